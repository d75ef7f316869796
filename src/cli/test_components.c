/* test_components.c - the things that the packs of a game declare, and what tests have them do
 * and leave undone. A table of them is {name: bits}. */
#include "cli.h"
#include "pack.h"
#include "rules.h"
#include "test.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum { ACTS_IN_A_TEST = 1, MUST_NOT_IN_A_TEST = 2 };

/* What there is. */

static const struct arb_schema *schema_of(const char *game)
{
    for (const struct arb_rules *const *rules = arb_all_rules; *rules; rules++)
        if (strcmp((*rules)->id, game) == 0)
            return (*rules)->schema;
    return NULL;
}

static bool is_one_of(const char *word, const char *const *words)
{
    for (; words && *words; words++)
        if (strcmp(*words, word) == 0)
            return true;
    return false;
}

/* Its own name, or those of what tests can be about in it. */
static json_t *names_of(const struct arb_schema *schema, const struct arb_declaration *d)
{
    json_t *names = json_array();
    if (schema->parts)
        schema->parts(d, names);
    else
        json_array_append_new(names, json_string(d->name));
    return names;
}

/* Two kinds of things of one name: each is told by its kind. */
static void add_component(json_t *components, json_t *kinds, const char *name, const char *kind)
{
    const char *first = json_string_value(json_object_get(kinds, name));
    char *whole = NULL;
    if (!first) {
        json_object_set_new(kinds, name, json_string(kind));
        json_object_set_new(components, name, json_integer(0));
    } else if (strcmp(first, kind) != 0) {
        if (json_object_get(components, name)) {
            text_add(&whole, "%s (%s)", name, first);
            json_object_del(components, name);
            json_object_set_new(components, whole, json_integer(0));
            free(whole);
            whole = NULL;
        }
        text_add(&whole, "%s (%s)", name, kind);
        json_object_set_new(components, whole, json_integer(0));
        free(whole);
    }
}

json_t *components_of(const char *game)
{
    json_t *components = json_object(), *kinds = json_object();
    const struct arb_schema *schema = schema_of(game);
    char relative[256], folder[4096];
    snprintf(relative, sizeof relative, "packs/%s", game);
    struct arb_pack *pack = NULL;
    if (schema && cli_data_path(relative, folder, sizeof folder)) {
        struct arb_error err;
        pack = arb_pack_load((const char *const[]){folder, NULL}, schema, &err);
        if (!pack)
            cli_error(&err);
    }
    for (int i = 0; pack && i < pack->declarations; i++) {
        const struct arb_declaration *d = &pack->declaration[i];
        json_t *names = is_one_of(d->word, schema->things) ? names_of(schema, d) : NULL, *name;
        size_t n;
        json_array_foreach (names, n, name)
            add_component(components, kinds, json_string_value(name), d->word);
        json_decref(names);
    }
    if (pack)
        arb_pack_free(pack);
    json_decref(kinds);
    return components;
}

/* What tests say of it. */

/* "not after a miss", "a die more; nothing for others": such a test has something in it that the
 * thing must not do. */
bool title_says_not(const char *title)
{
    static const char *const words[] = {"not",     "no",    "nor",     "none",    "nobody",
                                        "nothing", "never", "nowhere", "neither", "cannot",
                                        "without", "only",  NULL};
    char word[16];
    size_t length = 0;
    for (;; title++) {
        if (isalpha((unsigned char)*title)) {
            if (length < sizeof word - 1)
                word[length] = (char)tolower((unsigned char)*title);
            length++;
            continue;
        }
        word[length < sizeof word ? length : 0] = 0;
        if (length && is_one_of(word, words))
            return true;
        if (!*title)
            return false;
        length = 0;
    }
}

void component_tested(json_t *components, const char *named, const char *title, bool acts)
{
    json_t *bits = named ? json_object_get(components, named) : NULL;
    const char *name;
    if (named && !bits)
        json_object_foreach (components, name, bits)
            if (same_name(name, named)) {
                named = name;
                break;
            }
    if (named && bits)
        json_integer_set(bits, json_integer_value(bits) | (acts ? ACTS_IN_A_TEST : 0) |
                                   (title_says_not(title) ? MUST_NOT_IN_A_TEST : 0));
}

/* {"total","tested"} and, if wanted, "missing". */
static json_t *counted(json_t *components, int bit, bool list)
{
    json_t *missing = json_array(), *bits;
    const char *name;
    json_object_foreach (components, name, bits)
        if (!(json_integer_value(bits) & bit))
            json_array_append_new(missing, json_string(name));
    int total = (int)json_object_size(components), left = (int)json_array_size(missing);
    json_t *count = json_pack("{si si}", "total", total, "tested", total - left);
    if (list)
        json_object_set(count, "missing", missing);
    json_decref(missing);
    return count;
}

json_t *components_acting(json_t *components, bool list)
{
    return counted(components, ACTS_IN_A_TEST, list);
}

json_t *components_must_not(json_t *components, bool list)
{
    return counted(components, MUST_NOT_IN_A_TEST, list);
}

json_t *components_in_code(const char *game)
{
    const struct arb_schema *schema = schema_of(game);
    json_t *names = json_array();
    for (const char *const *name = schema ? schema->in_code : NULL; name && *name; name++)
        json_array_append_new(names, json_string(*name));
    return names;
}
