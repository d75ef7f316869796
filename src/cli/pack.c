/* arbiter pack check - is a folder of content whole, and what is in it? */
#include "cli.h"

#include "pack.h"
#include "rules.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

static const char help[] =
    "usage: arbiter pack check DIR [OPTIONS]\n\n"
    "Loads the pack in DIR, compiles it for the game its pack.lua names and prints\n"
    "what it declares. All errors are told, each with file, line, card and what was\n"
    "expected; and when there are none, warnings of what is likely wrong. A pack that\n"
    "is not the game's own is loaded on top of that.\n\n"
    "  --game GAME  check it for this game\n"
    "  --alone      do not load the game's own pack with it\n"
    "  --json       what is in it and what was found, as a program would read it\n\n"
    "Exit status: 0 no errors (warnings or not), 1 errors, 2 a wrong command line.\n";

static const struct arb_rules *rules_of(const char *id)
{
    for (const struct arb_rules *const *rules = arb_all_rules; *rules; rules++)
        if (strcmp((*rules)->id, id) == 0)
            return *rules;
    return NULL;
}

/* The declarations of the pack that was loaded last begin here. */
static int first_of_last(const struct arb_pack *pack)
{
    return pack->count > 1 ? pack->loaded[pack->count - 2].end : 0;
}

/* How often each declaring word was used by files of this folder. */
static json_t *count_declarations(const struct arb_pack *pack, const struct arb_schema *schema)
{
    json_t *counts = json_object();
    for (const char *const *word = schema->declare; *word; word++) {
        int count = 0;
        for (int i = first_of_last(pack); i < pack->declarations; i++)
            count += strcmp(pack->declaration[i].word, *word) == 0;
        if (count)
            json_object_set_new(counts, *word, json_integer(count));
    }
    return counts;
}

static void print_words(const char *id, const struct arb_pack *pack, const json_t *counts)
{
    int last = pack->count - 1;
    printf("%s%s%s %s for %s  %s\n", cli_style(stdout, CLI_BOLD), pack->loaded[last].name,
           cli_style(stdout, CLI_PLAIN), pack->loaded[last].version, id, pack->loaded[last].hash);
    const char *word;
    json_t *count;
    json_object_foreach ((json_t *)counts, word, count)
        printf("%5d  %s\n", (int)json_integer_value(count), word);
    printf("%5d  declarations, no error", pack->declarations - first_of_last(pack));
    int warnings = pack->findings->warnings;
    if (warnings)
        printf(", %d warning%s", warnings, warnings > 1 ? "s" : "");
    putchar('\n');
}

/* What was found. */

static void print_findings(const struct arb_findings *findings)
{
    for (int i = 0; i < findings->count; i++) {
        const struct arb_finding *f = &findings->list[i];
        if (f->warning)
            cli_fail("warning: %s", f->error.text);
        else
            cli_error(&f->error);
    }
    if (findings->errors + findings->warnings > findings->count)
        cli_fail("and %d more", findings->errors + findings->warnings - findings->count);
    if (findings->errors > 1)
        cli_fail("%d errors", findings->errors);
    if (findings->broken_off)
        cli_fail("what a file declares after its error is checked when that is mended");
}

/* The errors, or the warnings, as a program would read them. */
static json_t *findings_as_json(const struct arb_findings *findings, bool warnings)
{
    json_t *list = json_array();
    for (int i = 0; i < findings->count; i++) {
        const struct arb_finding *f = &findings->list[i];
        if (f->warning == warnings)
            json_array_append_new(list, json_pack("{ss si ss}", "file", f->error.file, "line",
                                                  f->error.line, "text", f->error.text));
    }
    return list;
}

/* The folders a check loads: the game's own pack first, unless it is this one. */
static void folders_for(const char *id, const char *dir, bool alone, char *own, size_t size,
                        const char *dirs[3])
{
    char relative[128], real_own[PATH_MAX], real_dir[PATH_MAX];
    int n = 0;
    snprintf(relative, sizeof relative, "packs/%s", id);
    if (!alone && cli_data_path(relative, own, size) && realpath(own, real_own) &&
        realpath(dir, real_dir) && strcmp(real_own, real_dir) != 0)
        dirs[n++] = own;
    dirs[n++] = dir;
    dirs[n] = NULL;
}

/* Load and compile; NULL if there are errors. */
static struct arb_pack *compile_all(const struct arb_rules *rules, const char *const *dirs,
                                    struct arb_findings *findings)
{
    struct arb_error err = {0};
    struct arb_pack *pack = arb_pack_load_all(dirs, rules->schema, findings, &err);
    void *content = pack && rules->compile ? rules->compile(pack, &err) : NULL;
    bool whole = pack && (content || !rules->compile);
    if (!whole && !findings->errors)
        arb_find(findings, &err, false);
    arb_sort_findings(findings);
    if (content && rules->free_content)
        rules->free_content(content);
    if (whole && !findings->errors)
        return pack;
    arb_pack_free(pack);
    return NULL;
}

static int check(const char *dir, const char *game_id, bool alone, bool as_json)
{
    struct arb_error err = {0};
    struct arb_pack_head head;
    char own[PATH_MAX];
    if (!arb_pack_read_head(dir, &head, &err))
        return cli_error(&err);
    const char *id = game_id ? game_id : head.game;
    const struct arb_rules *rules = rules_of(id);
    if (!rules) {
        cli_load_game(id, NULL); /* says which games there are */
        return CLI_FAILED;
    }
    const char *dirs[3];
    struct arb_findings findings = {0};
    folders_for(id, dir, alone, own, sizeof own, dirs);
    struct arb_pack *pack = compile_all(rules, dirs, &findings);
    json_t *counts = pack ? count_declarations(pack, rules->schema) : json_object();
    json_t *report = json_pack("{ss ss ss so so}", "game", id, "name", head.name, "version",
                               head.version, "errors", findings_as_json(&findings, false),
                               "warnings", findings_as_json(&findings, true));
    if (pack)
        json_object_update_new(report,
                               json_pack("{ss si sO}", "hash", pack->loaded[pack->count - 1].hash,
                                         "declarations", pack->declarations - first_of_last(pack),
                                         "words", counts));
    print_findings(&findings);
    if (as_json)
        cli_print_json(json_incref(report));
    else if (pack)
        print_words(id, pack, counts);
    json_decref(report);
    json_decref(counts);
    arb_free_findings(&findings);
    int code = pack ? CLI_OK : CLI_FAILED;
    arb_pack_free(pack);
    return code;
}

int cmd_pack(int argc, char **argv)
{
    enum { GAME = 256, ALONE, JSON };
    static const struct option options[] = {
        {"game", required_argument, NULL, GAME},
        {"alone", no_argument, NULL, ALONE},
        {"json", no_argument, NULL, JSON},
        {"help", no_argument, NULL, 'h'},
        {0},
    };
    const char *game = NULL;
    bool alone = false, as_json = false;
    cli_begin_options();
    for (int o; (o = getopt_long(argc, argv, ":h", options, NULL)) != -1;)
        switch (o) {
        case GAME:
            game = optarg;
            break;
        case ALONE:
            alone = true;
            break;
        case JSON:
            as_json = true;
            break;
        case 'h':
            fputs(help, stdout);
            return CLI_OK;
        default:
            return cli_bad_option("pack", argv, o);
        }
    if (argc == optind || strcmp(argv[optind], "check") != 0)
        return cli_usage("pack", "what shall be done? There is: check");
    if (argc - optind < 2)
        return cli_usage("pack", "which folder?");
    int code = CLI_OK;
    for (int i = optind + 1; i < argc; i++)
        if (check(argv[i], game, alone, as_json) != CLI_OK)
            code = CLI_FAILED;
    return code;
}
