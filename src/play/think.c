#include "think.h"

#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum {
    MOST_ANSWERS = 600, /* in one imagined game */
    TO_THE_END = 20000,
    BATCH = 4, /* imagined tables between two looks at how the options do */
    FEWEST = 8,
    ENOUGH = 16, /* to tell that an option is not worth more trying */
    MOST_TABLES = 1024,
    FOR_WORDS = 64,
    MAX_THREADS = 64
};

/* An option is tried if it is liked at most so much less than the best. */
static const float leeway = 60;
/* How far rivals are from always doing what they like best. */
static const float heat = 25;
/* Standard errors by which an option must be behind to be dropped, by who has 30,000 answers to
 * spend; who has twice as many, or takes twice the care, wants to be so much surer. */
static const double sure = 2.0, surer = 0.3;
static const double usual_answers = 30000;
/* Standard errors by which an option must be ahead of one that is liked much better (by `heat`)
 * to be taken. */
static const double doubt = 0.7;
/* So much more likely to win, with even odds, is not worth finding out; with long odds less is. */
static const double trifle = 0.01;

/* One imagined game. */

struct outcome {
    double value;
    bool won, lost;
    float x[ARB_FEATURES];
    uint64_t answers;
};

struct mind {
    arb_table *table;
    const struct arb_ask *ask;
    uint64_t seed;
    bool rivals;
    int rounds; /* of the game, before a position is appraised; 0: to its end */
};

static void imagine(const struct mind *m, arb_table **sample, int option, uint64_t number,
                    struct outcome *out)
{
    struct arb_random random;
    struct arb_ask ask;
    int seat = m->ask->seat, end = arb_round(m->table) + m->rounds;
    int most = m->rounds ? MOST_ANSWERS : TO_THE_END;
    uint64_t seed = m->seed + number * 0x9e3779b97f4a7c15u;
    *sample = arb_sample(m->table, seat, seed, *sample);
    arb_settle_chance(*sample);
    arb_random_seed(&random, seed);
    *out = (struct outcome){.answers = 1};
    arb_answer(*sample, m->ask->id, seat, option, NULL);
    while ((int)out->answers < most && arb_asks(*sample, &ask, 1) > 0 &&
           (!m->rounds || arb_round(*sample) < end)) {
        int choice = m->rivals && ask.seat != seat ? arb_often_liked(*sample, &ask, heat, &random)
                                                   : arb_best_liked(*sample, &ask, &random);
        if (!arb_answer(*sample, ask.id, ask.seat, choice, NULL))
            break;
        out->answers++;
    }
    out->value = arb_appraise(*sample, seat);
    bool over = arb_status(*sample) != ARB_PLAYING;
    out->won = over && out->value > 0.5;
    out->lost = over && out->value <= 0.5;
    if (!over)
        arb_look(*sample, seat, out->x);
}

static _Thread_local struct {
    bool (*now)(void *with);
    void *with;
} between;

void arb_pause_thoughts(bool (*now)(void *with), void *with)
{
    between.now = now;
    between.with = with;
}

/* Batches, in threads. */

struct batch {
    struct mind mind;
    int tables; /* imagined ones of this batch */
    uint64_t first;
    int options, option[ARB_TRIED];
    struct outcome (*outcome)[ARB_TRIED]; /* by table and option */
    int threads;
    bool given_up; /* written by the first thread alone */
};

struct share {
    struct batch *batch;
    int from;
    arb_table *sample;
};

static void *work(void *context)
{
    struct share *share = context;
    struct batch *b = share->batch;
    for (int k = share->from; k < b->tables; k += b->threads)
        for (int i = 0; i < b->options; i++) {
            if (between.now && !between.now(between.with)) {
                b->given_up = true;
                return NULL;
            }
            imagine(&b->mind, &share->sample, b->option[i], b->first + (uint64_t)k,
                    &b->outcome[k][i]);
        }
    return NULL;
}

/* Samples only read the table, so threads may share it. */
static void run(struct batch *b, struct share *share)
{
    pthread_t thread[MAX_THREADS];
    bool started[MAX_THREADS] = {false};
    for (int i = 1; i < b->threads; i++)
        started[i] = pthread_create(&thread[i], NULL, work, &share[i]) == 0;
    work(&share[0]);
    for (int i = 1; i < b->threads; i++)
        if (started[i])
            pthread_join(thread[i], NULL);
        else
            work(&share[i]);
}

/* The race. */

struct runner {
    int option;
    float like;
    bool dropped;
    struct arb_tried tried;
};

/* What is kept of each table and runner, for pairs: features of the first tables only, which
 * are for words. */
struct kept {
    float value[ARB_TRIED];
    bool unended[ARB_TRIED];
};

struct race {
    int runners, tables, choice;
    bool given_up;
    double sure, trifle; /* as much as patience allows */
    struct runner runner[ARB_TRIED];
    struct kept *kept;
    float (*x)[ARB_TRIED][ARB_FEATURES];
};

static void count(struct race *race, int runner, int table, const struct outcome *o)
{
    struct arb_tried *t = &race->runner[runner].tried;
    double n = ++t->games;
    t->value += (o->value - t->value) / n;
    t->won += (o->won - t->won) / n;
    t->lost += (o->lost - t->lost) / n;
    race->kept[table].value[runner] = (float)o->value;
    race->kept[table].unended[runner] = !o->won && !o->lost;
    if (table < FOR_WORDS)
        memcpy(race->x[table][runner], o->x, sizeof o->x);
}

/* An option that was dropped has met fewer tables than the best: what it came to is told as
 * what it was more or less on those that both have met. */
static void hold_against_best(struct race *race, int best, int runner)
{
    struct arb_tried *t = &race->runner[runner].tried;
    const struct arb_tried *b = &race->runner[best].tried;
    double value = 0, both = 0, sum[ARB_FEATURES] = {0};
    for (int k = 0; k < t->games; k++) {
        value += (double)race->kept[k].value[runner] - (double)race->kept[k].value[best];
        if (k >= FOR_WORDS || !race->kept[k].unended[runner] || !race->kept[k].unended[best])
            continue;
        both++;
        for (int i = 0; i < ARB_FEATURES; i++)
            sum[i] += (double)race->x[k][runner][i] - (double)race->x[k][best][i];
    }
    t->value = fmax(0, fmin(b->value, b->value + value / t->games));
    for (int i = 0; i < ARB_FEATURES; i++)
        t->more[i] = both > 0 ? sum[i] / both : 0;
}

static int leader(const struct race *race)
{
    int best = -1;
    for (int i = 0; i < race->runners; i++)
        if (!race->runner[i].dropped &&
            (best < 0 || race->runner[i].tried.value > race->runner[best].tried.value))
            best = i;
    return best;
}

/* How far one runner is behind another over the tables both have met, and how sure that is. */
static void compare(const struct race *race, int a, int b, double *behind, double *error)
{
    double sum = 0, squares = 0, n = race->tables;
    for (int k = 0; k < race->tables; k++) {
        double d = (double)race->kept[k].value[a] - (double)race->kept[k].value[b];
        sum += d;
        squares += d * d;
    }
    *behind = sum / n;
    *error = sqrt(fmax(0, squares / n - *behind * *behind) / n);
}

static double trifle_at(const struct race *race, double value)
{
    return 4 * value * (1 - value) * race->trifle;
}

/* Is one of two runners of no more use? It is clearly behind the other, was the same in every
 * game so far, or could only be a trifle better than one that is better liked. */
static bool can_go(const struct race *race, int runner, int other)
{
    double behind, error;
    bool liked = race->runner[runner].like > race->runner[other].like ||
                 (race->runner[runner].like == race->runner[other].like && runner < other);
    compare(race, other, runner, &behind, &error);
    if (behind > race->sure * error && behind > 1e-9)
        return true;
    if (fabs(behind) <= 1e-9 && error <= 1e-9)
        return !liked;
    return !liked && race->tables >= ENOUGH &&
           race->sure * error - behind < trifle_at(race, race->runner[other].tried.value);
}

/* How many are left when all that can go have gone. */
static int drop(struct race *race)
{
    int best = leader(race), left = 0;
    for (int i = 0; i < race->runners; i++) {
        struct runner *r = &race->runner[i];
        r->dropped = r->dropped || (i != best && can_go(race, i, best));
        if (!r->dropped && i != best && can_go(race, best, i)) {
            race->runner[best].dropped = true;
            return drop(race);
        }
        left += !r->dropped;
    }
    return left;
}

/* Noise must not overrule judgement: the best liked of those that the leader is not surely
 * ahead of. */
static int settle_on(const struct race *race)
{
    int best = leader(race), choice = best;
    for (int i = 0; i < race->runners; i++) {
        double behind, error;
        if (race->runner[i].dropped || race->runner[i].like <= race->runner[choice].like)
            continue;
        compare(race, best, i, &behind, &error);
        float more = fminf(1, (race->runner[i].like - race->runner[best].like) / heat);
        if (behind < doubt * (double)more * error)
            choice = i;
    }
    return choice;
}

static uint64_t run_batch(struct race *race, struct batch *b, struct share *share)
{
    uint64_t answers = 0;
    int who[ARB_TRIED];
    b->options = 0;
    b->first = (uint64_t)race->tables;
    for (int i = 0; i < race->runners; i++)
        if (!race->runner[i].dropped) {
            who[b->options] = i;
            b->option[b->options++] = race->runner[i].option;
        }
    run(b, share);
    race->given_up = b->given_up;
    for (int k = 0; k < b->tables && !race->given_up; k++, race->tables++)
        for (int i = 0; i < b->options; i++) {
            count(race, who[i], race->tables, &b->outcome[k][i]);
            answers += b->outcome[k][i].answers;
        }
    return answers;
}

/* Ends with the choice. */
static uint64_t run_race(struct race *race, const struct mind *mind, struct arb_patience patience)
{
    struct share share[MAX_THREADS] = {0};
    struct batch b = {.mind = *mind, .tables = BATCH};
    uint64_t answers = 0;
    b.threads = patience.threads < 1 ? 1 : patience.threads > BATCH ? BATCH : patience.threads;
    b.outcome = calloc(BATCH, sizeof *b.outcome);
    race->kept = calloc(MOST_TABLES, sizeof *race->kept);
    race->x = calloc(FOR_WORDS, sizeof *race->x);
    if (!b.outcome || !race->kept || !race->x)
        abort();
    for (int i = 0; i < b.threads; i++)
        share[i] = (struct share){.batch = &b, .from = i};
    double more = fmax(1, (double)patience.answers / usual_answers) * arb_care(mind->table);
    race->sure = sure + surer * log2(more);
    race->trifle = trifle / sqrt(more);
    do
        answers += run_batch(race, &b, share);
    while (!race->given_up && (race->tables < FEWEST || drop(race) > 1) &&
           answers < patience.answers && race->tables + BATCH <= MOST_TABLES);
    for (int i = 0; i < b.threads; i++)
        arb_table_close(share[i].sample);
    race->choice = race->given_up ? 0 : settle_on(race);
    for (int i = 0; i < race->runners && !race->given_up; i++)
        if (i != race->choice)
            hold_against_best(race, race->choice, i);
    free(b.outcome);
    free(race->kept);
    free(race->x);
    return answers;
}

/* Which options are tried. */

static bool is_alike_another(arb_table *sample, const struct arb_ask *ask, const struct race *race,
                             int option)
{
    for (int i = 0; i < race->runners; i++)
        if (arb_alike(sample, ask, race->runner[i].option, option))
            return true;
    return false;
}

/* The best liked first; of those that are alike one. */
static void line_up(struct race *race, arb_table *sample, const struct arb_ask *ask)
{
    float like[ARB_MOST_OPTIONS];
    bool judged = ask->count <= ARB_MOST_OPTIONS && arb_prefer(sample, ask, like);
    for (int i = 0; i < ask->count && i < ARB_MOST_OPTIONS && !judged; i++)
        like[i] = 0;
    for (int n = 0; n < ask->count && race->runners < ARB_TRIED; n++) {
        int best = -1;
        for (int i = 0; i < ask->count && i < ARB_MOST_OPTIONS; i++)
            if (like[i] > -1e20f && (best < 0 || like[i] > like[best]))
                best = i;
        if (best < 0 || (race->runners && like[best] < race->runner[0].like - leeway))
            break;
        if (!is_alike_another(sample, ask, race, best))
            race->runner[race->runners++] = (struct runner){.option = best, .like = like[best]};
        like[best] = -1e30f;
    }
}

static int best_first(const void *a, const void *b)
{
    const struct arb_tried *x = a, *y = b;
    return x->value < y->value ? 1 : x->value > y->value ? -1 : x->option - y->option;
}

bool arb_think(arb_table *table, const struct arb_ask *ask, uint64_t seed,
               struct arb_patience patience, struct arb_thought *thought)
{
    struct race race = {0};
    const arb_game *game = arb_table_game(table);
    struct mind mind = {.table = table,
                        .ask = ask,
                        .seed = seed,
                        .rivals = arb_rivals(game),
                        .rounds = arb_features(game) ? arb_look_ahead(table) : 0};
    *thought = (struct arb_thought){0};
    if (ask->seat >= ARB_SEATS || ask->count < 2)
        return ask->count == 1;
    arb_table *sample = arb_sample(table, ask->seat, seed, NULL);
    line_up(&race, sample, ask);
    arb_table_close(sample);
    thought->choice = race.runner[0].option;
    if (race.runners < 2)
        return true;
    thought->answers = run_race(&race, &mind, patience);
    if (race.given_up) {
        *thought = (struct arb_thought){.choice = -1};
        return false;
    }
    int best = race.choice;
    thought->choice = race.runner[best].option;
    for (int i = 0; i < race.runners; i++) {
        race.runner[i].tried.option = race.runner[i].option;
        if (i != best)
            thought->option[++thought->tried] = race.runner[i].tried;
    }
    thought->option[0] = race.runner[best].tried;
    qsort(thought->option + 1, (size_t)thought->tried, sizeof *thought->option, best_first);
    thought->tried++;
    return true;
}
