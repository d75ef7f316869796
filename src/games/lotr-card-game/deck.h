/* deck.h - decks as players write them down.
 *
 *   deck_read.c   from an object, a text or an id to a list; finding cards
 *   deck_text.c   the text forms: lists of lines, OCTGN's .o8d
 *   deck.c        the rules of deckbuilding, and what a deck adds up to
 *
 * Reading goes on after what it cannot make sense of, so that all that is wrong
 * with a deck is told at once. */
#ifndef LOTR_DECK_H
#define LOTR_DECK_H

#include "kit_config.h"

enum { HERO_TYPES = 1 << HERO };

/* Kinds of cards; what is read of a text or list at most; what is told of it. */
enum { DECK_LINES = 512, DECK_READ = 1000, DECK_WORDS = 100 };
struct deck_line {
    uint16_t def, copies;
};
struct deck_list {
    char name[120];
    const struct deck *prepared; /* it is this deck of the packs */
    int lines;
    struct deck_line line[DECK_LINES]; /* heroes and cards, as they were written */
    json_t *problems, *notes;          /* [{"text","rule"}], or NULL */
    int read;                          /* lines or items so far */
};

/* Read a deck; what cannot be read is a problem. End with deck_drop(). */
void deck_read(const struct lotr_content *c, const json_t *written, struct deck_list *deck);
/* Other heroes instead of those of the deck: a list of titles. */
void deck_take_heroes(const struct lotr_content *c, const json_t *heroes, struct deck_list *deck);
void deck_drop(struct deck_list *deck);

/* Hold it against the rules of deckbuilding; with `any_cards` only heroes count.
 * Only g->c and the marks of g are used. */
void deck_check(struct arb_run *g, struct deck_list *deck, bool any_cards);
int deck_count(const struct lotr_content *c, const struct deck_list *deck, int types);

void deck_problem(struct deck_list *deck, const char *rule, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
void deck_note(struct deck_list *deck, const char *rule, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* ---- Between the readers ------------------------------------------------------ */

/* To be asked before each line or item: false if the rest is not to be read. */
bool deck_goes_on(struct deck_list *deck);
/* A card among these types by its title (accents and case aside), its code or its
 * OCTGN id; 0 if there is none. */
int deck_find(const struct lotr_content *c, const char *word, int types);
/* Add copies of a card called `word`; if there is no such card among the types it
 * is a problem that names the nearest one. */
void deck_add(const struct lotr_content *c, struct deck_list *deck, const char *word, int types,
              long copies);
void deck_read_text(const struct lotr_content *c, const char *text, struct deck_list *deck);
void deck_read_o8d(const struct lotr_content *c, const char *text, struct deck_list *deck);

const struct product *product_of(const struct lotr_content *c, const struct card_def *d);

#endif
