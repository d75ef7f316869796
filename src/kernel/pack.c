/* Running a pack: the sandbox with its limits, include(), and the hash. */
#include "pack_load.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { STEPS_AT_ONCE = 1000 };

static const char too_long[] = "the pack runs too long (more than 50 million steps are not "
                               "allowed); is there an endless loop?";
static const char too_much[] = "the pack needs too much memory (more than 64 MB are not allowed)";

/* Errors. */

static int file_number(const lua_Debug *ar)
{
    return ar->source[0] == '@' ? atoi(ar->source + 1) : -1;
}

/* The innermost line of the pack that is being run. */
static bool line_running(lua_State *L, int level, int *file, int *line)
{
    lua_Debug ar;
    for (; lua_getstack(L, level, &ar); level++) {
        lua_getinfo(L, "Sl", &ar);
        if (ar.currentline > 0 && file_number(&ar) >= 0) {
            *file = file_number(&ar);
            *line = ar.currentline;
            return true;
        }
    }
    return false;
}

void arb_pack_where(lua_State *L, const char **file, int *line)
{
    struct pack_loader *l = arb_pack_loader_of(L);
    int number = l->at_file;
    *line = l->at_line;
    line_running(L, 0, &number, line);
    *file = l->file[number].shown;
}

int arb_pack_fail(lua_State *L, const char *format, ...)
{
    int file, line;
    luaL_checkstack(L, 4, "error");
    if (line_running(L, 0, &file, &line))
        lua_pushfstring(L, "%d:%d: ", file, line);
    else
        lua_pushliteral(L, "");
    va_list args;
    va_start(args, format);
    lua_pushvfstring(L, format, args);
    va_end(args);
    lua_concat(L, 2);
    lua_error(L);
    abort(); /* not reached */
}

int arb_pack_fail_at(lua_State *L, const char *file, int line, const char *format, ...)
{
    struct pack_loader *l = arb_pack_loader_of(L);
    int number = 0;
    while (number < l->files - 1 && l->file[number].shown != file)
        number++;
    luaL_checkstack(L, 4, "error");
    lua_pushfstring(L, "%d:%d: ", number, line);
    va_list args;
    va_start(args, format);
    lua_pushvfstring(L, format, args);
    va_end(args);
    lua_concat(L, 2);
    lua_error(L);
    abort(); /* not reached */
}

void arb_pack_note(lua_State *L, const char *message)
{
    struct pack_loader *l = arb_pack_loader_of(L);
    struct arb_error error;
    const char *file;
    int line;
    arb_pack_where(L, &file, &line);
    arb_pack_say_error(&error, file, line, l->open.word, l->open.name, message);
    arb_find(l->findings, &error, false);
}

/* What follows a word nobody knows on its line is most often its fault. */
static bool line_is_noted(const struct pack_loader *l, const struct arb_error *error)
{
    for (int i = 0; i < l->findings->count; i++)
        if (l->findings->list[i].error.line == error->line &&
            strcmp(l->findings->list[i].error.file, error->file) == 0)
            return true;
    return false;
}

/* The error Lua ended with, on top of its stack, in words. */
static void say_lua_error(struct pack_loader *l, lua_State *L, int status)
{
    const char *message = "the pack stopped with an error that is no text";
    if (lua_type(L, -1) == LUA_TSTRING)
        message = lua_tostring(L, -1);
    int file = -1, line = 0, length = 0;
    if (sscanf(message, "%d:%d: %n", &file, &line, &length) == 2 && length > 0 && file >= 0 &&
        file < l->files) {
        message += length;
    } else {
        file = l->at_file;
        line = l->at_line;
    }
    if (status == LUA_ERRMEM || strcmp(message, "not enough memory") == 0)
        message = l->text_refused ? "a text longer than 1 MB is not allowed" : too_much;
    if (strncmp(message, "stack overflow", 14) == 0 ||
        strncmp(message, "C stack overflow", 16) == 0)
        message = "functions call each other too deep; is there an endless recursion?";
    char hinted[300];
    if (strncmp(message, "'}' expected", 12) == 0) {
        snprintf(hinted, sizeof hinted, "%s; is a comma missing before it?", message);
        message = hinted;
    }
    arb_pack_say_error(l->err, l->files ? l->file[file].shown : l->dir, line, l->open.word,
                       l->open.name, message);
    if (!l->findings)
        return;
    l->findings->broken_off = true;
    if (!line_is_noted(l, l->err))
        arb_find(l->findings, l->err, false);
}

/* Limits. */

/* Memory of Lua, counted. */
static void *allocate(void *user, void *old, size_t old_size, size_t size)
{
    struct pack_loader *l = user;
    size_t had = old ? old_size : 0;
    if (size == 0) {
        free(old);
        l->memory -= had;
        return NULL;
    }
    /* For a new object old_size tells its type. */
    bool long_text = !old && old_size == LUA_TSTRING && size > ARB_PACK_TEXT;
    size_t tree = arb_arena_bytes(l->arena) - l->arena_before;
    if (long_text || (size > had && l->memory - had + size + tree > ARB_PACK_MEMORY)) {
        l->text_refused = long_text;
        return NULL;
    }
    void *grown = realloc(old, size);
    if (grown)
        l->memory += size - had;
    return grown;
}

void *arb_pack_alloc(lua_State *L, size_t size)
{
    struct pack_loader *l = arb_pack_loader_of(L);
    size_t tree = arb_arena_bytes(l->arena) - l->arena_before;
    void *memory = NULL;
    if (size <= ARB_PACK_MEMORY && l->memory + tree + size <= ARB_PACK_MEMORY)
        memory = arb_arena_alloc(l->arena, size);
    if (!memory)
        arb_pack_fail(L, "%s", too_much);
    return memory;
}

char *arb_pack_text(lua_State *L, const char *text, size_t length)
{
    char *copy = arb_pack_alloc(L, length + 1);
    memcpy(copy, text, length);
    return copy;
}

static double seconds_used(void)
{
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

void arb_pack_spend(lua_State *L, int64_t steps)
{
    struct pack_loader *l = arb_pack_loader_of(L);
    l->steps -= steps;
    if (l->steps < 0 || seconds_used() > l->deadline)
        arb_pack_fail(L, "%s", too_long);
}

/* Called by Lua every so many instructions, at each new line, and at each call
 * and return. A lack of memory is told only after all is unwound, so the place
 * must be known beforehand. */
static void watch(lua_State *L, lua_Debug *ar)
{
    struct pack_loader *l = arb_pack_loader_of(L);
    switch (ar->event) {
    case LUA_HOOKCOUNT:
        arb_pack_spend(L, STEPS_AT_ONCE);
        break;
    case LUA_HOOKLINE:
        l->at_line = ar->currentline;
        break;
    case LUA_HOOKRET:
        line_running(L, 1, &l->at_file, &l->at_line);
        break;
    default:
        lua_getinfo(L, "S", ar);
        if (file_number(ar) >= 0) {
            l->at_file = file_number(ar);
            l->at_line = ar->linedefined;
        }
    }
}

/* Files. */

/* What is wrong with a name given to include, or NULL. */
static const char *bad_name(const char *name, size_t length)
{
    if (!*name || strlen(name) != length)
        return "expected the name of a file of this pack";
    if (*name == '/')
        return "a path from / is not allowed; expected a file inside the pack's folder";
    for (const char *part = name; part; part = strchr(part, '/'), part += part != NULL)
        if (strncmp(part, "..", 2) == 0 && (part[2] == '/' || !part[2]))
            return "\"..\" is not allowed; expected a file inside the pack's folder";
    return NULL;
}

/* Read a whole plain file; the caller frees it. NULL and *why on failure. */
static char *read_file(const char *path, size_t *size, const char **why)
{
    /* Not to wait for ever at a pipe. */
    int fd = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    struct stat about;
    char *text = NULL;
    *why = NULL;
    if (fd < 0 || fstat(fd, &about) < 0)
        *why = strerror(errno);
    else if (!S_ISREG(about.st_mode))
        *why = "it is not a file";
    else if (about.st_size > ARB_PACK_FILE_BYTES)
        *why = "it is larger than 4 MB";
    else if (!(text = malloc((size_t)about.st_size + 1)))
        *why = strerror(ENOMEM);
    *size = 0;
    while (text && *size < (size_t)about.st_size) {
        ssize_t got = read(fd, text + *size, (size_t)about.st_size - *size);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0) {
            *why = strerror(errno);
            free(text);
            text = NULL;
        }
        if (got <= 0)
            break;
        *size += (size_t)got;
    }
    if (fd >= 0)
        close(fd);
    return text;
}

/* The hash runs over the name and the text of each file, in the order read. */
static void hash_file(struct pack_loader *l, const char *name, const char *text, size_t size)
{
    char length[24];
    int digits = snprintf(length, sizeof length, "%zu", size) + 1;
    XXH3_128bits_update(l->hash, name, strlen(name) + 1);
    XXH3_128bits_update(l->hash, length, (size_t)digits);
    XXH3_128bits_update(l->hash, text, size);
}

/* The real path of a file of the pack, in the arena. */
static const char *real_path(lua_State *L, const char *name, const char *shown)
{
    struct pack_loader *l = arb_pack_loader_of(L);
    char path[PATH_MAX];
    if (!realpath(shown, path))
        arb_pack_fail(L, "cannot read \"%s\": %s; expected a file of the pack's folder", name,
                      strerror(errno));
    size_t root = strlen(l->root);
    bool whole_disk = strcmp(l->root, "/") == 0;
    if (strncmp(path, l->root, root) != 0 || (!whole_disk && path[root] != '/'))
        arb_pack_fail(L, "\"%s\" leads out of the pack's folder, which is not allowed", name);
    for (int i = 0; i < l->files; i++)
        if (strcmp(l->file[i].real, path) == 0)
            arb_pack_fail(L, "\"%s\" is included a second time; a file runs once", name);
    return arb_pack_text(L, path, strlen(path));
}

/* A declaration at the end of its file that has its name and no table. */
static void note_open(struct pack_loader *l)
{
    struct arb_error error;
    char message[256];
    snprintf(message, sizeof message, "the table is missing; expected %s \"%.100s\" { ... }",
             l->open.word, l->open.name);
    arb_pack_say_error(&error, l->open.file, l->open.line, l->open.word, l->open.name, message);
    arb_find(l->findings, &error, false);
}

/* Run the chunk on top of the stack. A check that comes to an error in it goes on
 * behind it, if the pack may still do anything. */
static void run_chunk(lua_State *L)
{
    struct pack_loader *l = arb_pack_loader_of(L);
    int including = l->including++;
    if (!l->findings || !including) {
        lua_call(L, 0, 0);
    } else {
        int status = lua_pcall(L, 0, 0, 0);
        if (status != LUA_OK) {
            bool spent = status == LUA_ERRMEM || l->steps <= 0 || l->text_refused;
            if (spent)
                lua_error(L);
            say_lua_error(l, L, status);
            lua_pop(L, 1);
            l->open.word = l->open.name = NULL;
        }
    }
    l->including = including;
}

/* Run one file of the pack. Upvalue 1 of the caller is the pack's environment. */
static void run_file(lua_State *L, const char *name)
{
    struct pack_loader *l = arb_pack_loader_of(L);
    char chunk[16];
    size_t length = strlen(l->dir) + 1 + strlen(name), size;
    char *shown = arb_pack_alloc(L, length + 1);
    snprintf(shown, length + 1, "%s/%s", l->dir, name);
    if (l->files == ARB_PACK_FILES)
        arb_pack_fail(L, "more than %d files are not allowed", ARB_PACK_FILES);
    if (l->including == ARB_PACK_INCLUDES)
        arb_pack_fail(L, "include goes more than %d files deep", ARB_PACK_INCLUDES);
    const char *real = real_path(L, name, shown), *why;
    char *text = read_file(real, &size, &why);
    if (!text)
        arb_pack_fail(L, "cannot read \"%s\": %s", name, why);

    bool compiled = size > 0 && text[0] == LUA_SIGNATURE[0];
    bool marked = size >= 3 && memcmp(text, "\xef\xbb\xbf", 3) == 0; /* of UTF-8 */
    snprintf(chunk, sizeof chunk, "@%d", l->files);
    hash_file(l, name, text, size);
    l->file[l->files].shown = shown;
    l->file[l->files++].real = real;
    int status =
        compiled ? LUA_OK : luaL_loadbufferx(L, text + 3 * marked, size - 3 * marked, chunk, "t");
    free(text);
    if (compiled)
        arb_pack_fail(L, "\"%s\" is compiled Lua, which is not allowed; a pack is plain text",
                      name);
    if (status != LUA_OK && l->findings && l->including && status == LUA_ERRSYNTAX) {
        say_lua_error(l, L, status);
        lua_pop(L, 1);
        return;
    }
    if (status != LUA_OK)
        lua_error(L);
    arb_pack_spend(L, (int64_t)size);
    lua_pushvalue(L, lua_upvalueindex(1));
    lua_setupvalue(L, -2, 1);
    run_chunk(L);
    if (l->findings && l->open.word) {
        note_open(l);
        l->open.word = l->open.name = NULL;
    }
    arb_pack_check_open(L);
}

/* include "cards/units.lua" */
static int word_include(lua_State *L)
{
    arb_pack_check_headed(L, "include");
    if (lua_gettop(L) != 1 || lua_type(L, 1) != LUA_TSTRING)
        return arb_pack_fail(L, "include: found %s; expected include \"file.lua\"",
                             arb_pack_found(L, 1));
    arb_pack_check_open(L);
    size_t length;
    const char *name = lua_tolstring(L, 1, &length), *bad = bad_name(name, length);
    if (bad)
        return arb_pack_fail(L, "include \"%s\": %s", name, bad);
    run_file(L, name);
    return 0;
}

/* Running. */

/* Upvalue 1 is the pack's environment. */
static int run_first(lua_State *L)
{
    run_file(L, "pack.lua");
    arb_pack_check_headed(L, "the end of pack.lua");
    return 0;
}

/* All of a pack's run, called by lua_pcall(). */
static int run_pack(lua_State *L)
{
    arb_pack_open_words(L);
    arb_pack_open_env(L, word_include);
    lua_sethook(L, watch, LUA_MASKCOUNT | LUA_MASKLINE | LUA_MASKCALL | LUA_MASKRET, STEPS_AT_ONCE);
    lua_pushcclosure(L, run_first, 1);
    lua_call(L, 0, 0);
    return 0;
}

static void write_hash(XXH3_state_t *state, char *out)
{
    XXH128_canonical_t hash;
    XXH128_canonicalFromHash(&hash, XXH3_128bits_digest(state));
    for (size_t i = 0; i < sizeof hash.digest; i++)
        snprintf(out + 2 * i, 3, "%02x", hash.digest[i]);
}

/* Run the pack in `dir`. */
static bool run(struct pack_loader *l, const char *dir)
{
    size_t length = strlen(dir);
    while (length > 1 && dir[length - 1] == '/')
        length--;
    l->dir = arb_arena_text(l->arena, dir, length);
    l->root = realpath(dir, NULL);
    l->hash = XXH3_createState();
    l->steps = ARB_PACK_STEPS;
    l->deadline = seconds_used() + ARB_PACK_SECONDS;
    l->arena_before = arb_arena_bytes(l->arena);
    lua_State *L = NULL;
    bool done = false;
    if (!l->root) {
        char message[128];
        snprintf(message, sizeof message, "%s; expected a folder with a pack.lua", strerror(errno));
        arb_pack_say_error(l->err, dir, 0, NULL, NULL, message);
    } else if (!l->dir || !l->hash || !(L = lua_newstate(allocate, l))) {
        arb_pack_say_error(l->err, dir, 0, NULL, NULL, strerror(ENOMEM));
    } else {
        XXH3_128bits_reset(l->hash);
        *(struct pack_loader **)lua_getextraspace(L) = l;
        lua_pushcfunction(L, run_pack);
        int status = lua_pcall(L, 0, 0, 0);
        done = status == LUA_OK || (l->head_only && l->headed);
        if (!done)
            say_lua_error(l, L, status);
    }
    if (done)
        write_hash(l->hash, l->hex);
    if (L)
        lua_close(L);
    if (l->hash)
        XXH3_freeState(l->hash);
    free(l->root);
    return done;
}

static void note_loaded(struct arb_pack *pack, const struct pack_loader *l)
{
    int n = pack->count++;
    memcpy(pack->loaded[n].name, l->head.name, sizeof l->head.name);
    memcpy(pack->loaded[n].version, l->head.version, sizeof l->head.version);
    memcpy(pack->loaded[n].hash, l->hex, sizeof l->hex);
    pack->loaded[n].end = pack->declarations;
}

static struct arb_pack *load(const char *const *dirs, const struct arb_schema *schema,
                             struct arb_findings *findings, struct arb_error *err)
{
    struct arb_pack *pack = calloc(1, sizeof *pack);
    struct pack_loader *l = calloc(1, sizeof *l);
    if (pack) {
        pack->arena = arb_arena_new();
        pack->findings = findings;
    }
    bool done = pack && pack->arena && l;
    if (!done)
        arb_pack_say_error(err, NULL, 0, NULL, NULL, strerror(ENOMEM));
    for (; done && *dirs; dirs++) {
        if (pack->count == (int)(sizeof pack->loaded / sizeof *pack->loaded)) {
            arb_pack_say_error(err, *dirs, 0, NULL, NULL, "more than 16 packs are not allowed");
            done = false;
            break;
        }
        *l = (struct pack_loader){.schema = schema,
                                  .pack = pack,
                                  .arena = pack->arena,
                                  .err = err,
                                  .findings = findings,
                                  .room = l->room};
        done = run(l, *dirs);
        if (done)
            note_loaded(pack, l);
    }
    free(l);
    if (done && (!findings || !findings->broken_off))
        return pack;
    arb_pack_free(pack);
    return NULL;
}

struct arb_pack *arb_pack_load(const char *const *dirs, const struct arb_schema *schema,
                               struct arb_error *err)
{
    return load(dirs, schema, NULL, err);
}

struct arb_pack *arb_pack_load_all(const char *const *dirs, const struct arb_schema *schema,
                                   struct arb_findings *findings, struct arb_error *err)
{
    struct arb_pack *pack = load(dirs, schema, findings, err);
    if (!pack && !findings->errors)
        arb_find(findings, err, false);
    return pack;
}

void arb_pack_free(struct arb_pack *pack)
{
    if (!pack)
        return;
    arb_arena_free(pack->arena);
    free(pack);
}

bool arb_pack_read_head(const char *dir, struct arb_pack_head *head, struct arb_error *err)
{
    struct arb_arena *arena = arb_arena_new();
    struct pack_loader *l = calloc(1, sizeof *l);
    bool done = arena && l;
    if (done) {
        *l = (struct pack_loader){.arena = arena, .err = err, .head_only = true};
        done = run(l, dir);
        if (done)
            *head = l->head;
    } else {
        arb_pack_say_error(err, NULL, 0, NULL, NULL, strerror(ENOMEM));
    }
    free(l);
    arb_arena_free(arena);
    return done;
}
