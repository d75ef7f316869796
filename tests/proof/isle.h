/* isle.h - what Lantern Isle is made of: the content, the block, and what its chapters know
 * of each other. Expedition i belongs to seat i; its piece is i + 1. */
#ifndef ISLE_H
#define ISLE_H

/* Content. */

enum terrain { BEACH, JUNGLE, RUIN, PEAK, TERRAINS };

/* The first of each kind of thing. */
enum {
    FIRST_FIND = 1,
    FIRST_MOTION = FIRST_FIND + FINDS,
    EXPEDITIONS = FIRST_MOTION + MOTIONS,
    THE_WARDEN = EXPEDITIONS + SEATS,
    A_CAMP
};

struct scenario {
    const char *id, *name, *story;
    const struct board *board;
    bool interlude; /* 13.4: nothing is played, everybody may buy */
    uint8_t rounds, ware[WARE_COUNT];
    uint16_t landing[SEATS], lair;
};

struct isle_content {
    PROGRAM_CONTENT;
    struct die die[1];
    int finds, motions, scenarios, boards;
    struct thing_def thing[THINGS];
    struct scenario scenario[SCENARIOS];
    const struct board *board[BOARDS];
    struct campaigns campaigns;
};

/* The block. */

enum plan { PLAN_NONE, PLAN_MARCH, PLAN_DIG, PLAN_CAMP, PLAN_TRADE, PLANS };
enum member { LEADER, GUIDE, PORTER, MEMBERS };
enum zone {
    ZONE_NONE,
    ZONE_DECK, /* finds that lie hidden on the isle */
    ZONE_MOTIONS,
    ZONE_GONE,
    ZONE_HAND,
    ZONE_OPEN = ZONE_HAND + SEATS, /* relics */
    ZONES = ZONE_OPEN + SEATS
};
enum { WARDEN = SEATS + 1, PIECES = WARDEN };

enum { RUIN_HOLDS = 3 };

struct expedition {
    uint8_t wounds[MEMBERS];
    uint8_t plan, before; /* this round's, and the one of the round before */
    uint16_t glory;       /* 13.2: of the plays before */
};

struct isle {
    struct arb_block head;
    uint8_t scenario, round, phase, lead;
    struct expedition expedition[SEATS];
    struct board_piece piece[PIECES + 1];
    struct board_pile pile[BOARD_CELLS + 1];
    uint8_t camp[BOARD_CELLS + 1]; /* 1 + whose */
    uint8_t dug[BOARD_CELLS + 1];  /* finds taken from a ruin */
    struct arb_zone zone[ZONES];
    struct arb_link link[THINGS];
    BASIS_PARTS;
};

/* Flows. */

FRAME(isle_play, );
FRAME(choose_plan, uint8_t seat;);
FRAME(carry_out, uint8_t plan, n, seat;);
FRAME(march, uint8_t seat;);
FRAME(dig, uint8_t seat, roll, skulls;);
FRAME(draw, uint8_t zone;);
FRAME(make_camp, uint8_t seat;);
FRAME(hurt, uint8_t seat, wounds;);
FRAME(prowl, uint8_t steps; uint16_t prey;);
FRAME(council, uint8_t motion;);
FRAME(take_the_lead, );
FRAME(shop, uint8_t seat; uint8_t bought[WARE_COUNT];);
OP_FRAME(op_prowl);

/* Queries and changes. */

static inline struct expedition *expedition(const struct arb_run *g, int seat)
{
    return &g->s->expedition[seat];
}
static inline const struct scenario *scenario(const struct arb_run *g)
{
    return &g->c->scenario[g->s->scenario];
}
static inline bool is_relic(const struct isle_content *c, int find)
{
    return c->thing[find].own.count > 0;
}
#define game_first_seat(g) ((g)->s->lead)
static inline bool game_in_play(const struct arb_run *g, int thing)
{
    return g->s->link[thing].zone >= ZONE_OPEN || (thing >= EXPEDITIONS && thing < THE_WARDEN);
}

extern const uint8_t can_take[MEMBERS]; /* wounds */
bool is_well(const struct arb_run *g, int seat, int member);
int camps_of(const struct arb_run *g, int seat);
int finds_of(const struct arb_run *g, int seat);
int dice_to_dig(struct arb_run *g, int seat);
int march_points(const struct arb_run *g, int seat, struct parts *parts);
void where_to_march(const struct arb_run *g, int seat, struct board_reach *out);
bool may_camp(struct arb_run *g, int seat);
void take_find(struct arb_run *g, int seat, int find);
void take_along(struct arb_run *g, int seat, const json_t *player);

extern const char *const plan_words[], *const member_words[];

/* For the table of functions. */

bool isle_setup(struct arb_run *g, const json_t *setup, struct arb_error *err);
bool isle_check(struct arb_run *g, struct arb_text *broken);
void isle_side(const struct arb_run *g, int seat, struct arb_text *out);
json_t *isle_explain(struct arb_run *g, int seat, const char *name);
void isle_resample(struct arb_run *g, int seat, uint64_t seed);

#endif
