/* Numbers of bots that the folder of a game's own pack tells: all of them, or the game does not
 * load. */
#include "judgement.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static const struct arb_parameter names[] = {{"DARE", 0, 0}, {"REST", 0, 0}, {NULL, 0, 0}};
static const struct arb_feature looks[] = {{"COINS", NULL, 0}, {NULL, NULL, 0}};
static const struct arb_rules rules = {.name = "Isle", .parameters = names, .features = looks};

/* What is said of a file of this text; "" if it was read. */
static const char *says(const char *text, struct arb_judgements *all)
{
    static struct arb_error err;
    char folder[] = "/tmp/judgement-XXXXXX", path[64];
    cr_assert(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/judgement.json", folder);
    FILE *file = fopen(path, "w");
    cr_assert(file && fputs(text, file) >= 0 && fclose(file) == 0);
    err = (struct arb_error){.line = 0};
    *all = (struct arb_judgements){.count = 0};
    cr_assert_eq(arb_judgements_begin(all, &rules, folder, &err), !err.text[0]);
    cr_expect(!err.text[0] || !strcmp(err.file, path), "it names the file");
    unlink(path);
    rmdir(folder);
    return err.text;
}

Test(judgement, names_get_their_numbers_from_the_pack)
{
    struct arb_judgements all;
    cr_assert_str_eq(
        says("{\"parameters\": {\"REST\": [\"rest\", -2, 1], \"DARE\": [\"dare\", 3.5, "
             "2]}, \"features\": {\"COINS\": [\"coins\", 0.25]}}",
             &all),
        "");
    cr_expect_str_eq(all.parameter[0].name, "dare");
    cr_expect(all.usual.parameter[0] == 3.5f && all.parameter[0].step == 2);
    cr_expect(all.usual.parameter[1] == -2 && !all.parameter[2].name);
    cr_expect_str_eq(all.feature[0].words, "coins");
    cr_expect(all.usual.weight[0] == 0.25f);
    arb_judgements_free(&all);
}

Test(judgement, a_row_that_lacks_or_is_too_many_is_told)
{
    static const struct {
        const char *text, *words;
    } bad[] = {
        {"{\"parameters\": {\"DARE\": [\"dare\", 1, 1], \"REST\": [\"rest\", \"much\", 1]}}",
         "It has no row [name, usual, step] for \"REST\"."},
        {"{\"parameters\": {\"DARE\": [\"dare\", 1, 1], \"REST\": [\"rest\", 1, 1]}}",
         "It has no row [words, weight] for \"COINS\"."},
        {"{\"parameters\": {\"DARE\": [\"dare\", 1, 1], \"REST\": [\"rest\", 1, 1], \"FLEE\": "
         "[\"flee\", 1, 1]}, \"features\": {\"COINS\": [\"coins\", 1]}}",
         "It has 3 parameters; the game has 2."},
        {"{\"parameters\": {\"DARE\": [\"dare\", 1, 1], \"REST\": [\"rest\", 1, 1]}, \"features\": "
         "{\"COINS\": [\"coins\", 1], \"COINS*OIL\": [\"\", 1]}}",
         "\"COINS*OIL\" is not the product of two features of the game."},
        {"{\"parameters\": {\"DARE\": [\"dare\", 1, 1], \"REST\": [\"rest\", 1, 1]}, \"features\": "
         "{\"COINS\": [\"coins\", 1], \"COINS*COINS\": [\"\"]}}",
         "It has no row [words, weight] for \"COINS*COINS\"."},
    };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct arb_judgements all;
        cr_expect_str_eq(says(bad[i].text, &all), bad[i].words);
        arb_judgements_free(&all);
    }
}

Test(judgement, a_product_of_features_comes_after_the_games_own)
{
    struct arb_judgements all;
    cr_assert_str_eq(
        says("{\"parameters\": {\"REST\": [\"rest\", -2, 1], \"DARE\": [\"dare\", 3.5, "
             "2]}, \"features\": {\"COINS*COINS\": [\"\", 0.5], \"COINS\": "
             "[\"coins\", 0.25]}}",
             &all),
        "");
    cr_expect_eq(all.own, 1);
    cr_expect_str_eq(all.feature[1].name, "COINS*COINS");
    cr_expect(all.usual.weight[1] == 0.5f && !all.feature[2].name);
    cr_expect(all.product[1].a == 0 && all.product[1].b == 0);
    arb_judgements_free(&all);
}
