#include "play_words.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

unsigned words_next(const char **at)
{
    const unsigned char *s = (const unsigned char *)*at;
    if (!*s)
        return 0;
    int more = s[0] < 0x80       ? 0
               : s[0] >> 5 == 6  ? 1
               : s[0] >> 4 == 14 ? 2
               : s[0] >> 3 == 30 ? 3
                                 : -1;
    unsigned code = more <= 0 ? s[0] : s[0] & (0x3fu >> more);
    for (int i = 1; i <= more; i++) {
        if (s[i] >> 6 != 2) {
            more = -1;
            break;
        }
        code = code << 6 | (s[i] & 0x3fu);
    }
    if (more < 0) {
        *at += 1;
        return 0xfffd;
    }
    *at += more + 1;
    return code;
}

/* U+00C0 to U+017F without their accents; a dot stands for what is no letter,
 * and letters that become two are told apart in fold_letter(). */
static const char plain_letter[] = "aaaaaaaceeeeiiiidnooooo.ouuuuyts"
                                   "aaaaaaaceeeeiiiidnooooo.ouuuuyty"
                                   "aaaaaaccccccccddddeeeeeeeeeegggg"
                                   "gggghhhhiiiiiiiiiiiijjkkklllllll"
                                   "lllnnnnnnnnnoooooooorrrrrrssssss"
                                   "ssttttttuuuuuuuuuuuuwwyyyzzzzzzs";

/* Writes at most two letters; an apostrophe is dropped, the rest is a space. */
static int fold_letter(unsigned code, char out[2])
{
    if (code < 0x80 && isalnum((int)code)) {
        out[0] = (char)tolower((int)code);
        return 1;
    }
    if (code == '\'' || code == 0x2019 || code == 0x2018 || (code >= 0x300 && code < 0x370))
        return 0;
    if (code == 0xc6 || code == 0xe6 || code == 0x152 || code == 0x153) {
        out[0] = code < 0x100 ? 'a' : 'o';
        out[1] = 'e';
        return 2;
    }
    out[0] = ' ';
    if (code >= 0xc0 && code < 0xc0 + sizeof plain_letter - 1 && plain_letter[code - 0xc0] != '.')
        out[0] = plain_letter[code - 0xc0];
    return 1;
}

char *words_fold(const char *text)
{
    char *folded = calloc(1, strlen(text) + 1);
    if (!folded)
        abort();
    size_t n = 0;
    unsigned code;
    /* No code point folds to more bytes than it had. */
    while ((code = words_next(&text))) {
        char letter[2];
        int letters = fold_letter(code, letter);
        for (int i = 0; i < letters; i++)
            if (letter[i] != ' ' || (n && folded[n - 1] != ' '))
                folded[n++] = letter[i];
    }
    while (n && folded[n - 1] == ' ')
        n--;
    folded[n] = 0;
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
    errno = 0;
    *number = strtol(text, &end, 10);
    return end != text && !*end && !errno && isdigit((unsigned char)*text);
}
