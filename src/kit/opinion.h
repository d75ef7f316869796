/* opinion.h - what programs are good for, to a seat that makes up its mind: for a game's bots and
 * suggestions. An op is good or bad for whom it happens to, and worth something to whoever brings
 * it about; what a program is worth, its ops and parts are together. Nothing here is a rule.
 *
 * A game states, before opinion.c is reached,
 *     extern const struct opinion game_opinions[OPS]      nothing: neither good nor bad
 *     int game_change_kind(const struct modifier *m)      1 or -1, of what lasts
 *     float game_op_worth(const void *mind, const struct op *op, const struct op *before, float n)
 *         what an op is worth now that is worth n in general; before it (or NULL) comes another.
 *         `mind` is what the game gave to program_worth() */
#ifndef KIT_OPINION_H
#define KIT_OPINION_H

#include "program.h"

struct opinion {
    int8_t kind;   /* good (1) or bad (-1) for whom it happens to */
    bool each;     /* it is worth so much for each of its number */
    uint8_t worth; /* to whoever brings it about: the number of a parameter; 0: nothing */
};

extern const struct opinion game_opinions[OPS];
int game_change_kind(const struct modifier *m);
float game_op_worth(const void *mind, const struct op *op, const struct op *before, float n);

/* What a program is worth with these parameters; of a choice of effects each counts half. */
float program_worth(const struct arb_run *g, int program, const float *parameter, const void *mind);
/* Is this among what it does, or among its parts? */
bool does(const struct arb_run *g, int program, int code);

/* The program of the ability that runs, the inmost one; 0: none does. */
int running_program(const struct arb_run *g);
/* What comes after a choice decides whom to choose: is it good (1) or bad (-1) for whoever is
 * chosen for the ability that runs? 0: nothing says. *by is the op that decides. */
int kind_of_choice(const struct arb_run *g, const struct op **by);

#endif
