/* What the words of words_copies.h do. */
#include "kit_config.h"

static bool is_seized_by(const struct arb_run *g, const struct scope *sc, int which, int owner)
{
    for (int seat = 0; seat < g->block->seats; seat++)
        if (owner < SEATS && player(g, seat)->seized >> owner & 1 && is_who(g, sc, which, seat))
            return true;
    return false;
}

bool is_on_sheet(const struct arb_run *g, int owner, int seat)
{
    if (owner >= SEATS || !seat_is_in(g, seat))
        return false;
    return owner == seat ? pool_total(g, owner) > 0 : player(g, owner)->seized >> seat & 1;
}

/* Whose ships are in a system; NOBODY. */
static int fleet_in(const struct arb_run *g, int cell)
{
    for (int seat = 0; seat < g->block->seats; seat++)
        if (player(g, seat)->ships >> cell & 1)
            return seat;
    return NOBODY;
}

/* Systems beside this one with ships of somebody else than the ships in it. */
static uint64_t pushes_of(const struct arb_run *g, int you, int cell)
{
    int owner = cell ? fleet_in(g, cell) : NOBODY;
    return owner == NOBODY ? 0 : adjacent(g, you, cell) & ships_of_others(g, owner) & ~BIT(cell);
}

KEYS_PASS(copy_keys_pass)
{
    return (!f->seized_by || is_seized_by(g, sc, f->seized_by, game_you(g, thing, NULL))) &&
           (!f->no_assimilator || !is_idle_assimilator(g, thing)) &&
           (!f->can_be_pushed || pushes_of(g, sc->you, cell_of_thing(g, thing))) &&
           (!f->pushed_into ||
            pushes_of(g, sc->you, cell_of_thing(g, sc->target[0])) >> cell_of_thing(g, thing) & 1);
}

/* Technologies of others. */

static bool may_gain(const struct arb_run *g, int seat, int def)
{
    return may_own(g, seat, def) && !has_tech(g, seat, def);
}

COULD_THING(could_assimilate, thing)
{
    int def = is_tech_card(thing) ? def_number(g, thing) : 0;
    if (!def || sc->you >= SEATS || game_you(g, thing, NULL) == sc->you)
        return false;
    for (int which = 0; which < FOREIGN; which++)
        if (can_assimilate(g, sc->you, which, def))
            return true;
    return may_gain(g, sc->you, def);
}

/* 90.11 Those of other factions can only be copied. */
static void offer_technology(struct arb_run *g, int seat, int def)
{
    if (may_gain(g, seat, def))
        offer_option(g, VERB_GAIN_TECH, def, 0, 0);
    for (int which = 0; which < FOREIGN; which++)
        if (may_assimilate(g, seat, which, def))
            offer(g);
}

static bool is_first_of_its_kind(const struct arb_run *g, const struct scope *sc, struct set set,
                                 int thing)
{
    EACH_THING (g, sc, set, other)
        if (def_number(g, other) == def_number(g, thing))
            return other == thing;
    return false;
}

static bool any_could_be_had(const struct arb_run *g, const struct scope *sc, const struct op *op)
{
    EACH_THING (g, sc, op->set, thing)
        if (could_assimilate(g, sc, op, thing))
            return true;
    return false;
}

FLOW(op_assimilate)
{
    BEGIN;
    if (!any_could_be_had(g, SC, OP)) {
        SC->complete = false;
        RETURN(0);
    }
    ASK(SEAT(SC->you), "90.16", "Which technology do you gain?", 0, {
        EACH_THING (g, SC, OP->set, thing)
            if (is_first_of_its_kind(g, SC, OP->set, thing))
                offer_technology(g, SC->you, def_number(g, thing));
    });
    if (chosen(g)->verb == VERB_ASSIMILATE)
        assimilate(g, SC->you, chosen(g)->b != assimilator(g, SC->you, 0), chosen(g)->a);
    else
        gain_tech(g, SC->you, chosen(g)->a, "90.5");
    END;
}

MEASURE(measure_assimilated)
{
    int seat = who(g, sc, v->arg);
    return seat < SEATS ? assimilated_of(g, seat) : 0;
}

/* Votes. */

COULD_SEAT(could_demand, seat)
{
    return KIT_TALLY(g)->open;
}

static void tell_demand(struct arb_run *g, int you, int from, int outcome)
{
    int what = KIT_TALLY(g)->v.what;
    if (what == VOTE_PLAYER)
        tell(g, EVENT_DEMANDS_SEAT, BY(EFFECT_RESOLVES), you, from, outcome);
    else if (what == VOTE_MOTION)
        tell(g, outcome == OUTCOME_FOR ? EVENT_DEMANDS_FOR : EVENT_DEMANDS_AGAINST,
             BY(EFFECT_RESOLVES), you, from, 0);
    else
        tell(g, EVENT_DEMANDS_THING, BY(EFFECT_RESOLVES), you, from,
             outcome_thing(g, what, outcome));
}

FLOW(op_demand)
{
    BEGIN;
    L->from = (uint8_t)who(g, SC, OP->who);
    if (!KIT_TALLY(g)->open || L->from >= SEATS)
        RETURN(0);
    ASK(SEAT(SC->you), "8.0", "What must {seat} vote for?", L->from, {
        for (int o = vote_next_outcome(g, -1); o >= 0; o = vote_next_outcome(g, o))
            offer_option(g, VOTE_VERB_FOR, o, 0, 0);
    });
    g->s->agenda.demanded = (uint8_t)(1 + chosen(g)->a);
    tell_demand(g, SC->you, L->from, chosen(g)->a);
    END;
}

MEASURE(measure_as_demanded)
{
    int seat = who(g, sc, v->arg);
    return seat < SEATS && g->s->agenda.demanded && KIT_TALLY(g)->cast[seat] > 0 &&
           voted_for(g, seat, g->s->agenda.demanded - 1);
}

/* Fleets. */

COULD(could_push_fleet)
{
    return true;
}

/* Everything in its space goes there together. */
static void push_units(struct arb_run *g, int from, int to)
{
    for (int seat = 0; seat < g->block->seats; seat++)
        for (int unit = 0; unit < UNITS; unit++) {
            const struct stack *st = stack_at(g, from, seat, unit);
            if (st)
                move_units(g, from, to, seat, unit, st->count, st->damaged);
        }
}

/* Who is pushed attacks. */
FLOW(op_push_fleet)
{
    BEGIN;
    int from = cell_of_thing(g, next_in_set(g, SC, OP->set, 0));
    L->to = (uint8_t)cell_of_thing(g, next_in_set(g, SC, OP->to, 0));
    if (!from || !L->to || !(pushes_of(g, SC->you, from) >> L->to & 1))
        RETURN(0);
    L->seat = (uint8_t)fleet_in(g, from);
    L->other = (uint8_t)fleet_in(g, L->to);
    push_units(g, from, L->to);
    tell(g, EVENT_PUSHED, BY(EFFECT_RESOLVES), SC->you, L->seat, g->s->tile[L->to]);
    CALL(fight_in_space, .place = L->to, .attacker = L->seat, .defender = L->other);
    CALL(keep_room, .seat = L->seat, .cell = L->to);
    CALL(mind_blockades);
    END;
}

/* Ground forces among ships. */

COULD_THING(could_fight_as_ship, thing)
{
    return is_stack(thing) && g->s->combat.place && g->s->combat.place <= CELLS &&
           is_ground_force(stack_of(g, thing)->unit) &&
           stack_of(g, thing)->joins < stack_of(g, thing)->count &&
           cell_of_place(g, stack_of(g, thing)->place) == g->s->combat.place;
}
