/* modify.h - what changes things and the rules of the table: constant abilities while their
 * thing is in play, lasting changes until a moment comes.
 *
 * Nothing is patched: a number is computed from the block each time it is asked for, and
 * the same code lists its sources (struct parts).
 *
 * What must hold:
 *  1. A constant change applies to what passes its set now; a lasting one to the things it
 *     was made for (`set`), or, if it is `live`, to what passes its set now.
 *  2. Whom a change is for may itself turn on traits, types or numbers that are changed.
 *     Such questions are followed DEEPEST deep; below, what is printed decides, so that
 *     things which refer to each other have an answer as well.
 *  3. Nothing overflows in silence: the play stops with a limit of the game's.
 *
 * A game's kit_config.h states, before it includes this header:
 *     LASTING, LASTING_LIMIT    lasting changes at once, at most 64; its limit for that
 *     SET_OVERRIDES             1: a number that is set is that, whatever adds to it; 0: it
 *                               takes the place of what is printed, and the rest follows
 *     IMMUNITY_CHANGES          the changes that make immune and are not kept away by
 *                               immunity themselves, as bits of a uint64_t
 *     LASTING_KEYWORDS          keywords that count even where nothing printed does, as bits
 *     EVENT_LASTING             its kind of event for a lasting change that begins (a: by how
 *                               much, b: source, c: modifier, d: thing or 0, e: seat, f: until)
 * and, before modify.c is reached, KIT_MODIFY(g), the struct modifications of the block, and
 *     int game_printed(g, thing, stat)      what is printed on it; below 0: nothing
 *     bool game_printed_trait(g, thing, trait)     bool game_given_trait(g, thing, trait)
 *                                           given to it by the rules: not lost by a blank
 *     int game_printed_keyword(g, thing, keyword)
 *     bool game_is_shown(g, thing)          everybody sees which thing it is */
#ifndef KIT_MODIFY_H
#define KIT_MODIFY_H

#include "index.h"
#include "scope.h"
#include "things.h"

_Static_assert(LASTING <= 64, "kept as bits of a word");
enum { CHANGE_WORDS = (CHANGES + 63) / 64 };

struct lasting {
    uint8_t in_use;
    uint8_t until; /* enum until */
    uint8_t seat;  /* for a rule of the table; NOBODY: none */
    uint8_t live;  /* `set` is ignored, the modifier's own set decides */
    uint16_t source;
    uint16_t modifier;
    int16_t amount;  /* its value when it was made */
    uint16_t serial; /* later ones are higher, by scopes.now */
    uint8_t you;
    struct thing_set set;
};

struct modifications {
    uint64_t changes[CHANGE_WORDS]; /* bit mask of the changes that last */
    uint64_t slots;                 /* bit mask of the lasting changes in use */
    struct lasting lasting[LASTING];
};

/* The first lasting change in use from number `from` on, or NULL. */
static inline struct lasting *lasting_from(struct modifications *all, int64_t from)
{
    uint64_t left = from < LASTING ? all->slots >> from : 0;
    return left ? &all->lasting[from + __builtin_ctzll(left)] : NULL;
}
/* for (each lasting change in use), as struct lasting *; the body may end it. */
#define EACH_LASTING(g, l)                                                                         \
    for (struct lasting *l = lasting_from(KIT_MODIFY(g), 0); l;                                    \
         l = lasting_from(KIT_MODIFY(g), l - KIT_MODIFY(g)->lasting + 1))

enum { DEEPEST = 3 };

/* Going through changes. */

/* Everything at work that makes one kind of change to a thing, or (thing 0) to the table. */
enum { ANY_STAT = UINT8_MAX };
struct changes {
    const struct arb_run *g;
    int thing;
    uint8_t change, depth;
    uint8_t stat; /* only changes of this one */
    uint16_t listener;
    int lasting;
    /* what next_change() found */
    const struct modifier *modifier;
    const struct thing_set *frozen; /* of a lasting change: whom it was made for */
    int source, amount, seat, serial;
    uint8_t you;
};
struct changes changes_of(const struct arb_run *g, int thing, enum change change);
struct changes changes_at(const struct arb_run *g, int thing, enum change change, int depth);
bool next_change(struct changes *it);
/* "lasting effect" or "constant ability" */
const char *kind_of_change(const struct changes *it);

/* Is anything at work that changes so, or adds to this number? If not, nobody need ask. */
#define may_change(g, change)                                                                      \
    (KIT_INDEX(g)->changing[change] || has_bit(KIT_MODIFY(g)->changes, change))
#define may_add(g, stat)                                                                           \
    (KIT_INDEX(g)->changing[CHANGES + (stat)] || has_bit(KIT_MODIFY(g)->changes, ADD_STAT))

/* The source of a change that holds for a thing, or 0. */
int source_of_change(const struct arb_run *g, int thing, enum change change);
#define changed(g, thing, change) (may_change(g, change) ? source_of_change(g, thing, change) : 0)
/* Does nothing that is printed on it count? */
bool silenced(const struct arb_run *g, int thing, int depth);
/* The sum of a rule of the table for a seat; NOBODY: for anybody. */
int table_rule(const struct arb_run *g, int seat, enum change change);
/* Is anything at work that could bring this number of some thing down? */
bool may_be_lowered(const struct arb_run *g, int stat);

/* Numbers. */

/* Where a number comes from. Pass NULL to get just the number. */
enum { PARTS = 64 };
struct part {
    int amount;
    uint16_t source;  /* thing, or 0; or a seat: PART_OF_SEAT */
    const char *what; /* "printed", "constant ability", "set to", ... */
    const char *rule;
};
#define PART_OF_SEAT(seat) (THINGS + (seat))
struct parts {
    int count;
    struct part part[PARTS];
};
void put_part(struct parts *parts, int amount, int source, const char *what, const char *rule);
static inline void add_part(struct parts *parts, int amount, int source, const char *what,
                            const char *rule)
{
    if (__builtin_expect(parts != NULL, 0))
        put_part(parts, amount, source, what, rule);
}

int stat_of(const struct arb_run *g, int thing, enum stat stat, struct parts *parts);
int stat_at(const struct arb_run *g, int thing, enum stat stat, struct parts *parts, int depth);

/* Traits and keywords. */

bool has_trait(const struct arb_run *g, int thing, int trait);
bool trait_at(const struct arb_run *g, int thing, int trait, int depth);
/* Its number, 0 without it. */
int keyword(const struct arb_run *g, int thing, enum keyword keyword);
int keyword_at(const struct arb_run *g, int thing, enum keyword keyword, int depth);

/* In views: what it has now, as a member of an object that is open. */
void put_traits_now(const struct arb_run *g, int thing, struct arb_json *out);
void put_keywords_now(const struct arb_run *g, int thing, struct arb_json *out);

/* Lasting changes. */

/* The lasting change of one modifier, begun now, by this much; `frozen`: for the things
 * that pass now, even if changes of this source are live. */
void make_lasting(struct arb_run *g, const struct scope *sc, enum until until, int modifier,
                  int amount, bool frozen);
/* Those until then that were made after `since` end. */
void end_lasting(struct arb_run *g, enum until until, int since);
/* A thing left play: no lasting change is for it any more. */
void forget_lasting(struct arb_run *g, int thing);

/* What a change does, in words, "+1 guns": those of the game where it has some (templates of
 * say.h; {n} is the amount, {+} with its sign, {stat b}, {trait c} and {keyword c} what is
 * changed or gained), else as packs call it. */
extern const char *const game_change_words[CHANGES];
void say_change(struct arb_run *g, const struct modifier *m, int amount, struct arb_text *out);
/* Numbers of a thing in brackets, for those who choose it: " (guns 3, 2 hulls left)". They are
 * rows of the game, ended by {0}, that are named by letters; NO_VALUE is left out, and nothing is
 * said if all are. */
struct say_number {
    const char *words; /* a template: "guns {n}" */
    int (*value)(const struct arb_run *g, int seat, int thing);
    enum stat stat; /* what the number is, unless `value` says it */
    char letter;
};
extern const struct say_number game_numbers[];
void say_numbers(const struct arb_saying *s, int thing, const char *letters, struct arb_text *out);
/* A word of packs: cannot_sail is "cannot sail". */
void say_pack_word(const char *word, struct arb_text *out);

/* What the game says. */

/* Do effects of this source not touch it? Asked on behalf of changes, `depth` deep; false
 * from DEEPEST on. */
bool game_immune(const struct arb_run *g, int thing, int source, int depth);
/* Is a lasting change of this source live? */
bool game_is_live(const struct arb_run *g, int source);
/* When a thing that sets numbers came; later ones are higher. */
int game_serial(const struct arb_run *g, int thing);
/* A number of it counts; called while rules are marked. */
ARB_RARE void game_counts(const struct arb_run *g, int thing);

#endif
