/* board_json.h - a board for screens.
 *
 * The board itself is told once, as a catalogue:
 *   {"name", "shape": "hex"|"square"|"area", "flat"?, "unit": [x, y], "box": [left, top,
 *    right, bottom], "directions": ["NE", ...], "corners": [[x, y], ...],
 *    "cells": [{"id", "name", "at": [x, y], "corners"?: [...], "kind"?, "level"?, "tile"?,
 *               "gate"?, "within"?}],
 *    "edges": [{"id", "kind": "wall"|"border"|"link"|"gate", "cells": [a, b], "corners"?:
 *               [p, q], "gates"?: [...]}],
 *    "gates": [{"id", "cell"|"edge", "shut"}], "regions": [{"name", "cells"}]}
 * Points are in the plane of board.h; times "unit" they are a true picture in which a
 * hexagon's corner is 1 from its centre and a square's side is 1 long. "corners" of a cell
 * (its outline, clockwise) and of an edge are places in the list of corners, from 0. Edges
 * that only divide two cells are left out. Ids are the numbers of board.h.
 *
 * What changes is told by those ids, in every view, with the functions below. */
#ifndef KIT_BOARD_JSON_H
#define KIT_BOARD_JSON_H

#include "board.h"
#include "board_reach.h"
#include "board_sight.h"
#include "json.h"

void board_put(struct arb_json *out, const char *key, const struct board *b);

/* [cell, ...] */
void board_put_cells(struct arb_json *out, const char *key, const struct board_set *cells);
/* [[cell, cost, before], ...] for the cells of `ends` and those on the ways to them: the
 * cost's first part, and the cell before on the way, 0 at the start. */
void board_put_reach(struct arb_json *out, const char *key, const struct board_reach *r,
                     const struct board_set *ends);
/* [cell, ...] from the step after the start to the end. */
void board_put_path(struct arb_json *out, const char *key, const struct board_reach *r, int to);
/* A mark of a view (docs/views.md) in a list that is begun: its kind, what it is called, the piece
 * or thing it belongs to (0: none); with arb_put_end() after its cells. */
void board_begin_mark(struct arb_json *out, const char *kind, const char *label, int piece);
/* A mark with its cells, unless there are none; `quiet`: for who wants it. */
void board_put_mark(struct arb_json *out, const char *kind, const char *label, int piece,
                    bool quiet, const struct board_set *cells);
/* A free line of sight to a cell. */
void board_put_sight(struct arb_json *out, const char *label, int cell,
                     const struct board_line *line);
/* What is to go from one cell to another once what is being chosen counts: so many of each of these
 * pieces. */
struct board_cargo {
    int piece, count;
};
void board_put_plan(struct arb_json *out, const char *label, int from, int to,
                    const struct board_cargo *cargo, int kinds);
/* The numbers of the gates that are shut. */
void board_put_gates(struct arb_json *out, const char *key, const struct board *b,
                     const struct board_gates *shut);

#endif
