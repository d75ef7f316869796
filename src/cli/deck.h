/* deck.h - decks in files: reading, checking, writing, showing.
 *
 * What a deck is and which rules it must keep is the game's; here is only what
 * every game's answer to arb_deck_check() has in common. */
#ifndef CLI_DECK_H
#define CLI_DECK_H

#include "arbiter.h"
#include "cli.h"
#include "play_input.h"
#include "play_paper.h"

/* deck_file.c. */

/* What the game says of a deck, named by a file ("-": standard input) or by the
 * id of a prepared one. NULL: it cannot be read, which has been said. */
json_t *deck_open(const arb_game *game, const char *name);

/* A value for the setup key "deck". An id is taken as it is; a deck in a file is
 * read and checked, and refused with all reasons; then NULL. `any`: deck building is
 * free, and what is wrong even so is left to the game to tell. */
json_t *deck_for_setup(const arb_game *game, const char *name, bool any);
bool deck_is_file(const char *name);

/* The form a file's name asks for, one of the game's; "" if there is none. */
void deck_form_of(const arb_game *game, const char *path, char *form, size_t size);

/* Write a checked deck in one of the forms (NULL: as the file's name asks) to a file, or to
 * standard output where that is NULL. False: it cannot be, which has been said. */
bool deck_put(const arb_game *game, const json_t *checked, const char *form, const char *path,
              bool overwrite);

/* deck_show.c. */

/* A page for this terminal. */
struct paper deck_page(void);

void deck_draw(struct paper *p, const json_t *checked);
/* Problems and notes, a line each; true if there was a problem. */
bool deck_draw_problems(struct paper *p, const json_t *checked);
/* The tables of a deck that are bars. */
void deck_draw_bars(struct paper *p, const json_t *checked);
/* One card on a line, or with its text. */
void deck_draw_card(struct paper *p, const json_t *card, bool in_full);

/* deck_new.c. */

struct deck_wishes {
    const char *file, *name, *from, *form;
    bool overwrite;
    int cards;
    const char *card[256];
};
int deck_new(const arb_game *game, const struct deck_wishes *wishes);

#endif
