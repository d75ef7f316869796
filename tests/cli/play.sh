# Playing at the terminal: what can be said, resuming, referee, bots, the screen.
. tests/cli/lib
save=$XDG_STATE_HOME/arbiter/$GAME.save

talk 'keep\nview\n?\n? aragorn\n? mulligan\nhow threat\nhow aragorn attack\nlook hand\nlook\nlog 3\nlog spider\nhelp\n' \
    --players 1 --deck core-leadership --seed 3
ends 0
says out '1  keep this hand'
says out ' - Player 1 draws .*, .*,'
says out 'Passage Through Mirkwood - round 1 - Resource: drawing cards \(1\.3\)'
says out '^ Play area +WP ATK DEF HP RES$'
says out 'Aragorn +2 +3 +2 +5 +1'
says out '1B Flies and Spiders 0/8'
says out 'Stage 1B: With 8 progress'
says out '^\[tw\.1\.3\]'
says out 'Traits: .*Ranger'
says out '^\[mulligan\.1\]'
says out '^Player 1, Threat: 29'
says out '^ +12  Aragorn, threat cost of a starting hero'
says out '^Aragorn, Attack: 3'
says out '^ +3  Aragorn, printed'
says out 'Player 1: Hand'
says out 'Forest Spider is added to the staging area  *\['
says out 'ENG engagement cost, WP willpower, RES resources'
says out 'The game is kept. Go on with: arbiter play'
[ -s "$save" ] && ok "the game is saved" || bad "there is no $save"

# What a program would do, knowing what the player knows, and what else there is.
talk 'keep\nhint\n' --new --save "$tmp/hint.save" --players 1 --seed 4 --deck core-leadership
says out '^play .*: [0-9]+ % to win; '
# Which alternatives it names is a matter of judgement; that there are some is not.
grep -A1 -m1 '% to win' "$tmp/out" | tr -s '\n ' ' ' | grep -qE '% to win.*; [0-9.]+ (more|less) .* than with: ' && ok "hint says what speaks for its choice" || bad "hint does not say what speaks for its choice"
[ "$(grep -cE '^[a-z].*: [0-9]+ % to win' "$tmp/out")" -ge 2 ] && ok "hint names alternatives" || bad "hint names no alternative"

# A card in hand costs something to play; its ability is not what costs that.
talk 'keep\npass\nwhy not faramir\n' --new --save "$tmp/hand.save" --seed 1 --scenario passage --deck core-leadership
says out '^use Faramir: exhaust'
says out '^play Faramir \(cost 4\)'

# Several that are chosen one after the other: all at once, and one undo takes all back.
talk 'keep\npass\npass\npass\nall\nundo\n' --new --save "$tmp/all.save" --players 1 --seed 5 --deck core-leadership
says out '^all  commit all 3$'
says out ' - Committed to the quest: Aragorn, Gl.*, Th.*dred'
same "asked again whom to commit" "$(grep -c 'Commit whom to the quest? (willpower 0' "$tmp/out")" 2
talk 'aragorn\nall\nall\n' --save "$tmp/all.save"
says out '^all  commit all 2$'
says out 'Nothing that is asked now fits "all"'

# It goes on by itself, words find options and refusals, answers come back.
talk 'why not gandalf\ngandalf\nnonsense\n77\nno\nundo\nundo\nquit\n1\n'
ends 0
says out 'Going on with the game you left'
says out '^play Gandalf'
says out 'Nothing that is asked now fits "nonsense"'
says out 'There are options 1 to'
says out 'Planning: play cards'
says out 'Taken back'
talk 'keep\nno\nno\nundo 2\nundo 0\nundo 99\nundo\n'
says out '^2 answers are taken back\.'
says out 'undo 3. the last three'
says out 'which is as far as it goes'
talk 'keep\n'
talk 'theod\n' --deck core-lore
says out 'is not used; add --new'

# Names with accents, ambiguity, and a person who types the draws.
talk 'fara\nguard\nundo\nson\n' --new --referee --players 1 --deck core-leadership --seed 1
ends 0
says out 'Referee: Which card is on top of'
says out 'draws Faramir'
says out 'draws Son of Arnor'
same "a dated file keeps the game before" "$(ls "$XDG_STATE_HOME/arbiter" | grep -c -- "-20.*save$")" 1

# Several answers on one line: numbers mean what they meant when the line was
# typed, the rest is dropped when another seat or phase comes, and words meant for
# a question that does not come begin nothing new.
two="--players 2 --seed 7 --mode easy --deck core-leadership --deck core-spirit --seat-name Ann --seat-name Bob"
talk 'mulligan\nkeep\nno\nno\nnorthern tracker, dunhere, dunhere, eleanor, eleanor\nno\nwandering took, eowyn\n' --new $two
says out '1 resource paid from D.nhere \(2x\), Eleanor \(2x\)'
says out '^Not used, since .*: eowyn$'
grep -q 'uses .owyn' "$tmp/out" && bad "a leftover word was used" || ok "a leftover word begins nothing"
talk 'mulligan\nkeep\nno\nno\nno\nno\nno\nno\nno\nno\n1 2 4 1\n' --new $two
says out 'Committed to the quest: .owyn, D.nhere'
says out '^Not used, since somebody else is asked now: commit .owyn$'

# What a player does not care for is not asked, and the order is kept; responses
# are no action windows.
talk 'mulligan\nkeep\nignore eowyn\nignore sneak\nignore eowyn\nignore\n' --new $two
says out 'Not where all you could do is with: eowyn'
says out '^Bob: Planning: play cards'
talk 'orders\nno\nno\n'
says out 'Not where all you could do is with: eowyn'
says out '^Ann: Planning: play cards'
talk 'ignore nothing\nundo\n'
says out 'Nothing is ignored any more'
says out '^Ann: Planning: play cards'
talk 'mulligan\nkeep\nskip\nskip\nskip\nskip round\nskip\nskip\nskip\nskip\n' --new $two
says out 'Passed for you until the phase ends: Actions'
says out '^Ann: Planning: play cards'
same "skip lasts as long as it was to" "$(grep -c '^Ann: .*\(Planning\|Actions after the\)' "$tmp/out")" 2
says out '^Bob: Commit whom to the quest'
talk 'skip\n'
says out 'This is not a window'

# Orders by kind of window, phase and card.
talk 'orders\norders never responses\norders always combat phase\norders able actions in quest\norders never ever\norders\n'
says out 'name them, a phase, or both: Actions, Planning'
says out '^Responses: passed for you'
says out '^All \(Combat phase\): asked always'
says out '^Actions \(Quest phase\): asked where'
talk 'orders\nheed gandalf\nheed\n'
says out '^Responses: passed for you'
says out '^But always for: gandalf'
says out '`heed archer` asks you'

# A card in one phase only, and a phase in which everything is passed.
talk 'ignore nothing\norders always responses\nignore gandalf in quest\nignore sneak attack in actions in combat\norders pass travel\norders pass\n'
says out '^All \(Quest phase\): not for gandalf'
says out '^Actions \(Combat phase\): not for sneak attack'
says out '^All \(Travel phase\): passed for you'
says out '`orders pass` with a phase'
talk 'heed gandalf in quest\nignore nothing\norders\n'
says out '^All \(Quest phase\): always for gandalf'
same "what was said of things is forgotten, the rest is not" \
    "$(sed -n '/Nothing is ignored/,$p' "$tmp/out" | grep -c 'not for\|always for')" 0
says out '^All \(Travel phase\): passed for you'

# Several people share the terminal under their names.
talk '1\n1\n1\nview\n' --new --players 2 --seat-name Ann --seat-name Bob --seed 4
says out '^(Ann|Bob): '
says out '^- Ann '
grep -q 'Player [12]' "$tmp/out" && bad "a seat is called by its number" || ok "seats go by their names"
talk '1\n1\nview\n' --new --players 2 --seat-name 'Player 2' --seat-name Bob --seed 4
says out '^- Player 2 '
says out '^- Bob '

# A process killed outright loses nothing that was answered.
mkfifo "$tmp/keys"
"$ARBITER" play "$GAME" --ask able --save "$tmp/k.save" --players 1 --seed 5 <"$tmp/keys" >"$tmp/killed" 2>&1 &
pid=$!
exec 3>"$tmp/keys"
echo keep >&3
for _ in $(seq 50); do grep -q 'Round 1 begins' "$tmp/killed" && break; sleep 0.1; done
talk '' --save "$tmp/k.save"
ends 1
says err 'open in another terminal'
kill -9 $pid
wait $pid 2>/dev/null
exec 3>&-
talk '' --save "$tmp/k.save"
says out 'Going on with the game you left'
says out 'Actions after drawing cards|Planning: play cards'

# A damaged save is told and the sound part goes on.
size=$(stat -c %s "$tmp/k.save")
head -c $((size - 5)) "$tmp/k.save" >"$tmp/d.save"
talk '' --save "$tmp/d.save"
ends 0
says out 'd.save is damaged'
says out 'Restored'
head -c 10 "$tmp/k.save" >"$tmp/e.save"
talk '' --save "$tmp/e.save"
ends 1
says err 'nothing of it can be restored'

# Bots play to the end; then the next game is a new one.
talk '' --save "$tmp/b.save" --players 2 --bot 1 --bot 2 --seed 6
ends 0
says out 'The players have (won|lost)'
says out "arbiter replay $tmp/b.save"
exits 0 replay "$tmp/b.save"
talk '' --save "$tmp/b.save" --players 1
says out 'Keep this starting hand'

# Wrong use.
exits 0 play --help
exits 2 play
exits 2 play "$GAME" --new --deck nonsense
says err 'there is no "nonsense", but'
exits 2 play "$GAME" --new --players 7
exits 2 play "$GAME" --new --bot 9
exits 2 play "$GAME" --new --bot 1=nobody
exits 2 play "$GAME" --new --players 1 --bot 2
exits 2 play "$GAME" --new --players 2 --seat-name Ann --seat-name ann
says err 'two players are called'
exits 1 play no-such-game
exits 1 play "$GAME" --save /nonexistent/x.save
exits 2 play "$GAME" --save ''
says err '--save needs the name of a file'
exits 1 play "$GAME" --save "$tmp"
says err 'is a folder'
cp README.md "$tmp/notes.md"
exits 1 play "$GAME" --save "$tmp/notes.md"
says err 'name another file with --save'
cmp -s README.md "$tmp/notes.md" && ok "a file that is no save is left alone" || bad "a file was changed"
[ -e "$tmp/notes.md.lock" ] && bad "a lock is left behind" || ok "no lock is left behind"
exits 2 play "$GAME" --new --set colour=red
says err 'no setup option "colour"; it has: scenario, mode, edition,'
exits 2 play "$GAME" --new --set edition=1999
says err 'Edition: there is no "1999", but 2011, 2022'

# A copy never writes over a file.
talk "save $tmp/notes.md\nsave $tmp/copy.save\nsave $tmp/copy.save\n" --new --players 1 --seed 1
says out 'notes.md is there already'
says out 'A copy is in'
says out 'copy.save is there already'
cmp -s README.md "$tmp/notes.md" && ok "save leaves other files alone" || bad "save wrote over a file"

# A terminal: drawn within 80 columns, colour unless it is not wanted.
screen() {
    printf '\nkeep\nquit\n' | TERM=xterm COLUMNS=80 script -qec \
        "stty cols 80 rows 40; $ARBITER play $GAME --ask able --save $tmp/s.save --new --players 1 --deck core-spirit --scenario passage-through-mirkwood $*" \
        /dev/null >"$tmp/out" 2>"$tmp/err"
    status=$?
}
unset NO_COLOR
if command -v script >/dev/null; then
    screen
    ends 0
    grep -q $'\033\[1m' "$tmp/out" && ok "colour on a terminal" || bad "no colour on a terminal"
    widest=$(sed 's/\x1b\[H/\n/g; s/\x1b\[[0-9;]*[A-Za-z]//g; s/\r//g' "$tmp/out" | LC_ALL=C.UTF-8 wc -L)
    [ "$widest" -le 80 ] && ok "80 columns are enough" || bad "a line of $widest columns"
    NO_COLOR=1 screen
    grep -q $'\033\[1m' "$tmp/out" && bad "NO_COLOR is not heeded" || ok "NO_COLOR is heeded"
    screen --plain
    grep -q $'\033\[' "$tmp/out" && bad "--plain is not plain" || ok "--plain is plain"

    # Questions before the game: a wrong word, a name twice, a bot; then a narrow
    # and a short window.
    ask() {
        printf "$1" | TERM=xterm script -qec \
            "stty cols $2 rows $3; $ARBITER play $GAME --ask able --save $tmp/q.save --new --seed 2 --open" \
            /dev/null >"$tmp/out" 2>"$tmp/err"
        sed -i 's/\x1b\[H/\n/g; s/\x1b\[[0-9;]*[A-Za-z]//g; s/\r//g' "$tmp/out"
    }
    ask '1\nfoo\n\n3\nAnn\nspi\n2\nann\nbot\n\n\n\nkeep\nquit\n' 60 30
    says out 'None of these is called "foo"'
    says out '"spi" could be 2 \(Spirit starter'
    says out 'There is a "ann" already'
    says out 'Deck for Bot 2'
    says out 'Bot 2.* Hand 6'
    widest=$(sed -n '/Setup/,$p' "$tmp/out" | LC_ALL=C.UTF-8 wc -L)
    [ "$widest" -le 60 ] && ok "60 columns are enough" || bad "a line of $widest columns in 60"
    # What is refused is asked again, and nothing else.
    ask '\n\n2\nAnn\n1\nBob\n1\nspirit\n2\nkeep\nkeep\nquit\n' 80 40
    says out 'two players bring the unique hero "Aragorn" \(rule unique-cards.2\)'
    same "names are asked once" "$(grep -c 'Name of player' "$tmp/out")" 2
    same "only the wrong deck is asked again" "$(grep -c 'Deck for Ann' "$tmp/out")/$(grep -c 'Deck for Bob' "$tmp/out")" 1/2
    says out '^. Bob .* Threat 24/50'
    ask '\n\n4\nA\n\nB\n\nC\n\nD\n\nkeep\nkeep\nquit\n' 80 24
    longest=$(awk '/^Passage/ { n = 0 } { n++ } /^> / && n > most { most = n } END { print most }' "$tmp/out")
    [ "$longest" -le 24 ] && ok "24 rows are enough for four" || bad "a screen of $longest rows in 24"
fi
finish
