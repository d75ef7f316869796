/* effect.h - ops, costs and measures of packs. Each theme has a header with its flows, their frames
 * and its rows, and a file with what they do (effect_units.c and its like):
 *
 *     #define UNIT_OP_RULES [OP_DESTROY] = {.each = op_destroy, .could_thing = any_thing},
 *     #define UNIT_COST_RULES [COST_...] = {.now = ..., .payable = ...},
 *     #define UNIT_MEASURE_RULES [MEASURE_...] = measure_...,
 *
 * each row with a comma behind it. Their words are in words_units.h and its like. */
#ifndef EFFECT_H
#define EFFECT_H

/* How the functions of a cost are written, as DO_NOW and COULD for ops (perform.h). */
#define COST_NOW(name)                                                                             \
    void name(UNUSED struct arb_run *g, UNUSED struct scope *sc, UNUSED const struct cost *c,      \
              UNUSED int n)
#define COST_PAYABLE(name)                                                                         \
    bool name(UNUSED struct arb_run *g, UNUSED const struct scope *sc,                             \
              UNUSED const struct cost *c, UNUSED int n)
/* A measure of the game's: of the thing that is meant, or of what v->filter describes. */
#define MEASURE(name)                                                                              \
    int name(UNUSED const struct arb_run *g, UNUSED const struct scope *sc,                        \
             UNUSED const struct value *v, UNUSED int thing)
/* What the keys of a theme's filters ask for; `left`: the thing has left play, as told there. */
#define KEYS_PASS(name)                                                                            \
    bool name(UNUSED const struct arb_run *g, UNUSED const struct scope *sc,                       \
              UNUSED const struct filter *f, UNUSED int thing,                                     \
              UNUSED const struct happening *left)

#include "effect_agenda.h"
#include "effect_cards.h"
#include "effect_copies.h"
#include "effect_rivals.h"
#include "effect_trade.h"
#include "effect_units.h"
#define ABILITY_FLOWS(X)                                                                           \
    UNIT_EFFECT_FLOWS(X)                                                                           \
    AGENDA_EFFECT_FLOWS(X)                                                                         \
    TRADE_EFFECT_FLOWS(X) RIVAL_EFFECT_FLOWS(X) COPY_EFFECT_FLOWS(X) CARD_EFFECT_FLOWS(X)

int cell_of_thing(const struct arb_run *g, int thing);
/* For rows of ops that could change something for any seat. */
COULD_SEAT(could_seat, seat);

#endif
