/* sqlite.h - what the files of the SQLite store share. */
#ifndef STORE_SQLITE_H
#define STORE_SQLITE_H

#include "store.h"

#include <sqlite3.h>
#include <stdatomic.h>

enum query {
    BEGIN_WORK,
    COMMIT_WORK,
    ROLLBACK_WORK,
    PUT_TABLE,
    GET_TABLE,
    LIST_TABLES,
    DROP_UNPLAYED,
    DROP_TABLE,
    ADD_JOURNAL,
    CLEAR_JOURNAL,
    READ_JOURNAL,
    PUT_ANSWER,
    GET_ANSWER,
    FORGET_ANSWERS,
    DROP_ANSWERS,
    PUT_CHAT,
    READ_CHAT,
    DROP_CHAT,
    PUT_ACCOUNT,
    GET_ACCOUNT,
    PUT_SESSION,
    GET_SESSION,
    DROP_SESSION,
    TOUCH_SESSION,
    DROP_SESSIONS,
    LIST_SESSIONS,
    SET_SECRET,
    DROP_MEMBER,
    PUT_MEMBER,
    LIST_MEMBER,
    PUT_REPORT,
    GET_REPORT,
    PUT_AUDIT,
    LIST_AUDIT,
    FORGET_AUDIT,
    FORGET_SESSIONS,
    QUERIES
};

struct sqlite_store {
    struct arb_store functions; /* first */
    sqlite3 *db;
    sqlite3 *resting; /* rest()'s own */
    sqlite3_stmt *query[QUERIES];
    bool working;         /* in a transaction */
    atomic_bool last_bit; /* of a long log is left to carry over */
};

struct sqlite_store *sqlite_of(struct arb_store *s);

sqlite3_stmt *sqlite_prepared(struct sqlite_store *s, enum query q);
/* Run to the end a query whose arguments are bound. */
bool sqlite_finish(struct sqlite_store *s, sqlite3_stmt *q, struct arb_error *err);
/* A query that writes; the first since a commit begins the next transaction. */
sqlite3_stmt *sqlite_writing(struct sqlite_store *s, enum query q, struct arb_error *err);
void sqlite_text(sqlite3_stmt *q, int at, const char *text);
const char *sqlite_text_of(sqlite3_stmt *q, int column);
/* Writes texts only, ended by NULL. */
bool sqlite_write_texts(struct arb_store *store, enum query q, const char *const *text,
                        struct arb_error *err);
char *sqlite_find_text(struct arb_store *store, enum query q, const char *key);
void sqlite_each_row(struct sqlite_store *s, sqlite3_stmt *q, store_row *row, void *with);

/* Fill in the functions of sqlite_accounts.c. */
void sqlite_accounts(struct arb_store *functions);

#endif
