/* movement.h - 58 Movement as one form; 95 transport; 16, 37: capacity and fleet pool. */
#ifndef MOVEMENT_H
#define MOVEMENT_H

#define MOVE_VERBS(X)                                                                              \
    X(VERB_MOVE, "move", "move {n b} {stack a} from {stack_at a}{mover c}")                        \
    X(VERB_MOVED, "moved", "that is all that moves")                                               \
    X(VERB_LOAD, "load", "take {n b} {stack a} along from {stack_at a}{damaged c}")                \
    X(VERB_LOADED, "loaded", "take no more along")
/* The last number of an option to move: 1 if they are damaged, and how many ships that would be
 * more than the fleet pool holds. */
enum { BEYOND_AT = 2 };
#define MOVE_EVENTS(X)                                                                             \
    X(EVENT_SWAPS_SYSTEMS, "swaps-systems", "{Tile} and {tile b} change places.")                  \
    X(EVENT_REPLACES_TILE, "replaces-tile", "{Tile} becomes {tile b}.")                            \
    X(EVENT_MOVES, "moves", "{Seat} moves {n c} {unit b} to {tile d}.")                            \
    X(EVENT_LOST_IN_RIFT, "rift", "{Seat} loses a {unit b} in a gravity rift.")                    \
    X(EVENT_REMOVED, "removed", "{Seat} removes {n c} {unit b} from {tile d}.")
#define MOVE_FLOWS(X)                                                                              \
    X(movement)                                                                                    \
    X(load_ship)                                                                                   \
    X(cross_rifts) X(flee_rift) X(keep_capacity) X(keep_fleet) X(keep_room) X(keep_all_fleets)

FRAME(movement, uint8_t seat; uint64_t left;);
FRAME(load_ship, uint8_t seat, ship;);
FRAME(cross_rifts, uint8_t seat, ship, ask, roll, lost;);
/* 41.2 All ships of a fleet go to a system beside their rift, with what they carry. */
FRAME(flee_rift, uint8_t seat, from, to, unit, left;);
/* 16.3: what a seat has too much in a space area is removed; 37.3 likewise for ships. */
FRAME(keep_capacity, uint8_t seat, cell;);
FRAME(keep_fleet, uint8_t seat, cell;);
FRAME(keep_room, uint8_t seat, cell;); /* both */
FRAME(keep_all_fleets, uint8_t seat, cell;);

struct stack;
/* 58.4c Systems with a token of the seat, but the active one, which nothing leaves. */
uint64_t systems_locked(const struct arb_run *g, int seat);
/* A ship that the token of its owner holds where it is. */
bool is_held(const struct arb_run *g, const struct stack *st);
/* How many of a stack, sound or damaged ones, are not yet to be moved or carried. */
int left_to_move(const struct arb_run *g, const struct stack *st, bool damaged);

/* Single ships that may still move one further than they could. */
int boosts_left(const struct arb_run *g, int seat);
/* 95.1 The systems in which a ship that is to move can pick something up, and that it does. */
uint64_t picks_up_in(const struct arb_run *g, int seat, int ship);
void pass_by(struct arb_run *g, int seat, int ship, int cell);

/* What it takes a ship of this seat to go from every system to one: move it must have, at least,
 * and gravity rifts it leaves on the way. */
enum { TOO_FAR = 255 };
struct routes {
    uint8_t steps[64], dice[64];
    uint64_t risky;   /* systems out of which dice are rolled */
    uint64_t boosted; /* systems out of which the way leaves a rift */
};
/* 11.1, 86.1 May ships of the seat move into this system? */
bool can_enter(const struct arb_run *g, int seat, int cell);
/* 59.1 The same for ships that retreat or that an ability moves: it is not the active system. */
bool can_come_to(const struct arb_run *g, int seat, int cell);
/* 41.2 Dice for leaving a system: 1 if it is a rift, unless units of the seat make it one. */
int rolls_to_leave(const struct arb_run *g, int seat, int cell);
/* 58.4b Systems that ships of the seat can move through. */
uint64_t passable(const struct arb_run *g, int seat, bool past_ships);
bool may_pass_wormhole(const struct arb_run *g, int seat, int from, int move);
/* The same for a ship that is beside every system with a mech of its owner. */
uint64_t systems_with_mechs(const struct arb_run *g, int seat);
void shorten_by_mechs(const struct arb_run *g, int seat, int to, struct routes *r);
void find_routes(const struct arb_run *g, int seat, int to, bool rifts, bool past_ships,
                 struct routes *out);

#endif
