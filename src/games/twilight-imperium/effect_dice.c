/* Dice that effects have rolled again: 74 Rerolls. */
#include "kit_config.h"

const char *const reroll_words[] = {"any", "all", "or_lost", NULL};
enum { REROLL_ANY, REROLL_ALL, REROLL_OR_LOST };

COULD(could_reroll)
{
    return g->s->rolling != 0;
}

/* 74.2+1 Each ability may reroll what another one has. */
static void free_to_reroll(struct arb_run *g, int roll, int source)
{
    struct rolled *r = &KIT_DICE(g)->roll[roll - 1];
    for (int i = 0; i < r->count; i++) {
        if (r->die[i].rerolls)
            RULE("74.2+1");
        r->die[i].by &= ~(1u << source);
    }
}

/* 74.1 The new results replace the old ones; what is added goes to them alone. 74.2 An ability
 * rerolls a die once: all that are picked are rolled together; 74.2+1 another one may do it again.
 */
FLOW(op_reroll)
{
    BEGIN;
    if (!g->s->rolling)
        RETURN(0);
    RULES("74.1", "74.3");
    L->source = OP->arg == REROLL_OR_LOST ? REROLL_RISKED : REROLL_EFFECT;
    free_to_reroll(g, g->s->rolling, L->source);
    CALL(dice_reroll, .roll = g->s->rolling, .source = L->source,
         .seat = (uint8_t)who(g, SC, OP->who), .least = OP->arg == REROLL_ALL ? DICE_POOL : 0);
    SC->done = (uint8_t)result(g);
    struct rolled *r = &KIT_DICE(g)->roll[g->s->rolling - 1];
    for (int i = 0; i < r->count; i++)
        if (r->die[i].by >> L->source & 1)
            r->die[i].add = (int16_t)(r->die[i].add + value_of(g, SC, &OP->n));
    END;
}

/* Of the dice of a unit: was one rolled again at its risk, is one a hit? */
static bool is_lost(const struct rolled *r, const struct arb_run *g, int first, int dice, int value)
{
    bool risked = false, hit = false;
    for (int i = first; i < first + dice && i < r->count; i++) {
        const struct die_face *face = dice_face(g, r, i);
        risked |= r->die[i].by >> REROLL_RISKED & 1;
        hit |= face && face->value + r->die[i].add >= value;
    }
    return risked && !hit;
}

void lose_risked(struct arb_run *g, int roll, const struct shots *shots)
{
    const struct rolled *r = dice_of(g, roll);
    for (int i = 0, first = 0; i < shots->count; first += shots->shot[i].dice, i++) {
        const struct stack *st = stack_of(g, shots->shot[i].thing);
        int dice = st->count ? shots->shot[i].dice / st->count : 0, lost = 0;
        for (int n = 0; n < st->count && dice; n++)
            lost += is_lost(r, g, first + n * dice, dice, shots->shot[i].value);
        if (lost) /* damaged ones first: whose dice are whose, nobody can tell */
            destroy_units(g, st->place, st->seat, st->unit, lost,
                          lost < st->damaged ? lost : st->damaged, BY(EFFECT_RESOLVES));
    }
}

/* 1 if the dice that were rolled are for this. */
const char *const rolled_words[] = {"space",   "ground",      "combat",  "cannon",
                                    "barrage", "bombardment", "ability", NULL};
MEASURE(measure_rolled_for)
{
    static const uint16_t whys[] = {1 << WHY_SPACE,
                                    1 << WHY_GROUND,
                                    1 << WHY_SPACE | 1 << WHY_GROUND,
                                    1 << WHY_CANNON | 1 << WHY_DEFENSE,
                                    1 << WHY_BARRAGE,
                                    1 << WHY_BOMBARDMENT,
                                    1 << WHY_CANNON | 1 << WHY_DEFENSE | 1 << WHY_BARRAGE |
                                        1 << WHY_BOMBARDMENT};
    return sc->event.fact == FACT_ROLLS && whys[v->arg] >> sc->event.amount & 1;
}

/* 1 in the step in which space cannons fire, fighters are barraged, planets bombarded. */
const char *const step_words[] = {"cannon", "barrage", "bombardment", NULL};
MEASURE(measure_in_step)
{
    static const uint8_t step[] = {WHY_CANNON, WHY_BARRAGE, WHY_BOMBARDMENT};
    return g->s->step_fire == 1 + step[v->arg];
}

/* Dice of a round that both sides have rolled. */

/* The roll of a side of the space combat, which is still there to be seen; 0: its dice are gone, or
 * units with them. */
static int roll_of_side(const struct arb_run *g, int seat)
{
    struct shots shots;
    int dice = 0, found = 0;
    if (opponent_of(g, seat) == NOBODY || g->s->combat.place > CELLS || may(g, seat, CANNOT_ROLL))
        return 0; /* what is there is of a round before, if there is anything */
    shots_of(g, seat, WHY_SPACE, g->s->combat.place, &shots);
    for (int i = 0; i < shots.count; i++)
        dice += shots.shot[i].dice;
    for (int roll = 1; roll <= DICE_ROLLS; roll++) {
        const struct rolled *r = dice_of(g, roll);
        if (r->why == WHY_SPACE && r->seat == seat && r->count == dice && dice)
            found = !found || r->number > dice_of(g, found)->number ? roll : found;
    }
    return found;
}
COULD(could_reroll_round)
{
    int seat = who(g, sc, op->who);
    return seat < SEATS && roll_of_side(g, seat);
}
/* 74 Their hits are counted anew. */
FLOW(op_reroll_round)
{
    BEGIN;
    L->roll = (uint8_t)roll_of_side(g, who(g, SC, OP->who));
    if (!L->roll)
        RETURN(0);
    RULES("74.1", "74.2");
    free_to_reroll(g, L->roll, REROLL_EFFECT);
    CALL(dice_reroll, .roll = L->roll, .source = REROLL_EFFECT, .seat = SC->you,
         .least = OP->arg == REROLL_ALL ? DICE_POOL : 0);
    SC->done = (uint8_t)result(g);
    if (!result(g))
        RETURN(0);
    int seat = who(g, SC, OP->who), against = g->s->combat.side[0] == seat;
    g->s->combat.hits[against] =
        (uint8_t)count_hits(g, seat, WHY_SPACE, g->s->combat.place, L->roll);
    g->s->combat.large[against] = g->s->large;
    tell(g, EVENT_HITS, "18.1", seat, g->s->combat.hits[against], 0);
    END;
}
