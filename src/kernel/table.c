/* The table: a block, the rules that run in it and those who answer. */
#include "table.h"
#include "chance.h"
#include "error.h"
#include "lane.h"
#include "memory.h"

#include <sys/random.h>

/* Running. */

static void complain_and_abort(const struct arb_table *t, const char *what)
{
    const struct arb_block *b = t->run.block;
    struct arb_frame f;
    memcpy(&f, b->stack + b->top, sizeof f);
    fprintf(stderr, "arbiter: torture: at ask %u in flow %s: %s\n", b->ask_id,
            t->run.rules->flows[f.flow].name, what);
    abort();
}

/* Move the block to fresh memory and wipe the old one, so that whoever kept a
 * pointer into it is found out; then list the pending ask again, which must
 * neither change the block nor give another list. */
static void torture(struct arb_table *t)
{
    size_t bytes = t->block_bytes;
    struct arb_block *old = t->run.block;
    bool waiting = old->asked != 0;
    t->run.block = memcpy(arb_zalloc(bytes), old, bytes);
    memset(old, 0xA5, bytes);
    free(old);
    if (!waiting)
        return;
    struct arb_run *before = arb_alloc(sizeof *before);
    *before = t->run;
    before->block = memcpy(arb_alloc(bytes), t->run.block, bytes);
    t->run.sink = NULL;
    arb_run_on(&t->run);
    t->run.sink = t->sink;
    if (memcmp(before->block, t->run.block, bytes) != 0)
        complain_and_abort(t, "listing the options changed the block");
    if (before->option_count != t->run.option_count ||
        memcmp(before->list, t->run.list, sizeof before->list) != 0 ||
        memcmp(before->option, t->run.option, before->option_count * sizeof *before->option) != 0)
        complain_and_abort(t, "listing the options twice gave two lists");
    free(before->block);
    free(before);
}

static inline void run_on(struct arb_table *t)
{
    arb_run_on(&t->run);
    if (__builtin_expect(t->torture, 0))
        torture(t);
}

void arb_table_relist(struct arb_table *t)
{
    t->run.sink = NULL;
    t->run.list_chance = true;
    arb_run_on(&t->run);
    t->run.list_chance = t->referee;
    t->run.sink = t->sink;
}

/* Put an answer into the block; the last one of an ask makes the rules go on. */
static inline void take(struct arb_table *t, int seat, struct arb_option option)
{
    struct arb_block *b = t->run.block;
    b->answer[seat] = option;
    b->answered |= (uint16_t)SEAT(seat);
    if (b->answered == b->asked || b->lanes)
        run_on(t);
}

void arb_table_take(struct arb_table *t, int seat, struct arb_option option)
{
    take(t, seat, option);
}

void arb_table_record(struct arb_table *t, uint32_t ask_id, int seat, struct arb_option option,
                      enum arb_by by)
{
    arb_history_add(&t->history, (struct arb_entry){.option = option,
                                                    .hash = arb_hash(t),
                                                    .ask_id = ask_id,
                                                    .seat = (uint8_t)seat,
                                                    .by = (uint8_t)by});
    const struct arb_history *h = &t->history;
    if (h->length - h->snapshot[h->snapshots - 1].length >= ARB_SNAPSHOT_EVERY)
        arb_table_snapshot(t);
}

uint32_t arb_table_ask_id(const struct arb_table *t, int seat)
{
    const struct arb_block *b = t->run.block;
    return b->lanes >> seat & 1 ? arb_lane(&t->run, seat)->ask_id : b->ask_id;
}

static uint16_t form_marks(const struct arb_block *b)
{
    if (!b->form)
        return 0;
    return b->form == b->ask_id ? ARB_FORM_STEP | ARB_FORM_FIRST : ARB_FORM_STEP;
}

void arb_table_step(struct arb_table *t, int seat, struct arb_option option, enum arb_by by)
{
    if (t->fast) {
        t->history.length++;
        take(t, seat, option);
        return;
    }
    uint32_t ask_id = arb_table_ask_id(t, seat);
    t->sink->step = t->history.length + 1;
    uint16_t form = form_marks(t->run.block);
    take(t, seat, option);
    arb_table_record(t, ask_id, seat, option, by);
    t->history.entry[t->history.length - 1].form = form;
}

enum { EVENTS_KEPT = 4096 };

void arb_table_snapshot(struct arb_table *t)
{
    struct arb_history *h = &t->history;
    arb_history_snapshot(h, t->run.block, t->block_bytes, arb_sink_end(t->sink));
    if (t->sink->count > EVENTS_KEPT && h->snapshots > 1)
        arb_sink_drop(t->sink, h->snapshot[h->snapshots - 2].events);
}

static inline int chance_now(const struct arb_table *t, uint32_t ask_id, uint16_t outcomes)
{
    if (__builtin_expect(t->keys.count == 0, 1))
        return arb_outcome(t->key, ask_id, outcomes);
    return arb_keyed_outcome(&t->keys.key[t->keys.count - 1], ask_id, outcomes);
}

int arb_table_chance(const struct arb_table *t, uint32_t step, uint32_t ask_id, uint16_t outcomes)
{
    const struct arb_key *key = arb_key_at(&t->keys, step);
    return key ? arb_keyed_outcome(key, ask_id, outcomes) : arb_outcome(t->key, ask_id, outcomes);
}

/* Answer what chance and orders answer. */
static void answer_all(struct arb_table *t)
{
    for (;;) {
        const struct arb_block *b = t->run.block;
        unsigned open = arb_open_asks(b);
        if (open & SEAT(ARB_CHANCE)) {
            if (t->referee)
                return;
            int outcome = chance_now(t, b->ask_id, b->outcomes);
            arb_table_step(t, ARB_CHANCE, (struct arb_option){.a = (uint16_t)outcome},
                           ARB_BY_CHANCE);
        } else if (!(open & t->ordered) || !arb_orders_obey_one(t, open & t->ordered)) {
            return;
        }
    }
}

void arb_table_settle(struct arb_table *t)
{
    answer_all(t);
    if (__builtin_expect(t->ordered, 0))
        arb_orders_end(t);
}

/* Opening and closing. */

struct arb_table *arb_table_new(const arb_game *game, const json_t *setup, uint64_t seed, int flags)
{
    struct arb_table *t = arb_zalloc(sizeof *t);
    t->game = game;
    t->block_bytes = game->rules->block_bytes;
    t->seed = seed;
    t->key = arb_chance_key(seed);
    t->setup = setup ? json_deep_copy(setup) : json_object();
    json_object_del(t->setup, "seed");
    t->fast = flags & ARB_FAST;
    t->torture = flags & ARB_TORTURE;
#ifdef ARB_TORTURE_ALWAYS
    t->torture = true;
#endif
    t->referee = flags & ARB_REFEREE;
    t->run.list_chance = t->referee;
    t->run.block = arb_zalloc(t->block_bytes);
    t->run.content = game->content;
    t->run.rules = game->rules;
    if (!t->fast)
        t->run.sink = t->sink = arb_zalloc(sizeof *t->sink);
    size_t seat;
    json_t *seated;
    json_array_foreach (json_object_get(t->setup, "seats"), seat, seated)
        arb_name_seat(t, (int)seat, json_string_value(json_object_get(seated, "name")));
    return t;
}

void arb_name_seat(arb_table *t, int seat, const char *name)
{
    if (seat < 0 || seat >= ARB_SEATS)
        return;
    char *called = t->run.name[seat];
    snprintf(called, ARB_NAME, "%s", name ? name : "");
    for (char *at = called; (at = strchr(at, '\n'));)
        *at = ' ';
    arb_tame(called);
    arb_whole_letters(called);
}

static bool seats_allowed(const struct arb_rules *rules, json_int_t seats, struct arb_error *err)
{
    if (seats >= rules->min_seats && seats <= rules->max_seats && seats <= ARB_SEATS)
        return true;
    return arb_fail(err, "%s is played by %d to %d players, not by %lld.", rules->name,
                    rules->min_seats, rules->max_seats, (long long)seats);
}

/* A setup that says how many sit there, by a number or with one part for each, is
 * looked at before the game is: no setup() has to fear a count it has no room for. */
static bool setup_seats_allowed(const struct arb_rules *rules, const json_t *setup,
                                struct arb_error *err)
{
    const json_t *seats = json_object_get(setup, "seats");
    if (json_is_array(seats))
        return seats_allowed(rules, (json_int_t)json_array_size(seats), err);
    return !json_is_integer(seats) || seats_allowed(rules, json_integer_value(seats), err);
}

/* Every way in comes by here: opening, loading, importing, playing again. */
bool arb_table_begin(struct arb_table *t, struct arb_error *err)
{
    const struct arb_rules *rules = t->game->rules;
    struct arb_error unwanted;
    if (!err)
        err = &unwanted;
    arb_clear_error(err);
    memset(t->run.block, 0, t->block_bytes);
    if (!setup_seats_allowed(rules, t->setup, err))
        return false;
    if (!rules->setup(&t->run, t->setup, err)) {
        if (!err->text[0])
            arb_fail(err, "%s cannot be set up this way.", rules->name);
        return false;
    }
    if (!seats_allowed(rules, t->run.block->seats, err))
        return false;
    run_on(t);
    if (!t->fast)
        arb_table_snapshot(t);
    return true;
}

arb_table *arb_table_open(const arb_game *game, const json_t *setup, int flags,
                          struct arb_error *err)
{
    arb_clear_error(err);
    if (setup && !json_is_object(setup)) {
        arb_fail(err, "A setup is an object, such as {\"seed\": 1}.");
        return NULL;
    }
    const json_t *seed = json_object_get(setup, "seed");
    if (seed && !json_is_integer(seed)) {
        arb_fail(err, "The seed of a setup is a whole number, such as {\"seed\": 1}.");
        return NULL;
    }
    if (setup && game->rules->check_setup && !game->rules->check_setup(game->content, setup, err))
        return NULL;
    uint64_t number = (uint64_t)json_integer_value(seed);
    if (!seed && getrandom(&number, sizeof number, 0) != sizeof number) {
        arb_fail(err, "The system gives no random numbers; set a seed.");
        return NULL;
    }
    struct arb_table *t = arb_table_new(game, setup, number, flags);
    if (!arb_table_begin(t, err)) {
        arb_table_close(t);
        return NULL;
    }
    if (t->fast)
        t->start = memcpy(arb_alloc(t->block_bytes), t->run.block, t->block_bytes);
    arb_table_settle(t);
    return t;
}

void arb_table_close(arb_table *t)
{
    if (!t)
        return;
    arb_journal_close(&t->journal);
    arb_history_free(&t->history);
    arb_keys_free(&t->keys);
    arb_orders_free(t->orders);
    arb_sink_free(t->sink);
    arb_marks_free(t->marks);
    json_decref(t->setup);
    free(t->start);
    free(t->run.block);
    free(t);
}

arb_table *arb_table_copy(const arb_table *from)
{
    struct arb_table *t = arb_alloc(sizeof *t);
    memcpy(t, from, offsetof(struct arb_table, run.option));
    memcpy(t->run.option, from->run.option, from->run.option_count * sizeof *from->run.option);
    t->run.block = memcpy(arb_alloc(t->block_bytes), from->run.block, t->block_bytes);
    t->start = NULL;
    t->run.marks = t->marks = NULL;
    t->journal = (struct arb_journal){0};
    json_incref(t->setup);
    arb_keys_copy(&t->keys, &from->keys);
    arb_orders_copy(t->orders, from->orders);
    if (t->fast)
        return t;
    arb_history_copy(&t->history, &from->history);
    t->run.sink = t->sink = memcpy(arb_alloc(sizeof *t->sink), from->sink, sizeof *t->sink);
    t->sink->room = t->sink->count;
    t->sink->event = arb_alloc(t->sink->count * sizeof *t->sink->event);
    if (t->sink->count)
        memcpy(t->sink->event, from->sink->event, t->sink->count * sizeof *t->sink->event);
    return t;
}

bool arb_table_restart(arb_table *t, uint64_t seed, struct arb_error *err)
{
    arb_clear_error(err);
    arb_journal_close(&t->journal);
    arb_history_free(&t->history);
    arb_keys_free(&t->keys);
    t->seed = seed;
    t->key = arb_chance_key(seed);
    if (t->start) {
        memcpy(t->run.block, t->start, t->block_bytes);
        run_on(t);
    } else {
        if (t->sink)
            arb_sink_truncate(t->sink, 0);
        if (t->sink)
            t->sink->step = 0;
        if (!arb_table_begin(t, err))
            return false;
    }
    arb_table_settle(t);
    return true;
}

json_t *arb_campaign(arb_table *t)
{
    const struct arb_rules *rules = t->game->rules;
    return rules->campaign ? rules->campaign(&t->run, t->setup) : NULL;
}

json_t *arb_campaign_show(const arb_game *game, const json_t *setup, struct arb_error *err)
{
    struct arb_error unwanted;
    if (!err)
        err = &unwanted;
    arb_clear_error(err);
    return game->rules->show_campaign ? game->rules->show_campaign(game->content, setup, err)
                                      : NULL;
}

const arb_game *arb_table_game(const arb_table *t)
{
    return t->game;
}

/* Asking and answering. */

/* The outcomes of a chance ask are offered by the game; what it left out is
 * offered as a plain number. */
static const struct arb_option *chance_options(struct arb_table *t)
{
    struct arb_run *g = &t->run;
    int first = g->list[ARB_CHANCE].first, count = g->list[ARB_CHANCE].count;
    int outcomes = g->block->outcomes;
    if (first + outcomes > ARB_OPTIONS)
        return NULL;
    for (; count < outcomes; count++)
        g->option[first + count] = (struct arb_option){.a = (uint16_t)count};
    g->list[ARB_CHANCE].count = (uint16_t)count;
    g->option_count = (uint16_t)(first + count);
    return g->option + first;
}

int arb_asks(arb_table *t, struct arb_ask *asks, int max)
{
    struct arb_run *g = &t->run;
    int n = 0;
    for (unsigned open = arb_open_asks(g->block); open && n < max; open &= open - 1) {
        int seat = __builtin_ctz(open);
        asks[n] = (struct arb_ask){.id = arb_table_ask_id(t, seat),
                                   .seat = (uint8_t)seat,
                                   .window = arb_prompt_of(g, seat).window,
                                   .ordered = t->ordered && arb_orders_answer(t, seat),
                                   .form = g->block->form,
                                   .roll = seat == ARB_CHANCE ? g->block->roll : 0,
                                   .left = seat == ARB_CHANCE ? g->block->roll_left : 0,
                                   .count = g->list[seat].count,
                                   .options = g->option + g->list[seat].first};
        if (seat == ARB_CHANCE) {
            asks[n].count = g->block->outcomes;
            asks[n].options = chance_options(t);
        }
        n++;
    }
    return n;
}

static bool refuse_answer(const struct arb_table *t, uint32_t id, int seat, int choice,
                          struct arb_error *err)
{
    const struct arb_block *b = t->run.block;
    if (b->status == ARB_STOPPED)
        return arb_fail(err, "The play has stopped (%s); undo takes back what led to it.",
                        arb_stopped(t));
    if (!b->asked)
        return arb_fail(err, "The play is over; there is nothing to answer.");
    if (seat < 0 || seat > ARB_CHANCE || !(b->asked >> seat & 1))
        return arb_fail(err, "Seat %d is not asked now.", seat);
    if (id != arb_table_ask_id(t, seat))
        return arb_fail(err, "Ask %u is not pending any more: ask %u is. Nothing was changed.", id,
                        arb_table_ask_id(t, seat));
    if (b->answered >> seat & 1)
        return arb_fail(err, "Seat %d has answered this ask already.", seat);
    int count = seat == ARB_CHANCE ? b->outcomes : t->run.list[seat].count;
    return arb_fail(err, "There is no choice %d: ask %u has the choices 0 to %d.", choice, id,
                    count - 1);
}

bool arb_answer(arb_table *t, uint32_t id, int seat, int choice, struct arb_error *err)
{
    const struct arb_run *g = &t->run;
    arb_clear_error(err);
    if ((unsigned)seat > ARB_CHANCE || !(arb_open_asks(g->block) >> seat & 1) ||
        id != arb_table_ask_id(t, seat))
        return refuse_answer(t, id, seat, choice, err);
    struct arb_option option;
    if (seat == ARB_CHANCE) {
        if ((unsigned)choice >= g->block->outcomes)
            return refuse_answer(t, id, seat, choice, err);
        option = (struct arb_option){.a = (uint16_t)choice};
    } else {
        if ((unsigned)choice >= g->list[seat].count)
            return refuse_answer(t, id, seat, choice, err);
        option = g->option[g->list[seat].first + choice];
    }
    arb_table_step(t, seat, option, ARB_BY_HAND);
    arb_table_settle(t);
    if (t->journal.open)
        arb_journal_flush(t, err);
    return true;
}

int arb_chance(const arb_table *t, const struct arb_ask *ask)
{
    return chance_now(t, ask->id, ask->count);
}

/* Settings. */

void arb_set_referee(arb_table *t, bool on)
{
    t->journal.settings |= t->referee != on;
    t->referee = t->run.list_chance = on;
    if (!on)
        arb_table_settle(t);
    arb_journal_flush(t, NULL);
}

bool arb_get_referee(const arb_table *t)
{
    return t->referee;
}
