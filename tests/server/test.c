/* test.c - the server's tests: a server is started, talked to and killed.
 * usage: server_test PROGRAM [TEST...] */
#include "test.h"

#include "fill.h"

#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static int passed, failed;
static const char *program;
static char folder[64];

void check(bool holds, const char *what, ...)
{
    va_list args;
    passed += holds;
    failed += !holds;
    if (holds)
        return;
    va_start(args, what);
    printf("FAILED: ");
    vprintf(what, args);
    putchar('\n');
    fflush(stdout);
    va_end(args);
}

const char *test_program(void)
{
    return program;
}

/* The server. */

static void run(const struct served *s, int out)
{
    struct rlimit limit = {(rlim_t)s->file_kilobytes * 1024, RLIM_INFINITY};
    if (s->file_kilobytes)
        setrlimit(RLIMIT_FSIZE, &limit);
    dup2(out, STDOUT_FILENO);
    static const char *const wide[] = {
        "--limit", "requests=1000000",  "--limit", "tables=1000000", "--limit", "logins=1000000",
        "--limit", "connections=10000", "--limit", "works=10000",    "--limit", "looking=1000000",
        NULL};
    const char *args[40] = {program, "serve", "--port", "0",       "--db",
                            s->db,   "--web", folder,   "--pause", s->pause ? s->pause : "0"};
    int n = 10;
    if (s->loaded) {
        args[n++] = "--loaded";
        args[n++] = s->loaded;
    }
    for (const char *const *more = s->more[0] ? s->more : wide; *more; more++)
        args[n++] = *more;
    execv(program, (char **)args);
    _exit(127);
}

bool server_up(struct served *s, const char *db)
{
    int out[2];
    char line[256] = "";
    snprintf(s->db, sizeof s->db, "%s/%s", folder, db);
    if (pipe(out) != 0)
        return false;
    s->pid = fork();
    if (s->pid == 0)
        run(s, out[1]);
    close(out[1]);
    FILE *in = fdopen(out[0], "r");
    const char *colon = fgets(line, sizeof line, in) ? strrchr(line, ':') : NULL;
    s->port = colon ? atoi(colon + 1) : 0;
    fclose(in); /* it says nothing more that matters */
    check(s->port > 0, "the server starts");
    return s->port > 0;
}

bool server_refused(const char *db, char *words, int room)
{
    int out[2], status = 0;
    struct served s = {0};
    snprintf(s.db, sizeof s.db, "%s", db);
    if (pipe(out) != 0 || (s.pid = fork()) < 0)
        return false;
    if (s.pid == 0) {
        dup2(out[1], STDERR_FILENO);
        run(&s, out[1]);
    }
    close(out[1]);
    FILE *in = fdopen(out[0], "r");
    bool said = fgets(words, room, in) != NULL;
    if (said && strstr(words, "Arbiter is at"))
        kill(s.pid, SIGKILL);
    waitpid(s.pid, &status, 0);
    fclose(in);
    return said && WIFEXITED(status) && WEXITSTATUS(status) != 0;
}

void server_down(struct served *s)
{
    int status = -1;
    kill(s->pid, SIGTERM);
    for (int i = 0; i < 3000 && waitpid(s->pid, &status, WNOHANG) == 0; i++)
        usleep(10000);
    check(WIFEXITED(status) && WEXITSTATUS(status) == 0, "the server ends well (status %#x)",
          (unsigned)status);
    if (status == -1)
        kill(s->pid, SIGKILL);
}

void server_kill(struct served *s)
{
    int status;
    kill(s->pid, SIGKILL);
    waitpid(s->pid, &status, 0);
}

/* JSON. */

json_t *at(const json_t *value, const char *path)
{
    char key[64];
    while (value && *path) {
        size_t n = strcspn(path, ".");
        snprintf(key, sizeof key, "%.*s", (int)n, path);
        value = json_is_array(value) ? json_array_get(value, (size_t)atoi(key))
                                     : json_object_get(value, key);
        path += n + (path[n] == '.');
    }
    return (json_t *)value;
}

const char *text_at(const json_t *value, const char *path)
{
    const char *text = json_string_value(at(value, path));
    return text ? text : "";
}

int64_t number_at(const json_t *value, const char *path)
{
    return json_integer_value(at(value, path));
}

const char *error_code(const json_t *reply)
{
    return reply ? text_at(reply, "error.code") : "no reply";
}

uint64_t next_random(uint64_t *state)
{
    uint64_t z = (*state += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

/* Tables. */

json_t *make_table(int port, const char *how)
{
    char body[4096];
    snprintf(body, sizeof body, "{\"game\":\"" GAME "\"%s%s}", how ? "," : "", how ? how : "");
    return http_json(port, 200, "/api/tables", NULL, body);
}

const char *table_id(const json_t *made)
{
    return text_at(made, "table.table");
}

const char *made_key(const json_t *made, int n)
{
    char path[32];
    snprintf(path, sizeof path, "keys.%d.key", n);
    return text_at(made, path);
}

char *sit(int port, const char *table, int seat, const char *name)
{
    char path[128], body[256];
    snprintf(path, sizeof path, "/api/tables/%s/sit", table);
    snprintf(body, sizeof body, "{\"seat\":%d,\"name\":\"%s\"}", seat, name);
    json_t *reply = http_json(port, 200, path, NULL, body);
    char *key = strdup(text_at(reply, "key"));
    json_decref(reply);
    return key;
}

struct pair make_pair(int port, int seed, const char *more)
{
    struct pair p = {0};
    char how[1024];
    snprintf(how, sizeof how,
             "\"name\":\"Ann\",\"setup\":{\"seed\":%d},\"seats\":[{\"who\":\"me\"},"
             "{\"who\":\"open\"}]%s%s",
             seed, more ? "," : "", more ? more : "");
    json_t *made = make_table(port, how);
    snprintf(p.table, sizeof p.table, "%s", table_id(made));
    snprintf(p.key[0], sizeof p.key[0], "%s", made_key(made, 0));
    char *key = sit(port, p.table, 1, "Ben");
    snprintf(p.key[1], sizeof p.key[1], "%s", key);
    free(key);
    json_decref(made);
    return p;
}

/* Answers. */

json_t *answer(struct client *c, const json_t *ask, int option, const char *nonce)
{
    json_t *fields = json_pack("{s:O, s:i, s:O}", "ask", at(ask, "ask"), "option", option, "seat",
                               at(ask, "seat"));
    if (nonce)
        json_object_set_new(fields, "nonce", json_string(nonce));
    return client_ask(c, "answer", fields);
}

bool wait_length(struct client *c, int64_t length)
{
    json_t *message;
    while (number_at(c->state, "table.length") < length) {
        if (!(message = client_next(c, 20000)))
            return false;
        client_take(c, message);
        json_decref(message);
    }
    return true;
}

/* Bots may take their time. NULL: the play is over. */
static struct client *who_is_asked(struct client **clients, int count)
{
    for (int tries = 0; tries < 1000; tries++) {
        for (int k = 0; k < count; k++)
            if (client_first_ask(clients[k]))
                return clients[k];
        if (strcmp(text_at(clients[0]->state, "table.status"), "playing") != 0)
            return NULL;
        for (int k = 0; k < count; k++)
            client_settle(clients[k], 10);
    }
    return NULL;
}

int passing(const json_t *ask)
{
    size_t i;
    json_t *option;
    json_array_foreach (at(ask, "options"), i, option)
        if (json_is_true(at(option, "pass")))
            return (int)i;
    return -1;
}

bool play_on(struct client **clients, int count, uint64_t *random, int answers)
{
    char nonce[32];
    for (int i = 0; i < answers; i++) {
        struct client *c = who_is_asked(clients, count);
        if (!c)
            return true;
        const json_t *ask = client_first_ask(c);
        size_t options = json_array_size(at(ask, "options"));
        snprintf(nonce, sizeof nonce, "n%llx", (unsigned long long)next_random(random));
        json_t *reply = answer(c, ask, (int)(next_random(random) % (options ? options : 1)), nonce);
        int64_t length = number_at(reply, "length");
        bool ok = reply && !*error_code(reply);
        if (!ok)
            printf("an answer was refused: %s\n", text_at(reply, "error.text"));
        json_decref(reply);
        for (int k = 0; k < count && ok; k++)
            ok = wait_length(clients[k], length);
        if (!ok)
            return false;
    }
    return true;
}

static bool same_events(const json_t *told, const json_t *now)
{
    size_t n = json_array_size(told), m = json_array_size(now);
    for (size_t i = 1; i <= n && i <= m; i++)
        if (!json_equal(json_array_get(told, n - i), json_array_get(now, m - i)))
            return false;
    return (n > 0) == (m > 0);
}

json_t *whole_view(const struct client *c, int port)
{
    json_t *catalogue = http_json(port, 200, text_at(c->state, "catalogue"), NULL, NULL);
    json_t *view = json_deep_copy(at(c->state, "view"));
    arb_fill_view(view, catalogue);
    json_decref(catalogue);
    return view;
}

bool up_to_date(const struct client *c, int port, const char *table, const char *key)
{
    static const char *const parts[] = {"view", "asks", "orders", "can_undo", "undo", "table"};
    char path[128];
    snprintf(path, sizeof path, "/api/tables/%s/state", table);
    json_t *now = http_json(port, 200, path, key, NULL);
    bool same = now != NULL;
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        if (!json_equal(at(c->state, parts[i]), at(now, parts[i]))) {
            printf("not up to date: %s\n", parts[i]);
            same = false;
        }
    same = same && same_events(at(c->state, "events"), at(now, "events")) && !c->gap;
    json_decref(now);
    return same;
}

/* All of them. */

static const struct {
    const char *name;
    void (*run)(void);
} tests[] = {
    {"lobby", test_lobby},       {"play", test_play},     {"looking", test_looking},
    {"files", test_files},       {"import", test_import}, {"damage", test_damage},
    {"campaign", test_campaign}, {"decks", test_decks},   {"crash", test_crash},
    {"leak", test_leak},         {"bytes", test_bytes},   {"limits", test_limits},
    {"accounts", test_accounts}, {"fair", test_fair},     {"sample", test_sample},
    {"chairs", test_chairs},     {"proof", test_proof}, /* only by name: it needs another program */
};

static bool wanted(const char *name, int argc, char **argv)
{
    for (int i = 2; i < argc; i++)
        if (strcmp(argv[i], name) == 0)
            return true;
    return argc <= 2 && strcmp(name, "proof") != 0;
}

bool put_file(const char *name, const char *words)
{
    char file[128];
    snprintf(file, sizeof file, "%s/%s", folder, name);
    if (!words)
        return unlink(file) == 0;
    FILE *out = fopen(file, "w");
    return out && fputs(words, out) >= 0 && fclose(out) == 0;
}

bool put_page(const char *words)
{
    return put_file("index.html", words);
}

/* For the databases, and in place of the client's files. */
static bool make_folder(void)
{
    snprintf(folder, sizeof folder, "/tmp/arbiter-server-XXXXXX");
    return mkdtemp(folder) && put_page("the client");
}

int main(int argc, char **argv)
{
    if (argc < 2) {
        fputs("usage: server_test PROGRAM [TEST...]\n", stderr);
        return 2;
    }
    program = argv[1];
    setvbuf(stdout, NULL, _IOLBF, 0);
    signal(SIGPIPE, SIG_IGN);
    if (!make_folder())
        return 2;
    for (size_t i = 0; i < sizeof tests / sizeof *tests; i++)
        if (wanted(tests[i].name, argc, argv)) {
            int before = failed;
            tests[i].run();
            printf("%s %s\n", failed == before ? "ok" : "not ok", tests[i].name);
            fflush(stdout);
        }
    char remove[96];
    snprintf(remove, sizeof remove, "rm -rf '%s'", folder);
    if (system(remove) != 0)
        failed++;
    printf("%d passed, %d failed\n", passed, failed);
    return failed > 0;
}
