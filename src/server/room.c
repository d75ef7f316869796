/* room.c - rooms come out of the store when somebody wants them, and go. */
#include "chairs.h"

#include "memory.h"
#include "secret.h"

#include <assert.h>

/* Plays held in memory; a play not used for this long is let go of; sketches
 * of views kept to compare with. */
enum { MOST_LOADED = 2000, IDLE_SECONDS = 600, MOST_SHOWN = 4096 };

/* The table of rooms. */

static struct room **bucket(struct server *server, const char *id)
{
    uint32_t hash = 2166136261u;
    for (; *id; id++)
        hash = (hash ^ (uint8_t)*id) * 16777619u;
    return &server->rooms[hash % ROOM_BUCKETS];
}

static struct room *new_room(struct server *server, const char *id, json_t *about,
                             const arb_game *game)
{
    struct room *room = arb_zalloc(sizeof *room);
    snprintf(room->id, sizeof room->id, "%s", id);
    room->server = server;
    room->about = about;
    room->game = game;
    room->used = server_clock();
    struct room **at = bucket(server, id);
    room->next_same = *at;
    *at = room;
    return room;
}

struct room *room_here(struct server *server, const char *id)
{
    struct room *room = *bucket(server, id);
    while (room && strcmp(room->id, id) != 0)
        room = room->next_same;
    return room && !room->gone ? room : NULL;
}

struct room *room_find(struct server *server, const char *id)
{
    if (strlen(id) != STORE_ID - 1)
        return NULL;
    struct room *here = room_here(server, id);
    if (here)
        return here;
    char *text = server->store->get_table(server->store, id);
    json_t *about = text ? json_loads(text, 0, NULL) : NULL;
    free(text);
    const char *game = json_string_value(json_object_get(about, "game"));
    const struct served *served = game ? server_game(server, game) : NULL;
    if (!served) {
        json_decref(about);
        return NULL;
    }
    return new_room(server, id, about, served->game);
}

struct room *room_make(struct server *server, const arb_game *game, json_t *about)
{
    char id[SECRET_ID];
    secret_id(id);
    json_object_set_new(about, "table", json_string(id));
    struct room *room = new_room(server, id, about, game);
    room_touch(room);
    fair_promise(room);
    room_changed(room);
    return room;
}

/* Letting go. */

static void forget_shown(struct room *room)
{
    for (int i = 0; i < AUDIENCES; i++) {
        struct shown *s = &room->shown[i];
        room->server->shown -= s->view != NULL;
        free(s->view);
        *s = (struct shown){0};
    }
    free(room->shown_table);
    room->shown_table = NULL;
}

static void unlink_play(struct room *room)
{
    struct server *server = room->server;
    *(room->newer ? &room->newer->older : &server->newest) = room->older;
    *(room->older ? &room->older->newer : &server->oldest) = room->newer;
    room->newer = room->older = NULL;
}

static void link_play(struct room *room)
{
    struct server *server = room->server;
    room->older = server->newest;
    room->newer = NULL;
    *(room->older ? &room->older->newer : &server->oldest) = room;
    server->newest = room;
}

static void drop_play(struct room *room)
{
    if (!room->play)
        return;
    unlink_play(room);
    room->server->loaded--;
    arb_table_close(room->play);
    room->play = NULL;
    chairs_clear(room);
}

static void forget(struct room *room)
{
    struct room **at = bucket(room->server, room->id);
    while (*at != room)
        at = &(*at)->next_same;
    *at = room->next_same;
    forget_shown(room);
    drop_play(room);
    json_decref(room->chat);
    json_decref(room->about);
    free(room);
}

static bool busy(const struct room *room)
{
    return room->touched || room->untold || room->bot_waits || room->bot_thinks || room->paused;
}

void room_tidy(struct server *server)
{
    int64_t now = server_clock();
    int most = server->options.most_loaded ? server->options.most_loaded : MOST_LOADED;
    int left = server->loaded;
    for (struct room *room = server->oldest, *newer; room && left > 0; room = newer, left--) {
        newer = room->newer;
        bool idle = now - room->used > (int64_t)IDLE_SECONDS * 1000000;
        if (server->loaded <= most && !idle)
            break;
        if (!busy(room)) {
            forget_shown(room);
            drop_play(room);
        }
    }
    for (struct room *room = server->oldest; room && server->shown > MOST_SHOWN; room = room->newer)
        if (!busy(room))
            forget_shown(room);
    if (now - server->tidied < 5000000)
        return;
    server->tidied = now;
    for (int i = 0; i < ROOM_BUCKETS; i++)
        for (struct room *room = server->rooms[i], *next; room; room = next) {
            next = room->next_same;
            if (!room->conns && !room->play && !busy(room))
                forget(room);
        }
}

void room_forget_all(struct server *server)
{
    for (int i = 0; i < ROOM_BUCKETS; i++)
        for (struct room *room = server->rooms[i], *next; room; room = next) {
            next = room->next_same;
            forget(room);
        }
}

/* The play. */

static bool keep(void *with, bool anew, const void *bytes, size_t count, struct arb_error *err)
{
    struct room *room = with;
    struct arb_store *store = room->server->store;
    if (store->keep(store, room->id, anew, bytes, count, err))
        return true;
    server_failed(room->server, err);
    return false;
}

static void take_play(struct room *room, arb_table *play)
{
    room->play = play;
    room->server->loaded++;
    lobby_name_seats(room);
    link_play(room);
    room->told = room->cut = arb_event_count(play);
    chairs_seat(room);
    campaign_seen(room);
}

/* As many answers as were given; the store has them together with this number. */
static uint32_t length_of(const struct room *room)
{
    return (uint32_t)json_integer_value(json_object_get(room->about, "length"));
}

arb_table *room_play(struct room *room, struct arb_error *err)
{
    struct server *server = room->server;
    room->used = server_clock();
    if (err)
        *err = (struct arb_error){{0}, {0}, {0}, 0};
    if (room->play) {
        unlink_play(room);
        link_play(room);
        chairs_seat(room);
        return room->play;
    }
    if (room_gathering(room) || room->gone)
        return NULL;
    size_t count = 0;
    bool whole;
    void *bytes = server->store->read_journal(server->store, room->id, &count, &whole);
    struct arb_keeper keeper = {keep, room};
    struct arb_error why;
    arb_table *play = arb_load(room->game, arb_memory(bytes ? bytes : "", bytes ? count : 0),
                               ARB_TRUST, &keeper, &why);
    free(bytes);
    if (play && (!whole || arb_length(play) < length_of(room))) {
        snprintf(why.text, sizeof why.text,
                 "the record ends after answer %u, of %u that were given.", arb_length(play),
                 length_of(room));
        arb_table_close(play);
        play = NULL;
    }
    if (!play) {
        if (!server->options.quiet)
            fprintf(stderr, "arbiter: table %s: %s\n", room->id, why.text);
        if (err) {
            *err = why;
            snprintf(err->text, sizeof err->text,
                     "This table cannot be loaded: %.360s Its host can go back to the last good "
                     "answer.",
                     why.text);
        }
        return NULL;
    }
    take_play(room, play);
    room->pausing = 0;
    pause_consider(room);
    bots_consider(room);
    return play;
}

bool room_set_play(struct room *room, arb_table *play, struct arb_error *err)
{
    room->told = room->cut = 0;
    fair_note(room, play);
    if (!arb_save_to(play, (struct arb_keeper){keep, room}, err)) {
        arb_table_close(play);
        return false;
    }
    drop_play(room);
    take_play(room, play);
    room->told = room->cut = 0;
    json_object_set_new(room->about, "played", json_false());
    title_room(room);
    room_played(room);
    return true;
}

/* Changing. */

void room_changed(struct room *room)
{
    assert(room->touched);
    json_object_set_new(room->about, "changed", json_integer(server_time()));
    room->changed = true;
}

void room_noted(struct room *room)
{
    assert(room->touched);
    room->changed = true;
}

void room_delete(struct room *room)
{
    struct arb_store *store = room->server->store;
    struct arb_error err;
    room_touch(room);
    room->gone = true;
    if (!store->drop_table(store, room->id, &err))
        server_failed(room->server, &err);
}

void room_played(struct room *room)
{
    struct arb_ask asks[ARB_SEATS + 1];
    json_t *waiting = json_array();
    int n = arb_asks(room->play, asks, ARB_SEATS + 1);
    for (int i = 0; i < n; i++)
        json_array_append_new(waiting, json_integer(asks[i].seat));
    uint32_t events = arb_event_count(room->play);
    if (events < room->cut)
        room->cut = events;
    json_object_set_new(room->about, "waiting", waiting);
    json_object_set_new(room->about, "status",
                        json_string(arb_status_name(arb_status(room->play))));
    json_object_set_new(room->about, "length", json_integer(arb_length(room->play)));
    json_object_del(room->about, "stopped");
    if (arb_stopped(room->play))
        json_object_set_new(room->about, "stopped", json_string(arb_stopped(room->play)));
    campaign_seen(room);
    room_changed(room);
    pause_consider(room);
    bots_consider(room);
}

bool room_rewind(struct room *room, int seat, uint32_t to, struct arb_error *err)
{
    room_touch_all(room);
    bool over = room_over(room);
    if (!arb_rewind(room->play, to, err) || err->text[0]) {
        server_failed(room->server, err);
        return false;
    }
    if (over)
        fair_reopened(room, seat);
    else
        fair_note(room, room->play);
    int64_t epoch = json_integer_value(json_object_get(room->about, "epoch"));
    json_object_set_new(room->about, "epoch", json_integer(epoch + 1));
    json_object_set_new(room->about, "undo", json_null());
    pause_forget_all(room);
    room->pausing = 0;
    /* Bots begin afresh, so that they do not remember what has not happened. */
    chairs_clear(room);
    chairs_seat(room);
    room_played(room);
    return true;
}

/* The store did not take this turn: what is in memory is ahead of it. */
void room_take_back(struct room *room)
{
    struct server *server = room->server;
    drop_play(room);
    forget_shown(room);
    json_decref(room->chat);
    room->chat = NULL;
    room->touched = room->touched_all = room->changed = room->gone = false;
    char *text = server->store->get_table(server->store, room->id);
    json_t *about = text ? json_loads(text, 0, NULL) : NULL;
    free(text);
    if (about) {
        json_decref(room->about);
        room->about = about;
        for (struct conn *c = room->conns; c; c = c->next_here)
            c->wants_state = true;
        return;
    }
    /* It was made in this very turn, and nobody has been told of it. */
    while (room->conns)
        room_leave(room->conns);
}

void room_write(struct room *room)
{
    struct arb_store *store = room->server->store;
    struct arb_error err;
    if (room->gone)
        return;
    bool open = false, listed = room_flag(room, "listed") && !room_over(room);
    for (int i = 0; i < room_seats(room); i++)
        open |= room_is(room, i, "open");
    struct arb_json text = {0};
    arb_put_json(&text, NULL, room->about);
    arb_bytes_add(&text.text, "", 1);
    struct store_table row = {.id = room->id,
                              .about = (char *)text.text.data,
                              .game = room_text(room, "game"),
                              .listed = listed,
                              .open = open,
                              .changed =
                                  json_integer_value(json_object_get(room->about, "changed"))};
    if (!store->put_table(store, &row, &err))
        server_failed(room->server, &err);
    arb_json_free(&text);
    room->changed = false;
}

/* Who. */

json_t *room_seat(const struct room *room, int seat)
{
    return json_array_get(json_object_get(room->about, "seats"), (size_t)seat);
}

int room_seats(const struct room *room)
{
    return (int)json_array_size(json_object_get(room->about, "seats"));
}

const char *room_text(const struct room *room, const char *key)
{
    const char *text = json_string_value(json_object_get(room->about, key));
    return text ? text : "";
}

bool room_flag(const struct room *room, const char *key)
{
    return json_is_true(json_object_get(room->about, key));
}

bool room_is(const struct room *room, int seat, const char *kind)
{
    const char *its = json_string_value(json_object_get(room_seat(room, seat), "kind"));
    return its && strcmp(its, kind) == 0;
}

int room_persons(const struct room *room)
{
    int n = 0;
    for (int i = 0; i < room_seats(room); i++)
        n += room_is(room, i, "person");
    return n;
}

/* A host without a seat is somebody, too. */
int room_people(const struct room *room)
{
    const json_t *host = json_object_get(room->about, "host");
    return room_persons(room) + (json_is_null(json_object_get(host, "seat")) &&
                                 json_is_string(json_object_get(host, "name")));
}

bool room_gathering(const struct room *room)
{
    return strcmp(room_text(room, "status"), "gathering") == 0;
}

bool room_over(const struct room *room)
{
    return !room_gathering(room) && strcmp(room_text(room, "status"), "playing") != 0;
}

bool room_unplayed(const struct room *room)
{
    return room_gathering(room) || json_is_false(json_object_get(room->about, "played"));
}
