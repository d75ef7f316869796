/* store.h - what a server must not forget: tables with their journals, answers
 * given, chat, accounts and reports. A store is a small table of functions, so
 * that another database can take the place of this one.
 *
 * What must hold:
 *  1. What was written since the last commit() is durable once commit() has
 *     returned true, and none of it is there after rollback() or a crash.
 *  2. Reading sees what was written, committed or not.
 *  3. All functions but rest() are called from one thread. */
#ifndef ARB_STORE_H
#define ARB_STORE_H

#include "arbiter.h"

enum { STORE_ID = 17 }; /* an id with its ending 0 */

/* A table: what the server knows about it as JSON text, and what is searched. */
struct store_table {
    const char *id, *about, *game;
    bool listed, open; /* shown in the lobby; has an open seat */
    int64_t changed;   /* seconds since 1970 */
};

/* Gets one row each time; `text` is gone afterwards. False: no more wanted. */
typedef bool store_row(void *with, const char *text);

struct arb_store {
    size_t written; /* bytes since the caller set it to 0 */

    void (*close)(struct arb_store *s);
    bool (*commit)(struct arb_store *s, struct arb_error *err);
    void (*rollback)(struct arb_store *s);
    /* Tidy up. May take its time and run on a thread of its own, while the
     * others go on. */
    void (*rest)(struct arb_store *s);

    /* Tables. What is got is released with free(); NULL: there is none. */
    bool (*put_table)(struct arb_store *s, const struct store_table *row, struct arb_error *err);
    char *(*get_table)(struct arb_store *s, const char *id);
    void (*list_tables)(struct arb_store *s, const char *game, bool open, int most, store_row *row,
                        void *with);
    /* Tables nobody began to play, not changed since `before`. */
    bool (*drop_unplayed)(struct arb_store *s, int64_t before, struct arb_error *err);

    /* A table with its journal, answers and chat; reports stay. */
    bool (*drop_table)(struct arb_store *s, const char *id, struct arb_error *err);

    /* The journal of a table, as an arb_keeper writes it. */
    bool (*keep)(struct arb_store *s, const char *id, bool anew, const void *bytes, size_t count,
                 struct arb_error *err);
    /* What can be read of it; not `whole`: the database itself is damaged there. */
    void *(*read_journal)(struct arb_store *s, const char *id, size_t *count, bool *whole);

    /* Which ask an answer with this nonce was for; false: none was given. */
    bool (*put_answer)(struct arb_store *s, const char *id, int seat, const char *nonce,
                       const char *ask, struct arb_error *err);
    bool (*get_answer)(struct arb_store *s, const char *id, int seat, const char *nonce, char *ask,
                       size_t room);

    /* Chat lines as JSON text, numbered by the caller; the last `most`, oldest first. */
    bool (*put_chat)(struct arb_store *s, const char *id, int64_t n, const char *line,
                     struct arb_error *err);
    void (*read_chat)(struct arb_store *s, const char *id, int most, store_row *row, void *with);

    /* Accounts by what is equal for names that are the same; `secret` is a password
     * hash, "" of an account that was removed. The row has name, tab, secret. */
    bool (*put_account)(struct arb_store *s, const char *folded, const char *name,
                        const char *secret, struct arb_error *err);
    char *(*get_account)(struct arb_store *s, const char *folded);
    bool (*set_secret)(struct arb_store *s, const char *folded, const char *secret,
                       struct arb_error *err);
    /* Logins by the hash of their token. Got is only one that was used after a time;
     * touching it makes that now. A row of the list is hash, space, time. */
    bool (*put_session)(struct arb_store *s, const char *token_hash, const char *name,
                        struct arb_error *err);
    char *(*get_session)(struct arb_store *s, const char *token_hash, int64_t after, int64_t *used);
    bool (*touch_session)(struct arb_store *s, const char *token_hash, struct arb_error *err);
    bool (*drop_session)(struct arb_store *s, const char *token_hash, struct arb_error *err);
    /* All of an account, but one. */
    bool (*drop_sessions)(struct arb_store *s, const char *name, const char *but,
                          struct arb_error *err);
    void (*list_sessions)(struct arb_store *s, const char *name, store_row *row, void *with);
    bool (*put_member)(struct arb_store *s, const char *account, const char *id,
                       struct arb_error *err);
    bool (*drop_member)(struct arb_store *s, const char *account, struct arb_error *err);
    void (*list_member)(struct arb_store *s, const char *account, int most, store_row *row,
                        void *with);

    bool (*put_report)(struct arb_store *s, const char *report, const char *id, const char *text,
                       struct arb_error *err);
    char *(*get_report)(struct arb_store *s, const char *report, char table[STORE_ID]);

    /* Who did what an operator may be asked about, from which address and at which
     * table; the last `most`, oldest first, a line each. */
    bool (*put_audit)(struct arb_store *s, const char *what, const char *who, const char *address,
                      const char *id, struct arb_error *err);
    void (*list_audit)(struct arb_store *s, int most, store_row *row, void *with);
    /* Drop what was noted, and logins that were used, before. */
    bool (*forget)(struct arb_store *s, int64_t audit, int64_t sessions, struct arb_error *err);
};

/* A SQLite file in WAL mode, made if it is not there. NULL on error. */
struct arb_store *arb_store_sqlite(const char *path, struct arb_error *err);

#endif
