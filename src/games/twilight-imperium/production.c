/* 67 Producing units, 68 Production, 26 Cost, 14 Blockade, 34 Paying with planets. */
#include "kit_config.h"

/* Limits. */

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

/* What an effect lets a seat produce in the space of a system, as if a unit there did. */
static int production_of_space(const struct arb_run *g, int seat, int cell)
{
    int n = 0;
    if (!may_change(g, PRODUCES_IN) || thing_may(g, SYSTEMS + cell, CANNOT_PRODUCE))
        return 0;
    struct changes it = changes_of(g, SYSTEMS + cell, PRODUCES_IN);
    while (next_change(&it))
        n += it.you == seat ? it.amount : 0;
    return n;
}

/* 99.3 All units of a stack, or one space dock at this place and nothing else. */
static int made_by(const struct arb_run *g, const struct stack *st, int dock)
{
    if (!dock)
        return production_of(g, st);
    return st->unit == UNIT_SPACE_DOCK && st->place == dock ? production_of(g, st) / st->count : 0;
}

/* 68.1a The sum of all of them. */
int production_limit(const struct arb_run *g, int seat, int cell, int dock)
{
    int limit = dock ? 0 : production_of_space(g, seat, cell);
    RULE("68.1a");
    EACH_STACK_OF (g, cell, seat, st)
        limit += made_by(g, st, dock);
    EACH_PLANET (g, cell, planet)
        limit += !dock && controls(g, seat, planet)
                     ? stat_of(g, PLANETS + planet, STAT_PRODUCTION, NULL)
                     : 0;
    EACH_PLANET (g, cell, planet)
        EACH_STACK_OF (g, PLACE_PLANET + planet, seat, st)
            limit += made_by(g, st, dock);
    return limit;
}

/* 68.3, 68.4 Ground forces go where a unit produces; those of one in space also to any planet of
 * the seat in the system, or stay there. */
static bool builds(const struct arb_run *g, const struct stack *st, int dock, int unit)
{
    return made_by(g, st, dock) > 0 &&
           !(unit == UNIT_INFANTRY && thing_may(g, stack_thing(g, st), BUILDS_NO_INFANTRY));
}

static bool produces_at(const struct arb_run *g, int seat, int cell, int dock, int planet, int unit)
{
    EACH_STACK_OF (g, cell, seat, st)
        if (builds(g, st, dock, unit)) {
            RULE("68.4");
            return !planet || controls(g, seat, planet);
        }
    if (!dock && production_of_space(g, seat, cell))
        return !planet || controls(g, seat, planet);
    if (!planet || !controls(g, seat, planet))
        return false;
    EACH_STACK_OF (g, PLACE_PLANET + planet, seat, st)
        if (builds(g, st, dock, unit))
            return true;
    return !dock && stat_of(g, PLANETS + planet, STAT_PRODUCTION, NULL) > 0;
}

/* What units that build no infantry bring to the limit there. */
static int limit_without_infantry(const struct arb_run *g, int seat, int cell, int dock)
{
    int barred = 0;
    if (!may_change(g, BUILDS_NO_INFANTRY))
        return 0;
    EACH_STACK_OF (g, cell, seat, st)
        barred += builds(g, st, dock, UNIT_INFANTRY) ? 0 : made_by(g, st, dock);
    EACH_PLANET (g, cell, planet)
        EACH_STACK_OF (g, PLACE_PLANET + planet, seat, st)
            barred += builds(g, st, dock, UNIT_INFANTRY) ? 0 : made_by(g, st, dock);
    return barred;
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

static int small_units(const struct cart *cart)
{
    return cart_units(cart, UNIT_FIGHTER) + cart_units(cart, UNIT_INFANTRY);
}

/* 68.1 Of what is bought at once some may not count. */
static int cart_counted(const struct arb_run *g, int seat, const struct cart *cart)
{
    int n = cart_total(cart);
    for (int unit = 0; unit < UNITS; unit++) {
        int card = UNIT_CARDS + seat * UNITS + unit, built = cart_units(cart, unit);
        int free = built ? stat_of(g, card, STAT_UNCOUNTED, NULL) : 0;
        if (free > 0)
            n -= built / stat_of(g, card, STAT_PER_COST, NULL) * free;
    }
    int small = small_units(cart), free = stat_of(g, SHEETS + seat, STAT_UNCOUNTED, NULL);
    return n - (small < free ? small : free);
}

/* 26.2, 67.2 Two for one cost; 67.2b one alone costs as much. */
int cart_cost(const struct arb_run *g, int seat, const struct cart *cart)
{
    int cost = 0;
    RULES("67.1c", "67.2", "67.2b", "68.1c", "26.2", "67.2a", "68.1b");
    for (int unit = 0; unit < UNITS; unit++) {
        int n = cart_units(cart, unit) - cart->given[unit];
        int card = UNIT_CARDS + seat * UNITS + unit;
        if (n <= 0 || thing_may(g, card, COSTS_NOTHING))
            continue;
        int per = stat_of(g, card, STAT_PER_COST, NULL);
        cost += (n + per - 1) / per * stat_of(g, card, STAT_COST, NULL);
    }
    return cost;
}

/* 67.4 Of what an effect lets build, or of the units there. */
static int limit_of(const struct arb_run *g, const struct produce *L)
{
    if (L->most) {
        RULE("67.4");
        return L->most;
    }
    return production_limit(g, L->seat, L->cell, L->dock) +
           stat_of(g, SHEETS + L->seat, STAT_PRODUCTION, NULL);
}

static bool is_full(const struct arb_run *g, const struct produce *L)
{
    return cart_counted(g, L->seat, &L->cart) >= limit_of(g, L) &&
           small_units(&L->cart) >= stat_of(g, SHEETS + L->seat, STAT_UNCOUNTED, NULL);
}

/* A captured unit that pays for one of its kind: whose it is, or NOBODY. */
static int captured_from(const struct arb_run *g, const struct produce *L, int unit)
{
    if (!may(g, L->seat, BUILDS_CAPTURED))
        return NOBODY;
    int given = L->cart.given[unit];
    EACH_STACK (g, PLACE_SHEET + L->seat, st)
        if (st->unit == unit && (given -= st->count) < 0)
            return st->seat;
    return NOBODY;
}

static void give_back(struct arb_run *g, const struct produce *L)
{
    for (int unit = 0; unit < UNITS; unit++)
        for (int left = L->cart.given[unit]; left > 0; left--)
            EACH_STACK (g, PLACE_SHEET + L->seat, st)
                if (st->unit == unit) {
                    RULE("17.2b");
                    if (st->seat == L->seat)
                        RULE("17.4+1");
                    return_captured(g, L->seat, st->seat, unit, 1);
                    break;
                }
}

/* What effects take off the whole, never below nothing; they do so for units that use their
 * Production, not for what another effect lets build. */
static int full_cost(const struct arb_run *g, const struct produce *L, const struct cart *cart)
{
    int less = L->most ? 0 : stat_of(g, SHEETS + L->seat, STAT_PRODUCTION_COST, NULL);
    int cost = cart_cost(g, L->seat, cart) + less;
    return cost > 0 ? cost : 0;
}

/* The form. */

static struct payment price_of(int seat, int cost)
{
    return (struct payment){
        .seat = (uint8_t)seat, .what = PAY_UNITS, .need = {[WARE_RESOURCES] = (uint8_t)cost}};
}

/* 37.3, 16.3 What may be built all the same, though it would not stay: ships, and fighters beyond
 * capacity, of which ground forces in space take up some; fighters and ground forces in space. */
static int too_much(const struct arb_run *g, const struct produce *L, int unit, int n, int at)
{
    if (at)
        return 0;
    struct arrivals all = {.fighters = cart_units(&L->cart, UNIT_FIGHTER),
                           .ground = L->cart.count[UNIT_INFANTRY][0] + L->cart.count[UNIT_MECH][0]};
    for (int u = 0; u <= UNIT_FLAGSHIP; u++) {
        int more = cart_units(&L->cart, u) + (u == unit ? n : 0);
        all.large += u == UNIT_FIGHTER ? 0 : more;
        all.capacity += more * stat_of(g, UNIT_CARDS + L->seat * UNITS + u, STAT_CAPACITY, NULL);
    }
    all.fighters += unit == UNIT_FIGHTER ? n : 0;
    all.ground += is_ship(unit) ? 0 : n;
    int beyond = fleet_beyond_with(g, L->cell, L->seat, &all) ? BEYOND_POOL : 0;
    if (is_ship(unit) && unit != UNIT_FIGHTER)
        return beyond;
    int cargo = all.ground + cargo_at(g, L->cell, L->seat) -
                fighters_to_carry(g, L->cell, L->seat) +
                fighters_to_carry_with(g, L->cell, L->seat, all.fighters);
    return beyond | (cargo > capacity_at(g, L->cell, L->seat) + all.capacity ? BEYOND_CAPACITY : 0);
}

/* Places in which the seat had none of them. */
static int new_places(const struct arb_run *g, const struct produce *L, const struct cart *cart,
                      int unit)
{
    int places = 0;
    for (int at = 0; at < 4; at++) {
        int place = at ? PLACE_PLANET + planet_in(g, L->cell, at - 1) : L->cell;
        places += cart->count[unit][at] && !units_at(g, place, L->seat, unit);
    }
    return places;
}

/* 14.1, 67.6 No ships where others have some; 14.1+1, 67.6+1 ground forces all the same. 76.1 Nor
 * on a planet. 26.3 Nor what has no cost; 67.5 nor what reinforcements do not hold. */
static bool may_produce(struct arb_run *g, const struct produce *L, int unit, int n, int at,
                        int given, int recalled)
{
    struct cart more = L->cart;
    int limit = limit_of(g, L);
    more.given[unit] = (uint8_t)(more.given[unit] + given);
    more.count[unit][at] = (uint8_t)(more.count[unit][at] + n);
    bool blockaded = ships_of_others(g, L->seat) & BIT(L->cell);
    if (blockaded)
        RULES("14.0", "14.1", "14.1+1", "67.6+1");
    struct payment p = price_of(L->seat, full_cost(g, L, &more));
    return !forbid(g, is_ship(unit) && blockaded, "67.6") &&
           !forbid(g, L->ships && !is_ship(unit), "1.3") &&
           !forbid(g, L->planet && is_ship(unit), "76.1") &&
           !forbid(g, L->kinds && !(L->kinds >> unit & 1), "1.3") &&
           !forbid(g, L->worth && cart_cost(g, L->seat, &more) > L->worth - 1, "1.3") &&
           !forbid_by(g, cart_counted(g, L->seat, &more) > limit, "68.1", "The limit is {n}.",
                      limit, 0, 0) &&
           !forbid(g,
                   unit == UNIT_INFANTRY && !L->most &&
                       cart_units(&more, unit) >
                           limit + stat_of(g, SHEETS + L->seat, STAT_UNCOUNTED, NULL) -
                               limit_without_infantry(g, L->seat, L->cell, L->dock),
                   "68.1d") &&
           !forbid(g, cart_units(&more, unit) > reinforcements(g, L->seat, unit) + recalled,
                   "67.5") &&
           !forbid(g, !has_company(g, L->seat, unit, new_places(g, L, &more, unit)), "23.4b+1") &&
           !forbid(g, !L->worth && !pay_possible(g, &p), "67.1");
}

/* 67.5a One that is not in reinforcements, with one off the board, 67.5a+1 which is produced at
 * once. Not what produces here itself. */
static void offer_recalled(struct arb_run *g, const struct produce *L, int unit, int at, int planet,
                           int cost)
{
    if (cart_units(&L->cart, unit) < reinforcements(g, L->seat, unit))
        return;
    EACH_OWN_STACK(g, L->seat, st)
    for (int damaged = 0; damaged < 2; damaged++) {
        if (st->unit != unit || (damaged ? !st->damaged : st->count == st->damaged) ||
            (cell_of_place(g, st->place) == L->cell && production_of(g, st)))
            continue;
        consider(g, VERB_RECALL_BUILD, stack_thing(g, st), damaged,
                 planet + COST_AT * cost + too_much(g, L, unit, 1, at));
        if (!forbid(g, !may_recall(g, st), "23.4a+1") && may_produce(g, L, unit, 1, at, 0, 1))
            offer(g);
    }
}

static void offer_at(struct arb_run *g, const struct produce *L, int unit, int at, int planet)
{
    int per = stat_of(g, UNIT_CARDS + L->seat * UNITS + unit, STAT_PER_COST, NULL);
    int card = UNIT_CARDS + L->seat * UNITS + unit;
    consider(g, VERB_PRODUCE, unit, 1, planet);
    int cost = stat_of(g, card, STAT_COST, NULL), most = table_rule(g, L->seat, COST_MOST);
    if (forbid(g, cost <= 0, "26.3") || forbid(g, most && cost > most, "1.3") ||
        forbid(g, planet && thing_may(g, PLANETS + planet, CANNOT_BE_PLACED), "1.6"))
        return;
    cost = thing_may(g, card, COSTS_NOTHING) ? 0 : cost;
    for (int n = 1; n <= per; n++) {
        consider(g, VERB_PRODUCE, unit, n, planet + COST_AT * cost + too_much(g, L, unit, n, at));
        if (may_produce(g, L, unit, n, at, 0, 0))
            offer(g);
    }
    offer_recalled(g, L, unit, at, planet, cost);
    if (captured_from(g, L, unit) == NOBODY)
        return;
    consider(g, VERB_REBUILD, unit, 1, planet + too_much(g, L, unit, 1, at));
    if (may_produce(g, L, unit, 1, at, 1, 0))
        offer(g);
}

/* 67.4b By an effect that names a system on any planet of it, 67.4a that the player controls. */
static bool may_build_on(const struct arb_run *g, const struct produce *L, int planet)
{
    if (!controls(g, L->seat, planet)) {
        RULE("67.4a");
        return false;
    }
    if (!L->planet)
        RULE("67.4b");
    return !L->planet || L->planet == planet;
}

static void offer_units(struct arb_run *g, const struct produce *L)
{
    for (int unit = 0; unit <= UNIT_MECH; unit++) {
        if (is_ship(unit)) {
            offer_at(g, L, unit, 0, 0);
            continue;
        }
        if (L->most ? !L->planet : produces_at(g, L->seat, L->cell, L->dock, 0, unit))
            offer_at(g, L, unit, 0, 0);
        for (int n = 0; planet_in(g, L->cell, n); n++)
            if (L->most ? may_build_on(g, L, planet_in(g, L->cell, n))
                        : produces_at(g, L->seat, L->cell, L->dock, planet_in(g, L->cell, n), unit))
                offer_at(g, L, unit, n + 1, planet_in(g, L->cell, n));
    }
    offer_pass(g, VERB_PRODUCED);
    g->prompt_arg[1] = (uint16_t)(cart_counted(g, L->seat, &L->cart) << 8 | limit_of(g, L));
    g->prompt_arg[2] = (uint16_t)full_cost(g, L, &L->cart);
}

/* Would anything be offered? */
bool could_build_units(const struct arb_run *g, const struct produce *L)
{
    struct arb_run hushed;
    if (is_full(g, L) || !limit_of(g, L) ||
        (may_change(g, CANNOT_BUILD) &&
         seat_is_told_of(g, L->seat, SYSTEMS + L->cell, CANNOT_BUILD)))
        return false;
    arb_hush(g, &hushed);
    offer_units(&hushed, L);
    return hushed.option_count > 1; /* more than that this is all */
}

static void nothing_fresh(struct arb_run *g, int seat, int cell)
{
    EACH_STACK_OF (g, cell, seat, st)
        st->fresh = 0;
    EACH_PLANET (g, cell, planet)
        EACH_STACK_OF (g, PLACE_PLANET + planet, seat, st)
            st->fresh = 0;
}

/* 68.2 Ships are placed in the system, 68.3 ground forces on the planets. */
static void place_cart(struct arb_run *g, const struct produce *L)
{
    for (int unit = 0; unit < UNITS; unit++) {
        for (int at = 0; at < 4; at++)
            if (L->cart.count[unit][at]) {
                RULES("68.2", "68.3", "67.3");
                int place = at ? PLACE_PLANET + planet_in(g, L->cell, at - 1) : L->cell;
                add_units(g, place, L->seat, unit, L->cart.count[unit][at]);
                struct stack *built = stack_at(g, place, L->seat, unit);
                if (built && (is_ground_force(unit) || unit == UNIT_FIGHTER))
                    built->fresh = L->cart.count[unit][at];
            }
        if (cart_units(&L->cart, unit)) {
            player(g, L->seat)->produced |= (uint16_t)(1 << unit);
            tell(g, EVENT_PRODUCES, "67.0", L->seat, unit, cart_units(&L->cart, unit));
        }
    }
}

static int place_of(const struct arb_run *g, int cell, int planet)
{
    for (int n = 0; planet && planet_in(g, cell, n); n++)
        if (planet_in(g, cell, n) == planet)
            return n + 1;
    return 0;
}

static void put_into_cart(struct arb_run *g, struct produce *L, const struct arb_option *o)
{
    bool recalled = o->verb == VERB_RECALL_BUILD;
    int unit = recalled ? stack_of(g, o->a)->unit : o->a;
    uint8_t *count = &L->cart.count[unit][place_of(g, L->cell, o->c % COST_AT)];
    *count = (uint8_t)(*count + (recalled ? 1 : o->b));
    L->cart.given[unit] += o->verb == VERB_REBUILD;
    if (recalled) {
        RULES("67.5a", "67.5a+1");
        take_off(g, stack_of(g, o->a), o->b);
    }
}

/* 67.1 Resources for all of them together; 67.1b no change is given. */
FLOW(produce)
{
    BEGIN;
    if (!limit_of(g, L) || (may_change(g, CANNOT_BUILD) &&
                            seat_is_told_of(g, L->seat, SYSTEMS + L->cell, CANNOT_BUILD))) {
        end_lasting(g, UNTIL_PRODUCTION, 0);
        RETURN(0);
    }
    RULES("68.0", "68.1", "89.s5", "89.s5+1");
    IMMINENT(FACT_PRODUCES, SYSTEMS + L->cell, L->seat, 0, !L->most); /* 1: by Production */
    L->form = !g->block->form;
    if (L->form)
        FORM_BEGIN; /* until it is paid */
    while (!is_full(g, L)) {
        ASK(SEAT(L->seat), "68.0",
            "What do you produce in {system}? ({built b}, {n c} resource{s} so far)", L->cell,
            { offer_units(g, L); });
        if (chosen(g)->verb == VERB_PRODUCED)
            break;
        put_into_cart(g, L, chosen(g));
    }
    L->n = (uint8_t)cart_total(&L->cart);
    if (!L->n) {
        if (L->form)
            FORM_END;
        end_lasting(g, UNTIL_PRODUCTION, 0);
        RETURN(0);
    }
    RULES("67.1", "67.1b", "26.1");
    if (!L->worth)
        CALL(pay, .p = price_of(L->seat, full_cost(g, L, &L->cart)));
    if (L->form)
        FORM_END;
    give_back(g, L);
    place_cart(g, L);
    CALL(keep_room, .seat = L->seat, .cell = L->cell);
    CALL(keep_recalled, .seat = L->seat);
    g->s->by_production = !L->most;
    g->s->fighters_produced = (uint8_t)cart_units(&L->cart, UNIT_FIGHTER);
    g->s->infantry_produced = (uint8_t)cart_units(&L->cart, UNIT_INFANTRY);
    happened(g, FACT_PRODUCES, SYSTEMS + L->cell, L->seat, 0, L->n);
    SETTLE;
    nothing_fresh(g, L->seat, L->cell);
    end_lasting(g, UNTIL_PRODUCTION, 0);
    RETURN(L->n);
    END;
}

/* Paying. */

enum { PAY_WITH_GOODS = 1 }; /* else the thing of a planet */

/* 34.3, 47.2, 75.2 Readied planets, whole; 47.3, 75.3, 93.4 trade goods for either, 8.13 but not
 * for votes. 67.1a Only one's own. */
static int goods_worth(const struct arb_run *g, const struct payment *p)
{
    return p->need[WARE_GOODS] ? 1 : stat_of(g, SHEETS + p->seat, STAT_GOODS_WORTH, NULL);
}

int planet_worth(const struct arb_run *g, int seat, int planet, bool influence)
{
    int resources = stat_of(g, PLANETS + planet, STAT_RESOURCES, NULL);
    int other = stat_of(g, PLANETS + planet, STAT_INFLUENCE, NULL);
    if (may(g, seat, SUMS_VALUES))
        return resources + other;
    return influence != thing_may(g, PLANETS + planet, SWAPS_VALUES) ? other : resources;
}

void game_pay_sources(struct arb_run *g, const struct payment *p, struct pay_sources *out)
{
    bool influence = p->need[WARE_INFLUENCE] > 0;
    RULES("34.3", influence ? "47.2" : "75.2", "64.8", "64.9", "67.1a");
    EACH_CONTROLLED (g, p->seat, planet) {
        int worth = planet_worth(g, p->seat, planet, influence);
        if (p->what == PAY_UNITS && may(g, p->seat, ALLOW_INFLUENCE)) {
            int other = stat_of(g, PLANETS + planet, STAT_INFLUENCE, NULL);
            worth = other > worth ? other : worth;
        }
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
