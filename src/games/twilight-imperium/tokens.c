/* 20 Command tokens.
 *
 * What must hold: pools, systems and reinforcements of a player hold sixteen together. */
#include "kit_config.h"

int pool_total(const struct arb_run *g, int seat)
{
    const uint8_t *pool = player(g, seat)->pool;
    return pool[POOL_TACTIC] + pool[POOL_FLEET] + pool[POOL_STRATEGY];
}

int fleet_pool_room(const struct arb_run *g, int seat)
{
    int most = may_change(g, FLEET_POOL_MOST) ? table_rule(g, seat, FLEET_POOL_MOST) : 0;
    int held = player(g, seat)->pool[POOL_FLEET] + __builtin_popcount(player(g, seat)->seized);
    return most ? most - held : TOKENS;
}

int tokens_left(const struct arb_run *g, int seat)
{
    int seized = 0; /* in fleet pools of others */
    for (int other = 0; other < g->block->seats; other++)
        seized += player(g, other)->seized >> seat & 1;
    return TOKENS - pool_total(g, seat) - __builtin_popcountll(player(g, seat)->tokens) - seized;
}

void place_token(struct arb_run *g, int seat, int cell, const char *rule)
{
    if (player(g, seat)->tokens & BIT(cell)) {
        RULE("20.6");
        return;
    }
    player(g, seat)->tokens |= BIT(cell);
    tell(g, EVENT_TOKEN_PLACED, rule, seat, g->s->tile[cell], cell);
}

void lift_token(struct arb_run *g, int seat, int cell, const char *rule)
{
    player(g, seat)->tokens &= ~BIT(cell);
    tell(g, EVENT_TOKEN_LIFTED, rule, seat, g->s->tile[cell], cell);
}

/* 20.3a What reinforcements do not have is not gained. */
void tokens_into(struct arb_run *g, int seat, int pool, int count, const char *rule)
{
    if (count > tokens_left(g, seat)) {
        RULES("20.3", "20.3a", "72.1");
        count = tokens_left(g, seat);
    }
    if (pool == POOL_FLEET && count > fleet_pool_room(g, seat))
        count = fleet_pool_room(g, seat) > 0 ? fleet_pool_room(g, seat) : 0;
    player(g, seat)->pool[pool] += (uint8_t)count;
    tell(g, EVENT_TO_POOL, rule, seat, pool, count);
}

void tokens_out_of(struct arb_run *g, int seat, int pool, int count, const char *rule)
{
    uint8_t *has = &player(g, seat)->pool[pool];
    count = count > *has ? *has : count;
    *has -= (uint8_t)count;
    tell(g, EVENT_FROM_POOL, rule, seat, pool, count);
}

/* 20.3a, 52.4 Any pool. */
FLOW(gain_tokens)
{
    BEGIN;
    if (L->count > tokens_left(g, L->seat)) {
        RULES("20.3", "20.3a", "72.1");
        L->count = (uint8_t)tokens_left(g, L->seat);
    }
    if (!L->count)
        RETURN(0);
    tell(g, EVENT_TOKENS, "20.2", L->seat, L->count, 0);
    CALL(assign,
         .a = {.seat = L->seat, .what = ASSIGN_TOKENS, .count = L->count, .about = L->seat});
    RETURN(L->count);
    END;
}

FLOW(redistribute)
{
    BEGIN;
    if (!pool_total(g, L->seat))
        RETURN(0);
    ASK(SEAT(L->seat), "81.s5+1", "Do you share out your command tokens anew?", 0, {
        open_window(g, ARB_OWN_WINDOW, WINDOW_SHARE);
        offer_option(g, VERB_REDISTRIBUTE, 0, 0, 0);
        offer_pass(g, VERB_KEEP_POOLS);
    });
    if (chosen(g)->verb == VERB_REDISTRIBUTE)
        CALL(assign, .a = {.seat = L->seat,
                           .what = ASSIGN_POOLS,
                           .count = (uint8_t)pool_total(g, L->seat),
                           .about = L->seat});
    END;
}

/* 20.3b, 32.2a, 78.s5d+2 Without one in reinforcements it comes from a pool. */
FLOW(token_into_hand)
{
    BEGIN;
    if (tokens_left(g, L->seat) || !pool_total(g, L->seat))
        RETURN(0);
    ASK(SEAT(L->seat), "20.3b", "Out of which pool does the token come?", 0, {
        for (int pool = 0; pool < POOLS; pool++)
            if (player(g, L->seat)->pool[pool])
                offer_option(g, VERB_FROM_POOL, pool, 0, 0);
    });
    RULES("32.2a", "78.s5d+2");
    player(g, L->seat)->pool[chosen(g)->a]--;
    END;
}

/* 20.3b+1, 32.2b,
 * 78.s5d+1 not if one lies there already. */
FLOW(token_to_system)
{
    BEGIN;
    if (player(g, L->seat)->tokens & BIT(L->cell)) {
        RULES("20.3b+1", "32.2b", "78.s5d+1");
        RETURN(0);
    }
    CALL(token_into_hand, .seat = L->seat);
    place_token(g, L->seat, L->cell, "20.3b");
    END;
}
