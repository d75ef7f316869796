/* initiate.h - may an ability be used, what does it cost, and its use step by step.
 *
 * Restrictions, limits, costs and whether anything could change are looked at before an
 * ability is offered (may_initiate); its use (the flow initiate) then announces it, counts
 * it, pays, chooses targets, gives others a chance to cancel it and carries it out.
 *
 * Each cost has a rule (struct cost_rule) in the game's table game_costs, as ops have.
 *
 * What must hold:
 *  1. may_initiate() says why not: every guard in it is a forbid().
 *  2. All costs together can be paid before the first one is.
 *  3. Nothing overflows in silence: the play stops with a limit of the game's.
 *
 * A game's kit_config.h states, before it includes this header:
 *     LIMITS, LIMITS_LIMIT      uses that are counted at once, at most 255; its limit for it
 *     VERB_USE (ability b of thing a), VERB_PAY_WITH (thing a)       its verbs
 *     CHOICES_LAST      1: targets are chosen when nobody can cancel it any more (optional)
 *     COSTS_LAST(g, thing)      true: its costs are paid then, too (optional)
 * and, before initiate.c is reached, KIT_USES(g), the struct uses of the block, and
 *     int game_limit_for(const struct ability *)   whose each use counts, enum limit_for
 * Its flows hold INITIATE_FLOWS and its own announce, whose frame has `scope`, and conclude,
 * whose frame has `thing`, `seat` and `prevented`. */
#ifndef KIT_INITIATE_H
#define KIT_INITIATE_H

#include "perform.h"

#ifndef CHOICES_LAST
#define CHOICES_LAST 0
#endif
#ifndef COSTS_LAST
#define COSTS_LAST(g, thing) 0
#endif

/* Limits. */

struct limit_count {
    uint16_t thing;   /* 0 when counted for a seat or the table */
    uint16_t ability; /* 0: free */
    uint8_t seat, used, per;
};

struct uses {
    uint8_t count; /* all counts in use are below this */
    struct limit_count limit[LIMITS];
};

int uses_of(const struct arb_run *g, int thing, int ability, int seat);
void count_use(struct arb_run *g, int thing, int ability, int seat);
/* A period is over, or a thing has left play: what comes back is a new one. */
void forget_uses(struct arb_run *g, enum limit_per per);
void forget_uses_of(struct arb_run *g, int thing);

/* Rules of costs. */

/* How the frame of every cost flow begins. */
struct cost_start {
    struct arb_frame frame;
    uint8_t scope;
    uint8_t n;
    uint16_t cost;
};
#define COST_FRAME(name, ...)                                                                      \
    FRAME(name, uint8_t scope; uint8_t n; uint16_t cost; __VA_ARGS__);                             \
    _Static_assert(offsetof(struct name, scope) == offsetof(struct cost_start, scope) &&           \
                       offsetof(struct name, cost) == offsetof(struct cost_start, cost) &&         \
                       sizeof(struct name) >= sizeof(struct cost_start),                           \
                   "the frame of " #name " begins like that of every cost")
#define PRICE (&g->c->cost[L->cost])

struct cost_rule {
    uint16_t flow, size; /* pays it: its number and the size of its frame; or */
    void (*now)(struct arb_run *g, struct scope *sc, const struct cost *c, int n); /* at once */
    /* Could it be paid in full? With forbid; without it: always. */
    bool (*payable)(struct arb_run *g, const struct scope *sc, const struct cost *c, int n);
    /* Of a cost for which a thing of a filter is chosen, on which the effect may turn: could
     * this one pay it? */
    bool (*payer)(const struct arb_run *g, const struct scope *sc, const struct cost *c, int thing);
};
extern const struct cost_rule game_costs[COSTS];
/* The cost of this kind that an ability has, or NULL. */
const struct cost *cost_of_kind(const struct arb_run *g, const struct ability *a, int code);

bool costs_payable(struct arb_run *g, const struct scope *sc, int cost);
struct extent;
/* Add how much of each cost could be paid (query.h); all of it exactly where the costs can be. */
void extent_of_costs(struct arb_run *g, const struct scope *sc, int cost, struct extent *sum);
/* Offer the things that could pay; if there are some with which the ability changes
 * something, only those. */
void offer_payers(struct arb_run *g, const struct scope *sc, int cost);

/* Using. */

/* Is every requirement met? Says the rule that forbids it, if one does. */
bool may_initiate(struct arb_run *g, int seat, int thing, int ability,
                  const struct happening *event);
/* Offer every action in play that this seat may use. */
void offer_abilities(struct arb_run *g, int seat);

/* The game's flow announce tells of the ability, has its X said and what its thing costs
 * paid; conclude follows when it has been carried out or prevented. */
#define INITIATE_FLOWS(X) X(initiate) X(pay_costs)
FRAME(initiate, uint16_t thing, ability; uint8_t seat; uint8_t scope; uint8_t interrupts;
      bool prevented; uint16_t op; struct happening event;);
FRAME(pay_costs, uint16_t cost; uint8_t scope;);

/* What the game says. */

/* Restrictions of the rules, with forbid: which phase it is for; what its thing may do. */
bool game_may_begin(struct arb_run *g, int seat, int thing, const struct ability *a);
bool game_may_initiate(struct arb_run *g, const struct scope *sc);
/* The largest X that can be paid; -1: it has no X. */
int game_largest_x(const struct arb_run *g, const struct scope *sc);
/* Can what its thing costs be paid? With forbid. */
bool game_can_pay_for(struct arb_run *g, const struct scope *sc);
/* Several costs can be paid one by one: all of them too? Does paying with this thing leave
 * enough for the costs after this one? */
bool game_payable_together(const struct arb_run *g, const struct scope *sc, int cost);
bool game_leaves_enough(const struct arb_run *g, const struct scope *sc, int cost, int thing);
/* May this seat use an action on this thing? With forbid. */
bool game_may_act(struct arb_run *g, int seat, int thing, const struct ability *a);

#endif
