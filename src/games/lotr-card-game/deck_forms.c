/* deck_forms.c - decks in the forms that players of this game exchange: RingsDB's JSON and
 * OCTGN's markup, .o8d.
 *
 * RingsDB: {"heroes": {code: 1}, "slots": {code: copies}}; the slots may hold the heroes once
 * more. */
#include "deckbuilding.h"
#include "error.h"

#include <stdlib.h>

enum { ANY_TYPES = HERO_TYPES | DECK_TYPES };

const struct deck_section game_deck_sections[] = {
    {"heroes", HERO_TYPES}, {"cards", DECK_TYPES}, {NULL, 0}};

const struct deck_heading game_deck_headings[] = {{"hero", HERO_TYPES},
                                                  {"heroes", HERO_TYPES},
                                                  {"ally", DECK_TYPES},
                                                  {"allies", DECK_TYPES},
                                                  {"attachment", DECK_TYPES},
                                                  {"attachments", DECK_TYPES},
                                                  {"event", DECK_TYPES},
                                                  {"events", DECK_TYPES},
                                                  {"side quest", DECK_TYPES},
                                                  {"player side quest", DECK_TYPES},
                                                  {"side quests", DECK_TYPES},
                                                  {"player side quests", DECK_TYPES},
                                                  {"contract", DECK_TYPES},
                                                  {"contracts", DECK_TYPES},
                                                  {"treasure", DECK_TYPES},
                                                  {"treasures", DECK_TYPES},
                                                  {"leadership", ANY_TYPES},
                                                  {"tactics", ANY_TYPES},
                                                  {"spirit", ANY_TYPES},
                                                  {"lore", ANY_TYPES},
                                                  {"neutral", ANY_TYPES},
                                                  {"quest", 0},
                                                  {"encounter", 0},
                                                  {"special", 0},
                                                  {"setup", 0},
                                                  {NULL, 0}};

/* ---- RingsDB -------------------------------------------------------------------- */

static void read_slots(const struct lotr_content *c, const json_t *slots, struct deck_list *deck)
{
    json_t *rest = json_deep_copy(slots), *copies;
    const char *code;
    void *next;
    json_object_foreach_safe(rest, next, code, copies)
    {
        int hero = deck_find(c, code, HERO_TYPES);
        if (hero && deck_has(deck, hero))
            json_object_del(rest, code);
    }
    deck_read_list(c, rest, ANY_TYPES, deck);
    json_decref(rest);
}

bool game_read_deck_object(const struct lotr_content *c, const json_t *object,
                           struct deck_list *deck)
{
    const json_t *slots = json_object_get(object, "slots"),
                 *aside = json_object_get(object, "sideslots");
    if (!slots)
        return false;
    deck_read_list(c, json_object_get(object, "heroes"), HERO_TYPES, deck);
    read_slots(c, slots, deck);
    if (json_object_size(aside) || json_array_size(aside))
        deck_note(deck, "", "the sideboard is left out");
    return true;
}

/* Every card by its code, the heroes once more by themselves. */
static bool write_ringsdb(FILE *out, const struct lotr_content *c, const struct deck_list *deck,
                          struct arb_error *err)
{
    json_t *heroes = json_object(), *slots = json_object();
    struct deck_list *list = deck_in_order(c, deck);
    bool good = true;
    for (int i = 0; i < list->lines && good; i++) {
        const struct card_def *d = &c->def[list->line[i].what];
        char code[DECK_ID_LETTERS];
        good = card_code(c, d, RINGSDB, code) ||
               arb_fail(err, "%.200s has no code in RingsDB; the form \"text\" has no need of it",
                        d->title);
        if (good && d->type == HERO)
            json_object_set_new(heroes, code, json_integer(list->line[i].copies));
        if (good)
            json_object_set_new(slots, code, json_integer(list->line[i].copies));
    }
    free(list);
    json_t *json = json_pack("{s:s,s:o,s:o,s:[]}", "name", deck->name, "heroes", heroes, "slots",
                             slots, "sideslots");
    if (good) {
        json_dumpf(json, out, JSON_INDENT(2));
        fputc('\n', out);
    }
    json_decref(json);
    return good;
}

/* ---- OCTGN ---------------------------------------------------------------------- */

const struct deck_markup game_deck_markup = {"a21af4e8-be4b-4cda-a6b6-534f9717391f",
                                             {{"Hero", HERO, false},
                                              {"Ally", ALLY, false},
                                              {"Attachment", ATTACHMENT, false},
                                              {"Event", EVENT, false},
                                              {"Side Quest", -1, false},
                                              {"Sideboard", -1, false},
                                              {"Quest", -1, true},
                                              {"Encounter", -1, true},
                                              {"Special", -1, true},
                                              {"Setup", -1, true}}};

bool game_deck_markup_id(const struct lotr_content *c, int what, char id[DECK_ID_LETTERS])
{
    return card_code(c, &c->def[what], OCTGN, id);
}

const struct deck_form game_deck_forms[] = {{"text", ".txt", deck_write_text},
                                            {"json", ".json", deck_write_json},
                                            {"ringsdb", "", write_ringsdb},
                                            {"o8d", ".o8d", deck_write_markup},
                                            {NULL, NULL, NULL}};
