/* Setup: one table described, checked and read. */
#include "kit_helper.h"

#include <criterion/criterion.h>

/* What a check of this setup says; "" if it is good. */
static const char *checked(const char *setup)
{
    static struct arb_error err;
    arb_table *t = open_skirmish("{}", 0);
    json_t *json = json_loads(setup, 0, NULL);
    cr_assert(json, "%s", setup);
    err.text[0] = 0;
    cr_assert_eq(setup_check(t->run.content, json, &err), !err.text[0]);
    json_decref(json);
    arb_table_close(t);
    return err.text;
}

Test(setup, is_described_from_the_table)
{
    json_t *about = arb_game_describe(skirmish());
    json_t *wanted = json_loads(
        "[{\"key\": \"rules\", \"label\": \"Rules\", \"per_seat\": false, \"default\": "
        "\"reference\","
        "  \"choices\": [{\"value\": \"reference\", \"label\": \"Rules reference\"},"
        "                {\"value\": \"published\", \"label\": \"As first published\"}]},"
        " {\"key\": \"points\", \"label\": \"Points\", \"per_seat\": false, \"default\": \"10\","
        "  \"choices\": [{\"value\": \"10\", \"label\": \"10\"}, {\"value\": \"14\", \"label\": "
        "\"14\"}]},"
        " {\"key\": \"first\", \"label\": \"First\", \"per_seat\": false, \"default\": \"random\","
        "  \"choices\": [{\"value\": \"random\", \"label\": \"Random\"}]},"
        " {\"key\": \"story\", \"label\": \"Story\", \"per_seat\": false, \"default\": \"red\","
        "  \"choices\": [{\"value\": \"none\", \"label\": \"None\"}, {\"value\": \"red\", "
        "\"label\": \"Red\"},"
        "                {\"value\": \"blue\", \"label\": \"Blue\"}]},"
        " {\"key\": \"colour\", \"label\": \"Colour\", \"per_seat\": true, \"default\": \"red\","
        "  \"choices\": [{\"value\": \"red\", \"label\": \"Red\"}, {\"value\": \"blue\", "
        "\"label\": \"Blue\"}],"
        "  \"own\": \"paint\", \"parts\": [{\"key\": \"shade\", \"label\": \"Shade\"}]}]",
        0, NULL);
    cr_assert(wanted);
    cr_assert(json_equal(json_object_get(about, "options"), wanted));
    json_decref(wanted);
    json_decref(about);
    arb_game_free(skirmish());
}

Test(setup, what_means_something_is_taken)
{
    static const char *const good[] = {
        "{}",
        "{\"rules\": \"published\", \"points\": 14, \"seed\": 3}",
        "{\"points\": \"10\", \"rules\": null}",
        "{\"first\": 1, \"seats\": [{}, []]}",
        "{\"story\": true}",
        "{\"story\": {\"any\": 1}}",
        "{\"story\": \"blue\"}",
        "{\"seats\": [{\"colour\": \"mauve\", \"shade\": 1, \"name\": \"Ann\"}]}",
    };
    for (size_t i = 0; i < sizeof good / sizeof *good; i++)
        cr_assert_str_eq(checked(good[i]), "");
}

Test(setup, what_means_nothing_is_refused_with_what_does)
{
    static const char *const bad[][2] = {
        {"{\"rule\": 1}", "there is no setup option \"rule\"; it has: rules, points, first, story"},
        {"{\"seats\": [{\"colr\": 1}]}",
         "there is no setup option \"colr\" of a seat; it has: colour, shade, name"},
        {"{\"colour\": \"red\"}", "\"colour\" is said for each seat, in \"seats\""},
        {"{\"seats\": [{\"rules\": 1}]}", "\"rules\" is said once for the table, not for a seat"},
        {"{\"rules\": \"new\"}", "there is no rules \"new\", but \"reference\", \"published\""},
        {"{\"points\": 12}", "there is no points 12, but \"10\", \"14\""},
        {"{\"points\": 14.5}", "there is no points 14.5, but \"10\", \"14\""},
        {"{\"story\": \"green\"}", "there is no story \"green\", but \"none\", \"red\", \"blue\""},
        {"{\"first\": 2, \"seats\": [{}, {}]}",
         "there is no first 2, but \"random\", or the number of a seat, the first being 0"},
        {"{\"first\": -1}",
         "there is no first -1, but \"random\", or the number of a seat, the first being 0"},
        {"{\"seats\": [{\"colour\": {}}]}", "there is no colour {}, but \"red\", \"blue\""},
        {"{\"seats\": 2}", "\"seats\" is a list, with one {} for each seat"},
        {"{\"seats\": [{}, 3]}", "seat 1 of the setup is no object, such as {\"colour\": ...}"},
        {"{\"seats\": [[1]]}", "seat 0 of the setup is no object, such as {\"colour\": ...}"},
    };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        cr_assert_str_eq(checked(bad[i][0]), bad[i][1]);
}

Test(setup, variants_hold_by_what_was_chosen)
{
    static const struct {
        const char *setup;
        bool published, longer;
    } all[] = {{"{}", false, false},
               {"{\"rules\": \"published\"}", true, false},
               {"{\"points\": 14}", false, true},
               {"{\"points\": \"14\", \"rules\": \"published\"}", true, true},
               {"{\"points\": 99, \"rules\": null}", false, false}};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        arb_table *t = open_skirmish(all[i].setup, 0);
        const struct arb_run *g = &t->run;
        cr_assert_eq(variant(g, PUBLISHED), all[i].published, "%s", all[i].setup);
        cr_assert_eq(variant(g, LONG), all[i].longer, "%s", all[i].setup);
        arb_table_close(t);
    }
}
