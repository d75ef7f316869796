# Every draw of a save is held against its key.
. tests/cli/lib

exits 0 sim "$GAME" --games 1 --seed 11 --save "$tmp/saves"
save=$tmp/saves/11.save

exits 0 verify "$save"
says out '^seed 11; whoever chose it could know'
says out '^[1-9][0-9]* draws: [1-9][0-9]* follow from the seed$'
exits 0 verify "$save" --json
same "nothing is typed in" "$(field typed)" 0
says out '"differ": \[\]'
exits 1 verify "$save" --commitment 1234
says err 'no key of this play fits the commitment 1234'
exits 1 verify "$tmp/none.save"
exits 1 verify README.md
exits 2 verify "$save" "$save"
says err 'one file at a time'
finish
