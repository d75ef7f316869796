/* roster.h - the people of a campaign: everybody has a sheet, those of the crew are at the table.
 *
 * A character is made by choosing what it is, kind by kind (a class, a species), and a name; then
 * it has a sheet. The crew are members 1, 2, ... of the table, each with a seat that plays it; it
 * is changed by putting somebody in the place of a member, adding one, or leaving one behind.
 * Whenever it changes everybody is written down, the table is cleared, and the new crew comes from
 * its sheets, so that nothing of those who left stays behind.
 *
 * What must hold: a sheet whose `seat` is not 0 is in the crew; no two of the crew are alike in any
 * kind.
 *
 * kit_config.h states beside what party.h asks for, with PARTY_NOTED(g, member) 1 + its sheet,
 *     ROSTER_MOST, ROSTER_LEAST, ROSTER_KINDS     sheets; the fewest members; kinds
 *     ROSTER_SHEETS(g), ROSTER_SHEET(g, n)      in the block: how many; number n, from 0 on, which
 *                                               has a name, a seat (1 + whose), kind[ROSTER_KINDS]
 *     ROSTER_KIND(g, member, kind)              its definition of that kind
 *     ROSTER_PEOPLE(g), ROSTER_TEXT(g, n)       the struct names of characters; text n
 *     ROSTER_VERB_NAME (text a), _REPLACE (1 + sheet a, member b), _JOIN (1 + sheet a), _CREATE,
 *     _STAY (member a), _CREATE_MORE                                                verbs
 *     ROSTER_EVENT_CREATED (1 + sheet a, thing b, thing c), _JOINS, _STAYS (1 + sheet a)     events
 *     ROSTER_ASK_NAME, ROSTER_ASK_CREW                                              what is asked
 *     ROSTER_RULE_NAME, _CREW, _KNOWN (somebody created before), _FULL, _FEWEST     by which rules
 *     AT_ROSTER_CREATE, AT_ROSTER_CHANGE                                            marks of rules
 * its flows hold ROSTER_FLOWS. */
#ifndef KIT_ROSTER_H
#define KIT_ROSTER_H

#include "party.h"

/* What one can be called, texts of the content. */
enum { ROSTER_NAMES = 32 };
struct names {
    uint8_t count;
    uint16_t name[ROSTER_NAMES];
};
/* All that nobody has yet, or all of them; without any the empty text. */
void offer_names(struct arb_run *g, const struct names *list);
/* In packs, names "people" { ... }: less than `letters` each. */
struct compiler;
struct arb_node;
void read_names_into(struct compiler *k, const struct arb_node *body, int letters,
                     struct names *to);

/* What a character is: definitions of this type. */
struct roster_kind {
    uint8_t type, verb;
    const char *rule, *prompt, *rule_taken;
};
extern const struct roster_kind game_roster_kinds[];

#define ROSTER_FLOWS(X) X(create) X(change_crew)
/* A new character for a seat, in the place of a member, or (0) as one more. */
FRAME(create, uint8_t seat, place, sheet, n; uint16_t kind[ROSTER_KINDS];);
/* A seat may create, replace, add or leave behind one character. */
FRAME(change_crew, uint8_t seat; struct arb_option done;);

bool in_crew(const struct arb_run *g, int sheet);
/* A new sheet with this, which the game fills in; its number. */
int new_sheet(struct arb_run *g, const uint16_t *kind, const char *name);
/* This sheet for a seat, in the place of a member (0: as one more); sheet -1: that member stays
 * behind. */
void change_crew_to(struct arb_run *g, int sheet, int seat, int place);

/* The game's: may one be this at all? Refusals are told. What there is lies open, or no longer. */
bool game_may_be(struct arb_run *g, int kind, int def);
void game_show_kinds(struct arb_run *g, bool open);
/* The rest of a new sheet; everybody is written down; nobody is at the table any more; a sheet
 * becomes a member of a seat. */
void game_begin_sheet(struct arb_run *g, int sheet);
void game_store_crew(struct arb_run *g);
void game_clear_crew(struct arb_run *g);
void game_load_member(struct arb_run *g, int member, int sheet, int seat);

#endif
