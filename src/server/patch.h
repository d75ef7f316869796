/* patch.h - what changed between two values, as docs/protocol.md describes it.
 *
 * Of the value that was told before only a sketch is kept: hashes of its parts.
 * It weighs less than the value's text, and two sketches are compared in no time. */
#ifndef SERVER_PATCH_H
#define SERVER_PATCH_H

#include "json.h"

struct sketch;

/* To be released with free(). */
struct sketch *sketch_make(const struct arb_json *value);

/* Puts the patch from `before` to `now`, which is the sketch of `value`. False:
 * nothing changed, and nothing is put. */
bool patch_put(struct arb_json *out, const char *key, const struct sketch *before,
               const struct sketch *now, const struct arb_json *value);

#endif
