/* play_making.h - what the parts of the making of a setup share: play_setup.c, the
 * table, and play_seats.c, who sits at it and what they bring. */
#ifndef PLAY_MAKING_H
#define PLAY_MAKING_H

#include "play_setup.h"

struct making {
    const arb_game *game;
    const struct setup_wishes *wishes;
    struct input *input;
    const struct paper *like;
    int *code;
    int least, players;
    bool any_deck; /* deck building is free: the game looks at a deck that breaks its rules */
};

/* The wish number `n` for a key, or NULL. */
const char *wish_for(const struct setup_wishes *wishes, const char *key, int n);

/* A person's line; NULL and the exit code when they leave. */
char *reply(struct making *m, const char *prompt);

/* The number of a choice; -1: the person leaves. A deck may also be a file, which
 * `file` then is a deck of. */
int ask_choice(struct making *m, const json_t *option, const char *whose, int fallback,
               json_t **file);

bool for_the_table(const json_t *option);

/* Seats of which nothing is said all take its default. */
bool option_is_alike(const json_t *option);

/* The value of one option for the table, or where `seats` are those before it for
 * the next seat; NULL on failure. `again`: what was wished will not do. */
json_t *option_value(struct making *m, const json_t *option, const json_t *seats, const char *whose,
                     bool ask, bool again);

/* Who sits there, and what they bring: where that is refused, a person is asked for
 * it again, and for nothing else. */
json_t *make_seat(struct making *m, const json_t *options, const json_t *setup,
                  const json_t *seats);

#endif
