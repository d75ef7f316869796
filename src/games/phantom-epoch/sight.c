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
bool can_reach(const struct arb_run *g, int attacker, int from, int target, int range)
{
    int to = cell_of(g, target), steps;
    if (!to || to == from)
        return false;
    if (is_figure(target) && has(g, target, INVISIBLE)) {
        RULES("cond.invisible.1", "cond.invisible.4");
        return false;
    }
    (void)attacker;
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
            can_reach(g, 0, cell, target, range);
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

/* ---- What a line crosses --------------------------------------------------------------------- */

/* reading 6: an invisible figure is nothing in the way. */
static bool is_in_way(const struct arb_run *g, int cell)
{
    int figure = g->s->ground.at[cell];
    return has_object(g, cell) || (figure && !has(g, figure, INVISIBLE));
}

/* attack.4c: an object or a figure is there that needs a roll; 4d: not beside the attacker. */
static bool needs_roll(const struct arb_run *g, int from, int cell)
{
    if (!is_in_way(g, cell))
        return false;
    if (adjacent(g, from, cell)) {
        RULE("attack.4d");
        return false;
    }
    return true;
}

/* The spaces with something to roll for on a line, nearest first; how many. -1: the line is not
 * free. */
int crossed_by(const struct arb_run *g, int from, int to, int line, uint8_t cell[BOARD_LINE],
               bool beside[BOARD_LINE])
{
    struct mover nobody = {.g = g};
    struct board_crossed crossed;
    int count = 0;
    if (!board_line_clear(board(g), board_line(board(g), BOARD_BY_CORNERS, from, to, line), barred,
                          NULL, &nobody, &crossed))
        return -1;
    for (int i = 0; i < crossed.count; i++)
        if (needs_roll(g, from, crossed.cell[i])) {
            beside[count] =
                crossed.beside[i] && i > 0 && count > 0 && cell[count - 1] == crossed.cell[i - 1];
            cell[count++] = (uint8_t)crossed.cell[i];
        }
    return count;
}

/* What of all that stands about lies on any of these lines: for a player all there is to roll for,
 * for an adversary everything (los.adv.1 with reading 25). */
static void find_obstacles(const struct arb_run *g, int attacker, int to, uint32_t lines,
                           struct obstacles *out)
{
    int from = cell_of(g, attacker);
    const struct board *b = board(g);
    const struct board_strip *strip = board_strip_between(b, mission(g)->crossings, from, to);
    struct board_set there = spaces_with(g, OBJECTS);
    board_unite(&there, &g->s->ground.taken);
    out->count = 0;
    for (int i = 0; i < strip->count; i++) {
        const struct board_crossing *it = &strip->cell[i];
        int cell = board_at(b, b->cell[from].x + it->dx, b->cell[from].y + it->dy);
        if (!cell || !board_has(&there, cell) || !(it->lines & lines) ||
            !(is_character(attacker) ? needs_roll(g, from, cell) : is_in_way(g, cell)))
            continue;
        out->lines[out->count] = it->lines;
        out->cell[out->count++] = (uint8_t)cell;
    }
}

static bool asks_the_same(const struct arb_run *g, int from, int to, int line, int other)
{
    uint8_t one[BOARD_LINE], two[BOARD_LINE];
    bool beside[BOARD_LINE];
    int count = crossed_by(g, from, to, line, one, beside);
    return crossed_by(g, from, to, other, two, beside) == count && !memcmp(one, two, (size_t)count);
}

static bool pass_the_same(const struct obstacles *crossed, int line, int other)
{
    for (int i = 0; i < crossed->count; i++)
        if ((crossed->lines[i] >> line & 1) != (crossed->lines[i] >> other & 1))
            return false;
    return true;
}

/* Lines that ask for the same rolls are one choice, for an adversary those past the same things:
 * the first of each, as bits. Those with at most one thing on them are told apart by it, the others
 * by what comes after what. */
static uint32_t classes_of(const struct arb_run *g, int attacker, int to, uint32_t lines,
                           const struct obstacles *crossed)
{
    int from = cell_of(g, attacker);
    uint32_t some = 0, several = 0, first = 0;
    for (int i = 0; i < crossed->count; i++) {
        several |= some & crossed->lines[i];
        some |= crossed->lines[i];
    }
    uint32_t alike = lines & ~some;
    first |= alike & -alike;
    for (int i = 0; i < crossed->count; i++) {
        alike = lines & crossed->lines[i] & ~several;
        first |= alike & -alike;
    }
    for (uint32_t rest = lines & several; rest; rest &= rest - 1) {
        int line = __builtin_ctz(rest);
        bool known = false;
        for (uint32_t others = first & several; others && !known; others &= others - 1)
            known = is_character(attacker) ? asks_the_same(g, from, to, line, __builtin_ctz(others))
                                           : pass_the_same(crossed, line, __builtin_ctz(others));
        if (!known)
            first |= 1u << line;
    }
    return first;
}

/* los.4: the attacker's player picks the line. */
uint32_t choices_of_line(const struct arb_run *g, const struct attack *a, struct obstacles *crossed)
{
    int from = cell_of(g, a->attacker), to = cell_of(g, a->target);
    uint32_t lines = (uint32_t)lines_to(g, from, to);
    find_obstacles(g, a->attacker, to, lines, crossed);
    return classes_of(g, a->attacker, to, lines, crossed);
}

static void offer_lines(struct arb_run *g, const struct attack *a)
{
    struct obstacles crossed;
    for (uint32_t lines = choices_of_line(g, a, &crossed); lines; lines &= lines - 1)
        offer_option(g, VERB_LINE, __builtin_ctz(lines), 0, 0);
}

FLOW(choose_line)
{
    struct attack *a = &g->s->attack[L->at];
    struct obstacles crossed;
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
