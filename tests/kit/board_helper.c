#include "board_helper.h"

#include "memory.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

static int plan_cell(const struct board_plan *plan, const char *name)
{
    int x, y;
    cr_assert(board_read_place(plan->shape, name, &x, &y), "%s", name);
    cr_assert(board_plan_at(plan, x, y), "no cell %s", name);
    return board_plan_at(plan, x, y);
}

static void put_edges(struct board_plan *plan, const char *text, bool gate)
{
    char copy[2048], *rest = copy;
    snprintf(copy, sizeof copy, "%s", text ? text : "");
    for (char *edge = strtok_r(copy, " ", &rest); edge; edge = strtok_r(NULL, " ", &rest)) {
        char *bar = strchr(edge, '|');
        *bar = 0;
        cr_assert(board_plan_edge(plan, plan_cell(plan, edge), plan_cell(plan, bar + 1),
                                  gate ? BOARD_OPEN : BOARD_WALL, gate, gate),
                  "%s|%s: %s", edge, bar + 1, plan->words);
    }
}

const struct board *test_board(enum board_shape shape, int columns, int rows, bool diagonal,
                               const char *walls, const char *doors)
{
    static struct arb_arena *arena;
    if (!arena)
        arena = arb_arena_new();
    struct board_plan *plan = board_plan_new(shape, "test");
    plan->diagonal = diagonal;
    plan->walled = true;
    for (int y = 0; y < rows; y++)
        for (int x = 0; x < columns; x++)
            if (shape == BOARD_SQUARE || (x + y) % 2 == 0)
                cr_assert(board_plan_cell(plan, x, y, 0), "%s", plan->words);
    put_edges(plan, walls, false);
    put_edges(plan, doors, true);
    const struct board *b = board_build(plan, arena);
    cr_assert(b, "%s", plan->words);
    free(plan);
    return b;
}

int cell(const struct board *b, const char *name)
{
    int found = board_find(b, name);
    cr_assert(found, "no cell %s", name);
    return found;
}

struct board_set cells(const struct board *b, const char *list)
{
    struct board_set set;
    char copy[2048], *rest = copy;
    board_clear(&set);
    snprintf(copy, sizeof copy, "%s", list);
    for (char *name = strtok_r(copy, " ", &rest); name; name = strtok_r(NULL, " ", &rest))
        board_add(&set, cell(b, name));
    return set;
}

const char *names(const struct board *b, const struct board_set *set)
{
    static char text[4][8192];
    static int turn;
    char *out = text[turn++ % 4], name[BOARD_LETTERS];
    size_t used = 0;
    *out = 0;
    EACH_CELL (set, c)
        used += (size_t)snprintf(out + used, sizeof text[0] - used, "%s%s", used ? " " : "",
                                 board_name(b, c, name));
    return out;
}

uint32_t test_random(uint64_t *state, uint32_t below)
{
    uint64_t z = (*state += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return (uint32_t)((z ^ (z >> 31)) % below);
}
