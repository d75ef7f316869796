# Simulation: all games end, none breaks, the same seeds give the same result.
. tests/cli/lib

exits 0 sim "$GAME" --games 40 --seed 5 --jobs 1 --json
silent err
same "all games are played" "$(field games)" 40
same "all games end" "$(field ended)" 40
same "none breaks" "$(field broken)" 0
same "each is won or lost" "$(($(field won) + $(field lost) + $(field over)))" 40
for key in decisions seconds signature; do
    [ -n "$(field $key)" ] && ok "there is $key" || bad "there is no $key"
done
one=$(field signature) decisions=$(field decisions)

exits 0 sim "$GAME" --games 40 --seed 5 --jobs 2 --json
same "two jobs give the same signature" "$(field signature)" "$one"
same "and the same number of decisions" "$(field decisions)" "$decisions"
exits 0 sim "$GAME" --games 40 --seed 6 --jobs 2 --json
[ "$(field signature)" != "$one" ] && ok "other seeds, other signature" || bad "seeds do not matter"

exits 0 sim "$GAME" --games 3 --seed 5 --check --json
plain=$("$ARBITER" sim "$GAME" --games 3 --seed 5 --json | sed -n 's/.*"signature": "\(.*\)".*/\1/p')
same "--check changes nothing" "$(field signature)" "$plain"
exits 0 sim "$GAME" --games 3 --seed 5 --torture --json
same "--torture changes nothing" "$(field signature)" "$plain"
exits 0 sim "$GAME" --games 3 --seed 5 --save "$tmp/saves" --json
same "--save changes nothing" "$(field signature)" "$plain"
same "--save keeps each play" "$(ls "$tmp/saves" | grep -c 'save$')" 3

# Bots: how often they win comes with its interval; who thinks does so by count, not by the
# clock.
exits 0 sim "$GAME" --games 60 --bot steady --json
[ "$(field won_low | tr -d .)" -lt "$(field won_high | tr -d .)" ] && ok "an interval" || bad "no interval"
exits 0 sim "$GAME" --games 2 --players 1 --bot search --think 0.004 --jobs 1 --json
one=$(field signature)
exits 0 sim "$GAME" --games 2 --players 1 --bot search --think 0.004 --jobs 2 --json
same "thinking ahead repeats" "$(field signature)" "$one"
exits 0 sim "$GAME" --games 20 --players 2 --bot steady --bot random
says out '^  steady +20 games'
says out '^  random +20 games'
exits 0 sim "$GAME" --games 4 --each scenario --bot steady --plot "$tmp/plot.svg"
same "a bar for each scenario" "$(grep -c '% of 4</text>' "$tmp/plot.svg")" 3
grep -q '>passage-through-mirkwood, steady<' "$tmp/plot.svg" && ok "with its name" || bad "no name in the plot"
exits 1 sim "$GAME" --games 1 --plot /dev/null/plot.svg

# Each deck at the seat that has none yet; what cannot sit beside the others is told.
exits 0 sim "$GAME" --games 2 --players 2 --set deck=core-spirit --each deck --bot steady
says out '^core-tactics: 2 games, 2 ended'
says err '^core-spirit: two players bring the unique hero'
# The columns stand below each other, with accents in the names or without.
exits 0 sim "$GAME" --games 2 --players 2 --set deck=core-spirit --set deck=core-tactics --bot steady
says out '^  Legolas, Gimli, Thalin +2 games'
says out '^  Éowyn, Dúnhere, Eleanor +2 games'
columns() (
    LC_ALL=C.UTF-8
    grep -o '^  .* games ' "$tmp/out" | while IFS= read -r line; do echo ${#line}; done | sort -u
)
same "one column of games" "$(columns | wc -l)" 1
exits 2 sim "$GAME" --games 1 --each luck
says err 'no setup option "luck"; it has: scenario'
exits 2 sim "$GAME" --games 1 --bot nobody
says err 'there is no bot "nobody"; there are search, steady, novice and random'
exits 2 sim "$GAME" --games 1 --bot search --think soon
says err '--think takes seconds'

# A round does not ask anybody more than this, on the average, who has the standing orders that
# new players begin with: more would be stops that change nothing.
busiest() {
    sed -n '/"by_seat"/,/\]/p' "$tmp/out" | grep -o '[0-9.]*[0-9]' | sort -n | tail -n 1
}
most() {
    exits 0 sim "$GAME" --games 200 --players "$1" --set scenario="$3" --bot steady --orders --json
    [ "$(busiest | awk -v m="$2" '{print ($1 > 5 && $1 <= m)}')" = 1 ] &&
        ok "$1 in $3: at most $(busiest) inputs a round" || bad "$1 in $3: $(busiest) inputs a round, not $2"
    [ "$(field median)" -le "$2" ] && ok "and half of them not more than $2" || bad "median $(field median)"
}
for scenario in passage-through-mirkwood journey-along-the-anduin escape-from-dol-guldur; do
    most 1 15 $scenario
    most 2 12 $scenario
done
exits 0 sim "$GAME" --games 20 --players 2 --bot steady
says out '^inputs a round by the orders of new players: [0-9.]+ [0-9.]+ by seat; median'
exits 0 sim "$GAME" --games 5
grep -q 'inputs a round' "$tmp/out" && bad "random play has no inputs" || ok "none for random play"

exits 0 sim "$GAME" --games 5 --each scenario
says out '^passage-through-mirkwood: 5 games'
says out '^escape-from-dol-guldur: 5 games'
exits 0 sim "$GAME" --games 2 --each mode --json
says out '"easy": \{'
exits 2 sim "$GAME" --games 2 --each weather
says err 'no setup option "weather"'

exits 1 sim "$GAME" --games 2 --steps 3
says err 'did not end within the step limit'
exits 2 sim "$GAME" --games 1 --set no-such-key=1
says err 'no setup option "no-such-key"; it has: '
exits 1 sim "$GAME" --games 1 --scenario no-such-scenario
says err 'no-such-scenario'
exits 1 sim "$GAME" --games 1 --save /dev/null/x

# Whole campaigns: part after part, the same for any number of jobs, with what they leave.
exits 0 sim "$GAME" --campaign mirkwood-paths --games 6 --players 1 --bot steady --parts 4 \
    --set mode=easy --seed 5 --jobs 1 --save "$tmp/campaigns" --json
same "none breaks" "$(field broken)" 0
same "one cannot go on: a hero has fallen" "$(field stuck)" 1
same "the others are left after four parts" "$(field plays)" 22
same "each play is kept" "$(ls "$tmp/campaigns" | grep -c 'save$')" 22
same "and each log" "$(ls "$tmp/campaigns" | grep -c 'json$')" 6
exits 0 campaign show "$tmp/campaigns/5.json"
exits 0 sim "$GAME" --campaign mirkwood-paths --games 6 --players 1 --bot steady --parts 4 \
    --set mode=easy --seed 5 --jobs 3 --check
says out '^6 campaigns, 0 complete, 5 left after 4 parts; 0 broken'
says out '^1 could not go on: .* has fallen in this campaign and must be replaced'
says out '^  passage-through-mirkwood +11 played +5 won'
says out '^  journey-along-the-anduin +11 played +0 won'
exits 1 sim "$GAME" --campaign nowhere
says err 'no campaign "nowhere", but "mirkwood-paths"'
exits 2 sim "$GAME" --campaign mirkwood-paths --parts 0

# Ctrl-C: ends soon with what was done so far.
"$ARBITER" sim "$GAME" --games 100000000 --json >"$tmp/out" 2>"$tmp/err" &
pid=$!
sleep 1
kill -TERM $pid
wait $pid
same "an interrupted run fails" "$?" 1
says err 'stopped after [0-9]+ of 100000000 games'
says out '"signature"'

exits 0 bench "$GAME" --signature
signature=$(cat "$tmp/out")
exits 0 bench "$GAME" --signature
same "bench --signature repeats" "$(cat "$tmp/out")" "$signature"
exits 0 bench "$GAME" --seconds 1 --json
for key in decisions_per_second block_bytes copy_ns undo_us games_per_second view_us view_bytes; do
    [ -n "$(field $key)" ] && ok "there is $key" || bad "there is no $key"
done
[ "$(field block_bytes)" -le 65536 ] && ok "the block is small" || bad "the block is too large"
finish
