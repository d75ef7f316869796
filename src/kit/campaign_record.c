/* campaign_record.c - fields of documents into records of the block and out of them. What a
 * document names and nobody knows any more is left out. */
#include "kit_config.h"

#include "campaign.h"

/* Numbers in members. */

static uint64_t number_at(const void *record, const struct campaign_field *f)
{
    uint64_t number = 0;
    memcpy(&number, (const char *)record + f->at, f->bytes < 8 ? f->bytes : 8);
    return number;
}

static void put_number(void *record, const struct campaign_field *f, uint64_t number)
{
    memcpy((char *)record + f->at, &number, f->bytes < 8 ? f->bytes : 8);
}
_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "members are copied from their low end");

uint64_t campaign_bits(const json_t *numbers)
{
    uint64_t bits = 0;
    size_t i;
    json_t *number;
    json_array_foreach (numbers, i, number)
        bits |= 1ull << (json_integer_value(number) & 63);
    return bits;
}

/* Into the block. */

static int named(const ARB_CONTENT *c, const struct campaign_field *f, const void *record,
                 const char *text)
{
    const char *name;
    for (int n = 0; *text && (name = f->name(c, record, n)); n++)
        if (!strcmp(name, text))
            return n;
    return 0;
}

static void load_text(const ARB_CONTENT *c, const struct campaign_field *f, const char *text,
                      void *to)
{
    char *letters = (char *)to + f->at;
    if (f->name)
        put_number(to, f, (uint64_t)named(c, f, to, text));
    else
        arb_say(&(struct arb_text){letters, letters + f->bytes}, "%s", text);
}

static void load_texts(const ARB_CONTENT *c, const struct campaign_field *f, const json_t *texts,
                       void *to)
{
    uint64_t bits = 0;
    const char *name;
    for (int n = 0; n < 8 * f->bytes && (name = f->name(c, to, n)); n++)
        if (*name && campaign_lists(texts, name))
            bits |= 1ull << n;
    put_number(to, f, bits);
}

static void load_records(const ARB_CONTENT *c, const struct campaign_field *f, const json_t *list,
                         void *to)
{
    size_t i;
    json_t *one;
    char *at = (char *)to + f->at;
    json_array_foreach (list, i, one)
        if ((i + 1) * f->record->bytes <= f->bytes)
            campaign_read_fields(c, f->record->fields, one, at + i * f->record->bytes);
    if (f->record->count_at != COUNTED_BY_FIRST)
        ((uint8_t *)to)[f->record->count_at] = (uint8_t)json_array_size(list);
}

void campaign_read_fields(const ARB_CONTENT *c, const struct campaign_field *fields,
                          const json_t *from, void *to)
{
    for (const struct campaign_field *f = fields; f->key; f++) {
        const json_t *value = json_object_get(from, f->key);
        if (!f->bytes || !value)
            continue;
        if (f->kind == CAMPAIGN_NUMBER)
            put_number(to, f, (uint64_t)json_integer_value(value) + f->optional);
        else if (f->kind == CAMPAIGN_FLAG)
            put_number(to, f, json_is_true(value));
        else if (f->kind == CAMPAIGN_TEXT)
            load_text(c, f, campaign_text(from, f->key), to);
        else if (f->kind == CAMPAIGN_TEXTS)
            load_texts(c, f, value, to);
        else if (f->kind == CAMPAIGN_NUMBERS)
            put_number(to, f, campaign_bits(value));
        else if (f->kind == CAMPAIGN_RECORDS)
            load_records(c, f, value, to);
    }
}

/* Out of it. */

static json_t *text_of(const ARB_CONTENT *c, const struct campaign_field *f, const void *record)
{
    const char *text =
        f->name ? f->name(c, record, (int)number_at(record, f)) : (const char *)record + f->at;
    return text && *text ? json_string(text) : NULL;
}

static json_t *list_of(const ARB_CONTENT *c, const struct campaign_field *f, const void *record)
{
    uint64_t bits = number_at(record, f);
    json_t *list = json_array();
    for (int n = 0; n < 64 && bits >> n; n++)
        if (bits >> n & 1)
            json_array_append_new(list, f->kind == CAMPAIGN_NUMBERS
                                            ? json_integer(n)
                                            : json_string(f->name(c, record, n)));
    return list;
}

static json_t *records_of(const ARB_CONTENT *c, const struct campaign_field *f, const void *record)
{
    const struct campaign_record *r = f->record;
    json_t *list = json_array();
    for (int i = 0; i < f->bytes / r->bytes; i++) {
        const char *one = (const char *)record + f->at + i * r->bytes;
        bool there = r->count_at == COUNTED_BY_FIRST ? number_at(one, r->fields) != 0
                                                     : i < ((const uint8_t *)record)[r->count_at];
        if (!there)
            continue;
        json_t *to = json_object();
        campaign_write_fields(c, r->fields, one, to);
        json_array_append_new(list, to);
    }
    return list;
}

void campaign_write_fields(const ARB_CONTENT *c, const struct campaign_field *fields,
                           const void *from, json_t *to)
{
    for (const struct campaign_field *f = fields; f->key; f++) {
        json_t *value = NULL;
        if (!f->bytes)
            continue;
        if (f->kind == CAMPAIGN_NUMBER && (!f->optional || number_at(from, f)))
            value = json_integer((json_int_t)number_at(from, f) - f->optional);
        else if (f->kind == CAMPAIGN_FLAG)
            value = json_boolean(number_at(from, f));
        else if (f->kind == CAMPAIGN_TEXT)
            value = text_of(c, f, from);
        else if (f->kind == CAMPAIGN_TEXTS || f->kind == CAMPAIGN_NUMBERS)
            value = list_of(c, f, from);
        else if (f->kind == CAMPAIGN_RECORDS)
            value = records_of(c, f, from);
        if (value)
            json_object_set_new(to, f->key, value);
        else
            json_object_del(to, f->key);
    }
}
