# scripts/game-words: common code has no word of one game, and the check would notice.
. tests/cli/lib
scripts/game-words >"$tmp/out" 2>&1 && ok "no word of one game in common code" || bad "$(cat "$tmp/out")"

tree=$tmp/tree
mkdir -p "$tree"/{rules,src/kit,src/kernel,src/games/chess}
touch "$tree/rules/big-game.tsv"
printf '# remarks\nrook\nopen file   # with a remark\n' >"$tree/src/games/chess/words.lint"
# finds WORDS LINE: the check complains of this line, and of nothing else
finds() {
    printf 'int a;\n%s\nint b;\n' "$1" >"$tree/src/kit/a.c"
    scripts/game-words "$tree" >"$tmp/out" 2>&1 && { bad "\"$1\" is not found"; return; }
    grep -q '^src/kit/a.c:2:' "$tmp/out" && grep -q ': 1 line' "$tmp/out" && ok "found: $1" || bad "$(cat "$tmp/out")"
}
passes() {
    printf '%s\n' "$1" >"$tree/src/kit/a.c"
    scripts/game-words "$tree" >"$tmp/out" 2>&1 && ok "passes: $1" || bad "$(cat "$tmp/out")"
}
finds '/* as a Rook does */'
finds 'int rooks;'
finds 'move_rook(g);'
finds '#define OPEN_FILES 8'
finds '"on an open file"'
finds 'int x; // big-game'
passes 'open(file); /* a rookie, crook */'
printf 'rook\n' >"$tree/src/games/chess/board.c"
passes 'int a; /* a game may have its own words */'
mkdir -p "$tree/web/src/lib/looks/chess" "$tree/web/src/lib/board"
printf 'the rook\n' >"$tree/web/src/lib/looks/chess/index.ts"
passes 'int a; /* so may its look in the browser */'
for file in web/src/lib/looks/look.ts web/src/lib/board/Board.svelte web/src/app.css; do
    printf 'the rook\n' >"$tree/$file"
    scripts/game-words "$tree" >"$tmp/out" 2>&1 && bad "$file: not found"
    grep -q "^$file:1:" "$tmp/out" && ok "found in $file" || bad "$(cat "$tmp/out")"
    rm "$tree/$file"
done
rm "$tree/src/games/chess/words.lint" "$tree/rules/big-game.tsv"
scripts/game-words "$tree" >"$tmp/out" 2>&1
[ $? -eq 2 ] && ok "without a list there is nothing to go by" || bad "no list, no complaint"

# What a game need not say has one usual answer in the kit: of two the linker takes any. Those
# of one file that a game must choose between stand there under #if.
twice=$(grep -HE '^(__attribute__\(\(weak\)\)|MAY_BE_LEFT_OUT) ' src/kit/*.c |
    sed -nE 's/^([^:]*):.*[ *](game_[a-z_]+)[([].*/\2 \1/p' | sort -u | cut -d' ' -f1 | uniq -d)
only='game_pay_reroll game_reroll_most' # dice_plain.c has them only without WARE_OF_REROLL
[ "$(echo $twice)" = "$only" ] && ok "usual answers stand once" || bad "usual answers in two files: $twice"

# Of a file that grew past 600 lines there are two subjects in it; a game has its measure, too.
too_long() { wc -l "$@" | awk '$2 != "total" && $1 > 600 { print $2 ": " $1 " lines" }'; }
long=$(too_long include/*.h src/*/*.[ch] src/games/*/*.[ch] tests/*/*.[ch] bench/*.c examples/*.c)
[ -z "$long" ] && ok "no file past 600 lines" || bad "$long"
seq 601 >"$tmp/long.c"
same "a longer one would be found" "$(too_long "$tmp/long.c")" "$tmp/long.c: 601 lines"
lines_of() { cat "$1"/*.[ch] | wc -l; }
[ "$(lines_of src/games/lotr-card-game)" -le 12500 ] && ok "a card game in 12,500 lines" || bad "more than 12,500 lines"
[ "$(lines_of src/games/phantom-epoch)" -lt 10000 ] && ok "missions in less than 10,000" || bad "10,000 lines or more"
[ "$(lines_of tests/proof)" -le 1500 ] && ok "a whole small game in 1,500" || bad "more than 1,500 lines"
finish
