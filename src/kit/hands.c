/* hands.c - drawing and discarding; the ops that do so. */
#include "kit_config.h"

COULD_SEAT(can_draw, seat)
{
    int sort = HANDS_SORT(op);
    return n > 0 && KIT_ZONES(g)[KIT_DECK_OF(seat, sort)].count && game_may_draw(g, seat, sort);
}

COULD_SEAT(has_hand, seat)
{
    return KIT_ZONES(g)[KIT_HAND_OF(seat, HANDS_SORT(op))].count > 0;
}

COULD_SEAT(has_deck, seat)
{
    return KIT_ZONES(g)[KIT_DECK_OF(seat, HANDS_SORT(op))].count > 0;
}

/* Drawing. */

FLOW(draw_things)
{
    BEGIN;
    if (!game_may_draw(g, L->seat, L->sort)) {
        AT(DRAW_BARRED);
        RETURN(0);
    }
    IMMINENT(FACT_DREW, 0, L->seat, 0, L->count);
    if (result(g) == PREVENTED)
        RETURN(0);
    while (L->drawn < L->count) {
        CALL(top_thing, .zone = KIT_DECK_OF(L->seat, L->sort));
        if (!result(g)) {
            AT(DRAWS_FEWER);
            break;
        }
        int thing = result(g);
        AT(DRAWN);
        KIT_PUT(g, thing, KIT_HAND_OF(L->seat, L->sort), ARB_BOTTOM);
        tell_only(g, (uint16_t)SEAT(L->seat), EVENT_DRAW, BY(DRAWN), L->seat, thing, 0);
        L->drawn++;
    }
    if (L->drawn) {
        AT(DREW);
        happened(g, FACT_DREW, 0, L->seat, 0, L->drawn);
    }
    RETURN(L->drawn);
    END;
}

FLOW(op_draw)
{
    BEGIN;
    L->turn = turns_of(g, who_mask(g, SC, OP->who));
    while (next_turn(g, &L->turn)) {
        CALL(draw_things, .seat = L->turn.seat, .sort = HANDS_SORT(OP),
             .count = (uint8_t)value_of(g, SC, &OP->n));
        SC->done = (uint8_t)result(g);
        if (result(g) < value_of(g, SC, &OP->n))
            SC->complete = false;
    }
    END;
}

/* Discarding. */

void discard_as(struct arb_run *g, int seat, int thing, const char *rule)
{
    tell(g, EVENT_DISCARD, rule, seat, thing, 0);
    KIT_PUT(g, thing, KIT_DISCARD_ZONE(g, thing), ARB_TOP);
    happened(g, FACT_DISCARDED, thing, seat, 0, 0);
}

void discard_from_hand(struct arb_run *g, int seat, int thing)
{
    AT(DISCARDED);
    discard_as(g, seat, thing, BY(DISCARDED));
}

FLOW(discard_random)
{
    BEGIN;
    for (; L->gone < L->count; L->gone++) {
        CALL(random_thing, .zone = KIT_HAND_OF(L->seat, L->sort));
        if (!result(g))
            break;
        discard_from_hand(g, L->seat, result(g));
    }
    CALL(order_pile, .zone = KIT_PILE_OF(L->seat, L->sort), .count = L->gone);
    END;
}

FLOW(op_discard_random)
{
    BEGIN;
    L->turn = turns_of(g, who_mask(g, SC, OP->who));
    while (next_turn(g, &L->turn)) {
        int n = value_of(g, SC, &OP->n);
        if (KIT_ZONES(g)[KIT_HAND_OF(L->turn.seat, HANDS_SORT(OP))].count < n)
            SC->complete = false;
        CALL(discard_random, .seat = L->turn.seat, .sort = HANDS_SORT(OP), .count = (uint8_t)n);
    }
    END;
}

/* What a seat may discard: all of its hand, or what passes the op's set. */
static struct thing_set discardable(OP_SEES, int seat)
{
    struct thing_set set = {{0}};
    EACH_LYING (g, KIT_HAND_OF(seat, HANDS_SORT(op)), thing)
        if (!op->set.which || in_set(g, sc, op->set, thing))
            set_add(&set, thing);
    return set;
}

/* n things of the seat's own choice; n below 0 is all of them. */
FLOW(op_discard_hand)
{
    struct thing_set set;
    BEGIN;
    L->turn = turns_of(g, who_mask(g, SC, OP->who));
    SC->done = 0;
    while (next_turn(g, &L->turn)) {
        L->left = (int8_t)value_of(g, SC, &OP->n);
        if (L->left < 0) {
            set = discardable(g, SC, OP, L->turn.seat);
            EACH_OF (&set, thing) {
                discard_from_hand(g, L->turn.seat, thing);
                SC->done++;
            }
            CALL(order_pile, .zone = KIT_PILE_OF(L->turn.seat, HANDS_SORT(OP)),
                 .count = (uint8_t)set_count(&set));
            continue;
        }
        for (; L->left > 0; L->left--) {
            set = discardable(g, SC, OP, L->turn.seat);
            if (!set_next(&set, 0)) {
                SC->complete = false;
                break;
            }
            ASK_AT(SEAT(L->turn.seat), DISCARD_WHICH, SC->source, {
                set = discardable(g, SC, OP, L->turn.seat);
                EACH_OF (&set, thing)
                    offer_option(g, VERB_DISCARD, thing, 0, 0);
            });
            discard_from_hand(g, L->turn.seat, chosen(g)->a);
            SC->done++;
        }
    }
    END;
}

/* Shuffling. */

DO_NOW(op_shuffle)
{
    int seat = who(g, sc, op->who);
    AT(SHUFFLES);
    shuffle_pile(g, KIT_DECK_OF(seat, HANDS_SORT(op)));
    tell(g, EVENT_SHUFFLE, BY(SHUFFLES), seat, 0, 0);
}
