#include "work.h"

#include <pthread.h>
#include <stdlib.h>

enum { MOST_THREADS = 8, MOST_WAITING = 4096 };

struct list {
    struct work *first, **last;
};

struct work_pool {
    pthread_mutex_t lock;
    pthread_cond_t more;
    struct list waiting, finished;
    int count; /* waiting */
    bool stop;
    int threads;
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

static void *labour(void *given)
{
    struct work_pool *pool = given;
    pthread_mutex_lock(&pool->lock);
    for (;;) {
        while (!pool->waiting.first && !pool->stop)
            pthread_cond_wait(&pool->more, &pool->lock);
        if (pool->stop)
            break;
        struct work *work = take_first(&pool->waiting);
        pool->count--;
        pthread_mutex_unlock(&pool->lock);
        work->run(work);
        pthread_mutex_lock(&pool->lock);
        append(&pool->finished, work);
        pool->wake();
    }
    pthread_mutex_unlock(&pool->lock);
    return NULL;
}

struct work_pool *work_begin(int threads, void (*wake)(void))
{
    struct work_pool *pool = calloc(1, sizeof *pool);
    if (!pool)
        abort();
    pool->wake = wake;
    pool->waiting.last = &pool->waiting.first;
    pool->finished.last = &pool->finished.first;
    pthread_mutex_init(&pool->lock, NULL);
    pthread_cond_init(&pool->more, NULL);
    for (int i = 0; i < threads && i < MOST_THREADS; i++)
        if (pthread_create(&pool->thread[pool->threads], NULL, labour, pool) == 0)
            pool->threads++;
    return pool;
}

bool work_add(struct work_pool *pool, struct work *work)
{
    pthread_mutex_lock(&pool->lock);
    bool room = pool->count < MOST_WAITING && pool->threads > 0;
    if (room) {
        append(&pool->waiting, work);
        pool->count++;
        pthread_cond_signal(&pool->more);
    }
    pthread_mutex_unlock(&pool->lock);
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
        work->done(with, work);
    }
}

void work_end(struct work_pool *pool, void *with)
{
    pthread_mutex_lock(&pool->lock);
    pool->stop = true;
    pthread_cond_broadcast(&pool->more);
    pthread_mutex_unlock(&pool->lock);
    for (int i = 0; i < pool->threads; i++)
        pthread_join(pool->thread[i], NULL);
    for (struct work *work; (work = take_first(&pool->waiting));)
        append(&pool->finished, work);
    work_collect(pool, with);
    pthread_cond_destroy(&pool->more);
    pthread_mutex_destroy(&pool->lock);
    free(pool);
}
