/* A position out of a document, for tests and referees:
 *
 *   {"characters": {"Ranger": {"at": "C-3", "hp": 5, "conditions": ["burning"], "mp": 2,
 *                              "nova": 3, "bandages": 1, "discard": ["Volley"],
 *                              "active": ["Stand Fast"], "chosen": ["Volley"], "rested": true}},
 *    "adversaries": [{"called": "Grallok Archer", "at": "H-4", "colour": "red", "hp": 3,
 *                     "conditions": []}],
 *    "hazards": {"C-5": "fire"}, "objects": {"D-4": "damaged"}, "open": ["F-6"],
 *    "tokens": {"E-5": "treasure"}, "nova": {"E-7": 2}, "decision": "red N E", "round": 3}
 *
 * "adversaries" are all there are. */
#include "kit_config.h"

#include "arrange_setters.h"
#include "compile.h"

/* Figures. */

ARRANGE_NUMBER(set_hp, figure_of(x->g, x->thing)->hp, 1, figure_of(x->g, x->thing)->max)
ARRANGE_NUMBER(set_mp, character(x->g, x->thing)->mp, 0, 99)
ARRANGE_NUMBER(set_nova, character(x->g, x->thing)->nova, 0, 99)
ARRANGE_NUMBER(set_bandages, character(x->g, x->thing)->bandages, 0, 99)
ARRANGE_FLAG(set_rested, character(x->g, x->thing)->rested)
ARRANGE_WORD(set_colour, "colour", colour_words, figure_of(x->g, x->thing)->colour = (uint8_t)n)
ARRANGE_WORD(add_condition, "condition", status_keys,
             figure_of(x->g, x->thing)->status.on |= (uint16_t)(1 << n))

ARRANGE_PLACE(set_conditions)
{
    figure_of(x->g, x->thing)->status = (struct statuses){0};
    return arrange_each(x, to, value, add_condition);
}

ARRANGE_PLACE(set_at)
{
    int cell = arrange_cell(x, value);
    if (!cell)
        return false;
    if (x->g->s->ground.at[cell] && x->g->s->ground.at[cell] != x->thing)
        return arrange_fail(x, "another figure is there");
    stand_at(x->g, x->thing, cell);
    return true;
}

/* A card of the character by its title, wherever it is. */
ARRANGE_PLACE(put_card_in)
{
    const char *name = json_string_value(value);
    int first = first_card(x->thing);
    for (int card = first; name && card < first + HAND_CARDS; card++)
        if (x->g->s->def[card] && !strcmp(title_of(x->g, card), name) &&
            x->g->s->link[card].zone != to + x->thing - 1) {
            put_thing(x->g, card, to + x->thing - 1, ARB_BOTTOM);
            return true;
        }
    return arrange_fail(x, "expected a card of this character that is not there yet");
}
ARRANGE_EACH(set_cards, put_card_in)

static const struct arrange_part character_keys[] = {
    {"at", set_at, 0, ARRANGE_TABLE},
    {"hp", set_hp, 0, ARRANGE_TABLE},
    {"conditions", set_conditions, 0, ARRANGE_TABLE},
    {"colour", set_colour, 0, ARRANGE_TABLE},
    {"mp", set_mp, 0, ARRANGE_TABLE},
    {"nova", set_nova, 0, ARRANGE_TABLE},
    {"bandages", set_bandages, 0, ARRANGE_TABLE},
    {"rested", set_rested, 0, ARRANGE_TABLE},
    {"discard", set_cards, ZONE_DISCARD, ARRANGE_TABLE},
    {"active", set_cards, ZONE_ACTIVE, ARRANGE_TABLE},
    {"chosen", set_cards, ZONE_CHOSEN, ARRANGE_TABLE},
    {0},
};

static int character_called(const struct arb_run *g, const char *name)
{
    for (int f = 1; f <= g->s->characters; f++)
        if (!strcmp(title_of(g, f), name))
            return f;
    return 0;
}

/* Those that go elsewhere make room for each other. */
ARRANGE_PLACE(lift_characters)
{
    const char *name;
    json_t *keys;
    json_object_foreach ((json_t *)value, name, keys)
        if (json_object_get(keys, "at") && character_called(x->g, name))
            stand_at(x->g, character_called(x->g, name), 0);
    return true;
}
ARRANGE_NAMED(set_characters, "class of a character here", character_called, character_keys)

/* Adversaries. */

static const struct arrange_part adversary_keys[] = {
    {"called", NULL, 0, ARRANGE_TABLE},       {"at", NULL, 0, ARRANGE_TABLE},
    {"hp", set_hp, 0, ARRANGE_TABLE},         {"conditions", set_conditions, 0, ARRANGE_TABLE},
    {"colour", set_colour, 0, ARRANGE_TABLE}, {0},
};

ARRANGE_PLACE(add_adversary)
{
    const char *called = json_string_value(json_object_get(value, "called"));
    int cell = arrange_cell(x, json_object_get(value, "at"));
    int name = called ? find_text(x->g->c->text, x->g->c->texts, called) : 0;
    if (!cell)
        return false;
    if (!name || !description_of(x->g, name))
        return arrange_fail(x, "expected {called = ..., at = ...} with the name of an adversary");
    look_at_ground(x->g, cell);
    if (!may_stand_on(x->g, cell))
        return arrange_fail(x, "nobody can stand there");
    x->thing = new_adversary(x->g, name, cell);
    if (!x->thing)
        return arrange_fail(x, "there are no more of these");
    return arrange_keys(x, adversary_keys, value);
}
ARRANGE_EACH(set_adversaries, add_adversary)

/* Those that were there make room first. */
ARRANGE_PLACE(clear_adversaries)
{
    (void)value;
    for (int f = FIRST_ADVERSARY; f <= FIGURES; f++)
        if (on_map(x->g, f)) {
            unindex_thing(x->g, f);
            stand_at(x->g, f, 0);
        }
    return true;
}

/* Spaces and the round. */

static const char *const hazard_words[] = {"none", "fire", "poison", "trap", NULL},
                         *const object_words[] = {"whole", "damaged", "destroyed", NULL},
                         *const token_words[] = {"none", "orb", "spent", "treasure", NULL};
ARRANGE_WORD(set_hazard, "hazard", hazard_words,
             x->g->s->lying.on[ON_HAZARD][x->cell] = (uint8_t)(n ? 1 << n : 0))
ARRANGE_WORD(set_object, "state of an object", object_words,
             x->g->s->lying.on[ON_OBJECT][x->cell] = (uint8_t)n)
ARRANGE_WORD(set_token, "token", token_words, x->g->s->lying.on[ON_THING][x->cell] = (uint8_t)n)
ARRANGE_NUMBER(set_cells, x->g->s->lying.on[ON_NOVA][x->cell], 0, 99)
ARRANGE_ON_CELLS(set_hazards, set_hazard)
ARRANGE_ON_CELLS(set_objects, set_object)
ARRANGE_ON_CELLS(set_tokens, set_token)
ARRANGE_ON_CELLS(set_nova_on, set_cells)
ARRANGE_CELLS(set_open, board_set_gate(&x->g->s->shut, board(x->g)->cell[cell].gate, false))
ARRANGE_NUMBER(set_round, x->g->s->round, 1, 99)

ARRANGE_PLACE(set_decision)
{
    int face = compass_called(&x->g->c->die[DIE_DECISION], json_string_value(value));
    if (face)
        x->g->s->decision = (uint8_t)face;
    return face || arrange_fail(x, "expected a face of the Decision die, such as \"red N E\"");
}

const struct arrange_part game_parts[] = {
    {"adversaries", clear_adversaries, 0, ARRANGE_TABLE},
    {"round", set_round, 0, ARRANGE_TABLE},
    {"decision", set_decision, 0, ARRANGE_TABLE},
    {"open", set_open, 0, ARRANGE_TABLE},
    {"objects", set_objects, 0, ARRANGE_TABLE},
    {"hazards", set_hazards, 0, ARRANGE_TABLE},
    {"tokens", set_tokens, 0, ARRANGE_TABLE},
    {"nova", set_nova_on, 0, ARRANGE_TABLE},
    {"characters", lift_characters, 0, ARRANGE_TABLE},
    {"characters", set_characters, 0, ARRANGE_TABLE},
    {"adversaries", set_adversaries, 0, ARRANGE_TABLE},
    {0},
};

bool game_arranged(struct arranging *x)
{
    look_at_all_ground(x->g);
    unsettle(x->g);
    return true;
}
