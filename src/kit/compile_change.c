/* compile_change.c - what constant abilities and lasting effects change, and what abilities
 * cost. */
#include "kit_config.h"

#include "compile.h"

/* How many stand together. */
enum { MOST = 8 };

/* Changes. */

static const struct change_word {
    const char *word;
    int change;
    const char *takes, *usage;
} change_words[] = {
#define ENTRY(change, word, takes, usage) {word, change, takes, usage},
    KIT_CHANGES(ENTRY) GAME_CHANGES(ENTRY)
#undef ENTRY
};

static void read_trait(struct compiler *k, const struct arb_node *item, struct modifier *m)
{
    if (!is_string(item)) {
        arb_pack_error(&k->r, item, "%s is no trait; expected a text", shown(k, item));
        return;
    }
    m->arg = (uint16_t)add_trait(k, item, item->string);
    if (m->change != GAIN_TRAIT)
        suspect(k, UNUSED_TRAIT, item, m->arg);
}

static void read_change_part(struct compiler *k, const struct arb_node *item, char takes,
                             struct modifier *m)
{
    int keyword, number;
    switch (takes) {
    case 'q':
        m->stat = (uint8_t)read_stat(k, item);
        break;
    case 'n':
        m->value = read_value(k, item);
        break;
    case 's':
        m->set = read_set(k, item);
        break;
    case 'v':
    case 'V':
        m->who = (uint8_t)read_who(k, item);
        break;
    case 't':
        read_trait(k, item, m);
        break;
    case 'k':
        if (read_keyword(k, item, &keyword, &number)) {
            m->arg = (uint16_t)keyword;
            m->value.base = (int16_t)number;
        }
        break;
    case 'y':
        m->arg = (uint16_t)(1 + arb_word_of(&k->r, item, type_names + 1));
        break;
    default:
        game_read_change(k, item, takes, m);
    }
}

static const struct change_word *find_change(struct compiler *k, const struct arb_node *node)
{
    for (size_t i = 0; i < sizeof change_words / sizeof *change_words; i++)
        if (is_word(node, change_words[i].word))
            return &change_words[i];
    arb_pack_error(&k->r, node, "%s is no change; expected " EXAMPLE_CHANGES " or the like",
                   shown(k, node));
    return NULL;
}

static struct modifier read_change(struct compiler *k, const struct arb_node *node)
{
    struct modifier m = {0};
    const struct change_word *word = k->r.failed ? NULL : find_change(k, node);
    if (!word)
        return m;
    m.change = (uint8_t)word->change;
    no_fields(k, node);
    int used = 0;
    for (const char *t = word->takes; *t && !k->r.failed; t++) {
        const struct arb_node *item = item_of(node, used);
        bool optional = *t == 'v' || (*t == 't' && !t[1]);
        if (item) {
            read_change_part(k, item, *t, &m);
            used++;
        } else if (*t == 'V') {
            m.who = WHO_ANYONE;
        } else if (!optional) {
            wrong_form(k, node, word->usage);
        }
    }
    if (!k->r.failed && node->items > used)
        wrong_form(k, node, word->usage);
    return m;
}

int read_changes(struct compiler *k, const struct arb_node *node, int first_item, int condition)
{
    struct modifier list[MOST];
    int count = node->items - first_item, first = 0;
    if (count > MOST) {
        arb_pack_error(&k->r, node, "more than %d changes together", MOST);
        return 0;
    }
    bool wrong = false;
    for (int i = 0; i < count; i++) {
        list[i] = read_change(k, node->item[first_item + i]);
        list[i].condition = (uint16_t)condition;
        list[i].and_next = i + 1 < count;
        wrong |= arb_go_on(&k->r);
    }
    k->r.failed |= wrong;
    for (int i = 0; i < count && !k->r.failed; i++) {
        int index = ADD(k, k->c->modifier, k->c->modifiers, list[i]);
        first = first ? first : index;
    }
    return first;
}

/* Costs. */

static const struct cost_word {
    const char *word;
    int code;
    const char *takes, *usage;
} cost_words[] = {
#define ENTRY(code, word, takes, usage) {word, code, takes, usage},
    GAME_COSTS(ENTRY)
#undef ENTRY
};

static const struct cost_word *find_cost(struct compiler *k, const struct arb_node *node)
{
    for (size_t i = 0; i < sizeof cost_words / sizeof *cost_words; i++)
        if (is_word(node, cost_words[i].word))
            return &cost_words[i];
    arb_pack_error(&k->r, node, "%s is no cost; expected " EXAMPLE_COSTS " or the like",
                   shown(k, node));
    return NULL;
}

static struct cost read_cost(struct compiler *k, const struct arb_node *node)
{
    struct cost cost = {0};
    const struct cost_word *word = k->r.failed ? NULL : find_cost(k, node);
    if (!word)
        return cost;
    cost.code = (uint8_t)word->code;
    no_fields(k, node);
    int used = 0;
    for (const char *t = word->takes; *t && *t != '$' && !k->r.failed; t++) {
        const struct arb_node *item = item_of(node, used);
        used += item != NULL;
        if (*t == 'w')
            cost.who = (uint8_t)(item ? read_who(k, item) : WHO_YOU);
        else if (!item)
            wrong_form(k, node, word->usage);
        else if (*t == 'n')
            cost.n = read_value(k, item);
        else
            cost.set = read_set(k, item);
    }
    if (!k->r.failed && node->items > used)
        wrong_form(k, node, word->usage);
    if (strchr(word->takes, '$'))
        k->knows |= KNOWS_PAID;
    return cost;
}

int read_costs(struct compiler *k, const struct arb_node *node, bool items)
{
    struct cost list[MOST + 1] = {0};
    if (!node || k->r.failed)
        return 0;
    bool many = items || is_plain_table(node);
    int count = many ? node->items : 1;
    if (count > MOST || (many && !count)) {
        arb_pack_error(&k->r, node, "%d costs; expected 1 to %d", count, MOST);
        return 0;
    }
    bool wrong = false;
    for (int i = 0; i < count; i++) {
        list[i] = read_cost(k, many ? node->item[i] : node);
        wrong |= arb_go_on(&k->r);
    }
    k->r.failed |= wrong;
    int first = 0;
    for (int i = 0; i <= count && !k->r.failed; i++) {
        int index = ADD(k, k->c->cost, k->c->costs, list[i]);
        first = first ? first : index;
    }
    return first;
}
