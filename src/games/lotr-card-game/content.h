/* content.h - the compiled packs of The Lord of the Rings: The Card Game.
 *
 * Immutable after loading. A card is a definition with printed values and a
 * range of abilities; an ability is a trigger, costs and a short program of
 * effects. Programs, filters and conditions are small records in flat arrays,
 * referred to by index; index 0 of each array is "nothing". */
#ifndef LOTR_CONTENT_H
#define LOTR_CONTENT_H

#include <stdbool.h>
#include <stdint.h>

enum { SPHERES = 5, TRAITS = 128, EDITIONS = 2 };

enum card_type {
    TYPE_NONE,
    HERO,
    ALLY,
    ATTACHMENT,
    EVENT,
    ENEMY,
    LOCATION,
    TREACHERY,
    OBJECTIVE,
    QUEST,
    CAMPAIGN, /* a campaign card */
    CARD_TYPES
};
extern const char *const card_type_names[]; /* ended by NULL, as all name lists */

enum sphere { NEUTRAL, LEADERSHIP, LORE, SPIRIT, TACTICS };
extern const char *const sphere_names[];

/* Printed numbers. A card without one has NO_VALUE there; X is COST_X. */
enum stat {
    WILLPOWER,
    ATTACK,
    DEFENSE,
    HIT_POINTS,
    THREAT, /* threat strength of an encounter card, threat cost of a hero */
    ENGAGEMENT_COST,
    QUEST_POINTS,
    COST,
    STATS
};
extern const char *const stat_names[];
enum { NO_VALUE = -1, COST_X = -2 };

/* The seven keywords of the reference, and permanent, which cards of campaigns
 * have; numbered ones hold their number. */
enum keyword { RANGED, SENTINEL, RESTRICTED, DOOMED, SURGE, GUARDED, VICTORY, PERMANENT, KEYWORDS };
extern const char *const keyword_names[];

enum phase {
    PHASE_NONE,
    PHASE_RESOURCE,
    PHASE_PLANNING,
    PHASE_QUEST,
    PHASE_TRAVEL,
    PHASE_ENCOUNTER,
    PHASE_COMBAT,
    PHASE_REFRESH,
    PHASES
};
extern const char *const phase_names[];

/* Things that happen and that abilities can refer to. */
enum fact {
    FACT_NONE,
    FACT_ENTERS_PLAY,       /* card, player: its controller */
    FACT_PLAYED,            /* card, player */
    FACT_LEAVES_PLAY,       /* card, player: who controlled it */
    FACT_DESTROYED,         /* card, player: who controlled it; other: whose damage did it, or 0 */
    FACT_DISCARDED,         /* card, player: owner; from play or hand, not destroyed */
    FACT_COMMITS,           /* card, player */
    FACT_DAMAGED,           /* card, amount */
    FACT_HEALED,            /* card, amount */
    FACT_EXHAUSTED,         /* card */
    FACT_READIED,           /* card */
    FACT_DEFENDS,           /* card: the character, other: the attacking enemy */
    FACT_DECLARED_ATTACKER, /* card: the character, other: the enemy attacked */
    FACT_ENEMY_ATTACKS,     /* card: the enemy, player: the defending player */
    FACT_ENEMY_ATTACKED,    /* after its attack: card, player, other: defender or 0 */
    FACT_ATTACK_DESTROYS,   /* card: the enemy; by the characters now attacking */
    FACT_ENGAGES,           /* card: the enemy, player */
    FACT_REVEALED,          /* card: from the encounter deck */
    FACT_SHADOW_DEALT,      /* card: the shadow card, other: the enemy, player */
    FACT_SHADOW_EFFECT,     /* card: the shadow card, other: the enemy, player */
    FACT_TRAVELED,          /* card: the location */
    FACT_EXPLORED,          /* card: the location */
    FACT_PROGRESS,          /* card: quest or location, amount */
    FACT_QUEST_SUCCEEDED,   /* amount: by how much */
    FACT_QUEST_FAILED,      /* amount */
    FACT_STAGE_DEFEATED,    /* card: the quest card */
    FACT_DREW,              /* player, amount */
    FACT_THREAT_RAISED,     /* player, amount */
    FACT_RESOURCES_GAINED,  /* card: the hero, amount */
    FACT_CLAIMED,           /* card: the objective, player */
    FACT_ROUND_BEGINS,
    FACT_ROUND_ENDS,
    FACT_PHASE_BEGINS,  /* amount: enum phase */
    FACT_PHASE_ENDS,    /* amount: enum phase */
    FACT_EFFECT,        /* a triggered effect is about to resolve: card, player, amount: ability */
    FACT_RESCUED,       /* card: the prisoner */
    FACT_EXCESS_DAMAGE, /* card: the attacking enemy, other: the character, player, amount */
    FACT_SHADOW_RESOLVED, /* card: the shadow card, other: the enemy, player */
    FACT_ELIMINATED,      /* player; card: the prisoner if it is theirs, else 0 */
    FACT_ATTACK_ENDS,     /* of characters: card: the enemy attacked, player: who declared it */
    FACTS
};
extern const char *const fact_names[]; /* "enters_play", ... as packs write them */

/* Who. */
enum who {
    WHO_NONE,
    WHO_YOU,        /* controller of the ability; engaged or defending player on an enemy */
    WHO_CHOSEN,     /* the player chosen as target */
    WHO_EACH,       /* the player at turn in each_player */
    WHO_FIRST,      /* the first player */
    WHO_DEFENDING,  /* the defending player of the running attack */
    WHO_EVENT,      /* the player of the triggering fact */
    WHO_OWNER,      /* owner of the target */
    WHO_CONTROLLER, /* controller of the target */
    WHO_ENGAGED,    /* the player the target enemy is engaged with */
    WHO_ANYONE,     /* every player, as a filter: any controller that is a player */
    WHO_OTHERS,     /* players other than you */
    WHO_SCENARIO,
    WHO_DECK, /* the player whose deck self is attached to */
    WHO_NEXT, /* clockwise after the player at turn in each_player, else after you */
    WHOS
};
extern const char *const who_names[];

/* Which card. */
enum which {
    WHICH_NONE,
    WHICH_SELF,
    WHICH_HOST,     /* what self is attached to */
    WHICH_TARGET,   /* first chosen target */
    WHICH_TARGET2,  /* second chosen target */
    WHICH_IT,       /* the card of the triggering fact */
    WHICH_OTHER,    /* the other card of the triggering fact */
    WHICH_PAID,     /* the card exhausted or discarded as cost */
    WHICH_ATTACKER, /* the attacking enemy */
    WHICH_DEFENDER, /* the defending character */
    WHICH_ATTACKED, /* the enemy the characters attack */
    WHICH_ACTIVE,   /* the active location */
    WHICH_STAGE,    /* the current quest card */
    WHICH_PRISONER, /* the hero turned facedown */
    WHICH_FILTER,   /* every card that passes a filter */
    WHICHES
};
extern const char *const which_names[];

struct set {
    uint8_t which;
    uint8_t unused;
    uint16_t filter; /* with WHICH_FILTER */
};

/* Where a filter looks; several bits may be set. */
enum {
    IN_PLAY_AREA = 1, /* players' characters */
    IN_STAGING = 2,
    IN_ENGAGED = 4,   /* engaged with a player */
    IN_ACTIVE = 8,    /* the active location */
    IN_ATTACHED = 16, /* attached to a card in play */
    IN_QUEST = 32,    /* the current quest card */
    IN_HAND = 64,
    IN_DISCARD = 128, /* players' discard piles */
    IN_DECK = 256,    /* players' decks */
    IN_ENCOUNTER_DECK = 512,
    IN_ENCOUNTER_DISCARD = 1024,
    IN_VICTORY = 2048,
    IN_ASIDE = 4096,
    IN_REMOVED = 8192,
    IN_REVEALED = 16384, /* the card now being revealed, or the event being played */
    IN_FACEDOWN = 32768, /* lying facedown in a play area or on a card there */
    IN_PLAY = IN_PLAY_AREA | IN_STAGING | IN_ENGAGED | IN_ACTIVE | IN_ATTACHED | IN_QUEST
};
extern const char *const place_names[]; /* by bit number */

/* States a filter can ask for or against. */
enum {
    IS_EXHAUSTED = 1,
    IS_COMMITTED = 2,
    IS_ATTACKING = 4,
    IS_DEFENDING = 8,
    IS_DAMAGED = 16,
    IS_UNIQUE = 32,
    IS_SELF = 64,
    IS_PAID = 128,      /* the card paid as cost */
    IS_TARGET = 256,    /* the first target */
    IS_HOST = 512,      /* what self is attached to */
    HAS_MY_HOST = 1024, /* attached to the same host as self */
    ON_TARGET = 2048,   /* attached to the first target */
    ON_SELF = 4096,     /* attached to self */
    IS_GUARDED = 8192,
    IS_IT = 16384,       /* the card of the triggering fact */
    UNDER_ATTACK = 32768 /* the enemy the characters attack now */
};
extern const char *const state_names[]; /* by bit number */

/* A card passes if it passes every part that is set. */
struct filter {
    uint16_t types;  /* bit mask of card types */
    uint16_t places; /* bit mask; 0: in play */
    uint16_t with, without;
    uint8_t trait, not_trait;   /* 0: none */
    uint8_t sphere_set, sphere; /* 1: has this icon or sphere of influence, 2: has it not */
    uint8_t keyword;            /* 1 + enum keyword */
    uint8_t controller;         /* enum who */
    uint8_t owner;              /* enum who */
    uint8_t engaged_with;       /* enum who */
    uint16_t title;             /* 0: any, else index of content->title */
    uint16_t cost;              /* index of a value its printed cost must equal; 0: any */
    uint16_t noted;     /* its title stands in the campaign log under this word (content->text) */
    uint16_t lacks;     /* no card of this title is attached to it */
    uint16_t at_threat; /* its controller is a player with this threat or more; 0: anybody */
    uint16_t most;      /* 1: those with the most damage among the cards that pass the rest */
};

/* base + times * what is counted, then halved or doubled by the engine's own
 * modifier rules where they apply. */
enum measure {
    MEASURE_NONE,
    MEASURE_X,         /* the X paid */
    MEASURE_AMOUNT,    /* of the triggering fact */
    MEASURE_COUNT,     /* cards that pass `filter`; without a filter 1 if there is a card `which` */
    MEASURE_DAMAGE,    /* on card `which` */
    MEASURE_RESOURCES, /* tokens on card `which` */
    MEASURE_PROGRESS,  /* on card `which` */
    MEASURE_STAT,      /* current value of stat `arg` of card `which` */
    MEASURE_PRINTED,   /* printed value of stat `arg` of card `which` */
    MEASURE_PLAYERS,
    MEASURE_THREAT,     /* of player `arg` (enum who) */
    MEASURE_UNDEFENDED, /* 1 if the running enemy attack is undefended */
    MEASURE_HAND,       /* cards in hand of player `arg` */
    MEASURE_ROUND,
    MEASURE_PHASE,        /* enum phase now */
    MEASURE_ATTACKERS,    /* characters attacking now */
    MEASURE_DONE,         /* how many cards the last effect of this ability changed */
    MEASURE_SHADOW_TEXT,  /* shadow cards of the running attack that have a shadow effect */
    MEASURE_SHADOW_BLANK, /* those that have none */
    MEASURES
};
struct value {
    int16_t base;
    int8_t times;
    uint8_t measure;
    uint8_t which, arg;
    uint16_t filter;
};

enum compare { EQUAL, NOT_EQUAL, AT_LEAST, AT_MOST };
struct condition {
    struct value left;
    uint8_t compare;
    uint8_t and_next; /* the next condition must hold too */
    int16_t right;
};

/* What an effect does. `n` is a value, `set` whom it happens to, `who` the
 * player, `body` a nested program. */
enum op_code {
    OP_END,
    /* targets and control; body ranges are programs of their own */
    OP_CHOOSE,        /* who chooses 1 card of set as target (arg 0) or target2 (1) */
    OP_CHOOSE_PLAYER, /* who chooses a player; arg bits: 1 not you, 2 highest threat only */
    OP_CHOOSE_RANDOM, /* a random card of set becomes the target */
    OP_MAY,           /* who may do body */
    OP_EITHER,        /* who picks one of `arg` consecutive OP_MODE */
    OP_MODE,          /* body, a choice of OP_EITHER; text names it */
    OP_EACH_PLAYER,   /* body once for each player in player order, as WHO_EACH */
    OP_IF,            /* condition holds: body, else other */
    OP_THEN,          /* what follows happens only if what came before did in full */
    OP_REPEAT,        /* body n times */
    /* cards */
    OP_DRAW,           /* who draws n */
    OP_DISCARD_HAND,   /* who discards n cards of own choice that pass set from hand; n < 0: all */
    OP_DISCARD_RANDOM, /* who discards n random cards from hand */
    OP_DISCARD,        /* set is discarded from play or hand */
    OP_DESTROY,
    OP_RETURN_TO_HAND, /* to the owner's hand */
    OP_TO_DECK_TOP,    /* to its owner's deck (encounter deck for encounter cards) */
    OP_TO_DECK_BOTTOM,
    OP_SHUFFLE_INTO_DECK,
    OP_REMOVE_FROM_GAME,
    OP_PUT_INTO_PLAY,   /* under control of who */
    OP_TO_STAGING,      /* added, not revealed */
    OP_TO_HAND,         /* to hand of who, from wherever */
    OP_ATTACH,          /* self or set becomes an attachment of target; arg: gained trait */
    OP_TAKE_CONTROL,    /* who takes control of set */
    OP_SHUFFLE_DISCARD, /* who shuffles own discard pile into own deck */
    OP_SHUFFLE,         /* who's deck, or the encounter deck with WHO_SCENARIO */
    OP_LOOK,        /* you look at the top n cards of who's deck (WHO_SCENARIO: encounter), or at
                       the hidden cards of set; a single one becomes the target */
    OP_SEARCH,      /* who takes a card passing set (its places say where; top n only if n) to
                       hand (arg 0) or staging (1); arg + 8: must, otherwise may; shuffles. arg + 16:
                       you choose for who, and put the rest back on top in any order */
    OP_REORDER_TOP, /* you put the n looked-at top cards of who's deck back in any order */
    OP_REVEAL,      /* reveal n encounter cards; arg 1: into staging without effects; arg 2: in
                       place of the card being revealed, after its keywords */
    /* tokens */
    OP_DAMAGE,
    OP_HEAL, /* n < 0: all */
    OP_READY,
    OP_EXHAUST,
    OP_RESOURCES,
    OP_PROGRESS,        /* on set; WHICH_STAGE goes by way of the active location */
    OP_REMOVE_PROGRESS, /* straight off set */
    OP_RAISE_THREAT,
    OP_LOWER_THREAT,
    /* quest and combat */
    OP_REMOVE_FROM_QUEST,
    OP_ENGAGE,        /* set engages who */
    OP_DEAL_SHADOW,   /* n more shadow cards to set */
    OP_PLAYER_ATTACK, /* set (one character) attacks an enemy now */
    OP_ENEMY_ATTACK,  /* set (one enemy) attacks who now */
    OP_CANCEL,        /* the effect that is about to resolve */
    OP_REPLACE,       /* body happens instead of what is about to happen */
    OP_SURGE,         /* self gains surge n */
    OP_DOOMED,        /* self gains doomed n */
    OP_CLAIM,         /* who claims set: it becomes an attachment on `to` */
    OP_NEXT_STAGE,    /* go on to a random card of the next stage (arg 1) or the next card */
    OP_WIN,
    OP_LOSE,
    OP_ELIMINATE, /* who */
    OP_LASTING,   /* modifiers from index arg / 2 on, until `until`; arg + 1: the set is frozen now
                     even if the source is an encounter card */
    OP_DELAYED,   /* body at `fact` (amount `arg`), once */
    OP_BECOME_ENEMY, /* the top card of who's deck, facedown, is enemy `arg` (definition) engaged
                        with who */
    OP_FACE_DOWN,    /* set is turned facedown with its attachments; a hero is the prisoner */
    OP_FACE_UP,      /* set is turned faceup, rescued, with n damage tokens on it */
    OP_CALL,         /* named C flow number arg */
    OP_CHOOSE_TOP,   /* the card of set that lies topmost in its discard pile becomes the target */
    OP_GUARD,        /* each objective of set gets its guard, as if just revealed (guarded.2) */
    OP_REMOVE_FROM_COMBAT, /* set neither attacks nor defends any more in the running attack */
    OP_ATTACH_DECK, /* set becomes an attachment on who's deck, controlled by no player; arg: gained
                       trait */
    OP_MOVE_DAMAGE, /* up to n tokens from the card of set to the card `to`; n < 0: all */
    OP_MOVE_RESOURCES,
    OP_MOVE_PROGRESS,
    OP_SWITCH_PLACES, /* the card of set and the card `to` */
    OP_SWITCH_VALUES, /* the same, by the two modifiers from index arg / 2 on, until `until` */
    /* campaign */
    OP_EARN, /* definition arg joins the campaign pool, for each of who; or each card of set, with
                what it is attached to as its bearer */
    OP_NOTE, /* the title of the card of set is noted in the log under the word `text` */
    OP_FLIP, /* the campaign card of set is turned over */
    OPS
};

/* When a lasting effect ends. */
enum until {
    UNTIL_PHASE, /* the end of this phase; it stops before what happens "at the end" */
    UNTIL_ROUND,
    UNTIL_ATTACK,
    UNTIL_GAME,
    UNTIL_NEXT_PHASE, /* the beginning of the next phase */
    UNTIL_NEXT_ROUND
};
extern const char *const until_names[];

struct op {
    uint8_t code;
    uint8_t who;
    uint8_t until;
    uint8_t fact;
    uint16_t arg;
    uint16_t condition;
    struct set set;
    struct set to; /* destination, for OP_ATTACH and the like */
    struct value n;
    uint16_t body;  /* index of the first op of a nested program, ended by OP_END; 0: none */
    uint16_t other; /* the else program */
    uint16_t text;  /* index of content->text: what a mode is called */
};

/* What a constant ability or a lasting effect changes. */
enum change {
    CHANGE_NONE,
    ADD_STAT, /* stat += value */
    SET_STAT, /* stat = value */
    DOUBLE_STAT,
    HALVE_STAT,
    GAIN_TRAIT,   /* trait `arg` */
    GAIN_KEYWORD, /* keyword `arg`, by value */
    GAIN_SPHERE,  /* resource icon `arg` */
    BLANK,
    IMMUNE,        /* to effects of player cards (arg 1), encounter cards (2) or both (3) */
    CANNOT_ATTACK, /* a player in `who` if set, else anyone */
    CANNOT_DEFEND,
    CANNOT_BE_DAMAGED,
    CANNOT_HAVE_ATTACHMENTS, /* of trait `arg`, or any */
    CANNOT_READY_IN_REFRESH, /* unless `value` resources are paid from its pool */
    CANNOT_BE_ENGAGED_OPTIONALLY,
    CANNOT_COMMIT,
    CANNOT_LEAVE_STAGING,
    NO_THREAT,       /* adds no threat while in staging */
    ATTACKS_STAGING, /* may attack an enemy in staging, alone */
    DEFENSE_IGNORED, /* the defender's defense is not counted */
    IS_TYPE,         /* has become card type `arg` */
    /* rules of the table, not of a card; `who` says for whom */
    CANNOT_DRAW,
    MANY_DEFENDERS, /* may declare any number of defenders */
    STAGE_LOCKED,   /* the current stage cannot be defeated */
    EXTRA_REVEALS,  /* value more cards in the staging step */
    NO_STAGING_STEP,
    NO_ENGAGEMENT_CHECKS,
    ALLY_LIMIT, /* at most value allies played each round by all together */
    MUST_TRAVEL_HERE,
    THREAT_TOTAL,       /* staging threat total += value */
    REFRESH_THREAT,     /* refresh raises threat by value more */
    EXTRA_RESOURCES,    /* collects value more in the resource phase */
    WINS_WHEN,          /* the players win while the condition holds */
    COST_CHANGE,        /* cards in set cost value more (less) for who */
    RETURNS_TO_STAGING, /* a card in set that comes off its host goes back to staging instead */
    CHANGES
};
extern const char *const change_names[];

struct modifier {
    uint8_t change;
    uint8_t stat;
    uint8_t who; /* which players, for a rule of the table or CANNOT_ATTACK */
    uint8_t unused;
    uint16_t arg;
    uint16_t condition; /* holds only while */
    struct set set;     /* whose values change */
    struct value value;
    uint16_t unused2;
    uint16_t and_next; /* 1: the next modifier belongs to the same ability */
};

enum ability_kind {
    ABILITY_NONE,
    CONSTANT,
    ACTION,
    RESPONSE,
    FORCED,
    WHEN_REVEALED,
    SHADOW,
    TRAVEL_COST,
    SETUP_TEXT,
    RESOLUTION, /* of a campaign card, when its scenario is won */
    ABILITY_KINDS
};
extern const char *const ability_names[];

enum timing { TIMING_AFTER, TIMING_WHEN, TIMING_CANCEL, TIMINGS };

enum cost_code {
    COST_END,
    COST_EXHAUST,      /* set: self, or one of yours that passes */
    COST_SPEND,        /* n resources from the pool of set (self, host) */
    COST_DISCARD_HAND, /* n cards of own choice from hand */
    COST_DISCARD_SELF,
    COST_LOWER_THREAT, /* your threat drops by n (Wandering Took) */
    COST_RAISE_THREAT,
    COST_DAMAGE,          /* n damage on set */
    COST_DIFFERENT_POOLS, /* the resource cost comes from n different heroes */
    COST_EXHAUST_EACH,    /* each player exhausts n of set */
    COST_REVEAL,          /* reveal n encounter cards */
    COST_DISCARD_RANDOM,  /* who discards n random cards from hand */
    COST_RETURN_SELF,     /* return self to hand */
    COSTS
};
struct cost {
    uint8_t code;
    uint8_t who;
    uint16_t unused;
    struct set set;
    struct value n;
};

/* Whose each use counts: each card, each player, or the whole table. */
enum limit_for { LIMIT_CARD, LIMIT_PLAYER, LIMIT_TABLE };
enum limit_per { LIMIT_NONE, LIMIT_PHASE, LIMIT_ROUND, LIMIT_GAME };

struct ability {
    uint8_t kind;
    uint8_t timing;
    uint8_t fact;     /* trigger, or FACT_NONE */
    uint8_t phase;    /* trigger phase of FACT_PHASE_*, or the phase of a phase action */
    uint8_t user;     /* enum who may use it; 0: the controller */
    uint8_t cancels;  /* what it cancels can be: 1 when revealed, 2 shadow, 4 any effect */
    uint8_t optional; /* a forced or when revealed effect worded "may" as a whole */
    uint8_t limit, limit_per, limit_for;
    uint8_t event_player; /* enum who the player of the fact must be; 0: any */
    uint16_t from;      /* 0: in play, else IN_HAND, IN_DISCARD, IN_ASIDE: where its card must be */
    struct set subject; /* the card of the fact must be in this set; none: any */
    struct set object;  /* the other card of the fact likewise */
    uint16_t condition; /* must hold */
    uint16_t cost;      /* first of a list of costs, or 0 */
    uint16_t program;   /* first op, or 0 */
    uint16_t modifier;  /* of a constant ability, or 0 */
    uint16_t card;      /* the definition it is printed on */
    uint16_t text;      /* index of content->text */
};

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
    uint16_t other_side; /* the definition of that side */
};

enum pool { POOL_NONE, BOON, BURDEN };
extern const char *const pool_names[];

/* Where the cards of a pack were published, for those who exchange decks: a card
 * has the code "01" and its number in three digits. */
struct product {
    const char *pack, *name, *code, *octgn; /* the last two may be NULL */
};

enum { DECK_ENTRIES = 64, SCENARIO_SETS = 8, SCENARIO_QUESTS = 12 };
struct deck {
    const char *id, *name;
    int entries;
    struct {
        uint16_t def;
        uint8_t copies;
    } entry[DECK_ENTRIES];
};

struct scenario {
    const char *id, *name;
    int sets, quests;
    uint16_t set[SCENARIO_SETS];
    uint16_t quest[SCENARIO_QUESTS]; /* by stage; several cards of one stage: random */
    uint16_t aside[8];               /* definitions set aside at setup */
    int asides;
};

/* Scenarios played one after the other with a log between them. Each has a
 * campaign card (side A) and cards that are set aside for it. */
enum { CAMPAIGN_PARTS = 12, CAMPAIGN_ASIDES = 8 };
struct campaign_part {
    uint16_t scenario, card;
    int asides;
    struct {
        uint16_t def;
        uint8_t copies;
    } aside[CAMPAIGN_ASIDES];
};
struct campaign {
    const char *id, *name;
    int parts;
    struct campaign_part part[CAMPAIGN_PARTS];
};

struct lotr_content {
    bool pile_order;    /* some card asks for the topmost of the encounter discard pile */
    bool lowers_points; /* some card can take hit points or quest points away */
    int defs, abilities, ops, filters, values, conditions, modifiers, costs;
    int titles, texts, traits, sets, decks, scenarios, products, campaigns;
    struct card_def *def;
    struct ability *ability;
    struct op *op;
    struct filter *filter;
    struct value *value;
    struct condition *condition;
    struct modifier *modifier;
    struct cost *cost;
    const char **title, **text, **trait_name, **set_name;
    struct deck *deck;
    struct scenario *scenario;
    struct product *product;
    struct campaign *campaign;
    struct arb_arena *arena; /* all of the above lives here */
};

static inline bool has_bit(const uint64_t *bits, int n)
{
    return bits[n >> 6] >> (n & 63) & 1;
}

#endif
