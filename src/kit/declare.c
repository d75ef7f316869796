#include "kit_config.h"

#include "declare.h"

#include <stdio.h>

#define MAY_BE_LEFT_OUT __attribute__((weak))

#define WORD(word) #word,
static const char *const words[] = {DECLARATIONS(WORD) NULL};
#define READER(word) read_##word,
static void (*const reader[])(struct compiler *k,
                              const struct arb_node *body) = {DECLARATIONS(READER)};

MAY_BE_LEFT_OUT void game_components(UNUSED const struct arb_declaration *d, UNUSED json_t *names)
{
}

MAY_BE_LEFT_OUT const char *const game_in_code[] = {NULL};

const struct arb_schema declare_schema = {.declare = words,
                                          .build = program_builds,
                                          .stand = program_stands,
                                          .things = words,
                                          .parts = game_components,
                                          .in_code = game_in_code,
                                          .game = KIT_ID};

MAY_BE_LEFT_OUT void game_before_packs(struct compiler *k)
{
    (void)k;
}

MAY_BE_LEFT_OUT void game_after_packs(struct compiler *k)
{
    (void)k;
}

static void read_all_of(struct compiler *k, int word)
{
    for (int i = 0; i < k->packs->declarations && (!k->r.failed || arb_go_on(&k->r)); i++) {
        k->r.declaration = &k->packs->declaration[i];
        if (!strcmp(k->r.declaration->word, words[word]))
            reader[word](k, k->r.declaration->body);
    }
}

#ifdef PRINTED_ANEW
static void read_anew(struct compiler *k, int word)
{
    for (int i = 0; i < k->packs->declarations && (!k->r.failed || arb_go_on(&k->r)); i++) {
        const struct arb_declaration *d = &k->packs->declaration[i];
        if (strcmp(d->word, words[word]) != 0 || !arb_field_of(d->body, PRINTED_ANEW))
            continue;
        k->r.declaration = d;
        const struct arb_node *body = body_printed_anew(k, d->body, PRINTED_ANEW);
        if (body)
            reader[word](k, body);
    }
}

static void read_all_anew(struct compiler *k)
{
    k->anew = true;
    for (int word = 0; words[word]; word++)
        read_anew(k, word);
    k->anew = false;
}
#endif

void *declare_compile(struct arb_pack *pack, struct arb_error *err)
{
    struct compiler k;
    if (!compile_begin(&k, pack, err))
        return NULL;
    game_before_packs(&k);
    for (int word = 0; words[word]; word++)
        read_all_of(&k, word);
#ifdef PRINTED_ANEW
    read_all_anew(&k);
#endif
    if (!k.r.errors)
        game_after_packs(&k);
#ifdef KIT_DECIDE_H
    struct arb_error wrong = {0};
    if (!decide_check(game_questions, &wrong))
        arb_pack_error(&k.r, NULL, "%s", wrong.text);
#endif
    return compile_end(&k);
}

int declared_type(const struct compiler *k)
{
    int type = 0;
    while (strcmp(type_names[type], k->r.declaration->word) != 0)
        type++;
    return type;
}

bool declare_room(struct compiler *k, int count, int most)
{
    if (count > most)
        arb_pack_error(&k->r, NULL, "there are more of these than %d", most);
    return count <= most;
}

/* Dice. */

#ifdef KIT_DICE_H
#ifndef DICE_FACES
#define DICE_FACES(X)
#endif
#ifndef DICE_SYMBOL_WORDS
#define DICE_SYMBOL_WORDS "symbols"
#endif

MAY_BE_LEFT_OUT bool game_read_face(struct compiler *k, const struct arb_node *node,
                                    struct die_face *face)
{
    (void)k, (void)node, (void)face;
    return false;
}

/* A number or a word of the game's. */
static bool read_plain_face(struct compiler *k, const struct arb_node *node, struct die_face *face)
{
    static const struct die_face named[] = {
#define NAMED(words_, value_, flags_) {.words = words_, .value = value_, .flags = flags_},
        DICE_FACES(NAMED){0}};
    char number[8];
    if (node->kind == ARB_NODE_INT) {
        snprintf(number, sizeof number, "%d", (int)node->number);
        *face = (struct die_face){.value = (int8_t)node->number, .words = keep_text(k, number)};
    }
    for (const struct die_face *f = named; is_string(node) && f->words; f++)
        if (!strcmp(f->words, node->string))
            *face = *f;
    return face->words != NULL;
}

static void read_face(struct compiler *k, const struct arb_node *node, struct die_face *face)
{
    static const char *const symbol[DICE_SYMBOLS] = {DICE_SYMBOL_WORDS};
    if (read_plain_face(k, node, face) || game_read_face(k, node, face))
        return;
    if (!is_plain_table(node) || !is_string(item_of(node, 0))) {
        arb_pack_error(&k->r, node, "this is no face; expected { \"its words\", ... }");
        return;
    }
    face->words = keep_text(k, node->item[0]->string);
    face->value = (int8_t)arb_read_int(&k->r, node, "value", INT8_MIN, INT8_MAX, 0);
    for (int i = 0; i < DICE_SYMBOLS; i++)
        face->symbol[i] = (uint8_t)arb_read_int(&k->r, node, symbol[i], 0, UINT8_MAX, 0);
}

void declare_die(struct compiler *k, const struct arb_node *body, struct die *die)
{
    struct arb_error err = {0};
    *die = (struct die){.name = keep_text(k, k->r.declaration->name)};
    if (!declare_room(k, body->items, DICE_SIDES))
        return;
    for (int i = 0; i < body->items && !k->r.failed; i++)
        read_face(k, body->item[i], &die->face[die->faces++]);
    if (!k->r.failed && !die_check(die, &err))
        arb_pack_error(&k->r, NULL, "%s", err.text);
}

int declared_die(struct compiler *k, const char *const *names)
{
    int count = 0;
    for (; names[count]; count++)
        if (!strcmp(names[count], k->r.declaration->name))
            return count;
    arb_pack_error(&k->r, NULL, "there is no such die; expected %s",
                   word_list(names, count, NULL, 0, "", " or ").text);
    return -1;
}
#endif

/* Maps. */

#ifdef KIT_BOARD_MAP_H
const struct board *declare_board(struct compiler *k, const char *const *kinds)
{
    return board_compile_kinds(&k->r, k->packs, kinds, k->c->arena);
}

const struct board *declare_board_of(struct compiler *k, const struct board_word *rows)
{
    return board_compile_words(&k->r, k->packs, rows, k->c->arena);
}
#endif

#ifdef KIT_BOARD
void add_board(struct compiler *k, const struct board *b)
{
    if (b && declare_room(k, k->c->boards + 1, BOARDS))
        k->c->board[k->c->boards++] = b;
}

const struct board *board_field(struct compiler *k, const struct arb_node *body, const char *key)
{
    const char *name = arb_read_string(&k->r, body, key, true);
    for (int i = 0; name && i < k->c->boards; i++)
        if (!strcmp(k->c->board[i]->name, name))
            return k->c->board[i];
    arb_pack_error(&k->r, arb_field_of(body, key), "there is no map of this name");
    return NULL;
}
#endif

/* Things with effects. */

#ifdef KIT_EFFECTS_USUAL_H
MAY_BE_LEFT_OUT int game_type_of(const ARB_CONTENT *c, int thing)
{
    return KIT_DEF(c, thing)->type;
}

struct thing_def *declare_thing(struct compiler *k, const struct arb_node *body, int thing,
                                int type)
{
    struct thing_def *def = KIT_DEF(k->c, thing);
    def->type = (uint8_t)type;
    def->name = keep_text(k, k->r.declaration->name);
    def->text = keep_text(k, arb_read_string(&k->r, body, "text", false));
    check_fields(k, body, type);
    read_stats(k, body, type, true, def->stat);
    struct ability_range own = read_abilities(k, thing, body);
    def->own = (struct abilities){own.first, own.count};
    return def;
}

struct thing_def *declare_piece(struct compiler *k, int thing, int type, const char *name,
                                const char *icon)
{
    struct thing_def *def = KIT_DEF(k->c, thing);
    *def = (struct thing_def){.name = name, .type = (uint8_t)type, .icon = icon};
    for (int i = 0; i < STATS; i++)
        def->stat[i] = NO_VALUE;
    return def;
}
#endif

/* Campaigns. */

#ifdef KIT_CAMPAIGN_H
MAY_BE_LEFT_OUT void read_campaign(struct compiler *k, const struct arb_node *body);
void read_campaign(struct compiler *k, const struct arb_node *body)
{
    (void)body;
    campaign_declare(&k->r, k->c->arena, KIT_CAMPAIGNS(k->c), k->c);
}
#endif
