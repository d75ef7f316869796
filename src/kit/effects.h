/* effects.h - the parts for effects together: what a game's tables hold for all of them, and
 * their one place in its block.
 *
 * A game's kit_config.h includes the parts, then this header; its verbs hold EFFECT_VERBS,
 * its events EFFECT_EVENTS, its limits EFFECT_LIMITS, its flows EFFECT_FLOWS, and its block
 * a struct effects, which is KIT_EFFECTS(g). Its words (say.h) have {thing}, {mode} by its op and
 * {text} by the number of content->text. What a game need not say is in effects_plain.c. */
#ifndef KIT_EFFECTS_H
#define KIT_EFFECTS_H

#include "initiate.h"
#include "modify.h"
#include "points.h"
#include "query.h"

#define EFFECT_VERBS(X)                                                                            \
    X(VERB_PASS, "pass", "pass")                                                                   \
    X(VERB_USE, "use", "use {thing}")                                                              \
    X(VERB_RESPOND, "respond", "answer with {thing}")                                              \
    X(VERB_RESOLVE, "resolve", "first {thing}")                                                    \
    X(VERB_ACCEPT, "accept", "do it")                                                              \
    X(VERB_DECLINE, "decline", "do not")                                                           \
    X(VERB_CHOOSE, "choose", "{thing}")                                                            \
    X(VERB_CHOOSE_SEAT, "choose seat", "{seat}")                                                   \
    X(VERB_CHOOSE_MODE, "choose mode", "{mode}")                                                   \
    X(VERB_DRAWN, "drawn", "{thing}")                                                              \
    X(VERB_PAY_WITH, "pay with", "pay with {thing}")
#define EFFECT_EVENTS(X)                                                                           \
    X(EVENT_TRIGGER, "trigger", "{Thing b} takes effect.")                                         \
    X(EVENT_CANCEL, "cancel", "{Seat} cancels the effect of {thing b}.")                           \
    X(EVENT_LASTING, "lasting", "{Thing b} changes {thing d} for a while.")
#define EFFECT_LIMITS(X)                                                                           \
    X(SCOPES_LIMIT, "more effects inside each other than a table holds")                           \
    X(LISTENERS_LIMIT, "more abilities at work than a table holds")                                \
    X(FACT_QUEUE_LIMIT, "more happens at once than a table holds")                                 \
    X(USED_LIMIT, "more answers at once than a table holds")                                       \
    X(IMMINENTS_LIMIT, "more is about to happen at once than a table holds")                       \
    X(DELAYED_LIMIT, "more effects wait for their moment than a table holds")                      \
    X(ANSWERS_LIMIT, "more different answers are hidden than a table holds")                       \
    X(LASTING_LIMIT, "more lasting effects than a table holds")                                    \
    X(LIMITS_LIMIT, "more uses are counted than a table holds")
#define EFFECT_FLOWS(X) REACT_FLOWS(X) PERFORM_FLOWS(X) INITIATE_FLOWS(X)

struct effects {
    struct scopes scopes;
    struct ability_index index;
    struct reactions react;
    struct modifications modify;
    struct uses uses;
};
#define KIT_SCOPES(g) (&KIT_EFFECTS(g)->scopes)
#define KIT_INDEX(g) (&KIT_EFFECTS(g)->index)
#define KIT_REACT(g) (&KIT_EFFECTS(g)->react)
#define KIT_MODIFY(g) (&KIT_EFFECTS(g)->modify)
#define KIT_USES(g) (&KIT_EFFECTS(g)->uses)

#endif
