/* perform_choose.c - ops that choose, branch and repeat. */
#include "kit_config.h"

FLOW(op_choose)
{
    BEGIN;
    AT(CHOOSE);
    legal_targets(g, SC, OP, L->op + 1, &L->legal);
    if (!set_next(&L->legal, 0)) {
        SC->target[OP->arg] = 0;
        SC->complete = false;
        RETURN(0);
    }
    ASK_AT(SEAT(game_chooser(g, SC, OP->who)), TARGET, SC->source, {
        EACH_OF (&L->legal, thing)
            offer_option(g, VERB_CHOOSE, thing, 0, 0);
        if (g->refused)
            game_refuse_targets(g, SC, OP);
    });
    SC->target[OP->arg] = chosen(g)->a;
    END;
}

FLOW(op_choose_seat)
{
    BEGIN;
    SC->chosen_seat = NOBODY;
    int legal = 0;
    for (int seat = 0; seat < g->block->seats; seat++)
        if (legal_seat(g, SC, OP, L->op + 1, seat))
            legal |= 1 << seat;
    if (!legal) {
        SC->complete = false;
        RETURN(0);
    }
    if ((legal & (legal - 1)) == 0) {
        SC->chosen_seat = (uint8_t)__builtin_ctz((unsigned)legal);
        RETURN(0);
    }
    ASK_AT(SEAT(game_chooser(g, SC, OP->who)), TARGET_SEAT, SC->source, {
        for (int seat = 0; seat < g->block->seats; seat++)
            if (legal_seat(g, SC, OP, L->op + 1, seat))
                offer_option(g, VERB_CHOOSE_SEAT, seat, 0, 0);
    });
    SC->chosen_seat = (uint8_t)chosen(g)->a;
    END;
}

FLOW(op_choose_random)
{
    BEGIN;
    collect(g, SC, OP->set, &L->set);
    EACH_OF (&L->set, thing)
        if (!game_may_choose(g, SC, thing))
            set_drop(&L->set, thing);
    SC->target[0] = 0;
    if (!set_next(&L->set, 0)) {
        SC->complete = false;
        RETURN(0);
    }
    CHANCE(set_count(&L->set), BY(TARGET_RANDOM), kit_points[POINT_TARGET_RANDOM].words, SC->source,
           {
               EACH_OF (&L->set, thing)
                   offer_option(g, VERB_DRAWN, thing, 0, 0);
           });
    SC->target[0] = (uint16_t)set_nth(&L->set, chosen(g)->a);
    END;
}

/* Which of several things a choice is for that each of them brings; 0: it is made once. */
static uint16_t about(const struct scope *sc, const struct op *op)
{
    return op->about ? sc->target[1] : 0;
}

FLOW(op_may)
{
    BEGIN;
    if (!could_change(g, SC, OP->body))
        RETURN(0);
    if (!OP->who || OP->who == WHO_YOU)
        AT(MAY_YOU);
    ASK_AT(SEAT(game_chooser(g, SC, OP->who)), MAY, SC->source, {
        g->prompt_arg[1] = OP->text;
        g->prompt_arg[2] = about(SC, OP);
        offer_option(g, VERB_ACCEPT, SC->source, OP->text, 0);
        offer_pass(g, VERB_DECLINE);
    });
    if (chosen(g)->verb == VERB_ACCEPT)
        CALL(perform, .scope = L->scope, .op = OP->body);
    else
        SC->complete = false;
    END;
}

/* The next of the modes after this one that could change something, or 0. */
static int next_mode(const struct arb_run *g, const struct scope *sc, int either, int after)
{
    for (int mode = after + 1; mode <= either + g->c->op[either].arg; mode++)
        if (could_change(g, sc, g->c->op[mode].body))
            return mode;
    return 0;
}

/* One of several effects; it must be one that could change something. */
FLOW(op_either)
{
    BEGIN;
    int mode = next_mode(g, SC, L->op, L->op);
    if (!mode) {
        SC->complete = false;
        RETURN(0);
    }
    if (next_mode(g, SC, L->op, mode)) {
        ASK_AT(SEAT(game_chooser(g, SC, OP->who)), EITHER, SC->source, {
            g->prompt_arg[2] = about(SC, OP);
            for (int m = L->op; (m = next_mode(g, SC, L->op, m)) != 0;)
                offer_option(g, VERB_CHOOSE_MODE, m, 0, 0);
        });
        mode = chosen(g)->a;
    }
    CALL(perform, .scope = L->scope, .op = g->c->op[mode].body);
    END;
}

/* What befalls each seat without any choice befalls all at once: what follows from it does
 * so when it has befallen the last. */
static bool befalls_together(const struct arb_run *g, int body)
{
    return game_ops[g->c->op[body].code].together && g->c->op[body + 1].code == OP_END;
}

FLOW(op_each_seat)
{
    BEGIN;
    L->was = SC->each;
    L->complete = SC->complete;
    for (L->turn = turns_of(g, EVERYBODY); next_turn(g, &L->turn);) {
        SC->each = L->turn.seat;
        SC->complete = true; /* one seat's failure is not the next one's */
        CALL(perform, .scope = L->scope, .op = OP->body);
        L->complete = L->complete && SC->complete;
        if (!befalls_together(g, OP->body))
            SETTLE;
    }
    SC->each = L->was;
    SC->complete = L->complete;
    END;
}

FLOW(op_each_of)
{
    BEGIN;
    L->was = SC->target[1];
    L->complete = SC->complete;
    while ((L->thing = (uint16_t)next_in_set(g, SC, OP->set, L->thing)) != 0) {
        SC->target[1] = L->thing;
        SC->complete = true;
        CALL(perform, .scope = L->scope, .op = OP->body);
        L->complete = L->complete && SC->complete;
        SETTLE;
    }
    SC->target[1] = L->was;
    SC->complete = L->complete;
    END;
}

FLOW(op_if)
{
    BEGIN;
    int body = holds(g, SC, OP->condition) ? OP->body : OP->other;
    if (body)
        CALL(perform, .scope = L->scope, .op = (uint16_t)body);
    END;
}

FLOW(op_repeat)
{
    BEGIN;
    for (L->left = (uint8_t)value_of(g, SC, &OP->n); L->left > 0; L->left--) {
        CALL(perform, .scope = L->scope, .op = OP->body);
        SETTLE;
    }
    END;
}
