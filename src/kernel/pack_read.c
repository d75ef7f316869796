/* Reading a declaration: fields by name and kind, and errors with file, line,
 * card, what was found and what would be right. */
#include "pack.h"
#include "pack_load.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void arb_pack_say_error(struct arb_error *err, const char *file, int line, const char *word,
                        const char *name, const char *message)
{
    if (!err)
        return;
    memset(err, 0, sizeof *err);
    err->line = line;
    size_t used = 0, room = sizeof err->text;
#define ADD(...)                                                                                   \
    if (used < room)                                                                               \
    used += (size_t)snprintf(err->text + used, room - used, __VA_ARGS__)
    if (file) {
        /* The end of a long path says more than its beginning. */
        size_t length = strlen(file), most = sizeof err->file - 1;
        memcpy(err->file, length > most ? file + length - most : file,
               length > most ? most : length);
        ADD("%s:", err->file);
        if (line > 0)
            ADD("%d:", line);
        ADD(" ");
    }
    if (word)
        ADD("%s \"%.100s\": ", word, name);
    ADD("%s", message);
#undef ADD
    /* The text goes into JSON: no byte that is not UTF-8, no letter cut in two. */
    json_t *valid = json_string(err->text);
    for (char *at = err->text; !valid && *at; at++)
        if ((unsigned char)*at >= 0x80)
            *at = '?';
    json_decref(valid);
}

/* Where a node stands. */

/* Find the way from `from` down to `node`; words restart it, because they know
 * their own line. True if found; then *start is where the steps start. */
static bool find_way(const struct arb_node *from, const struct arb_node *node,
                     const struct arb_node **start, struct pack_step *steps, int *count, int depth)
{
    if (from == node)
        return true;
    if (depth > ARB_PACK_DEPTH)
        return false;
    const struct arb_node *old_start = *start;
    int old_count = *count;
    if (from->word) {
        *start = from;
        *count = 0;
    }
    int here = (*count)++;
    for (int i = 0; i < from->items; i++) {
        steps[here] = (struct pack_step){NULL, i};
        if (find_way(from->item[i], node, start, steps, count, depth + 1))
            return true;
    }
    for (int i = 0; i < from->fields; i++) {
        steps[here] = (struct pack_step){from->field[i].key, 0};
        if (find_way(from->field[i].value, node, start, steps, count, depth + 1))
            return true;
    }
    *start = old_start;
    *count = old_count;
    return false;
}

/* File and line of a node, or of the field `key` of it if key is not NULL. */
static void locate(const struct arb_declaration *declaration, const struct arb_node *node,
                   const char *key, const char **file, int *line)
{
    struct pack_step steps[ARB_PACK_DEPTH + 2];
    int count = 0;
    const struct arb_node *start = NULL;
    if (!node)
        node = declaration->body;
    if (node && node->word)
        start = node;
    else if (!node || !declaration->body ||
             !find_way(declaration->body, node, &start, steps, &count, 0)) {
        *file = node ? node->file : declaration->file;
        *line = node ? node->line : declaration->line;
        return;
    }
    if (key)
        steps[count++] = (struct pack_step){key, 0};
    *file = start ? start->file : declaration->file;
    *line = start ? start->line : declaration->line;
    if (count > 0)
        *line =
            arb_pack_line_of(*file, *line, start ? start->word : declaration->word, steps, count);
}

/* Is there a word in this part that was complained about when it was read? */
static bool has_unknown_word(const struct arb_node *node)
{
    if (!node)
        return false;
    if (node->word && node->word[0] == UNKNOWN_WORD)
        return true;
    for (int i = 0; i < node->items; i++)
        if (has_unknown_word(node->item[i]))
            return true;
    for (int i = 0; i < node->fields; i++)
        if (has_unknown_word(node->field[i].value))
            return true;
    return false;
}

static struct arb_error error_at(const struct arb_reader *r, const struct arb_node *at,
                                 const char *key, const char *message)
{
    struct arb_error error;
    const char *file;
    int line;
    locate(r->declaration, at, key, &file, &line);
    arb_pack_say_error(&error, file, line, r->declaration->word, r->declaration->name, message);
    return error;
}

/* `part` is what is wrong, NULL if it is not there at all. */
static void complain(struct arb_reader *r, const struct arb_node *at, const char *key,
                     const struct arb_node *part, const char *message)
{
    r->failed = true;
    if (r->findings && has_unknown_word(part)) {
        r->errors++;
        return;
    }
    struct arb_error error = error_at(r, at, key, message);
    if (r->err && !r->errors)
        *r->err = error;
    if (r->findings)
        arb_find(r->findings, &error, false);
    r->errors++;
}

bool arb_go_on(struct arb_reader *r)
{
    if (!r->findings || !r->failed)
        return false;
    r->failed = false;
    return true;
}

void arb_give_up(struct arb_reader *r)
{
    r->findings = NULL;
}

void arb_pack_error(struct arb_reader *r, const struct arb_node *at, const char *format, ...)
{
    if (r->failed)
        return;
    char message[512];
    va_list args;
    va_start(args, format);
    vsnprintf(message, sizeof message, format, args);
    va_end(args);
    complain(r, at, NULL, at, message);
}

void arb_pack_warning(struct arb_reader *r, const struct arb_node *at, const char *format, ...)
{
    if (!r->findings)
        return;
    char message[512];
    va_list args;
    va_start(args, format);
    vsnprintf(message, sizeof message, format, args);
    va_end(args);
    struct arb_error error = error_at(r, at, NULL, message);
    arb_find(r->findings, &error, true);
}

__attribute__((format(printf, 4, 5))) static void field_error(struct arb_reader *r,
                                                              const struct arb_node *table,
                                                              const char *key, const char *format,
                                                              ...)
{
    if (r->failed)
        return;
    char message[512];
    va_list args;
    va_start(args, format);
    vsnprintf(message, sizeof message, format, args);
    va_end(args);
    complain(r, table, key, arb_field_of(table, key), message);
    arb_go_on(r); /* the fallback is as good as any value */
}

/* Readers. */

static int by_key(const void *key, const void *field)
{
    return strcmp(key, ((const struct arb_field *)field)->key);
}

const struct arb_node *arb_field_of(const struct arb_node *table, const char *key)
{
    if (!table || table->fields == 0)
        return NULL;
    const struct arb_field *field =
        bsearch(key, table->field, (size_t)table->fields, sizeof *table->field, by_key);
    return field ? field->value : NULL;
}

/* A node in words: 12, true, "text", a table, damage(...). */
static const char *found(const struct arb_node *node, char *out, size_t room)
{
    switch (node->kind) {
    case ARB_NODE_BOOL:
        return node->number ? "true" : "false";
    case ARB_NODE_INT:
        snprintf(out, room, "%lld", (long long)node->number);
        return out;
    case ARB_NODE_STRING:
        snprintf(out, room, "\"%.80s\"", node->string);
        return out;
    default:
        if (!node->word)
            return "a table";
        snprintf(out, room, node->items + node->fields ? "%.80s(...)" : "%.80s", node->word);
        return out;
    }
}

static void missing(struct arb_reader *r, const struct arb_node *table, const char *key,
                    const char *expected)
{
    char message[512];
    if (table && table->word)
        snprintf(message, sizeof message, "%s has no field \"%s\"; expected %s", table->word, key,
                 expected);
    else
        snprintf(message, sizeof message, "field \"%s\" is missing; expected %s", key, expected);
    complain(r, table, NULL, NULL, message);
    arb_go_on(r);
}

int arb_read_int(struct arb_reader *r, const struct arb_node *table, const char *key, int min,
                 int max, int fallback)
{
    int otherwise = fallback == ARB_REQUIRED ? min : fallback;
    if (r->failed)
        return otherwise;
    const struct arb_node *node = arb_field_of(table, key);
    char expected[64], what[128];
    snprintf(expected, sizeof expected, "a whole number from %d to %d", min, max);
    if (!node) {
        if (fallback == ARB_REQUIRED)
            missing(r, table, key, expected);
        return otherwise;
    }
    if (node->kind == ARB_NODE_INT && node->number >= min && node->number <= max)
        return (int)node->number;
    field_error(r, table, key, "field \"%s\" is %s; expected %s", key,
                found(node, what, sizeof what), expected);
    return otherwise;
}

bool arb_read_bool(struct arb_reader *r, const struct arb_node *table, const char *key,
                   bool fallback)
{
    const struct arb_node *node = r->failed ? NULL : arb_field_of(table, key);
    if (!node)
        return fallback;
    if (node->kind == ARB_NODE_BOOL)
        return node->number != 0;
    char what[128];
    field_error(r, table, key, "field \"%s\" is %s; expected true or false", key,
                found(node, what, sizeof what));
    return fallback;
}

const char *arb_read_string(struct arb_reader *r, const struct arb_node *table, const char *key,
                            bool required)
{
    const char *otherwise = required ? "" : NULL;
    if (r->failed)
        return otherwise;
    const struct arb_node *node = arb_field_of(table, key);
    if (!node) {
        if (required)
            missing(r, table, key, "a text in quotes");
        return otherwise;
    }
    if (node->kind == ARB_NODE_STRING)
        return node->string;
    char what[128];
    field_error(r, table, key, "field \"%s\" is %s; expected a text in quotes", key,
                found(node, what, sizeof what));
    return otherwise;
}

/* "one of a, b, c", or the nearest word if there is one. */
static void expected_words(const char *word, const char *const *words, char *out, size_t room)
{
    const char *near = word ? arb_nearest(word, words) : NULL;
    if (near) {
        snprintf(out, room, "did you mean \"%s\"?", near);
        return;
    }
    size_t used = (size_t)snprintf(out, room, "expected %s", words[0] && words[1] ? "one of " : "");
    for (int i = 0; words[i] && used < room; i++) {
        if (used + strlen(words[i]) + 8 > room) {
            snprintf(out + used, room - used, ", ...");
            return;
        }
        used += (size_t)snprintf(out + used, room - used, "%s%s", i ? ", " : "", words[i]);
    }
}

/* The word a node stands for, or NULL. */
static const char *plain_word(const struct arb_node *node)
{
    if (node->kind == ARB_NODE_STRING)
        return node->string;
    if (node->kind == ARB_NODE_TABLE && node->items + node->fields == 0)
        return node->word;
    return NULL;
}

static int number_of_word(const struct arb_node *node, const char *const *words)
{
    const char *word = plain_word(node);
    for (int i = 0; word && words[i]; i++)
        if (strcmp(word, words[i]) == 0)
            return i;
    return -1;
}

int arb_read_word(struct arb_reader *r, const struct arb_node *table, const char *key,
                  const char *const *words, int fallback)
{
    int otherwise = fallback == ARB_REQUIRED ? 0 : fallback;
    if (r->failed)
        return otherwise;
    const struct arb_node *node = arb_field_of(table, key);
    char expected[256], what[128];
    if (!node) {
        if (fallback == ARB_REQUIRED) {
            expected_words(NULL, words, expected, sizeof expected);
            missing(r, table, key, expected + strlen("expected "));
        }
        return otherwise;
    }
    int number = number_of_word(node, words);
    if (number >= 0)
        return number;
    expected_words(plain_word(node), words, expected, sizeof expected);
    field_error(r, table, key, "field \"%s\" is %s; %s", key, found(node, what, sizeof what),
                expected);
    return otherwise;
}

int arb_word_of(struct arb_reader *r, const struct arb_node *node, const char *const *words)
{
    if (r->failed)
        return 0;
    int number = node ? number_of_word(node, words) : -1;
    if (number >= 0)
        return number;
    char expected[256], what[128];
    expected_words(node ? plain_word(node) : NULL, words, expected, sizeof expected);
    arb_pack_error(r, node, "found %s; %s", node ? found(node, what, sizeof what) : "nothing",
                   expected);
    return 0;
}

void arb_only_fields(struct arb_reader *r, const struct arb_node *table, const char *const *keys)
{
    if (r->failed || !table)
        return;
    for (int i = 0; i < table->fields; i++) {
        const char *key = table->field[i].key;
        int k = 0;
        while (keys[k] && strcmp(keys[k], key) != 0)
            k++;
        if (keys[k])
            continue;
        char expected[256] = "it takes no fields";
        if (keys[0])
            expected_words(key, keys, expected, sizeof expected);
        if (table->word)
            field_error(r, table, key, "%s: unknown field \"%.80s\"; %s", table->word, key,
                        expected);
        else
            field_error(r, table, key, "unknown field \"%.80s\"; %s", key, expected);
        if (r->failed)
            return;
    }
}

/* The nearest word. */

enum { LONGEST_WORD = 48 };

/* Letters to change, add, drop or swap with their neighbour to make a into b;
 * capitals do not count. */
static int distance(const char *a, const char *b)
{
    int rows = (int)strlen(a), columns = (int)strlen(b);
    if (rows > LONGEST_WORD || columns > LONGEST_WORD)
        return LONGEST_WORD;
    int line[3][LONGEST_WORD + 1];
    int *before = line[0], *last = line[1], *now = line[2];
    for (int j = 0; j <= columns; j++)
        last[j] = j;
    for (int i = 1; i <= rows; i++) {
        now[0] = i;
        for (int j = 1; j <= columns; j++) {
            int x = tolower((unsigned char)a[i - 1]), y = tolower((unsigned char)b[j - 1]);
            int best = last[j - 1] + (x != y);
            if (last[j] + 1 < best)
                best = last[j] + 1;
            if (now[j - 1] + 1 < best)
                best = now[j - 1] + 1;
            if (i > 1 && j > 1 && x == tolower((unsigned char)b[j - 2]) &&
                y == tolower((unsigned char)a[i - 2]) && before[j - 2] + 1 < best)
                best = before[j - 2] + 1;
            now[j] = best;
        }
        int *free_line = before;
        before = last;
        last = now;
        now = free_line;
    }
    return last[columns];
}

const char *arb_nearest(const char *word, const char *const *words)
{
    const char *nearest = NULL;
    int least = (int)strlen(word);
    least = (least + 1) / 3 + 1; /* about one letter in three may be wrong */
    for (; *words; words++) {
        int d = distance(word, *words);
        if (d < least) {
            least = d;
            nearest = *words;
        }
    }
    return nearest;
}
