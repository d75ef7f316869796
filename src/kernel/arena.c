#include "arena.h"

#include <stdalign.h>
#include <stdlib.h>
#include <string.h>

enum { CHUNK_BYTES = 64 * 1024 };

struct chunk {
    struct chunk *next;
    size_t used, room;
    alignas(max_align_t) char bytes[];
};

struct arb_arena {
    struct chunk *first; /* the one being filled */
    size_t bytes;
};

struct arb_arena *arb_arena_new(void)
{
    return calloc(1, sizeof(struct arb_arena));
}

void arb_arena_free(struct arb_arena *arena)
{
    if (!arena)
        return;
    for (struct chunk *chunk = arena->first, *next; chunk; chunk = next) {
        next = chunk->next;
        free(chunk);
    }
    free(arena);
}

void *arb_arena_alloc(struct arb_arena *arena, size_t size)
{
    size_t align = alignof(max_align_t);
    size_t room = (size + align - 1) / align * align;
    if (room < size)
        return NULL;
    struct chunk *chunk = arena->first;
    if (!chunk || chunk->room - chunk->used < room) {
        size_t take = room > CHUNK_BYTES ? room : CHUNK_BYTES;
        chunk = calloc(1, sizeof *chunk + take);
        if (!chunk)
            return NULL;
        chunk->room = take;
        chunk->next = arena->first;
        arena->first = chunk;
    }
    void *at = chunk->bytes + chunk->used;
    chunk->used += room;
    arena->bytes += room;
    return at;
}

char *arb_arena_text(struct arb_arena *arena, const char *text, size_t length)
{
    char *copy = arb_arena_alloc(arena, length + 1);
    if (copy)
        memcpy(copy, text, length);
    return copy;
}

size_t arb_arena_bytes(const struct arb_arena *arena)
{
    return arena->bytes;
}
