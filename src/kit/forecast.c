#include "forecast.h"
#include "chance.h"
#include "memory.h"
#include "rules.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* Answers after which a play that is imagined is given up; it then counts as even. */
enum { ANSWERS = 400 };

/* One way it may go on: a block of its own in a run of its own. */
struct imagined {
    struct arb_run *run;
    size_t bytes;
    int leaves;                   /* outcomes counted so far */
    int value[1 + FORECAST_ALSO]; /* how this play comes out, as far as it is known */
    struct forecast *f;
    const struct forecast_of *what;
    const struct forecast_start *start;
};

static void begin(struct imagined *to, const struct arb_run *g)
{
    to->run = arb_alloc(sizeof *to->run);
    to->bytes = g->rules->block_bytes;
    to->run->block = arb_alloc(to->bytes);
}

static void put(struct imagined *to, const struct arb_run *g)
{
    struct arb_block *block = to->run->block;
    memcpy(to->run, g, offsetof(struct arb_run, option));
    to->run->block = memcpy(block, g->block, to->bytes);
    to->run->sink = NULL;
    to->run->marks = NULL;
    to->run->refused = NULL;
    to->run->telling = NULL;
    to->run->list_chance = false;
}

static void end(struct imagined *to)
{
    free(to->run->block);
    free(to->run);
}

/* What the others have answered and nobody knows yet is still to be answered. */
static void imagine(struct imagined *to, const struct arb_run *g, int seat, uint64_t seed)
{
    put(to, g);
    to->run->block->answered = 0;
    if (g->rules->resample)
        g->rules->resample(to->run, seat, seed);
}

static unsigned still_asked(const struct arb_block *b)
{
    return b->asked & ~(unsigned)b->answered;
}

static void answer(struct arb_run *g, int seat, struct arb_option option)
{
    struct arb_block *b = g->block;
    b->answer[seat] = option;
    b->answered |= (uint16_t)SEAT(seat);
    if (b->answered == b->asked || b->lanes)
        arb_run_on(g);
}

/* What the game says; else passing, or what the game thinks most would choose. */
static struct arb_option taken(const struct imagined *way, int seat)
{
    const struct forecast_of *what = way->what;
    const struct arb_run *g = way->run;
    const struct arb_option *option = g->option + g->list[seat].first;
    int played = what->plays ? what->plays(g, seat, way->start) : -1;
    if (played >= 0)
        return option[played];
    for (int i = 0; i < g->list[seat].count; i++)
        if (option[i].flags & ARB_PASS)
            return option[i];
    return option[what->choose ? what->choose(g, seat) : 0];
}

/* On to where chance is asked, true; or to where it is decided. */
static bool until_chance(struct imagined *way)
{
    struct arb_run *g = way->run;
    for (int i = 0; i < ANSWERS; i++) {
        unsigned asked = still_asked(g->block);
        if (way->what->foreseen(g, way->start, way->value) || !asked)
            return false;
        if (asked & SEAT(ARB_CHANCE))
            return true;
        int seat = __builtin_ctz(asked);
        answer(g, seat, taken(way, seat));
    }
    return false;
}

/* The copy goes on from where it was drawn anew, with what the seat chooses. */
static void set_out(struct imagined *way, int seat, const struct arb_option *option)
{
    memset(way->value, 0, sizeof way->value);
    arb_run_on(way->run);
    if (option)
        answer(way->run, seat, *option);
}

static void count(struct imagined *of, double p)
{
    int at = FORECAST_AT(of->value[0]);
    of->leaves++;
    for (int i = 0; i < FORECAST_ALSO; i++)
        of->f->also[i] += p * of->value[1 + i];
    of->f->p[at < 0 ? 0 : at < FORECAST_VALUES ? at : FORECAST_VALUES - 1] += p;
}

/* All that chance may bring, or some of it. */

/* Every outcome, and all that follows each. False: they are too many. */
static bool follow(struct imagined *way, double p)
{
    if (!until_chance(way)) {
        count(way, p);
        return way->leaves <= FORECAST_LEAVES;
    }
    int outcomes = way->run->block->outcomes;
    bool few = way->leaves + outcomes <= FORECAST_LEAVES;
    struct imagined next = *way;
    begin(&next, way->run);
    for (int i = 0; few && i < outcomes; i++) {
        put(&next, way->run);
        memcpy(next.value, way->value, sizeof next.value);
        answer(next.run, ARB_CHANCE, (struct arb_option){.a = (uint16_t)i});
        few = follow(&next, p / outcomes);
    }
    way->leaves = next.leaves;
    end(&next);
    return few;
}

static void throw(struct imagined * way, uint64_t key, double p)
{
    while (until_chance(way)) {
        const struct arb_block *b = way->run->block;
        answer(way->run, ARB_CHANCE,
               (struct arb_option){.a = (uint16_t)arb_outcome(key, b->ask_id, b->outcomes)});
    }
    count(way, p);
}

static void sum_up(struct forecast *f)
{
    for (int at = 0; at < FORECAST_VALUES; at++)
        *(at > FORECAST_AT(0) ? &f->above : at < FORECAST_AT(0) ? &f->below : &f->even) += f->p[at];
}

bool forecast(const struct arb_run *g, const struct forecast_of *what, int seat,
              const struct arb_option *option, void *scene, struct forecast *f)
{
    struct forecast_start start = {.scene = scene};
    struct imagined way = {.f = f, .what = what, .start = &start};
    *f = (struct forecast){0};
    if (!what->may(g, seat, option, &start))
        return false;
    begin(&way, g);
    imagine(&way, g, seat, 1);
    if (what->loosen(way.run, seat)) {
        set_out(&way, seat, option);
        f->exact = follow(&way, 1);
    }
    if (!f->exact) {
        *f = (struct forecast){.samples = what->samples ? what->samples : FORECAST_SAMPLES};
        for (int i = 1; i <= f->samples; i++) {
            imagine(&way, g, seat, (uint64_t)i);
            set_out(&way, seat, option);
            throw(&way, arb_chance_key((uint64_t)i), 1.0 / f->samples);
        }
    }
    end(&way);
    sum_up(f);
    return true;
}

/* Twice the standard deviation is what nineteen of twenty such counts stay within. */
void forecast_say(const struct forecast_of *what, const struct forecast *f, char *words,
                  size_t size)
{
    double off = f->exact ? 0 : 1.96 * sqrt(0.25 / f->samples);
    if (f->exact)
        snprintf(words, size, "played out %s, exactly", what->one_by_one);
    else
        snprintf(words, size, "played out %d times: within %d percentage points, 19 times of 20",
                 f->samples, (int)ceil(100 * off));
}

/* Telling. */

static void put_outcomes(const struct forecast_of *what, const struct forecast *f,
                         struct arb_json *out)
{
    double expected = 0;
    for (int by = -FORECAST_HALF; by < FORECAST_HALF; by++)
        expected += by * f->p[FORECAST_AT(by)];
    arb_put_array(out, "outcomes");
    odds_put_outcome(out, what->above, f->above, ODDS_GOOD);
    if (what->even)
        odds_put_outcome(out, what->even, f->even, ODDS_EVEN);
    odds_put_outcome(out, what->below, f->below, ODDS_BAD);
    arb_put_end(out);
    if (what->expected)
        odds_put_expected(out, what->expected, expected);
}

static void put_bars(const struct forecast_of *what, const struct forecast *f, struct arb_json *out)
{
    arb_put_array(out, "bars");
    for (int by = FORECAST_HALF - 1; by >= -FORECAST_HALF; by--)
        if (f->p[FORECAST_AT(by)] > 0) {
            char label[64];
            what->say(by, label, sizeof label);
            odds_put_bar(out, label, by, f->p[FORECAST_AT(by)],
                         by > 0   ? ODDS_GOOD
                         : by < 0 ? ODDS_BAD
                                  : ODDS_EVEN,
                         NULL);
        }
    arb_put_end(out);
}

void forecast_put(const struct arb_run *g, const struct forecast_of *what, const struct forecast *f,
                  const void *scene, struct arb_json *out)
{
    char line[128];
    snprintf(line, sizeof line, "%s%s", what->title, f->exact ? "" : ", about");
    arb_put_object(out, NULL);
    arb_put_text(out, "title", line);
    if (what->when)
        arb_put_text(out, "when", what->when);
    put_outcomes(what, f, out);
    if (what->line) {
        what->line(g, line, sizeof line);
        arb_put_array(out, "lines");
        arb_put_text(out, NULL, line);
        arb_put_end(out);
    }
    if (what->more)
        what->more(g, f, scene, out);
    put_bars(what, f, out);
    arb_put_array(out, "notes");
    forecast_say(what, f, line, sizeof line);
    arb_put_text(out, NULL, line);
    arb_put_text(out, NULL, what->note);
    arb_put_end(out);
    arb_put_end(out);
}
