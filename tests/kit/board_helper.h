/* board_helper.h - boards for tests: whole rectangles, walls and cells by name. */
#ifndef BOARD_HELPER_H
#define BOARD_HELPER_H

#include "board_build.h"
#include "board_reach.h"
#include "board_sets.h"
#include "board_sight.h"

/* A rectangle of cells, `columns` doubled for hexagons. `walls` are "c1|d1 c2|d2", as are
 * `doors`. The board lives until the program ends. */
const struct board *test_board(enum board_shape shape, int columns, int rows, bool diagonal,
                               const char *walls, const char *doors);

/* The cell of this name; the test fails if there is none. */
int cell(const struct board *b, const char *name);
/* The cells "a1 b2 c3". */
struct board_set cells(const struct board *b, const char *names);
/* The names of a set's cells, in a text that the next call but three overwrites. */
const char *names(const struct board *b, const struct board_set *set);

/* Random numbers, the same in every run. */
uint32_t test_random(uint64_t *state, uint32_t below);

#endif
