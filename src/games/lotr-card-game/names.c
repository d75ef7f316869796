/* names.c - what the enumerations of content.h are called, and the words a pack
 * may use. Lists that begin with "nothing" have a name for it too, which no pack
 * can write. */
#include "compile.h"

#define NAME(number, word, ...) [number] = word,
#define WORD(number, word, ...) word,
#define ONLY(word, ...) word,

const char *const card_type_names[CARD_TYPES + 1] = {"-", CARD_TYPE_WORDS(NAME)};
const char *const sphere_names[SPHERES + 1] = {"neutral", "leadership", "lore", "spirit",
                                               "tactics"};
const char *const stat_names[STATS + 1] = {
    [WILLPOWER] = "willpower",       [ATTACK] = "attack", [DEFENSE] = "defense",
    [HIT_POINTS] = "hit_points",     [THREAT] = "threat", [ENGAGEMENT_COST] = "engagement_cost",
    [QUEST_POINTS] = "quest_points", [COST] = "cost",
};
const char *const keyword_names[KEYWORDS + 1] = {
    [RANGED] = "ranged",   [SENTINEL] = "sentinel",   [RESTRICTED] = "restricted",
    [DOOMED] = "doomed",   [SURGE] = "surge",         [GUARDED] = "guarded",
    [VICTORY] = "victory", [PERMANENT] = "permanent",
};
const char *const phase_names[PHASES + 1] = {
    "-", "resource", "planning", "quest", "travel", "encounter", "combat", "refresh",
};
const char *const fact_names[FACTS + 1] = {"-", FACT_WORDS(NAME)};
const char *const who_names[WHOS + 1] = {"-", WHO_WORDS(NAME)};
const char *const which_names[WHICHES + 1] = {"-", WHICH_WORDS(NAME)[WHICH_FILTER] = "(filter)"};
const char *const place_names[] = {PLACE_WORDS(WORD) NULL};
const char *const state_names[] = {STATE_WORDS(WORD) NULL};
const char *const until_names[] = {"phase",      "round",      "attack", "game",
                                   "next_phase", "next_round", NULL};
const char *const change_names[CHANGES + 1] = {"-", CHANGE_WORDS(NAME)};
const char *const ability_names[ABILITY_KINDS + 1] = {"-", ABILITY_WORDS(NAME)};

const char *const pool_names[] = {"-", "boon", "burden", NULL};

/* Flows in C for what the language cannot say, by the number of OP_CALL. */
const char *const call_names[] = {NULL};

static const char *const declare_words[] = {
    CARD_TYPE_WORDS(WORD) OBJECTIVE_ALLY, "deck", "scenario", "product", "campaign", NULL};
static const char *const thing_words[] = {CARD_TYPE_WORDS(WORD) OBJECTIVE_ALLY, NULL};
static const char *const build_words[] = {ABILITY_WORDS(WORD) FACT_WORDS(WORD) FILTER_WORDS(ONLY)
                                              MEASURE_BUILDS(WORD) OP_WORDS(WORD) CHANGE_WORDS(WORD)
                                                  COST_WORDS(WORD) CONDITION_WORDS(ONLY) "value",
                                          MODE, NULL};
static const char *const stand_words[] = {
    WHO_WORDS(WORD) WHICH_WORDS(WORD) MEASURE_WORDS(WORD) EVERYONE, ALL, THEN, NULL};

const struct arb_schema lotr_schema = {
    .game = "lotr-card-game",
    .declare = declare_words,
    .things = thing_words,
    .build = build_words,
    .stand = stand_words,
};
