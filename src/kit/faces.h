/* faces.h - what the things of an event were when it happened, for games whose things turn into
 * others: other figures come to stand where the defeated stood. A face is a number of the game's
 * from which it can say the name; an event keeps those of two of its things (event_faces). */
#ifndef KIT_FACES_H
#define KIT_FACES_H

#include "rules.h"

/* For struct arb_rules. The things are numbers a and b of an event; of a lasting change b and d,
 * of a decision b and c. */
void faces_noted(const struct arb_run *g, struct arb_event *event);
/* The face that a name is made of: that of now, or, in the words of an event, that of then. */
int face_named(const struct arb_run *g, int thing);

/* The game's: the face of a thing as it is now. */
uint16_t game_face(const struct arb_run *g, int thing);

#endif
