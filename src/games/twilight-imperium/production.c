/* 67 Producing units, 68 Production, 26 Cost, 14 Blockade, 34 Paying with planets. */
#include "kit_config.h"

/* ---- Limits ------------------------------------------------------------------------------------
 */

/* 68.1 A dock's value may be that of its planet's resources and more. */
int production_of(const struct arb_run *g, const struct stack *st)
{
    if (thing_may(g, SYSTEMS + st->place, CANNOT_PRODUCE))
        return 0;
    int n = unit_stat(g, st, STAT_PRODUCTION);
    if (n > 0 && unit_def(g, st->seat, st->unit)->with_resources && st->place > CELLS)
        n += stat_of(g, SYSTEMS + st->place, STAT_RESOURCES, NULL);
    return n * st->count;
}

/* 68.1a The sum of all of them. */
int production_limit(const struct arb_run *g, int seat, int cell, int dock)
{
    int limit = 0;
    RULE("68.1a");
    EACH_STACK_OF (g, cell, seat, st)
        limit += dock ? 0 : production_of(g, st);
    EACH_PLANET (g, cell, planet)
        limit += (!dock || dock == planet) && controls(g, seat, planet)
                     ? stat_of(g, PLANETS + planet, STAT_PRODUCTION, NULL)
                     : 0;
    EACH_PLANET (g, cell, planet)
        EACH_STACK_OF (g, PLACE_PLANET + planet, seat, st)
            limit += !dock || dock == planet ? production_of(g, st) : 0;
    return limit;
}

/* 68.3, 68.4 Ground forces go where a unit produces; those of one in space also to any planet of
 * the seat in the system, or stay there. */
static bool produces_at(const struct arb_run *g, int seat, int cell, int dock, int planet)
{
    EACH_STACK_OF (g, cell, seat, st)
        if (!dock && production_of(g, st) > 0)
            return !planet || controls(g, seat, planet);
    if (!planet || (dock && dock != planet) || !controls(g, seat, planet))
        return false;
    EACH_STACK_OF (g, PLACE_PLANET + planet, seat, st)
        if (production_of(g, st) > 0)
            return true;
    return stat_of(g, PLANETS + planet, STAT_PRODUCTION, NULL) > 0;
}

static int cart_units(const struct cart *cart, int unit)
{
    const uint8_t *n = cart->count[unit];
    return n[0] + n[1] + n[2] + n[3];
}

static int cart_total(const struct cart *cart)
{
    int n = 0;
    for (int unit = 0; unit < UNITS; unit++)
        n += cart_units(cart, unit);
    return n;
}

/* 26.2, 67.2 Two for one cost; 67.2b one alone costs as much. */
int cart_cost(const struct arb_run *g, int seat, const struct cart *cart)
{
    int cost = 0;
    RULES("67.1c", "67.2", "67.2b", "68.1c", "26.2", "67.2a", "68.1b");
    for (int unit = 0; unit < UNITS; unit++) {
        int n = cart_units(cart, unit), card = UNIT_CARDS + seat * UNITS + unit;
        if (!n)
            continue;
        int per = stat_of(g, card, STAT_PER_COST, NULL);
        cost += (n + per - 1) / per * stat_of(g, card, STAT_COST, NULL);
    }
    return cost;
}

/* Of what an effect lets build, or of the units there. */
static int limit_of(const struct arb_run *g, const struct produce *L)
{
    return L->most ? L->most : production_limit(g, L->seat, L->cell, L->dock);
}

/* What effects take off the whole, never below nothing. */
static int full_cost(const struct arb_run *g, int seat, const struct cart *cart)
{
    int cost = cart_cost(g, seat, cart) + stat_of(g, SHEETS + seat, STAT_PRODUCTION_COST, NULL);
    return cost > 0 ? cost : 0;
}

/* ---- The form ----------------------------------------------------------------------------------
 */

static struct payment price_of(int seat, int cost)
{
    return (struct payment){
        .seat = (uint8_t)seat, .what = PAY_UNITS, .need = {[WARE_RESOURCES] = (uint8_t)cost}};
}

/* 37.1 Ships but fighters, 16.2 fighters and ground forces in space. */
static bool has_room(struct arb_run *g, const struct produce *L, int unit, int n, int at)
{
    int ships = 0, cargo = 0, room = 0;
    for (int u = 0; u <= UNIT_FLAGSHIP; u++) {
        int more = cart_units(&L->cart, u);
        ships += u == UNIT_FIGHTER ? 0 : more;
        room += more * stat_of(g, UNIT_CARDS + L->seat * UNITS + u, STAT_CAPACITY, NULL);
    }
    cargo = cart_units(&L->cart, UNIT_FIGHTER) + L->cart.count[UNIT_INFANTRY][0] +
            L->cart.count[UNIT_MECH][0];
    if (is_ship(unit) && unit != UNIT_FIGHTER)
        return !forbid(g, large_ships_at(g, L->cell, L->seat) + ships + n > fleet_limit(g, L->seat),
                       "37.1");
    if (at)
        return true;
    return !forbid(
        g, cargo_at(g, L->cell, L->seat) + cargo + n > capacity_at(g, L->cell, L->seat) + room,
        "16.2");
}

/* 14.1, 67.6 No ships where others have some; 14.1+1, 67.6+1 ground forces all the same. 26.3 Nor
 * what has no cost; 67.5 nor what reinforcements do not hold. */
static bool may_produce(struct arb_run *g, const struct produce *L, int unit, int n, int at)
{
    struct cart more = L->cart;
    int limit = limit_of(g, L);
    more.count[unit][at] = (uint8_t)(more.count[unit][at] + n);
    bool blockaded = ships_of_others(g, L->seat) & BIT(L->cell);
    if (blockaded)
        RULES("14.0", "14.1", "14.1+1", "67.6+1");
    struct payment p = price_of(L->seat, full_cost(g, L->seat, &more));
    return !forbid(g, is_ship(unit) && blockaded, "67.6") &&
           !forbid(g, L->ships && !is_ship(unit), "1.3") &&
           !forbid(g, L->worth && cart_cost(g, L->seat, &more) > L->worth - 1, "1.3") &&
           !forbid_by(g, cart_total(&more) > limit, "68.1", "The limit is {n}.", limit, 0, 0) &&
           !forbid(g, cart_units(&more, unit) > reinforcements(g, L->seat, unit), "67.5") &&
           has_room(g, L, unit, n, at) && !forbid(g, !L->worth && !pay_possible(g, &p), "67.1");
}

static void offer_at(struct arb_run *g, const struct produce *L, int unit, int at, int planet)
{
    int per = stat_of(g, UNIT_CARDS + L->seat * UNITS + unit, STAT_PER_COST, NULL);
    int card = UNIT_CARDS + L->seat * UNITS + unit;
    consider(g, VERB_PRODUCE, unit, 1, planet);
    if (forbid(g, stat_of(g, card, STAT_COST, NULL) <= 0, "26.3"))
        return;
    for (int n = 1; n <= per; n++) {
        consider(g, VERB_PRODUCE, unit, n, planet);
        if (may_produce(g, L, unit, n, at))
            offer(g);
    }
}

static bool may_build_on(const struct arb_run *g, const struct produce *L, int planet)
{
    return controls(g, L->seat, planet) && (!L->dock || L->dock == planet);
}

static void offer_units(struct arb_run *g, const struct produce *L)
{
    for (int unit = 0; unit <= UNIT_MECH; unit++) {
        if (is_ship(unit)) {
            offer_at(g, L, unit, 0, 0);
            continue;
        }
        if (L->most ? !L->dock : produces_at(g, L->seat, L->cell, L->dock, 0))
            offer_at(g, L, unit, 0, 0);
        for (int n = 0; planet_in(g, L->cell, n); n++)
            if (L->most ? may_build_on(g, L, planet_in(g, L->cell, n))
                        : produces_at(g, L->seat, L->cell, L->dock, planet_in(g, L->cell, n)))
                offer_at(g, L, unit, n + 1, planet_in(g, L->cell, n));
    }
    offer_pass(g, VERB_PRODUCED);
}

/* 68.2 Ships are placed in the system, 68.3 ground forces on the planets. */
static void place_cart(struct arb_run *g, const struct produce *L)
{
    for (int unit = 0; unit < UNITS; unit++) {
        for (int at = 0; at < 4; at++)
            if (L->cart.count[unit][at]) {
                RULES("68.2", "68.3", "67.3");
                add_units(g, at ? PLACE_PLANET + planet_in(g, L->cell, at - 1) : L->cell, L->seat,
                          unit, L->cart.count[unit][at]);
            }
        if (cart_units(&L->cart, unit))
            tell(g, EVENT_PRODUCES, "67.0", L->seat, unit, cart_units(&L->cart, unit));
    }
}

static int place_of(const struct arb_run *g, int cell, int planet)
{
    for (int n = 0; planet && planet_in(g, cell, n); n++)
        if (planet_in(g, cell, n) == planet)
            return n + 1;
    return 0;
}

/* 67.1 Resources for all of them together; 67.1b no change is given. */
FLOW(produce)
{
    BEGIN;
    if (!limit_of(g, L))
        RETURN(0);
    RULES("68.0", "68.1", "89.s5", "89.s5+1");
    IMMINENT(FACT_PRODUCES, SYSTEMS + L->cell, L->seat, 0, 0);
    while (cart_total(&L->cart) < limit_of(g, L)) {
        ASK(SEAT(L->seat), "68.0", "What do you produce in {system}?", L->cell,
            { offer_units(g, L); });
        if (chosen(g)->verb == VERB_PRODUCED)
            break;
        uint8_t *count = &L->cart.count[chosen(g)->a][place_of(g, L->cell, chosen(g)->c)];
        *count = (uint8_t)(*count + chosen(g)->b);
    }
    L->n = (uint8_t)cart_total(&L->cart);
    if (!L->n)
        RETURN(0);
    RULES("67.1", "67.1b", "26.1");
    if (!L->worth)
        CALL(pay, .p = price_of(L->seat, full_cost(g, L->seat, &L->cart)));
    place_cart(g, L);
    g->s->fighters_produced = (uint8_t)cart_units(&L->cart, UNIT_FIGHTER);
    happened(g, FACT_PRODUCES, SYSTEMS + L->cell, L->seat, 0, L->n);
    SETTLE;
    end_lasting(g, UNTIL_PRODUCTION, 0);
    RETURN(L->n);
    END;
}

/* ---- Paying
 * -------------------------------------------------------------------------------------- */

enum { PAY_WITH_GOODS = 1 }; /* else the thing of a planet */

/* 34.3, 47.2, 75.2 Readied planets, whole; 47.3, 75.3, 93.4 trade goods for either, 8.13 but not
 * for votes. 67.1a Only one's own. */
static int goods_worth(const struct arb_run *g, const struct payment *p)
{
    return p->need[WARE_GOODS] ? 1 : stat_of(g, SHEETS + p->seat, STAT_GOODS_WORTH, NULL);
}

void game_pay_sources(struct arb_run *g, const struct payment *p, struct pay_sources *out)
{
    bool influence = p->need[WARE_INFLUENCE] > 0;
    RULES("34.3", influence ? "47.2" : "75.2", "64.8", "64.9", "67.1a");
    EACH_CONTROLLED (g, p->seat, planet) {
        int worth = stat_of(g, PLANETS + planet, influence ? STAT_INFLUENCE : STAT_RESOURCES, NULL);
        if (p->what == PAY_VOTES)
            worth = may(g, p->seat, CANNOT_EXHAUST_TO_VOTE) ? 0 : worth + planet_votes(g, p->seat);
        if (worth && !is_exhausted_planet(g, planet))
            pay_add(
                g, out,
                (struct pay_source){.thing = (uint16_t)(PLANETS + planet),
                                    .pieces = 1,
                                    .worth = (uint8_t)worth,
                                    .wares = 1 << (influence ? WARE_INFLUENCE : WARE_RESOURCES)});
    }
    int goods = ware_of(g, p->seat, WARE_GOODS);
    if (p->what == PAY_VOTES) {
        RULES("8.13", "47.3a", "93.4b+1");
        goods = 0;
    }
    if (goods) {
        RULES(influence ? "47.3" : "75.3", influence ? "93.4b" : "93.4a");
        pay_add(g, out,
                (struct pay_source){.thing = PAY_WITH_GOODS,
                                    .pieces = (uint8_t)goods,
                                    .worth = (uint8_t)goods_worth(g, p),
                                    .wares = 1 << WARE_RESOURCES | 1 << WARE_INFLUENCE |
                                             1 << WARE_GOODS});
    }
}

void game_paid(struct arb_run *g, const struct payment *p, int thing, UNUSED int ware, int pieces)
{
    if (thing == PAY_WITH_GOODS) {
        add_wares(g, p->seat, WARE_GOODS, -pieces);
        return;
    }
    int planet = thing - PLANETS;
    RULE("71.2");
    g->s->exhausted[planet >> 6] |= BIT(planet & 63);
    happened(g, FACT_EXHAUSTS, thing, p->seat, 0, 0);
}

void game_pay_words(struct arb_run *g, UNUSED int seat, int thing, UNUSED int ware, int pieces,
                    struct arb_text *out)
{
    if (thing == PAY_WITH_GOODS)
        arb_say(out, "%d %s", pieces, ware_word(WARE_GOODS, pieces));
    else
        arb_say(out, "%s", planet_def(g, thing - PLANETS)->name);
}
