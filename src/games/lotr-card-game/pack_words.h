/* pack_words.h - what the packs of The Lord of the Rings: The Card Game can speak of: one
 * table for each subject, besides what every game has (src/kit/program_words.h, which also
 * explains the columns). What is done and changed is in pack_effects.h.
 *
 * For authors of packs the same stands in docs/packs.md. */
#ifndef LOTR_PACK_WORDS_H
#define LOTR_PACK_WORDS_H

#define THING_WORD "card"
#define THINGS_WORD "cards"
#define SEAT_WORD "player"
#define SEATS_WORD "players"

/* How it is said, for those who said it wrong. */
#define EXAMPLE_WHOS "you, first_player, each, chosen_player"
#define EXAMPLE_WHICHES "self, host, target"
#define EXAMPLE_FILTER "heroes{ ... }"
#define EXAMPLE_FILTERS "heroes{ ... }, enemies{ ... }"
#define EXAMPLE_FIELD "trait = \"Orc\""
#define EXAMPLE_TRAIT "Noble"
#define EXAMPLE_STAT "attack"
#define EXAMPLE_KEYWORD "ranged"
#define EXAMPLE_KEYWORDS "\"ranged\" or \"doomed 1\""
#define EXAMPLE_MEASURE "undefended"
#define EXAMPLE_PHASE "combat"
#define EXAMPLE_LIMIT "round"
#define EXAMPLE_OPS "draw(...), damage(...), choose{ ... }"
#define EXAMPLE_CHANGE "add(\"attack\", 1, host)"
#define EXAMPLE_CHANGES "add(\"attack\", 1, self), cannot_attack(...)"
#define EXAMPLE_COSTS "exhaust(...), spend(...), discard_hand(...)"
#define EXAMPLE_PAID "exhaust(heroes{})"
#define EXAMPLE_FACTS "enters_play(...), commits(...), phase_ends{ ... }"
#define EXAMPLE_UNTILS                                                                             \
    "\"phase\", \"round\", \"attack\", \"game\", \"next_phase\" or \"next_round\""

/* Cards. */

#define GAME_TYPES(X)                                                                              \
    X(HERO, "hero")                                                                                \
    X(ALLY, "ally")                                                                                \
    X(ATTACHMENT, "attachment")                                                                    \
    X(EVENT, "event")                                                                              \
    X(ENEMY, "enemy")                                                                              \
    X(LOCATION, "location")                                                                        \
    X(TREACHERY, "treachery")                                                                      \
    X(OBJECTIVE, "objective")                                                                      \
    X(QUEST, "quest")                                                                              \
    X(CAMPAIGN, "campaign_card")
/* An ally that is an objective as well. */
#define OBJECTIVE_ALLY "objective_ally"

#define SPHERE_WORDS(X)                                                                            \
    X(NEUTRAL, "neutral")                                                                          \
    X(LEADERSHIP, "leadership") X(LORE, "lore") X(SPIRIT, "spirit") X(TACTICS, "tactics")

/* Printed numbers. A card without one has NO_VALUE there; X is COST_X. */
#define GAME_STATS(X)                                                                              \
    X(WILLPOWER, "willpower")                                                                      \
    X(ATTACK, "attack")                                                                            \
    X(DEFENSE, "defense")                                                                          \
    X(HIT_POINTS, "hit_points")                                                                    \
    X(THREAT, "threat") /* threat strength of an encounter card, threat cost of a hero */          \
    X(ENGAGEMENT_COST, "engagement_cost")                                                          \
    X(QUEST_POINTS, "quest_points")                                                                \
    X(COST, "cost")

/* The seven keywords of the reference, and permanent, which cards of campaigns have. */
#define GAME_KEYWORDS(X)                                                                           \
    X(RANGED, "ranged", "")                                                                        \
    X(SENTINEL, "sentinel", "")                                                                    \
    X(RESTRICTED, "restricted", "")                                                                \
    X(DOOMED, "doomed", "n")                                                                       \
    X(SURGE, "surge", "N")                                                                         \
    X(GUARDED, "guarded", "")                                                                      \
    X(VICTORY, "victory", "n")                                                                     \
    X(PERMANENT, "permanent", "")

#define GAME_ABILITIES(X)                                                                          \
    X(WHEN_REVEALED, "when_revealed", FORM_EFFECT, "when revealed effect")                         \
    X(SHADOW, "shadow", FORM_EFFECT, "shadow effect")                                              \
    X(TRAVEL_COST, "travel", FORM_COSTS, "travel cost")                                            \
    X(SETUP_TEXT, "setup", FORM_EFFECT)                                                            \
    X(RESOLUTION, "resolution", FORM_EFFECT) /* of a campaign card, when its scenario is won */

/* When. */

#define GAME_PHASES(X)                                                                             \
    X(PHASE_RESOURCE, "resource")                                                                  \
    X(PHASE_PLANNING, "planning")                                                                  \
    X(PHASE_QUEST, "quest")                                                                        \
    X(PHASE_TRAVEL, "travel")                                                                      \
    X(PHASE_ENCOUNTER, "encounter")                                                                \
    X(PHASE_COMBAT, "combat")                                                                      \
    X(PHASE_REFRESH, "refresh")

/* When a lasting effect ends. */
#define GAME_UNTILS(X)                                                                             \
    /* it stops before what happens "at the end" */                                                \
    X(UNTIL_PHASE, "phase", "Until the end of the phase")                                          \
    X(UNTIL_ROUND, "round", "Until the end of the round")                                          \
    X(UNTIL_ATTACK, "attack", "Until the end of the attack")                                       \
    X(UNTIL_GAME, "game", "For the rest of the game")                                              \
    X(UNTIL_NEXT_PHASE, "next_phase", "Until the next phase begins")                               \
    X(UNTIL_NEXT_ROUND, "next_round", "Until the next round begins")

#define GAME_LIMITS(X) X(LIMIT_PHASE, "phase") X(LIMIT_ROUND, "round") X(LIMIT_GAME, "game")

/* What is written here the rules do: tests/lotr-card-game/moments.lua makes each of them
 * happen. The words say what the card, the other card, the player and the amount of a fact are;
 * remarks say what they do not. */
#define GAME_FACTS(X)                                                                              \
    /* card, player: its controller */                                                             \
    X(FACT_ENTERS_PLAY, "enters_play", "ts", "a", "{Card b} enters play")                          \
    X(FACT_PLAYED, "played", "ts", "a", "{player a} plays {card b}")                               \
    /* card, player: who controlled it */                                                          \
    X(FACT_LEAVES_PLAY, "leaves_play", "ts", "aw", "{Card b} leaves play")                         \
    /* card, player: who controlled it; other: whose damage did it, or 0 */                        \
    X(FACT_DESTROYED, "destroyed", "tos", "a", "{Card b} is destroyed")                            \
    /* card, player: owner; from play or hand, not destroyed */                                    \
    X(FACT_DISCARDED, "discarded", "ts", "a", "{Card b} is discarded")                             \
    X(FACT_COMMITS, "commits", "ts", "a", "{Card b} commits to the quest")                         \
    X(FACT_DAMAGED, "damaged", "ta", "aw", "{Card b} takes {n c} damage")                          \
    X(FACT_HEALED, "healed", "ta", "a", "{n c} damage is healed on {card b}")                      \
    X(FACT_EXHAUSTED, "exhausted", "t", "a", "{Card b} exhausts")                                  \
    X(FACT_READIED, "readied", "t", "a", "{Card b} readies")                                       \
    X(FACT_DEFENDS, "defends", "to", "a", "{Card b} defends against {target d}")                   \
    X(FACT_DECLARED_ATTACKER, "attacks", "to", "a", "{Card b} attacks {target d}")                 \
    X(FACT_ENEMY_ATTACKS, "enemy_attacks", "ts", "aw", "{Card b} attacks {player a}")              \
    /* after its attack: card, player, other: defender or 0 */                                     \
    X(FACT_ENEMY_ATTACKED, "enemy_attacked", "tos", "a", "{Card b} has attacked {player a}")       \
    /* card: the enemy; by the characters now attacking */                                         \
    X(FACT_ATTACK_DESTROYS, "attack_destroys", "t", "a", "The attack destroys {card b}")           \
    X(FACT_ENGAGES, "engages", "ts", "a", "{Card b} engages {player a}")                           \
    /* card: from the encounter deck */                                                            \
    X(FACT_REVEALED, "revealed", "t", "awc", "{Card b} is revealed")                               \
    /* card: the shadow card, player: whom the enemy threatens */                                  \
    X(FACT_SHADOW_DEALT, "shadow_dealt", "tos", "a", "{Target d} is dealt a shadow card")          \
    X(FACT_SHADOW_EFFECT, "shadow_effect", "tos", "wc",                                            \
      "The shadow effect of {card b} on {target d}")                                               \
    X(FACT_TRAVELED, "traveled", "t", "a", "The players travel to {card b}")                       \
    X(FACT_EXPLORED, "explored", "t", "a", "{Card b} is explored")                                 \
    X(FACT_PROGRESS, "progress_placed", "ta", "a", "{n c} progress on {card b}")                   \
    X(FACT_QUEST_SUCCEEDED, "quest_succeeded", "a", "a", "The quest succeeds by {n c}")            \
    X(FACT_QUEST_FAILED, "quest_failed", "a", "a", "The quest fails by {n c}")                     \
    X(FACT_STAGE_DEFEATED, "stage_defeated", "t", "aw", "{Card b} is defeated")                    \
    X(FACT_DREW, "draws", "sa", "aw", "{player a} draws {n c} card{s}")                            \
    X(FACT_THREAT_RAISED, "threat_raised", "sa", "a", "The threat of {player a} rises by {n c}")   \
    X(FACT_RESOURCES_GAINED, "resources_gained", "ta", "a", "{Card b} gains {n c} resource{s}")    \
    X(FACT_CLAIMED, "claimed", "ts", "a", "{player a} claims {card b}")                            \
    X(FACT_ROUND_BEGINS, "round_begins", "", "aw", "The round begins")                             \
    X(FACT_ROUND_ENDS, "round_ends", "", "aw", "The round ends")                                   \
    X(FACT_PHASE_BEGINS, "phase_begins", "p", "aw", "The {phase c} phase begins")                  \
    X(FACT_PHASE_ENDS, "phase_ends", "p", "aw", "The {phase c} phase ends")                        \
    /* a triggered effect is about to resolve: card, player, amount: ability */                    \
    X(FACT_EFFECT, "effect", "ts", "wc", "The {kind c} of {card b}")                               \
    X(FACT_RESCUED, "rescued", "t", "a", "{Card b} is rescued")                                    \
    X(FACT_EXCESS_DAMAGE, "excess_damage", "tosa", "a",                                            \
      "{Card b} deals {n c} damage more than {target d} could take")                               \
    X(FACT_SHADOW_RESOLVED, "shadow_resolved", "tos", "a",                                         \
      "The shadow effect of {card b} on {target d} has resolved")                                  \
    /* player; card: the prisoner if it is theirs, else 0 */                                       \
    X(FACT_ELIMINATED, "eliminated", "ts", "a", "{player a} is eliminated")                        \
    /* of characters: card: the enemy attacked, player: who declared it */                         \
    X(FACT_ATTACK_ENDS, "attack_ends", "ts", "a", "The attack on {card b} ends")

/* Who and which. */

#define GAME_KNOWS(X) X(KNOWS_HOST, "a card of this type is never attached")

/* WHO_YOU is the controller of the ability; on an enemy the player it is engaged with or
 * attacks. */
#define GAME_WHOS(X)                                                                               \
    X(WHO_FIRST, "first_player", 0)                                                                \
    X(WHO_DEFENDING, "defending_player", 0)       /* the defending player of the running attack */ \
    X(WHO_OWNER, "owner", KNOWS_TARGET)           /* owner of the target */                        \
    X(WHO_CONTROLLER, "controller", KNOWS_TARGET) /* controller of the target */                   \
    /* the player the target enemy is engaged with */                                              \
    X(WHO_ENGAGED, "engaged_player", KNOWS_TARGET)                                                 \
    X(WHO_SCENARIO, "encounter_deck", 0)                                                           \
    X(WHO_DECK, "deck_owner", 0) /* the player whose deck self is attached to */                   \
    /* clockwise after the player at turn in each_player, else after you */                        \
    X(WHO_NEXT, "next_player", 0)

/* Which players can be chosen: those with the highest threat only. */
#define GAME_SEAT_CHOICES(X) X("highest_threat")
enum { HIGHEST_THREAT = 2 };

#define GAME_WHICHES(X)                                                                            \
    X(WHICH_HOST, "host", KNOWS_HOST) /* what self is attached to */                               \
    X(WHICH_ATTACKER, "attacker", 0)  /* the attacking enemy */                                    \
    X(WHICH_DEFENDER, "defender", 0)  /* the defending character */                                \
    X(WHICH_ATTACKED, "attacked", 0)  /* the enemy the characters attack */                        \
    X(WHICH_ACTIVE, "active_location", 0)                                                          \
    X(WHICH_STAGE, "stage", 0)       /* the current quest card */                                  \
    X(WHICH_PRISONER, "prisoner", 0) /* the hero turned facedown */

#define GAME_PLACES(X)                                                                             \
    X(IN_PLAY_AREA, "play_area") /* players' characters */                                         \
    X(IN_STAGING, "staging")                                                                       \
    X(IN_ENGAGED, "engaged")   /* engaged with a player */                                         \
    X(IN_ACTIVE, "active")     /* the active location */                                           \
    X(IN_ATTACHED, "attached") /* attached to a card in play */                                    \
    X(IN_QUEST, "quest")       /* the current quest card */                                        \
    X(IN_HAND, "hand")                                                                             \
    X(IN_DISCARD, "discard") /* players' discard piles */                                          \
    X(IN_DECK, "deck")       /* players' decks */                                                  \
    X(IN_ENCOUNTER_DECK, "encounter_deck")                                                         \
    X(IN_ENCOUNTER_DISCARD, "encounter_discard")                                                   \
    X(IN_VICTORY, "victory")                                                                       \
    X(IN_ASIDE, "aside")                                                                           \
    X(IN_REMOVED, "removed")                                                                       \
    X(IN_REVEALED, "revealed") /* the card now being revealed, or the event being played */        \
    X(IN_FACEDOWN, "facedown") /* lying facedown in a play area or on a card there */
/* Where the card of an ability may be besides in play. */
#define GAME_FROMS(X) X(IN_HAND, "hand") X(IN_DISCARD, "discard") X(IN_ASIDE, "aside")
#define IN_PLAY (IN_PLAY_AREA | IN_STAGING | IN_ENGAGED | IN_ACTIVE | IN_ATTACHED | IN_QUEST)

#define GAME_STATES(X)                                                                             \
    X(IS_EXHAUSTED, "exhausted", 0)                                                                \
    X(IS_COMMITTED, "committed", 0)                                                                \
    X(IS_ATTACKING, "attacking", 0)                                                                \
    X(IS_DEFENDING, "defending", 0)                                                                \
    X(IS_DAMAGED, "damaged", 0)                                                                    \
    X(IS_UNIQUE, "unique", 0)                                                                      \
    X(IS_HOST, "host", KNOWS_HOST)             /* what self is attached to */                      \
    X(HAS_MY_HOST, "on_same_host", KNOWS_HOST) /* attached to the same host as self */             \
    X(ON_TARGET, "on_target", KNOWS_TARGET)    /* attached to the first target */                  \
    X(ON_SELF, "on_self", 0)                   /* attached to self */                              \
    X(IS_GUARDED, "guarded", 0)                                                                    \
    X(UNDER_ATTACK, "under_attack", 0) /* the enemy the characters attack now */

/* X(word, types). */
#define GAME_FILTERS(X)                                                                            \
    X("characters", 1 << HERO | 1 << ALLY)                                                         \
    X("heroes", 1 << HERO)                                                                         \
    X("allies", 1 << ALLY)                                                                         \
    X("attachments", 1 << ATTACHMENT)                                                              \
    X("events", 1 << EVENT)                                                                        \
    X("enemies", 1 << ENEMY)                                                                       \
    X("locations", 1 << LOCATION)                                                                  \
    X("treacheries", 1 << TREACHERY)                                                               \
    X("objectives", 1 << OBJECTIVE)                                                                \
    X("cards", 0)

#define TYPE_BITS 16
#define PLACE_BITS 16
#define STATE_BITS 16
enum { TRAITS = 128 };
/* Besides those every game has: X(type, field, key, its reader). */
#define GAME_FILTER_KEYS(X)                                                                        \
    X(uint8_t, sphere, "sphere", filter_sphere) /* 1 + sphere: has this icon or influence */       \
    X(uint8_t, not_sphere, "not_sphere", filter_sphere) /* has it not */                           \
    X(uint8_t, engaged_with, "engaged_with", filter_who)                                           \
    X(uint16_t, lacks, "lacks", filter_title) /* no card of this title is attached to it */        \
    X(uint16_t, noted, "noted", filter_text)  /* its title is noted under this word in the log */  \
    X(uint16_t, most, "most", filter_most)    /* 1: those with the most damage of all that pass */ \
    /* its controller is a player with this threat or more */                                      \
    X(uint16_t, at_threat, "at_threat", filter_threat)                                             \
    X(uint16_t, cost, "cost", filter_value) /* its printed cost equals this value */

#define GAME_MEASURES(X)                                                                           \
    X(MEASURE_PLAYERS, "players", 0)                                                               \
    X(MEASURE_UNDEFENDED, "undefended", 0) /* 1 if the running enemy attack is undefended */       \
    X(MEASURE_ROUND, "round", 0)                                                                   \
    X(MEASURE_ATTACKERS, "attackers", 0) /* characters attacking now */                            \
    /* shadow cards of the running attack that have a shadow effect; those that have none */       \
    X(MEASURE_SHADOW_TEXT, "shadow_texts", 0)                                                      \
    X(MEASURE_SHADOW_BLANK, "blank_shadows", 0)
#define GAME_MEASURES_OF(X)                                                                        \
    X(MEASURE_DAMAGE, "damage_on", "s")                                                            \
    X(MEASURE_RESOURCES, "resources_on", "s")                                                      \
    X(MEASURE_PROGRESS, "progress_on", "s")                                                        \
    X(MEASURE_THREAT, "threat_of", "w")                                                            \
    X(MEASURE_HAND, "hand_of", "w") /* how many cards */

#endif
