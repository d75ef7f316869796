/* cost.c - costs: what could be paid (ability.19), and the paying of it. */
#include "cost.h"

/* ---- Paying: what could be paid --------------------------------------------------------- */

/* Resources this player could spend on a card of this sphere, and from how
 * many pools (resource-match.1, neutral-cards.2). */
int purse(const struct arb_run *g, int player, int sphere, int *pools, bool *match)
{
    int sum = 0;
    *pools = 0;
    *match = sphere == NEUTRAL;
    EACH_CARD (g, zone_of(player, PLAY_AREA), hero) {
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

int cards_to_pay_with(const struct arb_run *g, const struct scope *sc, struct set set,
                      struct thing_set *out)
{
    struct thing_set all;
    collect(g, sc, set, &all);
    *out = (struct thing_set){{0}};
    RULE("effects.3"); /* a cost is no effect: immunity does not matter here */
    EACH_OF (&all, card)
        if (!has_flag(g, card, EXHAUSTED) &&
            (set.which != WHICH_FILTER || g->s->card[card].controller == sc->you))
            set_add(out, card);
    return set_count(out);
}

/* Is it one card, and another player's? */
static bool anothers_card(const struct arb_run *g, const struct scope *sc, struct set set)
{
    int card = set.which == WHICH_FILTER ? 0 : which_card(g, sc, set.which);
    int controller = card ? g->s->card[card].controller : SCENARIO;
    return controller < PLAYERS && controller != sc->you;
}

static int cards_to_damage(const struct arb_run *g, const struct scope *sc, struct set set,
                           struct thing_set *out)
{
    struct thing_set all;
    collect(g, sc, set, &all);
    *out = (struct thing_set){{0}};
    EACH_OF (&all, card)
        if (!changed(g, card, CANNOT_BE_DAMAGED) &&
            (set.which != WHICH_FILTER || g->s->card[card].controller == sc->you))
            set_add(out, card);
    return set_count(out);
}

/* Could this single cost be paid in full? */
static bool payable(struct arb_run *g, const struct scope *sc, const struct cost *c)
{
    const struct lotr *s = g->s;
    int n = value_of(g, sc, &c->n), card;
    struct thing_set set;
    RULE("ability.19");
    switch (c->code) {
    case COST_EXHAUST:
        RULE("cost.3");
        if (forbid(g, anothers_card(g, sc, c->set), "cost.3"))
            return false;
        return !forbid(g, !cards_to_pay_with(g, sc, c->set, &set),
                       c->set.which == WHICH_FILTER ? "ability.19" : "exhausted.6");
    case COST_SPEND:
        if (forbid(g, anothers_card(g, sc, c->set), "cost.3"))
            return false;
        card = which_card(g, sc, c->set.which);
        return !forbid_by(g, s->card[card].resources < n, "ability.19",
                          "It costs {n} from the pool of {card}, which has {n}.", n, card,
                          s->card[card].resources);
    case COST_DAMAGE:
        if (forbid(g, anothers_card(g, sc, c->set), "cost.3"))
            return false;
        return !forbid(g, !cards_to_damage(g, sc, c->set, &set), "ability.19");
    case COST_DISCARD_HAND: {
        RULE("cost.4");
        int held = s->zone[zone_of(sc->you, HAND)].count -
                   (s->link[sc->source].zone == zone_of(sc->you, HAND));
        return !forbid_by(g, held < n, "ability.19",
                          "To be discarded from hand: {n}; you could discard {n}.", n, held, 0);
    }
    case COST_DISCARD_RANDOM: {
        int p = who(g, sc, c->who);
        int held = p < PLAYERS ? s->zone[zone_of(p, HAND)].count : -1;
        return !forbid_by(g, held < n, "ability.19",
                          "To be discarded from hand: {n}; there are {n}.", n, held < 0 ? 0 : held,
                          0);
    }
    case COST_LOWER_THREAT:
        return !forbid_by(g, s->threat[sc->you] < n, "ability.19",
                          "Your threat would have to fall by {n}; it is {n}.", n,
                          s->threat[sc->you], 0);
    case COST_EXHAUST_EACH:
        for (int p = 0; p < s->players; p++) {
            if (!is_playing(g, p))
                continue;
            struct scope each = *sc;
            each.you = each.each = (uint8_t)p;
            int ready = cards_to_pay_with(g, &each, c->set, &set);
            if (forbid_by(g, ready < n, "travel.3",
                          "Each player exhausts {n}; {player} has {n} ready.", n, p, ready))
                return false;
        }
        return true;
    case COST_REVEAL:
        return !forbid_by(g, s->zone[ZONE_ENCOUNTER_DECK].count < n, "travel.3",
                          "To be revealed: {n}; the encounter deck has {n}.", n,
                          s->zone[ZONE_ENCOUNTER_DECK].count, 0);
    default:
        return true;
    }
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
    cards_to_pay_with(g, sc, g->c->cost[cost].set, &set);
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
static bool payable_together(const struct arb_run *g, const struct scope *sc, int cost)
{
    struct thing_set taken = {{0}};
    int hand = g->s->zone[zone_of(sc->you, HAND)].count -
               (g->s->link[sc->source].zone == zone_of(sc->you, HAND));
    RULE("cost.5");
    for (int c = cost; g->c->cost[c].code != COST_END; c++) {
        const struct cost *one = &g->c->cost[c];
        if (one->code == COST_DISCARD_HAND)
            hand -= value_of(g, sc, &one->n);
        int spent = 0;
        for (int d = cost; one->code == COST_SPEND && g->c->cost[d].code != COST_END; d++)
            if (g->c->cost[d].code == COST_SPEND && g->c->cost[d].set.which == one->set.which)
                spent += value_of(g, sc, &g->c->cost[d].n);
        if (hand < 0 || spent > g->s->card[which_card(g, sc, one->set.which)].resources)
            return false;
    }
    return enough_to_exhaust(g, sc, cost, &taken);
}

bool costs_payable(struct arb_run *g, const struct scope *sc, int cost)
{
    int first = cost;
    for (; cost && g->c->cost[cost].code != COST_END; cost++) {
        RULE("cost.2");
        if (!payable(g, sc, &g->c->cost[cost]))
            return false;
    }
    return cost - first < 2 || !forbid(g, !payable_together(g, sc, first), "ability.19");
}

bool travel_cost_payable(struct arb_run *g, int location)
{
    const struct card_def *d = def_of(g, location);
    struct scope sc = {.source = (uint16_t)location, .you = g->s->first_player, .each = NOBODY};
    for (int i = 0; i < d->abilities; i++)
        if (g->c->ability[d->ability + i].kind == TRAVEL_COST &&
            !costs_payable(g, &sc, g->c->ability[d->ability + i].cost)) {
            RULE("travel.3");
            return false;
        }
    return true;
}

/* What the cost is that lets its player choose who pays it, or 0. */
int cost_with_choice(const struct arb_run *g, int cost)
{
    for (; cost && g->c->cost[cost].code != COST_END; cost++)
        if ((g->c->cost[cost].code == COST_EXHAUST || g->c->cost[cost].code == COST_DAMAGE) &&
            g->c->cost[cost].set.which == WHICH_FILTER)
            return cost;
    return 0;
}

int payers(const struct arb_run *g, const struct scope *sc, int cost, struct thing_set *out)
{
    const struct cost *c = &g->c->cost[cost];
    return c->code == COST_DAMAGE ? cards_to_damage(g, sc, c->set, out)
                                  : cards_to_pay_with(g, sc, c->set, out);
}

/* ---- Paying
 * -------------------------------------------------------------------------------------- */

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

static void offer_payment(struct arb_run *g, const struct pay_cost *L)
{
    struct scope sc = g->s->scope[L->scope];
    if (L->player < PLAYERS)
        sc.you = sc.each = L->player;
    struct thing_set set, useful = {{0}};
    payers(g, &sc, L->cost, &set);
    /* Each player's payment of a travel cost has no effect of its own. */
    bool any = g->c->cost[L->cost].code == COST_EXHAUST_EACH;
    EACH_OF (&set, card)
        if (!any && leads_somewhere(g, &sc, card))
            set_add(&useful, card);
    any = any || !set_next(&useful, 0);
    EACH_OF (&set, card) {
        struct thing_set taken = only(card);
        consider(g, VERB_PAY_WITH, card, 0, 0);
        if (g->c->cost[L->cost].code == COST_EXHAUST &&
            !enough_to_exhaust(g, &sc, L->cost + 1, &taken))
            continue;
        if (!forbid(g, !any && !set_has(&useful, card), "ability.16"))
            offer(g);
    }
}

/* The costs of an ability, in the order of the card (cost.5: all of them are
 * known to be payable before the first is paid). */
FLOW(pay_cost)
{
    struct scope *sc = &g->s->scope[L->scope];
    BEGIN;
    for (; L->cost && g->c->cost[L->cost].code != COST_END; L->cost++) {
        L->player = NOBODY;
        L->left = (uint8_t)value_of(g, sc, &g->c->cost[L->cost].n);
        if (g->c->cost[L->cost].code == COST_EXHAUST) {
            RULE("exhausted.1");
            if (g->c->cost[L->cost].set.which == WHICH_FILTER) {
                ASK(SEAT(sc->you), "cost.3", "Whom do you exhaust for {card}?", sc->source,
                    { offer_payment(g, L); });
                sc->paid = chosen(g)->a;
            } else {
                sc->paid = (uint16_t)which_card(g, sc, g->c->cost[L->cost].set.which);
            }
            set_exhausted(g, sc->paid, true);
            tell(g, EVENT_EXHAUST, "exhausted.1", sc->you, sc->paid, 0);
            happened(g, FACT_EXHAUSTED, sc->paid, sc->you, 0, 0);
        } else if (g->c->cost[L->cost].code == COST_SPEND) {
            int hero = which_card(g, sc, g->c->cost[L->cost].set.which);
            RULES("resources.1", "resources.4");
            g->s->card[hero].resources = (uint8_t)(g->s->card[hero].resources - L->left);
            tell(g, EVENT_SPEND, "cost.2", sc->you, hero, L->left);
        } else if (g->c->cost[L->cost].code == COST_DISCARD_HAND) {
            while (L->left-- > 0) {
                ASK(SEAT(sc->you), "cost.4", "Which card do you discard for {card}?", sc->source, {
                    EACH_CARD (g, zone_of(sc->you, HAND), card)
                        if (card != sc->source)
                            offer_option(g, VERB_PAY_WITH, card, 0, 0);
                });
                sc->paid = chosen(g)->a;
                tell(g, EVENT_DISCARD, "cost.4", sc->you, sc->paid, 0);
                move_card(g, sc->paid, discard_zone(g, sc->paid), ARB_TOP);
                happened(g, FACT_DISCARDED, sc->paid, sc->you, 0, 0);
            }
        } else if (g->c->cost[L->cost].code == COST_LOWER_THREAT) {
            g->s->threat[sc->you] = (uint8_t)(g->s->threat[sc->you] - L->left);
            tell(g, EVENT_THREAT_DOWN, "cost.2", sc->you, L->left, g->s->threat[sc->you]);
        } else if (g->c->cost[L->cost].code == COST_RAISE_THREAT) {
            CALL(raise_threat, .players = (uint8_t)(1 << sc->you), .amount = L->left);
        } else if (g->c->cost[L->cost].code == COST_DAMAGE) {
            if (g->c->cost[L->cost].set.which == WHICH_FILTER) {
                ASK(SEAT(sc->you), "cost.3", "Who takes the damage for {card}?", sc->source,
                    { offer_payment(g, L); });
                sc->paid = chosen(g)->a;
            } else {
                sc->paid = (uint16_t)which_card(g, sc, g->c->cost[L->cost].set.which);
            }
            CALL(deal_damage, .set = only(sc->paid), .amount = L->left, .source = sc->source);
        } else if (g->c->cost[L->cost].code == COST_DISCARD_SELF) {
            CALL(leave_play, .set = only(sc->source), .how = BY_DISCARDING);
        } else if (g->c->cost[L->cost].code == COST_RETURN_SELF) {
            CALL(leave_play, .set = only(sc->source), .how = BY_EFFECT,
                 .zone = zone_of(g->s->card[sc->source].owner, HAND));
        } else if (g->c->cost[L->cost].code == COST_REVEAL) {
            CALL(reveal, .count = L->left);
        } else if (g->c->cost[L->cost].code == COST_DISCARD_RANDOM) {
            CALL(discard_random, .player = (uint8_t)who(g, sc, g->c->cost[L->cost].who),
                 .count = L->left);
        } else if (g->c->cost[L->cost].code == COST_EXHAUST_EACH) {
            for (L->turn = turns_of(g, EVERYBODY); next_turn(g, &L->turn);) {
                L->player = L->turn.player;
                ASK(SEAT(L->player), "travel.2", "Whom do you exhaust for {card}?", sc->source,
                    { offer_payment(g, L); });
                set_exhausted(g, chosen(g)->a, true);
                tell(g, EVENT_EXHAUST, "travel.2", L->player, chosen(g)->a, 0);
                happened(g, FACT_EXHAUSTED, chosen(g)->a, L->player, 0, 0);
            }
        }
    }
    END;
}
