/* What a person reads: asks, refusals, rules, the game itself. */
#include "helper.h"
#include "words.h"

#include <criterion/criterion.h>
#include <sys/stat.h>

#define HEADING "id\tkind\tsection\trule\n"

static void put_index(const char *tsv)
{
    char folder[256];
    snprintf(folder, sizeof folder, "%s", temp_path(""));
    mkdir(temp_path("rules"), 0777);
    write_file(temp_path("rules/toy.tsv"), tsv, strlen(tsv));
    setenv("ARBITER_DATA", folder, 1);
}

static arb_game *game_with_rules(void)
{
    const char *tsv = HEADING "toy.5\tenforce\tPlaying\tA card costs as many coins as it scores.\n"
                              "toy.2\tenforce\tBidding\tNobody bids more coins than they have.\r\n"
                              "\n"
                              "toy.odd\tadvice\n";
    put_index(tsv);
    return toy_game();
}

static const char *text_of(const json_t *object, const char *key)
{
    return json_string_value(json_object_get(object, key));
}

Test(words, of_the_rule_index)
{
    arb_game *game = game_with_rules();
    json_t *rule = arb_rule(game, "toy.2");
    cr_assert_str_eq(text_of(rule, "id"), "toy.2");
    cr_assert_str_eq(text_of(rule, "kind"), "enforce");
    cr_assert_str_eq(text_of(rule, "section"), "Bidding");
    cr_assert_str_eq(text_of(rule, "rule"), "Nobody bids more coins than they have.");
    json_decref(rule);
    rule = arb_rule(game, "toy.odd");
    cr_assert_str_eq(text_of(rule, "rule"), "");
    json_decref(rule);
    cr_assert_null(arb_rule(game, "id"));
    cr_assert_null(arb_rule(game, "toy"));
    cr_assert_null(arb_rule(game, NULL));
    json_t *about = arb_game_describe(game);
    cr_assert_str_eq(text_of(about, "name"), "The Toy");
    cr_assert_eq(json_integer_value(json_object_get(about, "rules")), 3);
    json_decref(about);
    arb_game_free(game);
}

Test(words, an_index_without_a_heading_is_refused)
{
    const char *rows[] = {
        "toy.2\tenforce\tBidding\tNobody bids more.\n",
        "id\tsection\tkind\trule\ntoy.2\tBidding\tenforce\tNobody bids more.\n",
        "\n" HEADING "toy.2\tenforce\tBidding\tNobody bids more.\n",
    };
    struct arb_error err;
    for (int i = 0; i < 3; i++) {
        put_index(rows[i]);
        cr_expect_null(arb_game_load("toy", NULL, &err), "%s", rows[i]);
        cr_expect(strstr(err.text, "rules/toy.tsv: the first row must name the columns"), "%s",
                  err.text);
    }
    put_index("id\tkind\tsection\trule\r\ntoy.2\tenforce\tBidding\tNobody bids more.\r\n");
    arb_game *game = toy_game();
    json_t *about = arb_game_describe(game);
    cr_expect_eq(json_integer_value(json_object_get(about, "rules")), 1);
    json_decref(about);
    arb_game_free(game);
}

Test(words, of_an_ask_and_its_refusals)
{
    arb_game *game = game_with_rules();
    arb_table *t = toy_open(game, "{\"seed\": 1, \"seats\": 2}", ARB_REFEREE);
    choose(t, TOY_SHOW_CARD, 3), choose(t, TOY_SHOW_CARD, 4), choose(t, TOY_SHOW_DIE, 6);
    struct arb_ask ask;
    arb_asks(t, &ask, 1);
    json_t *words = arb_ask_words(t, &ask);
    cr_assert_str_eq(text_of(words, "prompt"), "How much do you bid for 6?");
    cr_assert_str_eq(text_of(words, "rule"), "toy.2");
    json_t *option = json_array_get(json_object_get(words, "options"), 0);
    cr_assert_str_eq(text_of(option, "text"), "bid 0");
    cr_assert_str_eq(text_of(option, "verb"), "bid");
    json_decref(words);

    uint64_t hash = arb_hash(t);
    json_t *refusals = arb_refusals(t, 0);
    cr_assert_eq(json_array_size(refusals), 4, "bids of 1, 2 and 3, and what was never offered");
    json_t *first = json_array_get(refusals, 0);
    cr_assert_str_eq(text_of(first, "text"), "bid 1");
    cr_assert_str_eq(text_of(first, "rule"), "toy.2");
    cr_assert_str_eq(text_of(first, "why"), "Nobody bids more coins than they have.");
    cr_assert_str_eq(text_of(json_array_get(refusals, 3), "text"), "steal from seat 1");
    json_decref(refusals);
    cr_assert_eq(arb_hash(t), hash);

    choose(t, TOY_BID, 0), choose(t, TOY_BID, 0);
    arb_asks(t, &ask, 1);
    cr_assert(ask.window);
    words = arb_ask_words(t, &ask);
    cr_assert_str_eq(text_of(words, "prompt"), "Player 1, play a card? 0 played");
    json_decref(words);
    ask.id--;
    cr_assert_null(arb_ask_words(t, &ask));
    refusals = arb_refusals(t, 1);
    cr_assert_eq(json_array_size(refusals), 1, "seat 1 is not asked; only the rest is told");
    json_decref(refusals);
    refusals = arb_refusals(t, 7);
    cr_assert_eq(json_array_size(refusals), 0);
    json_decref(refusals);
    json_t *view = arb_view(t, 0);
    cr_assert_eq(json_integer_value(json_array_get(json_object_get(view, "hand"), 0)), 3);
    json_decref(view);
    json_t *number = arb_explain(t, 0, "score");
    cr_assert_eq(json_integer_value(json_object_get(number, "total")), 6);
    json_decref(number);
    cr_assert_null(arb_explain(t, 0, "nothing"));
    arb_table_close(t);
    arb_game_free(game);
}

Test(words, never_run_past_their_end)
{
    char buffer[8];
    struct arb_text out = {buffer, buffer + sizeof buffer};
    arb_say(&out, "%s", "Éow");
    arb_say(&out, "%d%s", 12, "34567");
    arb_say(&out, "more");
    cr_assert_str_eq(buffer, "Éow123");
    out = (struct arb_text){buffer, buffer};
    arb_say(&out, "nothing");
    cr_assert_str_eq(buffer, "Éow123");
}

/* What seat 0 is asked in its window. */
static void assert_prompt(arb_table *t, const char *expected)
{
    struct arb_ask ask;
    arb_asks(t, &ask, 1);
    json_t *words = arb_ask_words(t, &ask);
    cr_assert_str_eq(text_of(words, "prompt"), expected);
    json_decref(words);
}

/* A name stands where the seat is meant and nowhere else, whatever it looks like. */
Test(words, call_seats_by_their_names)
{
    arb_game *game = toy_game();
    arb_table *t = toy_open(game,
                            "{\"seed\": 1, \"seats\": [{\"name\": \"the \\\"Player 2\\\" {n}\"},"
                            " {\"name\": \"Ben\"}]}",
                            ARB_REFEREE);
    choose(t, TOY_SHOW_CARD, 3), choose(t, TOY_SHOW_CARD, 4), choose(t, TOY_SHOW_DIE, 6);
    choose(t, TOY_BID, 0), choose(t, TOY_BID, 0);
    assert_prompt(t, "the \"Player 2\" {n}, play a card? 0 played");
    uint64_t hash = arb_hash(t);
    arb_name_seat(t, 0, "Ann\n\x1b");
    arb_table *copy = arb_table_copy(t);
    arb_name_seat(t, 0, NULL);
    assert_prompt(t, "Player 1, play a card? 0 played");
    assert_prompt(copy, "Ann ?, play a card? 0 played");
    arb_name_seat(t, ARB_SEATS, "nobody");
    arb_name_seat(t, -1, "nobody");
    cr_assert_eq(arb_hash(t), hash);
    arb_table_close(copy);
    arb_table_close(t);
    arb_game_free(game);
}

Test(words, cut_a_long_name_between_letters)
{
    struct arb_run g = {0};
    arb_game *game = toy_game();
    arb_table *t = toy_open(game, "{\"seed\": 1}", 0);
    char name[ARB_NAME + 8] = "", said[ARB_NAME] = "";
    for (int i = 0; i < ARB_NAME / 2; i++)
        strcat(name, "\u00e9");
    arb_name_seat(t, 1, name);
    arb_say_seat(&t->run, 1, &(struct arb_text){said, said + sizeof said});
    cr_assert_eq(strlen(said), ARB_NAME - 2);
    cr_assert(strncmp(said, name, ARB_NAME - 2) == 0);
    arb_say_seat(&g, 7, &(struct arb_text){said, said + sizeof said});
    cr_assert_str_eq(said, "Player 8");
    arb_table_close(t);
    arb_game_free(game);
}

Test(words, what_something_is_about_is_told_by_the_numbers_of_the_view)
{
    struct arb_about about = {0};
    struct arb_json out = {0};
    for (int i = 0; i < ARB_ABOUT + 2; i++) /* more than there is room for are left out */
        arb_about_cell(&about, 300 + i);
    arb_about_card(&about, 7);
    arb_about_seat(&about, 2);
    arb_put_object(&out, NULL);
    arb_put_about(&out, &about);
    arb_put_end(&out);
    json_t *told = arb_json_value(&out), *due = json_pack("{s:[i], s:[i], s:[iiii]}", "cards", 7,
                                                          "seats", 2, "cells", 300, 301, 302, 303);
    cr_assert(json_equal(told, due));
    json_decref(told);
    json_decref(due);
}
