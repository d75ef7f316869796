#include "kit_config.h"

#include "ground.h"

void look_at_ground(struct arb_run *g, int cell)
{
    struct ground *ground = KIT_GROUND(g);
    int now = game_ground(g, cell);
    for (int other = now ^ ground->is[cell]; other; other &= other - 1) {
        struct board_set *cells = &ground->with[__builtin_ctz((unsigned)other)];
        if (now & other & -other)
            board_add(cells, cell);
        else
            board_remove(cells, cell);
    }
    ground->is[cell] = (uint16_t)now;
}

void look_at_all_ground(struct arb_run *g)
{
    for (int cell = 1; cell <= KIT_BOARD(g)->cells; cell++)
        look_at_ground(g, cell);
}

static void leave(struct ground *ground, int figure, int cell)
{
    if (!cell || ground->at[cell] != figure)
        return;
    ground->at[cell] = 0;
    board_remove(&ground->taken, cell);
}

void stand_at(struct arb_run *g, int figure, int cell)
{
    struct ground *ground = KIT_GROUND(g);
    leave(ground, figure, GROUND_CELL(g, figure));
    GROUND_CELL(g, figure) = (uint8_t)cell;
    ground->present &= ~(1ull << figure);
    ground->present |= (uint64_t)(cell != 0) << figure;
    if (cell && !ground->at[cell]) {
        ground->at[cell] = (uint8_t)figure;
        board_add(&ground->taken, cell);
    }
}

static const char *check_cell(const struct arb_run *g, int cell)
{
    const struct ground *ground = KIT_GROUND(g);
    int by_sets = 0;
    for (int i = 0; i < GROUND_BITS; i++)
        by_sets |= board_has(&ground->with[i], cell) << i;
    if (ground->is[cell] != game_ground(g, cell) || ground->is[cell] != by_sets ||
        board_has(&ground->taken, cell) != (ground->at[cell] != 0))
        return "a space is taken for what it is not";
    return ground->at[cell] && GROUND_CELL(g, ground->at[cell]) != cell
               ? "a space has a figure that is elsewhere"
               : NULL;
}

const char *ground_check(const struct arb_run *g)
{
    const struct ground *ground = KIT_GROUND(g);
    for (int f = 1; f <= GROUND_FIGURES; f++) {
        int cell = GROUND_CELL(g, f);
        if ((ground->present >> f & 1) != (cell != 0))
            return "a figure is taken for being where it is not";
        if (cell && ground->at[cell] != f)
            return "two figures are on one space";
    }
    for (int cell = 1; cell <= KIT_BOARD(g)->cells; cell++)
        if (check_cell(g, cell))
            return check_cell(g, cell);
    return NULL;
}
