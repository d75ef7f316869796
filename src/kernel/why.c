/* How decisions came about. Nothing of it is kept while playing: the step is played again
 * on a table beside, from the snapshot before it, and the decisions in it tell themselves
 * into run.telling as they are made. */
#include "json.h"
#include "memory.h"
#include "table.h"

/* Set up again, or go to the position before the step. False: it cannot be reached. */
static bool stand_before(struct arb_table *beside, const struct arb_table *t, uint32_t length)
{
    const struct arb_history *h = &t->history;
    struct arb_error unwanted;
    const struct arb_snapshot *s = arb_history_nearest(h, length);
    return arb_snapshot_restore(s, beside->run.block, beside->block_bytes) &&
           arb_replay(beside, h, s->length, length, &unwanted) == length - s->length;
}

json_t *arb_decisions(arb_table *t, int seat, uint32_t step)
{
    struct arb_error unwanted;
    if (t->fast || step > t->history.length || seat < 0 || seat > ARB_SPECTATOR)
        return NULL;
    struct arb_table *beside = arb_table_new(t->game, t->setup, t->seed, 0);
    struct arb_json out = {0};
    memcpy(beside->run.name, t->run.name, sizeof t->run.name);
    bool ok = step == 0 || stand_before(beside, t, step - 1);
    arb_put_array(&out, NULL);
    beside->run.telling = &out;
    beside->run.told = seat;
    if (ok && step == 0)
        ok = arb_table_begin(beside, &unwanted);
    else if (ok)
        ok = arb_replay_step(beside, &t->history, step - 1, &unwanted);
    beside->run.telling = NULL;
    arb_put_end(&out);
    arb_table_close(beside);
    json_t *list = arb_json_value(&out);
    if (!ok) {
        json_decref(list);
        return NULL;
    }
    return list;
}
