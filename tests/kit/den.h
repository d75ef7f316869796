/* den.h - how the small game of these tests uses types of foes, handfuls, repertoires and members
 * out of a setup. Members are those of the stores; foes are figures of the skirmish that are no
 * heroes. */
#ifndef DEN_H
#define DEN_H

/* Foes: cards are things 13 to 24, rows 25 to 30. */

enum { FOE_KINDS = 2, FOE_COLOURS = 3, FOE_CARD_FIRST = 13, FOE_CARD_END = 25, FOE_ROW_FIRST = 25 };
#define KIT_FOE_KIND(g) ((g)->s->den.kind)
#define KIT_FOE_KINDS(g) ((g)->s->den.kinds)
#define EACH_FOE(g, f)                                                                             \
    for (int f = 0; f < (g)->s->figures; f++)                                                      \
        if (!(g)->s->figure[f].hero)
#define FOE_KIND_OF(g, f) ((g)->s->figure[f].type)
#define FOE_COLOUR_OF(g, f) ((g)->s->figure[f].colour)
/* A den card of number n is in the deck "n / 10" of its sort. */
#define EACH_FOE_CARD(c, sort, n) for (int n = 11 + 50 * (sort); n < 33 + 50 * (sort); n++)
#define FOE_CARD_NAME(c, sort, n)                                                                  \
    ((void)(c), ((n)-50 * (sort)) % 10 < 3 ? ((n)-50 * (sort)) / 10 : 0)
#define FOE_NAME(c, sort, n) ((void)(c), (sort) ? (n) % 10 : (n) / 10)
#define FOE_MOST(c, n) ((void)(c), 4)
#define FOE_ROW_DEF(g, card, i) (100 + KIT_DEFINED(g, card) + (i))
#define FOE_ROW_COLOUR(c, n) ((void)(c), (n) % 3)
#define FOE_ROW_COMES(g, row) ((g)->s->den.rows |= 1u << ((row)-FOE_ROW_FIRST))
#define FOE_ROW_GOES(g, row) ((g)->s->den.rows &= ~(1u << ((row)-FOE_ROW_FIRST)))
#define FOE_DECK DEN_DECK
#define FOE_GRAVE DEN_GRAVE
#define FOE_DRAWN DEN_DRAWN
#define FOE_EVENT_DRAW EVENT_DEN_DRAW
#define FOE_RULE_DRAW "den.1"
#define AT_FOE_DRAWN(kind) RULE("den.1a")
#define AT_FOE_DECK ((g)->s->den.made++)
#define AT_FOE_DECK_SHARED ((g)->s->den.shared++)
#define AT_FOE_COLOUR_NEW RULE("den.2")
#define AT_FOE_COLOUR_AGAIN RULE("den.2a")
#include "foes.h"

/* Cards for a round: three for each member, things 31 to 39. */

enum { HANDFUL_CARDS = 3 };
#define HANDFUL_FIRST(member) (31 + ((member)-1) * HANDFUL_CARDS)
#define HANDFUL_HAND DEN_HAND
#define HANDFUL_SHOWN DEN_SHOWN
#define HANDFUL_IN(g, member) (!((g)->s->den.away >> (member)&1))
#define KIT_HANDFUL(g, member) ((g)->s->den.chosen[member])
#define KIT_RESTING(g, member) ((g)->s->den.rests[member])
#define HANDFUL_PRICE(g, member, card) (KIT_DEFINED(g, card))
#define HANDFUL_MOST(g, member) ((void)(g), 5)
#define HANDFUL_MAY_REST(g, member) (!forbid(g, (g)->s->den.idle, "den.3d"))
#define HANDFUL_IDLE(g, member) ((g)->s->den.idle)
#define HANDFUL_VERB_CARD VERB_TAKE_CARD
#define HANDFUL_VERB_REST VERB_REST
#define HANDFUL_VERB_DONE VERB_DONE
#define HANDFUL_ASK "What do you play? ({n b} of {n c})"
#define HANDFUL_DEAR "That is {n} of {n}."
#define HANDFUL_RULE_ASK "den.3"
#define HANDFUL_RULE_DEAR "den.3a"
#define HANDFUL_RULE_NONE "den.3b"
#define HANDFUL_RULE_SHOWN "den.3c"
#define HANDFUL_EVENT_CARD EVENT_DEN_CARD
#define HANDFUL_EVENT_RESTS EVENT_DEN_RESTS
#define AT_HANDFUL RULE("den.3")
#include "handful.h"

/* Definitions 2 to 5 of the stores are cards; the last must be learned. */
#define REPERTOIRE_KIND(c, n) ((void)(c), (n) > 1)
#define REPERTOIRE_OF(g, member) ((void)(g), (member) > 0)
#define REPERTOIRE_LEARNED(c, n) ((void)(c), (n) == 5)
#define KIT_LEARNED(g, member) ((g)->s->den.learned)
#define KIT_LEFT_BEHIND(g, member) ((g)->s->den.left)
#define REPERTOIRE_VERB_LEAVE VERB_LEAVE
#define REPERTOIRE_ASK "What stays here? ({n b} more)"
#define REPERTOIRE_RULE "den.4"
#include "repertoire.h"

#define ENLIST_KEY "people"
#define ENLIST_FEWEST 2
#define AT_ENLIST_FULL ((g)->s->den.full++)
#define AT_ENLIST_MORE ((g)->s->den.more++)
#include "enlist.h"
#include "faces.h"

#define BLOW_CRITICAL FACE_CRITICAL
#define BLOW_FAILS FACE_FUMBLE

#define DEN_VERBS(X)                                                                               \
    X(VERB_TAKE_CARD, "card", "?") X(VERB_REST, "rest", "?") X(VERB_LEAVE, "leave", "?")
#define DEN_EVENTS(X)                                                                              \
    X(EVENT_DEN_DRAW, "den-draw", "{n} draws {n b} and {n c}.")                                    \
    X(EVENT_DEN_CARD, "den-card", "{n} shows {n b}.")                                              \
    X(EVENT_DEN_RESTS, "den-rests", "{n} rests.")

struct den {
    struct foe_kind kind[FOE_KINDS];
    uint8_t kinds, made, shared;
    uint32_t rows; /* that are at work, a bit each */
    uint8_t away, idle;
    uint16_t chosen[STORE_OWNERS + 1], learned, left;
    bool rests[STORE_OWNERS + 1];
    uint8_t full, more;
};

#endif
