/* serve.c - how fast the server answers and how much memory it takes, with many
 * tables at once. Starts a server on a database of its own, and plays.
 *
 * usage: bench_serve PROGRAM [--bots N] [--tables N] [--held N] [--seconds S] [--think MS]
 *
 *  0. With --bots: so many tables of one person and one bot that thinks ahead, which always
 *     has something to think about: its people answer after a quarter of the given time.
 *     They stay while the other tables are measured.
 *  1. N tables of two people each, all connected by WebSocket. Whoever is asked
 *     thinks for a random time of the given mean and gives a random answer. The
 *     time from sending an answer to its acknowledgement, which comes after the
 *     answer is on disk, is measured for S seconds.
 *  2. More tables, of one person each, are opened and played a little until
 *     --held tables are there, everybody still connected. Then the memory of the
 *     server is read, and every table is once asked for an answer again.
 *
 * The database is in TMPDIR. How long a sync of the disk takes there by itself is told first,
 * since no answer is acknowledged before one. */
#include "../tests/server/client.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static uint64_t random_state = 1;

static double uniform(void)
{
    random_state = random_state * 6364136223846793005u + 1442695040888963407u;
    return (double)(random_state >> 11) / 9007199254740992.0;
}

/* The server. */

static pid_t server;
static int port;
static char folder[PATH_MAX];

static bool start_server(const char *program)
{
    int out[2];
    char db[PATH_MAX + 16], line[256] = "";
    const char *place = getenv("TMPDIR");
    snprintf(folder, sizeof folder, "%s/arbiter-bench-XXXXXX", place ? place : "/tmp");
    if (!mkdtemp(folder) || pipe(out) != 0)
        return false;
    snprintf(db, sizeof db, "%s/bench.db", folder);
    server = fork();
    if (server == 0) {
        prctl(PR_SET_PDEATHSIG, SIGTERM); /* it does not outlive us */
        dup2(out[1], STDOUT_FILENO);
        execl(program, program, "serve", "--port", "0", "--db", db, "--pause", "0", "--limit",
              "connections=60000", "--limit", "tables=1000000", "--limit", "requests=1000000",
              NULL);
        _exit(127);
    }
    close(out[1]);
    FILE *in = fdopen(out[0], "r");
    const char *colon = fgets(line, sizeof line, in) ? strrchr(line, ':') : NULL;
    port = colon ? atoi(colon + 1) : 0;
    fclose(in);
    return port > 0;
}

static void stop_server(void)
{
    char command[PATH_MAX + 16];
    kill(server, SIGTERM);
    waitpid(server, NULL, 0);
    snprintf(command, sizeof command, "rm -rf '%s'", folder);
    if (system(command) != 0)
        perror("bench");
}

/* A line of /proc/PID/status, in MB. */
static double memory_of(const char *name)
{
    char path[64], line[256];
    double kilobytes = 0;
    snprintf(path, sizeof path, "/proc/%d/status", server);
    FILE *in = fopen(path, "r");
    while (in && fgets(line, sizeof line, in))
        if (strncmp(line, name, strlen(name)) == 0)
            kilobytes = atof(line + strlen(name) + 1);
    if (in)
        fclose(in);
    return kilobytes / 1024;
}

static double cpu_of_server(void)
{
    char path[64];
    unsigned long user = 0, system = 0;
    snprintf(path, sizeof path, "/proc/%d/stat", server);
    FILE *in = fopen(path, "r");
    if (!in)
        return 0;
    if (fscanf(in, "%*d %*s %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user, &system) !=
        2)
        user = system = 0;
    fclose(in);
    return (double)(user + system) / (double)sysconf(_SC_CLK_TCK);
}

/* Of all programs, in seconds. */
static double cpu_of_all(void)
{
    unsigned long long user = 0, nice = 0, system = 0;
    FILE *in = fopen("/proc/stat", "r");
    if (!in)
        return 0;
    if (fscanf(in, "cpu %llu %llu %llu", &user, &nice, &system) != 3)
        user = nice = system = 0;
    fclose(in);
    return (double)(user + nice + system) / (double)sysconf(_SC_CLK_TCK);
}

static double cpu_of_players(void)
{
    struct rusage used;
    getrusage(RUSAGE_SELF, &used);
    return (double)(used.ru_utime.tv_sec + used.ru_stime.tv_sec) +
           (double)(used.ru_utime.tv_usec + used.ru_stime.tv_usec) / 1e6;
}

/* Players. */

struct player {
    int fd;
    char ask[40];
    int options;
    double due;   /* when it answers; 0: it is not asked */
    double sent;  /* when it did; 0: acknowledged */
    double hurry; /* the part of the usual time it thinks */
    int answers;  /* left to give; -1: without end */
    char *in;
    size_t size, room;
};

static struct player *players;
static int player_count, player_room;
static int poller;
static double think;
static double *latency;
static size_t latencies, latency_room, errors, bytes_in, updates;
static bool measuring;

static void note(double seconds)
{
    if (!measuring)
        return;
    if (latencies == latency_room)
        latency = realloc(latency, (latency_room = latency_room * 2 + 4096) * sizeof *latency);
    latency[latencies++] = seconds;
}

/* The first ask of a message, by looking for its words only. */
static void read_asks(struct player *p, const char *text)
{
    const char *asks = strstr(text, "\"asks\":[");
    if (!asks)
        return;
    p->due = 0;
    p->ask[0] = 0;
    const char *name = strstr(asks, "\"ask\":\"");
    if (asks[8] == ']' || !name)
        return;
    snprintf(p->ask, sizeof p->ask, "%.*s", (int)strcspn(name + 7, "\""), name + 7);
    p->options = 0;
    for (const char *at = asks; (at = strstr(at, "\"option\":")); at += 9)
        p->options++;
    if (p->answers != 0)
        p->due = now() - p->hurry * think * log(1 - uniform());
}

static void take_text(struct player *p, char *text)
{
    if (strncmp(text, "{\"t\":\"ok\"", 9) == 0) {
        if (p->sent > 0)
            note(now() - p->sent);
        p->sent = 0;
    } else if (strncmp(text, "{\"t\":\"error\"", 12) == 0) {
        if (errors++ < 5)
            fprintf(stderr, "%.200s\n", text);
        p->sent = 0;
    } else {
        updates += measuring && strncmp(text, "{\"t\":\"update\"", 13) == 0;
        bytes_in += measuring ? strlen(text) : 0;
        read_asks(p, text);
    }
}

static void take_frames(struct player *p)
{
    size_t at = 0;
    for (;;) {
        const unsigned char *in = (unsigned char *)p->in + at;
        size_t left = p->size - at, head = 2;
        if (left < 2)
            break;
        size_t n = in[1] & 127;
        if (n == 126) {
            if (left < 4)
                break;
            n = (size_t)in[2] << 8 | in[3];
            head = 4;
        } else if (n == 127) {
            if (left < 10)
                break;
            n = (size_t)in[6] << 24 | (size_t)in[7] << 16 | (size_t)in[8] << 8 | in[9];
            head = 10;
        }
        if (left < head + n)
            break;
        char *text = p->in + at + head, kept = text[n];
        if ((in[0] & 15) == 1) {
            text[n] = 0;
            take_text(p, text);
            text[n] = kept;
        } else if ((in[0] & 15) == 9) {
            struct client as_client = {.fd = p->fd};
            client_send_frame(&as_client, 0x8a, text, n);
        }
        at += head + n;
    }
    memmove(p->in, p->in + at, p->size - at);
    p->size -= at;
    if (p->size == 0) {
        free(p->in);
        p->in = NULL;
        p->room = 0;
    }
}

static void read_player(struct player *p)
{
    if (p->room - p->size < 16384)
        p->in = realloc(p->in, (p->room = p->size + 65536) + 1);
    ssize_t n = read(p->fd, p->in + p->size, p->room - p->size);
    if (n <= 0) {
        if (n == 0 || errno != EAGAIN) {
            if (errors++ < 5)
                fprintf(stderr, "a connection was lost\n");
            epoll_ctl(poller, EPOLL_CTL_DEL, p->fd, NULL);
            p->due = 0;
        }
        return;
    }
    p->size += (size_t)n;
    take_frames(p);
}

static void send_text(struct player *p, const char *text)
{
    struct client as_client = {.fd = p->fd};
    if (!client_send_text(&as_client, text))
        errors++;
}

static void give_answer(struct player *p)
{
    char text[160];
    static unsigned nonce;
    snprintf(text, sizeof text, "{\"t\":\"answer\",\"ask\":\"%s\",\"option\":%d,\"nonce\":\"%u\"}",
             p->ask, (int)(uniform() * p->options), nonce++);
    p->due = 0;
    p->ask[0] = 0;
    if (p->answers > 0)
        p->answers--;
    p->sent = now();
    send_text(p, text);
}

static void add_player(const char *table, const char *key, int answers, double hurry)
{
    struct client *c = client_open(port);
    char text[200];
    if (!c) {
        errors++;
        return;
    }
    if (player_count == player_room) {
        fprintf(stderr, "too many players\n");
        exit(1);
    }
    struct player *p = &players[player_count++];
    *p = (struct player){.fd = c->fd, .answers = answers, .hurry = hurry};
    c->fd = dup(c->fd); /* client_close() closes its own */
    client_close(c);
    struct epoll_event e = {.events = EPOLLIN, .data.ptr = p};
    epoll_ctl(poller, EPOLL_CTL_ADD, p->fd, &e);
    snprintf(text, sizeof text, "{\"t\":\"join\",\"table\":\"%s\",\"key\":\"%s\"}", table, key);
    send_text(p, text);
}

/* Running. */

/* Read and answer for so long; with `all`, until nobody has anything to do. */
static void run(double seconds, bool all)
{
    double end = now() + seconds;
    while (now() < end) {
        struct epoll_event events[256];
        int n = epoll_wait(poller, events, 256, 1);
        for (int i = 0; i < n; i++)
            read_player(events[i].data.ptr);
        double t = now();
        bool busy = n > 0;
        for (int i = 0; i < player_count; i++) {
            struct player *p = &players[i];
            busy |= p->due > 0 || p->sent > 0;
            if (p->due > 0 && p->due <= t && p->sent == 0)
                give_answer(p);
        }
        if (all && !busy)
            break;
    }
}

enum company { ALONE, A_FRIEND, A_BOT };

static void make_table(enum company company, int seed, int answers)
{
    static const char *const other[] = {[ALONE] = "",
                                        [A_FRIEND] = ",{\"who\":\"open\"}",
                                        [A_BOT] = ",{\"who\":\"bot\",\"level\":\"strong\"}"};
    char body[256], path[96];
    snprintf(
        body, sizeof body,
        "{\"game\":\"lotr-card-game\",\"name\":\"Ann\",\"listed\":false,\"setup\":{\"seed\":%d},"
        "\"seats\":[{\"who\":\"me\"}%s]}",
        seed, other[company]);
    json_t *made = http_json(port, 200, "/api/tables", NULL, body), *sat = NULL;
    const char *id = json_string_value(json_object_get(json_object_get(made, "table"), "table"));
    const char *key =
        json_string_value(json_object_get(json_array_get(json_object_get(made, "keys"), 0), "key"));
    if (!id || !key) {
        errors++;
        json_decref(made);
        return;
    }
    if (company == A_FRIEND) {
        snprintf(path, sizeof path, "/api/tables/%s/sit", id);
        sat = http_json(port, 200, path, NULL, "{\"name\":\"Ben\"}");
        add_player(id, json_string_value(json_object_get(sat, "key")), answers, 1);
    }
    add_player(id, key, answers, company == A_BOT ? 0.25 : 1);
    json_decref(sat);
    json_decref(made);
}

static int by_value(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return x < y ? -1 : x > y;
}

static double percentile(double p)
{
    return latencies ? latency[(size_t)((double)(latencies - 1) * p)] * 1000 : 0;
}

/* What no answer can be quicker than: so much written and synced, with nothing else going on. */
static void report_disk(void)
{
    enum { SYNCS = 400, BYTES = 12288 };
    static char bytes[BYTES];
    char path[PATH_MAX + 16];
    snprintf(path, sizeof path, "%s/disk", folder);
    int file = open(path, O_CREAT | O_WRONLY | O_CLOEXEC, 0600);
    measuring = true;
    for (int i = 0; i < SYNCS && file >= 0; i++) {
        double from = now();
        if (pwrite(file, bytes, BYTES, (off_t)i * BYTES) != BYTES || fdatasync(file) != 0)
            break;
        note(now() - from);
        usleep(2000);
    }
    measuring = false;
    close(file);
    qsort(latency, latencies, sizeof *latency, by_value);
    printf("the disk alone, %zu syncs: p50 %.2f ms, p90 %.2f ms, p99 %.2f ms, worst %.2f ms\n",
           latencies, percentile(.5), percentile(.9), percentile(.99), percentile(1));
    fflush(stdout);
}

struct cpu {
    double server, players, all;
};

static struct cpu cpu_now(void)
{
    return (struct cpu){cpu_of_server(), cpu_of_players(), cpu_of_all()};
}

static void report_latency(const char *what, double seconds, struct cpu from, struct cpu to)
{
    double server = to.server - from.server, people = to.players - from.players;
    qsort(latency, latencies, sizeof *latency, by_value);
    printf("%s: %zu answers in %.1f s (%.0f a second), %zu updates of %.0f bytes\n"
           "  answer to acknowledgement: p50 %.2f ms, p90 %.2f ms, p99 %.2f ms, worst %.2f ms\n"
           "  of one core the server used %.0f %%, the players %.0f %%, other programs %.0f %%\n",
           what, latencies, seconds, (double)latencies / seconds, updates,
           updates ? (double)bytes_in / (double)updates : 0, percentile(.5), percentile(.9),
           percentile(.99), percentile(1), server / seconds * 100, people / seconds * 100,
           (to.all - from.all - server - people) / seconds * 100);
    fflush(stdout);
}

static void measure(const char *what, double seconds, bool all)
{
    latencies = updates = bytes_in = 0;
    measuring = true;
    struct cpu before = cpu_now();
    double from = now();
    run(seconds, all);
    measuring = false;
    report_latency(what, now() - from, before, cpu_now());
}

static void live(int bots, int tables, double seconds, double think_seconds)
{
    think = think_seconds;
    for (int i = 0; i < bots + tables; i++) {
        make_table(i < bots ? A_BOT : A_FRIEND, i, -1);
        if (i % 20 == 0)
            run(0.001, false);
    }
    run(3, false); /* everyone is there and has begun */
    char what[96];
    snprintf(what, sizeof what, "%d live tables beside %d with a bot that thinks", tables, bots);
    measure(what, seconds, false);
    printf("  memory: %.0f MB, at most %.0f MB\n", memory_of("VmRSS:"), memory_of("VmHWM:"));
}

static void hold(int from, int tables)
{
    think = 0;
    for (int i = 0; i < player_count; i++)
        players[i].answers = 0, players[i].due = 0;
    for (int i = from; i < tables; i++) {
        make_table(ALONE, i, 12);
        if (i % 10 == 0)
            run(0.02, false);
    }
    run(60, true);
    printf("%d tables held, %d people connected: memory %.0f MB, at most %.0f MB\n", tables,
           player_count, memory_of("VmRSS:"), memory_of("VmHWM:"));
    fflush(stdout);
    /* Those that left memory come back when somebody answers. */
    for (int i = player_count - 1; i >= 0 && i >= player_count - (tables - from); i--) {
        players[i].answers = 1;
        if (*players[i].ask)
            players[i].due = now() + uniform() * 20;
    }
    measure("one answer at each, over 20 s", 25, true);
    printf("  memory %.0f MB\n", memory_of("VmRSS:"));
}

int main(int argc, char **argv)
{
    int bots = 0, tables = 1000, held = 10000;
    double seconds = 20, think_ms = 2000;
    for (int i = 2; i + 1 < argc; i += 2) {
        double value = atof(argv[i + 1]);
        if (strcmp(argv[i], "--bots") == 0)
            bots = (int)value;
        else if (strcmp(argv[i], "--tables") == 0)
            tables = (int)value;
        else if (strcmp(argv[i], "--held") == 0)
            held = (int)value;
        else if (strcmp(argv[i], "--seconds") == 0)
            seconds = value;
        else if (strcmp(argv[i], "--think") == 0)
            think_ms = value;
    }
    struct rlimit limit;
    getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
    signal(SIGPIPE, SIG_IGN);
    if (argc < 2 || !start_server(argv[1])) {
        fputs("usage: bench_serve PROGRAM [--bots N] [--tables N] [--held N] [--seconds S] "
              "[--think MS]\n",
              stderr);
        return 2;
    }
    report_disk();
    poller = epoll_create1(EPOLL_CLOEXEC);
    player_room = bots + tables * 2 + (held > tables ? held - tables : 0) + 1;
    players = calloc((size_t)player_room, sizeof *players);
    if (bots + tables)
        live(bots, tables, seconds, think_ms / 1000);
    if (held > tables)
        hold(tables, held);
    stop_server();
    printf("%zu errors\n", errors);
    return errors > 0;
}
