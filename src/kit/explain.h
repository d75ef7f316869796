/* explain.h - a number of a view taken apart into its sources: what stands in
 *     {"name", "label", "total", "parts": [{"amount", "source", "what", "rule"}]}
 * The numbers of the table are rows of the game's; those of things and seats it finds by their
 * names itself. A number that the seat may not know has no explanation.
 *
 * Sources are named by game_name() (alike.h). */
#ifndef KIT_EXPLAIN_H
#define KIT_EXPLAIN_H

#include "modify.h"

/* An X is the text "X". */
json_t *explained(const struct arb_run *g, const char *name, const char *label, int total,
                  const struct parts *parts);

struct explain_row {
    const char *name, *label;
    int (*number)(const struct arb_run *g, struct parts *parts);
    bool (*is_there)(const struct arb_run *g); /* NULL: always */
};
/* The number of this name among rows that end with one without a name; NULL: there is none. */
json_t *explain_row(const struct arb_run *g, const struct explain_row *rows, const char *name);

/* Numbers of seats: the name of one for views ("march:2"), into `name`; the seat of a name of this
 * kind, or -1. */
enum { EXPLAIN_NAME = 32 };
const char *explain_name(char name[EXPLAIN_NAME], const char *kind, int seat);
int explain_seat(const struct arb_run *g, const char *name, const char *kind);

#endif
