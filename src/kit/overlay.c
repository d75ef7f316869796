#include "kit_config.h"

#include "board_json.h"
#include "overlay.h"

struct ways {
    uint16_t cost[BOARD_CELLS + 1], before[BOARD_CELLS + 1];
};

static void add_way(struct ways *ways, const struct arb_option *option, int from,
                    const uint16_t *path, int count)
{
    for (int k = 0; k < count; k++)
        if (!ways->before[path[k]])
            ways->before[path[k]] = k ? path[k - 1] : (uint16_t)from;
    if (count && !ways->cost[option->a])
        ways->cost[option->a] = option->b;
}

void overlay_ways(const struct arb_run *g, int seat, int figure, struct arb_json *out)
{
    const struct arb_option *option = g->option + g->list[seat].first;
    struct ways ways = {{0}, {0}};
    uint16_t path[BOARD_CELLS];
    int here = game_stands_at(g, figure);
    for (int i = 0; i < g->list[seat].count; i++)
        add_way(&ways, &option[i], here, path, game_way_of(g, figure, &option[i], path));
    board_begin_mark(out, "reach", "Move", figure);
    arb_put_array(out, "cells");
    for (int cell = 1; cell <= KIT_BOARD(g)->cells; cell++) {
        if (!ways.before[cell] && cell != here)
            continue;
        arb_put_array(out, NULL);
        arb_put_number(out, NULL, cell);
        arb_put_number(out, NULL, ways.cost[cell]);
        arb_put_number(out, NULL, cell == here ? 0 : ways.before[cell]);
        arb_put_end(out);
    }
    arb_put_end(out);
    arb_put_end(out);
}

void overlay_range(const struct arb_run *g, uint64_t figures, int range, const char *kind,
                   const char *label, int of, struct arb_json *out)
{
    struct board_set cells;
    board_clear(&cells);
    for (; figures; figures &= figures - 1) {
        int figure = __builtin_ctzll(figures);
        for (int cell = 1; cell <= KIT_BOARD(g)->cells; cell++)
            if (cell != game_stands_at(g, figure) && game_could_reach(g, figure, cell, range))
                board_add(&cells, cell);
    }
    board_put_mark(out, kind, label, of, !of, &cells);
}

void overlay_unseen(const struct arb_run *g, int figure, bool quiet, struct arb_json *out)
{
    struct board_set cells;
    board_clear(&cells);
    for (int cell = 1; cell <= KIT_BOARD(g)->cells; cell++)
        if (cell != game_stands_at(g, figure) && !game_sees_cell(g, figure, cell))
            board_add(&cells, cell);
    board_put_mark(out, "unseen", "Out of sight", figure, quiet, &cells);
}
