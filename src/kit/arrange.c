#include "kit_config.h"

#include "arrange.h"
#include "error.h"
#include "pack.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdlib.h>

/* Where, and what is wrong there. */

size_t arrange_enter(struct arranging *x, const char *format, ...)
{
    size_t before = strlen(x->path);
    va_list args;
    va_start(args, format);
    vsnprintf(x->path + before, sizeof x->path - before, format, args);
    va_end(args);
    return before;
}

void arrange_leave(struct arranging *x, size_t before)
{
    x->path[before] = 0;
}

bool arrange_fail(struct arranging *x, const char *format, ...)
{
    char words[400];
    va_list args;
    va_start(args, format);
    vsnprintf(words, sizeof words, format, args);
    va_end(args);
    return arb_fail(x->err, "%s%s%s", arb_whole_letters(x->path), *x->path ? ": " : "", words);
}

bool arrange_unknown(struct arranging *x, const char *what, const char *word,
                     const char *const *known)
{
    const char *nearest = arb_nearest(word, known);
    if (nearest)
        return arrange_fail(x, "there is no %s \"%s\"; did you mean \"%s\"?", what, word, nearest);
    return arrange_fail(x, "there is no %s \"%s\"", what, word);
}

/* Values. */

bool arrange_number(struct arranging *x, const json_t *value, int least, int most, int *number)
{
    json_int_t n = json_integer_value(value);
    if (!json_is_integer(value) || n < least || n > most)
        return arrange_fail(x, "this must be a number from %d to %d", least, most);
    *number = (int)n;
    return true;
}

bool arrange_byte(struct arranging *x, const json_t *value, int least, int most, uint8_t *number)
{
    int n = 0;
    if (!arrange_number(x, value, least, most, &n))
        return false;
    *number = (uint8_t)n;
    return true;
}

bool arrange_flag(struct arranging *x, const json_t *value, bool *flag)
{
    if (!json_is_boolean(value))
        return arrange_fail(x, "this must be true or false");
    *flag = json_is_true(value);
    return true;
}

bool arrange_bits(struct arranging *x, const json_t *value, int bits, uint16_t *flags)
{
    bool on = false;
    if (!arrange_flag(x, value, &on))
        return false;
    *flags = (uint16_t)(on ? *flags | bits : *flags & ~bits);
    return true;
}

bool arrange_each(struct arranging *x, int to, const json_t *list, arrange_setter *set)
{
    size_t i;
    json_t *one;
    if (!json_is_array(list))
        return set(x, to, list);
    json_array_foreach (list, i, one) {
        size_t before = arrange_enter(x, "[%zu]", i);
        if (!set(x, to, one))
            return false;
        arrange_leave(x, before);
    }
    return true;
}

/* By seat. */

static bool arrange_seat(struct arranging *x, const struct arrange_part *part, size_t seat,
                         const json_t *value)
{
    int seats = x->g->block->seats;
    if (seat >= (size_t)seats)
        return arrange_fail(x, "there are %d seats, the first is 0", seats);
    x->seat = (int)seat;
    bool good = part->set(x, part->to, value);
    x->seat = -1;
    return good;
}

/* Is it a plain value, or a single list, of the first seat? */
static bool is_first_alone(const struct arrange_part *part, const json_t *value)
{
    const json_t *first = json_array_get(value, 0);
    if (part->whose == ARRANGE_SEATS)
        return !json_is_array(value) && !json_is_object(value);
    return game_is_thing(value) || (json_is_array(value) && (!first || game_is_thing(first)));
}

bool arrange_seats(struct arranging *x, const struct arrange_part *part, const json_t *value)
{
    size_t i;
    const char *key;
    json_t *one;
    if (is_first_alone(part, value))
        return arrange_seat(x, part, 0, value);
    if (!json_is_array(value) && !json_is_object(value))
        return arrange_fail(x, "this is a list of things for each seat");
    json_array_foreach (value, i, one) {
        size_t before = arrange_enter(x, "[%zu]", i);
        if (!json_is_null(one) && !json_is_false(one) && !arrange_seat(x, part, i, one))
            return false;
        arrange_leave(x, before);
    }
    json_object_foreach ((json_t *)value, key, one) {
        size_t before = arrange_enter(x, "[%s]", key);
        if (!isdigit((unsigned char)key[0]) || key[1])
            return arrange_fail(x, "this is not a seat (\"0\" is the first)");
        if (!arrange_seat(x, part, (size_t)(key[0] - '0'), one))
            return false;
        arrange_leave(x, before);
    }
    return true;
}

/* By key. */

static bool unknown_key(struct arranging *x, const struct arrange_part *rows, const char *key)
{
    enum { KEYS = 64 };
    const char *known[KEYS + 1] = {NULL};
    for (int i = 0; i < KEYS && rows[i].key; i++)
        known[i] = rows[i].key;
    return arrange_unknown(x, "key", key, known);
}

static bool is_key(const struct arrange_part *rows, const char *key)
{
    while (rows->key && strcmp(rows->key, key) != 0)
        rows++;
    return rows->key;
}

bool arrange_keys(struct arranging *x, const struct arrange_part *rows, const json_t *object)
{
    const char *key;
    json_t *value;
    json_object_foreach ((json_t *)object, key, value)
        if (!is_key(rows, key))
            return unknown_key(x, rows, key);
    for (; rows->key; rows++) {
        value = json_object_get(object, rows->key);
        if (!value || !rows->set)
            continue;
        size_t before = arrange_enter(x, *x->path ? ".%s" : "%s", rows->key);
        if (rows->whose == ARRANGE_TABLE ? !rows->set(x, rows->to, value)
                                         : !arrange_seats(x, rows, value))
            return false;
        arrange_leave(x, before);
    }
    return true;
}

/* The whole. */

bool arrange_position(struct arb_run *g, const json_t *position, struct arb_error *err)
{
    struct arranging x = {.g = g, .err = err, .seat = -1};
    size_t bytes = g->rules->block_bytes;
    void *before = malloc(bytes);
    struct arb_marks *marks = g->marks;
    if (!before)
        return arb_fail(err, "out of memory");
    memcpy(before, g->block, bytes);
    g->marks = NULL;
    bool good = arrange_keys(&x, game_parts, position) && game_arranged(&x);
    g->marks = marks;
    if (!good)
        memcpy(g->block, before, bytes);
    free(before);
    return good;
}
