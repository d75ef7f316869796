/* effect_trade.h - what the words of trade do: rows of game_ops and game_costs (effect.c). */
#ifndef EFFECT_TRADE_H
#define EFFECT_TRADE_H

#define TRADE_EFFECT_FLOWS(X) X(cost_pay)
COST_FRAME(cost_pay, );

DO_NOW(op_goods);
COULD_SEAT(could_gain_goods, seat);
DO_NOW(op_replenish);
#define TRADE_OP_RULES                                                                             \
    [OP_GOODS] = {.now = op_goods, .could_seat = could_gain_goods},                                \
    [OP_REPLENISH] = {.now = op_replenish, .could_seat = could_seat},

COST_NOW(spend_goods);
COST_PAYABLE(has_goods);
COST_PAYABLE(can_pay_wares);
#define TRADE_COST_RULES                                                                           \
    [COST_GOODS] = {.now = spend_goods, .payable = has_goods},                                     \
    [COST_RESOURCES] = {BY_FLOW(cost_pay), .payable = can_pay_wares},                                    \
    [COST_INFLUENCE] = {BY_FLOW(cost_pay), .payable = can_pay_wares},
#define TRADE_MEASURE_RULES

#endif
