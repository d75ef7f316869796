/* Ops, costs and words of agendas (7, 8). */
#include "kit_config.h"

/* Predictions. */

/* 8.22+1 After the agenda is revealed and before the first vote. */
COULD(could_predict)
{
    return KIT_TALLY(g)->open && g->s->agenda.predictions < PREDICTIONS;
}

/* 8.22 Openly, 8.22a one of its outcomes. */
FLOW(op_predict)
{
    BEGIN;
    if (!could_predict(g, SC, OP))
        RETURN(0);
    ASK(SEAT(SC->you), "8.22", "What do you predict?", 0, {
        for (int o = vote_next_outcome(g, -1); o >= 0; o = vote_next_outcome(g, o))
            offer_option(g, VOTE_VERB_PREDICT, o, 0, 0);
    });
    RULES("8.22", "8.22+1", "8.22a");
    vote_predict(g, SC->you, chosen(g)->a);
    struct agenda_state *a = &g->s->agenda;
    a->prediction[a->predictions++] = (struct prediction){
        .seat = SC->you, .outcome = (uint8_t)chosen(g)->a, .source = SC->source, .op = OP->body};
    END;
}

/* Elections and votes. */

DO_NOW(op_elect)
{
    int seat = who(g, sc, op->who);
    g->s->agenda.outcome = (uint8_t)(seat + 1);
    tell(g, EVENT_ELECTED, BY(EFFECT_RESOLVES), seat, 0, 0);
}
COULD_SEAT(could_elect, seat)
{
    return g->s->agenda.card && KIT_TALLY(g)->v.what == VOTE_PLAYER && seat_is_in(g, seat) &&
           g->s->agenda.outcome != seat + 1;
}

/* 8.15, 8.15+1 On the outcome of its other votes. */
DO_NOW(op_cast_votes)
{
    int seat = who(g, sc, op->who);
    if (!could_cast_votes(g, sc, op, seat, n))
        return;
    RULES("8.15", "8.15+1");
    vote_add(g, seat, KIT_TALLY(g)->voted[seat] - 1, n);
}
COULD_SEAT(could_cast_votes, seat)
{
    return KIT_TALLY(g)->open && KIT_TALLY(g)->voted[seat] && n > 0 &&
           !may(g, seat, CANNOT_ADD_VOTES);
}

/* Those that were looked at lie on top of the deck. */
static void offer_top_agendas(struct arb_run *g, int count)
{
    for (int n = 0, card = g->s->zone[ZONE_AGENDAS].first; n < count; n++) {
        offer_option(g, VERB_CHOOSE, card, 0, 0);
        card = g->s->link[card].next;
    }
}

/* Revealed in the order in which they are resolved. */
FLOW(op_dictate_agendas)
{
    BEGIN;
    for (; L->looked < OP->arg && L->looked < g->s->zone[ZONE_AGENDAS].count; L->looked++) {
        CALL(look_at, .zone = ZONE_AGENDAS, .above = L->looked, .seat = SC->you);
        tell_only(g, (uint16_t)SEAT(SC->you), EVENT_LOOKS, BY(EFFECT_RESOLVES), SC->you, result(g),
                  0);
    }
    for (; L->n < DICTATED && L->n < value_of(g, SC, &OP->n) && L->looked; L->n++, L->looked--) {
        ASK(SEAT(SC->you), BY(EFFECT_RESOLVES),
            L->n ? "Which agenda do you reveal then?" : "Which agenda do you reveal first?", 0,
            { offer_top_agendas(g, L->looked); });
        L->card[L->n] = chosen(g)->a;
        put_card(g, L->card[L->n], ZONE_NOW, ARB_BOTTOM);
    }
    for (; L->looked; L->looked--)
        discard_agenda(g, g->s->zone[ZONE_AGENDAS].first, BY(EFFECT_RESOLVES));
    for (; L->looked < L->n; L->looked++)
        CALL(dictate_agenda, .card = L->card[L->looked], .seat = SC->you);
    end_lasting(g, UNTIL_AGENDA_PHASE, 0); /* there is none */
    END;
}
COULD(could_dictate_agendas)
{
    return g->s->zone[ZONE_AGENDAS].count >= value_of(g, sc, &op->n);
}

/* Laws. */

DO_EACH(op_repeal, card)
{
    discard_agenda(g, card, "7.5");
    return true;
}
COULD_THING(could_repeal, card)
{
    return is_card(card) && is_law(g, card);
}
DO_EACH(op_vote_again, card)
{
    g->s->agenda.again = (uint16_t)card;
    return true;
}
COST_NOW(repeal_self)
{
    discard_agenda(g, sc->source, "7.5");
}

DO_NOW(op_make_speaker)
{
    int seat = who(g, sc, op->who);
    if (seat < SEATS && seat != g->s->speaker) {
        g->s->speaker = (uint8_t)seat;
        tell(g, EVENT_SPEAKER, "80.2", seat, 0, 0);
    }
}
COULD_SEAT(could_make_speaker, seat)
{
    return seat != g->s->speaker;
}

/* A new limit holds at once: 2.4+1 for hands; tokens of a fleet pool go to reinforcements, and 37.3
 * ships that are too many with them. */
FLOW(op_keep_limits)
{
    BEGIN;
    for (L->turn = turns_of(g, who_mask(g, SC, OP->who)); next_turn(g, &L->turn);) {
        CALL(keep_hand, .seat = L->turn.seat);
        if (fleet_pool_room(g, L->turn.seat) < 0)
            tokens_out_of(g, L->turn.seat, POOL_FLEET, -fleet_pool_room(g, L->turn.seat), "1.2");
        CALL(keep_all_fleets, .seat = L->turn.seat);
    }
    END;
}

/* 68 All units of yours in that system together. */
FLOW(op_use_production)
{
    BEGIN;
    if (next_in_set(g, SC, OP->set, 0))
        CALL(produce, .seat = SC->you,
             .cell = (uint8_t)cell_of_thing(g, next_in_set(g, SC, OP->set, 0)));
    END;
}
COULD_THING(could_use_production, thing)
{
    return sc->you < SEATS && production_limit(g, sc->you, cell_of_thing(g, thing), 0) > 0;
}

/* 25 */
FLOW(op_gain_control)
{
    BEGIN;
    int thing = next_in_set(g, SC, OP->set, 0), seat = who(g, SC, OP->who);
    if (!thing || !could_gain_control(g, SC, OP, thing))
        RETURN(0);
    if (g->s->controller[thing - PLANETS])
        RULE("25.6");
    CALL(gain_planet, .seat = (uint8_t)seat, .planet = (uint8_t)(thing - PLANETS), );
    END;
}
COULD_THING(could_gain_control, thing)
{
    int seat = who(g, sc, op->who);
    return is_planet(thing) && seat < SEATS && !controls(g, seat, thing - PLANETS);
}

/* Cards of the table. */

static void offer_strategy_cards(struct arb_run *g, int seat, bool own)
{
    for (int card = 1; card <= STRATEGY_CARDS; card++) {
        int has = g->s->strategy_of[card - 1] - 1;
        if (has >= 0 && (has == seat) == own)
            offer_option(g, VERB_STRATEGY, card, 0, 0);
    }
}
static void hand_strategy_card(struct arb_run *g, int card, int seat)
{
    int had = g->s->strategy_of[card - 1] - 1;
    uint8_t bit = (uint8_t)(1 << (card - 1));
    player(g, seat)->strategy |= bit;
    player(g, seat)->played |= player(g, had)->played & bit;
    player(g, had)->strategy &= (uint8_t)~bit;
    player(g, had)->played &= (uint8_t)~bit;
    g->s->strategy_of[card - 1] = (uint8_t)(seat + 1);
    put_card(g, g->c->first_card[STRATEGY] + card - 1, ZONE_AREA + seat, ARB_BOTTOM);
    tell(g, EVENT_PICKS, BY(EFFECT_RESOLVES), seat, card, 0);
}
COULD(could_swap_strategy)
{
    int others = 0;
    for (int card = 0; card < STRATEGY_CARDS; card++)
        others += g->s->strategy_of[card] && g->s->strategy_of[card] != sc->you + 1;
    return others && player(g, sc->you)->strategy;
}
FLOW(op_swap_strategy)
{
    BEGIN;
    if (!could_swap_strategy(g, SC, OP))
        RETURN(0);
    ASK(SEAT(SC->you), BY(EFFECT_RESOLVES), "Which of your strategy cards do you give?", 0,
        { offer_strategy_cards(g, SC->you, true); });
    L->own = (uint8_t)chosen(g)->a;
    ASK(SEAT(SC->you), BY(EFFECT_RESOLVES), "For which one?", 0,
        { offer_strategy_cards(g, SC->you, false); });
    int other = g->s->strategy_of[chosen(g)->a - 1] - 1;
    hand_strategy_card(g, chosen(g)->a, SC->you);
    hand_strategy_card(g, L->own, other);
    set_order(g);
    END;
}

/* A secret objective that was scored lies among the public ones: who scored it has it scored. */
DO_EACH(op_make_public, card)
{
    int seat = g->s->link[card].zone - ZONE_SCORED;
    add_scorer(g, seat, card);
    put_card(g, card, ZONE_REVEALED, ARB_BOTTOM);
    tell(g, EVENT_REVEALS, BY(EFFECT_RESOLVES), card, 0, 0);
    return true;
}
COULD_THING(could_make_public, card)
{
    int zone = is_card(card) ? g->s->link[card].zone : 0;
    return zone >= ZONE_SCORED && zone < ZONE_NOTES;
}

/* Words for seats. */

static bool has_points(const struct arb_run *g, int seat, bool most)
{
    for (int other = 0; other < g->block->seats; other++)
        if (seat_is_in(g, other) && (most ? player(g, other)->points > player(g, seat)->points
                                          : player(g, other)->points < player(g, seat)->points))
            return false;
    return true;
}

/* Those that mean one seat. */
int agenda_who(const struct arb_run *g, int which)
{
    if (which == WHO_ELECTED)
        return elected_seat(g);
    if (which == WHO_LEFT)
        return seat_after(g, g->s->speaker);
    return NOBODY;
}

bool is_agenda_who(const struct arb_run *g, int which, int seat)
{
    if (seat >= SEATS)
        return false;
    switch (which) {
    case WHO_ELECTED:
    case WHO_LEFT:
        return seat == agenda_who(g, which);
    case WHO_INACTIVE:
        return seat != g->s->active;
    case WHO_VOTED_FOR:
        return voted_for(g, seat, OUTCOME_FOR);
    case WHO_VOTED_AGAINST:
        return voted_for(g, seat, OUTCOME_AGAINST);
    case WHO_VOTED_SO:
        return g->s->agenda.outcome && voted_for(g, seat, g->s->agenda.outcome - 1);
    default:
        return has_points(g, seat, which == WHO_AHEAD);
    }
}

MEASURE(measure_agrees)
{
    const struct tally *t = KIT_TALLY(g);
    int seat = who(g, sc, v->arg);
    return seat < SEATS && sc->you < SEATS && t->open && t->voted[seat] &&
           t->voted[seat] == t->voted[sc->you];
}
MEASURE(measure_backed)
{
    int seat = who(g, sc, v->arg);
    return seat < SEATS && g->s->agenda.outcome && backed(g, seat, g->s->agenda.outcome - 1);
}
MEASURE(measure_opposed)
{
    int seat = who(g, sc, v->arg);
    return seat < SEATS && g->s->agenda.outcome && opposed(g, seat, g->s->agenda.outcome - 1);
}
/* "fewest_points" of choose_player: bit 2 of its arg. */
bool game_seat_fits(const struct arb_run *g, const struct op *op, int seat)
{
    return !(op->arg & 2) || has_points(g, seat, false);
}

MEASURE(measure_half)
{
    return (measure_number(g, sc, v, thing) + 1) / 2;
}
MEASURE(measure_infantry)
{
    return g->s->infantry_produced;
}
MEASURE(measure_fighters)
{
    return g->s->fighters_produced;
}
MEASURE(measure_speaker)
{
    return who(g, sc, v->arg) == g->s->speaker;
}
MEASURE(measure_voted_against)
{
    int seat = who(g, sc, v->arg);
    return seat < SEATS && voted_for(g, seat, OUTCOME_AGAINST);
}
