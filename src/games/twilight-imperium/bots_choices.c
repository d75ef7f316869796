/* For programs that play: choices among cards, systems and pools. Nothing here is a rule. */
#include "bot_parts.h"

#include <math.h>

/* Secret objectives. */

/* How near it is, from 0 to 1: the share of what its conditions count that the seat has. */
static const float RARELY = 0.15f, AT_LEAST_SO = 0.2f;

float outlook_of(struct arb_run *g, int seat, int card)
{
    const struct thing_def *d = def_of(g, card);
    struct scope sc = {BEGINNING_SCOPE(card, 0, seat)};
    float outlook = 1;
    if (d->kind != SCORE_STATUS)
        return RARELY;
    for (int i = d->condition; i; i = g->c->condition[i].and_next ? i + 1 : 0) {
        const struct condition *c = &g->c->condition[i];
        int has = value_of(g, &sc, &c->left), missing = c->right - has;
        if (c->compare == AT_LEAST && missing > 0)
            outlook *= ((float)has + 1) / (float)(c->right + 1) * (missing > 2 ? 0.7f : 1);
        else if (c->compare != AT_LEAST && !holds(g, &sc, i))
            outlook *= RARELY;
    }
    if (d->cost)
        outlook *= costs_payable(g, &sc, d->cost) ? 1 : 0.4f;
    return AT_LEAST_SO + (1 - AT_LEAST_SO) * outlook;
}

/* Cards to part with: secret objectives that are far off; action cards of which there are more. */
float like_to_part_with(struct arb_run *g, int seat, int card)
{
    const struct thing_def *d = def_of(g, card);
    int alike = 0;
    bool informed = false;
    if (d->type == SECRET)
        return 10 * (1 - outlook_of(g, seat, card));
    if (d->type != ACTION_CARD)
        return 0;
    EACH_IN (g->s->zone, g->s->link, ZONE_HAND + seat, other)
        alike += def_of(g, other) == d;
    struct abilities own = game_abilities(g, card);
    struct scope sc = {BEGINNING_SCOPE(card, own.first, seat)};
    float worth =
        own.count ? worth_of_program(g, &sc, g->c->ability[own.first].program, seat, &informed) : 0;
    return (float)alike - 0.3f * fminf(informed ? worth : 3, 12);
}

/* Systems and planets. */

static bool has_room_for(const struct arb_run *g, int seat, int planet, int unit)
{
    int place = unit_def(g, seat, unit)->floats ? g->s->planet_at[planet] : PLACE_PLANET + planet;
    return reinforcements(g, seat, unit) > 0 &&
           units_at(g, place, seat, unit) < structure_limit(g, seat, unit);
}

static float worth_of_structure(struct arb_run *g, int seat, const struct wants *w, int cell,
                                const float *p)
{
    float best = -20;
    EACH_PLANET (g, cell, planet)
        for (int unit = UNIT_PDS; controls(g, seat, planet) && unit <= UNIT_SPACE_DOCK; unit++)
            if (has_room_for(g, seat, planet, unit))
                best = fmaxf(best, p[BOT_OBJECTIVE] * want_structure(g, seat, w, planet, unit) +
                                       (unit == UNIT_SPACE_DOCK ? 3 : 0));
    return best;
}

/* Where a structure helps; the token that goes there is no loss where one lies already, and a great
 * one where units are still to be built. For Diplomacy: what is worth most, the home first. */
float like_system(struct arb_run *g, int seat, int cell, const float *p)
{
    struct wants w;
    list_wants(g, seat, &w);
    float likes = 0;
    if (arb_asking(g, seat, FLOW_diplomacy)) {
        EACH_PLANET (g, cell, planet)
            likes += controls(g, seat, planet) ? 3 : 0;
        return likes + (cell == player(g, seat)->home ? 3 : 0) + (cell == MECATOL ? 6 : 0);
    }
    likes = worth_of_structure(g, seat, &w, cell, p);
    if (player(g, seat)->tokens >> cell & 1)
        return likes + 4;
    return likes - (builds_at(g, seat, cell) ? 12 : 0);
}

float like_to_ready(const struct arb_run *g, int seat, int planet)
{
    float worth = (float)(stat_of(g, PLANETS + planet, STAT_RESOURCES, NULL) +
                          stat_of(g, PLANETS + planet, STAT_INFLUENCE, NULL));
    return is_exhausted_planet(g, planet) && controls(g, seat, planet) ? worth : -worth;
}

/* Seats. */

/* The token of the speaker is best had oneself, else by whoever is behind. */
float like_speaker(const struct arb_run *g, int seat, int other)
{
    return other == seat ? 20 : 10 * stake_in(g, seat, other) - (float)player(g, other)->points;
}

/* Who replenishes for nothing is there to trade with. */
float like_to_free(const struct arb_run *g, int seat, int other)
{
    bool ahead = player(g, other)->points > player(g, seat)->points + 1;
    return is_neighbour(g, seat, other) && !ahead ? 3 : -3;
}

/* Pools. */

static const float least[] = {4, 3.5f, 3.5f};

/* More ships in one place than the fleet pool has tokens, if that is asked for. */
float like_pool(struct arb_run *g, int seat, int pool)
{
    struct wants w;
    list_wants(g, seat, &w);
    float most = least[pool];
    if (pool == POOL_FLEET)
        most = fmaxf(most + 0.2f * (float)g->s->round, 1 + (float)most_to_gather(&w));
    return 45 + 6 * (most - (float)player(g, seat)->pool[pool]);
}
