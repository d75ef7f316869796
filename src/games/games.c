/* games.c - the list of the games; the only place that names them all. */
#include "lotr-card-game/lotr.h"

#include "rules.h"

const struct arb_rules *const arb_all_rules[] = {
    &lotr_rules,
    NULL,
};
