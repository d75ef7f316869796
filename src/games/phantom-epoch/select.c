/* Choosing cards: all at once, in secret, each for the characters of its own seat, as handful.h of
 * the kit does it.
 *
 * select.2   at least one card, unless the character rests
 * select.3   their AP are at most the maximum of the species card
 * select.4   nobody sees or tells what another chooses
 * round.4    all that was chosen is turned up at once */
#include "kit_config.h"

/* cond.frozen.1: everything costs twice as much. */
int card_ap(const struct arb_run *g, int figure, int card)
{
    int ap = stat_of(g, card, STAT_AP, NULL);
    if (!has(g, figure, FROZEN))
        return ap;
    RULE("cond.frozen.1");
    return 2 * ap;
}

/* reading 8: who can neither choose nor rest passes. */
bool is_idle(const struct arb_run *g, int figure)
{
    return !g->s->zone[ZONE_DISCARD + figure - 1].count || character(g, figure)->rested;
}
