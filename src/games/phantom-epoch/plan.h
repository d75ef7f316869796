/* plan.h - for programs that play: what cards come to, from where, and how good a space is, in
 * points of damage. All of it is read from what every seat can see and from one's own hand. */
#ifndef PLAN_H
#define PLAN_H

#include "kit_config.h"

/* What is weighed; the numbers can be trained. */
#define PLAN_PARAMETERS(X)                                                                         \
    X(KILL, "kill", 3, 1)                                                                          \
    X(INFLICT, "condition on an adversary", 1.3f, 0.5f)                                            \
    X(HEAL, "hit point healed", 0.8f, 0.4f)                                                        \
    X(CARD, "card spent", 0.35f, 0.2f)                                                             \
    X(AP, "action point spent", 0.06f, 0.04f)                                                      \
    X(REST, "card taken back", 0.4f, 0.15f)                                                        \
    X(AILING, "condition shaken off", 1.2f, 0.5f)                                                  \
    X(COURAGE, "damage risked", 0.12f, 0.08f)                                                      \
    X(FEAR, "damage risked when hurt", 0.7f, 0.3f)                                                 \
    X(NEARER, "step nearer to an attack", 0.25f, 0.12f)                                            \
    X(GOAL, "step nearer to the goal", 0.5f, 0.2f)                                                 \
    X(GOAL_IN_FIGHT, "the same in a fight", 0.12f, 0.08f)                                          \
    X(HOME, "step of the carrier", 1.2f, 0.4f)                                                     \
    X(OBJECT, "object of the goal hit", 2.5f, 1)                                                   \
    X(NOVA, "nova cell at hand", 0.5f, 0.3f)                                                       \
    X(HAZARD, "standing in a hazard", 2.5f, 1)                                                     \
    X(GUARD, "point of guard", 0.35f, 0.2f)
#define PLAN_ENUM(name, words, usual, step) PLAN_##name,
enum { PLAN_PARAMETERS(PLAN_ENUM) PLAN_COUNT };
#undef PLAN_ENUM

enum { HITS = 3, REACHES = 9, QUARRIES = 12 };

/* What a card does for who plays it. */
struct hit {
    int8_t value, range, pierce, targets;
    uint16_t inflict;
    float damage[QUARRIES], worth[QUARRIES]; /* to be expected, by quarry */
};
struct deed {
    int8_t before, after; /* MP before its first attack or heal, and behind it */
    uint8_t hits;
    struct hit hit[HITS];
    int8_t heal, heal_range; /* 0: it heals nobody */
    bool only_me;
    float more; /* all else that it does */
};

/* Whom one could attack: an adversary, or an object of the goal; and for each range, how many MP
 * it takes to a space from where it can be done (NEVER: none). */
enum { NEVER = 99 };
struct quarry {
    uint16_t thing;
    int8_t hp, guard;
    uint8_t need[REACHES];
};

/* How things stand for one character. */
struct scene {
    struct arb_run *g;
    const float *weigh;
    int who, quarries;
    struct quarry quarry[QUARRIES];
    struct hit plain;        /* an attack without a card's help */
    struct board_set wanted; /* spaces of the goal */
    bool fight;              /* somebody is near enough to fight */
};

void plan_look(struct arb_run *g, int who, const float *weigh, struct scene *s);
void plan_read(const struct scene *s, int card, struct deed *d);
/* Expected damage of one attack; with the better die, if `die` is below 0. */
float plan_damage(const struct scene *s, const struct hit *h, const struct quarry *q, int die);
/* What comes of these cards, with so many MP at hand, from where the character is. */
float plan_cards(const struct scene *s, const struct deed *const *deed, const int *ap, int count,
                 int mp);
/* What these cards come to without another step from this space; and how good it is to end there.
 */
float plan_from(const struct scene *s, int cell, const struct deed *const *deed, int count);
float plan_space(const struct scene *s, int cell);
float plan_danger(const struct scene *s, int cell);
/* How much good a heal of so many HP does from this space at best; whom may be NULL. */
float plan_heal(const struct scene *s, int cell, const struct deed *d, int *whom);
int plan_to_goal(const struct scene *s, int cell);

#endif
