/* Payments: what can be paid can be paid by the form, and by nothing else. */
#include "kit_helper.h"

#include "board_helper.h"

#include <criterion/criterion.h>

enum { FOOD_ONLY = 1, OIL_ONLY = 2, EITHER = 3 };

static void add_source(arb_table *t, int pieces, int worth, int wares)
{
    struct pay_sources *from = &bazaar_of(t)->sources;
    uint16_t thing = (uint16_t)(from->count + 1);
    from->source[from->count++] =
        (struct pay_source){thing, (uint8_t)pieces, (uint8_t)worth, (uint8_t)wares};
}

static void owe(arb_table *t, int how, int food, int oil)
{
    bazaar_of(t)->payment = (struct payment){
        .what = PAY_CAMP, .how = (uint8_t)how, .need = {(uint8_t)food, (uint8_t)oil}};
}

static bool possible(arb_table *t)
{
    return pay_possible(&t->run, &bazaar_of(t)->payment);
}

Test(pay, nothing_is_taken_before_all_of_it_is_chosen)
{
    arb_table *t = open_bazaar(MODE_PAY);
    struct arb_error err;
    add_source(t, 2, 1, FOOD_ONLY);
    add_source(t, 2, 1, EITHER);
    owe(t, PAY_CHANGE, 3, 0);
    begin_bazaar(t);
    uint64_t before = arb_hash(t);
    cr_assert_str_eq(words_of(t, 0, -1), "Pay 3 food (3 in all)");
    cr_assert(choose(t, 0, PAY_VERB_PIECE, 2, WARE_FOOD, 1));
    cr_assert_eq(bazaar_of(t)->paid[2][WARE_FOOD], 0);
    cr_assert_str_eq(words_of(t, 0, -1), "Pay 2 food (2 in all)");
    cr_assert(arb_form_restart(t, &err), "%s", err.text);
    cr_assert_eq(arb_hash(t), before);
    cr_assert(choose(t, 0, PAY_VERB_PIECE, 2, WARE_FOOD, 2));
    cr_assert_eq(bazaar_of(t)->paid[1][WARE_FOOD], 1, "the rest is no choice");
    cr_assert_eq(bazaar_of(t)->paid[2][WARE_FOOD], 2);
    cr_assert_eq(bazaar_of(t)->result, 3);
    cr_assert(arb_undo(t, &err));
    cr_assert_eq(arb_hash(t), before, "one undo for all of it");
    arb_table_close(t);
}

/* What differs only in how many is one line of a screen, whatever it stands for another. */
Test(pay, options_that_differ_in_how_many_are_told_to_be_alike)
{
    arb_table *t = open_bazaar(MODE_PAY);
    struct arb_ask ask;
    add_source(t, 3, 1, EITHER);
    add_source(t, 1, 1, FOOD_ONLY);
    add_source(t, 1, 1, OIL_ONLY);
    owe(t, PAY_CHANGE, 2, 1);
    begin_bazaar(t);
    cr_assert_eq(arb_asks(t, &ask, 1), 1);
    json_t *words = arb_ask_words(t, &ask), *options = json_object_get(words, "options"), *option;
    size_t i;
    int first = -1, counted = 0;
    json_array_foreach (options, i, option) {
        const struct arb_option *o = &ask.options[i];
        const json_t *amount = json_object_get(option, "amount");
        bool pool = o->verb == PAY_VERB_PIECE && o->a == 1 && o->b == WARE_FOOD;
        cr_assert_eq(amount != NULL, pool, "option %zu", i);
        if (!pool)
            continue;
        first = first < 0 ? (int)i : first;
        cr_assert_eq(json_integer_value(amount), o->c);
        cr_assert_eq(json_integer_value(json_object_get(option, "like")), first);
        counted++;
    }
    cr_assert_eq(counted, 2);
    json_decref(words);
    arb_table_close(t);
}

Test(pay, the_suggestions_waste_least_and_name_what_they_give)
{
    arb_table *t = open_bazaar(MODE_PAY);
    add_source(t, 1, 3, FOOD_ONLY);
    add_source(t, 1, 4, FOOD_ONLY);
    add_source(t, 3, 1, FOOD_ONLY);
    owe(t, PAY_CHANGE, 5, 0);
    begin_bazaar(t);
    struct arb_ask ask = pending_of(t, 0);
    cr_assert_eq(ask.options[0].flags, ARB_SUGGESTED | ARB_CONFIRM);
    cr_expect_str_eq(words_of(t, 0, 0), "pay all with 1 of 1 for food and 2 of 3 for food");
    cr_expect_eq(ask.options[1].verb, PAY_VERB_PIECE, "from the last source on it is the same");
    arb_table_close(t);
    t = open_bazaar(MODE_PAY);
    add_source(t, 1, 2, FOOD_ONLY);
    add_source(t, 2, 1, FOOD_ONLY);
    owe(t, PAY_CHANGE, 2, 0);
    begin_bazaar(t);
    cr_expect_str_eq(words_of(t, 0, 0), "pay all with 2 of 2 for food");
    cr_expect(choose(t, 0, PAY_VERB_PLAN, 1, -1, -1));
    cr_expect_eq(bazaar_of(t)->paid[2][WARE_FOOD], 2);
    arb_table_close(t);
}

Test(pay, a_flexible_source_is_kept_for_what_nothing_else_can_pay)
{
    arb_table *t = open_bazaar(MODE_PAY);
    add_source(t, 1, 1, EITHER);
    add_source(t, 2, 1, FOOD_ONLY);
    owe(t, PAY_CHANGE, 1, 1);
    begin_bazaar(t);
    cr_assert_eq(bazaar_of(t)->result, 2, "there was one way");
    cr_assert_eq(bazaar_of(t)->paid[1][WARE_OIL], 1);
    cr_assert_eq(bazaar_of(t)->paid[2][WARE_FOOD], 1);
    arb_table_close(t);
}

Test(pay, exactly_means_exactly)
{
    arb_table *t = open_bazaar(MODE_PAY);
    add_source(t, 2, 2, FOOD_ONLY);
    owe(t, PAY_EXACT, 3, 0);
    cr_expect_not(possible(t));
    owe(t, PAY_CHANGE, 3, 0);
    cr_expect(possible(t));
    add_source(t, 1, 3, FOOD_ONLY);
    owe(t, PAY_EXACT, 3, 0);
    cr_expect(possible(t));
    begin_bazaar(t);
    cr_expect_eq(bazaar_of(t)->paid[2][WARE_FOOD], 1);
    arb_table_close(t);
}

Test(pay, an_open_payment_ends_when_one_likes)
{
    arb_table *t = open_bazaar(MODE_PAY);
    add_source(t, 1, 3, FOOD_ONLY);
    add_source(t, 1, 2, FOOD_ONLY);
    owe(t, PAY_OPEN, 255, 0);
    begin_bazaar(t);
    cr_expect(offers(t, 0, PAY_VERB_PLAN, 0, -1, -1), "all of it");
    cr_assert(choose(t, 0, PAY_VERB_PIECE, 1, -1, -1));
    cr_assert(choose(t, 0, PAY_VERB_DONE, -1, -1, -1));
    cr_expect_eq(bazaar_of(t)->result, 3);
    arb_table_close(t);
}

Test(pay, too_many_sources_stop_the_play_and_not_the_program)
{
    arb_table *t = open_bazaar(MODE_PAY);
    struct pay_sources out = {.count = PAY_SOURCES};
    pay_add(&t->run, &out, (struct pay_source){1, 1, 1, FOOD_ONLY});
    cr_expect_eq(arb_status(t), ARB_STOPPED);
    cr_expect_eq(out.count, PAY_SOURCES);
    arb_table_close(t);
}

/* Held against every way to pay. */

static bool by_trying(struct pay_sources from, int food, int oil, int how)
{
    if (food <= 0 && oil <= 0)
        return true;
    for (int i = 0; i < from.count; i++) {
        struct pay_source *s = &from.source[i];
        if (!s->pieces)
            continue;
        s->pieces--;
        if (s->wares & 1 && food > 0 && (how == PAY_CHANGE || s->worth <= food) &&
            by_trying(from, food - s->worth, oil, how))
            return true;
        if (s->wares & 2 && oil > 0 && (how == PAY_CHANGE || s->worth <= oil) &&
            by_trying(from, food, oil - s->worth, how))
            return true;
        s->pieces++;
    }
    return false;
}

static int paid_for(arb_table *t, int ware, int *least)
{
    int sum = 0;
    *least = 99;
    for (int i = 0; i < bazaar_of(t)->sources.count; i++) {
        const struct pay_source *s = &bazaar_of(t)->sources.source[i];
        int pieces = bazaar_of(t)->paid[s->thing][ware];
        cr_assert(!pieces || s->wares >> ware & 1);
        sum += pieces * s->worth;
        *least = pieces && s->worth < *least ? s->worth : *least;
    }
    return sum;
}

static void pay_at_random(arb_table *t, uint64_t *state)
{
    const struct payment *p = &bazaar_of(t)->payment;
    int least;
    begin_bazaar(t);
    for (int n = 0; pending_of(t, 0).count && bazaar_of(t)->result == 0; n++) {
        cr_assert_lt(n, 20, "every answer pays something");
        if (pending_of(t, 0).options[0].verb == VERB_PASS)
            break;
        answer(t, (int)test_random(state, pending_of(t, 0).count));
    }
    cr_assert_eq(arb_status(t) == ARB_STOPPED, false);
    for (int w = 0; w < PAY_WARE_COUNT; w++) {
        int sum = paid_for(t, w, &least);
        cr_assert_geq(sum, p->need[w]);
        cr_assert(p->how != PAY_EXACT || sum == p->need[w]);
        for (int i = 0; i < bazaar_of(t)->sources.count; i++)
            cr_assert_leq(bazaar_of(t)->paid[i + 1][0] + bazaar_of(t)->paid[i + 1][1],
                          bazaar_of(t)->sources.source[i].pieces);
    }
}

Test(pay, the_form_agrees_with_the_question_whether_it_can_be_paid)
{
    uint64_t state = 7;
    int could = 0;
    for (int round = 0; round < 400; round++) {
        arb_table *t = open_bazaar(MODE_PAY);
        int sources = 1 + (int)test_random(&state, 4);
        for (int i = 0; i < sources; i++)
            add_source(t, 1 + (int)test_random(&state, 3), 1 + (int)test_random(&state, 3),
                       1 + (int)test_random(&state, 3));
        int how = (int)test_random(&state, 2);
        int food = (int)test_random(&state, 5), oil = (int)test_random(&state, 5);
        owe(t, how, food, oil);
        cr_assert_eq(possible(t), by_trying(bazaar_of(t)->sources, food, oil, how),
                     "%d food and %d oil, round %d", food, oil, round);
        if (possible(t)) {
            could++;
            pay_at_random(t, &state);
        }
        arb_table_close(t);
    }
    cr_assert(could > 100 && could < 350, "both happen: %d", could);
}

Test(pay, what_all_sources_are_worth_for_a_ware)
{
    arb_table *t = open_bazaar(MODE_PAY);
    add_source(t, 2, 3, FOOD_ONLY);
    add_source(t, 1, 4, OIL_ONLY);
    add_source(t, 2, 1, EITHER);
    owe(t, PAY_CHANGE, 1, 1);
    cr_expect_eq(pay_worth(&t->run, &bazaar_of(t)->payment, WARE_FOOD), 8);
    cr_expect_eq(pay_worth(&t->run, &bazaar_of(t)->payment, WARE_OIL), 6);
    arb_table_close(t);
}
