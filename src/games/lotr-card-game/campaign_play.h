/* campaign_play.h - a scenario as part of a campaign.
 *
 * The kit carries the document from play to play (campaign.h). Of this game's own in it:
 *
 *   "players": [{"deck", "heroes": [titles], from the first scenario they won on}],
 *   "fallen": [titles], "threat_penalty": n, "pool": [{"card", "owner"?: seat,
 *   "bearer"?: title}], "notes": {word: title}, "scores": [n], and in "done" {"score",
 *   "rounds", "heroes", "replaced", "fallen", "earned"}
 *
 * A scenario that is lost leaves the document as it was and is played again. */
#ifndef LOTR_CAMPAIGN_PLAY_H
#define LOTR_CAMPAIGN_PLAY_H

#include "deckbuilding.h"

FRAME(pack_boons, uint16_t card; uint8_t player;);
/* The players win: what the campaign card says first, then the end. */
OP_FRAME(victory, uint8_t within; uint16_t ability;);

/* The titles of the heroes of a deck. */
json_t *deck_heroes(const struct lotr_content *c, const struct deck_list *deck);

/* Heroes in the place of others since the last scenario; what the campaign does
 * not allow becomes a problem of the deck. */
int campaign_replaced(const struct lotr_content *c, const json_t *log, int player,
                      struct deck_list *deck);

/* A fallen hero must be replaced as long as there is a hero nobody has. False and
 * whose is not. */
bool campaign_all_replaced(const struct arb_run *g, const json_t *log, struct arb_error *err);

/* The deck of a seat: {"deck": id, text or object}, or {"heroes", "cards"} itself;
 * heroes given beside a deck replace the deck's own. End with deck_drop(). */
void seat_deck(const struct lotr_content *c, int player, const json_t *seat,
               struct deck_list *deck);

/* The scenario of the setup: its id. */
const char *campaign_scenario(const struct lotr_content *c, const json_t *log);

/* Bring what the log and the scenario's part of the campaign bring to the table. */
void campaign_begin(struct arb_run *g, const json_t *log, int replaced);

/* "Won in 8 rounds with a score of 120. Earned: Valor. Fallen: Glóin." */
json_t *won_words(const json_t *play);

#endif
