/* board_tables.h - answers worked out once, when the packs are compiled.
 *
 * Walls never move, so what they alone decide is content: the fewest steps between all
 * pairs, and the lines from cell to cell that no wall stops. Gates do move; what depends
 * on one is known as such and looked at again. The tables know walls and gates only
 * (board_barred); a game whose barriers are something else uses board_reach.h and
 * board_sight.h alone. They are for maps of up to some 256 cells: 14 bytes a pair. */
#ifndef KIT_BOARD_TABLES_H
#define KIT_BOARD_TABLES_H

#include "arena.h"
#include "board.h"
#include "board_reach.h"
#include "board_sight.h"

/* Range. */

/* The fewest steps between all pairs, with every gate open and with every gate shut. If
 * both say the same, gates do not matter. [a * (cells + 1) + c]; 255: no way, or that
 * many steps and more. */
enum { BOARD_RINGS = 8 };
struct board_distance {
    uint16_t cells;
    const uint8_t *open, *shut;
    const struct board_set *within_open, *within_shut; /* [cell * BOARD_RINGS + n - 1]: the cells
                                                          at most n steps away */
};
const struct board_distance *board_distance_table(const struct board *b, struct arb_arena *arena);

/* Are all gates open (1), or all of them shut (0)? Then the tables know; -1: some are. */
static inline int board_gates_alike(const struct board *b, const struct board_gates *shut)
{
    bool open = true, all = true;
    for (int i = 0; i < BOARD_GATE_WORDS; i++) {
        int last = b->gates - i * 64;
        uint64_t every = last < 0 ? 0 : last < 63 ? ((uint64_t)2 << last) - 1 : ~(uint64_t)0;
        open = open && !shut->bits[i];
        all = all && shut->bits[i] == (i ? every : every & ~(uint64_t)1);
    }
    return open ? 1 : all ? 0 : -1;
}

/* A range that the table does not know: searched for. */
int board_range_searched(const struct board *b, const struct board_gates *shut, int a, int c);

/* The fewest steps around walls and the gates that are shut; BOARD_FAR: no way. */
static inline int board_range_by(const struct board *b, const struct board_distance *distance,
                                 const struct board_gates *shut, int a, int c)
{
    size_t pair = (size_t)a * (distance->cells + 1u) + (size_t)c;
    int steps = distance->open[pair];
    if (steps != distance->shut[pair]) {
        int alike = board_gates_alike(b, shut);
        if (alike < 0)
            return board_range_searched(b, shut, a, c);
        steps = alike ? steps : distance->shut[pair];
    }
    /* On a map of so few cells no way is as long as 255 steps. */
    return steps < 255 ? steps : b->cells < 256 ? BOARD_FAR : board_range_searched(b, shut, a, c);
}

/* All cells with a range of at most n, 1 or more, from this one, itself included. */
struct board_set board_within_searched(const struct board *b, const struct board_gates *shut,
                                       int cell, int n);
static inline struct board_set board_within(const struct board *b,
                                            const struct board_distance *distance,
                                            const struct board_gates *shut, int cell, int n)
{
    int alike = board_gates_alike(b, shut);
    if (n > BOARD_RINGS || alike < 0)
        return board_within_searched(b, shut, cell, n);
    return (alike ? distance->within_open : distance->within_shut)[cell * BOARD_RINGS + n - 1];
}

/* Lines. */

/* For each pair of cells the lines that no wall stops (`open`: every gate open), those of
 * them that no gate could stop (`sure`), and those that are left with every gate shut
 * (`shut`). Where a game has no opaque cells, looking into the table is all unless some
 * gates are open and some are shut. Content, made once. */
struct board_sight {
    uint8_t sort;
    uint16_t cells;
    const uint32_t *open, *sure, *shut;                        /* [a * (cells + 1) + c] */
    const struct board_set *from_open, *from_sure, *from_shut; /* [c]: the cells that have any */
};
const struct board_sight *board_sight_table(const struct board *b, enum board_lines sort,
                                            struct arb_arena *arena);

BOARD_INLINE uint32_t board_lines_by(const struct board *b, const struct board_sight *sight, int a,
                                     int c, board_barrier *barrier, BOARD_WITH with)
{
    size_t pair = (size_t)a * (sight->cells + 1u) + (size_t)c;
    uint32_t lines = sight->sure[pair];
    for (uint32_t rest = sight->open[pair] & ~lines; rest; rest &= rest - 1) {
        int n = __builtin_ctz(rest);
        if (board_line_clear(b, board_line(b, (enum board_lines)sight->sort, a, c, n), barrier,
                             NULL, with, NULL))
            lines |= (uint32_t)1 << n;
    }
    return lines;
}

/* The same for gates as they are in the block, which the tables know if they are alike. */
BOARD_INLINE uint32_t board_lines_now(const struct board *b, const struct board_sight *sight,
                                      const struct board_gates *shut, int a, int c,
                                      board_barrier *barrier, BOARD_WITH with)
{
    size_t pair = (size_t)a * (sight->cells + 1u) + (size_t)c;
    uint32_t open = sight->open[pair];
    if (open == sight->sure[pair])
        return open;
    int alike = board_gates_alike(b, shut);
    return alike > 0    ? open
           : alike == 0 ? sight->shut[pair]
                        : board_lines_by(b, sight, a, c, barrier, with);
}

BOARD_INLINE bool board_sees_by(const struct board *b, const struct board_sight *sight, int a,
                                int c, board_barrier *barrier, BOARD_WITH with)
{
    size_t pair = (size_t)a * (sight->cells + 1u) + (size_t)c;
    return sight->sure[pair] ||
           (sight->open[pair] && board_lines_by(b, sight, a, c, barrier, with));
}

/* The cells of `among` that have a line to this one. */
BOARD_INLINE struct board_set board_seers(const struct board *b, const struct board_sight *sight,
                                          const struct board_gates *shut, int cell,
                                          const struct board_set *among, board_barrier *barrier,
                                          BOARD_WITH with)
{
    int alike = board_gates_alike(b, shut);
    struct board_set seers = alike > 0    ? sight->from_open[cell]
                             : alike == 0 ? sight->from_shut[cell]
                                          : sight->from_sure[cell];
    struct board_set unsure = sight->from_open[cell];
    board_keep(&seers, among);
    board_drop(&unsure, &seers);
    board_keep(&unsure, among);
    if (alike < 0)
        EACH_CELL (&unsure, from)
            if (board_lines_by(b, sight, from, cell, barrier, with))
                board_add(&seers, from);
    return seers;
}

/* Crossings. */

/* Which lines between two cells cross a third. Walls only decide which lines there are, so this
 * is the same for all pairs of cells that lie alike: a list for each offset from the first cell to
 * the last, of the cells between, as offsets from the first, with the lines that cross them. Valid
 * for lines that are free; what is not on the map is crossed by nobody. */
struct board_crossing {
    int16_t dx, dy;
    uint32_t lines;
};
struct board_strip {
    uint16_t count;
    const struct board_crossing *cell;
};
struct board_crossings {
    const struct board_strip *strip; /* by offset: board_strip_between() */
};
const struct board_crossings *board_crossing_table(const struct board *b,
                                                   const struct board_sight *sight,
                                                   struct arb_arena *arena);

static inline size_t board_offset_number(const struct board *b, int dx, int dy)
{
    return (size_t)((dy + b->rows - 1) * (2 * b->columns - 1) + dx + b->columns - 1);
}

static inline const struct board_strip *
board_strip_between(const struct board *b, const struct board_crossings *all, int a, int c)
{
    const struct board_cell *from = b->cell + a, *to = b->cell + c;
    return &all->strip[board_offset_number(b, to->x - from->x, to->y - from->y)];
}

#endif
