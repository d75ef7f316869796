/* patch.h - what changed between two values, as docs/protocol.md describes it. */
#ifndef SERVER_PATCH_H
#define SERVER_PATCH_H

#include <jansson.h>

/* NULL if they are equal. The patch shares values with `now`. */
json_t *patch_make(const json_t *before, const json_t *now);

#endif
