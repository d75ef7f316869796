/* draw.c - what the rules say of decks and piles: who may draw, what a search goes through,
 * when the encounter deck is made anew. The kit draws, looks and searches (hands.h). */
#include "cards.h"

bool game_may_draw(const struct arb_run *g, int player, int sort)
{
    (void)sort;
    return !table_rule(g, player, CANNOT_DRAW);
}

bool game_alike(const struct arb_run *g, int a, int b)
{
    return g->s->card[a].def == g->s->card[b].def;
}

/* Its owner says how cards lie that reach a discard pile at the same time. For the scenario
 * the first player does, where there are cards that look at the order of its pile (reading
 * 15). */
int game_orders_pile(const struct arb_run *g, int zone)
{
    int owner = game_zone_seat(zone);
    if (owner == SCENARIO)
        return g->c->pile_order ? g->s->first_player : NOBODY;
    return is_playing(g, owner) ? owner : NOBODY;
}

int game_zone_seat(int zone)
{
    return zone >= ZONE_PLAYER ? player_of_zone(zone) : SCENARIO;
}

/* Searches. */

int game_searched(const struct arb_run *g, const struct op *op, int player)
{
    int places = g->c->filter[op->set.filter].places;
    return deck_zone(places & IN_ENCOUNTER_DECK ? SCENARIO : player);
}

int game_unidentified(const struct arb_run *g, int zone)
{
    if (zone != ZONE_ENCOUNTER_DECK)
        return 0;
    EACH_CARD (g, ZONE_SHADOW, card)
        if (has_flag(g, card, UNSEEN))
            return card;
    return 0;
}

void game_found(struct arb_run *g, const struct op *op, int player, int card)
{
    if (op->arg & SEARCH_GOAL) {
        move_card(g, card, ZONE_STAGING, ARB_BOTTOM);
        tell(g, EVENT_STAGING, "search.2", 0, card, 0);
        RULES("enters-play.1", "in-play.11");
        happened(g, FACT_ENTERS_PLAY, card, SCENARIO, 0, 0);
    } else {
        move_card(g, card, zone_of(player, HAND), ARB_BOTTOM);
        tell_only(g, (uint16_t)SEAT(player), EVENT_TO_HAND, "search.2", player, card, 0);
    }
}

/* The encounter deck. */

/* Only in the quest phase (t3.3e), there as soon as it is empty; elsewhere an
 * empty deck stays empty. No shadow card dealt before is one of the new ones. */
void reset_encounter_deck(struct arb_run *g)
{
    struct lotr *s = g->s;
    if (s->zone[ZONE_ENCOUNTER_DECK].count || s->phase != PHASE_QUEST ||
        !s->zone[ZONE_ENCOUNTER_DISCARD].count)
        return;
    RULE("t3.3e");
    s->epoch++;
    while (s->zone[ZONE_ENCOUNTER_DISCARD].first) {
        int card = s->zone[ZONE_ENCOUNTER_DISCARD].first;
        move_card(g, card, ZONE_ENCOUNTER_DECK, ARB_BOTTOM);
        s->card[card].dealt = s->epoch;
    }
    shuffle_pile(g, ZONE_ENCOUNTER_DECK);
    tell(g, EVENT_DECK_RESET, "running-out-of-cards.3", 0, 0, 0);
}
