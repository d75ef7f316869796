/* What a name means inside a pack: a word of the game, a function every pack
 * may use, a name the pack itself has given - or an error that says which word
 * was perhaps meant. */
#include "pack_load.h"

#include <string.h>

/* Built-in words. */

void arb_pack_check_headed(lua_State *L, const char *word)
{
    if (!arb_pack_loader_of(L)->headed)
        arb_pack_fail(L,
                      "found %s; expected pack { name = ..., version = ..., game = ... } before "
                      "anything else",
                      word);
}

static void head_field(lua_State *L, const char *key, char *out, size_t room)
{
    int type = lua_getfield(L, 1, key);
    size_t length = 0;
    const char *text = type == LUA_TSTRING ? lua_tolstring(L, -1, &length) : NULL;
    if (!text || !length || length >= room || strlen(text) != length)
        arb_pack_fail(L, "pack: field \"%s\" is %s; expected a text of 1 to %d bytes", key,
                      arb_pack_found(L, -1), (int)room - 1);
    memcpy(out, text, length + 1);
    lua_pop(L, 1);
}

/* pack { name = "...", version = "...", game = "..." } */
static int word_pack(lua_State *L)
{
    static const char *const keys[] = {"name", "version", "game", NULL};
    struct pack_loader *l = arb_pack_loader_of(L);
    if (l->headed)
        return arb_pack_fail(L, "pack { ... } stands once, at the top of pack.lua");
    if (lua_gettop(L) != 1 || !lua_istable(L, 1))
        return arb_pack_fail(
            L, "pack: found %s; expected pack { name = ..., version = ..., game = ... }",
            arb_pack_found(L, 1));
    for (lua_pushnil(L); lua_next(L, 1); lua_pop(L, 1)) {
        const char *key = lua_type(L, -2) == LUA_TSTRING ? lua_tostring(L, -2) : "";
        int k = 0;
        while (keys[k] && strcmp(keys[k], key) != 0)
            k++;
        const char *near = arb_nearest(key, keys);
        if (!keys[k])
            return arb_pack_fail(L,
                                 near ? "pack: unknown field %s; did you mean \"%s\"?"
                                      : "pack: unknown field %s; expected name, version and game",
                                 arb_pack_found(L, -2), near);
    }
    head_field(L, "name", l->head.name, sizeof l->head.name);
    head_field(L, "version", l->head.version, sizeof l->head.version);
    head_field(L, "game", l->head.game, sizeof l->head.game);
    if (l->schema && l->schema->game && strcmp(l->schema->game, l->head.game) != 0)
        return arb_pack_fail(L, "pack: the pack is for the game \"%s\"; expected \"%s\"",
                             l->head.game, l->schema->game);
    for (int i = 0; l->pack && i < l->pack->count; i++)
        if (strcmp(l->pack->loaded[i].name, l->head.name) == 0)
            return arb_pack_fail(L, "pack: a pack named \"%s\" is already loaded", l->head.name);
    l->headed = true;
    return l->head_only ? arb_pack_fail(L, "read") : 0;
}

/* The environment. */

/* A check goes on: the word takes whatever is done to a word, and what is made of it
 * is not looked at. */
static int push_unknown(lua_State *L, const char *name, const char *near)
{
    struct pack_word *word = arb_pack_alloc(L, sizeof *word);
    lua_pushfstring(L, "%c%s", UNKNOWN_WORD, name);
    word->text = arb_pack_text(L, lua_tostring(L, -1), strlen(name) + 1);
    word->kinds = WORD_DECLARES | WORD_BUILDS | WORD_STANDS;
    arb_pack_note(L,
                  near ? lua_pushfstring(L, "unknown word \"%s\"; did you mean \"%s\"?", name, near)
                       : lua_pushfstring(L, "unknown word \"%s\"; a text stands in quotes", name));
    arb_pack_push_word(L, word);
    return 1;
}

/* A name the pack has not given a meaning to. Upvalues: functions, words. */
static int read_global(lua_State *L)
{
    struct pack_loader *l = arb_pack_loader_of(L);
    if (lua_type(L, 2) != LUA_TSTRING)
        return arb_pack_fail(L, "unknown name %s", arb_pack_found(L, 2));
    lua_pushvalue(L, 2);
    if (lua_rawget(L, lua_upvalueindex(1)) != LUA_TNIL)
        return 1;
    const char *name = lua_tostring(L, 2);
    lua_pushvalue(L, 2);
    if (lua_rawget(L, lua_upvalueindex(2)) != LUA_TNIL) {
        arb_pack_check_headed(L, name);
        arb_pack_push_word(L, &l->word[lua_tointeger(L, -1)]);
        return 1;
    }
    const char *why = arb_pack_why_not(name);
    if (why)
        return arb_pack_fail(L, "\"%s\" is not allowed in a pack: %s", name, why);
    const char *near = arb_nearest(name, l->known);
    if (l->findings)
        return push_unknown(L, name, near);
    return near ? arb_pack_fail(L, "unknown word \"%s\"; did you mean \"%s\"?", name, near)
                : arb_pack_fail(L, "unknown word \"%s\"; a text stands in quotes", name);
}

/* A new global of the pack's own. */
static int write_global(lua_State *L)
{
    for (int i = 1; i <= 2; i++) {
        lua_pushvalue(L, 2);
        if (lua_rawget(L, lua_upvalueindex(i)) != LUA_TNIL)
            return arb_pack_fail(L, "\"%s\" already means something; choose another name",
                                 lua_tostring(L, 2));
        lua_pop(L, 1);
    }
    lua_settop(L, 3);
    lua_rawset(L, 1);
    return 0;
}

static int count_words(const char *const *words)
{
    int count = 0;
    while (words && words[count])
        count++;
    return count;
}

/* Add a list of the schema to the table of words on top of the stack. */
static void add_words(lua_State *L, const char *const *words, unsigned kind)
{
    struct pack_loader *l = arb_pack_loader_of(L);
    for (; words && *words; words++) {
        if (lua_getfield(L, -1, *words) == LUA_TNIL) {
            l->known[l->words] = *words;
            l->word[l->words].text = *words;
            lua_pushinteger(L, l->words++);
            lua_setfield(L, -3, *words);
        }
        lua_pop(L, 1);
        lua_getfield(L, -1, *words);
        l->word[lua_tointeger(L, -1)].kinds |= kind;
        lua_pop(L, 1);
    }
}

/* Push the table of all words of the schema, by name. */
static void push_words(lua_State *L)
{
    struct pack_loader *l = arb_pack_loader_of(L);
    static const struct arb_schema none;
    const struct arb_schema *schema = l->schema ? l->schema : &none;
    int most =
        count_words(schema->declare) + count_words(schema->build) + count_words(schema->stand);
    int functions = count_words(arb_pack_lib_names);
    l->word = arb_pack_alloc(L, (size_t)most * sizeof *l->word);
    l->known = arb_pack_alloc(L, (size_t)(most + functions + 1) * sizeof *l->known);
    lua_newtable(L);
    add_words(L, schema->declare, WORD_DECLARES);
    add_words(L, schema->build, WORD_BUILDS);
    add_words(L, schema->stand, WORD_STANDS);
    memcpy(l->known + l->words, arb_pack_lib_names, (size_t)functions * sizeof *l->known);
}

void arb_pack_open_env(lua_State *L, lua_CFunction include)
{
    lua_newtable(L);
    int own = lua_gettop(L), functions = own + 1, words = own + 2, others = own + 3;
    arb_pack_open_lib(L);
    lua_pushvalue(L, own);
    lua_pushcclosure(L, include, 1);
    lua_setfield(L, functions, "include");
    lua_pushcfunction(L, word_pack);
    lua_setfield(L, functions, "pack");
    push_words(L);
    lua_newtable(L);
    lua_pushvalue(L, functions);
    lua_pushvalue(L, words);
    lua_pushcclosure(L, read_global, 2);
    lua_setfield(L, others, "__index");
    lua_pushvalue(L, functions);
    lua_pushvalue(L, words);
    lua_pushcclosure(L, write_global, 2);
    lua_setfield(L, others, "__newindex");
    lua_setmetatable(L, own);
    lua_settop(L, own);
}
