/* Hazards, damage and what objects suffer. */
#include "kit_config.h"

/* Damage. */

/* object.3: damage from any source, however large, is one state. */
void break_object(struct arb_run *g, int cell, int by)
{
    if (!is_destructible(g, cell))
        return;
    g->s->lying.on[ON_OBJECT][cell]++;
    look_at_ground(g, cell);
    tell(g, EVENT_BREAKS, "object.3", cell, g->s->lying.on[ON_OBJECT][cell], 0);
    if (g->s->lying.on[ON_OBJECT][cell] == 2)
        happened(g, FACT_DESTROYED, SPACES + cell, NOBODY, by, 0);
}

static void lose_hp(struct arb_run *g, int figure, int by, int amount)
{
    struct figure *f = &g->s->figure[figure];
    f->hp = (uint8_t)(f->hp > amount ? f->hp - amount : 0);
    tell(g, EVENT_DAMAGE, "attack.6d", figure, amount, by);
    happened(g, FACT_DAMAGED, figure, NOBODY, by, amount);
    if (!f->hp)
        defeat(g, figure, by);
}

static int push_due(struct arb_run *g, int amount)
{
    if (g->s->dues == DUE_MOST) {
        arb_stop(g, LIMIT_DUES);
        return 0;
    }
    g->s->due[g->s->dues] = (int16_t)amount;
    return g->s->dues++;
}

static int pop_due(struct arb_run *g)
{
    int amount = g->s->due[--g->s->dues];
    g->s->due[g->s->dues] = 0;
    return amount;
}

/* Damage to a figure or to the object of a space. What could be done about it is done first
 * (reduce, gear), then Barrier takes it (cond.barrier.1). Returns what was taken. */
FLOW(hurt)
{
    BEGIN;
    if (is_space(L->thing)) {
        if (L->amount > 0)
            break_object(g, cell_of(g, L->thing), L->by);
        RETURN(L->amount);
    }
    if (L->amount <= 0 || !on_map(g, L->thing))
        RETURN(0);
    if (changed(g, L->thing, IMMUNE)) {
        RULE("attack.7d");
        RETURN(0);
    }
    if (anyone_interrupts(g, FACT_DAMAGE_DUE)) {
        push_due(g, L->amount);
        IMMINENT(FACT_DAMAGE_DUE, L->thing, NOBODY, L->by, L->amount);
        if (g->s->due[g->s->dues - 1] != L->amount)
            RULE("attack.6c");
        L->amount = (int16_t)pop_due(g);
        if (result(g) == PREVENTED || L->amount <= 0 || !on_map(g, L->thing))
            RETURN(0);
    }
    if (has(g, L->thing, BARRIER)) {
        tell(g, EVENT_NO_DAMAGE, "cond.barrier.1", L->thing, BARRIER, 0);
        status_lose(g, L->thing, BARRIER, "cond.barrier.1");
        RETURN(0);
    }
    lose_hp(g, L->thing, L->by, L->amount);
    RETURN(L->amount);
    END;
}

/* Entering a space. */

/* What a hazard does to whoever enters it, and the condition of whoever stays in it: at the start
 * of a turn (hazard.poison.5: poison as well) and at a rest. */
static const struct hazard {
    int damage, gives;
    const char *hurts, *rule, *at_start, *at_rest;
} hazards[] = {
    [FIRE] = {3, BURNING, "hazard.fire.1", "hazard.fire.2", "hazard.fire.4", "hazard.fire.5"},
    [POISON] = {3, WEAKENED, "hazard.poison.1", "hazard.poison.2", "hazard.poison.3",
                "hazard.poison.4"},
    [TRAP] = {5, -1, "hazard.trap.1", "hazard.trap.1", NULL, NULL},
};

int condition_from_ground(const struct arb_run *g, int figure, bool resting)
{
    int ground = hazard_at(g, cell_of(g, figure));
    const struct hazard *h = &hazards[ground];
    if (!ground || h->gives < 0 || changed(g, figure, IGNORES_HAZARDS) ||
        (!resting && has(g, figure, h->gives)))
        return -1;
    RULE(resting ? h->at_rest : h->at_start);
    if (!resting && ground == POISON)
        RULE("hazard.poison.5");
    return h->gives;
}

/* hazard.trap.2: a token is removed; hazard.trap.3: a printed trap stays. */
static void spring_trap(struct arb_run *g, int cell)
{
    if (hazard_at(g, cell) != TRAP)
        return;
    if (!g->s->lying.on[ON_HAZARD][cell]) {
        RULE("hazard.trap.3");
        return;
    }
    g->s->lying.on[ON_HAZARD][cell] = 0;
    look_at_ground(g, cell);
    tell(g, EVENT_CLEARED, "hazard.trap.2", cell, 0, 0);
}

static bool meets_hazard(struct arb_run *g, int figure)
{
    int hazard = hazard_at(g, cell_of(g, figure));
    if (!hazard || changed(g, figure, IGNORES_HAZARDS))
        return false;
    RULE("hazard.1");
    if (g->s->lying.on[ON_HAZARD][cell_of(g, figure)])
        RULE("token.hazard.1");
    tell(g, EVENT_HAZARD, hazards[hazard].hurts, figure, hazard, 0);
    return true;
}

/* The figure has come to a space: a door opens, a hazard hurts. Returns 1 if it goes no
 * farther for the time being. */
FLOW(enter_space)
{
    int cell = cell_of(g, L->figure);
    BEGIN;
    if (is_shut_door(g, cell)) {
        open_door(g, L->figure, cell);
        SETTLE;
        RETURN(1);
    }
    happened(g, FACT_ENTERS, L->figure, NOBODY, SPACES + cell, 0);
    if (meets_hazard(g, L->figure)) {
        L->hazard = (uint8_t)hazard_at(g, cell);
        L->cell = (uint8_t)cell;
        CALL(hurt, .thing = L->figure, .amount = (int16_t)hazards[L->hazard].damage);
        spring_trap(g, L->cell);
        if (!on_map(g, L->figure))
            RETURN(1);
        if (hazards[L->hazard].gives >= 0) {
            RULE(hazards[L->hazard].rule);
            CALL(inflict, .thing = L->figure, .condition = (uint8_t)hazards[L->hazard].gives);
        }
    }
    SETTLE;
    RETURN(!on_map(g, L->figure));
    END;
}

/* Ops. */

FLOW(op_damage)
{
    BEGIN;
    collect_touched(g, SC, OP, &L->set);
    EACH_IN_FRAME (&L->set, L->thing)
        CALL(hurt, .thing = L->thing, .by = (uint16_t)actor(g, SC),
             .amount = (int16_t)value_of(g, SC, &OP->n));
    END;
}

/* A hazard under a figure's feet counts from the start of its next turn on (reading 15). */
DO_EACH(put_hazard, space)
{
    int cell = cell_of(g, space);
    if (is_closed_space(g, cell) || is_shut_door(g, cell))
        return false;
    put_token(g, cell, FIRE << op->arg);
    return true;
}

/* token.door.3: who and what is in a closing door goes to an empty space beside it. */
static int beside_door(const struct arb_run *g, int cell)
{
    int best = 0;
    EACH_WAY (board(g), cell, way)
        if (board(g)->edge[way->edge].kind != BOARD_WALL && is_empty_space(g, way->to) &&
            (!best || compass_prefers(board(g), decision_face(g), way->to, best)))
            best = way->to;
    return best;
}

enum { TOKENS_IN_DOOR = 1 << ON_HAZARD | 1 << ON_THING | 1 << ON_NOVA };

/* A door that cannot be cleared stays open. */
static bool clear_door(struct arb_run *g, int cell)
{
    if (g->s->ground.at[cell] && beside_door(g, cell)) {
        RULE("token.door.3");
        stand_at(g, g->s->ground.at[cell], beside_door(g, cell));
    }
    int to = beside_door(g, cell);
    if (lies_there(g, cell, TOKENS_IN_DOOR) && to) {
        RULE("token.door.3");
        move_lying(g, cell, to, TOKENS_IN_DOOR);
        look_at_ground(g, cell);
        look_at_ground(g, to);
    }
    return !g->s->ground.at[cell] && !lies_there(g, cell, TOKENS_IN_DOOR);
}

DO_EACH(close_door, space)
{
    int cell = cell_of(g, space), gate = board(g)->cell[cell].gate;
    if (!gate || is_shut_door(g, cell) || !clear_door(g, cell))
        return false;
    board_set_gate(&g->s->shut, gate, true);
    look_at_ground(g, cell);
    tell(g, EVENT_CLOSES, "token.door.2", cell, 0, 0);
    return true;
}
