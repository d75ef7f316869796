/* wares.h - what seats have in numbers: food, coins, wood. Gained and lost in words, paid
 * with, bargained for, gained and spent by effects.
 *
 * What must hold: nobody has less than nothing or more than WARE_MOST (99, unless the game
 * says otherwise, 255 at the most) of a ware.
 *
 * A game's kit_config.h states, before it includes this header and those of payments and deals:
 *     WARES(X)        X(NAME, one, many): "coin", "coins"
 * and, before wares.c is reached, KIT_WARES(g), the struct wares of the block (basis.h has it). Its
 * events have WARES_EVENTS, its words {ware} (WARE_WORD, a row of game_words).
 *
 * PAY_WARES and DEAL_WARES are WARES unless the game says otherwise, and what payments and deals
 * ask of the game is answered here: a ware is paid for itself, and for what game_stands_for()
 * says; bids (bid.h) are of the ware WARE_BID; a die is rolled again
 * (dice.h) for one of WARE_OF_REROLL(source). Ops and costs of effects in the
 * order of WARES, from WARE_FIRST_OP and WARE_FIRST_COST on, have their rules here: WARE_OP_RULES,
 * WARE_COST_RULES. */
#ifndef KIT_WARES_H
#define KIT_WARES_H

#include "rules.h"

#define WARE_ENUM(name, one, many) WARE_##name,
enum ware { WARES(WARE_ENUM) WARE_COUNT };
#ifndef WARE_MOST
#define WARE_MOST 99
#endif
extern const char *const ware_one[], *const ware_many[]; /* ended by NULL */

#ifndef PAY_WARES
#define PAY_WARES WARES
#endif
#ifndef DEAL_WARES
#define DEAL_WARES WARES
#endif

#define WARES_EVENTS(X)                                                                            \
    X(WARES_EVENT_GAINS, "gains", "{Seat} gets {n c} {ware b}.")                                   \
    X(WARES_EVENT_LOSES, "loses", "{Seat} loses {n c} {ware b}.")

struct wares {
    uint8_t has[ARB_SEATS][WARE_COUNT];
};

/* How many of a ware this seat has. */
int ware_of(const struct arb_run *g, int seat, int ware);
/* More, or less if count is below 0, as far as there can be; told by this rule. */
void gain(struct arb_run *g, int seat, int ware, int count, const char *rule);
/* The same without a word; and so many of each, NULL: nothing. */
void add_wares(struct arb_run *g, int seat, int ware, int count);
void set_wares(struct arb_run *g, int seat, const uint8_t has[WARE_COUNT]);

/* In words: a row of game_words, what so many are called, tracks of a seat in a view by the
 * words for many. */
#define WARE_WORD                                                                                  \
    {                                                                                              \
        .name = "ware", .say = ware_say                                                            \
    }
void ware_say(const struct arb_saying *s, int ware, struct arb_text *out);
const char *ware_word(int ware, int count);
void put_wares(const struct arb_run *g, int seat, struct arb_json *out);

/* A part of game_parts: {"food", arrange_ware, WARE_FOOD, ARRANGE_SEATS}. */
struct arranging;
bool arrange_ware(struct arranging *x, int ware, const json_t *value);

/* What a player of a campaign's document brings, by the words for many, is added. */
void wares_from_player(struct arb_run *g, int seat, const json_t *player);

#define WARE_OP_RULES                                                                              \
    [WARE_FIRST_OP... WARE_FIRST_OP + WARE_COUNT - 1] = {.now = gain_wares, .could_seat = can_gain}
#define WARE_COST_RULES                                                                            \
    [WARE_FIRST_COST... WARE_FIRST_COST + WARE_COUNT - 1] = {.now = spend_wares,                   \
                                                             .payable = has_wares}
#ifdef KIT_PERFORM_H
DO_NOW(gain_wares);
COULD_SEAT(can_gain, seat);
void spend_wares(struct arb_run *g, struct scope *sc, const struct cost *c, int n);
bool has_wares(struct arb_run *g, const struct scope *sc, const struct cost *c, int n);
#endif

/* What the game may say. */

/* What else than itself a ware is taken for in this payment, a bit for each. */
struct payment;
unsigned game_stands_for(struct arb_run *g, const struct payment *p, int ware);

#endif
