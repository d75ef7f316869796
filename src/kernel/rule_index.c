#include "rule_index.h"
#include "error.h"
#include "memory.h"

struct arb_rule_index {
    char *file; /* the rows point into it */
    uint32_t count, room;
    struct arb_rule_row *row; /* sorted by id */
};

static char *read_file(const char *path)
{
    FILE *in = fopen(path, "rb");
    if (!in)
        return NULL;
    size_t size = 0, room = 1 << 16;
    char *text = arb_alloc(room);
    for (;;) {
        size_t n = fread(text + size, 1, room - size - 1, in);
        if (n == 0)
            break;
        size += n;
        if (size + 1 == room)
            text = arb_need(realloc(text, room *= 2));
    }
    fclose(in);
    text[size] = 0;
    return text;
}

static int by_id(const void *a, const void *b)
{
    return strcmp(((const struct arb_rule_row *)a)->id, ((const struct arb_rule_row *)b)->id);
}

/* The text up to the next tab; moves on behind it. */
static const char *column(char **at)
{
    char *start = *at;
    *at += strcspn(start, "\t");
    if (**at)
        *(*at)++ = 0;
    return start;
}

/* The next line, without its end; moves on behind it. */
static char *next_line(char **rest)
{
    char *line = *rest;
    *rest += strcspn(line, "\n");
    if (**rest)
        *(*rest)++ = 0;
    line[strcspn(line, "\r")] = 0;
    return line;
}

struct arb_rule_index *arb_rule_index_load(const char *path, struct arb_error *err)
{
    struct arb_rule_index *index = arb_zalloc(sizeof *index);
    index->file = read_file(path);
    if (!index->file)
        return index;
    char *rest = index->file;
    if (strcmp(next_line(&rest), ARB_RULE_COLUMNS) != 0) {
        arb_fail(err, "%s: the first row must name the columns: id, kind, section, rule", path);
        arb_rule_index_free(index);
        return NULL;
    }
    while (*rest) {
        char *line = next_line(&rest);
        struct arb_rule_row row;
        row.id = column(&line);
        row.kind = column(&line);
        row.section = column(&line);
        row.text = column(&line);
        if (!*row.id)
            continue;
        index->row = arb_grow(index->row, &index->room, index->count + 1, sizeof row);
        index->row[index->count++] = row;
    }
    if (index->count)
        qsort(index->row, index->count, sizeof *index->row, by_id);
    return index;
}

void arb_rule_index_free(struct arb_rule_index *index)
{
    if (!index)
        return;
    free(index->file);
    free(index->row);
    free(index);
}

const struct arb_rule_row *arb_rule_row(const struct arb_rule_index *index, const char *id)
{
    if (!index || !id || !index->count)
        return NULL;
    struct arb_rule_row key = {.id = id};
    return bsearch(&key, index->row, index->count, sizeof key, by_id);
}

const struct arb_rule_row *arb_rule_at(const struct arb_rule_index *index, int i)
{
    return &index->row[i];
}

int arb_rule_count(const struct arb_rule_index *index)
{
    return index ? (int)index->count : 0;
}
