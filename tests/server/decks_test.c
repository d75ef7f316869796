/* Decks of one's own: cards to build them of, what the game says of one, and that
 * nobody else learns what is in it. */
#include "test.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

static struct served server;

#define DECK "/api/games/" GAME "/deck"

static int status_of(const char *path, const char *body)
{
    struct reply r = http(server.port, path, NULL, body);
    int status = r.status;
    reply_free(&r);
    return status;
}

static bool has_rule(const json_t *list, const char *rule)
{
    size_t i;
    json_t *one;
    json_array_foreach (list, i, one)
        if (strcmp(text_at(one, "rule"), rule) == 0)
            return true;
    return false;
}

/* Cards. */

static void cards_are_told(void)
{
    json_t *game = http_json(server.port, 200, "/api/games/" GAME, NULL, NULL), *option;
    size_t i, own = 0;
    json_array_foreach (at(game, "options"), i, option)
        if (strcmp(text_at(option, "own"), "deck") == 0)
            own += json_is_true(at(option, "per_seat"));
    check(own == 1, "the setup says what may be a deck of one's own");
    json_decref(game);
    json_t *reply = http_json(server.port, 200, "/api/games/" GAME "/cards", NULL, NULL), *card;
    size_t count = json_array_size(at(reply, "cards")), good = 0;
    json_array_foreach (at(reply, "cards"), i, card)
        good += *text_at(card, "title") && *text_at(card, "type");
    check(count > 50 && good == count, "%zu cards to build decks of, %zu are whole", count, good);
    json_decref(reply);
    check(status_of("/api/games/chess/cards", NULL) == 404, "no cards of another game");
    check(status_of("/api/games/" GAME "/cards/x", NULL) == 404, "nothing below");
    check(status_of("/api/games/" GAME "/cards", "{}") == 404, "nothing to send there");
    check(status_of(DECK, NULL) == 404, "nothing to read here");
}

static void cards_may_be_kept(void)
{
    static const char ask[] = "GET /api/games/" GAME "/cards HTTP/1.1\r\nHost: x\r\n\r\n";
    char head[2048] = "";
    int fd = connect_to(server.port);
    send_all(fd, ask, strlen(ask));
    ssize_t n = recv(fd, head, sizeof head - 1, 0);
    head[n > 0 ? n : 0] = 0;
    check(strstr(head, "max-age=") != NULL, "a browser may keep them");
    close(fd);
}

/* What the game says. */

/* The prepared deck in a form; to be released with reply_free(). */
static struct reply in_form(const char *id, const char *form)
{
    char path[128];
    snprintf(path, sizeof path, DECK "?form=%s", form);
    return http(server.port, path, NULL, id);
}

static const char whole[] = "two-sphere-leadership-spirit";

static void decks_go_out_and_in(void)
{
    static const char *const forms[] = {"text", "json", "ringsdb", "o8d"};
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
        struct reply out = in_form(whole, forms[i]);
        check(out.status == 200 && out.size > 500, "%s is written", forms[i]);
        json_t *in = http_json(server.port, 200, DECK, NULL, out.body);
        check(json_is_true(at(in, "ok")) && strcmp(text_at(in, "prepared"), whole) == 0,
              "%s is read again", forms[i]);
        json_decref(in);
        reply_free(&out);
    }
    /* As a list of cards with their copies, which is what a check gives. */
    json_t *said = http_json(server.port, 200, DECK, NULL, whole);
    json_t *list = json_pack("{s:s, s:O}", "name", "Mine", "cards", at(said, "cards"));
    char *text = json_dumps(list, 0);
    json_t *again = http_json(server.port, 200, DECK, NULL, text);
    check(json_is_true(at(again, "ok")) && json_equal(at(again, "cards"), at(said, "cards")),
          "a list of cards with copies is a deck, heroes included");
    check(strcmp(text_at(again, "deck.name"), "Mine") == 0, "it has its name");
    free(text);
    json_decref(list);
    json_decref(again);
    json_decref(said);
}

static void what_is_wrong_is_told(void)
{
    json_t *said = http_json(server.port, 200, DECK, NULL,
                             "Mine\n\nHero\n1x Aragorn\n\nAlly\n4x Faramir\n2x Forest Spider\n");
    check(json_is_false(at(said, "ok")), "it is no deck yet");
    check(has_rule(at(said, "problems"), "deckbuilding.2") &&
              has_rule(at(said, "problems"), "deckbuilding.4") &&
              has_rule(at(said, "problems"), "player-deck.1"),
          "all that is wrong, each with its rule");
    check(number_at(said, "cards.1.copies") == 4, "what could be read is told");
    json_decref(said);
    static const char *const odd[] = {"{",  "{}",          "[]", "7", "<deck>", "{\"cards\":7}",
                                      "\n", "\xef\xbb\xbf"};
    for (size_t i = 0; i < sizeof odd / sizeof *odd; i++) {
        said = http_json(server.port, 200, DECK, NULL, odd[i]);
        check(json_is_false(at(said, "ok")) && json_array_size(at(said, "problems")) > 0,
              "no deck: %s", odd[i]);
        json_decref(said);
    }
    check(status_of("/api/games/chess/deck", whole) == 404, "of another game");
    check(status_of("/api/games/" GAME, whole) == 404, "at another address");
    check(status_of(DECK "?form=pdf", whole) == 400, "in a form nobody knows");
    check(status_of(DECK, "\xff\xfe") == 400, "in no letters");
    struct reply r = http_bytes(server.port, DECK, NULL, "a\0b\n", 4);
    check(r.status == 400, "with a zero in it");
    reply_free(&r);
    r = http_bytes(server.port, DECK, NULL, "", 0);
    check(r.status == 400 || r.status == 404, "with nothing in it");
    reply_free(&r);
}

/* Too much. */

/* So many bytes of lines that look like cards. */
static char *nonsense(size_t size)
{
    char *text = malloc(size + 32), *to = text;
    to += sprintf(to, "Nonsense\n");
    for (int i = 0; (size_t)(to - text) < size; i++)
        to += sprintf(to, "1x a%d\n", i);
    return text;
}

static void large_ones_are_refused(void)
{
    char *huge = nonsense(70000), *large = nonsense(64000);
    struct timespec before, after;
    check(status_of(DECK, huge) == 413, "huge is refused");
    clock_gettime(CLOCK_MONOTONIC, &before);
    json_t *said = http_json(server.port, 200, DECK, NULL, large);
    clock_gettime(CLOCK_MONOTONIC, &after);
    size_t problems = json_array_size(at(said, "problems"));
    check(problems > 50 && problems < 120, "nonsense ends after a while (%zu)", problems);
    double took =
        (double)(after.tv_sec - before.tv_sec) + (double)(after.tv_nsec - before.tv_nsec) / 1e9;
    check(took < 2, "and takes no time (%.1f s)", took);
    json_decref(said);
    free(huge);
    free(large);
}

/* Many at once: some are told to wait, the others answered, and the server lives. */
static void not_too_many_at_once(void)
{
    enum { MANY = 120 };
    char *large = nonsense(60000), head[256], reply[64];
    int fd[MANY], waits = 0, done = 0;
    snprintf(head, sizeof head,
             "POST " DECK
             " HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: %zu\r\n\r\n",
             strlen(large));
    for (int i = 0; i < MANY; i++) {
        fd[i] = connect_to(server.port);
        send_all(fd[i], head, strlen(head));
        send_all(fd[i], large, strlen(large));
    }
    for (int i = 0; i < MANY; i++) {
        ssize_t n = recv(fd[i], reply, sizeof reply - 1, 0);
        reply[n > 0 ? n : 0] = 0;
        done += strncmp(reply, "HTTP/1.1 200", 12) == 0;
        waits += strncmp(reply, "HTTP/1.1 429", 12) == 0;
        close(fd[i]);
    }
    check(done >= 8 && waits > 0 && done + waits == MANY, "%d done, %d shall wait", done, waits);
    check(status_of(DECK, whole) == 200, "the next one is looked at again");
    free(large);
}

/* Nobody else's business. */

static struct client *listen_at(const char *table, const char *key)
{
    struct client *c = client_open(server.port);
    c->recording = true;
    check(client_join(c, table, key), "joined");
    return c;
}

static bool heard(const struct client *c, const char *words)
{
    size_t i;
    json_t *message;
    json_array_foreach (c->record, i, message)
        if (strstr(json_string_value(message), words))
            return true;
    return false;
}

/* Which of the titles was told, those in `but` aside; NULL: none. */
static const char *told(const struct client *c, const json_t *deck, const json_t *but)
{
    const char *title;
    json_t *copies;
    json_object_foreach (json_object_get(deck, "cards"), title, copies)
        if (!json_object_get(json_object_get(but, "cards"), title) && heard(c, title))
            return title;
    return NULL;
}

static json_t *deck_of(const char *id, const char *name)
{
    json_t *said = http_json(server.port, 200, DECK, NULL, id);
    json_t *deck = json_incref(at(said, "deck"));
    json_object_set_new(deck, "name", json_string(name));
    json_decref(said);
    return deck;
}

/* Ann never plays a card, so nobody can have seen one. */
static int pass_on(struct client **clients, int count, int answers)
{
    int n = 0;
    for (int quiet = 0; n < answers && quiet < 50; quiet++)
        for (int i = 0; i < count; i++) {
            const json_t *ask = client_first_ask(clients[i]);
            if (!ask)
                continue;
            json_t *reply = answer(clients[i], ask, passing(ask) >= 0 ? passing(ask) : 0, NULL);
            int64_t length = number_at(reply, "length");
            json_decref(reply);
            for (int k = 0; k < count; k++)
                wait_length(clients[k], length);
            n++;
            quiet = 0;
        }
    return n;
}

static void only_its_name_is_told(bool as_text)
{
    json_t *anns = deck_of(whole, "Secret of Ann"), *bens = deck_of("two-sphere-lore-tactics", "B");
    struct reply text = in_form(whole, "text");
    json_t *made =
        make_table(server.port, "\"name\":\"Ann\",\"setup\":{\"seed\":9},\"start\":false,"
                                "\"seats\":[{\"who\":\"me\"},{\"who\":\"open\"}]");
    char *key = sit(server.port, table_id(made), 1, "Ben");
    struct client *ann = client_at(server.port, table_id(made), made_key(made, 0)),
                  *ben = listen_at(table_id(made), key), *watcher = listen_at(table_id(made), NULL);
    json_decref(client_ask(ben, "options", json_pack("{s:{s:O}}", "options", "deck", bens)));
    json_t *deck = as_text ? json_string(text.body) : json_incref(anns);
    json_t *r = client_ask(ann, "options", json_pack("{s:{s:o}}", "options", "deck", deck));
    check(!*error_code(r), "a deck of one's own is taken (%s)", text_at(r, "error.text"));
    json_decref(r);
    client_sync(ann);
    client_sync(ben);
    client_sync(watcher);
    check(as_text || (heard(ben, "Secret of Ann") && heard(watcher, "Secret of Ann")),
          "its name is told");
    check(!told(ben, anns, NULL) && !told(watcher, anns, NULL), "its cards are not (%s)",
          told(ben, anns, NULL));
    struct client *late = listen_at(table_id(made), NULL);
    check(!told(late, anns, NULL), "nor to those who come later");
    struct reply list = http(server.port, "/api/tables", NULL, NULL);
    check(strstr(list.body, "Steward of Gondor") == NULL, "nor in the lobby");
    reply_free(&list);
    r = client_ask(ann, "start", NULL);
    check(!*error_code(r), "it begins (%s)", text_at(r, "error.text"));
    json_decref(r);
    client_sync(ann);
    client_sync(ben);
    struct client *players[] = {ann, ben};
    int n = pass_on(players, 2, 60);
    client_sync(watcher);
    check(n >= 30, "and goes on for %d answers", n);
    check(heard(ben, "Aragorn"), "the heroes are seen");
    check(!told(ben, anns, bens), "another seat learns no card (%s)", told(ben, anns, bens));
    check(!told(watcher, anns, bens) && !told(watcher, bens, anns), "a spectator none at all");
    client_close(ann);
    client_close(ben);
    client_close(watcher);
    client_close(late);
    reply_free(&text);
    json_decref(anns);
    json_decref(bens);
    json_decref(made);
    free(key);
}

static void a_wrong_deck_is_refused(void)
{
    json_t *made = make_table(server.port, "\"name\":\"Ann\",\"start\":false,\"seats\":[{\"who\":"
                                           "\"me\",\"options\":{\"deck\":\"core-lore\"}}]");
    struct client *c = client_at(server.port, table_id(made), made_key(made, 0));
    json_t *deck = deck_of(whole, "Small");
    json_object_del(json_object_get(deck, "cards"), "Gandalf");
    json_t *r = client_ask(c, "options", json_pack("{s:{s:o}}", "options", "deck", deck));
    check(strcmp(error_code(r), "refused") == 0 &&
              strcmp(text_at(r, "error.rule"), "deckbuilding.2") == 0,
          "a deck of 47 cards is refused by its rule (%s)", text_at(r, "error.rule"));
    json_decref(r);
    client_sync(c);
    check(strcmp(text_at(c->state, "table.seats.0.options.deck"), "core-lore") == 0,
          "and the old one stays");
    client_close(c);
    json_decref(made);
}

/* A refusal names cards, but to the host not those of somebody else. */
static void a_refusal_tells_nothing(void)
{
    json_t *made = make_table(
        server.port, "\"name\":\"Ann\",\"start\":false,\"setup\":{\"deckbuilding\":\"free\"},"
                     "\"seats\":[{\"who\":\"me\"},{\"who\":\"open\"}]");
    char *key = sit(server.port, table_id(made), 1, "Ben");
    struct client *ann = client_at(server.port, table_id(made), made_key(made, 0)),
                  *ben = client_at(server.port, table_id(made), key);
    json_t *deck = json_pack("{s:s, s:[s], s:{s:i}}", "name", "Five", "heroes", "Dúnhere", "cards",
                             "Northern Tracker", 5);
    json_t *r = client_ask(ben, "options", json_pack("{s:{s:o}}", "options", "deck", deck));
    check(!*error_code(r), "where decks are built freely five copies will do (%s)",
          text_at(r, "error.text"));
    json_decref(r);
    json_t *strict = json_pack("{s:{s:s}}", "setup", "deckbuilding", "standard");
    r = client_ask(ann, "setup", strict);
    check(strcmp(error_code(r), "refused") == 0, "the host cannot forbid it any more");
    check(!strstr(text_at(r, "error.text"), "Tracker"), "and is not told why: %s",
          text_at(r, "error.text"));
    json_decref(r);
    r = client_ask(ann, "setup", json_pack("{s:{s:s}}", "setup", "scenario", "nowhere"));
    check(strstr(text_at(r, "error.text"), "nowhere") != NULL, "other refusals are told: %s",
          text_at(r, "error.text"));
    json_decref(r);
    client_close(ann);
    client_close(ben);
    json_decref(made);
    free(key);
}

void test_decks(void)
{
    if (!server_up(&server, "decks.db"))
        return;
    cards_are_told();
    cards_may_be_kept();
    decks_go_out_and_in();
    what_is_wrong_is_told();
    large_ones_are_refused();
    not_too_many_at_once();
    only_its_name_is_told(false);
    only_its_name_is_told(true);
    a_wrong_deck_is_refused();
    a_refusal_tells_nothing();
    server_down(&server);
}
