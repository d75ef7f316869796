/* board_reach.h - how far it is and where one can go, by a game's own rules.
 *
 * The functions here are compiled into the game that uses them: given the names of the
 * game's predicates they become loops with those predicates inside, no call through a
 * pointer. A game writes one small function around each use:
 *
 *     static board_cost walk_price(BOARD_WITH g, int from, const struct board_way *way);
 *     void walk(const struct game *g, int piece, int points, struct board_reach *out)
 *     {
 *         board_reach(g->board, cell_of(g, piece), points, walk_price, NULL, g, out);
 *     }
 *
 * Nothing is allocated; results lie where the caller says, 11 bytes a cell, and 5 more of
 * scratch on the stack. Costs are compared as vectors, then by the number of steps; of
 * equal ways the one whose last step has the lowest direction, then comes from the cell
 * of the lowest number, is kept: nothing depends on the order of the search. */
#ifndef KIT_BOARD_REACH_H
#define KIT_BOARD_REACH_H

#include "board.h"
#include "board_sets.h"

#define BOARD_INLINE static inline __attribute__((always_inline))

/* A cost is a pair, compared from left to right: (points), (squares, diagonals), (points,
 * hazards). Both parts are below 32768. */
typedef uint32_t board_cost;
#define BOARD_COST(first, second) ((board_cost)(first) << 16 | (board_cost)(second))
#define BOARD_NEVER UINT32_MAX
static inline int board_first(board_cost cost)
{
    return (int)(cost >> 16);
}
static inline int board_second(board_cost cost)
{
    return (int)(cost & 0xffff);
}

/* The game's predicates. Is there something between the cells at this edge? What does
 * this step cost, BOARD_NEVER if it cannot be taken? (way->edge and way->corner are both
 * 0 for a step to a cell that `more` named.) Which cells are neighbours besides those of
 * the map: true if there are any. */
typedef bool board_barrier(BOARD_WITH with, int edge);
typedef board_cost board_price(BOARD_WITH with, int from, const struct board_way *way);
typedef bool board_more(BOARD_WITH with, int cell, struct board_set *more);

/* Steps. */

/* Can one get around a corner from one place to another, through cells of the map and no
 * barrier? The free end of a wall can be passed, a wall that goes on cannot. */
BOARD_INLINE bool board_round_corner(const struct board *b, int corner, int here, int there,
                                     board_barrier *barrier, BOARD_WITH with)
{
    const struct board_corner *c = b->corner + corner;
    int last = 2 * c->sectors - 1, at;
    bool open = true;
    for (at = here; open;) {
        at = at == last ? 0 : at + 1;
        if (at == there)
            return true;
        open = at % 2 ? c->cell[at / 2] != 0 : !barrier(with, c->edge[at / 2]);
    }
    for (at = here, open = true; open;) {
        at = at == 0 ? last : at - 1;
        if (at == there)
            return true;
        open = at % 2 ? c->cell[at / 2] != 0 : !barrier(with, c->edge[at / 2]);
    }
    return false;
}

/* Is a step free of barriers? Through a side or a link: its edge is; over a corner: one
 * of the two ways around is. */
BOARD_INLINE bool board_step_free(const struct board *b, const struct board_way *way,
                                  board_barrier *barrier, BOARD_WITH with)
{
    if (way->edge)
        return !barrier(with, way->edge);
    return !way->corner || board_round_corner(b, way->corner, way->here, way->there, barrier, with);
}

/* Neighbours with no barrier between them? */
BOARD_INLINE bool board_adjacent(const struct board *b, int a, int c, board_barrier *barrier,
                                 board_more *more, BOARD_WITH with)
{
    const struct board_way *way = board_way_to(b, a, c);
    struct board_set others;
    if (way && board_step_free(b, way, barrier, with))
        return true;
    return more && a != c && more(with, a, &others) && board_has(&others, c);
}

/* Range: the fewest steps around barriers. */

enum { BOARD_FAR = 0xffff };

struct board_field {
    uint16_t steps[BOARD_CELLS + 1]; /* BOARD_FAR: no way, or none so short */
};

/* From a cell to all within `most` steps (-1: to all); stops when `until` is reached. */
BOARD_INLINE void board_range_until(const struct board *b, int from, int until, int most,
                                    board_barrier *barrier, board_more *more, BOARD_WITH with,
                                    struct board_field *out)
{
    uint16_t queue[BOARD_CELLS];
    struct board_set others;
    int head = 0, tail = 0;
    memset(out->steps, 0xff, (size_t)(b->cells + 1) * sizeof *out->steps);
    out->steps[from] = 0;
    queue[tail++] = (uint16_t)from;
    while (head < tail && out->steps[until] == BOARD_FAR) {
        int cell = queue[head++];
        uint16_t next = (uint16_t)(out->steps[cell] + 1);
        if (most >= 0 && next > most)
            break;
        EACH_WAY (b, cell, way)
            if (out->steps[way->to] == BOARD_FAR && board_step_free(b, way, barrier, with)) {
                out->steps[way->to] = next;
                queue[tail++] = way->to;
            }
        if (more && more(with, cell, &others))
            EACH_CELL (&others, to)
                if (out->steps[to] == BOARD_FAR) {
                    out->steps[to] = next;
                    queue[tail++] = (uint16_t)to;
                }
    }
}

BOARD_INLINE void board_range_field(const struct board *b, int from, int most,
                                    board_barrier *barrier, board_more *more, BOARD_WITH with,
                                    struct board_field *out)
{
    board_range_until(b, from, 0, most, barrier, more, with, out);
}

/* One pair; a game that asks for many targets makes a field instead. */
BOARD_INLINE int board_range(const struct board *b, int a, int c, board_barrier *barrier,
                             board_more *more, BOARD_WITH with)
{
    struct board_field field;
    board_range_until(b, a, c, -1, barrier, more, with, &field);
    return field.steps[c];
}

/* Number the parts of the board that barriers cut off from each other, from 1, in the
 * order of their lowest cells; how many there are. To be made again when a gate changes. */
BOARD_INLINE int board_parts(const struct board *b, board_barrier *barrier, board_more *more,
                             BOARD_WITH with, uint16_t part[BOARD_CELLS + 1])
{
    struct board_field field;
    int parts = 0;
    memset(part, 0, (size_t)(b->cells + 1) * sizeof *part);
    for (int first = 1; first <= b->cells; first++) {
        if (part[first])
            continue;
        parts++;
        board_range_until(b, first, 0, -1, barrier, more, with, &field);
        for (int cell = first; cell <= b->cells; cell++)
            if (field.steps[cell] != BOARD_FAR)
                part[cell] = (uint16_t)parts;
    }
    return parts;
}

/* Reach: where one can go for which cost. */

struct board_reach {
    struct board_set cells; /* all that can be entered, the start included */
    /* Cost in the upper 32 bits, steps in the lower; valid for `cells`. */
    uint64_t key[BOARD_CELLS + 1];
    uint16_t before[BOARD_CELLS + 1];   /* the cell before on the way; 0 at the start */
    uint8_t direction[BOARD_CELLS + 1]; /* of the last step */
};

static inline board_cost board_reach_cost(const struct board_reach *r, int cell)
{
    return board_has(&r->cells, cell) ? (board_cost)(r->key[cell] >> 32) : BOARD_NEVER;
}

static inline int board_reach_steps(const struct board_reach *r, int cell)
{
    return (int)(r->key[cell] & 0xffffffff);
}

/* Cells that wait, by the first part of their cost, in a circle of buckets. A cost
 * beyond the circle waits in the last bucket and is put back when its turn comes. */
enum { BOARD_BUCKETS = 16 };
struct board_waiting {
    uint16_t first[BOARD_BUCKETS];
    uint16_t next[BOARD_CELLS + 1], prev[BOARD_CELLS + 1];
    uint8_t bucket[BOARD_CELLS + 1];
    int count, now;
};

static inline void board_wait(struct board_waiting *w, int cell, uint64_t key)
{
    int cost = (int)(key >> 48), last = w->now + BOARD_BUCKETS - 1;
    w->bucket[cell] = (uint8_t)((cost < last ? cost : last) % BOARD_BUCKETS);
    uint16_t *first = w->first + w->bucket[cell];
    w->next[cell] = *first;
    w->prev[cell] = 0;
    if (*first)
        w->prev[*first] = (uint16_t)cell;
    *first = (uint16_t)cell;
    w->count++;
}

static inline void board_wait_no_more(struct board_waiting *w, int cell)
{
    if (w->prev[cell])
        w->next[w->prev[cell]] = w->next[cell];
    else
        w->first[w->bucket[cell]] = w->next[cell];
    if (w->next[cell])
        w->prev[w->next[cell]] = w->prev[cell];
    w->count--;
}

/* A step to `to` with this key: is it the best way so far? */
static inline void board_relax(struct board_reach *r, struct board_waiting *w,
                               struct board_set *waits, int from, int to, int direction,
                               uint64_t key)
{
    bool known = board_has(&r->cells, to);
    if (known && key > r->key[to])
        return;
    if (known && key == r->key[to]) {
        if (direction < r->direction[to] ||
            (direction == r->direction[to] && from < r->before[to])) {
            r->direction[to] = (uint8_t)direction;
            r->before[to] = (uint16_t)from;
        }
        return;
    }
    if (known && board_has(waits, to))
        board_wait_no_more(w, to);
    board_add(&r->cells, to);
    board_add(waits, to);
    r->key[to] = key;
    r->before[to] = (uint16_t)from;
    r->direction[to] = (uint8_t)direction;
    board_wait(w, to, key);
}

/* The start keeps itself: nothing is cheaper than 0 with no steps. */
BOARD_INLINE void board_spread(const struct board *b, const struct board_set *starts, int most,
                               bool backwards, board_price *price, board_more *more,
                               BOARD_WITH with, struct board_reach *out)
{
    struct board_waiting w;
    struct board_set waits = *starts, others;
    memset(w.first, 0, sizeof w.first);
    w.count = w.now = 0;
    out->cells = *starts;
    EACH_CELL (starts, cell) {
        out->key[cell] = 0;
        out->before[cell] = 0;
        out->direction[cell] = 0;
        board_wait(&w, cell, 0);
    }
    for (; w.count; w.now++) {
        int cell;
        while ((cell = w.first[w.now % BOARD_BUCKETS]) != 0) {
            uint64_t key = out->key[cell];
            board_wait_no_more(&w, cell);
            if ((int)(key >> 48) > w.now) {
                board_wait(&w, cell, key);
                continue;
            }
            board_remove(&waits, cell);
            EACH_WAY (b, cell, way) {
                if (board_has(&out->cells, way->to) && out->key[way->to] <= key)
                    continue; /* going back: every step adds to the key */
                board_cost cost =
                    backwards ? price(with, way->to, b->way + way->back) : price(with, cell, way);
                uint64_t sum = key + ((uint64_t)cost << 32) + 1;
                if (cost != BOARD_NEVER && (int)(sum >> 48) <= most)
                    board_relax(out, &w, &waits, cell, way->to, way->direction, sum);
            }
            if (!more || !more(with, cell, &others))
                continue;
            EACH_CELL (&others, to) {
                struct board_way beyond = {.to = (uint16_t)(backwards ? cell : to),
                                           .direction = BOARD_BEYOND};
                board_cost cost = price(with, backwards ? to : cell, &beyond);
                uint64_t sum = key + ((uint64_t)cost << 32) + 1;
                if (cost != BOARD_NEVER && (int)(sum >> 48) <= most)
                    board_relax(out, &w, &waits, cell, to, BOARD_BEYOND, sum);
            }
        }
    }
}

enum { BOARD_ANY_COST = 32767 };

/* All cells that can be entered from `from` for at most `most` (the first part of the
 * cost). Where one may not stop is not the reach's to know: a game takes those cells out
 * of out->cells afterwards. */
BOARD_INLINE void board_reach(const struct board *b, int from, int most, board_price *price,
                              board_more *more, BOARD_WITH with, struct board_reach *out)
{
    struct board_set starts;
    board_clear(&starts);
    board_add(&starts, from);
    board_spread(b, &starts, most, false, price, more, with, out);
}

/* From each cell the cost to the nearest of `goals`, by the price of the steps towards
 * them: one search instead of one for every candidate. `before` is the next cell on the
 * way to the goal. Passages of `more` must lead both ways. */
BOARD_INLINE void board_reach_back(const struct board *b, const struct board_set *goals, int most,
                                   board_price *price, board_more *more, BOARD_WITH with,
                                   struct board_reach *out)
{
    board_spread(b, goals, most, true, price, more, with, out);
}

/* The cells of the way to `to`, without the start, `to` last. How many; 0 if it is the
 * start or cannot be reached. */
static inline int board_path(const struct board_reach *r, int to, uint16_t path[BOARD_CELLS])
{
    if (!board_has(&r->cells, to))
        return 0;
    int count = board_reach_steps(r, to);
    for (int i = count; i > 0; i--) {
        path[i - 1] = (uint16_t)to;
        to = r->before[to];
    }
    return count;
}

#endif
