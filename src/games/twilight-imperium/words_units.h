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
    X(OP_HIT, "hit", "nw large:?", "hit(number, player)") /* large: on large ships, if able */     \
    /* a hit on one of the units, which its owner may sustain; the player chooses it */            \
    X(OP_HIT_UNIT, "hit_unit", "sw", "hit_unit(units, player)")                                    \
    /* in a system or on a planet: units of this sort, for their cost; so many at most */          \
    X(OP_PRODUCE, "produce", "nkdw", "produce(number, \"ships\" or \"any\", place, player)")       \
    X(OP_PRODUCE_FOR, "produce_for", "nd", "produce_for(resources, planet)")                       \
    /* n of the units of the set, out of their owners' reinforcements, are captured by you */      \
    X(OP_CAPTURE_NEW, "capture_new", "ns", "capture_new(number, units)")                           \
    X(OP_CANCEL_HITS, "cancel_hits", "n", "cancel_hits(number)") /* of those about to be taken */  \
    /* so many dice: successes are results of at least this */                                     \
    X(OP_ROLL, "roll", "n at_least:#1", "roll{ number, at_least = 6 }")
#define UNIT_COSTS(X)
/* The first ones are permissions (permission.h). */
#define UNIT_CHANGES(X)                                                                            \
    /* through and into asteroid fields */                                                         \
    X(ALLOW_ASTEROIDS, "allow_asteroids", "V", "allow_asteroids(player)")                          \
    X(ALLOW_INTO_SUPERNOVAS, "allow_into_supernovas", "V", "allow_into_supernovas(player)")        \
    X(ALLOW_THROUGH_SUPERNOVAS, "allow_through_supernovas", "V",                                   \
      "allow_through_supernovas(player)")                                                          \
    X(ALLOW_THROUGH_NEBULAE, "allow_through_nebulae", "V", "allow_through_nebulae(player)")        \
    X(ALLOW_THROUGH_SHIPS, "allow_through_ships", "s", "allow_through_ships(ships)")               \
    X(CANNOT_MOVE_THROUGH, "cannot_move_through", "sv", "cannot_move_through(systems, player)")    \
    X(CANNOT_ACTIVATE, "cannot_activate", "sv", "cannot_activate(systems, player)")                \
    X(IGNORE_RIFTS, "ignore_rifts", "V", "ignore_rifts(player)") /* no dice for them */            \
    X(ALLOW_RETREAT_ANYWHERE, "allow_retreat_anywhere", "V", "allow_retreat_anywhere(player)")     \
    X(CANNOT_ROLL, "cannot_roll", "V", "cannot_roll(player)")         /* in combat */              \
    X(CANNOT_BE_SHOT, "cannot_be_shot", "s", "cannot_be_shot(units)") /* by space cannons */       \
    X(HITS_LARGE_SHIPS, "hits_large_ships", "s",                                                   \
      "hits_large_ships(units)")                        /* if there are some */                    \
    X(HITS_BACK, "hits_back", "V", "hits_back(player)") /* once more in a round, if hit */         \
    X(IGNORE_SHIELDS, "ignore_shields", "V", "ignore_shields(player)")                             \
    X(CAPTURES, "captures", "s", "captures(units)") /* when they are destroyed (17) */             \
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
