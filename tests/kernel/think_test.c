/* Thinking ahead in a game that has no opinion of anything: it is played on at random. */
#include "helper.h"

#include "../../src/play/think.h"

#include <criterion/criterion.h>

static struct arb_thought think(arb_table *t, const struct arb_ask *ask, int threads)
{
    struct arb_thought thought;
    cr_assert(arb_think(t, ask, 5, (struct arb_patience){2000, threads}, &thought));
    return thought;
}

Test(think, any_number_of_threads_comes_to_the_same_and_the_table_stays_as_it_is)
{
    arb_game *game = toy_game();
    uint64_t random = 3;
    int thought_of = 0;
    for (int seed = 1; seed <= 6; seed++) {
        char setup[64];
        struct arb_ask ask;
        snprintf(setup, sizeof setup, "{\"seats\": 2, \"seed\": %d}", seed);
        arb_table *t = toy_open(game, setup, 0);
        for (int n = 0; n < 12 && arb_asks(t, &ask, 1) > 0 && ask.seat != ARB_CHANCE; n++) {
            uint64_t before = arb_hash(t);
            struct arb_thought one = think(t, &ask, 1), three = think(t, &ask, 3);
            cr_expect_eq(arb_hash(t), before);
            cr_expect_eq(one.choice, three.choice);
            cr_expect_eq(one.answers, three.answers);
            cr_expect_eq(one.tried, three.tried);
            cr_expect_lt(one.choice, ask.count);
            for (int i = 0; i < one.tried; i++) {
                cr_expect_eq(one.option[i].games, three.option[i].games);
                cr_expect(one.option[i].value <= one.option[0].value);
            }
            thought_of += one.tried > 1;
            play_on(t, &random, 1);
        }
        arb_table_close(t);
    }
    cr_expect_gt(thought_of, 5, "there was something to think about");
    arb_game_free(game);
}

Test(think, says_what_it_would_do_and_what_else_there_is)
{
    arb_game *game = toy_game();
    arb_table *t = toy_open(game, "{\"seats\": 2, \"seed\": 1}", 0);
    struct arb_ask ask;
    uint64_t random = 3;
    struct arb_thought thought = {0};
    while (!thought.tried && arb_asks(t, &ask, 1) > 0) {
        if (ask.seat != ARB_CHANCE && ask.count > 1)
            thought = think(t, &ask, 1);
        if (!thought.tried)
            play_on(t, &random, 1);
    }
    json_t *words = arb_thought_words(t, &ask, &thought);
    cr_assert_geq(json_array_size(json_object_get(words, "lines")), 2);
    cr_expect(
        strstr(json_string_value(json_array_get(json_object_get(words, "lines"), 0)), " % to win"));
    cr_expect_eq(json_integer_value(json_object_get(words, "choice")), thought.choice);
    json_decref(words);
    arb_table_close(t);
    arb_game_free(game);
}
