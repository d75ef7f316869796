/* compile_value.c - the small parts of abilities: how many, and on what condition. */
#include "kit_config.h"

#include "compile.h"

/* How many. */

static const struct measure_word {
    const char *word;
    int measure;
    const char *takes; /* "": it stands alone */
    int needs;
} measures[] = {
#define ALONE(measure, word, needs) {word, measure, "", needs},
#define OF(measure, word, takes) {word, measure, takes, 0},
    KIT_MEASURES(ALONE) GAME_MEASURES(ALONE) KIT_MEASURES_OF(OF) GAME_MEASURES_OF(OF)
#undef ALONE
#undef OF
};

static const struct measure_word *measure_word(const struct arb_node *node)
{
    for (size_t i = 0; i < sizeof measures / sizeof *measures; i++)
        if (is_word(node, measures[i].word))
            return &measures[i];
    return NULL;
}

bool is_value(const struct arb_node *node)
{
    if (!node)
        return false;
    return node->kind == ARB_NODE_INT || is_word(node, WORD_ALL) || is_word(node, "value") ||
           measure_word(node);
}

static int read_number(struct compiler *k, const struct arb_node *node, int min, int max)
{
    if (k->r.failed)
        return 0;
    if (node && node->kind == ARB_NODE_INT && node->number >= min && node->number <= max)
        return (int)node->number;
    arb_pack_error(&k->r, node, "%s is out of place; expected a whole number from %d to %d",
                   shown(k, node), min, max);
    return 0;
}

struct value read_measure_of(struct compiler *k, const struct arb_node *node, int measure,
                             const char *takes)
{
    struct value value = {.times = 1, .measure = (uint8_t)measure};
    int next = 0;
    for (const char *t = takes; *t && !k->r.failed; t++) {
        const struct arb_node *item = item_of(node, next++);
        if (!item) {
            arb_pack_error(&k->r, node, "%s has too few parts; expected %s", node->word,
                           *t == 'w'   ? "a " SEAT_WORD
                           : *t == 'q' ? "a number's name"
                                       : "a " THING_WORD);
        } else if (*t == 'q') {
            value.arg = (uint8_t)read_stat(k, item);
        } else if (*t == 'k') {
            value.arg |= (uint8_t)arb_word_of(&k->r, item, game_measure_words(measure));
        } else if (*t == '#') {
            value.arg |= (uint8_t)(read_number(k, item, 1, 15) << 4);
        } else if (*t == 'w') {
            value.arg = (uint8_t)read_who(k, item);
        } else {
            struct set set = read_set(k, item);
            value.which = set.which;
            value.filter = set.filter;
            if (*t == 's' && set.which == WHICH_FILTER)
                arb_pack_error(&k->r, item,
                               "%s takes one " THING_WORD ", not several; expected " EXAMPLE_WHICHES
                               " or the like",
                               node->word);
        }
    }
    if (!k->r.failed && (node->items > next || node->fields))
        arb_pack_error(&k->r, node, "%s has more parts than it takes", node->word);
    return value;
}

/* value(start, times, what is counted) */
static struct value read_sum(struct compiler *k, const struct arb_node *node)
{
    const struct arb_node *what = item_of(node, 2);
    if (node->items != 3 || node->fields || !measure_word(what)) {
        arb_pack_error(&k->r, node,
                       "value is not in its form; expected value(start, times, what "
                       "is counted), as in value(1, 2, " EXAMPLE_MEASURE ")");
        return (struct value){0};
    }
    struct value value = read_value(k, what);
    value.base = (int16_t)read_number(k, node->item[0], -999, 999);
    value.times = (int8_t)read_number(k, node->item[1], -99, 99);
    return value;
}

struct value read_value(struct compiler *k, const struct arb_node *node)
{
    struct value none = {0};
    const struct measure_word *word = measure_word(node);
    if (k->r.failed)
        return none;
    if (node && node->kind == ARB_NODE_INT)
        return (struct value){.base = (int16_t)read_number(k, node, -999, 999)};
    if (is_word(node, WORD_ALL))
        return (struct value){.base = -1};
    if (is_word(node, "value"))
        return read_sum(k, node);
    if (word && *word->takes)
        return read_measure_of(k, node, word->measure, word->takes);
    if (word) {
        struct value one = {.times = 1, .measure = (uint8_t)word->measure};
        return is_known(k, node, node->word, word->needs) ? one : none;
    }
    arb_pack_error(&k->r, node,
                   "%s is no number; expected one, or count(...), x, amount or "
                   "the like",
                   shown(k, node));
    return none;
}

/* On what condition. */

enum { CHAIN = 16 };
struct chain {
    int count;
    struct condition condition[CHAIN];
};

static void add_condition(struct compiler *k, const struct arb_node *at, struct chain *chain,
                          struct value left, enum compare compare, int right)
{
    if (chain->count == CHAIN) {
        arb_pack_error(&k->r, at, "more than %d conditions together", CHAIN);
        return;
    }
    chain->condition[chain->count++] =
        (struct condition){left, (uint8_t)compare, 0, (int16_t)right};
}

static void read_comparison(struct compiler *k, const struct arb_node *node, enum compare compare,
                            struct chain *chain)
{
    if (node->items != 2 || node->fields) {
        arb_pack_error(&k->r, node, "%s is not in its form; expected %s(what is counted, number)",
                       node->word, node->word);
        return;
    }
    struct value left = read_value(k, node->item[0]);
    int right = read_number(k, node->item[1], -999, 999);
    add_condition(k, node, chain, left, compare, right);
}

static void read_during(struct compiler *k, const struct arb_node *node, struct chain *chain)
{
    if (node->items != 1 || node->fields) {
        arb_pack_error(&k->r, node,
                       "during is not in its form; expected during(\"" EXAMPLE_PHASE "\")");
        return;
    }
    int phase = 1 + arb_word_of(&k->r, node->item[0], phase_names + 1);
    add_condition(k, node, chain, (struct value){.times = 1, .measure = MEASURE_PHASE}, EQUAL,
                  phase);
}

static void read_into_chain(struct compiler *k, const struct arb_node *node, struct chain *chain)
{
    static const struct {
        const char *word;
        enum compare compare;
    } compares[] = {
        {"at_least", AT_LEAST}, {"at_most", AT_MOST}, {"equals", EQUAL}, {"differs", NOT_EQUAL}};
    if (k->r.failed)
        return;
    for (size_t i = 0; i < sizeof compares / sizeof *compares; i++)
        if (is_word(node, compares[i].word)) {
            read_comparison(k, node, compares[i].compare, chain);
            return;
        }
    if (is_word(node, "exists")) {
        add_condition(k, node, chain, read_measure_of(k, node, MEASURE_COUNT, "S"), AT_LEAST, 1);
    } else if (is_word(node, "none")) {
        add_condition(k, node, chain, read_measure_of(k, node, MEASURE_COUNT, "S"), EQUAL, 0);
    } else if (is_word(node, "during")) {
        read_during(k, node, chain);
    } else if (is_word(node, "all_of")) {
        for (int i = 0; i < node->items; i++)
            read_into_chain(k, node->item[i], chain);
        if (node->fields || !node->items)
            arb_pack_error(&k->r, node,
                           "all_of is not in its form; expected all_of{ condition, "
                           "condition }");
    } else {
        arb_pack_error(&k->r, node,
                       "%s is no condition; expected exists(...), none(...), "
                       "at_least(...), at_most(...), equals(...), differs(...), during(...) or "
                       "all_of{ ... }",
                       shown(k, node));
    }
}

int read_condition(struct compiler *k, const struct arb_node *node)
{
    struct chain chain = {0};
    if (!node || k->r.failed)
        return 0;
    read_into_chain(k, node, &chain);
    int first = 0;
    for (int i = 0; i < chain.count && !k->r.failed; i++) {
        chain.condition[i].and_next = i + 1 < chain.count;
        int index = ADD(k, k->c->condition, k->c->conditions, chain.condition[i]);
        first = first ? first : index;
    }
    return first;
}
