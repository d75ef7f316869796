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
    /* a ship for another of its owner's, which costs at most so much more; the player chooses */  \
    X(OP_EXCHANGE_UP, "exchange_up", "nsw", "exchange_up(number, ship, player)")                   \
    /* your ships of the set, from anywhere, with what they carry, to a system */                  \
    X(OP_FLEE, "flee", "sd", "flee(units, system)") /* all of them */                              \
    X(OP_JUMP, "jump", "sd", "jump(ships, system)")                                                \
    /* another tile instead of one: its planets are purged, your ground forces on them go to space \
     */                                                                                            \
    X(OP_REPLACE_TILE, "replace_tile", "ns", "replace_tile(81, system)")                           \
    /* two systems change places with all that is in them */                                       \
    X(OP_SWAP_SYSTEMS, "swap_systems", "sd", "swap_systems(target, target2)")                      \
    /* so many hits on the player in the combat that is fought */                                  \
    X(OP_HIT, "hit", "nw large:?", "hit(number, player)") /* large: on large ships, if able */     \
    /* a hit on one of the units, which its owner may sustain; the player chooses it */            \
    X(OP_HIT_UNIT, "hit_unit", "sw", "hit_unit(units, player)")                                    \
    /* in a system or on a planet: units of this sort, for their cost; so many at most */          \
    X(OP_PRODUCE, "produce", "nkdw",                                                               \
      "produce(number, \"ships\", \"any\" or \"destroyed\", place, player)")                       \
    X(OP_PRODUCE_FOR, "produce_for", "nd", "produce_for(resources, planet)")                       \
    /* your ships bring their ground forces down without a fight in space; then they and this card \
     * are gone */                                                                                 \
    X(OP_LAND_AT_ONCE, "land_at_once", "", "land_at_once()")                                       \
    /* so many of this kind, just destroyed, wait on your card; all that wait come back onto       \
     * planets                                                                                     \
     */                                                                                            \
    X(OP_KEEP, "keep", "nk", "keep(number, \"infantry\")")                                         \
    X(OP_RETURN_KEPT, "return_kept", "d", "return_kept(planets)")                                  \
    /* n of the units of the set, out of their owners' reinforcements, are captured by you */      \
    X(OP_CAPTURE_NEW, "capture_new", "ns", "capture_new(number, units)")                           \
    /* a unit of at most this cost out of the player's reinforcements */                           \
    X(OP_CAPTURE_FROM, "capture_from", "nw", "capture_from(number, player)")                       \
    /* each of the units rolls a die: with at most this it is captured, and what it carried */     \
    X(OP_SEIZE, "seize", "s at_most:#3", "seize{ units, at_most = 3 }")                            \
    X(OP_BOMBARD, "bombard", "s", "bombard(planet)") /* by your ships in the active system */      \
    X(OP_ROLL_AGAIN, "roll_again", "",                                                             \
      "roll_again()")                               /* all of this round, before hits are taken */ \
    X(OP_RAISE_DIE, "raise_die", "", "raise_die()") /* 1 more on one of those just rolled */       \
    X(OP_CANCEL_HITS, "cancel_hits", "n", "cancel_hits(number)") /* of those about to be taken */  \
    /* so many dice: successes are results of at least this */                                     \
    X(OP_ROLL, "roll", "n at_least:#1", "roll{ number, at_least = 6 }")                            \
    /* dice that units have just rolled: any the player picks, all of them, or any at the risk     \
     * that units which do so and hit nothing are destroyed; so much is added to them */           \
    X(OP_REROLL, "reroll", "knw", "reroll(\"any\", added, player)")                                \
    /* you have the dice of a player in this round of combat rolled again: any you pick, or all */ \
    X(OP_REROLL_ROUND, "reroll_round", "kw", "reroll_round(\"any\", player)")                      \
    /* so many of your infantry, out of reinforcements, land where you say, without ships and out  \
     * of sight of space cannons, and fight there */                                               \
    X(OP_LAND_NEW, "land_new", "nd", "land_new(number, planets)")
#define UNIT_COSTS(X)
/* The first ones are permissions (permission.h). */
#define UNIT_CHANGES(X)                                                                            \
    /* through and into asteroid fields */                                                         \
    X(ALLOW_ASTEROIDS, "allow_asteroids", "V", "allow_asteroids(player)")                          \
    X(ALLOW_INTO_SUPERNOVAS, "allow_into_supernovas", "V", "allow_into_supernovas(player)")        \
    X(ALLOW_THROUGH_SUPERNOVAS, "allow_through_supernovas", "V",                                   \
      "allow_through_supernovas(player)")                                                          \
    X(ALLOW_THROUGH_NEBULAE, "allow_through_nebulae", "V", "allow_through_nebulae(player)")        \
    /* of several in one place one alone fires its space cannon */                                 \
    X(FIRES_ALONE, "fires_alone", "s", "fires_alone(units)")                                       \
    X(ALLOW_THROUGH_SHIPS, "allow_through_ships", "s", "allow_through_ships(ships)")               \
    /* ships of others in these systems do not stop the player's */                                \
    X(ALLOW_THROUGH, "allow_through", "sv", "allow_through(systems, player)")                      \
    X(IGNORE_NEBULAE, "ignore_nebulae", "V", "ignore_nebulae(player)") /* ships that move */       \
    X(CANNOT_MOVE_THROUGH, "cannot_move_through", "sv", "cannot_move_through(systems, player)")    \
    X(CANNOT_ACTIVATE, "cannot_activate", "sv", "cannot_activate(systems, player)")                \
    /* in movement: anomalies but gravity rifts; and rifts that would add to it */                 \
    X(IGNORE_ANOMALIES, "ignore_anomalies", "V", "ignore_anomalies(player)")                       \
    X(IGNORE_PULL, "ignore_pull", "V", "ignore_pull(player)")                                      \
    X(BARRAGES_ALL, "barrages_all", "V", "barrages_all(player)") /* ships, not only fighters */    \
    X(ALLOW_INFLUENCE, "allow_influence", "V", "allow_influence(player)") /* to pay for units */   \
    X(FREE_CUSTODIANS, "free_custodians", "V", "free_custodians(player)") /* to be removed */      \
    /* a ground force of each planet in the active system and beside it lands without ships */     \
    X(ALLOW_LAND_FROM_PLANETS, "allow_land_from_planets", "V", "allow_land_from_planets(player)")  \
    X(IGNORE_RIFTS, "ignore_rifts", "V", "ignore_rifts(player)") /* no dice for them */            \
    X(RIFT_BOOST, "rift_boost", "V", "rift_boost(player)")       /* 1 more for who passes one */   \
    /* systems that are adjacent to the active one */                                              \
    X(BESIDE_ACTIVE, "beside_active", "s", "beside_active(systems)")                               \
    X(CARRIED_FREE, "carried_free", "s", "carried_free(units)") /* they need no capacity */        \
    X(ALLOW_RETREAT_ANYWHERE, "allow_retreat_anywhere", "V", "allow_retreat_anywhere(player)")     \
    /* the system of Mecatol Rex has an alpha and a beta wormhole for who moves and does not have  \
     * the planet */                                                                               \
    X(ALLOW_MECATOL_GATES, "allow_mecatol_gates", "V", "allow_mecatol_gates(player)")              \
    X(PLANET_FIRES, "planet_fires", "s", "planet_fires(planets)") /* has space cannons itself */   \
    X(SWAPS_VALUES, "swaps_values", "s",                                                           \
      "swaps_values(planets)") /* resources, influence: spent */                                   \
    /* planets that are exhausted are worth the sum of the two, as either */                       \
    X(SUMS_VALUES, "sums_values", "V", "sums_values(player)")                                      \
    /* like ships, while they do not fight */                                                      \
    X(BOMBARDS_FROM_PLANETS, "bombards_from_planets", "s", "bombards_from_planets(units)")         \
    X(CANNOT_ROLL, "cannot_roll", "V", "cannot_roll(player)")    /* in combat */                   \
    X(DOUBLES_HITS, "doubles_hits", "V", "doubles_hits(player)") /* bombardment, ground combat */  \
    /* anti-fighter barrages of others do not hit the player's units there */                      \
    X(CANNOT_BE_BARRAGED, "cannot_be_barraged", "sv", "cannot_be_barraged(systems, player)")       \
    /* your Production in their space areas, as if of a unit there */                              \
    X(PRODUCES_IN, "produces_in", "ns", "produces_in(number, systems)")                            \
    X(CANNOT_BE_SHOT, "cannot_be_shot", "s", "cannot_be_shot(units)") /* by space cannons */       \
    X(CANNOT_BE_FIRED_AT, "cannot_be_fired_at", "V",                                               \
      "cannot_be_fired_at(player)") /* its ships, by space cannons */                              \
    X(HITS_LARGE_SHIPS, "hits_large_ships", "s",                                                   \
      "hits_large_ships(units)")                        /* if there are some */                    \
    X(HITS_BACK, "hits_back", "V", "hits_back(player)") /* once more in a round, if hit */         \
    X(IGNORE_SHIELDS, "ignore_shields", "V", "ignore_shields(player)")                             \
    X(CAPTURES, "captures", "s", "captures(units)") /* when they are destroyed (17) */             \
    /* to fight there, after which they are in space again */                                      \
    X(LANDS_TO_FIGHT, "lands_to_fight", "s", "lands_to_fight(fighters)")                           \
    /* one of them fights like the flagship of the note's owner: combat, barrage, sustain damage   \
     */                                                                                            \
    X(LIKE_FLAGSHIP, "like_flagship", "s", "like_flagship(ship)")                                  \
    /* they move as if beside each system with a mech of their owner */                            \
    X(BESIDE_MECHS, "beside_mechs", "s", "beside_mechs(ships)")                                    \
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
    X(uint8_t, shoots, "shoots", filter_flag)       /* barrage, space cannon or bombardment */     \
    X(uint8_t, on_ground, "on_ground", filter_flag) /* what is or fights as a ground force */      \
    X(uint16_t, cost_to, "cost_to", filter_value)   /* units that cost at most */                  \
    X(uint8_t, token, "token", filter_who)          /* systems with a command token of */          \
    X(uint8_t, no_token, "no_token", filter_who)                                                   \
    X(uint8_t, wormhole, "wormhole", filter_wormhole) /* one of these */                           \
    X(uint8_t, no_wormhole, "no_wormhole", filter_wormhole)                                        \
    X(uint8_t, anomaly, "anomaly", filter_anomaly)
#define UNIT_MEASURES(X)                                                                           \
    X(MEASURE_SUCCESSES, "successes", 0)         /* of the latest roll for an effect */            \
    X(MEASURE_BY_PRODUCTION, "by_production", 0) /* 1 if units used theirs, not by an effect */    \
    X(MEASURE_COMBAT_ROUND, "combat_round", 0)                                                     \
    X(MEASURE_SPARE_HITS, "spare_hits", 0) /* of a barrage: more than there are fighters */        \
    X(MEASURE_WORMHOLE_SHIPS, "wormhole_ships", 0) /* with capacity, that came through one */
#define UNIT_MEASURES_OF(X)                                                                        \
    X(MEASURE_ARRIVED, "arrived", "k")       /* 1 if ships of this type came in this movement */   \
    X(MEASURE_ROLLED_FOR, "rolled_for", "k") /* 1 if "space", "ground", "combat", "cannon" ... */  \
    X(MEASURE_IN_STEP, "in_step", "k")       /* 1 in the step "cannon", "barrage", "bombardment" */

#endif
