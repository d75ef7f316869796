/* stand_in.c - a program plays for a person who is not there.
 *
 * Somebody at the table proposes it, everybody else who is there has to agree (the person
 * concerned as well, if they are there), and the seat stays theirs: whoever comes back with
 * its key, or answers from it, has it at once.
 *
 * "stand_in" of a room, while it is proposed: {"seat", "by": seat or null for a host without
 * one, "agreed": [seats], and what is to play}. "stand_in" of a seat: what plays there. */
#include "chairs.h"

static json_t *proposal(const struct room *room)
{
    return json_object_get(room->about, "stand_in");
}

static int proposed_seat(const struct room *room)
{
    return (int)json_integer_value(json_object_get(proposal(room), "seat"));
}

static bool has_agreed(const struct room *room, int seat)
{
    const json_t *by = json_object_get(proposal(room), "by"), *one;
    size_t i;
    if (json_is_integer(by) && json_integer_value(by) == seat)
        return true;
    json_array_foreach (json_object_get(proposal(room), "agreed"), i, one)
        if (json_integer_value(one) == seat)
            return true;
    return false;
}

static bool must_agree(const struct room *room, int seat)
{
    return room_is(room, seat, "person") && room->present[seat] && !chair_stands_in(room, seat) &&
           !has_agreed(room, seat);
}

json_t *stand_in_json(const struct room *room)
{
    const json_t *wish = proposal(room), *by = json_object_get(wish, "by");
    if (!wish)
        return json_null();
    json_t *needed = json_array();
    for (int i = 0; i < room_seats(room); i++)
        if (must_agree(room, i))
            json_array_append_new(needed, json_integer(i));
    const json_t *place = json_is_integer(by) ? room_seat(room, (int)json_integer_value(by))
                                              : json_object_get(room->about, "host");
    json_t *json = json_pack("{s:O, s:O, s:O, s:o}", "seat", json_object_get(wish, "seat"), "by",
                             json_object_get(wish, "by"), "name", json_object_get(place, "name"),
                             "needed", needed);
    chair_copy(json, wish);
    return json;
}

void stand_in_forget(struct room *room, int seat)
{
    json_object_del(room_seat(room, seat), "stand_in");
    if (proposal(room) && proposed_seat(room) == seat)
        json_object_del(room->about, "stand_in");
}

/* Who answers here is somebody else now. */
static void changed_hands(struct room *room, int seat)
{
    chair_empty(room, seat);
    room_changed(room);
    if (room_play(room, NULL)) {
        pause_forget(room, seat);
        pause_consider(room);
        bots_consider(room);
    }
}

void stand_in_return(struct room *room, int seat)
{
    bool proposed = proposal(room) && proposed_seat(room) == seat;
    if (seat >= room_seats(room) || (!proposed && !chair_stands_in(room, seat)))
        return;
    room_touch_all(room);
    stand_in_forget(room, seat);
    changed_hands(room, seat);
}

static bool try_begin(struct room *room)
{
    for (int i = 0; i < room_seats(room); i++)
        if (must_agree(room, i))
            return false;
    int seat = proposed_seat(room);
    json_t *plays = json_object();
    chair_copy(plays, proposal(room));
    json_object_set_new(room_seat(room, seat), "stand_in", plays);
    json_object_del(room->about, "stand_in");
    changed_hands(room, seat);
    return true;
}

static bool can_be_replaced(struct request *q, int seat)
{
    struct room *room = q->room;
    if (room_gathering(room) || room_over(room))
        refuse(q, "conflict", "Nobody has to be replaced while nothing is played.");
    else if (!room_is(room, seat, "person"))
        refuse(q, "conflict", "Nobody sits there.");
    else if (chair_stands_in(room, seat))
        refuse(q, "conflict", "A bot plays there already.");
    else if (proposal(room) && proposed_seat(room) != seat)
        refuse(q, "conflict", "Something like that is proposed already.");
    else
        return true;
    return false;
}

json_t *serve_stand_in(struct request *q)
{
    struct room *room = q->room;
    struct chair chair;
    char words[120];
    int64_t seat;
    if (q->who.seat < 0 && !q->who.host)
        return refuse(q, "not_allowed", "Only those who play here can propose that.");
    if (!field_number(q, "seat", 0, room_seats(room) - 1, &seat))
        return NULL;
    if (!chair_wish(q->in, &chair, words))
        return refuse(q, "bad_request", "%s", words);
    if (!can_be_replaced(q, (int)seat))
        return NULL;
    room_touch_all(room);
    json_t *wish = json_pack("{s:I, s:o, s:[]}", "seat", (json_int_t)seat, "by",
                             q->who.seat >= 0 ? json_integer(q->who.seat) : json_null(), "agreed");
    chair_put(wish, &chair);
    json_object_set_new(room->about, "stand_in", wish);
    room_changed(room);
    return json_pack("{s:b}", "done", try_begin(room));
}

json_t *stand_in_consent(struct request *q)
{
    struct room *room = q->room;
    if (!proposal(room))
        return refuse(q, "stale", "Nobody proposes a bot now.");
    room_touch_all(room);
    room_changed(room);
    if (!field_flag(q, "agree", false))
        json_object_del(room->about, "stand_in");
    else if (!has_agreed(room, q->who.seat))
        json_array_append_new(json_object_get(proposal(room), "agreed"), json_integer(q->who.seat));
    if (proposal(room))
        try_begin(room);
    return json_object();
}

json_t *serve_back(struct request *q)
{
    if (q->who.seat < 0)
        return refuse(q, "not_allowed", "You do not have a seat here.");
    if (!chair_stands_in(q->room, q->who.seat))
        return refuse(q, "conflict", "Nobody plays for you.");
    stand_in_return(q->room, q->who.seat);
    return json_object();
}
