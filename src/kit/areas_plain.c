/* What a game need not say of its zones: a thing is its definition, what lies hidden nobody
 * else knows, decks have nothing beside them and zones no numbers. */
#include "kit_config.h"

#include "areas.h"

#define MAY_BE_LEFT_OUT __attribute__((weak))

MAY_BE_LEFT_OUT void game_put_thing(struct arb_run *g, int seat, int thing, int look,
                                    struct arb_json *out)
{
    (void)g, (void)seat, (void)look;
    view_begin_thing(out, thing, thing);
    arb_put_end(out);
}

MAY_BE_LEFT_OUT bool game_seat_knows(const struct arb_run *g, int seat, int thing)
{
    (void)g, (void)seat, (void)thing;
    return false;
}

MAY_BE_LEFT_OUT void game_put_beside(struct arb_run *g, int seat, int owner, int zone,
                                     struct arb_json *out)
{
    (void)g, (void)seat, (void)owner, (void)zone, (void)out;
}

MAY_BE_LEFT_OUT int game_area_numbers(struct arb_run *g, int zone, struct view_number *number)
{
    (void)g, (void)zone, (void)number;
    return 0;
}

MAY_BE_LEFT_OUT void game_put_area(struct arb_run *g, int seat, const struct area *area,
                                   struct arb_json *out)
{
    (void)g, (void)seat, (void)area, (void)out;
}
