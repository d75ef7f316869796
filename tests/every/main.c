/* Tries every game that is linked in.
 * usage: every_test [TRIALS=4 [SEED=1 [GAME|all
 * [bytes|history|past|spoken|valued|secrets|ordered|numbers]]]] every_test recorded|record|choose
 * FOLDER [GAME] A trial that fails is told with its seed; TRIALS=1 and that seed play it again.
 * What was recorded in FOLDER/GAME is held against what happens now; record takes it down anew,
 * choose draws the games anew as well. */
#include "every.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct kind {
    const char *name;
    bool (*try)(struct trial *trial);
} kinds[] = {{"bytes", try_bytes},     {"history", try_history}, {"past", try_past},
             {"spoken", try_spoken},   {"valued", try_valued},   {"secrets", try_secrets},
             {"ordered", try_ordered}, {"numbers", try_numbers}};

static int passed, failed;

static void try_kind(const arb_game *game, const char *id, const struct kind *kind, uint64_t first,
                     uint64_t trials)
{
    int steps = 0, varied = 0;
    for (uint64_t seed = first; seed < first + trials; seed++) {
        struct trial trial = {.game = game, .seed = seed};
        arb_random_seed(&trial.random, seed);
        bool good = kind->try(&trial);
        steps += trial.steps;
        varied += trial.varied;
        passed += good;
        failed += !good;
        if (!good)
            printf("FAILED  %s, %s, seed %llu, step %d: %s\n", id, kind->name,
                   (unsigned long long)seed, trial.steps, trial.why);
        fflush(stdout);
    }
    printf("%s: %s, %d steps", id, kind->name, steps);
    if (varied)
        printf(", %d outcomes varied", varied);
    putchar('\n');
}

static void try_ledger(const arb_game *game, const char *id, const char *how, const char *folder)
{
    char path[4096];
    bool choose = strcmp(how, "choose") == 0;
    snprintf(path, sizeof path, "%s/%s", folder, id);
    struct ledger ledger = {
        .id = id, .folder = path, .game = game, .anew = choose || strcmp(how, "record") == 0};
    try_recorded(&ledger, choose);
    printf("%s: %s, %d entries\n", id, how, ledger.passed + ledger.failed);
    passed += ledger.passed;
    failed += ledger.failed;
}

static bool is_number(const char *word)
{
    return word[strspn(word, "0123456789")] == '\0';
}

int main(int argc, char **argv)
{
    bool recorded = argc > 2 && !is_number(argv[1]);
    uint64_t trials = argc > 1 ? strtoull(argv[1], NULL, 0) : 4;
    uint64_t first = argc > 2 ? strtoull(argv[2], NULL, 0) : 1;
    for (const char *const *id = arb_games(); *id; id++) {
        struct arb_error err = {0};
        if (argc > 3 && strcmp(argv[3], "all") != 0 && strcmp(argv[3], *id) != 0)
            continue;
        arb_game *game = arb_game_load(*id, NULL, &err);
        if (!game) {
            printf("FAILED  %s cannot be loaded: %s\n", *id, err.text);
            failed++;
            continue;
        }
        for (size_t k = 0; !recorded && k < sizeof kinds / sizeof *kinds; k++)
            if (argc < 5 || strcmp(argv[4], kinds[k].name) == 0)
                try_kind(game, *id, &kinds[k], first, trials);
        if (recorded)
            try_ledger(game, *id, argv[1], argv[2]);
        arb_game_free(game);
    }
    printf("%d passed, %d failed\n", passed, failed);
    return failed || !passed;
}
