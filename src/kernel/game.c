#define _GNU_SOURCE /* dl_iterate_phdr */
#include "game.h"
#include "error.h"
#include "memory.h"

#include <elf.h>
#include <link.h>
#include <sys/stat.h>

const char *const *arb_games(void)
{
    /* The table of games is fixed when the program is linked, so every thread
     * that fills this list writes the same pointers into it. */
    static const char *ids[64];
    int n = 0;
    for (; arb_all_rules[n] && n < 63; n++)
        __atomic_store_n(&ids[n], arb_all_rules[n]->id, __ATOMIC_RELAXED);
    return ids;
}

/* The compiled program. */

/* Blocks hold positions in flows, which are line numbers of the sources: a
 * snapshot means something only to the program that made it. The linker's
 * build id tells programs apart. */
struct build_search {
    uintptr_t address; /* of something inside the module in question */
    char *id;
    size_t room;
};

static void take_note(const struct dl_phdr_info *info, const ElfW(Phdr) * segment,
                      struct build_search *search)
{
    const uint8_t *at = (const uint8_t *)info->dlpi_addr + segment->p_vaddr; // NOLINT
    const uint8_t *end = at + segment->p_memsz;
    while ((size_t)(end - at) >= sizeof(ElfW(Nhdr))) {
        ElfW(Nhdr) note;
        memcpy(&note, at, sizeof note);
        const uint8_t *name = at + sizeof note;
        const uint8_t *data = name + (note.n_namesz + 3) / 4 * 4;
        if (data > end || note.n_descsz > (size_t)(end - data))
            return;
        if (note.n_type == NT_GNU_BUILD_ID && note.n_namesz == 4 && !memcmp(name, "GNU", 4)) {
            for (size_t i = 0; i < note.n_descsz && i * 2 + 3 <= search->room; i++)
                snprintf(search->id + i * 2, 3, "%02x", data[i]);
            return;
        }
        at = data + (note.n_descsz + 3) / 4 * 4;
    }
}

static int look_into_module(struct dl_phdr_info *info, size_t size, void *data)
{
    (void)size;
    struct build_search *search = data;
    bool inside = false;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *p = &info->dlpi_phdr[i];
        uintptr_t start = info->dlpi_addr + p->p_vaddr;
        inside |= p->p_type == PT_LOAD && search->address - start < p->p_memsz;
    }
    for (int i = 0; inside && i < info->dlpi_phnum; i++)
        if (info->dlpi_phdr[i].p_type == PT_NOTE)
            take_note(info, &info->dlpi_phdr[i], search);
    return inside;
}

/* Loading. */

/* The folder with packs/ and rules/: $ARBITER_DATA, else where Arbiter was
 * installed, else the current folder. */
static const char *data_folder(void)
{
    const char *folder = getenv("ARBITER_DATA");
    if (folder && *folder)
        return folder;
#ifdef ARB_DATA_DIR
    struct stat about;
    if (stat(ARB_DATA_DIR "/rules", &about) == 0 && S_ISDIR(about.st_mode))
        return ARB_DATA_DIR;
#endif
    return ".";
}

static char *join(const char *format, const char *folder, const char *id)
{
    size_t room = strlen(format) + strlen(folder) + strlen(id) + 1;
    char *path = arb_alloc(room);
    snprintf(path, room, format, folder, id);
    return path;
}

static const struct arb_rules *rules_of(const char *id, struct arb_error *err)
{
    for (int i = 0; arb_all_rules[i]; i++)
        if (id && strcmp(arb_all_rules[i]->id, id) == 0)
            return arb_all_rules[i];
    const char *known[64] = {NULL};
    for (int i = 0; arb_all_rules[i] && i < 63; i++)
        known[i] = arb_all_rules[i]->id;
    const char *near = id ? arb_nearest(id, known) : NULL;
    if (near)
        arb_fail(err, "There is no game \"%s\"; did you mean \"%s\"?", id, near);
    else
        arb_fail(err, "There is no game \"%s\"; the first of the games known is \"%s\".",
                 id ? id : "", known[0] ? known[0] : "");
    return NULL;
}

/* A save tells where these lay, to be found again from any folder. */
static void note_folder(arb_game *game, int i, const char *dir, const char *usual)
{
    char *real = realpath(dir, NULL), *own = realpath(usual, NULL);
    if (real && (!own || strcmp(real, own) != 0))
        json_object_set_new(game->pack_dirs, game->pack->loaded[i].name, json_string(real));
    free(real);
    free(own);
}

static bool load_packs(arb_game *game, const char *const *pack_dirs, struct arb_error *err)
{
    char *folder = join("%s/packs/%s", data_folder(), game->rules->id);
    const char *const usual[] = {folder, NULL};
    game->pack = arb_pack_load(pack_dirs ? pack_dirs : usual, game->rules->schema, err);
    for (int i = 0; game->pack && pack_dirs && i < game->pack->count; i++)
        note_folder(game, i, pack_dirs[i], folder);
    free(folder);
    for (int i = 0; game->pack && i < game->pack->count; i++)
        json_array_append_new(game->packs,
                              json_pack("{s:s, s:s, s:s}", "name", game->pack->loaded[i].name,
                                        "version", game->pack->loaded[i].version, "hash",
                                        game->pack->loaded[i].hash));
    return game->pack != NULL;
}

static bool read_judgements(arb_game *game, const char *const *pack_dirs, struct arb_error *err)
{
    char *folder = join("%s/packs/%s", data_folder(), game->rules->id);
    const char *const usual[] = {folder, NULL};
    const char *const *dir = pack_dirs ? pack_dirs : usual;
    bool good = arb_judgements_begin(&game->judgements, game->rules, folder, err);
    for (; good && *dir; dir++)
        good = arb_judgements_read(&game->judgements, game->rules, *dir, err);
    free(folder);
    return good;
}

static bool read_rule_index(arb_game *game, struct arb_error *err)
{
    char *path = join("%s/rules/%s.tsv", data_folder(), game->rules->id);
    game->index = arb_rule_index_load(path, err);
    free(path);
    return game->index != NULL;
}

arb_game *arb_game_load(const char *id, const char *const *pack_dirs, struct arb_error *err)
{
    struct arb_error unwanted;
    if (!err)
        err = &unwanted;
    arb_clear_error(err);
    const struct arb_rules *rules = rules_of(id, err);
    if (!rules)
        return NULL;
    arb_game *game = arb_zalloc(sizeof *game);
    game->rules = rules;
    game->packs = json_array();
    game->pack_dirs = json_object();
    /* A game without a schema has all its content in its rules. */
    bool ok = !rules->schema || load_packs(game, pack_dirs, err);
    if (ok && rules->compile)
        ok = (game->content = rules->compile(game->pack, err)) != NULL;
    ok = ok && read_judgements(game, pack_dirs, err) && read_rule_index(game, err);
    if (!ok) {
        if (!err->text[0])
            arb_fail(err, "The packs of %s could not be loaded.", rules->name);
        arb_game_free(game);
        return NULL;
    }
    dl_iterate_phdr(look_into_module,
                    &(struct build_search){(uintptr_t)rules, game->build, sizeof game->build});
    return game;
}

void arb_game_free(arb_game *game)
{
    if (!game)
        return;
    if (game->content && game->rules->free_content)
        game->rules->free_content(game->content);
    if (game->pack)
        arb_pack_free(game->pack);
    json_decref(game->packs);
    json_decref(game->pack_dirs);
    arb_judgements_free(&game->judgements);
    arb_rule_index_free(game->index);
    free(game);
}

static json_t *named(const struct arb_named *list)
{
    json_t *told = json_array();
    for (; list && list->id; list++)
        json_array_append_new(told, json_pack("{s:s, s:s}", "id", list->id, "label", list->label));
    return told;
}

json_t *arb_game_describe(const arb_game *game)
{
    const struct arb_rules *r = game->rules;
    json_t *options = r->describe ? r->describe(game->content) : json_array();
    int usual = r->usual_seats ? r->usual_seats : r->min_seats > 2 ? r->min_seats : 2;
    usual = usual > r->max_seats ? r->max_seats : usual;
    return json_pack("{s:s, s:s, s:s?, s:{s:i, s:i, s:i}, s:s, s:I, s:i, s:o, s:o, s:o, s:o, s:o*}",
                     "id", r->id, "name", r->name, "owner", r->owner, "seats", "min", r->min_seats,
                     "max", r->max_seats, "usual", usual, "engine", ARB_VERSION, "block_bytes",
                     (json_int_t)r->block_bytes, "rules", arb_rule_count(game->index), "packs",
                     json_deep_copy(game->packs), "windows", named(r->windows), "phases",
                     named(r->phases), "options", options, "deck_forms",
                     r->deck_forms ? r->deck_forms() : NULL);
}

json_t *arb_deck_check(const arb_game *game, const json_t *deck)
{
    return game->rules->check_deck ? game->rules->check_deck(game->content, deck) : NULL;
}

json_t *arb_deck_write(const arb_game *game, const json_t *deck, const char *form,
                       struct arb_error *err)
{
    struct arb_error unwanted;
    if (!err)
        err = &unwanted;
    arb_clear_error(err);
    if (!game->rules->write_deck)
        arb_fail(err, "%s has no decks", game->rules->name);
    return game->rules->write_deck ? game->rules->write_deck(game->content, deck, form, err) : NULL;
}

json_t *arb_deck_cards(const arb_game *game)
{
    return game->rules->deck_cards ? game->rules->deck_cards(game->content) : NULL;
}

static json_t *put_row(const struct arb_rule_row *row)
{
    return json_pack("{s:s, s:s, s:s, s:s}", "id", row->id, "kind", row->kind, "section",
                     row->section, "rule", row->text);
}

json_t *arb_rule(const arb_game *game, const char *rule_id)
{
    const struct arb_rule_row *row = arb_rule_row(game->index, rule_id);
    return row ? put_row(row) : NULL;
}

/* A section goes from the large to the small: "Conditions / Detrimental / Bleeding". */
json_t *arb_rules_about(const arb_game *game, const char *subject)
{
    json_t *found = json_array();
    for (int i = 0; *subject && i < arb_rule_count(game->index); i++) {
        const struct arb_rule_row *row = arb_rule_at(game->index, i);
        const char *last = strrchr(row->section, '/');
        if (strcasecmp(last ? last + 1 + (last[1] == ' ') : row->section, subject) == 0)
            json_array_append_new(found, put_row(row));
    }
    return found;
}
