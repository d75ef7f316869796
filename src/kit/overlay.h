/* overlay.h - what is drawn over the board for a seat that is asked: where a figure can go, with
 * what each cell costs and the way there, how far something reaches, what is out of sight. Marks of
 * a view (board_json.h); the game puts those that matter to the question (game_put_marks()). */
#ifndef KIT_OVERLAY_H
#define KIT_OVERLAY_H

#include "board_sets.h"
#include "json.h"
#include "rules.h"

/* The options of a seat that are ways: each end with its cost, each cell on a way with the one
 * before it. The first way over a cell is the one that is shown. */
void overlay_ways(const struct arb_run *g, int seat, int figure, struct arb_json *out);

/* The cells that one of the figures of a mask could reach from where it stands; `range` 0: each as
 * far as it does. */
void overlay_range(const struct arb_run *g, uint64_t figures, int range, const char *kind,
                   const char *label, int of, struct arb_json *out);
/* The cells it does not see. */
void overlay_unseen(const struct arb_run *g, int figure, bool quiet, struct arb_json *out);

/* The game's: the way of an option that leads the figure to cell a for b, and how many cells it
 * has; 0: it is none. */
int game_way_of(const struct arb_run *g, int figure, const struct arb_option *option,
                uint16_t path[BOARD_CELLS]);
/* Where a figure stands; could it reach this cell; does it see it? */
int game_stands_at(const struct arb_run *g, int figure);
bool game_could_reach(const struct arb_run *g, int figure, int cell, int range);
bool game_sees_cell(const struct arb_run *g, int figure, int cell);

#endif
