#include "error.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* Words that came from outside may have been cut within a letter, which no screen and no JSON
 * takes: what is left of one becomes a question mark. */
static void mend_letters(char *text)
{
    for (unsigned char *at = (unsigned char *)text; *at;) {
        size_t needs = *at < 0x80 ? 1 : *at < 0xc2 ? 0 : *at < 0xe0 ? 2 : *at < 0xf0 ? 3 : 4;
        size_t there = 1;
        while (there < needs && (at[there] & 0xc0) == 0x80)
            there++;
        if (there == needs) {
            at += needs;
            continue;
        }
        *at++ = '?';
        memmove(at, at + there - 1, strlen((char *)at + there - 1) + 1);
    }
}

bool arb_fail(struct arb_error *err, const char *format, ...)
{
    if (!err)
        return false;
    arb_clear_error(err);
    va_list args;
    va_start(args, format);
    vsnprintf(err->text, sizeof err->text, format, args);
    va_end(args);
    mend_letters(err->text);
    return false;
}
