/* How adversaries move: to a space from which the primary target can be attacked, as near to
 * their range as they get (target.c has the criteria). */
#include "kit_config.h"

/* What a step towards a goal costs; hazards count as closed (move.adv.14). */
static board_cost step_price(BOARD_WITH who, int from, const struct board_way *way)
{
    const struct arb_run *g = who->g;
    (void)from;
    if (barred(who, way->edge) || is_closed_space(g, way->to) ||
        (hazard_at(g, way->to) && !changed(g, who->figure, IGNORES_HAZARDS)))
        return BOARD_NEVER;
    int other = g->s->at[way->to];
    if (other && other != who->figure && are_enemies(g, who->figure, other))
        return BOARD_NEVER;
    RULE("move.adv.14");
    return BOARD_COST(is_difficult(g, way->to) ? 2 : 1, 0);
}

void points_back(const struct arb_run *g, int figure, const struct board_set *goals,
                 struct board_reach *out)
{
    struct mover who = {.g = g, .figure = figure};
    board_reach_back(board(g), goals, BOARD_ANY_COST, step_price, NULL, &who, out);
}

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

static struct walk way_to(const struct arb_run *g, int figure, int points, int cell)
{
    struct board_reach reach;
    uint16_t path[BOARD_CELLS];
    struct walk w = {.figure = (uint8_t)figure};
    where_to_walk(g, figure, points, false, false, &reach);
    int count = board_path(&reach, cell, path);
    for (int i = 0; i < count && i < STEPS_MOST; i++)
        w.path[w.count++] = (uint8_t)path[i];
    return w;
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

FLOW(adversary_move)
{
    struct walk w;
    BEGIN;
    L->points = (uint8_t)points_left(g, L->figure, (int8_t)L->points);
    if ((int8_t)L->points <= 0 || stays(g, L->figure))
        RETURN(0);
    CALL(decide, .q = {.what = L->how == RETREATING ? QUESTION_RETREAT : QUESTION_DESTINATION,
                       .who = L->figure,
                       .about = L->points,
                       .extra = L->how});
    L->to = (uint8_t)result(g);
    if (result(g) == DECIDE_NOBODY || L->to == cell_of(g, L->figure))
        RETURN(0);
    if (L->how == BY_LEAPING) {
        stand_at(g, L->figure, L->to);
        tell(g, EVENT_LEAPS, "leap.6", L->figure, L->to, 0);
        CALL(enter_space, .figure = L->figure);
        RETURN(0);
    }
    w = way_to(g, L->figure, L->points, L->to);
    CALL_ANY(FLOW_walk, sizeof(struct walk), w);
    END;
}
