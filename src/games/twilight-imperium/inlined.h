/* inlined.h - what the kit asks of things in its inner loops. */
#ifndef INLINED_H
#define INLINED_H

#define game_orderer(g) window_first(g)

/* 90.22 What stands in the place of a technology that assimilates. */
static inline bool is_copied_tech(int thing)
{
    return is_tech_card(thing) && (thing - TECH_CARDS) % TECHS >= TECHS - FOREIGN;
}

/* Which abilities a thing has: those of its definition. Those of units are their cards', once for
 * all of a kind. */
static inline struct abilities game_abilities(const struct arb_run *g, int thing)
{
    return is_stack(thing) ? (struct abilities){0} : def_of(g, thing)->own;
}
#define game_abilities game_abilities

/* At work: what lies in a play area or on a planet, laws, leaders, sheets of those who are in,
 * units and technologies that are there. */
bool game_in_play(const struct arb_run *g, int thing);
static inline int game_type_now(const struct arb_run *g, int thing)
{
    if (is_stack(thing))
        return FIGHTER + stack_of(g, thing)->unit;
    return is_system(thing) ? SYSTEM : is_planet(thing) ? PLANET : def_of(g, thing)->type;
}
#define game_type_now game_type_now
int game_printed(const struct arb_run *g, int thing, int stat);
#define game_printed game_printed
bool game_is_shown(const struct arb_run *g, int thing);
#define game_is_shown game_is_shown
bool game_is_at(const struct arb_run *g, int places, int thing);
#define game_is_at game_is_at

#endif
