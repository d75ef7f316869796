/* What a bot may plan on: a table as one seat could imagine it. */
#include "chance.h"
#include "error.h"
#include "lane.h"
#include "memory.h"
#include "table.h"

/* What the others have answered is sealed until all have: in the sample they are
 * still to decide. What was answered before, by chance or a seat, has been carried out;
 * that it still lies there is nothing to plan on, and may be a secret. */
static void unseal(struct arb_block *b, int seat)
{
    struct arb_option own = b->answer[seat < ARB_SEATS ? seat : 0];
    b->answered &= (uint16_t)SEAT(seat);
    memset(b->answer, 0, sizeof b->answer);
    if (b->answered)
        b->answer[seat] = own;
    b->chosen = (struct arb_option){0};
    b->result = 0;
}

void arb_settle_chance(arb_table *t)
{
    if (t->run.rules->settle_chance)
        t->run.rules->settle_chance(&t->run);
}

arb_table *arb_sample(const arb_table *from, int seat, uint64_t seed, arb_table *reuse)
{
    struct arb_table *t = reuse;
    if (!t)
        t = arb_table_new(from->game, NULL, seed, ARB_FAST);
    assert(t->fast && t->game == from->game && "only a sample can be reused");
    t->seed = seed;
    t->key = arb_chance_key(seed);
    t->history.length = from->history.length;
    memcpy(t->run.block, from->run.block, t->block_bytes);
    arb_orders_plain(t, from);
    t->discreet = 0;
    t->judge = arb_judgement_of(from);
    unseal(t->run.block, seat);
    for (unsigned others = t->run.block->lanes & ~SEAT(seat); others; others &= others - 1)
        arb_lane_withdraw(&t->run, __builtin_ctz(others));
    if (t->run.rules->resample)
        t->run.rules->resample(&t->run, seat, seed);
    arb_table_relist(t);
    return t;
}
