/* action.h - 3, 4: the action phase, turns in order of initiative, what can be done in one; 89:
 * the tactical action. */
#ifndef ACTION_H
#define ACTION_H

enum action { ACTION_STRATEGIC = 1, ACTION_TACTICAL, ACTION_COMPONENT };

#define ACTION_VERBS(X)                                                                            \
    X(VERB_STRATEGIC, "strategic", "use {strategy}")                                               \
    X(VERB_ACTIVATE, "activate", "activate {system}")                                              \
    X(VERB_NO_MORE, "no more", "take no further action")                                           \
    X(VERB_PASS_TURN, "pass turn", "pass for the rest of the phase")
#define ACTION_EVENTS(X)                                                                           \
    X(EVENT_ROUND, "round", "Round {n} begins.")                                                   \
    X(EVENT_PASSES, "passes", "{Seat} passes.")                                                    \
    X(EVENT_ACTIVATES, "activates", "{Seat} activates {tile b}.")
#define ACTION_FLOWS(X) X(action_phase) X(turn) X(act) X(tactical_action)

FRAME(action_phase, int8_t seat;);
FRAME(turn, uint8_t seat;);
FRAME(act, uint8_t seat, talks; bool canceled;);
/* `free`: an effect lets the seat activate the system without a token. */
FRAME(tactical_action, uint8_t seat, cell; bool again, free;);

void ready_all(struct arb_run *g);

/* 89.0 Which step of a tactical action is under way, for screens; NULL: there is none. */
struct action_step {
    const char *rule, *name;
};
const struct action_step *action_step(const struct arb_run *g);

#endif
