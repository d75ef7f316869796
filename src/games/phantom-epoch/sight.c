/* Range and line of sight.
 *
 * los.1, .2    a line joins a corner of the first space to a differently placed one of the second
 * los.7, .8    a line along an edge passes both spaces; along a wall it is stopped
 * range.1-.4   range counts steps around walls and closed doors, through everything else */
#include "kit_config.h"

static bool is_wall(BOARD_WITH who, int edge)
{
    return board(who->g)->edge[edge].kind == BOARD_WALL;
}

/* Why there is no line: a wall, or a door that is closed. */
static void mark_no_sight(const struct arb_run *g, int from, int to)
{
    struct mover nobody = {.g = g};
    struct board_gates open = {0};
    bool walls = !board_lines_now(board(g), mission(g)->sight, &open, from, to, is_wall, &nobody);
    RULE(walls ? "los.8" : "door.3");
}

static int lines_to(const struct arb_run *g, int from, int to)
{
    struct mover nobody = {.g = g};
    return (int)board_lines_now(board(g), mission(g)->sight, &g->s->shut, from, to, barred,
                                &nobody);
}

bool sees(const struct arb_run *g, int from, int to)
{
    bool seen = lines_to(g, from, to);
    if (!seen && g->marks)
        mark_no_sight(g, from, to);
    return seen;
}

/* Could the attacker, standing there, attack the figure or object at this range? */
bool can_reach(const struct arb_run *g, int from, int target, int range)
{
    int to = cell_of(g, target), steps;
    if (!to || to == from)
        return false;
    if (is_figure(target) && has(g, target, INVISIBLE)) {
        RULES("cond.invisible.1", "cond.invisible.4");
        return false;
    }
    steps = range_between(g, from, to);
    if (steps > range) {
        RULE("range.2");
        if (g->marks && board_hex_range(board(g), from, to) <= range)
            RULE("range.3");
        return false;
    }
    if (steps == 1)
        return true;
    RULES("los.3", "attack.ranged.1");
    return sees(g, from, to);
}

/* The same of many spaces at once: those of `among` from which it could. */
struct board_set spaces_to_attack(const struct arb_run *g, int target, int range,
                                  const struct board_set *among)
{
    int to = cell_of(g, target);
    struct mover nobody = {.g = g};
    struct board_set spaces = {{0}}, beside;
    if (__builtin_expect(g->marks != NULL, 0))
        EACH_CELL (among, cell)
            can_reach(g, cell, target, range);
    if (!to || range < 1 || (is_figure(target) && has(g, target, INVISIBLE)))
        return spaces;
    spaces = board_within(board(g), mission(g)->distance, &g->s->shut, to, range);
    board_keep(&spaces, among);
    board_remove(&spaces, to);
    beside = board_within(board(g), mission(g)->distance, &g->s->shut, to, 1);
    board_keep(&beside, &spaces);
    spaces = board_seers(board(g), mission(g)->sight, &g->s->shut, to, &spaces, barred, &nobody);
    board_unite(&spaces, &beside);
    return spaces;
}

/* What a line crosses. */

/* attack.4c: objects and figures, reading 6: but no invisible ones; attack.4d: nor what is beside
 * the attacker, which only the lines of adversaries count (los.adv.1 with reading 25). */
static struct board_set in_the_way(const struct arb_run *g, int from, bool beside)
{
    struct board_set there = spaces_with(g, OBJECTS), near;
    board_unite(&there, &g->s->ground.taken);
    EACH_ON_MAP (g, f)
        if (has(g, f, INVISIBLE))
            board_remove(&there, cell_of(g, f));
    if (beside)
        return there;
    near = board_within(board(g), mission(g)->distance, &g->s->shut, from, 1);
    board_drop(&there, &near);
    return there;
}

/* The spaces with something to roll for on a line of the attack, nearest first. */
void crossed_by(const struct arb_run *g, const struct attack *a, int line,
                struct board_crossed *crossed)
{
    int from = cell_of(g, a->attacker), to = cell_of(g, a->target);
    struct board_set there = in_the_way(g, from, false), all;
    board_along(board(g), from, to, line, &there, crossed);
    if (__builtin_expect(g->marks == NULL, 1))
        return;
    struct board_crossed passed;
    all = in_the_way(g, from, true);
    board_along(board(g), from, to, line, &all, &passed);
    if (passed.count > crossed->count)
        RULE("attack.4d");
}

/* los.4: the attacker's player picks the line, of those that ask for the same rolls one; for an
 * adversary those past the same things are one. */
uint32_t choices_of_line(const struct arb_run *g, const struct attack *a,
                         struct board_obstacles *crossed)
{
    int from = cell_of(g, a->attacker), to = cell_of(g, a->target);
    bool player = is_character(a->attacker);
    uint32_t lines = (uint32_t)lines_to(g, from, to);
    struct board_set there = in_the_way(g, from, !player);
    board_find_obstacles(board(g), mission(g)->crossings, from, to, lines, &there, crossed);
    return board_unlike_lines(board(g), from, to, lines, player, crossed);
}

static void offer_lines(struct arb_run *g, const struct attack *a)
{
    struct board_obstacles crossed;
    for (uint32_t lines = choices_of_line(g, a, &crossed); lines; lines &= lines - 1)
        offer_option(g, VERB_LINE, __builtin_ctz(lines), 0, 0);
}

FLOW(choose_line)
{
    struct attack *a = &g->s->attack[L->at];
    struct board_obstacles crossed;
    uint32_t lines;
    BEGIN;
    if (a->distance < 2) {
        a->line = 0;
        RETURN(0);
    }
    lines = choices_of_line(g, a, &crossed);
    if ((lines & (lines - 1)) && !is_character(a->attacker)) {
        DECIDE(.what = QUESTION_LINE, .who = a->attacker);
        g->s->attack[L->at].line = (uint8_t)result(g);
    } else if (lines & (lines - 1)) {
        ASK(SEAT(character(g, a->attacker)->seat), "los.4", "Which line does {thing} take?",
            a->attacker, { offer_lines(g, a); });
        g->s->attack[L->at].line = (uint8_t)chosen(g)->a;
    } else {
        a->line = (uint8_t)__builtin_ctz(lines);
    }
    END;
}
