/* sea_inlined.h - what the kit asks the sea in its inner loops. */
#ifndef SEA_INLINED_H
#define SEA_INLINED_H

static inline int game_first_seat(const struct arb_run *g)
{
    return g->s->sea.first;
}
static inline int game_seat_after(const struct arb_run *g, int seat)
{
    return (seat + 1) % g->block->seats;
}
static inline bool game_is_in(const struct arb_run *g, int seat)
{
    return seat < g->block->seats && !(g->s->sea.out >> seat & 1);
}
static inline int game_orderer(const struct arb_run *g)
{
    return g->s->sea.first;
}
static inline const struct fleet_def *piece_def(const struct arb_run *g, int thing)
{
    return &g->c->def[g->s->sea.piece[thing].def];
}
static inline struct abilities game_abilities(const struct arb_run *g, int thing)
{
    return (struct abilities){piece_def(g, thing)->ability, piece_def(g, thing)->abilities};
}
static inline bool game_in_play(const struct arb_run *g, int thing)
{
    return g->s->sea.piece[thing].place == SEA_SPACE;
}
static inline bool game_is_shown(const struct arb_run *g, int thing)
{
    return game_in_play(g, thing);
}
static inline bool game_is_new(const struct arb_run *g, int thing, int since)
{
    return g->s->sea.piece[thing].left > since && game_in_play(g, thing);
}
static inline bool game_came_after(const struct arb_run *g, int thing, int when)
{
    return g->s->sea.piece[thing].came > when && game_in_play(g, thing);
}
static inline int game_type_now(const struct arb_run *g, int thing)
{
    return piece_def(g, thing)->type;
}
static inline int game_types(const struct arb_run *g, int thing, int depth)
{
    (void)depth;
    return 1 << game_type_now(g, thing);
}
static inline bool game_is_at(const struct arb_run *g, int places, int thing)
{
    int place = g->s->sea.piece[thing].place;
    return place == SEA_SPACE ? !places || (places & IN_SPACE)
                              : place == SEA_HOLD && (places & IN_HOLD);
}
static inline int game_printed(const struct arb_run *g, int thing, int stat)
{
    return piece_def(g, thing)->stat[stat];
}
static inline bool game_printed_trait(const struct arb_run *g, int thing, int trait)
{
    return has_bit(piece_def(g, thing)->traits, trait);
}
static inline bool game_given_trait(const struct arb_run *g, int thing, int trait)
{
    (void)g, (void)thing, (void)trait;
    return false;
}
static inline int game_printed_keyword(const struct arb_run *g, int thing, int keyword)
{
    return piece_def(g, thing)->keyword[keyword];
}
static inline int game_limit_for(const struct ability *a)
{
    return a->limit_for;
}

#endif
