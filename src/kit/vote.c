#include "kit_config.h"

#include "vote.h"

#ifdef VOTE_PAY
#include "pay.h"
#endif
#ifndef VOTE_RULE_NONE
#define VOTE_RULE_NONE VOTE_RULE_TIE
#endif

static const struct {
    const char *rule, *prompt;
} whats[] = {
#define VOTE_WHAT(name, rule, prompt) {rule, prompt},
    VOTE_WHATS(VOTE_WHAT)
#undef VOTE_WHAT
};

static const struct ballot *ballot(const struct arb_run *g)
{
    return &KIT_TALLY(g)->v;
}

static const char *rule_of(const struct arb_run *g)
{
    return whats[ballot(g)->what].rule;
}

/* What is said of it later must not depend on the vote that is held then: the event has
 * all it takes to know which one it was. */
static void tell_vote(struct arb_run *g, int kind, const char *rule, int a, int b, int c)
{
    RULE(rule);
    tell_more(g, (struct arb_event){.kind = (uint16_t)kind,
                                    .a = (int16_t)a,
                                    .b = (int16_t)b,
                                    .c = (int16_t)c,
                                    .d = (int16_t)ballot(g)->about,
                                    .e = ballot(g)->what,
                                    .rule = rule});
}

int vote_next_outcome(struct arb_run *g, int after)
{
    for (int o = after + 1; o < ballot(g)->outcomes; o++)
        if (game_is_outcome(g, ballot(g), o))
            return o;
    return -1;
}
#define EACH_OUTCOME(g, o)                                                                         \
    for (int o = vote_next_outcome(g, -1); o >= 0; o = vote_next_outcome(g, o))

/* One voice. */

/* Whoever may abstain may leave that to a standing order. */
static void offer_votes(struct arb_run *g)
{
    open_window(g, ARB_OWN_WINDOW, WINDOW_VOTE);
    EACH_OUTCOME(g, o)
    {
        consider(g, VOTE_VERB_FOR, o, 0, 0);
        if (game_may_vote_for(g, ballot(g), g->seat, o))
            offer(g);
    }
    offer_pass(g, VOTE_VERB_ABSTAIN);
}

static void offer_counts(struct arb_run *g)
{
    struct vote_range range = game_votes(g, ballot(g), g->seat);
    for (int n = range.least; n <= range.most; n++)
        offer_option(g, VOTE_VERB_COUNT, n, 0, 0);
}

static bool is_counted(struct arb_run *g, int seat)
{
    struct vote_range range = game_votes(g, ballot(g), seat);
    return range.least < range.most;
}

void vote_add(struct arb_run *g, int seat, int outcome, int votes)
{
    struct tally *t = KIT_TALLY(g);
    t->voted[seat] = (uint8_t)(outcome + 1);
    t->cast[seat] = (uint16_t)(t->cast[seat] + votes);
    t->votes[outcome] = (uint16_t)(t->votes[outcome] + votes);
    tell_vote(g, VOTE_EVENT_CAST, rule_of(g), seat, outcome, votes);
}

static void count_votes(struct arb_run *g, int seat, int outcome, int votes)
{
    if (votes > 0)
        vote_add(g, seat, outcome, votes);
    else
        tell_vote(g, VOTE_EVENT_ABSTAINS, rule_of(g), seat, 0, 0);
}

/* In turn, openly: the outcome, then how many, paid for at once. */
FLOW(vote_cast)
{
    BEGIN;
    FORM_BEGIN;
    ASK(SEAT(L->seat), rule_of(g), whats[ballot(g)->what].prompt, 0, { offer_votes(g); });
    if (chosen(g)->verb == VOTE_VERB_ABSTAIN) {
        FORM_END;
        tell_vote(g, VOTE_EVENT_ABSTAINS, rule_of(g), L->seat, 0, 0);
        RETURN(0);
    }
    L->outcome = (uint8_t)chosen(g)->a;
#ifdef VOTE_PAY
    CALL(pay,
         .p = {.seat = L->seat, .what = VOTE_PAY, .how = PAY_OPEN, .need = {[VOTE_WARE] = 255}});
    FORM_END;
    count_votes(g, L->seat, L->outcome, game_votes(g, ballot(g), L->seat).least + result(g));
#else
    if (is_counted(g, L->seat)) {
        ASK(SEAT(L->seat), rule_of(g), "How many votes?", 0, { offer_counts(g); });
        FORM_END;
        count_votes(g, L->seat, L->outcome, chosen(g)->a);
    } else {
        FORM_END;
        count_votes(g, L->seat, L->outcome, game_votes(g, ballot(g), L->seat).least);
    }
    game_cast(g, ballot(g), L->seat, KIT_TALLY(g)->cast[L->seat]);
#endif
    END;
}

/* A seat at its turn: what answers that it is about to vote may yet change how it can. */
FLOW(vote_in_turn)
{
    BEGIN;
    if (!game_may_vote(g, ballot(g), L->seat))
        RETURN(0);
#ifdef VOTE_FACT
    IMMINENT(VOTE_FACT, 0, L->seat, 0, 0);
#endif
    if (game_votes(g, ballot(g), L->seat).most)
        CALL(vote_cast, .seat = L->seat);
#ifdef VOTE_FACT
    happened(g, VOTE_FACT, 0, L->seat, 0, KIT_TALLY(g)->cast[L->seat]);
    SETTLE;
#endif
    END;
}

/* Sealed: the same in a lane. 0: abstains; else the votes, and above them the outcome. */
FLOW(vote_sealed)
{
    BEGIN;
    ASK(SEAT(L->seat), rule_of(g), whats[ballot(g)->what].prompt, 0, { offer_votes(g); });
    if (chosen(g)->verb == VOTE_VERB_ABSTAIN)
        RETURN(0);
    L->outcome = (uint8_t)(chosen(g)->a + 1);
    if (is_counted(g, L->seat)) {
        ASK(SEAT(L->seat), rule_of(g), "How many votes?", 0, { offer_counts(g); });
        RETURN(L->outcome << 16 | chosen(g)->a);
    }
    RETURN(L->outcome << 16 | game_votes(g, ballot(g), L->seat).least);
    END;
}

static void open_votes(struct arb_run *g, unsigned voters)
{
    for (; voters; voters &= voters - 1) {
        int seat = __builtin_ctz(voters), sealed = result_of(g, seat);
        if (sealed) {
            count_votes(g, seat, (sealed >> 16) - 1, sealed & 0xffff);
            game_cast(g, ballot(g), seat, sealed & 0xffff);
        } else {
            tell_vote(g, VOTE_EVENT_ABSTAINS, rule_of(g), seat, 0, 0);
        }
    }
}

/* The vote. */

static unsigned voters(struct arb_run *g)
{
    unsigned mask = 0;
    for (int seat = 0; seat < g->block->seats; seat++)
        if (game_may_vote(g, ballot(g), seat))
            mask |= SEAT(seat);
    return mask;
}

/* The most votes that an outcome has. */
static int most_votes(const struct arb_run *g)
{
    const struct tally *t = KIT_TALLY(g);
    int most = 0;
    for (int o = 0; o < t->v.outcomes; o++)
        most = t->votes[o] > most ? t->votes[o] : most;
    return most;
}

/* How many have so many, which are all if nobody voted; the first of them. */
static int ahead(struct arb_run *g, int most, int *first)
{
    int count = 0;
    EACH_OUTCOME(g, o)
    if (KIT_TALLY(g)->votes[o] == most && count++ == 0)
        *first = o;
    return count;
}

static void offer_ahead(struct arb_run *g)
{
    int most = most_votes(g);
    EACH_OUTCOME(g, o)
    {
        consider(g, VOTE_VERB_DECIDE, o, 0, 0);
        if (!forbid(g, KIT_TALLY(g)->votes[o] != most, VOTE_RULE_TIE))
            offer(g);
    }
}

void vote_predict(struct arb_run *g, int seat, int outcome)
{
    KIT_TALLY(g)->predicted[seat] = (uint8_t)(outcome + 1);
    tell_vote(g, VOTE_EVENT_PREDICTS, VOTE_RULE_PREDICT, seat, outcome, 0);
}

void vote_open(struct arb_run *g, const struct ballot *v)
{
    assert(v->outcomes > 0 && v->outcomes <= VOTE_OUTCOMES);
    *KIT_TALLY(g) = (struct tally){.v = *v, .open = true};
}

static int close_vote(struct arb_run *g, int outcome)
{
    KIT_TALLY(g)->open = false;
    tell_vote(g, VOTE_EVENT_OUTCOME, rule_of(g), outcome, KIT_TALLY(g)->votes[outcome], 0);
    return outcome;
}

FLOW(vote)
{
    int first = 0;
    BEGIN;
    if (!KIT_TALLY(g)->open)
        vote_open(g, &L->v);
    for (L->n = 0; L->n < g->block->seats; L->n++) {
        L->seat = (uint8_t)game_voter(g, &L->v, L->n);
        if (!game_may_predict(g, ballot(g), L->seat))
            continue;
        ASK(SEAT(L->seat), VOTE_RULE_PREDICT, "Do you predict how the vote ends?", 0, {
            EACH_OUTCOME(g, o)
            offer_option(g, VOTE_VERB_PREDICT, o, 0, 0);
            offer_pass(g, VOTE_VERB_SILENT);
        });
        if (chosen(g)->verb == VOTE_VERB_PREDICT)
            vote_predict(g, L->seat, chosen(g)->a);
    }
    if (L->v.how == VOTE_SEALED && voters(g)) {
        CALL_EACH(voters(g), vote_sealed);
        open_votes(g, voters(g));
    }
    for (L->n = 0; L->v.how == VOTE_IN_TURN && L->n < g->block->seats; L->n++) {
        L->seat = (uint8_t)game_voter(g, &L->v, L->n);
        CALL(vote_in_turn, .seat = L->seat);
    }
    if (ahead(g, most_votes(g), &first) > 1) {
        ASK(SEAT(L->v.chair), most_votes(g) ? VOTE_RULE_TIE : VOTE_RULE_NONE,
            "It is a tie. Which outcome counts?", 0, { offer_ahead(g); });
        first = chosen(g)->a;
    }
    RETURN(close_vote(g, first));
    END;
}

/* Words. */

/* An outcome of the vote that an event tells of. */
static void say_outcome(struct arb_run *g, int seat, const struct arb_event *e, int outcome,
                        struct arb_text *out)
{
    struct ballot v = {.what = (uint8_t)e->e, .about = (uint16_t)e->d};
    game_outcome_words(g, seat, &v, outcome, out);
}

bool vote_option_words(struct arb_run *g, int seat, struct arb_option o, struct arb_text *out)
{
    if (o.verb == VOTE_VERB_FOR)
        arb_say(out, "vote for ");
    else if (o.verb == VOTE_VERB_PREDICT)
        arb_say(out, "predict ");
    else if (o.verb == VOTE_VERB_DECIDE)
        arb_say(out, "decide for ");
    if (o.verb == VOTE_VERB_FOR || o.verb == VOTE_VERB_PREDICT || o.verb == VOTE_VERB_DECIDE)
        game_outcome_words(g, seat, ballot(g), o.a, out);
    else
        return false;
    return true;
}

bool vote_event_words(struct arb_run *g, int seat, const struct arb_event *e, struct arb_text *out)
{
    if (e->kind == VOTE_EVENT_OUTCOME) {
        arb_say(out, "The vote ends with ");
        say_outcome(g, seat, e, e->a, out);
    } else if (e->kind == VOTE_EVENT_CAST) {
        arb_say_seat(g, e->a, out);
        arb_say(out, e->c == 1 ? " casts 1 vote for " : " casts %d votes for ", e->c);
        say_outcome(g, seat, e, e->b, out);
    } else if (e->kind == VOTE_EVENT_PREDICTS) {
        arb_say_seat(g, e->a, out);
        arb_say(out, " predicts ");
        say_outcome(g, seat, e, e->b, out);
    } else {
        return false;
    }
    arb_say(out, ".");
    return true;
}

bool vote_placeholder(struct arb_run *g, int seat, const char *name, int value,
                      struct arb_text *out)
{
    (void)value;
    if (strcmp(name, "vote") != 0)
        return false;
    game_vote_words(g, seat, ballot(g), out);
    return true;
}

void vote_put(struct arb_run *g, int seat, const char *key, struct arb_json *out)
{
    const struct tally *t = KIT_TALLY(g);
    if (!t->open)
        return;
    arb_put_object(out, key);
    arb_put_array(out, "outcomes");
    for (int o = 0; o < t->v.outcomes; o++) {
        char words[200] = "";
        game_outcome_words(g, seat, &t->v, o, &(struct arb_text){words, words + sizeof words});
        arb_put_object(out, NULL);
        arb_put_text(out, "text", words);
        arb_put_number(out, "votes", t->votes[o]);
        arb_put_end(out);
    }
    arb_put_end(out);
    arb_put_array(out, "seats");
    for (int s = 0; s < g->block->seats; s++) {
        arb_put_object(out, NULL);
        arb_put_number(out, "seat", s);
        arb_put_number(out, "voted", t->voted[s] - 1);
        arb_put_number(out, "votes", t->cast[s]);
        arb_put_number(out, "predicted", t->predicted[s] - 1);
        arb_put_end(out);
    }
    arb_put_end(out);
    arb_put_end(out);
}

/* What a game need not say: every outcome, no predictions, votes that cost nothing. */

__attribute__((weak)) bool game_may_vote_for(struct arb_run *g, const struct ballot *v, int seat,
                                             int outcome)
{
    (void)g, (void)v, (void)seat, (void)outcome;
    return true;
}

__attribute__((weak)) bool game_is_outcome(struct arb_run *g, const struct ballot *v, int outcome)
{
    (void)g, (void)v, (void)outcome;
    return true;
}

__attribute__((weak)) int game_voter(const struct arb_run *g, const struct ballot *v, int n)
{
    return seat_from(g, v->first, n);
}

__attribute__((weak)) bool game_may_predict(struct arb_run *g, const struct ballot *v, int seat)
{
    (void)g, (void)v, (void)seat;
    return false;
}

__attribute__((weak)) void game_cast(struct arb_run *g, const struct ballot *v, int seat, int votes)
{
    (void)g, (void)v, (void)seat, (void)votes;
}

#ifdef KIT_ELIMINATE_H
__attribute__((weak)) bool game_may_vote(struct arb_run *g, const struct ballot *v, int seat)
{
    (void)v;
    return seat_is_in(g, seat);
}
#endif
