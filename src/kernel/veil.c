/* What nobody may learn from a standing order: at a table of several people an answer at
 * once tells that there was nothing to decide, and so what is not in a hand. */
#include "error.h"
#include "memory.h"
#include "table.h"

/* How many options the seat would have the way it is imagined; -1: no such way. */
static int imagined_options(const struct arb_table *t, int seat, int way, struct arb_run *run)
{
    memcpy(run, &t->run, offsetof(struct arb_run, option));
    run->block = memcpy(arb_alloc(t->block_bytes), t->run.block, t->block_bytes);
    run->sink = NULL;
    run->marks = NULL;
    int count = -1;
    if (t->run.rules->imagine(run, seat, way)) {
        arb_run_on(run);
        count = run->list[seat].count;
    }
    free(run->block);
    return count;
}

/* A window shows nothing while another option is thinkable; of what must be decided,
 * those choices that all could list are no secret. */
bool arb_veiled(arb_table *t, int seat)
{
    const struct arb_run *g = &t->run;
    if (seat < 0 || seat >= ARB_SEATS || !(arb_open_asks(g->block) >> seat & 1) ||
        !g->rules->imagine)
        return false;
    int least = arb_prompt_of(g, seat).window ? 1 : g->list[seat].count, count = 0;
    struct arb_run *run = arb_alloc(sizeof *run);
    for (int way = 0; count >= 0 && count <= least; way++)
        count = imagined_options(t, seat, way, run);
    free(run);
    return count > least;
}

void arb_set_discreet(arb_table *t, unsigned seats)
{
    t->discreet = (uint16_t)seats;
}

bool arb_obey(arb_table *t, int seat, struct arb_error *err)
{
    bool shows;
    arb_clear_error(err);
    if (seat < 0 || seat >= ARB_SEATS || !(arb_open_asks(t->run.block) >> seat & 1) ||
        !arb_orders_answer(t, seat))
        return arb_fail(err, "Seat %d has no order that answers now.", seat);
    int choice = arb_orders_choice(t, seat, &shows);
    arb_table_step(t, seat, t->run.option[t->run.list[seat].first + choice], ARB_BY_ORDER);
    arb_table_settle(t);
    if (t->journal.open)
        arb_journal_flush(t, err);
    return true;
}
