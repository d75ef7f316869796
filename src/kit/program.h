/* program.h - effect programs: what is printed on things, compiled from packs.
 *
 * An ability is a trigger, costs and a short program of effects, or changes that hold while
 * their source does. Programs, filters, conditions and the like are small records in flat
 * arrays of the content, made once and never changed; they refer to each other by index, and
 * index 0 of each array is "nothing". A thing is whatever a game has that effects happen to
 * (a card, a unit, a planet), a seat is who plays.
 *
 * The enumerations are made from tables: the kit's rows (program_words.h), then the game's.
 * A game's kit_config.h states, before it includes this header, with the columns that
 * program_words.h explains for the kit's own rows:
 *     GAME_FACTS(X)      X(fact, word, what it tells of, when it can be answered, what is
 *                        said of it, if it is); below
 *     GAME_WHOS(X)       GAME_WHICHES(X)      GAME_STATES(X)      GAME_MEASURES(X)
 *     GAME_OPS(X)        GAME_CHANGES(X)      GAME_ABILITIES(X)   GAME_MEASURES_OF(X)
 *     GAME_KNOWS(X)      X(bit, what is missing if it is not known)
 *     GAME_COSTS(X)      X(cost, word, takes, usage): takes as an effect; $ what it takes is
 *                        the thing paid
 *     GAME_TYPES(X)      X(type, word): of things    GAME_PLACES(X)   X(place, word): a bit each
 *     GAME_STATS(X)      X(stat, word): numbers of things
 *     GAME_KEYWORDS(X)   X(keyword, word, "", "n" with a number, "N" with a number or without)
 *     GAME_PHASES(X)     X(phase, word)              GAME_UNTILS(X)   X(until, word, what
 *                        is said of it, if it is)
 *     GAME_LIMITS(X)     X(limit_per, word): what a limit is counted in
 *     GAME_SEAT_CHOICES(X)   X(word): which seats can be chosen, bits 2, 4, ... of the op's arg
 *     GAME_CALLS(X)      X(word): its flows for OP_CALL
 *     GAME_FILTERS(X)    X(word, types): what describes things, "cards", "units"
 *     GAME_FILTER_KEYS(X)    X(type, field, key, its reader)
 *     TYPE_BITS, PLACE_BITS, STATE_BITS      16 or 32: how many of each a filter has room for
 *     TRAITS             how many there can be, "none" included */
#ifndef KIT_PROGRAM_H
#define KIT_PROGRAM_H

#include "program_campaign.h"
#include "program_words.h"

#include <stdbool.h>
#include <stdint.h>

#define KIT_ENUM(name, ...) name,
#define KIT_BIT_NUMBER(name, ...) BIT_##name,
#define KIT_BIT(name, ...) name = 1 << BIT_##name,
#define KIT_FIELD(type, field, ...) type field;
#define KIT_UINT_OF(bits) uint##bits##_t
#define KIT_UINT(bits) KIT_UINT_OF(bits)

/* What things are and have. */

enum thing_type { TYPE_NONE, GAME_TYPES(KIT_ENUM) TYPES };
enum stat { GAME_STATS(KIT_ENUM) STATS };
/* Numbers that may be below 0, as bits; a game may state them before this header. */
#ifndef SIGNED_STATS
#define SIGNED_STATS 0
#endif
/* Of a number that is not printed, and of an X. */
enum { NO_VALUE = SIGNED_STATS ? INT16_MIN : -1, VALUE_X = NO_VALUE + (SIGNED_STATS ? 1 : -1) };
enum keyword { GAME_KEYWORDS(KIT_ENUM) KEYWORDS };
enum phase { PHASE_NONE, GAME_PHASES(KIT_ENUM) PHASES };

/* Where a filter looks and what it asks for or against; several bits may be set. */
enum place_number { GAME_PLACES(KIT_BIT_NUMBER) PLACE_COUNT };
enum place { GAME_PLACES(KIT_BIT) };
enum state_number { KIT_STATES(KIT_BIT_NUMBER) GAME_STATES(KIT_BIT_NUMBER) STATE_COUNT };
enum state { KIT_STATES(KIT_BIT) GAME_STATES(KIT_BIT) };

_Static_assert(TYPES <= TYPE_BITS && PLACE_COUNT <= PLACE_BITS && STATE_COUNT <= STATE_BITS,
               "a filter has room for every type, place and state");

/* What happens. */

/* Things that happen and that abilities can refer to. A fact tells of: t a thing, o another
 * thing, s a seat, a an amount, p a phase. It is answered: a after it happened, w when it is
 * about to, c by canceling it. What is said of it is a template (text.h): a the seat, b the
 * thing, c the amount, d the other thing. */
enum fact { FACT_NONE, GAME_FACTS(KIT_ENUM) FACTS };
enum timing { TIMING_AFTER, TIMING_WHEN, TIMING_CANCEL, TIMINGS };

/* Who, which, how many. */

enum who { WHO_NONE, KIT_WHOS(KIT_ENUM) GAME_WHOS(KIT_ENUM) WHOS };
enum which { WHICH_NONE, KIT_WHICHES(KIT_ENUM) GAME_WHICHES(KIT_ENUM) WHICH_FILTER, WHICHES };

struct set {
    uint8_t which;
    uint8_t unused;
    uint16_t filter; /* with WHICH_FILTER */
};

/* A thing passes if it passes every part that is set. */
struct filter {
    KIT_UINT(TYPE_BITS) types;   /* bit mask of types */
    KIT_UINT(PLACE_BITS) places; /* bit mask; 0: where the game says, as a rule in play */
    KIT_UINT(STATE_BITS) with, without;
    bool more; /* something of what follows is asked for: game_passes() */
    KIT_FILTER_KEYS(KIT_FIELD) GAME_FILTER_KEYS(KIT_FIELD)
};

/* base + times * what is measured. MEASURE_PHASE is the phase now; no pack names it. */
enum measure {
    MEASURE_NONE,
    MEASURE_PHASE,
    KIT_MEASURES(KIT_ENUM) GAME_MEASURES(KIT_ENUM) KIT_MEASURES_OF(KIT_ENUM)
        GAME_MEASURES_OF(KIT_ENUM) MEASURES
};
struct value {
    int16_t base;
    int8_t times;
    uint8_t measure;
    uint8_t which, arg;
    uint16_t filter;
};

enum compare { EQUAL, NOT_EQUAL, AT_LEAST, AT_MOST };
struct condition {
    struct value left;
    uint8_t compare;
    uint8_t and_next; /* the next condition must hold too */
    int16_t right;
};

/* What is done and changed. */

/* OP_MODE is a choice of OP_EITHER, its body; text names it. What follows OP_THEN happens
 * only if what came before did in full. */
enum op_code { OP_END, OP_MODE, OP_THEN, KIT_OPS(KIT_ENUM) GAME_OPS(KIT_ENUM) OPS };
enum until { GAME_UNTILS(KIT_ENUM) UNTILS };

/* `n` is a value, `set` whom it happens to, `who` the seat, `body` a nested program. */
struct op {
    uint8_t code;
    uint8_t who;
    uint8_t until;
    uint8_t fact;
    uint16_t arg;
    uint16_t condition;
    struct set set;
    struct set to; /* destination, or a second set */
    struct value n;
    uint16_t body;  /* index of the first op of a nested program, ended by OP_END; 0: none */
    uint16_t other; /* the else program */
    uint16_t text;  /* index of content->text: what a mode is called */
    uint16_t about; /* of a choice: 1 if it is made anew for each target2 */
};

enum change { CHANGE_NONE, KIT_CHANGES(KIT_ENUM) GAME_CHANGES(KIT_ENUM) CHANGES };
struct modifier {
    uint8_t change;
    uint8_t stat;
    uint8_t who; /* which seats, for a rule of the table */
    uint8_t unused;
    uint16_t arg;
    uint16_t condition; /* holds only while */
    struct set set;     /* whose values change */
    struct value value;
    uint16_t text;     /* index of content->text: how the pack calls its ability */
    uint16_t and_next; /* 1: the next modifier belongs to the same ability */
};

/* Abilities. */

enum cost_code { COST_END, GAME_COSTS(KIT_ENUM) COSTS };
struct cost {
    uint8_t code;
    uint8_t who;
    uint16_t unused;
    struct set set;
    struct value n;
};

enum ability_kind { ABILITY_NONE, KIT_ABILITIES(KIT_ENUM) GAME_ABILITIES(KIT_ENUM) ABILITY_KINDS };
enum limit_for { KIT_LIMITS_FOR(KIT_ENUM) LIMIT_FORS };
enum limit_per { LIMIT_NONE, GAME_LIMITS(KIT_ENUM) LIMIT_PERS };

struct ability {
    uint8_t kind;
    uint8_t timing;
    uint8_t fact;     /* trigger, or FACT_NONE */
    uint8_t phase;    /* of a trigger that tells of one, or the phase an action is bound to */
    uint8_t user;     /* enum who may use it; 0: the controller */
    uint8_t cancels;  /* which kinds of effects it can cancel, a mask of the game's */
    uint8_t optional; /* a forced effect worded "may" as a whole */
    uint8_t limit, limit_per, limit_for;
    uint8_t event_seat; /* enum who the seat of the fact must be; 0: any */
    uint16_t from;      /* 0: in play, else the place its thing must be in */
    struct set subject; /* the thing of the fact must be in this set; none: any */
    struct set object;  /* the other thing of the fact likewise */
    uint16_t condition; /* must hold */
    uint16_t cost;      /* first of a list of costs, or 0 */
    uint16_t program;   /* first op, or 0 */
    uint16_t modifier;  /* of a constant ability, or 0 */
    uint16_t def;       /* the definition it is printed on */
    uint16_t text;      /* index of content->text: how the pack calls it */
    const char *words;  /* that, or what the text of its thing says of it; NULL: nothing */
};

/* In the content. */

/* Members of the game's content: the arrays, how long each is, the texts in them, and where
 * all of it lives. */
#define PROGRAM_CONTENT                                                                            \
    int abilities, ops, filters, values, conditions, modifiers, costs, titles, texts, traits;      \
    struct ability *ability;                                                                       \
    struct op *op;                                                                                 \
    struct filter *filter;                                                                         \
    struct value *value;                                                                           \
    struct condition *condition;                                                                   \
    struct modifier *modifier;                                                                     \
    struct cost *cost;                                                                             \
    const char **title, **text, **trait_name;                                                      \
    struct arb_arena *arena

/* The words of packs by number, ended by NULL. Lists that begin with "nothing" have a name for
 * it too, which no pack can write; places and states are by the number of their bit. */
extern const char *const type_names[];
extern const char *const stat_names[];
extern const char *const keyword_names[];
extern const char *const phase_names[];
extern const char *const fact_names[];
extern const char *const who_names[];
extern const char *const which_names[];
extern const char *const place_names[];
extern const char *const state_names[];
extern const char *const until_names[];
extern const char *const change_names[];
extern const char *const ability_names[];
/* What is said of facts and of when changes end; "" where the game has no words. */
extern const char *const fact_words[];
extern const char *const until_words[];

/* What builds and what stands in programs, for the struct arb_schema of a game. */
extern const char *const program_builds[], *const program_stands[];

static inline bool has_bit(const uint64_t *bits, int n)
{
    return bits[n >> 6] >> (n & 63) & 1;
}

/* In words: what a number of an ability says, for struct say_word. */

struct arb_saying;
struct arb_text;
/* What its thing says of it, else "its " and what its kind is called. */
void say_ability(const struct arb_saying *s, int ability, struct arb_text *out);
/* " (what its thing says of it)", or nothing. */
void say_ability_in_brackets(const struct arb_saying *s, int ability, struct arb_text *out);
void say_ability_kind(const struct arb_saying *s, int ability, struct arb_text *out);

/* In catalogues: members of an object that is open. */

struct arb_json;
/* "stats" by their words, those that are printed; an X is a text. */
void put_printed_stats(struct arb_json *out, const int16_t stat[]);
void put_printed_traits(const struct arb_run *g, struct arb_json *out, const uint64_t traits[]);
void put_printed_keywords(struct arb_json *out, const uint8_t keyword[]);
/* A keyword of a list, "Armor 2"; nothing if n is 0. */
void put_keyword(struct arb_json *out, enum keyword keyword, int n);

#endif
