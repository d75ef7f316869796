/* board_sets.h - sets of cells: one bit a cell, no allocation.
 *
 * Rings, balls and templates count as a board without walls does (board_free_range);
 * where walls matter, take the set from a field of board_reach.h. Cells that are not on
 * the map are never in a set. */
#ifndef KIT_BOARD_SETS_H
#define KIT_BOARD_SETS_H

#include "board.h"

#include <string.h>

static inline bool board_has(const struct board_set *s, int cell)
{
    return s->bits[cell / 64] >> (cell % 64) & 1;
}

static inline void board_add(struct board_set *s, int cell)
{
    s->bits[cell / 64] |= (uint64_t)1 << (cell % 64);
}

static inline void board_remove(struct board_set *s, int cell)
{
    s->bits[cell / 64] &= ~((uint64_t)1 << (cell % 64));
}

static inline void board_clear(struct board_set *s)
{
    memset(s, 0, sizeof *s);
}

static inline void board_unite(struct board_set *s, const struct board_set *other)
{
    for (int i = 0; i < BOARD_WORDS; i++)
        s->bits[i] |= other->bits[i];
}

static inline void board_keep(struct board_set *s, const struct board_set *other)
{
    for (int i = 0; i < BOARD_WORDS; i++)
        s->bits[i] &= other->bits[i];
}

static inline void board_drop(struct board_set *s, const struct board_set *other)
{
    for (int i = 0; i < BOARD_WORDS; i++)
        s->bits[i] &= ~other->bits[i];
}

static inline int board_count(const struct board_set *s)
{
    int count = 0;
    for (int i = 0; i < BOARD_WORDS; i++)
        count += __builtin_popcountll(s->bits[i]);
    return count;
}

static inline bool board_empty(const struct board_set *s)
{
    uint64_t any = 0;
    for (int i = 0; i < BOARD_WORDS; i++)
        any |= s->bits[i];
    return !any;
}

static inline bool board_meets(const struct board_set *s, const struct board_set *other)
{
    uint64_t any = 0;
    for (int i = 0; i < BOARD_WORDS; i++)
        any |= s->bits[i] & other->bits[i];
    return any;
}

/* The first cell of the set after `cell`, 0 if there is none. */
static inline int board_next(const struct board_set *s, int cell)
{
    int i = ++cell / 64;
    if (i >= BOARD_WORDS)
        return 0;
    uint64_t word = s->bits[i] & ~(uint64_t)0 << (cell % 64);
    while (!word && ++i < BOARD_WORDS)
        word = s->bits[i];
    return word ? i * 64 + __builtin_ctzll(word) : 0;
}

/* By number, so that nothing depends on how the set was made. */
#define EACH_CELL(set, cell)                                                                       \
    for (int cell = board_next((set), 0); cell; cell = board_next((set), cell))

/* All cells; those of one kind. */
void board_all(const struct board *b, struct board_set *out);
void board_of_kind(const struct board *b, int kind, struct board_set *out);

/* The cells n away from c, and those at most n away, c included. */
void board_ring(const struct board *b, int c, int n, struct board_set *out);
void board_ball(const struct board *b, int c, int n, struct board_set *out);

/* The cells of `among` nearest to c: those on the first ring that has any. How far they
 * are; -1 if there is none. A tie is the caller's to decide. */
int board_nearest(const struct board *b, int c, const struct board_set *among,
                  struct board_set *out);

/* A shape laid on the board: columns and rows from the cell it is aimed at, drawn as it
 * lies when it is used northwards (hex with points up: north-eastwards). */
struct board_template {
    uint8_t count;
    int16_t at[16][2];
};
/* Laid on `cell` and turned to a direction: one through a side. */
void board_stamp(const struct board *b, const struct board_template *shape, int cell, int direction,
                 struct board_set *out);

/* The directions through sides in which one step from `to` leads farther away from
 * `from`, into a map without end; how many. */
int board_away(const struct board *b, int from, int to, uint8_t out[BOARD_SIDES]);

/* The cells of a named region or spot; nothing if there is none. */
void board_region_cells(const struct board *b, const char *name, struct board_set *out);

/* The members of the set farthest towards N, E, S or W ('N' ...), for a die that decides. */
void board_farthest(const struct board *b, const struct board_set *among, char compass,
                    struct board_set *out);

/* Passages that are not on the map: cells that bear a common mark are neighbours
 * (two ends of a portal). `marks` are by cell, from the block; what one seat alone may use, it
 * sees as more marks. Never the cell itself. False if there are none. */
bool board_joined(const struct board *b, const uint32_t *marks, int cell, struct board_set *out);

#endif
