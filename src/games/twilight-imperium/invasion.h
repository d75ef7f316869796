/* invasion.h - 49 Invasion: 15 bombardment, landing, 77.6 space cannon defense, 42 ground combat,
 * 25 control. */
#ifndef INVASION_H
#define INVASION_H

#define INVASION_VERBS(X)                                                                          \
    X(VERB_BOMBARD, "bombard", "a {unit b} bombards {planet}")                                     \
    X(VERB_NO_BOMB, "no bombs", "it does not fire")                                                \
    X(VERB_CUSTODIANS, "custodians", "remove the custodians token for 6 influence")                \
    X(VERB_LEAVE_CUSTODIANS, "leave custodians", "leave the custodians in peace")                  \
    X(VERB_COMMIT, "commit", "land {n c} {stack} on {planet b}")                                   \
    X(VERB_COMMITTED, "committed", "land no more")                                                 \
    X(VERB_FIRST, "first", "{planet} first")
#define INVASION_EVENTS(X)                                                                         \
    X(EVENT_BOMBARDS, "bombards", "{Seat} bombards {planet b}.")                                   \
    X(EVENT_LANDS, "lands", "{Seat} lands {n c} {unit b} on {planet d}.")                          \
    X(EVENT_CUSTODIANS, "custodians", "{Seat} removes the custodians token.")                      \
    X(EVENT_CUSTODIANS_STAY, "custodians stay",                                                    \
      "{Seat} has not the {n b} influence for the custodians token.")                              \
    X(EVENT_CONTROLS, "controls", "{Seat} controls {planet b}.")
#define INVASION_FLOWS(X)                                                                          \
    X(invasion)                                                                                    \
    X(fight_on_planets)                                                                            \
    X(bombardment)                                                                                 \
    X(custodians)                                                                                  \
    X(leave_no_ships)                                                                              \
    X(commit)                                                                                      \
    X(cannon_defense)                                                                              \
    X(next_planet)                                                                                 \
    X(ground_combat) X(establish_control) X(gain_planet) X(destroy_structures) X(take_over)

FRAME(invasion, uint8_t seat, committed, left;);
/* `committed`: planets that were landed on, as bits by their place in the system. */
FRAME(fight_on_planets, uint8_t seat, committed, left, n;);
FRAME(bombardment, uint8_t seat, unit, left, n;);
FRAME(custodians, uint8_t seat; struct payment p;);
FRAME(leave_no_ships, uint8_t seat;);
FRAME(commit, uint8_t seat; bool must; uint8_t committed;
      uint64_t gave[2];); /* planets that gave one */
FRAME(cannon_defense, uint8_t seat, planet, n;);
/* Which of several planets of the active system (bits by their place in it) comes next. */
FRAME(next_planet, uint8_t seat, left;);
FRAME(ground_combat, uint8_t planet, other, n;);
FRAME(establish_control, uint8_t seat, committed, n, found;);
/* 25.5 In a system. */
FRAME(take_over, uint8_t cell, n;);
/* 25.1 The seat gains control, with all that follows. */
/* With `waits` exploring is left to who gains several; the result says whether there is some. */
FRAME(gain_planet, uint8_t seat, planet, from; bool waits;);
FRAME(destroy_structures, uint8_t seat, planet, other;);

void lose_planet(struct arb_run *g, int planet);
/* 53.2 The card of a legendary planet comes to whoever controls it. */
void take_legendary(struct arb_run *g, int seat, int planet);
void purge_legendary(struct arb_run *g, int planet);
/* How many of a kind could bombard in the active system. */
int bombarding(const struct arb_run *g, int seat, int unit);
int place_in_system(const struct arb_run *g, int planet);
bool is_shielded(const struct arb_run *g, int seat, int planet);
int other_with_ground_forces(const struct arb_run *g, int planet, int seat);

#endif
