/* points.h - where the kit carries out what a game's rules say.
 *
 * The kit cites no rules. It has named points instead, and each game has a row for each
 * point in its own table (kit_points): the rules that are carried out there, which are
 * marked, and the words, where somebody is asked or refused something. A game whose rules
 * do not speak of a point leaves its row out.
 *
 *     const struct kit_point kit_points[POINT_COUNT] = {
 *         [POINT_SEVERAL_DUE] = {BY_RULES("forced.4", "priority.1"), "Which comes first?"},
 *     };
 *
 * What must hold: the first rule of a point is the one that asks, refuses or tells there. */
#ifndef KIT_POINTS_H
#define KIT_POINTS_H

#include "rules.h"

/* Points that ask (the game must have words for them) are marked with ?, those that refuse
 * with !; its words may hold the placeholders that are named. */
// clang-format off
#define KIT_POINTS(X)                                                                              \
    /* index.c */                                                                                  \
    X(WORKS_ELSEWHERE) /* an ability works from another place than where its thing is */           \
    X(ABILITIES_END)   /* a thing's abilities work no more */                                      \
    X(CHANGES_END)     /* and what it changed is as before */                                      \
    /* react.c */                                                                                  \
    X(NOTED)           /* something happened that abilities can refer to */                        \
    X(CAME_TOO_LATE)   /* a thing came into play after it happened */                              \
    X(SUBJECT)         /* whom an ability's trigger is about is looked at */                       \
    X(SEVERAL_DUE)     /* ? several mandatory abilities are due; also the window's orderer */      \
    X(FORCED_AFTER)    /* a mandatory ability resolves after something happened */                 \
    X(FORCED_WHEN)     /* or before it */                                                          \
    X(FORCED_DONE)     /* it has resolved */                                                       \
    X(RESPONSES_BEGIN) /* all mandatory ones have */                                               \
    X(RESPONSES_WHEN)  /* before it happens */                                                     \
    X(RESPONSES_CANCEL)/* or to cancel it */                                                       \
    X(RESPONSE)        /* ? the question: arg is the number of the first fact */                   \
    X(RESPONSE_FITS)   /* a response answers what happened */                                      \
    X(RESPONSE_USED)   /* one is used */                                                           \
    X(RESPONSE_AFTER)  /* after something happened */                                              \
    X(RESPONSES_END)   /* all have passed in a row */                                              \
    /* react_settle.c */                                                                           \
    X(CANCELS_BEGIN)   /* something is about to happen */                                          \
    X(WHEN_BEGINS)     /* those who cancel have had their say */                                   \
    X(EFFECT_CANCELED) /* only what it does was canceled */                                        \
    X(CANCELED)        /* it does not happen */                                                    \
    X(REPLACED)        /* something else happens */                                                \
    X(TRIGGERED)       /* the game sets off an ability */                                          \
    X(OPTIONAL)        /* ? that says "may" as a whole: arg is its thing */                        \
    X(EFFECT_IMMINENT) /* its effect could be canceled */                                          \
    X(DELAYED_MADE)    /* an effect waits for its moment */                                        \
    X(DELAYED_DUE)     /* that moment has come */                                                  \
    X(SEVERAL_DELAYED) /* ? for several of them */                                                 \
    X(AFTER_BEGINS)    /* what happened at once is answered in one window */                       \
    /* turns.c */                                                                                  \
    X(NEXT_SEAT)       /* who is next among those still in? */                                     \
    X(NEXT_TURN)       /* the seats come one after the other */                                    \
    /* modify.c */                                                                                 \
    X(CHANGE_CONDITION)  /* a constant change holds while its condition does */                    \
    X(CONSTANT_CHANGE)   /* a constant ability changes something */                                \
    X(LASTING_CHANGE)    /* or a lasting one */                                                    \
    X(OUTLASTS_SOURCE)   /* whose source is gone */                                                \
    X(LIVE_CHANGE)       /* or which looks for its things anew */                                  \
    X(NOT_FROZEN_IN)     /* a thing is not among those it was made for */                          \
    X(IMMUNE_TO_LASTING) /* it cannot touch a thing */                                             \
    X(PRINTED)           /* a number begins with what is printed */                                \
    X(SET)               /* it is set */                                                           \
    X(SET_LATEST)        /* by the latest that sets it */                                          \
    X(ADDED)             /* something adds to it */                                                \
    X(MULTIPLIED)        /* it is doubled or halved */                                             \
    X(ROUNDED)           /* fractions are rounded up */                                            \
    X(ALL_COUNTED)       /* all that modifies it has been counted */                               \
    X(NEVER_BELOW_ZERO)  /* and it would be below 0 */                                             \
    X(TRAIT_ASKED)       /* has a thing a trait? */                                                \
    X(TRAIT_BLANK)       /* not what is printed, which does not count */                           \
    X(TRAIT_GAINED)      /* it gains it */                                                         \
    X(KEYWORD_ASKED)     /* a keyword? */                                                          \
    X(KEYWORD_BLANK)                                                                               \
    X(KEYWORD_LASTS)     /* a printed one that counts in any case */                               \
    X(KEYWORD_GAINED)                                                                              \
    X(KEYWORD_ADDS)      /* and has it already */                                                  \
    X(GAINED_THOUGH_BLANK) /* gained, it counts where nothing printed does */                      \
    X(LASTING_BEGINS)    /* a lasting change begins */                                             \
    X(LASTING_LIVE)      /* for whatever passes while it lasts */                                  \
    X(LASTING_FROZEN)    /* or for what passes now */                                              \
    X(LASTING_ENDS)                                                                                \
    /* query.c */                                                                                  \
    X(PRINTED_ASKED)   /* an effect asks for what is printed */                                    \
    /* perform*.c */                                                                               \
    X(PROGRAM_BEGINS)                                                                              \
    X(THEN)            /* what follows depends on what came before */                              \
    X(THEN_NOT)        /* which did not happen in full */                                          \
    X(THEN_GOES_ON)    /* which did */                                                             \
    X(OUTSIDE_PERIOD)  /* ! "until the end of" a period that does not run */                       \
    X(CANCELS)         /* an effect cancels */                                                     \
    X(CANCELS_IMMUNE)  /* even about a thing it could not touch */                                 \
    X(REPLACES)        /* an effect takes the place of what is about to happen */                  \
    X(REPLACES_BY_RESPONSE)                                                                        \
    X(CHOOSE)          /* a target is to be chosen */                                              \
    X(TARGET)          /* ? arg is the source; also seats, random things: */                       \
    X(TARGET_SEAT)     /* ? */                                                                     \
    X(TARGET_RANDOM)   /* ? */                                                                     \
    X(TARGET_LOOKED_AT)/* is it a legal one? */                                                    \
    X(MAY)             /* ? args are the source and the text */                                    \
    X(MAY_YOU)         /* and it is you who may */                                                 \
    X(EITHER)          /* ? arg is the source */                                                   \
    X(COULD_CHANGE)    /* could a program change anything? */                                      \
    /* initiate*.c */                                                                              \
    X(MAY_INITIATE)    /* may this ability be used? */                                             \
    X(LIMIT)           /* ! {n} uses of {n}, {period} */                                           \
    X(LIMIT_WIDENED)   /* ! the same, where the rules count for more than the ability says */      \
    X(RESTRICTED)      /* ! by a condition of its own */                                           \
    X(COST_LOOKED_AT)  /* can a cost be paid? */                                                   \
    X(UNPAYABLE)       /* ! all costs together cannot */                                           \
    X(BEFORE_PAYING)   /* could it change anything, as things are before anything is paid? */      \
    X(CHANGES_NOTHING) /* ! it could not */                                                        \
    X(NOT_IN_FULL)     /* ! or not all that it must (IN_FULL) */                                   \
    X(NO_TARGET)       /* ! since there is no target */                                            \
    X(SILENT)          /* ! its thing's text does not count */                                     \
    X(INITIATED)       /* it is used */                                                            \
    X(COSTS_PAID)      /* announced and counted, its costs are paid */                             \
    X(TARGETS_CHOSEN)  /* then its targets are chosen */                                           \
    X(EFFECT_RESOLVES) /* it does what it says */                                                  \
    X(EFFECT_PREVENTED)/* or is prevented */                                                       \
    X(ACTION)          /* ? may actions be used now; arg is the flow's (effects.h) */              \
    /* pile.c; the argument of its questions is the zone, of PUT_BACK the source */                \
    X(TOP_OF_PILE)     /* ? of chance: which thing is on top? */                                   \
    X(NEXT_IN_PILE)    /* ? of chance: which is next for somebody who looks? */                    \
    X(RANDOM_OF_PILE)  /* ? of chance: which is it, of all? */                                     \
    X(PUT_BACK)        /* ? which goes back next, from the top? */                                 \
    X(ORDER_OF_PILE)   /* ? which of those that came together is next, from the top? */            \
    /* hands*.c */                                                                                 \
    X(DRAW_BARRED)     /* a seat that may not draw would */                                        \
    X(DRAWS_FEWER)     /* its deck has run out */                                                  \
    X(DRAWN)           /* it gets one; told with this rule */                                      \
    X(DREW)            /* all it draws at once */                                                  \
    X(DISCARD_WHICH)   /* ? arg is the source */                                                   \
    X(DISCARDED)       /* told */                                                                  \
    X(SHUFFLES)        /* told */                                                                  \
    X(LOOKS_AT)        /* told: you see a hidden thing */                                          \
    X(LOOKS_AT_TOP)    /* told: or one of those on top of a deck */                                \
    X(SEES_FEWER)      /* a deck has fewer than are to be seen */                                  \
    X(SEARCHES_ALL)    /* a whole place is gone through */                                         \
    X(TAKE_FOUND)      /* ? arg is the source */                                                   \
    X(SEARCH_ENDS)     /* told: what was searched is shuffled */                                   \
    X(PAY_FROM_HAND)   /* ? told: what is discarded as a cost? arg is the source */                \
    X(HAND_LACKS)      /* ! {n} are to be discarded, {n} could be */                               \
    X(HAND_OF_LACKS)   /* ! the same of random ones, of any seat's */
// clang-format on

enum { POINT_RULES = 8 };
struct kit_point {
    const char *by[POINT_RULES]; /* ended by NULL */
    const char *words;
};

enum {
#define KIT_POINT_ENUM(name) POINT_##name,
    KIT_POINTS(KIT_POINT_ENUM)
#undef KIT_POINT_ENUM
        POINT_COUNT
};
extern const struct kit_point kit_points[POINT_COUNT];

#define BY_RULES(...)                                                                              \
    {                                                                                              \
        __VA_ARGS__, NULL                                                                          \
    }
#define BY(point) (kit_points[POINT_##point].by[0])

/* What happens at this point happens. */
#define AT(point)                                                                                  \
    do {                                                                                           \
        if (__builtin_expect(g->marks != NULL, 0))                                                 \
            arb_mark_all(g, kit_points[POINT_##point].by);                                         \
    } while (0)

#define ASK_AT(mask, point, arg, ...)                                                              \
    AT(point);                                                                                     \
    ASK(mask, BY(point), kit_points[POINT_##point].words, arg, __VA_ARGS__)

#define CHANCE_AT(n, point, arg, ...)                                                              \
    AT(point);                                                                                     \
    CHANCE(n, BY(point), kit_points[POINT_##point].words, arg, __VA_ARGS__)

/* This thing does what is printed on it, in an ability that the pack calls by the text of this
 * index (0: by none); tests of things ask for it. */
#define ACTS(thing, text)                                                                          \
    do {                                                                                           \
        if (__builtin_expect(g->marks != NULL, 0))                                                 \
            game_acts(g, thing, text);                                                             \
    } while (0)
ARB_RARE void game_acts(const struct arb_run *g, int thing, int text);

#endif
