/* bot.c - a player of your own: it reads each ask in words, as a person would,
 * and takes the option that stands highest in its list of preferences. Plays a
 * number of games, and the same seeds once more with random choice.
 *
 *     cc bot.c $(pkg-config --cflags --libs arbiter) -o bot
 *     ./bot [GAMES] */
#include <arbiter.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Verbs in the order the bot likes them; what is not listed comes after. */
static const char *const likes[] = {"keep", "play", "defend with", "attack", "attack with"};
enum { LIKES = sizeof likes / sizeof likes[0] };

static int how_much(const char *verb)
{
    for (int i = 0; i < LIKES; i++)
        if (verb && strcmp(verb, likes[i]) == 0)
            return LIKES - i;
    return 0;
}

static int bot_choice(arb_table *table, const struct arb_ask *ask)
{
    json_t *words = arb_ask_words(table, ask);
    const json_t *options = json_object_get(words, "options");
    int best = rand() % ask->count, value = -1;
    for (int i = 0; i < ask->count; i++) {
        const json_t *verb = json_object_get(json_array_get(options, (size_t)i), "verb");
        int liked = how_much(json_string_value(verb));
        if (liked > 0 && liked > value) {
            value = liked;
            best = i;
        }
    }
    json_decref(words);
    return best;
}

static int random_choice(arb_table *table, const struct arb_ask *ask)
{
    (void)table;
    return rand() % ask->count;
}

struct score {
    int won, rounds;
};

/* One game, added to the score; false on an error. */
static bool play(const arb_game *game, int seed, int (*choice)(arb_table *, const struct arb_ask *),
                 struct score *score)
{
    struct arb_error err = {0};
    json_t *setup = json_pack("{si}", "seed", seed);
    arb_table *table = arb_table_open(game, setup, 0, &err);
    json_decref(setup);
    struct arb_ask ask;
    srand((unsigned)seed);
    while (table && arb_asks(table, &ask, 1) > 0)
        if (!arb_answer(table, ask.id, ask.seat, choice(table, &ask), &err))
            break;
    bool good = table && !err.text[0];
    if (good) {
        json_t *view = arb_view(table, ARB_SPECTATOR);
        score->rounds += (int)json_integer_value(json_object_get(view, "round"));
        score->won += arb_status(table) == ARB_WON;
        json_decref(view);
    } else {
        fprintf(stderr, "seed %d: %s\n", seed, err.text);
    }
    if (table)
        arb_table_close(table);
    return good;
}

int main(int argc, char **argv)
{
    int games = argc > 1 ? atoi(argv[1]) : 20;
    struct score bot = {0}, by_chance = {0};
    struct arb_error err = {0};
    arb_game *game = arb_game_load(arb_games()[0], NULL, &err);
    if (!game) {
        fprintf(stderr, "%s\n", err.text);
        return 1;
    }
    for (int seed = 1; seed <= games; seed++)
        if (!play(game, seed, bot_choice, &bot) || !play(game, seed, random_choice, &by_chance))
            return 1;
    printf("%d games: the bot won %d and played %.1f rounds a game,\n", games, bot.won,
           (double)bot.rounds / games);
    printf("random choice won %d and played %.1f.\n", by_chance.won,
           (double)by_chance.rounds / games);
    arb_game_free(game);
    return 0;
}
