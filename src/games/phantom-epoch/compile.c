/* Packs become content: dice and maps, then everything that is printed on cards and boards, then
 * the missions. What a word of the pack takes stands in pack_words.h. */
#include "kit_config.h"

#include "compile_part.h"

#include <stdio.h>

/* A word that declares, and the type of thing it declares; 0: it has a reader of its own. */
#define DECLARATIONS(X)                                                                            \
    X("die", 0, read_die)                                                                          \
    X("map", 0, read_map)                                                                          \
    X("species", SPECIES, NULL)                                                                    \
    X("class", CLASS_BOARD, NULL)                                                                  \
    X("action_card", ACTION_CARD, NULL)                                                            \
    X("equipment", EQUIPMENT, NULL)                                                                \
    X("attachment", ATTACHMENT, NULL)                                                              \
    X("item", ITEM, NULL)                                                                          \
    X("adversary", ADVERSARY, NULL)                                                                \
    X("species_card", SPECIES_CARD, NULL)                                                          \
    X("class_card", CLASS_CARD, NULL)                                                              \
    X("boss", 0, read_boss)                                                                        \
    X("boss_card", BOSS_CARD, NULL)                                                                \
    X("event", EVENT_CARD, NULL)                                                                   \
    X("planet", 0, read_planet)                                                                    \
    X("names", 0, read_names)                                                                      \
    X("upgrade", UPGRADE, NULL)                                                                    \
    X("expedition", 0, read_expedition)                                                            \
    X("mission", 0, read_mission)                                                                  \
    X("campaign", 0, read_campaign)
#define WORD(word, type, read) word,
static const char *const declares[] = {DECLARATIONS(WORD) NULL};
#undef WORD

/* ---- Definitions ----------------------------------------------------------------------- */

int read_name(struct compiler *k, const struct arb_node *body, const char *key, bool required)
{
    const char *name = arb_read_string(&k->r, body, key, required);
    return name ? add_text(k, name) : 0;
}

int add_def(struct compiler *k, const struct arb_node *body, enum thing_type type, const char *name)
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

void read_def(struct compiler *k, const struct arb_node *body, int number)
{
    struct def def = k->c->def[number];
    check_fields(k, body, def.type);
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

/* ---- What is the types' own --------------------------------------------------------------- */

static const char *const lasts_words[] = {"-", "temporary", "persistent", NULL};
const char *const slot_words[] = {"any",    "head",   "body",    "feet", "melee",
                                  "ranged", "shield", "medical", "dual", NULL};
const char *const colour_words[] = {"dark blue", "light blue", "red", "yellow", NULL};

/* board.5: attachment slots of a class, each a list of the types it takes. */
static void read_slots(struct compiler *k, const struct arb_node *body, struct def *def)
{
    const struct arb_node *slots = arb_field_of(body, "slots");
    for (int i = 0; slots && i < slots->items && i < ATTACHMENT_SLOTS; i++) {
        const struct arb_node *types = slots->item[i];
        for (int n = 0; n < types->items; n++)
            def->takes[i] |= (uint16_t)(1 << arb_word_of(&k->r, types->item[n], slot_words));
        def->attachments++;
    }
}

static void read_class(struct compiler *k, const struct arb_node *body, struct def *def)
{
    def->bandages = (uint8_t)arb_read_int(&k->r, body, "bandages", 0, 9, ARB_REQUIRED);
    def->items = (uint8_t)arb_read_int(&k->r, body, "items", 0, 2, 2);
    def->class_ = (uint16_t)add_text(k, def->name);
    def->id = (uint16_t)read_name(k, body, "sealed", false);
    read_slots(k, body, def);
}

static void read_gear(struct compiler *k, const struct arb_node *body, struct def *def)
{
    def->tier = (uint8_t)arb_read_int(&k->r, body, "tier", 0, 4, 0);
    def->charges = (uint8_t)arb_read_int(&k->r, body, "charges", 0, 9, 0);
    def->slot = (uint8_t)arb_read_word(&k->r, body, "slot", slot_words, SLOT_ANY);
    def->price = (uint8_t)arb_read_int(&k->r, body, "price", 0, 99, 0);
    def->planet = (uint16_t)read_name(k, body, "planet", false);
    def->number = (uint8_t)arb_read_int(&k->r, body, "number", 0, 99, 0);
    def->starting = def->type != EQUIPMENT && def->class_;
    if (def->type == ITEM)
        def->planet = (uint16_t)read_name(k, body, "upgrade", false);
    const char *uses = arb_read_string(&k->r, body, "uses", false);
    def->once = uses && !strcmp(uses, "mission");
    if (def->type == EQUIPMENT && (def->slot < SLOT_HEAD || def->slot > SLOT_FEET))
        arb_pack_error(&k->r, body, "equipment is for \"head\", \"body\" or \"feet\"");
}

/* bosscard.1: which of the numbered actions it calls for, as bits. */
static int read_action_numbers(struct compiler *k, const struct arb_node *body)
{
    const struct arb_node *list = arb_field_of(body, "actions");
    int bits = 0;
    for (int i = 0; list && i < list->items && !k->r.failed; i++) {
        int64_t n = list->item[i]->number;
        if (n < 1 || n > BOSS_ACTIONS)
            arb_pack_error(&k->r, list, "the actions of a boss are 1 to %d", BOSS_ACTIONS);
        else
            bits |= 1 << (n - 1);
    }
    return bits;
}

static void read_own_fields(struct compiler *k, const struct arb_node *body, struct def *def)
{
    def->rating = (uint8_t)arb_read_int(&k->r, body, "rating", 1, 9, 1);
    def->copies = (uint8_t)arb_read_int(&k->r, body, "copies", 1, 20, 1);
    def->sp = (uint8_t)arb_read_int(&k->r, body, "sp", 0, 20, 0);
    def->lasts = (uint8_t)(arb_read_word(&k->r, body, "lasts", lasts_words + 1, -1) + 1);
    def->class_ = (uint16_t)read_name(k, body, "class", false);
    def->species = (uint16_t)read_name(k, body, "species", false);
    const char *group = arb_read_string(&k->r, body, "group", def->type == EVENT_CARD);
    def->late = group && !strcmp(group, "6+");
    if (def->type == EVENT_CARD)
        def->number = (uint8_t)arb_read_int(&k->r, body, "number", 0, 99, 0);
    if (def->type == BOSS_CARD)
        def->number = (uint8_t)read_action_numbers(k, body);
    if (1 << def->type & GEAR_TYPES)
        read_gear(k, body, def);
    if (def->type == UPGRADE)
        read_upgrade(k, body, def);
    if (def->type == CLASS_BOARD)
        read_class(k, body, def);
    if (def->type == ADVERSARY)
        add_text(k, def->name);
    if (def->type == ADVERSARY && !(def->class_ && def->species))
        arb_pack_error(&k->r, body, "an adversary has a species and a class");
}

/* advcard.class.1: four rows, each with its colour. They follow their card. */
static void read_rows(struct compiler *k, const struct arb_node *body, int card)
{
    unsigned colours = 0;
    const struct arb_node *rows = arb_field_of(body, "rows");
    check_fields(k, body, CLASS_CARD);
    if (!is_plain_table(rows) || rows->items != COLOURS) {
        arb_pack_error(&k->r, rows,
                       "expected rows = { { colour = ..., ap = ..., does = { ... } }, "
                       "... }, four of them");
        return;
    }
    k->c->def[card].rows = (uint16_t)k->c->defs;
    for (int i = 0; i < rows->items && !k->r.failed; i++) {
        const struct arb_node *node = rows->item[i];
        const char *name = arb_read_string(&k->r, node, "name", false);
        int row = add_def(k, node, CLASS_ROW, name ? name : k->c->def[card].name);
        if (k->r.failed)
            return;
        int colour = arb_read_word(&k->r, node, "colour", colour_words, ARB_REQUIRED);
        k->c->def[row].colour = (uint8_t)colour;
        colours |= 1u << colour;
        read_def(k, node, row);
    }
    if (!k->r.failed && colours != (1u << COLOURS) - 1)
        arb_pack_error(&k->r, rows, "a class card has one row of each colour");
}

static void read_printed(struct compiler *k, const struct arb_node *body, enum thing_type type)
{
    int number = add_def(k, body, type, k->r.declaration->name);
    if (k->r.failed)
        return;
    read_own_fields(k, body, &k->c->def[number]);
    arb_go_on(&k->r);
    if (type == CLASS_CARD)
        read_rows(k, body, number);
    else
        read_def(k, body, number);
}

/* ---- Bosses ----------------------------------------------------------------------------- */

static void read_boss_action(struct compiler *k, const struct arb_node *node)
{
    if (!is_plain_table(node)) {
        arb_pack_error(&k->r, node, "expected { name = ..., ap = ..., does = ... }");
        return;
    }
    const char *name = arb_read_string(&k->r, node, "name", true);
    int action = add_def(k, node, CLASS_ROW, name ? name : "");
    if (!k->r.failed)
        read_def(k, node, action);
}

/* bossboard.1, boss.attr.1: three columns of attributes, one definition each, all with the same
 * inherent action, three numbered ones and abilities. */
void read_boss(struct compiler *k, const struct arb_pack *pack, const struct arb_node *body)
{
    const struct arb_node *columns = arb_field_of(body, "by_characters"),
                          *actions = arb_field_of(body, "actions");
    const char *name = k->r.declaration->name;
    (void)pack;
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
        int def = add_def(k, body, BOSS, name);
        if (!k->r.failed)
            read_stats(k, columns->item[i], BOSS, true, k->c->def[def].stat);
    }
    rows = k->c->defs;
    read_boss_action(k, arb_field_of(body, "inherent"));
    for (int i = 0; i < BOSS_ACTIONS && !k->r.failed; i++)
        read_boss_action(k, actions->item[i]);
    struct ability_range own = read_abilities(k, first, body);
    add_text(k, name);
    for (int i = 0; i < BOSS_COLUMNS && !k->r.failed; i++) {
        k->c->def[first + i].rows = (uint16_t)rows;
        k->c->def[first + i].copies = 1;
        k->c->def[first + i].own = (struct abilities){own.first, own.count};
    }
}

/* ---- Dice -------------------------------------------------------------------------------------
 */

static const char *const dice_names[] = {"basic", "blitz", "accuracy", "decision", NULL};
static const char letters[] = "NESW";

static void read_decision_face(struct compiler *k, const struct arb_node *node,
                               struct die_face *face)
{
    char words[32];
    const char *large = item_of(node, 1) ? node->item[1]->string : NULL,
               *small = item_of(node, 2) ? node->item[2]->string : NULL;
    const char *l = large ? strchr(letters, *large) : NULL,
               *s = small ? strchr(letters, *small) : NULL;
    if (node->items != 3 || !l || !s || ((l - letters) ^ (s - letters)) % 2 == 0) {
        arb_pack_error(&k->r, node,
                       "expected { colour, \"N\", \"E\" }, the small letter across the large one");
        return;
    }
    int colour = arb_word_of(&k->r, node->item[0], colour_words);
    face->value = (int8_t)(colour * 16 + (l - letters) * 4 + (s - letters));
    snprintf(words, sizeof words, "%s %s %s", colour_words[colour], large, small);
    face->words = keep_text(k, words);
}

static void read_face(struct compiler *k, const struct arb_node *node, int kind,
                      struct die_face *face)
{
    static const char *const words[] = {"critical", "fumble", "miss", "block", "success", NULL};
    char number[8];
    if (kind == DIE_DECISION) {
        read_decision_face(k, node, face);
    } else if (node->kind == ARB_NODE_INT) {
        face->value = (int8_t)node->number;
        snprintf(number, sizeof number, "%d", face->value);
        face->words = keep_text(k, number);
    } else {
        int word = arb_word_of(&k->r, node, words);
        face->flags = (uint8_t)(1 << (word < 0 ? 0 : word));
        face->value = face->flags == FACE_CRITICAL ? 3 : 0; /* attack.2d */
        face->words = keep_text(k, words[word < 0 ? 0 : word]);
    }
}

void read_die(struct compiler *k, const struct arb_pack *pack, const struct arb_node *body)
{
    (void)pack;
    struct arb_error err = {0};
    int kind = 0;
    while (dice_names[kind] && strcmp(dice_names[kind], k->r.declaration->name) != 0)
        kind++;
    if (!dice_names[kind]) {
        arb_pack_error(&k->r, NULL, "the dice are basic, blitz, accuracy and decision");
        return;
    }
    static const char *const full[] = {"Basic die", "Blitz die", "Accuracy die", "Decision die"};
    struct die *die = &k->c->die[kind];
    *die = (struct die){.name = full[kind]};
    for (int i = 0; i < body->items && i < DICE_SIDES && !k->r.failed; i++)
        read_face(k, body->item[i], kind, &die->face[die->faces++]);
    if (!k->r.failed && !die_check(die, &err))
        arb_pack_error(&k->r, NULL, "%s", err.text);
}

/* ---- Maps ---------------------------------------------------------------------------------------
 */

const char *const terrain_words[] = {"difficult", "fire", "poison", "trap", "object",
                                     "pillar",    "lava", "entry",  "orb",  "treasure",
                                     "water",     "door", NULL};

/* A letter of the legend: "difficult", "orb 1", "door". */
static void read_terrain(struct arb_reader *r, const struct arb_node *node, struct board_kind *out)
{
    char word[24] = "";
    int number = -1, bit = 0;
    if (is_string(node))
        sscanf(node->string, "%23s %d", word, &number);
    while (terrain_words[bit] && strcmp(terrain_words[bit], word) != 0)
        bit++;
    if (!terrain_words[bit]) {
        arb_pack_error(r, node,
                       "this is nothing on a map; expected \"difficult\", \"fire\", "
                       "\"poison\", \"trap\", \"object\", \"pillar\", \"lava\", "
                       "\"water\", \"entry\", \"door\", \"orb\" or \"treasure\"");
        return;
    }
    out->gate = !strcmp(word, "door");
    out->bits = out->gate ? 0 : !strcmp(word, "water") ? LAVA : 1u << bit;
    if (out->bits & (ORB | TREASURE))
        out->bits |= (uint32_t)(number + 1) << TERRAIN_NUMBER;
    snprintf(out->name, sizeof out->name, "%s", node->string);
}

void read_map(struct compiler *k, const struct arb_pack *pack, const struct arb_node *body)
{
    (void)body;
    static const struct board_words words = {read_terrain};
    const struct board *b = board_compile(&k->r, pack, &words, k->c->arena);
    if (b && k->c->maps == MAPS)
        arb_pack_error(&k->r, NULL, "there are more maps than %d", MAPS);
    else if (b)
        k->c->map[k->c->maps++] = b;
}

/* ---- The whole, in the order in which its parts need each other
 * ------------------------------------ */

static const struct declaration_word {
    const char *word;
    int type;
    void (*read)(struct compiler *k, const struct arb_pack *pack, const struct arb_node *body);
} readers[] = {
#define ENTRY(word, type, read) {word, type, read},
    DECLARATIONS(ENTRY)
#undef ENTRY
};

static void read_all(struct compiler *k, const struct arb_pack *pack,
                     const struct declaration_word *word)
{
    for (int i = 0; i < pack->declarations && (!k->r.failed || arb_go_on(&k->r)); i++) {
        k->r.declaration = &pack->declaration[i];
        if (strcmp(k->r.declaration->word, word->word) != 0)
            continue;
        if (word->read)
            word->read(k, pack, k->r.declaration->body);
        else
            read_printed(k, k->r.declaration->body, (enum thing_type)word->type);
    }
}

/* Attacks that no card prints: convert.char.5 and cond.vengeful.1. */
static void add_plain_attacks(struct compiler *k)
{
    ADD(k, k->c->attack, k->c->attacks, ((struct attack_def){.targets = 1}));
    ADD(k, k->c->attack, k->c->attacks, ((struct attack_def){.targets = 1, .value.base = -1}));
}

void *epoch_compile(struct arb_pack *pack, struct arb_error *err)
{
    struct compiler k;
    if (!compile_begin(&k, pack, err))
        return NULL;
    ADD(&k, k.c->def, k.c->defs, ((struct def){.name = ""}));
    ADD(&k, k.c->placement, k.c->placements, ((struct placement){0}));
    add_plain_attacks(&k);
    k.c->technology = (uint16_t)add_text(&k, "Vanished technology");
    for (size_t n = 0; n < sizeof readers / sizeof *readers; n++)
        read_all(&k, pack, &readers[n]);
    bool dice = true;
    for (int i = 0; i < DIE_KINDS; i++)
        dice = dice && k.c->die[i].faces;
    if (!k.r.errors && !(dice && k.c->missions))
        arb_pack_error(&k.r, NULL, "the packs declare no mission, or not all four dice");
    check_records(&k);
    struct arb_error wrong = {0};
    if (!decide_check(game_questions, &wrong))
        arb_pack_error(&k.r, NULL, "%s", wrong.text);
    return compile_end(&k);
}

const struct arb_schema epoch_schema = {
    .declare = declares, .build = program_builds, .stand = program_stands, .game = "phantom-epoch"};

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
