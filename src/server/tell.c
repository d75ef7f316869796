/* tell.c - what everybody in a room is told: the whole state first, then what
 * changed. Views are compared by audience, not by connection: two tabs of one
 * seat have been told the same. */
#include "chairs.h"

#include "memory.h"
#include "patch.h"

#include <xxhash.h>

enum { STATE_EVENTS = 100, STATE_CHAT = 50, VIEW_BYTES = 8192, VIEW_VALUES = 1024 };

int room_eyes(int audience)
{
    return audience < ARB_SEATS ? audience : ARB_SPECTATOR;
}

/* Releases the value. */
static void put_json(struct arb_json *out, const char *key, json_t *value)
{
    arb_put_json(out, key, value);
    json_decref(value);
}

/* The table. */

/* No game has more to set up; what everybody is told of every table stays small. */
enum { PLAIN_MOST = 24, PLAIN_KEY = 40 };

/* A deck of one's own is nobody else's business, except what it is called; and a
 * text may be a deck, too, unless it is a word or a name. Of the log of a campaign,
 * which holds decks, it is told which campaign it is. */
json_t *room_plain(const json_t *options)
{
    json_t *plain = json_object(), *value;
    const char *key;
    json_object_foreach ((json_t *)options, key, value) {
        if (json_object_size(plain) == PLAIN_MOST || strlen(key) > PLAIN_KEY)
            continue;
        bool nested = json_is_object(value) || json_is_array(value);
        json_t *same = json_object_get(value, key);
        json_t *told = !nested ? value : same ? same : json_object_get(value, "name");
        const char *text = json_string_value(told);
        bool name = text && strlen(text) < 120 && !strpbrk(text, "\n\r\t{<");
        json_object_set(plain, key, name || (!nested && !text) ? told : json_true());
    }
    return plain;
}

static json_t *seat_json(const struct room *room, int seat)
{
    const json_t *own = room_seat(room, seat);
    json_t *host = json_object_get(json_object_get(room->about, "host"), "seat");
    bool bot = room_is(room, seat, "bot");
    json_t *options = room_plain(json_object_get(own, "options"));
    json_object_update_missing(options, json_object_get(own, "brings"));
    json_t *json = json_pack(
        "{s:i, s:O, s:O, s:b, s:b, s:o}", "seat", seat, "kind", json_object_get(own, "kind"),
        "name", json_object_get(own, "name"), "online", bot || room->present[seat] > 0, "host",
        json_is_integer(host) && json_integer_value(host) == seat, "options", options);
    if (bot)
        chair_copy(json, own);
    if (chair_stands_in(room, seat))
        json_object_set(json, "stand_in", json_object_get(own, "stand_in"));
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

/* The table after this one, as long as the play is the one that led to it. */
static json_t *next_json(const struct room *room)
{
    const json_t *next = json_object_get(room->about, "next");
    json_t *id = json_object_get(next, "table");
    bool same = json_integer_value(json_object_get(next, "epoch")) ==
                json_integer_value(json_object_get(room->about, "epoch"));
    return id && same && room_over(room) ? json_incref(id) : json_null();
}

json_t *room_table(const struct room *room)
{
    static const char *const maybe[] = {"from", "before", "campaign", "stopped", "chosen_seed"};
    static const char *const told[] = {"table",   "game",   "title",     "status",  "pace",
                                       "listed",  "watch",  "open_book", "referee", "created",
                                       "changed", "length", "round",     "waiting"};
    json_t *json = json_object(), *seats = json_array();
    for (size_t i = 0; i < sizeof told / sizeof *told; i++)
        json_object_set(json, told[i], json_object_get(room->about, told[i]));
    for (int i = 0; i < room_seats(room); i++)
        json_array_append_new(seats, seat_json(room, i));
    json_object_set_new(json, "watching", json_integer(room->present[AUDIENCE_WATCH]));
    json_object_set_new(json, "seats", seats);
    json_object_set_new(json, "host", host_json(room));
    json_object_set_new(json, "fair", fair_json(room));
    json_object_set_new(json, "openings", fair_openings(room));
    json_object_set_new(json, "setup", room_plain(json_object_get(room->about, "setup")));
    json_object_set_new(json, "next", next_json(room));
    json_object_set_new(json, "stand_in", stand_in_json(room));
    for (size_t i = 0; i < sizeof maybe / sizeof *maybe; i++) {
        json_t *value = json_object_get(room->about, maybe[i]);
        json_object_set(json, maybe[i], value ? value : json_null());
    }
    return json;
}

/* The play. */

static bool may_look(const struct room *room, int audience)
{
    return audience != AUDIENCE_WATCH || room_flag(room, "watch");
}

static void put_view(struct room *room, arb_table *play, int audience, struct arb_json *out)
{
    if (play && may_look(room, audience))
        arb_put_view(out, play, room_eyes(audience));
    else
        arb_put_null(out, NULL);
}

json_t *room_view(struct room *room, arb_table *play, int audience)
{
    struct arb_json out = {0};
    put_view(room, play, audience, &out);
    return arb_json_value(&out);
}

static bool hosts(const struct room *room, int audience)
{
    json_t *seat = json_object_get(json_object_get(room->about, "host"), "seat");
    return json_is_integer(seat) ? json_integer_value(seat) == audience : audience == AUDIENCE_HOST;
}

/* An ask is named by its number and by how often something was undone before
 * it, so that no two asks of a table have one name. Numbers of the engine's own
 * are left out: an id could say what lies with its back up. */
static void put_play_asks(struct room *room, arb_table *play, int audience, struct arb_json *out)
{
    struct arb_ask asks[ARB_SEATS + 1];
    int n = play ? arb_asks(play, asks, ARB_SEATS + 1) : 0;
    bool types_in = room_flag(room, "referee") && hosts(room, audience);
    int64_t epoch = json_integer_value(json_object_get(room->about, "epoch"));
    arb_put_array(out, NULL);
    for (int i = 0; i < n; i++) {
        char name[48];
        snprintf(name, sizeof name, "%u.%lld", asks[i].id, (long long)epoch);
        if (play == room->play && asks[i].seat < ARB_SEATS &&
            (pause_hides(room, asks[i].seat) || chair_stands_in(room, asks[i].seat)))
            continue;
        if (asks[i].seat == ARB_CHANCE ? types_in : asks[i].seat == audience)
            arb_put_ask(out, play, &asks[i], name);
    }
    arb_put_end(out);
}

json_t *room_asks(struct room *room, arb_table *play, int audience)
{
    struct arb_json out = {0};
    put_play_asks(room, play, audience, &out);
    return arb_json_value(&out);
}

static void put_events(struct room *room, int audience, uint32_t from, uint32_t to, const char *key,
                       struct arb_json *out)
{
    if (room->play && may_look(room, audience))
        arb_put_events(out, key, room->play, room_eyes(audience), from, to);
    else
        arb_put_made(out, key, "[]", 2);
}

json_t *room_events(struct room *room, int audience, uint32_t from, uint32_t to)
{
    struct arb_json out = {0};
    put_events(room, audience, from, to, NULL, &out);
    return arb_json_value(&out);
}

static json_t *undo_json(const struct room *room)
{
    const json_t *undo = json_object_get(room->about, "undo");
    if (!json_is_object(undo))
        return json_null();
    int asking = (int)json_integer_value(json_object_get(undo, "seat"));
    json_t *agreed = json_object_get(undo, "agreed"), *needed = json_array();
    for (int i = 0; i < room_seats(room); i++) {
        bool has = i == asking || !room_is(room, i, "person") || chair_stands_in(room, i);
        for (size_t k = 0; k < json_array_size(agreed); k++)
            has |= json_integer_value(json_array_get(agreed, k)) == i;
        if (!has)
            json_array_append_new(needed, json_integer(i));
    }
    return json_pack("{s:i, s:O, s:O, s:O, s:o}", "seat", asking, "name",
                     json_object_get(room_seat(room, asking), "name"), "to",
                     json_object_get(undo, "to"), "agreed", agreed, "needed", needed);
}

static void put_asks(struct room *room, int audience, struct arb_json *out)
{
    put_play_asks(room, room->play, audience, out);
}

static bool plays(const struct room *room, int audience)
{
    return audience < ARB_SEATS && room->play;
}

static void put_orders(struct room *room, int audience, struct arb_json *out)
{
    put_json(out, NULL, plays(room, audience) ? arb_orders(room->play, audience) : json_null());
}

static void put_can_undo(struct room *room, int audience, struct arb_json *out)
{
    static const char *const undos[] = {"no", "now", "ask", "now"};
    uint32_t to;
    enum undo can =
        plays(room, audience) ? room_can_undo(room, room->play, audience, &to) : UNDO_NO;
    arb_put_text(out, NULL, undos[can]);
}

static void put_undo(struct room *room, int audience, struct arb_json *out)
{
    (void)audience;
    put_json(out, NULL, undo_json(room));
}

static const struct {
    const char *key;
    void (*put)(struct room *room, int audience, struct arb_json *out);
} rests[RESTS] = {
    [REST_ASKS] = {"asks", put_asks},
    [REST_ORDERS] = {"orders", put_orders},
    [REST_CAN_UNDO] = {"can_undo", put_can_undo},
    [REST_UNDO] = {"undo", put_undo},
};

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

/* What there is to see for an audience now, as JSON text. The server keeps one for
 * each audience and writes into it again and again. */
struct sight {
    struct arb_json view, rest[RESTS];
    struct sketch *sketch; /* of the view; NULL: nobody looked */
};

void tell_begin(struct server *server)
{
    server->sight = arb_zalloc(AUDIENCES * sizeof *server->sight);
    for (int i = 0; i < AUDIENCES; i++)
        arb_json_reserve(&server->sight[i].view, VIEW_BYTES, VIEW_VALUES);
}

void tell_end(struct server *server)
{
    for (int i = 0; i < AUDIENCES; i++) {
        arb_json_free(&server->sight[i].view);
        for (int k = 0; k < RESTS; k++)
            arb_json_free(&server->sight[i].rest[k]);
        free(server->sight[i].sketch);
    }
    free(server->sight);
}

static void look(struct room *room, int audience)
{
    struct sight *now = &room->server->sight[audience];
    arb_json_clear(&now->view);
    put_view(room, room->play, audience, &now->view);
    for (int i = 0; i < RESTS; i++) {
        arb_json_clear(&now->rest[i]);
        rests[i].put(room, audience, &now->rest[i]);
    }
    free(now->sketch);
    now->sketch = sketch_make(&now->view);
}

static uint64_t rest_hash(const struct sight *now, int which)
{
    return XXH3_64bits(now->rest[which].text.data, now->rest[which].text.size);
}

/* Of what was seen, keep what the next update is compared with; of an audience that
 * is not there, or did not look, nothing. */
static void remember(struct room *room, int audience)
{
    struct shown *s = &room->shown[audience];
    struct sight *now = &room->server->sight[audience];
    if (!room->present[audience]) {
        free(now->sketch);
        now->sketch = NULL;
    }
    room->server->shown += (now->sketch != NULL) - (s->view != NULL);
    free(s->view);
    *s = (struct shown){.view = now->sketch};
    for (int i = 0; i < RESTS && now->sketch; i++)
        s->rest[i] = rest_hash(now, i);
    now->sketch = NULL;
}

static void put_copy(struct arb_json *out, const char *key, const struct arb_json *made)
{
    arb_put_made(out, key, made->text.data, made->text.size);
}

static void put_rest(struct arb_json *out, const struct sight *now, int which)
{
    put_copy(out, rests[which].key, &now->rest[which]);
}

static void put_state(struct room *room, int audience, const struct arb_json *table,
                      struct arb_json *out)
{
    const struct sight *now = &room->server->sight[audience];
    uint32_t end = room->play ? arb_event_count(room->play) : 0;
    arb_put_object(out, NULL);
    put_copy(out, "table", table);
    put_json(out, "you", room_you(room, audience));
    arb_put_text(out, "catalogue",
                 catalogue_address(server_game(room->server, room_text(room, "game"))));
    put_copy(out, "view", &now->view);
    put_events(room, audience, end > STATE_EVENTS ? end - STATE_EVENTS : 0, end, "events", out);
    put_json(out, "chat", old_chat(room, audience));
    for (int i = 0; i < RESTS; i++)
        put_rest(out, now, i);
    arb_put_end(out);
}

json_t *room_state(struct room *room, int audience)
{
    struct arb_json table = {0}, state = {0};
    look(room, audience);
    put_json(&table, NULL, room_table(room));
    put_state(room, audience, &table, &state);
    arb_json_free(&table);
    return arb_json_value(&state);
}

/* Before and after. */

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
        struct arb_json table = {0};
        put_json(&table, NULL, room_table(room));
        room->shown_table = sketch_make(&table);
        arb_json_free(&table);
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
            look(room, i);
            remember(room, i);
        }
}

/* What changed of the table, told to everybody. */
struct table_news {
    struct arb_json table, patch; /* no text: nothing changed */
};

static void put_new_events(struct room *room, int audience, struct arb_json *out)
{
    uint32_t from = room->cut < room->told ? room->cut : room->told;
    uint32_t end = room->play ? arb_event_count(room->play) : 0;
    struct arb_json events = {0};
    if (from < room->told)
        arb_put_number(out, "cut", from);
    put_events(room, audience, from, end, NULL, &events);
    if (events.text.size > strlen("[]"))
        put_copy(out, "events", &events);
    arb_json_free(&events);
}

/* What is new for an audience that has been told all up to this turn. */
static void put_update(struct room *room, int audience, const struct table_news *news,
                       struct arb_json *out)
{
    const struct shown *before = &room->shown[audience];
    const struct sight *now = &room->server->sight[audience];
    arb_put_object(out, NULL);
    if (news->patch.text.size)
        put_copy(out, "table", &news->patch);
    if (room->chat && may_look(room, audience))
        arb_put_json(out, "chat", room->chat);
    if (room->touched_all && before->view) {
        patch_put(out, "view", before->view, now->sketch, &now->view);
        put_new_events(room, audience, out);
        for (int i = 0; i < RESTS; i++)
            if (rest_hash(now, i) != before->rest[i])
                put_rest(out, now, i);
    }
    arb_put_end(out);
}

/* The text goes on where the message's own head stops. */
static void tell(struct conn *c, const char *t, const struct arb_json *made)
{
    conn_tell(c, t, (char *)made->text.data + 1, made->text.size - 1);
}

static void tell_audience(struct room *room, int audience, const struct table_news *news)
{
    struct arb_json state = {0}, update = {0};
    for (struct conn *c = room->conns; c; c = c->next_here) {
        if (c->audience != audience)
            continue;
        if (c->wants_state) {
            if (!state.text.size)
                put_state(room, audience, &news->table, &state);
            tell(c, "state", &state);
            c->wants_state = false;
            continue;
        }
        if (!update.text.size)
            put_update(room, audience, news, &update);
        if (update.text.size > strlen("{}"))
            tell(c, "update", &update);
    }
    arb_json_free(&state);
    arb_json_free(&update);
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

/* The sketch of the table stays for the next time. */
static struct table_news table_news(struct room *room)
{
    struct table_news news = {0};
    put_json(&news.table, NULL, room_table(room));
    struct sketch *now = sketch_make(&news.table);
    if (room->shown_table)
        patch_put(&news.patch, NULL, room->shown_table, now, &news.table);
    free(room->shown_table);
    room->shown_table = now;
    return news;
}

/* The round is for lists of tables. True: it is another one. */
static bool note_round(struct room *room, const struct arb_json *view)
{
    const struct arb_span *found = arb_json_find(view, view->span, "round");
    if (!found)
        return false;
    json_int_t round = strtoll((char *)view->text.data + found->at, NULL, 10);
    if (round == json_integer_value(json_object_get(room->about, "round")))
        return false;
    json_object_set_new(room->about, "round", json_integer(round));
    return true;
}

void room_committed(struct room *room)
{
    struct server *server = room->server;
    room->touched = false;
    for (struct conn *c = room->gone ? room->conns : NULL; c; c = c->next_here)
        conn_close(c, CONN_GONE);
    if (room->untold)
        return;
    room->untold = true;
    room->next_untold = NULL;
    *server->last_untold = room;
    server->last_untold = &room->next_untold;
}

static void leave_untold(struct room *room)
{
    struct server *server = room->server;
    for (struct room **at = &server->untold; *at; at = &(*at)->next_untold)
        if (*at == room) {
            *at = room->next_untold;
            if (!*at)
                server->last_untold = at;
            break;
        }
}

static void tell_all(struct room *room)
{
    struct table_news news = table_news(room);
    for (int i = 0; i < AUDIENCES; i++)
        if (room->present[i])
            tell_audience(room, i, &news);
    arb_json_free(&news.table);
    arb_json_free(&news.patch);
}

void room_tell(struct room *room)
{
    struct sight *sight = room->server->sight;
    int seen = -1;
    leave_untold(room);
    for (int i = 0; i < AUDIENCES; i++) {
        if (!wanted(room, i))
            continue;
        room_play(room, NULL);
        look(room, i);
        seen = i;
    }
    if (seen < 0 && room->play && room->touched_all)
        look(room, seen = AUDIENCE_HOST);
    bool round = seen >= 0 && note_round(room, &sight[seen].view);
    if (room->conns) {
        tell_all(room);
    } else {
        free(room->shown_table);
        room->shown_table = NULL;
    }
    for (int i = 0; i < AUDIENCES; i++)
        if (sight[i].sketch || !room->present[i] || room->touched_all)
            remember(room, i);
    if (room->play)
        room->told = room->cut = arb_event_count(room->play);
    json_decref(room->chat);
    room->chat = NULL;
    room->untold = room->touched_all = false;
    if (round) { /* it is told, and has only to be written with the next turn */
        room_touch(room);
        room->changed = true;
    }
}
