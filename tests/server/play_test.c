/* Playing: a whole game of two people, tabs, nonces, forged and stale answers,
 * undo with and without consent, orders, chat, tables that left memory. */
#include "test.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct served server;

static int by_size(const void *a, const void *b)
{
    size_t x = *(const size_t *)a, y = *(const size_t *)b;
    return x < y ? -1 : x > y;
}

/* Two people and two spectators, one over each transport's own path. */
static void a_whole_game(void)
{
    struct pair p = make_pair(server.port, 5, NULL);
    struct client *c[3] = {client_at(server.port, p.table, p.key[0]),
                           client_at(server.port, p.table, p.key[1]),
                           client_at(server.port, p.table, NULL)};
    uint64_t random = 3;
    check(c[0] && c[1] && c[2], "all come in");
    if (!c[0] || !c[1] || !c[2])
        return;
    check(json_is_null(at(c[2]->state, "you.seat")), "a spectator has no seat");
    bool good = true;
    int rounds = 0;
    while (good && strcmp(text_at(c[0]->state, "table.status"), "playing") == 0 && rounds++ < 200) {
        good = play_on(c, 3, &random, 20);
        for (int i = 0; i < 3; i++)
            client_sync(c[i]);
        for (int i = 0; i < 3 && good; i++)
            good = up_to_date(c[i], server.port, p.table, i < 2 ? p.key[i] : NULL);
    }
    check(good, "patches lead to the state, every time");
    const char *status = text_at(c[1]->state, "table.status");
    check(strcmp(status, "won") == 0 || strcmp(status, "lost") == 0, "the game ends (%s)", status);
    check(json_array_size(at(c[0]->state, "asks")) == 0, "nothing is asked any more");
    qsort(c[0]->sizes, c[0]->updates, sizeof *c[0]->sizes, by_size);
    size_t median = c[0]->updates ? c[0]->sizes[c[0]->updates / 2] : 0;
    size_t most = c[0]->updates ? c[0]->sizes[c[0]->updates * 9 / 10] : 0;
    printf("updates of a seat: %zu, median %zu bytes, nine of ten below %zu, largest %zu\n",
           c[0]->updates, median, most, c[0]->largest);
    check(median <= 4096, "updates are small (median %zu)", median);
    for (int i = 0; i < 3; i++)
        client_close(c[i]);
}

static void tabs_and_nonces(void)
{
    struct pair p = make_pair(server.port, 6, NULL);
    struct client *one = client_at(server.port, p.table, p.key[0]),
                  *two = client_at(server.port, p.table, p.key[0]),
                  *ben = client_at(server.port, p.table, p.key[1]);
    uint64_t random = 1;
    struct client *both[] = {one, ben};
    while (!client_first_ask(one))
        play_on(both, 2, &random, 1);
    client_sync(one);
    client_sync(two);
    json_t *ask = json_deep_copy(client_first_ask(one));
    check(json_equal(ask, client_first_ask(two)), "both tabs have the question");
    json_t *first = answer(one, ask, 0, "same");
    json_t *second = answer(one, ask, 0, "same");
    check(!*error_code(first) && !at(first, "again"), "an answer is taken");
    check(!*error_code(second) && json_is_true(at(second, "again")),
          "its repetition is acknowledged");
    check(number_at(first, "length") == number_at(second, "length"), "and changes nothing");
    json_decref(second);
    second = answer(two, ask, 0, "other");
    check(strcmp(error_code(second), "stale") == 0, "the other tab comes too late");
    json_decref(second);
    second = answer(two, ask, 0, NULL);
    check(strcmp(error_code(second), "stale") == 0, "without nonce, too");
    json_decref(second);
    wait_length(two, number_at(first, "length"));
    client_sync(one);
    client_sync(two);
    check(json_equal(at(one->state, "view"), at(two->state, "view")), "both tabs are up to date");
    check(up_to_date(two, server.port, p.table, p.key[0]), "really");
    json_decref(first);
    client_sync(ben);
    /* The nonce of one answer is not good for another. */
    while (!client_first_ask(one))
        play_on(both, 2, &random, 1);
    first = answer(one, client_first_ask(one), 0, "same");
    check(strcmp(error_code(first), "conflict") == 0, "a nonce counts once");
    json_decref(first);
    json_decref(ask);
    client_close(one);
    client_close(two);
    client_close(ben);
}

static void forged_answers(void)
{
    struct pair p = make_pair(server.port, 7, NULL), other = make_pair(server.port, 7, NULL);
    struct client *c[2] = {client_at(server.port, p.table, p.key[0]),
                           client_at(server.port, p.table, p.key[1])};
    struct client *watcher = client_at(server.port, p.table, NULL);
    int asked = client_first_ask(c[0]) ? 0 : 1;
    json_t *ask = json_deep_copy(client_first_ask(c[asked]));
    char body[256], path[128];
    int64_t length = number_at(c[0]->state, "table.length");
    json_t *reply = answer(c[1 - asked], ask, 0, "x");
    check(strcmp(error_code(reply), "not_allowed") == 0, "not for another's seat");
    json_decref(reply);
    reply = answer(watcher, ask, 0, "x");
    check(strcmp(error_code(reply), "not_allowed") == 0, "not as a spectator");
    json_decref(reply);
    reply = client_ask(c[1 - asked], "answer",
                       json_pack("{s:O, s:i}", "ask", at(ask, "ask"), "option", 0));
    check(strcmp(error_code(reply), "stale") == 0, "not what one is not asked");
    json_decref(reply);
    static const char *const names[] = {
        "", "x", "1", "1.", ".0", "-1.0", "1.-1", "99999999999.0", "1.0.0", "0.0", "1.99"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        reply =
            client_ask(c[asked], "answer", json_pack("{s:s, s:i}", "ask", names[i], "option", 0));
        check(*error_code(reply) != 0, "ask \"%s\" is refused", names[i]);
        json_decref(reply);
    }
    static const int options[] = {-1, 1000, 65535, 65536, 2147483647};
    for (size_t i = 0; i < sizeof options / sizeof *options; i++) {
        reply = answer(c[asked], ask, options[i], NULL);
        check(*error_code(reply) != 0, "option %d is refused", options[i]);
        json_decref(reply);
    }
    reply = client_ask(c[asked], "answer",
                       json_pack("{s:O, s:i, s:i}", "ask", at(ask, "ask"), "option", 0, "seat", 8));
    check(*error_code(reply) != 0, "nobody answers for chance");
    json_decref(reply);
    snprintf(path, sizeof path, "/api/tables/%s/answer", p.table);
    snprintf(body, sizeof body, "{\"ask\":\"%s\",\"option\":0}", text_at(ask, "ask"));
    struct reply r = http(server.port, path, other.key[asked], body);
    check(r.status == 403, "a key of another table is no key");
    reply_free(&r);
    r = http(server.port, path, NULL, body);
    check(r.status == 403, "nor is none");
    reply_free(&r);
    snprintf(path, sizeof path, "/api/tables/%s/state", p.table);
    json_t *state = http_json(server.port, 200, path, p.key[0], NULL);
    check(number_at(state, "table.length") == length, "and nothing was changed by all that");
    json_decref(state);
    json_decref(ask);
    client_close(c[0]);
    client_close(c[1]);
    client_close(watcher);
}

/* Undo. */

static void undo_alone(void)
{
    json_t *made = make_table(server.port, "\"name\":\"Ann\",\"setup\":{\"seed\":9}");
    struct client *c = client_at(server.port, table_id(made), made_key(made, 0));
    uint64_t random = 4;
    check(strcmp(text_at(c->state, "can_undo"), "no") == 0, "nothing to undo yet");
    json_t *none = client_ask(c, "undo", NULL);
    check(strcmp(error_code(none), "conflict") == 0, "and it is refused");
    json_decref(none);
    play_on(&c, 1, &random, 30);
    json_t *before = json_deep_copy(at(c->state, "view"));
    json_t *ask = json_deep_copy(client_first_ask(c));
    int64_t length = number_at(c->state, "table.length");
    play_on(&c, 1, &random, 1);
    check(strcmp(text_at(c->state, "can_undo"), "now") == 0, "alone one can always undo");
    json_t *undone = client_ask(c, "undo", NULL);
    check(json_is_true(at(undone, "done")), "it is done");
    client_sync(c);
    check(json_equal(before, at(c->state, "view")), "the view is as before");
    check(number_at(c->state, "table.length") == length, "the length too");
    check(strcmp(text_at(ask, "ask"), text_at(client_first_ask(c), "ask")) != 0,
          "but the question has another name");
    json_t *stale = answer(c, ask, 0, NULL);
    check(strcmp(error_code(stale), "stale") == 0, "and its old name is stale");
    check(up_to_date(c, server.port, table_id(made), made_key(made, 0)), "all of it is told");
    bool all = true;
    for (int i = 0; i < 40; i++) {
        json_t *more = client_ask(c, "undo", NULL);
        all &= *error_code(more) || json_is_true(at(more, "done"));
        json_decref(more);
    }
    client_sync(c);
    check(all && strcmp(text_at(c->state, "can_undo"), "no") == 0, "back to the beginning");
    check(up_to_date(c, server.port, table_id(made), made_key(made, 0)), "the log as well");
    json_decref(stale);
    json_decref(undone);
    json_decref(ask);
    json_decref(before);
    client_close(c);
    json_decref(made);
}

/* Plays on until the first ask has such a field; false: it never does. */
static bool play_until(struct client *c, const char *field)
{
    uint64_t random = 5;
    for (int i = 0; i < 60; i++) {
        if (json_object_get(client_first_ask(c), field))
            return true;
        play_on(&c, 1, &random, 1);
    }
    return false;
}

static void all_at_once(void)
{
    json_t *made = make_table(server.port, "\"name\":\"Ann\",\"setup\":{\"seed\":9}");
    struct client *c = client_at(server.port, table_id(made), made_key(made, 0));
    json_t *no = client_ask(
        c, "answer",
        json_pack("{s:s, s:s}", "ask", text_at(client_first_ask(c), "ask"), "option", "all"));
    check(strcmp(error_code(no), "refused") == 0, "not of what is one choice");
    json_decref(no);
    check(play_until(c, "all"), "several may be chosen");
    json_t *before = json_deep_copy(at(c->state, "view"));
    size_t others = json_array_size(at(client_first_ask(c), "options"));
    json_t *done = client_ask(
        c, "answer",
        json_pack("{s:s, s:s}", "ask", text_at(client_first_ask(c), "ask"), "option", "all"));
    check(!*error_code(done), "all of them are (%s)", error_code(done));
    client_sync(c);
    check(others > 2 && !json_object_get(client_first_ask(c), "all"), "none is left to choose");
    check(!json_equal(before, at(c->state, "view")), "and the table shows it");
    json_decref(client_ask(c, "undo", NULL));
    client_sync(c);
    check(json_equal(before, at(c->state, "view")), "one undo takes all of them back");
    json_decref(done);
    json_decref(before);
    client_close(c);
    json_decref(made);
}

static void undo_with_others(void)
{
    struct pair p = make_pair(server.port, 11, NULL);
    struct client *c[2] = {client_at(server.port, p.table, p.key[0]),
                           client_at(server.port, p.table, p.key[1])};
    uint64_t random = 8;
    int who = -1;
    for (int n = 0; n < 300 && who < 0; n++) {
        play_on(c, 2, &random, 1);
        for (int i = 0; i < 2; i++) {
            client_sync(c[i]);
            if (strcmp(text_at(c[i]->state, "can_undo"), "ask") == 0)
                who = i;
        }
    }
    check(who >= 0, "a time comes when others must agree");
    struct client *asks = c[who], *agrees = c[1 - who];
    int64_t length = number_at(asks->state, "table.length");
    json_t *reply = client_ask(asks, "undo", NULL);
    check(json_is_false(at(reply, "done")), "it is asked for");
    json_decref(reply);
    client_sync(agrees);
    check(number_at(agrees->state, "undo.needed.0") == 1 - who &&
              json_array_size(at(agrees->state, "undo.needed")) == 1,
          "the other is asked");
    reply = client_ask(asks, "consent", json_pack("{s:b}", "agree", 1));
    check(strcmp(error_code(reply), "conflict") == 0, "one cannot agree with oneself");
    json_decref(reply);
    json_decref(client_ask(agrees, "consent", json_pack("{s:b}", "agree", 0)));
    client_sync(asks);
    check(json_is_null(at(asks->state, "undo")), "declined");
    check(number_at(asks->state, "table.length") == length, "nothing happened");
    json_decref(client_ask(asks, "undo", NULL));
    client_sync(agrees);
    int64_t to = number_at(agrees->state, "undo.to");
    json_decref(client_ask(agrees, "consent", json_pack("{s:b}", "agree", 1)));
    client_sync(asks);
    client_sync(agrees);
    check(number_at(asks->state, "table.length") == to && to < length, "agreed and undone");
    check(json_is_null(at(agrees->state, "undo")), "the question is gone");
    check(client_first_ask(asks) != NULL, "whose answer it was is asked again");
    check(up_to_date(asks, server.port, p.table, p.key[who]) &&
              up_to_date(agrees, server.port, p.table, p.key[1 - who]),
          "both know");
    reply = client_ask(agrees, "consent", json_pack("{s:b}", "agree", 1));
    check(strcmp(error_code(reply), "stale") == 0, "nothing to agree to any more");
    json_decref(reply);
    /* An answer ends the question. */
    for (int n = 0; n < 300 && strcmp(text_at(asks->state, "can_undo"), "ask") != 0; n++) {
        play_on(c, 2, &random, 1);
        client_sync(asks);
    }
    json_decref(client_ask(asks, "undo", NULL));
    client_sync(asks);
    client_sync(agrees);
    check(json_is_object(at(asks->state, "undo")), "asked once more");
    play_on(c, 2, &random, 1);
    client_sync(asks);
    check(json_is_null(at(asks->state, "undo")), "an answer ends it");
    client_close(c[0]);
    client_close(c[1]);
}

/* The rest. */

static void orders_and_chat(void)
{
    struct pair p = make_pair(server.port, 12, NULL);
    struct client *c[2] = {client_at(server.port, p.table, p.key[0]),
                           client_at(server.port, p.table, p.key[1])};
    check(strcmp(text_at(c[0]->state, "orders.stop"), "if_useful") == 0, "asked if useful");
    json_decref(client_ask(c[0], "orders", json_pack("{s:{s:s}}", "orders", "stop", "never")));
    client_sync(c[0]);
    check(strcmp(text_at(c[0]->state, "orders.stop"), "never") == 0, "an order is told");
    check(strcmp(text_at(c[1]->state, "orders.stop"), "if_useful") == 0, "to whom it concerns");
    json_t *reply = client_ask(c[0], "orders", json_pack("{s:{s:s}}", "orders", "stop", "maybe"));
    check(strcmp(error_code(reply), "bad_request") == 0, "no such order");
    json_decref(reply);
    reply = client_ask(c[0], "orders",
                       json_pack("{s:{s:[{s:s, s:s}], s:{s:s}}}", "orders", "at", "kind",
                                 "response", "stop", "always", "things", "Gandalf", "never"));
    check(!*error_code(reply), "orders by kind and thing");
    json_decref(reply);
    client_sync(c[0]);
    check(strcmp(text_at(c[0]->state, "orders.at.0.kind"), "response") == 0, "are told");
    check(strcmp(text_at(c[0]->state, "orders.words.2"), "Responses: asked always.") == 0,
          "in words, too");
    reply = client_ask(c[0], "chat", json_pack("{s:s}", "text", "hello <b>\u00c9owyn</b>"));
    check(number_at(reply, "n") == 1, "a first line");
    json_decref(reply);
    client_sync(c[1]);
    check(strcmp(text_at(c[1]->state, "chat.0.text"), "hello <b>\u00c9owyn</b>") == 0, "is heard");
    check(strcmp(text_at(c[1]->state, "chat.0.name"), "Ann") == 0, "with a name");
    bool too_fast = false;
    for (int i = 0; i < 60 && !too_fast; i++) {
        reply = client_ask(c[1], "chat", json_pack("{s:s}", "text", "again"));
        too_fast = strcmp(error_code(reply), "too_fast") == 0;
        json_decref(reply);
    }
    check(too_fast, "nobody can shout all the time");
    struct client *late = client_at(server.port, p.table, p.key[1]);
    check(json_array_size(at(late->state, "chat")) > 5, "who comes later reads it");
    client_close(late);
    client_close(c[0]);
    client_close(c[1]);
}

/* More tables than are held in memory: each is loaded again when it is wanted. */
static void tables_leave_memory(void)
{
    enum { TABLES = 6 };
    struct client *c[TABLES];
    char key[TABLES][64], id[TABLES][32];
    uint64_t random = 5;
    bool good = true;
    for (int i = 0; i < TABLES; i++) {
        char how[128];
        snprintf(how, sizeof how, "\"name\":\"Ann\",\"setup\":{\"seed\":%d}", i);
        json_t *made = make_table(server.port, how);
        snprintf(id[i], sizeof id[i], "%s", table_id(made));
        snprintf(key[i], sizeof key[i], "%s", made_key(made, 0));
        c[i] = client_at(server.port, id[i], key[i]);
        good &= c[i] != NULL;
        json_decref(made);
    }
    for (int n = 0; n < 40 && good; n++)
        for (int i = 0; i < TABLES && good; i++)
            good = play_on(&c[i], 1, &random, 1 + n % 3);
    for (int i = 0; i < TABLES && good; i++) {
        client_sync(c[i]);
        good = up_to_date(c[i], server.port, id[i], key[i]);
    }
    check(good, "tables go and come back as they were");
    for (int i = 0; i < TABLES; i++)
        client_close(c[i]);
}

/* Undo, and wait for the question that is asked again under another name: the number of undos
 * is in it. What a bot did just before may still be told, with a question that is gone. */
static bool undo_and_look(struct client *c, int undos)
{
    char now[48];
    json_t *undone = client_ask(c, "undo", NULL);
    bool done = json_is_true(at(undone, "done"));
    json_decref(undone);
    for (int tries = 0; done && tries < 1000; tries++) {
        snprintf(now, sizeof now, "%s", text_at(client_first_ask(c), "ask"));
        if (*now && atoi(now + strcspn(now, ".") + 1) == undos)
            return true;
        client_settle(c, 10);
    }
    return false;
}

/* Bots that think long do so beside; nobody waits for them. */
static void slow_bots(void)
{
    json_t *slow =
        make_table(server.port, "\"name\":\"Ann\",\"setup\":{\"seed\":61},\"seats\":["
                                "{\"who\":\"me\"},{\"who\":\"bot\",\"bot\":\"search\"}]");
    json_t *made = make_table(server.port, "\"name\":\"Ann\",\"setup\":{\"seed\":62}");
    struct client *c = client_at(server.port, table_id(slow), made_key(slow, 0));
    struct client *d = client_at(server.port, table_id(made), made_key(made, 0));
    uint64_t random = 2;
    bool good = c && d;
    for (int i = 0; i < 25 && good; i++)
        good = play_on(&c, 1, &random, 1) && play_on(&d, 1, &random, 2);
    check(good, "who thinks ahead keeps nobody waiting");
    client_sync(c);
    /* Undo while it thinks: what it thought out is for nothing. */
    for (int i = 0; i < 10 && good; i++)
        good = play_on(&c, 1, &random, 1) && undo_and_look(c, i + 1);
    good = good && play_on(&c, 1, &random, 5);
    client_sync(c);
    check(good, "nor does undo confuse it");
    client_close(c);
    client_close(d);
    json_decref(made);
    json_decref(slow);
}

void test_play(void)
{
    if (!server_up(&server, "play.db"))
        return;
    a_whole_game();
    tabs_and_nonces();
    forged_answers();
    undo_alone();
    all_at_once();
    undo_with_others();
    orders_and_chat();
    slow_bots();
    server_down(&server);
    server.loaded = "2";
    if (!server_up(&server, "play.db"))
        return;
    tables_leave_memory();
    server_down(&server);
}
