/* seats.h - the seats of a table in its views: "seats", each with its name and whether it is
 * asked. */
#ifndef KIT_SEATS_H
#define KIT_SEATS_H

#include "json.h"
#include "rules.h"

void seats_put(struct arb_run *g, struct arb_json *out);

/* The game's: what else is told of a seat, its flags and then its tracks (view.h). */
void game_put_seat(struct arb_run *g, int seat, struct arb_json *out);

#endif
