/* kit_config.h - how the skirmish uses the kit: a small game to test it with.
 *
 * Heroes of the seats and foes of nobody stand on squares and act in the order of their
 * initiative; each chooses whom to hit by rules and rolls dice for it. Its questions are
 * those of three larger games, so that what they are known to answer can be held against
 * it; a test writes figures into the block and asks. */
#ifndef KIT_CONFIG_H
#define KIT_CONFIG_H

#define ARB_STATE struct skirmish
#define ARB_CONTENT struct skirmish_content
#include "rules.h"

enum skirmish_limit {
    DICE_LIMIT_DICE = ARB_LIMIT_GAME,
    DICE_LIMIT_ROLLS,
    DECIDE_LIMIT,
    FOE_LIMIT_KINDS,
    FOE_LIMIT_CARDS,
};

/* Words: those of dice and decisions are the kit's; marking and spying only said -. */

#include "bazaar.h"
#include "ring.h"
#include "stack.h"
#include "stores.h"

#include "den.h"

#define VERBS(X)                                                                                   \
    X(VERB_NONE, "", "")                                                                           \
    X(DICE_VERB_FACE, "face", "?")                                                                 \
    X(DICE_VERB_DIE, "die", "?")                                                                   \
    X(DICE_VERB_KEEP, "keep", "?")                                                                 \
    X(DICE_VERB_ROLL, "roll", "?")                                                                 \
    X(DECIDE_VERB, "take", "?")                                                                    \
    X(VERB_PASS, "pass", "pass")                                                                   \
    X(VERB_MARK, "mark", "mark {figure}{colour} for {seat}")                                       \
    STACK_VERBS(X)                                                                                 \
    STORES_VERBS(X)                                                                                \
    DEN_VERBS(X)                                                                                   \
    BAZAAR_VERBS(X)
#define EVENTS(X)                                                                                  \
    X(DICE_EVENT_ROLLED, "rolled", "?")                                                            \
    X(DICE_EVENT_SHOWS, "shows", "?")                                                              \
    X(DICE_EVENT_REROLLS, "rerolls", "?")                                                          \
    X(DICE_EVENT_TURNS, "turns", "?")                                                              \
    X(DECIDE_EVENT, "decided", "?")                                                                \
    X(EVENT_HIT, "hit", "{Figure} wounds {figure} by {n}.")                                        \
    X(EVENT_SPIED, "spied", "{Prey b} is seen by {seat a} with {n c} {eye/eyes}; {odd d}.")        \
    STORES_EVENTS(X)                                                                               \
    DEN_EVENTS(X)                                                                                  \
    RING_EVENTS(X)                                                                                 \
    BAZAAR_EVENTS(X)
#define SKIRMISH_ENUM(name, word, words) name,
enum skirmish_verb { VERBS(SKIRMISH_ENUM) VERBS_COUNT };
enum skirmish_event { EVENTS(SKIRMISH_ENUM) EVENTS_COUNT };

#include "say.h"

/* Setup. */

#define VARIANTS(X)                                                                                \
    X(PUBLISHED, "rules", "published")                                                             \
    X(LONG, "points", "14")
#define KIT_VARIANTS(g) ((g)->s->variants)
#include "setup.h"

/* Dice. */

enum { DICE_POOL = 32, DICE_ROLLS = 3, DICE_SIDES = 10, DICE_SYMBOLS = 4 };
enum { STRIKE, AIM, MIND, SPECIAL };                      /* symbols */
enum { FACE_CRITICAL = 1, FACE_FUMBLE = 2 };              /* flags of faces */
enum { ACTION_DIE, PENALTY, BASIC, D10, COMPASS, KINDS }; /* dice */

#define DICE_WHYS(X)                                                                               \
    X(ATTACK, "sk.3", "for the attack")                                                            \
    X(COMPASS, "sk.1", "for the round")

/* Focus: any number, the same die again; a token: a die that nothing has rerolled yet; a
 * card: each die once, whatever else rerolled it; cover: one success, whether one likes
 * it or not. */
#define DICE_REROLLS(X)                                                                            \
    X(FOCUS, "sk.4", "focus", 0, false)                                                            \
    X(TOKEN, "sk.5", "a token", 1, true)                                                           \
    X(CARD, "sk.6", "a card", 1, false)                                                            \
    X(COVER, "sk.7", "cover", 1, true)

#define KIT_DICE(g) (&(g)->s->dice)
#define KIT_DIE(g, kind) (&(g)->c->die[kind])
#include "dice.h"

/* Decisions. */

enum { DECIDE_CANDIDATES = 24 };
#include "decide.h"

/* Zones in views: what lies there only tests of them know. */

enum { ZONE_YARD = 1, ZONE_PIT, ZONE_BOX, ZONE_HANDS, ZONE_DECKS = ZONE_HANDS + 2 };
/* What captains have at sea: three decks and one of the table, hands, discard piles. */
enum { SEA_DECKS = 8, SEA_HANDS = SEA_DECKS + 4, SEA_PILES = SEA_HANDS + 3 };
/* What owners of the stores wear and carry. */
enum {
    STORE_WORN = SEA_PILES + 4,
    STORE_CARRIED = STORE_WORN + STORE_OWNERS,
    STORE_AWAY = STORE_CARRIED + STORE_OWNERS,
    /* What foes and members have in the den. */
    DEN_DECK,
    DEN_GRAVE = DEN_DECK + FOE_SORTS * FOE_KINDS,
    DEN_DRAWN = DEN_GRAVE + FOE_SORTS * FOE_KINDS,
    DEN_HAND,
    DEN_SHOWN = DEN_HAND + STORE_OWNERS,
    DEN_LAST = DEN_SHOWN + STORE_OWNERS - 1,
    ZONES
};
#define KIT_ZONES(g) ((g)->s->zone)
#define KIT_LINKS(g) ((g)->s->link)
#define KIT_ZONE_OF(seat, sort) ((sort) + (seat))
#define AT_AREA_HIDDEN RULE("sk.8")
#include "zone.h"

#include "areas.h"
#include "view.h"

/* Campaigns: of the saga, another game on the same block. */

#define CAMPAIGN_PART "mission"
enum {
    CAMPAIGN_VERSION = 3,
    CAMPAIGN_PARTS = 8,
    CAMPAIGN_WAYS = 4,
    CAMPAIGN_IFS = 2,
    CAMPAIGN_RESULTS = 5,
    CAMPAIGN_MARKS = 70,
    CAMPAIGN_COUNTERS = 3
};
#define KIT_CAMPAIGN(g) (&(g)->s->campaign)
#define KIT_CAMPAIGNS(c) (&(c)->campaigns)
#define KIT_GAME saga_rules
extern const struct arb_rules saga_rules;
#include "campaign.h"

#include "sheets.h" /* of the stores */

enum saga_flow { FLOW_saga };

/* Effect programs: of the fleet. */

#include "fleet.h"

/* Effects carried out: of the fleet, at sea. */

#include "sea.h"
#define EXPLAIN_THING "ship"

/* Positions: of figures, skirmish_arrange.c; of things in zones, placing_test.c. */

#define ARRANGE_OWN struct thing_set placed;
#include "arrange.h"

enum { TOOLS = 5 };
struct tool {
    const char *title;
    uint8_t type;
};
extern const struct tool tools[TOOLS];
extern uint8_t tool_of[LYING], tools_lying;
#define KIT_KINDS(g) TOOLS
#define KIT_KIND_TITLE(g, kind) (tools[kind].title)
#define KIT_KIND_TYPE(g, kind) (tools[kind].type)
#define KIT_THINGS(g) tools_lying
#define KIT_KIND(g, thing) tool_of[thing]
#define KIT_SHOWN_KIND(g, thing) tool_of[thing]
#define KIT_CONTROLLER(g, thing) ((g)->s->sea.piece[thing].seat)
#define KIT_OWNER(g, thing) 0
#include "placing.h"

/* Decks: of spells and a master, see deck_test.c. */

extern const char *const deck_groups[];
#define DECK_GROUPS deck_groups
#include "deck.h"

/* Hidden things: of those in the zones. */

enum { HIDE_THINGS = LYING };
#include "hide.h"

/* The block. */

enum { FIGURES = 32, NAME_LETTERS = 12, SKIRMISH_LANE = 256 };
enum colour { NO_COLOUR, RED, BLUE, YELLOW, LIGHT_BLUE };

/* A figure, or a space that one could go to. */
struct figure {
    char name[NAME_LETTERS];
    bool out; /* of play */
    bool hero, acted, hazard, seen;
    uint8_t seat, colour, type, row;
    uint8_t tier;
    int16_t x, y, hp, initiative, recency, threat, points, others, range;
};

struct skirmish {
    struct arb_block head;
    uint16_t rounds, round, figures;
    uint8_t variants;
    uint16_t mode;  /* enum skirmish_mode */
    uint16_t asked; /* the question of MODE_DECIDE */
    uint16_t asker;
    uint16_t winner; /* its answer */
    uint16_t count[4];
    uint8_t source, least, most; /* of MODE_REROLL */
    uint8_t then;                /* 1 + the source that follows it; 0: none */
    uint8_t roll;
    uint16_t rerolled;
    uint16_t focus[ARB_SEATS];
    bool secret;     /* only seat 0 may know why */
    bool unasked;    /* nobody can be asked */
    uint8_t compass; /* 1 + the face that holds for this round */
    struct campaign_state campaign;
    uint8_t known_to[HIDE_THINGS];
    struct dice dice;
    struct figure figure[FIGURES];
    struct bazaar bazaar;
    struct arb_zone zone[ZONES];
    struct arb_link link[LYING];
    struct sea_state sea;
    struct stack stack;
    struct stores stores;
    struct den den;
    struct ring ring;
    _Alignas(8) uint8_t lanes[ARB_SEATS][SKIRMISH_LANE]; /* last */
};

/* What a table does: play, answer one question, roll and reroll once, or too much; or, from
 * MODE_PAY on, one part of the bazaar. */
enum skirmish_mode {
    MODE_PLAY,
    MODE_DECIDE,
    MODE_REROLL,
    MODE_MANY_DICE,
    MODE_MANY_ROLLS,
    MODE_STACK,
    MODE_STORES,
    MODE_PAY,
    MODE_ASSIGN,
    MODE_DEAL,
    MODE_VOTE,
    MODE_BID
};

struct skirmish_content {
    struct die die[KINDS];
    int boards;
    const struct board *board[1];
    struct campaigns campaigns; /* of the saga */
    PROGRAM_CONTENT;            /* of the fleet; the arena is the saga's as well */
    FLEET_CONTENT;
};

/* Its questions. */

enum skirmish_question {
    Q_NEXT,      /* Phantom Epoch: whose turn */
    Q_PREY,      /* Phantom Epoch: primary target */
    Q_SPACE,     /* Phantom Epoch: where to move */
    Q_RETREAT,   /* Phantom Epoch: where to retreat */
    Q_NEAREST,   /* Rogue Angels: nearest player */
    Q_STRAIGHT,  /* Rogue Angels: least squares, then diagonals */
    Q_DISTANCE,  /* Rogue Angels: keep distance */
    Q_OBJECTIVE, /* Sine Tempore: objective */
    Q_FOE,       /* Sine Tempore: which model of a group acts first */
    QUESTIONS
};

/* Those of piles have the numbers that they have at sea, above these. */
enum skirmish_flow {
    FLOW_sk_game,
    FLOW_sk_turn,
    FLOW_sk_reroll,
    FLOW_sk_many,
    FLOW_dice_roll,
    FLOW_dice_reroll,
    FLOW_roll_die,
    FLOW_decide,
    FLOW_stack_try,
    FLOW_stores_try,
    FLOW_stores_build,
    FLOW_fit_out,
    FLOW_shop,
    FLOW_give_away,
    FLOW_divide_spoils,
    FLOW_create,
    FLOW_change_crew,
    FLOW_share_out,
    FLOW_choose_handful,
    FLOW_pack_cards,
    FLOW_draw_foe_cards,
    FLOW_bazaar_try,
    FLOW_pay,
    FLOW_assign,
    FLOW_deal,
    FLOW_deal_offer,
    FLOW_vote,
    FLOW_vote_in_turn,
    FLOW_vote_cast,
    FLOW_vote_sealed,
    FLOW_bid,
    FLOW_bid_sealed
};

extern const struct arb_rules skirmish_rules;

#include "sea_inlined.h"

#endif
