/* Saves made to do harm, brought to a server with every checksum right. */
#include "arbiter_fair.h"
#include "test.h"

#include "memory.h"
#include "table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

static struct served server;
static arb_game *game;

static bool gather(void *with, bool anew, const void *bytes, size_t count, struct arb_error *err)
{
    (void)anew, (void)err;
    arb_bytes_add(with, bytes, count);
    return true;
}

static arb_table *open_table(void)
{
    struct arb_error err;
    json_t *setup = json_pack("{s:i, s:[{}]}", "seed", 5, "seats");
    arb_table *t = arb_table_open(game, setup, 0, &err);
    json_decref(setup);
    return t;
}

/* Bring the play as it is now; it must be refused with these words ("": taken). */
static void bring(arb_table *t, const char *words, const char *what)
{
    struct arb_bytes bytes = {0};
    arb_save_to(t, (struct arb_keeper){gather, &bytes}, NULL);
    arb_journal_close(&t->journal);
    struct reply r = http_bytes(server.port, "/api/import", NULL, bytes.data, bytes.size);
    if (*words)
        check(r.status == 422 && strstr(r.body, words), "%s (%d %.200s)", what, r.status, r.body);
    else
        check(r.status == 200, "%s (%d %.200s)", what, r.status, r.body);
    reply_free(&r);
    free(bytes.data);
    arb_table_close(t);
}

static void setups(void)
{
    arb_table *t = open_table();
    bring(t, "", "a play as it is made here is taken");

    t = open_table();
    char *text = memset(arb_zalloc(1800001), 'x', 1800000);
    json_object_set_new(t->setup, "padding", json_string(text));
    bring(t, "larger than", "a setup of megabytes");

    t = open_table();
    text[20000] = 0;
    json_object_set_new(json_array_get(json_object_get(t->setup, "seats"), 0), "padding",
                        json_string(text));
    bring(t, "larger than", "options of a seat that are as large");
    free(text);

    t = open_table();
    json_object_set_new(t->setup, "no such thing", json_true());
    bring(t, "no such thing", "a setup that could not be made here");
}

static void arrangements(void)
{
    arb_table *t = open_table();
    for (int i = 0; i < 120000; i++)
        arb_history_add_arrangement(&t->history, 0, json_object());
    bring(t, "makes no sense", "arrangements without number");

    t = open_table();
    struct arb_error err;
    json_t *empty = json_object();
    for (int i = 0; i < 300; i++)
        arb_arrange(t, empty, &err);
    json_decref(empty);
    bring(t, "", "as many as somebody could have made");
}

static void steps(void)
{
    arb_table *t = open_table();
    struct arb_ask ask;
    struct arb_error err;
    for (int i = 0; i < 20 && arb_asks(t, &ask, 1) > 0; i++)
        arb_answer(t, ask.id, ask.seat, 0, &err);
    struct arb_entry last = t->history.entry[t->history.length - 1];
    for (int i = 0; i < 100000; i++)
        arb_history_add(&t->history, last);
    bring(t, "longer than", "more answers than a play has");
}

static const char secret[] = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

/* What `arbiter verify` says of the play as it is now, given its commitment. */
static int verified(arb_table *t)
{
    struct arb_bytes bytes = {0};
    char path[300], command[1024], commitment[65];
    snprintf(path, sizeof path, "%s.save", server.db);
    arb_save_to(t, (struct arb_keeper){gather, &bytes}, NULL);
    arb_journal_close(&t->journal);
    FILE *out = fopen(path, "wb");
    bool written = out && fwrite(bytes.data, 1, bytes.size, out) == bytes.size;
    check(out && fclose(out) == 0 && written, "a file is written");
    free(bytes.data);
    arb_commitment(secret, "t", commitment);
    snprintf(command, sizeof command, "'%s' verify '%s' --commitment %s >'%s.out' 2>&1",
             test_program(), path, commitment, path);
    return WEXITSTATUS(system(command));
}

static void a_draw_that_is_called_typed(void)
{
    struct arb_error err;
    json_t *setup = json_pack("{s:i, s:[{}, {}]}", "seed", 5, "seats");
    json_t *key = json_pack("{s:s, s:s}", "table", "t", "secret", secret);
    arb_table *t = arb_table_open(game, setup, ARB_REFEREE, &err);
    check(arb_key_chance(t, key, &err), "chance has a key");
    arb_set_referee(t, false);
    check(verified(t) == 0, "every draw follows from it");
    uint32_t draw = 0;
    while (t->history.entry[draw].by != ARB_BY_CHANCE)
        draw++;
    t->history.entry[draw].by = ARB_BY_HAND;
    check(verified(t) == 1, "one that is said to be typed in is none of the commitment");
    arb_table_close(t);
    json_decref(setup);
    json_decref(key);
}

/* A play whose chance was keyed anew at every step, until there is no room for more. */
static arb_table *often_keyed(uint64_t random)
{
    struct arb_error err;
    struct arb_ask ask;
    json_t *setup = json_pack("{s:i, s:[{}, {}]}", "seed", 5, "seats");
    json_t *key = json_pack("{s:s, s:s}", "table", "t", "secret", secret);
    arb_table *t = arb_table_open(game, setup, ARB_REFEREE, &err);
    while (arb_key_chance(t, key, &err) && arb_asks(t, &ask, 1) > 0)
        arb_answer(t, ask.id, ask.seat, (int)(next_random(&random) % (uint64_t)ask.count), &err);
    json_decref(setup);
    json_decref(key);
    return t;
}

static void keys(void)
{
    struct arb_bytes bytes = {0};
    arb_table *t = often_keyed(1);
    for (uint64_t random = 2; t->keys.count < ARB_KEYS && random < 20; random++) {
        arb_table_close(t);
        t = often_keyed(random);
    }
    check(t->keys.count == ARB_KEYS && arb_status(t) == ARB_PLAYING, "keyed very often");
    arb_save_to(t, (struct arb_keeper){gather, &bytes}, NULL);
    arb_table_close(t);
    struct reply r = http_bytes(server.port, "/api/import?name=Ann", NULL, bytes.data, bytes.size);
    check(r.status == 200, "it is taken (%d)", r.status);
    char *ben = sit(server.port, table_id(r.json), 1, "Ben"), path[80];
    check(ben && *ben, "somebody can sit down there all the same");
    snprintf(path, sizeof path, "/api/tables/%s", table_id(r.json));
    json_t *state = http_json(server.port, 200, path, NULL, NULL);
    check(strcmp(text_at(state, "table.seats.1.name"), "Ben") == 0 &&
              json_is_null(at(state, "table.fair.commitment")),
          "and nothing is promised that is not kept");
    json_decref(state);
    reply_free(&r);
    free(bytes.data);
    free(ben);
}

void test_import(void)
{
    struct arb_error err;
    game = arb_game_load(GAME, NULL, &err);
    check(game != NULL, "the game is there (%s)", game ? "" : err.text);
    if (!game || !server_up(&server, "import.db"))
        return;
    setups();
    arrangements();
    steps();
    keys();
    a_draw_that_is_called_typed();
    server_down(&server);
    arb_game_free(game);
}
