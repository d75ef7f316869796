#include "kit_config.h"

#include "deal.h"

int deal_things(const struct deal_terms *d, int side)
{
    int count = 0;
    while (count < DEAL_THINGS && d->thing[side][count])
        count++;
    return count;
}

bool deal_gives(const struct deal_terms *d, int side)
{
    bool gives = deal_things(d, side) > 0 || d->promise[side];
    for (int w = 0; w < DEAL_WARE_COUNT; w++)
        gives |= d->ware[side][w] > 0;
    return gives;
}

static bool has_thing(const struct deal_terms *d, int side, int thing)
{
    for (int i = 0; i < deal_things(d, side); i++)
        if (d->thing[side][i] == thing)
            return true;
    return false;
}

/* Does anything change hands? A promise alone is talk, which may be all that a game wants. */
static bool is_empty(const struct deal_terms *d)
{
#ifdef DEAL_TALKS
    if (d->promise[0] || d->promise[1])
        return false;
#endif
    for (int side = 0; side < 2; side++) {
        for (int w = 0; w < DEAL_WARE_COUNT; w++)
            if (d->ware[side][w])
                return false;
        if (deal_things(d, side))
            return false;
    }
    return true;
}

unsigned deal_partners(struct arb_run *g, int seat, unsigned with)
{
    unsigned partners = 0;
    for (int other = 0; other < g->block->seats; other++) {
        consider(g, DEAL_VERB_WITH, other, 0, 0);
        if (other != seat && with >> other & 1 && game_may_deal(g, seat, other))
            partners |= SEAT(other);
    }
    return partners;
}

/* Making an offer. */

static void offer_wares(struct arb_run *g, const struct deal_terms *d, int side)
{
    for (int w = 0; w < DEAL_WARE_COUNT; w++)
        for (int n = 1; !d->ware[side][w] && n <= game_deal_has(g, d->seat[side], w); n++) {
            consider(g, DEAL_VERB_WARE, side, w, n);
            if (game_deal_ware(g, d, side, w, n))
                offer(g);
        }
}

static void offer_things(struct arb_run *g, const struct deal_terms *d, int side)
{
    for (int t = game_deal_next(g, d, side, 0); t; t = game_deal_next(g, d, side, t)) {
        consider(g, DEAL_VERB_THING, side, t, 0);
        if (!has_thing(d, side, t) && game_deal_thing(g, d, side, t) &&
            deal_things(d, side) < DEAL_THINGS)
            offer(g);
    }
}

static void offer_promises(struct arb_run *g, const struct deal_terms *d, int side)
{
    for (int p = 1; !d->promise[side] && p < DEAL_PROMISE_COUNT; p++) {
        consider(g, DEAL_VERB_PROMISE, side, p, 0);
        if (game_deal_promise(g, d, side, p))
            offer(g);
    }
}

/* Both sides give something; what is one-sided is no usual answer, and no screen urges it. */
static int flags_of_terms(const struct deal_terms *d)
{
    return deal_gives(d, 0) && deal_gives(d, 1) ? ARB_CONFIRM : 0;
}

static void offer_terms(struct arb_run *g)
{
    const struct deal_terms *d = KIT_DEAL(g);
    g->prompt_arg[0] = d->seat[1];
    for (int side = 0; side < 2; side++) {
        offer_wares(g, d, side);
        offer_things(g, d, side);
        offer_promises(g, d, side);
    }
    consider(g, DEAL_VERB_OFFER, d->seat[1], 0, 0);
    if (!is_empty(d) && game_deal_whole(g, d))
        offer_flagged(g, flags_of_terms(d), DEAL_VERB_OFFER, d->seat[1], 0, 0);
    offer_pass(g, DEAL_VERB_LEAVE);
}

static void set_term(struct deal_terms *d, const struct arb_option *o)
{
    if (o->verb == DEAL_VERB_WARE)
        d->ware[o->a][o->b] = (uint8_t)o->c;
    else if (o->verb == DEAL_VERB_THING)
        d->thing[o->a][deal_things(d, o->a)] = o->b;
    else
        d->promise[o->a] = (uint8_t)o->b;
}

FLOW(deal_offer)
{
    BEGIN;
    if (!g->block->form)
        FORM_BEGIN;
    for (;;) {
        ASK(SEAT(KIT_DEAL(g)->seat[0]), DEAL_RULE_OFFER, "What do you offer {seat}?", 0,
            { offer_terms(g); });
        if (chosen(g)->verb == DEAL_VERB_OFFER || chosen(g)->verb == DEAL_VERB_LEAVE)
            break;
        set_term(KIT_DEAL(g), chosen(g));
    }
    FORM_END;
    RETURN(chosen(g)->verb == DEAL_VERB_OFFER);
    END;
}

/* Bargaining. */

static void begin_terms(struct deal_terms *d, int from, int to, int offers)
{
    *d = (struct deal_terms){.open = true, .offers = (uint8_t)offers};
    d->seat[0] = (uint8_t)from;
    d->seat[1] = (uint8_t)to;
}

static void make_offer(struct arb_run *g)
{
    struct deal_terms *d = KIT_DEAL(g);
    d->made = true;
    d->offers--;
    tell(g, DEAL_EVENT_OFFER, DEAL_RULE_OFFER, d->seat[0], d->seat[1], 0);
}

/* Whoever may refuse may leave that to a standing order. */
static void offer_answers(struct arb_run *g)
{
    const struct deal_terms *d = KIT_DEAL(g);
    open_window(g, ARB_OWN_WINDOW, WINDOW_DEAL);
    g->prompt_arg[0] = d->seat[0];
    consider(g, DEAL_VERB_ACCEPT, d->seat[0], 0, 0);
    if (game_may_agree(g, d))
        offer_flagged(g, flags_of_terms(d), DEAL_VERB_ACCEPT, d->seat[0], 0, 0);
    consider(g, DEAL_VERB_COUNTER, d->seat[0], 0, 0);
    if (!forbid(g, d->offers == 0, DEAL_RULE_OFFER))
        offer(g);
    offer_pass(g, DEAL_VERB_REFUSE);
}

static void hand_over_side(struct arb_run *g, const struct deal_terms *d, int side)
{
    int from = d->seat[side], to = d->seat[1 - side];
    for (int w = 0; w < DEAL_WARE_COUNT; w++)
        if (d->ware[side][w]) {
            tell(g, DEAL_EVENT_GIVES, DEAL_RULE_DONE, from, w, d->ware[side][w]);
            game_hand_over(g, from, to, w, d->ware[side][w]);
        }
    for (int i = 0; i < deal_things(d, side); i++) {
        tell_only(g, (uint16_t)(SEAT(from) | SEAT(to)), DEAL_EVENT_HANDS, DEAL_RULE_DONE, from,
                  d->thing[side][i], to);
        game_hand_over_thing(g, from, to, d->thing[side][i]);
    }
    if (d->promise[side]) {
        tell(g, DEAL_EVENT_PROMISES, DEAL_RULE_DONE, from, d->promise[side], to);
        game_promised(g, from, to, d->promise[side]);
    }
}

static void shake_hands(struct arb_run *g)
{
    struct deal_terms d = *KIT_DEAL(g);
    *KIT_DEAL(g) = (struct deal_terms){0};
    tell(g, DEAL_EVENT_DONE, DEAL_RULE_DONE, d.seat[0], d.seat[1], 0);
    hand_over_side(g, &d, 0);
    hand_over_side(g, &d, 1);
}

/* No deal: whoever had an offer to answer has refused it. */
static void leave_table(struct arb_run *g)
{
    const struct deal_terms *d = KIT_DEAL(g);
    int who = d->made ? 1 : 0;
    if (d->offers < DEAL_OFFERS) {
        tell(g, DEAL_EVENT_REFUSED, DEAL_RULE_ANSWER, d->seat[who], d->seat[1 - who], 0);
        game_refused(g, d->seat[who], d->seat[1 - who]);
    }
    *KIT_DEAL(g) = (struct deal_terms){0};
}

FLOW(deal)
{
    BEGIN;
    L->with = (uint16_t)deal_partners(g, L->seat, L->with);
    if (!L->with)
        RETURN(0);
    FORM_BEGIN;
    ASK(SEAT(L->seat), DEAL_RULE_OFFER, "With whom do you bargain?", 0, {
        for (unsigned left = L->with; left; left &= left - 1)
            offer_option(g, DEAL_VERB_WITH, __builtin_ctz(left), 0, 0);
        offer_pass(g, DEAL_VERB_LEAVE);
    });
    if (chosen(g)->verb == DEAL_VERB_LEAVE) {
        FORM_END;
        RETURN(0);
    }
    begin_terms(KIT_DEAL(g), L->seat, chosen(g)->a, DEAL_OFFERS);
    for (;;) {
        CALL(deal_offer);
        if (!result(g))
            break;
        make_offer(g);
        ASK(SEAT(KIT_DEAL(g)->seat[1]), DEAL_RULE_ANSWER, "{seat} offers {deal}. Agreed?", 0,
            { offer_answers(g); });
        if (chosen(g)->verb == DEAL_VERB_COUNTER) {
            begin_terms(KIT_DEAL(g), KIT_DEAL(g)->seat[1], KIT_DEAL(g)->seat[0],
                        KIT_DEAL(g)->offers);
            continue;
        }
        if (chosen(g)->verb == DEAL_VERB_ACCEPT) {
            L->with = KIT_DEAL(g)->seat[KIT_DEAL(g)->seat[0] == L->seat];
            shake_hands(g);
            RETURN(1 + L->with);
        }
        break;
    }
    leave_table(g);
    RETURN(0);
    END;
}

/* Words. */

static const char *const deal_ware_words[][2] = {
#define DEAL_WARE(name, one, many) {one, many},
    DEAL_WARES(DEAL_WARE)
#undef DEAL_WARE
};

static const char *const deal_promise_words[] = {"",
#define DEAL_PROMISE(name, words) words,
                                                 DEAL_PROMISES(DEAL_PROMISE)
#undef DEAL_PROMISE
};

static void say_ware(int ware, int count, struct arb_text *out)
{
    arb_say(out, "%d %s", count, deal_ware_words[ware][count != 1]);
}

static int terms_of(const struct deal_terms *d, int side)
{
    int count = deal_things(d, side) + (d->promise[side] != 0);
    for (int w = 0; w < DEAL_WARE_COUNT; w++)
        count += d->ware[side][w] != 0;
    return count;
}

/* Between the terms of a side: "a, b and c". */
static void say_joint(int *said, int of, struct arb_text *out)
{
    if (*said)
        arb_say(out, "%s", *said == of - 1 ? " and " : ", ");
    ++*said;
}

void deal_say_side(struct arb_run *g, int seat, const struct deal_terms *d, int side,
                   struct arb_text *out)
{
    int of = terms_of(d, side), said = 0;
    bool knows = seat == d->seat[0] || seat == d->seat[1];
    for (int w = 0; w < DEAL_WARE_COUNT; w++)
        if (d->ware[side][w]) {
            say_joint(&said, of, out);
            say_ware(w, d->ware[side][w], out);
        }
    for (int i = 0; i < deal_things(d, side); i++) {
        say_joint(&said, of, out);
        if (knows)
            game_thing_words(g, seat, d->thing[side][i], out);
        else
            arb_say(out, "something");
    }
    if (d->promise[side]) {
        say_joint(&said, of, out);
        arb_say(out, "the promise %s", deal_promise_words[d->promise[side]]);
    }
    if (!of)
        arb_say(out, "nothing");
}

bool deal_placeholder(struct arb_run *g, int seat, const char *name, int value,
                      struct arb_text *out)
{
    (void)value;
    if (strcmp(name, "deal") != 0)
        return false;
    deal_say_side(g, seat, KIT_DEAL(g), 0, out);
    arb_say(out, " for ");
    deal_say_side(g, seat, KIT_DEAL(g), 1, out);
    return true;
}

static void say_term(struct arb_run *g, int seat, struct arb_option o, struct arb_text *out)
{
    arb_say(out, o.a ? "ask for " : "give ");
    if (o.verb == DEAL_VERB_WARE)
        say_ware(o.b, o.c, out);
    else if (o.verb == DEAL_VERB_THING)
        game_thing_words(g, seat, o.b, out);
    else
        arb_say(out, "the promise %s", deal_promise_words[o.b]);
}

bool deal_option_words(struct arb_run *g, int seat, struct arb_option o, struct arb_text *out)
{
    if (o.verb == DEAL_VERB_WARE || o.verb == DEAL_VERB_THING || o.verb == DEAL_VERB_PROMISE) {
        say_term(g, seat, o, out);
    } else if (o.verb == DEAL_VERB_OFFER) {
        arb_say(out, "offer ");
        deal_placeholder(g, seat, "deal", 0, out);
    } else {
        return false;
    }
    return true;
}

bool deal_event_words(struct arb_run *g, int seat, const struct arb_event *e, struct arb_text *out)
{
    if (e->kind < DEAL_EVENT_GIVES || e->kind > DEAL_EVENT_PROMISES)
        return false;
    arb_say_seat(g, e->a, out);
    if (e->kind == DEAL_EVENT_PROMISES) {
        arb_say(out, " promises %s", deal_promise_words[e->b]);
    } else {
        arb_say(out, " gives ");
        if (e->kind == DEAL_EVENT_GIVES)
            say_ware(e->b, e->c, out);
        else if (saw_event(e, seat))
            game_thing_words(g, seat, e->b, out);
        else
            arb_say(out, "something");
    }
    arb_say(out, ".");
    return true;
}

/* What a game need not say: any ware, any promise, which binds nobody. */

__attribute__((weak)) bool game_may_agree(struct arb_run *g, const struct deal_terms *d)
{
    (void)g, (void)d;
    return true;
}

__attribute__((weak)) bool game_deal_ware(struct arb_run *g, const struct deal_terms *d, int side,
                                          int ware, int count)
{
    (void)g, (void)d, (void)side, (void)ware, (void)count;
    return true;
}

__attribute__((weak)) void game_promised(struct arb_run *g, int from, int to, int promise)
{
    (void)g, (void)from, (void)to, (void)promise;
}

__attribute__((weak)) void game_refused(struct arb_run *g, int by, int with)
{
    (void)g, (void)by, (void)with;
}

/* What lies in the zone DEAL_ZONE(seat), which only its owner sees: one can give one's own, and
 * ask for none by name. */
#ifdef DEAL_ZONE
__attribute__((weak)) int game_deal_next(const struct arb_run *g, const struct deal_terms *d,
                                         int side, int after)
{
    if (side == 1)
        return 0;
    return after ? KIT_LINKS(g)[after].next : KIT_ZONES(g)[DEAL_ZONE(d->seat[0])].first;
}

__attribute__((weak)) void game_hand_over_thing(struct arb_run *g, int from, int to, int thing)
{
    (void)from;
    arb_move(KIT_ZONES(g), KIT_LINKS(g), (uint16_t)thing, (uint8_t)DEAL_ZONE(to), ARB_BOTTOM);
}
#endif
