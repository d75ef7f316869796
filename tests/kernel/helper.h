/* helper.h - what the kernel's tests share. */
#ifndef HELPER_H
#define HELPER_H

#include "toy.h" /* first: it says what g->s is */

#include "table.h"

/* The toy, loaded. */
arb_game *toy_game(void);

/* A table of the toy; the setup is JSON text. */
arb_table *toy_open(arb_game *game, const char *setup, int flags);

static inline struct toy *toy_of(const arb_table *t)
{
    return (struct toy *)(void *)t->run.block;
}

/* Answer at random until the play is over or `answers` were given; how many
 * were. `state` is the random numbers' state. */
int play_on(arb_table *t, uint64_t *state, int answers);

/* Answer the first pending ask with the option of this verb and argument. */
bool choose(arb_table *t, int verb, int a);

/* JSON text with ' in place of ". */
json_t *single_quoted(const char *text);

/* Give a seat orders, in such text; they must be good. */
void order(arb_table *t, int seat, const char *orders);

/* A name for a file in a folder of its own. */
const char *temp_path(const char *name);

uint8_t *read_file(const char *path, size_t *size);
void write_file(const char *path, const void *data, size_t size);

#endif
