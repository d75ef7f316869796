/* saved_packs.c - a save and the packs it was played with. */
#include "cli.h"
#include "play_card.h"

#include "pack.h"

#include <string.h>
#include <unistd.h>

static const json_t *pack_called(const json_t *packs, const char *name)
{
    size_t i;
    json_t *pack;
    json_array_foreach (packs, i, pack)
        if (!strcmp(view_text(pack, "name"), name))
            return pack;
    return NULL;
}

/* Is there a pack of this name in the folder? */
static bool holds_pack(const char *dir, const char *name)
{
    struct arb_error err = {0};
    struct arb_pack_head head;
    return arb_pack_read_head(dir, &head, &err) && !strcmp(head.name, name);
}

static bool is_given(const struct cli_packs *given, const char *name)
{
    for (int i = 0; i < given->count; i++)
        if (holds_pack(given->dir[i], name))
            return true;
    return false;
}

/* Where the save says that its packs are, beside those that were given. */
static bool add_folders(const char *path, const json_t *header, struct cli_packs *packs)
{
    const char *name;
    json_t *folder;
    json_object_foreach (json_object_get(header, "pack_dirs"), name, folder) {
        const char *dir = json_string_value(folder);
        if (is_given(packs, name))
            continue;
        if (!dir || !holds_pack(dir, name)) {
            cli_fail("%s was played with the pack \"%s\", which is not in %s any more; say where "
                     "it is with --pack DIR",
                     path, name, dir ? dir : "its folder");
            return false;
        }
        if (packs->count == CLI_PACKS) {
            cli_fail("%s was played with more than %d packs", path, CLI_PACKS);
            return false;
        }
        packs->dir[packs->count++] = dir;
    }
    return true;
}

/* A save that came from elsewhere does not know the folders. */
static bool has_all(const char *path, const json_t *header, const arb_game *game)
{
    json_t *described = arb_game_describe(game), *pack;
    const json_t *loaded = json_object_get(described, "packs");
    size_t i;
    bool all = true;
    json_array_foreach (json_object_get(header, "packs"), i, pack)
        if (all && !pack_called(loaded, view_text(pack, "name"))) {
            cli_fail("%s was played with the pack \"%s\"; say where it is with --pack DIR", path,
                     view_text(pack, "name"));
            all = false;
        }
    json_decref(described);
    return all;
}

arb_game *cli_load_saved(const char *path, const json_t *header, const struct cli_packs *packs)
{
    struct cli_packs all = {0};
    if (packs)
        all = *packs;
    if (!add_folders(path, header, &all))
        return NULL;
    arb_game *game = cli_load_game(view_text(header, "game"), &all);
    if (game && !has_all(path, header, game)) {
        arb_game_free(game);
        game = NULL;
    }
    return game;
}

void cli_changed_packs(const json_t *header, const arb_game *game, char *names, size_t size)
{
    json_t *described = arb_game_describe(game), *pack;
    size_t i, n = 0;
    names[0] = 0;
    json_array_foreach (json_object_get(header, "packs"), i, pack) {
        const char *name = view_text(pack, "name");
        const json_t *now = pack_called(json_object_get(described, "packs"), name);
        if (now && !json_equal(json_object_get(pack, "hash"), json_object_get(now, "hash")) &&
            n < size)
            n += (size_t)snprintf(names + n, size - n, "%s%s", n ? ", " : "", name);
    }
    json_decref(described);
}
