/* people.c - who somebody is at a table, and the connections that look at it. */
#include "internal.h"

#include "secret.h"

static bool is_host(const struct room *room, int seat)
{
    const json_t *host = json_object_get(json_object_get(room->about, "host"), "seat");
    return json_is_integer(host) && json_integer_value(host) == seat;
}

static bool opens(const json_t *place, const char *key)
{
    return secret_fits(key, json_string_value(json_object_get(place, "key")));
}

static bool belongs(const json_t *place, const char *account)
{
    const char *owner = json_string_value(json_object_get(place, "account"));
    return account && owner && strcmp(owner, account) == 0;
}

/* The seat, or the host's place (-1), that the test says is theirs; -2: none. */
static int place_of(const struct room *room, int wanted, const char *word,
                    bool (*theirs)(const json_t *place, const char *word))
{
    int found = -2;
    for (int i = 0; i < room_seats(room); i++)
        if (theirs(room_seat(room, i), word) && (found < 0 || i == wanted))
            found = i;
    if (found < 0 && theirs(json_object_get(room->about, "host"), word))
        found = -1;
    return found;
}

bool room_who(struct room *room, const char *key, int seat, struct who *who)
{
    *who = (struct who){.seat = -1};
    if (!key || !*key)
        return true;
    int place = place_of(room, seat, key, opens);
    if (place == -2) {
        char *account = account_of(room->server, key);
        if (!account)
            return false;
        snprintf(who->account, sizeof who->account, "%s", account);
        place = place_of(room, seat, account, belongs);
        free(account);
        if (place == -2)
            return true; /* looks on, under a name we know */
    }
    who->seat = place;
    who->host = place == -1 || is_host(room, place);
    return true;
}

int room_audience(const struct who *who)
{
    return who->seat >= 0 ? who->seat : who->host ? AUDIENCE_HOST : AUDIENCE_WATCH;
}

/* A hundred at once, five a second. */
bool room_bears(struct room *room, double weight)
{
    int64_t now = server_clock();
    room->credit += (double)(now - room->credit_at) / 1e6 * 5;
    room->credit_at = now;
    if (room->credit > 100)
        room->credit = 100;
    if (room->credit < weight)
        return false;
    room->credit -= weight;
    return true;
}

/* Coming and going. */

void room_enter(struct room *room, struct conn *c, int audience)
{
    room_leave(c);
    room_touch(room);
    c->room = room;
    c->audience = audience;
    c->wants_state = true;
    c->before_here = NULL;
    c->next_here = room->conns;
    if (c->next_here)
        c->next_here->before_here = c;
    room->conns = c;
    room->present[audience]++;
    if (audience < ARB_SEATS)
        stand_in_return(room, audience);
}

void room_leave(struct conn *c)
{
    struct room *room = c->room;
    if (!room)
        return;
    room_touch(room);
    room->present[c->audience]--;
    if (c->next_here)
        c->next_here->before_here = c->before_here;
    if (c->before_here)
        c->before_here->next_here = c->next_here;
    else
        room->conns = c->next_here;
    c->room = NULL;
    c->next_here = c->before_here = NULL;
}

static void unseat(struct conn *c)
{
    c->room->present[c->audience]--;
    c->audience = AUDIENCE_WATCH;
    c->http.bearer[0] = 0;
    c->by_login = false;
    c->room->present[AUDIENCE_WATCH]++;
    c->wants_state = true;
}

void room_unseat(struct room *room, int seat)
{
    for (struct conn *c = room->conns; c; c = c->next_here)
        if (c->audience == seat)
            unseat(c);
}

void room_end_logins(struct server *server)
{
    struct who who;
    for (struct conn *c = server->conns; c; c = c->next)
        if (c->room && c->by_login && !room_who(c->room, c->http.bearer, -1, &who)) {
            room_touch(c->room);
            unseat(c);
        }
}
