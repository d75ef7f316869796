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
static inline bool game_is_shown(const struct arb_run *g, int thing)
{
    return game_in_play(g, thing);
}
static inline bool game_is_at(const struct arb_run *g, int places, int thing)
{
    (void)places; /* there is one place to be in */
    return game_in_play(g, thing);
}
/* Nothing that left comes back, and nothing comes while something is being answered. */
static inline bool game_is_new(const struct arb_run *g, int thing, int since)
{
    (void)g, (void)thing, (void)since;
    return false;
}
static inline bool game_came_after(const struct arb_run *g, int thing, int when)
{
    (void)g, (void)thing, (void)when;
    return false;
}
static inline int game_type_now(const struct arb_run *g, int thing)
{
    return g->c->thing[thing].type;
}
static inline int game_types(const struct arb_run *g, int thing, int depth)
{
    (void)depth;
    return 1 << game_type_now(g, thing);
}
static inline int game_printed(const struct arb_run *g, int thing, int stat)
{
    return g->c->thing[thing].stat[stat];
}
/* No find has traits or keywords. */
static inline bool game_printed_trait(const struct arb_run *g, int thing, int trait)
{
    (void)g, (void)thing, (void)trait;
    return false;
}
static inline bool game_given_trait(const struct arb_run *g, int thing, int trait)
{
    return game_printed_trait(g, thing, trait);
}
static inline int game_printed_keyword(const struct arb_run *g, int thing, int keyword)
{
    return game_printed_trait(g, thing, keyword);
}

#endif
