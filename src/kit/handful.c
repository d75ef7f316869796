#include "kit_config.h"

#ifdef KIT_HANDFUL_H

static int chosen_price(const struct arb_run *g, int member)
{
    int sum = 0;
    for (unsigned left = KIT_HANDFUL(g, member); left; left &= left - 1)
        sum += HANDFUL_PRICE(g, member, HANDFUL_FIRST(member) + __builtin_ctz(left));
    return sum;
}

/* The cards in hand that are not chosen yet, a bit each. */
static unsigned cards_left(const struct arb_run *g, int member)
{
    unsigned left = 0;
    for (int i = 0; i < HANDFUL_CARDS; i++)
        left |=
            (unsigned)(KIT_LINKS(g)[HANDFUL_FIRST(member) + i].zone == HANDFUL_HAND + member - 1)
            << i;
    return left & ~(unsigned)KIT_HANDFUL(g, member);
}

/* Is there a card that could be chosen besides? */
static bool could_choose(const struct arb_run *g, int member)
{
    int most = HANDFUL_MOST(g, member) - chosen_price(g, member);
    for (unsigned left = cards_left(g, member); left; left &= left - 1)
        if (HANDFUL_PRICE(g, member, HANDFUL_FIRST(member) + __builtin_ctz(left)) <= most)
            return true;
    return false;
}

/* Returns whether one could be chosen besides those of this price. */
static bool offer_cards(struct arb_run *g, int member, int sum, int most)
{
    bool some = false;
    for (unsigned left = cards_left(g, member); left; left &= left - 1) {
        int card = HANDFUL_FIRST(member) + __builtin_ctz(left);
        int price = HANDFUL_PRICE(g, member, card);
        consider(g, HANDFUL_VERB_CARD, card, price, 0);
        if (forbid_by(g, sum + price > most, HANDFUL_RULE_DEAR, HANDFUL_DEAR, sum + price, most, 0))
            continue;
        some = true;
        offer(g);
    }
    return some;
}

static void offer_handful(struct arb_run *g, int member)
{
    int sum = chosen_price(g, member), most = HANDFUL_MOST(g, member);
    g->prompt_arg[1] = (uint16_t)sum;
    g->prompt_arg[2] = (uint16_t)most;
    bool some = KIT_HANDFUL(g, member), could = offer_cards(g, member, sum, most);
    if (!some) {
        consider(g, HANDFUL_VERB_REST, member, 0, 0);
        if (HANDFUL_MAY_REST(g, member))
            offer(g);
    }
    consider(g, HANDFUL_VERB_DONE, member, 0, 0);
    if (some || (!could && HANDFUL_IDLE(g, member)))
        offer_flagged(g, ARB_PASS, HANDFUL_VERB_DONE, member, 0, 0);
    else
        forbid(g, true, HANDFUL_RULE_NONE);
}

/* The first member of this seat from `from` on; 0: there are no more. */
static int next_of_seat(const struct arb_run *g, int seat, int from)
{
    for (int m = from; m <= PARTY_SIZE(g); m++)
        if (HANDFUL_IN(g, m) && PARTY_SEAT(g, m) == seat)
            return m;
    return 0;
}

int handful_seats(const struct arb_run *g)
{
    int mask = 0;
    for (int m = 1; m <= PARTY_SIZE(g); m++)
        if (HANDFUL_IN(g, m))
            mask |= 1 << PARTY_SEAT(g, m);
    return mask;
}

FLOW(choose_handful)
{
    BEGIN;
    AT_HANDFUL;
    for (L->member = (uint8_t)next_of_seat(g, L->seat, 1); L->member;
         L->member = (uint8_t)next_of_seat(g, L->seat, L->member + 1)) {
        for (;;) {
            ASK(SEAT(L->seat), HANDFUL_RULE_ASK, HANDFUL_ASK, L->member,
                { offer_handful(g, L->member); });
            if (chosen(g)->verb == HANDFUL_VERB_CARD) {
                KIT_HANDFUL(g, L->member) |=
                    (uint16_t)(1 << (chosen(g)->a - HANDFUL_FIRST(L->member)));
                if (could_choose(g, L->member))
                    continue;
            }
            if (chosen(g)->verb == HANDFUL_VERB_REST)
                KIT_RESTING(g, L->member) = true;
            break;
        }
    }
    RETURN(0);
    END;
}

void handful_withdrawn(struct arb_run *g, int seat)
{
    for (int m = 1; m <= PARTY_SIZE(g); m++)
        if (PARTY_SEAT(g, m) == seat) {
            KIT_HANDFUL(g, m) = 0;
            KIT_RESTING(g, m) = false;
        }
}

void show_handfuls(struct arb_run *g)
{
    for (int m = 1; m <= PARTY_SIZE(g); m++) {
        if (!HANDFUL_IN(g, m))
            continue;
        if (KIT_RESTING(g, m))
            tell(g, HANDFUL_EVENT_RESTS, HANDFUL_RULE_SHOWN, m, 0, 0);
        for (unsigned left = KIT_HANDFUL(g, m); left; left &= left - 1) {
            int card = HANDFUL_FIRST(m) + __builtin_ctz(left);
            KIT_PUT(g, card, HANDFUL_SHOWN + m - 1, ARB_BOTTOM);
            tell(g, HANDFUL_EVENT_CARD, HANDFUL_RULE_SHOWN, m, card, 0);
        }
        KIT_HANDFUL(g, m) = 0;
    }
}

#endif
