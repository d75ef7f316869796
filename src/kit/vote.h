/* vote.h - a vote: outcomes, voices, a winner.
 *
 *     CALL(vote, .v = {.what = VOTE_MOTION, .about = motion, .outcomes = 2, .first = lead,
 *                      .chair = lead, .how = VOTE_IN_TURN});
 *     outcome = result(g);
 *
 * First those who may predict name an outcome, in turn and openly. Then everyone who may
 * vote puts all their votes on one outcome or abstains: in turn, each knowing what was cast
 * before, or sealed, all at once. The outcome with the most votes wins; if several have,
 * or nobody voted, the chair chooses among them, which is not a vote. Outcomes are numbers of
 * the game's, up to `outcomes`; which of them there are, game_is_outcome() says.
 *
 * What must hold: the tally in the block is what was cast openly; sealed votes are in it
 * when all are in, and not before. Who chose an outcome and put no vote on it has abstained.
 *
 * How many votes a seat casts is up to game_votes(): the least and the most it can, so
 * that 0 most is no voice, equal numbers are no choice. A game whose votes are paid for
 * with things says VOTE_PAY, a what of its payments (pay.h), and its votes in turn are then
 * an open payment of the ware VOTE_WARE. Where effects answer votes (react.h), VOTE_FACT is the
 * game's fact of a seat that votes in turn: about to, and after its turn, with how many it cast.
 *
 * A game's kit_config.h states, before it includes this header:
 *     VOTE_WHATS(X)   X(NAME, rule, prompt): what is voted on; {vote} is the game's words
 *     VOTE_OUTCOMES   outcomes at most
 *     VOTE_RULE_TIE, VOTE_RULE_PREDICT     rule ids; VOTE_RULE_NONE where nobody voted, if it is
 *                     another than that of a tie
 *     WINDOW_VOTE     its kind of window for votes: one may abstain. Predictions and ties are none
 * and, before vote.c is reached, KIT_TALLY(g), the struct tally of the block. Its verbs have
 * VOTE_VERBS, its events VOTE_EVENTS, its flows VOTE_FLOWS. */
#ifndef KIT_VOTE_H
#define KIT_VOTE_H

#include "rules.h"

enum vote_what {
#define VOTE_WHAT(name, rule, prompt) VOTE_##name,
    VOTE_WHATS(VOTE_WHAT)
#undef VOTE_WHAT
        VOTE_WHAT_COUNT
};

/* Its rows of the game's tables of verbs and of events: numbers, names and words
 * (say.h). Those without words are said here. */
#define VOTE_VERBS(X)                                                                              \
    X(VOTE_VERB_FOR, "vote", "")                                                                   \
    X(VOTE_VERB_COUNT, "votes", "{n} vote{s}")                                                     \
    X(VOTE_VERB_ABSTAIN, "abstain", "abstain")                                                     \
    X(VOTE_VERB_DECIDE, "decide", "")                                                              \
    X(VOTE_VERB_PREDICT, "predict", "")                                                            \
    X(VOTE_VERB_SILENT, "predict nothing", "predict nothing")
#define VOTE_EVENTS(X)                                                                             \
    X(VOTE_EVENT_CAST, "votes", "")                                                                \
    X(VOTE_EVENT_ABSTAINS, "abstains", "{Seat} abstains.")                                         \
    X(VOTE_EVENT_PREDICTS, "predicts", "")                                                         \
    X(VOTE_EVENT_OUTCOME, "outcome", "")
#define VOTE_FLOWS(X) X(vote) X(vote_in_turn) X(vote_cast) X(vote_sealed)

enum vote_how { VOTE_IN_TURN, VOTE_SEALED };

struct ballot {
    uint8_t what, how, outcomes;
    uint8_t first, chair; /* who votes first, who decides ties */
    uint16_t about;       /* the game's */
};

/* The vote that is being held, or was held last. */
struct tally {
    struct ballot v;
    bool open;
    uint16_t votes[VOTE_OUTCOMES];
    uint16_t cast[ARB_SEATS];     /* how many votes */
    uint8_t voted[ARB_SEATS];     /* 1 + the outcome; 0: none */
    uint8_t predicted[ARB_SEATS]; /* 1 + the outcome; 0: none */
};

FRAME(vote, struct ballot v; uint8_t seat, n;);
FRAME(vote_in_turn, uint8_t seat;);
FRAME(vote_cast, uint8_t seat; uint8_t outcome;);
FRAME(vote_sealed, uint8_t seat; uint8_t outcome;);

/* For a game in which something comes between: the vote is known before it is held (the flow
 * goes on with what was predicted); a seat predicts; a seat that has voted casts more votes. */
void vote_open(struct arb_run *g, const struct ballot *v);
void vote_predict(struct arb_run *g, int seat, int outcome);
void vote_add(struct arb_run *g, int seat, int outcome, int votes);
/* The outcomes that could be chosen, one after the other (-1: the first), or -1. */
int vote_next_outcome(struct arb_run *g, int after);

bool vote_option_words(struct arb_run *g, int seat, struct arb_option option, struct arb_text *out);
bool vote_event_words(struct arb_run *g, int seat, const struct arb_event *event,
                      struct arb_text *out);
bool vote_placeholder(struct arb_run *g, int seat, const char *name, int value,
                      struct arb_text *out);
/* {"outcomes": [{"text","votes"}], "seats": [{"seat","voted","votes","predicted"}]}, or
 * nothing if none is being held. */
void vote_put(struct arb_run *g, int seat, const char *key, struct arb_json *out);

/* What the game says. */

/* Is there this outcome? Who votes after n others in turn; may be somebody who is out. */
bool game_is_outcome(struct arb_run *g, const struct ballot *v, int outcome);
int game_voter(const struct arb_run *g, const struct ballot *v, int n);
/* May this seat vote, for this outcome, or predict (with forbid)? */
bool game_may_vote(struct arb_run *g, const struct ballot *v, int seat);
bool game_may_vote_for(struct arb_run *g, const struct ballot *v, int seat, int outcome);
bool game_may_predict(struct arb_run *g, const struct ballot *v, int seat);
/* How many votes at least and at most, if it votes at all; and they are cast. */
struct vote_range {
    uint16_t least, most;
};
struct vote_range game_votes(struct arb_run *g, const struct ballot *v, int seat);
void game_cast(struct arb_run *g, const struct ballot *v, int seat, int votes);
/* The vote, and an outcome, in words, by `what` and `about` alone: an event may be told
 * when another vote is held. */
void game_vote_words(struct arb_run *g, int seat, const struct ballot *v, struct arb_text *out);
void game_outcome_words(struct arb_run *g, int seat, const struct ballot *v, int outcome,
                        struct arb_text *out);

#endif
