/* compile_cards.h - what the parts of the pack compiler share.
 *
 *   compile_cards.c    cards; the whole of a pack
 *   compile_own.c      words of abilities that only this game has
 *   compile_decks.c    decks, products, scenarios
 *   compile_campaign.c campaigns: their parts and the sides of their cards
 *   compile_warn.c     searches that find nothing, encounter sets that nobody uses
 *
 * The readers of abilities are the kit's (src/kit/compile.h). */
#ifndef LOTR_COMPILE_CARDS_H
#define LOTR_COMPILE_CARDS_H

#include "kit_config.h"

#include "compile.h"

/* The index of a card by its title, among these types (a mask; 0: all). */
int find_card(const struct compiler *k, const char *title, int types);
/* A card by its title or its number, among these types; an error says what was
 * expected. */
int card_named(struct compiler *k, const struct arb_node *node, int types, const char *expected);

/* The declaration being read, as what it is. */
void read_deck(struct compiler *k);
void read_product(struct compiler *k);
void read_scenario(struct compiler *k);
void read_campaigns(struct compiler *k, const struct arb_pack *pack);

/* Warn of encounter sets that no scenario uses. */
void warn_of_sets(struct compiler *k);

#endif
