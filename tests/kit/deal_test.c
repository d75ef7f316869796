/* Deals: offers, answers, offers in return; all or nothing changes hands. */
#include "kit_helper.h"

#include <criterion/criterion.h>

static arb_table *market(void)
{
    arb_table *t = open_bazaar(MODE_DEAL);
    for (int seat = 0; seat < BAZAAR_SEATS; seat++) {
        bazaar_of(t)->has[seat][DEAL_COIN] = 4;
        bazaar_of(t)->owner[seat + 1] = (uint8_t)(seat + 1);
        bazaar_of(t)->owner[seat + 5] = (uint8_t)(seat + 1);
    }
    return t;
}

/* Seat 0 offers 2 coins for thing 2 of seat 1. */
static void make_offer(arb_table *t)
{
    begin_bazaar(t);
    cr_assert(choose(t, 0, DEAL_VERB_WITH, 1, -1, -1));
    cr_assert(choose(t, 0, DEAL_VERB_WARE, 0, DEAL_COIN, 2));
    cr_assert(choose(t, 0, DEAL_VERB_THING, 1, 2, -1));
    cr_assert(choose(t, 0, DEAL_VERB_OFFER, 1, -1, -1));
}

Test(deal, what_both_agree_on_changes_hands_at_once)
{
    arb_table *t = market();
    make_offer(t);
    cr_assert_str_eq(words_of(t, 1, -1), "Player 1 offers 2 coins for thing 2. Agreed?");
    cr_assert_eq(bazaar_of(t)->has[1][DEAL_COIN], 4);
    cr_assert(choose(t, 1, DEAL_VERB_ACCEPT, -1, -1, -1));
    cr_assert_eq(bazaar_of(t)->has[0][DEAL_COIN], 2);
    cr_assert_eq(bazaar_of(t)->has[1][DEAL_COIN], 6);
    cr_assert_eq(bazaar_of(t)->owner[2], 1);
    cr_assert_eq(bazaar_of(t)->result, 2, "with seat 1");
    cr_assert_not(bazaar_of(t)->deal.open);
    cr_assert_str_eq(latest(t, 0), "Player 2 gives thing 2.");
    cr_assert_str_eq(latest(t, 2), "Player 2 gives something.");
    cr_assert_str_eq(latest(t, ARB_SPECTATOR), "Player 2 gives something.");
    arb_table_close(t);
}

static int flags_of(arb_table *t, int seat, int verb)
{
    struct arb_ask ask = pending_of(t, seat);
    for (int i = 0; i < ask.count; i++)
        if (ask.options[i].verb == verb)
            return ask.options[i].flags;
    return -1;
}

Test(deal, nobody_is_urged_to_give_for_nothing)
{
    arb_table *t = market();
    begin_bazaar(t);
    cr_assert(choose(t, 0, DEAL_VERB_WITH, 1, -1, -1));
    cr_assert(choose(t, 0, DEAL_VERB_WARE, 1, DEAL_COIN, 2));
    cr_assert_eq(flags_of(t, 0, DEAL_VERB_OFFER), 0);
    cr_assert(choose(t, 0, DEAL_VERB_OFFER, -1, -1, -1));
    cr_assert_eq(flags_of(t, 1, DEAL_VERB_ACCEPT), 0);
    arb_table_close(t);
    t = market();
    begin_bazaar(t);
    cr_assert(choose(t, 0, DEAL_VERB_WITH, 1, -1, -1));
    cr_assert(choose(t, 0, DEAL_VERB_WARE, 1, DEAL_COIN, 2));
    cr_assert(choose(t, 0, DEAL_VERB_WARE, 0, DEAL_COIN, 2));
    cr_assert_eq(flags_of(t, 0, DEAL_VERB_OFFER), ARB_CONFIRM);
    cr_assert(choose(t, 0, DEAL_VERB_OFFER, -1, -1, -1));
    cr_assert_eq(flags_of(t, 1, DEAL_VERB_ACCEPT), ARB_CONFIRM);
    arb_table_close(t);
}

Test(deal, an_offer_is_one_form_and_an_answer_another_matter)
{
    arb_table *t = market();
    struct arb_error err;
    begin_bazaar(t);
    uint64_t before = arb_hash(t);
    cr_assert(choose(t, 0, DEAL_VERB_WITH, 2, -1, -1));
    cr_assert(choose(t, 0, DEAL_VERB_WARE, 1, DEAL_COIN, 1));
    cr_assert_not(offers(t, 0, DEAL_VERB_WARE, 1, DEAL_COIN, -1), "a term is set once");
    cr_assert(arb_form_restart(t, &err));
    cr_assert_eq(arb_hash(t), before);
    cr_assert(choose(t, 0, DEAL_VERB_WITH, 2, -1, -1));
    cr_assert(choose(t, 0, DEAL_VERB_WARE, 1, DEAL_COIN, 1));
    cr_assert(choose(t, 0, DEAL_VERB_OFFER, -1, -1, -1));
    cr_assert_eq(pending_of(t, 2).form, 0);
    cr_assert(choose(t, 2, DEAL_VERB_REFUSE, -1, -1, -1));
    cr_assert_eq(bazaar_of(t)->result, 0);
    cr_assert_eq(bazaar_of(t)->has[2][DEAL_COIN], 4);
    cr_assert_str_eq(latest(t, 3), "Player 3 refuses the offer of Player 1.");
    arb_table_close(t);
}

Test(deal, what_one_has_not_got_can_be_asked_for_and_only_refused)
{
    arb_table *t = market();
    begin_bazaar(t);
    cr_assert(choose(t, 0, DEAL_VERB_WITH, 1, -1, -1));
    cr_assert(choose(t, 0, DEAL_VERB_THING, 1, 2, -1));
    bazaar_of(t)->owner[2] = 3;
    cr_assert(choose(t, 0, DEAL_VERB_OFFER, 1, -1, -1));
    cr_assert_not(offers(t, 1, DEAL_VERB_ACCEPT, -1, -1, -1));
    cr_assert(offers(t, 1, DEAL_VERB_COUNTER, -1, -1, -1));
    cr_assert(choose(t, 1, DEAL_VERB_REFUSE, -1, -1, -1));
    cr_assert_eq(bazaar_of(t)->owner[2], 3);
    arb_table_close(t);
}

Test(deal, there_are_so_many_offers_and_no_more)
{
    arb_table *t = market();
    make_offer(t);
    for (int offers_left = DEAL_OFFERS - 1, seat = 1; offers_left > 0; offers_left--, seat ^= 1) {
        cr_assert(choose(t, seat, DEAL_VERB_COUNTER, -1, -1, -1));
        cr_assert(choose(t, seat, DEAL_VERB_WARE, 1, DEAL_COIN, 1));
        cr_assert(choose(t, seat, DEAL_VERB_OFFER, -1, -1, -1));
    }
    cr_assert_not(offers(t, 1, DEAL_VERB_COUNTER, -1, -1, -1));
    cr_assert(refuses(t, 1, "bz.3"));
    cr_assert(choose(t, 1, DEAL_VERB_ACCEPT, -1, -1, -1), "the last offer came from seat 0");
    cr_assert_eq(bazaar_of(t)->has[0][DEAL_COIN], 5, "the last offer counts");
    cr_assert_eq(bazaar_of(t)->result, 2, "still with seat 1");
    arb_table_close(t);
}

Test(deal, who_bargains_in_return_may_leave)
{
    arb_table *t = market();
    make_offer(t);
    cr_assert(choose(t, 1, DEAL_VERB_COUNTER, -1, -1, -1));
    cr_assert(choose(t, 1, DEAL_VERB_LEAVE, -1, -1, -1));
    cr_assert_str_eq(latest(t, 0), "Player 2 refuses the offer of Player 1.");
    cr_assert_not(bazaar_of(t)->deal.open);
    arb_table_close(t);
}

Test(deal, the_rules_of_the_game_say_what_can_be_offered_and_which_forbids)
{
    arb_table *t = market();
    bazaar_of(t)->barred = 1 << 3;
    begin_bazaar(t);
    cr_assert_not(offers(t, 0, DEAL_VERB_WITH, 3, -1, -1));
    cr_assert(choose(t, 0, DEAL_VERB_WITH, 1, -1, -1));
    cr_assert_not(offers(t, 0, DEAL_VERB_WARE, 0, DEAL_COIN, 3));
    cr_assert(refuses(t, 0, "bz.3d"));
    cr_assert_not(offers(t, 0, DEAL_VERB_WARE, 0, DEAL_GEM, -1), "there is none");
    cr_assert(choose(t, 0, DEAL_VERB_THING, 0, 1, -1));
    cr_assert_not(offers(t, 0, DEAL_VERB_THING, 0, 5, -1));
    cr_assert(refuses(t, 0, "bz.3e"));
    cr_assert_not(offers(t, 0, DEAL_VERB_OFFER, -1, -1, -1));
    cr_assert(refuses(t, 0, "bz.3f"), "something for nothing");
    arb_table_close(t);
}

Test(deal, each_thing_can_be_asked_for_once_and_as_many_as_there_is_room_for)
{
    arb_table *t = market();
    bazaar_of(t)->owner[3] = 2;
    begin_bazaar(t);
    cr_assert(choose(t, 0, DEAL_VERB_WITH, 1, -1, -1));
    cr_assert(choose(t, 0, DEAL_VERB_THING, 1, 2, -1));
    cr_assert_not(offers(t, 0, DEAL_VERB_THING, 1, 2, -1), "it is asked for already");
    cr_assert(offers(t, 0, DEAL_VERB_THING, 1, 3, -1));
    cr_assert(choose(t, 0, DEAL_VERB_THING, 1, 6, -1));
    cr_assert_not(offers(t, 0, DEAL_VERB_THING, 1, 6, -1));
    cr_assert_not(offers(t, 0, DEAL_VERB_THING, 1, 3, -1), "no room for a third");
    cr_assert(choose(t, 0, DEAL_VERB_OFFER, 1, -1, -1));
    cr_assert(choose(t, 1, DEAL_VERB_ACCEPT, -1, -1, -1));
    cr_assert_eq(bazaar_of(t)->owner[2], 1);
    cr_assert_eq(bazaar_of(t)->owner[6], 1);
    cr_assert_eq(bazaar_of(t)->owner[3], 2);
    arb_table_close(t);
}

Test(deal, a_promise_is_told_and_given_to_the_game)
{
    arb_table *t = market();
    begin_bazaar(t);
    cr_assert(choose(t, 0, DEAL_VERB_WITH, 1, -1, -1));
    cr_assert(choose(t, 0, DEAL_VERB_PROMISE, 0, PROMISE_PEACE, -1));
    cr_assert_not(offers(t, 0, DEAL_VERB_OFFER, -1, -1, -1), "a promise alone is talk");
    cr_assert(choose(t, 0, DEAL_VERB_WARE, 1, DEAL_COIN, 1));
    cr_assert(choose(t, 0, DEAL_VERB_OFFER, -1, -1, -1));
    cr_assert_str_eq(words_of(t, 1, -1),
                     "Player 1 offers the promise not to attack for 1 coin. Agreed?");
    cr_assert(choose(t, 1, DEAL_VERB_ACCEPT, -1, -1, -1));
    cr_assert_eq(bazaar_of(t)->promised[0], PROMISE_PEACE);
    arb_table_close(t);
}

Test(deal, bargaining_ends_whatever_is_answered)
{
    uint64_t state = 5;
    int deals = 0;
    for (int round = 0; round < 200; round++) {
        arb_table *t = market();
        int coins = 0, things = 0;
        begin_bazaar(t);
        cr_assert_lt(play_out(t, &state), 100);
        deals += bazaar_of(t)->result != 0;
        for (int seat = 0; seat < BAZAAR_SEATS; seat++)
            coins += bazaar_of(t)->has[seat][DEAL_COIN];
        for (int thing = 1; thing <= BAZAAR_THINGS; thing++)
            things += bazaar_of(t)->owner[thing] != 0;
        cr_assert_eq(coins, 16);
        cr_assert_eq(things, 8);
        arb_table_close(t);
    }
    cr_assert_gt(deals, 10);
}

Test(deal, a_side_is_said_with_commas_and_an_and_and_only_the_two_know_the_things)
{
    arb_table *t = market();
    char words[200];
    struct deal_terms terms = {.seat = {0, 1}, .ware = {{[DEAL_COIN] = 1}}, .thing = {{2, 6}}};
    deal_say_side(&t->run, 1, &terms, 0, &(struct arb_text){words, words + sizeof words});
    cr_expect_str_eq(words, "1 coin, thing 2 and thing 6");
    terms.promise[0] = PROMISE_PEACE;
    deal_say_side(&t->run, 2, &terms, 0, &(struct arb_text){words, words + sizeof words});
    cr_expect_str_eq(words, "1 coin, something, something and the promise not to attack");
    deal_say_side(&t->run, 0, &terms, 1, &(struct arb_text){words, words + sizeof words});
    cr_expect_str_eq(words, "nothing");
    arb_table_close(t);
}
