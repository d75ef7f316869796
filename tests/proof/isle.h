/* isle.h - what Lantern Isle is made of: the block, the content, and what its chapters know
 * of each other. Expedition i belongs to seat i; its piece is i + 1. */
#ifndef ISLE_H
#define ISLE_H

/* ---- Content ---------------------------------------------------------------------- */

enum terrain { BEACH, JUNGLE, RUIN, PEAK, TERRAINS };

/* A find, a motion or an expedition: what is printed on it. */
struct thing_def {
    const char *name, *text;
    uint8_t type;
    bool key; /* 13.3: it shows the way on */
    int16_t stat[STATS];
    struct abilities own;
};
enum { EXPEDITIONS = FINDS + MOTIONS + 1 }; /* the thing that is the first of them */

struct scenario {
    const char *id, *name, *story;
    const struct board *board;
    bool interlude; /* 13.4: nothing is played, everybody may buy */
    uint8_t rounds, ware[PAY_WARE_COUNT];
    uint16_t landing[SEATS], lair;
};

struct isle_content {
    PROGRAM_CONTENT;
    struct die die[1];
    int finds, motions, scenarios, boards;
    struct thing_def thing[THINGS]; /* finds from 1 on, motions from FINDS + 1 on, expeditions */
    struct scenario scenario[SCENARIOS];
    const struct board *board[BOARDS];
    struct campaigns campaigns;
};

/* ---- The block ---------------------------------------------------------------------- */

enum plan { PLAN_NONE, PLAN_MARCH, PLAN_DIG, PLAN_CAMP, PLAN_TRADE, PLANS };
enum member { LEADER, GUIDE, PORTER, MEMBERS };
enum zone {
    ZONE_NONE,
    ZONE_DECK,
    ZONE_GONE,
    ZONE_HAND,
    ZONE_OPEN = ZONE_HAND + SEATS, /* relics */
    ZONES = ZONE_OPEN + SEATS
};
enum { WARDEN = SEATS + 1, PIECES = WARDEN };

enum { WARE_MOST = 99, RUIN_HOLDS = 3 };

struct expedition {
    uint8_t ware[PAY_WARE_COUNT];
    uint8_t wounds[MEMBERS];
    uint8_t plan, before; /* this round's, and the one of the round before */
    uint16_t glory;       /* 13.2: of the plays before */
};

struct isle {
    struct arb_block head;
    uint8_t scenario, round, phase, lead;
    uint8_t motion; /* the one before the council; 0: none */
    uint16_t used;  /* motions that were, a bit for each */
    struct expedition expedition[SEATS];
    struct board_piece piece[PIECES + 1];
    struct board_pile pile[BOARD_CELLS + 1];
    uint8_t camp[BOARD_CELLS + 1]; /* 1 + whose */
    uint8_t dug[BOARD_CELLS + 1];  /* finds taken from a ruin */
    struct arb_zone zone[ZONES];
    struct arb_link find[FINDS + 1];
    struct effects effects;
    struct dice dice;
    struct deal_terms deal;
    struct tally tally;
    struct bids bids;
    struct seats_left left;
    struct campaign_state campaign;
    _Alignas(8) uint8_t lanes[ARB_SEATS][LANE_BYTES]; /* last */
};

/* ---- Flows: the chapters, then the kit's ------------------------------------------------ */

// clang-format off
#define FLOWS(X) \
    X(isle_play) X(choose_plan) X(carry_out) X(march) X(dig) X(draw_find) X(make_camp) \
    X(hurt) X(prowl) X(council) X(take_the_lead) X(shop) X(use_relics) X(op_prowl) \
    X(settle_state) X(announce) X(conclude) \
    EFFECT_FLOWS(X) \
    X(dice_roll) X(dice_reroll) X(decide) X(pay) X(assign) X(deal) X(deal_offer) X(vote) \
    X(vote_cast) X(vote_sealed) X(bid) X(bid_sealed)
// clang-format on
#define FLOW_ENUM(name) FLOW_##name,
enum flow { FLOWS(FLOW_ENUM) };

FRAME(isle_play, );
FRAME(choose_plan, uint8_t seat;);
FRAME(carry_out, uint8_t plan, n, seat;);
FRAME(march, uint8_t seat;);
FRAME(dig, uint8_t seat, roll, skulls;);
FRAME(draw_find, uint8_t seat;);
FRAME(make_camp, uint8_t seat;);
FRAME(hurt, uint8_t seat, wounds;);
FRAME(prowl, uint8_t steps; uint16_t prey;);
FRAME(council, );
FRAME(take_the_lead, );
FRAME(use_relics, uint8_t seat;);
OP_FRAME(op_prowl);
FRAME(settle_state, );
FRAME(announce, uint8_t scope;);
FRAME(conclude, uint16_t thing; uint8_t seat; bool prevented;);
FRAME(shop, uint8_t seat; uint8_t bought[PAY_WARE_COUNT];);

/* ---- Queries and changes ------------------------------------------------------------------ */

static inline struct expedition *expedition(const struct arb_run *g, int seat)
{
    return &g->s->expedition[seat];
}
static inline const struct scenario *scenario(const struct arb_run *g)
{
    return &g->c->scenario[g->s->scenario];
}
static inline const struct board *board(const struct arb_run *g)
{
    return scenario(g)->board;
}
static inline int cell_of(const struct arb_run *g, int piece)
{
    return g->s->piece[piece].cell;
}
static inline enum terrain terrain(const struct arb_run *g, int cell)
{
    return (enum terrain)board(g)->kind[board(g)->cell[cell].kind].bits;
}
static inline void move_piece(struct arb_run *g, int piece, int cell)
{
    board_place(g->s->pile, g->s->piece, piece, cell);
}
static inline bool no_barrier(BOARD_WITH g, int edge)
{
    (void)g, (void)edge;
    return false;
}
static inline bool is_well(const struct arb_run *g, int seat, int member)
{
    return expedition(g, seat)->wounds[member] < (member == LEADER ? 2 : 1);
}

void gain(struct arb_run *g, int seat, int ware, int count);
int steps_between(const struct arb_run *g, int from, int to);
int camps_of(const struct arb_run *g, int seat);
int finds_of(const struct arb_run *g, int seat);
int dice_to_dig(struct arb_run *g, int seat);
int march_points(const struct arb_run *g, int seat, struct parts *parts);
void where_to_march(const struct arb_run *g, int seat, struct board_reach *out);
struct payment camp_price(int seat);
void take_along(struct arb_run *g, int seat, const json_t *doc);
void take_find(struct arb_run *g, int seat, int find);
void lose_finds(struct arb_run *g, int seat);
void end_round(struct arb_run *g);
bool may_camp(struct arb_run *g, int seat);

extern const char *const plan_words[], *const ware_words[], *const member_words[],
                                                                *const terrain_words[];

/* ---- For the table of functions ------------------------------------------------------------- */

extern const struct arb_rules lantern_isle_rules;
extern const struct arb_schema isle_schema;
void *isle_compile(struct arb_pack *pack, struct arb_error *err);
bool isle_setup(struct arb_run *g, const json_t *setup, struct arb_error *err);
bool isle_check(struct arb_run *g, struct arb_text *broken);
void isle_kinds(const struct arb_run *g, struct arb_json *out);
void isle_boards(const struct arb_run *g, struct arb_json *out);
bool isle_printed(const struct arb_run *g, int def, struct arb_json *out);
void isle_side(struct arb_run *g, int seat, struct arb_text *out);
void isle_view(struct arb_run *g, int seat, struct arb_json *out);
json_t *isle_explain(struct arb_run *g, int seat, const char *name);
void isle_resample(struct arb_run *g, int seat, uint64_t seed);
struct arb_moment isle_moment(const struct arb_run *g);
extern const struct arb_parameter isle_parameters[];
void isle_prefer(struct arb_run *g, int seat, const struct arb_option *option, int count,
                 const float *parameter, float *likes);
extern const struct arb_feature isle_features[];
void isle_features_of(struct arb_run *g, int seat, float *x);

#endif
