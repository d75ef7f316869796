/* effect_agenda.h - what the words of agendas do: rows of game_ops and game_costs (effect.c). */
#ifndef EFFECT_AGENDA_H
#define EFFECT_AGENDA_H

#define AGENDA_EFFECT_FLOWS(X)                                                                     \
    X(op_predict)                                                                                  \
    X(op_keep_limits)                                                                              \
    X(op_swap_strategy) X(op_use_production) X(op_gain_control) X(op_dictate_agendas)
OP_FRAME(op_predict);
OP_FRAME(op_keep_limits, struct turns turn;);
OP_FRAME(op_swap_strategy, uint8_t own;);
OP_FRAME(op_use_production);
OP_FRAME(op_gain_control, uint8_t planet;);
OP_FRAME(op_dictate_agendas, uint16_t card[DICTATED]; uint8_t looked, n;);

COULD(could_predict);
DO_NOW(op_elect);
COULD_SEAT(could_elect, seat);
DO_NOW(op_cast_votes);
COULD_SEAT(could_cast_votes, seat);
DO_EACH(op_vote_again, card);
DO_EACH(op_repeal, card);
COULD_THING(could_repeal, card);
DO_NOW(op_make_speaker);
COULD_SEAT(could_make_speaker, seat);
COULD(could_swap_strategy);
COULD_THING(could_use_production, thing);
COULD_THING(could_gain_control, thing);
DO_EACH(op_make_public, card);
COULD_THING(could_make_public, card);
COULD(could_dictate_agendas);
#define AGENDA_OP_RULES                                                                            \
    [OP_PREDICT] = {BY_FLOW(op_predict), .could = could_predict},                                  \
    [OP_ELECT] = {.now = op_elect, .could_seat = could_elect},                                     \
    [OP_CAST_VOTES] = {.now = op_cast_votes, .could_seat = could_cast_votes},                      \
    [OP_VOTE_AGAIN] = {.each = op_vote_again, .could_thing = could_repeal},                        \
    [OP_REPEAL] = {.each = op_repeal, .could_thing = could_repeal},                                \
    [OP_USE_PRODUCTION] = {BY_FLOW(op_use_production), .could_thing = could_use_production},       \
    [OP_GAIN_CONTROL] = {BY_FLOW(op_gain_control), .could_thing = could_gain_control},             \
    [OP_KEEP_LIMITS] = {BY_FLOW(op_keep_limits), .could_seat = could_seat},                        \
    [OP_DICTATE_AGENDAS] = {BY_FLOW(op_dictate_agendas), .could = could_dictate_agendas},          \
    [OP_SWAP_STRATEGY] = {BY_FLOW(op_swap_strategy), .could = could_swap_strategy},                \
    [OP_MAKE_PUBLIC] = {.each = op_make_public, .could_thing = could_make_public},                 \
    [OP_MAKE_SPEAKER] = {.now = op_make_speaker, .could_seat = could_make_speaker},

COST_NOW(repeal_self);
#define AGENDA_COST_RULES [COST_REPEAL_SELF] = {.now = repeal_self},

MEASURE(measure_backed);
MEASURE(measure_agrees);
MEASURE(measure_opposed);
MEASURE(measure_voted_against);
MEASURE(measure_speaker);
MEASURE(measure_half);
MEASURE(measure_fighters);
MEASURE(measure_infantry);
#define AGENDA_MEASURE_RULES                                                                       \
    [MEASURE_BACKED] = measure_backed, [MEASURE_OPPOSED] = measure_opposed,                        \
    [MEASURE_AGREES] = measure_agrees, [MEASURE_VOTED_AGAINST] = measure_voted_against,            \
    [MEASURE_SPEAKER] = measure_speaker, [MEASURE_HALF] = measure_half,                            \
    [MEASURE_FIGHTERS] = measure_fighters, [MEASURE_INFANTRY] = measure_infantry,

/* Words for seats of the agenda, and for those with the most or fewest points. */
bool is_agenda_who(const struct arb_run *g, int which, int seat);
int agenda_who(const struct arb_run *g, int which);

#endif
