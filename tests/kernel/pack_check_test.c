/* A check of a pack, which goes on after an error. */
#include "helper.h"
#include "pack.h"

#include <criterion/criterion.h>

static const char *const declare[] = {"ally", "hero", NULL};
static const char *const build[] = {"damage", NULL};
static const char *const stand[] = {"self", NULL};
static const struct arb_schema schema = {
    .declare = declare, .build = build, .stand = stand, .game = "toy"};

#define HEAD "pack { name = \"test\", version = \"1\", game = \"toy\" }\n"

/* A check notes a word nobody knows, goes on, and says nothing of what it is part of. */
Test(pack_check, finds_everything)
{
    struct arb_findings findings = {0};
    const char *text = HEAD "ally \"A\" { cost = dmage(1), other = 3, third = self }\n"
                            "hro \"B\" {}\n"
                            "ally \"C\" { cost = 99, kind = \"x\" }\n";
    write_file(temp_path("pack.lua"), text, strlen(text));
    char folder[256];
    snprintf(folder, sizeof folder, "%s", temp_path(""));
    struct arb_error err = {0};
    struct arb_pack *checked =
        arb_pack_load_all((const char *const[]){folder, NULL}, &schema, &findings, &err);
    cr_assert(checked, "%s", err.text);
    cr_assert_eq(findings.errors, 2);
    cr_expect(
        strstr(findings.list[0].error.text, "pack.lua:2: ally \"A\": unknown word \"dmage\""));
    cr_expect(strstr(findings.list[1].error.text, "pack.lua:3: unknown word \"hro\""));
    static const char *const keys[] = {"cost", NULL}, *const kinds[] = {"y", "z", NULL};
    for (int i = 0; i < checked->declarations; i++) {
        const struct arb_declaration *d = &checked->declaration[i];
        struct arb_reader r = {.declaration = d, .err = &err, .findings = &findings};
        if (strcmp(d->word, "ally") != 0)
            continue;
        arb_only_fields(&r, d->body, keys);
        arb_read_int(&r, d->body, "cost", 0, 9, 0);
        cr_expect(!r.failed, "a wrong field fails nothing");
        arb_word_of(&r, arb_field_of(d->body, i ? "kind" : "third"), kinds);
        cr_expect(r.failed && arb_go_on(&r) && !r.failed && !arb_go_on(&r));
        arb_pack_warning(&r, NULL, "strange");
        arb_pack_warning(&r, NULL, "strange");
    }
    arb_sort_findings(&findings);
    static const char *const expected[] = {":2: ally \"A\": found self",
                                           ":2: ally \"A\": strange",
                                           ":2: ally \"A\": unknown field \"other\"",
                                           ":2: ally \"A\": unknown field \"third\"",
                                           ":2: ally \"A\": unknown word \"dmage\"",
                                           ":3: unknown word \"hro\"",
                                           ":4: ally \"C\": field \"cost\" is 99",
                                           ":4: ally \"C\": found \"x\"",
                                           ":4: ally \"C\": strange",
                                           ":4: ally \"C\": unknown field \"kind\""};
    cr_assert_eq(findings.count, (int)(sizeof expected / sizeof *expected));
    for (int i = 0; i < findings.count; i++)
        cr_expect(strstr(findings.list[i].error.text, expected[i]), "%d: %s\nexpected %s", i,
                  findings.list[i].error.text, expected[i]);
    cr_expect_eq(findings.warnings, 2);

    /* What is more than the list holds is counted. */
    struct arb_error error = {.line = 1};
    for (int i = 0; i < 2 * ARB_FINDINGS; i++) {
        snprintf(error.text, sizeof error.text, "number %d", i);
        arb_find(&findings, &error, false);
    }
    cr_expect_eq(findings.count, ARB_FINDINGS);
    cr_expect_eq(findings.errors, 8 + 2 * ARB_FINDINGS);
    arb_free_findings(&findings);
    arb_pack_free(checked);
}
