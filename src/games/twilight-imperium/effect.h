/* effect.h - flows of ops and costs (effect.c). */
#ifndef EFFECT_H
#define EFFECT_H

#define ABILITY_FLOWS(X) X(op_tokens) X(op_draw_actions) X(cost_pay)

OP_FRAME(op_tokens, struct turns turn;);
OP_FRAME(op_draw_actions, struct turns turn;);
COST_FRAME(cost_pay, );

int cell_of_thing(const struct arb_run *g, int thing);

#endif
