/* arbiter serve - tables in the browser. */
#include "cli.h"

#include "../server/server.h"
#include "play_file.h"

#include "pack.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

static const char help[] =
    "usage: arbiter serve [OPTIONS]\n\n"
    "Serves all games to browsers and scripts until Ctrl-C. docs/protocol.md says how\n"
    "to talk to it.\n\n"
    "  --port N       where to listen (8080)\n"
    "  --host ADDR    at which address (127.0.0.1: this machine only; 0.0.0.0: all)\n"
    "  --db FILE      where tables are kept (below $XDG_STATE_HOME/arbiter)\n"
    "  --web DIR      the web client's files (those that come with Arbiter)\n"
    "  --pause MS     where others could learn something from how fast a pass comes, it\n"
    "                 takes this long (drawn by lot, 600 to 1800); 0 tells who holds nothing\n"
    "  --loaded N     plays held in memory at once (2000); the others wait on disk\n"
    "  --pack DIR     also load this pack (may be repeated)\n"
    "  --proxy        a web server on this machine says who comes (X-Forwarded-For)\n"
    "  --limit NAME=N another number for one of the limits below; may be repeated\n"
    "  --quiet        say nothing but errors\n"
    "  --report ID    print a problem report from the database and end\n"
    "  --audit        print who did what lately (logins, exports, seats freed) and end\n";

enum { AUDIT_LINES = 1000 };

static void print_help(void)
{
    char *limits = limits_list();
    fputs(help, stdout);
    printf("\nLimits, so that nobody takes too much:\n%s", limits);
    free(limits);
}

static volatile sig_atomic_t stop;

static void on_signal(int number)
{
    (void)number;
    stop = 1;
    server_wake();
}

static void tell_address(void *with, const char *host, int port)
{
    const char *quiet = with;
    bool all = strcmp(host, "0.0.0.0") == 0 || strcmp(host, "::") == 0;
    if (quiet)
        return;
    printf("Arbiter is at http://%s:%d/\n", all ? "localhost" : host, port);
    puts("Press Ctrl-C to stop it; every table is saved.");
    fflush(stdout);
}

static int print_report(struct arb_store *store, const char *id)
{
    char table[STORE_ID];
    char *text = store->get_report(store, id, table);
    if (!text)
        return cli_fail("there is no report \"%s\"", id);
    puts(text);
    free(text);
    return CLI_OK;
}

static bool print_line(void *with, const char *text)
{
    (void)with;
    return puts(text) >= 0;
}

static bool is_folder(const char *path)
{
    struct stat about;
    return stat(path, &about) == 0 && S_ISDIR(about.st_mode);
}

/* Built in the project, or installed; a folder of sources is neither. */
static const char *find_web(const char *named, char *path, size_t size)
{
    char built[4096];
    if (named)
        return named;
    if (cli_data_path("web/dist/index.html", built, sizeof built) &&
        cli_data_path("web/dist", path, size))
        return path;
    if (cli_data_path("web/assets", built, sizeof built) && cli_data_path("web", path, size))
        return path;
    return NULL;
}

/* One server a database: it keeps in memory what stands there. The file itself is
 * locked, whatever name it goes by. SQLite's own locks are of another kind
 * (fcntl), and would be gone if this descriptor were closed. */
static bool hold(const char *db)
{
    int fd = open(db, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (fd < 0) {
        cli_fail("tables cannot be kept at %s: %s", db, strerror(errno));
        return false;
    }
    if (flock(fd, LOCK_EX | LOCK_NB) != 0) {
        cli_fail("another server uses %s; name another file with --db", db);
        close(fd);
        return false;
    }
    return true; /* held until the process ends, by whatever means */
}

/* A game with those of the packs that are for it. */
static arb_game *load_with_packs(const void *with, const char *id, struct arb_error *err)
{
    const struct cli_packs *packs = with;
    struct cli_packs own = {0};
    struct arb_pack_head head;
    for (int i = 0; i < packs->count; i++) {
        if (!arb_pack_read_head(packs->dir[i], &head, err))
            return NULL;
        if (!strcmp(head.game, id))
            own.dir[own.count++] = packs->dir[i];
    }
    return cli_load_packs(id, &own, err);
}

/* What own packs say of the pictures of a game, read anew each time: whoever draws sees it at
 * the next look. What comes later is put over what came before, part by part. */
static json_t *look_of_packs(const void *with, const char *id)
{
    const struct cli_packs *packs = with;
    json_t *look = json_object(), *part;
    struct arb_pack_head head;
    const char *name;
    for (int i = 0; i < packs->count; i++) {
        char path[4096];
        snprintf(path, sizeof path, "%s/look.json", packs->dir[i]);
        json_t *own = arb_pack_read_head(packs->dir[i], &head, NULL) && !strcmp(head.game, id)
                          ? json_load_file(path, 0, NULL)
                          : NULL;
        json_object_foreach (own, name, part)
            if (json_is_object(json_object_get(look, name)) && json_is_object(part))
                json_object_update(json_object_get(look, name), part);
            else
                json_object_set(look, name, part);
        json_decref(own);
    }
    return look;
}

/* Each must be a pack of a game that is served: nobody would miss it otherwise. */
static bool good_packs(const struct cli_packs *packs)
{
    for (int i = 0; i < packs->count; i++) {
        struct arb_error err = {0};
        struct arb_pack_head head;
        if (!arb_pack_read_head(packs->dir[i], &head, &err)) {
            cli_error(&err);
            return false;
        }
        arb_game *game = cli_load_game(head.game, &(struct cli_packs){{packs->dir[i]}, 1});
        if (!game)
            return false;
        arb_game_free(game);
    }
    return true;
}

static int serve(const char *db, struct server_options *options, const char *report, bool audit)
{
    struct arb_error err = {0};
    if (!report && !audit && !hold(db))
        return CLI_FAILED;
    struct arb_store *store = arb_store_sqlite(db, &err);
    if (!store)
        return cli_error(&err);
    int code = CLI_OK;
    if (report) {
        code = print_report(store, report);
    } else if (audit) {
        store->list_audit(store, AUDIT_LINES, print_line, NULL);
    } else {
        struct sigaction action = {.sa_handler = on_signal};
        sigaction(SIGINT, &action, NULL);
        sigaction(SIGTERM, &action, NULL);
        signal(SIGPIPE, SIG_IGN);
        signal(SIGXFSZ, SIG_IGN); /* a full disk is told to whoever plays */
        if (!server_run(store, options, &err))
            code = cli_error(&err);
    }
    store->close(store);
    return code;
}

int cmd_serve(int argc, char **argv)
{
    enum { PORT = 1000, HOST, DB, WEB, LOADED, PAUSE, PROXY, LIMIT, QUIET, REPORT, AUDIT, PACK };
    static const struct option longs[] = {{"port", required_argument, NULL, PORT},
                                          {"host", required_argument, NULL, HOST},
                                          {"db", required_argument, NULL, DB},
                                          {"web", required_argument, NULL, WEB},
                                          {"loaded", required_argument, NULL, LOADED},
                                          {"proxy", no_argument, NULL, PROXY},
                                          {"limit", required_argument, NULL, LIMIT},
                                          {"pause", required_argument, NULL, PAUSE},
                                          {"quiet", no_argument, NULL, QUIET},
                                          {"report", required_argument, NULL, REPORT},
                                          {"pack", required_argument, NULL, PACK},
                                          {"audit", no_argument, NULL, AUDIT},
                                          {"help", no_argument, NULL, 'h'},
                                          {NULL, 0, NULL, 0}};
    struct server_options options = {.host = "127.0.0.1",
                                     .port = 8080,
                                     .pause = -1,
                                     .limits = limits_default(),
                                     .stop = &stop,
                                     .ready = tell_address};
    const char *db = NULL, *web = NULL, *report = NULL;
    char db_path[PLAY_PATH], web_path[4096];
    struct cli_packs packs = {0};
    bool audit = false;
    int64_t number;
    int c;
    cli_begin_options();
    while ((c = getopt_long(argc, argv, ":h", longs, NULL)) != -1)
        switch (c) {
        case PORT:
            if (!cli_number("serve", "--port", optarg, 0, 65535, &number))
                return CLI_USAGE;
            options.port = (int)number;
            break;
        case HOST:
            options.host = optarg;
            break;
        case DB:
            db = optarg;
            break;
        case WEB:
            web = optarg;
            break;
        case LOADED:
            if (!cli_number("serve", "--loaded", optarg, 1, 1000000, &number))
                return CLI_USAGE;
            options.most_loaded = (int)number;
            break;
        case PAUSE:
            if (!cli_number("serve", "--pause", optarg, 0, 60000, &number))
                return CLI_USAGE;
            options.pause = (int)number;
            break;
        case PROXY:
            options.proxy = true;
            break;
        case LIMIT:
            if (!limits_set(&options.limits, optarg))
                return cli_usage("serve", "--limit %s: \"arbiter serve --help\" names the limits",
                                 optarg);
            break;
        case QUIET:
            options.quiet = true;
            options.with = (void *)"quiet";
            break;
        case REPORT:
            report = optarg;
            break;
        case PACK:
            if (!cli_add_pack("serve", &packs, optarg))
                return CLI_USAGE;
            break;
        case AUDIT:
            audit = true;
            break;
        case 'h':
            print_help();
            return CLI_OK;
        default:
            return cli_bad_option("serve", argv, c);
        }
    if (optind < argc)
        return cli_usage("serve", "there is nothing to do with \"%s\"", argv[optind]);
    if (!db) {
        if (!file_default_named("arbiter.db", db_path, sizeof db_path))
            return CLI_FAILED;
        db = db_path;
    }
    if (!*db)
        return cli_usage("serve", "--db needs the name of a file");
    if (web && !is_folder(web))
        return cli_fail("there is no folder %s to serve the web client from", web);
    if (strlen(db) >= PLAY_PATH)
        return cli_usage("serve", "the name of the database is too long");
    if (!good_packs(&packs))
        return CLI_FAILED;
    options.load = load_with_packs;
    options.look = look_of_packs;
    options.packs = &packs;
    options.web = find_web(web, web_path, sizeof web_path);
    return serve(db, &options, report, audit);
}
