/* Standing orders: what a seat need not be asked, and what nobody may learn from it. */
#include "error.h"
#include "memory.h"
#include "table.h"

/* What the seat's standing order answers to the pending ask; -1: ask. `shows`: it
 * does so because there is nothing else, which may be nobody else's business. */
static int ordered_choice(const struct arb_table *t, int seat, bool *shows)
{
    const struct arb_run *g = &t->run;
    const struct arb_option *list = g->option + g->list[seat].first;
    int count = g->list[seat].count;
    int window = arb_prompt_of(g, seat).window;
    *shows = false;
    if (t->order[seat] == ARB_ORDER_NEVER && window == ARB_WINDOW)
        for (int i = 0; i < count; i++)
            if (list[i].flags & ARB_PASS)
                return i;
    *shows = true;
    if (count == 1 && (!window || list[0].flags & ARB_PASS))
        return 0;
    return -1;
}

bool arb_table_obey_one(struct arb_table *t, unsigned seats)
{
    for (; seats; seats &= seats - 1) {
        int seat = __builtin_ctz(seats);
        bool shows;
        int choice = ordered_choice(t, seat, &shows);
        if (choice < 0 || (shows && t->discreet >> seat & 1 && arb_veiled(t, seat)))
            continue;
        arb_table_step(t, seat, t->run.option[t->run.list[seat].first + choice], ARB_BY_ORDER);
        return true;
    }
    return false;
}

/* ---- Setting them ------------------------------------------------------- */

void arb_table_set_orders(struct arb_table *t, const uint8_t order[ARB_SEATS])
{
    t->ordered = 0;
    for (int seat = 0; seat < ARB_SEATS; seat++) {
        t->order[seat] = order[seat];
        if (order[seat] != ARB_ORDER_ALWAYS)
            t->ordered |= (uint16_t)SEAT(seat);
    }
}

void arb_set_order(arb_table *t, int seat, enum arb_order order)
{
    if (seat < 0 || seat >= ARB_SEATS || order > ARB_ORDER_NEVER || t->order[seat] == order)
        return;
    uint8_t orders[ARB_SEATS];
    memcpy(orders, t->order, sizeof orders);
    orders[seat] = (uint8_t)order;
    arb_table_set_orders(t, orders);
    t->journal.settings = true;
    arb_journal_flush(t, NULL);
}

enum arb_order arb_get_order(const arb_table *t, int seat)
{
    return seat >= 0 && seat < ARB_SEATS ? (enum arb_order)t->order[seat] : ARB_ORDER_ALWAYS;
}

/* ---- Discretion --------------------------------------------------------- */

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

bool arb_would_obey(const arb_table *t, int seat)
{
    bool shows;
    return seat >= 0 && seat < ARB_SEATS && arb_open_asks(t->run.block) & t->ordered & SEAT(seat) &&
           ordered_choice(t, seat, &shows) >= 0;
}

bool arb_obey(arb_table *t, int seat, struct arb_error *err)
{
    bool shows;
    arb_clear_error(err);
    if (!arb_would_obey(t, seat))
        return arb_fail(err, "Seat %d has no order that answers now.", seat);
    int choice = ordered_choice(t, seat, &shows);
    arb_table_step(t, seat, t->run.option[t->run.list[seat].first + choice], ARB_BY_ORDER);
    arb_table_settle(t);
    if (t->journal.open)
        arb_journal_flush(t, err);
    return true;
}

void arb_set_discreet(arb_table *t, unsigned seats)
{
    t->discreet = (uint16_t)seats;
}
