/* Raw bytes against a server built with sanitizers, until the time is up: it must
 * go on answering, and end well when asked to.
 *
 * usage: fuzz_http ARBITER SECONDS [SEED] */
#include "../server/client.h"
#include "../server/noise.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static pid_t start(const char *program, const char *db, int *port)
{
    int out[2];
    char line[256] = "";
    if (pipe(out) != 0)
        exit(2);
    pid_t pid = fork();
    if (pid == 0) {
        dup2(out[1], STDOUT_FILENO);
        execl(program, program, "serve", "--port", "0", "--db", db, "--limit", "requests=100000",
              NULL);
        _exit(127);
    }
    close(out[1]);
    FILE *in = fdopen(out[0], "r");
    const char *colon = fgets(line, sizeof line, in) ? strrchr(line, ':') : NULL;
    *port = colon ? atoi(colon + 1) : 0;
    fclose(in);
    return pid;
}

static bool answers(int port)
{
    struct reply r = http(port, "/api/about", NULL, NULL);
    bool ok = r.status == 200;
    reply_free(&r);
    return ok;
}

int main(int argc, char **argv)
{
    char folder[] = "/tmp/arbiter-fuzz-XXXXXX", db[64], remove[96];
    int port, status = 0;
    if (argc < 3 || !mkdtemp(folder))
        return 2;
    uint64_t seed = argc > 3 ? strtoull(argv[3], NULL, 10) : (uint64_t)time(NULL), random = seed;
    printf("seed %llu\n", (unsigned long long)seed);
    fflush(stdout);
    signal(SIGPIPE, SIG_IGN);
    snprintf(db, sizeof db, "%s/a.db", folder);
    pid_t pid = start(argv[1], db, &port);
    time_t end = time(NULL) + atoi(argv[2]);
    long thrown = 0;
    bool ok = port > 0;
    while (ok && time(NULL) < end) {
        ok = noise_throw(port, &random);
        if (ok && ++thrown % 100 == 0)
            ok = answers(port);
    }
    ok = ok && answers(port);
    kill(pid, SIGTERM);
    waitpid(pid, &status, 0);
    ok = ok && WIFEXITED(status) && WEXITSTATUS(status) == 0;
    printf("%ld connections, %s (status %#x)\n", thrown, ok ? "all well" : "the server FELL",
           (unsigned)status);
    snprintf(remove, sizeof remove, "rm -rf '%s'", folder);
    return system(remove) != 0 || !ok;
}
