/* sqlite.c - the store in one SQLite file.
 *
 * The write-ahead log is synced at every commit (synchronous=FULL), once for all
 * that was written since the one before. What is in the log is carried over
 * into the file by rest(), with a connection of its own, so that nobody who
 * answers waits for it. The log begins anew only where all of it was carried over;
 * while answers keep coming rest() never gets that far, so commit() does the last
 * bit. */
#include "sqlite.h"

#include "memory.h"

#include <sys/stat.h>
#include <time.h>

enum { SCHEMA = 1 };

static const char schema[] =
    "CREATE TABLE tables(id TEXT PRIMARY KEY, about TEXT NOT NULL, game TEXT NOT NULL,"
    " listed INTEGER NOT NULL, open INTEGER NOT NULL, changed INTEGER NOT NULL);"
    "CREATE INDEX lobby ON tables(changed) WHERE listed = 1;"
    "CREATE TABLE journal(id TEXT NOT NULL, n INTEGER NOT NULL, bytes BLOB NOT NULL,"
    " PRIMARY KEY(id, n)) WITHOUT ROWID;"
    "CREATE TABLE answers(id TEXT NOT NULL, seat INTEGER NOT NULL, nonce TEXT NOT NULL,"
    " ask TEXT NOT NULL, given INTEGER NOT NULL, PRIMARY KEY(id, seat, nonce)) WITHOUT ROWID;"
    "CREATE TABLE chat(id TEXT NOT NULL, n INTEGER NOT NULL, line TEXT NOT NULL,"
    " PRIMARY KEY(id, n)) WITHOUT ROWID;"
    "CREATE TABLE accounts(folded TEXT PRIMARY KEY, name TEXT NOT NULL, secret TEXT NOT NULL);"
    "CREATE TABLE sessions(hash TEXT PRIMARY KEY, name TEXT NOT NULL, since INTEGER NOT NULL);"
    "CREATE TABLE members(account TEXT NOT NULL, id TEXT NOT NULL,"
    " PRIMARY KEY(account, id)) WITHOUT ROWID;"
    "CREATE TABLE reports(report TEXT PRIMARY KEY, id TEXT NOT NULL, made INTEGER NOT NULL,"
    " text TEXT NOT NULL);"
    "PRAGMA user_version = 1;";

/* Came later, and an older Arbiter does not mind. */
static const char added[] =
    "CREATE TABLE IF NOT EXISTS audit(n INTEGER PRIMARY KEY, at INTEGER NOT NULL,"
    " what TEXT NOT NULL, who TEXT NOT NULL, address TEXT NOT NULL, id TEXT NOT NULL);"
    "CREATE INDEX IF NOT EXISTS session_names ON sessions(name);";

static const char *const sql[QUERIES] = {
    [BEGIN_WORK] = "BEGIN IMMEDIATE",
    [COMMIT_WORK] = "COMMIT",
    [ROLLBACK_WORK] = "ROLLBACK",
    [PUT_TABLE] = "INSERT INTO tables(id, about, game, listed, open, changed)"
                  " VALUES(?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT(id) DO UPDATE SET"
                  " about = ?2, game = ?3, listed = ?4, open = ?5, changed = ?6",
    [GET_TABLE] = "SELECT about FROM tables WHERE id = ?1",
    [LIST_TABLES] = "SELECT about FROM tables WHERE listed = 1 AND (?1 IS NULL OR game = ?1)"
                    " AND (?2 = 0 OR open = 1) ORDER BY changed DESC LIMIT ?3",
    [DROP_UNPLAYED] = "DELETE FROM tables WHERE changed < ?1 AND NOT EXISTS"
                      " (SELECT 1 FROM journal WHERE journal.id = tables.id)",
    [DROP_TABLE] = "DELETE FROM tables WHERE id = ?1",
    [ADD_JOURNAL] = "INSERT INTO journal(id, n, bytes) VALUES(?1,"
                    " (SELECT coalesce(max(n), 0) + 1 FROM journal WHERE id = ?1), ?2)",
    [CLEAR_JOURNAL] = "DELETE FROM journal WHERE id = ?1",
    [READ_JOURNAL] = "SELECT bytes FROM journal WHERE id = ?1 ORDER BY n",
    [PUT_ANSWER] = "INSERT OR IGNORE INTO answers(id, seat, nonce, ask, given)"
                   " VALUES(?1, ?2, ?3, ?4, ?5)",
    [GET_ANSWER] = "SELECT ask FROM answers WHERE id = ?1 AND seat = ?2 AND nonce = ?3",
    [FORGET_ANSWERS] = "DELETE FROM answers WHERE given < ?1",
    [DROP_ANSWERS] = "DELETE FROM answers WHERE id = ?1",
    [PUT_CHAT] = "INSERT OR REPLACE INTO chat(id, n, line) VALUES(?1, ?2, ?3)",
    [READ_CHAT] = "SELECT line FROM (SELECT n, line FROM chat WHERE id = ?1 ORDER BY n DESC"
                  " LIMIT ?2) ORDER BY n",
    [DROP_CHAT] = "DELETE FROM chat WHERE id = ?1",
    [PUT_ACCOUNT] = "INSERT INTO accounts(folded, name, secret) VALUES(?1, ?2, ?3)",
    [GET_ACCOUNT] = "SELECT name || char(9) || secret FROM accounts WHERE folded = ?1",
    [PUT_SESSION] = "INSERT INTO sessions(hash, name, since) VALUES(?1, ?2, ?3)",
    [GET_SESSION] = "SELECT name, since FROM sessions WHERE hash = ?1 AND since > ?2",
    [DROP_SESSION] = "DELETE FROM sessions WHERE hash = ?1",
    [TOUCH_SESSION] = "UPDATE sessions SET since = ?2 WHERE hash = ?1",
    [DROP_SESSIONS] = "DELETE FROM sessions WHERE name = ?1 AND hash <> ?2",
    [LIST_SESSIONS] = "SELECT hash || ' ' || since FROM sessions WHERE name = ?1"
                      " ORDER BY since DESC LIMIT 100",
    [SET_SECRET] = "UPDATE accounts SET secret = ?2 WHERE folded = ?1",
    [DROP_MEMBER] = "DELETE FROM members WHERE account = ?1",
    [PUT_MEMBER] = "INSERT OR IGNORE INTO members(account, id) VALUES(?1, ?2)",
    [LIST_MEMBER] = "SELECT tables.about FROM members JOIN tables ON tables.id = members.id"
                    " WHERE account = ?1 ORDER BY tables.changed DESC LIMIT ?2",
    [PUT_REPORT] = "INSERT INTO reports(report, id, made, text) VALUES(?1, ?2, ?3, ?4)",
    [GET_REPORT] = "SELECT text, id FROM reports WHERE report = ?1",
    [PUT_AUDIT] = "INSERT INTO audit(at, what, who, address, id) VALUES(?1, ?2, ?3, ?4, ?5)",
    [LIST_AUDIT] = "SELECT line FROM (SELECT n, datetime(at, 'unixepoch') || '  ' ||"
                   " printf('%-14s', what) || '  ' || printf('%-15s', address) || '  ' ||"
                   " printf('%-16s', id) || '  ' || who AS line FROM audit ORDER BY n DESC"
                   " LIMIT ?1) ORDER BY n",
    [FORGET_AUDIT] = "DELETE FROM audit WHERE at < ?1",
    [FORGET_SESSIONS] = "DELETE FROM sessions WHERE since < ?1",
};

struct sqlite_store *sqlite_of(struct arb_store *s)
{
    return (struct sqlite_store *)s;
}

static bool fail(sqlite3 *db, struct arb_error *err)
{
    if (err) {
        memset(err, 0, sizeof *err);
        snprintf(err->text, sizeof err->text, "The database says: %s.", sqlite3_errmsg(db));
    }
    return false;
}

/* Queries. */

sqlite3_stmt *sqlite_prepared(struct sqlite_store *s, enum query q)
{
    if (!s->query[q])
        sqlite3_prepare_v3(s->db, sql[q], -1, SQLITE_PREPARE_PERSISTENT, &s->query[q], NULL);
    return s->query[q];
}

/* Run to the end a query whose arguments are bound. */
bool sqlite_finish(struct sqlite_store *s, sqlite3_stmt *q, struct arb_error *err)
{
    if (!q)
        return fail(s->db, err);
    int code = sqlite3_step(q);
    while (code == SQLITE_ROW)
        code = sqlite3_step(q);
    bool ok = code == SQLITE_DONE || fail(s->db, err);
    sqlite3_reset(q);
    sqlite3_clear_bindings(q);
    return ok;
}

/* A query that writes; the first since a commit begins the next transaction. */
sqlite3_stmt *sqlite_writing(struct sqlite_store *s, enum query q, struct arb_error *err)
{
    if (!s->working && !sqlite_finish(s, sqlite_prepared(s, BEGIN_WORK), err))
        return NULL;
    s->working = true;
    sqlite3_stmt *stmt = sqlite_prepared(s, q);
    if (!stmt)
        fail(s->db, err);
    return stmt;
}

void sqlite_text(sqlite3_stmt *q, int at, const char *text)
{
    sqlite3_bind_text(q, at, text, -1, SQLITE_STATIC);
}

/* Writes texts only, ended by NULL. */
bool sqlite_write_texts(struct arb_store *store, enum query q, const char *const *text,
                        struct arb_error *err)
{
    sqlite3_stmt *stmt = sqlite_writing(sqlite_of(store), q, err);
    if (!stmt)
        return false;
    for (int i = 0; text[i]; i++)
        sqlite_text(stmt, i + 1, text[i]);
    return sqlite_finish(sqlite_of(store), stmt, err);
}

const char *sqlite_text_of(sqlite3_stmt *q, int column)
{
    const unsigned char *text = sqlite3_column_text(q, column);
    return text ? (const char *)text : "";
}

static char *one_text(struct sqlite_store *s, sqlite3_stmt *q)
{
    char *text = q && sqlite3_step(q) == SQLITE_ROW ? strdup(sqlite_text_of(q, 0)) : NULL;
    if (q)
        sqlite_finish(s, q, NULL);
    return text;
}

char *sqlite_find_text(struct arb_store *store, enum query q, const char *key)
{
    sqlite3_stmt *stmt = sqlite_prepared(sqlite_of(store), q);
    if (stmt)
        sqlite_text(stmt, 1, key);
    return one_text(sqlite_of(store), stmt);
}

void sqlite_each_row(struct sqlite_store *s, sqlite3_stmt *q, store_row *row, void *with)
{
    while (q && sqlite3_step(q) == SQLITE_ROW)
        if (!row(with, sqlite_text_of(q, 0)))
            break;
    if (q) {
        sqlite3_reset(q);
        sqlite3_clear_bindings(q);
    }
    (void)s;
}

/* Transactions. */

static bool commit(struct arb_store *store, struct arb_error *err)
{
    struct sqlite_store *s = sqlite_of(store);
    if (!s->working)
        return true;
    if (!sqlite_finish(s, sqlite_prepared(s, COMMIT_WORK), err))
        return false;
    s->working = false;
    if (atomic_exchange(&s->last_bit, false))
        sqlite3_wal_checkpoint_v2(s->db, NULL, SQLITE_CHECKPOINT_PASSIVE, NULL, NULL);
    return true;
}

static void rollback(struct arb_store *store)
{
    struct sqlite_store *s = sqlite_of(store);
    if (s->working && !sqlite3_get_autocommit(s->db))
        sqlite_finish(s, sqlite_prepared(s, ROLLBACK_WORK), NULL);
    s->working = false;
}

/* Answers are repeated by clients within minutes, not weeks. */
enum { ANSWERS_KEPT = 14 * 24 * 3600 };

/* A log of so many pages of 4 KB is to begin anew. */
enum { LOG_LONG = 4096 };

/* The second time there is only what came in during the first. */
static void rest(struct arb_store *store)
{
    int log = 0;
    for (int i = 0; i < 2; i++)
        if (sqlite3_wal_checkpoint_v2(sqlite_of(store)->resting, NULL, SQLITE_CHECKPOINT_PASSIVE,
                                      &log, NULL) != SQLITE_OK)
            return;
    if (log > LOG_LONG)
        atomic_store(&sqlite_of(store)->last_bit, true);
}

/* Tables. */

static bool put_table(struct arb_store *store, const struct store_table *row, struct arb_error *err)
{
    sqlite3_stmt *q = sqlite_writing(sqlite_of(store), PUT_TABLE, err);
    if (!q)
        return false;
    sqlite_text(q, 1, row->id);
    sqlite_text(q, 2, row->about);
    sqlite_text(q, 3, row->game);
    sqlite3_bind_int(q, 4, row->listed);
    sqlite3_bind_int(q, 5, row->open);
    sqlite3_bind_int64(q, 6, row->changed);
    return sqlite_finish(sqlite_of(store), q, err);
}

static char *get_table(struct arb_store *store, const char *id)
{
    return sqlite_find_text(store, GET_TABLE, id);
}

static void list_tables(struct arb_store *store, const char *game, bool open, int most,
                        store_row *row, void *with)
{
    sqlite3_stmt *q = sqlite_prepared(sqlite_of(store), LIST_TABLES);
    if (!q)
        return;
    if (game)
        sqlite_text(q, 1, game);
    sqlite3_bind_int(q, 2, open);
    sqlite3_bind_int(q, 3, most);
    sqlite_each_row(sqlite_of(store), q, row, with);
}

static bool drop_unplayed(struct arb_store *store, int64_t before, struct arb_error *err)
{
    sqlite3_stmt *q = sqlite_writing(sqlite_of(store), DROP_UNPLAYED, err);
    if (!q)
        return false;
    sqlite3_bind_int64(q, 1, before);
    if (!sqlite_finish(sqlite_of(store), q, err))
        return false;
    q = sqlite_writing(sqlite_of(store), FORGET_ANSWERS, err);
    if (!q)
        return false;
    sqlite3_bind_int64(q, 1, time(NULL) - ANSWERS_KEPT);
    return sqlite_finish(sqlite_of(store), q, err);
}

/* Whose it was stays noted, and means nothing without the table. */
static bool drop_table(struct arb_store *store, const char *id, struct arb_error *err)
{
    static const enum query all[] = {DROP_TABLE, CLEAR_JOURNAL, DROP_ANSWERS, DROP_CHAT};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (!sqlite_write_texts(store, all[i], (const char *[]){id, NULL}, err))
            return false;
    return true;
}

/* Journals and answers. */

static bool keep(struct arb_store *store, const char *id, bool anew, const void *bytes,
                 size_t count, struct arb_error *err)
{
    if (anew && !sqlite_write_texts(store, CLEAR_JOURNAL, (const char *[]){id, NULL}, err))
        return false;
    sqlite3_stmt *q = sqlite_writing(sqlite_of(store), ADD_JOURNAL, err);
    if (!q)
        return false;
    sqlite_text(q, 1, id);
    sqlite3_bind_blob64(q, 2, bytes, count, SQLITE_STATIC);
    store->written += count;
    return sqlite_finish(sqlite_of(store), q, err);
}

static void *read_journal(struct arb_store *store, const char *id, size_t *count, bool *whole)
{
    sqlite3_stmt *q = sqlite_prepared(sqlite_of(store), READ_JOURNAL);
    struct arb_bytes bytes = {0};
    int code;
    *whole = false;
    if (!q)
        return NULL;
    sqlite_text(q, 1, id);
    while ((code = sqlite3_step(q)) == SQLITE_ROW) {
        const void *part = sqlite3_column_blob(q, 0);
        int size = sqlite3_column_bytes(q, 0);
        if (part && size > 0)
            arb_bytes_add(&bytes, part, (size_t)size);
    }
    sqlite_finish(sqlite_of(store), q, NULL);
    *whole = code == SQLITE_DONE;
    *count = bytes.size;
    return bytes.data;
}

static bool put_answer(struct arb_store *store, const char *id, int seat, const char *nonce,
                       const char *ask, struct arb_error *err)
{
    sqlite3_stmt *q = sqlite_writing(sqlite_of(store), PUT_ANSWER, err);
    if (!q)
        return false;
    sqlite_text(q, 1, id);
    sqlite3_bind_int(q, 2, seat);
    sqlite_text(q, 3, nonce);
    sqlite_text(q, 4, ask);
    sqlite3_bind_int64(q, 5, time(NULL));
    return sqlite_finish(sqlite_of(store), q, err);
}

static bool get_answer(struct arb_store *store, const char *id, int seat, const char *nonce,
                       char *ask, size_t room)
{
    sqlite3_stmt *q = sqlite_prepared(sqlite_of(store), GET_ANSWER);
    if (!q)
        return false;
    sqlite_text(q, 1, id);
    sqlite3_bind_int(q, 2, seat);
    sqlite_text(q, 3, nonce);
    bool found = sqlite3_step(q) == SQLITE_ROW;
    if (found)
        snprintf(ask, room, "%s", sqlite_text_of(q, 0));
    sqlite_finish(sqlite_of(store), q, NULL);
    return found;
}

/* Chat. */

static bool put_chat(struct arb_store *store, const char *id, int64_t n, const char *line,
                     struct arb_error *err)
{
    sqlite3_stmt *q = sqlite_writing(sqlite_of(store), PUT_CHAT, err);
    if (!q)
        return false;
    sqlite_text(q, 1, id);
    sqlite3_bind_int64(q, 2, n);
    sqlite_text(q, 3, line);
    store->written += strlen(line);
    return sqlite_finish(sqlite_of(store), q, err);
}

static void read_chat(struct arb_store *store, const char *id, int most, store_row *row, void *with)
{
    sqlite3_stmt *q = sqlite_prepared(sqlite_of(store), READ_CHAT);
    if (!q)
        return;
    sqlite_text(q, 1, id);
    sqlite3_bind_int(q, 2, most);
    sqlite_each_row(sqlite_of(store), q, row, with);
}

/* Opening and closing. */

static void close_store(struct arb_store *store)
{
    struct sqlite_store *s = sqlite_of(store);
    rollback(store);
    for (int i = 0; i < QUERIES; i++)
        sqlite3_finalize(s->query[i]);
    sqlite3_close(s->resting);
    sqlite3_close(s->db); /* the last to close carries the log over */
    free(s);
}

static const struct arb_store functions = {
    .close = close_store,
    .commit = commit,
    .rollback = rollback,
    .rest = rest,
    .put_table = put_table,
    .get_table = get_table,
    .list_tables = list_tables,
    .drop_unplayed = drop_unplayed,
    .drop_table = drop_table,
    .keep = keep,
    .read_journal = read_journal,
    .put_answer = put_answer,
    .get_answer = get_answer,
    .put_chat = put_chat,
    .read_chat = read_chat,
};

static int version_of(sqlite3 *db)
{
    sqlite3_stmt *q = NULL;
    int version = -1;
    if (sqlite3_prepare_v2(db, "PRAGMA user_version", -1, &q, NULL) == SQLITE_OK &&
        sqlite3_step(q) == SQLITE_ROW)
        version = sqlite3_column_int(q, 0);
    sqlite3_finalize(q);
    return version;
}

static bool set_up(struct sqlite_store *s, const char *path, struct arb_error *err)
{
    int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
    mode_t mask = umask(077); /* it holds what players may not know */
    int code = sqlite3_open_v2(path, &s->db, flags, NULL);
    if (code == SQLITE_OK)
        code = sqlite3_exec(s->db,
                            "PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL;"
                            "PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0;"
                            "PRAGMA journal_size_limit = 67108864; PRAGMA cache_size = -32768;",
                            NULL, NULL, NULL);
    umask(mask);
    if (code != SQLITE_OK)
        return fail(s->db, err);
    int version = version_of(s->db);
    if (version > SCHEMA && err) {
        snprintf(err->text, sizeof err->text, "%s was made by a newer Arbiter.", path);
        return false;
    }
    if (version == 0 && sqlite3_exec(s->db, "BEGIN", NULL, NULL, NULL) == SQLITE_OK &&
        (sqlite3_exec(s->db, schema, NULL, NULL, NULL) != SQLITE_OK ||
         sqlite3_exec(s->db, "COMMIT", NULL, NULL, NULL) != SQLITE_OK))
        return fail(s->db, err);
    if (version_of(s->db) != SCHEMA || sqlite3_exec(s->db, added, NULL, NULL, NULL) != SQLITE_OK)
        return fail(s->db, err);
    /* A connection knows of the log only once it has read something. */
    if (sqlite3_open_v2(path, &s->resting, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, NULL) !=
            SQLITE_OK ||
        version_of(s->resting) != SCHEMA)
        return fail(s->resting, err);
    return true;
}

struct arb_store *arb_store_sqlite(const char *path, struct arb_error *err)
{
    struct sqlite_store *s = arb_zalloc(sizeof *s);
    s->functions = functions;
    sqlite_accounts(&s->functions);
    if (!set_up(s, path, err)) {
        close_store(&s->functions);
        if (err)
            snprintf(err->file, sizeof err->file, "%s", path);
        return NULL;
    }
    return &s->functions;
}
