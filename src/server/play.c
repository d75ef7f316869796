/* play.c - requests of those who play and look on. */
#include "chairs.h"

#include "memory.h"

/* Answers. */

static bool parse_ask(const char *name, uint32_t *id, int64_t *epoch)
{
    char *end;
    unsigned long n = strtoul(name, &end, 10);
    if (end == name || *end != '.' || n > UINT32_MAX || name[0] < '0' || name[0] > '9')
        return false;
    const char *rest = end + 1;
    *id = (uint32_t)n;
    *epoch = strtoll(rest, &end, 10);
    return end != rest && !*end && rest[0] >= '0' && rest[0] <= '9';
}

static arb_table *need_play(struct request *q)
{
    struct arb_error err;
    if (room_gathering(q->room)) {
        refuse(q, "conflict", "The game has not started yet.");
        return NULL;
    }
    arb_table *play = room_play(q->room, &err);
    if (!play)
        refuse_error(q, "damaged", &err);
    return play;
}

static bool need_seat(struct request *q)
{
    if (q->who.seat >= 0)
        return true;
    refuse(q, "not_allowed", "Only players with a seat can do that.");
    return false;
}

static json_t *acknowledge(const struct room *room, bool again)
{
    json_t *ok = json_pack("{s:O}", "length", json_object_get(room->about, "length"));
    if (again)
        json_object_set_new(ok, "again", json_true());
    return ok;
}

static json_t *give_answer(struct request *q, arb_table *play, int seat, const char *name,
                           const char *nonce, int64_t option)
{
    struct room *room = q->room;
    struct arb_store *store = q->server->store;
    uint32_t id;
    int64_t epoch;
    struct arb_error err;
    struct arb_ask asks[ARB_SEATS + 1], *ask = NULL;
    if (!parse_ask(name, &id, &epoch))
        return refuse(q, "bad_request", "\"ask\" is the name of an ask, such as \"57.0\".");
    int n = arb_asks(play, asks, ARB_SEATS + 1);
    for (int i = 0; i < n; i++)
        if (asks[i].seat == seat)
            ask = &asks[i];
    bool same = epoch == json_integer_value(json_object_get(room->about, "epoch"));
    if (!ask || !same || ask->id != id || (seat < ARB_SEATS && pause_hides(room, seat)))
        return refuse(q, "stale", "This question is no longer open. Nothing was changed.");
    bool all = option == ALL_OF_THEM;
    if (!all && (option < 0 || option >= ask->count))
        return refuse(q, "refused",
                      "There is no option %lld: this question has the options 0 to %d.",
                      (long long)option, ask->count - 1);
    room_touch_all(room);
    bool holds = pause_holds(room, ask, (int)option);
    if (holds)
        pause_hold(room, seat, name, (int)option);
    else if (all ? !arb_answer_all(play, id, seat, &err)
                 : !arb_answer(play, id, seat, (int)option, &err))
        return refuse_error(q, "refused", &err);
    if (*nonce && !store->put_answer(store, room->id, seat, nonce, name, &err))
        server_failed(q->server, &err);
    away_played(room, seat);
    if (holds)
        return acknowledge(room, false);
    json_object_set_new(room->about, "undo", json_null());
    room_played(room);
    return acknowledge(room, false);
}

json_t *serve_answer(struct request *q)
{
    struct arb_store *store = q->server->store;
    const char *nonce = "";
    char before[64];
    int64_t seat = q->who.seat, option;
    const char *name = field_text(q, "ask", 40, false);
    const char *word = json_string_value(json_object_get(q->in, "option"));
    if (word && strcmp(word, "all") == 0)
        option = ALL_OF_THEM;
    else if (!field_number(q, "option", 0, 65535, &option))
        return NULL;
    if (!name)
        return NULL;
    if (json_object_get(q->in, "nonce") && !(nonce = field_text(q, "nonce", 64, false)))
        return NULL;
    if (json_object_get(q->in, "seat") && !field_number(q, "seat", 0, ARB_CHANCE, &seat))
        return NULL;
    if (seat == ARB_CHANCE ? !q->who.host : seat < 0 || seat != q->who.seat)
        return refuse(q, "not_allowed", "This key does not answer for that seat.");
    arb_table *play = need_play(q);
    if (!play)
        return NULL;
    if (*nonce && store->get_answer(store, q->room->id, (int)seat, nonce, before, sizeof before)) {
        if (strcmp(before, name) != 0)
            return refuse(q, "conflict", "This nonce was used for another answer.");
        return acknowledge(q->room, true);
    }
    if (seat < ARB_SEATS)
        stand_in_return(q->room, (int)seat);
    return give_answer(q, play, (int)seat, name, nonce, option);
}

json_t *serve_orders(struct request *q)
{
    struct arb_error err;
    if (!need_seat(q) || !need_play(q))
        return NULL;
    room_touch_all(q->room);
    if (!arb_set_orders(q->room->play, q->who.seat, json_object_get(q->in, "orders"), &err))
        return refuse_error(q, "bad_request", &err);
    pause_consider(q->room);
    if (field_flag(q, "now", false))
        pause_obey(q->room, q->who.seat);
    return json_object();
}

/* Undo. */

/* At once, if nobody else has done or been shown anything since. What chance
 * brought counts as shown, and with the end all that was hidden; passing is doing
 * nothing, whether by hand or by an order, which is nobody else's business. */
enum undo room_can_undo(const struct room *room, const arb_table *play, int seat, uint32_t *to)
{
    struct arb_taken step;
    bool others = room_persons(room) > 1, since = room_over(room);
    for (uint32_t i = arb_length(play); i-- > 0;) {
        if (!arb_taken(play, i, &step))
            return UNDO_NO; /* behind an arrangement nobody goes */
        if (step.by_hand && step.seat == seat) {
            *to = step.first;
            return !others || !since              ? UNDO_NOW
                   : arb_may_withdraw(play, seat) ? UNDO_SEALED
                                                  : UNDO_ASK;
        }
        since |= step.seat == ARB_CHANCE || (!step.pass && room_is(room, step.seat, "person"));
    }
    return UNDO_NO;
}

json_t *serve_undo(struct request *q)
{
    struct room *room = q->room;
    struct arb_error err = {{0}, {0}, {0}, 0};
    uint32_t to;
    if (!need_seat(q) || !need_play(q))
        return NULL;
    if (pause_hides(room, q->who.seat)) {
        room_touch_all(room);
        if (pause_forget(room, q->who.seat)) /* nobody has noticed it yet */
            return json_pack("{s:b}", "done", 1);
    }
    enum undo can = room_can_undo(room, room->play, q->who.seat, &to);
    if (can == UNDO_NO)
        return refuse(q, "conflict", "You have nothing to undo.");
    room_touch_all(room);
    if (can == UNDO_SEALED) {
        if (!arb_withdraw(room->play, q->who.seat, &err))
            return refuse_error(q, "refused", &err);
        json_object_set_new(room->about, "undo", json_null());
        room_played(room);
        return json_pack("{s:b}", "done", 1);
    }
    if (can == UNDO_NOW) {
        if (!room_rewind(room, q->who.seat, to, &err))
            return refuse_error(q, "refused", &err);
        return json_pack("{s:b}", "done", 1);
    }
    json_object_set_new(
        room->about, "undo",
        json_pack("{s:i, s:I, s:[]}", "seat", q->who.seat, "to", (json_int_t)to, "agreed"));
    room_changed(room);
    return json_pack("{s:b}", "done", 0);
}

/* How many parts of a form of this seat are chosen; 0: there is none, or chance was in it,
 * which is undone by agreement only. */
static uint32_t parts_chosen(arb_table *play, int seat)
{
    struct arb_ask asks[ARB_SEATS + 1];
    struct arb_taken step;
    uint32_t parts = 0;
    int n = arb_asks(play, asks, ARB_SEATS + 1);
    for (int i = 0; i < n; i++)
        if (asks[i].seat == seat && asks[i].form) {
            json_t *ask = arb_ask_words(play, &asks[i]);
            const json_t *form = json_object_get(ask, "form");
            parts = (uint32_t)json_array_size(json_object_get(form, "parts"));
            json_decref(ask);
        }
    for (uint32_t i = 1; i <= parts; i++)
        if (!arb_taken(play, arb_length(play) - i, &step) || step.seat != seat)
            return 0;
    return parts;
}

json_t *serve_restart(struct request *q)
{
    struct arb_error err = {{0}, {0}, {0}, 0};
    if (!need_seat(q) || !need_play(q))
        return NULL;
    uint32_t parts = parts_chosen(q->room->play, q->who.seat);
    if (!parts)
        return refuse(q, "conflict", "You have filled in nothing that could be begun anew.");
    if (!room_rewind(q->room, q->who.seat, arb_length(q->room->play) - parts, &err))
        return refuse_error(q, "refused", &err);
    return json_object();
}

static bool all_agree(const struct room *room, const json_t *undo)
{
    const json_t *agreed = json_object_get(undo, "agreed");
    int asking = (int)json_integer_value(json_object_get(undo, "seat"));
    for (int i = 0; i < room_seats(room); i++) {
        bool has = i == asking || !room_is(room, i, "person") || chair_stands_in(room, i);
        for (size_t k = 0; k < json_array_size(agreed); k++)
            has |= json_integer_value(json_array_get(agreed, k)) == i;
        if (!has)
            return false;
    }
    return true;
}

json_t *serve_consent(struct request *q)
{
    struct room *room = q->room;
    struct arb_error err = {{0}, {0}, {0}, 0};
    if (!need_seat(q) || !need_play(q))
        return NULL;
    json_t *undo = json_object_get(room->about, "undo");
    if (!json_is_boolean(json_object_get(q->in, "agree")))
        return refuse(q, "bad_request", "\"agree\" is true or false.");
    const char *what = json_string_value(json_object_get(q->in, "what"));
    if (what && strcmp(what, "stand_in") == 0)
        return stand_in_consent(q);
    if (!json_is_object(undo))
        return refuse(q, "stale", "Nobody is asking to undo anything now.");
    bool own = json_integer_value(json_object_get(undo, "seat")) == q->who.seat;
    bool agree = field_flag(q, "agree", false);
    if (own && agree)
        return refuse(q, "conflict", "The others have to agree, not you.");
    room_touch_all(room);
    room_changed(room);
    if (!agree) {
        json_object_set_new(room->about, "undo", json_null());
        return json_object();
    }
    json_t *agreed = json_object_get(undo, "agreed");
    size_t k;
    json_t *one;
    json_array_foreach (agreed, k, one)
        if (json_integer_value(one) == q->who.seat)
            return json_object();
    json_array_append_new(agreed, json_integer(q->who.seat));
    uint32_t to = (uint32_t)json_integer_value(json_object_get(undo, "to"));
    int asking = (int)json_integer_value(json_object_get(undo, "seat"));
    if (all_agree(room, undo) && !room_rewind(room, asking, to, &err))
        return refuse_error(q, "refused", &err);
    return json_object();
}

/* Chat. */

json_t *serve_chat(struct request *q)
{
    struct room *room = q->room;
    struct arb_store *store = q->server->store;
    struct arb_error err;
    const char *text = field_text(q, "text", 500, true);
    if (!text)
        return NULL;
    if (q->who.seat < 0 && !q->who.host)
        return refuse(q, "not_allowed", "Only the players and the host can chat.");
    if (!room_bears(room, 5))
        return refuse(q, "too_fast", "Too much at once. Wait a moment.");
    room_touch(room);
    const json_t *place =
        q->who.seat >= 0 ? room_seat(room, q->who.seat) : json_object_get(room->about, "host");
    json_int_t n = json_integer_value(json_object_get(room->about, "chats")) + 1;
    json_t *line =
        json_pack("{s:I, s:o, s:O, s:s, s:I}", "n", n, "seat",
                  q->who.seat >= 0 ? json_integer(q->who.seat) : json_null(), "name",
                  json_object_get(place, "name"), "text", text, "time", (json_int_t)server_time());
    char *words = arb_need(json_dumps(line, JSON_COMPACT));
    if (!store->put_chat(store, room->id, n, words, &err))
        server_failed(q->server, &err);
    free(words);
    json_object_set_new(room->about, "chats", json_integer(n));
    room_changed(room);
    if (!room->chat)
        room->chat = json_array();
    json_array_append_new(room->chat, line);
    return json_pack("{s:I}", "n", n);
}

/* Looking. */

bool need_eyes(struct request *q)
{
    if (q->who.seat >= 0 || q->who.host || room_flag(q->room, "watch"))
        return true;
    refuse(q, "not_allowed", "This table is private.");
    return false;
}

json_t *serve_state(struct request *q)
{
    struct arb_error err;
    if (!room_gathering(q->room) && !room_play(q->room, &err))
        return refuse_error(q, "damaged", &err);
    return room_state(q->room, room_audience(&q->who));
}

json_t *serve_why(struct request *q)
{
    if (!need_seat(q) || !need_play(q))
        return NULL;
    json_t *list = arb_refusals(q->room->play, q->who.seat), *one;
    size_t i;
    json_array_foreach (list, i, one)
        json_object_del(one, "args");
    return json_pack("{s:o}", "refusals", list);
}

/* What an option would bring is played a thousand times. */
json_t *serve_how(struct request *q)
{
    const char *name = field_text(q, "name", 80, false);
    if (!name || !need_eyes(q) || !need_play(q))
        return NULL;
    if (!guest_may_look(q->conn))
        return refuse(q, "too_fast", "Much was looked at from your address. Wait a moment.");
    uint64_t began = uv_hrtime();
    json_t *how = arb_explain(q->room->play, room_eyes(room_audience(&q->who)), name);
    guest_looked(q->conn, (double)(uv_hrtime() - began) / 1e6);
    if (!how)
        return refuse(q, "not_found", "There is no such number to explain.");
    return json_pack("{s:o}", "how", how);
}

json_t *serve_decisions(struct request *q)
{
    int64_t step;
    if (!need_eyes(q) || !need_play(q) ||
        !field_number(q, "step", 0, arb_length(q->room->play), &step))
        return NULL;
    json_t *list = arb_decisions(q->room->play, room_eyes(room_audience(&q->who)), (uint32_t)step);
    if (!list)
        return refuse(q, "not_found", "There is no such step.");
    return json_pack("{s:o}", "decisions", list);
}

json_t *serve_rule(struct request *q)
{
    const char *id = field_text(q, "rule", 40, false);
    json_t *rule = id ? arb_rule(q->room->game, id) : NULL;
    if (!id)
        return NULL;
    if (!rule)
        return refuse(q, "not_found", "There is no such rule.");
    return json_pack("{s:o}", "rule", rule);
}

enum { LOG_MOST = 500 };

json_t *serve_log(struct request *q)
{
    int64_t from = 0, to = INT32_MAX;
    if ((json_object_get(q->in, "from") && !field_number(q, "from", 0, INT32_MAX, &from)) ||
        (json_object_get(q->in, "to") && !field_number(q, "to", 0, INT32_MAX, &to)) ||
        !need_eyes(q) || !need_play(q))
        return NULL;
    if (to > from + LOG_MOST)
        to = from + LOG_MOST;
    return json_pack("{s:o}", "events",
                     room_events(q->room, room_audience(&q->who), (uint32_t)from, (uint32_t)to));
}

json_t *serve_past(struct request *q)
{
    struct arb_error err;
    int64_t at;
    if (!need_eyes(q) || !need_play(q))
        return NULL;
    uint32_t length = arb_length(q->room->play);
    if (!field_number(q, "at", 0, length, &at))
        return NULL;
    arb_table *past = arb_table_copy(q->room->play);
    json_t *reply = NULL;
    if (arb_rewind(past, (uint32_t)at, &err)) {
        int audience = room_audience(&q->who);
        reply = json_pack("{s:I, s:I, s:o, s:o, s:I}", "at", (json_int_t)at, "of",
                          (json_int_t)length, "view", room_view(q->room, past, audience), "asks",
                          room_asks(q->room, past, audience), "events",
                          (json_int_t)arb_event_count(past));
    } else {
        refuse_error(q, "refused", &err);
    }
    arb_table_close(past);
    return reply;
}
