/* arena.h - memory that is filled piece by piece and freed all at once. */
#ifndef ARB_ARENA_H
#define ARB_ARENA_H

#include <stddef.h>

struct arb_arena;

struct arb_arena *arb_arena_new(void);
void arb_arena_free(struct arb_arena *arena);

/* Zeroed bytes, aligned for any type; NULL when the machine has no more. */
void *arb_arena_alloc(struct arb_arena *arena, size_t size);

/* A copy of `length` bytes, ended by a 0. */
char *arb_arena_text(struct arb_arena *arena, const char *text, size_t length);

/* All bytes taken so far. */
size_t arb_arena_bytes(const struct arb_arena *arena);

#endif
