/* 95 Transport: what ships that move take along. */
#include "kit_config.h"

/* 58.4c Systems with a token of the seat, but the active one, which nothing leaves. */
uint64_t systems_locked(const struct arb_run *g, int seat)
{
    if (may(g, seat, ALLOW_LEAVE_TOKENS))
        return 0;
    return player(g, seat)->tokens & ~BIT(g->s->system);
}

/* A ship that the token of its owner holds where it is. */
bool is_held(const struct arb_run *g, const struct stack *st)
{
    return systems_locked(g, st->seat) & BIT(st->place) &&
           !thing_may(g, stack_thing(g, st), ALLOW_LEAVE);
}

/* How many of a stack are already to be moved or carried. */
static int on_the_way(const struct arb_run *g, const struct stack *st, bool damaged)
{
    int n = 0;
    for (int i = 0; i < g->s->movers; i++) {
        const struct mover *m = &g->s->mover[i];
        if (m->from == st->place && m->unit == st->unit)
            n += damaged ? m->damaged : m->count - m->damaged;
    }
    for (int i = 0; i < g->s->loads; i++) {
        const struct load *l = &g->s->load[i];
        if (l->from == st->place && l->unit == st->unit)
            n += damaged ? l->damaged : l->count - l->damaged;
    }
    return n;
}

int left_to_move(const struct arb_run *g, const struct stack *st, bool damaged)
{
    return (damaged ? st->damaged : st->count - st->damaged) - on_the_way(g, st, damaged);
}

/* Some units take no capacity. */
static bool is_free_load(const struct arb_run *g, const struct load *l)
{
    if (!may_change(g, CARRIED_FREE))
        return false;
    const struct stack *st = stack_at(g, l->from, g->s->active, l->unit);
    return st && thing_may(g, stack_thing(g, st), CARRIED_FREE);
}

static int loaded_on(const struct arb_run *g, int ship)
{
    int n = 0;
    for (int i = 0; i < g->s->loads; i++)
        n += g->s->load[i].ship == ship && !is_free_load(g, &g->s->load[i]) ? g->s->load[i].count
                                                                            : 0;
    return n;
}

static int capacity_of(const struct arb_run *g, int seat, int ship)
{
    const struct mover *m = &g->s->mover[ship];
    return stat_of(g, UNIT_CARDS + seat * UNITS + m->unit, STAT_CAPACITY, NULL);
}

static void offer_load(struct arb_run *g, const struct stack *st, int room)
{
    if (st->unit != UNIT_FIGHTER && !is_ground_force(st->unit))
        return;
    for (int damaged = 0; damaged < 2; damaged++) {
        int most = left_to_move(g, st, damaged);
        for (int n = 1; n <= most; n++) {
            consider(g, VERB_LOAD, stack_thing(g, st), n, damaged);
            if (!forbid_by(g, n > room && !thing_may(g, stack_thing(g, st), CARRIED_FREE), "95.0",
                           "It has room for {n} more.", room, 0, 0))
                offer(g);
        }
    }
}

static void offer_loads(struct arb_run *g, int seat, int ship)
{
    int room = capacity_of(g, seat, ship) - loaded_on(g, ship);
    EACH_SYSTEM (picks_up_in(g, seat, ship), cell) {
        EACH_STACK_OF (g, cell, seat, st)
            offer_load(g, st, room);
        if (g->s->mover[ship].jumps == FLEES)
            continue;
        EACH_PLANET (g, cell, planet)
            EACH_STACK_OF (g, PLACE_PLANET + planet, seat, st)
                offer_load(g, st, room);
    }
    offer_pass(g, VERB_LOADED);
}

static bool could_load(const struct arb_run *g, const struct stack *st, bool full)
{
    return left_to_move(g, st, false) + left_to_move(g, st, true) > 0 &&
           (!full || thing_may(g, stack_thing(g, st), CARRIED_FREE));
}

static bool has_loads(struct arb_run *g, int seat, int ship)
{
    bool full = loaded_on(g, ship) >= capacity_of(g, seat, ship);
    if (g->s->loads == LOADS || !capacity_of(g, seat, ship) ||
        (full && !may_change(g, CARRIED_FREE)))
        return false;
    EACH_SYSTEM (picks_up_in(g, seat, ship), cell) {
        EACH_STACK_OF (g, cell, seat, st)
            if ((st->unit == UNIT_FIGHTER || is_ground_force(st->unit)) && could_load(g, st, full))
                return true;
        if (g->s->mover[ship].jumps == FLEES)
            continue;
        EACH_PLANET (g, cell, planet)
            EACH_STACK_OF (g, PLACE_PLANET + planet, seat, st)
                if (is_ground_force(st->unit) && could_load(g, st, full))
                    return true;
    }
    return false;
}

/* 95.0, 58.5, 89.s2a Up to its capacity, of fighters and ground forces. 95.1 On the way, too. */
FLOW(load_ship)
{
    BEGIN;
    while (has_loads(g, L->seat, L->ship)) {
        ASK(SEAT(L->seat), "95.0", "What does the {unit} take along?", g->s->mover[L->ship].unit,
            { offer_loads(g, L->seat, L->ship); });
        if (chosen(g)->verb == VERB_LOADED)
            break;
        const struct stack *st = stack_of(g, chosen(g)->a);
        int cell = cell_of_place(g, st->place);
        RULES("58.5", "89.s2a", "95.1");
        pass_by(g, L->seat, L->ship, cell);
        g->s->load[g->s->loads++] = (struct load){
            .ship = L->ship,
            .from = st->place,
            .unit = st->unit,
            .count = (uint8_t)chosen(g)->b,
            .damaged = (uint8_t)(chosen(g)->c ? chosen(g)->b : 0),
        };
    }
    END;
}
