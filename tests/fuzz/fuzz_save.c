/* Any bytes as a save: refused in words or loaded whole, never a crash. What
 * is loaded must be playable and keep its invariants. Each input is tried as it
 * is, with its checksums put right, and with something in its header replaced. */
#include "fuzz.h"

#include "arbiter.h"
#include "forge.h"

#include <unistd.h>
#include <xxhash.h>

static arb_game *game;

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    (void)argc, (void)argv;
    struct arb_error err = {0};
    game = arb_game_load(arb_games()[0], NULL, &err);
    if (!game) {
        fprintf(stderr, "%s\n", err.text);
        exit(2);
    }
    return 0;
}

static void require(bool good, const char *what, const struct arb_error *err)
{
    if (!good) {
        fprintf(stderr, "%s: %s\n", what, err->text);
        abort();
    }
}

static void play_on(arb_table *table)
{
    struct arb_error err = {0};
    require(arb_check(table, &err), "a loaded save breaks an invariant", &err);
    struct arb_ask ask;
    for (int i = 0; i < 20 && arb_asks(table, &ask, 1) > 0; i++) {
        int choice = ask.seat == ARB_CHANCE ? arb_chance(table, &ask) : ask.count - 1;
        require(arb_answer(table, ask.id, ask.seat, choice, &err), "a legal answer is refused",
                &err);
    }
    require(arb_check(table, &err), "play breaks an invariant", &err);
}

static void load(const uint8_t *data, size_t size)
{
    for (int recover = 0; recover < 2; recover++) {
        /* A loaded table appends to its file: write it afresh. */
        const char *path = fuzz_write("play.save", data, size);
        struct arb_error err = {0};
        json_t *header = arb_save_header(arb_file(path), &err);
        require(header || err.text[0], "a header is refused without words", &err);
        json_decref(header);
        err = (struct arb_error){0};
        arb_table *table = arb_load(game, arb_file(path), recover ? ARB_RECOVER : 0, NULL, &err);
        require(table || err.text[0], "a save is refused without words", &err);
        if (table) {
            require(recover || !err.text[0], "a save is loaded and complained about", &err);
            play_on(table);
            arb_table_close(table);
            /* Recovery keeps the damaged file beside the restored one. */
            char aside[256];
            snprintf(aside, sizeof aside, "%s/play.save.damaged", fuzz_folder());
            unlink(aside);
        }
    }
    struct arb_error err = {0};
    json_decref(arb_revalidate(game, arb_file(fuzz_write("play.save", data, size)), &err));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct arb_bytes right = forge_checks(data, size);
    struct arb_bytes other = forge_header(data, size, XXH3_64bits(data, size));
    load(data, size);
    load(right.data, right.size);
    load(other.data, other.size);
    free(right.data);
    free(other.data);
    return 0;
}
