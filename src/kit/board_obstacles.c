#include "kit_config.h"

#include "board_obstacles.h"

void board_find_obstacles(const struct board *b, const struct board_crossings *table, int from,
                          int to, uint32_t lines, const struct board_set *there,
                          struct board_obstacles *out)
{
    const struct board_strip *strip = board_strip_between(b, table, from, to);
    out->count = 0;
    for (int i = 0; i < strip->count; i++) {
        const struct board_crossing *it = &strip->cell[i];
        int cell = board_at(b, b->cell[from].x + it->dx, b->cell[from].y + it->dy);
        if (!cell || !board_has(there, cell) || !(it->lines & lines))
            continue;
        out->lines[out->count] = it->lines;
        out->cell[out->count++] = (uint16_t)cell;
    }
}

void board_along(const struct board *b, int from, int to, int line, const struct board_set *there,
                 struct board_crossed *out)
{
    struct board_line at = board_line(b, BOARD_BY_CORNERS, from, to, line);
    int before = 0; /* the cell crossed last, whatever is there */
    out->count = 0;
    for (enum board_met met; (met = board_line_next(b, &at)) != BOARD_END && met != BOARD_OFF;) {
        if (met != BOARD_CELL)
            continue;
        if (board_has(there, at.cell)) {
            out->beside[out->count] =
                at.beside && out->count && out->cell[out->count - 1] == before;
            out->cell[out->count++] = at.cell;
        }
        before = at.cell;
    }
}

static bool pass_the_same(const struct board_obstacles *crossed, int line, int other)
{
    for (int i = 0; i < crossed->count; i++)
        if ((crossed->lines[i] >> line & 1) != (crossed->lines[i] >> other & 1))
            return false;
    return true;
}

static bool in_the_same_order(const struct board *b, int from, int to, int line, int other,
                              const struct board_obstacles *crossed)
{
    struct board_crossed one, two;
    struct board_set there = {{0}};
    for (int i = 0; i < crossed->count; i++)
        board_add(&there, crossed->cell[i]);
    board_along(b, from, to, line, &there, &one);
    board_along(b, from, to, other, &there, &two);
    return one.count == two.count &&
           !memcmp(one.cell, two.cell, (size_t)one.count * sizeof *one.cell);
}

/* Lines with at most one thing on them are told apart by it, the others by comparing each with
 * those found before. */
uint32_t board_unlike_lines(const struct board *b, int from, int to, uint32_t lines, bool in_order,
                            const struct board_obstacles *crossed)
{
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
        for (uint32_t others = first & several; others && !known; others &= others - 1) {
            int other = __builtin_ctz(others);
            known = in_order ? in_the_same_order(b, from, to, line, other, crossed)
                             : pass_the_same(crossed, line, other);
        }
        if (!known)
            first |= 1u << line;
    }
    return first;
}
