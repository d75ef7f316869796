/* saga.h - a game of campaigns on the block of the skirmish: each play is one ask after the
 * other, whose answers win, lose, flee, mark, count or go somewhere. */
#ifndef SAGA_H
#define SAGA_H

#include "kit_config.h"

enum saga_verb {
    SAGA_NONE,
    SAGA_WIN,
    SAGA_LOSE,
    SAGA_FLEE,
    SAGA_LEAVE,
    SAGA_MARK,
    SAGA_DIG,
    SAGA_GO
};
enum { SAGA_FLED = CAMPAIGN_OWN };

extern const struct arb_rules saga_rules;

#endif
