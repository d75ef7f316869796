/* deck_slots.c - decks as objects of codes, as an exchange site keeps them:
 *
 *   {"name", "masters": {code: 1}, "slots": {code: copies}, "sideslots": ...}
 *
 * The first section stands by itself under its key; the slots hold the rest and may hold the
 * first section once more. What is in the sideslots is left out. */
#include "kit_config.h"

#include "deck.h"
#include "error.h"

#include <stdlib.h>

/* Reading. */

static void read_rest(const ARB_CONTENT *c, const json_t *slots, struct deck_list *deck)
{
    json_t *rest = json_deep_copy(slots), *copies;
    const char *code;
    void *next;
    json_object_foreach_safe(rest, next, code, copies)
    {
        int what = deck_find(c, code, game_deck_sections[0].groups);
        if (what && deck_has(deck, what))
            json_object_del(rest, code);
    }
    deck_read_list(c, rest, deck_every_group(), deck);
    json_decref(rest);
}

bool deck_read_slots(const ARB_CONTENT *c, const json_t *object, struct deck_list *deck)
{
    const struct deck_section *first = game_deck_sections;
    const json_t *slots = json_object_get(object, "slots"),
                 *aside = json_object_get(object, "sideslots");
    if (!slots)
        return false;
    deck_read_list(c, json_object_get(object, first->key), first->groups, deck);
    read_rest(c, slots, deck);
    if (json_object_size(aside) || json_array_size(aside))
        deck_note(deck, "", "the sideboard is left out");
    return true;
}

/* Writing. */

/* Every thing by its code, those of the first section once more by themselves. */
bool deck_write_slots(FILE *out, const ARB_CONTENT *c, const struct deck_list *deck,
                      struct arb_error *err)
{
    json_t *first = json_object(), *slots = json_object();
    struct deck_list *list = deck_in_order(c, deck);
    bool good = true;
    for (int i = 0; i < list->lines && good; i++) {
        struct deck_thing thing = game_deck_thing(c, list->line[i].what);
        char code[DECK_ID_LETTERS];
        good = game_deck_slot(c, list->line[i].what, code) ||
               arb_fail(err, "%.200s has no code in %s; the form \"%s\" has no need of it",
                        thing.title, game_deck_site, game_deck_forms[0].name);
        if (good && game_deck_sections[0].groups >> thing.group & 1)
            json_object_set_new(first, code, json_integer(list->line[i].copies));
        if (good)
            json_object_set_new(slots, code, json_integer(list->line[i].copies));
    }
    free(list);
    json_t *json = json_pack("{s:s,s:o,s:o,s:[]}", "name", deck->name, game_deck_sections[0].key,
                             first, "slots", slots, "sideslots");
    if (good) {
        json_dumpf(json, out, JSON_INDENT(2));
        fputc('\n', out);
    }
    json_decref(json);
    return good;
}
