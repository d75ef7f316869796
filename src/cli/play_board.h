/* play_board.h - the boards of a view, drawn for a terminal: cells in their places with the
 * names that prompts use, terrain as colour and sign, pieces in the colours of their owners,
 * and the cells that can be chosen now marked. It knows the shapes of docs/views.md and no
 * game. */
#ifndef PLAY_BOARD_H
#define PLAY_BOARD_H

#include "arbiter.h"
#include "play_paper.h"

/* Gives the boards of a view what they are drawn by: the catalogue's plan and, from the
 * question, which cells can be chosen. `ask` may be NULL. */
void board_attach(json_t *view, const arb_game *game, const json_t *ask);

bool board_is_there(const json_t *view);

/* How big: large cells, all of it in small ones, or so many lines of it, around where
 * something is to be chosen. */
enum { BOARD_LARGE = 1000, BOARD_WHOLE = 999 };

/* The columns the boards take on a page as wide as this. */
int board_columns(const json_t *view, int width, int size);

/* The style in which a piece stands on its board: its owner's colour, or its own. */
enum { BOARD_STYLE = 16 };
void board_piece_style(const json_t *piece, char style[BOARD_STYLE]);

/* A seat's sign in its colour, and a space. */
void board_put_seat(struct paper *p, int seat);

/* All boards, `beside` at their right as far as it reaches and below them; it is then empty. */
void draw_boards(struct paper *p, const json_t *view, int size, struct paper *beside);

#endif
