# How words choose at the terminal: by titles and verbs alone, and what costs
# something is asked back unless it was named exactly.
. tests/cli/lib
two="--players 2 --seed 7 --mode easy --deck core-leadership --deck core-spirit --seat-name Ann --seat-name Bob"

# says_not STREAM PATTERN
says_not() {
    if grep -qE -- "$2" "$tmp/$1"; then bad "std$1 says: $2"; else ok "std$1 does not say $2"; fi
}

# bob LINES: at Bob's planning, where these can be chosen: use Éowyn (whose text says
# discard), play Lórien Guide, The Favor of the Lady, Wandering Took, Northern Tracker.
bob() { talk "mulligan\nkeep\nno\nno\n$1" --new $two; }

# Numbers: those of the list and no others.
for junk in -1 -2 +1 0 99 1.5 '#1' '(2)' '!'; do
    bob "$junk\n"
    says out 'There are options 1 to 6'
    says_not out 'plays|uses|paid'
done

# One or two letters are no title; neither is what stands in brackets or in the rules.
for words in o p to lo el 'cost 2' 'cost' discard willpower 'each player' roun; do
    bob "$words\n"
    says out 'Nothing that is asked now fits|Not possible now'
    says_not out 'plays|uses|paid|y/n'
done
says_not out '^Which one'

# A verb that fits several lists them; the only one it fits is asked back.
bob 'play\n'
says out 'Which one\? Its number, or more words'
says out '^  4  play Wandering Took'
bob 'use\nn\n'
says out '^Use .owyn\? y/n'
says_not out 'uses .owyn'

# Asked back: y does it, n and Enter do not, and any other line is heard as itself.
bob 'tracker\ny\n'
says out '^Play Northern Tracker for 4\? y/n'
says out 'Bob plays Northern Tracker'
bob 'tracker\nn\nlog 1\n'
says_not out 'paid from'
bob 'tracker\n\n'
says_not out 'paid from'
bob 'tracker\nwhat\npass\n'
says out '^Play Northern Tracker for 4\? y/n'
says_not out 'paid from'
says out '^Ann: Bob is planning'
bob 'tracker\n'
ends 0
says out 'The game is kept'

# Named exactly: by number, title, verb and title, with or without accents.
for exact in 'northern tracker' 'Play Northern Tracker' 'NORTHERN tracker' 5 'choose northern tracker'; do
    bob "$exact, dunhere, dunhere, eleanor, eleanor\n"
    says_not out 'y/n'
    says out '1 resource paid from D.nhere \(2x\), Eleanor \(2x\)'
done
bob 'favor of lady\n'
says_not out 'y/n'
says out 'plays The Favor of the Lady|Attach|attach|paid from'
bob 'lórien guide\n'
says_not out 'y/n'
bob 'eowyn\n'
says_not out 'y/n'
says out 'Which card do you discard'

# A payment by half a word is asked back, and so is a word in a row of answers.
bob 'northern tracker\ndun\ny\ndunhere\nelea\nn\neleanor\neleanor\n'
says out '^Pay 1 resource from D.nhere\? y/n'
says out '^Pay 1 resource from Eleanor\? y/n'
same "only what was confirmed is paid" "$(grep -c 'resource paid from' "$tmp/out")" 4
bob 'tracker, dunhere, dunhere, eleanor, eleanor\ny\n'
says out '^Play Northern Tracker for 4\? y/n'
says out '1 resource paid from D.nhere \(2x\), Eleanor \(2x\)'
bob 'tracker, dunhere, dunhere, eleanor, eleanor\nn\n'
says out 'Not used, since it was not meant so: tracker, dunhere'
says_not out 'paid from'

# Where nothing is given the beginning of a title is enough; letters inside are not.
bob 'no\nno\nno\nno\nno\nno\no\nnhere\nwy\ndun\n'
says out 'Nothing that is asked now fits "o"'
says out 'Nothing that is asked now fits "nhere"'
says out 'Nothing that is asked now fits "wy"'
says_not out 'y/n'
says out 'Committed to the quest: D.nhere'

# `?` and `help` say how.
bob '?\nhelp\n'
says out 'Answer with a number, or with words of a title or a verb'
says out 'asked back'

# What is ignored is named by the same rules.
bob 'ignore o\n'
says out 'Nothing you are asked now is called that'
talk 'mulligan\nkeep\nignore o\norders\n' --new $two
says out '^Bob: Actions after drawing cards|^Bob: Planning'

# A comma parts answers, but not where the whole line is the name of one option.
GAME=phantom-epoch talk 'ranger\nslink, female\n' --new --players 1 --campaign "$tmp/names.json"
says out 'What is it called'
GAME=phantom-epoch talk 'ranger, slink female\n' --new --players 1 --campaign "$tmp/names.json"
says out 'What is it called'

# In a campaign the list of figures tells who is who.
GAME=phantom-epoch talk 'ranger\nslink, female\nvashti\nwarrior\nhuman, male\ngrum\nwatch\nview\n' --new --players 1 --campaign "$tmp/names.json"
says out 'Vashti, Ranger +[A-Z]-[0-9]+ +10 '
says out 'Grum, Warrior +[A-Z]-[0-9]+ +13 '

# After a part of a campaign the next one is a word away; before its end the word means nothing.
GAME=phantom-epoch talk 'next\nembark on awakening\nnext\n1\nnext\n' --campaign "$tmp/names.json"
says out 'Nothing that is asked now fits "next"'
says out '^Where does Vashti begin'
says out '^Where does Grum begin'
says_not out 'Written to the campaign log'
GAME=phantom-epoch talk 'next\n' --campaign "$tmp/names.json"
says out 'Going on with the game you left'
talk 'next\n' --save "$tmp/over.save" --bot 1 --bot 2 --seed 3 --new --players 2 --deck core-leadership --deck core-spirit
says out 'Nothing comes after this one'

# The same for what is set up and for decks.
exits 2 play "$GAME" --new --scenario o
says err 'there is no "o"'
exits 2 play "$GAME" --new --scenario -1
exits 2 play "$GAME" --new --players 1 --deck 30
exits 1 deck new --card a
exits 1 deck new --card rag
exits 0 play "$GAME" --new --players 1 --scenario dol --deck spirit-starter --set edition=2022
finish
