/* Campaigns: ways by result, marks, counters and choices; interludes; documents. */
#include "saga.h"

#include "campaign_view.h"
#include "kit_helper.h"

#include <criterion/criterion.h>
#include <stdio.h>

static arb_game *game;

static void start(void)
{
    struct arb_error err = {0};
    game = arb_game_load("saga", (const char *const[]){"tests/kit/saga", NULL}, &err);
    cr_assert(game, "%s", err.text);
}

static void finish(void)
{
    arb_game_free(game);
}

TestSuite(campaign, .init = start, .fini = finish);

static const char *text(const json_t *doc, const char *key)
{
    const char *found = json_string_value(json_object_get(doc, key));
    return found ? found : "";
}

static json_t *setup_of(const json_t *doc)
{
    return json_pack("{s:O}", "campaign", doc);
}

/* Take these answers (a verb and what it is about) at a table that goes on with a document,
 * which is taken; the document after it. */
struct step {
    int verb, a;
};
static json_t *play(json_t *doc, const struct step *steps, int count)
{
    struct arb_error err = {0};
    json_t *setup = setup_of(doc);
    arb_table *t = arb_table_open(game, setup, 0, &err);
    cr_assert(t, "%s", err.text);
    for (int i = 0; i < count; i++) {
        struct arb_ask ask = pending(t);
        int choice = -1;
        for (int o = 0; o < ask.count; o++)
            if (ask.options[o].verb == steps[i].verb && ask.options[o].a == steps[i].a)
                choice = o;
        cr_assert(choice >= 0, "step %d is offered", i);
        cr_assert(arb_answer(t, ask.id, ask.seat, choice, &err), "%s", err.text);
    }
    json_t *after = arb_campaign(t);
    arb_table_close(t);
    json_decref(setup);
    json_decref(doc);
    return after;
}
#define PLAY(doc, ...)                                                                             \
    play(doc, (const struct step[]){__VA_ARGS__},                                                  \
         sizeof((const struct step[]){__VA_ARGS__}) / sizeof(struct step))

enum { MAP_BOUGHT, HATCH_FOUND };
enum { LANDING, AMBUSH, COLONY, CANYON, HIVE };

/* Where a part leads. */

Test(campaign, the_result_of_a_play_says_where_it_leads)
{
    json_t *doc = PLAY(json_string("red-canyon"), {SAGA_WIN, 0});
    cr_expect_str_eq(text(doc, "part"), "colony");
    json_decref(doc);
    doc = PLAY(json_true(), {SAGA_LOSE, 0});
    cr_expect_str_eq(text(doc, "part"), "ambush", "a loss goes on as well");
    const json_t *done = json_array_get(json_object_get(doc, "done"), 0);
    cr_expect_str_eq(text(done, "result"), "lost");
    cr_expect_str_eq(text(done, "text"), "Ended lost.");
    const json_t *player = json_array_get(json_object_get(doc, "players"), 0);
    cr_expect_eq(json_integer_value(json_object_get(player, "scars")), 1);
    /* What was lost before counts, and a way may have words of its own. */
    doc = PLAY(doc, {SAGA_WIN, 0});
    cr_expect_str_eq(text(doc, "part"), "colony");
    cr_expect_str_eq(json_string_value(json_array_get(json_object_get(doc, "log"), 0)),
                     "They crawl home.");
    json_decref(doc);
}

Test(campaign, a_play_that_does_not_count_changes_nothing)
{
    json_t *before = PLAY(json_true(), {SAGA_WIN, 0}), *doc;
    before = PLAY(before, {SAGA_LEAVE, 0}); /* back to the landing */
    cr_expect_str_eq(text(before, "part"), "landing");
    doc = PLAY(json_incref(before), {SAGA_FLEE, 0});
    json_object_del(before, "played");
    json_object_del(doc, "played");
    cr_expect(json_equal(before, doc));
    json_decref(before);
    json_decref(doc);
}

Test(campaign, an_interlude_is_a_play_that_marks_counts_and_chooses)
{
    json_t *doc = PLAY(json_true(), {SAGA_WIN, 0});
    doc = PLAY(doc, {SAGA_MARK, HATCH_FOUND}, {SAGA_DIG, 0}, {SAGA_LEAVE, 0});
    cr_expect_str_eq(text(doc, "part"), "canyon", "by a mark and a counter together");
    cr_expect_str_eq(text(json_array_get(json_object_get(doc, "done"), 1), "result"), "over");
    json_t *counters = json_object_get(doc, "counters");
    cr_expect_eq(json_integer_value(json_object_get(counters, "areas")), 1);
    cr_expect_eq(json_integer_value(json_object_get(counters, "iron")), 2, "as it began");
    cr_expect_str_eq(json_string_value(json_array_get(json_object_get(doc, "log"), 0)),
                     "The hatch in the canyon was found.");
    doc = PLAY(doc, {SAGA_LOSE, 0});
    cr_expect_str_eq(text(doc, "part"), "colony");
    /* The canyon has ended, so the hive is open; what was told is not told again. */
    doc = PLAY(doc, {SAGA_GO, HIVE});
    cr_expect_str_eq(text(doc, "part"), "hive");
    cr_expect_eq(json_array_size(json_object_get(doc, "log")), 1);
    doc = PLAY(doc, {SAGA_LOSE, 0});
    doc = PLAY(doc, {SAGA_DIG, 0}, {SAGA_LEAVE, 0});
    cr_expect_str_eq(text(doc, "part"), "hive", "two areas, dug in two interludes");
    json_decref(doc);
}

Test(campaign, what_is_closed_is_not_offered)
{
    struct arb_error err = {0};
    json_t *setup =
        json_pack("{s:{s:s,s:s}}", "campaign", "campaign", "red-canyon", "part", "colony");
    arb_table *t = arb_table_open(game, setup, 0, &err);
    cr_assert(t, "%s", err.text);
    cr_expect_not(answer_verb(t, SAGA_GO, -1), "neither the canyon nor the hive is open");
    cr_expect(answer_verb(t, SAGA_MARK, -1) && answer_verb(t, SAGA_MARK, -1));
    struct arb_ask ask = pending(t);
    int ways = 0;
    for (int i = 0; i < ask.count; i++)
        ways += ask.options[i].verb == SAGA_GO && ask.options[i].a == CANYON;
    cr_expect_eq(ways, 1);
    arb_table_close(t);
    json_decref(setup);
}

Test(campaign, the_end_is_complete_and_leads_to_the_next)
{
    struct arb_error err = {0};
    json_t *doc =
        PLAY(json_pack("{s:s,s:s,s:i}", "campaign", "red-canyon", "part", "hive", "fame", 5),
             {SAGA_WIN, 0});
    cr_expect(json_is_true(json_object_get(doc, "complete")));
    cr_expect_null(json_object_get(doc, "part"));
    const json_t *next = json_object_get(doc, "next");
    cr_expect_str_eq(text(next, "part"), "landing");
    cr_expect_eq(json_integer_value(json_object_get(next, "fame")), 5);
    json_t *setup = setup_of(doc), *shown = arb_campaign_show(game, setup, &err);
    cr_expect(shown, "it can be read: %s", err.text);
    cr_expect_null(arb_table_open(game, setup, 0, &err));
    cr_expect_str_eq(err.text, "Red Canyon is complete");
    json_decref(shown);
    json_decref(setup);
    json_decref(doc);
}

Test(campaign, without_ways_parts_follow_each_other)
{
    json_t *doc = PLAY(json_string("line"), {SAGA_LOSE, 0});
    cr_expect_str_eq(text(doc, "part"), "one", "until it is won");
    doc = PLAY(doc, {SAGA_WIN, 0});
    cr_expect_str_eq(text(doc, "part"), "two");
    json_t *setup = setup_of(doc), *shown = arb_campaign_show(game, setup, NULL);
    cr_expect_eq(json_integer_value(json_object_get(shown, "number")), 2);
    cr_expect_eq(json_integer_value(json_object_get(shown, "of")), 2);
    json_decref(shown);
    json_decref(setup);
    json_decref(doc);
}

/* Undo. */

Test(campaign, undo_takes_back_what_the_document_would_say)
{
    struct arb_error err = {0};
    json_t *setup = json_pack("{s:b}", "campaign", 1);
    arb_table *t = arb_table_open(game, setup, 0, &err);
    json_t *before = arb_campaign(t), *after;
    answer_verb(t, SAGA_LOSE, -1);
    cr_assert(arb_undo(t, &err), "%s", err.text);
    after = arb_campaign(t);
    cr_expect(json_equal(before, after));
    json_decref(before);
    json_decref(after);
    json_decref(setup);
    arb_table_close(t);
}

/* Documents. */

/* The words a document is refused with, "" if it is taken. */
static const char *refused(const char *fields)
{
    static struct arb_error err;
    char body[512];
    snprintf(body, sizeof body, "{\"campaign\":{\"campaign\":\"red-canyon\"%s%s}}",
             *fields ? "," : "", fields);
    json_t *setup = json_loads(body, 0, NULL);
    cr_assert(setup, "%s", body);
    memset(&err, 0, sizeof err);
    json_t *shown = arb_campaign_show(game, setup, &err);
    cr_expect_eq(shown == NULL, err.text[0] != 0);
    json_decref(shown);
    json_decref(setup);
    return err.text;
}

Test(campaign, documents_are_held_against_their_fields)
{
    static const struct {
        const char *fields, *words;
    } wrong[] = {
        {"\"game\":\"chess\"", "this is the log of a campaign of \"chess\""},
        {"\"version\":4",
         "the campaign log is of a later version; this Arbiter knows those up to 3"},
        {"\"part\":\"moon\"", "Red Canyon has no mission \"moon\""},
        {"\"players\":[1]", "\"players\" of the campaign log is no list of at most 8 objects"},
        {"\"players\":[{\"scars\":4}]",
         "\"scars\" of player 1 in the campaign log must be a number from 0 to 3"},
        {"\"marks\":[\"moon\"]", "Red Canyon has no mark \"moon\""},
        {"\"counters\":{\"moons\":1}", "Red Canyon counts no \"moons\""},
        {"\"counters\":{\"iron\":40000}",
         "the counter \"iron\" of the campaign log must be a number from -32768 to 32767"},
        {"\"done\":[{\"part\":\"moon\"}]",
         "the campaign log tells of a mission \"moon\", which Red Canyon has not"},
        {"\"fame\":0", "\"fame\" of the campaign log must be a number from 1 to 9"},
        {"\"fame\":7", "seven is cursed"},
        {"\"ship\":1", "\"ship\" of the campaign log is no text"},
        {"\"crew\":[\"a\",\"b\",\"c\",\"d\"]",
         "\"crew\" of the campaign log is no list of at most 3 texts"},
        {"\"rolls\":[\"a\"]", "\"rolls\" of the campaign log is no list of at most 3 numbers"},
        {"\"chests\":[\"a\"]", "\"chests\" of the campaign log is no list of at most 3 objects"},
        {"\"notes\":[1]", "\"notes\" of the campaign log is no object"},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        cr_expect_str_eq(refused(wrong[i].fields), wrong[i].words);
    cr_expect_str_eq(refused(""), "");
    cr_expect_str_eq(refused("\"notes\":[],\"fame\":9,\"crew\":[\"a\",\"b\",\"c\"]"), "");
    cr_expect_str_eq(refused("\"version\":2,\"glory\":12"),
                     "\"fame\" of the campaign log must be a number from 1 to 9",
                     "an older one is brought up to date first");
}

Test(campaign, a_setup_that_names_a_part_names_the_one_that_comes)
{
    struct arb_error err = {0};
    json_t *setup =
        json_pack("{s:{s:s},s:s}", "campaign", "campaign", "red-canyon", "mission", "hive");
    cr_expect_null(arb_campaign_show(game, setup, &err));
    cr_expect_str_eq(err.text, "the campaign stands at mission 1, \"landing\", not at \"hive\"");
    json_object_set_new(setup, "campaign", json_string("red-canyon"));
    json_t *shown = arb_campaign_show(game, setup, &err);
    cr_expect_str_eq(text(shown, "stands_at"), "The Hive", "whoever begins may look at any");
    json_decref(shown);
    json_decref(setup);
}

Test(campaign, a_document_is_told_in_words)
{
    json_t *doc = PLAY(json_pack("{s:s,s:[s,s]}", "campaign", "red-canyon", "crew", "Ann", "Ann"),
                       {SAGA_LOSE, 0});
    doc = PLAY(doc, {SAGA_WIN, 0});
    doc = PLAY(doc, {SAGA_MARK, MAP_BOUGHT}, {SAGA_LEAVE, 0});
    json_t *setup = setup_of(doc), *shown = arb_campaign_show(game, setup, NULL);
    char *words = json_dumps(json_object_get(shown, "words"), JSON_COMPACT);
    cr_expect_str_eq(
        words,
        "[{\"label\":\"Players\",\"items\":[{\"title\":\"Player 1\",\"text\":\"1 scars\"},"
        "{\"title\":\"Player 2\",\"text\":\"0 scars\"}]},{\"label\":\"Crew\",\"text\":\"2 of "
        "Ann\"},"
        "{\"label\":\"Counted\",\"items\":[{\"title\":\"areas\",\"text\":\"0\"},{\"title\":"
        "\"iron\","
        "\"text\":\"2\"}]},{\"label\":\"Marked\",\"text\":\"map bought\"},{\"label\":\"What "
        "happened\","
        "\"items\":[{\"title\":\"The Landing\",\"text\":\"Ended lost.\"},{\"title\":\"The Ambush\","
        "\"text\":\"Ended won.\"},{\"title\":\"The Colony\",\"text\":\"Ended over.\"}]},"
        "{\"label\":\"Log\",\"items\":[{\"title\":\"They crawl home.\"}]}]");
    cr_expect_eq(json_integer_value(json_object_get(shown, "number")), 4);
    cr_expect_null(json_object_get(shown, "of"), "there is no telling how many");
    free(words);
    json_decref(shown);
    json_decref(setup);
    json_decref(doc);
}

/* Packs. */

static const char *pack_error(const char *body)
{
    static struct arb_error err;
    char folder[] = "/tmp/arbiter-saga-XXXXXX", path[64], command[80];
    cr_assert(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/pack.lua", folder);
    FILE *file = fopen(path, "w");
    fprintf(file,
            "pack { name = \"own\", version = \"1\", game = \"saga\" }\ncampaign \"x\" { %s }\n",
            body);
    fclose(file);
    memset(&err, 0, sizeof err);
    arb_game_free(arb_game_load("saga", (const char *const[]){folder, NULL}, &err));
    snprintf(command, sizeof command, "rm -r '%s'", folder);
    cr_assert(system(command) == 0);
    return err.text;
}

Test(campaign, packs_are_told_what_is_wrong)
{
    static const struct {
        const char *body, *words;
    } wrong[] = {
        {"name = \"X\"", "\"parts\" is not in its form"},
        {"name = \"X\", parts = { 1 }", "a part of the campaign is not in its form"},
        {"name = \"X\", parts = { {} }", "has no id"},
        {"name = \"X\", parts = { { id = \"a\" }, { id = \"a\" } }", "\"a\" is there twice"},
        {"name = \"X\", parts = { { id = \"a\", moon = 1 } }", "moon"},
        {"name = \"X\", parts = { { id = \"a\", next = \"b\" } }", "\"b\""},
        {"name = \"X\", parts = { { id = \"a\", next = { drawn = \"end\" } } }", "drawn"},
        {"name = \"X\", parts = { { id = \"a\", next = { { to = \"end\", wehn = {} } } } }",
         "wehn"},
        {"name = \"X\", parts = { { id = \"a\", next = { { to = \"end\", when = {} } } } }",
         "a condition is not in its form"},
        {"name = \"X\", parts = { { id = \"a\", next = { { to = \"end\", when = { mark = \"m\" } } "
         "} } }",
         "\"m\""},
        {"name = \"X\", marks = { 1 }, parts = { { id = \"a\" } }", "a name or a text is missing"},
        {"name = \"X\", counters = { n = \"x\" }, parts = { { id = \"a\" } }", "\"n\""},
        {"name = \"X\", results = { \"won\" }, parts = { { id = \"a\" } }",
         "\"won\" is there twice"},
        {"name = \"X\", parts = { { id = \"a\", next = { \"a\", \"a\", \"a\", \"a\", \"a\" } } }",
         "leads too many ways; expected at most 4"},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        cr_expect(strstr(pack_error(wrong[i].body), wrong[i].words), "%s: %s", wrong[i].body,
                  pack_error(wrong[i].body));
    cr_expect_str_eq(pack_error("name = \"X\", parts = { { id = \"a\", next = \"end\" } }"), "");
}

Test(campaign, who_is_gone_is_replaced_by_somebody_whom_nobody_brings)
{
    json_t *brought = json_pack("[[s,s],[s]]", "Ann", "Bob", "Cid");
    json_t *gone = json_pack("[s,s]", "Bob", "Eve");
    json_t *all = json_pack("[s,s,s,s,s,s]", "Ann", "Bob", "Cid", "Dan", "Eve", "Fay");
    json_t *needs = campaign_replace(brought, gone, all, "crew", "is gone.");
    json_t *wanted = json_pack("[{s:i,s:s,s:[{s:s,s:{s:[s,s]}},{s:s,s:{s:[s,s]}}]}]", "seat", 0,
                               "text", "Bob is gone.", "choices", "label", "Dan", "options", "crew",
                               "Ann", "Dan", "label", "Fay", "options", "crew", "Ann", "Fay");
    cr_expect(json_equal(needs, wanted), "%s", json_dumps(needs, 0));
    json_decref(brought);
    json_decref(gone);
    json_decref(all);
    json_decref(needs);
    json_decref(wanted);
}

/* Who goes on. */

static struct campaign_changes people_changed(const char *before, const char *now, const char *gone)
{
    json_t *was = json_loads(before, 0, NULL), *is = json_loads(now, 0, NULL),
           *left = json_loads(gone, 0, NULL);
    struct campaign_changes found = campaign_changes(was, is, left);
    json_decref(was);
    json_decref(is);
    json_decref(left);
    return found;
}

Test(campaign, who_is_new_who_has_left_and_who_by_choice)
{
    struct campaign_changes same = people_changed("[\"Ann\", \"Bo\"]", "[\"Bo\", \"Ann\"]", "[]");
    cr_assert(!same.fresh && !same.left && !same.by_choice);
    struct campaign_changes mixed =
        people_changed("[\"Ann\", \"Bo\", \"Cy\"]", "[\"Cy\", \"Di\"]", "[\"Bo\"]");
    cr_assert_eq(mixed.fresh, 1);
    cr_assert_eq(mixed.left, 2);
    cr_assert_eq(mixed.by_choice, 1);
    struct campaign_changes first = people_changed("[]", "[\"Ann\"]", "[]");
    cr_assert(first.fresh == 1 && !first.left);
}

static json_t *told_of(const json_t *play)
{
    return json_sprintf("%s was won", text(play, "part"));
}

static const struct campaign numbered = {.parts = 2, .part = {{.id = "ford"}, {.id = "gate"}}};

Test(campaign, a_document_with_numbers_of_parts_is_brought_up_to_date)
{
    struct arb_error err = {0};
    json_t *doc = json_pack("{s:i, s:[{s:s}]}", CAMPAIGN_PART, 2, "history", CAMPAIGN_PART, "ford");
    cr_assert(campaign_renumbered(&numbered, doc, told_of, &err), "%s", err.text);
    cr_assert_str_eq(text(doc, "part"), "gate");
    const json_t *play = json_array_get(json_object_get(doc, "done"), 0);
    cr_assert_str_eq(text(play, "part"), "ford");
    cr_assert_str_eq(text(play, "result"), "won");
    cr_assert_str_eq(text(play, "text"), "ford was won");
    cr_assert_eq(json_integer_value(json_object_get(play, "number")), 1);
    cr_assert(!json_object_get(doc, CAMPAIGN_PART) && !json_object_get(doc, "history"));
    json_decref(doc);
}

Test(campaign, one_number_more_than_there_are_parts_is_the_end_and_two_are_none)
{
    struct arb_error err = {0};
    json_t *doc = json_pack("{s:i}", CAMPAIGN_PART, 3);
    cr_assert(campaign_renumbered(&numbered, doc, told_of, &err), "%s", err.text);
    cr_assert(json_is_true(json_object_get(doc, "complete")) && !json_object_get(doc, "part"));
    json_object_set_new(doc, CAMPAIGN_PART, json_integer(4));
    json_object_del(doc, "complete");
    cr_assert(!campaign_renumbered(&numbered, doc, told_of, &err));
    cr_assert(strstr(err.text, "from 1 to 2"), "%s", err.text);
    json_decref(doc);
}

/* In views. */

static void see_state(arb_table *t, const char *expected)
{
    struct arb_json out = {0};
    campaign_put_state(&t->run, "The crew", &out);
    json_t *told = arb_json_value(&out);
    cr_expect_str_eq(text(told, "label"), "The crew");
    cr_expect_str_eq(text(told, "text"), expected);
    json_decref(told);
}

Test(campaign, counters_and_marks_are_told)
{
    struct arb_error err = {0};
    json_t *setup = json_pack("{s:s}", "campaign", "red-canyon");
    arb_table *t = arb_table_open(game, setup, 0, &err);
    cr_assert(t, "%s", err.text);
    see_state(t, "areas 0, iron 2");
    campaign_set_mark(&t->run, campaign_of(&t->run)->mark[MAP_BOUGHT].name);
    see_state(t, "areas 0, iron 2, map bought");
    arb_table_close(t);
    json_decref(setup);
}
