/* 94 Transactions, 28 Deals, 21 Commodities. */
#include "kit_config.h"

/* 21 Commodities. */

/* 21.2 Never more than the faction's value. */
void gain_commodities(struct arb_run *g, int seat, int count, const char *rule)
{
    int room =
        stat_of(g, SHEETS + seat, STAT_COMMODITIES, NULL) - ware_of(g, seat, WARE_COMMODITIES);
    RULE("21.2");
    if (count > room)
        count = room;
    if (count <= 0)
        return;
    add_wares(g, seat, WARE_COMMODITIES, count);
    tell(g, EVENT_COMMODITIES, rule, seat, count, 0);
}

/* 21.5c Nobody gains trade goods by it. */
void convert_commodities(struct arb_run *g, int seat, int count, const char *rule)
{
    int has = ware_of(g, seat, WARE_COMMODITIES);
    if (count > has)
        count = has;
    if (count <= 0)
        return;
    RULES("21.5a", "21.5c");
    add_wares(g, seat, WARE_COMMODITIES, -count);
    add_wares(g, seat, WARE_GOODS, count);
    tell(g, EVENT_CONVERTS, rule, seat, count, 0);
}

/* 94 With whom, what. */

void forget_transactions(struct arb_run *g)
{
    for (int seat = 0; seat < g->block->seats; seat++) {
        player(g, seat)->traded = 0;
        player(g, seat)->rebuffed = 0;
        player(g, seat)->open_to_bargains = 0;
    }
}

/* Somebody's effect lets these two bargain across the galaxy. */
static bool are_allowed(const struct arb_run *g, int seat, int other)
{
    return may(g, seat, ALLOW_TRANSACT) || may(g, other, ALLOW_TRANSACT);
}

/* 60.1, 94.6+1 Neighbours; while an agenda is voted on anybody. */
static unsigned within_reach(const struct arb_run *g, int seat)
{
    if (g->s->phase == PHASE_AGENDA) {
        RULE("94.6+1");
        return (unsigned)seat_mask(g) & ~SEAT(seat);
    }
    RULES("60.1", "101.2+2");
    unsigned near = neighbours(g, seat);
    if (may_change(g, ALLOW_TRANSACT))
        EACH_SEAT_FROM (g, 0, other)
            if (other != seat && are_allowed(g, seat, other))
                near |= SEAT(other);
    return near;
}

static bool is_within_reach(const struct arb_run *g, int seat, int other)
{
    if (g->s->phase == PHASE_AGENDA) {
        RULE("94.6+1");
        return other != seat && seat_is_in(g, other);
    }
    RULES("60.1", "101.2+2");
    return is_neighbour(g, seat, other) ||
           (other != seat && seat_is_in(g, other) && are_allowed(g, seat, other));
}

unsigned transaction_partners(const struct arb_run *g, int seat)
{
    return within_reach(g, seat) & ~(unsigned)player(g, seat)->traded;
}

/* 28.1 Whoever is in may be talked to. */
bool game_may_deal(struct arb_run *g, UNUSED int seat, int with)
{
    RULES("28.1", "28.0");
    return seat_is_in(g, with);
}

/* 28.1+1 What changes hands is a transaction: 94.1 one with each neighbour in a turn, 94.6 one with
 * everybody for an agenda. */
static bool may_transact(struct arb_run *g, const struct deal_terms *d)
{
    bool agenda = g->s->phase == PHASE_AGENDA;
    return !forbid(g, !is_within_reach(g, d->seat[0], d->seat[1]), "28.1+1") &&
           !forbid(g, player(g, d->seat[0])->traded >> d->seat[1] & 1, agenda ? "94.6" : "94.1");
}

/* What is given becomes trade goods; nobody is given more than can be had, where some would be
 * lost. */
static bool has_room(const struct arb_run *g, const struct deal_terms *d, int side, int count)
{
    return ware_of(g, d->seat[!side], WARE_GOODS) + d->ware[side][DEAL_GOODS] +
               d->ware[side][DEAL_COMMODITIES] + count <=
           WARE_MOST;
}

/* 94.2 Any number of trade goods and commodities. Where somebody has more than anybody ever had,
 * beyond 50 all of them or tens, so that the list stays one that can be read. */
bool game_deal_ware(struct arb_run *g, const struct deal_terms *d, int side, int ware, int count)
{
    enum { EACH_UP_TO = 50, THEN_BY = 10 };
    RULES("94.2", "93.5", "21.5");
    return (count <= EACH_UP_TO || count % THEN_BY == 0 ||
            count == game_deal_has(g, d->seat[side], ware)) &&
           has_room(g, d, side, count) && may_transact(g, d);
}

static int notes_of(const struct arb_run *g, const struct deal_terms *d, int side)
{
    int notes = 0;
    for (int i = 0; i < deal_things(d, side); i++)
        notes += def_of(g, d->thing[side][i])->type == NOTE;
    return notes;
}

/* 94.3+1 Action cards, where an ability of one of the two allows it. */
static bool may_trade_card(const struct arb_run *g, const struct deal_terms *d,
                           const struct thing_def *what)
{
    if (what->type != ACTION_CARD ||
        !(may(g, d->seat[0], ALLOW_TRADE_CARDS) || may(g, d->seat[1], ALLOW_TRADE_CARDS)))
        return false;
    RULE("94.3+1");
    return true;
}

/* 17.2a Captured ships and mechs may be given back to whose they are, 17.4a nobody's fighters and
 * infantry to nobody. They are told by the cards of these units. */
static int next_captive_to_give(const struct arb_run *g, const struct deal_terms *d, int side,
                                int after)
{
    int captor = d->seat[side], owner = d->seat[!side], next = 0;
    EACH_STACK (g, PLACE_SHEET + captor, st) {
        int card = UNIT_CARDS + st->seat * UNITS + st->unit;
        if ((st->seat == owner || st->seat == captor) && card > after && (!next || card < next))
            next = card;
    }
    return next;
}

static bool may_give_captive(struct arb_run *g, const struct deal_terms *d, int side, int thing)
{
    return !forbid(g, (thing - UNIT_CARDS) / UNITS == d->seat[side], "17.4a") && may_transact(g, d);
}

/* 94.3 Notes and fragments, 69.5 one note out of the hand, 69.5a none that lies before a player,
 * 73.4 no relic, 94.3 no other card. */
bool game_deal_thing(struct arb_run *g, const struct deal_terms *d, int side, int thing)
{
    const struct thing_def *what = def_of(g, thing);
    bool note = what->type == NOTE;
    bool fragment = what->type == EXPLORATION && what->kind == EXPLORE_FRAGMENT;
    bool planet = is_planet(thing);
    bool in_area = is_card(thing) && g->s->link[thing].zone >= ZONE_AREA;
    if (is_unit_card(thing))
        return may_give_captive(g, d, side, thing);
    if (note)
        RULES("94.2", "69.5");
    if (fragment)
        RULES("94.2+1", "35.9c", "73.1a");
    return !forbid(g, what->type == RELIC, "73.4") && !forbid(g, note && in_area, "69.5a") &&
           !forbid(g, !note && !fragment && !planet && !may_trade_card(g, d, what), "94.3") &&
           !forbid(g, note && notes_of(g, d, side), "69.5") &&
           !forbid(g, may_not_receive(g, d->seat[!side], thing), "1.6") && may_transact(g, d);
}

/* 28.4 What cannot be done at once binds nobody: it is only said. */
bool game_deal_promise(UNUSED struct arb_run *g, UNUSED const struct deal_terms *d, UNUSED int side,
                       UNUSED int promise)
{
    RULE("28.4");
    return true;
}

/* 94.4 Uneven bargains and gifts are allowed. */
bool game_deal_whole(UNUSED struct arb_run *g, UNUSED const struct deal_terms *d)
{
    RULES("94.4", "94.5");
    return true;
}

/* 28.3+1 Whoever has not got what is asked for cannot agree. */
bool game_may_agree(struct arb_run *g, const struct deal_terms *d)
{
    for (int i = 0; i < deal_things(d, 1); i++) {
        if (!is_card(d->thing[1][i]))
            continue;
        int zone = g->s->link[d->thing[1][i]].zone;
        if (forbid(g, zone < ZONE_HAND || (zone - ZONE_HAND) % SEATS != d->seat[1], "28.3+1"))
            return false;
    }
    return true;
}

int game_deal_has(const struct arb_run *g, int seat, int ware)
{
    return ware_of(g, seat, ware == DEAL_GOODS ? WARE_GOODS : WARE_COMMODITIES);
}

/* 69.6 What side 0 can know the other side to give: what lies before it, notes of its colour that
 * may be in its hand, and those that it was seen to take. */
static bool may_have(const struct arb_run *g, const struct deal_terms *d, int card)
{
    int zone = g->s->link[card].zone, asks = d->seat[0], gives = d->seat[1];
    if (zone == ZONE_AREA + gives)
        return true;
    if (zone < ZONE_NOTES || zone >= ZONE_AREA || zone == ZONE_NOTES + asks)
        return false;
    if (game_hidden(g, asks, card))
        return note_owner(g, card) == gives;
    return zone == ZONE_NOTES + gives;
}

/* Cards that transactions could be about, if rules and effects allow it. */
enum { DEALT_TYPES = 1 << ACTION_CARD | 1 << EXPLORATION | 1 << RELIC | 1 << NOTE };

/* The first card behind `after` in a zone that the side could give, if it comes before `next`. */
static int next_to_give(const struct arb_run *g, const struct deal_terms *d, int side, int zone,
                        int after, int next)
{
    EACH_IN (g->s->zone, g->s->link, zone, card)
        if (card > after && (!next || card < next) && DEALT_TYPES >> def_of(g, card)->type & 1 &&
            (!side || may_have(g, d, card)))
            next = card;
    return next;
}

/* Planets that an effect lets change hands while an agenda is voted on. */
static int next_planet_to_give(const struct arb_run *g, int seat, int after)
{
    bool agenda = g->s->phase == PHASE_AGENDA && may_change(g, ALLOW_TRADE_PLANET);
    if (after >= SHEETS || (!agenda && !may_change(g, ALLOW_SELL_PLANET)))
        return 0; /* captured units come after all planets */
    for (int planet = next_controlled(g, seat, is_planet(after) ? after - PLANETS : 0); planet;
         planet = next_controlled(g, seat, planet))
        if ((agenda && thing_may(g, PLANETS + planet, ALLOW_TRADE_PLANET)) ||
            thing_may(g, PLANETS + planet, ALLOW_SELL_PLANET))
            return PLANETS + planet;
    return 0;
}

int game_deal_next(const struct arb_run *g, const struct deal_terms *d, int side, int after)
{
    int gives = d->seat[side];
    int next = next_to_give(g, d, side, ZONE_AREA + gives, after, 0);
    if (!side) {
        next = next_to_give(g, d, side, ZONE_NOTES + gives, after, next);
        next = next_to_give(g, d, side, ZONE_HAND + gives, after, next);
    }
    for (int seat = 0; side && seat < g->block->seats; seat++)
        if (seat != d->seat[0])
            next = next_to_give(g, d, side, ZONE_NOTES + seat, after, next);
    next = next ? next : next_planet_to_give(g, gives, after);
    return next ? next : next_captive_to_give(g, d, side, after);
}

/* 94.4 What is agreed on changes hands. */

static void note_transaction(struct arb_run *g, int a, int b)
{
    player(g, a)->traded |= (uint8_t)SEAT(b);
    player(g, b)->traded |= (uint8_t)SEAT(a);
}

/* 21.0+1, 93.6 A commodity that is given away is a trade good from then on. */
void game_hand_over(struct arb_run *g, int from, int to, int ware, int count)
{
    RULES("28.3", "28.3+1", "94.4+1", "94.0");
    note_transaction(g, from, to);
    if (ware == DEAL_COMMODITIES)
        give_commodities(g, from, to, count);
    else {
        add_wares(g, from, WARE_GOODS, -count);
        add_wares(g, to, WARE_GOODS, count);
    }
}

/* 25.1b Its card changes hands as it lies there. */
static void pass_planet(struct arb_run *g, int planet, int to)
{
    int from = g->s->controller[planet];
    RULE("25.1b");
    lose_planet(g, planet);
    g->s->controller[planet] = (uint8_t)(to + 1);
    player(g, to)->planets[planet >> 6] |= BIT(planet & 63);
    if (is_legendary(g, planet))
        take_legendary(g, to, planet);
    tell(g, EVENT_CONTROLS, "25.1", to, planet, 0);
    happened(g, FACT_GAINS_PLANET, PLANETS + planet, to, 0, from);
}

/* A note goes into the hand of whoever gets it, which the giver knows, or before it (69.1). */
void game_hand_over_thing(struct arb_run *g, int from, int to, int thing)
{
    RULES("28.3", "28.3+1", "94.4+1", "94.0");
    note_transaction(g, from, to);
    if (is_unit_card(thing)) {
        RULE("17.2a");
        return_captured(g, from, to, (thing - UNIT_CARDS) % UNITS, 1);
    } else if (is_planet(thing))
        pass_planet(g, thing - PLANETS, to);
    else if (def_of(g, thing)->type == NOTE)
        hand_note(g, thing, to);
    else
        put_card(g, thing, (def_of(g, thing)->type == ACTION_CARD ? ZONE_HAND : ZONE_AREA) + to,
                 ARB_BOTTOM);
}

/* Bargaining. */

void game_refused(struct arb_run *g, int by, int with)
{
    player(g, by)->rebuffed |= (uint8_t)SEAT(with);
    player(g, with)->rebuffed |= (uint8_t)SEAT(by);
}

FLOW(bargain)
{
    BEGIN;
    if (g->s->phase == PHASE_ACTION) {
        happened(g, FACT_BARGAINS, 0, L->seat, 0, 0);
        SETTLE;
    }
    g->s->gave_all = 0;
    CALL(deal, .seat = L->seat, .with = L->with);
    L->with = (uint16_t)result(g); /* 1 + with whom, if there is a deal */
    if (L->with && player(g, L->seat)->traded >> (L->with - 1) & 1) {
        happened(g, FACT_TRANSACTS, 0, L->seat, SHEETS + L->with - 1,
                 g->s->gave_all >> L->seat & 1);
        happened(g, FACT_TRANSACTS, 0, L->with - 1, SHEETS + L->seat,
                 g->s->gave_all >> (L->with - 1) & 1);
        SETTLE;
        CALL(keep_hand, .seat = L->seat);
        CALL(keep_hand, .seat = (uint8_t)(L->with - 1));
        if (!KIT_SCOPES(g)->count) /* 51.6c */
            unlock_all_leaders(g); /* 51.6b before any of it is spent */
    }
    RETURN(L->with);
    END;
}

void offer_bargains(struct arb_run *g, int seat, int talks)
{
    if (talks < TALKS)
        offer_option(g, VERB_BARGAIN, 0, 0, 0);
    if (!player(g, seat)->open_to_bargains && transaction_partners(g, seat))
        offer_option(g, VERB_STAY_OPEN, 0, 0, 0);
}

/* 94.1+1 In every step of its turn, even in a combat. */
FLOW(bargain_now)
{
    BEGIN;
    while (player(g, g->s->active)->open_to_bargains && L->talks < TALKS &&
           transaction_partners(g, g->s->active)) {
        ASK(SEAT(g->s->active), "94.1+1", "Do you bargain now?", 0, {
            open_window(g, ARB_OWN_WINDOW, WINDOW_TRADE);
            offer_option(g, VERB_BARGAIN, 0, 0, 0);
            offer_pass(g, VERB_PASS);
        });
        if (chosen(g)->verb == VERB_PASS)
            break;
        L->talks++;
        CALL(bargain, .seat = g->s->active,
             .with = (uint16_t)transaction_partners(g, g->s->active));
    }
    END;
}

FLOW(bargain_on_agenda)
{
    BEGIN;
    forget_transactions(g);
    RULE("94.6");
    for (L->n = 0; L->n < g->block->seats; L->n++) {
        L->seat = (uint8_t)seat_from(g, g->s->speaker, L->n);
        for (L->talks = 0; L->talks < TALKS && seat_is_in(g, L->seat); L->talks++) {
            if (!transaction_partners(g, L->seat))
                break;
            ASK(SEAT(L->seat), "94.6", "Do you bargain about this agenda?", 0, {
                open_window(g, ARB_OWN_WINDOW, WINDOW_TRADE);
                offer_option(g, VERB_BARGAIN, 0, 0, 0);
                offer_pass(g, VERB_PASS);
            });
            if (chosen(g)->verb == VERB_PASS)
                break;
            CALL(bargain, .seat = L->seat, .with = (uint16_t)transaction_partners(g, L->seat));
        }
    }
    END;
}
