# The rule index: by id, by family, by words.
. tests/cli/lib

exits 0 rules lotr-card-game t3.4
says out '^t3\.4'
exits 0 rules lotr-card-game golden-rules.1 --json
says out '"id": "golden-rules.1"'
says out '"kind": "enforce"'
same "an id finds one row" "$(grep -c '"id"' "$tmp/out")" 1
exits 0 rules lotr-card-game golden-rules
says out '^golden-rules.1 '
says out '^golden-rules.2 '
exits 0 rules lotr-card-game travel location --limit 3 --json
same "--limit is kept" "$(grep -c '"id"' "$tmp/out")" 3
says out '[Tt]ravel'
exits 0 rules lotr-card-game '"travel' 'AND (OR' --limit 1
exits 1 rules lotr-card-game xyzzyplugh
says err 'no rule of lotr-card-game'
exits 1 rules lotr-card-game '"*('
exits 1 rules no-such-game
exits 1 rules ../rules/lotr-card-game
exits 0 rules lotr-card-game
says out 'in all$'
for game in phantom-epoch twilight-imperium sine-tempore rogue-angels; do
    exits 0 rules $game
done
# An index of one's own; without a row that names its columns it is refused.
mkdir -p "$tmp/data/rules"
rows='own.1\tenforce\tFirst\tThe oldest player begins.\nown.2\tenforce\tThen\tPlay goes left.\n'
printf "id\tkind\tsection\trule\n$rows" >"$tmp/data/rules/own.tsv"
printf "$rows" >"$tmp/data/rules/bare.tsv"
export ARBITER_DATA=$tmp/data
exits 0 rules own own.1
says out 'oldest player'
exits 0 rules own oldest
exits 0 rules own
says out '2 .*in all$'
exits 1 rules bare
says err 'bare.tsv: the first row must name the columns'
unset ARBITER_DATA
# Colour only on a terminal.
if grep -q "$(printf '\033')" "$tmp/out"; then bad "escape codes in a file"; else ok "no colour in a file"; fi
finish
