/* query.h - who, which, how many: the questions programs put to the block. Nothing here
 * changes it.
 *
 * The kit answers the general words (you, the chosen one, self, the target, it, what was
 * paid; counts, amounts, current numbers) and hands the game's own words to the game, in
 * functions that are inlined into these or called directly.
 *
 * A game's kit_config.h states, before query.c is reached:
 *     bool game_is_at(g, places, thing)       it is in one of these places (0: in play)
 *     int game_types(g, thing, depth)         the types it counts as, a bit each */
#ifndef KIT_QUERY_H
#define KIT_QUERY_H

#include "program.h"
#include "scope.h"
#include "things.h"

/* The seat that is meant, or NOBODY; is this one meant; all that are and are still in. */
int who(const struct arb_run *g, const struct scope *sc, int which);
bool is_other_who(const struct arb_run *g, const struct scope *sc, int which, int seat);
static inline bool is_who(const struct arb_run *g, const struct scope *sc, int which, int seat)
{
    return which == WHO_YOU ? seat == sc->you : is_other_who(g, sc, which, seat);
}
int who_mask(const struct arb_run *g, const struct scope *sc, int which);

/* The single thing that is meant, or 0. */
int which_thing(const struct arb_run *g, const struct scope *sc, int which);

bool passes(const struct arb_run *g, const struct scope *sc, int filter, int thing);
/* Is it in all the states the filter asks for, and in none that it rules out? */
bool in_states(const struct arb_run *g, const struct scope *sc, const struct filter *f, int thing);
/* The same for the thing of a fact that may just have left play: where it was and whose it
 * was is as the fact says. */
bool passes_as_left(const struct arb_run *g, const struct scope *sc, int filter,
                    const struct happening *event);
bool in_set(const struct arb_run *g, const struct scope *sc, struct set set, int thing);
/* for (each thing of a set), as they are now. The body may end the loop: what lies behind is
 * then never looked at. In which order, the game says. */
#define EACH_THING(g, sc, set, thing)                                                              \
    for (int thing = next_in_set(g, sc, set, 0); thing; thing = next_in_set(g, sc, set, thing))
int next_in_set(const struct arb_run *g, const struct scope *sc, struct set set, int after);
/* All of them at once. */
void collect(const struct arb_run *g, const struct scope *sc, struct set set,
             struct thing_set *out);

int value_of(const struct arb_run *g, const struct scope *sc, const struct value *v);
bool holds(const struct arb_run *g, const struct scope *sc, int condition);

/* How far something is, for screens: what there is of what is wanted. */
struct extent {
    int have, need;
};
/* Add the parts of a condition: of "at least" what is counted, of any other part whether it holds.
 * `have` comes to `need` exactly where all of it holds. */
void extent_of(const struct arb_run *g, const struct scope *sc, int condition, struct extent *sum);

/* What the game says. */

/* A word of the game's for a seat (NOBODY: it means none, or several); is this one meant by it?
 * A game whose words mean one seat each need not say the latter. */
int game_who(const struct arb_run *g, const struct scope *sc, int which);
bool game_is_who(const struct arb_run *g, const struct scope *sc, int which, int seat);
int game_which(const struct arb_run *g, const struct scope *sc, int which);
/* A word of the game's for a single thing that stands for several where it says whom a change
 * is for: is it this one, too? */
bool game_is_also(const struct arb_run *g, const struct scope *sc, int which, int thing);
/* Does it pass what the game's filters ask for (FILTER_FIELDS)? `left`: it has left play,
 * as told there. Is it in this state of the game's? */
bool game_passes(const struct arb_run *g, const struct scope *sc, const struct filter *f, int thing,
                 const struct happening *left);
bool game_state(const struct arb_run *g, const struct scope *sc, int state, int thing);
int game_measure_of(const struct arb_run *g, const struct scope *sc, const struct value *v,
                    int thing);
/* The next thing that passes the filter, wherever such things could be, behind `after` (0: the
 * first) in an order of the game's; 0 when there is no more. */
int game_next(const struct arb_run *g, const struct scope *sc, int filter, int after);

#endif
