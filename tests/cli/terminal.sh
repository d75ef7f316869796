# A real terminal: several people at it, editing, Ctrl-Z and `fg`, a change of its
# size, plain ASCII.
. tests/cli/lib
command -v script >/dev/null || finish
save=$tmp/t.save
two="--players 2 --seed 7 --mode easy --scenario passage --deck core-leadership --deck core-spirit --seat-name Ann --seat-name Bob"

# begin ARGS...: a game at a terminal of 80 x 24. Keys go to descriptor 3, the screen
# into $tmp/out.
begin() {
    rm -f "$tmp/keys" "$tmp/pid" "$tmp/tty"
    mkfifo "$tmp/keys"
    : >"$tmp/out" >"$tmp/err"
    TERM=${TERMINAL:-xterm} script -qefc \
        "stty cols 80 rows 24 -echo; tty >$tmp/tty; echo \$\$ >$tmp/pid; exec $ARBITER play $GAME --ask able --save $save $*" \
        /dev/null <"$tmp/keys" >"$tmp/out" 2>"$tmp/err" &
    terminal=$!
    exec 3>"$tmp/keys"
}
# seen PATTERN [TIMES]: waits until the screen has shown it so often
seen() {
    local n=0
    for _ in $(seq 200); do
        n=$(grep -acE -- "$1" "$tmp/out")
        [ "$n" -ge "${2:-1}" ] && { ok "the terminal shows $1"; return; }
        sleep 0.05
    done
    bad "the terminal shows $1 $n times, not ${2:-1}: $(tail -c 400 "$tmp/out" | cat -v)"
}
# stop SIGNAL: stops the program by it and lets it go on; script(1) stops with it
stop() {
    kill -$1 "$(cat "$tmp/pid")"
    for _ in $(seq 40); do
        kill -CONT "$(cat "$tmp/pid")" $terminal
        sleep 0.05
        [ "$(grep -acE -- "$2" "$tmp/out")" -ge "$3" ] && return
    done
}
keys() { printf "$1" >&3; }
leave() {
    keys '\025quit\r'
    exec 3>&-
    wait $terminal
    grep -aqE 'AddressSanitizer|LeakSanitizer|runtime error' "$tmp/out" && bad "a sanitizer complained"
}
# now: what was shown since the window was last wiped, with what can be scrolled back to
now() { tr -d '\r' <"$tmp/out" | tr '\n' '\r' | sed 's/.*\x1b\[3J//' | tr '\r' '\n'; }
now_says() { if now | grep -aqE -- "$1"; then ok "now there is $1"; else bad "now there is no $1: $(now | cat -v)"; fi; }
now_hides() { if now | grep -aqE -- "$1"; then bad "now there is $1"; else ok "now there is no $1"; fi; }

# Two people: nobody sees the other's hand, not after undo either, nor on leaving.
export NO_COLOR=1 LC_ALL=C.UTF-8
begin --new $two
seen 'Give the keyboard to Bob'
seen 'Enter when only Bob is looking: '
now_hides 'Hand 6:|Power in the Earth'
keys '\r'
seen 'Bob: Keep this starting hand'
now_says 'Hand 6: Strength of Will'
now_hides 'Sneak Attack'
keys 'log 1\r'
seen 'Bob draws|draws a card'
keys 'keep\r'
seen 'Give the keyboard to Ann'
now_hides 'Strength of Will|Power in the Earth|Hand 6:'
keys '\r'
seen 'Ann: Keep this starting hand'
now_says 'Sneak Attack'
now_says 'Bob keeps|Bob is the first player'
now_hides 'Strength of Will'
keys '\033[A'
keys '\025log 2\r'
seen '> log 2'
now_hides 'log 1'
keys 'undo\r'
seen 'Give the keyboard to Bob' 2
now_hides 'Sneak Attack|Strength of Will|Hand 6:'
keys 'what is this\r'
seen 'Give the keyboard to Bob' 3
keys '\r'
seen 'Taken back'
now_says 'Strength of Will'
leave
now_hides 'Strength of Will|Sneak Attack'
now_says 'The game is kept'

# With open hands there is no such screen, and the command says so.
begin
seen 'Give the keyboard to Bob'
keys 'open\r'
seen 'Bob: Keep this starting hand'
keys 'keep\r'
seen 'Ann: Keep this starting hand'
same "asked once to hand over" "$(grep -ac 'Give the keyboard' "$tmp/out")" 1
leave
now_says "arbiter play $GAME --open --save"
begin --open
seen 'Ann: Keep this starting hand'
leave
same "nobody is asked to hand over" "$(grep -ac 'Give the keyboard' "$tmp/out")" 0

# One person: the arrow brings the last line back, Tab completes a title.
begin --new --players 1 --seed 3 --deck core-leadership --scenario passage
seen 'Keep this starting hand'
keys 'log 3\r'
seen '> log 3'
keys '\033[A\r'
seen '> log 3' 2
keys 'kee\t\r'
seen 'Round 1 begins'

# After the program was stopped, and after a change of the window, all is shown again,
# with what was typed so far.
shown=$(grep -ac '^Passage Through Mirkwood' "$tmp/out")
keys 'gand'
seen '> gand'
stop STOP '> gand' 2
seen '> gand' 2
stop TSTP '> gand' 3
seen '> gand' 3
stty -F "$(cat "$tmp/tty")" cols 100 rows 40
kill -CONT $terminal
seen '─{56}'
[ "$(grep -ac 'Passage Through Mirkwood' "$tmp/out")" -ge $((shown + 3)) ] &&
    ok "the table is shown again" || bad "the table is not shown again"
leave
begin
seen 'Going on with the game'
keys '\003'
wait $terminal
seen 'The game is kept'
exec 3>&-

# Plain: nothing but ASCII, no control sequences; a prompt after Ctrl-Z all the same.
begin --new --plain $two
seen 'Give the keyboard to Bob'
keys '\n'
seen 'Bob: Keep this starting hand'
stop STOP '> > ' 1
seen '> > '
keys 'keep\n\nkeep\n\n'
seen 'Give the keyboard to Ann'
seen 'use Eowyn'
keys 'help\nview\nhow odds\n? eowyn\n'
seen 'WP willpower'
leave
LC_ALL=C grep -aq $'[\x80-\xff]' "$tmp/out" && bad "--plain: not ASCII" || ok "--plain: ASCII"
LC_ALL=C grep -aq $'\033' "$tmp/out" && bad "--plain: a control sequence" || ok "--plain: no control sequences"

# In a locale without UTF-8 nothing else is written either, into a pipe or not, and
# what is cut off leaves room for the dots that say so.
export LC_ALL=C
begin --new --players 1 --seed 1 --scenario anduin --deck core-lore
seen '`.` explains the question, `help`'
keys 'keep\r'
seen 'use Beravor: .* \.\.'
leave
tr -d '\r' <"$tmp/out" | grep -aqE '^ .{80}' && bad "LC_ALL=C: a line of more than 80" || ok "LC_ALL=C: no line of more than 80"
begin --new $two --open
seen 'Bob: Keep this starting hand'
keys 'keep\rkeep\rview\reow\r'
seen 'Use Eowyn'
leave
grep -aq $'[\x80-\xff]' "$tmp/out" && bad "LC_ALL=C: not ASCII" || ok "LC_ALL=C: ASCII"
talk 'keep\nkeep\nview\nhow odds\neow\nhelp\n' --new --save "$save" $two
ends 0
says out 'Use Eowyn'
grep -aq $'[\x80-\xff]' "$tmp/out" && bad "LC_ALL=C, piped: not ASCII" || ok "LC_ALL=C, piped: ASCII"
export LC_ALL=C.UTF-8

# A partner's cards can be read in 80 x 24, in the midst of a fight.
begin --new $two --open
seen 'Bob: Keep this starting hand'
for line in mulligan keep 'ignore eowyn' 'ignore eowyn' 'ignore sneak' \
    'northern tracker, dunhere, dunhere, eleanor, eleanor' 'wandering took' 'ignore took' \
    'steward of gondor, gloin, theodred' aragorn 'use steward of gondor' \
    'guard of the citadel, gloin, theodred' 'snowbourn scout' 1 pass 'eowyn, tracker, took' done 1 \
    'aragorn, gloin, theodred, done' theodred gloin aragorn gloin 1 'old forest road' 1 tracker pass \
    decline decline; do
    keys "$line\r"
done
seen 'Who defends against Dol Guldur Orcs'
leave
tr -d '\r' <"$tmp/out" | tr '\n' '\r' | sed 's/.*\x1b\[2J//' | tr '\r' '\n' >"$tmp/last"
mv "$tmp/last" "$tmp/out"
says out 'Aragorn +Glóin \(2 damage, exhausted\)'
says out 'Engaged enemies: Forest Spider'
rows=$(sed -n '1,/^> /p' "$tmp/out" | wc -l)
[ "$rows" -le 24 ] && ok "24 rows are enough" || bad "a screen of $rows rows"
# What a campaign wants decided before it goes on is asked, with its choices.
cat >"$tmp/fallen.json" <<'LOG'
{"campaign": "mirkwood-paths", "scenario": 2, "fallen": ["Glóin"],
 "players": [{"name": "Ann", "heroes": ["Aragorn", "Glóin", "Théodred"], "deck": "core-leadership"}]}
LOG
save=$tmp/fallen.save
begin --new --campaign "$tmp/fallen.json" --seed 2
seen 'Glóin has fallen. Who takes the place'
seen 'Something else entirely'
keys 'eowyn\r'
seen 'Keep this starting hand'
leave
save=$tmp/t.save

# Who has said how many play is offered galaxies for so many, and factions on one screen.
GAME=twilight-imperium save=$tmp/galaxy.save
begin --new --players 6
seen '^Which\? \[1\]'
now_says '5  Premade, 6 players'
now_hides '[34578] players'
keys '\r'
seen 'Change one of these'
keys '\r'
seen 'Name of player 1'
keys '\r'
seen '25  The Titans of Ul'
rows=$(tr -d '\r' <"$tmp/out" | sed -n '/^Faction for/,/Titans of Ul/p' | wc -l)
[ "$rows" -gt 1 ] && [ "$rows" -le 20 ] && ok "all factions fit" || bad "factions on $rows rows"
leave

# Bots take whatever faction comes, and so does whoever says nothing: nobody is asked for them.
GAME=twilight-imperium save=$tmp/random.save
begin --new --players 3 --bot 2 --bot 3 --seed 5
seen '^Which\? \[1\]'
keys '\r\r\r\r'
seen 'Which secret objective'
now_hides 'Faction for Bot'
now_hides 'Bot 2, Arborec.*Bot 3, Creuss'
leave

finish
