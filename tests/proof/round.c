/* Chapters 2, 3, 11 and 12: a round, the plans, the lead, the end.
 *
 * 2.1  A round: everybody plans, the plans are carried out, the Warden prowls, in every
 *      second round the council meets, the lead is bid for, supplies come.
 * 2.2  The play ends after the scenario's rounds,
 * 2.3  or as soon as no more than one expedition is left. */
#include "kit_config.h"

/* 3 Plans. */

/* 3.4 Nobody makes the same plan in two rounds running. */
static void offer_plans(struct arb_run *g, int seat)
{
    for (int plan = PLAN_MARCH; plan < PLANS; plan++) {
        consider(g, VERB_PLAN, plan, 0, 0);
        if (!forbid(g, plan == expedition(g, seat)->before, "3.4"))
            offer(g);
    }
}

/* 3.1 All plan at once and in secret. */
FLOW(choose_plan)
{
    BEGIN;
    ASK(SEAT(L->seat), "3.1", "What does your expedition do this round?", 0,
        { offer_plans(g, L->seat); });
    RETURN(chosen(g)->a);
    END;
}

/* 3.2 Then the plans are revealed together. */
static void reveal_plans(struct arb_run *g)
{
    EACH_SEAT_FROM (g, g->s->lead, seat) {
        expedition(g, seat)->plan = (uint8_t)result_of(g, seat);
        tell(g, EVENT_PLANS, "3.2", seat, expedition(g, seat)->plan, 0);
    }
}

/* 3.3 Marches first, then digs, camps and trades, each from the lead on. Who has left the
 * game meanwhile carries out nothing. */
FLOW(carry_out)
{
    BEGIN;
    for (L->plan = PLAN_MARCH; L->plan < PLANS; L->plan++)
        for (L->n = 0; L->n < g->block->seats; L->n++) {
            L->seat = (uint8_t)((g->s->lead + L->n) % g->block->seats);
            if (!seat_is_in(g, L->seat) || expedition(g, L->seat)->plan != L->plan)
                continue;
            RULE("3.3");
            CALL(use_abilities, .seat = L->seat, .about = L->plan);
            if (L->plan == PLAN_MARCH)
                CALL(march, .seat = L->seat);
            else if (L->plan == PLAN_DIG)
                CALL(dig, .seat = L->seat);
            else if (L->plan == PLAN_CAMP)
                CALL(make_camp, .seat = L->seat);
            else
                CALL(deal, .seat = L->seat, .with = (uint16_t)seat_mask(g));
        }
    END;
}

/* 11 The lead and supplies. */

/* 11.2 Only the highest bid is paid. */
void game_bid(struct arb_run *g, UNUSED const struct auction *b, int seat, int bid, bool won)
{
    if (won) {
        RULE("11.2");
        add_wares(g, seat, WARE_COIN, -bid);
    }
}

/* 11.4 Everybody gets one food, and a coin for each camp. */
static void supply(struct arb_run *g)
{
    EACH_SEAT_FROM (g, g->s->lead, seat) {
        gain(g, seat, WARE_FOOD, 1, "11.4");
        gain(g, seat, WARE_COIN, camps_of(g, seat), "11.4");
        expedition(g, seat)->before = expedition(g, seat)->plan;
        expedition(g, seat)->plan = PLAN_NONE;
    }
}

/* 11.1 A sealed bid in coins; equal bids are won by who comes first from the lead on. 11.3
 * If nobody bids, the lead stays where it is. */
FLOW(take_the_lead)
{
    BEGIN;
    CALL(bid, .b = {.what = BID_LEAD, .seats = (uint16_t)seat_mask(g), .first = g->s->lead});
    if (result(g) == BID_NOBODY) {
        RULE("11.3");
    } else {
        g->s->lead = (uint8_t)result(g);
        tell(g, EVENT_LEADS, "11.1", g->s->lead, 0, 0);
    }
    supply(g);
    end_lasting(g, UNTIL_ROUND, 0);
    forget_uses(g, LIMIT_ROUND);
    END;
}

/* 12 The end. */

int finds_of(const struct arb_run *g, int seat)
{
    return g->s->zone[ZONE_HAND + seat].count + g->s->zone[ZONE_OPEN + seat].count;
}

/* 12.1 Glory: what the finds are worth, and two for each camp. */
int game_score(const struct arb_run *g, int seat)
{
    int glory = 2 * camps_of(g, seat);
    RULE("12.1");
    for (int zone = ZONE_HAND; zone < ZONES; zone += SEATS)
        EACH_IN (g->s->zone, g->s->link, zone + seat, find)
            glory += g->c->thing[find].stat[STAT_WORTH];
    return glory;
}

/* 12.2 Of equals, who has more coins. */
int game_tiebreak(const struct arb_run *g, int seat)
{
    RULE("12.2");
    return ware_of(g, seat, WARE_COIN);
}

/* 6.4 What an expedition that is lost had goes out of the game; its camps stay and count
 * for nobody. */
void game_eliminated(struct arb_run *g, int seat)
{
    RULE("6.4");
    for (int find = FIRST_FIND; find < FIRST_MOTION; find++)
        if (g->s->link[find].zone >= ZONE_HAND && game_you(g, find, NULL) == seat) {
            effects_forget(g, find);
            arb_move(g->s->zone, g->s->link, (uint16_t)find, ZONE_GONE, ARB_TOP);
        }
    effects_forget(g, EXPEDITIONS + seat);
    memset(expedition(g, seat), 0, sizeof *expedition(g, seat));
    set_wares(g, seat, NULL);
    move_piece(g, seat + 1, 0);
    if (g->s->lead == seat)
        g->s->lead = (uint8_t)seat_after(g, seat);
}

/* 13 Between the plays of a campaign. */

static void carry_home(struct arb_run *g)
{
    EACH_SEAT_FROM (g, 0, seat) {
        int food = result_of(g, seat) & 0xff, oil = result_of(g, seat) >> 8;
        gain(g, seat, WARE_FOOD, food, "13.4");
        gain(g, seat, WARE_OIL, oil, "13.4");
        gain(g, seat, WARE_COIN, -food - oil, "13.4");
    }
}

static bool is_over(struct arb_run *g)
{
    if (seat_mask(g) & (seat_mask(g) - 1))
        return false;
    RULE("2.3");
    return true;
}

/* 2 The round. */

FLOW(isle_play)
{
    BEGIN;
    if (scenario(g)->interlude) {
        CALL_EACH(seat_mask(g), shop);
        carry_home(g);
    }
    for (g->s->round = 1; !scenario(g)->interlude; g->s->round++) {
        RULE("2.1");
        g->s->phase = PHASE_PLAN;
        CALL_EACH(seat_mask(g), choose_plan);
        reveal_plans(g);
        g->s->phase = PHASE_ACT;
        CALL(carry_out);
        if (is_over(g))
            break;
        g->s->phase = PHASE_WARDEN;
        CALL(prowl, .steps = 2);
        if (is_over(g))
            break;
        if (g->s->round % 2 == 0) {
            g->s->phase = PHASE_COUNCIL;
            CALL(council);
            if (is_over(g))
                break;
        }
        if (g->s->round == scenario(g)->rounds) {
            RULE("2.2");
            break;
        }
        g->s->phase = PHASE_LEAD;
        CALL(take_the_lead);
    }
    place_all(g);
    g->block->status = ARB_OVER;
    END;
}
