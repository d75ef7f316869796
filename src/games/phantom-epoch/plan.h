/* plan.h - for programs that play: cards and the map read into what the kit weighs (tactics.h).
 * All of it is what every seat can see, and one's own hand. */
#ifndef PLAN_H
#define PLAN_H

#include "kit_config.h"

#include "tactics_handful.h"

/* What is weighed; the numbers can be trained. */
#define PLAN_PARAMETERS(X)                                                                         \
    TACTICS_PARAMETERS(X)                                                                          \
    X(INFLICT, "condition on an adversary", 1.3f, 0.5f)                                            \
    X(HEAL, "hit point healed", 0.8f, 0.4f)                                                        \
    X(REST, "card taken back", 0.4f, 0.15f)                                                        \
    X(AILING, "condition shaken off", 1.2f, 0.5f)                                                  \
    X(HOME, "step of the carrier", 1.2f, 0.4f)                                                     \
    X(OBJECT, "object of the goal hit", 2.5f, 1)                                                   \
    X(NOVA, "nova cell at hand", 0.5f, 0.3f)                                                       \
    X(HAZARD, "standing in a hazard", 2.5f, 1)                                                     \
    X(GUARD, "point of guard", 0.35f, 0.2f)
#define PLAN_ENUM(name, words, usual, step) PLAN_##name,
enum { PLAN_PARAMETERS(PLAN_ENUM) PLAN_COUNT };
#undef PLAN_ENUM

/* How things stand for one character. */
void plan_look(struct arb_run *g, int who, const float *weigh, struct tactics *t);
/* Expected damage of an attack with so much on the die, so much of guard pierced. */
float plan_damage(const struct tactics *t, int quarry, int value, int pierce, int die);

/* For struct arb_rules. */
void epoch_prefer(struct arb_run *g, int seat, const struct arb_option *option, int count,
                  const float *parameter, float *likes);
void epoch_features_of(struct arb_run *g, int seat, float *x);
extern const struct arb_feature epoch_features[];
extern const struct arb_parameter epoch_parameters[];

#endif
