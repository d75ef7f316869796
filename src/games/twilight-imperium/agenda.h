/* agenda.h - 8 Agenda phase, 7 Agendas: what is revealed, voted on and carried out. Outcomes are
 * numbers: 0 For and 1 Against, a seat, a planet, a card among those of its type. */
#ifndef AGENDA_H
#define AGENDA_H

/* Votes (vote.h). */

#define VOTE_WHATS(X)                                                                              \
    X(MOTION, "8.8", "{vote}: for or against?")                                                    \
    X(PLAYER, "8.10", "{vote}: which player do you elect?")                                        \
    X(PLANET, "8.11", "{vote}: which planet do you elect?")                                        \
    X(LAW, "8.9", "{vote}: which law do you elect?")                                               \
    X(SECRET, "8.9", "{vote}: which objective do you elect?")                                      \
    X(STRATEGY, "8.9", "{vote}: which strategy card do you elect?")
#define VOTE_RULE_TIE "8.19"
#define VOTE_RULE_NONE "8.19+1"
#define VOTE_RULE_PREDICT "8.22"
#define VOTE_PAY PAY_VOTES
#define VOTE_WARE WARE_INFLUENCE
#define VOTE_FACT FACT_VOTES
enum { VOTE_OUTCOMES = 128, WINDOW_VOTE = 5 };
#include "vote.h"

enum { OUTCOME_FOR, OUTCOME_AGAINST };

/* The agenda that is being decided. */

enum { PREDICTIONS = 16 };
struct prediction {
    uint8_t seat, outcome;
    uint16_t source, op; /* of the card, and what it does if the prediction comes true */
};
struct agenda_state {
    uint16_t card;    /* 0: none */
    uint16_t covert;  /* whose outcomes are voted on while only the speaker has seen it */
    uint16_t again;   /* a law that is voted on next, as if it had just been revealed */
    uint8_t outcome;  /* 1 + what was decided; 0: nothing yet */
    uint8_t demanded; /* 1 + the outcome that somebody is to vote for */
    uint8_t predictions;
    struct prediction prediction[PREDICTIONS];
};

#define AGENDA_VERBS(X) X(VERB_STRATEGY, "strategy", "{strategy}")
#define AGENDA_EVENTS(X)                                                                           \
    X(EVENT_AGENDA, "agenda", "{Thing} is revealed.")                                              \
    X(EVENT_NO_AGENDA, "no-agenda", "{Thing} has nothing to decide: another agenda is revealed.")  \
    X(EVENT_AGENDA_GONE, "agenda-gone", "{Thing} is discarded.")                                   \
    X(EVENT_COVERT, "covert", "{Seat} draws {thing b} in secret.")                                 \
    X(EVENT_LAW, "law", "{Thing} becomes a law.")                                                  \
    X(EVENT_ELECTED, "elected", "{Seat} is elected instead.")                                      \
    X(EVENT_FORESEEN, "foreseen", "{Seat} predicted it ({thing b}).")
#define AGENDA_FLOWS(X)                                                                            \
    X(agenda_phase)                                                                                \
    X(agenda)                                                                                      \
    X(draw_covert)                                                                                 \
    X(reveal_agenda)                                                                               \
    X(decide_agenda)                                                                               \
    X(dictate_agenda)                                                                              \
    X(resolve_outcome) X(resolve_predictions) X(ready_some) X(ready_planets_of_all)

FRAME(agenda_phase, uint8_t n;);
/* 8.s1: one of them, from its revelation to its outcome; `card`: this one, else the next. */
FRAME(agenda, uint16_t card;);
/* 8.s1a; result: the agenda that is voted on, or 0. */
FRAME(reveal_agenda, uint16_t card;);
/* This one, as if this seat alone had cast 1 vote for an outcome that it chooses. */
enum { DICTATED = 2 };
FRAME(dictate_agenda, uint16_t card; uint8_t seat;);
FRAME(draw_covert, );
FRAME(decide_agenda, uint8_t elected;);
FRAME(resolve_outcome, uint16_t ability;);
FRAME(resolve_predictions, uint8_t seat, n, i;);
FRAME(ready_some, uint8_t seat, left;);
FRAME(ready_planets_of_all, struct turns turn;);

/* What is voted on, for an agenda: enum vote_what, and how many numbers its outcomes have. */
int vote_of_agenda(const struct arb_run *g, int card);
int outcomes_of(const struct arb_run *g, int what);
/* The card whose outcomes are decided: the agenda, or the one that is still covert. */
int deciding_card(const struct arb_run *g);
/* What an outcome stands for: the sheet of a player, a planet, a card; 0: For and Against. */
int outcome_thing(const struct arb_run *g, int what, int outcome);
/* The seat that is elected, or that controls the planet that is; NOBODY: none. */
int elected_seat(const struct arb_run *g);
/* Did this seat vote for it; vote for it or predict it; or for another one? */
bool voted_for(const struct arb_run *g, int seat, int outcome);
bool backed(const struct arb_run *g, int seat, int outcome);
bool opposed(const struct arb_run *g, int seat, int outcome);
/* What each planet that is exhausted for votes brings beyond its influence. */
int planet_votes(const struct arb_run *g, int seat);
bool is_law(const struct arb_run *g, int card);
/* 7.5, 7.5+1 Its effect ends. */
void discard_agenda(struct arb_run *g, int card, const char *rule);
void put_law(struct arb_run *g, int card);

#endif
