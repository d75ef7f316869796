#include "kit_config.h"

#include "view.h"
#include "wares.h"

#define MAY_BE_LEFT_OUT __attribute__((weak))

#define ONE(name, one, many) one,
#define MANY(name, one, many) many,
const char *const ware_one[] = {WARES(ONE) NULL}, *const ware_many[] = {WARES(MANY) NULL};

int ware_of(const struct arb_run *g, int seat, int ware)
{
    return KIT_WARES(g)->has[seat][ware];
}

/* What there would be. */
static int would_be(const struct arb_run *g, int seat, int ware, int count)
{
    int now = ware_of(g, seat, ware) + count;
    return now < 0 ? 0 : now > WARE_MOST ? WARE_MOST : now;
}

void add_wares(struct arb_run *g, int seat, int ware, int count)
{
    KIT_WARES(g)->has[seat][ware] = (uint8_t)would_be(g, seat, ware, count);
}

void gain(struct arb_run *g, int seat, int ware, int count, const char *rule)
{
    int more = would_be(g, seat, ware, count) - ware_of(g, seat, ware);
    add_wares(g, seat, ware, more);
    if (more)
        tell(g, more > 0 ? WARES_EVENT_GAINS : WARES_EVENT_LOSES, rule, seat, ware,
             more > 0 ? more : -more);
}

void set_wares(struct arb_run *g, int seat, const uint8_t has[WARE_COUNT])
{
    for (int w = 0; w < WARE_COUNT; w++)
        KIT_WARES(g)->has[seat][w] = has ? has[w] : 0;
}

/* Words, views, documents. */

const char *ware_word(int ware, int count)
{
    return count == 1 ? ware_one[ware] : ware_many[ware];
}

/* Events of wares tell how many. */
void ware_say(const struct arb_saying *s, int ware, struct arb_text *out)
{
    bool counted =
        s->event && (s->event->kind == WARES_EVENT_GAINS || s->event->kind == WARES_EVENT_LOSES);
    arb_say(out, "%s", ware_word(ware, counted ? s->event->c : 1));
}

void put_wares(const struct arb_run *g, int seat, struct arb_json *out)
{
    for (int w = 0; w < WARE_COUNT; w++)
        view_put_number(out,
                        &(struct view_number){.id = ware_many[w], .value = ware_of(g, seat, w)});
}

#ifdef KIT_ARRANGE_H
bool arrange_ware(struct arranging *x, int ware, const json_t *value)
{
    int n;
    if (!arrange_number(x, value, 0, WARE_MOST, &n))
        return false;
    KIT_WARES(x->g)->has[x->seat][ware] = (uint8_t)n;
    return true;
}
#endif

void wares_from_player(struct arb_run *g, int seat, const json_t *player)
{
    for (int w = 0; w < WARE_COUNT; w++)
        add_wares(g, seat, w, (int)json_integer_value(json_object_get(player, ware_many[w])));
}

/* Payments. */

#ifdef KIT_PAY_H
MAY_BE_LEFT_OUT unsigned game_stands_for(struct arb_run *g, const struct payment *p, int ware)
{
    (void)g, (void)p, (void)ware;
    return 0;
}

MAY_BE_LEFT_OUT void game_pay_sources(struct arb_run *g, const struct payment *p,
                                      struct pay_sources *out)
{
    for (int w = 0; w < WARE_COUNT; w++)
        pay_add(g, out,
                (struct pay_source){.thing = (uint16_t)w,
                                    .pieces = ware_of(g, p->seat, w),
                                    .worth = 1,
                                    .wares = (uint8_t)(1u << w | game_stands_for(g, p, w))});
}

MAY_BE_LEFT_OUT void game_paid(struct arb_run *g, const struct payment *p, int thing, int ware,
                               int pieces)
{
    (void)ware;
    add_wares(g, p->seat, thing, -pieces);
}

MAY_BE_LEFT_OUT void game_pay_words(struct arb_run *g, int seat, int thing, int ware, int pieces,
                                    struct arb_text *out)
{
    (void)g, (void)seat;
    arb_say(out, "%d %s", pieces, ware_word(thing, pieces));
    if (thing != ware)
        arb_say(out, " for %s", ware_word(ware, 1));
}
#endif

/* Deals. */

#ifdef KIT_DEAL_H
MAY_BE_LEFT_OUT int game_deal_has(const struct arb_run *g, int seat, int ware)
{
    return ware_of(g, seat, ware);
}

MAY_BE_LEFT_OUT void game_hand_over(struct arb_run *g, int from, int to, int ware, int count)
{
    add_wares(g, from, ware, -count);
    add_wares(g, to, ware, count);
}
#endif

/* Effects. */

#if defined WARE_FIRST_OP
DO_NOW(gain_wares)
{
    for (int i = 0; i < g->block->seats; i++) {
        int seat = (game_first_seat(g) + i) % g->block->seats;
        if (game_is_in(g, seat) && is_who(g, sc, op->who, seat))
            gain(g, seat, op->code - WARE_FIRST_OP, n, BY(EFFECT_RESOLVES));
    }
}

COULD_SEAT(can_gain, seat)
{
    int ware = op->code - WARE_FIRST_OP;
    return would_be(g, seat, ware, n) != ware_of(g, seat, ware);
}
#endif

#if defined WARE_FIRST_COST
bool has_wares(struct arb_run *g, const struct scope *sc, const struct cost *c, int n)
{
    return !forbid(g, ware_of(g, sc->you, c->code - WARE_FIRST_COST) < n, BY(COSTS_PAID));
}

void spend_wares(struct arb_run *g, struct scope *sc, const struct cost *c, int n)
{
    gain(g, sc->you, c->code - WARE_FIRST_COST, -n, BY(COSTS_PAID));
}
#endif

/* Bids. */

#if defined KIT_BID_H && defined WARE_BID
MAY_BE_LEFT_OUT int game_bid_most(const struct arb_run *g, const struct auction *b, int seat)
{
    (void)b;
    return ware_of(g, seat, WARE_BID);
}
#endif

/* Rerolls. */

#if defined KIT_DICE_H && defined WARE_OF_REROLL
MAY_BE_LEFT_OUT int game_reroll_most(const struct arb_run *g, int roll, int source)
{
    (void)source;
    return ware_of(g, dice_of(g, roll)->seat, WARE_OF_REROLL(source));
}

MAY_BE_LEFT_OUT void game_pay_reroll(struct arb_run *g, int roll, int source, int dice)
{
    (void)source;
    add_wares(g, dice_of(g, roll)->seat, WARE_OF_REROLL(source), -dice);
}
#endif
