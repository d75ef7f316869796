/* Plays as files: export, import, branches, reports; and when they are not given. */
#include "test.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct served server;

static struct reply get(const char *table, const char *what, const char *key)
{
    char path[160];
    snprintf(path, sizeof path, "/api/tables/%s/%s", table, what);
    return http(server.port, path, key, NULL);
}

/* What a program would do, for whoever is asked and nobody else. */
static void hints(void)
{
    json_t *made = make_table(server.port, "\"name\":\"Ann\",\"setup\":{\"seed\":31},"
                                           "\"seats\":[{\"who\":\"me\"}]");
    struct client *c = client_at(server.port, table_id(made), made_key(made, 0));
    struct reply hint = get(table_id(made), "hint", made_key(made, 0));
    check(hint.status == 200 && json_array_size(at(hint.json, "hint.lines")) > 0,
          "who is asked gets a hint (%.200s)", hint.body);
    check(number_at(hint.json, "hint.choice") <
              (int)json_array_size(at(client_first_ask(c), "options")),
          "it is one of the options");
    struct reply refused = get(table_id(made), "hint", NULL);
    check(refused.status == 403, "a spectator does not");
    json_t *reply = client_ask(c, "hint", NULL);
    check(strcmp(error_code(reply), "bad_request") == 0, "it takes too long for a socket");
    json_decref(reply);
    reply_free(&refused);
    reply_free(&hint);
    client_close(c);
    json_decref(made);
}

static void export_and_import(void)
{
    json_t *made = make_table(server.port, "\"name\":\"Ann\",\"setup\":{\"seed\":31},"
                                           "\"seats\":[{\"who\":\"me\"},{\"who\":\"bot\"}]");
    struct client *c = client_at(server.port, table_id(made), made_key(made, 0));
    uint64_t random = 3;
    play_on(&c, 1, &random, 100);
    json_decref(client_ask(c, "undo", NULL));
    client_sync(c);
    struct reply file = get(table_id(made), "export", made_key(made, 0));
    check(file.status == 200 && file.size > 1000, "one person may export");
    struct reply refused = get(table_id(made), "export", NULL);
    check(refused.status == 403, "a spectator may not");
    reply_free(&refused);
    struct reply in = http_bytes(server.port, "/api/import?seats=me,bot:random&name=Bea%20Lo", NULL,
                                 file.body, file.size);
    check(in.status == 200, "and import (%.200s)", in.body);
    check(strcmp(text_at(in.json, "table.seats.0.name"), "Bea Lo") == 0, "under a name");
    struct client *d = client_at(server.port, table_id(in.json), made_key(in.json, 0));
    check(d && json_equal(at(client_first_ask(c), "prompt"), at(client_first_ask(d), "prompt")),
          "the same question");
    check(number_at(c->state, "table.length") == number_at(d->state, "table.length"),
          "the same length");
    check(play_on(&d, 1, &random, 20), "and on it goes");
    struct reply seat =
        http_bytes(server.port, "/api/import?name=Player%201", NULL, file.body, file.size);
    check(seat.status == 200 && strcmp(text_at(seat.json, "table.seats.0.name"), "Player 1") != 0,
          "who brings a play as \"Player 1\" gets another name (%.200s)", seat.body);
    reply_free(&seat);
    /* Any byte changed, and it is refused or still good, but never a crash. */
    int bad = 0;
    for (size_t at_byte = 0; at_byte < file.size; at_byte += file.size / 40 + 1) {
        file.body[at_byte] ^= 0x55;
        struct reply r = http_bytes(server.port, "/api/import", NULL, file.body, file.size);
        bad += r.status == 422;
        check(r.status == 422 || r.status == 200, "a damaged file: %d", r.status);
        reply_free(&r);
        file.body[at_byte] ^= 0x55;
    }
    check(bad > 30, "damaged files are refused (%d)", bad);
    struct reply none = http_bytes(server.port, "/api/import", NULL, "nonsense", 8);
    check(none.status == 422, "nonsense is refused");
    reply_free(&none);
    reply_free(&in);
    reply_free(&file);
    client_close(c);
    client_close(d);
    json_decref(made);
}

static void branches(void)
{
    json_t *made = make_table(server.port, "\"name\":\"Ann\",\"setup\":{\"seed\":32},"
                                           "\"seats\":[{\"who\":\"me\"},{\"who\":\"bot\"}]");
    struct client *c = client_at(server.port, table_id(made), made_key(made, 0));
    uint64_t random = 3;
    play_on(&c, 1, &random, 20);
    client_sync(c);
    int64_t length = number_at(c->state, "table.length");
    json_t *then = json_deep_copy(at(c->state, "view"));
    play_on(&c, 1, &random, 30);
    client_sync(c);
    json_t *now = json_deep_copy(at(c->state, "view"));
    json_t *branch = client_ask(c, "branch", json_pack("{s:I}", "at", (json_int_t)length));
    check(!*error_code(branch) && strlen(table_id(branch)) == 16, "a branch is made");
    check(strcmp(text_at(branch, "table.from.table"), table_id(made)) == 0, "it knows from where");
    struct client *d = client_at(server.port, table_id(branch), made_key(branch, 0));
    client_sync(d);
    check(d && json_equal(at(d->state, "view"), then), "and begins there");
    uint64_t other = 99;
    check(play_on(&d, 1, &other, 30), "it is played on its own");
    client_sync(c);
    check(json_equal(at(c->state, "view"), now), "the first one does not notice");
    /* From steps of all kinds, also where chance is asked; not so many at once that it is too fast.
     */
    enum { EVERY = 7 };
    bool all = true;
    for (int64_t i = 0; i <= length; i += EVERY) {
        json_t *one = client_ask(c, "branch", json_pack("{s:I}", "at", (json_int_t)i));
        all &= !*error_code(one);
        json_decref(one);
    }
    check(all && length > 10 * EVERY, "from many steps");
    json_decref(branch);
    json_decref(then);
    json_decref(now);
    client_close(c);
    client_close(d);
    json_decref(made);
}

static void what_is_hidden_stays_hidden(void)
{
    struct pair p = make_pair(server.port, 33, NULL),
                open = make_pair(server.port, 33, "\"open_book\":true");
    struct client *c = client_at(server.port, p.table, p.key[0]);
    struct reply r = get(p.table, "export", p.key[0]);
    check(r.status == 403, "no export while another plays");
    reply_free(&r);
    json_t *reply = client_ask(c, "branch", NULL);
    check(strcmp(error_code(reply), "not_allowed") == 0, "no branch either");
    json_decref(reply);
    reply = client_ask(c, "report", json_pack("{s:s}", "text", "the\nspider bites"));
    const char *id = text_at(reply, "report");
    check(strlen(id) == 16 && !at(reply, "file"), "a report is kept, but not given");
    char path[128];
    snprintf(path, sizeof path, "/api/reports/%s", id);
    r = http(server.port, path, p.key[0], NULL);
    check(r.status == 403, "not even when asked for");
    reply_free(&r);
    json_decref(reply);
    client_close(c);
    r = get(open.table, "export", open.key[0]);
    check(r.status == 200, "an open book can be exported");
    reply_free(&r);
    c = client_at(server.port, open.table, open.key[1]);
    reply = client_ask(c, "report", json_pack("{s:s}", "text", "all is well"));
    json_t *file = http_json(server.port, 200, text_at(reply, "file"), open.key[1], NULL);
    check(*text_at(file, "save") && *text_at(file, "arbiter") && at(file, "state.view"),
          "a report has the save, the version and the view");
    json_decref(file);
    json_decref(reply);
    client_close(c);
}

void test_files(void)
{
    if (!server_up(&server, "files.db"))
        return;
    hints();
    export_and_import();
    branches();
    what_is_hidden_stays_hidden();
    server_down(&server);
}
