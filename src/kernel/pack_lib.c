/* What Lua offers inside a pack: the harmless part of its library, and of what
 * can take long or differ from run to run a version of our own. */
#include "pack_load.h"

#include <lualib.h>
#include <string.h>

/* Copied from Lua as they are. string.find, match and gsub are left out because
 * a pattern can take longer than the age of the world. */
static const char *const base_names[] = {"assert",   "error", "ipairs", "select",
                                         "tonumber", "type",  NULL};
static const char *const table_names[] = {"concat", "insert", "remove", "unpack", NULL};
static const char *const string_names[] = {"byte", "len", "lower", "sub", "upper", NULL};
static const char *const math_names[] = {
    "abs", "ceil", "cos",        "deg",       "exp",        "floor", "fmod", "huge",
    "log", "max",  "maxinteger", "min",       "mininteger", "modf",  "pi",   "rad",
    "sin", "sqrt", "tan",        "tointeger", "type",       "ult",   NULL};

const char *const arb_pack_lib_names[] = {"assert", "error",   "ipairs",   "select", "tonumber",
                                          "type",   "pairs",   "tostring", "table",  "string",
                                          "math",   "include", "pack",     NULL};

static const struct {
    const char *name, *why;
} left_out[] = {
    {"io", "a pack reads no files but with include"},
    {"os", "a pack has no clock, no files and no programs"},
    {"require", "use include \"file.lua\""},
    {"dofile", "use include \"file.lua\""},
    {"loadfile", "use include \"file.lua\""},
    {"package", "use include \"file.lua\""},
    {"load", "a pack loads no code but with include"},
    {"loadstring", "a pack loads no code but with include"},
    {"debug", "a pack cannot look behind itself"},
    {"pcall", "an error in a pack ends it"},
    {"xpcall", "an error in a pack ends it"},
    {"coroutine", "a pack runs once from top to bottom"},
    {"getmetatable", "a pack has no metatables"},
    {"setmetatable", "a pack has no metatables"},
    {"rawget", "a pack has no metatables"},
    {"rawset", "a pack has no metatables"},
    {"rawequal", "a pack has no metatables"},
    {"rawlen", "a pack has no metatables"},
    {"collectgarbage", "memory is looked after"},
    {"print", "a pack has no screen; error(text) stops and tells"},
    {"warn", "a pack has no screen; error(text) stops and tells"},
    {"next", "its order changes from run to run; use pairs"},
    {"utf8", "texts are kept as they are written"},
    {"_G", "a pack has only its own names"},
    {"_VERSION", "a pack has only its own names"},
};

const char *arb_pack_why_not(const char *name)
{
    for (size_t i = 0; i < sizeof left_out / sizeof *left_out; i++)
        if (strcmp(left_out[i].name, name) == 0)
            return left_out[i].why;
    return NULL;
}

const char *arb_pack_found(lua_State *L, int index)
{
    const char *word = arb_pack_word_at(L, index);
    if (word)
        return lua_pushfstring(L, "the word %s", word);
    switch (lua_type(L, index)) {
    case LUA_TNONE:
    case LUA_TNIL:
        return "nil";
    case LUA_TBOOLEAN:
        return lua_toboolean(L, index) ? "true" : "false";
    case LUA_TNUMBER:
        lua_pushvalue(L, index);
        return lua_tostring(L, -1);
    case LUA_TSTRING:
        return lua_pushfstring(L, "\"%s\"", lua_tostring(L, index));
    case LUA_TTABLE:
        return "a table";
    case LUA_TFUNCTION:
        return "a function";
    default:
        return lua_typename(L, lua_type(L, index));
    }
}

/* Texts. */

/* Without the addresses of tables and functions, which differ in each run. */
static int lib_tostring(lua_State *L)
{
    luaL_checkany(L, 1);
    lua_settop(L, 1);
    const char *word = arb_pack_word_at(L, 1);
    if (word)
        lua_pushstring(L, word);
    else if (lua_type(L, 1) == LUA_TNUMBER)
        lua_tostring(L, 1);
    else if (lua_type(L, 1) == LUA_TBOOLEAN)
        lua_pushstring(L, lua_toboolean(L, 1) ? "true" : "false");
    else if (lua_type(L, 1) != LUA_TSTRING)
        lua_pushstring(L, luaL_typename(L, 1));
    return 1;
}

/* Upvalue 1 is Lua's own function, here and below. */
static int call_own(lua_State *L)
{
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_insert(L, 1);
    lua_call(L, lua_gettop(L) - 1, 1);
    return 1;
}

static int lib_rep(lua_State *L)
{
    size_t length, between = 0;
    luaL_checklstring(L, 1, &length);
    lua_Integer times = luaL_checkinteger(L, 2);
    luaL_optlstring(L, 3, "", &between);
    if (times > 0 && length + between > 0 &&
        (lua_Unsigned)times > ARB_PACK_TEXT / (length + between))
        return arb_pack_fail(L, "string.rep: a text longer than %d bytes is not allowed",
                             ARB_PACK_TEXT);
    return call_own(L);
}

static int lib_format(lua_State *L)
{
    const char *format = luaL_checkstring(L, 1);
    for (const char *at = format; (at = strchr(at, '%')); at++) {
        at++;
        at += strspn(at, "-+ #0123456789.");
        if (*at == 'p')
            return arb_pack_fail(L, "string.format: %%p is not allowed");
        if (!*at)
            break;
    }
    for (int i = 2; i <= lua_gettop(L); i++)
        if (lua_type(L, i) > LUA_TSTRING || lua_type(L, i) == LUA_TLIGHTUSERDATA)
            return arb_pack_fail(L, "string.format: takes texts and numbers, found %s",
                                 arb_pack_found(L, i));
    return call_own(L);
}

/* Order. */

/* Numbers first, then texts by their bytes: the same in every language. */
static bool comes_first(lua_State *L, int a, int b)
{
    int ta = lua_type(L, a), tb = lua_type(L, b);
    if (ta == LUA_TNUMBER && tb == LUA_TNUMBER)
        return lua_compare(L, a, b, LUA_OPLT);
    if (ta == LUA_TSTRING && tb == LUA_TSTRING) {
        size_t na, nb;
        const char *sa = lua_tolstring(L, a, &na), *sb = lua_tolstring(L, b, &nb);
        int order = memcmp(sa, sb, na < nb ? na : nb);
        return order < 0 || (order == 0 && na < nb);
    }
    return ta < tb;
}

/* Does the value on top come before the one below it? Pops none of them. */
static bool top_is_less(lua_State *L, int less)
{
    if (!less)
        return comes_first(L, -1, -2);
    lua_pushvalue(L, less);
    lua_pushvalue(L, -2);
    lua_pushvalue(L, -4);
    lua_call(L, 2, 1);
    bool is = lua_toboolean(L, -1);
    lua_pop(L, 1);
    return is;
}

/* Merge from[low, middle) and from[middle, high) into `to`. */
static void merge(lua_State *L, int from, int to, lua_Integer low, lua_Integer middle,
                  lua_Integer high, int less)
{
    lua_Integer left = low, right = middle;
    for (lua_Integer i = low; i < high; i++) {
        bool take_right = left == middle;
        if (left < middle && right < high) {
            lua_rawgeti(L, from, left);
            lua_rawgeti(L, from, right);
            take_right = top_is_less(L, less);
            lua_pop(L, 2);
        }
        lua_rawgeti(L, from, take_right ? right++ : left++);
        lua_rawseti(L, to, i);
    }
}

/* Sort the items of a table; equal ones keep their order, so that the result is
 * the same in every run. `less` is the index of a function, or 0. */
static void sort(lua_State *L, int table, int less)
{
    lua_Integer n = (lua_Integer)lua_rawlen(L, table);
    luaL_checkstack(L, 8, "sort");
    lua_newtable(L);
    int from = table, to = lua_gettop(L);
    for (lua_Integer width = 1; width < n; width *= 2) {
        arb_pack_spend(L, 4 * n);
        for (lua_Integer low = 1; low <= n; low += 2 * width) {
            lua_Integer middle = low + width <= n ? low + width : n + 1;
            lua_Integer high = low + 2 * width <= n ? low + 2 * width : n + 1;
            merge(L, from, to, low, middle, high, less);
        }
        int other = from;
        from = to;
        to = other;
    }
    for (lua_Integer i = 1; from != table && i <= n; i++) {
        lua_rawgeti(L, from, i);
        lua_rawseti(L, table, i);
    }
    lua_settop(L, from > to ? from - 1 : to - 1);
}

static int lib_sort(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    if (!lua_isnoneornil(L, 2))
        luaL_checktype(L, 2, LUA_TFUNCTION);
    lua_settop(L, 2);
    bool by_function = !lua_isnil(L, 2);
    lua_Integer n = (lua_Integer)lua_rawlen(L, 1);
    for (lua_Integer i = 1; i <= n && !by_function; i++) {
        int type = lua_rawgeti(L, 1, i);
        if (type != LUA_TNUMBER && type != LUA_TSTRING)
            return arb_pack_fail(L,
                                 "table.sort: item %d is %s; it sorts texts and numbers, or takes "
                                 "a function that says what comes first",
                                 (int)i, arb_pack_found(L, -1));
        lua_pop(L, 1);
    }
    sort(L, 1, by_function ? 2 : 0);
    return 0;
}

/* Upvalues: the table, its keys in order, how many were given. */
static int next_pair(lua_State *L)
{
    lua_Integer i = lua_tointeger(L, lua_upvalueindex(3));
    for (;;) {
        if (lua_rawgeti(L, lua_upvalueindex(2), ++i) == LUA_TNIL)
            return 1;
        lua_pushvalue(L, -1);
        if (lua_rawget(L, lua_upvalueindex(1)) != LUA_TNIL)
            break;
        lua_pop(L, 2);
    }
    lua_pushinteger(L, i);
    lua_replace(L, lua_upvalueindex(3));
    return 2;
}

/* In the order of the keys, which Lua's own does not keep from run to run. */
static int lib_pairs(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_settop(L, 1);
    lua_newtable(L);
    lua_Integer n = 0;
    for (lua_pushnil(L); lua_next(L, 1); lua_pop(L, 1)) {
        int type = lua_type(L, -2);
        if (type != LUA_TNUMBER && type != LUA_TSTRING)
            return arb_pack_fail(L, "pairs: the key %s is neither a text nor a number",
                                 arb_pack_found(L, -2));
        lua_pushvalue(L, -2);
        lua_rawseti(L, 2, ++n);
    }
    arb_pack_spend(L, n);
    sort(L, 2, 0);
    lua_pushvalue(L, 1);
    lua_insert(L, 2);
    lua_pushinteger(L, 0);
    lua_pushcclosure(L, next_pair, 3);
    return 1;
}

/* Opening. */

/* string.find and the like: a field a library does not have. Upvalues: its name,
 * and Lua's own library. */
static int no_such_function(lua_State *L)
{
    const char *library = lua_tostring(L, lua_upvalueindex(1));
    if (lua_type(L, 2) != LUA_TSTRING)
        return arb_pack_fail(L, "%s has no field %s", library, arb_pack_found(L, 2));
    lua_pushvalue(L, 2);
    bool known = lua_rawget(L, lua_upvalueindex(2)) != LUA_TNIL;
    return arb_pack_fail(L, known ? "%s.%s is not allowed in a pack" : "%s has no function \"%s\"",
                         library, lua_tostring(L, 2));
}

/* Copy the named functions of the table on top into the table below it. */
static void copy_names(lua_State *L, const char *const *names)
{
    for (; *names; names++) {
        lua_getfield(L, -1, *names);
        lua_setfield(L, -3, *names);
    }
}

static void own_version(lua_State *L, const char *name, lua_CFunction function)
{
    lua_getfield(L, -1, name);
    lua_pushcclosure(L, function, 1);
    lua_setfield(L, -3, name);
}

/* Put a library with these functions into the table on top; leaves the library
 * and Lua's own of that name on the stack. */
static void open_library(lua_State *L, const char *name, lua_CFunction open,
                         const char *const *names)
{
    lua_newtable(L);
    lua_pushvalue(L, -1);
    lua_setfield(L, -3, name);
    luaL_requiref(L, name, open, 0);
    copy_names(L, names);
    lua_newtable(L);
    lua_pushstring(L, name);
    lua_pushvalue(L, -3);
    lua_pushcclosure(L, no_such_function, 2);
    lua_setfield(L, -2, "__index");
    lua_setmetatable(L, -3);
}

void arb_pack_open_lib(lua_State *L)
{
    lua_newtable(L);
    luaL_requiref(L, "_G", luaopen_base, 0);
    copy_names(L, base_names);
    own_version(L, "pairs", lib_pairs);
    own_version(L, "tostring", lib_tostring);
    lua_pop(L, 1);

    open_library(L, "table", luaopen_table, table_names);
    own_version(L, "sort", lib_sort);
    lua_pop(L, 2);
    open_library(L, "math", luaopen_math, math_names);
    lua_pop(L, 2);
    open_library(L, "string", luaopen_string, string_names);
    own_version(L, "rep", lib_rep);
    own_version(L, "format", lib_format);
    lua_pop(L, 1);

    /* ("x"):rep(3) goes the same way as string.rep("x", 3). */
    lua_pushliteral(L, "");
    lua_newtable(L);
    lua_pushvalue(L, -3);
    lua_setfield(L, -2, "__index");
    lua_setmetatable(L, -2);
    lua_pop(L, 2);
}
