/* Chapters 4 to 8: what an expedition does with its plan. */
#include "kit_config.h"

/* ---- 4 March ------------------------------------------------------------------------- */

/* 4.2 Three points, what relics add, and one more with a guide who is well. */
int march_points(const struct arb_run *g, int seat, struct parts *parts)
{
    int points = stat_of(g, EXPEDITIONS + seat, STAT_MARCH, parts);
    RULE("4.2");
    if (parts && is_well(g, seat, GUIDE))
        add_part(parts, 1, 0, "the guide", "4.2");
    return points + is_well(g, seat, GUIDE);
}

/* 4.3 Beaches and ruins cost a point, the jungle two; 4.4 nobody climbs a peak, and nobody
 * goes where the Warden is. */
static board_cost march_price(BOARD_WITH g, int from, const struct board_way *way)
{
    (void)from;
    if (terrain(g, way->to) == PEAK || cell_of(g, WARDEN) == way->to)
        return BOARD_NEVER;
    return BOARD_COST(terrain(g, way->to) == JUNGLE ? 2 : 1, 0);
}

void where_to_march(const struct arb_run *g, int seat, struct board_reach *out)
{
    board_reach(board(g), cell_of(g, seat + 1), march_points(g, seat, NULL), march_price, NULL, g,
                out);
}

static void offer_march(struct arb_run *g, int seat)
{
    struct board_reach reach;
    int here = cell_of(g, seat + 1);
    where_to_march(g, seat, &reach);
    for (int cell = 1; cell <= board(g)->cells; cell++) {
        consider(g, VERB_MARCH, cell, board_first(board_reach_cost(&reach, cell)), 0);
        if (cell == here ||
            forbid(g, terrain(g, cell) == PEAK || cell == cell_of(g, WARDEN), "4.4") ||
            forbid_by(g, !board_has(&reach.cells, cell), "4.3", "You have {n} points.",
                      march_points(g, seat, NULL), 0, 0))
            continue;
        offer(g);
    }
    offer_pass(g, VERB_STAY);
}

/* 4.1 To any space that the points allow; several expeditions may share one. */
FLOW(march)
{
    BEGIN;
    ASK(SEAT(L->seat), "4.1", "Where do you march? ({n} points)", march_points(g, L->seat, NULL),
        { offer_march(g, L->seat); });
    if (chosen(g)->verb == VERB_MARCH) {
        move_piece(g, L->seat + 1, chosen(g)->a);
        tell(g, EVENT_MARCHES, "4.1", L->seat, chosen(g)->a, chosen(g)->b);
    }
    END;
}

int steps_between(const struct arb_run *g, int from, int to)
{
    return board_range(board(g), from, to, no_barrier, NULL, g);
}

/* ---- 5 Dig ------------------------------------------------------------------------------ */

enum { SPADES_NEEDED = 2 };

/* 5.1 Two dice and what relics add, 5.6 one more with a porter who is well, 5.7 one less for each
 * other expedition at the same ruin. 5.5 A ruin holds three finds. */
int dice_to_dig(struct arb_run *g, int seat)
{
    int cell = cell_of(g, seat + 1);
    int dice = stat_of(g, EXPEDITIONS + seat, STAT_DICE, NULL) + is_well(g, seat, PORTER);
    RULE("5.6");
    if (forbid(g, terrain(g, cell) != RUIN, "5.1") ||
        forbid(g, g->s->dug[cell] >= RUIN_HOLDS, "5.5"))
        return 0;
    EACH_PIECE (g->s->pile, g->s->piece, cell, piece)
        if (piece != seat + 1 && piece != WARDEN) {
            RULE("5.7");
            dice--;
        }
    return dice > 0 ? dice : 0;
}

void game_roller(struct arb_run *g, int seat, int who, struct arb_text *out)
{
    (void)seat;
    arb_say_seat(g, who, out);
}

/* 5.2 Each oil lets one die be rolled again, each die once. */
int game_reroll_most(const struct arb_run *g, int roll, int source)
{
    (void)source;
    return expedition(g, dice_of(g, roll)->seat)->ware[WARE_OIL];
}

void game_pay_reroll(struct arb_run *g, int roll, int source, int dice)
{
    (void)source;
    uint8_t *oil = &expedition(g, dice_of(g, roll)->seat)->ware[WARE_OIL];
    *oil = (uint8_t)(*oil - dice);
}

static int open_dig(struct arb_run *g, int seat)
{
    int roll = dice_open(
        g, (struct roll_about){.who = (uint16_t)seat, .why = WHY_DIG, .seat = (uint8_t)seat});
    dice_add(g, roll, 0, dice_to_dig(g, seat), 0);
    return roll;
}

/* 5.3 With two spades the expedition takes a find; 5.4 each skull is a wound. */
FLOW(dig)
{
    BEGIN;
    if (!dice_to_dig(g, L->seat)) {
        tell(g, EVENT_NOTHING, "5.1", L->seat, 0, 0);
        RETURN(0);
    }
    L->roll = (uint8_t)open_dig(g, L->seat);
    CALL(dice_roll, .roll = L->roll);
    CALL(dice_reroll, .roll = L->roll, .source = REROLL_OIL, .seat = L->seat);
    L->skulls = (uint8_t)dice_symbols(g, L->roll, SKULL);
    if (dice_symbols(g, L->roll, SPADE) >= SPADES_NEEDED)
        CALL(draw_find, .seat = L->seat);
    else
        tell(g, EVENT_NOTHING, "5.3", L->seat, 0, 0);
    dice_close(g, L->roll);
    if (L->skulls) {
        RULE("5.4");
        CALL(hurt, .seat = L->seat, .wounds = L->skulls);
    }
    END;
}

/* 13.3 The way on is known once somebody has the key. */
static void note_key(struct arb_run *g)
{
    RULE("13.3");
    if (in_campaign(g))
        campaign_mark(g, campaign_mark_named(campaign_of(g), "key found"), true);
}

/* The find is drawn from all that lie hidden on the isle; only its owner sees which. */
FLOW(draw_find)
{
    BEGIN;
    if (!g->s->zone[ZONE_DECK].loose)
        RETURN(0);
    CHANCE(g->s->zone[ZONE_DECK].loose, "5.3", "What does {seat} find?", L->seat, {
        for (int i = 0; i < g->s->zone[ZONE_DECK].loose; i++)
            offer_option(g, VERB_FIND, arb_loose_card(g->s->zone, g->s->find, ZONE_DECK, i), 0, 0);
    });
    uint16_t find = arb_loose_card(g->s->zone, g->s->find, ZONE_DECK, chosen(g)->a);
    take_find(g, L->seat, find);
    g->s->dug[cell_of(g, L->seat + 1)]++;
    if (g->c->thing[find].key)
        note_key(g);
    tell_only(g, (uint16_t)(is_relic(g->c, find) ? seat_mask(g) : SEAT(L->seat)), EVENT_FINDS,
              "5.3", L->seat, find, 0);
    END;
}

/* ---- 6 Wounds ------------------------------------------------------------------------------ */

/* 6.2 Guide and porter can take one wound each, the leader two and only when the others
 * can take no more. */
void game_assign_targets(struct arb_run *g, const struct assignment *a, struct assign_targets *out)
{
    const struct expedition *e = expedition(g, a->about);
    RULE("6.2");
    for (int member = MEMBERS - 1; member >= LEADER; member--)
        assign_add(g, out,
                   (struct assign_target){
                       .thing = (uint16_t)member,
                       .room = (uint8_t)((member == LEADER ? 2 : 1) - e->wounds[member]),
                       .tier = member == LEADER});
}

void game_assigned(struct arb_run *g, const struct assignment *a, int thing, int count)
{
    struct expedition *e = expedition(g, a->about);
    e->wounds[thing] = (uint8_t)(e->wounds[thing] + count);
    tell(g, EVENT_WOUNDED, "6.1", a->about, thing, count);
}

/* 6.1 The wounds are assigned by who leads the expedition. 6.3 With its leader down an
 * expedition is out of the game. */
FLOW(hurt)
{
    BEGIN;
    CALL(assign,
         .a = {.seat = L->seat, .what = ASSIGN_WOUNDS, .count = L->wounds, .about = L->seat});
    if (is_well(g, L->seat, LEADER))
        happened(g, FACT_WOUNDED, 0, L->seat, 0, L->wounds);
    else
        eliminate(g, SEAT(L->seat), "6.3");
    SETTLE;
    END;
}

/* ---- 7 Camps -------------------------------------------------------------------------------- */

int camps_of(const struct arb_run *g, int seat)
{
    int camps = 0;
    for (int cell = 1; cell <= board(g)->cells; cell++)
        camps += g->s->camp[cell] == seat + 1;
    return camps;
}

/* 7.1 A camp costs two food and one oil; 7.2 a coin stands for either. */
struct payment camp_price(int seat)
{
    return (struct payment){.seat = (uint8_t)seat,
                            .what = PAY_CAMP,
                            .how = PAY_EXACT,
                            .need = {[WARE_FOOD] = 2, [WARE_OIL] = 1}};
}

void game_pay_sources(struct arb_run *g, const struct payment *p, struct pay_sources *out)
{
    const uint8_t *ware = expedition(g, p->seat)->ware;
    for (int w = 0; w < PAY_WARE_COUNT; w++) {
        int wares = w == WARE_COIN && p->what == PAY_CAMP ? 1 << WARE_FOOD | 1 << WARE_OIL : 1 << w;
        pay_add(g, out, (struct pay_source){(uint16_t)w, ware[w], 1, (uint8_t)wares});
    }
    RULE("7.2");
}

void game_paid(struct arb_run *g, const struct payment *p, int thing, int ware, int pieces)
{
    (void)ware;
    uint8_t *has = &expedition(g, p->seat)->ware[thing];
    *has = (uint8_t)(*has - pieces);
}

/* 7.3 There is one camp in a space at most. */
bool may_camp(struct arb_run *g, int seat)
{
    struct payment price = camp_price(seat);
    consider(g, VERB_CAMP, cell_of(g, seat + 1), 0, 0);
    return !forbid(g, g->s->camp[cell_of(g, seat + 1)] != 0, "7.3") &&
           !forbid(g, !pay_possible(g, &price), "7.1");
}

FLOW(make_camp)
{
    BEGIN;
    ASK(SEAT(L->seat), "7.1", "Make camp here?", 0, {
        if (may_camp(g, L->seat))
            offer(g);
        offer_pass(g, VERB_STAY);
    });
    if (chosen(g)->verb == VERB_STAY)
        RETURN(0);
    CALL(pay, .p = camp_price(L->seat));
    g->s->camp[cell_of(g, L->seat + 1)] = (uint8_t)(L->seat + 1);
    tell(g, EVENT_CAMPS, "7.1", L->seat, cell_of(g, L->seat + 1), 0);
    happened(g, FACT_CAMPED, 0, L->seat, 0, 0);
    SETTLE;
    END;
}

/* ---- 8 Trade --------------------------------------------------------------------------------- */

/* 8.1 With any expedition at most two spaces away. */
bool game_may_deal(struct arb_run *g, int seat, int with)
{
    return seat_is_in(g, with) &&
           !forbid(g, steps_between(g, cell_of(g, seat + 1), cell_of(g, with + 1)) > 2, "8.1");
}

/* 8.3 Any number of food, oil and coins, and one find each. */
bool game_deal_thing(struct arb_run *g, const struct deal_terms *d, int side, int thing)
{
    (void)thing;
    return !forbid(g, deal_things(d, side) > 0, "8.3");
}

bool game_deal_promise(struct arb_run *g, const struct deal_terms *d, int side, int promise)
{
    (void)g, (void)d, (void)promise;
    return side == 0;
}

/* 8.4 There are no gifts. */
bool game_deal_whole(struct arb_run *g, const struct deal_terms *d)
{
    bool gives[2];
    for (int side = 0; side < 2; side++) {
        gives[side] = deal_things(d, side) > 0 || d->promise[side];
        for (int w = 0; w < DEAL_WARE_COUNT; w++)
            gives[side] |= d->ware[side][w] > 0;
    }
    return !forbid(g, !gives[0] || !gives[1], "8.4");
}

int game_deal_has(const struct arb_run *g, int seat, int ware)
{
    return expedition(g, seat)->ware[ware];
}

/* Finds lie hidden: one can give one's own, and ask for none by name. */
int game_deal_next(const struct arb_run *g, const struct deal_terms *d, int side, int after)
{
    if (side == 1)
        return 0;
    return after ? g->s->find[after].next : g->s->zone[ZONE_HAND + d->seat[0]].first;
}

void game_hand_over(struct arb_run *g, int from, int to, int ware, int count)
{
    expedition(g, from)->ware[ware] = (uint8_t)(expedition(g, from)->ware[ware] - count);
    expedition(g, to)->ware[ware] = (uint8_t)(expedition(g, to)->ware[ware] + count);
}

void game_hand_over_thing(struct arb_run *g, int from, int to, int thing)
{
    (void)from;
    arb_move(g->s->zone, g->s->find, (uint16_t)thing, (uint8_t)(ZONE_HAND + to), ARB_BOTTOM);
}
