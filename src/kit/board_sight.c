/* Straight lines, walked exactly from cell to cell.
 *
 * What holds at each call of board_line_next(): the line is inside a cell (IN_CELL), runs
 * along an edge (ON_EDGE), or is at a corner (AT_CORNER), and everything before that has
 * been told; the other states lie between those. Which side a corner lies on is the sign of a cross
 * product of whole numbers; seen along the line, negative is left and positive is right. */
#include "kit_config.h"

#include "board_sight.h"

#include <stdlib.h>

enum {
    ENTERS,     /* comes into the cell `at`, which is not told yet */
    ENTERS_CUT, /* the same, its diagonal wall has been told */
    IN_CELL,
    CROSSES,       /* leaves a cell through `edge`, for the cell `into` */
    ON_EDGE,       /* runs along the edge `at` to the corner `into` */
    ON_HALF,       /* the same from the middle of the edge: its cells are not crossed */
    BESIDE_FIRST,  /* the same; the edge has been told, */
    BESIDE_SECOND, /*   and the first of its cells */
    AT_CORNER,
    PAST_CORNER, /* what is at the corner has been told */
    OVER,
    LOST
};

static int sides_of(const struct board *b)
{
    return b->shape == BOARD_HEX ? 6 : 4;
}

static int sign(int64_t value)
{
    return (value > 0) - (value < 0);
}

/* Where lines begin and end. */

int board_line_count(const struct board *b, enum board_lines sort)
{
    int sides = b->shape == BOARD_AREA ? 0 : sides_of(b);
    return sort == BOARD_BY_CENTRES   ? sides != 0
           : sort == BOARD_BY_MIDDLES ? sides
                                      : sides * (sides - 1);
}

/* Which side of the line corner i of a cell lies on is the sign of
 *     dx (cy + oy) - dy (cx + ox) - dx py + dy px
 * with the cell's centre (cx, cy) and the corner's offset (ox, oy), which is the same in
 * every cell: what the offset and the start add is worked out once. */
static void shift_corners(const struct board *b, struct board_line *line)
{
    const struct board_cell *cell = b->cell + line->a;
    line->shift = line->dy * line->px - line->dx * line->py;
    for (int i = 0; i < sides_of(b); i++) {
        const struct board_corner *c = b->corner + cell->corner[i];
        line->corner_shift[i] =
            line->scale * (line->dx * (c->y - cell->cy) - line->dy * (c->x - cell->cx));
    }
}

static struct board_line line_between(const struct board *b, int a, int c, int scale, int64_t px,
                                      int64_t py, int64_t qx, int64_t qy)
{
    struct board_line line = {.scale = scale,
                              .px = px,
                              .py = py,
                              .qx = qx,
                              .qy = qy,
                              .dx = qx - px,
                              .dy = qy - py,
                              .a = (uint16_t)a,
                              .b = (uint16_t)c,
                              .state = ENTERS,
                              .at = (uint16_t)a};
    shift_corners(b, &line);
    return line;
}

/* A line that starts on a side goes into the cell or crosses the side at once. */
static struct board_line line_from_middle(const struct board *b, int a, int c, int side)
{
    const struct board_cell *from = b->cell + a, *to = b->cell + c;
    const struct board_corner *p = b->corner + from->corner[side];
    const struct board_corner *q = b->corner + from->corner[(side + 1) % sides_of(b)];
    struct board_line line =
        line_between(b, a, c, 2, p->x + q->x, p->y + q->y, 2 * to->cx, 2 * to->cy);
    int64_t side_of_goal =
        (int64_t)(q->x - p->x) * (line.qy - line.py) - (int64_t)(q->y - p->y) * (line.qx - line.px);
    if (side_of_goal < 0) {
        line.state = CROSSES;
        line.edge = from->side[side];
        line.into = b->edge[line.edge].a == a ? b->edge[line.edge].b : b->edge[line.edge].a;
    } else if (side_of_goal == 0) {
        line.state = ON_HALF;
        line.edge = from->side[side];
        line.into = line.dx * (q->x - p->x) + line.dy * (q->y - p->y) > 0
                        ? from->corner[(side + 1) % sides_of(b)]
                        : from->corner[side];
    }
    return line;
}

struct board_line board_line(const struct board *b, enum board_lines sort, int a, int c, int n)
{
    const struct board_cell *from = b->cell + a, *to = b->cell + c;
    if (sort == BOARD_BY_CENTRES)
        return line_between(b, a, c, 1, from->cx, from->cy, to->cx, to->cy);
    if (sort == BOARD_BY_MIDDLES)
        return line_from_middle(b, a, c, n);
    int others = sides_of(b) - 1;
    int i = n / others, j = n % others;
    const struct board_corner *p = b->corner + from->corner[i];
    const struct board_corner *q = b->corner + to->corner[j < i ? j : j + 1];
    struct board_line line = line_between(b, a, c, 1, p->x, p->y, q->x, q->y);
    line.state = AT_CORNER;
    line.at = from->corner[i];
    return line;
}

struct board_line board_line_through(const struct board *b, int a, int c)
{
    const struct board_cell *from = b->cell + a, *to = b->cell + c;
    int64_t dx = to->cx - from->cx, dy = to->cy - from->cy, far = 3 * BOARD_SPAN;
    return line_between(b, a, 0, 1, from->cx, from->cy, from->cx + far * dx, from->cy + far * dy);
}

struct board_line board_line_to_edge(const struct board *b, int a, int edge, int num, int den)
{
    const struct board_cell *from = b->cell + a;
    const struct board_corner *p = b->corner + b->edge[edge].p, *q = b->corner + b->edge[edge].q;
    return line_between(b, a, 0, den, (int64_t)from->cx * den, (int64_t)from->cy * den,
                        (int64_t)p->x * den + (int64_t)(q->x - p->x) * num,
                        (int64_t)p->y * den + (int64_t)(q->y - p->y) * num);
}

/* One step. */

static int side_of(const struct board_line *line, const struct board_corner *c)
{
    return sign(line->dx * (c->y * (int64_t)line->scale - line->py) -
                line->dy * (c->x * (int64_t)line->scale - line->px));
}

/* How far along the line a corner on it lies: before its end -1, at it 0, beyond 1. */
static int past_end(const struct board_line *line, const struct board_corner *c)
{
    int64_t x = c->x * (int64_t)line->scale - line->qx, y = c->y * (int64_t)line->scale - line->qy;
    return sign(x * line->dx + y * line->dy);
}

/* The place around a corner in which a direction lies. */
static int place_in_direction(const struct board_corner *c, int64_t dx, int64_t dy)
{
    for (int k = 0; k < c->sectors; k++) {
        int next = (k + 1) % c->sectors;
        int64_t here = c->dx[k] * dy - c->dy[k] * dx;
        int64_t there = c->dx[next] * dy - c->dy[next] * dx;
        if (here == 0 && c->dx[k] * dx + c->dy[k] * dy > 0)
            return 2 * k;
        if (here > 0 && there < 0)
            return 2 * k + 1;
    }
    return 0; /* not reached: sectors are narrower than half a turn and go all around */
}

static int place_of_cell(const struct board_corner *c, int cell)
{
    for (int k = 0; k < c->sectors; k++)
        if (c->cell[k] == cell)
            return 2 * k + 1;
    return 0;
}

/* The end of the line as seen from an edge: on the inner side or on it 1, else 0. */
static bool ends_before(const struct board_line *line, const struct board_corner *from,
                        const struct board_corner *to)
{
    int64_t ex = to->x - from->x, ey = to->y - from->y;
    return ex * (line->qy - from->y * (int64_t)line->scale) -
               ey * (line->qx - from->x * (int64_t)line->scale) >=
           0;
}

static int diagonal_wall(const struct board *b, const struct board_corner *corner, int cell)
{
    for (int k = 0; k < corner->sectors; k++) {
        const struct board_edge *e = b->edge + corner->edge[k];
        if (corner->edge[k] && e->a == cell && e->b == cell)
            return corner->edge[k];
    }
    return 0;
}

/* The diagonal wall of a cell, if the line goes from one side of it to the other, or
 * begins or ends on it. */
static int diagonal_crossed(const struct board *b, const struct board_line *line, int cell)
{
    char diagonal = b->kind[b->cell[cell].kind].diagonal;
    if (!diagonal)
        return 0;
    const struct board_cell *c = b->cell + cell;
    int first = diagonal == '/' ? 1 : 0;
    const struct board_corner *p = b->corner + c->corner[first],
                              *q = b->corner + c->corner[first + 2];
    int one = side_of(line, p), other = side_of(line, q);
    if ((one || other) && one * other >= 0)
        return 0;
    int64_t ex = q->x - p->x, ey = q->y - p->y, scale = line->scale;
    int start = sign(ex * (line->py - p->y * scale) - ey * (line->px - p->x * scale));
    int end = sign(ex * (line->qy - p->y * scale) - ey * (line->qx - p->x * scale));
    return start && start == end ? 0 : diagonal_wall(b, p, cell);
}

/* Does the line end in this cell, before it crosses the side from one corner to the next?
 * Only the last cell or, if there is none, the edge that is looked at can be its end. */
static bool ends_inside(const struct board *b, const struct board_line *line, int from, int to)
{
    if (line->b && line->at != line->b)
        return false;
    return ends_before(line, b->corner + from, b->corner + to);
}

/* From inside a cell to the side or corner where the line leaves it, or to its end. */
static void leave_cell(const struct board *b, struct board_line *line)
{
    const struct board_cell *cell = b->cell + line->at;
    int sides = sides_of(b);
    int64_t base = line->scale * (line->dx * cell->cy - line->dy * cell->cx) + line->shift;
    int64_t last = base + line->corner_shift[sides - 1], here = base + line->corner_shift[0];
    for (int i = 0; i < sides; i++) {
        int64_t next = base + line->corner_shift[i + 1 < sides ? i + 1 : 0];
        if (here < 0 && next > 0) {
            line->edge = cell->side[i];
            const struct board_edge *edge = b->edge + line->edge;
            line->into = edge->a == line->at ? edge->b : edge->a;
            line->state = ends_inside(b, line, cell->corner[i], cell->corner[(i + 1) % sides])
                              ? OVER
                              : CROSSES;
            return;
        }
        if (here == 0 && last < 0 && next > 0) {
            line->state = past_end(line, b->corner + cell->corner[i]) > 0 ? OVER : AT_CORNER;
            line->at = cell->corner[i];
            return;
        }
        last = here;
        here = next;
    }
    line->state = OVER; /* a line without length */
}

/* At a corner: where it comes from, where it goes. */
static enum board_met turn(const struct board *b, struct board_line *line)
{
    const struct board_corner *c = b->corner + line->at;
    bool first = c->x * (int64_t)line->scale == line->px && c->y * (int64_t)line->scale == line->py;
    bool last = past_end(line, c) == 0;
    line->corner = line->at;
    line->from =
        (uint8_t)(first ? place_of_cell(c, line->a) : place_in_direction(c, -line->dx, -line->dy));
    line->goes = (uint8_t)(last && line->b ? place_of_cell(c, line->b)
                                           : place_in_direction(c, line->dx, line->dy));
    line->state = last ? OVER : PAST_CORNER;
    return BOARD_CORNER;
}

static void go_on_from_corner(const struct board *b, struct board_line *line)
{
    const struct board_corner *c = b->corner + line->corner;
    int k = line->goes / 2;
    if (line->goes % 2) {
        line->state = c->cell[k] ? ENTERS : LOST;
        line->at = c->cell[k];
        return;
    }
    const struct board_edge *e = b->edge + c->edge[k];
    line->state = c->edge[k] ? ON_EDGE : LOST;
    line->at = c->edge[k];
    line->into = e->p == line->corner ? e->q : e->p;
}

/* A cell is told unless it is the first or the last. */
static bool told(struct board_line *line, int cell, bool beside)
{
    if (line->quiet || !cell || cell == line->a || cell == line->b)
        return false;
    line->cell = (uint16_t)cell;
    line->beside = beside;
    return true;
}

enum board_met board_line_next(const struct board *b, struct board_line *line)
{
    const struct board_edge *e;
    int cut;
    for (;;) {
        switch (line->state) {
        case ENTERS:
            cut = diagonal_crossed(b, line, line->at);
            line->state = cut ? ENTERS_CUT : IN_CELL;
            line->edge = (uint16_t)cut;
            if (cut)
                return BOARD_CROSS;
            if (told(line, line->at, false))
                return BOARD_CELL;
            break;
        case ENTERS_CUT:
            line->state = IN_CELL;
            if (told(line, line->at, false))
                return BOARD_CELL;
            break;
        case IN_CELL:
            leave_cell(b, line);
            break;
        case CROSSES:
            line->at = line->into;
            line->state = line->at ? ENTERS : LOST;
            return BOARD_CROSS;
        case ON_EDGE:
            line->edge = line->at;
            line->state = BESIDE_FIRST;
            return BOARD_ALONG;
        case ON_HALF:
            line->state = AT_CORNER;
            line->at = line->into;
            return BOARD_ALONG;
        case BESIDE_FIRST:
            line->state = BESIDE_SECOND;
            if (told(line, b->edge[line->edge].a, false))
                return BOARD_CELL;
            break;
        case BESIDE_SECOND:
            e = b->edge + line->edge;
            line->state = past_end(line, b->corner + line->into) > 0 ? OVER : AT_CORNER;
            line->at = line->into;
            if (e->b != e->a && told(line, e->b, e->a != line->a && e->a != line->b))
                return BOARD_CELL;
            break;
        case AT_CORNER:
            return turn(b, line);
        case PAST_CORNER:
            go_on_from_corner(b, line);
            break;
        case LOST:
            return BOARD_OFF;
        default:
            return BOARD_END;
        }
    }
}

/* Points of an edge. */

static int by_value(const void *a, const void *b)
{
    const struct board_fraction *x = a, *y = b;
    return sign((int64_t)x->num * y->den - (int64_t)y->num * x->den);
}

int board_edge_points(const struct board *b, int from, int edge,
                      struct board_fraction out[2 * BOARD_CORNERS + 1])
{
    struct board_fraction hit[BOARD_CORNERS + 2];
    const struct board_cell *eye = b->cell + from;
    const struct board_corner *p = b->corner + b->edge[edge].p, *q = b->corner + b->edge[edge].q;
    int ex = q->x - p->x, ey = q->y - p->y, px = p->x - eye->cx, py = p->y - eye->cy;
    int hits = 0, count = 0, depth = ex * py - ey * px;
    hit[hits++] = (struct board_fraction){0, 1};
    for (int i = 1; i <= b->corners; i++) {
        /* eye + s (corner - eye) = p + t (q - p), for t from 0 to 1 and s from 1 on */
        int vx = b->corner[i].x - eye->cx, vy = b->corner[i].y - eye->cy;
        int den = ex * vy - ey * vx, num = px * vy - py * vx;
        if (den == 0 || (int64_t)depth * den <= 0)
            continue;
        num = den > 0 ? -num : num;
        den = den > 0 ? den : -den;
        if (num > 0 && num < den && abs(depth) >= den)
            hit[hits++] = (struct board_fraction){num, den};
    }
    hit[hits++] = (struct board_fraction){1, 1};
    qsort(hit, (size_t)hits, sizeof *hit, by_value);
    for (int i = 1; i < hits; i++) {
        if (by_value(hit + i - 1, hit + i) != 0) {
            struct board_fraction a = hit[i - 1], c = hit[i];
            out[count++] =
                (struct board_fraction){a.num * c.den + c.num * a.den, 2 * a.den * c.den};
            if (c.num < c.den)
                out[count++] = c;
        }
    }
    return count;
}
