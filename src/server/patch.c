#include "patch.h"

#include "memory.h"

#include <stdbool.h>
#include <xxhash.h>

/* A part that is told in less than this is told as a whole. */
enum { SMALL = 160 };

enum kind { PLAIN, OBJECT, ARRAY };

/* Parts stand in the order of the value, each followed by the parts inside. */
struct part {
    uint64_t hash;      /* of all that is in it */
    uint64_t name;      /* of an item: its id, else its seat; 0: it has none */
    uint32_t key;       /* hash of the key it stands under in an object */
    uint32_t size : 30; /* parts, itself and those inside */
    uint32_t kind : 2;  /* PLAIN: nothing inside is looked at */
};

/* After the parts come the names of all keys, each ended by a 0. */
struct sketch {
    uint32_t count, names;
    struct part part[];
};

/* ---- Sketches ----------------------------------------------------------- */

enum { SLOTS = 256 };

struct drawing {
    struct part *part;
    uint32_t count, room;
    struct arb_bytes names;
    uint32_t known[SLOTS]; /* hashes of the keys whose names are there */
};

static uint64_t mix(uint64_t a, uint64_t b)
{
    a = (a ^ b) * 0x9e3779b97f4a7c15u;
    return a ^ (a >> 29);
}

static uint64_t hash_text(const char *text, size_t size)
{
    return XXH3_64bits(text, size);
}

static size_t draw(struct drawing *d, const json_t *value, uint32_t key);

/* A key that finds its slot taken by another is added once more: no harm. */
static void know(struct drawing *d, const char *key, size_t length, uint32_t hash)
{
    if (d->known[hash % SLOTS] == hash)
        return;
    d->known[hash % SLOTS] = hash;
    arb_bytes_add(&d->names, key, length + 1);
}

/* The order of keys does not matter, so they are summed up. */
static size_t draw_object(struct drawing *d, const json_t *value, uint32_t at)
{
    const char *key;
    json_t *inside;
    uint64_t sum = 1, id = 0, seat = 0;
    size_t weight = 2;
    json_object_foreach ((json_t *)value, key, inside) {
        size_t length = strlen(key);
        uint64_t key_hash = hash_text(key, length);
        uint32_t child = d->count;
        know(d, key, length, (uint32_t)key_hash);
        weight += length + 4 + draw(d, inside, (uint32_t)key_hash);
        uint64_t hash = d->part[child].hash;
        sum += mix(key_hash, hash);
        if (length == 2 && memcmp(key, "id", 2) == 0)
            id = hash | 1;
        else if (length == 4 && memcmp(key, "seat", 4) == 0)
            seat = hash | 1;
    }
    d->part[at].hash = mix(sum, 3);
    d->part[at].name = id ? id : seat;
    d->part[at].kind = OBJECT;
    return weight;
}

static size_t draw_array(struct drawing *d, const json_t *value, uint32_t at)
{
    uint64_t sum = 5;
    size_t weight = 2, i;
    json_t *inside;
    bool objects = true;
    json_array_foreach (value, i, inside) {
        uint32_t child = d->count;
        weight += 1 + draw(d, inside, 0);
        sum = mix(sum, d->part[child].hash);
        objects &= json_is_object(inside);
    }
    d->part[at].hash = sum;
    d->part[at].kind = objects ? ARRAY : PLAIN;
    return weight;
}

static uint64_t hash_plain(const json_t *value)
{
    double real;
    switch (json_typeof(value)) {
    case JSON_STRING:
        return hash_text(json_string_value(value), json_string_length(value));
    case JSON_INTEGER:
        return mix((uint64_t)json_integer_value(value), 7);
    case JSON_REAL:
        real = json_real_value(value);
        return hash_text((const char *)&real, sizeof real);
    default:
        return mix((uint64_t)json_typeof(value), 11);
    }
}

/* Adds the part of a value and those inside; how long the value is as text. */
static size_t draw(struct drawing *d, const json_t *value, uint32_t key)
{
    uint32_t at = d->count;
    size_t weight;
    d->part = arb_grow(d->part, &d->room, at + 1, sizeof *d->part);
    d->part[d->count++] = (struct part){.key = key};
    if (json_is_object(value)) {
        weight = draw_object(d, value, at);
    } else if (json_is_array(value)) {
        weight = draw_array(d, value, at);
    } else {
        d->part[at].hash = hash_plain(value);
        weight = 4 + (json_is_string(value) ? json_string_length(value) : 2);
    }
    if (weight < SMALL || d->part[at].kind == PLAIN) {
        d->part[at].kind = PLAIN;
        d->count = at + 1;
    }
    d->part[at].size = (d->count - at) & 0x3fffffff;
    return weight;
}

struct sketch *sketch_make(const json_t *value)
{
    struct drawing d = {0};
    draw(&d, value, 0);
    struct sketch *s = arb_alloc(sizeof *s + d.count * sizeof *d.part + d.names.size);
    s->count = d.count;
    s->names = (uint32_t)d.names.size;
    memcpy(s->part, d.part, d.count * sizeof *d.part);
    if (d.names.size)
        memcpy(s->part + d.count, d.names.data, d.names.size);
    free(d.names.data);
    free(d.part);
    return s;
}

/* ---- Patches ------------------------------------------------------------ */

static json_t *replaced(const json_t *now)
{
    return json_pack("{s:O}", "v", (json_t *)now);
}

/* `s` is the sketch that `before` is in. */
static json_t *compare(const struct sketch *s, const struct part *before, const struct part *now,
                       const json_t *value);

static const struct part *after(const struct part *part)
{
    return part + part->size;
}

static int children(const struct part *part)
{
    int n = 0;
    for (const struct part *p = part + 1; p < after(part); p = after(p))
        n++;
    return n;
}

/* The child under this key; most stand where they stood. */
static const struct part *under(const struct part *part, uint32_t key, const struct part *guess)
{
    if (guess < after(part) && guess->key == key)
        return guess;
    for (const struct part *p = part + 1; p < after(part); p = after(p))
        if (p->key == key)
            return p;
    return NULL;
}

static const char *key_named(const struct sketch *s, uint32_t key)
{
    const char *at = (const char *)(s->part + s->count), *end = at + s->names;
    while (at < end && (uint32_t)hash_text(at, strlen(at)) != key)
        at += strlen(at) + 1;
    return at < end ? at : "";
}

static json_t *keys_gone(const struct sketch *s, const struct part *before, const struct part *now)
{
    json_t *gone = json_array();
    for (const struct part *p = before + 1; p < after(before); p = after(p))
        if (!under(now, p->key, now + 1))
            json_array_append_new(gone, json_string(key_named(s, p->key)));
    return gone;
}

static json_t *compare_objects(const struct sketch *s, const struct part *before,
                               const struct part *now, const json_t *value)
{
    json_t *changed = json_object(), *patch = json_pack("{s:o}", "o", changed), *inside;
    const struct part *child = now + 1, *guess = before + 1;
    const char *key;
    int found = 0;
    json_object_foreach ((json_t *)value, key, inside) {
        const struct part *old = under(before, child->key, guess);
        json_t *one = old ? compare(s, old, child, inside) : replaced(inside);
        if (one)
            json_object_set_new(changed, key, one);
        found += old != NULL;
        guess = old ? after(old) : guess;
        child = after(child);
    }
    if (found < children(before))
        json_object_set_new(patch, "x", keys_gone(s, before, now));
    return patch;
}

static int place_of(const struct part *const *old, int count, const struct part *item, int i)
{
    if (i < count && old[i]->name == item->name)
        return i;
    for (int k = 0; item->name && k < count; k++)
        if (old[k]->name == item->name)
            return k;
    return -1;
}

static json_t *compare_arrays(const struct sketch *s, const struct part *before,
                              const struct part *now, const json_t *value)
{
    int count = children(before), n = 0;
    const struct part **old = arb_alloc((size_t)count * sizeof *old), *child = now + 1;
    for (const struct part *p = before + 1; p < after(before); p = after(p))
        old[n++] = p;
    json_t *items = json_array(), *inside;
    size_t i;
    json_array_foreach (value, i, inside) {
        int place = place_of(old, count, child, (int)i);
        json_t *one = place >= 0 ? compare(s, old[place], child, inside) : replaced(inside);
        if (place < 0 || (one && json_object_get(one, "v"))) {
            json_array_append_new(items, one);
        } else {
            json_array_append_new(items,
                                  one ? json_pack("[i,o]", place, one) : json_integer(place));
        }
        child = after(child);
    }
    free(old);
    return json_pack("{s:o}", "a", items);
}

static json_t *compare(const struct sketch *s, const struct part *before, const struct part *now,
                       const json_t *value)
{
    if (before->hash == now->hash)
        return NULL;
    if (before->kind != now->kind || now->kind == PLAIN)
        return replaced(value);
    return now->kind == OBJECT ? compare_objects(s, before, now, value)
                               : compare_arrays(s, before, now, value);
}

json_t *patch_make(const struct sketch *before, const struct sketch *now, const json_t *value)
{
    return compare(before, before->part, now->part, value);
}
