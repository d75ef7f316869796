#include "work.h"

#include <pthread.h>
#include <sched.h>
#include <stdlib.h>

/* How many threads work at each kind, and how much of it may wait. A password takes
 * 64 MB while it is looked at, an import holds 4 MB while it waits. */
static const struct {
    int threads, most;
} kinds[WORK_KINDS] = {
    [WORK_PASSWORD] = {1, 64}, [WORK_DECK] = {1, 64}, [WORK_IMPORT] = {1, 16},
    [WORK_THINK] = {2, 256},   [WORK_REST] = {1, 2},
};

enum { MOST_THREADS = 8 };

struct list {
    struct work *first, **last;
};

struct queue {
    struct work_pool *pool;
    struct list waiting;
    int count, threads;
    pthread_cond_t more;
};

struct work_pool {
    pthread_mutex_t lock;
    struct queue queue[WORK_KINDS];
    struct list finished;
    bool stop;
    int threads, each;
    pthread_t thread[MOST_THREADS];
    void (*wake)(void);
};

static void append(struct list *list, struct work *work)
{
    work->next = NULL;
    *list->last = work;
    list->last = &work->next;
}

static struct work *take_first(struct list *list)
{
    struct work *work = list->first;
    if (work && !(list->first = work->next))
        list->last = &list->first;
    return work;
}

/* Whoever thinks ahead keeps a core busy for long: the loop, which people wait for, comes first.
 * A low priority is not enough, since the loop would wait for the end of a slice. */
static void step_back(void)
{
#ifdef SCHED_IDLE
    struct sched_param none = {.sched_priority = 0};
    pthread_setschedparam(pthread_self(), SCHED_IDLE, &none);
#endif
}

static void *labour(void *given)
{
    struct queue *queue = given;
    struct work_pool *pool = queue->pool;
    if (queue == &pool->queue[WORK_THINK])
        step_back();
    pthread_mutex_lock(&pool->lock);
    for (;;) {
        while (!queue->waiting.first && !pool->stop)
            pthread_cond_wait(&queue->more, &pool->lock);
        if (pool->stop)
            break;
        struct work *work = take_first(&queue->waiting);
        queue->count--;
        pthread_mutex_unlock(&pool->lock);
        work->run(work);
        pthread_mutex_lock(&pool->lock);
        append(&pool->finished, work);
        pthread_mutex_unlock(&pool->lock); /* whoever is woken needs it */
        pool->wake();
        pthread_mutex_lock(&pool->lock);
    }
    pthread_mutex_unlock(&pool->lock);
    return NULL;
}

struct work_pool *work_begin(int each, void (*wake)(void))
{
    struct work_pool *pool = calloc(1, sizeof *pool);
    if (!pool)
        abort();
    pool->wake = wake;
    pool->each = each;
    pool->finished.last = &pool->finished.first;
    pthread_mutex_init(&pool->lock, NULL);
    for (int kind = 0; kind < WORK_KINDS; kind++) {
        struct queue *queue = &pool->queue[kind];
        queue->pool = pool;
        queue->waiting.last = &queue->waiting.first;
        pthread_cond_init(&queue->more, NULL);
        for (int i = 0; i < kinds[kind].threads && pool->threads < MOST_THREADS; i++)
            if (pthread_create(&pool->thread[pool->threads], NULL, labour, queue) == 0) {
                pool->threads++;
                queue->threads++;
            }
    }
    return pool;
}

bool work_add(struct work_pool *pool, enum work_kind kind, struct work *work)
{
    struct queue *queue = &pool->queue[kind];
    if (work->of_one && *work->of_one >= pool->each)
        return false;
    pthread_mutex_lock(&pool->lock);
    bool room = queue->count < kinds[kind].most && queue->threads > 0;
    if (room) {
        append(&queue->waiting, work);
        queue->count++;
        pthread_cond_signal(&queue->more);
    }
    pthread_mutex_unlock(&pool->lock);
    if (room && work->of_one)
        ++*work->of_one;
    return room;
}

void work_collect(struct work_pool *pool, void *with)
{
    pthread_mutex_lock(&pool->lock);
    struct list finished = pool->finished;
    pool->finished = (struct list){NULL, &pool->finished.first};
    pthread_mutex_unlock(&pool->lock);
    for (struct work *work = finished.first, *next; work; work = next) {
        next = work->next;
        if (work->of_one)
            --*work->of_one;
        work->done(with, work);
    }
}

void work_end(struct work_pool *pool, void *with)
{
    pthread_mutex_lock(&pool->lock);
    pool->stop = true;
    for (int kind = 0; kind < WORK_KINDS; kind++)
        pthread_cond_broadcast(&pool->queue[kind].more);
    pthread_mutex_unlock(&pool->lock);
    for (int i = 0; i < pool->threads; i++)
        pthread_join(pool->thread[i], NULL);
    for (int kind = 0; kind < WORK_KINDS; kind++) {
        for (struct work *work; (work = take_first(&pool->queue[kind].waiting));)
            append(&pool->finished, work);
        pthread_cond_destroy(&pool->queue[kind].more);
    }
    work_collect(pool, with);
    pthread_mutex_destroy(&pool->lock);
    free(pool);
}
