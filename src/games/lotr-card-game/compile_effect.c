/* compile_effect.c - programs: what abilities do, op by op. */
#include "compile.h"

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

static const char *const no_fields[] = {NULL};

static void put(struct compiler *k, const struct arb_node *at, struct program *p, struct op op)
{
    if (p->count == PROGRAM)
        arb_pack_error(&k->r, at, "more than %d effects in one list", PROGRAM);
    if (!k->r.failed)
        p->op[p->count++] = op;
}

static void wrong_form(struct compiler *k, const struct arb_node *node, const char *usage)
{
    arb_pack_error(&k->r, node, "%s is not in its form; expected %s", node->word, usage);
}

static int who_of_field(struct compiler *k, const struct arb_node *node, const char *key)
{
    const struct arb_node *who = arb_field_of(node, key);
    return who ? read_who(k, who) : WHO_YOU;
}

/* Who chooses a target; left out, the rules say who (choose.2, first-player.7). */
static int who_chooses(struct compiler *k, const struct arb_node *node)
{
    const struct arb_node *who = arb_field_of(node, "by");
    return who ? read_who(k, who) : WHO_NONE;
}

/* ---- Effects whose parts stand in a fixed order ------------------------------------ */

/* Take one part, as the letter says; true if the item was used. */
static bool read_part(struct compiler *k, const struct arb_node *node, int at, char takes,
                      struct op *op, const char *usage)
{
    const struct arb_node *item = item_of(node, at);
    bool optional = strchr("NSwat>", takes);
    if (!item && !optional && takes != 'b') {
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
    case 's':
    case 'S':
        if (item)
            op->set = read_set(k, item);
        break;
    case 'd':
        op->to = read_set(k, item);
        break;
    case 'w':
        op->who = (uint8_t)(item ? read_who(k, item) : WHO_YOU);
        break;
    case 'a':
        if (item && !is_player_word(item))
            op->to = read_set(k, item);
        else
            op->who = (uint8_t)(item ? read_who(k, item) : WHO_YOU);
        break;
    case 't':
        if (item && !is_string(item))
            wrong_form(k, node, usage);
        else if (item)
            op->arg = (uint16_t)add_trait(k, item, item->string);
        break;
    case '>':
        k->knows |= KNOWS_TARGET;
        return false;
    case 'b':
        op->body = (uint16_t)read_items(k, node, at);
        if (!op->body)
            wrong_form(k, node, usage);
        break;
    }
    return item != NULL;
}

static void read_plain(struct compiler *k, const struct arb_node *node, const struct op_word *word,
                       struct program *p)
{
    struct op op = {.code = (uint8_t)word->code};
    unsigned knew = k->knows;
    if (op.code == OP_EACH_SEAT)
        k->knows |= KNOWS_EACH;
    arb_only_fields(&k->r, node, no_fields);
    int used = 0;
    bool body = false;
    for (const char *t = word->takes; *t && !k->r.failed; t++) {
        used += read_part(k, node, used, *t, &op, word->usage);
        body |= *t == 'b';
    }
    if (!k->r.failed && !body && node->items > used)
        wrong_form(k, node, word->usage);
    if (op.code == OP_EACH_SEAT)
        k->knows = (k->knows & ~(unsigned)KNOWS_EACH) | (knew & KNOWS_EACH);
    put(k, node, p, op);
}

/* ---- Choices ------------------------------------------------------------------------ */

static void read_choose(struct compiler *k, const struct arb_node *node, const char *usage,
                        struct program *p)
{
    static const char *const fields[] = {"by", "as", NULL};
    arb_only_fields(&k->r, node, fields);
    if (node->items != 1) {
        wrong_form(k, node, usage);
        return;
    }
    int as = arb_read_int(&k->r, node, "as", 1, 2, 1);
    struct op op = {.code = OP_CHOOSE,
                    .arg = (uint16_t)(as - 1),
                    .who = (uint8_t)who_chooses(k, node),
                    .set = read_set(k, node->item[0])};
    k->knows |= as == 1 ? KNOWS_TARGET : KNOWS_TARGET2;
    put(k, node, p, op);
}

static void read_choose_player(struct compiler *k, const struct arb_node *node, const char *usage,
                               struct program *p)
{
    static const char *const fields[] = {"by", "other", "highest_threat", NULL};
    arb_only_fields(&k->r, node, fields);
    if (node->items) {
        wrong_form(k, node, usage);
        return;
    }
    int arg = arb_read_bool(&k->r, node, "other", false) |
              arb_read_bool(&k->r, node, "highest_threat", false) << 1;
    struct op op = {
        .code = OP_CHOOSE_SEAT, .arg = (uint16_t)arg, .who = (uint8_t)who_chooses(k, node)};
    k->knows |= KNOWS_SEAT;
    put(k, node, p, op);
}

static void read_may(struct compiler *k, const struct arb_node *node, const char *usage,
                     struct program *p)
{
    static const char *const fields[] = {"by", "text", NULL};
    arb_only_fields(&k->r, node, fields);
    const char *text = arb_read_string(&k->r, node, "text", false);
    struct op op = {.code = OP_MAY,
                    .who = (uint8_t)who_of_field(k, node, "by"),
                    .text = (uint16_t)(text ? add_text(k, text) : 0),
                    .body = (uint16_t)read_items(k, node, 0)};
    if (!op.body)
        wrong_form(k, node, usage);
    put(k, node, p, op);
}

/* The modes follow their either in the same program. What one of them chooses,
 * the others and what comes after do not know. */
static void read_either(struct compiler *k, const struct arb_node *node, const char *usage,
                        struct program *p)
{
    static const char *const fields[] = {"by", NULL};
    arb_only_fields(&k->r, node, fields);
    struct op either = {.code = OP_EITHER,
                        .who = (uint8_t)who_of_field(k, node, "by"),
                        .arg = (uint16_t)node->items};
    put(k, node, p, either);
    unsigned knew = k->knows;
    bool wrong = arb_go_on(&k->r);
    for (int i = 0; i < node->items && !k->r.failed; i++) {
        const struct arb_node *mode = node->item[i];
        if (!is_word(mode, MODE) || mode->items < 2 || !is_string(mode->item[0]) || mode->fields) {
            wrong_form(k, node, usage);
            return;
        }
        struct op op = {.code = OP_MODE,
                        .text = (uint16_t)add_text(k, mode->item[0]->string),
                        .body = (uint16_t)read_items(k, mode, 1)};
        if (!op.body)
            wrong_form(k, mode, MODE "(\"what is chosen\", effects)");
        wrong |= arb_go_on(&k->r);
        k->knows = knew;
        put(k, mode, p, op);
    }
    if (node->items < 2)
        wrong_form(k, node, usage);
    k->r.failed |= wrong;
}

static void read_if(struct compiler *k, const struct arb_node *node, const char *usage,
                    struct program *p)
{
    static const char *const fields[] = {"then_", "else_", NULL};
    arb_only_fields(&k->r, node, fields);
    const struct arb_node *then = arb_field_of(node, "then_"),
                          *otherwise = arb_field_of(node, "else_");
    if (node->items != 1 || !then) {
        wrong_form(k, node, usage);
        return;
    }
    struct op op = {.code = OP_IF, .condition = (uint16_t)read_condition(k, node->item[0])};
    bool wrong = arb_go_on(&k->r);
    unsigned knew = k->knows;
    op.body = (uint16_t)read_program(k, then);
    wrong |= arb_go_on(&k->r);
    k->knows = knew;
    op.other = (uint16_t)(otherwise ? read_program(k, otherwise) : 0);
    k->knows = knew;
    k->r.failed |= wrong;
    put(k, node, p, op);
}

/* ---- Looking and searching ------------------------------------------------------------ */

static void read_look(struct compiler *k, const struct arb_node *node, const char *usage,
                      struct program *p)
{
    arb_only_fields(&k->r, node, no_fields);
    struct op op = {.code = OP_LOOK};
    if (node->items == 2) {
        op.n = read_value(k, node->item[0]);
        op.who = (uint8_t)read_who(k, node->item[1]);
    } else if (node->items == 1 && !is_value(node->item[0])) {
        op.set = read_set(k, node->item[0]);
    } else {
        wrong_form(k, node, usage);
    }
    k->knows |= KNOWS_TARGET;
    put(k, node, p, op);
}

static void read_search(struct compiler *k, const struct arb_node *node, const char *usage,
                        struct program *p)
{
    static const char *const fields[] = {"top", "to", "must", "rest", NULL};
    static const char *const goals[] = {"hand", "staging", NULL};
    static const char *const rests[] = {"shuffled", "top", NULL};
    arb_only_fields(&k->r, node, fields);
    if (node->items != 2) {
        wrong_form(k, node, usage);
        return;
    }
    const struct arb_node *top = arb_field_of(node, "top");
    struct op op = {.code = OP_SEARCH,
                    .who = (uint8_t)read_who(k, node->item[0]),
                    .set = read_set(k, node->item[1])};
    if (top)
        op.n = read_value(k, top);
    int goal = arb_read_word(&k->r, node, "to", goals, 0);
    int rest = arb_read_word(&k->r, node, "rest", rests, 0);
    op.arg = (uint16_t)(goal | arb_read_bool(&k->r, node, "must", false) << 3 | rest << 4);
    int hidden = IN_DECK | IN_ENCOUNTER_DECK | IN_ENCOUNTER_DISCARD | IN_DISCARD | IN_HAND;
    if (!k->r.failed &&
        (op.set.which != WHICH_FILTER || !(k->c->filter[op.set.filter].places & hidden)))
        arb_pack_error(&k->r, node->item[1],
                       "the search has no place; expected place = \"deck\", "
                       "\"encounter_deck\" or the like");
    if (!k->r.failed)
        suspect(k, EMPTY_SEARCH, node->item[1], op.set.filter);
    if (rest && !top)
        arb_pack_error(&k->r, node, "rest = \"top\" needs top = number: how many cards are seen");
    put(k, node, p, op);
}

static void read_reveal(struct compiler *k, const struct arb_node *node, const char *usage,
                        struct program *p)
{
    static const char *const fields[] = {"instead", "added", NULL};
    arb_only_fields(&k->r, node, fields);
    bool instead = arb_read_bool(&k->r, node, "instead", false);
    bool added = arb_read_bool(&k->r, node, "added", false);
    if (node->items != 1 || (instead && added)) {
        wrong_form(k, node, usage);
        return;
    }
    struct op op = {
        .code = OP_REVEAL, .n = read_value(k, node->item[0]), .arg = instead ? 2 : added};
    put(k, node, p, op);
}

/* ---- Effects that last or come later ----------------------------------------------------- */

static void read_lasting(struct compiler *k, const struct arb_node *node, const char *usage,
                         struct program *p)
{
    static const char *const fields[] = {"frozen", NULL};
    arb_only_fields(&k->r, node, fields);
    bool frozen = arb_read_bool(&k->r, node, "frozen", false);
    if (node->items < 2 || !is_string(node->item[0])) {
        wrong_form(k, node, usage);
        return;
    }
    struct op op = {.code = OP_LASTING,
                    .until = (uint8_t)arb_word_of(&k->r, node->item[0], until_names)};
    int first = read_changes(k, node, 1, 0);
    if (first > INT16_MAX)
        arb_pack_error(&k->r, node, "the packs hold too many changes");
    op.arg = (uint16_t)(first << 1 | frozen);
    put(k, node, p, op);
}

/* Two cards, and for their numbers the number and how long: each of the two is
 * set to what the other has. */
static void read_switch(struct compiler *k, const struct arb_node *node, const char *usage,
                        struct program *p)
{
    arb_only_fields(&k->r, node, no_fields);
    bool values = is_word(node, "switch_values");
    if (node->items != (values ? 4 : 2) || (values && !is_string(node->item[3]))) {
        wrong_form(k, node, usage);
        return;
    }
    struct op op = {.code = values ? OP_SWITCH_VALUES : OP_SWITCH_PLACES,
                    .set = read_set(k, node->item[values]),
                    .to = read_set(k, node->item[values + 1])};
    if (op.set.which == WHICH_FILTER || op.to.which == WHICH_FILTER)
        arb_pack_error(&k->r, node, "two single cards switch; expected target, self or the like");
    if (values) {
        uint8_t stat = (uint8_t)read_stat(k, node->item[0]);
        op.until = (uint8_t)arb_word_of(&k->r, node->item[3], until_names);
        struct modifier of[2] = {{.change = SET_STAT, .stat = stat, .set = op.set, .and_next = 1},
                                 {.change = SET_STAT, .stat = stat, .set = op.to}};
        for (int i = 0; i < 2; i++)
            of[i].value = (struct value){.times = 1,
                                         .measure = MEASURE_STAT,
                                         .which = i ? op.set.which : op.to.which,
                                         .arg = stat};
        int first = ADD(k, k->c->modifier, k->c->modifiers, of[0]);
        ADD(k, k->c->modifier, k->c->modifiers, of[1]);
        op.arg = (uint16_t)(first << 1 | 1);
    }
    put(k, node, p, op);
}

static void read_delayed(struct compiler *k, const struct arb_node *node, const char *usage,
                         struct program *p)
{
    static const char *const fields[] = {"at", NULL};
    arb_only_fields(&k->r, node, fields);
    const struct arb_node *at = arb_field_of(node, "at");
    if (!at || !node->items) {
        wrong_form(k, node, usage);
        return;
    }
    struct op op = {.code = OP_DELAYED, .fact = (uint8_t)read_fact_word(k, at)};
    check_moment(k, at, TIMING_AFTER);
    op.arg = (uint16_t)read_phase(k, at);
    if (at->items)
        arb_pack_error(&k->r, at, "a delayed effect waits for a time, not for a card");
    op.body = (uint16_t)read_items(k, node, 0);
    put(k, node, p, op);
}

/* ---- The others ---------------------------------------------------------------------------- */

static void read_next_stage(struct compiler *k, const struct arb_node *node, const char *usage,
                            struct program *p)
{
    static const char *const fields[] = {"random", NULL};
    arb_only_fields(&k->r, node, fields);
    if (node->items)
        wrong_form(k, node, usage);
    put(k, node, p,
        (struct op){.code = OP_NEXT_STAGE, .arg = arb_read_bool(&k->r, node, "random", false)});
}

static void read_become_enemy(struct compiler *k, const struct arb_node *node, const char *usage,
                              struct program *p)
{
    arb_only_fields(&k->r, node, no_fields);
    if (node->items != 2 || !is_string(node->item[0])) {
        wrong_form(k, node, usage);
        return;
    }
    int def = find_card(k, node->item[0]->string, 1 << ENEMY);
    if (!def)
        arb_pack_error(&k->r, node->item[0], "no enemy is titled %s", shown(k, node->item[0]));
    put(k, node, p,
        (struct op){.code = OP_BECOME_ENEMY,
                    .arg = (uint16_t)def,
                    .who = (uint8_t)read_who(k, node->item[1])});
}

static void read_call(struct compiler *k, const struct arb_node *node, const char *usage,
                      struct program *p)
{
    static const char *const calls[] = {
#define ENTRY(word) word,
        GAME_CALLS(ENTRY)
#undef ENTRY
            NULL};
    arb_only_fields(&k->r, node, no_fields);
    if (node->items != 1 || !is_string(node->item[0]))
        wrong_form(k, node, usage);
    for (int i = 0; !k->r.failed; i++) {
        if (!calls[i])
            arb_pack_error(&k->r, node, "Arbiter has no rule of its own called %s",
                           shown(k, node->item[0]));
        else if (!strcmp(calls[i], node->item[0]->string)) {
            put(k, node, p, (struct op){.code = OP_CALL, .arg = (uint16_t)i});
            return;
        }
    }
}

/* ---- Campaigns ------------------------------------------------------------------------------ */

static void read_earn(struct compiler *k, const struct arb_node *node, const char *usage,
                      struct program *p)
{
    arb_only_fields(&k->r, node, no_fields);
    struct op op = {.code = OP_EARN};
    const struct arb_node *what = item_of(node, 0), *by = item_of(node, 1);
    if (!what || node->items > 2 || (by && !is_string(what))) {
        wrong_form(k, node, usage);
        return;
    }
    if (is_string(what))
        op.arg = (uint16_t)card_named(k, what, ~0, "a boon or a burden");
    else
        op.set = read_set(k, what);
    if (!k->r.failed && op.arg && !k->c->def[op.arg].pool)
        arb_pack_error(&k->r, what, "%s is no boon and no burden", shown(k, what));
    if (by)
        op.who = (uint8_t)read_who(k, by);
    put(k, node, p, op);
}

static void read_note(struct compiler *k, const struct arb_node *node, const char *usage,
                      struct program *p)
{
    arb_only_fields(&k->r, node, no_fields);
    if (node->items != 2 || !is_string(node->item[0])) {
        wrong_form(k, node, usage);
        return;
    }
    put(k, node, p,
        (struct op){.code = OP_NOTE,
                    .text = (uint16_t)add_text(k, node->item[0]->string),
                    .set = read_set(k, node->item[1])});
}

static void read_op(struct compiler *k, const struct arb_node *node, struct program *p)
{
    static const struct {
        int code;
        void (*read)(struct compiler *, const struct arb_node *, const char *, struct program *);
    } own[] = {
        {OP_CHOOSE, read_choose},
        {OP_CHOOSE_SEAT, read_choose_player},
        {OP_MAY, read_may},
        {OP_EITHER, read_either},
        {OP_IF, read_if},
        {OP_LOOK, read_look},
        {OP_SEARCH, read_search},
        {OP_REVEAL, read_reveal},
        {OP_LASTING, read_lasting},
        {OP_DELAYED, read_delayed},
        {OP_SWITCH_PLACES, read_switch},
        {OP_SWITCH_VALUES, read_switch},
        {OP_NEXT_STAGE, read_next_stage},
        {OP_BECOME_ENEMY, read_become_enemy},
        {OP_CALL, read_call},
        {OP_EARN, read_earn},
        {OP_NOTE, read_note},
    };
    if (k->r.failed)
        return;
    if (is_word(node, THEN)) {
        put(k, node, p, (struct op){.code = OP_THEN});
        return;
    }
    const struct op_word *word = NULL;
    for (size_t i = 0; i < sizeof op_words / sizeof *op_words; i++)
        if (is_word(node, op_words[i].word))
            word = &op_words[i];
    if (!word) {
        arb_pack_error(&k->r, node,
                       "%s is no effect; expected draw(...), damage(...), choose{ ... } "
                       "or the like",
                       shown(k, node));
        return;
    }
    for (size_t i = 0; i < sizeof own / sizeof *own; i++)
        if (own[i].code == word->code) {
            own[i].read(k, node, word->usage, p);
            return;
        }
    read_plain(k, node, word, p);
}

/* ---- Programs ---------------------------------------------------------------------------------
 */

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

/* A list among effects is its effects: mode("...", { draw(1), ready(self) }). */
static void read_list(struct compiler *k, const struct arb_node *node, int first, struct program *p)
{
    bool wrong = false;
    for (int i = first; i < node->items; i++) {
        const struct arb_node *item = node->item[i];
        bool list = item->kind == ARB_NODE_TABLE && !item->word;
        if (list && item->fields)
            arb_pack_error(&k->r, item, "a list of effects has a part named \"%s\"",
                           item->field[0].key);
        if (list)
            read_list(k, item, 0, p);
        else
            read_op(k, item, p);
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
    if (node->kind == ARB_NODE_TABLE && !node->word) {
        if (node->fields)
            arb_pack_error(&k->r, node, "a list of effects has a part named \"%s\"",
                           node->field[0].key);
        return read_items(k, node, 0);
    }
    read_op(k, node, &p);
    return add_program(k, &p);
}
