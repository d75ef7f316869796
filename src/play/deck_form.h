/* deck_form.h - decks written down in the forms players exchange. */
#ifndef ARB_DECK_FORM_H
#define ARB_DECK_FORM_H

#include "arbiter.h"

enum deck_form { DECK_TEXT, DECK_JSON, DECK_RINGSDB, DECK_O8D, DECK_FORMS };
extern const char *const deck_form_names[]; /* ended by NULL */

/* What arb_deck_check() said of a deck in one of the forms, to be freed. NULL, with
 * words in err, if it cannot be said in that form. */
char *deck_form_write(const json_t *checked, enum deck_form form, struct arb_error *err);

#endif
