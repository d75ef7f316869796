/* pause.c - nobody can tell from who is waited for, or how long, what a seat holds.
 *
 * Where several people are at a table, a window that a seat's order passes because
 * there is nothing to do would be over at once, and one in which there is something
 * not: that tells what is in a hand. So wherever others cannot know (arb_veiled), the
 * seat is waited for in any case, for a time drawn by lot when the ask was posed. An
 * order answers when that time is over; what a person answers before is kept, and
 * counts from then on. Who thinks longer shows that there was something to think about.
 *
 * "held" of a room: {"seat": {"ask", "option"}}, answers that were acknowledged and do
 * not count yet. */
#include "chairs.h"

#include "memory.h"
#include "secret.h"

enum { LEAST = 600, MOST = 1800, OF_A_BOT = 200 }; /* milliseconds */

static bool is_slow(const struct room *room, int seat)
{
    const struct arb_bot_seat *chair = room->chair[seat];
    return chair && chair->bot->slow && chair_of(room, seat);
}

/* The seats whose orders wait: all, if there is somebody to learn from it; otherwise
 * those of bots that take their time where there is something to think about. */
static unsigned discreet_seats(const struct room *room)
{
    unsigned seats = 0;
    if (room->server->options.pause == 0)
        return 0;
    for (int i = 0; i < room_seats(room); i++)
        if (room_people(room) > 1 || is_slow(room, i))
            seats |= 1u << i;
    return seats;
}

static int64_t draw_pause(const struct room *room)
{
    int fixed = room->server->options.pause;
    if (fixed < 0)
        fixed = room_people(room) < 2 ? OF_A_BOT : LEAST + (int)(secret_number() % (MOST - LEAST));
    return 1000LL * fixed;
}

static void key_of(int seat, char key[12])
{
    snprintf(key, 12, "%d", seat);
}

static json_t *held_by(const struct room *room, int seat)
{
    char key[12];
    key_of(seat, key);
    return json_object_get(json_object_get(room->about, "held"), key);
}

/* Until the time is over; then it is 0, and a person takes all there is. */
static bool runs(const struct room *room, int seat)
{
    return room->pausing >> seat & 1 && room->pause_due[seat] > 0;
}

/* What the seat is asked; false: nothing. */
static bool ask_of(const struct room *room, int seat, struct arb_ask *ask)
{
    struct arb_ask asks[ARB_SEATS + 1];
    int n = arb_asks(room->play, asks, ARB_SEATS + 1);
    for (int i = 0; i < n; i++)
        if (asks[i].seat == seat) {
            *ask = asks[i];
            return true;
        }
    return false;
}

bool pause_hides(const struct room *room, int seat)
{
    struct arb_ask ask;
    return held_by(room, seat) || (runs(room, seat) && ask_of(room, seat, &ask) && ask.ordered);
}

bool pause_spares(const struct room *room, int seat)
{
    return held_by(room, seat) || (is_slow(room, seat) && pause_hides(room, seat));
}

bool pause_forget(struct room *room, int seat)
{
    char key[12];
    key_of(seat, key);
    if (json_object_del(json_object_get(room->about, "held"), key) != 0)
        return false;
    room->changed = true;
    return true;
}

void pause_forget_all(struct room *room)
{
    json_object_del(room->about, "held");
}

/* Waiting. */

static void wake_at(struct server *server, int64_t due)
{
    int64_t now = server_clock();
    if (server->pause_at && server->pause_at <= due)
        return;
    server->pause_at = due;
    uv_timer_start(&server->pauses, pause_over, (uint64_t)((due > now ? due - now : 0) / 1000 + 1),
                   0);
}

static void join_paused(struct room *room)
{
    struct server *server = room->server;
    if (!room->paused) {
        room->paused = true;
        room->next_paused = server->paused;
        server->paused = room;
    }
}

void pause_bots(struct room *room)
{
    join_paused(room);
    wake_at(room->server, room->bot_rests);
}

/* Who is asked nothing, or something else, is not waited for any more. */
static void end_pauses(struct room *room, const struct arb_ask *asks, int n)
{
    unsigned same = 0;
    for (int i = 0; i < n; i++)
        if (asks[i].seat < ARB_SEATS && room->pause_ask[asks[i].seat] == asks[i].id)
            same |= 1u << asks[i].seat;
    room->pausing &= (uint16_t)same;
}

/* A time for each seat that is asked something others cannot see through. Where several
 * are asked, each by itself, each has a time of its own. */
void pause_consider(struct room *room)
{
    struct arb_ask asks[ARB_SEATS + 1];
    unsigned seats = room->play ? discreet_seats(room) : 0;
    if (!room->play)
        return;
    arb_set_discreet(room->play, seats);
    int n = arb_asks(room->play, asks, ARB_SEATS + 1);
    int64_t now = server_clock();
    end_pauses(room, asks, n);
    for (int i = 0; i < n; i++) {
        int seat = asks[i].seat;
        if (seat >= ARB_SEATS || room->pausing >> seat & 1)
            continue;
        bool veiled = seats >> seat & 1 && arb_veiled(room->play, seat);
        if (!veiled && !held_by(room, seat))
            continue;
        room->pausing |= (uint16_t)(1u << seat);
        room->pause_ask[seat] = asks[i].id;
        room->pause_due[seat] = now + draw_pause(room);
        join_paused(room);
        wake_at(room->server, room->pause_due[seat]);
    }
}

/* Whoever does something in a window shows that it could be done. */
bool pause_holds(const struct room *room, const struct arb_ask *ask, int option)
{
    return ask->seat < ARB_SEATS && runs(room, ask->seat) &&
           (!ask->window || (option >= 0 && ask->options[option].flags & ARB_PASS));
}

void pause_hold(struct room *room, int seat, const char *name, int option)
{
    char key[12];
    json_t *held = json_object_get(room->about, "held");
    key_of(seat, key);
    if (!held)
        json_object_set_new(room->about, "held", held = json_object());
    json_object_set_new(held, key, json_pack("{s:s, s:i}", "ask", name, "option", option));
    room->changed = true; /* it is written; when, nobody else is told */
}

void pause_obey(struct room *room, int seat)
{
    struct arb_ask ask;
    if (!held_by(room, seat) && !runs(room, seat) && ask_of(room, seat, &ask) && ask.ordered &&
        arb_obey(room->play, seat, NULL))
        room_played(room);
}

/* When the time is over. */

/* True if the seat was answered for. */
static bool answer_for(struct room *room, const struct arb_ask *ask)
{
    struct arb_error err;
    char name[48];
    const json_t *held = held_by(room, ask->seat);
    int64_t epoch = json_integer_value(json_object_get(room->about, "epoch"));
    if (!held)
        return ask->ordered && arb_obey(room->play, ask->seat, &err);
    snprintf(name, sizeof name, "%u.%lld", ask->id, (long long)epoch);
    const char *its = json_string_value(json_object_get(held, "ask"));
    int option = (int)json_integer_value(json_object_get(held, "option"));
    bool same = its && strcmp(its, name) == 0;
    pause_forget(room, ask->seat);
    if (same && option == ALL_OF_THEM)
        return arb_answer_all(room->play, ask->id, ask->seat, &err);
    return same && arb_answer(room->play, ask->id, ask->seat, option, &err);
}

static bool any_due(const struct room *room, int64_t now)
{
    for (int seat = 0; seat < ARB_SEATS; seat++)
        if (runs(room, seat) && room->pause_due[seat] <= now)
            return true;
    return false;
}

static void let_due_answer(struct room *room, int64_t now)
{
    struct arb_ask asks[ARB_SEATS + 1];
    /* That the seat is waited for is told before it is over. */
    if (room->gone)
        room->pausing = 0;
    if (room->touched || !any_due(room, now) || !room_play(room, NULL))
        return;
    room_touch_all(room);
    int n = arb_asks(room->play, asks, ARB_SEATS + 1);
    for (int i = 0; i < n; i++) {
        int seat = asks[i].seat;
        if (seat >= ARB_SEATS || !runs(room, seat) || asks[i].id != room->pause_ask[seat] ||
            room->pause_due[seat] > now)
            continue;
        room->pause_due[seat] = 0;
        if (answer_for(room, &asks[i])) {
            room_played(room);
            return; /* what is asked now is something else */
        }
    }
    bots_consider(room); /* one may have thought already */
}

void pause_over(uv_timer_t *timer)
{
    struct server *server = timer->data;
    int64_t now = server_clock(), next = INT64_MAX;
    struct room *list = server->paused, *room;
    server->paused = NULL;
    server->pause_at = 0;
    while ((room = list)) {
        list = room->next_paused;
        room->paused = false;
        let_due_answer(room, now);
        for (int seat = 0; seat < ARB_SEATS; seat++)
            if (runs(room, seat)) {
                join_paused(room);
                next = room->pause_due[seat] < next ? room->pause_due[seat] : next;
            }
        if (room->bot_rests > now) {
            join_paused(room);
            next = room->bot_rests < next ? room->bot_rests : next;
        } else if (room->bot_rests) {
            room->bot_rests = 0;
            bots_consider(room);
        }
    }
    if (next < INT64_MAX)
        wake_at(server, next);
}
