/* keepsake.h - what players keep from play to play of a campaign: cards that they earn, of the
 * table, of a seat or on a bearer, and titles that are noted under a word.
 *
 * In the document (campaign.h) they are
 *   "pool": [{"card", "owner"?: seat, "bearer"?: title}], "notes": {word: title}
 * rows KEEPSAKE_FIELDS of game_campaign_fields. During a play the block holds only what it adds to
 * the pool, and all notes.
 *
 * The game's kit_config.h states before it includes this
 *   KEEPSAKES, KEEPSAKE_NOTES      how many of each a table holds, and KEEPSAKES_LIMIT and
 *                                  KEEPSAKE_NOTES_LIMIT for more
 *   KEEPSAKE_IS(def)               can a card of this definition be earned?
 *   KEEPSAKE_WORDS                 what such cards are, for who names another: "no such gift"
 *   KIT_KEEPSAKES(g), KIT_KEPT(g)  the struct keepsake list in its block, and how many there are
 *   KIT_KEEPSAKE_NOTES(g)          the struct keepsake_note list in its block
 * and EVENT_EARN and EVENT_NOTE among its events. */
#ifndef KIT_KEEPSAKE_H
#define KIT_KEEPSAKE_H

#include "campaign.h"

/* What this play adds to the pool. */
struct keepsake {
    uint16_t def;
    uint16_t bearer; /* the definition of the card it is attached to, or 0 */
    uint8_t owner;   /* a seat; from SEATS on: of the table */
};

/* A title in the document under a word: who the prisoner is. */
struct keepsake_note {
    uint16_t word;  /* content->text; 0: free */
    uint16_t title; /* content->title */
};

#define KEEPSAKE_FIELDS                                                                            \
    {"pool", CAMPAIGN_RECORDS, 0, KEEPSAKES, NOT_KEPT},                                            \
    {                                                                                              \
        "notes", CAMPAIGN_OBJECT, 0, 0, NOT_KEPT                                                   \
    }

/* For game_check_document(). */
bool keepsakes_check(const ARB_CONTENT *c, const json_t *doc, struct arb_error *err);

/* The definition of a card that can be earned, or 0. */
int keepsake_titled(const ARB_CONTENT *c, const char *title);

/* While playing. */
void keepsake_earn(struct arb_run *g, int def, int bearer, int owner, const char *rule);
void keepsake_note(struct arb_run *g, int word, int thing, const char *rule);
bool keepsake_is_noted(const struct arb_run *g, int word, int title);

/* Into the block when a play begins; out of it when it has ended: the pool of this play alone, and
 * into the document. A bearer keeps what was attached before: it is in the pool already. */
void keepsakes_enter(struct arb_run *g, const json_t *doc);
json_t *keepsakes_earned(const struct arb_run *g);
void keepsakes_write(const struct arb_run *g, const json_t *earned, json_t *doc);

/* In words: the cards of the pool that `are` of a kind, as a section; and the notes. */
void keepsakes_section(const ARB_CONTENT *c, const json_t *doc, const char *label,
                       bool (*are)(const ARB_CONTENT *c, int def), json_t *words);
void keepsake_notes_section(const json_t *doc, const char *label, json_t *words);

#endif
