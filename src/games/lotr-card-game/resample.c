/* resample.c - which cards look alike to a player who cannot know them. */
#include "lotr.h"

/* Nobody's place: the table as spectators see it. */
static int as_player(int seat)
{
    return seat < PLAYERS ? seat : PLAYERS;
}

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
        uint8_t dealt = s->card[a].dealt;
        s->card[a].dealt = s->card[b].dealt;
        s->card[b].dealt = dealt;
    }
}

/* The hidden places of one player's cards: others' hands, decks, Orc Guards. */
static void places_of(const struct arb_run *g, int seat, int player, struct hide_places *places)
{
    if (player != seat)
        hide_zone(g, seat, zone_of(player, HAND), places);
    hide_zone(g, seat, zone_of(player, DECK), places);
    for (int p = 0; p < g->s->players; p++)
        EACH_CARD (g, zone_of(p, ENGAGED_AREA), card)
            if (g->s->card[card].owner == player && has_flag(g, card, FACEDOWN) &&
                game_hidden(g, seat, card))
                hide_place(places, card);
}

void lotr_resample(struct arb_run *g, int seat, uint64_t seed)
{
    struct hide_places places = {.count = 0};
    seat = as_player(seat);
    for (int p = 0; p < g->s->players; p++) {
        places.count = 0;
        places_of(g, seat, p, &places);
        hide_exchange(g, &places, &seed);
    }
    /* If a card of the encounter deck has a place that only others know, all that the seat
     * does not know could lie there. */
    places.count = 0;
    if (hide_zone(g, seat, ZONE_ENCOUNTER_DECK, &places))
        hide_exchange(g, &places, &seed);
    /* Shadow cards another player has seen are as unknown to this one as any. */
    EACH_CARD (g, ZONE_SHADOW, card)
        if (has_flag(g, card, FACEDOWN) && game_hidden(g, seat, card))
            g->s->card[card].flags |= UNSEEN;
}

bool lotr_imagine(struct arb_run *g, int seat, int way)
{
    return hide_imagine(g, zone_of(seat, HAND), zone_of(seat, DECK), way);
}
