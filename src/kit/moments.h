/* moments.h - when an effect does most. An action may be used in many windows of a round, and in
 * nearly all of them it would do nothing that it would not do as well later: a game that says
 * after which of its moments (steps of a round, say) each effect counts for most can stop new
 * players there and nowhere else. Nothing here is a rule.
 *
 * Moments are bits 0 to 62 of a set. A game states, before moments.c is reached,
 *     extern const uint64_t game_effect_moments[OPS]       nothing: whenever
 *     uint64_t game_change_moments(const struct modifier *m)    of what lasts */
#ifndef KIT_MOMENTS_H
#define KIT_MOMENTS_H

#include "program.h"

#define NO_MOMENT (1ull << 63) /* says nothing of when */
#define ANY_MOMENT (~0ull)

extern const uint64_t game_effect_moments[OPS];
uint64_t game_change_moments(const struct modifier *m);

/* When the effects of a program do most; NO_MOMENT alone: none of them says. */
uint64_t moments_of(const struct arb_run *g, int program);

/* Has the thing an ability with a cost of this kind (itself: one that it pays itself with)? */
bool has_cost(const struct arb_run *g, int thing, int code, bool itself);
/* Has the thing an ability that answers this? */
bool answers_fact(const struct arb_run *g, int thing, enum fact fact);

#endif
