/* effect_units.h - what the words of units do: rows of game_ops and game_costs (effect.c). */
#ifndef EFFECT_UNITS_H
#define EFFECT_UNITS_H

#define UNIT_EFFECT_EVENTS(X)                                                                      \
    X(EVENT_PLACES, "places", "{Seat} places {n c} {unit b}: {thing d}.")                          \
    X(EVENT_RELOCATES, "relocates", "{Seat} moves {n c} {unit b}: {thing d}.")                     \
    X(EVENT_REPAIRED, "repaired", "{Seat} repairs {n c} {unit b}.")
#define UNIT_EFFECT_FLOWS(X) X(op_put) X(op_units) X(op_hit) X(op_hit_unit) X(op_roll) X(op_produce)
OP_FRAME(op_put, struct thing_set places; uint16_t thing; uint8_t seat, unit, count, done;);
/* Of several flows the same: units of a set are chosen, and something is done with each. */
OP_FRAME(op_units, uint16_t wanted; uint8_t seat; uint64_t systems;);
OP_FRAME(op_hit, uint8_t seat;);
OP_FRAME(op_hit_unit, uint16_t thing;);
OP_FRAME(op_roll, uint8_t roll;);
OP_FRAME(op_produce, uint16_t thing;);

COULD(could_put);
COULD_THING(has_units, thing);
COULD_THING(could_repair, thing);
COULD_THING(could_wound, thing);
COULD_THING(could_relocate, thing);
COULD_THING(could_exchange, thing);
COULD_SEAT(could_be_hit, seat);
COULD(could_produce);
DO_EACH(op_capture_new, thing);
COULD_THING(could_capture_new, thing);
DO_NOW(op_cancel_hits);
COULD(could_cancel_hits);
#define UNIT_OP_RULES                                                                              \
    [OP_PUT] = {BY_FLOW(op_put), .could = could_put},                                              \
    [OP_DESTROY] = {BY_FLOW(op_units), .could_thing = has_units},                                  \
    [OP_REMOVE] = {BY_FLOW(op_units), .could_thing = has_units},                                   \
    [OP_REPAIR] = {BY_FLOW(op_units), .could_thing = could_repair},                                \
    [OP_WOUND] = {BY_FLOW(op_units), .could_thing = could_wound},                                  \
    [OP_RELOCATE] = {BY_FLOW(op_units), .could_thing = could_relocate},                            \
    [OP_EXCHANGE] = {BY_FLOW(op_units), .could_thing = could_exchange},                            \
    [OP_HIT] = {BY_FLOW(op_hit), .could_seat = could_be_hit},                                      \
    [OP_HIT_UNIT] = {BY_FLOW(op_hit_unit), .could_thing = has_units},                              \
    [OP_PRODUCE] = {BY_FLOW(op_produce), .could = could_produce},                                  \
    [OP_PRODUCE_FOR] = {BY_FLOW(op_produce), .could = could_produce},                              \
    [OP_CAPTURE_NEW] = {.each = op_capture_new, .could_thing = could_capture_new},                 \
    [OP_CANCEL_HITS] = {.now = op_cancel_hits, .could = could_cancel_hits},                        \
    [OP_ROLL] = {BY_FLOW(op_roll), .could = always},
#define UNIT_COST_RULES

MEASURE(measure_successes);
MEASURE(measure_combat_round);
#define UNIT_MEASURE_RULES                                                                         \
    [MEASURE_SUCCESSES] = measure_successes, [MEASURE_COMBAT_ROUND] = measure_combat_round,

enum { OF_FILTER = 256 }; /* things told by a filter, in the keys of filters */
extern const char *const unit_types[];
KEYS_PASS(unit_keys_pass);
int place_of_thing(const struct arb_run *g, int thing);

/* May this seat place a unit of this kind there at all? Structures stand on planets, as many as one
 * holds; ships fly. Where it goes: the space area for ships. */
bool may_place(const struct arb_run *g, int seat, int unit, int place);
int place_for(const struct arb_run *g, int seat, int unit, int place);
/* What an op does with units that are chosen for it: assign.h. */
struct assignment;
void picked_targets(struct arb_run *g, const struct assignment *a, struct assign_targets *out);
void picked(struct arb_run *g, const struct assignment *a, int thing, int count);

#endif
