/* games.c - the list of the games; the only place that names them all. */
#include "rules.h"

#define GAMES(X) X(lotr_card_game) X(phantom_epoch)

#define DECLARED(game) extern const struct arb_rules game##_rules;
#define LISTED(game) &game##_rules,
GAMES(DECLARED)

const struct arb_rules *const arb_all_rules[] = {GAMES(LISTED) NULL};
