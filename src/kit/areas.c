/* Zones in views. */
#include "kit_config.h"

#include "areas.h"

#ifndef AT_AREA_HIDDEN
#define AT_AREA_HIDDEN (void)0
#endif

#ifndef AREA_FIRST
#define AREA_FIRST 0
#define AREA_LAST(g) ((g)->block->seats - 1)
#define AREA_SEAT(g, holder) (holder)
#else
#define AREA_LABELS
#endif

void area_put_labels(struct arb_json *out)
{
    for (const struct area *area = game_areas; area->id; area++)
        arb_put_text(out, area->id, area->label);
}

/* Whose the zone is, if it is of this area: a holder, or -1 for nobody's; -2: it is not. */
static int owner_in(const struct arb_run *g, const struct area *area, int zone)
{
    if (!(area->show & AREA_EACH))
        return area->zone == zone ? -1 : -2;
    for (int holder = AREA_FIRST; holder <= AREA_LAST(g); holder++)
        if (KIT_ZONE_OF(holder, area->zone) == zone)
            return holder;
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
            arb_say_seat(g, AREA_SEAT(g, owner), out);
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

static const char *label_of(const struct arb_run *g, const struct area *area, int holder,
                            char label[VIEW_LABEL])
{
#ifdef AREA_LABELS
    struct arb_text out = {label, label + VIEW_LABEL};
    if (holder >= 0)
        game_area_label(g, area, holder, &out);
#else
    (void)g, (void)area, (void)holder;
#endif
    return label;
}

/* Holder -1: nobody's. */
static void put_area(struct arb_run *g, int seat, const struct area *area, int holder, int zone,
                     struct arb_json *out)
{
    struct view_number number[AREA_NUMBERS];
    char label[VIEW_LABEL] = "";
    int show = area->show & ~(AREA_EACH | AREA_IF_ANY), count = KIT_ZONES(g)[zone].count;
    int owner = holder < 0 ? -1 : AREA_SEAT(g, holder);
    if (area->show & AREA_IF_ANY && !count)
        return;
    view_begin_zone_of(
        out,
        &(struct view_zone){area->id, label_of(g, area, holder, label), holder, owner,
                            show == AREA_OPEN || (show == AREA_OWN && owner == seat) ? -1 : count});
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
    for (int holder = AREA_FIRST; holder <= AREA_LAST(g); holder++)
        for (const struct area *a = area; a < end; a++)
            put_area(g, seat, a, holder, KIT_ZONE_OF(holder, a->zone), out);
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
            if (area->show == AREA_GAME)
                game_put_area(g, seat, area, out);
            else
                put_area(g, seat, area, -1, area->zone, out);
            area++;
        }
    }
    arb_put_end(out);
}
