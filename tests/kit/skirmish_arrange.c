/* The skirmish: its positions. Figures are placed anew, or more of them for a seat. */
#include "kit_config.h"

#include <stddef.h>

bool game_is_thing(const json_t *value)
{
    return json_is_object(value) && json_object_get(value, "name");
}

/* A figure: the fields of struct figure by their names. */

static bool set_name(struct arranging *x, int to, const json_t *value)
{
    (void)to;
    if (!json_is_string(value))
        return arrange_fail(x, "a name is a text");
    snprintf(x->g->s->figure[x->thing].name, NAME_LETTERS, "%s", json_string_value(value));
    return true;
}

static bool set_byte(struct arranging *x, int offset, const json_t *value)
{
    int n;
    if (!arrange_number(x, value, 0, UINT8_MAX, &n))
        return false;
    ((uint8_t *)&x->g->s->figure[x->thing])[offset] = (uint8_t)n;
    return true;
}

static bool set_wide(struct arranging *x, int offset, const json_t *value)
{
    int n;
    if (!arrange_number(x, value, INT16_MIN, INT16_MAX, &n))
        return false;
    memcpy((uint8_t *)&x->g->s->figure[x->thing] + offset, &(int16_t){(int16_t)n}, 2);
    return true;
}

#define BYTE(field)                                                                                \
    {                                                                                              \
        .key = #field, .set = set_byte, .to = offsetof(struct figure, field)                       \
    }
#define WIDE(field)                                                                                \
    {                                                                                              \
        .key = #field, .set = set_wide, .to = offsetof(struct figure, field)                       \
    }
static const struct arrange_part figure_keys[] = {
    {.key = "name", .set = set_name},
    BYTE(out),
    BYTE(hero),
    BYTE(acted),
    BYTE(hazard),
    BYTE(seen),
    BYTE(colour),
    BYTE(type),
    BYTE(row),
    BYTE(tier),
    WIDE(x),
    WIDE(y),
    WIDE(hp),
    WIDE(initiative),
    WIDE(recency),
    WIDE(threat),
    WIDE(points),
    WIDE(others),
    WIDE(range),
    {0},
};

static bool add_figure(struct arranging *x, int to, const json_t *value)
{
    struct skirmish *s = x->g->s;
    (void)to;
    if (!json_is_object(value))
        return arrange_fail(x, "a figure is {\"name\": ...}");
    if (s->figures == FIGURES)
        return arrange_fail(x, "there is no room for more than %d figures", FIGURES);
    x->thing = s->figures++;
    s->figure[x->thing].seen = true;
    if (x->seat >= 0)
        s->figure[x->thing].seat = (uint8_t)x->seat;
    return arrange_keys(x, figure_keys, value);
}

/* The position. */

static bool set_figures(struct arranging *x, int to, const json_t *list)
{
    memset(x->g->s->figure, 0, sizeof x->g->s->figure);
    x->g->s->figures = 0;
    return arrange_each(x, to, list, add_figure);
}

static bool add_figures(struct arranging *x, int to, const json_t *list)
{
    return arrange_each(x, to, list, add_figure);
}

static bool set_focus(struct arranging *x, int to, const json_t *value)
{
    int n;
    (void)to;
    if (!arrange_number(x, value, 0, 9, &n))
        return false;
    x->g->s->focus[x->seat] = (uint16_t)n;
    return true;
}

enum { COMPASS_FACE, ASKED, ASKER, SECRET, UNASKED };

static bool set_number(struct arranging *x, int which, const json_t *value)
{
    struct skirmish *s = x->g->s;
    int n;
    if (!arrange_number(x, value, 0, UINT8_MAX, &n))
        return false;
    s->compass = which == COMPASS_FACE ? (uint8_t)n : s->compass;
    s->asked = which == ASKED ? (uint16_t)n : s->asked;
    s->asker = which == ASKER ? (uint16_t)n : s->asker;
    s->secret = which == SECRET ? n != 0 : s->secret;
    s->unasked = which == UNASKED ? n != 0 : s->unasked;
    return true;
}

const struct arrange_part game_parts[] = {
    {"figures", set_figures, 0, ARRANGE_TABLE},
    {"add_figures", add_figures, 0, ARRANGE_SEAT_LISTS},
    {"focus", set_focus, 0, ARRANGE_SEATS},
    {"compass", set_number, COMPASS_FACE, ARRANGE_TABLE},
    {"ask", set_number, ASKED, ARRANGE_TABLE},
    {"asker", set_number, ASKER, ARRANGE_TABLE},
    {"secret", set_number, SECRET, ARRANGE_TABLE},
    {"unasked", set_number, UNASKED, ARRANGE_TABLE},
    {0},
};

bool game_arranged(struct arranging *x)
{
    const struct skirmish *s = x->g->s;
    return !s->figures || s->asker < s->figures || arrange_fail(x, "nobody asks");
}
