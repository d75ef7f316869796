/* every.h - tests that every game gets without work. A trial plays one game of whatever
 * arb_game_describe() says can be set up, through arbiter.h alone, and looks for what no
 * game may do:
 *
 *   bytes.c     any bytes as answers, undo, loads and mistakes: nothing breaks
 *   history.c   undo, answering again and loading lead to the same positions
 *   past.c      what was told of the past stays as it was told
 *   spoken.c    what is offered and refused is said in words for players
 *   valued.c    how likely the seats are to win comes to one where they are rivals
 *   numbers.c   every number can be taken apart, and what is refused names a rule
 *   ordered.c   standing orders stand as they stood where one goes back to
 *   secrets.c   what a seat is told does not depend on what it cannot know
 *   recorded.c  whole games come by the positions and words that were recorded
 *   told.c      so does what a game says of itself, of setups and of broken packs
 *
 * All that a trial does follows from its seed. */
#ifndef ARB_EVERY_H
#define ARB_EVERY_H

#include "../../src/play/sim.h"

struct trial {
    const arb_game *game;
    uint64_t seed;
    struct arb_random random;
    int steps;      /* how far it got */
    int varied;     /* outcomes that only one seat could tell apart */
    char why[2000]; /* what went wrong; empty: nothing */
};

/* The trials. */

bool try_bytes(struct trial *trial);
bool try_history(struct trial *trial);
bool try_numbers(struct trial *trial);
bool try_ordered(struct trial *trial);
bool try_past(struct trial *trial);
bool try_secrets(struct trial *trial);
bool try_spoken(struct trial *trial);
bool try_valued(struct trial *trial);

/* What was recorded of a game, held against what it does now, or recorded anew. */
struct ledger {
    const char *id, *folder;
    const arb_game *game;
    bool anew;
    json_t *book;
    int passed, failed;
};
void try_recorded(struct ledger *ledger, bool choose);
void try_told(struct ledger *ledger);

/* What was said comes to this number. */
void settle_text(struct ledger *ledger, const char *group, const char *key, uint64_t sum);

/* A play that is all in these bytes, for a fuzzer. */
bool play_bytes(struct trial *trial, const uint8_t *data, size_t size);

/* What they share (play.c). */

/* A number below n, by the seed. */
static inline uint32_t draw(struct trial *trial, uint32_t n)
{
    return arb_random_below(&trial->random, n);
}

/* Says what went wrong, if nothing did before; false. */
bool wrong(struct trial *trial, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* A table with seats and options drawn at random, at least so many seats; if the game has
 * none of that size, NULL without words. */
arb_table *any_table(struct trial *trial, int flags, int least_seats);

/* How the last one was set up. */
json_t *last_setup(void);

/* The same once more: what the trial opened last. */
arb_table *same_table(struct trial *trial, int flags);

/* The ask of a seat, or false. */
bool ask_of(arb_table *table, int seat, struct arb_ask *ask);

/* The invariants hold. */
bool sound(struct trial *trial, arb_table *table);

/* A choice for an ask, at random; chance is answered at random as well. */
int any_choice(struct trial *trial, const struct arb_ask *ask);

/* A play kept in memory. */
struct kept {
    uint8_t *bytes;
    size_t count, room;
};
bool keep(arb_table *table, struct kept *kept, struct arb_error *err);
void kept_free(struct kept *kept);

/* Standing orders of all sorts, by number: what a seat may say of where it is asked. */
enum { ORDERS = 11 };
void order_seat(arb_table *table, int seat, int number);

/* Do the orders of the seat answer what it is asked? */
bool is_ordered(arb_table *table, int seat);

#endif
