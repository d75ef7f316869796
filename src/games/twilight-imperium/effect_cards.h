/* effect_cards.h - what the words of cards and tokens do: rows of game_ops and game_costs. */
#ifndef EFFECT_CARDS_H
#define EFFECT_CARDS_H

#define CARD_EFFECT_FLOWS(X) X(op_tokens) X(op_draw_actions)
OP_FRAME(op_tokens, struct turns turn;);
OP_FRAME(op_draw_actions, struct turns turn;);

DO_NOW(op_points);
DO_EACH(op_ready, thing);
COULD_THING(could_ready, thing);
DO_EACH(op_exhaust, thing);
COULD_THING(could_exhaust, thing);
COULD_SEAT(could_gain_tokens, seat);
#define CARD_OP_RULES                                                                              \
    [OP_POINTS] = {.now = op_points, .could_seat = could_seat},                                    \
    [OP_READY] = {.each = op_ready, .could_thing = could_ready},                                   \
    [OP_EXHAUST] = {.each = op_exhaust, .could_thing = could_exhaust},                             \
    [OP_GAIN_TOKENS] = {BY_FLOW(op_tokens), .could_seat = could_gain_tokens},                      \
    [OP_DRAW_ACTION] = {BY_FLOW(op_draw_actions), .could_seat = could_seat},

COST_NOW(exhaust_self);
COST_PAYABLE(can_exhaust_self);
COST_NOW(purge_self);
COST_NOW(spend_tokens);
COST_PAYABLE(has_tokens);
#define CARD_COST_RULES                                                                            \
    [COST_EXHAUST_SELF] = {.now = exhaust_self, .payable = can_exhaust_self},                      \
    [COST_PURGE_SELF] = {.now = purge_self},                                                       \
    [COST_STRATEGY_TOKEN] = {.now = spend_tokens, .payable = has_tokens},
#define CARD_MEASURE_RULES

/* 34: planets, technologies and cards that are turned. */
bool is_exhausted(const struct arb_run *g, int thing);
void turn_thing(struct arb_run *g, int thing, bool exhausted);

#endif
