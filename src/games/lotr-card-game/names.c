/* names.c - what the game's own enumerations are called, and the words a pack may use. */
#include "compile.h"

#define NAME(number, word, ...) [number] = word,
#define WORD(number, word, ...) word,
#define ONLY(word, ...) word,

const char *const sphere_names[SPHERES + 1] = {SPHERE_WORDS(NAME)};
const char *const pool_names[] = {"-", "boon", "burden", NULL};

static const char *const declare_words[] = {
    GAME_TYPES(WORD) OBJECTIVE_ALLY, "deck", "scenario", "product", "campaign", NULL};
static const char *const thing_words[] = {GAME_TYPES(WORD) OBJECTIVE_ALLY, NULL};
static const char *const build_words[] = {
    KIT_ABILITIES(WORD) GAME_ABILITIES(WORD) GAME_FACTS(WORD) GAME_FILTERS(ONLY)
        KIT_MEASURES_OF(WORD) GAME_MEASURES_OF(WORD) KIT_OPS(WORD) GAME_OPS(WORD) KIT_CHANGES(WORD)
            GAME_CHANGES(WORD) GAME_COSTS(WORD) CONDITION_WORDS(ONLY) "value",
    MODE, NULL};
static const char *const stand_words[] = {KIT_WHOS(WORD) GAME_WHOS(WORD) KIT_WHICHES(WORD)
                                              GAME_WHICHES(WORD) KIT_MEASURES(WORD)
                                                  GAME_MEASURES(WORD) EVERYONE,
                                          ALL, THEN, NULL};

const struct arb_schema lotr_schema = {
    .game = "lotr-card-game",
    .declare = declare_words,
    .things = thing_words,
    .build = build_words,
    .stand = stand_words,
};
