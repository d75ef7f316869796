/* galaxy.h - what Twilight Imperium is made of: the content, the block, numbers of things, and
 * the small queries that every chapter uses. docs/twilight-imperium.md has the reasons.
 *
 * Units have no identity: a stack is so many of one kind of one seat in one place, some of them
 * damaged. A place is the space of a system (its cell), a planet, or a faction sheet. */
#ifndef GALAXY_H
#define GALAXY_H

/* Numbers of things. */

enum {
    CARDS = 543, /* cards are the things 1 to CARDS */
    CELLS = 63,  /* systems, by the cells of the board; 1 is Mecatol Rex */
    PLANETS_MOST = 105,
    STACKS = 391,
    STACK_WORDS = STACKS / 64 + 1,
    TECHS = 39, /* places for technologies of a seat: those of all, then of factions */
    COMMON_TECHS = 33,
    FACTION_TECHS = 4,
    FOREIGN = 2,               /* the last of them: copies of what other factions own */
    LOANS = 25,                /* leaders that are used by others than their owners */
    SYSTEMS = CARDS,           /* system thing: SYSTEMS + cell */
    PLANETS = SYSTEMS + CELLS, /* planet thing: PLANETS + planet */
    SHEETS = PLANETS + PLANETS_MOST + 1,
    UNIT_CARDS = SHEETS + SEATS,             /* + seat * UNITS + unit */
    TECH_CARDS = UNIT_CARDS + SEATS * UNITS, /* + seat * TECHS + slot */
    LOAN_CARDS = TECH_CARDS + SEATS * TECHS, /* + its number: a leader that is lent */
    FIRST_STACK = LOAN_CARDS + LOANS - 1,    /* + stack, from 1 */
    /* Places, in which stacks are: things of systems and planets are SYSTEMS + place. */
    PLACE_PLANET = CELLS,                   /* + planet */
    PLACE_SHEET = CELLS + PLANETS_MOST + 1, /* + seat: captured units (17.1) */
    PLACE_KEPT = PLACE_SHEET + SEATS,       /* + seat: units kept on a card */
    PLACES_ALL = PLACE_KEPT + SEATS,
    PLANETS_IN_TILE = 3,
    TILES = 100,     /* numbers of tiles are below */
    TILE_LAID = 255, /* in tile_of */
    FACTIONS = 24,
    LAYOUTS = 24,
    POSITIONS = 61,
    SLICE = 5, /* tiles of a slice in a draft */
    DEFS = 900,
    TOKENS = 16 /* command tokens of a player (20.3) */
};
_Static_assert(FIRST_STACK + STACKS < THINGS, "there is a number for every thing");
_Static_assert(PLACES_ALL < 256, "places are bytes");

/* Content. */

struct layout {
    const char *id, *name;
    const struct board *board;
    uint8_t players, rings, edge_ring, blue, red, speaker_blue, speaker_red;
    bool first_game, fixed, open; /* open: what lies where comes from a map as players write it */
    bool drafted;                 /* it has slices */
    uint32_t factions;            /* who plays in a first game, bits from 1; 0: anybody */
    uint8_t home[SEATS];          /* positions */
    uint8_t goods[SEATS];         /* trade goods of the seat at that home */
    uint8_t tile[POSITIONS];      /* of a fixed map: the number of each tile */
    uint8_t cell[POSITIONS];      /* of a position, 0: nothing lies there */
    uint8_t position[CELLS + 1];  /* of a cell */
    uint8_t lane[POSITIONS];      /* hyperlane tiles (chart.h) */
    uint8_t slice[SEATS][SLICE];  /* positions that a slice fills, for each home */
    uint8_t cells;                /* on the map; then come these two */
    uint8_t creuss, nexus;
    uint64_t touching[CELLS + 1]; /* systems side by side or joined by hyperlanes (6.0, 6.4) */
    uint64_t edge;                /* systems at the edge (39.2) */
};

/* Which definition everything has: as the boxes print it, or as the Codex does. */
struct edition {
    uint16_t card[CARDS + 1];
    uint16_t unit[FACTIONS + 1][UNITS][2];      /* by faction (0: generic) and level, or side */
    uint16_t tech_common[COMMON_TECHS];         /* of everybody, by slot */
    uint16_t tech[FACTIONS + 1][FACTION_TECHS]; /* 0: none */
};
enum { EDITION_BOXES, EDITION_CODEX, EDITIONS };

struct imperium_content {
    PROGRAM_CONTENT;
    struct die die[1];
    int defs, layouts, boards, cards;
    struct thing_def *def;
    uint16_t first[TYPES], count[TYPES];         /* definitions of a type, as the boxes print it */
    uint16_t first_card[TYPES], cards_of[TYPES]; /* cards of a type */
    struct edition edition[EDITIONS];
    uint8_t copy[CARDS + 1]; /* which of several alike, from 0 */
    uint16_t tile[TILES];    /* definition of a tile by its number */
    uint8_t lanes[9][2][6];  /* hyperlane tiles by face: which sides each side is joined with */
    struct layout layout[LAYOUTS];
    const struct board *board[LAYOUTS];
};

/* The block. */

enum pool { POOL_TACTIC, POOL_FLEET, POOL_STRATEGY, POOLS };
enum zone {
    ZONE_NONE,
    ZONE_OUT,    /* not in this game */
    ZONE_PURGED, /* 70.1 */
    ZONE_ACTIONS,
    ZONE_ACTIONS_PILE,
    ZONE_AGENDAS,
    ZONE_AGENDAS_PILE,
    ZONE_LAWS,
    ZONE_COVERT, /* an agenda that only the speaker has seen */
    ZONE_SECRETS,
    ZONE_STAGE_1,
    ZONE_STAGE_2, /* public objectives: the first so many are laid out (laid) */
    ZONE_REVEALED,
    ZONE_EXPLORE,
    ZONE_EXPLORE_PILE = ZONE_EXPLORE + EXPLORE_DECKS,
    ZONE_RELICS = ZONE_EXPLORE_PILE + EXPLORE_DECKS,
    ZONE_STRATEGY, /* the common area */
    ZONE_LEGENDARY,
    ZONE_ATTACHED,
    ZONE_NOW,
    ZONE_HAND,                         /* of each seat: action cards */
    ZONE_SECRET = ZONE_HAND + SEATS,   /* secret objectives */
    ZONE_SCORED = ZONE_SECRET + SEATS, /* and those scored */
    ZONE_NOTES = ZONE_SCORED + SEATS,  /* promissory notes in hand */
    ZONE_AREA = ZONE_NOTES + SEATS, /* play area: strategy cards, relics, fragments, laws, notes */
    ZONE_LEADERS = ZONE_AREA + SEATS,
    ZONES = ZONE_LEADERS + SEATS
};
/* CARD_SPARE: attached to a planet that had a specialty already. */
enum card_state { CARD_EXHAUSTED = 1, CARD_UNLOCKED = 2, CARD_SPARE = 4 };

struct stack {
    uint16_t next; /* in the same place, by seat and kind */
    uint8_t place, seat, unit;
    uint8_t count, damaged;
    uint8_t hurt;  /* of them, how many sustained damage in this round of combat */
    uint8_t fresh; /* of them, how many were produced last */
    uint8_t joins; /* of them, ground forces that fight as ships in the combat */
};

struct player {
    uint64_t techs, exhausted_techs; /* slots */
    uint64_t ships, units, tokens;   /* systems with ships; with any units; with its tokens */
    uint64_t planets[2];             /* controlled, by number */
    uint64_t stacks[STACK_WORDS];    /* its units on the map, by the number of the stack */
    uint16_t unit[UNITS];            /* definition of each kind as it is now */
    uint16_t foreign[FOREIGN];       /* technologies of other factions in the last slots */
    uint8_t used[UNITS];             /* plastic that is not in reinforcements */
    uint8_t faction;                 /* 1 + its number */
    uint8_t home;                    /* the cell of its home system */
    uint8_t pool[POOLS];
    uint8_t points;
    uint8_t strategy, played; /* strategy cards as bits of initiative - 1; exhausted ones */
    uint8_t passed;
    uint8_t traded;   /* seats it has had a transaction with (94.1) */
    uint8_t rebuffed; /* seats with which it has bargained in vain since then */
    uint8_t open_to_bargains;
    uint8_t scored_now; /* 61.6, 61.7+1: what it scored in this step or combat */
    uint8_t actions;    /* in this turn */
    uint8_t seized;     /* seats of which a command token is in its fleet pool */
    uint8_t kept_goods; /* trade goods that lie on its agent */
    uint16_t produced;  /* kinds of units it has ever produced */
};

/* The combat that is being fought. */
struct combat {
    uint8_t place;    /* 0: none */
    uint8_t side[2];  /* attacker, defender */
    uint8_t hits[2];  /* produced against each */
    uint8_t large[2]; /* of them those that large ships must take */
    uint8_t round;
    uint8_t drawn;      /* by an effect: nobody wins */
    uint8_t scored;     /* 61.7+1: seats that have scored an objective in it */
    uint8_t retreating; /* 1 + the side that announced */
    uint8_t again;      /* by an effect: its dice are rolled once more */
    uint8_t destroyed;  /* kinds of ships, as bits, that it has cost */
};

/* Ships that will move and what they carry (58.6). */
enum { MOVERS = 40, LOADS = 48, STOPS = 3, JUMPS = 1, FLEES = 2 };
struct mover {
    uint8_t from, unit, count, damaged;
    uint8_t rifts;       /* dice it rolls (41.2) */
    uint8_t stop[STOPS]; /* systems where it picks something up on the way */
    uint8_t boosted;     /* of them, how many move one further than they could */
    uint8_t swift;       /* it has the move that an effect gives to one ship */
    uint8_t jumps;       /* no way leads there: only what is where it begins comes along, if it
                            FLEES only out of space */
};
struct load {
    uint8_t ship, from, unit, count, damaged;
};

/* What is drafted before the galaxy lies: slices of it, factions, places at the table. */
struct draft {
    uint32_t factions;                        /* on offer, bits from 1 */
    uint8_t slices;                           /* on offer */
    uint8_t slice[SEATS + 1][SLICE];          /* their tiles */
    uint8_t slice_of[SEATS], place_of[SEATS]; /* 1 + what each seat has drafted */
};

struct imperium {
    struct arb_block head;
    uint16_t variants;
    uint8_t layout, round, phase, step, speaker, goal, last_round;
    uint8_t active;       /* whose turn it is */
    uint8_t order[SEATS]; /* 48: all seats by initiative */
    uint8_t system;       /* the active one, 0: none */
    uint8_t custodians;   /* still on Mecatol Rex */
    uint8_t nexus_open;
    uint8_t turn_over;      /* by an effect */
    uint8_t more_actions;   /* in this turn, by effects */
    uint8_t winner;         /* 1 + seat */
    uint8_t strays;         /* seats with units that lost an upgrade */
    uint8_t got_notes;      /* seats that all know to have been given a note */
    uint8_t gave_all;       /* seats that gave their commodity value in this transaction */
    uint8_t goods_on[8];    /* on strategy cards (84.s2+1) */
    uint8_t strategy_of[8]; /* 1 + who has each */
    uint8_t laid[2];        /* 61.13: public objectives that lie facedown, by stage */
    uint8_t scored[96];     /* objectives by number: a bit for each seat; secret ones made public */
    uint64_t exhausted[2];  /* planets */
    uint64_t frontier, wormhole[WORMHOLES], anomaly[ANOMALIES];
    uint64_t sleepers[2]; /* planets with a sleeper token */
    uint16_t landing;     /* the card by which ships land without a fight in space */
    uint64_t recalled;    /* systems off which units were just taken to be placed elsewhere */
    uint64_t altered;     /* systems in which planets came or went */
    struct {
        uint8_t cell, kind;
    } map_token[MAP_TOKENS]; /* tokens with wormholes; cell 0: not on the map */
    /* 6.0, 39.2 How the galaxy lies: systems that touch, those at the edge, those in play. */
    uint64_t touching[CELLS + 1], edge, systems;
    uint8_t home_at[SEATS]; /* the position of each seat's home */
    uint8_t lane[POSITIONS];
    uint8_t next_seat[SEATS]; /* who sits clockwise of each */
    struct draft draft;
    uint8_t tile_of[TILES];               /* tiles in hand while the galaxy is laid: 1 + seat */
    uint8_t tile[CELLS + 1];              /* number of the tile in each cell, 0: none */
    uint8_t planet_at[PLANETS_MOST + 1];  /* the cell of each planet, 0: not in play */
    uint8_t controller[PLANETS_MOST + 1]; /* 1 + seat */
    uint8_t gained[16];                   /* planets gained in this tactical action, as bits */
    struct player player[SEATS];
    struct combat combat;
    uint8_t destroyer, cause; /* of hits that are being taken: 1 + seat, 1 + enum dice_why */
    uint8_t step_fire;        /* 1 + enum dice_why of the step that is carried out (77.2, 10, 15) */
    uint8_t friends;          /* whose notes lay before the active player at activation */
    uint8_t fighters_produced, infantry_produced; /* in the latest production */
    uint8_t by_production;                        /* that was the Production of units */
    uint8_t through_wormholes; /* ships with capacity that came through one in this movement */
    uint8_t arrived;           /* kinds of ships that came in it, as bits */
    uint8_t due;               /* hits that are about to be taken */
    struct rollers rollers;    /* units that roll for an effect */
    uint8_t picking;           /* the scope of the op for which units are chosen */
    uint8_t rolling;           /* the dice that units have just rolled */
    uint8_t rolling_now;       /* they lie there and may still be changed */
    uint8_t successes;         /* of the latest roll for an effect */
    uint8_t large; /* of the hits of the latest roll: those that large ships must take */
    uint16_t hit;  /* the unit that an effect hits */
    uint8_t bombards[UNITS][PLANETS_IN_TILE]; /* units that fire at each planet of the system */
    uint8_t extra_at, extra_dice; /* 1 + the one of them that has the dice more of a bombardment */
    uint8_t storm_used;           /* a ship has come through the wormhole of the ion storm */
    uint8_t movers, loads;
    struct mover mover[MOVERS];
    struct load load[LOADS];
    uint16_t first[PLACES_ALL]; /* the stacks of each place */
    uint16_t free_stack;
    struct stack stack[STACKS + 1];
    struct loan loan[LOANS];
    uint8_t card_state[CARDS + 1], host[CARDS + 1];
    uint16_t known[CARDS + 1];
    struct arb_zone zone[ZONES];
    struct arb_link link[CARDS + 1];
    struct agenda_state agenda;
    BASIS_PARTS;
};

/* Things. */

static inline bool is_card(int thing)
{
    return thing > 0 && thing <= CARDS;
}
static inline bool is_system(int thing)
{
    return thing > SYSTEMS && thing <= PLANETS;
}
static inline bool is_planet(int thing)
{
    return thing > PLANETS && thing < SHEETS;
}
static inline bool is_sheet(int thing)
{
    return thing >= SHEETS && thing < UNIT_CARDS;
}
static inline bool is_unit_card(int thing)
{
    return thing >= UNIT_CARDS && thing < TECH_CARDS;
}
static inline bool is_tech_card(int thing)
{
    return thing >= TECH_CARDS && thing < LOAN_CARDS;
}
static inline bool is_loan(int thing)
{
    return thing >= LOAN_CARDS && thing <= FIRST_STACK;
}
static inline bool is_stack(int thing)
{
    return thing > FIRST_STACK && thing <= FIRST_STACK + STACKS;
}
static inline struct player *player(const struct arb_run *g, int seat)
{
    return &g->s->player[seat];
}
static inline const struct layout *layout(const struct arb_run *g)
{
    return &g->c->layout[g->s->layout];
}
/* The definitions that hold at this table; of a definition, the one that does. */
static inline const struct edition *edition(const struct arb_run *g)
{
    return &g->c->edition[variant(g, CODEX) ? EDITION_CODEX : EDITION_BOXES];
}
static inline int in_print(const struct arb_run *g, int def)
{
    return variant(g, CODEX) && g->c->def[def].anew ? g->c->def[def].anew : def;
}
/* Number n of all technologies, from 0. */
static inline int technology(const struct arb_run *g, int n)
{
    return in_print(g, g->c->first[TECHNOLOGY] + n);
}
static inline struct stack *stack_of(const struct arb_run *g, int thing)
{
    return &g->s->stack[thing - FIRST_STACK];
}
static inline int stack_thing(const struct arb_run *g, const struct stack *st)
{
    return FIRST_STACK + (int)(st - g->s->stack);
}
static inline const struct thing_def *unit_def(const struct arb_run *g, int seat, int unit)
{
    return &g->c->def[player(g, seat)->unit[unit]];
}
static inline const struct thing_def *planet_def(const struct arb_run *g, int planet)
{
    return &g->c->def[g->c->first[PLANET] + planet - 1];
}
static inline const struct thing_def *tile_def(const struct arb_run *g, int cell)
{
    return &g->c->def[g->c->tile[g->s->tile[cell]]];
}
/* The definition of any thing; number 0 where it has none. */
int def_number(const struct arb_run *g, int thing);
static inline const struct thing_def *def_of(const struct arb_run *g, int thing)
{
    return &g->c->def[def_number(g, thing)];
}

/* Systems, as bits of a word. */

#define BIT(n) (1ull << (n))
/* for (each system of a set). */
#define EACH_SYSTEM(set, cell)                                                                     \
    for (int cell = next_system(set, 0); cell; cell = next_system(set, cell))
static inline int next_system(uint64_t set, int after)
{
    uint64_t left = after < CELLS ? set >> (after + 1) : 0;
    return left ? after + 1 + __builtin_ctzll(left) : 0;
}
/* The system in which a place lies; 0: none. */
static inline int cell_of_place(const struct arb_run *g, int place)
{
    return place <= CELLS ? place : place < PLACE_SHEET ? g->s->planet_at[place - PLACE_PLANET] : 0;
}
/* A place as words name it, which stays when tiles change places (words.c). */
int spot_of(const struct arb_run *g, int place);
/* for (each planet of a system). */
#define EACH_PLANET(g, cell, planet)                                                               \
    for (int planet##_n = 0, planet;                                                               \
         planet##_n < PLANETS_IN_TILE && (planet = planet_in(g, cell, planet##_n)) != 0;           \
         planet##_n++)
int planet_in_altered(const struct arb_run *g, int cell, int n);
static inline int planet_in(const struct arb_run *g, int cell, int n)
{
    if (g->s->altered >> cell & 1)
        return planet_in_altered(g, cell, n);
    return n < PLANETS_IN_TILE ? tile_def(g, cell)->planet[n] : 0;
}
static inline bool controls(const struct arb_run *g, int seat, int planet)
{
    return g->s->controller[planet] == seat + 1;
}
static inline bool is_exhausted_planet(const struct arb_run *g, int planet)
{
    return g->s->exhausted[planet >> 6] >> (planet & 63) & 1;
}
/* for (each planet that a seat controls). */
#define EACH_CONTROLLED(g, seat, planet)                                                           \
    for (int planet = next_controlled(g, seat, 0); planet;                                         \
         planet = next_controlled(g, seat, planet))
static inline int next_controlled(const struct arb_run *g, int seat, int after)
{
    for (int n = after + 1; n <= PLANETS_MOST; n = (n | 63) + 1) {
        uint64_t word = player(g, seat)->planets[n >> 6] >> (n & 63);
        if (word)
            return n + __builtin_ctzll(word);
    }
    return 0;
}

#define MECATOL 1 /* the cell of Mecatol Rex */

/* 6: systems adjacent to one, as this seat sees it (NOBODY: as all do). */
uint64_t adjacent(const struct arb_run *g, int seat, int cell);
/* Those adjacent to one or more of several; the same for ships that move. */
uint64_t adjacent_to_any(const struct arb_run *g, int seat, uint64_t systems);
uint64_t adjacent_to_move(const struct arb_run *g, int seat, uint64_t systems);
/* What abilities speak of as adjacent (100.1a). */
uint64_t adjacent_for_effects(const struct arb_run *g, int seat, uint64_t systems);
bool is_adjacent(const struct arb_run *g, int seat, int a, int b);
/* 60: seats that are neighbours. */
unsigned neighbours(const struct arb_run *g, int seat);
bool is_neighbour(const struct arb_run *g, int seat, int other);
/* Systems that hold ships of somebody else. */
uint64_t ships_of_others(const struct arb_run *g, int seat);
/* Systems in play. */
uint64_t systems_in_play(const struct arb_run *g);
bool is_home(const struct arb_run *g, int cell);
/* Put a tile into a cell: its planets, wormholes and anomalies come into play. */
void lay_tile(struct arb_run *g, int cell, int tile);
/* 101: kinds of wormholes that a tile has as it lies, as bits. */
unsigned printed_wormholes(const struct arb_run *g, int cell);

/* 100 The nexus. */

void lay_nexus(struct arb_run *g, int tile);
/* 100.2+1 Units came into this system, or somebody gained a planet of it; by ship, in a movement.
 */
void come_to_nexus(struct arb_run *g, int cell);
void come_by_ship(struct arb_run *g);
/* 100.3 Whoever puts a token of Creuss may also put the gamma token into the nexus. */
bool may_put_gamma_into_nexus(const struct arb_run *g);
void put_gamma_into_nexus(struct arb_run *g);

/* Units. */

static inline bool is_ship(int unit)
{
    return unit <= UNIT_FLAGSHIP;
}
static inline bool is_ground_force(int unit)
{
    return unit == UNIT_INFANTRY || unit == UNIT_MECH;
}
static inline bool is_structure(int unit)
{
    return unit >= UNIT_PDS;
}
/* for (each stack of a place): the body may not take the current one away. */
#define EACH_STACK(g, place, st)                                                                   \
    for (struct stack *st = &(g)->s->stack[(g)->s->first[place]]; st != (g)->s->stack;             \
         st = &(g)->s->stack[st->next])
#define EACH_STACK_OF(g, place, who, st)                                                           \
    EACH_STACK (g, place, st)                                                                      \
        if (st->seat == (who))

struct stack *stack_at(const struct arb_run *g, int place, int seat, int unit); /* or NULL */
int units_at(const struct arb_run *g, int place, int seat, int unit);
int ships_at(const struct arb_run *g, int cell, int seat);       /* all of them */
int large_ships_at(const struct arb_run *g, int cell, int seat); /* all but fighters */
int ground_forces_at(const struct arb_run *g, int place, int seat);
bool has_units_at(const struct arb_run *g, int place, int seat);
/* 96.2, 23.4: how many can still be placed; fighters and infantry have no end. */
enum { NO_END = 99 };
extern const uint8_t plastic[UNITS]; /* pieces of a colour, those of fighters and infantry, too */
int reinforcements(const struct arb_run *g, int seat, int unit);
void add_units(struct arb_run *g, int place, int seat, int unit, int count);
/* `damaged` of them are. They go back to reinforcements, told by nobody. */
void take_units(struct arb_run *g, int place, int seat, int unit, int count, int damaged);
void move_units(struct arb_run *g, int from, int to, int seat, int unit, int count, int damaged);
void units_init(struct arb_run *g);
/* A number of a unit of this kind, of this stack (modify.h). */
static inline int unit_stat(const struct arb_run *g, const struct stack *st, enum stat stat)
{
    return stat_of(g, stack_thing(g, st), stat, NULL);
}
/* 16: capacity of the seat's ships in a space area; what counts against it. */
int capacity_at(const struct arb_run *g, int cell, int seat);
int fighters_to_carry(const struct arb_run *g, int cell, int seat);
int fighters_to_carry_with(const struct arb_run *g, int cell, int seat, int more); /* so many new */
int cargo_at(const struct arb_run *g, int cell, int seat);
int fleet_halves(const struct arb_run *g, int seat);
/* 37.1, in halves of ships: what counts in a space area against the fleet pool, once these have
 * come as well; how many whole ships there are too many then, and now. */
struct arrivals {
    int large, capacity, fighters, ground;
};
int fleet_then(const struct arb_run *g, int cell, int seat, const struct arrivals *more);
int fleet_beyond_with(const struct arb_run *g, int cell, int seat, const struct arrivals *more);
int fleet_beyond(const struct arb_run *g, int cell, int seat);
/* 37.1: how many ships but fighters a seat may have in a system. */
int fleet_limit(const struct arb_run *g, int seat);

/* Seats. */

bool has_tech(const struct arb_run *g, int seat, int def);
/* The slot in which this seat has, or would have, a technology; -1: none. */
int tech_slot(const struct arb_run *g, int seat, int def);
int tech_in_slot(const struct arb_run *g, int seat, int slot); /* definition, or 0 */
void gain_tech(struct arb_run *g, int seat, int def, const char *rule);
void lose_tech(struct arb_run *g, int seat, int def); /* told by nobody */
/* 48: in the order of initiative, from 0; the seat after this one that has not passed. */
int initiative(const struct arb_run *g, int seat);
void set_order(struct arb_run *g);
/* The next after this seat in that order that has not passed, itself last; -1: nobody. */
int next_at_turn(const struct arb_run *g, int seat);
/* 20: tokens that are left to gain. */
int tokens_left(const struct arb_run *g, int seat);

#define game_first_seat(g) window_first(g)
#define game_seat_after(g, seat) window_after(g, seat)
int window_first(const struct arb_run *g);
int window_after(const struct arb_run *g, int seat);

#endif
