/* Lobby: tables, seats, names, bots, accounts, and everything that is refused. */
#include "test.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static struct served server;

/* The status of a request. */
static int status_of(const char *path, const char *key, const char *body)
{
    struct reply r = http(server.port, path, key, body);
    int status = r.status;
    reply_free(&r);
    return status;
}

static int at_table(const char *table, const char *what, const char *key, const char *body)
{
    char path[160];
    snprintf(path, sizeof path, "/api/tables/%s/%s", table, what);
    return status_of(path, key, body);
}

static bool page_says(const char *path, const char *words)
{
    struct reply page = http(server.port, path, NULL, NULL);
    bool says = page.status == 200 && strstr(page.body, words);
    reply_free(&page);
    return says;
}

static void games_are_described(void)
{
    json_t *games = http_json(server.port, 200, "/api/games", NULL, NULL);
    check(strcmp(text_at(games, "games.0.id"), GAME) == 0, "the game is listed");
    json_decref(games);
    json_t *game = http_json(server.port, 200, "/api/games/" GAME, NULL, NULL);
    check(json_array_size(at(game, "options")) > 2, "its options are told");
    json_decref(game);
    check(status_of("/api/games/chess", NULL, NULL) == 404, "another game is not there");
    check(status_of("/api/games/" GAME "/rules/nonsense", NULL, NULL) == 404, "no such rule");
    check(status_of("/api/nonsense", NULL, NULL) == 404, "no such address");
    json_t *about = http_json(server.port, 200, "/api/about", NULL, NULL);
    check(json_array_size(at(about, "bots")) >= 2, "bots are told");
    json_decref(about);
    check(page_says("/", "the client"), "the client's page is served");
    check(page_says("/t/k7f3q2mzt5wd4hxa", "the client"), "under its other addresses, too");
    put_page(NULL);
    check(page_says("/", "make web"), "without it, a page says how to build it");
    put_page("the client");
    struct reply outside = http(server.port, "/../../../../../../etc/passwd", NULL, NULL);
    check(!outside.body || !strstr(outside.body, "root:"), "files outside stay there");
    reply_free(&outside);
}

static void wrong_tables_are_refused(void)
{
    static const char *const bodies[] = {
        "{}",
        "[]",
        "{\"game\":7}",
        "{\"game\":\"" GAME "\",\"seats\":7}",
        "{\"game\":\"" GAME "\",\"seats\":[]}",
        "{\"game\":\"" GAME "\",\"seats\":[1,2,3,4,5,6,7,8,9]}",
        "{\"game\":\"" GAME "\",\"seats\":[{\"who\":\"you\"}]}",
        "{\"game\":\"" GAME "\",\"seats\":[{\"who\":\"bot\",\"bot\":\"nobody\"}]}",
        "{\"game\":\"" GAME "\",\"setup\":{\"scenario\":\"nowhere\"}}",
        "{\"game\":\"" GAME "\",\"setup\":{\"seed\":\"x\"}}",
        "{\"game\":\"" GAME "\",\"setup\":3}",
        "{\"game\":\"" GAME "\",\"setup\":{\"edition\":\"1999\"}}",
        "{\"game\":\"" GAME "\",\"setup\":{\"colour\":\"red\"}}",
        "{\"game\":\"" GAME "\",\"setup\":{\"deck\":\"core-lore\"}}",
        "{\"game\":\"" GAME "\",\"setup\":{\"seats\":[{},{}]}}",
        "{\"game\":\"" GAME "\",\"seats\":[{\"who\":\"me\",\"options\":{\"hero\":\"Gimli\"}}]}",
        "{\"game\":\"" GAME "\",\"name\":\"\"}",
        "{\"game\":\"" GAME "\",\"name\":\"Player 2\"}",
        "{\"game\":\"" GAME "\",\"name\":\"a\\u0007b\"}",
        "{\"game\":\"" GAME "\",\"name\":\"abcdefghijklmnopqrstuvwxyzabcdefghijklm\"}",
        "{\"game\":\"" GAME "\",\"title\":\"\"}",
        "{\"game\":\"" GAME "\",\"seats\":[{\"who\":\"me\",\"options\":{\"deck\":\"none\"}}]}",
        "{\"game\":\"" GAME "\"",
        "nonsense",
    };
    for (size_t i = 0; i < sizeof bodies / sizeof *bodies; i++) {
        int status = status_of("/api/tables", NULL, bodies[i]);
        check(status >= 400 && status < 500, "refused: %s (%d)", bodies[i], status);
    }
    check(status_of("/api/tables", NULL, "{\"game\":\"chess\"}") == 404, "no such game");
}

static void seats_are_taken(void)
{
    json_t *made =
        make_table(server.port, "\"name\":\"Ann\",\"title\":\"Friday\",\"seats\":["
                                "{\"who\":\"me\"},{\"who\":\"open\"},{\"who\":\"open\"}]");
    const char *id = table_id(made), *host = made_key(made, 0);
    check(strcmp(text_at(made, "table.status"), "gathering") == 0, "it gathers");
    check(strlen(id) == 16 && strlen(host) == 43, "ids and keys are long");
    json_t *list = http_json(server.port, 200, "/api/tables?open=1&game=" GAME, NULL, NULL);
    check(strcmp(text_at(list, "tables.0.title"), "Friday") == 0, "it is in the lobby");
    json_decref(list);
    char *ben = sit(server.port, id, 1, "Ben");
    check(at_table(id, "sit", NULL, "{\"seat\":1,\"name\":\"Cid\"}") == 409, "taken is taken");
    check(at_table(id, "sit", NULL, "{\"name\":\"ben\"}") == 409, "no name twice");
    check(at_table(id, "sit", NULL, "{\"name\":\"\"}") == 400, "a name is needed");
    check(at_table(id, "sit", NULL, "{\"seat\":9,\"name\":\"Cid\"}") == 400, "no such seat");
    check(at_table(id, "sit", NULL,
                   "{\"seat\":2,\"name\":\"Cid\",\"options\":{\"deck\":\"core-lore\"},"
                   "\"part\":\"7\"}") == 400,
          "no part of chance");
    list = http_json(server.port, 200, "/api/tables?open=1&game=" GAME, NULL, NULL);
    check(!at(list, "tables.0.seats.2.options.deck"), "who is refused has chosen nothing");
    json_decref(list);
    check(at_table(id, "start", ben, "{}") == 403, "only the host starts");
    check(at_table(id, "answer", ben, "{\"ask\":\"1.0\",\"option\":0}") == 409, "not begun");
    check(at_table(id, "options", ben, "{\"options\":{\"deck\":\"core-lore\"}}") == 200, "a deck");
    check(at_table(id, "options", ben, "{\"seat\":0,\"options\":{}}") == 403, "not another's");
    check(at_table(id, "options", ben, "{\"options\":{\"deck\":\"nothing\"}}") == 422,
          "no such deck");
    check(at_table(id, "setup", host, "{\"setup\":{\"mode\":\"easy\"}}") == 200,
          "the host sets up");
    check(at_table(id, "setup", host, "{\"setup\":{\"mode\":\"odd\"}}") == 422, "but not anything");
    check(at_table(id, "setup", host, "{\"setup\":{\"colour\":\"red\"}}") == 422, "nor a new key");
    check(at_table(id, "options", ben, "{\"options\":{\"mode\":\"easy\"}}") == 422,
          "nor a key of the table for a seat");
    check(at_table(id, "setup", ben, "{\"setup\":{}}") == 403, "others do not");
    check(at_table(id, "bot", ben, "{\"seat\":2}") == 403, "only the host seats bots");
    check(at_table(id, "bot", host, "{\"seat\":1}") == 409, "not on a person");
    check(at_table(id, "leave", "wrong", "{}") == 403, "a wrong key");
    check(at_table("aaaaaaaaaaaaaaaa", "state", NULL, NULL) == 404, "no such table");
    check(at_table(id, "bot", host, "{\"seat\":2,\"bot\":\"random\"}") == 200, "a bot sits down");
    json_t *state = http_json(server.port, 200, "/api/tables", NULL, NULL);
    check(strcmp(text_at(state, "tables.0.status"), "playing") == 0, "full, so it begins");
    check(strcmp(text_at(state, "tables.0.seats.1.options.deck"), "core-lore") == 0,
          "with the deck");
    json_decref(state);
    check(at_table(id, "setup", host, "{\"setup\":{}}") == 409, "too late for the setup");
    check(at_table(id, "leave", host, "{}") == 200, "the host leaves");
    check(at_table(id, "state", host, NULL) == 403, "and the key counts no more");
    json_t *mine = http_json(server.port, 200, "/api/mine", NULL, "{\"tables\":[]}");
    check(json_array_size(at(mine, "tables")) == 0, "nothing is nobody's");
    json_decref(mine);
    char body[256];
    snprintf(body, sizeof body, "{\"tables\":[{\"table\":\"%s\",\"key\":\"%s\"}]}", id, ben);
    mine = http_json(server.port, 200, "/api/mine", NULL, body);
    check(json_is_true(at(mine, "tables.0.you.host")), "the next one is host");
    json_decref(mine);
    check(at_table(id, "free", ben, "{\"seat\":2}") == 200, "who can free a seat");
    free(ben);
    json_decref(made);
}

static void a_host_without_a_seat(void)
{
    json_t *made = make_table(server.port, "\"name\":\"Ann\",\"listed\":false,"
                                           "\"seats\":[{\"who\":\"open\"}]");
    const char *id = table_id(made), *host = made_key(made, 0);
    check(json_is_null(at(made, "keys.0.seat")), "the host does not sit");
    json_t *list = http_json(server.port, 200, "/api/tables", NULL, NULL);
    json_t *one;
    size_t i;
    json_array_foreach (at(list, "tables"), i, one)
        check(strcmp(text_at(one, "table"), id) != 0, "unlisted is not listed");
    json_decref(list);
    check(at_table(id, "bot", host, "{\"seat\":0,\"bot\":\"steady\"}") == 200,
          "and gives it to a bot");
    /* A table of bots plays by itself. */
    bool over = false;
    for (int n = 0; n < 600 && !over; n++) {
        char path[64];
        snprintf(path, sizeof path, "/api/tables/%s", id);
        json_t *state = http_json(server.port, 200, path, NULL, NULL);
        const char *status = text_at(state, "table.status");
        over = strcmp(status, "won") == 0 || strcmp(status, "lost") == 0;
        if (over) {
            check(*text_at(state, "table.fair.keys.0.secret") != 0, "the key is told at the end");
            check(number_at(state, "table.round") > 0, "in which round it ended");
        } else {
            check(!at(state, "table.fair.keys"), "but not before");
            usleep(50000);
        }
        json_decref(state);
    }
    check(over, "bots play to the end");
    check(at_table(id, "delete", host, "{}") == 200, "no person has played: it can be deleted");
    check(at_table(id, "state", host, NULL) == 404, "and is gone");
    json_decref(made);
    made = make_table(server.port, "\"name\":\"Ann\",\"listed\":false,"
                                   "\"seats\":[{\"who\":\"bot\"},{\"who\":\"bot\",\"options\":"
                                   "{\"deck\":\"core-lore\"}}]");
    check(at_table(table_id(made), "delete", made_key(made, 0), "{}") == 200,
          "also while bots play there");
    json_decref(made);
}

/* The host of a private table, who does not sit, hands it on and is nobody then. */
static void a_host_who_goes(void)
{
    json_t *made = make_table(server.port, "\"name\":\"Ann\",\"watch\":false,"
                                           "\"seats\":[{\"who\":\"open\"},{\"who\":\"open\"}]");
    const char *id = table_id(made), *host = made_key(made, 0);
    check(at_table(id, "sit", NULL, "{\"name\":\"ann\"}") == 409,
          "nobody takes the name of a host without a seat");
    char *ben = sit(server.port, id, 0, "Ben");
    char *cid = sit(server.port, id, 1, "Cid");
    struct client *c = client_at(server.port, id, host);
    check(json_is_object(at(c->state, "view")), "the host looks on");
    json_decref(client_ask(c, "host", json_pack("{s:i}", "seat", 0)));
    client_sync(c);
    check(json_is_null(at(c->state, "view")) && json_is_false(at(c->state, "you.host")),
          "and sees nothing any more once it is another's");
    check(at_table(id, "chat", ben, "{\"text\":\"alone\"}") == 200, "the others talk");
    client_sync(c);
    check(json_array_size(at(c->state, "chat")) == 0, "nor hears anything");
    client_close(c);
    free(ben);
    free(cid);
    json_decref(made);
    made = make_table(server.port, "\"name\":\"Ann\",\"seats\":[{\"who\":\"open\"}]");
    check(at_table(table_id(made), "sit", made_key(made, 0), "{\"name\":\"Ann\"}") == 200,
          "the host may sit down with the own name");
    json_decref(made);
}

/* What the list of whoever holds this key says of the table. */
static json_t *mine_of(const char *id, const char *key)
{
    char body[256];
    snprintf(body, sizeof body, "{\"tables\":[{\"table\":\"%s\",\"key\":\"%s\"}]}", id, key);
    json_t *mine = http_json(server.port, 200, "/api/mine", NULL, body);
    json_t *one = json_incref(at(mine, "tables.0"));
    json_decref(mine);
    return one;
}

static bool titled(const char *id, const char *words)
{
    char path[64];
    snprintf(path, sizeof path, "/api/tables/%s", id);
    json_t *state = http_json(server.port, 200, path, NULL, NULL);
    bool same = strcmp(text_at(state, "table.title"), words) == 0;
    if (!same)
        fprintf(stderr, "titled \"%s\"\n", text_at(state, "table.title"));
    json_decref(state);
    return same;
}

static void titles_say_something(void)
{
    json_t *made = make_table(server.port, "\"name\":\"Ann\",\"listed\":false,\"seats\":["
                                           "{\"who\":\"me\"},{\"who\":\"open\"},"
                                           "{\"who\":\"open\"}]");
    const char *id = table_id(made), *host = made_key(made, 0);
    check(titled(id, "Passage Through Mirkwood with Ann"), "what is played, and with whom");
    at_table(id, "setup", host, "{\"setup\":{\"scenario\":\"journey-along-the-anduin\"}}");
    check(titled(id, "Journey Along the Anduin with Ann"), "it follows the setup");
    char *ben = sit(server.port, id, 1, "Ben");
    check(titled(id, "Journey Along the Anduin with Ann and Ben"), "and those who sit down");
    char *cid = sit(server.port, id, 2, "Cid");
    check(titled(id, "Journey Along the Anduin with Ann, Ben and Cid"), "all of them");
    at_table(id, "leave", ben, "{}");
    check(titled(id, "Journey Along the Anduin with Ann and Cid"), "and those who leave");
    free(ben);
    free(cid);
    json_decref(made);
    made = make_table(server.port, "\"name\":\"Ann\",\"listed\":false");
    check(titled(table_id(made), "Passage Through Mirkwood"), "alone there is nobody to name");
    json_decref(made);
    made = make_table(server.port, "\"name\":\"Ann\",\"listed\":false,\"seats\":["
                                   "{\"who\":\"me\"},{\"who\":\"bot\"}]");
    check(titled(table_id(made), "Passage Through Mirkwood with a bot"), "a bot is a bot");
    json_decref(made);
    made = http_json(server.port, 200, "/api/tables", NULL,
                     "{\"game\":\"twilight-imperium\",\"name\":\"Ann\",\"listed\":false,\"seats\":["
                     "{\"who\":\"me\"},{\"who\":\"bot\"},{\"who\":\"bot\"}]}");
    check(titled(table_id(made), "Twilight Imperium with bots"), "no map is what is played");
    json_decref(made);
    made = make_table(server.port, "\"name\":\"Ann\",\"title\":\"Friday\",\"listed\":false,"
                                   "\"seats\":[{\"who\":\"me\"},{\"who\":\"open\"}]");
    free(sit(server.port, table_id(made), 1, "Ben"));
    check(titled(table_id(made), "Friday"), "a title that was given stays");
    json_decref(made);
}

/* Decks that can be played together. */
static const char two_seats[] = "\"name\":\"Ann\",\"seats\":[{\"who\":\"me\"},"
                                "{\"who\":\"open\",\"options\":{\"deck\":\"core-lore\"}}]";

static void tables_are_put_away(void)
{
    json_t *made = make_table(server.port, two_seats);
    const char *id = table_id(made), *ann = made_key(made, 0);
    char *ben = sit(server.port, id, 1, "Ben");
    json_t *before = mine_of(id, ann);
    check(json_is_false(at(before, "away")), "nothing is away at first");
    check(at_table(id, "away", NULL, "{}") == 403, "strangers have no list here");
    check(at_table(id, "away", ann, "{}") == 200, "Ann puts it away");
    json_t *after = mine_of(id, ann), *his = mine_of(id, ben);
    check(json_is_true(at(after, "away")), "it is away");
    check(number_at(after, "changed") == number_at(before, "changed"), "which changes nothing");
    check(json_is_false(at(his, "away")), "for Ben it is not");
    json_decref(before);
    json_decref(after);
    json_decref(his);
    server_kill(&server);
    server_up(&server, "lobby.db");
    after = mine_of(id, ann);
    check(json_is_true(at(after, "away")), "it stays so");
    json_decref(after);
    check(at_table(id, "away", ann, "{\"away\":false}") == 200, "Ann takes it out again");
    after = mine_of(id, ann);
    check(json_is_false(at(after, "away")), "it is back");
    json_decref(after);
    free(ben);
    json_decref(made);
}

static void unplayed_tables_are_deleted(void)
{
    json_t *made = make_table(server.port, two_seats);
    const char *id = table_id(made), *ann = made_key(made, 0);
    struct client *c = client_at(server.port, id, NULL);
    char *ben = sit(server.port, id, 1, "Ben"); /* the play begins, nobody has answered */
    json_t *mine = mine_of(id, ann), *his = mine_of(id, ben);
    check(json_is_true(at(mine, "can_delete")), "Ann can delete it");
    check(json_is_false(at(his, "can_delete")), "Ben cannot");
    json_decref(mine);
    json_decref(his);
    check(at_table(id, "delete", ben, "{}") == 403, "as he is told");
    check(at_table(id, "delete", ann, "{}") == 200, "Ann deletes it");
    check(at_table(id, "state", ann, NULL) == 404, "it is gone");
    if (c)
        client_settle(c, 2000);
    check(c && c->closed, "whoever was there is let go of");
    client_close(c);
    server_kill(&server);
    server_up(&server, "lobby.db");
    check(at_table(id, "state", ann, NULL) == 404, "it stays gone");
    free(ben);
    json_decref(made);

    made = make_table(server.port, "\"name\":\"Ann\",\"seats\":[{\"who\":\"me\"}]");
    id = table_id(made), ann = made_key(made, 0);
    at_table(id, "away", ann, "{}");
    c = client_at(server.port, id, ann);
    json_t *ask = c ? client_first_ask(c) : NULL;
    if (ask)
        json_decref(answer(c, ask, 0, "n1"));
    mine = mine_of(id, ann);
    check(json_is_false(at(mine, "away")), "who plays on has it back");
    check(json_is_false(at(mine, "can_delete")), "what was played cannot be deleted");
    json_decref(mine);
    check(at_table(id, "delete", ann, "{}") == 409, "as Ann is told");
    client_close(c);
    json_decref(made);
}

static void accounts(void)
{
    int port = server.port;
    json_t *ann = http_json(port, 200, "/api/register", NULL,
                            "{\"name\":\"Anna\",\"password\":\"correct horse\"}");
    check(strlen(text_at(ann, "token")) == 43, "a token");
    check(status_of("/api/register", NULL, "{\"name\":\"anna\",\"password\":\"12345678\"}") == 409,
          "no account twice");
    check(status_of("/api/register", NULL, "{\"name\":\"Bob\",\"password\":\"short\"}") == 400,
          "a short password");
    check(status_of("/api/login", NULL, "{\"name\":\"Anna\",\"password\":\"wrong horse\"}") == 403,
          "a wrong password");
    check(status_of("/api/login", NULL, "{\"name\":\"Nobody\",\"password\":\"wrong horse\"}") ==
              403,
          "an unknown name");
    json_t *again = http_json(port, 200, "/api/login", NULL,
                              "{\"name\":\"ANNA\",\"password\":\"correct horse\"}");
    const char *token = text_at(again, "token");
    check(strcmp(text_at(again, "account"), "Anna") == 0, "the name as registered");
    json_t *me = http_json(port, 200, "/api/me", token, NULL);
    check(strcmp(text_at(me, "account"), "Anna") == 0, "who I am");
    json_decref(me);
    check(status_of("/api/tables", NULL, "{\"game\":\"" GAME "\",\"name\":\"Anna\"}") == 409,
          "nobody else takes the name");
    json_t *made = http_json(port, 200, "/api/tables", token, "{\"game\":\"" GAME "\"}");
    json_t *mine = http_json(port, 200, "/api/mine", token, "{}");
    check(strcmp(text_at(mine, "tables.0.table"), table_id(made)) == 0, "my tables");
    check(json_is_true(at(mine, "tables.0.your_turn")), "and that it is my turn");
    json_decref(mine);
    check(at_table(table_id(made), "away", token, "{}") == 200, "which can be put away");
    mine = http_json(port, 200, "/api/mine", token, "{}");
    check(json_is_true(at(mine, "tables.0.away")), "on every device");
    json_decref(mine);
    struct client *c = client_at(port, table_id(made), token);
    check(c && client_first_ask(c) != NULL, "the token opens the seat");
    client_close(c);
    check(status_of("/api/logout", token, "{}") == 200, "log out");
    check(status_of("/api/me", token, NULL) == 403, "the token counts no more");
    check(at_table(table_id(made), "state", token, NULL) == 403, "at the table neither");
    check(at_table(table_id(made), "state", text_at(ann, "token"), NULL) == 200, "the other does");
    json_decref(made);
    json_decref(again);
    json_decref(ann);
}

void test_lobby(void)
{
    if (!server_up(&server, "lobby.db"))
        return;
    games_are_described();
    wrong_tables_are_refused();
    seats_are_taken();
    a_host_without_a_seat();
    a_host_who_goes();
    titles_say_something();
    tables_are_put_away();
    unplayed_tables_are_deleted();
    accounts();
    server_down(&server);
}
