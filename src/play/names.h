/* names.h - the names people gave their seats. A play knows its seats as
 * "Player 1" and so on; names are no part of the game, so they are put into
 * what is shown: here, or while it is written (struct arb_json). */
#ifndef ARB_NAMES_H
#define ARB_NAMES_H

#include "json.h"

struct names {
    char of[ARB_SEATS][ARB_NAME]; /* "": as the game says */
};

/* The names in the setup of a save. */
struct names names_of(const json_t *setup);

/* Put the names into all texts of a value. */
void names_put(const struct names *names, json_t *value);

/* Replace what a terminal would obey instead of showing it: names and words may
 * come from somebody else's file. */
void names_tame(char *text);

#endif
