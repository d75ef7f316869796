/* What the words of technologies do: researched, gained, returned (90). */
#include "kit_config.h"

/* 90.3 One of those that are described, with its prerequisites. */
FLOW(op_research)
{
    BEGIN;
    for (L->turn = turns_of(g, who_mask(g, SC, OP->who)); next_turn(g, &L->turn);)
        CALL(research, .seat = L->turn.seat, .among = OP->set.filter, .scope = L->scope);
    END;
}
COULD_SEAT(could_op_research, seat)
{
    return could_research(g, sc, op->set.filter, seat);
}

FLOW(op_research_for)
{
    BEGIN;
    CALL(research, .seat = (uint8_t)who(g, SC, OP->who), .cost = (uint8_t)value_of(g, SC, &OP->n),
         .sure = true);
    if (!result(g))
        SC->complete = false;
    END;
}
COULD_SEAT(could_research_for, seat)
{
    return could_pay_research(g, seat, n) && could_research(g, sc, 0, seat);
}

/* 90.5, 90.5+1 The same technology out of one's own deck, whatever it requires. */
DO_EACH(op_gain_technology, thing)
{
    RULES("90.5", "90.5+1");
    gain_tech(g, who(g, sc, op->who), def_number(g, thing), "90.5");
    return true;
}
COULD_THING(could_gain_technology, thing)
{
    int seat = who(g, sc, op->who), def = is_tech_card(thing) ? def_number(g, thing) : 0;
    return def && seat < SEATS && may_own(g, seat, def) && !has_tech(g, seat, def);
}

DO_EACH(op_return_technology, thing)
{
    int seat = (thing - TECH_CARDS) / TECHS, def = def_number(g, thing);
    lose_tech(g, seat, def);
    tell(g, EVENT_RETURNS_TECH, BY(EFFECT_RESOLVES), seat, def, 0);
    return true;
}
COULD_THING(could_return_technology, thing)
{
    return is_tech_card(thing) && game_in_play(g, thing);
}
