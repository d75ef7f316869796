/* What a bot may plan on: a table as one seat could imagine it, and a game's
 * own rough judgement of options and positions. */
#include "chance.h"
#include "error.h"
#include "lane.h"
#include "memory.h"
#include "table.h"

/* What the others have answered is sealed until all have: in the sample they are
 * still to decide. */
static void unseal(struct arb_block *b, int seat)
{
    for (int other = 0; other < ARB_SEATS; other++)
        if (other != seat && b->answered >> other & 1) {
            b->answered &= (uint16_t)~SEAT(other);
            memset(&b->answer[other], 0, sizeof b->answer[other]);
        }
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
    unseal(t->run.block, seat);
    for (unsigned others = t->run.block->lanes & ~SEAT(seat); others; others &= others - 1)
        arb_lane_withdraw(&t->run, __builtin_ctz(others));
    if (t->run.rules->resample)
        t->run.rules->resample(&t->run, seat, seed);
    arb_table_relist(t);
    return t;
}

bool arb_prefer(arb_table *t, const struct arb_ask *ask, int *weights)
{
    struct arb_run *g = &t->run;
    if (!g->rules->prefer || ask->seat == ARB_CHANCE || ask->id != arb_table_ask_id(t, ask->seat))
        return false;
    for (int i = 0; i < ask->count; i++)
        weights[i] = g->rules->prefer(g, ask->seat, ask->options[i]);
    return true;
}

int arb_appraise(arb_table *t, int seat)
{
    const struct arb_rules *rules = t->run.rules;
    if (rules->appraise)
        return rules->appraise(&t->run, seat);
    enum arb_status status = arb_status(t);
    return status == ARB_WON ? 1000 : status == ARB_PLAYING ? 500 : 0;
}
