/* epoch.h - what Phantom Epoch is made of: the content that packs are compiled into, and the
 * block of a mission.
 *
 * What must hold (check.c):
 *  1. A figure is on one space or beside the map; a space has at most one figure, none where an
 *     object, an orb, lava or a closed door is.
 *  2. Every card and every piece of gear is in one zone.
 *  3. HP are between 0 and the maximum; a figure without HP is not on the map. */
#ifndef EPOCH_H
#define EPOCH_H

/* Numbers of things. */

enum {
    CHARACTERS = 4,
    FIRST_ADVERSARY = CHARACTERS + 1,
    ADVERSARIES = 32, /* bosses among them */
    FIGURES = CHARACTERS + ADVERSARIES,
    HAND_CARDS = 10, /* mission.setup.9a */
    GEAR_EACH = 16,  /* pieces a character can bring */
    STAGES = 8,

    FIRST_BOARD = FIGURES + 1, /* class boards, one for each character */
    FIRST_SPECIES = FIRST_BOARD + CHARACTERS,
    FIRST_CARD = FIRST_SPECIES + CHARACTERS,
    FIRST_GEAR = FIRST_CARD + CHARACTERS * HAND_CARDS,
    FIRST_ENEMY_CARD = FIRST_GEAR + CHARACTERS * GEAR_EACH, /* of the adversaries' decks */
    ENEMY_CARDS = 128,
    FIRST_ROW = FIRST_ENEMY_CARD + ENEMY_CARDS, /* of the class card drawn for a type: a colour */
    FIRST_EVENT = FIRST_ROW + FOE_KINDS * COLOURS,
    EVENTS_MOST = 48,
    FIRST_STAGE = FIRST_EVENT + EVENTS_MOST,
    LYING = FIRST_STAGE + STAGES, /* all before this one can lie in zones */
    SPACES = 384                  /* the space of cell c is thing SPACES + c */
};
_Static_assert(LYING <= SPACES && SPACES + BOARD_CELLS < THINGS, "ranges of things do not meet");

/* Content. */

/* What is printed on a map; bits of board_kind. */
enum terrain {
    DIFFICULT = 1,
    FIRE = 2,
    POISON = 4,
    TRAP = 8,
    DESTRUCTIBLE = 16,
    INDESTRUCTIBLE = 32,
    LAVA = 64, /* or water */
    ENTRY = 128,
    ORB = 256,
    TREASURE = 512,
    SHUT_DOOR = 1024,    /* only of now: epoch.ground */
    TERRAIN_NUMBER = 16, /* bits from here on: 1 + number of an orb or a treasure */
    HAZARDS = FIRE | POISON | TRAP,
    OBJECTS = DESTRUCTIBLE | INDESTRUCTIBLE,
    CLOSED = OBJECTS | LAVA | ORB /* nobody walks there, nor through it */
};

enum { DETRIMENTAL = (1 << STATUS_COUNT) - (1 << BLEEDING) };

enum { DIE_BASIC, DIE_BLITZ, DIE_ACCURACY, DIE_DECISION, DIE_KINDS };
/* Flags of faces. */
enum { FACE_CRITICAL = 1, FACE_FUMBLE = 2, FACE_MISS = 4, FACE_BLOCK = 8, FACE_SUCCESS = 16 };
enum { DARK_BLUE, LIGHT_BLUE, RED, YELLOW };

enum lasts { LASTS_NOT, LASTS_TEMPORARY, LASTS_PERSISTENT };
/* Where gear goes; 0: anywhere. */
#define SLOTS(X)                                                                                   \
    X(ANY, "any")                                                                                  \
    X(HEAD, "head")                                                                                \
    X(BODY, "body")                                                                                \
    X(FEET, "feet")                                                                                \
    X(MELEE, "melee")                                                                              \
    X(RANGED, "ranged")                                                                            \
    X(SHIELD, "shield")                                                                            \
    X(MEDICAL, "medical")                                                                          \
    X(DUAL, "dual")
#define SLOT_NUMBER(name, word) SLOT_##name,
enum slot { SLOTS(SLOT_NUMBER) SLOT_COUNT };
enum { ATTACHMENT_SLOTS = 4, BOSS_ACTIONS = 3, BOSS_COLUMNS = 3 /* for 2, 3 and 4 characters */ };

/* Anything that is printed. What a type does not have is 0; names of classes, species and
 * planets are numbers of content->text. */
struct def {
    const char *name, *text;
    uint8_t type;
    int16_t stat[STATS];
    struct abilities own;
    uint16_t title; /* of content->title */
    uint16_t next;  /* of its type: EACH_DEF */
    uint16_t does;  /* the program of its actions in printed order, 0: none */
    uint16_t class_, species, planet, id;
    uint16_t rows;      /* of a class card: the definition of its first row, four of them; of a
                           boss: that of its inherent action, then the numbered ones */
    uint16_t adversary; /* of a stage: the event adversary, content->text; 0: as before */
    uint8_t rating, copies, sp, lasts, colour;
    uint8_t tier, slot, price, charges, number, late; /* late: an event of round 6 and on */
    uint8_t bandages, items, attachments;
    uint16_t takes[ATTACHMENT_SLOTS]; /* of a class: bits of enum slot for each slot */
    bool once;                        /* an item of one use a mission, kept */
    bool moves;                       /* its actions hold a move, leap, teleport or retreat */
    bool starting;                    /* an attachment with the emblem of its class */
    struct venture venture;           /* of expedition cards and their choices */
    const char *objective;
};

/* What an attack action says beside its value. */
struct attack_def {
    struct value value, range, pierce;
    bool has_range, range_adds;
    uint8_t targets;
    uint8_t die;   /* 1 + kind; 0: as usual */
    bool together; /* one roll for all targets */
    uint16_t inflict;
    uint16_t hit; /* a program for when it succeeds; 0: none */
    struct set whom;
};

/* An adversary on a space, if there are at least so many characters. */
struct placement {
    uint16_t called, cell; /* content->text */
    uint8_t from;
};

struct mission {
    const char *id, *name, *intro;
    uint16_t planet;
    uint8_t rating;
    bool events; /* berkav.7: event cards are drawn */
    const struct board *board;
    const struct board_distance *distance;
    const struct board_sight *sight;
    const struct board_crossings *crossings;
    const struct board_near *near;
    uint16_t placements, placed; /* the first, and how many */
    uint16_t stage, stages;      /* definitions of its stages */
    uint16_t adversary;          /* event adversary at the start */
    uint16_t reward;             /* the definition of what it brings, 0: nothing */
    bool ship;                   /* no mission but what lies between them */
    bool tutorial;               /* a later campaign may pass it over */
};

/* campaign.shop.3, .fame.6: how much fame on a planet opens each tier. */
enum { TIERS = 4, EQUIPMENT_TIERS = 3, PLANETS = 8 };
struct planet {
    uint16_t name;
    uint16_t counter; /* content->text: "fame on Berkav" */
    uint8_t fame[EQUIPMENT_TIERS];
};
enum { BOARDS = 32, MISSIONS = 48 };
struct epoch_content {
    PROGRAM_CONTENT;
    struct campaigns campaigns;
    struct names crews, people;
    uint16_t technology; /* content->text: what that counter is called */
    int planets;
    struct planet planet[PLANETS];
    struct projects upgrades;
    struct die die[DIE_KINDS];
    int defs, attacks, placements, boards, missions;
    struct def *def;
    uint16_t first[TYPES]; /* definition of a type */
    struct attack_def *attack;
    struct placement *placement;
    const struct board *board[BOARDS];
    struct mission mission[MISSIONS];
};

/* for (each definition of a type), as a number. */
#define EACH_DEF(c, type, i) for (int i = (c)->first[type]; i; i = (c)->def[i].next)

/* The block. */

enum zone {
    ZONE_NONE,
    ZONE_BOX, /* out of this mission */
    ZONE_HAND,
    ZONE_CHOSEN = ZONE_HAND + CHARACTERS, /* revealed for this round, not played yet */
    ZONE_PLAYED = ZONE_CHOSEN + CHARACTERS,
    ZONE_ACTIVE = ZONE_PLAYED + CHARACTERS, /* temporary and persistent effects */
    ZONE_DISCARD = ZONE_ACTIVE + CHARACTERS,
    ZONE_WORN = ZONE_DISCARD + CHARACTERS,         /* equipped gear, items along */
    ZONE_CARRIED = ZONE_WORN + CHARACTERS,         /* in the play area */
    ZONE_EVENTS_FIRST = ZONE_CARRIED + CHARACTERS, /* of rounds 1 to 5 */
    ZONE_EVENTS,                                   /* of round 6 and on */
    ZONE_EVENTS_DONE,
    ZONE_DECK,                                      /* of species and classes, one each */
    ZONE_GRAVE = ZONE_DECK + FOE_SORTS * FOE_KINDS, /* their discard piles */
    ZONE_DRAWN = ZONE_GRAVE + FOE_SORTS * FOE_KINDS,
    ZONE_BOSS_DECK,
    ZONE_BOSS_GRAVE,
    ZONE_LASTING, /* persistent boss cards */
    ZONES
};

enum figure_flag {
    ACTED = 1,    /* had its turn this round */
    NEWCOMER = 2, /* adv.place.7: no turn and no cards this round */
    NO_DROP = 4,  /* adv.defeat.6, .7 */
    ATTACKED = 8, /* made an attack this turn */
    BARRED = 16,  /* convert.char.7, fumble.1: no more attacks this turn */
    CARRIER = 32  /* has the treasure of the objective */
};

struct figure {
    uint8_t cell; /* 0: not on the map */
    uint8_t hp, max;
    uint8_t colour;
    uint8_t kind; /* 1 + number of its type, of regular adversaries */
    uint8_t flags;
    uint16_t def;
    uint16_t drawn;         /* of a boss: its card of this round */
    struct statuses status; /* conditions */
};

struct character {
    uint8_t seat;                     /* whose it is */
    uint8_t sheet;                    /* 1 + number of its sheet; 0: not in a campaign */
    bool in_mission, resting, rested; /* not defeated; this round; last turn */
    uint8_t bandages;
    uint8_t mp;      /* move.2: points of moves that are left */
    bool through;    /* they may pass adversaries */
    uint16_t chosen; /* cards for this round, a bit each, sealed until all have chosen */
    uint16_t nova;
};

/* An attack that is being made; they nest for retaliation. */
enum { ATTACKS_NESTED = 4 };
struct attack {
    uint16_t attacker, target;   /* figures, or the space of an object */
    uint16_t def;                /* content->attack */
    int8_t value, range, pierce; /* of the action; where it reaches; what it pierces */
    uint8_t distance;
    uint8_t die, line;
    int8_t rolled;
    bool critical;
    bool shared, thrown; /* one roll for several targets; it lies there already */
    uint8_t damage;
    uint8_t unused; /* no bytes of the block are left to chance */
};
_Static_assert(sizeof(struct attack) == 18, "an attack has no padding");

enum { DUE_MOST = 4 };

/* The campaign. */

/* sheet.char.1: a character of the campaign as it is between missions. Action cards are counted
 * in the order of its class, missions as in the content. */
enum { NAME_LETTERS = 24, DEEDS = 200, GOODS = 4096, STORY_ORDERED = 2 };
struct sheet {
    char name[NAME_LETTERS];
    uint16_t kind[ROSTER_KINDS]; /* class and species */
    uint16_t nova, sp;
    uint16_t learned, left; /* cards that were paid with SP; that are not taken along */
    uint8_t seat;           /* 1 + who plays it; 0: it is not in the crew */
    uint64_t completed;
    struct owned gear[GEAR_EACH];
};

/* sheet.camp.1. What is printed can be chosen as the thing GOODS + its definition. */
struct ship {
    char called[NAME_LETTERS];
    uint8_t sheets, last; /* last: 1 + the mission that was completed last */
    uint8_t expedition;   /* 0: none can be made; 1: one; STORY_ORDERED + number: that one */
    uint8_t deeds;        /* what was done aboard; after DEEDS of them it is time to embark */
    bool later;           /* it is not the first campaign: tutorial.3 */
    uint8_t passed_over;  /* 1 + the tutorial */
    uint32_t orbs, treasures;
    struct venture_state ventures; /* expedition cards */
    struct shown shown;            /* what lies open to be chosen from */
    struct sheet sheet[ROSTER_MOST];
};

struct epoch {
    struct arb_block head;
    uint8_t mission, round, phase, characters; /* characters: how many embarked */
    uint8_t last_round;                        /* 0: none; reading 23 */
    uint8_t adjust;                            /* 8 + how much adversaries are harder */
    uint8_t decision;                          /* 1 + the face of the Decision die */
    uint8_t acting;                            /* the figure at turn */
    uint16_t primary;                          /* its primary target, a figure or a space */
    uint64_t spent;        /* figures its action has attacked, a bit each: attack.multi.5 */
    uint8_t stage, stages; /* the current one */
    uint16_t event_adversary;
    bool won, lost;
    uint8_t event; /* the event card of this round, number from FIRST_EVENT on; 0: none */
    uint8_t kinds, attacks, dues;
    struct character character[CHARACTERS + 1];
    struct figure figure[FIGURES + 1];
    struct foe_kind kind[FOE_KINDS];
    struct attack attack[ATTACKS_NESTED];
    int16_t due[DUE_MOST]; /* damage about to be taken */
    struct ground ground;  /* what a space is now, enum terrain, and who is there */
    struct lying lying;    /* enum lies_on */
    struct board_gates shut;
    uint16_t def[LYING];              /* what each thing is; 0: there is none */
    uint8_t lasting_for[ENEMY_CARDS]; /* of a persistent boss card: the boss that drew it */
    uint8_t charge[CHARACTERS * GEAR_EACH];
    struct arb_zone zone[ZONES];
    struct arb_link link[LYING];
    uint16_t known[LYING];
    struct ship ship;
    BASIS_PARTS;
};

#endif
