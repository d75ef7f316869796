#include "patch.h"

#include <stdbool.h>
#include <string.h>

static json_t *replaced(const json_t *now)
{
    return json_pack("{s:O}", "v", (json_t *)now);
}

/* ---- Objects ------------------------------------------------------------ */

static json_t *object_patch(const json_t *before, const json_t *now)
{
    json_t *changed = NULL, *gone = NULL, *patch = NULL, *value;
    const char *key;
    json_object_foreach((json_t *)now, key, value)
    {
        const json_t *old = json_object_get(before, key);
        json_t *one = old ? patch_make(old, value) : replaced(value);
        if (!one)
            continue;
        if (!changed)
            changed = json_object();
        json_object_set_new(changed, key, one);
    }
    json_object_foreach((json_t *)before, key, value)
    {
        if (json_object_get(now, key))
            continue;
        if (!gone)
            gone = json_array();
        json_array_append_new(gone, json_string(key));
    }
    if (changed || gone)
        patch = json_object();
    if (changed)
        json_object_set_new(patch, "o", changed);
    if (gone)
        json_object_set_new(patch, "x", gone);
    return patch;
}

/* ---- Arrays ------------------------------------------------------------- */

/* What tells the items of an array apart: their id, else their seat. */
static const json_t *name_of(const json_t *item)
{
    const json_t *id = json_object_get(item, "id");
    return id ? id : json_object_get(item, "seat");
}

static bool same_item(const json_t *a, const json_t *b)
{
    const json_t *name = name_of(a), *other = name_of(b);
    return name ? other && json_equal(name, other) : !other;
}

/* Where the item `now[i]` was before; -1: nowhere. Most are where they were. */
static long place_before(const json_t *before, const json_t *item, size_t i)
{
    size_t n = json_array_size(before);
    if (!json_is_object(item))
        return -1;
    if (i < n && same_item(json_array_get(before, i), item))
        return (long)i;
    if (!name_of(item))
        return -1;
    for (size_t k = 0; k < n; k++)
        if (same_item(json_array_get(before, k), item))
            return (long)k;
    return -1;
}

static bool holds_objects(const json_t *array)
{
    size_t i;
    json_t *item;
    json_array_foreach (array, i, item)
        if (!json_is_object(item))
            return false;
    return true;
}

static json_t *array_patch(const json_t *before, const json_t *now)
{
    if (!holds_objects(before) || !holds_objects(now))
        return json_equal(before, now) ? NULL : replaced(now);
    json_t *items = json_array(), *item;
    bool same = json_array_size(before) == json_array_size(now);
    size_t i;
    json_array_foreach (now, i, item) {
        long place = place_before(before, item, i);
        if (place < 0) {
            json_array_append_new(items, replaced(item));
            same = false;
            continue;
        }
        json_t *one = patch_make(json_array_get(before, (size_t)place), item);
        same = same && !one && (size_t)place == i;
        json_array_append_new(items, one ? json_pack("[I,o]", (json_int_t)place, one)
                                         : json_integer(place));
    }
    if (!same)
        return json_pack("{s:o}", "a", items);
    json_decref(items);
    return NULL;
}

json_t *patch_make(const json_t *before, const json_t *now)
{
    if (before == now)
        return NULL;
    if (json_typeof(before) != json_typeof(now))
        return replaced(now);
    if (json_is_object(now))
        return object_patch(before, now);
    if (json_is_array(now))
        return array_patch(before, now);
    return json_equal(before, now) ? NULL : replaced(now);
}
