/* react.h - what follows from what happened.
 *
 * Rules tell what happened and wait for what follows:
 *
 *     happened(g, FACT_DESTROYED, thing, seat, 0, 0);
 *     SETTLE;
 *
 * and what is about to happen can be canceled or replaced first:
 *
 *     IMMINENT(FACT_DRAWS, 0, seat, 0, count);
 *     if (result(g) == PREVENTED)
 *         RETURN(0);
 *
 * One pipeline for one occurrence: the window of cancels, constant and forced "when"
 * abilities, "when" responses (all in `imminent`), the occurrence itself or what replaces
 * it, delayed effects, constant and forced "after" abilities, "after" responses (all in
 * `settle`).
 *
 * What must hold:
 *  1. Facts noted between two SETTLEs belong to one occurrence and share one window.
 *  2. Windows nest: facts noted while one is being answered are settled before it goes on.
 *  3. One ability answers one fact once.
 *  4. A seat is asked by what everyone can see: an ability in play that could answer, or
 *     copies of one that its hidden things may still hold (struct answer). Never by what is
 *     really hidden there.
 *  5. Seats are asked one after the other from the first on, until all in a row pass.
 *  6. Nothing overflows in silence: the play stops with a limit of the game's.
 *
 * A game's kit_config.h states, before it includes this header:
 *     FACT_QUEUE, FACT_QUEUE_LIMIT    facts at once, at most 255; its limit for that
 *     USED, USED_LIMIT                answers given in windows inside windows, at most 255
 *     IMMINENTS, IMMINENTS_LIMIT      things about to happen inside each other, at most 16
 *     DELAYED, DELAYED_LIMIT          effects that wait for a moment
 *     ANSWERS, ANSWERS_LIMIT          different abilities a seat can answer with from hiding
 *     ANSWERS_SHARED    1 where all draw from one deck: what is hidden is counted for the table,
 *                       and game_could_answer() says who could hold it (optional)
 *     PAYERS_ASKED      1 where all can see what anybody could pay with: of answers in play only
 *                       those that can be paid open a window (optional)
 *     DUE_IN_TURN       1: mandatory abilities of several seats come in the order of windows, and
 * each says in which order its own do; else game_orderer() says it of all (optional) FACT_EFFECT
 * its fact for a triggered effect that is about to resolve: thing, seat, amount: the ability
 *     PARTING_FACTS     facts that a thing's own ability answers though it has just left
 *                       play, as bits of a uint64_t
 *     EFFECT_FACTS      facts of which only the effect can be canceled: the "when" window
 *                       opens all the same
 *     VERB_RESOLVE, VERB_RESPOND (ability b of thing a, to fact number c), VERB_PASS,
 *     VERB_ACCEPT, VERB_DECLINE       its verbs
 *     WINDOW_RESPONSE   its kind of window for responses
 *     EVENT_TRIGGER     its kind of event for an ability that the game sets off (a: seat,
 *                       b: thing, c: ability)
 * and, before react.c is reached, KIT_REACT(g), the struct reactions of the block, and
 *     int game_first_seat(g)          whom windows begin with
 *     int game_seat_after(g, seat), bool game_is_in(g, seat)     see turns.h
 *     int game_orderer(g)             who decides what comes first among several
 *     struct abilities game_abilities(g, thing)
 *     bool game_came_after(g, thing, when)   it came into play after that, and is there
 *     bool game_in_play(g, thing)     int game_type_now(g, thing)
 * Its flows hold REACT_FLOWS and its own settle_state. */
#ifndef KIT_REACT_H
#define KIT_REACT_H

#include "index.h"
#include "scope.h"
#include "turns.h"

_Static_assert(FACTS <= 64, "facts are kept as bits of a word");
_Static_assert(FACT_QUEUE <= 255 && USED <= 255 && IMMINENTS <= 16 && ANSWERS <= 255,
               "kept in small numbers");

#ifndef ANSWERS_SHARED
#define ANSWERS_SHARED 0
#endif
#ifndef DUE_IN_TURN
#define DUE_IN_TURN 0
#endif
#ifndef PAYERS_ASKED
#define PAYERS_ASKED 0
#endif
enum { ANSWER_LISTS = ANSWERS_SHARED ? 1 : SEATS };
/* The list in which is counted what this seat may hide. */
#define ANSWER_LIST(seat) (ANSWERS_SHARED ? 0 : (seat))

/* An ability with which a seat has answered a fact. */
struct used {
    uint16_t thing, ability;
    uint8_t fact, seat;
};

/* An ability that a seat's hidden things could have, and how many of these are hidden. */
struct answer {
    uint16_t ability;
    uint16_t hidden;
    uint16_t next; /* 1 + the next of its list that answers the same fact at the same time */
};

struct delayed {
    uint8_t in_use;
    uint8_t fact;
    uint8_t amount; /* that the fact must have; 0: any */
    uint16_t program;
    uint16_t since; /* when it was made */
    struct scope scope;
};

/* What happens instead of something imminent; program 0: nothing does. */
struct replacement {
    uint16_t program;
    uint16_t since;
    struct scope scope;
};

struct reactions {
    uint8_t unsettled;              /* the state of something may have to settle: settle_state */
    uint8_t facts;                  /* queued */
    uint8_t base;                   /* the first that has not been reacted to */
    uint8_t imminent;               /* things about to happen, nested */
    uint8_t used_count;             /* answers given, of the open windows and those around them */
    uint16_t canceled;              /* bit mask of those imminent that were canceled */
    uint64_t delayed_facts;         /* bit mask of the facts that delayed effects wait for */
    uint64_t hidden_facts[TIMINGS]; /* facts a hidden thing of anyone could answer */
    struct replacement replacement[IMMINENTS];
    struct happening queue[FACT_QUEUE];
    struct used used[USED];
    struct delayed delayed[DELAYED];
    struct answer answer[ANSWER_LISTS][ANSWERS];     /* each ends with one without ability */
    uint8_t answering[ANSWER_LISTS][TIMINGS][FACTS]; /* 1 + the first of such a chain */
};

/* Noting. */

void happened(struct arb_run *g, enum fact fact, int thing, int seat, int other, int amount);
/* Is there anything that could answer it afterwards? Else it need not be noted. */
bool anyone_awaits(const struct arb_run *g, enum fact fact, int thing);
/* Could anything in play or hidden cancel it, or answer before it happens? */
bool anyone_interrupts(const struct arb_run *g, enum fact fact);
/* Numbers changed: something may have to be destroyed, eliminated, won. */
void unsettle(struct arb_run *g);

/* Does anything wait to be settled? */
#define must_settle(g)                                                                             \
    ((KIT_REACT(g)->unsettled && !was_settled(g)) || KIT_REACT(g)->facts > KIT_REACT(g)->base)
/* Numbers changed, but nothing follows from that. */
bool was_settled(struct arb_run *g);
#define SETTLE                                                                                     \
    do {                                                                                           \
        if (must_settle(g))                                                                        \
            CALL(settle);                                                                          \
    } while (0)

/* Something is about to happen; afterwards result(g) is PREVENTED if it was canceled or
 * replaced. */
enum { GOES_ON, PREVENTED };
#define IMMINENT(fact_, thing_, seat_, other_, amount_)                                            \
    do {                                                                                           \
        g->block->result = GOES_ON;                                                                \
        if (anyone_interrupts(g, fact_))                                                           \
            CALL(imminent, .what = {fact_, (uint8_t)(seat_), (uint16_t)(thing_),                   \
                                    (uint16_t)(other_), (int16_t)(amount_)});                      \
    } while (0)

/* Flows. */

#define REACT_FLOWS(X) X(window) X(imminent) X(trigger) X(delayed_effects) X(settle)

/* Everything of one timing that answers the facts first..end of the queue: constant
 * triggers, forced effects, then responses until all pass. */
FRAME(window, uint8_t timing, first, end, interrupts; uint8_t kind, seat, passes, used;);
FRAME(imminent, uint8_t at, base, fact, scope, prevented; struct happening what;);
/* An ability that the game itself sets off: it does what it can. */
FRAME(trigger, uint16_t thing, ability; uint8_t you; uint8_t scope; uint8_t interrupts;
      struct happening event;);
FRAME(delayed_effects, struct happening what; uint8_t scope; uint16_t op;);
FRAME(settle, uint8_t first, end, i;);

/* For the game. */

/* Does this ability of this thing answer this fact? */
bool answers(const struct arb_run *g, int ability, int thing, int you,
             const struct happening *event);
/* Offer this response of the window's seat, if it answers fact number `fact` and may be
 * initiated. */
void offer_response(struct arb_run *g, const struct window *L, int thing, int ability, int fact);
/* Has the window's seat answered this fact with this ability, printed on whatever thing? */
bool has_answered(const struct arb_run *g, const struct window *L, int ability, int fact);
/* The latest answer of the innermost window was canceled and counts for nothing. */
void forget_answer(struct arb_run *g, int thing);
/* A thing of this seat went into hiding (change 1) or came out of it (-1). */
void count_answers(struct arb_run *g, int seat, struct abilities of, int change);
/* For the game's check: does everything hold that the parts for effects rely on? Things are
 * numbered up to `things`. False and why not. */
bool effects_check(const struct arb_run *g, int things, struct arb_text *broken);
/* This program runs when that fact comes, once. */
void delay(struct arb_run *g, const struct scope *sc, const struct op *op);

/* What the game says. */

/* "You" of an ability that the game itself sets off; event: what it answers, or NULL. */
int game_you(const struct arb_run *g, int thing, const struct happening *event);
/* Does the ability wait for this kind of the fact (which phase, which purpose)? */
bool game_fits(const struct arb_run *g, const struct ability *a, const struct happening *event);
/* The amount that a delayed effect waits for; 0: any. */
int game_delayed_amount(const struct arb_run *g, const struct op *op);
/* May this seat use a response on this thing? */
bool game_may_respond(const struct arb_run *g, int seat, int thing, const struct ability *a);
/* Can a hidden thing be used for this ability of its own? Could this seat do so, as far as
 * all can see? Offer each such response of the window's seat with offer_response(). */
bool game_answers_hidden(const struct arb_run *g, int ability);
bool game_could_answer(const struct arb_run *g, int seat, int ability);
void game_offer_hidden(struct arb_run *g, const struct window *L, int fact);
/* The seat with which this thing is hidden, as count_answers() was told; NOBODY: none. */
int game_hidden_with(const struct arb_run *g, int thing);
/* Before anything settles; false: nothing follows from anything any more. */
bool game_begins_to_settle(struct arb_run *g);
/* Numbers have changed, and yet there is nothing to do for settle_state? */
bool game_is_settled(const struct arb_run *g);
/* Everything has settled that does so by itself. */
void game_has_settled(struct arb_run *g);

/* The game's flow: deaths, eliminations, victory and whatever else takes care of itself,
 * until nothing is unsettled. result(g): SETTLE_OVER if nothing is to follow any more. */
enum { SETTLE_ON, SETTLE_OVER };

#endif
