/* arbiter campaign - the log of a campaign: shown, and the next one begun. It is
 * played by arbiter play --campaign FILE. */
#include "campaign.h"
#include "cli.h"
#include "deck.h"
#include "play_card.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char help[] =
    "usage: arbiter campaign show FILE [--json] [--pack DIR]...\n"
    "       arbiter campaign next FILE NEW\n\n"
    "A campaign is several plays with a log between them, kept in a file.\n\n"
    "  arbiter play GAME --campaign FILE\n\n"
    "begins one, goes on with it part by part, and writes what each play brings to\n"
    "FILE. A play that does not count leaves the log as it was.\n\n"
    "  show   what the log says\n"
    "  next   begin another campaign in the file NEW with what the complete one in\n"
    "         FILE leaves for it\n";

/* Files. */

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

/* How many plays a log tells of, which the game makes whole first; -1: it is none. */
static int plays_told(const arb_game *game, const json_t *log)
{
    json_t *setup = log ? json_pack("{s:O}", "campaign", log) : NULL;
    json_t *shown = setup ? arb_campaign_show(game, setup, NULL) : NULL;
    int count = shown ? (int)json_array_size(json_object_get(shown, "done")) : -1;
    json_decref(shown);
    json_decref(setup);
    return count;
}

bool campaign_finish(const char *path, arb_table *table, bool *counts)
{
    json_t *log = NULL, *after = arb_campaign(table);
    int told = (int)json_array_size(json_object_get(after, "done"));
    *counts = false;
    bool good = !after || campaign_load(path, &log);
    if (log && plays_told(arb_table_game(table), log) + 1 == told) {
        *counts = true;
        good = campaign_keep(path, after);
    }
    json_decref(log);
    json_decref(after);
    return good;
}

/* Showing. */

static void draw_item(struct paper *p, const json_t *item)
{
    const char *note = view_text(item, "note"), *text = view_text(item, "text");
    paper_to(p, 2);
    paper_flow(p, 4, STYLE_NONE, view_text(item, "title"));
    if (*note)
        paper_putf(p, STYLE_DIM, " (%s)", note);
    if (*text) {
        paper_put(p, STYLE_NONE, ": ");
        paper_flow(p, 4, STYLE_NONE, text);
    }
    paper_end_line(p);
}

static void draw_section(struct paper *p, const json_t *section)
{
    size_t i;
    json_t *item;
    const char *text = view_text(section, "text");
    paper_putf(p, STYLE_CYAN, "%s", view_text(section, "label"));
    if (*text) {
        paper_put(p, STYLE_NONE, ": ");
        paper_flow(p, 2, STYLE_NONE, text);
    }
    paper_end_line(p);
    json_array_foreach (json_object_get(section, "items"), i, item)
        draw_item(p, item);
}

static void draw_log(const json_t *shown)
{
    struct paper p = deck_page();
    size_t i;
    json_t *section;
    paper_put(&p, STYLE_BOLD, view_text(shown, "name"));
    paper_end_line(&p);
    if (json_is_true(json_object_get(shown, "complete")))
        paper_put(&p, STYLE_NONE, "Complete");
    else
        paper_putf(&p, STYLE_NONE, "Next: %s %d, %s", view_text(shown, "word"),
                   (int)view_number(shown, "number"), view_text(shown, "stands_at"));
    paper_end_line(&p);
    json_array_foreach (json_object_get(shown, "words"), i, section)
        draw_section(&p, section);
    paper_show(&p);
}

/* The command. */

/* The log of a file that must be there. */
static json_t *load_existing(const char *path)
{
    json_t *log;
    if (campaign_load(path, &log) && !log)
        cli_fail("there is no campaign log %s", path);
    return log;
}

/* The game a log is of; one that does not say it is of the first that can read it. */
static json_t *show_by(const json_t *log, const struct cli_packs *packs)
{
    const char *named = view_text(log, "game");
    json_t *setup = json_pack("{s:O}", "campaign", log), *shown = NULL;
    struct arb_error err = {0};
    for (const char *const *id = arb_games(); *id && !shown; id++) {
        arb_game *game = !*named || !strcmp(*id, named) ? cli_load_game(*id, packs) : NULL;
        if (game)
            shown = arb_campaign_show(game, setup, &err);
        arb_game_free(game);
    }
    if (!shown && err.text[0])
        cli_error(&err);
    else if (!shown)
        cli_fail("no game knows this campaign");
    json_decref(setup);
    return shown;
}

static int show(const char *path, const struct cli_packs *packs, bool as_json)
{
    json_t *log = load_existing(path), *shown = log ? show_by(log, packs) : NULL;
    if (shown && as_json)
        cli_print_json(json_incref(shown));
    else if (shown)
        draw_log(shown);
    int code = shown ? CLI_OK : CLI_FAILED;
    json_decref(shown);
    json_decref(log);
    return code;
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
        printf("Play it with: arbiter play %s --campaign %s\n", view_text(log, "game"), to);
    json_decref(log);
    return code;
}

int cmd_campaign(int argc, char **argv)
{
    static const struct option options[] = {{"json", no_argument, NULL, 'j'},
                                            {"pack", required_argument, NULL, 'p'},
                                            {"help", no_argument, NULL, 'h'},
                                            {0}};
    struct cli_packs packs = {0};
    bool as_json = false;
    cli_begin_options();
    for (int o; (o = getopt_long(argc, argv, ":h", options, NULL)) != -1;) {
        if (o == 'j') {
            as_json = true;
        } else if (o == 'p') {
            if (!cli_add_pack("campaign", &packs, optarg))
                return CLI_USAGE;
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
        return show(word[1], &packs, as_json);
    if (words == 3 && strcmp(word[0], "next") == 0)
        return begin_next(word[1], word[2]);
    return cli_usage("campaign", "expected show FILE, or next FILE NEW");
}
