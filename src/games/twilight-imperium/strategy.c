/* 84 Strategy phase, 82 Strategic action, 48 Initiative. */
#include "kit_config.h"

/* 48 Initiative. */

/* 48.1 The lowest strategy card, 48.3 of several; without one (48.2a) last. */
int initiative(const struct arb_run *g, int seat)
{
    int cards = player(g, seat)->strategy;
    RULES("48.1", "48.2a", "83.6");
    if (cards & (cards - 1))
        RULE("48.3");
    if (may(g, seat, ACTS_FIRST)) {
        RULE("48.1a");
        return 0;
    }
    return cards ? __builtin_ctz((unsigned)cards) + 1 : STRATEGY_CARDS + 1 + seat;
}

void set_order(struct arb_run *g)
{
    RULES("48.0", "48.2");
    for (int i = 0; i < g->block->seats; i++) {
        int at = i;
        for (; at > 0 && initiative(g, g->s->order[at - 1]) > initiative(g, i); at--)
            g->s->order[at] = g->s->order[at - 1];
        g->s->order[at] = (uint8_t)i;
    }
}

static int rank_of(const struct arb_run *g, int seat)
{
    int rank = 0;
    while (rank < g->block->seats - 1 && g->s->order[rank] != seat)
        rank++;
    return rank;
}

int next_at_turn(const struct arb_run *g, int seat)
{
    int rank = seat < 0 ? -1 : rank_of(g, seat), seats = g->block->seats;
    for (int n = 1; n <= seats; n++) {
        int next = g->s->order[(rank + n) % seats];
        if (seat_is_in(g, next) && !player(g, next)->passed)
            return next;
        RULE("4.3+1");
    }
    return -1;
}

/* 1.19 In the action phase windows go by initiative from the active player on, 1.20 in the strategy
 * and agenda phase clockwise from the speaker; in the status phase by initiative (readings 6). */
int window_first(const struct arb_run *g)
{
    if (g->s->phase == PHASE_ACTION) {
        RULES("1.19");
        return g->s->active;
    }
    if (g->s->phase == PHASE_STATUS)
        return g->s->order[0];
    RULES("1.20");
    return g->s->speaker;
}

int window_after(const struct arb_run *g, int seat)
{
    int seats = g->block->seats;
    if (g->s->phase == PHASE_ACTION || g->s->phase == PHASE_STATUS) {
        RULES("1.19+1");
        return g->s->order[(rank_of(g, seat) + 1) % seats];
    }
    RULES("1.20+1");
    return g->s->next_seat[seat];
}

/* 84 Strategy phase. */

int cards_each(const struct arb_run *g)
{
    return g->block->seats <= 4 ? 2 : 1; /* 33.9: by how many began */
}

static int cards_to_pick(const struct arb_run *g)
{
    int n = 0;
    for (int card = 1; card <= STRATEGY_CARDS; card++)
        n += !g->s->strategy_of[card - 1];
    return n;
}

/* One that was refused only if there is no other. */
static void offer_picks(struct arb_run *g, int refused)
{
    for (int card = 1; card <= STRATEGY_CARDS; card++) {
        consider(g, VERB_PICK, card, g->s->goods_on[card - 1], 0);
        if (!forbid(g, g->s->strategy_of[card - 1] != 0, "84.s1+2") &&
            !forbid(g, card == refused && cards_to_pick(g) > 1, "1.2"))
            offer(g);
    }
}

/* 84.s1+1 The trade goods that lie on it are for whoever chose it, 83.8b whosever it is then. */
static void take_strategy_card(struct arb_run *g, int seat, int card, int chooser)
{
    struct player *p = player(g, seat);
    p->strategy |= (uint8_t)(1 << (card - 1));
    g->s->strategy_of[card - 1] = (uint8_t)(seat + 1);
    put_card(g, g->c->first_card[STRATEGY] + card - 1, ZONE_AREA + seat, ARB_BOTTOM);
    RULES("83.1+1", "83.8", "83.8b");
    tell(g, EVENT_PICKS, "84.s1", seat, card, 0);
    if (g->s->goods_on[card - 1]) {
        gain(g, chooser, WARE_GOODS, g->s->goods_on[card - 1], "84.s1+1");
        gained_goods(g, chooser, g->s->goods_on[card - 1], false);
    }
    g->s->goods_on[card - 1] = 0;
}

/* 84.s2+1 One trade good on each card that nobody took. */
static void put_goods_on_cards(struct arb_run *g)
{
    for (int card = 1; card <= STRATEGY_CARDS; card++)
        if (!g->s->strategy_of[card - 1]) {
            g->s->goods_on[card - 1]++;
            tell(g, EVENT_GOODS_ON, "84.s2+1", card, 0, 0);
        } else {
            RULE("84.s2+2");
        }
}

/* Others who have not got all their strategy cards. */
static unsigned may_be_given(const struct arb_run *g, int seat)
{
    unsigned seats = 0;
    EACH_SEAT_FROM (g, 0, other)
        if (other != seat && __builtin_popcount(player(g, other)->strategy) < cards_each(g))
            seats |= SEAT(other);
    return seats;
}

/* 84.s1, 80.4 The speaker first, then clockwise; 84.s1a with three or four players twice, 84.s1a+1
 * in the same order again. */
FLOW(strategy_phase)
{
    BEGIN;
    g->s->phase = PHASE_STRATEGY;
    happened(g, FACT_STRATEGY_BEGINS, 0, g->s->speaker, 0, 0);
    SETTLE;
    for (L->picks = 0; L->picks < cards_each(g); L->picks++)
        for (L->n = 0; L->n < g->block->seats; L->n++) {
            L->seat = (uint8_t)seat_from(g, g->s->speaker, L->n);
            if (!seat_is_in(g, L->seat))
                continue;
            RULES("84.0", "80.4", "83.0", "83.8a", "84.s1b");
            if (L->picks)
                RULES("84.s1a", "84.s1a+1");
            if (may(g, L->seat, CANNOT_PICK) || !cards_to_pick(g))
                continue;
            L->refused = 0;
            do {
                ASK(SEAT(L->seat), "84.s1", "Which strategy card do you take?", 0,
                    { offer_picks(g, L->refused); });
                L->card = (uint8_t)chosen(g)->a;
                IMMINENT(FACT_PICKS, g->c->first_card[STRATEGY] + L->card - 1, L->seat, 0, 0);
                if (result(g) != PREVENTED)
                    break;
                L->refused = L->card;
            } while (cards_to_pick(g) > 1);
            L->owner = L->seat;
            if (may(g, L->seat, PICKS_FOR_OTHERS) && may_be_given(g, L->seat)) {
                ASK(SEAT(L->seat), "1.2", "To whom do you give {strategy}?", L->card, {
                    for (int seat = 0; seat < g->block->seats; seat++)
                        if (may_be_given(g, L->seat) >> seat & 1)
                            offer_option(g, VERB_CHOOSE_SEAT, seat, 0, 0);
                });
                L->owner = (uint8_t)chosen(g)->a;
            }
            take_strategy_card(g, L->owner, L->card, L->seat);
            happened(g, FACT_PICKS, g->c->first_card[STRATEGY] + L->card - 1, L->seat, 0, 0);
            SETTLE;
            unlock_all_leaders(g);
        }
    put_goods_on_cards(g);
    RULE("84.s2");
    happened(g, FACT_STRATEGY_ENDS, 0, g->s->speaker, 0, 0);
    SETTLE;
    end_lasting(g, UNTIL_STRATEGY_ENDS, 0);
    unlock_all_leaders(g);
    END;
}

/* 82 Strategic action. */

/* 20.5, 82.2b A token of the strategy pool, 20.5a not for Leadership. */
static bool is_let_off(const struct arb_run *g, int seat, int card)
{
    return may_change(g, FOLLOWS_FREE) &&
           seat_is_told_of(g, seat, g->c->first_card[STRATEGY] + card - 1, FOLLOWS_FREE);
}

static bool follows_free(const struct arb_run *g, int seat, int card)
{
    return g->c->def[g->c->first[STRATEGY] + card - 1].free || is_let_off(g, seat, card);
}

static bool may_use_primary(const struct arb_run *g, int seat, int card)
{
    return may_change(g, PRIMARY_INSTEAD) &&
           seat_is_told_of(g, seat, g->c->first_card[STRATEGY] + card - 1, PRIMARY_INSTEAD);
}

static bool may_follow(struct arb_run *g, int seat, int card, bool freed)
{
    bool free = freed || follows_free(g, seat, card);
    consider(g, VERB_FOLLOW, card, 0, 0);
    if (free)
        RULE("20.5a");
    return !forbid(g, !free && !player(g, seat)->pool[POOL_STRATEGY], "82.2b") &&
           (may_use_primary(g, seat, card) || may_use_secondary(g, seat, card, !free));
}

static void pay_to_follow(struct arb_run *g, int seat, int card)
{
    if (follows_free(g, seat, card))
        return;
    RULES("82.2b", "20.5");
    player(g, seat)->pool[POOL_STRATEGY]--;
    happened(g, FACT_SPENDS, 0, seat, 0, POOL_STRATEGY);
}

/* Some pay with a token that the active player has in a system. */
static void offer_foreign_tokens(struct arb_run *g, int seat, int card)
{
    if (follows_free(g, seat, card) || !may_change(g, FOLLOWS_BY_TOKEN) ||
        !ready_source(g, seat, FOLLOWS_BY_TOKEN))
        return;
    EACH_SYSTEM (player(g, g->s->active)->tokens, cell) {
        consider(g, VERB_FOLLOW_BY, card, cell, 0);
        if (may_use_primary(g, seat, card) || may_use_secondary(g, seat, card, false))
            offer(g);
    }
}

static void pay_with_foreign_token(struct arb_run *g, int seat, int cell)
{
    int source = ready_source(g, seat, FOLLOWS_BY_TOKEN);
    turn_thing(g, source, true);
    game_acts(g, source, 0);
    lift_token(g, g->s->active, cell, BY(EFFECT_RESOLVES));
}

/* 82.2, 20.5 A seat that may pay for it, uses the secondary ability if it likes. */
FLOW(follow)
{
    BEGIN;
    ASK(SEAT(L->seat), "82.2", "Do you use the secondary ability of {strategy}?", L->card, {
        open_window(g, ARB_OWN_WINDOW, WINDOW_FOLLOW);
        if (may_follow(g, L->seat, L->card, false))
            offer(g);
        offer_foreign_tokens(g, L->seat, L->card);
        offer_pass(g, VERB_PASS);
    });
    if (chosen(g)->verb == VERB_PASS) {
        RULE("82.2+1");
        RETURN(0);
    }
    L->paid_by = (uint8_t)(chosen(g)->verb == VERB_FOLLOW_BY ? 1 + g->s->active : 0);
    if (L->paid_by)
        pay_with_foreign_token(g, L->seat, chosen(g)->b);
    else
        pay_to_follow(g, L->seat, L->card);
    SETTLE;
    L->instead = false;
    if (may_use_primary(g, L->seat, L->card)) {
        ASK(SEAT(L->seat), "1.2", "Do you use the primary ability of {strategy} instead?", L->card,
            {
                offer_option(g, VERB_ACCEPT, 0, 0, 0);
                offer_pass(g, VERB_DECLINE);
            });
        L->instead = chosen(g)->verb == VERB_ACCEPT;
    }
    if (L->instead)
        CALL(primary, .seat = L->seat, .card = L->card);
    else
        CALL(secondary, .seat = L->seat, .card = L->card, .paid_by = L->paid_by,
             .unpaid = is_let_off(g, L->seat, L->card));
    happened(g, FACT_STRATEGY_CARD, g->c->first_card[STRATEGY] + L->card - 1, L->seat, 0, 2);
    SETTLE;
    END;
}

/* 82.1, 83.3 The primary ability by the owner; 82.2a the secondary by the others, clockwise, one at
 * a time, 82.2c also by those who passed; 82.3, 82.3+1 then the card is exhausted. */
FLOW(strategic_action)
{
    BEGIN;
    RULES("82.0", "82.1", "83.3", "3.1");
    IMMINENT(FACT_ACTS, 0, L->seat, 0, ACTION_STRATEGIC);
    if (result(g) == PREVENTED)
        RETURN(0);
    tell(g, EVENT_PRIMARY, "82.1", L->seat, L->card, 0);
    CALL(primary, .seat = L->seat, .card = L->card);
    L->freed = (uint8_t)(L->card == TRADE ? result(g) : 0);
    happened(g, FACT_STRATEGY_CARD, g->c->first_card[STRATEGY] + L->card - 1, L->seat, 0, 1);
    SETTLE;
    CALL(bargain_now);
    for (L->n = 1; L->n < g->block->seats; L->n++) {
        L->other = (uint8_t)seat_from(g, L->seat, L->n);
        if (!seat_is_in(g, L->other))
            continue;
        RULES("82.2", "82.2a", "83.4", "3.3b", "82.2c");
        if (L->freed >> L->other & 1) { /* 92.s3a, 92.s3b */
            CALL(secondary, .seat = L->other, .card = L->card);
            continue;
        }
        CALL(follow, .seat = L->other, .card = L->card);
    }
    player(g, L->seat)->played |= (uint8_t)(1 << (L->card - 1));
    RULES("82.3", "82.3+1", "34.5", "71.6");
    happened(g, FACT_ACTS, 0, L->seat, 0, ACTION_STRATEGIC);
    SETTLE;
    END;
}
