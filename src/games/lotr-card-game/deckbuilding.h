/* deckbuilding.h - decks of this game: the kit reads and writes them (deck.h), here are the
 * rules they must keep and the codes other programs know cards by. */
#ifndef LOTR_DECKBUILDING_H
#define LOTR_DECKBUILDING_H

#include "kit_config.h"

enum { HERO_TYPES = 1 << HERO };
enum { HEROES }; /* the section of them */

/* Hold it against the rules of deckbuilding; with `any_cards` only heroes count.
 * Only g->c and the marks of g are used. */
void deck_check(struct arb_run *g, struct deck_list *deck, bool any_cards);

/* What a product begins with and the number of the card in three digits: "01013" in
 * RingsDB, "51223bd0-...-0801200c9013" in OCTGN. False: it has none there. */
enum code_of { RINGSDB, OCTGN };
bool card_code(const struct lotr_content *c, const struct card_def *d, enum code_of where,
               char code[DECK_ID_LETTERS]);

#endif
