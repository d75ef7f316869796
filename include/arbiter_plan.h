/* arbiter_plan.h - what the judgement of bots is made of, for those who plan ahead and those
 * who train.
 *
 * A game names parameters, by which it prefers options, and features, by which it tells how a
 * position looks. A judgement has a number for each: the usual ones, which the game states or its
 * own pack does, in judgement.json,
 *
 *     {"parameters": {NAME: [what it is called, usual, step]}, "features": {NAME: [words, weight]}}
 *
 * (where a feature can also be the product of two others, "FIRST*SECOND", that only the file
 * names), or trained ones out of a file in the folder of a pack, bots.json:
 *
 *     {"judgements": {KIND: {"parameters": {name: number}, "weights": {name: number},
 *                            "ahead": rounds, "care": times, "made": how}}}
 *
 * KIND is the kind of a play, such as a scenario, or "" for all that have none of their own.
 * What the file leaves out is as usual; a name that the game does not have is an error. */
#ifndef ARBITER_PLAN_H
#define ARBITER_PLAN_H

#include "arbiter.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { ARB_PARAMETERS = 128, ARB_FEATURES = 96 };

struct arb_parameter {
    const char *name;
    float usual; /* before training */
    float step;  /* how far training looks at first */
};

struct arb_feature {
    const char *name;
    const char *words; /* for people: "coins", "wounds"; "": nothing to speak of */
    float weight;      /* before training */
};

struct arb_judgement {
    float parameter[ARB_PARAMETERS];
    float weight[ARB_FEATURES];
    int ahead; /* rounds that are imagined before a position is appraised; 0: as the game says */
    int care;  /* how many times more thought a close choice is worth than usual; 0: once */
};

/* The game's lists, ended by a NULL name; NULL: it has none. */
const struct arb_parameter *arb_parameters(const arb_game *game);
const struct arb_feature *arb_features(const arb_game *game);

/* A product of two features tells something about the second: which that is; any other feature
 * tells about itself. */
int arb_feature_told(const arb_game *game, int feature);

/* How many rounds ahead are imagined before features tell how it looks: as the judgement of this
 * kind of play says, or as the game does; 0: to the end. */
int arb_look_ahead(const arb_table *table);

/* How many times more thought than usual a close choice is worth: as the judgement of this kind
 * of play says, or 1. */
int arb_care(const arb_table *table);

/* Do the seats play against each other? */
bool arb_rivals(const arb_game *game);

/* The judgement of a kind of play: trained, if it was; NULL: the usual one. */
const struct arb_judgement *arb_judgement(const arb_game *game, const char *kind);

/* Which kind of play this is; "" if the game does not tell plays apart. */
const char *arb_kind_of_play(const arb_table *table);

/* From now on judge positions of this table and its samples so; it must last as long as
 * they do. NULL: by the judgement of its kind of play. */
void arb_judge_by(arb_table *table, const struct arb_judgement *judgement);

/* Decks of a sample have an order from now on, as far as the game can say so: samples of one
 * seed that go different ways meet the same draws. */
void arb_settle_chance(arb_table *sample);

/* The features of a position as a seat sees it. False: the game has none. */
bool arb_look(arb_table *table, int seat, float x[ARB_FEATURES]);

/* Do two options of an ask come to the same, such as copies of a card? */
bool arb_alike(arb_table *table, const struct arb_ask *ask, int a, int b);

/* The round, for games that have rounds; else 0. */
int arb_round(const arb_table *table);

/* Is it one of those that arb_answer_all() would choose? */
bool arb_is_of_all(arb_table *table, const struct arb_ask *ask, int choice);

/* What the standing orders that new players begin with would answer; -1: they would be asked. */
int arb_new_player_answers(arb_table *table, const struct arb_ask *ask);

#ifdef __cplusplus
}
#endif
#endif
