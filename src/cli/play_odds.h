/* play_odds.h - what may come, as a chart of text. */
#ifndef PLAY_ODDS_H
#define PLAY_ODDS_H

#include "play_paper.h"

#include <jansson.h>

/* The "odds" of an explained number, as arb_explain() gives them; nothing is written
 * without them. The view names the seats. */
void odds_draw(struct paper *p, const json_t *odds, const json_t *view);

#endif
