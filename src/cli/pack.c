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
    "what it declares. An error names file, line, card and what was expected. A\n"
    "pack that is not the game's own is loaded on top of that.\n\n"
    "  --game GAME  check it for this game\n"
    "  --alone      do not load the game's own pack with it\n"
    "  --json       what is in it, as a program would read it\n";

static const struct arb_rules *rules_of(const char *id)
{
    for (const struct arb_rules *const *rules = arb_all_rules; *rules; rules++)
        if (strcmp((*rules)->id, id) == 0)
            return *rules;
    return NULL;
}

/* How often each declaring word was used by files of this folder. */
static json_t *count_declarations(const struct arb_pack *pack, const struct arb_schema *schema)
{
    json_t *counts = json_object();
    for (const char *const *word = schema->declare; *word; word++) {
        int count = 0;
        for (int i = 0; i < pack->declarations; i++)
            count += strcmp(pack->declaration[i].word, *word) == 0;
        if (count)
            json_object_set_new(counts, *word, json_integer(count));
    }
    return counts;
}

static void print_words(const char *id, const struct arb_pack *pack, const json_t *counts)
{
    for (int i = 0; i < pack->count; i++)
        printf("%s%s%s %s for %s  %s\n", cli_style(stdout, CLI_BOLD), pack->loaded[i].name,
               cli_style(stdout, CLI_PLAIN), pack->loaded[i].version, id, pack->loaded[i].hash);
    const char *word;
    json_t *count;
    json_object_foreach ((json_t *)counts, word, count)
        printf("%5d  %s\n", (int)json_integer_value(count), word);
    printf("%5d  declarations, no error\n", pack->declarations);
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
    const char *dirs[3], *only[] = {dir, NULL};
    folders_for(id, dir, alone, own, sizeof own, dirs);

    /* First the words of this pack alone, then its meaning with all it needs. */
    struct arb_pack *pack = arb_pack_load(only, rules->schema, &err);
    if (!pack)
        return cli_error(&err);
    arb_game *game = arb_game_load(id, dirs, &err);
    int code = game ? CLI_OK : cli_error(&err);
    if (game) {
        json_t *counts = count_declarations(pack, rules->schema);
        if (as_json)
            cli_print_json(json_pack("{ss ss ss ss si so}", "game", id, "name",
                                     pack->loaded[0].name, "version", pack->loaded[0].version,
                                     "hash", pack->loaded[0].hash, "declarations",
                                     pack->declarations, "words", counts));
        else {
            print_words(id, pack, counts);
            json_decref(counts);
        }
    }
    arb_game_free(game);
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
