/* past.c - what was told stays told. A game of random answers: the events that each seat and
 * a spectator were told are kept as they were told first, and told again while the play goes
 * on. Words of an event that read the position they are said in would become others. */
#include "every.h"

#include <stdlib.h>
#include <string.h>

enum { STEPS = 400, TELL_EVERY = 25 };

struct told {
    struct trial *trial;
    arb_table *table;
    json_t *events[ARB_SPECTATOR + 1]; /* by seat, each from the first on */
};

/* The first of the two lists that is not as it was, as words of what is wrong. */
static bool same_past(struct told *told, int seat, const json_t *now)
{
    const json_t *before = told->events[seat], *event;
    size_t i;
    if (json_array_size(now) < json_array_size(before))
        return wrong(told->trial, "seat %d was told %zu events and is told %zu now", seat,
                     json_array_size(before), json_array_size(now));
    json_array_foreach (before, i, event) {
        const json_t *again = json_array_get(now, i);
        if (json_equal(event, again))
            continue;
        char *first = json_dumps(event, JSON_COMPACT), *later = json_dumps(again, JSON_COMPACT);
        wrong(told->trial, "event %zu is told seat %d in another way now:\n  %.500s\n  %.500s", i,
              seat, first, later);
        free(first);
        free(later);
        return false;
    }
    return true;
}

/* What the seat was told before must be told again; what is new is kept. */
static bool tell_again(struct told *told, int seat)
{
    json_t *now = arb_events(told->table, seat, 0), *event;
    bool same = same_past(told, seat, now);
    size_t i;
    json_array_foreach (now, i, event)
        if (same && i >= json_array_size(told->events[seat]))
            json_array_append(told->events[seat], event);
    json_decref(now);
    return same;
}

/* Those that have been told since the last answer, at once: later they may read otherwise. */
static void listen(struct told *told, int seat)
{
    uint32_t from = (uint32_t)json_array_size(told->events[seat]);
    json_t *more = arb_events(told->table, seat, from);
    json_array_extend(told->events[seat], more);
    json_decref(more);
}

static bool is_there(const struct told *told, int seat)
{
    return seat < arb_seat_count(told->table) || seat == ARB_SPECTATOR;
}

static bool play_on(struct told *told)
{
    struct arb_ask asks[ARB_SEATS + 1];
    struct arb_error err = {0};
    int count = arb_asks(told->table, asks, ARB_SEATS + 1);
    if (!count)
        return false;
    const struct arb_ask *ask = &asks[draw(told->trial, (uint32_t)count)];
    return arb_answer(told->table, ask->id, ask->seat, any_choice(told->trial, ask), &err) ||
           wrong(told->trial, "a legal answer is refused: %s", err.text);
}

static bool step(struct told *told)
{
    bool good = play_on(told);
    bool tell = !good || told->trial->steps % TELL_EVERY == TELL_EVERY - 1;
    for (int seat = 0; seat <= ARB_SPECTATOR; seat++)
        if (is_there(told, seat)) {
            listen(told, seat);
            if (tell && !tell_again(told, seat))
                return false;
        }
    return good;
}

bool try_past(struct trial *trial)
{
    struct told told = {.trial = trial, .table = any_table(trial, 0, 1)};
    for (int seat = 0; seat <= ARB_SPECTATOR; seat++)
        told.events[seat] = json_array();
    while (told.table && trial->steps < STEPS && step(&told))
        trial->steps++;
    for (int seat = 0; seat <= ARB_SPECTATOR; seat++)
        json_decref(told.events[seat]);
    arb_table_close(told.table);
    return !trial->why[0];
}
