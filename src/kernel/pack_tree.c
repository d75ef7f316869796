/* Words and values of a pack become nodes. A build word makes its node when it
 * is called, a declaration when it gets its table; what a pack does to a table
 * afterwards changes nothing. So a node never contains itself, and the line of
 * every error is the line being run. */
#include "pack_load.h"

#include <stdlib.h>
#include <string.h>

/* What a pack holds in its hands: a word it has read, a declaration that has its
 * name and waits for its table, or a part that is built. */
struct handle {
    enum { HANDLE_WORD, HANDLE_NAMED, HANDLE_BUILT } kind;
    const struct pack_word *word;
    const char *name;
    const char *file;
    int line;
    const struct arb_node *node; /* of a built part */
    int depth, nodes;            /* of its tree */
};

static const char metatable_key = 0; /* its address is the key */

static struct handle *handle_at(lua_State *L, int index)
{
    struct handle *handle = lua_touserdata(L, index);
    if (!handle || lua_islightuserdata(L, index) || !lua_getmetatable(L, index))
        return NULL;
    lua_rawgetp(L, LUA_REGISTRYINDEX, &metatable_key);
    bool ours = lua_rawequal(L, -1, -2);
    lua_pop(L, 2);
    return ours ? handle : NULL;
}

static struct handle *push_handle(lua_State *L, struct handle handle)
{
    struct handle *pushed = lua_newuserdatauv(L, sizeof handle, 0);
    *pushed = handle;
    lua_rawgetp(L, LUA_REGISTRYINDEX, &metatable_key);
    lua_setmetatable(L, -2);
    return pushed;
}

const char *arb_pack_word_at(lua_State *L, int index)
{
    struct handle *handle = handle_at(L, index);
    return handle ? handle->word->text : NULL;
}

void arb_pack_push_word(lua_State *L, const struct pack_word *word)
{
    struct handle handle = {.kind = HANDLE_WORD, .word = word};
    arb_pack_where(L, &handle.file, &handle.line);
    push_handle(L, handle);
}

/* Values to nodes. */

/* One conversion: where it started, the way down to the value at hand, and how
 * much came of it. */
struct growth {
    const char *word; /* declaring or building */
    const char *file;
    int line;
    int nodes;
    struct pack_step step[ARB_PACK_DEPTH + 1];
    const void *table[ARB_PACK_DEPTH + 1]; /* on the way, to see a circle */
    int tables;
};

/* Fail with the way to the value: `field "cost", item 2: message`. */
__attribute__((noreturn)) static void no_value(lua_State *L, const struct growth *w, int depth,
                                               const char *message)
{
    luaL_Buffer way;
    luaL_buffinit(L, &way);
    bool declares =
        strcmp(w->word, arb_pack_loader_of(L)->open.word ? arb_pack_loader_of(L)->open.word : "") ==
        0;
    if (!declares)
        luaL_addstring(&way, w->word);
    int first = depth > 4 ? depth - 4 : 0;
    for (int i = first; i < depth; i++) {
        luaL_addstring(&way, luaL_bufflen(&way) ? ", " : "");
        if (w->step[i].key)
            lua_pushfstring(L, "field \"%s\"", w->step[i].key);
        else
            lua_pushfstring(L, "item %d", w->step[i].item + 1);
        luaL_addvalue(&way);
    }
    luaL_addstring(&way, luaL_bufflen(&way) ? ": " : "");
    luaL_addstring(&way, message);
    luaL_pushresult(&way);
    int line = arb_pack_line_of(w->file, w->line, w->word, w->step, depth);
    arb_pack_fail_at(L, w->file, line, "%s", lua_tostring(L, -1));
}

static const char *checked_text(lua_State *L, int index, const struct growth *w, int depth)
{
    size_t length;
    const char *text = lua_tolstring(L, index, &length);
    if (strlen(text) != length)
        no_value(L, w, depth, "a text must not contain a zero byte");
    json_t *valid = json_stringn(text, length);
    if (!valid)
        no_value(L, w, depth, "the text is not UTF-8; save the file in that encoding");
    json_decref(valid);
    return arb_pack_text(L, text, length);
}

static void count_nodes(lua_State *L, struct growth *w, int more, int depth)
{
    w->nodes += more;
    if (w->nodes > ARB_PACK_NODES)
        no_value(L, w, depth, lua_pushfstring(L, "too large: more than %d values", ARB_PACK_NODES));
}

static struct arb_node *new_node(lua_State *L, struct growth *w, enum arb_node_kind kind, int depth)
{
    count_nodes(L, w, 1, depth);
    struct arb_node *node = arb_pack_alloc(L, sizeof *node);
    node->kind = kind;
    node->file = w->file;
    node->line = w->line;
    return node;
}

static const struct arb_node *node_of(lua_State *L, int index, struct growth *w, int depth,
                                      int *below);

static void check_depth(lua_State *L, const struct growth *w, int depth, int below)
{
    if (depth + below > ARB_PACK_DEPTH)
        no_value(L, w, depth < ARB_PACK_DEPTH ? depth : ARB_PACK_DEPTH,
                 lua_pushfstring(L, "nested deeper than %d", ARB_PACK_DEPTH));
}

static int by_key(const void *a, const void *b)
{
    return strcmp(((const struct arb_field *)a)->key, ((const struct arb_field *)b)->key);
}

/* How many items and fields the table has; its keys must be 1 to n, or texts. */
static void count_keys(lua_State *L, int index, const struct growth *w, int depth, int *items,
                       int *fields)
{
    lua_Integer last = 0;
    *items = *fields = 0;
    for (lua_pushnil(L); lua_next(L, index); lua_pop(L, 1)) {
        if (lua_type(L, -2) == LUA_TSTRING) {
            ++*fields;
        } else if (lua_isinteger(L, -2) && lua_tointeger(L, -2) >= 1) {
            ++*items;
            if (lua_tointeger(L, -2) > last)
                last = lua_tointeger(L, -2);
        } else {
            no_value(L, w, depth,
                     lua_pushfstring(L, "%s cannot be a key; expected a name or nothing",
                                     arb_pack_found(L, -2)));
        }
    }
    for (int i = 1; last > *items; i++) {
        if (lua_rawgeti(L, index, i) == LUA_TNIL)
            no_value(L, w, depth, lua_pushfstring(L, "item %d is nil; expected a value", i));
        lua_pop(L, 1);
    }
}

/* The items and fields of the table at `index` become those of `node`. */
static void fill_node(lua_State *L, int index, struct arb_node *node, struct growth *w, int depth,
                      int *below)
{
    luaL_checkstack(L, 8, "table");
    check_depth(L, w, depth, 1);
    const void *table = lua_topointer(L, index);
    for (int i = 0; i < w->tables; i++)
        if (w->table[i] == table)
            no_value(L, w, depth, "the table contains itself");
    w->table[w->tables++] = table;

    count_keys(L, index, w, depth, &node->items, &node->fields);
    count_nodes(L, w, node->items + node->fields, depth);
    w->nodes -= node->items + node->fields;
    int deepest = 0, deep;
    node->item = arb_pack_alloc(L, (size_t)node->items * sizeof(void *));
    for (int i = 0; i < node->items; i++) {
        w->step[depth] = (struct pack_step){NULL, i};
        lua_rawgeti(L, index, i + 1);
        node->item[i] = node_of(L, lua_gettop(L), w, depth + 1, &deep);
        deepest = deep > deepest ? deep : deepest;
        lua_pop(L, 1);
    }
    node->field = arb_pack_alloc(L, (size_t)node->fields * sizeof *node->field);
    int field = 0;
    for (lua_pushnil(L); lua_next(L, index); lua_pop(L, 1)) {
        if (lua_type(L, -2) != LUA_TSTRING)
            continue;
        w->step[depth] = (struct pack_step){"", 0};
        const char *key = checked_text(L, -2, w, depth);
        w->step[depth].key = key;
        const struct arb_node *value = node_of(L, lua_gettop(L), w, depth + 1, &deep);
        deepest = deep > deepest ? deep : deepest;
        node->field[field++] = (struct arb_field){key, value};
    }
    qsort(node->field, (size_t)node->fields, sizeof *node->field, by_key);
    w->tables--;
    *below = deepest + 1;
}

/* A word that was read and not called. */
static const struct arb_node *standing_node(lua_State *L, const struct handle *handle,
                                            struct growth *w, int depth)
{
    const char *word = handle->word->text;
    if (!(handle->word->kinds & WORD_STANDS))
        no_value(L, w, depth,
                 handle->word->kinds & WORD_BUILDS
                     ? lua_pushfstring(L, "the word %s is not called; expected %s(...)", word, word)
                     : lua_pushfstring(L, "the word %s declares and is no value", word));
    struct arb_node *node = new_node(L, w, ARB_NODE_TABLE, depth);
    node->word = word;
    node->file = handle->file;
    node->line = handle->line;
    return node;
}

/* The node of the value at `index`; *below is how deep its tree is. `depth` is
 * how many steps lead to it. */
static const struct arb_node *node_of(lua_State *L, int index, struct growth *w, int depth,
                                      int *below)
{
    struct arb_node *node;
    struct handle *handle;
    *below = 1;
    check_depth(L, w, depth, 1);
    switch (lua_type(L, index)) {
    case LUA_TBOOLEAN:
        node = new_node(L, w, ARB_NODE_BOOL, depth);
        node->number = lua_toboolean(L, index);
        return node;
    case LUA_TNUMBER:
        if (!lua_isinteger(L, index))
            no_value(L, w, depth,
                     lua_pushfstring(L,
                                     "%s is a fraction; expected a whole number "
                                     "(// divides without one)",
                                     arb_pack_found(L, index)));
        node = new_node(L, w, ARB_NODE_INT, depth);
        node->number = lua_tointeger(L, index);
        return node;
    case LUA_TSTRING:
        node = new_node(L, w, ARB_NODE_STRING, depth);
        node->string = checked_text(L, index, w, depth);
        return node;
    case LUA_TTABLE:
        node = new_node(L, w, ARB_NODE_TABLE, depth);
        fill_node(L, index, node, w, depth, below);
        return node;
    case LUA_TUSERDATA:
        handle = handle_at(L, index);
        if (handle && handle->kind == HANDLE_WORD)
            return standing_node(L, handle, w, depth);
        if (handle && handle->kind == HANDLE_BUILT) {
            check_depth(L, w, depth, handle->depth);
            count_nodes(L, w, handle->nodes, depth);
            *below = handle->depth;
            return handle->node;
        }
        no_value(L, w, depth, "a declaration is no value");
    default:
        no_value(L, w, depth,
                 lua_pushfstring(L,
                                 "%s has no meaning here; expected a number, a text, true or "
                                 "false, a table or a word of the game",
                                 arb_pack_found(L, index)));
    }
}

/* Calling words. */

void arb_pack_check_open(lua_State *L)
{
    struct pack_loader *l = arb_pack_loader_of(L);
    if (l->open.word)
        arb_pack_fail_at(L, l->open.file, l->open.line,
                         "the table is missing; expected %s \"%s\" { ... }", l->open.word,
                         l->open.name);
}

/* damage(2, attacker), units{ kind = "Rider" } */
static int build(lua_State *L, const struct handle *word)
{
    struct growth w = {.word = word->word->text};
    arb_pack_where(L, &w.file, &w.line);
    int arguments = lua_gettop(L) - 1, below = 1;
    struct arb_node *node = new_node(L, &w, ARB_NODE_TABLE, 0);
    node->word = word->word->text;
    if (arguments == 1 && lua_istable(L, 2)) {
        fill_node(L, 2, node, &w, 0, &below);
    } else {
        node->items = arguments;
        node->item = arb_pack_alloc(L, (size_t)arguments * sizeof(void *));
        for (int i = 0; i < arguments; i++) {
            int deep;
            w.step[0] = (struct pack_step){NULL, i};
            node->item[i] = node_of(L, i + 2, &w, 1, &deep);
            below = deep + 1 > below ? deep + 1 : below;
        }
    }
    push_handle(L, (struct handle){.kind = HANDLE_BUILT,
                                   .word = word->word,
                                   .node = node,
                                   .depth = below,
                                   .nodes = w.nodes});
    return 1;
}

/* unit "Name" */
static int open_declaration(lua_State *L, const struct handle *word)
{
    struct pack_loader *l = arb_pack_loader_of(L);
    arb_pack_check_open(L);
    struct growth w = {.word = word->word->text};
    arb_pack_where(L, &w.file, &w.line);
    const char *name = checked_text(L, 2, &w, 0);
    if (!*name)
        return arb_pack_fail(L, "%s: the name is empty; expected %s \"Name\" { ... }", w.word,
                             w.word);
    l->open.word = w.word;
    l->open.name = name;
    l->open.file = w.file;
    l->open.line = w.line;
    push_handle(L, (struct handle){.kind = HANDLE_NAMED,
                                   .word = word->word,
                                   .name = name,
                                   .file = w.file,
                                   .line = w.line});
    return 1;
}

static struct arb_declaration *new_declaration(lua_State *L)
{
    struct pack_loader *l = arb_pack_loader_of(L);
    struct arb_pack *pack = l->pack;
    if (pack->declarations == l->room) {
        /* The old array stays in the arena: all of them together are no larger
         * than the last one. */
        int room = l->room ? 2 * l->room : 256;
        struct arb_declaration *more = arb_pack_alloc(L, (size_t)room * sizeof *more);
        if (pack->declarations)
            memcpy(more, pack->declaration, (size_t)pack->declarations * sizeof *more);
        pack->declaration = more;
        l->room = room;
    }
    return &pack->declaration[pack->declarations++];
}

/* { ... } after unit "Name" */
static int close_declaration(lua_State *L, const struct handle *named)
{
    struct pack_loader *l = arb_pack_loader_of(L);
    if (l->open.name != named->name)
        return arb_pack_fail(L, "%s \"%s\" is already declared and takes nothing more",
                             named->word->text, named->name);
    if (lua_gettop(L) != 2 || !lua_istable(L, 2))
        return arb_pack_fail(L, "found %s; expected a table { ... }", arb_pack_found(L, 2));
    struct growth w = {.word = named->word->text, .file = named->file, .line = named->line};
    struct arb_node *body = new_node(L, &w, ARB_NODE_TABLE, 0);
    int below;
    fill_node(L, 2, body, &w, 0, &below);
    *new_declaration(L) = (struct arb_declaration){.word = named->word->text,
                                                   .name = named->name,
                                                   .file = named->file,
                                                   .line = named->line,
                                                   .body = body};
    l->open.word = l->open.name = NULL;
    return 0;
}

static int call_word(lua_State *L)
{
    const struct handle *handle = handle_at(L, 1);
    if (!handle)
        return arb_pack_fail(L, "not a word of the game");
    const char *text = handle->word->text;
    unsigned kinds = handle->word->kinds;
    if (handle->kind == HANDLE_NAMED)
        return close_declaration(L, handle);
    if (handle->kind == HANDLE_BUILT)
        return arb_pack_fail(L, "%s(...) is complete and takes nothing more", text);
    if ((kinds & WORD_DECLARES) && lua_gettop(L) == 2 && lua_type(L, 2) == LUA_TSTRING)
        return open_declaration(L, handle);
    if (kinds & WORD_BUILDS)
        return build(L, handle);
    if (kinds & WORD_DECLARES)
        return arb_pack_fail(L, "%s: found %s; expected %s \"Name\" { ... }", text,
                             arb_pack_found(L, 2), text);
    return arb_pack_fail(L, "the word %s stands for itself and is not called", text);
}

static int index_word(lua_State *L)
{
    const char *word = arb_pack_word_at(L, 1);
    return arb_pack_fail(L, "the word %s has no fields; found .%s", word ? word : "?",
                         lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : arb_pack_found(L, 2));
}

void arb_pack_open_words(lua_State *L)
{
    lua_newtable(L);
    lua_pushcfunction(L, call_word);
    lua_setfield(L, -2, "__call");
    lua_pushcfunction(L, index_word);
    lua_setfield(L, -2, "__index");
    lua_pushcfunction(L, index_word);
    lua_setfield(L, -2, "__newindex");
    lua_pushliteral(L, "word of the game");
    lua_setfield(L, -2, "__name");
    lua_rawsetp(L, LUA_REGISTRYINDEX, &metatable_key);
}
