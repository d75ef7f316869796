/* Zones in views. */
#include "kit_config.h"

#include "areas.h"

#ifndef AT_AREA_HIDDEN
#define AT_AREA_HIDDEN (void)0
#endif

void area_put_labels(struct arb_json *out)
{
    for (const struct area *area = game_areas; area->id; area++)
        arb_put_text(out, area->id, area->label);
}

/* Whose the zone is, if it is of this area: a seat, or -1 for nobody's; -2: it is not. */
static int owner_in(const struct arb_run *g, const struct area *area, int zone)
{
    if (!(area->show & AREA_EACH))
        return area->zone == zone ? -1 : -2;
    for (int seat = 0; seat < g->block->seats; seat++)
        if (KIT_ZONE_OF(seat, area->zone) == zone)
            return seat;
    return -2;
}

void area_say_place(const struct arb_run *g, int thing, struct arb_text *out)
{
    for (const struct area *area = game_areas; area->id; area++) {
        int owner = owner_in(g, area, KIT_LINKS(g)[thing].zone);
        if (owner < -1 || !area->place)
            continue;
        arb_say(out, owner < 0 ? " (%s" : " (%s ", area->place);
        if (owner >= 0)
            arb_say_seat(g, owner, out);
        arb_say(out, ")");
    }
}

static void put_all(struct arb_run *g, int seat, int zone, int look, struct arb_json *out)
{
    EACH_IN (KIT_ZONES(g), KIT_LINKS(g), zone, thing)
        game_put_thing(g, seat, thing, look, out);
}

static void put_known(struct arb_run *g, int seat, int zone, int look, struct arb_json *out)
{
    EACH_IN (KIT_ZONES(g), KIT_LINKS(g), zone, thing)
        if (game_seat_knows(g, seat, thing))
            game_put_thing(g, seat, thing, look, out);
}

/* Backs stand for what is unknown above a thing that is known. A loose thing lies somewhere
 * in the deck, and so does whatever comes after it. */
static void put_deck(struct arb_run *g, int seat, int zone, int look, struct arb_json *out)
{
    const struct arb_link *link = KIT_LINKS(g);
    int unknown = 0;
    EACH_IN (KIT_ZONES(g), link, zone, thing) {
        bool known = game_seat_knows(g, seat, thing);
        if (!link[thing].loose && link[thing].prev && link[link[thing].prev].loose)
            break;
        if (!link[thing].loose && !known)
            unknown++;
        if (!known)
            continue;
        for (; unknown && !link[thing].loose; unknown--) {
            view_begin_back(out);
            arb_put_end(out);
        }
        game_put_thing(g, seat, thing, look, out);
    }
}

static void put_things(struct arb_run *g, int seat, int show, int owner, int zone, int look,
                       struct arb_json *out)
{
    if (show == AREA_DECK) {
        game_put_beside(g, seat, owner, zone, out);
        put_deck(g, seat, zone, look, out);
    } else if (show == AREA_OWN && owner != seat) {
        AT_AREA_HIDDEN;
        put_known(g, seat, zone, look, out);
    } else if (show != AREA_COUNT) {
        put_all(g, seat, zone, look, out);
    }
}

/* Owner -1: nobody's. */
static void put_area(struct arb_run *g, int seat, const struct area *area, int owner, int zone,
                     struct arb_json *out)
{
    struct view_number number[AREA_NUMBERS];
    int show = area->show & ~(AREA_EACH | AREA_IF_ANY), count = KIT_ZONES(g)[zone].count;
    if (area->show & AREA_IF_ANY && !count)
        return;
    if (show == AREA_OPEN || (show == AREA_OWN && owner == seat))
        view_begin_zone(out, area->id, owner);
    else
        view_begin_hidden_zone(out, area->id, owner, count);
    put_things(g, seat, show, owner, zone, area->look, out);
    view_end_things(out);
    view_put_numbers(out, number, game_area_numbers(g, zone, number));
    arb_put_end(out);
}

/* Those from `area` on that each seat has; where they end. */
static const struct area *put_each(struct arb_run *g, int seat, const struct area *area,
                                   struct arb_json *out)
{
    const struct area *end = area;
    while (end->id && end->show & AREA_EACH)
        end++;
    for (int owner = 0; owner < g->block->seats; owner++)
        for (const struct area *a = area; a < end; a++)
            put_area(g, seat, a, owner, KIT_ZONE_OF(owner, a->zone), out);
    return end;
}

void area_put_all(struct arb_run *g, int seat, struct arb_json *out)
{
    const struct area *area = game_areas;
    arb_put_array(out, "zones");
    while (area->id) {
        if (area->show & AREA_EACH) {
            area = put_each(g, seat, area, out);
        } else {
            put_area(g, seat, area, -1, area->zone, out);
            area++;
        }
    }
    arb_put_end(out);
}
