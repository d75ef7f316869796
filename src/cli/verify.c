/* arbiter verify - did chance bring what its key says? */
#include "arbiter_fair.h"
#include "cli.h"

#include <stdlib.h>
#include <string.h>

static const char help[] =
    "usage: arbiter verify FILE [OPTIONS]\n\n"
    "Plays a save again and holds every draw and roll against the keys of its\n"
    "chance. A table of `arbiter serve` shows the commitment to its key before the\n"
    "first draw: compare it, or give it with --commitment. Exit status 1 if a draw\n"
    "differs, a commitment is none of this play, or not all could be checked; with a\n"
    "commitment also if a draw was typed in or follows an arranged position, of which\n"
    "it says nothing.\n\n"
    "  --commitment HEX  the commitment you were shown (may be repeated)\n"
    "  --pack DIR        also load this pack (may be repeated)\n"
    "  --json            everything, as a program would read it\n";

enum { COMMITMENTS = 32 };

struct order {
    const char *commitment[COMMITMENTS];
    int commitments;
    bool as_json;
    struct cli_packs packs;
};

static long long number(const json_t *told, const char *key)
{
    return (long long)json_integer_value(json_object_get(told, key));
}

static const char *text(const json_t *told, const char *key)
{
    const char *value = json_string_value(json_object_get(told, key));
    return value ? value : "";
}

/* In words. */

static void print_parts(const json_t *key)
{
    size_t i, given = 0;
    json_t *part;
    json_array_foreach (json_object_get(key, "parts"), i, part)
        if (json_is_string(part))
            printf("%s%zu", given++ ? ", " : "; parts of seat ", i + 1);
    if (!given)
        fputs("; nobody gave a part", stdout);
}

static void print_keys(const json_t *told)
{
    const json_t *keys = json_object_get(told, "keys");
    size_t i;
    json_t *key;
    if (json_object_get(told, "seed"))
        printf("seed %lld%s; whoever chose it could know what it brings\n", number(told, "seed"),
               json_array_size(keys) ? " before the first key" : "");
    json_array_foreach (keys, i, key) {
        printf("key %zu of table %s, from step %lld on", i + 1, text(key, "table"),
               number(key, "from"));
        print_parts(key);
        printf("\n  commitment %s\n", text(key, "commitment"));
        if (json_object_get(key, "opened"))
            printf("  opened at step %lld: from then on somebody could know what it brings\n",
                   number(key, "opened"));
    }
}

static void print_draws(const json_t *told)
{
    const json_t *differ = json_object_get(told, "differ");
    const char *red = cli_style(stdout, CLI_RED), *green = cli_style(stdout, CLI_GREEN);
    const char *plain = cli_style(stdout, CLI_PLAIN);
    size_t i;
    json_t *one;
    const char *source = json_array_size(json_object_get(told, "keys")) ? "key" : "seed";
    printf("%zu draws: %s%lld follow%s from the %s",
           json_array_size(json_object_get(told, "draws")), green, number(told, "follow"), plain,
           source);
    if (number(told, "typed"))
        printf(", %lld typed in by a referee", number(told, "typed"));
    if (json_array_size(differ))
        printf(", %s%zu differ%s", red, json_array_size(differ), plain);
    puts("");
    json_array_foreach (differ, i, one)
        printf("  step %lld: outcome %lld of %lld was taken, the %s brings %lld\n",
               number(one, "step"), number(one, "brought"), number(one, "of"), source,
               number(one, "due"));
    if (number(told, "known") && json_array_size(json_object_get(told, "keys")))
        printf("%lld of them were drawn when somebody could know the key\n", number(told, "known"));
    if (number(told, "after_arranging"))
        printf("%lld of them follow a position that was arranged by hand\n",
               number(told, "after_arranging"));
    if (json_object_get(told, "why"))
        printf("%sonly %lld of %lld steps%s could be played again: %s\n", red,
               number(told, "checked"), number(told, "steps"), plain, text(told, "why"));
}

/* The command. */

static bool committed(const json_t *told, const char *commitment)
{
    size_t i;
    json_t *key;
    json_array_foreach (json_object_get(told, "keys"), i, key)
        if (strcasecmp(text(key, "commitment"), commitment) == 0)
            return true;
    cli_fail("no key of this play fits the commitment %s", commitment);
    return false;
}

/* Whoever changes a draw can write that it was typed in. */
static bool all_by_key(const json_t *told)
{
    long long others = number(told, "typed") + number(told, "after_arranging");
    if (others)
        cli_fail("%lld of the draws were typed in or follow an arranged position: no commitment "
                 "says anything of them",
                 others);
    return !others;
}

static int verify(const char *path, const struct order *order)
{
    struct arb_error err = {0};
    json_t *told = NULL, *header = arb_save_header(arb_file(path), &err);
    if (!header)
        return cli_fail("%s", err.text);
    arb_game *game = cli_load_game(text(header, "game"), &order->packs);
    json_decref(header);
    if (!game)
        return CLI_FAILED;
    told = arb_verify_saved(game, arb_file(path), &err);
    arb_game_free(game);
    if (!told)
        return cli_fail("%s", err.text);
    bool good = !json_array_size(json_object_get(told, "differ")) && !json_object_get(told, "why");
    for (int i = 0; i < order->commitments; i++)
        good &= committed(told, order->commitment[i]);
    if (order->commitments)
        good &= all_by_key(told);
    if (order->as_json) {
        cli_print_json(told);
    } else {
        print_keys(told);
        print_draws(told);
        json_decref(told);
    }
    return good ? CLI_OK : CLI_FAILED;
}

int cmd_verify(int argc, char **argv)
{
    static const struct option options[] = {
        {"commitment", required_argument, NULL, 'c'},
        {"pack", required_argument, NULL, 'p'},
        {"json", no_argument, NULL, 'j'},
        {"help", no_argument, NULL, 'h'},
        {0},
    };
    struct order order = {.as_json = false};
    cli_begin_options();
    for (int o; (o = getopt_long(argc, argv, ":h", options, NULL)) != -1;)
        switch (o) {
        case 'c':
            if (order.commitments == COMMITMENTS)
                return cli_usage("verify", "that is too many commitments");
            order.commitment[order.commitments++] = optarg;
            break;
        case 'p':
            if (!cli_add_pack("verify", &order.packs, optarg))
                return CLI_USAGE;
            break;
        case 'j':
            order.as_json = true;
            break;
        case 'h':
            fputs(help, stdout);
            return CLI_OK;
        default:
            return cli_bad_option("verify", argv, o);
        }
    if (argc != optind + 1)
        return cli_usage("verify", argc == optind ? "which file?" : "one file at a time");
    return verify(argv[optind], &order);
}
