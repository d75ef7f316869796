/* resample.c - which cards look alike to a player who cannot know them. */
#include "lotr.h"

bool game_hidden(const struct arb_run *g, int seat, int card)
{
    return !(g->s->card[card].known_to >> seat & 1);
}

void game_exchange(struct arb_run *g, int a, int b)
{
    struct lotr *s = g->s;
    arb_swap(s->zone, s->link, (uint16_t)a, (uint16_t)b);
    struct card was = s->card[a];
    s->card[a] = s->card[b];
    s->card[b] = was;
    uint16_t def = s->card[a].def;
    s->card[a].def = s->card[b].def;
    s->card[b].def = def;
    /* When a card joined its deck is known of the card, not of the place. */
    if (s->link[a].zone == s->link[b].zone) {
        uint16_t dealt = s->card[a].dealt;
        s->card[a].dealt = s->card[b].dealt;
        s->card[b].dealt = dealt;
    }
}

/* Does it lie facedown under another id, and nobody knows what it is? */
static bool is_covered(const struct arb_run *g, int seat, int player, int former)
{
    return g->s->card[former].owner == player && game_hidden(g, seat, former);
}

/* The hidden places of one player's cards: others' hands, decks, Orc Guards by their former
 * ids. */
static void places_of(const struct arb_run *g, int seat, int player, struct hide_places *places)
{
    if (player != seat)
        hide_zone(g, seat, zone_of(player, HAND), places);
    hide_zone(g, seat, zone_of(player, DECK), places);
    EACH_CARD (g, ZONE_FORMER, former)
        if (is_covered(g, seat, player, former))
            hide_place(places, former);
}

/* Facedown enemies are what their former ids have become. */
static void cover_again(struct arb_run *g, int seat, int player)
{
    int former = g->s->zone[ZONE_FORMER].first;
    EACH_PLAYER (g, p)
        EACH_CARD (g, zone_of(p, ENGAGED_AREA), card) {
            if (g->s->card[card].owner != player || !g->s->card[card].as)
                continue;
            while (former && !is_covered(g, seat, player, former))
                former = g->s->link[former].next;
            if (!former)
                return;
            g->s->card[card].def = g->s->card[former].def;
            former = g->s->link[former].next;
        }
}

/* The encounter deck. */

/* Could this card be the shadow card that lies there? It was in the deck when that was
 * dealt. */
static bool could_be(const struct arb_run *g, int card, int shadow)
{
    return g->s->link[card].zone == ZONE_SHADOW ||
           g->s->card[card].dealt <= g->s->card[shadow].dealt;
}

/* Shadow cards that only others have seen and what the seat does not know of the deck could be
 * each other. Those dealt first could be the fewest cards, and they lie first: so the others
 * find as many whichever these are, and all ways are equally likely. */
static void exchange_seen_shadows(struct arb_run *g, int seat, uint64_t *state)
{
    struct hide_places places = {.count = 0};
    EACH_CARD (g, ZONE_SHADOW, card)
        if (has_flag(g, card, FACEDOWN) && !has_flag(g, card, UNSEEN) && game_hidden(g, seat, card))
            hide_place(&places, card);
    int shadows = places.count;
    hide_zone(g, seat, ZONE_ENCOUNTER_DECK, &places);
    hide_exchange_where(g, &places, shadows, could_be, state);
}

/* The id of a card that nobody has seen is known to all and says nothing: it stays, and what
 * it is changes with any other that it could be. */
static void exchange_unseen_shadows(struct arb_run *g, int seat, uint64_t *state)
{
    struct hide_places cards = {.count = 0};
    EACH_CARD (g, ZONE_SHADOW, card)
        if (has_flag(g, card, UNSEEN))
            hide_place(&cards, card);
    int shadows = cards.count;
    for (int card = 1; shadows && card <= g->s->cards; card++)
        if (g->s->link[card].zone == ZONE_ENCOUNTER_DECK && game_hidden(g, seat, card))
            hide_place(&cards, card);
    for (int i = 0; i < shadows; i++) {
        int other = cards.thing[hide_any(g, &cards, i, cards.thing[i], could_be, state)];
        uint16_t def = g->s->card[other].def;
        g->s->card[other].def = g->s->card[cards.thing[i]].def;
        g->s->card[cards.thing[i]].def = def;
    }
}

void lotr_resample(struct arb_run *g, int seat, uint64_t seed)
{
    struct hide_places places = {.count = 0};
    seat = hide_seat(seat);
    EACH_PLAYER (g, p) {
        places.count = 0;
        places_of(g, seat, p, &places);
        hide_exchange(g, &places, &seed);
        cover_again(g, seat, p);
    }
    exchange_seen_shadows(g, seat, &seed);
    exchange_unseen_shadows(g, seat, &seed);
}

void lotr_settle_chance(struct arb_run *g)
{
    EACH_PLAYER (g, p)
        hide_settle(g, zone_of(p, DECK));
    hide_settle(g, ZONE_ENCOUNTER_DECK);
    EACH_CARD (g, ZONE_SHADOW, card)
        g->s->card[card].flags &= (uint16_t)~UNSEEN;
}

bool lotr_imagine(struct arb_run *g, int seat, int way)
{
    return hide_imagine(g, zone_of(seat, HAND), zone_of(seat, DECK), way);
}
