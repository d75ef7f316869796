/* random_game.c - plays one game at random and prints its log.
 *
 *     cc random_game.c $(pkg-config --cflags --libs arbiter) -o random_game
 *     ./random_game [GAME [SEED]] */
#include <arbiter.h>

#include <stdio.h>
#include <stdlib.h>

static int fail(const struct arb_error *err)
{
    fprintf(stderr, "%s\n", err->text);
    return 1;
}

int main(int argc, char **argv)
{
    const char *id = argc > 1 ? argv[1] : arb_games()[0];
    unsigned seed = argc > 2 ? (unsigned)strtoul(argv[2], NULL, 10) : 1;
    struct arb_error err = {0};

    arb_game *game = arb_game_load(id, NULL, &err);
    if (!game)
        return fail(&err);
    json_t *setup = json_pack("{si}", "seed", (int)seed);
    arb_table *table = arb_table_open(game, setup, 0, &err);
    json_decref(setup);
    if (!table)
        return fail(&err);

    /* The whole of playing: read an ask, pick one of its options, answer. */
    struct arb_ask ask;
    srand(seed);
    while (arb_asks(table, &ask, 1) > 0)
        if (!arb_answer(table, ask.id, ask.seat, rand() % ask.count, &err))
            return fail(&err);

    json_t *events = arb_events(table, ARB_SPECTATOR, 0);
    size_t i;
    json_t *event;
    json_array_foreach (events, i, event)
        printf("%s\n", json_string_value(json_object_get(event, "text")));
    json_decref(events);

    printf("%s after %u answers\n", arb_status_name(arb_status(table)), arb_length(table));
    arb_table_close(table);
    arb_game_free(game);
    return 0;
}
