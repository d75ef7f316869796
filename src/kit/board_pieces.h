/* board_pieces.h - pieces on cells, as they lie in a game's block.
 *
 * The block has two arrays: what each piece knows, by its number from 1, and what lies on
 * each cell, by the cell's number (cell 0 is beside the board):
 *
 *     struct board_piece piece[PIECES + 1];
 *     struct board_pile pile[BOARD_CELLS + 1];
 *
 * All zero is a board with nothing on it. What must hold: a piece is on one cell or
 * beside the board; the pieces of a cell are a stack, threaded through the pieces from
 * bottom to top. A game with one piece a cell has stacks of one. A piece may stand for
 * several equal ones and may face a direction. */
#ifndef KIT_BOARD_PIECES_H
#define KIT_BOARD_PIECES_H

#include "board.h"

struct board_piece {
    uint16_t cell;         /* 0: beside the board */
    uint16_t above, below; /* in its stack; 0: none */
    uint8_t more;          /* equal pieces besides the one */
    uint8_t facing;        /* a direction of the board */
};

struct board_pile {
    uint16_t bottom, top;
};

/* From bottom to top; the body may not move the current piece. */
#define EACH_PIECE(piles, pieces, at, piece)                                                       \
    for (int piece = (piles)[at].bottom; piece; piece = (pieces)[piece].above)

/* Take a piece off the board; nothing happens to one that is not on it. */
static inline void board_lift(struct board_pile *pile, struct board_piece *piece, int p)
{
    struct board_piece *it = piece + p;
    if (!it->cell)
        return;
    struct board_pile *from = pile + it->cell;
    *(it->below ? &piece[it->below].above : &from->bottom) = it->above;
    *(it->above ? &piece[it->above].below : &from->top) = it->below;
    it->cell = it->above = it->below = 0;
}

/* Put a piece on top of what is on a cell, from wherever it was; on cell 0: lift it. */
static inline void board_place(struct board_pile *pile, struct board_piece *piece, int p, int cell)
{
    board_lift(pile, piece, p);
    if (!cell)
        return;
    struct board_pile *to = pile + cell;
    piece[p].cell = (uint16_t)cell;
    piece[p].below = to->top;
    *(to->top ? &piece[to->top].above : &to->bottom) = (uint16_t)p;
    to->top = (uint16_t)p;
}

/* Put it under what is on the cell. */
static inline void board_place_under(struct board_pile *pile, struct board_piece *piece, int p,
                                     int cell)
{
    board_lift(pile, piece, p);
    if (!cell)
        return;
    struct board_pile *to = pile + cell;
    piece[p].cell = (uint16_t)cell;
    piece[p].above = to->bottom;
    *(to->bottom ? &piece[to->bottom].below : &to->top) = (uint16_t)p;
    to->bottom = (uint16_t)p;
}

/* The piece on top, 0 on an empty cell. */
static inline int board_top(const struct board_pile *pile, int cell)
{
    return pile[cell].top;
}

/* Pieces on a cell, each with all it stands for. */
static inline int board_stack(const struct board_pile *pile, const struct board_piece *piece,
                              int cell)
{
    int count = 0;
    EACH_PIECE (pile, piece, cell, p)
        count += 1 + piece[p].more;
    return count;
}

/* A piece stands for n more (or fewer) equal ones; false, and nothing changes, if that
 * is not 1 to 256 together. */
static inline bool board_add_count(struct board_piece *piece, int p, int n)
{
    int more = piece[p].more + n;
    if (more < 0 || more > UINT8_MAX)
        return false;
    piece[p].more = (uint8_t)more;
    return true;
}

/* The cell in front of a piece, 0 if there is none. */
static inline int board_in_front(const struct board *b, const struct board_piece *piece, int p)
{
    const struct board_way *way =
        piece[p].cell ? board_way_in(b, piece[p].cell, piece[p].facing) : NULL;
    return way ? way->to : 0;
}

/* Is a direction within `turns` of where the piece looks, to either side? */
static inline bool board_faces(const struct board *b, const struct board_piece *piece, int p,
                               int direction, int turns)
{
    int all = board_directions(b);
    if (!all || direction >= all)
        return false;
    int right = (direction - piece[p].facing + all) % all;
    return right <= turns || all - right <= turns;
}

/* What does not hold, in words; NULL if all does. */
static inline const char *board_check_pieces(const struct board *b, const struct board_pile *pile,
                                             const struct board_piece *piece, int pieces)
{
    int on = 0, met = 0;
    for (int p = 1; p <= pieces; p++)
        on += piece[p].cell != 0;
    if (pile[0].bottom || pile[0].top)
        return "a piece lies on cell 0";
    for (int c = 1; c <= b->cells; c++) {
        int below = 0;
        EACH_PIECE (pile, piece, c, p) {
            if (p > pieces || piece[p].cell != c || piece[p].below != below || ++met > on)
                return "a stack is not threaded through its pieces";
            below = p;
        }
        if (pile[c].top != below)
            return "the top of a stack is not its last piece";
    }
    return met == on ? NULL : "a piece is on a cell that does not know of it";
}

#endif
