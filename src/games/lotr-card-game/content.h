/* content.h - the compiled packs of The Lord of the Rings: The Card Game.
 *
 * Immutable after loading. A card is a definition with printed values and a range of
 * abilities; what an ability does is in the records of the kit (program.h). Index 0 of each
 * array is "nothing". */
#ifndef LOTR_CONTENT_H
#define LOTR_CONTENT_H

#include "kit_config.h"

enum { EDITIONS = 2 };

enum sphere { SPHERE_WORDS(KIT_ENUM) SPHERES };
extern const char *const sphere_names[];

enum { COST_X = VALUE_X };

/* Types of cards, as masks. An objective ally is an ally, with fields of its own. */
enum {
    CHARACTERS = 1 << HERO | 1 << ALLY,
    PLAYER_TYPES = CHARACTERS | 1 << ATTACHMENT | 1 << EVENT,
    DECK_TYPES = PLAYER_TYPES & ~(1 << HERO),
    ENCOUNTER_TYPES = 1 << ENEMY | 1 << LOCATION | 1 << TREACHERY | 1 << OBJECTIVE,
    TABLE_TYPES = 1 << QUEST | 1 << CAMPAIGN,
    ALLY_OF_THE_TABLE = TYPES,
    FIGHTERS = CHARACTERS | 1 << ALLY_OF_THE_TABLE
};

/* The numbers of each type of card, and its other fields. */
#define GAME_PRINTED(X)                                                                            \
    X("cost", COST, DECK_TYPES, 0, 20, true)                                                       \
    X("threat_cost", THREAT, 1 << HERO, 0, 50, false)                                              \
    X("willpower", WILLPOWER, FIGHTERS, 0, 20, false)                                              \
    X("attack", ATTACK, FIGHTERS | 1 << ENEMY, 0, 50, false)                                       \
    X("defense", DEFENSE, FIGHTERS | 1 << ENEMY, 0, 50, false)                                     \
    X("hit_points", HIT_POINTS, FIGHTERS | 1 << ENEMY, 1, 99, false)                               \
    X("engagement_cost", ENGAGEMENT_COST, 1 << ENEMY, 0, 99, false)                                \
    X("threat", THREAT, 1 << ENEMY | 1 << LOCATION, 0, 20, false)                                  \
    X("quest_points", QUEST_POINTS, 1 << LOCATION | 1 << QUEST, 0, 99, false)
#define GAME_FIELDS(X)                                                                             \
    X("number", ~0)                                                                                \
    X("text", ~0)                                                                                  \
    X("copies", ~TABLE_TYPES)                                                                      \
    X("unique", ~(TABLE_TYPES | 1 << EVENT))                                                       \
    X("traits", ~TABLE_TYPES)                                                                      \
    X("keywords", ~TABLE_TYPES)                                                                    \
    X("sphere", PLAYER_TYPES)                                                                      \
    X("attach_to", 1 << ATTACHMENT)                                                                \
    X("set", ENCOUNTER_TYPES | 1 << QUEST)                                                         \
    X("easy", ENCOUNTER_TYPES)                                                                     \
    X("stage", 1 << QUEST)                                                                         \
    X("extra", 1 << OBJECTIVE)                                                                     \
    X("title_a", 1 << QUEST)                                                                       \
    X("text_a", 1 << QUEST)                                                                        \
    X("campaign", ~(1 << HERO | TABLE_TYPES))                                                      \
    X("controller", 1 << ALLY_OF_THE_TABLE)                                                        \
    X("side", 1 << CAMPAIGN)

struct card_def {
    const char *title;
    const char *text;
    uint16_t title_id; /* same title, same id: copies (copy.1) */
    uint16_t number;
    uint8_t type, sphere;
    bool unique;
    uint8_t stage; /* of a quest card */
    int16_t stat[STATS];
    uint64_t traits[2];
    uint8_t keyword[KEYWORDS];
    uint16_t attach_to; /* filter of legal hosts; 0: not an attachment */
    uint16_t set;       /* encounter set or scenario, index of content->set_name */
    uint16_t ability, abilities;
    uint8_t copies[EDITIONS]; /* 2011, 2022 */
    uint8_t easy_copies;
    const char *title_a; /* quest: the title of side A */
    const char *text_a;
    const char *extra;   /* objective: a further printed field whose meaning is left to the pack */
    const char *pack;    /* the name of the pack it comes from */
    uint8_t pool;        /* enum pool: a card of campaigns only */
    bool objective;      /* an ally that is an objective as well */
    uint8_t controller;  /* WHO_FIRST: it goes with the first player token */
    uint8_t side;        /* of a campaign card: 0 A, 1 B */
    uint8_t answers_in;  /* timings at which it has a response for its player's hand, a bit each */
    uint8_t acts_in;     /* phases in which it has an action for its player's hand, a bit each */
    uint16_t other_side; /* the definition of that side */
};

_Static_assert(PHASES <= 8, "phases are bits of card_def.acts_in");

enum pool { POOL_NONE, BOON, BURDEN };
extern const char *const pool_names[];

/* Where the cards of a pack were published, for those who exchange decks: a card
 * has the code "01" and its number in three digits. */
struct product {
    const char *pack, *name, *code, *octgn; /* the last two may be NULL */
};

enum { DECK_ENTRIES = 64, SCENARIO_SETS = 8, SCENARIO_QUESTS = 12, SCENARIO_ASIDES = 8 };
/* Copies of a card. */
struct copies {
    uint16_t def;
    uint8_t copies;
};

struct deck {
    const char *id, *name;
    int entries;
    struct copies entry[DECK_ENTRIES];
};

struct scenario {
    const char *id, *name;
    int sets, quests;
    uint16_t set[SCENARIO_SETS];
    uint16_t quest[SCENARIO_QUESTS]; /* by stage; several cards of one stage: random */
    uint16_t aside[SCENARIO_ASIDES]; /* definitions set aside at setup */
    int asides;
};

/* A part of a campaign: a scenario with its campaign card (side A) and the cards that
 * are set aside for it. */
enum { CHAPTER_ASIDES = 8 };
struct chapter {
    uint16_t scenario, card;
    int asides;
    struct copies aside[CHAPTER_ASIDES];
};

/* Where cards that pass a filter can be, and how much it asks of them besides type and state:
 * found out once, by look_for(). */
enum { ASKS_NOTHING, ASKS_CONTROLLER, ASKS_MORE };
struct looking {
    uint64_t zones; /* as long as cards have the types that are printed on them */
    uint8_t asks;
};

struct looking look_for(const struct filter *f);

struct lotr_content {
    bool pile_order;    /* some card asks for the topmost of the encounter discard pile */
    bool lowers_points; /* some card can take hit points or quest points away */
    PROGRAM_CONTENT;
    int defs, sets, decks, scenarios, products, chapters;
    struct card_def *def;
    struct looking *looking; /* by filter */
    const char **set_name;
    struct deck *deck;
    struct scenario *scenario;
    struct product *product;
    struct chapter *chapter;
    struct campaigns *campaigns;
};

/* Every definition of packs; the first stands for none. */
#define EACH_DEF(c, d) for (int d = 1; d < (c)->defs; d++)

#endif
