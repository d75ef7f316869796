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

# Several at once: one bad pack does not stop the check of the next.
exits 1 pack check "$tmp/typo" "packs/$GAME"
says out 'no error'
exits 1 sim "$GAME" --games 1 --pack "$tmp/typo"
says err 'typo/pack.lua:2'
for dir in examples/*/; do
    [ -f "$dir/pack.lua" ] && exits 0 pack check "$dir"
done
finish
