# A play knows the packs it was begun with: the command that is printed goes on with
# it from any folder, and a pack that is gone or has changed is told.
. tests/cli/lib
case $ARBITER in /*) ;; *) ARBITER=$PWD/$ARBITER ;; esac
mkdir "$tmp/with space" "$tmp/elsewhere"
cp -r examples/pack "$tmp/with space/pack"
save="$tmp/with space/my game.save"

(cd "$tmp/with space" && printf 'keep\n' | "$ARBITER" play "$GAME" --save "my game.save" --pack pack \
    --players 1 --deck example --seed 3 >"$tmp/out" 2>"$tmp/err")
says out 'The game is kept. Go on with:'
command=$(tr '\n' ' ' <"$tmp/out" | sed 's/.*Go on with: //')
same "the command can be typed as it stands" "$command" "arbiter play $GAME --save 'my game.save' "

# printed DIR: the printed command, in the folder it was printed in, and another in DIR
printed() { (cd "$tmp/with space" && printf 'look hand\n' | eval "\"$ARBITER\" ${command#arbiter}" >"$tmp/out" 2>"$tmp/err"); status=$?; }
printed
ends 0
says out 'Going on with the game you left'
says out 'Lakeside Lookout|Mist on the Water|Ferrywoman'
cd "$tmp/elsewhere" || exit 2
talk '' --save "$save"
ends 0
says out 'Going on with the game you left'
exits 0 replay "$save"
says out 'answers; still being played'
exits 0 revalidate "$save"
says out 'same,'
talk "save $tmp/elsewhere/copy.save\n" --save "$save"
says out "A copy is in"
talk '' --save "$tmp/elsewhere/copy.save"
says out 'Going on with the game you left'

# A pack that has changed is told, once.
sed -i 's/Esgaroth/Laketown/' "$tmp/with space/pack/cards.lua"
talk 'pass\n' --save "$save"
ends 0
says out 'Changed since it was played last: [a-z-]+\.'
talk '' --save "$save"
if grep -q 'Changed since' "$tmp/out"; then bad "the change is told again"; else ok "the change is told once"; fi

# One that is gone is told, and the save is left alone.
mv "$tmp/with space/pack" "$tmp/elsewhere/moved"
cp "$save" "$tmp/before"
for what in "play $GAME --save" replay; do
    run $what "$save"
    same "$what ends with 1" "$status" 1
    says err 'was played with the pack "[a-z-]+", which is not in .*/with space/pack any'
    says err 'with --pack DIR'
done
exits 1 revalidate "$save"
cmp -s "$save" "$tmp/before" && ok "the save is left alone" || bad "the save was changed"
[ -e "$save.damaged" ] && bad "the save was taken for a damaged one" || ok "nothing is damaged"
talk '' --save "$save" --pack moved
ends 0
says out 'Going on with the game you left'
exits 0 replay "$save" --pack "$tmp/elsewhere/moved"

# A finished game leaves no pack to the next one; a new one takes what it is given.
talk '' --new --players 1 --bot 1 --seed 6 --pack moved --deck example
says out 'The players have'
talk '' --players 1 --deck example
ends 2
says err 'there is no "example"'

# A copy that cannot be made is no harm to the play.
talk "save /nonexistent/x.save\npass\n" --save "$save" --pack moved
ends 0
says out 'Only this copy could not be made'
says out 'The game itself is|kept in'
grep -q 'not saved' "$tmp/out" && bad "the play itself is said to be lost" || ok "the play itself is kept"
talk '' --save "$save" --pack moved
says out 'Going on'

# The server tells what packs it has, but not where they are.
"$ARBITER" serve --port 0 --db "$tmp/x.db" --pack moved >"$tmp/address" 2>"$tmp/err" &
pid=$!
for _ in $(seq 100); do grep -q http "$tmp/address" && break; sleep 0.1; done
url=$(sed -n 's/.*\(http[^ ]*\)$/\1/p' "$tmp/address")
if command -v curl >/dev/null; then
    curl -s "${url}api/games" >"$tmp/out"
    curl -s "${url}api/games/$GAME" >>"$tmp/out"
    says out 'Ferry crew'
    grep -q elsewhere "$tmp/out" && bad "the server tells its folders" || ok "the server keeps its folders to itself"
fi
kill $pid
wait $pid 2>/dev/null
exits 1 serve --port 0 --db "$tmp/x.db" --pack "$tmp/nowhere"
says err 'nowhere'
finish
