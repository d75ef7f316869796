/* Programs in seats: how well and how fast they play, why they did something, and that they
 * stand in for who is not there. */
#include "test.h"

#include <dirent.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

static struct served server;

static struct reply get(const char *table, const char *what, const char *key)
{
    char path[160];
    snprintf(path, sizeof path, "/api/tables/%s/%s", table, what);
    return http(server.port, path, key, NULL);
}

static int refused_with(const char *seat)
{
    char body[200];
    snprintf(body, sizeof body, "{\"game\":\"" GAME "\",\"seats\":[{\"who\":\"me\"},%s]}", seat);
    struct reply r = http(server.port, "/api/tables", NULL, body);
    int status = r.status;
    reply_free(&r);
    return status;
}

static void levels_and_paces(void)
{
    json_t *about = http_json(server.port, 200, "/api/about", NULL, NULL);
    check(json_array_size(at(about, "levels")) == 4, "there are levels");
    check(strcmp(text_at(about, "levels.0.level"), "beginner") == 0, "the weakest first");
    check(json_array_size(at(about, "paces")) == 3, "and paces");
    json_t *made = make_table(server.port, "\"name\":\"Ann\",\"seats\":[{\"who\":\"me\"},{\"who\":"
                                           "\"bot\",\"level\":\"expert\",\"pace\":\"slow\"}]");
    check(strcmp(text_at(made, "table.seats.1.level"), "expert") == 0, "a level is told");
    check(strcmp(text_at(made, "table.seats.1.bot"), "search") == 0, "and which bot it is");
    check(strcmp(text_at(made, "table.seats.1.pace"), "slow") == 0, "and its pace");
    check(refused_with("{\"who\":\"bot\",\"level\":\"god\"}") == 400, "there is no such level");
    check(refused_with("{\"who\":\"bot\",\"pace\":\"sudden\"}") == 400, "there is no such pace");
    json_decref(made);
    json_decref(about);
}

/* On Linux, of the threads of the server those that think give way to the loop at once. */
static void who_thinks_gives_way(void)
{
#ifdef SCHED_BATCH
    char path[64];
    int threads = 0, back = 0;
    snprintf(path, sizeof path, "/proc/%d/task", server.pid);
    DIR *tasks = opendir(path);
    for (const struct dirent *e; tasks && (e = readdir(tasks));)
        if (atoi(e->d_name) > 0) {
            threads++;
            back += sched_getscheduler(atoi(e->d_name)) == SCHED_BATCH &&
                    getpriority(PRIO_PROCESS, (id_t)atoi(e->d_name)) == 19;
            check(atoi(e->d_name) != server.pid ||
                      (sched_getscheduler(server.pid) == sched_getscheduler(0) &&
                       getpriority(PRIO_PROCESS, (id_t)server.pid) == getpriority(PRIO_PROCESS, 0)),
                  "people do not wait for the loop");
        }
    if (tasks)
        closedir(tasks);
    long cores = sysconf(_SC_NPROCESSORS_ONLN), think = cores < 2 ? 1 : cores - 1;
    check(back == think && threads > back + 3, "%ld of %d threads give way, and not %d", think,
          threads, back);
#endif
}

static json_t *table_now(const char *table)
{
    char path[160];
    snprintf(path, sizeof path, "/api/tables/%s/state", table);
    return http_json(server.port, 200, path, NULL, NULL);
}

/* Only bots: those that do things at once come to their end while the others have hardly begun. */
static void bots_take_their_time(void)
{
    json_t *calm = make_table(server.port, "\"setup\":{\"seed\":5},\"seats\":[{\"who\":\"bot\","
                                           "\"pace\":\"calm\"},{\"who\":\"bot\"}]");
    json_t *quick = make_table(server.port, "\"setup\":{\"seed\":5},\"seats\":[{\"who\":\"bot\"},"
                                            "{\"who\":\"bot\"}]");
    bool over = false;
    for (int i = 0; i < 300 && !over; i++) {
        json_t *now = table_now(table_id(quick));
        over = strcmp(text_at(now, "table.status"), "playing") != 0;
        json_decref(now);
        usleep(20000);
    }
    check(over, "bots at once play to the end");
    json_t *now = table_now(table_id(calm));
    int64_t then = number_at(now, "table.length"), later = then;
    check(strcmp(text_at(now, "table.status"), "playing") == 0, "the calm ones do not, yet");
    json_decref(now);
    for (int i = 0; i < 300 && later == then; i++) {
        usleep(20000);
        now = table_now(table_id(calm));
        later = number_at(now, "table.length");
        json_decref(now);
    }
    check(later > then, "but they go on");
    json_decref(calm);
    json_decref(quick);
}

/* Thinking for half a second each, so many tables of two would take minutes. */
static bool experts_come_to_the_end(const char *limit)
{
    enum { TABLES = 24, MOST = 200 };
    struct served hurried = {.more = {"--limit", limit}};
    json_t *made[TABLES];
    int over = 0;
    if (!server_up(&hurried, "hurried"))
        return false;
    for (int i = 0; i < TABLES; i++)
        made[i] = make_table(hurried.port, "\"setup\":{\"seed\":5},\"seats\":[{\"who\":\"bot\","
                                           "\"level\":\"expert\"},{\"who\":\"bot\","
                                           "\"level\":\"expert\"}]");
    for (int tries = 0; tries < MOST && over < TABLES - 1; tries++) {
        usleep(200000);
        over = 0;
        for (int i = 0; i < TABLES; i++) {
            char path[160];
            snprintf(path, sizeof path, "/api/tables/%s/state", table_id(made[i]));
            json_t *now = http_json(hurried.port, 200, path, NULL, NULL);
            over += strcmp(text_at(now, "table.status"), "playing") != 0;
            json_decref(now);
        }
    }
    for (int i = 0; i < TABLES; i++)
        json_decref(made[i]);
    server_down(&hurried);
    return over >= TABLES - 1;
}

/* Why a bot did something. */

struct told {
    int told, hidden, leaked;
};

/* What a program would have played from its hand is not told; what it did play is. */
static void look_at(const json_t *thoughts, struct told *told)
{
    size_t i;
    json_t *one;
    int64_t took = number_at(thoughts, "took");
    told->told++;
    json_array_foreach (at(thoughts, "options"), i, one) {
        const char *text = json_string_value(json_object_get(one, "text"));
        bool other = json_integer_value(json_object_get(one, "choice")) != took;
        told->hidden += other && !text;
        told->leaked += other && text && strncmp(text, "play ", 5) == 0;
    }
}

static void bots_say_why(void)
{
    json_t *made = make_table(server.port, "\"name\":\"Ann\",\"setup\":{\"seed\":7},\"seats\":"
                                           "[{\"who\":\"me\"},{\"who\":\"bot\",\"pace\":\"calm\","
                                           "\"bot\":\"search\"}]");
    const char *key = made_key(made, 0);
    struct client *c = client_at(server.port, table_id(made), key);
    struct told told = {0};
    char what[64];
    for (int i = 0; i < 240 && told.hidden == 0; i++) {
        json_t *ask = client_first_ask(c);
        if (ask)
            json_decref(answer(c, ask, passing(ask) < 0 ? 0 : passing(ask), NULL));
        client_settle(c, 50);
        snprintf(what, sizeof what, "thoughts?at=%lld",
                 (long long)number_at(c->state, "table.length"));
        struct reply r = get(table_id(made), what, key);
        if (r.status == 200)
            look_at(at(r.json, "thoughts"), &told);
        else
            check(r.status == 409, "otherwise no bot decided it (%.200s)", r.body);
        reply_free(&r);
    }
    check(told.told > 0, "what a bot decided has its reasons");
    struct reply nobody = get(table_id(made), "thoughts?at=0", key);
    check(nobody.status == 409, "what nobody decided has none");
    reply_free(&nobody);
    check(told.hidden > 0, "what lies in its hand is not named");
    check(told.leaked == 0, "nothing of it");
    struct reply r = get(table_id(made), "thoughts?at=3", NULL);
    check(r.status == 403, "a spectator is told nothing");
    reply_free(&r);
    client_close(c);
    json_decref(made);
}

/* Standing in. */

static bool stood_in(const struct client *c, int seat)
{
    return json_is_object(
        json_object_get(json_array_get(at(c->state, "table.seats"), (size_t)seat), "stand_in"));
}

static bool done(json_t *reply)
{
    bool is = json_is_true(json_object_get(reply, "done"));
    json_decref(reply);
    return is;
}

static bool ok(json_t *reply)
{
    bool is = !*error_code(reply);
    json_decref(reply);
    return is;
}

static bool refused(json_t *reply, const char *code)
{
    bool is = strcmp(error_code(reply), code) == 0;
    json_decref(reply);
    return is;
}

static json_t *propose(struct client *c, int seat)
{
    return client_ask(c, "stand_in", json_pack("{s:i, s:s}", "seat", seat, "level", "able"));
}

static json_t *consent(struct client *c, bool agree)
{
    return client_ask(c, "consent", json_pack("{s:b, s:s}", "agree", agree, "what", "stand_in"));
}

/* Answers of one person alone; how many steps that led on. */
static int64_t play_alone(struct client *c, int answers)
{
    int64_t from = number_at(c->state, "table.length");
    for (int i = 0; i < answers; i++) {
        json_t *ask = client_first_ask(c);
        if (ask)
            json_decref(answer(c, ask, passing(ask) < 0 ? 0 : passing(ask), NULL));
        client_settle(c, 20);
    }
    return number_at(c->state, "table.length") - from;
}

static void all_who_are_there_agree(void)
{
    json_t *made = make_table(server.port, "\"name\":\"Ann\",\"seats\":[{\"who\":\"me\"},"
                                           "{\"who\":\"open\"},{\"who\":\"open\"}]");
    char *ben_key = sit(server.port, table_id(made), 1, "Ben");
    char *cat_key = sit(server.port, table_id(made), 2, "Cat");
    struct client *ann = client_at(server.port, table_id(made), made_key(made, 0));
    struct client *cat = client_at(server.port, table_id(made), cat_key);
    check(!done(propose(ann, 1)), "who is there has to agree");
    client_sync(cat);
    check(number_at(cat->state, "table.stand_in.needed.0") == 2, "and is told so");
    check(ok(consent(cat, false)), "she declines");
    client_sync(ann);
    check(json_is_null(at(ann->state, "table.stand_in")) && !stood_in(ann, 1), "then nothing");
    check(!done(propose(ann, 1)) && ok(consent(cat, true)), "the next time she agrees");
    client_sync(ann);
    check(stood_in(ann, 1), "a bot stands in");
    check(refused(propose(ann, 1), "conflict"), "one is enough");

    struct client *ben = client_at(server.port, table_id(made), ben_key);
    client_sync(ann);
    check(!stood_in(ann, 1) && number_at(ben->state, "you.seat") == 1, "he is back, and plays");
    check(!done(propose(ann, 1)) && ok(consent(cat, true)), "who is there himself is asked");
    client_sync(ann);
    check(!stood_in(ann, 1), "and nothing happens without him");
    check(ok(consent(ben, true)), "until he agrees");
    client_sync(ben);
    check(stood_in(ben, 1) && !client_first_ask(ben), "then he is asked nothing");
    check(ok(client_ask(ben, "back", NULL)), "he takes it back when he wants");
    client_sync(ben);
    check(!stood_in(ben, 1), "at once");
    check(refused(client_ask(ben, "back", NULL), "conflict"), "there is nothing more to take back");
    client_close(ann);
    client_close(ben);
    client_close(cat);
    free(ben_key);
    free(cat_key);
    json_decref(made);
}

static void the_play_goes_on_without_him(void)
{
    struct pair pair = make_pair(server.port, 11, NULL);
    struct client *ann = client_at(server.port, pair.table, pair.key[0]);
    play_alone(ann, 4);
    check(play_alone(ann, 4) == 0, "it waits for him");
    check(done(propose(ann, 1)), "nobody else is there to agree");
    check(play_alone(ann, 12) > 12, "now it goes on");
    server_down(&server);
    client_close(ann);
    check(server_up(&server, "chairs"), "the server starts again");
    ann = client_at(server.port, pair.table, pair.key[0]);
    check(stood_in(ann, 1) && play_alone(ann, 6) > 6, "the bot is still there");

    struct client *ben = client_at(server.port, pair.table, pair.key[1]);
    client_sync(ann);
    check(!stood_in(ann, 1), "he comes back, and it gets up");
    struct client *both[] = {ann, ben};
    uint64_t random = 9;
    check(play_on(both, 2, &random, 40), "they play on together");
    check(up_to_date(ben, server.port, pair.table, pair.key[1]), "and know all there is");
    client_close(ann);
    client_close(ben);
}

static void not_everybody_may(void)
{
    struct pair pair = make_pair(server.port, 12, NULL);
    struct client *guest = client_at(server.port, pair.table, NULL);
    check(refused(propose(guest, 1), "not_allowed"), "a spectator may not");
    struct client *ann = client_at(server.port, pair.table, pair.key[0]);
    json_t *nobody =
        client_ask(ann, "stand_in", json_pack("{s:i, s:s}", "seat", 1, "bot", "nobody"));
    check(refused(nobody, "bad_request"), "there is no such bot");
    check(refused(consent(ann, true), "stale"), "nothing is proposed");
    check(done(propose(ann, 1)), "Ben is not there");
    check(ok(client_ask(ann, "free", json_pack("{s:i}", "seat", 1))), "the host frees the seat");
    client_sync(ann);
    check(!stood_in(ann, 1) && strcmp(text_at(ann->state, "table.seats.1.kind"), "open") == 0,
          "then nobody stands in");
    client_close(ann);
    client_close(guest);
}

void test_chairs(void)
{
    if (!server_up(&server, "chairs"))
        return;
    levels_and_paces();
    who_thinks_gives_way();
    bots_take_their_time();
    check(experts_come_to_the_end("thinking=1"), "while one thinks the others answer at once");
    check(experts_come_to_the_end("think_seconds=1"), "nobody waits long for a thought");
    bots_say_why();
    all_who_are_there_agree();
    the_play_goes_on_without_him();
    not_everybody_may();
    server_down(&server);
}
