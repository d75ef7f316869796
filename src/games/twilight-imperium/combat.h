/* combat.h - dice that units roll and hits that they take (10, 18, 31, 77, 87); 78 space combat. */
#ifndef COMBAT_H
#define COMBAT_H

#define COMBAT_VERBS(X)                                                                            \
    X(VERB_FIRE, "fire", "fire")                                                                   \
    X(VERB_FIRE_AT, "fire at", "fire at {seat}")                                                   \
    X(VERB_HOLD, "hold", "hold fire")                                                              \
    X(VERB_RETREAT, "retreat", "announce a retreat")                                               \
    X(VERB_STAND, "stand", "stand and fight")                                                      \
    X(VERB_FLEE, "flee", "retreat to {system}")
#define COMBAT_EVENTS(X)                                                                           \
    X(EVENT_COMBAT, "combat", "{Seat} and {seat b} fight a space combat in {tile c}.")             \
    X(EVENT_GROUND_COMBAT, "ground-combat", "{Seat} and {seat b} fight for {planet c}.")           \
    X(EVENT_ROLLS_AGAIN, "rolls-again", "{Seat} has all dice of this round rolled anew.")          \
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
    X(space_combat)                                                                                \
    X(fight_in_space)                                                                              \
    X(combat_round) X(barrage) X(announce_retreats) X(retreat) X(retreated) X(end_combat)

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
/* 78 A whole combat between these, wherever it is. */
FRAME(fight_in_space, uint8_t place, attacker, defender;);
FRAME(combat_round, uint8_t n;);
FRAME(barrage, uint8_t hits;);
FRAME(announce_retreats, uint8_t side;);
FRAME(retreat, uint8_t side, seat, to;);
FRAME(retreated, uint8_t seat, to;);
FRAME(end_combat, uint8_t winner;);

struct stack;
/* for (each stack of a kind that can bombard in a system): in space, and on planets if an effect
 * says so. */
#define EACH_BOMBARDER(g, cell, seat, unit, st)                                                    \
    for (struct stack *st = next_bombarder(g, cell, seat, unit, NULL); st;                         \
         st = next_bombarder(g, cell, seat, unit, st))
struct stack *next_bombarder(const struct arb_run *g, int cell, int seat, int unit,
                             const struct stack *after);
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
/* Hits to be expected of one such roll, for screens. */
double hits_to_expect(const struct arb_run *g, int seat, int why, int place, int against);
/* Units that rerolled dice at their risk and hit nothing are destroyed (effect_dice.c). */
void lose_risked(struct arb_run *g, int roll, const struct shots *shots);
/* Has the seat anything there that fights on the ground? */
bool has_ground_fighters(const struct arb_run *g, int place, int seat);
bool fights_on_ground(const struct arb_run *g, const struct stack *st);
/* Ships, and in a space combat what has been turned over there. */
bool counts_as_ship(const struct arb_run *g, const struct stack *st);
/* Is the unit card on its other side? */
bool is_turned_over(const struct arb_run *g, int seat, int unit);
extern const char *const unit_words[11][2];     /* one, several */
void nobody_hurt(struct arb_run *g, int place); /* a round begins */
bool is_out_of_sight(const struct arb_run *g, int place, int seat, int on);
bool can_sustain(const struct arb_run *g, const struct stack *st);
void sustain(struct arb_run *g, struct stack *st, int count);
/* The flagship that one of the units fights like, by an effect; NULL. */
const struct thing_def *model_of(const struct arb_run *g, const struct stack *st);
bool may_fire(const struct arb_run *g, int seat, int why, int place);
/* Hits of a roll, with what is due to units that rolled at their risk. */
int count_hits(struct arb_run *g, int seat, int why, int place, int roll);
/* 78.s5c Systems to which a seat could retreat. */
uint64_t retreats_to(const struct arb_run *g, int seat, int cell);
void destroy_units(struct arb_run *g, int place, int seat, int unit, int count, int damaged,
                   const char *rule);
/* Opponent of a seat in the combat that is fought, or NOBODY (62). */
int opponent_of(const struct arb_run *g, int seat);

#endif
