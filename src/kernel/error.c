#include "error.h"

#include <stdarg.h>
#include <stdio.h>

bool arb_fail(struct arb_error *err, const char *format, ...)
{
    if (!err)
        return false;
    arb_clear_error(err);
    va_list args;
    va_start(args, format);
    vsnprintf(err->text, sizeof err->text, format, args);
    va_end(args);
    return false;
}
