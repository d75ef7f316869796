/* words.h - names of players, cards and happenings in the middle of sentences. */
#ifndef LOTR_WORDS_H
#define LOTR_WORDS_H

#include "sight.h"

void say_player(const struct arb_run *g, int player, struct arb_text *out);

#endif
