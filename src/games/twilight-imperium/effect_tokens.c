/* What the words of command tokens do (20). */
#include "kit_config.h"

const char *const pool_words[] = {"tactic", "fleet", "strategy", "any", "reinforcements", NULL};
enum { POOL_ANY = POOLS, POOL_NONE };

FLOW(op_tokens)
{
    BEGIN;
    for (L->turn = turns_of(g, who_mask(g, SC, OP->who)); next_turn(g, &L->turn);)
        CALL(gain_tokens, .seat = L->turn.seat, .count = (uint8_t)value_of(g, SC, &OP->n));
    END;
}
COULD_SEAT(could_gain_tokens, seat)
{
    return tokens_left(g, seat) > 0;
}

DO_NOW(op_tokens_to)
{
    for (int mask = who_mask(g, sc, op->who); mask; mask &= mask - 1)
        tokens_into(g, __builtin_ctz((unsigned)mask), op->arg, n, BY(EFFECT_RESOLVES));
}

/* Lost. */

static int tokens_in(const struct arb_run *g, int seat, int pool)
{
    return pool == POOL_ANY ? pool_total(g, seat) : player(g, seat)->pool[pool];
}

/* 61.9a, 37.3 Who has too many ships for what is left of the fleet pool removes some. */
FLOW(op_lose_tokens)
{
    BEGIN;
    for (L->turn = turns_of(g, who_mask(g, SC, OP->who)); next_turn(g, &L->turn);) {
        for (L->left = (uint8_t)value_of(g, SC, &OP->n);
             L->left > 0 && tokens_in(g, L->turn.seat, OP->arg); L->left--) {
            if (OP->arg == POOL_ANY) {
                ASK(SEAT(L->turn.seat), BY(EFFECT_RESOLVES), "Which pool loses a command token?", 0,
                    {
                        for (int pool = 0; pool < POOLS; pool++)
                            if (player(g, L->turn.seat)->pool[pool])
                                offer_option(g, VERB_FROM_POOL, pool, 0, 0);
                    });
                tokens_out_of(g, L->turn.seat, chosen(g)->a, 1, BY(EFFECT_RESOLVES));
            } else {
                tokens_out_of(g, L->turn.seat, OP->arg, 1, BY(EFFECT_RESOLVES));
            }
        }
        RULE("61.9a");
        CALL(keep_all_fleets, .seat = L->turn.seat);
    }
    END;
}
COULD_SEAT(could_lose_tokens, seat)
{
    return n > 0 && tokens_in(g, seat, op->arg) >= n;
}

/* Each pool to a number: from reinforcements as far as these go. */
FLOW(op_set_pool)
{
    BEGIN;
    for (L->turn = turns_of(g, who_mask(g, SC, OP->who)); next_turn(g, &L->turn);) {
        int more = value_of(g, SC, &OP->n) - tokens_in(g, L->turn.seat, OP->arg);
        if (more > 0)
            tokens_into(g, L->turn.seat, OP->arg, more, BY(EFFECT_RESOLVES));
        else if (more < 0)
            tokens_out_of(g, L->turn.seat, OP->arg, -more, BY(EFFECT_RESOLVES));
        CALL(keep_all_fleets, .seat = L->turn.seat);
    }
    END;
}

FLOW(op_redistribute)
{
    BEGIN;
    for (L->turn = turns_of(g, who_mask(g, SC, OP->who)); next_turn(g, &L->turn);) {
        CALL(redistribute, .seat = L->turn.seat);
        CALL(keep_all_fleets, .seat = L->turn.seat);
    }
    END;
}

/* In systems. */

/* 20.3b, 20.6 Each seat's token into each of the systems. */
FLOW(op_put_token)
{
    BEGIN;
    for (L->thing = 0; (L->thing = (uint16_t)next_in_set(g, SC, OP->to, L->thing)) != 0;) {
        L->cell = (uint8_t)cell_of_thing(g, L->thing);
        if (!L->cell)
            continue;
        for (L->turn = turns_of(g, who_mask(g, SC, OP->who)); next_turn(g, &L->turn);) {
            if (player(g, L->turn.seat)->tokens & BIT(L->cell))
                RULE("20.6+1");
            CALL(token_to_system, .seat = L->turn.seat, .cell = L->cell);
            CALL(keep_all_fleets, .seat = L->turn.seat);
        }
    }
    END;
}
COULD(could_put_token)
{
    int seats = who_mask(g, sc, op->who);
    EACH_THING (g, sc, op->to, thing) {
        int cell = cell_of_thing(g, thing);
        for (int mask = cell ? seats : 0; mask; mask &= mask - 1)
            if (!(player(g, __builtin_ctz((unsigned)mask))->tokens & BIT(cell)))
                return true;
    }
    return false;
}

/* Tokens of some seats in these systems: to a pool, or back to reinforcements. */
FLOW(op_lift_token)
{
    BEGIN;
    collect(g, SC, OP->set, &L->set);
    for (L->thing = 0; (L->thing = (uint16_t)set_next(&L->set, L->thing)) != 0;) {
        L->cell = (uint8_t)cell_of_thing(g, L->thing);
        for (L->turn = turns_of(g, who_mask(g, SC, OP->who)); next_turn(g, &L->turn);) {
            if (!L->cell || !(player(g, L->turn.seat)->tokens & BIT(L->cell)))
                continue;
            lift_token(g, L->turn.seat, L->cell, BY(EFFECT_RESOLVES));
            if (OP->arg == POOL_ANY)
                CALL(gain_tokens, .seat = L->turn.seat, .count = 1);
            else if (OP->arg != POOL_NONE)
                tokens_into(g, L->turn.seat, OP->arg, 1, BY(EFFECT_RESOLVES));
        }
    }
    END;
}
COULD_THING(could_lift_token, thing)
{
    int cell = cell_of_thing(g, thing);
    for (int mask = cell ? who_mask(g, sc, op->who) : 0; mask; mask &= mask - 1)
        if (player(g, __builtin_ctz((unsigned)mask))->tokens & BIT(cell))
            return true;
    return false;
}
