/* tactics.h - for programs that play tactical games: what cards come to when they are played
 * together, on whom and from where, and how good a cell is to end on; all in points of damage.
 *
 * The game reads what can be attacked into quarries and its cards into deeds, as far as the seat
 * may see them, once for each question; no rule is known here, and no board but numbers of cells.
 * A hit reaches a quarry from a cell if its range is not below `away` there. */
#ifndef KIT_TACTICS_H
#define KIT_TACTICS_H

#include "board_sets.h"

/* What is weighed; a game's own table of parameters begins with these, and they can be trained. */
#define TACTICS_PARAMETERS(X)                                                                      \
    X(KILL, "kill", 3, 1)                                                                          \
    X(CARD, "card spent", 0.35f, 0.2f)                                                             \
    X(AP, "action point spent", 0.06f, 0.04f)                                                      \
    X(COURAGE, "damage risked", 0.12f, 0.08f)                                                      \
    X(FEAR, "damage risked when hurt", 0.7f, 0.3f)                                                 \
    X(NEARER, "step nearer to an attack", 0.25f, 0.12f)                                            \
    X(GOAL, "step nearer to the goal", 0.5f, 0.2f)                                                 \
    X(GOAL_IN_FIGHT, "the same in a fight", 0.12f, 0.08f)
#define TACTICS_ENUM(name, words, usual, step) TACTICS_##name,
enum { TACTICS_PARAMETERS(TACTICS_ENUM) TACTICS_WEIGHED };
#undef TACTICS_ENUM

enum { QUARRIES = 12, REACHES = 9, HITS = 3, TOGETHER = 5, DEEDS_AT_HAND = 12, NEVER = 99 };

/* Whom one could attack. */
struct quarry {
    uint16_t thing;
    bool object; /* nobody: its end is worth no more than the damage */
    int8_t hp, guard;
    int8_t reach;                   /* it attacks who is that near, */
    float menace;                   /* for about so much damage */
    uint8_t away[BOARD_CELLS + 1];  /* from each cell: the least range that reaches it */
    uint8_t steps[BOARD_CELLS + 1]; /* how far it is, whatever is in between */
    uint8_t need[REACHES];          /* points of movement to where that range reaches it */
};

/* An attack, with what is to be expected of it on each quarry: damage, and all in all. */
struct hit {
    int8_t range, targets;
    float damage[QUARRIES], worth[QUARRIES];
};

/* What a card does for who plays it. */
struct deed {
    uint16_t thing;       /* the card */
    int8_t cost;          /* action points */
    int8_t before, after; /* points of movement before its first attack or heal, and behind it */
    int8_t hits;
    bool heals, only_me;
    int8_t heal, heal_range; /* how much, and how far */
    struct hit hit[HITS];
    float more; /* all else that it does, wherever it is done */
};

struct tactics {
    struct arb_run *g;
    int who;
    const float *weigh;
    int here, range; /* where the figure stands, and how far it reaches without a card */
    int points;      /* of movement that it has */
    bool down;       /* it must get up first, which is what points are good for */
    bool fight;      /* somebody is near enough to fight */
    bool carries;    /* the goal is all that counts */
    float step;      /* what a step nearer to the goal is worth now */
    float left;      /* the part of its health that is left */
    int quarries;
    struct quarry quarry[QUARRIES];
    struct hit plain; /* an attack without a card's help */
    /* From each cell the steps on foot to the goal and to the nearest quarry; NEVER: none. */
    uint8_t goal[BOARD_CELLS + 1], near[BOARD_CELLS + 1];
    uint8_t
        cost[BOARD_CELLS + 1]; /* points of movement to each cell, NEVER: it cannot stop there */
    float beside[BOARD_CELLS + 1]; /* what else is good or bad about ending there */
};

/* From every cell: the fewest steps on foot to one of these, through all doors, not through what is
 * closed. */
void tactics_walks(const struct board *b, const struct board_set *to,
                   const struct board_set *closed, uint8_t steps[BOARD_CELLS + 1]);
/* Once `away` of the quarries and `cost` are known: what it costs to get to where they can be
 * reached. */
void tactics_ways(struct tactics *t);

/* Damage to be expected at this cell before the figure acts again. */
float tactics_danger(const struct tactics *t, int cell);
/* How good it is to end there: goal, quarries, danger, and what is beside. */
float tactics_space(const struct tactics *t, int cell);

/* What these deeds do from this cell without another step; heals not counted. */
float tactics_from(const struct tactics *t, int cell, const struct deed *const *deed, int count);
/* What they come to, with all movement they bring, beside what they are worth to the hand: for
 * each, `heal` is what a heal of it does. */
float tactics_cards(const struct tactics *t, const struct deed *const *deed, const float *heal,
                    int count);
/* The best set of at most TOGETHER deeds that `points` pay for, a bit each; those of `chosen` are
 * in it. */
unsigned tactics_best(const struct tactics *t, const struct deed *deed, const float *heal,
                      int count, unsigned chosen, int points, float *worth);

#endif
