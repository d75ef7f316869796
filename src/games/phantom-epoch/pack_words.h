/* pack_words.h - what the packs of Phantom Epoch can say: the tables of program.h. Each word is
 * described for authors in docs/packs-phantom-epoch.md.
 *
 * Things are figures, cards, gear, what lies drawn for adversaries, stages of a mission and the
 * spaces of the map; each kind has a range of the numbers (epoch.h). */
#ifndef PACK_WORDS_H
#define PACK_WORDS_H

#define EXAMPLE_WHICHES "me, target"
#define EXAMPLE_FILTER "enemies{ within = 1 }"
#define EXAMPLE_FILTERS "enemies{ ... }, spaces{ ... }"
#define EXAMPLE_FIELD "within = 1"
#define EXAMPLE_STAT "guard"
#define EXAMPLE_PHASE "Turns"
#define EXAMPLE_OPS "attack{ ... }, move(...)"
#define EXAMPLE_CHANGE "add(\"guard\", 1, me)"
#define EXAMPLE_COSTS "charge(1)"
#define EXAMPLE_PAID EXAMPLE_COSTS
#define EXAMPLE_FACTS "turn_begins(me)"

/* What declares something, in the order in which they need each other. */
#define DECLARATIONS(X)                                                                            \
    X(die)                                                                                         \
    X(map)                                                                                         \
    X(species)                                                                                     \
    X(class)                                                                                       \
    X(action_card)                                                                                 \
    X(equipment)                                                                                   \
    X(attachment)                                                                                  \
    X(item)                                                                                        \
    X(adversary)                                                                                   \
    X(species_card)                                                                                \
    X(class_card)                                                                                  \
    X(boss)                                                                                        \
    X(boss_card)                                                                                   \
    X(event) X(planet) X(names) X(upgrade) X(expedition) X(mission) X(campaign)
#define GAME_TYPES(X)                                                                              \
    X(CHARACTER, "character")                                                                      \
    X(ADVERSARY, "adversary")                                                                      \
    X(BOSS, "boss")                                                                                \
    X(CLASS_BOARD, "class")                                                                        \
    X(SPECIES, "species")                                                                          \
    X(ACTION_CARD, "action_card")                                                                  \
    X(EQUIPMENT, "equipment")                                                                      \
    X(ATTACHMENT, "attachment")                                                                    \
    X(ITEM, "item")                                                                                \
    X(SPECIES_CARD, "species_card")                                                                \
    X(CLASS_CARD, "class_card")                                                                    \
    X(CLASS_ROW, "row")                                                                            \
    X(BOSS_CARD, "boss_card")                                                                      \
    X(EVENT_CARD, "event")                                                                         \
    X(STAGE, "stage")                                                                              \
    X(SPACE, "space")                                                                              \
    X(EXPEDITION, "expedition")                                                                    \
    X(CHOICE, "choice")                                                                            \
    X(RESULT, "result")                                                                            \
    X(UPGRADE, "upgrade")
#define GAME_STATS(X)                                                                              \
    X(STAT_HP, "hp")                                                                               \
    X(STAT_AP, "ap")                                                                               \
    X(STAT_ATTACK, "attack")                                                                       \
    X(STAT_GUARD, "guard")                                                                         \
    X(STAT_RANGE, "range")                                                                         \
    X(STAT_PIERCE, "pierce")                                                                       \
    X(STAT_MOVE, "move")                                                                           \
    X(STAT_LEAP, "leap")                                                                           \
    X(STAT_HEAL, "heal")                                                                           \
    X(STAT_INITIATIVE, "initiative")
#define GAME_PHASES(X)                                                                             \
    X(PHASE_ABOARD, "Aboard")                                                                      \
    X(PHASE_PREPARE, "Preparation")                                                                \
    X(PHASE_EVENT, "Event")                                                                        \
    X(PHASE_SELECT, "Selection")                                                                   \
    X(PHASE_TURNS, "Turns")                                                                        \
    X(PHASE_END, "End of the round")
#define GAME_UNTILS(X)                                                                             \
    X(UNTIL_ATTACK, "attack")                                                                      \
    X(UNTIL_TURN, "turn") X(UNTIL_ROUND, "round") X(UNTIL_MISSION, "mission")
#define GAME_LIMITS(X) X(LIMIT_TURN, "turn") X(LIMIT_ROUND, "round") X(LIMIT_MISSION, "mission")
#define GAME_ABILITIES(X)                                                                          \
    X(CRITICAL, "critical", FORM_EFFECT)           /* one on a Critical Strike */                  \
    X(HAPPENS, "happens", FORM_EFFECT)             /* what an event card does */                   \
    X(MISSION_EVENT, "mission_event", FORM_EFFECT) /* of a stage */                                \
    X(GOAL, "goal", FORM_EFFECT)                   /* of a stage: as soon as it holds */           \
    X(GOAL_AT_END, "goal_at_round_end", FORM_EFFECT)

/* t a thing, o another, s a seat, a an amount; a after, w when, c canceled. */
#define GAME_FACTS(X)                                                                              \
    X(FACT_ROUND_BEGINS, "round_begins", "a", "a")                                                 \
    X(FACT_ROUND_ENDS, "round_ends", "a", "a")                                                     \
    X(FACT_TURN_BEGINS, "turn_begins", "t", "a")                                                   \
    X(FACT_TURN_ENDS, "turn_ends", "t", "a")                                                       \
    X(FACT_RESTS, "rests", "t", "a")                                                               \
    X(FACT_PLAYS, "plays", "to", "a")                                                              \
    X(FACT_ATTACKS, "attacks", "to", "wa") /* attacker, target */                                  \
    X(FACT_HITS, "hits", "toa", "a")       /* attacker, target, damage above 0 */                  \
    X(FACT_FAILS, "fails", "to", "a")      /* the same with no damage, or a miss */                \
    X(FACT_CRITICAL, "strikes", "to", "a") /* a Critical Strike was rolled */                      \
    X(FACT_FUMBLES, "fumbles", "t", "a")                                                           \
    X(FACT_DAMAGE_DUE, "damage_due", "toa", "w") /* whom, by whom, how much */                     \
    X(FACT_DAMAGED, "damaged", "toa", "a")                                                         \
    X(FACT_CONDITION_DUE, "condition_due", "ta", "w")                                              \
    X(FACT_INFLICTED, "inflicted", "ta", "a")                                                      \
    X(FACT_HEALED, "healed", "ta", "a")                                                            \
    X(FACT_DEFEATED, "defeated", "to", "a")   /* whom, by whom */                                  \
    X(FACT_ENTERS, "enters", "to", "a")       /* figure, space */                                  \
    X(FACT_OPENS, "opens", "to", "a")         /* character, door */                                \
    X(FACT_DESTROYED, "destroyed", "to", "a") /* space, by whom */                                 \
    X(FACT_ACTIVATES, "activates", "to", "a") /* character, orb's space */                         \
    X(FACT_RETRIEVES, "retrieves", "to", "a") /* character, treasure's space */                    \
    X(FACT_PLACED, "placed", "t", "a")                                                             \
    X(FACT_EFFECT, "effect", "ts", "wc")
#define GAME_WHICHES(X)                                                                            \
    X(WHICH_ME, "me", 0)             /* the figure that has, plays or wears what this stands on */ \
    X(WHICH_PRIMARY, "primary", 0)   /* primary target of the adversary at turn */                 \
    X(WHICH_ATTACKER, "attacker", 0) /* of the attack that is being made */                        \
    X(WHICH_ATTACKED, "attacked", 0) /* and its target */
#define GAME_PLACES(X)                                                                             \
    X(PLACE_HAND, "hand")                                                                          \
    X(PLACE_DISCARD, "discard") X(PLACE_ACTIVE, "active") X(PLACE_CARRIED, "carried")
#define GAME_STATES(X)                                                                             \
    X(IS_ME, "me", 0)                                                                              \
    X(IS_ALLY, "ally", 0) /* on my side, not me */                                                 \
    X(IS_ENEMY, "enemy", 0)                                                                        \
    X(IS_HURT, "hurt", 0)         /* has lost HP */                                                \
    X(IS_IN_SIGHT, "in_sight", 0) /* of me */                                                      \
    X(IS_PRIMARY, "primary", 0)                                                                    \
    X(IS_CARRIER, "carrier", 0) /* has the treasure of the objective */                            \
    X(IS_EMPTY, "empty", 0)     /* a space */                                                      \
    X(IS_OBJECT, "object", 0)   /* a space with a destructible object that stands */               \
    X(IS_CHARGED, "charged", 0)
/* Allies and enemies are figures in that state (game_check_filter). */
#define FIGURE_TYPES (1 << CHARACTER | 1 << ADVERSARY | 1 << BOSS)
#define GAME_FILTERS(X)                                                                            \
    X("figures", FIGURE_TYPES)                                                                     \
    X("characters", 1 << CHARACTER)                                                                \
    X("adversaries", 1 << ADVERSARY | 1 << BOSS)                                                   \
    X("allies", FIGURE_TYPES)                                                                      \
    X("enemies", FIGURE_TYPES)                                                                     \
    X("cards", 1 << ACTION_CARD)                                                                   \
    X("gear", 1 << EQUIPMENT | 1 << ATTACHMENT | 1 << ITEM)                                        \
    X("spaces", 1 << SPACE)
#define GAME_FILTER_KEYS(X)                                                                        \
    X(uint16_t, within, "within", filter_value)    /* range from `from` at most */                 \
    X(uint8_t, from, "from", filter_from)          /* enum which; 0: me */                         \
    X(uint16_t, region, "region", filter_text)     /* of the map, by name */                       \
    X(uint16_t, has, "has", filter_conditions)     /* any of these conditions */                   \
    X(uint16_t, lacks, "lacks", filter_conditions) /* none of these */                             \
    X(uint16_t, called, "called", filter_text)     /* an adversary type, a card */                 \
    X(uint8_t, terrain, "terrain", filter_terrain) /* bits of enum terrain: a space, or where      \
                                                      a figure stands */                           \
    X(uint8_t, beside, "beside", filter_terrain)   /* next to such a space */                      \
    X(uint8_t, colour, "colour", filter_colour)
#define GAME_MEASURES(X)                                                                           \
    X(MEASURE_CHARACTERS, "characters_at_start", 0)                                                \
    X(MEASURE_ROUND, "round", 0)                                                                   \
    X(MEASURE_RATING, "rating", 0)                                                                 \
    X(MEASURE_ATTACK_RANGE, "attack_range", 0) /* of the attack being made; 0: none is */          \
    X(MEASURE_CONDITION, "condition", 0)       /* number of the one that is due */
#define GAME_MEASURES_OF(X)                                                                        \
    X(MEASURE_HP_OF, "hp_of", "s")                                                                 \
    X(MEASURE_LOST_BY, "lost_by", "s") /* HP below the maximum */                                  \
    X(MEASURE_RANGE_TO, "range_to", "s")                                                           \
    X(MEASURE_NOVA_OF, "nova_of", "s")
#define GAME_OPS(X)                                                                                \
    X(OP_ATTACK, "attack", "*",                                                                    \
      "attack{ number, range = number or \"+1\", pierce = number, targets = number, inflict = "    \
      "condition, die = \"basic\" or \"blitz\", hit = effects, whom = things, "                    \
      "together = true }")                                                                         \
    X(OP_MOVE, "move", "n through:?", "move(number) or move{ number, through = true }")            \
    X(OP_LEAP, "leap", "n", "leap(number)")                                                        \
    X(OP_TELEPORT, "teleport", " range:#0", "teleport() or teleport{ range = number }")            \
    X(OP_RETREAT, "retreat", "n whom:s as_adversary:?",                                            \
      "retreat(number) or retreat{ number, whom = things, as_adversary = true }")                  \
    X(OP_HEAL, "heal", "n range:#1 whom:s",                                                        \
      "heal(number) or heal{ number, range = number, whom = things }")                             \
    X(OP_DAMAGE, "damage", "ns", "damage(number, things)")                                         \
    X(OP_RESTORE, "restore", "ns", "restore(number, things)") /* HP, but no heal action */         \
    X(OP_INFLICT, "inflict", "ks", "inflict(\"condition\", things)")                               \
    X(OP_GRANT, "grant", "ks", "grant(\"condition\", things)") /* to one of them */                \
    X(OP_CURE, "cure", "ks", "cure(\"condition\", things)")                                        \
    X(OP_HAZARD, "hazard", "ks", "hazard(\"fire\", spaces)")                                       \
    X(OP_CLEAR, "clear", "s", "clear(spaces)")   /* hazard tokens */                               \
    X(OP_BREAK, "break_", "s", "break_(spaces)") /* objects, by one state */                       \
    X(OP_CLOSE, "close", "s", "close(spaces)")   /* open doors */                                  \
    X(OP_NOVA, "nova", "ns", "nova(number, things)")                                               \
    X(OP_RECOVER, "recover", "ns", "recover(number, things)") /* discarded cards of figures */     \
    X(OP_REDUCE, "reduce", "n", "reduce(number)")             /* the damage that is due */         \
    X(OP_SPAWN, "spawn", "*", "spawn{ \"Grallok Archer\", at = \"E-9\", from = 2 }")               \
    X(OP_STAGE, "stage", "x", "stage(\"id\")")                                                     \
    X(OP_STORY, "story", "x", "story(\"text\")")                                                   \
    X(OP_EVENT, "mission_event", "", "mission_event()")                                            \
    X(OP_EVENT_ADVERSARY, "event_adversary", "S", "event_adversary(spaces)")                       \
    X(OP_SHARE, "share", "n", "share(number)") /* nova cells, divided as players like */           \
    X(OP_SKILL, "skill", "ns", "skill(number, things)")                                            \
    X(OP_FIND, "find", "*", "find(\"Impervium Helm\", things)")                                    \
    CAMPAIGN_OPS(X)                                                                                \
    VENTURE_OPS(X)                                                                                 \
    X(OP_WIN, "win", "", "win()")                                                                  \
    X(OP_LOSE, "lose", "", "lose()")
#define GAME_CHANGES(X)                                                                            \
    X(CANNOT_ATTACK, "cannot_attack", "s", "cannot_attack(things)")                                \
    X(CANNOT_MOVE, "cannot_move", "s", "cannot_move(things)")                                      \
    X(PASSES_ENEMIES, "passes_enemies", "s", "passes_enemies(things)")                             \
    X(SURE_AIM, "sure_aim", "s", "sure_aim(things)") /* no Accuracy rolls */                       \
    X(IMMUNE, "immune_to_damage", "s", "immune_to_damage(things)")                                 \
    X(IGNORES_HAZARDS, "ignores_hazards", "s", "ignores_hazards(things)")                          \
    X(TARGETS, "everybody_targets", "s", "everybody_targets(things)") /* target.2 */               \
    X(AT_ODDS, "at_odds", "s", "at_odds(adversaries)") /* with all other adversaries */
#define GAME_COSTS(X) X(COST_CHARGE, "charge", "n", "charge(number)")
#define CARD_TYPES                                                                                 \
    (1 << ACTION_CARD | 1 << SPECIES_CARD | 1 << CLASS_ROW | 1 << BOSS_CARD | 1 << RESULT)
#define GEAR_TYPES (1 << EQUIPMENT | 1 << ATTACHMENT | 1 << ITEM)
#define GAME_PRINTED(X)                                                                            \
    X("hp", STAT_HP, 1 << SPECIES | 1 << ADVERSARY | 1 << BOSS, 1, 99, false)                      \
    X("ap", STAT_AP, 1 << SPECIES | 1 << ACTION_CARD | 1 << SPECIES_CARD | 1 << CLASS_ROW, 0, 20,  \
      false)                                                                                       \
    X("range", STAT_RANGE, 1 << CLASS_BOARD | 1 << ADVERSARY | 1 << BOSS, 1, 20, false)            \
    X("attack", STAT_ATTACK, 1 << ADVERSARY | 1 << BOSS, -9, 9, false)                             \
    X("guard", STAT_GUARD, 1 << ADVERSARY | 1 << BOSS, -9, 9, false)
#define GAME_FIELDS(X)                                                                             \
    X("text", ~0u)                                                                                 \
    X("class", 1 << ACTION_CARD | 1 << ADVERSARY | 1 << CLASS_CARD | 1 << ATTACHMENT | 1 << ITEM,  \
      TO_NAME(struct def, class_, false))                                                          \
    X("species", 1 << ADVERSARY | 1 << SPECIES_CARD, TO_NAME(struct def, species, false))          \
    X("rating", 1 << ADVERSARY, TO_NUMBER(struct def, rating, 1, 9, 1))                            \
    X("copies", 1 << ADVERSARY | 1 << EQUIPMENT | 1 << ATTACHMENT | 1 << EVENT_CARD,               \
      TO_NUMBER(struct def, copies, 1, 20, 1))                                                     \
    X("sp", 1 << ACTION_CARD | 1 << RESULT, TO_NUMBER(struct def, sp, 0, 20, 0))                   \
    X("lasts", 1 << ACTION_CARD | 1 << BOSS_CARD, TO_WORD(struct def, lasts, lasts_words, 1, 0))   \
    X("does", CARD_TYPES)                                                                          \
    X("bandages", 1 << CLASS_BOARD, TO_NUMBER(struct def, bandages, 0, 9, ARB_REQUIRED))           \
    X("sealed", 1 << CLASS_BOARD, TO_NAME(struct def, id, false))                                  \
    X("slots", 1 << CLASS_BOARD)                                                                   \
    X("items", 1 << CLASS_BOARD, TO_NUMBER(struct def, items, 0, 2, 2))                            \
    X("planet", 1 << EQUIPMENT, TO_NAME(struct def, planet, false))                                \
    X("upgrade", 1 << ITEM, TO_NAME(struct def, planet, false))                                    \
    X("tier", 1 << EQUIPMENT | 1 << ATTACHMENT, TO_NUMBER(struct def, tier, 0, 4, 0))              \
    X("slot", 1 << EQUIPMENT, TO_WORD(struct def, slot, slot_words, SLOT_HEAD, ARB_REQUIRED))      \
    X("slot", 1 << ATTACHMENT, TO_WORD(struct def, slot, slot_words, SLOT_ANY, SLOT_ANY))          \
    X("price", 1 << EQUIPMENT | 1 << ITEM, TO_NUMBER(struct def, price, 0, 99, 0))                 \
    X("charges", 1 << EQUIPMENT | 1 << ATTACHMENT, TO_NUMBER(struct def, charges, 0, 9, 0))        \
    X("number", 1 << ITEM | 1 << EVENT_CARD, TO_NUMBER(struct def, number, 0, 99, 0))              \
    X("story", 1 << RESULT, TO_NUMBER(struct def, number, 0, 90, 0))                               \
    X("uses", 1 << ITEM, TO_WORD(struct def, once, uses_words, 1, 0))                              \
    X("group", 1 << EVENT_CARD, TO_WORD(struct def, late, group_words, 0, ARB_REQUIRED))           \
    VENTURE_FIELDS(X)                                                                              \
    X("needs", 1 << UPGRADE)                                                                       \
    X("technology", 1 << UPGRADE)                                                                  \
    X("actions", 1 << BOSS_CARD | 1 << BOSS)                                                       \
    X("rows", 1 << CLASS_CARD)                                                                     \
    X("colour", 1 << CLASS_ROW, TO_WORD(struct def, colour, colour_words, 0, 0))                   \
    X("name", 1 << CLASS_ROW)                                                                      \
    X("by_characters", 1 << BOSS)                                                                  \
    X("inherent", 1 << BOSS)                                                                       \
    X("id", 1 << STAGE, TO_NAME(struct def, id, true))                                             \
    X("objective", 1 << STAGE, TO_TEXT(struct def, objective, true))                               \
    X("adversary", 1 << STAGE)
extern const char *const lasts_words[],
    *const slot_words[], *const uses_words[], *const group_words[], *const choice_words[],
                                                                        *const colour_words[];

#define TYPE_BITS 32

#endif
