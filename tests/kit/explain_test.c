/* Numbers taken apart, and what changes do in words. */
#include "compile_helper.h"

#include "explain.h"
#include "retell.h"
#include <criterion/criterion.h>

TestSuite(explain, .init = open_folder, .fini = remove_folder);

static struct arb_run *sail(void)
{
    good(SHIP("traits = { \"Oared\" }, keywords = { \"armor 1\" }") "planet \"Chios\" { guns = 3,"
                                                                    "constant { add(\"guns\", 2, "
                                                                    "ships{}), "
                                                                    "gain_trait(\"Rich\", ships{}),"
                                                                    "gain_keyword(\"cloaked\", "
                                                                    "ships{}) } }\n");
    struct arb_run *g = put_to_sea();
    launch(g, "Argo", 0, SEA_SPACE);
    launch(g, "Chios", 0, SEA_SPACE);
    return g;
}

static void expect_json(json_t *json, const char *text)
{
    char *told = json ? json_dumps(json, JSON_COMPACT | JSON_SORT_KEYS) : NULL;
    cr_expect_str_eq(told ? told : "nothing", text);
    free(told);
    json_decref(json);
}

static int guns(const struct arb_run *g, struct parts *parts)
{
    return stat_of(g, 1, STAT_GUNS, parts);
}

static bool no_war(const struct arb_run *g)
{
    return g->s->sea.over;
}

Test(explain, a_number_comes_with_what_made_it)
{
    struct arb_run *g = sail();
    struct parts parts = {0};
    int total = guns(g, &parts);
    cr_expect_eq(parts.count, 2);
    json_t *json = explained(g, "card:1:guns", "Guns of Argo", total, &parts);
    cr_expect_eq(json_integer_value(json_object_get(json, "total")), 3);
    cr_expect_str_eq(json_string_value(json_object_get(json, "name")), "card:1:guns");
    cr_expect_str_eq(json_string_value(json_object_get(json, "label")), "Guns of Argo");
    const json_t *list = json_object_get(json, "parts"), *second = json_array_get(list, 1);
    cr_expect_eq(json_integer_value(json_object_get(json_array_get(list, 0), "amount")), 1);
    cr_expect_eq(json_integer_value(json_object_get(second, "amount")), 2);
    cr_expect_str_eq(json_string_value(json_object_get(second, "source")), "Chios");
    json_decref(json);
}

Test(explain, an_x_is_a_text_and_2_below_nothing_is_not)
{
    struct arb_run *g = sail();
    struct parts x = {0}, less = {0};
    add_part(&x, VALUE_X, 0, "printed", "sea.9");
    add_part(&less, 5, 0, "crew", NULL);
    add_part(&less, -2, 0, "storm", NULL);
    expect_json(explained(g, "a", "A", VALUE_X, &x),
                "{\"label\":\"A\",\"name\":\"a\",\"parts\":[{\"amount\":\"X\",\"rule\":\"sea.9\","
                "\"source\":null,\"what\":\"printed\"}],\"total\":\"X\"}");
    expect_json(explained(g, "a", "A", 3, &less),
                "{\"label\":\"A\",\"name\":\"a\",\"parts\":[{\"amount\":5,\"rule\":null,"
                "\"source\":null,\"what\":\"crew\"},{\"amount\":-2,\"rule\":null,"
                "\"source\":null,\"what\":\"storm\"}],\"total\":3}");
}

Test(explain, numbers_of_the_table_are_rows_some_of_them_only_at_times)
{
    static const struct explain_row rows[] = {
        {"fleet:peace", "Guns at peace", guns, no_war}, {"fleet:guns", "Guns", guns, NULL}, {0}};
    struct arb_run *g = sail();
    expect_json(explain_row(g, rows, "fleet:peace"), "nothing");
    expect_json(explain_row(g, rows, "fleet:gun"), "nothing");
    json_t *json = explain_row(g, rows, "fleet:guns");
    cr_assert(json);
    cr_expect_eq(json_integer_value(json_object_get(json, "total")), 3);
    cr_expect_eq(json_array_size(json_object_get(json, "parts")), 2);
    cr_expect_str_eq(json_string_value(json_object_get(json, "label")), "Guns");
    json_decref(json);
    g->s->sea.over = true;
    json = explain_row(g, rows, "fleet:peace");
    cr_assert(json);
    cr_expect_str_eq(json_string_value(json_object_get(json, "label")), "Guns at peace");
    json_decref(json);
}

/* Guns are open to all, how fast a ship is only to its own seat. */
bool game_explain_stat(const struct arb_run *g, int seat, int thing, enum stat stat, int *total,
                       struct parts *parts)
{
    if (stat == STAT_MOVE && g->s->sea.piece[thing].seat != seat)
        return false;
    *total = stat_of(g, thing, stat, parts);
    return true;
}

const char *game_stat_label(const struct arb_run *g, int thing, enum stat stat)
{
    (void)g, (void)thing;
    return stat == STAT_GUNS ? "Guns" : "Speed";
}

Test(explain, a_number_of_a_thing_goes_by_its_name_for_those_who_may_know_it)
{
    struct arb_run *g = sail();
    json_t *json = explain_thing(g, 1, "ship:1:guns");
    cr_assert(json);
    cr_expect_eq(json_integer_value(json_object_get(json, "total")), 3);
    cr_expect_eq(json_array_size(json_object_get(json, "parts")), 2);
    cr_expect_str_eq(json_string_value(json_object_get(json, "name")), "ship:1:guns");
    cr_expect_str_eq(json_string_value(json_object_get(json, "label")), "Guns of Argo");
    json_decref(json);
    expect_json(explain_thing(g, 1, "ship:1:move"), "nothing");
    json = explain_thing(g, 0, "ship:1:move");
    cr_expect_str_eq(json_string_value(json_object_get(json, "label")), "Speed of Argo");
    json_decref(json);
    expect_json(explain_thing(g, 1, "ship:0:guns"), "nothing");
    expect_json(explain_thing(g, 1, "ship:1:gun"), "nothing");
    expect_json(explain_thing(g, 1, "ship:1:guns?"), "nothing");
    expect_json(explain_thing(g, 1, "boat:1:guns"), "nothing");
}

Test(explain, a_part_may_come_from_a_seat_and_a_number_be_of_one)
{
    struct arb_run *g = sail();
    struct parts parts = {0};
    add_part(&parts, 4, PART_OF_SEAT(1), "tribute", NULL);
    expect_json(explained_of_seat(g, "gold:0", "Gold", 0, 4, &parts),
                "{\"label\":\"Gold of Player 1\",\"name\":\"gold:0\",\"parts\":[{\"amount\":4,"
                "\"rule\":null,\"source\":\"Player 2\",\"what\":\"tribute\"}],\"total\":4}");
}

static const char *changes(struct arb_run *g, struct modifier m, int amount)
{
    static char words[80];
    say_change(g, &m, amount, &(struct arb_text){words, words + sizeof words});
    return words;
}
#define CHANGES_SAY(amount, words, ...)                                                            \
    cr_expect_str_eq(changes(g, (struct modifier){__VA_ARGS__}, amount), words)

Test(explain, what_a_change_does_is_said_in_the_game_s_words_or_plain_ones)
{
    struct arb_run *g = sail();
    int rich = 1;
    while (strcmp(g->c->trait_name[rich], "Rich") != 0)
        rich++;
    CHANGES_SAY(2, "+2 guns", .change = ADD_STAT, .stat = STAT_GUNS);
    CHANGES_SAY(-1, "-1 move", .change = ADD_STAT, .stat = STAT_MOVE);
    CHANGES_SAY(3, "has 3 guns", .change = SET_STAT, .stat = STAT_GUNS);
    CHANGES_SAY(0, "guns doubled", .change = DOUBLE_STAT, .stat = STAT_GUNS);
    CHANGES_SAY(0, "gains the trait Rich", .change = GAIN_TRAIT, .arg = (uint16_t)rich);
    CHANGES_SAY(0, "gains armor", .change = GAIN_KEYWORD, .arg = KEYWORD_ARMOR);
    CHANGES_SAY(0, "counts as without text", .change = BLANK);
    CHANGES_SAY(0, "cannot sail", .change = CANNOT_SAIL);
}

Test(explain, views_tell_traits_and_keywords_of_now)
{
    struct arb_run *g = sail();
    struct arb_json out = {0};
    arb_put_object(&out, NULL);
    put_traits_now(g, 1, &out);
    put_keywords_now(g, 1, &out);
    arb_put_end(&out);
    expect_json(arb_json_value(&out),
                "{\"keywords\":[\"Cloaked\",\"Armor 1\"],\"traits\":[\"Oared\",\"Rich\"]}");
}

/* What happened, read later. */

bool game_shows_back(const struct arb_run *g, int seat, int thing)
{
    (void)g, (void)seat, (void)thing;
    return false;
}

Test(explain, a_lasting_change_is_about_what_it_is_for_then_what_brought_it_and_whom)
{
    struct arb_run *g = sail();
    struct arb_event e = {.kind = EVENT_LASTING, .seen_by = 0xffff, .b = 2, .d = 1, .e = 1};
    struct arb_about about = {0}, of_itself = {0};
    retell_about(g, 0, &e, &about);
    cr_assert_eq(about.cards, 2);
    cr_expect_eq(about.card[0], 1);
    cr_expect_eq(about.card[1], 2);
    cr_assert_eq(about.seats, 1);
    cr_expect_eq(about.seat[0], 1);
    cr_expect(retell_concerns(g, 0, &e), "both pieces are of captain 0");
    cr_expect(retell_concerns(g, 1, &e), "it is spoken of");
    cr_expect_not(retell_concerns(g, 2, &e));
    e.b = 1;
    e.e = NOBODY;
    retell_about(g, 0, &e, &of_itself);
    cr_expect_eq(of_itself.cards, 1);
    cr_expect_eq(of_itself.seats, 0);
}

Test(explain, parts_that_come_to_nothing_are_dropped)
{
    struct parts parts = {0};
    add_part(&parts, 2, 0, "wind", "a");
    add_part(&parts, 0, 0, "calm", "b");
    add_part(&parts, -1, 0, "rain", "c");
    drop_empty_parts(&parts);
    cr_expect(parts.count == 2 && parts.part[0].amount == 2 && parts.part[1].amount == -1);
}
