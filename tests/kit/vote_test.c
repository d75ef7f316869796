/* Votes and bids: in turn, sealed, ties, predictions; who wins. */
#include "kit_helper.h"

#include <criterion/criterion.h>

static arb_table *law(int how)
{
    arb_table *t = open_bazaar(MODE_VOTE);
    bazaar_of(t)->ballot = (struct ballot){
        .what = VOTE_LAW, .how = (uint8_t)how, .outcomes = 3, .first = 1, .chair = 0, .about = 7};
    return t;
}

Test(vote, in_turn_each_knows_what_was_cast_before)
{
    arb_table *t = law(VOTE_IN_TURN);
    bazaar_of(t)->most[1] = 3;
    begin_bazaar(t);
    cr_assert_str_eq(words_of(t, 1, -1), "Law 7: how do you vote?");
    cr_assert_not(offers(t, 1, VOTE_VERB_FOR, 2, -1, -1));
    cr_assert(refuses(t, 1, "bz.4d"));
    cr_assert(choose(t, 1, VOTE_VERB_FOR, 1, -1, -1));
    cr_assert(choose(t, 1, VOTE_VERB_COUNT, 3, -1, -1));
    cr_assert_eq(bazaar_of(t)->tally.votes[1], 3);
    cr_assert_str_eq(latest(t, 0), "Player 2 casts 3 votes for outcome 1.");
    cr_assert(choose(t, 2, VOTE_VERB_FOR, 0, -1, -1), "one vote is no choice");
    cr_assert(choose(t, 3, VOTE_VERB_ABSTAIN, -1, -1, -1));
    cr_assert(choose(t, 0, VOTE_VERB_FOR, 0, -1, -1));
    cr_assert_eq(bazaar_of(t)->result, 1);
    cr_assert_eq(bazaar_of(t)->spent[1], 3);
    cr_assert_eq(bazaar_of(t)->spent[3], 0);
    cr_assert_str_eq(latest(t, 0), "The vote ends with outcome 1.");
    arb_table_close(t);
}

Test(vote, sealed_votes_are_counted_when_all_are_in)
{
    arb_table *t = law(VOTE_SEALED);
    bazaar_of(t)->barred = 1 << 3;
    bazaar_of(t)->most[0] = 2;
    begin_bazaar(t);
    cr_assert_eq(pending_of(t, 3).count, 0);
    cr_assert(choose(t, 2, VOTE_VERB_FOR, 2, -1, -1));
    cr_assert(choose(t, 0, VOTE_VERB_FOR, 0, -1, -1));
    cr_assert(choose(t, 0, VOTE_VERB_COUNT, 2, -1, -1));
    cr_assert_eq(bazaar_of(t)->tally.votes[0] + bazaar_of(t)->tally.votes[2], 0, "nothing shows");
    cr_assert(choose(t, 1, VOTE_VERB_ABSTAIN, -1, -1, -1));
    cr_assert_eq(bazaar_of(t)->result, 0);
    cr_assert_eq(bazaar_of(t)->tally.votes[0], 2);
    cr_assert_eq(bazaar_of(t)->tally.votes[2], 1);
    arb_table_close(t);
}

Test(vote, the_chair_decides_among_those_that_are_level)
{
    arb_table *t = law(VOTE_IN_TURN);
    bazaar_of(t)->barred = 1;
    begin_bazaar(t);
    cr_assert(choose(t, 1, VOTE_VERB_FOR, 0, -1, -1));
    cr_assert(choose(t, 2, VOTE_VERB_FOR, 2, -1, -1));
    cr_assert(choose(t, 3, VOTE_VERB_ABSTAIN, -1, -1, -1));
    cr_assert_not(offers(t, 0, VOTE_VERB_DECIDE, 1, -1, -1));
    cr_assert(refuses(t, 0, "bz.4a"));
    cr_assert(choose(t, 0, VOTE_VERB_DECIDE, 2, -1, -1));
    cr_assert_eq(bazaar_of(t)->result, 2);
    cr_assert_eq(bazaar_of(t)->tally.votes[2], 1, "that was no vote");
    arb_table_close(t);
}

Test(vote, with_no_votes_at_all_the_chair_decides)
{
    arb_table *t = law(VOTE_SEALED);
    bazaar_of(t)->barred = 0xf;
    begin_bazaar(t);
    cr_assert(choose(t, 0, VOTE_VERB_DECIDE, 1, -1, -1));
    cr_assert_eq(bazaar_of(t)->result, 1);
    arb_table_close(t);
}

Test(vote, predictions_come_before_the_first_vote)
{
    arb_table *t = law(VOTE_IN_TURN);
    bazaar_of(t)->predicts = 1 << 2 | 1 << 0;
    begin_bazaar(t);
    cr_assert_str_eq(words_of(t, 2, 0), "predict outcome 0");
    cr_assert(choose(t, 2, VOTE_VERB_PREDICT, 1, -1, -1));
    cr_assert_str_eq(latest(t, 1), "Player 3 predicts outcome 1.");
    cr_assert(choose(t, 0, VOTE_VERB_SILENT, -1, -1, -1));
    cr_assert_eq(bazaar_of(t)->tally.predicted[2], 2);
    cr_assert_eq(bazaar_of(t)->tally.predicted[0], 0);
    cr_assert(pending_of(t, 1).count > 0);
    arb_table_close(t);
}

Test(vote, who_puts_no_vote_on_an_outcome_has_abstained)
{
    arb_table *t = law(VOTE_IN_TURN);
    bazaar_of(t)->no_votes = 1 << 1;
    begin_bazaar(t);
    cr_assert(choose(t, 1, VOTE_VERB_FOR, 1, -1, -1));
    cr_assert(choose(t, 1, VOTE_VERB_COUNT, 0, -1, -1));
    cr_assert_str_eq(latest(t, 0), "Player 2 abstains.");
    cr_assert_eq(bazaar_of(t)->tally.voted[1], 0);
    arb_table_close(t);
}

Test(vote, outcomes_are_those_that_there_are_however_many)
{
    arb_table *t = law(VOTE_IN_TURN);
    bazaar_of(t)->ballot.outcomes = VOTE_OUTCOMES;
    bazaar_of(t)->gone = ~(1ull << 1 | 1ull << 35 | 1ull << 39);
    bazaar_of(t)->barred = 0xf & ~(1 << 1);
    begin_bazaar(t);
    cr_assert_eq(pending_of(t, 1).count, 4, "three of them, and abstain");
    cr_assert_not(offers(t, 1, VOTE_VERB_FOR, 0, -1, -1));
    cr_assert(choose(t, 1, VOTE_VERB_ABSTAIN, -1, -1, -1));
    cr_assert_eq(pending_of(t, 0).count, 3, "nobody voted: the chair has all that there are");
    cr_assert(choose(t, 0, VOTE_VERB_DECIDE, 39, -1, -1));
    cr_assert_eq(bazaar_of(t)->result, 39);
    arb_table_close(t);
}

Test(vote, the_game_says_who_comes_after_whom)
{
    arb_table *t = law(VOTE_IN_TURN);
    bazaar_of(t)->backwards = 1;
    begin_bazaar(t);
    for (int n = 0; n < BAZAAR_SEATS; n++)
        cr_assert(choose(t, (1 + BAZAAR_SEATS - n) % BAZAAR_SEATS, VOTE_VERB_FOR, 1, -1, -1));
    cr_assert_eq(bazaar_of(t)->result, 1);
    arb_table_close(t);
}

Test(vote, one_that_is_open_already_goes_on)
{
    arb_table *t = law(VOTE_IN_TURN);
    struct bazaar *b = bazaar_of(t);
    b->tally = (struct tally){.v = b->ballot, .open = true, .predicted = {0, 0, 3}};
    begin_bazaar(t);
    cr_assert_eq(bazaar_of(t)->tally.predicted[2], 3, "what was predicted is known");
    for (int n = 1; n <= BAZAAR_SEATS; n++)
        cr_assert(choose(t, n % BAZAAR_SEATS, VOTE_VERB_FOR, 0, -1, -1));
    cr_assert_not(bazaar_of(t)->tally.open);
    arb_table_close(t);
}

/* Bids. */

static arb_table *lot(int how)
{
    arb_table *t = open_bazaar(MODE_BID);
    bazaar_of(t)->auction =
        (struct auction){.what = BID_LOT, .how = (uint8_t)how, .first = 2, .seats = 0xf};
    for (int seat = 0; seat < BAZAAR_SEATS; seat++)
        bazaar_of(t)->has[seat][DEAL_COIN] = 3;
    return t;
}

Test(bid, sealed_bids_show_when_all_are_in_and_ties_go_round_from_the_first)
{
    arb_table *t = lot(BID_SEALED);
    begin_bazaar(t);
    cr_assert(choose(t, 1, BID_VERB_BID, 2, -1, -1));
    cr_assert(choose(t, 3, BID_VERB_BID, 2, -1, -1));
    cr_assert(choose(t, 0, BID_VERB_PASS, -1, -1, -1));
    cr_assert_eq(bazaar_of(t)->bids.bid[1], 0, "nothing shows");
    cr_assert(choose(t, 2, BID_VERB_BID, 1, -1, -1));
    cr_assert_eq(bazaar_of(t)->result, 3);
    cr_assert_eq(bazaar_of(t)->has[3][DEAL_COIN], 1);
    cr_assert_eq(bazaar_of(t)->has[1][DEAL_COIN], 3, "only the winner pays here");
    cr_assert_str_eq(latest(t, 0), "Player 4 wins with 2.");
    arb_table_close(t);
}

Test(bid, open_bids_rise_and_who_has_passed_is_out)
{
    arb_table *t = lot(BID_OPEN);
    begin_bazaar(t);
    cr_assert(choose(t, 2, BID_VERB_BID, 1, -1, -1));
    cr_assert_str_eq(words_of(t, 3, -1), "Bid more than 1?");
    cr_assert_not(offers(t, 3, BID_VERB_BID, 1, -1, -1));
    cr_assert(choose(t, 3, BID_VERB_PASS, -1, -1, -1));
    cr_assert(choose(t, 0, BID_VERB_PASS, -1, -1, -1));
    cr_assert(choose(t, 1, BID_VERB_BID, 2, -1, -1));
    cr_assert(choose(t, 2, BID_VERB_BID, 3, -1, -1), "seat 3 and 0 are out");
    cr_assert(choose(t, 1, BID_VERB_PASS, -1, -1, -1));
    cr_assert_eq(bazaar_of(t)->result, 2);
    cr_assert_eq(bazaar_of(t)->has[2][DEAL_COIN], 0);
    arb_table_close(t);
}

Test(bid, nobody_may_want_it)
{
    arb_table *t = lot(BID_OPEN);
    bazaar_of(t)->auction.least = 3;
    begin_bazaar(t);
    cr_assert_not(offers(t, 2, BID_VERB_BID, 2, -1, -1));
    for (int n = 0; n < BAZAAR_SEATS; n++)
        cr_assert(choose(t, (2 + n) % 4, BID_VERB_PASS, -1, -1, -1));
    cr_assert_eq(bazaar_of(t)->result, BID_NOBODY);
    arb_table_close(t);
}

/* Who is left. */

Test(eliminate, turns_pass_over_those_who_are_out)
{
    arb_table *t = open_bazaar(MODE_BID);
    bazaar_of(t)->owner[1] = 2;
    eliminate(&t->run, SEAT(1), "bz.6");
    cr_assert_eq(seat_mask(&t->run), 0xd);
    cr_assert_eq(seat_after(&t->run, 0), 2);
    cr_assert_eq(seat_after(&t->run, 3), 0);
    cr_assert_eq(bazaar_of(t)->owner[1], 0, "what they had is cleared away");
    cr_assert_eq(last_seat(&t->run), -1);
    int order = 0;
    EACH_SEAT_FROM (&t->run, 1, seat)
        order = order * 10 + seat;
    cr_assert_eq(order, 230);
    eliminate(&t->run, SEAT(0) | SEAT(1) | SEAT(3), "bz.6");
    cr_assert_eq(last_seat(&t->run), 2);
    cr_assert_eq(seat_after(&t->run, 2), 2);
    arb_table_close(t);
}

Test(eliminate, everybody_has_a_place)
{
    arb_table *t = open_bazaar(MODE_BID);
    eliminate(&t->run, SEAT(3), "bz.6");
    bazaar_of(t)->score[0] = bazaar_of(t)->score[1] = 5;
    bazaar_of(t)->score[3] = 9;
    place_all(&t->run);
    const uint8_t *place = t->run.block->place;
    cr_assert_eq(place[0], 1);
    cr_assert_eq(place[1], 1, "equals share a place");
    cr_assert_eq(place[2], 3);
    cr_assert_eq(place[3], 4, "who has left is behind those who have not");
    bazaar_of(t)->tiebreak[1] = 1;
    place_all(&t->run);
    cr_assert_eq(place[1], 1);
    cr_assert_eq(place[0], 2);
    eliminate(&t->run, SEAT(0) | SEAT(2), "bz.6");
    place_all(&t->run);
    cr_assert_eq(place[0], 2, "who left later is before who left earlier");
    cr_assert_eq(place[2], 2, "together is together");
    cr_assert_eq(place[3], 4);
    arb_table_close(t);
}
