/* arrange_setters.h - setters for the table of arrange.h, each made of where its value goes. In
 * that place `x` is the position being arranged (x->g, x->seat), `to` the number in the table.
 *
 *     ARRANGE_NUMBER(set_wounds, x->g->s->expedition[x->seat].wounds[to], 0, 2)
 *     ARRANGE_FLAG(set_tired, x->g->s->expedition[x->seat].tired)
 *     ARRANGE_WORD(set_weather, "weather", weathers, x->g->s->weather = (uint8_t)n)
 *     ARRANGE_SEAT(set_lead, x->g->s->lead = (uint8_t)seat)
 *     ARRANGE_CELL(set_piece, move_piece(x->g, to, cell))
 *     ARRANGE_CELLS(set_camps, x->g->s->camp[cell] = x->seat + 1)
 *     ARRANGE_EACH(set_cards, set_card)
 *     ARRANGE_ON_CELLS(set_fires, set_fire)
 *     ARRANGE_NAMED(set_crew, "sailor", sailor_called, sailor_keys) */
#ifndef KIT_ARRANGE_SETTERS_H
#define KIT_ARRANGE_SETTERS_H

#include "arrange.h"

#define ARRANGE_PLACE(name)                                                                        \
    static bool name(__attribute__((unused)) struct arranging *x, __attribute__((unused)) int to,  \
                     const json_t *value)

/* A number from least to most, into an integer of any size. */
#define ARRANGE_INTO(place, least, most)                                                           \
    {                                                                                              \
        int n;                                                                                     \
        if (!arrange_number(x, value, least, most, &n))                                            \
            return false;                                                                          \
        (place) = (__typeof__(place))n;                                                            \
        return true;                                                                               \
    }
#define ARRANGE_NUMBER(name, place, least, most)                                                   \
    ARRANGE_PLACE(name)                                                                            \
    ARRANGE_INTO(place, least, most)

#define ARRANGE_FLAG(name, place)                                                                  \
    ARRANGE_PLACE(name)                                                                            \
    {                                                                                              \
        return arrange_flag(x, value, &(place));                                                   \
    }

/* A word of a list ended by NULL, for a statement about its number `n`. */
#define ARRANGE_WORD(name, what, words, ...)                                                       \
    ARRANGE_PLACE(name)                                                                            \
    {                                                                                              \
        int n = arrange_word(x, value, what, words);                                               \
        if (n >= 0) {                                                                              \
            __VA_ARGS__;                                                                           \
        }                                                                                          \
        return n >= 0;                                                                             \
    }

/* A seat by its number, for a statement about `seat`. */
#define ARRANGE_SEAT(name, ...)                                                                    \
    ARRANGE_PLACE(name)                                                                            \
    {                                                                                              \
        int seat;                                                                                  \
        if (!arrange_number(x, value, 0, x->g->block->seats - 1, &seat))                           \
            return false;                                                                          \
        __VA_ARGS__;                                                                               \
        return true;                                                                               \
    }

/* A cell of KIT_BOARD(g) by its name, for a statement about `cell`; the same of a list. */
#define ARRANGE_CELL(name, ...)                                                                    \
    ARRANGE_PLACE(name)                                                                            \
    {                                                                                              \
        int cell = arrange_cell(x, value);                                                         \
        if (cell) {                                                                                \
            __VA_ARGS__;                                                                           \
        }                                                                                          \
        return cell != 0;                                                                          \
    }
#define ARRANGE_CELLS(name, ...)                                                                   \
    ARRANGE_CELL(name##_one, __VA_ARGS__)                                                          \
    ARRANGE_EACH(name, name##_one)

/* Each of a list, or a single one. */
#define ARRANGE_EACH(name, one)                                                                    \
    ARRANGE_PLACE(name)                                                                            \
    {                                                                                              \
        return arrange_each(x, to, value, one);                                                    \
    }

/* Things by their names, {"Ann": {"at": "C-3"}}: the number of one, 0 for none, into x->thing, and
 * its keys by these rows; `what` they are called. */
#define ARRANGE_NAMED(name, what, find, rows)                                                      \
    ARRANGE_PLACE(name)                                                                            \
    {                                                                                              \
        return arrange_named(x, value, what, find, rows);                                          \
    }
bool arrange_named(struct arranging *x, const json_t *value, const char *what,
                   int (*find)(const struct arb_run *g, const char *name),
                   const struct arrange_part *rows);

/* Cells by their names, {"C-3": value}: each into x->cell, and its value to another setter. */
#define ARRANGE_ON_CELLS(name, one)                                                                \
    ARRANGE_PLACE(name)                                                                            \
    {                                                                                              \
        return arrange_on_cells(x, to, value, one);                                                \
    }
bool arrange_on_cells(struct arranging *x, int to, const json_t *value, arrange_setter *set);

/* The number of a word; the cell of a name. -1 and 0: there is none, and that is told. */
int arrange_word(struct arranging *x, const json_t *value, const char *what,
                 const char *const *words);
int arrange_cell(struct arranging *x, const json_t *name);

#endif
