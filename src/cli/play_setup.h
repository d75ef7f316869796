/* play_setup.h - the setup of a new play, from the command line and, where a
 * person sits at the terminal, from questions made out of what the game says
 * can be set up. */
#ifndef PLAY_SETUP_H
#define PLAY_SETUP_H

#include "arbiter.h"
#include "play_input.h"
#include "play_paper.h"

enum { SETUP_WISHES = 64 };

struct setup_wishes {
    int players; /* 0: not said */
    bool seeded;
    uint64_t seed;
    int count;
    struct {
        const char *key, *value;
    } wish[SETUP_WISHES]; /* a key said twice is for the next seat */
    int names;
    const char *name[ARB_SEATS];
    const char *bot[ARB_SEATS]; /* a bot's name, or NULL for a person */
    int bots_to;                /* the highest seat with a bot, plus one */
    json_t *campaign; /* the log of a campaign to go on with, true for a new one, or NULL */
};

/* Note a wish; false, with words printed, if there are too many. */
bool setup_wish(struct setup_wishes *wishes, const char *key, const char *value);

/* The setup for arb_table_open(), or NULL: with `*code` an exit code, words
 * having been printed. */
json_t *setup_make(const arb_game *game, const struct setup_wishes *wishes, struct input *input,
                   const struct paper *like, int *code);

#endif
