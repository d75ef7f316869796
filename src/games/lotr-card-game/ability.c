/* ability.c - initiating abilities and playing cards.
 *
 * The six steps of initiating-abilities.2 to .7: restrictions, costs, modified
 * costs, payment, targets, resolution. The first three are checked before
 * anything is offered (may_initiate, may_play); the flows do the rest. */
#include "cost.h"

/* ---- Limits ------------------------------------------------------------------------- */

/* limits.1: each copy of a card has its own count; limits.2: once-a-game limits
 * count for each player, whichever copy is used. */
/* Where uses of an ability are counted: the place among the limits in use, or the one
 * to begin a count at. LIMITS: there is none left. */
static int find_limit(const struct arb_run *g, int card, int ability, int player)
{
    const struct ability *a = &g->c->ability[ability];
    bool by_card = a->limit_for == LIMIT_THING && a->limit_per != LIMIT_GAME;
    bool by_player =
        a->limit_for == LIMIT_SEAT || (a->limit_per == LIMIT_GAME && a->limit_for != LIMIT_TABLE);
    const struct limit_count *list = g->s->limit;
    int unused = g->s->limits;
    for (int i = g->s->limits - 1; i >= 0; i--) {
        if (!list[i].ability)
            unused = i;
        else if (list[i].ability == ability && (!by_card || list[i].card == card) &&
                 (!by_player || list[i].player == player))
            return i;
    }
    return unused;
}

int uses_of(const struct arb_run *g, int card, int ability, int player)
{
    int i = find_limit(g, card, ability, player);
    return i < g->s->limits && g->s->limit[i].ability ? g->s->limit[i].used : 0;
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
    int i = find_limit(g, card, ability, player);
    if (i == LIMITS) {
        arb_stop(g, FULL_LIMITS);
        return;
    }
    if (i == g->s->limits)
        g->s->limits++;
    struct limit_count *l = &g->s->limit[i];
    bool by_card = a->limit_for == LIMIT_THING && a->limit_per != LIMIT_GAME;
    *l = (struct limit_count){.card = (uint16_t)(by_card ? card : 0),
                              .ability = (uint16_t)ability,
                              .player = (uint8_t)player,
                              .used = (uint8_t)(l->used + 1),
                              .per = a->limit_per};
}

static void forget_use(struct arb_run *g, int i)
{
    struct lotr *s = g->s;
    s->limit[i] = (struct limit_count){0};
    while (s->limits && !s->limit[s->limits - 1].ability)
        s->limits--;
}

void forget_uses(struct arb_run *g, enum limit_per per)
{
    for (int i = g->s->limits - 1; i >= 0; i--)
        if (g->s->limit[i].ability && g->s->limit[i].per == per)
            forget_use(g, i);
}

void forget_uses_of(struct arb_run *g, int card)
{
    for (int i = g->s->limits - 1; i >= 0; i--)
        if (g->s->limit[i].card == card)
            forget_use(g, i);
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

/* Would the ability change something if this card paid for it? */
bool leads_somewhere(const struct arb_run *g, const struct scope *sc, int paid)
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
    struct thing_set set;
    if (!cost)
        return could_change(g, sc, a->program);
    payers(g, sc, cost, &set);
    EACH_OF (&set, card)
        if (leads_somewhere(g, sc, card))
            return true;
    return false;
}

/* Does the ability begin with a target, of which there is none (choose.3)? */
static bool lacks_target(const struct arb_run *g, const struct scope *sc, int program)
{
    const struct op *op = &g->c->op[program];
    struct thing_set set = {{0}};
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
    if (forbid_by(g, a->kind == ACTION && a->phase && a->phase != g->s->phase, "action.4",
                  "It is for the {phase} phase; this is the {phase} phase.", a->phase, g->s->phase,
                  0))
        return false;
    if (a->kind == ACTION && a->phase)
        RULE("action.3");
    int used = a->limit ? uses_of(g, card, ability, player) : -1;
    if (forbid_by(g, used >= a->limit, a->limit_per == LIMIT_GAME ? "limits.2" : "limits.1",
                  "Used {n} of {n} times{period}.", used, a->limit, a->limit_per))
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
    RULES("play-restrictions.1", "play-restrictions.2");
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

/* ---- Offering actions --------------------------------------------------------------------------
 */

static bool may_use_action(const struct arb_run *g, int player, int card, const struct ability *a)
{
    int controller = g->s->card[card].controller;
    if (controller == SCENARIO) {
        int type = card_type_now(g, card);
        if (type == OBJECTIVE) {
            RULES("action.9", "objective-cards.4");
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
    EACH_CARD (g, zone_of(player, HAND), card) {
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
            RULES("action.7", "ability.15");
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
    EACH_CARD (g, zone_of(seat, HAND), card) {
        const struct card_def *d = def_of(g, card);
        consider(g, VERB_PLAY, card, d->abilities ? d->ability : 0, 0);
        RULE("timing.5");
        forbid(g, true, d->type == EVENT ? "action.2" : d->type == ALLY ? "t2.2a" : "t2.2b");
    }
    for (int l = g->s->listening[TIMING_AFTER][FACT_NONE]; l; l = g->s->listener[l].next) {
        consider(g, VERB_USE, g->s->listener[l].card, g->s->listener[l].ability, 0);
        forbid(g, true, "action.2");
    }
}

/* ---- Using an ability, playing an event
 * ------------------------------------------------------------ */

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
    RULES("ability.1", "initiating-abilities.1", "initiating-abilities.3");
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
             .different = (uint8_t)pools_wanted(g, a),
             .sphere = (int8_t)def_of(g, L->card)->sphere);
    } else {
        RULES("ability.2", "triggered-ability.2");
        tell(g, EVENT_USE, "initiating-abilities.1", L->player, L->card, L->ability);
    }
    count_use(g, L->card, L->ability, L->player);
    RULES("initiating-abilities.5", "to.1", "cost.7");
    CALL(pay_cost, .cost = a->cost, .scope = L->scope);
    RULE("initiating-abilities.8");
    SETTLE;
    RULES("initiating-abilities.6", "ability.21");
    CALL(program, .scope = L->scope, .op = a->program, .targets = 1);
    L->op = (uint16_t)result(g);
    IMMINENT(FACT_EFFECT, L->card, L->player, 0, L->ability);
    if (result(g) == PREVENTED) {
        RULES("cancel.6", "cancel.7", "cancel.8", "limits.3");
        if (L->is_event)
            RULE("event-cards.7");
    } else {
        RULES("initiating-abilities.7", "to.2");
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
        RULES("play-and-put-into-play.2", "play-and-put-into-play.10", "cancel.9");
        move_card(g, L->card, discard_zone(g, L->card), ARB_TOP);
    }
    END;
}
