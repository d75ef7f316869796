/* explain.h - a number of a view taken apart into its sources: what stands in
 *     {"name", "label", "total", "parts": [{"amount", "source", "what", "rule"}]}
 * The numbers of the table are rows of the game's; those of things and of seats go by their names.
 * A number that the seat may not know has no explanation.
 *
 * Sources are named by game_name() (alike.h). A game whose things have numbers in views states
 *     EXPLAIN_THING    what comes before them in names: "piece" for "piece:7:guns" */
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

/* The number of a seat, "March of Anna". */
json_t *explained_of_seat(const struct arb_run *g, const char *name, const char *label, int seat,
                          int total, const struct parts *parts);

/* "option:3" of a seat that is asked: that option; NULL: the name is none, or it is not asked. */
const struct arb_option *explain_option(const struct arb_run *g, int seat, const char *name);
/* Parts that come to nothing need not be told. */
void drop_empty_parts(struct parts *parts);

/* A number of a thing, by a name such as "piece:7:guns"; NULL: it is none. The game says what it
 * is for this seat and what made it so, or false; and what it is called. */
json_t *explain_thing(const struct arb_run *g, int seat, const char *name);
bool game_has_thing(const struct arb_run *g, int thing);
const char *game_name(const struct arb_run *g, int thing);
bool game_explain_stat(const struct arb_run *g, int seat, int thing, enum stat stat, int *total,
                       struct parts *parts);
const char *game_stat_label(const struct arb_run *g, int thing, enum stat stat);

#endif
