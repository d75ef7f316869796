/* test_workers.c - scripts are run by child processes: a failed assert in the
 * kernel ends one test, not the report. A worker gets {file, first test} and
 * answers with lines of JSON; when it dies, the test it was in has failed and
 * another worker goes on with the next one. */
#include "cli.h"
#include "test.h"

#include <dirent.h>
#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

struct item {
    int file, first;
};

struct worker {
    pid_t pid; /* 0: none */
    int fd;
    struct item item;
    bool busy;
    json_t *about; /* the test it is in, or NULL */
    int test;
    int64_t since;
    char *line; /* what has come of the next message */
    size_t used;
};

struct work {
    const struct test_plan *plan;
    test_tell finished;
    void *to;
    struct item *queue;
    int queued, taken;
    int open;   /* files not finished yet */
    int failed; /* tests */
    struct worker *worker;
    json_t **tests; /* by file */
    int64_t *began;
};

/* What a file came to. */

static void file_done(struct work *w, int file)
{
    json_t *tests = w->tests[file], *test;
    size_t i;
    int passed = 0;
    json_array_foreach (tests, i, test)
        passed += json_is_true(json_object_get(test, "ok"));
    int failed = (int)json_array_size(tests) - passed;
    w->failed += failed;
    w->finished(w->to,
                json_pack("{sO si si sf sO}", "file", json_array_get(w->plan->files, (size_t)file),
                          "passed", passed, "failed", failed, "seconds",
                          (double)(cli_now() - w->began[file]) / 1e9, "tests", tests));
    w->open--;
}

/* Is there nothing left to do? */
static bool ended(const struct work *w)
{
    return w->open == 0 || (w->plan->stop && w->failed) || cli_interrupted();
}

static void queue_add(struct work *w, struct item item)
{
    w->queue = realloc(w->queue, (size_t)(w->queued + 1) * sizeof item);
    if (!w->queue)
        abort();
    w->queue[w->queued++] = item;
}

/* The worker's side. */

static void send_line(void *to, json_t *message)
{
    int fd = *(int *)to;
    char *line = json_dumps(message, JSON_COMPACT);
    json_decref(message);
    if (!line)
        abort();
    size_t length = strlen(line);
    line[length++] = '\n';
    for (size_t sent = 0; sent < length;) {
        ssize_t n = write(fd, line + sent, length - sent);
        if (n < 0 && errno != EINTR)
            _exit(CLI_FAILED);
        sent += n > 0 ? (size_t)n : 0;
    }
    free(line);
}

static void serve(const struct test_plan *plan, int fd)
{
    struct game_cache games = {0};
    struct item item;
    while (read(fd, &item, sizeof item) == (ssize_t)sizeof item)
        test_file_run(json_string_value(json_array_get(plan->files, (size_t)item.file)), item.first,
                      &plan->options, &games, send_line, &fd);
    game_cache_free(&games);
    fflush(stderr);
    _exit(CLI_OK);
}

/* The parent's side. */

static bool start_worker(struct work *w, struct worker *worker)
{
    int pair[2];
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, pair) != 0)
        return false;
    fflush(NULL);
    pid_t pid = fork();
    if (pid < 0) {
        close(pair[0]);
        close(pair[1]);
        return false;
    }
    if (pid == 0) {
        /* A sibling's socket held open here would never end. */
        for (int i = 0; i < w->plan->jobs; i++)
            if (w->worker[i].pid)
                close(w->worker[i].fd);
        close(pair[0]);
        serve(w->plan, pair[1]);
    }
    close(pair[1]);
    *worker = (struct worker){.pid = pid, .fd = pair[0]};
    return true;
}

static void give_work(struct work *w, struct worker *worker)
{
    if (worker->busy || w->taken == w->queued)
        return;
    if (!worker->pid && !start_worker(w, worker))
        return;
    worker->item = w->queue[w->taken++];
    worker->busy = true;
    worker->since = cli_now();
    if (worker->item.first == 0)
        w->began[worker->item.file] = worker->since;
    /* A worker that is gone already is noticed when its socket is read. */
    ssize_t sent = send(worker->fd, &worker->item, sizeof worker->item, MSG_NOSIGNAL);
    (void)sent;
}

static void take_message(struct work *w, struct worker *worker, json_t *message)
{
    json_t *about = json_object_get(message, "about"), *test = json_object_get(message, "test");
    json_decref(worker->about);
    worker->about = json_incref(about);
    worker->since = cli_now();
    if (about)
        worker->test = (int)json_integer_value(json_object_get(message, "start"));
    if (test)
        json_array_append(w->tests[worker->item.file], test);
    if (json_object_get(message, "done")) {
        worker->busy = false;
        file_done(w, worker->item.file);
    }
    json_decref(message);
}

/* The worker died, or took too long and was ended. */
static void bury(struct work *w, struct worker *worker, const char *why)
{
    char *message = NULL;
    int status = 0;
    close(worker->fd);
    waitpid(worker->pid, &status, 0);
    if (why)
        text_add(&message, "%s", why);
    else if (WIFSIGNALED(status))
        text_add(&message, "the program crashed: %s", strsignal(WTERMSIG(status)));
    else
        text_add(&message, "the program ended by itself with code %d", WEXITSTATUS(status));
    if (worker->busy) {
        const char *path =
            json_string_value(json_array_get(w->plan->files, (size_t)worker->item.file));
        json_t *test = worker->about ? json_copy(worker->about)
                                     : json_pack("{ss s[] si}", "title", "the script itself",
                                                 "rules", "line", 0);
        char *where = NULL;
        text_add(&where, "%s:%d", path, (int)json_integer_value(json_object_get(test, "line")));
        json_object_set_new(test, "message", json_string(message));
        json_object_set_new(test, "where", json_string(where));
        json_object_set_new(test, "ok", json_false());
        json_object_set_new(test, "seconds", json_real((double)(cli_now() - worker->since) / 1e9));
        json_array_append_new(w->tests[worker->item.file], test);
        free(where);
        if (worker->about)
            queue_add(w, (struct item){worker->item.file, worker->test + 1});
        else
            file_done(w, worker->item.file);
    }
    free(message);
    free(worker->line);
    json_decref(worker->about);
    *worker = (struct worker){0};
}

static void hear(struct work *w, struct worker *worker)
{
    enum { CHUNK = 65536 };
    worker->line = realloc(worker->line, worker->used + CHUNK);
    if (!worker->line)
        abort();
    ssize_t n = read(worker->fd, worker->line + worker->used, CHUNK);
    if (n < 0 && errno == EINTR)
        return;
    if (n <= 0) {
        bury(w, worker, NULL);
        return;
    }
    char *at = worker->line, *end = worker->line + worker->used + n, *stop;
    while ((stop = memchr(at, '\n', (size_t)(end - at)))) {
        json_t *message = json_loadb(at, (size_t)(stop - at), 0, NULL);
        if (message)
            take_message(w, worker, message);
        at = stop + 1;
    }
    worker->used = (size_t)(end - at);
    memmove(worker->line, at, worker->used);
}

static void watch(struct work *w)
{
    int jobs = w->plan->jobs;
    struct pollfd *polls = calloc((size_t)jobs, sizeof *polls);
    if (!polls)
        abort();
    while (!ended(w)) {
        bool any = false;
        for (int i = 0; i < jobs; i++) {
            give_work(w, &w->worker[i]);
            any |= w->worker[i].busy;
            polls[i] = (struct pollfd){w->worker[i].pid ? w->worker[i].fd : -1, POLLIN, 0};
        }
        if (!any) {
            cli_fail("no process can be started: %s", strerror(errno));
            break;
        }
        poll(polls, (nfds_t)jobs, 500);
        for (int i = 0; i < jobs; i++) {
            struct worker *worker = &w->worker[i];
            if (worker->pid && polls[i].revents)
                hear(w, worker);
            else if (worker->busy && cli_now() - worker->since > w->plan->timeout * 1000000000ll) {
                char why[64];
                snprintf(why, sizeof why, "it took longer than %d s", w->plan->timeout);
                kill(worker->pid, SIGKILL);
                bury(w, worker, why);
            }
        }
    }
    free(polls);
}

static void dismiss(struct work *w)
{
    for (int i = 0; i < w->plan->jobs; i++) {
        struct worker *worker = &w->worker[i];
        if (!worker->pid)
            continue;
        if (worker->busy)
            kill(worker->pid, SIGKILL);
        close(worker->fd);
        waitpid(worker->pid, NULL, 0);
        free(worker->line);
        json_decref(worker->about);
    }
}

/* Saves of the tests. */

/* They go into a folder of their own, so that a worker that died leaves
 * nothing behind. */
static bool make_folder(char *folder, size_t size)
{
    const char *temp = getenv("TMPDIR");
    snprintf(folder, size, "%s/arbiter-tests-XXXXXX", temp && *temp ? temp : "/tmp");
    return mkdtemp(folder) && setenv("TMPDIR", folder, 1) == 0;
}

static void remove_folder(const char *folder)
{
    DIR *dir = opendir(folder);
    for (struct dirent *entry; dir && (entry = readdir(dir));)
        if (entry->d_name[0] != '.')
            unlinkat(dirfd(dir), entry->d_name, 0);
    if (dir)
        closedir(dir);
    rmdir(folder);
}

/* All of it. */

struct here {
    struct work *work;
    int file;
};

static void hear_here(void *to, json_t *message)
{
    struct here *here = to;
    json_t *test = json_object_get(message, "test");
    if (test)
        json_array_append(here->work->tests[here->file], test);
    if (json_object_get(message, "done"))
        file_done(here->work, here->file);
    json_decref(message);
}

static void work_here(struct work *w)
{
    struct game_cache games = {0};
    for (int i = 0; i < w->queued && !ended(w); i++) {
        w->began[i] = cli_now();
        test_file_run(json_string_value(json_array_get(w->plan->files, (size_t)i)), 0,
                      &w->plan->options, &games, hear_here, &(struct here){w, i});
    }
    game_cache_free(&games);
}

void test_work(const struct test_plan *plan, test_tell finished, void *to)
{
    size_t count = json_array_size(plan->files);
    struct work w = {.plan = plan, .finished = finished, .to = to, .open = (int)count};
    char folder[4096];
    w.worker = calloc((size_t)plan->jobs + 1, sizeof *w.worker);
    w.tests = calloc(count + 1, sizeof *w.tests);
    w.began = calloc(count + 1, sizeof *w.began);
    if (!w.worker || !w.tests || !w.began)
        abort();
    for (size_t i = 0; i < count; i++) {
        w.tests[i] = json_array();
        queue_add(&w, (struct item){(int)i, 0});
    }
    bool temporary = make_folder(folder, sizeof folder);
    if (plan->jobs > 0) {
        watch(&w);
        dismiss(&w);
    } else
        work_here(&w);
    if (temporary)
        remove_folder(folder);
    for (size_t i = 0; i < count; i++)
        json_decref(w.tests[i]);
    free(w.queue);
    free(w.worker);
    free(w.tests);
    free(w.began);
}
