/* words.h - names of players, cards and happenings in the middle of sentences. */
#ifndef LOTR_WORDS_H
#define LOTR_WORDS_H

#include "sight.h"

void say_player(const struct arb_run *g, int player, struct arb_text *out);

/* What happened or is about to, as one clause: "Gimli takes 2 damage". */
void say_fact(struct arb_run *g, int seat, const struct happening *fact, struct arb_text *out);

/* ---- Words of events: event_words.c ----------------------------------------- */

/* What a card of an event was when it happened. */
const struct card_def *event_face(const struct arb_saying *s, int card);
void say_event_card(const struct arb_saying *s, int card, bool seen, struct arb_text *out);
void say_lasting(const struct arb_saying *s, int modifier, struct arb_text *out);

#endif
