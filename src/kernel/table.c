/* The table: a block, the rules that run in it and those who answer. */
#include "table.h"
#include "chance.h"
#include "error.h"
#include "lane.h"
#include "memory.h"

#include <sys/random.h>
#include <xxhash.h>

/* ---- Running ------------------------------------------------------------ */

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

static inline uint16_t open_asks(const struct arb_block *b)
{
    return (uint16_t)(b->asked & ~b->answered);
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

static inline void step(struct arb_table *t, int seat, struct arb_option option, enum arb_by by)
{
    uint32_t ask_id = arb_table_ask_id(t, seat);
    if (t->fast) {
        t->history.length++;
        take(t, seat, option);
        return;
    }
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

/* What the seat's standing order answers to the pending ask; -1: ask. `shows`: it
 * does so because there is nothing else, which may be nobody else's business. */
static int ordered_choice(const struct arb_table *t, int seat, bool *shows)
{
    const struct arb_run *g = &t->run;
    const struct arb_option *list = g->option + g->list[seat].first;
    int count = g->list[seat].count;
    int window = arb_prompt_of(g, seat).window;
    *shows = false;
    if (t->order[seat] == ARB_ORDER_NEVER && window == ARB_WINDOW)
        for (int i = 0; i < count; i++)
            if (list[i].flags & ARB_PASS)
                return i;
    *shows = true;
    if (count == 1 && (!window || list[0].flags & ARB_PASS))
        return 0;
    return -1;
}

static bool obey_an_order(struct arb_table *t, unsigned seats)
{
    for (; seats; seats &= seats - 1) {
        int seat = __builtin_ctz(seats);
        bool shows;
        int choice = ordered_choice(t, seat, &shows);
        if (choice < 0 || (shows && t->discreet >> seat & 1 && arb_veiled(t, seat)))
            continue;
        step(t, seat, t->run.option[t->run.list[seat].first + choice], ARB_BY_ORDER);
        return true;
    }
    return false;
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

void arb_table_settle(struct arb_table *t)
{
    for (;;) {
        const struct arb_block *b = t->run.block;
        unsigned open = open_asks(b);
        if (open & SEAT(ARB_CHANCE)) {
            if (t->referee)
                return;
            int outcome = chance_now(t, b->ask_id, b->outcomes);
            step(t, ARB_CHANCE, (struct arb_option){.a = (uint16_t)outcome}, ARB_BY_CHANCE);
        } else if (!(open & t->ordered) || !obey_an_order(t, open & t->ordered)) {
            return;
        }
    }
}

/* ---- Opening and closing ------------------------------------------------ */

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
    return t;
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

enum arb_status arb_status(const arb_table *t)
{
    return (enum arb_status)t->run.block->status;
}

const char *arb_status_name(enum arb_status status)
{
    static const char *const names[] = {"playing", "won", "lost", "over", "stopped"};
    return names[status];
}

bool arb_standing(const arb_table *t, int seat, struct arb_standing *standing)
{
    const struct arb_block *b = t->run.block;
    if (seat < 0 || seat >= b->seats || b->status == ARB_PLAYING)
        return false;
    bool together = !b->place[seat];
    int place = together ? (b->status == ARB_WON ? 1 : 2) : b->place[seat];
    *standing = (struct arb_standing){.won = place == 1 && b->status != ARB_STOPPED,
                                      .place = (uint8_t)place,
                                      .score = b->score[seat]};
    return true;
}

const char *arb_stopped(const arb_table *t)
{
    static const char *const limits[] = {
        [ARB_LIMIT_DEPTH] = "more effects wait for each other than a table holds",
        [ARB_LIMIT_OPTIONS] = "more choices at once than a table holds",
        [ARB_LIMIT_NO_OPTION] = "a question with nothing to choose from",
    };
    const struct arb_block *b = t->run.block;
    if (b->status != ARB_STOPPED)
        return NULL;
    if (b->limit < ARB_LIMIT_GAME)
        return limits[b->limit];
    const char *const *own = t->game->rules->limits;
    for (int i = ARB_LIMIT_GAME; own && *own; i++, own++)
        if (i == b->limit)
            return *own;
    return "more is going on than a table holds";
}

int arb_seat_count(const arb_table *t)
{
    return t->run.block->seats;
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

/* ---- Asking and answering ----------------------------------------------- */

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
    for (unsigned open = open_asks(g->block); open && n < max; open &= open - 1) {
        int seat = __builtin_ctz(open);
        asks[n] = (struct arb_ask){.id = arb_table_ask_id(t, seat),
                                   .seat = (uint8_t)seat,
                                   .window = arb_prompt_of(g, seat).window,
                                   .form = g->block->form,
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
    if ((unsigned)seat > ARB_CHANCE || !(open_asks(g->block) >> seat & 1) ||
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
    step(t, seat, option, ARB_BY_HAND);
    arb_table_settle(t);
    if (t->journal.open)
        arb_journal_flush(t, err);
    return true;
}

int arb_chance(const arb_table *t, const struct arb_ask *ask)
{
    return chance_now(t, ask->id, ask->count);
}

/* ---- Discretion --------------------------------------------------------- */

/* How many options the seat would have the way it is imagined; -1: no such way. */
static int imagined_options(const struct arb_table *t, int seat, int way, struct arb_run *run)
{
    memcpy(run, &t->run, offsetof(struct arb_run, option));
    run->block = memcpy(arb_alloc(t->block_bytes), t->run.block, t->block_bytes);
    run->sink = NULL;
    run->marks = NULL;
    int count = -1;
    if (t->run.rules->imagine(run, seat, way)) {
        arb_run_on(run);
        count = run->list[seat].count;
    }
    free(run->block);
    return count;
}

/* A window shows nothing while another option is thinkable; of what must be decided,
 * those choices that all could list are no secret. */
bool arb_veiled(arb_table *t, int seat)
{
    const struct arb_run *g = &t->run;
    if (seat < 0 || seat >= ARB_SEATS || !(open_asks(g->block) >> seat & 1) || !g->rules->imagine)
        return false;
    int least = arb_prompt_of(g, seat).window ? 1 : g->list[seat].count, count = 0;
    struct arb_run *run = arb_alloc(sizeof *run);
    for (int way = 0; count >= 0 && count <= least; way++)
        count = imagined_options(t, seat, way, run);
    free(run);
    return count > least;
}

bool arb_would_obey(const arb_table *t, int seat)
{
    bool shows;
    return seat >= 0 && seat < ARB_SEATS && open_asks(t->run.block) & t->ordered & SEAT(seat) &&
           ordered_choice(t, seat, &shows) >= 0;
}

bool arb_obey(arb_table *t, int seat, struct arb_error *err)
{
    bool shows;
    arb_clear_error(err);
    if (!arb_would_obey(t, seat))
        return arb_fail(err, "Seat %d has no order that answers now.", seat);
    int choice = ordered_choice(t, seat, &shows);
    step(t, seat, t->run.option[t->run.list[seat].first + choice], ARB_BY_ORDER);
    arb_table_settle(t);
    if (t->journal.open)
        arb_journal_flush(t, err);
    return true;
}

void arb_set_discreet(arb_table *t, unsigned seats)
{
    t->discreet = (uint16_t)seats;
}

/* ---- Settings ----------------------------------------------------------- */

void arb_table_set_orders(struct arb_table *t, const uint8_t order[ARB_SEATS])
{
    t->ordered = 0;
    for (int seat = 0; seat < ARB_SEATS; seat++) {
        t->order[seat] = order[seat];
        if (order[seat] != ARB_ORDER_ALWAYS)
            t->ordered |= (uint16_t)SEAT(seat);
    }
}

void arb_set_order(arb_table *t, int seat, enum arb_order order)
{
    if (seat < 0 || seat >= ARB_SEATS || order > ARB_ORDER_NEVER || t->order[seat] == order)
        return;
    uint8_t orders[ARB_SEATS];
    memcpy(orders, t->order, sizeof orders);
    orders[seat] = (uint8_t)order;
    arb_table_set_orders(t, orders);
    t->journal.settings = true;
    arb_journal_flush(t, NULL);
}

enum arb_order arb_get_order(const arb_table *t, int seat)
{
    return seat >= 0 && seat < ARB_SEATS ? (enum arb_order)t->order[seat] : ARB_ORDER_ALWAYS;
}

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

/* ---- The block ---------------------------------------------------------- */

/* Where a flow stands is a line number, and which flow it is a number too:
 * both change with the sources while the play stays the same, so the hash
 * leaves them out, and a hash of an older Arbiter can still be compared. */
static uint64_t hash_frames(const uint8_t *stack, size_t used, uint64_t seed)
{
    _Alignas(8) uint8_t frames[ARB_STACK_BYTES];
    memcpy(frames, stack, used);
    for (size_t at = 0; at < used;) {
        struct arb_frame *f = (struct arb_frame *)(void *)(frames + at);
        f->flow = f->at = 0;
        at += f->size;
    }
    return XXH3_64bits_withSeed(frames, used, seed);
}

uint64_t arb_hash(const arb_table *t)
{
    const struct arb_block *b = t->run.block;
    const uint8_t *bytes = (const uint8_t *)b, *after = b->stack + ARB_STACK_BYTES;
    const struct arb_rules *rules = t->run.rules;
    size_t end = rules->lane_bytes ? rules->lanes_at : t->block_bytes;
    uint64_t hash = XXH3_64bits(b, offsetof(struct arb_block, stack));
    hash = hash_frames(b->stack, b->stack_used, hash);
    hash = XXH3_64bits_withSeed(after, end - (size_t)(after - bytes), hash);
    for (unsigned left = b->lanes | b->kept; left; left &= left - 1) {
        const struct arb_lane *lane = arb_lane(&t->run, __builtin_ctz(left));
        hash = XXH3_64bits_withSeed(lane, offsetof(struct arb_lane, stack), hash);
        hash = hash_frames(lane->stack, lane->used, hash);
    }
    return hash;
}

const void *arb_block(const arb_table *t, size_t *size)
{
    if (size)
        *size = t->block_bytes;
    return t->run.block;
}
