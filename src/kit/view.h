/* view.h - the parts that views and catalogues are made of; docs/views.md has their shapes.
 *
 * A view tells what the catalogue cannot: a thing is its number and that of its definition,
 * and beside them what is not as printed. What goes without saying (an empty list, a flag
 * that is not set, the name of a zone) is left out; whoever reads a view fills it up again
 * from the catalogue (arb_view() does it, and web/src/lib/fill.ts).
 *
 * What must hold: a thing whose face the seat may not know has no definition, and no number
 * from which one could be told. */
#ifndef KIT_VIEW_H
#define KIT_VIEW_H

#include "json.h"

/* Catalogue. */

/* A number that things, tracks, zones or seats can have. */
struct view_kind {
    const char *id, *label;
    const char *brief; /* a few letters for the head of a column, or NULL */
    const char *of;    /* tokens: the number they are held against (damage: "health"), or NULL */
    bool price;        /* what a card in a hand takes to play, told beside its name */
};

/* "numbers": what they are called, in the order in which things show theirs. */
void view_put_kinds(struct arb_json *out, const struct view_kind *kind, int count);

/* What is there only if it says something. */

void view_put_if(struct arb_json *out, const char *key, bool flag);
void view_put_some(struct arb_json *out, const char *key, const char *text);

/* A list of words, or numbers by their ids, that is begun with the first of them:
 *     struct view_some states = {.out = out, .key = "states"};
 *     if (exhausted)
 *         view_add_word(&states, "exhausted");
 *     view_end_some(&states); */
struct view_some {
    struct arb_json *out;
    const char *key;
    bool begun;
};
void view_add_word(struct view_some *list, const char *word);
void view_add_number(struct view_some *numbers, const char *id, int value);
void view_end_some(struct view_some *some);
/* The words of rows that are so; ended by {0}. */
struct view_word {
    const char *word;
    bool is;
};
void view_put_words(struct arb_json *out, const char *key, const struct view_word *rows);

/* A number that may be another one than what is printed; as printed, it is left out.
 * VIEW_NONE: there is none. */
enum { VIEW_NONE = INT32_MIN };
void view_add_change(struct view_some *numbers, const char *id, int printed, int now);

/* Numbers, seats, texts. */

/* A track of a seat, or a number of a zone, a sheet or the whole table. */
struct view_number {
    const char *id;
    int value;
    const char *how;   /* its name for arb_explain(), or NULL */
    int max;           /* 0: it has none */
    const char *label; /* if it is called otherwise here than in the catalogue */
};
void view_put_number(struct arb_json *out, const struct view_number *number);

/* A seat of the list "seats", its flags and then its tracks; arb_put_end() twice. */
void view_begin_seat(struct arb_json *out, int seat, const char *name, bool asked);
void view_begin_tracks(struct arb_json *out);

/* Words of the table: `text`, or what is printed on definition `def` (its title is then the
 * label, if there is none here). They belong to a zone, or to none (NULL). */
struct view_text {
    const char *label, *text;
    int def;
    const char *zone;
    bool now; /* this is being carried out */
};
void view_put_text(struct arb_json *out, const struct view_text *text);

/* Zones and things. */

/* A zone of a seat has the id "hand.0"; with owner -1 it is nobody's and the id is `area`.
 * Its things follow, then view_end_things(), its numbers if it has some, arb_put_end(). */
void view_begin_zone(struct arb_json *out, const char *area, int owner);
/* Of its things the seat sees only some; how many there are. */
void view_begin_hidden_zone(struct arb_json *out, const char *area, int owner, int count);
/* The same where others than seats hold things: of number `holder` (-1: nobody), who is of seat
 * `owner`; called `label`, if it is not empty; with a count if the seat sees only some, else -1. */
enum { VIEW_LABEL = 96 };
struct view_zone {
    const char *area, *label;
    int holder, owner, count;
};
void view_begin_zone_of(struct arb_json *out, const struct view_zone *zone);
void view_end_things(struct arb_json *out);
void view_put_numbers(struct arb_json *out, const struct view_number *number, int count);

/* A thing whose face is known; arb_put_end() after what else is to be told of it. */
void view_begin_thing(struct arb_json *out, int id, int def);
/* One of which only the back is seen. */
void view_begin_back(struct arb_json *out);

/* Boards and sheets. */

/* A board of the catalogue with its pieces, as a zone has its things: view_end_things(),
 * then what else changes on it (board_json.h), arb_put_end(). */
void view_begin_board(struct arb_json *out, const char *id);
/* A thing on a cell; facing a direction of the board, or -1; of a seat, or -1. */
void view_begin_piece(struct arb_json *out, int id, int def, int cell, int facing, int owner);

/* A part of the list "sheet" of a seat: numbers under a name that the catalogue's labels
 * know, and arb_put_end() after lists of words, if it has some. */
void view_begin_sheet(struct arb_json *out, const char *id, const struct view_number *number,
                      int count);

#endif
