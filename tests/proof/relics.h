/* relics.h - what the packs of Lantern Isle can say of effects: those tables of program.h that
 * it has. Things are finds, motions, expeditions and other pieces, each with a range of the
 * numbers. */
#ifndef RELICS_H
#define RELICS_H

#define EXAMPLE_STAT "march"

#define GAME_TYPES(X)                                                                              \
    X(FIND, "find") X(MOTION, "motion") X(EXPEDITION, "expedition") X(PIECE, "piece")
#define GAME_STATS(X)                                                                              \
    X(STAT_WORTH, "worth") X(STAT_MARCH, "march") X(STAT_DICE, "dice") X(STAT_HEALTH, "health")
#define GAME_PHASES(X)                                                                             \
    X(PHASE_PLAN, "Plans")                                                                         \
    X(PHASE_ACT, "Deeds")                                                                          \
    X(PHASE_WARDEN, "Warden") X(PHASE_COUNCIL, "Council") X(PHASE_LEAD, "Lead")
#define GAME_UNTILS(X) X(UNTIL_ROUND, "round")
#define GAME_LIMITS(X) X(LIMIT_ROUND, "round")
#define GAME_ABILITIES(X) X(OUTCOME, "outcome", FORM_EFFECT)
#define GAME_FACTS(X)                                                                              \
    X(FACT_CAMPED, "camped", "s", "a")                                                             \
    X(FACT_WOUNDED, "wounded", "sa", "a")                                                          \
    X(FACT_EFFECT, "effect", "ts", "wc")
#define GAME_WHOS(X) X(WHO_LEAD, "lead", 0)
#define GAME_WHICHES(X) X(WHICH_EXPEDITION, "expedition", 0) /* yours */
#define GAME_FILTERS(X) X("relics", 1 << FIND)
#define GAME_OPS(X)                                                                                \
    X(OP_FOOD, "food", "nw", "food(number, player)")                                               \
    X(OP_OIL, "oil", "nw", "oil(number, player)")                                                  \
    X(OP_COINS, "coins", "nw", "coins(number, player)")                                            \
    X(OP_PROWL, "prowl", "n", "prowl(steps)")
#define GAME_COSTS(X)                                                                              \
    X(COST_FOOD, "food", "n", "food(number)")                                                      \
    X(COST_OIL, "oil", "n", "oil(number)")                                                         \
    X(COST_COINS, "coins", "n", "coins(number)")
#define WARE_FIRST_OP OP_FOOD
#define WARE_FIRST_COST COST_FOOD
#define GAME_PRINTED(X) X("worth", STAT_WORTH, 1 << FIND, 0, 9, false)
#define GAME_FIELDS(X) X("copies", 1 << FIND) X("key", 1 << FIND) X("text", 1 << FIND)
#define THING_OWN bool key; /* 13.3: it shows the way on */

enum { THINGS = 64 };
#include "effects_usual.h"

#endif
