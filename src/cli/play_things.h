/* play_things.h - cards of a view and what stands on its boards, found by their names. */
#ifndef PLAY_THINGS_H
#define PLAY_THINGS_H

#include "arbiter.h"
#include "play_words.h"

enum { THING_NAME = 200 };

struct card_list {
    int count, size;
    struct {
        const json_t *card, *zone; /* NULL: it stands on a board */
    } * one;
};

/* All of them, those attached to others included; `one` is the caller's to free. */
struct card_list cards_of(const json_t *view);

/* Who belongs to nobody and has a colour is called by it: "dark blue Old Archer". `name` has
 * THING_NAME bytes. */
const char *called(const json_t *card, char *name);

/* The cards whose titles fit best move to the front; how many, how well. */
int best_cards(struct card_list *list, const char *words, enum words_fit *fit);

#endif
