/* table.h - what a table is behind the public door. */
#ifndef ARB_TABLE_H
#define ARB_TABLE_H

#include "chance.h"
#include "game.h"
#include "history.h"
#include "journal.h"
#include "marks.h"
#include "orders.h"
#include "sink.h"

/* What must hold between two calls:
 *  1. The block waits at an ask, or the play is over.
 *  2. The lists in `run` are those of the pending ask; a chance ask that waits
 *     for a person is listed too.
 *  3. run.list_chance == referee, run.refused == NULL, run.sink == sink and
 *     run.marks == marks.
 *  4. Without `fast` the history has an entry for each step and a snapshot at
 *     length 0. */
struct arb_table {
    const arb_game *game;
    size_t block_bytes;
    uint64_t seed, key;   /* the key is made from the seed for the generator */
    struct arb_keys keys; /* that can be proved; the last one is the generator's */
    json_t *setup;        /* without the seed */
    bool fast, torture, referee;
    bool lenient; /* a replay takes outcomes that the generator would not have brought */
    const struct arb_judgement *judge; /* for bots; NULL: that of its kind of play */
    uint16_t ordered;                  /* mask of the seats with standing orders */
    uint16_t discreet; /* of those whose orders wait where others could learn from it */
    struct arb_orders orders[ARB_SEATS];
    struct arb_block *start; /* the position before the first answer, or NULL */
    struct arb_marks *marks;
    struct arb_sink *sink;
    struct arb_history history;
    struct arb_journal journal;
    struct arb_run run; /* last: of its options only those listed are copied */
};

/* A table with its memory and its setup, not set up yet. */
struct arb_table *arb_table_new(const arb_game *game, const json_t *setup, uint64_t seed,
                                int flags);

/* Set up and run to the first ask; nothing is answered yet. */
bool arb_table_begin(struct arb_table *t, struct arb_error *err);

/* Answer what chance and standing orders answer, until somebody must decide. */
void arb_table_settle(struct arb_table *t);

/* List the options of the pending ask again; the block stays as it is. */
void arb_table_relist(struct arb_table *t);

/* Keep a snapshot of the position in the history. */
void arb_table_snapshot(struct arb_table *t);

/* The seats that have yet to answer. */
static inline uint16_t arb_open_asks(const struct arb_block *b)
{
    return (uint16_t)(b->asked & ~b->answered);
}

/* Take a step and note it. */
void arb_table_step(struct arb_table *t, int seat, struct arb_option option, enum arb_by by);

/* Note a step that was just taken. */
void arb_table_record(struct arb_table *t, uint32_t ask_id, int seat, struct arb_option option,
                      enum arb_by by);

/* A seat begins anew in its lane, without recording it. */
bool arb_table_withdraw(struct arb_table *t, int seat, struct arb_error *err);

/* How many options of a seat arb_answer_all() would choose, and the first of them. */
int arb_all_of(struct arb_table *t, int seat, int *first);

/* The id of what a seat is asked; each lane has its own. */
uint32_t arb_table_ask_id(const struct arb_table *t, int seat);

/* Put an answer into the block; the last one of an ask makes the rules go on. */
void arb_table_take(struct arb_table *t, int seat, struct arb_option option);

/* What the generator brings at a step. */
int arb_table_chance(const struct arb_table *t, uint32_t step, uint32_t ask_id, uint16_t outcomes);

/* Take step i of a history, this table's or another's. False and why if the
 * rules do not allow it; the block then is as it was. */
bool arb_replay_step(struct arb_table *t, const struct arb_history *h, uint32_t i,
                     struct arb_error *err);

/* Take the steps [from, to) of a history, whose start is the table's position,
 * telling events and tracing no rules. Returns how many of them were taken. */
uint32_t arb_replay(struct arb_table *t, const struct arb_history *h, uint32_t from, uint32_t to,
                    struct arb_error *err);

/* Arrange without recording it. On failure the block is as it was. */
bool arb_table_arrange(struct arb_table *t, const json_t *position, struct arb_error *err);

#endif
