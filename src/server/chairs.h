/* chairs.h - which program plays a seat, how well and how fast.
 *
 * A program sits at a seat of its own (kind "bot"), or stands in for a person who is not
 * there: the seat stays theirs, with its key, and they have it back when they return. What
 * plays is kept as {"bot", "level", "pace"}: in the seat itself, or in its "stand_in". */
#ifndef SERVER_CHAIRS_H
#define SERVER_CHAIRS_H

#include "internal.h"

/* What a request or a seat says of a program. */
struct chair {
    const struct arb_bot *bot;
    const struct level *level; /* NULL: the bot as it is */
    const char *pace;
};

/* Read it; false with words: there is no such thing. */
bool chair_wish(const json_t *wish, struct chair *chair, char words[120]);
/* Write it into a seat or a "stand_in". */
void chair_put(json_t *place, const struct chair *chair);
void chair_clear(json_t *place);
/* The same with all that is told of it, for a new place. */
void chair_copy(json_t *to, const json_t *from);

/* What plays this seat now; NULL: a person does, or nobody. */
const json_t *chair_of(const struct room *room, int seat);
bool chair_stands_in(const struct room *room, int seat);

/* Let every program sit down where it plays, and get up where it does not. */
void chairs_seat(struct room *room);
/* All get up: they begin afresh. */
void chairs_clear(struct room *room);
void chair_empty(struct room *room, int seat);

/* How long, in microseconds, it lets others look at what it did. */
int64_t chair_rest(const struct room *room, int seat);

/* "bots", "levels" and "paces" of what the server tells about itself. */
void chairs_tell(json_t *about);

#endif
