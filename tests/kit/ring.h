/* ring.h - how the small game of these tests uses what tactical games share: a field of hexagons
 * with five fighters, what its cells are now, what lies there, what befalls the fighters. A test
 * writes and asks; nothing of it is played. */
#ifndef RING_H
#define RING_H

#include "board_sets.h"

struct board;
extern const struct board *ring_board;
#define KIT_BOARD(g) ((void)(g), ring_board)

enum { ROCK = 1, MUD = 2, FLAME = 4, GROUND_BITS = 3, GROUND_FIGURES = 5 };
#define KIT_GROUND(g) (&(g)->s->ring.ground)
#define GROUND_CELL(g, who) ((g)->s->ring.cell[who])
#include "ground.h"

enum { ON_FLOOR, ON_PILE, LYING_SORTS };
#define KIT_LYING(g) (&(g)->s->ring.lying)
#define LYING_FIRST(sort) (100 * ((sort) + 1))
#define LYING_DEF(g) ((void)(g), 40)
#include "lying.h"

#define STATUSES(X)                                                                                \
    X(DIZZY, "dizzy", "Dizzy")                                                                     \
    X(BRAVE, "brave", "Brave")                                                                     \
    X(ASLEEP, "asleep", "Asleep")
#define KIT_STATUS(g, who) ((g)->s->ring.status[who])
#define STATUS_ACTING(g) ((g)->s->ring.acting)
#define STATUS_EVENT_GETS EVENT_BEFALLS
#define STATUS_EVENT_LOSES EVENT_OVER
#define STATUS_RULE_GETS "ar.1"
#define AT_STATUS_AGAIN ((g)->s->ring.again++)
#define AT_STATUS_BESIDE ((g)->s->ring.beside++)
#define AT_STATUS_FRESH ((g)->s->ring.kept++)
#include "statuses.h"

#define RING_EVENTS(X) X(EVENT_BEFALLS, "befalls", "?") X(EVENT_OVER, "over", "?")

struct ring {
    uint8_t cell[GROUND_FIGURES + 1];
    uint8_t acting, again, beside, kept;
    struct statuses status[GROUND_FIGURES + 1];
    struct ground ground;
    struct lying lying;
};

#endif
