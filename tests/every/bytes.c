/* bytes.c - any bytes as a play: answers, mistakes, undo, loading, beginning forms anew,
 * orders and looks, in any order. Nothing may break; what is refused changes nothing. */
#include "every.h"

struct play {
    struct trial *trial;
    arb_table *table;
    struct kept kept;
    const uint8_t *at, *end;
};

static unsigned next_byte(struct play *p)
{
    return p->at < p->end ? *p->at++ : 0;
}

static unsigned below(struct play *p, unsigned n)
{
    return n ? (next_byte(p) | next_byte(p) << 8) % n : 0;
}

static int any_seat(struct play *p)
{
    return (int)below(p, (unsigned)arb_seat_count(p->table));
}

/* One of the pending asks; false: there is none. */
static bool any_ask(struct play *p, struct arb_ask *ask)
{
    struct arb_ask asks[ARB_SEATS + 1];
    int count = arb_asks(p->table, asks, ARB_SEATS + 1);
    if (count)
        *ask = asks[below(p, (unsigned)count)];
    return count;
}

/* What can be done. */

static bool answer(struct play *p)
{
    struct arb_ask ask;
    struct arb_error err = {0};
    if (!any_ask(p, &ask))
        return true;
    if (!ask.count)
        return wrong(p->trial, "ask %u of seat %d has no option", (unsigned)ask.id, ask.seat);
    return arb_answer(p->table, ask.id, ask.seat, (int)below(p, ask.count), &err) ||
           wrong(p->trial, "a legal answer is refused: %s", err.text);
}

/* An old ask, a seat that is not asked, an option that is not there. */
static bool mistake(struct play *p)
{
    struct arb_ask ask;
    struct arb_error err = {0};
    if (!any_ask(p, &ask))
        return true;
    uint64_t before = arb_hash(p->table);
    unsigned kind = below(p, 3);
    uint32_t id = kind == 0 ? ask.id - 1 - below(p, 9) : ask.id;
    int seat = kind == 1 ? ARB_SPECTATOR + (int)below(p, 9) : ask.seat;
    int choice = kind == 2 ? ask.count + (int)below(p, 9) : (int)below(p, ask.count);
    if (arb_answer(p->table, id, seat, choice, &err))
        return wrong(p->trial, "an answer is taken that must not be: ask %u, seat %d, choice %d",
                     (unsigned)id, seat, choice);
    if (!err.text[0])
        return wrong(p->trial, "an answer is refused without words");
    return arb_hash(p->table) == before || wrong(p->trial, "a refused answer changes something");
}

static bool go_back(struct play *p)
{
    struct arb_error err = {0};
    unsigned back = below(p, 4);
    uint32_t length = arb_length(p->table);
    if (back == 0)
        return arb_undo(p->table, &err) || err.text[0] ||
               wrong(p->trial, "undo is refused without words");
    uint32_t to = below(p, length + 1);
    return arb_rewind(p->table, back == 1 || to + 40 > length ? to : length - 40, &err) ||
           wrong(p->trial, "going back is refused: %s", err.text);
}

static bool save_and_load(struct play *p)
{
    struct arb_error err = {0};
    if (!p->kept.count && !keep(p->table, &p->kept, &err))
        return wrong(p->trial, "not saved: %s", err.text);
    arb_table *loaded = arb_load(p->trial->game, arb_memory(p->kept.bytes, p->kept.count),
                                 below(p, 2) ? ARB_TRUST : 0, NULL, &err);
    if (!loaded)
        return wrong(p->trial, "a save is refused: %s", err.text);
    if (arb_hash(loaded) != arb_hash(p->table)) {
        arb_table_close(loaded);
        return wrong(p->trial, "a save comes back as another position");
    }
    arb_table_close(p->table);
    kept_free(&p->kept);
    p->table = loaded;
    return true;
}

static bool begin_anew(struct play *p)
{
    struct arb_error err = {0};
    bool form = below(p, 2);
    uint64_t before = arb_hash(p->table);
    bool done = form ? arb_form_restart(p->table, &err) : arb_withdraw(p->table, any_seat(p), &err);
    if (done)
        return true;
    return (err.text[0] && arb_hash(p->table) == before) ||
           wrong(p->trial, "%s: refused without words, or not without a change",
                 form ? "a form begun anew" : "withdrawing");
}

static bool order(struct play *p)
{
    struct arb_error err = {0};
    int seat = any_seat(p);
    switch (below(p, 4)) {
    case 0:
        arb_set_discreet(p->table, below(p, 256));
        return true;
    case 1:
        return !is_ordered(p->table, seat) || arb_obey(p->table, seat, &err) ||
               wrong(p->trial, "an order that would answer does not: %s", err.text);
    case 2:
        arb_set_referee(p->table, below(p, 2));
        return true;
    default:
        order_seat(p->table, seat, below(p, ORDERS));
        return true;
    }
}

static bool look(struct play *p)
{
    struct arb_ask ask;
    uint64_t before = arb_hash(p->table);
    int seat = below(p, 8) ? any_seat(p) : ARB_SPECTATOR;
    json_decref(arb_view(p->table, seat));
    json_decref(arb_refusals(p->table, seat));
    json_decref(arb_events(p->table, seat, 0));
    if (any_ask(p, &ask))
        json_decref(arb_ask_words(p->table, &ask));
    if (seat != ARB_SPECTATOR)
        arb_table_close(arb_sample(p->table, seat, next_byte(p), NULL));
    return arb_hash(p->table) == before || wrong(p->trial, "looking changes something");
}

static bool branch(struct play *p)
{
    arb_table *copy = arb_table_copy(p->table);
    if (!copy || arb_hash(copy) != arb_hash(p->table)) {
        arb_table_close(copy);
        return wrong(p->trial, "a copy is another position");
    }
    arb_table_close(p->table);
    kept_free(&p->kept);
    p->table = copy;
    return true;
}

/* A play. */

static bool step(struct play *p)
{
    unsigned what = next_byte(p) % 40;
    return what < 30   ? answer(p)
           : what < 31 ? mistake(p)
           : what < 33 ? go_back(p)
           : what < 34 ? save_and_load(p)
           : what < 36 ? begin_anew(p)
           : what < 38 ? order(p)
           : what < 39 ? look(p)
                       : branch(p);
}

bool play_bytes(struct trial *trial, const uint8_t *data, size_t size)
{
    struct play p = {.trial = trial, .at = data, .end = data + size};
    trial->seed = below(&p, 1 << 16);
    arb_random_seed(&trial->random, trial->seed);
    p.table = any_table(trial, below(&p, 2) ? ARB_REFEREE : 0, 1);
    bool good = p.table;
    for (; good && p.at < p.end; trial->steps++)
        good = step(&p) && sound(trial, p.table);
    arb_table_close(p.table);
    kept_free(&p.kept);
    return !trial->why[0];
}

bool try_bytes(struct trial *trial)
{
    enum { BYTES = 6000 };
    static uint8_t bytes[BYTES];
    for (int i = 0; i < BYTES; i++)
        bytes[i] = (uint8_t)draw(trial, 256);
    uint64_t seed = trial->seed;
    bool good = play_bytes(trial, bytes, BYTES);
    trial->seed = seed;
    return good;
}
