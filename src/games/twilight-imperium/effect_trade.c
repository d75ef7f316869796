/* Ops and costs of goods and trade (21, 93). */
#include "kit_config.h"

DO_NOW(op_goods)
{
    for (int seat = 0; seat < g->block->seats; seat++)
        if (seat_is_in(g, seat) && is_who(g, sc, op->who, seat)) {
            gain(g, seat, WARE_GOODS, n, BY(EFFECT_RESOLVES));
            if (n > 0)
                gained_goods(g, seat, n, true);
        }
}

void gained_goods(struct arb_run *g, int seat, int count, bool from_supply)
{
    happened(g, FACT_GAINS_GOODS, 0, seat, 0, count);
    if (from_supply)
        happened(g, FACT_TAKES_GOODS, 0, seat, 0, count);
}

/* They lie on a card of the seat and are its own again when that is readied. */
DO_NOW(op_keep_goods)
{
    player(g, sc->you)->kept_goods += (uint8_t)n;
    tell(g, EVENT_KEEPS_GOODS, BY(EFFECT_RESOLVES), sc->you, n, 0);
}
COULD(could_keep_goods)
{
    return player(g, sc->you)->kept_goods < NO_END;
}
DO_NOW(op_take_kept_goods)
{
    int count = player(g, sc->you)->kept_goods;
    player(g, sc->you)->kept_goods = 0;
    gain(g, sc->you, WARE_GOODS, count, BY(EFFECT_RESOLVES));
    gained_goods(g, sc->you, count, false);
}
COULD(could_take_kept_goods)
{
    return player(g, sc->you)->kept_goods > 0;
}
COULD_SEAT(could_gain_goods, seat)
{
    return n > 0 || ware_of(g, seat, WARE_GOODS) > 0;
}
DO_NOW(op_replenish)
{
    for (int seat = 0; seat < g->block->seats; seat++)
        if (seat_is_in(g, seat) && is_who(g, sc, op->who, seat))
            replenish(g, seat, BY(EFFECT_RESOLVES));
}

DO_NOW(op_commodities)
{
    for (int seat = 0; seat < g->block->seats; seat++)
        if (seat_is_in(g, seat) && is_who(g, sc, op->who, seat))
            gain_commodities(g, seat, n, BY(EFFECT_RESOLVES));
}
COULD_SEAT(could_gain_commodities, seat)
{
    return ware_of(g, seat, WARE_COMMODITIES) < stat_of(g, SHEETS + seat, STAT_COMMODITIES, NULL);
}
DO_NOW(op_convert)
{
    for (int seat = 0; seat < g->block->seats; seat++)
        if (seat_is_in(g, seat) && is_who(g, sc, op->who, seat))
            convert_commodities(g, seat, n < 0 ? WARE_MOST : n, BY(EFFECT_RESOLVES));
}
COULD_SEAT(has_commodities, seat)
{
    return ware_of(g, seat, WARE_COMMODITIES) > 0;
}
/* 21.6 They become trade goods of whoever gets them. */
DO_NOW(op_give_commodities)
{
    int from = who(g, sc, op->who);
    int count = from < SEATS ? ware_of(g, from, WARE_COMMODITIES) : 0;
    if (!count)
        return;
    give_commodities(g, from, sc->you, count);
    tell(g, EVENT_GIVES_COMMODITIES, "21.6", from, count, sc->you);
}
/* 21.7 An effect that says so. */
FLOW(op_spend_ware)
{
    BEGIN;
    L->seat = (uint8_t)who(g, SC, OP->who);
    if (ware_of(g, L->seat, WARE_GOODS) && ware_of(g, L->seat, WARE_COMMODITIES)) {
        ASK(SEAT(L->seat), "93.4c", "What do you spend?", 0, {
            offer_option(g, VERB_SPEND_COMMODITY, 0, 0, 0);
            offer_option(g, VERB_SPEND_GOOD, 0, 0, 0);
        });
        L->good = chosen(g)->verb == VERB_SPEND_GOOD;
    } else {
        L->good = ware_of(g, L->seat, WARE_GOODS) > 0;
    }
    RULE("93.4c");
    gain(g, L->seat, L->good ? WARE_GOODS : WARE_COMMODITIES, -1, "93.4c");
    END;
}
COULD_SEAT(has_goods_now, seat)
{
    return ware_of(g, seat, WARE_GOODS) > 0;
}
FLOW(op_spend_goods)
{
    BEGIN;
    L->seat = (uint8_t)who(g, SC, OP->who);
    CALL(pay, .p = {.seat = L->seat,
                    .what = PAY_EFFECT,
                    .how = PAY_OPEN,
                    .need = {[WARE_GOODS] = (uint8_t)ware_of(g, L->seat, WARE_GOODS)}});
    SC->done = (uint8_t)result(g);
    END;
}
static struct payment in_resources(int seat, int n)
{
    return (struct payment){
        .seat = (uint8_t)seat, .what = PAY_EFFECT, .need = {[WARE_RESOURCES] = (uint8_t)n}};
}
COULD_SEAT(could_spend_resources, seat)
{
    int has = ware_of(g, seat, WARE_GOODS) * stat_of(g, SHEETS + seat, STAT_GOODS_WORTH, NULL);
    EACH_CONTROLLED (g, seat, planet)
        if (!is_exhausted_planet(g, planet))
            has += planet_worth(g, seat, planet, false);
    return has >= n;
}
FLOW(op_spend_resources)
{
    BEGIN;
    L->seat = (uint8_t)who(g, SC, OP->who);
    if (!could_spend_resources(g, SC, OP, L->seat, value_of(g, SC, &OP->n))) {
        SC->complete = false;
        RETURN(0);
    }
    CALL(pay, .p = in_resources(L->seat, value_of(g, SC, &OP->n)));
    END;
}
COULD_SEAT(has_ware, seat)
{
    return ware_of(g, seat, WARE_GOODS) || ware_of(g, seat, WARE_COMMODITIES);
}
FLOW(op_transact)
{
    BEGIN;
    CALL(bargain, .seat = SC->you, .with = (uint16_t)who_mask(g, SC, OP->who));
    END;
}

/* Notes. */

/* 69.1 It stays before whoever plays it. */
DO_EACH(op_lay_open, thing)
{
    RULE("69.1");
    put_card(g, thing, ZONE_AREA + sc->you, ARB_BOTTOM);
    return true;
}
DO_EACH(op_return_note, thing)
{
    return_note(g, thing);
    return true;
}
COULD_THING(is_note, thing)
{
    return is_card(thing) && def_of(g, thing)->type == NOTE;
}
static bool has_note_for(const struct arb_run *g, int seat, int receiver)
{
    EACH_IN (g->s->zone, g->s->link, ZONE_NOTES + seat, card)
        if (!may_not_receive(g, receiver, card))
            return true;
    return false;
}
/* Whoever gives it chooses which. */
FLOW(op_give_note)
{
    BEGIN;
    for (L->turn = turns_of(g, who_mask(g, SC, OP->who)); next_turn(g, &L->turn);) {
        if (!has_note_for(g, L->turn.seat, SC->you))
            continue;
        ASK(SEAT(L->turn.seat), BY(EFFECT_RESOLVES), "Which note do you give?", 0, {
            EACH_IN (g->s->zone, g->s->link, ZONE_NOTES + L->turn.seat, card) {
                consider(g, VERB_CHOOSE, card, 0, 0);
                if (!forbid(g, may_not_receive(g, SC->you, card), "1.6"))
                    offer(g);
    }
});
hand_note(g, chosen(g)->a, SC->you);
SETTLE;
}
END;
}
COULD_SEAT(has_notes, seat)
{
    return g->s->zone[ZONE_NOTES + seat].count > 0;
}
/* Each goes to whoever had the other, with what was done with it. */
DO_NOW(op_exchange_strategy)
{
    int card[2] = {which_thing(g, sc, op->set.which), which_thing(g, sc, op->to.which)}, seat[2];
    for (int i = 0; i < 2; i++)
        seat[i] = card[i] ? game_you(g, card[i], NULL) : NOBODY;
    if (seat[0] >= SEATS || seat[1] >= SEATS)
        return;
    for (int i = 0; i < 2; i++) {
        int number = card[i] - g->c->first_card[STRATEGY], bit = 1 << number;
        struct player *from = player(g, seat[i]), *to = player(g, seat[!i]);
        from->strategy &= (uint8_t)~bit;
        to->strategy |= (uint8_t)bit;
        to->played |= (uint8_t)(from->played & bit);
        from->played &= (uint8_t)~bit;
        g->s->strategy_of[number] = (uint8_t)(seat[!i] + 1);
        put_card(g, card[i], ZONE_AREA + seat[!i], ARB_BOTTOM);
        tell(g, EVENT_SWAPS, BY(EFFECT_RESOLVES), seat[!i], card[i], 0);
    }
    set_order(g);
}
COULD(could_exchange_strategy)
{
    return true;
}

/* Costs. */

COST_PAYABLE(has_goods)
{
    return !forbid(g, ware_of(g, sc->you, WARE_GOODS) < n, sc->ability ? "1.11a" : "61.10");
}
COST_NOW(spend_goods)
{
    RULE("93.4c");
    gain(g, sc->you, WARE_GOODS, -n, "93.4c");
}

static struct payment price_of(const struct scope *sc, const struct cost *c, int n)
{
    struct payment p = {.seat = sc->you, .what = sc->ability ? PAY_EFFECT : PAY_OBJECTIVE};
    p.need[c->code == COST_INFLUENCE ? WARE_INFLUENCE : WARE_RESOURCES] = (uint8_t)n;
    return p;
}
COST_PAYABLE(can_pay_wares)
{
    struct payment p = price_of(sc, c, n);
    return !forbid(g, !pay_possible(g, &p), sc->ability ? "1.11a" : "61.10");
}
FLOW(cost_pay)
{
    BEGIN;
    CALL(pay, .p = price_of(SC, PRICE, L->n));
    END;
}

/* Of a planet that is gained: did this player lose it? */
MEASURE(measure_taken_from)
{
    int seat = sc->event.amount - 1;
    return sc->event.fact == FACT_GAINS_PLANET && seat >= 0 && seat == who(g, sc, v->arg);
}
