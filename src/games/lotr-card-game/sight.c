/* sight.c - who knows what.
 *
 * A card in another's hand or in a deck is only counted; a card that lies with its
 * back up shows neither its face nor its id, since ids follow the deck lists. The
 * exceptions are a card whose identity is not settled yet (UNSEEN: its id says
 * nothing) and a facedown card that counts as another (an Orc Guard), which must be
 * named to be attacked. */
#include "sight.h"

static bool told_to(const struct card *c, int seat)
{
    return seat >= 0 && seat < PLAYERS && c->known_to >> seat & 1;
}

static bool back_up_for(const struct arb_run *g, int seat, int card)
{
    const struct card *c = &g->s->card[card];
    if (c->flags & UNSEEN)
        return true;
    if (!(c->flags & FACEDOWN) || card == g->s->prisoner)
        return false;
    return !told_to(c, seat);
}

bool shows_back(const struct arb_run *g, int seat, int card)
{
    return back_up_for(g, seat, card) && !g->s->card[card].as;
}

bool seat_knows(const struct arb_run *g, int seat, int card)
{
    const struct lotr *s = g->s;
    if (card <= 0 || card > s->cards || back_up_for(g, seat, card))
        return false;
    int zone = s->link[card].zone;
    if (zone == ZONE_ENCOUNTER_DECK || zone == ZONE_QUEST_DECK)
        return told_to(&s->card[card], seat);
    if (zone < ZONE_PLAYER)
        return true;
    int which = area_of(zone), player = player_of_zone(zone);
    if (which == HAND && player == seat)
        return true;
    return which > DECK || told_to(&s->card[card], seat);
}

int copy_number(const struct arb_run *g, int card, int *copies)
{
    int title = def_of(g, card)->title_id, number = 1, all = 0;
    EACH_CARD (g, g->s->link[card].zone, other) {
        bool back = has_flag(g, other, FACEDOWN | UNSEEN) && !g->s->card[other].as;
        if (def_of(g, other)->title_id != title || (back && other != card))
            continue;
        all++;
        number += other < card;
    }
    if (copies)
        *copies = all;
    return number;
}
