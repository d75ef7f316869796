#include "pool.h"

#include "memory.h"

/* Sizes in steps of 16 bytes; larger ones are left to malloc. Each piece has a
 * head that says which list it belongs to. A piece may be dropped by another
 * thread than made it: it then is in that thread's list. */
enum { STEP = 16, CLASSES = 33, SLAB = 1 << 16 };

struct piece {
    size_t class; /* CLASSES: of malloc */
    struct piece *next;
};

/* Kept until the program ends: the pieces of one slab may be anywhere. */
static _Thread_local struct piece *kept[CLASSES];

/* A slab is cut into pieces of one size. */
static void cut_slab(size_t class)
{
    size_t size = (class + 1) * STEP;
    char *at = arb_alloc(SLAB), *end = at + SLAB;
    for (; at + size <= end; at += size) {
        struct piece *p = (struct piece *)(void *)at;
        p->class = class;
        p->next = kept[class];
        kept[class] = p;
    }
} // NOLINT(clang-analyzer-unix.Malloc): the pieces are what is left of the slab

static void *make(size_t size)
{
    size_t class = (size + STEP - 1) / STEP;
    if (class >= CLASSES) {
        struct piece *p = arb_alloc(size + STEP);
        p->class = CLASSES;
        return (char *)p + STEP;
    }
    if (!kept[class])
        cut_slab(class);
    struct piece *p = kept[class];
    kept[class] = p->next;
    return (char *)p + STEP;
}

static void drop(void *memory)
{
    if (!memory)
        return;
    struct piece *p = (struct piece *)(void *)((char *)memory - STEP);
    if (p->class == CLASSES) {
        free(p);
        return;
    }
    p->next = kept[p->class];
    kept[p->class] = p;
}

void pool_begin(void)
{
    /* A sanitizer sees more when every value is its own. */
#ifndef __SANITIZE_ADDRESS__
    json_set_alloc_funcs(make, drop);
#else
    (void)make;
    (void)drop;
#endif
}

static int add_text(const char *text, size_t size, void *with)
{
    arb_bytes_add(with, text, size);
    return 0;
}

char *pool_text(const json_t *value, size_t flags)
{
    struct arb_bytes text = {0};
    if (json_dump_callback(value, add_text, &text, flags) != 0) {
        free(text.data);
        return NULL;
    }
    arb_bytes_add(&text, "", 1);
    return (char *)text.data;
}
