/* sim.h - mass simulation: many games, by random legal play or by a bot, in
 * several threads.
 *
 * Game number i is played from seed + i alone: what chance brings and what the
 * random player picks both follow from it. So any single game can be played
 * again with its own seed, and the outcome of the whole does not depend on how
 * many threads shared the work. */
#ifndef ARB_SIM_H
#define ARB_SIM_H

#include "bot.h"
#include "inputs.h"

#include <signal.h>

/* A player who picks any legal option with the same likelihood. */
struct arb_random {
    uint64_t state;
};
void arb_random_seed(struct arb_random *random, uint64_t seed);

static inline uint64_t arb_random_next(struct arb_random *random)
{
    uint64_t z = (random->state += 0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
}

/* A number below n. */
static inline uint32_t arb_random_below(struct arb_random *random, uint32_t n)
{
    return (uint32_t)(((arb_random_next(random) >> 32) * n) >> 32);
}

/* What happened in one game. */
struct arb_played {
    uint64_t decisions; /* answers players gave */
    uint64_t choices;   /* those of them with two or more options */
    uint64_t chances;   /* answers chance gave when it was asked openly */
    uint64_t trace;     /* over all asks and answers: two games with one trace went one way */
};

/* Who answers: bots in their chairs, or (no chairs) the random player. */
struct arb_movers {
    struct arb_random random;
    struct arb_bot_seat *chairs; /* ARB_SEATS of them, or NULL */
    struct arb_inputs *inputs;   /* counts what people would have been asked, or NULL */
};

/* Answer one pending ask, chance's by the generator. False when none is pending,
 * or with words in err when something went wrong. */
bool arb_play_step(arb_table *table, struct arb_movers *movers, struct arb_played *played,
                   struct arb_error *err);

struct arb_sim {
    const arb_game *game;
    const json_t *setup; /* without a seed */
    uint64_t seed, games;
    int jobs;
    uint64_t step_limit; /* answers after which a game counts as not ended; 0: the default */
    /* Who plays: the seats take turns at the bots, and from game to game everybody moves on a
     * seat, so that each bot sits everywhere as often. None: any legal option at random. */
    const struct arb_bot *bot[ARB_SEATS];
    int bots;
    double think;         /* seconds a choice for bots that think; 0: as they like */
    bool ordered;         /* every seat has the standing orders of new players */
    bool check;           /* check the invariants after every answer, and a copy of each game */
    int flags;            /* of the tables, besides ARB_FAST */
    const char *save_dir; /* keep each play here as <seed>.save, or NULL */
    const volatile sig_atomic_t *stop; /* raised: end soon; may be NULL */
    void (*progress)(void *context, uint64_t done);
    /* After each game that was not cut short, in the thread that played it; may be NULL. */
    void (*ended)(void *context, arb_table *table);
    void *context;
};

enum { ARB_SIM_STEPS = 1000000, ARB_SIM_SIDES = 64 };

struct arb_sim_result {
    uint64_t games; /* begun and not cut short by `stop` */
    uint64_t ended; /* reached their end within the step limit */
    uint64_t won, lost, over;
    uint64_t won_by[ARB_SEATS]; /* games in which this seat came first */
    int seats;                  /* at the largest table */
    /* The same by what the seats played, sorted by name; those that find no room are left
     * out, which no game comes near. */
    struct arb_sim_side {
        char name[40];
        uint64_t games, won;
    } side[ARB_SIM_SIDES];
    int sides;
    struct {
        uint64_t games, won; /* seats it had, and those of them that came first */
    } by_bot[ARB_SEATS];
    uint64_t broken; /* an invariant failed, an answer was refused, a copy went another way */
    struct arb_played played;
    struct arb_inputs inputs; /* if bots play: what people would have been asked */
    uint64_t longest;         /* most decisions in one game */
    double seconds;
    uint64_t signature;   /* over seeds, asks, answers and how each game ended */
    uint64_t broken_seed; /* the lowest that broke or did not end */
    struct arb_error why; /* and what happened there */
};

/* The 95 % interval of `won` out of `games` (Wilson's). */
void arb_interval(double won, double games, double *low, double *high);

/* False if the setup does not open a table; err says why. */
bool arb_simulate(const struct arb_sim *sim, struct arb_sim_result *result, struct arb_error *err);

#endif
