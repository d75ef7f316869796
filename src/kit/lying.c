#include "kit_config.h"

#include "board_here.h"
#include "lying.h"
#include "view.h"

bool lies_there(const struct arb_run *g, int cell, unsigned sorts)
{
    for (int sort = 0; sort < LYING_SORTS; sort++)
        if (sorts >> sort & 1 && KIT_LYING(g)->on[sort][cell])
            return true;
    return false;
}

static bool is_counted(int sort)
{
    for (const struct lying_row *row = game_lying; row->title; row++)
        if (row->sort == sort && !row->number)
            return true;
    return false;
}

void move_lying(struct arb_run *g, int from, int to, unsigned sorts)
{
    for (int sort = 0; sort < LYING_SORTS; sort++) {
        uint8_t *on = KIT_LYING(g)->on[sort];
        if (!(sorts >> sort & 1) || !on[from])
            continue;
        on[to] = (uint8_t)(on[from] + (is_counted(sort) ? on[to] : 0));
        on[from] = 0;
    }
}

static void put_row(const struct arb_run *g, int row, int cell, struct arb_json *out)
{
    const struct lying_row *it = &game_lying[row];
    int number = KIT_LYING(g)->on[it->sort][cell];
    struct view_some tokens = {.out = out, .key = "tokens"};
    if (!number || (it->number && number != it->number))
        return;
    begin_piece(g, LYING_FIRST(it->sort) + cell, LYING_DEF(g) + row, cell, -1, out);
    view_put_if(out, "lies", true);
    if (!it->number)
        view_add_number(&tokens, it->type, number);
    view_end_some(&tokens);
    arb_put_end(out);
}

void put_lying(const struct arb_run *g, struct arb_json *out)
{
    for (int cell = 1; cell <= KIT_BOARD(g)->cells; cell++)
        for (int row = 0; game_lying[row].title; row++)
            put_row(g, row, cell, out);
}

bool put_lying_def(int row, struct arb_json *out)
{
    int rows = 0;
    while (game_lying[rows].title)
        rows++;
    if (row >= rows)
        return false;
    arb_put_object(out, NULL);
    arb_put_text(out, "title", game_lying[row].title);
    arb_put_text(out, "type", game_lying[row].type);
    arb_put_text(out, "text", "");
    arb_put_end(out);
    return true;
}
