#include "rules.h"

#include <stdarg.h>
#include <stdio.h>

void arb_say(struct arb_text *out, const char *format, ...)
{
    size_t room = (size_t)(out->end - out->at);
    if (room == 0)
        return;
    va_list args;
    va_start(args, format);
    int n = vsnprintf(out->at, room, format, args);
    va_end(args);
    if (n > 0)
        out->at += (size_t)n < room ? (size_t)n : room - 1;
}
