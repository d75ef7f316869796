/* pack_words.h - what the packs of Twilight Imperium can say: the tables of program.h.
 *
 * Things are systems, planets, faction sheets, unit cards, technologies of a seat, cards and
 * stacks of units, each with a range of the numbers (galaxy.h). A kind of unit is a type, so that
 * "ships" and "ground_forces" are filters. */
#ifndef PACK_WORDS_H
#define PACK_WORDS_H

#include "words_agenda.h"
#include "words_cards.h"
#include "words_copies.h"
#include "words_rivals.h"
#include "words_trade.h"
#include "words_units.h"

#define EXAMPLE_STAT "combat_roll"
#define EXAMPLE_PHASE "Action"

/* What declares something, in the order in which they need each other. */
#define DECLARATIONS(X)                                                                            \
    X(die)                                                                                         \
    X(tile)                                                                                        \
    X(planet)                                                                                      \
    X(strategy)                                                                                    \
    X(faction)                                                                                     \
    X(layout)                                                                                      \
    X(technology)                                                                                  \
    X(unit)                                                                                        \
    X(public)                                                                                      \
    X(secret)                                                                                      \
    X(action_card) X(agenda) X(exploration) X(relic) X(note) X(leader) X(legendary)

/* `by_abilities`: a commander that is unlocked by any ability of its faction's sheet.
 * What the Codex printed anew stands in the declaration of what it is about. */
#define PRINTED_ANEW "codex"

/* Kinds of units in the order of enum unit (galaxy.h): ships, ground forces, structures. */
#define GAME_TYPES(X)                                                                              \
    X(SYSTEM, "tile")                                                                              \
    X(PLANET, "planet")                                                                            \
    X(FACTION, "faction")                                                                          \
    X(FIGHTER, "fighter")                                                                          \
    X(DESTROYER, "destroyer")                                                                      \
    X(CRUISER, "cruiser")                                                                          \
    X(CARRIER, "carrier")                                                                          \
    X(DREADNOUGHT, "dreadnought")                                                                  \
    X(WAR_SUN, "war_sun")                                                                          \
    X(FLAGSHIP, "flagship")                                                                        \
    X(INFANTRY, "infantry")                                                                        \
    X(MECH, "mech")                                                                                \
    X(PDS, "pds")                                                                                  \
    X(SPACE_DOCK, "space_dock")                                                                    \
    X(TECHNOLOGY, "technology")                                                                    \
    X(STRATEGY, "strategy")                                                                        \
    X(PUBLIC, "public")                                                                            \
    X(SECRET, "secret")                                                                            \
    X(ACTION_CARD, "action_card")                                                                  \
    X(AGENDA, "agenda")                                                                            \
    X(EXPLORATION, "exploration")                                                                  \
    X(RELIC, "relic")                                                                              \
    X(NOTE, "note")                                                                                \
    X(LEADER, "leader")                                                                            \
    X(LEGENDARY, "legendary")
#define TYPE_BITS 32
#define SHIP_TYPES (0x7f << FIGHTER)
#define GROUND_TYPES (3 << INFANTRY)
#define STRUCTURE_TYPES (3 << PDS)
#define UNIT_TYPES (SHIP_TYPES | GROUND_TYPES | STRUCTURE_TYPES)
#define CARD_TYPES (0x3ff << STRATEGY)

/* The first ones modify results of dice and may be below 0; then what is printed on units and
 * planets; then what rules of a seat come to. */
#define GAME_STATS(X)                                                                              \
    X(STAT_COMBAT_ROLL, "combat_roll")                                                             \
    X(STAT_BARRAGE_ROLL, "barrage_roll")                                                           \
    X(STAT_BOMBARDMENT_ROLL, "bombardment_roll")                                                   \
    X(STAT_CANNON_ROLL, "cannon_roll")                                                             \
    X(STAT_CANNON_AGAINST, "cannon_against") /* of a sheet: of rolls against its units */          \
                                                                                                   \
    X(STAT_PRODUCTION_COST, "production_cost") /* of a sheet: of all that is built at once */      \
    X(STAT_COST, "cost")                                                                           \
    X(STAT_PER_COST, "per_cost")                                                                   \
    X(STAT_COMBAT, "combat")                                                                       \
    X(STAT_DICE, "dice")                                                                           \
    X(STAT_EXTRA_DIE, "extra_die") /* in combat, for one of the units there */                     \
    X(STAT_MOVE, "move")                                                                           \
    X(STAT_CAPACITY, "capacity")                                                                   \
    X(STAT_FREE_FIGHTERS, "free_fighters")                                                         \
    X(STAT_FLEET_HALVES, "fleet_halves") /* of a ship, for each fighter beyond capacity */         \
    X(STAT_SUSTAIN, "sustain")                                                                     \
    X(STAT_BARRAGE, "barrage")                                                                     \
    X(STAT_BARRAGE_DICE, "barrage_dice")                                                           \
    X(STAT_BOMBARDMENT, "bombardment")                                                             \
    X(STAT_BOMBARDMENT_DICE, "bombardment_dice")                                                   \
    X(STAT_CANNON, "cannon")                                                                       \
    X(STAT_CANNON_DICE, "cannon_dice")                                                             \
    X(STAT_CANNON_RANGE, "cannon_range")                                                           \
    X(STAT_SHIELD, "shield")                                                                       \
    X(STAT_PRODUCTION, "production")                                                               \
    X(STAT_RESOURCES, "resources")                                                                 \
    X(STAT_INFLUENCE, "influence")                                                                 \
    X(STAT_COMMODITIES, "commodities")                                                             \
    X(STAT_HAND_LIMIT, "hand_limit")                                                               \
    X(STAT_FLEET_LIMIT, "fleet_limit")                                                             \
    X(STAT_SECRET_LIMIT, "secret_limit")                                                           \
    X(STAT_TOKEN_GAIN, "token_gain")                                                               \
    X(STAT_STATUS_DRAW, "status_draw")                                                             \
    X(STAT_DRAW_MORE, "draw_more") /* action cards whenever some are drawn; as many are discarded  \
                                    */                                                             \
    X(STAT_ACTIONS, "actions")                                                                     \
    X(STAT_VOTES, "votes")                                                                         \
    X(STAT_HITS_PER_SUSTAIN, "hits_per_sustain")                                                   \
    X(STAT_GOODS_WORTH, "goods_worth") /* of a sheet: a trade good that is spent */                \
    X(STAT_BOOSTS, "boosts")           /* of a sheet: ships that move 1 further */                 \
    X(STAT_SWIFT, "swift")             /* of a sheet: the move that one ship may have */           \
    X(STAT_BLUE, "blue")               /* of a sheet: prerequisites it has besides */              \
    X(STAT_GREEN, "green")                                                                         \
    X(STAT_RED, "red")                                                                             \
    X(STAT_YELLOW, "yellow")                                                                       \
    /* not against production's limit: of those bought at once; of a sheet: of fighters and        \
     * infantry */                                                                                 \
    X(STAT_UNCOUNTED, "uncounted")                                                                 \
    X(STAT_CANNON_EXTRA, "cannon_extra") /* likewise: dice more for one unit */                    \
    X(STAT_BOMBARDMENT_EXTRA, "bombardment_extra")                                                 \
    X(STAT_BARRAGE_EXTRA, "barrage_extra")                                                         \
    X(STAT_RESEARCH_DISCOUNT, "research_discount")                                                 \
    X(STAT_EXTRA_FROM, "extra_from") /* dice that show this, before what changes them, hit more */ \
    X(STAT_EXTRA_HITS, "extra_hits")                                                               \
    X(STAT_BARRAGE_INFANTRY, "barrage_infantry") /* from this on a barrage hits infantry, too */
#define SIGNED_STATS                                                                               \
    (1 << STAT_COMBAT_ROLL | 1 << STAT_BARRAGE_ROLL | 1 << STAT_BOMBARDMENT_ROLL |                 \
     1 << STAT_CANNON_ROLL | 1 << STAT_CANNON_AGAINST | 1 << STAT_PRODUCTION_COST)

#define GAME_PHASES(X)                                                                             \
    X(PHASE_SETUP, "Setup")                                                                        \
    X(PHASE_STRATEGY, "Strategy")                                                                  \
    X(PHASE_ACTION, "Action")                                                                      \
    X(PHASE_STATUS, "Status")                                                                      \
    X(PHASE_AGENDA, "Agenda")
#define GAME_UNTILS(X)                                                                             \
    X(UNTIL_ROLL, "roll")                                                                          \
    X(UNTIL_COMBAT_ROUND, "combat_round")                                                          \
    X(UNTIL_COMBAT, "combat")                                                                      \
    X(UNTIL_INVASION, "invasion")                                                                  \
    X(UNTIL_MOVEMENT, "movement")                                                                  \
    X(UNTIL_SPACE_CANNON, "space_cannon") /* offense */                                            \
    X(UNTIL_PRODUCTION, "production")                                                              \
    X(UNTIL_PAYMENT, "payment")                                                                    \
    X(UNTIL_RESEARCH, "research")                                                                  \
    X(UNTIL_TACTICAL, "tactical")                                                                  \
    X(UNTIL_ACTION, "action") /* a component action */                                             \
    X(UNTIL_TURN, "turn")                                                                          \
    X(UNTIL_AGENDA, "agenda")                                                                      \
    X(UNTIL_AGENDA_PHASE, "agenda_phase")                                                          \
    X(UNTIL_STRATEGY_ENDS, "strategy_ends")                                                        \
    X(UNTIL_STATUS_ENDS, "status_ends")                                                            \
    X(UNTIL_ROUND, "round")
#define GAME_LIMITS(X)                                                                             \
    X(LIMIT_COMBAT, "combat")                                                                      \
    X(LIMIT_WINDOW, "window")                                                                      \
    X(LIMIT_TURN, "turn")                                                                          \
    X(LIMIT_AGENDA_PHASE, "agenda_phase")                                                          \
    X(LIMIT_ROUND, "round")
#define GAME_ABILITIES(X)                                                                          \
    X(PRIMARY, "primary", FORM_EFFECT)     /* of a strategy card (83.1) */                         \
    X(SECONDARY, "secondary", FORM_EFFECT) /* likewise */                                          \
    X(OUTCOME, "outcome", FORM_EFFECT)     /* of an agenda that elects (1.24) */                   \
    X(FOR, "for_", FORM_EFFECT)            /* and of one that does not */                          \
    X(AGAINST, "against", FORM_EFFECT)                                                             \
    X(EXPLORED, "explored", FORM_EFFECT) /* what an exploration card does (35.7) */                \
    X(SCORED, "scored", FORM_EFFECT)     /* what scoring an objective takes (61.10) */             \
    X(UNLOCKED, "unlocked", FORM_EFFECT) /* by which a commander is unlocked (51.6) */

/* t a thing, o another, s a seat, a an amount; w when (before it is done), a after, c canceled. */
#define GAME_FACTS(X)                                                                              \
    X(FACT_STRATEGY_BEGINS, "strategy_begins", "", "a")                                            \
    X(FACT_PICKS, "picks", "ts", "wca")                                                            \
    X(FACT_STRATEGY_ENDS, "strategy_ends", "", "a")                                                \
    X(FACT_TURN_BEGINS, "turn_begins", "s", "a")                                                   \
    X(FACT_TURN_ENDS, "turn_ends", "s", "a")                                                       \
    X(FACT_ACTS, "acts", "sa", "wca") /* which kind of action, enum action */                      \
    X(FACT_PASSES, "passes", "s", "a")                                                             \
    X(FACT_SPENDS, "spends", "sa", "wa")                /* a token of which pool */                \
    X(FACT_STRATEGY_CARD, "strategy_card", "tsa", "wa") /* 1: primary, 2: secondary */             \
    X(FACT_ACTIVATES, "activates", "ts", "wca")         /* system */                               \
    X(FACT_MOVES, "moves", "ts", "wa")                  /* into the system */                      \
    X(FACT_INVASION_BEGINS, "invasion_begins", "ts", "a")                                          \
    X(FACT_COMMITS, "commits", "ts", "wa") /* planet */                                            \
    X(FACT_TACTICAL_ENDS, "tactical_ends", "ts", "a")                                              \
    X(FACT_ROLLS, "rolls", "tsa", "wa") /* place; what for, enum dice_why */                       \
    X(FACT_HITS, "hits", "tsa", "wac")  /* place; on whom; how many */                             \
    X(FACT_SUSTAINS, "sustains", "tsoa", "a")                                                      \
    X(FACT_COMBAT_BEGINS, "combat_begins", "ts", "a") /* place, attacker */                        \
    X(FACT_ROUND_BEGINS, "round_begins", "tsa", "a")  /* of a combat */                            \
    X(FACT_RETREATS, "retreats", "ts", "wca")                                                      \
    X(FACT_ALL_ROLLED, "all_rolled", "tsa", "a") /* the dice of both sides in a round of combat */ \
    X(FACT_HITS_ASSIGNED, "hits_assigned", "tsa", "a") /* all of a round of combat */              \
    X(FACT_ROUND_ENDS, "round_ends", "tsa", "a")                                                   \
    X(FACT_COMBAT_WON, "combat_won", "tsa", "wa") /* place, winner; 1 + loser */                   \
    X(FACT_COMBAT_ENDS, "combat_ends", "ts", "a")                                                  \
    X(FACT_DESTROYED, "destroyed", "tsoa", "wa") /* unit card, owner, place, how many */           \
    X(FACT_BLOCKADED, "blockaded", "ts", "a")                                                      \
    X(FACT_GAINS_PLANET, "gains_planet", "tsa", "wa") /* planet; 1 + from whom */                  \
    X(FACT_PRODUCES, "produces", "tsa", "wa")         /* system; how many */                       \
    X(FACT_RESEARCHES, "researches", "ts", "wa")                                                   \
    X(FACT_GAINS_TECHNOLOGY, "gains_technology", "ts", "wa")                                       \
    X(FACT_EXPLORES, "explores", "tso", "wa") /* planet or system; card */                         \
    X(FACT_PLACES, "places", "tso", "wa")     /* unit card; place */                               \
    X(FACT_AGENDA_BEGINS, "agenda_begins", "", "a")                                                \
    X(FACT_AGENDA_REVEALED, "agenda_revealed", "t", "wca")                                         \
    X(FACT_VOTING, "voting", "t", "w")      /* before the first vote */                            \
    X(FACT_VOTES, "votes", "sa", "wa")      /* how many it cast */                                 \
    X(FACT_OUTCOME, "outcome", "ta", "wca") /* agenda; 1 + the outcome */                          \
    X(FACT_ELECTED, "elected", "tso", "wa") /* sheet or planet; whose; agenda */                   \
    X(FACT_STATUS_BEGINS, "status_begins", "", "a")                                                \
    X(FACT_SCORES, "scores", "ts", "wa") /* objective */                                           \
    X(FACT_OBJECTIVE_REVEALED, "objective_revealed", "t", "a")                                     \
    X(FACT_DREW, "draws", "sa", "wa")                                                              \
    X(FACT_STATUS_TOKENS, "status_tokens", "s", "a")                                               \
    X(FACT_RETURNS_CARDS, "returns_cards", "s", "wca")                                             \
    X(FACT_STATUS_ENDS, "status_ends", "", "a")                                                    \
    X(FACT_DISCARDED, "discards", "ts", "a")                                                       \
    X(FACT_REPLENISHES, "replenishes", "sa", "wa")                                                 \
    X(FACT_GAINS_GOODS, "gains_goods", "sa", "a")                                                  \
    X(FACT_TAKES_GOODS, "takes_goods", "sa", "a") /* from the supply */                            \
    X(FACT_BARGAINS, "bargains", "s", "a")        /* in a turn, before with whom is said */        \
    X(FACT_TRANSACTS, "transacts", "soa", "a")    /* the other's sheet; 1: gave all commodities */ \
    X(FACT_USES, "uses", "tsa", "a")              /* on what; 1 + whose it is */                   \
    X(FACT_EXHAUSTS, "exhausts", "ts", "a")                                                        \
    X(FACT_READIES, "readies", "ts", "a")                                                          \
    X(FACT_RECEIVES, "receives", "ts", "a")                                                        \
    X(FACT_LOSES, "loses", "ts", "wa")                                                             \
    X(FACT_ELIMINATED, "eliminated", "s", "a")                                                     \
    X(FACT_EFFECT, "plays", "ts", "wc") /* a card, or uses an ability */

/* What a law says of being lost is done though it is gone by then. */
#define PARTING_FACTS (1ull << FACT_LOSES)

#define GAME_WHOS(X)                                                                               \
    X(WHO_SPEAKER, "speaker", 0)                                                                   \
    X(WHO_ACTIVE, "active_player", 0)                                                              \
    X(WHO_OPPONENT, "opponent", 0)     /* of you in the combat that is being fought */             \
    X(WHO_NEIGHBOURS, "neighbours", 0) /* of you (60) */                                           \
    X(WHO_NOTED, "owner_of_note", 0)   /* whose colour the note has */                             \
    COPY_WHOS(X)                                                                                   \
    CARD_WHOS(X)                                                                                   \
    AGENDA_WHOS(X)
#define GAME_SEAT_CHOICES(X) X("fewest_points")
#define GAME_WHICHES(X)                                                                            \
    X(WHICH_ACTIVE, "active_system", 0)                                                            \
    X(WHICH_HOST, "host", 0)               /* the planet a card is attached to */                  \
    X(WHICH_EXPLORED, "explored_place", 0) /* the planet or system that is explored */             \
    X(WHICH_SHEET, "sheet", 0)             /* yours */                                             \
    X(WHICH_MECATOL, "mecatol_rex", 0)                                                             \
    AGENDA_WHICHES(X)
#define GAME_PLACES(X)                                                                             \
    X(PLACE_HAND, "hand")                                                                          \
    X(PLACE_DISCARD, "discard")                                                                    \
    X(PLACE_DECK, "deck") X(PLACE_COMMON, "common") X(PLACE_SCORED, "scored")
#define PLACE_BITS 32
#define GAME_FROMS(X) X(PLACE_HAND, "hand")
#define GAME_STATES(X)                                                                             \
    X(IS_READY, "ready", 0)                                                                        \
    X(IS_EXHAUSTED, "exhausted", 0)                                                                \
    X(IS_DAMAGED, "damaged", 0)                                                                    \
    X(IS_LONG_DAMAGED, "long_damaged", 0) /* not in this round of combat */                        \
    X(IS_GAINED, "gained", 0)             /* in this tactical action */                            \
    X(IS_FIGHTING, "fighting", 0)         /* in the combat that is fought */                       \
    X(IS_ACTIVE, "active", 0)             /* in, or itself, the active system */                   \
    X(IS_HOME, "home", 0)                                                                          \
    X(IS_MECATOL, "mecatol", 0)                                                                    \
    X(IS_LEGENDARY, "is_legendary", 0)                                                             \
    X(IS_CULTURAL, "cultural", 0)                                                                  \
    X(IS_HAZARDOUS, "hazardous", 0)                                                                \
    X(IS_INDUSTRIAL, "industrial", 0)                                                              \
    X(HAS_SPECIALTY, "specialty", 0)                                                               \
    X(IS_UPGRADE, "is_upgrade", 0)                                                                 \
    X(HAS_WORMHOLE, "wormhole", 0)                                                                 \
    X(IS_ANOMALY, "anomaly", 0)                                                                    \
    X(HAS_FRONTIER, "frontier", 0)                                                                 \
    X(HAS_SLEEPER, "sleeper", 0) /* with a sleeper token, or a planet in it with one */            \
    X(IS_SPARE, "spare", 0)      /* attached to a planet that had a specialty */                   \
    X(HAS_NO_PLANETS, "no_planets", 0)                                                             \
    X(ELECTS_PLAYER, "elects_player", 0) /* the agenda that is being decided */                    \
    X(IS_YOUR_HOME, "your_home", 0)      /* in your home system */                                 \
    X(IS_YOURS, "yours", 0)              /* a planet that you control */                           \
    X(IS_HOME_OF_EACH, "home_of_each", KNOWS_EACH)                                                 \
    X(IS_PRODUCED, "produced", 0)         /* some of the units in the latest production */         \
    X(IS_WAR_SUN_TECH, "for_war_suns", 0) /* a technology */                                       \
    X(IS_BASIC, "basic", 0)               /* likewise: without prerequisites */
#define STATE_BITS 32
#define GAME_FILTERS(X)                                                                            \
    X("systems", 1 << SYSTEM)                                                                      \
    X("planets", 1 << PLANET)                                                                      \
    X("units", UNIT_TYPES)                                                                         \
    X("ships", SHIP_TYPES)                                                                         \
    X("large_ships", SHIP_TYPES & ~(1 << FIGHTER)) /* all but fighters */                          \
    X("ground_forces", GROUND_TYPES)                                                               \
    X("structures", STRUCTURE_TYPES)                                                               \
    X("technologies", 1 << TECHNOLOGY)                                                             \
    X("players", 1 << FACTION) /* their sheets */                                                  \
    X("pieces", 0)             /* whatever type says */                                            \
    X("action_cards", 1 << ACTION_CARD)                                                            \
    X("strategy_cards", 1 << STRATEGY)                                                             \
    X("notes", 1 << NOTE)                                                                          \
    X("explorations", 1 << EXPLORATION)                                                            \
    X("laws", 1 << AGENDA)                                                                         \
    X("relics", 1 << RELIC)                                                                        \
    X("cards", CARD_TYPES)
#define GAME_OPS(X) UNIT_OPS(X) AGENDA_OPS(X) TRADE_OPS(X) RIVAL_OPS(X) COPY_OPS(X) CARD_OPS(X)
#define GAME_COSTS(X)                                                                              \
    UNIT_COSTS(X) AGENDA_COSTS(X) TRADE_COSTS(X) RIVAL_COSTS(X) COPY_COSTS(X) CARD_COSTS(X)
/* What is changed besides numbers: permissions (permission.h) and the rest of each theme. */
#define GAME_CHANGES(X)                                                                            \
    UNIT_CHANGES(X)                                                                                \
    AGENDA_CHANGES(X) TRADE_CHANGES(X) RIVAL_CHANGES(X) COPY_CHANGES(X) CARD_CHANGES(X)
#define GAME_FILTER_KEYS(X)                                                                        \
    UNIT_FILTER_KEYS(X)                                                                            \
    AGENDA_FILTER_KEYS(X)                                                                          \
    TRADE_FILTER_KEYS(X) RIVAL_FILTER_KEYS(X) COPY_FILTER_KEYS(X) CARD_FILTER_KEYS(X)
#define GAME_MEASURES(X)                                                                           \
    UNIT_MEASURES(X)                                                                               \
    AGENDA_MEASURES(X) TRADE_MEASURES(X) RIVAL_MEASURES(X) COPY_MEASURES(X) CARD_MEASURES(X)
#define GAME_MEASURES_OF(X)                                                                        \
    UNIT_MEASURES_OF(X)                                                                            \
    AGENDA_MEASURES_OF(X)                                                                          \
    TRADE_MEASURES_OF(X) RIVAL_MEASURES_OF(X) COPY_MEASURES_OF(X) CARD_MEASURES_OF(X)

#define UNIT_FORM (1 << FIGHTER) /* declarations of units have the fields of one form */
#define GAME_PRINTED(X)                                                                            \
    X("cost", STAT_COST, UNIT_FORM, 0, 20, false)                                                  \
    X("per_cost", STAT_PER_COST, UNIT_FORM, 0, 20, false)                                          \
    X("combat", STAT_COMBAT, UNIT_FORM, 0, 20, false)                                              \
    X("dice", STAT_DICE, UNIT_FORM, 0, 20, true)                                                   \
    X("move", STAT_MOVE, UNIT_FORM, 0, 20, false)                                                  \
    X("capacity", STAT_CAPACITY, UNIT_FORM, 0, 20, false)                                          \
    X("free_fighters", STAT_FREE_FIGHTERS, UNIT_FORM, 0, 20, false)                                \
    X("fleet_halves", STAT_FLEET_HALVES, UNIT_FORM, 0, 2, false)                                   \
    X("barrage", STAT_BARRAGE, UNIT_FORM, 0, 20, false)                                            \
    X("barrage_dice", STAT_BARRAGE_DICE, UNIT_FORM, 0, 20, false)                                  \
    X("bombardment", STAT_BOMBARDMENT, UNIT_FORM, 0, 20, false)                                    \
    X("bombardment_dice", STAT_BOMBARDMENT_DICE, UNIT_FORM, 0, 20, false)                          \
    X("cannon", STAT_CANNON, UNIT_FORM, 0, 20, false)                                              \
    X("cannon_dice", STAT_CANNON_DICE, UNIT_FORM, 0, 20, false)                                    \
    X("cannon_range", STAT_CANNON_RANGE, UNIT_FORM, 0, 20, false)                                  \
    X("production", STAT_PRODUCTION, UNIT_FORM, 0, 20, false)                                      \
    X("extra_from", STAT_EXTRA_FROM, UNIT_FORM, 0, 10, false)                                      \
    X("extra_hits", STAT_EXTRA_HITS, UNIT_FORM, 0, 9, false)                                       \
    X("barrage_infantry", STAT_BARRAGE_INFANTRY, UNIT_FORM, 0, 10, false)                          \
    X("resources", STAT_RESOURCES, 1 << PLANET, 0, 9, false)                                       \
    X("influence", STAT_INFLUENCE, 1 << PLANET, 0, 9, false)                                       \
    X("commodities", STAT_COMMODITIES, 1 << FACTION, 0, 9, false)
#define GAME_FIELDS(X)                                                                             \
    X("text", ~0u)                                                                                 \
    X(PRINTED_ANEW, UNIT_FORM | 1 << TECHNOLOGY | (CARD_TYPES & ~(1 << STRATEGY)))                 \
    X("box", ~0u, TO_WORD(struct thing_def, box, box_words, 0, BOX_BASE))                          \
    X("faction", UNIT_FORM | 1 << TECHNOLOGY | 1 << NOTE | 1 << LEADER,                            \
      TO_NAME(struct thing_def, faction_name, false))                                              \
    X("copies", 1 << ACTION_CARD | 1 << EXPLORATION,                                               \
      TO_NUMBER(struct thing_def, copies, 1, 20, 1))                                               \
    X("timing", 1 << ACTION_CARD | 1 << NOTE | 1 << LEADER,                                        \
      TO_TEXT(struct thing_def, timing, false))                                                    \
    X("number", 1 << SYSTEM, TO_NUMBER(struct thing_def, number, 1, 99, ARB_REQUIRED))             \
    X("side", 1 << SYSTEM)                                                                         \
    X("kind", 1 << SYSTEM, TO_WORD(struct thing_def, kind, tile_words, 0, ARB_REQUIRED))           \
    X("back", 1 << SYSTEM, TO_WORD(struct thing_def, back, back_words, 0, BACK_NONE))              \
    X("anomalies", 1 << SYSTEM)                                                                    \
    X("wormholes", 1 << SYSTEM)                                                                    \
    X("lanes", 1 << SYSTEM)                                                                        \
    X("tile", 1 << PLANET, TO_NUMBER(struct thing_def, number, 0, 99, 0))                          \
    X("traits", 1 << PLANET | 1 << NOTE)                                                           \
    X("specialty", 1 << PLANET | 1 << EXPLORATION,                                                 \
      TO_WORD(struct thing_def, colour, colour_words, 0, NO_COLOUR))                               \
    X("legendary", 1 << PLANET | 1 << RELIC, TO_FLAG(struct thing_def, legendary, false))          \
    X("short", 1 << FACTION, TO_TEXT(struct thing_def, called, true))                              \
    X("home", 1 << FACTION, TO_NUMBER(struct thing_def, number, 1, 99, ARB_REQUIRED))              \
    X("technologies", 1 << FACTION)                                                                \
    X("choice", 1 << FACTION)                                                                      \
    X("fleet", 1 << FACTION)                                                                       \
    X("colour", 1 << TECHNOLOGY, TO_WORD(struct thing_def, colour, colour_words, 0, NO_COLOUR))    \
    X("upgrade", 1 << TECHNOLOGY, TO_FLAG(struct thing_def, upgrade, false))                       \
    X("assimilates", 1 << TECHNOLOGY, TO_FLAG(struct thing_def, assimilates, false))               \
    X("needs", 1 << TECHNOLOGY)                                                                    \
    X("replaces", 1 << TECHNOLOGY, TO_NAME(struct thing_def, other_name, false))                   \
    X("type", UNIT_FORM)                                                                           \
    X("level", UNIT_FORM, TO_NUMBER(struct thing_def, level, 1, 2, 1))                             \
    X("side", UNIT_FORM, TO_NUMBER(struct thing_def, kind, 1, 2, 1))                               \
    X("technology", UNIT_FORM, TO_NAME(struct thing_def, other_name, false))                       \
    X("sustain", UNIT_FORM)                                                                        \
    X("shield", UNIT_FORM)                                                                         \
    X("with_resources", UNIT_FORM, TO_FLAG(struct thing_def, with_resources, false))               \
    X("no_direct_hit", UNIT_FORM, TO_FLAG(struct thing_def, no_direct_hit, false))                 \
    X("no_shields", UNIT_FORM, TO_FLAG(struct thing_def, no_shields, false))                       \
    X("ground_force", UNIT_FORM, TO_FLAG(struct thing_def, also_ground, false))                    \
    X("floats", UNIT_FORM, TO_FLAG(struct thing_def, floats, false))                               \
    X("anomalies", UNIT_FORM) /* what its system is while it is there */                           \
    X("wormholes", UNIT_FORM)                                                                      \
    X("initiative", 1 << STRATEGY, TO_NUMBER(struct thing_def, number, 1, 8, ARB_REQUIRED))        \
    X("free_secondary", 1 << STRATEGY, TO_FLAG(struct thing_def, free, false))                     \
    X("stage", 1 << PUBLIC, TO_NUMBER(struct thing_def, level, 1, 2, ARB_REQUIRED))                \
    X("points", 1 << PUBLIC | 1 << SECRET,                                                         \
      TO_NUMBER(struct thing_def, points, 1, 3, ARB_REQUIRED))                                     \
    X("phase", 1 << SECRET, TO_WORD(struct thing_def, kind, score_words, 0, ARB_REQUIRED))         \
    X("needs", 1 << PUBLIC | 1 << SECRET | 1 << LEADER)                                            \
    X("spend", 1 << PUBLIC | 1 << SECRET)                                                          \
    X("law", 1 << AGENDA, TO_FLAG(struct thing_def, law, false))                                   \
    X("elect", 1 << AGENDA, TO_WORD(struct thing_def, kind, elect_words, 1, ELECT_NOTHING))        \
    X("needs", 1 << AGENDA)                                                                        \
    X("removed", 1 << AGENDA, TO_FLAG(struct thing_def, removed, false))                           \
    X("deck", 1 << EXPLORATION, TO_WORD(struct thing_def, level, deck_words, 0, ARB_REQUIRED))     \
    X("kind", 1 << EXPLORATION, TO_WORD(struct thing_def, kind, explore_words, 0, ARB_REQUIRED))   \
    /* The ability of its faction by which one has it, besides the usual ones. */                  \
    X("by", 1 << NOTE | 1 << LEADER, TO_NAME(struct thing_def, other_name, false))                 \
    X("stays", 1 << NOTE, TO_FLAG(struct thing_def, stays, false))                                 \
    X("shown", 1 << NOTE, TO_FLAG(struct thing_def, shown, false))                                 \
    X("role", 1 << LEADER, TO_WORD(struct thing_def, kind, role_words, 0, ARB_REQUIRED))           \
    X("called", 1 << LEADER, TO_TEXT(struct thing_def, called, false))                             \
    X("unlock", 1 << LEADER, TO_TEXT(struct thing_def, unlock, false))                             \
    X("by_abilities", 1 << LEADER, TO_FLAG(struct thing_def, by_abilities, false))                 \
    X("planet", 1 << LEGENDARY, TO_NAME(struct thing_def, other_name, true))
extern const char *const box_words[],
    *const tile_words[], *const back_words[],
                             *const colour_words[],
                                 *const score_words[],
                                     *const elect_words[],
                                         *const deck_words[],
                                             *const explore_words[],
                                                 *const role_words[],
                                                     *const trait_words[],
                                                         *const anomaly_words[],
                                                             *const wormhole_words[];

/* Kinds of units, in the order of their types. */
enum unit {
    UNIT_FIGHTER,
    UNIT_DESTROYER,
    UNIT_CRUISER,
    UNIT_CARRIER,
    UNIT_DREADNOUGHT,
    UNIT_WAR_SUN,
    UNIT_FLAGSHIP,
    UNIT_INFANTRY,
    UNIT_MECH,
    UNIT_PDS,
    UNIT_SPACE_DOCK,
    UNITS
};
enum box { BOX_BASE, BOX_POK, BOX_CODEX };
enum back { BACK_NONE, BACK_GREEN, BACK_BLUE, BACK_RED };
enum tile_kind {
    TILE_HOME,
    TILE_MECATOL,
    TILE_PLANETS,
    TILE_EMPTY,
    TILE_WORMHOLE,
    TILE_ANOMALY,
    TILE_GATE,
    TILE_NEXUS,
    TILE_SPECIAL,
    TILE_HYPERLANE
};
enum colour { NO_COLOUR, BLUE, GREEN, RED, YELLOW, COLOURS };
enum score_phase { SCORE_STATUS, SCORE_ACTION, SCORE_AGENDA };
enum elect {
    ELECT_NOTHING,
    ELECT_PLAYER,
    ELECT_PLANET,
    ELECT_CULTURAL,
    ELECT_HAZARDOUS,
    ELECT_INDUSTRIAL,
    ELECT_FOREIGN,
    ELECT_LAW,
    ELECT_SECRET,
    ELECT_STRATEGY,
    ELECT_HIDDEN
};
enum explore_deck { DECK_CULTURAL, DECK_HAZARDOUS, DECK_INDUSTRIAL, DECK_FRONTIER, EXPLORE_DECKS };
enum explore_kind {
    EXPLORE_INSTANT,
    EXPLORE_ATTACH,
    EXPLORE_FRAGMENT,
    EXPLORE_KEEP,
    EXPLORE_TOKEN
};
enum role { AGENT, COMMANDER, HERO };
enum trait { CULTURAL = 1, HAZARDOUS = 2, INDUSTRIAL = 4 };
enum anomaly { ASTEROID_FIELD, NEBULA, SUPERNOVA, GRAVITY_RIFT, ANOMALIES };
enum wormhole { ALPHA, BETA, GAMMA, DELTA, WORMHOLES };

#endif
