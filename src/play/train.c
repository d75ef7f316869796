#include "train.h"
#include "policy.h"

#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_JOBS = 64, MOST_ANSWERS = 20000 };

/* How much a game that is lost counts by how it looked on the way. */
static const double by_looks = 0.2;

/* Positions in which only good play ends teach little about bad ones: of games that are watched
 * the first rounds, up to so many, are played by chance, the better liked the likelier. */
enum { MOST_ASTRAY = 8 };
static const float heat = 12;

/* One game. */

struct play {
    const struct arb_train *train;
    arb_table *table;
    const struct arb_judgement *by, *others;
    int seat; /* whose the judgement is, where seats are rivals */
    struct arb_bot_seat *chairs;
    struct arb_lots *lots;  /* positions seen, or NULL */
    double looks, consoles; /* the sum over rounds; the most of a round */
    int rounds;
    int astray; /* rounds that go astray before positions are looked at */
};

static int choose(struct play *p, const struct arb_ask *ask, struct arb_random *random)
{
    if (ask->count < 2)
        return 0;
    if (p->chairs)
        return arb_bot_choose(&p->chairs[ask->seat], p->table, ask);
    arb_judge_by(p->table, ask->seat == p->seat || !p->others ? p->by : p->others);
    if (arb_round(p->table) < p->astray)
        return arb_often_liked(p->table, ask, heat, random);
    return arb_best_liked(p->table, ask, random);
}

/* From 0 to 1, and unlike the likelihood never so near to 0 that better cannot be told from
 * worse. */
static double outlook(double likelihood)
{
    const double far = 12;
    double odds = log((likelihood + 1e-9) / (1 - likelihood + 1e-9));
    return (fmax(-far, fmin(far, odds)) + far) / (2 * far);
}

static bool is_consoled(const struct arb_train *train)
{
    for (int i = 0; i < ARB_FEATURES; i++)
        if (train->consoles[i] != 0)
            return true;
    return false;
}

/* What a lost game that came to such a position counts. */
static double consolation(const struct play *p)
{
    float x[ARB_FEATURES] = {0};
    double sum = 0;
    if (!is_consoled(p->train) || !arb_look(p->table, p->seat, x))
        return 0;
    for (int i = 0; i < ARB_FEATURES; i++)
        sum += (double)(p->train->consoles[i] * x[i]);
    return fmin(sum, 1);
}

static void look_at_round(struct play *p)
{
    struct arb_lot lot = {.seats = 1};
    bool rivals = arb_rivals(p->train->game);
    double consoles = consolation(p);
    p->looks += outlook(arb_appraise(p->table, p->seat));
    p->consoles = fmax(p->consoles, consoles);
    p->rounds++;
    if (!p->lots || arb_round(p->table) < p->astray)
        return;
    if (rivals)
        lot.seats = arb_seat_count(p->table);
    bool any = true;
    for (int s = 0; s < lot.seats; s++) {
        lot.won[s] = (float)consoles;
        any = any && arb_look(p->table, s, lot.x[s]);
    }
    if (any)
        arb_lots_add(p->lots, &lot);
}

/* Positions of a game know how it ended, or the best that was still to come. */
static void tell_endings(struct play *p, size_t first)
{
    double best = consolation(p);
    for (size_t i = p->lots->count; i > first; i--) {
        struct arb_lot *lot = &p->lots->lot[i - 1];
        best = fmax(best, (double)lot->won[0]);
        for (int s = 0; s < lot->seats; s++)
            lot->won[s] = (float)fmax(arb_appraise(p->table, s), best);
    }
}

/* How the game ended for the seat: won, or how it looked. */
static double play_game(struct play *p, uint64_t seed)
{
    struct arb_random random;
    struct arb_ask ask;
    struct arb_error err = {0};
    size_t first = p->lots ? p->lots->count : 0;
    int round = 0;
    p->looks = p->consoles = p->rounds = 0;
    if (!arb_table_restart(p->table, seed, &err))
        return 0;
    arb_random_seed(&random, seed);
    p->astray = p->lots && !p->chairs ? (int)arb_random_below(&random, MOST_ASTRAY + 1) : 0;
    arb_judge_by(p->table, p->by);
    for (int seat = 0; p->chairs && seat < ARB_SEATS; seat++) {
        arb_bot_sit(&p->chairs[seat], p->train->bot, seat, seed);
        arb_bot_think(&p->chairs[seat], p->train->think, 1);
    }
    for (int n = 0; n < MOST_ANSWERS && arb_asks(p->table, &ask, 1) > 0; n++) {
        if (arb_round(p->table) != round) {
            round = arb_round(p->table);
            look_at_round(p);
        }
        if (!arb_answer(p->table, ask.id, ask.seat, choose(p, &ask, &random), &err))
            break;
    }
    p->consoles = fmax(p->consoles, consolation(p));
    if (p->lots)
        tell_endings(p, first);
    return arb_appraise(p->table, p->seat);
}

/* Many games. */

/* Games `each` for every judgement, from one seed on. */
struct batch {
    const struct arb_train *train;
    const struct arb_judgement *by, *others;
    int judgements, each;
    uint64_t seed;
    _Atomic int next;
    pthread_mutex_t lock;
    double *won, *score;   /* a sum for each judgement; score: with what lost games count */
    struct arb_lots *lots; /* or NULL */
    bool failed;
    struct arb_error err;
};

static bool stopped(const struct arb_train *train)
{
    return train->stop && *train->stop;
}

static arb_table *open_table(const struct arb_train *train, int which, struct arb_error *err)
{
    json_t *setup = json_copy(train->setup[which]);
    json_object_set_new(setup, "seed", json_integer(1));
    arb_table *table = arb_table_open(train->game, setup, ARB_FAST, err);
    json_decref(setup);
    return table;
}

static void fail(struct batch *b, const struct arb_error *err)
{
    pthread_mutex_lock(&b->lock);
    b->failed = true;
    b->err = *err;
    pthread_mutex_unlock(&b->lock);
}

static void play_number(struct batch *b, struct play *p, int number)
{
    int which = number / b->each, game = number % b->each;
    struct arb_lots own = {0};
    p->by = &b->by[which];
    p->others = arb_rivals(b->train->game) ? b->others : NULL;
    p->seat = p->others ? game / b->train->setups % arb_seat_count(p->table) : 0;
    p->lots = b->lots ? &own : NULL;
    double won = play_game(p, b->seed + (uint64_t)game);
    pthread_mutex_lock(&b->lock);
    b->won[which] += won;
    b->score[which] += is_consoled(b->train) ? won + (1 - won) * p->consoles
                       : p->rounds           ? won + by_looks * p->looks / p->rounds
                                             : won;
    for (size_t i = 0; i < own.count; i++)
        arb_lots_add(b->lots, &own.lot[i]);
    pthread_mutex_unlock(&b->lock);
    arb_lots_free(&own);
}

static void *work(void *context)
{
    struct batch *b = context;
    const struct arb_train *train = b->train;
    arb_table *table[ARB_TRAIN_SETUPS] = {NULL};
    struct arb_error err = {0};
    struct play play = {.train = train};
    if (train->bot && b->lots)
        play.chairs = calloc(ARB_SEATS, sizeof *play.chairs);
    for (int i = 0; i < train->setups; i++)
        if (!(table[i] = open_table(train, i, &err)))
            fail(b, &err);
    while (!b->failed && !stopped(train)) {
        int number = atomic_fetch_add(&b->next, 1);
        if (number >= b->judgements * b->each)
            break;
        play.table = table[number % b->each % train->setups];
        play_number(b, &play, number);
    }
    for (int i = 0; i < train->setups; i++)
        arb_table_close(table[i]);
    free(play.chairs);
    return NULL;
}

static bool run(struct batch *b, struct arb_error *err)
{
    pthread_t thread[MAX_JOBS];
    int jobs = b->train->jobs < 1 ? 1 : b->train->jobs > MAX_JOBS ? MAX_JOBS : b->train->jobs;
    int started = 1;
    pthread_mutex_init(&b->lock, NULL);
    for (; started < jobs; started++)
        if (pthread_create(&thread[started], NULL, work, b) != 0)
            break;
    work(b);
    for (int i = 1; i < started; i++)
        pthread_join(thread[i], NULL);
    pthread_mutex_destroy(&b->lock);
    if (b->failed)
        *err = b->err;
    return !b->failed && !stopped(b->train);
}

bool arb_judge_games(const struct arb_train *train, const struct arb_judgement *by, uint64_t seed,
                     int games, double *won, struct arb_error *err)
{
    double sum = 0, score = 0;
    struct batch b = {.train = train,
                      .by = by,
                      .others = arb_judgement(train->game, NULL),
                      .judgements = 1,
                      .each = games,
                      .seed = seed,
                      .won = &sum,
                      .score = &score};
    bool good = run(&b, err);
    *won = sum / games;
    return good;
}

bool arb_watch_games(const struct arb_train *train, const struct arb_judgement *by, uint64_t seed,
                     int games, struct arb_lots *lots, struct arb_error *err)
{
    double sum = 0, score = 0;
    struct batch b = {.train = train,
                      .by = by,
                      .others = by,
                      .judgements = 1,
                      .each = games,
                      .seed = seed,
                      .won = &sum,
                      .score = &score,
                      .lots = lots};
    return run(&b, err);
}

/* The cross-entropy method. */

void arb_tuning_begin(struct arb_tuning *tuning, const struct arb_game *game,
                      const struct arb_judgement *from)
{
    const struct arb_parameter *list = arb_parameters(game);
    *tuning = (struct arb_tuning){.mean = *from};
    for (int i = 0; list && list[i].name; i++)
        tuning->spread[i] = list[i].step;
}

/* Two numbers out of a normal distribution, by Box and Muller; one is enough. */
static float normal(struct arb_random *random)
{
    double u = ((double)(arb_random_next(random) >> 11) + 1) * 0x1p-53;
    double v = (double)(arb_random_next(random) >> 11) * 0x1p-53;
    return (float)(sqrt(-2 * log(u)) * cos(6.283185307179586 * v));
}

struct ranked {
    int which;
    double score;
};

static int better_first(const void *a, const void *b)
{
    const struct ranked *x = a, *y = b;
    return x->score < y->score ? 1 : x->score > y->score ? -1 : x->which - y->which;
}

/* The best draw the mean and the spread towards them; a spread that shrinks too soon finds
 * nothing any more, so some is added that wears off. */
static void follow_best(struct arb_tuning *tuning, const struct arb_parameter *list,
                        const struct arb_judgement *drawn, const struct ranked *rank, int best)
{
    const float pace = 0.6f;
    for (int i = 0; list[i].name; i++) {
        float mean = 0, square = 0, more = 0.3f * list[i].step / (1 + 0.1f * tuning->generation);
        for (int k = 0; k < best; k++)
            mean += drawn[rank[k].which].parameter[i] / (float)best;
        for (int k = 0; k < best; k++) {
            float off = drawn[rank[k].which].parameter[i] - mean;
            square += off * off / (float)best;
        }
        tuning->mean.parameter[i] += pace * (mean - tuning->mean.parameter[i]);
        tuning->spread[i] += pace * (sqrtf(square + more * more) - tuning->spread[i]);
    }
}

bool arb_tune(const struct arb_train *train, struct arb_tuning *tuning, struct arb_error *err)
{
    const struct arb_parameter *list = arb_parameters(train->game);
    int n = train->drawn, best = (int)(train->kept * n) > 1 ? (int)(train->kept * n) : 2;
    struct arb_judgement *drawn = calloc((size_t)n, sizeof *drawn);
    double *won = calloc((size_t)n, sizeof *won), *score = calloc((size_t)n, sizeof *score);
    struct ranked *rank = calloc((size_t)n, sizeof *rank);
    struct arb_random random;
    if (!drawn || !won || !score || !rank)
        abort();
    arb_random_seed(&random, train->seed + 7919 * (uint64_t)tuning->generation);
    for (int k = 0; k < n; k++) {
        drawn[k] = tuning->mean;
        for (int i = 0; k > 0 && list[i].name; i++)
            drawn[k].parameter[i] += tuning->spread[i] * normal(&random);
    }
    struct batch b = {.train = train,
                      .by = drawn,
                      .others = &tuning->mean,
                      .judgements = n,
                      .each = train->games,
                      .seed = train->seed + (uint64_t)train->games * (uint64_t)tuning->generation,
                      .won = won,
                      .score = score};
    bool good = run(&b, err);
    for (int k = 0; k < n; k++)
        rank[k] = (struct ranked){k, score[k] / train->games};
    if (good) {
        qsort(rank, (size_t)n, sizeof *rank, better_first);
        tuning->best = won[rank[0].which] / train->games;
        tuning->middle = won[0] / train->games;
        tuning->counts = score[0] / train->games;
        follow_best(tuning, list, drawn, rank, best);
        tuning->generation++;
    }
    free(drawn);
    free(won);
    free(score);
    free(rank);
    return good;
}
