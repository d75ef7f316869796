/* effect_cards.h - what the words of cards, tokens, technologies and turns do: rows of game_ops,
 * game_costs and measures. */
#ifndef EFFECT_CARDS_H
#define EFFECT_CARDS_H

int ready_source(const struct arb_run *g, int seat, enum change change);

#define CARD_EFFECT_FLOWS(X)                                                                       \
    X(op_tokens)                                                                                   \
    X(op_lose_tokens)                                                                              \
    X(op_set_pool)                                                                                 \
    X(op_redistribute)                                                                             \
    X(op_put_token)                                                                                \
    X(op_lift_token)                                                                               \
    X(op_draw_actions)                                                                             \
    X(op_draw_secrets)                                                                             \
    X(op_discard_actions)                                                                          \
    X(op_discard_random_actions)                                                                   \
    X(op_take)                                                                                     \
    X(op_take_random_actions)                                                                      \
    X(op_look_at_top)                                                                              \
    X(op_show_top)                                                                                 \
    X(op_look_at_ends)                                                                             \
    X(op_take_tactical)                                                                            \
    X(op_spread_goods)                                                                             \
    X(op_research)                                                                                 \
    X(op_research_for)                                                                             \
    X(op_do_card)                                                                                  \
    X(op_reveal_objective)                                                                         \
    X(op_replace_objective)                                                                        \
    X(op_roll_combat) X(cost_tokens) X(cost_discard_actions) X(cost_fragments) X(cost_wealth)
OP_FRAME(op_tokens, struct turns turn;);
OP_FRAME(op_lose_tokens, uint8_t left; struct turns turn;);
OP_FRAME(op_set_pool, struct turns turn;);
OP_FRAME(op_redistribute, struct turns turn;);
OP_FRAME(op_put_token, uint8_t cell; uint16_t thing; struct turns turn;);
OP_FRAME(op_lift_token, uint8_t cell; uint16_t thing; struct turns turn; struct thing_set set;);
OP_FRAME(op_draw_actions, struct turns turn;);
OP_FRAME(op_draw_secrets, uint8_t left; struct turns turn;);
OP_FRAME(op_discard_actions, int8_t left; struct turns turn;);
OP_FRAME(op_discard_random_actions, uint8_t left; struct turns turn;);
OP_FRAME(op_take, struct thing_set set;);
OP_FRAME(op_take_random_actions, uint8_t left; struct turns turn;);
OP_FRAME(op_look_at_top, uint8_t zone, n;);
OP_FRAME(op_show_top, uint8_t zone; struct turns turn;);
OP_FRAME(op_look_at_ends, uint8_t zone;);
OP_FRAME(op_take_tactical, uint8_t seat, was, over, more;);
OP_FRAME(op_spread_goods, uint8_t left, cards;);
OP_FRAME(op_research, struct turns turn;);
OP_FRAME(op_research_for);
OP_FRAME(op_do_card, uint8_t card; struct turns turn;);
OP_FRAME(op_reveal_objective);
OP_FRAME(op_replace_objective, uint16_t card;);
OP_FRAME(op_roll_combat, uint8_t roll;);

DO_NOW(op_points);
DO_EACH(op_ready, thing);
COULD_THING(could_ready, thing);
DO_EACH(op_exhaust, thing);
COULD_THING(could_exhaust, thing);
COULD_SEAT(could_gain_tokens, seat);
DO_NOW(op_tokens_to);
COULD_SEAT(could_lose_tokens, seat);
COULD(could_put_token);
COULD_THING(could_lift_token, thing);
COULD_SEAT(could_draw_secrets, seat);
COULD_SEAT(has_actions, seat);
COULD_SEAT(has_any_action, seat);
DO_EACH(op_discard, thing);
COULD_THING(could_discard, thing);
DO_EACH(op_purge, thing);
COULD_THING(could_purge, thing);
COULD_THING(could_take, thing);
COULD_SEAT(could_take_random, seat);
COULD(could_look_at_top);
COULD(could_look_at_ends);
COULD(could_take_tactical);
DO_NOW(op_look_at_hand);
COULD_SEAT(could_look_at_hand, seat);
DO_EACH(op_look_at, thing);
COULD_THING(could_look_at, thing);
COULD(could_spread_goods);
COULD_SEAT(could_op_research, seat);
COULD_SEAT(could_research_for, seat);
DO_EACH(op_gain_technology, thing);
COULD_THING(could_gain_technology, thing);
DO_EACH(op_return_technology, thing);
COULD_THING(could_return_technology, thing);
DO_EACH(op_used, thing);
DO_NOW(op_unlock_commander);
DO_NOW(op_end_turn);
COULD(could_end_turn);
DO_NOW(op_extra_action);
COULD_THING(could_do_card, thing);
COULD(could_reveal_objective);
COULD(could_replace_objective);
DO_EACH(op_score, thing);
DO_EACH(op_direct_hit, thing);
COULD_THING(could_direct_hit, thing);
DO_NOW(op_draw_combat);
COULD(could_draw_combat);
COULD_THING(could_roll_combat, thing);
COULD_THING(could_score_thing, thing);
#define CARD_OP_RULES                                                                              \
    [OP_REPLACE_OBJECTIVE] = {BY_FLOW(op_replace_objective), .could = could_replace_objective},    \
    [OP_POINTS] = {.now = op_points, .could_seat = could_seat},                                    \
    [OP_READY] = {.each = op_ready, .could_thing = could_ready},                                   \
    [OP_EXHAUST] = {.each = op_exhaust, .could_thing = could_exhaust},                             \
    [OP_GAIN_TOKENS] = {BY_FLOW(op_tokens), .could_seat = could_gain_tokens},                      \
    [OP_TOKENS_TO] = {.now = op_tokens_to, .could_seat = could_gain_tokens},                       \
    [OP_LOSE_TOKENS] = {BY_FLOW(op_lose_tokens), .could_seat = could_lose_tokens},                 \
    [OP_SET_POOL] = {BY_FLOW(op_set_pool), .could_seat = could_seat},                              \
    [OP_REDISTRIBUTE] = {BY_FLOW(op_redistribute), .could_seat = could_seat},                      \
    [OP_PUT_TOKEN] = {BY_FLOW(op_put_token), .could = could_put_token},                            \
    [OP_LIFT_TOKEN] = {BY_FLOW(op_lift_token), .could_thing = could_lift_token},                   \
    [OP_DRAW_ACTION] = {BY_FLOW(op_draw_actions), .could_seat = could_seat},                       \
    [OP_DRAW_SECRETS] = {BY_FLOW(op_draw_secrets), .could_seat = could_draw_secrets},              \
    [OP_DISCARD_ACTIONS] = {BY_FLOW(op_discard_actions), .could_seat = has_actions},               \
    [OP_DISCARD_RANDOM_ACTIONS] = {BY_FLOW(op_discard_random_actions),                             \
                                   .could_seat = has_any_action},                                  \
    [OP_DISCARD] = {.each = op_discard, .could_thing = could_discard},                             \
    [OP_PURGE] = {.each = op_purge, .could_thing = could_purge},                                   \
    [OP_TAKE] = {BY_FLOW(op_take), .could_thing = could_take},                                     \
    [OP_TAKE_RANDOM_ACTIONS] = {BY_FLOW(op_take_random_actions), .could_seat = could_take_random}, \
    [OP_LOOK_AT_TOP] = {BY_FLOW(op_look_at_top), .could = could_look_at_top},                      \
    [OP_SHOW_TOP] = {BY_FLOW(op_show_top), .could = could_look_at_top},                            \
    [OP_LOOK_AT_ENDS] = {BY_FLOW(op_look_at_ends), .could = could_look_at_ends},                   \
    [OP_TAKE_TACTICAL] = {BY_FLOW(op_take_tactical), .could = could_take_tactical},                \
    [OP_LOOK_AT_HAND] = {.now = op_look_at_hand, .could_seat = could_look_at_hand},                \
    [OP_LOOK_AT] = {.each = op_look_at, .could_thing = could_look_at},                             \
    [OP_SPREAD_GOODS] = {BY_FLOW(op_spread_goods), .could = could_spread_goods},                   \
    [OP_RESEARCH_FOR] = {BY_FLOW(op_research_for), .could_seat = could_research_for},              \
    [OP_RESEARCH] = {BY_FLOW(op_research), .could_seat = could_op_research},                       \
    [OP_GAIN_TECHNOLOGY] = {.each = op_gain_technology, .could_thing = could_gain_technology},     \
    [OP_RETURN_TECHNOLOGY] = {.each = op_return_technology,                                        \
                              .could_thing = could_return_technology},                             \
    [OP_USED] = {.each = op_used, .could_thing = any_thing},                                       \
    [OP_UNLOCK_COMMANDER] = {.now = op_unlock_commander, .could = always},                         \
    [OP_END_TURN] = {.now = op_end_turn, .could = could_end_turn},                                 \
    [OP_EXTRA_ACTION] = {.now = op_extra_action, .could = always},                                 \
    [OP_DO_CARD] = {BY_FLOW(op_do_card), .could_thing = could_do_card},                            \
    [OP_DIRECT_HIT] = {.each = op_direct_hit, .could_thing = could_direct_hit},                    \
    [OP_ROLL_COMBAT] = {BY_FLOW(op_roll_combat), .could_thing = could_roll_combat},                \
    [OP_DRAW_COMBAT] = {.now = op_draw_combat, .could = could_draw_combat},                        \
    [OP_SCORE] = {.each = op_score, .could_thing = could_score_thing},                             \
    [OP_REVEAL_OBJECTIVE] = {BY_FLOW(op_reveal_objective), .could = could_reveal_objective},

COST_NOW(exhaust_self);
COST_PAYABLE(can_exhaust_self);
COST_NOW(purge_self);
COST_NOW(spend_tokens);
COST_PAYABLE(has_tokens);
COST_PAYABLE(has_tokens_to_spend);
COST_PAYABLE(has_cards_to_discard);
COST_PAYABLE(has_fragments);
COST_PAYABLE(has_wealth);
COST_FRAME(cost_tokens, );
COST_FRAME(cost_discard_actions, );
COST_FRAME(cost_fragments, );
COST_FRAME(cost_wealth, uint8_t owed[2];);
#define CARD_COST_RULES                                                                            \
    [COST_EXHAUST_SELF] = {.now = exhaust_self, .payable = can_exhaust_self},                      \
    [COST_PURGE_SELF] = {.now = purge_self},                                                       \
    [COST_STRATEGY_TOKEN] = {.now = spend_tokens, .payable = has_tokens},                          \
    [COST_TOKENS] = {BY_FLOW(cost_tokens), .payable = has_tokens_to_spend},                        \
    [COST_DISCARD_ACTIONS] = {BY_FLOW(cost_discard_actions), .payable = has_cards_to_discard},     \
    [COST_PURGE_FRAGMENTS] = {BY_FLOW(cost_fragments), .payable = has_fragments},                  \
    [COST_WEALTH] = {BY_FLOW(cost_wealth), .payable = has_wealth},

MEASURE(measure_number);
MEASURE(measure_sum);
MEASURE(measure_highest);
MEASURE(measure_most_alike);
MEASURE(measure_groups);
MEASURE(measure_most_produced);
MEASURE(measure_by_you);
MEASURE(measure_fighting);
MEASURE(measure_on_planet);
MEASURE(measure_distant_lands);
MEASURE(measure_caused_by);
MEASURE(measure_left_there);
MEASURE(measure_points);
MEASURE(measure_goods);
MEASURE(measure_commodities);
MEASURE(measure_hand);
MEASURE(measure_spare_tokens);
MEASURE(measure_fleet);
MEASURE(measure_tactic);
MEASURE(measure_strategy);
MEASURE(measure_prerequisites);
#define CARD_MEASURE_RULES                                                                         \
    [MEASURE_HIGHEST] = measure_highest, [MEASURE_STRATEGY] = measure_strategy,                    \
    [MEASURE_NUMBER] = measure_number, [MEASURE_SUM] = measure_sum,                                \
    [MEASURE_MOST_ALIKE] = measure_most_alike, [MEASURE_GROUPS] = measure_groups,                  \
    [MEASURE_MOST_PRODUCED] = measure_most_produced, [MEASURE_POINTS] = measure_points,            \
    [MEASURE_GOODS] = measure_goods, [MEASURE_COMMODITIES] = measure_commodities,                  \
    [MEASURE_HAND] = measure_hand, [MEASURE_SPARE_TOKENS] = measure_spare_tokens,                  \
    [MEASURE_FLEET] = measure_fleet, [MEASURE_TACTIC] = measure_tactic,                            \
    [MEASURE_PREREQUISITES] = measure_prerequisites, [MEASURE_ON_PLANET] = measure_on_planet,      \
    [MEASURE_BY_YOU] = measure_by_you, [MEASURE_FIGHTING] = measure_fighting,                      \
    [MEASURE_DISTANT_LANDS] = measure_distant_lands, [MEASURE_CAUSED_BY] = measure_caused_by,      \
    [MEASURE_LEFT_THERE] = measure_left_there,

KEYS_PASS(card_keys_pass);

/* 34: planets, technologies and cards that are turned. */
bool is_exhausted(const struct arb_run *g, int thing);
void turn_thing(struct arb_run *g, int thing, bool exhausted);

/* The words of ops, measures and filters that take one, ended by NULL. */
extern const char *const pool_words[];
extern const char *const look_words[];
extern const char *const half_words[];
extern const char *const stage_words[];
extern const char *const objective_words[];
extern const char *const group_words[];
extern const char *const standing_words[];
extern const char *const site_words[];
extern const char *const cause_words[];
extern const char *const left_words[];
enum site {
#define SITE_NUMBER(name, word) name,
    SITES(SITE_NUMBER)
#undef SITE_NUMBER
        SITE_COUNT
};
_Static_assert(SITE_COUNT <= 32, "the sites of a filter are bits of a word");
bool is_at_sites(const struct arb_run *g, const struct scope *sc, int thing, uint32_t sites);

#endif
