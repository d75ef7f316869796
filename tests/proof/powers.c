/* Chapters 9 and 10: the Warden, who follows rules, and the council, where all vote. */
#include "kit_config.h"

/* 9 The Warden. */

/* 9.2 Its prey is the nearest expedition, 9.3 of these the one with the most finds, 9.4 and
 * if that does not tell, a die. */
enum { STEPS, BOOTY };
static const struct criterion prey[] = {
    {DECIDE_MIN, STEPS, "9.2", "nearest"},
    {DECIDE_MAX, BOOTY, "9.3", "with the most finds"},
    {DECIDE_ROLL, 0, "9.4", "a die decides"},
};
const struct question_rule game_questions[] = {
    {"prey", "9.2", "Whom does the Warden hunt?", prey, sizeof prey / sizeof *prey, true},
    {0},
};

void game_candidates(struct arb_run *g, struct decision *d)
{
    steps_from(g, cell_of(g, WARDEN), &d->scratch);
    EACH_SEAT_FROM (g, 0, seat)
        decide_add(g, d, seat);
}

int32_t game_measure(struct arb_run *g, struct decision *d, int measure, int candidate)
{
    return measure == STEPS ? d->scratch.steps[cell_of(g, candidate + 1)] : finds_of(g, candidate);
}

/* 9.5 It goes straight for its prey, over everything. */
static board_cost prowl_price(UNUSED BOARD_WITH g, UNUSED int from,
                              UNUSED const struct board_way *w)
{
    return BOARD_COST(1, 0);
}

static void step_towards(struct arb_run *g, int steps, int prey_seat)
{
    struct board_reach reach;
    uint16_t path[BOARD_CELLS];
    board_reach(KIT_BOARD(g), cell_of(g, WARDEN), BOARD_ANY_COST, prowl_price, NULL, g, &reach);
    int length = board_path(&reach, cell_of(g, prey_seat + 1), path);
    if (length == 0)
        return;
    move_piece(g, WARDEN, path[(steps < length ? steps : length) - 1]);
    tell(g, EVENT_PROWLS, "9.5", cell_of(g, WARDEN), 0, 0);
}

/* 9.1 After the plans it prowls two steps. 9.6 If it gets there, its prey takes a wound. */
FLOW(prowl)
{
    BEGIN;
    RULE("9.1");
    CALL(decide, .q = {.what = 0});
    L->prey = (uint16_t)result(g);
    if (L->prey == DECIDE_NOBODY)
        RETURN(0);
    step_towards(g, L->steps, L->prey);
    if (cell_of(g, WARDEN) == cell_of(g, L->prey + 1)) {
        RULE("9.6");
        CALL(hurt, .seat = (uint8_t)L->prey, .wounds = 1);
    }
    END;
}

/* 10 The council. */

/* 10.3 One vote each and one for each camp; a coin paid is a vote more. */
struct vote_range game_votes(struct arb_run *g, UNUSED const struct ballot *v, int seat)
{
    uint16_t votes = (uint16_t)(1 + camps_of(g, seat));
    return (struct vote_range){votes, votes};
}

/* 10.1 A motion that was not there before is drawn. 10.2 All vote in turn, the lead last;
 * 10.4 all one's votes are for one outcome. 10.5 The lead decides a tie.
 * 10.6 What the motion says for the outcome is carried out. */
FLOW(council)
{
    BEGIN;
    CALL(draw, .zone = ZONE_MOTIONS);
    L->motion = (uint8_t)result(g);
    if (!L->motion)
        RETURN(0);
    tell(g, EVENT_MOTION, "10.1", L->motion, 0, 0);
    CALL(vote, .v = {.what = VOTE_MOTION,
                     .outcomes = VOTE_OUTCOMES,
                     .first = (uint8_t)seat_after(g, g->s->lead),
                     .chair = g->s->lead,
                     .about = L->motion});
    RULE("10.4");
    CALL(trigger, .thing = L->motion, .you = g->s->lead,
         .ability = (uint16_t)(g->c->thing[L->motion].own.first + result(g)));
    END;
}
