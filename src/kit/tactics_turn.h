/* tactics_turn.h - a turn of a figure as a sensible player looks at it: how much each thing that
 * can be done is liked, on the scale of arb_rules.prefer: 50 is doing nothing, and a point of
 * damage is worth LIKES_A_POINT.
 *
 * The game looks around once for each question (struct tactics), adds the cards that are at hand
 * as deeds and calls tactics_begin(); then it asks about the options one by one. A card can be
 * played as it is, given for points of movement, or given for a plain attack; games that know only
 * some of that ask only about those. */
#ifndef KIT_TACTICS_TURN_H
#define KIT_TACTICS_TURN_H

#include "tactics.h"

enum { LIKES_NOTHING = 50, LIKES_A_POINT = 4 };

struct tactics_turn {
    struct tactics t;
    int count;
    struct deed deed[DEEDS_AT_HAND];
    const struct deed *all[DEEDS_AT_HAND];
    float here; /* what can be done without a step, and how good it is to stand here */
};

/* Returns where the deed lies; what is beyond DEEDS_AT_HAND is left out. */
struct deed *tactics_add(struct tactics_turn *turn, struct deed deed);
void tactics_begin(struct tactics_turn *turn);

/* To go to a cell for so many points. */
float tactics_like_cell(const struct tactics_turn *turn, int cell, int points);
/* To play the card as it is. Those that only move are played before a step is made, so that their
 * points go together. */
float tactics_like_play(const struct tactics_turn *turn, int thing);
/* To give it for so many points, or for a plain attack. */
float tactics_like_as_points(const struct tactics_turn *turn, int thing, int points);
float tactics_like_as_attack(const struct tactics_turn *turn, int thing);
/* To attack this one with what is expected to do so much damage. */
float tactics_like_target(const struct tactics_turn *turn, int quarry, float damage);

/* Which deeds to take for a round, within so many action points: those that are chosen already, a
 * bit each, and the best that can be chosen with them. */
struct tactics_hand {
    unsigned chosen, best;
    float worth;
};
void tactics_choose(const struct tactics_turn *turn, int points, struct tactics_hand *hand);
/* To choose this card besides, and to leave it at those that are chosen. */
float tactics_like_choice(const struct tactics_turn *turn, const struct tactics_hand *hand,
                          int thing);
float tactics_like_done(const struct tactics_hand *hand);

/* The game's: what the heal of a deed does from this cell at best. */
float game_heal_from(const struct tactics *t, int cell, const struct deed *deed);

#endif
