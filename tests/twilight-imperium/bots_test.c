/* Whole games of bots: they end by points and not for want of objectives, notes that are worth a
 * point have changed hands, and who plays by judgement beats who only leans to it. */
#include "../../src/play/sim.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { GAMES = 6, SEEDS_FROM = 20000, GOAL = 10 };

struct count {
    int by_points, exchanged;
};

static void look_at_end(void *context, arb_table *table)
{
    struct count *count = context;
    int most = 0;
    for (int seat = 0; seat < arb_seat_count(table); seat++) {
        struct arb_standing standing;
        if (arb_standing(table, seat, &standing) && standing.score > most)
            most = standing.score;
    }
    count->by_points += most == GOAL;
    /* In hand nobody but its holder sees it. */
    json_t *view = arb_view(table, ARB_SPECTATOR);
    char *zones = json_dumps(json_object_get(view, "zones"), JSON_COMPACT);
    count->exchanged += zones && strstr(zones, "Support for the Throne");
    free(zones);
    json_decref(view);
}

static bool simulate(const arb_game *game, const char *first, const char *second,
                     struct count *count, struct arb_sim_result *result)
{
    struct arb_error err = {0};
    json_t *setup = json_pack(second ? "{s:[{},{},{},{}]}" : "{s:[{},{},{}]}", "seats");
    struct arb_sim sim = {.game = game,
                          .setup = setup,
                          .seed = SEEDS_FROM,
                          .games = GAMES,
                          .jobs = 1,
                          .step_limit = 20000,
                          .bot = {arb_bot_named(first), second ? arb_bot_named(second) : NULL},
                          .bots = second ? 2 : 1,
                          .ended = look_at_end,
                          .context = count};
    bool good = arb_simulate(&sim, result, &err);
    if (!good)
        fprintf(stderr, "%s\n", err.text);
    json_decref(setup);
    return good && result->ended == GAMES && !result->broken;
}

static bool play_alike(const arb_game *game)
{
    struct count count = {0};
    struct arb_sim_result result;
    bool good = simulate(game, "steady", NULL, &count, &result) && count.by_points >= GAMES - 1 &&
                count.exchanged >= GAMES - 2;
    printf("%d games: %d ended, %d by points, in %d a point has changed hands%s\n", GAMES,
           (int)result.ended, count.by_points, count.exchanged, good ? "" : ": too few");
    return good;
}

static bool beat_novices(const arb_game *game)
{
    struct count count = {0};
    struct arb_sim_result result;
    bool good =
        simulate(game, "steady", "novice", &count, &result) && result.by_bot[0].won >= GAMES - 1;
    printf("%d games against novices: %d won%s\n", GAMES, (int)result.by_bot[0].won,
           good ? "" : ", too few");
    return good;
}

int main(void)
{
    struct arb_error err = {0};
    arb_game *game = arb_game_load("twilight-imperium", NULL, &err);
    if (!game) {
        fprintf(stderr, "%s\n", err.text);
        return 2;
    }
    bool alike = play_alike(game), beaten = beat_novices(game);
    arb_game_free(game);
    return alike && beaten ? 0 : 1;
}
