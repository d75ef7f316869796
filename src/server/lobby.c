/* lobby.c - making tables and finding them. */
#include "lobby.h"

#include "chairs.h"

#include "memory.h"
#include "name.h"
#include "secret.h"

/* Names. */

void lobby_name_seats(struct room *room)
{
    for (int i = 0; room->play && i < room_seats(room); i++) {
        const char *name = json_string_value(json_object_get(room_seat(room, i), "name"));
        arb_name_seat(room->play, i, room_is(room, i, "open") ? NULL : name);
    }
}

/* "Player 2" is what the game calls seats; a person of that name in another seat
 * would be taken for somebody else. */
static bool sounds_like_a_seat(const char *name)
{
    return strncasecmp(name, "Player ", 7) == 0;
}

void lobby_drop_seat_name(json_t *in)
{
    const char *name = json_string_value(json_object_get(in, "name"));
    if (name && sounds_like_a_seat(name))
        json_object_del(in, "name");
}

/* The name of whoever asks: the account's, else what the request says. NULL and
 * refused if it cannot be had. To be released with free(). */
char *lobby_own_name(struct request *q, const char *otherwise)
{
    char *account = *q->key ? account_of(q->server, q->key) : NULL;
    if (account)
        return account;
    if (otherwise && !json_object_get(q->in, "name"))
        return arb_need(strdup(otherwise));
    char name[NAME_BYTES + 1];
    const char *text = field_text(q, "name", NAME_LETTERS, false);
    if (!text)
        return NULL;
    if (!name_clean(text, name)) {
        refuse(q, "bad_request", "This name cannot be used. " NAME_RULE);
        return NULL;
    }
    if (sounds_like_a_seat(name)) {
        refuse(q, "conflict", "\"%s\" is what the game calls a seat. Choose another name.", name);
        return NULL;
    }
    const json_t *place = q->room ? room_seat(q->room, q->who.seat) : NULL;
    if (account_owns_name(q->server, name, json_string_value(json_object_get(place, "account")))) {
        refuse(q, "conflict",
               "The name \"%s\" belongs to an account. Log in, or choose another name.", name);
        return NULL;
    }
    return arb_need(strdup(name));
}

/* Seats. */

void lobby_set_open(json_t *seat, int number)
{
    char name[24];
    snprintf(name, sizeof name, "Player %d", number + 1);
    json_object_set_new(seat, "kind", json_string("open"));
    json_object_set_new(seat, "name", json_string(name));
    json_object_del(seat, "key");
    json_object_del(seat, "account");
    chair_clear(seat);
    json_object_del(seat, "stand_in");
    json_object_del(seat, "away");
    json_object_del(seat, "part");
}

void lobby_set_bot(json_t *seat, int number, const struct chair *chair)
{
    char name[64];
    snprintf(name, sizeof name, "Bot %d", number + 1);
    lobby_set_open(seat, number);
    json_object_set_new(seat, "kind", json_string("bot"));
    json_object_set_new(seat, "name", json_string(name));
    chair_put(seat, chair);
}

/* A new key for the place; the hash stays there, the key is returned in JSON. */
static json_t *give_key(json_t *place)
{
    char key[SECRET_KEY], hash[SECRET_HASH];
    secret_key(key);
    secret_hash(key, hash);
    json_object_set_new(place, "key", json_string(hash));
    return json_string(key);
}

void lobby_set_account(struct request *q, struct room *room, json_t *place)
{
    struct arb_error err;
    struct arb_store *store = q->server->store;
    char *account = *q->key ? account_of(q->server, q->key) : NULL;
    if (!account)
        return;
    json_object_set_new(place, "account", json_string(account));
    if (!store->put_member(store, account, room->id, &err))
        server_failed(q->server, &err);
    free(account);
}

json_t *lobby_set_person(json_t *seat, const char *name)
{
    json_object_set_new(seat, "kind", json_string("person"));
    json_object_set_new(seat, "name", json_string(name));
    chair_clear(seat);
    return give_key(seat);
}

void lobby_set_host(json_t *about, int seat)
{
    const json_t *place = json_array_get(json_object_get(about, "seats"), (size_t)seat);
    json_object_set_new(
        about, "host",
        json_pack("{s:i, s:O}", "seat", seat, "name", json_object_get(place, "name")));
}

bool lobby_small(const json_t *value, size_t most)
{
    char *text = json_dumps(value, JSON_COMPACT);
    bool fits = text && strlen(text) <= most;
    free(text);
    return fits;
}

bool lobby_small_setup(const json_t *setup)
{
    json_t *rest = json_is_object(setup) ? json_copy((json_t *)setup) : NULL;
    const json_t *log = json_object_get(setup, "campaign");
    if (json_is_object(log))
        json_object_del(rest, "campaign");
    bool fits = rest && lobby_small(rest, SETUP_BYTES) &&
                (!json_is_object(log) || lobby_small(log, LOG_BYTES));
    json_decref(rest);
    return fits;
}

/* Setups. */

json_t *lobby_whole_setup(const json_t *about)
{
    json_t *setup = json_deep_copy(json_object_get(about, "setup")), *seats = json_array(), *seat;
    size_t i;
    json_array_foreach (json_object_get(about, "seats"), i, seat)
        json_array_append_new(seats, json_deep_copy(json_object_get(seat, "options")));
    json_object_set_new(setup, "seats", seats);
    const char *seed = json_string_value(json_object_get(about, "seed"));
    json_object_set_new(setup, "seed", json_integer(seed ? strtoll(seed, NULL, 10) : 0));
    return setup;
}

bool lobby_can_be_set_up(const arb_game *game, json_t *about, struct arb_error *err)
{
    json_t *setup = lobby_whole_setup(about);
    json_t *shown = arb_campaign_show(game, setup, err);
    bool good = shown || !err->text[0];
    if (good && !json_array_size(json_object_get(shown, "needs"))) {
        arb_table *trial = arb_table_open(game, setup, ARB_FAST, err);
        good = trial != NULL;
        arb_table_close(trial);
    }
    if (good)
        campaign_note(about, shown);
    json_decref(shown);
    json_decref(setup);
    return good;
}

bool lobby_start(struct room *room, struct arb_error *err)
{
    json_t *setup = lobby_whole_setup(room->about);
    /* Nothing is drawn before chance has its key. */
    arb_table *play = arb_table_open(room->game, setup, ARB_REFEREE, err);
    json_decref(setup);
    if (!play)
        return false;
    room_touch_all(room);
    if (!fair_key(room, play, err)) {
        arb_table_close(play);
        return false;
    }
    arb_set_referee(play, room_flag(room, "referee"));
    for (int i = 0; i < arb_seat_count(play); i++)
        arb_set_orders(play, i, NULL, NULL);
    return room_set_play(room, play, err);
}

/* Creating. */

/* One seat as a request describes it: {"who": "me" | "open" | "bot", ...}. */
static bool add_seat(struct request *q, json_t *seats, const json_t *wish, const char *name,
                     json_t *keys)
{
    int number = (int)json_array_size(seats);
    const char *who = json_string_value(json_object_get(wish, "who"));
    struct chair chair;
    char words[120];
    json_t *options = json_object_get(wish, "options"), *seat = json_object();
    json_array_append_new(seats, seat);
    if (options && (!json_is_object(options) || !lobby_small(options, OPTIONS_BYTES))) {
        refuse(q, "bad_request", "The options of a seat must be an object, and not too large.");
        return false;
    }
    json_object_set_new(seat, "options", options ? json_deep_copy(options) : json_object());
    if (!who || strcmp(who, "open") == 0) {
        lobby_set_open(seat, number);
        return true;
    }
    if (strcmp(who, "bot") == 0) {
        bool known = chair_wish(wish, &chair, words);
        if (known)
            lobby_set_bot(seat, number, &chair);
        else
            refuse(q, "bad_request", "%s", words);
        return known;
    }
    if (strcmp(who, "me") != 0) {
        refuse(q, "bad_request", "\"who\" of a seat is \"me\", \"open\" or \"bot\".");
        return false;
    }
    char own[NAME_BYTES + 8];
    int mine = (int)json_array_size(keys);
    snprintf(own, sizeof own, mine ? "%s (%d)" : "%s", name, mine + 1);
    json_array_append_new(
        keys, json_pack("{s:i, s:o}", "seat", number, "key", lobby_set_person(seat, own)));
    return fair_part(q, seat);
}

static json_t *default_seats(const struct served *game, int count)
{
    json_t *seats = json_array();
    json_int_t least =
        json_integer_value(json_object_get(json_object_get(game->described, "seats"), "min"));
    for (int i = 0; i < (count ? count : (int)least); i++)
        json_array_append_new(seats, json_pack("{s:s}", "who", i ? "open" : "me"));
    return seats;
}

void lobby_set_seed(json_t *about, const json_t *chosen)
{
    char text[32];
    snprintf(text, sizeof text, "%lld", (long long)json_integer_value(chosen));
    json_object_set_new(about, "seed", chosen ? json_string(text) : json_null());
    json_object_set_new(about, "fair", chosen ? json_null() : json_object());
    /* A chosen seed makes all of the play repeatable. */
    uint64_t bots = chosen ? (uint64_t)json_integer_value(chosen) : secret_number();
    snprintf(text, sizeof text, "%llu", (unsigned long long)bots);
    json_object_set_new(about, "bot_seed", json_string(text));
    json_object_del(about, "chosen_seed");
    if (chosen)
        json_object_set(about, "chosen_seed", json_object_get(about, "seed"));
}

static bool set_setup(struct request *q, json_t *about)
{
    json_t *setup = json_object_get(q->in, "setup");
    if (setup && !lobby_small_setup(setup)) {
        refuse(q, "bad_request", "A setup must be an object, and not too large.");
        return false;
    }
    if (json_object_get(setup, "seats")) {
        refuse(q, "bad_request", "\"seats\" stands beside \"setup\", not in it.");
        return false;
    }
    json_t *own = setup ? json_deep_copy(setup) : json_object();
    const json_t *seed = json_object_get(setup, "seed");
    json_object_del(own, "seed");
    json_object_set_new(about, "setup", own);
    if (seed && !json_is_integer(seed)) {
        refuse(q, "bad_request", "A seed is a whole number.");
        return false;
    }
    lobby_set_seed(about, seed);
    return true;
}

static bool set_seats(struct request *q, const struct served *game, const json_t *wishes, int count,
                      const char *name, json_t *about, json_t *keys)
{
    json_t *seats = json_array(), *wish, *wanted = NULL;
    json_object_set_new(about, "seats", seats);
    if (!wishes)
        wishes = wanted = default_seats(game, count);
    size_t i, n = json_array_size(wishes);
    const json_t *range = json_object_get(game->described, "seats");
    json_int_t least = json_integer_value(json_object_get(range, "min"));
    json_int_t most = json_integer_value(json_object_get(range, "max"));
    bool good = json_is_array(wishes) && (json_int_t)n >= least && (json_int_t)n <= most &&
                n <= ARB_SEATS && (!count || n == (size_t)count);
    if (!good)
        refuse(q, "bad_request", "\"seats\" is a list of %lld to %lld seats.",
               count ? (long long)count : (long long)least,
               count ? (long long)count : (long long)most);
    else
        json_array_foreach (wishes, i, wish)
            good = good && add_seat(q, seats, wish, name, keys);
    json_decref(wanted);
    return good;
}

static void set_first_host(json_t *about, const char *name, json_t *keys)
{
    if (json_array_size(keys)) {
        lobby_set_host(about,
                       (int)json_integer_value(json_object_get(json_array_get(keys, 0), "seat")));
        return;
    }
    json_t *host = json_pack("{s:n, s:s}", "seat", "name", name);
    json_object_set_new(about, "host", host);
    json_array_append_new(keys, json_pack("{s:n, s:o}", "seat", "key", give_key(host)));
}

static void own_places(struct request *q, struct room *room, const json_t *keys)
{
    size_t i;
    json_t *one;
    json_array_foreach (keys, i, one) {
        json_t *seat = json_object_get(one, "seat");
        lobby_set_account(q, room,
                          json_is_integer(seat) ? room_seat(room, (int)json_integer_value(seat))
                                                : json_object_get(room->about, "host"));
    }
}

static json_t *new_about(struct request *q, const struct served *game)
{
    const char *pace = json_string_value(json_object_get(q->in, "pace"));
    const char *given = NULL;
    if (json_object_get(q->in, "title") && !(given = field_text(q, "title", 60, false)))
        return NULL;
    return json_pack("{s:s, s:s, s:b, s:s, s:s, s:b, s:b, s:b, s:b, s:I, s:I, s:I, s:I, s:[], s:I,"
                     " s:I}",
                     "game", game->id, "title", given ? given : "", "untitled", !given, "status",
                     "gathering", "pace", pace && strcmp(pace, "daily") == 0 ? "daily" : "live",
                     "listed", field_flag(q, "listed", true), "watch", field_flag(q, "watch", true),
                     "open_book", field_flag(q, "open_book", false), "referee",
                     field_flag(q, "referee", false), "created", (json_int_t)server_time(),
                     "changed", (json_int_t)server_time(), "length", (json_int_t)0, "round",
                     (json_int_t)0, "waiting", "epoch", (json_int_t)0, "chats", (json_int_t)0);
}

struct room *lobby_new_room(struct request *q, const struct served *game, const json_t *seats,
                            int count, json_t *keys)
{
    if (!guest_may_make(q->conn)) {
        refuse(q, "too_fast", "Many tables came from your address. Wait a while.");
        return NULL;
    }
    char *name = lobby_own_name(q, "Host");
    struct arb_error err;
    json_t *about = name ? new_about(q, game) : NULL;
    struct room *room = NULL;
    if (about && set_setup(q, about) && set_seats(q, game, seats, count, name, about, keys)) {
        set_first_host(about, name, keys);
        /* A play that exists already has been set up. */
        if (!count && !lobby_can_be_set_up(game->game, about, &err))
            refuse_error(q, "refused", &err);
        else
            room = room_make(q->server, game->game, json_incref(about));
    }
    json_decref(about);
    free(name);
    if (room) {
        own_places(q, room, keys);
        title_room(room);
    }
    return room;
}

json_t *lobby_made(struct room *room, json_t *keys)
{
    return json_pack("{s:o, s:b, s:o}", "table", room_table(room), "host", 1, "keys", keys);
}

static bool any_open(const struct room *room)
{
    for (int i = 0; i < room_seats(room); i++)
        if (room_is(room, i, "open"))
            return true;
    return false;
}

void lobby_begin_if_full(struct room *room)
{
    struct arb_error err;
    if (room_gathering(room) && room_flag(room, "starts") && !any_open(room))
        lobby_start(room, &err);
}

json_t *lobby_create(struct request *q)
{
    const char *id = field_text(q, "game", 64, false);
    const struct served *game = id ? server_game(q->server, id) : NULL;
    if (!id)
        return NULL;
    if (!game)
        return refuse(q, "not_found", "There is no game \"%s\" here.", id);
    json_t *keys = json_array();
    struct room *room = lobby_new_room(q, game, json_object_get(q->in, "seats"), 0, keys);
    if (!room) {
        json_decref(keys);
        return NULL;
    }
    json_object_set_new(room->about, "starts", json_boolean(field_flag(q, "start", true)));
    lobby_begin_if_full(room);
    return lobby_made(room, keys);
}

/* Finding. */

struct listing {
    struct server *server;
    json_t *list;
    const char *account; /* say what is theirs */
};

/* TABLE of a row, with who is there now if the room is in memory. */
static json_t *table_of(struct server *server, const char *text, struct room *beside,
                        struct room **room)
{
    json_t *about = json_loads(text, 0, NULL);
    const char *id = json_string_value(json_object_get(about, "table"));
    *room = id ? room_here(server, id) : NULL;
    *beside = (struct room){.server = server, .about = about};
    if (!*room)
        *room = beside;
    return id ? room_table(*room) : NULL;
}

static void say_yours(const struct room *room, const struct who *who, json_t *table)
{
    int audience = room_audience(who);
    bool turn = false;
    size_t i;
    json_t *seat;
    json_array_foreach (json_object_get(room->about, "waiting"), i, seat)
        turn |= (json_integer_value(seat) == who->seat && !chair_stands_in(room, who->seat)) ||
                (json_integer_value(seat) == ARB_CHANCE && who->host);
    json_object_set_new(table, "you", room_you(room, audience));
    json_object_set_new(table, "your_turn", json_boolean(turn));
    away_tell(room, who, table);
}

static bool add_listed(void *with, const char *text)
{
    struct listing *listing = with;
    struct room beside, *room;
    json_t *table = table_of(listing->server, text, &beside, &room);
    if (table && listing->account) {
        struct who who = {.seat = -1};
        for (int i = room_seats(room); i-- > 0;) {
            const char *owner = json_string_value(json_object_get(room_seat(room, i), "account"));
            if (owner && strcmp(owner, listing->account) == 0)
                who.seat = i;
        }
        json_t *host = json_object_get(json_object_get(room->about, "host"), "seat");
        who.host = json_is_integer(host) ? json_integer_value(host) == who.seat : who.seat < 0;
        say_yours(room, &who, table);
    }
    if (table)
        json_array_append_new(listing->list, table);
    json_decref(beside.about);
    return true;
}

json_t *lobby_list(struct request *q)
{
    struct arb_store *store = q->server->store;
    struct listing listing = {q->server, json_array(), NULL};
    store->list_tables(store, json_string_value(json_object_get(q->in, "game")),
                       field_flag(q, "open", false), 100, add_listed, &listing);
    return json_pack("{s:o}", "tables", listing.list);
}

enum { MINE_MOST = 100 };

json_t *lobby_mine(struct request *q)
{
    struct arb_store *store = q->server->store;
    struct listing listing = {q->server, json_array(), NULL};
    const json_t *known = json_object_get(q->in, "tables");
    char *account = *q->key ? account_of(q->server, q->key) : NULL;
    json_t *one;
    size_t i;
    if (account) {
        listing.account = account;
        store->list_member(store, account, MINE_MOST, add_listed, &listing);
        free(account);
    }
    json_array_foreach (known, i, one) {
        const char *id = json_string_value(json_object_get(one, "table"));
        const char *key = json_string_value(json_object_get(one, "key"));
        struct room *room = i < MINE_MOST && id ? room_find(q->server, id) : NULL;
        struct who who;
        if (!room || !room_who(room, key, -1, &who))
            continue;
        json_t *table = room_table(room);
        say_yours(room, &who, table);
        json_array_append_new(listing.list, table);
    }
    return json_pack("{s:o}", "tables", listing.list);
}
