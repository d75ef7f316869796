/* Saves: appending, killing, cutting, changing, repairing, revalidating. */
#include "helper.h"

#include "error.h"
#include "memory.h"

#include <criterion/criterion.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static char path[256];

/* A saved play with everything in it: arrangement, orders, undo, snapshots. */
static arb_table *saved_play(arb_game *game, int answers)
{
    snprintf(path, sizeof path, "%s", temp_path("play.save"));
    struct arb_error err;
    arb_table *t = toy_open(game, "{\"seed\": -3, \"seats\": 2, \"rounds\": 200}", 0);
    uint64_t state = 1;
    play_on(t, &state, 2);
    cr_assert(arb_save(t, path, &err), "%s", err.text);
    json_t *position = json_pack("{s:[i,i]}", "coins", 3, 4);
    cr_assert(arb_arrange(t, position, &err));
    json_decref(position);
    play_on(t, &state, answers);
    order(t, 1, "{'stop': 'if_able', 'things': {'no 4': 'never'}}");
    cr_assert(arb_undo(t, &err));
    play_on(t, &state, 1);
    return t;
}

static void compare(arb_table *a, arb_table *b)
{
    cr_assert_eq(arb_length(a), arb_length(b));
    cr_assert_eq(arb_hash(a), arb_hash(b));
    size_t n;
    const void *block = arb_block(a, &n);
    cr_assert_eq(memcmp(block, arb_block(b, NULL), n), 0);
    for (int seat = 0; seat < arb_seat_count(a); seat++) {
        json_t *p = arb_orders(a, seat), *q = arb_orders(b, seat);
        cr_assert(json_equal(p, q));
        json_decref(p), json_decref(q);
    }
    json_t *x = arb_events(a, 1, 0), *y = arb_events(b, 1, 0);
    cr_assert(json_equal(x, y));
    json_decref(x), json_decref(y);
}

Test(journal, a_loaded_play_is_the_saved_one_and_goes_on_alike)
{
    arb_game *game = toy_game();
    for (int answers = 1; answers < 400; answers = answers * 2 + 1) {
        arb_table *t = saved_play(game, answers);
        struct arb_error err;
        arb_table *u = arb_load(game, arb_file(path), 0, NULL, &err);
        cr_assert(u, "%s", err.text);
        cr_assert_str_empty(err.text);
        compare(t, u);
        uint64_t a = 5, b = 5;
        play_on(u, &a, 50);
        arb_table_close(u);
        u = arb_load(game, arb_file(path), 0, NULL, &err);
        cr_assert(u, "%s", err.text);
        arb_journal_close(&t->journal);
        play_on(t, &b, 50);
        compare(t, u);
        cr_assert(arb_rewind(u, 3, &err), "%s", err.text);
        cr_assert(arb_rewind(t, 3, &err));
        compare(t, u);
        arb_table_close(t);
        t = arb_load(game, arb_file(path), 0, NULL, &err);
        compare(t, u);
        arb_table_close(t), arb_table_close(u);
    }
    arb_game_free(game);
}

Test(journal, another_build_replays_from_the_start_and_writes_anew)
{
    arb_game *game = toy_game(), *other = toy_game();
    cr_assert(game->build[0], "the linker gives a build id");
    arb_table *t = saved_play(game, 300);
    struct arb_error err;
    snprintf(other->build, sizeof other->build, "other");
    struct stat before, after;
    stat(path, &before);
    arb_table *u = arb_load(other, arb_file(path), 0, NULL, &err);
    cr_assert(u, "%s", err.text);
    compare(t, u);
    stat(path, &after);
    cr_assert_eq(before.st_ino, after.st_ino, "reading changes nothing");
    uint64_t a = 3;
    play_on(u, &a, 1);
    arb_table *v = arb_load(other, arb_file(path), 0, NULL, &err);
    cr_assert(v, "%s", err.text);
    compare(u, v);
    cr_assert_not(v->journal.rewrite);
    struct arb_ask ask;
    arb_asks(t, &ask, 1);
    cr_assert(arb_answer(t, ask.id, ask.seat, 0, &err));
    cr_assert(strstr(err.text, "another program"), "%s", err.text);
    arb_table_close(t), arb_table_close(u), arb_table_close(v);
    arb_game_free(game), arb_game_free(other);
}

Test(journal, the_header_tells_what_a_save_needs)
{
    arb_game *game = toy_game();
    arb_table *t = saved_play(game, 5);
    struct arb_error err;
    json_t *header = arb_save_header(arb_file(path), &err);
    cr_assert_str_eq(json_string_value(json_object_get(header, "game")), "toy");
    cr_assert_eq(json_integer_value(json_object_get(json_object_get(header, "setup"), "rounds")),
                 200);
    cr_assert_eq(json_integer_value(json_object_get(header, "answers")), arb_length(t));
    cr_assert_null(json_object_get(json_object_get(header, "setup"), "seed"));
    json_decref(header);
    cr_assert_null(arb_save_header(arb_file("/nowhere/at/all"), &err));
    cr_assert(strstr(err.text, "/nowhere/at/all"));
    cr_assert_null(arb_load(game, arb_file("/nowhere/at/all"), ARB_RECOVER, NULL, &err));
    write_file(path, "hello, I am a letter and not a save of a game at all, am I?", 59);
    cr_assert_null(arb_load(game, arb_file(path), ARB_RECOVER, NULL, &err));
    cr_assert(strstr(err.text, "not a save"), "%s", err.text);
    write_file(path, "", 0);
    cr_assert_null(arb_load(game, arb_file(path), ARB_RECOVER, NULL, &err));
    arb_table_close(t);
    arb_game_free(game);
}

Test(journal, kill_loses_nothing)
{
    arb_game *game = toy_game();
    struct arb_error err;
    snprintf(path, sizeof path, "%s", temp_path("killed.save"));
    for (int round = 0; round < 8; round++) {
        int pipes[2];
        cr_assert(pipe(pipes) == 0);
        pid_t child = fork();
        if (child == 0) {
            close(pipes[0]);
            arb_table *t = toy_open(game, "{\"seed\": 8, \"rounds\": 60000}", 0);
            uint64_t state = (uint64_t)round;
            arb_save(t, path, &err);
            for (;;) {
                play_on(t, &state, 1);
                uint64_t told[2] = {arb_length(t), arb_hash(t)};
                if (write(pipes[1], told, sizeof told) != sizeof told)
                    _exit(1);
            }
        }
        close(pipes[1]);
        uint64_t told[2], last[2] = {0, 0};
        for (int i = 0; i < 150 + round * 37; i++)
            if (read(pipes[0], told, sizeof told) == sizeof told)
                memcpy(last, told, sizeof last);
        kill(child, SIGKILL);
        waitpid(child, NULL, 0);
        while (read(pipes[0], told, sizeof told) == sizeof told)
            memcpy(last, told, sizeof last);
        close(pipes[0]);
        arb_table *t = arb_load(game, arb_file(path), 0, NULL, &err);
        cr_assert(t, "%s", err.text);
        cr_assert_geq(arb_length(t), last[0]);
        cr_assert(arb_rewind(t, (uint32_t)last[0], &err));
        cr_assert_eq(arb_hash(t), last[1]);
        arb_table_close(t);
    }
    arb_game_free(game);
}

/* Load a spoilt copy both ways: refused, then repaired. */
static void try_spoilt(arb_game *game, const uint8_t *data, size_t size, const uint64_t *hash,
                       uint32_t length)
{
    struct arb_error err;
    char spoilt[300], aside[320];
    snprintf(spoilt, sizeof spoilt, "%s.spoilt", path);
    snprintf(aside, sizeof aside, "%s.damaged", spoilt);
    unlink(aside);
    write_file(spoilt, data, size);
    cr_assert_null(arb_load(game, arb_file(spoilt), 0, NULL, &err));
    cr_assert(strstr(err.text, "byte"), "%s", err.text);
    cr_assert_str_eq(err.file, spoilt);
    arb_table *t = arb_load(game, arb_file(spoilt), ARB_RECOVER, NULL, &err);
    if (!t) {
        cr_assert(strstr(err.text, "beginning"), "%s", err.text);
        return;
    }
    cr_assert(strstr(err.text, "byte"), "%s", err.text);
    uint32_t restored = arb_length(t);
    cr_assert_leq(restored, length + 1);
    cr_assert(strstr(err.text, "Restored"));
    if (restored > 0 && restored <= length)
        cr_assert_eq(arb_hash(t), hash[restored - 1]);
    struct arb_error check;
    cr_assert(arb_check(t, &check), "%s", check.text);
    uint64_t state = 1;
    play_on(t, &state, 2);
    arb_table *again = arb_load(game, arb_file(spoilt), 0, NULL, &check);
    cr_assert(again, "the repaired file is whole: %s", check.text);
    cr_assert_eq(arb_hash(again), arb_hash(t));
    size_t kept;
    uint8_t *damaged = read_file(aside, &kept);
    cr_assert(kept == size && memcmp(damaged, data, size) == 0, "the damaged file is kept");
    free(damaged);
    arb_table_close(t), arb_table_close(again);
}

Test(journal, cut_off_at_any_byte, .timeout = 120)
{
    arb_game *game = toy_game();
    arb_table *t = saved_play(game, 12);
    size_t size;
    uint8_t *data = read_file(path, &size);
    uint64_t hash[256];
    for (uint32_t i = 0; i < arb_length(t); i++)
        hash[i] = t->history.entry[i].hash;
    for (size_t n = 0; n < size; n++)
        try_spoilt(game, data, n, hash, arb_length(t));
    free(data);
    arb_table_close(t);
    arb_game_free(game);
}

Test(journal, any_byte_changed, .timeout = 120)
{
    arb_game *game = toy_game();
    arb_table *t = saved_play(game, 12);
    size_t size;
    uint8_t *data = read_file(path, &size);
    uint64_t hash[256];
    uint32_t length = arb_length(t);
    for (uint32_t i = 0; i < length; i++)
        hash[i] = t->history.entry[i].hash;
    for (size_t i = 0; i < size; i++) {
        uint8_t was = data[i];
        data[i] ^= (uint8_t)(1u << i % 8);
        try_spoilt(game, data, size, hash, length);
        struct arb_error err;
        char spoilt[300];
        snprintf(spoilt, sizeof spoilt, "%s.spoilt", path);
        write_file(spoilt, data, size);
        arb_table *restored = arb_load(game, arb_file(spoilt), ARB_RECOVER, NULL, &err);
        cr_assert(restored, "one byte never loses the beginning: byte %zu: %s", i, err.text);
        arb_table_close(restored);
        data[i] = was;
        unlink(spoilt);
        char name[320];
        snprintf(name, sizeof name, "%s.damaged.2", spoilt);
        unlink(name);
    }
    free(data);
    arb_table_close(t);
    arb_game_free(game);
}

Test(journal, damage_at_the_end_takes_only_the_last_answer)
{
    arb_game *game = toy_game();
    arb_table *t = saved_play(game, 300);
    struct arb_error err;
    uint64_t state = 9;
    uint32_t before = arb_length(t);
    uint64_t hash = arb_hash(t);
    play_on(t, &state, 1);
    size_t size;
    uint8_t *data = read_file(path, &size);
    data[size - 1] ^= 1;
    write_file(path, data, size);
    free(data);
    arb_table *u = arb_load(game, arb_file(path), ARB_RECOVER, NULL, &err);
    cr_assert_eq(arb_length(u), before);
    cr_assert_eq(arb_hash(u), hash);
    arb_table_close(t), arb_table_close(u);
    arb_game_free(game);
}

Test(journal, a_torn_append_is_told_and_repaired)
{
    arb_game *game = toy_game();
    arb_table *t = saved_play(game, 30);
    struct arb_error err;
    FILE *file = fopen(path, "ab");
    fwrite("half a record", 1, 13, file);
    fclose(file);
    cr_assert_null(arb_load(game, arb_file(path), 0, NULL, &err));
    arb_table *u = arb_load(game, arb_file(path), ARB_RECOVER, NULL, &err);
    cr_assert(u, "%s", err.text);
    cr_assert(strstr(err.text, "cut off"), "%s", err.text);
    compare(t, u);
    arb_table_close(t), arb_table_close(u);
    arb_game_free(game);
}

Test(journal, a_full_disk_is_told_and_the_play_goes_on)
{
    arb_game *game = toy_game();
    struct arb_error err;
    snprintf(path, sizeof path, "%s", temp_path("full.save"));
    arb_table *t = toy_open(game, "{\"seed\": 8, \"rounds\": 500}", 0);
    cr_assert(arb_save(t, path, &err));
    struct stat about;
    stat(path, &about);
    signal(SIGXFSZ, SIG_IGN);
    struct rlimit limit, full;
    getrlimit(RLIMIT_FSIZE, &limit);
    full = limit;
    full.rlim_cur = (rlim_t)about.st_size + 100;
    setrlimit(RLIMIT_FSIZE, &full);
    struct arb_ask ask;
    int told = 0;
    for (int i = 0; i < 20; i++) {
        arb_asks(t, &ask, 1);
        cr_assert(arb_answer(t, ask.id, ask.seat, 0, &err), "the play goes on");
        told += strstr(err.text, "could not be written") != NULL;
    }
    cr_assert_gt(told, 10);
    cr_assert(arb_undo(t, &err), "%s", err.text);
    arb_table *u = arb_load(game, arb_file(path), 0, NULL, &err);
    cr_assert(u, "what was written is whole: %s", err.text);
    cr_assert_lt(arb_length(u), arb_length(t));
    arb_table_close(u);
    char other[300];
    snprintf(other, sizeof other, "%s.other", path);
    full.rlim_cur = 10;
    setrlimit(RLIMIT_FSIZE, &full);
    cr_assert_not(arb_save(t, other, &err));
    cr_assert(strstr(err.text, "could not be written"), "%s", err.text);
    cr_assert_neq(access(other, F_OK), 0, "no half file is left");
    setrlimit(RLIMIT_FSIZE, &limit);
    uint64_t state = 1;
    play_on(t, &state, 1);
    u = arb_load(game, arb_file(path), 0, NULL, &err);
    cr_assert(u, "%s", err.text);
    compare(t, u);
    arb_table_close(t), arb_table_close(u);
    t = toy_open(game, "{}", ARB_FAST);
    cr_assert_not(arb_save(t, path, &err));
    arb_table_close(t);
    arb_game_free(game);
}

/* Other rules. */

static struct toy_content *content_of(arb_game *game)
{
    return game->content;
}

Test(revalidate, the_same_rules_agree)
{
    arb_game *game = toy_game();
    arb_table *t = saved_play(game, 200);
    struct arb_error err;
    json_t *report = arb_revalidate(game, arb_file(path), &err);
    cr_assert(report, "%s", err.text);
    cr_assert(json_is_false(json_object_get(report, "diverged")));
    cr_assert_eq(json_integer_value(json_object_get(report, "answers")), arb_length(t));
    json_decref(report);
    cr_assert_null(arb_revalidate(game, arb_file("/nowhere"), &err));
    arb_table_close(t);
    arb_game_free(game);
}

Test(revalidate, a_stricter_rule_is_found_where_it_first_matters)
{
    arb_game *game = toy_game(), *other = toy_game();
    struct arb_error err;
    snprintf(path, sizeof path, "%s", temp_path("strict.save"));
    arb_table *t = toy_open(game, "{\"seed\": 1, \"seats\": 1, \"rounds\": 9}", 0);
    json_t *position = json_pack("{s:[i]}", "coins", 9);
    cr_assert(arb_arrange(t, position, &err));
    json_decref(position);
    cr_assert(choose(t, TOY_BID, 1));
    cr_assert(choose(t, TOY_PASS, 0));
    uint32_t at = arb_length(t);
    cr_assert(choose(t, TOY_BID, 3));
    cr_assert(choose(t, TOY_PASS, 0));
    cr_assert(arb_save(t, path, &err));

    content_of(other)->max_bid = 2;
    snprintf(other->build, sizeof other->build, "newer");
    json_t *report = arb_revalidate(other, arb_file(path), &err);
    cr_assert(json_is_true(json_object_get(report, "diverged")));
    cr_assert_eq(json_integer_value(json_object_get(report, "at")), at);
    cr_assert_eq(json_integer_value(json_object_get(report, "seat")), 0);
    const char *why = json_string_value(json_object_get(report, "why"));
    cr_assert(strstr(why, "seat 0: bid 3"), "%s", why);
    cr_assert(strstr(why, "do not offer"), "%s", why);
    cr_assert(strstr(why, "another build"), "%s", why);
    json_decref(report);

    cr_assert_null(arb_load(other, arb_file(path), 0, NULL, &err));
    cr_assert(strstr(err.text, "bid 3"), "%s", err.text);
    arb_table *u = arb_load(other, arb_file(path), ARB_RECOVER, NULL, &err);
    cr_assert(u, "%s", err.text);
    cr_assert_eq(arb_length(u), at, "restored up to there");
    cr_assert(choose(u, TOY_BID, 2));
    arb_table_close(t), arb_table_close(u);
    arb_game_free(game), arb_game_free(other);
}

Test(revalidate, a_rule_that_leads_elsewhere_is_found_by_the_hash)
{
    arb_game *game = toy_game(), *other = toy_game();
    arb_table *t = saved_play(game, 100);
    struct arb_error err;
    content_of(other)->bonus = 1;
    json_t *report = arb_revalidate(other, arb_file(path), &err);
    cr_assert(json_is_true(json_object_get(report, "diverged")));
    const char *why = json_string_value(json_object_get(report, "why"));
    cr_assert(strstr(why, "another position"), "%s", why);
    cr_assert(json_is_true(json_object_get(report, "hashes_compared")));
    json_decref(report);
    snprintf(other->build, sizeof other->build, "newer");
    cr_assert_null(arb_load(other, arb_file(path), 0, NULL, &err));
    arb_table *u = arb_load(other, arb_file(path), ARB_RECOVER, NULL, &err);
    cr_assert(u, "%s", err.text);
    cr_assert(arb_check(u, &err));
    uint64_t state = 1;
    play_on(u, &state, 10);
    arb_table_close(t), arb_table_close(u);
    arb_game_free(game), arb_game_free(other);
}

Test(journal, a_save_of_other_packs_or_another_game_is_told)
{
    arb_game *game = toy_game(), *other = toy_game();
    arb_table *t = saved_play(game, 100);
    struct arb_error err;
    json_array_append_new(
        other->packs, json_pack("{s:s, s:s, s:s}", "name", "core", "version", "1", "hash", "x"));
    content_of(other)->max_bid = 0;
    cr_assert_null(arb_load(other, arb_file(path), 0, NULL, &err));
    cr_assert(strstr(err.text, "pack core was not there"), "%s", err.text);
    struct arb_rules renamed = toy_rules;
    renamed.id = "chess";
    const struct arb_rules *was = other->rules;
    other->rules = &renamed;
    cr_assert_null(arb_load(other, arb_file(path), ARB_RECOVER, NULL, &err));
    cr_assert(strstr(err.text, "game toy, not of chess"), "%s", err.text);
    other->rules = was;
    arb_table_close(t);
    arb_game_free(game), arb_game_free(other);
}

/* Keepers. */

struct kept {
    struct arb_bytes bytes;
    int times;
    bool full;
};

static bool keep(void *with, bool anew, const void *bytes, size_t count, struct arb_error *err)
{
    struct kept *k = with;
    if (k->full)
        return arb_fail(err, "there is no room");
    if (anew)
        k->bytes.size = 0;
    arb_bytes_add(&k->bytes, bytes, count);
    k->times++;
    return true;
}

Test(journal, a_keeper_has_a_whole_save_after_every_answer)
{
    arb_game *game = toy_game();
    arb_table *t = saved_play(game, 200);
    struct kept kept = {0};
    struct arb_keeper keeper = {keep, &kept};
    struct arb_error err;
    cr_assert(arb_save_to(t, keeper, &err), "%s", err.text);
    uint64_t state = 3;
    for (int i = 0; i < 150; i++) {
        int times = kept.times;
        play_on(t, &state, 1);
        cr_assert_gt(kept.times, times);
        if (i % 40 == 20)
            cr_assert(arb_undo(t, &err));
        if (i % 10)
            continue;
        arb_table *u = arb_load(game, arb_memory(kept.bytes.data, kept.bytes.size), 0, NULL, &err);
        cr_assert(u, "%s", err.text);
        compare(t, u);
        arb_table_close(u);
        u = arb_load(game, arb_memory(kept.bytes.data, kept.bytes.size), ARB_TRUST, NULL, &err);
        cr_assert(u, "%s", err.text);
        compare(t, u);
        arb_table_close(u);
    }
    json_t *header = arb_save_header(arb_memory(kept.bytes.data, kept.bytes.size), &err);
    cr_assert_eq(json_integer_value(json_object_get(header, "answers")), arb_length(t));
    json_decref(header);
    /* A loaded play goes on with its keeper. */
    arb_table *u = arb_load(game, arb_memory(kept.bytes.data, kept.bytes.size), 0, &keeper, &err);
    arb_journal_close(&t->journal);
    uint64_t a = 9, b = 9;
    play_on(t, &a, 20);
    play_on(u, &b, 20);
    arb_table_close(u);
    u = arb_load(game, arb_memory(kept.bytes.data, kept.bytes.size), 0, NULL, &err);
    cr_assert(u, "%s", err.text);
    compare(t, u);
    arb_table_close(t), arb_table_close(u);
    free(kept.bytes.data);
    arb_game_free(game);
}

Test(journal, what_a_keeper_refuses_is_given_to_it_again)
{
    arb_game *game = toy_game();
    arb_table *t = saved_play(game, 20);
    struct kept kept = {0};
    struct arb_error err;
    struct arb_ask ask;
    cr_assert(arb_save_to(t, (struct arb_keeper){keep, &kept}, &err), "%s", err.text);
    kept.full = true;
    cr_assert_gt(arb_asks(t, &ask, 1), 0);
    cr_assert(arb_answer(t, ask.id, ask.seat, 0, &err), "the answer stands");
    cr_assert_str_eq(err.text, "there is no room");
    kept.full = false;
    uint64_t state = 1;
    play_on(t, &state, 3);
    arb_table *u = arb_load(game, arb_memory(kept.bytes.data, kept.bytes.size), 0, NULL, &err);
    cr_assert(u, "%s", err.text);
    compare(t, u);
    arb_table_close(t), arb_table_close(u);
    free(kept.bytes.data);
    arb_game_free(game);
}

/* A snapshot somebody made up is believed by whoever trusts the file; replaying
 * does not look at it. */
Test(journal, a_replay_takes_no_snapshot_on_trust)
{
    arb_game *game = toy_game();
    arb_table *t = saved_play(game, 300);
    struct kept kept = {0};
    struct arb_error err;
    struct arb_history *h = &t->history;
    struct arb_snapshot *last = &h->snapshot[h->snapshots - 1];
    cr_assert_gt(last->length, 0);
    /* Another position under the name of this one, hash and all. */
    free(last->data);
    struct arb_snapshot *first = &h->snapshot[0];
    last->data = memcpy(malloc(first->bytes), first->data, first->bytes);
    last->bytes = first->bytes;
    struct arb_block *block = malloc(t->block_bytes);
    cr_assert(arb_snapshot_restore(first, block, t->block_bytes));
    struct arb_table forged = {.block_bytes = t->block_bytes,
                               .run = {.block = block, .rules = t->run.rules}};
    uint64_t was = h->entry[last->length - 1].hash;
    h->entry[last->length - 1].hash = arb_hash(&forged);
    cr_assert(arb_save_to(t, (struct arb_keeper){keep, &kept}, &err));
    arb_table *u = arb_load(game, arb_memory(kept.bytes.data, kept.bytes.size), 0, NULL, &err);
    cr_assert_null(u, "the hash of that step is not what the rules lead to");
    h->entry[last->length - 1].hash = was;
    cr_assert(arb_save_to(t, (struct arb_keeper){keep, &kept}, &err));
    u = arb_load(game, arb_memory(kept.bytes.data, kept.bytes.size), 0, NULL, &err);
    cr_assert(u, "%s", err.text);
    cr_assert_eq(arb_hash(u), arb_hash(t));
    arb_table_close(t), arb_table_close(u);
    free(block);
    free(kept.bytes.data);
    arb_game_free(game);
}
