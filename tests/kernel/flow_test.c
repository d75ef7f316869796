/* Flows, asks and chance, seen through the table. */
#include "helper.h"

#include "chance.h"

#include <criterion/criterion.h>
#include <pthread.h>
#include <sys/mman.h>
#include <unistd.h>

Test(flow, a_random_game_ends_and_keeps_its_cards)
{
    arb_game *game = toy_game();
    for (int seats = 1; seats <= 8; seats++) {
        char setup[64];
        snprintf(setup, sizeof setup, "{\"seats\": %d, \"seed\": %d}", seats, seats);
        arb_table *t = toy_open(game, setup, 0);
        uint64_t state = 7;
        struct arb_error err;
        while (play_on(t, &state, 1))
            cr_assert(arb_check(t, &err), "%s", err.text);
        cr_assert_eq(arb_status(t), ARB_WON);
        cr_assert_eq(arb_seat_count(t), seats);
        cr_assert_eq(toy_of(t)->round, 6);
        arb_table_close(t);
    }
    arb_game_free(game);
}

Test(flow, all_seats_are_asked_at_once_and_may_answer_in_any_order)
{
    arb_game *game = toy_game();
    arb_table *t = toy_open(game, "{\"seats\": 3, \"seed\": 1}", 0);
    struct arb_ask asks[9];
    struct arb_error err;
    choose(t, TOY_BID, 0), choose(t, TOY_BID, 0), choose(t, TOY_BID, 0);
    while (arb_asks(t, asks, 9) == 1) /* windows, and then the next bids */
        arb_answer(t, asks[0].id, asks[0].seat, asks[0].count - 1, &err);
    cr_assert_eq(arb_asks(t, asks, 9), 3);
    uint32_t id = asks[0].id;
    cr_assert_eq(asks[2].id, id);
    cr_assert_eq(arb_asks(t, asks, 2), 2, "never more than wanted");
    cr_assert(arb_answer(t, id, 2, 1, &err));
    cr_assert_eq(toy_of(t)->bid[2], 0, "nothing happens before all have answered");
    cr_assert_eq(arb_asks(t, asks, 9), 2);
    cr_assert_not(arb_answer(t, id, 2, 0, &err), "a second answer");
    cr_assert(strstr(err.text, "already"));
    cr_assert(arb_answer(t, id, 0, 0, &err));
    cr_assert(arb_answer(t, id, 1, 0, &err));
    cr_assert_eq(toy_of(t)->bid[2], 1);
    arb_table_close(t);
    arb_game_free(game);
}

Test(flow, a_stale_or_impossible_answer_changes_nothing)
{
    arb_game *game = toy_game();
    arb_table *t = toy_open(game, "{\"seed\": 1}", 0);
    struct arb_ask ask;
    struct arb_error err;
    cr_assert(arb_asks(t, &ask, 1) == 1);
    uint64_t hash = arb_hash(t);
    uint32_t length = arb_length(t);
    cr_assert_not(arb_answer(t, ask.id - 1, ask.seat, 0, &err));
    cr_assert(strstr(err.text, "not pending any more"), "%s", err.text);
    cr_assert_not(arb_answer(t, ask.id + 1, ask.seat, 0, &err));
    cr_assert_not(arb_answer(t, ask.id, 5, 0, &err));
    cr_assert(strstr(err.text, "not asked"));
    cr_assert_not(arb_answer(t, ask.id, -1, 0, &err));
    cr_assert_not(arb_answer(t, ask.id, 100, 0, &err));
    cr_assert_not(arb_answer(t, ask.id, ARB_CHANCE, 0, &err));
    cr_assert_not(arb_answer(t, ask.id, ask.seat, ask.count, &err));
    cr_assert(strstr(err.text, "no choice"));
    cr_assert_not(arb_answer(t, ask.id, ask.seat, -1, NULL));
    cr_assert_eq(arb_hash(t), hash);
    cr_assert_eq(arb_length(t), length);
    uint64_t state = 1;
    play_on(t, &state, 10000);
    cr_assert_not(arb_answer(t, ask.id, 0, 0, &err));
    cr_assert(strstr(err.text, "over"));
    cr_assert_eq(arb_asks(t, &ask, 1), 0);
    arb_table_close(t);
    arb_game_free(game);
}

Test(flow, bad_setups_are_answered)
{
    arb_game *game = toy_game();
    struct arb_error err;
    const char *bad[] = {"[]", "{\"seed\": \"x\"}", "{\"unknown\": 1}"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        json_t *setup = json_loads(bad[i], 0, NULL);
        cr_assert_null(arb_table_open(game, setup, 0, &err));
        cr_assert(err.text[0]);
        json_decref(setup);
    }
    arb_table *t = arb_table_open(game, NULL, 0, &err);
    cr_assert(t);
    arb_table_close(t);
    cr_assert_null(arb_game_load("toys", NULL, &err));
    cr_assert(strstr(err.text, "toy"), "%s", err.text);
    cr_assert_null(arb_game_load(NULL, NULL, &err));
    cr_assert_str_eq(arb_games()[0], "toy");
    cr_assert_null(arb_games()[1]);
    arb_game_free(game);
}

static bool setup_ran;

static bool noting_setup(struct arb_run *g, const json_t *setup, struct arb_error *err)
{
    setup_ran = true;
    return toy_rules.setup(g, setup, err);
}

/* A count of seats the game has no place for never reaches its setup, by whichever
 * way it comes. 258 would be 2 in a byte. */
Test(flow, seats_are_counted_before_the_game_is_set_up)
{
    static const char *const bad[] = {"9", "0", "-1", "258", "[]", "[1,2,3,4,5,6,7,8,9]"};
    arb_game *game = toy_game();
    struct arb_rules noting = toy_rules;
    noting.setup = noting_setup;
    game->rules = &noting;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        char text[64];
        struct arb_error err;
        snprintf(text, sizeof text, "{\"seats\": %s, \"seed\": 1}", bad[i]);
        json_t *setup = json_loads(text, 0, NULL);
        setup_ran = false;
        cr_expect_null(arb_table_open(game, setup, 0, &err), "%s", bad[i]);
        cr_expect(strstr(err.text, "1 to 8 players"), "%s: %s", bad[i], err.text);
        cr_expect(!setup_ran, "%s", bad[i]);

        /* A save that says the same: the header of a good one, written over. */
        json_t *good = json_pack("{s:i}", "seed", 1);
        arb_table *t = arb_table_open(game, good, 0, &err);
        cr_assert(t, "%s", err.text);
        json_object_update(t->setup, setup);
        const char *path = temp_path("seats.arb");
        cr_assert(arb_save(t, path, &err), "%s", err.text);
        arb_table_close(t);
        size_t size;
        uint8_t *bytes = read_file(path, &size);
        setup_ran = false;
        cr_expect_null(arb_load(game, arb_file(path), ARB_RECOVER, NULL, &err), "%s", bad[i]);
        cr_expect(strstr(err.text, "1 to 8 players"), "%s: %s", bad[i], err.text);
        cr_expect_null(arb_load(game, arb_memory(bytes, size), ARB_RECOVER, NULL, &err), "%s",
                       bad[i]);
        cr_expect(strstr(err.text, "1 to 8 players"), "%s: %s", bad[i], err.text);
        json_t *report = arb_revalidate(game, arb_file(path), &err);
        cr_expect(json_is_true(json_object_get(report, "diverged")), "%s", bad[i]);
        cr_expect(!setup_ran, "%s", bad[i]);
        json_decref(report);
        free(bytes);
        json_decref(good);
        json_decref(setup);
    }
    game->rules = &toy_rules;
    arb_game_free(game);
}

/* Chance. */

Test(chance, is_uniform)
{
    for (uint64_t seed = 0; seed < 4; seed++) {
        int count[7] = {0}, pairs[36] = {0}, last = 0;
        uint64_t key = arb_chance_key(seed);
        for (uint32_t id = 1; id <= 360000; id++) {
            int a = arb_outcome(key, id, 6);
            cr_assert(a >= 0 && a < 6);
            count[a]++;
            pairs[last * 6 + a]++;
            last = a;
        }
        for (int i = 0; i < 6; i++)
            cr_assert(abs(count[i] - 60000) < 5 * 245, "%d times %d", count[i], i);
        for (int i = 0; i < 36; i++)
            cr_assert(abs(pairs[i] - 10000) < 5 * 100, "pair %d: %d", i, pairs[i]);
    }
    int first[6] = {0};
    for (uint64_t seed = 0; seed < 60000; seed++)
        first[arb_outcome(arb_chance_key(seed), 1, 6)]++;
    for (int i = 0; i < 6; i++)
        cr_assert(abs(first[i] - 10000) < 5 * 92, "first roll %d: %d", i, first[i]);
}

Test(chance, the_seed_decides_and_is_not_in_the_block)
{
    arb_game *game = toy_game();
    arb_table *a = toy_open(game, "{\"seed\": 77}", 0);
    arb_table *b = toy_open(game, "{\"seed\": 77}", 0);
    arb_table *c = toy_open(game, "{\"seed\": 78}", 0);
    cr_assert_eq(arb_hash(a), arb_hash(b));
    cr_assert_neq(arb_hash(a), arb_hash(c));
    arb_table *d = toy_open(game, "{\"seed\": 77}", ARB_REFEREE);
    arb_table *e = toy_open(game, "{\"seed\": 78}", ARB_REFEREE);
    size_t n;
    const void *block = arb_block(d, &n);
    cr_assert_eq(memcmp(block, arb_block(e, NULL), n), 0);
    arb_table_close(a), arb_table_close(b), arb_table_close(c);
    arb_table_close(d), arb_table_close(e);
    arb_game_free(game);
}

Test(chance, a_referee_is_asked_with_the_outcomes_in_words)
{
    arb_game *game = toy_game();
    arb_table *t = toy_open(game, "{\"seed\": 1}", ARB_REFEREE);
    struct arb_ask ask;
    cr_assert_eq(arb_asks(t, &ask, 1), 1);
    cr_assert_eq(ask.seat, ARB_CHANCE);
    cr_assert_eq(ask.count, TOY_CARDS);
    json_t *words = arb_ask_words(t, &ask);
    json_t *option = json_array_get(json_object_get(words, "options"), 4);
    cr_assert_str_eq(json_string_value(json_object_get(option, "text")), "card 5");
    cr_assert_str_eq(json_string_value(json_object_get(words, "prompt")), "Player 1 draws");
    json_decref(words);
    cr_assert(choose(t, TOY_SHOW_CARD, 17));
    cr_assert_eq(toy_of(t)->zone[TOY_HAND].first, 17);
    cr_assert(choose(t, TOY_SHOW_CARD, 3));
    cr_assert(choose(t, TOY_SHOW_DIE, 6));
    cr_assert_eq(arb_asks(t, &ask, 1), 1);
    cr_assert_eq(ask.seat, 0);
    arb_table_close(t);
    arb_game_free(game);
}

Test(chance, a_table_can_be_told_midway_to_leave_chance_open)
{
    arb_game *game = toy_game();
    arb_table *t = toy_open(game, "{\"seed\": 5}", 0);
    arb_table *u = toy_open(game, "{\"seed\": 5}", 0);
    arb_set_referee(t, true);
    uint64_t a = 3, b = 3;
    struct arb_ask ask;
    struct arb_error err;
    int drawn = 0;
    for (;;) {
        while (arb_asks(t, &ask, 1) && ask.seat == ARB_CHANCE) {
            cr_assert(arb_answer(t, ask.id, ask.seat, arb_chance(t, &ask), &err));
            drawn++;
        }
        cr_assert_eq(arb_hash(t), arb_hash(u), "the script brings what the generator would");
        if (!play_on(t, &a, 1))
            break;
        play_on(u, &b, 1);
    }
    cr_assert_gt(drawn, 10);
    arb_table_close(t), arb_table_close(u);

    t = toy_open(game, "{\"seed\": 5}", ARB_REFEREE);
    u = toy_open(game, "{\"seed\": 5}", 0);
    arb_set_referee(t, false);
    cr_assert_eq(arb_hash(t), arb_hash(u), "the generator answers what was pending");
    arb_table_close(t), arb_table_close(u);
    arb_game_free(game);
}

/* Samples. */

Test(sample, holds_no_answer_that_is_still_sealed)
{
    arb_game *game = toy_game();
    struct arb_error err;
    struct arb_ask asks[3];
    arb_table *t = toy_open(game, "{\"seed\": 3, \"seats\": 3}", 0), *sample[4];
    json_t *position = json_loads("{\"coins\": [3, 3, 3]}", 0, NULL);
    cr_assert(arb_arrange(t, position, &err));
    json_decref(position);
    for (int bid = 0; bid < 4; bid++) {
        arb_table *one = arb_table_copy(t);
        cr_assert_eq(arb_asks(one, asks, 3), 3);
        cr_assert(arb_answer(one, asks[1].id, 1, bid, &err));
        cr_assert(arb_answer(one, asks[0].id, 0, 2, &err));
        sample[bid] = arb_sample(one, 0, 77, NULL);
        cr_assert_eq(arb_hash(sample[bid]), arb_hash(sample[0]), "the bid of another shows");
        cr_assert_eq(arb_asks(sample[bid], asks, 3), 2, "the others are still to decide");
        cr_assert_eq(asks[0].seat, 1);
        cr_assert_eq(toy_of(sample[bid])->head.answer[0].a, 2, "one's own answer stands");
        arb_table_close(one);
    }
    for (int bid = 0; bid < 4; bid++)
        arb_table_close(sample[bid]);
    arb_table_close(t);
    arb_game_free(game);
}

/* Torture, copies, threads. */

/* The pages of the block can only be read meanwhile: a write would end the test. */
Test(table, a_hash_only_reads)
{
    arb_game *game = toy_game();
    arb_table *t = toy_open(game, "{\"seed\": 9, \"rounds\": 50}", 0);
    size_t size, page = (size_t)sysconf(_SC_PAGESIZE);
    const char *block = arb_block(t, &size);
    uintptr_t first = (uintptr_t)block / page * page;
    size_t bytes = (((uintptr_t)block + size - first) / page + 1) * page;
    uint64_t before = arb_hash(t);
    cr_assert_eq(mprotect((void *)first, bytes, PROT_READ), 0);
    uint64_t hash = arb_hash(t);
    cr_assert_eq(mprotect((void *)first, bytes, PROT_READ | PROT_WRITE), 0);
    cr_expect_eq(hash, before);
    arb_table_close(t);
    arb_game_free(game);
}

Test(table, torture_gives_the_same_play)
{
    arb_game *game = toy_game();
    arb_table *t = toy_open(game, "{\"seed\": 9, \"seats\": 4, \"rounds\": 12}", 0);
    arb_table *u = toy_open(game, "{\"seed\": 9, \"seats\": 4, \"rounds\": 12}", ARB_TORTURE);
    arb_table *v =
        toy_open(game, "{\"seed\": 9, \"seats\": 4, \"rounds\": 12}", ARB_TORTURE | ARB_FAST);
    uint64_t a = 1, b = 1, c = 1;
    do {
        cr_assert_eq(arb_hash(t), arb_hash(u));
        cr_assert_eq(arb_hash(t), arb_hash(v));
        cr_assert_eq(arb_length(t), arb_length(v));
    } while (play_on(t, &a, 1) + play_on(u, &b, 1) + play_on(v, &c, 1));
    arb_table_close(t), arb_table_close(u), arb_table_close(v);
    arb_game_free(game);
}

Test(table, a_copy_goes_its_own_way)
{
    arb_game *game = toy_game();
    for (int flags = 0; flags <= ARB_FAST; flags++) {
        arb_table *t = toy_open(game, "{\"seed\": 9, \"rounds\": 50}", flags);
        uint64_t a = 1, b = 1, c = 2;
        play_on(t, &a, 100);
        b = a;
        arb_table *copy = arb_table_copy(t);
        cr_assert_eq(arb_hash(copy), arb_hash(t));
        play_on(t, &a, 20);
        play_on(copy, &b, 20);
        cr_assert_eq(arb_hash(copy), arb_hash(t), "the same answers and the same dice");
        uint64_t hash = arb_hash(t);
        play_on(copy, &c, 20);
        cr_assert_eq(arb_hash(t), hash);
        struct arb_error err;
        if (!flags) {
            cr_assert(arb_rewind(copy, 10, &err), "%s", err.text);
            cr_assert(arb_rewind(t, 10, &err));
            cr_assert_eq(arb_hash(copy), arb_hash(t));
        }
        arb_table_close(t);
        play_on(copy, &c, 1000);
        cr_assert_eq(arb_status(copy), ARB_WON);
        arb_table_close(copy);
    }
    arb_game_free(game);
}

Test(table, restart_is_a_new_play_of_the_same_setup)
{
    arb_game *game = toy_game();
    for (int flags = 0; flags <= ARB_FAST; flags++) {
        arb_table *t = toy_open(game, "{\"seed\": 1, \"seats\": 3}", flags);
        arb_table *u = toy_open(game, "{\"seed\": 2, \"seats\": 3}", flags);
        arb_table *copy = arb_table_copy(t);
        struct arb_error err;
        uint64_t a = 1, b;
        play_on(t, &a, 1000);
        cr_assert(arb_table_restart(t, 2, &err), "%s", err.text);
        cr_assert(arb_table_restart(copy, 2, &err), "%s", err.text);
        a = b = 5;
        cr_assert_eq(arb_length(t), arb_length(u));
        cr_assert_eq(arb_hash(copy), arb_hash(u));
        play_on(t, &a, 1000);
        play_on(u, &b, 1000);
        cr_assert_eq(arb_hash(t), arb_hash(u));
        arb_table_close(t), arb_table_close(u), arb_table_close(copy);
    }
    arb_game_free(game);
}

struct job {
    arb_game *game;
    uint64_t hash;
};

static void *play_many(void *data)
{
    struct job *job = data;
    for (int i = 0; i < 50; i++) {
        char setup[64];
        snprintf(setup, sizeof setup, "{\"seed\": %d, \"seats\": 4}", i);
        arb_table *t = toy_open(job->game, setup, i % 2);
        uint64_t state = 1;
        play_on(t, &state, 20);
        arb_table *copy = arb_table_copy(t);
        arb_table_close(t);
        play_on(copy, &state, 10000);
        job->hash = arb_mix(job->hash ^ arb_hash(copy));
        json_decref(arb_rule(job->game, "toy.1"));
        arb_table_close(copy);
    }
    return NULL;
}

Test(table, several_threads_share_a_game)
{
    arb_game *game = toy_game();
    pthread_t thread[4];
    struct job job[4];
    for (int i = 0; i < 4; i++) {
        job[i] = (struct job){game, 0};
        cr_assert(pthread_create(&thread[i], NULL, play_many, &job[i]) == 0);
    }
    for (int i = 0; i < 4; i++) {
        pthread_join(thread[i], NULL);
        cr_assert_eq(job[i].hash, job[0].hash);
    }
    arb_game_free(game);
}

Test(flow, everybody_has_a_place_at_the_end)
{
    arb_game *game = toy_game();
    arb_table *t = toy_open(game, "{\"seed\": 2, \"seats\": 4}", 0);
    struct arb_standing standing;
    uint64_t state = 7;
    cr_assert_not(arb_standing(t, 0, &standing), "not over");
    play_on(t, &state, 10000);
    int first = 0, best = 0;
    for (int seat = 0; seat < 4; seat++) {
        cr_assert(arb_standing(t, seat, &standing));
        cr_assert_eq(standing.score, toy_of(t)->score[seat]);
        cr_assert_eq(standing.won, standing.place == 1);
        first += standing.won;
        best = standing.score > best ? standing.score : best;
    }
    cr_assert_geq(first, 1);
    for (int seat = 0; seat < 4; seat++) {
        arb_standing(t, seat, &standing);
        cr_assert_eq(standing.won, standing.score == best);
    }
    cr_assert_not(arb_standing(t, 4, &standing));
    arb_table_close(t);
    arb_game_free(game);
}
