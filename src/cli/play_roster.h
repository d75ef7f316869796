/* play_roster.h - the other seats of a large table as a table of numbers: a line each, columns
 * named by the first letters of what they count, and a line that says what these stand for. */
#ifndef PLAY_ROSTER_H
#define PLAY_ROSTER_H

#include "play_paper.h"

#include <jansson.h>

/* "Ann, the Titans of Ul": its name and, where seats play sides, which. */
void seat_title(const json_t *seat, char *words, size_t size);

/* All seats but `seat`. */
void put_roster(struct paper *p, const json_t *view, int seat);

/* The same on a line or two: "Bot 2 3/10  Bot 3 1/10", the first number of each. */
void put_standings(struct paper *p, const json_t *view, int seat);

#endif
