/* tell.c - what everybody in a room is told: the whole state first, then what
 * changed. Views are compared by audience, not by connection: two tabs of one
 * seat have been told the same. */
#include "internal.h"

#include "memory.h"
#include "patch.h"

#include <xxhash.h>

enum { STATE_EVENTS = 100, STATE_CHAT = 50, VIEW_BYTES = 32768, VIEW_VALUES = 2048 };

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

/* ---- The table ---------------------------------------------------------- */

/* A deck of one's own is nobody else's business, except what it is called; and a
 * text may be a deck, too, unless it is a word or a name. Of the log of a campaign,
 * which holds decks, it is told which campaign it is. */
json_t *room_plain(const json_t *options)
{
    json_t *plain = json_object(), *value;
    const char *key;
    json_object_foreach ((json_t *)options, key, value) {
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
    static const char *const maybe[] = {"from", "before", "campaign"};
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
    json_object_set_new(json, "setup", room_plain(json_object_get(room->about, "setup")));
    json_object_set_new(json, "next", next_json(room));
    for (size_t i = 0; i < sizeof maybe / sizeof *maybe; i++) {
        json_t *value = json_object_get(room->about, maybe[i]);
        json_object_set(json, maybe[i], value ? value : json_null());
    }
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

static void put_asks(struct room *room, int audience, struct arb_json *out)
{
    put_json(out, NULL, room_asks(room, room->play, audience));
}

static bool plays(const struct room *room, int audience)
{
    return audience < ARB_SEATS && room->play;
}

static void put_order(struct room *room, int audience, struct arb_json *out)
{
    static const char *const orders[] = {"always", "if_able", "never"};
    arb_put_text(out, NULL,
                 plays(room, audience) ? orders[arb_get_order(room->play, audience)] : NULL);
}

static void put_can_undo(struct room *room, int audience, struct arb_json *out)
{
    static const char *const undos[] = {"no", "now", "ask"};
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
    [REST_ORDER] = {"order", put_order},
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

/* What there is to see for an audience now, as JSON text. */
struct sight {
    struct arb_json view, rest[RESTS];
    struct sketch *sketch; /* of the view; NULL: nobody looked */
};

static struct sight look(struct room *room, int audience)
{
    struct sight now = {.view = {.names = room->names.of}};
    arb_json_reserve(&now.view, VIEW_BYTES, VIEW_VALUES);
    if (room->play && may_look(room, audience))
        arb_put_view(&now.view, room->play, room_eyes(audience));
    else
        arb_put_null(&now.view, NULL);
    now.sketch = sketch_make(&now.view);
    for (int i = 0; i < RESTS; i++)
        rests[i].put(room, audience, &now.rest[i]);
    return now;
}

static void forget_sight(struct sight *now)
{
    arb_json_free(&now->view);
    for (int i = 0; i < RESTS; i++)
        arb_json_free(&now->rest[i]);
    free(now->sketch);
    now->sketch = NULL;
}

static uint64_t rest_hash(const struct sight *now, int which)
{
    return XXH3_64bits(now->rest[which].text.data, now->rest[which].text.size);
}

/* Of what was seen, keep what the next update is compared with. */
static void remember(struct room *room, int audience, struct sight *now)
{
    struct shown *s = &room->shown[audience];
    room->server->shown += (now->sketch != NULL) - (s->view != NULL);
    free(s->view);
    s->view = now->sketch;
    now->sketch = NULL;
    for (int i = 0; i < RESTS; i++)
        s->rest[i] = rest_hash(now, i);
    forget_sight(now);
}

static void put_copy(struct arb_json *out, const char *key, const struct arb_json *made)
{
    arb_put_made(out, key, made->text.data, made->text.size);
}

static void put_rest(struct arb_json *out, const struct sight *now, int which)
{
    put_copy(out, rests[which].key, &now->rest[which]);
}

static void put_state(struct room *room, int audience, const struct sight *now,
                      const struct arb_json *table, struct arb_json *out)
{
    uint32_t end = room->play ? arb_event_count(room->play) : 0;
    uint32_t from = end > STATE_EVENTS ? end - STATE_EVENTS : 0;
    arb_put_object(out, NULL);
    put_copy(out, "table", table);
    put_json(out, "you", room_you(room, audience));
    put_copy(out, "view", &now->view);
    put_json(out, "events", room_events(room, audience, from, end));
    put_json(out, "chat", old_chat(room, audience));
    for (int i = 0; i < RESTS; i++)
        put_rest(out, now, i);
    arb_put_end(out);
}

json_t *room_state(struct room *room, int audience)
{
    struct arb_json table = {0}, state = {0};
    struct sight now = look(room, audience);
    put_json(&table, NULL, room_table(room));
    put_state(room, audience, &now, &table, &state);
    arb_json_free(&table);
    forget_sight(&now);
    return arb_json_value(&state);
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
            struct sight before = look(room, i);
            remember(room, i, &before);
        }
}

/* What changed of the table, told to everybody. */
struct table_news {
    struct arb_json table, patch; /* no text: nothing changed */
};

static void put_events(struct room *room, int audience, struct arb_json *out)
{
    uint32_t from = room->cut < room->told ? room->cut : room->told;
    if (from < room->told)
        arb_put_number(out, "cut", from);
    if (!room->play)
        return;
    json_t *events = room_events(room, audience, from, arb_event_count(room->play));
    if (json_array_size(events))
        arb_put_json(out, "events", events);
    json_decref(events);
}

/* What is new for an audience that has been told all up to this turn. */
static void put_update(struct room *room, int audience, const struct sight *now,
                       const struct table_news *news, struct arb_json *out)
{
    const struct shown *before = &room->shown[audience];
    arb_put_object(out, NULL);
    if (news->patch.text.size)
        put_copy(out, "table", &news->patch);
    if (room->chat && may_look(room, audience))
        arb_put_json(out, "chat", room->chat);
    if (room->touched_all && before->view) {
        patch_put(out, "view", before->view, now->sketch, &now->view);
        put_events(room, audience, out);
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

static void tell_audience(struct room *room, int audience, const struct sight *now,
                          const struct table_news *news)
{
    struct arb_json state = {0}, update = {0};
    for (struct conn *c = room->conns; c; c = c->next_here) {
        if (c->audience != audience)
            continue;
        if (c->wants_state) {
            if (!state.text.size)
                put_state(room, audience, now, &news->table, &state);
            tell(c, "state", &state);
            c->wants_state = false;
            continue;
        }
        if (!update.text.size)
            put_update(room, audience, now, news, &update);
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
    const struct arb_span *found = view->spans ? arb_json_find(view, view->span, "round") : NULL;
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

static void tell_all(struct room *room, const struct sight *now)
{
    struct table_news news = table_news(room);
    for (int i = 0; i < AUDIENCES; i++)
        if (room->present[i])
            tell_audience(room, i, &now[i], &news);
    arb_json_free(&news.table);
    arb_json_free(&news.patch);
}

void room_tell(struct room *room)
{
    struct sight now[AUDIENCES] = {0}, alone = {0}, *seen = &alone;
    leave_untold(room);
    for (int i = 0; i < AUDIENCES; i++) {
        if (!wanted(room, i))
            continue;
        room_play(room, NULL);
        now[i] = look(room, i);
        seen = &now[i];
    }
    if (seen == &alone && room->play && room->touched_all)
        alone = look(room, AUDIENCE_HOST);
    bool round = note_round(room, &seen->view);
    forget_sight(&alone);
    if (room->conns) {
        tell_all(room, now);
    } else {
        free(room->shown_table);
        room->shown_table = NULL;
    }
    for (int i = 0; i < AUDIENCES; i++)
        if (now[i].sketch || !room->present[i] || room->touched_all)
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
