/* test_record.c - what tests saw, against what they saw when it was recorded.
 *
 * A test checks what it is about. What else stands on the table and in the words around it is
 * recorded: before every choice and at the end of a test the positions it came by, what all
 * seats are given, and what bots wish are folded into one number each, of which two hex digits
 * are kept. So a test that still passes but comes by other positions or other words is
 * noticed, with the choice from which on.
 *
 * A folder holds one file a lane, so that a change of words leaves those of the positions as
 * they are: the name of a script, then a line for each of its tests, key and chain. */
#include "test.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static const struct lane {
    const char *name, *what;
    enum arb_seen_kind first, last;
} lanes[RECORD_LANES] = {
    {"state", "the position", ARB_SEEN_STATE, ARB_SEEN_STATE},
    {"words", "what people are told", ARB_SEEN_VIEWS, ARB_SEEN_NUMBERS},
    {"wishes", "what bots wish", ARB_SEEN_WISHES, ARB_SEEN_WISHES},
};

/* ---- While a test runs --------------------------------------------------- */

void record_step(struct driven *d)
{
    if (d->record)
        arb_see_position(d->table, &d->seen);
}

void record_look(struct driven *d)
{
    if (!d->record)
        return;
    d->seen.out = d->record->out;
    arb_see(d->table, &d->seen);
    for (int l = 0; l < RECORD_LANES; l++) {
        uint64_t sum = 0;
        for (int kind = (int)lanes[l].first; kind <= (int)lanes[l].last; kind++)
            sum = 31 * sum + d->seen.kind[kind];
        text_add(&d->record->chain[l], "%02x", (unsigned)(sum >> 56));
    }
}

/* Where a lane has several kinds, which of them changed is to be known. */
void record_end(struct record *record, struct driven *const *tables, int count)
{
    for (int i = 0; i < count; i++)
        record_look(tables[i]);
    for (int l = 0; l < RECORD_LANES; l++) {
        text_add(&record->chain[l], ":");
        for (int kind = (int)lanes[l].first; kind <= (int)lanes[l].last; kind++) {
            uint64_t sum = 0;
            for (int i = 0; i < count; i++)
                sum = 31 * sum + tables[i]->seen.kind[kind];
            text_add(&record->chain[l], "%02x", (unsigned)(sum >> 56));
        }
    }
}

void record_free(struct record *record)
{
    for (int l = 0; l < RECORD_LANES; l++)
        free(record->chain[l]);
    if (record->out)
        fclose(record->out);
}

void record_key(const char *title, int twin, char key[8])
{
    uint64_t sum = arb_fold_text((uint64_t)twin, title);
    snprintf(key, 8, "%06x", (unsigned)(sum >> 40));
}

json_t *record_value(const struct record *record)
{
    json_t *list = json_array();
    for (int l = 0; l < RECORD_LANES; l++)
        json_array_append_new(list, json_string(record->chain[l] ? record->chain[l] : ""));
    return list;
}

/* ---- Held against each other ----------------------------------------------- */

/* How many steps of both are the same. */
static int steps_alike(const char *a, const char *b)
{
    int steps = 0;
    while (a[0] && a[0] != ':' && a[0] == b[0] && a[1] == b[1]) {
        a += 2;
        b += 2;
        steps++;
    }
    return steps;
}

static void tell_difference(const struct lane *lane, const char *was, const char *is,
                            char **message)
{
    const char *kinds_was = strchr(was, ':'), *kinds_is = strchr(is, ':');
    int steps = steps_alike(was, is), told = 0;
    text_add(message, "%s is not as recorded, from ", lane->what);
    if (steps == 0)
        text_add(message, "the beginning");
    else
        text_add(message, "its choice %d", steps);
    for (int kind = (int)lane->first, at = 1;
         lane->first != lane->last && kinds_was && kinds_is && kind <= (int)lane->last;
         kind++, at += 2)
        if (strncmp(kinds_was + at, kinds_is + at, 2) != 0)
            text_add(message, "%s%s",
                     told++ ? ", " : " on: ", arb_seen_name((enum arb_seen_kind)kind));
    text_add(message, told ? "" : " on");
    text_add(message, " (recorded anew by `make record`)");
}

bool record_same(const json_t *recorded, const char *script, const char *key,
                 const struct record *record, char **message)
{
    for (int l = 0; l < RECORD_LANES; l++) {
        const json_t *lane = json_object_get(recorded, lanes[l].name);
        const char *was = json_string_value(json_object_get(json_object_get(lane, script), key));
        const char *is = record->chain[l] ? record->chain[l] : "";
        if (!was || strcmp(was, is) == 0)
            continue;
        tell_difference(&lanes[l], was, is, message);
        return false;
    }
    return true;
}

/* ---- Files ------------------------------------------------------------------ */

static void path_of(const char *folder, const struct lane *lane, char *path, size_t size)
{
    snprintf(path, size, "%s/rules.%s", folder, lane->name);
}

static json_t *load_lane(const char *folder, const struct lane *lane)
{
    char path[4096], *line = NULL;
    size_t room = 0;
    json_t *scripts = json_object(), *tests = NULL;
    path_of(folder, lane, path, sizeof path);
    FILE *file = fopen(path, "r");
    while (file && getline(&line, &room, file) > 0) {
        line[strcspn(line, "\n")] = '\0';
        char *space = strchr(line, ' ');
        if (!space) {
            json_object_set_new(scripts, line, tests = json_object());
            continue;
        }
        *space = '\0';
        if (tests)
            json_object_set_new(tests, line, json_string(space + 1));
    }
    free(line);
    if (file)
        fclose(file);
    return scripts;
}

json_t *record_load(const char *folder)
{
    json_t *recorded = json_object();
    for (int l = 0; l < RECORD_LANES; l++)
        json_object_set_new(recorded, lanes[l].name, load_lane(folder, &lanes[l]));
    return recorded;
}

void record_forget(json_t *recorded, const char *script)
{
    for (int l = 0; l < RECORD_LANES; l++)
        json_object_del(json_object_get(recorded, lanes[l].name), script);
}

void record_note(json_t *recorded, const char *script, const char *key, const json_t *value)
{
    for (int l = 0; l < RECORD_LANES; l++) {
        json_t *lane = json_object_get(recorded, lanes[l].name);
        json_t *tests = json_object_get(lane, script);
        if (!tests)
            json_object_set_new(lane, script, tests = json_object());
        json_object_set(tests, key, json_array_get(value, (size_t)l));
    }
}

static int by_name(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static void write_lane(FILE *file, json_t *lane)
{
    size_t count = 0;
    const char **names = calloc(json_object_size(lane) + 1, sizeof *names), *script, *key;
    json_t *tests, *chain;
    if (!names)
        abort();
    json_object_foreach (lane, script, tests)
        names[count++] = script;
    qsort(names, count, sizeof *names, by_name);
    for (size_t i = 0; i < count; i++) {
        fprintf(file, "%s\n", names[i]);
        json_object_foreach (json_object_get(lane, names[i]), key, chain)
            fprintf(file, "%s %s\n", key, json_string_value(chain));
    }
    free(names);
}

bool record_write(const json_t *recorded, const char *folder)
{
    bool good = true;
    mkdir(folder, 0777);
    for (int l = 0; good && l < RECORD_LANES; l++) {
        char path[4096];
        path_of(folder, &lanes[l], path, sizeof path);
        FILE *file = fopen(path, "w");
        good = file != NULL;
        if (file)
            write_lane(file, json_object_get(recorded, lanes[l].name));
        good = good && !ferror(file) && fclose(file) == 0;
    }
    return good;
}
