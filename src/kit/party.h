/* party.h - those who go together: the members of a party as the parts for campaigns see them
 * (gear, shops, the roster, ventures). A member is a number from 1 on.
 *
 * kit_config.h states
 *     PARTY_MOST, PARTY_SIZE(g)     how many there can be, and are (in the block)
 *     PARTY_SEAT(g, member)         whose it is
 *     PARTY_NOTED(g, member)        who it is in events, also later
 *     PARTY_GOODS                   options name definition n as thing PARTY_GOODS + n
 *     PARTY_VERB_BACK               the verb that ends what one is about: "that is all"
 *     KIT_PRINTED(c, n), KIT_PRINTED_COUNT(c)      what is printed: definitions, from 1 on
 *     KIT_PURSE(g, member)          in the block: what it has to spend
 *     PARTY_VERB_GETS, PARTY_VERB_PAYS (member a, how much b), PARTY_ASK_GETS, PARTY_ASK_PAYS (how
 *     much is left first), PARTY_RULE_SHARE, AT_PARTY_SHORT (there is not so much)   for sharing
 * and its flows hold PARTY_FLOWS. */
#ifndef KIT_PARTY_H
#define KIT_PARTY_H

#include "json.h"
#include "rules.h"
#include "text.h"

/* What is told and, in a campaign that keeps notes, written to its log. */
#ifdef CAMPAIGN_NOTES
#include "campaign.h"
#define party_note campaign_note
#else
#define party_note tell
#endif

/* Is it the only one of its seat, so that its name need not be said? All their names, "a, b and c".
 */
bool party_is_only(const struct arb_run *g, int member);
void party_names(const struct arb_run *g, struct arb_text *out);
/* A number of a member for a view: called so, with its name where the seat has several. */
struct view_number;
void party_put_number(const struct arb_run *g, int member, const char *words,
                      struct view_number number, struct arb_json *out);
/* What all of them have to spend. */
int party_purse(const struct arb_run *g);

#define PARTY_FLOWS(X) X(share_out)
/* So much is received, or (below 0) paid, by the members as the players see fit; no more is paid
 * than there is. */
FRAME(share_out, int16_t left;);

/* The game's: what a member is called; it gets so much, or (below 0) loses it. */
void game_member_name(const struct arb_run *g, int member, struct arb_text *out);
void game_member_gains(struct arb_run *g, int member, int n, const char *rule);

#endif
