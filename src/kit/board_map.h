/* board_map.h - a map as packs write it down, compiled into a board.
 *
 *     map "cave" { shape = "hex", from = "A-1",
 *         rows = { "e . f o . ",
 *                  " . . l . x" },
 *         legend = { e = entry(), f = hazard("fire"), o = object(), l = lava(), x = door() },
 *         walls = { "C-1|E-1" }, walled = "border",
 *         regions = { den = { "B-2", "D-2..F-2" } } }
 *
 *   shape      "hex" (flat = true: a side up), "square" (diagonal = true: corners join,
 *              too) or "area"
 *   rows       one letter a column, a blank where there is no cell; "." is a plain cell,
 *              any other letter stands in the legend. Hexagons have every second column,
 *              odd and even rows in turn; `from` names the cell of the first letter
 *   legend     what a letter means is the game's to read; see struct board_words
 *   walls      between cells that share a side; doors the same with a gate that is shut
 *              ({ "c1|d1", open = true }: open); walled = "border": all around
 *   links      passages between cells that do not touch; { "a1|k9", gate = true }: shut
 *   regions    named cells; names: a name for one cell, as { ["Rex"] = "G-7" }
 *   tiles      { { "Ridge", "a1" }, { "Ridge", "i1", turn = 1 } }: other maps of the
 *              pack, each put with its upper left at a cell, turned clockwise by quarters
 *              (squares); what they say of walls, doors, links and regions comes along
 *   areas      { { "Canyon", links = { "Camp" }, at = { 3, 1 }, within = "Plain",
 *              kind = ... } }: the places of an area map
 * "a1..c3" stands for all cells of that rectangle, "c1..c3|d1..d3" for three walls. */
#ifndef KIT_BOARD_MAP_H
#define KIT_BOARD_MAP_H

#include "board.h"
#include "pack.h"

/* What a letter of the legend means: fill in the kind (its letter is set) and complain
 * with arb_pack_error() about what is none. NULL: every legend entry is a plain text,
 * the name of the kind. */
struct board_words {
    void (*kind)(struct arb_reader *r, const struct arb_node *node, struct board_kind *out);
};

/* What a legend can say, as rows ended by {0}: a word, what is printed there, whether it is a gate;
 * with `number`, a number may follow the word ("gold 3"), and one more than it goes into the bits
 * from that one on. */
struct board_word {
    const char *word;
    uint32_t bits;
    bool gate;
    uint8_t number;
};

/* The declaration `r` reads as a board in the arena's memory. NULL if something is wrong
 * with it: `r` has failed, and in a check every mistake is among its findings, with file,
 * line, what was found and what would be right. `pack` is where tiles are looked for. */
const struct board *board_compile(struct arb_reader *r, const struct arb_pack *pack,
                                  const struct board_words *words, struct arb_arena *arena);
/* The same where the legend is in the words of a list, ended by NULL, whose numbers are the bits of
 * the kinds; the first is that of a plain cell. */
const struct board *board_compile_kinds(struct arb_reader *r, const struct arb_pack *pack,
                                        const char *const *kinds, struct arb_arena *arena);
const struct board *board_compile_words(struct arb_reader *r, const struct arb_pack *pack,
                                        const struct board_word *rows, struct arb_arena *arena);

#endif
