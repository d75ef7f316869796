#include "sim.h"

#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

void arb_random_seed(struct arb_random *random, uint64_t seed)
{
    /* Far from the generator's own use of the same seed. */
    random->state = seed ^ 0x5851f42d4c957f2d;
    random->state = arb_random_next(random);
}

void arb_interval(double won, double games, double *low, double *high)
{
    const double z = 1.96;
    double n = games > 0 ? games : 1, part = won / n;
    double middle = (part + z * z / (2 * n)) / (1 + z * z / n);
    double half = z / (1 + z * z / n) * sqrt(part * (1 - part) / n + z * z / (4 * n * n));
    *low = games > 0 && middle > half ? middle - half : 0;
    *high = games > 0 && middle + half < 1 ? middle + half : 1;
}

static uint64_t mix(uint64_t a, uint64_t b)
{
    struct arb_random random = {a ^ (b * 0x2545f4914f6cdd1d)};
    return arb_random_next(&random);
}

/* Who was asked, how many options there were and which was taken. How the block is
 * laid out plays no part, so the trace changes only with the rules or the content. */
static uint64_t trace_step(uint64_t trace, const struct arb_ask *ask, int choice)
{
    uint64_t taken = (uint64_t)choice;
    if (ask->options)
        memcpy(&taken, &ask->options[choice], sizeof taken);
    return mix(mix(trace, (uint64_t)ask->id << 32 | (uint64_t)ask->seat << 16 | ask->count), taken);
}

bool arb_play_step(arb_table *table, struct arb_movers *movers, struct arb_played *played,
                   struct arb_error *err)
{
    struct arb_ask ask;
    if (arb_asks(table, &ask, 1) == 0)
        return false;
    int choice;
    if (ask.seat == ARB_CHANCE) {
        choice = arb_chance(table, &ask);
        played->chances++;
    } else {
        if (ask.count == 0) {
            snprintf(err->text, sizeof err->text, "ask %u of seat %d has no option",
                     (unsigned)ask.id, ask.seat);
            return false;
        }
        choice = ask.count < 2    ? 0
                 : movers->chairs ? arb_bot_choose(&movers->chairs[ask.seat], table, &ask)
                                  : (int)arb_random_below(&movers->random, ask.count);
        played->decisions++;
        played->choices += ask.count > 1;
        if (movers->inputs)
            arb_inputs_count(movers->inputs, table, &ask, choice);
    }
    played->trace = trace_step(played->trace, &ask, choice);
    return arb_answer(table, ask.id, ask.seat, choice, err);
}

/* One game. */

struct game_end {
    struct arb_played played;
    uint64_t signature; /* of how it went */
    uint64_t hash;      /* of where it ended */
    bool cut, ended;
    bool broken; /* err says how */
    enum arb_status status;
    int seats;
    struct arb_standing stands[ARB_SEATS];
    struct arb_inputs inputs;
};

static bool stopped(const struct arb_sim *sim)
{
    return sim->stop && *sim->stop;
}

static void play_to_the_end(const struct arb_sim *sim, arb_table *table, struct arb_movers *movers,
                            struct game_end *end, struct arb_error *err)
{
    uint64_t limit = sim->step_limit ? sim->step_limit : ARB_SIM_STEPS;
    for (uint64_t steps = 0; steps < limit; steps++) {
        if (!arb_play_step(table, movers, &end->played, err)) {
            end->broken = err->text[0] != 0;
            end->ended = !end->broken;
            break;
        }
        if (sim->check && !arb_check(table, err)) {
            end->broken = true;
            break;
        }
        if ((steps & 1023) == 1023 && stopped(sim)) {
            end->cut = true;
            return;
        }
    }
    end->status = arb_status(table);
    end->seats = arb_seat_count(table);
    for (int seat = 0; seat < end->seats; seat++)
        arb_standing(table, seat, &end->stands[seat]);
    if (end->ended && end->status == ARB_PLAYING) {
        snprintf(err->text, sizeof err->text, "nothing is asked and yet the play is not over");
        end->ended = false;
        end->broken = true;
    }
    if (end->status == ARB_STOPPED) {
        snprintf(err->text, sizeof err->text, "the play stopped: %s", arb_stopped(table));
        end->ended = false;
        end->broken = true;
    }
    if (!end->broken && !arb_check(table, err))
        end->broken = true;
    end->signature = mix(end->played.trace, (uint64_t)end->status + 1);
    end->hash = sim->check ? arb_hash(table) : 0;
}

/* Play a while, copy the table, and play both to the end: they must agree. */
static void play_beside_a_copy(const struct arb_sim *sim, arb_table *table,
                               struct arb_movers *movers, struct game_end *end,
                               struct arb_error *err)
{
    uint32_t before = arb_random_below(&(struct arb_random){movers->random.state}, 400);
    for (uint32_t i = 0; i < before; i++)
        if (!arb_play_step(table, movers, &end->played, err))
            break;
    if (err->text[0]) {
        end->broken = true;
        return;
    }
    arb_table *copy = arb_table_copy(table);
    if (!copy) {
        snprintf(err->text, sizeof err->text, "the table could not be copied");
        end->broken = true;
        return;
    }
    struct arb_movers movers_copy = *movers;
    movers_copy.inputs = NULL;
    struct game_end end_copy = *end;
    play_to_the_end(sim, table, movers, end, err);
    if (!end->broken && !end->cut) {
        play_to_the_end(sim, copy, &movers_copy, &end_copy, err);
        if (!end_copy.cut && !end_copy.broken &&
            (end_copy.signature != end->signature || end_copy.hash != end->hash)) {
            snprintf(err->text, sizeof err->text,
                     "a copy taken after %u answers went another way than the original", before);
            end_copy.broken = true;
        }
        end->broken = end_copy.broken;
        end->cut = end_copy.cut;
    }
    arb_table_close(copy);
}

/* Threads. */

struct shared {
    const struct arb_sim *sim;
    _Atomic uint64_t next, done;
    pthread_mutex_t lock;
    struct arb_sim_result *result;
};

struct worker {
    struct shared *shared;
    arb_table *table;
    struct arb_bot_seat *chairs; /* ARB_SEATS of them */
    pthread_t thread;
    bool reports; /* the one that calls progress */
};

static arb_table *open_with_seed(const struct arb_sim *sim, uint64_t seed, int flags,
                                 struct arb_error *err)
{
    json_t *setup = sim->setup ? json_copy((json_t *)sim->setup) : json_object();
    json_object_set_new(setup, "seed", json_integer((json_int_t)seed));
    arb_table *table = arb_table_open(sim->game, setup, flags, err);
    json_decref(setup);
    return table;
}

/* Which of the bots sits there. */
static int bot_of(const struct arb_sim *sim, int seat, uint64_t seed)
{
    return (int)(((uint64_t)seat + seed) % (uint64_t)sim->bots);
}

static void play_game(struct worker *worker, uint64_t seed, struct game_end *end,
                      struct arb_error *err)
{
    const struct arb_sim *sim = worker->shared->sim;
    arb_table *table = worker->table;
    struct arb_movers movers = {.chairs = sim->bots ? worker->chairs : NULL,
                                .inputs = sim->bots ? &end->inputs : NULL};
    arb_random_seed(&movers.random, seed);
    for (int seat = 0; sim->bots && seat < ARB_SEATS; seat++) {
        arb_bot_sit(&worker->chairs[seat], sim->bot[bot_of(sim, seat, seed)], seat, seed);
        arb_bot_think(&worker->chairs[seat], sim->think, 1);
    }
    if (sim->save_dir) {
        char path[4096];
        snprintf(path, sizeof path, "%s/%llu.save", sim->save_dir, (unsigned long long)seed);
        table = open_with_seed(sim, seed, sim->flags, err);
        if (!table || !arb_save(table, path, err))
            end->broken = true;
    } else if (!arb_table_restart(table, seed, err)) {
        end->broken = true;
    }
    for (int seat = 0; !end->broken && sim->ordered && seat < arb_seat_count(table); seat++)
        arb_set_orders(table, seat, NULL, err);
    if (!end->broken) {
        if (sim->check)
            play_beside_a_copy(sim, table, &movers, end, err);
        else
            play_to_the_end(sim, table, &movers, end, err);
        if (sim->ended && !end->cut)
            sim->ended(sim->context, table);
    }
    if (table != worker->table && table)
        arb_table_close(table);
}

/* In their alphabet, so that the result does not depend on which game ends first. */
static void add_side(struct arb_sim_result *sum, const struct arb_standing *standing)
{
    int i = 0;
    while (i < sum->sides && strcmp(sum->side[i].name, standing->side) < 0)
        i++;
    if (i == sum->sides || strcmp(sum->side[i].name, standing->side) != 0) {
        if (!*standing->side || sum->sides == ARB_SIM_SIDES)
            return;
        memmove(&sum->side[i + 1], &sum->side[i], (size_t)(sum->sides - i) * sizeof *sum->side);
        sum->side[i] = (struct arb_sim_side){0};
        memcpy(sum->side[i].name, standing->side, sizeof sum->side[i].name);
        sum->sides++;
    }
    sum->side[i].games++;
    sum->side[i].won += standing->won;
}

static void add_game(const struct arb_sim *sim, struct arb_sim_result *sum, uint64_t seed,
                     const struct game_end *end, const struct arb_error *err)
{
    sum->games++;
    sum->seats = end->seats > sum->seats ? end->seats : sum->seats;
    sum->ended += end->ended;
    sum->broken += end->broken;
    if (end->ended) {
        sum->won += end->status == ARB_WON;
        sum->lost += end->status == ARB_LOST;
        sum->over += end->status == ARB_OVER;
        for (int seat = 0; seat < end->seats; seat++) {
            sum->won_by[seat] += end->stands[seat].won;
            add_side(sum, &end->stands[seat]);
            if (sim->bots) {
                int bot = bot_of(sim, seat, seed);
                sum->by_bot[bot].games++;
                sum->by_bot[bot].won += end->stands[seat].won;
            }
        }
    }
    sum->played.decisions += end->played.decisions;
    sum->played.choices += end->played.choices;
    sum->played.chances += end->played.chances;
    arb_inputs_add(&sum->inputs, &end->inputs);
    if (end->played.decisions > sum->longest)
        sum->longest = end->played.decisions;
    /* A sum does not depend on the order in which the threads finish. */
    sum->signature += mix(seed, end->signature);
    bool first = !sum->why.text[0] || seed < sum->broken_seed;
    if ((end->broken || !end->ended) && first) {
        sum->broken_seed = seed;
        sum->why = *err;
        if (!err->text[0])
            snprintf(sum->why.text, sizeof sum->why.text,
                     "the game did not end within the step limit");
    }
}

static void *work(void *context)
{
    struct worker *worker = context;
    struct shared *shared = worker->shared;
    const struct arb_sim *sim = shared->sim;
    while (!stopped(sim)) {
        uint64_t number = atomic_fetch_add(&shared->next, 1);
        if (number >= sim->games)
            break;
        uint64_t seed = sim->seed + number;
        struct game_end end = {0};
        struct arb_error err = {0};
        play_game(worker, seed, &end, &err);
        if (end.cut)
            break;
        pthread_mutex_lock(&shared->lock);
        add_game(sim, shared->result, seed, &end, &err);
        pthread_mutex_unlock(&shared->lock);
        uint64_t done = atomic_fetch_add(&shared->done, 1) + 1;
        if (worker->reports && sim->progress)
            sim->progress(sim->context, done);
    }
    return NULL;
}

static double seconds_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

bool arb_simulate(const struct arb_sim *sim, struct arb_sim_result *result, struct arb_error *err)
{
    enum { MAX_JOBS = 256 };
    struct worker workers[MAX_JOBS] = {0};
    int jobs = sim->jobs < 1 ? 1 : sim->jobs > MAX_JOBS ? MAX_JOBS : sim->jobs;
    if ((uint64_t)jobs > sim->games)
        jobs = sim->games ? (int)sim->games : 1;
    *result = (struct arb_sim_result){0};
    struct shared shared = {.sim = sim, .result = result, .lock = PTHREAD_MUTEX_INITIALIZER};

    int opened = 0;
    for (; opened < jobs; opened++) {
        workers[opened] = (struct worker){.shared = &shared, .reports = opened == 0};
        workers[opened].chairs = calloc(ARB_SEATS, sizeof *workers[opened].chairs);
        workers[opened].table = open_with_seed(sim, sim->seed, ARB_FAST | sim->flags, err);
        if (!workers[opened].table || !workers[opened].chairs)
            break;
    }
    bool good = opened == jobs;
    double begin = seconds_now();
    int started = 0;
    if (good) {
        /* This thread is the first worker; if no other can be had it works alone. */
        for (started = 1; started < jobs; started++)
            if (pthread_create(&workers[started].thread, NULL, work, &workers[started]) != 0)
                break;
        work(&workers[0]);
    }
    for (int i = 1; i < started; i++)
        pthread_join(workers[i].thread, NULL);
    result->seconds = seconds_now() - begin;
    for (int i = 0; i < jobs; i++) {
        arb_table_close(workers[i].table);
        free(workers[i].chairs);
    }
    pthread_mutex_destroy(&shared.lock);
    return good;
}
