#include "play_orders.h"
#include "choice.h"
#include "play_card.h"
#include "play_words.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static void tell(const arb_table *table, int seat, struct paper *p)
{
    json_t *orders = arb_orders(table, seat), *line;
    size_t i;
    json_array_foreach (json_object_get(orders, "words"), i, line) {
        paper_flow(p, 2, STYLE_NONE, json_string_value(line));
        paper_end_line(p);
    }
    json_decref(orders);
}

/* Takes over `orders`. */
static bool give(arb_table *table, int seat, json_t *orders, struct paper *p)
{
    struct arb_error err;
    bool given = arb_set_orders(table, seat, orders, &err);
    json_decref(orders);
    if (given) {
        tell(table, seat, p);
    } else {
        paper_flow(p, 2, STYLE_NONE, err.text);
        paper_end_line(p);
    }
    return given;
}

bool orders_always(const arb_table *table, int seat)
{
    json_t *orders = arb_orders(table, seat);
    bool always = !strcmp(view_text(orders, "stop"), "always");
    json_decref(orders);
    return always;
}

/* By kind and phase. */

/* The id of the one thing in a list of {"id","label"} that the words mean; "": none. */
static const char *id_of(const json_t *list, const char *words)
{
    const char *label[CHOICES];
    int count = 0, found[1];
    size_t i;
    json_t *one;
    json_array_foreach (list, i, one)
        if (count < CHOICES)
            label[count++] = view_text(one, "label");
    bool known = *words && words_choose(words, label, count, found, 1) == 1;
    return known ? view_text(json_array_get(list, (size_t)found[0]), "id") : "";
}

/* `in` says nothing. */
static const char *after_in(const char *words)
{
    return strncasecmp(words, "in ", 3) ? words : words + 3;
}

/* Windows, and perhaps a thing that could be used there (""). */
struct where {
    const char *kind, *phase, *thing;
};

/* What windows are meant: of a kind, in a phase, or of a kind in a phase, which may be
 * said first. */
static struct where where_of(const json_t *described, const char *words)
{
    const json_t *kinds = json_object_get(described, "windows");
    const json_t *phases = json_object_get(described, "phases");
    struct where where = {id_of(kinds, words), "", ""};
    if (!*where.kind)
        where.phase = id_of(phases, words);
    for (const char *at = words; !*where.kind && !*where.phase && (at = strchr(at, ' ')); at++) {
        char first[64];
        snprintf(first, sizeof first, "%.*s", (int)(at - words), words);
        const char *rest = after_in(at + 1);
        where = (struct where){id_of(kinds, first), id_of(phases, rest), ""};
        if (!*where.kind || !*where.phase)
            where = (struct where){id_of(kinds, rest), id_of(phases, first), ""};
        if (!*where.kind || !*where.phase)
            where = (struct where){"", "", ""};
    }
    return where;
}

static bool is_somewhere(struct where where)
{
    return *where.kind || *where.phase;
}

static bool is_said_of(const json_t *said, struct where where)
{
    return !strcmp(view_text(said, "kind"), where.kind) &&
           !strcmp(view_text(said, "phase"), where.phase) &&
           !strcasecmp(view_text(said, "thing"), where.thing);
}

/* What was said before of other windows and things, and this. */
static json_t *with_at(const arb_table *table, int seat, struct where where, const char *stop)
{
    json_t *at = json_array(), *orders = arb_orders(table, seat), *said;
    size_t i;
    json_array_foreach (json_object_get(orders, "at"), i, said)
        if (!is_said_of(said, where))
            json_array_append(at, said);
    json_decref(orders);
    json_t *new = json_pack("{s:s}", "stop", stop);
    if (*where.thing)
        json_object_set_new(new, "thing", json_string(where.thing));
    if (*where.kind)
        json_object_set_new(new, "kind", json_string(where.kind));
    if (*where.phase)
        json_object_set_new(new, "phase", json_string(where.phase));
    json_array_append_new(at, new);
    return at;
}

static void tell_where(const json_t *described, struct paper *p)
{
    static const char *const lists[] = {"windows", "phases"};
    char words[1024] = "For some windows only, name them, a phase, or both:";
    paper_flow(p, 2, STYLE_NONE,
               "Say `orders always`, `orders useful`, `orders able` or `orders never`; `orders "
               "usual` has what hardly matters chosen for you, `orders ask` asks you; `orders "
               "new` is what a new player begins with. `orders pass` with a phase passes all that "
               "may be passed there, your own windows, too.");
    paper_end_line(p);
    for (size_t k = 0; k < 2; k++) {
        size_t i;
        json_t *one;
        json_array_foreach (json_object_get(described, lists[k]), i, one) {
            size_t used = strlen(words);
            snprintf(words + used, sizeof words - used, "%s %s", words[used - 1] == ':' ? "" : ",",
                     view_text(one, "label"));
        }
    }
    paper_flow(p, 2, STYLE_NONE, words);
    paper_put(p, STYLE_NONE, ".");
    paper_end_line(p);
}

bool orders_give(arb_table *table, int seat, const char *words, struct paper *p)
{
    static const struct {
        const char *word, *stop;
        bool in_some; /* only of windows that are named */
    } stops[] = {{"always", "always", false},
                 {"useful", "if_useful", false},
                 {"able", "if_able", false},
                 {"never", "never", false},
                 {"pass", "pass", true}};
    json_t *described = arb_game_describe(arb_table_game(table)), *orders = NULL;
    size_t n = strcspn(words, " ");
    const char *rest = after_in(words + n + strspn(words + n, " "));
    struct where where = where_of(described, rest);
    for (size_t i = 0; n && i < sizeof stops / sizeof *stops; i++) {
        if (strncasecmp(words, stops[i].word, n) != 0)
            continue;
        if (!*rest && !stops[i].in_some)
            orders = json_pack("{s:s}", "stop", stops[i].stop);
        else if (is_somewhere(where))
            orders = json_pack("{s:o}", "at", with_at(table, seat, where, stops[i].stop));
    }
    if (n && !*rest && (!strncasecmp(words, "usual", n) || !strncasecmp(words, "ask", n)))
        orders = json_pack("{s:s}", "small", tolower(*words) == 'u' ? "usual" : "ask");
    bool new = n && !*rest && !strncasecmp(words, "new", n) && n > 2;
    bool given = (orders || new) && give(table, seat, orders, p);
    if (!n)
        tell(table, seat, p);
    if (!orders && !new)
        tell_where(described, p);
    json_decref(described);
    return given;
}

/* By thing. */

/* Is something that is asked now called that? Otherwise it may be a slip, or meant for
 * later. */
static bool fits_now(const struct prompt *prompt, const char *words)
{
    char *folded = words_fold(words);
    bool found = false;
    for (int i = 0; prompt && i < prompt->count && !found; i++) {
        char *head = choice_head(prompt, i), *text = words_fold(head);
        found = words_fit_choice(folded, text) != WORDS_NONE;
        free(head);
        free(text);
    }
    free(folded);
    return found;
}

/* What was said of things in some windows is forgotten, the rest of "at" stays. */
static json_t *without_things(const arb_table *table, int seat)
{
    json_t *at = json_array(), *orders = arb_orders(table, seat), *said;
    size_t i;
    json_array_foreach (json_object_get(orders, "at"), i, said)
        if (!json_object_get(said, "thing"))
            json_array_append(at, said);
    json_decref(orders);
    return json_pack("{s:n, s:o}", "things", "at", at);
}

static bool forget_things(arb_table *table, struct paper *p)
{
    for (int seat = 0; seat < arb_seat_count(table); seat++) {
        json_t *left = without_things(table, seat);
        arb_set_orders(table, seat, left, NULL);
        json_decref(left);
    }
    paper_put(p, STYLE_NONE, "Nothing is ignored any more, at any seat.");
    paper_end_line(p);
    return true;
}

/* "morale boost in action": the thing and where; without such a place the words are all its name,
 * which may have an "in" of its own. `name` has room for the words. */
static struct where thing_of(const json_t *described, const char *words, char *name)
{
    strcpy(name, words);
    for (char *at = name; (at = strcasestr(at, " in ")); at++) {
        struct where where = where_of(described, at + 4);
        if (!is_somewhere(where))
            continue;
        *at = 0;
        where.thing = name;
        return where;
    }
    return (struct where){"", "", name};
}

/* NULL: not UTF-8, nothing is called that. */
static json_t *thing_orders(const arb_table *table, int seat, struct where where, const char *stop)
{
    json_t *name = json_string(where.thing);
    json_decref(name);
    if (!name)
        return NULL;
    if (is_somewhere(where))
        return json_pack("{s:o}", "at", with_at(table, seat, where, stop));
    return json_pack("{s:{s:s}}", "things", where.thing, stop);
}

bool orders_thing(arb_table *table, int seat, const char *stop, const char *words,
                  const struct prompt *prompt, struct paper *p)
{
    if (!strcasecmp(words, "nothing") || !strcasecmp(words, "none"))
        return forget_things(table, p);
    if (!*words) {
        paper_flow(p, 2, STYLE_NONE,
                   "Say what you do not care for, such as `ignore archer`: you are then not asked "
                   "in windows where that is all you could do. `heed archer` asks you wherever "
                   "you could do something with it, and `ignore nothing` forgets both. With `in` "
                   "and a kind of window or a phase it counts only there.");
        paper_end_line(p);
        tell(table, seat, p);
        return false;
    }
    json_t *described = arb_game_describe(arb_table_game(table));
    char *name = malloc(strlen(words) + 1);
    if (!name)
        abort();
    struct where where = thing_of(described, words, name);
    json_t *orders = thing_orders(table, seat, where, stop);
    if (orders && !is_somewhere(where) && !fits_now(prompt, words)) {
        paper_flow(p, 2, STYLE_NONE,
                   "Nothing you are asked now is called that; `ignore nothing` forgets it.");
        paper_end_line(p);
    }
    bool given = orders && give(table, seat, orders, p);
    free(name);
    json_decref(described);
    return given;
}

/* Until. */

bool orders_skip(arb_table *table, int seat, const char *words, const struct prompt *prompt,
                 struct paper *p)
{
    static const char *const ends[] = {"phase", "round", "event", NULL};
    const char *refusal = NULL, *end = *words ? NULL : "phase";
    for (int i = 0; ends[i] && !end; i++)
        if (!strcasecmp(words, ends[i]))
            end = ends[i];
    if (!end)
        refusal = "`skip` passes windows like this one until the phase ends, `skip round` until "
                  "the round ends, `skip event` until something happens to you.";
    else if (!prompt || !prompt->ask.window)
        refusal = "This is not a window you can pass.";
    if (refusal) {
        paper_flow(p, 2, STYLE_NONE, refusal);
        paper_end_line(p);
        return false;
    }
    json_t *until = json_pack("{s:s}", "end", end);
    if (*prompt->kind)
        json_object_set_new(until, "kind", json_string(prompt->kind));
    return give(table, seat, json_pack("{s:o}", "until", until), p);
}
