/* bots.c - programs that sit at tables. A quick one answers in the loop, for a
 * bounded time in each turn and a table after the other; a slow one thinks on a
 * copy of the play, on a thread beside.
 *
 * Those threads give way to every other program, so on a busy machine thoughts may take any
 * time, or there may be too many of them. Nobody waits for that: a slow bot then answers at
 * once, as the quick one does that plays best. */
#include "chairs.h"

#include "memory.h"

#include <stdatomic.h>

enum {
    IN_A_ROW = 16, /* answers at one table before the next has its turn */
    FETCH = 20,    /* milliseconds between two looks at what was thought */
    HURRIED = 30,  /* seconds without thinking, once somebody has waited in vain for it */
};

struct thought {
    struct work work; /* first */
    struct thought *next;
    int64_t since;
    atomic_bool given_up; /* it is not waited for any more */
    char id[STORE_ID];
    int64_t epoch;
    arb_table *play;
    struct arb_ask ask; /* its options are the copy's */
    struct arb_bot_seat chair;
    int choice; /* -1: it did not come to that */
};

static bool bot_ask(const struct room *room, struct arb_ask *ask)
{
    struct arb_ask asks[ARB_SEATS + 1];
    int n = room->play ? arb_asks(room->play, asks, ARB_SEATS + 1) : 0;
    for (int i = 0; i < n; i++)
        if (asks[i].seat < ARB_SEATS && room->chair[asks[i].seat] && chair_of(room, asks[i].seat) &&
            !pause_spares(room, asks[i].seat)) {
            *ask = asks[i];
            return true;
        }
    return false;
}

static bool rests(const struct room *room)
{
    return room->bot_rests > server_clock();
}

void bots_consider(struct room *room)
{
    struct server *server = room->server;
    struct arb_ask ask;
    if (room->bot_waits || room->bot_thinks || !bot_ask(room, &ask))
        return;
    if (rests(room)) {
        pause_bots(room);
        return;
    }
    room->bot_waits = true;
    room->next_bot = NULL;
    *server->last_bot = room;
    server->last_bot = &room->next_bot;
}

/* False: the game refuses it. Whoever asked for it must leave it at that, since it
 * would be refused again and again. */
static bool take_choice(struct room *room, const struct arb_ask *ask, int choice)
{
    struct arb_error err = {{0}, {0}, {0}, 0};
    if (choice < 0 || choice >= ask->count)
        choice = 0;
    /* Passing is nothing to look at. */
    bool seen = ask->count > 1 && !(ask->options[choice].flags & ARB_PASS);
    int64_t rest = seen ? chair_rest(room, ask->seat) : 0;
    if (rest)
        room->bot_rests = server_clock() + rest;
    return arb_answer(room->play, ask->id, ask->seat, choice, &err);
}

/* Slow bots. */

static void think(struct work *work)
{
    struct thought *t = (struct thought *)work;
    if (!atomic_load(&t->given_up))
        t->choice = arb_bot_choose(&t->chair, t->play, &t->ask);
}

/* How long it thought is nobody's business, either. */
static void take_thought(struct room *room, const struct arb_ask *ask, int choice, int64_t epoch)
{
    char name[48];
    if (choice < ask->count && pause_holds(room, ask, choice)) {
        snprintf(name, sizeof name, "%u.%lld", ask->id, (long long)epoch);
        pause_hold(room, ask->seat, name, choice);
    } else if (take_choice(room, ask, choice)) {
        room_played(room);
    }
}

static void fetch(uv_timer_t *timer)
{
    (void)timer; /* the turn that follows does */
}

static void under_way(struct server *server, struct thought *t)
{
    struct thought **at = &server->thoughts;
    while (*at)
        at = &(*at)->next;
    *at = t;
    if (server->thinking++ == 0)
        uv_timer_start(&server->fetch, fetch, FETCH, FETCH);
}

static void no_longer_under_way(struct server *server, const struct thought *t)
{
    struct thought **at = &server->thoughts;
    while (*at != t)
        at = &(*at)->next;
    *at = t->next;
    if (--server->thinking == 0)
        uv_timer_stop(&server->fetch);
}

static void thought_out(void *with, struct work *work)
{
    struct server *server = with;
    struct thought *t = (struct thought *)work;
    struct room *room = atomic_load(&t->given_up) ? NULL : room_find(server, t->id);
    struct arb_ask ask;
    no_longer_under_way(server, t);
    if (room) {
        room->bot_thinks = false;
        int64_t epoch = json_integer_value(json_object_get(room->about, "epoch"));
        if (t->choice >= 0 && epoch == t->epoch && room_play(room, NULL) && bot_ask(room, &ask) &&
            ask.id == t->ask.id && ask.seat == t->ask.seat &&
            room->chair[ask.seat]->bot == t->chair.bot) {
            room_touch_all(room);
            *room->chair[ask.seat] = t->chair;
            take_thought(room, &ask, t->choice, t->epoch);
        } else {
            bots_consider(room);
        }
    }
    arb_table_close(t->play);
    free(t);
}

static bool may_think(const struct server *server)
{
    return server->thinking < server->limits.thinking && server->hurried < server_clock();
}

/* False: there is no time for that. */
static bool begin_thought(struct room *room, const struct arb_ask *ask)
{
    if (!may_think(room->server))
        return false;
    struct thought *t = arb_zalloc(sizeof *t);
    t->since = server_clock();
    t->work.run = think;
    t->work.done = thought_out;
    memcpy(t->id, room->id, sizeof t->id);
    t->epoch = json_integer_value(json_object_get(room->about, "epoch"));
    t->play = arb_table_copy(room->play);
    t->chair = *room->chair[ask->seat];
    t->choice = -1;
    struct arb_ask asks[ARB_SEATS + 1];
    int n = arb_asks(t->play, asks, ARB_SEATS + 1);
    for (int i = 0; i < n; i++)
        if (asks[i].seat == ask->seat)
            t->ask = asks[i];
    room->bot_thinks = work_add(room->server->pool, WORK_THINK, &t->work);
    if (room->bot_thinks) {
        under_way(room->server, t);
        return true;
    }
    arb_table_close(t->play);
    free(t);
    return false;
}

void bots_hurry(struct server *server)
{
    int64_t now = server_clock();
    for (struct thought *t = server->thoughts; t; t = t->next) {
        struct room *room = room_find(server, t->id);
        if (atomic_load(&t->given_up) || now - t->since < server->limits.think_seconds * 1000000)
            continue;
        atomic_store(&t->given_up, true);
        server->hurried = now + HURRIED * 1000000LL;
        if (room) {
            room->bot_thinks = false;
            bots_consider(room);
        }
    }
}

/* What a slow bot does that has no time to think. */
static void answer_at_once(struct room *room, const struct arb_ask *ask)
{
    struct arb_bot_seat quick;
    arb_bot_sit(&quick, arb_bot_named("steady"), ask->seat, ask->id);
    int64_t epoch = json_integer_value(json_object_get(room->about, "epoch"));
    room_touch_all(room);
    take_thought(room, ask, arb_bot_choose(&quick, room->play, ask), epoch);
}

/* Quick bots. */

/* True if it can be left alone for now. */
static bool let_answer(struct room *room, bool *answered)
{
    struct arb_ask ask;
    *answered = false;
    if (!room_play(room, NULL))
        return true;
    for (int i = 0; i < IN_A_ROW; i++) {
        if (!bot_ask(room, &ask))
            return true;
        if (rests(room))
            return false;
        struct arb_bot_seat *chair = room->chair[ask.seat];
        if (chair->bot->slow) {
            if (!begin_thought(room, &ask))
                answer_at_once(room, &ask);
            return true;
        }
        room_touch_all(room);
        if (!take_choice(room, &ask, arb_bot_choose(chair, room->play, &ask)))
            return true;
        *answered = true;
    }
    return false;
}

bool bots_turn(struct server *server, int64_t microseconds)
{
    int64_t end = server_clock() + microseconds, now;
    while (server->bots && (now = server_clock()) < end && now >= server->bots_after) {
        struct room *room = server->bots;
        server->bots = room->next_bot;
        if (!server->bots)
            server->last_bot = &server->bots;
        room->bot_waits = false;
        bool answered, done = let_answer(room, &answered);
        if (answered)
            room_played(room);
        if (!done)
            bots_consider(room);
    }
    return server->bots != NULL;
}
