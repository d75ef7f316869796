/* Chapter 14: relics, and what motions do: effects that the pack writes.
 *
 * 14.1  A find with an ability is a relic: it lies open from the moment it is found.
 * 14.2  Before a plan is carried out its player may use actions of relics, for their costs.
 * 14.3  What a relic answers, its owner may answer with it.
 * 14.4  A number is what is printed, and what relics add to it.
 * 14.5  What lasts until the end of the round ends with it. */
#include "kit_config.h"

const struct kit_point kit_points[POINT_COUNT] = {
    [POINT_TRIGGERED] = {BY_RULES("10.6")},
    [POINT_SEVERAL_DUE] = {BY_RULES("14.3"), "Which comes first?"},
    [POINT_RESPONSE] = {BY_RULES("14.3"), "Do you answer with a relic?"},
    [POINT_OPTIONAL] = {BY_RULES("14.3"), "Do it?"},
    [POINT_SEVERAL_DELAYED] = {BY_RULES("14.3"), "Which comes first?"},
    [POINT_TARGET] = {BY_RULES("14.2"), "Which one?"},
    [POINT_TARGET_SEAT] = {BY_RULES("14.2"), "Which player?"},
    [POINT_TARGET_RANDOM] = {BY_RULES("14.2"), "Which one, by chance?"},
    [POINT_MAY] = {BY_RULES("14.2"), "Do it?"},
    [POINT_EITHER] = {BY_RULES("14.2"), "Which?"},
    [POINT_LIMIT] = {BY_RULES("14.2"), "It was used {n} of {n} times."},
    [POINT_COSTS_PAID] = {BY_RULES("14.2")},
    [POINT_UNPAYABLE] = {BY_RULES("14.2")},
    [POINT_CHANGES_NOTHING] = {BY_RULES("14.2")},
    [POINT_PRINTED] = {BY_RULES("14.4")},
    [POINT_ADDED] = {BY_RULES("14.4")},
    [POINT_LASTING_BEGINS] = {BY_RULES("14.5")},
    [POINT_LASTING_ENDS] = {BY_RULES("14.5")},
};

/* ---- Things ---------------------------------------------------------------------------- */

int game_you(const struct arb_run *g, int thing, const struct happening *event)
{
    (void)event;
    return thing >= EXPEDITIONS ? thing - EXPEDITIONS
           : thing <= FINDS     ? (g->s->find[thing].zone - ZONE_HAND) % SEATS
                                : g->s->lead;
}

int game_who(const struct arb_run *g, const struct scope *sc, int which)
{
    (void)sc, (void)which;
    return g->s->lead;
}

int game_which(const struct arb_run *g, const struct scope *sc, int which)
{
    (void)g, (void)which;
    return sc->you < SEATS ? EXPEDITIONS + sc->you : 0;
}

/* 14.1 A relic lies open, any other find in the hand. */
void take_find(struct arb_run *g, int seat, int find)
{
    bool relic = is_relic(g->c, find);
    arb_move(g->s->zone, g->s->find, (uint16_t)find,
             (uint8_t)((relic ? ZONE_OPEN : ZONE_HAND) + seat), ARB_BOTTOM);
    if (relic) {
        RULE("14.1");
        index_thing(g, find);
    }
}

void lose_finds(struct arb_run *g, int seat)
{
    forget_lasting(g, EXPEDITIONS + seat);
    for (uint16_t find = 1; find <= g->c->finds; find++) {
        int zone = g->s->find[find].zone;
        if (zone != ZONE_HAND + seat && zone != ZONE_OPEN + seat)
            continue;
        unindex_thing(g, find);
        forget_uses_of(g, find);
        arb_move(g->s->zone, g->s->find, find, ZONE_GONE, ARB_TOP);
    }
}

/* ---- Wares and the Warden ---------------------------------------------------------------- */

static DO_NOW(gain_ware)
{
    EACH_SEAT_FROM (g, g->s->lead, seat)
        if (is_who(g, sc, op->who, seat))
            gain(g, seat, op->code - OP_FOOD, n);
}

static COULD_SEAT(can_gain, seat)
{
    int has = expedition(g, seat)->ware[op->code - OP_FOOD];
    return n > 0 ? has < WARE_MOST : n < 0 && has > 0;
}

FLOW(op_prowl)
{
    BEGIN;
    CALL(prowl, .steps = (uint8_t)value_of(g, SC, &OP->n));
    END;
}

#define WARE_RULE                                                                                  \
    {                                                                                              \
        .now = gain_ware, .could_seat = can_gain                                                   \
    }
const struct op_rule game_ops[OPS] = {
    KIT_OP_RULES,
    [OP_FOOD] = WARE_RULE,
    [OP_OIL] = WARE_RULE,
    [OP_COINS] = WARE_RULE,
    [OP_PROWL] = {BY_FLOW(op_prowl), .could = always},
};

static bool has_ware(struct arb_run *g, const struct scope *sc, const struct cost *c, int n)
{
    return !forbid(g, expedition(g, sc->you)->ware[c->code - COST_FOOD] < n, "14.2");
}

static void pay_ware(struct arb_run *g, struct scope *sc, const struct cost *c, int n)
{
    gain(g, sc->you, c->code - COST_FOOD, -n);
}

#define PRICE_RULE                                                                                 \
    {                                                                                              \
        .now = pay_ware, .payable = has_ware                                                       \
    }
const struct cost_rule game_costs[COSTS] = {
    [COST_FOOD] = PRICE_RULE, [COST_OIL] = PRICE_RULE, [COST_COINS] = PRICE_RULE};

/* ---- Use ----------------------------------------------------------------------------------- */

static bool has_action(struct arb_run *g, int seat)
{
    EACH_LISTENER (g, KIT_INDEX(g)->listening[TIMING_AFTER][FACT_NONE], l)
        if (game_you(g, l->thing, NULL) == seat &&
            may_initiate(g, seat, l->thing, l->ability, NULL))
            return true;
    return false;
}

/* 14.2 As many as can be paid for, one after the other. */
FLOW(use_relics)
{
    BEGIN;
    while (has_action(g, L->seat)) {
        ASK(SEAT(L->seat), "14.2", "Use a relic before you {plan}?", expedition(g, L->seat)->plan, {
            offer_abilities(g, L->seat);
            offer_pass(g, VERB_PASS);
        });
        if (chosen(g)->verb == VERB_PASS)
            break;
        CALL(initiate, .thing = chosen(g)->a, .ability = chosen(g)->b, .seat = L->seat);
        SETTLE;
    }
    END;
}

FLOW(announce)
{
    BEGIN;
    tell(g, EVENT_USES, "14.2", SCOPE(g, L->scope)->you, SCOPE(g, L->scope)->source, 0);
    END;
}

/* Nothing follows a use, and nothing settles by itself. */
FLOW(conclude)
{
    BEGIN;
    RETURN(0);
    END;
}

FLOW(settle_state)
{
    BEGIN;
    KIT_REACT(g)->unsettled = 0;
    RETURN(SETTLE_ON);
    END;
}

void end_round(struct arb_run *g)
{
    end_lasting(g, UNTIL_ROUND, 0);
    forget_uses(g, LIMIT_ROUND);
}
