/* compile_field.c - fields of declarations and of parts of them that go to the members of a
 * record. */
#include "kit_config.h"

#include "compile.h"

static void put_number(void *to, const struct field *f, int value)
{
    char *at = (char *)to + f->at;
    if (f->bytes == 1)
        *(uint8_t *)at = (uint8_t)value;
    else if (f->bytes == 2)
        *(uint16_t *)(void *)at = (uint16_t)value;
    else
        *(uint32_t *)(void *)at = (uint32_t)value;
}

static void read_text_field(struct compiler *k, const struct arb_node *node, const struct field *f,
                            void *to)
{
    const char *text = arb_read_string(&k->r, node, f->key, f->usual == ARB_REQUIRED);
    if (f->kind == FIELD_NAME)
        put_number(to, f, text ? add_text(k, text) : 0);
    else
        memcpy((char *)to + f->at, &(const char *){keep_text(k, text)}, sizeof text);
}

static int number_of(struct compiler *k, const struct arb_node *node, const struct field *f)
{
    int missing = f->usual == ARB_REQUIRED ? ARB_REQUIRED : f->usual - f->least;
    return f->kind == FIELD_NUMBER ? arb_read_int(&k->r, node, f->key, f->least, f->most, f->usual)
           : f->kind == FIELD_FLAG
               ? arb_read_bool(&k->r, node, f->key, f->usual)
               : f->least + arb_read_word(&k->r, node, f->key, f->words + f->least, missing);
}

void read_fields(struct compiler *k, const struct arb_node *node, const struct field *fields,
                 void *to)
{
    for (const struct field *f = fields; f->key; f++) {
        if (f->kind == FIELD_TEXT || f->kind == FIELD_NAME)
            read_text_field(k, node, f, to);
        else if (f->kind != FIELD_ELSEWHERE)
            put_number(to, f, number_of(k, node, f));
    }
}

bool read_record(struct compiler *k, const struct arb_node *node, const struct field *fields,
                 const char *const *others, void *to)
{
    enum { MOST = 32 };
    const char *keys[MOST + 1];
    int count = 0;
    if (!node || node->kind != ARB_NODE_TABLE) {
        arb_pack_error(&k->r, node, "%s is not in its form; expected { %s = ... }", shown(k, node),
                       fields->key);
        return false;
    }
    for (const struct field *f = fields; f->key && count < MOST; f++)
        keys[count++] = f->key;
    for (; others && *others && count < MOST; others++)
        keys[count++] = *others;
    keys[count] = NULL;
    arb_only_fields(&k->r, node, keys);
    read_fields(k, node, fields, to);
    return !k->r.failed;
}
