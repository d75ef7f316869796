/* Conditions: how they come, what they do at the start of a turn, how they go.
 *
 * token.cond.2   one that a figure has already is only refreshed
 * token.cond.4-6 a character's detrimental ones last until it rests, an adversary's for good,
 *                unless the condition says otherwise */
#include "kit_config.h"

/* Coming and going. */

static void give_condition(struct arb_run *g, int figure, int condition)
{
    if (status_give(g, figure, condition))
        happened(g, FACT_INFLICTED, figure, NOBODY, 0, condition);
}

/* cond.burning.3, cond.frozen.5: fire and ice take each other away. */
static bool cancels_out(struct arb_run *g, int figure, int condition)
{
    int other = condition == FROZEN ? BURNING : condition == BURNING ? FROZEN : -1;
    if (other < 0 || !has(g, figure, other))
        return false;
    const char *rule = condition == FROZEN ? "cond.burning.3" : "cond.frozen.5";
    tell(g, EVENT_RESISTS, rule, figure, condition, other);
    status_lose(g, figure, other, rule);
    return true;
}

static bool resilient_takes(struct arb_run *g, int figure, int condition)
{
    if (!(DETRIMENTAL >> condition & 1) || !has(g, figure, RESILIENT))
        return false;
    tell(g, EVENT_RESISTS, "cond.resilient.1", figure, condition, RESILIENT);
    status_lose(g, figure, RESILIENT, "cond.resilient.1");
    return true;
}

FLOW(inflict)
{
    BEGIN;
    if (!is_figure(L->thing) || !on_map(g, L->thing))
        RETURN(0);
    IMMINENT(FACT_CONDITION_DUE, L->thing, NOBODY, 0, L->condition);
    if (result(g) == PREVENTED || !on_map(g, L->thing))
        RETURN(0);
    if (!resilient_takes(g, L->thing, L->condition) && !cancels_out(g, L->thing, L->condition))
        give_condition(g, L->thing, L->condition);
    END;
}

/* What they forbid. */

/* cond.knocked.1, .2: on the ground a figure can only move or leap; cond.stunned.1, .5: stunned
 * it can do nothing. */
bool can_act(struct arb_run *g, int figure, bool moving)
{
    if (!figure || !on_map(g, figure))
        return false;
    if (has(g, figure, STUNNED)) {
        RULE(is_character(figure) ? "cond.stunned.1" : "cond.stunned.5");
        return false;
    }
    if (!moving && has(g, figure, KNOCKED_DOWN)) {
        RULE("cond.knocked.2");
        return false;
    }
    return true;
}

/* Start of a turn. */

/* cond.burning.2: it goes with its damage; hazard.fire.3: not while the figure is in the fire. */
static void burn_out(struct arb_run *g, int figure)
{
    if (hazard_at(g, cell_of(g, figure)) == FIRE)
        RULE("hazard.fire.3");
    else
        status_lose(g, figure, BURNING, "cond.burning.2");
}

/* turn.char.2, adv.turn.1: Bleeding and Burning hurt; what the ground gives now hurts from the
 * next start on (reading 15). */
FLOW(start_of_turn)
{
    BEGIN;
    if (has(g, L->figure, BLEEDING)) {
        RULE("cond.bleeding.1");
        CALL(hurt, .thing = L->figure, .amount = 2);
    }
    if (on_map(g, L->figure) && has(g, L->figure, BURNING)) {
        RULE("cond.burning.1");
        CALL(hurt, .thing = L->figure, .amount = 3);
        if (on_map(g, L->figure))
            burn_out(g, L->figure);
    } else if (on_map(g, L->figure) && condition_from_ground(g, L->figure, false) == BURNING) {
        CALL(inflict, .thing = L->figure, .condition = BURNING);
    }
    if (on_map(g, L->figure) && condition_from_ground(g, L->figure, false) == WEAKENED)
        CALL(inflict, .thing = L->figure, .condition = WEAKENED);
    happened(g, FACT_TURN_BEGINS, L->figure, NOBODY, 0, 0);
    SETTLE;
    END;
}

/* cond.invisible.7, cond.frozen.4, cond.stunned.5: over with the first full turn; a character
 * stays stunned until it does something about it. */
void end_conditions(struct arb_run *g, int figure)
{
    static const struct status_end ends[] = {{STUNNED, "cond.stunned.5"},
                                             {INVISIBLE, "cond.invisible.7"},
                                             {FROZEN, "cond.frozen.4"},
                                             {0}};
    statuses_end(g, figure, is_character(figure) ? ends + 1 : ends);
}

/* Ops. */

static void offer_grants(struct arb_run *g, const struct thing_set *set, int condition)
{
    EACH_ON_MAP (g, f)
        if (set_has(set, f) && !has(g, f, condition))
            offer_option(g, VERB_GRANT, f, condition, 0);
}

/* One of them gets it: of an adversary's card by ally.4 to .6, else as the player likes. */
FLOW(op_grant)
{
    int who = actor(g, SC);
    BEGIN;
    start_other_action(g, who);
    if (!can_act(g, who, false))
        RETURN(0);
    if (!is_character(who)) {
        DECIDE(.what = QUESTION_GRANT, .who = (uint16_t)who, .about = L->op);
        if (result(g) != DECIDE_NOBODY)
            CALL(inflict, .thing = (uint16_t)result(g), .condition = (uint8_t)OP->arg);
        RETURN(0);
    }
    collect_touched(g, SC, OP, &L->set);
    ASK(SEAT(character(g, who)->seat), "turn.char.3c", "Who gets it?", 0, {
        offer_grants(g, &L->set, OP->arg);
        offer_pass(g, VERB_SKIP);
    });
    if (chosen(g)->verb != VERB_SKIP)
        CALL(inflict, .thing = chosen(g)->a, .condition = (uint8_t)OP->arg);
    END;
}

FLOW(op_inflict)
{
    BEGIN;
    collect_touched(g, SC, OP, &L->set);
    EACH_IN_FRAME (&L->set, L->thing)
        CALL(inflict, .thing = L->thing, .condition = (uint8_t)OP->arg);
    END;
}
