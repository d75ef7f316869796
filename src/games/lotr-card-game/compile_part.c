/* compile_part.c - the small parts of abilities: who, which cards, how many, and
 * on what condition. */
#include "compile.h"

#include <stdio.h>
#include <stdlib.h>

/* ---- Nodes ------------------------------------------------------------------- */

const char *shown(struct compiler *k, const struct arb_node *node)
{
    char *text = k->shown;
    size_t room = sizeof k->shown;
    if (!node)
        return "nothing";
    switch (node->kind) {
    case ARB_NODE_BOOL:
        return node->number ? "true" : "false";
    case ARB_NODE_INT:
        snprintf(text, room, "%lld", (long long)node->number);
        return text;
    case ARB_NODE_STRING:
        snprintf(text, room, "\"%.80s\"", node->string);
        return text;
    default:
        return node->word ? node->word : "a table";
    }
}

bool is_word(const struct arb_node *node, const char *word)
{
    return node && node->kind == ARB_NODE_TABLE && node->word && !strcmp(node->word, word);
}

const struct arb_node *item_of(const struct arb_node *node, int i)
{
    return i < node->items ? node->item[i] : NULL;
}

/* What is missing when a word is used that means nothing here. */
static bool known(struct compiler *k, const struct arb_node *at, const char *word, int needs)
{
    static const struct {
        int bit;
        const char *why;
    } table[] = {
#define ENTRY(bit, why) {bit, why},
        KIT_KNOWS(ENTRY) GAME_KNOWS(ENTRY)
#undef ENTRY
    };
    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        if ((needs & table[i].bit) && !(k->knows & (unsigned)table[i].bit)) {
            arb_pack_error(&k->r, at, "\"%s\" means nothing here: %s", word, table[i].why);
            return false;
        }
    return true;
}

/* ---- Words of a list ------------------------------------------------------------ */

/* A text or a table of texts, each a word of the list, as a mask of bits. */
static int read_mask(struct compiler *k, const struct arb_node *table, const char *key,
                     const char *const *words, const int *needs)
{
    const struct arb_node *node = arb_field_of(table, key);
    if (!node || k->r.failed)
        return 0;
    int mask = 0, count = node->kind == ARB_NODE_TABLE && !node->word ? node->items : 1;
    if (node->kind == ARB_NODE_TABLE && !node->word && node->fields) {
        arb_pack_error(&k->r, node, "field \"%s\" has named parts; expected a list of texts", key);
        return 0;
    }
    for (int i = 0; i < count && !k->r.failed; i++) {
        const struct arb_node *one =
            node->kind == ARB_NODE_TABLE && !node->word ? node->item[i] : node;
        int bit = arb_word_of(&k->r, one, words);
        if (!k->r.failed && (!needs || known(k, one, words[bit], needs[bit])))
            mask |= 1 << bit;
    }
    return mask;
}

bool read_keyword(struct compiler *k, const struct arb_node *node, int *keyword, int *number)
{
    static const char *const numbers[] = {
#define ENTRY(keyword, word, number) number,
        GAME_KEYWORDS(ENTRY)
#undef ENTRY
    };
    if (!is_string(node)) {
        arb_pack_error(&k->r, node,
                       "%s is no keyword; expected a text like \"ranged\" or "
                       "\"doomed 1\"",
                       shown(k, node));
        return false;
    }
    char word[32];
    size_t length = strcspn(node->string, " ");
    snprintf(word, sizeof word, "%.*s", (int)length, node->string);
    *keyword = -1;
    for (int i = 0; i < KEYWORDS; i++)
        if (!strcmp(keyword_names[i], word))
            *keyword = i;
    if (*keyword < 0) {
        const char *near = arb_nearest(word, keyword_names);
        arb_pack_error(&k->r, node, "\"%s\" is no keyword; %s%s%s", node->string,
                       near ? "did you mean \""
                            : "expected ranged, sentinel, restricted, doomed, surge, guarded, "
                              "victory or permanent",
                       near ? near : "", near ? "\"?" : "");
        return false;
    }
    bool numbered = strchr(numbers[*keyword], 'n');
    bool may_number = *numbers[*keyword];
    const char *rest = node->string + length;
    char *end;
    long n = strtol(rest, &end, 10);
    if (!*rest) {
        n = 1;
        end = (char *)rest;
    }
    if (*end || n < 1 || n > 99 || (*rest && !may_number) || (!*rest && numbered)) {
        arb_pack_error(&k->r, node, "\"%s\" is no keyword as printed; expected \"%s%s\"",
                       node->string, word, numbered ? " 1" : "");
        return false;
    }
    *number = (int)n;
    return true;
}

int read_stat(struct compiler *k, const struct arb_node *node)
{
    if (!node) {
        arb_pack_error(&k->r, node, "a number's name is missing; expected \"attack\" or the like");
        return 0;
    }
    return arb_word_of(&k->r, node, stat_names);
}

/* ---- Who ------------------------------------------------------------------------ */

static const struct {
    const char *word;
    int who, needs;
} whos[] = {
#define ENTRY(who, word, needs) {word, who, needs},
    KIT_WHOS(ENTRY) GAME_WHOS(ENTRY){EVERYONE, WHO_ANYONE, 0},
#undef ENTRY
};

static int who_of(const struct arb_node *node)
{
    for (int i = 0; i < (int)(sizeof whos / sizeof *whos); i++)
        if (is_word(node, whos[i].word))
            return i;
    return -1;
}

bool is_player_word(const struct arb_node *node)
{
    return who_of(node) >= 0;
}

int read_who(struct compiler *k, const struct arb_node *node)
{
    if (k->r.failed)
        return WHO_NONE;
    int i = who_of(node);
    if (i < 0) {
        arb_pack_error(&k->r, node,
                       "%s is no player; expected you, first_player, each, "
                       "chosen_player or another word for one",
                       shown(k, node));
        return WHO_NONE;
    }
    return known(k, node, whos[i].word, whos[i].needs) ? whos[i].who : WHO_NONE;
}

static int who_field(struct compiler *k, const struct arb_node *table, const char *key)
{
    const struct arb_node *node = arb_field_of(table, key);
    return node ? read_who(k, node) : WHO_NONE;
}

/* ---- Which ---------------------------------------------------------------------- */

static const struct {
    const char *word;
    int types;
} filters[] = {
#define ENTRY(word, types) {word, types},
    GAME_FILTERS(ENTRY)
#undef ENTRY
};

static int filter_of(const struct arb_node *node)
{
    for (int i = 0; i < (int)(sizeof filters / sizeof *filters); i++)
        if (is_word(node, filters[i].word))
            return i;
    return -1;
}

static int add_filter(struct compiler *k, const struct filter *filter)
{
    for (int i = 1; i < k->c->filters; i++)
        if (!memcmp(&k->c->filter[i], filter, sizeof *filter))
            return i;
    return ADD(k, k->c->filter, k->c->filters, *filter);
}

static int read_title(struct compiler *k, const struct arb_node *table, const char *key)
{
    const char *title = arb_read_string(&k->r, table, key, false);
    if (!title || k->r.failed)
        return 0;
    for (int i = 1; i < k->c->titles; i++)
        if (!strcmp(k->c->title[i], title))
            return i;
    const char *near = arb_nearest(title, k->c->title + 1);
    arb_pack_error(&k->r, arb_field_of(table, key), "no card is titled \"%s\"%s%s%s", title,
                   near ? "; did you mean \"" : "", near ? near : "", near ? "\"?" : "");
    return 0;
}

static void read_filter_spheres(struct compiler *k, const struct arb_node *node,
                                struct filter *filter)
{
    const char *key = arb_field_of(node, "sphere") ? "sphere" : "not_sphere";
    if (!arb_field_of(node, key))
        return;
    filter->sphere_set = *key == 's' ? 1 : 2;
    filter->sphere = (uint8_t)arb_read_word(&k->r, node, key, sphere_names, 0);
    if (*key == 's' && arb_field_of(node, "not_sphere"))
        arb_pack_error(&k->r, node, "both \"sphere\" and \"not_sphere\" are given; expected one");
}

int read_filter(struct compiler *k, const struct arb_node *node)
{
    static const char *const fields[] = {
        "trait",      "not_trait", "sphere",       "not_sphere", "keyword", "title",  "cost",
        "controller", "owner",     "engaged_with", "place",      "is",      "is_not", "type",
        "noted",      "lacks",     "most",         "at_threat",  NULL};
    static const char *const tokens[] = {"damage", NULL};
    static const int state_needs[] = {
#define ENTRY(state, word, needs) needs,
        KIT_STATES(ENTRY) GAME_STATES(ENTRY)
#undef ENTRY
    };
    if (k->r.failed)
        return 0;
    int word = filter_of(node);
    if (word < 0) {
        arb_pack_error(&k->r, node,
                       "%s does not describe cards; expected heroes{ ... }, "
                       "enemies{ ... } or the like",
                       shown(k, node));
        return 0;
    }
    if (node->items) {
        arb_pack_error(&k->r, node,
                       "%s has a part without a name: %s; expected fields like "
                       "trait = \"Orc\"",
                       node->word, shown(k, node->item[0]));
        return 0;
    }
    arb_only_fields(&k->r, node, fields);
    struct filter filter = {.types = (uint16_t)filters[word].types};
    int types = read_mask(k, node, "type", type_names + 1, NULL) << 1;
    if (types && filter.types)
        arb_pack_error(&k->r, node, "%s already says the type; \"type\" goes with cards{ }",
                       node->word);
    filter.types |= (uint16_t)types;
    filter.places = (uint16_t)read_mask(k, node, "place", place_names, NULL);
    filter.with = (uint16_t)read_mask(k, node, "is", state_names, state_needs);
    filter.without = (uint16_t)read_mask(k, node, "is_not", state_names, state_needs);
    const char *trait = arb_read_string(&k->r, node, "trait", false);
    const char *not_trait = arb_read_string(&k->r, node, "not_trait", false);
    filter.trait = trait ? (uint8_t)add_trait(k, node, trait) : 0;
    filter.not_trait = not_trait ? (uint8_t)add_trait(k, node, not_trait) : 0;
    if (trait)
        suspect(k, UNUSED_TRAIT, arb_field_of(node, "trait"), filter.trait);
    if (not_trait)
        suspect(k, UNUSED_TRAIT, arb_field_of(node, "not_trait"), filter.not_trait);
    read_filter_spheres(k, node, &filter);
    filter.keyword = (uint8_t)(1 + arb_read_word(&k->r, node, "keyword", keyword_names, -1));
    filter.controller = (uint8_t)who_field(k, node, "controller");
    filter.owner = (uint8_t)who_field(k, node, "owner");
    filter.engaged_with = (uint8_t)who_field(k, node, "engaged_with");
    filter.title = (uint16_t)read_title(k, node, "title");
    filter.lacks = (uint16_t)read_title(k, node, "lacks");
    const char *noted = arb_read_string(&k->r, node, "noted", false);
    filter.noted = noted ? (uint16_t)add_text(k, noted) : 0;
    filter.most = (uint16_t)(1 + arb_read_word(&k->r, node, "most", tokens, -1));
    filter.at_threat = (uint16_t)arb_read_int(&k->r, node, "at_threat", 1, 50, 0);
    const struct arb_node *cost = arb_field_of(node, "cost");
    if (cost) {
        struct value value = read_value(k, cost);
        filter.cost = (uint16_t)ADD(k, k->c->value, k->c->values, value);
    }
    if (filter.engaged_with && !filter.places)
        filter.places = IN_ENGAGED;
    if (filter.types == 1 << EVENT && !filter.places && !k->in_fact)
        arb_pack_error(&k->r, node,
                       "events are never in play; expected place = \"hand\", "
                       "\"discard\" or \"deck\"");
    if (filter.with & filter.without)
        arb_pack_error(&k->r, node, "the same state stands in \"is\" and in \"is_not\"");
    return k->r.failed ? 0 : add_filter(k, &filter);
}

struct set read_set(struct compiler *k, const struct arb_node *node)
{
    static const struct {
        const char *word;
        int which, needs;
    } table[] = {
#define ENTRY(which, word, needs) {word, which, needs},
        KIT_WHICHES(ENTRY) GAME_WHICHES(ENTRY)
#undef ENTRY
    };
    struct set none = {0};
    if (k->r.failed)
        return none;
    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        if (is_word(node, table[i].word)) {
            if (node->items + node->fields)
                arb_pack_error(&k->r, node, "\"%s\" is a card by itself and takes nothing",
                               node->word);
            return known(k, node, node->word, table[i].needs)
                       ? (struct set){.which = (uint8_t)table[i].which}
                       : none;
        }
    if (filter_of(node) < 0) {
        arb_pack_error(&k->r, node,
                       "%s is no card; expected self, target, heroes{ ... } or "
                       "another word for cards",
                       shown(k, node));
        return none;
    }
    return (struct set){.which = WHICH_FILTER, .filter = (uint16_t)read_filter(k, node)};
}

/* ---- How many -------------------------------------------------------------------- */

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
    if (node->kind == ARB_NODE_INT || is_word(node, ALL) || is_word(node, "value"))
        return true;
    return measure_word(node) != NULL;
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

static struct value measure_of(struct compiler *k, const struct arb_node *node, int measure,
                               const char *takes)
{
    struct value value = {.times = 1, .measure = (uint8_t)measure};
    int next = 0;
    for (const char *t = takes; *t && !k->r.failed; t++) {
        const struct arb_node *item = item_of(node, next++);
        if (!item) {
            arb_pack_error(&k->r, node, "%s has too few parts; expected %s", node->word,
                           *t == 'w'   ? "a player"
                           : *t == 'q' ? "a number's name"
                                       : "a card");
        } else if (*t == 'q') {
            value.arg = (uint8_t)read_stat(k, item);
        } else if (*t == 'w') {
            value.arg = (uint8_t)read_who(k, item);
        } else {
            struct set set = read_set(k, item);
            value.which = set.which;
            value.filter = set.filter;
            if (*t == 's' && set.which == WHICH_FILTER)
                arb_pack_error(&k->r, item,
                               "%s takes one card, not several; expected self, host, "
                               "target or the like",
                               node->word);
        }
    }
    if (!k->r.failed && (node->items > next || node->fields))
        arb_pack_error(&k->r, node, "%s has more parts than it takes", node->word);
    return value;
}

struct value read_value(struct compiler *k, const struct arb_node *node)
{
    struct value none = {0};
    if (k->r.failed)
        return none;
    if (node && node->kind == ARB_NODE_INT)
        return (struct value){.base = (int16_t)read_number(k, node, -999, 999)};
    if (is_word(node, ALL))
        return (struct value){.base = -1};
    const struct measure_word *word = measure_word(node);
    if (word && *word->takes)
        return measure_of(k, node, word->measure, word->takes);
    if (word)
        return known(k, node, node->word, word->needs)
                   ? (struct value){.times = 1, .measure = (uint8_t)word->measure}
                   : none;
    if (!is_word(node, "value")) {
        arb_pack_error(&k->r, node,
                       "%s is no number; expected one, or count(...), x, amount or "
                       "the like",
                       shown(k, node));
        return none;
    }
    const struct arb_node *what = item_of(node, 2);
    if (node->items != 3 || node->fields || !is_value(what) || what->kind == ARB_NODE_INT ||
        is_word(what, ALL) || is_word(what, "value")) {
        arb_pack_error(&k->r, node,
                       "value is not in its form; expected value(start, times, what "
                       "is counted), as in value(1, 2, undefended)");
        return none;
    }
    struct value value = read_value(k, what);
    value.base = (int16_t)read_number(k, node->item[0], -999, 999);
    value.times = (int8_t)read_number(k, node->item[1], -99, 99);
    return value;
}

/* ---- On what condition -------------------------------------------------------------- */

enum { CHAIN = 16 };
struct chain {
    int count;
    struct condition condition[CHAIN];
};

static void add_condition(struct compiler *k, const struct arb_node *at, struct chain *chain,
                          struct value left, int compare, int right)
{
    if (chain->count == CHAIN) {
        arb_pack_error(&k->r, at, "more than %d conditions together", CHAIN);
        return;
    }
    chain->condition[chain->count++] =
        (struct condition){left, (uint8_t)compare, 0, (int16_t)right};
}

static void read_into_chain(struct compiler *k, const struct arb_node *node, struct chain *chain)
{
    static const struct {
        const char *word;
        int compare;
    } compares[] = {
        {"at_least", AT_LEAST}, {"at_most", AT_MOST}, {"equals", EQUAL}, {"differs", NOT_EQUAL}};
    if (k->r.failed)
        return;
    for (size_t i = 0; i < sizeof compares / sizeof *compares; i++)
        if (is_word(node, compares[i].word)) {
            if (node->items != 2 || node->fields) {
                arb_pack_error(&k->r, node,
                               "%s is not in its form; expected %s(what is counted, "
                               "number)",
                               node->word, node->word);
                return;
            }
            struct value left = read_value(k, node->item[0]);
            int right = read_number(k, node->item[1], -999, 999);
            add_condition(k, node, chain, left, compares[i].compare, right);
            return;
        }
    if (is_word(node, "exists") || is_word(node, "none")) {
        struct value left = measure_of(k, node, MEASURE_COUNT, "S");
        bool exists = is_word(node, "exists");
        add_condition(k, node, chain, left, exists ? AT_LEAST : EQUAL, exists ? 1 : 0);
    } else if (is_word(node, "during")) {
        if (node->items != 1 || node->fields) {
            arb_pack_error(&k->r, node, "during is not in its form; expected during(\"combat\")");
            return;
        }
        int phase = 1 + arb_word_of(&k->r, node->item[0], phase_names + 1);
        struct value left = {.times = 1, .measure = MEASURE_PHASE};
        add_condition(k, node, chain, left, EQUAL, phase);
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
