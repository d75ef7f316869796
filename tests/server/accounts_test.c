/* Accounts: names nobody can imitate, logins that end, passwords that change, and the
 * record of what was done. */
#include "test.h"

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static struct served server;

static int status_of(const char *path, const char *key, const char *body)
{
    struct reply r = http(server.port, path, key, body);
    int status = r.status;
    reply_free(&r);
    return status;
}

static int with_name(const char *path, const char *name, const char *more)
{
    char body[256];
    snprintf(body, sizeof body, "{\"name\":\"%s\",%s}", name, more);
    return status_of(path, NULL, body);
}

static char *enter(const char *how, const char *name, const char *password)
{
    char body[256], path[32];
    snprintf(body, sizeof body, "{\"name\":\"%s\",\"password\":\"%s\"}", name, password);
    snprintf(path, sizeof path, "/api/%s", how);
    json_t *reply = http_json(server.port, 200, path, NULL, body);
    char *token = strdup(text_at(reply, "token"));
    json_decref(reply);
    return token;
}

/* Another name of the same look, and names that are none. */
static void names_are_told_apart(void)
{
    static const char *const same[] = {
        "Anna",         /* itself */
        "ANNA",         /* in other letters of the same script */
        " Anna\\u00a0", /* spaces of any kind around it */
    };
    static const char *const none[] = {
        "An\\u00adna", /* a soft hyphen */
        "Anna\\u200b", /* zero width */
        "\\u0410nna",  /* a Cyrillic letter among Latin ones */
        "Ann\\u03b1",  /* a Greek one */
        "An\\ufeffna", "Anna\\u2060", "\\u202eannA", "A\\u0301nna", "\\u3164", "An\\u115fna",
    };
    free(enter("register", "Anna", "correct horse"));
    for (size_t i = 0; i < sizeof same / sizeof *same; i++)
        check(with_name("/api/tables", same[i], "\"game\":\"" GAME "\"") == 409, "taken: %s",
              same[i]);
    for (size_t i = 0; i < sizeof none / sizeof *none; i++) {
        check(with_name("/api/tables", none[i], "\"game\":\"" GAME "\"") == 400, "no name: %s",
              none[i]);
        check(with_name("/api/register", none[i], "\"password\":\"12345678\"") == 400,
              "no account: %s", none[i]);
    }
    /* All of one other script, and yet the same to look at. */
    free(enter("register", "Aca", "correct horse"));
    check(with_name("/api/register", "\\u0410\\u0441\\u0430", "\"password\":\"12345678\"") == 409,
          "Cyrillic that looks Latin");
    check(with_name("/api/tables", "\\u0410\\u0441\\u0430", "\"game\":\"" GAME "\"") == 409,
          "at a table neither");
    check(with_name("/api/register", "Big  Bob", "\"password\":\"12345678\"") == 200 &&
              with_name("/api/register", "Big\\u00a0Bob", "\"password\":\"12345678\"") == 409,
          "spaces are spaces");
    /* Case does not matter in any script, also where only the capital looks Latin. */
    free(enter("register", "\\u0422\\u043e\\u043c", "correct horse"));
    free(enter("login", "\\u0422\\u041e\\u041c", "correct horse"));
    free(enter("register", "\\u0388\\u03bd\\u03b1", "correct horse"));
    free(enter("register", "Eva", "correct horse"));
    static const char *const cases[] = {
        "\\u0422\\u041e\\u041c", "\\u0442\\u043e\\u043c", "Tom", /* Cyrillic, and its look */
        "\\u0388\\u039d\\u0391", "\\u03ad\\u03bd\\u03b1",        /* Greek */
        "\\u0395\\u03bd\\u03b1",                                 /* Greek that looks like Eva */
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        check(with_name("/api/register", cases[i], "\"password\":\"12345678\"") == 409 &&
                  with_name("/api/tables", cases[i], "\"game\":\"" GAME "\"") == 409,
              "taken in another case: %s", cases[i]);
    static const char *const good[] = {"\\u00c9owyn", "\\u0412\\u0430\\u0441\\u044f",
                                       "\\u65e5\\u672c\\u3055\\u3093", "O'Neil-2.", "J\\u00f8rgen"};
    for (size_t i = 0; i < sizeof good / sizeof *good; i++)
        check(with_name("/api/tables", good[i], "\"game\":\"" GAME "\"") == 200, "a name: %s",
              good[i]);
    json_t *made = make_table(server.port, "\"name\":\"Cecil\",\"seats\":[{\"who\":\"me\"},"
                                           "{\"who\":\"open\"}]");
    char path[64];
    snprintf(path, sizeof path, "/api/tables/%s/sit", table_id(made));
    check(status_of(path, NULL, "{\"name\":\"CECIL\"}") == 409, "no name twice at a table");
    json_decref(made);
    made = make_table(server.port, "\"name\":\"\\u0418\\u0432\\u0430\\u043d\","
                                   "\"seats\":[{\"who\":\"me\"},{\"who\":\"open\"}]");
    snprintf(path, sizeof path, "/api/tables/%s/sit", table_id(made));
    check(status_of(path, NULL, "{\"name\":\"\\u0418\\u0412\\u0410\\u041d\"}") == 409,
          "nor in capitals");
    json_decref(made);
}

/* An account whose name begins with that of another is not the other. */
static void a_prefix_is_not_the_name(void)
{
    char *anna = enter("login", "Anna", "correct horse");
    char *annabel = enter("register", "Annabel", "correct horse");
    json_t *made = http_json(server.port, 200, "/api/tables", annabel, "{\"game\":\"" GAME "\"}");
    char path[64];
    snprintf(path, sizeof path, "/api/tables/%s/branch", table_id(made));
    check(status_of(path, made_key(made, 0), "{\"name\":\"Anna\"}") == 409,
          "Annabel does not act as Anna");
    check(status_of(path, made_key(made, 0), "{\"name\":\"annabel\"}") == 200, "but as Annabel");
    json_decref(made);
    free(anna);
    free(annabel);
}

static void logins_are_listed_and_ended(void)
{
    char *one = enter("register", "Lisa", "correct horse"), body[64];
    char *two = enter("login", "Lisa", "correct horse");
    char *three = enter("login", "Lisa", "correct horse");
    json_t *list = http_json(server.port, 200, "/api/logins", two, NULL), *login;
    check(json_array_size(at(list, "logins")) == 3, "three logins");
    size_t i;
    int own = 0;
    json_array_foreach (at(list, "logins"), i, login)
        own += json_is_true(at(login, "this"));
    check(own == 1, "one of them is this");
    json_array_foreach (at(list, "logins"), i, login)
        if (!json_is_true(at(login, "this"))) {
            snprintf(body, sizeof body, "{\"id\":\"%s\"}", text_at(login, "id"));
            check(status_of("/api/logout", two, body) == 200, "end another");
            check(status_of("/api/logout", two, body) == 404, "once");
            break;
        }
    json_decref(list);
    check((status_of("/api/me", one, NULL) == 403) + (status_of("/api/me", three, NULL) == 403) ==
              1,
          "one has ended");
    check(status_of("/api/me", two, NULL) == 200, "this one has not");
    check(status_of("/api/logout", two, "{\"all\":true}") == 200, "log out everywhere");
    check(status_of("/api/me", one, NULL) == 403 && status_of("/api/me", two, NULL) == 403 &&
              status_of("/api/me", three, NULL) == 403,
          "all have ended");
    check(status_of("/api/logins", two, NULL) == 403, "and see nothing");
    free(one), free(two), free(three);
}

static void passwords_change(void)
{
    char *here = enter("register", "Paula", "correct horse");
    char *there = enter("login", "Paula", "correct horse");
    const char *path = "/api/password";
    check(status_of(path, here, "{\"password\":\"wrong horse\",\"new\":\"battery staple\"}") == 403,
          "not with a wrong one");
    check(status_of(path, NULL, "{\"password\":\"correct horse\",\"new\":\"battery staple\"}") ==
              403,
          "not without a login");
    check(status_of(path, here, "{\"password\":\"correct horse\",\"new\":\"short\"}") == 400,
          "not to a short one");
    check(status_of(path, here, "{\"password\":\"correct horse\",\"new\":\"battery staple\"}") ==
              200,
          "a new password");
    check(status_of("/api/me", here, NULL) == 200, "this login stays");
    check(status_of("/api/me", there, NULL) == 403, "the others end");
    check(with_name("/api/login", "Paula", "\"password\":\"correct horse\"") == 403, "the old");
    check(with_name("/api/login", "Paula", "\"password\":\"battery staple\"") == 200, "the new");
    free(here), free(there);
}

static void accounts_are_removed(void)
{
    char *token = enter("register", "Rita", "correct horse");
    json_t *made = http_json(server.port, 200, "/api/tables", token, "{\"game\":\"" GAME "\"}");
    char path[64];
    snprintf(path, sizeof path, "/api/tables/%s/state", table_id(made));
    check(status_of("/api/remove", token, "{\"password\":\"wrong horse\"}") == 403,
          "not by anybody");
    check(status_of("/api/remove", token, "{\"password\":\"correct horse\"}") == 200, "removed");
    check(status_of("/api/me", token, NULL) == 403, "the login ends");
    check(with_name("/api/login", "Rita", "\"password\":\"correct horse\"") == 403, "none opens");
    check(with_name("/api/register", "Rita", "\"password\":\"correct horse\"") == 409,
          "nobody takes the name, and with it the seats");
    check(status_of(path, made_key(made, 0), NULL) == 200, "the seat's own key still counts");
    json_decref(made);
    free(token);
}

/* Whoever has found a token somewhere is told nothing more once its login has ended. */
static void ended_logins_see_nothing(void)
{
    static const char *const ways[][2] = {{"/api/logout", "{\"all\":true}"},
                                          {"/api/password", "{\"password\":\"correct horse\","
                                                            "\"new\":\"correct horse\"}"},
                                          {"/api/remove", "{\"password\":\"correct horse\"}"}};
    free(enter("register", "Thea", "correct horse"));
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        char *token = enter("login", "Thea", "correct horse");
        char *stolen = enter("login", "Thea", "correct horse");
        json_t *made = http_json(server.port, 200, "/api/tables", token,
                                 "{\"game\":\"" GAME "\",\"watch\":false}");
        struct client *by_key = client_at(server.port, table_id(made), made_key(made, 0));
        struct client *thief = client_at(server.port, table_id(made), stolen);
        check(number_at(thief->state, "you.seat") == 0 && json_is_object(at(thief->state, "view")),
              "a token shows the seat");
        check(status_of(ways[i][0], token, ways[i][1]) == 200, "the login ends");
        client_settle(thief, 100);
        check(json_is_null(at(thief->state, "you.seat")) &&
                  json_is_null(at(thief->state, "view")) &&
                  json_array_size(at(thief->state, "asks")) == 0,
              "and the connection is a stranger's: %s", ways[i][0]);
        client_sync(by_key);
        check(number_at(by_key->state, "you.seat") == 0, "not so the one with the seat's own key");
        client_close(thief);
        client_close(by_key);
        json_decref(made);
        free(token);
        free(stolen);
    }
}

static void change_store(const char *sql)
{
    sqlite3 *db;
    check(sqlite3_open(server.db, &db) == SQLITE_OK &&
              sqlite3_exec(db, sql, NULL, NULL, NULL) == SQLITE_OK,
          "the store is changed");
    sqlite3_close(db);
}

static void logins_expire(void)
{
    char *old = enter("register", "Olga", "correct horse");
    char *used = enter("login", "Olga", "correct horse");
    server_down(&server);
    change_store("UPDATE sessions SET since = since - 5 * 86400");
    if (!server_up(&server, "accounts.db"))
        return;
    check(status_of("/api/me", used, NULL) == 200, "a login of five days");
    server_down(&server);
    change_store("UPDATE sessions SET since = since - 6 * 86400");
    if (!server_up(&server, "accounts.db"))
        return;
    check(status_of("/api/me", used, NULL) == 200, "which was used since");
    check(status_of("/api/me", old, NULL) == 403, "the other was not for eleven, and has ended");
    free(old);
    free(used);
}

static bool audit_has(const char *line)
{
    char command[512], text[512];
    bool found = false;
    snprintf(command, sizeof command, "'%s' serve --db '%s' --audit", test_program(), server.db);
    FILE *in = popen(command, "r");
    while (in && fgets(text, sizeof text, in)) {
        char squeezed[512];
        size_t n = 0;
        for (const char *c = text; *c; c++)
            if (*c != ' ' || (n && squeezed[n - 1] != ' '))
                squeezed[n++] = *c;
        squeezed[n] = 0;
        found |= strstr(squeezed, line) != NULL;
    }
    if (in)
        pclose(in);
    return found;
}

static void an_operator_can_read_what_was_done(void)
{
    char path[64], line[128];
    struct pair p = make_pair(server.port, 5, "\"open_book\":true");
    connect_from = "127.0.0.77";
    with_name("/api/login", "Paula", "\"password\":\"not this one\"");
    snprintf(path, sizeof path, "/api/tables/%s/export", p.table);
    check(status_of(path, p.key[1], NULL) == 200, "an export");
    snprintf(path, sizeof path, "/api/tables/%s/branch", p.table);
    check(status_of(path, p.key[0], "{\"at\":0}") == 200, "a branch");
    snprintf(path, sizeof path, "/api/tables/%s/host", p.table);
    check(status_of(path, p.key[0], "{\"seat\":1}") == 200, "a new host");
    snprintf(path, sizeof path, "/api/tables/%s/free", p.table);
    check(status_of(path, p.key[1], "{\"seat\":0}") == 200, "who frees a seat");
    connect_from = NULL;
    check(audit_has("login failed 127.0.0.77 Paula"), "a wrong password is noted");
    check(audit_has("password 127.0.0.1 Paula"), "a new one, too");
    check(audit_has("remove 127.0.0.1 Rita"), "and an account removed");
    snprintf(line, sizeof line, "export 127.0.0.77 %s Ben", p.table);
    check(audit_has(line), "who exported");
    snprintf(line, sizeof line, "branch 127.0.0.77 %s Ann", p.table);
    check(audit_has(line), "who branched");
    snprintf(line, sizeof line, "new host 127.0.0.77 %s Ann, of Ben", p.table);
    check(audit_has(line), "who became host");
    snprintf(line, sizeof line, "free seat 127.0.0.77 %s Ben, of Ann", p.table);
    check(audit_has(line), "who was sent away");
    check(!audit_has("not this one") && !audit_has(p.key[0]), "no secrets");
}

static void a_chosen_seed_is_told(void)
{
    json_t *made = make_table(server.port, "\"name\":\"Sam\",\"setup\":{\"seed\":4711},"
                                           "\"seats\":[{\"who\":\"me\"},{\"who\":\"open\"}]");
    char path[64];
    snprintf(path, sizeof path, "/api/tables/%s", table_id(made));
    json_t *state = http_json(server.port, 200, path, NULL, NULL);
    check(strcmp(text_at(state, "table.chosen_seed"), "4711") == 0, "everybody knows the seed");
    json_decref(state);
    json_decref(made);
    made = make_table(server.port, "\"name\":\"Sam\"");
    check(json_is_null(at(made, "table.chosen_seed")), "one by chance is nobody's");
    json_decref(made);
}

static bool head_has(const char *path, int status, const char *line)
{
    char request[256], reply[4096];
    size_t got = 0;
    ssize_t n;
    int fd = connect_to(server.port);
    int size = snprintf(request, sizeof request, "GET %s HTTP/1.1\r\nHost: x\r\n\r\n", path);
    send_all(fd, request, (size_t)size);
    while (got < sizeof reply - 1 && (n = read(fd, reply + got, sizeof reply - 1 - got)) > 0)
        got += (size_t)n;
    reply[got] = 0;
    close(fd);
    return got > 12 && atoi(reply + 9) == status && strcasestr(reply, line);
}

static void what_is_missing_is_missing(void)
{
    static const char *const missing[] = {"/assets/gone", "/assets/index-abc123.js",
                                          "/robots.txt",  "/wp-admin",
                                          "/t.php",       "/assets/"};
    for (size_t i = 0; i < sizeof missing / sizeof *missing; i++)
        check(head_has(missing[i], 404, "cache-control: no-store"), "missing: %s", missing[i]);
    check(head_has("/", 200, "the client") && head_has("/t/abc", 200, "the client") &&
              head_has("/new", 200, "the client"),
          "pages are the client's");
}

/* Longer than any buffer, and read slowly. */
static void a_long_reply_is_whole(void)
{
    for (int i = 0; i < 100; i++)
        json_decref(make_table(server.port, "\"name\":\"Ann\",\"seats\":[{\"who\":\"me\"},"
                                            "{\"who\":\"open\"}]"));
    struct reply r = http(server.port, "/api/tables", NULL, NULL);
    check(r.status == 200 && r.size > 65536 && r.json, "a long reply (%zu)", r.size);
    static const char request[] = "GET /api/tables HTTP/1.1\r\nHost: x\r\n\r\n";
    char piece[1500];
    size_t got = 0;
    ssize_t n;
    int fd = connect_to(server.port);
    send_all(fd, request, sizeof request - 1);
    while ((n = read(fd, piece, sizeof piece)) > 0) {
        got += (size_t)n;
        usleep(1000);
    }
    check(got > r.size, "also for one who reads slowly (%zu of %zu)", got, r.size);
    close(fd);
    reply_free(&r);
}

void test_accounts(void)
{
    static const char *const more[] = {"--limit",     "login_days=10", "--limit",
                                       "logins=1000", "--limit",       "account_logins=1000",
                                       "--limit",     "tables=1000",   NULL};
    memcpy(server.more, more, sizeof more);
    if (!server_up(&server, "accounts.db"))
        return;
    names_are_told_apart();
    a_prefix_is_not_the_name();
    logins_are_listed_and_ended();
    passwords_change();
    accounts_are_removed();
    ended_logins_see_nothing();
    logins_expire();
    an_operator_can_read_what_was_done();
    a_chosen_seed_is_told();
    what_is_missing_is_missing();
    a_long_reply_is_whole();
    server_down(&server);
}
