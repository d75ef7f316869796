/* program_words.h - what the effect programs of every game can say: the kit's own rows.
 *
 * One table for each subject gives the enumerators of program.h, the words packs are
 * written in, what each takes and how it is used. The tables of a game (its kit_config.h
 * says them, as GAME_FACTS, GAME_OPS ...) have the same columns and come after these rows.
 *
 * Four words are the game's: what it calls a thing and a seat, one and several.
 *     THING_WORD "card", THINGS_WORD "cards", SEAT_WORD "player", SEATS_WORD "players" */
#ifndef KIT_PROGRAM_WORDS_H
#define KIT_PROGRAM_WORDS_H

/* What an ability can have names for at some point of it: X(bit, what is missing if it has
 * not). A game adds what only it knows with GAME_KNOWS. */
#define KIT_KNOWS(X)                                                                               \
    X(KNOWS_TARGET, "nothing has been chosen yet; put choose{ ... } before it")                    \
    X(KNOWS_TARGET2,                                                                               \
      "no second " THING_WORD " has been chosen yet; put choose{ ..., as = 2 } before it")         \
    X(KNOWS_SEAT, "no " SEAT_WORD " has been chosen yet; put choose_" SEAT_WORD "{} before it")    \
    X(KNOWS_EACH, "it means a " SEAT_WORD " only inside each_" SEAT_WORD "{ ... }")                \
    X(KNOWS_PAID, "no " THING_WORD " is paid as cost; expected a cost like " EXAMPLE_PAID)         \
    X(KNOWS_EVENT_THING, "the trigger tells of no " THING_WORD)                                    \
    X(KNOWS_EVENT_OTHER, "the trigger tells of no second " THING_WORD)                             \
    X(KNOWS_EVENT_SEAT, "the trigger tells of no " SEAT_WORD)                                      \
    X(KNOWS_AMOUNT, "the trigger tells of no amount")                                              \
    X(KNOWS_X, "the " THING_WORD " has no cost \"X\"")

/* X(who, word, what must be known for it to mean someone). */
#define KIT_WHOS(X)                                                                                \
    X(WHO_YOU, "you", 0) /* whoever the ability belongs to */                                      \
    X(WHO_CHOSEN, "chosen_" SEAT_WORD, KNOWS_SEAT)                                                 \
    X(WHO_EACH, "each", KNOWS_EACH)                    /* the one at turn in OP_EACH_SEAT */       \
    X(WHO_EVENT, "event_" SEAT_WORD, KNOWS_EVENT_SEAT) /* of the triggering fact */                \
    X(WHO_ANYONE, "anyone", 0) /* all of them; as a filter: anybody at all */                      \
    X(WHO_OTHERS, "others", 0) /* all but you */
/* The same as anyone, where it reads better: draw(2, everyone). */
#define WORD_EVERYONE "everyone"

/* X(which, word, what must be known). Besides these a filter means all that pass it. */
#define KIT_WHICHES(X)                                                                             \
    X(WHICH_SELF, "self", 0)                                                                       \
    X(WHICH_TARGET, "target", KNOWS_TARGET)                                                        \
    X(WHICH_TARGET2, "target2", KNOWS_TARGET2)                                                     \
    X(WHICH_IT, "it", KNOWS_EVENT_THING)       /* the thing of the triggering fact */              \
    X(WHICH_OTHER, "other", KNOWS_EVENT_OTHER) /* its other thing */                               \
    X(WHICH_PAID, "paid", KNOWS_PAID)          /* what was taken as cost */

/* X(state, word, what must be known): each a bit of a filter. */
#define KIT_STATES(X)                                                                              \
    X(IS_SELF, "self", 0)                                                                          \
    X(IS_TARGET, "target", KNOWS_TARGET)                                                           \
    X(IS_IT, "it", KNOWS_EVENT_THING)                                                              \
    X(IS_PAID, "paid", KNOWS_PAID)

/* What a filter asks for besides types, places and states: X(type, field, key, its reader in
 * compile.h or of the game's). 0: it does not ask. */
#define KIT_FILTER_KEYS(X)                                                                         \
    X(uint8_t, trait, "trait", filter_trait)                                                       \
    X(uint8_t, not_trait, "not_trait", filter_trait)                                               \
    X(uint8_t, keyword, "keyword", filter_keyword) /* 1 + enum keyword */                          \
    X(uint8_t, controller, "controller", filter_who)                                               \
    X(uint8_t, owner, "owner", filter_who)                                                         \
    X(uint16_t, title, "title", filter_title) /* index of content->title */

/* Measures that stand alone: X(measure, word, what must be known). */
#define KIT_MEASURES(X)                                                                            \
    X(MEASURE_X, "x", KNOWS_X)                                                                     \
    X(MEASURE_AMOUNT, "amount", KNOWS_AMOUNT) /* of the triggering fact */                         \
    X(MEASURE_DONE, "done", 0)                /* things changed by the latest effect */
/* Measures of something: X(measure, word, s one thing, S any things, w a seat, q a stat first,
 * k a word of game_measure_words(), # a number from 1 to 15 behind that). */
#define KIT_MEASURES_OF(X)                                                                         \
    X(MEASURE_COUNT, "count", "S")      /* of those that pass; of a single thing 1 if it is */     \
    X(MEASURE_STAT, "stat_of", "qs")    /* stat `arg` of a thing, as it is now */                  \
    X(MEASURE_PRINTED, "printed", "qs") /* the same, as it is printed */
/* "as much as there is": heal(all, target). */
#define WORD_ALL "all"

/* X(op, word, takes, usage). What an effect takes, in this order:
 *   n a number, N a number or 1;   s things, S things or none;   d the thing it goes to;
 *   w a seat or you;   a a seat or a thing;   t a trait or none;   b effects;
 *   x a text;   k a word of game_op_words();   M a number, or none: arg says whether there is one;
 *   > what it finds is the target from here on;   * its own reader.
 * Then, each after a blank, fields with what they take: " whom:s" things, " far:?" true or false
 * and " range:#1" a number up to 99, the one there if it is absent, both into arg. */
#define KIT_OPS(X)                                                                                 \
    /* who chooses 1 thing of set as target (arg 0) or target2 (1); nobody: the rules say who */   \
    X(OP_CHOOSE, "choose", "*", "choose{ " THINGS_WORD ", by = " SEAT_WORD ", as = 1 or 2 }")      \
    /* who chooses a seat; arg bits: 1 not you, then those of GAME_SEAT_CHOICES */                 \
    X(OP_CHOOSE_SEAT, "choose_" SEAT_WORD, "*",                                                    \
      "choose_" SEAT_WORD "{ by = " SEAT_WORD                                                      \
      ", other = true" GAME_SEAT_CHOICES(SEAT_CHOICE_USAGE) " }")                                  \
    X(OP_CHOOSE_RANDOM, "choose_random", "s>", "choose_random(" THINGS_WORD ")")                   \
    /* who may do body */                                                                          \
    X(OP_MAY, "may", "*", "may{ effects, by = " SEAT_WORD ", text = \"...\" }")                    \
    /* who picks one of `arg` consecutive OP_MODE */                                               \
    X(OP_EITHER, "either", "*",                                                                    \
      "either{ mode(\"text\", effects), mode(...), by = " SEAT_WORD " }")                          \
    /* body once for each seat in their order, as WHO_EACH */                                      \
    X(OP_EACH_SEAT, "each_" SEAT_WORD, "b", "each_" SEAT_WORD "{ effects }")                       \
    /* condition holds: body, else other */                                                        \
    X(OP_IF, "if_", "*", "if_{ condition, then_ = effects, else_ = effects }")                     \
    /* body n times */                                                                             \
    X(OP_REPEAT, "repeat_", "nb", "repeat_{ number, effects }")                                    \
    /* body once for each thing of set, as target2; those that are there when its turn comes */    \
    X(OP_EACH_OF, "each_of", "*", "each_of{ " THINGS_WORD ", effects }")                           \
    /* modifiers from index arg / 2 on, until `until`; arg + 1: the set is frozen in any case */   \
    X(OP_LASTING, "lasting", "*", "lasting{ " EXAMPLE_UNTILS ", changes, frozen = true }")         \
    /* body at `fact` (amount `arg`), once */                                                      \
    X(OP_DELAYED, "delayed", "*", "delayed{ at = fact, effects }")                                 \
    /* the effect that is about to resolve */                                                      \
    X(OP_CANCEL, "cancel", "", "cancel()")                                                         \
    /* body happens instead of what is about to happen */                                          \
    X(OP_REPLACE, "replace", "b", "replace{ effects }")                                            \
    /* flow number arg of the game's, for what no words can say */                                 \
    X(OP_CALL, "call", "*", "call(\"name\")")
#define SEAT_CHOICE_USAGE(word) ", " word " = true"

/* What a game with hands and decks has besides, in its GAME_OPS (hands.h). */
#define HANDS_OPS(X)                                                                               \
    X(OP_DRAW, "draw", "nw", "draw(number, " SEAT_WORD ")") /* who draws n */                      \
    /* who discards n of own choice that pass set from hand; n < 0: all */                         \
    X(OP_DISCARD_HAND, "discard_hand", "nwS",                                                      \
      "discard_hand(number, " SEAT_WORD ", " THINGS_WORD ")")                                      \
    /* who discards n at random from hand */                                                       \
    X(OP_DISCARD_RANDOM, "discard_random", "nw", "discard_random(number, " SEAT_WORD ")")          \
    X(OP_SHUFFLE, "shuffle", "w", "shuffle(" SEAT_WORD ")") /* who's deck */                       \
    /* you look at the top n of who's deck, or at the hidden thing of set; the last one becomes    \
     * the target */                                                                               \
    X(OP_LOOK, "look", "*", "look(number, " SEAT_WORD ") or look(" THING_WORD ")")                 \
    /* who takes one that passes set (its places say where; top n only if n) to where arg says,    \
     * enum search_arg, and shuffles */                                                            \
    X(OP_SEARCH, "search", "*",                                                                    \
      "search{ " SEAT_WORD ", " THINGS_WORD ", top = number, to = \"hand\"" GAME_SEARCH_GOALS(     \
          SEARCH_GOAL_USAGE) ", must = true, rest = \"shuffled\" or \"top\" }")                    \
    /* you put the n at the top of who's deck back, which you looked at, in any order */           \
    X(OP_REORDER_TOP, "reorder_top", "nw", "reorder_top(number, " SEAT_WORD ")")                   \
    /* the one of set that lies topmost in its pile becomes the target */                          \
    X(OP_CHOOSE_TOP, "choose_topmost", "s>", "choose_topmost(" THINGS_WORD ")")
/* And in its GAME_COSTS (hands_costs.h): n of own choice; n of who's at random. */
#define HANDS_COSTS(X)                                                                             \
    X(COST_DISCARD_HAND, "discard_hand", "n$", "discard_hand(number)")                             \
    X(COST_DISCARD_RANDOM, "discard_random", "nw", "discard_random(number, " SEAT_WORD ")")
#define SEARCH_GOAL_USAGE(word) " or \"" word "\""
/* Words that are no call: then_ stands between effects, mode is a part of either. */
#define WORD_THEN "then_"
#define WORD_MODE "mode"

/* X(change, word, takes, usage): q a stat, k a keyword, y a type; v a seat or none, V a seat
 * or everyone; t a trait, at the end a trait or none; n and s as for effects; * the game's own
 * reader, for what stands there. */
#define KIT_CHANGES(X)                                                                             \
    X(ADD_STAT, "add", "qns", "add(\"" EXAMPLE_STAT "\", number, " THINGS_WORD ")")                \
    X(SET_STAT, "set_to", "qns", "set_to(\"" EXAMPLE_STAT "\", number, " THINGS_WORD ")")          \
    X(DOUBLE_STAT, "double", "qs", "double(\"" EXAMPLE_STAT "\", " THINGS_WORD ")")                \
    X(HALVE_STAT, "halve", "qs", "halve(\"" EXAMPLE_STAT "\", " THINGS_WORD ")")                   \
    X(GAIN_TRAIT, "gain_trait", "ts", "gain_trait(\"Trait\", " THINGS_WORD ")")                    \
    /* keyword `arg`, by value */                                                                  \
    X(GAIN_KEYWORD, "gain_keyword", "ks",                                                          \
      "gain_keyword(\"" EXAMPLE_KEYWORD "\", " THINGS_WORD ")")                                    \
    X(BLANK, "blank", "s", "blank(" THINGS_WORD ")")

#define CONDITION_WORDS(X)                                                                         \
    X("at_least")                                                                                  \
    X("at_most") X("equals") X("differs") X("exists") X("none") X("all_of") X("during")

/* What an ability of a kind is made of: changes or a trigger with an effect; a use with an
 * effect; an answer to a trigger with an effect; an effect alone; costs alone. */
enum ability_form { FORM_CHANGES, FORM_USE, FORM_ANSWER, FORM_EFFECT, FORM_COSTS };

/* X(kind, word, form, what it is called in sentences, if not by its word). */
#define KIT_ABILITIES(X)                                                                           \
    X(CONSTANT, "constant", FORM_CHANGES, "constant effect")                                       \
    X(ACTION, "action", FORM_USE)                                                                  \
    X(RESPONSE, "response", FORM_ANSWER)                                                           \
    X(FORCED, "forced", FORM_ANSWER, "forced effect")

/* Whose each use counts: X(limit_for, word). */
#define KIT_LIMITS_FOR(X)                                                                          \
    X(LIMIT_THING, THING_WORD) X(LIMIT_SEAT, SEAT_WORD) X(LIMIT_TABLE, "table")

#endif
