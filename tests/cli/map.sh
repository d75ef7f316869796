# A map at the terminal: each kind of ground with its own sign, walls and doors also on the slanted
# sides of hexagons.
. tests/cli/lib
GAME=phantom-epoch

talk 'view\n' --new --players 2 --mission berkav-1 --seed 3 --seat-name Ann --bot 2 --plain --save "$tmp/map.save"
ends 0
says out 'L-2 ! N-2'                     # fire
says out 'I-3 % K-3 .*O-3 I Q-3 *\|S-3'  # lava is not fire; a pillar; a wall upright
says out 'F-4 @ H-4 % J-4 % L-4'         # objects
says out '^\*A-5 '                   # where to begin
# The door R-4 touches Q-3 and S-3 above it with half a side each.
says out 'G10 +\+ \|\+ *$'
says out 'P-4 *\+R-4 *\+T-4'

# A place is chosen by its name alone; cards of the hand tell what they cost, and which are chosen.
talk 'a-5\nchoose 1\nview\nwhy did nobody\n' --new --players 2 --mission berkav-1 --seed 3 --seat-name Ann --bot 2 --plain --save "$tmp/place.save"
ends 0
says out '0 of [0-9]+ AP'
says out 'Hand 10: [A-Z][A-Za-z ]+ \([1-4]\)'
says out '\[chosen\]'
says out 'Of nobody of that name'
finish
