/* The words of effects that have parts of their own, and the keys of filters. */
#include "kit_config.h"

#include "compile_part.h"

#include <stdlib.h>

int filter_conditions(struct compiler *k, const struct arb_node *filter, const char *key)
{
    return read_statuses(k, arb_field_of(filter, key));
}

/* Bits of enum terrain, in their order. */
static const char *const terrain_words[] = {"difficult", "fire", "poison", "trap", "object",
                                            "pillar",    "lava", "entry",  NULL};

int filter_terrain(struct compiler *k, const struct arb_node *filter, const char *key)
{
    int word = arb_read_word(&k->r, filter, key, terrain_words, -1);
    return word < 0 ? 0 : 1 << word;
}

int filter_colour(struct compiler *k, const struct arb_node *filter, const char *key)
{
    return 1 + arb_read_word(&k->r, filter, key, colour_words, -1);
}

int filter_from(struct compiler *k, const struct arb_node *filter, const char *key)
{
    const struct arb_node *node = arb_field_of(filter, key);
    struct set set = node ? read_set(k, node) : (struct set){0};
    if (set.which == WHICH_FILTER)
        arb_pack_error(&k->r, node,
                       "a range is counted from one thing; expected me, target or "
                       "the like");
    return set.which;
}

void game_check_filter(struct compiler *k, const struct arb_node *node, struct filter *f)
{
    (void)k;
    if (is_word(node, "allies"))
        f->with |= IS_ALLY;
    if (is_word(node, "enemies"))
        f->with |= IS_ENEMY;
}

/* Attacks, movement, healing. */

/* The number that stands first. */
static struct value first_value(struct compiler *k, const struct arb_node *node, const char *usage)
{
    if (node->items < 1) {
        wrong_form(k, node, usage);
        return (struct value){0};
    }
    return read_value(k, node->item[0]);
}

/* range.6: "+1" adds to the base range, range.6b: 5 stands instead of it. */
static void read_range(struct compiler *k, const struct arb_node *node, struct attack_def *a)
{
    const struct arb_node *range = arb_field_of(node, "range");
    char *end;
    if (!range)
        return;
    a->has_range = true;
    if (!is_string(range)) {
        a->range = read_value(k, range);
        return;
    }
    a->range_adds = true;
    a->range.base = (int16_t)strtol(range->string, &end, 10);
    if (!strchr("+-", range->string[0]) || *end)
        arb_pack_error(&k->r, range, "expected a number, or a text like \"+1\"");
}

static void read_attack(struct compiler *k, const struct arb_node *node, const char *usage,
                        struct op *op)
{
    static const char *const dice[] = {"-", "basic", "blitz", NULL};
    static const struct field fields[] = {
        {"targets", TO_NUMBER(struct attack_def, targets, 1, ATTACK_TARGETS, 1)},
        {"die", TO_WORD(struct attack_def, die, dice, 1, 0)},
        {"together", TO_FLAG(struct attack_def, together, false)},
        {0},
    };
    struct attack_def a = {.value = first_value(k, node, usage)};
    read_record(k, node, fields, OTHER_FIELDS("range", "pierce", "inflict", "hit", "whom"), &a);
    read_range(k, node, &a);
    const struct arb_node *pierce = arb_field_of(node, "pierce"),
                          *whom = arb_field_of(node, "whom"), *hit = arb_field_of(node, "hit");
    if (pierce)
        a.pierce = read_value(k, pierce);
    a.inflict = (uint16_t)read_statuses(k, arb_field_of(node, "inflict"));
    if (whom)
        a.whom = read_set(k, whom);
    unsigned knew = k->knows;
    k->knows |= KNOWS_TARGET;
    a.hit = (uint16_t)read_program(k, hit);
    k->knows = knew;
    op->n = a.value;
    op->arg = (uint16_t)ADD(k, k->c->attack, k->c->attacks, a);
}

/* What takes a word. */

const char *const *game_op_words(int op)
{
    static const char *const hazards[] = {"fire", "poison", "trap", NULL};
    return op == OP_HAZARD ? hazards : status_keys;
}

/* Missions. */

/* spawn{ "Grallok Archer", at = { "E-9", "C-9" }, from = 2 } */
static void read_spawn(struct compiler *k, const struct arb_node *node, const char *usage,
                       struct op *op)
{
    static const char *const fields[] = {"at", "from", NULL};
    arb_only_fields(&k->r, node, fields);
    const struct arb_node *at = arb_field_of(node, "at");
    if (node->items != 1 || !at) {
        wrong_form(k, node, usage);
        return;
    }
    bool many = is_plain_table(at);
    op->arg = (uint16_t)k->c->placements;
    op->n.base = (int16_t)(many ? at->items : 1);
    for (int i = 0; i < op->n.base && !k->r.failed; i++) {
        struct placement p = read_placement(k, node, node->item[0], many ? at->item[i] : at);
        ADD(k, k->c->placement, k->c->placements, p);
    }
}

/* find("Impervium Helm", me) */
static void read_find(struct compiler *k, const struct arb_node *node, const char *usage,
                      struct op *op)
{
    if (node->items != 2 || node->fields || !is_string(node->item[0])) {
        wrong_form(k, node, usage);
        return;
    }
    op->arg = (uint16_t)sheet_def(k->c, -1, node->item[0]->string);
    if (!op->arg)
        arb_pack_error(&k->r, node, "there is no gear \"%s\"", node->item[0]->string);
    op->set = read_set(k, node->item[1]);
}

void game_read_op(struct compiler *k, const struct arb_node *node, const char *usage, struct op *op)
{
    switch (op->code) {
    case OP_ATTACK:
        read_attack(k, node, usage, op);
        break;
    case OP_SPAWN:
        read_spawn(k, node, usage, op);
        break;
    default: /* OP_FIND */
        read_find(k, node, usage, op);
    }
}
