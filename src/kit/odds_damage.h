/* odds_damage.h - what a blow may do to somebody, as a part of a forecast (odds.h), for games that
 * roll dice. */
#ifndef KIT_ODDS_DAMAGE_H
#define KIT_ODDS_DAMAGE_H

#include "dice_odds.h"
#include "odds.h"

/* From its outcomes to its bars: does it hurt, and, unless `hp` is 0, does it end what has so much
 * health? */
void odds_put_damage(struct arb_json *out, const struct dice_odds *odds, int hp);

#endif
