/* effects_usual.h - all parts for effects together, for a game that says as little of them as it
 * can: the tables it leaves out are empty (effects_tables.h), capacities are those of a small
 * game, things have definitions, and three flows that games have of their own do the least. What
 * its things are asked in inner loops has a usual answer, too: effects_inlined.h, included behind
 * the block.
 *
 * A game's kit_config.h states THINGS (things.h) and the tables it has, then includes this
 * header instead of effects.h. basis.h puts the rows of effects into its tables and their state
 * into its block. With EFFECTS_OWN_SIZES the game states the capacities below itself. */
#ifndef KIT_EFFECTS_USUAL_H
#define KIT_EFFECTS_USUAL_H

#include "effects_tables.h"

#ifndef EFFECTS_OWN_SIZES
enum {
    TRAITS = 8,
    SCOPES = 8,
    LISTENERS = 32,
    FACT_QUEUE = 8,
    USED = 8,
    IMMINENTS = 4,
    DELAYED = 4,
    ANSWERS = 4,
    LASTING = 16,
    LIMITS = 16
};
#endif
enum { NOBODY = 15, WINDOW_RESPONSE = 1 };

#include "effects.h"
#include "index.h"
#include "initiate.h"
#include "modify.h"
#include "perform.h"
#include "points.h"
#include "program.h"
#include "query.h"
#include "react.h"
#include "scope.h"
#include "things.h"
#include "turns.h"

/* Beside those of effects.h. */
#define USUAL_EVENTS(X) X(EVENT_USES, "uses", "{Seat} uses {thing}.")
#define USUAL_FLOWS(X) X(settle_state) X(announce) X(conclude) X(use_abilities)

/* What is printed on a thing; THING_OWN are fields of the game's own. Which definition is whose
 * says KIT_DEF(c, thing), as a rule c->thing[thing] (effects_usual.h). */
#ifndef THING_OWN
#define THING_OWN
#endif
struct thing_def {
    const char *name, *text;
    const char *icon; /* on boards (docs/views.md); NULL: none */
    uint8_t type;
    bool lies; /* other pieces stand on it */
    int16_t stat[STATS];
    struct abilities own;
    THING_OWN
};
/* In the catalogue; and `printed` of struct arb_rules where things are definitions. */
void put_printed_thing(struct arb_json *out, const struct thing_def *def);
bool effects_printed(const struct arb_run *g, int def, struct arb_json *out);

/* {thing}, {mode} (by its op) and {text}, rows of game_words: what an event tells of a thing only
 * those read who saw it. */
#define EFFECT_WORDS                                                                               \
    {.name = "thing", .say = effect_say_thing, .kind = SAY_THING, .known = effect_knows},          \
        {.name = "mode", .say = effect_say_mode},                                                  \
    {                                                                                              \
        .name = "text", .say = effect_say_text                                                     \
    }
void effect_say_thing(const struct arb_saying *s, int thing, struct arb_text *out);
void effect_say_mode(const struct arb_saying *s, int op, struct arb_text *out);
void effect_say_text(const struct arb_saying *s, int text, struct arb_text *out);
bool effect_knows(const struct arb_saying *s, int thing);

/* A seat uses actions one after the other until it passes or there is none that it may use; the
 * question (POINT_ACTION) is about `about`. */
FRAME(use_abilities, uint8_t seat; uint16_t about;);

/* Rows of kit_points with the usual words, by the rules of a game by which abilities are used
 * and by which they answer; the question is that of use_abilities. */
#define EFFECT_POINTS(used, answering, question)                                                   \
    [POINT_ACTION] = {BY_RULES(used), question}, [POINT_TARGET] = {BY_RULES(used), "Which one?"},  \
    [POINT_TARGET_SEAT] = {BY_RULES(used), "Which " SEAT_WORD "?"},                                \
    [POINT_TARGET_RANDOM] = {BY_RULES(used), "Which one, by chance?"},                             \
    [POINT_MAY] = {BY_RULES(used), "Do it?"}, [POINT_EITHER] = {BY_RULES(used), "Which?"},         \
    [POINT_LIMIT] = {BY_RULES(used), "It was used {n} of {n} times."},                             \
    [POINT_COSTS_PAID] = {BY_RULES(used)}, [POINT_UNPAYABLE] = {BY_RULES(used)},                   \
    [POINT_CHANGES_NOTHING] = {BY_RULES(used)},                                                    \
    [POINT_SEVERAL_DUE] = {BY_RULES(answering), "Which comes first?"},                             \
    [POINT_SEVERAL_DELAYED] = {BY_RULES(answering), "Which comes first?"},                         \
    [POINT_RESPONSE] = {BY_RULES(answering), "Do you answer?"},                                    \
    [POINT_OPTIONAL] = {BY_RULES(answering), "Do it?"}

/* The use of an ability is told (EVENT_USES) and nothing follows it; nothing settles by itself.
 * A game with more to say has flows of its own for these frames. */
FRAME(settle_state, );
FRAME(announce, uint8_t scope;);
FRAME(conclude, uint16_t thing; uint8_t seat; bool prevented;);

/* A thing that goes out of play takes with it what it did and what was done to it. */
void effects_forget(struct arb_run *g, int thing);

#endif
