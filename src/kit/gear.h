/* gear.h - what characters own: pieces that are worn or carried, some of them charged.
 *
 * An owner, a member of the party (party.h), has room for GEAR_EACH pieces, which are things from
 * GEAR_FIRST on. A thing is a piece as long as it has a definition, and then lies in a zone of its
 * owner or, used up, in GEAR_AWAY. What changes hands leaves one owner and comes to the other as a
 * new piece; what it was charged with stays with whom it was taken from.
 *
 * The game's kit_config.h states
 *     GEAR_FIRST, GEAR_EACH                   (at most 16 each)
 *     GEAR_WORN, GEAR_CARRIED, GEAR_AWAY      zones, of owner n the first two and n - 1
 *     KIT_DEFINED(g, thing), KIT_CHARGE(g, thing)    in the block: what it is, how it is charged
 *     GEAR_HOLDS(g, thing)                    how many charges it holds
 *     GEAR_AT_LEISURE(g)                      anything may be changed now
 *     GEAR_ASK (about the owner, the purse second), GEAR_RULE_ASK      what is asked
 *     GEAR_RULE_CHANGED(g), GEAR_RULE_CHARGED(g), GEAR_RULE_FULL(g, thing)     by which rules
 *     AT_GEAR_LEISURE, AT_GEAR_CHARGED, AT_GEAR_EMPTIED                marks of rules
 * Its verbs and events hold GEAR_VERBS and GEAR_EVENTS, its flows GEAR_FLOWS; one verb it words
 * itself, GEAR_VERB_UNCHARGE (thing a). Charges are taken from the purse. */
#ifndef KIT_GEAR_H
#define KIT_GEAR_H

#include "party.h"

/* A piece on a sheet. */
struct owned {
    uint16_t def;
    uint8_t charge;
    bool worn;
};

#define first_gear(owner) (GEAR_FIRST + ((owner)-1) * GEAR_EACH)
#define is_gear(thing) ((thing) >= GEAR_FIRST && (thing) < GEAR_FIRST + PARTY_MOST * GEAR_EACH)
/* All pieces of an owner. */
#define EACH_GEAR(g, owner, gear)                                                                  \
    for (int gear = first_gear(owner); gear < first_gear(owner) + GEAR_EACH; gear++)               \
        if (KIT_DEFINED(g, gear))

bool gear_is_worn(const struct arb_run *g, int gear);
/* A place for one more; 0: there is none. */
int gear_room(const struct arb_run *g, int owner);
/* A new piece, carried, or worn if it may be; returns it, 0: there is no room. */
int gear_receive(struct arb_run *g, int owner, int def);
void gear_wear(struct arb_run *g, int owner, int gear, bool on);
void gear_remove(struct arb_run *g, int owner, int gear);
/* How many of a definition are owned at the table, and on a sheet. */
int gear_at_table(const struct arb_run *g, int def);
int gear_on_sheet(const struct owned *own, int def);

/* Between the table and a sheet; what lies in GEAR_AWAY is written down only if the game keeps it.
 */
void gear_load(struct arb_run *g, int owner, const struct owned *own);
void gear_store(const struct arb_run *g, int owner, struct owned *own);

/* Slots that take several types each, bits of `takes`: is there one for each piece of these types?
 * Type 0 fits anywhere. */
bool gear_slots_hold(const uint16_t *takes, int slots, const uint8_t *type, int count);

/* An owner puts gear on and off, charges and empties it. Each piece is put on or off once and
 * emptied once, an emptied one is not charged again, and every charge is taken from the purse: so
 * it comes to an end. `touched` and `emptied` are pieces done with, a bit each. */
FRAME(fit_out, uint8_t owner; uint16_t touched, emptied;);

#define GEAR_VERBS(X)                                                                              \
    X(GEAR_VERB_ON, "equip", "equip {thing}")                                                      \
    X(GEAR_VERB_OFF, "unequip", "put {thing} away")                                                \
    X(GEAR_VERB_CHARGE, "charge", "charge {thing}")
#define GEAR_EVENTS(X)                                                                             \
    X(GEAR_EVENT_ON, "equips", "{Thing} equips {thing b}.")                                        \
    X(GEAR_EVENT_OFF, "unequips", "{Thing} puts {thing b} away.")                                  \
    X(GEAR_EVENT_CHARGED, "charged", "{Thing b} has {n c} charge{s}.")
#define GEAR_FLOWS(X) X(fit_out)

/* The game's: may it be put on, or (`worn`) off? Refusals are told. */
bool game_may_change(struct arb_run *g, int owner, int gear, bool worn);
/* While there is no leisure: can it be changed at all, and would one want it off? */
bool game_is_changed(const struct arb_run *g, int gear);
bool game_wants_off(const struct arb_run *g, int gear);
/* Is it there again next time, though it lies in GEAR_AWAY? */
bool game_is_kept(const struct arb_run *g, int gear);

#endif
