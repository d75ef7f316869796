/* deck_forms.c - decks in the forms that players of this game exchange: RingsDB's JSON and
 * OCTGN's markup, .o8d. */
#include "deckbuilding.h"

enum { ANY_TYPES = HERO_TYPES | DECK_TYPES };

const struct deck_section game_deck_sections[] = {
    {"heroes", HERO_TYPES}, {"cards", DECK_TYPES}, {NULL, 0}};

const struct deck_heading game_deck_headings[] = {{"hero", HERO_TYPES},
                                                  {"ally", DECK_TYPES},
                                                  {"attachment", DECK_TYPES},
                                                  {"event", DECK_TYPES},
                                                  {"side quest", DECK_TYPES},
                                                  {"player side quest", DECK_TYPES},
                                                  {"contract", DECK_TYPES},
                                                  {"treasure", DECK_TYPES},
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

const char *const game_deck_site = "RingsDB";

bool game_deck_slot(const struct lotr_content *c, int what, char code[DECK_ID_LETTERS])
{
    return card_code(c, &c->def[what], RINGSDB, code);
}

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
                                            {"ringsdb", "", deck_write_slots},
                                            {"o8d", ".o8d", deck_write_markup},
                                            {NULL, NULL, NULL}};
