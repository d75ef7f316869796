/* ordered.c - standing orders and undo. A game of random answers under orders of all sorts: some
 * answers are taken back and given again, and at each point the orders stand as they stood there,
 * what had come to its end since then and what had not, and pass what they passed. */
#include "every.h"

enum { STEPS = 300, BACK = 8, BACK_EVERY = 5 };

/* What was answered where. */
struct point {
    uint32_t length;
    json_t *orders; /* of all seats */
    int seat, choice;
};

struct ordered {
    struct trial *trial;
    arb_table *table;
    int points;
    struct point point[STEPS];
};

/* Until an event, a phase or a round, for windows of any kind there is or for all. */
static void pass_until(struct ordered *o, int seat)
{
    static const char *const ends[] = {"event", "phase", "round"};
    json_t *about = arb_game_describe(o->trial->game), *kinds = json_object_get(about, "windows");
    uint32_t kind = draw(o->trial, (uint32_t)json_array_size(kinds) + 1);
    json_t *orders =
        json_pack("{s:{s:s, s:b, s:O*}}", "until", "end", ends[draw(o->trial, 3)], "new",
                  draw(o->trial, 2), "kind", json_object_get(json_array_get(kinds, kind), "id"));
    arb_set_orders(o->table, seat, orders, NULL);
    json_decref(orders);
    json_decref(about);
}

static json_t *all_orders(const arb_table *table)
{
    json_t *all = json_array();
    for (int seat = 0; seat < arb_seat_count(table); seat++)
        json_array_append_new(all, arb_orders(table, seat));
    return all;
}

static bool stands_as_before(struct ordered *o, const struct point *p)
{
    json_t *now = all_orders(o->table);
    bool same = json_equal(now, p->orders);
    json_decref(now);
    if (arb_length(o->table) != p->length)
        return wrong(o->trial, "the orders passed up to %u and pass up to %u now", p->length,
                     (unsigned)arb_length(o->table));
    return same || wrong(o->trial, "at %u the orders are not what they were there", p->length);
}

static bool answer(struct ordered *o, const struct point *p)
{
    struct arb_ask ask;
    struct arb_error err = {0};
    if (!ask_of(o->table, p->seat, &ask))
        return wrong(o->trial, "seat %d is not asked again what it was asked before", p->seat);
    return arb_answer(o->table, ask.id, p->seat, p->choice, &err) ||
           wrong(o->trial, "a legal answer is refused: %s", err.text);
}

static bool play_on(struct ordered *o)
{
    struct arb_ask asks[ARB_SEATS + 1];
    int count = arb_asks(o->table, asks, ARB_SEATS + 1);
    if (!count || o->points == STEPS)
        return false;
    const struct arb_ask *ask = &asks[draw(o->trial, (uint32_t)count)];
    o->point[o->points] = (struct point){arb_length(o->table), all_orders(o->table), ask->seat,
                                         any_choice(o->trial, ask)};
    return answer(o, &o->point[o->points++]);
}

static bool go_back_and_forth(struct ordered *o)
{
    struct arb_error err = {0};
    uint32_t end = arb_length(o->table);
    int back = 1 + (int)draw(o->trial, BACK), to = o->points > back ? o->points - back : 0;
    if (!arb_rewind(o->table, o->point[to].length, &err))
        return wrong(o->trial, "answers cannot be taken back: %s", err.text);
    for (int i = to; i < o->points; i++)
        if (!stands_as_before(o, &o->point[i]) || !answer(o, &o->point[i]))
            return false;
    return arb_length(o->table) == end || wrong(o->trial, "the orders pass something else now");
}

bool try_ordered(struct trial *trial)
{
    struct ordered o = {.trial = trial, .table = any_table(trial, 0, 1)};
    for (int seat = 0; o.table && seat < arb_seat_count(o.table); seat++) {
        order_seat(o.table, seat, (int)draw(trial, ORDERS));
        if (draw(trial, 3))
            pass_until(&o, seat);
    }
    for (; o.table && play_on(&o); trial->steps++)
        if (o.points % BACK_EVERY == 0 && !go_back_and_forth(&o))
            break;
    for (int i = 0; i < o.points; i++)
        json_decref(o.point[i].orders);
    arb_table_close(o.table);
    return !trial->why[0];
}
