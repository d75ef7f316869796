/* Keys of chance that can be proved; chance.h says what they are made of. */
#include "chance.h"
#include "arbiter_fair.h"
#include "error.h"
#include "memory.h"
#include "table.h"

#include <sodium.h>

/* What a key brings. */

static void make_key(struct arb_key *k)
{
    crypto_generichash_state state;
    crypto_generichash_init(&state, k->secret, sizeof k->secret, sizeof k->made);
    for (int seat = 0; seat < ARB_SEATS; seat++)
        if (k->given >> seat & 1) {
            uint8_t number = (uint8_t)seat;
            crypto_generichash_update(&state, &number, 1);
            crypto_generichash_update(&state, k->part[seat], sizeof k->part[seat]);
        }
    crypto_generichash_final(&state, k->made, sizeof k->made);
}

int arb_keyed_outcome(const struct arb_key *key, uint32_t ask_id, uint16_t outcomes)
{
    uint8_t id[4] = {(uint8_t)ask_id, (uint8_t)(ask_id >> 8), (uint8_t)(ask_id >> 16),
                     (uint8_t)(ask_id >> 24)};
    uint64_t x[2]; /* low half first, as the machine has it: journal.c asserts that */
    crypto_generichash((uint8_t *)x, sizeof x, id, sizeof id, key->made, sizeof key->made);
    unsigned __int128 low = (unsigned __int128)x[0] * outcomes >> 64;
    return (int)(((unsigned __int128)x[1] * outcomes + low) >> 64);
}

static void commitment_of(const struct arb_key *k, char hex[65])
{
    uint8_t sum[ARB_SECRET];
    crypto_generichash_state state;
    crypto_generichash_init(&state, NULL, 0, sizeof sum);
    crypto_generichash_update(&state, k->secret, sizeof k->secret);
    crypto_generichash_update(&state, (const uint8_t *)k->table, strlen(k->table));
    crypto_generichash_final(&state, sum, sizeof sum);
    sodium_bin2hex(hex, 65, sum, sizeof sum);
}

/* The keys of a play. */

const struct arb_key *arb_key_at(const struct arb_keys *keys, uint32_t step)
{
    for (uint32_t i = keys->count; i-- > 0;)
        if (keys->key[i].from <= step)
            return &keys->key[i];
    return NULL;
}

void arb_keys_cut(struct arb_keys *keys, uint32_t length)
{
    if (!keys->count)
        return;
    struct arb_key last = keys->key[keys->count - 1];
    while (keys->count > 1 && keys->key[keys->count - 2].from >= length)
        keys->count--;
    last.from = last.from < length ? last.from : length;
    if (last.opened != UINT32_MAX && last.opened > length)
        last.opened = length;
    keys->key[keys->count - 1] = last;
}

void arb_keys_copy(struct arb_keys *to, const struct arb_keys *from)
{
    *to = (struct arb_keys){.count = from->count};
    to->key = arb_grow(NULL, &to->room, from->count, sizeof *to->key);
    if (from->count)
        memcpy(to->key, from->key, from->count * sizeof *to->key);
}

void arb_keys_free(struct arb_keys *keys)
{
    if (keys->key)
        sodium_memzero(keys->key, keys->room * sizeof *keys->key);
    free(keys->key);
    *keys = (struct arb_keys){0};
}

static struct arb_key *add_key(struct arb_keys *keys)
{
    keys->key = arb_grow(keys->key, &keys->room, keys->count + 1, sizeof *keys->key);
    return &keys->key[keys->count++];
}

/* As JSON. */

static json_t *hex_json(const uint8_t bytes[ARB_SECRET])
{
    char hex[2 * ARB_SECRET + 1];
    return json_string(sodium_bin2hex(hex, sizeof hex, bytes, ARB_SECRET));
}

static bool read_hex(const json_t *value, uint8_t bytes[ARB_SECRET])
{
    const char *hex = json_string_value(value);
    size_t size;
    return hex && strlen(hex) == 2 * ARB_SECRET &&
           sodium_hex2bin(bytes, ARB_SECRET, hex, 2 * ARB_SECRET, NULL, &size, NULL) == 0 &&
           size == ARB_SECRET;
}

/* {"table", "secret", "parts"} as arb_key_chance() takes it. */
static bool read_key(struct arb_key *k, const json_t *json)
{
    const json_t *parts = json_object_get(json, "parts");
    const char *table = json_string_value(json_object_get(json, "table"));
    *k = (struct arb_key){.opened = UINT32_MAX};
    if (!table || !*table || strlen(table) >= sizeof k->table ||
        !read_hex(json_object_get(json, "secret"), k->secret) || (parts && !json_is_array(parts)) ||
        json_array_size(parts) > ARB_SEATS)
        return false;
    snprintf(k->table, sizeof k->table, "%s", table);
    for (size_t i = 0; i < json_array_size(parts); i++) {
        const json_t *part = json_array_get(parts, i);
        if (json_is_null(part))
            continue;
        if (!read_hex(part, k->part[i]))
            return false;
        k->given |= (uint16_t)SEAT(i);
    }
    make_key(k);
    return true;
}

json_t *arb_keys_json(const struct arb_keys *keys)
{
    json_t *list = json_array();
    for (uint32_t i = 0; i < keys->count; i++) {
        const struct arb_key *k = &keys->key[i];
        char commitment[65];
        json_t *parts = json_array();
        for (int seat = 0; seat < ARB_SEATS; seat++)
            json_array_append_new(parts,
                                  k->given >> seat & 1 ? hex_json(k->part[seat]) : json_null());
        commitment_of(k, commitment);
        json_t *one =
            json_pack("{s:I, s:s, s:s, s:o, s:o}", "from", (json_int_t)k->from, "table", k->table,
                      "commitment", commitment, "secret", hex_json(k->secret), "parts", parts);
        if (k->opened != UINT32_MAX)
            json_object_set_new(one, "opened", json_integer(k->opened));
        json_array_append_new(list, one);
    }
    return list;
}

static bool read_step(const json_t *value, uint32_t *step)
{
    json_int_t n = json_integer_value(value);
    if (!json_is_integer(value) || n < 0 || n >= UINT32_MAX)
        return false;
    *step = (uint32_t)n;
    return true;
}

bool arb_keys_read(struct arb_keys *keys, const json_t *list)
{
    size_t i;
    json_t *one;
    struct arb_keys read = {0};
    bool good = json_is_array(list) && json_array_size(list) <= ARB_KEYS;
    for (i = 0; good && i < json_array_size(list); i++) {
        struct arb_key k;
        one = json_array_get(list, i);
        const json_t *opened = json_object_get(one, "opened");
        good = read_key(&k, one) && read_step(json_object_get(one, "from"), &k.from) &&
               (!opened || read_step(opened, &k.opened)) &&
               (i == 0 || read.key[i - 1].from < k.from);
        *add_key(&read) = k;
    }
    arb_keys_free(good ? keys : &read);
    if (good)
        *keys = read;
    return good;
}

/* The public door. */

bool arb_key_chance(arb_table *t, const json_t *key, struct arb_error *err)
{
    struct arb_key k;
    struct arb_keys *keys = &t->keys;
    arb_clear_error(err);
    if (t->fast)
        return arb_fail(err, "This table keeps no history to prove (it was opened with ARB_FAST).");
    if (!read_key(&k, key))
        return arb_fail(err, "A key of chance is {\"table\": a name, \"secret\": 64 hex digits, "
                             "\"parts\": [64 hex digits or null for each seat]}.");
    k.from = t->history.length;
    /* What has brought nothing yet need not be kept. */
    if (keys->count && keys->key[keys->count - 1].from == k.from)
        keys->count--;
    if (keys->count == ARB_KEYS)
        return arb_fail(err, "The chance of this table was keyed anew %d times already.", ARB_KEYS);
    *add_key(keys) = k;
    t->journal.keys = true;
    return arb_journal_flush(t, err);
}

json_t *arb_chance_keys(const arb_table *t)
{
    return arb_keys_json(&t->keys);
}

bool arb_open_chance(arb_table *t, struct arb_error *err)
{
    arb_clear_error(err);
    if (!t->keys.count || t->keys.key[t->keys.count - 1].opened != UINT32_MAX)
        return true;
    t->keys.key[t->keys.count - 1].opened = t->history.length;
    t->journal.keys = true;
    return arb_journal_flush(t, err);
}

bool arb_commitment(const char *secret, const char *table, char commitment[65])
{
    struct arb_key k;
    json_t *key = json_pack("{s:s, s:s}", "secret", secret, "table", table);
    bool good = key && read_key(&k, key);
    if (good)
        commitment_of(&k, commitment);
    json_decref(key);
    return good;
}
