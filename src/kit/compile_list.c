/* compile_list.c - declarations with an id, and the lists in them. */
#include "kit_config.h"

#include "compile.h"

struct named read_named(struct compiler *k, const char *what, const void *list, int count,
                        size_t size)
{
    const char *id = k->r.declaration->name;
    for (int i = 0; i < count; i++)
        if (!strcmp(((const struct named *)((const char *)list + (size_t)i * size))->id, id))
            arb_pack_error(&k->r, NULL, "there is another %s of this name", what);
    arb_go_on(&k->r);
    return (struct named){
        keep_text(k, id),
        keep_text(k, arb_read_string(&k->r, k->r.declaration->body, "name", true))};
}

const struct arb_node *list_field(struct compiler *k, const struct arb_node *body, const char *key,
                                  int least, int most, const char *of)
{
    const struct arb_node *list = arb_field_of(body, key);
    if (k->r.failed || (!list && !least))
        return NULL;
    if (is_plain_table(list) && !list->fields && list->items >= least && list->items <= most)
        return list;
    arb_pack_error(&k->r, list, "field \"%s\" is not in its form; expected a list of %d to %d %s",
                   key, least, most, of);
    arb_go_on(&k->r);
    return NULL;
}

int read_counted(struct compiler *k, const struct arb_node *list, int i, int most,
                 const struct arb_node **thing)
{
    const struct arb_node *entry = list->item[i];
    bool good = is_plain_table(entry) && entry->items == 2 && !entry->fields &&
                entry->item[0]->kind == ARB_NODE_INT && entry->item[0]->number >= 1 &&
                entry->item[0]->number <= most;
    if (!good)
        arb_pack_error(&k->r, entry,
                       "entry %d is not in its form; expected { copies from 1 to %d, \"Title\" }",
                       i + 1, most);
    *thing = good ? entry->item[1] : NULL;
    return good ? (int)entry->item[0]->number : 0;
}
