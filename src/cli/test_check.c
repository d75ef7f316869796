/* test_check.c - t: opens tables and checks what is expected of them. */
#include "test.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Games and tables. */

void game_cache_free(struct game_cache *cache)
{
    for (int i = 0; i < cache->count; i++) {
        arb_game_free(cache->list[i].game);
        free(cache->list[i].key);
    }
    free(cache->list);
    *cache = (struct game_cache){0};
}

/* A pack is looked for from the current folder, then beside the script. */
static char *pack_folder(const char *script, const char *named)
{
    const char *slash = strrchr(script, '/');
    char *path = NULL;
    if (named[0] != '/' && slash && access(named, R_OK) != 0)
        text_add(&path, "%.*s/%s", (int)(slash - script), script, named);
    if (path && access(path, R_OK) == 0)
        return path;
    free(path);
    return strdup(named);
}

enum { PACKS = 16 };

static const arb_game *load_game(struct test_run *run, const char *id, const json_t *packs,
                                 char **err)
{
    struct game_cache *cache = run->games;
    struct arb_error e = {0};
    char *dirs[PACKS + 1] = {NULL}, *key = NULL;
    size_t count = json_array_size(packs);
    arb_game *game = NULL;
    if (count > PACKS) {
        text_add(err, "at most %d packs can be loaded", PACKS);
        return NULL;
    }
    text_add(&key, "%s", id);
    for (size_t i = 0; i < count; i++) {
        const char *named = json_string_value(json_array_get(packs, i));
        dirs[i] = pack_folder(run->file, named ? named : "?");
        text_add(&key, "\n%s", dirs[i]);
    }
    for (int i = 0; !game && i < cache->count; i++)
        if (strcmp(cache->list[i].key, key) == 0)
            game = cache->list[i].game;
    if (!game && (game = arb_game_load(id, count ? (const char *const *)dirs : NULL, &e))) {
        cache->list = realloc(cache->list, (size_t)(cache->count + 1) * sizeof *cache->list);
        if (!cache->list)
            abort();
        cache->list[cache->count++] = (struct loaded_game){strdup(key), game};
    }
    if (!game && e.file[0] && strncmp(e.text, e.file, strlen(e.file)) != 0)
        text_add(err, "%s:%d: %s", e.file, e.line, e.text);
    else if (!game)
        text_add(err, "%s", e.text);
    free(key);
    for (size_t i = 0; i < count; i++)
        free(dirs[i]);
    return game;
}

static struct driven *open_table(struct test_run *run, json_t *setup, char **err)
{
    const char *id = json_string_value(json_object_get(setup, "game"));
    if (!id) {
        text_add(err, "t:table needs a game, one of `arbiter games`");
        return NULL;
    }
    json_t *packs = json_object_get(setup, "packs");
    if (packs && !json_is_array(packs)) {
        text_add(err, "packs is a list of folders");
        return NULL;
    }
    const arb_game *game = load_game(run, id, packs, err);
    if (!game)
        return NULL;
    bool referee = json_is_true(json_object_get(setup, "referee"));
    json_object_del(setup, "game");
    json_object_del(setup, "packs");
    json_object_del(setup, "referee");
    json_object_del(setup, "force");
    if (!json_object_get(setup, "seed"))
        json_object_set_new(setup, "seed", json_integer(1));
    struct driven *d = driven_open(game, setup, run->mode, run->cited, run->record, err);
    if (!d)
        return NULL;
    d->referee = referee;
    run->tables = realloc(run->tables, (size_t)(run->table_count + 1) * sizeof *run->tables);
    if (!run->tables)
        abort();
    run->tables[run->table_count++] = d;
    return d;
}

static int check_table(lua_State *L)
{
    struct test_run *run = run_of(L);
    char *err = NULL;
    luaL_checktype(L, 2, LUA_TTABLE);
    json_t *setup = value_from_lua(L, 2);
    struct driven *d = open_table(run, setup, &err);
    json_decref(setup);
    if (!d)
        return run_fail(L, err, NULL, NULL);
    test_game_new(L, d);
    /* What chance brings during setup can be forced only before it is asked. */
    if (lua_getfield(L, 2, "force") == LUA_TTABLE) {
        lua_getfield(L, -2, "force");
        lua_pushvalue(L, -3);
        lua_pushvalue(L, -3);
        lua_call(L, 2, 0);
    }
    lua_pop(L, 1);
    return 1;
}

/* Values. */

/* The words of a failure: the script's own if it gave some. */
static char *message_of(lua_State *L, int arg, const char *otherwise)
{
    char *message = NULL;
    text_add(&message, "%s", luaL_optstring(L, arg, otherwise));
    return message;
}

static int check_eq(lua_State *L)
{
    run_of(L)->asserts++;
    luaL_checkany(L, 3);
    json_t *actual = value_from_lua(L, 2), *expected = value_from_lua(L, 3);
    if (!value_equal(actual, expected))
        return run_fail(L, message_of(L, 4, "not equal"), expected, actual);
    json_decref(actual);
    json_decref(expected);
    return 0;
}

static int check_ok(lua_State *L)
{
    run_of(L)->asserts++;
    if (!lua_toboolean(L, 2))
        return run_fail(L, message_of(L, 3, "not so"), NULL, NULL);
    return 0;
}

static int check_near(lua_State *L)
{
    run_of(L)->asserts++;
    double actual = luaL_checknumber(L, 2), expected = luaL_checknumber(L, 3);
    double within = luaL_optnumber(L, 4, 1e-9);
    if (!(fabs(actual - expected) <= within))
        return run_fail(L, message_of(L, 5, "not near enough"), json_real(expected),
                        json_real(actual));
    return 0;
}

static int check_error(lua_State *L)
{
    run_of(L)->asserts++;
    luaL_checktype(L, 2, LUA_TFUNCTION);
    const char *words = luaL_optstring(L, 3, NULL);
    luaL_optstring(L, 4, NULL);
    lua_settop(L, 4);
    lua_pushvalue(L, 2);
    if (lua_pcall(L, 0, 0, 0) == LUA_OK)
        return run_fail(L, message_of(L, 4, "no error was raised"), NULL, NULL);
    const char *text = luaL_tolstring(L, -1, NULL);
    json_t *wanted = words ? json_pack("[s]", words) : NULL;
    bool fits = !wanted || words_against(wanted, &text, 1) != FIT_NOT;
    json_decref(wanted);
    if (!fits)
        return run_fail(L, message_of(L, 4, "another error was raised"), json_string(words),
                        json_string(text));
    return 0;
}

/* Options and refusals. */

static struct driven *settled_table(lua_State *L, int *seat)
{
    char *err = NULL;
    struct driven *d = test_game_check(L, 2, seat);
    run_of(L)->asserts++;
    if (!driven_settle(d, &err))
        run_fail(L, err, NULL, NULL);
    return d;
}

static json_t *texts_offered(struct driven *d, int seat)
{
    json_t *asks = driven_asks(d, seat), *texts = json_array(), *ask, *option;
    size_t i, j;
    json_array_foreach (asks, i, ask)
        json_array_foreach (json_object_get(ask, "options"), j, option)
            json_array_append(texts, json_object_get(option, "text"));
    json_decref(asks);
    return texts;
}

static int check_offer(lua_State *L, bool wanted)
{
    int seat;
    struct driven *d = settled_table(L, &seat);
    json_t *words = words_of(L, 3, &seat);
    char *message = NULL, *text = value_text(words);
    bool offered = driven_offers(d, seat, words);
    json_decref(words);
    if (offered != wanted)
        text_add(&message, wanted ? "%s is not offered" : "%s is offered", text);
    free(text);
    return message ? run_fail(L, message, NULL, texts_offered(d, seat)) : 0;
}

static int check_offered(lua_State *L)
{
    return check_offer(L, true);
}

static int check_not_offered(lua_State *L)
{
    return check_offer(L, false);
}

/* What is refused to one seat, or to all that are asked (nobody: to seat 0). */
static json_t *refusals_of(struct driven *d, int seat)
{
    if (seat >= 0)
        return arb_refusals(d->table, seat);
    struct arb_ask asks[ARB_SEATS + 1];
    int count = arb_asks(d->table, asks, ARB_SEATS + 1);
    if (count == 0)
        return arb_refusals(d->table, 0);
    json_t *all = json_array();
    for (int i = 0; i < count; i++) {
        json_t *some = arb_refusals(d->table, asks[i].seat);
        json_array_extend(all, some);
        json_decref(some);
    }
    return all;
}

/* The refusals that fit the words; *right is set if one is by that rule. */
static json_t *fitting_refusals(const json_t *refusals, const json_t *words, const char *rule,
                                bool *right)
{
    json_t *fitting = json_array(), *refusal;
    size_t i;
    json_array_foreach (refusals, i, refusal) {
        const char *text = json_string_value(json_object_get(refusal, "text"));
        const char *by = json_string_value(json_object_get(refusal, "rule"));
        if (words_against(words, &text, 1) == FIT_NOT)
            continue;
        json_array_append(fitting, refusal);
        *right |= !rule || (by && strcmp(by, rule) == 0);
    }
    return fitting;
}

static int check_refused(lua_State *L)
{
    int seat;
    struct driven *d = settled_table(L, &seat);
    const char *rule = luaL_optstring(L, 4, NULL);
    lua_settop(L, 3);
    json_t *words = words_of(L, 3, &seat);
    char *text = value_text(words), *message = NULL;
    json_t *expected = rule ? json_string(rule) : NULL, *actual = NULL;
    if (driven_offers(d, seat, words)) {
        text_add(&message, "%s is offered, not refused", text);
        actual = texts_offered(d, seat);
    } else {
        json_t *refusals = refusals_of(d, seat);
        bool right = false;
        json_t *fitting = fitting_refusals(refusals, words, rule, &right);
        if (json_array_size(fitting) == 0) {
            text_add(&message, "%s is neither offered nor refused", text);
            actual = json_incref(refusals);
        } else if (!right) {
            text_add(&message, "%s is refused by another rule", text);
            actual = json_incref(fitting);
        }
        json_decref(fitting);
        json_decref(refusals);
    }
    free(text);
    json_decref(words);
    if (message)
        return run_fail(L, message, expected, actual);
    json_decref(expected);
    return 0;
}

/* Where a number comes from. */

static bool part_fits(const json_t *wanted, const json_t *part)
{
    const json_t *amount = json_object_get(wanted, "1"), *source = json_object_get(wanted, "2");
    const json_t *rule = json_object_get(wanted, "rule");
    if (json_is_array(wanted)) {
        amount = json_array_get(wanted, 0);
        source = json_array_get(wanted, 1);
        rule = json_array_get(wanted, 2);
    }
    const json_t *got = json_object_get(part, "amount");
    if (!amount || !got || !value_equal(amount, got))
        return false;
    if (json_is_string(source)) {
        const char *texts[2];
        int count = 0;
        const char *keys[] = {"source", "what"};
        for (int i = 0; i < 2; i++)
            if (json_is_string(json_object_get(part, keys[i])))
                texts[count++] = json_string_value(json_object_get(part, keys[i]));
        json_t *words = json_pack("[O]", source);
        bool fits = words_against(words, texts, count) != FIT_NOT;
        json_decref(words);
        if (!fits)
            return false;
    }
    return !rule || json_equal(rule, json_object_get(part, "rule"));
}

/* Every part expected is there, once, and nothing else is. */
static bool parts_fit(const json_t *wanted, const json_t *parts)
{
    uint64_t used = 0;
    size_t i, j, count = json_array_size(parts);
    json_t *want;
    if (json_array_size(wanted) != count || count > 64)
        return false;
    json_array_foreach (wanted, i, want) {
        for (j = 0; j < count; j++)
            if (!(used >> j & 1) && part_fits(want, json_array_get(parts, j)))
                break;
        if (j == count)
            return false;
        used |= 1ull << j;
    }
    return true;
}

static int check_how(lua_State *L)
{
    int seat;
    struct driven *d = settled_table(L, &seat);
    const char *path = luaL_checkstring(L, 3);
    luaL_checktype(L, 4, LUA_TTABLE);
    char *how = NULL, *message = NULL;
    seat = seat < 0 ? 0 : seat;
    json_t *value = NULL;
    if (strchr(path, ':'))
        how = strdup(path);
    else
        value = test_game_see(L, d, seat, path, &how);
    json_t *explained = how ? arb_explain(d->table, seat, how) : NULL;
    free(how);
    json_t *parts = json_object_get(explained, "parts"), *wanted = value_from_lua(L, 4);
    json_t *total = json_object_get(explained, "total"), *actual = NULL;
    if (!explained)
        text_add(&message, "%s cannot be taken apart", path);
    else if (value && total && !value_equal(value, total))
        text_add(&message, "%s and the sum of its parts differ", path);
    else if (!parts_fit(wanted, parts)) {
        text_add(&message, "%s has other parts", path);
        actual = json_incref(parts);
    }
    if (message && !actual)
        actual = explained ? json_incref(explained) : json_null();
    json_decref(explained);
    json_decref(value);
    if (message)
        return run_fail(L, message, wanted, actual);
    json_decref(wanted);
    return 0;
}

/* Making it. */

int test_check_new(lua_State *L)
{
    static const luaL_Reg methods[] = {
        {"eq", check_eq},
        {"error", check_error},
        {"how", check_how},
        {"near", check_near},
        {"not_offered", check_not_offered},
        {"offered", check_offered},
        {"ok", check_ok},
        {"refused", check_refused},
        {"table", check_table},
        {NULL, NULL},
    };
    lua_newtable(L);
    if (luaL_newmetatable(L, "arbiter.check")) {
        luaL_newlib(L, methods);
        lua_setfield(L, -2, "__index");
    }
    lua_setmetatable(L, -2);
    return 1;
}
