/* react.c - facts are noted, and who could answer them. */
#include "kit_config.h"

/* Noting facts. */

static bool is_parting(int fact)
{
    return PARTING_FACTS >> fact & 1;
}

static bool own_ability_answers(const struct arb_run *g, int fact, int thing)
{
    struct abilities own = game_abilities(g, thing);
    for (int i = own.first; i < own.first + own.count; i++) {
        const struct ability *a = &g->c->ability[i];
        if (a->fact == fact && a->timing == TIMING_AFTER &&
            (a->kind == FORCED || a->kind == RESPONSE))
            return true;
    }
    return false;
}

/* Does a thing that has left play itself say something about that? */
static inline bool own_ability_waits(const struct arb_run *g, int fact, int thing)
{
    return is_parting(fact) && thing && own_ability_answers(g, fact, thing);
}

static bool hidden_answer(const struct arb_run *g, enum timing timing, enum fact fact)
{
    return KIT_REACT(g)->hidden_facts[timing] >> fact & 1;
}

/* A thing that has left play is what it was there, not what its face says. */
static uint16_t type_then(const struct arb_run *g, int thing)
{
    return thing ? (uint16_t)game_type_now(g, thing) : 0;
}

bool anyone_awaits(const struct arb_run *g, enum fact fact, int thing)
{
    return KIT_INDEX(g)->listening[TIMING_AFTER][fact] || hidden_answer(g, TIMING_AFTER, fact) ||
           (KIT_REACT(g)->delayed_facts >> fact & 1) || own_ability_waits(g, fact, thing);
}

void happened(struct arb_run *g, enum fact fact, int thing, int seat, int other, int amount)
{
    struct reactions *r = KIT_REACT(g);
    AT(NOTED);
    if (!anyone_awaits(g, fact, thing))
        return;
    if (r->facts == FACT_QUEUE) {
        arb_stop(g, FACT_QUEUE_LIMIT);
        return;
    }
    r->queue[r->facts++] =
        (struct happening){(uint8_t)fact,   (uint8_t)seat,       (uint16_t)thing, (uint16_t)other,
                           (int16_t)amount, type_then(g, thing), NOW(g)};
}

bool anyone_interrupts(const struct arb_run *g, enum fact fact)
{
    const struct ability_index *index = KIT_INDEX(g);
    return index->listening[TIMING_CANCEL][fact] || index->listening[TIMING_WHEN][fact] ||
           hidden_answer(g, TIMING_CANCEL, fact) || hidden_answer(g, TIMING_WHEN, fact);
}

void unsettle(struct arb_run *g)
{
    KIT_REACT(g)->unsettled = 1;
}

/* A game whose numbers matter at every change need not say so. */
__attribute__((weak)) bool game_is_settled(const struct arb_run *g)
{
    (void)g;
    return false;
}

bool was_settled(struct arb_run *g)
{
    if (!game_is_settled(g))
        return false;
    KIT_REACT(g)->unsettled = 0;
    return true;
}

/* Who answers. */

bool answers(const struct arb_run *g, int ability, int thing, int you,
             const struct happening *event)
{
    const struct ability *a = &g->c->ability[ability];
    if (a->fact != event->fact)
        return false;
    if (game_came_after(g, thing, event->when)) {
        AT(CAME_TOO_LATE);
        return false;
    }
    if (!game_fits(g, a, event))
        return false;
    struct scope sc = {.source = (uint16_t)thing,
                       .ability = (uint16_t)ability,
                       .you = (uint8_t)you,
                       .event = *event};
    if (a->event_seat && !is_who(g, &sc, a->event_seat, event->seat))
        return false;
    AT(SUBJECT);
    if (a->subject.which == WHICH_FILTER && !g->c->filter[a->subject.filter].places) {
        if (!passes_as_left(g, &sc, a->subject.filter, event))
            return false;
    } else if (a->subject.which && !in_set(g, &sc, a->subject, event->thing)) {
        return false;
    }
    if (a->object.which && !in_set(g, &sc, a->object, event->other))
        return false;
    return holds(g, &sc, a->condition);
}

static bool is_silent(const struct arb_run *g, int thing)
{
    bool silent = silenced(g, thing, 0);
    if (silent)
        AT(SILENT);
    return silent;
}

/* Windows nest and each ends before the one around it goes on, so their used answers
 * are a stack: those of the running window lie on top, from its `used` on. */
static bool used_up(const struct arb_run *g, const struct window *L, int thing, int ability,
                    int fact)
{
    for (int i = L->used; i < KIT_REACT(g)->used_count; i++) {
        const struct used *u = &KIT_REACT(g)->used[i];
        if (u->thing == thing && u->ability == ability && u->fact == fact)
            return true;
    }
    return false;
}

bool has_answered(const struct arb_run *g, const struct window *L, int ability, int fact)
{
    for (int i = L->used; i < KIT_REACT(g)->used_count; i++) {
        const struct used *u = &KIT_REACT(g)->used[i];
        if (u->ability == ability && u->fact == fact && u->seat == L->seat)
            return true;
    }
    return false;
}

static void mark_used(struct arb_run *g, int thing, int ability, int fact, int seat)
{
    struct reactions *r = KIT_REACT(g);
    if (r->used_count == USED)
        arb_stop(g, USED_LIMIT);
    else
        r->used[r->used_count++] =
            (struct used){(uint16_t)thing, (uint16_t)ability, (uint8_t)fact, (uint8_t)seat};
}

void forget_answer(struct arb_run *g, int thing)
{
    struct reactions *r = KIT_REACT(g);
    if (r->used_count && r->used[r->used_count - 1].thing == thing)
        r->used[--r->used_count] = (struct used){0};
}

static void forget_used(struct arb_run *g, const struct window *L)
{
    struct reactions *r = KIT_REACT(g);
    memset(&r->used[L->used], 0, sizeof(struct used) * (size_t)(r->used_count - L->used));
    r->used_count = L->used;
}

/* What must be resolved. */

struct due {
    uint16_t thing, ability;
    uint8_t fact, you;
};

/* Everything mandatory of the window's kind that waits for one of its facts, all of it or what is
 * `of` one seat: how many there are, whose, and the first of them; `offering`, each is offered. */
enum { OF_ALL = -1, NOBODYS = SEATS };
struct due_list {
    int count, of;
    bool offering;
    uint32_t seats; /* bits; NOBODYS for what no seat has */
    struct due first;
};

/* A mandatory ability with a cost is due only where that can be paid. */
static bool can_pay(struct arb_run *g, int ability, int thing, int you,
                    const struct happening *event)
{
    if (!g->c->ability[ability].cost)
        return true;
    struct scope sc = {BEGINNING_SCOPE(thing, ability, you), .event = *event};
    return costs_payable(g, &sc, g->c->ability[ability].cost);
}

static void add_due(struct arb_run *g, const struct window *L, struct due_list *list, int thing,
                    int ability, int fact)
{
    const struct happening *event = &KIT_REACT(g)->queue[fact];
    if (g->c->ability[ability].kind != L->kind || used_up(g, L, thing, ability, fact))
        return;
    int you = game_you(g, thing, event);
    if (is_silent(g, thing) || !answers(g, ability, thing, you, event) ||
        !can_pay(g, ability, thing, you, event))
        return;
    int whose = you < SEATS ? you : NOBODYS;
    if (list->of != OF_ALL && list->of != whose)
        return;
    list->seats |= 1u << whose;
    if (list->offering)
        offer_option(g, VERB_RESOLVE, thing, ability, fact);
    if (!list->count++)
        list->first = (struct due){(uint16_t)thing, (uint16_t)ability, (uint8_t)fact, (uint8_t)you};
}

static struct due_list list_due(struct arb_run *g, const struct window *L, int of, bool offering)
{
    struct due_list list = {.of = of, .offering = offering};
    for (int i = L->first; i < L->end; i++) {
        const struct happening *e = &KIT_REACT(g)->queue[i];
        EACH_LISTENER (g, KIT_INDEX(g)->listening[L->timing][e->fact], l)
            add_due(g, L, &list, l->thing, l->ability, i);
        if (L->timing != TIMING_AFTER || !is_parting(e->fact) || game_in_play(g, e->thing))
            continue;
        struct abilities own = game_abilities(g, e->thing);
        for (int k = own.first; k < own.first + own.count; k++)
            if (g->c->ability[k].timing == TIMING_AFTER && g->c->ability[k].fact == e->fact)
                add_due(g, L, &list, e->thing, k, i);
    }
    return list;
}

/* Whose mandatory abilities come first, if several have some. */
static int first_due(struct arb_run *g, const struct window *L)
{
    uint32_t seats = DUE_IN_TURN ? list_due(g, L, OF_ALL, false).seats : 0;
    if (!(seats & (seats - 1)))
        return OF_ALL;
    if (seats >> NOBODYS & 1)
        return NOBODYS;
    int seat = game_first_seat(g);
    for (int n = 0; n < SEATS; n++, seat = next_seat(g, seat))
        if (seats >> seat & 1)
            return seat;
    return OF_ALL; /* of those who have left */
}

static int who_orders(struct arb_run *g, const struct due_list *due)
{
    for (int seat = 0; DUE_IN_TURN && seat < SEATS; seat++)
        if (due->seats == 1u << seat && game_is_in(g, seat))
            return seat;
    return game_orderer(g);
}

/* Who may respond. */

/* Could one of the things that this seat may hide answer? */
static bool may_answer_hidden(const struct arb_run *g, const struct window *L,
                              const struct happening *e)
{
    const struct reactions *r = KIT_REACT(g);
    int list = ANSWER_LIST(L->seat), next = r->answering[list][L->timing][e->fact];
    while (next) {
        const struct answer *h = &r->answer[list][next - 1];
        if (h->hidden && answers(g, h->ability, 0, L->seat, e) &&
            game_could_answer(g, L->seat, h->ability))
            return true;
        next = h->next;
    }
    return false;
}

/* Could this seat, as far as all can see, have an answer to one of these? */
static bool may_have_answer(struct arb_run *g, const struct window *L)
{
    for (int i = L->first; i < L->end; i++) {
        const struct happening *e = &KIT_REACT(g)->queue[i];
        EACH_LISTENER (g, KIT_INDEX(g)->listening[L->timing][e->fact], l) {
            const struct ability *a = &g->c->ability[l->ability];
            if (a->kind == RESPONSE && game_may_respond(g, L->seat, l->thing, a) &&
                !is_silent(g, l->thing) && !used_up(g, L, l->thing, l->ability, i) &&
                answers(g, l->ability, l->thing, L->seat, e) &&
                (!PAYERS_ASKED || can_pay(g, l->ability, l->thing, L->seat, e)))
                return true;
        }
        if (L->timing == TIMING_AFTER && own_ability_waits(g, e->fact, e->thing))
            return true;
        if (hidden_answer(g, L->timing, e->fact) && may_answer_hidden(g, L, e))
            return true;
    }
    return false;
}

void offer_response(struct arb_run *g, const struct window *L, int thing, int ability, int fact)
{
    const struct ability *a = &g->c->ability[ability];
    const struct happening *e = &KIT_REACT(g)->queue[fact];
    if (a->kind != RESPONSE || a->timing != L->timing || a->fact != e->fact ||
        used_up(g, L, thing, ability, fact) || is_silent(g, thing) ||
        !answers(g, ability, thing, L->seat, e))
        return;
    AT(RESPONSE_FITS);
    consider(g, VERB_RESPOND, thing, ability, fact);
    if (may_initiate(g, L->seat, thing, ability, e))
        offer(g);
}

/* What a thing that has just left play says itself about its leaving. */
static void offer_parting_responses(struct arb_run *g, const struct window *L, int fact)
{
    const struct happening *e = &KIT_REACT(g)->queue[fact];
    if (L->timing != TIMING_AFTER || !is_parting(e->fact) || !e->thing ||
        game_in_play(g, e->thing) || (e->seat != L->seat && e->seat < SEATS))
        return;
    struct abilities own = game_abilities(g, e->thing);
    for (int k = own.first; k < own.first + own.count; k++)
        if (!g->c->ability[k].from && !game_answers_hidden(g, k) &&
            game_may_respond(g, L->seat, e->thing, &g->c->ability[k]))
            offer_response(g, L, e->thing, k, fact);
}

/* Offer every response the window's seat has to its facts. */
static void offer_responses(struct arb_run *g, const struct window *L)
{
    for (int i = L->first; i < L->end; i++) {
        EACH_LISTENER (g, KIT_INDEX(g)->listening[L->timing][KIT_REACT(g)->queue[i].fact], l)
            if (game_may_respond(g, L->seat, l->thing, &g->c->ability[l->ability]))
                offer_response(g, L, l->thing, l->ability, i);
        offer_parting_responses(g, L, i);
        game_offer_hidden(g, L, i);
    }
}

/* The window of one occurrence. */

static bool closed_by_cancel(const struct arb_run *g, const struct window *L)
{
    return L->interrupts && (KIT_REACT(g)->canceled >> (L->interrupts - 1) & 1);
}

FLOW(window)
{
    struct due_list due;
    BEGIN;
    L->used = KIT_REACT(g)->used_count;
    for (L->kind = CONSTANT; L->kind; L->kind = L->kind == CONSTANT ? FORCED : 0) {
        while (!closed_by_cancel(g, L) && (due = list_due(g, L, OF_ALL, false)).count > 0) {
            if (due.count > 1)
                due = list_due(g, L, first_due(g, L), false);
            if (due.count > 1) {
                ASK_AT(SEAT(who_orders(g, &due)), SEVERAL_DUE, 0,
                       { list_due(g, L, first_due(g, L), true); });
                const struct arb_option *next = chosen(g);
                due.first =
                    (struct due){next->a, next->b, (uint8_t)next->c,
                                 (uint8_t)game_you(g, next->a, &KIT_REACT(g)->queue[next->c])};
            }
            if (L->timing == TIMING_AFTER)
                AT(FORCED_AFTER);
            else
                AT(FORCED_WHEN);
            mark_used(g, due.first.thing, due.first.ability, due.first.fact, due.first.you);
            CALL(trigger, .thing = due.first.thing, .ability = due.first.ability,
                 .you = due.first.you, .event = KIT_REACT(g)->queue[due.first.fact],
                 .interrupts = L->interrupts);
            AT(FORCED_DONE);
            SETTLE;
        }
    }
    AT(RESPONSES_BEGIN);
    L->seat = (uint8_t)game_first_seat(g);
    while (!closed_by_cancel(g, L) && L->passes < seats_in(g)) {
        if (!game_is_in(g, L->seat) || !may_have_answer(g, L)) {
            L->passes++;
        } else {
            if (L->timing == TIMING_WHEN)
                AT(RESPONSES_WHEN);
            if (L->timing == TIMING_CANCEL)
                AT(RESPONSES_CANCEL);
            ASK_AT(SEAT(L->seat), RESPONSE, L->first, {
                open_window(g, ARB_OWN_WINDOW, WINDOW_RESPONSE);
                offer_responses(g, L);
                offer_pass(g, VERB_PASS);
            });
            if (chosen(g)->verb == VERB_PASS) {
                L->passes++;
            } else {
                AT(RESPONSE_USED);
                if (L->timing == TIMING_AFTER)
                    AT(RESPONSE_AFTER);
                mark_used(g, chosen(g)->a, chosen(g)->b, chosen(g)->c, L->seat);
                L->passes = 0;
                CALL(initiate, .thing = chosen(g)->a, .ability = chosen(g)->b, .seat = L->seat,
                     .event = KIT_REACT(g)->queue[chosen(g)->c], .interrupts = L->interrupts);
                SETTLE;
            }
        }
        L->seat = (uint8_t)next_seat(g, L->seat);
    }
    AT(RESPONSES_END);
    forget_used(g, L);
    END;
}

/* What seats could answer from hiding. */

static void list_hidden_facts(struct arb_run *g)
{
    struct reactions *r = KIT_REACT(g);
    memset(r->hidden_facts, 0, sizeof r->hidden_facts);
    for (int list = 0; list < ANSWER_LISTS; list++)
        for (const struct answer *h = r->answer[list]; h->ability; h++)
            if (h->hidden)
                r->hidden_facts[g->c->ability[h->ability].timing] |=
                    1ull << g->c->ability[h->ability].fact;
}

/* A new kind of answer takes its place in the list and in the chain of its fact. */
static void chain_answer(struct arb_run *g, int list, int slot, int ability)
{
    struct reactions *r = KIT_REACT(g);
    const struct ability *a = &g->c->ability[ability];
    uint8_t *first = &r->answering[list][a->timing][a->fact];
    r->answer[list][slot] = (struct answer){.ability = (uint16_t)ability, .next = *first};
    *first = (uint8_t)(slot + 1);
}

void count_answers(struct arb_run *g, int seat, struct abilities of, int change)
{
    struct answer *list = KIT_REACT(g)->answer[ANSWER_LIST(seat)];
    for (int ability = of.first; ability < of.first + of.count; ability++) {
        if (!game_answers_hidden(g, ability))
            continue;
        struct answer *slot = list;
        while (slot->ability && slot->ability != ability)
            slot++;
        /* The last one stays free: it ends the list. */
        if (slot == list + ANSWERS - 1) {
            arb_stop(g, ANSWERS_LIMIT);
            return;
        }
        if (!slot->ability)
            chain_answer(g, ANSWER_LIST(seat), (int)(slot - list), ability);
        slot->hidden = (uint16_t)(slot->hidden + change);
        if (slot->hidden <= 1)
            list_hidden_facts(g);
    }
}
