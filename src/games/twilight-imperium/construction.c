/* 24 Construction: PDS (63) and space docks (79) that are built; 85 how many a place holds. */
#include "kit_config.h"

/* 85.4, 85.5 What a planet holds; in space there may be any number of docks. */
int structure_limit(const struct arb_run *g, int seat, int unit)
{
    if (unit != UNIT_PDS)
        return unit_def(g, seat, unit)->floats ? NO_END : 1;
    return may(g, seat, ALLOW_MORE_PDS) ? NO_END : 2;
}

/* 24.4 Out of reinforcements, 24.4+1 or off the board; 63.3+1, 79.3+1, 85.6 as many as a planet
 * holds. */
static bool may_build(struct arb_run *g, int seat, int unit, int planet)
{
    const struct thing_def *def = unit_def(g, seat, unit);
    int place = def->floats ? g->s->planet_at[planet] : PLACE_PLANET + planet;
    bool full = units_at(g, place, seat, unit) >= structure_limit(g, seat, unit);
    consider(g, VERB_BUILD, planet, unit, def->floats);
    if (full) { /* 85.5, 63.3+1 two PDS, 85.4, 79.3+1 one space dock */
        RULE(unit == UNIT_PDS ? "85.5" : "85.4");
        RULE(unit == UNIT_PDS ? "63.3+1" : "79.3+1");
    }
    return !forbid(g, !placeable(g, seat, unit), "24.4") && !forbid(g, full, "85.6") &&
           !forbid(g, thing_may(g, PLANETS + planet, CANNOT_BE_PLACED), "1.6");
}

bool could_build(const struct arb_run *g, int seat, int cell, int kinds)
{
    struct arb_run hushed;
    arb_hush(g, &hushed);
    EACH_CONTROLLED (g, seat, planet)
        for (int unit = UNIT_PDS; unit <= UNIT_SPACE_DOCK; unit++)
            if (kinds >> unit & 1 && (!cell || g->s->planet_at[planet] == cell) &&
                may_build(&hushed, seat, unit, planet))
                return true;
    return false;
}

/* A dock that floats is offered once, for whichever planet of the system. */
static void offer_structures(struct arb_run *g, int seat, int cell, int kinds)
{
    uint64_t spaces = 0;
    EACH_CONTROLLED (g, seat, planet)
        for (int unit = UNIT_PDS; unit <= UNIT_SPACE_DOCK; unit++) {
            int at = g->s->planet_at[planet];
            bool floats = unit_def(g, seat, unit)->floats;
            if (!(kinds >> unit & 1) || (cell && at != cell) || (floats && spaces >> at & 1) ||
                !may_build(g, seat, unit, planet))
                continue;
            spaces |= floats ? BIT(at) : 0;
            offer(g);
        }
    offer_pass(g, VERB_PASS);
}

/* 24.2 On a planet under control, 24.2b whatever tokens lie there. 85.1, 63.3, 79.3 On planets. */
FLOW(construct)
{
    BEGIN;
    if (!could_build(g, L->seat, L->cell, L->kinds))
        RETURN(0);
    RULES("24.2b", "24.2a");
    ASK(SEAT(L->seat), "24.2", "What do you build?", 0,
        { offer_structures(g, L->seat, L->cell, L->kinds); });
    if (chosen(g)->verb == VERB_PASS)
        RETURN(0);
    L->planet = (uint8_t)chosen(g)->a;
    L->unit = (uint8_t)chosen(g)->b;
    IMMINENT(FACT_PLACES, UNIT_CARDS + L->seat * UNITS + L->unit, L->seat, PLANETS + L->planet, 1);
    if (result(g) == PREVENTED)
        RETURN(0);
    if (!reinforcements(g, L->seat, L->unit)) {
        RULES("24.4+1", "24.4+2");
        CALL(recall, .seat = L->seat, .unit = L->unit, .need = 1);
        if (!result(g))
            RETURN(0);
    }
    int planet = L->planet, unit = L->unit;
    RULES("63.3", "79.3", unit_def(g, L->seat, unit)->floats ? "85.1a" : "85.1");
    add_units(g,
              unit_def(g, L->seat, unit)->floats ? g->s->planet_at[planet] : PLACE_PLANET + planet,
              L->seat, unit, 1);
    tell(g, EVENT_BUILDS, "24.2", L->seat, unit, planet);
    happened(g, FACT_PLACES, UNIT_CARDS + L->seat * UNITS + unit, L->seat, PLANETS + planet, 0);
    CALL(keep_recalled, .seat = L->seat);
    SETTLE;
    END;
}

static void offer_sites(struct arb_run *g, int seat)
{
    EACH_SYSTEM (systems_controlled(g, seat), cell) {
        consider(g, VERB_SYSTEM, cell, 0, 0);
        if (!forbid(g, !could_build(g, seat, cell, STRUCTURES), "24.3+2"))
            offer(g);
    }
}

/* 24.3 The token that was paid goes into the system, 24.3+1 or to reinforcements; 20.3b if these
 * are empty none the less, one of a pool. */
FLOW(construct_after_token)
{
    BEGIN;
    if (!could_build(g, L->seat, 0, STRUCTURES))
        RETURN(0);
    ASK(SEAT(L->seat), "24.3", "In which system do you build?", 0, { offer_sites(g, L->seat); });
    RULES("24.3+1", "24.3+2");
    L->cell = (uint8_t)chosen(g)->a;
    if (!L->unpaid) {
        if (!L->paid_by && !(player(g, L->seat)->tokens & BIT(L->cell)))
            CALL(token_into_hand, .seat = L->seat); /* nothing was spent, if an effect paid */
        place_token(g, L->paid_by ? L->paid_by - 1 : L->seat, L->cell, "24.3");
        CALL(keep_all_fleets, .seat = L->seat);
    }
    CALL(construct, .seat = L->seat, .cell = L->cell, .kinds = STRUCTURES);
    END;
}
