/* kit_config.h - how Twilight Imperium uses the kit: what its block and its content are, how much
 * of everything a table holds, and for each part the rules and words it asks for. */
#ifndef KIT_CONFIG_H
#define KIT_CONFIG_H

#define ARB_STATE struct imperium
#define ARB_CONTENT struct imperium_content
#define KIT_ID "twilight-imperium"
#include "rules.h"
#include "zone.h"

enum { SEATS = 8 };
struct arb_saying;
struct say_word;
int number_said(const struct arb_saying *s, const struct say_word *word, int value);
void say_window(const struct arb_saying *s, int first, struct arb_text *out);
#define SAY_NUMBER(s, word, value) number_said(s, word, value)
#define SAY_CELL_OF(thing) (is_system(thing) ? (thing)-SYSTEMS : 0)
#define SEATS_UNSAID(g) 6

/* Effects. */

#include "pack_words.h"
#define THING_OWN                                                                                  \
    const char *timing, *called, *unlock;                                                          \
    uint16_t faction_name, other_name; /* numbers of content->text */                              \
    uint16_t title;                    /* its name as a number of content->title */                \
    uint16_t condition, cost;          /* of an objective: what it requires and takes */           \
    uint16_t anew, former; /* the definition of the same as the Codex prints it, 0: it does not;   \
                              of that one, the definition of the boxes */                          \
    uint16_t other; /* unit: the technology it needs; technology: the unit it gives, or what it    \
                       replaces; legendary card: its planet */                                     \
    uint8_t box, copies, kind, level, back, colour, points;                                        \
    uint8_t number;                       /* of a tile, the tile of a planet, initiative */        \
    uint8_t faction;                      /* 1 + the number of whose it is; 0: everybody's */      \
    uint8_t unit;                         /* enum unit */                                          \
    uint8_t traits, anomalies, wormholes; /* bits */                                               \
    uint8_t planet[3];                    /* of a tile: numbers of planets, from 1 */              \
    uint8_t needs[COLOURS];               /* 90.8 */                                               \
    uint8_t fleet[11], chooses;  /* of a faction: starting units; technologies it may choose */    \
    uint16_t tech[4], choice[4]; /* of a faction: starting technologies, those to choose from */   \
    bool legendary, upgrade, with_resources, no_direct_hit, no_shields, also_ground, floats, free, \
        assimilates;                                                                               \
    bool law, removed, stays, shown, by_abilities;
enum { THINGS = 1536 };
#define EFFECTS_OWN_SIZES
/* All draw from the same decks (2.5, 61.17): who could hold what, play_cards.c says. */
#define ANSWERS_SHARED 1
/* Goods, planets, tokens, numbers of cards: nothing that pays for anything is hidden. */
#define PAYERS_ASKED 1
/* 1.19, 1.20 Nobody orders the abilities of others. */
#define DUE_IN_TURN 1
/* 2.7 A card that is canceled is canceled before anything is chosen for it. */
#define CHOICES_LAST 1
/* 2.8 Nor is anything paid for it. */
#define COSTS_LAST(g, thing) (is_card(thing) && def_of(g, thing)->type == ACTION_CARD)
/* 2.6a+1, 22.3 What is an action must be resolved completely. */
#define KNOWN_LATER(measure) ((measure) == MEASURE_DONE || (measure) == MEASURE_SUCCESSES)
#define IN_FULL(g, sc) ((g)->c->ability[(sc)->ability].kind == ACTION)
enum {
    TRAITS = 8,
    SCOPES = 12,
    LISTENERS = 480,
    FACT_QUEUE = 48,
    USED = 32,
    IMMINENTS = 8,
    DELAYED = 12,
    ANSWERS = 128,
    LASTING = 24,
    LIMITS = 48
};
/* What a card says of its own loss. */
#define PARTING_FACTS (1ull << FACT_LOSES)
#define KIT_DEF(c, number) (&(c)->def[number])
#include "effects_usual.h"

/* The galaxy. */

#define BOARD_CELLS 127 /* CELLS are used; the parts of the board want two words a set */
enum { BOARDS = 24 };
#define BOARD_WITH const struct arb_run *
#define KIT_BOARD(g) (layout(g)->board)
#define KIT_MARKS
#include "board.h"
#include "board_build.h"
#include "board_here.h"
#include "board_json.h"

/* Dice. */

enum { DICE_POOL = 128, DICE_ROLLS = 2, DICE_SIDES = 10, DICE_SYMBOLS = 1 };
#define DICE_WHYS(X)                                                                               \
    X(RIFT, "41.2", "to leave a gravity rift")                                                     \
    X(CANNON, "77.3", "for space cannon")                                                          \
    X(BARRAGE, "10.s1", "for anti-fighter barrage")                                                \
    X(SPACE, "78.s3", "in space combat")                                                           \
    X(BOMBARDMENT, "15.s1", "to bombard")                                                          \
    X(DEFENSE, "77.7", "for space cannon defense")                                                 \
    X(GROUND, "42.s1", "in ground combat")                                                         \
    X(EFFECT, "1.3", "for an effect")
#define DICE_REROLLS(X)                                                                            \
    X(EFFECT, "74.2", "an ability", 0, false) X(RISKED, "74.2", "at a risk", 0, false)
#define KIT_DIE(g, kind) (&(g)->c->die[kind])
#include "dice.h"

/* Seats against seats. */

/* Resources and influence are owed and never kept (26, 47, 75). */
#define WARES(X)                                                                                   \
    X(RESOURCES, "resource", "resources")                                                          \
    X(INFLUENCE, "influence", "influence")                                                         \
    X(GOODS, "trade good", "trade goods")                                                          \
    X(COMMODITIES, "commodity", "commodities")
/* 94.2 What transactions are about. */
#define DEAL_WARES(X)                                                                              \
    X(GOODS, "trade good", "trade goods") X(COMMODITIES, "commodity", "commodities")
/* 93: no end of trade goods; this is more than a game has brought anybody. */
#define WARE_MOST 250
#include "wares.h"

#define PAY_WHATS(X)                                                                               \
    X(UNITS, "67.1", "The units cost {owed}")                                                      \
    X(TECHNOLOGY, "91.2+1", "Research costs {owed}")                                               \
    X(CUSTODIANS, "27.2", "The custodians want {owed}")                                            \
    X(TOKENS, "52.2+1", "Each token costs 3 influence: {owed}")                                    \
    X(OBJECTIVE, "61.10", "The objective costs {owed}")                                            \
    X(VOTES, "8.6", "Exhaust planets for votes?")                                                  \
    X(EFFECT, "1.11", "It costs {owed}")
enum { PAY_SOURCES = 48 };
#include "pay.h"

#define ASSIGN_WHATS(X)                                                                            \
    X(SUSTAIN, "87.0", "Which units sustain damage? ({n} hit{s})")                                 \
    X(HITS, "31.1", "Which units are destroyed? ({n} hit{s})")                                     \
    X(CAPACITY, "16.3a", "Which units beyond your capacity are removed? ({n})")                    \
    X(FLEET, "37.3", "Which ships beyond your fleet pool are removed? ({n})")                      \
    X(TOKENS, "20.2", "Into which pools do they go? ({n} token{s})")                               \
    X(POOLS, "81.s5+1", "Share out your command tokens ({n})")                                     \
    X(DESTROY, "31.0", "Which units are destroyed? ({n})") /* from here on: op_units */            \
    X(REMOVE, "31.2", "Which units are removed? ({n})")                                            \
    X(REPAIR, "87.3", "Which units are repaired? ({n})")                                           \
    X(WOUND, "87.1+1", "Which units become damaged? ({n})")                                        \
    X(RELOCATE, "1.7", "Which units are moved? ({n})")                                             \
    X(EXCHANGE, "1.7", "Which units are replaced? ({n})")                                          \
    X(ROLL, "1.7", "Which units roll a die? ({n})")                                                \
    X(HIT_UNIT, "31.1", "Which unit is hit?")                                                      \
    X(JOIN, "1.7", "Which ground forces fight as ships?")
enum { ASSIGN_TARGETS = 64 };
#include "assign.h"

/* 28.4 What is promised binds nobody. */
#define DEAL_PROMISES(X)                                                                           \
    X(PEACE, "not to attack")                                                                      \
    X(VOTES, "to vote as asked")                                                                   \
    X(PASSAGE, "to let ships pass")                                                                \
    X(FAVOUR, "to return the favour")
#define DEAL_TALKS
#define DEAL_RULE_OFFER "94.1"
#define DEAL_RULE_ANSWER "94.4+1"
#define DEAL_RULE_DONE "94.4+2"
enum { DEAL_THINGS = 12, DEAL_OFFERS = 4, WINDOW_TRADE = 3, WINDOW_DEAL };
#include "deal.h"

#define AT_LEFT_BEHIND RULE("33.0")
#define KIT_SITS_AFTER(g, seat) ((g)->s->next_seat[seat])
#include "eliminate.h"

/* Setup, what lies where. */

#define VARIANTS(X)                                                                                \
    X(PUBLISHED, "rules", "published")                                                             \
    X(ACCOMPANIED, "tokens", "accompanied")                                                        \
    X(BASE_ONLY, "expansion", "off")                                                               \
    X(CODEX, "codex", "on") X(PICKED, "factions", "pick") X(DRAFTED, "factions", "draft")
#define KIT_VARIANTS(g) ((g)->s->variants)
#include "setup.h"

#define KIT_ZONES(g) ((g)->s->zone)
#define KIT_LINKS(g) ((g)->s->link)
#define KIT_ZONE_OF(seat, sort) ((sort) + (seat))
#define AT_AREA_HIDDEN RULES("2.5", "61.17", "69.6")
#define KIT_ACTIVE(g) ((g)->s->phase == PHASE_ACTION ? (g)->s->active : -1)
#include "areas.h"

#define KIT_KNOWN(g, thing) ((g)->s->known[thing])
#define KIT_PUT(g, thing, zone, end) put_card(g, thing, zone, end)
void put_card(struct arb_run *g, int card, int zone, enum arb_end end);
enum { WINDOW_PILE = 2 };
#include "pile.h"

enum { HIDE_THINGS = 544 };
#include "hide.h"

/* Chapters: each with its verbs, events and flows. */

#include "action.h"
#include "agenda.h"
#include "assimilate.h"
#include "capture.h"
#include "combat.h"
#include "effect.h"
#include "exploration.h"
#include "invasion.h"
#include "leaders.h"
#include "loans.h"
#include "movement.h"
#include "notes.h"
#include "permission.h"
#include "play_cards.h"
#include "production.h"
#include "setup_play.h"
#include "status.h"
#include "strategy.h"
#include "supply.h"
#include "technology.h"
#include "tokens.h"
#include "told.h"
#include "trade.h"

/* Programs that play: what they weigh (bots.c), by what a position is told. */

#define BOT_PARAMETERS(X)                                                                          \
    X(PLANET, "a planet", 8, 2)                                                                    \
    X(RESOURCE, "a resource of it", 2, 0.6f)                                                       \
    X(INFLUENCE, "influence of it", 1.5f, 0.5f)                                                    \
    X(SPECIALTY, "a technology specialty", 2, 1)                                                   \
    X(CUSTODIANS, "to remove the custodians", 25, 6)                                               \
    X(CAUTION, "stronger than those who are there", 1.3f, 0.2f)                                    \
    X(PEACE, "against a war", 6, 2)                                                                \
    X(BUILD, "a resource to build with", 1.5f, 0.4f)                                               \
    X(STAY, "ships held back by a token", 9, 2)                                                    \
    X(FORCES, "units that are missing", 12, 3)                                                     \
    X(COSTLY, "a resource that a unit costs", 0.5f, 0.2f)                                          \
    X(SETTLE, "units that take free planets", 8, 2)                                                \
    X(UPGRADE, "a unit upgrade", 3, 1)                                                             \
    X(OWN_TECH, "a technology of the faction", 2, 1)                                               \
    X(GOODS, "a trade good on a card", 1.5f, 0.5f)                                                 \
    X(IMPERIAL, "points that Imperial brings", 6, 2)                                               \
    X(STRATEGIC, "to use a strategy card", 7, 2)                                                   \
    X(OBJECTIVE, "what an objective asks for", 1, 0.3f)                                            \
    X(KEEP, "tokens that an objective costs", 15, 4)
#define SCORE_SAID ""
#define BOT_FEATURES(X)                                                                            \
    X(POINTS, "victory points", 0.4f)                                                              \
    X(PLANETS, "planets", 0.06f)                                                                   \
    X(RESOURCES, "resources of planets", 0.02f)                                                    \
    X(INFLUENCE, "influence of planets", 0.02f)                                                    \
    X(TECHNOLOGIES, "technologies", 0.06f)                                                         \
    X(FLEET, "strength of fleets", 0.02f)                                                          \
    X(TOKENS, "command tokens", 0.02f)                                                             \
    X(CARDS, "action cards", 0.02f)                                                                \
    X(MECATOL, "the middle of the galaxy", 0.15f)

#define EXPLAIN_THING "unit"
#include "basis.h"

#include "galaxy.h"

#include "chart.h"

#include "inlined.h"

#include "arrange_setters.h"
#include "effects_inlined.h"
#include "explain.h"
#include "faces.h"
#include "view.h"

#endif
