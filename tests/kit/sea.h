/* sea.h - the fleet at sea: its effects carried out, to test the kit's parts for effects with.
 *
 * Pieces of the fleet lie in space (in play), in holds (hidden, each captain's own) or are
 * sunk. A test writes a pack, puts pieces, lets something happen and answers. */
#ifndef SEA_H
#define SEA_H

enum {
    SEATS = 3,
    NOBODY = 15,
    THINGS = 64,
    SCOPES = 8,
    LISTENERS = 24,
    FACT_QUEUE = 8,
    USED = 8,
    IMMINENTS = 3,
    DELAYED = 2,
    ANSWERS = 3,
    LASTING = 4,
    LIMITS = 3
};
enum sea_limit {
    SCOPES_LIMIT = ARB_LIMIT_GAME,
    LISTENERS_LIMIT,
    FACT_QUEUE_LIMIT,
    USED_LIMIT,
    IMMINENTS_LIMIT,
    DELAYED_LIMIT,
    ANSWERS_LIMIT,
    LASTING_LIMIT,
    LIMITS_LIMIT,
    SEA_LIMITS
};

enum sea_verb {
    VERB_RESOLVE = 100,
    VERB_RESPOND,
    VERB_ACCEPT,
    VERB_DECLINE,
    VERB_CHOOSE,
    VERB_CHOOSE_SEAT,
    VERB_CHOOSE_MODE,
    VERB_USE,
    VERB_PAY_WITH,
    VERB_DISCARD,
    VERB_TAKE
};
enum sea_event {
    EVENT_TRIGGER = 100,
    EVENT_CANCEL,
    EVENT_LASTING,
    EVENT_DRAW,
    EVENT_DISCARD,
    EVENT_LOOK,
    EVENT_SHUFFLE
};
enum { WINDOW_RESPONSE = 1 };

#define FACT_EFFECT FACT_FIRES
#define PARTING_FACTS (1ull << FACT_SUNK)
#define EFFECT_FACTS (1ull << FACT_FIRES)
#define IMMUNITY_CHANGES (1ull << BARRED)
#define LASTING_KEYWORDS (1 << KEYWORD_ARMOR)
#define SET_OVERRIDES 0 /* what is set takes the place of what is printed */

#define KIT_SCOPES(g) (&(g)->s->sea.scopes)
#define KIT_INDEX(g) (&(g)->s->sea.index)
#define KIT_REACT(g) (&(g)->s->sea.react)
#define KIT_MODIFY(g) (&(g)->s->sea.modify)
#define KIT_USES(g) (&(g)->s->sea.uses)

#define KIT_DECK_OF(seat, sort) (SEA_DECKS + ((seat) < SEATS ? (seat) : SEATS))
#define KIT_HAND_OF(seat, sort) (SEA_HANDS + (seat))
#define KIT_PILE_OF(seat, sort) (SEA_PILES + (seat))
#define KIT_DISCARD_ZONE(g, thing) (SEA_PILES + (g)->s->sea.piece[thing].seat)

#include "hands.h"
#include "hands_costs.h"
#include "index.h"
#include "initiate.h"
#include "modify.h"
#include "perform.h"
#include "points.h"
#include "query.h"
#include "react.h"
#include "scope.h"
#include "things.h"
#include "turns.h"

/* The sea: one deed after the other, and what follows from it. */
FRAME(sea, uint8_t unused;);
FRAME(settle_state, uint8_t unused;);
FRAME(announce, uint8_t scope;);
FRAME(conclude, uint16_t thing; uint8_t seat; bool prevented;);
COST_FRAME(pay_by_sinking, uint8_t unused;);
FRAME(identify, uint16_t thing;);
#define SEA_FLOWS(X)                                                                               \
    X(sea)                                                                                         \
    X(settle_state)                                                                                \
    X(announce)                                                                                    \
    X(conclude)                                                                                    \
    X(pay_by_sinking)                                                                              \
    X(identify)                                                                                    \
    REACT_FLOWS(X)                                                                                 \
    PERFORM_FLOWS(X) X(carry) INITIATE_FLOWS(X) HANDS_FLOWS(X) PILE_FLOWS(X) HANDS_COST_FLOWS(X)
#define SEA_FLOW_ENUM(name) FLOW_##name,
enum sea_flow { SEA_FLOWS(SEA_FLOW_ENUM) SEA_FLOW_COUNT };

/* A piece is about to sink; a captain uses an action; a vote is about to be cast; a phase is
 * over. What is prevented does not happen. */
enum sea_deed { DEED_SINKS, DEED_ACTS, DEED_VOTES, DEED_PHASE_OVER };
enum sea_place { SEA_NOWHERE, SEA_SPACE, SEA_HOLD, SEA_SUNK };
struct sea_piece {
    uint8_t def, seat, place;
    bool damaged;
    uint16_t came, left;
};

struct sea_state {
    uint8_t first; /* the captain windows begin with */
    uint8_t out;   /* captains who are eliminated, as bits */
    uint8_t pieces;
    uint8_t settled;    /* how often state has settled */
    uint8_t deed, by;   /* enum sea_deed, and whose it is */
    uint8_t of;         /* its piece or phase */
    uint8_t votes;      /* that were cast */
    bool over;          /* nothing follows from anything any more */
    uint8_t barred;     /* captains who may not draw, as bits */
    uint8_t unknown;    /* a piece dealt from a deck before anybody knew which */
    uint8_t identified; /* how often it was asked which */
    int16_t score[4];   /* of captains, and what nobody got */
    struct scopes scopes;
    struct ability_index index;
    struct reactions react;
    struct modifications modify;
    struct uses uses;
    struct sea_piece piece[THINGS];
};

extern const struct arb_rules sea_rules;

/* A fresh sea with the content compiled last, for three captains. */
struct arb_run *put_to_sea(void);
int launch(struct arb_run *g, const char *name, int seat, enum sea_place place);
void move_piece(struct arb_run *g, int piece, enum sea_place place);
/* Let a piece sink, by the deed of this captain, until somebody is asked. */
void sink(struct arb_run *g, int piece, int by);
/* The same of the other deeds. */
void act(struct arb_run *g, int seat);
void vote(struct arb_run *g, int seat);
void end_phase(struct arb_run *g, int phase);
/* The seat that is asked, -1: nobody is; how many options it has; its option of this verb
 * with this thing (0: any), chosen: false if there is none. */
int asked(const struct arb_run *g);
int options(const struct arb_run *g);
bool take_option(struct arb_run *g, int verb, int thing);
/* Is it the end of the deed and all that followed? Chance brings outcome n, of how many. */
bool all_done(const struct arb_run *g);
int take_chance(struct arb_run *g, int n);

#endif
