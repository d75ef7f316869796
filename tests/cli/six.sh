# Six people at one terminal play a round of Twilight Imperium by hand, with the referee's cards and
# dice: a trade, a retreat, an invasion and an objective of each kind that a first round can have.
. tests/cli/lib
GAME=twilight-imperium

# play LINE...: a new game in which Ann is the first speaker, and these lines
play() {
    printf '%s\n' '' '' '' Ann "$@" |
        "$ARBITER" play "$GAME" --plain --open --referee --ask useful --save "$tmp/six" --new --players 6 \
            --seed 4 --map usual --faction Sol --faction Letnev --faction Hacan --faction Xxcha \
            --faction Jol-Nar --faction Mentak --seat-name Ann --seat-name Bob --seat-name Cid \
            --seat-name Dee --seat-name Eve --seat-name Flo >"$tmp/out" 2>"$tmp/err"
    status=$?
}
play 'all on Arc' 'all on Hercant' 'all on Archon Ren' 'all on Nar' 'Strengthen Bonds' 'Cut Supply Lines' \
    'Unveil Flagship' 'Mine Rare Metals' 'Monopolize Production' 'Fuel the War' 'Foster Cohesion' \
    'Become the Gate' 'Form a Spy' 'Destroy Their' 'Spark a Reb' 'Turn Their' 'back Cut' 'back Mine' \
    'back Fuel' 'back Become' 'back Destroy' 'back Turn' 'Lead from the Front' 'Expand Borders' \
    'take Warfare' 'take Leadership' 'take Trade' 'take Politics' 'take Technology' 'take Imperial' \
    'use Leadership' '3 into the strategy' pass pass pass pass pass 'use Politics' Bob \
    'Leadership Rider' Bribery 'Economic Equality' 'Incentive Program' 'Incentive Program on top' \
    'Economic Equality on top' pass pass pass pass pass 'ignore Carth' 'bargain with somebody' \
    'bargain with Ann' 'give Alliance' offer agree 'use Trade' pass pass pass pass pass pass \
    'activate Bakal' 'move 1 carrier' 'take 4 infantry' 'take no more along' 'move 1 destroyer' \
    'that is all that moves' 'land 1 infantry on Bakal' 'land 1 infantry on Alio Prima' 'land no more' \
    Bakal 'Industrial Relic' 'Cultural Relic' 'use Technology' pass pass pass pass pass pass \
    'activate Kraag' 'move 1 carrier' 'take 2 infantry' 'take no more along' 'that is all that moves' \
    'land 1 infantry on Kraag' 'land 1 infantry on Siig' Kraag Fragment Fragment pass pass pass \
    'use Warfare' '1 into the tactic pool' pass pass pass pass pass pass pass 'use Imperial' pass pass \
    pass pass pass pass pass 'activate Deep Space 78' 'move 1 destroyer' 'that is all that moves' \
    'activate Deep Space 78' 'move 2 cruisers' pass 'ignore Viscount' 1 1 announce 1 1 1 \
    'retreat to Jord' 'Spark a Rebellion' 'activate Lodor' 'move 1 carrier from Bakal' \
    'take 2 infantry along from Bakal and Alio Prima' 'take no more along' 'land 1 infantry on Lodor' \
    'land no more' 'Cultural Relic Fragment' pass pass 'score Lead from the Front' \
    'from the strategy pool' 'from the strategy pool' 'from the strategy pool' 'score nothing' \
    'score nothing' 'score nothing' 'score nothing' 'score nothing' 'score Strengthen Bonds'
ends 0
says out 'Ann: Do you announce a retreat\? \[78\.s2\]'
for told in 'Cid has a deal with Ann\.' 'Cid gives Alliance of Cid\.' 'Dee draws Leadership Rider\.' \
    'Flo and Ann fight a space combat in Deep Space 78' 'Ann rolls 2 dice for anti-fighter barrage\.' \
    'Ann retreats to Jord\.' 'Flo wins the combat\.' 'Flo scores Spark a Rebellion\.' \
    'Ann controls Bakal, Alio Prima\.' 'Ann controls Lodor\.' 'Bob scores Lead from the Front\.' \
    'Ann scores Strengthen Bonds\.'; do
    says out " - $told"
done
# What has been filled in of a larger choice stands below its question.
says out '^  so far: move 1 carrier from Jord; take 4 infantry along from Jord$'
says out 'use The Federation of Sol: Orbital Drop$'
if grep -q 'Nothing that is asked now fits' "$tmp/out"; then
    bad "$(grep -A1 -m1 'Nothing that is asked now fits' "$tmp/out")"
else
    ok "every line was understood"
fi
finish
