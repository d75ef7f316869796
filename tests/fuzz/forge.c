#include "forge.h"

/* Checksums. */

static uint64_t add_record(struct arb_bytes *out, uint64_t chain, uint32_t kind, const void *data,
                           size_t bytes)
{
    struct arb_record r = {.bytes = (uint32_t)bytes, .kind = kind};
    r.check = arb_record_check(chain, kind, data, r.bytes);
    arb_bytes_add(out, &r, sizeof r);
    arb_bytes_add(out, data, bytes);
    return r.check;
}

/* The record at *at, as much of it as there is; *at goes on behind it. */
static const uint8_t *next_record(const uint8_t *data, size_t size, size_t *at,
                                  struct arb_record *r)
{
    if (*at > size || size - *at < sizeof *r)
        return NULL;
    memcpy(r, data + *at, sizeof *r);
    const uint8_t *content = data + *at + sizeof *r;
    size_t left = size - *at - sizeof *r;
    if (r->bytes > left)
        r->bytes = (uint32_t)left;
    *at += sizeof *r + r->bytes;
    return content;
}

static struct arb_bytes forge(const uint8_t *data, size_t size, const void *header, size_t bytes)
{
    struct arb_bytes out = {0};
    struct arb_prologue p = {.header_bytes = (uint32_t)bytes};
    struct arb_record r;
    const uint8_t *content;
    size_t at = sizeof p;
    arb_bytes_add(&out, &p, sizeof p);
    next_record(data, size, &at, &r);
    next_record(data, size, &at, &r);
    uint64_t chain = add_record(&out, 0, ARB_RECORD_HEADER, header, bytes);
    add_record(&out, 0, ARB_RECORD_HEADER, header, bytes);
    while ((content = next_record(data, size, &at, &r)))
        chain = add_record(&out, chain, r.kind, content, r.bytes);
    memcpy(p.magic, ARB_MAGIC, sizeof p.magic);
    p.bytes = out.size;
    p.chain = chain;
    p.check = arb_prologue_check(&p);
    memcpy(out.data, &p, sizeof p);
    return out;
}

struct arb_bytes forge_checks(const uint8_t *data, size_t size)
{
    struct arb_record r = {0};
    size_t at = sizeof(struct arb_prologue);
    const uint8_t *header = next_record(data, size, &at, &r);
    return forge(data, size, header ? header : data, header ? r.bytes : 0);
}

/* Values. */

json_t *forge_value(uint64_t *random, int depth, char **words, size_t count)
{
    static const json_int_t numbers[] = {0, 1, 2, -1, 7, 255, 65536, INT32_MAX, INT64_MIN, 30};
    const char *word = count ? words[forge_below(random, count)] : "x";
    json_t *made;
    switch (forge_below(random, depth > 0 ? 9 : 6)) {
    case 0:
        return json_integer(numbers[forge_below(random, sizeof numbers / sizeof *numbers)]);
    case 1:
        return json_boolean(forge_below(random, 2));
    case 2:
        return forge_below(random, 4) ? json_integer(forge_below(random, 12)) : json_null();
    case 3:
    case 4:
    case 5:
        return json_string(word);
    case 6:
        made = json_object();
        for (uint32_t n = forge_below(random, 4); n > 0; n--)
            json_object_set_new(made, count ? words[forge_below(random, count)] : "seats",
                                forge_value(random, depth - 1, words, count));
        return made;
    default:
        made = json_array();
        for (uint32_t n = forge_below(random, forge_below(random, 20) ? 5 : 200); n > 0; n--)
            json_array_append_new(made, forge_value(random, depth - 1, words, count));
        return made;
    }
}

/* Any value within another: it, or one somewhere in it. */
static json_t *somewhere(json_t *value, uint64_t *random)
{
    for (;;) {
        size_t n = json_is_object(value) ? json_object_size(value) : json_array_size(value);
        if (n == 0 || forge_below(random, 5) == 0)
            return value;
        uint32_t pick = forge_below(random, n);
        if (json_is_array(value)) {
            value = json_array_get(value, pick);
            continue;
        }
        void *at = json_object_iter(value);
        while (pick-- > 0)
            at = json_object_iter_next(value, at);
        value = json_object_iter_value(at);
    }
}

static void replace_in(json_t *holder, json_t *with, uint64_t *random)
{
    if (json_is_array(holder) && json_array_size(holder)) {
        json_array_set_new(holder, forge_below(random, json_array_size(holder)), with);
    } else if (json_is_object(holder) && json_object_size(holder)) {
        void *at = json_object_iter(holder);
        for (uint32_t pick = forge_below(random, json_object_size(holder)); pick > 0; pick--)
            at = json_object_iter_next(holder, at);
        json_object_iter_set_new(holder, at, with);
    } else {
        json_decref(with);
    }
}

struct arb_bytes forge_header(const uint8_t *data, size_t size, uint64_t seed)
{
    struct arb_record r = {0};
    uint64_t random = seed;
    size_t at = sizeof(struct arb_prologue);
    const uint8_t *text = next_record(data, size, &at, &r);
    json_t *header = text ? json_loadb((const char *)text, r.bytes, 0, NULL) : NULL;
    if (!json_is_object(header)) {
        json_decref(header);
        return forge_checks(data, size);
    }
    for (uint32_t n = 1 + forge_below(&random, 3); n > 0; n--) {
        json_t *with = forge_below(&random, 2) ? json_deep_copy(somewhere(header, &random))
                                               : forge_value(&random, 2, NULL, 0);
        json_t *setup = json_object_get(header, "setup");
        replace_in(somewhere(setup && forge_below(&random, 4) ? setup : header, &random), with,
                   &random);
    }
    /* Without it hashes are not compared, and answers go on as far as they mean something. */
    if (forge_below(&random, 2))
        json_object_del(header, "start");
    char *whole = arb_need(json_dumps(header, JSON_COMPACT));
    struct arb_bytes out = forge(data, size, whole, strlen(whole));
    free(whole);
    json_decref(header);
    return out;
}
