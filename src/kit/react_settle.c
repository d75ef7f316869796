/* react_settle.c - before and after something happens: what is about to happen may be
 * canceled or replaced; what has happened settles. */
#include "kit_config.h"

/* About to happen. */

/* Cancels, then "when" abilities. result(g) says whether it still happens. */
FLOW(imminent)
{
    struct reactions *r = KIT_REACT(g);
    BEGIN;
    if (r->imminent == IMMINENTS || r->facts == FACT_QUEUE) {
        arb_stop(g, r->facts == FACT_QUEUE ? FACT_QUEUE_LIMIT : IMMINENTS_LIMIT);
        RETURN(PREVENTED);
    }
    L->at = r->imminent++;
    L->base = r->base;
    L->fact = r->facts;
    L->what.type = L->what.thing ? (uint16_t)game_type_now(g, L->what.thing) : 0;
    L->what.when = NOW(g);
    r->queue[r->facts++] = L->what;
    r->base = r->facts;

    AT(CANCELS_BEGIN);
    CALL(window, .timing = TIMING_CANCEL, .first = L->fact, .end = (uint8_t)(L->fact + 1),
         .interrupts = (uint8_t)(L->at + 1));
    AT(WHEN_BEGINS);
    if (!(r->canceled >> L->at & 1)) {
        CALL(window, .timing = TIMING_WHEN, .first = L->fact, .end = (uint8_t)(L->fact + 1),
             .interrupts = (uint8_t)(L->at + 1));
    } else if (EFFECT_FACTS >> L->what.fact & 1) {
        AT(EFFECT_CANCELED);
        CALL(window, .timing = TIMING_WHEN, .first = L->fact, .end = (uint8_t)(L->fact + 1));
    }

    if (r->canceled >> L->at & 1) {
        AT(CANCELED);
        L->prevented = 1;
    } else if (r->replacement[L->at].program) {
        AT(REPLACED);
        L->prevented = 1;
        recall(g, &r->replacement[L->at].scope, r->replacement[L->at].since);
        L->scope = (uint8_t)new_scope(g, r->replacement[L->at].scope);
        CALL(perform, .scope = L->scope, .op = r->replacement[L->at].program);
        drop_scope(g);
    }
    r->canceled &= (uint16_t) ~(1 << L->at);
    r->replacement[L->at] = (struct replacement){0};
    r->imminent--;
    r->facts = L->fact;
    r->queue[L->fact] = (struct happening){0};
    r->base = L->base;
    RETURN(L->prevented ? PREVENTED : GOES_ON);
    END;
}

/* A mandatory ability. */

FLOW(trigger)
{
    const struct ability *a = &g->c->ability[L->ability];
    BEGIN;
    AT(TRIGGERED);
    if (a->limit && uses_of(g, L->thing, L->ability, L->you) >= a->limit)
        RETURN(0);
    if (a->optional) {
        ASK_AT(SEAT(game_is_in(g, L->you) ? L->you : game_first_seat(g)), OPTIONAL, L->thing, {
            offer_option(g, VERB_ACCEPT, L->thing, g->c->ability[L->ability].text, 0);
            offer_pass(g, VERB_DECLINE);
        });
        if (chosen(g)->verb == VERB_DECLINE)
            RETURN(0);
    }
    count_use(g, L->thing, L->ability, L->you);
    tell(g, EVENT_TRIGGER, BY(TRIGGERED), L->you, L->thing, L->ability);
    if (a->kind != CONSTANT) {
        AT(EFFECT_IMMINENT);
        IMMINENT(FACT_EFFECT, L->thing, L->you, 0, L->ability);
        if (result(g) == PREVENTED)
            RETURN(0);
    }
    L->scope = (uint8_t)new_scope(g, (struct scope){BEGINNING_SCOPE(L->thing, L->ability, L->you),
                                                    .imminent = L->interrupts, .event = L->event});
    ACTS(L->thing, g->c->ability[L->ability].text);
    if (a->cost)
        CALL(pay_costs, .cost = a->cost, .scope = L->scope);
    CALL(perform, .scope = L->scope, .op = a->program);
    drop_scope(g);
    END;
}

/* Delayed effects. */

void delay(struct arb_run *g, const struct scope *sc, const struct op *op)
{
    struct reactions *r = KIT_REACT(g);
    int i = 0;
    while (i < DELAYED && r->delayed[i].in_use)
        i++;
    if (i == DELAYED) {
        arb_stop(g, DELAYED_LIMIT);
        return;
    }
    AT(DELAYED_MADE);
    r->delayed_facts |= 1ull << op->fact;
    r->delayed[i] = (struct delayed){.in_use = 1,
                                     .fact = op->fact,
                                     .amount = (uint8_t)game_delayed_amount(g, op),
                                     .program = op->body,
                                     .since = NOW(g),
                                     .scope = *sc};
}

static bool is_due(const struct arb_run *g, int i, const struct happening *e)
{
    const struct delayed *d = &KIT_REACT(g)->delayed[i];
    return d->in_use && d->fact == e->fact && (!d->amount || d->amount == e->amount);
}

/* 1 + the first delayed effect that waits for this, or 0; how many do. */
static int due_delayed(const struct arb_run *g, const struct happening *e, int *count)
{
    int first = 0;
    *count = 0;
    if (!(KIT_REACT(g)->delayed_facts >> e->fact & 1))
        return 0;
    for (int i = DELAYED - 1; i >= 0; i--)
        if (is_due(g, i, e)) {
            first = i + 1;
            ++*count;
        }
    return first;
}

static int take_delayed(struct arb_run *g, int i, uint16_t *program)
{
    struct reactions *r = KIT_REACT(g);
    struct delayed d = r->delayed[i];
    r->delayed[i] = (struct delayed){0};
    r->delayed_facts = 0;
    for (int k = 0; k < DELAYED; k++)
        if (r->delayed[k].in_use)
            r->delayed_facts |= 1ull << r->delayed[k].fact;
    *program = d.program;
    recall(g, &d.scope, d.since);
    return new_scope(g, d.scope);
}

/* All that was delayed until this, before anything reacts to it. */
FLOW(delayed_effects)
{
    int due;
    BEGIN;
    while (due_delayed(g, &L->what, &due)) {
        AT(DELAYED_DUE);
        int next = due_delayed(g, &L->what, &due) - 1;
        if (due > 1) {
            ASK_AT(SEAT(game_orderer(g)), SEVERAL_DELAYED, 0, {
                for (int i = 0; i < DELAYED; i++)
                    if (is_due(g, i, &L->what))
                        offer_option(g, VERB_RESOLVE, KIT_REACT(g)->delayed[i].scope.source,
                                     KIT_REACT(g)->delayed[i].scope.ability, i);
            });
            next = chosen(g)->c;
        }
        L->scope = (uint8_t)take_delayed(g, next, &L->op);
        CALL(perform, .scope = L->scope, .op = L->op);
        drop_scope(g);
        SETTLE;
    }
    END;
}

/* settle. */

FLOW(settle)
{
    struct reactions *r = KIT_REACT(g);
    int due;
    BEGIN;
    if (!game_begins_to_settle(g))
        RETURN(0);
    if (r->unsettled) {
        CALL(settle_state);
        if (result(g) == SETTLE_OVER)
            RETURN(0);
    }
    game_has_settled(g);
    L->first = r->base;
    L->end = r->facts;
    r->base = r->facts;
    for (L->i = L->first; L->i < L->end; L->i++)
        if (due_delayed(g, &r->queue[L->i], &due))
            CALL(delayed_effects, .what = r->queue[L->i]);
    if (L->first < L->end) {
        AT(AFTER_BEGINS);
        CALL(window, .timing = TIMING_AFTER, .first = L->first, .end = L->end);
    }
    memset(&r->queue[L->first], 0, sizeof(struct happening) * (size_t)(r->facts - L->first));
    r->facts = r->base = L->first;
    END;
}
