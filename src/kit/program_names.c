/* program_names.c - what the enumerations of program.h are called in packs. */
#include "kit_config.h"

#include "program.h"

#define NAME(number, word, ...) [number] = word,
#define WORD(number, word, ...) word,

const char *const type_names[TYPES + 1] = {"-", GAME_TYPES(NAME)};
const char *const stat_names[STATS + 1] = {GAME_STATS(NAME)};
const char *const keyword_names[KEYWORDS + 1] = {GAME_KEYWORDS(NAME)};
const char *const phase_names[PHASES + 1] = {"-", GAME_PHASES(NAME)};
const char *const fact_names[FACTS + 1] = {"-", GAME_FACTS(NAME)};
const char *const who_names[WHOS + 1] = {"-", KIT_WHOS(NAME) GAME_WHOS(NAME)};
const char *const which_names[WHICHES + 1] = {
    "-", KIT_WHICHES(NAME) GAME_WHICHES(NAME)[WHICH_FILTER] = "(filter)"};
const char *const place_names[PLACE_COUNT + 1] = {GAME_PLACES(WORD)};
const char *const state_names[STATE_COUNT + 1] = {KIT_STATES(WORD) GAME_STATES(WORD)};
const char *const until_names[UNTILS + 1] = {GAME_UNTILS(NAME)};
const char *const change_names[CHANGES + 1] = {"-", KIT_CHANGES(NAME) GAME_CHANGES(NAME)};
const char *const ability_names[ABILITY_KINDS + 1] = {"-",
                                                      KIT_ABILITIES(NAME) GAME_ABILITIES(NAME)};
