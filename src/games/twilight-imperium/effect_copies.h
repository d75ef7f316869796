/* effect_copies.h - what the words of words_copies.h do: rows of game_ops and of measures. */
#ifndef EFFECT_COPIES_H
#define EFFECT_COPIES_H

#define COPY_EVENTS(X)                                                                             \
    X(EVENT_DEMANDS_FOR, "demands-for", "{Seat} demands of {seat b} a vote For.")                  \
    X(EVENT_DEMANDS_AGAINST, "demands-against", "{Seat} demands of {seat b} a vote Against.")      \
    X(EVENT_DEMANDS_SEAT, "demands-seat", "{Seat} demands of {seat b} a vote for {seat c}.")       \
    X(EVENT_DEMANDS_THING, "demands-thing", "{Seat} demands of {seat b} a vote for {thing c}.")    \
    X(EVENT_PUSHED, "pushed", "{Seat} pushes the fleet of {seat b} into {tile c}.")
#define COPY_EFFECT_FLOWS(X) X(op_assimilate) X(op_demand) X(op_push_fleet)
OP_FRAME(op_assimilate, );
OP_FRAME(op_demand, uint8_t from;);
OP_FRAME(op_push_fleet, uint8_t seat, other, to;);

COULD_THING(could_assimilate, thing);
COULD_SEAT(could_demand, seat);
COULD(could_push_fleet);
COULD_THING(could_fight_as_ship, thing);
#define COPY_OP_RULES                                                                              \
    [OP_ASSIMILATE] = {BY_FLOW(op_assimilate), .could_thing = could_assimilate},                   \
    [OP_DEMAND] = {BY_FLOW(op_demand), .could_seat = could_demand},                                \
    [OP_PUSH_FLEET] = {BY_FLOW(op_push_fleet), .could = could_push_fleet},                         \
    [OP_FIGHT_AS_SHIPS] = {BY_FLOW(op_units), .could_thing = could_fight_as_ship},

MEASURE(measure_assimilated);
MEASURE(measure_as_demanded);
#define COPY_MEASURE_RULES                                                                         \
    [MEASURE_ASSIMILATED] = measure_assimilated, [MEASURE_AS_DEMANDED] = measure_as_demanded,

/* Does a command token of the seat, maybe the owner's own, lie on this sheet? */
bool is_on_sheet(const struct arb_run *g, int owner, int seat);

KEYS_PASS(copy_keys_pass);

#endif
