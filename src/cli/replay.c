/* arbiter replay - the log of a saved play, in words. */
#include "cli.h"

#include <string.h>

static const char help[] =
    "usage: arbiter replay FILE [OPTIONS]\n\n"
    "Prints what happened in a saved play, one line an event with the rule that\n"
    "made it so.\n\n"
    "  --to N      only as far as the first N answers\n"
    "  --seat N    as player N saw it, the first being 1; otherwise as an onlooker,\n"
    "              who sees no hidden card\n"
    "  --recover   restore a damaged file as far as it is whole; what it was is kept\n"
    "              beside it as FILE.damaged\n"
    "  --pack DIR  also load this pack (may be repeated)\n"
    "  --json      the events as a program would read them\n";

static void print_event(const json_t *event)
{
    const char *text = json_string_value(json_object_get(event, "text"));
    const char *rule = json_string_value(json_object_get(event, "rule"));
    printf("%6lld  %s", (long long)json_integer_value(json_object_get(event, "step")),
           text ? text : "");
    if (rule && *rule)
        printf("  %s[%s]%s", cli_style(stdout, CLI_DIM), rule, cli_style(stdout, CLI_PLAIN));
    putchar('\n');
}

static void print_end(arb_table *table)
{
    enum arb_status status = arb_status(table);
    printf("%s%u answers; %s; hash %016llx%s\n", cli_style(stdout, CLI_BOLD), arb_length(table),
           status == ARB_PLAYING ? "still being played" : arb_status_name(status),
           (unsigned long long)arb_hash(table), cli_style(stdout, CLI_PLAIN));
}

static int replay(const char *path, int64_t to, int seat, bool recover, bool as_json,
                  const struct cli_packs *packs)
{
    struct arb_error err = {0};
    json_t *header = arb_save_header(arb_file(path), &err);
    if (!header)
        return cli_error(&err);
    arb_game *game = cli_load_saved(path, header, packs);
    json_decref(header);
    if (!game)
        return CLI_FAILED;
    int code = CLI_FAILED;
    arb_table *table = arb_load(game, arb_file(path), recover ? ARB_RECOVER : 0, NULL, &err);
    if (!table || err.text[0])
        cli_error(&err);
    if (!table)
        goto out;
    /* A loaded table writes to its file and a copy does not: looking back must
     * not shorten the save. */
    arb_table *copy = arb_table_copy(table);
    arb_table_close(table);
    table = copy;
    if (seat < ARB_SEATS && seat >= arb_seat_count(table)) {
        code =
            arb_seat_count(table) == 1
                ? cli_usage("replay", "this play has one player, --seat 1")
                : cli_usage("replay", "this play has the players 1 to %d", arb_seat_count(table));
        goto out;
    }
    uint32_t length = arb_length(table);
    if (to > (int64_t)length) {
        cli_fail("the play has only %u answers", length);
        goto out;
    }
    if (to >= 0 && !arb_rewind(table, (uint32_t)to, &err)) {
        cli_error(&err);
        goto out;
    }
    json_t *events = arb_events(table, seat, 0);
    code = err.text[0] ? CLI_FAILED : CLI_OK;
    if (as_json) {
        cli_print_json(events);
    } else {
        size_t i;
        const json_t *event;
        json_array_foreach (events, i, event)
            print_event(event);
        json_decref(events);
        print_end(table);
    }
out:
    if (table)
        arb_table_close(table);
    arb_game_free(game);
    return code;
}

int cmd_replay(int argc, char **argv)
{
    enum { TO = 256, SEAT, RECOVER, PACK, JSON };
    static const struct option options[] = {
        {"to", required_argument, NULL, TO},
        {"seat", required_argument, NULL, SEAT},
        {"recover", no_argument, NULL, RECOVER},
        {"pack", required_argument, NULL, PACK},
        {"json", no_argument, NULL, JSON},
        {"help", no_argument, NULL, 'h'},
        {0},
    };
    int64_t to = -1, seat = ARB_SPECTATOR;
    bool recover = false, as_json = false;
    struct cli_packs packs = {0};
    cli_begin_options();
    for (int o; (o = getopt_long(argc, argv, ":h", options, NULL)) != -1;)
        switch (o) {
        case TO:
            if (!cli_number("replay", "--to", optarg, 0, UINT32_MAX, &to))
                return CLI_USAGE;
            break;
        case SEAT:
            if (!cli_number("replay", "--seat", optarg, 1, ARB_SEATS, &seat))
                return CLI_USAGE;
            seat--;
            break;
        case RECOVER:
            recover = true;
            break;
        case PACK:
            if (!cli_add_pack("replay", &packs, optarg))
                return CLI_USAGE;
            break;
        case JSON:
            as_json = true;
            break;
        case 'h':
            fputs(help, stdout);
            return CLI_OK;
        default:
            return cli_bad_option("replay", argv, o);
        }
    if (argc - optind != 1)
        return cli_usage("replay", argc == optind ? "which file?" : "one file at a time");
    return replay(argv[optind], to, (int)seat, recover, as_json, &packs);
}
