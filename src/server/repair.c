/* repair.c - a table whose journal cannot be loaded goes back to its last good
 * answer, when its host says so. Nothing is thrown away: the journal as it was is
 * kept in a report, for whoever runs the server (arbiter serve --report). */
#include "internal.h"

#include "memory.h"
#include "secret.h"

/* Keep the bytes as a report of this id; false: the store did not take them. */
static bool keep_aside(struct room *room, const char *report, const void *bytes, size_t count,
                       const char *why)
{
    struct arb_store *store = room->server->store;
    struct arb_error err;
    char *base64 = secret_base64(bytes, count);
    json_t *json = json_pack("{s:s, s:s, s:s, s:I, s:s, s:s}", "report", report, "arbiter",
                             ARB_VERSION, "table", room->id, "made", (json_int_t)server_time(),
                             "text", why, "damaged", base64);
    char *text = arb_need(json_dumps(json, JSON_INDENT(1)));
    bool kept = store->put_report(store, report, room->id, text, &err);
    if (!kept)
        server_failed(room->server, &err);
    free(text);
    json_decref(json);
    free(base64);
    return kept;
}

/* Asks get new names: those after the last good answer may have been told. */
static void begin_epoch(struct room *room)
{
    int64_t epoch = json_integer_value(json_object_get(room->about, "epoch"));
    json_object_set_new(room->about, "epoch", json_integer(epoch + 1));
    json_object_set_new(room->about, "undo", json_null());
}

json_t *serve_repair(struct request *q)
{
    struct room *room = q->room;
    struct arb_store *store = q->server->store;
    struct arb_error why, err;
    char report[SECRET_ID];
    if (!need_host(q))
        return NULL;
    if (room_gathering(room) || room_play(room, &why))
        return refuse(q, "conflict", "Nothing is wrong with this table.");
    if (!room_bears(room, 20))
        return refuse(q, "too_fast", "That was a lot at once. Wait a little.");
    size_t count = 0;
    bool whole;
    void *bytes = store->read_journal(store, room->id, &count, &whole);
    /* Every answer is played again: a journal with damage is as good as a stranger's. */
    arb_table *play =
        arb_load(room->game, arb_memory(bytes ? bytes : "", count), ARB_RECOVER, NULL, &err);
    secret_id(report);
    if (!play) {
        refuse(q, "damaged", "Nothing of it can be restored: %.400s", err.text);
    } else if (!keep_aside(room, report, bytes, count, why.text)) {
        arb_table_close(play);
        play = NULL;
        refuse(q, "not_saved", "The disk did not take it. Nothing was changed.");
    }
    free(bytes);
    if (!play)
        return NULL;
    bool unplayed = room_unplayed(room);
    room_touch_all(room);
    begin_epoch(room);
    if (!room_set_play(room, play, &err))
        return refuse_error(q, "not_saved", &err);
    json_object_set_new(room->about, "played", json_boolean(!unplayed));
    return json_pack("{s:O, s:s}", "length", json_object_get(room->about, "length"), "report",
                     report);
}
