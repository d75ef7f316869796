/* text.h - words for people: where they are written, what seats are called, and
 * templates, sentences with braces for what their numbers stand for:
 *
 *     "{player} draws {card b}"
 *     "{n} resource{s} paid from {card}"
 *     "{Card b} is revealed with {n c} {die/dice}"
 *
 * {word} takes the next number and {word b} the one of this letter, a to f; what it means
 * is the game's to say. {Word} begins with a capital: "A card". Everybody knows {n}, the
 * number itself; {+}, with its sign; {s}, which is an s unless the number said last is 1;
 * and {one/many}, the one or the other likewise. */
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

/* A template being filled in. */
enum { ARB_ARGS = 6 };
struct arb_saying {
    struct arb_run *g;
    int seat; /* who reads it: nothing may be named that this seat cannot know */
    int arg[ARB_ARGS];
    const struct arb_option *option; /* if it says what can be done, */
    const struct arb_event *event;   /* or what was; neither: what is asked, or refused */
    void *with;                      /* for `word` alone */
    bool noted;                      /* numbers are not written: `word` gets {n}, too */
    /* Write what a word with this number means, and nothing else. */
    void (*word)(const struct arb_saying *s, const char *word, int value, struct arb_text *out);
};
void arb_fill(const struct arb_saying *s, const char *words, struct arb_text *out);

/* What stands before item i of n in a list: "a, b and c". */
const char *arb_between(int i, int n);

/* Words that were cut off may end in half a letter: take it away. The same text. */
const char *arb_whole_letters(char *text);

/* Replace what a terminal would obey instead of showing it: names and words may come
 * from somebody else's file. */
void arb_tame(char *text);

#endif
