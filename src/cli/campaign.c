/* arbiter campaign - the log of a campaign: shown, and the next one begun. It is
 * played by arbiter play --campaign FILE. */
#include "campaign.h"
#include "cli.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char help[] =
    "usage: arbiter campaign show FILE [--json]\n"
    "       arbiter campaign next FILE NEW\n\n"
    "A campaign is several scenarios with a log between them, kept in a file.\n\n"
    "  arbiter play GAME --campaign FILE\n\n"
    "begins one, goes on with it scenario by scenario, and writes each win to FILE.\n"
    "A scenario that is lost is played again from the log as it was.\n\n"
    "  show   what the log says\n"
    "  next   begin another campaign in the file NEW with what the complete one in\n"
    "         FILE leaves for it\n";

/* ---- Files -------------------------------------------------------------- */

bool campaign_load(const char *path, json_t **log)
{
    json_error_t wrong;
    *log = NULL;
    if (access(path, F_OK) != 0 && errno == ENOENT)
        return true;
    *log = json_load_file(path, 0, &wrong);
    if (!*log) {
        cli_fail("%s:%d: the campaign log cannot be read: %s", path, wrong.line, wrong.text);
        return false;
    }
    if (json_is_string(json_object_get(*log, "campaign")))
        return true;
    cli_fail("%s is no campaign log: it names no campaign", path);
    json_decref(*log);
    *log = NULL;
    return false;
}

bool campaign_keep(const char *path, const json_t *log)
{
    char *fresh = NULL;
    if (asprintf(&fresh, "%s.new", path) < 0)
        abort();
    FILE *file = fopen(fresh, "w");
    bool good = file && json_dumpf(log, file, JSON_INDENT(2)) == 0 && fputc('\n', file) != EOF &&
                fflush(file) == 0 && fsync(fileno(file)) == 0;
    int why = errno;
    if (file && fclose(file) != 0 && good) {
        good = false;
        why = errno;
    }
    if (good && rename(fresh, path) != 0) {
        good = false;
        why = errno;
    }
    if (!good) {
        cli_fail("the campaign log %s cannot be written: %s", path, strerror(why));
        if (file)
            unlink(fresh);
    }
    free(fresh);
    return good;
}

static json_int_t scenario_of(const json_t *log)
{
    return json_integer_value(json_object_get(log, "scenario"));
}

bool campaign_finish(const char *path, arb_table *table, bool *won)
{
    json_t *log = NULL, *after = arb_status(table) == ARB_WON ? arb_campaign(table) : NULL;
    bool good = true;
    *won = false;
    if (after && (good = campaign_load(path, &log)) && scenario_of(after) == scenario_of(log) + 1) {
        *won = true;
        good = campaign_keep(path, after);
    }
    json_decref(log);
    json_decref(after);
    return good;
}

/* ---- Showing ------------------------------------------------------------ */

static const char *text_at(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text ? text : "";
}

/* "Ann" for a seat of the log. */
static const char *player_name(const json_t *log, json_int_t seat)
{
    return text_at(json_array_get(json_object_get(log, "players"), (size_t)seat), "name");
}

static void print_list(const char *label, const json_t *list)
{
    size_t i;
    const json_t *item;
    if (!json_array_size(list))
        return;
    printf("%s:", label);
    json_array_foreach (list, i, item) {
        printf("%s ", i ? "," : "");
        if (json_is_integer(item))
            printf("%" JSON_INTEGER_FORMAT, json_integer_value(item));
        else
            printf("%s", json_is_string(item) ? json_string_value(item) : "?");
    }
    putchar('\n');
}

static void print_players(const json_t *log)
{
    size_t i, k;
    const json_t *player, *hero;
    json_array_foreach (json_object_get(log, "players"), i, player) {
        printf("%s", text_at(player, "name"));
        json_array_foreach (json_object_get(player, "heroes"), k, hero)
            printf("%s %s", k ? "," : ":", json_is_string(hero) ? json_string_value(hero) : "?");
        putchar('\n');
    }
}

static void print_pool(const json_t *log)
{
    size_t i;
    const json_t *entry;
    const json_t *pool = json_object_get(log, "pool");
    if (json_array_size(pool))
        puts("Pool:");
    json_array_foreach (pool, i, entry) {
        const json_t *owner = json_object_get(entry, "owner");
        const char *bearer = text_at(entry, "bearer");
        printf("  %s%s%s", text_at(entry, "card"), *bearer ? " on " : "", bearer);
        if (json_is_integer(owner) && *player_name(log, json_integer_value(owner)))
            printf(" (%s)", player_name(log, json_integer_value(owner)));
        putchar('\n');
    }
}

static void print_log(json_t *log)
{
    const char *name = text_at(log, "name"), *word;
    json_t *note;
    printf("%s%s%s\n", cli_style(stdout, CLI_BOLD), *name ? name : text_at(log, "campaign"),
           cli_style(stdout, CLI_PLAIN));
    if (json_is_true(json_object_get(log, "complete")))
        puts("Complete");
    else
        printf("Next: scenario %" JSON_INTEGER_FORMAT "%s%s\n", scenario_of(log),
               *text_at(log, "stands_at") ? ", " : "", text_at(log, "stands_at"));
    print_players(log);
    print_list("Fallen", json_object_get(log, "fallen"));
    if (json_integer_value(json_object_get(log, "threat_penalty")))
        printf("Threat penalty: %" JSON_INTEGER_FORMAT "\n",
               json_integer_value(json_object_get(log, "threat_penalty")));
    print_pool(log);
    json_object_foreach (json_object_get(log, "notes"), word, note)
        printf("Noted: %s: %s\n", word, json_is_string(note) ? json_string_value(note) : "?");
    print_list("Scores", json_object_get(log, "scores"));
}

/* ---- The command -------------------------------------------------------- */

/* The log of a file that must be there. */
static json_t *load_existing(const char *path)
{
    json_t *log;
    if (campaign_load(path, &log) && !log)
        cli_fail("there is no campaign log %s", path);
    return log;
}

static int show(const char *path, bool as_json)
{
    json_t *log = load_existing(path);
    if (!log)
        return CLI_FAILED;
    if (as_json) {
        cli_print_json(log);
        return CLI_OK;
    }
    print_log(log);
    json_decref(log);
    return CLI_OK;
}

static int begin_next(const char *path, const char *to)
{
    json_t *log = load_existing(path);
    const json_t *next = json_object_get(log, "next");
    int code = CLI_FAILED;
    if (!log)
        return code;
    if (!json_is_object(next))
        cli_fail("the campaign of %s is not complete", path);
    else if (access(to, F_OK) == 0)
        cli_fail("%s is there already", to);
    else if (campaign_keep(to, next))
        code = CLI_OK;
    if (code == CLI_OK)
        printf("Play it with: arbiter play %s --campaign %s\n", text_at(log, "game"), to);
    json_decref(log);
    return code;
}

int cmd_campaign(int argc, char **argv)
{
    static const struct option options[] = {
        {"json", no_argument, NULL, 'j'}, {"help", no_argument, NULL, 'h'}, {0}};
    bool as_json = false;
    cli_begin_options();
    for (int o; (o = getopt_long(argc, argv, ":h", options, NULL)) != -1;) {
        if (o == 'j') {
            as_json = true;
        } else if (o == 'h') {
            fputs(help, stdout);
            return CLI_OK;
        } else {
            return cli_bad_option("campaign", argv, o);
        }
    }
    int words = argc - optind;
    char **word = argv + optind;
    if (words == 2 && strcmp(word[0], "show") == 0)
        return show(word[1], as_json);
    if (words == 3 && strcmp(word[0], "next") == 0)
        return begin_next(word[1], word[2]);
    return cli_usage("campaign", "expected show FILE, or next FILE NEW");
}
