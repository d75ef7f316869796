/* quest.c - the quest phase (3.1 to 3.5) and the travel phase (4.1 to 4.3). */
#include "quest.h"
#include "ability.h"
#include "cards.h"
#include "numbers.h"
#include "round.h"
#include "tokens.h"

/* 3.2 Commit characters. */

static void offer_commits(struct arb_run *g, int player)
{
    EACH_CARD (g, zone_of(player, PLAY_AREA), card) {
        consider(g, VERB_COMMIT, card, 0, 0);
        if (!in_play(g, card) || !is_character(g, card) || has_flag(g, card, COMMITTED))
            continue;
        if (forbid(g, has_flag(g, card, EXHAUSTED), "t3.2c"))
            continue;
        if (forbid(g, changed(g, card, CANNOT_COMMIT), "cannot.1"))
            continue;
        offer(g);
    }
}

/* Each player in order commits any number of characters; the characters one
 * player commits are committed together. */
FLOW(commit)
{
    BEGIN;
    RULE("t3.2a");
    for (L->turn = turns_of(g, EVERYBODY); next_turn(g, &L->turn);) {
        RULE("active-player.1");
        g->s->active_player = L->turn.seat;
        L->committed = (struct thing_set){{0}};
        do {
            ASK(SEAT(L->turn.seat), "t3.2b",
                "Commit whom to the quest? (willpower {n} against threat {n})",
                committed_willpower(g, NULL), {
                    g->prompt_arg[1] = (uint16_t)staging_threat(g, NULL);
                    offer_commits(g, L->turn.seat);
                    offer_pass(g, VERB_DONE);
                });
            if (chosen(g)->verb == VERB_COMMIT) {
                L->card = chosen(g)->a;
                RULE("t3.2c");
                set_exhausted(g, L->card, true);
                g->s->card[L->card].flags |= COMMITTED;
                set_add(&L->committed, L->card);
                tell(g, EVENT_COMMIT, "t3.2b", L->turn.seat, L->card, 0);
            }
        } while (chosen(g)->verb == VERB_COMMIT);
        EACH_OF (&L->committed, card) {
            happened(g, FACT_COMMITS, card, L->turn.seat, 0, 0);
            happened(g, FACT_EXHAUSTED, card, L->turn.seat, 0, 0);
        }
        SETTLE;
    }
    END;
}

/* 3.3 Staging. */

FLOW(staging)
{
    BEGIN;
    if (table_rule(g, NOBODY, NO_STAGING_STEP))
        RETURN(0);
    RULES("t3.3a", "player-elimination.10");
    L->left = (uint8_t)(seats_in(g) + table_rule(g, NOBODY, EXTRA_REVEALS));
    for (; L->left > 0; L->left--) {
        CALL(reveal, .count = 1);
        SETTLE;
    }
    END;
}

/* 3.4 Quest resolution. */

FLOW(quest_resolution)
{
    BEGIN;
    RULE("t3.4a");
    L->willpower = (int16_t)committed_willpower(g, NULL);
    L->threat = (int16_t)staging_threat(g, NULL);
    if (L->willpower > L->threat) {
        RULES("t3.4b", "t3.4c");
        tell(g, EVENT_QUEST_SUCCESS, "t3.4b", L->willpower, L->threat, 0);
        happened(g, FACT_QUEST_SUCCEEDED, 0, NOBODY, 0, L->willpower - L->threat);
        CALL(progress, .amount = (int16_t)(L->willpower - L->threat));
    } else if (L->willpower < L->threat) {
        RULES("t3.4f", "t3.4g");
        tell(g, EVENT_QUEST_FAIL, "t3.4f", L->willpower, L->threat, 0);
        happened(g, FACT_QUEST_FAILED, 0, NOBODY, 0, L->threat - L->willpower);
        CALL(raise_threat, .players = 15, .amount = (int16_t)(L->threat - L->willpower));
    } else {
        RULES("t3.4h", "t3.4i");
        tell(g, EVENT_QUEST_EVEN, "t3.4h", L->willpower, 0, 0);
    }
    SETTLE;
    END;
}

static void end_commitment(struct arb_run *g)
{
    RULE("t3.4j");
    EACH_PLAYER (g, p)
        EACH_CARD (g, zone_of(p, PLAY_AREA), card)
            g->s->card[card].flags &= (uint16_t)~COMMITTED;
}

FLOW(quest_phase)
{
    BEGIN;
    PHASE_BEGINS(QUEST, STEP_3_1, "t3.1");
    reset_encounter_deck(g);
    CALL(action_window);
    step(g, STEP_3_2);
    CALL(commit);
    CALL(action_window);
    step(g, STEP_3_3);
    CALL(staging);
    CALL(action_window);
    step(g, STEP_3_4);
    CALL(quest_resolution);
    CALL(action_window);
    PHASE_ENDS(QUEST, STEP_3_5, "t3.5");
    end_commitment(g);
    END;
}

/* 4. Travel phase. */

static int must_travel_to(const struct arb_run *g)
{
    EACH_CARD (g, ZONE_STAGING, card)
        if (is_type(g, card, LOCATION) && changed(g, card, MUST_TRAVEL_HERE))
            return card;
    return 0;
}

static void offer_travel(struct arb_run *g)
{
    bool must = must_travel_to(g) != 0;
    int offered = g->option_count;
    EACH_CARD (g, ZONE_STAGING, card) {
        consider(g, VERB_TRAVEL, card, 0, 0);
        if (!is_type(g, card, LOCATION))
            continue;
        if (forbid(g, g->s->zone[ZONE_ACTIVE].count > 0, "active-location.3")) {
            RULE("t4.2e");
            continue;
        }
        if (forbid_by(g, must && !changed(g, card, MUST_TRAVEL_HERE), "golden-rules.2",
                      "A card says that you must travel to another location.", 0, 0, 0))
            continue;
        if (travel_cost_payable(g, card))
            offer(g);
    }
    consider(g, VERB_DECLINE, 0, 0, 0);
    if (!forbid_by(g, must && g->option_count > offered, "golden-rules.2",
                   "A card says that you must travel.", 0, 0, 0))
        offer_pass(g, VERB_DECLINE);
}

FLOW(travel_phase)
{
    BEGIN;
    PHASE_BEGINS(TRAVEL, STEP_4_1, "t4.1");
    step(g, STEP_4_2);
    RULES("t4.2a", "first-player.6", "active-player.1");
    g->s->active_player = g->s->first_player;
    ASK(SEAT(g->s->first_player), "t4.2d", "Travel where?", 0, { offer_travel(g); });
    if (chosen(g)->verb == VERB_TRAVEL) {
        L->location = chosen(g)->a;
        L->ability = NEXT_OF_KIND(g, L->location, TRAVEL_COST, 0);
        if (L->ability) {
            RULE("travel.2");
            L->scope = (uint8_t)new_scope(
                g, (struct scope){BEGINNING_SCOPE(L->location, L->ability, g->s->first_player)});
            CALL(pay_costs, .cost = g->c->ability[L->ability].cost, .scope = L->scope);
            ACTS(L->location, 0);
            drop_scope(g);
            SETTLE;
        }
        if (g->s->link[L->location].zone == ZONE_STAGING && !g->s->zone[ZONE_ACTIVE].count) {
            RULES("t4.2b", "t4.2c", "active-location.1", "active-location.2", "location-cards.4");
            move_card(g, L->location, ZONE_ACTIVE, ARB_TOP);
            tell(g, EVENT_TRAVEL, "t4.2b", 0, L->location, 0);
            happened(g, FACT_TRAVELED, L->location, g->s->first_player, 0, 0);
            SETTLE;
        }
    }
    CALL(action_window);
    PHASE_ENDS(TRAVEL, STEP_4_3, "t4.3");
    END;
}
