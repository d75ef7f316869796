/* What lasting changes do, in a player's words; those whose name in packs says it are not here. */
#include "kit_config.h"

/* {n}: how much. */
const char *const game_change_words[CHANGES] = {
    [COST_MOST] = "no unit that is built costs more than {n}",
    [BESIDE_ACTIVE] = "adjacent to the active system",
    [WORMHOLES_JOINED] = "alpha and beta wormholes match",
    [TAKES_LIKE] = "a ship alike for each that the opponent loses",
    [SWAPS_VALUES] = "resources count as influence, and influence as resources",
    [IGNORE_RIFTS] = "no dice for gravity rifts",
    [RIFT_BOOST] = "ships that pass a gravity rift move one further",
    [READIES_ONLY] = "no more than {n} planets are readied",
    [LIKE_FLAGSHIP] = "fights like a flagship",
    [IGNORE_ANOMALIES] = "anomalies do not stop ships",
    [IGNORE_PULL] = "gravity rifts add nothing to moves",
    [HITS_LARGE_SHIPS] = "its hits go to other ships than fighters first",
    [FOLLOWS_FREE] = "its secondary ability costs no command token",
    [BARRAGES_ALL] = "anti-fighter barrage hits all ships",
    [ALLOW_THROUGH_SHIPS] = "moves through ships of others",
    [ALLOW_THROUGH] = "ships of others do not stop it",
    [ALLOW_LEAVE] = "may leave a system with its own command token",
    [ALLOW_LEAVE_TOKENS] = "ships may leave systems with their own command tokens",
    [ALLOW_INFLUENCE] = "influence pays for units",
    [FIRES_ALONE] = "one of them fires",
    [VOTES_LAST] = "one player votes last",
    [CANNOT_MOVE_IN] = "no ships move in",
    [CANNOT_BE_FIRED_AT] = "no space cannon fires at its ships",
};
