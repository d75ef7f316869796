#include "text.h"

#include <ctype.h>
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

/* Templates. */

struct filling {
    const struct arb_saying *s;
    int next;   /* number that has no letter */
    int number; /* said last, for plurals */
};

/* "{die/dice}": the first for one, the second for any other number. */
static void fill_plural(const struct filling *f, const char *choice, struct arb_text *out)
{
    const char *many = strchr(choice, '/') + 1;
    if (f->number == 1)
        arb_say(out, "%.*s", (int)(many - choice) - 1, choice);
    else
        arb_say(out, "%s", many);
}

/* The number a word speaks of; a letter behind it is cut off. */
static int take_number(struct filling *f, char *word)
{
    char *letter = strchr(word, ' ');
    int which = letter ? letter[1] - 'a' : f->next++;
    if (letter)
        *letter = 0;
    return which >= 0 && which < ARB_ARGS ? f->s->arg[which] : 0;
}

static void fill_word(struct filling *f, char *word, struct arb_text *out)
{
    if (strcmp(word, "s") == 0 || strchr(word, '/')) {
        fill_plural(f, word[1] ? word : "/s", out);
        return;
    }
    int value = take_number(f, word);
    char *start = out->at;
    bool capital = isupper((unsigned char)word[0]);
    word[0] = (char)tolower((unsigned char)word[0]);
    if (!f->s->noted && (strcmp(word, "n") == 0 || strcmp(word, "+") == 0))
        arb_say(out, word[0] == '+' ? "%+d" : "%d", f->number = value);
    else
        f->s->word(f->s, word, value, out);
    if (capital && out->at > start)
        *start = (char)toupper((unsigned char)*start);
}

void arb_fill(const struct arb_saying *s, const char *at, struct arb_text *out)
{
    struct filling f = {.s = s};
    while (*at) {
        size_t plain = strcspn(at, "{");
        arb_say(out, "%.*s", (int)plain, at);
        at += plain;
        size_t length = strcspn(at, "}");
        char word[32] = "";
        if (at[length] && length > 1 && length <= sizeof word) {
            memcpy(word, at + 1, length - 1);
            fill_word(&f, word, out);
            at += length + 1;
        } else if (*at) {
            arb_say(out, "%c", *at++); /* not a word */
        }
    }
}

const char *arb_between(int i, int n)
{
    return i == 0 ? "" : i == n - 1 ? " and " : ", ";
}

/* Bytes that do harm. */

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
