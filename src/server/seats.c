/* seats.c - taking seats and giving them up, and what can be changed before the
 * play begins. */
#include "lobby.h"

#include "chairs.h"

#include "memory.h"
#include "name.h"

/* Seats taken and given up. */

/* The host is gone: the person in the lowest seat is host, or nobody. */
static void next_host(struct room *room)
{
    for (int i = 0; i < room_seats(room); i++)
        if (room_is(room, i, "person")) {
            lobby_set_host(room->about, i);
            for (struct conn *c = room->conns; c; c = c->next_here)
                c->wants_state |= c->audience == i;
            return;
        }
    json_object_set_new(room->about, "host", json_pack("{s:n, s:n}", "seat", "name"));
}

/* A host without a seat has a name, too, and may sit down with it. */
static bool name_of_host(const struct request *q, const char *name)
{
    const json_t *host = json_object_get(q->room->about, "host");
    const char *its = json_string_value(json_object_get(host, "name"));
    return its && json_is_null(json_object_get(host, "seat")) && !q->who.host &&
           name_same(its, name);
}

static bool name_taken(const struct room *room, const char *name, int but)
{
    for (int i = 0; i < room_seats(room); i++) {
        const char *other = json_string_value(json_object_get(room_seat(room, i), "name"));
        if (i != but && other && name_same(other, name))
            return true;
    }
    return false;
}

static bool field_seat(struct request *q, int64_t *seat)
{
    return field_number(q, "seat", 0, room_seats(q->room) - 1, seat);
}

bool need_host(struct request *q)
{
    if (q->who.host)
        return true;
    refuse(q, "not_allowed", "Only the host of the table can do that.");
    return false;
}

static bool need_gathering(struct request *q)
{
    if (room_gathering(q->room))
        return true;
    refuse(q, "conflict", "The game has started, so this can no longer be changed.");
    return false;
}

/* Of a deck or a log only the name is told. Whoever says that name again, or what a
 * seat brings by itself, has changed nothing. */
static void keep_told(json_t *now, const json_t *was, const json_t *brings)
{
    json_t *told = room_plain(was), *value;
    const char *key;
    void *next;
    json_object_foreach_safe(now, next, key, value)
    {
        json_t *before = json_object_get(was, key);
        if (before && json_equal(value, json_object_get(told, key)))
            json_object_set(now, key, before);
        else if (!before && brings && json_equal(value, json_object_get(brings, key)))
            json_object_del(now, key);
    }
    json_decref(told);
}

/* Options of a seat; `was` gets those before, in case they do not do. */
static bool change_options(struct request *q, int seat, json_t *options)
{
    struct arb_error err = {"It is too large.", {0}, {0}, 0};
    json_t *place = room_seat(q->room, seat);
    if (!json_is_object(options) || !lobby_small(options, OPTIONS_BYTES)) {
        refuse(q, "bad_request", "The options of a seat must be an object, and not too large.");
        return false;
    }
    json_t *was = json_incref(json_object_get(place, "options"));
    json_t *now = json_deep_copy(was);
    json_object_update(now, options);
    keep_told(now, was, json_object_get(place, "brings"));
    json_object_set_new(place, "options", now);
    bool good =
        lobby_small(now, OPTIONS_BYTES) && lobby_can_be_set_up(q->room->game, q->room->about, &err);
    if (!good) {
        json_object_set(place, "options", was);
        refuse_error(q, "refused", &err);
    }
    json_decref(was);
    return good;
}

static int open_seat(struct request *q)
{
    int64_t seat;
    if (json_object_get(q->in, "seat")) {
        if (!field_seat(q, &seat))
            return -1;
        if (room_is(q->room, (int)seat, "open"))
            return (int)seat;
        refuse(q, "conflict", "That seat is taken.");
        return -1;
    }
    for (int i = 0; i < room_seats(q->room); i++)
        if (room_is(q->room, i, "open"))
            return i;
    refuse(q, "conflict", "There is no open seat.");
    return -1;
}

json_t *serve_sit(struct request *q)
{
    struct room *room = q->room;
    struct arb_error err;
    int seat = open_seat(q);
    char *name = seat >= 0 ? lobby_own_name(q, NULL) : NULL;
    json_t *options = json_object_get(q->in, "options");
    if (!name)
        return NULL;
    if (room_over(room) || name_taken(room, name, seat) || name_of_host(q, name)) {
        if (room_over(room))
            refuse(q, "conflict", "The game is over.");
        else
            refuse(q, "conflict", "Someone at this table is already called %s.", name);
        free(name);
        return NULL;
    }
    room_touch_all(room);
    bool going_on = !room_gathering(room);
    if (going_on && !room_play(room, &err)) {
        free(name);
        return refuse_error(q, "refused", &err);
    }
    if (!fair_part(q, NULL) || /* what is refused changes nothing */
        (options && room_gathering(room) && !change_options(q, seat, options))) {
        free(name);
        return NULL;
    }
    fair_part(q, room_seat(room, seat));
    json_t *key = lobby_set_person(room_seat(room, seat), name);
    lobby_set_account(q, room, room_seat(room, seat));
    free(name);
    const json_t *host = json_object_get(room->about, "host");
    if (json_is_null(json_object_get(host, "seat")) && json_is_null(json_object_get(host, "name")))
        lobby_set_host(room->about, seat);
    lobby_name_seats(room);
    title_room(room);
    room_changed(room);
    lobby_begin_if_full(room);
    if (going_on)
        fair_anew(room);
    pause_consider(room);
    /* Over WebSocket the connection is the seat's from now on. */
    if (q->conn->room == room && q->conn->kind == CONN_SOCKET) {
        snprintf(q->conn->http.bearer, sizeof q->conn->http.bearer, "%s", json_string_value(key));
        room_enter(room, q->conn, seat);
    }
    return json_pack("{s:i, s:o}", "seat", seat, "key", key);
}

/* A person or bot gives up a seat, or has to; it is open then or a bot's. */
static void vacate(struct room *room, int seat, const struct chair *chair)
{
    room_touch_all(room);
    json_t *host = json_object_get(json_object_get(room->about, "host"), "seat");
    bool hosted = json_is_integer(host) && json_integer_value(host) == seat;
    stand_in_forget(room, seat);
    chair_empty(room, seat);
    if (chair)
        lobby_set_bot(room_seat(room, seat), seat, chair);
    else
        lobby_set_open(room_seat(room, seat), seat);
    if (hosted)
        next_host(room);
    room_unseat(room, seat);
    lobby_name_seats(room);
    title_room(room);
    room_changed(room);
    if (room_play(room, NULL)) {
        pause_forget(room, seat);
        pause_consider(room);
        bots_consider(room);
    }
    lobby_begin_if_full(room);
}

json_t *serve_leave(struct request *q)
{
    if (q->who.seat < 0)
        return refuse(q, "not_allowed", "You do not have a seat here.");
    vacate(q->room, q->who.seat, NULL);
    return json_object();
}

json_t *serve_bot(struct request *q)
{
    int64_t seat;
    struct chair chair;
    char words[120];
    if (!field_seat(q, &seat))
        return NULL;
    bool own = q->who.seat == seat;
    if (!chair_wish(q->in, &chair, words))
        return refuse(q, "bad_request", "%s", words);
    if (!own && !need_host(q))
        return NULL;
    if (!own && room_is(q->room, (int)seat, "person"))
        return refuse(q, "conflict", "Someone is sitting there. Free the seat first.");
    vacate(q->room, (int)seat, &chair);
    return json_object();
}

json_t *serve_free(struct request *q)
{
    int64_t seat;
    if (!need_host(q) || !field_seat(q, &seat))
        return NULL;
    vacate(q->room, (int)seat, NULL);
    return json_object();
}

json_t *serve_host(struct request *q)
{
    int64_t seat;
    if (!need_host(q) || !field_seat(q, &seat))
        return NULL;
    if (!room_is(q->room, (int)seat, "person"))
        return refuse(q, "conflict", "Nobody sits there.");
    room_touch_all(q->room);
    if (q->who.seat < 0)
        room_unseat(q->room, AUDIENCE_HOST); /* who looks on from now on */
    lobby_set_host(q->room->about, (int)seat);
    room_changed(q->room);
    for (struct conn *c = q->room->conns; c; c = c->next_here)
        c->wants_state = true;
    return json_object();
}

/* Before the play. */

json_t *serve_options(struct request *q)
{
    int64_t seat = q->who.seat;
    if (json_object_get(q->in, "seat") && !field_seat(q, &seat))
        return NULL;
    if (seat < 0 || (seat != q->who.seat && !q->who.host))
        return refuse(q, "not_allowed", "That is not your seat.");
    if (!need_gathering(q))
        return NULL;
    room_touch(q->room);
    if (!change_options(q, (int)seat, json_object_get(q->in, "options")))
        return NULL;
    room_changed(q->room);
    return json_object();
}

json_t *serve_setup(struct request *q)
{
    struct room *room = q->room;
    struct arb_error err = {"It is too large.", {0}, {0}, 0};
    json_t *wish = json_object_get(q->in, "setup");
    if (!need_host(q) || !need_gathering(q))
        return NULL;
    if (!lobby_small_setup(wish))
        return refuse(q, "bad_request", "A setup must be an object, and not too large.");
    room_touch(room);
    json_t *was = json_incref(json_object_get(room->about, "setup")), *now = json_deep_copy(was);
    json_object_update(now, wish);
    keep_told(now, was, NULL);
    json_object_del(now, "seed");
    json_object_del(now, "seats");
    json_object_set_new(room->about, "setup", now);
    bool good = lobby_small_setup(now) && lobby_can_be_set_up(room->game, room->about, &err);
    if (!good) {
        decks_hush(room, q->who.seat, &err);
        json_object_set(room->about, "setup", was);
    }
    json_decref(was);
    if (!good)
        return refuse_error(q, "refused", &err);
    title_room(room);
    room_changed(room);
    return json_object();
}

json_t *serve_start(struct request *q)
{
    struct arb_error err;
    if (!need_host(q) || !need_gathering(q))
        return NULL;
    if (!lobby_start(q->room, &err)) {
        decks_hush(q->room, q->who.seat, &err);
        return refuse_error(q, "refused", &err);
    }
    return json_object();
}
