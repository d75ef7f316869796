/* The compiler of packs, held against the fleet: another game's facts, seats, places, stats
 * and effects than those it was first made for. Here its parts: what is printed, who and
 * which, how many and on what condition. */
#include "compile_helper.h"

#include <criterion/criterion.h>

TestSuite(compile, .init = open_folder, .fini = remove_folder, .timeout = 120);

/* What is printed. */

Test(compile, numbers_traits_and_keywords_of_a_declaration)
{
    good("ship \"Argo\" { move = \"X\", guns = 3, traits = { \"Old\", \"Swift\" },\n"
         "  keywords = { \"cloaked\", \"armor 2\", \"swift\", \"armor 3\" } }\n"
         "planet \"Ithaka\" { traits = { \"Swift\" } }\n");
    const struct fleet_def *argo = &content->def[1], *ithaka = &content->def[2];
    cr_expect_eq(content->defs, 3);
    cr_expect_eq(argo->stat[STAT_MOVE], VALUE_X);
    cr_expect_eq(argo->stat[STAT_GUNS], 3);
    cr_expect_eq(ithaka->stat[STAT_MOVE], NO_VALUE);
    cr_expect_eq(ithaka->stat[STAT_GUNS], NO_VALUE);
    cr_expect_eq(argo->traits[0], 1 << 1 | 1 << 2);
    cr_expect_eq(ithaka->traits[0], 1 << 2);
    cr_expect_str_eq(content->trait_name[2], "Swift");
    cr_expect_eq(content->traits, 3);
    cr_expect_eq(argo->keyword[KEYWORD_CLOAKED], 1);
    cr_expect_eq(argo->keyword[KEYWORD_ARMOR], 5);
    cr_expect_eq(argo->keyword[KEYWORD_SWIFT], 1);
    cr_expect_str_eq(content->title[argo->title_id], "Argo");
}

/* Nodes as a pack would make them. */
#define TEXT(words) (&(struct arb_node){.kind = ARB_NODE_STRING, .string = (words)})
#define ITEMS(...)                                                                                 \
    .item = (const struct arb_node *[])                                                            \
    {                                                                                              \
        __VA_ARGS__                                                                                \
    }
#define FIELDS(...)                                                                                \
    .field = (struct arb_field[])                                                                  \
    {                                                                                              \
        __VA_ARGS__                                                                                \
    }

static void begin(struct compiler *k)
{
    static struct arb_pack nothing;
    err.text[0] = 0;
    cr_assert(compile_begin(k, &nothing, &err));
}

Test(compile, what_is_printed_anew_takes_the_place_of_what_was)
{
    struct compiler k;
    begin(&k);
    const struct arb_node anew = {.kind = ARB_NODE_TABLE,
                                  .items = 1,
                                  ITEMS(TEXT("new ability")),
                                  .fields = 2,
                                  FIELDS({"cost", TEXT("3")}, {"text", TEXT("new")})};
    const struct arb_node body = {
        .kind = ARB_NODE_TABLE,
        .items = 2,
        ITEMS(TEXT("first ability"), TEXT("second ability")),
        .fields = 3,
        FIELDS({"again", &anew}, {"needs", TEXT("BB")}, {"text", TEXT("old")})};
    const struct arb_node *whole = body_printed_anew(&k, &body, "again");
    cr_assert_not_null(whole);
    cr_expect_eq(whole->fields, 3);
    cr_expect_str_eq(arb_field_of(whole, "cost")->string, "3", "a field more");
    cr_expect_str_eq(arb_field_of(whole, "needs")->string, "BB", "one as it was");
    cr_expect_str_eq(arb_field_of(whole, "text")->string, "new", "one in place of the old one");
    cr_expect_null(arb_field_of(whole, "again"));
    cr_expect_eq(whole->items, 1);
    cr_expect_str_eq(whole->item[0]->string, "new ability");
    cr_expect_str_eq(arb_field_of(&body, "text")->string, "old", "which stays where it stands");
    compile_free(k.c);
}

Test(compile, what_is_printed_anew_keeps_its_abilities_if_it_says_none)
{
    struct compiler k;
    begin(&k);
    const struct arb_node anew = {.kind = ARB_NODE_TABLE, .fields = 1, FIELDS({"cost", TEXT("3")})};
    const struct arb_node body = {.kind = ARB_NODE_TABLE,
                                  .items = 1,
                                  ITEMS(TEXT("ability")),
                                  .fields = 1,
                                  FIELDS({"again", &anew})};
    const struct arb_node *whole = body_printed_anew(&k, &body, "again");
    cr_expect_eq(whole->items, 1);
    cr_expect_eq(whole->fields, 1);
    compile_free(k.c);
}

Test(compile, what_is_printed_anew_stands_in_a_table)
{
    struct compiler k;
    begin(&k);
    const struct arb_node body = {
        .kind = ARB_NODE_TABLE, .fields = 1, FIELDS({"again", TEXT("new")})};
    cr_expect_null(body_printed_anew(&k, &body, "again"));
    cr_expect(strstr(err.text, "field \"again\" is no table; expected { what is printed anew }"),
              "%s", err.text);
    compile_free(k.c);
}

Test(compile, a_declaration_has_the_fields_of_its_form)
{
    static const struct wrong list[] = {
        {"mov = 3", "unknown field \"mov\"; did you mean \"move\"?"},
        {"keywords = \"cloaked\"",
         "field \"keywords\" is no list of texts; expected { \"...\", \"...\" }"},
        {"traits = { 3 }", "field \"traits\" is no list of texts; expected { \"...\", \"...\" }"},
        {"traits = { a = \"Old\" }",
         "field \"traits\" is no list of texts; expected { \"...\", \"...\" }"},
        {"traits = { \"\" }", "a trait is empty; expected a text like \"Frigate\""},
        {"traits = { \"a\", \"b\", \"c\", \"d\", \"e\", \"f\", \"g\", \"h\" }",
         "more than 7 different traits in all packs"},
        {"keywords = { \"armr 1\" }", "\"armr 1\" is no keyword; did you mean \"armor\"?"},
        {"keywords = { \"zzzzzzz\" }",
         "\"zzzzzzz\" is no keyword; expected cloaked, armor or swift"},
        {"keywords = { \"armor\" }", "\"armor\" is no keyword as printed; expected \"armor 1\""},
        {"keywords = { \"armor 0\" }",
         "\"armor 0\" is no keyword as printed; expected \"armor 1\""},
        {"keywords = { \"armor 100\" }",
         "\"armor 100\" is no keyword as printed; expected \"armor 1\""},
        {"keywords = { \"armor 1x\" }",
         "\"armor 1x\" is no keyword as printed; expected \"armor 1\""},
        {"keywords = { \"cloaked 2\" }",
         "\"cloaked 2\" is no keyword as printed; expected \"cloaked\""},
        {"arrival { effect = lasting{ \"turn\", gain_keyword(3, self) } }",
         "3 is no keyword; expected a text like \"cloaked\" or \"armor 1\""},
        {"dues { crew(1) }", "a piece of type ship has no dues ability"},
        {"sink(self)", "sink is no ability; expected action{ ... }, response{ ... }, "
                       "constant{ ... } or the like"},
    };
    ALL_REFUSED(list);
    compile("planet \"Ithaka\" { keywords = { \"cloaked\" } }\n", true);
    cr_expect_eq(found.errors, 1);
    compile("planet \"Ithaka\" { guns = \"X\" }\n", true);
    cr_expect_eq(found.errors, 1);
    compile("ship \"Argo\" { guns = 1 }\n", true);
    cr_expect_eq(found.errors, 1);
    good("ship \"Argo\" { move = 9, guns = 5, traits = { \"a\", \"b\", \"c\", \"d\", \"e\", \"f\","
         " \"g\" }, keywords = { \"armor 99\", \"swift 1\" } }\n");
}

/* Who and which. */

Test(compile, seats_are_called_as_the_game_calls_them)
{
    good(SHIP("action { effect = { choose_captain{ other = true, neighbor = true, by = speaker },\n"
              "  pay(2, chosen_captain), pay(1), pay(3, everyone),\n"
              "  each_captain{ pay(1, each) }, hand_over(self, harbor), hand_over(self, you),\n"
              "  choose_captain{ neighbor = true } } }"));
    const struct op *op = &content->op[content->ability[1].program];
    cr_expect_eq(op[0].code, OP_CHOOSE_SEAT);
    cr_expect_eq(op[0].arg, 1 | 2);
    cr_expect_eq(op[0].who, WHO_SPEAKER);
    cr_expect_eq(op[1].who, WHO_CHOSEN);
    cr_expect_eq(op[1].n.base, 2);
    cr_expect_eq(op[2].who, WHO_YOU);
    cr_expect_eq(op[3].who, WHO_ANYONE);
    cr_expect_eq(op[4].code, OP_EACH_SEAT);
    cr_expect_eq(content->op[op[4].body].who, WHO_EACH);
    cr_expect_eq(content->op[op[4].body + 1].code, OP_END);
    cr_expect_eq(op[5].to.which, WHICH_HARBOR);
    cr_expect_eq(op[5].who, WHO_NONE);
    cr_expect_eq(op[6].to.which, WHICH_NONE);
    cr_expect_eq(op[6].who, WHO_YOU);
    cr_expect_eq(op[7].arg, 2);
    cr_expect_eq(op[7].who, WHO_NONE);
    cr_expect_eq(op[8].code, OP_END);
}

Test(compile, a_filter_asks_for_what_the_game_has)
{
    good(SHIP(
        "action { effect = { choose{ ships{ is = \"damaged\", is_not = { \"self\", \"home\" } } "
        "},\n"
        "  sink(ships{ place = { \"ring_15\", \"orbit\" }, owner = owner, guns = turn }),\n"
        "  sink(ships{ within = 3, title = \"Argo\", keyword = \"armor\", sign = \"red\" }),\n"
        "  sink(pieces{ type = { \"ship\", \"order\" }, controller = others }),\n"
        "  sink(ships{ within = 3, title = \"Argo\", keyword = \"armor\", sign = \"red\" }) } }"));
    const struct op *op = &content->op[content->ability[1].program];
    const struct filter *f = content->filter;
    cr_expect_eq(content->filters, 5, "equal filters are one");
    cr_expect_eq(op[0].set.which, WHICH_FILTER);
    cr_expect_eq(f[op[0].set.filter].types, 1 << FLEET_SHIP);
    cr_expect_eq(f[op[0].set.filter].with, IS_DAMAGED);
    cr_expect_eq(f[op[0].set.filter].without, IS_SELF | IS_HOME);
    cr_expect_eq(f[op[1].set.filter].places, IN_RING_15 | IN_ORBIT);
    cr_expect_eq(f[op[1].set.filter].owner, WHO_OWNER);
    cr_expect_eq(content->value[f[op[1].set.filter].guns].measure, MEASURE_TURN);
    cr_expect_eq(f[op[2].set.filter].within, 3);
    cr_expect_eq(f[op[2].set.filter].places, IN_SPACE, "what the game says");
    cr_expect_eq(f[op[2].set.filter].keyword, 1 + KEYWORD_ARMOR);
    cr_expect_str_eq(content->title[f[op[2].set.filter].title], "Argo");
    cr_expect_str_eq(content->text[f[op[2].set.filter].sign], "red");
    cr_expect_eq(f[op[3].set.filter].types, 1 << FLEET_SHIP | 1 << FLEET_ORDER);
    cr_expect_eq(f[op[3].set.filter].controller, WHO_OTHERS);
    cr_expect_eq(op[4].set.filter, op[2].set.filter);
}

Test(compile, words_that_mean_nothing_here_are_told_why)
{
    static const struct wrong list[] = {
        {"action { effect = pay(1, self) }",
         "self is no captain; expected you, speaker or another word for one"},
        {"action { effect = pay(1, each) }",
         "\"each\" means nothing here: it means a captain only inside each_captain{ ... }"},
        {"action { effect = { each_captain{ pay(1, each) }, pay(1, each) } }",
         "\"each\" means nothing here: it means a captain only inside each_captain{ ... }"},
        {"action { effect = pay(1, chosen_captain) }",
         "\"chosen_captain\" means nothing here: no captain has been chosen yet; put "
         "choose_captain{} before it"},
        {"action { effect = sink(target) }",
         "\"target\" means nothing here: nothing has been chosen yet; put choose{ ... } before it"},
        {"action { effect = sink(ships{ is = \"target\" }) }",
         "\"target\" means nothing here: nothing has been chosen yet; put choose{ ... } before it"},
        {"action { effect = { choose{ ships{}, as = 2 }, sink(target) } }",
         "\"target\" means nothing here: nothing has been chosen yet; put choose{ ... } before it"},
        {"action { effect = { choose{ ships{} }, sink(target2) } }",
         "\"target2\" means nothing here: no second piece has been chosen yet; put choose{ ..., as "
         "= 2 } before it"},
        {"action { cost = crew(1), effect = sink(paid) }",
         "\"paid\" means nothing here: no piece is paid as cost; expected a cost like "
         "sink(ships{})"},
        {"action { effect = sink(it) }",
         "\"it\" means nothing here: the trigger tells of no piece"},
        {"response { after = landed(self), effect = sink(other) }",
         "\"other\" means nothing here: the trigger tells of no second piece"},
        {"response { after = landed(self), effect = pay(amount) }",
         "\"amount\" means nothing here: the trigger tells of no amount"},
        {"response { when = fires(self), effect = pay(1, event_captain) }",
         "\"event_captain\" means nothing here: the trigger tells of no captain"},
        {"action { effect = pay(x) }", "\"x\" means nothing here: the piece has no cost \"X\""},
    };
    ALL_REFUSED(list);
    compile("planet \"Ithaka\" { action { effect = sink(harbor) } }\n", true);
    cr_expect(ends_with(found.list[0].error.text,
                        "\"harbor\" means nothing here: only a ship has a harbor"));
}

Test(compile, what_is_known_can_be_named)
{
    good(SHIP("action { cost = sink(ships{}), effect = sink(paid) },\n"
              "response { after = sunk{ self, with = ships{} }, effect = { sink(it), sink(other),\n"
              "  pay(1, event_captain) } },\n"
              "response { when = fires(ships{}), effect = pay(amount) },\n"
              "action { effect = { scout(), sink(target) } },\n"
              "action { effect = { choose_random(ships{}), sink(target), pay(1, owner) } }"));
    good("ship \"Argo\" { move = \"X\", guns = 1, action { effect = pay(x) } }\n");
    cr_expect_eq(content->op[content->ability[1].program].n.measure, MEASURE_X);
}

Test(compile, a_filter_that_cannot_be_is_refused)
{
    static const struct wrong list[] = {
        {"action { effect = sink(7) }",
         "7 is no piece; expected self, target, ships{ ... } or another word for pieces"},
        {"action { effect = sink(you) }",
         "you is no piece; expected self, target, ships{ ... } or another word for pieces"},
        {"action { effect = sink(true) }",
         "true is no piece; expected self, target, ships{ ... } or another word for pieces"},
        {"action { effect = sink({}) }", "sink is not in its form; expected sink(ships)"},
        {"action { effect = sink(ships{ self }) }",
         "ships has a part without a name: self; expected fields like place = \"orbit\""},
        {"action { effect = sink(ships{ sing = \"red\" }) }",
         "ships: unknown field \"sing\"; did you mean \"sign\"?"},
        {"action { effect = sink(ships{ type = \"ship\" }) }",
         "ships already says the type; \"type\" goes with pieces{ }"},
        {"action { effect = sink(pieces{ type = { \"ship\", \"plant\" } }) }",
         "found \"plant\"; did you mean \"planet\"?"},
        {"action { effect = sink(ships{ place = { a = \"orbit\" } }) }",
         "field \"place\" has named parts; expected a list of texts"},
        {"action { effect = sink(ships{ is = \"home\", is_not = \"home\" }) }",
         "the same state stands in \"is\" and in \"is_not\""},
        {"action { effect = sink(ships{ title = \"Agro\" }) }",
         "no piece is titled \"Agro\"; did you mean \"Argo\"?"},
        {"action { effect = sink(ships{ title = \"qqqqqqqq\" }) }",
         "no piece is titled \"qqqqqqqq\""},
        {"action { effect = sink(ships{ owner = 3 }) }",
         "3 is no captain; expected you, speaker or another word for one"},
        {"action { effect = sink(ships{ within = 1, place = \"hold\" }) }",
         "nothing is near in a hold"},
    };
    ALL_REFUSED(list);
    good(SHIP("response { after = sunk(ships{ within = 1, place = \"hold\" }),\n"
              "  effect = pay(1) }")); /* in a trigger it may be */
}

/* How many, on what condition. */

Test(compile, numbers_are_counted_and_computed)
{
    good(SHIP("action { effect = { pay(-999), score(), score(all), score(value(1, -2, turn)),\n"
              "  score(count(ships{})), score(stat_of(\"guns\", self)), score(votes_of(speaker)),\n"
              "  score(printed(\"move\", harbor)), score(done), score(cargo_of(self)) } }"));
    const struct op *op = &content->op[content->ability[1].program];
    cr_expect_eq(op[0].n.base, -999);
    cr_expect_eq(op[1].n.base, 1);
    cr_expect_eq(op[2].n.base, -1);
    cr_expect(op[3].n.base == 1 && op[3].n.times == -2 && op[3].n.measure == MEASURE_TURN);
    cr_expect(op[4].n.measure == MEASURE_COUNT && op[4].n.which == WHICH_FILTER &&
              op[4].n.filter == 1 && op[4].n.times == 1 && op[4].n.base == 0);
    cr_expect(op[5].n.measure == MEASURE_STAT && op[5].n.arg == STAT_GUNS &&
              op[5].n.which == WHICH_SELF);
    cr_expect(op[6].n.measure == MEASURE_VOTES && op[6].n.arg == WHO_SPEAKER);
    cr_expect(op[7].n.measure == MEASURE_PRINTED && op[7].n.arg == STAT_MOVE);
    cr_expect_eq(op[8].n.measure, MEASURE_DONE);
    cr_expect_eq(op[9].n.measure, MEASURE_CARGO);
}

Test(compile, a_number_that_is_none_is_refused)
{
    static const struct wrong list[] = {
        {"action { effect = pay(\"2\") }",
         "\"2\" is no number; expected one, or count(...), x, amount or the like"},
        {"action { effect = pay(1000) }",
         "1000 is out of place; expected a whole number from -999 to 999"},
        {"action { effect = pay(value(1, 100, turn)) }",
         "100 is out of place; expected a whole number from -99 to 99"},
        {"action { effect = pay(value(-1000, 1, turn)) }",
         "-1000 is out of place; expected a whole number from -999 to 999"},
        {"action { effect = pay(value(1, 2, 3)) }",
         "value is not in its form; expected value(start, times, what is counted), as in value(1, "
         "2, turn)"},
        {"action { effect = pay(value(1, 2)) }",
         "value is not in its form; expected value(start, times, what is counted), as in value(1, "
         "2, turn)"},
        {"action { effect = pay(value(1, 2, all)) }",
         "value is not in its form; expected value(start, times, what is counted), as in value(1, "
         "2, turn)"},
        {"action { effect = pay(count()) }", "count has too few parts; expected a piece"},
        {"action { effect = pay(stat_of()) }",
         "stat_of has too few parts; expected a number's name"},
        {"action { effect = pay(stat_of(\"gnus\", self)) }",
         "found \"gnus\"; did you mean \"guns\"?"},
        {"action { effect = pay(votes_of()) }", "votes_of has too few parts; expected a captain"},
        {"action { effect = pay(cargo_of(ships{})) }",
         "cargo_of takes one piece, not several; expected self, harbor or the like"},
        {"action { effect = pay(cargo_of(self, self)) }", "cargo_of has more parts than it takes"},
        {"action { effect = pay(cargo_of{ self, a = 1 }) }",
         "cargo_of has more parts than it takes"},
    };
    ALL_REFUSED(list);
}

Test(compile, conditions_are_chained)
{
    good(SHIP(
        "action { condition = all_of{ at_least(turn, 2), all_of{ at_most(turn, 8),\n"
        "  differs(turn, 5) }, exists(ships{}), none(planets{}), during(\"council\") },\n"
        "  effect = if_{ equals(turn, 3), then_ = score(1), else_ = { score(2), score(3) } } }"));
    const struct ability *a = &content->ability[1];
    const struct condition *c = &content->condition[a->condition];
    static const uint8_t compares[] = {AT_LEAST, AT_MOST, NOT_EQUAL, AT_LEAST, EQUAL, EQUAL};
    static const int16_t rights[] = {2, 8, 5, 1, 0, PHASE_COUNCIL};
    for (int i = 0; i < 6; i++) {
        cr_expect_eq(c[i].compare, compares[i], "condition %d", i);
        cr_expect_eq(c[i].right, rights[i], "condition %d", i);
        cr_expect_eq(c[i].and_next, i < 5, "condition %d", i);
    }
    cr_expect_eq(c[3].left.measure, MEASURE_COUNT);
    cr_expect_eq(c[5].left.measure, MEASURE_PHASE);
    const struct op *op = &content->op[a->program];
    cr_expect_eq(content->condition[op->condition].right, 3);
    cr_expect_eq(content->op[op->body].n.base, 1);
    cr_expect_eq(content->op[op->other + 1].n.base, 3);
}

Test(compile, a_condition_that_is_none_is_refused)
{
    static const struct wrong list[] = {
        {"action { effect = score(), condition = turn }",
         "turn is no condition; expected exists(...), none(...), at_least(...), at_most(...), "
         "equals(...), differs(...), during(...) or all_of{ ... }"},
        {"action { effect = score(), condition = at_least(turn) }",
         "at_least is not in its form; expected at_least(what is counted, number)"},
        {"action { effect = score(), condition = equals(turn, turn) }",
         "turn is out of place; expected a whole number from -999 to 999"},
        {"action { effect = score(), condition = during() }",
         "during is not in its form; expected during(\"sail\")"},
        {"action { effect = score(), condition = during(\"counsil\") }",
         "found \"counsil\"; did you mean \"council\"?"},
        {"action { effect = score(), condition = all_of{} }",
         "all_of is not in its form; expected all_of{ condition, condition }"},
        {"action { effect = score(), condition = all_of{ exists(self), a = 1 } }",
         "all_of is not in its form; expected all_of{ condition, condition }"},
    };
    ALL_REFUSED(list);
}
