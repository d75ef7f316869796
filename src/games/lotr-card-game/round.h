/* round.h - the round: setup, phases, action windows, and the step that is being carried out. */
#ifndef LOTR_ROUND_H
#define LOTR_ROUND_H

#include "kit_config.h"

/* setup.c */
FRAME(game, uint8_t unused;);
FRAME(setup, struct turns turn;);

/* round.c */
FRAME(round, uint8_t unused;);
/* The steps of one phase; `after` is the step the window follows. With
 * `active` set it is the planning window of that player. */
FRAME(action_window, uint8_t player; uint8_t passes; uint8_t planning; uint8_t after;);
FRAME(resource_phase, uint8_t player;);
FRAME(planning_phase, struct turns turn;);
FRAME(refresh_phase, uint8_t player; uint16_t card; uint8_t owed;);
/* A phase or round begins or ends: its facts, its lasting effects. */
FRAME(phase_point, uint8_t fact; uint8_t phase;);

/* Every step of Appendix I, so that logs, views and tests can name it. */
// clang-format off
#define STEPS(X)                                                                                   \
    X(SETUP, "setup") X(0_0, "0.0")                                                                \
    X(1_1, "1.1") X(1_2, "1.2") X(1_3, "1.3") X(1_4, "1.4")                                        \
    X(2_1, "2.1") X(2_2, "2.2") X(2_3, "2.3") X(2_4, "2.4")                                        \
    X(3_1, "3.1") X(3_2, "3.2") X(3_3, "3.3") X(3_4, "3.4") X(3_5, "3.5")                          \
    X(4_1, "4.1") X(4_2, "4.2") X(4_3, "4.3")                                                      \
    X(5_1, "5.1") X(5_2, "5.2") X(5_3, "5.3") X(5_4, "5.4")                                        \
    X(6_1, "6.1") X(6_2, "6.2") X(6_3, "6.3") X(6_4A, "6.4a") X(6_4B, "6.4b") X(6_4_1, "6.4.1")    \
    X(6_4_2, "6.4.2") X(6_4_3, "6.4.3") X(6_4_4, "6.4.4") X(6_5, "6.5") X(6_6, "6.6")              \
    X(6_7, "6.7") X(6_8A, "6.8a") X(6_8B, "6.8b") X(6_8_1, "6.8.1") X(6_8_2, "6.8.2")              \
    X(6_8_3, "6.8.3") X(6_8_4, "6.8.4") X(6_9, "6.9") X(6_10, "6.10") X(6_11, "6.11")              \
    X(7_1, "7.1") X(7_2, "7.2") X(7_3, "7.3") X(7_4, "7.4") X(7_5, "7.5")                          \
    X(0_1, "0.1")
// clang-format on
#define STEP_ENUM(name, words) STEP_##name,
enum step { STEPS(STEP_ENUM) STEP_COUNT };

static inline void step(struct arb_run *g, enum step step)
{
    g->s->step = (uint8_t)step;
}

#endif
