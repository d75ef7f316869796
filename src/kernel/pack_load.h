/* pack_load.h - what the parts of the pack loader share: pack.c runs the files,
 * pack_env.c gives names their meaning, pack_lib.c is what Lua offers inside,
 * pack_tree.c turns values into nodes, pack_line.c finds lines and pack_read.c
 * words errors.
 *
 * Rules of the loader:
 *  1. Everything Lua does happens inside one lua_pcall(); no lua_ function that
 *     can raise an error is called outside it.
 *  2. Every error is final: a pack has no way to catch one. A check goes on with
 *     the next file, and past a word nobody knows.
 *  3. Chunks are named "@N" after their number in file[], so each message Lua
 *     makes starts with "N:line: ", whatever the length of the path.
 *  4. Nothing a pack can see differs from run to run: no addresses, no order of
 *     hashing, no clock. */
#ifndef ARB_PACK_LOAD_H
#define ARB_PACK_LOAD_H

#include "arena.h"
#include "pack.h"

#include <lauxlib.h>
#include <lua.h>
#include <stdarg.h>
#include <xxhash.h>

enum {
    ARB_PACK_MEMORY = 64 << 20, /* bytes of Lua and of the tree */
    ARB_PACK_TEXT = 1 << 20,    /* bytes of one string */
    ARB_PACK_STEPS = 50000000,  /* Lua instructions */
    ARB_PACK_SECONDS = 20,      /* of the processor, should a step be slow */
    ARB_PACK_FILES = 256,
    ARB_PACK_FILE_BYTES = 4 << 20,
    ARB_PACK_INCLUDES = 16,  /* files that include files */
    ARB_PACK_DEPTH = 64,     /* of a tree */
    ARB_PACK_NODES = 100000, /* of one declaration */
};

enum { WORD_DECLARES = 1, WORD_BUILDS = 2, WORD_STANDS = 4 };

struct pack_word {
    const char *text; /* the schema's own */
    unsigned kinds;
};

struct pack_loader {
    const struct arb_schema *schema;
    struct arb_pack *pack;
    struct arb_arena *arena;
    struct arb_error *err;
    struct arb_findings *findings; /* of a check, else NULL */

    const char *dir; /* as given, without a slash at the end */
    char *root;      /* the same, absolute and free of links */
    struct {
        const char *shown, *real;
    } file[ARB_PACK_FILES];
    int files, including;
    XXH3_state_t *hash;
    char hex[33];

    struct pack_word *word;
    int words;
    const char **known; /* all words and functions, ended by NULL */

    struct arb_pack_head head;
    bool headed;    /* pack { } was read */
    bool head_only; /* and that is all that is wanted */

    /* The declaration that has its name and waits for its table. */
    struct {
        const char *word, *name;
        const char *file;
        int line;
    } open;
    int room; /* for declarations */

    int at_file, at_line; /* where Lua is, for errors that do not say */
    int64_t steps;        /* left */
    double deadline;      /* in seconds of the processor */
    size_t memory;        /* of Lua */
    size_t arena_before;  /* what the packs before this one took */
    bool text_refused;    /* what the allocator last refused was one string */
};

static inline struct pack_loader *arb_pack_loader_of(lua_State *L)
{
    return *(struct pack_loader **)lua_getextraspace(L);
}

/* pack.c. */

/* Raise an error that names the line being run, or another one. Like lua_error()
 * they never return, and have a type only to be written after `return`. */
__attribute__((noreturn)) int arb_pack_fail(lua_State *L, const char *format, ...);
__attribute__((noreturn)) int arb_pack_fail_at(lua_State *L, const char *file, int line,
                                               const char *format, ...);
/* The line being run. */
void arb_pack_where(lua_State *L, const char **file, int *line);
/* Note an error of the line being run for a check, which goes on. */
void arb_pack_note(lua_State *L, const char *message);
/* Count work done outside Lua's own instructions. */
void arb_pack_spend(lua_State *L, int64_t steps);
/* Memory of the tree, under the pack's limit. */
void *arb_pack_alloc(lua_State *L, size_t size);
char *arb_pack_text(lua_State *L, const char *text, size_t length);

/* pack_env.c. */

/* Push the table of a pack's own names; reading any other name finds the words
 * of the schema and the functions, or fails. `include` gets it as upvalue 1. */
void arb_pack_open_env(lua_State *L, lua_CFunction include);
/* Fail if pack { } has not been read. */
void arb_pack_check_headed(lua_State *L, const char *found);

/* pack_lib.c. */

/* Push a table with the functions every pack may use. */
void arb_pack_open_lib(lua_State *L);
/* Their names and those of their libraries, ended by NULL. */
extern const char *const arb_pack_lib_names[];
/* Why a name of Lua is not offered, or NULL if Lua has no such name. */
const char *arb_pack_why_not(const char *name);
/* "found" in words: nil, a function, 2.5, "text". */
const char *arb_pack_found(lua_State *L, int index);

/* pack_tree.c. */

/* Make the metatable of words and built parts. */
void arb_pack_open_words(lua_State *L);
/* Words nobody knows begin with this in the tree of a check. */
#define UNKNOWN_WORD '?'

/* Push what reading this word gives. */
void arb_pack_push_word(lua_State *L, const struct pack_word *word);
/* Fail if a declaration got its name but never its table. */
void arb_pack_check_open(lua_State *L);
/* The word of a value, or NULL if it is not one or a part built with one. */
const char *arb_pack_word_at(lua_State *L, int index);

/* pack_line.c. */

/* One step down a tree: a field, or an item counted from 0 if key is NULL. */
struct pack_step {
    const char *key;
    int item;
};

/* The line of what the steps lead to, looking at the source from `word` on this
 * line on; as far as it can be seen there, else the last line that could. */
int arb_pack_line_of(const char *file, int line, const char *word, const struct pack_step *steps,
                     int count);

/* pack_read.c. */

/* file:line: word "name": message; line 0, and word or file NULL, are left out. */
void arb_pack_say_error(struct arb_error *err, const char *file, int line, const char *word,
                        const char *name, const char *message);

#endif
