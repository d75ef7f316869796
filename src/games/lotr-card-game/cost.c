/* cost.c - costs: what could be paid (ability.19), and the paying of it. */
#include "ability.h"
#include "cards.h"
#include "numbers.h"
#include "quest.h"
#include "tokens.h"

/* Paying: what could be paid. */

/* Resources this player could spend on a card of this sphere, and from how
 * many pools (resource-match.1, neutral-cards.2). */
int purse(const struct arb_run *g, int player, int sphere, int *pools, bool *match)
{
    int sum = 0;
    *pools = 0;
    *match = sphere == NEUTRAL;
    EACH_CARD (g, zone_of(player, PLAY_AREA), hero) {
        if (*match && !g->s->card[hero].resources)
            continue; /* adds nothing, whoever it is */
        if (!is_type(g, hero, HERO) || has_flag(g, hero, FACEDOWN))
            continue;
        if (sphere != NEUTRAL && !has_icon(g, hero, sphere))
            continue;
        *match = true;
        sum += g->s->card[hero].resources;
        *pools += g->s->card[hero].resources > 0;
    }
    return sum;
}

bool could_afford(const struct arb_run *g, int player, int def)
{
    const struct card_def *d = &g->c->def[def];
    int pools;
    bool match;
    int sum = purse(g, player, d->sphere, &pools, &match);
    return match && sum >= (d->stat[COST] > 0 && !may_change(g, COST_CHANGE) ? d->stat[COST] : 0);
}

/* Different pools wanted by a COST_DIFFERENT_POOLS among the ability's costs. */
int pools_wanted(const struct arb_run *g, const struct ability *a)
{
    for (int c = a->cost; c && g->c->cost[c].code != COST_END; c++)
        if (g->c->cost[c].code == COST_DIFFERENT_POOLS)
            return g->c->cost[c].n.base;
    return 0;
}

/* Can the resource cost of a card in hand be paid? */
bool can_pay_for(struct arb_run *g, int player, int card, int different)
{
    int sphere = def_of(g, card)->sphere, pools;
    bool match;
    int sum = purse(g, player, sphere, &pools, &match);
    int cost = play_cost(g, player, card, NULL);
    if (sphere == NEUTRAL) {
        RULES("neutral-cards.1", "resource-match.3");
    }
    if (forbid_by(g, !match, cost ? "resource-match.1" : "resource-match.2",
                  "No hero of yours has the {sphere} icon.", sphere, 0, 0))
        return false;
    RULE("ability.19");
    if (cost == COST_X)
        cost = cost_changes(g, player, card, NULL); /* with an X of 0 */
    if (forbid_by(g, cost > 0 && sum < cost, "play-and-put-into-play.8",
                  sphere == NEUTRAL
                      ? "It costs {n}; your heroes have {n} resource{s}."
                      : "It costs {n}; of the {sphere} sphere you have {n} resource{s}.",
                  cost, sphere == NEUTRAL ? sum : sphere, sum))
        return false;
    return !forbid_by(g, different && pools < different, "ability.19",
                      "It is paid from {n} different heroes; {n} of yours could.", different, pools,
                      0);
}

/* Can this card be exhausted for the cost, or take its damage? A cost is no effect: immunity
 * does not matter here. */
static bool can_pay_with(const struct arb_run *g, const struct cost *c, int card)
{
    RULE("effects.3");
    return c->code == COST_DAMAGE ? !changed(g, card, CANNOT_BE_DAMAGED)
                                  : !has_flag(g, card, EXHAUSTED);
}

/* Could this card of the cost's pay it? One of several must be the player's own. */
static bool is_payer(const struct arb_run *g, const struct scope *sc, const struct cost *c,
                     int card)
{
    return (c->set.which != WHICH_FILTER || g->s->card[card].controller == sc->you) &&
           can_pay_with(g, c, card);
}

static bool has_payer(const struct arb_run *g, const struct scope *sc, const struct cost *c)
{
    EACH_THING (g, sc, c->set, card)
        if (is_payer(g, sc, c, card))
            return true;
    return false;
}

/* All that could, and how many they are. */
static int cards_to_pay_with(const struct arb_run *g, const struct scope *sc, const struct cost *c,
                             struct thing_set *out)
{
    *out = (struct thing_set){{0}};
    EACH_THING (g, sc, c->set, card)
        if (is_payer(g, sc, c, card))
            set_add(out, card);
    return set_count(out);
}

/* Is it one card, and another player's? */
static bool anothers_card(const struct arb_run *g, const struct scope *sc, struct set set)
{
    int card = set.which == WHICH_FILTER ? 0 : which_thing(g, sc, set.which);
    int controller = card ? g->s->card[card].controller : SCENARIO;
    return controller < PLAYERS && controller != sc->you;
}

#define PAYABLE(name)                                                                              \
    static bool name(struct arb_run *g, const struct scope *sc, const struct cost *c, int n)

PAYABLE(can_pay_with_card)
{
    bool one_exhausts = c->code == COST_EXHAUST && c->set.which != WHICH_FILTER;
    (void)n;
    RULE("cost.3");
    if (forbid(g, anothers_card(g, sc, c->set), "cost.3"))
        return false;
    return !forbid(g, !has_payer(g, sc, c), one_exhausts ? "exhausted.6" : "ability.19");
}

PAYABLE(can_spend)
{
    int card = which_thing(g, sc, c->set.which);
    if (forbid(g, anothers_card(g, sc, c->set), "cost.3"))
        return false;
    return !forbid_by(g, g->s->card[card].resources < n, "ability.19",
                      "It costs {n} from the pool of {card}, which has {n}.", n, card,
                      g->s->card[card].resources);
}

PAYABLE(can_lower_threat)
{
    (void)c;
    return !forbid_by(g, g->s->threat[sc->you] < n, "ability.19",
                      "Your threat would have to fall by {n}; it is {n}.", n, g->s->threat[sc->you],
                      0);
}

PAYABLE(each_can_exhaust)
{
    EACH_PLAYER (g, p) {
        if (!is_playing(g, p))
            continue;
        struct thing_set set;
        struct scope each = *sc;
        each.you = each.each = (uint8_t)p;
        int ready = cards_to_pay_with(g, &each, c, &set);
        if (forbid_by(g, ready < n, "travel.3", "Each player exhausts {n}; {player} has {n} ready.",
                      n, p, ready))
            return false;
    }
    return true;
}

PAYABLE(can_reveal)
{
    (void)sc, (void)c;
    int deck = g->s->zone[ZONE_ENCOUNTER_DECK].count;
    return !forbid_by(g, deck < n, "travel.3", "To be revealed: {n}; the encounter deck has {n}.",
                      n, deck, 0);
}

/* Is there a different card for each thing to exhaust from here on? */
static bool enough_to_exhaust(const struct arb_run *g, const struct scope *sc, int cost,
                              struct thing_set *taken)
{
    struct thing_set set;
    while (g->c->cost[cost].code != COST_END && g->c->cost[cost].code != COST_EXHAUST)
        cost++;
    if (g->c->cost[cost].code == COST_END)
        return true;
    cards_to_pay_with(g, sc, &g->c->cost[cost], &set);
    EACH_OF (&set, card) {
        if (set_has(taken, card))
            continue;
        set_add(taken, card);
        if (enough_to_exhaust(g, sc, cost + 1, taken))
            return true;
        set_drop(taken, card);
    }
    return false;
}

/* Several costs are paid at once: nothing counts for two of them (cost.5). */
bool game_payable_together(const struct arb_run *g, const struct scope *sc, int cost)
{
    struct thing_set taken = {{0}};
    int hand = others_in_hand(g, sc);
    RULE("cost.5");
    for (int c = cost; g->c->cost[c].code != COST_END; c++) {
        const struct cost *one = &g->c->cost[c];
        if (one->code == COST_DISCARD_HAND)
            hand -= value_of(g, sc, &one->n);
        int spent = 0;
        for (int d = cost; one->code == COST_SPEND && g->c->cost[d].code != COST_END; d++)
            if (g->c->cost[d].code == COST_SPEND && g->c->cost[d].set.which == one->set.which)
                spent += value_of(g, sc, &g->c->cost[d].n);
        if (hand < 0 || spent > g->s->card[which_thing(g, sc, one->set.which)].resources)
            return false;
    }
    return enough_to_exhaust(g, sc, cost, &taken);
}

bool game_leaves_enough(const struct arb_run *g, const struct scope *sc, int cost, int card)
{
    struct thing_set taken = only(card);
    return g->c->cost[cost].code != COST_EXHAUST || enough_to_exhaust(g, sc, cost + 1, &taken);
}

bool travel_cost_payable(struct arb_run *g, int location)
{
    struct scope sc = {.source = (uint16_t)location, .you = g->s->first_player, .each = NOBODY};
    int ability = NEXT_OF_KIND(g, location, TRAVEL_COST, 0);
    if (!ability || costs_payable(g, &sc, g->c->ability[ability].cost))
        return true;
    RULE("travel.3");
    return false;
}

/* Paying for a card. */

static bool may_pay(const struct arb_run *g, const struct pay_resources *L, int hero)
{
    if (!is_type(g, hero, HERO) || has_flag(g, hero, FACEDOWN) || !g->s->card[hero].resources)
        return false;
    if (L->different && set_has(&L->paid_by, hero))
        return false;
    return L->sphere == NEUTRAL || has_icon(g, hero, L->sphere);
}

/* Resources, one at a time, from heroes who match; without a question where
 * there is only one way. */
FLOW(pay_resources)
{
    BEGIN;
    while (L->left > 0) {
        int ways = 0, sum = 0, hero = 0;
        EACH_CARD (g, zone_of(L->player, PLAY_AREA), card)
            if (may_pay(g, L, card)) {
                ways++;
                sum += L->different ? 1 : g->s->card[card].resources;
                hero = card;
            }
        if (!ways)
            break;
        if (ways > 1 && sum > L->left) {
            ASK(SEAT(L->player), "t2.2e", "Whose resource pays for {card}? ({n} to go)", L->card, {
                g->prompt_arg[1] = L->left;
                EACH_CARD (g, zone_of(L->player, PLAY_AREA), card)
                    if (may_pay(g, L, card))
                        offer_option(g, VERB_PAY, card, 0, 0);
            });
            hero = chosen(g)->a;
        }
        RULES("resources.4", "t2.2f", "resources.1");
        if (L->sphere == NEUTRAL) {
            RULES("neutral-cards.2", "neutral-cards.3");
        } else {
            RULE("resource-match.1");
        }
        g->s->card[hero].resources--;
        set_add(&L->paid_by, hero);
        tell(g, EVENT_SPEND, "resources.4", L->player, hero, 1);
        L->left--;
    }
    END;
}

/* Paying the costs of an ability. */

static void exhaust_as_cost(struct arb_run *g, int player, int card, const char *rule)
{
    set_exhausted(g, card, true);
    tell(g, EVENT_EXHAUST, rule, player, card, 0);
    happened(g, FACT_EXHAUSTED, card, player, 0, 0);
}

/* The card that is named, or one of the player's choice, is exhausted or takes the damage. */
FLOW(cost_by_card)
{
    BEGIN;
    SC->paid = (uint16_t)which_thing(g, SC, PRICE->set.which);
    if (PRICE->set.which == WHICH_FILTER) {
        ASK(SEAT(SC->you), "cost.3",
            PRICE->code == COST_DAMAGE ? "Who takes the damage for {card}?"
                                       : "Whom do you exhaust for {card}?",
            SC->source, { offer_payers(g, SC, L->cost); });
        SC->paid = chosen(g)->a;
    }
    if (PRICE->code == COST_DAMAGE)
        CALL(deal_damage, .set = only(SC->paid), .amount = L->n, .source = SC->source);
    else
        exhaust_as_cost(g, SC->you, SC->paid, "exhausted.1");
    END;
}

static void pay_from_pool(struct arb_run *g, struct scope *sc, const struct cost *c, int n)
{
    int hero = which_thing(g, sc, c->set.which);
    RULES("resources.1", "resources.4");
    g->s->card[hero].resources = (uint8_t)(g->s->card[hero].resources - n);
    tell(g, EVENT_SPEND, "cost.2", sc->you, hero, n);
}

static void pay_by_threat(struct arb_run *g, struct scope *sc, const struct cost *c, int n)
{
    (void)c;
    g->s->threat[sc->you] = (uint8_t)(g->s->threat[sc->you] - n);
    tell(g, EVENT_THREAT_DOWN, "cost.2", sc->you, n, g->s->threat[sc->you]);
}

/* Each player's payment of a travel cost has no effect of its own: any ready card will do. */
static void offer_ready(struct arb_run *g, const struct scope *sc, const struct cost *c, int player)
{
    struct scope each = *sc;
    struct thing_set set;
    each.you = each.each = (uint8_t)player;
    cards_to_pay_with(g, &each, c, &set);
    EACH_OF (&set, card)
        offer_option(g, VERB_PAY_WITH, card, 0, 0);
}

FLOW(cost_exhaust_each)
{
    BEGIN;
    for (L->turn = turns_of(g, EVERYBODY); next_turn(g, &L->turn);) {
        ASK(SEAT(L->turn.seat), "travel.2", "Whom do you exhaust for {card}?", SC->source,
            { offer_ready(g, SC, PRICE, L->turn.seat); });
        exhaust_as_cost(g, L->turn.seat, chosen(g)->a, "travel.2");
    }
    END;
}

/* Costs that are something the rules do anyway. */
FLOW(cost_deed)
{
    BEGIN;
    if (PRICE->code == COST_RAISE_THREAT)
        CALL(raise_threat, .players = (uint8_t)(1 << SC->you), .amount = L->n);
    else if (PRICE->code == COST_DISCARD_SELF)
        CALL(leave_play, .set = only(SC->source), .how = BY_DISCARDING);
    else if (PRICE->code == COST_RETURN_SELF)
        CALL(leave_play, .set = only(SC->source), .how = BY_EFFECT,
             .zone = zone_of(g->s->card[SC->source].owner, HAND));
    else
        CALL(reveal, .count = L->n);
    END;
}

#define PAID_BY_CARD BY_FLOW(cost_by_card), .payable = can_pay_with_card, .payer = is_payer
const struct cost_rule game_costs[COSTS] = {
    [COST_EXHAUST] = {PAID_BY_CARD},
    [COST_DAMAGE] = {PAID_BY_CARD},
    [COST_SPEND] = {.now = pay_from_pool, .payable = can_spend},
    HANDS_COST_RULES,
    [COST_LOWER_THREAT] = {.now = pay_by_threat, .payable = can_lower_threat},
    [COST_RAISE_THREAT] = {BY_FLOW(cost_deed)},
    [COST_DISCARD_SELF] = {BY_FLOW(cost_deed)},
    [COST_RETURN_SELF] = {BY_FLOW(cost_deed)},
    [COST_EXHAUST_EACH] = {BY_FLOW(cost_exhaust_each), .payable = each_can_exhaust},
    [COST_REVEAL] = {BY_FLOW(cost_deed), .payable = can_reveal},
};
