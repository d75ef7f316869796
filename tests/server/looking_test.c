/* Looking: spectators, refusals, numbers, rules, the log, the past, server-sent
 * events, and the referee who types in what chance brought. */
#include "test.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>
#include <zlib.h>
#include <zstd.h>

static struct served server;

/* What a spectator sees. */

static int cards_in(const json_t *view, const char *zone)
{
    size_t i;
    json_t *one;
    json_array_foreach (at(view, "zones"), i, one)
        if (strcmp(text_at(one, "id"), zone) == 0)
            return (int)json_array_size(at(one, "cards"));
    return -1;
}

static void hands_are_hidden(void)
{
    struct pair p = make_pair(server.port, 21, NULL);
    struct client *c[3] = {client_at(server.port, p.table, p.key[0]),
                           client_at(server.port, p.table, p.key[1]),
                           client_at(server.port, p.table, NULL)};
    check(cards_in(at(c[0]->state, "view"), "hand.0") > 0, "one's own hand");
    check(cards_in(at(c[0]->state, "view"), "hand.1") == 0, "not the other's");
    check(cards_in(at(c[1]->state, "view"), "hand.1") > 0, "who sees it");
    check(cards_in(at(c[2]->state, "view"), "hand.0") == 0 &&
              cards_in(at(c[2]->state, "view"), "hand.1") == 0,
          "a spectator sees no hand");
    check(json_array_size(at(c[2]->state, "asks")) == 0, "and is asked nothing");
    json_t *reply = client_ask(c[2], "why", NULL);
    check(strcmp(error_code(reply), "not_allowed") == 0, "why not is for those who play");
    json_decref(reply);
    char *seen = json_dumps(c[0]->state, 0);
    check(!strstr(seen, "\"args\"") && !strstr(seen, "\"key\"") && !strstr(seen, "\"seed\"") &&
              !strstr(seen, "bot_seed") && !strstr(seen, "salt"),
          "no numbers of the engine's own, no keys, no seed but one that was chosen");
    free(seen);
    for (int i = 0; i < 3; i++)
        client_close(c[i]);
    struct pair closed = make_pair(server.port, 21, "\"watch\":false");
    struct client *out = client_at(server.port, closed.table, NULL);
    check(out && json_is_null(at(out->state, "view")), "a closed table shows nothing");
    reply = client_ask(out, "past", json_pack("{s:i}", "at", 0));
    check(strcmp(error_code(reply), "not_allowed") == 0, "the past neither");
    json_decref(reply);
    client_close(out);
}

/* What is printed. */

static bool all_have_titles(const json_t *cards)
{
    size_t i;
    json_t *card;
    json_array_foreach (cards, i, card)
        if (!*text_at(card, "title") || !json_is_string(at(card, "text")) ||
            !all_have_titles(at(card, "attached")))
            return false;
    return true;
}

static char *fetched(const char *path, const char *accepts, char *head, size_t room)
{
    char ask[512], *text = NULL;
    size_t size = 0, kept;
    int fd = connect_to(server.port);
    int n = snprintf(ask, sizeof ask, "GET %s HTTP/1.1\r\nHost: x\r\n%s\r\n", path, accepts);
    send_all(fd, ask, (size_t)n);
    for (ssize_t got = 1; got > 0; size += got > 0 ? (size_t)got : 0) {
        text = realloc(text, size + 65537);
        got = recv(fd, text + size, 65536, 0);
    }
    close(fd);
    text[size] = 0;
    const char *body = strstr(text, "\r\n\r\n");
    kept = body ? (size_t)(body - text) : 0;
    snprintf(head, room, "%.*s", (int)kept, text);
    return text;
}

static bool comes(const char *path, const char *accepts, const char *way, const char *words)
{
    char head[2048], *text = fetched(path, accepts, head, sizeof head);
    const char *packed = strstr(head, "content-encoding: ");
    bool good = strstr(head, "vary: accept-encoding") && strstr(text, words) &&
                (way ? packed && strncmp(packed + 18, way, strlen(way)) == 0 : !packed);
    free(text);
    return good;
}

/* What the build packed goes out to whoever takes it, the smallest first. */
static void files_go_out_packed(void)
{
    check(put_file("icon.svg", "whole") && put_file("icon.svg.br", "smallest") &&
              put_file("icon.svg.gz", "smaller"),
          "packed files are there");
    check(comes("/icon.svg", "", NULL, "whole"), "who says nothing gets it as it is");
    check(comes("/icon.svg", "Accept-Encoding: gzip, deflate, br\r\n", "br", "smallest"), "br");
    check(comes("/icon.svg", "Accept-Encoding: gzip\r\n", "gzip", "smaller"), "gzip");
    check(comes("/icon.svg", "Accept-Encoding: br;q=0, gzip;q=0.5\r\n", "gzip", "smaller"),
          "not what is refused");
    check(comes("/icon.svg", "Accept-Encoding: brotli\r\n", NULL, "whole"), "whole words only");
    check(comes("/", "Accept-Encoding: br\r\n", NULL, "the client"),
          "what is not packed comes whole");
    put_file("icon.svg", NULL);
    put_file("icon.svg.br", NULL);
    put_file("icon.svg.gz", NULL);
}

static size_t unpacked(const char *way, const char *body, size_t size, char *into, size_t room)
{
    z_stream z = {.next_in = (Bytef *)body,
                  .avail_in = (uInt)size,
                  .next_out = (Bytef *)into,
                  .avail_out = (uInt)room};
    if (strcmp(way, "zstd") == 0)
        return ZSTD_decompress(into, room, body, size);
    if (inflateInit2(&z, 15 + 16) != Z_OK)
        return 0;
    inflate(&z, Z_FINISH);
    inflateEnd(&z);
    return z.total_out;
}

/* Whoever takes this gets it packed in such a way: a third of it, which unpacked is all of it. */
static bool small(const char *path, const char *takes, const char *way)
{
    char head[2048], accepts[96], encoding[64];
    char *whole = fetched(path, "", head, sizeof head), *text = strstr(whole, "\r\n\r\n") + 4;
    size_t size = strlen(text);
    snprintf(accepts, sizeof accepts, "Accept-Encoding: %s\r\n", takes);
    snprintf(encoding, sizeof encoding, "content-encoding: %s\r\n", way);
    char *answer = fetched(path, accepts, head, sizeof head), *unfolded = malloc(size + 1);
    const char *length = strstr(head, "content-length: ");
    size_t sent = length ? strtoul(length + strlen("content-length: "), NULL, 10) : size;
    bool good = strstr(head, encoding) && strstr(head, "vary: accept-encoding") &&
                sent < size / 3 &&
                unpacked(way, answer + strlen(head) + 4, sent, unfolded, size) == size &&
                memcmp(unfolded, text, size) == 0;
    free(whole);
    free(answer);
    free(unfolded);
    return good;
}

/* What is the same for everybody: the lists that a lobby and a deck begin with. */
static void lists_go_out_packed(void)
{
    check(small("/api/games", "gzip", "gzip") && small("/api/games", "gzip, zstd", "zstd"),
          "the games");
    check(small("/api/games/" GAME "/cards", "gzip", "gzip") &&
              small("/api/games/" GAME "/cards", "zstd", "zstd"),
          "the cards for decks");
    check(!small("/api/tables", "gzip", "gzip"), "not what anybody wrote");
}

/* It comes once, whole or packed, and is kept; of a table it says nothing. */
static void the_catalogue(void)
{
    struct pair p = make_pair(server.port, 23, NULL), other = make_pair(server.port, 24, NULL);
    struct client *c = client_at(server.port, p.table, p.key[0]),
                  *o = client_at(server.port, other.table, NULL);
    const char *address = text_at(c->state, "catalogue");
    check(*address && strcmp(address, text_at(o->state, "catalogue")) == 0,
          "all tables of a game have one catalogue");
    json_t *view = whole_view(c, server.port), *zone;
    size_t i, whole = 0;
    json_array_foreach (at(view, "zones"), i, zone)
        whole += *text_at(zone, "label") && all_have_titles(at(zone, "cards"));
    check(i > 10 && whole == i, "with it a view is whole");
    json_decref(view);
    char head[2048];
    char *text = fetched(address, "", head, sizeof head);
    check(strstr(head, "immutable") && strstr(head, "vary:") && !strstr(head, "content-encoding"),
          "it may be kept for good");
    free(text);
    check(small(address, "br, zstd", "zstd") && small(address, "gzip, deflate", "gzip"),
          "who can unpack it gets a third of it");
    json_decref(
        http_json(server.port, 404, "/api/games/" GAME "/catalogue/0123456789abcdef", NULL, NULL));
    client_close(c);
    client_close(o);
}

/* Questions about the table. */

static void check_numbers(struct client *c, const json_t *value, int *asked)
{
    size_t i;
    json_t *one, *reply;
    const char *key;
    if (json_is_array(value)) {
        json_array_foreach (value, i, one)
            check_numbers(c, one, asked);
        return;
    }
    json_object_foreach ((json_t *)value, key, one) {
        if (strcmp(key, "how") != 0 || !json_is_string(one)) {
            check_numbers(c, one, asked);
            continue;
        }
        if (++*asked > 40)
            return;
        reply = client_ask(c, "how", json_pack("{s:O}", "name", one));
        check(json_equal(at(reply, "how.total"), at(value, "value")), "%s is explained",
              json_string_value(one));
        json_decref(reply);
    }
}

static void questions(void)
{
    struct pair p = make_pair(server.port, 22, NULL);
    struct client *c[2] = {client_at(server.port, p.table, p.key[0]),
                           client_at(server.port, p.table, p.key[1])};
    uint64_t random = 2;
    play_on(c, 2, &random, 40);
    client_sync(c[0]);
    int asked = 0;
    json_t *view = whole_view(c[0], server.port);
    check_numbers(c[0], view, &asked);
    json_decref(view);
    check(asked > 10, "there are numbers");
    struct client *who = client_first_ask(c[0]) ? c[0] : c[1];
    json_t *reply = client_ask(who, "why", NULL), *rule;
    check(json_array_size(at(reply, "refusals")) > 0, "what cannot be done is told");
    const char *id = text_at(reply, "refusals.0.rule");
    rule = client_ask(who, "rule", json_pack("{s:s}", "rule", id));
    check(*text_at(rule, "rule.rule") != 0, "with a rule that can be read (%s)", id);
    json_decref(rule);
    json_decref(reply);
    reply = client_ask(who, "how", json_pack("{s:s}", "name", "card:9999:attack"));
    check(strcmp(error_code(reply), "not_found") == 0, "no such number");
    json_decref(reply);
    reply = client_ask(who, "log", json_pack("{s:i, s:i}", "from", 0, "to", 10));
    size_t n = json_array_size(at(reply, "events"));
    check(n > 0 && n <= 10, "the log from the beginning");
    json_decref(reply);
    reply = client_ask(who, "nonsense", NULL);
    check(strcmp(error_code(reply), "not_found") == 0, "no such request");
    json_decref(reply);
    client_close(c[0]);
    client_close(c[1]);
}

/* The past. */

static void the_past(void)
{
    enum { STEPS = 25 };
    json_t *made = make_table(server.port, "\"name\":\"Ann\",\"setup\":{\"seed\":23}");
    struct client *c = client_at(server.port, table_id(made), made_key(made, 0));
    json_t *view[STEPS];
    int64_t length[STEPS];
    uint64_t random = 6;
    for (int i = 0; i < STEPS; i++) {
        view[i] = json_deep_copy(at(c->state, "view"));
        length[i] = number_at(c->state, "table.length");
        play_on(&c, 1, &random, 3);
    }
    bool same = true;
    for (int i = 0; i < STEPS; i++) {
        json_t *past = client_ask(c, "past", json_pack("{s:I}", "at", (json_int_t)length[i]));
        same &= json_equal(at(past, "view"), view[i]);
        json_decref(past);
        json_decref(view[i]);
    }
    check(same, "the past is what it was");
    json_t *past = client_ask(c, "past", json_pack("{s:i}", "at", 100000));
    check(strcmp(error_code(past), "bad_request") == 0, "there is no future");
    json_decref(past);
    client_close(c);
    json_decref(made);
}

/* Server-sent events. */

/* The next data line of a stream; NULL after a while. */
static json_t *next_event(FILE *stream)
{
    static char line[1 << 20];
    while (fgets(line, sizeof line, stream))
        if (strncmp(line, "data: ", 6) == 0)
            return json_loads(line + 6, JSON_DISABLE_EOF_CHECK, NULL);
    return NULL;
}

static void server_sent_events(void)
{
    json_t *made = make_table(server.port, "\"name\":\"Ann\",\"setup\":{\"seed\":24}");
    char head[512], path[128], body[128];
    int fd = connect_to(server.port);
    int n = snprintf(head, sizeof head,
                     "GET /api/tables/%s/events?key=%s HTTP/1.1\r\nHost: localhost\r\n\r\n",
                     table_id(made), made_key(made, 0));
    send_all(fd, head, (size_t)n);
    FILE *stream = fdopen(fd, "r");
    struct client told = {0};
    json_t *message = next_event(stream);
    check(strcmp(text_at(message, "t"), "state") == 0, "a stream begins with the state");
    client_take(&told, message);
    json_decref(message);
    snprintf(path, sizeof path, "/api/tables/%s/answer", table_id(made));
    bool good = true;
    for (int i = 0; i < 30 && good && client_first_ask(&told); i++) {
        snprintf(body, sizeof body, "{\"ask\":\"%s\",\"option\":0,\"nonce\":\"%d\"}",
                 text_at(client_first_ask(&told), "ask"), i);
        json_t *ok = http_json(server.port, 200, path, made_key(made, 0), body);
        good = ok != NULL;
        while (good && number_at(told.state, "table.length") < number_at(ok, "length")) {
            message = next_event(stream);
            good = message != NULL;
            client_take(&told, message);
            json_decref(message);
        }
        json_decref(ok);
    }
    check(good && up_to_date(&told, server.port, table_id(made), made_key(made, 0)),
          "a script plays with POST and events");
    json_decref(told.state);
    fclose(stream);
    json_decref(made);
}

/* The referee. */

static void the_referee(void)
{
    json_t *made = make_table(server.port, "\"name\":\"Ref\",\"referee\":true,\"seats\":["
                                           "{\"who\":\"open\"},{\"who\":\"bot\"}]");
    char *ann = sit(server.port, table_id(made), 0, "Ann");
    struct client *host = client_at(server.port, table_id(made), made_key(made, 0)),
                  *c = client_at(server.port, table_id(made), ann);
    check(host && number_at(client_first_ask(host), "seat") == 8, "the host is asked for chance");
    check(c && !client_first_ask(c), "whoever plays is not");
    json_t *ask = json_deep_copy(client_first_ask(host));
    json_t *reply = answer(c, ask, 0, NULL);
    check(strcmp(error_code(reply), "not_allowed") == 0, "nor may they answer");
    json_decref(reply);
    json_decref(ask);
    struct client *both[] = {host, c};
    uint64_t random = 9;
    check(play_on(both, 2, &random, 120), "host and players play together");
    check(number_at(c->state, "table.round") > 0, "and get on");
    client_sync(c);
    check(up_to_date(c, server.port, table_id(made), ann), "all is told");
    client_close(host);
    client_close(c);
    free(ann);
    json_decref(made);
}

void test_looking(void)
{
    if (!server_up(&server, "looking.db"))
        return;
    hands_are_hidden();
    the_catalogue();
    files_go_out_packed();
    lists_go_out_packed();
    questions();
    the_past();
    server_sent_events();
    the_referee();
    server_down(&server);
}
