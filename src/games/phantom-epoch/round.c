/* The round, in nine steps.
 *
 * round.1  the Decision die        round.4  cards are revealed        round.7  turns
 * round.2  an event                round.5  adversaries draw          round.8  cards are discarded
 * round.3  rest or choose cards    round.6  initiative                round.9  effects of its end
 */
#include "kit_config.h"

/* 6 Initiative. */

static int chosen_sum(const struct arb_run *g, int figure)
{
    int sum = 0;
    EACH_IN (g->s->zone, g->s->link, ZONE_CHOSEN + figure - 1, card)
        sum += card_ap(g, figure, card);
    return sum;
}

/* round.6b: the species card's AP and those of the row of its colour. */
static int drawn_sum(const struct arb_run *g, int figure)
{
    const struct figure *f = figure_of(g, figure);
    const struct foe_kind *k = &g->s->kind[f->kind - 1];
    int sum = 0;
    if (k->card[BY_SPECIES])
        sum += card_ap(g, figure, k->card[BY_SPECIES]);
    if (k->card[BY_CLASS])
        sum += card_ap(g, figure, foe_row(f->kind - 1, f->colour));
    RULE("round.6b");
    return sum;
}

/* rest.3, rest.3b: a resting character has 1, whatever its gear says. */
int initiative_of(const struct arb_run *g, int figure, struct parts *parts)
{
    if (is_character(figure) && character(g, figure)->resting) {
        RULES("rest.3", "rest.3b");
        add_part(parts, 1, figure, "resting", "rest.3");
        return 1;
    }
    int cards = is_character(figure)         ? chosen_sum(g, figure)
                : figure_of(g, figure)->kind ? drawn_sum(g, figure)
                                             : boss_ap(g, figure);
    if (is_character(figure) && !g->s->zone[ZONE_CHOSEN + figure - 1].count && !cards) {
        add_part(parts, 1, figure, "without a card", "rest.3b");
        return 1; /* reading 8 */
    }
    add_part(parts, cards, figure, "AP of its cards",
             is_character(figure) ? "round.6a" : "round.6b");
    if (is_character(figure))
        RULE("round.6a");
    if (has(g, figure, FROZEN))
        RULE("cond.frozen.2");
    return cards + stat_of(g, figure, STAT_INITIATIVE, parts);
}

/* 2 The event. */

/* reading 11: an empty deck is made anew of the later events. */
static void renew_events(struct arb_run *g)
{
    for (int card = g->s->zone[ZONE_EVENTS_DONE].first, next; card; card = next) {
        next = g->s->link[card].next;
        if (def_of(g, card)->late)
            put_thing(g, card, ZONE_EVENTS, ARB_BOTTOM);
    }
    shuffle_pile(g, ZONE_EVENTS);
}

/* mission.setup.8b: five of the first events lie on the others, so that the first five rounds have
 * one of them each, any of them. */
static int events_now(const struct arb_run *g)
{
    enum { EARLY = 5 };
    bool early = g->s->round <= EARLY && g->s->zone[ZONE_EVENTS_FIRST].count;
    if (early)
        RULE("mission.setup.8b");
    else if (g->s->zone[ZONE_EVENTS_FIRST].count)
        RULE("mission.setup.8c");
    return early ? ZONE_EVENTS_FIRST : ZONE_EVENTS;
}

FLOW(draw_event)
{
    BEGIN;
    if (!g->s->zone[ZONE_EVENTS].count)
        renew_events(g);
    CALL(top_thing, .zone = (uint8_t)events_now(g));
    L->card = (uint16_t)result(g);
    if (!L->card)
        RETURN(0);
    put_thing(g, L->card, ZONE_EVENTS_DONE, ARB_TOP);
    g->s->event = (uint8_t)(L->card - FIRST_EVENT + 1);
    tell(g, EVENT_DRAWN, "round.2", L->card, 0, 0);
    if (NEXT_OF_KIND(g, L->card, HAPPENS, 0))
        CALL(trigger, .thing = L->card, .you = NOBODY,
             .ability = NEXT_OF_KIND(g, L->card, HAPPENS, 0));
    SETTLE;
    END;
}

/* round.2b, event.4, berkav.17: what the stage says now. */
FLOW(op_event)
{
    BEGIN;
    L->ability = NEXT_OF_KIND(g, FIRST_STAGE + g->s->stage, MISSION_EVENT, 0);
    RULES("round.2b", "event.4");
    if (L->ability)
        CALL(trigger, .thing = (uint16_t)(FIRST_STAGE + g->s->stage), .you = NOBODY,
             .ability = L->ability);
    END;
}

/* 7 Turns. */

bool has_turn_left(const struct arb_run *g, int figure)
{
    return on_map(g, figure) && !(g->s->figure[figure].flags & (ACTED | NEWCOMER));
}

/* One after the other, lowest initiative first; asked anew each time, so that whoever is frozen
 * meanwhile comes later (reading 8). */
FLOW(take_turns)
{
    BEGIN;
    while (!mission_over(g)) {
        DECIDE(.what = QUESTION_NEXT);
        if (result(g) == DECIDE_NOBODY)
            break;
        g->s->acting = (uint8_t)result(g);
        figure_of(g, g->s->acting)->flags |= ACTED;
        tell(g, EVENT_TURN, "round.7", g->s->acting,
             g->sink ? initiative_of(g, g->s->acting, NULL) : 0, 0);
        RULE("game.4");
        if (g->s->won)
            RULES("result.win.2", "result.win.3");
        if (is_character(g->s->acting))
            CALL(turn_character, .figure = g->s->acting);
        else if (is_boss(g, g->s->acting))
            CALL(turn_boss, .figure = g->s->acting);
        else
            CALL(turn_adversary, .figure = g->s->acting);
        g->s->acting = 0;
        g->s->primary = 0;
        if (has_goals_to_take(g, false))
            CALL(take_goals);
    }
    END;
}

/* The whole. */

static void begin_round(struct arb_run *g)
{
    g->s->round++;
    tell(g, EVENT_ROUND, "round.10", g->s->round, 0, 0);
    EACH_ON_MAP (g, f) {
        if (figure_of(g, f)->flags & NEWCOMER)
            RULE(is_boss(g, f) ? "boss.place.3" : "adv.place.9");
        figure_of(g, f)->flags &= (uint8_t) ~(ACTED | NEWCOMER);
    }
    for (int f = 1; f <= g->s->characters; f++) {
        character(g, f)->resting = false;
        character(g, f)->chosen = 0;
    }
}

static void end_round(struct arb_run *g)
{
    for (int k = 0; k < g->s->kinds; k++)
        discard_foe_cards(g, k);
    discard_boss_cards(g, false);
    RULE("round.8");
    g->s->event = 0;
    end_lasting(g, UNTIL_ROUND, 0);
    forget_uses(g, LIMIT_ROUND);
}

FLOW(play_round)
{
    BEGIN;
    begin_round(g);
    CALL(roll_die, .why = WHY_DECISION, .kind = DIE_DECISION);
    RULE("round.1");
    g->s->decision = (uint8_t)(1 + result(g));
    happened(g, FACT_ROUND_BEGINS, 0, NOBODY, 0, g->s->round);
    SETTLE;
    g->s->phase = PHASE_EVENT;
    if (mission(g)->events)
        CALL(draw_event);
    if (!mission_over(g)) {
        g->s->phase = PHASE_SELECT;
        CALL_EACH(handful_seats(g), choose_handful);
        show_handfuls(g);
        CALL(draw_foe_cards);
        CALL(draw_boss_cards);
        g->s->phase = PHASE_TURNS;
        CALL(take_turns);
    }
    g->s->phase = PHASE_END;
    RULE("round.9");
    happened(g, FACT_ROUND_ENDS, 0, NOBODY, 0, g->s->round);
    SETTLE;
    end_round(g);
    END;
}
