#include "kit_helper.h"

#include "chance.h"

#include <criterion/criterion.h>

arb_game *skirmish(void)
{
    static arb_game *game;
    struct arb_error err = {0};
    if (!game)
        game = arb_game_load("skirmish", NULL, &err);
    cr_assert(game, "%s", err.text);
    return game;
}

/* Each test is a process of its own, which frees the game at its end. */
static void free_game(void)
{
    arb_game_free(skirmish());
}

arb_table *open_skirmish(const char *setup, int flags)
{
    struct arb_error err = {0};
    static bool known;
    json_t *json = json_loads(setup, 0, NULL);
    cr_assert(json, "%s", setup);
    arb_table *t = arb_table_open(skirmish(), json, flags, &err);
    json_decref(json);
    cr_assert(t, "%s", err.text);
    if (!known)
        atexit(free_game);
    known = true;
    return t;
}

struct arb_ask pending(arb_table *t)
{
    struct arb_ask ask = {0};
    arb_asks(t, &ask, 1);
    return ask;
}

void answer(arb_table *t, int choice)
{
    struct arb_error err = {0};
    struct arb_ask ask = pending(t);
    cr_assert(arb_answer(t, ask.id, ask.seat, choice, &err), "%s", err.text);
}

bool answer_verb(arb_table *t, int verb, int b)
{
    struct arb_ask ask = pending(t);
    for (int i = 0; i < ask.count; i++)
        if (ask.options[i].verb == verb && (b < 0 || ask.options[i].b == b)) {
            answer(t, i);
            return true;
        }
    return false;
}

int play_out(arb_table *t, uint64_t *state)
{
    int given = 0;
    for (struct arb_ask ask = pending(t); ask.count; ask = pending(t), given++) {
        *state = arb_mix(*state + 1);
        answer(t, (int)((*state >> 32) % ask.count));
        cr_assert_lt(given, 100000);
    }
    return given;
}

void arrange(arb_table *t, const char *position)
{
    struct arb_error err = {0};
    json_error_t where;
    json_t *json = json_loads(position, 0, &where);
    cr_assert(json, "%s: %s", where.text, position);
    cr_assert(arb_arrange(t, json, &err), "%s", err.text);
    json_decref(json);
}

/* The bazaar. */

arb_table *open_bazaar(enum skirmish_mode mode)
{
    char setup[40];
    snprintf(setup, sizeof setup, "{\"mode\": %d}", mode);
    return open_skirmish(setup, 0);
}

/* What was written into the block is where undo goes back to. */
void begin_bazaar(arb_table *t)
{
    arb_table_snapshot(t);
    answer(t, 0);
}

struct arb_ask pending_of(arb_table *t, int seat)
{
    struct arb_ask asks[ARB_SEATS + 1];
    int count = arb_asks(t, asks, ARB_SEATS + 1);
    for (int i = 0; i < count; i++)
        if (asks[i].seat == seat)
            return asks[i];
    return (struct arb_ask){0};
}

static int find_option(struct arb_ask ask, int verb, int a, int b, int c)
{
    for (int i = 0; i < ask.count; i++) {
        const struct arb_option *o = &ask.options[i];
        if (o->verb == verb && (a < 0 || o->a == a) && (b < 0 || o->b == b) && (c < 0 || o->c == c))
            return i;
    }
    return -1;
}

bool offers(arb_table *t, int seat, int verb, int a, int b, int c)
{
    return find_option(pending_of(t, seat), verb, a, b, c) >= 0;
}

bool choose(arb_table *t, int seat, int verb, int a, int b, int c)
{
    struct arb_error err = {0};
    struct arb_ask ask = pending_of(t, seat);
    int option = find_option(ask, verb, a, b, c);
    return option >= 0 && arb_answer(t, ask.id, seat, option, &err);
}

static const char *kept_text(const json_t *value)
{
    static char text[400];
    snprintf(text, sizeof text, "%s", json_string_value(value) ? json_string_value(value) : "");
    return text;
}

const char *words_of(arb_table *t, int seat, int option)
{
    struct arb_ask ask = pending_of(t, seat);
    json_t *words = arb_ask_words(t, &ask);
    const json_t *from = words;
    if (option >= 0)
        from = json_array_get(json_object_get(words, "options"), (size_t)option);
    const char *text = kept_text(json_object_get(from, option >= 0 ? "text" : "prompt"));
    json_decref(words);
    return text;
}

const char *latest(arb_table *t, int seat)
{
    json_t *events = arb_events(t, seat, 0);
    const json_t *last = json_array_get(events, json_array_size(events) - 1);
    const char *text = kept_text(json_object_get(last, "text"));
    json_decref(events);
    return text;
}

bool refuses(arb_table *t, int seat, const char *rule)
{
    json_t *refusals = arb_refusals(t, seat), *one;
    bool found = false;
    size_t i;
    json_array_foreach (refusals, i, one)
        found |= strcmp(json_string_value(json_object_get(one, "rule")), rule) == 0;
    json_decref(refusals);
    return found;
}
