/* relics.h - what the packs of Lantern Isle can say of effects: the tables of program.h, and
 * how much of everything for effects a table holds.
 *
 * Things are finds, motions and expeditions, each with a range of the numbers. */
#ifndef RELICS_H
#define RELICS_H

#define THING_WORD "thing"
#define THINGS_WORD "things"
#define SEAT_WORD "player"
#define SEATS_WORD "players"

#define EXAMPLE_WHOS "you, others, lead"
#define EXAMPLE_WHICHES "self, expedition"
#define EXAMPLE_FILTER "relics{ ... }"
#define EXAMPLE_FILTERS "relics{ ... }"
#define EXAMPLE_FIELD "controller = you"
#define EXAMPLE_TRAIT "Bronze"
#define EXAMPLE_STAT "march"
#define EXAMPLE_KEYWORD "-"
#define EXAMPLE_KEYWORDS "none"
#define EXAMPLE_MEASURE "amount"
#define EXAMPLE_PHASE "Plans"
#define EXAMPLE_LIMIT "round"
#define EXAMPLE_OPS "food(...), prowl(...)"
#define EXAMPLE_CHANGE "add(\"march\", 1, expedition)"
#define EXAMPLE_CHANGES EXAMPLE_CHANGE
#define EXAMPLE_COSTS "oil(...), coins(...)"
#define EXAMPLE_PAID EXAMPLE_COSTS
#define EXAMPLE_FACTS "camped{ by = others }"
#define EXAMPLE_UNTILS "\"round\""

#define GAME_TYPES(X) X(FIND, "find") X(MOTION, "motion") X(EXPEDITION, "expedition")
#define GAME_STATS(X) X(STAT_WORTH, "worth") X(STAT_MARCH, "march") X(STAT_DICE, "dice")
#define GAME_KEYWORDS(X)
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
#define GAME_KNOWS(X)
#define GAME_WHOS(X) X(WHO_LEAD, "lead", 0)
#define GAME_SEAT_CHOICES(X)
#define GAME_WHICHES(X) X(WHICH_EXPEDITION, "expedition", 0) /* yours */
#define GAME_PLACES(X) X(LIES_OPEN, "open")
#define GAME_FROMS(X)
#define GAME_STATES(X)
#define GAME_FILTERS(X) X("relics", 1 << FIND)
#define GAME_FILTER_KEYS(X)
#define GAME_MEASURES(X)
#define GAME_MEASURES_OF(X)
#define GAME_OPS(X) /* the wares in the order of PAY_WARES */                                      \
    X(OP_FOOD, "food", "nw", "food(number, player)")                                               \
    X(OP_OIL, "oil", "nw", "oil(number, player)")                                                  \
    X(OP_COINS, "coins", "nw", "coins(number, player)")                                            \
    X(OP_PROWL, "prowl", "n", "prowl(steps)")
#define GAME_CALLS(X)
#define GAME_CHANGES(X)
#define GAME_COSTS(X)                                                                              \
    X(COST_FOOD, "food", "n", "food(number)")                                                      \
    X(COST_OIL, "oil", "n", "oil(number)")                                                         \
    X(COST_COINS, "coins", "n", "coins(number)")
#define GAME_PRINTED(X) X("worth", STAT_WORTH, 1 << FIND, 0, 9, false)
#define GAME_FIELDS(X) X("copies", 1 << FIND) X("key", 1 << FIND) X("text", 1 << FIND)

#define TYPE_BITS 16
#define PLACE_BITS 16
#define STATE_BITS 16
enum {
    TRAITS = 2,
    THINGS = 64,
    NOBODY = 15,
    SCOPES = 8,
    LISTENERS = 24,
    FACT_QUEUE = 8,
    USED = 8,
    IMMINENTS = 3,
    DELAYED = 2,
    ANSWERS = 2,
    LASTING = 8,
    LIMITS = 16
};
#define PARTING_FACTS 0ull
#define EFFECT_FACTS 0ull
#define IMMUNITY_CHANGES 0ull
#define LASTING_KEYWORDS 0
#define SET_OVERRIDES 0
enum { WINDOW_RESPONSE = 1 };
#define KIT_EFFECTS(g) (&(g)->s->effects)

#include "index.h"
#include "initiate.h"
#include "modify.h"
#include "perform.h"
#include "points.h"
#include "program.h"
#include "query.h"
#include "react.h"
#include "scope.h"
#include "things.h"
#include "turns.h"

#include "effects.h"

#endif
