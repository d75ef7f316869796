/* campaign.h - the log of a campaign as a setup brings it and as a play leaves it.
 *
 * The log is a document that lives outside the block:
 *
 *   {"game", "campaign": id, "scenario": 1 for the first, "players": [{"name",
 *    "deck", "heroes": [titles]}], "fallen": [titles], "threat_penalty": n,
 *    "pool": [{"card", "owner"?: seat, "bearer"?: title}], "notes": {word: title},
 *    "scores": [n], "history": [{...}], "name", "stands_at": for people}
 *
 * and, after the last scenario, "complete": true and "next": the log the next
 * campaign begins with. Players have heroes from the first scenario they won on.
 * A log that is not changed by a win is left as it was. */
#ifndef LOTR_CAMPAIGN_H
#define LOTR_CAMPAIGN_H

#include "deck.h"

/* The log a setup asks for, made whole, in *log; NULL if it asks for none. False
 * and why if what it has is no log, or one of another place in the campaign. */
bool campaign_read(const struct lotr_content *c, const json_t *setup, json_t **log,
                   struct arb_error *err);

/* A list of texts has this one. */
bool list_has(const json_t *list, const char *text);

/* A seat of the setup (or NULL), with what the log knows of its player. */
json_t *campaign_seat(const json_t *log, const json_t *seat, int player);

/* Heroes in the place of others since the last scenario; what the campaign does
 * not allow becomes a problem of the deck. */
int campaign_replaced(const struct lotr_content *c, const json_t *log, int player,
                      struct deck_list *deck);

/* A fallen hero must be replaced as long as there is a hero nobody has. False and
 * whose is not. */
bool campaign_all_replaced(const struct arb_run *g, const json_t *log, struct arb_error *err);

/* The same, but a log of a campaign that is complete can be read as well. */
bool campaign_read_any(const struct lotr_content *c, const json_t *setup, json_t **log,
                       struct arb_error *err);

/* What the log tells people beside: the name of the campaign, where it stands. */
void campaign_describe(const struct lotr_content *c, json_t *log);

/* The deck of a seat: {"deck": id, text or object}, or {"heroes", "cards"} itself;
 * heroes given beside a deck replace the deck's own. End with deck_drop(). */
void seat_deck(const struct lotr_content *c, int player, const json_t *seat,
               struct deck_list *deck);

/* The scenario of the setup: its id. */
const char *campaign_scenario(const struct lotr_content *c, const json_t *log);

/* Bring what the log and the scenario's part of the campaign bring to the table. */
void campaign_begin(struct arb_run *g, const json_t *log, int replaced);

#endif
