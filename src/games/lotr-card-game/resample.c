/* resample.c - the table as one player could imagine it: whatever that player
 * cannot know changes places with other cards it could be. */
#include "engine.h"

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
}

/* The hidden places of one player's cards: others' hands, decks, Orc Guards. */
static int hidden_places(const struct sampler *x, int player, uint16_t *place)
{
    const struct arb_run *g = x->g;
    int n = 0;
    if (player != x->seat)
        EACH_CARD(g, zone_of(player, HAND), card)
    if (unknown(x, card))
        place[n++] = card;
    EACH_CARD(g, zone_of(player, DECK), card)
    if (unknown(x, card))
        place[n++] = card;
    for (int p = 0; p < g->s->players; p++)
        EACH_CARD(g, zone_of(p, ENGAGED_AREA), card)
    if (g->s->card[card].owner == player && has_flag(g, card, FACEDOWN) && unknown(x, card))
        place[n++] = card;
    return n;
}

void lotr_resample(struct arb_run *g, int seat, uint64_t seed)
{
    struct sampler x = {g, seat < PLAYERS ? seat : PLAYERS, seed};
    uint16_t place[CARDS];
    for (int p = 0; p < g->s->players; p++) {
        int n = hidden_places(&x, p, place);
        for (int i = n - 1; i > 0; i--) {
            int k = (int)below(&x, (uint32_t)i + 1);
            swap_places(&x, place[i], place[k]);
            uint16_t was = place[i]; /* the card that now lies there */
            place[i] = place[k];
            place[k] = was;
        }
    }
    /* Shadow cards another player has seen are as unknown to this one as any. */
    EACH_CARD(g, ZONE_SHADOW, card)
    if (has_flag(g, card, FACEDOWN) && unknown(&x, card))
        g->s->card[card].flags |= UNSEEN;
}
