/* test_game.c - g: the table as a script sees it. Every value a script can get
 * from here is noted by run_observe(), so that the re-runs can be compared. */
#include "arbiter_plan.h"
#include "test.h"

#include <stdlib.h>
#include <string.h>

struct handle {
    struct driven *d;
    unsigned serial; /* of the run it belongs to */
    int seat;        /* -1: any */
};

static void push_handle(lua_State *L, struct driven *d, int seat);

struct driven *test_game_check(lua_State *L, int arg, int *seat)
{
    struct handle *handle = luaL_checkudata(L, arg, "arbiter.table");
    if (handle->serial != run_of(L)->serial)
        luaL_error(L, "this table belongs to a test that is over");
    *seat = handle->seat;
    if (!handle->d->table)
        luaL_error(L, "this table could not be loaded again");
    return handle->d;
}

static int raise(lua_State *L, char *err)
{
    return run_fail(L, err, NULL, NULL);
}

/* The table, with nothing left for chance to answer. */
static struct driven *settled(lua_State *L, int *seat)
{
    char *err = NULL;
    struct driven *d = test_game_check(L, 1, seat);
    if (!driven_settle(d, &err))
        raise(L, err);
    return d;
}

/* An optional seat argument, then g:seat(n), then the fallback. */
static int seat_at(lua_State *L, int arg, struct driven *d, int seat, int fallback)
{
    if (lua_isnoneornil(L, arg))
        return seat >= 0 ? seat : fallback;
    lua_Integer n = luaL_checkinteger(L, arg);
    luaL_argcheck(L,
                  (n >= 0 && n < arb_seat_count(d->table)) || n == ARB_SPECTATOR || n == ARB_CHANCE,
                  arg, "there is no such seat (the first is 0)");
    return (int)n;
}

json_t *words_of(lua_State *L, int arg, int *seat)
{
    json_t *words = json_array();
    bool table = lua_type(L, arg) == LUA_TTABLE;
    int first = table ? 1 : arg, last = table ? (int)lua_rawlen(L, arg) : lua_gettop(L);
    bool fine = last >= first;
    for (int i = first; i <= last; i++) {
        if (table)
            lua_rawgeti(L, arg, i);
        else
            lua_pushvalue(L, i);
        json_t *word = NULL;
        if (lua_isinteger(L, -1))
            word = json_integer(lua_tointeger(L, -1));
        else if (lua_type(L, -1) == LUA_TSTRING)
            word = json_string(lua_tostring(L, -1));
        fine &= word != NULL;
        if (word)
            json_array_append_new(words, word);
        lua_pop(L, 1);
    }
    if (table && lua_getfield(L, arg, "seat") == LUA_TNUMBER)
        *seat = (int)lua_tointeger(L, -1);
    if (!fine) {
        json_decref(words);
        luaL_argerror(L, arg, "words are expected, such as \"play\", \"Archer\"");
    }
    return words;
}

/* Playing. */

static int game_arrange(lua_State *L)
{
    int seat;
    char *err = NULL;
    struct driven *d = test_game_check(L, 1, &seat);
    luaL_checktype(L, 2, LUA_TTABLE);
    json_t *position = value_from_lua(L, 2);
    if (json_is_array(position) && json_array_size(position) == 0) {
        /* {} is a position in which nothing is said. */
        json_decref(position);
        position = json_object();
    }
    bool ok = driven_arrange(d, position, &err);
    json_decref(position);
    if (!ok)
        return raise(L, err);
    lua_settop(L, 1);
    return 1;
}

static int game_go(lua_State *L)
{
    int seat;
    char *err = NULL;
    struct driven *d = test_game_check(L, 1, &seat);
    if (!driven_go(d, luaL_checkstring(L, 2), &err))
        return raise(L, err);
    lua_settop(L, 1);
    return 1;
}

static int game_choose(lua_State *L)
{
    int seat;
    char *err = NULL;
    struct picked picked;
    struct driven *d = settled(L, &seat);
    json_t *words = words_of(L, 2, &seat);
    bool ok = driven_pick(d, seat, words, &picked, &err);
    json_decref(words);
    record_look(d);
    if (!ok || !driven_answer(d, picked.ask, picked.choice, &err))
        return raise(L, err);
    lua_settop(L, 1);
    return 1;
}

static int game_pass(lua_State *L)
{
    int seat;
    char *err = NULL;
    struct driven *d = settled(L, &seat);
    if (!driven_pass(d, seat_at(L, 2, d, seat, -1), &err))
        return raise(L, err);
    lua_settop(L, 1);
    return 1;
}

/* Skips on until what lies behind the arguments is so. */
static int skip_until(lua_State *L, bool (*so)(lua_State *, struct driven *, int, void *),
                      void *with, const char *what)
{
    int seat;
    char *err = NULL;
    struct driven *d = settled(L, &seat);
    for (int i = 0; !so(L, d, seat, with); i++) {
        struct arb_ask ask;
        if (arb_asks(d->table, &ask, 1) == 0)
            text_add(&err, "the play ended before %s", what);
        else if (i == DRIVEN_LIMIT)
            text_add(&err, "%d answers were not enough until %s", i, what);
        if (err || !driven_skip(d, &err) || !driven_settle(d, &err))
            return raise(L, err);
    }
    lua_settop(L, 1);
    return 1;
}

static bool function_says_so(lua_State *L, struct driven *d, int seat, void *with)
{
    (void)d, (void)seat, (void)with;
    lua_pushvalue(L, 2);
    lua_pushvalue(L, 1);
    lua_call(L, 1, 1);
    bool so = lua_toboolean(L, -1);
    lua_pop(L, 1);
    return so;
}

static int game_pass_until(lua_State *L)
{
    luaL_checktype(L, 2, LUA_TFUNCTION);
    return skip_until(L, function_says_so, NULL, "the function was satisfied");
}

static bool option_is_there(lua_State *L, struct driven *d, int seat, void *with)
{
    (void)with;
    json_t *words = words_of(L, 2, &seat);
    bool so = driven_offers(d, seat, words);
    json_decref(words);
    return so;
}

static int game_until_option(lua_State *L)
{
    return skip_until(L, option_is_there, NULL, "such an option was offered");
}

/* True if something of the log from `from` on has these words. */
static bool log_has(struct driven *d, int seat, const json_t *words, size_t from)
{
    json_t *events = arb_events(d->table, seat < 0 ? 0 : seat, 0);
    bool found = false;
    for (size_t i = from; i < json_array_size(events) && !found; i++) {
        const json_t *event = json_array_get(events, i);
        const char *texts[] = {json_string_value(json_object_get(event, "text")),
                               json_string_value(json_object_get(event, "kind"))};
        found = words_against(words, texts, 2) != FIT_NOT;
    }
    json_decref(events);
    return found;
}

/* Nothing that has happened before counts. */
static bool event_is_there(lua_State *L, struct driven *d, int seat, void *with)
{
    size_t *from = with;
    json_t *words = words_of(L, 2, &seat);
    if (*from == SIZE_MAX) {
        json_t *events = arb_events(d->table, seat < 0 ? 0 : seat, 0);
        *from = json_array_size(events);
        json_decref(events);
    }
    bool so = log_has(d, seat, words, *from);
    json_decref(words);
    return so;
}

static int game_until_event(lua_State *L)
{
    size_t from = SIZE_MAX;
    return skip_until(L, event_is_there, &from, "such a thing happened");
}

static int game_undo(lua_State *L)
{
    int seat;
    char *err = NULL;
    struct driven *d = settled(L, &seat);
    if (!driven_undo(d, &err))
        return raise(L, err);
    lua_settop(L, 1);
    return 1;
}

/* g:force{ "Old Archer", {"red", "die"}, 5 }: an item is words. */
static int game_force(lua_State *L)
{
    int seat;
    struct driven *d = test_game_check(L, 1, &seat);
    luaL_checktype(L, 2, LUA_TTABLE);
    json_t *items = value_from_lua(L, 2), *item;
    size_t i;
    bool fine = json_is_array(items) && json_array_size(items) > 0;
    json_array_foreach (items, i, item)
        fine &= json_is_array(item) || json_is_string(item) || json_is_integer(item);
    if (fine)
        json_array_foreach (items, i, item)
            json_array_append_new(d->forced,
                                  json_is_array(item) ? json_incref(item) : json_pack("[O]", item));
    json_decref(items);
    luaL_argcheck(L, fine, 2, "a list of outcomes in words is expected");
    lua_settop(L, 1);
    return 1;
}

static int game_order(lua_State *L)
{
    static const char *const names[] = {"always", "if able", "if useful", "never", NULL};
    static const char *const stops[] = {"always", "if_able", "if_useful", "never"};
    int seat;
    struct driven *d = settled(L, &seat);
    int given = lua_type(L, 2) == LUA_TNUMBER;
    seat = given ? seat_at(L, 2, d, seat, 0) : seat < 0 ? 0 : seat;
    luaL_argcheck(L, seat < ARB_SEATS, 2, "only players have standing orders");
    char *err = NULL;
    json_t *orders =
        lua_istable(L, 2 + given)
            ? value_from_lua(L, 2 + given)
            : json_pack("{s:s}", "stop", stops[luaL_checkoption(L, 2 + given, NULL, names)]);
    bool good = driven_order(d, seat, orders, &err);
    json_decref(orders);
    if (!good)
        return raise(L, err);
    lua_settop(L, 1);
    return 1;
}

/* Looking. */

json_t *test_game_see(lua_State *L, struct driven *d, int seat, const char *path, char **how)
{
    char *err = NULL;
    const char *name = NULL;
    json_t *view = arb_view(d->table, seat);
    json_t *value = see_path(view, path, &name, &err);
    if (how)
        *how = value && name ? strdup(name) : NULL;
    json_decref(view);
    if (!value)
        run_fail(L, err, NULL, NULL);
    return value;
}

static int observe_path(lua_State *L, const char *verb, const char *path, json_t *value)
{
    lua_pushfstring(L, "%s %s", verb, path);
    return run_observe(L, lua_tostring(L, -1), value);
}

static int game_see(lua_State *L)
{
    int seat;
    struct driven *d = settled(L, &seat);
    const char *path = luaL_checkstring(L, 2);
    seat = seat_at(L, 3, d, seat, 0);
    return observe_path(L, "see", path, test_game_see(L, d, seat, path, NULL));
}

static int game_view(lua_State *L)
{
    int seat;
    struct driven *d = settled(L, &seat);
    return run_observe(L, "view", arb_view(d->table, seat_at(L, 2, d, seat, 0)));
}

/* The parts of a number: {{amount=, source=, rule=}, ...}. */
static int game_explain(lua_State *L)
{
    int seat;
    char *how = NULL;
    struct driven *d = settled(L, &seat);
    const char *path = luaL_checkstring(L, 2);
    seat = seat_at(L, 3, d, seat, 0);
    if (strchr(path, ':'))
        return observe_path(L, "explain", path, arb_explain(d->table, seat, path));
    json_decref(test_game_see(L, d, seat, path, &how));
    json_t *parts = how ? arb_explain(d->table, seat, how) : NULL;
    free(how);
    return observe_path(L, "explain", path, parts);
}

static json_t *option_texts(const json_t *ask, json_t *list)
{
    size_t i;
    json_t *option;
    json_array_foreach (json_object_get(ask, "options"), i, option)
        json_array_append(list, json_object_get(option, "text"));
    return list;
}

static int game_options(lua_State *L)
{
    int seat;
    struct driven *d = settled(L, &seat);
    json_t *asks = driven_asks(d, seat_at(L, 2, d, seat, -1)), *texts = json_array(), *ask;
    size_t i;
    json_array_foreach (asks, i, ask)
        option_texts(ask, texts);
    json_decref(asks);
    return run_observe(L, "options", texts);
}

static json_t *ask_for_script(const json_t *ask)
{
    json_t *plain = json_object();
    static const char *const keys[] = {"seat", "prompt", "rule", "window", "kind"};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (json_object_get(ask, keys[i]))
            json_object_set(plain, keys[i], json_object_get(ask, keys[i]));
    json_object_set_new(plain, "options", option_texts(ask, json_array()));
    return plain;
}

static int game_ask(lua_State *L)
{
    int seat;
    struct driven *d = settled(L, &seat);
    json_t *asks = driven_asks(d, seat_at(L, 2, d, seat, -1));
    const json_t *first = json_array_get(asks, 0);
    json_t *ask = first ? ask_for_script(first) : json_null();
    json_decref(asks);
    return run_observe(L, "ask", ask);
}

static int game_asks(lua_State *L)
{
    int seat;
    struct driven *d = settled(L, &seat);
    json_t *asks = driven_asks(d, seat), *list = json_array(), *ask;
    size_t i;
    json_array_foreach (asks, i, ask)
        json_array_append_new(list, ask_for_script(ask));
    json_decref(asks);
    return run_observe(L, "asks", list);
}

/* What has been filled in of the larger choice that is asked for. */
static int game_form(lua_State *L)
{
    int seat;
    struct driven *d = settled(L, &seat);
    json_t *asks = driven_asks(d, seat_at(L, 2, d, seat, -1)), *texts = json_null(), *part;
    const json_t *form = json_object_get(json_array_get(asks, 0), "form");
    size_t i;
    if (form)
        texts = json_array();
    json_array_foreach (json_object_get(form, "parts"), i, part)
        json_array_append(texts, json_object_get(part, "text"));
    json_decref(asks);
    return run_observe(L, "form", texts);
}

static int game_refusals(lua_State *L)
{
    int seat;
    struct driven *d = settled(L, &seat);
    return run_observe(L, "refusals", arb_refusals(d->table, seat_at(L, 2, d, seat, 0)));
}

/* How much a sensible player would like each option, by the usual judgement: {text: weight}. */
static int game_likes(lua_State *L)
{
    int seat;
    struct driven *d = settled(L, &seat);
    struct arb_ask asks[DRIVEN_ASKS];
    int wanted = seat_at(L, 2, d, seat, -1), count = driven_pending(d, asks), i = 0;
    while (i < count && wanted >= 0 && asks[i].seat != wanted)
        i++;
    if (i == count)
        return run_observe(L, "likes", json_null());
    float *weights = calloc((size_t)asks[i].count + 1, sizeof *weights);
    if (!weights)
        abort();
    json_t *likes = json_object(), *words = arb_ask_words(d->table, &asks[i]), *option;
    size_t k;
    arb_judge_by(d->table, arb_judgement(arb_table_game(d->table), NULL));
    bool any = asks[i].options && arb_prefer(d->table, &asks[i], weights);
    arb_judge_by(d->table, NULL);
    json_array_foreach (json_object_get(words, "options"), k, option)
        if (any)
            json_object_set_new(likes, json_string_value(json_object_get(option, "text")),
                                json_real((double)weights[k]));
    json_decref(words);
    free(weights);
    return run_observe(L, "likes", likes);
}

static int game_outlook(lua_State *L)
{
    int seat;
    struct driven *d = settled(L, &seat);
    arb_judge_by(d->table, arb_judgement(arb_table_game(d->table), NULL));
    double outlook = arb_appraise(d->table, seat_at(L, 2, d, seat, 0));
    arb_judge_by(d->table, NULL);
    return run_observe(L, "outlook", json_real(outlook));
}

static int game_events(lua_State *L)
{
    int seat;
    struct driven *d = settled(L, &seat);
    lua_Integer from = luaL_optinteger(L, 3, 0);
    return run_observe(L, "events",
                       arb_events(d->table, seat_at(L, 2, d, seat, 0), (uint32_t)from));
}

static int game_log(lua_State *L)
{
    int seat;
    struct driven *d = settled(L, &seat);
    json_t *events = arb_events(d->table, seat_at(L, 2, d, seat, 0), 0), *log = json_array();
    json_t *event;
    size_t i;
    json_array_foreach (events, i, event)
        json_array_append(log, json_object_get(event, "text"));
    json_decref(events);
    return run_observe(L, "log", log);
}

static int game_log_has(lua_State *L)
{
    int seat;
    struct driven *d = settled(L, &seat);
    json_t *words = words_of(L, 2, &seat);
    bool found = log_has(d, seat, words, 0);
    json_decref(words);
    return run_observe(L, "log_has", json_boolean(found));
}

/* Is there an option with these words? */
static int game_has(lua_State *L)
{
    int seat;
    struct driven *d = settled(L, &seat);
    json_t *words = words_of(L, 2, &seat);
    bool found = driven_offers(d, seat, words);
    json_decref(words);
    return run_observe(L, "has", json_boolean(found));
}

static int game_status(lua_State *L)
{
    int seat;
    struct driven *d = settled(L, &seat);
    return run_observe(L, "status", json_string(arb_status_name(arb_status(d->table))));
}

static int game_campaign(lua_State *L)
{
    int seat;
    struct driven *d = settled(L, &seat);
    json_t *log = arb_campaign(d->table);
    return run_observe(L, "campaign", log ? log : json_null());
}

/* Where a seat stands at the end: {place, score, won}, or nil. */
static int game_standing(lua_State *L)
{
    int seat;
    struct driven *d = settled(L, &seat);
    struct arb_standing standing;
    json_t *told = NULL;
    if (arb_standing(d->table, seat_at(L, 2, d, seat, 0), &standing))
        told = json_pack("{si si sb}", "place", standing.place, "score", standing.score, "won",
                         standing.won);
    return run_observe(L, "standing", told ? told : json_null());
}

static int game_length(lua_State *L)
{
    int seat;
    struct driven *d = settled(L, &seat);
    return run_observe(L, "length", json_integer(arb_length(d->table)));
}

static int game_hash(lua_State *L)
{
    int seat;
    struct driven *d = settled(L, &seat);
    return run_observe(L, "hash", json_sprintf("%016llx", (unsigned long long)arb_hash(d->table)));
}

static int game_seat(lua_State *L)
{
    int seat;
    struct driven *d = test_game_check(L, 1, &seat);
    push_handle(L, d, seat_at(L, 2, d, seat, 0));
    return 1;
}

/* Making it. */

static const luaL_Reg methods[] = {
    {"arrange", game_arrange},
    {"ask", game_ask},
    {"asks", game_asks},
    {"form", game_form},
    {"choose", game_choose},
    {"campaign", game_campaign},
    {"events", game_events},
    {"explain", game_explain},
    {"force", game_force},
    {"go", game_go},
    {"has", game_has},
    {"hash", game_hash},
    {"length", game_length},
    {"likes", game_likes},
    {"log", game_log},
    {"log_has", game_log_has},
    {"options", game_options},
    {"standing", game_standing},
    {"order", game_order},
    {"outlook", game_outlook},
    {"pass", game_pass},
    {"pass_until", game_pass_until},
    {"refusals", game_refusals},
    {"seat", game_seat},
    {"see", game_see},
    {"status", game_status},
    {"undo", game_undo},
    {"until_event", game_until_event},
    {"until_option", game_until_option},
    {"view", game_view},
    {NULL, NULL},
};

static void push_handle(lua_State *L, struct driven *d, int seat)
{
    struct handle *handle = lua_newuserdatauv(L, sizeof *handle, 0);
    *handle = (struct handle){d, run_of(L)->serial, seat};
    if (luaL_newmetatable(L, "arbiter.table")) {
        luaL_newlib(L, methods);
        lua_setfield(L, -2, "__index");
    }
    lua_setmetatable(L, -2);
}

int test_game_new(lua_State *L, struct driven *d)
{
    push_handle(L, d, -1);
    return 1;
}
