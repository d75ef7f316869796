/* json.h - JSON written as text, one value after the other. A view is made for
 * every seat after every answer; nobody needs its thousand values in memory.
 *
 *     arb_put_object(out, NULL);
 *     arb_put_text(out, "title", "Égide");
 *     arb_put_array(out, "kinds");
 *     arb_put_text(out, NULL, "Shield");
 *     arb_put_end(out);
 *     arb_put_end(out);                  {"title":"Égide","kinds":["Shield"]}
 *
 * What must hold: a value in an object has a key, any other value has none
 * (NULL); keys need no escape, texts are UTF-8. */
#ifndef ARB_JSON_H
#define ARB_JSON_H

#include "arbiter.h"
#include "memory.h"

/* Where a value stands in the text. Spans are in the order of the text, each
 * followed by those inside. A value put as a whole has none inside. */
struct arb_span {
    uint32_t key;        /* its opening quotation mark; in an array: at the value */
    uint32_t at, length; /* of the value */
    uint32_t size;       /* spans, itself and those inside */
};

enum { ARB_JSON_DEPTH = 32 };

struct arb_json {
    struct arb_bytes text;
    struct arb_span *span;
    uint32_t spans, room;
    int depth;
    uint32_t open[ARB_JSON_DEPTH]; /* the spans that are not ended */
};

/* Make room at once for a text of about this size. */
void arb_json_reserve(struct arb_json *out, size_t bytes, uint32_t values);
/* Begin anew in the same memory. */
void arb_json_clear(struct arb_json *out);
void arb_json_free(struct arb_json *out);

void arb_put_object(struct arb_json *out, const char *key);
void arb_put_array(struct arb_json *out, const char *key);
/* Ends the object or the array opened last. */
void arb_put_end(struct arb_json *out);

/* Here and in arb_put_json(), NULL is told as null. */
void arb_put_text(struct arb_json *out, const char *key, const char *text);
void arb_put_number(struct arb_json *out, const char *key, int64_t number);
void arb_put_real(struct arb_json *out, const char *key, double number);
void arb_put_flag(struct arb_json *out, const char *key, bool flag);
void arb_put_null(struct arb_json *out, const char *key);
/* "how", the name of a number for arb_explain(). */
void arb_put_how(struct arb_json *out, const char *how);

/* A value that was made before, in memory or as JSON text. */
void arb_put_json(struct arb_json *out, const char *key, const json_t *value);
void arb_put_made(struct arb_json *out, const char *key, const void *text, size_t size);
/* A key as JSON text has it, with quotation marks and colon; its value is put next. */
void arb_put_made_key(struct arb_json *out, const char *text, size_t size);

/* Write a number in digits, without a 0 behind it; where it ends. */
enum { ARB_DIGITS = 20 };
char *arb_digits(char *at, int64_t number);

/* The value under this key of an object that was written, NULL if there is none. */
const struct arb_span *arb_json_find(const struct arb_json *json, const struct arb_span *object,
                                     const char *key);

/* A view that says by their numbers what the catalogue says in full; see fill.h. */
void arb_put_view(struct arb_json *out, arb_table *table, int seat);
void arb_put_catalogue(struct arb_json *out, const arb_game *game);
/* An ask in words under a name of the caller's, its options numbered (false, and
 * nothing is put: it is not pending), and events up to before number `to`, both
 * without the engine's own numbers. */
bool arb_put_ask(struct arb_json *out, arb_table *table, const struct arb_ask *ask,
                 const char *name);
void arb_put_events(struct arb_json *out, const char *key, arb_table *table, int seat,
                    uint32_t from, uint32_t to);
/* What was written, as a value; `out` is released. */
json_t *arb_json_value(struct arb_json *out);

#endif
