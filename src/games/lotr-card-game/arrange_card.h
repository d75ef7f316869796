/* arrange_card.h - single cards of a position: found, taken, given their state. */
#ifndef LOTR_ARRANGE_CARD_H
#define LOTR_ARRANGE_CARD_H

#include "kit_config.h"

/* Card types, as bits, that can be in a place. */
enum {
    PLAYER_CARDS = 1 << ALLY | 1 << ATTACHMENT | 1 << EVENT,
    ENCOUNTER_CARDS = 1 << ENEMY | 1 << LOCATION | 1 << TREACHERY | 1 << OBJECTIVE,
    STAGED_CARDS = 1 << ENEMY | 1 << LOCATION | 1 << OBJECTIVE,
    PLAY_CARDS = 1 << HERO | 1 << ALLY | 1 << OBJECTIVE,
    ATTACHED_CARDS = 1 << ATTACHMENT | 1 << OBJECTIVE | 1 << TREACHERY
};

/* Every function that returns false, or card or definition 0, has set the error. */

/* The definition a card is asked for by, of one of the types that can be where
 * it is to go. */
int arrange_def(struct arranging *x, const json_t *spec, int types, const char *where);

/* Who owns a new card of this definition that is arranged for a seat. */
int arrange_owner(const struct arranging *x, int def, const json_t *spec, int seat);

/* A card of this definition from wherever it is out of play, or a new one. It
 * is in limbo until it is put somewhere. */
int arrange_take(struct arranging *x, int def, int owner);

/* A card shuffled into its owner's deck, below what is settled on top of it. */
void arrange_put_back(struct arranging *x, int card);

/* Note that a card has joined the encounter deck: no shadow card dealt before
 * can be this one. */
void arrange_joined(struct arranging *x, int card);

/* Tokens on a card, which must be able to have them. */
enum { DAMAGE_TOKENS, PROGRESS_TOKENS, RESOURCE_TOKENS };
bool arrange_tokens(struct arranging *x, int card, int which, const json_t *value);

/* Give a card that is in its place the state its description tells. */
bool arrange_state(struct arranging *x, int card, const json_t *state);

#endif
