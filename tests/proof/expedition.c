/* Chapters 4 to 8: what an expedition does with its plan. */
#include "kit_config.h"

/* 4 March. */

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
static board_cost march_price(BOARD_WITH g, UNUSED int from, const struct board_way *way)
{
    if (kind_at(g, way->to) == PEAK || cell_of(g, WARDEN) == way->to)
        return BOARD_NEVER;
    return BOARD_COST(kind_at(g, way->to) == JUNGLE ? 2 : 1, 0);
}

void where_to_march(const struct arb_run *g, int seat, struct board_reach *out)
{
    board_reach(KIT_BOARD(g), cell_of(g, seat + 1), march_points(g, seat, NULL), march_price, NULL,
                g, out);
}

static void offer_march(struct arb_run *g, int seat)
{
    struct board_reach reach;
    int here = cell_of(g, seat + 1);
    where_to_march(g, seat, &reach);
    for (int cell = 1; cell <= KIT_BOARD(g)->cells; cell++) {
        consider(g, VERB_MARCH, cell, board_first(board_reach_cost(&reach, cell)), 0);
        if (cell == here ||
            forbid(g, kind_at(g, cell) == PEAK || cell == cell_of(g, WARDEN), "4.4") ||
            forbid_by(g, !board_has(&reach.cells, cell), "4.3", "You have {n} point{s}.",
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
    ASK(SEAT(L->seat), "4.1", "Where do you march? ({n} point{s})", march_points(g, L->seat, NULL),
        { offer_march(g, L->seat); });
    if (chosen(g)->verb == VERB_MARCH) {
        move_piece(g, L->seat + 1, chosen(g)->a);
        tell(g, EVENT_MARCHES, "4.1", L->seat, chosen(g)->a, chosen(g)->b);
    }
    END;
}

/* 5 Dig. */

enum { SPADES_NEEDED = 2 };

/* 5.1 Two dice and what relics add, 5.6 one more with a porter who is well, 5.7 one less for each
 * other expedition at the same ruin. 5.5 A ruin holds three finds. */
int dice_to_dig(struct arb_run *g, int seat)
{
    int cell = cell_of(g, seat + 1);
    int dice = stat_of(g, EXPEDITIONS + seat, STAT_DICE, NULL) + is_well(g, seat, PORTER);
    RULE("5.6");
    if (forbid(g, kind_at(g, cell) != RUIN, "5.1") ||
        forbid(g, g->s->dug[cell] >= RUIN_HOLDS, "5.5"))
        return 0;
    EACH_PIECE (g->s->pile, g->s->piece, cell, piece)
        if (piece != seat + 1 && piece != WARDEN) {
            RULE("5.7");
            dice--;
        }
    return dice > 0 ? dice : 0;
}

/* A thing of a deck by chance; it has left the deck. 0: there was none. */
FLOW(draw)
{
    const struct arb_zone *deck = &g->s->zone[L->zone];
    bool finds = L->zone == ZONE_DECK;
    BEGIN;
    if (!deck->loose)
        RETURN(0);
    CHANCE(deck->loose, finds ? "5.3" : "10.1", finds ? "Which find is it?" : "Which motion?", 0, {
        for (int i = 0; i < deck->loose; i++)
            offer_option(g, VERB_DRAWN, arb_loose_card(g->s->zone, g->s->link, L->zone, i), 0, 0);
    });
    uint16_t drawn = arb_loose_card(g->s->zone, g->s->link, L->zone, chosen(g)->a);
    arb_move(g->s->zone, g->s->link, drawn, ZONE_GONE, ARB_TOP);
    RETURN(drawn);
    END;
}

/* 13.3 The way on is known once somebody has the key. */
static void note_key(struct arb_run *g)
{
    RULE("13.3");
    if (in_campaign(g))
        campaign_mark(g, campaign_mark_named(campaign_of(g), "key found"), true);
}

/* Only its owner sees which find it is, unless it is a relic. 0: the isle has no more. */
static void find_thing(struct arb_run *g, int seat, int find)
{
    if (!find)
        return;
    take_find(g, seat, find);
    g->s->dug[cell_of(g, seat + 1)]++;
    if (g->c->thing[find].key)
        note_key(g);
    tell_only(g, (uint16_t)(is_relic(g->c, find) ? seat_mask(g) : SEAT(seat)), EVENT_FINDS, "5.3",
              seat, find, 0);
}

/* 5.3 With two spades the expedition takes a find; 5.4 each skull is a wound. */
FLOW(dig)
{
    BEGIN;
    if (!dice_to_dig(g, L->seat)) {
        tell(g, EVENT_NOTHING, "5.1", L->seat, 0, 0);
        RETURN(0);
    }
    L->roll = (uint8_t)dice_open_for(g, L->seat, WHY_DIG, 0, dice_to_dig(g, L->seat));
    CALL(dice_roll, .roll = L->roll);
    CALL(dice_reroll, .roll = L->roll, .source = REROLL_OIL, .seat = L->seat);
    L->skulls = (uint8_t)dice_symbols(g, L->roll, SKULL);
    if (dice_symbols(g, L->roll, SPADE) >= SPADES_NEEDED) {
        CALL(draw, .zone = ZONE_DECK);
        find_thing(g, L->seat, result(g));
    } else {
        tell(g, EVENT_NOTHING, "5.3", L->seat, 0, 0);
    }
    dice_close(g, L->roll);
    if (L->skulls) {
        RULE("5.4");
        CALL(hurt, .seat = L->seat, .wounds = L->skulls);
    }
    END;
}

/* 6 Wounds. */

const uint8_t can_take[MEMBERS] = {[LEADER] = 2, [GUIDE] = 1, [PORTER] = 1};

bool is_well(const struct arb_run *g, int seat, int member)
{
    return expedition(g, seat)->wounds[member] < can_take[member];
}

/* 6.2 Guide and porter can take one wound each, the leader two and only when the others
 * can take no more. */
void game_assign_targets(struct arb_run *g, const struct assignment *a, struct assign_targets *out)
{
    const struct expedition *e = expedition(g, a->about);
    RULE("6.2");
    for (int member = MEMBERS - 1; member >= LEADER; member--)
        assign_add(g, out,
                   (struct assign_target){.thing = (uint16_t)member,
                                          .room = (uint8_t)(can_take[member] - e->wounds[member]),
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

/* 7 Camps. */

int camps_of(const struct arb_run *g, int seat)
{
    int camps = 0;
    for (int cell = 1; cell <= KIT_BOARD(g)->cells; cell++)
        camps += g->s->camp[cell] == seat + 1;
    return camps;
}

/* 7.1 A camp costs two food and one oil; 7.2 a coin stands for either. */
static struct payment camp_price(int seat)
{
    return (struct payment){.seat = (uint8_t)seat,
                            .what = PAY_CAMP,
                            .how = PAY_EXACT,
                            .need = {[WARE_FOOD] = 2, [WARE_OIL] = 1}};
}

unsigned game_stands_for(UNUSED struct arb_run *g, const struct payment *p, int ware)
{
    RULE("7.2");
    return ware == WARE_COIN && p->what == PAY_CAMP ? 1 << WARE_FOOD | 1 << WARE_OIL : 0;
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

/* 8 Trade. */

/* 8.1 With any expedition at most two spaces away. */
bool game_may_deal(struct arb_run *g, int seat, int with)
{
    return seat_is_in(g, with) &&
           !forbid(g, steps_between(g, cell_of(g, seat + 1), cell_of(g, with + 1)) > 2, "8.1");
}

/* 8.3 Any number of food, oil and coins, and one find each. */
bool game_deal_thing(struct arb_run *g, const struct deal_terms *d, int side, UNUSED int thing)
{
    return !forbid(g, deal_things(d, side) > 0, "8.3");
}

/* 8.7 Who makes an offer may promise something. */
bool game_deal_promise(UNUSED struct arb_run *g, UNUSED const struct deal_terms *d, int side,
                       UNUSED int promise)
{
    return side == 0;
}

/* 8.4 There are no gifts. */
bool game_deal_whole(struct arb_run *g, const struct deal_terms *d)
{
    return !forbid(g, !deal_gives(d, 0) || !deal_gives(d, 1), "8.4");
}
