/* compass.h - a die that settles what is level and shows directions: each face has a colour and two
 * letters of the compass, a large one and a small one across it.
 *
 * What is level goes to what has the colour, then to what lies farthest towards the large letter,
 * then towards the small one; two cells are never level after that. A face keeps all this in its
 * value. */
#ifndef KIT_COMPASS_H
#define KIT_COMPASS_H

#include "board.h"
#include "dice.h"

enum compass_letter { NORTH, EAST, SOUTH, WEST };
enum compass_of { COMPASS_LARGE, COMPASS_SMALL };

static inline int compass_colour(int face)
{
    return face >> 4;
}
static inline enum compass_letter compass_letter(int face, enum compass_of which)
{
    return (enum compass_letter)(which == COMPASS_LARGE ? face >> 2 & 3 : face & 3);
}
/* How far a cell lies towards a letter of the face. */
static inline int compass_towards(const struct board *b, int cell, int face, enum compass_of which)
{
    const struct board_cell *c = &b->cell[cell];
    enum compass_letter to = compass_letter(face, which);
    return to == NORTH ? -c->y : to == SOUTH ? c->y : to == EAST ? c->x : -c->x;
}
/* Does the first of two cells go before the other? */
bool compass_prefers(const struct board *b, int face, int cell, int other);

/* In packs: { colour, "N", "E" }, the colours being these words; false: it has another form. */
struct compiler;
struct arb_node;
bool compass_read_face(struct compiler *k, const struct arb_node *node, const char *const *colours,
                       struct die_face *face);
/* 1 + the number of the face with these words; 0: there is none. */
int compass_called(const struct die *die, const char *words);

#endif
