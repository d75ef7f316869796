/* How adversaries move: to a space from which the primary target can be attacked, as near to
 * their range as they get (target.c has the criteria). */
#include "kit_config.h"

/* The map without what is closed and without where its enemies stand. */
static struct board_ground ground_past_enemies(const struct arb_run *g, int figure, unsigned closed)
{
    struct board_ground ground = {.never = spaces_with(g, closed),
                                  .slow = spaces_with(g, DIFFICULT)};
    EACH_ON_MAP (g, f)
        if (g->s->ground.at[cell_of(g, f)] == f && are_enemies(g, figure, f))
            board_add(&ground.never, cell_of(g, f));
    return ground;
}

/* From each space the points to the nearest goal, as far as the nearest of `until`; hazards count
 * as closed (move.adv.14) unless there is no other way. */
void points_back(const struct arb_run *g, int figure, int how, const struct board_set *goals,
                 const struct board_set *until, struct board_walk *out)
{
    struct board_ground ground = {0};
    if ((how & ~THROUGH_HAZARDS) != BY_LEAPING) {
        bool avoids = !(how & THROUGH_HAZARDS) && !changed(g, figure, IGNORES_HAZARDS);
        ground = ground_past_enemies(g, figure, avoids ? CLOSED | HAZARDS : CLOSED);
    }
    board_walk_back(board(g), mission(g)->near, &g->s->shut, &ground, goals, until, out);
}

/* target.pick.4: objects that could be destroyed are passed, as few of them as can be, then for
 * fewest MP. Hazards are counted through (target.close.3). */
static board_cost break_price(BOARD_WITH who, int from, const struct board_way *way)
{
    const struct arb_run *g = who->g;
    int other = g->s->ground.at[way->to];
    (void)from;
    if (barred(who, way->edge) || g->s->ground.is[way->to] & (CLOSED & ~DESTRUCTIBLE) ||
        (other && other != who->figure && are_enemies(g, who->figure, other)))
        return BOARD_NEVER;
    return BOARD_COST(is_destructible(g, way->to), g->s->ground.is[way->to] & DIFFICULT ? 2 : 1);
}

void where_to_break_through(const struct arb_run *g, int figure, struct board_reach *out)
{
    struct mover who = {.g = g, .figure = figure};
    board_reach(board(g), cell_of(g, figure), BOARD_ANY_COST, break_price, NULL, &who, out);
}

/* Where that leads farther than going around them does. */
struct board_set spaces_behind_objects(const struct arb_run *g, int figure)
{
    struct board_walk around, through;
    struct board_ground ground = ground_past_enemies(g, figure, CLOSED);
    board_walk(board(g), mission(g)->near, &g->s->shut, &ground, cell_of(g, figure), BOARD_ANY_COST,
               &around);
    ground = ground_past_enemies(g, figure, CLOSED & ~DESTRUCTIBLE);
    board_walk(board(g), mission(g)->near, &g->s->shut, &ground, cell_of(g, figure), BOARD_ANY_COST,
               &through);
    board_drop(&through.cells, &around.cells);
    return through.cells;
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

/* Hazards. */

/* Where this action leads; true if a hazard is among that, or on the way there. */
static bool where_to_go(const struct arb_run *g, int figure, int points, int how, bool dash,
                        struct board_walk *out)
{
    if (how == BY_WALKING)
        return where_to_walk(g, figure, points, false, dash, out);
    struct board_set hazards = spaces_with(g, HAZARDS);
    where_to_leap(g, figure, points, out);
    return board_meets(&out->cells, &hazards);
}

/* Is one of these exactly at its range from the target, so that it can attack from there? */
static bool ends_at_range(const struct arb_run *g, int figure, const struct board_set *spaces)
{
    int range = base_range(g, figure), to = cell_of(g, g->s->primary);
    struct board_set attacks = spaces_to_attack(g, g->s->primary, range, spaces);
    EACH_CELL (&attacks, cell)
        if (range_between(g, cell, to) == range)
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

/* Is a hazard so near at all? */
static bool is_near_hazards(const struct arb_run *g, int figure, int points)
{
    struct board_set hazards = spaces_with(g, HAZARDS), near;
    if (board_empty(&hazards))
        return false;
    near = board_within(board(g), mission(g)->distance, &g->s->shut, cell_of(g, figure), points);
    return board_meets(&near, &hazards);
}

/* move.adv.12 to .14 with reading 3: a walk through hazards, a leap into one. */
static bool goes_through_hazards(const struct arb_run *g, int figure, int points, int how)
{
    struct board_walk reach;
    if (!is_near_hazards(g, figure, points) || !where_to_go(g, figure, points, how, false, &reach))
        return false;
    avoid_hazards(g, figure, &reach.cells);
    if (ends_at_range(g, figure, &reach.cells))
        return false;
    where_to_go(g, figure, points, how, true, &reach);
    if (ends_at_range(g, figure, &reach.cells)) {
        RULE("move.adv.13");
        return true;
    }
    if (is_cut_off(g, figure, how)) {
        RULE("move.adv.12");
        return true;
    }
    return false;
}

/* The move. */

/* move.adv.4: an object in range and in sight is attacked from where one stands. */
static bool stays(const struct arb_run *g, int figure)
{
    if (!g->s->primary) {
        RULE("move.adv.3");
        return true;
    }
    if (is_space(g->s->primary) &&
        can_reach(g, cell_of(g, figure), g->s->primary, base_range(g, figure))) {
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
    DECIDE(.what = L->how == RETREATING ? QUESTION_RETREAT : QUESTION_DESTINATION, .who = L->figure,
           .about = L->points, .extra = L->how);
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
