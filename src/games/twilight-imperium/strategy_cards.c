/* The strategy cards: 52 Leadership, 32 Diplomacy, 66 Politics, 92 Trade, 99 Warfare, 91
 * Technology, 45 Imperial; 24 Construction stands in construction.c. */
#include "kit_config.h"

#include "components.h"

enum { INFLUENCE_A_TOKEN = 3 };

/* 52 Leadership. */

static int most_bought(struct arb_run *g, int seat)
{
    int n = 0;
    struct payment p = {.seat = (uint8_t)seat, .what = PAY_TOKENS};
    while (n < tokens_left(g, seat)) {
        p.need[WARE_INFLUENCE] = (uint8_t)((n + 1) * INFLUENCE_A_TOKEN);
        if (!pay_possible(g, &p))
            break;
        n++;
    }
    return n;
}

/* 52.2+1, 52.3 One token for each three influence. */
FLOW(buy_tokens)
{
    BEGIN;
    if (!most_bought(g, L->seat))
        RETURN(0);
    ASK(SEAT(L->seat), "52.2+1", "How many tokens do you buy?", 0, {
        for (int n = 1; n <= most_bought(g, L->seat); n++)
            offer_option(g, VERB_SPEND_INFLUENCE, n, 0, 0);
        offer_pass(g, VERB_PASS);
    });
    if (chosen(g)->verb == VERB_PASS)
        RETURN(0);
    L->count = (uint8_t)chosen(g)->a;
    CALL(pay, .p = {.seat = L->seat,
                    .what = PAY_TOKENS,
                    .need = {[WARE_INFLUENCE] = (uint8_t)(L->count * INFLUENCE_A_TOKEN)}});
    RULE("52.4");
    CALL(gain_tokens, .seat = L->seat, .count = L->count);
    END;
}

/* 32 Diplomacy. */

void ready_planet(struct arb_run *g, int seat, int planet, const char *rule)
{
    g->s->exhausted[planet >> 6] &= ~BIT(planet & 63);
    tell(g, EVENT_READIED, rule, seat, planet, 0);
    happened(g, FACT_READIES, PLANETS + planet, seat, 0, 0);
}

bool has_exhausted(const struct arb_run *g, int seat)
{
    const struct player *p = player(g, seat);
    return (p->planets[0] & g->s->exhausted[0]) || (p->planets[1] & g->s->exhausted[1]);
}

FLOW(ready_planets)
{
    BEGIN;
    for (; L->left > 0 && has_exhausted(g, L->seat); L->left--) {
        ASK(SEAT(L->seat), "32.2+2", "Which planet do you ready?", 0, {
            EACH_CONTROLLED (g, L->seat, planet)
                if (is_exhausted_planet(g, planet))
                    offer_option(g, VERB_PLANET, planet, 0, 0);
            offer_pass(g, VERB_PASS);
        });
        if (chosen(g)->verb == VERB_PASS)
            break;
        ready_planet(g, L->seat, chosen(g)->a, "32.2+2");
    }
    END;
}

uint64_t systems_controlled(const struct arb_run *g, int seat)
{
    uint64_t systems = 0;
    EACH_CONTROLLED (g, seat, planet)
        systems |= BIT(g->s->planet_at[planet]);
    return systems;
}

/* 32.2 A system with a planet of one's own, but not Mecatol Rex. */
static void offer_diplomacy(struct arb_run *g, int seat)
{
    EACH_SYSTEM (systems_controlled(g, seat), cell) {
        consider(g, VERB_SYSTEM, cell, 0, 0);
        if (!forbid(g, cell == MECATOL, "32.2"))
            offer(g);
    }
}

/* 32.2+1 Everybody else puts a token there. */
FLOW(diplomacy)
{
    BEGIN;
    if (systems_controlled(g, L->seat) & ~BIT(MECATOL)) {
        ASK(SEAT(L->seat), "32.2", "Which system do the others put a token into?", 0,
            { offer_diplomacy(g, L->seat); });
        L->cell = (uint8_t)chosen(g)->a;
        for (L->n = 0; L->n < g->block->seats; L->n++)
            if (L->n != L->seat && seat_is_in(g, L->n)) {
                RULE("32.2+1");
                CALL(token_to_system, .seat = L->n, .cell = L->cell);
                CALL(keep_all_fleets, .seat = L->n);
            }
    }
    CALL(ready_planets, .seat = L->seat, .left = 2);
    END;
}

/* 2 Action cards. */

/* 23.5 An empty deck is made of its pile. The card is still where it was. */
FLOW(next_card)
{
    BEGIN;
    if (!g->s->zone[L->deck].count && L->pile && g->s->zone[L->pile].count) {
        RULES("23.5", "35.7a");
        while (g->s->zone[L->pile].count)
            put_card(g, g->s->zone[L->pile].first, L->deck, ARB_BOTTOM);
        shuffle_pile(g, L->deck);
    }
    CALL(top_thing, .zone = L->deck);
    RETURN(result(g));
    END;
}

void offer_discards(struct arb_run *g, int seat)
{
    EACH_IN (g->s->zone, g->s->link, ZONE_HAND + seat, card)
        offer_option(g, VERB_DISCARD, card, 0, 0);
}

/* 2.4+1 Whoever has more than the limit chooses which to keep. */
FLOW(keep_hand)
{
    BEGIN;
    while (g->s->zone[ZONE_HAND + L->seat].count >
           stat_of(g, SHEETS + L->seat, STAT_HAND_LIMIT, NULL)) {
        ASK(SEAT(L->seat), "2.4+1", "Which action card do you discard?", 0,
            { offer_discards(g, L->seat); });
        RULE("2.4");
        discard_action(g, L->seat, chosen(g)->a, "2.4+1");
        SETTLE;
    }
    END;
}

/* Whoever draws more than it keeps discards as many of its hand. */
FLOW(draw_actions)
{
    BEGIN;
    L->more = (uint8_t)stat_of(g, SHEETS + L->seat, STAT_DRAW_MORE, NULL);
    if (L->count)
        L->count = (uint8_t)(L->count + L->more);
    for (; L->count > 0; L->count--) {
        CALL(next_card, .deck = ZONE_ACTIONS, .pile = ZONE_ACTIONS_PILE);
        if (!result(g))
            break;
        put_card(g, result(g), ZONE_HAND + L->seat, ARB_BOTTOM);
        tell_only(g, (uint16_t)SEAT(L->seat), EVENT_DRAWS, "2.3", L->seat, result(g), 0);
        happened(g, FACT_DREW, 0, L->seat, 0, 1);
    }
    SETTLE;
    for (; L->more > 0 && g->s->zone[ZONE_HAND + L->seat].count; L->more--) {
        ASK(SEAT(L->seat), "2.3", "Which action card do you discard?", 0,
            { offer_discards(g, L->seat); });
        discard_action(g, L->seat, chosen(g)->a, "2.3");
        SETTLE;
    }
    CALL(keep_hand, .seat = L->seat);
    END;
}

/* 66 Politics. */

/* 66.s3 The top two agendas, each to the top or the bottom; 66.s3+1 in any order. */
FLOW(sort_agendas)
{
    BEGIN;
    for (L->n = 0; L->n < 2 && L->n < g->s->zone[ZONE_AGENDAS].count; L->n++) {
        CALL(look_at, .zone = ZONE_AGENDAS, .above = L->n, .seat = L->seat);
        L->card[L->n] = (uint16_t)result(g);
        tell_only(g, (uint16_t)SEAT(L->seat), EVENT_LOOKS, "66.s3", L->seat, result(g), 0);
    }
    while (L->card[0] || L->card[1]) {
        ASK(SEAT(L->seat), "66.s3", "Where does an agenda go?", 0, {
            for (int i = 0; i < 2; i++)
                if (L->card[i]) {
                    offer_option(g, VERB_TOP, L->card[i], 0, 0);
                    offer_option(g, VERB_BOTTOM, L->card[i], 0, 0);
                }
        });
        RULE("66.s3+1");
        put_card(g, chosen(g)->a, ZONE_AGENDAS, chosen(g)->verb == VERB_TOP ? ARB_TOP : ARB_BOTTOM);
        make_known(g, chosen(g)->a, L->seat);
        L->card[L->card[0] != chosen(g)->a] = 0;
    }
    END;
}

/* 66.s1 Another speaker, 66.s2 two action cards, 66.s3 two agendas; 66.2 in this order. */
FLOW(politics)
{
    BEGIN;
    RULES("66.2", "80.2");
    ASK(SEAT(L->seat), "66.s1", "Who becomes the speaker?", 0, {
        for (int seat = 0; seat < g->block->seats; seat++) {
            consider(g, VERB_SPEAKER, seat, 0, 0);
            if (seat_is_in(g, seat) && !forbid(g, seat == g->s->speaker, "80.2+1"))
                offer(g);
        }
    });
    g->s->speaker = (uint8_t)chosen(g)->a;
    tell(g, EVENT_SPEAKER, "66.s1", g->s->speaker, 0, 0);
    RULES("66.s2", "2.2");
    CALL(draw_actions, .seat = L->seat, .count = 2);
    CALL(sort_agendas, .seat = L->seat);
    END;
}

/* 92 Trade. */

/* 21.3 Up to the commodity value, 21.2, 92.s2+1 never beyond it. */
void replenish(struct arb_run *g, int seat, const char *rule)
{
    int value = stat_of(g, SHEETS + seat, STAT_COMMODITIES, NULL);
    int more = value - ware_of(g, seat, WARE_COMMODITIES);
    RULES("21.2", "21.3", "21.4", "92.s2+1");
    add_wares(g, seat, WARE_COMMODITIES, more > 0 ? more : 0);
    tell(g, EVENT_REPLENISHES, rule, seat, 0, 0);
    happened(g, FACT_REPLENISHES, 0, seat, 0, more > 0 ? more : 0);
}

/* 92.s1 Three trade goods, 92.s2 commodities, 92.s3 any others use the secondary for nothing.
 * Returns whom. */
FLOW(trade)
{
    BEGIN;
    RULE("92.1+1");
    gain(g, L->seat, WARE_GOODS, 3, "92.s1");
    gained_goods(g, L->seat, 3, true);
    replenish(g, L->seat, "92.s2");
    SETTLE;
    for (;;) {
        ASK(SEAT(L->seat), "92.s3", "Who else replenishes for nothing?", 0, {
            for (int seat = 0; seat < g->block->seats; seat++)
                if (seat != L->seat && seat_is_in(g, seat) && !(L->freed >> seat & 1))
                    offer_option(g, VERB_FREE, seat, 0, 0);
            offer_pass(g, VERB_PASS);
        });
        if (chosen(g)->verb == VERB_PASS)
            break;
        RULES("92.s3a", "92.s3b");
        L->freed |= (uint8_t)(1 << chosen(g)->a);
    }
    RETURN(L->freed);
    END;
}

/* 99 Warfare. */

/* 99.s1 A token from the board, 99.s1+1 into a pool; 99.s2 then all tokens may be shared out anew.
 */
FLOW(warfare)
{
    BEGIN;
    if (player(g, L->seat)->tokens) {
        ASK(SEAT(L->seat), "99.s1", "Which token do you take back?", 0, {
            EACH_SYSTEM (player(g, L->seat)->tokens, cell)
                offer_option(g, VERB_LIFT, cell, 0, 0);
        });
        lift_token(g, L->seat, chosen(g)->a, "99.s1");
        RULE("99.s1+1");
        CALL(gain_tokens, .seat = L->seat, .count = 1);
    }
    RULE("99.s2");
    CALL(redistribute, .seat = L->seat);
    CALL(keep_all_fleets, .seat = L->seat);
    END;
}

/* 45 Imperial. */

/* 45.4, 61.21+1 Beyond three secret objectives one unscored goes back, 45.4+2 and the deck is
 * shuffled. */
FLOW(draw_secret)
{
    BEGIN;
    CALL(next_card, .deck = ZONE_SECRETS);
    if (!result(g))
        RETURN(0);
    put_card(g, result(g), ZONE_SECRET + L->seat, ARB_BOTTOM);
    tell_only(g, (uint16_t)SEAT(L->seat), EVENT_DRAWS, "61.22", L->seat, result(g), 0);
    if (g->s->zone[ZONE_SECRET + L->seat].count + g->s->zone[ZONE_SCORED + L->seat].count >
        stat_of(g, SHEETS + L->seat, STAT_SECRET_LIMIT, NULL)) {
        ASK(SEAT(L->seat), "45.4", "Which secret objective goes back?", 0, {
            EACH_IN (g->s->zone, g->s->link, ZONE_SECRET + L->seat, card)
                offer_option(g, VERB_DISCARD, card, 0, 0);
        });
        RULES("45.4+1", "45.4+2", "61.21", "61.21+1", "61.21+2");
        put_card(g, chosen(g)->a, ZONE_SECRETS, ARB_BOTTOM);
        shuffle_pile(g, ZONE_SECRETS);
    }
    END;
}

/* 45.2 A public objective; 45.2+1 with Mecatol Rex a point, 45.2+2 without it a secret objective.
 */
FLOW(imperial)
{
    BEGIN;
    CALL(score, .seat = L->seat, .what = SCORE_PUBLIC, .imperial = true);
    if (controls(g, L->seat, planet_in(g, MECATOL, 0))) {
        gain_points(g, L->seat, 1, "45.2+1");
    } else {
        RULE("45.2+2");
        ASK(SEAT(L->seat), "45.2+2", "Do you draw a secret objective?", 0, {
            offer_option(g, VERB_ACCEPT, 0, 0, 0);
            offer_pass(g, VERB_DECLINE);
        });
        if (chosen(g)->verb == VERB_ACCEPT)
            CALL(draw_secret, .seat = L->seat);
    }
    END;
}

/* All of them. */

static int research_cost(const struct arb_run *g, int seat, int resources)
{
    return may(g, seat, FREE_TECHNOLOGY) ? 0 : resources;
}

FLOW(primary)
{
    static const char *const rule[] = {"",     "52.1",   "32.1", "66.1", "24.1",
                                       "92.1", "99.0+1", "91.1", "45.1"};
    BEGIN;
    RULE(rule[L->card]);
    ACTS_IN_CODE(IN_CODE_LEADERSHIP + L->card - LEADERSHIP);
    if (L->card == LEADERSHIP) {
        RULES("52.2", "52.4");
        CALL(gain_tokens, .seat = L->seat, .count = 3);
        CALL(buy_tokens, .seat = L->seat);
    } else if (L->card == DIPLOMACY) {
        CALL(diplomacy, .seat = L->seat);
    } else if (L->card == POLITICS) {
        CALL(politics, .seat = L->seat);
    } else if (L->card == CONSTRUCTION) {
        CALL(construct, .seat = L->seat, .kinds = 1 << UNIT_PDS | 1 << UNIT_SPACE_DOCK);
        RULE("24.2+1");
        CALL(construct, .seat = L->seat, .kinds = 1 << UNIT_PDS);
    } else if (L->card == TRADE) {
        CALL(trade, .seat = L->seat);
        RETURN(result(g));
    } else if (L->card == WARFARE) {
        CALL(warfare, .seat = L->seat);
    } else if (L->card == TECHNOLOGY_CARD) {
        RULE("91.2");
        CALL(research, .seat = L->seat);
        CALL(research, .seat = L->seat,
             .cost = (uint8_t)research_cost(g, L->seat, TECHNOLOGY_AGAIN));
    } else {
        CALL(imperial, .seat = L->seat);
    }
    RETURN(0);
    END;
}

/* The next place in its home system, in the order of their numbers, where the seat has a space
 * dock: in space, if it floats, or on a planet. */
static int home_dock(const struct arb_run *g, int seat, int after)
{
    int home = player(g, seat)->home, next = 0;
    if (home > after && units_at(g, home, seat, UNIT_SPACE_DOCK))
        return home;
    EACH_PLANET (g, home, planet) {
        int place = PLACE_PLANET + planet;
        if (place > after && (!next || place < next) && units_at(g, place, seat, UNIT_SPACE_DOCK))
            next = place;
    }
    return next;
}

/* 99.3 One of them. */
FLOW(produce_at_home)
{
    BEGIN;
    L->dock = (uint8_t)home_dock(g, L->seat, 0);
    if (L->dock && home_dock(g, L->seat, L->dock)) {
        ASK(SEAT(L->seat), "99.3", "Which space dock produces?", 0, {
            for (int dock = L->dock; dock; dock = home_dock(g, L->seat, dock))
                offer_option(g, VERB_CHOOSE, SYSTEMS + dock, 0, 0);
        });
        L->dock = (uint8_t)(chosen(g)->a - SYSTEMS);
    }
    if (L->dock)
        CALL(produce, .seat = L->seat, .cell = player(g, L->seat)->home, .dock = L->dock);
    END;
}

/* Could something answer this for the seat, as far as all can see? */
static bool may_be_answered(const struct arb_run *g, int seat, int timing, int fact)
{
    return KIT_INDEX(g)->listening[timing][fact] ||
           (KIT_REACT(g)->hidden_facts[timing] >> fact & 1 && g->s->zone[ZONE_HAND + seat].count);
}

/* The Production of a dock at home; what would answer it may make it cheaper, or free. */
static bool could_build_at_home(const struct arb_run *g, int seat, bool more)
{
    more = more || may_be_answered(g, seat, TIMING_WHEN, FACT_PRODUCES);
    for (int dock = 0; (dock = home_dock(g, seat, dock)) != 0;) {
        struct produce all = {.seat = (uint8_t)seat,
                              .cell = player(g, seat)->home,
                              .dock = (uint8_t)dock,
                              .worth = more ? NO_END : 0};
        if (could_build_units(g, &all))
            return true;
    }
    return false;
}

/* 82.2 Whoever could do nothing by it has no use for it. `paid`: by a token of one's own. */
bool may_use_secondary(struct arb_run *g, int seat, int card, bool paid)
{
    bool more = paid && may_be_answered(g, seat, TIMING_AFTER, FACT_SPENDS);
    struct payment p = {
        .seat = (uint8_t)seat, .what = PAY_TOKENS, .need = {[WARE_INFLUENCE] = INFLUENCE_A_TOKEN}};
    switch (card) {
    case LEADERSHIP:
        return !forbid(g, !tokens_left(g, seat), "20.3") &&
               !forbid_by(g, !more && !pay_possible(g, &p), "52.3",
                          "A token costs {n} influence; you have {n}.", INFLUENCE_A_TOKEN,
                          pay_worth(g, &p, WARE_INFLUENCE), 0);
    case DIPLOMACY:
        return !forbid_by(g, !has_exhausted(g, seat), "32.3", "None of your planets is exhausted.",
                          0, 0, 0);
    case CONSTRUCTION:
        return !forbid_by(g, !could_build(g, seat, 0, STRUCTURES), "24.3+2",
                          "There is no planet of yours on which you could build one.", 0, 0, 0);
    case WARFARE:
        return !forbid_by(g, !could_build_at_home(g, seat, more), "99.3",
                          "No dock in your home system could build anything.", 0, 0, 0);
    case TECHNOLOGY_CARD:
        return may_research_for(g, seat, research_cost(g, seat, TECHNOLOGY_FOLLOWED), more);
    case IMPERIAL:
        return !forbid_by(g, !g->s->zone[ZONE_SECRETS].count, "45.3", "The deck is empty.", 0, 0,
                          0);
    default:
        return true;
    }
}

FLOW(secondary)
{
    static const char *const rule[] = {"",     "52.3", "32.3", "66.3", "24.3",
                                       "92.5", "99.3", "91.3", "45.3"};
    BEGIN;
    RULE(rule[L->card]);
    tell(g, EVENT_SECONDARY, "82.2", L->seat, L->card, 0);
    ACTS_IN_CODE(IN_CODE_LEADERSHIP + L->card - LEADERSHIP);
    if (L->card == LEADERSHIP) {
        CALL(buy_tokens, .seat = L->seat);
    } else if (L->card == DIPLOMACY) {
        CALL(ready_planets, .seat = L->seat, .left = 2);
    } else if (L->card == POLITICS) {
        CALL(draw_actions, .seat = L->seat, .count = 2);
    } else if (L->card == CONSTRUCTION) {
        CALL(construct_after_token, .seat = L->seat, .paid_by = L->paid_by, .unpaid = L->unpaid);
    } else if (L->card == TRADE) {
        replenish(g, L->seat, "92.5");
    } else if (L->card == WARFARE) {
        RULE("99.3+1");
        CALL(produce_at_home, .seat = L->seat);
    } else if (L->card == TECHNOLOGY_CARD) {
        CALL(research, .seat = L->seat,
             .cost = (uint8_t)research_cost(g, L->seat, TECHNOLOGY_FOLLOWED));
    } else {
        CALL(draw_secret, .seat = L->seat);
    }
    END;
}
