/* Chance that can be proved: keys, what they bring, where they are kept, and what
 * a replay makes of outcomes that no key brought. */
#include "arbiter_fair.h"
#include "helper.h"

#include <criterion/criterion.h>

static const char secret[] = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
static const char other[] = "ff0102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
static const char part0[] = "1111111111111111111111111111111111111111111111111111111111111111";
static const char part1[] = "2222222222222222222222222222222222222222222222222222222222222222";

static bool key(arb_table *t, const char *text, const char *first, const char *second)
{
    struct arb_error err;
    json_t *json = json_pack("{s:s, s:s, s:[s?, s?]}", "table", "toy-table", "secret", text,
                             "parts", first, second);
    bool good = arb_key_chance(t, json, &err);
    json_decref(json);
    return good;
}

/* A keyed table from the first draw on. */
static arb_table *keyed(arb_game *game, const char *setup)
{
    arb_table *t = toy_open(game, setup, ARB_REFEREE);
    cr_assert(key(t, secret, part0, part1));
    arb_set_referee(t, false);
    return t;
}

static int number(const json_t *told, const char *name)
{
    return (int)json_integer_value(json_object_get(told, name));
}

static json_t *verified(const arb_table *t)
{
    struct arb_error err;
    json_t *told = arb_verify(t, &err);
    cr_assert(told, "%s", err.text);
    return told;
}

/* The numbers were computed by another program (Python's hashlib). */
Test(chance, is_what_anyone_can_compute)
{
    static const struct {
        uint32_t ask;
        uint16_t of;
        int brings;
    } known[] = {{1, 24, 14}, {2, 23, 8}, {3, 6, 0}, {70000, 6, 4}, {5, 52, 36}, {6, 65535, 61135}};
    arb_game *game = toy_game();
    arb_table *t = keyed(game, "{\"seats\": 2}");
    char hex[65];
    cr_assert(arb_commitment(secret, "toy-table", hex));
    cr_assert_str_eq(hex, "2f5caf9239a935cb542f96c88525dc85bb94ed77ae1b300ea217352efc8965c7");
    cr_assert_not(arb_commitment("12", "toy-table", hex));
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        cr_assert_eq(arb_keyed_outcome(&t->keys.key[0], known[i].ask, known[i].of),
                     known[i].brings);
    cr_assert_eq(t->history.entry[0].option.a, known[0].brings, "the first draw of the play");
    arb_table_close(t);
    arb_game_free(game);
}

Test(chance, every_part_counts_and_the_seed_does_not)
{
    arb_game *game = toy_game();
    arb_table *a = keyed(game, "{\"seed\": 1}"), *b = keyed(game, "{\"seed\": 2}");
    cr_assert_eq(arb_hash(a), arb_hash(b));
    static const char *const ways[][3] = {{secret, part1, part0},
                                          {secret, part0, NULL},
                                          {secret, NULL, part0},
                                          {other, part0, part1}};
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        arb_table *c = toy_open(game, "{\"seed\": 1}", ARB_REFEREE);
        cr_assert(key(c, ways[i][0], ways[i][1], ways[i][2]));
        cr_assert_neq(memcmp(c->keys.key[0].made, a->keys.key[0].made, ARB_SECRET), 0);
        arb_table_close(c);
    }
    cr_assert_not(key(a, "12", NULL, NULL));
    cr_assert_not(key(a, secret, "12", NULL));
    arb_table_close(a), arb_table_close(b);
    arb_game_free(game);
}

Test(chance, outcomes_are_even)
{
    arb_game *game = toy_game();
    arb_table *t = keyed(game, "{\"seats\": 2}");
    int count[7] = {0};
    for (uint32_t ask = 0; ask < 70000; ask++)
        count[arb_keyed_outcome(&t->keys.key[0], ask, 7)]++;
    for (int i = 0; i < 7; i++)
        cr_assert(count[i] > 9600 && count[i] < 10400, "%d: %d", i, count[i]);
    arb_table_close(t);
    arb_game_free(game);
}

Test(chance, a_play_keyed_anew_is_kept_and_verified)
{
    arb_game *game = toy_game();
    struct arb_error err;
    uint64_t state = 1;
    const char *path = temp_path("keys.save");
    arb_table *t = keyed(game, "{\"seats\": 2, \"rounds\": 30}");
    cr_assert(arb_save(t, path, &err), "%s", err.text);
    play_on(t, &state, 40);
    cr_assert(arb_open_chance(t, &err));
    play_on(t, &state, 20);
    uint32_t anew = arb_length(t);
    cr_assert(key(t, other, NULL, part1));
    play_on(t, &state, 100000);
    json_t *told = verified(t), *keys = json_object_get(told, "keys");
    cr_assert_eq(number(told, "follow"), (int)json_array_size(json_object_get(told, "draws")));
    cr_assert_eq(json_array_size(keys), 2);
    cr_assert_eq(number(json_array_get(keys, 1), "from"), (int)anew);
    cr_assert_gt(number(told, "known"), 0);
    cr_assert_lt(number(told, "known"), number(told, "follow") / 2);
    cr_assert_null(json_object_get(told, "seed"));

    json_t *same = arb_verify_saved(game, arb_file(path), &err);
    cr_assert(json_equal(told, same), "the file says the same");
    arb_table *u = arb_load(game, arb_file(path), 0, NULL, &err);
    cr_assert(u, "%s", err.text);
    cr_assert_eq(arb_hash(u), arb_hash(t));
    json_t *again = verified(u);
    cr_assert(json_equal(told, again));
    json_decref(told), json_decref(same), json_decref(again);

    /* Undone to before the second key, the play goes on with it all the same. */
    cr_assert(arb_rewind(u, anew - 10, &err));
    cr_assert_eq(u->keys.key[u->keys.count - 1].from, anew - 10);
    arb_set_referee(u, false);
    play_on(u, &state, 100000);
    told = verified(u);
    cr_assert_eq(number(told, "follow"), (int)json_array_size(json_object_get(told, "draws")));
    arb_table_close(u);
    same = arb_verify_saved(game, arb_file(path), &err);
    cr_assert(json_equal(told, same), "a cut is kept, too");
    json_decref(told), json_decref(same);
    arb_table_close(t);
    arb_game_free(game);
}

/* What a forger does: the answer of chance is another, and the rest is put right. */
static void forge(arb_table *t, uint32_t from)
{
    struct arb_history *h = &t->history;
    for (uint32_t i = from; i < h->length; i++) {
        if (h->entry[i].by != ARB_BY_CHANCE)
            continue;
        arb_table *copy = arb_table_copy(t);
        struct arb_error err;
        cr_assert(arb_rewind(copy, i, &err), "%s", err.text);
        int of = copy->run.block->outcomes;
        if (of < 2) {
            arb_table_close(copy);
            continue;
        }
        int now = (h->entry[i].option.a + 1) % of;
        cr_assert(arb_answer(copy, copy->run.block->ask_id, ARB_CHANCE, now, &err));
        h->entry[i].option.a = (uint16_t)now;
        h->entry[i].hash = copy->history.entry[i].hash;
        arb_history_cut(h, i + 1);
        arb_table_close(copy);
        return;
    }
    cr_assert(!"there is nothing to forge");
}

static void forged_is_refused(arb_table *t, arb_game *game)
{
    struct arb_error err;
    const char *path = temp_path("forged.save");
    uint64_t state = 1;
    play_on(t, &state, 60);
    forge(t, 20);
    cr_assert(arb_save(t, path, &err), "%s", err.text);
    json_t *told = arb_revalidate(game, arb_file(path), &err);
    cr_assert(json_is_true(json_object_get(told, "diverged")));
    cr_assert(strstr(json_string_value(json_object_get(told, "why")), "chance did not bring it"));
    json_decref(told);
    told = arb_verify_saved(game, arb_file(path), &err);
    const json_t *differ = json_object_get(told, "differ");
    cr_assert_eq(json_array_size(differ), 1);
    cr_assert_eq(number(json_array_get(differ, 0), "step"), (int)t->history.length - 1);
    json_decref(told);
    arb_table_close(t);
}

Test(chance, a_replay_refuses_what_no_key_brought)
{
    arb_game *game = toy_game();
    forged_is_refused(keyed(game, "{\"seats\": 2, \"rounds\": 30}"), game);
    forged_is_refused(toy_open(game, "{\"seed\": 5, \"seats\": 2, \"rounds\": 30}", 0), game);
    arb_game_free(game);
}

Test(chance, what_was_typed_or_follows_an_arrangement_is_told)
{
    arb_game *game = toy_game();
    struct arb_error err;
    uint64_t state = 1;
    arb_table *t = keyed(game, "{\"seats\": 2, \"rounds\": 30}");
    play_on(t, &state, 20);
    arb_set_referee(t, true);
    play_on(t, &state, 20);
    arb_set_referee(t, false);
    json_t *position = json_pack("{s:[i, i]}", "coins", 3, 3);
    cr_assert(arb_arrange(t, position, &err));
    json_decref(position);
    play_on(t, &state, 100000);
    json_t *told = verified(t);
    int draws = (int)json_array_size(json_object_get(told, "draws"));
    cr_assert_gt(number(told, "typed"), 2);
    cr_assert_gt(number(told, "after_arranging"), 5);
    cr_assert_eq(number(told, "typed") + number(told, "follow"), draws);
    cr_assert_eq(json_array_size(json_object_get(told, "differ")), 0);
    json_decref(told);
    arb_table_close(t);
    arb_game_free(game);
}
