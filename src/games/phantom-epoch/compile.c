/* Packs become content: dice and maps, then everything that is printed on cards and boards, then
 * the missions. What a word of the pack takes stands in pack_words.h. */
#include "kit_config.h"

#include "compile_bits.h"
#include "compile_part.h"

#include <stdio.h>

/* Definitions. */

int game_add_def(struct compiler *k, const struct arb_node *body, int type, const char *name)
{
    struct def def = {.type = (uint8_t)type,
                      .name = keep_text(k, name),
                      .text = keep_text(k, arb_read_string(&k->r, body, "text", false)),
                      .title = (uint16_t)add_title(k, name)};
    return ADD(k, k->c->def, k->c->defs, def);
}

/* The actions of a card that are movement decide whether an adversary may convert it. */
static bool has_movement(const struct epoch_content *c, int op)
{
    for (; op && c->op[op].code != OP_END; op++)
        if ((c->op[op].code >= OP_MOVE && c->op[op].code <= OP_RETREAT) ||
            has_movement(c, c->op[op].body) || has_movement(c, c->op[op].other))
            return true;
    return false;
}

void game_read_def(struct compiler *k, const struct arb_node *body, int number)
{
    struct def def = k->c->def[number];
    check_fields(k, body, def.type);
    read_printed_fields(k, body, def.type, &def);
    read_stats(k, body, def.type, !(1 << def.type & (1 << ADVERSARY)), def.stat);
    arb_go_on(&k->r);
    k->knows = 0;
    def.does = (uint16_t)read_program(k, arb_field_of(body, "does"));
    arb_go_on(&k->r);
    def.moves = has_movement(k->c, def.does);
    struct ability_range own = read_abilities(k, number, body);
    def.own = (struct abilities){own.first, own.count};
    if (!k->r.failed)
        k->c->def[number] = def;
}

/* What is the types' own. */

const char *const lasts_words[] = {"-", "temporary", "persistent", NULL};
#define SLOT_WORD(name, word) word,
const char *const slot_words[] = {SLOTS(SLOT_WORD) NULL};
const char *const colour_words[] = {"dark blue", "light blue", "red", "yellow", NULL};
const char *const uses_words[] = {"-", "mission", NULL}, *const group_words[] = {"1-5", "6+", NULL};

/* board.5: attachment slots of a class, each a list of the types it takes. */
static void read_slots(struct compiler *k, const struct arb_node *body, struct def *def)
{
    const struct arb_node *slots = arb_field_of(body, "slots");
    for (int i = 0; slots && i < slots->items && i < ATTACHMENT_SLOTS; i++)
        def->takes[def->attachments++] = (uint16_t)read_word_bits(k, slots->item[i], slot_words);
}

/* What follows from the fields of a type, beside what GAME_FIELDS says. */
static void read_own_fields(struct compiler *k, const struct arb_node *body, struct def *def)
{
    if (def->type == BOSS_CARD) /* bosscard.1: which of the numbered actions it calls for */
        def->number = (uint8_t)read_number_bits(k, arb_field_of(body, "actions"), BOSS_ACTIONS,
                                                "the actions of a boss");
    if (def->type == ATTACHMENT || def->type == ITEM)
        def->starting = def->class_;
    if (def->type == EQUIPMENT && def->slot > SLOT_FEET)
        arb_pack_error(&k->r, body, "equipment is for \"head\", \"body\" or \"feet\"");
    if (def->type == UPGRADE)
        read_project(k, body, (int)(def - k->c->def), def->name);
    if (def->type == CLASS_BOARD) {
        def->class_ = (uint16_t)add_text(k, def->name);
        read_slots(k, body, def);
    }
    if (def->type == ADVERSARY)
        add_text(k, def->name);
    if (def->type == ADVERSARY && !(def->class_ && def->species))
        arb_pack_error(&k->r, body, "an adversary has a species and a class");
}

/* A row of a class card, or an action of a boss; its number. */
static int read_row(struct compiler *k, const struct arb_node *node, const char *unnamed)
{
    if (!is_plain_table(node)) {
        arb_pack_error(&k->r, node, "expected { name = ..., ap = ..., does = ... }");
        return 0;
    }
    const char *name = arb_read_string(&k->r, node, "name", !unnamed);
    int row = game_add_def(k, node, CLASS_ROW, name ? name : unnamed ? unnamed : "");
    if (!k->r.failed)
        game_read_def(k, node, row);
    return row;
}

/* advcard.class.1: four rows, each with its colour. They follow their card. */
static void read_rows(struct compiler *k, const struct arb_node *body, int card)
{
    unsigned colours = 0;
    const struct arb_node *rows = arb_field_of(body, "rows");
    check_fields(k, body, CLASS_CARD);
    read_printed_fields(k, body, CLASS_CARD, &k->c->def[card]);
    read_stats(k, body, CLASS_CARD, false, k->c->def[card].stat);
    if (!is_plain_table(rows) || rows->items != COLOURS) {
        arb_pack_error(&k->r, rows,
                       "expected rows = { { colour = ..., ap = ..., does = { ... } }, "
                       "... }, four of them");
        return;
    }
    k->c->def[card].rows = (uint16_t)k->c->defs;
    for (int i = 0; i < rows->items && !k->r.failed; i++) {
        int row = read_row(k, rows->item[i], k->c->def[card].name);
        colours |= 1u << k->c->def[row].colour;
    }
    if (!k->r.failed && colours != (1u << COLOURS) - 1)
        arb_pack_error(&k->r, rows, "a class card has one row of each colour");
}

/* Whatever has no reader of its own; its word is its type. */
static void read_printed(struct compiler *k, const struct arb_node *body)
{
    int type = declared_type(k), number = game_add_def(k, body, type, k->r.declaration->name);
    if (k->r.failed)
        return;
    if (type == CLASS_CARD)
        read_rows(k, body, number);
    else
        game_read_def(k, body, number);
    arb_go_on(&k->r);
    read_own_fields(k, body, &k->c->def[number]);
}
#define PRINTED(word)                                                                              \
    void read_##word(struct compiler *k, const struct arb_node *body)                              \
    {                                                                                              \
        read_printed(k, body);                                                                     \
    }
PRINTED(species)
PRINTED(class)
PRINTED(action_card)
PRINTED(equipment)
PRINTED(attachment)
PRINTED(item)
PRINTED(adversary)
PRINTED(species_card)
PRINTED(class_card)
PRINTED(boss_card)
PRINTED(event)
PRINTED(upgrade)

/* Bosses. */

/* bossboard.1, boss.attr.1: three columns of attributes, one definition each, all with the same
 * inherent action, three numbered ones and abilities. */
void read_boss(struct compiler *k, const struct arb_node *body)
{
    const struct arb_node *columns = arb_field_of(body, "by_characters"),
                          *actions = arb_field_of(body, "actions");
    const char *name = k->r.declaration->name;
    check_fields(k, body, BOSS);
    if (!is_plain_table(columns) || columns->items != BOSS_COLUMNS || !is_plain_table(actions) ||
        actions->items != BOSS_ACTIONS) {
        arb_pack_error(&k->r, body,
                       "expected by_characters = { three of { hp =, attack =, guard =, "
                       "range = } } and actions = { three of them }");
        return;
    }
    int first = k->c->defs, rows;
    for (int i = 0; i < BOSS_COLUMNS && !k->r.failed; i++) {
        int def = game_add_def(k, body, BOSS, name);
        if (!k->r.failed)
            read_stats(k, columns->item[i], BOSS, true, k->c->def[def].stat);
    }
    rows = k->c->defs;
    read_row(k, arb_field_of(body, "inherent"), NULL);
    for (int i = 0; i < BOSS_ACTIONS && !k->r.failed; i++)
        read_row(k, actions->item[i], NULL);
    struct ability_range own = read_abilities(k, first, body);
    add_text(k, name);
    for (int i = 0; i < BOSS_COLUMNS && !k->r.failed; i++) {
        k->c->def[first + i].rows = (uint16_t)rows;
        k->c->def[first + i].copies = 1;
        k->c->def[first + i].own = (struct abilities){own.first, own.count};
    }
}

/* Dice and maps. */

/* dice.dec.2: { colour, large letter, small letter } */
bool game_read_face(struct compiler *k, const struct arb_node *node, struct die_face *face)
{
    return compass_read_face(k, node, colour_words, face);
}

void read_die(struct compiler *k, const struct arb_node *body)
{
    static const char *const names[] = {"basic", "blitz", "accuracy", "decision", NULL};
    int kind = declared_die(k, names);
    if (kind < 0)
        return;
    declare_die(k, body, &k->c->die[kind]);
    k->c->die[kind].name = die_words[kind];
}

void read_map(struct compiler *k, UNUSED const struct arb_node *body)
{
    static const struct board_word words[] = {
        {"difficult", DIFFICULT, 0, 0},
        {"fire", FIRE, 0, 0},
        {"poison", POISON, 0, 0},
        {"trap", TRAP, 0, 0},
        {"object", DESTRUCTIBLE, 0, 0},
        {"pillar", INDESTRUCTIBLE, 0, 0},
        {"lava", LAVA, 0, 0},
        {"water", LAVA, 0, 0},
        {"entry", ENTRY, 0, 0},
        {"orb", ORB, 0, TERRAIN_NUMBER},
        {"treasure", TREASURE, 0, TERRAIN_NUMBER},
        {"door", 0, true, 0},
        {0},
    };
    add_board(k, declare_board_of(k, words));
}

/* The whole. */

/* Attacks that no card prints: convert.char.5 and cond.vengeful.1. */
void game_before_packs(struct compiler *k)
{
    ADD(k, k->c->def, k->c->defs, ((struct def){.name = ""}));
    ADD(k, k->c->placement, k->c->placements, ((struct placement){0}));
    ADD(k, k->c->attack, k->c->attacks, ((struct attack_def){.targets = 1}));
    ADD(k, k->c->attack, k->c->attacks, ((struct attack_def){.targets = 1, .value.base = -1}));
    k->c->technology = (uint16_t)add_text(k, "Vanished technology");
}

void game_after_packs(struct compiler *k)
{
    bool dice = true;
    for (int i = 0; i < DIE_KINDS; i++)
        dice = dice && k->c->die[i].faces;
    if (!dice || !k->c->missions)
        arb_pack_error(&k->r, NULL, "the packs declare no mission, or not all four dice");
    check_records(k);
    for (int i = k->c->defs - 1; i > 0; i--) {
        k->c->def[i].next = k->c->first[k->c->def[i].type];
        k->c->first[k->c->def[i].type] = (uint16_t)i;
    }
    if (!k->r.errors)
        make_tables_of_maps(k);
}

int game_type_of(const struct epoch_content *c, int def)
{
    return c->def[def].type;
}

bool game_may_have(int type, enum ability_kind kind)
{
    unsigned on = kind == CRITICAL        ? FIGURE_TYPES | 1 << CLASS_BOARD | GEAR_TYPES
                  : kind == HAPPENS       ? 1 << EVENT_CARD
                  : kind == MISSION_EVENT ? 1 << STAGE
                  : kind == GOAL          ? 1 << STAGE
                  : kind == GOAL_AT_END   ? 1 << STAGE
                                          : ~0u;
    return on >> type & 1;
}
