/* supply.h - 23.4 Units are as many as a colour has: what is not in reinforcements may be taken off
 * the board to be placed anew. */
#ifndef SUPPLY_H
#define SUPPLY_H

#define SUPPLY_VERBS(X)                                                                            \
    X(VERB_RECALL, "recall", "take a {stack a} off {stack_at a}{damaged b}")                       \
    X(VERB_LEAVE_ALL, "leave-all", "take none off the board")                                      \
    X(VERB_RECALL_BUILD, "recall-build",                                                           \
      "produce a {stack a} {place c} with the one off {stack_at a}{damaged b}{cost c}")            \
    X(VERB_GIVE_UP, "give-up", "lose the {stack a} of {stack_at a}")
#define SUPPLY_FLOWS(X) X(recall) X(keep_recalled) X(keep_company) X(keep_all_company)

/* The seat is asked which units of this kind it takes off, until so many can be placed. What it
 * takes is to be placed at once; then keep_recalled looks at the systems that it left. Returns how
 * many can be placed. */
FRAME(recall, uint8_t seat, unit, need;);
FRAME(keep_recalled, uint8_t seat, cell;);

/* 36.3, 46.3 Tokens that no plastic piece is left for are lost. */
FRAME(keep_company, uint8_t seat, unit;);
FRAME(keep_all_company, uint8_t seat;);

struct stack;
/* 23.4b+1 Is there a plastic piece that could go along with tokens into so many new places? */
bool has_company(const struct arb_run *g, int seat, int unit, int places);
/* How many units of a kind the seat may take off the board. */
int recallable(const struct arb_run *g, int seat, int unit);
/* In reinforcements, or to be had by that. */
int placeable(const struct arb_run *g, int seat, int unit);
void offer_recalls(struct arb_run *g, int seat, int unit);
bool may_recall(const struct arb_run *g, const struct stack *st);
void take_off(struct arb_run *g, const struct stack *st, bool damaged);
/* for (each stack of a seat on the board). */
#define EACH_OWN_STACK(g, seat, st)                                                                \
    for (struct stack *st = next_own_stack(g, seat, NULL); st; st = next_own_stack(g, seat, st))
struct stack *next_own_stack(const struct arb_run *g, int seat, const struct stack *after);

#endif
