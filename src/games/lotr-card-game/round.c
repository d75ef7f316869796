/* round.c - the round, action windows, and the phases that are only a few
 * steps: resource, planning, refresh (Appendix I: 0.0 to 2.4, 7.1 to 0.1). */
#include "round.h"
#include "ability.h"
#include "cards.h"
#include "combat.h"
#include "encounter.h"
#include "quest.h"
#include "tokens.h"

#define STEP_NAME(name, number, phrase) number,
#define STEP_PHRASE(name, number, phrase) phrase,
#define STEP_WINDOW(name, number, phrase) "tw." number,
const char *const step_names[STEP_COUNT] = {STEPS(STEP_NAME)};
const char *const step_phrases[STEP_COUNT] = {STEPS(STEP_PHRASE)};
/* The rule of the window that follows a step, if one does. */
static const char *const window_rules[STEP_COUNT] = {STEPS(STEP_WINDOW)};

/* A formal beginning or end: abilities tied to it, then lasting effects. Those
 * that run "until the end of" stop before "at the end of" acts (reading 6). */
FLOW(phase_point)
{
    BEGIN;
    if (L->fact == FACT_PHASE_BEGINS) {
        RULES("t1.1b", "t1.1c");
        end_lasting(g, UNTIL_NEXT_PHASE, 0);
        g->s->phase = L->phase;
        tell(g, EVENT_PHASE, "timing.1", L->phase, 0, 0);
    } else if (L->fact == FACT_PHASE_ENDS) {
        RULES("t1.4b", "t1.4c");
        end_lasting(g, UNTIL_PHASE, 0);
        forget_uses(g, LIMIT_PHASE);
    } else if (L->fact == FACT_ROUND_ENDS) {
        RULES("t0.1b", "t0.1c", "lasting-effects.10");
        end_lasting(g, UNTIL_ROUND, 0);
        forget_uses(g, LIMIT_ROUND);
    } else {
        RULES("t0.0b", "t0.0c");
        end_lasting(g, UNTIL_NEXT_ROUND, 0);
    }
    SETTLE;
    /* Nothing can prevent this moment, so it has come: what was delayed to it goes
     * before all that reacts to it, also what is worded "when" (reading 1). */
    if (KIT_REACT(g)->delayed_facts >> L->fact & 1)
        CALL(delayed_effects, .what = {.fact = L->fact, .seat = NOBODY, .amount = L->phase});
    IMMINENT(L->fact, 0, NOBODY, 0, L->phase);
    happened(g, L->fact, 0, NOBODY, 0, L->phase);
    SETTLE;
    /* What acted at the end cannot last into what follows. */
    if (L->fact == FACT_PHASE_ENDS)
        end_lasting(g, UNTIL_PHASE, 0);
    else if (L->fact == FACT_ROUND_ENDS)
        end_lasting(g, UNTIL_ROUND, 0);
    SETTLE;
    END;
}

/* Who has attacked whom is counted for each round (t6.4a.3). */
static void forget_attacks(struct arb_run *g)
{
    EACH_MADE_CARD (g, card) {
        g->s->card[card].flags &= (uint16_t)~ATTACKED;
        g->s->card[card].attacked_by = 0;
    }
}

FLOW(round)
{
    BEGIN;
    forget_attacks(g);
    step(g, STEP_0_0);
    RULES("timing.1", "t0.0a");
    g->s->round++;
    g->s->allies_played = 0;
    tell(g, EVENT_ROUND, "t0.0a", g->s->round, 0, 0);
    CALL(phase_point, .fact = FACT_ROUND_BEGINS);
    CALL(resource_phase);
    CALL(planning_phase);
    CALL(quest_phase);
    CALL(travel_phase);
    CALL(encounter_phase);
    CALL(combat_phase);
    CALL(refresh_phase);
    step(g, STEP_0_1);
    RULE("t0.1a");
    CALL(phase_point, .fact = FACT_ROUND_ENDS);
    g->s->rounds_done++;
    g->s->phase = PHASE_NONE;
    END;
}

/* Action windows. */

/* One chance after another in player order until all pass in succession. In
 * planning the active player begins and alone plays allies and attachments. */
FLOW(action_window)
{
    struct lotr *s = g->s;
    BEGIN;
    if (s->action) {
        RULE("action.5");
        RETURN(0); /* an attack that is part of an action: nobody acts before that is done */
    }
    L->after = s->step;
    L->player = L->planning ? s->active_player : s->first_player;
    if (!L->planning)
        RULE("first-player.9");
    while (L->passes < seats_in(g)) {
        assert(is_playing(g, L->player));
        s->step = L->after;
        RULES("action.2", "timing.6", "timing.7", "first-player.10");
        ASK(SEAT(L->player), window_rules[L->after],
            !L->planning                    ? "Actions after {step}: take one, or pass?"
            : L->player == s->active_player ? "Planning: play cards, take an action, or pass?"
                                            : "{player} is planning: take an action, or pass?",
            L->planning ? s->active_player : L->after, {
                bool plays = L->planning && L->player == s->active_player;
                if (plays)
                    open_window(g, ARB_OWN_WINDOW, WINDOW_PLANNING);
                else
                    open_window(g, ARB_WINDOW, WINDOW_ACTION);
                if (plays)
                    RULE("t2.2d");
                if (L->planning)
                    RULE("t2.2c");
                RULE("triggered-ability.6");
                offer_actions(g, L->player, plays);
                offer_pass(g, VERB_PASS);
            });
        if (chosen(g)->verb == VERB_PASS) {
            L->passes++;
        } else {
            L->passes = 0;
            RULE("timing.9");
            s->action = 1;
            if (chosen(g)->verb == VERB_USE || def_of(g, chosen(g)->a)->type == EVENT)
                CALL(initiate, .thing = chosen(g)->a, .ability = chosen(g)->b, .seat = L->player);
            else
                CALL(play_card, .card = chosen(g)->a, .player = L->player);
            RULES("action.5", "timing.10");
            SETTLE;
            s->action = 0;
        }
        L->player = (uint8_t)next_seat(g, L->player);
    }
    s->step = L->after;
    END;
}

/* 1. Resource phase. */

static void gain_resources(struct arb_run *g)
{
    RULES("t1.2a", "hero-cards.3");
    EACH_PLAYER (g, p)
        EACH_CARD (g, zone_of(p, PLAY_AREA), hero) {
            if (!is_type(g, hero, HERO) || !in_play(g, hero))
                continue;
            int n = 1;
            if (may_change(g, EXTRA_RESOURCES)) {
                struct changes it = changes_of(g, hero, EXTRA_RESOURCES);
                while (next_change(&it))
                    n += it.amount;
            }
            put_tokens(&g->s->card[hero].resources, n);
            tell(g, EVENT_RESOURCES, "t1.2a", p, hero, n);
            happened(g, FACT_RESOURCES_GAINED, hero, p, 0, n);
        }
}

FLOW(resource_phase)
{
    BEGIN;
    PHASE_BEGINS(RESOURCE, STEP_1_1, "t1.1a");
    step(g, STEP_1_2);
    gain_resources(g);
    SETTLE;
    step(g, STEP_1_3);
    RULE("t1.3a");
    for (L->player = 0; L->player < g->s->players; L->player++)
        if (is_playing(g, L->player))
            CALL(draw_things, .seat = L->player, .count = 1);
    SETTLE;
    CALL(action_window);
    PHASE_ENDS(RESOURCE, STEP_1_4, "t1.4a");
    END;
}

/* 2. Planning phase. */

FLOW(planning_phase)
{
    BEGIN;
    PHASE_BEGINS(PLANNING, STEP_2_1, "t2.1");
    RULE("t2.2h");
    for (L->turn = turns_of(g, EVERYBODY); next_turn(g, &L->turn);) {
        g->s->active_player = L->turn.seat;
        step(g, STEP_2_2);
        RULES("active-player.1", "t2.2g");
        CALL(action_window, .planning = 1);
        step(g, STEP_2_3);
        RULE("t2.3a");
    }
    g->s->active_player = g->s->first_player;
    PHASE_ENDS(PLANNING, STEP_2_4, "t2.4");
    END;
}

/* 7. Refresh phase. */

/* What must be paid from its own pool for this card to ready; 0: nothing. */
static int price_of_readying(const struct arb_run *g, int card, bool *barred)
{
    int price = 0;
    *barred = false;
    if (!may_change(g, CANNOT_READY_IN_REFRESH))
        return 0;
    struct changes it = changes_of(g, card, CANNOT_READY_IN_REFRESH);
    while (next_change(&it)) {
        *barred = true;
        price += it.amount;
    }
    return price;
}

/* The next exhausted card from `card` on that can only ready at a price it has. */
static int next_priced(const struct arb_run *g, int card)
{
    for (card++; card <= g->s->cards; card++) {
        bool barred;
        if (!in_play(g, card) || !has_flag(g, card, EXHAUSTED))
            continue;
        int price = price_of_readying(g, card, &barred);
        if (barred && price && g->s->card[card].resources >= price &&
            g->s->card[card].controller < PLAYERS)
            return card;
    }
    return 0;
}

static void ready_all(struct arb_run *g)
{
    RULE("t7.2");
    EACH_MADE_CARD (g, card) {
        bool barred;
        if (!has_flag(g, card, EXHAUSTED) || !in_play(g, card))
            continue;
        price_of_readying(g, card, &barred);
        if (barred)
            continue;
        set_exhausted(g, card, false);
        happened(g, FACT_READIED, card, g->s->card[card].controller, 0, 0);
    }
}

FLOW(refresh_phase)
{
    struct lotr *s = g->s;
    BEGIN;
    PHASE_BEGINS(REFRESH, STEP_7_1, "t7.1");
    step(g, STEP_7_2);
    ready_all(g);
    for (L->card = (uint16_t)next_priced(g, 0); L->card;
         L->card = (uint16_t)next_priced(g, L->card)) {
        ASK(SEAT(s->card[L->card].controller), "golden-rules.2",
            "Pay {n} resources to ready {card}?", 0, {
                bool barred;
                g->prompt_arg[0] = (uint16_t)price_of_readying(g, L->card, &barred);
                g->prompt_arg[1] = L->card;
                offer_option(g, VERB_ACCEPT, L->card, 0, 0);
                offer_pass(g, VERB_DECLINE);
            });
        if (chosen(g)->verb == VERB_ACCEPT) {
            bool barred;
            int price = price_of_readying(g, L->card, &barred);
            s->card[L->card].resources = (uint8_t)(s->card[L->card].resources - price);
            tell(g, EVENT_SPEND, "golden-rules.2", 0, L->card, price);
            set_exhausted(g, L->card, false);
            tell(g, EVENT_READY, "t7.2", 0, L->card, 0);
            happened(g, FACT_READIED, L->card, s->card[L->card].controller, 0, 0);
        }
    }
    SETTLE;
    step(g, STEP_7_3);
    RULE("t7.3a");
    EACH_PLAYER (g, p) {
        if (!is_playing(g, p))
            continue;
        int n = 1 + table_rule(g, p, REFRESH_THREAT);
        s->threat[p] = (uint8_t)(s->threat[p] + n);
        tell(g, EVENT_THREAT_UP, "t7.3a", p, n, s->threat[p]);
        happened(g, FACT_THREAT_RAISED, 0, p, 0, n);
    }
    unsettle(g);
    SETTLE;
    step(g, STEP_7_4);
    RULES("first-player.3", "t7.4");
    pass_token(g, next_seat(g, s->first_player));
    s->active_player = s->first_player;
    tell(g, EVENT_FIRST_PLAYER, "first-player.3", s->first_player, 0, 0);
    CALL(action_window);
    PHASE_ENDS(REFRESH, STEP_7_5, "t7.5");
    END;
}
