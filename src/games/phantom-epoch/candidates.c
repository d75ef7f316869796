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
    return can_reach(g, cell_of(g, d->q.who), target, d->scratch.now);
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
        mark_walk(g, who, BOARD_ANY_COST, false, &d->scratch.reach);
    }
}

/* From where the adversary could attack an enemy, if it could stand there. */
static struct board_set spaces_to_attack_any(const struct arb_run *g, int who, int range,
                                             const struct board_set *among)
{
    struct board_set all = {{0}};
    EACH_ON_MAP (g, f)
        if (are_enemies(g, who, f)) {
            struct board_set spaces = spaces_to_attack(g, f, range, among);
            board_unite(&all, &spaces);
        }
    return all;
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
    struct board_set spaces = spaces_behind_objects(g, who);
    spaces = spaces_to_attack_any(g, who, d->scratch.range, &spaces);
    if (!board_empty(&spaces))
        where_to_break_through(g, who, &reach);
    EACH_CELL (&spaces, cell) {
        int objects = board_first(board_reach_cost(&reach, cell)), first;
        bool stands = may_stand_on(g, cell) || is_destructible(g, cell);
        if (objects > fewest || !stands || !(first = first_object(g, &reach, cell)))
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

/* Nobody stops in a hazard, but whoever is in one may stay. */
void avoid_hazards(const struct arb_run *g, int who, struct board_set *spaces)
{
    struct board_set hazards = spaces_with(g, HAZARDS);
    board_remove(&hazards, cell_of(g, who));
    board_drop(spaces, &hazards);
}

static void keep_farthest(const struct arb_run *g, int from, struct board_set *spaces)
{
    struct board_set farthest = {{0}};
    int best = 0;
    EACH_CELL (spaces, cell) {
        int steps = range_between(g, from, cell);
        if (steps > best)
            board_clear(&farthest);
        if (steps >= best)
            board_add(&farthest, cell);
        best = steps > best ? steps : best;
    }
    *spaces = farthest;
}

/* reading 4: the spaces it could get to from which the target can be attacked, at the greatest
 * range there is. */
void find_goals(const struct arb_run *g, int who, int range, int how, struct board_set *goals)
{
    struct board_walk reach;
    bool dash = how & THROUGH_HAZARDS;
    if ((how & ~THROUGH_HAZARDS) == BY_LEAPING)
        where_to_leap(g, who, BOARD_ANY_COST, &reach);
    else
        where_to_walk(g, who, BOARD_ANY_COST, false, dash, &reach);
    if (!dash)
        avoid_hazards(g, who, &reach.cells);
    *goals = spaces_to_attack(g, g->s->primary, range, &reach.cells);
    keep_farthest(g, cell_of(g, g->s->primary), goals);
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
    if (how == BY_LEAPING)
        mark_leap(g, who, &d->scratch.reach);
    else if (how != TELEPORTING)
        mark_walk(g, who, d->q.about, false, &d->scratch.reach);
    struct board_set spaces = d->scratch.reach.cells;
    if (!dash)
        avoid_hazards(g, who, &spaces);
    if (g->marks && board_count(&spaces) < board_count(&d->scratch.reach.cells))
        RULE("move.adv.14");
    EACH_CELL (&spaces, cell)
        decide_add(g, d, cell);
    if (d->q.what != QUESTION_DESTINATION)
        return;
    d->scratch.attacks = spaces_to_attack(g, g->s->primary, d->scratch.range, &spaces);
    if (board_empty(&d->scratch.attacks)) {
        int by = d->q.extra;
        find_goals(g, who, d->scratch.range, by, &goals);
        if (board_empty(&goals) && how != TELEPORTING && !dash) {
            RULE("move.adv.12"); /* the hazard that cuts it off is out of this action's reach */
            by |= THROUGH_HAZARDS;
            find_goals(g, who, d->scratch.range, by, &goals);
        }
        if (d->tell) /* of all of them */
            board_clear(&spaces);
        points_back(g, who, by, &goals, &spaces, &d->scratch.back);
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
    c->reached = false;
    board_clear(&c->attacks);
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
