/* What both sides do in a battle that is imagined: come, fire, take hits, land. */
#include "kit_config.h"

#include "forecast_battle.h"

struct asked {
    const struct arb_run *g;
    const struct battle *b;
    const struct arb_option *option;
    int count, seat;
};

/* The option of this verb that is worth most; -1: there is none, or each is worth less than 0. */
static int best(const struct asked *a, int verb,
                int (*worth)(const struct asked *a, const struct arb_option *o))
{
    int found = -1, most = -1;
    for (int i = 0; i < a->count; i++) {
        int is = a->option[i].verb != verb ? -1 : worth ? worth(a, &a->option[i]) : 0;
        if (is > most) {
            most = is;
            found = i;
        }
    }
    return found;
}

/* Coming. */

enum { MANY = 64 }; /* more than one option names */

/* The dearest ships first, as long as the fleet pool allows them; docks that float stay. */
static int worth_of_move(const struct asked *a, const struct arb_option *o)
{
    const struct stack *st = stack_of(a->g, o->a);
    if (o->c / BEYOND_AT)
        return -1;
    return is_ship(st->unit) ? MANY * (1 + unit_stat(a->g, st, STAT_COST)) + o->b : -1;
}

static int come(const struct asked *a)
{
    return a->b->plan == PLAN_ALL ? best(a, VERB_MOVE, worth_of_move) : -1;
}

static int worth_of_load(const struct asked *a, const struct arb_option *o)
{
    const struct stack *st = stack_of(a->g, o->a);
    bool lands = is_ground_force(st->unit) && planet_in(a->g, a->b->cell, 0);
    return MANY * (lands ? 1 + st->unit : 0) + o->b;
}

static int load(const struct asked *a)
{
    return a->b->plan <= PLAN_LOAD ? best(a, VERB_LOAD, worth_of_load) : -1;
}

/* Firing. */

static int fire_cannons(const struct asked *a)
{
    return best(a, VERB_FIRE_AT, NULL);
}

static int fire_at_landing(const struct asked *a)
{
    return best(a, VERB_FIRE, NULL);
}

static int worth_of_bombing(const struct asked *a, const struct arb_option *o)
{
    return o->a == a->b->focus;
}

static int bombard(const struct asked *a)
{
    return best(a, VERB_BOMBARD, worth_of_bombing);
}

/* As the rules suggest it: in the order in which they name what can take hits. */
static int assign_all(const struct asked *a)
{
    int all = best(a, ASSIGN_VERB_ALL, NULL), first = best(a, ASSIGN_VERB_PUT, NULL), most = first;
    if (all >= 0 || first < 0)
        return all;
    for (int i = first; i < a->count; i++)
        if (a->option[i].verb == ASSIGN_VERB_PUT && a->option[i].a == a->option[first].a &&
            a->option[i].b > a->option[most].b)
            most = i;
    return most;
}

/* Landing. */

static int remove_custodians(const struct asked *a)
{
    return best(a, VERB_CUSTODIANS, NULL);
}

/* One to each planet that nobody holds with forces, all others where it is fought. */
static int worth_of_landing(const struct asked *a, const struct arb_option *o)
{
    const struct arb_run *g = a->g;
    int planet = o->b, infantry = stack_of(g, o->a)->unit == UNIT_INFANTRY;
    if (planet == a->b->focus)
        return MANY + o->c;
    bool is_free = !controls(g, a->seat, planet) &&
                   other_with_ground_forces(g, planet, a->seat) == NOBODY &&
                   !ground_forces_at(g, PLACE_PLANET + planet, a->seat);
    return is_free && o->c == 1 ? 2 * MANY + infantry : -1;
}

static int land(const struct asked *a)
{
    return a->b->plan <= PLAN_STANDS ? best(a, VERB_COMMIT, worth_of_landing) : -1;
}

int battle_plays(const struct arb_run *g, int seat, const struct forecast_start *start)
{
    static const struct {
        int flow;
        int (*answer)(const struct asked *a);
    } rows[] = {
        {FLOW_movement, come},
        {FLOW_load_ship, load},
        {FLOW_space_cannon_offense, fire_cannons},
        {FLOW_assign, assign_all},
        {FLOW_bombardment, bombard},
        {FLOW_custodians, remove_custodians},
        {FLOW_commit, land},
        {FLOW_cannon_defense, fire_at_landing},
    };
    struct asked a = {.g = g,
                      .b = start->scene,
                      .option = g->option + g->list[seat].first,
                      .count = g->list[seat].count,
                      .seat = seat};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (arb_asking(g, seat, rows[i].flow))
            return rows[i].answer(&a);
    return -1;
}
