/* A plan is made into a board.
 *
 * What holds afterwards:
 *   - cells keep their numbers; edge, corner, gate numbers follow from the cells' order
 *   - each side of a cell is one edge, shared by the cell beyond it
 *   - around a corner all sectors are there, those outside as cell 0
 *   - the ways of a cell are in the order of directions, links last
 *   - a way's `back` leads to where it came from */
#include "kit_config.h"

#include "board_build.h"

#include "memory.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* Corners of a cell from its centre, clockwise, side i between corner i and the next. */
static const int8_t hex_corner[6][2] = {{0, -2}, {1, -1}, {1, 1}, {0, 2}, {-1, 1}, {-1, -1}};
static const int8_t flat_corner[6][2] = {{-1, -1}, {1, -1}, {2, 0}, {1, 1}, {-1, 1}, {-2, 0}};
static const int8_t square_corner[4][2] = {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};

/* Boundaries that meet in a corner, clockwise. */
static const int8_t hex_even[3][2] = {{0, -2}, {1, 1}, {-1, 1}};
static const int8_t hex_odd[3][2] = {{0, 2}, {-1, -1}, {1, -1}};
static const int8_t flat_even[3][2] = {{2, 0}, {-1, 1}, {-1, -1}};
static const int8_t flat_odd[3][2] = {{-2, 0}, {1, -1}, {1, 1}};
static const int8_t square_cross[4][2] = {{0, -2}, {2, 0}, {0, 2}, {-2, 0}};

struct building {
    struct board_plan *plan;
    struct board board;
    struct board_cell *cell;
    struct board_edge *edge;
    struct board_corner *corner;
    struct board_way *way;
    struct board_gate *gate;
    uint16_t *corner_at; /* by plane coordinates, from (-2, -2) */
    int plane_columns, plane_rows;
};

__attribute__((format(printf, 2, 3))) static bool complain(struct board_plan *plan,
                                                           const char *format, ...)
{
    va_list args;
    va_start(args, format);
    vsnprintf(plan->words, sizeof plan->words, format, args);
    va_end(args);
    return false;
}

/* The plan. */

struct board_plan *board_plan_new(enum board_shape shape, const char *name)
{
    struct board_plan *plan = arb_zalloc(sizeof *plan);
    plan->shape = shape;
    plan->kinds = 1;
    snprintf(plan->name, sizeof plan->name, "%s", name);
    return plan;
}

int board_plan_at(const struct board_plan *plan, int x, int y)
{
    return x < 0 || y < 0 || x >= BOARD_SPAN || y >= BOARD_SPAN ? 0 : plan->at[y][x];
}

int board_plan_cell(struct board_plan *plan, int x, int y, int kind)
{
    bool grid = plan->shape != BOARD_AREA;
    if (plan->cells == BOARD_CELLS)
        return complain(plan, "a map has at most %d cells", BOARD_CELLS);
    if (grid && (x < 0 || y < 0 || x >= BOARD_SPAN || y >= BOARD_SPAN))
        return complain(plan, "a map has at most %d columns and rows", BOARD_SPAN);
    if (plan->shape == BOARD_HEX && (x + y) % 2)
        return complain(plan, "column and row of a hexagon are both even or both odd");
    if (grid && plan->at[y][x])
        return complain(plan, "there is a cell already");
    int cell = ++plan->cells;
    plan->cell[cell] =
        (struct board_plan_cell){.x = (int16_t)x, .y = (int16_t)y, .kind = (uint8_t)kind};
    plan->cell[cell].level = plan->kind[kind].level;
    if (grid)
        plan->at[y][x] = (uint16_t)cell;
    return cell;
}

static void look_like(const struct board_plan *plan, struct board *b)
{
    b->shape = (uint8_t)plan->shape;
    b->flat = plan->flat;
    b->neighbours = plan->shape == BOARD_HEX    ? 6
                    : plan->shape == BOARD_AREA ? 0
                    : plan->diagonal            ? 8
                                                : 4;
}

static int sides_of(const struct board *b)
{
    return b->shape == BOARD_HEX ? 6 : b->shape == BOARD_SQUARE ? 4 : 0;
}

/* Side i lies in this direction. */
static int direction_of(const struct board *b, int side)
{
    return b->shape == BOARD_SQUARE ? 2 * side : side;
}

static int plan_neighbour(const struct board_plan *plan, const struct board *b, int cell,
                          int direction)
{
    int dx, dy;
    board_offset(b, direction, &dx, &dy);
    return board_plan_at(plan, plan->cell[cell].x + dx, plan->cell[cell].y + dy);
}

int board_plan_side(const struct board_plan *plan, int a, int b)
{
    struct board like = {0};
    look_like(plan, &like);
    for (int side = 0; side < sides_of(&like); side++)
        if (plan_neighbour(plan, &like, a, direction_of(&like, side)) == b)
            return side;
    return -1;
}

bool board_plan_edge(struct board_plan *plan, int a, int b, enum board_edge_kind kind, bool gate,
                     bool shut)
{
    int side = plan->shape == BOARD_AREA ? -1 : board_plan_side(plan, a, b);
    if (a == b)
        return complain(plan, "an edge has two different cells");
    if (kind == BOARD_LINK && side >= 0)
        return complain(plan, "they are neighbours already");
    if (kind != BOARD_LINK && side < 0)
        return complain(plan, "they share no side");
    if (plan->edges == BOARD_PLAN_EDGES)
        return complain(plan, "a map has at most %d walls, doors and links", BOARD_PLAN_EDGES);
    for (int i = 0; i < plan->edges; i++) {
        const struct board_plan_edge *e = plan->edge + i;
        if ((e->a == a && e->b == b) || (e->a == b && e->b == a))
            return complain(plan, "this edge stands there twice");
    }
    plan->edge[plan->edges++] = (struct board_plan_edge){.a = (uint16_t)a,
                                                         .b = (uint16_t)b,
                                                         .side = (uint8_t)side,
                                                         .kind = (uint8_t)kind,
                                                         .gate = gate,
                                                         .shut = shut};
    return true;
}

/* Corners. */

static const int8_t (*corners_of(const struct board *b))[2]
{
    return b->shape == BOARD_SQUARE ? square_corner : b->flat ? flat_corner : hex_corner;
}

static int corner_number(struct building *w, int x, int y)
{
    uint16_t *at = w->corner_at + (y + 2) * w->plane_columns + x + 2;
    if (!*at) {
        *at = ++w->board.corners;
        w->corner[*at].x = (int16_t)x;
        w->corner[*at].y = (int16_t)y;
    }
    return *at;
}

static void set_boundaries(struct building *w, struct board_corner *corner, int i)
{
    const struct board *b = &w->board;
    bool even = i % 2 == 0;
    const int8_t(*from)[2] = b->shape == BOARD_SQUARE ? square_cross
                             : b->flat                ? (even ? flat_even : flat_odd)
                                                      : (even ? hex_even : hex_odd);
    corner->sectors = b->shape == BOARD_SQUARE ? 4 : 3;
    for (int k = 0; k < corner->sectors; k++) {
        corner->dx[k] = from[k][0];
        corner->dy[k] = from[k][1];
    }
}

/* Cell `c` has its corner i here: it fills the sector between its sides i and i - 1. */
static void fill_sector(struct building *w, int c, int i, int sides)
{
    struct board_cell *cell = w->cell + c;
    struct board_corner *corner = w->corner + cell->corner[i];
    const int8_t(*shape)[2] = corners_of(&w->board);
    int next = (i + 1) % sides;
    int dx = shape[next][0] - shape[i][0], dy = shape[next][1] - shape[i][1];
    for (int k = 0; k < corner->sectors; k++) {
        if (corner->dx[k] != dx || corner->dy[k] != dy)
            continue;
        corner->cell[k] = (uint16_t)c;
        corner->edge[k] = cell->side[i];
        corner->edge[(k + 1) % corner->sectors] = cell->side[(i + sides - 1) % sides];
    }
}

/* A diagonal wall divides the sector of its cell in two. */
static void split_sector(struct board_corner *corner, int c, int edge, int dx, int dy)
{
    int k = 0;
    while (corner->cell[k] != c)
        k++;
    for (int i = corner->sectors; i > k + 1; i--) {
        corner->cell[i] = corner->cell[i - 1];
        corner->edge[i] = corner->edge[i - 1];
        corner->dx[i] = corner->dx[i - 1];
        corner->dy[i] = corner->dy[i - 1];
    }
    corner->sectors++;
    corner->cell[k + 1] = (uint16_t)c;
    corner->edge[k + 1] = (uint16_t)edge;
    corner->dx[k + 1] = (int8_t)dx;
    corner->dy[k + 1] = (int8_t)dy;
}

static void make_corners(struct building *w)
{
    int sides = sides_of(&w->board);
    const int8_t(*shape)[2] = corners_of(&w->board);
    for (int c = 1; c <= w->board.cells; c++) {
        struct board_cell *cell = w->cell + c;
        bool square = w->board.shape == BOARD_SQUARE;
        cell->cx = (int16_t)(square ? 2 * cell->x + 1 : w->board.flat ? 3 * cell->x : cell->x);
        cell->cy = (int16_t)(square ? 2 * cell->y + 1 : w->board.flat ? cell->y : 3 * cell->y);
        for (int i = 0; i < sides; i++) {
            int number = corner_number(w, cell->cx + shape[i][0], cell->cy + shape[i][1]);
            cell->corner[i] = (uint16_t)number;
            set_boundaries(w, w->corner + number, i);
        }
    }
}

static void fill_corners(struct building *w)
{
    int sides = sides_of(&w->board);
    for (int c = 1; c <= w->board.cells; c++)
        for (int i = 0; i < sides; i++)
            fill_sector(w, c, i, sides);
    for (int e = 1; e <= w->board.edges; e++) {
        struct board_edge *edge = w->edge + e;
        if (edge->a != edge->b)
            continue;
        struct board_corner *p = w->corner + edge->p, *q = w->corner + edge->q;
        split_sector(p, edge->a, e, q->x - p->x, q->y - p->y);
        split_sector(q, edge->a, e, p->x - q->x, p->y - q->y);
    }
}

/* Edges. */

static int add_edge(struct building *w, int a, int b, int p, int q, int kind)
{
    int number = ++w->board.edges;
    w->edge[number] = (struct board_edge){.a = (uint16_t)a,
                                          .b = (uint16_t)b,
                                          .p = (uint16_t)p,
                                          .q = (uint16_t)q,
                                          .kind = (uint8_t)kind};
    return number;
}

static void make_sides(struct building *w)
{
    const struct board *b = &w->board;
    int sides = sides_of(b);
    for (int c = 1; c <= b->cells; c++) {
        struct board_cell *cell = w->cell + c;
        for (int i = 0; i < sides; i++) {
            int other = plan_neighbour(w->plan, b, c, direction_of(b, i));
            if (other && other < c) {
                cell->side[i] = w->cell[other].side[(i + sides / 2) % sides];
                continue;
            }
            cell->side[i] =
                (uint16_t)add_edge(w, c, other, cell->corner[i], cell->corner[(i + 1) % sides],
                                   !other && w->plan->walled ? BOARD_WALL : BOARD_OPEN);
        }
        char diagonal = w->plan->kind[cell->kind].diagonal;
        if (diagonal && b->shape == BOARD_SQUARE)
            add_edge(w, c, c, cell->corner[diagonal == '/' ? 1 : 0],
                     cell->corner[diagonal == '/' ? 3 : 2], BOARD_WALL);
    }
}

static bool give_gate(struct building *w, int cell, int edge, bool shut)
{
    if (w->board.gates == BOARD_GATES)
        return complain(w->plan, "a map has at most %d doors", BOARD_GATES);
    w->gate[++w->board.gates] =
        (struct board_gate){.cell = (uint16_t)cell, .edge = (uint16_t)edge, .shut = shut};
    return true;
}

/* The gate bars this edge from now on. */
static bool bar(struct building *w, int edge)
{
    struct board_edge *e = w->edge + edge;
    int free_slot = !e->gate[0] ? 0 : !e->gate[1] ? 1 : -1;
    if (free_slot < 0)
        return complain(w->plan, "three doors bar one edge; two are the most");
    e->gate[free_slot] = w->board.gates;
    return true;
}

static bool apply_plan_edges(struct building *w)
{
    for (int i = 0; i < w->plan->edges; i++) {
        const struct board_plan_edge *said = w->plan->edge + i;
        int edge = said->kind == BOARD_LINK ? add_edge(w, said->a, said->b, 0, 0, BOARD_LINK)
                                            : w->cell[said->a].side[said->side];
        w->edge[edge].kind = said->kind;
        if (said->gate && (!give_gate(w, 0, edge, said->shut) || !bar(w, edge)))
            return false;
    }
    return true;
}

/* A cell that is a door bars all its edges. */
static bool make_door_cells(struct building *w)
{
    for (int c = 1; c <= w->board.cells; c++) {
        if (!w->plan->kind[w->cell[c].kind].gate)
            continue;
        if (!give_gate(w, c, 0, true))
            return false;
        w->cell[c].gate = w->board.gates;
        for (int e = 1; e <= w->board.edges; e++)
            if ((w->edge[e].a == c || w->edge[e].b == c) && !bar(w, e))
                return false;
    }
    return true;
}

/* Ways. */

static uint8_t place_of(const struct board_corner *corner, int cell)
{
    for (int k = 0; k < corner->sectors; k++)
        if (corner->cell[k] == cell)
            return (uint8_t)(2 * k + 1);
    return 0;
}

static void add_way(struct building *w, int from, int direction)
{
    int to = plan_neighbour(w->plan, &w->board, from, direction);
    if (!to)
        return;
    const struct board_cell *cell = w->cell + from;
    struct board_way *way = w->way + w->board.ways++;
    *way = (struct board_way){.to = (uint16_t)to, .direction = (uint8_t)direction};
    if (w->board.shape == BOARD_HEX) {
        way->edge = cell->side[direction];
    } else if (direction % 2 == 0) {
        way->edge = cell->side[direction / 2];
    } else {
        way->corner = cell->corner[(direction / 2 + 1) % 4];
        way->here = place_of(w->corner + way->corner, from);
        way->there = place_of(w->corner + way->corner, to);
    }
}

static void make_ways(struct building *w)
{
    int directions = board_directions(&w->board);
    int step = w->board.neighbours == 4 ? 2 : 1;
    for (int c = 1; c <= w->board.cells; c++) {
        w->cell[c].way = w->board.ways;
        for (int direction = 0; direction < directions; direction += step)
            add_way(w, c, direction);
        for (int e = 1; e <= w->board.edges; e++) {
            const struct board_edge *edge = w->edge + e;
            if (edge->kind == BOARD_LINK && (edge->a == c || edge->b == c))
                w->way[w->board.ways++] = (struct board_way){.to = edge->a == c ? edge->b : edge->a,
                                                             .edge = (uint16_t)e,
                                                             .direction = BOARD_BEYOND};
        }
    }
    w->cell[w->board.cells + 1].way = w->board.ways;
    for (int i = 0; i < w->board.ways; i++) {
        const struct board_edge *edge = w->edge + w->way[i].edge;
        w->way[i].watched = edge->kind == BOARD_WALL || edge->gate[0];
    }
    for (int c = 1; c <= w->board.cells; c++)
        for (int i = w->cell[c].way; i < w->cell[c + 1].way; i++)
            for (int j = w->cell[w->way[i].to].way; j < w->cell[w->way[i].to + 1].way; j++)
                if (w->way[j].to == c && w->way[j].edge == w->way[i].edge)
                    w->way[i].back = (uint16_t)j;
}

/* All of it. */

static bool measure(struct building *w)
{
    struct board_plan *plan = w->plan;
    struct board *b = &w->board;
    int right = -1, bottom = -1, left = BOARD_SPAN, top = BOARD_SPAN;
    for (int c = 1; c <= plan->cells; c++) {
        const struct board_plan_cell *cell = plan->cell + c;
        left = cell->x < left ? cell->x : left;
        top = cell->y < top ? cell->y : top;
        right = cell->x > right ? cell->x : right;
        bottom = cell->y > bottom ? cell->y : bottom;
    }
    if (!plan->cells)
        return complain(plan, "a map has at least one cell");
    if (plan->shape == BOARD_AREA)
        return true;
    b->left = (int16_t)left;
    b->top = (int16_t)top;
    b->columns = (int16_t)(right - left + 1);
    b->rows = (int16_t)(bottom - top + 1);
    if (2 * b->columns + 2 * b->rows > BOARD_LINE)
        return complain(plan, "columns and rows together are at most %d", BOARD_LINE / 2);
    return true;
}

static void take_memory(struct building *w, struct arb_arena *arena)
{
    struct board *b = &w->board;
    int cells = w->plan->cells, sides = sides_of(b);
    int edges = cells * (sides + 1) + w->plan->edges;
    int ways = cells * (b->neighbours ? b->neighbours : 0) + 2 * w->plan->edges;
#define TAKE(count, what) arb_need(arb_arena_alloc(arena, (size_t)(count) * sizeof(what)))
    w->cell = TAKE(cells + 2, *w->cell);
    w->edge = TAKE(edges + 1, *w->edge);
    w->corner = TAKE(cells * sides + 1, *w->corner);
    w->way = TAKE(ways + 1, *w->way);
    w->gate = TAKE(BOARD_GATES + 1, *w->gate);
    struct board_kind *kind = TAKE(w->plan->kinds, *kind);
    memcpy(kind, w->plan->kind, (size_t)w->plan->kinds * sizeof *kind);
    struct board_region *region = TAKE(w->plan->regions, *region);
    memcpy(region, w->plan->region, (size_t)w->plan->regions * sizeof *region);
    uint16_t *at = b->columns ? TAKE(b->columns * b->rows, *at) : NULL;
    char(*label)[BOARD_LETTERS] = TAKE(cells + 1, *label);
    for (int c = 1; c <= cells; c++) {
        const struct board_plan_cell *cell = w->plan->cell + c;
        w->cell[c] = (struct board_cell){.x = cell->x,
                                         .y = cell->y,
                                         .kind = cell->kind,
                                         .level = cell->level,
                                         .tile = cell->tile,
                                         .within = cell->within};
        memcpy(label[c], cell->label, sizeof label[c]);
        if (at)
            at[(cell->y - b->top) * b->columns + cell->x - b->left] = (uint16_t)c;
    }
#undef TAKE
    b->cells = (uint16_t)cells;
    b->kinds = (uint8_t)w->plan->kinds;
    b->regions = (uint8_t)w->plan->regions;
    b->cell = w->cell;
    b->edge = w->edge;
    b->corner = w->corner;
    b->way = w->way;
    b->gate = w->gate;
    b->kind = kind;
    b->region = region;
    b->at = at;
    b->label = (const char(*)[BOARD_LETTERS])label;
    memcpy(b->name, w->plan->name, sizeof b->name);
}

const struct board *board_build(struct board_plan *plan, struct arb_arena *arena)
{
    struct building w = {.plan = plan};
    look_like(plan, &w.board);
    if (!measure(&w))
        return NULL;
    take_memory(&w, arena);
    w.plane_columns = 3 * BOARD_SPAN + 8;
    w.plane_rows = 3 * BOARD_SPAN + 8;
    w.corner_at = arb_zalloc((size_t)w.plane_columns * (size_t)w.plane_rows * sizeof *w.corner_at);
    if (plan->shape != BOARD_AREA) {
        make_corners(&w);
        make_sides(&w);
    }
    bool ok = apply_plan_edges(&w) && make_door_cells(&w);
    if (ok) {
        fill_corners(&w);
        make_ways(&w);
    }
    free(w.corner_at);
    if (ok && w.board.edges > BOARD_EDGES)
        ok = complain(plan, "a map has at most %d edges; this one has %d", BOARD_EDGES,
                      w.board.edges);
    if (ok && w.board.corners > BOARD_CORNERS)
        ok = complain(plan, "a map has at most %d corners; this one has %d", BOARD_CORNERS,
                      w.board.corners);
    if (!ok)
        return NULL;
    struct board *made = arb_need(arb_arena_alloc(arena, sizeof *made));
    *made = w.board;
    return made;
}
