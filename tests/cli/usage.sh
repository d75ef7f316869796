# Help, exit codes, and that results and messages keep to their streams.
. tests/cli/lib

exits 2
says err '^usage: arbiter'
exits 0 --help
says out '^  revalidate'
silent err
exits 0 --version
says out '^arbiter [0-9]'
exits 0 help replay
says out '^usage: arbiter replay'
exits 2 help juggle
exits 2 juggle
says err 'no command "juggle"'

for command in games play serve sim test rules replay revalidate verify pack deck campaign bench; do
    exits 0 $command --help
    says out "^usage: arbiter $command"
    silent err
    exits 2 $command --no-such-option
    says err "--help"
    silent out
done

exits 2 sim
says err 'which game'
exits 2 sim "$GAME" --games
says err '--games needs a value'
exits 2 sim "$GAME" --games many
says err '--games takes a whole number'
exits 2 sim "$GAME" --games -1
exits 2 sim "$GAME" --seed 12x
exits 2 sim "$GAME" --set novalue
exits 2 sim "$GAME" "$GAME"
exits 1 sim no-such-game
says err "no game \"no-such-game\".*$GAME"
exits 1 play no-such-game
exits 1 bench no-such-game
exits 2 replay
exits 2 revalidate
exits 2 verify
exits 2 pack
exits 2 pack check
exits 2 rules

exits 2 play
says err "which game\? playable: .*$GAME"
exits 2 serve --port 99999
says err '--port takes'
exits 2 serve --db '' --port 0
says err '--db needs the name of a file'
exits 1 serve --port 0 --db "$tmp/x.db" --web "$tmp/none"
says err 'there is no folder .*/none to serve'
exits 1 serve --port 0 --db "$tmp/x.db" --host no.such.address
says err 'Nothing can listen at no.such.address'

# Values are refused with what there is; words will do as well as ids.
exits 0 sim "$GAME" --games 1 --scenario anduin --players 2 --set deck=core-spirit --set 'deck=tactics starter'
exits 1 sim "$GAME" --games 1 --set edition=1999
says err 'no edition "1999", but "2011", "2022"'
exits 2 sim "$GAME" --games 1 --bot ''
exits 0 bench "$GAME" --signature --players 2

exits 0 games
says out "^$GAME "
exits 0 games --json
says out "\"id\": \"$GAME\""
exits 0 games "$GAME"
says out 'pack .* [0-9a-f]{32}'
exits 1 games no-such-game
# Without a file nothing of a campaign would be kept.
exits 2 play phantom-epoch --new --set campaign=berkav
says err 'begun with --campaign FILE'
finish
