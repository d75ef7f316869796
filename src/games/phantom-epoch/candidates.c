/* Who and what is in question when a decision is made that no player makes. */
#include "kit_config.h"

static void add_next(struct arb_run *g, struct decision *d)
{
    EACH_ON_MAP (g, f)
        if (has_turn_left(g, f))
            decide_add(g, d, f);
}

static void add_empty_spaces(struct arb_run *g, struct decision *d)
{
    for (int cell = 1; cell <= board(g)->cells; cell++)
        if (is_empty_space(g, cell))
            decide_add(g, d, cell);
}

bool reaches_now(const struct arb_run *g, const struct decision *d, int target)
{
    return can_reach(g, d->q.who, cell_of(g, d->q.who), target, d->scratch.now);
}

/* target.7, cond.invisible.9: nobody aims at the invisible. */
static void add_enemies(struct arb_run *g, struct decision *d)
{
    int who = d->q.who, enemies = 0;
    d->scratch.range = (uint8_t)(d->q.extra ? d->q.extra : base_range(g, who));
    d->scratch.now = (uint8_t)(d->q.extra ? d->q.extra : widest_range(g, who));
    EACH_ON_MAP (g, f) {
        if (!are_enemies(g, who, f) || g->s->spent >> f & 1)
            continue;
        enemies++;
        if (has(g, f, INVISIBLE)) {
            RULE("cond.invisible.9");
            continue;
        }
        bool reached = reaches_now(g, d, f);
        if (d->q.extra && !reached)
            continue;
        decide_add(g, d, f);
        d->scratch.points[f] = 0;
        d->scratch.reached = d->scratch.reached || reached;
    }
    if (!d->count && !d->q.extra)
        RULE(enemies ? "target.7" : "target.6");
    if (d->q.extra || (d->scratch.reached && !d->tell))
        return;
    if (d->q.about == BY_LEAPING) {
        RULE("target.close.4");
        where_to_leap(g, who, BOARD_ANY_COST, &d->scratch.reach);
    } else {
        where_to_walk(g, who, BOARD_ANY_COST, false, true, &d->scratch.reach);
    }
}

/* Could the adversary attack an enemy from there, if it could stand there? */
static bool has_enemy_in_range(const struct arb_run *g, int who, int cell, int range)
{
    EACH_ON_MAP (g, f)
        if (are_enemies(g, who, f) && can_reach(g, who, cell, f, range))
            return true;
    return false;
}

static int first_object(const struct arb_run *g, const struct board_reach *reach, int cell)
{
    int first = 0;
    for (; cell; cell = reach->before[cell])
        if (is_destructible(g, cell))
            first = cell;
    return first;
}

/* The first objects on the ways to where an enemy would be in range, of those with fewest
 * objects; scratch.back notes what each way costs once it is open. */
static void add_objects(struct arb_run *g, struct decision *d)
{
    int who = d->q.who, fewest = BOARD_ANY_COST;
    struct board_reach reach;
    d->scratch.range = (uint8_t)base_range(g, who);
    where_to_break_through(g, who, &reach);
    EACH_CELL (&reach.cells, cell) {
        int objects = board_first(board_reach_cost(&reach, cell)), first;
        bool stands = may_stand_on(g, cell) || is_destructible(g, cell);
        if (objects == 0 || objects > fewest || !stands ||
            !has_enemy_in_range(g, who, cell, d->scratch.range) ||
            !(first = first_object(g, &reach, cell)))
            continue;
        if (objects < fewest) {
            d->count = 0;
            board_clear(&d->scratch.back.cells);
        }
        fewest = objects;
        int points = board_second(board_reach_cost(&reach, cell));
        if (!board_has(&d->scratch.back.cells, first))
            decide_add(g, d, first);
        if (points < board_walk_cost(&d->scratch.back, first))
            d->scratch.back.cost[first] = (uint16_t)points;
        board_add(&d->scratch.back.cells, first);
    }
    if (d->count)
        RULES("target.pick.3", "target.pick.4");
    else
        RULE("target.8");
}

/* reading 4: the spaces it could get to from which the target can be attacked, at the greatest
 * range there is. */
void find_goals(const struct arb_run *g, int who, int range, int how, struct board_set *goals)
{
    int best = 0, to = cell_of(g, g->s->primary);
    struct board_walk reach;
    board_clear(goals);
    bool dash = how & THROUGH_HAZARDS;
    if ((how & ~THROUGH_HAZARDS) == BY_LEAPING)
        where_to_leap(g, who, BOARD_ANY_COST, &reach);
    else
        where_to_walk(g, who, BOARD_ANY_COST, false, dash, &reach);
    EACH_CELL (&reach.cells, cell) {
        if (!dash && cell != cell_of(g, who) && hazard_at(g, cell))
            continue;
        int steps = range_between(g, cell, to);
        if (steps < best || !can_reach(g, who, cell, g->s->primary, range))
            continue;
        if (steps > best)
            board_clear(goals);
        best = steps;
        board_add(goals, cell);
    }
}

static void add_destinations(struct arb_run *g, struct decision *d)
{
    int who = d->q.who;
    struct board_set goals;
    d->scratch.range = (uint8_t)base_range(g, who);
    bool dash = d->q.extra & THROUGH_HAZARDS;
    int how = d->q.extra & ~THROUGH_HAZARDS;
    if (how == TELEPORTING)
        where_to_teleport(g, who, d->q.about, &d->scratch.reach);
    else if (how == BY_LEAPING)
        where_to_leap(g, who, d->q.about, &d->scratch.reach);
    else
        where_to_walk(g, who, d->q.about, false, dash, &d->scratch.reach);
    EACH_CELL (&d->scratch.reach.cells, cell) {
        if (!dash && cell != cell_of(g, who) && hazard_at(g, cell)) {
            RULE("move.adv.14");
            continue;
        }
        decide_add(g, d, cell);
        d->scratch.attacks =
            d->scratch.attacks || (d->q.what == QUESTION_DESTINATION &&
                                   can_reach(g, who, cell, g->s->primary, d->scratch.range));
    }
    if (d->q.what == QUESTION_DESTINATION && !d->scratch.attacks) {
        int by = d->q.extra;
        find_goals(g, who, d->scratch.range, by, &goals);
        if (board_empty(&goals) && how != TELEPORTING && !dash) {
            RULE("move.adv.12"); /* the hazard that cuts it off is out of this action's reach */
            by |= THROUGH_HAZARDS;
            find_goals(g, who, d->scratch.range, by, &goals);
        }
        points_back(g, who, by, &goals, &d->scratch.back);
    }
}

/* ally.4: those who do not have it yet. */
static void add_grants(struct arb_run *g, struct decision *d)
{
    const struct op *op = &g->c->op[d->q.about];
    struct scope sc = {BEGINNING_SCOPE(0, 0, BEYOND + d->q.who)};
    struct thing_set set;
    collect_touched(g, &sc, op, &set);
    EACH_ON_MAP (g, f) {
        if (!set_has(&set, f))
            continue;
        if (has(g, f, op->arg))
            RULE("ally.4");
        else
            decide_add(g, d, f);
    }
}

static void add_struck(struct arb_run *g, struct decision *d)
{
    EACH_ON_MAP (g, f)
        if (g->s->spent >> f & 1)
            decide_add(g, d, f);
}

static void add_lines(struct arb_run *g, struct decision *d)
{
    const struct attack *a = &g->s->attack[g->s->attacks - 1];
    for (uint32_t lines = choices_of_line(g, a, &d->scratch.crossed); lines; lines &= lines - 1)
        decide_add(g, d, __builtin_ctz(lines));
}

static void add_beside(struct arb_run *g, struct decision *d)
{
    decide_add(g, d, d->q.about);
    decide_add(g, d, d->q.extra);
}

static void begin_choosing(struct choosing *c)
{
    c->range = c->now = 0;
    c->reached = c->attacks = false;
    board_clear(&c->reach.cells);
    board_clear(&c->back.cells);
}

void game_candidates(struct arb_run *g, struct decision *d)
{
    static void (*const add[])(struct arb_run *, struct decision *) = {
        [QUESTION_NEXT] = add_next,        [QUESTION_PLACE] = add_empty_spaces,
        [QUESTION_TARGET] = add_enemies,   [QUESTION_OBJECT] = add_objects,
        [QUESTION_GRANT] = add_grants,     [QUESTION_DESTINATION] = add_destinations,
        [QUESTION_PATIENT] = add_patients, [QUESTION_RETREAT] = add_destinations,
        [QUESTION_STRUCK] = add_struck,    [QUESTION_LINE] = add_lines,
        [QUESTION_BESIDE] = add_beside};
    begin_choosing(&d->scratch);
    add[d->q.what](g, d);
}
