# The libraries: what the shared one shows, and that the examples run.
. tests/cli/lib
BUILD=${BUILD:-build}
: >"$tmp/out" && : >"$tmp/err"

# Every function of the header and nothing else.
nm -D --defined-only "$BUILD/libarbiter.so" | sed -n 's/.* T //p' | sort >"$tmp/shown"
grep -vh '^static\|^ \*' include/*.h | grep -oE '\barb_[a-z_]+\(' | tr -d '(' | sort -u >"$tmp/named"
# The comments may name a function too, so only what is shown and not named counts.
same "nothing is shown that the header does not name" "$(comm -23 "$tmp/shown" "$tmp/named")" ""
for name in arb_games arb_game_load arb_table_open arb_asks arb_answer arb_view arb_undo arb_save arb_load; do
    grep -qx $name "$tmp/shown" && ok "$name is shown" || bad "$name is not shown"
done

example() {
    "$BUILD/examples/$1" "${@:2}" >"$tmp/out" 2>"$tmp/err" </dev/null
    same "examples/$1 ends well" "$?" 0
}
# Programs find packs through the library, not through the command.
export ARBITER_DATA=${ARBITER_DATA:-.}
example random_game
says out '(won|lost|over) after [0-9]+ answers'
example random_game "$GAME" 7
example bot 2
says out '^2 games: the bot won'

# From another language; a library with the address sanitizer wants to be loaded first.
if command -v python3 >/dev/null; then
    first=
    nm -D "$BUILD/libarbiter.so" | grep -q __asan_init && first=$(gcc -print-file-name=libasan.so)
    LD_PRELOAD=$first ASAN_OPTIONS=detect_leaks=0 PYTHONMALLOC=malloc \
        python3 examples/table.py "$BUILD/libarbiter.so" "$GAME" 3 >"$tmp/out" 2>"$tmp/err" </dev/null
    same "examples/table.py ends well" "$?" 0
    says out '(won|lost|over) after [0-9]+ answers'
fi

grep -q '^Requires: jansson' "$BUILD/arbiter.pc" && ok "arbiter.pc" || bad "arbiter.pc lacks jansson"
finish
