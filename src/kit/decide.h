/* decide.h - one explainable procedure for those who follow rules instead of wishes: whom
 * an adversary attacks, where it goes, whose turn is next.
 *
 * A question has candidates and an ordered list of criteria. Each criterion compares those
 * still in by a measure of the game's and strikes some out, until one is left; what is
 * still level at the end is settled by a rule, a die or a player. Nothing else decides:
 * never the order in which candidates were found.
 *
 *     static const struct criterion whom[] = {
 *         {DECIDE_ONLY, IN_SIGHT, "enemy.pri.11", "in range and in sight"},
 *         {DECIDE_MIN, RANGE, "enemy.pri.2", "nearest"},
 *         {DECIDE_MAX, RECENCY, "enemy.pri.5", "activated last"},
 *         {DECIDE_ASK, 0, "enemy.pri.13", "the players decide"},
 *     };
 *
 *     DECIDE(.what = QUESTION_WHOM, .who = enemy);
 *     target = result(g);                        DECIDE_NOBODY: no candidate
 *
 * What must hold:
 *  1. A question is data (struct question) and its candidates and measures are read from
 *     the block, so that asked again in the same position it has the same answer.
 *  2. How a decision came about is told by running the very same criteria again with
 *     decision.tell set. There is no second description of them, and nothing of it is kept
 *     in the block: arb_decisions() plays the step again, an event carries its number.
 *  3. Every list ends with DECIDE_FIRST, DECIDE_ROLL or DECIDE_ASK; decide_check().
 *
 * Candidates are numbers of the game's below 32767, so that events can carry them.
 *
 * A game's kit_config.h states, before it includes this header:
 *     DECIDE_CANDIDATES   how many there can be       DECIDE_LIMIT   its limit for that
 *     DECIDE_SCRATCH      (optional) a type for what its measures compute once a decision; it is
 *                         the game's to clear when it names the candidates
 *     DECIDE_VERB         its verb for a candidate that a die or a player takes
 *     DECIDE_EVENT        its kind of event for a decision
 * Its flows hold decide. */
#ifndef KIT_DECIDE_H
#define KIT_DECIDE_H

#include "rules.h"

/* Its rows of a game's tables (basis.h); the words are said here. */
#define DECIDE_VERBS(X) X(DECIDE_VERB, "decide", "")
#define DECIDE_EVENTS(X) X(DECIDE_EVENT, "decided", "")
#define DECIDE_LIMITS(X) X(DECIDE_LIMIT, "more candidates for one decision than a table holds")
#define DECIDE_FLOWS(X) X(decide)

/* KEEP: those for which the measure is not 0, if there are any; ONLY: those, even if
 * nobody is left. MIN and MAX: those with the least and the greatest. TIER: as MIN, of
 * lists numbered by preference (in reach, can be reached, blocked).
 * At the end, for two or more: SAME: if the measure is equal for all, the outcome is, and
 * the lowest number is taken; FIRST: the least measure and then the lowest number, by a
 * rule that says so; ROLL: a die with a side for each; ASK: the seat of game_deciders(),
 * or a die where there is none. */
enum decide_how {
    DECIDE_KEEP = 1,
    DECIDE_ONLY,
    DECIDE_MIN,
    DECIDE_MAX,
    DECIDE_TIER,
    DECIDE_SAME,
    DECIDE_FIRST,
    DECIDE_ROLL,
    DECIDE_ASK
};

struct criterion {
    uint8_t how;
    uint8_t measure; /* the game's */
    const char *rule;
    const char *words; /* "nearest", "in range and in sight" */
};

/* The game's questions by number, ended by one without a name. */
struct question_rule {
    const char *name;   /* "whom" */
    const char *rule;   /* where the question comes from */
    const char *prompt; /* to a player or a referee: "Whom does {decider} attack?" */
    const struct criterion *list;
    int count;
    bool event; /* tell the outcome as DECIDE_EVENT */
};
extern const struct question_rule game_questions[];

/* What is asked: of whom, about what; `besides` is 1 + a candidate that is out of the
 * question, for a second best (0: none). */
struct question {
    uint8_t what;
    uint8_t extra;
    uint16_t who, about;
    uint16_t besides;
};
enum { DECIDE_NOBODY = 0xffff };

struct decide_telling;

#ifndef DECIDE_SCRATCH
#define DECIDE_SCRATCH char
#endif

struct decision {
    struct question q;
    uint16_t count;   /* candidates still in */
    uint16_t seen_by; /* the seats that may know how it came about; all, unless the game
                         says otherwise while it names the candidates */
    int settled_by;   /* the criterion that left one; or that must settle it; -1: none had to */
    uint16_t candidate[DECIDE_CANDIDATES];
    int32_t value[DECIDE_CANDIDATES]; /* by the criterion that compares them now */
    int32_t best;                     /* of these values */
    uint16_t lowest;                  /* the lowest number of those that have it */
    bool level;                       /* all have it */
    struct decide_telling *tell;
    DECIDE_SCRATCH scratch;
};

/* Does the criterion that compares them leave this one in? The one place that says so, for
 * deciding and for telling. */
static inline bool decide_stays(const struct decision *d, const struct criterion *c, int i)
{
    if (c->how == DECIDE_SAME)
        return !d->level || d->candidate[i] == d->lowest;
    return d->value[i] == d->best && (c->how != DECIDE_FIRST || d->candidate[i] == d->lowest);
}

/* For the game while it names candidates. */
void decide_add(struct arb_run *g, struct decision *d, int candidate);

/* Name the candidates and go through the criteria. With one left it is decided; with more,
 * settled_by is a DECIDE_ROLL or DECIDE_ASK that a flow must carry out; with none, nobody
 * qualifies. Changes nothing. */
void decide_run(struct arb_run *g, struct decision *d, struct question q);

/* The same with what it takes at the end. Returns the winner or DECIDE_NOBODY. */
FRAME(decide, struct question q; uint16_t left; uint8_t by; int8_t settled_by;);

/* In a flow; result(g) is the winner or DECIDE_NOBODY. What the criteria settle, which is nearly
 * everything, takes no frame. */
#define DECIDE(...)                                                                                \
    do {                                                                                           \
        if (!decide_at_once(g, (struct question){__VA_ARGS__}))                                    \
            CALL(decide, .q = {__VA_ARGS__});                                                      \
    } while (0)
/* False if it takes a die or a player; nothing has changed then. */
bool decide_at_once(struct arb_run *g, struct question q);

/* Without a flow, for lists without DECIDE_ROLL and DECIDE_ASK: the winner or
 * DECIDE_NOBODY. */
int decide_now(struct arb_run *g, struct question q);

/* When the game is loaded, for its questions: every list ends, and every criterion has a
 * rule and words. */
bool decide_check(const struct question_rule *questions, struct arb_error *err);

/* Told. */

/* How the question stands in this position, as this seat may know it: as JSON, and as
 * lines of text. `winner`: whom a die or a player took, DECIDE_NOBODY: not yet. */
void decide_put(struct arb_run *g, int seat, struct question q, int winner, const char *key,
                struct arb_json *out);
void decide_say(struct arb_run *g, int seat, struct question q, int winner, struct arb_text *out);

/* For the game's tables of functions: true if it was about a decision and is said. */
bool decide_option_words(struct arb_run *g, int seat, struct arb_option option,
                         struct arb_text *out);
bool decide_event_words(struct arb_run *g, int seat, const struct arb_event *event,
                        struct arb_text *out);

/* For decide_run(): what a criterion is about to do, while decision.tell is set. */
void decide_tell_criterion(struct arb_run *g, const struct decision *d, const struct criterion *c);

/* What the game says. */

void game_candidates(struct arb_run *g, struct decision *d);
int32_t game_measure(struct arb_run *g, struct decision *d, int measure, int candidate);
/* The seat that an ASK is put to, as a mask; 0: nobody can be asked. */
uint16_t game_deciders(const struct arb_run *g, struct question q);
/* The words for a candidate, for whom the question is about, and for a value of a
 * measure ("3 away", "wounded"); nothing said: the number itself. */
void game_candidate_words(struct arb_run *g, int seat, struct question q, int candidate,
                          struct arb_text *out);
void game_decider_words(struct arb_run *g, int seat, struct question q, struct arb_text *out);
void game_value_words(struct arb_run *g, int measure, int32_t value, struct arb_text *out);

#endif
