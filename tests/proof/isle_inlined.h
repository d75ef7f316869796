/* isle_inlined.h - what the kit asks of things in its inner loops. */
#ifndef ISLE_INLINED_H
#define ISLE_INLINED_H

#define game_first_seat(g) ((g)->s->lead)
#define game_orderer(g) ((g)->s->lead)
#define game_seat_after(g, seat) (((seat) + 1) % (g)->block->seats)
#define game_is_in(g, seat) seat_is_in(g, seat)
#define game_limit_for(a) ((a)->limit_for)

static inline bool is_relic(const struct isle_content *c, int find)
{
    return c->thing[find].own.count > 0;
}
static inline struct abilities game_abilities(const struct arb_run *g, int thing)
{
    return g->c->thing[thing].own;
}
static inline bool game_in_play(const struct arb_run *g, int thing)
{
    return thing <= FINDS ? g->s->find[thing].zone >= ZONE_OPEN : thing >= EXPEDITIONS;
}
static inline int game_type_now(const struct arb_run *g, int thing)
{
    return g->c->thing[thing].type;
}
static inline int game_printed(const struct arb_run *g, int thing, int stat)
{
    return g->c->thing[thing].stat[stat];
}

/* What is in play is shown, and there is one place to be in. Nothing that left comes back, and
 * nothing comes while something is being answered. No find has traits or keywords. */
#define NO(thing, what) ((void)(thing), (void)(what), false)
#define game_is_shown(g, thing) game_in_play(g, thing)
#define game_is_at(g, places, thing) ((void)(places), game_in_play(g, thing))
#define game_is_new(g, thing, since) NO(thing, since)
#define game_came_after(g, thing, when) NO(thing, when)
#define game_types(g, thing, depth) ((void)(depth), 1 << game_type_now(g, thing))
#define game_printed_trait(g, thing, trait) NO(thing, trait)
#define game_given_trait(g, thing, trait) NO(thing, trait)
#define game_printed_keyword(g, thing, keyword) NO(thing, keyword)

#endif
