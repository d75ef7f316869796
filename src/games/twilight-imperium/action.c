/* 3 Action phase, 4 Active player, 5 Active system, 89 Tactical action. */
#include "kit_config.h"

/* 89 Tactical action. */

/* 5.1, 89.s1a A token of the tactic pool, unless an effect spares it. */
static void activate(struct arb_run *g, int seat, int cell, bool free)
{
    if (!free) {
        player(g, seat)->pool[POOL_TACTIC]--;
        place_token(g, seat, cell, "5.1");
    }
    g->s->system = (uint8_t)cell;
    memset(g->s->gained, 0, sizeof g->s->gained);
    g->s->friends = 0;
    EACH_IN (g->s->zone, g->s->link, ZONE_AREA + seat, card)
        if (def_of(g, card)->type == NOTE && note_owner(g, card) != seat)
            g->s->friends |= (uint8_t)SEAT(note_owner(g, card));
    RULES("5.0", "5.1+1", "20.4", "89.s1", "89.s1a");
    tell(g, EVENT_ACTIVATES, "5.1", seat, g->s->tile[cell], cell);
    if (!free)
        happened(g, FACT_SPENDS, 0, seat, 0, POOL_TACTIC);
    happened(g, FACT_ACTIVATES, SYSTEMS + cell, seat, 0, 0);
}

/* 89.0 Activation, movement, space combat, invasion, production. 5.4 The system is the active one
 * until the end of the action. */
FLOW(tactical_action)
{
    BEGIN;
    RULE("89.0");
    IMMINENT(FACT_ACTS, 0, L->seat, 0, ACTION_TACTICAL);
    IMMINENT(FACT_ACTIVATES, SYSTEMS + L->cell, L->seat, 0, 0);
    L->again = (player(g, L->seat)->tokens & BIT(L->cell)) != 0;
    activate(g, L->seat, L->cell, L->free);
    SETTLE;
    CALL(take_over, .cell = L->cell);
    if (L->again) { /* by an effect: both tokens go back, and the turn ends */
        lift_token(g, L->seat, L->cell, BY(EFFECT_RESOLVES));
        g->s->turn_over = 1;
    }
    CALL(bargain_now);
    if (g->s->system && !g->s->turn_over) {
        RULES("58.0", "58.3+1");
        CALL(movement, .seat = L->seat);
        end_lasting(g, UNTIL_MOVEMENT, 0);
        CALL(mind_blockades);
        unlock_all_leaders(g); /* 51.6b, 51.6c after each step, before the next one undoes it */
        if (!g->s->landing) {
            CALL(space_cannon_offense);
            end_lasting(g, UNTIL_SPACE_CANNON, 0);
            CALL(space_combat);
        }
        CALL(mind_blockades);
        unlock_all_leaders(g);
        CALL(invasion, .seat = L->seat);
        if (g->s->landing) /* nobody could land */
            CALL(leave_no_ships, .seat = L->seat);
        unlock_all_leaders(g);
        CALL(produce, .seat = L->seat, .cell = g->s->system);
        happened(g, FACT_TACTICAL_ENDS, SYSTEMS + g->s->system, L->seat, 0, 0);
        SETTLE;
        RULE("5.4");
    }
    g->s->system = 0;
    unsettle(g); /* 33.1 is looked at when the action is over */
    end_lasting(g, UNTIL_TACTICAL, 0);
    happened(g, FACT_ACTS, 0, L->seat, 0, ACTION_TACTICAL);
    SETTLE;
    END;
}

/* 3 Turns. */

static void offer_strategic(struct arb_run *g, const struct player *p)
{
    for (int card = 1; card <= STRATEGY_CARDS; card++) {
        if (!(p->strategy >> (card - 1) & 1))
            continue;
        consider(g, VERB_STRATEGIC, card, 0, 0);
        if (!forbid(g, p->played >> (card - 1) & 1, "82.1"))
            offer(g);
    }
}

/* 5.2 Not where a token of one's own lies; 5.3, 89.s1b tokens of others do not matter. 100.1 The
 * nexus is no system, by the reference. */
static bool may_activate(struct arb_run *g, int seat, int cell, uint64_t again)
{
    consider(g, VERB_ACTIVATE, cell, 0, 0);
    return !forbid(g, player(g, seat)->tokens & BIT(cell) & ~again, "5.2") &&
           !forbid(g,
                   may_change(g, CANNOT_ACTIVATE) &&
                       seat_is_told_of(g, seat, SYSTEMS + cell, CANNOT_ACTIVATE),
                   "1.6") &&
           !forbid(g, cell == layout(g)->nexus && !variant(g, PUBLISHED), "100.1");
}

static void offer_activations(struct arb_run *g, int seat)
{
    RULES("5.3", "89.s1b");
    uint64_t again = may(g, seat, ALLOW_ACTIVATE_AGAIN) ? player(g, seat)->tokens : 0;
    EACH_SYSTEM (systems_in_play(g), cell)
        if (may_activate(g, seat, cell, again) &&
            !forbid(g, !player(g, seat)->pool[POOL_TACTIC], "20.4"))
            offer(g);
}

/* By an effect. */

COULD(could_take_tactical)
{
    return g->s->phase == PHASE_ACTION && !g->s->system && who(g, sc, op->who) < SEATS;
}

static void offer_free_activations(struct arb_run *g, int seat, const struct scope *sc,
                                   struct set systems)
{
    EACH_THING (g, sc, systems, thing)
        if (may_activate(g, seat, cell_of_thing(g, thing), 0))
            offer(g);
}

/* The one who acts is the active player as long; what ends its turn ends this action, and actions
 * it may do besides are not those of the turn. */
FLOW(op_take_tactical)
{
    BEGIN;
    if (!could_take_tactical(g, SC, OP))
        RETURN(0);
    L->seat = (uint8_t)who(g, SC, OP->who);
    ASK(SEAT(L->seat), BY(EFFECT_RESOLVES), "Which system do you activate without a token?", 0, {
        offer_free_activations(g, L->seat, SC, OP->set);
        offer_pass(g, VERB_DECLINE);
    });
    if (chosen(g)->verb == VERB_DECLINE)
        RETURN(0);
    L->was = g->s->active;
    L->over = g->s->turn_over;
    L->more = g->s->more_actions;
    g->s->active = L->seat;
    CALL(tactical_action, .seat = L->seat, .cell = (uint8_t)chosen(g)->a, .free = true);
    g->s->active = L->was;
    if (L->seat != L->was) {
        g->s->turn_over = L->over;
        g->s->more_actions = L->more;
    }
    END;
}

static void offer_turn(struct arb_run *g, int seat, int talks)
{
    const struct player *p = player(g, seat);
    offer_strategic(g, p);
    offer_activations(g, seat);
    offer_abilities(g, seat);
    offer_bargains(g, seat, talks);
    offer_hand(g, seat);
    if (p->actions) {
        offer_pass(g, VERB_NO_MORE);
        return;
    }
    consider(g, VERB_PASS_TURN, 0, 0, 0);
    if (!forbid(g, p->strategy != p->played, cards_each(g) == 2 ? "3.4+1" : "3.4"))
        offer_pass(g, VERB_PASS_TURN);
}

/* 3.0+3 One action, or as many as effects allow. */
static bool has_more_actions(const struct arb_run *g, int seat)
{
    return !g->s->turn_over && !player(g, seat)->passed && seat_is_in(g, seat) &&
           player(g, seat)->actions <
               stat_of(g, SHEETS + seat, STAT_ACTIONS, NULL) + g->s->more_actions;
}

static void begin_turn(struct arb_run *g, int seat)
{
    g->s->active = (uint8_t)seat;
    forget_transactions(g);
    g->s->turn_over = g->s->more_actions = player(g, seat)->actions = 0;
    RULES("4.0", "40.2");
    happened(g, FACT_TURN_BEGINS, 0, seat, 0, 0);
}

/* One of the things of 3.1. Returns whether an action was taken: 22.4 not if it was canceled. */
FLOW(act)
{
    BEGIN;
    for (;;) {
        ASK(SEAT(L->seat), "3.1", "What do you do?", 0, { offer_turn(g, L->seat, L->talks); });
        if (chosen(g)->verb == VERB_STAY_OPEN) {
            player(g, L->seat)->open_to_bargains = 1;
        } else if (chosen(g)->verb == VERB_BARGAIN) {
            RULES("94.1", "28.1");
            L->talks++;
            CALL(bargain, .seat = L->seat, .with = (uint16_t)seat_mask(g));
        } else {
            break;
        }
    }
    if (chosen(g)->verb == VERB_NO_MORE) {
        g->s->turn_over = 1;
        RETURN(0);
    }
    if (chosen(g)->verb == VERB_PASS_TURN) {
        player(g, L->seat)->passed = 1;
        RULE("3.3");
        tell(g, EVENT_PASSES, "3.3", L->seat, 0, 0);
        happened(g, FACT_PASSES, 0, L->seat, 0, 0);
        SETTLE;
        RETURN(0);
    }
    if (chosen(g)->verb == VERB_STRATEGIC) {
        CALL(strategic_action, .seat = L->seat, .card = (uint8_t)chosen(g)->a);
    } else if (chosen(g)->verb == VERB_ACTIVATE) {
        CALL(tactical_action, .seat = L->seat, .cell = (uint8_t)chosen(g)->a);
    } else {
        RULES("22.0", "22.2", "1.5a");
        CALL(initiate, .thing = chosen(g)->a, .ability = chosen(g)->b, .seat = L->seat);
        end_lasting(g, UNTIL_ACTION, 0);
        L->canceled = result(g) != 0;
        if (L->canceled) {
            SETTLE;
            RULE("22.4");
            RETURN(0);
        }
        happened(g, FACT_ACTS, 0, L->seat, 0, ACTION_COMPONENT);
        SETTLE;
    }
    RETURN(1);
    END;
}

/* 3.0+3 One action. 3.2 Who has none must pass. */
FLOW(turn)
{
    BEGIN;
    begin_turn(g, L->seat);
    SETTLE;
    unlock_all_leaders(g);
    RULES("3.0+3", "3.1", "3.2");
    while (has_more_actions(g, L->seat)) {
        CALL(act, .seat = L->seat);
        player(g, L->seat)->actions += (uint8_t)result(g);
        CALL(bargain_now);
        if (has_more_actions(g, L->seat))
            unlock_all_leaders(g);
    }
    unlock_all_leaders(g);
    happened(g, FACT_TURN_ENDS, 0, L->seat, 0, 0);
    SETTLE;
    RULE("40.3");
    end_lasting(g, UNTIL_TURN, 0);
    forget_uses(g, LIMIT_TURN);
    END;
}

/* 3.0, 4.1 In order of initiative, 3.0+1, 4.3 again from the first, 3.0+2 until all have
 * passed, 3.5 which ends the phase. 3.3c The last may take several turns in a row. */
FLOW(action_phase)
{
    BEGIN;
    g->s->phase = PHASE_ACTION;
    set_order(g);
    EACH_SEAT_FROM (g, 0, seat)
        player(g, seat)->passed = 0;
    L->seat = -1;
    for (;;) {
        L->seat = (int8_t)next_at_turn(g, L->seat);
        if (L->seat < 0)
            break;
        RULES("3.0", "3.0+1", "3.0+2", "4.1", "4.2", "4.3", "3.3c");
        CALL(turn, .seat = (uint8_t)L->seat);
    }
    RULE("3.5");
    END;
}
