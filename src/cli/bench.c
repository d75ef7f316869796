/* arbiter bench - speed and size of a game in random legal play on one core.
 *
 * How each figure is made:
 *   decisions a second   whole games on one ARB_FAST table, restarted with the
 *                        next seed, until the time is up; only answers of
 *                        players count, and choices are those of them with at
 *                        least two options
 *   copy_ns              memcpy of the block into another, mean of many
 *   undo_us              whole games with a journal; at every 8th answer one
 *                        undo is timed and the game goes on from there: p99,
 *                        mean and worst, in time of this thread, so that the
 *                        worst is not that of another program's turn
 *   rewind_us            from the end of each game back to seven earlier points
 *   view_us, view_bytes  every seat looks after every 16th answer of 12 games: time of
 *                        this thread and length of the text, on average
 *   signature            over 200 games from seed 1: changes only with the rules
 *                        or the content */
#include "cli.h"

#include "../play/sim.h"
#include "json.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const char help[] =
    "usage: arbiter bench [GAME] [OPTIONS]\n\n"
    "Measures random legal play on one core: decisions and games a second, size\n"
    "and copy of the block, undo at many points of whole games, and what a view of a\n"
    "seat costs with the fewest and with the most players. Without GAME, all.\n\n"
    "  --seconds N      how long to play for each speed (3)\n"
    "  --players N      how many players (the game's default)\n"
    "  --scenario X     which scenario (value or words)\n"
    "  --set KEY=VALUE  any other setup option, see arbiter games GAME\n"
    "  --signature      print only one hash for each game: it pins how it plays\n"
    "  --json           the figures as a program would read them\n";

enum { UNDO_EVERY = 8, REWINDS = 7, SIGNATURE_GAMES = 200, VIEW_GAMES = 12, VIEW_EVERY = 16 };

struct order {
    struct cli_setup wishes;
    json_t *setup; /* for the game now measured */
    double seconds;
    bool as_json, signature;
};

/* A view of one seat, as the text that is sent: on average over whole games. */
struct view_figures {
    int seats;
    double us, bytes;
};

struct figures {
    double decisions_per_second, choices_per_second, games_per_second, decisions_per_game;
    size_t block_bytes;
    double copy_ns;
    double undo_us, undo_mean_us, undo_max_us;
    double rewind_us, rewind_max_us;
    uint64_t undos;
    struct view_figures view[2]; /* with the fewest seats and with the most */
};

/* Samples. */

struct samples {
    int64_t *ns;
    size_t count, room;
};

static void add_sample(struct samples *samples, int64_t ns)
{
    if (samples->count == samples->room) {
        samples->room = samples->room ? samples->room * 2 : 4096;
        samples->ns = realloc(samples->ns, samples->room * sizeof *samples->ns);
        if (!samples->ns)
            abort();
    }
    samples->ns[samples->count++] = ns;
}

static int compare_ns(const void *a, const void *b)
{
    int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
    return (x > y) - (x < y);
}

/* Sorts; the sample below which the given share of them lies, in microseconds. */
static double quantile_us(struct samples *samples, double share)
{
    if (!samples->count)
        return 0;
    qsort(samples->ns, samples->count, sizeof *samples->ns, compare_ns);
    size_t at = (size_t)(share * (double)(samples->count - 1) + 0.5);
    return (double)samples->ns[at] / 1000;
}

static double mean_us(const struct samples *samples)
{
    double sum = 0;
    for (size_t i = 0; i < samples->count; i++)
        sum += (double)samples->ns[i];
    return samples->count ? sum / (double)samples->count / 1000 : 0;
}

/* Nanoseconds this thread has run. */
static int64_t cpu_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

/* Measures. */

static arb_table *open_table(const arb_game *game, const struct order *order, uint64_t seed,
                             int flags, struct arb_error *err)
{
    json_object_set_new(order->setup, "seed", json_integer((json_int_t)seed));
    return arb_table_open(game, order->setup, flags, err);
}

static bool measure_play(arb_table *table, double seconds, struct figures *out,
                         struct arb_error *err)
{
    struct arb_played played = {0};
    struct arb_movers movers = {0};
    uint64_t games = 0;
    int64_t begin = cli_now(), until = begin + (int64_t)(seconds * 1e9), now;
    do {
        uint64_t seed = 1 + games++;
        arb_random_seed(&movers.random, seed);
        if (!arb_table_restart(table, seed, err))
            return false;
        while (arb_play_step(table, &movers, &played, err)) {
        }
        if (err->text[0])
            return false;
        now = cli_now();
    } while (now < until && !cli_interrupted());
    double elapsed = (double)(now - begin) * 1e-9;
    out->decisions_per_second = (double)played.decisions / elapsed;
    out->choices_per_second = (double)played.choices / elapsed;
    out->games_per_second = (double)games / elapsed;
    out->decisions_per_game = (double)played.decisions / (double)games;
    return true;
}

static bool measure_copy(arb_table *table, struct figures *out)
{
    enum { COPIES = 200000 };
    size_t size;
    const void *block = arb_block(table, &size);
    void *copy = malloc(size);
    if (!copy)
        return false;
    int64_t begin = cli_now();
    for (int i = 0; i < COPIES; i++) {
        memcpy(copy, block, size);
        /* The copy counts as used, or the compiler leaves it out. */
        __asm__ volatile("" : : "r"(copy) : "memory");
    }
    out->copy_ns = (double)(cli_now() - begin) / COPIES;
    out->block_bytes = size;
    free(copy);
    return true;
}

/* One game with a journal: undo every few answers, then rewind from its end. */
static bool undo_through_game(arb_table *table, struct arb_movers *movers, struct samples *undos,
                              struct samples *rewinds, struct arb_error *err)
{
    struct arb_played played = {0};
    for (uint64_t answers = 1; arb_play_step(table, movers, &played, err); answers++) {
        if (answers % UNDO_EVERY)
            continue;
        int64_t begin = cpu_now();
        bool undone = arb_undo(table, err);
        int64_t took = cpu_now() - begin;
        if (!undone)
            return false;
        add_sample(undos, took);
    }
    if (err->text[0])
        return false;
    uint64_t length = arb_length(table);
    for (int i = REWINDS; i >= 1; i--) {
        int64_t begin = cpu_now();
        bool rewound = arb_rewind(table, (uint32_t)(length * (uint64_t)i / (REWINDS + 1)), err);
        int64_t took = cpu_now() - begin;
        if (!rewound)
            return false;
        add_sample(rewinds, took);
    }
    return true;
}

static bool measure_undo(const arb_game *game, const struct order *order, struct figures *out,
                         struct arb_error *err)
{
    struct samples undos = {0}, rewinds = {0};
    bool good = true;
    int64_t until = cli_now() + (int64_t)(order->seconds * 1e9);
    for (uint64_t seed = 1; good && cli_now() < until && !cli_interrupted(); seed++) {
        struct arb_movers movers = {0};
        arb_random_seed(&movers.random, seed);
        arb_table *table = open_table(game, order, seed, 0, err);
        good = table && undo_through_game(table, &movers, &undos, &rewinds, err);
        if (table)
            arb_table_close(table);
    }
    out->undos = undos.count;
    out->undo_mean_us = mean_us(&undos);
    out->undo_us = quantile_us(&undos, 0.99);
    out->undo_max_us = quantile_us(&undos, 1);
    out->rewind_us = quantile_us(&rewinds, 0.99);
    out->rewind_max_us = quantile_us(&rewinds, 1);
    free(undos.ns);
    free(rewinds.ns);
    return good;
}

/* Every seat looks after every few answers of some games, the same in each run. */
static bool look_through_games(arb_table *table, struct view_figures *out, struct arb_error *err)
{
    struct arb_json view = {0};
    int64_t took = 0;
    uint64_t bytes = 0, views = 0;
    bool good = true;
    for (uint64_t seed = 1; good && seed <= VIEW_GAMES && !cli_interrupted(); seed++) {
        struct arb_movers movers = {0};
        struct arb_played played = {0};
        arb_random_seed(&movers.random, seed);
        good = arb_table_restart(table, seed, err);
        while (good && arb_play_step(table, &movers, &played, err)) {
            if (played.decisions % VIEW_EVERY)
                continue;
            int64_t begin = cpu_now();
            for (int seat = 0; seat < out->seats; seat++) {
                arb_json_clear(&view);
                arb_put_view(&view, table, seat);
                bytes += view.text.size;
            }
            took += cpu_now() - begin;
            views += (uint64_t)out->seats;
        }
        good = good && !err->text[0];
    }
    arb_json_free(&view);
    out->us = views ? (double)took / 1000 / (double)views : 0;
    out->bytes = views ? (double)bytes / (double)views : 0;
    return good;
}

static bool measure_view(const arb_game *game, const struct order *order, int seats,
                         struct view_figures *out, struct arb_error *err)
{
    struct order sized = *order;
    out->seats = seats;
    sized.wishes.seats = seats;
    sized.setup = cli_make_setup("bench", game, &sized.wishes);
    arb_table *table = sized.setup ? open_table(game, &sized, 1, ARB_FAST, err) : NULL;
    bool good = table && look_through_games(table, out, err);
    if (table)
        arb_table_close(table);
    json_decref(sized.setup);
    return good;
}

static bool measure_views(const arb_game *game, const struct order *order, struct figures *out,
                          struct arb_error *err)
{
    json_t *about = arb_game_describe(game), *seats = json_object_get(about, "seats");
    int least = (int)json_integer_value(json_object_get(seats, "min"));
    int most = (int)json_integer_value(json_object_get(seats, "max"));
    json_decref(about);
    return measure_view(game, order, least, &out->view[0], err) &&
           measure_view(game, order, most, &out->view[1], err);
}

/* Showing. */

static json_t *view_json(const struct view_figures *v)
{
    return json_pack("{si sf sf}", "seats", v->seats, "view_us", v->us, "view_bytes", v->bytes);
}

static json_t *figures_json(const char *id, const struct figures *f, const char *hash)
{
    return json_pack("{ss sf sf sf sf sI sf sf sf sf sf sf sI s[oo] ss}", "game", id,
                     "decisions_per_second", f->decisions_per_second, "choices_per_second",
                     f->choices_per_second, "games_per_second", f->games_per_second,
                     "decisions_per_game", f->decisions_per_game, "block_bytes",
                     (json_int_t)f->block_bytes, "copy_ns", f->copy_ns, "undo_us", f->undo_us,
                     "undo_mean_us", f->undo_mean_us, "undo_max_us", f->undo_max_us, "rewind_us",
                     f->rewind_us, "rewind_max_us", f->rewind_max_us, "undos", (json_int_t)f->undos,
                     "views", view_json(&f->view[0]), view_json(&f->view[1]), "signature", hash);
}

static void print_figures(const char *id, const struct figures *f, const char *hash)
{
    printf("%s%s%s\n", cli_style(stdout, CLI_BOLD), id, cli_style(stdout, CLI_PLAIN));
    printf("  decisions a second  %12.0f   (with a real choice: %.0f)\n", f->decisions_per_second,
           f->choices_per_second);
    printf("  games a second      %12.1f   (%.0f decisions each)\n", f->games_per_second,
           f->decisions_per_game);
    printf("  block               %12zu   bytes\n", f->block_bytes);
    printf("  copy                %12.0f   ns\n", f->copy_ns);
    printf("  undo, p99           %12.1f   us (mean %.1f, worst %.1f of %" PRIu64 ")\n", f->undo_us,
           f->undo_mean_us, f->undo_max_us, f->undos);
    printf("  rewind, p99         %12.1f   us (worst %.1f)\n", f->rewind_us, f->rewind_max_us);
    for (size_t i = 0; i < sizeof f->view / sizeof *f->view; i++)
        printf("  view, %d player%s     %12.1f   us (%.0f bytes)\n", f->view[i].seats,
               f->view[i].seats == 1 ? " " : "s", f->view[i].us, f->view[i].bytes);
    printf("  signature           %s\n", hash);
}

static bool sign(const arb_game *game, const struct order *order, uint64_t *signature,
                 struct arb_error *err)
{
    struct arb_sim sim = {.game = game,
                          .setup = order->setup,
                          .seed = 1,
                          .games = SIGNATURE_GAMES,
                          .jobs = 1,
                          .stop = cli_interrupt_flag()};
    struct arb_sim_result result;
    bool good = arb_simulate(&sim, &result, err);
    *signature = result.signature;
    if (good && result.broken) {
        *err = result.why;
        good = false;
    }
    return good;
}

static int bench(const char *id, struct order *order, json_t *list)
{
    arb_game *game = cli_load_game(id, NULL);
    if (!game)
        return CLI_FAILED;
    order->setup = cli_make_setup("bench", game, &order->wishes);
    if (!order->setup) {
        arb_game_free(game);
        return CLI_USAGE;
    }
    struct arb_error err = {0};
    struct figures figures = {0};
    uint64_t signature = 0;
    struct cli_progress progress;
    cli_progress_begin(&progress, id, 4);
    bool good = sign(game, order, &signature, &err);
    if (good && !order->signature) {
        cli_progress(&progress, 1);
        arb_table *table = open_table(game, order, 1, ARB_FAST, &err);
        good = table && measure_play(table, order->seconds, &figures, &err) &&
               measure_copy(table, &figures);
        if (table)
            arb_table_close(table);
        cli_progress(&progress, 2);
        good = good && measure_undo(game, order, &figures, &err);
        cli_progress(&progress, 3);
        good = good && measure_views(game, order, &figures, &err);
    }
    cli_progress_end(&progress);
    json_decref(order->setup);
    arb_game_free(game);
    if (!good)
        return cli_error(&err);
    char hash[20];
    snprintf(hash, sizeof hash, "%016" PRIx64, signature);
    if (order->as_json)
        json_array_append_new(list, order->signature
                                        ? json_pack("{ss ss}", "game", id, "signature", hash)
                                        : figures_json(id, &figures, hash));
    else if (order->signature)
        printf("%s %s\n", id, hash);
    else
        print_figures(id, &figures, hash);
    return CLI_OK;
}

static int bench_all(struct order *order, const char *only)
{
    json_t *list = json_array();
    int code = CLI_OK;
    cli_catch_interrupt();
    if (only)
        code = bench(only, order, list);
    else
        for (const char *const *id = arb_games(); *id && !cli_interrupted(); id++)
            if (bench(*id, order, list) != CLI_OK)
                code = CLI_FAILED; /* the others are measured all the same */
    if (order->as_json && json_array_size(list))
        cli_print_json(only ? json_incref(json_array_get(list, 0)) : json_incref(list));
    json_decref(list);
    if (cli_interrupted())
        code = cli_fail("stopped early: the figures come from less than was asked for");
    return code;
}

int cmd_bench(int argc, char **argv)
{
    enum { SECONDS = 256, SEATS, SCENARIO, SET, SIGNATURE, JSON };
    static const struct option options[] = {
        {"seconds", required_argument, NULL, SECONDS},
        {"players", required_argument, NULL, SEATS},
        {"seats", required_argument, NULL, SEATS}, /* the same */
        {"scenario", required_argument, NULL, SCENARIO},
        {"set", required_argument, NULL, SET},
        {"signature", no_argument, NULL, SIGNATURE},
        {"json", no_argument, NULL, JSON},
        {"help", no_argument, NULL, 'h'},
        {0},
    };
    struct order order = {.seconds = 3};
    int code = CLI_OK;
    int64_t n;
    cli_begin_options();
    for (int o; code == CLI_OK && (o = getopt_long(argc, argv, ":h", options, NULL)) != -1;)
        switch (o) {
        case SECONDS:
            if (cli_number("bench", "--seconds", optarg, 1, 3600, &n))
                order.seconds = (double)n;
            else
                code = CLI_USAGE;
            break;
        case SEATS:
            if (cli_number("bench", "--players", optarg, 1, ARB_SEATS, &n))
                order.wishes.seats = (int)n;
            else
                code = CLI_USAGE;
            break;
        case SCENARIO:
            order.wishes.scenario = optarg;
            break;
        case SET:
            if (!cli_wish("bench", &order.wishes, optarg))
                code = CLI_USAGE;
            break;
        case SIGNATURE:
            order.signature = true;
            break;
        case JSON:
            order.as_json = true;
            break;
        case 'h':
            fputs(help, stdout);
            return CLI_OK;
        default:
            code = cli_bad_option("bench", argv, o);
        }
    if (code == CLI_OK && argc - optind > 1)
        code = cli_usage("bench", "one game at a time, or none for all");
    if (code == CLI_OK)
        code = bench_all(&order, optind < argc ? argv[optind] : NULL);
    return code;
}
