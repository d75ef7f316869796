/* react.c - what follows from what happened.
 *
 * One pipeline for one occurrence: the cancel window, constant and forced
 * "when" effects, "when" responses (all in imminent), the occurrence itself or
 * what replaces it, delayed effects, constant and forced "after" effects,
 * "after" responses (all in settle).
 *
 *  1. Facts noted between two SETTLEs belong to one occurrence and share one
 *     window (triggering-condition.3).
 *  2. Windows nest: facts noted while one is being answered are settled before
 *     it goes on.
 *  3. One ability answers one fact once.
 *  4. A seat is asked by what everyone can see: an ability in play that could
 *     answer, or copies its deck may still hide. */
#include "engine.h"

/* ---- Noting facts -------------------------------------------------------------------- */

/* Facts a card's own ability may answer though the card has just left play. */
static bool answers_after_leaving(enum fact fact)
{
    return fact == FACT_LEAVES_PLAY || fact == FACT_DESTROYED || fact == FACT_EXPLORED ||
           fact == FACT_DISCARDED || fact == FACT_STAGE_DEFEATED;
}

static bool own_ability_waits(const struct arb_run *g, enum fact fact, int card)
{
    if (!card || !answers_after_leaving(fact))
        return false;
    const struct card_def *d = def_of(g, card);
    for (int i = 0; i < d->abilities; i++) {
        const struct ability *a = &g->c->ability[d->ability + i];
        if (a->fact == fact && a->timing == TIMING_AFTER &&
            (a->kind == FORCED || a->kind == RESPONSE))
            return true;
    }
    return false;
}

static bool hidden_answer(const struct arb_run *g, enum timing timing, enum fact fact)
{
    return g->s->hidden_facts[timing] >> fact & 1;
}

/* A card that left play is what it was there, not what its face says (cardtypes.4). */
static uint16_t type_then(const struct arb_run *g, int card)
{
    return card ? (uint16_t)card_type_now(g, card) : 0;
}

void happened(struct arb_run *g, enum fact fact, int card, int player, int other, int amount)
{
    struct lotr *s = g->s;
    RULE("triggering-condition.1");
    if (!s->listening[TIMING_AFTER][fact] && !hidden_answer(g, TIMING_AFTER, fact) &&
        !(s->delayed_facts >> fact & 1) && !own_ability_waits(g, fact, card))
        return;
    if (s->facts == FACT_QUEUE) {
        arb_stop(g, FULL_FACTS);
        return;
    }
    s->queue[s->facts++] =
        (struct happening){(uint8_t)fact,   (uint8_t)player,    (uint16_t)card, (uint16_t)other,
                           (int16_t)amount, type_then(g, card), s->serial};
}

bool anyone_interrupts(const struct arb_run *g, enum fact fact)
{
    return g->s->listening[TIMING_CANCEL][fact] || g->s->listening[TIMING_WHEN][fact] ||
           hidden_answer(g, TIMING_CANCEL, fact) || hidden_answer(g, TIMING_WHEN, fact);
}

/* ---- Who answers ------------------------------------------------------------------------ */

bool answers(const struct arb_run *g, int ability, int card, int you, const struct happening *event)
{
    const struct ability *a = &g->c->ability[ability];
    if (a->fact != event->fact)
        return false;
    if (g->s->card[card].came > event->when && in_play(g, card)) {
        RULE("ability.13");
        return false; /* it came too late to see it happen */
    }
    if ((a->fact == FACT_PHASE_BEGINS || a->fact == FACT_PHASE_ENDS) && a->phase &&
        a->phase != event->amount)
        return false;
    struct scope sc = {.source = (uint16_t)card,
                       .ability = (uint16_t)ability,
                       .you = (uint8_t)you,
                       .event = *event};
    if (a->event_seat && !is_who(g, &sc, a->event_seat, event->player))
        return false;
    RULE("self-referential.1");
    if (a->subject.which == WHICH_FILTER && !g->c->filter[a->subject.filter].places) {
        if (!passes_as_left(g, &sc, a->subject.filter, event))
            return false;
    } else if (a->subject.which && !in_set(g, &sc, a->subject, event->card)) {
        return false;
    }
    if (a->object.which && !in_set(g, &sc, a->object, event->other))
        return false;
    return holds(g, &sc, a->condition);
}

static bool silent(const struct arb_run *g, int card)
{
    if (!may_change(g, BLANK) || !changed(g, card, BLANK))
        return false;
    RULE("blank.3");
    return true;
}

/* Windows nest and each ends before the one around it goes on, so their used answers
 * are a stack: those of the running window lie on top, from its `used` on. */
static bool used_up(const struct arb_run *g, const struct window *L, int card, int ability,
                    int fact)
{
    for (int i = L->used; i < g->s->used_count; i++) {
        const struct used *u = &g->s->used[i];
        if (u->card == card && u->ability == ability && u->fact == fact)
            return true;
    }
    return false;
}

static void mark_used(struct arb_run *g, int card, int ability, int fact)
{
    if (g->s->used_count == USED)
        arb_stop(g, FULL_USED);
    else
        g->s->used[g->s->used_count++] =
            (struct used){(uint16_t)card, (uint16_t)ability, (uint8_t)fact};
}

static void forget_used(struct arb_run *g, const struct window *L)
{
    memset(&g->s->used[L->used], 0, sizeof(struct used) * (size_t)(g->s->used_count - L->used));
    g->s->used_count = L->used;
}

/* An ability that must be resolved now. */
struct due {
    uint16_t card, ability;
    uint8_t fact, you;
};

/* Everything mandatory of the window's kind that waits for one of its facts: how many
 * there are and the first of them; `offering`, each is offered. */
struct due_list {
    int count;
    bool offering;
    struct due first;
};

static void add_due(struct arb_run *g, const struct window *L, struct due_list *list, int card,
                    int ability, int fact)
{
    const struct happening *event = &g->s->queue[fact];
    if (g->c->ability[ability].kind != L->kind || used_up(g, L, card, ability, fact))
        return;
    int you = you_of(g, card, event);
    if (silent(g, card) || !answers(g, ability, card, you, event))
        return;
    if (list->offering)
        offer_option(g, VERB_RESOLVE, card, ability, fact);
    if (!list->count++)
        list->first = (struct due){(uint16_t)card, (uint16_t)ability, (uint8_t)fact, (uint8_t)you};
}

static struct due_list list_due(struct arb_run *g, const struct window *L, bool offering)
{
    struct due_list list = {.offering = offering};
    for (int i = L->first; i < L->end; i++) {
        const struct happening *e = &g->s->queue[i];
        for (int l = g->s->listening[L->timing][e->fact]; l; l = g->s->listener[l].next)
            add_due(g, L, &list, g->s->listener[l].card, g->s->listener[l].ability, i);
        if (L->timing != TIMING_AFTER || !answers_after_leaving(e->fact) || in_play(g, e->card))
            continue;
        const struct card_def *d = def_of(g, e->card);
        for (int k = 0; k < d->abilities; k++)
            if (g->c->ability[d->ability + k].timing == TIMING_AFTER &&
                g->c->ability[d->ability + k].fact == e->fact)
                add_due(g, L, &list, e->card, d->ability + k, i);
    }
    return list;
}

/* Which player may use a response on this card? */
static bool may_use(const struct arb_run *g, int player, int card, const struct ability *a)
{
    const struct card *c = &g->s->card[card];
    if (a->user == WHO_FIRST)
        return player == g->s->first_player;
    if (a->user == WHO_ANYONE || c->controller == SCENARIO)
        return true;
    RULE("ability.5");
    return c->controller == player;
}

/* Could this player, as far as all can see, have an answer to one of these? */
static bool may_have_answer(const struct arb_run *g, const struct window *L)
{
    int player = L->player;
    for (int i = L->first; i < L->end; i++) {
        const struct happening *e = &g->s->queue[i];
        for (int l = g->s->listening[L->timing][e->fact]; l; l = g->s->listener[l].next) {
            int card = g->s->listener[l].card, ability = g->s->listener[l].ability;
            const struct ability *a = &g->c->ability[ability];
            if (a->kind == RESPONSE && may_use(g, player, card, a) && !silent(g, card) &&
                !used_up(g, L, card, ability, i) && answers(g, ability, card, player, e))
                return true;
        }
        if (L->timing == TIMING_AFTER && own_ability_waits(g, e->fact, e->card))
            return true;
        for (const struct answer *h = g->s->answer[player]; h->ability; h++) {
            const struct ability *a = &g->c->ability[h->ability];
            if (h->hidden && a->fact == e->fact && a->timing == L->timing &&
                answers(g, h->ability, 0, player, e) &&
                (g->c->def[a->def].type != EVENT || could_afford(g, player, a->def)))
                return true;
        }
    }
    return false;
}

static void offer_response(struct arb_run *g, const struct window *L, int card, int ability,
                           int fact)
{
    const struct ability *a = &g->c->ability[ability];
    const struct happening *e = &g->s->queue[fact];
    if (a->kind != RESPONSE || a->fact != e->fact || used_up(g, L, card, ability, fact) ||
        silent(g, card) || !answers(g, ability, card, L->player, e))
        return;
    RULES("response.1", "response.5");
    consider(g, VERB_RESPOND, card, ability, fact);
    if (may_initiate(g, L->player, card, ability, e))
        offer(g);
}

/* What a card that has just left play says itself about its leaving. */
static void offer_parting_responses(struct arb_run *g, const struct window *L, int fact)
{
    const struct happening *e = &g->s->queue[fact];
    if (L->timing != TIMING_AFTER || !answers_after_leaving(e->fact) || !e->card ||
        in_play(g, e->card))
        return;
    const struct card_def *d = def_of(g, e->card);
    for (int k = 0; k < d->abilities; k++) {
        const struct ability *a = &g->c->ability[d->ability + k];
        if (!a->from && a->timing == L->timing && d->type != EVENT &&
            (e->player == L->player || e->player >= PLAYERS) && may_use(g, L->player, e->card, a))
            offer_response(g, L, e->card, d->ability + k, fact);
    }
}

static void offer_responses_from_hand(struct arb_run *g, const struct window *L, int fact)
{
    EACH_CARD (g, zone_of(L->player, HAND), card) {
        const struct card_def *d = &g->c->def[g->s->card[card].def];
        for (int k = 0; k < d->abilities; k++)
            if (answers_from_hand(d, &g->c->ability[d->ability + k]) &&
                g->c->ability[d->ability + k].timing == L->timing) {
                if (d->type != EVENT)
                    RULE("ability.13");
                else
                    RULE("ability.15");
                offer_response(g, L, card, d->ability + k, fact);
            }
    }
}

/* Offer every response the window's player has to its facts. */
static void offer_responses(struct arb_run *g, const struct window *L)
{
    for (int i = L->first; i < L->end; i++) {
        int fact = g->s->queue[i].fact;
        for (int l = g->s->listening[L->timing][fact]; l; l = g->s->listener[l].next) {
            int card = g->s->listener[l].card, ability = g->s->listener[l].ability;
            if (may_use(g, L->player, card, &g->c->ability[ability]))
                offer_response(g, L, card, ability, i);
        }
        offer_parting_responses(g, L, i);
        offer_responses_from_hand(g, L, i);
    }
}

/* ---- The window of one occurrence -------------------------------------------------------------
 */

static bool closed_by_cancel(const struct arb_run *g, const struct window *L)
{
    return L->interrupts && (g->s->canceled >> (L->interrupts - 1) & 1);
}

/* Everything of one timing that answers the facts first..end of the queue:
 * constant triggers, forced effects, then responses until all pass. */
FLOW(window)
{
    struct lotr *s = g->s;
    struct due_list due;
    BEGIN;
    L->used = s->used_count;
    for (L->kind = CONSTANT; L->kind; L->kind = L->kind == CONSTANT ? FORCED : 0) {
        while (!closed_by_cancel(g, L) && (due = list_due(g, L, false)).count > 0) {
            if (due.count > 1) {
                RULES("first-player.8", "priority.1", "timing-of-ability-resolution.3");
                ASK(SEAT(s->first_player), "forced.4",
                    "Several effects are due: which comes first?", 0, { list_due(g, L, true); });
                due.first = (struct due){chosen(g)->a, chosen(g)->b, (uint8_t)chosen(g)->c,
                                         (uint8_t)you_of(g, chosen(g)->a, &s->queue[chosen(g)->c])};
            }
            RULES("forced.2", "ability.8", "triggering-condition.2");
            if (L->timing == TIMING_AFTER)
                RULE("after.1");
            else
                RULE("when.1");
            RULE("timing-of-ability-resolution.1");
            mark_used(g, due.first.card, due.first.ability, due.first.fact);
            CALL(trigger, .card = due.first.card, .ability = due.first.ability,
                 .you = due.first.you, .event = s->queue[due.first.fact],
                 .interrupts = L->interrupts);
            RULE("forced.5");
            SETTLE;
        }
    }
    RULE("forced.3");
    L->player = s->first_player;
    while (!closed_by_cancel(g, L) && L->passes < players_left(g)) {
        if (!is_playing(g, L->player) || !may_have_answer(g, L)) {
            L->passes++;
        } else {
            RULES("first-player.11", "first-player.12", "response.7", "triggered-ability.6");
            if (L->timing == TIMING_WHEN)
                RULE("when.2");
            if (L->timing == TIMING_CANCEL)
                RULE("timing-of-ability-resolution.5");
            ASK(SEAT(L->player), "response.6", "{fact}: respond?", L->first, {
                open_window(g, ARB_OWN_WINDOW, WINDOW_RESPONSE);
                offer_responses(g, L);
                offer_pass(g, VERB_PASS);
            });
            if (chosen(g)->verb == VERB_PASS) {
                L->passes++;
            } else {
                RULES("response.3", "ability.3", "triggering-condition.4");
                if (L->timing == TIMING_AFTER) {
                    RULES("after.1", "after.2");
                }
                mark_used(g, chosen(g)->a, chosen(g)->b, chosen(g)->c);
                L->passes = 0;
                CALL(initiate, .card = chosen(g)->a, .ability = chosen(g)->b, .player = L->player,
                     .event = s->queue[chosen(g)->c], .interrupts = L->interrupts);
                SETTLE;
            }
        }
        L->player = (uint8_t)next_player(g, L->player);
    }
    RULE("response.8");
    forget_used(g, L);
    END;
}

/* ---- imminent ----------------------------------------------------------------------------------
 */

/* Something is about to happen: cancels, then "when" effects. result(g) says
 * whether it still happens. */
FLOW(imminent)
{
    struct lotr *s = g->s;
    BEGIN;
    if (s->imminent == IMMINENT_DEPTH || s->facts == FACT_QUEUE) {
        arb_stop(g, s->facts == FACT_QUEUE ? FULL_FACTS : FULL_IMMINENT);
        RETURN(PREVENTED);
    }
    L->at = s->imminent++;
    L->base = s->fact_base;
    L->fact = s->facts;
    L->what.type = type_then(g, L->what.card);
    L->what.when = s->serial;
    s->queue[s->facts++] = L->what;
    s->fact_base = s->facts;

    RULES("timing-of-ability-resolution.4", "cancel.3");
    CALL(window, .timing = TIMING_CANCEL, .first = L->fact, .end = (uint8_t)(L->fact + 1),
         .interrupts = (uint8_t)(L->at + 1));
    RULE("timing-of-ability-resolution.2"); /* "after" follows in settle */
    RULE("response.4");                     /* "after" follows in settle, when it has happened */
    if (!(s->canceled >> L->at & 1))
        CALL(window, .timing = TIMING_WHEN, .first = L->fact, .end = (uint8_t)(L->fact + 1),
             .interrupts = (uint8_t)(L->at + 1));
    else if (L->what.fact == FACT_REVEALED) {
        /* Only what the card does was canceled; it is revealed all the same. */
        RULE("cancel.10");
        CALL(window, .timing = TIMING_WHEN, .first = L->fact, .end = (uint8_t)(L->fact + 1));
    }

    if (s->canceled >> L->at & 1) {
        RULES("cancel.2", "cancel.4", "cancel.5");
        L->prevented = 1;
    } else if (s->replacement[L->at].program) {
        RULES("replacement-effects.1", "replacement-effects.3");
        L->prevented = 1;
        recall(g, &s->replacement[L->at].scope, s->replacement[L->at].since);
        L->scope = (uint8_t)new_scope(g, s->replacement[L->at].scope);
        CALL(program, .scope = L->scope, .op = s->replacement[L->at].program);
        drop_scope(g);
    }
    s->canceled &= (uint16_t) ~(1 << L->at);
    s->replacement[L->at] = (struct replacement){0};
    s->imminent--;
    s->facts = L->fact;
    s->queue[L->fact] = (struct happening){0};
    s->fact_base = L->base;
    RETURN(L->prevented ? PREVENTED : GOES_ON);
    END;
}

/* ---- A mandatory ability -----------------------------------------------------------------------
 */

/* Forced, when revealed, shadow, setup and constant triggers: the game itself
 * sets them off (triggered-ability.7) and they do what they can. */
FLOW(trigger)
{
    const struct ability *a = &g->c->ability[L->ability];
    BEGIN;
    RULES("ability.1", "triggered-ability.7");
    if (a->kind == WHEN_REVEALED || a->kind == FORCED)
        RULE("triggered-ability.2");
    if (a->limit && uses_of(g, L->card, L->ability, L->you) >= a->limit)
        RETURN(0);
    if (a->optional) {
        RULE("ability.4");
        ASK(SEAT(L->you < PLAYERS && is_playing(g, L->you) ? L->you : g->s->first_player), "may.1",
            "{card}: do it?", L->card, {
                offer_option(g, VERB_ACCEPT, L->card, g->c->ability[L->ability].text, 0);
                offer_pass(g, VERB_DECLINE);
            });
        if (chosen(g)->verb == VERB_DECLINE)
            RETURN(0);
    }
    count_use(g, L->card, L->ability, L->you);
    tell(g, EVENT_TRIGGER, "triggered-ability.7", L->you, L->card, L->ability);
    if (g->c->ability[L->ability].kind != CONSTANT) {
        RULE("ability.21");
        IMMINENT(FACT_EFFECT, L->card, L->you, 0, L->ability);
        if (result(g) == PREVENTED)
            RETURN(0);
    }
    L->scope = (uint8_t)new_scope(g, (struct scope){.source = L->card,
                                                    .ability = L->ability,
                                                    .you = L->you,
                                                    .chosen_player = NOBODY,
                                                    .each = NOBODY,
                                                    .complete = true,
                                                    .imminent = L->interrupts,
                                                    .event = L->event});
    CARD_ACTS(L->card);
    CALL(program, .scope = L->scope, .op = g->c->ability[L->ability].program);
    drop_scope(g);
    END;
}

/* ---- The end of lasting effects
 * ------------------------------------------------------------------ */

void end_lasting(struct arb_run *g, enum until until, int since)
{
    struct lotr *s = g->s;
    uint64_t left = 0;
    for (uint64_t slots = s->lasting_slots; slots; slots &= slots - 1) {
        int i = __builtin_ctzll(slots);
        struct lasting *l = &s->lasting[i];
        if (l->until == until && l->serial > since) {
            RULE("lasting-effects.9");
            RULE("effects.7"); /* no fact tells of it */
            *l = (struct lasting){0};
            s->lasting_slots &= ~(1ull << i);
            s->unsettled = 1;
        }
        if (l->in_use)
            left |= 1ull << g->c->modifier[l->modifier].change;
    }
    s->lasting_changes = left;
}
