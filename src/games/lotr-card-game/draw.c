/* draw.c - drawing, discarding at random, resetting the encounter deck.
 *
 * A shuffled deck has no order yet (zone.h): its top card is an outcome of
 * chance, asked for when it is needed. */
#include "draw.h"
#include "cards.h"

/* The top card of a deck, left where it is: result(g), or 0 if it is empty. */
FLOW(top_card)
{
    BEGIN;
    if (!g->s->zone[L->zone].count)
        RETURN(0);
    if (arb_top_is_settled(g->s->zone, g->s->link, L->zone))
        RETURN(g->s->zone[L->zone].first);
    CHANCE(g->s->zone[L->zone].loose, "drawing-cards.1", "Which card is on top of {deck}?", L->zone,
           {
               EACH_CARD (g, L->zone, card)
                   if (g->s->link[card].loose)
                       offer_option(g, VERB_DRAWN, card, 0, 0);
           });
    RETURN(arb_loose_card(g->s->zone, g->s->link, L->zone, chosen(g)->a));
    END;
}

/* A player draws; fewer if the deck runs out (effects.5, running-out-of-cards.1).
 * result(g): how many were drawn. */
FLOW(draw)
{
    BEGIN;
    if (table_rule(g, L->player, CANNOT_DRAW)) {
        RULE("cannot.1");
        RETURN(0); /* nothing is about to happen that could be replaced */
    }
    IMMINENT(FACT_DREW, 0, L->player, 0, L->count);
    if (result(g) == PREVENTED)
        RETURN(0);
    while (L->drawn < L->count) {
        CALL(top_card, .zone = zone_of(L->player, DECK));
        if (!result(g)) {
            RULES("effects.5", "running-out-of-cards.1", "running-out-of-cards.2", "effects.6");
            break;
        }
        int card = result(g);
        RULES("drawing-cards.3", "drawing-cards.4", "drawing-cards.5");
        move_card(g, card, zone_of(L->player, HAND), ARB_BOTTOM);
        tell_only(g, (uint16_t)SEAT(L->player), EVENT_DRAW, "drawing-cards.1", L->player, card, 0);
        L->drawn++;
    }
    if (L->drawn) {
        RULE("drawing-cards.2");
        happened(g, FACT_DREW, 0, L->player, 0, L->drawn);
    }
    RETURN(L->drawn);
    END;
}

/* Cards discarded at random from a hand. */
FLOW(discard_random)
{
    BEGIN;
    while (L->count-- > 0 && g->s->zone[zone_of(L->player, HAND)].count) {
        CHANCE(g->s->zone[zone_of(L->player, HAND)].count, "discard-pile.4",
               "Which card does {player} lose at random?", L->player, {
                   EACH_CARD (g, zone_of(L->player, HAND), card)
                       offer_option(g, VERB_DRAWN, card, 0, 0);
               });
        int n = chosen(g)->a, card = g->s->zone[zone_of(L->player, HAND)].first;
        while (n-- > 0)
            card = g->s->link[card].next;
        move_card(g, card, discard_zone(g, card), ARB_TOP);
        tell(g, EVENT_DISCARD, "discard-pile.4", L->player, card, 0);
        happened(g, FACT_DISCARDED, card, L->player, 0, 0);
        L->gone++;
    }
    CALL(order_pile, .owner = L->player, .count = L->gone);
    END;
}

/* Are there different cards among those from `above` to `count` of a pile? */
static bool order_matters(const struct arb_run *g, int zone, int above, int count)
{
    int i = 0, title = 0;
    EACH_CARD (g, zone, card) {
        if (i >= count)
            break;
        if (i++ < above)
            continue;
        if (title && title != def_of(g, card)->title_id)
            return true;
        title = def_of(g, card)->title_id;
    }
    return false;
}

int pile_of(int owner)
{
    return owner == SCENARIO ? ZONE_ENCOUNTER_DISCARD : zone_of(owner, DISCARD_PILE);
}

/* Cards that reach a discard pile at the same time: their owner says how they lie, top
 * first, or leaves them as they are. For the scenario the first player does, where there
 * are cards that look at the order of its pile (reading 15). */
FLOW(order_pile)
{
    BEGIN;
    while (L->count > 1 && (L->owner == SCENARIO ? g->c->pile_order : is_playing(g, L->owner)) &&
           order_matters(g, pile_of(L->owner), L->above, L->count)) {
        ASK(SEAT(L->owner == SCENARIO ? g->s->first_player : L->owner), "discard-pile.7",
            L->owner == SCENARIO
                ? "Which of these cards comes next in the encounter discard pile, from the top?"
                : "Which of these cards comes next in your discard pile, from the top?",
            0, {
                int i = 0;
                open_window(g, ARB_OWN_WINDOW, WINDOW_PILE);
                EACH_CARD (g, pile_of(L->owner), card) {
                    if (i >= L->count)
                        break;
                    if (i++ >= L->above)
                        offer_option(g, VERB_PUT_NEXT, card, 0, 0);
                }
                offer_pass(g, VERB_DONE);
            });
        if (chosen(g)->verb == VERB_DONE)
            break;
        RULE("discard-pile.7");
        arb_settle_on_top(g->s->zone, g->s->link, chosen(g)->a, L->above++);
    }
    END;
}

void shuffle_deck(struct arb_run *g, int zone)
{
    arb_shuffle(g->s->zone, g->s->link, (uint8_t)zone);
    EACH_CARD (g, zone, card)
        g->s->card[card].known_to = 0;
}

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
    shuffle_deck(g, ZONE_ENCOUNTER_DECK);
    tell(g, EVENT_DECK_RESET, "running-out-of-cards.3", 0, 0, 0);
}
