/* query.c - who, which, how many. */
#include "kit_config.h"

/* Who. */

int who(const struct arb_run *g, const struct scope *sc, int which)
{
    switch (which) {
    case WHO_YOU:
        return sc->you;
    case WHO_CHOSEN:
        return sc->chosen_seat;
    case WHO_EACH:
        return sc->each;
    case WHO_EVENT:
        return sc->event.seat;
    case WHO_NONE:
    case WHO_ANYONE:
    case WHO_OTHERS:
        return NOBODY; /* not a single one */
    default:
        return game_who(g, sc, which);
    }
}

/* A game whose words for seats mean one each need not say so. */
__attribute__((weak)) bool game_is_who(const struct arb_run *g, const struct scope *sc, int which,
                                       int seat)
{
    return seat == game_who(g, sc, which);
}

bool is_other_who(const struct arb_run *g, const struct scope *sc, int which, int seat)
{
    switch (which) {
    case WHO_NONE:
        return true;
    case WHO_ANYONE:
        return seat < SEATS;
    case WHO_OTHERS:
        return seat < SEATS && seat != sc->you;
    case WHO_YOU:
    case WHO_CHOSEN:
    case WHO_EACH:
    case WHO_EVENT:
        return seat == who(g, sc, which);
    default:
        return game_is_who(g, sc, which, seat);
    }
}

int who_mask(const struct arb_run *g, const struct scope *sc, int which)
{
    int mask = 0;
    for (int seat = 0; which != WHO_NONE && seat < g->block->seats; seat++)
        if (game_is_in(g, seat) && is_who(g, sc, which, seat))
            mask |= 1 << seat;
    return mask;
}

/* Which. */

/* A game whose words for single things mean one each need not say so. */
__attribute__((weak)) bool game_is_also(const struct arb_run *g, const struct scope *sc, int which,
                                        int thing)
{
    (void)g, (void)sc, (void)which, (void)thing;
    return false;
}

int which_thing(const struct arb_run *g, const struct scope *sc, int which)
{
    switch (which) {
    case WHICH_SELF:
        return sc->estranged ? 0 : sc->source;
    case WHICH_TARGET:
        return sc->target[0];
    case WHICH_TARGET2:
        return sc->target[1];
    case WHICH_IT:
        return sc->event.thing;
    case WHICH_OTHER:
        return sc->event.other;
    case WHICH_PAID:
        return sc->paid;
    case WHICH_NONE:
    case WHICH_FILTER:
        return 0; /* not a single one */
    default:
        return game_which(g, sc, which);
    }
}

static bool is_in_state(const struct arb_run *g, const struct scope *sc, int state, int thing)
{
    switch (state) {
    case IS_SELF:
        return thing == sc->source && !sc->estranged;
    case IS_TARGET:
        return thing == sc->target[0];
    case IS_IT:
        return thing == sc->event.thing;
    case IS_PAID:
        return thing == sc->paid;
    default:
        return game_state(g, sc, state, thing);
    }
}

bool in_states(const struct arb_run *g, const struct scope *sc, const struct filter *f, int thing)
{
    for (unsigned states = f->with; states; states &= states - 1)
        if (!is_in_state(g, sc, (int)(states & -states), thing))
            return false;
    for (unsigned states = f->without; states; states &= states - 1)
        if (is_in_state(g, sc, (int)(states & -states), thing))
            return false;
    return true;
}

bool passes(const struct arb_run *g, const struct scope *sc, int filter, int thing)
{
    const struct filter *f = &g->c->filter[filter];
    return game_is_at(g, f->places, thing) &&
           (!f->types || (f->types & game_types(g, thing, sc->depth))) &&
           (!(f->more || g->marks) || game_passes(g, sc, f, thing, NULL)) &&
           (!(f->with | f->without) || in_states(g, sc, f, thing));
}

bool passes_as_left(const struct arb_run *g, const struct scope *sc, int filter,
                    const struct happening *event)
{
    const struct filter *f = &g->c->filter[filter];
    return (!f->types || (f->types >> event->type & 1)) &&
           game_passes(g, sc, f, event->thing, event) && in_states(g, sc, f, event->thing);
}

bool in_set(const struct arb_run *g, const struct scope *sc, struct set set, int thing)
{
    if (set.which == WHICH_FILTER)
        return passes(g, sc, set.filter, thing);
    return thing &&
           (thing == which_thing(g, sc, set.which) || game_is_also(g, sc, set.which, thing));
}

int next_in_set(const struct arb_run *g, const struct scope *sc, struct set set, int after)
{
    if (set.which == WHICH_FILTER)
        return game_next(g, sc, set.filter, after);
    return after ? 0 : which_thing(g, sc, set.which);
}

void collect(const struct arb_run *g, const struct scope *sc, struct set set, struct thing_set *out)
{
    *out = (struct thing_set){{0}};
    EACH_THING (g, sc, set, thing)
        set_add(out, thing);
}

/* How many. */

/* Once there are more than `enough`, nobody wants to know how many. */
static int count(const struct arb_run *g, const struct scope *sc, const struct value *v, int enough)
{
    int found = 0;
    if (v->which != WHICH_NONE && v->which != WHICH_FILTER)
        return which_thing(g, sc, v->which) != 0;
    for (int thing = 0; found <= enough && (thing = game_next(g, sc, v->filter, thing)) != 0;)
        found++;
    return found;
}

static int measure(const struct arb_run *g, const struct scope *sc, const struct value *v)
{
    int thing;
    switch (v->measure) {
    case MEASURE_X:
        return sc->x;
    case MEASURE_AMOUNT:
        return sc->event.amount;
    case MEASURE_DONE:
        return sc->done;
    case MEASURE_COUNT:
        return count(g, sc, v, THINGS);
    case MEASURE_STAT:
        thing = which_thing(g, sc, v->which);
        return thing ? stat_at(g, thing, v->arg, NULL, sc->depth) : 0;
    case MEASURE_PRINTED:
        AT(PRINTED_ASKED);
        thing = which_thing(g, sc, v->which);
        return thing && game_printed(g, thing, v->arg) > 0 ? game_printed(g, thing, v->arg) : 0;
    default:
        return game_measure_of(g, sc, v, which_thing(g, sc, v->which));
    }
}

int value_of(const struct arb_run *g, const struct scope *sc, const struct value *v)
{
    return v->measure ? v->base + v->times * measure(g, sc, v) : v->base;
}

/* Counted only as far as the comparison needs it; whoever watches the rules sees all of it. */
static int left_side(const struct arb_run *g, const struct scope *sc, const struct condition *c)
{
    const struct value *v = &c->left;
    if (v->measure != MEASURE_COUNT || v->times != 1 || g->marks)
        return value_of(g, sc, v);
    return v->base + count(g, sc, v, c->right - v->base - (c->compare == AT_LEAST));
}

static bool meets(const struct condition *c, int left)
{
    return c->compare == EQUAL       ? left == c->right
           : c->compare == NOT_EQUAL ? left != c->right
           : c->compare == AT_LEAST  ? left >= c->right
                                     : left <= c->right;
}

/* The next part of a condition; 0: there is none. */
static int next_part(const struct arb_run *g, int condition)
{
    return g->c->condition[condition].and_next ? condition + 1 : 0;
}

bool holds(const struct arb_run *g, const struct scope *sc, int condition)
{
    for (; condition; condition = next_part(g, condition)) {
        const struct condition *c = &g->c->condition[condition];
        if (!meets(c, left_side(g, sc, c)))
            return false;
    }
    return true;
}

void extent_of(const struct arb_run *g, const struct scope *sc, int condition, struct extent *sum)
{
    for (; condition; condition = next_part(g, condition)) {
        const struct condition *c = &g->c->condition[condition];
        int left = value_of(g, sc, &c->left);
        bool counts = c->compare == AT_LEAST && c->right > 0;
        sum->need += counts ? c->right : 1;
        sum->have += meets(c, left) ? (counts ? c->right : 1) : counts && left > 0 ? left : 0;
    }
}
