/* pay.h - a payment as one form: what is owed, what could be given for it, which of it is.
 *
 * What is owed is a number of each ware. What could be given are sources: a thing that is
 * exhausted, a pool of tokens. A source has pieces, each worth something, and each piece
 * goes to one of the wares it can stand for.
 *
 *     struct payment p = {.seat = seat, .what = PAY_CAMP, .need = {[WARE_FOOD] = 2}};
 *     consider(g, VERB_CAMP, cell, 0, 0);
 *     if (!forbid(g, !pay_possible(g, &p), "camp.2"))
 *         offer(g);
 *     ...
 *     CALL(pay, .p = p);
 *
 * What must hold:
 *  1. pay_possible() and the form agree: what is offered never leads where the rest cannot
 *     be paid, and there is always an offer while something is owed.
 *  2. Every answer pays something, so that a payment ends.
 *  3. Nothing changes before the whole of it is chosen; then game_paid() takes it.
 *  4. A piece that is not needed any more cannot be given. Whether the last piece may be
 *     worth more than what is left (no change is given) is said by `how`.
 *
 * A game's kit_config.h states, before it includes this header:
 *     PAY_WARES(X)    X(NAME, one, many): what can be owed; wares.h has it
 *     PAY_WHATS(X)    X(NAME, rule, prompt): what is paid for. The prompt may say {n}, the
 *                     number still owed, or {owed}: "2 food and 1 oil"
 *     PAY_SOURCES     how many sources one seat can have
 *     PAY_LIMIT       its limit for them
 * Its verbs have PAY_VERBS (give pieces of a source; pay all as suggested; no more of a
 * payment that is open), its flows pay. */
#ifndef KIT_PAY_H
#define KIT_PAY_H

#include "rules.h"

#ifdef KIT_WARES_H
enum { PAY_WARE_COUNT = WARE_COUNT };
#else
enum pay_ware {
#define PAY_WARE(name, one, many) WARE_##name,
    PAY_WARES(PAY_WARE)
#undef PAY_WARE
        PAY_WARE_COUNT
};
#endif

enum pay_what {
#define PAY_WHAT(name, rule, prompt) PAY_##name,
    PAY_WHATS(PAY_WHAT)
#undef PAY_WHAT
        PAY_WHAT_COUNT
};

/* Its rows of the game's table of verbs: numbers, names and words (say.h). Those
 * without words are said here. */
#define PAY_VERBS(X)                                                                               \
    X(PAY_VERB_PIECE, "pay", "")                                                                   \
    X(PAY_VERB_PLAN, "pay all", "")                                                                \
    X(PAY_VERB_DONE, "pay no more", "give no more")
#define PAY_LIMITS(X) X(PAY_LIMIT, "more to pay with than a table holds")
#define PAY_FLOWS(X) X(pay)

/* Combinations of what can still be owed: one more than each need, multiplied. */
#ifndef PAY_STATES
enum { PAY_STATES = 1024 };
#endif

/* PAY_CHANGE: no change is given, the last piece of a ware may be worth more than is owed.
 * PAY_EXACT: it may not. PAY_OPEN: as much as one likes, `need` being the most. */
enum pay_how { PAY_CHANGE, PAY_EXACT, PAY_OPEN };

struct payment {
    uint8_t seat, what, how;
    uint8_t need[PAY_WARE_COUNT];
    uint16_t about; /* the game's */
};

struct pay_source {
    uint16_t thing; /* the game's number for it */
    uint8_t pieces, worth;
    uint8_t wares; /* a bit for each that it can stand for */
};
_Static_assert(PAY_WARE_COUNT <= 8, "the wares of a source are a bit each");

struct pay_sources {
    uint8_t count;
    struct pay_source source[PAY_SOURCES];
};

/* The form. Returns what was paid, in worth. */
FRAME(pay, struct payment p; uint8_t form; uint8_t taken[PAY_SOURCES][PAY_WARE_COUNT];);

/* Could the seat pay it now? And what all it has is worth for one ware, for refusals:
 * forbid_by(g, !pay_possible(g, &p), "camp.2", "It costs {n}; you have {n}.", ...). */
bool pay_possible(struct arb_run *g, const struct payment *p);
int pay_worth(struct arb_run *g, const struct payment *p, int ware);

/* For the game while it names its sources, those it would rather give first. */
void pay_add(struct arb_run *g, struct pay_sources *out, struct pay_source source);

/* For the game's tables of functions: true if it was about a payment and is said. */
bool pay_option_words(struct arb_run *g, int seat, struct arb_option option, struct arb_text *out);
bool pay_placeholder(struct arb_run *g, int seat, const char *name, int value,
                     struct arb_text *out);
/* "2 food and 1 oil" */
void pay_say_need(const uint8_t need[PAY_WARE_COUNT], struct arb_text *out);

/* What the game says. */

void game_pay_sources(struct arb_run *g, const struct payment *p, struct pay_sources *out);
/* So many pieces of this thing are given for this ware: take them. */
void game_paid(struct arb_run *g, const struct payment *p, int thing, int ware, int pieces);
/* Pieces of a thing in words: "2 coins for oil". */
void game_pay_words(struct arb_run *g, int seat, int thing, int ware, int pieces,
                    struct arb_text *out);

#endif
