/* forecast_battle.h - a battle before it is fought: played out by the real rules as far as one seat
 * can know (the kit's forecast.h), and told as every game tells its odds.
 *
 * What the others hold plays no part: nobody plays a card. Units fire, sustain damage first, and
 * are lost in the order in which the rules' own suggestion names them, cheap ones first. */
#ifndef FORECAST_BATTLE_H
#define FORECAST_BATTLE_H

#include "forecast.h"

/* How far the attacker's plan is made: nothing yet, so that all comes that can; a ship that is
 * named takes aboard what it can; only what is named comes; only what is named lands. */
enum plan { PLAN_ALL, PLAN_LOAD, PLAN_STANDS, PLAN_LANDED };
enum stage { STAGE_BEFORE, STAGE_SPACE, STAGE_GROUND, STAGE_OVER };
/* What there is to be decided: ships fight; ground forces do; space cannons fire. */
enum battle_kind { BATTLE_SPACE, BATTLE_RETREAT, BATTLE_GROUND, BATTLE_CANNONS };

/* What else the plays come out in, behind forecast value 0. */
enum battle_also {
    ALSO_STAGE = 1,
    ALSO_HITS,                   /* a hundredth of a hit: of the seat, of the other */
    ALSO_FOUGHT = ALSO_HITS + 2, /* it came to a round */
    ALSO_HELD,                   /* planets of the system that are the seat's then */
    ALSO_END = ALSO_HELD + PLANETS_IN_TILE - 1, /* the last of them */
};
_Static_assert((int)ALSO_END <= (int)FORECAST_ALSO, "there is room for all of them");

struct battle {
    enum battle_kind kind;
    enum plan plan;
    enum stage began;
    int me, them, attacker; /* seats; NOBODY: there is no other */
    int cell, focus;        /* the planet that is fought for, or 0 */
    bool seen;              /* what follows was: when all had arrived, before the first shot */
    uint8_t unit[2][UNITS]; /* of the seat, of the other */
    uint8_t landing;        /* the attacker's ground forces in space */
    uint8_t holding;        /* ground forces on the planet */
    int fleet, fleet_limit; /* of the attacker, in whole ships */
    int elsewhere;          /* ships of the seat in other systems */
    double cannon[SEATS];   /* hits to be expected of them before the battle */
};

/* Its name for arb_explain(), as things stand. */
#define BATTLE_NUMBER "battle:odds"
/* Is a battle ahead of the seat, or under way, with this option chosen (NULL: as it is)? */
bool battle_ahead(const struct arb_run *g, int seat, const struct arb_option *option,
                  struct battle *b);
/* The number of the view that tells of it: how much more of what fights the seat has. */
int battle_balance(const struct arb_run *g, const struct battle *b, struct parts *parts);
json_t *explain_battle(const struct arb_run *g, int seat, const char *name,
                       const struct arb_option *option);

/* What either side does (forecast_plays.c): an option's number, or -1: nothing. */
int battle_plays(const struct arb_run *g, int seat, const struct forecast_start *start);

#endif
