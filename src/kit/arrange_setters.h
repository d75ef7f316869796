/* arrange_setters.h - setters for the table of arrange.h, each made of where its value goes. In
 * that place `x` is the position being arranged (x->g, x->seat), `to` the number in the table.
 *
 *     ARRANGE_BYTE(set_wounds, x->g->s->expedition[x->seat].wounds[to], 0, 2)
 *     ARRANGE_SEAT(set_lead, x->g->s->lead = (uint8_t)seat)
 *     ARRANGE_CELL(set_piece, move_piece(x->g, to, cell))
 *     ARRANGE_CELLS(set_camps, x->g->s->camp[cell] = x->seat + 1)
 *     ARRANGE_EACH(set_cards, set_card) */
#ifndef KIT_ARRANGE_SETTERS_H
#define KIT_ARRANGE_SETTERS_H

#include "arrange.h"

#define ARRANGE_PLACE(name)                                                                        \
    static bool name(__attribute__((unused)) struct arranging *x, __attribute__((unused)) int to,  \
                     const json_t *value)

/* A number from least to most. */
#define ARRANGE_BYTE(name, place, least, most)                                                     \
    ARRANGE_PLACE(name)                                                                            \
    {                                                                                              \
        int n;                                                                                     \
        if (!arrange_number(x, value, least, most, &n))                                            \
            return false;                                                                          \
        (place) = (uint8_t)n;                                                                      \
        return true;                                                                               \
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

/* The cell of this name; 0: there is none, and that is told. */
int arrange_cell(struct arranging *x, const json_t *name);

#endif
