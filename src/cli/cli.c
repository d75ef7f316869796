#include "cli.h"

#include "text.h"

#include <errno.h>
#include <langinfo.h>
#include <locale.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>
#include <wchar.h>

#ifndef ARB_DATA_DIR
#define ARB_DATA_DIR "/usr/local/share/arbiter"
#endif

/* Errors. */

/* A paragraph on stderr of which `column` columns are written; on a terminal it is
 * broken between words. */
static void print_paragraph(const char *text, int column)
{
    struct winsize size;
    int width = ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
    for (const char *at = text; *at;) {
        size_t blank = strspn(at, " "), bytes = strcspn(at + blank, " ");
        int shown = (int)blank;
        for (size_t i = blank; i < blank + bytes; i++)
            shown += ((unsigned char)at[i] & 0xc0) != 0x80;
        if (width > 0 && blank && column + shown > width) {
            fputs("\n  ", stderr);
            column = 2 - (int)blank;
            at += blank;
            blank = 0;
        }
        fprintf(stderr, "%.*s", (int)(blank + bytes), at);
        column += shown;
        at += blank + bytes;
    }
    fputc('\n', stderr);
}

int cli_error(const struct arb_error *err)
{
    char text[sizeof err->text + sizeof err->file + sizeof err->rule + 64];
    int n = 0;
    /* Packs put the place into the text themselves. */
    if (err->file[0] && strncmp(err->text, err->file, strlen(err->file)) != 0) {
        n = snprintf(text, sizeof text, "%s:", err->file);
        n += err->line > 0 ? snprintf(text + n, sizeof text - (size_t)n, "%d: ", err->line)
                           : snprintf(text + n, sizeof text - (size_t)n, " ");
    }
    n += snprintf(text + n, sizeof text - (size_t)n, "%s",
                  err->text[0] ? err->text : "something went wrong without saying what");
    if (err->rule[0])
        snprintf(text + n, sizeof text - (size_t)n, " (rule %s)", err->rule);
    arb_tame(text); /* it may quote a file */
    fprintf(stderr, "%sarbiter:%s ", cli_style(stderr, CLI_RED), cli_style(stderr, CLI_PLAIN));
    print_paragraph(text, (int)strlen("arbiter: "));
    return CLI_FAILED;
}

int cli_fail(const char *format, ...)
{
    struct arb_error err = {0};
    va_list args;
    va_start(args, format);
    vsnprintf(err.text, sizeof err.text, format, args);
    va_end(args);
    return cli_error(&err);
}

int cli_usage(const char *command, const char *format, ...)
{
    char text[2048];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    print_paragraph(text, fprintf(stderr, "arbiter %s: ", command));
    fprintf(stderr, "Try: arbiter %s --help\n", command);
    return CLI_USAGE;
}

/* Options. */

void cli_begin_options(void)
{
    optind = 0;
    opterr = 0;
}

int cli_bad_option(const char *command, char **argv, int returned)
{
    if (returned == ':')
        return cli_usage(command, "%s needs a value", argv[optind - 1]);
    if (optopt && !strchr(argv[optind - 1], '='))
        return cli_usage(command, "there is no option -%c", optopt);
    return cli_usage(command, "there is no option %s", argv[optind - 1]);
}

bool cli_number(const char *command, const char *option, const char *text, int64_t min, int64_t max,
                int64_t *number)
{
    char *end;
    errno = 0;
    long long value = strtoll(text, &end, 10);
    if (errno || end == text || *end || value < min || value > max) {
        cli_usage(command, "%s takes a whole number from %lld to %lld, not \"%s\"", option,
                  (long long)min, (long long)max, text);
        return false;
    }
    *number = value;
    return true;
}

bool cli_seed(const char *command, const char *text, uint64_t *seed)
{
    char *end;
    errno = 0;
    unsigned long long value = strtoull(text, &end, 0);
    if (errno || end == text || *end || strchr(text, '-')) {
        cli_usage(command, "--seed takes a number from 0 to 2^64 - 1, not \"%s\"", text);
        return false;
    }
    *seed = value;
    return true;
}

bool cli_set(const char *command, json_t *setup, const char *assignment)
{
    const char *equals = strchr(assignment, '=');
    if (!equals || equals == assignment) {
        cli_usage(command, "--set takes key=value, not \"%s\"", assignment);
        return false;
    }
    char key[128];
    if ((size_t)(equals - assignment) >= sizeof key) {
        cli_usage(command, "the key of --set \"%.20s...\" is too long", assignment);
        return false;
    }
    memcpy(key, assignment, (size_t)(equals - assignment));
    key[equals - assignment] = 0;

    json_t *value = json_loads(equals + 1, JSON_DECODE_ANY, NULL);
    if (!value)
        value = json_string(equals + 1);
    if (!value) {
        cli_usage(command, "the value of --set %s is not valid UTF-8", key);
        return false;
    }
    json_t *into = setup;
    char *name = key;
    for (char *dot; (dot = strchr(name, '.')); name = dot + 1) {
        *dot = 0;
        json_t *inner = json_object_get(into, name);
        if (!json_is_object(inner)) {
            inner = json_object();
            json_object_set_new(into, name, inner);
        }
        into = inner;
    }
    json_object_set_new(into, name, value);
    return true;
}

/* Games, packs, rule indexes. */

bool cli_add_pack(const char *command, struct cli_packs *packs, const char *dir)
{
    if (packs->count == CLI_PACKS) {
        cli_usage(command, "at most %d packs can be added", CLI_PACKS);
        return false;
    }
    packs->dir[packs->count++] = dir;
    return true;
}

static bool known_game(const char *id)
{
    for (const char *const *game = arb_games(); *game; game++)
        if (strcmp(*game, id) == 0)
            return true;
    return false;
}

static const char *playable(char *list, size_t size)
{
    size_t used = 0;
    list[0] = 0;
    for (const char *const *game = arb_games(); *game && used < size; game++)
        used += (size_t)snprintf(list + used, size - used, "%s%s", used ? ", " : "", *game);
    return list;
}

static int fail_unknown_game(const char *id)
{
    char list[256];
    return cli_fail("there is no game \"%s\"; playable: %s", id, playable(list, sizeof list));
}

int cli_which_game(const char *command)
{
    char list[256];
    return cli_usage(command, "which game? playable: %s", playable(list, sizeof list));
}

arb_game *cli_load_packs(const char *id, const struct cli_packs *packs, struct arb_error *err)
{
    const char *dirs[CLI_PACKS + 2] = {NULL};
    const char *const *wanted = NULL;
    char own[4096], relative[128];
    if (packs && packs->count) {
        int n = 0;
        snprintf(relative, sizeof relative, "packs/%s", id);
        if (cli_data_path(relative, own, sizeof own))
            dirs[n++] = own;
        for (int i = 0; i < packs->count; i++)
            dirs[n++] = packs->dir[i];
        wanted = dirs;
    }
    return arb_game_load(id, wanted, err);
}

arb_game *cli_load_game(const char *id, const struct cli_packs *packs)
{
    struct arb_error err = {0};
    if (!known_game(id)) {
        fail_unknown_game(id);
        return NULL;
    }
    arb_game *game = cli_load_packs(id, packs, &err);
    if (!game)
        cli_error(&err);
    return game;
}

static bool holds_data(const char *folder)
{
    char rules[4096], packs[4096];
    snprintf(rules, sizeof rules, "%s/rules", folder);
    snprintf(packs, sizeof packs, "%s/packs", folder);
    return access(rules, R_OK) == 0 && access(packs, R_OK) == 0;
}

void cli_find_data(void)
{
    const char *data = getenv("ARBITER_DATA");
    if (data && *data)
        return;
    /* build/arbiter and build/san/arbiter use the project they are built in. */
    char self[4096];
    ssize_t length = readlink("/proc/self/exe", self, sizeof self - 1);
    if (length > 0) {
        self[length] = 0;
        for (int up = 0; up < 3; up++) {
            char *slash = strrchr(self, '/');
            if (!slash)
                break;
            *slash = 0;
            if (up > 0 && holds_data(self)) {
                setenv("ARBITER_DATA", self, 1);
                return;
            }
        }
    }
    setenv("ARBITER_DATA", holds_data(ARB_DATA_DIR) ? ARB_DATA_DIR : ".", 1);
}

bool cli_data_path(const char *relative, char *path, size_t size)
{
    const char *data = getenv("ARBITER_DATA");
    int length = snprintf(path, size, "%s/%s", data && *data ? data : ".", relative);
    return length > 0 && (size_t)length < size && access(path, R_OK) == 0;
}

/* Terminal. */

bool cli_colour(FILE *stream)
{
    const char *no_color = getenv("NO_COLOR"), *term = getenv("TERM");
    return isatty(fileno(stream)) && !(no_color && *no_color) &&
           !(term && strcmp(term, "dumb") == 0);
}

const char *cli_style(FILE *stream, enum cli_style style)
{
    static const char *const sequence[] = {
        [CLI_PLAIN] = "\033[0m", [CLI_BOLD] = "\033[1m",   [CLI_DIM] = "\033[2m",
        [CLI_RED] = "\033[31m",  [CLI_GREEN] = "\033[32m", [CLI_YELLOW] = "\033[33m",
        [CLI_CYAN] = "\033[36m",
    };
    return cli_colour(stream) ? sequence[style] : "";
}

bool cli_utf8(void)
{
    static enum { UNKNOWN, YES, NO } known;
    if (known == UNKNOWN) {
        known = strcmp(nl_langinfo(CODESET), "UTF-8") == 0 ? YES : NO;
        /* Widths of letters need a locale that knows them; numbers stay as in C. */
        if (known == NO || wcwidth(0xc9) != 1)
            setlocale(LC_CTYPE, "C.UTF-8");
    }
    return known == YES;
}

int cli_columns(void)
{
    struct winsize size;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
        return size.ws_col;
    return 80;
}

int64_t cli_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

void cli_progress_begin(struct cli_progress *progress, const char *what, uint64_t total)
{
    *progress =
        (struct cli_progress){.what = what, .total = total, .wanted = isatty(STDERR_FILENO)};
    /* Short work shows nothing. */
    progress->next_ns = cli_now() + 300000000;
}

void cli_progress(struct cli_progress *progress, uint64_t done)
{
    if (!progress->wanted || cli_now() < progress->next_ns)
        return;
    progress->next_ns = cli_now() + 100000000;
    progress->shown = true;
    enum { WIDTH = 30 };
    int full = progress->total ? (int)(done * WIDTH / progress->total) : 0;
    if (full > WIDTH)
        full = WIDTH;
    fprintf(stderr, "\r\033[K%s [%.*s%.*s] %llu of %llu", progress->what, full,
            "##############################", WIDTH - full, "..............................",
            (unsigned long long)done, (unsigned long long)progress->total);
    fflush(stderr);
}

void cli_progress_end(struct cli_progress *progress)
{
    if (progress->shown)
        fputs("\r\033[K", stderr);
    progress->shown = false;
}

/* A signal handler can reach nothing but a global. */
static volatile sig_atomic_t interrupted;

static void raise_flag(int signal_number)
{
    (void)signal_number;
    interrupted = 1;
}

void cli_catch_interrupt(void)
{
    /* SA_RESETHAND: the second Ctrl-C finds the default action again. */
    struct sigaction action = {.sa_handler = raise_flag, .sa_flags = SA_RESETHAND};
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
}

bool cli_interrupted(void)
{
    return interrupted;
}

const volatile sig_atomic_t *cli_interrupt_flag(void)
{
    return &interrupted;
}

const char *cli_quoted(const char *name, char *quoted, size_t size)
{
    static const char plain[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
                                "-_./+:,@%";
    if (*name && !name[strspn(name, plain)]) {
        snprintf(quoted, size, "%s", name);
        return quoted;
    }
    size_t n = 0;
    n += (size_t)snprintf(quoted, size, "'");
    for (; *name && n + 6 < size; name++)
        n += (size_t)snprintf(quoted + n, size - n, *name == '\'' ? "'\\''" : "%c", *name);
    snprintf(quoted + n, size - n, "'");
    return quoted;
}

void cli_print_json(json_t *value)
{
    json_dumpf(value, stdout, JSON_INDENT(2) | JSON_PRESERVE_ORDER | JSON_ENCODE_ANY);
    putchar('\n');
    json_decref(value);
}
