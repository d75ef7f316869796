# A map at the terminal: each kind of ground with its own sign, walls and doors also on the slanted
# sides of hexagons.
. tests/cli/lib
hides() { if grep -qE -- "$2" "$tmp/$1"; then bad "std$1 says $2"; else ok "std$1 does not say $2"; fi; }
GAME=phantom-epoch

talk 'view\n' --new --players 2 --mission berkav-1 --seed 3 --seat-name Ann --bot 2 --plain --save "$tmp/map.save"
ends 0
says out 'L-2 ! N-2'                     # fire
says out 'I-3 % K-3 .*O-3 I Q-3 *\|S-3'  # lava is not fire; a pillar; a wall upright
says out 'F-4 @ H-4 % J-4 % L-4'         # objects
says out '^\*A-5 '                   # where to begin
# The door R-4 touches Q-3 and S-3 above it with half a side each.
says out 'S10 +\+ \|\+ *$'
# Sorts that begin alike are told apart by their last word; the phase is told in words.
says out 'S Grallok Sentry  A Grallok Archer'
says out '^Berkav-1: The Way Revealed - Preparation$'
says out 'P-4 *\+R-4 *\+T-4'

# A place is chosen by its name alone; cards of the hand tell what they cost, and which are chosen.
talk 'a-5\nchoose 1\nview\nwhy did nobody\n' --new --players 2 --mission berkav-1 --seed 3 --seat-name Ann --bot 2 --plain --save "$tmp/place.save"
ends 0
says out '0 of [0-9]+ AP'
says out 'Hand 10: [A-Z][A-Za-z ]+ \([1-4]\)'
says out '\[chosen\]'
says out 'Of nobody of that name'

# Who stands on it is listed, told apart by letter and colour; `?`, `look` and `how` know them, and
# `?` what a section of the rules is about.
says out '^  Ranger|^  Healer'
says out '^  dark blue Grallok Sentry +M-3 +10 '
says out ' A7'
talk 'a-5\n? sentry\nhow sentry guard\n? bleeding\n? nobody at all\n' --new --players 2 --campaign none --mission berkav-1 --seed 3 --seat-name Ann --bot 2 --plain --save "$tmp/figures.save"
ends 0
says out '^Grallok Sentry  adversary  \[M-3, dark blue\]'
says out 'dark blue Grallok Sentry, Guard: 1'
says out 'cond.bleeding.1'
says out 'Neither a card you can see nor a rule'

# `map` shows the map alone, all of it, with what its signs mean; not every game has one.
talk 'map\n' --new --players 2 --mission berkav-1 --seed 3 --seat-name Ann --bot 2 --plain --save "$tmp/alone.save"
ends 0
says out 'door'
says out 'W-5'
GAME=lotr-card-game
talk 'map\n' --new --players 1 --seed 3 --scenario passage --deck core-leadership --plain --save "$tmp/none.save"
ends 0
says out 'This game has no map'

# Ground with a name: the options say where on the map it is; `look` at its place, at its name and at
# a player says what is there and who has it.
GAME=twilight-imperium
talk '1\n\nlook 0\nlook 19\nlook ann\nlook nobody\n' --new --players 6 --seed 4 --map usual --seat-name Ann \
    --faction hacan --bot 2 --bot 3 --bot 4 --bot 5 --bot 6 --plain --save "$tmp/ground.save"
ends 0
says out '^  Mecatol Rex: resources 1, influence 6'
hides out '0\.0\.0.  tile'
says out '  Arretze: resources 2, influence 0; Ann'
says out '^  1 Space Dock I .* on Arretze'
says out 'all on Hercant \[19\]'
says out '^  Planets: .*Arretze 2/0'
says out '^  Technologies: Antimass Deflectors, Sarween Tools'
says out 'No card or zone you can see is called "nobody"'
# A number within another is not said: system 4 is not told by a tile's 48.
talk '1\n\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n' --new --players 3 --seed 1 --map usual --seat-name Ann \
    --bot 2 --bot 3 --plain --save "$tmp/number.save"
ends 0
says out 'activate Deep Space 48 \[4\]'

# A galaxy: systems by number, large ones with their names, fleets with counts; the others in a
# table of numbers that says what its columns are, and with few lines by their first number.
if ! command -v script >/dev/null; then finish; fi
galaxy="$ARBITER play twilight-imperium --new --players 6 --seed 4 --map usual \
    --seat-name Ann --bot 2 --bot 3 --bot 4 --bot 5 --bot 6"
# galaxy_at COLUMNS ROWS LINE...: the last screen of a terminal of this size, without colours
galaxy_at() {
    local columns=$1 rows=$2
    shift 2
    { sleep 1; for line in 1 '' 1 1 "$@" quit; do printf '%s\r' "$line"; sleep 0.5; done; } |
        LC_ALL=C.UTF-8 NO_COLOR=1 TERM=xterm script -qec \
            "stty cols $columns rows $rows -echo; $galaxy --save $tmp/galaxy.$columns.$#" /dev/null |
        tr -d '\r' | tr '\n' '\r' | sed 's/.*\x1b\[2J//' | tr '\r' '\n' | sed "/$until/q" >"$tmp/out"
}
until='^> '
galaxy_at 80 24
says out 'Which strategy card'
says out '^Premade, 6 players'
says out '(not all of it: `view`)'
says out '^  Bot 2, [A-Z].* 0/10  Bot 3, [A-Z].* 0/10  '
rows=$(wc -l <"$tmp/out")
[ "$rows" -le 24 ] && ok "24 rows are enough" || bad "a screen of $rows rows"
galaxy_at 120 40
says out ' VP TP FP SP TG C AC SO PN$'
says out '■ Bot 2, [A-Z].* 0/10  3  3  2  0 0  0  1  6( speaker)?$'
says out 'VP Victory points  TP Tactic pool'
says out 'Nexus'
hides out 'not all of it'
rows=$(wc -l <"$tmp/out")
[ "$rows" -le 40 ] && ok "40 rows are enough" || bad "a screen of $rows rows"
# A mission with four characters of one player: a screen holds it, with the cards of each told where
# they are chosen, cut off where rows are few, and hands counted.
mission="$ARBITER play phantom-epoch --new --campaign none --mission berkav-1 --players 1 --characters 4 --seed 3"
mission_at() {
    local columns=$1 rows=$2
    shift 2
    { sleep 1; for line in '' '' '' a-5 a-7 b-6 1 1 "$@" quit; do printf '%s\r' "$line"; sleep 0.5; done; } |
        LC_ALL=C.UTF-8 NO_COLOR=1 TERM=xterm script -qec \
            "stty cols $columns rows $rows -echo; $mission --save $tmp/mission.$columns" /dev/null |
        tr -d '\r' | tr '\n' '\r' | sed 's/.*\x1b\[2J//' | tr '\r' '\n' | sed '/^> /q' >"$tmp/out"
    lines=$(wc -l <"$tmp/out")
    [ "$lines" -le "$rows" ] && ok "$rows rows are enough" || bad "a mission in $lines rows"
}
mission_at 120 40
says out 'choose Long Reach \(4 AP\): Heal 4 \(range 3\)\.'
says out 'Warrior: bandages 0/2'
says out 'Ranger: hand 10, '
mission_at 120 60
says out '─ On the map ─'
says out 'S[0-9]* '
mission_at 80 24 done 1 done 1 done 1 done
says out 'What does Healer do'
says out 'Warrior: chosen 1'
mission_at 80 24 done 1 done 1 done 1 done 'end the turn' 'end the turn' 'end the turn' 'end the turn' 1 done 1 done 1 done 1 done 1 done 1 done
tr '\n' ' ' <"$tmp/out" | tr -s ' ' >"$tmp/err"
says err 'Warrior: chosen 1, Warrior: worn 1: `look Player 1`'
mission_at 80 24
says out 'choose Long Reach \(4 AP\): .*[0-9]  choose'
until='^nothing'
galaxy_at 80 24 map
says out 'Superno'
says out '≋ supernova'
finish
