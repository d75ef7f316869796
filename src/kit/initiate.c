/* initiate.c - may it be used, and its use. */
#include "kit_config.h"

/* Could it change anything? */

/* Would the ability change something if this thing paid for it? */
static bool leads_somewhere(const struct arb_run *g, const struct scope *sc, int paid)
{
    struct scope with = *sc;
    with.paid = (uint16_t)paid;
    return could_do(g, &with, g->c->ability[sc->ability].program);
}

/* The cost whose payer is chosen, or 0. */
static int cost_with_choice(const struct arb_run *g, int cost)
{
    for (; cost && g->c->cost[cost].code != COST_END; cost++)
        if (game_costs[g->c->cost[cost].code].payer && g->c->cost[cost].set.which == WHICH_FILTER)
            return cost;
    return 0;
}

/* An X may be any amount that leads to something, and of those who could pay one who does
 * is enough. */
static bool could_change_if_paid(const struct arb_run *g, struct scope *sc)
{
    const struct ability *a = &g->c->ability[sc->ability];
    int max = game_largest_x(g, sc), cost = cost_with_choice(g, a->cost);
    if (max >= 0) {
        for (sc->x = 0; sc->x <= max; sc->x++)
            if (could_do(g, sc, a->program))
                return true;
        return false;
    }
    if (!cost)
        return could_do(g, sc, a->program);
    const struct cost *c = &g->c->cost[cost];
    EACH_THING (g, sc, c->set, thing)
        if (game_costs[c->code].payer(g, sc, c, thing) && leads_somewhere(g, sc, thing))
            return true;
    return false;
}

/* Does the ability begin with a target, of which there is none? */
static bool lacks_target(const struct arb_run *g, const struct scope *sc, int program)
{
    const struct op *op = &g->c->op[program];
    return op->code == OP_CHOOSE && !next_in_set(g, sc, op->set, 0);
}

/* The rule by which a program that changes nothing does so. */
static const char *why_nothing(const struct arb_run *g, const struct scope *sc, int program)
{
    if (!is_watched(g))
        return NULL;
    if (IN_FULL(g, sc))
        return BY(NOT_IN_FULL);
    for (const struct op *op = &g->c->op[program]; op->code != OP_END; op++)
        if (op->code == OP_LASTING && !game_period_runs(g, op->until))
            return BY(OUTSIDE_PERIOD);
    return lacks_target(g, sc, program) ? BY(NO_TARGET) : BY(CHANGES_NOTHING);
}

/* Costs. */

const struct cost *cost_of_kind(const struct arb_run *g, const struct ability *a, int code)
{
    for (const struct cost *cost = &g->c->cost[a->cost]; a->cost && cost->code != COST_END; cost++)
        if (cost->code == code)
            return cost;
    return NULL;
}

static bool is_payable(struct arb_run *g, const struct scope *sc, const struct cost *c, int n)
{
    return !game_costs[c->code].payable || game_costs[c->code].payable(g, sc, c, n);
}

bool costs_payable(struct arb_run *g, const struct scope *sc, int cost)
{
    int first = cost;
    for (; cost && g->c->cost[cost].code != COST_END; cost++) {
        const struct cost *c = &g->c->cost[cost];
        AT(COST_LOOKED_AT);
        if (!is_payable(g, sc, c, value_of(g, sc, &c->n)))
            return false;
    }
    return cost - first < 2 || !forbid(g, !game_payable_together(g, sc, first), BY(UNPAYABLE));
}

/* Who can pay so much can pay less. */
static int most_payable(struct arb_run *g, const struct scope *sc, const struct cost *c, int n)
{
    int most = 0;
    if (is_payable(g, sc, c, n))
        return n;
    for (int above = n; above - most > 1;) {
        int middle = (most + above) / 2;
        if (is_payable(g, sc, c, middle))
            most = middle;
        else
            above = middle;
    }
    return most;
}

void extent_of_costs(struct arb_run *g, const struct scope *sc, int cost, struct extent *sum)
{
    int first = cost;
    for (; cost && g->c->cost[cost].code != COST_END; cost++) {
        const struct cost *c = &g->c->cost[cost];
        int n = value_of(g, sc, &c->n);
        sum->need += n;
        sum->have += most_payable(g, sc, c, n);
    }
    if (cost - first > 1 && sum->have == sum->need && !game_payable_together(g, sc, first))
        sum->have--;
}

void offer_payers(struct arb_run *g, const struct scope *sc, int cost)
{
    struct thing_set set, useful = {{0}};
    const struct cost *c = &g->c->cost[cost];
    collect(g, sc, c->set, &set);
    EACH_OF (&set, thing)
        if (!game_costs[c->code].payer(g, sc, c, thing))
            set_drop(&set, thing);
        else if (leads_somewhere(g, sc, thing))
            set_add(&useful, thing);
    bool any = !set_next(&useful, 0);
    EACH_OF (&set, thing) {
        consider(g, VERB_PAY_WITH, thing, 0, 0);
        if (game_leaves_enough(g, sc, cost, thing) &&
            !forbid(g, !any && !set_has(&useful, thing), BY(CHANGES_NOTHING)))
            offer(g);
    }
}

/* In the order they are printed. */
FLOW(pay_costs)
{
    BEGIN;
    for (; L->cost && PRICE->code != COST_END; L->cost++) {
        int n = value_of(g, SC, &PRICE->n);
        const struct cost_rule *rule = &game_costs[PRICE->code];
        if (rule->now)
            rule->now(g, SC, PRICE, n);
        if (rule->flow)
            CALL_ANY(rule->flow, rule->size,
                     (struct cost_start){.scope = L->scope, .n = (uint8_t)n, .cost = L->cost});
    }
    END;
}

/* May it be used? */

bool may_initiate(struct arb_run *g, int seat, int thing, int ability,
                  const struct happening *event)
{
    const struct ability *a = &g->c->ability[ability];
    AT(MAY_INITIATE);
    if (!game_may_begin(g, seat, thing, a))
        return false;
    int used = a->limit ? uses_of(g, thing, ability, seat) : -1;
    bool widened = game_limit_for(a) != a->limit_for;
    if (forbid_by(g, used >= a->limit, widened ? BY(LIMIT_WIDENED) : BY(LIMIT),
                  kit_points[POINT_LIMIT].words, used, a->limit, a->limit_per))
        return false;
    struct scope sc = {BEGINNING_SCOPE(thing, ability, seat)};
    if (event)
        sc.event = *event;
    if (!game_may_initiate(g, &sc))
        return false;
    AT(RESTRICTED);
    if (forbid(g, !holds(g, &sc, a->condition), BY(RESTRICTED)))
        return false;
    if (!game_can_pay_for(g, &sc) || !costs_payable(g, &sc, a->cost))
        return false;
    AT(BEFORE_PAYING);
    if (IN_FULL(g, &sc))
        AT(NOT_IN_FULL);
    return could_change_if_paid(g, &sc) || !forbid(g, true, why_nothing(g, &sc, a->program));
}

void offer_abilities(struct arb_run *g, int seat)
{
    EACH_LISTENER (g, KIT_INDEX(g)->listening[TIMING_AFTER][FACT_NONE], l) {
        consider(g, VERB_USE, l->thing, l->ability, 0);
        if (game_may_act(g, seat, l->thing, &g->c->ability[l->ability]) &&
            !forbid(g, silenced(g, l->thing, 0), BY(SILENT)) &&
            may_initiate(g, seat, l->thing, l->ability, NULL))
            offer(g);
    }
}

/* Its use. */

FLOW(initiate)
{
    const struct ability *a = &g->c->ability[L->ability];
    BEGIN;
    AT(INITIATED);
    L->scope = (uint8_t)new_scope(g, (struct scope){BEGINNING_SCOPE(L->thing, L->ability, L->seat),
                                                    .imminent = L->interrupts, .event = L->event});
    CALL(announce, .scope = L->scope);
    count_use(g, L->thing, L->ability, L->seat);
    if (!COSTS_LAST(g, L->thing)) {
        AT(COSTS_PAID);
        CALL(pay_costs, .cost = a->cost, .scope = L->scope);
        SETTLE;
    }
    L->op = a->program;
    if (!CHOICES_LAST) {
        AT(TARGETS_CHOSEN);
        CALL(perform, .scope = L->scope, .op = a->program, .targets = 1);
        L->op = (uint16_t)result(g);
    }
    IMMINENT(FACT_EFFECT, L->thing, L->seat, 0, L->ability);
    L->prevented = result(g) == PREVENTED;
    if (!L->prevented && COSTS_LAST(g, L->thing)) {
        AT(COSTS_PAID);
        CALL(pay_costs, .cost = a->cost, .scope = L->scope);
        SETTLE;
    }
    if (L->prevented) {
        AT(EFFECT_PREVENTED);
    } else {
        AT(EFFECT_RESOLVES);
        ACTS(L->thing, a->text);
        CALL(perform, .scope = L->scope, .op = L->op);
    }
    drop_scope(g);
    CALL(conclude, .thing = L->thing, .seat = L->seat, .prevented = L->prevented);
    END;
}
