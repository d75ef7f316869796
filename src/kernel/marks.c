/* Rule ids are literals of the program nearly always, and the same few come
 * again and again: a small cache by address answers those, and only what it
 * does not know goes to the set of strings. */
#include "marks.h"
#include "memory.h"

#include <xxhash.h>

enum { CACHE = 512 };

struct arb_marks {
    struct {
        const char *literal;
        const char *id; /* our copy: the memory at `literal` may hold another now */
    } cache[CACHE];
    uint32_t count, room; /* of the set; the room is a power of two */
    char **id;
};

static uint32_t slot_of(const struct arb_marks *marks, const char *rule)
{
    uint32_t at = (uint32_t)XXH3_64bits(rule, strlen(rule)) & (marks->room - 1);
    while (marks->id[at] && strcmp(marks->id[at], rule) != 0)
        at = (at + 1) & (marks->room - 1);
    return at;
}

struct arb_marks *arb_marks_new(void)
{
    struct arb_marks *marks = arb_zalloc(sizeof *marks);
    marks->room = 256;
    marks->id = arb_zalloc(marks->room * sizeof *marks->id);
    return marks;
}

void arb_marks_clear(struct arb_marks *marks)
{
    for (uint32_t i = 0; i < marks->room; i++)
        free(marks->id[i]);
    memset(marks->id, 0, marks->room * sizeof *marks->id);
    memset(marks->cache, 0, sizeof marks->cache);
    marks->count = 0;
}

void arb_marks_free(struct arb_marks *marks)
{
    if (!marks)
        return;
    arb_marks_clear(marks);
    free(marks->id);
    free(marks);
}

static void double_room(struct arb_marks *marks)
{
    char **old = marks->id;
    uint32_t room = marks->room;
    marks->room *= 2;
    marks->id = arb_zalloc(marks->room * sizeof *marks->id);
    for (uint32_t i = 0; i < room; i++)
        if (old[i])
            marks->id[slot_of(marks, old[i])] = old[i];
    free(old);
}

void arb_marks_add(struct arb_marks *marks, const char *rule)
{
    if (!rule)
        return;
    uintptr_t address = (uintptr_t)rule;
    unsigned at = (unsigned)(address ^ address >> 9) % CACHE;
    if (marks->cache[at].literal == rule && strcmp(marks->cache[at].id, rule) == 0)
        return;
    if (marks->count * 2 >= marks->room)
        double_room(marks);
    uint32_t slot = slot_of(marks, rule);
    if (!marks->id[slot]) {
        marks->id[slot] = arb_need(strdup(rule));
        marks->count++;
    }
    marks->cache[at].literal = rule;
    marks->cache[at].id = marks->id[slot];
}

bool arb_marks_has(const struct arb_marks *marks, const char *rule)
{
    return marks && rule && marks->id[slot_of(marks, rule)];
}
