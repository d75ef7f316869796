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

/* What is liked. */

/* Each option is liked 25 more than the one before it. */
static void like_the_last(struct arb_run *g, int seat, const struct arb_option *options, int count,
                          const float *parameter, float *likes)
{
    (void)g, (void)seat, (void)options, (void)parameter;
    for (int i = 0; i < count; i++)
        likes[i] = 25.0f * (float)i;
}

static bool asks_a_seat_for_one_of(arb_table *t, struct arb_ask *ask, int least)
{
    uint64_t random = 3;
    while (arb_asks(t, ask, 1) > 0) {
        if (ask->seat != ARB_CHANCE && ask->count >= least)
            return true;
        play_on(t, &random, 1);
    }
    return false;
}

Test(think, what_is_liked_better_by_the_heat_is_taken_e_times_as_often)
{
    arb_game *game = toy_game();
    struct arb_rules liking = toy_rules;
    liking.prefer = like_the_last;
    game->rules = &liking;
    arb_table *t = toy_open(game, "{\"seats\": 2, \"seed\": 1}", 0);
    struct arb_ask ask;
    struct arb_random random;
    int taken[ARB_MOST_OPTIONS] = {0};
    cr_assert(asks_a_seat_for_one_of(t, &ask, 3));
    arb_random_seed(&random, 11);
    for (int i = 0; i < 40000; i++)
        taken[arb_often_liked(t, &ask, 25, &random)]++;
    for (int i = ask.count - 2; i > 0 && taken[i] > 500; i--) {
        double ratio = taken[i + 1] / (double)taken[i];
        cr_expect(ratio > 2.4 && ratio < 3.05, "%d of %d: %g", i, ask.count, ratio);
    }
    cr_expect_gt(taken[ask.count - 2], 500);
    cr_expect_eq(arb_best_liked(t, &ask, &random), ask.count - 1);
    int last = 0;
    for (int i = 0; i < 1000; i++)
        last += arb_often_liked(t, &ask, 0.5f, &random) == ask.count - 1;
    cr_expect_eq(last, 1000, "who is cool takes the best");
    arb_table_close(t);
    game->rules = &toy_rules;
    arb_game_free(game);
}

/* Giving way. */

static int paused;

static bool pause_for(void *with)
{
    paused += *(int *)with;
    return true;
}

static bool three_games_long(void *with)
{
    return ++*(int *)with <= 3;
}

Test(think, whoever_thinks_may_be_held_up_between_two_games_and_comes_to_the_same)
{
    arb_game *game = toy_game();
    arb_table *t = toy_open(game, "{\"seats\": 2, \"seed\": 1}", 0);
    struct arb_ask ask;
    int once = 1;
    cr_assert(asks_a_seat_for_one_of(t, &ask, 2));
    struct arb_thought alone = think(t, &ask, 1);
    arb_pause_thoughts(pause_for, &once);
    struct arb_thought held_up = think(t, &ask, 1);
    cr_expect_gt(alone.tried, 1);
    int games = 0;
    for (int i = 0; i < held_up.tried; i++)
        games += held_up.option[i].games;
    cr_expect_eq(paused, games, "before each imagined game");
    cr_expect_eq(held_up.choice, alone.choice);
    cr_expect_eq(held_up.answers, alone.answers);
    arb_pause_thoughts(NULL, NULL);
    think(t, &ask, 1);
    cr_expect_eq(paused, games);
    arb_table_close(t);
    arb_game_free(game);
}

Test(think, a_thought_may_be_given_up_and_nothing_comes_of_it)
{
    arb_game *game = toy_game();
    arb_table *t = toy_open(game, "{\"seats\": 2, \"seed\": 1}", 0);
    struct arb_ask ask;
    struct arb_thought thought;
    int games = 0;
    cr_assert(asks_a_seat_for_one_of(t, &ask, 2));
    arb_pause_thoughts(three_games_long, &games);
    cr_expect_not(arb_think(t, &ask, 1, (struct arb_patience){10000, 1}, &thought));
    cr_expect_eq(thought.choice, -1);
    cr_expect_eq(thought.tried, 0);
    cr_expect_eq(games, 4, "it ends there");
    arb_pause_thoughts(NULL, NULL);
    cr_expect(arb_think(t, &ask, 1, (struct arb_patience){10000, 1}, &thought));
    cr_expect_geq(thought.choice, 0);
    arb_table_close(t);
    arb_game_free(game);
}
