/* plan.h - for programs that play: cards and the map read into what the kit weighs (tactics.h).
 * All of it is what every seat can see, and one's own hand. */
#ifndef PLAN_H
#define PLAN_H

#include "kit_config.h"

#include "tactics.h"

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
struct scene {
    struct arb_run *g;
    int who;
    struct tactics t;
    int8_t guard[QUARRIES]; /* of each quarry */
};

/* A card that was read, and how it heals. */
struct card {
    int thing;
    struct deed deed;
    int8_t heal, heal_range;
    bool only_me;
};

void plan_look(struct arb_run *g, int who, const float *weigh, struct scene *s);
void plan_read(const struct scene *s, int thing, struct card *card);
/* Expected damage of an attack with so much on the die, so much of guard pierced. */
float plan_damage(const struct scene *s, int quarry, int value, int pierce, int die);
/* How much good the card's heal does from this space at best. */
float plan_heal(const struct scene *s, int cell, const struct card *card);
float plan_space(const struct scene *s, int cell);

#endif
