/* Chance that nobody at a table can know and everybody can check: promises, parts,
 * keys; and that whoever is told more than a seat may see cannot hide it. */
#include "arbiter_fair.h"
#include "test.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct served server;

#define PART_A "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
#define PART_B "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"
#define PART_C "cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc"

static int post(const char *table, const char *what, const char *key, const char *body)
{
    char path[160];
    snprintf(path, sizeof path, "/api/tables/%s/%s", table, what);
    struct reply r = http(server.port, path, key, body);
    int status = r.status;
    reply_free(&r);
    return status;
}

static struct reply exported(const char *table, const char *key)
{
    char path[160];
    snprintf(path, sizeof path, "/api/tables/%s/export", table);
    return http(server.port, path, key, NULL);
}

static json_t *state_of(const char *table)
{
    char path[160];
    snprintf(path, sizeof path, "/api/tables/%s", table);
    return http_json(server.port, 200, path, NULL, NULL);
}

/* Sit down with a part; the key is released with free(). */
static char *sit_with(const char *table, int seat, const char *name, const char *part)
{
    char path[160], body[256];
    snprintf(path, sizeof path, "/api/tables/%s/sit", table);
    snprintf(body, sizeof body, "{\"seat\":%d,\"name\":\"%s\",\"part\":\"%s\"}", seat, name, part);
    json_t *reply = http_json(server.port, 200, path, NULL, body);
    char *key = strdup(text_at(reply, "key"));
    json_decref(reply);
    return key;
}

static bool play_to_the_end(struct client **clients, int count)
{
    static uint64_t random = 11; /* no nonce twice */
    for (int i = 0; i < 40; i++) {
        if (!play_on(clients, count, &random, 500))
            return false;
        client_sync(clients[0]);
        const char *status = text_at(clients[0]->state, "table.status");
        if (strcmp(status, "won") == 0 || strcmp(status, "lost") == 0)
            return true;
    }
    return false;
}

/* At the end: every key was promised, and every draw follows from its key. */
static void all_follow(struct client *c, const char *table, int keys)
{
    json_t *reply = client_ask(c, "verify", NULL), *key;
    size_t i, draws = json_array_size(at(reply, "verify.draws"));
    check(draws > 5 && number_at(reply, "verify.follow") == (int64_t)draws,
          "every draw follows from its key (%zu)", draws);
    check(json_array_size(at(reply, "verify.differ")) == 0 && !at(reply, "verify.seed"),
          "and none from anything else");
    check((int)json_array_size(at(reply, "verify.keys")) == keys, "%d keys", keys);
    check(json_equal(at(reply, "verify.keys"), at(c->state, "table.fair.keys")),
          "those that everybody is told at the end");
    json_array_foreach (at(reply, "verify.keys"), i, key) {
        char commitment[65];
        check(arb_commitment(text_at(key, "secret"), table, commitment) &&
                  strcmp(commitment, text_at(key, "commitment")) == 0,
              "a secret fits its commitment");
    }
    json_decref(reply);
}

static void promised_before_the_first_draw(void)
{
    json_t *made = make_table(server.port, "\"name\":\"Ann\",\"part\":\"" PART_C "\","
                                           "\"seats\":[{\"who\":\"me\"},{\"who\":\"open\"}]");
    const char *id = table_id(made), *ann = made_key(made, 0);
    char promise[65];
    snprintf(promise, sizeof promise, "%s", text_at(made, "table.fair.commitment"));
    check(strlen(promise) == 64, "a commitment while the table gathers");
    check(post(id, "part", ann, "{\"part\":\"" PART_A "\"}") == 200, "a part after the promise");
    check(post(id, "part", ann, "{\"part\":\"xyz\"}") == 400, "which is hex");
    check(post(id, "part", NULL, "{\"part\":\"" PART_A "\"}") == 403, "of a seat");
    check(post(id, "sit", NULL, "{\"name\":\"Eve\",\"part\":7}") == 400, "nobody sits with less");
    char *ben = sit_with(id, 1, "Ben", PART_B);
    check(post(id, "part", ann, "{\"part\":\"" PART_C "\"}") == 409, "not once it is used");
    struct client *c[2] = {client_at(server.port, id, ann), client_at(server.port, id, ben)};
    const json_t *state = c[0]->state;
    check(strcmp(text_at(state, "table.fair.commitment"), promise) == 0, "it is the one promised");
    check(strcmp(text_at(state, "table.fair.parts.0"), PART_A) == 0 &&
              strcmp(text_at(state, "table.fair.parts.1"), PART_B) == 0,
          "with a part of each");
    check(!at(state, "table.fair.keys") && *text_at(state, "table.fair.next"),
          "the key is not told, the next one is promised");
    json_t *early = client_ask(c[0], "verify", NULL);
    check(strcmp(error_code(early), "conflict") == 0, "nor checked");
    json_decref(early);
    check(play_to_the_end(c, 2), "played to the end");
    check(strcmp(text_at(c[0]->state, "table.fair.keys.0.commitment"), promise) == 0,
          "the key is told at the end");
    all_follow(c[0], id, 1);
    client_close(c[0]);
    client_close(c[1]);
    free(ben);
    json_decref(made);
}

static void known_before_the_guest_comes(void)
{
    json_t *made = make_table(server.port,
                              "\"name\":\"Ann\",\"part\":\"" PART_A "\","
                              "\"seats\":[{\"who\":\"me\"},{\"who\":\"bot\",\"bot\":\"steady\"}]");
    const char *id = table_id(made), *ann = made_key(made, 0);
    struct client *c[2] = {client_at(server.port, id, ann), NULL};
    struct client *watcher = client_at(server.port, id, NULL);
    uint64_t random = 5;
    play_on(c, 1, &random, 12);
    client_sync(watcher);
    check(json_array_size(at(watcher->state, "table.openings")) == 0 &&
              *text_at(watcher->state, "table.fair.commitment"),
          "nobody has opened anything");
    struct reply save = exported(id, ann);
    check(save.status == 200, "alone with a bot one may export");
    client_sync(watcher);
    check(strcmp(text_at(watcher->state, "table.openings.0.by"), "Ann") == 0 &&
              strcmp(text_at(watcher->state, "table.openings.0.how"), "export") == 0,
          "everybody is told who did");
    check(json_is_null(at(watcher->state, "table.fair.commitment")), "and no promise is left");
    char next[65];
    snprintf(next, sizeof next, "%s", text_at(watcher->state, "table.fair.next"));
    /* The friend takes the bot's seat. */
    check(post(id, "free", ann, "{\"seat\":1}") == 200, "the bot goes");
    char *ben = sit_with(id, 1, "Ben", PART_B);
    c[1] = client_at(server.port, id, ben);
    client_sync(c[0]);
    const json_t *table = at(c[1]->state, "table");
    check(strcmp(text_at(table, "fair.commitment"), next) == 0, "what was promised next counts");
    check(number_at(table, "fair.from") == number_at(table, "length"), "from here on");
    check(strcmp(text_at(table, "fair.parts.1"), PART_B) == 0, "with a part of the guest");
    check(json_array_size(at(table, "openings")) == 1, "that it was opened is still told");
    struct reply refused = exported(id, ann);
    check(refused.status == 403, "with a guest there is no export");
    reply_free(&refused);
    check(play_to_the_end(c, 2), "played to the end");
    all_follow(c[0], id, 2);
    check(number_at(c[0]->state, "table.fair.keys.0.opened") > 0,
          "the keys say when the first was opened");
    reply_free(&save);
    client_close(c[0]);
    client_close(c[1]);
    client_close(watcher);
    free(ben);
    json_decref(made);
}

static void branches_and_reports_open(void)
{
    json_t *made = make_table(server.port, "\"name\":\"Ann\",\"seats\":[{\"who\":\"me\"},"
                                           "{\"who\":\"bot\",\"bot\":\"steady\"}]");
    const char *id = table_id(made), *ann = made_key(made, 0);
    struct client *c = client_at(server.port, id, ann);
    uint64_t random = 5;
    play_on(&c, 1, &random, 10);
    json_t *report = client_ask(c, "report", NULL);
    json_decref(http_json(server.port, 200, text_at(report, "file"), ann, NULL));
    json_t *branch = client_ask(c, "branch", NULL);
    client_sync(c);
    check(strcmp(text_at(c->state, "table.openings.0.how"), "report") == 0 &&
              strcmp(text_at(c->state, "table.openings.1.how"), "branch") == 0,
          "so do a report that is fetched, and a branch");
    check(json_is_null(at(branch, "table.fair.commitment")), "a branch promises nothing yet");
    struct reply save = exported(id, ann);
    struct reply brought =
        http_bytes(server.port, "/api/import?name=Ann", NULL, save.body, save.size);
    check(strcmp(text_at(branch, "table.openings.0.by"), "Ann") == 0 &&
              strcmp(text_at(branch, "table.openings.0.how"), "branch") == 0 &&
              strcmp(text_at(brought.json, "table.openings.0.by"), "Ann") == 0 &&
              strcmp(text_at(brought.json, "table.openings.0.how"), "import") == 0,
          "whoever comes to a branch or an import knows that its host knows it");
    reply_free(&save);
    reply_free(&brought);
    check(post(table_id(branch), "free", made_key(branch, 0), "{\"seat\":1}") == 200,
          "a seat is free");
    char *ben = sit_with(table_id(branch), 1, "Ben", PART_B);
    json_t *state = state_of(table_id(branch));
    check(*text_at(state, "table.fair.commitment") != 0, "until somebody sits down there");
    json_decref(state);
    free(ben);
    json_decref(branch);
    json_decref(report);
    client_close(c);
    json_decref(made);
}

static void a_host_is_somebody(void)
{
    json_t *made = make_table(server.port, "\"name\":\"Hal\",\"seats\":[{\"who\":\"open\"}]");
    json_t *book = make_table(server.port, "\"name\":\"Hal\",\"open_book\":true,"
                                           "\"seats\":[{\"who\":\"open\"}]");
    char *ann = sit_with(table_id(made), 0, "Ann", PART_A);
    char *bea = sit_with(table_id(book), 0, "Bea", PART_A);
    struct reply r = exported(table_id(made), made_key(made, 0));
    check(r.status == 403, "a host without a seat cannot export the play of another");
    reply_free(&r);
    r = exported(table_id(made), ann);
    check(r.status == 403, "nor the other under the eyes of the host");
    reply_free(&r);
    r = exported(table_id(book), made_key(book, 0));
    json_t *state = state_of(table_id(book));
    check(r.status == 200 && strcmp(text_at(state, "table.openings.0.by"), "Hal") == 0,
          "unless the book is open, and then it is told");
    json_decref(state);
    reply_free(&r);
    free(ann);
    free(bea);
    json_decref(made);
    json_decref(book);
}

/* With the end the key is told: whoever goes back behind it plays with another. */
static void undone_behind_the_end(void)
{
    json_t *made = make_table(server.port, "\"name\":\"Ann\",\"part\":\"" PART_A "\"");
    struct client *c = client_at(server.port, table_id(made), made_key(made, 0));
    check(play_to_the_end(&c, 1), "played to the end");
    json_t *undone = client_ask(c, "undo", NULL);
    check(json_is_true(at(undone, "done")), "undone");
    json_decref(undone);
    client_sync(c);
    check(!at(c->state, "table.fair.keys") && *text_at(c->state, "table.fair.commitment"),
          "a play that goes on has a key that was not told");
    check(number_at(c->state, "table.fair.from") == number_at(c->state, "table.length"),
          "from here on");
    check(strcmp(text_at(c->state, "table.openings.0.how"), "end") == 0 &&
              strcmp(text_at(c->state, "table.openings.0.by"), "Ann") == 0,
          "and whoever sits down later knows that all of it was told");
    check(play_to_the_end(&c, 1), "and to the end again");
    all_follow(c, table_id(made), 2);
    client_close(c);
    json_decref(made);
}

/* One who ends the play, looks at all hands and takes the end back again would know
 * what nobody should. In some of these plays the last answer is the end. */
static void the_end_is_not_taken_back_alone(int seed)
{
    struct pair p = make_pair(server.port, seed, NULL);
    struct client *c[2] = {client_at(server.port, p.table, p.key[0]),
                           client_at(server.port, p.table, p.key[1])};
    uint64_t random = (uint64_t)seed;
    play_on(c, 2, &random, 4000);
    for (int i = 0; i < 2; i++) {
        client_sync(c[i]);
        check(strcmp(text_at(c[i]->state, "can_undo"), "ask") == 0,
              "seat %d has to ask at the end of %d", i, seed);
    }
    json_t *asked = client_ask(c[0], "undo", NULL);
    check(json_is_false(at(asked, "done")), "nobody takes the end back alone");
    json_t *agreed = client_ask(c[1], "consent", json_pack("{s:b}", "agree", 1));
    check(!*error_code(agreed), "but with the other");
    client_sync(c[1]);
    check(strcmp(text_at(c[1]->state, "table.status"), "playing") == 0 &&
              strcmp(text_at(c[1]->state, "table.openings.0.by"), "Ann") == 0 &&
              strcmp(text_at(c[1]->state, "table.openings.0.how"), "end") == 0,
          "and then it is told that all was open");
    json_decref(asked);
    json_decref(agreed);
    client_close(c[0]);
    client_close(c[1]);
}

void test_fair(void)
{
    if (!server_up(&server, "fair.db"))
        return;
    promised_before_the_first_draw();
    known_before_the_guest_comes();
    branches_and_reports_open();
    a_host_is_somebody();
    undone_behind_the_end();
    the_end_is_not_taken_back_alone(1);
    the_end_is_not_taken_back_alone(7);
    the_end_is_not_taken_back_alone(19);
    server_down(&server);
}
