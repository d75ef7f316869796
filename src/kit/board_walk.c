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

/* Steps. */

/* A map of few cells has sets whose later words are empty. Walks are compiled for one word, for two
 * and for all there can be: of one or two words the compiler makes registers. */
BOARD_INLINE struct board_set without(int words, struct board_set s, const struct board_set *other)
{
    for (int i = 0; i < words; i++)
        s.bits[i] &= ~other->bits[i];
    return s;
}

BOARD_INLINE struct board_set both(int words, struct board_set s, const struct board_set *other)
{
    for (int i = 0; i < words; i++)
        s.bits[i] &= other->bits[i];
    return s;
}

BOARD_INLINE struct board_set either(int words, struct board_set s, const struct board_set *other)
{
    for (int i = 0; i < words; i++)
        s.bits[i] |= other->bits[i];
    return s;
}

BOARD_INLINE bool some(int words, const struct board_set *s)
{
    uint64_t any = 0;
    for (int i = 0; i < words; i++)
        any |= s->bits[i];
    return any;
}

BOARD_INLINE bool alike(int words, const struct board_set *a, const struct board_set *b)
{
    uint64_t apart = 0;
    for (int i = 0; i < words; i++)
        apart |= a->bits[i] ^ b->bits[i];
    return !apart;
}

struct stepping {
    const struct board *b;
    const struct board_near *near;
    const struct board_gates *shut;
    const struct board_set *doors; /* NULL: a shut gate lets nobody in */
};

/* Where one step leads from a cell at a gate. */
static struct board_set step_by_gates(const struct stepping *s, int from)
{
    struct board_set to = {{0}};
    EACH_WAY (s->b, from, way)
        if (board_has(&s->near->to[from], way->to) &&
            ((s->doors && board_has(s->doors, way->to)) || is_free(s->b, s->shut, way)))
            board_add(&to, way->to);
    return to;
}

/* Where one step leads from any of these cells, which cost so much. */
BOARD_INLINE struct board_set step(int words, const struct stepping *s,
                                   const struct board_set *from, struct board_walk *w, int cost)
{
    struct board_set to = {{0}};
    for (int i = 0; i < words; i++) {
        uint64_t gated = s->near->gated.bits[i];
        for (uint64_t rest = from->bits[i]; rest; rest &= rest - 1) {
            int cell = i * 64 + __builtin_ctzll(rest);
            w->cost[cell] = (uint16_t)cost;
            if (__builtin_expect((gated & rest & -rest) != 0, 0)) {
                struct board_set past = step_by_gates(s, cell);
                to = either(words, to, &past);
            } else {
                to = either(words, to, &s->near->to[cell]);
            }
        }
    }
    return to;
}

BOARD_INLINE void note_cost(int words, const struct board_set *cells, struct board_walk *w,
                            int cost)
{
    for (int i = 0; i < words; i++)
        for (uint64_t rest = cells->bits[i]; rest; rest &= rest - 1)
            w->cost[i * 64 + __builtin_ctzll(rest)] = (uint16_t)cost;
}

/* The cells of a cost, out of where one step leads and what slow cells were begun a step ago. */
BOARD_INLINE struct board_set layer_of(int words, struct board_set stepped, struct board_set begun,
                                       const struct board_set *slow)
{
    stepped = without(words, stepped, slow);
    return either(words, begun, &stepped);
}

BOARD_INLINE void walk(int words, const struct stepping *s, const struct board_ground *ground,
                       int from, int most, struct board_walk *out)
{
    struct board_set layer = {{0}}, clean, begun = {{0}}, begun_clean = {{0}}, to, entered, cleanly;
    bool mixed = false; /* a bad cell was met: not all cells are clean */
    board_add(&layer, from);
    entered = cleanly = clean = layer;
    for (int cost = 0; some(words, &layer) || some(words, &begun); cost++) {
        struct board_set left = cost ? without(words, layer, &ground->last) : layer;
        if (cost == most || !alike(words, &left, &layer))
            note_cost(words, &layer, out, cost);
        if (cost == most)
            break;
        struct board_set left_clean = mixed ? without(words, clean, &ground->last) : left;
        to = step(words, s, &left, out, cost);
        to = without(words, to, &ground->never);
        layer = layer_of(words, to, begun, &ground->slow);
        layer = without(words, layer, &entered);
        begun = both(words, to, &ground->slow);
        struct board_set bad = both(words, to, &ground->bad);
        mixed = mixed || some(words, &bad);
        if (!mixed) {
            clean = layer;
            begun_clean = begun;
        } else {
            if (!alike(words, &left, &left_clean)) {
                to = step(words, s, &left_clean, out, cost);
                to = without(words, to, &ground->never);
            }
            to = without(words, to, &ground->bad);
            clean = layer_of(words, to, begun_clean, &ground->slow);
            clean = both(words, clean, &layer);
            begun_clean = both(words, to, &ground->slow);
        }
        entered = either(words, entered, &layer);
        cleanly = either(words, cleanly, &clean);
    }
    out->cells = out->entered = entered;
    out->clean = cleanly;
}

void board_walk(const struct board *b, const struct board_near *near,
                const struct board_gates *shut, const struct board_ground *ground, int from,
                int most, struct board_walk *out)
{
    struct stepping s = {b, near, shut, &ground->doors};
    if (b->cells < 64)
        walk(1, &s, ground, from, most, out);
    else if (b->cells < 128)
        walk(2, &s, ground, from, most, out);
    else
        walk(BOARD_WORDS, &s, ground, from, most, out);
}

BOARD_INLINE void walk_back(int words, const struct stepping *s, const struct board_ground *ground,
                            const struct board_set *goals, const struct board_set *until,
                            struct board_walk *out)
{
    struct board_set layer = *goals, begun = {{0}}, entered = layer;
    for (int cost = 0; some(words, &layer) || some(words, &begun); cost++) {
        note_cost(words, &layer, out, cost);
        struct board_set found = both(words, layer, until);
        if (some(words, &found))
            break;
        struct board_set into = without(words, layer, &ground->never);
        struct board_set slow = both(words, into, &ground->slow);
        into = without(words, into, &ground->slow);
        struct board_set next = step(words, s, &into, out, cost);
        next = either(words, next, &begun);
        begun = step(words, s, &slow, out, cost);
        layer = without(words, next, &entered);
        entered = either(words, entered, &layer);
    }
    out->cells = out->clean = out->entered = entered;
}

void board_walk_back(const struct board *b, const struct board_near *near,
                     const struct board_gates *shut, const struct board_ground *ground,
                     const struct board_set *goals, const struct board_set *until,
                     struct board_walk *out)
{
    struct stepping s = {b, near, shut, NULL};
    if (b->cells < 64)
        walk_back(1, &s, ground, goals, until, out);
    else if (b->cells < 128)
        walk_back(2, &s, ground, goals, until, out);
    else
        walk_back(BOARD_WORDS, &s, ground, goals, until, out);
}

/* Ways. */

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
