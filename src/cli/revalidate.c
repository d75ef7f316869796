/* arbiter revalidate - do stored plays still mean the same under today's rules? */
#include "cli.h"

#include <errno.h>
#include <fts.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static const char help[] =
    "usage: arbiter revalidate FILE...|DIR... [OPTIONS]\n\n"
    "Plays each save again from its beginning and compares the block after every\n"
    "answer with what was recorded. One line a file; of a folder, every *.save in\n"
    "it. Exit status 1 if any diverges or cannot be read, or there is none.\n\n"
    "  --pack DIR  also load this pack (may be repeated)\n"
    "  --json      a list, as a program would read it\n";

struct files {
    char **path;
    size_t count, room;
};

static void add_file(struct files *files, const char *path)
{
    if (files->count == files->room) {
        files->room = files->room ? files->room * 2 : 64;
        files->path = realloc(files->path, files->room * sizeof *files->path);
        if (!files->path)
            abort();
    }
    files->path[files->count++] = strdup(path);
}

/* Every *.save below a folder, in the order of their names. */
static int by_name(const FTSENT **a, const FTSENT **b)
{
    return strcmp((*a)->fts_name, (*b)->fts_name);
}

static bool add_folder(struct files *files, char *folder)
{
    char *roots[] = {folder, NULL};
    FTS *walk = fts_open(roots, FTS_PHYSICAL | FTS_NOCHDIR, by_name);
    if (!walk)
        return false;
    for (FTSENT *entry; (entry = fts_read(walk));) {
        const char *dot = strrchr(entry->fts_name, '.');
        if (entry->fts_info == FTS_F && dot && strcmp(dot, ".save") == 0)
            add_file(files, entry->fts_path);
    }
    fts_close(walk);
    return true;
}

/* A folder without saves is rarely what was meant. */
static bool add_saves(struct files *files, char *folder)
{
    size_t before = files->count;
    if (!add_folder(files, folder)) {
        cli_fail("%s: %s", folder, strerror(errno));
        return false;
    }
    if (files->count == before)
        cli_fail("%s: there is no *.save in this folder", folder);
    return files->count > before;
}

static bool collect(struct files *files, char **names, int count)
{
    bool good = true;
    for (int i = 0; i < count; i++) {
        struct stat status;
        if (stat(names[i], &status) != 0) {
            cli_fail("%s: %s", *names[i] ? names[i] : "\"\"", strerror(errno));
            good = false;
        } else if (S_ISDIR(status.st_mode)) {
            good &= add_saves(files, names[i]);
        } else {
            add_file(files, names[i]);
        }
    }
    return good;
}

/* The game loaded last; saves that need the same one with the same packs share it. */
struct loaded {
    json_t *game_id, *names, *dirs;
    arb_game *game;
};

static void unload(struct loaded *loaded)
{
    arb_game_free(loaded->game);
    json_decref(loaded->game_id);
    json_decref(loaded->names);
    json_decref(loaded->dirs);
    *loaded = (struct loaded){0};
}

/* The names of its packs; which versions they have is what is to be found out. */
static json_t *names_of_packs(const json_t *header)
{
    json_t *names = json_array(), *pack;
    size_t i;
    json_array_foreach (json_object_get(header, "packs"), i, pack)
        json_array_append(names, json_object_get(pack, "name"));
    return names;
}

static bool same_or_none(const json_t *a, const json_t *b)
{
    return (!a && !b) || (a && b && json_equal(a, b));
}

static arb_game *game_of(struct loaded *loaded, const char *path, const json_t *header,
                         const struct cli_packs *packs)
{
    json_t *id = json_object_get(header, "game"), *dirs = json_object_get(header, "pack_dirs");
    json_t *names = names_of_packs(header);
    if (!loaded->game || !same_or_none(loaded->game_id, id) || !same_or_none(loaded->dirs, dirs) ||
        !json_equal(loaded->names, names)) {
        unload(loaded);
        *loaded = (struct loaded){json_incref(id), json_incref(names), json_incref(dirs),
                                  cli_load_saved(path, header, packs)};
    }
    json_decref(names);
    return loaded->game;
}

static json_t *revalidate(const char *path, struct loaded *loaded, const struct cli_packs *packs)
{
    struct arb_error err = {0};
    json_t *result = NULL, *header = arb_save_header(arb_file(path), &err);
    if (header) {
        const arb_game *game = game_of(loaded, path, header, packs);
        if (game)
            result = arb_revalidate(game, arb_file(path), &err);
        else
            snprintf(err.text, sizeof err.text, "its game could not be loaded");
        json_decref(header);
    }
    if (!result)
        result = json_pack("{ss}", "error", err.text[0] ? err.text : "cannot be read");
    json_object_set_new(result, "file", json_string(path));
    return result;
}

/* True if the save still plays as it was recorded. */
static bool print_result(const json_t *result, bool quiet)
{
    const char *error = json_string_value(json_object_get(result, "error"));
    bool diverged = json_is_true(json_object_get(result, "diverged"));
    if (!quiet) {
        const char *red = cli_style(stdout, CLI_RED), *green = cli_style(stdout, CLI_GREEN);
        const char *plain = cli_style(stdout, CLI_PLAIN);
        printf("%s: ", json_string_value(json_object_get(result, "file")));
        long long answers = json_integer_value(json_object_get(result, "answers"));
        if (error) {
            printf("%sunreadable%s: %s\n", red, plain, error);
        } else if (diverged) {
            const char *why = json_string_value(json_object_get(result, "why"));
            printf("%sdiverges%s after %lld of %lld answers", red, plain,
                   (long long)json_integer_value(json_object_get(result, "at")), answers);
            const json_t *seat = json_object_get(result, "seat");
            if (json_is_integer(seat) && json_integer_value(seat) < ARB_SEATS)
                printf(" (player %d)", (int)json_integer_value(seat) + 1);
            printf(": %s\n", why ? why : "");
        } else {
            printf("%ssame%s, %lld answers\n", green, plain, answers);
        }
    }
    return !error && !diverged;
}

int cmd_revalidate(int argc, char **argv)
{
    static const struct option options[] = {
        {"pack", required_argument, NULL, 'p'},
        {"json", no_argument, NULL, 'j'},
        {"help", no_argument, NULL, 'h'},
        {0},
    };
    bool as_json = false;
    struct cli_packs packs = {0};
    cli_begin_options();
    for (int o; (o = getopt_long(argc, argv, ":h", options, NULL)) != -1;)
        switch (o) {
        case 'p':
            if (!cli_add_pack("revalidate", &packs, optarg))
                return CLI_USAGE;
            break;
        case 'j':
            as_json = true;
            break;
        case 'h':
            fputs(help, stdout);
            return CLI_OK;
        default:
            return cli_bad_option("revalidate", argv, o);
        }
    if (argc == optind)
        return cli_usage("revalidate", "which files or folders?");

    struct files files = {0};
    struct loaded loaded = {0};
    struct cli_progress progress;
    json_t *list = json_array();
    bool good = collect(&files, argv + optind, argc - optind);
    size_t done = 0;
    cli_catch_interrupt();
    cli_progress_begin(&progress, "replaying", files.count);
    for (; done < files.count && !cli_interrupted(); done++) {
        cli_progress(&progress, done);
        json_t *result = revalidate(files.path[done], &loaded, &packs);
        cli_progress_end(&progress);
        good &= print_result(result, as_json);
        json_array_append_new(list, result);
    }
    cli_progress_end(&progress);
    if (as_json)
        cli_print_json(list);
    else
        json_decref(list);
    if (done < files.count) {
        cli_fail("stopped after %zu of %zu files", done, files.count);
        good = false;
    }
    unload(&loaded);
    for (size_t i = 0; i < files.count; i++)
        free(files.path[i]);
    free(files.path);
    return good ? CLI_OK : CLI_FAILED;
}
