#include "campaigns.h"

#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

struct shared {
    const struct arb_campaigns *all;
    uint64_t next, done;
    pthread_mutex_t lock; /* of all below and above */
    struct arb_campaigns_result *result;
};

/* One campaign. */

static void keep_document(void *context, arb_table *table)
{
    *(json_t **)context = arb_campaign(table);
}

static json_t *setup_with(const json_t *setup, json_t *document)
{
    json_t *whole = json_copy((json_t *)setup);
    if (document)
        json_object_set(whole, "campaign", document);
    return whole;
}

/* In their alphabet, so that the result does not depend on which campaign ends first. */
static struct arb_part_played *part_called(struct arb_campaigns_result *r, const char *id)
{
    static const size_t room = sizeof r->part[0].id;
    int i = 0;
    while (i < r->parts && strncmp(r->part[i].id, id, room - 1) < 0)
        i++;
    if (i < r->parts && strncmp(r->part[i].id, id, room - 1) == 0)
        return &r->part[i];
    if (r->parts == ARB_PARTS_TOLD)
        return NULL;
    memmove(&r->part[i + 1], &r->part[i], (size_t)(r->parts - i) * sizeof *r->part);
    r->part[i] = (struct arb_part_played){0};
    snprintf(r->part[i].id, room, "%s", id);
    r->parts++;
    return &r->part[i];
}

static void count_part(struct arb_campaigns_result *r, const char *id,
                       const struct arb_sim_result *play)
{
    struct arb_part_played *p = part_called(r, id);
    if (!p)
        return;
    if (!p->played)
        p->first = play->won;
    p->campaigns = 1;
    p->played++;
    p->won += play->won;
    p->lost += play->lost;
}

static void add_play(struct arb_campaigns_result *r, uint64_t seed,
                     const struct arb_sim_result *play, const json_t *document)
{
    const char *id =
        json_string_value(json_object_get(json_object_get(document, "played"), "part"));
    r->plays++;
    r->broken += play->broken || play->ended < play->games;
    r->decisions += play->played.decisions;
    r->signature = r->signature * 0x9e3779b97f4a7c15 + play->signature;
    if (play->why.text[0] && !r->why.text[0]) {
        r->why = play->why;
        r->broken_seed = seed;
    }
    if (id)
        count_part(r, id, play);
}

static bool is_complete(const json_t *document)
{
    return json_is_true(json_object_get(document, "complete"));
}

/* The parts of one campaign, one after the other: what is left of the last that could be played.
 * NULL if it was stopped. */
static json_t *play_parts(const struct arb_campaigns *all, uint64_t seed,
                          struct arb_campaigns_result *r, struct arb_error *err)
{
    json_t *document = NULL;
    bool goes_on = true;
    for (int n = 1; n <= all->parts && goes_on && !is_complete(document); n++) {
        json_t *after = NULL, *setup = setup_with(all->sim.setup, document);
        struct arb_sim one = all->sim;
        struct arb_sim_result play;
        one.setup = setup;
        one.seed = seed * 1000 + (uint64_t)n;
        one.games = 1;
        one.jobs = 1;
        one.progress = NULL;
        one.ended = keep_document;
        one.context = &after;
        bool opened = arb_simulate(&one, &play, err);
        json_decref(setup);
        if (!opened && document) {
            r->stuck = 1;
            r->stuck_why = *err;
            break;
        }
        goes_on = opened && play.games && after;
        if (goes_on)
            add_play(r, one.seed, &play, after);
        goes_on = goes_on && !play.broken;
        json_decref(document);
        document = after;
    }
    return document;
}

/* All of them. */

static void add_campaign(struct arb_campaigns_result *sum, const struct arb_campaigns_result *one,
                         uint64_t seed, const json_t *document)
{
    sum->campaigns++;
    sum->complete += is_complete(document);
    sum->stuck += one->stuck;
    if (one->stuck)
        sum->stuck_why = one->stuck_why;
    sum->broken += one->broken;
    sum->plays += one->plays;
    sum->most = one->plays > sum->most ? one->plays : sum->most;
    sum->decisions += one->decisions;
    sum->signature += (one->signature ^ seed) * 0x2545f4914f6cdd1d;
    for (int i = 0; i < one->parts; i++) {
        struct arb_part_played *p = part_called(sum, one->part[i].id);
        if (!p)
            continue;
        p->campaigns++;
        p->first += one->part[i].first;
        p->played += one->part[i].played;
        p->won += one->part[i].won;
        p->lost += one->part[i].lost;
    }
    if (one->why.text[0] && (!sum->why.text[0] || one->broken_seed < sum->broken_seed)) {
        sum->why = one->why;
        sum->broken_seed = one->broken_seed;
    }
}

static void keep_log(const struct arb_sim *sim, uint64_t seed, const json_t *document)
{
    char path[4096];
    snprintf(path, sizeof path, "%s/%llu.json", sim->save_dir, (unsigned long long)seed);
    json_dump_file(document, path, JSON_INDENT(2));
}

static void *work(void *argument)
{
    struct shared *shared = argument;
    const struct arb_sim *sim = &shared->all->sim;
    for (;;) {
        struct arb_campaigns_result one = {0};
        struct arb_error err = {0};
        pthread_mutex_lock(&shared->lock);
        uint64_t n = shared->next++;
        pthread_mutex_unlock(&shared->lock);
        if (n >= sim->games || (sim->stop && *sim->stop))
            return NULL;
        json_t *document = play_parts(shared->all, sim->seed + n, &one, &err);
        if (document && sim->save_dir)
            keep_log(sim, sim->seed + n, document);
        pthread_mutex_lock(&shared->lock);
        if (document)
            add_campaign(shared->result, &one, sim->seed + n, document);
        if (sim->progress)
            sim->progress(sim->context, ++shared->done);
        pthread_mutex_unlock(&shared->lock);
        json_decref(document);
    }
}

static double seconds_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* Does the setup begin a campaign? */
static bool opens(const struct arb_sim *sim, struct arb_error *err)
{
    arb_table *table = arb_table_open(sim->game, sim->setup, ARB_FAST, err);
    json_t *document = table ? arb_campaign(table) : NULL;
    if (table && !document)
        snprintf(err->text, sizeof err->text, "this setup begins no campaign");
    bool good = document != NULL;
    json_decref(document);
    arb_table_close(table);
    return good;
}

bool arb_play_campaigns(const struct arb_campaigns *all, struct arb_campaigns_result *result,
                        struct arb_error *err)
{
    enum { MAX_JOBS = 256 };
    pthread_t thread[MAX_JOBS];
    int jobs = all->sim.jobs < 1 ? 1 : all->sim.jobs > MAX_JOBS ? MAX_JOBS : all->sim.jobs;
    *result = (struct arb_campaigns_result){0};
    if (!opens(&all->sim, err))
        return false;
    struct shared shared = {.all = all, .result = result, .lock = PTHREAD_MUTEX_INITIALIZER};
    double begin = seconds_now();
    int started = 1;
    while (started < jobs && pthread_create(&thread[started], NULL, work, &shared) == 0)
        started++;
    work(&shared);
    for (int i = 1; i < started; i++)
        pthread_join(thread[i], NULL);
    result->seconds = seconds_now() - begin;
    pthread_mutex_destroy(&shared.lock);
    return true;
}
