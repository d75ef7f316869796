/* 42 Ground combat, 25 Control. */
#include "kit_config.h"

/* 42 Ground combat. */

static bool both_on_planet(const struct arb_run *g)
{
    const struct combat *c = &g->s->combat;
    struct shots shots[2];
    for (int i = 0; i < 2; i++)
        shots_of(g, c->side[i], WHY_GROUND, c->place, &shots[i]);
    return shots[0].count && shots[1].count;
}

/* Whoever was hit in this round may hit once more. */
static void hit_back(struct arb_run *g)
{
    uint8_t *hits = g->s->combat.hits, was[2] = {hits[0], hits[1]};
    for (int i = 0; i < 2; i++)
        if (was[i] && may(g, g->s->combat.side[i], HITS_BACK))
            hits[!i]++;
}

/* 42.0+1 Rounds of rolling and assigning, 42.3 until 42.4 at most one side has ground forces. */
FLOW(ground_combat)
{
    BEGIN;
    L->other = (uint8_t)other_with_ground_forces(g, L->planet, g->s->active);
    RULES("62.0+1", "42.0+1");
    g->s->combat =
        (struct combat){.place = PLACE_PLANET + L->planet, .side = {g->s->active, L->other}};
    tell(g, EVENT_GROUND_COMBAT, "42.0", g->s->active, L->other, L->planet);
    while (both_on_planet(g)) {
        g->s->combat.round++;
        nobody_hurt(g, g->s->combat.place);
        if (g->s->combat.round == 1) {
            RULE("42.4a");
            happened(g, FACT_COMBAT_BEGINS, SYSTEMS + g->s->combat.place, g->s->active, 0, 0);
        } else {
            RULE("42.3");
        }
        happened(g, FACT_ROUND_BEGINS, SYSTEMS + g->s->combat.place, g->s->active, 0,
                 g->s->combat.round);
        SETTLE;
        CALL(bargain_now);
        do {
            g->s->combat.again = 0;
            for (L->n = 0; L->n < 2; L->n++) {
                CALL(fire, .seat = g->s->combat.side[L->n], .why = WHY_GROUND,
                     .place = g->s->combat.place, .against = g->s->combat.side[!L->n]);
                g->s->combat.hits[!L->n] = (uint8_t)result(g);
            }
            happened(g, FACT_ALL_ROLLED, SYSTEMS + g->s->combat.place, g->s->active, 0,
                     g->s->combat.round);
            SETTLE;
        } while (g->s->combat.again);
        hit_back(g);
        for (L->n = 0; L->n < 2; L->n++)
            if (g->s->combat.hits[L->n]) {
                RULES("42.s2", "42.s2a");
                CALL(take_hits, .why = WHY_GROUND, .seat = g->s->combat.side[L->n],
                     .place = g->s->combat.place, .on = ON_GROUND_FORCES,
                     .hits = g->s->combat.hits[L->n], .by = g->s->combat.side[!L->n]);
            }
        happened(g, FACT_HITS_ASSIGNED, SYSTEMS + g->s->combat.place, g->s->active, 0,
                 g->s->combat.round);
        if (both_on_planet(g))
            SETTLE;
        happened(g, FACT_ROUND_ENDS, SYSTEMS + g->s->combat.place, g->s->active, 0,
                 g->s->combat.round);
        if (both_on_planet(g))
            SETTLE;
        end_lasting(g, UNTIL_COMBAT_ROUND, 0);
    }
    RULES("42.4", "42.4b");
    happened(g, FACT_COMBAT_ENDS, SYSTEMS + g->s->combat.place, g->s->combat.side[0], 0, 0);
    SETTLE; /* 42.4c before it is known who has won: bombardment may end it for both */
    CALL(end_combat,
         .winner =
             (uint8_t)(has_ground_fighters(g, g->s->combat.place, g->s->active) ? g->s->active
                       : other_with_ground_forces(g, L->planet, g->s->active) != NOBODY ? L->other
                                                                                        : NOBODY));
    END;
}

/* 25 Control. */

void lose_planet(struct arb_run *g, int planet)
{
    int seat = g->s->controller[planet] - 1;
    if (seat < 0)
        return;
    RULES("25.3", "25.7");
    player(g, seat)->planets[planet >> 6] &= ~BIT(planet & 63);
    g->s->controller[planet] = 0;
    unsettle(g);
}

/* 49.s5a, 63.4, 79.4 Structures of others are destroyed at once. 16.3 Without a dock fighters that
 * it took in may be too many. */
FLOW(destroy_structures)
{
    BEGIN;
    for (L->other = 0; L->other < g->block->seats; L->other++) {
        int place = PLACE_PLANET + L->planet, cell = g->s->planet_at[L->planet];
        bool docks = units_at(g, place, L->other, UNIT_SPACE_DOCK) > 0;
        for (int unit = UNIT_PDS; L->other != L->seat && unit <= UNIT_SPACE_DOCK; unit++) {
            const struct stack *st = stack_at(g, place, L->other, unit);
            if (!st)
                continue;
            RULES("49.s5a", unit == UNIT_PDS ? "63.4" : "79.4");
            destroy_units(g, place, L->other, unit, st->count, st->damaged, "49.s5a");
        }
        if (docks && L->other != L->seat && cell != g->s->combat.place)
            CALL(keep_room, .seat = L->other, .cell = (uint8_t)cell);
    }
    END;
}

void take_legendary(struct arb_run *g, int seat, int planet)
{
    for (int i = 0; i < g->c->cards_of[LEGENDARY]; i++) {
        int card = g->c->first_card[LEGENDARY] + i;
        if (def_of(g, card)->other == planet) {
            RULES("53.2", "53.2a", "53.2b", "64.5");
            put_card(g, card, ZONE_AREA + seat, ARB_BOTTOM);
        }
    }
}

/* 53.4 With the card of a planet that of its ability goes. */
void purge_legendary(struct arb_run *g, int planet)
{
    for (int i = 0; i < g->c->cards_of[LEGENDARY]; i++) {
        int card = g->c->first_card[LEGENDARY] + i;
        if (def_of(g, card)->other == planet) {
            RULE("53.4");
            purge_card(g, card);
        }
    }
}

/* 25.1, 49.s5b The card comes exhausted, 25.1b from whoever had it; 25.1c, 35.1 a planet that
 * nobody controlled is explored. 25.2, 49.s5c Nobody gains what is theirs. */
FLOW(gain_planet)
{
    BEGIN;
    if (controls(g, L->seat, L->planet)) {
        RULES("25.2", "49.s5c");
        RETURN(0);
    }
    IMMINENT(FACT_GAINS_PLANET, PLANETS + L->planet, L->seat, 0, g->s->controller[L->planet]);
    L->from = g->s->controller[L->planet];
    if (L->from)
        RULE("25.1b");
    else
        RULE("25.1a");
    lose_planet(g, L->planet);
    g->s->controller[L->planet] = (uint8_t)(L->seat + 1);
    player(g, L->seat)->planets[L->planet >> 6] |= BIT(L->planet & 63);
    g->s->exhausted[L->planet >> 6] |= BIT(L->planet & 63);
    RULES("25.1", "25.1+1", "49.s5b", "64.6+1");
    tell(g, EVENT_CONTROLS, "25.1", L->seat, L->planet, 0);
    CALL(destroy_structures, .seat = L->seat, .planet = L->planet);
    come_to_nexus(g, g->s->planet_at[L->planet]);
    if (is_legendary(g, L->planet))
        take_legendary(g, L->seat, L->planet);
    g->s->gained[L->planet >> 3] |= (uint8_t)(1 << (L->planet & 7));
    happened(g, FACT_GAINS_PLANET, PLANETS + L->planet, L->seat, 0, L->from);
    SETTLE;
    if (!L->from && L->waits)
        RETURN(1);
    if (!L->from) {
        RULES("25.1c", "35.1");
        CALL(explore_planet, .seat = L->seat, .planet = L->planet);
    }
    RETURN(0);
    END;
}

/* Of the units on a planet those of a seat that has not got it, while whoever has it defends it
 * with no ground forces. */
static int newcomer(const struct arb_run *g, int planet)
{
    EACH_STACK (g, PLACE_PLANET + planet, st)
        if (st->seat + 1 != g->s->controller[planet] && fights_on_ground(g, st) &&
            other_with_ground_forces(g, planet, st->seat) == NOBODY)
            return st->seat;
    return NOBODY;
}

/* 25.5a, 63.4, 79.4 Units that an effect has put on planets of others have them at once where they
 * meet no ground forces; else 25.5b it is decided in the invasion. */
FLOW(take_over)
{
    BEGIN;
    for (L->n = 0; planet_in(g, L->cell, L->n); L->n++) {
        int planet = planet_in(g, L->cell, L->n), seat = newcomer(g, planet);
        if (seat != NOBODY && g->s->controller[planet])
            CALL(gain_planet, .seat = (uint8_t)seat, .planet = (uint8_t)planet);
    }
    END;
}

/* 49.s5 Every planet landed on that still holds a ground force of the active player. 49.s5d, 25.4
 * Where all units are gone the defender keeps it. 25.5b Not before this step. */
FLOW(establish_control)
{
    BEGIN;
    for (L->n = 0; L->n < PLANETS_IN_TILE; L->n++) {
        if (!(L->committed >> L->n & 1))
            continue;
        RULES("49.s5", "25.5b");
        if (!has_ground_fighters(g, PLACE_PLANET + planet_in(g, g->s->system, L->n), L->seat)) {
            RULES("49.s5d", "25.4");
            continue;
        }
        CALL(gain_planet, .seat = L->seat, .planet = (uint8_t)planet_in(g, g->s->system, L->n),
             .waits = true);
        L->found |= (uint8_t)(result(g) << L->n);
    }
    while (L->found) { /* 35.2d one after the other, in an order of the player's choice */
        L->n = (uint8_t)__builtin_ctz(L->found);
        if (L->found & (L->found - 1)) {
            ASK(SEAT(L->seat), "35.2d", "Which do you explore first?", 0, {
                for (int n = 0; n < PLANETS_IN_TILE; n++)
                    if (L->found >> n & 1)
                        offer_option(g, VERB_CHOOSE, PLANETS + planet_in(g, g->s->system, n), 0, 0);
            });
            while (planet_in(g, g->s->system, L->n) != chosen(g)->a - PLANETS)
                L->n++;
        }
        L->found &= (uint8_t) ~(1 << L->n);
        RULES("25.1c", "35.1");
        CALL(explore_planet, .seat = L->seat, .planet = (uint8_t)planet_in(g, g->s->system, L->n));
    }
    END;
}
