/* patch.h - what changed between two values, as docs/protocol.md describes it.
 *
 * Of the value that was told before only a sketch is kept: hashes of its parts.
 * It weighs a tenth of the value, and two sketches are compared in no time. */
#ifndef SERVER_PATCH_H
#define SERVER_PATCH_H

#include <jansson.h>

struct sketch;

/* To be released with free(). */
struct sketch *sketch_make(const json_t *value);

/* NULL if nothing changed. `now` is the sketch of `value`, with which the patch
 * shares parts. */
json_t *patch_make(const struct sketch *before, const struct sketch *now, const json_t *value);

#endif
