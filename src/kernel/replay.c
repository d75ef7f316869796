/* Going back, taking back, arranging, and taking recorded steps again. */
#include "error.h"
#include "lane.h"
#include "memory.h"
#include "table.h"

/* Recorded steps. */

static bool offered(const struct arb_run *g, int seat, struct arb_option option)
{
    if (seat == ARB_CHANCE)
        return option.a < g->block->outcomes && !option.verb && !option.flags && !option.b &&
               !option.c;
    for (int i = 0; i < g->list[seat].count; i++)
        if (memcmp(&g->option[g->list[seat].first + i], &option, sizeof option) == 0)
            return true;
    return false;
}

bool arb_replay_step(struct arb_table *t, const struct arb_history *h, uint32_t i,
                     struct arb_error *err)
{
    const struct arb_entry *e = &h->entry[i];
    struct arb_block *b = t->run.block;
    if (t->sink)
        t->sink->step = i + 1;
    if (e->by == ARB_BY_ARRANGING)
        return arb_table_arrange(t, arb_history_position(h, i), err);
    if (e->by == ARB_BY_WITHDRAWING)
        return arb_table_withdraw(t, e->seat, err);
    if (!b->asked)
        return arb_fail(err, "the play is over before it");
    if (e->seat > ARB_CHANCE || !((b->asked & ~b->answered) >> e->seat & 1))
        return arb_fail(err, "it is a decision of %s, who is not asked there",
                        e->seat == ARB_CHANCE ? "chance" : "a seat");
    uint32_t pending = arb_table_ask_id(t, e->seat);
    if (e->ask_id != pending)
        return arb_fail(err, "it answers ask %u, but ask %u is pending there", e->ask_id, pending);
    if (!offered(&t->run, e->seat, e->option))
        return arb_fail(err, "the rules do not offer it there");
    if (e->by == ARB_BY_CHANCE && !t->lenient &&
        arb_table_chance(t, i, e->ask_id, b->outcomes) != e->option.a)
        return arb_fail(err, "chance did not bring it: its key brings another outcome");
    arb_table_take(t, e->seat, e->option);
    return true;
}

uint32_t arb_replay(struct arb_table *t, const struct arb_history *h, uint32_t from, uint32_t to,
                    struct arb_error *err)
{
    t->run.marks = NULL;
    arb_table_relist(t);
    uint32_t i = from;
    while (i < to && arb_replay_step(t, h, i, err))
        i++;
    arb_table_relist(t);
    t->run.marks = t->marks;
    return i - from;
}

/* Beginning anew in a lane. */

bool arb_table_withdraw(struct arb_table *t, int seat, struct arb_error *err)
{
    const struct arb_block *b = t->run.block;
    if (seat < 0 || seat >= ARB_SEATS || !(b->lanes >> seat & 1))
        return arb_fail(err, "Seat %d has nothing to take back: what is asked now is not sealed.",
                        seat);
    arb_lane_withdraw(&t->run, seat);
    arb_run_on(&t->run);
    return true;
}

bool arb_may_withdraw(const arb_table *t, int seat)
{
    const struct arb_block *b = t->run.block;
    return seat >= 0 && seat < ARB_SEATS && b->lanes & b->sealed & SEAT(seat);
}

bool arb_withdraw(arb_table *t, int seat, struct arb_error *err)
{
    arb_clear_error(err);
    if (t->sink)
        t->sink->step = t->history.length + 1;
    if (!arb_table_withdraw(t, seat, err))
        return false;
    if (t->fast)
        t->history.length++;
    else
        arb_table_record(t, 0, seat, (struct arb_option){0}, ARB_BY_WITHDRAWING);
    arb_table_settle(t);
    arb_journal_flush(t, err);
    return true;
}

/* Going back. */

uint32_t arb_length(const arb_table *t)
{
    return t->history.length;
}

/* Where the form that step i belongs to began. */
static uint32_t form_start(const struct arb_history *h, uint32_t i)
{
    while (i > 0 && h->entry[i].form == ARB_FORM_STEP)
        i--;
    return i;
}

/* An open form is taken back part by part, a confirmed one as a whole. */
static uint32_t undone_with(const struct arb_table *t, uint32_t i)
{
    const struct arb_block *b = t->run.block;
    bool open = b->form && t->history.entry[i].ask_id >= b->form;
    return open ? i : form_start(&t->history, i);
}

bool arb_taken(const arb_table *t, uint32_t i, struct arb_taken *taken)
{
    const struct arb_history *h = &t->history;
    if (t->fast || i >= h->length || h->entry[i].by == ARB_BY_ARRANGING)
        return false;
    *taken = (struct arb_taken){.seat = h->entry[i].seat,
                                .by_hand = h->entry[i].by == ARB_BY_HAND,
                                .pass = h->entry[i].option.flags & ARB_PASS,
                                .first = undone_with(t, i),
                                .option = h->entry[i].option};
    return true;
}

bool arb_rewind(arb_table *t, uint32_t length, struct arb_error *err)
{
    struct arb_history *h = &t->history;
    arb_clear_error(err);
    if (t->fast)
        return arb_fail(err, "This table keeps no history (it was opened with ARB_FAST).");
    if (length > h->length)
        return arb_fail(err, "The play is %u steps long; there is no step %u to go back to.",
                        h->length, length);
    if (length == h->length)
        return true;
    arb_orders_rewind(t, length);
    const struct arb_snapshot *s = arb_history_nearest(h, length);
    if (!arb_snapshot_restore(s, t->run.block, t->block_bytes))
        assert(!"a snapshot of our own cannot be read");
    arb_sink_truncate(t->sink, s->events);
    uint32_t reached = s->length + arb_replay(t, h, s->length, length, err);
    bool same = reached == length && (length == 0 || arb_hash(t) == h->entry[length - 1].hash);
    arb_history_cut(h, reached);
    arb_keys_cut(&t->keys, reached);
    arb_journal_cut(&t->journal, reached);
    if (!same)
        return arb_fail(err, "The rules of %s did not repeat themselves on the way to step %u.",
                        t->game->rules->name, length);
    arb_journal_flush(t, err);
    return true;
}

bool arb_undo(arb_table *t, struct arb_error *err)
{
    if (t->fast)
        return arb_rewind(t, 0, err);
    const struct arb_history *h = &t->history;
    for (uint32_t i = h->length; i-- > 0;)
        if (h->entry[i].by == ARB_BY_HAND)
            return arb_rewind(t, undone_with(t, i), err);
    return arb_fail(err, "There is nothing to undo.");
}

bool arb_form_restart(arb_table *t, struct arb_error *err)
{
    if (t->fast)
        return arb_rewind(t, 0, err);
    const struct arb_history *h = &t->history;
    if (!t->run.block->form || !h->length || !h->entry[h->length - 1].form)
        return arb_fail(err, "Nothing has been filled in that could be begun anew.");
    return arb_rewind(t, form_start(h, h->length - 1), err);
}

/* Arranging. */

/* A position as a save has it, its keys in the order of their names: what a game takes up key by
 * key comes to the same, whoever wrote them in which order. NULL: it cannot be written. */
static json_t *as_saved(const json_t *position)
{
    char *text = json_dumps(position, JSON_COMPACT | JSON_SORT_KEYS);
    json_t *ordered = text ? json_loads(text, 0, NULL) : NULL;
    free(text);
    return ordered;
}

/* True: it is a position, as far as the game, the way on from it and the invariants say. */
static bool carry_out(struct arb_table *t, const json_t *position, struct arb_error *err)
{
    json_t *ordered = as_saved(position);
    bool done = ordered && t->game->rules->arrange(&t->run, ordered, err);
    json_decref(ordered);
    if (!done)
        return false;
    if (t->run.block->asked)
        t->run.block->ask_id++;
    arb_run_on(&t->run);
    done = arb_status(t) != ARB_STOPPED && arb_check(t, err);
    if (!done && !err->text[0])
        arb_fail(err, "This position leads to %s.", arb_stopped(t));
    return done;
}

/* The pending ask gets a new id, because its options may be others now: an
 * answer to what was offered before must not hit them. */
bool arb_table_arrange(struct arb_table *t, const json_t *position, struct arb_error *err)
{
    const struct arb_rules *rules = t->game->rules;
    struct arb_error unwanted;
    if (!err)
        err = &unwanted;
    if (!rules->arrange)
        return arb_fail(err, "Positions of %s cannot be arranged.", rules->name);
    if (!json_is_object(position))
        return arb_fail(err, "A position to arrange is an object.");
    struct arb_block *before = memcpy(arb_alloc(t->block_bytes), t->run.block, t->block_bytes);
    uint32_t events = t->sink ? arb_sink_end(t->sink) : 0;
    arb_clear_error(err);
    bool done = carry_out(t, position, err);
    if (!done) {
        if (!err->text[0])
            arb_fail(err, "This position cannot be arranged.");
        memcpy(t->run.block, before, t->block_bytes);
        if (t->sink)
            arb_sink_truncate(t->sink, events);
        arb_table_relist(t);
    }
    free(before);
    return done;
}

bool arb_arrange(arb_table *t, const json_t *position, struct arb_error *err)
{
    arb_clear_error(err);
    if (t->history.arrangements >= ARB_ARRANGEMENTS)
        return arb_fail(err, "A play can be arranged %d times at most.", ARB_ARRANGEMENTS);
    if (json_dumpb(position, NULL, 0, JSON_COMPACT) > ARB_POSITION_BYTES)
        return arb_fail(err, "A position to arrange has at most %d bytes.", ARB_POSITION_BYTES);
    if (t->sink)
        t->sink->step = t->history.length + 1;
    if (!arb_table_arrange(t, position, err))
        return false;
    if (t->fast) {
        t->history.length++;
    } else {
        arb_history_add_arrangement(&t->history, arb_hash(t), json_deep_copy(position));
        arb_table_snapshot(t);
    }
    arb_table_settle(t);
    arb_journal_flush(t, err);
    return true;
}
