/* inlined.h - what the parts of the kit ask the card game in their inner loops. */
#ifndef LOTR_INLINED_H
#define LOTR_INLINED_H

/* Players. */

/* Not eliminated; false for nobody. */
static inline bool is_playing(const struct arb_run *g, int player)
{
    return player < g->s->players && !(g->s->eliminated >> player & 1);
}
#define game_is_in is_playing
#define game_seat_after(g, seat) (((seat) + 1) % (g)->s->players)
#define game_first_seat(g) ((g)->s->first_player)
#define game_orderer game_first_seat

/* Cards. */

static inline bool in_play(const struct arb_run *g, int card)
{
    const struct card *c = &g->s->card[card];
    return play_zone(g->s->link[card].zone) && (!(c->flags & FACEDOWN) || c->as);
}
#define game_in_play in_play
static inline bool has_flag(const struct arb_run *g, int card, int flag)
{
    return g->s->card[card].flags & flag;
}
static inline bool game_is_shown(const struct arb_run *g, int thing)
{
    return in_play(g, thing) && !has_flag(g, thing, FACEDOWN);
}
/* A card that has left play and is back is a new one, which nobody knows (reading 6). One
 * that has left and is out of play can still be found there. */
static inline bool game_is_new(const struct arb_run *g, int thing, int since)
{
    return g->s->card[thing].left > since && play_zone(g->s->link[thing].zone);
}
static inline bool game_came_after(const struct arb_run *g, int thing, int when)
{
    return g->s->card[thing].came > when && in_play(g, thing);
}
static inline struct abilities game_abilities(const struct arb_run *g, int thing)
{
    const struct card_def *d = def_of(g, thing);
    return (struct abilities){d->ability, d->abilities};
}
#define game_printed(g, thing, number) (def_of(g, thing)->stat[number])
#define game_printed_trait(g, thing, trait) has_bit(def_of(g, thing)->traits, trait)
#define game_given_trait(g, thing, trait) ((g)->s->card[thing].gained_trait == (trait))
#define game_printed_keyword(g, thing, number) (def_of(g, thing)->keyword[number])

/* The type of a card, which an effect may have changed (cardtypes.3). */
int changed_type(const struct arb_run *g, int card, int depth);
static inline int type_at(const struct arb_run *g, int card, int depth)
{
    return may_change(g, IS_TYPE) ? changed_type(g, card, depth) : def_of(g, card)->type;
}
static inline int card_type_now(const struct arb_run *g, int card)
{
    return type_at(g, card, 0);
}
static inline bool is_type(const struct arb_run *g, int card, int type)
{
    return card_type_now(g, card) == type;
}
static inline bool is_character(const struct arb_run *g, int card)
{
    int type = card_type_now(g, card);
    RULE("character-cards.2");
    return type == HERO || type == ALLY;
}
#define game_type_now card_type_now
/* A treachery or objective that hangs on a card is an attachment too. */
static inline int game_types(const struct arb_run *g, int thing, int depth)
{
    return 1 << type_at(g, thing, depth) |
           (g->s->link[thing].zone == ZONE_ATTACHED ? 1 << ATTACHMENT : 0) |
           (def_of(g, thing)->objective ? 1 << OBJECTIVE : 0);
}

/* Places. */

static const uint16_t shared_places[ZONE_PLAYER] = {
    [ZONE_STAGING] = IN_STAGING,
    [ZONE_ACTIVE] = IN_ACTIVE,
    [ZONE_ENCOUNTER_DECK] = IN_ENCOUNTER_DECK,
    [ZONE_ENCOUNTER_DISCARD] = IN_ENCOUNTER_DISCARD,
    [ZONE_STAGE] = IN_QUEST,
    [ZONE_VICTORY] = IN_VICTORY,
    [ZONE_ASIDE] = IN_ASIDE,
    [ZONE_REMOVED] = IN_REMOVED,
    [ZONE_ATTACHED] = IN_ATTACHED,
    [ZONE_LIMBO] = IN_REVEALED,
};
static const uint16_t own_places[AREAS] = {
    [HAND] = IN_HAND,
    [DECK] = IN_DECK,
    [DISCARD_PILE] = IN_DISCARD,
    [PLAY_AREA] = IN_PLAY_AREA,
    [ENGAGED_AREA] = IN_ENGAGED,
};

/* A filter that names no place means cards in play (ability.11, in-play.8). */
static inline bool game_is_at(const struct arb_run *g, int places, int thing)
{
    int zone = g->s->link[thing].zone;
    int place = zone < ZONE_PLAYER ? shared_places[zone] : own_places[area_of(zone)];
    if (!places) {
        RULES("in-play.8", "ability.11", "ability.12");
        places = IN_PLAY;
    }
    bool facedown = (places & IN_FACEDOWN) && play_zone(zone) && has_flag(g, thing, FACEDOWN) &&
                    !g->s->card[thing].as;
    return facedown || ((place & places) && (!(place & IN_PLAY) || in_play(g, thing)));
}

/* Abilities. */

/* Each copy of a card has its own count (limits.1); once-a-game limits count for each
 * player, whichever copy is used (limits.2). */
static inline int game_limit_for(const struct ability *a)
{
    return a->limit_per == LIMIT_GAME && a->limit_for == LIMIT_THING ? LIMIT_SEAT : a->limit_for;
}

#endif
