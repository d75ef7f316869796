/* Campaigns over several tables: on after a win, again after a loss, anew when all
 * is won; the log as a file and from a file. A play shortly before its end is
 * arranged on a table of our own and brought to the server as a save. */
#include "test.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct served server;
static arb_game *game;

struct bytes {
    char *at;
    size_t count;
};

static bool gather(void *with, bool anew, const void *bytes, size_t count, struct arb_error *err)
{
    struct bytes *all = with;
    (void)anew, (void)err;
    all->at = realloc(all->at, all->count + count);
    memcpy(all->at + all->count, bytes, count);
    all->count += count;
    return true;
}

/* Plays shortly before their end. */

/* What somebody would choose who wants to win an arranged play: Aragorn quests,
 * what can be passed is passed. */
static int choice(const json_t *ask)
{
    size_t i;
    json_t *option;
    int pass = 0;
    json_array_foreach (at(ask, "options"), i, option) {
        if (strcmp(text_at(option, "verb"), "commit") == 0 &&
            strstr(text_at(option, "text"), "Aragorn"))
            return (int)i;
        if (json_is_true(at(option, "pass")))
            pass = (int)i;
    }
    return pass;
}

static bool is_quest(const json_t *ask)
{
    return strcmp(text_at(ask, "rule"), "t3.2b") == 0 && number_at(ask, "seat") == 0;
}

/* The save of a play of this setup, in its first quest phase and then arranged. */
static struct bytes arranged(const char *setup, const char *position)
{
    struct bytes save = {0};
    struct arb_error err = {{0}, {0}, {0}, 0};
    struct arb_ask ask;
    json_t *how = json_loads(setup, 0, NULL), *where = json_loads(position, 0, NULL);
    arb_table *table = arb_table_open(game, how, 0, &err);
    check(table != NULL, "a campaign begins: %s", err.text);
    bool there = false;
    while (table && !there && arb_asks(table, &ask, 1) > 0) {
        json_t *words = arb_ask_words(table, &ask);
        there = is_quest(words);
        if (!there)
            arb_answer(table, ask.id, ask.seat, choice(words), &err);
        json_decref(words);
    }
    check(there && arb_arrange(table, where, &err), "it is arranged: %s", err.text);
    arb_save_to(table, (struct arb_keeper){gather, &save}, NULL);
    arb_table_close(table);
    json_decref(how);
    json_decref(where);
    return save;
}

static json_t *import(struct bytes save, const char *query, const char *key)
{
    char path[128];
    snprintf(path, sizeof path, "/api/import?%s", query);
    struct reply r = http_bytes(server.port, path, key, save.at, save.count);
    check(r.status == 200, "it is brought here: %.200s", r.body);
    json_t *made = json_incref(r.json);
    reply_free(&r);
    free(save.at);
    return made;
}

/* Play on as choice() says until the play is over. */
static void finish(struct client **clients, int count)
{
    for (int i = 0; i < 200; i++) {
        struct client *c = NULL;
        for (int k = 0; k < count; k++) {
            client_sync(clients[k]);
            if (client_first_ask(clients[k]))
                c = clients[k];
        }
        if (!c)
            return;
        json_decref(answer(c, client_first_ask(c), choice(client_first_ask(c)), NULL));
    }
}

static struct reply ask_http(const char *table, const char *what, const char *key, const char *body)
{
    char path[128];
    snprintf(path, sizeof path, "/api/tables/%s/%s", table, what);
    return http(server.port, path, key, body);
}

/* An error of this code, with these words. */
static void refused(struct reply r, const char *code, const char *words)
{
    check(strcmp(error_code(r.json), code) == 0 && strstr(text_at(r.json, "error.text"), words),
          "refused as %s, \"%s\": %.300s", code, words, r.body);
    reply_free(&r);
}

static bool mentions(const json_t *value, const char *words)
{
    char *text = json_dumps(value, JSON_ENCODE_ANY);
    bool found = text && strstr(text, words);
    free(text);
    return found;
}

/* After a win, and after a loss. */

static const char first[] =
    "{\"campaign\":true,\"seed\":5,\"first_player\":0,\"deckbuilding\":\"free\",\"seats\":["
    "{\"deck\":\"core-leadership\"},{\"deck\":{\"name\":\"Dwarves\",\"heroes\":[\"Gimli\"],"
    "\"cards\":{\"Beorn\":3}}}]}";
static const char last_stage[] =
    "{\"staging\":[],\"encounter_top\":[\"Evil Storm\",\"Evil Storm\"],"
    "\"quest\":{\"stage\":\"Beorn's Path\",\"progress\":9}}";

static void secrets(const char *table, char key[2][64])
{
    struct reply r = ask_http(table, "campaign", key[0], NULL);
    check(r.status == 200 &&
              strcmp(text_at(r.json, "campaign.stands_at"), "Journey Along the Anduin") == 0,
          "the log can be read: %.300s", r.body);
    check(mentions(r.json, "Gimli") && mentions(r.json, "Dwarves") && !mentions(r.json, "Beorn"),
          "but not what is in a deck");
    check(mentions(at(r.json, "campaign.words"), "Mendor's Support"), "it is there in words");
    reply_free(&r);
    r = ask_http(table, "state", NULL, NULL);
    check(strcmp(text_at(r.json, "table.setup.campaign"), "mirkwood-paths") == 0 &&
              !mentions(r.json, "Beorn"),
          "nor does the table tell it");
    reply_free(&r);
    refused(ask_http(table, "campaign?file=1", key[0], NULL), "not_allowed", "decks");
    refused(ask_http(table, "campaign?file=1", NULL, NULL), "not_allowed", "decks");
}

/* The file goes on at a terminal. */
static void file_of(const char *table, const char *key, const char *part)
{
    struct arb_error err = {{0}, {0}, {0}, 0};
    struct reply r = ask_http(table, "campaign?file=1", key, NULL);
    check(r.status == 200 && strcmp(text_at(r.json, "part"), part) == 0 && !at(r.json, "words"),
          "the log as a file: %.300s", r.body);
    check(mentions(r.json, "Beorn") && strcmp(text_at(r.json, "players.1.name"), "Ben") == 0,
          "it has the decks and the names");
    json_t *setup = json_pack("{s:O, s:s}", "campaign", r.json, "deckbuilding", "free");
    arb_table *play = arb_table_open(game, setup, 0, &err);
    check(play && arb_seat_count(play) == 2, "it goes on elsewhere: %s", err.text);
    arb_table_close(play);
    json_decref(setup);
    reply_free(&r);
}

/* Scenario 2 is gathered for with the keys of scenario 1, begun, lost and gathered
 * for again. */
static void second(const char *before, const char *table, char key[2][64])
{
    struct client *c[2] = {client_at(server.port, table, key[0]),
                           client_at(server.port, table, key[1])};
    check(c[0] && c[1] && number_at(c[1]->state, "you.seat") == 1 &&
              strcmp(text_at(c[1]->state, "you.name"), "Ben") == 0,
          "the keys still hold");
    check(json_is_true(at(c[0]->state, "you.host")) && !json_is_true(at(c[1]->state, "you.host")),
          "the host is the host");
    const json_t *t = at(c[0]->state, "table");
    check(strcmp(text_at(t, "status"), "gathering") == 0 && number_at(t, "campaign.number") == 2 &&
              number_at(t, "campaign.of") == 3 && json_is_true(at(t, "campaign.carried")) &&
              strcmp(text_at(t, "before"), before) == 0 && !json_is_true(at(t, "listed")) &&
              strcmp(text_at(t, "title"), "Paths") == 0,
          "the second of three is gathered for");
    secrets(table, key);
    /* A client that says the whole setup again does not lose the log. */
    struct reply r = ask_http(table, "setup", key[0],
                              "{\"setup\":{\"campaign\":\"mirkwood-paths\",\"mode\":\"easy\"}}");
    check(r.status == 200, "the setup can be changed: %s", r.body);
    reply_free(&r);
    refused(
        ask_http(table, "setup", key[0], "{\"setup\":{\"scenario\":\"passage-through-mirkwood\"}}"),
        "refused", "stands at scenario 2");
    refused(ask_http(table, "onward", key[0], "{}"), "conflict", "not over");
    json_decref(client_ask(c[0], "start", NULL));
    client_sync(c[0]);
    check(strcmp(text_at(c[0]->state, "view.title"), "Journey Along the Anduin") == 0, "it begins");
    json_decref(client_ask(c[1], "bot", json_pack("{s:i}", "seat", 1)));
    uint64_t random = 8;
    check(play_on(c, 1, &random, 5000), "it is played to its end");
    client_sync(c[0]);
    check(strcmp(text_at(c[0]->state, "table.status"), "lost") == 0 &&
              strcmp(text_at(c[0]->state, "table.campaign.onward"), "again") == 0,
          "and lost (%s)", text_at(c[0]->state, "table.status"));
    json_t *again = client_ask(c[0], "onward", NULL);
    check(number_at(again, "table.campaign.number") == 2 &&
              strcmp(text_at(again, "table.seats.1.kind"), "bot") == 0 &&
              strcmp(text_at(again, "table.setup.mode"), "easy") == 0,
          "the same once more, with the bot");
    r = ask_http(text_at(again, "table.table"), "delete", key[0], "{}");
    check(r.status == 200, "which can be deleted: %s", r.body);
    reply_free(&r);
    client_sync(c[0]);
    check(json_is_null(at(c[0]->state, "table.next")), "then this table leads nowhere");
    json_t *anew = client_ask(c[0], "onward", NULL);
    check(strcmp(text_at(anew, "table.table"), text_at(again, "table.table")) != 0 &&
              strlen(text_at(anew, "table.table")) == 16,
          "until the host goes on again");
    json_decref(anew);
    json_decref(again);
    client_close(c[0]);
    client_close(c[1]);
}

static void win_and_onward(void)
{
    json_t *made =
        import(arranged(first, last_stage), "seats=me,open&name=Ann&title=Paths&listed=0", NULL);
    const char *table = table_id(made);
    char key[2][64], next[32];
    char *ben = sit(server.port, table, 1, "Ben");
    snprintf(key[0], sizeof key[0], "%s", made_key(made, 0));
    snprintf(key[1], sizeof key[1], "%s", ben);
    free(ben);
    struct client *c[2] = {client_at(server.port, table, key[0]),
                           client_at(server.port, table, key[1])};
    check(number_at(c[0]->state, "table.campaign.number") == 1 &&
              strcmp(text_at(c[0]->state, "table.campaign.name"), "Mirkwood Paths") == 0 &&
              json_is_null(at(c[0]->state, "table.campaign.onward")),
          "the table says that it plays a campaign");
    refused(ask_http(table, "onward", key[0], "{}"), "conflict", "not over");
    finish(c, 2);
    check(strcmp(text_at(c[1]->state, "table.status"), "won") == 0 &&
              number_at(c[1]->state, "table.campaign.number") == 1 &&
              strcmp(text_at(c[1]->state, "table.campaign.onward"), "next") == 0,
          "it is won (%s)", text_at(c[1]->state, "table.status"));
    file_of(table, key[1], "journey-along-the-anduin");
    refused(ask_http(table, "onward", key[1], "{}"), "not_allowed", "host");
    refused(ask_http(table, "onward", NULL, "{}"), "not_allowed", "host");
    json_t *onward = client_ask(c[0], "onward", NULL);
    snprintf(next, sizeof next, "%s", text_at(onward, "table.table"));
    check(strlen(next) == 16 && strcmp(next, table) != 0, "on to the next table");
    json_decref(onward);
    client_sync(c[1]);
    check(strcmp(text_at(c[1]->state, "table.next"), next) == 0, "the others are told where");
    check(up_to_date(c[1], server.port, table, key[1]), "and all else");
    client_close(c[0]);
    client_close(c[1]);
    server_kill(&server);
    if (server_up(&server, "campaign.db")) {
        struct reply r = ask_http(table, "onward", key[0], "{}");
        check(strcmp(text_at(r.json, "table.table"), next) == 0, "the same after a crash: %.200s",
              r.body);
        reply_free(&r);
        second(table, next, key);
    }
    json_decref(made);
}

/* When all is won. */

static const char third[] =
    "{\"campaign\":{\"campaign\":\"mirkwood-paths\",\"scenario\":3,\"notes\":{\"prisoner\":"
    "\"Gl\xc3\xb3in\"},\"pool\":[{\"card\":\"Valor\",\"bearer\":\"Aragorn\",\"owner\":0}]},"
    "\"seed\":5,\"seats\":[{\"deck\":\"core-leadership\"}]}";
static const char last_of_all[] =
    "{\"staging\":[],\"encounter_top\":[\"Evil Storm\",\"Evil Storm\"],"
    "\"quest\":{\"stage\":3,\"progress\":6}}";

static void complete(void)
{
    json_t *account = http_json(server.port, 200, "/api/register", NULL,
                                "{\"name\":\"Dora\",\"password\":\"a long secret\"}");
    const char *token = text_at(account, "token");
    json_t *made = import(arranged(third, last_of_all), "seats=me", token);
    struct client *c = client_at(server.port, table_id(made), token);
    check(number_at(c->state, "table.campaign.number") == 3, "the last scenario");
    finish(&c, 1);
    check(strcmp(text_at(c->state, "table.status"), "won") == 0 &&
              json_is_true(at(c->state, "table.campaign.complete")) &&
              strcmp(text_at(c->state, "table.campaign.onward"), "anew") == 0,
          "all is won (%s)", text_at(c->state, "table.status"));
    json_t *log = client_ask(c, "campaign", NULL);
    check(json_is_true(at(log, "campaign.complete")) && json_is_true(at(log, "campaign.next")) &&
              mentions(at(log, "campaign.words"), "Escape from Dol Guldur"),
          "the log of a complete campaign can be read");
    json_decref(log);
    json_t *anew = client_ask(c, "onward", NULL);
    check(number_at(anew, "table.campaign.number") == 1 && !*error_code(anew),
          "another campaign follows: %s", text_at(anew, "error.text"));
    json_t *mine = http_json(server.port, 200, "/api/mine", token, "{}");
    check(json_array_size(at(mine, "tables")) == 2, "the account has both tables");
    json_decref(mine);
    /* What is undone leads nowhere; another end leads to another table. */
    json_decref(client_ask(c, "undo", NULL));
    client_sync(c);
    check(strcmp(text_at(c->state, "table.status"), "playing") == 0 &&
              json_is_null(at(c->state, "table.next")) &&
              json_is_null(at(c->state, "table.campaign.onward")),
          "the end is undone");
    finish(&c, 1);
    json_t *other = client_ask(c, "onward", NULL);
    check(!*error_code(other) &&
              strcmp(text_at(anew, "table.table"), text_at(other, "table.table")) != 0,
          "another end, another table");
    json_decref(other);
    json_decref(anew);
    client_close(c);
    json_decref(made);
    json_decref(account);
}

/* From a file. */

static struct reply begin(const char *log, const char *seats)
{
    char *body = NULL;
    if (asprintf(&body, "{\"game\":\"" GAME "\",\"name\":\"Ann\",\"setup\":{\"campaign\":%s}%s%s}",
                 log, seats ? ",\"seats\":" : "", seats ? seats : "") < 0)
        abort();
    struct reply r = http(server.port, "/api/tables", NULL, body);
    free(body);
    return r;
}

static void broken_logs(void)
{
    refused(begin("{\"campaign\":\"the-long-dark\"}", NULL), "refused", "no campaign");
    refused(begin("{\"campaign\":\"mirkwood-paths\",\"game\":\"chess\"}", NULL), "refused",
            "chess");
    refused(begin("{\"campaign\":\"mirkwood-paths\",\"scenario\":9}", NULL), "refused", "1 to 3");
    refused(begin("{\"campaign\":\"mirkwood-paths\",\"scenario\":4}", NULL), "refused", "complete");
    refused(begin("{\"campaign\":\"mirkwood-paths\",\"pool\":[{\"card\":\"Gandalf\"}]}", NULL),
            "refused", "no boon");
    refused(begin("{\"campaign\":\"mirkwood-paths\",\"players\":[{},{}]}", "[{\"who\":\"me\"}]"),
            "refused", "as many players");
    char *large = malloc(50000);
    memset(large, 'x', 49999);
    large[49999] = 0;
    char *log = NULL;
    if (asprintf(&log, "{\"campaign\":\"mirkwood-paths\",\"name\":\"%s\"}", large) < 0)
        abort();
    refused(begin(log, NULL), "bad_request", "large");
    free(log);
    free(large);
}

/* Who has fallen is replaced while the table gathers. */
static void the_fallen(void)
{
    struct reply r =
        begin("{\"campaign\":\"mirkwood-paths\",\"scenario\":2,\"fallen\":[\"Gl\xc3\xb3in\","
              "\"Aragorn\"],\"players\":[{\"name\":\"Ann\",\"deck\":\"core-leadership\",\"heroes\":"
              "[\"Aragorn\",\"Gl\xc3\xb3in\",\"Th\xc3\xa9odred\"]}]}",
              "[{\"who\":\"me\"}]");
    check(r.status == 200 && strcmp(text_at(r.json, "table.status"), "gathering") == 0,
          "a log is begun from, and waits: %.300s", r.body);
    check(strcmp(text_at(r.json, "table.seats.0.options.deck"), "core-leadership") == 0,
          "the table tells whose deck it was");
    struct client *c = client_at(server.port, table_id(r.json), made_key(r.json, 0));
    json_t *reply = client_ask(c, "start", NULL);
    check(strstr(text_at(reply, "error.text"), "has fallen"), "it cannot begin like that: %s",
          text_at(reply, "error.text"));
    json_decref(reply);
    for (int needs = 2; needs > 0; needs--) {
        reply = client_ask(c, "campaign", NULL);
        check((int)json_array_size(at(reply, "campaign.needs")) == needs, "%d must be replaced",
              needs);
        json_t *chosen = client_ask(
            c, "options",
            json_pack("{s:O}", "options", at(reply, "campaign.needs.0.choices.0.options")));
        check(!*error_code(chosen), "somebody takes the place: %s", text_at(chosen, "error.text"));
        json_decref(chosen);
        json_decref(reply);
    }
    /* A client that says all again that it was told has changed nothing. */
    reply = client_ask(c, "options",
                       json_pack("{s:O}", "options", at(c->state, "table.seats.0.options")));
    check(json_is_true(at(c->state, "table.seats.0.options.heroes")) && !*error_code(reply),
          "options told and said again: %s", text_at(reply, "error.text"));
    json_decref(reply);
    struct reply looks = ask_http(table_id(r.json), "campaign", NULL, NULL);
    check(looks.status == 200 && json_array_size(at(looks.json, "campaign.needs")) == 0,
          "nothing is needed any more");
    reply_free(&looks);
    json_decref(client_ask(c, "start", NULL));
    client_sync(c);
    check(strcmp(text_at(c->state, "view.title"), "Journey Along the Anduin") == 0 &&
              number_at(c->state, "table.campaign.number") == 2,
          "and it begins");
    client_close(c);
    reply_free(&r);
}

static void no_campaign(void)
{
    json_t *made = make_table(server.port, "\"name\":\"Ann\",\"setup\":{\"seed\":3}");
    struct client *c = client_at(server.port, table_id(made), made_key(made, 0));
    uint64_t random = 4;
    check(json_is_null(at(c->state, "table.campaign")), "no campaign");
    play_on(&c, 1, &random, 5000);
    json_t *reply = client_ask(c, "onward", NULL);
    check(strcmp(error_code(reply), "conflict") == 0 &&
              strstr(text_at(reply, "error.text"), "not part of a campaign"),
          "leads nowhere: %s", text_at(reply, "error.text"));
    json_decref(reply);
    reply = client_ask(c, "campaign", NULL);
    check(strcmp(error_code(reply), "not_found") == 0, "and has no log");
    json_decref(reply);
    client_close(c);
    json_decref(made);
}

void test_campaign(void)
{
    struct arb_error err;
    game = arb_game_load(GAME, NULL, &err);
    if (game && server_up(&server, "campaign.db")) {
        win_and_onward();
        complete();
        broken_logs();
        the_fallen();
        no_campaign();
        server_down(&server);
    }
    arb_game_free(game);
}
