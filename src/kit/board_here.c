#include "kit_config.h"

#ifdef KIT_BOARD
#include "board_here.h"
#include "board_json.h"
#include "board_reach.h"
#include "view.h"

int kind_at(const struct arb_run *g, int cell)
{
    const struct board *b = KIT_BOARD(g);
    return (int)b->kind[b->cell[cell].kind].bits;
}

#ifdef KIT_PIECES
int cell_of(const struct arb_run *g, int piece)
{
    return KIT_PIECES(g)[piece].cell;
}

void move_piece(struct arb_run *g, int piece, int cell)
{
    board_place(KIT_PILES(g), KIT_PIECES(g), piece, cell);
}

static inline bool no_barrier(BOARD_WITH g, int edge)
{
    (void)g, (void)edge;
    return false;
}

int steps_between(const struct arb_run *g, int from, int to)
{
    return board_range(KIT_BOARD(g), from, to, no_barrier, NULL, g);
}

void steps_from(const struct arb_run *g, int from, struct board_field *out)
{
    board_range_field(KIT_BOARD(g), from, -1, no_barrier, NULL, g, out);
}

#endif

void say_cell_name(const struct arb_saying *s, int cell, struct arb_text *out)
{
    char name[BOARD_LETTERS];
    arb_say(out, "%s", board_name(KIT_BOARD(s->g), cell, name));
}

void say_cell(const struct arb_saying *s, int cell, struct arb_text *out)
{
    const struct board *b = KIT_BOARD(s->g);
    char name[BOARD_LETTERS];
    arb_say(out, "%s (%s)", board_name(b, cell, name), b->kind[b->cell[cell].kind].name);
}

void begin_piece(const struct arb_run *g, int id, int def, int cell, int owner,
                 struct arb_json *out)
{
    char name[BOARD_LETTERS];
    view_begin_piece(out, id, def, cell, -1, owner);
    arb_put_text(out, "at", board_name(KIT_BOARD(g), cell, name));
}

void put_piece(const struct arb_run *g, int id, int def, int cell, int owner, struct arb_json *out)
{
    begin_piece(g, id, def, cell, owner, out);
    arb_put_end(out);
}

static void begin_mark(const char *kind, const char *label, int piece, struct arb_json *out)
{
    arb_put_object(out, NULL);
    arb_put_text(out, "kind", kind);
    arb_put_text(out, "label", label);
    arb_put_number(out, "piece", piece);
}

void put_mark(const char *kind, const char *label, int piece, const struct board_set *cells,
              struct arb_json *out)
{
    begin_mark(kind, label, piece, out);
    board_put_cells(out, "cells", cells);
    arb_put_end(out);
}

void put_reach(const char *label, int piece, const struct board_reach *reach, struct arb_json *out)
{
    begin_mark("reach", label, piece, out);
    board_put_reach(out, "cells", reach, &reach->cells);
    arb_put_end(out);
}

void boards_put(const struct arb_run *g, struct arb_json *out)
{
    for (int i = 0; i < g->c->boards; i++)
        board_put(out, g->c->board[i]->name, g->c->board[i]);
}
#endif
