/* status.h - 81 Status phase, 61 Objectives, 98 Victory points. */
#ifndef STATUS_H
#define STATUS_H

enum score_what { SCORE_PUBLIC, SCORE_SECRET };

#define STATUS_VERBS(X)                                                                            \
    X(VERB_SCORE, "score", "score {thing}")                                                        \
    X(VERB_GIVE_PLANET, "give planet", "{planet} for {paid_sort b}")                               \
    X(VERB_GIVE_GOOD, "give good", "a trade good for {paid_sort a}")                               \
    X(VERB_SCORE_NOT, "score not", "score nothing")
#define STATUS_EVENTS(X)                                                                           \
    X(EVENT_SCORES, "scores", "{Seat} scores {thing b}.")                                          \
    X(EVENT_POINTS, "points", "{Seat} gains {n b} victory point{s} and has {n c}.")                \
    X(EVENT_LOSES_POINTS, "loses-points", "{Seat} loses {n b} victory point{s} and has {n c}.")    \
    X(EVENT_REVEALS, "reveals", "A public objective is revealed: {thing}.")                        \
    X(EVENT_ENDS, "ends", "There is no objective left to reveal.")
#define STATUS_FLOWS(X) X(status_phase) X(score) X(reveal_objective)

FRAME(status_phase, uint8_t n, seat;);
/* The seat may score one objective of its choice that it fulfils (61.5). */
FRAME(score, uint8_t seat, what, scope; bool imperial; uint16_t card;);
FRAME(reveal_objective, uint8_t stage;);

/* It lies among the public objectives, also a secret one that was made public. */
bool is_public(const struct arb_run *g, int card);
/* Seats that have scored it, as bits. */
uint8_t scorers(const struct arb_run *g, int card);
void add_scorer(struct arb_run *g, int seat, int card);
bool may_score_public(struct arb_run *g, int seat, int card);
/* How far the seat is with what an objective of the status phase asks for; false: there is nothing
 * to count. Is it kept from scoring it all the same (61.16)? */
bool progress_of(struct arb_run *g, int seat, int card, struct extent *p);
bool is_kept_from_scoring(struct arb_run *g, int seat, int card);
void mark_scored(struct arb_run *g, int seat, int card);
void gain_points(struct arb_run *g, int seat, int points, const char *rule);
/* The play is over; the seat has won, or (NOBODY) the one with the most points. */
void end_play(struct arb_run *g, int winner);

#endif
