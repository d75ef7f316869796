/* play_hear.h - one line from the person at the terminal: what it means, and what is
 * done about it. */
#ifndef PLAY_HEAR_H
#define PLAY_HEAR_H

#include "play.h"
#include "play_prompt.h"
#include "play_tell.h"

/* After a line: to the next question, out of the game, or the same question again. */
enum outcome { GO_ON, LEAVE, STAY };

/* One line from the person, or from a script. `lines` gets how many were written
 * since the question could last be seen. */
enum outcome hear(struct play *play, const struct telling *t, char *line, int *lines);

/* Give an answer; what is wrong with it goes onto the paper. */
enum outcome answer(struct play *play, struct paper *p, const struct prompt *prompt, int choice);

/* The same for a choice that was found by words: one that costs something and was not
 * named exactly is asked back first. */
enum outcome answer_named(struct play *play, struct paper *p, const struct telling *t, int choice,
                          bool exact);

/* Words that fit nothing that can be chosen. */
void tell_not_found(struct paper *p, const struct telling *t, const char *words);

/* The choice in an ask that a person at this terminal need not be asked, or -1. */
int unasked_choice(const struct play *play, const struct prompt *prompt);

/* Who is asked, where several people share the terminal; otherwise "". */
const char *asked_name(const struct play *play, const struct telling *t);

#endif
