/* play_facts.h - what a view tells of the ground of a cell and of a seat besides cards and
 * numbers: lists of words, parts such as the planets of a system, and what stands there. */
#ifndef PLAY_FACTS_H
#define PLAY_FACTS_H

#include "play_paper.h"

#include <jansson.h>

/* Whether this piece is the ground of the cell that the board calls so: "19". */
bool is_ground_at(const json_t *piece, const char *name);

/* Below the title of a ground: its parts with their numbers and who holds them, its lists of
 * words, and all that stands on its cell. Nothing for any other piece. */
void facts_of_ground(struct paper *p, const json_t *view, const json_t *ground);

/* What the sheets of the seat with this name or side say; false: there is none that has one. */
bool facts_of_seat(struct paper *p, const json_t *view, const char *words);

#endif
