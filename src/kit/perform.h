/* perform.h - the programs of packs are carried out, op by op.
 *
 * A program is a row of ops ended by OP_END: one after the other, as much of each as can be
 * done. Each op has a rule (struct op_rule) in the game's table game_ops: an op that changes
 * things at once is a function; one that must ask, draw or be reacted to on the way is a
 * flow. The same row says whether the op could change anything, which is what makes targets
 * legal and abilities usable. The kit's own ops have their rows in KIT_OP_RULES.
 *
 *     const struct op_rule game_ops[OPS] = {
 *         KIT_OP_RULES,
 *         [OP_READY] = {.each = ready, .could_thing = is_exhausted},
 *         [OP_DRAW] = {BY_FLOW(op_draw), .could_seat = can_draw},
 *     };
 *
 * What must hold:
 *  1. The frame of every op flow begins like struct op_start: OP_FRAME sees to it.
 *  2. What says whether something could change reads the block and nothing else.
 *  3. After each op what happened is settled, before the next begins.
 *
 * A game's kit_config.h states, before it includes this header:
 *     VERB_CHOOSE (thing a), VERB_CHOOSE_SEAT, VERB_CHOOSE_MODE (op a), VERB_DRAWN (chance:
 *     thing a), VERB_ACCEPT (thing a, text b), VERB_DECLINE      its verbs
 *     EVENT_CANCEL      its kind of event for an effect that is canceled (a: seat, b: thing)
 * Its flows hold PERFORM_FLOWS. */
#ifndef KIT_PERFORM_H
#define KIT_PERFORM_H

#include "program.h"
#include "react.h"
#include "things.h"
#include "turns.h"

/* Rules of ops. */

/* How the frame of every op flow begins. */
struct op_start {
    struct arb_frame frame;
    uint8_t scope;
    uint16_t op;
};
#define OP_FRAME(name, ...)                                                                        \
    FRAME(name, uint8_t scope; uint16_t op; __VA_ARGS__);                                          \
    _Static_assert(offsetof(struct name, scope) == offsetof(struct op_start, scope) &&             \
                       offsetof(struct name, op) == offsetof(struct op_start, op) &&               \
                       sizeof(struct name) >= sizeof(struct op_start),                             \
                   "the frame of " #name " begins like that of every op")

/* For the flow of an op: its op and its scope. */
#define OP (&g->c->op[L->op])
#define SC SCOPE(g, L->scope)

/* What the functions of an op are given, and how they are written: DO_NOW(shuffle) { ... }
 * carries an op out, DO_EACH(ready, card) does for one thing of its set, `n` being the op's
 * number; COULD(...) and its like say whether it could change anything. */
#define UNUSED __attribute__((unused))
#define OP_SEES                                                                                    \
    UNUSED const struct arb_run *g, UNUSED const struct scope *sc, UNUSED const struct op *op
#define OP_GETS UNUSED struct arb_run *g, UNUSED struct scope *sc, UNUSED const struct op *op
#define DO_NOW(name) void name(OP_GETS, UNUSED int n)
#define DO_EACH(name, thing) bool name(OP_GETS, UNUSED int thing, UNUSED int n)
#define COULD(name) bool name(OP_SEES)
#define COULD_THING(name, thing) bool name(OP_SEES, UNUSED int thing)
#define COULD_SEAT(name, seat) bool name(OP_SEES, UNUSED int seat, UNUSED int n)

enum op_picks { PICKS_NOTHING, PICKS_THING, PICKS_SEAT };

struct op_rule {
    uint8_t picks;               /* enum op_picks: what follows is about what it picks */
    bool together;               /* if it is all that befalls each seat, it befalls all at once */
    uint16_t flow, size;         /* carries it out: its number and the size of its frame; or */
    void (*now)(OP_GETS, int n); /* this does, at once; or */
    bool (*each)(OP_GETS, int thing, int n);      /* for each thing of its set that could change;
                                                     false: not in full */
    bool (*could)(OP_SEES);                       /* Could it change anything? Without it: */
    bool (*could_thing)(OP_SEES, int thing);      /* a thing of its set could, or */
    unsigned could_type;                          /* one of these types, bits; */
    bool (*could_seat)(OP_SEES, int seat, int n); /* or a seat of its who could */
};
extern const struct op_rule game_ops[OPS];

#define BY_FLOW(name) .flow = FLOW_##name, .size = sizeof(struct name)
#define KIT_OP_RULES                                                                               \
    [OP_CHOOSE] = {BY_FLOW(op_choose), .picks = PICKS_THING},                                      \
    [OP_CHOOSE_SEAT] = {BY_FLOW(op_choose_seat), .picks = PICKS_SEAT},                             \
    [OP_CHOOSE_RANDOM] = {BY_FLOW(op_choose_random), .picks = PICKS_THING},                        \
    [OP_MAY] = {BY_FLOW(op_may), .could = body_could_change},                                      \
    [OP_EITHER] = {BY_FLOW(op_either), .could = mode_could_change},                                \
    [OP_EACH_SEAT] = {BY_FLOW(op_each_seat), .could = each_could_change},                          \
    [OP_IF] = {BY_FLOW(op_if), .could = branch_could_change},                                      \
    [OP_REPEAT] = {BY_FLOW(op_repeat), .could = body_could_change},                                \
    [OP_EACH_OF] = {BY_FLOW(op_each_of), .could = each_of_could_change},                           \
    [OP_LASTING] = {.now = op_lasting, .could = lasting_could_change},                             \
    [OP_DELAYED] = {.now = op_delayed, .could = body_could_change},                                \
    [OP_CANCEL] = {.now = op_cancel, .could = game_could_cancel},                                  \
    [OP_REPLACE] = {.now = op_replace}

/* For rows of ops that could always change any thing of their set, and (as `could`) of
 * those that could always change something. */
COULD_THING(any_thing, thing);
COULD(always);

/* Carrying out. */

#define PERFORM_FLOWS(X)                                                                           \
    X(perform)                                                                                     \
    X(op_choose)                                                                                   \
    X(op_choose_seat)                                                                              \
    X(op_choose_random) X(op_may) X(op_either) X(op_each_seat) X(op_if) X(op_repeat) X(op_each_of)

/* With `targets` only the choices it begins with: result(g) is the op after them. */
OP_FRAME(perform, uint8_t targets; uint16_t since;);
OP_FRAME(op_choose, struct thing_set legal;);
OP_FRAME(op_choose_seat);
OP_FRAME(op_choose_random, struct thing_set set;);
OP_FRAME(op_may);
OP_FRAME(op_either);
OP_FRAME(op_each_seat, struct turns turn; uint8_t was; bool complete;);
OP_FRAME(op_if);
OP_FRAME(op_repeat, uint8_t left;);
OP_FRAME(op_each_of, uint16_t thing, was; bool complete;);

/* A program in a scope of its own, which ends with it. Not among PERFORM_FLOWS: a game whose cards
 * are programs has X(carry) among its flows. */
FRAME(carry, struct scope as; uint16_t op; uint8_t scope;);

/* Carry out an op whose rule is `each`. */
void each_thing(OP_GETS);

DO_NOW(op_lasting);
DO_NOW(op_delayed);
DO_NOW(op_cancel);
DO_NOW(op_replace);

/* Could it change anything? */

bool could_change(const struct arb_run *g, const struct scope *sc, int program);
/* Could each of its parts be done that is no "may"? */
bool could_resolve(const struct arb_run *g, const struct scope *sc, int program);
/* Whichever of the two the ability must: IN_FULL(g, sc) is the game's, for abilities that can be
 * used only if all of them can be resolved. */
bool could_do(const struct arb_run *g, const struct scope *sc, int program);
#ifndef IN_FULL
#define IN_FULL(g, sc) false
#endif
/* A number that effects before this one decide: nobody knows it yet. */
#ifndef KNOWN_LATER
#define KNOWN_LATER(measure) ((measure) == MEASURE_DONE)
#endif
/* Would this op change this thing? */
COULD_THING(thing_could_change, thing);
bool any_in_play(const struct arb_run *g, const struct scope *sc, struct set set);

/* What an op that picks things may pick, given what follows at op `next`. */
void legal_targets(OP_SEES, int next, struct thing_set *out);
bool legal_seat(OP_SEES, int next, int seat);

COULD(body_could_change);
COULD(mode_could_change);
COULD(each_could_change);
COULD(branch_could_change);
COULD(each_of_could_change);
COULD(lasting_could_change);

/* What the game says. */

/* Who makes a choice: the seat named (enum who, 0: none), or whom the rules say. */
int game_chooser(const struct arb_run *g, const struct scope *sc, int which);
/* May this op touch the thing at all, immunity and the like considered? May it be chosen? */
COULD_THING(game_touches, thing);
bool game_may_choose(const struct arb_run *g, const struct scope *sc, int thing);
/* In explain mode: why things of the set cannot be chosen. */
void game_refuse_targets(struct arb_run *g, const struct scope *sc, const struct op *op);
/* Is a change of this thing one of the game state? (Not where a thing in use goes itself.) */
bool game_is_change(const struct arb_run *g, const struct scope *sc, int thing);
/* Is this seat one of those the op's GAME_SEAT_CHOICES ask for? */
bool game_seat_fits(const struct arb_run *g, const struct op *op, int seat);
/* Does this period run, so that "until" its end means something? */
bool game_period_runs(const struct arb_run *g, int until);
/* Is there anything to cancel about what is about to happen? */
COULD(game_could_cancel);
/* An op is done: what must be looked at again. */
void game_op_done(struct arb_run *g);

#endif
