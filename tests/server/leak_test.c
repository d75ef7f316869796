/* What one seat receives over a game must not depend on what it cannot know.
 *
 * Two games are played alike, except that the second player draws other cards
 * (a referee decides what is drawn), keeps them all in hand and never acts by
 * them. Every byte the first player and a spectator receive must be equal, but
 * for the table's id and the time. */
#include "test.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct served server;

enum { MOST = 4000 };

/* What was chosen in the first game, in words; the second follows it. */
struct script {
    char *text[MOST];
    int length;
    bool following;
    int varied; /* draws that were other ones */
};

struct game {
    struct client *host, *ann, *ben, *watcher;
    char table[32];
};

/* ---- One game ----------------------------------------------------------- */

static struct client *record(const char *table, const char *key)
{
    struct client *c = client_open(server.port);
    c->recording = true;
    if (client_join(c, table, key))
        return c;
    client_close(c);
    return NULL;
}

static bool begin(struct game *g)
{
    json_t *made = make_table(
        server.port, "\"name\":\"Ref\",\"title\":\"Leaks\",\"referee\":true,"
                     "\"setup\":{\"seed\":1},\"seats\":[{\"who\":\"open\"},{\"who\":\"open\"}]");
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
    /* Whether Ben could act must not show in whether he is asked. */
    json_decref(client_ask(g->ben, "order", json_pack("{s:s}", "order", "always")));
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

static int choose(const struct game *g, const json_t *ask, struct script *s, int i,
                  uint64_t *random)
{
    size_t options = json_array_size(at(ask, "options"));
    if (s->following) {
        if (bens_draw(g, ask)) {
            int other = other_option(ask, s->text[i]);
            s->varied += other >= 0;
            return other >= 0 ? other : 0;
        }
        return option_called(ask, s->text[i]);
    }
    int option = (int)(next_random(random) % options);
    if (number_at(ask, "seat") == 1 && passing(ask) >= 0)
        option = passing(ask); /* Ben keeps his cards */
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

static int play(struct game *g, struct script *s, int most)
{
    uint64_t random = 77;
    int i = 0;
    for (; i < most && i < MOST; i++) {
        struct client *all[] = {g->host, g->ann, g->ben, g->watcher}, *c = NULL;
        for (int k = 0; k < 3 && !c; k++)
            if (client_first_ask(all[k]))
                c = all[k];
        if (!c)
            break;
        const json_t *ask = client_first_ask(c);
        int option = choose(g, ask, s, i, &random);
        if (option < 0)
            break;
        json_t *reply = answer(c, ask, option, NULL);
        bool good = reply && !*error_code(reply);
        int64_t length = number_at(reply, "length");
        json_decref(reply);
        for (int k = 0; k < 4 && good; k++)
            good = wait_length(all[k], length);
        if (!good)
            return -1;
        /* Who is out lays the hand open: then it is hidden no more. */
        if (!s->following && (json_is_true(at(g->host->state, "view.seats.1.out")) ||
                              strcmp(text_at(g->host->state, "table.status"), "playing") != 0))
            return i;
        if (i % 50 == 49)
            look_about(g, i);
    }
    return i;
}

/* ---- Two games ---------------------------------------------------------- */

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

static size_t compare(const struct client *a, const char *id_a, const struct client *b,
                      const char *id_b, size_t *bytes)
{
    size_t n = json_array_size(a->record), m = json_array_size(b->record), i;
    for (i = 0; i < n && i < m; i++) {
        char *x = without_changed(plain(json_string_value(json_array_get(a->record, i)), id_a));
        char *y = without_changed(plain(json_string_value(json_array_get(b->record, i)), id_b));
        bool same = strcmp(x, y) == 0;
        *bytes += strlen(x);
        if (!same) {
            size_t k = 0;
            while (x[k] && x[k] == y[k])
                k++;
            size_t from = k > 150 ? k - 150 : 0;
            printf("message %zu differs at %zu:\n  %.300s\n  %.300s\n", i, k, x + from, y + from);
        }
        free(x);
        free(y);
        if (!same)
            return i;
    }
    return n < m ? n : m;
}

void test_leak(void)
{
    struct script script = {.length = 0};
    struct game one, two;
    size_t bytes = 0;
    if (!server_up(&server, "leak.db"))
        return;
    if (!begin(&one))
        return;
    int first = play(&one, &script, MOST);
    script.following = true;
    if (!begin(&two))
        return;
    int second = play(&two, &script, first);
    check(first > 100 && second > 0, "both games are played (%d, %d)", first, second);
    size_t n = json_array_size(two.ann->record), w = json_array_size(two.watcher->record);
    /* The second game may be shorter, where it could not be followed. */
    check(compare(one.ann, one.table, two.ann, two.table, &bytes) == n,
          "a seat receives the same bytes");
    check(compare(one.watcher, one.table, two.watcher, two.table, &bytes) == w,
          "a spectator does, too");
    size_t unused = 0, bens = json_array_size(two.ben->record);
    fflush(stdout);
    FILE *quiet = stdout;
    stdout = fopen("/dev/null", "w");
    size_t alike = compare(one.ben, one.table, two.ben, two.table, &unused);
    fclose(stdout);
    stdout = quiet;
    check(alike < bens && script.varied > 6, "though the games are two (%d draws differ)",
          script.varied);
    printf("%d of %d steps, %d draws differ, %zu bytes compared\n", second, first, script.varied,
           bytes);
    end(&one);
    end(&two);
    for (int i = 0; i < script.length; i++)
        free(script.text[i]);
    server_down(&server);
}
