/* compile_part.c - the small parts of abilities: who, and which things. */
#include "kit_config.h"

#include "compile.h"

#include <stdio.h>
#include <stdlib.h>

bool is_known(struct compiler *k, const struct arb_node *at, const char *word, int needs)
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

/* Words of a list. */

/* A text or a table of texts, each a word of the list, as a mask of bits. */
static unsigned read_mask(struct compiler *k, const struct arb_node *table, const char *key,
                          const char *const *words, const int *needs)
{
    const struct arb_node *node = arb_field_of(table, key);
    if (!node || k->r.failed)
        return 0;
    bool many = is_plain_table(node);
    if (many && node->fields) {
        arb_pack_error(&k->r, node, "field \"%s\" has named parts; expected a list of texts", key);
        return 0;
    }
    unsigned mask = 0;
    int count = many ? node->items : 1;
    for (int i = 0; i < count && !k->r.failed; i++) {
        const struct arb_node *one = many ? node->item[i] : node;
        int bit = arb_word_of(&k->r, one, words);
        if (!k->r.failed && (!needs || is_known(k, one, words[bit], needs[bit])))
            mask |= 1u << bit;
    }
    return mask;
}

static int find_keyword(struct compiler *k, const struct arb_node *node, const char *word)
{
    for (int i = 0; i < KEYWORDS; i++)
        if (!strcmp(keyword_names[i], word))
            return i;
    const char *near = arb_nearest(word, keyword_names);
    if (near)
        arb_pack_error(&k->r, node, "\"%s\" is no keyword; did you mean \"%s\"?", node->string,
                       near);
    else
        arb_pack_error(&k->r, node, "\"%s\" is no keyword; expected %s", node->string,
                       word_list(keyword_names, KEYWORDS, NULL, 0, "", " or ").text);
    return -1;
}

bool read_keyword(struct compiler *k, const struct arb_node *node, int *keyword, int *number)
{
    static const char *const numbers[] = {
#define ENTRY(keyword, word, number) number,
        GAME_KEYWORDS(ENTRY)
#undef ENTRY
            ""};
    if (!is_string(node)) {
        arb_pack_error(&k->r, node, "%s is no keyword; expected a text like %s", shown(k, node),
                       EXAMPLE_KEYWORDS);
        return false;
    }
    char word[32];
    size_t length = strcspn(node->string, " ");
    snprintf(word, sizeof word, "%.*s", (int)length, node->string);
    *keyword = find_keyword(k, node, word);
    if (*keyword < 0)
        return false;
    bool numbered = *numbers[*keyword] == 'n', may_number = *numbers[*keyword];
    const char *rest = node->string + length;
    char *end = NULL;
    long n = *rest ? strtol(rest, &end, 10) : 1;
    if ((end && *end) || n < 1 || n > 99 || (*rest ? !may_number : numbered)) {
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
        arb_pack_error(&k->r, node, "a number's name is missing; expected \"%s\" or the like",
                       EXAMPLE_STAT);
        return 0;
    }
    return arb_word_of(&k->r, node, stat_names);
}

int read_phase(struct compiler *k, const struct arb_node *table)
{
    return 1 + arb_read_word(&k->r, table, "phase", phase_names + 1, -1);
}

/* Who. */

static const struct {
    const char *word;
    int who, needs;
} whos[] = {
#define ENTRY(who, word, needs) {word, who, needs},
    KIT_WHOS(ENTRY) GAME_WHOS(ENTRY){WORD_EVERYONE, WHO_ANYONE, 0},
#undef ENTRY
};

static int who_of(const struct arb_node *node)
{
    for (int i = 0; i < (int)(sizeof whos / sizeof *whos); i++)
        if (is_word(node, whos[i].word))
            return i;
    return -1;
}

bool is_who_word(const struct arb_node *node)
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
                       "%s is no " SEAT_WORD "; expected " EXAMPLE_WHOS " or another word for one",
                       shown(k, node));
        return WHO_NONE;
    }
    return is_known(k, node, whos[i].word, whos[i].needs) ? whos[i].who : WHO_NONE;
}

/* Which. */

static const struct {
    const char *word;
    unsigned types;
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

int filter_trait(struct compiler *k, const struct arb_node *filter, const char *key)
{
    const char *name = arb_read_string(&k->r, filter, key, false);
    if (!name)
        return 0;
    int trait = add_trait(k, filter, name);
    suspect(k, UNUSED_TRAIT, arb_field_of(filter, key), trait);
    return trait;
}

int filter_keyword(struct compiler *k, const struct arb_node *filter, const char *key)
{
    return 1 + arb_read_word(&k->r, filter, key, keyword_names, -1);
}

int filter_who(struct compiler *k, const struct arb_node *filter, const char *key)
{
    const struct arb_node *node = arb_field_of(filter, key);
    return node ? read_who(k, node) : WHO_NONE;
}

int filter_title(struct compiler *k, const struct arb_node *filter, const char *key)
{
    const char *title = arb_read_string(&k->r, filter, key, false);
    if (!title || k->r.failed)
        return 0;
    int found = find_text(k->c->title, k->c->titles, title);
    if (found)
        return found;
    const char *near = arb_nearest(title, k->c->title + 1);
    arb_pack_error(&k->r, arb_field_of(filter, key), "no " THING_WORD " is titled \"%s\"%s%s%s",
                   title, near ? "; did you mean \"" : "", near ? near : "", near ? "\"?" : "");
    return 0;
}

int filter_text(struct compiler *k, const struct arb_node *filter, const char *key)
{
    const char *text = arb_read_string(&k->r, filter, key, false);
    return text ? add_text(k, text) : 0;
}

int filter_value(struct compiler *k, const struct arb_node *filter, const char *key)
{
    const struct arb_node *node = arb_field_of(filter, key);
    if (!node)
        return 0;
    struct value value = read_value(k, node);
    return ADD(k, k->c->value, k->c->values, value);
}

static int add_filter(struct compiler *k, struct filter *filter)
{
    static const struct filter plain;
    size_t keys = offsetof(struct filter, more) + sizeof filter->more;
    filter->more =
        memcmp((const char *)filter + keys, (const char *)&plain + keys, sizeof plain - keys) != 0;
    for (int i = 1; i < k->c->filters; i++)
        if (!memcmp(&k->c->filter[i], filter, sizeof *filter))
            return i;
    return ADD(k, k->c->filter, k->c->filters, *filter);
}

/* The types of a filter: those of its word, or of `type` where the word means any. */
static unsigned read_types(struct compiler *k, const struct arb_node *node, unsigned types)
{
    unsigned said = read_mask(k, node, "type", type_names + 1, NULL) << 1;
    if (said && types)
        arb_pack_error(&k->r, node,
                       "%s already says the type; \"type\" goes with " THINGS_WORD "{ }",
                       node->word);
    return types | said;
}

static void read_filter_fields(struct compiler *k, const struct arb_node *node,
                               struct filter *filter)
{
    static const int state_needs[] = {
#define ENTRY(state, word, needs) needs,
        KIT_STATES(ENTRY) GAME_STATES(ENTRY)
#undef ENTRY
    };
    filter->places = (KIT_UINT(PLACE_BITS))read_mask(k, node, "place", place_names, NULL);
    filter->with = (KIT_UINT(STATE_BITS))read_mask(k, node, "is", state_names, state_needs);
    filter->without = (KIT_UINT(STATE_BITS))read_mask(k, node, "is_not", state_names, state_needs);
#define ENTRY(type, field, key, read) filter->field = (type)read(k, node, key);
    KIT_FILTER_KEYS(ENTRY)
    GAME_FILTER_KEYS(ENTRY)
#undef ENTRY
    if (filter->with & filter->without)
        arb_pack_error(&k->r, node, "the same state stands in \"is\" and in \"is_not\"");
}

int read_filter(struct compiler *k, const struct arb_node *node)
{
    static const char *const fields[] = {
#define ENTRY(type, field, key, read) key,
        KIT_FILTER_KEYS(ENTRY) GAME_FILTER_KEYS(ENTRY) "place",
#undef ENTRY
        "is", "is_not", "type", NULL};
    if (k->r.failed)
        return 0;
    int word = filter_of(node);
    if (word < 0) {
        arb_pack_error(&k->r, node,
                       "%s does not describe " THINGS_WORD "; expected " EXAMPLE_FILTERS
                       " or the like",
                       shown(k, node));
        return 0;
    }
    if (node->items) {
        arb_pack_error(&k->r, node,
                       "%s has a part without a name: %s; expected fields like " EXAMPLE_FIELD,
                       node->word, shown(k, node->item[0]));
        return 0;
    }
    arb_only_fields(&k->r, node, fields);
    struct filter filter;
    memset(&filter, 0, sizeof filter); /* compared as a whole, with what lies between its parts */
    filter.types = (KIT_UINT(TYPE_BITS))read_types(k, node, filters[word].types);
    read_filter_fields(k, node, &filter);
    game_check_filter(k, node, &filter);
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
                arb_pack_error(&k->r, node,
                               "\"%s\" is a " THING_WORD " by itself and takes nothing",
                               node->word);
            struct set one = {.which = (uint8_t)table[i].which};
            return is_known(k, node, node->word, table[i].needs) ? one : none;
        }
    if (filter_of(node) < 0) {
        arb_pack_error(&k->r, node,
                       "%s is no " THING_WORD "; expected self, target, " EXAMPLE_FILTER
                       " or another word for " THINGS_WORD,
                       shown(k, node));
        return none;
    }
    return (struct set){.which = WHICH_FILTER, .filter = (uint16_t)read_filter(k, node)};
}
