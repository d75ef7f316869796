/* The compiler of packs, held against the fleet: effects, changes, costs and abilities, and
 * everything at once. */
#include "compile_helper.h"

#include <criterion/criterion.h>
#include <stdio.h>

TestSuite(compile_ability, .init = open_folder, .fini = remove_folder, .timeout = 120);

/* Effects. */

Test(compile_ability, programs_are_runs_of_ops)
{
    good(SHIP(
        "action { effect = { sink(self), then_, { score(2), score(3) }, call(\"storm\"),\n"
        "  either{ mode(\"one\", score(4)), mode(\"two\", { score(5), score(6) }), by = others },\n"
        "  may{ score(7), text = \"Score?\", by = speaker }, repeat_{ 3, score(8) },\n"
        "  convoy(self, harbor, \"Escort\"), barter{ 4, blind = true },\n"
        "  lasting{ \"turn\", add(\"guns\", 1, self), cannot_sail(self), frozen = true },\n"
        "  delayed{ at = phase_over{ phase = \"council\" }, score(9) } } }"));
    const struct op *op = &content->op[content->ability[1].program];
    static const uint8_t codes[] = {OP_SINK,   OP_THEN,   OP_SCORE,   OP_SCORE,   OP_CALL,
                                    OP_EITHER, OP_MODE,   OP_MODE,    OP_MAY,     OP_REPEAT,
                                    OP_CONVOY, OP_BARTER, OP_LASTING, OP_DELAYED, OP_END};
    for (size_t i = 0; i < sizeof codes; i++)
        cr_expect_eq(op[i].code, codes[i], "op %zu is %d", i, op[i].code);
    cr_expect_eq(op[4].arg, 1, "the second of the calls");
    cr_expect(op[5].arg == 2 && op[5].who == WHO_OTHERS);
    cr_expect_str_eq(content->text[op[7].text], "two");
    cr_expect_eq(content->op[op[7].body + 1].n.base, 6);
    cr_expect_str_eq(content->text[op[8].text], "Score?");
    cr_expect(op[8].who == WHO_SPEAKER && content->op[op[8].body].n.base == 7);
    cr_expect(op[9].n.base == 3 && content->op[op[9].body].n.base == 8);
    cr_expect_str_eq(content->trait_name[op[10].arg], "Escort");
    cr_expect(op[11].n.base == 4 && op[11].arg == 1);
    cr_expect(op[12].until == UNTIL_TURN && (op[12].arg & 1));
    const struct modifier *m = &content->modifier[op[12].arg >> 1];
    cr_expect(m[0].change == ADD_STAT && m[0].and_next && m[1].change == CANNOT_SAIL &&
              !m[1].and_next && m[0].stat == STAT_GUNS && m[0].value.base == 1);
    cr_expect(op[13].fact == FACT_PHASE_OVER && op[13].arg == PHASE_COUNCIL &&
              content->op[op[13].body].n.base == 9);
}

Test(compile_ability, an_effect_that_is_none_is_refused)
{
    static const struct wrong list[] = {
        {"action { effect = 5 }", "5 is no effect; expected sink(...), pay(...) or the like"},
        {"action { effect = crew(1) }",
         "crew is no effect; expected sink(...), pay(...) or the like"},
        {"action { effect = sink() }", "sink is not in its form; expected sink(ships)"},
        {"action { effect = sink(self, self) }", "sink is not in its form; expected sink(ships)"},
        {"action { effect = sink{ self, a = 1 } }",
         "sink: unknown field \"a\"; it takes no fields"},
        {"action { effect = convoy(self) }",
         "convoy is not in its form; expected convoy(ships, to piece, \"Trait\")"},
        {"action { effect = convoy(self, self, 3) }",
         "convoy is not in its form; expected convoy(ships, to piece, \"Trait\")"},
        {"action { effect = barter() }",
         "barter is not in its form; expected barter{ number, blind = true }"},
        {"action { effect = choose{} }",
         "choose is not in its form; expected choose{ pieces, by = captain, as = 1 or 2 }"},
        {"action { effect = choose_captain{ 3 } }",
         "choose_captain is not in its form; expected choose_captain{ by = captain, other = true, "
         "neighbor = true }"},
        {"action { effect = may{} }",
         "may is not in its form; expected may{ effects, by = captain, text = \"...\" }"},
        {"action { effect = either{ mode(\"a\", score()) } }",
         "either is not in its form; expected either{ mode(\"text\", effects), mode(...), by = "
         "captain }"},
        {"action { effect = either{ score(), score() } }",
         "either is not in its form; expected either{ mode(\"text\", effects), mode(...), by = "
         "captain }"},
        {"action { effect = either{ mode(\"a\", {}), mode(\"b\", score()) } }",
         "mode is not in its form; expected mode(\"what is chosen\", effects)"},
        {"action { effect = either{ mode(\"a\", choose{ ships{} }), mode(\"b\", sink(target)) } }",
         "nothing has been chosen yet; put choose{ ... } before it"},
        {"action { effect = if_{ exists(self) } }",
         "if_ is not in its form; expected if_{ condition, then_ = effects, else_ = effects }"},
        {"action { effect = if_{ exists(self), then_ = choose{ ships{} }, else_ = sink(target) } }",
         "nothing has been chosen yet; put choose{ ... } before it"},
        {"action { effect = { if_{ exists(self), then_ = choose{ ships{} } }, sink(target) } }",
         "nothing has been chosen yet; put choose{ ... } before it"},
        {"action { effect = repeat_{ 2 } }",
         "repeat_ is not in its form; expected repeat_{ number, effects }"},
        {"action { effect = each_captain{} }",
         "each_captain is not in its form; expected each_captain{ effects }"},
        {"action { effect = lasting{ \"turn\" } }",
         "lasting is not in its form; expected lasting{ \"battle\" or \"turn\", changes, frozen = "
         "true }"},
        {"action { effect = lasting{ \"trun\", blank(self) } }",
         "found \"trun\"; did you mean \"turn\"?"},
        {"action { effect = delayed{ score() } }",
         "delayed is not in its form; expected delayed{ at = fact, effects }"},
        {"action { effect = delayed{ at = landed(self), score() } }",
         "a delayed effect waits for a time, not for a piece"},
        {"action { effect = delayed{ at = fires{}, score() } }",
         "nothing is answered after fires; expected it with when or cancels"},
        {"action { effect = call(\"strom\") }", "Arbiter has no rule of its own called \"strom\""},
        {"action { effect = { score(), a = score() } }",
         "a list of effects has a part named \"a\""},
        {"action { effect = { score(), { score(), b = score() } } }",
         "a list of effects has a part named \"b\""},
    };
    ALL_REFUSED(list);
}

static char many[4000];
static const char *repeated(const char *head, const char *part, int times, const char *tail)
{
    snprintf(many, sizeof many, "%s", head);
    for (int i = 0; i < times; i++)
        strcat(many, part);
    return strcat(many, tail);
}

Test(compile_ability, so_much_and_no_more)
{
    static const struct {
        const char *head, *part, *tail, *words;
        int most;
    } list[] = {
        {"action { effect = { ", "score(), ", "} }", "more than 48 effects in one list", 48},
        {"action { effect = score(), condition = all_of{ ", "exists(self), ", "} }",
         "more than 16 conditions together", 16},
        {"constant { ", "add(\"guns\", 1, self), ", "}", "more than 8 changes together", 8},
        {"action { effect = score(), cost = { ", "crew(1), ", "} }", "9 costs; expected 1 to 8", 8},
    };
    for (size_t i = 0; i < sizeof list / sizeof *list; i++) {
        char text[4200];
        snprintf(text, sizeof text, SHIP("%s"),
                 repeated(list[i].head, list[i].part, list[i].most, list[i].tail));
        good(text);
        refused(repeated(list[i].head, list[i].part, list[i].most + 1, list[i].tail),
                list[i].words);
    }
}

/* Changes and costs. */

Test(compile_ability, changes_hold_as_long_as_their_ability)
{
    good(SHIP(
        "constant { condition = exists(harbor), add(\"guns\", turn, ships{}),\n"
        "  set_to(\"move\", 0, self), gain_trait(\"Old\", self), gain_keyword(\"armor 2\", self),\n"
        "  cannot_sail(self, you), extra_votes(2), barred(self), signals(\"blue\") },\n"
        "constant { refit(\"planet\", self), extra_votes(1, you), barred(self, \"Old\") }"));
    const struct ability *a = content->ability;
    const struct modifier *m = &content->modifier[a[1].modifier];
    cr_expect_eq(a[1].kind, CONSTANT);
    for (int i = 0; i < 8; i++) {
        cr_expect_eq(m[i].condition, a[1].condition);
        cr_expect_eq(m[i].and_next, i < 7);
    }
    cr_expect(m[0].change == ADD_STAT && m[0].value.measure == MEASURE_TURN);
    cr_expect(m[1].change == SET_STAT && m[1].stat == STAT_MOVE && m[1].set.which == WHICH_SELF);
    cr_expect(m[2].change == GAIN_TRAIT && m[2].arg == 1);
    cr_expect(m[3].arg == KEYWORD_ARMOR && m[3].value.base == 2);
    cr_expect_eq(m[4].who, WHO_YOU);
    cr_expect(m[5].who == WHO_ANYONE && m[5].value.base == 2);
    cr_expect_eq(m[6].arg, 0);
    cr_expect_eq(m[7].arg, 2);
    m = &content->modifier[a[2].modifier];
    cr_expect_eq(m[0].arg, FLEET_PLANET);
    cr_expect_eq(m[1].who, WHO_YOU);
    cr_expect_eq(m[2].arg, 1);
    cr_expect_eq(m[0].condition, 0);
}

Test(compile_ability, costs_are_a_list)
{
    good(SHIP("action { cost = { crew(2), toll(1), toll(3, speaker), sink(ships{}) },\n"
              "  effect = score() }") "planet \"Ithaka\" { dues { crew(4), sink(ships{}) } }\n");
    const struct cost *c = &content->cost[content->ability[1].cost];
    cr_expect(c[0].code == COST_CREW && c[0].n.base == 2);
    cr_expect(c[1].code == COST_TOLL && c[1].who == WHO_YOU);
    cr_expect(c[2].who == WHO_SPEAKER && c[2].n.base == 3);
    cr_expect(c[3].code == COST_SINK && c[3].set.which == WHICH_FILTER);
    cr_expect_eq(c[4].code, COST_END);
    cr_expect_eq(content->ability[2].kind, HARBOR_DUES);
    c = &content->cost[content->ability[2].cost];
    cr_expect(c[0].n.base == 4 && c[1].code == COST_SINK && c[2].code == COST_END);
}

Test(compile_ability, a_change_or_a_cost_that_is_none_is_refused)
{
    static const struct wrong list[] = {
        {"constant { sink(self) }",
         "sink is no change; expected add(\"guns\", 1, self), cannot_sail(...) or the like"},
        {"constant { add(\"guns\", 1) }",
         "add is not in its form; expected add(\"guns\", number, pieces)"},
        {"constant { add(\"guns\", 1, self, 2) }",
         "add is not in its form; expected add(\"guns\", number, pieces)"},
        {"constant { add(1, 1, self) }", "found 1; expected one of move, guns"},
        {"constant { blank{ self, a = 1 } }", "blank: unknown field \"a\"; it takes no fields"},
        {"action { effect = score(), cost = crew{ 1, a = 1 } }",
         "crew: unknown field \"a\"; it takes no fields"},
        {"constant { gain_trait(3, self) }", "3 is no trait; expected a text"},
        {"constant { signals(\"bleu\") }", "found \"bleu\"; did you mean \"blue\"?"},
        {"constant { refit(\"plant\", self) }", "found \"plant\"; did you mean \"planet\"?"},
        {"constant { cannot_sail(self, 3) }",
         "3 is no captain; expected you, speaker or another word for one"},
        {"constant { cannot_sail() }",
         "cannot_sail is not in its form; expected cannot_sail(ships, captain)"},
        {"action { effect = score(), cost = score() }",
         "score is no cost; expected crew(...), sink(...) or the like"},
        {"action { effect = score(), cost = crew() }",
         "crew is not in its form; expected crew(number)"},
        {"action { effect = score(), cost = crew(1, 2) }",
         "crew is not in its form; expected crew(number)"},
        {"action { effect = score(), cost = {} }", "0 costs; expected 1 to 8"},
    };
    ALL_REFUSED(list);
}

/* Abilities. */

Test(compile_ability, abilities_have_triggers_limits_and_places)
{
    good(SHIP("action { phase = \"council\", from = \"orbit\", user = anyone,\n"
              "  limit = { 2, \"turn\", \"captain\" }, effect = score(), text = \"Score.\" },\n"
              "response { cancels = voted{ by = others }, limit = { 1, \"battle\" }, effect = "
              "cancel() },\n"
              "forced { when = sunk{ ships{}, with = self, by = you }, optional = true,\n"
              "  effect = score(), limit = { 99, \"turn\", \"table\" } },\n"
              "arrival { effect = score() },\n"
              "constant { after = phase_over{ phase = \"sail\" }, effect = score(), from = "
              "\"hold\" }") "order \"Advance\" { action { effect = score() } }\n");
    const struct ability *a = content->ability;
    cr_expect_eq(content->def[1].ability, 1);
    cr_expect_eq(content->def[1].abilities, 5);
    cr_expect(a[1].kind == ACTION && a[1].phase == PHASE_COUNCIL && a[1].user == WHO_ANYONE);
    cr_expect(a[1].limit == 2 && a[1].limit_per == LIMIT_TURN && a[1].limit_for == LIMIT_SEAT);
    cr_expect_eq(a[1].from, IN_ORBIT);
    cr_expect_str_eq(content->text[a[1].text], "Score.");
    cr_expect(a[2].fact == FACT_VOTED && a[2].timing == TIMING_CANCEL &&
              a[2].event_seat == WHO_OTHERS);
    cr_expect(a[2].limit_per == LIMIT_BATTLE && a[2].limit_for == LIMIT_THING);
    cr_expect(a[3].timing == TIMING_WHEN && a[3].subject.which == WHICH_FILTER &&
              a[3].object.which == WHICH_SELF && a[3].event_seat == WHO_YOU && a[3].optional);
    cr_expect(a[3].limit == 99 && a[3].limit_for == LIMIT_TABLE);
    cr_expect(a[4].kind == ARRIVAL && !a[4].fact && a[4].program);
    cr_expect(a[5].timing == TIMING_AFTER && a[5].phase == PHASE_SAIL && !a[5].modifier);
    cr_expect(a[6].def == 2 && a[6].from == IN_HOLD, "what the game says");
    cr_expect_eq(content->def[2].ability, 6);
    cr_expect_eq(content->def[2].abilities, 1);
}

Test(compile_ability, an_ability_that_cannot_be_is_refused)
{
    static const struct wrong list[] = {
        {"action {}", "action does nothing; expected effect = ..."},
        {"action { score() }", "action has a part without a name: score; expected effect = ..."},
        {"action { effect = score(), after = landed(self) }",
         "action: unknown field \"after\"; expected one of phase, from, user, condition, cost, "
         "limit, effect, text"},
        {"response { effect = score() }",
         "response says not to what; expected after = ... or when = ..., or cancels = ..."},
        {"forced { effect = score() }",
         "forced says not to what; expected after = ... or when = ..."},
        {"forced { cancels = voted{}, effect = cancel() }", "only a response cancels"},
        {"forced { when = fires(self), effect = score() }", "nobody is forced by a shot"},
        {"constant {}",
         "constant changes nothing; expected changes like add(\"guns\", 1, self), or "
         "a trigger and an effect"},
        {"constant { blank(self), effect = score() }",
         "constant changes nothing; expected changes like add(\"guns\", 1, self), or a trigger and "
         "an effect"},
        {"constant { after = landed(self), blank(self), effect = score() }",
         "constant has both a trigger and changes; expected one"},
        {"constant { after = landed(self) }", "constant does nothing; expected effect = ..."},
        {"arrival {}", "arrival does nothing; expected effect = ..."},
        {"response { after = landed(self), when = sunk(self), effect = score() }",
         "more than one of \"after\", \"when\" and \"cancels\""},
        {"response { after = 3, effect = score() }",
         "3 is nothing that happens; expected sunk(...), voted{ ... } or the like"},
        {"response { when = landed(self), effect = score() }",
         "landed cannot be answered by \"when\"; expected after = landed(...), or when with one of "
         "sunk, voted, fires, draws"},
        {"response { after = fires(self), effect = score() }",
         "nothing is answered after fires; expected it with when or cancels"},
        {"response { after = landed(self, self), effect = score() }",
         "landed tells of one piece; its own stands first, a second one is with = pieces"},
        {"response { after = voted(self), effect = score() }",
         "voted tells of no piece; its own stands first, a second one is with = pieces"},
        {"response { when = fires{ self, by = you }, effect = score() }",
         "fires tells of no captain; expected no field \"by\""},
        {"response { after = landed{ self, with = self }, effect = score() }",
         "landed tells of no second piece; expected no field \"with\""},
        {"response { after = landed{ self, phase = \"sail\" }, effect = score() }",
         "landed has no phase; \"phase\" goes with phase_over"},
        {"action { effect = score(), limit = 3 }",
         "the limit is not in its form; expected limit = { 1, \"battle\" } or { 1, \"battle\", "
         "\"captain\" }"},
        {"action { effect = score(), limit = { 0, \"turn\" } }",
         "the limit is not in its form; expected limit = { 1, \"battle\" } or { 1, \"battle\", "
         "\"captain\" }"},
        {"action { effect = score(), limit = { 100, \"turn\" } }",
         "the limit is not in its form; expected limit = { 1, \"battle\" } or { 1, \"battle\", "
         "\"captain\" }"},
        {"action { effect = score(), limit = { 1, \"trun\" } }",
         "found \"trun\"; did you mean \"turn\"?"},
        {"action { effect = score(), limit = { 1, \"turn\", \"capitan\" } }",
         "found \"capitan\"; did you mean \"captain\"?"},
    };
    ALL_REFUSED(list);
    compile("planet \"Ithaka\" { dues {} }\n", true);
    cr_expect(ends_with(found.list[0].error.text, "0 costs; expected 1 to 8"));
}

/* All of it. */

Test(compile_ability, every_mistake_is_found_at_once)
{
    compile(
        "ship \"Argo\" { move = 20, guns = 1, keywords = { \"armr\", \"zzzz\" },\n"
        "  action { effect = { pay(\"a\"),\n"
        "    choose{ 3 }, sink(target), sink(7) },\n"
        "    cost = { crew(\"b\"), score() } },\n"
        "  response { after = 3, effect = pay(amount, event_captain) },\n"
        "  constant { add(\"gnus\", 1, self), add(\"guns\", 1, you) },\n"
        "  action { effect = either{ mode(\"a\", sink(8)), mode(\"b\", sink(9)) } } }\n"
        "planet \"Ithaka\" { action { effect = if_{ 3, then_ = sink(1), else_ = sink(2) } } }\n",
        true);
    static const int lines[] = {2, 2, 2, 3, 4, 4, 5, 5, 6, 7, 7, 8, 8, 9, 9, 9};
    cr_expect_eq(found.errors, (int)(sizeof lines / sizeof *lines), "%d errors", found.errors);
    for (int i = 0; i < found.count; i++) {
        char place[160];
        snprintf(place, sizeof place, "pack.lua:%d: ", lines[i]);
        cr_expect(strstr(found.list[i].error.text, place), "%d: %s", i, found.list[i].error.text);
    }
    cr_expect(!content);
}

/* A part that is wrong hides none of the others. */
Test(compile_ability, every_part_of_an_ability_is_read)
{
    compile(SHIP("response { text = 8, after = 3, user = 4, condition = 5, cost = 6, limit = 7,\n"
                 "  effect = 8 },\n"
                 "constant { condition = 9, add(\"gnus\", 1, self) },\n"
                 "action { user = you, phase = \"sale\", from = \"port\", effect = score() }"),
            true);
    cr_expect_eq(found.errors, 7 + 2 + 2, "%d errors", found.errors);
}

Test(compile_ability, several_packs_make_one_content)
{
    compile_three((const char *const[]){
        "order \"a\" { action { effect = score(1) } }\norder \"b\" { action { effect = score(2) } "
        "}",
        "", "order \"c\" { action { effect = sink(ships{ title = \"a\" }) } }"});
    cr_assert(content && !found.count && content->defs == 4);
    cr_expect_str_eq(content->def[1].pack, "0");
    cr_expect_str_eq(content->def[2].pack, "0");
    cr_expect_str_eq(content->def[3].pack, "2");
    cr_expect_eq(content->def[3].ability, 3);
}

Test(compile_ability, lists_grow_and_texts_are_kept_once)
{
    char text[8000] = "";
    for (int i = 0; i < 100; i++) {
        size_t length = strlen(text);
        snprintf(text + length, sizeof text - length,
                 "order \"o%d\" { action { effect = may{ score(%d), text = \"t%d\" } } }\n", i, i,
                 i % 50);
    }
    good(text);
    cr_expect_eq(content->defs, 101);
    cr_expect_eq(content->titles, 101);
    cr_expect_eq(content->texts, 51);
    for (int i = 1; i <= 100; i++) {
        const struct op *may = &content->op[content->ability[i].program];
        cr_expect_eq(content->op[may->body].n.base, i - 1);
        cr_expect_eq(may->text, 1 + (i - 1) % 50);
    }
}

Test(compile_ability, a_list_that_is_full_is_told)
{
    compile("for i = 1, 1400 do\n"
            "  local all = {}\n"
            "  for n = 1, 48 do all[n] = score(n) end\n"
            "  order(\"o\" .. i) { action { effect = all } }\n"
            "end\n",
            true);
    cr_expect(!content && found.errors == 1, "%d errors", found.errors);
    cr_expect(
        ends_with(found.list[0].error.text, "the packs hold more than 65535 parts of one kind"),
        "%s", found.list[0].error.text);
}

/* What the ability of the ship is said to do. */
static void expect_words(int n, const char *words)
{
    const char *said = content->ability[content->def[1].ability + n].words;
    cr_expect(words ? said && !strcmp(said, words) : !said, "%s", said ? said : "nothing");
}

Test(compile_ability, the_text_of_a_thing_is_cut_into_its_abilities)
{
    good(SHIP("traits = { \"Old\" }, text = \"Fast. Sail action: score: once. Then rest. Forced: "
              "the reaction: none. Action: score twice.\",\n"
              "action { effect = score() }, action { effect = score(2) },\n"
              "forced { after = sunk(self), effect = score() },\n"
              "action { effect = score(), text = \"Own words\" }, arrival { effect = score() }"));
    expect_words(0, "score: once. Then rest");
    expect_words(1, "score twice");
    expect_words(2, "the reaction: none");
    expect_words(3, "Own words");
    expect_words(4, NULL);
}

Test(compile_ability, what_is_likely_wrong_is_told_by_a_check)
{
    one_warning("action { effect = sink(planets{ trait = \"Ritch\" }) }",
                "no piece has the trait \"Ritch\"; did you mean \"Rich\"?");
    one_warning("action { effect = sink(planets{ not_trait = \"zzzzzzz\" }) }",
                "no piece has the trait \"zzzzzzz\"; expected a trait of a piece");
    one_warning("constant { barred(self, \"Ritch\") }",
                "no piece has the trait \"Ritch\"; did you mean \"Rich\"?");
    one_warning("action { effect = cancel() }",
                "cancel() has nothing to cancel; expected cancels = voted(...) or fires(...), or "
                "when = ... in this action");
    one_warning("response { after = landed(self), effect = may{ cancel() } }",
                "cancel() has nothing to cancel; expected cancels = voted(...) or fires(...), or "
                "when = ... in this response");
    one_warning(
        "response { cancels = voted{}, effect = score() }",
        "response has \"cancels\" and cancels nothing; expected cancel() among its effects");
    one_warning("action { effect = replace{ score() } }",
                "replace{ } has nothing to replace; expected when = ... in this action");
    one_warning("text = \"Forced: score. Action: score.\", action { effect = score() }",
                "its text speaks of an ability that it does not have: forced");
    one_warning("", "an idle Argo"); /* of the game's own */
    good(SHIP(
        "action { effect = { sink(ships{ trait = \"Old\" }), convoy(self, self, \"New\") } },\n"
        "constant { gain_trait(\"Old\", self), barred(self, \"New\") },\n"
        "response { when = sunk(self), effect = { replace{ score() },\n"
        "  if_{ exists(self), then_ = score(), else_ = cancel() } } }"));
    compile(SHIP("action { effect = cancel() }"), false);
    cr_expect(content && !*err.text, "nobody who plays is warned");
}
