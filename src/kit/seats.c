/* Seats in views. */
#include "kit_config.h"

#include "seats.h"
#include "view.h"

void seats_put(struct arb_run *g, struct arb_json *out)
{
    arb_put_array(out, "seats");
    for (int seat = 0; seat < g->block->seats; seat++) {
        char name[ARB_NAME] = "";
        arb_say_seat(g, seat, &(struct arb_text){name, name + sizeof name});
        view_begin_seat(out, seat, name, g->block->asked & ~g->block->answered & SEAT(seat));
        game_put_seat(g, seat, out);
        arb_put_end(out);
    }
    arb_put_end(out);
}
