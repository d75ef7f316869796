/* compile_effect.c - programs: what abilities do, op by op. */
#include "kit_config.h"

#include "compile.h"

#include <stdio.h>
#include <stdlib.h>

enum { PROGRAM = 48 };

/* A program while it is read; its nested programs are already in the content. */
struct program {
    int count;
    struct op op[PROGRAM];
};

static const struct op_word {
    const char *word;
    int code;
    const char *takes, *usage;
} op_words[] = {
#define ENTRY(code, word, takes, usage) {word, code, takes, usage},
    KIT_OPS(ENTRY) GAME_OPS(ENTRY)
#undef ENTRY
};

static void put(struct compiler *k, const struct arb_node *at, struct program *p, struct op op)
{
    if (p->count == PROGRAM)
        arb_pack_error(&k->r, at, "more than %d effects in one list", PROGRAM);
    if (!k->r.failed)
        p->op[p->count++] = op;
}

/* Effects whose parts stand in a fixed order. */

static int who_or_you(struct compiler *k, const struct arb_node *node)
{
    return node ? read_who(k, node) : WHO_YOU;
}

/* Take one part, as the letter says; true if the item was used. */
static bool read_part(struct compiler *k, const struct arb_node *node, int at, char takes,
                      struct op *op, const char *usage)
{
    const struct arb_node *item = item_of(node, at);
    bool optional = strchr("NMSwatb", takes);
    if (!item && !optional) {
        wrong_form(k, node, usage);
        return false;
    }
    switch (takes) {
    case 'n':
        op->n = read_value(k, item);
        break;
    case 'N':
        op->n = item ? read_value(k, item) : (struct value){.base = 1};
        break;
    case 'M':
        op->arg = item != NULL;
        if (item)
            op->n = read_value(k, item);
        break;
    case 's':
    case 'S':
        if (item)
            op->set = read_set(k, item);
        break;
    case 'd':
        op->to = read_set(k, item);
        break;
    case 'a':
        if (item && !is_who_word(item)) {
            op->to = read_set(k, item);
            break;
        } /* fall through */
    case 'w':
        op->who = (uint8_t)who_or_you(k, item);
        break;
    case 't':
        if (item && !is_string(item))
            wrong_form(k, node, usage);
        else if (item)
            op->arg = (uint16_t)add_trait(k, item, item->string);
        break;
    case 'b':
        op->body = (uint16_t)read_items(k, node, at);
        if (!op->body)
            wrong_form(k, node, usage);
        break;
    case 'x':
        if (is_string(item))
            op->text = (uint16_t)add_text(k, item->string);
        else
            wrong_form(k, node, usage);
        break;
    case 'k':
        op->arg = (uint16_t)arb_word_of(&k->r, item, game_op_words(op->code));
        break;
    }
    return item != NULL;
}

/* Named parts, as they follow the letters: " whom:s range:#1". */
static void read_named_parts(struct compiler *k, const struct arb_node *node, const char *takes,
                             struct op *op)
{
    enum { PARTS = 8, LETTERS = 16 };
    char name[PARTS][LETTERS];
    const char *names[PARTS + 1] = {NULL};
    int count = 0, end = 0;
    for (const char *t = strchr(takes, ' '); t && count < PARTS; t = strchr(t + 1, ' ')) {
        if (sscanf(t, " %15[^:]:%n", name[count], &end) != 1)
            break;
        const char *key = names[count] = name[count];
        const struct arb_node *part = arb_field_of(node, key);
        if (t[end] == '?')
            op->arg = arb_read_bool(&k->r, node, key, false);
        else if (t[end] == '#')
            op->arg = (uint16_t)arb_read_int(&k->r, node, key, 0, 99, atoi(t + end + 1));
        else if (part)
            op->set = read_set(k, part);
        count++;
    }
    arb_only_fields(&k->r, node, names);
}

static bool takes_effects(const char *takes)
{
    return memchr(takes, 'b', strcspn(takes, " ")) != NULL;
}

static void read_plain(struct compiler *k, const struct arb_node *node, const struct op_word *word,
                       struct op *op)
{
    unsigned knew = k->knows & KNOWS_EACH;
    int used = 0;
    read_named_parts(k, node, word->takes, op);
    if (op->code == OP_EACH_SEAT)
        k->knows |= KNOWS_EACH;
    for (const char *t = word->takes; *t && !strchr("> ", *t) && !k->r.failed; t++)
        used += read_part(k, node, used, *t, op, word->usage);
    if (op->code == OP_EACH_SEAT)
        k->knows = (k->knows & ~(unsigned)KNOWS_EACH) | knew;
    if (!k->r.failed && !takes_effects(word->takes) && node->items > used)
        wrong_form(k, node, word->usage);
    if (strchr(word->takes, '>'))
        k->knows |= KNOWS_TARGET;
}

/* Choices. */

/* Who chooses; left out, the rules of the game say who. */
static uint8_t who_chooses(struct compiler *k, const struct arb_node *node)
{
    const struct arb_node *who = arb_field_of(node, "by");
    return (uint8_t)(who ? read_who(k, who) : WHO_NONE);
}

static void read_choose(struct compiler *k, const struct arb_node *node, const char *usage,
                        struct op *op)
{
    static const char *const fields[] = {"by", "as", NULL};
    arb_only_fields(&k->r, node, fields);
    if (node->items != 1) {
        wrong_form(k, node, usage);
        return;
    }
    int as = arb_read_int(&k->r, node, "as", 1, 2, 1);
    op->arg = (uint16_t)(as - 1);
    op->who = who_chooses(k, node);
    op->set = read_set(k, node->item[0]);
    k->knows |= as == 1 ? KNOWS_TARGET : KNOWS_TARGET2;
}

static void read_choose_seat(struct compiler *k, const struct arb_node *node, const char *usage,
                             struct op *op)
{
    /* Each of the first fields is a bit of the op's arg. */
    static const char *const fields[] = {"other",
#define ENTRY(word) word,
                                         GAME_SEAT_CHOICES(ENTRY)
#undef ENTRY
                                             "by",
                                         NULL};
    arb_only_fields(&k->r, node, fields);
    if (node->items) {
        wrong_form(k, node, usage);
        return;
    }
    for (int i = 0; strcmp(fields[i], "by") != 0; i++)
        op->arg |= (uint16_t)(arb_read_bool(&k->r, node, fields[i], false) << i);
    op->who = who_chooses(k, node);
    k->knows |= KNOWS_SEAT;
}

static void read_may(struct compiler *k, const struct arb_node *node, const char *usage,
                     struct op *op)
{
    static const char *const fields[] = {"by", "text", NULL};
    arb_only_fields(&k->r, node, fields);
    const char *text = arb_read_string(&k->r, node, "text", false);
    op->who = (uint8_t)who_or_you(k, arb_field_of(node, "by"));
    op->text = (uint16_t)(text ? add_text(k, text) : 0);
    op->about = k->in_each;
    op->body = (uint16_t)read_items(k, node, 0);
    if (!op->body)
        wrong_form(k, node, usage);
}

/* The modes follow their either in the same program. What one of them chooses,
 * the others and what comes after do not know. */
static void read_either(struct compiler *k, const struct arb_node *node, const char *usage,
                        struct program *p)
{
    static const char *const fields[] = {"by", NULL};
    arb_only_fields(&k->r, node, fields);
    put(k, node, p,
        (struct op){.code = OP_EITHER,
                    .who = (uint8_t)who_or_you(k, arb_field_of(node, "by")),
                    .about = k->in_each,
                    .arg = (uint16_t)node->items});
    unsigned knew = k->knows;
    bool wrong = arb_go_on(&k->r);
    for (int i = 0; i < node->items && !k->r.failed; i++) {
        const struct arb_node *mode = node->item[i];
        if (!is_word(mode, WORD_MODE) || mode->items < 2 || !is_string(mode->item[0]) ||
            mode->fields) {
            wrong_form(k, node, usage);
            return;
        }
        struct op op = {.code = OP_MODE,
                        .text = (uint16_t)add_text(k, mode->item[0]->string),
                        .body = (uint16_t)read_items(k, mode, 1)};
        if (!op.body)
            wrong_form(k, mode, WORD_MODE "(\"what is chosen\", effects)");
        wrong |= arb_go_on(&k->r);
        k->knows = knew;
        put(k, mode, p, op);
    }
    if (node->items < 2)
        wrong_form(k, node, usage);
    k->r.failed |= wrong;
}

static void read_if(struct compiler *k, const struct arb_node *node, const char *usage,
                    struct op *op)
{
    static const char *const fields[] = {"then_", "else_", NULL};
    arb_only_fields(&k->r, node, fields);
    const struct arb_node *then = arb_field_of(node, "then_"),
                          *otherwise = arb_field_of(node, "else_");
    if (node->items != 1 || !then) {
        wrong_form(k, node, usage);
        return;
    }
    op->condition = (uint16_t)read_condition(k, node->item[0]);
    bool wrong = arb_go_on(&k->r);
    unsigned knew = k->knows;
    op->body = (uint16_t)read_program(k, then);
    wrong |= arb_go_on(&k->r);
    k->knows = knew;
    op->other = (uint16_t)(otherwise ? read_program(k, otherwise) : 0);
    k->knows = knew;
    k->r.failed |= wrong;
}

static void read_each_of(struct compiler *k, const struct arb_node *node, const char *usage,
                         struct op *op)
{
    unsigned knew = k->knows & KNOWS_TARGET2;
    bool outer = k->in_each;
    no_fields(k, node);
    if (node->items < 2) {
        wrong_form(k, node, usage);
        return;
    }
    op->set = read_set(k, node->item[0]);
    k->knows |= KNOWS_TARGET2;
    k->in_each = true;
    op->body = (uint16_t)read_items(k, node, 1);
    k->in_each = outer;
    k->knows = (k->knows & ~(unsigned)KNOWS_TARGET2) | knew;
}

/* Effects that last or come later, and flows. */

static void read_lasting(struct compiler *k, const struct arb_node *node, const char *usage,
                         struct op *op)
{
    static const char *const fields[] = {"frozen", NULL};
    arb_only_fields(&k->r, node, fields);
    bool frozen = arb_read_bool(&k->r, node, "frozen", false);
    if (node->items < 2 || !is_string(node->item[0])) {
        wrong_form(k, node, usage);
        return;
    }
    op->until = (uint8_t)arb_word_of(&k->r, node->item[0], until_names);
    int first = read_changes(k, node, 1, 0);
    if (first > INT16_MAX)
        arb_pack_error(&k->r, node, "the packs hold too many changes");
    op->arg = (uint16_t)(first << 1 | frozen);
}

static void read_delayed(struct compiler *k, const struct arb_node *node, const char *usage,
                         struct op *op)
{
    static const char *const fields[] = {"at", NULL};
    arb_only_fields(&k->r, node, fields);
    const struct arb_node *at = arb_field_of(node, "at");
    if (!at || !node->items) {
        wrong_form(k, node, usage);
        return;
    }
    op->fact = (uint8_t)read_fact_word(k, at);
    check_moment(k, at, TIMING_AFTER);
    op->arg = (uint16_t)read_phase(k, at);
    if (at->items)
        arb_pack_error(&k->r, at, "a delayed effect waits for a time, not for a " THING_WORD);
    op->body = (uint16_t)read_items(k, node, 0);
}

static void read_call(struct compiler *k, const struct arb_node *node, const char *usage,
                      struct op *op)
{
    static const char *const calls[] = {
#define ENTRY(word) word,
        GAME_CALLS(ENTRY)
#undef ENTRY
            NULL};
    no_fields(k, node);
    if (node->items != 1 || !is_string(node->item[0])) {
        wrong_form(k, node, usage);
        return;
    }
    while (calls[op->arg] && strcmp(calls[op->arg], node->item[0]->string) != 0)
        op->arg++;
    if (!calls[op->arg])
        arb_pack_error(&k->r, node, "Arbiter has no rule of its own called %s",
                       shown(k, node->item[0]));
}

/* One effect. */

static const struct op_word *find_op(struct compiler *k, const struct arb_node *node)
{
    for (size_t i = 0; i < sizeof op_words / sizeof *op_words; i++)
        if (is_word(node, op_words[i].word))
            return &op_words[i];
    arb_pack_error(&k->r, node, "%s is no effect; expected " EXAMPLE_OPS " or the like",
                   shown(k, node));
    return NULL;
}

/* Those with a reader of their own. */
static void read_own(struct compiler *k, const struct arb_node *node, const char *usage,
                     struct op *op)
{
    switch (op->code) {
    case OP_CHOOSE:
        read_choose(k, node, usage, op);
        break;
    case OP_CHOOSE_SEAT:
        read_choose_seat(k, node, usage, op);
        break;
    case OP_MAY:
        read_may(k, node, usage, op);
        break;
    case OP_IF:
        read_if(k, node, usage, op);
        break;
    case OP_EACH_OF:
        read_each_of(k, node, usage, op);
        break;
    case OP_LASTING:
        read_lasting(k, node, usage, op);
        break;
    case OP_DELAYED:
        read_delayed(k, node, usage, op);
        break;
    case OP_CALL:
        read_call(k, node, usage, op);
        break;
    default:
        game_read_op(k, node, usage, op);
    }
}

static void read_op(struct compiler *k, const struct arb_node *node, struct program *p)
{
    if (k->r.failed)
        return;
    if (is_word(node, WORD_THEN)) {
        put(k, node, p, (struct op){.code = OP_THEN});
        return;
    }
    const struct op_word *word = find_op(k, node);
    if (!word)
        return;
    if (word->code == OP_EITHER) {
        read_either(k, node, word->usage, p);
        return;
    }
    struct op op = {.code = (uint8_t)word->code};
    if (*word->takes == '*')
        read_own(k, node, word->usage, &op);
    else
        read_plain(k, node, word, &op);
    put(k, node, p, op);
}

/* Programs. */

/* The program becomes one contiguous run, ended by OP_END. */
static int add_program(struct compiler *k, const struct program *p)
{
    int first = 0;
    for (int i = 0; i <= p->count && p->count && !k->r.failed; i++) {
        struct op op = {.code = OP_END};
        if (i < p->count)
            op = p->op[i];
        int index = ADD(k, k->c->op, k->c->ops, op);
        first = first ? first : index;
    }
    return first;
}

static void check_list(struct compiler *k, const struct arb_node *list)
{
    if (list->fields)
        arb_pack_error(&k->r, list, "a list of effects has a part named \"%s\"",
                       list->field[0].key);
}

/* A list among effects is its effects: mode("...", { draw(1), ready(self) }). */
static void read_list(struct compiler *k, const struct arb_node *node, int first, struct program *p)
{
    bool wrong = false;
    for (int i = first; i < node->items; i++) {
        const struct arb_node *item = node->item[i];
        if (is_plain_table(item)) {
            check_list(k, item);
            read_list(k, item, 0, p);
        } else {
            read_op(k, item, p);
        }
        if (arb_go_on(&k->r)) {
            wrong = true;
            k->knows |= KNOWS_OF_CHOICES;
        }
    }
    k->r.failed |= wrong;
}

int read_items(struct compiler *k, const struct arb_node *node, int first)
{
    struct program p;
    p.count = 0;
    read_list(k, node, first, &p);
    return add_program(k, &p);
}

int read_program(struct compiler *k, const struct arb_node *node)
{
    struct program p;
    p.count = 0;
    if (!node || k->r.failed)
        return 0;
    if (is_plain_table(node)) {
        check_list(k, node);
        return read_items(k, node, 0);
    }
    read_op(k, node, &p);
    return add_program(k, &p);
}
