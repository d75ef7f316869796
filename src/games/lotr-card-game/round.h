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

/* Every step of Appendix I: what the book calls it, and how it reads after "Actions after" and
 * in a heading. */
#define STEPS(X)                                                                                   \
    X(SETUP, "setup", "setting up")                                                                \
    X(0_0, "0.0", "the beginning of the round")                                                    \
    X(1_1, "1.1", "the beginning of the resource phase")                                           \
    X(1_2, "1.2", "gaining resources")                                                             \
    X(1_3, "1.3", "drawing cards")                                                                 \
    X(1_4, "1.4", "the end of the resource phase")                                                 \
    X(2_1, "2.1", "the beginning of the planning phase")                                           \
    X(2_2, "2.2", "playing cards")                                                                 \
    X(2_3, "2.3", "the next player's planning")                                                    \
    X(2_4, "2.4", "the end of the planning phase")                                                 \
    X(3_1, "3.1", "the beginning of the quest phase")                                              \
    X(3_2, "3.2", "committing characters")                                                         \
    X(3_3, "3.3", "staging")                                                                       \
    X(3_4, "3.4", "quest resolution")                                                              \
    X(3_5, "3.5", "the end of the quest phase")                                                    \
    X(4_1, "4.1", "the beginning of the travel phase")                                             \
    X(4_2, "4.2", "traveling")                                                                     \
    X(4_3, "4.3", "the end of the travel phase")                                                   \
    X(5_1, "5.1", "the beginning of the encounter phase")                                          \
    X(5_2, "5.2", "optional engagement")                                                           \
    X(5_3, "5.3", "engagement checks")                                                             \
    X(5_4, "5.4", "the end of the encounter phase")                                                \
    X(6_1, "6.1", "the beginning of the combat phase")                                             \
    X(6_2, "6.2", "dealing shadow cards")                                                          \
    X(6_3, "6.3", "the start of enemy attacks")                                                    \
    X(6_4A, "6.4a", "choosing the enemy that attacks")                                             \
    X(6_4B, "6.4b", "the start of an enemy attack")                                                \
    X(6_4_1, "6.4.1", "declaring defenders")                                                       \
    X(6_4_2, "6.4.2", "the shadow effects")                                                        \
    X(6_4_3, "6.4.3", "the enemy's damage")                                                        \
    X(6_4_4, "6.4.4", "the end of an enemy attack")                                                \
    X(6_5, "6.5", "the next player's enemies")                                                     \
    X(6_6, "6.6", "the end of enemy attacks")                                                      \
    X(6_7, "6.7", "the start of player attacks")                                                   \
    X(6_8A, "6.8a", "declaring an attack")                                                         \
    X(6_8B, "6.8b", "declaring attackers")                                                         \
    X(6_8_1, "6.8.1", "declaring attackers")                                                       \
    X(6_8_2, "6.8.2", "totaling the attack")                                                       \
    X(6_8_3, "6.8.3", "the players' damage")                                                       \
    X(6_8_4, "6.8.4", "the end of an attack")                                                      \
    X(6_9, "6.9", "the next player's attacks")                                                     \
    X(6_10, "6.10", "the end of player attacks")                                                   \
    X(6_11, "6.11", "the end of the combat phase")                                                 \
    X(7_1, "7.1", "the beginning of the refresh phase")                                            \
    X(7_2, "7.2", "readying cards")                                                                \
    X(7_3, "7.3", "raising threat")                                                                \
    X(7_4, "7.4", "passing the first player token")                                                \
    X(7_5, "7.5", "the end of the refresh phase")                                                  \
    X(0_1, "0.1", "the end of the round")
#define STEP_ENUM(name, number, phrase) STEP_##name,
enum step { STEPS(STEP_ENUM) STEP_COUNT };
extern const char *const step_names[STEP_COUNT], *const step_phrases[STEP_COUNT];

static inline void step(struct arb_run *g, enum step step)
{
    g->s->step = (uint8_t)step;
}
/* The step in which a phase begins or ends. */
#define PHASE_BEGINS(name, at, rule) PHASE_POINT(BEGINS, name, at, rule)
#define PHASE_ENDS(name, at, rule) PHASE_POINT(ENDS, name, at, rule)
#define PHASE_POINT(what, name, at, rule)                                                          \
    do {                                                                                           \
        step(g, at);                                                                               \
        RULE(rule);                                                                                \
        CALL(phase_point, .fact = FACT_PHASE_##what, .phase = PHASE_##name);                       \
    } while (0)

#endif
