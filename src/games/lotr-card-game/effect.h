/* effect.h - what the files that carry out pack programs share. */
#ifndef LOTR_EFFECT_H
#define LOTR_EFFECT_H

#include "engine.h"

static inline const struct op *op_of(const struct arb_run *g, int op)
{
    return &g->c->op[op];
}

/* Does a search look at the top cards only? Else it goes through the whole place. */
static inline bool searches_top(const struct op *op)
{
    return op->n.measure || op->n.base;
}

/* Under whose control an OP_PUT_INTO_PLAY puts cards of players into play. */
int placed_by(const struct arb_run *g, const struct scope *sc, const struct op *op);
/* The next card after `after` that an OP_CHOOSE may choose given what follows
 * at op `next`; 0 when there is none. */
int legal_target(const struct arb_run *g, const struct scope *sc, const struct op *op, int next,
                 int after);
bool legal_player(const struct arb_run *g, const struct scope *sc, const struct op *op, int next,
                  int player);
/* The lasting effect of one modifier, begun now, by this much. */
void make_lasting(struct arb_run *g, const struct scope *sc, const struct op *op, int modifier,
                  int amount);
/* OP_SWITCH_PLACES and OP_SWITCH_VALUES. */
bool could_switch(const struct arb_run *g, const struct scope *sc, const struct op *op);
void carry_out_switch(struct arb_run *g, struct scope *sc, const struct op *op);
/* OP_EARN, OP_NOTE, OP_FLIP. */
void carry_out_campaign(struct arb_run *g, const struct scope *sc, const struct op *op);
bool any_in_play(const struct arb_run *g, const struct scope *sc, struct set set);

/* possible.c: would this op change this card? */
bool card_could_change(const struct arb_run *g, const struct scope *sc, const struct op *op,
                       int card);

#endif
