/* work.c - threads beside the loop.
 *
 * The loop takes no lock here, nor waits for a thread in any other way: those that think give
 * way to everything else on the machine, so one of them may stand still for long wherever it
 * is. Work is put on a list without locks and taken from it as a whole; only the threads of
 * one kind wait for each other, for whose turn it is to take. */
#include "work.h"

#include "../play/think.h"

#include <pthread.h>
#include <sched.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <unistd.h>

enum { ALL_BUT_ONE = -1, MOST_THREADS = 64 };

/* How many threads work at each kind, and how much of it may wait. A password takes
 * 64 MB while it is looked at, an import holds 4 MB while it waits. */
static const struct {
    int threads, most;
    bool patient; /* it gives way to everything else, and the loop fetches it when it likes */
} kinds[WORK_KINDS] = {
    [WORK_PASSWORD] = {1, 64, false},
    [WORK_DECK] = {1, 64, false},
    [WORK_IMPORT] = {1, 16, false},
    [WORK_HINT] = {1, 64, false},
    [WORK_THINK] = {ALL_BUT_ONE, 1 << 20, true},
    [WORK_REST] = {1, 2, false},
};

/* Newest first. */
typedef _Atomic(struct work *) stack;

struct queue {
    struct work_pool *pool;
    stack arrived;
    atomic_int count; /* what waits, here and there */
    sem_t more;       /* one for each that waits */
    bool patient;
    int threads;
    pthread_mutex_t turn;
    struct work *waiting; /* oldest first; of the thread whose turn it is */
};

struct work_pool {
    struct queue queue[WORK_KINDS];
    stack finished;
    atomic_bool stop, hush;
    atomic_int standing; /* about to wait for `go_on`, or waiting */
    sem_t go_on;
    int threads, each;
    pthread_t thread[MOST_THREADS];
    void (*wake)(void);
};

static void push(stack *stack, struct work *work)
{
    work->next = atomic_load(stack);
    while (!atomic_compare_exchange_weak(stack, &work->next, work))
        ;
}

/* All there is, oldest first. */
static struct work *take_all(stack *stack)
{
    struct work *newest = atomic_exchange(stack, NULL), *oldest = NULL;
    while (newest) {
        struct work *next = newest->next;
        newest->next = oldest;
        oldest = newest;
        newest = next;
    }
    return oldest;
}

static struct work *take_oldest(struct queue *queue)
{
    pthread_mutex_lock(&queue->turn);
    if (!queue->waiting)
        queue->waiting = take_all(&queue->arrived);
    struct work *work = queue->waiting;
    if (work)
        queue->waiting = work->next;
    pthread_mutex_unlock(&queue->turn);
    return work;
}

/* Whoever thinks ahead keeps a core busy for long: the loop, which people wait for, comes first.
 * Not SCHED_IDLE, which is no better for the loop as long as it waits for none of these threads,
 * and gives them next to nothing on a machine that other programs keep busy. */
static void step_back(void)
{
#ifdef SCHED_BATCH
    struct sched_param none = {.sched_priority = 0};
    pthread_setschedparam(pthread_self(), SCHED_BATCH, &none);
    setpriority(PRIO_PROCESS, (id_t)gettid(), 19); /* on Linux, of this thread alone */
#endif
}

/* Standing still. */

/* Who sees the hush end just when it was about to wait is counted all the same: somebody then
 * does not stand still the next time, and nobody stands still for ever. */
static void stand_still(struct work_pool *pool)
{
    if (!atomic_load(&pool->hush))
        return;
    atomic_fetch_add(&pool->standing, 1);
    if (atomic_load(&pool->hush))
        while (sem_wait(&pool->go_on) != 0)
            ;
}

/* Nobody waits for the end of a thought when the server stops. */
static bool think_on(void *given)
{
    struct work_pool *pool = given;
    return !atomic_load(&pool->stop);
}

static bool think_on_patiently(void *given)
{
    stand_still(given);
    return think_on(given);
}

void work_hush(struct work_pool *pool)
{
    atomic_store(&pool->hush, true);
}

void work_go_on(struct work_pool *pool)
{
    atomic_store(&pool->hush, false);
    for (int i = atomic_exchange(&pool->standing, 0); i > 0; i--)
        sem_post(&pool->go_on);
}

static void *labour(void *given)
{
    struct queue *queue = given;
    struct work_pool *pool = queue->pool;
    if (queue->patient)
        step_back();
    arb_pause_thoughts(queue->patient ? think_on_patiently : think_on, pool);
    for (;;) {
        while (sem_wait(&queue->more) != 0)
            ;
        if (atomic_load(&pool->stop))
            return NULL;
        struct work *work = take_oldest(queue);
        atomic_fetch_sub(&queue->count, 1);
        work->run(work);
        push(&pool->finished, work);
        if (!queue->patient)
            pool->wake();
    }
}

/* One core is left to the loop, the disk and the network: on a rented machine whoever runs it
 * needs one, too. */
static int threads_of(enum work_kind kind)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    if (kinds[kind].threads != ALL_BUT_ONE)
        return kinds[kind].threads;
    return cores < 2 ? 1 : (int)cores - 1;
}

static void begin_queue(struct work_pool *pool, enum work_kind kind)
{
    struct queue *queue = &pool->queue[kind];
    queue->pool = pool;
    queue->patient = kinds[kind].patient;
    pthread_mutex_init(&queue->turn, NULL);
    sem_init(&queue->more, 0, 0);
    for (int i = threads_of(kind); i > 0 && pool->threads < MOST_THREADS; i--)
        if (pthread_create(&pool->thread[pool->threads], NULL, labour, queue) == 0) {
            pool->threads++;
            queue->threads++;
        }
}

struct work_pool *work_begin(int each, void (*wake)(void))
{
    struct work_pool *pool = calloc(1, sizeof *pool);
    if (!pool)
        abort();
    pool->wake = wake;
    pool->each = each;
    sem_init(&pool->go_on, 0, 0);
    for (int kind = 0; kind < WORK_KINDS; kind++)
        begin_queue(pool, kind);
    return pool;
}

bool work_add(struct work_pool *pool, enum work_kind kind, struct work *work)
{
    struct queue *queue = &pool->queue[kind];
    if (work->of_one && *work->of_one >= pool->each)
        return false;
    if (atomic_load(&queue->count) >= kinds[kind].most || queue->threads == 0)
        return false;
    if (work->of_one)
        ++*work->of_one;
    atomic_fetch_add(&queue->count, 1);
    push(&queue->arrived, work);
    sem_post(&queue->more);
    return true;
}

static void finish(struct work *list, void *with)
{
    for (struct work *work = list, *next; work; work = next) {
        next = work->next;
        if (work->of_one)
            --*work->of_one;
        work->done(with, work);
    }
}

void work_collect(struct work_pool *pool, void *with)
{
    finish(take_all(&pool->finished), with);
}

void work_end(struct work_pool *pool, void *with)
{
    atomic_store(&pool->stop, true);
    for (int kind = 0; kind < WORK_KINDS; kind++)
        for (int i = 0; i < pool->queue[kind].threads; i++)
            sem_post(&pool->queue[kind].more);
    for (int i = 0; i < pool->threads; i++)
        pthread_join(pool->thread[i], NULL);
    work_collect(pool, with);
    for (int kind = 0; kind < WORK_KINDS; kind++) {
        struct queue *queue = &pool->queue[kind];
        finish(queue->waiting, with);
        finish(take_all(&queue->arrived), with);
        pthread_mutex_destroy(&queue->turn);
        sem_destroy(&queue->more);
    }
    sem_destroy(&pool->go_on);
    free(pool);
}
