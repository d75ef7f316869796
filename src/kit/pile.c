/* pile.c - what is on top, what comes up at random, in which order things lie. */
#include "kit_config.h"

int lying_at(const struct arb_run *g, int zone, int depth)
{
    int thing = KIT_ZONES(g)[zone].first;
    while (thing && depth-- > 0)
        thing = KIT_LINKS(g)[thing].next;
    return thing;
}

int depth_of(const struct arb_run *g, int thing)
{
    int depth = 0;
    while ((thing = KIT_LINKS(g)[thing].prev))
        depth++;
    return depth;
}

void shuffle_pile(struct arb_run *g, int zone)
{
    arb_shuffle(KIT_ZONES(g), KIT_LINKS(g), (uint8_t)zone);
    EACH_LYING (g, zone, thing)
        KIT_KNOWN(g, thing) = 0;
}

void make_known(struct arb_run *g, int thing, int seat)
{
    KIT_KNOWN(g, thing) |= (uint16_t)SEAT(seat);
}

/* Chance. */

static void offer_loose(struct arb_run *g, int zone)
{
    EACH_LYING (g, zone, thing)
        if (KIT_LINKS(g)[thing].loose)
            offer_option(g, VERB_DRAWN, thing, 0, 0);
}

static int chosen_loose(const struct arb_run *g, int zone)
{
    return arb_loose_card(KIT_ZONES(g), KIT_LINKS(g), (uint8_t)zone, chosen(g)->a);
}

FLOW(top_thing)
{
    BEGIN;
    if (!KIT_ZONES(g)[L->zone].count)
        RETURN(0);
    if (arb_top_is_settled(KIT_ZONES(g), KIT_LINKS(g), L->zone))
        RETURN(KIT_ZONES(g)[L->zone].first);
    CHANCE_AT(KIT_ZONES(g)[L->zone].loose, TOP_OF_PILE, L->zone, { offer_loose(g, L->zone); });
    RETURN(chosen_loose(g, L->zone));
    END;
}

#ifdef AT_PILE_RENEWED
FLOW(top_renewed)
{
    BEGIN;
    if (!KIT_ZONES(g)[L->zone].count) {
        while (KIT_ZONES(g)[L->from].count)
            KIT_PUT(g, KIT_ZONES(g)[L->from].first, L->zone, ARB_BOTTOM);
        shuffle_pile(g, L->zone);
        AT_PILE_RENEWED;
    }
    CALL(top_thing, .zone = L->zone);
    END;
}
#endif

FLOW(look_at)
{
    BEGIN;
    if (KIT_ZONES(g)[L->zone].count <= L->above)
        RETURN(0);
    int thing = lying_at(g, L->zone, L->above);
    if (KIT_LINKS(g)[thing].loose) {
        CHANCE_AT(KIT_ZONES(g)[L->zone].loose, NEXT_IN_PILE, L->zone, { offer_loose(g, L->zone); });
        thing = chosen_loose(g, L->zone);
        arb_settle_on_top(KIT_ZONES(g), KIT_LINKS(g), (uint16_t)thing, L->above);
    }
    make_known(g, thing, L->seat);
    RETURN(thing);
    END;
}

FLOW(look_at_bottom)
{
    BEGIN;
    int thing = KIT_ZONES(g)[L->zone].last;
    if (!thing)
        RETURN(0);
    if (KIT_LINKS(g)[thing].loose) {
        CHANCE_AT(KIT_ZONES(g)[L->zone].loose, NEXT_IN_PILE, L->zone, { offer_loose(g, L->zone); });
        thing = chosen_loose(g, L->zone);
        arb_move(KIT_ZONES(g), KIT_LINKS(g), (uint16_t)thing, L->zone, ARB_BOTTOM);
    }
    make_known(g, thing, L->seat);
    RETURN(thing);
    END;
}

FLOW(random_thing)
{
    BEGIN;
    if (!KIT_ZONES(g)[L->zone].count)
        RETURN(0);
    CHANCE_AT(KIT_ZONES(g)[L->zone].count, RANDOM_OF_PILE, L->zone, {
        EACH_LYING (g, L->zone, thing)
            offer_option(g, VERB_DRAWN, thing, 0, 0);
    });
    RETURN(lying_at(g, L->zone, chosen(g)->a));
    END;
}

/* Order. */

/* Those that have no place yet: from `above` to `count`. */
static void offer_next(struct arb_run *g, int zone, int above, int count)
{
    int depth = 0;
    EACH_LYING (g, zone, thing) {
        if (depth >= count)
            break;
        if (depth++ >= above)
            offer_option(g, VERB_PUT_NEXT, thing, 0, 0);
    }
}

FLOW(put_back)
{
    BEGIN;
    if (L->count > KIT_ZONES(g)[L->zone].count)
        L->count = (uint8_t)KIT_ZONES(g)[L->zone].count;
    for (L->above = 0; L->above + 1 < L->count; L->above++) {
        ASK_AT(SEAT(L->seat), PUT_BACK, L->source, { offer_next(g, L->zone, L->above, L->count); });
        arb_settle_on_top(KIT_ZONES(g), KIT_LINKS(g), chosen(g)->a, L->above);
    }
    END;
}

static bool order_matters(const struct arb_run *g, int zone, int above, int count)
{
    int first = lying_at(g, zone, above), thing = first;
    for (int depth = above + 1; depth < count; depth++) {
        thing = KIT_LINKS(g)[thing].next;
        if (!game_alike(g, first, thing))
            return true;
    }
    return false;
}

FLOW(order_pile)
{
    BEGIN;
    while (L->count > 1 && game_orders_pile(g, L->zone) != NOBODY &&
           order_matters(g, L->zone, L->above, L->count)) {
        ASK_AT(SEAT(game_orders_pile(g, L->zone)), ORDER_OF_PILE, L->zone, {
            open_window(g, ARB_OWN_WINDOW, WINDOW_PILE);
            offer_next(g, L->zone, L->above, L->count);
            offer_pass(g, VERB_DONE);
        });
        if (chosen(g)->verb == VERB_DONE)
            break;
        arb_settle_on_top(KIT_ZONES(g), KIT_LINKS(g), chosen(g)->a, L->above++);
    }
    END;
}
