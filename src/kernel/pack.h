/* pack.h - content packs: Lua run once in a sandbox, read as a tree.
 *
 * A pack is a folder with a pack.lua, which may include() other files of the
 * folder. It declares things:
 *
 *     unit "Archer" { cost = 2, strength = 1, ... }
 *
 * The game's schema says which words declare (`unit`), which build a part of a
 * declaration (`damage(2, attacker)`, `units{ kind = "Rider" }`) and which
 * just stand for themselves (`attacker`). Everything declared is turned into a
 * tree of nodes that remember file and line; then Lua is gone, and the game
 * compiles the tree with the readers below. Any other word is an error that
 * names file, line and the nearest word the game knows.
 *
 * The sandbox: no files but include(), no network, no clock, no loading of
 * code, a limit on instructions and on memory. */
#ifndef ARB_PACK_H
#define ARB_PACK_H

#include "arbiter.h"

struct arb_declaration;
struct arb_schema {
    const char *const *declare; /* unit "Name" { ... }, ended by NULL */
    const char *const *build;   /* damage(1, self), ended by NULL */
    const char *const *stand;   /* self, ended by NULL */
    const char *const *things;  /* those of `declare` that are played, which a test can be about
                                   by their names, ended by NULL; NULL: none */
    /* Adds the names of what tests can be about in a declaration of `things`; NULL: its own. */
    void (*parts)(const struct arb_declaration *declaration, json_t *names);
    const char *const *in_code; /* those names that the game carries out in code, because its words
                                   cannot say it, ended by NULL; NULL: none */
    const char *game;           /* the id a pack must name; NULL: any */
};
/* A word may stand in several lists: `unit "Name" {}` declares, any other call
 * of it builds, and without a call it stands for itself. */

enum arb_node_kind { ARB_NODE_BOOL, ARB_NODE_INT, ARB_NODE_STRING, ARB_NODE_TABLE };

/* A value of a pack. A built part is a table with its word; a standing word is
 * a table with its word and nothing in it. A build word called with a single
 * plain table takes that table's items and fields as its own; otherwise its
 * arguments are the items, in order. What is not itself a word has the line of
 * the word or declaration around it. A node may stand in several places of a
 * tree; no tree is deeper than 64. */
struct arb_node {
    enum arb_node_kind kind;
    const char *word; /* NULL for a plain table */
    const char *file;
    int line;
    int64_t number; /* also of a bool */
    const char *string;
    const struct arb_node **item;
    int items;
    struct arb_field {
        const char *key;
        const struct arb_node *value;
    } * field; /* sorted by key */
    int fields;
};

struct arb_declaration {
    const char *word; /* "unit" */
    const char *name; /* "Archer" */
    const char *file;
    int line;
    const struct arb_node *body;
};

/* What a check found in packs: every error and every warning, where loading stops at
 * the first error. Each is noted once; after ARB_FINDINGS they are only counted. */
enum { ARB_FINDINGS = 400 };
struct arb_findings {
    int count, errors, warnings;
    bool broken_off; /* a file was not run to its end: what follows there is not known */
    struct arb_finding {
        struct arb_error error;
        bool warning;
    } * list;
};
void arb_find(struct arb_findings *findings, const struct arb_error *error, bool warning);
/* By file and line. */
void arb_sort_findings(struct arb_findings *findings);
void arb_free_findings(struct arb_findings *findings);

struct arb_pack {
    int declarations;
    struct arb_declaration *declaration; /* in the order of the files */
    int count;                           /* packs loaded */
    struct {
        char name[64], version[16];
        char hash[33]; /* XXH3-128 over its files, hex */
        int end;       /* its declarations are those before this one and after the pack before */
    } loaded[16];
    struct arb_arena *arena;
    struct arb_findings *findings; /* of a check, else NULL */
};

/* Run the packs in these folders (ended by NULL). NULL and err on failure; then
 * err->text is the whole message, starting with file and line. */
struct arb_pack *arb_pack_load(const char *const *dirs, const struct arb_schema *schema,
                               struct arb_error *err);
/* The same for a check: a word nobody knows is noted and taken for a part of which
 * nothing more is said, and a file that breaks off does not stop the others. NULL if
 * nothing can be compiled; the findings then say why. */
struct arb_pack *arb_pack_load_all(const char *const *dirs, const struct arb_schema *schema,
                                   struct arb_findings *findings, struct arb_error *err);
void arb_pack_free(struct arb_pack *pack);

/* What a pack says of itself in its first statement, pack { ... }; the rest of
 * the pack is not run. For those who have a folder and no game yet. */
struct arb_pack_head {
    char name[64], version[16], game[40];
};
bool arb_pack_read_head(const char *dir, struct arb_pack_head *head, struct arb_error *err);

/* Reading a declaration, with errors that name file, line and card. */

/* Goes along while one declaration is compiled. After an error `failed` is set, every
 * reader returns its fallback and the first error stays.
 *
 * A check (`findings` is set) wants them all: whoever reads several parts that stand
 * for themselves calls arb_go_on() between them, and fails as a whole afterwards if
 * one of them did. A field with a wrong value fails nothing then: its reader has
 * noted it and returned the fallback. */
struct arb_reader {
    const struct arb_declaration *declaration;
    struct arb_error *err;
    bool failed;
    int errors; /* so far */
    struct arb_findings *findings;
};

/* True if what was read last failed and the next part is to be read all the same. */
bool arb_go_on(struct arb_reader *r);
/* The packs cannot be compiled whatever follows: no more is looked for. */
void arb_give_up(struct arb_reader *r);

/* file:line: unit "Archer": <what was found>; expected <what would be right>
 * The line is that of the field `at` is the value of, as far as the source shows
 * it; NULL means the declaration itself. */
void arb_pack_error(struct arb_reader *r, const struct arb_node *at, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Likely wrong, but it can be played: told by a check, else nothing. */
void arb_pack_warning(struct arb_reader *r, const struct arb_node *at, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* A field of a table, or NULL if it is absent. */
const struct arb_node *arb_field_of(const struct arb_node *table, const char *key);

/* A number in [min, max]; the fallback if absent. `required` fields use
 * fallback ARB_REQUIRED and err if absent; what is then returned is min, word 0
 * of a list, or an empty text. */
enum { ARB_REQUIRED = INT32_MIN };
int arb_read_int(struct arb_reader *r, const struct arb_node *table, const char *key, int min,
                 int max, int fallback);
bool arb_read_bool(struct arb_reader *r, const struct arb_node *table, const char *key,
                   bool fallback);
/* A string; NULL if absent and not required. */
const char *arb_read_string(struct arb_reader *r, const struct arb_node *table, const char *key,
                            bool required);
/* One word of a list ended by NULL: its number, or the fallback if absent. An
 * unknown word is an error that names the nearest known one. */
int arb_read_word(struct arb_reader *r, const struct arb_node *table, const char *key,
                  const char *const *words, int fallback);
/* The same for a node that is itself the string, or a standing word. */
int arb_word_of(struct arb_reader *r, const struct arb_node *node, const char *const *words);

/* Complain about a field of `table` that is not in `keys`. */
void arb_only_fields(struct arb_reader *r, const struct arb_node *table, const char *const *keys);

/* The word of the list that looks most like `word`, or NULL if none does. */
const char *arb_nearest(const char *word, const char *const *words);

#endif
