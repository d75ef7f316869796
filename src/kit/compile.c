/* compile.c - the ground the readers of packs stand on: lists of the content that grow,
 * texts kept once, nodes in the words of their authors. */
#include "kit_config.h"

#include "compile.h"

#include <stdio.h>

/* Lists of the content. */

/* A list doubles when its last place but one is taken, so the place after its
 * end is always there and empty. */
void *more_room(struct compiler *k, void *list, int count, size_t size)
{
    int full = count + 1;
    if (k->r.failed || (list && (full < 16 || (full & (full - 1)))))
        return list;
    if (count >= UINT16_MAX) {
        arb_pack_error(&k->r, NULL, "the packs hold more than %d parts of one kind", UINT16_MAX);
        arb_give_up(&k->r);
        return list;
    }
    size_t room = list ? 2 * (size_t)full : 16;
    void *larger = arb_arena_alloc(k->c->arena, room * size);
    if (!larger) {
        arb_pack_error(&k->r, NULL, "no memory is left for the content of the packs");
        arb_give_up(&k->r);
        return list;
    }
    if (list)
        memcpy(larger, list, (size_t)count * size);
    return larger;
}

const char *keep_text(struct compiler *k, const char *text)
{
    char *kept = text ? arb_arena_text(k->c->arena, text, strlen(text)) : NULL;
    if (text && !kept) {
        arb_pack_error(&k->r, NULL, "no memory is left for the texts of the packs");
        arb_give_up(&k->r);
    }
    return kept;
}

int find_text(const char *const *list, int count, const char *text)
{
    for (int i = 1; i < count; i++)
        if (!strcmp(list[i], text))
            return i;
    return 0;
}

int add_title(struct compiler *k, const char *title)
{
    int found = find_text(k->c->title, k->c->titles, title);
    return found ? found : ADD(k, k->c->title, k->c->titles, keep_text(k, title));
}

int add_text(struct compiler *k, const char *text)
{
    int found = find_text(k->c->text, k->c->texts, text);
    return found ? found : ADD(k, k->c->text, k->c->texts, keep_text(k, text));
}

int add_trait(struct compiler *k, const struct arb_node *at, const char *trait)
{
    int found = find_text(k->c->trait_name, k->c->traits, trait);
    if (found)
        return found;
    if (!*trait)
        arb_pack_error(&k->r, at, "a trait is empty; expected a text like \"%s\"", EXAMPLE_TRAIT);
    if (k->c->traits >= TRAITS)
        arb_pack_error(&k->r, at, "more than %d different traits in all packs", TRAITS - 1);
    return ADD(k, k->c->trait_name, k->c->traits, keep_text(k, trait));
}

/* The whole. */

static void add_nothings(struct compiler *k)
{
    ARB_CONTENT *c = k->c;
    ADD(k, c->ability, c->abilities, ((struct ability){0}));
    ADD(k, c->op, c->ops, ((struct op){0}));
    ADD(k, c->filter, c->filters, ((struct filter){0}));
    ADD(k, c->value, c->values, ((struct value){0}));
    ADD(k, c->condition, c->conditions, ((struct condition){0}));
    ADD(k, c->modifier, c->modifiers, ((struct modifier){0}));
    ADD(k, c->cost, c->costs, ((struct cost){0}));
    ADD(k, c->title, c->titles, "");
    ADD(k, c->text, c->texts, "");
    ADD(k, c->trait_name, c->traits, "");
}

bool compile_begin(struct compiler *k, const struct arb_pack *pack, struct arb_error *err)
{
    static const struct arb_declaration nowhere = {.word = "pack", .name = "", .file = ""};
    struct arb_arena *arena = arb_arena_new();
    ARB_CONTENT *content = arena ? arb_arena_alloc(arena, sizeof *content) : NULL;
    if (!content) {
        if (err)
            snprintf(err->text, sizeof err->text, "no memory is left for the content of the packs");
        arb_arena_free(arena);
        return false;
    }
    content->arena = arena;
    *k = (struct compiler){.r = {.declaration = &nowhere, .err = err, .findings = pack->findings},
                           .c = content,
                           .packs = pack};
    add_nothings(k);
    return true;
}

ARB_CONTENT *compile_end(struct compiler *k)
{
    if (!k->r.errors)
        return k->c;
    compile_free(k->c);
    return NULL;
}

void compile_free(void *content)
{
    if (content)
        arb_arena_free(((ARB_CONTENT *)content)->arena);
}

void each_declaration(struct compiler *k, const struct arb_pack *pack,
                      void (*read)(struct compiler *))
{
    int from = -1;
    for (int i = 0; i < pack->declarations && !k->r.failed; i++) {
        while (from < 0 || i >= pack->loaded[from].end)
            k->pack = pack->loaded[++from].name;
        k->r.declaration = &pack->declaration[i];
        read(k);
        arb_go_on(&k->r);
    }
}

/* Nodes. */

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

const struct arb_node *text_list(struct compiler *k, const struct arb_node *body, const char *key)
{
    const struct arb_node *list = arb_field_of(body, key);
    if (!list || k->r.failed)
        return NULL;
    bool good = is_plain_table(list) && !list->fields;
    for (int i = 0; good && i < list->items; i++)
        good = is_string(list->item[i]);
    if (!good)
        arb_pack_error(&k->r, list,
                       "field \"%s\" is no list of texts; expected { \"...\", "
                       "\"...\" }",
                       key);
    return good ? list : NULL;
}

struct words word_list(const char *const *words, int count, bool (*wanted)(int word, int with),
                       int with, const char *tail, const char *last)
{
    struct words out = {""};
    struct arb_text to = {out.text, out.text + sizeof out.text};
    int total = 0, said = 0;
    for (int i = 0; i < count; i++)
        total += !wanted || wanted(i, with);
    for (int i = 0; i < count; i++) {
        if (wanted && !wanted(i, with))
            continue;
        const char *between = !said ? "" : said == total - 1 ? last : ", ";
        arb_say(&to, "%s%s%s", between, words[i], tail);
        said++;
    }
    return out;
}

void no_fields(struct compiler *k, const struct arb_node *node)
{
    static const char *const none[] = {NULL};
    arb_only_fields(&k->r, node, none);
}

void wrong_form(struct compiler *k, const struct arb_node *node, const char *usage)
{
    arb_pack_error(&k->r, node, "%s is not in its form; expected %s", node->word, usage);
}

bool has_form(struct compiler *k, const struct arb_node *node, const char *usage, int items,
              int text)
{
    no_fields(k, node);
    if (node->items == items && (text < 0 || is_string(node->item[text])))
        return true;
    wrong_form(k, node, usage);
    return false;
}
