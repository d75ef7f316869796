# Campaigns: begun, gone on with, won, lost; the log between scenarios.
. tests/cli/lib
log=$tmp/c.json

exits 2 campaign
says err 'expected show FILE, or next FILE NEW'
exits 0 campaign --help
says out 'arbiter play GAME --campaign FILE'
exits 1 campaign show "$log"
says err 'there is no campaign log'

# All that a log can hold, in words.
cat >"$tmp/full.json" <<'LOG'
{"game": "lotr-card-game", "campaign": "mirkwood-paths", "scenario": 3, "fallen": ["Glóin", "Théodred"], "threat_penalty": 1,
 "notes": {"prisoner": "Aragorn"},
 "pool": [{"card": "Valor", "bearer": "Aragorn", "owner": 0}, {"card": "Lingering Venom"},
          {"card": "Mendor's Support", "owner": 1}],
 "history": [{"scenario": "passage-through-mirkwood", "rounds": 1, "score": 71, "earned": [{"card": "Lingering Venom"}]},
             {"scenario": "journey-along-the-anduin", "rounds": 12, "score": 99, "fallen": ["Glóin"]}],
 "players": [{"name": "Ann", "heroes": ["Aragorn"], "deck": {"name": "Ann's own", "heroes": ["Aragorn"], "cards": {"Gandalf": 3}}},
             {"name": "Bob", "heroes": ["Gimli", "Thalin"], "deck": "core-tactics"}]}
LOG
cat >"$tmp/full.txt" <<'WORDS'
Mirkwood Paths
Next: scenario 3, Escape from Dol Guldur
Players
  Ann (Ann's own): Aragorn
  Bob (Tactics starter (30 cards)): Gimli, Thalin
Boons
  Valor (on Aragorn): One on each hero. Response: after the attached hero is
    declared as an attacker, exhaust Valor to heal 1 damage on that hero and
    deal 1 damage to the enemy under attack.
  Mendor's Support (Bob): Action: Mendor has +2 willpower, +2 attack and +2
    defense until the end of the round. Only one copy can be played each round.
Burdens
  Lingering Venom: When revealed: each player either exhausts each damaged
    character they control or deals 2 damage to their most damaged hero. Shadow:
    exhaust each damaged character you control.
Fallen heroes: Glóin, Théodred
Threat: Each player begins with 1 more, for heroes who took the place of others.
Noted
  prisoner: Aragorn
What happened
  Passage Through Mirkwood: Won in 1 round with a score of 71. Earned: Lingering
    Venom.
  Journey Along the Anduin: Won in 12 rounds with a score of 99. Fallen: Glóin.
WORDS
exits 0 campaign show "$tmp/full.json"
same "a log in words" "$(cat "$tmp/out")" "$(cat "$tmp/full.txt")"

# It begins with the first scenario and goes on where it was left.
talk 'keep\n' --campaign "$log" --deck core-leadership --deck core-tactics \
    --seat-name Ann --seat-name Bob --seed 3
ends 0
says out 'Go on with: arbiter play lotr-card-game --campaign'
exits 0 campaign show "$log"
says out '^Mirkwood Paths'
says out '^Next: scenario 1, Passage Through Mirkwood'
says out '^  Bob'
talk 'view\n' --campaign "$log"
ends 0
says out 'Going on with the game you left'
says out 'A Passage Through Mirkwood'
[ -s "$log.save" ] && ok "the game is kept beside its log" || bad "there is no $log.save"

# Two bots play until they win once; losses before that leave the log as it was.
cp "$log" "$tmp/begun.json"
for seed in $(seq 200); do
    rm -f "$tmp"/b.json*
    run play "$GAME" --campaign "$tmp/b.json" --bot 1 --bot 2 --mode easy \
        --deck core-leadership --deck core-spirit --seed "$seed"
    grep -q '"part": "journey-along-the-anduin"' "$tmp/b.json" && break
    [ "$seed" = 1 ] && says out 'The campaign stands where it stood'
done
says out 'Written to the campaign log'
exits 0 campaign show "$tmp/b.json"
says out '^Next: scenario 2, Journey Along the Anduin'
says out '^  Bot 1 .Leadership starter.*: Aragorn'
says out "Mendor's Support \(Bot 2\)"
says out '^  Passage Through Mirkwood: Won in'
exits 0 campaign show "$tmp/b.json" --json
same "the log of the winners stands at 2" "$(field stands_at)" 'Journey Along the Anduin'

# A win that was not written down any more is found in the save.
cp "$tmp/b.json" "$tmp/won.json"
echo '{"game": "lotr-card-game", "campaign": "mirkwood-paths", "scenario": 1}' >"$tmp/b.json"
run play "$GAME" --campaign "$tmp/b.json" --mode easy --seed 1
cmp -s "$tmp/b.json" "$tmp/won.json" && ok "the win is written later" || bad "the win is lost"
says out 'lost'
[ -e "$tmp/b.json.new" ] && bad "a half-written log is left" || ok "no half-written log is left"

# Between scenarios: the fallen are refused, changes are counted.
cat >"$tmp/f.json" <<'LOG'
{"campaign": "mirkwood-paths", "scenario": 2, "fallen": ["Glóin"],
 "players": [{"name": "Ann", "heroes": ["Aragorn", "Glóin", "Théodred"], "deck": "core-leadership"}]}
LOG
cp "$tmp/f.json" "$tmp/f.kept"
exits 1 play "$GAME" --campaign "$tmp/f.json"
says err 'Glóin has fallen in this campaign'
exits 1 play "$GAME" --campaign "$tmp/f.json" --deck core-spirit
says err '2 heroes are changed by choice'
exits 1 play "$GAME" --campaign "$tmp/f.json" --deck keep
says err 'Glóin has fallen in this campaign'
talk 'view\n' --campaign "$tmp/f.json" --heroes 'Aragorn, eowyn, Théodred' --seed 2
ends 0
says out 'Journey Along the Anduin'
says out 'Threat 30/50'
rm "$tmp/f.json.save"
cat >"$tmp/own.txt" <<'DECK'
Aragorn
Théodred
Éowyn

3x Guard of the Citadel
3x Faramir
3x Son of Arnor
3x Snowbourn Scout
3x Silverlode Archer
3x Longbeard Orc Slayer
3x Ever Vigilant
3x Common Cause
3x For Gondor!
3x Sneak Attack
3x Valiant Sacrifice
3x Grim Resolve
3x Steward of Gondor
3x Celebrían's Stone
3x Gandalf
3x Wandering Took
3x Lórien Guide
DECK
talk 'view\n' --campaign "$tmp/f.json" --deck "$tmp/own.txt" --seed 2
ends 0
says out 'Journey Along the Anduin'
says out 'Threat 30/50'
cmp -s "$tmp/f.json" "$tmp/f.kept" && ok "the log waits for a win" || bad "the log was changed"

# What is no log, or not for this.
echo '{' >"$tmp/bad.json"
exits 1 play "$GAME" --campaign "$tmp/bad.json"
says err 'bad.json:[12]: the campaign log cannot be read'
echo '{"campaign": "mirkwood-paths", "game": "chess"}' >"$tmp/bad.json"
exits 1 play "$GAME" --campaign "$tmp/bad.json"
says err 'log of a campaign of chess'
echo '{}' >"$tmp/bad.json"
exits 1 campaign show "$tmp/bad.json"
says err 'names no campaign'
exits 1 play "$GAME" --campaign "$tmp/no/such/folder/c.json"

# The campaign after a complete one.
exits 1 campaign next "$tmp/f.json" "$tmp/next.json"
says err 'is not complete'
cat >"$tmp/done.json" <<'LOG'
{"game": "lotr-card-game", "campaign": "mirkwood-paths", "scenario": 4, "complete": true,
 "next": {"game": "lotr-card-game", "campaign": "mirkwood-paths", "scenario": 1,
          "pool": [{"card": "Mendor"}]}}
LOG
exits 1 play "$GAME" --campaign "$tmp/done.json"
says err 'this campaign is complete; begin another with: arbiter campaign next'
exits 0 campaign show "$tmp/done.json"
says out '^Complete'
exits 0 campaign next "$tmp/done.json" "$tmp/next.json"
says out 'arbiter play lotr-card-game --campaign'
exits 1 campaign next "$tmp/done.json" "$tmp/next.json"
says err 'is there already'
talk 'view\n' --campaign "$tmp/next.json" --deck core-lore --seed 1
ends 0
says out '^ +Mendor '

# What a pack may say of campaigns.
mkdir "$tmp/pack"
wrong() {
    { echo 'pack { name = "own", version = "1", game = "lotr-card-game" }'; echo "$1"; } >"$tmp/pack/pack.lua"
    exits 1 play "$GAME" --pack "$tmp/pack"
    says err "$2"
}
scenario='scenario = "passage-through-mirkwood", card = 129'
wrong 'campaign "x" { name = "X" }' 'field "parts" is not in its form'
wrong 'campaign "mirkwood-paths" { name = "X", parts = { { '"$scenario"' } } }' 'another campaign of this name'
wrong 'campaign "x" { name = "X", parts = { { scenario = "nowhere", card = 129 } } }' 'no scenario "nowhere"'
wrong 'campaign "x" { name = "X", parts = { { '"$scenario"', aside = { { 1, "Gandalf" } } } } }' 'no boon and no burden'
wrong 'campaign "x" { name = "X", parts = { { '"$scenario"', aside = { "Valor" } } } }' 'entry 1 is not in its form'
wrong 'campaign "x" { name = "X", parts = { { '"$scenario"', aside = "Valor" } } }' '"aside" is not in its form; expected a list of 0 to 8'
wrong 'campaign_card "X" { side = "A" }' 'no side "B"'
wrong 'campaign_card "X" { side = "C" }' '"side" is "C"'
wrong 'ally "X" { sphere = "lore", cost = 1, willpower = 1, attack = 1, defense = 1, hit_points = 1,
    resolution { effect = draw(1) } }' 'has no resolution ability'
wrong 'objective_ally "X" { cost = 1 }' 'unknown field "cost"'
wrong 'deck "x" { name = "X", heroes = { "Aragorn" }, cards = { { 1, "Valor" } } }' 'a boon of campaigns'
wrong 'event "X" { sphere = "lore", cost = 0, action { effect = earn("Gandalf") } }' 'no boon and no burden'

# Random campaign games end with no invariant broken.
pool='{"campaign":"mirkwood-paths","scenario":3,"notes":{"prisoner":"Aragorn"},"pool":['
pool+='{"card":"Mendor'"'"'s Support","owner":1},{"card":"Ungoliant'"'"'s Swarm"},{"card":"Lingering Venom"},'
pool+='{"card":"Valor","bearer":"Aragorn"},{"card":"Scarred","bearer":"Glóin"}]}'
simulated() {
    exits 0 sim "$GAME" --games 300 --check --json "$@"
    same "all 300 games end" "$(field ended)/$(field broken)" "300/0"
}
simulated --players 1 --scenario passage-through-mirkwood --set campaign=true
simulated --players 3 --scenario journey-along-the-anduin --set campaign=true
simulated --players 2 --scenario escape-from-dol-guldur --set campaign=true
simulated --players 2 --set campaign="$pool"
exits 1 sim "$GAME" --games 1 --set campaign=the-long-dark
says err 'there is no campaign "the-long-dark"'
finish
