/* fair.c - chance nobody at a table can know, and everybody can check.
 *
 * "fair" of a room, which nobody is told as it stands; null: the seed was chosen.
 *     "next": {"secret", "commitment"}: promised, and not used yet
 *     "keys": as arb_chance_keys() gives them
 * Each seat of a person may have a "part", which came after the promise was told.
 *
 * What must hold:
 *  1. A secret brings nothing before its commitment was told; it is told from the
 *     moment the room is made, the next one from the moment the last was used.
 *  2. Whoever is given more of a running play than a seat may see opens it: that is
 *     told to all and kept, and the commitment counts no more. So it is with a play
 *     that came from elsewhere, a branch or an import: its host knows all of it.
 *  3. With the end everything is told. Whoever takes it back has opened the play, and
 *     needs the others for it.
 *  4. When somebody sits down at a running play, what chance still has to bring is
 *     keyed anew, so that nobody knows it whatever was told before. */
#include "arbiter_fair.h"
#include "internal.h"

#include "memory.h"
#include "secret.h"

enum { PART_LETTERS = 64, OPENINGS = 20 };

static json_t *fair_of(const struct room *room)
{
    json_t *fair = json_object_get(room->about, "fair");
    return json_is_object(fair) ? fair : NULL;
}

void fair_promise(struct room *room)
{
    char secret[SECRET_HASH], commitment[SECRET_HASH];
    json_t *fair = fair_of(room);
    if (!fair)
        return;
    secret_hex(secret);
    arb_commitment(secret, room->id, commitment);
    json_object_set_new(fair, "next",
                        json_pack("{s:s, s:s}", "secret", secret, "commitment", commitment));
}

/* Parts. */

bool fair_part(struct request *q, json_t *seat)
{
    const json_t *part = json_object_get(q->in, "part");
    const char *text = json_string_value(part);
    if (!part)
        return true;
    if (!text || strlen(text) != PART_LETTERS || strspn(text, "0123456789abcdef") != PART_LETTERS) {
        refuse(q, "bad_request", "\"part\" is %d hex digits.", PART_LETTERS);
        return false;
    }
    json_object_set_new(seat, "part", json_string(text));
    return true;
}

/* A part that was given before there was a promise can be given again. */
json_t *serve_part(struct request *q)
{
    if (q->who.seat < 0)
        return refuse(q, "not_allowed", "Only those who have a seat can do that.");
    if (!room_gathering(q->room))
        return refuse(q, "conflict", "The play has begun; that cannot be changed any more.");
    if (!json_object_get(q->in, "part"))
        return refuse(q, "bad_request", "\"part\" is %d hex digits.", PART_LETTERS);
    room_touch(q->room);
    if (!fair_part(q, room_seat(q->room, q->who.seat)))
        return NULL;
    room_changed(q->room);
    return json_object();
}

static json_t *parts_of(const struct room *room)
{
    json_t *parts = json_array();
    for (int i = 0; i < room_seats(room); i++) {
        json_t *part = json_object_get(room_seat(room, i), "part");
        json_array_append(parts, part && room_is(room, i, "person") ? part : json_null());
    }
    return parts;
}

/* Keys. */

void fair_note(struct room *room, const arb_table *play)
{
    json_t *fair = fair_of(room);
    if (fair)
        json_object_set_new(fair, "keys", arb_chance_keys(play));
}

bool fair_key(struct room *room, arb_table *play, struct arb_error *err)
{
    json_t *fair = fair_of(room);
    if (!fair)
        return true;
    json_t *secret = json_object_get(json_object_get(fair, "next"), "secret");
    json_t *key =
        json_pack("{s:s, s:O, s:o}", "table", room->id, "secret", secret, "parts", parts_of(room));
    bool good = arb_key_chance(play, key, err);
    json_decref(key);
    if (!good)
        return false;
    fair_promise(room);
    fair_note(room, play);
    return true;
}

/* For all to know; seat -1 is the host's place. */
static void note_opening(struct room *room, int seat, const char *how)
{
    const json_t *place = seat >= 0 ? room_seat(room, seat) : json_object_get(room->about, "host");
    json_t *list = json_object_get(room->about, "openings");
    if (!list)
        json_object_set_new(room->about, "openings", list = json_array());
    if (json_array_size(list) == OPENINGS)
        json_array_remove(list, 1); /* the first and the latest tell most */
    json_array_append_new(list, json_pack("{s:I, s:O, s:s, s:I}", "at",
                                          (json_int_t)arb_length(room->play), "by",
                                          json_object_get(place, "name"), "how", how, "time",
                                          (json_int_t)server_time()));
    room_changed(room);
}

void fair_open(struct request *q, const char *how)
{
    struct arb_error err;
    arb_table *play = room_play(q->room, NULL);
    if (!play || room_over(q->room))
        return;
    room_touch(q->room);
    if (!arb_open_chance(play, &err))
        server_failed(q->server, &err);
    fair_note(q->room, play);
    note_opening(q->room, q->who.seat, how);
}

void fair_brought(struct room *room, const char *how)
{
    const json_t *seat = json_object_get(json_object_get(room->about, "host"), "seat");
    if (!room_over(room))
        note_opening(room, json_is_integer(seat) ? (int)json_integer_value(seat) : -1, how);
}

void fair_anew(struct room *room)
{
    struct arb_error err;
    if (!fair_of(room) || fair_key(room, room->play, &err))
        return;
    if (!arb_open_chance(room->play, &err))
        server_failed(room->server, &err);
    fair_note(room, room->play);
}

void fair_reopened(struct room *room, int seat)
{
    fair_note(room, room->play);
    fair_anew(room);
    note_opening(room, seat, "end");
}

/* Telling. */

/* Tables of an earlier Arbiter promised a seed. */
static json_t *promised_seed(const struct room *room)
{
    json_t *commitment = json_object_get(room->about, "commitment");
    if (!json_is_string(commitment) || !json_object_get(room->about, "salt"))
        return json_null();
    bool opened = json_array_size(json_object_get(room->about, "openings")) > 0;
    json_t *fair = json_pack("{s:O}", "commitment", opened ? json_null() : commitment);
    if (room_over(room)) {
        json_object_set(fair, "seed", json_object_get(room->about, "seed"));
        json_object_set(fair, "salt", json_object_get(room->about, "salt"));
    }
    return fair;
}

json_t *fair_json(const struct room *room)
{
    const json_t *fair = fair_of(room);
    if (!fair)
        return promised_seed(room);
    const json_t *keys = json_object_get(fair, "keys");
    const json_t *last = json_array_get(keys, json_array_size(keys) - 1);
    json_t *next = json_object_get(json_object_get(fair, "next"), "commitment");
    if (room_gathering(room))
        return json_pack("{s:O, s:i, s:o}", "commitment", next, "from", 0, "parts", parts_of(room));
    bool counts = last && !json_object_get(last, "opened");
    json_t *told =
        json_pack("{s:O, s:O}", "commitment",
                  counts ? json_object_get(last, "commitment") : json_null(), "next", next);
    if (counts) {
        json_object_set(told, "from", json_object_get(last, "from"));
        json_object_set(told, "parts", json_object_get(last, "parts"));
    }
    if (room_over(room))
        json_object_set(told, "keys", (json_t *)keys);
    return told;
}

json_t *fair_openings(const struct room *room)
{
    json_t *list = json_object_get(room->about, "openings");
    return list ? json_incref(list) : json_array();
}

/* What chance brought, for everybody to check, when nothing is hidden any more. */
json_t *serve_verify(struct request *q)
{
    struct arb_error err;
    if (!need_eyes(q))
        return NULL;
    if (!room_over(q->room))
        return refuse(q, "conflict", "That can be checked when the play is over.");
    arb_table *play = room_play(q->room, &err);
    if (!play)
        return refuse_error(q, "refused", &err);
    if (!room_bears(q->room, 20))
        return refuse(q, "too_fast", "That was a lot at once. Wait a little.");
    json_t *told = arb_verify(play, &err);
    return told ? json_pack("{s:o}", "verify", told) : refuse_error(q, "refused", &err);
}
