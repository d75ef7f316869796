#include "play_words.h"

#include "fold.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

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

int words_pick(const char *query, const char *const *texts, int count, int *found, int max)
{
    char *wanted = words_fold(query);
    enum words_fit best = WORDS_WITHIN;
    int n = 0;
    for (int i = 0; i < count; i++) {
        char *text = words_fold(texts[i]);
        enum words_fit fit = words_fit(wanted, text);
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
