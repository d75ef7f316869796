/* repertoire.h - the cards that a member of a party (party.h) can have: those of its kind in the
 * order in which packs declare them, some of which must be learned first. It takes along no more
 * than it has room for; those it leaves behind are a matter of its sheet.
 *
 * kit_config.h states, beside HANDFUL_FIRST, HANDFUL_CARDS and HANDFUL_HAND of handful.h,
 *     REPERTOIRE_KIND(c, def)               of which kind a definition is a card; 0: it is none
 *     REPERTOIRE_OF(g, member)              the kind of a member
 *     REPERTOIRE_LEARNED(c, def)            must this card be learned?
 *     KIT_LEARNED(g, member), KIT_LEFT_BEHIND(g, member)    on its sheet: cards learned and left
 * behind, a bit each REPERTOIRE_VERB_LEAVE (PARTY_GOODS and the definition a, its number b),
 * REPERTOIRE_ASK (member, how many too many), REPERTOIRE_RULE and its flows hold pack_cards. */
#ifndef KIT_REPERTOIRE_H
#define KIT_REPERTOIRE_H

#include "party.h"

/* Card k of a kind; 0: there are no more. Which of its kind a card is. */
int repertoire_card(const ARB_CONTENT *c, int kind, int k);
int repertoire_number(const ARB_CONTENT *c, int card);
/* Has who learned these, a bit each, card k of its kind? */
bool repertoire_has(const ARB_CONTENT *c, int kind, unsigned learned, int k);

/* The first cards it has and takes along are in its hand, as many as there is room for. */
void repertoire_deal(struct arb_run *g, int member, unsigned learned, unsigned left);
/* A member leaves cards behind as long as it has too many. */
FRAME(pack_cards, uint8_t member;);

#endif
