/* A table whose record is damaged on disk, and two servers on one database. */
#include "test.h"

#include "journal.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static struct served server;

static char *read_db(size_t *size)
{
    struct stat about;
    int fd = open(server.db, O_RDONLY);
    if (fd < 0 || fstat(fd, &about) != 0)
        return NULL;
    *size = (size_t)about.st_size;
    char *bytes = malloc(*size);
    bool whole = bytes && read(fd, bytes, *size) == (ssize_t)*size;
    close(fd);
    return whole ? bytes : NULL;
}

/* Change a byte of the last record of answers in the file. */
static bool change_a_byte(void)
{
    size_t size = 0, found = 0;
    char *bytes = read_db(&size);
    for (size_t i = 0; bytes && i + sizeof(struct arb_record) + 64 < size; i++) {
        struct arb_record r;
        memcpy(&r, bytes + i, sizeof r);
        if (r.kind == ARB_RECORD_ANSWERS && r.bytes > 0 && r.bytes < 4000 &&
            r.bytes % sizeof(struct arb_entry) == 0)
            found = i + sizeof r;
    }
    free(bytes);
    int fd = open(server.db, O_RDWR);
    bool done = found && fd >= 0 && pwrite(fd, "\xa5\x5a", 2, (off_t)found + 9) == 2;
    close(fd);
    return done;
}

static bool change(const char *sql)
{
    sqlite3 *db = NULL;
    bool done = sqlite3_open(server.db, &db) == SQLITE_OK &&
                sqlite3_exec(db, sql, NULL, NULL, NULL) == SQLITE_OK && sqlite3_changes(db) > 0;
    sqlite3_close(db);
    return done;
}

static bool lose_the_end(void)
{
    return change("DELETE FROM journal WHERE n > 20");
}

static bool lose_the_middle(void)
{
    return change("DELETE FROM journal WHERE n = 20");
}

static bool lose_all(void)
{
    return change("DELETE FROM journal");
}

/* A table of two, played for a while; its length. */
static int64_t played(json_t **made)
{
    *made = make_table(server.port, "\"name\":\"Ann\",\"setup\":{\"seed\":31},"
                                    "\"seats\":[{\"who\":\"me\"},{\"who\":\"open\"}]");
    char *key = sit(server.port, table_id(*made), 1, "Bea");
    struct client *c[2] = {client_at(server.port, table_id(*made), made_key(*made, 0)),
                           client_at(server.port, table_id(*made), key)};
    uint64_t random = 3;
    play_on(c, 2, &random, 120);
    client_sync(c[0]);
    int64_t length = number_at(c[0]->state, "table.length");
    client_close(c[0]);
    client_close(c[1]);
    free(key);
    return length;
}

static struct reply post(const char *table, const char *what, const char *key)
{
    char path[160];
    snprintf(path, sizeof path, "/api/tables/%s/%s", table, what);
    return http(server.port, path, key, "{}");
}

static void must_stand_at(const char *table, const char *key, int64_t length)
{
    struct client *c = client_at(server.port, table, key);
    check(c && number_at(c->state, "table.length") == length, "there it stands");
    client_close(c);
}

/* What everybody who comes to the damaged table is told. */
static void says_so(const char *table, const char *key, const char *how)
{
    struct client *c = client_open(server.port);
    json_t *reply = client_ask(c, "join", json_pack("{s:s, s:s}", "table", table, "key", key));
    const char *words = text_at(reply, "error.text");
    check(strcmp(error_code(reply), "damaged") == 0, "%s: the table says so", how);
    check(strstr(words, "host can go back"), "and what can be done (%s)", words);
    json_decref(reply);
    client_close(c);
    struct reply r = post(table, "undo", key);
    check(r.status == 409 && strstr(r.body, "\"damaged\""), "whatever is asked (%d)", r.status);
    reply_free(&r);
    r = post(table, "repair", NULL);
    check(r.status == 403, "only the host may go back (%d)", r.status);
    reply_free(&r);
}

static void damaged(bool (*damage)(void), const char *how, bool restored)
{
    json_t *made;
    if (!server_up(&server, "damage.db"))
        return;
    int64_t length = played(&made);
    const char *table = table_id(made), *key = made_key(made, 0);
    struct reply r = post(table, "repair", key);
    check(r.status == 409 && strstr(r.body, "Nothing is wrong"), "a whole table is left alone");
    reply_free(&r);
    server_down(&server);
    check(damage(), "%s: it is damaged", how);
    if (!server_up(&server, "damage.db"))
        return;
    says_so(table, key, how);
    r = post(table, "repair", key);
    if (restored) {
        int64_t now = number_at(r.json, "length");
        check(r.status == 200 && now > 0 && now < length, "%s: back to %lld of %lld (%d %.200s)",
              how, (long long)now, (long long)length, r.status, r.body);
        check(strlen(text_at(r.json, "report")) == 16, "what was there is kept in a report");
        must_stand_at(table, key, now);
        struct reply gone = post(table, "delete", key);
        check(gone.status == 409, "what was played is not deleted (%d)", gone.status);
        reply_free(&gone);
        server_down(&server);
        if (!server_up(&server, "damage.db"))
            return;
        must_stand_at(table, key, now);
    } else {
        check(r.status == 409 && strstr(r.body, "Nothing of it"), "%s: in words (%d)", how,
              r.status);
    }
    reply_free(&r);
    server_down(&server);
    json_decref(made);
    unlink(server.db);
}

/* Two servers would each keep in memory what the other changes. */
static void one_server_a_database(void)
{
    char other[300], words[512] = "";
    if (!server_up(&server, "one.db"))
        return;
    check(server_refused(server.db, words, sizeof words) && strstr(words, "another server"),
          "a second server is refused (%s)", words);
    snprintf(other, sizeof other, "%s.symlink", server.db);
    check(symlink(server.db, other) == 0 && server_refused(other, words, sizeof words) &&
              strstr(words, "another server"),
          "also through a symbolic link (%s)", words);
    snprintf(other, sizeof other, "%s.link", server.db);
    check(link(server.db, other) == 0 && server_refused(other, words, sizeof words) &&
              strstr(words, "another server"),
          "and under a second name (%s)", words);
    unlink(other);
    server_down(&server);
    if (server_up(&server, "one.db.symlink"))
        server_down(&server);
}

void test_damage(void)
{
    damaged(change_a_byte, "a changed byte", true);
    damaged(lose_the_end, "answers lost at the end", true);
    damaged(lose_the_middle, "answers lost in the middle", true);
    damaged(lose_all, "all lost", false);
    one_server_a_database();
}
