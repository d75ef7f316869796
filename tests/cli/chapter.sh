# Whole Berkav chapters by bots: characters created, missions, all that is done aboard, the boss.
. tests/cli/lib

exits 0 sim phantom-epoch --campaign berkav --players 2 --bot steady --games 2 --seed 100 --json \
    --save "$tmp/chapters"
same "none breaks" "$(field broken)" 0
same "each comes to its end" "$(field complete)" 2
for seed in 100 101; do
    exits 0 campaign show "$tmp/chapters/$seed.json"
    says out '^Complete'
    says out 'Berkav-5: The One They Feed: won'
    says out 'comes aboard'
    says out 'learns .* for [0-9] SP'
    says out '(buys|makes) .* for [0-9]+ nova cell'
    says out 'An expedition: The Bell Below'
done
# By any legal option: what is begun comes to an end, whoever plays.
for players in 1 2 3 4; do
    exits 0 sim phantom-epoch --campaign berkav --players "$players" --games 3 --parts 8 --check --json
    same "none breaks with $players" "$(field broken)" 0
    same "each part ends with $players" "$(field plays)" 24
done
finish
