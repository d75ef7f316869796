/* arbiter_fair.h - chance that can be proved: a key of chance is committed to before the
 * first draw, has a part from every seat, and can be told at the end; then anybody can hold
 * every draw and roll against it. */
#ifndef ARBITER_FAIR_H
#define ARBITER_FAIR_H

#include "arbiter.h"

#ifdef __cplusplus
extern "C" {
#endif

/* From the next step on, what chance brings follows from this key instead of the
 * seed or the key before: {"table": a name, "secret": 64 hex digits, "parts": [64
 * hex digits or null, for each seat]}. To be in force from the first draw on, open
 * the table with ARB_REFEREE, give the key and call arb_set_referee(table, false).
 * src/kernel/chance.h says how keys and outcomes are made. */
bool arb_key_chance(arb_table *table, const json_t *key, struct arb_error *err);

/* The commitment to a secret, to be told before its first draw. False: this is no
 * secret, or no name. */
bool arb_commitment(const char *secret, const char *table, char commitment[65]);

/* The keys of a play so far: [{"from": step, "table", "commitment", "secret", "parts",
 * "opened"?: step}]. */
json_t *arb_chance_keys(const arb_table *table);

/* Note in the play that somebody was told the key, and so what it will bring. */
bool arb_open_chance(arb_table *table, struct arb_error *err);

/* Hold every draw and roll of a play against its keys: {"steps", "checked": how many
 * of them the rules take, "why": they take no more, "follow": draws that follow from
 * a key or the seed, "differ": [{"step", "ask", "of", "brought", "due"}], "typed": by a
 * referee, "known": drawn when somebody could know the key, "after_arranging": drawn
 * after a position was made up, "draws": [[step, ask, of, brought, typed]], "keys", "seed"?:
 * of what was drawn before the first key}. NULL and words in err: it cannot be read. */
json_t *arb_verify(const arb_table *table, struct arb_error *err);
json_t *arb_verify_saved(const arb_game *game, struct arb_source from, struct arb_error *err);

#ifdef __cplusplus
}
#endif
#endif
