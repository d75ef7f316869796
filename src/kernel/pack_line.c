/* Lua forgets on which line a field of a table stood. When an error is about a
 * field, its source is read once more and followed by eye: brackets, entries,
 * keys. It is a help for the reader; where the source does not show the table
 * written out, the line of the word around it must do. */
#include "pack_load.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool name_letter(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

/* The `[==[` of a long string: its level, or -1. */
static int long_level(const char *at)
{
    const char *from = ++at;
    while (*at == '=')
        at++;
    return *at == '[' ? (int)(at - from) : -1;
}

static const char *skip_long(const char *at, int level)
{
    for (at += level + 2; *at; at++) {
        if (*at != ']')
            continue;
        const char *end = at + 1;
        while (*end == '=')
            end++;
        if (*end == ']' && end - at - 1 == level)
            return end + 1;
    }
    return at;
}

static const char *skip_string(const char *at)
{
    char quote = *at++;
    while (*at && *at != quote && *at != '\n')
        at += at[0] == '\\' && at[1] ? 2 : 1;
    return *at == quote ? at + 1 : at;
}

static const char *skip_space(const char *at)
{
    for (;;) {
        if (at[0] == '-' && at[1] == '-') {
            int level = at[2] == '[' ? long_level(at + 2) : -1;
            if (level >= 0)
                at = skip_long(at + 2, level);
            else
                at += strcspn(at, "\n");
        } else if (isspace((unsigned char)*at)) {
            at++;
        } else {
            return at;
        }
    }
}

/* The end of one token: a name or number, a string, or one sign. */
static const char *skip_token(const char *at)
{
    if (name_letter(*at)) {
        while (name_letter(*at))
            at++;
        return at;
    }
    if (*at == '"' || *at == '\'')
        return skip_string(at);
    if (*at == '[' && long_level(at) >= 0)
        return skip_long(at, long_level(at));
    if (strchr("=~<>", *at) && at[1] == '=')
        return at + 2;
    return at + 1;
}

/* The value of the entry at `at` if it reads `key =` or `["key"] =`. */
static const char *keyed(const char *at, const char *key)
{
    bool bracket = *at == '[' && long_level(at) < 0;
    if (bracket)
        at = skip_space(at + 1);
    bool quoted = bracket && (*at == '"' || *at == '\'');
    const char *end = skip_token(at);
    size_t length = (size_t)(end - at);
    if (quoted && length >= 2) {
        at++;
        length -= 2;
    }
    if (bracket != quoted || length != strlen(key) || memcmp(at, key, length) != 0)
        return NULL;
    end = skip_space(end);
    if (bracket && *end == ']')
        end = skip_space(end + 1);
    return *end == '=' && end[1] != '=' ? end + 1 : NULL;
}

/* The bracket that opens the next table or call, with nothing before it but the
 * names and texts it belongs to; NULL if there is none. */
static const char *find_open(const char *at)
{
    for (at = skip_space(at); *at; at = skip_space(skip_token(at))) {
        if (*at == '{' || *at == '(')
            return at;
        if (!name_letter(*at) && !strchr("\"'.:", *at))
            return NULL;
    }
    return NULL;
}

/* Go one step down from `at`; *entry is where the entry starts. Returns where
 * its value starts, or NULL. */
static const char *go_down(const char *at, struct pack_step step, const char **entry)
{
    at = find_open(at);
    if (!at)
        return NULL;
    at = skip_space(at + 1);
    int depth = 1, item = 0;
    bool has_key = false;
    const char *start = at;
    while (*at) {
        if (step.key && at == start) {
            const char *value = keyed(at, step.key);
            if (value) {
                *entry = at;
                return value;
            }
        }
        bool closes = *at == '}' || *at == ')' || *at == ']';
        if (depth == 1 && (closes || *at == ',' || *at == ';')) {
            if (!step.key && !has_key && item == step.item && start != at) {
                *entry = start;
                return start;
            }
            item += !has_key;
            has_key = false;
            if (closes)
                return NULL;
            at = start = skip_space(at + 1);
            continue;
        }
        const char *end = skip_token(at);
        if (end - at == 1) {
            if (closes)
                depth--;
            else if (*at == '{' || *at == '(' || *at == '[')
                depth++;
            else if (*at == '=' && depth == 1)
                has_key = true;
        }
        at = skip_space(end);
    }
    return NULL;
}

static char *read_source(const char *path)
{
    FILE *file = fopen(path, "rb");
    if (!file)
        return NULL;
    char *text = malloc(ARB_PACK_FILE_BYTES + 1);
    if (text)
        text[fread(text, 1, ARB_PACK_FILE_BYTES, file)] = 0;
    fclose(file);
    return text;
}

int arb_pack_line_of(const char *file, int line, const char *word, const struct pack_step *steps,
                     int count)
{
    char *source = read_source(file);
    if (!source)
        return line;
    const char *at = source;
    for (int i = 1; i < line && at; i++) {
        at = strchr(at, '\n');
        at = at ? at + 1 : NULL;
    }
    const char *seen = at, *end = at ? at + strcspn(at, "\n") : NULL;
    for (const char *w = at; w && word && (w = strstr(w, word)) && w < end; w++) {
        if ((w == source || !name_letter(w[-1])) && !name_letter(w[strlen(word)])) {
            at = w;
            break;
        }
    }
    const char *from = at;
    for (int i = 0; i < count && at; i++)
        at = go_down(at, steps[i], &seen);
    for (const char *c = from; c && c < seen; c++)
        line += *c == '\n';
    free(source);
    return line;
}
