/* program_names.c - what the enumerations of program.h are called in packs, and the words a
 * pack may use in programs. */
#include "kit_config.h"

#include "program.h"

#define NAME(number, word, ...) [number] = word,
#define WORD(number, word, ...) word,
#define PHRASE(number, word, ...) [number] = "" __VA_ARGS__,
#define SAID(fact, word, tells, moments, ...) [fact] = "" __VA_ARGS__,

const char *const type_names[TYPES + 1] = {"-", GAME_TYPES(NAME)};
const char *const stat_names[STATS + 1] = {GAME_STATS(NAME)};
const char *const keyword_names[KEYWORDS + 1] = {GAME_KEYWORDS(NAME)};
const char *const phase_names[PHASES + 1] = {"-", GAME_PHASES(NAME)};
const char *const fact_names[FACTS + 1] = {"-", GAME_FACTS(NAME)};
const char *const fact_words[FACTS + 1] = {"", GAME_FACTS(SAID)};
const char *const who_names[WHOS + 1] = {"-", KIT_WHOS(NAME) GAME_WHOS(NAME)};
const char *const which_names[WHICHES + 1] = {
    "-", KIT_WHICHES(NAME) GAME_WHICHES(NAME)[WHICH_FILTER] = "(filter)"};
const char *const place_names[PLACE_COUNT + 1] = {GAME_PLACES(WORD)};
const char *const state_names[STATE_COUNT + 1] = {KIT_STATES(WORD) GAME_STATES(WORD)};
const char *const until_names[UNTILS + 1] = {GAME_UNTILS(NAME)};
const char *const until_words[UNTILS + 1] = {GAME_UNTILS(PHRASE)};
const char *const change_names[CHANGES + 1] = {"-", KIT_CHANGES(NAME) GAME_CHANGES(NAME)};
const char *const ability_names[ABILITY_KINDS + 1] = {"-",
                                                      KIT_ABILITIES(NAME) GAME_ABILITIES(NAME)};

#define ONLY(word, ...) word,

const char *const program_builds[] = {
    KIT_ABILITIES(WORD) GAME_ABILITIES(WORD) GAME_FACTS(WORD) GAME_FILTERS(ONLY)
        KIT_MEASURES_OF(WORD) GAME_MEASURES_OF(WORD) KIT_OPS(WORD) GAME_OPS(WORD) KIT_CHANGES(WORD)
            GAME_CHANGES(WORD) GAME_COSTS(WORD) CONDITION_WORDS(ONLY) "value",
    WORD_MODE, NULL};
const char *const program_stands[] = {KIT_WHOS(WORD) GAME_WHOS(WORD) KIT_WHICHES(WORD)
                                          GAME_WHICHES(WORD) KIT_MEASURES(WORD) GAME_MEASURES(WORD)
                                              WORD_EVERYONE,
                                      WORD_ALL, WORD_THEN, NULL};
