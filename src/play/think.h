/* think.h - thinking ahead, for any game: the options that the game's judgement leaves are tried
 * out in imagined games, and those that do worse are dropped early.
 *
 * All options of a round of trying meet the same imagined table with the same order of decks,
 * so that what differs between them is what they do. Everybody plays on by the game's
 * judgement (rivals by chance, the better liked the likelier); after as many rounds as the game
 * says the position is appraised. A game without features is played to its end, one without
 * preferences at random.
 *
 * How long it thinks is counted in imagined answers, not by a clock: the same seed, position
 * and patience give the same choice on every machine, with any number of threads. */
#ifndef ARB_THINK_H
#define ARB_THINK_H

#include "policy.h"

enum {
    ARB_TRIED = 10,                /* options that are tried out at most */
    ARB_ANSWERS_A_SECOND = 600000, /* imagined on one core, about: the measure of seconds */
};

struct arb_patience {
    uint64_t answers; /* imagined at most, but for the last round of trying */
    int threads;
};

static inline uint64_t arb_answers_in(double seconds)
{
    return (uint64_t)(seconds * ARB_ANSWERS_A_SECOND);
}

/* What came of thinking. */
struct arb_thought {
    int choice;
    uint64_t answers; /* imagined */
    int tried;        /* 0: there was nothing to think about; the choice comes first */
    struct arb_tried {
        int option;
        int games;                 /* imagined with it */
        double value;              /* how likely the seat is to win */
        double won, lost;          /* the parts of them that ended so */
        double more[ARB_FEATURES]; /* than with the choice, of those that did not end */
    } option[ARB_TRIED];
};

/* False: the seat is not asked this, or the thought was given up (then the choice is -1). */
bool arb_think(arb_table *table, const struct arb_ask *ask, uint64_t seed,
               struct arb_patience patience, struct arb_thought *thought);

/* Before each game that this thread imagines `pause` is called: a place to stand still while
 * somebody else needs the machine. It returns false if nobody needs the thought any more: then it
 * is given up. NULL: no more. */
void arb_pause_thoughts(bool (*pause)(void *with), void *with);

/* A thought in words: {"choice", "lines": what to do and what the two next best would come to,
 * "options": [{"choice", "text", "value", "games", "why": in what it differs from the choice}]}. */
json_t *arb_thought_words(arb_table *table, const struct arb_ask *ask,
                          const struct arb_thought *thought);

#endif
