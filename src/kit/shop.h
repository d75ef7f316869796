/* shop.h - goods that lie open, are bought, given to others, and divided as spoils.
 *
 * Goods are definitions of the game (party.h). A member of the party comes to a counter (a shop, a
school, a workshop), sees what
 * is on sale and why something is not for it, buys and sells as long as it likes, and leaves. What
 * it costs, what is done with what was bought, and what could be sold there is the game's.
 *
 * kit_config.h states, beside what gear.h asks for,
 *     KIT_SHOWN(g)              the struct shown of the block
 *     SHOWN_MOST                how much can lie open
 *     SPOILS_EACH               how many of each lot are divided
 *     SHOP_VERB_PICK (thing a, place b), SHOP_EVENT_FINDS (member a, thing b)      a verb, an event
 *     SPOILS_ASK_DRAWN, SPOILS_ASK_KEPT, SPOILS_RULE_DRAWN, SPOILS_RULE_KEPT, AT_SPOILS_DIVIDED
 *     GIFT_VERB_GEAR (thing a, to b), GIFT_VERB_PURSE (how much a, to b)           verbs
 *     GIFT_EVENT_GEAR (member a, thing b, member c), GIFT_EVENT_PURSE (member a, member b, c)
 *     GIFT_ASK, GIFT_RULE_GEAR, GIFT_RULE_PURSE, AT_GIFT, GIFT_TIME(g): is there still time for
one?
 * and its flows hold SHOP_FLOWS. In a campaign with notes events are written to its log. */
#ifndef KIT_SHOP_H
#define KIT_SHOP_H

#include "gear.h"

/* What lies open. */

struct shown {
    uint8_t count;
    uint16_t def[SHOWN_MOST]; /* 0: it was taken */
};
void show_goods(struct arb_run *g, int def);
void hide_goods(struct arb_run *g);
/* As a zone of a view. */
struct arb_json;
void put_shown(const struct arb_run *g, const char *zone, struct arb_json *out);

/* Counters. */

struct counter {
    const char *rule, *prompt; /* about the member, with its purse second */
};
extern const struct counter game_counters[];
FRAME(shop, uint8_t member, counter;);
/* Could it buy anything there? Nothing is told. */
bool could_buy(struct arb_run *g, int counter, int member);

/* The game's: is this on sale there, for this member? Then the option to buy it is *buy: its verb,
 * its price in b. May it be bought? Refusals are told. */
bool game_on_sale(const struct arb_run *g, int counter, int member, int def,
                  struct arb_option *buy);
bool game_may_buy(struct arb_run *g, int counter, int member, const struct arb_option *buy);
int game_purse(const struct arb_run *g, int counter, int member);
/* What can be sold there; what was chosen is carried out. Does one go on there? */
void game_offer_sales(struct arb_run *g, int counter, int member);
void game_trade(struct arb_run *g, int counter, int member, const struct arb_option *chosen);
bool game_stays_at(struct arb_run *g, int counter, int member);

/* Gifts. */

FRAME(give_away, uint8_t owner;);
/* The game's: may this piece be given to anybody? */
bool game_may_give(const struct arb_run *g, int owner, int gear);

/* Spoils. */

/* Of each lot from 1 to `lots` SPOILS_EACH are drawn, as far as there are so many, and lie open;
 * each member in turn keeps one as gear, the others go back. */
FRAME(divide_spoils, uint8_t lots, lot, n, member;);
/* The game's: how many of these are left in the lot. */
int game_in_lot(const struct arb_run *g, int lot, int def);

#define SHOP_FLOWS(X) X(shop) X(give_away) X(divide_spoils)

#endif
