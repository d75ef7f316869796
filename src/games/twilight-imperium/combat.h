/* combat.h - dice that units roll and hits that they take (10, 18, 31, 77, 87); 78 space combat. */
#ifndef COMBAT_H
#define COMBAT_H

#define COMBAT_VERBS(X)                                                                            \
    X(VERB_FIRE, "fire", "fire")                                                                   \
    X(VERB_FIRE_AT, "fire-at", "fire at {seat}")                                                   \
    X(VERB_HOLD, "hold", "hold fire")                                                              \
    X(VERB_RETREAT, "retreat", "announce a retreat")                                               \
    X(VERB_STAND, "stand", "stand and fight")                                                      \
    X(VERB_FLEE, "flee", "retreat to {system}")
#define COMBAT_EVENTS(X)                                                                           \
    X(EVENT_COMBAT, "combat", "{Seat} and {seat b} fight a space combat in {tile c}.")             \
    X(EVENT_GROUND_COMBAT, "ground-combat", "{Seat} and {seat b} fight for {planet c}.")           \
    X(EVENT_HITS, "hits", "{Seat} scores {n b} hit{s}.")                                           \
    X(EVENT_SUSTAINS, "sustains", "{Seat}'s {unit b} sustains damage.")                            \
    X(EVENT_DESTROYED, "destroyed", "{Seat} loses {n c} {unit b}.")                                \
    X(EVENT_ANNOUNCES, "announces", "{Seat} announces a retreat.")                                 \
    X(EVENT_RETREATS, "retreats", "{Seat} retreats to {tile b}.")                                  \
    X(EVENT_WINS, "wins", "{Seat} wins the combat.")                                               \
    X(EVENT_DRAW, "draw", "Nobody wins the combat.")
#define COMBAT_FLOWS(X)                                                                            \
    X(fire)                                                                                        \
    X(take_hits)                                                                                   \
    X(space_cannon_offense)                                                                        \
    X(space_combat) X(combat_round) X(barrage) X(announce_retreats) X(retreat) X(end_combat)

#define LEAVING 0x100 /* with the cell of ASSIGN_CAPACITY: nothing there takes fighters in */

#define DAMAGED_PART 0x8000 /* with a stack in assignments: the damaged ones of it */

/* What hits may be taken by. */
enum hit_on { ON_SHIPS, ON_FIGHTERS, ON_GROUND_FORCES, ON_LARGE_SHIPS };

/* All of a seat's units that can, roll: hits. `place` is what they fire from (a planet, a
 * system), `against` the seat they fire at. */
FRAME(fire, uint8_t seat, why, place, against, roll;);
/* The seat takes hits in a place: 87 sustain first, then units are destroyed. */
FRAME(take_hits, uint8_t seat, place, on, hits, large, by, why;);
FRAME(space_cannon_offense, uint8_t n, seat, target;);
FRAME(space_combat, uint8_t other;);
FRAME(combat_round, uint8_t n;);
FRAME(barrage, uint8_t hits;);
FRAME(announce_retreats, uint8_t side;);
FRAME(retreat, uint8_t side, to;);
FRAME(end_combat, uint8_t winner;);

struct stack;
struct shots {
    int count;
    struct shot {
        uint16_t thing;
        uint8_t value, dice;
        int8_t add;
    } shot[40];
};
/* Everything that rolls for this, group by group (18.2, 78.s3b). */
void shots_of(const struct arb_run *g, int seat, int why, int place, struct shots *out);
bool fights_on_ground(const struct arb_run *g, const struct stack *st);
extern const char *const unit_words[11][2];     /* one, several */
void nobody_hurt(struct arb_run *g, int place); /* a round begins */
bool is_out_of_sight(const struct arb_run *g, int place, int seat, int on);
bool can_sustain(const struct arb_run *g, const struct stack *st);
void sustain(struct arb_run *g, struct stack *st, int count);
bool may_fire(const struct arb_run *g, int seat, int why, int place);
/* 78.s5c Systems to which a seat could retreat. */
uint64_t retreats_to(const struct arb_run *g, int seat, int cell);
void destroy_units(struct arb_run *g, int place, int seat, int unit, int count, int damaged,
                   const char *rule);
/* Opponent of a seat in the combat that is fought, or NOBODY (62). */
int opponent_of(const struct arb_run *g, int seat);

#endif
