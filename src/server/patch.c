#include "patch.h"

#include <assert.h>
#include <xxhash.h>

/* A part that is told in less than this is told as a whole. */
enum { SMALL = 120 };

enum kind { PLAIN, OBJECT, ARRAY };

/* Parts stand in the order of the text, each followed by the parts inside. */
struct part {
    uint64_t hash;       /* of all that is in it */
    uint32_t label;      /* in an object: its key's; in an array: its id's or seat's, or 0 */
    uint32_t size : 30;  /* parts, itself and those inside */
    uint32_t kind : 2;   /* PLAIN: nothing inside is looked at */
    uint32_t at, length; /* where it stands in the text */
};

/* After the parts come the names of all keys, each ended by a 0. */
struct sketch {
    uint32_t count, names;
    struct part part[];
};

/* Sketches. */

enum { SLOTS = 256 };

struct drawing {
    const struct arb_json *value;
    const char *text; /* of it */
    struct part *part;
    uint32_t count;
    struct arb_bytes names; /* of the keys */
    uint32_t known[SLOTS];  /* labels of the keys that are there */
};

static uint64_t mix(uint64_t a, uint64_t b)
{
    a = (a ^ b) * 0x9e3779b97f4a7c15u;
    return a ^ (a >> 29);
}

/* Never 0, which stands for none. */
static uint32_t label_of(const char *text, size_t size)
{
    return (uint32_t)XXH3_64bits(text, size) | 1;
}

/* A key with its quotation marks. One that finds its slot taken by another is
 * added once more: no harm. */
static uint32_t key_label(struct drawing *d, const struct arb_span *span)
{
    const char *key = d->text + span->key;
    size_t length = span->at - span->key - 1; /* up to the colon */
    uint32_t label = label_of(key, length);
    if (d->known[label % SLOTS] != label) {
        d->known[label % SLOTS] = label;
        arb_bytes_add(&d->names, key, length);
        arb_bytes_add(&d->names, "", 1);
    }
    return label;
}

/* An item of an array is known again by its id, else by its seat. */
static uint32_t item_label(const struct arb_json *value, const struct arb_span *item)
{
    const struct arb_span *name = arb_json_find(value, item, "id");
    if (!name)
        name = arb_json_find(value, item, "seat");
    return name ? label_of((char *)value->text.data + name->at, name->length) : 0;
}

static enum kind kind_of(const char *text, const struct arb_span *span)
{
    if (span->length < SMALL || span->size == 1)
        return PLAIN;
    if (text[span->at] == '{')
        return OBJECT;
    for (const struct arb_span *s = span + 1; s < span + span->size; s += s->size)
        if (text[s->at] != '{')
            return PLAIN;
    return ARRAY;
}

/* Adds the part of a value and those inside; its hash. */
static uint64_t draw(struct drawing *d, const struct arb_span *span, uint32_t label)
{
    struct part *part = &d->part[d->count++];
    enum kind kind = kind_of(d->text, span);
    uint64_t hash = kind;
    if (kind == PLAIN) {
        hash = XXH3_64bits(d->text + span->at, span->length);
    } else {
        for (const struct arb_span *s = span + 1; s < span + span->size; s += s->size) {
            uint32_t its = kind == OBJECT ? key_label(d, s) : item_label(d->value, s);
            hash = mix(mix(hash, its), draw(d, s, its));
        }
    }
    *part = (struct part){.hash = hash,
                          .label = label,
                          .size = (uint32_t)(d->part + d->count - part) & 0x3fffffff,
                          .kind = kind,
                          .at = span->at,
                          .length = span->length};
    return hash;
}

/* It is kept for long, so it gets no more room than it needs. */
struct sketch *sketch_make(const struct arb_json *value)
{
    struct drawing d = {.value = value,
                        .text = (char *)value->text.data,
                        .part = arb_alloc(value->spans * sizeof *d.part)};
    assert(value->depth == 0 && value->spans > 0);
    draw(&d, value->span, 0);
    size_t parts = d.count * sizeof *d.part;
    struct sketch *s = arb_alloc(sizeof *s + parts + d.names.size);
    s->count = d.count;
    s->names = (uint32_t)d.names.size;
    memcpy(s->part, d.part, parts);
    if (d.names.size)
        memcpy(s->part + d.count, d.names.data, d.names.size);
    free(d.names.data);
    free(d.part);
    return s;
}

/* Patches. */

/* What a patch is made from: the sketch of the old value, the text of the new. */
struct comparing {
    const struct sketch *before;
    const char *text;
    struct arb_json *out;
};

static void put_change(struct comparing *c, const char *key, const struct part *before,
                       const struct part *now);

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
    if (guess < after(part) && guess->label == key)
        return guess;
    for (const struct part *p = part + 1; p < after(part); p = after(p))
        if (p->label == key)
            return p;
    return NULL;
}

static void put_gone_key(struct comparing *c, uint32_t key)
{
    const char *at = (const char *)(c->before->part + c->before->count);
    const char *end = at + c->before->names;
    while (at < end && label_of(at, strlen(at)) != key)
        at += strlen(at) + 1;
    assert(at < end);
    arb_put_made(c->out, NULL, at, strlen(at));
}

static void put_gone_keys(struct comparing *c, const struct part *before, const struct part *now)
{
    arb_put_array(c->out, "x");
    for (const struct part *p = before + 1; p < after(before); p = after(p))
        if (!under(now, p->label, now + 1))
            put_gone_key(c, p->label);
    arb_put_end(c->out);
}

static void change_object(struct comparing *c, const struct part *before, const struct part *now)
{
    const struct part *guess = before + 1;
    const char *key = c->text + now->at + 1;
    int found = 0;
    arb_put_object(c->out, "o");
    for (const struct part *p = now + 1; p < after(now); p = after(p)) {
        const struct part *old = under(before, p->label, guess);
        const char *value = c->text + p->at;
        if (!old || old->hash != p->hash) {
            arb_put_made_key(c->out, key, (size_t)(value - key));
            put_change(c, NULL, old, p);
        }
        key = value + p->length + 1;
        found += old != NULL;
        guess = old ? after(old) : guess;
    }
    arb_put_end(c->out);
    if (found < children(before))
        put_gone_keys(c, before, now);
}

static int place_of(const struct part *const *old, int count, const struct part *item, int i)
{
    if (i < count && old[i]->label == item->label)
        return i;
    for (int k = 0; item->label && k < count; k++)
        if (old[k]->label == item->label)
            return k;
    return -1;
}

static bool comparable(const struct part *before, const struct part *now)
{
    return before && before->kind == now->kind && now->kind != PLAIN;
}

static void change_array(struct comparing *c, const struct part *before, const struct part *now)
{
    int count = 0, i = 0;
    const struct part **old = arb_alloc((size_t)children(before) * sizeof *old);
    for (const struct part *p = before + 1; p < after(before); p = after(p))
        old[count++] = p;
    arb_put_array(c->out, "a");
    for (const struct part *p = now + 1; p < after(now); p = after(p)) {
        int place = place_of(old, count, p, i++);
        if (place >= 0 && old[place]->hash == p->hash) {
            arb_put_number(c->out, NULL, place);
        } else if (place >= 0 && comparable(old[place], p)) {
            arb_put_array(c->out, NULL);
            arb_put_number(c->out, NULL, place);
            put_change(c, NULL, old[place], p);
            arb_put_end(c->out);
        } else {
            put_change(c, NULL, NULL, p);
        }
    }
    arb_put_end(c->out);
    free(old);
}

/* `before` is NULL if there was nothing. */
static void put_change(struct comparing *c, const char *key, const struct part *before,
                       const struct part *now)
{
    arb_put_object(c->out, key);
    if (!comparable(before, now))
        arb_put_made(c->out, "v", c->text + now->at, now->length);
    else if (now->kind == OBJECT)
        change_object(c, before, now);
    else
        change_array(c, before, now);
    arb_put_end(c->out);
}

bool patch_put(struct arb_json *out, const char *key, const struct sketch *before,
               const struct sketch *now, const struct arb_json *value)
{
    struct comparing c = {before, (char *)value->text.data, out};
    if (before->part->hash == now->part->hash)
        return false;
    put_change(&c, key, before->part, now->part);
    return true;
}
