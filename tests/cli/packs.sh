# Packs that are wrong are refused with file and line, and the program goes on.
. tests/cli/lib

exits 0 pack check "packs/$GAME"
says out "for $GAME"
says out 'declarations, no error'
exits 0 pack check "packs/$GAME" --json
says out '"declarations": [0-9]+'
exits 1 pack check "$tmp/none"
says err 'none'
mkdir -p "$tmp/empty"
exits 1 pack check "$tmp/empty"
says err 'pack.lua'

# refused NAME PATTERN: the pack on stdin is refused; stderr names file and line.
refused() {
    mkdir -p "$tmp/$1"
    { printf 'pack { name = "%s", version = "1", game = "%s" }\n' "$1" "$GAME"; cat; } >"$tmp/$1/pack.lua"
    exits 1 pack check "$tmp/$1"
    says err "$1/pack.lua:[0-9]+: "
    says err "$2"
}
refused typo 'ally|alyl' <<'X'
alyl "Nobody" { sphere = "lore" }
X
refused endless 'instruction|long|time|loop' <<'X'
while true do end
X
refused recursion 'stack|deep|memory|instruction' <<'X'
local function f(n) return 1 + f(n) end
f(1)
X
refused memory 'memory' <<'X'
local s = string.rep("x", 1024 * 1024 * 1024)
X
refused growth 'memory|instruction' <<'X'
local t = {}
for i = 1, 1e9 do t[i] = "entry " .. i end
X
refused files 'io' <<'X'
local f = io.open("/etc/passwd")
X
refused system 'os' <<'X'
os.execute("true")
X
refused loading 'load|word' <<'X'
load("return 1")()
X
refused outside 'include|\.\.' <<'X'
include("../../README.md")
X
refused syntax 'expected|near' <<'X'
local = 3
X
mkdir -p "$tmp/other"
echo 'pack { name = "other", version = "1", game = "no-such-game" }' >"$tmp/other/pack.lua"
exits 1 pack check "$tmp/other"
says err 'no-such-game'
printf 'pack { name = "\377\376", game = 3 }\n' >"$tmp/other/pack.lua"
exits 1 pack check "$tmp/other"
head -c 4096 /dev/urandom >"$tmp/other/pack.lua"
exits 1 pack check "$tmp/other"

# All errors of a pack are told at once, each where it is; a word nobody knows and a
# wrong part do not hide what stands beside them, and nothing is told twice.
mkdir -p "$tmp/many"
cat >"$tmp/many/pack.lua" <<'X'
pack { name = "many", version = "1", game = "lotr-card-game" }
ally "One" {
  sphere = "lor",
  cost = 99, willpower = 1, attack = 1, defense = 1, hit_points = 1,
  keywords = { "rangd", "haste" },
  wilpower = 1,
  response { after = enters_play(self),
    effect = { choose{ enemies{ plce = "staging" } },
      damge(1, target),
      draw("x") } },
  action { cost = exhast(self), effect = ready(5) },
  action { effect = { choose{ 3 }, damage(1, target), may{ draw(you), raise_threat(1) } } },
  forced { after = nothing_known(self), effect = damage(amount, it) },
}
alyl "Nobody" { cost = 3 }
deck "d" { name = "D", heroes = { "Aragon" }, cards = { { 4, "Gandalf" }, { 1, "Gandlf" } } }
scenario "s" { name = "S", sets = { "Nowhere" }, quests = { "No such", 120 } }
attachment "Two" { sphere = "lore", cost = 1, attach_to = heros{}, sphere2 = 1,
  constant { add("atack", 1, host), add("attack", 1, traget) } }
X
exits 1 pack check "$tmp/many"
while read -r line words; do
    says err "many/pack.lua:$line: .*$words"
done <<'X'
3 field "sphere" is "lor"; did you mean "lore"
4 field "cost" is 99; expected a whole number
5 "rangd" is no keyword; did you mean "ranged"
5 "haste" is no keyword
6 unknown field "wilpower"; did you mean "willpower"
8 enemies: unknown field "plce"; did you mean "place"
9 unknown word "damge"; did you mean "damage"
10 "x" is no number
11 unknown word "exhast"; did you mean "exhaust"
11 5 is no card; expected self
12 3 is no card; expected self
12 you is no number
13 unknown word "nothing_known"
15 unknown word "alyl"; did you mean "ally"
16 there is no card "Aragon"; did you mean "Aragorn"
16 entry 1 is not in its form
16 there is no card "Gandlf"; did you mean "Gandalf"
17 no encounter card belongs to the set "Nowhere"
17 there is no card "No such"
18 unknown word "heros"; did you mean "hero"
18 unknown field "sphere2"; did you mean "sphere"
19 found "atack"; did you mean "attack"
19 unknown word "traget"; did you mean "target"
X
says err '^arbiter: 23 errors$'
exits 1 pack check "$tmp/many" --json
same "the report has them all" "$(grep -c '"line"' "$tmp/out")" 23

# Decks and scenarios: each entry is looked at.
mkdir -p "$tmp/lists"
cat >"$tmp/lists/pack.lua" <<X
pack { name = "lists", version = "1", game = "$GAME" }
deck "a" { name = "A", heroes = { "Aragorn", "Aragorn" }, cards = { { 1, "Gandalf" }, { 2, "Gandalf" } } }
deck "a" { name = "A", heroes = {}, cards = {} }
deck "b" { name = "B", heroes = { 7, 8, 9, 10 } }
deck "c" { name = "C", heroes = { 7 }, cards = { { 1, "Valor" }, { 1, "Aragorn" }, "Gandalf", { 0, "Gandalf" } } }
scenario "s" { name = "S", sets = { "Spiders of Mirkwood", "Spiders of Mirkwood", "Spiders of Mirkwod", 7 },
  quests = { 121, 120 }, aside = { "Goblin Sniper", 5 } }
scenario "s" { name = "S", sets = {}, quests = "x", aside = 1 }
X
exits 1 pack check "$tmp/lists"
while read -r line words; do
    says err "lists/pack.lua:$line: .*$words"
done <<'X'
2 "Aragorn" is in the deck twice
2 "Gandalf" is in the deck twice
3 there is another deck of this name
3 field "heroes" is not in its form; expected a list of 1 to 3 heroes
3 field "cards" is not in its form
4 field "heroes" is not in its form
4 field "cards" is not in its form
5 "Valor" is a boon of campaigns
5 "Aragorn" is another type of card
5 entry 3 is not in its form; expected { copies from 1 to 3, "Title" }
5 entry 4 is not in its form
6 the set "Spiders of Mirkwood" is named twice
6 the set "Spiders of Mirkwod"; did you mean "Spiders of Mirkwood"
6 no encounter card belongs to the set 7
7 is of stage 3; expected stage 1
7 is of stage 2; expected stage 4
7 "Goblin Sniper" is in none of the scenario's sets
7 there is no card 5
8 there is another scenario of this name
8 field "sets" is not in its form; expected a list of 1 to 8
8 field "quests" is not in its form
8 field "aside" is not in its form
X
says err '^arbiter: 22 errors$'

# Elsewhere the first one is enough.
exits 1 sim "$GAME" --games 1 --pack "$tmp/many"
same "one error stops a game" "$(grep -c 'many/pack.lua' "$tmp/err")" 1

# A file that breaks off does not keep the others from being read.
mkdir -p "$tmp/broken"
printf 'pack { name = "broken", version = "1", game = "%s" }\ninclude "a.lua"\ninclude "b.lua"\ninclude "c.lua"\nalyl "X" {}\n' \
    "$GAME" >"$tmp/broken/pack.lua"
echo 'local = 3' >"$tmp/broken/a.lua"
printf 'local t\nlocal x = t.y\n' >"$tmp/broken/b.lua"
echo 'ally "Nameless"' >"$tmp/broken/c.lua"
exits 1 pack check "$tmp/broken"
says err 'a.lua:1: '
says err 'b.lua:2: '
says err 'c.lua:1: .*the table is missing'
says err 'pack.lua:5: unknown word "alyl"'
says err 'is checked when that is mended'
printf 'pack { name = "broken", version = "1", game = "%s" }\ninclude "a.lua"\ninclude "b.lua"\n' \
    "$GAME" >"$tmp/broken/pack.lua"
echo 'while true do end' >"$tmp/broken/a.lua"
exits 1 pack check "$tmp/broken"
says err 'a.lua:1: the pack runs too long'

# Warnings: what can be played and is likely wrong.
mkdir -p "$tmp/likely"
cat >"$tmp/likely/pack.lua" <<'X'
pack { name = "likely", version = "1", game = "lotr-card-game" }
ally "Seeker" {
  sphere = "lore", cost = 1, willpower = 1, attack = 1, defense = 1, hit_points = 1,
  action { effect = search{ you, enemies{ place = "deck" } } },
  action { effect = search{ you, events{ place = "deck", trait = "Gondor", cost = 19 } } },
  action { effect = search{ you, allies{ place = "deck", trait = "Gondor" } } },
  action { effect = { choose{ allies{
    trait = "Gonder" } }, ready(target) } },
  action { effect = cancel() },
  response { cancels = revealed(treacheries{}), effect = draw(1) },
  response { after = commits(self), effect = replace{ draw(1) } },
  response { cancels = revealed(treacheries{}), effect = if_{ exists(self), then_ = cancel() } },
  constant { cannot_have_attachments(self, "Wepon") },
  constant { gain_trait("Wise", self), add("attack", 1, allies{ trait = "Wise" }) },
  action { effect = search{ you, allies{ place = "encounter_deck", title = "Faramir" } } },
  action { effect = search{ you, heroes{ place = "discard", title = "Gimli" } } },
  action { effect = search{ you, heroes{ place = "deck", title = "Gimli" } } },
  action { effect = search{ you, allies{ place = "deck", title = "Faramir", sphere = "lore" } } },
  action { effect = search{ you, allies{ place = "deck", title = "Faramir", sphere = "leadership" } } },
  action { effect = search{ you, allies{ place = "deck", title = "Faramir", cost = 3 } } },
  action { effect = search{ you, allies{ place = "deck", title = "Faramir", cost = 4 } } },
  action { effect = search{ you, allies{ place = "deck", keyword = "surge" } } },
  action { effect = search{ you, allies{ place = "deck", keyword = "ranged" } } },
}
enemy "Straggler" {
  engagement_cost = 1, threat = 1, attack = 1, defense = 1, hit_points = 1,
  set = "Stragglers",
}
X
exits 0 pack check "$tmp/likely"
while read -r line words; do
    says err "warning: .*likely/pack.lua:$line: .*$words"
done <<'X'
4 the search can find nothing
5 the search can find nothing
8 no card has the trait "Gonder"; did you mean "Gondor"
9 cancel\(\) has nothing to cancel; expected cancels =
10 cancels nothing; expected cancel\(\)
11 replace\{ \} has nothing to replace; expected when =
13 no card has the trait "Wepon"; did you mean "Weapon"
15 the search can find nothing
17 the search can find nothing
18 the search can find nothing
20 the search can find nothing
22 the search can find nothing
27 no scenario uses the encounter set "Stragglers"
X
same "no other warnings" "$(grep -c 'warning:' "$tmp/err")" 13
says out 'no error, 13 warnings'
exits 0 pack check "$tmp/likely" --json
says out '"warnings": \['
exits 0 pack check "packs/$GAME"
same "our own pack is free of them" "$(grep -c 'warning:' "$tmp/err")" 0

# What only this game has words for: each is looked at, and what is wrong beside it is told, too.
mkdir -p "$tmp/own"
cat >"$tmp/own/pack.lua" <<'X'
pack { name = "own", version = "1", game = "lotr-card-game" }
product "Own" { code = "78" }
product "Own again" { code = "79" }
ally "Busy" {
  sphere = "lore", cost = 1, willpower = 1, attack = 1, defense = 1, hit_points = 1, copies = { 1, 2, 3 },
  action { effect = { choose{ heroes{ sphere = "lore", not_sphere = "spirit" } }, ready(target) } },
  action { effect = { choose{ events{} }, to_hand(target, you) } },
  action { effect = reveal{ 1, instead = true, added = true } },
  action { effect = reveal(1, 2) },
  action { effect = switch_places(self) },
  action { effect = switch_places(allies{}, self) },
  action { effect = switch_places(self, allies{}) },
  action { effect = next_stage(1) },
  action { effect = become_enemy("Nobody", you) },
  action { effect = become_enemy("Nobody") },
  action { effect = earn() },
  action { effect = earn("Valor", you, you) },
  action { effect = earn(self, you) },
  action { effect = earn("Gandalf") },
  action { effect = note("word") },
  action { effect = note(1, self) },
}
objective_ally "Strayed" {
  set = "Wilderlands", willpower = 1, attack = 1, defense = 1, hit_points = 1, copies = { 1, 21 },
  controller = you,
}
ally "Strayed Far" {
  sphere = "lore", cost = 1, willpower = 1, attack = 1, defense = 1, hit_points = 1, copies = { 1, 2, more = 3 },
}
ally "Busy" { sphere = "lore", cost = 1, willpower = 1, attack = 1, defense = 1, hit_points = 1, copies = { -1, 1 } }
campaign_card "Lonely" { number = 900, side = "B", text = "Alone." }
campaign "lost" { name = "Lost", parts = { { scenario = "nowhere", card = "Gandalf", aside = { { 0, "Mendor" } } } } }
X
exits 1 pack check "$tmp/own"
while read -r line words; do
    says err "own/pack.lua:$line: .*$words"
done <<'X'
3 the pack already is the product "Own"
5 field "copies" is not in its form; expected a number from 0 to 20, or two of them: \{ in 2011, in 2022 \}
6 both "sphere" and "not_sphere" are given; expected one
7 events are never in play; expected place = "hand", "discard" or "deck"
8 reveal is not in its form; expected reveal\(number\) or reveal\{ number, instead = true \}
9 reveal is not in its form; expected reveal\(number\) or reveal\{ number, instead = true \}
10 switch_places is not in its form; expected switch_places\(card, card\)
11 two single cards switch; expected target, self or the like
12 two single cards switch; expected target, self or the like
13 next_stage is not in its form; expected next_stage\(\) or next_stage\{ random = true \}
14 no enemy is titled "Nobody"
15 become_enemy is not in its form; expected become_enemy\("Title", player\)
16 earn is not in its form; expected earn\("Title", player\) or earn\(cards\)
17 earn is not in its form; expected earn\("Title", player\) or earn\(cards\)
18 earn is not in its form; expected earn\("Title", player\) or earn\(cards\)
19 "Gandalf" is no boon and no burden
20 note is not in its form; expected note\("word", card\)
21 note is not in its form; expected note\("word", card\)
24 field "copies" is not in its form; expected a number from 0 to 20, or two of them: \{ in 2011, in 2022 \}
24 unknown field "set"
25 "controller" is another player; expected first_player
28 field "copies" is not in its form; expected a number from 0 to 20, or two of them: \{ in 2011, in 2022 \}
30 ally "Busy" of .*pack.lua:4 has the same title
30 field "copies" is not in its form; expected a number from 0 to 20, or two of them: \{ in 2011, in 2022 \}
31 the card has no side "A"; expected both
32 "Gandalf" is another type of card; expected a campaign card
32 entry 1 is not in its form; expected \{ copies from 1 to 12, "Title" \}
32 there is no scenario "nowhere"
X
says err '^arbiter: 28 errors$'

# The largest and the smallest of each are still right.
mkdir -p "$tmp/bounds"
cat >"$tmp/bounds/pack.lua" <<'X'
pack { name = "bounds", version = "1", game = "lotr-card-game" }
enemy "Many" { set = "Many", copies = { 20, 0 }, engagement_cost = 30, threat = 0, attack = 0, defense = 0, hit_points = 1 }
enemy "More" { set = "Many", copies = 20, engagement_cost = 30, threat = 0, attack = 0, defense = 0, hit_points = 1 }
quest "First" { set = "Many", stage = 1, quest_points = 1 }
quest "Last" { set = "Many", stage = 20, quest_points = 1 }
X
exits 0 pack check "$tmp/bounds"
says out '4 +declarations, no error'
sed -i 's/stage = 20/stage = 21/; s/stage = 1,/stage = 0,/' "$tmp/bounds/pack.lua"
exits 1 pack check "$tmp/bounds"
says err 'pack.lua:4: .*"stage"'
says err 'pack.lua:5: .*"stage"'

# A moment that never comes is refused, with those that do come.
mkdir -p "$tmp/never"
cat >"$tmp/never/pack.lua" <<'X'
pack { name = "never", version = "1", game = "lotr-card-game" }
ally "Waiter" {
  sphere = "lore", cost = 1, willpower = 1, attack = 1, defense = 1, hit_points = 1,
  forced { when = destroyed(self), effect = draw(1) },
  response { when = readied(self), effect = draw(1) },
  constant { when = enters_play(self), effect = draw(1) },
  response { after = effect(events{}), effect = draw(1) },
  forced { after = shadow_effect(), effect = draw(1) },
  response { cancels = draws(), effect = cancel() },
  action { effect = delayed{ at = effect(), draw(1) } },
  forced { when = leaves_play(self), effect = draw(1) },
  forced { when = effect(), effect = draw(1) },
  forced { when = effect(allies{}), effect = draw(1) },
  forced { when = effect(events{}), effect = draw(1) },
}
X
exits 1 pack check "$tmp/never"
while read -r line words; do
    says err "never/pack.lua:$line: ally \"Waiter\": $words"
done <<'X'
4 destroyed cannot be answered by "when"; expected after = destroyed.*, or when with one of leaves_play, damaged,
5 readied cannot be answered by "when"
6 enters_play cannot be answered by "when"
7 nothing is answered after effect; expected it with when or cancels
8 nothing is answered after shadow_effect; expected it with when or cancels
9 draws cannot be answered by "cancels"; expected after or when = draws.*, or cancels with one of revealed, shadow_effect, effect
10 nothing is answered after effect
12 forced answers its own effect
13 forced answers its own effect
X
says err '^arbiter: 9 errors$'

# A card's number is its own in its product, so that one can stand beside another.
mkdir -p "$tmp/more"
cat >"$tmp/more/pack.lua" <<'X'
pack { name = "more", version = "1", game = "lotr-card-game" }
product "More" { code = "77" }
hero "First of More" { number = 1, sphere = "lore", threat_cost = 5,
  willpower = 1, attack = 1, defense = 1, hit_points = 3 }
quest "More of the Road" { number = 119, set = "More", stage = 1, quest_points = 5 }
quest "The Rest of the Road" { number = 500, set = "More", stage = 2, quest_points = 5 }
scenario "more" { name = "More", sets = { "Wilderlands" }, quests = { 119, 120 } }
X
exits 0 pack check "$tmp/more"
exits 0 games "$GAME" --pack "$tmp/more"
cat >>"$tmp/more/pack.lua" <<'X'
hero "Second of More" { number = 1, sphere = "lore", threat_cost = 5,
  willpower = 1, attack = 1, defense = 1, hit_points = 3 }
X
exits 1 pack check "$tmp/more"
says err 'pack.lua:8: hero "Second of More": hero "First of More" of .*pack.lua:3 has the same number'

# A number that only other packs have is that of the only one.
mkdir -p "$tmp/third"
cat >"$tmp/third/pack.lua" <<'X'
pack { name = "third", version = "1", game = "lotr-card-game" }
scenario "third" { name = "Third", sets = { "Wilderlands" }, quests = { 119 } }
X
exits 0 pack check "$tmp/third"
sed -i '/Second of More/,$d' "$tmp/more/pack.lua"
exits 1 sim "$GAME" --games 1 --pack "$tmp/more" --pack "$tmp/third"
says err 'third/pack.lua:2: scenario "third": 2 packs have a card of the number 119; expected its title'

# Several at once: one bad pack does not stop the check of the next.
exits 1 pack check "$tmp/typo" "packs/$GAME"
says out 'no error'
exits 1 sim "$GAME" --games 1 --pack "$tmp/typo"
says err 'typo/pack.lua:2'
for dir in examples/*/; do
    [ -f "$dir/pack.lua" ] && exits 0 pack check "$dir"
done

# Phantom Epoch: a form without its number, and planets without their fame or one too many.
GAME=phantom-epoch
epoch_wrong() {
    mkdir -p "$tmp/epoch"
    { printf 'pack { name = "epoch", version = "1", game = "%s" }\n' "$GAME"; cat; } >"$tmp/epoch/pack.lua"
    exits 1 pack check "packs/$GAME" "$tmp/epoch"
    says err "$1"
}
echo 'action_card "Y" { class = "Warrior", ap = 1, does = attack{} }' | epoch_wrong 'attack is not in its form; expected attack\{ number'
echo 'action_card "Y" { class = "Warrior", ap = 1, does = move{} }' | epoch_wrong 'move is not in its form; expected move\(number\)'
echo 'planet "X" {}' | epoch_wrong 'planet "X": expected at most 8 planets, each with fame'
for i in 1 2 3 4 5 6; do echo "planet \"X$i\" { fame = { 0, 1, 2 } }"; done | epoch_wrong 'planet "X6": expected at most 8 planets'
GAME=lotr-card-game
finish
