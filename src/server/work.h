/* work.h - what takes too long for the loop, done on threads beside it. Each kind of
 * work has threads and a bounded queue of its own, so none waits for another. A piece
 * of work owns all it touches, so nothing is shared but the lists it stands in. */
#ifndef SERVER_WORK_H
#define SERVER_WORK_H

#include <stdbool.h>

enum work_kind {
    WORK_PASSWORD,
    WORK_DECK,
    WORK_IMPORT,
    WORK_HINT,
    WORK_THINK,
    WORK_REST,
    WORK_KINDS
};

struct work {
    struct work *next;
    int *of_one;                    /* what one address has under way; NULL: it is nobody's */
    void (*run)(struct work *work); /* on a thread of the pool */
    void (*done)(void *with, struct work *work); /* in the loop; releases it */
};

struct work_pool;

/* `wake` is called on a thread of the pool when something is done, except when it is a thought
 * of a bot: nobody hangs on that, and a loop woken for each would have a sync of the disk for
 * each. One address may have `each` pieces under way. */
struct work_pool *work_begin(int each, void (*wake)(void));

/* False: too much of this kind is waiting already, or too much of one address; the
 * work was not taken. */
bool work_add(struct work_pool *pool, enum work_kind kind, struct work *work);

/* While the loop waits for the disk those that think stand still: on a rented machine whoever
 * runs the disk needs a core, too. */
void work_hush(struct work_pool *pool);
void work_go_on(struct work_pool *pool);

/* Finish all that is done; `with` is passed to its done(). */
void work_collect(struct work_pool *pool, void *with);

/* Wait for what runs (thoughts are given up), then finish everything. */
void work_end(struct work_pool *pool, void *with);

#endif
