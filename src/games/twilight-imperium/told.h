/* told.h - what can be done and what happens, each with its sentence (text.h): the rows of the
 * chapters together. */
#ifndef TOLD_H
#define TOLD_H

#define VERBS(X)                                                                                   \
    X(VERB_NONE, "", "")                                                                           \
    X(VERB_DONE, "done", "done")                                                                   \
    X(VERB_PUT_NEXT, "put next", "{thing} next")                                                   \
    SETUP_VERBS(X)                                                                                 \
    STRATEGY_VERBS(X)                                                                              \
    ACTION_VERBS(X)                                                                                \
    TOKEN_VERBS(X)                                                                                 \
    MOVE_VERBS(X)                                                                                  \
    COMBAT_VERBS(X)                                                                                \
    UNIT_EFFECT_VERBS(X)                                                                           \
    INVASION_VERBS(X)                                                                              \
    PRODUCTION_VERBS(X)                                                                            \
    SUPPLY_VERBS(X)                                                                                \
    TECHNOLOGY_VERBS(X)                                                                            \
    ASSIMILATE_VERBS(X)                                                                            \
    STATUS_VERBS(X) AGENDA_VERBS(X) TRADE_VERBS(X) RIVAL_VERBS(X) EXPLORATION_VERBS(X) KIT_VERBS(X)
#define EVENTS(X)                                                                                  \
    SETUP_EVENTS(X)                                                                                \
    STRATEGY_EVENTS(X)                                                                             \
    ACTION_EVENTS(X)                                                                               \
    TOKEN_EVENTS(X)                                                                                \
    PLAY_EVENTS(X)                                                                                 \
    MOVE_EVENTS(X)                                                                                 \
    COMBAT_EVENTS(X)                                                                               \
    INVASION_EVENTS(X)                                                                             \
    PRODUCTION_EVENTS(X)                                                                           \
    TECHNOLOGY_EVENTS(X)                                                                           \
    ASSIMILATE_EVENTS(X)                                                                           \
    LEADER_EVENTS(X)                                                                               \
    STATUS_EVENTS(X)                                                                               \
    AGENDA_EVENTS(X)                                                                               \
    TRADE_EVENTS(X)                                                                                \
    RIVAL_EVENTS(X)                                                                                \
    COPY_EVENTS(X)                                                                                 \
    NOTE_EVENTS(X) CAPTURE_EVENTS(X) UNIT_EFFECT_EVENTS(X) EXPLORATION_EVENTS(X) KIT_EVENTS(X)
#define FLOWS(X)                                                                                   \
    SETUP_FLOWS(X)                                                                                 \
    STRATEGY_FLOWS(X)                                                                              \
    ACTION_FLOWS(X)                                                                                \
    TOKEN_FLOWS(X)                                                                                 \
    MOVE_FLOWS(X)                                                                                  \
    COMBAT_FLOWS(X)                                                                                \
    INVASION_FLOWS(X)                                                                              \
    PRODUCTION_FLOWS(X)                                                                            \
    SUPPLY_FLOWS(X)                                                                                \
    CAPTURE_FLOWS(X)                                                                               \
    EXPLORATION_FLOWS(X)                                                                           \
    TRADE_FLOWS(X)                                                                                 \
    TECHNOLOGY_FLOWS(X)                                                                            \
    ASSIMILATE_FLOWS(X) STATUS_FLOWS(X) AGENDA_FLOWS(X) PILE_FLOWS(X) ABILITY_FLOWS(X) X(carry)
#define OWN_LIMITS(X)                                                                              \
    X(LIMIT_STACKS, "more groups of units than a table holds")                                     \
    X(LIMIT_UNITS, "more units of one kind than a table counts")

#endif
