/* A board as JSON. */
#include "kit_config.h"

#include "board_json.h"

static void put_point(struct arb_json *out, const char *key, int x, int y)
{
    arb_put_array(out, key);
    arb_put_number(out, NULL, x);
    arb_put_number(out, NULL, y);
    arb_put_end(out);
}

/* What a step of the plane is in the true picture. */
static void put_unit(struct arb_json *out, const struct board *b)
{
    const double long_way = 0.8660254037844386; /* half the root of 3 */
    double x = b->shape == BOARD_HEX      ? (b->flat ? 0.5 : long_way)
               : b->shape == BOARD_SQUARE ? 0.5
                                          : 1;
    double y = b->shape == BOARD_HEX      ? (b->flat ? long_way : 0.5)
               : b->shape == BOARD_SQUARE ? 0.5
                                          : 1;
    arb_put_array(out, "unit");
    arb_put_real(out, NULL, x);
    arb_put_real(out, NULL, y);
    arb_put_end(out);
}

/* The rectangle around all corners, or around the places of areas. */
static void put_box(struct arb_json *out, const struct board *b)
{
    int box[4] = {INT16_MAX, INT16_MAX, INT16_MIN, INT16_MIN};
    bool areas = b->shape == BOARD_AREA;
    for (int i = 1; i <= (areas ? b->cells : b->corners); i++) {
        int x = areas ? b->cell[i].x : b->corner[i].x, y = areas ? b->cell[i].y : b->corner[i].y;
        box[0] = x < box[0] ? x : box[0];
        box[1] = y < box[1] ? y : box[1];
        box[2] = x > box[2] ? x : box[2];
        box[3] = y > box[3] ? y : box[3];
    }
    arb_put_array(out, "box");
    for (int i = 0; i < 4; i++)
        arb_put_number(out, NULL, box[i]);
    arb_put_end(out);
}

static void put_cell(struct arb_json *out, const struct board *b, int c)
{
    const struct board_cell *cell = b->cell + c;
    char name[BOARD_LETTERS];
    bool area = b->shape == BOARD_AREA;
    arb_put_object(out, NULL);
    arb_put_number(out, "id", c);
    arb_put_text(out, "name", board_name(b, c, name));
    put_point(out, "at", area ? cell->x : cell->cx, area ? cell->y : cell->cy);
    if (!area) {
        arb_put_array(out, "corners");
        for (int i = 0; i < (b->shape == BOARD_HEX ? 6 : 4); i++)
            arb_put_number(out, NULL, cell->corner[i] - 1);
        arb_put_end(out);
    }
    if (cell->kind)
        arb_put_text(out, "kind", b->kind[cell->kind].name);
    if (cell->level)
        arb_put_number(out, "level", cell->level);
    if (cell->tile)
        arb_put_number(out, "tile", cell->tile);
    if (cell->gate)
        arb_put_number(out, "gate", cell->gate);
    if (cell->within)
        arb_put_number(out, "within", cell->within);
    arb_put_end(out);
}

static void put_edge(struct arb_json *out, const struct board *b, int e)
{
    const struct board_edge *edge = b->edge + e;
    const char *kind = edge->kind == BOARD_WALL   ? "wall"
                       : edge->kind == BOARD_LINK ? "link"
                       : !edge->b                 ? "border"
                                                  : "gate";
    if (edge->kind == BOARD_OPEN && edge->b && !edge->gate[0])
        return;
    arb_put_object(out, NULL);
    arb_put_number(out, "id", e);
    arb_put_text(out, "kind", kind);
    put_point(out, "cells", edge->a, edge->b);
    if (edge->p)
        put_point(out, "corners", edge->p - 1, edge->q - 1);
    if (edge->gate[0]) {
        arb_put_array(out, "gates");
        for (int i = 0; i < 2 && edge->gate[i]; i++)
            arb_put_number(out, NULL, edge->gate[i]);
        arb_put_end(out);
    }
    arb_put_end(out);
}

static void put_gate(struct arb_json *out, const struct board *b, int g)
{
    const struct board_gate *gate = b->gate + g;
    arb_put_object(out, NULL);
    arb_put_number(out, "id", g);
    arb_put_number(out, gate->cell ? "cell" : "edge", gate->cell ? gate->cell : gate->edge);
    arb_put_flag(out, "shut", gate->shut);
    arb_put_end(out);
}

void board_put(struct arb_json *out, const char *key, const struct board *b)
{
    static const char *const shapes[] = {"hex", "square", "area"};
    arb_put_object(out, key);
    arb_put_text(out, "name", b->name);
    arb_put_text(out, "shape", shapes[b->shape]);
    if (b->flat)
        arb_put_flag(out, "flat", true);
    put_unit(out, b);
    put_box(out, b);
    arb_put_array(out, "directions");
    for (int i = 0; i < board_directions(b); i++)
        arb_put_text(out, NULL, board_direction_name(b, i));
    arb_put_end(out);
    arb_put_array(out, "corners");
    for (int i = 1; i <= b->corners; i++)
        put_point(out, NULL, b->corner[i].x, b->corner[i].y);
    arb_put_end(out);
    arb_put_array(out, "cells");
    for (int i = 1; i <= b->cells; i++)
        put_cell(out, b, i);
    arb_put_end(out);
    arb_put_array(out, "edges");
    for (int i = 1; i <= b->edges; i++)
        put_edge(out, b, i);
    arb_put_end(out);
    arb_put_array(out, "gates");
    for (int i = 1; i <= b->gates; i++)
        put_gate(out, b, i);
    arb_put_end(out);
    arb_put_array(out, "regions");
    for (int i = 0; i < b->regions; i++) {
        arb_put_object(out, NULL);
        arb_put_text(out, "name", b->region[i].name);
        board_put_cells(out, "cells", &b->region[i].cells);
        arb_put_end(out);
    }
    arb_put_end(out);
    arb_put_end(out);
}

void board_put_cells(struct arb_json *out, const char *key, const struct board_set *cells)
{
    arb_put_array(out, key);
    EACH_CELL (cells, c)
        arb_put_number(out, NULL, c);
    arb_put_end(out);
}

void board_put_reach(struct arb_json *out, const char *key, const struct board_reach *r,
                     const struct board_set *ends)
{
    struct board_set told;
    board_clear(&told);
    EACH_CELL (ends, c)
        for (int on = c; on && board_has(&r->cells, on); on = r->before[on])
            board_add(&told, on);
    arb_put_array(out, key);
    EACH_CELL (&told, c) {
        arb_put_array(out, NULL);
        arb_put_number(out, NULL, c);
        arb_put_number(out, NULL, board_first(board_reach_cost(r, c)));
        arb_put_number(out, NULL, r->before[c]);
        arb_put_end(out);
    }
    arb_put_end(out);
}

void board_put_path(struct arb_json *out, const char *key, const struct board_reach *r, int to)
{
    uint16_t path[BOARD_CELLS];
    int count = board_path(r, to, path);
    arb_put_array(out, key);
    for (int i = 0; i < count; i++)
        arb_put_number(out, NULL, path[i]);
    arb_put_end(out);
}

void board_begin_mark(struct arb_json *out, const char *kind, const char *label, int piece)
{
    arb_put_object(out, NULL);
    arb_put_text(out, "kind", kind);
    arb_put_text(out, "label", label);
    if (piece)
        arb_put_number(out, "piece", piece);
}

void board_put_mark(struct arb_json *out, const char *kind, const char *label, int piece,
                    bool quiet, const struct board_set *cells)
{
    if (!board_count(cells))
        return;
    board_begin_mark(out, kind, label, piece);
    if (quiet)
        arb_put_flag(out, "quiet", true);
    board_put_cells(out, "cells", cells);
    arb_put_end(out);
}

static void put_end_of_line(struct arb_json *out, const char *key, double x, double y)
{
    arb_put_array(out, key);
    arb_put_real(out, NULL, x);
    arb_put_real(out, NULL, y);
    arb_put_end(out);
}

void board_put_sight(struct arb_json *out, const char *label, int cell,
                     const struct board_line *line)
{
    board_begin_mark(out, "sight", label, 0);
    arb_put_array(out, "cells");
    arb_put_number(out, NULL, cell);
    arb_put_end(out);
    put_end_of_line(out, "from", (double)line->px / line->scale, (double)line->py / line->scale);
    put_end_of_line(out, "to", (double)line->qx / line->scale, (double)line->qy / line->scale);
    arb_put_end(out);
}

void board_put_plan(struct arb_json *out, const char *label, int from, int to,
                    const struct board_cargo *cargo, int kinds)
{
    board_begin_mark(out, "plan", label, 0);
    arb_put_array(out, "cells");
    arb_put_number(out, NULL, from);
    arb_put_number(out, NULL, to);
    arb_put_end(out);
    arb_put_array(out, "cargo");
    for (int i = 0; i < kinds; i++) {
        arb_put_object(out, NULL);
        arb_put_number(out, "piece", cargo[i].piece);
        arb_put_number(out, "count", cargo[i].count);
        arb_put_end(out);
    }
    arb_put_end(out);
    arb_put_end(out);
}

void board_put_gates(struct arb_json *out, const char *key, const struct board *b,
                     const struct board_gates *shut)
{
    arb_put_array(out, key);
    for (int gate = 1; gate <= b->gates; gate++)
        if (board_gate_shut(shut, gate))
            arb_put_number(out, NULL, gate);
    arb_put_end(out);
}
