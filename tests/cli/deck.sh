# Decks: the forms they are exchanged in, what is refused, building one.
. tests/cli/lib

exits 0 deck list
says out '^core-spirit .*Spirit starter'
says out '3 heroes, threat 29, 30 cards: Aragorn, Glóin, Théodred'
exits 2 deck
says err 'check, show, list, new'
exits 2 deck shuffle
exits 2 deck check
exits 2 deck show core-spirit --format pdf
says err 'text, json, ringsdb, o8d'
exits 1 deck check "$tmp/none.txt"
says err 'none.txt cannot be read'
exits 1 deck list "$tmp/nowhere"

# Starters may be played though they are small; whoever asks is told.
exits 0 deck check core-lore two-sphere-lore-tactics
says out '^core-lore: legal; 3 heroes, threat 30, 30 cards'
says out 'deck of your own needs at least 50'
says out '\[deckbuilding\.2\]'
# Cards of a sphere that no hero has the icon of, and only those, are told of.
printf 'Hero (1)\n1x Aragorn\n\nAlly\n3x Faramir\n2x Gandalf\n1x Beorn\n2x Gondorian Spearman\n' >"$tmp/spheres.txt"
exits 1 deck check "$tmp/spheres.txt"
says out 'no hero has the tactics icon that 3 cards must be paid with'
same "no other sphere is missed" "$(grep -c 'no hero has the' "$tmp/out")" 1
printf 'Hero (1)\n1x Aragorn\n\nAlly\n3x Faramir\n2x Gandalf\n1x Beorn\n' >"$tmp/spheres.txt"
exits 1 deck check "$tmp/spheres.txt"
says out 'no hero has the tactics icon that 1 card must be paid with'
exits 1 deck check core-lroe
says err 'did you mean "core-lore"'

exits 0 deck show two-sphere-leadership-spirit
says out '^Hero \(3\)'
says out '^  3x Steward of Gondor +leadership +cost 2'
says out '^   5   5  #####$'
says out '^Spheres +leadership 28 · spirit 19 · neutral 3'
says out '^Boxes +3 of 2011, or 1 of 2022'
says out 'This deck is legal'

# A program is told where each card comes from, and what the deck adds up to.
exits 0 deck check core-lore --json
says out '"set": "Core Set"'
says out '"code": "01011"'
says out '"average_cost": 2\.25'
printf 'Allies\n\nAragorn\n\n3x Faramir\n2x Gandalf\n' >"$tmp/allies.txt"
exits 1 deck check "$tmp/allies.txt" --json
for none in attachment event; do says out "\"$none\": 0"; done
says out '"ally": 5'
says out '"4": 3'
says out '"5": 2'
says out '"average_cost": 4\.4'

# Out and in again: every form holds the whole deck.
whole=two-sphere-leadership-spirit
for form in text json ringsdb o8d; do
    exits 0 deck show $whole --format $form
    cp "$tmp/out" "$tmp/deck.$form"
    exits 0 deck show "$tmp/deck.$form" --format json
    cp "$tmp/out" "$tmp/again.$form"
    exits 0 deck check "$tmp/deck.$form" --json
    says out "\"prepared\": \"$whole\""
done
sed '/"name"/d; s/,$//' "$tmp/again.o8d" | sort >"$tmp/a"
for form in text json ringsdb; do
    sed '/"name"/d; s/,$//' "$tmp/again.$form" | sort >"$tmp/b"
    cmp -s "$tmp/a" "$tmp/b" && ok "$form holds the same cards" || bad "$form lost cards"
done
exits 0 deck show $whole --format text
says out '^3x Celebrían.s Stone \(Core Set\)$'
says out '^Ally \(24\)$'
exits 0 deck show $whole --format ringsdb
says out '"01073": 3'
exits 0 deck check "$tmp/deck.ringsdb" --json
same "nothing is left out" "$(grep -c sideboard "$tmp/out")" 0
sed 's/"sideslots": \[\]/"sideslots": {"01073": 1}/' "$tmp/deck.ringsdb" >"$tmp/aside.json"
exits 0 deck check "$tmp/aside.json" --json
says out 'the sideboard is left out'
exits 0 deck show $whole --output "$tmp/x.o8d"
silent out
grep -q 'id="51223bd0-ffd1-11df-a976-0801200c9057">Unexpected Courage<' "$tmp/x.o8d" &&
    ok "OCTGN's ids are written" || bad "OCTGN's ids are missing"
exits 1 deck show $whole --output "$tmp/x.o8d"
says err 'is there already; --force'
exits 0 deck show $whole --output "$tmp/x.o8d" --force

# All that is wrong at once, each with its rule.
cat >"$tmp/bad.txt" <<'X'
My bad deck

Heroes (5)
1x Aragorn (Core Set)
Eowyn
Éowyn
Faramir (Core Set)
Gimly

Ally (7)
4x Faramir (Core Set)   # too many
3 gandlf
2x Forest Spider
2x Aragorn
Snowbourn Scout x3

3 Heroes, 50 cards
X
exits 1 deck check "$tmp/bad.txt"
says out 'breaks the rules; 3 heroes, threat 30, 7 cards'
says out 'Faramir is an ally, not a hero \[deckbuilding\.1\]'
says out 'no card "Gimly"; did you mean "Gimli"'
says out 'no card "gandlf"; did you mean "Gandalf"'
says out 'Forest Spider is an enemy'
says out 'Aragorn is a hero; heroes begin in play'
says out 'Éowyn is unique.*\[unique-cards\.2\]'
says out 'has 7 cards, at least 50 are needed \[deckbuilding\.2\]'
says out '4 copies of Faramir.*\[deckbuilding\.4\]'
exits 1 deck check "$tmp/bad.txt" --json
says out '"ok": false'
says out '"rule": "deckbuilding.4"'
exits 1 play "$GAME" --new --save "$tmp/p.save" --deck "$tmp/bad.txt"
says err 'cannot be played'
says err '  - 4 copies of Faramir.*\(rule deckbuilding.4\)'
says err '  - the deck has 7 cards.*\(rule deckbuilding.2\)'
[ -e "$tmp/p.save" ] && bad "a game was begun with an illegal deck" || ok "no game is begun"
exits 2 sim "$GAME" --games 1 --set deck="$tmp/bad.txt"
says err 'copies of Faramir'
printf '3x Faramir\n\377\376\n' >"$tmp/latin.txt"
exits 1 deck check "$tmp/latin.txt"
says err 'UTF-8'
: >"$tmp/empty.txt"
exits 1 deck check "$tmp/empty.txt"
head -c 3000 /dev/urandom | base64 >"$tmp/noise.txt"
exits 1 deck check "$tmp/noise.txt"
seq -f '1x card%g' 1 5000 >"$tmp/long.txt"
exits 1 deck check "$tmp/long.txt"
says out 'the rest was not read'
echo '{"cards":[{"title":"Aragorn","type":"hero","copies":1},{"title":"Faramir","type":"ally","copies":2}]}' >"$tmp/list.json"
exits 1 deck check "$tmp/list.json"
says out '1 hero, threat 12, 2 cards'

# To play a deck of one's own.
for form in text json ringsdb o8d; do
    exits 0 sim "$GAME" --games 2 --set deck="$tmp/deck.$form" --check
done
printf 'keep\nlook hand\n' | "$ARBITER" play "$GAME" --new --save "$tmp/p.save" --players 1 \
    --deck "$tmp/deck.text" --seed 2 >"$tmp/out" 2>"$tmp/err"
same "a game with a deck from a file" "$?" 0
says out 'Player 1: Hand'
exits 0 replay "$tmp/p.save"

# Building from options.
exits 0 deck new "$tmp/new.txt" --card aragorn --card theodred --card '3x faramir' --card 2gandalf --name 'Two men'
says err 'Written to .*new.txt. It cannot be played yet:'
says err '^  - .*has 5 cards.*deckbuilding\.2'
same "it is written all the same" "$(sed -n 1p "$tmp/new.txt")" "Two men"
grep -q '^3x Faramir' "$tmp/new.txt" && ok "words find cards" || bad "Faramir is missing"
exits 1 deck new "$tmp/new.txt" --card aragorn
says err 'is there already'
exits 1 deck new --card aragron
says err 'did you mean "Aragorn"'
silent out
exits 0 deck new --from $whole --card '-1 gandalf' --card 'feint' --format json
says out '"Feint": 1'
says out '"Gandalf": 2'

# Building by words.
build() {
    printf "$1" | "$ARBITER" deck new "${@:2}" >"$tmp/out" 2>"$tmp/err"
    status=$?
    grep -qE 'AddressSanitizer|LeakSanitizer|runtime error' "$tmp/err" && bad "deck new: a sanitizer complained"
}
build "help\nfind spirit ally cost 2\nlook beorn\naragorn\neow\n3 faramir\n-1 faramir\nnonsense\nof\ncurve\ncheck\nname Mine\nshow\nsave $tmp/mine.json\nquit\n"
same "deck new ends well" "$status" 0
says out '^  Wandering Took .*ally .*cost 2'
says out 'Once per round'
same "no line of it is wider than 80" "$(grep -cE '^.{81}' "$tmp/out")" 0
says out '^1x Éowyn; 2 heroes, threat 21, 0 cards \(1 problem'
says out '^2x Faramir; 2 heroes, threat 21, 2 cards'
says out 'No card is called "nonsense"'
says out '^   4   2  ##'
says out '^Mine: 2 heroes'
says out "Written to $tmp/mine.json"
exits 1 deck check "$tmp/mine.json"
says out 'has 2 cards'
build 'find hero\nfind ally\n1 faramir\nquit\n' --name Wide
says out '0 heroes, threat 0, 1 card \('
same "no line of a list is wider than 80" "$(grep -cE '^.{81}' "$tmp/out")" 0
build '3 gandalf\ndone\n' --from "$tmp/mine.json" "$tmp/mine.json"
same "what was begun from a file is written again" "$status" 0
exits 1 deck show "$tmp/mine.json" --format text
says out '^3x Gandalf'
build 'aragorn\nquit\n'
same "leaving without saving is told" "$status" 1
says err 'not saved'
exits 1 deck list "$tmp"
says out '^mine.json'
says out 'breaks the rules'

# At a terminal of 24 rows: all heroes, nothing but them, and what can be said.
if command -v script >/dev/null; then
    printf 'quit\r' | TERM=dumb script -qefc "stty cols 80 rows 24 -echo; $ARBITER deck new" /dev/null |
        tr -d '\r' >"$tmp/out" 2>"$tmp/err"
    says out '^  Aragorn .* hero +threat 12 WP 2'
    says out '^12 cards$'
    says out '^  quit +leave'
    rows=$(sed '/^deck> /q' "$tmp/out" | wc -l)
    [ "$rows" -le 24 ] && ok "24 rows are enough to begin a deck" || bad "a beginning of $rows rows"
fi

# What is no deck at all is no deck that breaks rules.
exits 1 deck check nothing-of-the-kind
says err 'there is no deck "nothing-of-the-kind", but "core-leadership".*nor is there such a file'
silent out
exits 1 deck new --card Aragorn --card '0x Faramir'
says err 'means no copies at all'

# A small deck of one's own, where deck building is free.
printf 'Small\n\nAragorn\n\n3x Faramir\n9x Gandalf\n' >"$tmp/small.txt"
exits 1 play "$GAME" --new --deck "$tmp/small.txt"
says err 'at least 50 are needed'
exits 0 play "$GAME" --new --deck "$tmp/small.txt" --set deckbuilding=free
says out 'Keep this starting hand'
exits 0 sim "$GAME" --games 2 --set deck="$tmp/small.txt" --set deckbuilding=free
finish
