/* Standing orders as people and programs give and read them: see arb_set_orders(). */
#include "error.h"
#include "fold.h"
#include "table.h"

const char *const arb_stop_names[] = {"always", "if_able", "never", "if_useful", "pass", NULL};
const char *const arb_until_names[] = {"phase", "round", "event", NULL};

/* What hardly matters is asked, or done as most would. */
static const char *const small_names[] = {"ask", "usual", NULL};

enum { AT_MOST = 64, THINGS_MOST = 64, NAME_MOST = 100 };

/* Reading. */

static int word_number(const char *const *words, const json_t *word)
{
    const char *text = json_string_value(word);
    for (int i = 0; text && words[i]; i++)
        if (strcmp(words[i], text) == 0)
            return i;
    return -1;
}

/* Everything can be passed in some windows, nowhere in all: a turn of one's own would be lost. */
static bool read_stop(const json_t *word, bool in_some, int *stop, struct arb_error *err)
{
    *stop = word_number(arb_stop_names, word);
    if (*stop == ARB_STOP_PASS && !in_some)
        return arb_fail(err, "To \"pass\" all windows, name in \"at\" of which kind or phase.");
    return *stop >= 0 || arb_fail(err, "\"stop\" is \"always\", \"if_able\", \"if_useful\" or "
                                       "\"never\"; in \"at\" also \"pass\".");
}

/* Of a thing. */
static bool read_thing_stop(const json_t *word, int *stop, struct arb_error *err)
{
    *stop = word_number(arb_stop_names, word);
    return *stop == ARB_STOP_ALWAYS || *stop == ARB_STOP_NEVER ||
           arb_fail(err, "For a thing one stops \"always\" or \"never\"; null forgets it.");
}

static bool read_thing_name(const char *name, char folded[NAME_MOST + 1], struct arb_error *err)
{
    if (!name || strlen(name) > NAME_MOST)
        return arb_fail(err, "The name of a thing is a text of at most %d bytes.", NAME_MOST);
    arb_fold(name, folded, NAME_MOST + 1);
    return *folded || arb_fail(err, "\"%s\" is no name of a thing.", name);
}

/* `id` is absent or one of the game's list. */
static bool is_listed(const struct arb_named *list, const json_t *id, const char *what,
                      struct arb_error *err)
{
    char ids[256] = "";
    struct arb_text out = {ids, ids + sizeof ids};
    if (!id || arb_named_number(list, json_string_value(id)) >= 0)
        return true;
    for (int i = 0; list && list[i].id; i++)
        arb_say(&out, "%s%s", i ? ", " : "", list[i].id);
    return arb_fail(err, "There is no %s \"%.60s\"; there are: %s.", what,
                    json_is_string(id) ? json_string_value(id) : "", *ids ? ids : "none");
}

static bool read_one_at(const struct arb_rules *rules, const json_t *said, json_t *at,
                        struct arb_error *err)
{
    json_t *kind = json_object_get(said, "kind"), *phase = json_object_get(said, "phase");
    json_t *thing = json_object_get(said, "thing"), *word = json_object_get(said, "stop");
    char folded[NAME_MOST + 1];
    int stop;
    if (!kind && !phase)
        return arb_fail(err, "An order of \"at\" names a \"kind\" of window, a \"phase\" or both.");
    if (!is_listed(rules->windows, kind, "kind of window", err) ||
        !is_listed(rules->phases, phase, "phase", err))
        return false;
    if (thing ? !read_thing_name(json_string_value(thing), folded, err) ||
                    !read_thing_stop(word, &stop, err)
              : !read_stop(word, true, &stop, err))
        return false;
    json_array_append_new(at, json_pack("{s:O*, s:O*, s:O*, s:s}", "thing", thing, "kind", kind,
                                        "phase", phase, "stop", arb_stop_names[stop]));
    return true;
}

static bool read_at(const struct arb_rules *rules, const json_t *list, json_t **at,
                    struct arb_error *err)
{
    size_t i;
    json_t *said;
    if (!json_is_array(list) || json_array_size(list) > AT_MOST)
        return arb_fail(err, "\"at\" is a list of at most %d orders.", AT_MOST);
    *at = json_array_size(list) ? json_array() : NULL;
    json_array_foreach (list, i, said)
        if (!read_one_at(rules, said, *at, err))
            return false;
    return true;
}

/* What was said of a thing before, however its name was written. */
static void forget_thing(json_t *things, const char *folded)
{
    char other[NAME_MOST + 1];
    const char *name;
    json_t *stop;
    void *next;
    json_object_foreach_safe(things, next, name, stop)
    {
        arb_fold(name, other, sizeof other);
        if (strcmp(other, folded) == 0)
            json_object_del(things, name);
    }
}

static bool read_thing(json_t *things, const char *name, const json_t *stop, struct arb_error *err)
{
    char folded[NAME_MOST + 1];
    int number;
    if (!read_thing_name(name, folded, err))
        return false;
    forget_thing(things, folded);
    if (json_is_null(stop))
        return true;
    if (!read_thing_stop(stop, &number, err))
        return false;
    json_object_set(things, name, (json_t *)stop);
    return json_object_size(things) <= THINGS_MOST ||
           arb_fail(err, "Orders for more than %d things; null in place of one forgets it.",
                    THINGS_MOST);
}

/* Those that are named are added or changed; null in place of all forgets all. */
static bool read_things(const json_t *said, json_t **things, struct arb_error *err)
{
    const char *name;
    json_t *stop;
    if (!json_is_object(said) && !json_is_null(said))
        return arb_fail(err, "\"things\" is an object: {\"a name\": \"never\"}.");
    if (!*things || json_is_null(said)) {
        json_decref(*things);
        *things = json_object();
    }
    json_object_foreach ((json_t *)said, name, stop)
        if (!read_thing(*things, name, stop, err))
            return false;
    if (!json_object_size(*things)) {
        json_decref(*things);
        *things = NULL;
    }
    return true;
}

static bool read_until(const struct arb_table *t, int seat, const json_t *said,
                       struct arb_until **until, struct arb_error *err)
{
    const struct arb_rules *rules = t->run.rules;
    const json_t *kind = json_object_get(said, "kind");
    int end = word_number(arb_until_names, json_object_get(said, "end"));
    free(*until);
    *until = NULL;
    if (json_is_null(said))
        return true;
    if (end < 0)
        return arb_fail(err, "\"until\" is {\"end\": \"phase\", \"round\" or \"event\"}.");
    if (!is_listed(rules->windows, kind, "kind of window", err))
        return false;
    *until = arb_until_begin(
        t, seat, end, kind ? arb_named_number(rules->windows, json_string_value(kind)) : ARB_ANY,
        json_is_true(json_object_get(said, "new")));
    return true;
}

static bool read_orders(const struct arb_table *t, int seat, const json_t *said,
                        struct arb_orders *orders, struct arb_error *err)
{
    const char *key;
    json_t *value;
    if (!json_is_object(said))
        return arb_fail(err, "Orders are an object, such as {\"stop\": \"if_able\"}.");
    json_object_foreach ((json_t *)said, key, value) {
        int stop = orders->stop;
        bool good = true;
        if (strcmp(key, "stop") == 0)
            good = read_stop(value, false, &stop, err);
        else if (strcmp(key, "small") == 0) {
            int small = word_number(small_names, value);
            orders->usual = small == 1;
            good = small >= 0 || arb_fail(err, "\"small\" is \"ask\" or \"usual\".");
        } else if (strcmp(key, "at") == 0) {
            json_decref(orders->at);
            orders->at = NULL;
            good = read_at(t->run.rules, value, &orders->at, err);
        } else if (strcmp(key, "things") == 0)
            good = read_things(value, &orders->things, err);
        else if (strcmp(key, "until") == 0)
            good = read_until(t, seat, value, &orders->until, err);
        else if (strcmp(key, "words") != 0)
            good = arb_fail(err,
                            "Orders have \"stop\", \"small\", \"at\", \"things\" and \"until\", "
                            "not \"%.60s\".",
                            key);
        if (!good)
            return false;
        orders->stop = (uint8_t)stop;
    }
    return true;
}

json_t *arb_orders_of_new(const struct arb_rules *rules)
{
    json_t *at = json_array();
    for (const struct arb_named *kind = rules->windows; kind && kind->id; kind++)
        if (kind->stop)
            json_array_append_new(at,
                                  json_pack("{s:s, s:s}", "kind", kind->id, "stop", kind->stop));
    for (const struct arb_named *phase = rules->phases; phase && phase->id; phase++)
        if (phase->stop)
            json_array_append_new(at,
                                  json_pack("{s:s, s:s}", "phase", phase->id, "stop", phase->stop));
    return json_pack("{s:s, s:s, s:o, s:n, s:n}", "stop", "if_useful", "small", "usual", "at", at,
                     "things", "until");
}

bool arb_set_orders(arb_table *t, int seat, const json_t *said, struct arb_error *err)
{
    struct arb_orders all[ARB_SEATS];
    arb_clear_error(err);
    if (seat < 0 || seat >= t->run.block->seats)
        return arb_fail(err, "There is no seat %d to have orders.", seat);
    arb_orders_copy(all, t->orders);
    json_t *of_new = said ? NULL : arb_orders_of_new(t->run.rules);
    bool good = read_orders(t, seat, said ? said : of_new, &all[seat], err);
    json_decref(of_new);
    if (good) {
        arb_orders_put(t, seat, all[seat]);
        all[seat] = (struct arb_orders){0};
        t->journal.settings = true;
    }
    arb_orders_free(all);
    if (good)
        arb_journal_flush(t, NULL);
    return good;
}

/* Telling. */

static const char *label(const struct arb_named *list, const json_t *id)
{
    int number = id ? arb_named_number(list, json_string_value(id)) : -1;
    return number < 0 ? "" : list[number].label;
}

static void add_words(json_t *words, const char *format, ...)
{
    char text[512];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    json_t *line = json_string(text);
    if (line)
        json_array_append_new(words, line);
}

/* Where nothing but a phase was named, "never" does not pass windows of one's own and answers. */
static void tell_at(const struct arb_rules *rules, const json_t *at, json_t *words)
{
    static const char *const how[] = {"asked always", "asked where you can do more than pass",
                                      "asked only in your own turn and where you could respond",
                                      "asked where it would change something", "passed for you"};
    size_t i;
    json_t *said;
    json_array_foreach (at, i, said) {
        const json_t *kind = json_object_get(said, "kind"), *phase = json_object_get(said, "phase");
        const char *thing = json_string_value(json_object_get(said, "thing"));
        int stop = word_number(arb_stop_names, json_object_get(said, "stop"));
        if (kind && stop == ARB_STOP_NEVER)
            stop = ARB_STOP_PASS;
        const char *of_thing = stop == ARB_STOP_ALWAYS ? "always for " : "not for ";
        add_words(words, "%s%s%s%s: %s%s.", kind ? label(rules->windows, kind) : "All",
                  phase ? " (" : "", label(rules->phases, phase), phase ? ")" : "",
                  thing ? of_thing : how[stop], thing ? thing : "");
    }
}

static void tell_things(const json_t *things, const char *stop, const char *words, json_t *out)
{
    char names[400] = "";
    struct arb_text to = {names, names + sizeof names};
    const char *name;
    json_t *said;
    json_object_foreach ((json_t *)things, name, said)
        if (strcmp(json_string_value(said), stop) == 0)
            arb_say(&to, "%s%s", *names ? ", " : "", name);
    if (*names)
        add_words(out, "%s: %s.", words, names);
}

static json_t *words_of(const struct arb_table *t, const struct arb_orders *orders)
{
    static const char *const stops[] = {
        "You are asked in every window.", "You are asked where you can do more than pass.",
        "You are asked only in your own turn and where you could respond.",
        "You are asked where something you could do would really change something then."};
    static const char *const ends[] = {"the phase ends", "the round ends",
                                       "something happens to you"};
    const struct arb_rules *rules = t->run.rules;
    const struct arb_until *until = arb_until_now(orders);
    json_t *words = json_array();
    add_words(words, "%s", stops[orders->stop]);
    if (orders->usual)
        add_words(words, "What hardly matters, such as which of two alike, is chosen for you.");
    tell_at(rules, orders->at, words);
    tell_things(orders->things, "always", "But always for", words);
    tell_things(orders->things, "never", "Not where all you could do is with", words);
    if (until)
        add_words(words, "Passed for you until %s%s: %s.", ends[until->end],
                  until->anew ? " or you can do something new" : "",
                  until->kind == ARB_ANY ? "all but your own" : rules->windows[until->kind].label);
    return words;
}

static json_t *until_json(const struct arb_rules *rules, const struct arb_until *until)
{
    json_t *told = json_pack("{s:s, s:b}", "end", arb_until_names[until->end], "new", until->anew);
    if (until->kind != ARB_ANY)
        json_object_set_new(told, "kind", json_string(rules->windows[until->kind].id));
    return told;
}

json_t *arb_orders(const arb_table *t, int seat)
{
    if (seat < 0 || seat >= t->run.block->seats)
        return NULL;
    const struct arb_orders *orders = &t->orders[seat];
    const struct arb_until *until = arb_until_now(orders);
    return json_pack("{s:s, s:s, s:o, s:o, s:o*, s:o}", "stop", arb_stop_names[orders->stop],
                     "small", small_names[orders->usual], "at",
                     orders->at ? json_deep_copy(orders->at) : json_array(), "things",
                     orders->things ? json_deep_copy(orders->things) : json_object(), "until",
                     until ? until_json(t->run.rules, until) : NULL, "words", words_of(t, orders));
}

/* Keeping. */

json_t *arb_orders_to_keep(const struct arb_table *t)
{
    json_t *list = json_array();
    bool any = false;
    for (int seat = 0; seat < t->run.block->seats; seat++) {
        const struct arb_orders *orders = &t->orders[seat];
        bool more = orders->usual || orders->at || orders->things || arb_until_now(orders);
        json_t *told = more ? arb_orders(t, seat) : json_null();
        json_object_del(told, "words");
        json_array_append_new(list, told);
        any |= more;
    }
    if (any)
        return list;
    json_decref(list);
    return NULL;
}

void arb_orders_take(struct arb_table *t, const uint8_t stop[ARB_SEATS], const json_t *kept)
{
    for (int seat = 0; seat < t->run.block->seats; seat++) {
        struct arb_orders orders = {.stop = stop[seat]};
        const json_t *more = json_array_get(kept, (size_t)seat), *part;
        const char *key;
        arb_orders_put(t, seat, orders);
        json_object_foreach ((json_t *)more, key, part) {
            json_t *alone = json_pack("{s:O}", key, part);
            arb_set_orders(t, seat, alone, NULL);
            json_decref(alone);
        }
    }
}
