/* effect_units.h - what the words of units do: rows of game_ops and game_costs (effect.c). */
#ifndef EFFECT_UNITS_H
#define EFFECT_UNITS_H

#define UNIT_EFFECT_EVENTS(X)                                                                      \
    X(EVENT_PLACES, "places", "{Seat} places {n c} {unit b}: {spot d}.")                           \
    X(EVENT_RELOCATES, "relocates", "{Seat} moves {n c} {unit b}: {spot d}.")                      \
    X(EVENT_SLEEPER, "sleeper", "{Seat} puts a sleeper token on {planet b}.")                      \
    X(EVENT_KEEPS, "keeps", "{Seat} keeps {n c} {unit b} on the card.")                            \
    X(EVENT_REPAIRED, "repaired", "{Seat} repairs {n c} {unit b}.")
#define UNIT_EFFECT_FLOWS(X)                                                                       \
    X(op_put)                                                                                      \
    X(op_units)                                                                                    \
    X(op_hit)                                                                                      \
    X(op_hit_unit)                                                                                 \
    X(op_roll)                                                                                     \
    X(op_reroll)                                                                                   \
    X(op_reroll_round)                                                                             \
    X(op_land_new)                                                                                 \
    X(op_produce)                                                                                  \
    X(op_return_kept)                                                                              \
    X(op_replace_tile)                                                                             \
    X(op_exchange_up)                                                                              \
    X(op_jump) X(op_flee) X(op_capture_from) X(op_seize) X(op_bombard) X(op_raise_die)
#define UNIT_EFFECT_VERBS(X)                                                                       \
    X(VERB_RETURN_KEPT, "return kept", "put {n b} of those kept on {planet a}")                    \
    X(VERB_KIND, "kind", "a {unit}")                                                               \
    X(VERB_RAISE, "raise", "1 more on the {n b}")
OP_FRAME(op_return_kept, uint8_t unit, left; struct thing_set planets;);
OP_FRAME(op_exchange_up, uint16_t thing; uint8_t cell, seat, unit;);
OP_FRAME(op_jump, uint8_t cell, was; uint64_t left;);
OP_FRAME(op_flee, uint8_t from, to;);
OP_FRAME(op_capture_from, uint8_t seat;);
OP_FRAME(op_seize, struct thing_set set; uint16_t thing; uint8_t roll, seat, cell, had[UNITS];);
OP_FRAME(op_bombard, uint8_t planet;);
OP_FRAME(op_raise_die);
OP_FRAME(op_replace_tile, uint8_t cell;);
OP_FRAME(op_put, struct thing_set places; uint16_t thing; uint8_t seat, unit, count, done;);
/* Of several flows the same: units of a set are chosen, and something is done with each. */
OP_FRAME(op_units, uint16_t wanted; uint8_t seat; uint64_t systems;);
OP_FRAME(op_hit, uint8_t seat;);
OP_FRAME(op_hit_unit, uint16_t thing;);
OP_FRAME(op_roll, uint8_t roll;);
OP_FRAME(op_reroll, uint8_t source;);
OP_FRAME(op_reroll_round, uint8_t roll;);
OP_FRAME(op_land_new, uint8_t left, cell; uint64_t landed[2];);
OP_FRAME(op_produce, uint16_t thing;);

COULD(could_put);
COULD_THING(has_units, thing);
COULD_THING(could_repair, thing);
COULD_THING(could_wound, thing);
COULD_THING(could_relocate, thing);
COULD_THING(could_exchange, thing);
COULD_THING(could_exchange_up, thing);
COULD(could_jump);
COULD(could_flee);
COULD(could_swap_systems);
DO_NOW(op_swap_systems);
COULD_SEAT(could_capture_from, seat);
COULD(could_bombard);
COULD(could_raise_die);
COULD_SEAT(could_be_hit, seat);
COULD(could_produce);
DO_NOW(op_land_at_once);
DO_NOW(op_roll_again);
COULD(could_roll_again);
COULD_THING(could_replace_tile, thing);
DO_NOW(op_keep);
COULD(could_return_kept);
DO_EACH(op_capture_new, thing);
COULD_THING(could_capture_new, thing);
DO_NOW(op_cancel_hits);
COULD(could_cancel_hits);
COULD(could_reroll);
COULD(could_reroll_round);
COULD(could_land_new);
#define UNIT_OP_RULES                                                                              \
    [OP_PUT] = {BY_FLOW(op_put), .could = could_put},                                              \
    [OP_DESTROY] = {BY_FLOW(op_units), .could_thing = has_units},                                  \
    [OP_REMOVE] = {BY_FLOW(op_units), .could_thing = has_units},                                   \
    [OP_REPAIR] = {BY_FLOW(op_units), .could_thing = could_repair},                                \
    [OP_WOUND] = {BY_FLOW(op_units), .could_thing = could_wound},                                  \
    [OP_RELOCATE] = {BY_FLOW(op_units), .could_thing = could_relocate},                            \
    [OP_EXCHANGE] = {BY_FLOW(op_units), .could_thing = could_exchange},                            \
    [OP_EXCHANGE_UP] = {BY_FLOW(op_exchange_up), .could_thing = could_exchange_up},                \
    [OP_FLEE] = {BY_FLOW(op_flee), .could = could_flee},                                           \
    [OP_JUMP] = {BY_FLOW(op_jump), .could = could_jump},                                           \
    [OP_SWAP_SYSTEMS] = {.now = op_swap_systems, .could = could_swap_systems},                     \
    [OP_CAPTURE_FROM] = {BY_FLOW(op_capture_from), .could_seat = could_capture_from},              \
    [OP_SEIZE] = {BY_FLOW(op_seize), .could_thing = has_units},                                    \
    [OP_BOMBARD] = {BY_FLOW(op_bombard), .could = could_bombard},                                  \
    [OP_ROLL_AGAIN] = {.now = op_roll_again, .could = could_roll_again},                           \
    [OP_REPLACE_TILE] = {BY_FLOW(op_replace_tile), .could_thing = could_replace_tile},             \
    [OP_RAISE_DIE] = {BY_FLOW(op_raise_die), .could = could_raise_die},                            \
    [OP_HIT] = {BY_FLOW(op_hit), .could_seat = could_be_hit},                                      \
    [OP_HIT_UNIT] = {BY_FLOW(op_hit_unit), .could_thing = has_units},                              \
    [OP_PRODUCE] = {BY_FLOW(op_produce), .could = could_produce},                                  \
    [OP_PRODUCE_FOR] = {BY_FLOW(op_produce), .could = could_produce},                              \
    [OP_LAND_AT_ONCE] = {.now = op_land_at_once, .could = always},                                 \
    [OP_KEEP] = {.now = op_keep, .could = always},                                                 \
    [OP_RETURN_KEPT] = {BY_FLOW(op_return_kept), .could = could_return_kept},                      \
    [OP_CAPTURE_NEW] = {.each = op_capture_new, .could_thing = could_capture_new},                 \
    [OP_CANCEL_HITS] = {.now = op_cancel_hits, .could = could_cancel_hits},                        \
    [OP_ROLL] = {BY_FLOW(op_roll), .could = always},                                               \
    [OP_REROLL] = {BY_FLOW(op_reroll), .could = could_reroll},                                     \
    [OP_REROLL_ROUND] = {BY_FLOW(op_reroll_round), .could = could_reroll_round},                   \
    [OP_LAND_NEW] = {BY_FLOW(op_land_new), .could = could_land_new},
#define UNIT_COST_RULES

MEASURE(measure_successes);
MEASURE(measure_combat_round);
MEASURE(measure_rolled_for);
MEASURE(measure_in_step);
MEASURE(measure_spare_hits);
MEASURE(measure_arrived);
MEASURE(measure_by_production);
MEASURE(measure_wormhole_ships);
#define UNIT_MEASURE_RULES                                                                         \
    [MEASURE_SUCCESSES] = measure_successes, [MEASURE_COMBAT_ROUND] = measure_combat_round,        \
    [MEASURE_ROLLED_FOR] = measure_rolled_for, [MEASURE_SPARE_HITS] = measure_spare_hits,          \
    [MEASURE_ARRIVED] = measure_arrived, [MEASURE_BY_PRODUCTION] = measure_by_production,          \
    [MEASURE_WORMHOLE_SHIPS] = measure_wormhole_ships, [MEASURE_IN_STEP] = measure_in_step,

enum { OF_FILTER = 256 }; /* things told by a filter, in the keys of filters */
extern const char *const unit_types[];
extern const char *const reroll_words[];
extern const char *const rolled_words[];
extern const char *const step_words[];
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
