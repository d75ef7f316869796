/* Any bytes as a play of a game: answers, mistakes, undo, loading, forms begun anew. Nothing
 * may break, and every invariant must hold after each of them. */
#include "fuzz.h"

#include "../every/every.h"

#include <stdio.h>
#include <stdlib.h>

enum { GAMES = 16 };

static arb_game *games[GAMES];
static int count;

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    (void)argc, (void)argv;
    for (const char *const *id = arb_games(); *id && count < GAMES; id++) {
        struct arb_error err = {0};
        games[count] = arb_game_load(*id, NULL, &err);
        if (!games[count++]) {
            fprintf(stderr, "%s: %s\n", *id, err.text);
            exit(2);
        }
    }
    return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 8)
        return 0;
    struct trial trial = {.game = games[data[0] % count]};
    if (!play_bytes(&trial, data + 1, size - 1)) {
        fprintf(stderr, "%s\n", trial.why);
        abort();
    }
    return 0;
}
