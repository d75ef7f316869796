/* What the words of words_rivals.h do: what factions take from each other (1, 20, 21, 93). */
#include "kit_config.h"

DO_EACH(op_used_on, thing)
{
    happened(g, FACT_USES, thing, sc->you, 0, 1 + game_you(g, thing, NULL));
    return true;
}

/* Goods. */

FLOW(op_take_ware)
{
    BEGIN;
    L->from = (uint8_t)who(g, SC, OP->who);
    L->good = ware_of(g, L->from, WARE_GOODS) > 0;
    if (L->good && ware_of(g, L->from, WARE_COMMODITIES)) {
        ASK(SEAT(SC->you), BY(EFFECT_RESOLVES), "What do you take?", 0, {
            offer_option(g, VERB_TAKE_GOOD, 0, 0, 0);
            offer_option(g, VERB_TAKE_COMMODITY, 0, 0, 0);
        });
        L->good = chosen(g)->verb == VERB_TAKE_GOOD;
    }
    if (!L->good && !ware_of(g, L->from, WARE_COMMODITIES))
        RETURN(0);
    if (L->good) {
        add_wares(g, L->from, WARE_GOODS, -1);
        add_wares(g, SC->you, WARE_GOODS, 1);
    } else { /* 21.6 It becomes a trade good. */
        give_commodities(g, L->from, SC->you, 1);
    }
    tell(g, EVENT_TAKES_WARE, BY(EFFECT_RESOLVES), SC->you, L->from,
         L->good ? WARE_GOODS : WARE_COMMODITIES);
    END;
}
COULD_SEAT(could_take_ware, seat)
{
    return ware_of(g, seat, WARE_GOODS) || ware_of(g, seat, WARE_COMMODITIES);
}

/* Dice of chosen units. */

/* It is no combat roll: nothing that changes those is added. */
void picked_to_roll(struct arb_run *g, int thing, int count)
{
    struct rollers *r = &g->s->rollers;
    const struct stack *st = stack_of(g, thing & ~DAMAGED_PART);
    if (r->count == ROLLERS)
        return;
    r->value[r->count] = (uint8_t)unit_stat(g, st, STAT_COMBAT);
    r->dice[r->count++] = (uint8_t)count;
}

FLOW(op_roll_units)
{
    BEGIN;
    g->s->picking = L->scope;
    g->s->successes = 0;
    memset(&g->s->rollers, 0, sizeof g->s->rollers);
    CALL(assign, .a = {.seat = SC->you,
                       .what = ASSIGN_ROLL,
                       .how = ASSIGN_UP_TO,
                       .count = (uint8_t)value_of(g, SC, &OP->n),
                       .about = L->op});
    if (!g->s->rollers.count)
        RETURN(0);
    L->roll = (uint8_t)dice_open(g, (struct roll_about){.who = (uint16_t)(SHEETS + SC->you),
                                                        .why = WHY_EFFECT,
                                                        .seat = SC->you});
    for (int i = 0; i < g->s->rollers.count; i++) {
        dice_add(g, L->roll, 0, g->s->rollers.dice[i], i);
    }
    CALL(dice_roll, .roll = L->roll);
    for (int i = 0; i < g->s->rollers.count; i++)
        g->s->successes =
            (uint8_t)(g->s->successes + dice_at_least(g, L->roll, i, g->s->rollers.value[i]));
    SC->done = g->s->successes;
    dice_close(g, L->roll);
    END;
}
COULD_THING(could_roll_units, thing)
{
    return is_stack(thing) && stat_at(g, thing, STAT_COMBAT, NULL, sc->depth) > 0;
}

/* Tokens of others in one's fleet pool. */

/* As long as the pool has room for it. */
COULD_SEAT(could_seize_token, seat)
{
    return seat != sc->you && !(player(g, sc->you)->seized >> seat & 1) &&
           fleet_pool_room(g, sc->you) > 0 && (tokens_left(g, seat) > 0 || pool_total(g, seat) > 0);
}
/* 20.3b Without one in reinforcements it comes out of a pool. */
FLOW(op_seize_token)
{
    BEGIN;
    L->from = (uint8_t)who(g, SC, OP->who);
    if (L->from >= SEATS || !could_seize_token(g, SC, OP, L->from, 0))
        RETURN(0);
    CALL(token_into_hand, .seat = L->from);
    player(g, SC->you)->seized |= (uint8_t)SEAT(L->from);
    tell(g, EVENT_SEIZES, BY(EFFECT_RESOLVES), SC->you, L->from, 0);
    look_at_loans(g);
    CALL(keep_all_fleets, .seat = L->from);
    END;
}
COULD_SEAT(could_return_seized, seat)
{
    return player(g, sc->you)->seized >> seat & 1;
}
FLOW(op_return_seized)
{
    BEGIN;
    L->seat = (uint8_t)who(g, SC, OP->who);
    player(g, SC->you)->seized &= (uint8_t)~SEAT(L->seat);
    look_at_loans(g);
    tell(g, EVENT_GIVES_BACK, BY(EFFECT_RESOLVES), SC->you, L->seat, 0);
    CALL(keep_all_fleets, .seat = SC->you);
    END;
}

MEASURE(measure_all_seized)
{
    return sc->you < SEATS ? __builtin_popcount(player(g, sc->you)->seized) : 0;
}
MEASURE(measure_against_noted)
{
    int other = sc->source && sc->you < SEATS ? opponent_of(g, sc->you) : NOBODY;
    return other != NOBODY && other == note_owner(g, sc->source);
}
static int is_seized(const struct arb_run *g, int by, int seat)
{
    return by < SEATS && seat < SEATS && (player(g, by)->seized >> seat & 1);
}
MEASURE(measure_seized)
{
    return is_seized(g, sc->you, who(g, sc, v->arg));
}

/* Other measures and keys. */

MEASURE(measure_fragments)
{
    int seat = who(g, sc, v->arg), n = 0;
    if (seat < SEATS)
        EACH_IN (g->s->zone, g->s->link, ZONE_AREA + seat, card)
            n += def_of(g, card)->type == EXPLORATION && def_of(g, card)->kind == EXPLORE_FRAGMENT;
    return n;
}
MEASURE(measure_own_note)
{
    int n = 0;
    for (int seat = 0; seat < g->block->seats && sc->you < SEATS; seat++)
        if (seat != sc->you && is_who(g, sc, v->arg, seat))
            EACH_IN (g->s->zone, g->s->link, ZONE_AREA + seat, card)
                n += def_of(g, card)->type == NOTE &&
                     def_of(g, card)->faction == player(g, sc->you)->faction;
    return n;
}
MEASURE(measure_produced)
{
    return sc->you < SEATS && player(g, sc->you)->produced >> v->arg & 1;
}

KEYS_PASS(rival_keys_pass)
{
    return !f->role || (def_of(g, thing)->type == LEADER && def_of(g, thing)->kind == f->role - 1);
}
