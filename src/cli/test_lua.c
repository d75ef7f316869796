/* test_lua.c - one script: it registers its tests, and each of them is run
 * plainly, with undo, and with save and load, in the same Lua state. */
#include "cli.h"
#include "test.h"

#include <lualib.h>
#include <stdlib.h>
#include <string.h>

struct test {
    json_t *about; /* {"title","rules","card","line"} */
    int function;  /* registry reference */
};

struct script {
    lua_State *L;
    const char *path;
    struct test *test;
    int count;
    char *output; /* what print() was given */
    unsigned runs;
    struct test_run *run; /* NULL between runs */
};

/* Lua keeps a pointer's room in front of each state for its owner. */
static struct script *script_of(lua_State *L)
{
    return *(struct script **)lua_getextraspace(L);
}

struct test_run *run_of(lua_State *L)
{
    struct test_run *run = script_of(L)->run;
    if (!run)
        luaL_error(L, "tables and checks belong inside rule(), test() or card()");
    return run;
}

/* Failing. */

/* The innermost place in a script and, if that is in another file, the place
 * in the test's own file that led there. */
static json_t *where_now(lua_State *L)
{
    const struct script *script = script_of(L);
    char *where = NULL;
    lua_Debug at;
    for (int level = 0; lua_getstack(L, level, &at); level++) {
        lua_getinfo(L, "Sl", &at);
        if (at.currentline <= 0 || at.source[0] != '@')
            continue;
        bool own = strcmp(at.source + 1, script->path) == 0;
        if (where && !own)
            continue;
        text_add(&where, where ? " (from %s:%d)" : "%s:%d", at.source + 1, at.currentline);
        if (own)
            break;
    }
    if (!where)
        text_add(&where, "%s:%d", script->path, script->run ? script->run->line : 0);
    json_t *value = json_string(where);
    free(where);
    return value ? value : json_string("?");
}

static json_t *failure_of(lua_State *L, const char *message)
{
    json_t *text = json_string(message);
    return json_pack("{so so}", "message", text ? text : json_string("(not UTF-8)"), "where",
                     where_now(L));
}

static void set_text(json_t *failure, const char *key, json_t *value)
{
    if (!value)
        return;
    char *text = value_text(value);
    json_object_set_new(failure, key, json_string(text));
    free(text);
    json_decref(value);
}

/* A failed check is raised as a table, so that pcall() in a script can still
 * read it and nothing of it is lost on the way. */
int run_fail(lua_State *L, char *message, json_t *expected, json_t *actual)
{
    json_t *failure = failure_of(L, message);
    free(message);
    set_text(failure, "expected", expected);
    set_text(failure, "actual", actual);
    value_to_lua(L, failure);
    json_decref(failure);
    luaL_setmetatable(L, "arbiter.failure");
    return lua_error(L);
}

static int failure_text(lua_State *L)
{
    lua_getfield(L, 1, "message");
    return 1;
}

/* The message handler: turns whatever was raised into run->failure. */
static int note_failure(lua_State *L)
{
    struct test_run *run = script_of(L)->run;
    json_decref(run->failure);
    run->failure = NULL;
    if (lua_istable(L, 1) && luaL_getmetafield(L, 1, "__name") == LUA_TSTRING &&
        strcmp(lua_tostring(L, -1), "arbiter.failure") == 0) {
        run->failure = value_from_lua(L, 1);
        return 1;
    }
    const char *message = luaL_tolstring(L, 1, NULL);
    run->failure = failure_of(L, message);
    /* Lua has put the same place in front of the message. */
    const char *where = json_string_value(json_object_get(run->failure, "where"));
    size_t length = strcspn(where, " ");
    if (strncmp(message, where, length) == 0 && message[length] == ':')
        json_object_set_new(run->failure, "message",
                            json_string(message + length + 1 + (message[length + 1] == ' ')));
    return 1;
}

/* Observing. */

static const char *const run_names[RUN_MODES] = {"plain", "undo", "save"};
static const char *const run_words[RUN_MODES] = {"", "with undo after every answer",
                                                 "with save and load in the middle"};

int run_observe(lua_State *L, const char *what, json_t *value)
{
    struct test_run *run = run_of(L);
    if (!value)
        value = json_null();
    if (run->mode == RUN_PLAIN) {
        json_array_append_new(run->observed, json_pack("{ss sO}", "what", what, "value", value));
    } else {
        const json_t *first = json_array_get(run->observed, run->seen);
        const char *first_what = json_string_value(json_object_get(first, "what"));
        json_t *first_value = json_object_get(first, "value");
        char *message = NULL;
        if (!first || strcmp(first_what, what) != 0) {
            text_add(&message, "the script went another way than before: %s instead of %s", what,
                     first ? first_what : "its end");
            json_decref(value);
            return run_fail(L, message, NULL, NULL);
        }
        if (!json_equal(first_value, value)) {
            text_add(&message, "%s is not what it was in the plain run", what);
            return run_fail(L, message, json_incref(first_value), value);
        }
    }
    run->seen++;
    value_to_lua(L, value);
    json_decref(value);
    return 1;
}

/* One run. */

/* The function of the test is the one argument. */
static int run_body(lua_State *L)
{
    struct test_run *run = run_of(L);
    test_check_new(L);
    lua_call(L, 1, 0);
    run_end(L, run);
    return 0;
}

/* Every run of every test sees the same "random" numbers. */
static void seed_lua(lua_State *L)
{
    lua_getglobal(L, "math");
    lua_getfield(L, -1, "randomseed");
    lua_pushinteger(L, 1);
    lua_call(L, 1, 0);
    lua_pop(L, 1);
}

/* What the test of a card wants to see marked; freed by the caller. NULL: it is
 * not one. */
static char *card_mark(const json_t *about)
{
    const char *card = json_string_value(json_object_get(about, "card"));
    char *mark = NULL;
    if (card)
        text_add(&mark, CARD_MARK "%s", card);
    return mark;
}

static json_t *cited_by(const json_t *about)
{
    json_t *cited = json_object(), *id;
    char *mark = card_mark(about);
    size_t i;
    json_array_foreach (json_object_get(about, "rules"), i, id)
        json_object_set_new(cited, json_string_value(id), json_false());
    if (mark)
        json_object_set_new(cited, mark, json_false());
    free(mark);
    return cited;
}

/* Note in the result whether the card did what it says. */
static void note_card(const json_t *about, const json_t *cited, json_t *result)
{
    char *mark = card_mark(about);
    if (mark && json_is_true(json_object_get(cited, mark)))
        json_object_set_new(result, "acted", json_true());
    free(mark);
}

/* Runs a test once; on failure its words and the last of the log are added to
 * the result. */
static bool run_once(struct script *script, const struct test *test, enum run_mode mode,
                     struct game_cache *games, json_t *observed, struct record *record,
                     json_t *result)
{
    lua_State *L = script->L;
    struct test_run run = {
        .file = script->path,
        .title = json_string_value(json_object_get(test->about, "title")),
        .card = json_string_value(json_object_get(test->about, "card")),
        .line = (int)json_integer_value(json_object_get(test->about, "line")),
        .serial = ++script->runs,
        .mode = mode,
        .games = games,
        .cited = cited_by(test->about),
        .observed = observed,
        .record = mode == RUN_PLAIN ? record : NULL,
    };
    script->run = &run;
    seed_lua(L);
    lua_pushcfunction(L, note_failure);
    lua_pushcfunction(L, run_body);
    lua_rawgeti(L, LUA_REGISTRYINDEX, test->function);
    bool ok = lua_pcall(L, 1, 0, -3) == LUA_OK;
    if (!ok && !run.failure) /* an error in the handler itself */
        run.failure = failure_of(L, lua_tostring(L, -1) ? lua_tostring(L, -1) : "out of memory");
    lua_settop(L, 0);
    if (!ok) {
        json_object_update(result, run.failure);
        json_object_set_new(result, "run", json_string(run_names[mode]));
        if (mode != RUN_PLAIN)
            json_object_set_new(result, "how", json_string(run_words[mode]));
        if (run.table_count)
            json_object_set_new(result, "log", driven_log(run.tables[run.table_count - 1], 10));
    } else if (run.record)
        record_end(run.record, run.tables, run.table_count);
    for (int i = 0; i < run.table_count; i++)
        driven_close(run.tables[i]);
    free(run.tables);
    note_card(test->about, run.cited, result);
    json_decref(run.cited);
    json_decref(run.failure);
    script->run = NULL;
    lua_gc(L, LUA_GCCOLLECT);
    return ok;
}

/* What the test saw is added to its result, or held against what was recorded. */
static bool keep_record(const struct script *script, const struct test *test,
                        const struct test_options *options, const struct record *record,
                        json_t *result)
{
    const char *title = json_string_value(json_object_get(test->about, "title"));
    const char *slash = strrchr(script->path, '/');
    char key[8], *message = NULL;
    int twin = 0;
    for (const struct test *before = script->test; before < test; before++)
        twin += strcmp(json_string_value(json_object_get(before->about, "title")), title) == 0;
    record_key(title, twin, key);
    if (options->record)
        json_object_set_new(
            result, "record",
            json_pack("{ss so}", "key", key, "value", arb_chain_value(&record->chains)));
    if (arb_book_same(options->recorded, slash ? slash + 1 : script->path, key, &record->chains,
                      &message))
        return true;
    char *where = NULL;
    text_add(&where, "%s:%d", script->path,
             (int)json_integer_value(json_object_get(test->about, "line")));
    json_object_set_new(result, "message", json_string(message));
    json_object_set_new(result, "where", json_string(where));
    free(message);
    free(where);
    return false;
}

static json_t *run_test(struct script *script, const struct test *test,
                        const struct test_options *options, struct game_cache *games)
{
    json_t *result = json_copy(test->about), *observed = json_array();
    int64_t began = cli_now();
    int modes = options->once ? 1 : RUN_MODES;
    bool ok = true, look = options->record || options->recorded || options->seen;
    struct record record = {.out = options->seen ? fopen(options->seen, "a") : NULL};
    free(script->output);
    script->output = NULL;
    for (int mode = 0; ok && mode < modes; mode++) {
        ok = run_once(script, test, (enum run_mode)mode, games, observed, look ? &record : NULL,
                      result);
        /* What is printed is the same each time; once is enough. */
        if (mode == 0 && script->output) {
            json_t *output = json_string(script->output);
            json_object_set_new(result, "output", output ? output : json_string("(not UTF-8)"));
        }
    }
    ok = ok && (!look || keep_record(script, test, options, &record, result));
    json_object_set_new(result, "ok", json_boolean(ok));
    json_object_set_new(result, "seconds", json_real((double)(cli_now() - began) / 1e9));
    record_free(&record);
    json_decref(observed);
    return result;
}

/* Registering. */

static int add_test(lua_State *L, json_t *rules, const char *card, const char *title, int function)
{
    struct script *script = script_of(L);
    lua_Debug at = {.currentline = 0};
    if (lua_getstack(L, 1, &at))
        lua_getinfo(L, "l", &at);
    struct test test = {
        .about = json_pack("{ss so si}", "title", title, "rules", rules, "line", at.currentline)};
    if (card)
        json_object_set_new(test.about, "card", json_string(card));
    lua_pushvalue(L, function);
    test.function = luaL_ref(L, LUA_REGISTRYINDEX);
    script->test = realloc(script->test, (size_t)(script->count + 1) * sizeof test);
    if (!script->test)
        abort();
    script->test[script->count++] = test;
    return 0;
}

static const char *utf8_of(lua_State *L, int arg)
{
    const char *text = luaL_checkstring(L, arg);
    json_t *valid = json_string(text);
    luaL_argcheck(L, valid != NULL, arg, "not valid UTF-8");
    json_decref(valid);
    return text;
}

static int lua_rule(lua_State *L)
{
    if (script_of(L)->run)
        return luaL_error(L, "rule() stands at the outside of a script, not in a test");
    const char *title = utf8_of(L, 2);
    luaL_checktype(L, 3, LUA_TFUNCTION);
    if (lua_type(L, 1) != LUA_TTABLE)
        utf8_of(L, 1);
    json_t *ids = value_from_lua(L, 1), *id;
    if (json_is_string(ids))
        ids = json_pack("[o]", ids);
    size_t i;
    bool fine = json_array_size(ids) > 0;
    json_array_foreach (ids, i, id)
        fine &= json_is_string(id);
    if (!fine) {
        json_decref(ids);
        return luaL_argerror(L, 1, "a rule id or a list of rule ids is expected");
    }
    return add_test(L, ids, NULL, title, 3);
}

static int lua_test(lua_State *L)
{
    if (script_of(L)->run)
        return luaL_error(L, "test() stands at the outside of a script, not in a test");
    const char *title = utf8_of(L, 1);
    luaL_checktype(L, 2, LUA_TFUNCTION);
    return add_test(L, json_array(), NULL, title, 2);
}

static int lua_card(lua_State *L)
{
    if (script_of(L)->run)
        return luaL_error(L, "card() stands at the outside of a script, not in a test");
    const char *card = utf8_of(L, 1), *title = utf8_of(L, 2);
    luaL_checktype(L, 3, LUA_TFUNCTION);
    return add_test(L, json_array(), card, title, 3);
}

/* Printed words are kept with the test, for stdout may carry JSON. */
static int lua_print(lua_State *L)
{
    struct script *script = script_of(L);
    for (int i = 1; i <= lua_gettop(L); i++) {
        text_add(&script->output, i > 1 ? "\t%s" : "%s", luaL_tolstring(L, i, NULL));
        lua_pop(L, 1);
    }
    text_add(&script->output, "\n");
    return 0;
}

/* A script. */

/* require() finds helpers beside the script. */
static void set_path(lua_State *L, const char *script)
{
    const char *slash = strrchr(script, '/');
    lua_getglobal(L, "package");
    if (slash)
        lua_pushlstring(L, script, (size_t)(slash - script));
    else
        lua_pushliteral(L, ".");
    lua_pushliteral(L, "/?.lua;");
    lua_getfield(L, -3, "path");
    lua_concat(L, 3);
    lua_setfield(L, -2, "path");
    lua_pop(L, 1);
}

static int open_script(lua_State *L)
{
    static const luaL_Reg words[] = {
        {"rule", lua_rule}, {"test", lua_test}, {"card", lua_card}, {"print", lua_print}, {0}};
    luaL_openlibs(L);
    for (const luaL_Reg *word = words; word->name; word++)
        lua_register(L, word->name, word->func);
    order_pairs(L);
    luaL_newmetatable(L, "arbiter.failure");
    lua_pushcfunction(L, failure_text);
    lua_setfield(L, -2, "__tostring");
    set_path(L, script_of(L)->path);
    lua_settop(L, 0);
    return 0;
}

static bool load_script(struct script *script, const char *path, char **err)
{
    *script = (struct script){.path = path, .L = luaL_newstate()};
    if (!script->L)
        abort();
    lua_State *L = script->L;
    *(struct script **)lua_getextraspace(L) = script;
    lua_pushcfunction(L, open_script);
    if (lua_pcall(L, 0, 0, 0) == LUA_OK && luaL_loadfile(L, path) == LUA_OK) {
        seed_lua(L);
        if (lua_pcall(L, 0, 0, 0) == LUA_OK)
            return true;
    }
    text_add(err, "%s", luaL_tolstring(L, -1, NULL));
    return false;
}

static void close_script(struct script *script)
{
    lua_close(script->L);
    for (int i = 0; i < script->count; i++)
        json_decref(script->test[i].about);
    free(script->test);
    free(script->output);
}

static bool wanted(const struct test *test, const char *filter)
{
    if (!filter)
        return true;
    const char *texts[64];
    int count = 0;
    json_t *rules = json_object_get(test->about, "rules"), *words = json_array();
    texts[count++] = json_string_value(json_object_get(test->about, "title"));
    texts[count++] = json_string_value(json_object_get(test->about, "card"));
    for (size_t i = 0; i < json_array_size(rules) && count < 64; i++)
        texts[count++] = json_string_value(json_array_get(rules, i));
    char *copy = strdup(filter), *rest = copy;
    for (char *word; (word = strsep(&rest, " "));)
        if (*word)
            json_array_append_new(words, json_string(word));
    bool fits = words_against(words, texts, count) != FIT_NOT;
    free(copy);
    json_decref(words);
    return fits;
}

static json_t *load_failure(const char *path, const char *err)
{
    /* Lua says "file:line: what"; the report wants the place by itself. */
    size_t length = strlen(path);
    const char *where = path, *what = err;
    size_t place = length;
    if (strncmp(err, path, length) == 0 && err[length] == ':') {
        where = err;
        place = length + 1 + strspn(err + length + 1, "0123456789");
        what = err + place + strspn(err + place, ": ");
    }
    json_t *message = json_string(what);
    return json_pack("{ss s[] si so ss% ss sb sf}", "title", "the script itself", "rules", "line",
                     0, "message", message ? message : json_string("it cannot be read"), "where",
                     where, place, "run", "load", "ok", 0, "seconds", 0.0);
}

void test_file_run(const char *path, int first, const struct test_options *options,
                   struct game_cache *games, test_tell tell, void *to)
{
    struct script script;
    char *err = NULL;
    if (!load_script(&script, path, &err)) {
        tell(to, json_pack("{so}", "test", load_failure(path, err)));
        free(err);
        first = script.count;
    }
    for (int i = first; i < script.count && !cli_interrupted(); i++) {
        if (!wanted(&script.test[i], options->filter))
            continue;
        tell(to, json_pack("{si sO}", "start", i, "about", script.test[i].about));
        tell(to, json_pack("{so}", "test", run_test(&script, &script.test[i], options, games)));
    }
    tell(to, json_pack("{sb si}", "done", 1, "tests", script.count));
    close_script(&script);
}

json_t *test_file_list(const char *path, char **err)
{
    struct script script;
    json_t *list = NULL;
    if (load_script(&script, path, err)) {
        list = json_array();
        for (int i = 0; i < script.count; i++)
            json_array_append(list, script.test[i].about);
    }
    close_script(&script);
    return list;
}
