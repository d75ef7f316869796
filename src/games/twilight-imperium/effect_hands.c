/* What the words of cards do: drawn, discarded, taken, looked at (2, 61, 70). */
#include "kit_config.h"

const char *const look_words[] = {"action_cards", "agendas", "secrets", "notes", NULL};
enum look { LOOK_ACTIONS, LOOK_AGENDAS, LOOK_SECRETS, LOOK_NOTES };

/* Drawn. */

FLOW(op_draw_actions)
{
    BEGIN;
    for (L->turn = turns_of(g, who_mask(g, SC, OP->who)); next_turn(g, &L->turn);)
        CALL(draw_actions, .seat = L->turn.seat, .count = (uint8_t)value_of(g, SC, &OP->n));
    END;
}

FLOW(op_draw_secrets)
{
    BEGIN;
    for (L->turn = turns_of(g, who_mask(g, SC, OP->who)); next_turn(g, &L->turn);)
        for (L->left = (uint8_t)value_of(g, SC, &OP->n); L->left > 0; L->left--)
            CALL(draw_secret, .seat = L->turn.seat);
    END;
}
COULD_SEAT(could_draw_secrets, seat)
{
    return g->s->zone[ZONE_SECRETS].count >= n;
}

/* Discarded. */

static int hand_count(const struct arb_run *g, int seat)
{
    return g->s->zone[ZONE_HAND + seat].count;
}

/* So many of the seat's own choice; below 0: all. */
FLOW(op_discard_actions)
{
    BEGIN;
    for (L->turn = turns_of(g, who_mask(g, SC, OP->who)); next_turn(g, &L->turn);) {
        L->left = (int8_t)value_of(g, SC, &OP->n);
        if (L->left < 0 || L->left >= hand_count(g, L->turn.seat)) {
            while (hand_count(g, L->turn.seat))
                discard_action(g, L->turn.seat, g->s->zone[ZONE_HAND + L->turn.seat].first,
                               BY(EFFECT_RESOLVES));
            SETTLE;
            continue;
        }
        for (; L->left > 0; L->left--) {
            ASK(SEAT(L->turn.seat), BY(EFFECT_RESOLVES), "Which action card do you discard?", 0,
                { offer_discards(g, L->turn.seat); });
            discard_action(g, L->turn.seat, chosen(g)->a, BY(EFFECT_RESOLVES));
            SETTLE;
        }
    }
    END;
}
COULD_SEAT(has_actions, seat)
{
    return hand_count(g, seat) >= (n > 1 ? n : 1);
}

COULD_SEAT(has_any_action, seat)
{
    return hand_count(g, seat) > 0;
}

FLOW(op_discard_random_actions)
{
    BEGIN;
    for (L->turn = turns_of(g, who_mask(g, SC, OP->who)); next_turn(g, &L->turn);)
        for (L->left = (uint8_t)value_of(g, SC, &OP->n);
             L->left > 0 && hand_count(g, L->turn.seat) > 0; L->left--) {
            CALL(random_thing, .zone = (uint8_t)(ZONE_HAND + L->turn.seat));
            discard_action(g, L->turn.seat, result(g), BY(EFFECT_RESOLVES));
            SETTLE;
        }
    END;
}

/* A card goes to the pile of its deck, from wherever it lies. */
void discard_card(struct arb_run *g, int card, const char *rule)
{
    int seat = game_you(g, card, NULL), type = def_of(g, card)->type;
    if (type == ACTION_CARD && seat != NOBODY) {
        discard_action(g, seat, card, rule);
        return;
    }
    put_card(g, card,
             type == AGENDA        ? ZONE_AGENDAS_PILE
             : type == EXPLORATION ? ZONE_EXPLORE_PILE + def_of(g, card)->level
             : type == ACTION_CARD ? ZONE_ACTIONS_PILE
                                   : ZONE_OUT,
             ARB_TOP);
    tell(g, EVENT_DISCARDED, rule, card, 0, 0);
    happened(g, FACT_LOSES, card, seat, 0, 0);
}
DO_EACH(op_discard, thing)
{
    discard_card(g, thing, BY(EFFECT_RESOLVES));
    return true;
}
COULD_THING(could_discard, thing)
{
    int zone = is_card(thing) ? g->s->link[thing].zone : ZONE_OUT;
    return zone != ZONE_OUT && zone != ZONE_PURGED && zone != ZONE_ACTIONS_PILE &&
           zone != ZONE_AGENDAS_PILE;
}

/* 70.1, 70.2 Out of the game for good. */
DO_EACH(op_purge, thing)
{
    RULES("70.1", "70.2");
    put_card(g, thing, ZONE_PURGED, ARB_TOP);
    tell(g, EVENT_PURGED, "70.1", thing, 0, 0);
    return true;
}
COULD_THING(could_purge, thing)
{
    return is_card(thing) && g->s->link[thing].zone != ZONE_PURGED;
}

/* Taken. */

/* Action cards come into a hand, other cards into a play area; 2.4+1 then the limit is kept. */
FLOW(op_take)
{
    BEGIN;
    collect(g, SC, OP->set, &L->set);
    EACH_OF (&L->set, card) {
        int seat = who(g, SC, OP->who);
        bool action = def_of(g, card)->type == ACTION_CARD;
        if (g->s->link[card].zone >= ZONE_AREA)
            happened(g, FACT_LOSES, card, game_you(g, card, NULL), 0, 0);
        put_card(g, card, (action ? ZONE_HAND : ZONE_AREA) + seat, ARB_BOTTOM);
        tell(g, EVENT_TAKES, BY(EFFECT_RESOLVES), seat, card, 0);
        happened(g, FACT_RECEIVES, card, seat, 0, 0);
    }
    SETTLE;
    CALL(keep_hand, .seat = (uint8_t)who(g, SC, OP->who));
    END;
}
COULD_THING(could_take, thing)
{
    int seat = who(g, sc, op->who);
    return is_card(thing) && seat < SEATS && g->s->link[thing].zone != ZONE_HAND + seat;
}

/* From whoever it is, each as likely; only the two see what it is. */
FLOW(op_take_random_actions)
{
    BEGIN;
    for (L->turn = turns_of(g, who_mask(g, SC, OP->who)); next_turn(g, &L->turn);)
        for (L->left = (uint8_t)value_of(g, SC, &OP->n);
             L->left > 0 && hand_count(g, L->turn.seat) > 0; L->left--) {
            CALL(random_thing, .zone = (uint8_t)(ZONE_HAND + L->turn.seat));
            put_card(g, result(g), ZONE_HAND + SC->you, ARB_BOTTOM);
            make_known(g, result(g), L->turn.seat);
            tell_only(g, (uint16_t)(SEAT(L->turn.seat) | SEAT(SC->you)), EVENT_TAKES,
                      BY(EFFECT_RESOLVES), SC->you, result(g), 0);
        }
    SETTLE;
    CALL(keep_hand, .seat = SC->you);
    END;
}
COULD_SEAT(could_take_random, seat)
{
    return seat != sc->you && hand_count(g, seat) > 0;
}

/* Looked at. */

/* You look at the top so many of a deck. */
FLOW(op_look_at_top)
{
    BEGIN;
    L->zone = OP->arg == LOOK_AGENDAS ? ZONE_AGENDAS : ZONE_ACTIONS;
    for (L->n = 0; L->n < value_of(g, SC, &OP->n) && L->n < g->s->zone[L->zone].count; L->n++) {
        CALL(look_at, .zone = L->zone, .above = L->n, .seat = SC->you);
        tell_only(g, (uint16_t)SEAT(SC->you), EVENT_LOOKS, BY(EFFECT_RESOLVES), SC->you, result(g),
                  0);
    }
    END;
}
FLOW(op_show_top)
{
    BEGIN;
    L->zone = OP->arg == LOOK_AGENDAS ? ZONE_AGENDAS : ZONE_ACTIONS;
    for (L->turn = turns_of(g, who_mask(g, SC, OP->who));
         next_turn(g, &L->turn) && g->s->zone[L->zone].count;) {
        CALL(look_at, .zone = L->zone, .above = 0, .seat = L->turn.seat);
        tell_only(g, (uint16_t)(SEAT(SC->you) | SEAT(L->turn.seat)), EVENT_LOOKS,
                  BY(EFFECT_RESOLVES), L->turn.seat, result(g), 0);
    }
    END;
}
COULD(could_look_at_top)
{
    return g->s->zone[op->arg == LOOK_AGENDAS ? ZONE_AGENDAS : ZONE_ACTIONS].count > 0;
}

static bool is_seen(const struct arb_run *g, int card, int seat)
{
    return !card || (!g->s->link[card].loose && g->s->known[card] >> seat & 1);
}
COULD(could_look_at_ends)
{
    const struct arb_zone *z = &g->s->zone[op->arg == LOOK_AGENDAS ? ZONE_AGENDAS : ZONE_ACTIONS];
    return sc->you < SEATS && !(is_seen(g, z->first, sc->you) && is_seen(g, z->last, sc->you));
}
FLOW(op_look_at_ends)
{
    BEGIN;
    L->zone = OP->arg == LOOK_AGENDAS ? ZONE_AGENDAS : ZONE_ACTIONS;
    if (!is_seen(g, g->s->zone[L->zone].first, SC->you)) {
        CALL(look_at, .zone = L->zone, .seat = SC->you);
        tell_only(g, (uint16_t)SEAT(SC->you), EVENT_LOOKS, BY(EFFECT_RESOLVES), SC->you, result(g),
                  0);
    }
    if (!is_seen(g, g->s->zone[L->zone].last, SC->you)) {
        CALL(look_at_bottom, .zone = L->zone, .seat = SC->you);
        tell_only(g, (uint16_t)SEAT(SC->you), EVENT_LOOKS_LAST, BY(EFFECT_RESOLVES), SC->you,
                  result(g), 0);
    }
    END;
}

static int looked_at_zone(int look, int seat)
{
    return (look == LOOK_ACTIONS   ? ZONE_HAND
            : look == LOOK_SECRETS ? ZONE_SECRET
                                   : ZONE_NOTES) +
           seat;
}
static void show_card(struct arb_run *g, int card, int seat)
{
    make_known(g, card, seat);
    tell_only(g, (uint16_t)SEAT(seat), EVENT_LOOKS, BY(EFFECT_RESOLVES), seat, card, 0);
}
/* You look at what somebody has in hand. */
DO_NOW(op_look_at_hand)
{
    for (int mask = who_mask(g, sc, op->who); mask; mask &= mask - 1)
        EACH_IN (g->s->zone, g->s->link, looked_at_zone(op->arg, __builtin_ctz((unsigned)mask)),
                 card)
            show_card(g, card, sc->you);
}
COULD_SEAT(could_look_at_hand, seat)
{
    return g->s->zone[looked_at_zone(op->arg, seat)].count > 0;
}

DO_EACH(op_look_at, thing)
{
    show_card(g, thing, sc->you);
    return true;
}
COULD_THING(could_look_at, thing)
{
    return is_card(thing);
}

/* Goods on strategy cards (84). */

enum { GOODS_SPREAD_OVER = 3 };

static int strategy_number(const struct arb_run *g, int card)
{
    return card - g->c->first_card[STRATEGY] + 1;
}

/* Trade goods one by one onto strategy cards that nobody has; on at least three of them. */
FLOW(op_spread_goods)
{
    BEGIN;
    for (L->left = (uint8_t)value_of(g, SC, &OP->n); L->left > 0; L->left--) {
        ASK(SEAT(SC->you), BY(EFFECT_RESOLVES), "On which strategy card does a trade good go?", 0, {
            int more = GOODS_SPREAD_OVER - __builtin_popcount(L->cards);
            EACH_THING (g, SC, OP->set, card) {
                int bit = 1 << (strategy_number(g, card) - 1);
                consider(g, VERB_CHOOSE, card, 0, 0);
                if (!forbid(g, (L->cards & bit) && more >= L->left, BY(EFFECT_RESOLVES)))
                    offer(g);
            }
        });
        int number = strategy_number(g, chosen(g)->a);
        L->cards |= (uint8_t)(1 << (number - 1));
        g->s->goods_on[number - 1]++;
        tell(g, EVENT_GOODS_ON, BY(EFFECT_RESOLVES), number, 0, 0);
    }
    END;
}
COULD(could_spread_goods)
{
    int cards = 0;
    EACH_THING (g, sc, op->set, card)
        cards++;
    return cards >= GOODS_SPREAD_OVER;
}
