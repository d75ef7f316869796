/* away.c - tables a person does not want to see in the own list any more. They are put
 * away, which changes nothing for anybody else; one where nobody has played can be
 * deleted by its host. */
#include "internal.h"

static json_t *place_of(const struct room *room, const struct who *who)
{
    return who->seat >= 0 ? room_seat(room, who->seat) : json_object_get(room->about, "host");
}

static void set_away(json_t *place, bool away)
{
    if (away)
        json_object_set_new(place, "away", json_true());
    else
        json_object_del(place, "away");
}

void away_tell(const struct room *room, const struct who *who, json_t *table)
{
    bool own = who->seat >= 0 || who->host;
    bool away = own && json_is_true(json_object_get(place_of(room, who), "away"));
    json_object_set_new(table, "away", json_boolean(away));
    json_object_set_new(table, "can_delete", json_boolean(who->host && room_unplayed(room)));
}

void away_played(struct room *room, int seat)
{
    json_object_set_new(room->about, "played", json_true());
    if (seat < room_seats(room))
        set_away(room_seat(room, seat), false);
}

/* An account may have several seats, and one list. */
json_t *serve_away(struct request *q)
{
    struct room *room = q->room;
    bool away = field_flag(q, "away", true);
    if (q->who.seat < 0 && !q->who.host)
        return refuse(q, "not_allowed", "Only its players and its host can put a table away.");
    room_touch(room);
    set_away(place_of(room, &q->who), away);
    for (int i = 0; *q->who.account && i < room_seats(room); i++) {
        const char *owner = json_string_value(json_object_get(room_seat(room, i), "account"));
        if (owner && strcmp(owner, q->who.account) == 0)
            set_away(room_seat(room, i), away);
    }
    room_noted(room);
    return json_object();
}

/* The table before it in a campaign leads nowhere then. */
static void cut_off(struct room *room)
{
    const char *id = room_text(room, "before");
    struct room *before = *id ? room_find(room->server, id) : NULL;
    if (!before)
        return;
    const json_t *next = json_object_get(before->about, "next");
    const char *led = json_string_value(json_object_get(next, "table"));
    if (!led || strcmp(led, room->id) != 0)
        return;
    room_touch(before);
    json_object_del(before->about, "next");
    room_noted(before);
}

json_t *serve_delete(struct request *q)
{
    if (!need_host(q))
        return NULL;
    if (!room_unplayed(q->room))
        return refuse(
            q, "conflict",
            "Someone has played here, so the table cannot be deleted. You can put it away.");
    cut_off(q->room);
    room_delete(q->room);
    return json_object();
}
