#include "json.h"

#include <assert.h>
#include <ctype.h>

/* Bytes. */

enum { FIRST_BYTES = 2048, FIRST_SPANS = 128 };

static __attribute__((noinline)) void grow(struct arb_bytes *text, size_t bytes)
{
    size_t needed = text->size + bytes;
    text->room = needed < FIRST_BYTES ? FIRST_BYTES : needed * 2;
    text->data = arb_need(realloc(text->data, text->room));
}

/* Where so many bytes more can be written; written() says where they end. */
static char *room_for(struct arb_json *out, size_t bytes)
{
    if (out->text.size + bytes > out->text.room)
        grow(&out->text, bytes);
    return (char *)out->text.data + out->text.size;
}

static void written(struct arb_json *out, const char *end)
{
    out->text.size = (size_t)(end - (char *)out->text.data);
}

static void add(struct arb_json *out, const void *text, size_t size)
{
    written(out, mempcpy(room_for(out, size), text, size));
}

void arb_json_reserve(struct arb_json *out, size_t bytes, uint32_t values)
{
    room_for(out, bytes);
    out->span = arb_grow(out->span, &out->room, out->spans + values, sizeof *out->span);
}

void arb_json_clear(struct arb_json *out)
{
    out->text.size = 0;
    out->spans = 0;
    out->depth = 0;
}

void arb_json_free(struct arb_json *out)
{
    free(out->text.data);
    free(out->span);
    *out = (struct arb_json){0};
}

json_t *arb_json_value(struct arb_json *out)
{
    assert(out->depth == 0);
    json_t *value = json_loadb((char *)out->text.data, out->text.size, JSON_DECODE_ANY, NULL);
    assert(value && "this is no JSON");
    arb_json_free(out);
    return value;
}

const struct arb_span *arb_json_find(const struct arb_json *json, const struct arb_span *object,
                                     const char *key)
{
    const char *text = (char *)json->text.data;
    size_t length = strlen(key);
    const struct arb_span *end = object + object->size;
    for (const struct arb_span *s = object + 1; s < end; s += s->size)
        if (s->at - s->key == length + 3 && memcmp(text + s->key + 1, key, length) == 0)
            return s;
    return NULL;
}

/* Texts. */

/* Bytes that cannot stay as they are. */
static const bool escaped[256] = {[0 ... ' ' - 1] = true, ['"'] = true, ['\\'] = true};

static void add_escape(struct arb_json *out, char c)
{
    char escape[8] = {'\\', c};
    if (c == '\n')
        escape[1] = 'n';
    else if ((unsigned char)c < ' ')
        snprintf(escape, sizeof escape, "\\u%04x", (unsigned)c);
    add(out, escape, strlen(escape));
}

static void add_text(struct arb_json *out, const char *at)
{
    for (;;) {
        const char *from = at;
        while (!escaped[(uint8_t)*at])
            at++;
        add(out, from, (size_t)(at - from));
        if (!*at)
            return;
        add_escape(out, *at++);
    }
}

char *arb_digits(char *at, int64_t number)
{
    char digit[ARB_DIGITS];
    int n = 0;
    uint64_t rest = number < 0 ? 0 - (uint64_t)number : (uint64_t)number;
    do
        digit[n++] = (char)('0' + rest % 10);
    while (rest /= 10);
    if (number < 0)
        *at++ = '-';
    while (n > 0)
        *at++ = digit[--n];
    return at;
}

/* Values. */

static uint32_t here(const struct arb_json *out)
{
    return (uint32_t)out->text.size;
}

/* What follows another value has a comma before it. */
static bool needs_comma(const struct arb_json *out)
{
    char before = out->text.size ? (char)out->text.data[out->text.size - 1] : '[';
    return before != '[' && before != '{' && before != ':';
}

/* The comma and the key before a value; the value's span is begun. */
static void begin(struct arb_json *out, const char *key)
{
    size_t length = key ? strlen(key) : 0;
    char *at = room_for(out, length + 4);
    if (needs_comma(out))
        *at++ = ',';
    uint32_t begins = (uint32_t)(at - (char *)out->text.data);
    if (key) {
        *at++ = '"';
        at = mempcpy(at, key, length);
        *at++ = '"';
        *at++ = ':';
    }
    written(out, at);
    if (out->spans == out->room)
        out->span = arb_grow(out->span, &out->room, out->spans + FIRST_SPANS, sizeof *out->span);
    out->span[out->spans++] = (struct arb_span){begins, here(out), 0, 1};
}

/* The value begun last, which has nothing inside, ends here. */
static void end(struct arb_json *out)
{
    struct arb_span *span = &out->span[out->spans - 1];
    span->length = here(out) - span->at;
}

static void open_level(struct arb_json *out, const char *key, const char *bracket)
{
    assert(out->depth < ARB_JSON_DEPTH);
    begin(out, key);
    out->open[out->depth++] = out->spans - 1;
    add(out, bracket, 1);
}

void arb_put_object(struct arb_json *out, const char *key)
{
    open_level(out, key, "{");
}

void arb_put_array(struct arb_json *out, const char *key)
{
    open_level(out, key, "[");
}

void arb_put_end(struct arb_json *out)
{
    assert(out->depth > 0);
    uint32_t opened = out->open[--out->depth];
    struct arb_span *span = &out->span[opened];
    add(out, out->text.data[span->at] == '[' ? "]" : "}", 1);
    span->length = here(out) - span->at;
    span->size = out->spans - opened;
}

void arb_put_text(struct arb_json *out, const char *key, const char *text)
{
    begin(out, key);
    if (text) {
        add(out, "\"", 1);
        add_text(out, text);
        add(out, "\"", 1);
    } else {
        add(out, "null", 4);
    }
    end(out);
}

void arb_put_how(struct arb_json *out, const char *how)
{
    arb_put_text(out, "how", how);
}

void arb_put_number(struct arb_json *out, const char *key, int64_t number)
{
    begin(out, key);
    written(out, arb_digits(room_for(out, ARB_DIGITS), number));
    end(out);
}

void arb_put_flag(struct arb_json *out, const char *key, bool flag)
{
    begin(out, key);
    add(out, flag ? "true" : "false", flag ? 4 : 5);
    end(out);
}

void arb_put_real(struct arb_json *out, const char *key, double number)
{
    char digits[40];
    int n = snprintf(digits, sizeof digits, "%.17g", number);
    assert(isdigit((unsigned char)digits[n - 1])); /* no infinity, no NaN */
    begin(out, key);
    add(out, digits, (size_t)n);
    if (!strpbrk(digits, ".e"))
        add(out, ".0", 2);
    end(out);
}

void arb_put_null(struct arb_json *out, const char *key)
{
    arb_put_made(out, key, "null", 4);
}

/* Values made before. */

static int add_dumped(const char *text, size_t size, void *out)
{
    add(out, text, size);
    return 0;
}

static void put_whole(struct arb_json *out, const char *key, const json_t *value)
{
    begin(out, key);
    if (json_dump_callback(value, add_dumped, out, JSON_COMPACT | JSON_ENCODE_ANY) != 0)
        assert(!"this is no JSON value");
    end(out);
}

static bool plain_keys(const json_t *object)
{
    const char *key, *at;
    json_t *inside;
    json_object_foreach ((json_t *)object, key, inside) {
        for (at = key; !escaped[(uint8_t)*at]; at++)
            continue;
        if (*at)
            return false;
    }
    return true;
}

static void put_inside(struct arb_json *out, const char *key, const json_t *value)
{
    const char *name;
    json_t *inside;
    size_t i;
    if (json_is_object(value)) {
        arb_put_object(out, key);
        json_object_foreach ((json_t *)value, name, inside)
            arb_put_json(out, name, inside);
    } else {
        arb_put_array(out, key);
        json_array_foreach (value, i, inside)
            arb_put_json(out, NULL, inside);
    }
    arb_put_end(out);
}

void arb_put_json(struct arb_json *out, const char *key, const json_t *value)
{
    bool deep = out->depth == ARB_JSON_DEPTH;
    const char *text = json_string_value(value);
    if (!value)
        arb_put_null(out, key);
    else if (text && strlen(text) == json_string_length(value))
        arb_put_text(out, key, text);
    else if (json_is_integer(value))
        arb_put_number(out, key, json_integer_value(value));
    else if (json_is_boolean(value))
        arb_put_flag(out, key, json_is_true(value));
    else if (!deep && (json_is_array(value) || (json_is_object(value) && plain_keys(value))))
        put_inside(out, key, value);
    else
        put_whole(out, key, value);
}

void arb_put_made(struct arb_json *out, const char *key, const void *text, size_t size)
{
    begin(out, key);
    add(out, text, size);
    end(out);
}

void arb_put_made_key(struct arb_json *out, const char *text, size_t size)
{
    if (needs_comma(out))
        add(out, ",", 1);
    add(out, text, size);
}
