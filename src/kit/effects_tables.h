/* effects_tables.h - the tables of program.h and compile.h that a game with effects_usual.h leaves
 * out: it
 * has no such words. What its packs are told of mistakes is made from its other tables. */
#ifndef KIT_EFFECTS_TABLES_H
#define KIT_EFFECTS_TABLES_H

#ifndef THING_WORD
#define THING_WORD "thing"
#define THINGS_WORD "things"
#endif
#ifndef SEAT_WORD
#define SEAT_WORD "player"
#define SEATS_WORD "players"
#endif

/* Tables. */

#ifndef GAME_KEYWORDS
#define GAME_KEYWORDS(X)
#define EXAMPLE_KEYWORD "-"
#define EXAMPLE_KEYWORDS "none: there are no keywords"
#endif
#ifndef GAME_UNTILS
#define GAME_UNTILS(X)
#endif
#ifndef GAME_LIMITS
#define GAME_LIMITS(X)
#endif
#ifndef GAME_ABILITIES
#define GAME_ABILITIES(X)
#endif
#ifndef GAME_KNOWS
#define GAME_KNOWS(X)
#endif
#ifndef GAME_WHOS
#define GAME_WHOS(X)
#endif
#ifndef GAME_SEAT_CHOICES
#define GAME_SEAT_CHOICES(X)
#endif
#ifndef GAME_WHICHES
#define GAME_WHICHES(X)
#endif
#ifndef GAME_PLACES
#define GAME_PLACES(X) X(IN_PLAY, "play")
#endif
#ifndef GAME_FROMS
#define GAME_FROMS(X)
#endif
#ifndef GAME_STATES
#define GAME_STATES(X)
#endif
#ifndef GAME_FILTER_KEYS
#define GAME_FILTER_KEYS(X)
#endif
#ifndef GAME_MEASURES
#define GAME_MEASURES(X)
#endif
#ifndef GAME_MEASURES_OF
#define GAME_MEASURES_OF(X)
#endif
#ifndef GAME_CALLS
#define GAME_CALLS(X)
#endif
#ifndef GAME_CHANGES
#define GAME_CHANGES(X)
#endif
#ifndef GAME_COSTS
#define GAME_COSTS(X)
#endif

/* How things are said. */

#define EXAMPLE_WORD(name, word, ...) " " word ","
#define EXAMPLE_DESCRIBING(word, ...) " " word "{ ... },"
#ifndef EXAMPLE_WHOS
#define EXAMPLE_WHOS "you, others"
#endif
#ifndef EXAMPLE_WHICHES
#define EXAMPLE_WHICHES "self, target"
#endif
#ifndef EXAMPLE_FILTERS
#define EXAMPLE_FILTERS "one of" GAME_FILTERS(EXAMPLE_DESCRIBING)
#endif
#ifndef EXAMPLE_FILTER
#define EXAMPLE_FILTER EXAMPLE_FILTERS
#endif
#ifndef EXAMPLE_FIELD
#define EXAMPLE_FIELD "controller = you"
#endif
#ifndef EXAMPLE_TRAIT
#define EXAMPLE_TRAIT "Bronze"
#endif
#ifndef EXAMPLE_STAT
#define EXAMPLE_STAT "strength"
#endif
#ifndef EXAMPLE_MEASURE
#define EXAMPLE_MEASURE "amount"
#endif
#ifndef EXAMPLE_PHASE
#define EXAMPLE_PHASE "the name of a phase"
#endif
#ifndef EXAMPLE_LIMIT
#define EXAMPLE_LIMIT "round"
#endif
#ifndef EXAMPLE_OPS
#define EXAMPLE_OPS "one of" GAME_OPS(EXAMPLE_WORD)
#endif
#ifndef EXAMPLE_CHANGE
#define EXAMPLE_CHANGE "add(\"" EXAMPLE_STAT "\", 1, self)"
#endif
#ifndef EXAMPLE_CHANGES
#define EXAMPLE_CHANGES EXAMPLE_CHANGE
#endif
#ifndef EXAMPLE_COSTS
#define EXAMPLE_COSTS "one of" GAME_COSTS(EXAMPLE_WORD)
#endif
#ifndef EXAMPLE_PAID
#define EXAMPLE_PAID "one that takes a " THING_WORD
#endif
#ifndef EXAMPLE_FACTS
#define EXAMPLE_FACTS "one of" GAME_FACTS(EXAMPLE_WORD)
#endif
#ifndef EXAMPLE_UNTILS
#define EXAMPLE_UNTILS "\"" EXAMPLE_LIMIT "\""
#endif

/* Numbers. */

#ifndef TYPE_BITS
#define TYPE_BITS 16
#endif
#ifndef PLACE_BITS
#define PLACE_BITS 16
#endif
#ifndef STATE_BITS
#define STATE_BITS 16
#endif
#ifndef PARTING_FACTS
#define PARTING_FACTS 0ull
#endif
#ifndef EFFECT_FACTS
#define EFFECT_FACTS 0ull
#endif
#ifndef IMMUNITY_CHANGES
#define IMMUNITY_CHANGES 0ull
#endif
#ifndef LASTING_KEYWORDS
#define LASTING_KEYWORDS 0
#endif
#ifndef SET_OVERRIDES
#define SET_OVERRIDES 0
#endif

#endif
