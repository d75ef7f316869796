#include "board_random.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

/* A board with holes, walls, doors on edges and in cells, and diagonal walls. */
static struct world random_world(enum board_shape shape, bool diagonal, int columns, int rows,
                                 uint64_t seed, struct arb_arena *arena)
{
    struct board_plan *plan = board_plan_new(shape, "random");
    plan->diagonal = diagonal;
    plan->flat = shape == BOARD_HEX && test_random(&seed, 2);
    plan->walled = test_random(&seed, 2);
    plan->kinds = 4;
    plan->kind[1] = (struct board_kind){.letter = 'd', .gate = true};
    plan->kind[2] = (struct board_kind){.letter = '/', .diagonal = '/'};
    plan->kind[3] = (struct board_kind){.letter = '\\', .diagonal = '\\'};
    int left = 2 * (int)test_random(&seed, 3), top = 2 * (int)test_random(&seed, 3);
    for (int y = top; y < top + rows; y++)
        for (int x = left; x < left + columns; x++) {
            uint32_t roll = test_random(&seed, 40);
            int kind = roll == 1                                       ? 1
                       : shape == BOARD_SQUARE && roll < 4 && roll > 1 ? (int)roll
                                                                       : 0;
            if (roll != 0 && (shape == BOARD_SQUARE || (x + y) % 2 == 0))
                cr_assert(board_plan_cell(plan, x, y, kind));
        }
    for (int tries = plan->cells; tries > 0; tries--) {
        int a = 1 + (int)test_random(&seed, (uint32_t)plan->cells);
        int c = 1 + (int)test_random(&seed, (uint32_t)plan->cells);
        for (int i = 0; i < 40 && board_plan_side(plan, a, c) < 0; i++)
            c = 1 + (int)test_random(&seed, (uint32_t)plan->cells);
        bool gate = test_random(&seed, 4) == 0 && !plan->kind[plan->cell[a].kind].gate &&
                    !plan->kind[plan->cell[c].kind].gate;
        if (board_plan_side(plan, a, c) >= 0)
            board_plan_edge(plan, a, c, gate ? BOARD_OPEN : BOARD_WALL, gate, true);
    }
    struct world w = {.b = board_build(plan, arena)};
    cr_assert(w.b, "%s", plan->words);
    free(plan);
    for (int gate = 1; gate <= w.b->gates; gate++)
        board_set_gate(&w.shut, gate, test_random(&seed, 2));
    for (int c = 1; c <= w.b->cells; c++) {
        w.enter[c] = (uint8_t)test_random(&seed, 3);
        w.leave[c] = (uint8_t)(test_random(&seed, 12) == 0 ? 21 : test_random(&seed, 3));
    }
    return w;
}

void on_random_boards(int columns, int rows, int each, void (*check)(const struct world *))
{
    struct arb_arena *arena = arb_arena_new();
    for (int i = 0; i < 3 * each; i++) {
        struct world w = random_world(i % 3 ? BOARD_SQUARE : BOARD_HEX, i % 3 == 2, columns, rows,
                                      (uint64_t)i * 7919 + 1, arena);
        check(&w);
    }
    arb_arena_free(arena);
}

void with_all_gates(const struct world *w, void (*check)(const struct world *))
{
    struct world other = *w;
    check(w);
    memset(&other.shut, 0, sizeof other.shut);
    check(&other);
    for (int gate = 1; gate <= w->b->gates; gate++)
        board_set_gate(&other.shut, gate, true);
    check(&other);
}
