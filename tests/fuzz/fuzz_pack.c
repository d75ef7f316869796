/* Any text as a pack: refused with file and line or compiled, never a crash,
 * never longer than its limits allow. A check, which goes on after an error, finds
 * one exactly where loading does. */
#include "fuzz.h"

#include "pack.h"
#include "rules.h"

#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    (void)argc, (void)argv;
    return 0;
}

static void check(const char *const *dirs, bool loads)
{
    const struct arb_rules *rules = arb_all_rules[0];
    struct arb_findings findings = {0};
    struct arb_error err = {0};
    struct arb_pack *pack = arb_pack_load_all(dirs, rules->schema, &findings, &err);
    void *content = pack ? rules->compile(pack, &err) : NULL;
    if ((content && !findings.errors) != loads || (!loads && !findings.errors)) {
        fprintf(stderr, "a check and loading are of two minds\n");
        abort();
    }
    rules->free_content(content);
    arb_pack_free(pack);
    arb_free_findings(&findings);
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
    check(dirs, game != NULL);
    arb_game_free(game);
    return 0;
}
