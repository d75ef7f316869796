/* games.c - the list of the games; the only place that names them all. A program built with
 * ARB_COMING knows those, too, that are not yet for players, none now: `make coming`. */
#include "rules.h"

#ifdef ARB_COMING
#define COMING(X)
#else
#define COMING(X)
#endif
#define GAMES(X) X(lotr_card_game) X(phantom_epoch) X(twilight_imperium) COMING(X)

#define DECLARED(game) extern const struct arb_rules game##_rules;
#define LISTED(game) &game##_rules,
GAMES(DECLARED)

const struct arb_rules *const arb_all_rules[] = {GAMES(LISTED) NULL};
