#include "book.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static const struct lane {
    const char *name, *what;
    int first, last; /* enum arb_seen_kind */
} lanes[ARB_LANES] = {
    {"state", "the position", ARB_SEEN_STATE, ARB_SEEN_STATE},
    {"words", "what people are told", ARB_SEEN_VIEWS, ARB_SEEN_NUMBERS},
    {"wishes", "what bots wish", ARB_SEEN_WISHES, ARB_SEEN_WISHES},
};

/* Chains. */

static void add(char **text, const char *more)
{
    size_t was = *text ? strlen(*text) : 0;
    *text = realloc(*text, was + strlen(more) + 1);
    if (!*text)
        abort();
    strcpy(*text + was, more);
}

static void add_digits(char **chain, uint64_t sum)
{
    char digits[3];
    snprintf(digits, sizeof digits, "%02x", (unsigned)(sum >> 56));
    add(chain, digits);
}

void arb_chain_look(struct arb_chains *chains, const struct arb_seen *seen)
{
    for (int l = 0; l < ARB_LANES; l++) {
        uint64_t sum = 0;
        for (int kind = lanes[l].first; kind <= lanes[l].last; kind++)
            sum = 31 * sum + seen->kind[kind];
        add_digits(&chains->lane[l], sum);
    }
}

void arb_chain_end(struct arb_chains *chains, const struct arb_seen *const *seen, int count)
{
    for (int l = 0; l < ARB_LANES; l++) {
        add(&chains->lane[l], ":");
        for (int kind = lanes[l].first; kind <= lanes[l].last; kind++) {
            uint64_t sum = 0;
            for (int i = 0; i < count; i++)
                sum = 31 * sum + seen[i]->kind[kind];
            add_digits(&chains->lane[l], sum);
        }
    }
}

void arb_chain_free(struct arb_chains *chains)
{
    for (int l = 0; l < ARB_LANES; l++)
        free(chains->lane[l]);
    *chains = (struct arb_chains){0};
}

static const char *chain_of(const struct arb_chains *chains, int lane)
{
    return chains->lane[lane] ? chains->lane[lane] : "";
}

json_t *arb_chain_value(const struct arb_chains *chains)
{
    json_t *list = json_array();
    for (int l = 0; l < ARB_LANES; l++)
        json_array_append_new(list, json_string(chain_of(chains, l)));
    return list;
}

/* Held against each other. */

/* How many looks of both are the same. */
static int looks_alike(const char *a, const char *b)
{
    int looks = 0;
    for (; a[0] && a[0] != ':' && a[0] == b[0] && a[1] == b[1]; a += 2, b += 2)
        looks++;
    return looks;
}

/* Which kinds of what is seen came to something else. */
static void add_kinds(const struct lane *lane, const char *was, const char *is, char **message)
{
    const char *old = strchr(was, ':'), *new = strchr(is, ':');
    bool first = true;
    if (lane->first == lane->last || !old || !new)
        return;
    for (int kind = lane->first; kind <= lane->last; kind++) {
        old += kind == lane->first ? 1 : 2;
        new += kind == lane->first ? 1 : 2;
        if (strncmp(old, new, 2) == 0)
            continue;
        add(message, first ? " (" : ", ");
        add(message, arb_seen_name((enum arb_seen_kind)kind));
        first = false;
    }
    if (!first)
        add(message, ")");
}

static const char *recorded(const json_t *book, int lane, const char *group, const char *key)
{
    const json_t *groups = json_object_get(book, lanes[lane].name);
    return json_string_value(json_object_get(json_object_get(groups, group), key));
}

bool arb_book_has(const json_t *book, const char *group, const char *key)
{
    return recorded(book, ARB_LANE_STATE, group, key) != NULL;
}

bool arb_book_same(const json_t *book, const char *group, const char *key,
                   const struct arb_chains *chains, char **message)
{
    for (int l = 0; l < ARB_LANES; l++) {
        const char *was = recorded(book, l, group, key), *is = chain_of(chains, l);
        char from[64];
        if (!was || strcmp(was, is) == 0)
            continue;
        snprintf(from, sizeof from, " is not as recorded, from look %d on", looks_alike(was, is));
        add(message, lanes[l].what);
        add(message, from);
        add_kinds(&lanes[l], was, is, message);
        return false;
    }
    return true;
}

/* Files. */

static FILE *open_lane(const char *folder, const char *name, int lane, const char *how)
{
    char path[4096];
    snprintf(path, sizeof path, "%s/%s.%s", folder, name, lanes[lane].name);
    return fopen(path, how);
}

static json_t *load_lane(FILE *file)
{
    char *line = NULL;
    size_t room = 0;
    json_t *groups = json_object(), *entries = NULL;
    while (file && getline(&line, &room, file) > 0) {
        line[strcspn(line, "\n")] = '\0';
        char *space = strchr(line, ' ');
        if (!space) {
            json_object_set_new(groups, line, entries = json_object());
        } else if (entries) {
            *space = '\0';
            json_object_set_new(entries, line, json_string(space + 1));
        }
    }
    free(line);
    return groups;
}

json_t *arb_book_load(const char *folder, const char *name)
{
    json_t *book = json_object();
    for (int l = 0; l < ARB_LANES; l++) {
        FILE *file = open_lane(folder, name, l, "r");
        json_object_set_new(book, lanes[l].name, load_lane(file));
        if (file)
            fclose(file);
    }
    return book;
}

void arb_book_forget(json_t *book, const char *group)
{
    for (int l = 0; l < ARB_LANES; l++)
        json_object_del(json_object_get(book, lanes[l].name), group);
}

void arb_book_note(json_t *book, const char *group, const char *key, const json_t *value)
{
    for (int l = 0; l < ARB_LANES; l++) {
        json_t *groups = json_object_get(book, lanes[l].name);
        json_t *entries = json_object_get(groups, group);
        if (!entries)
            json_object_set_new(groups, group, entries = json_object());
        json_object_set(entries, key, json_array_get(value, (size_t)l));
    }
}

static int by_name(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static void write_lane(FILE *file, json_t *groups)
{
    size_t count = 0;
    const char **names = calloc(json_object_size(groups) + 1, sizeof *names), *group, *key;
    json_t *entries, *chain;
    if (!names)
        abort();
    json_object_foreach (groups, group, entries)
        names[count++] = group;
    qsort(names, count, sizeof *names, by_name);
    for (size_t i = 0; i < count; i++) {
        fprintf(file, "%s\n", names[i]);
        json_object_foreach (json_object_get(groups, names[i]), key, chain)
            fprintf(file, "%s %s\n", key, json_string_value(chain));
    }
    free(names);
}

bool arb_book_write(const json_t *book, const char *folder, const char *name)
{
    bool good = true;
    mkdir(folder, 0777);
    for (int l = 0; good && l < ARB_LANES; l++) {
        FILE *file = open_lane(folder, name, l, "w");
        good = file != NULL;
        if (file)
            write_lane(file, json_object_get(book, lanes[l].name));
        good = good && !ferror(file) && fclose(file) == 0;
    }
    return good;
}
