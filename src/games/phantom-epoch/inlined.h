/* inlined.h - what the kit asks of things in its inner loops. */
#ifndef INLINED_H
#define INLINED_H

#define game_first_seat(g) ((void)(g), 0)
#define game_is_in(g, seat) ((seat) < (g)->block->seats)

/* What a character can do is printed on its class board and its species card. */
static inline struct abilities game_abilities(const struct arb_run *g, int thing)
{
    return is_space(thing) || is_character(thing) ? (struct abilities){0, 0}
                                                  : def_of(g, thing)->own;
}

/* Zones of cards and gear that do something there. */
static inline bool is_at_work(int zone)
{
    return (zone >= ZONE_ACTIVE && zone < ZONE_DISCARD) ||
           (zone >= ZONE_WORN && zone < ZONE_CARRIED) || zone == ZONE_DRAWN || zone == ZONE_LASTING;
}

/* At work: figures on the map with their boards, active cards, worn gear, cards drawn for
 * adversaries, the stage and the event of now. Spaces always. */
static inline bool game_in_play(const struct arb_run *g, int thing)
{
    if (thing <= FIGURES)
        return on_map(g, thing);
    if (thing < FIRST_CARD)
        return on_map(g, owner_of(thing));
    if (thing >= LYING)
        return true;
    if (thing >= FIRST_STAGE)
        return thing == FIRST_STAGE + g->s->stage;
    if (is_foe_row(thing))
        return g->s->def[thing] != 0;
    int zone = g->s->link[thing].zone;
    if (zone >= ZONE_WORN && zone < ZONE_CARRIED) /* of those who still stand */
        return g->s->character[owner_of(thing)].in_mission;
    return is_at_work(zone);
}
static inline int game_type_now(const struct arb_run *g, int thing)
{
    return is_space(thing) ? SPACE : thing <= CHARACTERS ? CHARACTER : def_of(g, thing)->type;
}
/* A character's numbers are those of its class board and its species card. */
static inline int game_printed(const struct arb_run *g, int thing, int stat)
{
    if (is_character(thing))
        thing = stat == STAT_RANGE ? board_of(thing) : species_of(thing);
    if (is_space(thing))
        return 0;
    return def_of(g, thing)->stat[stat];
}

bool game_is_at(const struct arb_run *g, int places, int thing);
#define game_abilities game_abilities
#define game_type_now game_type_now
#define game_printed game_printed
#define game_is_at game_is_at
#include "effects_inlined.h"

#endif
