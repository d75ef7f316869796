/* campaign.c - a campaign is several tables with a log between them. The log is the
 * game's own document; it is kept in the setup of a table that gathers and, from
 * the first answer on, in the play itself.
 *
 * What must hold:
 *  1. A play leads to one table at most, also when two ask for it at once or the
 *     server was killed: the table and the note of it are committed together.
 *  2. The log holds the decks of all, so it is given away only as a save would be.
 *     To read, everybody gets it without what is nobody else's business. */
#include "lobby.h"

#include "memory.h"

/* How it stands. */

/* Who brings what was brought to the last play need not say so, but it is told. */
static void note_seats(json_t *about, const json_t *shown)
{
    size_t i;
    json_t *seat;
    json_array_foreach (json_object_get(about, "seats"), i, seat) {
        const json_t *brings = json_array_get(json_object_get(shown, "seats"), i);
        if (brings)
            json_object_set_new(seat, "brings", room_plain(brings));
        else
            json_object_del(seat, "brings");
    }
}

/* What TABLE tells of a campaign: {"name", "word": what a part is called, "number", "of"?,
 * "title", "carried", "complete", "onward"}. */
void campaign_note(json_t *about, const json_t *shown)
{
    note_seats(about, shown);
    if (!shown) {
        json_object_set_new(about, "campaign", json_null());
        return;
    }
    const json_t *setup = json_object_get(about, "setup");
    json_object_set_new(
        about, "campaign",
        json_pack("{s:O, s:O, s:O, s:O?, s:O?, s:b, s:b, s:n}", "name",
                  json_object_get(shown, "name"), "word", json_object_get(shown, "word"), "number",
                  json_object_get(shown, "number"), "of", json_object_get(shown, "of"), "title",
                  json_object_get(shown, "stands_at"), "carried",
                  json_is_object(json_object_get(setup, "campaign")), "complete", 0, "onward"));
}

/* A play that came without a table to gather at: imported, branched, or kept by
 * an earlier Arbiter. */
static void note_play(struct room *room, const json_t *log)
{
    json_t *setup = json_pack("{s:O?}", "campaign", log);
    json_t *shown = log ? arb_campaign_show(room->game, setup, NULL) : NULL;
    const json_t *played = json_object_get(log, "played");
    if (shown) { /* its log may be one play ahead */
        json_object_set(shown, "number", json_object_get(played, "number"));
        json_object_set(shown, "stands_at", json_object_get(played, "title"));
    }
    campaign_note(room->about, shown);
    json_decref(shown);
    json_decref(setup);
}

/* What "onward" would lead to: another campaign, the same once more, or what comes. */
static const char *way_on(const json_t *log)
{
    const json_t *played = json_object_get(log, "played");
    if (json_is_true(json_object_get(log, "complete")))
        return json_is_object(json_object_get(log, "next")) ? "anew" : "end";
    return json_equal(json_object_get(log, "part"), json_object_get(played, "part")) ? "again"
                                                                                     : "next";
}

/* The log is in the play now; `about` only keeps which one it is. */
static void drop_log(json_t *about)
{
    json_t *setup = json_object_get(about, "setup");
    if (json_is_object(json_object_get(setup, "campaign")))
        json_object_set_new(about, "setup", room_plain(setup));
}

static void see(struct room *room)
{
    json_t *known = json_object_get(room->about, "campaign");
    bool over = arb_status(room->play) != ARB_PLAYING;
    bool noted = json_object_get(known, "number") != NULL;
    if (json_is_null(known) || (noted && json_is_string(json_object_get(known, "onward")) == over))
        return;
    json_t *log = arb_campaign(room->play);
    if (!noted || !log)
        note_play(room, log);
    known = json_object_get(room->about, "campaign");
    if (json_is_object(known)) {
        json_t *now = json_copy(known);
        json_object_set_new(now, "onward", over ? json_string(way_on(log)) : json_null());
        json_object_set_new(now, "complete",
                            json_boolean(over && json_is_true(json_object_get(log, "complete"))));
        json_object_set_new(room->about, "campaign", now);
    }
    json_decref(log);
}

void campaign_seen(struct room *room)
{
    see(room);
    drop_log(room->about);
}

/* The log. */

/* Who sits here now, as the log of a campaign says it. */
static void name_players(const struct room *room, json_t *log)
{
    size_t i;
    json_t *player;
    json_array_foreach (json_object_get(log, "players"), i, player) {
        const json_t *seat = room_seat(room, (int)i);
        if (!json_is_object(player) || !seat || room_is(room, (int)i, "open"))
            continue;
        json_object_set(player, "name", json_object_get(seat, "name"));
        if (room_is(room, (int)i, "bot"))
            json_object_set(player, "bot", json_object_get(seat, "bot"));
        else
            json_object_del(player, "bot");
    }
}

/* The log as it stands, and what the seats bring to it; NULL: no campaign, or
 * refused. */
static json_t *setup_now(struct request *q)
{
    struct room *room = q->room;
    struct arb_error err;
    json_t *setup;
    if (room_gathering(room)) {
        setup = lobby_whole_setup(room->about);
    } else {
        arb_table *play = room_play(room, &err);
        if (!play) {
            refuse_error(q, "damaged", &err);
            return NULL;
        }
        json_t *log = arb_campaign(play);
        setup = log ? json_pack("{s:o}", "campaign", log) : NULL;
    }
    name_players(room, json_object_get(setup, "campaign"));
    return setup;
}

static json_t *shown_now(struct request *q)
{
    struct arb_error err = {{0}, {0}, {0}, 0};
    json_t *setup = setup_now(q);
    json_t *shown = setup ? arb_campaign_show(q->room->game, setup, &err) : NULL;
    json_decref(setup);
    if (!shown && err.text[0])
        refuse_error(q, "refused", &err);
    else if (!shown && !q->code)
        refuse(q, "not_found", "This table is not part of a campaign.");
    return shown;
}

/* What a player brings is nobody else's business, nor what others must decide: of the
 * document itself only what every campaign tells is given away. */
static json_t *readable(const struct request *q, const json_t *shown)
{
    static const char *const told[] = {"game", "campaign",  "name",     "word", "number",
                                       "of",   "stands_at", "complete", "words"};
    json_t *json = json_object(), *players = json_array(), *mine = json_array(), *one;
    size_t i;
    for (i = 0; i < sizeof told / sizeof *told; i++)
        if (json_object_get(shown, told[i]))
            json_object_set(json, told[i], json_object_get(shown, told[i]));
    json_array_foreach (json_object_get(shown, "players"), i, one)
        json_array_append_new(players, room_plain(one));
    json_array_foreach (json_object_get(shown, "needs"), i, one)
        if (q->who.host || json_integer_value(json_object_get(one, "seat")) == q->who.seat)
            json_array_append(mine, one);
    json_object_set_new(json, "players", players);
    json_object_set_new(json, "needs", mine);
    if (json_object_get(shown, "next"))
        json_object_set_new(json, "next", json_true());
    return json;
}

/* The file that `arbiter play --campaign` goes on with. */
static json_t *give_file(struct request *q, json_t *shown)
{
    static const char *const told[] = {"words", "needs", "seats", "of", "number", "word"};
    for (size_t i = 0; i < sizeof told / sizeof *told; i++)
        json_object_del(shown, told[i]);
    char *text = arb_need(json_dumps(shown, JSON_INDENT(2)));
    conn_give(q->conn, "application/json", "campaign.json", text, strlen(text));
    free(text);
    q->later = true;
    return NULL;
}

json_t *serve_campaign(struct request *q)
{
    bool file = field_flag(q, "file", false);
    if (!need_eyes(q))
        return NULL;
    if (file && q->conn->kind != CONN_HTTP)
        return refuse(q, "bad_request", "Files are sent over HTTP only.");
    if (file && !files_may_open(q->room, &q->who))
        return refuse(q, "not_allowed",
                      "The file shows everyone's decks. Players can have it when the game is "
                      "over.");
    json_t *shown = shown_now(q);
    if (!shown)
        return NULL;
    json_t *told = file ? give_file(q, shown) : json_pack("{s:o}", "campaign", readable(q, shown));
    json_decref(shown);
    return told;
}

/* Onward. */

/* The table this play has led to already, if it is still there. */
static struct room *room_after(const struct room *room)
{
    json_t *told = room_table(room);
    const char *id = json_string_value(json_object_get(told, "next"));
    struct room *next = id ? room_find(room->server, id) : NULL;
    json_decref(told);
    return next;
}

/* The log the next table begins with; NULL and refused if there is none. */
static json_t *log_onward(struct request *q, arb_table *play)
{
    json_t *log = arb_campaign(play), *next = json_object_get(log, "next");
    if (!log) {
        refuse(q, "conflict", "This game is not part of a campaign.");
        return NULL;
    }
    name_players(q->room, log);
    if (!json_is_true(json_object_get(log, "complete")))
        return log;
    json_t *after = json_is_object(next) ? json_deep_copy(next) : NULL;
    json_decref(log);
    if (!after)
        refuse(q, "refused", "The campaign is complete, and there is no next one.");
    return after;
}

/* The same people in the same seats, with the same keys, before the next play. */
static json_t *about_onward(const struct room *room, json_t *log, const char *part)
{
    static const char *const same[] = {"game",    "title", "pace",    "listed",
                                       "watch",   "seats", "setup",   "open_book",
                                       "referee", "host",  "untitled"};
    json_t *about =
        json_pack("{s:s, s:I, s:I, s:I, s:I, s:[], s:I, s:I, s:b, s:s}", "status", "gathering",
                  "created", (json_int_t)server_time(), "changed", (json_int_t)server_time(),
                  "length", (json_int_t)0, "round", (json_int_t)0, "waiting", "epoch",
                  (json_int_t)0, "chats", (json_int_t)0, "starts", 0, "before", room->id);
    for (size_t k = 0; k < sizeof same / sizeof *same; k++)
        json_object_set_new(about, same[k], json_deep_copy(json_object_get(room->about, same[k])));
    size_t i;
    json_t *seat, *setup = json_object_get(about, "setup");
    json_array_foreach (json_object_get(about, "seats"), i, seat) {
        json_object_del(seat, "away");
        json_object_del(seat, "stand_in");
        json_object_del(seat, "part"); /* it was told, and the promise is a new one */
    }
    json_object_del(json_object_get(about, "host"), "away");
    json_object_del(setup, part); /* the log says which */
    json_object_del(setup, "seed");
    json_object_set_new(setup, "campaign", log);
    lobby_set_seed(about, NULL);
    return about;
}

static void keep_member(struct room *room, const json_t *place)
{
    struct arb_error err;
    struct arb_store *store = room->server->store;
    const char *account = json_string_value(json_object_get(place, "account"));
    if (account && !store->put_member(store, account, room->id, &err))
        server_failed(room->server, &err);
}

/* What the game calls a part, which is also the key a setup names one with. */
static void word_for_part(const arb_game *game, const json_t *log, char *word, size_t size)
{
    json_t *setup = json_pack("{s:O}", "campaign", log);
    json_t *shown = arb_campaign_show(game, setup, NULL);
    const char *text = json_string_value(json_object_get(shown, "word"));
    snprintf(word, size, "%s", text ? text : "");
    json_decref(shown);
    json_decref(setup);
}

static struct room *make_onward(struct request *q, json_t *log)
{
    struct arb_error err;
    struct room *from = q->room;
    char part[40];
    word_for_part(from->game, log, part, sizeof part);
    json_t *about = about_onward(from, log, part), *setup = lobby_whole_setup(about);
    json_t *shown = arb_campaign_show(from->game, setup, &err);
    json_decref(setup);
    if (!shown) {
        json_decref(about);
        refuse_error(q, "refused", &err);
        return NULL;
    }
    campaign_note(about, shown);
    json_decref(shown);
    struct room *room = room_make(q->server, from->game, about);
    for (int i = 0; i < room_seats(room); i++)
        keep_member(room, room_seat(room, i));
    keep_member(room, json_object_get(room->about, "host"));
    title_room(room);
    room_touch(from);
    json_object_set_new(
        from->about, "next",
        json_pack("{s:s, s:O}", "table", room->id, "epoch", json_object_get(from->about, "epoch")));
    room_changed(from);
    return room;
}

json_t *serve_onward(struct request *q)
{
    struct arb_error err;
    if (!need_host(q))
        return NULL;
    if (!room_over(q->room))
        return refuse(q, "conflict", "The game is not over yet.");
    arb_table *play = room_play(q->room, &err);
    if (!play)
        return refuse_error(q, "damaged", &err);
    struct room *room = room_after(q->room);
    if (!room) {
        if (!room_bears(q->room, 2))
            return refuse(q, "too_fast", "Too much at once. Wait a moment.");
        json_t *log = log_onward(q, play);
        room = log ? make_onward(q, log) : NULL;
    }
    return room ? json_pack("{s:o}", "table", room_table(room)) : NULL;
}
