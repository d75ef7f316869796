/* prefer.h - one seat that makes up its mind: what prefer.c and prefer_program.c share. Nothing
 * here is a rule. */
#ifndef LOTR_PREFER_H
#define LOTR_PREFER_H

#include "judgement.h"
#include "numbers.h"

/* Doing nothing weighs so much. */
#define NOTHING 50.0f
/* What comes to nothing now is not even tried out. */
#define POINTLESS (-1000.0f)

/* One seat that makes up its mind about one ask: what it looks at for more than
 * one option is found once. */
struct mind {
    struct arb_run *g;
    int seat;
    const float *p;
    float wanted;          /* willpower; below 0: not asked yet */
    int committed, staged; /* with it: willpower so far, threat to beat */
    int foes, ready;       /* below 0: not asked yet */
    float fighters, blows; /* with foes: how many should stay behind, and with what attack */
};
#define P(name) (m->p[P_##name])

static inline float stat(const struct mind *m, int card, enum stat what)
{
    return (float)stat_of(m->g, card, what, NULL);
}

static inline float life(const struct mind *m, int card)
{
    return (float)hit_points_left(m->g, card);
}

/* The worth of a character to its player, of an enemy or location to the foe. */
float worth(const struct mind *m, int card);

/* Progress that can still be made at this stage, that of the active location first. */
int progress_left(const struct arb_run *g);

#endif
