/* assign.h - so many hits, wounds or tokens, put on things that can take some: one form.
 *
 *     CALL(assign, .a = {.seat = owner, .what = ASSIGN_HITS, .about = cell, .count = hits});
 *
 * What must hold:
 *  1. All of them are put as long as anything can take one (ASSIGN_UP_TO: as many as one
 *     likes). Every answer puts some, so that it ends.
 *  2. A thing of a later tier takes none before those of the tiers before it are full.
 *  3. Nobody is asked where there is no choice.
 *  4. Nothing changes before all is chosen; then game_assigned() is told, thing by thing in
 *     the order in which the game named them.
 *
 * A game's kit_config.h states, before it includes this header:
 *     ASSIGN_WHATS(X)   X(NAME, rule, prompt): what is assigned; {n} is how many are left
 *     ASSIGN_TARGETS    how many things can be named
 *     ASSIGN_LIMIT      its limit for them
 * Its verbs have ASSIGN_VERBS (some on a thing; all as suggested; no more), its flows
 * assign. */
#ifndef KIT_ASSIGN_H
#define KIT_ASSIGN_H

#include "rules.h"

enum assign_what {
#define ASSIGN_WHAT(name, rule, prompt) ASSIGN_##name,
    ASSIGN_WHATS(ASSIGN_WHAT)
#undef ASSIGN_WHAT
        ASSIGN_WHAT_COUNT
};

/* Its rows of the game's table of verbs: numbers, names and words (say.h). Those
 * without words are said here. */
#define ASSIGN_VERBS(X)                                                                            \
    X(ASSIGN_VERB_PUT, "assign", "")                                                               \
    X(ASSIGN_VERB_ALL, "assign all", "")                                                           \
    X(ASSIGN_VERB_DONE, "assign no more", "no more")
#define ASSIGN_LIMITS(X) X(ASSIGN_LIMIT, "more to assign to than a table holds")
#define ASSIGN_FLOWS(X) X(assign)

enum assign_how { ASSIGN_ALL, ASSIGN_UP_TO };

struct assignment {
    uint8_t seat; /* who decides; it need not own the things */
    uint8_t what, how, count;
    uint16_t about; /* the game's */
};

struct assign_target {
    uint16_t thing; /* the game's number for it, or for several that are alike */
    uint8_t room, tier;
};

struct assign_targets {
    uint8_t count;
    struct assign_target target[ASSIGN_TARGETS];
};

/* The form. Returns how many were put. */
FRAME(assign, struct assignment a; uint8_t form; uint8_t put[ASSIGN_TARGETS];);

/* How many of them could be put at all. */
int assign_room(struct arb_run *g, const struct assignment *a);

/* For the game while it names what can take some: that which it would rather lose first. */
void assign_add(struct arb_run *g, struct assign_targets *out, struct assign_target target);

/* For the game's tables of functions: true if it was about this and is said. */
bool assign_option_words(struct arb_run *g, int seat, struct arb_option option,
                         struct arb_text *out);

/* What the game says. */

void game_assign_targets(struct arb_run *g, const struct assignment *a, struct assign_targets *out);
void game_assigned(struct arb_run *g, const struct assignment *a, int thing, int count);
/* So many on this thing, in words: "2 wounds to the guide". */
void game_assign_words(struct arb_run *g, int seat, int what, int thing, int count,
                       struct arb_text *out);

#endif
