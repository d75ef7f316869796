/* pile_check.c - every thing is in exactly one zone, and the zones count theirs rightly.
 *
 * A link names one zone and one neighbour before it, so a thing that two lists lead to has a
 * link that disagrees with one of them; and if as many are listed as there are, none is left
 * out. */
#include "kit_config.h"

#include "pile.h"

#define BROKEN(...)                                                                                \
    do {                                                                                           \
        arb_say(broken, __VA_ARGS__);                                                              \
        return -1;                                                                                 \
    } while (0)

/* How many lie there; -1 and words if its list is not one. */
static int check_zone(const struct arb_run *g, int zone, int things, struct arb_text *broken)
{
    const struct arb_zone *z = &KIT_ZONES(g)[zone];
    int count = 0, loose = 0, prev = 0;
    for (int thing = z->first; thing; thing = KIT_LINKS(g)[thing].next) {
        if (thing > things)
            BROKEN("zone %d leads to %d, which does not exist", zone, thing);
        const struct arb_link *l = &KIT_LINKS(g)[thing];
        if (l->zone != zone || l->prev != prev)
            BROKEN("%d is listed in zone %d after %d but its link says zone %d after %d", thing,
                   zone, prev, l->zone, l->prev);
        count++;
        loose += l->loose;
        prev = thing;
    }
    if (count != z->count || loose != z->loose || z->last != prev)
        BROKEN("zone %d counts %d (%d loose) and ends with %d, but holds %d (%d loose) to %d", zone,
               z->count, z->loose, z->last, count, loose, prev);
    return count;
}

bool piles_check(const struct arb_run *g, int zones, int things, struct arb_text *broken)
{
    int lying = 0;
    if (KIT_ZONES(g)[0].first || KIT_ZONES(g)[0].count) {
        arb_say(broken, "something lies in the zone that does not exist");
        return false;
    }
    for (int zone = 1; zone < zones; zone++) {
        int count = check_zone(g, zone, things, broken);
        if (count < 0)
            return false;
        lying += count;
    }
    if (lying != things)
        arb_say(broken, "there are %d things, but %d in the zones", things, lying);
    return lying == things;
}
