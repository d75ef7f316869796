/* arbiter games - what can be played, and what can be set up for it. */
#include "cli.h"

#include <string.h>

static const char help[] =
    "usage: arbiter games [GAME] [--json]\n\n"
    "Lists the games that can be played. With the id of one, what can be set up\n"
    "for it: each key of --set, what it means, its choices and its default.\n\n"
    "  --pack DIR   also load this pack (may be repeated; needs GAME)\n"
    "  --json       everything, as a program would read it\n";

static const char *text_of(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text ? text : "";
}

static void print_value(const json_t *value)
{
    if (json_is_string(value))
        fputs(json_string_value(value), stdout);
    else
        json_dumpf(value, stdout, JSON_ENCODE_ANY | JSON_COMPACT);
}

/* A choice is a plain value, or an object whose "id" or "value" is the value. */
static void print_choice(const json_t *choice)
{
    const json_t *id = json_object_get(choice, "id");
    if (!id)
        id = json_object_get(choice, "value");
    fputs("      ", stdout);
    print_value(id ? id : choice);
    const char *label = text_of(choice, "label");
    if (!*label)
        label = text_of(choice, "name");
    if (id && *label)
        printf("  %s%s%s", cli_style(stdout, CLI_DIM), label, cli_style(stdout, CLI_PLAIN));
    putchar('\n');
}

static void print_option(const json_t *option)
{
    const char *key = text_of(option, "key");
    if (!*key)
        key = text_of(option, "id");
    const char *label = text_of(option, "label");
    printf("  %s%s%s", cli_style(stdout, CLI_CYAN), key, cli_style(stdout, CLI_PLAIN));
    if (*label)
        printf("  %s", label);
    const json_t *fallback = json_object_get(option, "default");
    if (fallback) {
        fputs("  (default ", stdout);
        print_value(fallback);
        putchar(')');
    }
    putchar('\n');
    size_t i;
    const json_t *choice;
    json_array_foreach (json_object_get(option, "choices"), i, choice)
        print_choice(choice);
}

static void print_game(const json_t *game, bool whole)
{
    printf("%s%s%s  %s", cli_style(stdout, CLI_BOLD), text_of(game, "id"),
           cli_style(stdout, CLI_PLAIN), text_of(game, "name"));
    const json_t *seats = json_object_get(game, "seats");
    int min = (int)json_integer_value(json_object_get(seats, "min"));
    int max = (int)json_integer_value(json_object_get(seats, "max"));
    printf(min == max ? ", %d players" : ", %d to %d players", min, max);
    putchar('\n');
    if (!whole)
        return;
    size_t i;
    const json_t *each;
    json_array_foreach (json_object_get(game, "packs"), i, each)
        printf("  pack %s %s  %s\n", text_of(each, "name"), text_of(each, "version"),
               text_of(each, "hash"));
    json_array_foreach (json_object_get(game, "options"), i, each)
        print_option(each);
}

int cmd_games(int argc, char **argv)
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
        case 'j':
            as_json = true;
            break;
        case 'p':
            if (!cli_add_pack("games", &packs, optarg))
                return CLI_USAGE;
            break;
        case 'h':
            fputs(help, stdout);
            return CLI_OK;
        default:
            return cli_bad_option("games", argv, o);
        }
    if (argc - optind > 1)
        return cli_usage("games", "one game at a time");
    const char *wanted = optind < argc ? argv[optind] : NULL;
    if (packs.count && !wanted)
        return cli_usage("games", "--pack needs the game it is for");

    int code = CLI_OK;
    json_t *list = json_array();
    for (const char *const *id = arb_games(); *id; id++) {
        if (wanted && strcmp(*id, wanted) != 0)
            continue;
        arb_game *game = cli_load_game(*id, &packs);
        if (!game) {
            code = CLI_FAILED;
            continue;
        }
        json_array_append_new(list, arb_game_describe(game));
        arb_game_free(game);
    }
    if (wanted && json_array_size(list) == 0 && code == CLI_OK) {
        cli_load_game(wanted, NULL); /* says which games there are */
        code = CLI_FAILED;
    }
    if (as_json) {
        cli_print_json(list);
        return code;
    }
    size_t i;
    const json_t *game;
    json_array_foreach (list, i, game)
        print_game(game, wanted != NULL);
    json_decref(list);
    return code;
}
