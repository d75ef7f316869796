/* The bazaar: what the parts for seats against seats ask of a game. */
#include "kit_config.h"

static struct bazaar *bazaar(const struct arb_run *g)
{
    return &g->s->bazaar;
}

FLOW(bazaar_try)
{
    BEGIN;
    ASK(SEAT(0), "bz.0", "Begin?", 0, { offer_pass(g, VERB_PASS); });
    if (g->s->mode == MODE_PAY)
        CALL(pay, .p = bazaar(g)->payment);
    else if (g->s->mode == MODE_ASSIGN)
        CALL(assign, .a = bazaar(g)->assignment);
    else if (g->s->mode == MODE_DEAL)
        CALL(deal, .seat = 0, .with = 0xf);
    else if (g->s->mode == MODE_VOTE)
        CALL(vote, .v = bazaar(g)->ballot);
    else
        CALL(bid, .b = bazaar(g)->auction);
    bazaar(g)->result = result(g);
    END;
}

/* Payments and hits. */

void game_pay_sources(struct arb_run *g, const struct payment *p, struct pay_sources *out)
{
    (void)p;
    for (int i = 0; i < bazaar(g)->sources.count; i++)
        pay_add(g, out, bazaar(g)->sources.source[i]);
}

void game_paid(struct arb_run *g, const struct payment *p, int thing, int ware, int pieces)
{
    (void)p;
    bazaar(g)->paid[thing][ware] = (uint8_t)(bazaar(g)->paid[thing][ware] + pieces);
}

void game_pay_words(struct arb_run *g, int seat, int thing, int ware, int pieces,
                    struct arb_text *out)
{
    (void)g, (void)seat;
    arb_say(out, "%d of %d for %s", pieces, thing, ware == WARE_FOOD ? "food" : "oil");
}

void game_assign_targets(struct arb_run *g, const struct assignment *a, struct assign_targets *out)
{
    (void)a;
    for (int i = 0; i < bazaar(g)->targets.count; i++)
        assign_add(g, out, bazaar(g)->targets.target[i]);
}

void game_assigned(struct arb_run *g, const struct assignment *a, int thing, int count)
{
    (void)a;
    bazaar(g)->put[thing] = (uint8_t)count;
}

void game_assign_words(struct arb_run *g, int seat, int what, int thing, int count,
                       struct arb_text *out)
{
    (void)g, (void)seat, (void)what;
    arb_say(out, "%d on %d", count, thing);
}

/* Deals. */

bool game_may_deal(struct arb_run *g, int seat, int with)
{
    return !forbid(g, (bazaar(g)->barred >> seat | bazaar(g)->barred >> with) & 1, "bz.3c");
}

bool game_deal_ware(struct arb_run *g, const struct deal_terms *d, int side, int ware, int count)
{
    (void)d, (void)side, (void)ware;
    return !forbid(g, count > 2, "bz.3d");
}

/* Who makes the offer gives one thing, and may ask for several. */
bool game_deal_thing(struct arb_run *g, const struct deal_terms *d, int side, int thing)
{
    (void)thing;
    return !forbid(g, side == 0 && deal_things(d, side) > 0, "bz.3e");
}

bool game_deal_promise(struct arb_run *g, const struct deal_terms *d, int side, int promise)
{
    (void)g, (void)d, (void)side, (void)promise;
    return true;
}

/* Nobody gives something for nothing. */
bool game_deal_whole(struct arb_run *g, const struct deal_terms *d)
{
    bool gives = deal_things(d, 1) > 0;
    for (int w = 0; w < DEAL_WARE_COUNT; w++)
        gives |= d->ware[1][w] > 0;
    return !forbid(g, !gives, "bz.3f");
}

/* Nobody agrees to give what it has lost since. */
bool game_may_agree(struct arb_run *g, const struct deal_terms *d)
{
    int thing = d->thing[1][0];
    return !forbid(g, thing && bazaar(g)->owner[thing] != d->seat[1] + 1, "bz.3g");
}

int game_deal_has(const struct arb_run *g, int seat, int ware)
{
    return bazaar(g)->has[seat][ware];
}

int game_deal_next(const struct arb_run *g, const struct deal_terms *d, int side, int after)
{
    for (int t = after + 1; t <= BAZAAR_THINGS; t++)
        if (bazaar(g)->owner[t] == d->seat[side] + 1)
            return t;
    return 0;
}

void game_hand_over(struct arb_run *g, int from, int to, int ware, int count)
{
    bazaar(g)->has[from][ware] = (uint8_t)(bazaar(g)->has[from][ware] - count);
    bazaar(g)->has[to][ware] = (uint8_t)(bazaar(g)->has[to][ware] + count);
}

void game_hand_over_thing(struct arb_run *g, int from, int to, int thing)
{
    assert(bazaar(g)->owner[thing] == from + 1);
    bazaar(g)->owner[thing] = (uint8_t)(to + 1);
}

void game_promised(struct arb_run *g, int from, int to, int promise)
{
    (void)to;
    bazaar(g)->promised[from] = (uint8_t)promise;
}

void game_thing_words(struct arb_run *g, int seat, int thing, struct arb_text *out)
{
    (void)g, (void)seat;
    arb_say(out, "thing %d", thing);
}

/* Votes and bids. */

bool game_may_vote(struct arb_run *g, const struct ballot *v, int seat)
{
    (void)v;
    return !forbid(g, bazaar(g)->barred >> seat & 1, "bz.4c");
}

bool game_may_vote_for(struct arb_run *g, const struct ballot *v, int seat, int outcome)
{
    (void)v;
    return !forbid(g, seat == 1 && outcome == 2, "bz.4d");
}

bool game_may_predict(struct arb_run *g, const struct ballot *v, int seat)
{
    (void)v;
    return bazaar(g)->predicts >> seat & 1;
}

bool game_is_outcome(struct arb_run *g, const struct ballot *v, int outcome)
{
    (void)v;
    return !(bazaar(g)->gone >> outcome & 1);
}

int game_voter(const struct arb_run *g, const struct ballot *v, int n)
{
    int seats = g->block->seats;
    return (v->first + (bazaar(g)->backwards ? seats - n : n)) % seats;
}

struct vote_range game_votes(struct arb_run *g, const struct ballot *v, int seat)
{
    (void)v;
    if (bazaar(g)->no_votes >> seat & 1)
        return (struct vote_range){0, 1};
    return (struct vote_range){1, bazaar(g)->most[seat] ? bazaar(g)->most[seat] : 1};
}

void game_cast(struct arb_run *g, const struct ballot *v, int seat, int votes)
{
    (void)v;
    bazaar(g)->spent[seat] = (uint8_t)votes;
}

void game_vote_words(struct arb_run *g, int seat, const struct ballot *v, struct arb_text *out)
{
    (void)g, (void)seat;
    arb_say(out, "Law %d", v->about);
}

void game_outcome_words(struct arb_run *g, int seat, const struct ballot *v, int outcome,
                        struct arb_text *out)
{
    (void)g, (void)seat, (void)v;
    arb_say(out, "outcome %d", outcome);
}

int game_bid_most(const struct arb_run *g, const struct auction *b, int seat)
{
    (void)b;
    return bazaar(g)->has[seat][DEAL_COIN];
}

void game_bid(struct arb_run *g, const struct auction *b, int seat, int bid, bool won)
{
    (void)b;
    if (won)
        bazaar(g)->has[seat][DEAL_COIN] = (uint8_t)(bazaar(g)->has[seat][DEAL_COIN] - bid);
}

/* Who is left. */

void game_eliminated(struct arb_run *g, int seat)
{
    for (int t = 1; t <= BAZAAR_THINGS; t++)
        if (bazaar(g)->owner[t] == seat + 1)
            bazaar(g)->owner[t] = 0;
}

int game_score(const struct arb_run *g, int seat)
{
    return bazaar(g)->score[seat];
}

int game_tiebreak(const struct arb_run *g, int seat)
{
    return bazaar(g)->tiebreak[seat];
}

/* Words. */

bool bazaar_option_words(struct arb_run *g, int seat, struct arb_option o, struct arb_text *out)
{
    return pay_option_words(g, seat, o, out) || assign_option_words(g, seat, o, out) ||
           deal_option_words(g, seat, o, out) || vote_option_words(g, seat, o, out);
}

bool bazaar_event_words(struct arb_run *g, int seat, const struct arb_event *e,
                        struct arb_text *out)
{
    return deal_event_words(g, seat, e, out) || vote_event_words(g, seat, e, out);
}

bool bazaar_placeholder(struct arb_run *g, int seat, const char *name, int value,
                        struct arb_text *out)
{
    if (strcmp(name, "seat") == 0)
        arb_say_seat(g, value, out);
    else
        return pay_placeholder(g, seat, name, value, out) ||
               deal_placeholder(g, seat, name, value, out) ||
               vote_placeholder(g, seat, name, value, out);
    return true;
}
