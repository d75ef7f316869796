/* dice.h - pools of dice: rolled die by die, rerolled, read, kept in sight.
 *
 * A die is content: a table of faces, each with a number, symbols, flags of the game and
 * the words a person says for it. A roll lies in the block, in a small ring of the latest
 * ones, and stays there for views and rerolls until a newer one needs its place.
 *
 *     L->roll = dice_open(g, (struct roll_about){.who = unit, .why = WHY_ATTACK, .seat = 0});
 *     dice_add(g, L->roll, DIE_ACTION, strength, 0);
 *     CALL(dice_roll, .roll = L->roll);
 *     CALL(dice_reroll, .roll = L->roll, .source = REROLL_FOCUS, .seat = 0, .most = 2);
 *     hits = dice_symbols(g, L->roll, SYMBOL_STRIKE);
 *     dice_close(g, L->roll);
 *
 * What must hold:
 *  1. Each die is one event of chance with a side for each outcome, so every distribution
 *     is exact however the faces repeat. The dice of one roll are chance asks that belong
 *     together: the generator answers them one by one, a test forces them one by one, and
 *     a person types all of them as one line, arb_answer_roll().
 *  2. What a die shows is never changed by a modifier: rolled_die.add stands beside it.
 *  3. An open roll is never overwritten. Rolls inside rolls need DICE_ROLLS open ones.
 *  4. Nothing overflows in silence: the play stops with a limit of the game's.
 *
 * A game's kit_config.h states, before it includes this header:
 *     DICE_POOL       dice in one roll, at most 255      DICE_ROLLS    rolls kept
 *     DICE_SIDES      sides a die can have               DICE_SYMBOLS  kinds of symbols
 *     DICE_WHYS(X)    X(NAME, rule, words): what is rolled for; words: "for the attack"
 *     DICE_REROLLS(X) X(NAME, rule, words, per_die, shared): see struct reroll_rule
 *     DICE_LIMIT_DICE, DICE_LIMIT_ROLLS          its limits for these two tables
 *     DICE_VERB_FACE, _DIE, _KEEP, _ROLL         its verbs: a face comes up; pick a die to
 *                                                reroll; reroll none; reroll those picked
 *     DICE_EVENT_ROLLED, _SHOWS, _REROLLS, _TURNS     its kinds of events
 * and, before dice.c is reached, KIT_DICE(g), the struct dice of the block, and
 * KIT_DIE(g, kind), a die of the content. Its flows hold dice_roll and dice_reroll. */
#ifndef KIT_DICE_H
#define KIT_DICE_H

#include "rules.h"

_Static_assert(DICE_POOL <= 255 && DICE_SIDES <= 255, "numbers of dice and sides are bytes");

/* Content. */

struct die_face {
    int8_t value;  /* its number; 0 where it has none */
    uint8_t flags; /* the game's own: a critical strike, a fumble, a choice of two */
    uint8_t symbol[DICE_SYMBOLS];
    const char *words; /* "3", "blank", "double move" */
};

struct die {
    const char *name; /* "action die" */
    uint8_t faces;
    struct die_face face[DICE_SIDES];
};

/* A die numbered from 1 on. */
void die_numbered(struct die *die, const char *name, int sides);
/* When packs are compiled: a die has faces, each has words, and what differs has
 * different words, since a referee says them. */
bool die_check(const struct die *die, struct arb_error *err);

/* Its rows of the game's tables of verbs and of events; the words are said here. */
#define DICE_VERBS(X)                                                                              \
    X(DICE_VERB_FACE, "face", "")                                                                  \
    X(DICE_VERB_DIE, "reroll", "")                                                                 \
    X(DICE_VERB_KEEP, "keep", "")                                                                  \
    X(DICE_VERB_ROLL, "roll", "")
#define DICE_EVENTS(X)                                                                             \
    X(DICE_EVENT_ROLLED, "rolled", "")                                                             \
    X(DICE_EVENT_SHOWS, "shows", "")                                                               \
    X(DICE_EVENT_REROLLS, "rerolls", "")                                                           \
    X(DICE_EVENT_TURNS, "turns", "")
#define DICE_LIMITS(X)                                                                             \
    X(DICE_LIMIT_DICE, "more dice in one roll than a table holds")                                 \
    X(DICE_LIMIT_ROLLS, "more rolls inside each other than a table holds")
#define DICE_FLOWS(X) X(dice_roll) X(dice_reroll)

enum dice_why {
#define DICE_WHY(name, rule, words) WHY_##name,
    DICE_WHYS(DICE_WHY)
#undef DICE_WHY
        DICE_WHY_COUNT
};

/* What lets somebody reroll. Of one die it does so once (`per_die` 1) or as often as it
 * can be paid (0); `shared`: a die that anything has rerolled is left as it is. */
struct reroll_rule {
    const char *rule, *words; /* "focus" */
    uint8_t per_die;
    bool shared;
};

enum dice_source {
#define DICE_REROLL(name, rule, words, per_die, shared) REROLL_##name,
    DICE_REROLLS(DICE_REROLL)
#undef DICE_REROLL
        DICE_REROLL_COUNT
};
_Static_assert(DICE_REROLL_COUNT <= 32, "what has rerolled a die is a bit each");

const struct reroll_rule *dice_reroll_rule(int source);

/* The block. */

/* DIE_HELD: nothing rerolls it. DIE_OUT: it does not count any more. DIE_SET: somebody
 * turned it to this face. DIE_PICKED: about to be rerolled. */
enum { DIE_HELD = 1, DIE_OUT = 2, DIE_SET = 4, DIE_PICKED = 8 };

struct rolled_die {
    uint8_t kind;
    uint8_t face;    /* 1 + the side it shows; 0: not rolled yet */
    uint8_t first;   /* 1 + the side it came to lie on first */
    uint8_t flags;   /* DIE_... */
    uint8_t rerolls; /* how often, 255 at most counted */
    uint8_t group;   /* the game's: the unit or the purpose it is rolled for */
    int16_t add;     /* modifier of its number */
    uint32_t by;     /* a bit for each source that has rerolled it */
};

struct rolled {
    uint32_t number; /* of the roll in this play, from 1; 0: never used */
    uint16_t who;    /* the piece or the player that rolled, in the game's numbers */
    uint16_t about;  /* against whom or what */
    uint8_t why;
    uint8_t seat; /* whose dice they are; ARB_CHANCE: nobody's */
    uint8_t count;
    bool open;
    uint16_t spent[DICE_SYMBOLS]; /* symbols used or struck out */
    struct rolled_die die[DICE_POOL];
};

struct dice {
    uint32_t rolls;
    struct rolled roll[DICE_ROLLS];
};

/* Rolling. */

struct roll_about {
    uint16_t who, about;
    uint8_t why, seat;
};

/* A new roll without dice: its handle, from 1. 0: DICE_ROLLS are open, the play stops;
 * everything below does nothing with 0. */
int dice_open(struct arb_run *g, struct roll_about about);
void dice_add(struct arb_run *g, int roll, int kind, int count, int group);
/* The whole for dice of one kind that a seat rolls for itself. */
int dice_open_for(struct arb_run *g, int seat, int why, int kind, int count);
/* Its number is no longer wanted by the rules; it can still be seen. */
void dice_close(struct arb_run *g, int roll);

/* Roll all dice of it that have not been rolled. */
FRAME(dice_roll, uint8_t roll, die;);

/* One die that nobody rerolls, rolled and read: result(g) is the side, for die_side(). Not among
 * DICE_FLOWS: a game that rolls single dice has X(roll_die) among its flows. */
FRAME(roll_die, uint16_t who, about; uint8_t why, kind, roll, side;);
const struct die_face *die_side(const struct arb_run *g, int kind, int side);

/* The seat may pick dice and reroll them together: at least `least` of those that may be
 * rerolled (all of them without asking, if it has no choice), at most `most` (0: any
 * number). Returns how many were. */
FRAME(dice_reroll, uint8_t roll, source, seat, least, most; uint8_t can, picked, die;);

/* How many dice of the roll this could reroll now, and whether it is this one. */
int dice_rerollable(struct arb_run *g, int roll, int source);
bool dice_may_reroll(struct arb_run *g, int roll, int source, int die);

/* Turn a die; its first face is still known. Hold it, take it out: the flags. */
void dice_turn(struct arb_run *g, int roll, int die, int side);
void dice_flag(struct arb_run *g, int roll, int die, int flags);
/* A modifier of one group's numbers, or of all (-1), on top of what was added before. */
void dice_modify(struct arb_run *g, int roll, int group, int add);
void dice_raise(struct arb_run *g, int roll, int die, int add); /* of one die */

/* Reading. */

const struct rolled *dice_of(const struct arb_run *g, int roll);
/* The face a die shows; NULL: not rolled, or out. */
const struct die_face *dice_face(const struct arb_run *g, const struct rolled *r, int die);

/* Numbers with their modifiers, of one group or of all (-1): their sum, and how many
 * are at least `least`. */
int dice_sum(const struct arb_run *g, int roll, int group);
int dice_at_least(const struct arb_run *g, int roll, int group, int least);
/* How many dice show a face with this flag of the game's. */
int dice_flagged(const struct arb_run *g, int roll, int flag);

/* Symbols that are not spent. One symbol fuels one effect: spending says whether there
 * were as many. Striking out takes what there is; returns how many. */
int dice_symbols(const struct arb_run *g, int roll, int symbol);
bool dice_spend(struct arb_run *g, int roll, int symbol, int count);
int dice_strike(struct arb_run *g, int roll, int symbol, int count);
/* Dice of this kind strike out what the others show: each symbol one of its like, or
 * (`all`) all of them. They are out themselves. */
void dice_penalty(struct arb_run *g, int roll, int kind, bool all);

/* Words and views. */

/* For the game's tables of functions: true if it was about dice and is said. */
bool dice_option_words(struct arb_run *g, int seat, struct arb_option option, struct arb_text *out);
bool dice_event_words(struct arb_run *g, int seat, const struct arb_event *event,
                      struct arb_text *out);
bool dice_placeholder(struct arb_run *g, int seat, const char *name, int value,
                      struct arb_text *out);
/* A die of a roll, for screens: no other die that is kept has the same. */
static inline uint32_t dice_id(const struct arb_run *g, int roll, int die)
{
    return dice_of(g, roll)->number * DICE_POOL + (uint32_t)die;
}
/* The rolls that are kept, the latest first: [{"n","who","why","open","dice":[{"id",
 * "die","shows",...}]}]. */
void dice_put(struct arb_run *g, int seat, const char *key, struct arb_json *out);

/* What the game says. */

/* Who rolls, in words that begin a sentence. */
void game_roller(struct arb_run *g, int seat, int who, struct arb_text *out);
/* May this die be rerolled by it, as far as the game knows (with forbid)? How many dice
 * can be paid for? They are rerolled: pay. */
bool game_may_reroll(struct arb_run *g, int roll, int source, int die);
int game_reroll_most(const struct arb_run *g, int roll, int source);
void game_pay_reroll(struct arb_run *g, int roll, int source, int dice);

#endif
