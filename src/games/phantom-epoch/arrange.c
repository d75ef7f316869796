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

#include "compile.h"

static int cell_named(struct arranging *x, const char *name)
{
    int cell = name ? board_find(board(x->g), name) : 0;
    if (!cell)
        arrange_fail(x, "expected a space of this map, such as \"C-3\"");
    return cell;
}

/* ---- Figures ------------------------------------------------------------------------------------
 */

static bool set_at(struct arranging *x, int to, const json_t *value)
{
    int cell = cell_named(x, json_string_value(value));
    (void)to;
    if (!cell)
        return false;
    if (x->g->s->at[cell] && x->g->s->at[cell] != x->thing)
        return arrange_fail(x, "another figure is there");
    stand_at(x->g, x->thing, cell);
    return true;
}

static bool set_hp(struct arranging *x, int to, const json_t *value)
{
    int n;
    (void)to;
    if (!arrange_number(x, value, 1, figure_of(x->g, x->thing)->max, &n))
        return false;
    figure_of(x->g, x->thing)->hp = (uint8_t)n;
    return true;
}

static bool add_condition(struct arranging *x, int to, const json_t *value)
{
    const char *name = json_string_value(value);
    (void)to;
    for (int i = 0; name && i < CONDITION_COUNT; i++)
        if (!strcmp(condition_keys[i], name)) {
            figure_of(x->g, x->thing)->conditions |= (uint16_t)(1 << i);
            return true;
        }
    return arrange_unknown(x, "condition", name ? name : "", condition_keys);
}

static bool set_conditions(struct arranging *x, int to, const json_t *value)
{
    figure_of(x->g, x->thing)->conditions = figure_of(x->g, x->thing)->fresh = 0;
    return arrange_each(x, to, value, add_condition);
}

static bool set_colour(struct arranging *x, int to, const json_t *value)
{
    const char *name = json_string_value(value);
    (void)to;
    for (int i = 0; name && i < COLOURS; i++)
        if (!strcmp(colour_words[i], name)) {
            figure_of(x->g, x->thing)->colour = (uint8_t)i;
            return true;
        }
    return arrange_unknown(x, "colour", name ? name : "", colour_words);
}

enum { NUMBER_MP, NUMBER_NOVA, NUMBER_BANDAGES };

static bool set_number(struct arranging *x, int to, const json_t *value)
{
    struct character *c = character(x->g, x->thing);
    int n;
    if (!arrange_number(x, value, 0, 99, &n))
        return false;
    if (to == NUMBER_MP)
        c->mp = (uint8_t)n;
    else if (to == NUMBER_NOVA)
        c->nova = (uint16_t)n;
    else
        c->bandages = (uint8_t)n;
    return true;
}

static bool set_rested(struct arranging *x, int to, const json_t *value)
{
    (void)to;
    return arrange_flag(x, value, &character(x->g, x->thing)->rested);
}

/* A card of the character by its title, wherever it is. */
static bool put_card_in(struct arranging *x, int zone, const json_t *value)
{
    const char *name = json_string_value(value);
    int first = first_card(x->thing);
    for (int card = first; name && card < first + HAND_CARDS; card++)
        if (x->g->s->def[card] && !strcmp(title_of(x->g, card), name) &&
            x->g->s->link[card].zone != zone + x->thing - 1) {
            put_thing(x->g, card, zone + x->thing - 1, ARB_BOTTOM);
            return true;
        }
    return arrange_fail(x, "expected a card of this character that is not there yet");
}

static bool set_cards(struct arranging *x, int zone, const json_t *value)
{
    return arrange_each(x, zone, value, put_card_in);
}

static const struct arrange_part character_keys[] = {
    {"at", set_at, 0, ARRANGE_TABLE},
    {"hp", set_hp, 0, ARRANGE_TABLE},
    {"conditions", set_conditions, 0, ARRANGE_TABLE},
    {"colour", set_colour, 0, ARRANGE_TABLE},
    {"mp", set_number, NUMBER_MP, ARRANGE_TABLE},
    {"nova", set_number, NUMBER_NOVA, ARRANGE_TABLE},
    {"bandages", set_number, NUMBER_BANDAGES, ARRANGE_TABLE},
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
static bool set_characters(struct arranging *x, int to, const json_t *value)
{
    const char *name;
    json_t *keys;
    (void)to;
    json_object_foreach ((json_t *)value, name, keys)
        if (json_object_get(keys, "at"))
            stand_at(x->g, character_called(x->g, name), 0);
    json_object_foreach ((json_t *)value, name, keys) {
        x->thing = character_called(x->g, name);
        size_t before = arrange_enter(x, ".%s", name);
        if (!x->thing)
            return arrange_fail(x, "no character here has this class");
        if (!arrange_keys(x, character_keys, keys))
            return false;
        arrange_leave(x, before);
    }
    return true;
}

/* ---- Adversaries
 * ----------------------------------------------------------------------------------- */

static const struct arrange_part adversary_keys[] = {
    {"called", NULL, 0, ARRANGE_TABLE},       {"at", NULL, 0, ARRANGE_TABLE},
    {"hp", set_hp, 0, ARRANGE_TABLE},         {"conditions", set_conditions, 0, ARRANGE_TABLE},
    {"colour", set_colour, 0, ARRANGE_TABLE}, {0},
};

static bool add_adversary(struct arranging *x, int to, const json_t *value)
{
    const char *called = json_string_value(json_object_get(value, "called"));
    int cell = cell_named(x, json_string_value(json_object_get(value, "at")));
    int name = called ? find_text(x->g->c->text, x->g->c->texts, called) : 0;
    (void)to;
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

/* Those that were there make room first. */
static bool clear_adversaries(struct arranging *x, int to, const json_t *value)
{
    (void)to, (void)value;
    for (int f = FIRST_ADVERSARY; f <= FIGURES; f++)
        if (on_map(x->g, f)) {
            unindex_thing(x->g, f);
            stand_at(x->g, f, 0);
        }
    return true;
}

static bool set_adversaries(struct arranging *x, int to, const json_t *value)
{
    return arrange_each(x, to, value, add_adversary);
}

/* ---- Spaces
 * --------------------------------------------------------------------------------------------- */

enum { ON_HAZARDS, ON_OBJECTS, ON_TOKENS, ON_NOVA };

static bool set_space(struct arranging *x, int what, int cell, const json_t *value)
{
    static const char *const words[][5] = {{"none", "fire", "poison", "trap", NULL},
                                           {"whole", "damaged", "destroyed", NULL},
                                           {"none", "orb", "spent", "treasure", NULL}};
    const char *word = json_string_value(value);
    struct epoch *s = x->g->s;
    int n = 0;
    if (what == ON_NOVA) {
        if (!arrange_number(x, value, 0, 99, &n))
            return false;
        s->nova[cell] = (uint8_t)n;
        return true;
    }
    while (word && words[what][n] && strcmp(words[what][n], word))
        n++;
    if (!word || !words[what][n])
        return arrange_unknown(x, "state of a space", word ? word : "", words[what]);
    if (what == ON_HAZARDS)
        s->token[cell] = (uint8_t)(n ? 1 << n : 0);
    else if (what == ON_OBJECTS)
        s->worn[cell] = (uint8_t)n;
    else
        s->thing_on[cell] = (uint8_t)n;
    return true;
}

static bool set_spaces(struct arranging *x, int what, const json_t *value)
{
    const char *name;
    json_t *state;
    json_object_foreach ((json_t *)value, name, state) {
        size_t before = arrange_enter(x, ".%s", name);
        int cell = cell_named(x, name);
        if (!cell || !set_space(x, what, cell, state))
            return false;
        arrange_leave(x, before);
    }
    return true;
}

static bool open_one(struct arranging *x, int to, const json_t *value)
{
    int cell = cell_named(x, json_string_value(value));
    (void)to;
    if (cell)
        board_set_gate(&x->g->s->shut, board(x->g)->cell[cell].gate, false);
    return cell;
}

static bool set_open(struct arranging *x, int to, const json_t *value)
{
    return arrange_each(x, to, value, open_one);
}

static bool set_decision(struct arranging *x, int to, const json_t *value)
{
    const struct die *die = &x->g->c->die[DIE_DECISION];
    (void)to;
    for (int i = 0; json_is_string(value) && i < die->faces; i++)
        if (!strcmp(die->face[i].words, json_string_value(value))) {
            x->g->s->decision = (uint8_t)(i + 1);
            return true;
        }
    return arrange_fail(x, "expected a face of the Decision die, such as \"red N E\"");
}

static bool set_round(struct arranging *x, int to, const json_t *value)
{
    int n;
    (void)to;
    if (!arrange_number(x, value, 1, 99, &n))
        return false;
    x->g->s->round = (uint8_t)n;
    return true;
}

const struct arrange_part game_parts[] = {
    {"adversaries", clear_adversaries, 0, ARRANGE_TABLE},
    {"round", set_round, 0, ARRANGE_TABLE},
    {"decision", set_decision, 0, ARRANGE_TABLE},
    {"open", set_open, 0, ARRANGE_TABLE},
    {"objects", set_spaces, ON_OBJECTS, ARRANGE_TABLE},
    {"hazards", set_spaces, ON_HAZARDS, ARRANGE_TABLE},
    {"tokens", set_spaces, ON_TOKENS, ARRANGE_TABLE},
    {"nova", set_spaces, ON_NOVA, ARRANGE_TABLE},
    {"characters", set_characters, 0, ARRANGE_TABLE},
    {"adversaries", set_adversaries, 0, ARRANGE_TABLE},
    {0},
};

bool game_is_thing(const json_t *value)
{
    return json_is_string(value);
}

bool game_arranged(struct arranging *x)
{
    for (int cell = 1; cell <= board(x->g)->cells; cell++)
        look_at_ground(x->g, cell);
    unsettle(x->g);
    return true;
}
