/* board_sight.h - straight lines over a board, and what they meet.
 *
 * A line goes from one exact point to another. board_line_next() tells what it meets, one
 * thing after the other; it knows the map only. board_line_clear() holds that against a
 * game's predicates, and board_lines() and board_sees() do it for all the lines that a
 * game draws from cell to cell:
 *   - an edge that is a barrier is not crossed, nor is it left from inside, nor run along
 *   - a corner on the line is passed (or left, or reached) if one can get around it from
 *     the cell the line comes from to the cell it goes to: the free end of a wall may be
 *     touched, a wall that goes on through the corner stops the line
 *   - a cell with an inner point or a whole side on the line is crossed, unless it is the
 *     first or the last; one that is touched in a corner is not
 *   - the line stops at an opaque cell, and where it leaves the map
 *
 * As in board_reach.h the predicates are compiled in, and nothing is allocated. */
#ifndef KIT_BOARD_SIGHT_H
#define KIT_BOARD_SIGHT_H

#include "board.h"
#include "board_reach.h"

/* The lines a game draws between two cells:
 *   BOARD_BY_CENTRES  from centre to centre: 1
 *   BOARD_BY_MIDDLES  from the middle of each side of the first to the centre of the
 *                     second: 4 or 6, numbered as the sides. Not the same both ways
 *   BOARD_BY_CORNERS  from each corner of the first to each other corner of the second:
 *                     12 or 30; line 5 i + j (3 i + j) goes from corner i to the j-th of
 *                     the others */
enum board_lines { BOARD_BY_CENTRES, BOARD_BY_MIDDLES, BOARD_BY_CORNERS };

enum board_met { BOARD_END, BOARD_OFF, BOARD_CROSS, BOARD_ALONG, BOARD_CORNER, BOARD_CELL };

/* A line under way. Points are in the plane, times `scale`. */
struct board_line {
    int32_t scale;
    int64_t px, py, qx, qy, dx, dy;
    int64_t shift, corner_shift[BOARD_SIDES]; /* see shift_corners() */
    uint16_t a, b;                            /* first and last cell; b 0: an edge or the void */
    bool quiet;                               /* nobody wants to hear of cells */
    uint8_t state;
    uint16_t at;        /* the cell it is in, the edge it runs along, the corner it is at */
    uint16_t into;      /* the cell beyond an edge just crossed, the corner at an edge's end */
    uint16_t edge;      /* BOARD_CROSS, BOARD_ALONG: that edge */
    uint16_t corner;    /* BOARD_CORNER: that corner, */
    uint8_t from, goes; /*   and its places the line comes from and goes to */
    uint16_t cell;      /* BOARD_CELL: that cell, not the first nor the last */
    bool beside;        /* that cell lies at the same side the line runs along as the one before */
};

/* How many lines there are of a sort, and the n-th of them. */
int board_line_count(const struct board *b, enum board_lines sort);
struct board_line board_line(const struct board *b, enum board_lines sort, int a, int c, int n);
/* From the centre of a through the centre of c and on to the end of the map. */
struct board_line board_line_through(const struct board *b, int a, int c);
/* From the centre of a to the point num/den of the way along an edge, from its corner p
 * to q; 0 < num < den. */
struct board_line board_line_to_edge(const struct board *b, int a, int edge, int num, int den);

/* What comes next; BOARD_END and BOARD_OFF are last. */
enum board_met board_line_next(const struct board *b, struct board_line *line);

/* The cells a line crossed, nearest first; `beside` marks one at the same distance as
 * the one before it, on the other side of the edge the line runs along. */
struct board_crossed {
    int count;
    uint16_t cell[BOARD_LINE];
    bool beside[BOARD_LINE];
};

typedef bool board_opaque(BOARD_WITH with, int cell);

/* Is the line free? `opaque` and `crossed` may be NULL. */
BOARD_INLINE bool board_line_clear(const struct board *b, struct board_line line,
                                   board_barrier *barrier, board_opaque *opaque, BOARD_WITH with,
                                   struct board_crossed *crossed)
{
    if (crossed)
        crossed->count = 0;
    line.quiet = !opaque && !crossed;
    for (;;) {
        switch (board_line_next(b, &line)) {
        case BOARD_END:
            return true;
        case BOARD_OFF:
            return false;
        case BOARD_CROSS:
        case BOARD_ALONG:
            if (barrier(with, line.edge))
                return false;
            break;
        case BOARD_CORNER:
            if (line.from != line.goes &&
                !board_round_corner(b, line.corner, line.from, line.goes, barrier, with))
                return false;
            break;
        case BOARD_CELL:
            if (opaque && opaque(with, line.cell))
                return false;
            if (crossed) {
                crossed->cell[crossed->count] = line.cell;
                crossed->beside[crossed->count++] = line.beside;
            }
            break;
        }
    }
}

/* Which lines from a to c are free, as bits by their number. */
BOARD_INLINE uint32_t board_lines(const struct board *b, enum board_lines sort, int a, int c,
                                  board_barrier *barrier, board_opaque *opaque, BOARD_WITH with)
{
    uint32_t free_lines = 0;
    int count = board_line_count(b, sort);
    for (int n = 0; n < count; n++)
        if (board_line_clear(b, board_line(b, sort, a, c, n), barrier, opaque, with, NULL))
            free_lines |= (uint32_t)1 << n;
    return free_lines;
}

/* Is one of them free? */
BOARD_INLINE bool board_sees(const struct board *b, enum board_lines sort, int a, int c,
                             board_barrier *barrier, board_opaque *opaque, BOARD_WITH with)
{
    int count = board_line_count(b, sort);
    for (int n = 0; n < count; n++)
        if (board_line_clear(b, board_line(b, sort, a, c, n), barrier, opaque, with, NULL))
            return true;
    return false;
}

/* Points of an edge that stand for all of them, seen from a cell's centre: between two
 * of them that follow each other no corner hides one of the points and not the other. As
 * fractions of the way from p to q; how many. */
struct board_fraction {
    int32_t num, den;
};
int board_edge_points(const struct board *b, int from, int edge,
                      struct board_fraction out[2 * BOARD_CORNERS + 1]);

/* Does the centre of a cell see any point of an edge? The edge itself hides nothing. */
BOARD_INLINE bool board_sees_edge(const struct board *b, int from, int edge, board_barrier *barrier,
                                  board_opaque *opaque, BOARD_WITH with)
{
    struct board_fraction point[2 * BOARD_CORNERS + 1];
    int count = board_edge_points(b, from, edge, point);
    for (int i = 0; i < count; i++)
        if (board_line_clear(b, board_line_to_edge(b, from, edge, point[i].num, point[i].den),
                             barrier, opaque, with, NULL))
            return true;
    return false;
}

/* The cells on the ray from a through c that come after c, up to the first barrier or
 * the end of the map: where c can be pushed. How many. */
BOARD_INLINE int board_ray(const struct board *b, int a, int c, board_barrier *barrier,
                           BOARD_WITH with, uint16_t out[BOARD_LINE])
{
    struct board_line line = board_line_through(b, a, c);
    bool behind = false;
    int count = 0;
    if (a == c)
        return 0;
    for (;;) {
        switch (board_line_next(b, &line)) {
        case BOARD_END:
        case BOARD_OFF:
            return count;
        case BOARD_CROSS:
        case BOARD_ALONG:
            if (behind && barrier(with, line.edge))
                return count;
            break;
        case BOARD_CORNER:
            if (behind && line.from != line.goes &&
                !board_round_corner(b, line.corner, line.from, line.goes, barrier, with))
                return count;
            break;
        case BOARD_CELL:
            if (behind)
                out[count++] = line.cell;
            behind = behind || line.cell == c;
            break;
        }
    }
}

#endif
