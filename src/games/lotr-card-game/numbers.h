/* numbers.h - totals, costs and what keeps effects away; numbers of single cards are in modify.h.
 */
#ifndef LOTR_NUMBERS_H
#define LOTR_NUMBERS_H

#include "kit_config.h"

int staging_threat(const struct arb_run *g, struct parts *parts);
int committed_willpower(const struct arb_run *g, struct parts *parts);
int attack_total(const struct arb_run *g, struct parts *parts); /* of the characters attacking */
int play_cost(const struct arb_run *g, int player, int card, struct parts *parts); /* COST_X: X */
int cost_changes(const struct arb_run *g, int player, int card, struct parts *parts);
int score(const struct arb_run *g, struct parts *parts);

static inline int hit_points_left(const struct arb_run *g, int card)
{
    return stat_of(g, card, HIT_POINTS, NULL) - g->s->card[card].damage;
}

/* A hero's resource icon, or the sphere a card belongs to. */
bool gained_icon(const struct arb_run *g, int card, int sphere, int depth);
static inline bool icon_at(const struct arb_run *g, int card, int sphere, int depth)
{
    const struct card_def *d = def_of(g, card);
    RULE("spheres-of-influence.2");
    if (d->sphere == NEUTRAL)
        RULE("neutral-cards.1");
    return d->sphere == sphere ||
           (may_change(g, GAIN_SPHERE) && gained_icon(g, card, sphere, depth));
}
static inline bool has_icon(const struct arb_run *g, int card, int sphere)
{
    return icon_at(g, card, sphere, 0);
}

bool immune_to(const struct arb_run *g, int card, int source);
int barred_from_attacking(const struct arb_run *g, int enemy, int player);
int barred_from_attaching(const struct arb_run *g, int host, int attachment);
int attacker_count(const struct arb_run *g);

#endif
