/* Arranging: part by part in the game's order, whole or not at all, with the place of a
 * mistake in its words. */
#include "kit_helper.h"

#include <criterion/criterion.h>

enum { FIGURES_AT_FIRST = 5 };

/* What arranging this says; "" if it could be. What could not leaves the block as it was. */
static const char *arranged(arb_table *t, const char *position)
{
    static struct arb_error err;
    json_t *json = json_loads(position, JSON_DECODE_ANY, NULL);
    cr_assert(json, "%s", position);
    uint64_t hash = arb_hash(t);
    err.text[0] = 0;
    bool good = arb_arrange(t, json, &err);
    cr_assert(good || arb_hash(t) == hash, "%s", position);
    cr_assert_eq(good, !err.text[0]);
    json_decref(json);
    return err.text;
}

Test(arrange, parts_are_carried_out_in_the_order_of_the_table)
{
    arb_table *t = open_skirmish("{}", 0);
    struct skirmish *s = skirmish_of(t);
    cr_assert_str_eq(arranged(t, "{\"add_figures\": [{\"name\": \"Late\"}], \"compass\": 3,"
                                 " \"figures\": [{\"x\": -4, \"hp\": 300, \"name\": \"First\"}]}"),
                     "");
    cr_assert_eq(s->figures, 2);
    cr_assert_str_eq(s->figure[0].name, "First");
    cr_assert(s->figure[0].x == -4 && s->figure[0].hp == 300);
    cr_assert_str_eq(s->figure[1].name, "Late");
    cr_assert_eq(s->compass, 3);
    arb_table_close(t);
}

Test(arrange, a_seat_is_meant_by_place_by_number_or_alone)
{
    arb_table *t = open_skirmish("{}", 0);
    struct skirmish *s = skirmish_of(t);
    cr_assert_str_eq(arranged(t, "{\"focus\": [4, 5]}"), "");
    cr_assert(s->focus[0] == 4 && s->focus[1] == 5);
    cr_assert_str_eq(arranged(t, "{\"focus\": {\"1\": 6}}"), "");
    cr_assert(s->focus[0] == 4 && s->focus[1] == 6);
    cr_assert_str_eq(arranged(t, "{\"focus\": 7}"), "");
    cr_assert(s->focus[0] == 7 && s->focus[1] == 6);
    cr_assert_str_eq(arranged(t, "{\"focus\": [null, 8]}"), "");
    cr_assert(s->focus[0] == 7 && s->focus[1] == 8);
    cr_assert_str_eq(arranged(t, "{\"focus\": []}"), "");
    cr_assert(s->focus[0] == 7 && s->focus[1] == 8);

    cr_assert_str_eq(arranged(t, "{\"add_figures\": [[], [{\"name\": \"B\"}, {\"name\": \"C\"}]]}"),
                     "");
    cr_assert_str_eq(arranged(t, "{\"add_figures\": {\"name\": \"A\"}}"), "");
    cr_assert_str_eq(arranged(t, "{\"add_figures\": {\"1\": {\"name\": \"D\"}}}"), "");
    cr_assert_eq(s->figures, FIGURES_AT_FIRST + 4);
    static const uint8_t seat[] = {1, 1, 0, 1};
    for (int i = 0; i < 4; i++)
        cr_assert_eq(s->figure[FIGURES_AT_FIRST + i].seat, seat[i]);
    arb_table_close(t);
}

Test(arrange, nothing_is_said_by_nothing)
{
    arb_table *t = open_skirmish("{}", 0);
    uint64_t hash = arb_hash(t);
    cr_assert_str_eq(arranged(t, "{}"), "");
    cr_assert_str_eq(arranged(t, "{\"add_figures\": []}"), "");
    cr_assert_eq(arb_hash(t), hash);
    arb_table_close(t);
}

Test(arrange, what_is_wrong_is_told_with_its_place)
{
    static const char *const bad[][2] = {
        {"{\"figure\": 1}", "there is no key \"figure\"; did you mean \"figures\"?"},
        {"{\"zzzzzzzz\": 1}", "there is no key \"zzzzzzzz\""},
        {"{\"compass\": 256}", "compass: this must be a number from 0 to 255"},
        {"{\"compass\": 2, \"figures\": [{\"name\": \"A\"}, 7]}",
         "figures[1]: a figure is {\"name\": ...}"},
        {"{\"figures\": [{\"name\": \"A\", \"hp\": \"no\"}]}",
         "figures[0].hp: this must be a number from -32768 to 32767"},
        {"{\"figures\": [{\"name\": \"A\", \"hpp\": 1}]}",
         "figures[0]: there is no key \"hpp\"; did you mean \"hp\"?"},
        {"{\"add_figures\": [[], [{\"name\": \"A\"}, {\"name\": 1}]]}",
         "add_figures[1][1].name: a name is a text"},
        {"{\"add_figures\": {\"1\": [{\"name\": \"A\", \"out\": -1}]}}",
         "add_figures[1][0].out: this must be a number from 0 to 255"},
        {"{\"add_figures\": 4}", "add_figures: this is a list of things for each seat"},
        {"{\"focus\": [1, 2, 3]}", "focus[2]: there are 2 seats, the first is 0"},
        {"{\"focus\": {\"x\": 3}}", "focus[x]: this is not a seat (\"0\" is the first)"},
        {"{\"focus\": {\"12\": 3}}", "focus[12]: this is not a seat (\"0\" is the first)"},
        {"{\"asker\": 9}", "nobody asks"},
    };
    arb_table *t = open_skirmish("{}", 0);
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        cr_assert_str_eq(arranged(t, bad[i][0]), bad[i][1]);
    arb_table_close(t);
}
