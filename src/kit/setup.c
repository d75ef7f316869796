#include "kit_config.h"

#include "error.h"
#include "setup.h"

static bool choice_at(const struct setup_option *o, const ARB_CONTENT *c, int i,
                      struct setup_choice *choice)
{
    int fixed = 0;
    while (o->choices && o->choices[fixed].value && fixed < i)
        fixed++;
    if (o->choices && o->choices[fixed].value)
        return *choice = o->choices[fixed], true;
    return o->listed && o->listed(c, i - fixed, choice);
}

/* The choice that a value names; its own text, or NULL if it names none. */
static const char *named_choice(const struct setup_option *o, const ARB_CONTENT *c,
                                const json_t *value)
{
    char digits[32] = "";
    struct setup_choice choice;
    const char *said = json_string_value(value);
    if (json_is_integer(value)) {
        snprintf(digits, sizeof digits, "%lld", (long long)json_integer_value(value));
        said = digits;
    }
    for (int i = 0; said && choice_at(o, c, i, &choice); i++)
        if (!strcmp(choice.value, said))
            return choice.value;
    return NULL;
}

static const char *usual(const struct setup_option *o, const ARB_CONTENT *c)
{
    struct setup_choice first;
    return o->fallback ? o->fallback : choice_at(o, c, 0, &first) ? first.value : "";
}

static const struct setup_option *option_of(const char *key, bool per_seat)
{
    for (const struct setup_option *o = game_setup; o->key; o++)
        if (!strcmp(o->key, key) && o->per_seat == per_seat)
            return o;
    return NULL;
}

bool setup_listed(const void *list, int count, size_t size, int i, struct setup_choice *choice)
{
    if (i < count)
        memcpy(choice, (const char *)list + (size_t)i * size, sizeof *choice);
    return i < count;
}

/* Description. */

static json_t *parts_json(const struct setup_choice *part)
{
    json_t *list = json_array();
    for (; part->value; part++)
        json_array_append_new(list,
                              json_pack("{s:s, s:s}", "key", part->value, "label", part->label));
    return list;
}

static json_t *option_json(const struct setup_option *o, const ARB_CONTENT *c)
{
    struct setup_choice choice;
    json_t *choices = json_array();
    for (int i = 0; choice_at(o, c, i, &choice); i++) {
        json_t *told = json_pack("{s:s, s:s}", "value", choice.value, "label", choice.label);
        int players = o->players ? o->players(c, choice.value) : 0;
        if (players)
            json_object_set_new(told, "players", json_integer(players));
        json_array_append_new(choices, told);
    }
    json_t *option = json_pack("{s:s, s:s, s:b, s:o, s:s}", "key", o->key, "label", o->label,
                               "per_seat", o->per_seat, "choices", choices, "default", usual(o, c));
    if (o->own)
        json_object_set_new(option, "own", json_string(o->own));
    if (o->alone)
        json_object_set_new(option, "alone", json_true());
    if (o->names)
        json_object_set_new(option, "names", json_true());
    if (o->alike)
        json_object_set_new(option, "alike", json_true());
    if (o->parts)
        json_object_set_new(option, "parts", parts_json(o->parts));
    return option;
}

json_t *setup_describe(const void *content)
{
    json_t *options = json_array();
    for (const struct setup_option *o = game_setup; o->key; o++)
        json_array_append_new(options, option_json(o, content));
    return options;
}

/* Check. */

static bool is_seat_key(const char *key)
{
    for (int i = 0; game_seat_keys[i]; i++)
        if (!strcmp(game_seat_keys[i], key))
            return true;
    return false;
}

static bool unknown_key(const char *key, bool per_seat, struct arb_error *err)
{
    char keys[256] = "";
    struct arb_text out = {keys, keys + sizeof keys};
    if (option_of(key, !per_seat))
        return arb_fail(err,
                        per_seat ? "\"%s\" is said once for the table, not for a seat"
                                 : "\"%s\" is said for each seat, in \"seats\"",
                        key);
    for (const struct setup_option *o = game_setup; o->key; o++)
        if (o->per_seat == per_seat)
            arb_say(&out, "%s%s", *keys ? ", " : "", o->key);
    for (int i = 0; per_seat && game_seat_keys[i]; i++)
        arb_say(&out, "%s%s", *keys ? ", " : "", game_seat_keys[i]);
    return arb_fail(err, "there is no setup option \"%.60s\"%s; it has: %s", key,
                    per_seat ? " of a seat" : "", keys);
}

static bool takes(const struct setup_option *o, const ARB_CONTENT *c, const json_t *value,
                  size_t seats)
{
    json_int_t seat = json_integer_value(value);
    return (o->takes & TAKES_TEXT && json_is_string(value)) ||
           (o->takes & TAKES_OBJECT && json_is_object(value)) ||
           (o->takes & TAKES_FLAG && json_is_boolean(value)) ||
           (o->takes & TAKES_SEAT && json_is_integer(value) && seat >= 0 && (size_t)seat < seats) ||
           named_choice(o, c, value);
}

static bool wrong_value(const struct setup_option *o, const ARB_CONTENT *c, const json_t *value,
                        struct arb_error *err)
{
    enum { TOLD = 12 };
    char known[400] = "", said[64];
    size_t length = json_dumpb(value, said, sizeof said - 1, JSON_ENCODE_ANY | JSON_COMPACT);
    struct arb_text out = {known, known + sizeof known};
    struct setup_choice choice;
    for (int i = 0; i < TOLD && choice_at(o, c, i, &choice); i++)
        arb_say(&out, "%s \"%s\"", i ? "," : "", choice.value);
    if (o->takes & TAKES_SEAT)
        arb_say(&out, ", or the number of a seat, the first being 0");
    said[length < sizeof said ? length : 0] = 0;
    return arb_fail(err, "there is no %s %s, but%s", o->key, *said ? said : "like that", known);
}

static bool keeps_to(const ARB_CONTENT *c, const json_t *setup, bool per_seat, size_t seats,
                     struct arb_error *err)
{
    const char *key;
    json_t *value;
    json_object_foreach ((json_t *)setup, key, value) {
        const struct setup_option *o = option_of(key, per_seat);
        bool besides = per_seat ? is_seat_key(key) : !strcmp(key, "seats") || !strcmp(key, "seed");
        if (!o && !besides)
            return unknown_key(key, per_seat, err);
        if (o && !json_is_null(value) && !takes(o, c, value, seats))
            return wrong_value(o, c, value, err);
    }
    return true;
}

/* A key that a seat can have. */
static const char *seat_example(void)
{
    for (const struct setup_option *o = game_setup; o->key; o++)
        if (o->per_seat)
            return o->key;
    return game_seat_keys[0] ? game_seat_keys[0] : "name";
}

bool setup_check(const void *content, const json_t *setup, struct arb_error *err)
{
    const json_t *seats = json_object_get(setup, "seats");
    size_t i, count = seats ? json_array_size(seats) : ARB_SEATS;
    json_t *seat;
    if (seats && !json_is_array(seats))
        return arb_fail(err, "\"seats\" is a list, with one {} for each seat");
    if (!keeps_to(content, setup, false, count, err))
        return false;
    json_array_foreach (seats, i, seat) {
        /* Lua does not tell an empty object from an empty list. */
        if (!json_is_object(seat) && (!json_is_array(seat) || json_array_size(seat)))
            return arb_fail(err, "seat %zu of the setup is no object, such as {\"%s\": ...}", i,
                            seat_example());
        if (!keeps_to(content, seat, true, count, err))
            return false;
    }
    return true;
}

/* Reading. */

const char *setup_chosen(const ARB_CONTENT *c, const json_t *setup, const char *key)
{
    const struct setup_option *o = option_of(key, false);
    const char *value = named_choice(o, c, json_object_get(setup, key));
    return value ? value : usual(o, c);
}

bool setup_refuse(const ARB_CONTENT *c, const char *key, const json_t *value, struct arb_error *err)
{
    return wrong_value(option_of(key, false), c, value, err);
}

#ifdef VARIANTS
void setup_variants(struct arb_run *g, const json_t *setup)
{
    static const struct {
        const char *key, *value;
    } holds[] = {
#define VARIANT_ROW(name, key, value) {key, value},
        VARIANTS(VARIANT_ROW)};
    _Static_assert(VARIANTS_HERE <= 8 * sizeof KIT_VARIANTS(g), "a bit for each variant");
    KIT_VARIANTS(g) = 0;
    for (int v = 0; v < VARIANTS_HERE; v++)
        if (!strcmp(setup_chosen(g->c, setup, holds[v].key), holds[v].value))
            KIT_VARIANTS(g) |= (typeof(KIT_VARIANTS(g)))(1u << v);
}
#endif
