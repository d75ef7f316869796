/* play_odds.h - the odds of a quest as a chart of text. */
#ifndef PLAY_ODDS_H
#define PLAY_ODDS_H

#include "play_paper.h"

#include <jansson.h>

/* The "odds" of an explained number: {"willpower","threat","reveals","unseen",
 * "expected","success","even","fail","distribution":[{"threat","p"}]}; nothing is
 * written without them. */
void odds_draw(struct paper *p, const json_t *odds);

#endif
