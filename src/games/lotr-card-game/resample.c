/* resample.c - the table as one player could imagine it: whatever that player
 * cannot know changes places with other cards it could be. And what a player could
 * hold as far as the others know. */
#include "lotr.h"

struct sampler {
    struct arb_run *g;
    int seat;
    uint64_t state;
};

static uint32_t below(struct sampler *x, uint32_t n)
{
    uint64_t z = (x->state += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return (uint32_t)(((z >> 32) * n) >> 32);
}

/* Hidden from the seat, as it lies there? */
static bool unknown(const struct sampler *x, int card)
{
    return !(x->g->s->card[card].known_to >> x->seat & 1);
}

static void swap_places(struct sampler *x, int a, int b)
{
    struct lotr *s = x->g->s;
    if (a == b)
        return;
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
static int hidden_places(const struct sampler *x, int player, uint16_t *place)
{
    const struct arb_run *g = x->g;
    int n = 0;
    if (player != x->seat)
        EACH_CARD (g, zone_of(player, HAND), card)
            if (unknown(x, card))
                place[n++] = card;
    EACH_CARD (g, zone_of(player, DECK), card)
        if (unknown(x, card))
            place[n++] = card;
    for (int p = 0; p < g->s->players; p++)
        EACH_CARD (g, zone_of(p, ENGAGED_AREA), card)
            if (g->s->card[card].owner == player && has_flag(g, card, FACEDOWN) && unknown(x, card))
                place[n++] = card;
    return n;
}

static void shuffle_places(struct sampler *x, uint16_t *place, int n)
{
    for (int i = n - 1; i > 0; i--) {
        int k = (int)below(x, (uint32_t)i + 1);
        swap_places(x, place[i], place[k]);
        uint16_t was = place[i]; /* the card that now lies there */
        place[i] = place[k];
        place[k] = was;
    }
}

/* The encounter deck, if a card in it has a place that only others know: all that
 * the seat does not know could lie there. */
static int encounter_places(const struct sampler *x, uint16_t *place)
{
    const struct arb_run *g = x->g;
    int n = 0;
    bool settled = false;
    EACH_CARD (g, ZONE_ENCOUNTER_DECK, card)
        if (unknown(x, card)) {
            settled |= !g->s->link[card].loose;
            place[n++] = card;
        }
    return settled ? n : 0;
}

void lotr_resample(struct arb_run *g, int seat, uint64_t seed)
{
    struct sampler x = {g, seat < PLAYERS ? seat : PLAYERS, seed};
    uint16_t place[CARDS];
    for (int p = 0; p < g->s->players; p++)
        shuffle_places(&x, place, hidden_places(&x, p, place));
    shuffle_places(&x, place, encounter_places(&x, place));
    /* Shadow cards another player has seen are as unknown to this one as any. */
    EACH_CARD (g, ZONE_SHADOW, card)
        if (has_flag(g, card, FACEDOWN) && unknown(&x, card))
            g->s->card[card].flags |= UNSEEN;
}

/* ---- As far as the others know ---------------------------------------------- */

/* Which of hand and deck is which only the player knows: all of it in hand but one
 * card, so that there still is a deck; the first of them or, the second way, the
 * last. */
bool lotr_imagine(struct arb_run *g, int seat, int way)
{
    struct lotr *s = g->s;
    uint8_t hand = zone_of(seat, HAND), deck = zone_of(seat, DECK);
    uint16_t card[CARDS];
    int n = 0, stays = -1;
    if (way > 1 || (way == 1 && (!s->zone[hand].count || !s->zone[deck].count)))
        return false;
    if (!s->zone[hand].count)
        return true;
    bool decked = s->zone[deck].count > 0;
    EACH_CARD (g, hand, c)
        card[n++] = c;
    EACH_CARD (g, deck, c)
        card[n++] = c;
    for (int i = 0; decked && i < n; i++)
        if (stays < 0 || (way ? card[i] > card[stays] : card[i] < card[stays]))
            stays = i;
    for (int i = 0; i < n; i++)
        arb_move(s->zone, s->link, card[i], i == stays ? deck : hand, ARB_BOTTOM);
    return true;
}
