/* Questions and changes at sea: who, which, how many; what changes pieces, and for whom. */
#include "compile_helper.h"

#include <criterion/criterion.h>

TestSuite(query, .init = open_folder, .fini = remove_folder);

#define NAMED(name, text) "ship \"" name "\" { move = 1, guns = 1, " text " }\n"
#define BIREME "ship \"Bireme\" { move = 1, guns = 2, traits = { \"Oared\" } }\n"
#define CHIOS "planet \"Chios\" { guns = 3, traits = { \"Rich\" } }\n"

static int guns(struct arb_run *g, int piece)
{
    return stat_of(g, piece, STAT_GUNS, NULL);
}

/* Who and which. */

Test(query, seats_are_known_by_what_the_ability_knows)
{
    good(BIREME);
    struct arb_run *g = put_to_sea();
    g->s->sea.first = 2;
    struct scope sc = {.you = 1, .chosen_seat = 0, .each = 2, .event = {.seat = 1}};
    static const struct {
        int who, one, mask;
    } list[] = {{WHO_YOU, 1, 2},         {WHO_CHOSEN, 0, 1},    {WHO_EACH, 2, 4},
                {WHO_EVENT, 1, 2},       {WHO_NONE, NOBODY, 0}, {WHO_ANYONE, NOBODY, 7},
                {WHO_OTHERS, NOBODY, 5}, {WHO_SPEAKER, 2, 4},   {WHO_COURT, NOBODY, 3}};
    for (size_t i = 0; i < sizeof list / sizeof *list; i++) {
        cr_expect_eq(who(g, &sc, list[i].who), list[i].one, "%d", list[i].who);
        cr_expect_eq(who_mask(g, &sc, list[i].who), list[i].mask, "%d", list[i].who);
        for (int seat = 0; seat < SEATS; seat++)
            cr_expect_eq(is_who(g, &sc, list[i].who, seat),
                         list[i].who == WHO_NONE || list[i].mask >> seat & 1);
        cr_expect_eq(is_who(g, &sc, list[i].who, SEATS), list[i].who == WHO_NONE);
    }
    g->s->sea.out = 1 << 2;
    cr_expect_eq(who_mask(g, &sc, WHO_ANYONE), 3, "who is out is not meant");
}

Test(query, pieces_are_known_by_what_the_ability_knows)
{
    good(BIREME);
    struct arb_run *g = put_to_sea();
    for (int i = 0; i < 6; i++)
        launch(g, "Bireme", 0, SEA_SPACE);
    struct scope sc = {.source = 1, .target = {2, 3}, .paid = 4, .event = {.thing = 5, .other = 6}};
    static const uint8_t list[] = {WHICH_NONE, WHICH_SELF, WHICH_TARGET, WHICH_TARGET2,
                                   WHICH_PAID, WHICH_IT,   WHICH_OTHER};
    for (int i = 0; i < 7; i++) {
        struct set set = {.which = list[i]};
        struct thing_set all;
        collect(g, &sc, set, &all);
        cr_expect_eq(which_thing(g, &sc, list[i]), i);
        cr_expect_eq(set_count(&all), i > 0);
        for (int piece = 0; piece <= 6; piece++)
            cr_expect_eq(in_set(g, &sc, set, piece), i && piece == i);
    }
}

/* How many pieces this filter of captain 0's second ship finds. */
static int found_by(const char *filter)
{
    char text[600];
    snprintf(text, sizeof text,
             SHIP("forced { after = sunk(ships{}), effect = { choose{ %s }, "
                  "sink(target), score(count(%s)) } }") BIREME CHIOS,
             "ships{}", filter);
    good(text);
    struct arb_run *g = put_to_sea();
    launch(g, "Bireme", 0, SEA_SPACE);
    int argo = launch(g, "Argo", 0, SEA_SPACE);
    launch(g, "Bireme", 1, SEA_SPACE);
    launch(g, "Chios", 1, SEA_SPACE);
    launch(g, "Chios", 1, SEA_HOLD);
    g->s->sea.piece[3].damaged = true;
    struct scope sc = {BEGINNING_SCOPE(argo, 1, 0), .target = {1}, .event = {.thing = 3}};
    const struct op *op = &g->c->op[g->c->ability[1].program];
    while (op->code != OP_SCORE)
        op++;
    return value_of(g, &sc, &op->n);
}

Test(query, a_filter_finds_what_passes_all_it_asks_for)
{
    cr_expect_eq(found_by("ships{}"), 3);
    cr_expect_eq(found_by("pieces{}"), 4);
    cr_expect_eq(found_by("planets{ place = \"hold\" }"), 1);
    cr_expect_eq(found_by("ships{ controller = you }"), 2);
    cr_expect_eq(found_by("ships{ is = \"self\" }"), 1);
    cr_expect_eq(found_by("ships{ is_not = \"self\" }"), 2);
    cr_expect_eq(found_by("pieces{ is = \"target\" }"), 1);
    cr_expect_eq(found_by("pieces{ is_not = \"target\" }"), 3);
    cr_expect_eq(found_by("pieces{ is = \"it\" }"), 1);
    cr_expect_eq(found_by("pieces{ is = { \"it\", \"damaged\" } }"), 1);
    cr_expect_eq(found_by("pieces{ is = { \"target\", \"damaged\" } }"), 0);
    cr_expect_eq(found_by("pieces{ is_not = { \"target\", \"damaged\" } }"), 2);
    cr_expect_eq(found_by("pieces{ is = \"damaged\", is_not = \"it\" }"), 0);
    cr_expect_eq(found_by("target"), 1, "of a single one: whether there is one");
}

Test(query, a_piece_that_left_passes_as_what_it_was)
{
    good(SHIP("forced { after = sunk(planets{}), effect = score() }") BIREME CHIOS);
    struct arb_run *g = put_to_sea();
    int argo = launch(g, "Argo", 0, SEA_SPACE), bireme = launch(g, "Bireme", 0, SEA_SUNK);
    struct happening event = {.fact = FACT_SUNK, .thing = (uint16_t)bireme, .type = FLEET_PLANET};
    cr_expect(answers(g, 1, argo, 0, &event));
    event.type = FLEET_SHIP;
    cr_expect_not(answers(g, 1, argo, 0, &event));
    event =
        (struct happening){.fact = FACT_LANDED, .thing = (uint16_t)bireme, .type = FLEET_PLANET};
    cr_expect_not(answers(g, 1, argo, 0, &event));
}

/* How many. */

static int measured(struct arb_run *g, const struct scope *sc, int measure, int which, int arg)
{
    struct value v = {.base = 10, .times = 2, .measure = (uint8_t)measure};
    v.which = (uint8_t)which;
    v.arg = (uint8_t)arg;
    return value_of(g, sc, &v);
}

Test(query, numbers_are_measured)
{
    good("ship \"Argo\" { move = \"X\", guns = 1, constant { add(\"guns\", 3, self) } }\n" CHIOS);
    struct arb_run *g = put_to_sea();
    int argo = launch(g, "Argo", 0, SEA_SPACE), chios = launch(g, "Chios", 0, SEA_SPACE);
    struct scope sc = {.source = (uint16_t)argo, .x = 4, .done = 3, .event = {.amount = 6}};
    cr_expect_eq(measured(g, &sc, 0, 0, 0), 10);
    cr_expect_eq(measured(g, &sc, MEASURE_X, 0, 0), 10 + 2 * 4);
    cr_expect_eq(measured(g, &sc, MEASURE_AMOUNT, 0, 0), 10 + 2 * 6);
    cr_expect_eq(measured(g, &sc, MEASURE_DONE, 0, 0), 10 + 2 * 3);
    cr_expect_eq(measured(g, &sc, MEASURE_STAT, WHICH_SELF, STAT_GUNS), 10 + 2 * 4);
    cr_expect_eq(measured(g, &sc, MEASURE_PRINTED, WHICH_SELF, STAT_GUNS), 10 + 2 * 1);
    cr_expect_eq(measured(g, &sc, MEASURE_PRINTED, WHICH_SELF, STAT_MOVE), 10, "X is 0");
    cr_expect_eq(stat_of(g, argo, STAT_MOVE, NULL), 0);
    cr_expect_eq(measured(g, &sc, MEASURE_STAT, WHICH_TARGET, STAT_GUNS), 10, "of nothing");
    cr_expect_eq(measured(g, &sc, MEASURE_PRINTED, WHICH_TARGET, STAT_GUNS), 10);
    cr_expect_eq(measured(g, &sc, MEASURE_COUNT, WHICH_TARGET, 0), 10);
    cr_expect_eq(measured(g, &sc, MEASURE_COUNT, WHICH_SELF, 0), 12);
    (void)chios;
}

Test(query, conditions_compare_and_all_must_hold)
{
    static const struct {
        const char *text;
        int from, to; /* votes that it holds for */
    } list[] = {{"at_least(votes_of(you), 2)", 2, 9},
                {"at_most(votes_of(you), 2)", 0, 2},
                {"equals(votes_of(you), 2)", 2, 2},
                {"all_of{ at_least(votes_of(you), 2), at_most(votes_of(you), 4) }", 2, 4},
                {"all_of{ at_least(votes_of(you), 2), differs(votes_of(you), 2) }", 3, 9}};
    for (size_t i = 0; i < sizeof list / sizeof *list; i++) {
        char text[300];
        snprintf(text, sizeof text, SHIP("action { condition = %s, effect = score() }"),
                 list[i].text);
        good(text);
        struct arb_run *g = put_to_sea();
        struct scope sc = {BEGINNING_SCOPE(launch(g, "Argo", 0, SEA_SPACE), 1, 0)};
        for (int votes = 0; votes < 10; votes++) {
            g->s->sea.score[0] = (int16_t)votes;
            cr_expect_eq(holds(g, &sc, g->c->ability[1].condition),
                         votes >= list[i].from && votes <= list[i].to, "%s of %d", list[i].text,
                         votes);
        }
    }
}

/* Changes. */

Test(query, the_latest_change_that_sets_a_number_counts)
{
    good(NAMED("One", "constant { set_to(\"guns\", 5, ships{}) }")
             NAMED("Two", "constant { set_to(\"guns\", 3, ships{}) }"));
    struct arb_run *g = put_to_sea();
    int one = launch(g, "One", 0, SEA_SPACE), two = launch(g, "Two", 0, SEA_SPACE);
    g->s->sea.piece[one].came = 7;
    g->s->sea.piece[two].came = 6;
    cr_expect_eq(guns(g, one), 5);
    g->s->sea.piece[two].came = 8;
    cr_expect_eq(guns(g, one), 3);
    cr_expect_eq(stat_of(g, one, STAT_MOVE, NULL), 1, "another number");
}

Test(query, numbers_are_doubled_or_halved_alone)
{
    good(SHIP("constant { double(\"guns\", planets{}), halve(\"move\", ships{}) }")
             CHIOS NAMED("Bark", "constant { double(\"guns\", planets{}) }"));
    struct arb_run *g = put_to_sea();
    int argo = launch(g, "Argo", 0, SEA_SPACE), chios = launch(g, "Chios", 0, SEA_SPACE);
    cr_expect_eq(guns(g, chios), 6);
    cr_expect_eq(stat_of(g, argo, STAT_MOVE, NULL), 1);
    cr_expect_eq(guns(g, argo), 1);
    launch(g, "Bark", 0, SEA_SPACE);
    cr_expect_eq(guns(g, chios), 12);
}

Test(query, a_change_holds_only_while_its_condition_does)
{
    good(SHIP("constant { add(\"guns\", 2, self), condition = exists(planets{}) }") CHIOS);
    struct arb_run *g = put_to_sea();
    int argo = launch(g, "Argo", 0, SEA_SPACE);
    cr_expect_eq(guns(g, argo), 1);
    int chios = launch(g, "Chios", 0, SEA_SPACE);
    cr_expect_eq(guns(g, argo), 3);
    move_piece(g, chios, SEA_HOLD);
    cr_expect_eq(guns(g, argo), 1);
}

Test(query, traits_and_keywords_are_gained_even_by_what_is_blank)
{
    good("ship \"Argo\" { move = 1, guns = 1, traits = { \"Old\" }, keywords = { \"swift 2\" } "
         "}\n" NAMED(
             "Bark",
             "constant { gain_trait(\"Fast\", ships{}), gain_keyword(\"swift 3\", "
             "ships{}), gain_keyword(\"cloaked\", ships{ trait = \"Fast\" }) }") "planet \"Delos\" "
                                                                                 "{ traits = { "
                                                                                 "\"Fast\" }, "
                                                                                 "constant { "
                                                                                 "blank(ships{}) } "
                                                                                 "}\n");
    struct arb_run *g = put_to_sea();
    int argo = launch(g, "Argo", 0, SEA_SPACE), old = 0, fast = 0;
    for (int t = 1; t < g->c->traits; t++)
        *(strcmp(g->c->trait_name[t], "Old") == 0 ? &old : &fast) = t;
    cr_expect(has_trait(g, argo, old) && !has_trait(g, argo, fast));
    cr_expect_eq(keyword(g, argo, KEYWORD_SWIFT), 2);
    int bark = launch(g, "Bark", 0, SEA_SPACE);
    cr_expect(has_trait(g, argo, old) && has_trait(g, argo, fast));
    cr_expect_eq(keyword(g, argo, KEYWORD_SWIFT), 5);
    cr_expect_eq(keyword(g, argo, KEYWORD_CLOAKED), 1);
    cr_expect_eq(keyword(g, argo, KEYWORD_ARMOR), 0);
    int delos = launch(g, "Delos", 0, SEA_SPACE);
    cr_expect_not(has_trait(g, argo, old), "the Bark is blank, too");
    cr_expect_not(has_trait(g, argo, fast));
    cr_expect_eq(keyword(g, argo, KEYWORD_SWIFT), 0);
    cr_expect_eq(changed(g, argo, BLANK), delos);
    cr_expect_eq(changed(g, delos, BLANK), 0);
    cr_expect_eq(changed(g, argo, HALVE_STAT), 0);
    (void)bark;
}

Test(query, what_is_barred_is_out_of_reach_of_changes)
{
    good(SHIP("constant { add(\"guns\", 2, pieces{}) }") CHIOS
         "planet \"Delos\" { guns = 1, constant { barred(self) } }\n");
    struct arb_run *g = put_to_sea();
    launch(g, "Argo", 0, SEA_SPACE);
    int chios = launch(g, "Chios", 0, SEA_SPACE), delos = launch(g, "Delos", 0, SEA_SPACE);
    cr_expect_eq(guns(g, chios), 5);
    cr_expect_eq(guns(g, delos), 1);
}

Test(query, rules_of_the_table_are_for_those_they_name)
{
    good(SHIP("constant { extra_votes(2, you) }")
             NAMED("Bark", "constant { extra_votes(3, others) }")
                 NAMED("Mast", "constant { signals(\"red\") }"));
    struct arb_run *g = put_to_sea();
    cr_expect_eq(table_rule(g, 0, EXTRA_VOTES), 0);
    launch(g, "Argo", 0, SEA_SPACE);
    launch(g, "Bark", 1, SEA_SPACE);
    cr_expect_eq(table_rule(g, 0, EXTRA_VOTES), 2 + 3);
    cr_expect_eq(table_rule(g, 1, EXTRA_VOTES), 0);
    cr_expect_eq(table_rule(g, 2, EXTRA_VOTES), 3);
    cr_expect_eq(table_rule(g, NOBODY, EXTRA_VOTES), 5, "of anybody");
    cr_expect_eq(table_rule(g, 0, SIGNALS), 0);
    launch(g, "Mast", 1, SEA_SPACE);
    cr_expect_eq(table_rule(g, 0, SIGNALS), 1, "one without a number counts 1");
}

Test(query, a_lasting_rule_is_for_the_seat_it_was_made_for)
{
    good(SHIP("action { effect = lasting{ \"turn\", extra_votes(2, speaker) } }"));
    struct arb_run *g = put_to_sea();
    int argo = launch(g, "Argo", 0, SEA_SPACE);
    g->s->sea.first = 1;
    act(g, 0);
    cr_assert(take_option(g, VERB_USE, argo));
    g->s->sea.first = 2;
    cr_expect_eq(table_rule(g, 1, EXTRA_VOTES), 2);
    cr_expect_eq(table_rule(g, 2, EXTRA_VOTES), 0);
    cr_expect_eq(table_rule(g, NOBODY, EXTRA_VOTES), 2);
}

#define WEAKENS(n) "action { effect = lasting{ \"turn\", add(\"guns\", " #n ", ships{}) } }"

Test(query, what_may_be_lowered_is_what_something_lowers)
{
    static const struct {
        const char *text;
        bool by_use, lowers;
    } list[] = {
        {"constant { add(\"guns\", -1, ships{}) }", false, true},
        {"constant { add(\"guns\", 1, ships{}) }", false, false},
        {"constant { add(\"move\", -1, ships{}) }", false, false},
        {"constant { set_to(\"guns\", 1, ships{}) }", false, true},
        {"constant { add(\"guns\", count(planets{}), ships{}) }", false, true},
        {WEAKENS(-1), true, true},
        {WEAKENS(1), true, false},
        {"action { effect = lasting{ \"turn\", set_to(\"guns\", 1, ships{}) } }", true, true},
        {"action { effect = lasting{ \"turn\", add(\"move\", -1, ships{}) } }", true, false}};
    for (size_t i = 0; i < sizeof list / sizeof *list; i++) {
        char text[300];
        snprintf(text, sizeof text, SHIP("%s"), list[i].text);
        good(text);
        struct arb_run *g = put_to_sea();
        int argo = launch(g, "Argo", 0, SEA_SPACE);
        if (list[i].by_use) {
            cr_expect_not(may_be_lowered(g, STAT_GUNS));
            act(g, 0);
            cr_assert(take_option(g, VERB_USE, argo));
        }
        cr_expect_eq(may_be_lowered(g, STAT_GUNS), list[i].lowers, "%s", list[i].text);
    }
}

Test(query, a_lasting_change_of_a_time_ends_with_it)
{
    good(SHIP(WEAKENS(2)));
    struct arb_run *g = put_to_sea();
    int argo = launch(g, "Argo", 0, SEA_SPACE);
    act(g, 0);
    cr_assert(take_option(g, VERB_USE, argo));
    int since = NOW(g);
    act(g, 0);
    cr_assert(take_option(g, VERB_USE, argo));
    cr_expect_eq(guns(g, argo), 5);
    end_lasting(g, UNTIL_TURN, since);
    cr_expect_eq(guns(g, argo), 3, "only what began since then");
    cr_expect(g->s->sea.react.unsettled);
}

Test(query, parts_that_do_not_fit_are_told_together)
{
    struct parts parts = {0};
    for (int i = 0; i < PARTS + 3; i++)
        add_part(&parts, 2, 1, "one", "sea.0");
    int sum = 0;
    for (int i = 0; i < parts.count; i++)
        sum += parts.part[i].amount;
    cr_expect_eq(parts.count, PARTS);
    cr_expect_eq(sum, 2 * (PARTS + 3));
    add_part(NULL, 1, 1, "one", "sea.0");
}
