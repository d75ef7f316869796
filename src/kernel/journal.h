/* journal.h - a play in a file, or wherever a keeper keeps it.
 *
 *     prologue   what the file is, and how far it was written (struct below)
 *     header     a record: JSON with game, engine, packs, setup and seed
 *     header     the same again, in case the first gets damaged
 *     records    answers, arrangements, snapshots, cuts, settings and keys of
 *                chance, in the order they came
 *
 * Every record carries a checksum over itself and the checksum of the record
 * before it. Nothing but the prologue is ever written over: undo appends a
 * record that cuts the play to a length. An append is one write followed by
 * one write of the prologue, so that a process killed at any moment leaves a
 * whole file, and a file that was cut off is shorter than its prologue says.
 *
 * A keeper gets the same bytes: first the whole, then every append. What it kept
 * is again a whole file when put together; only its prologue stays behind. */
#ifndef ARB_JOURNAL_H
#define ARB_JOURNAL_H

#include "chance.h"
#include "history.h"

#define ARB_MAGIC "arbiter save 01\n"

struct arb_prologue {
    char magic[16];
    uint64_t bytes;        /* of the whole file */
    uint64_t chain;        /* checksum of the last record */
    uint32_t header_bytes; /* of the text of each header */
    uint32_t zero;
    uint64_t check; /* over the fields above */
};

struct arb_record {
    uint32_t bytes; /* of what follows */
    uint32_t kind;
    uint64_t check;
};

enum arb_record_kind {
    ARB_RECORD_HEADER = 'H',
    ARB_RECORD_ANSWERS = 'A',     /* struct arb_entry, one or more */
    ARB_RECORD_ARRANGEMENT = 'P', /* uint64_t hash, JSON */
    ARB_RECORD_SNAPSHOT = 'S',    /* uint32_t length, uint32_t events, zstd */
    ARB_RECORD_CUT = 'C',         /* uint32_t length */
    ARB_RECORD_SETTINGS = 'O',    /* uint8_t stop[ARB_SEATS], uint8_t referee; then, if there
                                     are more orders than those, JSON: a list by seat */
    ARB_RECORD_KEYS = 'K',        /* JSON: all keys of chance, if there are any; chance.h */
};

/* What a table knows of where it is saved. */
struct arb_journal {
    bool open;                /* it is saved: in a file or by a keeper */
    char *path;               /* NULL: not in a file */
    struct arb_keeper keeper; /* without a path */
    uint64_t bytes, chain;
    uint32_t header_bytes;
    uint32_t written; /* steps of the history that are in the file */
    bool cut;         /* the file has more steps, which are undone */
    bool settings;    /* they changed since they were written */
    bool keys;        /* so did the keys of chance */
    bool rewrite;     /* made by another program or other packs: write it anew */
};

uint64_t arb_record_check(uint64_t chain, uint32_t kind, const void *data, uint32_t bytes);
uint64_t arb_prologue_check(const struct arb_prologue *p);

/* Bring the file up to date. An error leaves the file as it was; what is not
 * written yet is tried again the next time. */
bool arb_journal_flush(struct arb_table *t, struct arb_error *err);
void arb_journal_cut(struct arb_journal *j, uint32_t length);
void arb_journal_close(struct arb_journal *j);

/* What a file holds. Everything before the damage is whole. */
struct arb_saved {
    json_t *header;
    struct arb_history history;
    struct arb_keys keys;
    uint8_t stop[ARB_SEATS];
    json_t *orders; /* of the seats, as arb_orders() tells them, or NULL */
    bool referee;
    uint64_t bytes, chain;
    uint32_t header_bytes;
    bool damaged;
    struct arb_error damage;
};

/* False if it cannot be read at all or its header is lost. */
bool arb_saved_from(struct arb_saved *saved, struct arb_source from, struct arb_error *err);

/* What errors call it. */
const char *arb_source_name(struct arb_source from);
void arb_saved_free(struct arb_saved *saved);

/* In words, what differs between the program and packs of a save and those of
 * today; empty if nothing does. */
void arb_saved_differences(const struct arb_saved *saved, const arb_game *game, char *words,
                           size_t room);

/* A table with the setup of a save, at its beginning. */
struct arb_table *arb_saved_begin(const struct arb_saved *saved, const arb_game *game,
                                  struct arb_error *err);

/* True if today's first position is the one the save began with: only then
 * can the hashes of later positions be compared. */
bool arb_saved_same_start(const struct arb_saved *saved, const struct arb_table *t);

/* Take step i of a save at the table, which stands before it. False and why,
 * in words, if today's rules do not allow it or, where hashes can be compared,
 * lead to another position. */
bool arb_saved_step(struct arb_table *t, const struct arb_saved *saved, uint32_t i, bool same_start,
                    struct arb_error *err);

#endif
