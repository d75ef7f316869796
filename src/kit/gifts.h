/* gifts.h - what hardly anybody would think about: effects that do nothing but good, for nothing,
 * and choices where nothing is left to choose. For a game's `usual`; nothing here is a rule, and
 * a standing order asks all the same.
 *
 * A game states, for ops of its own,
 *     bool game_gives(const struct arb_run *g, const struct op *op)   does it only do good? */
#ifndef KIT_GIFTS_H
#define KIT_GIFTS_H

#include "program.h"

bool game_gives(const struct arb_run *g, const struct op *op);

/* Does a program nothing but good? Of several effects to choose from one is enough. */
bool only_gives(const struct arb_run *g, int program);
/* Does it nothing but this, whatever is chosen for it? */
bool only_does(const struct arb_run *g, int program, int code);
/* Is all it costs one cost of this kind, paid with the thing itself? */
bool costs_only_itself(const struct arb_run *g, const struct ability *a, int code);

/* Of options that are abilities (b) of things (a): the first of a thing in play that costs
 * nothing, can be used as often as one likes and only gives; -1: there is none. */
int free_gift(const struct arb_run *g, const struct arb_option *option, int count);

/* The option that passes, unless one of the others is such; -1 then, or if none passes. */
int pass_unless(struct arb_run *g, int seat, const struct arb_option *option, int count,
                bool (*is)(struct arb_run *g, int seat, struct arb_option option));
/* Of options that are things (a) the first of those that are liked most. */
int most_liked(const struct arb_run *g, const struct arb_option *option, int count,
               int (*like)(const struct arb_run *g, int thing));

#endif
