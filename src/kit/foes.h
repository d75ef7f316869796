/* foes.h - types of foes: figures that nobody plays, several of a type, told apart by colours.
 *
 * A type draws two cards a round, each from a deck of its own sort. Types with the same name for a
 * sort share that deck. The second card has a row for each colour: rows are things, as long as the
 * card lies there, and what a foe does stands on the row of its colour.
 *
 * kit_config.h states, beside KIT_PUT and KIT_DEFINED of pile.h and gear.h,
 *     FOE_KINDS, FOE_COLOURS              how many types and colours there can be
 *     KIT_FOE_KIND(g), KIT_FOE_KINDS(g)   in the block: struct foe_kind[FOE_KINDS], and how many
 *     EACH_FOE(g, f)                      for (each foe on the board)
 *     FOE_KIND_OF(g, f), FOE_COLOUR_OF(g, f)     1 + its type, 0 if it has none; its colour
 *     FOE_CARD_FIRST, FOE_CARD_END        things that become cards of the decks
 *     FOE_ROW_FIRST                       the things of rows, FOE_COLOURS for each type
 *     FOE_DECK, FOE_GRAVE, FOE_DRAWN      zones: the first deck and the first of their discard
 *                                         piles, two for each type, and where drawn cards lie
 *     EACH_FOE_CARD(c, sort, def)         for (each definition of a card of this sort)
 *     FOE_CARD_NAME(c, sort, def), FOE_NAME(c, sort, def)    whose deck it is in; which it draws of
 *     FOE_MOST(c, def)                    how many figures of a type there are
 *     FOE_ROW_DEF(g, card, i), FOE_ROW_COLOUR(c, def)        row i of a card that was drawn
 *     FOE_ROW_COMES(g, row), FOE_ROW_GOES(g, row)            effects of it begin and end
 *     FOE_LIMIT_KINDS, FOE_LIMIT_CARDS    limits: too many types, too many cards
 *     AT_FOE_DECK, AT_FOE_DECK_SHARED, AT_FOE_COLOUR_NEW, AT_FOE_COLOUR_AGAIN      marks of rules
 * and, to draw, FOE_EVENT_DRAW (type a, the cards b and c), FOE_RULE_DRAW and AT_FOE_DRAWN (type
 * `kind`); its flows then hold draw_foe_cards. */
#ifndef KIT_FOES_H
#define KIT_FOES_H

#include "pile.h"

enum { FOE_SORTS = 2, FOE_WITH_ROWS = 1 };

struct foe_kind {
    uint16_t called, def;     /* its name, a text of the content, and its description */
    uint8_t deck[FOE_SORTS];  /* numbers of decks */
    uint16_t card[FOE_SORTS]; /* drawn; 0: none */
    uint8_t most;             /* figures of it at once */
};

/* The thing of a row, for a type counted from 0 on. */
#define foe_row(kind, colour) (FOE_ROW_FIRST + (kind)*FOE_COLOURS + (colour))
#define is_foe_row(thing)                                                                          \
    ((thing) >= FOE_ROW_FIRST && (thing) < FOE_ROW_FIRST + FOE_KINDS * FOE_COLOURS)

/* The type of this name, counted from 0 on, with its decks if it is new; -1: the play stops, there
 * is no room for another. */
int foe_kind(struct arb_run *g, int called);
/* How many of a type are on the board. */
int foes_of_kind(const struct arb_run *g, int kind);
/* The colours that fewest of a type have, as bits; how many have them. */
unsigned foe_colours(const struct arb_run *g, int kind, int *fewest);
/* Colours that are level for the next one of this name, once each has been used; 0: there is no
 * choice. */
unsigned foe_colours_to_pick(const struct arb_run *g, int called);
/* One more card for foes, at the bottom of a zone. */
void foe_card(struct arb_run *g, int def, int zone);
/* What a type has drawn goes to the discard piles. */
void discard_foe_cards(struct arb_run *g, int kind);

#ifdef FOE_EVENT_DRAW
/* Two cards for each type that is on the board; a deck that is used up is made anew. */
FRAME(draw_foe_cards, uint8_t kind, sort;);
#endif

/* The game's: the description of this name. */
int game_foe_def(const struct arb_run *g, int called);

#endif
