/* tell.c - what everybody in a room is told: the whole state first, then what
 * changed. Views are compared by audience, not by connection: two tabs of one
 * seat have been told the same. */
#include "internal.h"

#include "memory.h"
#include "patch.h"

enum { STATE_EVENTS = 100, STATE_CHAT = 50 };

int room_eyes(int audience)
{
    return audience < ARB_SEATS ? audience : ARB_SPECTATOR;
}

/* ---- The table ---------------------------------------------------------- */

/* A deck of one's own is nobody else's business, except what it is called. */
static json_t *plain_options(const json_t *options)
{
    json_t *plain = json_object(), *value;
    const char *key;
    json_object_foreach ((json_t *)options, key, value) {
        json_t *name = json_object_get(value, "name");
        bool nested = json_is_object(value) || json_is_array(value);
        json_object_set(plain, key, !nested ? value : json_is_string(name) ? name : json_true());
    }
    return plain;
}

static json_t *seat_json(const struct room *room, int seat)
{
    const json_t *own = room_seat(room, seat);
    json_t *host = json_object_get(json_object_get(room->about, "host"), "seat");
    bool bot = room_is(room, seat, "bot");
    json_t *json = json_pack("{s:i, s:O, s:O, s:b, s:b, s:o}", "seat", seat, "kind",
                             json_object_get(own, "kind"), "name", json_object_get(own, "name"),
                             "online", bot || room->present[seat] > 0, "host",
                             json_is_integer(host) && json_integer_value(host) == seat, "options",
                             plain_options(json_object_get(own, "options")));
    if (bot)
        json_object_set(json, "bot", json_object_get(own, "bot"));
    return json;
}

static json_t *host_json(const struct room *room)
{
    const json_t *host = json_object_get(room->about, "host");
    json_t *seat = json_object_get(host, "seat");
    int audience = json_is_integer(seat) ? (int)json_integer_value(seat) : AUDIENCE_HOST;
    return json_pack("{s:O, s:O, s:b}", "name", json_object_get(host, "name"), "seat", seat,
                     "online", room->present[audience] > 0);
}

/* The seed is told when it can do no harm any more. */
static json_t *fair_json(const struct room *room)
{
    json_t *commitment = json_object_get(room->about, "commitment");
    if (!json_is_string(commitment))
        return json_null();
    json_t *fair = json_pack("{s:O}", "commitment", commitment);
    if (room_over(room)) {
        json_object_set(fair, "seed", json_object_get(room->about, "seed"));
        json_object_set(fair, "salt", json_object_get(room->about, "salt"));
    }
    return fair;
}

json_t *room_table(const struct room *room)
{
    static const char *const told[] = {"table",   "game",    "title",     "status",  "pace",
                                       "listed",  "watch",   "open_book", "referee", "setup",
                                       "created", "changed", "length",    "round",   "waiting"};
    json_t *json = json_object(), *seats = json_array();
    for (size_t i = 0; i < sizeof told / sizeof *told; i++)
        json_object_set(json, told[i], json_object_get(room->about, told[i]));
    for (int i = 0; i < room_seats(room); i++)
        json_array_append_new(seats, seat_json(room, i));
    json_object_set_new(json, "watching", json_integer(room->present[AUDIENCE_WATCH]));
    json_object_set_new(json, "seats", seats);
    json_object_set_new(json, "host", host_json(room));
    json_object_set_new(json, "fair", fair_json(room));
    json_t *from = json_object_get(room->about, "from");
    json_object_set(json, "from", from ? from : json_null());
    return json;
}

/* ---- The play ----------------------------------------------------------- */

static bool may_look(const struct room *room, int audience)
{
    return audience != AUDIENCE_WATCH || room_flag(room, "watch");
}

json_t *room_view(struct room *room, arb_table *play, int audience)
{
    if (!play || !may_look(room, audience))
        return json_null();
    json_t *view = arb_view(play, room_eyes(audience));
    names_put(&room->names, view);
    return view;
}

/* An ask is named by its number and by how often something was undone before
 * it, so that no two asks of a table have one name. Numbers of the engine's own
 * are left out: an id could say what lies with its back up. */
static json_t *ask_json(struct room *room, arb_table *play, const struct arb_ask *ask)
{
    json_t *words = arb_ask_words(play, ask), *option;
    char name[48];
    size_t i;
    int64_t epoch = json_integer_value(json_object_get(room->about, "epoch"));
    snprintf(name, sizeof name, "%u.%lld", ask->id, (long long)epoch);
    json_object_del(words, "id");
    json_object_set_new(words, "ask", json_string(name));
    json_array_foreach (json_object_get(words, "options"), i, option) {
        json_object_del(option, "args");
        json_object_set_new(option, "option", json_integer((json_int_t)i));
    }
    names_put(&room->names, words);
    return words;
}

static bool hosts(const struct room *room, int audience)
{
    json_t *seat = json_object_get(json_object_get(room->about, "host"), "seat");
    return json_is_integer(seat) ? json_integer_value(seat) == audience : audience == AUDIENCE_HOST;
}

json_t *room_asks(struct room *room, arb_table *play, int audience)
{
    json_t *list = json_array();
    struct arb_ask asks[ARB_SEATS + 1];
    int n = play ? arb_asks(play, asks, ARB_SEATS + 1) : 0;
    bool types_in = room_flag(room, "referee") && hosts(room, audience);
    for (int i = 0; i < n; i++)
        if (asks[i].seat == ARB_CHANCE ? types_in : asks[i].seat == audience)
            json_array_append_new(list, ask_json(room, play, &asks[i]));
    return list;
}

json_t *room_events(struct room *room, int audience, uint32_t from, uint32_t to)
{
    if (!room->play || !may_look(room, audience))
        return json_array();
    json_t *events = arb_events(room->play, room_eyes(audience), from), *event;
    size_t i, keep = 0;
    json_array_foreach (events, i, event) {
        if (json_integer_value(json_object_get(event, "n")) < (json_int_t)to)
            keep = i + 1;
        json_object_del(event, "args");
    }
    while (json_array_size(events) > keep)
        json_array_remove(events, json_array_size(events) - 1);
    names_put(&room->names, events);
    return events;
}

static json_t *undo_json(const struct room *room)
{
    const json_t *undo = json_object_get(room->about, "undo");
    if (!json_is_object(undo))
        return json_null();
    int asking = (int)json_integer_value(json_object_get(undo, "seat"));
    json_t *agreed = json_object_get(undo, "agreed"), *needed = json_array();
    for (int i = 0; i < room_seats(room); i++) {
        bool has = i == asking || !room_is(room, i, "person");
        for (size_t k = 0; k < json_array_size(agreed); k++)
            has |= json_integer_value(json_array_get(agreed, k)) == i;
        if (!has)
            json_array_append_new(needed, json_integer(i));
    }
    return json_pack("{s:i, s:O, s:O, s:O, s:o}", "seat", asking, "name",
                     json_object_get(room_seat(room, asking), "name"), "to",
                     json_object_get(undo, "to"), "agreed", agreed, "needed", needed);
}

static json_t *rest_json(struct room *room, int audience)
{
    static const char *const orders[] = {"always", "if_able", "never"};
    static const char *const undos[] = {"no", "now", "ask"};
    bool seated = audience < ARB_SEATS && room->play;
    uint32_t to;
    json_t *rest = json_pack("{s:o}", "asks", room_asks(room, room->play, audience));
    json_object_set_new(rest, "order",
                        seated ? json_string(orders[arb_get_order(room->play, audience)])
                               : json_null());
    json_object_set_new(
        rest, "can_undo",
        json_string(undos[seated ? room_can_undo(room, room->play, audience, &to) : UNDO_NO]));
    json_object_set_new(rest, "undo", undo_json(room));
    return rest;
}

json_t *room_you(const struct room *room, int audience)
{
    const json_t *place = audience < ARB_SEATS        ? room_seat(room, audience)
                          : audience == AUDIENCE_HOST ? json_object_get(room->about, "host")
                                                      : NULL;
    json_t *name = json_object_get(place, "name");
    return json_pack("{s:o, s:b, s:O}", "seat",
                     audience < ARB_SEATS ? json_integer(audience) : json_null(), "host",
                     hosts(room, audience), "name", name ? name : json_null());
}

static bool add_line(void *with, const char *text)
{
    json_t *line = json_loads(text, 0, NULL);
    if (line)
        json_array_append_new(with, line);
    return true;
}

static json_t *old_chat(const struct room *room, int audience)
{
    json_t *chat = json_array();
    struct arb_store *store = room->server->store;
    if (may_look(room, audience) && json_integer_value(json_object_get(room->about, "chats")))
        store->read_chat(store, room->id, STATE_CHAT, add_line, chat);
    return chat;
}

/* What there is to see for an audience now. */
struct sight {
    json_t *view, *rest;
    struct sketch *sketch; /* of the view */
};

static json_t *state_of(struct room *room, int audience, const struct sight *now, json_t *table)
{
    uint32_t end = room->play ? arb_event_count(room->play) : 0;
    uint32_t from = end > STATE_EVENTS ? end - STATE_EVENTS : 0;
    json_t *state =
        json_pack("{s:O, s:o, s:O, s:o, s:o}", "table", table, "you", room_you(room, audience),
                  "view", now->view, "events", room_events(room, audience, from, end), "chat",
                  old_chat(room, audience));
    json_object_update(state, now->rest);
    return state;
}

static struct sight look(struct room *room, int audience)
{
    struct sight now = {room_view(room, room->play, audience), rest_json(room, audience), NULL};
    now.sketch = sketch_make(now.view);
    return now;
}

/* Of what was seen, keep what the next update is compared with. */
static void remember(struct room *room, int audience, struct sight *now)
{
    struct shown *s = &room->shown[audience];
    room->server->shown += (now->sketch != NULL) - (s->view != NULL);
    free(s->view);
    json_decref(s->rest);
    *s = (struct shown){now->sketch, now->rest};
    json_decref(now->view);
    *now = (struct sight){0};
}

json_t *room_state(struct room *room, int audience)
{
    struct sight now = {room_view(room, room->play, audience), rest_json(room, audience), NULL};
    json_t *table = room_table(room), *state = state_of(room, audience, &now, table);
    json_decref(table);
    json_decref(now.view);
    json_decref(now.rest);
    return state;
}

/* ---- Before and after --------------------------------------------------- */

void room_touch(struct room *room)
{
    if (!room->touched && room->untold)
        room_tell(room); /* which may touch it */
    if (room->touched)
        return;
    room->touched = true;
    room->next_touched = room->server->touched;
    room->server->touched = room;
    if (!room->shown_table && room->conns) {
        json_t *table = room_table(room);
        room->shown_table = sketch_make(table);
        json_decref(table);
    }
}

void room_touch_all(struct room *room)
{
    room_touch(room);
    if (room->touched_all)
        return;
    room->touched_all = true;
    room_play(room, NULL);
    for (int i = 0; i < AUDIENCES; i++)
        if (room->present[i] && !room->shown[i].view) {
            struct sight before = look(room, i);
            remember(room, i, &before);
        }
}

static char *body_of(json_t *message)
{
    char *text = arb_need(pool_text(message, JSON_COMPACT));
    json_decref(message);
    memmove(text, text + 1, strlen(text)); /* without its brace */
    return text;
}

static void add_rest(json_t *update, const json_t *before, const json_t *now)
{
    const char *key;
    json_t *value;
    json_object_foreach ((json_t *)now, key, value)
        if (!json_equal(json_object_get(before, key), value))
            json_object_set(update, key, value);
}

/* What is new for an audience that has been told all up to this turn. */
static json_t *update_of(struct room *room, int audience, const struct sight *now,
                         json_t *table_patch)
{
    const struct shown *before = &room->shown[audience];
    json_t *update = json_object();
    if (table_patch)
        json_object_set(update, "table", table_patch);
    if (room->chat && may_look(room, audience))
        json_object_set(update, "chat", room->chat);
    if (!room->touched_all || !before->view)
        return update;
    json_t *patch = patch_make(before->view, now->sketch, now->view);
    if (patch)
        json_object_set_new(update, "view", patch);
    uint32_t from = room->cut < room->told ? room->cut : room->told;
    if (from < room->told)
        json_object_set_new(update, "cut", json_integer(from));
    if (room->play) {
        json_t *events = room_events(room, audience, from, arb_event_count(room->play));
        if (json_array_size(events))
            json_object_set(update, "events", events);
        json_decref(events);
    }
    add_rest(update, before->rest, now->rest);
    return update;
}

static void tell_audience(struct room *room, int audience, const struct sight *now, json_t *table,
                          json_t *table_patch)
{
    char *state = NULL, *update = NULL;
    bool news = false;
    for (struct conn *c = room->conns; c; c = c->next_here) {
        if (c->audience != audience)
            continue;
        if (c->wants_state) {
            if (!state)
                state = body_of(state_of(room, audience, now, table));
            conn_tell(c, "state", state);
            c->wants_state = false;
            continue;
        }
        if (!update) {
            json_t *made = update_of(room, audience, now, table_patch);
            news = json_object_size(made) > 0;
            update = body_of(made);
        }
        if (news)
            conn_tell(c, "update", update);
    }
    free(state);
    free(update);
}

/* True if anybody of this audience wants a view. */
static bool wanted(const struct room *room, int audience)
{
    if (!room->present[audience])
        return false;
    bool state = false;
    for (const struct conn *c = room->conns; c; c = c->next_here)
        state |= c->audience == audience && c->wants_state;
    return state || room->touched_all;
}

/* Tell the table's own changes; the sketch of it stays for the next time. */
static json_t *table_news(struct room *room, json_t *table)
{
    struct sketch *now = sketch_make(table);
    json_t *patch = room->shown_table ? patch_make(room->shown_table, now, table) : NULL;
    free(room->shown_table);
    room->shown_table = now;
    return patch;
}

/* The round is for lists of tables. True: it is another one. */
static bool note_round(struct room *room, const json_t *view)
{
    json_t *round = json_object_get(view, "round");
    if (!json_is_integer(round) || json_equal(round, json_object_get(room->about, "round")))
        return false;
    json_object_set(room->about, "round", round);
    return true;
}

void room_committed(struct room *room)
{
    struct server *server = room->server;
    room->touched = false;
    if (room->untold)
        return;
    room->untold = true;
    room->next_untold = NULL;
    *server->last_untold = room;
    server->last_untold = &room->next_untold;
}

void room_tell(struct room *room)
{
    struct server *server = room->server;
    struct sight now[AUDIENCES] = {{0}};
    json_t *seen = NULL;
    for (struct room **at = &server->untold; *at; at = &(*at)->next_untold)
        if (*at == room) {
            *at = room->next_untold;
            if (!*at)
                server->last_untold = at;
            break;
        }
    for (int i = 0; i < AUDIENCES; i++) {
        if (!wanted(room, i))
            continue;
        room_play(room, NULL);
        now[i] = look(room, i);
        if (!seen)
            seen = json_incref(now[i].view);
    }
    if (!seen && room->play && room->touched_all)
        seen = arb_view(room->play, ARB_SPECTATOR);
    bool round = note_round(room, seen);
    json_decref(seen);
    if (room->conns) {
        json_t *table = room_table(room), *patch = table_news(room, table);
        for (int i = 0; i < AUDIENCES; i++)
            if (room->present[i])
                tell_audience(room, i, &now[i], table, patch);
        json_decref(patch);
        json_decref(table);
    } else {
        free(room->shown_table);
        room->shown_table = NULL;
    }
    for (int i = 0; i < AUDIENCES; i++)
        if (now[i].view || !room->present[i] || room->touched_all)
            remember(room, i, &now[i]);
    json_decref(room->chat);
    room->chat = NULL;
    if (room->play)
        room->told = room->cut = arb_event_count(room->play);
    room->untold = room->touched_all = false;
    if (round) { /* it is written with the next turn */
        room_touch(room);
        room_changed(room);
    }
}
