/* Sleeper tokens on planets: put there, moved, taken off. */
#include "kit_config.h"

enum { SLEEPERS = 5 };

bool has_sleeper(const struct arb_run *g, int planet)
{
    return g->s->sleepers[planet >> 6] >> (planet & 63) & 1;
}

static void set_sleeper(struct arb_run *g, int planet, bool on)
{
    uint64_t bit = BIT(planet & 63), *word = &g->s->sleepers[planet >> 6];
    *word = on ? *word | bit : *word & ~bit;
    unsettle(g);
}

/* 23.2 There are so many tokens of them. */
static bool has_sleeper_left(const struct arb_run *g)
{
    int out = __builtin_popcountll(g->s->sleepers[0]) + __builtin_popcountll(g->s->sleepers[1]);
    if (out < SLEEPERS)
        return true;
    RULE("23.2");
    return false;
}

COULD_THING(has_sleeper_token, thing)
{
    return is_planet(thing) && has_sleeper(g, thing - PLANETS);
}

COULD_THING(could_put_sleeper, thing)
{
    return is_planet(thing) && !has_sleeper(g, thing - PLANETS) && has_sleeper_left(g);
}
DO_EACH(op_put_sleeper, thing)
{
    if (!has_sleeper_left(g))
        return false;
    set_sleeper(g, thing - PLANETS, true);
    tell(g, EVENT_SLEEPER, BY(EFFECT_RESOLVES), sc->you, thing - PLANETS, 0);
    return true;
}

COULD_THING(could_move_sleeper, thing)
{
    int to = next_in_set(g, sc, op->to, 0);
    return is_planet(thing) && has_sleeper(g, thing - PLANETS) && is_planet(to) &&
           !has_sleeper(g, to - PLANETS);
}
DO_EACH(op_move_sleeper, thing)
{
    int to = next_in_set(g, sc, op->to, 0) - PLANETS;
    set_sleeper(g, thing - PLANETS, false);
    set_sleeper(g, to, true);
    tell(g, EVENT_SLEEPER, BY(EFFECT_RESOLVES), sc->you, to, 0);
    return true;
}

DO_EACH(op_lift_sleeper, thing)
{
    set_sleeper(g, thing - PLANETS, false);
    return true;
}
