/* error.h - filling in an arb_error. */
#ifndef ARB_ERROR_H
#define ARB_ERROR_H

#include "arbiter.h"

/* Say what went wrong; always false, so that a check can return it. A NULL
 * `err` is a caller who does not want to know. */
bool arb_fail(struct arb_error *err, const char *format, ...) __attribute__((format(printf, 2, 3)));

static inline void arb_clear_error(struct arb_error *err)
{
    if (err) {
        err->text[0] = err->rule[0] = err->file[0] = 0;
        err->line = 0;
    }
}

#endif
