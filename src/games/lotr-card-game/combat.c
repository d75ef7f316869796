/* combat.c - the combat phase, step by step (6.1 to 6.11). */
#include "combat.h"
#include "cards.h"
#include "round.h"

FLOW(combat_phase)
{
    struct lotr *s = g->s;
    BEGIN;
    PHASE_BEGINS(COMBAT, STEP_6_1, "t6.1");

    step(g, STEP_6_2);
    for (L->turn = turns_of(g, EVERYBODY); next_turn(g, &L->turn);) {
        RULE("t6.2b");
        EACH_CARD (g, zone_of(L->turn.seat, ENGAGED_AREA), enemy)
            set_add(&L->todo, enemy);
        while (set_next(&L->todo, 0)) {
            RULE("t6.2c");
            struct thing_set next = strongest_unserved(g, &L->todo);
            L->enemy = (uint16_t)set_next(&next, 0);
            if (order_matters(g, &next)) {
                ASK(SEAT(s->first_player), "first-player.8",
                    "Equal engagement costs: which enemy is dealt its shadow card first?", 0, {
                        next = strongest_unserved(g, &L->todo);
                        EACH_OF (&next, enemy)
                            offer_option(g, VERB_CHOOSE, enemy, 0, 0);
                    });
                L->enemy = chosen(g)->a;
            }
            set_drop(&L->todo, L->enemy);
            CALL(deal_shadow, .enemy = L->enemy, .count = 1);
        }
        SETTLE;
    }
    CALL(action_window);

    step(g, STEP_6_3);
    tell(g, EVENT_PROCESS, "t6.3a", 0, 0, 0);
    RULES("t6.3b", "engaged.4", "t6.4a.1");
    for (L->turn = turns_of(g, EVERYBODY); next_turn(g, &L->turn);) {
        s->active_player = L->turn.seat;
        while (is_playing(g, L->turn.seat) && enemy_may_attack(g, L->turn.seat)) {
            step(g, STEP_6_4A);
            RULE("t6.4a.4");
            ASK(SEAT(L->turn.seat), "t6.4a.2", "Which enemy attacks next?", 0,
                { offer_enemy_attacks(g, L->turn.seat); });
            CALL(enemy_attack, .enemy = chosen(g)->a, .player = L->turn.seat);
        }
        step(g, STEP_6_5);
        RULE("t6.5a");
    }
    step(g, STEP_6_6);
    tell(g, EVENT_PROCESS, "t6.6", 0, 1, 0);

    step(g, STEP_6_7);
    tell(g, EVENT_PROCESS, "t6.7a", 1, 0, 0);
    RULES("t6.7b", "t6.8a.1");
    for (L->turn = turns_of(g, EVERYBODY); next_turn(g, &L->turn);) {
        s->active_player = L->turn.seat;
        while (is_playing(g, L->turn.seat) && has_player_attack(g, L->turn.seat)) {
            step(g, STEP_6_8A);
            RULE("t6.8a.3");
            ASK(SEAT(L->turn.seat), "t6.8a.2", "Attack which enemy?", 0,
                { offer_player_attacks(g, L->turn.seat); });
            if (chosen(g)->verb == VERB_DONE)
                break;
            CALL(player_attack, .player = L->turn.seat, .enemy = chosen(g)->a);
        }
        step(g, STEP_6_9);
        RULE("t6.9a");
    }
    step(g, STEP_6_10);
    tell(g, EVENT_PROCESS, "t6.10", 1, 1, 0);

    step(g, STEP_6_11);
    RULE("t6.11a");
    for (L->gone = 0; s->zone[ZONE_SHADOW].first; L->gone++) {
        CALL(identify, .thing = s->zone[ZONE_SHADOW].first);
        tell(g, EVENT_DISCARD, "t6.11b", SCENARIO, result(g), 0);
        move_card(g, result(g), ZONE_ENCOUNTER_DISCARD, ARB_TOP);
    }
    CALL(order_pile, .zone = pile_of(SCENARIO), .count = L->gone);
    CALL(phase_point, .fact = FACT_PHASE_ENDS, .phase = PHASE_COMBAT);
    END;
}
