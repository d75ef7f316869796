/* How adversaries move: to a space from which the primary target can be attacked, as near to
 * their range as they get (target.c has the criteria). */
#include "kit_config.h"

/* From each space the points to the nearest goal; hazards count as closed (move.adv.14) unless
 * there is no other way. */
void points_back(const struct arb_run *g, int figure, int how, const struct board_set *goals,
                 struct board_walk *out)
{
    struct board_ground ground = {0};
    if ((how & ~THROUGH_HAZARDS) != BY_LEAPING) {
        bool avoids = !(how & THROUGH_HAZARDS) && !changed(g, figure, IGNORES_HAZARDS);
        ground.never = spaces_with(g, avoids ? CLOSED | HAZARDS : CLOSED);
        ground.slow = spaces_with(g, DIFFICULT);
        EACH_ON_MAP (g, f)
            if (f != figure && g->s->at[cell_of(g, f)] == f && are_enemies(g, figure, f))
                board_add(&ground.never, cell_of(g, f));
    }
    board_walk_back(board(g), mission(g)->near, &g->s->shut, &ground, goals, out);
}

/* target.pick.4: objects that could be destroyed are passed, as few of them as can be, then for
 * fewest MP. Hazards are counted through (target.close.3). */
static board_cost break_price(BOARD_WITH who, int from, const struct board_way *way)
{
    const struct arb_run *g = who->g;
    int other = g->s->at[way->to];
    (void)from;
    if (barred(who, way->edge) || g->s->ground[way->to] & (CLOSED & ~DESTRUCTIBLE) ||
        (other && other != who->figure && are_enemies(g, who->figure, other)))
        return BOARD_NEVER;
    return BOARD_COST(is_destructible(g, way->to), g->s->ground[way->to] & DIFFICULT ? 2 : 1);
}

void where_to_break_through(const struct arb_run *g, int figure, struct board_reach *out)
{
    struct mover who = {.g = g, .figure = figure};
    board_reach(board(g), cell_of(g, figure), BOARD_ANY_COST, break_price, NULL, &who, out);
}

/* teleport.adv.1 to .3, reading 4: any empty space that is not behind a closed door, or its own. */
void where_to_teleport(const struct arb_run *g, int figure, int range, struct board_walk *out)
{
    int here = cell_of(g, figure);
    board_clear(&out->cells);
    for (int cell = 1; cell <= board(g)->cells; cell++) {
        int steps = range_between(g, here, cell);
        if (steps == BOARD_FAR || (range && steps > range) ||
            (cell != here && !is_empty_space(g, cell)))
            continue;
        board_add(&out->cells, cell);
        out->cost[cell] = 0;
    }
}

/* ---- Hazards --------------------------------------------------------------------------------- */

/* Does this action end at exactly its range from the target, from where it can attack? */
static bool ends_at_range(const struct arb_run *g, int figure, int points, int how, bool dash)
{
    struct board_walk reach;
    int range = base_range(g, figure), to = cell_of(g, g->s->primary);
    if (how == BY_LEAPING)
        where_to_leap(g, figure, points, &reach);
    else
        where_to_walk(g, figure, points, false, dash, &reach);
    EACH_CELL (&reach.cells, cell)
        if ((dash || !hazard_at(g, cell) || cell == cell_of(g, figure)) &&
            range_between(g, cell, to) == range && can_reach(g, figure, cell, g->s->primary, range))
            return true;
    return false;
}

/* move.adv.12: without hazards there is no way on the whole map to a space from which the target
 * can be attacked. */
static bool is_cut_off(const struct arb_run *g, int figure, int how)
{
    struct board_set goals;
    find_goals(g, figure, base_range(g, figure), how, &goals);
    return board_empty(&goals);
}

/* Is a hazard within reach of this action at all? */
static bool meets_hazards(const struct arb_run *g, int figure, int points, int how)
{
    struct board_walk near;
    struct board_set hazards = spaces_with(g, HAZARDS);
    if (how == BY_WALKING)
        return where_to_walk(g, figure, points, false, false, &near);
    if (board_empty(&hazards))
        return false;
    where_to_leap(g, figure, points, &near);
    return board_meets(&near.cells, &hazards);
}

/* move.adv.12 to .14 with reading 3: a walk through hazards, a leap into one. */
static bool goes_through_hazards(const struct arb_run *g, int figure, int points, int how)
{
    if (!meets_hazards(g, figure, points, how) || ends_at_range(g, figure, points, how, false))
        return false;
    if (ends_at_range(g, figure, points, how, true)) {
        RULE("move.adv.13");
        return true;
    }
    if (is_cut_off(g, figure, how)) {
        RULE("move.adv.12");
        return true;
    }
    return false;
}

/* ---- The move -------------------------------------------------------------------------------- */

/* move.adv.4: an object in range and in sight is attacked from where one stands. */
static bool stays(const struct arb_run *g, int figure)
{
    if (!g->s->primary) {
        RULE("move.adv.3");
        return true;
    }
    if (is_space(g->s->primary) &&
        can_reach(g, figure, cell_of(g, figure), g->s->primary, base_range(g, figure))) {
        RULE("move.adv.4");
        return true;
    }
    return changed(g, figure, CANNOT_MOVE);
}

/* cond.knocked.4: whoever lies there spends a point to stand up first. */
static int points_left(struct arb_run *g, int figure, int points)
{
    if (points > 0 && has(g, figure, KNOCKED_DOWN)) {
        stand_up(g, figure);
        return points - 1;
    }
    return points;
}

/* What makes it move outside its own turn finds it a target for that. */
FLOW(adversary_move)
{
    BEGIN;
    L->kept = g->s->primary;
    if (g->s->acting != L->figure || is_character(L->figure))
        CALL(find_primary, .figure = L->figure);
    CALL(adversary_goes, .figure = L->figure, .points = L->points, .how = L->how);
    if (g->s->acting != L->figure || is_character(L->figure))
        g->s->primary = L->kept;
    END;
}

FLOW(adversary_goes)
{
    struct walk w;
    BEGIN;
    L->points = (uint8_t)points_left(g, L->figure, (int8_t)L->points);
    if (lost_target(g) || aims_anew(g, L->figure, L->how)) {
        CALL(find_primary, .figure = L->figure, .how = L->how);
    }
    if (((int8_t)L->points <= 0 && L->how != TELEPORTING) || stays(g, L->figure))
        RETURN(0);
    if ((L->how == BY_WALKING || L->how == BY_LEAPING) &&
        goes_through_hazards(g, L->figure, L->points, L->how))
        L->how |= THROUGH_HAZARDS;
    CALL(decide, .q = {.what = L->how == RETREATING ? QUESTION_RETREAT : QUESTION_DESTINATION,
                       .who = L->figure,
                       .about = L->points,
                       .extra = L->how});
    L->to = (uint8_t)result(g);
    if (result(g) == DECIDE_NOBODY || L->to == cell_of(g, L->figure))
        RETURN(0);
    if ((L->how & ~THROUGH_HAZARDS) == BY_LEAPING || L->how == TELEPORTING) {
        stand_at(g, L->figure, L->to);
        tell(g, L->how == TELEPORTING ? EVENT_TELEPORTS : EVENT_LEAPS,
             L->how == TELEPORTING ? "teleport.adv.1" : "leap.6", L->figure, L->to, 0);
        CALL(enter_space, .figure = L->figure);
        RETURN(0);
    }
    w = way_to(g, L->figure, L->points, false, L->how & THROUGH_HAZARDS, L->to);
    CALL_ANY(FLOW_walk, sizeof(struct walk), w);
    END;
}
