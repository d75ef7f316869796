/* text.h - words for people: where they are written, what seats are called. */
#ifndef ARB_TEXT_H
#define ARB_TEXT_H

#include "run.h"

/* Where words are written: never past the end, always ended by a 0. */
struct arb_text {
    char *at, *end;
};
void arb_say(struct arb_text *out, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* What a seat is called: the name somebody gave it, else "Player 1" and so on. A name is
 * no part of the play: it stands only where words are made for a reader. */
void arb_say_seat(const struct arb_run *g, int seat, struct arb_text *out);

/* Words that were cut off may end in half a letter: take it away. The same text. */
const char *arb_whole_letters(char *text);

/* Replace what a terminal would obey instead of showing it: names and words may come
 * from somebody else's file. */
void arb_tame(char *text);

#endif
