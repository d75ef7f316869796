/* files.c - plays as files: export, import, branches and problem reports.
 *
 * A save tells everything, also what a seat may not know. So it is given away
 * only when that can do no harm: the play is over, nobody else is there, or
 * the table was opened for it. Of a play that goes on it is told to all (fair.c). */
#include "arbiter_fair.h"
#include "chairs.h"
#include "lobby.h"

#include "memory.h"
#include "secret.h"

bool files_may_open(const struct room *room, const struct who *who)
{
    bool seated = who->seat >= 0 || who->host;
    return seated && (room_over(room) || room_people(room) <= 1 || room_flag(room, "open_book"));
}

static bool need_open(struct request *q)
{
    struct arb_error err;
    if (q->who.seat < 0 && !q->who.host) {
        refuse(q, "not_allowed", "Only players with a seat can do that.");
    } else if (!files_may_open(q->room, &q->who)) {
        refuse(q, "not_allowed",
               "That would reveal hidden cards. You can do it when the game is over.");
    } else if (room_gathering(q->room)) {
        refuse(q, "conflict", "The game has not started yet.");
    } else if (!room_play(q->room, &err)) {
        refuse_error(q, "damaged", &err);
    } else {
        return true;
    }
    return false;
}

/* Export. */

static bool gather(void *with, bool anew, const void *bytes, size_t count, struct arb_error *err)
{
    (void)anew, (void)err;
    arb_bytes_add(with, bytes, count);
    return true;
}

/* The whole play as a file, from a copy: the play itself stays with its store. */
static struct arb_bytes save_of(const arb_table *play)
{
    struct arb_bytes bytes = {0};
    arb_table *copy = arb_table_copy(play);
    arb_save_to(copy, (struct arb_keeper){gather, &bytes}, NULL);
    arb_table_close(copy);
    return bytes;
}

json_t *serve_export(struct request *q)
{
    if (q->conn->kind != CONN_HTTP)
        return refuse(q, "bad_request", "Files are sent over HTTP only.");
    if (!need_open(q))
        return NULL;
    fair_open(q, "export");
    struct arb_bytes bytes = save_of(q->room->play);
    conn_give(q->conn, "application/octet-stream", "arbiter.save", bytes.data, bytes.size);
    free(bytes.data);
    q->later = true;
    return NULL;
}

/* Branches. */

/* The asker keeps the seat, bots stay, the others are open. */
static json_t *branch_seats(const struct request *q)
{
    json_t *seats = json_array();
    for (int i = 0; i < room_seats(q->room); i++) {
        const json_t *seat = room_seat(q->room, i);
        bool bot = room_is(q->room, i, "bot");
        json_t *wish = json_pack("{s:s, s:O}", "who",
                                 i == q->who.seat ? "me"
                                 : bot            ? "bot"
                                                  : "open",
                                 "options", json_object_get(seat, "options"));
        if (bot)
            chair_copy(wish, seat);
        json_array_append_new(seats, wish);
    }
    return seats;
}

/* What a branch is asked for, on top of what its origin was made with. */
static json_t *branch_wishes(const struct request *q, int64_t at)
{
    static const char *const same[] = {"pace", "listed", "watch", "open_book", "referee", "setup"};
    json_t *in = json_object();
    const json_t *about = q->room->about, *title = json_object_get(q->in, "title");
    const json_t *name = json_object_get(q->in, "name");
    const json_t *place =
        q->who.seat >= 0 ? room_seat(q->room, q->who.seat) : json_object_get(about, "host");
    for (size_t i = 0; i < sizeof same / sizeof *same; i++)
        json_object_set(in, same[i], json_object_get(about, same[i]));
    json_object_set(in, "name", name ? (json_t *)name : json_object_get(place, "name"));
    if (title) {
        json_object_set(in, "title", (json_t *)title);
    } else {
        char words[120];
        snprintf(words, sizeof words, "%.*s, from step %lld", 40, room_text(q->room, "title"),
                 (long long)at);
        json_t *text = json_string(words);
        if (text) /* it may have been cut within a letter */
            json_object_set_new(in, "title", text);
    }
    return in;
}

static struct room *make_branch(struct request *q, int64_t at, json_t *keys)
{
    struct room *origin = q->room, *room;
    struct request made = *q;
    const struct served *game = server_game(q->server, room_text(origin, "game"));
    json_t *in = branch_wishes(q, at), *seats = branch_seats(q);
    made.in = in;
    room = lobby_new_room(&made, game, seats, room_seats(origin), keys);
    if (!room) {
        q->code = made.code;
        q->why = made.why;
    } else {
        json_object_set_new(room->about, "from",
                            json_pack("{s:s, s:I}", "table", origin->id, "at", (json_int_t)at));
    }
    json_decref(in);
    json_decref(seats);
    return room;
}

json_t *serve_branch(struct request *q)
{
    struct arb_error err;
    if (!need_open(q))
        return NULL;
    int64_t at = arb_length(q->room->play);
    if (json_object_get(q->in, "at") && !field_number(q, "at", 0, at, &at))
        return NULL;
    if (!room_bears(q->room, 2))
        return refuse(q, "too_fast", "Too much at once. Wait a moment.");
    arb_table *copy = arb_table_copy(q->room->play);
    json_t *keys = json_array();
    struct room *room = NULL;
    if (!arb_rewind(copy, (uint32_t)at, &err))
        refuse_error(q, "refused", &err);
    else if (arb_open_chance(copy, &err))
        room = make_branch(q, at, keys);
    if (!room) {
        arb_table_close(copy);
        json_decref(keys);
        return NULL;
    }
    fair_open(q, "branch");
    /* It may stand where chance was asked. */
    arb_set_referee(copy, room_flag(room, "referee"));
    room_touch_all(room);
    if (!room_set_play(room, copy, &err)) {
        json_decref(keys);
        return refuse_error(q, "not_saved", &err);
    }
    fair_brought(room, "branch");
    return lobby_made(room, keys);
}

/* Import. */

struct import {
    struct work work;  /* first */
    struct conn *conn; /* NULL: it is gone */
    struct server *server;
    const struct served *game;
    struct arb_bytes bytes;
    json_t *in, *header;
    char key[SECRET_KEY];
    arb_table *play;
    struct arb_error err;
};

/* A play of four has about a thousand. */
enum { IMPORT_STEPS = 100000 };

static bool deny(struct import *i, const char *why)
{
    snprintf(i->err.text, sizeof i->err.text, "%s", why);
    return false;
}

/* Could somebody have made a table like that here? */
static bool check_import(struct import *i)
{
    json_t *setup = json_object_get(i->header, "setup"), *seat;
    json_t *rest = json_is_object(setup) ? json_copy(setup) : NULL;
    json_object_del(rest, "seats");
    bool small = rest && lobby_small_setup(rest);
    size_t n;
    json_array_foreach (json_object_get(setup, "seats"), n, seat)
        small = small && n < ARB_SEATS && lobby_small(seat, OPTIONS_BYTES);
    json_decref(rest);
    if (!small)
        return deny(i, "The setup of this play is larger than one made here can be.");
    if (json_integer_value(json_object_get(i->header, "answers")) > IMPORT_STEPS)
        return deny(i, "This play is longer than any that was really played.");
    arb_table *trial = arb_table_open(i->game->game, setup, ARB_FAST, &i->err);
    arb_table_close(trial);
    return trial != NULL;
}

/* Nothing in a stranger's file is taken on trust: every answer is played. */
static void read_import(struct work *work)
{
    struct import *i = (struct import *)work;
    i->header = arb_save_header(arb_memory(i->bytes.data, i->bytes.size), &i->err);
    const char *id = json_string_value(json_object_get(i->header, "game"));
    i->game = id ? server_game(i->server, id) : NULL;
    if (i->header && !i->game)
        deny(i, "This server does not have the game that was saved.");
    else if (i->header && check_import(i))
        i->play =
            arb_load(i->game->game, arb_memory(i->bytes.data, i->bytes.size), 0, NULL, &i->err);
}

/* "me,open,bot:steady" */
static json_t *parse_seats(const char *text, const json_t *options)
{
    json_t *seats = json_array();
    while (text && *text && json_array_size(seats) <= ARB_SEATS) {
        size_t n = strcspn(text, ",");
        size_t word = strncmp(text, "bot", 3) == 0 ? 3 : n;
        json_t *seat = json_object();
        json_t *own = json_array_get(options, json_array_size(seats));
        json_object_set_new(seat, "who", json_stringn(text, word));
        if (word + 1 < n && text[word] == ':')
            json_object_set_new(seat, "bot", json_stringn(text + word + 1, n - word - 1));
        if (json_is_object(own))
            json_object_set(seat, "options", own);
        json_array_append_new(seats, seat);
        text += n + (text[n] == ',');
    }
    return seats;
}

static json_t *take_import(struct request *q, struct import *i)
{
    json_t *keys = json_array(), *setup = json_object_get(i->header, "setup"), *seats = NULL;
    const char *wish = json_string_value(json_object_get(i->in, "seats"));
    int count = arb_seat_count(i->play);
    if (wish)
        seats = parse_seats(wish, json_object_get(setup, "seats"));
    lobby_drop_seat_name(i->in);
    struct room *room = lobby_new_room(q, i->game, seats, count, keys);
    json_decref(seats);
    if (!room) {
        json_decref(keys);
        return NULL;
    }
    json_t *plain = json_deep_copy(setup);
    json_object_del(plain, "seats");
    json_object_set_new(room->about, "setup", plain);
    room_touch_all(room);
    json_object_set_new(room->about, "referee", json_boolean(arb_get_referee(i->play)));
    struct arb_error err;
    arb_table *play = i->play;
    i->play = NULL;
    arb_open_chance(play, &err);
    if (!room_set_play(room, play, &err)) {
        json_decref(keys);
        return refuse_error(q, "not_saved", &err);
    }
    fair_brought(room, "import");
    return lobby_made(room, keys);
}

static void import_read(void *with, struct work *work)
{
    struct import *i = (struct import *)work;
    struct request q = {.server = with, .conn = i->conn, .in = i->in, .key = i->key};
    json_t *ok = NULL;
    if (i->conn) {
        i->conn->waits = NULL;
        if (i->play)
            ok = take_import(&q, i);
        else
            refuse_error(&q, "refused", &i->err);
        request_reply(&q, ok);
    }
    arb_table_close(i->play);
    json_decref(i->header);
    json_decref(i->in);
    free(i->bytes.data);
    free(i);
}

json_t *files_import(struct request *q)
{
    struct import *i = arb_zalloc(sizeof *i);
    i->work.run = read_import;
    i->work.done = import_read;
    i->work.of_one = guest_works(q->conn);
    i->server = q->server;
    i->conn = q->conn;
    i->in = json_deep_copy(q->conn->http.args);
    snprintf(i->key, sizeof i->key, "%s", q->key);
    arb_bytes_add(&i->bytes, q->conn->in, q->conn->in_size);
    if (!work_add(q->server->pool, WORK_IMPORT, &i->work)) {
        json_decref(i->in);
        free(i->bytes.data);
        free(i);
        return refuse(q, "busy", "The server is busy. Try again in a moment.");
    }
    q->conn->waits = &i->conn;
    q->later = true;
    return NULL;
}

/* Reports. */

json_t *serve_report(struct request *q)
{
    struct room *room = q->room;
    struct arb_store *store = q->server->store;
    struct arb_error err;
    char report[SECRET_ID], file[64];
    const char *words = "";
    if (json_object_get(q->in, "text") && !(words = field_text(q, "text", 2000, true)))
        return NULL;
    if (!room_bears(room, 20))
        return refuse(q, "too_fast", "Too much at once. Wait a moment.");
    arb_table *play = room_play(room, &err);
    secret_id(report);
    json_t *json =
        json_pack("{s:s, s:s, s:s, s:I, s:s, s:o, s:o}", "report", report, "arbiter", ARB_VERSION,
                  "table", room->id, "made", (json_int_t)server_time(), "text", words, "state",
                  room_state(room, room_audience(&q->who)), "packs",
                  json_deep_copy(json_object_get(
                      server_game(q->server, room_text(room, "game"))->described, "packs")));
    if (play) {
        struct arb_bytes bytes = save_of(play);
        char *base64 = secret_base64(bytes.data, bytes.size);
        json_object_set_new(json, "save", json_string(base64));
        free(base64);
        free(bytes.data);
    }
    char *text = arb_need(json_dumps(json, JSON_INDENT(1)));
    json_decref(json);
    if (!store->put_report(store, report, room->id, text, &err))
        server_failed(q->server, &err);
    free(text);
    json_t *reply = json_pack("{s:s}", "report", report);
    snprintf(file, sizeof file, "/api/reports/%s", report);
    if (files_may_open(room, &q->who))
        json_object_set_new(reply, "file", json_string(file));
    return reply;
}

json_t *files_report(struct request *q)
{
    struct arb_store *store = q->server->store;
    char table[STORE_ID];
    const char *report = field_text(q, "report", 40, false);
    char *text = report ? store->get_report(store, report, table) : NULL;
    struct room *room = text ? room_find(q->server, table) : NULL;
    if (!report)
        return NULL;
    if (!room) {
        refuse(q, "not_found", "There is no such report.");
    } else if (!room_who(room, q->key, -1, &q->who) || !files_may_open(room, &q->who)) {
        refuse(q, "not_allowed", "It reveals hidden cards. You can have it when the game is over.");
    } else {
        q->room = room;
        fair_open(q, "report");
        conn_give(q->conn, "application/json", "arbiter-report.json", text, strlen(text));
        q->later = true;
    }
    free(text);
    return NULL;
}
