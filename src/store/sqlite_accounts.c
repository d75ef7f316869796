/* sqlite_accounts.c - accounts, logins, reports and the audit record in SQLite. */
#include "sqlite.h"

#include <string.h>
#include <time.h>

/* Accounts. */

static bool put_account(struct arb_store *store, const char *folded, const char *name,
                        const char *secret, struct arb_error *err)
{
    return sqlite_write_texts(store, PUT_ACCOUNT, (const char *[]){folded, name, secret, NULL},
                              err);
}

static char *get_account(struct arb_store *store, const char *folded)
{
    return sqlite_find_text(store, GET_ACCOUNT, folded);
}

static bool put_session(struct arb_store *store, const char *hash, const char *name,
                        struct arb_error *err)
{
    sqlite3_stmt *q = sqlite_writing(sqlite_of(store), PUT_SESSION, err);
    if (!q)
        return false;
    sqlite_text(q, 1, hash);
    sqlite_text(q, 2, name);
    sqlite3_bind_int64(q, 3, time(NULL));
    return sqlite_finish(sqlite_of(store), q, err);
}

static char *get_session(struct arb_store *store, const char *hash, int64_t after, int64_t *used)
{
    sqlite3_stmt *q = sqlite_prepared(sqlite_of(store), GET_SESSION);
    char *name = NULL;
    if (!q)
        return NULL;
    sqlite_text(q, 1, hash);
    sqlite3_bind_int64(q, 2, after);
    if (sqlite3_step(q) == SQLITE_ROW) {
        name = strdup(sqlite_text_of(q, 0));
        *used = sqlite3_column_int64(q, 1);
    }
    sqlite_finish(sqlite_of(store), q, NULL);
    return name;
}

/* Texts first, then a number. */
static bool write_number(struct arb_store *store, enum query which, const char *text, int64_t n,
                         struct arb_error *err)
{
    sqlite3_stmt *q = sqlite_writing(sqlite_of(store), which, err);
    int at = 1;
    if (!q)
        return false;
    if (text)
        sqlite_text(q, at++, text);
    sqlite3_bind_int64(q, at, n);
    return sqlite_finish(sqlite_of(store), q, err);
}

static bool touch_session(struct arb_store *store, const char *hash, struct arb_error *err)
{
    return write_number(store, TOUCH_SESSION, hash, time(NULL), err);
}

static bool drop_sessions(struct arb_store *store, const char *name, const char *but,
                          struct arb_error *err)
{
    return sqlite_write_texts(store, DROP_SESSIONS, (const char *[]){name, but, NULL}, err);
}

static void list_sessions(struct arb_store *store, const char *name, store_row *row, void *with)
{
    sqlite3_stmt *q = sqlite_prepared(sqlite_of(store), LIST_SESSIONS);
    if (!q)
        return;
    sqlite_text(q, 1, name);
    sqlite_each_row(sqlite_of(store), q, row, with);
}

static bool set_secret(struct arb_store *store, const char *folded, const char *secret,
                       struct arb_error *err)
{
    return sqlite_write_texts(store, SET_SECRET, (const char *[]){folded, secret, NULL}, err);
}

static bool drop_member(struct arb_store *store, const char *account, struct arb_error *err)
{
    return sqlite_write_texts(store, DROP_MEMBER, (const char *[]){account, NULL}, err);
}

static bool drop_session(struct arb_store *store, const char *hash, struct arb_error *err)
{
    return sqlite_write_texts(store, DROP_SESSION, (const char *[]){hash, NULL}, err);
}

static bool put_member(struct arb_store *store, const char *account, const char *id,
                       struct arb_error *err)
{
    return sqlite_write_texts(store, PUT_MEMBER, (const char *[]){account, id, NULL}, err);
}

static void list_member(struct arb_store *store, const char *account, int most, store_row *row,
                        void *with)
{
    sqlite3_stmt *q = sqlite_prepared(sqlite_of(store), LIST_MEMBER);
    if (!q)
        return;
    sqlite_text(q, 1, account);
    sqlite3_bind_int(q, 2, most);
    sqlite_each_row(sqlite_of(store), q, row, with);
}

/* Reports. */

static bool put_report(struct arb_store *store, const char *report, const char *id,
                       const char *text, struct arb_error *err)
{
    sqlite3_stmt *q = sqlite_writing(sqlite_of(store), PUT_REPORT, err);
    if (!q)
        return false;
    sqlite_text(q, 1, report);
    sqlite_text(q, 2, id);
    sqlite3_bind_int64(q, 3, time(NULL));
    sqlite_text(q, 4, text);
    store->written += strlen(text);
    return sqlite_finish(sqlite_of(store), q, err);
}

static char *get_report(struct arb_store *store, const char *report, char table[STORE_ID])
{
    sqlite3_stmt *q = sqlite_prepared(sqlite_of(store), GET_REPORT);
    if (!q)
        return NULL;
    sqlite_text(q, 1, report);
    char *text = NULL;
    if (sqlite3_step(q) == SQLITE_ROW) {
        text = strdup(sqlite_text_of(q, 0));
        snprintf(table, STORE_ID, "%s", sqlite_text_of(q, 1));
    }
    sqlite_finish(sqlite_of(store), q, NULL);
    return text;
}

/* The audit record. */

static bool put_audit(struct arb_store *store, const char *what, const char *who,
                      const char *address, const char *id, struct arb_error *err)
{
    sqlite3_stmt *q = sqlite_writing(sqlite_of(store), PUT_AUDIT, err);
    if (!q)
        return false;
    sqlite3_bind_int64(q, 1, time(NULL));
    sqlite_text(q, 2, what);
    sqlite_text(q, 3, who);
    sqlite_text(q, 4, address);
    sqlite_text(q, 5, id);
    return sqlite_finish(sqlite_of(store), q, err);
}

static void list_audit(struct arb_store *store, int most, store_row *row, void *with)
{
    sqlite3_stmt *q = sqlite_prepared(sqlite_of(store), LIST_AUDIT);
    if (!q)
        return;
    sqlite3_bind_int(q, 1, most);
    sqlite_each_row(sqlite_of(store), q, row, with);
}

static bool forget(struct arb_store *store, int64_t audit, int64_t sessions, struct arb_error *err)
{
    return write_number(store, FORGET_AUDIT, NULL, audit, err) &&
           write_number(store, FORGET_SESSIONS, NULL, sessions, err);
}

void sqlite_accounts(struct arb_store *f)
{
    f->put_account = put_account;
    f->get_account = get_account;
    f->put_session = put_session;
    f->get_session = get_session;
    f->drop_session = drop_session;
    f->touch_session = touch_session;
    f->drop_sessions = drop_sessions;
    f->list_sessions = list_sessions;
    f->set_secret = set_secret;
    f->put_member = put_member;
    f->drop_member = drop_member;
    f->list_member = list_member;
    f->put_report = put_report;
    f->get_report = get_report;
    f->put_audit = put_audit;
    f->list_audit = list_audit;
    f->forget = forget;
}
