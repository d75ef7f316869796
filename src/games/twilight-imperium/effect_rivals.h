/* effect_rivals.h - what the words of words_rivals.h do: rows of game_ops and of measures. */
#ifndef EFFECT_RIVALS_H
#define EFFECT_RIVALS_H

#define RIVAL_VERBS(X)                                                                             \
    X(VERB_TAKE_GOOD, "take good", "take a trade good")                                            \
    X(VERB_TAKE_COMMODITY, "take commodity", "take a commodity")
#define RIVAL_EVENTS(X)                                                                            \
    X(EVENT_TAKES_WARE, "takes-ware", "{Seat} takes a {ware c} of {seat b}.")                      \
    X(EVENT_SEIZES, "seizes", "{Seat} takes a command token of {seat b} into the fleet pool.")     \
    X(EVENT_GIVES_BACK, "gives-back-token", "{Seat} returns the command token of {seat b}.")
#define RIVAL_EFFECT_FLOWS(X) X(op_take_ware) X(op_roll_units) X(op_seize_token) X(op_return_seized)
OP_FRAME(op_take_ware, uint8_t from; bool good;);
OP_FRAME(op_roll_units, uint8_t roll;);
OP_FRAME(op_seize_token, uint8_t from;);
OP_FRAME(op_return_seized, uint8_t seat;);

DO_EACH(op_used_on, thing);
COULD_SEAT(could_take_ware, seat);
COULD_THING(could_roll_units, thing);
COULD_SEAT(could_seize_token, seat);
COULD_SEAT(could_return_seized, seat);
#define RIVAL_OP_RULES                                                                             \
    [OP_USED_ON] = {.each = op_used_on, .could_thing = any_thing},                                 \
    [OP_TAKE_WARE] = {BY_FLOW(op_take_ware), .could_seat = could_take_ware},                       \
    [OP_ROLL_UNITS] = {BY_FLOW(op_roll_units), .could_thing = could_roll_units},                   \
    [OP_SEIZE_TOKEN] = {BY_FLOW(op_seize_token), .could_seat = could_seize_token},                 \
    [OP_RETURN_SEIZED] = {BY_FLOW(op_return_seized), .could_seat = could_return_seized},

MEASURE(measure_all_seized);
MEASURE(measure_against_noted);
MEASURE(measure_seized);
MEASURE(measure_fragments);
MEASURE(measure_produced);
MEASURE(measure_own_note);
#define RIVAL_MEASURE_RULES                                                                        \
    [MEASURE_AGAINST_NOTED] = measure_against_noted, [MEASURE_ALL_SEIZED] = measure_all_seized,    \
    [MEASURE_SEIZED] = measure_seized, [MEASURE_FRAGMENTS] = measure_fragments,                    \
    [MEASURE_PRODUCED] = measure_produced, [MEASURE_OWN_NOTE] = measure_own_note,

/* Units that were chosen to roll: a group of dice for each. */
enum { ROLLERS = 4 };
struct rollers {
    uint8_t count, value[ROLLERS], dice[ROLLERS];
};
void picked_to_roll(struct arb_run *g, int thing, int count);

KEYS_PASS(rival_keys_pass);

#endif
