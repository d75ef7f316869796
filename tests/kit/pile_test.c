/* Piles: what is on top of a deck that nobody has ordered, and in which order things lie. */
#include "kit_helper.h"

#include <criterion/criterion.h>

/* A table at which this is tried, chance left to the test; `things` from the top on, ended by
 * 0, those from `loose` on shuffled. */
static arb_table *pile(enum stack_tried tried, int count, const int *things, int loose)
{
    char setup[40];
    snprintf(setup, sizeof setup, "{\"mode\": %d}", MODE_STACK);
    arb_table *t = open_skirmish(setup, ARB_REFEREE);
    struct skirmish *s = skirmish_of(t);
    s->stack = (struct stack){
        .tried = (uint8_t)tried, .zone = ZONE_PIT, .count = (uint8_t)count, .orders = 2};
    for (int i = 0; things[i]; i++) {
        arb_move(s->zone, s->link, (uint16_t)things[i], ZONE_PIT, ARB_BOTTOM);
        s->link[things[i]].loose = i >= loose;
        s->zone[ZONE_PIT].loose = (uint16_t)(s->zone[ZONE_PIT].loose + (i >= loose));
    }
    begin_bazaar(t);
    return t;
}
#define PILE(tried, count, loose, ...) pile(tried, count, (const int[]){__VA_ARGS__, 0}, loose)
enum { SETTLED = LYING };

static bool lies(arb_table *t, const int *things)
{
    int depth = 0;
    for (; things[depth]; depth++)
        if (lying_at(&t->run, ZONE_PIT, depth) != things[depth])
            return false;
    return !lying_at(&t->run, ZONE_PIT, depth);
}
#define LIES(t, ...) lies(t, (const int[]){__VA_ARGS__, 0})

static int found(arb_table *t)
{
    return skirmish_of(t)->stack.result;
}

Test(pile, the_top_that_has_its_place_is_no_matter_of_chance)
{
    arb_table *t = PILE(TRY_TOP, 0, 1, 3, 1, 2);
    cr_assert_eq(found(t), 3);
    cr_assert(LIES(t, 3, 1, 2));
    arb_table_close(t);
}

Test(pile, chance_says_which_shuffled_thing_is_on_top)
{
    arb_table *t = PILE(TRY_TOP, 0, 0, 3, 1, 2);
    cr_assert_eq(pending(t).seat, ARB_CHANCE);
    cr_assert_eq(pending(t).count, 3);
    cr_assert(choose(t, ARB_CHANCE, VERB_DRAWN, 2, -1, -1));
    cr_assert_eq(found(t), 2);
    arb_table_close(t);
}

Test(pile, an_empty_deck_is_made_anew_of_its_discard_pile)
{
    arb_table *t = PILE(TRY_RENEWED, 0, SETTLED, 3, 1);
    cr_assert_eq(skirmish_of(t)->stack.renewed, 1);
    cr_assert_eq(pending(t).count, 2, "nobody knows the order any more");
    cr_assert(choose(t, ARB_CHANCE, VERB_DRAWN, 1, -1, -1));
    cr_assert(found(t) == 1 && skirmish_of(t)->zone[ZONE_YARD].count == 2 && LIES(t, 0));
    arb_table_close(t);
    t = PILE(TRY_RENEWED, 1, SETTLED, 3, 1);
    cr_assert(found(t) == 3 && !skirmish_of(t)->stack.renewed, "as long as there is a card");
    arb_table_close(t);
}

Test(pile, an_empty_pile_has_no_top_and_nothing_at_random)
{
    arb_table *t = PILE(TRY_TOP, 0, 0, 0);
    cr_assert_eq(found(t), 0);
    arb_table_close(t);
    t = PILE(TRY_RANDOM, 0, 0, 0);
    cr_assert_eq(found(t), 0);
    arb_table_close(t);
}

Test(pile, who_looks_below_others_knows_the_thing_and_its_place)
{
    arb_table *t = PILE(TRY_LOOK, 1, 1, 4, 1, 2, 3);
    cr_assert_eq(pending(t).count, 3, "the one on top is known not to be it");
    cr_assert(choose(t, ARB_CHANCE, VERB_DRAWN, 3, -1, -1));
    cr_assert_eq(found(t), 3);
    cr_assert(LIES(t, 4, 3, 1, 2));
    cr_assert_not(skirmish_of(t)->link[3].loose);
    cr_assert_eq(skirmish_of(t)->zone[ZONE_PIT].loose, 2);
    cr_assert_eq(skirmish_of(t)->stack.known[3], SEAT(1));
    cr_assert_eq(skirmish_of(t)->stack.known[4], 0);
    arb_table_close(t);
}

Test(pile, who_looks_at_the_bottom_knows_what_lies_there)
{
    arb_table *t = PILE(TRY_BOTTOM, 0, 1, 4, 1, 2, 3);
    cr_assert_eq(pending(t).count, 3, "the one on top is known not to be it");
    cr_assert(choose(t, ARB_CHANCE, VERB_DRAWN, 2, -1, -1));
    cr_assert_eq(found(t), 2);
    cr_assert(LIES(t, 4, 1, 3, 2));
    cr_assert_not(skirmish_of(t)->link[2].loose);
    cr_assert_eq(skirmish_of(t)->zone[ZONE_PIT].loose, 2);
    cr_assert_eq(skirmish_of(t)->stack.known[2], SEAT(1));
    cr_assert_eq(skirmish_of(t)->stack.known[4], 0);
    arb_table_close(t);
    t = PILE(TRY_BOTTOM, 0, SETTLED, 4, 1);
    cr_assert_eq(found(t), 1, "without asking chance where it has its place");
    arb_table_close(t);
    t = PILE(TRY_BOTTOM, 0, 0, 0);
    cr_assert_eq(found(t), 0, "nor where there is nothing");
    arb_table_close(t);
}

Test(pile, nobody_sees_more_than_there_is)
{
    arb_table *t = PILE(TRY_LOOK, 2, 0, 1, 2);
    cr_assert_eq(found(t), 0);
    cr_assert_eq(pending(t).seat, 0, "chance is not asked");
    arb_table_close(t);
}

Test(pile, anything_may_come_up_at_random_wherever_it_lies)
{
    arb_table *t = PILE(TRY_RANDOM, 0, SETTLED, 5, 6, 7);
    cr_assert_eq(pending(t).count, 3);
    cr_assert(choose(t, ARB_CHANCE, VERB_DRAWN, 6, -1, -1));
    cr_assert_eq(found(t), 6);
    arb_table_close(t);
}

Test(pile, the_top_is_put_back_one_by_one_without_the_last)
{
    arb_table *t = PILE(TRY_PUT_BACK, 3, SETTLED, 1, 2, 3, 4);
    cr_assert_not(offers(t, 1, VERB_PUT_NEXT, 4, -1, -1), "it was not looked at");
    cr_assert(choose(t, 1, VERB_PUT_NEXT, 3, -1, -1));
    cr_assert_not(offers(t, 1, VERB_PUT_NEXT, 3, -1, -1), "it has its place");
    cr_assert(choose(t, 1, VERB_PUT_NEXT, 2, -1, -1));
    cr_assert(LIES(t, 3, 2, 1, 4));
    cr_assert_eq(pending(t).seat, 0, "the last goes where there is room");
    arb_table_close(t);
}

Test(pile, more_are_not_put_back_than_there_are)
{
    arb_table *t = PILE(TRY_PUT_BACK, 5, SETTLED, 1, 2);
    cr_assert_eq(pending_of(t, 1).count, 2);
    cr_assert(choose(t, 1, VERB_PUT_NEXT, 2, -1, -1));
    cr_assert(LIES(t, 2, 1));
    arb_table_close(t);
}

Test(pile, those_that_came_together_are_put_in_order_or_left)
{
    arb_table *t = PILE(TRY_ORDER, 3, SETTLED, 1, 2, 3, 4);
    cr_assert(choose(t, 1, VERB_PUT_NEXT, 2, -1, -1));
    cr_assert_not(offers(t, 1, VERB_PUT_NEXT, 4, -1, -1), "it lay there before");
    cr_assert(choose(t, 1, VERB_DONE, -1, -1, -1));
    cr_assert(LIES(t, 2, 1, 3, 4));
    arb_table_close(t);
}

Test(pile, nobody_is_asked_for_the_order_of_things_that_are_alike)
{
    arb_table *t = PILE(TRY_ORDER, 2, SETTLED, 1, 1 + ALIKE, 2);
    cr_assert_eq(pending(t).seat, 0);
    arb_table_close(t);
    t = PILE(TRY_ORDER, 3, SETTLED, 1, 2, 1 + ALIKE);
    cr_assert(choose(t, 1, VERB_PUT_NEXT, 2, -1, -1));
    cr_assert_eq(pending(t).seat, 0, "the other two are alike");
    arb_table_close(t);
}

Test(pile, shuffled_things_have_neither_place_nor_knower)
{
    arb_table *t = PILE(TRY_TOP, 0, SETTLED, 1, 2);
    struct skirmish *s = skirmish_of(t);
    make_known(&t->run, 2, 0);
    make_known(&t->run, 2, 1);
    cr_assert_eq(s->stack.known[2], SEAT(0) | SEAT(1));
    cr_assert_eq(depth_of(&t->run, 2), 1);
    shuffle_pile(&t->run, ZONE_PIT);
    cr_assert_eq(s->zone[ZONE_PIT].loose, 2);
    cr_assert_eq(s->stack.known[2], 0);
    arb_table_close(t);
}

/* What must hold. */

static const char *broken(arb_table *t, int things)
{
    static char words[200];
    words[0] = 0;
    bool good =
        piles_check(&t->run, ZONES, things, &(struct arb_text){words, words + sizeof words});
    cr_expect_eq(good, !words[0], "what is broken is told in words, and nothing else");
    return words;
}

Test(pile, every_thing_is_in_one_zone_that_counts_it)
{
    arb_table *t = PILE(TRY_TOP, 0, 2, 3, 1, 2);
    struct skirmish *s = skirmish_of(t);
    arb_move(s->zone, s->link, 4, ZONE_BOX, ARB_TOP);
    struct skirmish sound = *s;
    cr_expect_str_eq(broken(t, 4), "");
    cr_expect_str_eq(broken(t, 5), "there are 5 things, but 4 in the zones");
    cr_expect_str_eq(broken(t, 3), "zone 3 leads to 4, which does not exist");
    s->link[1].zone = ZONE_BOX;
    cr_expect(strstr(broken(t, 4), "1 is listed in zone"));
    *s = sound;
    s->link[2].next = 3;
    cr_expect(strstr(broken(t, 4), "3 is listed in zone"), "a ring has no first one");
    *s = sound;
    s->zone[ZONE_PIT].count++;
    cr_expect(strstr(broken(t, 4), "but holds 3 (1 loose)"));
    *s = sound;
    s->zone[ZONE_PIT].loose--;
    cr_expect(strstr(broken(t, 4), "but holds 3 (1 loose)"));
    *s = sound;
    s->zone[ZONE_PIT].last = 1;
    cr_expect(strstr(broken(t, 4), "and ends with 1"));
    *s = sound;
    s->zone[0].count = 1;
    cr_expect_str_eq(broken(t, 4), "something lies in the zone that does not exist");
    *s = sound;
    arb_table_close(t);
}
