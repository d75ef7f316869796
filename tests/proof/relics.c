/* Chapter 14: relics, and what motions do: effects that the pack writes.
 *
 * 14.1  A find with an ability is a relic: it lies open from the moment it is found.
 * 14.2  Before a plan is carried out its player may use actions of relics, for their costs.
 * 14.3  What a relic answers, its owner may answer with it.
 * 14.4  A number is what is printed, and what relics add to it.
 * 14.5  What lasts until the end of the round ends with it. */
#include "kit_config.h"

const struct kit_point kit_points[POINT_COUNT] = {
    EFFECT_POINTS("14.2", "14.3", "Use a relic before you {plan}?"),
    [POINT_TRIGGERED] = {BY_RULES("10.6")},
    [POINT_PRINTED] = {BY_RULES("14.4")},
    [POINT_ADDED] = {BY_RULES("14.4")},
    [POINT_LASTING_BEGINS] = {BY_RULES("14.5")},
    [POINT_LASTING_ENDS] = {BY_RULES("14.5")},
};

int game_you(const struct arb_run *g, int thing, UNUSED const struct happening *event)
{
    if (thing >= EXPEDITIONS)
        return thing - EXPEDITIONS;
    return thing < FIRST_MOTION ? (g->s->link[thing].zone - ZONE_HAND) % SEATS : g->s->lead;
}

int game_who(const struct arb_run *g, UNUSED const struct scope *sc, UNUSED int which)
{
    return g->s->lead;
}

int game_which(UNUSED const struct arb_run *g, const struct scope *sc, UNUSED int which)
{
    return sc->you < SEATS ? EXPEDITIONS + sc->you : 0;
}

/* 14.1 A relic lies open, any other find in the hand. */
void take_find(struct arb_run *g, int seat, int find)
{
    bool relic = is_relic(g->c, find);
    arb_move(g->s->zone, g->s->link, (uint16_t)find,
             (uint8_t)((relic ? ZONE_OPEN : ZONE_HAND) + seat), ARB_BOTTOM);
    if (relic) {
        RULE("14.1");
        index_thing(g, find);
    }
}

FLOW(op_prowl)
{
    BEGIN;
    CALL(prowl, .steps = (uint8_t)value_of(g, SC, &OP->n));
    END;
}

const struct op_rule game_ops[OPS] = {
    KIT_OP_RULES,
    WARE_OP_RULES,
    [OP_PROWL] = {BY_FLOW(op_prowl), .could = always},
};
const struct cost_rule game_costs[COSTS] = {WARE_COST_RULES};
