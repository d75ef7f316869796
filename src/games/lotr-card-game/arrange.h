/* arrange.h - what the two halves of arranging share: cards one by one
 * (arrange_card.c), and the table (arrange.c). */
#ifndef LOTR_ARRANGE_H
#define LOTR_ARRANGE_H

#include "kit_config.h"

#include "error.h"

struct arranging {
    struct arb_run *g;
    struct arb_error *err;
    struct thing_set placed; /* by this arrangement: not to be taken again */
    bool joined;             /* a card has joined the encounter deck */
};

/* Card types, as bits, that can be in a place. */
enum {
    PLAYER_CARDS = 1 << ALLY | 1 << ATTACHMENT | 1 << EVENT,
    ENCOUNTER_CARDS = 1 << ENEMY | 1 << LOCATION | 1 << TREACHERY | 1 << OBJECTIVE,
    STAGED_CARDS = 1 << ENEMY | 1 << LOCATION | 1 << OBJECTIVE,
    PLAY_CARDS = 1 << HERO | 1 << ALLY | 1 << OBJECTIVE,
    ATTACHED_CARDS = 1 << ATTACHMENT | 1 << OBJECTIVE | 1 << TREACHERY
};

/* Every function that returns false, or card or definition 0, has set err. */

bool arrange_number(struct arranging *x, const char *what, const json_t *value, int least, int most,
                    int *number);
bool arrange_unknown(struct arranging *x, const char *what, const char *word,
                     const char *const *known);

/* {} in Lua, which does not tell an empty list from an empty object: nothing is said. */
static inline bool arrange_nothing(const json_t *value)
{
    return json_is_array(value) && json_array_size(value) == 0;
}

/* The title of what may describe a card, or NULL. */
const char *arrange_title(const json_t *spec);

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

bool arrange_token(struct arranging *x, int card, const char *key, const json_t *value);

/* Give a card that is in its place the state its description tells. */
bool arrange_state(struct arranging *x, int card, const json_t *state);

/* Each card of a list; a single card needs no list. */
typedef bool (*card_adder)(struct arranging *x, int to, const json_t *spec);
bool arrange_each(struct arranging *x, int to, const json_t *list, card_adder add);

#endif
