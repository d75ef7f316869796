/* Walks over sets of cells, one cost after the other. */
#include "kit_config.h"

#include "board_walk.h"

#include "memory.h"

struct walls {
    const struct board *b;
    const struct board_gates *shut;
};

static inline bool is_barred(BOARD_WITH with, int edge)
{
    const struct walls *walls = (const void *)with;
    return board_barred(walls->b, walls->shut, edge);
}

static inline bool is_free(const struct board *b, const struct board_gates *shut,
                           const struct board_way *way)
{
    struct walls walls = {b, shut};
    return board_step_free(b, way, is_barred, (BOARD_WITH)&walls);
}

const struct board_near *board_near_table(const struct board *b, struct arb_arena *arena)
{
    struct board_near *near = arb_need(arb_arena_alloc(arena, sizeof *near));
    struct board_set *to = arb_need(arb_arena_alloc(arena, (b->cells + 1u) * sizeof *to));
    struct board_gates open = {{0}}, shut = {{0}};
    for (int gate = 1; gate <= b->gates; gate++)
        board_set_gate(&shut, gate, true);
    for (int cell = 1; cell <= b->cells; cell++)
        EACH_WAY (b, cell, way) {
            if (!is_free(b, &open, way))
                continue;
            board_add(&to[cell], way->to);
            if (!is_free(b, &shut, way))
                board_add(&near->gated, cell);
        }
    near->to = to;
    return near;
}

bool board_is_near(const struct board *b, const struct board_near *near,
                   const struct board_gates *shut, int a, int c)
{
    if (!board_has(&near->to[a], c) || !board_has(&near->gated, a))
        return board_has(&near->to[a], c);
    EACH_WAY (b, a, way)
        if (way->to == c && is_free(b, shut, way))
            return true;
    return false;
}

/* ---- Steps ------------------------------------------------------------------- */

struct stepping {
    const struct board *b;
    const struct board_near *near;
    const struct board_gates *shut;
    const struct board_set *doors; /* NULL: a shut gate lets nobody in */
};

/* Where one step leads from a cell at a gate. */
static void step_by_gates(const struct stepping *s, int from, struct board_set *to)
{
    EACH_WAY (s->b, from, way)
        if (board_has(&s->near->to[from], way->to) &&
            ((s->doors && board_has(s->doors, way->to)) || is_free(s->b, s->shut, way)))
            board_add(to, way->to);
}

/* Where one step leads from any of these cells, which cost so much. */
static struct board_set step(const struct stepping *s, const struct board_set *from,
                             struct board_walk *w, int cost)
{
    const struct board_set *near = s->near->to;
    struct board_set to = {{0}};
    for (int i = 0; i < BOARD_WORDS; i++) {
        uint64_t gated = s->near->gated.bits[i];
        for (uint64_t rest = from->bits[i]; rest; rest &= rest - 1) {
            int cell = i * 64 + __builtin_ctzll(rest);
            w->cost[cell] = (uint16_t)cost;
            if (gated & rest & -rest)
                step_by_gates(s, cell, &to);
            else
                board_unite(&to, &near[cell]);
        }
    }
    return to;
}

static struct board_set without(struct board_set s, const struct board_set *other)
{
    board_drop(&s, other);
    return s;
}

static struct board_set both(struct board_set s, const struct board_set *other)
{
    board_keep(&s, other);
    return s;
}

/* The cells of a cost, out of where one step leads and what slow cells were begun a step ago. */
static struct board_set layer_of(const struct board_set *stepped, struct board_set begun,
                                 const struct board_set *slow)
{
    struct board_set quick = without(*stepped, slow);
    board_unite(&begun, &quick);
    return begun;
}

static bool alike(const struct board_set *a, const struct board_set *b)
{
    return !memcmp(a, b, sizeof *a);
}

void board_walk(const struct board *b, const struct board_near *near,
                const struct board_gates *shut, const struct board_ground *ground, int from,
                int most, struct board_walk *out)
{
    struct stepping s = {b, near, shut, &ground->doors};
    struct board_set layer = {{0}}, clean, begun = {{0}}, begun_clean = {{0}}, to;
    bool mixed = false; /* a bad cell was met: not all cells are clean */
    board_add(&layer, from);
    out->entered = out->clean = clean = layer;
    for (int cost = 0; !board_empty(&layer) || !board_empty(&begun); cost++) {
        struct board_set left = cost ? without(layer, &ground->last) : layer;
        struct board_set left_clean = mixed ? without(clean, &ground->last) : left;
        if (cost == most || !alike(&left, &layer))
            EACH_CELL (&layer, cell)
                out->cost[cell] = (uint16_t)cost;
        if (cost == most)
            break;
        to = without(step(&s, &left, out, cost), &ground->never);
        layer = without(layer_of(&to, begun, &ground->slow), &out->entered);
        begun = both(to, &ground->slow);
        mixed = mixed || board_meets(&to, &ground->bad);
        if (!mixed) {
            clean = layer;
            begun_clean = begun;
        } else {
            if (!alike(&left, &left_clean))
                to = without(step(&s, &left_clean, out, cost), &ground->never);
            board_drop(&to, &ground->bad);
            clean = both(layer_of(&to, begun_clean, &ground->slow), &layer);
            begun_clean = both(to, &ground->slow);
        }
        board_unite(&out->entered, &layer);
        board_unite(&out->clean, &clean);
    }
    out->cells = out->entered;
}

void board_walk_back(const struct board *b, const struct board_near *near,
                     const struct board_gates *shut, const struct board_ground *ground,
                     const struct board_set *goals, struct board_walk *out)
{
    struct stepping s = {b, near, shut, NULL};
    struct board_set layer = *goals, begun = {{0}};
    out->entered = layer;
    for (int cost = 0; !board_empty(&layer) || !board_empty(&begun); cost++) {
        struct board_set into = without(layer, &ground->never);
        struct board_set slow = both(into, &ground->slow);
        EACH_CELL (&layer, cell)
            out->cost[cell] = (uint16_t)cost;
        into = without(into, &ground->slow);
        struct board_set next = step(&s, &into, out, cost);
        board_unite(&next, &begun);
        begun = step(&s, &slow, out, cost);
        layer = without(next, &out->entered);
        board_unite(&out->entered, &layer);
    }
    out->cells = out->clean = out->entered;
}

/* ---- Ways --------------------------------------------------------------------- */

struct trace {
    const struct board *b;
    const struct board_near *near;
    const struct board_gates *shut;
    const struct board_ground *ground;
    const struct board_walk *w;
    struct board_set known;
    uint32_t key[BOARD_CELLS + 1]; /* bad cells and steps of the best way */
    uint16_t before[BOARD_CELLS + 1];
};

/* Can the way come into the cell by this step backwards, for what the cell costs? */
static bool comes_from(const struct trace *t, int cell, const struct board_way *way)
{
    const struct board_walk *w = t->w;
    int from = way->to, price = board_has(&t->ground->slow, cell) ? 2 : 1;
    return board_has(&w->entered, from) && w->cost[from] + price == w->cost[cell] &&
           (!w->cost[from] || !board_has(&t->ground->last, from)) &&
           (board_has(&t->ground->doors, cell) ? board_has(&t->near->to[from], cell)
                                               : is_free(t->b, t->shut, way));
}

static uint32_t best_way(struct trace *t, int cell)
{
    if (board_has(&t->known, cell))
        return t->key[cell];
    uint32_t best = UINT32_MAX;
    int direction = 0;
    t->before[cell] = 0;
    EACH_WAY (t->b, cell, way) {
        if (!comes_from(t, cell, way))
            continue;
        int towards = t->b->way[way->back].direction;
        uint32_t key =
            best_way(t, way->to) + 1 + ((uint32_t)board_has(&t->ground->bad, cell) << 16);
        if (key < best || (key == best && (towards < direction ||
                                           (towards == direction && way->to < t->before[cell])))) {
            best = key;
            direction = towards;
            t->before[cell] = way->to;
        }
    }
    board_add(&t->known, cell);
    return t->key[cell] = t->w->cost[cell] ? best : 0;
}

int board_walk_path(const struct board *b, const struct board_near *near,
                    const struct board_gates *shut, const struct board_ground *ground,
                    const struct board_walk *w, int to, uint16_t path[BOARD_CELLS])
{
    struct trace t;
    if (!board_has(&w->cells, to))
        return 0;
    t.b = b;
    t.near = near;
    t.shut = shut;
    t.ground = ground;
    t.w = w;
    board_clear(&t.known);
    int count = (int)(best_way(&t, to) & 0xffff);
    for (int i = count; i > 0; i--) {
        path[i - 1] = (uint16_t)to;
        to = t.before[to];
    }
    return count;
}
