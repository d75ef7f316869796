/* compile_thing.c - what is printed on a thing: the fields that those of its form have, its
 * numbers, traits and keywords; what a later printing has otherwise. */
#include "kit_config.h"

#include "compile.h"

#include <stdlib.h>

static const struct {
    const char *key;
    int stat;
    unsigned forms;
    int min, max;
    bool may_be_x;
} printed[] = {
#define ENTRY(key, stat, forms, min, max, may_be_x) {key, stat, forms, min, max, may_be_x},
    GAME_PRINTED(ENTRY)
#undef ENTRY
};
enum { PRINTED = sizeof printed / sizeof *printed };

static const struct field others[] = {
#define ENTRY(key_, forms_, ...) {.key = key_, .forms = forms_, __VA_ARGS__},
    GAME_FIELDS(ENTRY)
#undef ENTRY
};
enum { OTHERS = sizeof others / sizeof *others };

void check_fields(struct compiler *k, const struct arb_node *body, int form)
{
    const char *keys[PRINTED + OTHERS + 1];
    int count = 0;
    for (int i = 0; i < PRINTED; i++)
        if (printed[i].forms >> form & 1)
            keys[count++] = printed[i].key;
    for (int i = 0; i < OTHERS; i++)
        if (others[i].forms >> form & 1)
            keys[count++] = others[i].key;
    keys[count] = NULL;
    arb_only_fields(&k->r, body, keys);
}

void read_printed_fields(struct compiler *k, const struct arb_node *body, int form, void *to)
{
    for (int i = 0; i < OTHERS; i++)
        if (others[i].forms >> form & 1)
            read_fields(k, body, (const struct field[]){others[i], {0}}, to);
}

void read_stats(struct compiler *k, const struct arb_node *body, int form, bool required,
                int16_t stat[STATS])
{
    for (int i = 0; i < STATS; i++)
        stat[i] = NO_VALUE;
    for (int i = 0; i < PRINTED; i++) {
        if (!(printed[i].forms >> form & 1))
            continue;
        const struct arb_node *node = arb_field_of(body, printed[i].key);
        if (printed[i].may_be_x && is_string(node) && !strcmp(node->string, "X"))
            stat[printed[i].stat] = VALUE_X;
        else
            stat[printed[i].stat] =
                (int16_t)arb_read_int(&k->r, body, printed[i].key, printed[i].min, printed[i].max,
                                      required ? ARB_REQUIRED : NO_VALUE);
    }
}

void read_traits(struct compiler *k, const struct arb_node *body, uint64_t traits[])
{
    const struct arb_node *list = text_list(k, body, "traits");
    for (int i = 0; list && i < list->items && !k->r.failed; i++) {
        int trait = add_trait(k, list->item[i], list->item[i]->string);
        traits[trait >> 6] |= 1ull << (trait & 63);
        arb_go_on(&k->r);
    }
    arb_go_on(&k->r);
}

void read_keywords(struct compiler *k, const struct arb_node *body, uint8_t keywords[])
{
    const struct arb_node *list = text_list(k, body, "keywords");
    for (int i = 0; list && i < list->items && !k->r.failed; i++) {
        int keyword, number;
        if (read_keyword(k, list->item[i], &keyword, &number))
            keywords[keyword] = (uint8_t)(keywords[keyword] + number);
        arb_go_on(&k->r);
    }
    arb_go_on(&k->r);
}

/* Printed anew. */

static int by_key(const void *a, const void *b)
{
    return strcmp(((const struct arb_field *)a)->key, ((const struct arb_field *)b)->key);
}

static const struct arb_node *joined(struct compiler *k, const struct arb_node *body,
                                     const struct arb_node *anew, const char *key)
{
    size_t most = (size_t)(body->fields + anew->fields);
    struct arb_node *whole = arb_arena_alloc(k->c->arena, sizeof *whole);
    struct arb_field *field = arb_arena_alloc(k->c->arena, most * sizeof *field);
    if (!whole || !field) {
        arb_pack_error(&k->r, NULL, "no memory is left for the content of the packs");
        arb_give_up(&k->r);
        return NULL;
    }
    int fields = anew->fields;
    for (int i = 0; i < fields; i++)
        field[i] = anew->field[i];
    for (int i = 0; i < body->fields; i++)
        if (strcmp(body->field[i].key, key) != 0 && !arb_field_of(anew, body->field[i].key))
            field[fields++] = body->field[i];
    qsort(field, (size_t)fields, sizeof *field, by_key);
    *whole = *body;
    whole->field = field;
    whole->fields = fields;
    whole->item = anew->items ? anew->item : body->item;
    whole->items = anew->items ? anew->items : body->items;
    return whole;
}

const struct arb_node *body_printed_anew(struct compiler *k, const struct arb_node *body,
                                         const char *key)
{
    const struct arb_node *anew = arb_field_of(body, key);
    if (is_plain_table(anew))
        return joined(k, body, anew, key);
    arb_pack_error(&k->r, anew, "field \"%s\" is no table; expected { what is printed anew }", key);
    return NULL;
}
