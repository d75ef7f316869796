/* work.h - what takes too long for the loop, done on threads beside it: planning
 * bots, passwords, imports. A piece of work owns all it touches, so nothing is
 * shared but the two lists it stands in. */
#ifndef SERVER_WORK_H
#define SERVER_WORK_H

#include <stdbool.h>

struct work {
    struct work *next;
    void (*run)(struct work *work);              /* on a thread of the pool */
    void (*done)(void *with, struct work *work); /* in the loop; releases it */
};

struct work_pool;

/* `wake` is called on a thread of the pool when something is done. */
struct work_pool *work_begin(int threads, void (*wake)(void));

/* False: too much is waiting already; the work was not taken. */
bool work_add(struct work_pool *pool, struct work *work);

/* Finish all that is done; `with` is passed to its done(). */
void work_collect(struct work_pool *pool, void *with);

/* Wait for what runs, then finish everything. */
void work_end(struct work_pool *pool, void *with);

#endif
