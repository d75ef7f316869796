/* sight.c - who knows what.
 *
 * A card in another's hand or in a deck is only counted; a card that lies with its
 * back up shows neither its face nor its id, since ids follow the deck lists. The
 * exceptions are a card whose identity is not settled yet (UNSEEN) and a facedown card
 * that counts as another (an Orc Guard), which must be named to be attacked and has an
 * id of its own for it (renumber): these ids say nothing. */
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

/* A card in a hand or a deck is not meant (whoever is offered it may see it), nor a facedown
 * card that counts as another one in play. */
bool game_shows_back(const struct arb_run *g, int seat, int card)
{
    return back_up_for(g, seat, card) && !g->s->card[card].as;
}

bool game_seat_knows(const struct arb_run *g, int seat, int card)
{
    const struct lotr *s = g->s;
    if (card <= 0 || card > s->cards || back_up_for(g, seat, card))
        return false;
    int zone = s->link[card].zone;
    if (zone == ZONE_ENCOUNTER_DECK || zone == ZONE_QUEST_DECK)
        return told_to(&s->card[card], seat);
    if (zone == ZONE_FORMER)
        return false; /* it is no card */
    if (zone < ZONE_PLAYER)
        return true;
    int which = area_of(zone), player = player_of_zone(zone);
    if (which == HAND && player == seat)
        return true;
    return which > DECK || told_to(&s->card[card], seat);
}

/* For the kit. */

bool game_is_back(const struct arb_run *g, int card)
{
    return has_flag(g, card, FACEDOWN | UNSEEN) && !g->s->card[card].as;
}

bool game_has_thing(const struct arb_run *g, int card)
{
    return is_card(g, card);
}

const char *game_name(const struct arb_run *g, int card)
{
    return def_of(g, card)->title;
}

bool game_same_name(const struct arb_run *g, int a, int b)
{
    return def_of(g, a)->title_id == def_of(g, b)->title_id;
}

int game_host(const struct arb_run *g, int card)
{
    int zone = g->s->link[card].zone;
    return zone == ZONE_ATTACHED || zone == ZONE_SHADOW ? g->s->card[card].host : 0;
}

const char *game_back_name(const struct arb_run *g, int card, int *of)
{
    *of = g->s->link[card].zone == ZONE_SHADOW ? g->s->card[card].host : 0;
    return *of ? "shadow card" : "a facedown card";
}
