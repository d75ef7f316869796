/* Numbers of things that are as printed. A game need explain none of them: what a seat sees in
 * its view is all there is to say. */
#include "printed.h"
#include "table.h"

static const json_t *thing_in(const json_t *things, json_int_t id);

static const json_t *of_each(const json_t *holders, const char *key, json_int_t id)
{
    const json_t *found = NULL;
    json_t *one;
    size_t i;
    json_array_foreach (holders, i, one)
        found = found ? found : thing_in(json_object_get(one, key), id);
    return found;
}

/* A thing of this number, or what hangs on one. */
static const json_t *thing_in(const json_t *things, json_int_t id)
{
    json_t *one;
    size_t i;
    json_array_foreach (things, i, one)
        if (json_object_get(one, "id") && json_integer_value(json_object_get(one, "id")) == id)
            return one;
    return of_each(things, "attached", id);
}

static json_t *explained_as_printed(const json_t *thing, const char *how)
{
    json_t *stat;
    size_t i;
    json_array_foreach (json_object_get(thing, "stats"), i, stat) {
        const json_t *value = json_object_get(stat, "value");
        const char *name = json_string_value(json_object_get(stat, "how"));
        if (name && strcmp(name, how) == 0 && json_equal(value, json_object_get(stat, "base")))
            return json_pack("{s:s, s:O?, s:O, s:[{s:O, s:O?, s:s}]}", "name", how, "label",
                             json_object_get(stat, "label"), "total", value, "parts", "amount",
                             value, "source", json_object_get(thing, "title"), "what", "printed");
    }
    return NULL;
}

json_t *arb_explain_printed(arb_table *t, int seat, const char *how)
{
    const char *colon = strchr(how, ':');
    if (!colon || !strchr(colon + 1, ':'))
        return NULL;
    json_int_t id = strtoll(colon + 1, NULL, 10);
    json_t *view = arb_view(t, seat);
    const json_t *thing = of_each(json_object_get(view, "zones"), "cards", id);
    if (!thing)
        thing = of_each(json_object_get(view, "boards"), "pieces", id);
    json_t *explained = thing ? explained_as_printed(thing, how) : NULL;
    json_decref(view);
    return explained;
}
