/* words_units.h - words of packs: units, dice, combat, movement, production. Their rows go into
 * the tables of pack_words.h; what they do stands in effect_units.c and filter_units.c. */
#ifndef WORDS_UNITS_H
#define WORDS_UNITS_H

/* Units are chosen one by one out of the stacks of a set, by `player` (you), damaged or not; all:
 * the whole set. With up_to = true fewer may be chosen. */
#define UNIT_OPS(X)                                                                                \
    /* out of the reinforcements of the player onto each planet or into each system */             \
    X(OP_PUT, "put", "nkdw", "put(number, \"infantry\", places, player)")                          \
    X(OP_DESTROY, "destroy", "nsw up_to:?", "destroy(number, units, player)")                      \
    X(OP_REMOVE, "remove", "nsw up_to:?", "remove(number, units, player)")                         \
    X(OP_REPAIR, "repair", "nsw up_to:?", "repair(number, units, player)")                         \
    X(OP_WOUND, "wound", "nsw up_to:?", "wound(number, units, player)") /* become damaged */       \
    X(OP_RELOCATE, "relocate", "nsdw up_to:?", "relocate(number, units, place, player)")           \
    /* each for one of this type, or of its own ("same"), of the player, who chooses them */       \
    X(OP_EXCHANGE, "exchange", "nskw", "exchange(number, units, \"mech\", player)")                \
    /* so many hits on the player in the combat that is fought */                                  \
    X(OP_HIT, "hit", "nw", "hit(number, player)")                                                  \
    /* a hit on one of the units, which its owner may sustain; the player chooses it */            \
    X(OP_HIT_UNIT, "hit_unit", "sw", "hit_unit(units, player)")                                    \
    X(OP_CANCEL_HITS, "cancel_hits", "n", "cancel_hits(number)") /* of those about to be taken */  \
    /* so many dice: successes are results of at least this */                                     \
    X(OP_ROLL, "roll", "n at_least:#1", "roll{ number, at_least = 6 }")
#define UNIT_COSTS(X)
/* The first ones are permissions (permission.h). */
#define UNIT_CHANGES(X)                                                                            \
    /* through and into asteroid fields */                                                         \
    X(ALLOW_ASTEROIDS, "allow_asteroids", "V", "allow_asteroids(player)")                          \
    X(CANNOT_RETREAT, "cannot_retreat", "V", "cannot_retreat(player)")                             \
    X(CANNOT_SUSTAIN, "cannot_sustain", "s", "cannot_sustain(units)")                              \
    /* no unit is placed there, nor lands */                                                       \
    X(CANNOT_BE_PLACED, "cannot_be_placed", "s", "cannot_be_placed(places)")
/* Places are given by one thing (active_system, it, target) or by a filter. */
#define UNIT_FILTER_KEYS(X)                                                                        \
    X(uint16_t, at, "at", filter_things) /* in the same space area or on the same planet */        \
    X(uint16_t, system, "system", filter_things) /* in the same system */                          \
    X(uint16_t, beside, "beside", filter_things) /* in an adjacent system */                       \
    X(uint16_t, near, "near", filter_things)     /* in the same or an adjacent one */              \
    X(uint16_t, having, "having", filter_held)   /* units or planets that are there */             \
    X(uint16_t, lacking, "lacking", filter_held)                                                   \
    X(uint8_t, has, "has", filter_stat) /* units with this number, as "bombardment" */             \
    X(uint8_t, has_not, "has_not", filter_stat)                                                    \
    X(uint16_t, cost_to, "cost_to", filter_value) /* units that cost at most */                    \
    X(uint8_t, token, "token", filter_who)        /* systems with a command token of */            \
    X(uint8_t, no_token, "no_token", filter_who)                                                   \
    X(uint8_t, wormhole, "wormhole", filter_wormhole)                                              \
    X(uint8_t, anomaly, "anomaly", filter_anomaly)
#define UNIT_MEASURES(X)                                                                           \
    X(MEASURE_SUCCESSES, "successes", 0) /* of the latest roll for an effect */                    \
    X(MEASURE_COMBAT_ROUND, "combat_round", 0)
#define UNIT_MEASURES_OF(X)

#endif
