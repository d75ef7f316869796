/* arbiter sim - many games of random legal play, counted. */
#include "choice.h"
#include "cli.h"
#include "play_paper.h"
#include "sim_campaign.h"
#include "sim_plot.h"

#include "../play/sim.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char help[] =
    "usage: arbiter sim GAME [OPTIONS]\n\n"
    "Plays games at random, or by a bot, each from a seed of its own (S, S+1, ...),\n"
    "and counts how they end. After each game its invariants are checked. The result\n"
    "is the same for any number of jobs; --games 1 --seed X plays one game again.\n"
    "With bots it also counts how often a round would have asked people something.\n\n"
    "  --games N        how many games (1000)\n"
    "  --players N      how many players (the game's default)\n"
    "  --seed S         the first seed (1)\n"
    "  --jobs J         threads (one for each core)\n"
    "  --scenario X     which scenario (value or words)\n"
    "  --bot NAME       who plays: search, steady, novice, random (random); given several\n"
    "                   times, they share the seats and sit everywhere as often\n"
    "  --think S        seconds of one core a choice for bots that think (0.05)\n"
    "  --each KEY       one run for each choice of this option, such as scenario; one of\n"
    "                   a seat, such as deck, goes to the first seat that --set left\n"
    "  --campaign X     whole campaigns, part after part to the end of each; --games says\n"
    "                   how many, and --save keeps their logs as DIR/<seed>.json as well\n"
    "  --parts N        after which a campaign is left (60)\n"
    "  --set KEY=VALUE  any other setup option, see arbiter games GAME; an option of\n"
    "                   a seat, such as deck, once for each seat\n"
    "  --orders         each seat has the standing orders that new players begin with\n"
    "  --check          check after every answer, and play a copy of each game too\n"
    "  --torture        move the block to a new address at every ask\n"
    "  --steps N        answers after which a game counts as not ended (1000000)\n"
    "  --save DIR       keep every play as DIR/<seed>.save\n"
    "  --pack DIR       also load this pack (may be repeated)\n"
    "  --plot FILE      the rates of wins as a picture (SVG)\n"
    "  --json           the result as a program would read it\n";

struct order {
    struct arb_sim sim;
    struct cli_setup wishes;
    struct cli_packs packs;
    const char *campaign; /* whole ones of it, or NULL */
    int parts;
    const char *each;    /* an option of the setup, or NULL */
    const char *picture; /* where to draw the rates, or NULL */
    struct plot plot;
    bool as_json;
};

static void show_progress(void *context, uint64_t done)
{
    cli_progress(context, done);
}

static json_t *rate_json(uint64_t games, uint64_t won)
{
    double low, high;
    arb_interval((double)won, (double)games, &low, &high);
    return json_pack("{sI sI sf sf}", "games", (json_int_t)games, "won", (json_int_t)won, "won_low",
                     low, "won_high", high);
}

/* Per seat, and how they spread over the rounds of all seats. */
static json_t *inputs_json(const struct arb_sim_result *r)
{
    json_t *by_seat = json_array();
    for (int seat = 0; seat < r->seats; seat++)
        json_array_append_new(
            by_seat, json_real((double)r->inputs.by_seat[seat] / (double)r->inputs.rounds));
    return json_pack("{sI so si si}", "rounds", (json_int_t)r->inputs.rounds, "by_seat", by_seat,
                     "median", arb_inputs_within(&r->inputs, 0.5), "nine_of_ten",
                     arb_inputs_within(&r->inputs, 0.9));
}

static json_t *as_json(const struct arb_sim *sim, const struct arb_sim_result *r)
{
    char signature[20];
    snprintf(signature, sizeof signature, "%016" PRIx64, r->signature);
    json_t *out =
        json_pack("{sI sI sI sI sI sI sI sI sI sf ss}", "games", (json_int_t)r->games, "ended",
                  (json_int_t)r->ended, "won", (json_int_t)r->won, "lost", (json_int_t)r->lost,
                  "over", (json_int_t)r->over, "broken", (json_int_t)r->broken, "decisions",
                  (json_int_t)r->played.decisions, "choices", (json_int_t)r->played.choices,
                  "longest", (json_int_t)r->longest, "seconds", r->seconds, "signature", signature);
    double low, high;
    arb_interval((double)r->won, (double)r->games, &low, &high);
    json_object_set_new(out, "won_low", json_real(low));
    json_object_set_new(out, "won_high", json_real(high));
    json_t *by_bot = json_object();
    for (int i = 0; i < sim->bots; i++)
        json_object_set_new(by_bot, sim->bot[i]->name,
                            rate_json(r->by_bot[i].games, r->by_bot[i].won));
    json_object_set_new(out, "won_by_bot", by_bot);
    json_t *won_by = json_array();
    for (int seat = 0; seat < r->seats; seat++)
        json_array_append_new(won_by, rate_json(r->games, r->won_by[seat]));
    json_object_set_new(out, "won_by_seat", won_by);
    json_t *sides = json_object();
    for (int i = 0; i < r->sides; i++)
        json_object_set_new(sides, r->side[i].name, rate_json(r->side[i].games, r->side[i].won));
    json_object_set_new(out, "won_by_side", sides);
    if (r->games)
        json_object_set_new(out, "decisions_per_game",
                            json_real((double)r->played.decisions / (double)r->games));
    if (r->inputs.rounds)
        json_object_set_new(out, "inputs_per_round", inputs_json(r));
    if (r->why.text[0])
        json_object_set_new(
            out, "first_failure",
            json_pack("{sI ss}", "seed", (json_int_t)r->broken_seed, "why", r->why.text));
    return out;
}

/* Columns that the names of sides and bots take. */
static int name_columns(const struct arb_sim_result *r)
{
    int most = 24;
    cli_utf8(); /* from now on the widths of letters are known */
    for (int i = 0; i < r->sides; i++)
        most = paper_width(r->side[i].name) > most ? paper_width(r->side[i].name) : most;
    return most;
}

static void print_rate(const char *name, int columns, uint64_t games, uint64_t won)
{
    double low, high;
    arb_interval((double)won, (double)games, &low, &high);
    printf("  %s%*s %8" PRIu64 " games %8" PRIu64 " won (%.1f %%, %.1f to %.1f)\n", name,
           columns - paper_width(name), "", games, won,
           games ? 100.0 * (double)won / (double)games : 0, 100 * low, 100 * high);
}

static void print_inputs(const struct arb_sim_result *r)
{
    if (!r->inputs.rounds)
        return;
    printf("inputs a round by the orders of new players:");
    for (int seat = 0; seat < r->seats; seat++)
        printf(" %.1f", (double)r->inputs.by_seat[seat] / (double)r->inputs.rounds);
    printf(" by seat; median %d, nine rounds of ten at most %d\n",
           arb_inputs_within(&r->inputs, 0.5), arb_inputs_within(&r->inputs, 0.9));
}

static void print_words(const struct arb_sim *sim, const struct arb_sim_result *r)
{
    double games = r->games ? (double)r->games : 1, low, high;
    arb_interval((double)r->won, (double)r->games, &low, &high);
    printf("%" PRIu64 " games, %" PRIu64 " ended: %" PRIu64 " won (%.1f %%", r->games, r->ended,
           r->won, 100.0 * (double)r->won / games);
    if (!r->over)
        printf(", %.1f to %.1f", 100 * low, 100 * high);
    printf("), %" PRIu64 " lost", r->lost);
    if (r->over)
        printf(", %" PRIu64 " over", r->over);
    printf("; %s%" PRIu64 " broken%s\n", r->broken ? cli_style(stdout, CLI_RED) : "", r->broken,
           cli_style(stdout, CLI_PLAIN));
    for (int seat = 0; seat < r->seats && r->over; seat++) { /* together all win or none does */
        char name[24];
        snprintf(name, sizeof name, "seat %d", seat + 1);
        print_rate(name, name_columns(r), r->games, r->won_by[seat]);
    }
    for (int i = 0; i < r->sides; i++)
        print_rate(r->side[i].name, name_columns(r), r->side[i].games, r->side[i].won);
    for (int i = 0; i < sim->bots && sim->bots > 1; i++)
        print_rate(sim->bot[i]->name, name_columns(r), r->by_bot[i].games, r->by_bot[i].won);
    printf("%" PRIu64 " decisions, %.1f a game, at most %" PRIu64 "; %.0f a second in %.2f s\n",
           r->played.decisions, (double)r->played.decisions / games, r->longest,
           r->seconds > 0 ? (double)r->played.decisions / r->seconds : 0.0, r->seconds);
    print_inputs(r);
    printf("signature %016" PRIx64 "\n", r->signature);
}

static bool add_bot(struct arb_sim *sim, const char *name)
{
    const struct arb_bot *bot = *name ? arb_bot_named(name) : NULL;
    if (!bot)
        cli_usage("sim", "there is no bot \"%s\"; there are search, steady, novice and random",
                  name);
    else if (sim->bots == ARB_SEATS)
        cli_usage("sim", "at most %d bots", ARB_SEATS);
    else
        sim->bot[sim->bots++] = bot;
    return bot && sim->bots <= ARB_SEATS;
}

static bool read_seconds(const char *text, double *seconds)
{
    char *end;
    *seconds = strtod(text, &end);
    if (end != text && !*end && *seconds > 0 && *seconds <= 3600)
        return true;
    cli_usage("sim", "--think takes seconds such as 0.05 and not \"%s\"", text);
    return false;
}

static int parse(int argc, char **argv, struct order *order)
{
    enum {
        GAMES = 256,
        SEATS,
        SEED,
        JOBS,
        SCENARIO,
        BOT,
        THINK,
        EACH,
        CAMPAIGN,
        PARTS,
        SET,
        ORDERS,
        CHECK,
        TORTURE,
        STEPS,
        SAVE,
        PACK,
        PLOT,
        JSON
    };
    static const struct option options[] = {
        {"games", required_argument, NULL, GAMES},
        {"players", required_argument, NULL, SEATS},
        {"seats", required_argument, NULL, SEATS}, /* the same */
        {"seed", required_argument, NULL, SEED},
        {"jobs", required_argument, NULL, JOBS},
        {"scenario", required_argument, NULL, SCENARIO},
        {"bot", required_argument, NULL, BOT},
        {"think", required_argument, NULL, THINK},
        {"each", required_argument, NULL, EACH},
        {"campaign", required_argument, NULL, CAMPAIGN},
        {"parts", required_argument, NULL, PARTS},
        {"set", required_argument, NULL, SET},
        {"orders", no_argument, NULL, ORDERS},
        {"check", no_argument, NULL, CHECK},
        {"torture", no_argument, NULL, TORTURE},
        {"steps", required_argument, NULL, STEPS},
        {"save", required_argument, NULL, SAVE},
        {"pack", required_argument, NULL, PACK},
        {"plot", required_argument, NULL, PLOT},
        {"json", no_argument, NULL, JSON},
        {"help", no_argument, NULL, 'h'},
        {0},
    };
    int64_t n;
    cli_begin_options();
    for (int o; (o = getopt_long(argc, argv, ":h", options, NULL)) != -1;)
        switch (o) {
        case GAMES:
            if (!cli_number("sim", "--games", optarg, 1, 1000000000, &n))
                return CLI_USAGE;
            order->sim.games = (uint64_t)n;
            break;
        case SEATS:
            if (!cli_number("sim", "--players", optarg, 1, ARB_SEATS, &n))
                return CLI_USAGE;
            order->wishes.seats = (int)n;
            break;
        case SEED:
            if (!cli_seed("sim", optarg, &order->sim.seed))
                return CLI_USAGE;
            break;
        case JOBS:
            if (!cli_number("sim", "--jobs", optarg, 1, 256, &n))
                return CLI_USAGE;
            order->sim.jobs = (int)n;
            break;
        case SCENARIO:
            order->wishes.scenario = optarg;
            break;
        case BOT:
            if (!add_bot(&order->sim, optarg))
                return CLI_USAGE;
            break;
        case THINK:
            if (!read_seconds(optarg, &order->sim.think))
                return CLI_USAGE;
            break;
        case EACH:
            order->each = optarg;
            break;
        case CAMPAIGN:
            order->campaign = optarg;
            break;
        case PARTS:
            if (!cli_number("sim", "--parts", optarg, 1, 999, &n))
                return CLI_USAGE;
            order->parts = (int)n;
            break;
        case SET:
            if (!cli_wish("sim", &order->wishes, optarg))
                return CLI_USAGE;
            break;
        case ORDERS:
            order->sim.ordered = true;
            break;
        case CHECK:
            order->sim.check = true;
            break;
        case TORTURE:
            order->sim.flags |= ARB_TORTURE;
            break;
        case STEPS:
            if (!cli_number("sim", "--steps", optarg, 1, INT64_MAX, &n))
                return CLI_USAGE;
            order->sim.step_limit = (uint64_t)n;
            break;
        case SAVE:
            order->sim.save_dir = optarg;
            break;
        case PACK:
            if (!cli_add_pack("sim", &order->packs, optarg))
                return CLI_USAGE;
            break;
        case PLOT:
            order->picture = optarg;
            break;
        case JSON:
            order->as_json = true;
            break;
        case 'h':
            fputs(help, stdout);
            return -1;
        default:
            return cli_bad_option("sim", argv, o);
        }
    if (argc - optind != 1)
        return argc == optind ? cli_which_game("sim") : cli_usage("sim", "one game at a time");
    return CLI_OK;
}

/* Players together: how often they won; else who did, by bot if there are several, and by what
 * the seats played. */
static void draw(struct order *order, const struct arb_sim_result *r, const char *value)
{
    const struct arb_sim *sim = &order->sim;
    char name[160];
    const char *who = sim->bots == 1 ? sim->bot[0]->name : sim->bots ? "bots" : "random";
    if (!r->over) {
        snprintf(name, sizeof name, "%s%s%s", value ? value : who, value ? ", " : "",
                 value ? who : "");
        plot_add(&order->plot, name, r->games, r->won);
        return;
    }
    for (int i = 0; i < sim->bots && sim->bots > 1; i++)
        plot_add(&order->plot, sim->bot[i]->name, r->by_bot[i].games, r->by_bot[i].won);
    for (int i = 0; i < r->sides; i++)
        plot_add(&order->plot, r->side[i].name, r->side[i].games, r->side[i].won);
    for (int seat = 0; seat < r->seats; seat++) {
        snprintf(name, sizeof name, "seat %d", seat + 1);
        plot_add(&order->plot, name, r->games, r->won_by[seat]);
    }
}

/* One run with this setup; its result is told, or added to `told`. */
static int run(struct order *order, const json_t *setup, const char *value, json_t *told)
{
    struct arb_sim *sim = &order->sim;
    struct arb_sim_result result;
    struct arb_error err = {0};
    struct cli_progress progress;
    sim->setup = setup;
    sim->context = &progress;
    cli_progress_begin(&progress, "playing", sim->games);
    bool good = arb_simulate(sim, &result, &err);
    cli_progress_end(&progress);
    if (!good)
        return cli_error(&err);
    draw(order, &result, value);
    if (order->as_json && value)
        json_object_set_new(told, value, as_json(sim, &result));
    else if (order->as_json)
        cli_print_json(as_json(sim, &result));
    else {
        if (value)
            printf("%s%s%s: ", cli_style(stdout, CLI_BOLD), value, cli_style(stdout, CLI_PLAIN));
        print_words(sim, &result);
    }
    if (result.why.text[0])
        cli_fail("seed %" PRIu64 ": %s", result.broken_seed, result.why.text);
    if (cli_interrupted())
        return cli_fail("stopped after %" PRIu64 " of %" PRIu64 " games", result.games, sim->games);
    return result.broken || result.ended < result.games ? CLI_FAILED : CLI_OK;
}

/* One run for each choice. Which of them a seat may have depends on the others at the table:
 * what is refused there is told and passed over. */
static int run_choices(struct order *order, json_t *setup, const json_t *option, json_t *told)
{
    const char *key = order->each;
    bool per_seat = json_is_true(json_object_get(option, "per_seat"));
    json_t *choice, *into = per_seat ? cli_seat_without(setup, key) : setup;
    int code = CLI_OK, played = 0;
    size_t k;
    json_array_foreach (json_object_get(option, "choices"), k, choice) {
        const char *value = json_string_value(choice_value(choice));
        struct arb_error err = {0};
        if (!value || cli_interrupted())
            continue;
        json_object_set(into, key, choice_value(choice));
        arb_table *table = per_seat ? arb_table_open(order->sim.game, setup, 0, &err) : NULL;
        arb_table_close(table);
        if (per_seat && !table) {
            fprintf(stderr, "%s: %s\n", value, err.text);
            continue;
        }
        int one = run(order, setup, value, told);
        code = one == CLI_OK ? code : one;
        played++;
    }
    return played ? code : cli_fail("no choice of \"%s\" can be played", key);
}

static int run_each(struct order *order, json_t *setup)
{
    json_t *described = arb_game_describe(order->sim.game), *option, *told = json_object();
    const json_t *options = json_object_get(described, "options"), *each = NULL;
    size_t i;
    json_array_foreach (options, i, option) {
        const char *key = json_string_value(json_object_get(option, "key"));
        if (key && strcmp(key, order->each) == 0 && json_object_get(option, "choices"))
            each = option;
    }
    int code =
        each ? run_choices(order, setup, each, told) : cli_no_option("sim", options, order->each);
    if (each && order->as_json)
        cli_print_json(json_incref(told));
    json_decref(told);
    json_decref(described);
    return code;
}

static int simulate(struct order *order, const char *id)
{
    struct arb_sim *sim = &order->sim;
    if (sim->save_dir && mkdir(sim->save_dir, 0777) != 0 && errno != EEXIST)
        return cli_fail("the folder %s cannot be made: %s", sim->save_dir, strerror(errno));
    arb_game *game = cli_load_game(id, &order->packs);
    if (!game)
        return CLI_FAILED;
    json_t *setup = cli_make_setup("sim", game, &order->wishes);
    if (setup && order->campaign)
        json_object_set_new(setup, "campaign", json_string(order->campaign));
    int code = CLI_USAGE;
    sim->game = game;
    sim->stop = cli_interrupt_flag();
    sim->progress = show_progress;
    cli_catch_interrupt();
    sim->setup = setup;
    if (setup && order->campaign)
        code = sim_campaigns(&(struct arb_campaigns){*sim, order->parts}, order->as_json);
    else if (setup)
        code = order->each ? run_each(order, setup) : run(order, setup, NULL, NULL);
    order->plot.title = "Games won, with 95 % intervals";
    if (order->picture && order->plot.count && !plot_write(&order->plot, order->picture))
        code = CLI_FAILED;
    json_decref(setup);
    arb_game_free(game);
    return code;
}

int cmd_sim(int argc, char **argv)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    struct order order = {
        .sim = {.seed = 1, .games = 1000, .jobs = cores > 0 ? (int)cores : 1},
        .parts = ARB_CAMPAIGN_PARTS,
    };
    int code = parse(argc, argv, &order);
    if (code == CLI_OK)
        code = simulate(&order, argv[optind]);
    return code < 0 ? CLI_OK : code;
}
