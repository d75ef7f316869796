/* retell.h - what happened to things, in words that may be read long after: an event says of a
 * thing what it was then, whatever it has turned into since (a card is turned over).
 *
 * kit_config.h says what kinds of things there are as for placing.h (KIT_KIND_TITLE,
 * KIT_KIND, KIT_SHOWN_KIND), and KIT_CONTROLLER(g, thing): whose it is now. The things of an event
 * are its numbers b and c, of EVENT_LASTING b and d. */
#ifndef KIT_RETELL_H
#define KIT_RETELL_H

#include "modify.h"
#include "react.h"

/* For struct arb_rules: what b and the other thing were is noted with the event. */
void retell_faces(const struct arb_run *g, struct arb_event *event);
/* The kind of one of them, as it was. */
int retell_kind(const struct arb_saying *s, int thing);
/* Its name, without a number: which of several it was may have changed. */
void say_event_thing(const struct arb_saying *s, int thing, bool seen, struct arb_text *out);

/* The word {lasting c} of EVENT_LASTING: "+1 guns (Blessing): Argo", "-1 move for Anna (Storm)".
 * LASTING_FOR may say what stands before the seat. */
void say_lasting(const struct arb_saying *s, int modifier, struct arb_text *out);
/* For struct arb_rules; what a lasting change is for comes first, then what brought it. */
void retell_about(struct arb_run *g, int seat, const struct arb_event *event,
                  struct arb_about *about);
/* The same: whoever is spoken of, or controls a thing that is. */
bool retell_concerns(struct arb_run *g, int seat, const struct arb_event *event);

/* The same: what orders call a thing. */
void retell_name(struct arb_run *g, int thing, struct arb_text *out);

/* What has just happened or is about to, as one clause: "Argo takes 2 damage". */
void say_fact(struct arb_run *g, int seat, const struct happening *fact, struct arb_text *out);

/* The game's: is its back all that the seat sees of it? */
bool game_shows_back(const struct arb_run *g, int seat, int thing);

#endif
