/* encounter.c - the encounter phase (5.1 to 5.4) and engagement. */
#include "encounter.h"
#include "cards.h"
#include "round.h"

/* An enemy moves in front of a player from anywhere else (engaged.1). */
FLOW(engage)
{
    BEGIN;
    RULES("engaged.1", "engaged.2", "t5.3h");
    move_card(g, L->enemy, zone_of(L->player, ENGAGED_AREA), ARB_BOTTOM);
    tell(g, EVENT_ENGAGE, "engaged.1", L->player, L->enemy, 0);
    happened(g, FACT_ENGAGES, L->enemy, L->player, 0, 0);
    END;
}

static void offer_engagements(struct arb_run *g)
{
    EACH_CARD (g, ZONE_STAGING, card) {
        if (!is_type(g, card, ENEMY))
            continue;
        consider(g, VERB_ENGAGE, card, 0, 0);
        if (forbid(g, changed(g, card, CANNOT_BE_ENGAGED_OPTIONALLY), "cannot.1")) {
            RULE("optional-engagement.2");
            continue;
        }
        offer(g);
    }
    offer_pass(g, VERB_DECLINE);
}

/* The highest engagement cost this player's threat reaches, or -1. */
static int reachable_cost(const struct arb_run *g, int player)
{
    int best = -1;
    RULE("engagement-check.1");
    EACH_CARD (g, ZONE_STAGING, card) {
        if (!is_type(g, card, ENEMY))
            continue;
        int cost = stat_of(g, card, ENGAGEMENT_COST, NULL);
        RULE("t5.3b");
        if (cost <= g->s->threat[player] && cost > best) {
            RULE("engagement-check.2");
            best = cost;
        }
    }
    return best;
}

static int enemies_at_cost(const struct arb_run *g, int cost, int *one)
{
    int n = 0;
    EACH_CARD (g, ZONE_STAGING, card)
        if (is_type(g, card, ENEMY) && stat_of(g, card, ENGAGEMENT_COST, NULL) == cost) {
            n++;
            *one = card;
        }
    return n;
}

FLOW(encounter_phase)
{
    struct lotr *s = g->s;
    BEGIN;
    PHASE_BEGINS(ENCOUNTER, STEP_5_1, "t5.1");
    step(g, STEP_5_2);
    for (L->turn = turns_of(g, EVERYBODY); next_turn(g, &L->turn);) {
        RULES("t5.2a", "optional-engagement.3");
        s->active_player = L->turn.seat;
        ASK(SEAT(L->turn.seat), "optional-engagement.1", "Engage an enemy of the staging area?", 0,
            { offer_engagements(g); });
        if (chosen(g)->verb == VERB_ENGAGE) {
            RULE("t5.2b");
            CALL(engage, .enemy = chosen(g)->a, .player = L->turn.seat);
            SETTLE;
        }
    }
    CALL(action_window);

    step(g, STEP_5_3);
    RULE("t5.3a");
    L->player = s->first_player;
    L->quiet = table_rule(g, NOBODY, NO_ENGAGEMENT_CHECKS) ? 100 : 0;
    while (L->quiet < seats_in(g)) {
        RULES("t5.3e", "t5.3f");
        L->enemy = 0;
        if (is_playing(g, L->player) && reachable_cost(g, L->player) >= 0) {
            RULE("t5.3c");
            int one = 0;
            if (enemies_at_cost(g, reachable_cost(g, L->player), &one) > 1) {
                ASK(SEAT(s->first_player), "first-player.7",
                    "Several enemies could engage {player}: which one does?", L->player, {
                        int cost = reachable_cost(g, L->player);
                        EACH_CARD (g, ZONE_STAGING, card)
                            if (is_type(g, card, ENEMY) &&
                                stat_of(g, card, ENGAGEMENT_COST, NULL) == cost)
                                offer_option(g, VERB_ENGAGE, card, 0, 0);
                    });
                one = chosen(g)->a;
            }
            L->enemy = (uint16_t)one;
            RULES("t5.3d", "engagement-check.3");
            CALL(engage, .enemy = L->enemy, .player = L->player);
            SETTLE;
        }
        L->quiet = L->enemy ? 0 : (uint8_t)(L->quiet + 1);
        L->player = (uint8_t)next_seat(g, L->player);
    }
    RULE("t5.3g");
    CALL(action_window);
    PHASE_ENDS(ENCOUNTER, STEP_5_4, "t5.4");
    END;
}
