#include "play_words.h"
#include "test.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void text_add(char **text, const char *format, ...)
{
    char *more = NULL, *all = NULL;
    va_list args;
    va_start(args, format);
    int got = vasprintf(&more, format, args);
    va_end(args);
    if (got < 0 || asprintf(&all, "%s%s", *text ? *text : "", more) < 0)
        abort();
    free(more);
    free(*text);
    *text = all;
}

/* Lua and JSON. */

enum { DEEPEST = 64 };

/* Errors are handed up rather than raised, so that nothing built is lost. */
static json_t *from_lua(lua_State *L, int index, int depth, const char **why);

static json_t *from_list(lua_State *L, int index, int depth, const char **why)
{
    json_t *list = json_array();
    lua_Integer items = (lua_Integer)lua_rawlen(L, index);
    for (lua_Integer i = 1; !*why && i <= items; i++) {
        lua_rawgeti(L, index, i);
        json_array_append_new(list, from_lua(L, lua_gettop(L), depth + 1, why));
        lua_pop(L, 1);
    }
    return list;
}

static json_t *from_names(lua_State *L, int index, int depth, const char **why)
{
    json_t *object = json_object();
    lua_pushnil(L);
    while (lua_next(L, index)) {
        lua_pushvalue(L, -2); /* a number turned into a string would confuse lua_next */
        const char *key = lua_tostring(L, -1);
        json_t *part = from_lua(L, lua_gettop(L) - 1, depth + 1, why);
        if (!*why && (!key || json_object_set(object, key, part) != 0))
            *why = "only texts and numbers can be names in a table";
        json_decref(part);
        lua_pop(L, *why ? 3 : 2);
        if (*why)
            break;
    }
    return object;
}

static json_t *from_table(lua_State *L, int index, int depth, const char **why)
{
    /* A list has the numbers from 1 to its length and nothing else. */
    bool named = false;
    lua_Unsigned items = lua_rawlen(L, index), found = 0;
    lua_pushnil(L);
    while (lua_next(L, index)) {
        lua_pop(L, 1);
        found++;
        named |= !lua_isinteger(L, -1) || lua_tointeger(L, -1) < 1;
    }
    named |= found != items;
    return named ? from_names(L, index, depth, why) : from_list(L, index, depth, why);
}

static json_t *from_lua(lua_State *L, int index, int depth, const char **why)
{
    json_t *value = NULL;
    size_t length;
    const char *text;
    double number;
    if (depth > DEEPEST || !lua_checkstack(L, 8)) {
        *why = "tables are nested too deep (does one hold itself?)";
        return json_null();
    }
    switch (lua_type(L, index)) {
    case LUA_TNIL:
        return json_null();
    case LUA_TBOOLEAN:
        return json_boolean(lua_toboolean(L, index));
    case LUA_TNUMBER:
        number = lua_tonumber(L, index);
        if (lua_isinteger(L, index))
            value = json_integer(lua_tointeger(L, index));
        else if (number == floor(number) && fabs(number) < 1e15)
            value = json_integer((json_int_t)number);
        else if (!(value = json_real(number)))
            *why = "a number is not finite";
        break;
    case LUA_TSTRING:
        text = lua_tolstring(L, index, &length);
        if (!(value = json_stringn(text, length)))
            *why = "a text is not valid UTF-8";
        break;
    case LUA_TTABLE:
        value = from_table(L, index, depth, why);
        break;
    default:
        *why = "only texts, numbers, true, false and tables of them can be told to a game";
    }
    return value ? value : json_null();
}

/* The order of names in a Lua table is different every time; a game that goes
 * through them must find the same one always. */
static json_t *in_order(json_t *value)
{
    char *text = json_dumps(value, JSON_SORT_KEYS | JSON_ENCODE_ANY | JSON_COMPACT);
    json_t *ordered = text ? json_loads(text, JSON_DECODE_ANY, NULL) : NULL;
    free(text);
    if (!ordered)
        return value;
    json_decref(value);
    return ordered;
}

json_t *value_from_lua(lua_State *L, int index)
{
    const char *why = NULL;
    json_t *value = from_lua(L, lua_absindex(L, index), 0, &why);
    if (why) {
        json_decref(value);
        luaL_error(L, "%s", why);
    }
    return in_order(value);
}

/* Lua goes through the names of a table in another order each time; a test must not. */
void order_pairs(lua_State *L)
{
    static const char ordered[] =
        "local pairs, next, type, tostring = pairs, next, type, tostring\n"
        "return function(t)\n"
        "  if type(t) ~= 'table' or getmetatable(t) then return pairs(t) end\n"
        "  local names = {}\n"
        "  for name in next, t do names[#names + 1] = name end\n"
        "  table.sort(names, function(a, b)\n"
        "    if type(a) == 'number' and type(b) == 'number' then return a < b end\n"
        "    if type(a) ~= type(b) then return type(a) < type(b) end\n"
        "    return tostring(a) < tostring(b)\n"
        "  end)\n"
        "  local at = 0\n"
        "  return function()\n"
        "    at = at + 1\n"
        "    if names[at] ~= nil then return names[at], t[names[at]] end\n"
        "  end\n"
        "end";
    if (luaL_loadbuffer(L, ordered, sizeof ordered - 1, "=pairs") != LUA_OK)
        lua_error(L);
    lua_call(L, 0, 1);
    lua_setglobal(L, "pairs");
}

void value_to_lua(lua_State *L, const json_t *value)
{
    luaL_checkstack(L, 8, "a value is nested too deep");
    switch (json_typeof(value)) {
    case JSON_OBJECT: {
        const char *key;
        json_t *part;
        lua_newtable(L);
        json_object_foreach ((json_t *)value, key, part) {
            lua_pushstring(L, key);
            value_to_lua(L, part);
            lua_rawset(L, -3);
        }
        break;
    }
    case JSON_ARRAY: {
        size_t i;
        json_t *part;
        lua_createtable(L, (int)json_array_size(value), 0);
        json_array_foreach (value, i, part) {
            if (json_is_null(part))
                lua_pushboolean(L, 0);
            else
                value_to_lua(L, part);
            lua_rawseti(L, -2, (lua_Integer)i + 1);
        }
        break;
    }
    case JSON_STRING:
        lua_pushlstring(L, json_string_value(value), json_string_length(value));
        break;
    case JSON_INTEGER:
        lua_pushinteger(L, json_integer_value(value));
        break;
    case JSON_REAL:
        lua_pushnumber(L, json_real_value(value));
        break;
    case JSON_TRUE:
    case JSON_FALSE:
        lua_pushboolean(L, json_is_true(value));
        break;
    case JSON_NULL:
        lua_pushnil(L);
        break;
    }
}

char *value_text(const json_t *value)
{
    char *text = NULL;
    if (json_is_null(value))
        text_add(&text, "nil");
    else
        text = json_dumps(value, JSON_ENCODE_ANY | JSON_SORT_KEYS);
    if (!text)
        abort();
    return text;
}

bool value_equal(const json_t *a, const json_t *b)
{
    if (json_is_number(a) && json_is_number(b))
        return json_number_value(a) == json_number_value(b);
    if (json_typeof(a) != json_typeof(b))
        return false;
    if (json_is_array(a)) {
        if (json_array_size(a) != json_array_size(b))
            return false;
        for (size_t i = 0; i < json_array_size(a); i++)
            if (!value_equal(json_array_get(a, i), json_array_get(b, i)))
                return false;
        return true;
    }
    if (json_is_object(a)) {
        const char *key;
        json_t *part;
        if (json_object_size(a) != json_object_size(b))
            return false;
        json_object_foreach ((json_t *)a, key, part) {
            const json_t *other = json_object_get(b, key);
            if (!other || !value_equal(part, other))
                return false;
        }
        return true;
    }
    return json_equal(a, b);
}

/* Words. */

static bool letter_of_word(char c)
{
    return c && c != ' ';
}

/* One folded word, or several in a row, against one folded text. */
static enum fit fold_fit(const char *word, const char *text)
{
    if (!*word)
        return FIT_NOT;
    if (strcmp(word, text) == 0)
        return FIT_EQUAL;
    enum fit best = FIT_NOT;
    size_t length = strlen(word);
    for (const char *at = text; (at = strstr(at, word)) != NULL; at++) {
        bool begins = at == text || !letter_of_word(at[-1]);
        bool ends = !letter_of_word(at[length]);
        if (begins && ends)
            return FIT_WORDS;
        best = FIT_WITHIN;
    }
    return best;
}

static enum fit fit_one(const char *word, const char *text)
{
    char *a = words_fold(word), *b = words_fold(text);
    /* Words of nothing but signs ("+", "-1") must be in the text as they are. */
    enum fit fit = *a ? fold_fit(a, b) : *word && strstr(text, word) ? FIT_WORDS : FIT_NOT;
    free(a);
    free(b);
    return fit;
}

static enum fit fit_any(const char *word, const char *const *texts, int count)
{
    enum fit best = FIT_NOT;
    for (int i = 0; i < count; i++) {
        enum fit fit = texts[i] ? fit_one(word, texts[i]) : FIT_NOT;
        if (fit > best)
            best = fit;
    }
    return best;
}

enum fit words_against(const json_t *words, const char *const *texts, int count)
{
    enum fit worst = FIT_EQUAL;
    char *all = NULL;
    size_t i;
    json_t *word;
    json_array_foreach (words, i, word) {
        char number[32];
        snprintf(number, sizeof number, "%lld", (long long)json_integer_value(word));
        const char *text = json_is_string(word) ? json_string_value(word) : number;
        text_add(&all, i ? " %s" : "%s", text);
        enum fit fit = fit_any(text, texts, count);
        if (fit < worst)
            worst = fit;
    }
    if (!all)
        return FIT_NOT;
    /* "play", "Archer" are together exactly "Play Archer", and that is more
     * than the words being the verb and a card of some option. */
    if (worst == FIT_EQUAL)
        worst = FIT_PARTS;
    if (worst != FIT_NOT && fit_any(all, texts, count) == FIT_EQUAL)
        worst = FIT_EQUAL;
    free(all);
    return worst;
}

bool same_name(const char *a, const char *b)
{
    return a && b && fit_one(a, b) == FIT_EQUAL;
}
