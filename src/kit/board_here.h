/* board_here.h - the board that is being played on, for games that have one at a time: where
 * pieces stand, what a cell is, how far it is, in words.
 *
 * A game's kit_config.h states, before board_here.c is reached, KIT_BOARD(g), the board, and, if
 * its pieces are the kit's, KIT_PIECES(g) and KIT_PILES(g), the pieces and piles of the block
 * (board_pieces.h). Its content has its boards in c->board, c->boards of them. */
#ifndef KIT_BOARD_HERE_H
#define KIT_BOARD_HERE_H

#include "board_pieces.h"

/* The kind of a cell, its bits (board.h). */
int kind_at(const struct arb_run *g, int cell);

#ifdef KIT_PIECES
/* Where a piece stands; 0: nowhere. To 0: it leaves the board. */
int cell_of(const struct arb_run *g, int piece);
void move_piece(struct arb_run *g, int piece, int cell);

/* In steps, whatever stands between; -1: there is no way. All of them from one cell at once. */
int steps_between(const struct arb_run *g, int from, int to);
struct board_field;
void steps_from(const struct arb_run *g, int from, struct board_field *out);
#endif

/* {cell}: "D-2 (ruin)", a row of game_words, or only "D-2"; and a cell as an option or event is
 * about it. */
#define CELL_WORD                                                                                  \
    {                                                                                              \
        .name = "cell", .say = say_cell, .kind = SAY_CELL                                          \
    }
#define CELL_NAME_WORD                                                                             \
    {                                                                                              \
        .name = "cell", .say = say_cell_name, .kind = SAY_CELL                                     \
    }
void say_cell(const struct arb_saying *s, int cell, struct arb_text *out);
void say_cell_name(const struct arb_saying *s, int cell, struct arb_text *out);

/* A piece of a view with the name of its cell, facing nowhere: arb_put_end() after what else is to
 * be told of it; or the whole of it. */
void begin_piece(const struct arb_run *g, int id, int def, int cell, int owner,
                 struct arb_json *out);
void put_piece(const struct arb_run *g, int id, int def, int cell, int owner, struct arb_json *out);

/* One of the "marks" of a board: cells that matter to a piece, such as those it threatens; and
 * those it reaches, with what that costs. */
struct board_set;
struct board_reach;
void put_mark(const char *kind, const char *label, int piece, const struct board_set *cells,
              struct arb_json *out);
void put_reach(const char *label, int piece, const struct board_reach *reach, struct arb_json *out);

/* `boards` of struct arb_rules: all boards there are. */
void boards_put(const struct arb_run *g, struct arb_json *out);

#endif
