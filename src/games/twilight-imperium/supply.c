/* 23.4, 24.4+1, 67.5a Units that are not in reinforcements are taken off the board, to be placed
 * anew at once; 36, 46 tokens of fighters and infantry.
 *
 * Which fighters and infantry are tokens is not kept: plastic and tokens may be changed for one
 * another at any time (23.4b+2). Where tokens need company (table option `tokens`) each place needs
 * one of the plastic pieces. */
#include "kit_config.h"

struct stack *next_own_stack(const struct arb_run *g, int seat, const struct stack *after)
{
    int from = after ? (int)(after - g->s->stack) + 1 : 1;
    for (int word = from / 64; word < STACK_WORDS; word++) {
        uint64_t left = player(g, seat)->stacks[word];
        if (word == from / 64)
            left &= ~0ull << from % 64;
        if (left)
            return &g->s->stack[word * 64 + __builtin_ctzll(left)];
    }
    return NULL;
}

/* 23.4a+1 Not out of a system with a token of their owner's. */
bool may_recall(const struct arb_run *g, const struct stack *st)
{
    if (!(player(g, st->seat)->tokens & BIT(cell_of_place(g, st->place))))
        return true;
    RULE("23.4a+1");
    return false;
}

int recallable(const struct arb_run *g, int seat, int unit)
{
    int n = 0;
    EACH_OWN_STACK(g, seat, st)
    if (st->unit == unit && may_recall(g, st))
        n += st->count;
    return n;
}

int placeable(const struct arb_run *g, int seat, int unit)
{
    int left = reinforcements(g, seat, unit);
    return left ? left : recallable(g, seat, unit);
}

void take_off(struct arb_run *g, const struct stack *st, bool damaged)
{
    int seat = st->seat, unit = st->unit, place = st->place, cell = cell_of_place(g, place);
    RULE("23.4a");
    g->s->recalled |= BIT(cell);
    take_units(g, place, seat, unit, 1, damaged);
    tell_more(g, (struct arb_event){.kind = EVENT_REMOVED,
                                    .a = (int16_t)seat,
                                    .b = (int16_t)unit,
                                    .c = 1,
                                    .d = g->s->tile[cell],
                                    .rule = "23.4a"});
}

void offer_recalls(struct arb_run *g, int seat, int unit)
{
    EACH_OWN_STACK(g, seat, st)
    for (int damaged = 0; damaged < 2; damaged++) {
        if (st->unit != unit || (damaged ? !st->damaged : st->count == st->damaged))
            continue;
        consider(g, VERB_RECALL, stack_thing(g, st), damaged, 0);
        if (!forbid(g, !may_recall(g, st), "23.4a+1"))
            offer(g);
    }
    offer_pass(g, VERB_LEAVE_ALL);
}

/* 23.4a+2 As many as one likes of those that are placed then; 23.4a+3 and never any that one would
 * rather leave. */
FLOW(recall)
{
    BEGIN;
    while (reinforcements(g, L->seat, L->unit) < L->need && recallable(g, L->seat, L->unit)) {
        ASK(SEAT(L->seat), "23.4a", "Do you take a {unit} off the board to place it?", L->unit,
            { offer_recalls(g, L->seat, L->unit); });
        if (chosen(g)->verb == VERB_LEAVE_ALL) {
            RULE("23.4a+3");
            break;
        }
        RULE("23.4a+2");
        take_off(g, stack_of(g, chosen(g)->a), chosen(g)->b);
    }
    RETURN(reinforcements(g, L->seat, L->unit));
    END;
}

/* 16.3 Ships that were taken off may leave behind what they carried. */
FLOW(keep_recalled)
{
    BEGIN;
    while (g->s->recalled) {
        L->cell = (uint8_t)__builtin_ctzll(g->s->recalled);
        g->s->recalled &= g->s->recalled - 1;
        if (L->cell != g->s->combat.place)
            CALL(keep_room, .seat = L->seat, .cell = L->cell);
    }
    END;
}

/* 36, 46 Tokens. */

/* Plastic pieces that more places would need than there are. */
static int places_without(const struct arb_run *g, int seat, int unit)
{
    int places = 0;
    EACH_OWN_STACK(g, seat, st)
    places += st->unit == unit;
    return places - plastic[unit];
}

bool has_company(const struct arb_run *g, int seat, int unit, int places)
{
    return (unit != UNIT_FIGHTER && unit != UNIT_INFANTRY) || !places || !variant(g, ACCOMPANIED) ||
           places_without(g, seat, unit) + places <= 0;
}

/* 36.3, 46.3, 46.3+1 As long as there is a plastic piece for each place with some, it is there; of
 * more places the owner says which go without. */
FLOW(keep_company)
{
    BEGIN;
    while (places_without(g, L->seat, L->unit) > 0) {
        ASK(SEAT(L->seat), L->unit == UNIT_FIGHTER ? "36.3" : "46.3",
            "Which are without a plastic piece? ({unit})", L->unit, {
                EACH_OWN_STACK(g, L->seat, st)
                if (st->unit == L->unit)
                    offer_option(g, VERB_GIVE_UP, stack_thing(g, st), st->count, 0);
            });
        const struct stack *st = stack_of(g, chosen(g)->a);
        if (L->unit == UNIT_FIGHTER)
            RULES("36.3", "36.3a");
        else
            RULES(st->place > CELLS ? "46.3" : "46.3+1", "46.3a");
        destroy_units(g, st->place, L->seat, L->unit, st->count, st->damaged,
                      L->unit == UNIT_FIGHTER ? "36.3a" : "46.3a");
    }
    END;
}

FLOW(keep_all_company)
{
    BEGIN;
    for (L->seat = 0; L->seat < g->block->seats; L->seat++) {
        CALL(keep_company, .seat = L->seat, .unit = UNIT_FIGHTER);
        CALL(keep_company, .seat = L->seat, .unit = UNIT_INFANTRY);
    }
    END;
}
