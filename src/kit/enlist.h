/* enlist.h - the members of a party (party.h) out of a setup. A seat has a list of them, each a
 * name or an object, or one that is said with the seat itself; the first seats have those that are
 * still missing.
 *
 * kit_config.h states
 *     ENLIST_KEY        the list of a seat in the setup
 *     ENLIST_FEWEST     how many there are at least
 *     AT_ENLIST_FULL (one too many was left out), AT_ENLIST_MORE (one was missing)  marks of rules
 */
#ifndef KIT_ENLIST_H
#define KIT_ENLIST_H

#include "party.h"

/* At least ENLIST_FEWEST and one for each seat, or, unless it is 0, `wanted` of them. */
void enlist(struct arb_run *g, const json_t *setup, int wanted);
/* A word about a member: of a mere name the one that `key` is the name of, else the field. */
const char *enlist_word(const json_t *one, const char *key, bool names);
/* Its "gear", of which each is a name or {name, charges}: those that there are. */
void enlist_gear(struct arb_run *g, int member, const json_t *one);

/* The game's: one more, as described; NULL: anybody. It gets this gear. */
void game_enlist(struct arb_run *g, int seat, const json_t *one);
void game_gets_gear(struct arb_run *g, int member, int def, int charges);

#endif
