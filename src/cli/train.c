/* arbiter train - teach the bots: parameters tuned on whole games, weights of features fitted
 * to how games end, both judged on seeds that had no part in it. */
#include "cli.h"

#include "../play/train.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char help[] =
    "usage: arbiter train GAME [OPTIONS]\n\n"
    "Tunes the parameters of the bots' judgement on whole games, by the cross-entropy\n"
    "method, then fits how positions look to how games end. Both are judged on games\n"
    "from other seeds, and kept in bots.json of the pack's folder for this kind of play.\n"
    "It may be stopped with Ctrl-C and goes on where it was.\n\n"
    "  --scenario X       which scenario (value or words)\n"
    "  --players N[,M]    how many players; several take turns (the game's default)\n"
    "  --set KEY=VALUE    any other setup option, see arbiter games GAME\n"
    "  --generations N    how often to draw anew (40); 0: only fit\n"
    "  --drawn N          judgements in a generation (48)\n"
    "  --games N          games that each of them plays (200)\n"
    "  --fit N            games to fit the weights to (4000); 0: leave them\n"
    "  --keep N           how near they stay to what they were, the more the fewer the games (1)\n"
    "  --bot NAME         who plays those, such as search (the judgement itself)\n"
    "  --think S          seconds a choice for that bot\n"
    "  --console F=N[,..] where little is won: what a lost game counts, N times the feature F\n"
    "                     in its best round, such as STAGE_2=0.2; a game that is won counts 1;\n"
    "                     for weights, in the best round that was still to come\n"
    "  --judge N          games of other seeds that judge it (2000)\n"
    "  --from KIND        begin with the judgement of another kind of play; usual: with none\n"
    "  --seed S           (1)\n"
    "  --jobs J           threads (one for each core)\n"
    "  --out FILE         where the judgement is kept (bots.json of the game's pack)\n"
    "  --state FILE       where to go on, and where to keep how far it is (FILE.state)\n"
    "  --pack DIR         also load this pack (may be repeated)\n";

enum { HELD_OUT = 1000000000 }; /* seeds from here on judge */

struct order {
    struct arb_train train;
    struct cli_setup wishes;
    struct cli_packs packs;
    int players[ARB_TRAIN_SETUPS], player_counts;
    int generations, fit, keep, judge;
    const char *from, *out, *state, *console;
    char kind[64];
};

/* Files. */

static json_t *parameters_json(const arb_game *game, const float *number)
{
    json_t *out = json_object();
    const struct arb_parameter *list = arb_parameters(game);
    for (int i = 0; list && list[i].name; i++)
        json_object_set_new(out, list[i].name, json_real((double)number[i]));
    return out;
}

static json_t *weights_json(const arb_game *game, const float *number)
{
    json_t *out = json_object();
    const struct arb_feature *list = arb_features(game);
    for (int i = 0; list && list[i].name; i++)
        json_object_set_new(out, list[i].name, json_real((double)number[i]));
    return out;
}

static bool write_file(json_t *value, const char *path, size_t digits)
{
    char beside[4096];
    snprintf(beside, sizeof beside, "%s.new", path);
    bool good =
        json_dump_file(value, beside,
                       JSON_INDENT(1) | JSON_SORT_KEYS | JSON_REAL_PRECISION(digits)) == 0 &&
        rename(beside, path) == 0;
    if (!good)
        cli_fail("%s cannot be written", path);
    return good;
}

static void read_state(const struct order *order, struct arb_tuning *tuning)
{
    json_t *state = json_load_file(order->state, 0, NULL);
    const struct arb_parameter *list = arb_parameters(order->train.game);
    const char *kind = json_string_value(json_object_get(state, "kind"));
    if (kind && !strcmp(kind, order->kind)) {
        tuning->generation = (int)json_integer_value(json_object_get(state, "generation"));
        for (int i = 0; list[i].name; i++) {
            tuning->mean.parameter[i] = (float)json_number_value(
                json_object_get(json_object_get(state, "mean"), list[i].name));
            tuning->spread[i] = (float)json_number_value(
                json_object_get(json_object_get(state, "spread"), list[i].name));
        }
        fprintf(stderr, "going on after generation %d of %s\n", tuning->generation, order->state);
    }
    json_decref(state);
}

static bool write_state(const struct order *order, const struct arb_tuning *tuning)
{
    json_t *state =
        json_pack("{s:s, s:i, s:o, s:o}", "kind", order->kind, "generation", tuning->generation,
                  "mean", parameters_json(order->train.game, tuning->mean.parameter), "spread",
                  parameters_json(order->train.game, tuning->spread));
    bool good = write_file(state, order->state, 9);
    json_decref(state);
    return good;
}

/* How the parameters were made, or the weights (by whose games). */
static json_t *made_json(const struct order *order, const struct arb_tuning *tuning, bool weights)
{
    const struct arb_train *train = &order->train;
    json_t *setups = json_array();
    for (int i = 0; i < train->setups; i++)
        json_array_append(setups, train->setup[i]);
    json_t *made =
        json_pack("{s:s, s:o, s:I, s:i}", "by", "arbiter train", "setups", setups, "seed",
                  (json_int_t)train->seed, "games", weights ? order->fit : train->games);
    if (order->console)
        json_object_set_new(made, "console", json_string(order->console));
    if (!weights) {
        json_object_set_new(made, "generations", json_integer(tuning->generation));
        json_object_set_new(made, "drawn", json_integer(train->drawn));
    } else {
        json_object_set_new(made, "keep", json_integer(order->keep));
    }
    if (weights && train->bot) {
        json_object_set_new(made, "bot", json_string(train->bot->name));
        json_object_set_new(made, "think", json_real(train->think));
    }
    return made;
}

static json_t *judged_json(const struct order *order, double won, double before)
{
    double low, high;
    arb_interval(won * order->judge, order->judge, &low, &high);
    return json_pack("{s:i, s:I, s:f, s:f, s:f, s:f}", "games", order->judge, "seed",
                     (json_int_t)HELD_OUT, "before", before, "won", won, "won_low", low, "won_high",
                     high);
}

/* The member, which is made if it is not there yet. */
static json_t *object_in(json_t *object, const char *name)
{
    json_t *member = json_object_get(object, name);
    if (!member)
        json_object_set_new(object, name, member = json_object());
    return member;
}

/* The other kinds of play in the file stay as they are, and so does how that was made which
 * was not made now. */
static bool write_judgement(const struct order *order, const struct arb_tuning *tuning, double won,
                            double before)
{
    const arb_game *game = order->train.game;
    json_t *file = json_load_file(order->out, 0, NULL);
    if (!file)
        file = json_object();
    json_t *one = object_in(object_in(file, "judgements"), order->kind);
    json_object_set_new(one, "parameters", parameters_json(game, tuning->mean.parameter));
    json_object_set_new(one, "weights", weights_json(game, tuning->mean.weight));
    json_object_set_new(one, "judged", judged_json(order, won, before));
    if (order->generations)
        json_object_set_new(one, "made", made_json(order, tuning, false));
    if (order->fit)
        json_object_set_new(one, "fitted", made_json(order, tuning, true));
    bool good = write_file(file, order->out, 5);
    json_decref(file);
    return good;
}

static bool read_console(struct order *order);

/* The work. */

static bool make_setups(struct order *order)
{
    for (int i = 0; i < (order->player_counts ? order->player_counts : 1); i++) {
        order->wishes.seats = order->player_counts ? order->players[i] : 0;
        json_t *setup = cli_make_setup("train", order->train.game, &order->wishes);
        if (!setup)
            return false;
        order->train.setup[order->train.setups++] = setup;
    }
    return true;
}

static bool find_kind(struct order *order)
{
    struct arb_error err = {0};
    arb_table *table = arb_table_open(order->train.game, order->train.setup[0], ARB_FAST, &err);
    if (!table)
        return cli_error(&err), false;
    snprintf(order->kind, sizeof order->kind, "%s", arb_kind_of_play(table));
    arb_table_close(table);
    return true;
}

static int tune(struct order *order, struct arb_tuning *tuning)
{
    struct arb_error err = {0};
    while (tuning->generation < order->generations) {
        int64_t begin = cli_now();
        if (!arb_tune(&order->train, tuning, &err))
            return err.text[0] ? cli_error(&err) : cli_fail("stopped; the same command goes on");
        fprintf(stderr,
                "generation %d: the mean wins %.1f %% (counts %.1f), the best drawn %.1f %%; "
                "%.1f s\n",
                tuning->generation, 100 * tuning->middle, 100 * tuning->counts, 100 * tuning->best,
                (double)(cli_now() - begin) * 1e-9);
        if (!write_state(order, tuning))
            return CLI_FAILED;
    }
    return CLI_OK;
}

/* Three of four positions to fit, the rest to hold the fit against. */
static int fit(struct order *order, struct arb_tuning *tuning)
{
    struct arb_lots lots = {0};
    struct arb_error err = {0};
    int features = 0;
    const struct arb_feature *list = arb_features(order->train.game);
    while (list && list[features].name)
        features++;
    if (!arb_watch_games(&order->train, &tuning->mean, order->train.seed + 500000000, order->fit,
                         &lots, &err)) {
        arb_lots_free(&lots);
        return err.text[0] ? cli_error(&err) : cli_fail("stopped; the same command goes on");
    }
    struct arb_lots most = {lots.count * 3 / 4, 0, lots.lot};
    struct arb_lots rest = {lots.count - most.count, 0, lots.lot + most.count};
    double before = arb_fit_loss(&rest, features, tuning->mean.weight);
    arb_fit(&most, features, order->keep, tuning->mean.weight);
    fprintf(stderr,
            "%zu positions: %.4f bits a position before, %.4f after (on the last quarter)\n",
            lots.count, before, arb_fit_loss(&rest, features, tuning->mean.weight));
    arb_lots_free(&lots);
    return CLI_OK;
}

static int judge(struct order *order, const struct arb_tuning *tuning)
{
    double won = 0, before = 0, low, high;
    struct arb_error err = {0};
    const struct arb_judgement *was = arb_judgement(order->train.game, order->kind);
    if (!arb_judge_games(&order->train, was, HELD_OUT, order->judge, &before, &err) ||
        !arb_judge_games(&order->train, &tuning->mean, HELD_OUT, order->judge, &won, &err))
        return err.text[0] ? cli_error(&err) : cli_fail("stopped; the same command goes on");
    arb_interval(won * order->judge, order->judge, &low, &high);
    printf("%s: %.1f %% won (%.1f to %.1f, %d games of other seeds); before it was %.1f %%\n",
           *order->kind ? order->kind : "all plays", 100 * won, 100 * low, 100 * high, order->judge,
           100 * before);
    return write_judgement(order, tuning, won, before) ? CLI_OK : CLI_FAILED;
}

static int train(struct order *order)
{
    static char state[4096]; /* the order keeps it */
    struct arb_tuning tuning;
    const arb_game *game = order->train.game;
    if (!arb_parameters(game))
        return cli_fail("this game has nothing to train");
    if (!read_console(order) || !make_setups(order) || !find_kind(order))
        return CLI_USAGE;
    snprintf(state, sizeof state, "%s.state", order->out);
    order->state = order->state ? order->state : state;
    const char *from = !order->from                   ? order->kind
                       : strcmp(order->from, "usual") ? order->from
                                                      : NULL;
    arb_tuning_begin(&tuning, game, arb_judgement(game, from));
    if (order->generations)
        read_state(order, &tuning);
    int code = tune(order, &tuning);
    if (code == CLI_OK && order->fit)
        code = fit(order, &tuning);
    return code == CLI_OK ? judge(order, &tuning) : code;
}

/* The command line. */

static bool read_players(struct order *order, const char *text)
{
    while (*text && order->player_counts < ARB_TRAIN_SETUPS) {
        char *end;
        long n = strtol(text, &end, 10);
        if (end == text || n < 1 || n > ARB_SEATS || (*end && *end != ',')) {
            cli_usage("train", "--players takes numbers such as 1,2 and not \"%s\"", text);
            return false;
        }
        order->players[order->player_counts++] = (int)n;
        text = *end ? end + 1 : end;
    }
    return true;
}

static int feature_at(const arb_game *game, const char *name, size_t length)
{
    const struct arb_feature *list = arb_features(game);
    for (int i = 0; list && list[i].name; i++)
        if (strlen(list[i].name) == length && !strncmp(list[i].name, name, length))
            return i;
    return -1;
}

static bool read_console(struct order *order)
{
    const char *text = order->console;
    while (text && *text) {
        const char *equals = strchr(text, '=');
        char *end = NULL;
        int at = equals ? feature_at(order->train.game, text, (size_t)(equals - text)) : -1;
        if (at >= 0)
            order->train.consoles[at] = strtof(equals + 1, &end);
        if (at < 0 || end == equals + 1 || (*end && *end != ',')) {
            cli_usage("train", "--console takes features and numbers such as %s=0.1 and not \"%s\"",
                      arb_features(order->train.game) ? arb_features(order->train.game)->name : "F",
                      text);
            return false;
        }
        text = *end ? end + 1 : end;
    }
    return true;
}

static bool read_count(const char *option, int least, int *count)
{
    int64_t n;
    if (!cli_number("train", option, optarg, least, 100000000, &n))
        return false;
    *count = (int)n;
    return true;
}

static int parse(int argc, char **argv, struct order *order)
{
    static const struct option options[] = {
        {"scenario", required_argument, NULL, 'S'}, {"players", required_argument, NULL, 'p'},
        {"set", required_argument, NULL, 's'},      {"generations", required_argument, NULL, 'g'},
        {"drawn", required_argument, NULL, 'd'},    {"games", required_argument, NULL, 'n'},
        {"fit", required_argument, NULL, 'f'},      {"bot", required_argument, NULL, 'b'},
        {"think", required_argument, NULL, 't'},    {"judge", required_argument, NULL, 'j'},
        {"from", required_argument, NULL, 'F'},     {"seed", required_argument, NULL, 'e'},
        {"jobs", required_argument, NULL, 'J'},     {"out", required_argument, NULL, 'o'},
        {"state", required_argument, NULL, 'T'},    {"pack", required_argument, NULL, 'P'},
        {"keep", required_argument, NULL, 'k'},     {"console", required_argument, NULL, 'c'},
        {"help", no_argument, NULL, 'h'},           {0},
    };
    struct arb_train *train = &order->train;
    bool good = true;
    cli_begin_options();
    for (int o; good && (o = getopt_long(argc, argv, ":h", options, NULL)) != -1;)
        switch (o) {
        case 'S':
            order->wishes.scenario = optarg;
            break;
        case 'p':
            good = read_players(order, optarg);
            break;
        case 's':
            good = cli_wish("train", &order->wishes, optarg);
            break;
        case 'g':
            good = read_count("--generations", 0, &order->generations);
            break;
        case 'd':
            good = read_count("--drawn", 4, &train->drawn);
            break;
        case 'n':
            good = read_count("--games", 1, &train->games);
            break;
        case 'f':
            good = read_count("--fit", 0, &order->fit);
            break;
        case 'b':
            train->bot = arb_bot_named(optarg);
            if (!train->bot)
                return cli_usage("train", "there is no bot \"%s\"", optarg);
            break;
        case 't':
            train->think = strtod(optarg, NULL);
            break;
        case 'j':
            good = read_count("--judge", 1, &order->judge);
            break;
        case 'k':
            good = read_count("--keep", 0, &order->keep);
            break;
        case 'c':
            order->console = optarg;
            break;
        case 'F':
            order->from = optarg;
            break;
        case 'e':
            good = cli_seed("train", optarg, &train->seed);
            break;
        case 'J':
            good = read_count("--jobs", 1, &train->jobs);
            break;
        case 'o':
            order->out = optarg;
            break;
        case 'T':
            order->state = optarg;
            break;
        case 'P':
            good = cli_add_pack("train", &order->packs, optarg);
            break;
        case 'h':
            fputs(help, stdout);
            return -1;
        default:
            return cli_bad_option("train", argv, o);
        }
    if (!good)
        return CLI_USAGE;
    if (argc - optind != 1)
        return argc == optind ? cli_which_game("train") : cli_usage("train", "one game at a time");
    return CLI_OK;
}

int cmd_train(int argc, char **argv)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    char out[4096], folder[64];
    struct order order = {
        .train = {.seed = 1,
                  .drawn = 48,
                  .games = 200,
                  .kept = 0.25,
                  .jobs = cores > 0 ? (int)cores : 1},
        .generations = 40,
        .fit = 4000,
        .keep = 1,
        .judge = 2000,
    };
    int code = parse(argc, argv, &order);
    if (code != CLI_OK)
        return code < 0 ? CLI_OK : code;
    arb_game *game = cli_load_game(argv[optind], &order.packs);
    if (!game)
        return CLI_FAILED;
    snprintf(folder, sizeof folder, "packs/%.50s", argv[optind]);
    if (!order.out && cli_data_path(folder, out, sizeof out - 16)) {
        strcat(out, "/bots.json"); // NOLINT
        order.out = out;
    }
    order.train.game = game;
    order.train.stop = cli_interrupt_flag();
    cli_catch_interrupt();
    code =
        order.out ? train(&order) : cli_usage("train", "--out says where to keep what comes of it");
    for (int i = 0; i < order.train.setups; i++)
        json_decref(order.train.setup[i]);
    arb_game_free(game);
    return code;
}
