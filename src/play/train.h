/* train.h - parameters tuned and weights fitted on whole games.
 *
 * Tuning is the cross-entropy method: judgements are drawn around a mean, each plays the same
 * games (where seats are rivals: one seat, the others by the mean), and the best of them make
 * the next mean and how far around it is drawn. All that happens follows from the seed and
 * the generation, so it can be stopped and gone on with at any generation.
 *
 * Fitting plays games by a judgement, or by a bot, looks at each position in which a round
 * begins, and holds it against how the game ended, or what it counts. */
#ifndef ARB_TRAIN_H
#define ARB_TRAIN_H

#include "bot.h"
#include "fit.h"
#include "sim.h"

enum { ARB_TRAIN_SETUPS = 8 };

struct arb_train {
    const arb_game *game;
    json_t *setup[ARB_TRAIN_SETUPS]; /* games take turns at them */
    int setups, jobs;
    uint64_t seed;
    int drawn;   /* judgements a generation */
    int games;   /* that each of them plays */
    double kept; /* the part of them that makes the next mean */
    const volatile sig_atomic_t *stop;
    /* Where next to nothing is won there is nothing to learn from: a lost game counts as much as
     * this sum of features came to in its best round, and a game that is won 1; a position, when
     * weights are fitted, as much as in the best round from there on. All 0: a game counts by how
     * it looked on the way. */
    float consoles[ARB_FEATURES];
    const struct arb_bot *bot; /* who plays when weights are fitted; NULL: the judgement */
    double think;              /* of that bot */
};

/* Where tuning stands. */
struct arb_tuning {
    int generation;
    struct arb_judgement mean;
    float spread[ARB_PARAMETERS];
    double best, middle; /* what the best drawn and the mean of the last generation won */
    double counts;       /* the mean, with what lost games count */
};

void arb_tuning_begin(struct arb_tuning *tuning, const struct arb_game *game,
                      const struct arb_judgement *from);

/* One generation. False: it was stopped, or (with words in err) a table does not open. */
bool arb_tune(const struct arb_train *train, struct arb_tuning *tuning, struct arb_error *err);

/* What part of `games` a judgement wins from `seed` on. */
bool arb_judge_games(const struct arb_train *train, const struct arb_judgement *by, uint64_t seed,
                     int games, double *won, struct arb_error *err);

/* Positions of `games` and how those ended. */
bool arb_watch_games(const struct arb_train *train, const struct arb_judgement *by, uint64_t seed,
                     int games, struct arb_lots *lots, struct arb_error *err);

#endif
