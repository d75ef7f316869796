# Training: parameters and weights come out, better or not; it goes on where it was; what is
# wrong with a file is told.
. tests/cli/lib

small="--players 1 --drawn 4 --games 4 --judge 8 --jobs 2 --out $tmp/bots.json"
exits 0 train "$GAME" $small --generations 1 --fit 20
says err '^generation 1: '
says err 'bits a position before'
says out 'won \(.* 8 games of other seeds\)'
exits 0 train "$GAME" $small --generations 2 --fit 0
says err 'going on after generation 1'
says err '^generation 2: '
cp "$tmp/bots.json" "$tmp/twice.json"
rm "$tmp/bots.json.state"
exits 0 train "$GAME" $small --generations 2 --fit 0 --jobs 1
same "stopped or not, with any number of jobs, the same comes out" \
    "$(sed -n '/"parameters"/,/}/p' "$tmp/bots.json" | md5sum)" "$(sed -n '/"parameters"/,/}/p' "$tmp/twice.json" | md5sum)"

# A pack may bring its own judgement.
mkdir -p "$tmp/pack"
printf 'pack { name = "more", version = "1", game = "%s" }\n' "$GAME" >"$tmp/pack/pack.lua"
cp "$tmp/bots.json" "$tmp/pack/bots.json"
exits 0 sim "$GAME" --games 2 --bot steady --pack "$tmp/pack"
printf '{"judgements": {"": {"parameters": {"courage": 1}}}}' >"$tmp/pack/bots.json"
exits 1 sim "$GAME" --games 2 --pack "$tmp/pack"
says err 'bots.json: .* has no parameter "courage"'
printf '{"judgements": {"": {"weights": {"BASE": "high"}}}}' >"$tmp/pack/bots.json"
exits 1 sim "$GAME" --games 2 --pack "$tmp/pack"
says err 'The weight "BASE" is not a number'
printf '{"judgements": {"": {"ahead": "far"}}}' >"$tmp/pack/bots.json"
exits 1 sim "$GAME" --games 2 --pack "$tmp/pack"
says err '"ahead" is a number of rounds from 1 to 20'
# With care it thinks longer before it drops an option, and comes to other choices; once is as usual.
signature_with() {
    printf '{"judgements": {"": {%s}}}' "$1" >"$tmp/pack/bots.json"
    "$ARBITER" sim "$GAME" --scenario escape --players 1 --games 1 --seed 3 --bot search --think 0.01 --pack "$tmp/pack" | grep signature
}
usual=$(signature_with '')
same "care of 1 is as usual" "$(signature_with '"care": 1')" "$usual"
[ "$(signature_with '"care": 50')" != "$usual" ]
same "care changes what is chosen" "$?" 0
printf '{"judgements": {"": {"care": 0}}}' >"$tmp/pack/bots.json"
exits 1 sim "$GAME" --games 2 --pack "$tmp/pack"
says err '"care" is a number from 1 to 100'
printf '{"judge' >"$tmp/pack/bots.json"
exits 1 sim "$GAME" --games 2 --pack "$tmp/pack"

# Where nothing is won, what a lost game came to counts.
exits 0 train "$GAME" $small --generations 3 --fit 0 --console ROUND=0.02
says err '^generation 3: the mean wins .* \(counts [1-9]'
exits 2 train "$GAME" $small --console courage=1
says err '--console takes features and numbers such as BASE=0.1'
exits 2 train "$GAME" $small --console ROUND=much

exits 2 train
says err 'which game'
exits 2 train "$GAME" --players two
says err '--players takes numbers'
exits 2 train "$GAME" --bot nobody
finish
