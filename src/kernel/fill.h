/* fill.h - views, and the catalogue that completes them; docs/views.md has their shapes.
 *
 * A game writes a view without what is printed on things and what numbers are called: of
 * these it tells the numbers and names by which the catalogue has them. A view is made for
 * every seat after every answer, the catalogue once. */
#ifndef ARB_FILL_H
#define ARB_FILL_H

#include "json.h"

/* Completes a view from a catalogue, as whoever gets both must do it. */
void arb_fill_view(json_t *view, const json_t *catalogue);

#endif
