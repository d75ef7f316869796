/* forecast.h - how something will turn out: played out by the real rules, as far as one seat
 * can know.
 *
 *     struct forecast f;
 *     if (forecast(g, &outcome, seat, NULL, &f)) ...      f.p[FORECAST_AT(2)]: it comes out at 2
 *
 * What lies hidden is drawn anew (the game's `resample`); then the play goes on, with nobody
 * acting but as the game says (`plays`): who may pass passes, who must choose takes the first
 * choice. Chance is followed through all its outcomes where they are few (`exact`: of one card
 * that is turned up, say), else it is thrown again and again, each time with other hidden things.
 *
 * What must hold: the result depends on what the seat may know and on nothing else. Forecasts
 * serve screens; no rule and no bot reads them. */
#ifndef KIT_FORECAST_H
#define KIT_FORECAST_H

#include "odds.h"
#include "run.h"

enum {
    FORECAST_HALF = 64,                  /* outcomes are between -64 and 63 */
    FORECAST_VALUES = 2 * FORECAST_HALF, /* the first and the last hold all beyond */
    FORECAST_LEAVES = 600,
    FORECAST_SAMPLES = 160, /* unless the game says otherwise */
    FORECAST_ALSO = 8,
};
#define FORECAST_AT(value) ((value) + FORECAST_HALF)

struct forecast {
    bool exact;
    int samples; /* where it is not */
    double p[FORECAST_VALUES];
    double above, even, below;  /* 0 */
    double also[FORECAST_ALSO]; /* the averages of the other numbers in which it came out */
};

/* What a play that is imagined began with, so that it can be told how it came out: the game's. */
struct forecast_start {
    int about[4];
    void *scene; /* the game's, to which it may add whatever it sees on the way */
};

/* Something whose outcome is forecast: a row of the game's. */
struct forecast_of {
    const char *title;
    const char *when; /* what is taken to be chosen: "If you attack"; NULL: nothing */
    const char *above, *even, *below; /* how it comes out: above 0, at 0 (NULL: never), below 0 */
    const char *expected;             /* the average; NULL: it is not told */
    const char *note;                 /* what the forecast takes for granted */
    const char *one_by_one;           /* what is followed where it is exact: "card by card" */
    /* Is there something to be forecast, with this option of the seat chosen (NULL: as it is)? */
    bool (*may)(const struct arb_run *g, int seat, const struct arb_option *option,
                struct forecast_start *start);
    /* In a copy, after it was drawn anew: all that is hidden from the seat and could matter has no
     * order yet, so that chance is asked for it (hide_loosen()). False: some of it is decided. */
    bool (*loosen)(struct arb_run *g, int seat);
    /* The play has come to where it is decided: so it comes out, value[0]. Behind it is room for
     * FORECAST_ALSO numbers, all 0 at first; what was written there stays until this play ends. */
    bool (*foreseen)(const struct arb_run *g, const struct forecast_start *start, int *value);
    /* What whoever is asked does even where they might pass, one of their options, or -1; NULL:
     * nobody does anything. */
    int (*plays)(const struct arb_run *g, int seat, const struct forecast_start *start);
    /* Who must choose takes this one of their options; NULL: the first. */
    int (*choose)(const struct arb_run *g, int seat);
    /* One outcome in words; what is still to come until then, as a line (NULL: none). */
    void (*say)(int value, char *words, size_t size);
    void (*line)(const struct arb_run *g, char *words, size_t size);
    /* Sides and rows (odds.h), in this order; NULL: none. */
    void (*more)(const struct arb_run *g, const struct forecast *f, const void *scene,
                 struct arb_json *out);
    int samples; /* 0: FORECAST_SAMPLES */
};

/* With `option` of the seat chosen first, or as the table stands. False: there is nothing to be
 * forecast now. `scene` is for the game's own functions, or NULL. */
bool forecast(const struct arb_run *g, const struct forecast_of *what, int seat,
              const struct arb_option *option, void *scene, struct forecast *f);

/* How the forecast was made, in words: "exactly", or by how many tries and how far off. */
void forecast_say(const struct forecast_of *what, const struct forecast *f, char *words,
                  size_t size);

/* As every game tells its odds (odds.h), each end that may come in a bar: beside a number that is
 * explained to who asks, for it takes milliseconds where a view takes microseconds. */
void forecast_put(const struct arb_run *g, const struct forecast_of *what, const struct forecast *f,
                  const void *scene, struct arb_json *out);

#endif
