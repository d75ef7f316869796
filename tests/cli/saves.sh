# Saves: replay, revalidation, and every way a file can be damaged.
. tests/cli/lib

exits 0 sim "$GAME" --games 2 --seed 11 --save "$tmp/saves"
save=$tmp/saves/11.save

exits 0 replay "$save"
says out 'answers; (won|lost|over); hash'
whole=$(tail -n 1 "$tmp/out")
exits 0 replay "$save" --to 10
says out '^10 answers; still being played'
exits 0 replay "$save" --seat 1 --json
says out '"text"'
exits 2 replay "$save" --seat 0
says err "from 1 to 8"
exits 2 replay "$save" --seat 7
says err "one player, --seat 1"
exits 1 replay "$save" --to 99999999
says err 'the play has only'
exits 1 replay "$tmp/none.save"
says err 'none.save'
exits 1 replay README.md
exits 1 replay /dev/null

exits 0 revalidate "$save"
says out '11.save: same, [0-9]+ answers'
exits 0 revalidate "$tmp/saves"
same "a folder gives a line a file" "$(grep -c 'same,' "$tmp/out")" 2
exits 0 revalidate "$tmp/saves" --json
says out '"diverged": false'
exits 1 revalidate "$save" README.md
says out 'README.md: unreadable'
exits 1 revalidate "$tmp/none"
mkdir "$tmp/empty"
exits 1 revalidate "$tmp/empty"
says err 'there is no \*\.save in this folder'

# Looking at a save leaves it as it was.
cp "$save" "$tmp/copy.save"
run replay "$tmp/copy.save"
run replay "$tmp/copy.save" --to 5
run revalidate "$tmp/copy.save"
cmp -s "$save" "$tmp/copy.save" && ok "reading changes nothing" || bad "reading changed the save"

# Cut off: at every byte of the beginning and the end, and at many between.
size=$(stat -c %s "$save")
refused=0 recovered=0 cuts=0 worst=
for at in $(seq 0 40) $(seq 64 $((size / 25 + 1)) "$size") $(seq $((size - 30)) $((size - 1))); do
    [ "$at" -lt "$size" ] && [ "$at" -ge 0 ] || continue
    cuts=$((cuts + 1))
    head -c "$at" "$save" >"$tmp/cut.save"
    run replay "$tmp/cut.save"
    if grep -qE 'Sanitizer|runtime error' "$tmp/err" || [ "$status" -gt 1 ]; then worst="cut at $at"; fi
    # A cut between two records leaves a whole, shorter play; all others are refused.
    if [ "$status" -eq 1 ] && [ -s "$tmp/err" ]; then refused=$((refused + 1)); fi
    run replay "$tmp/cut.save" --recover
    if grep -qE 'Sanitizer|runtime error' "$tmp/err" || [ "$status" -gt 1 ]; then worst="recover at $at"; fi
    if grep -q 'answers; ' "$tmp/out"; then recovered=$((recovered + 1)); fi
done
same "no cut brings the program down" "$worst" ""
[ $refused -ge $((cuts * 3 / 4)) ] && ok "cuts are refused" || bad "only $refused of $cuts cuts are refused"
[ $recovered -ge $((cuts / 4)) ] && ok "cuts are recovered" || bad "only $recovered of $cuts cuts are recovered"

# A changed byte: refused, with the place; recovered to some earlier answer.
refused=0 changes=0 worst=
for at in $(seq 0 $((size / 40 + 1)) $((size - 1))); do
    changes=$((changes + 1))
    cp "$save" "$tmp/changed.save"
    byte=$(dd if="$save" bs=1 skip="$at" count=1 2>/dev/null | od -An -tu1)
    printf "\\$(printf %03o $((byte ^ 32)))" | dd of="$tmp/changed.save" bs=1 seek="$at" conv=notrunc 2>/dev/null
    run replay "$tmp/changed.save"
    if grep -qE 'Sanitizer|runtime error' "$tmp/err" || [ "$status" -gt 1 ]; then worst="byte $at"; fi
    if [ "$status" -eq 1 ] && [ -s "$tmp/err" ]; then refused=$((refused + 1)); fi
    run replay "$tmp/changed.save" --recover
    if grep -qE 'Sanitizer|runtime error' "$tmp/err" || [ "$status" -gt 1 ]; then worst="recover byte $at"; fi
done
same "no changed byte brings the program down" "$worst" ""
same "every changed byte is noticed" "$refused" "$changes"

# Recovery keeps the damaged file and leaves a whole one in its place.
head -c $((size / 2)) "$save" >"$tmp/half.save"
cp "$tmp/half.save" "$tmp/half.copy"
exits 1 revalidate "$tmp/half.save"
exits 1 replay "$tmp/half.save" --recover
says err 'Restored: the first [0-9]+ answers'
cmp -s "$tmp/half.copy" "$tmp/half.save.damaged" && ok "the damaged file is kept" || bad "the damaged file is gone"
exits 0 revalidate "$tmp/half.save"
says out 'same, [1-9][0-9]* answers'
finish
