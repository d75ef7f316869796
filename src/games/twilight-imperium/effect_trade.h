/* effect_trade.h - what the words of trade do: rows of game_ops and game_costs (effect.c). */
#ifndef EFFECT_TRADE_H
#define EFFECT_TRADE_H

#define TRADE_EFFECT_FLOWS(X)                                                                      \
    X(cost_pay)                                                                                    \
    X(op_spend_ware)                                                                               \
    X(op_spend_goods)                                                                              \
    X(op_spend_resources)                                                                          \
    X(op_dig)                                                                                      \
    X(op_transact)                                                                                 \
    X(op_give_note) X(op_explore) X(op_relic) X(op_ion_storm) X(op_creuss) X(cost_alike_fragments)
COST_FRAME(cost_pay, );
OP_FRAME(op_spend_ware, uint8_t seat; bool good;);
OP_FRAME(op_spend_goods, uint8_t seat;);
OP_FRAME(op_spend_resources, uint8_t seat;);
OP_FRAME(op_dig, uint8_t deck, left;);
OP_FRAME(op_transact, );
OP_FRAME(op_give_note, struct turns turn;);
OP_FRAME(op_explore, struct thing_set set; uint16_t thing;);
OP_FRAME(op_relic, struct turns turn;);
OP_FRAME(op_ion_storm, uint8_t cell;);
OP_FRAME(op_creuss, uint8_t cell;);
COST_FRAME(cost_alike_fragments, uint8_t type, left;);

/* Whoever is told of it may answer. */
void gained_goods(struct arb_run *g, int seat, int count, bool from_supply);
DO_NOW(op_goods);
COULD_SEAT(could_gain_goods, seat);
DO_NOW(op_keep_goods);
COULD(could_keep_goods);
DO_NOW(op_take_kept_goods);
COULD(could_take_kept_goods);
DO_NOW(op_replenish);
DO_NOW(op_commodities);
COULD_SEAT(could_gain_commodities, seat);
DO_NOW(op_convert);
COULD_SEAT(has_commodities, seat);
DO_NOW(op_give_commodities);
COULD_SEAT(has_ware, seat);
COULD_SEAT(has_goods_now, seat);
COULD_SEAT(could_spend_resources, seat);
COULD(could_dig);
DO_EACH(op_destroy_planet, thing);
COULD_THING(could_destroy_planet, thing);
DO_EACH(op_lay_open, thing);
DO_EACH(op_return_note, thing);
COULD_THING(is_note, thing);
COULD_SEAT(has_notes, seat);
DO_NOW(op_exchange_strategy);
COULD(could_exchange_strategy);
COULD_THING(could_explore, thing);
DO_EACH(op_attach, thing);
COULD_SEAT(could_gain_relic, seat);
DO_EACH(op_put_gamma, thing);
COULD_THING(could_put_gamma, thing);
DO_EACH(op_put_mirage, thing);
DO_EACH(op_put_frontier, thing);
COULD_THING(could_put_frontier, thing);
DO_EACH(op_put_sleeper, thing);
COULD_THING(could_put_sleeper, thing);
DO_EACH(op_move_sleeper, thing);
COULD_THING(could_move_sleeper, thing);
DO_EACH(op_lift_sleeper, thing);
COULD_THING(has_sleeper_token, thing);
bool has_sleeper(const struct arb_run *g, int planet);
#define TRADE_OP_RULES                                                                             \
    [OP_GOODS] = {.now = op_goods, .could_seat = could_gain_goods},                                \
    [OP_KEEP_GOODS] = {.now = op_keep_goods, .could = could_keep_goods},                           \
    [OP_TAKE_KEPT_GOODS] = {.now = op_take_kept_goods, .could = could_take_kept_goods},            \
    [OP_REPLENISH] = {.now = op_replenish, .could_seat = could_seat},                              \
    [OP_COMMODITIES] = {.now = op_commodities, .could_seat = could_gain_commodities},              \
    [OP_CONVERT] = {.now = op_convert, .could_seat = has_commodities},                             \
    [OP_GIVE_COMMODITIES] = {.now = op_give_commodities, .could_seat = could_seat},                \
    [OP_SPEND_WARE] = {BY_FLOW(op_spend_ware), .could_seat = has_ware},                            \
    [OP_SPEND_GOODS] = {BY_FLOW(op_spend_goods), .could_seat = has_goods_now},                     \
    [OP_SPEND_RESOURCES] = {BY_FLOW(op_spend_resources), .could_seat = could_spend_resources},     \
    [OP_DIG] = {BY_FLOW(op_dig), .could = could_dig},                                              \
    [OP_DESTROY_PLANET] = {.each = op_destroy_planet, .could_thing = could_destroy_planet},        \
    [OP_TRANSACT] = {BY_FLOW(op_transact), .could_seat = could_seat},                              \
    [OP_LAY_OPEN] = {.each = op_lay_open, .could_thing = is_note},                                 \
    [OP_RETURN_NOTE] = {.each = op_return_note, .could_thing = is_note},                           \
    [OP_GIVE_NOTE] = {BY_FLOW(op_give_note), .could_seat = has_notes},                             \
    [OP_EXCHANGE_STRATEGY] = {.now = op_exchange_strategy, .could = could_exchange_strategy},      \
    [OP_EXPLORE] = {BY_FLOW(op_explore), .could_thing = could_explore},                            \
    [OP_ATTACH] = {.each = op_attach, .could_thing = any_thing},                                   \
    [OP_RELIC] = {BY_FLOW(op_relic), .could_seat = could_gain_relic},                              \
    [OP_PUT_GAMMA] = {.each = op_put_gamma, .could_thing = could_put_gamma},                       \
    [OP_PUT_ION_STORM] = {BY_FLOW(op_ion_storm), .could_thing = any_thing},                        \
    [OP_PUT_CREUSS] = {BY_FLOW(op_creuss), .could_thing = any_thing},                              \
    [OP_PUT_MIRAGE] = {.each = op_put_mirage, .could_thing = any_thing},                           \
    [OP_PUT_SLEEPER] = {.each = op_put_sleeper, .could_thing = could_put_sleeper},                 \
    [OP_MOVE_SLEEPER] = {.each = op_move_sleeper, .could_thing = could_move_sleeper},              \
    [OP_LIFT_SLEEPER] = {.each = op_lift_sleeper, .could_thing = has_sleeper_token},               \
    [OP_PUT_FRONTIER] = {.each = op_put_frontier, .could_thing = could_put_frontier},

COST_NOW(spend_goods);
COST_PAYABLE(has_goods);
COST_PAYABLE(can_pay_wares);
COST_PAYABLE(has_alike_fragments);
#define TRADE_COST_RULES                                                                           \
    [COST_GOODS] = {.now = spend_goods, .payable = has_goods},                                     \
    [COST_RESOURCES] = {BY_FLOW(cost_pay), .payable = can_pay_wares},                              \
    [COST_INFLUENCE] = {BY_FLOW(cost_pay), .payable = can_pay_wares},                              \
    [COST_FRAGMENTS] = {BY_FLOW(cost_alike_fragments), .payable = has_alike_fragments},
MEASURE(measure_taken_from);
#define TRADE_MEASURE_RULES [MEASURE_TAKEN_FROM] = measure_taken_from,

#endif
