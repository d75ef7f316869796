/* What one seat receives over a game must not depend on what it cannot know.
 *
 * Two games are played alike, except that the second player draws other cards
 * (a referee decides what is drawn), keeps them all in hand and never acts by
 * them. Every byte the first player and a spectator receive, and the order of all
 * messages, must be equal, but for the table's id and the time: under every
 * standing order of the second player, and with a bot beside them. */
#include "test.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct served server;

enum { MOST = 4000, STEPS = 80 };

/* What was chosen in the first game, in words; the second follows it. Where the
 * second player only passes there is nothing to choose. */
struct script {
    const char *orders; /* of the second player */
    bool bot;           /* a third is a bot */
    char *text[MOST];
    int length, at;
    bool following;
    int varied; /* draws that were other ones */
    int asked;  /* passes by hand of the second player */
};

struct game {
    struct client *host, *ann, *ben, *watcher;
    char table[32];
};

/* One game. */

static struct client *record(const char *table, const char *key)
{
    struct client *c = client_open(server.port);
    c->recording = true;
    if (client_join(c, table, key))
        return c;
    client_close(c);
    return NULL;
}

static bool begin(struct game *g, const struct script *s)
{
    char how[400];
    snprintf(how, sizeof how,
             "\"name\":\"Ref\",\"title\":\"Leaks\",\"referee\":true,\"setup\":{\"seed\":1},"
             "\"seats\":[{\"who\":\"open\"},{\"who\":\"open\"}%s]",
             s->bot ? ",{\"who\":\"bot\",\"bot\":\"steady\"}" : "");
    json_t *made = make_table(server.port, how);
    snprintf(g->table, sizeof g->table, "%s", table_id(made));
    char *ann = sit(server.port, g->table, 0, "Ann");
    g->host = client_at(server.port, g->table, made_key(made, 0));
    g->ann = record(g->table, ann);
    g->watcher = record(g->table, NULL);
    /* Ann sees the table fill. */
    char *ben = sit(server.port, g->table, 1, "Ben");
    g->ben = record(g->table, ben);
    json_decref(made);
    free(ann);
    free(ben);
    if (!g->host || !g->ann || !g->ben || !g->watcher)
        return false;
    json_t *orders = json_loads(s->orders, 0, NULL);
    json_decref(client_ask(g->ben, "orders", json_pack("{s:o}", "orders", orders)));
    client_sync(g->ann);
    client_sync(g->watcher);
    client_sync(g->host);
    return true;
}

static void end(struct game *g)
{
    client_close(g->host);
    client_close(g->ann);
    client_close(g->ben);
    client_close(g->watcher);
}

static int option_called(const json_t *ask, const char *text)
{
    size_t i;
    json_t *option;
    json_array_foreach (at(ask, "options"), i, option)
        if (strcmp(text_at(option, "text"), text) == 0)
            return (int)i;
    return -1;
}

static int other_option(const json_t *ask, const char *text)
{
    size_t i;
    json_t *option;
    json_array_foreach (at(ask, "options"), i, option)
        if (strcmp(text_at(option, "text"), text) != 0)
            return (int)i;
    return -1;
}

/* A card that Ben draws into his hand. */
static bool bens_draw(const struct game *g, const json_t *ask)
{
    const char *phase = text_at(g->host->state, "view.phase");
    return number_at(ask, "seat") == 8 && strstr(text_at(ask, "prompt"), "deck of Ben") &&
           (number_at(g->host->state, "view.round") == 0 || strcmp(phase, "Resource") == 0);
}

static int choose(const struct game *g, const json_t *ask, struct script *s, uint64_t *random)
{
    size_t options = json_array_size(at(ask, "options"));
    if (number_at(ask, "seat") == 1 && passing(ask) >= 0) {
        s->asked++;
        return passing(ask); /* Ben keeps his cards */
    }
    if (s->following) {
        if (s->at == s->length)
            return -1;
        const char *text = s->text[s->at++];
        if (bens_draw(g, ask)) {
            int other = other_option(ask, text);
            s->varied += other >= 0;
            return other >= 0 ? other : 0;
        }
        return option_called(ask, text);
    }
    int option = (int)(next_random(random) % options);
    char path[48];
    snprintf(path, sizeof path, "options.%d.text", option);
    s->text[s->length++] = strdup(text_at(ask, path));
    return option;
}

/* What Ann asks on the way is part of what she receives. */
static void look_about(struct game *g, int i)
{
    json_decref(client_ask(g->ann, "why", NULL));
    json_decref(client_ask(g->ann, "log", json_pack("{s:i}", "from", i)));
    json_decref(client_ask(g->ann, "past", json_pack("{s:i}", "at", i / 2)));
    for (int card = 1; card < 120; card += 17) {
        char name[32];
        snprintf(name, sizeof name, "card:%d:cost", card);
        json_decref(client_ask(g->ann, "how", json_pack("{s:s}", "name", name)));
    }
}

/* Whoever is asked next, as soon as somebody is; NULL: nobody. */
static struct client *who_is_next(struct game *g)
{
    struct client *all[] = {g->host, g->ann, g->ben, g->watcher};
    for (int tries = 0; tries < 4000; tries++) {
        for (int k = 0; k < 3; k++)
            if (client_first_ask(all[k]))
                return all[k];
        if (strcmp(text_at(g->host->state, "table.status"), "playing") != 0)
            return NULL;
        for (int k = 0; k < 4; k++)
            client_settle(all[k], 1);
    }
    return NULL;
}

/* Answer, and wait until it has been taken note of. */
static bool give(struct game *g, struct client *c, const json_t *ask, int option)
{
    struct client *all[] = {g->host, g->ann, g->ben, g->watcher};
    char name[64];
    snprintf(name, sizeof name, "%s", text_at(ask, "ask"));
    json_t *reply = answer(c, ask, option, NULL), *message;
    bool good = reply && !*error_code(reply);
    int64_t length = number_at(reply, "length");
    json_decref(reply);
    while (good && client_first_ask(c) && strcmp(text_at(client_first_ask(c), "ask"), name) == 0) {
        good = (message = client_next(c, 20000)) != NULL;
        if (good)
            client_take(c, message);
        json_decref(message);
    }
    for (int k = 0; k < 4 && good; k++)
        good = wait_length(all[k], length);
    return good;
}

/* How many choices of the script were made; -1: something went wrong. */
static int play(struct game *g, struct script *s, int most)
{
    uint64_t random = 77;
    int choices = 0;
    for (struct client *c; choices < most && (c = who_is_next(g));) {
        const json_t *ask = client_first_ask(c);
        bool scripted = c != g->ben || passing(ask) < 0;
        if (scripted && choices % 50 == 49)
            look_about(g, choices);
        int option = choose(g, ask, s, &random);
        if (option < 0)
            break;
        if (!give(g, c, ask, option))
            return -1;
        choices += scripted;
        /* Who is out lays the hand open: then it is hidden no more. */
        if (!s->following && (json_is_true(at(g->host->state, "view.seats.1.out")) ||
                              strcmp(text_at(g->host->state, "table.status"), "playing") != 0))
            return choices - 1;
    }
    return choices;
}

/* Two games. */

/* Text with the table's id and times made equal. */
static char *plain(const char *text, const char *table)
{
    static const char *const times[] = {"\"created\":", "\"changed\":"};
    char *out = strdup(text), *at_id;
    while ((at_id = strstr(out, table)))
        memset(at_id, 'T', strlen(table));
    for (int i = 0; i < 2; i++)
        for (char *t = out; (t = strstr(t, times[i]));) {
            t += strlen(times[i]);
            if (*t == '{')
                t += strlen("{\"v\":");
            while (*t >= '0' && *t <= '9')
                *t++ = '0';
        }
    return out;
}

/* A patch of "changed" is there or not, as the second turns: taken out. */
static char *without_changed(char *text)
{
    static const char *const forms[] = {"\"changed\":{\"v\":0000000000},",
                                        ",\"changed\":{\"v\":0000000000}",
                                        "\"changed\":{\"v\":0000000000}"};
    for (int i = 0; i < 3; i++)
        for (char *t; (t = strstr(text, forms[i]));)
            memmove(t, t + strlen(forms[i]), strlen(t + strlen(forms[i])) + 1);
    return text;
}

/* Take out a field, with the number that is its value, and one comma beside it. */
static void take_out(char *text, const char *what, bool number)
{
    for (char *t = text; (t = strstr(t, what));) {
        char *end = t + strlen(what);
        if (number && (*end < '0' || *end > '9')) {
            t = end;
            continue;
        }
        while (number && *end >= '0' && *end <= '9')
            end++;
        if (*end == ',')
            end++;
        else if (t > text && t[-1] == ',')
            t--;
        memmove(t, end, strlen(end) + 1);
    }
}

/* Whether Ann's own pass came before it counts shows in when her ask is gone. */
static json_t *told(const struct client *c, const char *table)
{
    json_t *list = json_array();
    size_t i;
    json_t *one;
    json_array_foreach (c->record, i, one) {
        char *text = without_changed(plain(json_string_value(one), table));
        take_out(text, "\"rev\":", true);
        take_out(text, "\"length\":", true);
        take_out(text, "\"asks\":[]", false);
        if (strcmp(text, "{\"t\":\"update\"}") != 0)
            json_array_append_new(list, json_string(text));
        free(text);
    }
    return list;
}

/* How many messages are the same from the first on, and how many there are in the
 * shorter record. */
static size_t compare(const struct client *a, const char *id_a, const struct client *b,
                      const char *id_b, bool aloud, size_t *of, size_t *bytes)
{
    json_t *one = told(a, id_a), *two = told(b, id_b);
    size_t i = 0;
    *of = json_array_size(two) < json_array_size(one) ? json_array_size(two) : json_array_size(one);
    for (; i < *of; i++) {
        const char *x = json_string_value(json_array_get(one, i));
        const char *y = json_string_value(json_array_get(two, i));
        size_t k = 0;
        while (x[k] && x[k] == y[k])
            k++;
        *bytes += k;
        if (x[k] == y[k])
            continue;
        size_t from = k > 150 ? k - 150 : 0;
        if (aloud)
            printf("message %zu differs at %zu:\n  %.300s\n  %.300s\n", i, k, x + from, y + from);
        break;
    }
    json_decref(one);
    json_decref(two);
    return i;
}

static void two_games(struct script *s)
{
    struct game one, two;
    size_t bytes = 0, unused = 0, n, w, b;
    if (!begin(&one, s))
        return;
    int first = play(&one, s, STEPS), asked = s->asked;
    s->following = true;
    s->asked = 0;
    if (!begin(&two, s))
        return;
    int second = play(&two, s, first);
    const char *order = s->orders;
    check(first > 50 && second > first / 2, "%s: both games are played (%d, %d)", order, first,
          second);
    size_t ann = compare(one.ann, one.table, two.ann, two.table, true, &n, &bytes);
    check(ann == n && n > 100, "%s: a seat receives the same bytes (%zu of %zu)", order, ann, n);
    size_t watcher = compare(one.watcher, one.table, two.watcher, two.table, true, &w, &bytes);
    check(watcher == w && w > 100, "%s: a spectator does, too (%zu of %zu)", order, watcher, w);
    size_t ben = compare(one.ben, one.table, two.ben, two.table, false, &b, &unused);
    check(ben < b && s->varied > 6, "%s: though the games are two (%d draws differ)", order,
          s->varied);
    printf("%s%s: %d of %d steps, %d draws differ, Ben passed %d and %d times by hand, %zu bytes "
           "compared\n",
           order, s->bot ? " with a bot" : "", second, first, s->varied, asked, s->asked, bytes);
    end(&one);
    end(&two);
    for (int i = 0; i < s->length; i++)
        free(s->text[i]);
}

void test_leak(void)
{
    static struct script scripts[] = {
        {.orders = "{\"stop\": \"if_useful\", \"small\": \"usual\"}"},
        {.orders = "{\"stop\": \"always\"}"},
        {.orders = "{\"stop\": \"never\"}"},
        {.orders = "{\"stop\": \"never\", \"things\": {\"of\": \"always\"},"
                   " \"at\": [{\"kind\": \"response\", \"stop\": \"never\"}]}"},
        {.orders = "{\"stop\": \"if_able\"}", .bot = true}};
    server.pause = "3";
    if (!server_up(&server, "leak.db"))
        return;
    for (size_t i = 0; i < sizeof scripts / sizeof *scripts; i++)
        two_games(&scripts[i]);
    server_down(&server);
}
