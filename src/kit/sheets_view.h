/* sheets_view.h - the sheets of a seat's characters in its views (roster.h, view.h): each with its
 * name, its numbers and lines of words. */
#ifndef KIT_SHEETS_VIEW_H
#define KIT_SHEETS_VIEW_H

#include "roster.h"
#include "view.h"

/* The list "sheet" of a seat: those of its members that have one (PARTY_NOTED). */
void sheets_put(struct arb_run *g, int seat, struct arb_json *out);

/* A line with the names of what is set in `bits`, "Has won One, Two"; nothing if none
 * is. The namer says what bit n stands for, NULL: there are no more. */
void sheet_put_names(const struct arb_run *g, int member, const char *before, uint64_t bits,
                     const char *(*name)(const struct arb_run *g, int member, int n),
                     struct arb_json *out);

/* The game's: the numbers of a sheet, as many as it returns, and its lines. */
enum { SHEET_NUMBERS = 8 };
int game_sheet_numbers(const struct arb_run *g, int member, struct view_number *numbers);
void game_put_sheet_words(const struct arb_run *g, int member, struct arb_json *out);

#endif
