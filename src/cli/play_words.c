#include "play_words.h"

#include "fold.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <wchar.h>
#include <wctype.h>

unsigned words_next(const char **at)
{
    return arb_next_code(at);
}

char *words_fold(const char *text)
{
    size_t size = strlen(text) + 1;
    char *folded = malloc(size);
    if (!folded)
        abort();
    arb_fold(text, folded, size);
    return folded;
}

const char *words_ascii_letter(unsigned code, char letter[3])
{
    static const struct {
        unsigned code;
        const char *ascii;
    } marks[] = {
        {0xa0, " "},   {0xb7, "-"},   {0xd7, "x"},    {0xdf, "ss"},   {0x2013, "-"},  {0x2014, "-"},
        {0x2018, "'"}, {0x2019, "'"}, {0x201c, "\""}, {0x201d, "\""}, {0x2026, ".."}, {0x2212, "-"},
    };
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
        if (marks[i].code == code)
            return marks[i].ascii;
    if (code < 0x80) {
        letter[0] = (char)code;
        letter[1] = 0;
        return letter;
    }
    if (code >= 0x300 && code < 0x370)
        return ""; /* an accent by itself */
    char utf8[8];
    mbstate_t state = {0};
    size_t n = wcrtomb(utf8, (wchar_t)code, &state);
    if (n == (size_t)-1)
        return "?";
    utf8[n] = 0;
    arb_fold(utf8, letter, 3);
    if (!*letter)
        return "?";
    if (iswupper((wint_t)code))
        letter[0] = (char)toupper((unsigned char)letter[0]);
    return letter;
}

char *words_ascii(const char *text)
{
    char *ascii = malloc(strlen(text) * 2 + 1), *to = ascii, letter[3];
    unsigned code;
    if (!ascii)
        abort();
    while ((code = words_next(&text)))
        to = stpcpy(to, words_ascii_letter(code, letter));
    *to = 0;
    return ascii;
}

static bool small_word(const char *word, size_t n)
{
    static const char *const small[] = {"a", "an", "the", "to", "of", "with", "on", "at", "my"};
    for (size_t i = 0; i < sizeof small / sizeof *small; i++)
        if (strlen(small[i]) == n && !memcmp(small[i], word, n))
            return true;
    return false;
}

static enum words_fit word_fit(const char *word, size_t n, const char *text)
{
    bool number = isdigit((unsigned char)word[0]);
    enum words_fit best = WORDS_NONE;
    for (const char *at = text; *at; at += *at == ' ') {
        size_t length = strcspn(at, " ");
        if (length >= n && !memcmp(at, word, n)) {
            if (length == n)
                return WORDS_WHOLE;
            /* 1 is not the beginning of 12 to a person who types it. */
            if (!number)
                best = WORDS_PREFIX;
        }
        at += length;
    }
    if (best == WORDS_NONE && n >= 3 && !number && memmem(text, strlen(text), word, n))
        best = WORDS_WITHIN;
    return best;
}

enum words_fit words_fit(const char *query, const char *text)
{
    size_t length = strlen(query);
    if (!length)
        return WORDS_NONE;
    if (!strcmp(query, text))
        return WORDS_EQUAL;
    if (!strncmp(query, text, length) && text[length] == ' ')
        return WORDS_START;
    enum words_fit worst = WORDS_EQUAL;
    for (const char *at = query; *at; at += *at == ' ') {
        size_t n = strcspn(at, " ");
        enum words_fit fit = word_fit(at, n, text);
        if (fit < WORDS_PREFIX && small_word(at, n))
            fit = WORDS_EQUAL;
        if (fit < worst)
            worst = fit;
        at += n;
    }
    return worst == WORDS_EQUAL ? WORDS_NONE : worst; /* small words alone find nothing */
}

/* The words of a folded text without the small ones, from `at` on; NULL: no more. */
static const char *next_word(const char *at, size_t *n)
{
    for (; *at; at += *n) {
        at += *at == ' ';
        *n = strcspn(at, " ");
        if (*n && !small_word(at, *n))
            return at;
    }
    return NULL;
}

static bool same_words(const char *a, const char *b)
{
    size_t n = 0, m = 0;
    for (;;) {
        a = next_word(a, &n);
        b = next_word(b, &m);
        if (!a || !b)
            return !a && !b;
        if (n != m || memcmp(a, b, n) != 0)
            return false;
        a += n;
        b += m;
    }
}

bool words_any_letter(const char *text)
{
    for (; *text; text++)
        if (isalpha((unsigned char)*text) || (unsigned char)*text >= 0x80)
            return true;
    return false;
}

/* A place of a board, "b-2" or "g10": a letter, and a number after it. */
static bool names_place(const char *query)
{
    const char *at = query + 1;
    if (!isalpha((unsigned char)*query))
        return false;
    at += *at == '-' || *at == ' ';
    size_t digits = strspn(at, "0123456789");
    return digits && !at[digits];
}

static bool has_place(const char *text, const char *place)
{
    size_t n = strlen(place);
    for (const char *at = text; (at = strstr(at, place)); at++)
        if ((at == text || !isalnum((unsigned char)at[-1])) && !isalnum((unsigned char)at[n]))
            return true;
    return false;
}

enum words_fit words_fit_choice(const char *query, const char *text)
{
    enum { TELLING = 3 };
    size_t n;
    if (*query && (!strcmp(query, text) || (next_word(query, &n) && same_words(query, text))))
        return WORDS_EQUAL;
    enum words_fit worst = WORDS_WHOLE;
    bool telling = false;
    if (names_place(query))
        return has_place(text, query) ? WORDS_WHOLE : WORDS_NONE;
    for (const char *at = query; (at = next_word(at, &n)); at += n) {
        bool letters = false;
        for (size_t i = 0; i < n; i++)
            letters |= isalpha((unsigned char)at[i]) != 0;
        enum words_fit fit = word_fit(at, n, text);
        if (fit < WORDS_PREFIX || (fit == WORDS_PREFIX && n < TELLING))
            return WORDS_NONE;
        telling |= letters && n >= TELLING;
        if (fit < worst)
            worst = fit;
    }
    return telling ? worst : WORDS_NONE;
}

static int pick(enum words_fit (*fits)(const char *, const char *), const char *query,
                const char *const *texts, int count, int *found, int max)
{
    char *wanted = words_fold(query);
    enum words_fit best = WORDS_WITHIN;
    int n = 0;
    for (int i = 0; i < count; i++) {
        char *text = words_fold(texts[i]);
        enum words_fit fit = fits(wanted, text);
        free(text);
        if (fit > best) {
            best = fit;
            n = 0;
        }
        if (fit == best) {
            if (n < max)
                found[n] = i;
            n++;
        }
    }
    free(wanted);
    return n;
}

int words_pick(const char *query, const char *const *texts, int count, int *found, int max)
{
    return pick(words_fit, query, texts, count, found, max);
}

int words_choose(const char *query, const char *const *texts, int count, int *found, int max)
{
    return pick(words_fit_choice, query, texts, count, found, max);
}

bool words_command(const char *line, const char *command, const char **rest)
{
    size_t n = strlen(command);
    if (strncasecmp(line, command, n))
        return false;
    /* `?` needs no space after it; a word does. */
    if (isalpha((unsigned char)command[n - 1]) && line[n] && !isspace((unsigned char)line[n]))
        return false;
    line += n;
    while (isspace((unsigned char)*line))
        line++;
    *rest = line;
    return true;
}

bool words_number(const char *text, long *number)
{
    char *end;
    *number = strtol(text, &end, 10); /* what is too large becomes the largest there is */
    return end != text && !*end && isdigit((unsigned char)*text);
}
