/* Any text as a pack: refused with file and line or compiled, never a crash,
 * never longer than its limits allow. */
#include "fuzz.h"

#include "arbiter.h"

#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    (void)argc, (void)argv;
    return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    fuzz_write("pack.lua", data, size);
    const char *dirs[] = {fuzz_folder(), NULL};
    struct arb_error err = {0};
    arb_game *game = arb_game_load(arb_games()[0], dirs, &err);
    if (game) {
        arb_table *table = arb_table_open(game, NULL, 0, &err);
        if (table)
            arb_table_close(table);
    } else if (!err.text[0]) {
        fprintf(stderr, "a pack is refused without words\n");
        abort();
    }
    arb_game_free(game);
    return 0;
}
