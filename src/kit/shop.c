#include "kit_config.h"

#include "shop.h"
#include "view.h"

/* What lies open. */

void show_goods(struct arb_run *g, int def)
{
    struct shown *s = KIT_SHOWN(g);
    if (s->count < SHOWN_MOST)
        s->def[s->count++] = (uint16_t)def;
}

void hide_goods(struct arb_run *g)
{
    KIT_SHOWN(g)->count = 0;
}

void put_shown(const struct arb_run *g, const char *zone, struct arb_json *out)
{
    const struct shown *s = KIT_SHOWN(g);
    if (!s->count)
        return;
    view_begin_zone(out, zone, -1);
    for (int i = 0; i < s->count; i++)
        if (s->def[i]) {
            view_begin_thing(out, PARTY_GOODS + s->def[i], s->def[i]);
            arb_put_end(out);
        }
    view_end_things(out);
    arb_put_end(out);
}

/* Counters. */

bool could_buy(struct arb_run *g, int counter, int member)
{
    struct arb_refused *refused = g->refused;
    struct arb_marks *marks = g->marks;
    struct arb_option buy;
    bool could = false;
    g->refused = NULL;
    g->marks = NULL;
    for (int i = 1; i < KIT_PRINTED_COUNT(g->c) && !could; i++)
        could = game_on_sale(g, counter, member, i, &buy) && game_may_buy(g, counter, member, &buy);
    g->refused = refused;
    g->marks = marks;
    return could;
}

static void offer_goods(struct arb_run *g, int counter, int member)
{
    struct arb_option buy;
    for (int i = 1; i < KIT_PRINTED_COUNT(g->c); i++) {
        if (!game_on_sale(g, counter, member, i, &buy))
            continue;
        consider(g, buy.verb, buy.a, buy.b, buy.c);
        if (game_may_buy(g, counter, member, &buy))
            offer(g);
    }
}

static void show_counter(struct arb_run *g, int counter, int member)
{
    struct arb_option buy;
    hide_goods(g);
    for (int i = 1; i < KIT_PRINTED_COUNT(g->c); i++)
        if (game_on_sale(g, counter, member, i, &buy))
            show_goods(g, i);
}

FLOW(shop)
{
    BEGIN;
    while (game_stays_at(g, L->counter, L->member)) {
        show_counter(g, L->counter, L->member);
        ASK(SEAT(PARTY_SEAT(g, L->member)), game_counters[L->counter].rule,
            game_counters[L->counter].prompt, L->member, {
                g->prompt_arg[1] = (uint16_t)game_purse(g, L->counter, L->member);
                offer_goods(g, L->counter, L->member);
                game_offer_sales(g, L->counter, L->member);
                offer_pass(g, PARTY_VERB_BACK);
            });
        if (chosen(g)->verb == PARTY_VERB_BACK)
            break;
        game_trade(g, L->counter, L->member, chosen(g));
    }
    END;
}

/* Gifts. */

static void offer_gifts(struct arb_run *g, int owner)
{
    int purse = KIT_PURSE(g, owner);
    for (int to = 1; to <= PARTY_SIZE(g) && GIFT_TIME(g); to++) {
        if (to == owner)
            continue;
        EACH_GEAR (g, owner, gear) {
            consider(g, GIFT_VERB_GEAR, gear, to, 0);
            if (!forbid(g, !game_may_give(g, owner, gear) || !gear_room(g, to), GIFT_RULE_GEAR))
                offer(g);
        }
        if (purse)
            offer_option(g, GIFT_VERB_PURSE, 1, to, 0);
        if (purse > 1)
            offer_option(g, GIFT_VERB_PURSE, purse, to, 0);
    }
    offer_pass(g, PARTY_VERB_BACK);
}

static void give(struct arb_run *g, int from, const struct arb_option *o)
{
    int to = o->b;
    if (o->verb == GIFT_VERB_PURSE) {
        KIT_PURSE(g, from) = (uint16_t)(KIT_PURSE(g, from) - o->a);
        KIT_PURSE(g, to) = (uint16_t)(KIT_PURSE(g, to) + o->a);
        party_note(g, GIFT_EVENT_PURSE, GIFT_RULE_PURSE, PARTY_NOTED(g, from), PARTY_NOTED(g, to),
                   o->a);
        return;
    }
    int def = KIT_DEFINED(g, o->a);
    gear_remove(g, from, o->a);
    gear_receive(g, to, def);
    party_note(g, GIFT_EVENT_GEAR, GIFT_RULE_GEAR, PARTY_NOTED(g, from), PARTY_GOODS + def,
               PARTY_NOTED(g, to));
}

FLOW(give_away)
{
    BEGIN;
    for (;;) {
        ASK(SEAT(PARTY_SEAT(g, L->owner)), GIFT_RULE_PURSE, GIFT_ASK, L->owner,
            { offer_gifts(g, L->owner); });
        if (chosen(g)->verb == PARTY_VERB_BACK)
            break;
        AT_GIFT;
        give(g, L->owner, chosen(g));
    }
    END;
}

/* Spoils. */

/* Of a lot, those that do not lie open: how many (i below 0), or number i. */
static int of_lot(const struct arb_run *g, int lot, int i)
{
    int count = 0;
    for (int def = 1; def < KIT_PRINTED_COUNT(g->c); def++) {
        int left = game_in_lot(g, lot, def);
        for (int n = 0; n < KIT_SHOWN(g)->count; n++)
            left -= KIT_SHOWN(g)->def[n] == def;
        for (; left > 0; left--)
            if (count++ == i)
                return def;
    }
    return i < 0 ? count : 0;
}

/* How many lie open, each offered if that is wanted: a lot may run out before everybody has one. */
static int offer_shown(struct arb_run *g, bool offering)
{
    int count = 0;
    for (int n = 0; n < KIT_SHOWN(g)->count; n++) {
        if (!KIT_SHOWN(g)->def[n])
            continue;
        count++;
        if (offering)
            offer_option(g, SHOP_VERB_PICK, PARTY_GOODS + KIT_SHOWN(g)->def[n], n, 0);
    }
    return count;
}

FLOW(divide_spoils)
{
    BEGIN;
    hide_goods(g);
    for (L->lot = 1; L->lot <= L->lots; L->lot++)
        for (L->n = 0; L->n < SPOILS_EACH && of_lot(g, L->lot, -1); L->n++) {
            CHANCE(of_lot(g, L->lot, -1), SPOILS_RULE_DRAWN, SPOILS_ASK_DRAWN, 0, {
                for (int i = 0; i < of_lot(g, L->lot, -1); i++)
                    offer_option(g, SHOP_VERB_PICK, PARTY_GOODS + of_lot(g, L->lot, i), 0, 0);
            });
            show_goods(g, of_lot(g, L->lot, chosen(g)->a));
        }
    for (L->member = 1; L->member <= PARTY_SIZE(g) && offer_shown(g, false); L->member++) {
        ASK(SEAT(PARTY_SEAT(g, L->member)), SPOILS_RULE_KEPT, SPOILS_ASK_KEPT, L->member, {
            offer_shown(g, true);
            if (!gear_room(g, L->member))
                offer_pass(g, PARTY_VERB_BACK);
        });
        if (chosen(g)->verb == PARTY_VERB_BACK)
            continue;
        gear_receive(g, L->member, chosen(g)->a - PARTY_GOODS);
        KIT_SHOWN(g)->def[chosen(g)->b] = 0;
        party_note(g, SHOP_EVENT_FINDS, SPOILS_RULE_KEPT, PARTY_NOTED(g, L->member), chosen(g)->a,
                   0);
    }
    hide_goods(g);
    AT_SPOILS_DIVIDED;
    END;
}
