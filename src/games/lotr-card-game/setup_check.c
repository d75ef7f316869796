/* setup_check.c - does a setup keep to what can be set up? A key or a word that
 * means nothing is refused with those that do, so that no slip of the pen is taken
 * for a default. */
#include "error.h"
#include "lotr.h"

#include <stdio.h>

/* What a seat may have besides the options: its deck in parts, and who sits there. */
static const char *const seat_keys[] = {"heroes", "cards", "name", "bot", NULL};

static const char *text_at(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text ? text : "";
}

static bool for_seats(const json_t *option)
{
    return json_is_true(json_object_get(option, "per_seat"));
}

static const json_t *option_of(const json_t *options, const char *key, bool per_seat)
{
    size_t i;
    json_t *option;
    json_array_foreach (options, i, option)
        if (!strcmp(text_at(option, "key"), key) && for_seats(option) == per_seat)
            return option;
    return NULL;
}

static bool unknown_key(const json_t *options, const char *key, bool per_seat,
                        struct arb_error *err)
{
    char keys[256] = "";
    struct arb_text out = {keys, keys + sizeof keys};
    size_t i;
    json_t *option;
    if (option_of(options, key, !per_seat))
        return arb_fail(err,
                        per_seat ? "\"%s\" is said once for the table, not for a seat"
                                 : "\"%s\" is said for each seat, in \"seats\"",
                        key);
    json_array_foreach (options, i, option)
        if (for_seats(option) == per_seat)
            arb_say(&out, "%s%s", *keys ? ", " : "", text_at(option, "key"));
    for (int k = 0; per_seat && seat_keys[k]; k++)
        arb_say(&out, ", %s", seat_keys[k]);
    return arb_fail(err, "there is no setup option \"%.60s\"%s; it has: %s", key,
                    per_seat ? " of a seat" : "", keys);
}

/* Some options take more than the words offered for them: a deck may be written out
 * and a campaign be a log, which are looked at where they are read; the first player
 * may be the number of a seat, and a year a number. */
static bool takes(const json_t *option, const json_t *value, size_t players)
{
    const char *key = text_at(option, "key");
    char number[32] = "";
    size_t i;
    json_t *choice;
    if (!strcmp(key, "deck"))
        return json_is_string(value) || json_is_object(value);
    if (!strcmp(key, "campaign"))
        return json_is_string(value) || json_is_object(value) || json_is_boolean(value);
    if (!strcmp(key, "first_player") && json_is_integer(value))
        return json_integer_value(value) >= 0 && (size_t)json_integer_value(value) < players;
    if (json_is_integer(value))
        snprintf(number, sizeof number, "%lld", (long long)json_integer_value(value));
    json_array_foreach (json_object_get(option, "choices"), i, choice)
        if (!strcmp(text_at(choice, "value"),
                    json_is_string(value) ? json_string_value(value) : number))
            return true;
    return false;
}

static bool wrong_value(const json_t *option, const json_t *value, struct arb_error *err)
{
    char known[400] = "", said[64];
    size_t length = json_dumpb(value, said, sizeof said - 1, JSON_ENCODE_ANY | JSON_COMPACT);
    struct arb_text out = {known, known + sizeof known};
    const char *key = text_at(option, "key");
    size_t i;
    json_t *choice;
    json_array_foreach (json_object_get(option, "choices"), i, choice)
        if (i < 12)
            arb_say(&out, "%s \"%s\"", i ? "," : "", text_at(choice, "value"));
    if (!strcmp(key, "first_player"))
        arb_say(&out, ", or the number of a seat, the first being 0");
    said[length < sizeof said ? length : 0] = 0;
    return arb_fail(err, "there is no %s %s, but%s", key, *said ? said : "like that", known);
}

static bool keeps_to(const json_t *options, const json_t *setup, bool per_seat, size_t players,
                     struct arb_error *err)
{
    const char *key;
    json_t *value;
    json_object_foreach ((json_t *)setup, key, value) {
        const json_t *option = option_of(options, key, per_seat);
        bool besides = !per_seat && (!strcmp(key, "seats") || !strcmp(key, "seed"));
        for (int k = 0; per_seat && seat_keys[k]; k++)
            besides |= !strcmp(key, seat_keys[k]);
        if (!option && !besides)
            return unknown_key(options, key, per_seat, err);
        if (option && !json_is_null(value) && !takes(option, value, players))
            return wrong_value(option, value, err);
    }
    return true;
}

bool lotr_check_setup(const void *content, const json_t *setup, struct arb_error *err)
{
    const json_t *seats = json_object_get(setup, "seats");
    json_t *options = lotr_describe(content), *seat;
    size_t i, players = seats ? json_array_size(seats) : PLAYERS;
    bool good = !seats || json_is_array(seats)
                    ? keeps_to(options, setup, false, players, err)
                    : arb_fail(err, "\"seats\" is a list, with one {} for each seat");
    json_array_foreach (seats, i, seat) {
        /* Lua does not tell an empty object from an empty list. */
        if (good && !json_is_object(seat) && (!json_is_array(seat) || json_array_size(seat)))
            good = arb_fail(err, "seat %zu of the setup is no object, such as {\"deck\": ...}", i);
        good = good && keeps_to(options, seat, true, players, err);
    }
    json_decref(options);
    return good;
}
