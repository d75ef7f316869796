/* What the words of turns and points do: actions, strategy cards, objectives (3, 61, 82, 98). */
#include "kit_config.h"

const char *const half_words[] = {"primary", "secondary", "as_follower", NULL};
enum { DO_PRIMARY, DO_SECONDARY, DO_AS_FOLLOWER };
const char *const stage_words[] = {"I", "II", NULL};

DO_NOW(op_end_turn)
{
    g->s->turn_over = 1;
}
COULD(could_end_turn)
{
    return g->s->phase == PHASE_ACTION && !g->s->turn_over;
}

/* Others may answer what was used. */
DO_EACH(op_used, thing)
{
    happened(g, FACT_USES, thing, sc->you, 0, 0);
    return true;
}

/* 51.6 By what is done rather than by what is so. */
DO_NOW(op_unlock_commander)
{
    int card = leader_of(g, sc->you, COMMANDER);
    if (card && is_locked(g, card))
        unlock_leader(g, card, "51.6+1");
}

/* One more action in this turn. */
DO_NOW(op_extra_action)
{
    g->s->more_actions += (uint8_t)n;
}

static int strategy_card_of(const struct arb_run *g, int thing)
{
    return is_card(thing) && def_of(g, thing)->type == STRATEGY ? def_of(g, thing)->number : 0;
}

/* The primary or secondary ability of a strategy card, without a strategic action and for nothing.
 */
FLOW(op_do_card)
{
    BEGIN;
    L->card = (uint8_t)strategy_card_of(g, next_in_set(g, SC, OP->set, 0));
    for (L->turn = turns_of(g, L->card ? who_mask(g, SC, OP->who) : 0); next_turn(g, &L->turn);) {
        if (OP->arg == DO_AS_FOLLOWER) {
            CALL(follow, .seat = L->turn.seat, .card = L->card);
            continue;
        }
        if (OP->arg == DO_SECONDARY)
            CALL(secondary, .seat = L->turn.seat, .card = L->card);
        else
            CALL(primary, .seat = L->turn.seat, .card = L->card);
        happened(g, FACT_STRATEGY_CARD, g->c->first_card[STRATEGY] + L->card - 1, L->turn.seat, 0,
                 1 + OP->arg);
        SETTLE;
    }
    END;
}
COULD_THING(could_do_card, thing)
{
    return strategy_card_of(g, thing) != 0;
}

/* Points. */

DO_NOW(op_points)
{
    /* 98.7+1, 98.7+2 Of several at once who is first in order has won. */
    RULES("98.7+1", "98.7+2");
    for (struct turns turn = turns_of(g, who_mask(g, sc, op->who)); next_turn(g, &turn);)
        if (g->block->status == ARB_PLAYING)
            gain_points(g, turn.seat, n, BY(EFFECT_RESOLVES));
}

/* 61.5b, 61.5c, 61.18 A secret objective out of hand, or one made public, at the moment it names.
 */
DO_EACH(op_score, thing)
{
    RULES("61.5b", "61.5c", "61.7");
    if (g->s->combat.place) {
        RULE("61.7a");
        g->s->combat.scored |= (uint8_t)SEAT(sc->you);
    }
    mark_scored(g, sc->you, thing);
    return true;
}
COULD_THING(could_score_thing, thing)
{
    return is_card(thing) &&
           (g->s->link[thing].zone == ZONE_SECRET + sc->you || is_public(g, thing));
}

/* 61.7+1 During or after one combat a seat scores one objective; 61.5c those of the agenda phase
 * not when an agenda is decided in another phase. */
bool game_may_initiate(struct arb_run *g, const struct scope *sc)
{
    if (!is_card(sc->source) || def_of(g, sc->source)->type != SECRET)
        return true;
    if (def_of(g, sc->source)->kind == SCORE_AGENDA &&
        forbid(g, g->s->phase != PHASE_AGENDA, "61.5c"))
        return false;
    return !forbid(g, g->s->combat.place && g->s->combat.scored >> sc->you & 1, "61.7+1") &&
           (!is_public(g, sc->source) || may_score_public(g, sc->you, sc->source));
}

/* One more public objective of this stage, out of the deck: those that lie facedown stay. */
FLOW(op_reveal_objective)
{
    BEGIN;
    if (!could_reveal_objective(g, SC, OP))
        RETURN(0);
    CALL(top_thing, .zone = (uint8_t)(ZONE_STAGE_1 + OP->arg));
    put_card(g, result(g), ZONE_REVEALED, ARB_BOTTOM);
    tell(g, EVENT_REVEALS, BY(EFFECT_RESOLVES), result(g), 0, 0);
    happened(g, FACT_OBJECTIVE_REVEALED, result(g), g->s->speaker, 0, 0);
    SETTLE;
    END;
}
COULD(could_reveal_objective)
{
    return g->s->zone[ZONE_STAGE_1 + op->arg].count > g->s->laid[op->arg];
}

/* A public objective leaves the game; in its place comes one of this deck, at random. */
const char *const objective_words[] = {"I", "II", "secret", NULL};
static int objective_zone(int deck)
{
    return deck == 2 ? ZONE_SECRETS : ZONE_STAGE_1 + deck;
}
COULD(could_replace_objective)
{
    int zone = objective_zone(op->arg);
    return g->s->zone[zone].count > (op->arg < 2 ? g->s->laid[op->arg] : 0);
}
FLOW(op_replace_objective)
{
    BEGIN;
    L->card = (uint16_t)next_in_set(g, SC, OP->set, 0);
    if (!L->card || !could_replace_objective(g, SC, OP))
        RETURN(0);
    CALL(top_thing, .zone = (uint8_t)objective_zone(OP->arg));
    purge_card(g, L->card);
    put_card(g, result(g), ZONE_REVEALED, ARB_BOTTOM);
    tell(g, EVENT_REVEALS, BY(EFFECT_RESOLVES), result(g), 0, 0);
    SETTLE;
    END;
}
