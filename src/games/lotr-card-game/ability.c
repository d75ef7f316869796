/* ability.c - initiating abilities and playing cards.
 *
 * The six steps of initiating-abilities.2 to .7: restrictions, costs, modified
 * costs, payment, targets, resolution. The first three are checked before
 * anything is offered (may_initiate, may_play); the flows do the rest. */
#include "engine.h"

/* ---- Limits ------------------------------------------------------------------------- */

/* limits.1: each copy of a card has its own count; limits.2: once-a-game limits
 * count for each player, whichever copy is used. */
static struct limit_count *find_limit(const struct arb_run *g, int card, int ability, int player)
{
    const struct ability *a = &g->c->ability[ability];
    bool by_card = a->limit_for == LIMIT_CARD && a->limit_per != LIMIT_GAME;
    bool by_player = a->limit_for == LIMIT_PLAYER || a->limit_per == LIMIT_GAME;
    struct limit_count *list = (struct limit_count *)g->s->limit, *unused = NULL;
    for (int i = 0; i < LIMITS; i++) {
        if (!list[i].ability) {
            if (!unused)
                unused = &list[i];
        } else if (list[i].ability == ability && (!by_card || list[i].card == card) &&
                   (!by_player || list[i].player == player)) {
            return &list[i];
        }
    }
    return unused;
}

int uses_of(const struct arb_run *g, int card, int ability, int player)
{
    const struct limit_count *l = find_limit(g, card, ability, player);
    return l && l->ability ? l->used : 0;
}

void count_use(struct arb_run *g, int card, int ability, int player)
{
    const struct ability *a = &g->c->ability[ability];
    if (!a->limit)
        return;
    if (a->limit_per == LIMIT_GAME)
        RULE("limits.2");
    else
        RULE("limits.1");
    struct limit_count *l = find_limit(g, card, ability, player);
    assert(l && "too many limits to count");
    bool by_card = a->limit_for == LIMIT_CARD && a->limit_per != LIMIT_GAME;
    *l = (struct limit_count){.card = (uint16_t)(by_card ? card : 0),
                              .ability = (uint16_t)ability,
                              .player = (uint8_t)player,
                              .used = (uint8_t)(l->used + 1),
                              .per = a->limit_per};
}

void forget_uses(struct arb_run *g, enum limit_per per)
{
    for (int i = 0; i < LIMITS; i++)
        if (g->s->limit[i].ability && g->s->limit[i].per == per)
            g->s->limit[i] = (struct limit_count){0};
}

/* ---- Paying: what could be paid --------------------------------------------------------- */

/* Resources this player could spend on a card of this sphere, and from how
 * many pools (resource-match.1, neutral-cards.2). */
static int purse(const struct arb_run *g, int player, int sphere, int *pools, bool *match)
{
    int sum = 0;
    *pools = 0;
    *match = sphere == NEUTRAL;
    EACH_CARD(g, zone_of(player, PLAY_AREA), hero)
    {
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
static int pools_wanted(const struct arb_run *g, const struct ability *a)
{
    for (int c = a->cost; c && g->c->cost[c].code != COST_END; c++)
        if (g->c->cost[c].code == COST_DIFFERENT_POOLS)
            return g->c->cost[c].n.base;
    return 0;
}

/* Can the resource cost of a card in hand be paid? */
static bool can_pay_for(struct arb_run *g, int player, int card, int different)
{
    int sphere = def_of(g, card)->sphere, pools;
    bool match;
    int sum = purse(g, player, sphere, &pools, &match);
    int cost = play_cost(g, player, card, NULL);
    if (sphere == NEUTRAL) {
        RULE("neutral-cards.1");
        RULE("resource-match.3");
    }
    if (forbid(g, !match, cost ? "resource-match.1" : "resource-match.2"))
        return false;
    RULE("ability.19");
    if (cost == COST_X)
        cost = cost_changes(g, player, card, NULL); /* with an X of 0 */
    if (forbid(g, cost > 0 && sum < cost, "play-and-put-into-play.8"))
        return false;
    return !forbid(g, different && pools < different, "ability.19");
}

static int cards_to_pay_with(const struct arb_run *g, const struct scope *sc, struct set set,
                             struct card_set *out)
{
    struct card_set all;
    collect(g, sc, set, &all);
    *out = (struct card_set){{0}};
    RULE("effects.3"); /* a cost is no effect: immunity does not matter here */
    EACH_OF(&all, card)
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
                           struct card_set *out)
{
    struct card_set all;
    collect(g, sc, set, &all);
    *out = (struct card_set){{0}};
    EACH_OF(&all, card)
    if (!changed(g, card, CANNOT_BE_DAMAGED) &&
        (set.which != WHICH_FILTER || g->s->card[card].controller == sc->you))
        set_add(out, card);
    return set_count(out);
}

/* Could this single cost be paid in full? */
static bool payable(struct arb_run *g, const struct scope *sc, const struct cost *c)
{
    const struct lotr *s = g->s;
    int n = value_of(g, sc, &c->n);
    struct card_set set;
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
        return !forbid(g, s->card[which_card(g, sc, c->set.which)].resources < n, "ability.19");
    case COST_DAMAGE:
        if (forbid(g, anothers_card(g, sc, c->set), "cost.3"))
            return false;
        return !forbid(g, !cards_to_damage(g, sc, c->set, &set), "ability.19");
    case COST_DISCARD_HAND: {
        RULE("cost.4");
        bool self_in_hand = s->link[sc->source].zone == zone_of(sc->you, HAND);
        return !forbid(g, s->zone[zone_of(sc->you, HAND)].count - self_in_hand < n, "ability.19");
    }
    case COST_DISCARD_RANDOM: {
        int p = who(g, sc, c->who);
        return !forbid(g, p >= PLAYERS || s->zone[zone_of(p, HAND)].count < n, "ability.19");
    }
    case COST_LOWER_THREAT:
        return !forbid(g, s->threat[sc->you] < n, "ability.19");
    case COST_EXHAUST_EACH:
        for (int p = 0; p < s->players; p++) {
            if (!is_playing(g, p))
                continue;
            struct scope each = *sc;
            each.you = each.each = (uint8_t)p;
            if (forbid(g, cards_to_pay_with(g, &each, c->set, &set) < n, "travel.3"))
                return false;
        }
        return true;
    case COST_REVEAL:
        return !forbid(g, s->zone[ZONE_ENCOUNTER_DECK].count < n, "travel.3");
    default:
        return true;
    }
}

/* Is there a different card for each thing to exhaust from here on? */
static bool enough_to_exhaust(const struct arb_run *g, const struct scope *sc, int cost,
                              struct card_set *taken)
{
    struct card_set set;
    while (g->c->cost[cost].code != COST_END && g->c->cost[cost].code != COST_EXHAUST)
        cost++;
    if (g->c->cost[cost].code == COST_END)
        return true;
    cards_to_pay_with(g, sc, g->c->cost[cost].set, &set);
    EACH_OF(&set, card)
    {
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
    struct card_set taken = {{0}};
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

static bool costs_payable(struct arb_run *g, const struct scope *sc, int cost)
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

/* ---- Step 1: may it be used now? ------------------------------------------------------------- */

static int largest_x(const struct arb_run *g, int player, int card)
{
    int pools;
    bool match;
    return purse(g, player, def_of(g, card)->sphere, &pools, &match) -
           cost_changes(g, player, card, NULL);
}

/* What must be paid for an X; X itself stays what it is. */
static int x_cost(const struct arb_run *g, int player, int card, int x)
{
    RULE("letter-x.3");
    int cost = x + cost_changes(g, player, card, NULL);
    return cost > 0 ? cost : 0;
}

/* An X cost may be any amount that leads to something (letter-x.2). */
static bool could_change_with_x(const struct arb_run *g, struct scope *sc, int program, int max)
{
    for (sc->x = 0; sc->x <= max; sc->x++)
        if (could_change(g, sc, program))
            return true;
    return false;
}

/* What the cost is that lets its player choose who pays it, or 0. */
static int cost_with_choice(const struct arb_run *g, int cost)
{
    for (; cost && g->c->cost[cost].code != COST_END; cost++)
        if ((g->c->cost[cost].code == COST_EXHAUST || g->c->cost[cost].code == COST_DAMAGE) &&
            g->c->cost[cost].set.which == WHICH_FILTER)
            return cost;
    return 0;
}

static int payers(const struct arb_run *g, const struct scope *sc, int cost, struct card_set *out)
{
    const struct cost *c = &g->c->cost[cost];
    return c->code == COST_DAMAGE ? cards_to_damage(g, sc, c->set, out)
                                  : cards_to_pay_with(g, sc, c->set, out);
}

/* Would the ability change something if this card paid for it? */
static bool leads_somewhere(const struct arb_run *g, const struct scope *sc, int paid)
{
    struct scope with = *sc;
    with.paid = (uint16_t)paid;
    return could_change(g, &with, g->c->ability[sc->ability].program);
}

/* What the effect can do may turn on who pays: one who leads to something is
 * enough. */
static bool could_change_if_paid(const struct arb_run *g, const struct scope *sc,
                                 const struct ability *a)
{
    int cost = cost_with_choice(g, a->cost);
    struct card_set set;
    if (!cost)
        return could_change(g, sc, a->program);
    payers(g, sc, cost, &set);
    EACH_OF(&set, card)
    if (leads_somewhere(g, sc, card))
        return true;
    return false;
}

/* Does the ability begin with a target, of which there is none (choose.3)? */
static bool lacks_target(const struct arb_run *g, const struct scope *sc, int program)
{
    const struct op *op = &g->c->op[program];
    struct card_set set = {{0}};
    if ((!g->refused && !g->marks) || op->code != OP_CHOOSE)
        return false;
    collect(g, sc, op->set, &set);
    return !set_next(&set, 0);
}

/* Would this ability claim its card, an objective that has a guard? */
static bool claims_guarded(const struct arb_run *g, int card, const struct ability *a)
{
    if (!g->s->card[card].host || g->s->link[card].zone != ZONE_STAGING)
        return false;
    for (const struct op *op = &g->c->op[a->program]; op->code != OP_END; op++)
        if (op->code == OP_CLAIM)
            return true;
    return false;
}

/* The rule by which a program that changes nothing does so. */
static const char *why_nothing(const struct arb_run *g, const struct scope *sc, int program)
{
    for (const struct op *op = &g->c->op[program]; op->code != OP_END; op++)
        if (op->code == OP_LASTING && outside_its_period(g, op))
            return "lasting-effects.11";
    return lacks_target(g, sc, program) ? "choose.3" : "ability.16";
}

bool may_initiate(struct arb_run *g, int player, int card, int ability,
                  const struct happening *event)
{
    const struct ability *a = &g->c->ability[ability];
    const struct card_def *d = def_of(g, card);
    bool from_hand = g->s->link[card].zone == zone_of(player, HAND);
    RULE("initiating-abilities.2");
    if (has_flag(g, card, EXHAUSTED))
        RULE("exhausted.5");
    if (!in_play(g, card))
        RULE("in-play.10");
    if (forbid(g, a->kind == ACTION && a->phase && a->phase != g->s->phase, "action.4"))
        return false;
    if (a->kind == ACTION && a->phase)
        RULE("action.3");
    if (forbid(g, a->limit && uses_of(g, card, ability, player) >= a->limit,
               a->limit_per == LIMIT_GAME ? "limits.2" : "limits.1"))
        return false;
    struct scope sc = {.source = (uint16_t)card,
                       .ability = (uint16_t)ability,
                       .you = (uint8_t)player,
                       .chosen_player = NOBODY,
                       .each = NOBODY,
                       .complete = true};
    if (event)
        sc.event = *event;
    if (forbid(g, claims_guarded(g, card, a), "guarded.8"))
        return false;
    RULE("play-restrictions.1");
    RULE("play-restrictions.2");
    if (forbid(g, !holds(g, &sc, a->condition), "play-restrictions.2"))
        return false;
    bool x = false;
    if (from_hand && d->type == EVENT) {
        if (!can_pay_for(g, player, card, pools_wanted(g, a)))
            return false;
        x = d->stat[COST] == COST_X;
    }
    if (!costs_payable(g, &sc, a->cost))
        return false;
    RULE("triggered-ability.3");
    RULE("triggered-ability.4"); /* as things are before anything is paid */
    RULE("triggered-ability.5"); /* by the effect alone */
    bool changes = x ? could_change_with_x(g, &sc, a->program, largest_x(g, player, card))
                     : could_change_if_paid(g, &sc, a);
    RULE("cost.6");
    return changes || !forbid(g, true, why_nothing(g, &sc, a->program));
}

/* The rule that keeps the attachment off this card, or NULL. */
static const char *bar_to_host(const struct arb_run *g, int player, int card, int host)
{
    const struct card_def *d = &g->c->def[g->s->card[card].def];
    struct scope sc = {.source = (uint16_t)card, .you = (uint8_t)player};
    RULE("attachment-cards.8");
    RULE("attachment-cards.10");
    if (g->c->filter[d->attach_to].trait)
        RULE("attachment-cards.9");
    RULE("in-play.10");
    if (!in_play(g, host) || !passes(g, &sc, d->attach_to, host))
        return "attachment-cards.8";
    if (barred_from_attaching(g, host, card))
        return "cannot-have-attachments.1";
    if (immune_to(g, host, card))
        return "immune.1";
    int restricted = 0;
    RULE("restricted.1");
    for (int a = g->s->card[host].attached; a && d->keyword[RESTRICTED] && is_character(g, host);
         a = g->s->card[a].next_attached)
        restricted += !!keyword(g, a, RESTRICTED);
    return restricted >= 2 ? "restricted.2" : NULL;
}

bool is_legal_host(const struct arb_run *g, int player, int card, int host)
{
    const char *rule = bar_to_host(g, player, card, host);
    if (rule && g->marks)
        arb_mark(g, rule);
    return !rule;
}

void offer_hosts(struct arb_run *g, int player, int card)
{
    for (int host = 1; host <= g->s->cards; host++) {
        if (!in_play(g, host))
            continue;
        const char *rule = bar_to_host(g, player, card, host);
        consider(g, VERB_ATTACH_TO, host, 0, 0);
        if (!forbid(g, rule, rule))
            offer(g);
    }
}

static bool has_host(const struct arb_run *g, int player, int card)
{
    for (int host = 1; host <= g->s->cards; host++)
        if (is_legal_host(g, player, card, host))
            return true;
    return false;
}

bool has_place(const struct arb_run *g, int player, int card)
{
    int type = card_type_now(g, card); /* an event may have become something else */
    if (type == EVENT || type == TREACHERY || type == QUEST)
        return false;
    return type != ATTACHMENT || has_host(g, player, card);
}

bool unique_in_play(const struct arb_run *g, int card)
{
    const struct card_def *d = &g->c->def[g->s->card[card].def];
    if (!d->unique)
        return false;
    RULE("unique-cards.2");
    RULE("copy.1");
    RULE("copy.2");
    for (int other = 1; other <= g->s->cards; other++)
        if (other != card && g->c->def[g->s->card[other].def].title_id == d->title_id &&
            g->c->def[g->s->card[other].def].unique && in_play(g, other))
            return true;
    return false;
}

/* An ally or attachment out of hand, in the planning window. */
bool may_play(struct arb_run *g, int player, int card)
{
    int type = def_of(g, card)->type;
    if (!can_pay_for(g, player, card, 0))
        return false;
    if (forbid(g, unique_in_play(g, card), "unique-cards.3"))
        return false;
    int limit = table_rule(g, player, ALLY_LIMIT);
    if (forbid(g, type == ALLY && limit && g->s->allies_played >= limit, "play-restrictions.2"))
        return false;
    return !forbid(g, type == ATTACHMENT && !has_host(g, player, card), "attachment-cards.5");
}

/* ---- Offering actions -------------------------------------------------------------------------- */

static bool may_use_action(const struct arb_run *g, int player, int card, const struct ability *a)
{
    int controller = g->s->card[card].controller;
    if (controller == SCENARIO) {
        int type = card_type_now(g, card);
        if (type == OBJECTIVE) {
            RULE("action.9");
            RULE("objective-cards.4");
        } else if (type == QUEST) {
            RULE("action.10");
        } else if (type == LOCATION) {
            RULE("action.11");
        } else if (!a->user) {
            return false;
        }
    }
    if (a->from || a->user)
        RULE("play-restrictions.3");
    if (a->user == WHO_FIRST)
        return player == g->s->first_player;
    if (a->user == WHO_ANYONE || controller == SCENARIO)
        return true;
    if (a->from)
        RULE("action.8"); /* out of play its owner controls it */
    else
        RULE("action.6");
    return controller == player;
}

/* A card in hand that is no event: only what says so can be used from there. */
static void offer_from_hand(struct arb_run *g, int player, int card)
{
    const struct card_def *d = def_of(g, card);
    for (int i = 0; i < d->abilities; i++) {
        const struct ability *a = &g->c->ability[d->ability + i];
        if (a->kind != ACTION)
            continue;
        consider(g, VERB_USE, card, d->ability + i, 0);
        if (forbid(g, a->from != IN_HAND, "ability.13"))
            continue;
        RULE("action.8");
        if (may_initiate(g, player, card, d->ability + i, NULL))
            offer(g);
    }
}

void offer_actions(struct arb_run *g, int player, bool planning)
{
    for (int l = g->s->listening[TIMING_AFTER][FACT_NONE]; l; l = g->s->listener[l].next) {
        int card = g->s->listener[l].card, ability = g->s->listener[l].ability;
        RULE("action.1");
        consider(g, VERB_USE, card, ability, 0);
        if (forbid(g, !may_use_action(g, player, card, &g->c->ability[ability]), "action.6"))
            continue;
        if (forbid(g, may_change(g, BLANK) && changed(g, card, BLANK), "blank.3"))
            continue;
        if (may_initiate(g, player, card, ability, NULL))
            offer(g);
    }
    EACH_CARD(g, zone_of(player, HAND), card)
    {
        const struct card_def *d = def_of(g, card);
        if (d->type != EVENT)
            offer_from_hand(g, player, card);
        consider(g, VERB_PLAY, card, 0, 0);
        if (d->type != EVENT) {
            if (forbid(g, !planning, d->type == ALLY ? "t2.2a" : "t2.2b"))
                continue;
            if (d->type == ALLY)
                RULE("ally-cards.2");
            if (may_play(g, player, card))
                offer(g);
            continue;
        }
        for (int i = 0; i < d->abilities; i++) {
            const struct ability *a = &g->c->ability[d->ability + i];
            consider(g, VERB_PLAY, card, d->ability + i, 0);
            RULE("event-cards.2");
            if (forbid(g, a->kind != ACTION, "response.2"))
                continue;
            RULE("action.7");
            RULE("ability.15");
            if (may_initiate(g, player, card, d->ability + i, NULL))
                offer(g);
        }
    }
}

/* What a pending ask never considered: cards in hand and abilities in play. */
void lotr_refuse_rest(struct arb_run *g, int seat)
{
    if (seat >= g->s->players || g->window || g->s->head.status != ARB_PLAYING)
        return;
    EACH_CARD(g, zone_of(seat, HAND), card)
    {
        const struct card_def *d = def_of(g, card);
        consider(g, VERB_PLAY, card, d->abilities ? d->ability : 0, 0);
        RULE("timing.5");
        forbid(g, true,
               d->type == EVENT  ? "action.2"
               : d->type == ALLY ? "t2.2a"
                                 : "t2.2b");
    }
    for (int l = g->s->listening[TIMING_AFTER][FACT_NONE]; l; l = g->s->listener[l].next) {
        consider(g, VERB_USE, g->s->listener[l].card, g->s->listener[l].ability, 0);
        forbid(g, true, "action.2");
    }
}

/* ---- Paying -------------------------------------------------------------------------------------- */

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
        EACH_CARD(g, zone_of(L->player, PLAY_AREA), card)
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
                EACH_CARD(g, zone_of(L->player, PLAY_AREA), card)
                if (may_pay(g, L, card))
                    offer_option(g, VERB_PAY, card, 0, 0);
            });
            hero = chosen(g)->a;
        }
        RULE("resources.4");
        RULE("t2.2f");
        RULE("resources.1");
        if (L->sphere == NEUTRAL) {
            RULE("neutral-cards.2");
            RULE("neutral-cards.3");
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
    struct card_set set, useful = {{0}};
    payers(g, &sc, L->cost, &set);
    /* Each player's payment of a travel cost has no effect of its own. */
    bool any = g->c->cost[L->cost].code == COST_EXHAUST_EACH;
    EACH_OF(&set, card)
    if (!any && leads_somewhere(g, &sc, card))
        set_add(&useful, card);
    any = any || !set_next(&useful, 0);
    EACH_OF(&set, card)
    {
        struct card_set taken = only(card);
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
            RULE("resources.1");
            RULE("resources.4");
            g->s->card[hero].resources = (uint8_t)(g->s->card[hero].resources - L->left);
            tell(g, EVENT_SPEND, "cost.2", sc->you, hero, L->left);
        } else if (g->c->cost[L->cost].code == COST_DISCARD_HAND) {
            while (L->left-- > 0) {
                ASK(SEAT(sc->you), "cost.4", "Which card do you discard for {card}?", sc->source, {
                    EACH_CARD(g, zone_of(sc->you, HAND), card)
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
            L->player = g->s->first_player;
            for (L->turns = (uint8_t)players_left(g); L->turns > 0; L->turns--) {
                ASK(SEAT(L->player), "travel.2", "Whom do you exhaust for {card}?", sc->source,
                    { offer_payment(g, L); });
                set_exhausted(g, chosen(g)->a, true);
                tell(g, EVENT_EXHAUST, "travel.2", L->player, chosen(g)->a, 0);
                happened(g, FACT_EXHAUSTED, chosen(g)->a, L->player, 0, 0);
                L->player = (uint8_t)next_player(g, L->player);
            }
        }
    }
    END;
}

/* ---- Using an ability, playing an event ------------------------------------------------------------ */

static bool x_leads_somewhere(struct arb_run *g, const struct initiate *L, int x)
{
    struct scope sc = g->s->scope[L->scope];
    sc.x = (int16_t)x;
    return could_change(g, &sc, g->c->ability[L->ability].program);
}

FLOW(initiate)
{
    struct lotr *s = g->s;
    const struct ability *a = &g->c->ability[L->ability];
    BEGIN;
    RULE("ability.1");
    RULE("initiating-abilities.1");
    RULE("initiating-abilities.3");
    L->is_event = def_of(g, L->card)->type == EVENT;
    L->scope = (uint8_t)new_scope(g, (struct scope){.source = L->card,
                                                    .ability = L->ability,
                                                    .you = L->player,
                                                    .chosen_player = NOBODY,
                                                    .each = NOBODY,
                                                    .complete = true,
                                                    .imminent = L->interrupts,
                                                    .event = L->event});
    if (L->is_event) {
        RULE("event-cards.3");
        if (def_of(g, L->card)->stat[COST] == COST_X) {
            RULE("letter-x.2");
            ASK(SEAT(L->player), "letter-x.2", "How much is X for {card}?", L->card, {
                for (int x = 0; x <= largest_x(g, L->player, L->card); x++)
                    if (x_leads_somewhere(g, L, x))
                        offer_option(g, VERB_SET_X, x, 0, 0);
            });
            s->scope[L->scope].x = (int16_t)chosen(g)->a;
            L->cost = (uint8_t)x_cost(g, L->player, L->card, chosen(g)->a);
        } else {
            L->cost = (uint8_t)play_cost(g, L->player, L->card, NULL);
        }
        RULE("initiating-abilities.4");
        move_card(g, L->card, ZONE_LIMBO, ARB_TOP);
        tell(g, EVENT_PLAY, "event-cards.3", L->player, L->card, 0);
        CALL(pay_resources, .card = L->card, .player = L->player, .left = L->cost,
             .different = (uint8_t)pools_wanted(g, a), .sphere = (int8_t)def_of(g, L->card)->sphere);
    } else {
        RULE("ability.2");
        RULE("triggered-ability.2");
        tell(g, EVENT_USE, "initiating-abilities.1", L->player, L->card, L->ability);
    }
    count_use(g, L->card, L->ability, L->player);
    RULE("initiating-abilities.5");
    RULE("to.1");
    RULE("cost.7");
    CALL(pay_cost, .cost = a->cost, .scope = L->scope);
    RULE("initiating-abilities.8");
    SETTLE;
    RULE("initiating-abilities.6");
    RULE("ability.21");
    CALL(program, .scope = L->scope, .op = a->program, .targets = 1);
    L->op = (uint16_t)result(g);
    IMMINENT(FACT_EFFECT, L->card, L->player, 0, L->ability);
    if (result(g) == PREVENTED) {
        RULE("cancel.6");
        RULE("cancel.7");
        RULE("cancel.8");
        RULE("limits.3");
        if (L->is_event)
            RULE("event-cards.7");
    } else {
        RULE("initiating-abilities.7");
        RULE("to.2");
        if (L->is_event)
            RULE("event-cards.4");
        CARD_ACTS(L->card);
        CALL(program, .scope = L->scope, .op = L->op);
    }
    drop_scope(g);
    if (L->is_event) {
        SETTLE; /* what it did comes before that it has been played */
        happened(g, FACT_PLAYED, L->card, L->player, 0, 0);
    }
    if (L->is_event && s->link[L->card].zone == ZONE_LIMBO) {
        RULE("play-and-put-into-play.2");
        RULE("play-and-put-into-play.10");
        RULE("cancel.9");
        move_card(g, L->card, discard_zone(g, L->card), ARB_TOP);
    }
    END;
}

/* ---- Playing an ally or attachment ------------------------------------------------------------------- */

FLOW(play_card)
{
    BEGIN;
    RULE("cost.1");
    RULE("play-and-put-into-play.3");
    L->host = 0;
    tell(g, EVENT_PLAY, "play-and-put-into-play.1", L->player, L->card, 0);
    CALL(pay_resources, .card = L->card, .player = L->player,
         .left = (uint8_t)play_cost(g, L->player, L->card, NULL),
         .sphere = (int8_t)def_of(g, L->card)->sphere);
    if (def_of(g, L->card)->type == ATTACHMENT) {
        ASK(SEAT(L->player), "attachment-cards.10", "What do you attach {card} to?", L->card,
            { offer_hosts(g, L->player, L->card); });
        L->host = chosen(g)->a;
    } else {
        g->s->allies_played++;
    }
    CALL(enter_play, .card = L->card, .player = L->player, .played = 1, .host = L->host);
    SETTLE;
    END;
}

/* A card enters play, played or put there: ready, in its controller's area. */
FLOW(enter_play)
{
    BEGIN;
    RULE("enters-play.1");
    RULE("in-play.11");
    RULE("ready.1");
    if (L->host) {
        attach_card(g, L->card, L->host);
        tell(g, EVENT_ATTACH, "attachment-cards.2", L->player, L->card, L->host);
    } else {
        RULE("character-cards.5");
        RULE("character-cards.6");
        RULE("character-cards.7");
        RULE("ownership-and-control.3");
        move_card(g, L->card, zone_of(L->player, PLAY_AREA), ARB_BOTTOM);
        g->s->card[L->card].controller = L->player;
        tell(g, EVENT_ENTER, "enters-play.1", L->player, L->card, 0);
    }
    if (L->played) {
        RULE("play-and-put-into-play.1");
        happened(g, FACT_PLAYED, L->card, L->player, 0, 0);
    } else {
        RULE("play-and-put-into-play.4");
        RULE("play-and-put-into-play.7");
    }
    RULE("enters-play.2");
    happened(g, FACT_ENTERS_PLAY, L->card, L->player, 0, 0);
    g->s->unsettled = 1;
    END;
}
