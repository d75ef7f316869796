# Six people at one terminal play two rounds of Twilight Imperium by hand, with the referee's cards and
# dice: a trade, a retreat, an invasion that is fought for, the custodians, two agendas with votes and
# riders, and an objective of each kind that two rounds can have.
. tests/cli/lib
GAME=twilight-imperium

# play LINE...: a new game with these lines
play() {
    printf '%s\n' "$@" |
        "$ARBITER" play "$GAME" --plain --open --referee --ask useful --save "$tmp/six" --new --players 6 \
            --seed 4 --map usual --faction Sol --faction Letnev --faction Hacan --faction Xxcha \
            --faction Jol-Nar --faction Mentak --seat-name Ann --seat-name Bob --seat-name Cid \
            --seat-name Dee --seat-name Eve --seat-name Flo >"$tmp/out" 2>"$tmp/err"
    status=$?
}
# Ann is the first speaker; who is dealt and keeps which secrets.
setup=(
    Ann 'all on Arc' 'all on Hercant' 'all on Archon Ren' 'all on Nar' 'Strengthen Bonds'
    'Cut Supply Lines' 'Drive the Debate' 'Mine Rare Metals' 'Monopolize Production' 'Fuel the War'
    'Foster Cohesion' 'Become the Gate' 'Form a Spy' 'Destroy Their' 'Spark a Reb' 'Turn Their'
    'back Cut' 'back Mine' 'back Fuel' 'back Become' 'back Destroy' 'back Turn'
    'Lead from the Front' 'Expand Borders'
)
first_action_phase=(
    'take Warfare' 'take Leadership' 'take Trade' 'take Politics' 'take Technology' 'take Imperial'
    'use Leadership' '3 into the strategy' pass pass 'use Politics' Bob
    'Leadership Rider' Bribery 'Minister of War' 'Incentive Program' 'Incentive Program on top'
    'Minister of War on top' pass pass pass pass pass 'ignore Carth' 'bargain with somebody'
    'bargain with Ann' 'give Alliance' offer agree 'use Trade' pass pass pass pass pass pass
    'activate Bakal' 'move 1 carrier' 'take 4 infantry' 'take no more along' 'move 1 destroyer'
    'that is all that moves' 'land 1 infantry on Bakal' 'land 1 infantry on Alio Prima'
    'land no more' Bakal 'Industrial Relic' 'Cultural Relic' 'use Technology' pass pass pass pass
    pass pass 'activate Kraag' 'move 1 carrier' 'take 2 infantry' 'take no more along'
    'that is all that moves' 'land 1 infantry on Kraag' 'land 1 infantry on Siig' Kraag Fragment
    Fragment pass pass pass 'use Warfare' '1 into the tactic pool' pass pass pass pass pass pass
    pass 'use Imperial' pass pass pass pass pass pass pass 'activate Deep Space 78'
    'move 1 destroyer' 'that is all that moves' 'activate Deep Space 78' 'move 2 cruisers' pass
    'ignore Viscount' 1 1 announce 1 1 1 'retreat to Jord' 'Spark a Rebellion' 'activate Lodor'
    'move 1 carrier from Bakal' 'take 2 infantry along from Bakal and Alio Prima'
    'take no more along' 'land 1 infantry on Lodor' 'land no more' 'Cultural Relic Fragment' pass
    pass
)
first_status_phase=(
    'score Lead from the Front' 'from the strategy pool' 'from the strategy pool'
    'from the strategy pool' 'score nothing' 'score nothing' 'score nothing' 'score nothing'
    'score nothing' 'score Strengthen Bonds' Diversify Veto Sabotage 'Ghost Ship' Plague Bunker Rout
    Upgrade 'Trade Rider' '1 into the tactic' '1 into the strategy' leave '1 into the tactic'
    '1 into the strategy' leave '1 into the tactic' '1 into the strategy' leave '2 into the tactic'
    '1 into the fleet' leave '1 into the tactic' '1 into the strategy' leave '2 into the tactic'
    leave
)
# Ann takes Mecatol Rex and fights Flo for Bakal.
second_action_phase=(
    'take Diplomacy' 'take Trade' 'take Leadership' 'take Technology' 'take Warfare' 'take Imperial'
    'use Leadership' '3 into the tactic' pass pass pass pass pass 'use Diplomacy' 'use Trade' pass pass pass pass pass pass 'activate Deep Space 78'
    'move 1 carrier' 'take 1 infantry along from Kraag' 'take 1 infantry along from Siig'
    'use Technology' 'Gravity Drive' pass pass pass pass pass 'Orbital Drop' Bakal pass pass pass pass
    'use Warfare' 'back your token from Deep Space 78' '1 into the tactic' leave pass pass pass pass
    pass pass 'activate Mecatol' 'move 1 carrier from Lodor'
    'take 1 infantry along from the space area of Lodor' 'take 1 infantry'
    'remove the custodians' 'land 2 infantry' 'activate Bakal' 'move 2 cruisers' 'move 1 carrier'
    'take 2 infantry' pass 'land 2 infantry on Bakal' 'Claire Gibson' pass 8 1 7 1 1 1
    'Evelyn DeLouis' 'infantry of Ann' 1 10 1 1 1 'use Imperial' 'score Lead' 'from the strategy'
    pass pass pass pass pass pass pass
)
second_status_phase=(
    'score nothing' 'score Lead' 'from the tactic' 'from the tactic' 'from the tactic'
    'score nothing' 'score nothing' 'Corner the Market' Parley 'Skilled Retreat' Salvage Spy Summit
    Uprising 'Warfare Rider' Waylay '1 into the tactic' '1 into the fleet' leave '1 into the tactic'
    '1 into the fleet' leave '2 into the tactic' leave '2 into the tactic' leave '2 into the tactic'
    leave '3 into the tactic' leave
)
# Minister of War with two riders, of which one is right; then Incentive Program.
agenda_phase=(
    pass pass 'Leadership Rider' 'predict Bob' 'Trade Rider' pass 'predict Flo' pass pass pass pass
    pass pass pass 'vote for Bob' 'pay all with Hercant and Kamdorn' abstain 'vote for Ann' Lodor
    'give no more' 'vote for Bob' 'Wren Terra' 'Drive the Debate' '3 into the strategy' pass pass
    pass pass pass pass pass pass pass 'vote for For' 'Archon Ren' 'give no more' abstain abstain
    'vote for Against' Bakal 'give no more' 'Develop Weaponry'
)
play "${setup[@]}" "${first_action_phase[@]}" "${first_status_phase[@]}" "${second_action_phase[@]}" \
    "${second_status_phase[@]}" "${agenda_phase[@]}"
ends 0
says out 'Ann: Do you announce a retreat\? \[78\.s2\]'
for told in 'Cid has a deal with Ann\.' 'Cid gives Alliance of Cid\.' 'Dee draws Leadership Rider\.' \
    'Flo and Ann fight a space combat in Deep Space 78' 'Ann rolls 2 dice for anti-fighter barrage\.' \
    'Ann retreats to Jord\.' 'Flo wins the combat\.' 'Flo scores Spark a Rebellion\.' \
    'Ann controls Bakal, Alio Prima\.' 'Ann controls Lodor\.' 'Bob scores Lead from the Front\.' \
    'Ann scores Strengthen Bonds\.' 'Ann removes the custodians token\.' \
    'Flo lands 2 infantry on Bakal\.' 'Flo and Ann fight for Bakal\.' \
    'Ann rolls 4 dice in ground combat\.' 'Flo loses 1 infantry\.' 'Ann wins the combat\.' \
    'Ann scores Lead from the Front\.' 'Dee scores Lead from the Front\.' 'Dee predicts Bob\.' \
    'Flo predicts Flo\.' 'Cid casts 2 votes for Bob\.' 'Ann casts 1 vote for Ann\.' \
    'The vote ends with Bob\.' 'Minister of War becomes a law\.' 'Bob scores Drive the Debate\.' \
    'Dee predicted it \(Leadership Rider\)\.' 'Dee gains 3 command tokens\.' \
    '3 times the die shows 1\.' 'The vote ends with For\.' \
    'A public objective is revealed: Develop Weaponry\.' 'Round 3 begins\.'; do
    says out "^ - $told"
done
# A wrong prediction pays nothing.
if grep -q 'Flo predicted it' "$tmp/out"; then bad "Flo's rider paid"; else ok "Flo's rider pays nothing"; fi
# What has been filled in of a larger choice stands below its question.
says out '^  so far: move 1 carrier from Jord; take 4 infantry along from Jord$'
says out 'use The Federation of Sol: Orbital Drop$'
if grep -qE 'Nothing that is asked now fits|Not possible now|Which one\? Its number' "$tmp/out"; then
    bad "$(grep -EA1 -m1 'Nothing that is asked|Not possible now|Which one\?' "$tmp/out")"
else
    ok "every line was understood"
fi
finish
