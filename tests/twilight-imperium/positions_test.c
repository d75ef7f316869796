/* Positions as anybody may write them, who need not know how: what they say of units, whatever the
 * order of its words, comes again with the save; what is none is refused in words and changes
 * nothing. */
#include "kit_config.h"

#include "table.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static int failed, checked;

static void check(bool ok, const char *position, const char *what, const char *words)
{
    checked++;
    failed += !ok;
    if (!ok)
        printf("FAILED  %s: %s: %s\n", position, what, words);
}

static arb_table *new_table(const arb_game *game)
{
    struct arb_error err = {0};
    json_t *setup = json_pack("{s:i,s:[{s:s},{s:s},{s:s}]}", "seed", 7, "seats", "faction", "Sol",
                              "faction", "Letnev", "faction", "Hacan");
    arb_table *table = arb_table_open(game, setup, 0, &err);
    json_decref(setup);
    if (!table) {
        fprintf(stderr, "%s\n", err.text);
        exit(2);
    }
    return table;
}

static json_t *parsed(const char *text)
{
    json_t *position = json_loads(text, 0, NULL);
    if (!position) {
        fprintf(stderr, "this is no JSON: %s\n", text);
        exit(2);
    }
    return position;
}

/* Stacks get their numbers in the order in which the position names them. */
static void comes_again(const arb_game *game, const char *text)
{
    struct arb_error err = {0};
    char path[] = "/tmp/arbiter-positions-XXXXXX";
    int fd = mkstemp(path);
    arb_table *table = new_table(game);
    json_t *position = parsed(text);
    check(arb_arrange(table, position, &err), text, "arranged", err.text);
    check(arb_save(table, path, &err), text, "saved", err.text);
    arb_table *loaded = arb_load(game, arb_file(path), 0, NULL, &err);
    check(loaded && arb_hash(loaded) == arb_hash(table), text, "loaded", err.text);
    if (loaded)
        arb_table_close(loaded);
    arb_table_close(table);
    json_decref(position);
    close(fd);
    unlink(path);
}

static void is_refused(const arb_game *game, const char *text)
{
    struct arb_error err = {0};
    arb_table *table = new_table(game);
    uint64_t hash = arb_hash(table);
    json_t *position = parsed(text);
    check(!arb_arrange(table, position, &err), text, "refused", "it was taken");
    check(err.text[0] && arb_hash(table) == hash, text, "told, and nothing changed", err.text);
    arb_table_close(table);
    json_decref(position);
}

int main(void)
{
    static const char *const good[] = {
        "{\"units\":[{\"Jord\":{\"infantry\":2,\"cruiser\":1,\"carrier\":1}}]}",
        "{\"units\":[{\"Jord\":{\"pds\":1,\"carrier\":1},\"Atlas\":{\"infantry\":1,\"cruiser\":1}}]"
        "}",
        "{\"units\":{\"2\":{\"Atlas\":{\"cruiser\":1}},\"0\":{\"Jord\":{\"carrier\":1}}},"
        "\"planets\":[[\"Jord\"]]}",
    };
    static const char *const bad[] = {
        "{\"attached\":{\"Jord\":3}}",
        "{\"attached\":{\"Jord\":null}}",
        "{\"attached\":{\"Jord\":[\"Dyson Sphere\"]}}",
        "{\"attached\":{\"Nowhere\":\"Dyson Sphere\"}}",
        "{\"attached\":{\"Jord\":\"Nothing\"}}",
        "{\"units\":[{\"Jord\":{\"infantry\":-1}}]}",
        "{\"units\":[{\"Jord\":{\"infantry\":1,\"infantrymen\":1}}]}",
        "{\"units\":[{\"Jord\":{\"dreadnought\":1,\"damaged\":{\"dreadnought\":257}}}]}",
        "{\"units\":[{\"Jord\":{\"dreadnought\":1,\"damaged\":{\"dreadnought\":\"one\"}}}]}",
    };
    struct arb_error err = {0};
    arb_game *game = arb_game_load("twilight-imperium", NULL, &err);
    if (!game) {
        fprintf(stderr, "%s\n", err.text);
        return 2;
    }
    for (size_t i = 0; i < sizeof good / sizeof *good; i++)
        comes_again(game, good[i]);
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        is_refused(game, bad[i]);
    arb_game_free(game);
    printf("%d things of %zu positions, %d failed\n", checked,
           sizeof good / sizeof *good + sizeof bad / sizeof *bad, failed);
    return failed != 0;
}
