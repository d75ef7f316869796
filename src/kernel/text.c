#include "text.h"

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

void arb_say_seat(const struct arb_run *g, int seat, struct arb_text *out)
{
    if (seat >= 0 && seat < ARB_SEATS && *g->name[seat])
        arb_say(out, "%s", g->name[seat]);
    else
        arb_say(out, "Player %d", seat + 1);
}

const char *arb_whole_letters(char *text)
{
    size_t size = strlen(text), at = size;
    while (at > 0 && ((unsigned char)text[at - 1] & 0xc0) == 0x80)
        at--;
    unsigned char first = at > 0 ? (unsigned char)text[at - 1] : 0;
    size_t needs = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 1;
    if (at > 0 && size - at + 1 < needs)
        text[at - 1] = 0;
    return text;
}

void arb_tame(char *text)
{
    for (unsigned char *at = (unsigned char *)text; *at; at++) {
        bool wide = at[0] == 0xc2 && at[1] >= 0x80 && at[1] < 0xa0; /* U+0080 to U+009F */
        if ((*at < ' ' && *at != '\n') || *at == 127)
            *at = '?';
        else if (wide)
            at[0] = at[1] = '?';
    }
}
