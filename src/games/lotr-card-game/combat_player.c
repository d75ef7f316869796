/* combat_player.c - player attacks: 6.8a to 6.8.4, in and outside the combat
 * phase. */
#include "cards.h"
#include "combat.h"
#include "numbers.h"
#include "round.h"
#include "tokens.h"

/* The enemies of players, and those in staging for who may attack them. */
static bool may_be_attacked(const struct arb_run *g, int enemy)
{
    return is_type(g, enemy, ENEMY) && in_play(g, enemy);
}

/* Could this character attack that enemy, as far as place is concerned? */
static bool in_reach(const struct arb_run *g, int card, int enemy)
{
    int with = engaged_with(g, enemy);
    if (with == NOBODY)
        return changed(g, card, ATTACKS_STAGING) && g->s->link[enemy].zone == ZONE_STAGING;
    if (with == g->s->card[card].controller)
        return true;
    RULE("ranged.2");
    return keyword(g, card, RANGED) > 0;
}

bool has_attack_target(const struct arb_run *g, int card)
{
    if (changed(g, card, CANNOT_ATTACK))
        return false;
    EACH_MADE_CARD (g, enemy)
        if (may_be_attacked(g, enemy) && in_reach(g, card, enemy))
            return true;
    return false;
}

static bool able_to_attack(const struct arb_run *g, int card)
{
    return in_play(g, card) && is_character(g, card) && !has_flag(g, card, EXHAUSTED) &&
           !changed(g, card, CANNOT_ATTACK);
}

static bool someone_reaches(const struct arb_run *g, int player, int enemy)
{
    EACH_CARD (g, zone_of(player, PLAY_AREA), card)
        if (able_to_attack(g, card) && in_reach(g, card, enemy))
            return true;
    return false;
}

/* 6.8a Each enemy is attacked at most once by each player in a phase. */
void offer_player_attacks(struct arb_run *g, int player)
{
    for (int p = -1; p < g->s->players; p++)
        EACH_CARD (g, p < 0 ? ZONE_STAGING : zone_of(p, ENGAGED_AREA), enemy) {
            if (!may_be_attacked(g, enemy))
                continue;
            consider(g, VERB_ATTACK_ENEMY, enemy, 0, 0);
            if (forbid(g, g->s->card[enemy].attacked_by >> player & 1, "t6.8a.3"))
                continue;
            if (forbid(g, !someone_reaches(g, player, enemy), p == player ? "t6.8b.2" : "t6.8b.3"))
                continue;
            offer(g);
        }
    offer_pass(g, VERB_DONE);
}

/* The attackers so far decide who may still join: alone means alone. */
static void offer_attackers(struct arb_run *g, int player, int enemy, bool ranged_only)
{
    bool staging = g->s->link[enemy].zone == ZONE_STAGING;
    int attacking = attacker_count(g);
    EACH_CARD (g, zone_of(player, PLAY_AREA), card) {
        if (!in_play(g, card) || !is_character(g, card) || has_flag(g, card, ATTACKING))
            continue;
        consider(g, VERB_ADD_ATTACKER, card, 0, 0);
        if (forbid(g, has_flag(g, card, EXHAUSTED), ranged_only ? "ranged.5" : "t6.8b.2"))
            continue;
        if (forbid(g, changed(g, card, CANNOT_ATTACK), ranged_only ? "ranged.6" : "cannot.1"))
            continue;
        if (forbid(g, ranged_only && !keyword(g, card, RANGED), "t6.8.1"))
            continue;
        if (forbid(g, !in_reach(g, card, enemy), "t6.8b.3"))
            continue;
        if (forbid_by(g, staging && attacking > 0, "golden-rules.2",
                      "An enemy of the staging area is attacked by one character alone.", 0, 0, 0))
            continue;
        offer(g);
    }
}

static void declare_attacker(struct arb_run *g, int card, int enemy)
{
    RULE("t6.8b.2");
    set_exhausted(g, card, true);
    g->s->card[card].flags |= ATTACKING;
    if (engaged_with(g, enemy) != g->s->card[card].controller && engaged_with(g, enemy) != NOBODY) {
        if (g->s->attack.player == g->s->card[card].controller)
            RULE("ranged.3");
        RULES("ranged.5", "ranged.6");
    }
    tell(g, EVENT_ATTACKER, "t6.8b.2", g->s->card[card].controller, card, enemy);
    happened(g, FACT_EXHAUSTED, card, g->s->card[card].controller, 0, 0);
    happened(g, FACT_DECLARED_ATTACKER, card, g->s->card[card].controller, enemy, 0);
}

static bool player_attack_stands(const struct arb_run *g, int enemy)
{
    return g->s->attack.enemy == enemy && g->s->attack.by_enemy == 2;
}

/* 6.8b to 6.8.4. With .alone one character attacks by itself, already
 * exhausted as a cost, and chooses its enemy here. */
FLOW(player_attack)
{
    struct lotr *s = g->s;
    BEGIN;
    L->step = s->step;
    if (L->alone) {
        RULE("attacks-outside-combat.3");
        if (!in_play(g, L->alone) || !has_attack_target(g, L->alone))
            RETURN(0);
        step(g, STEP_6_8B);
        ASK(SEAT(L->player), "t6.8b.1", "Whom does {card} attack?", L->alone, {
            EACH_MADE_CARD (g, enemy)
                if (may_be_attacked(g, enemy) && in_reach(g, L->alone, enemy))
                    offer_option(g, VERB_ATTACK_ENEMY, enemy, 0, 0);
        });
        L->enemy = chosen(g)->a;
        begin_attack(g, (struct attack){.enemy = L->enemy, .player = L->player, .by_enemy = 2},
                     &L->outer);
        tell(g, EVENT_PLAYER_ATTACK, "t6.8b.1", L->player, L->enemy, 0);
        s->card[L->alone].flags |= ATTACKING;
        tell(g, EVENT_ATTACKER, "t6.8b.2", L->player, L->alone, L->enemy);
        happened(g, FACT_DECLARED_ATTACKER, L->alone, L->player, L->enemy, 0);
    } else {
        step(g, STEP_6_8B);
        RULE("t6.8b.1");
        begin_attack(g, (struct attack){.enemy = L->enemy, .player = L->player, .by_enemy = 2},
                     &L->outer);
        s->card[L->enemy].attacked_by |= (uint8_t)(1 << L->player);
        tell(g, EVENT_PLAYER_ATTACK, "t6.8b.1", L->player, L->enemy, 0);
        do {
            ASK(SEAT(L->player), "t6.8b.2",
                "Who attacks {card}? (attack {n} against defense {n}{hits})", L->enemy, {
                    g->prompt_arg[1] = (uint16_t)attack_total(g, NULL);
                    g->prompt_arg[2] = (uint16_t)stat_of(g, L->enemy, DEFENSE, NULL);
                    offer_attackers(g, L->player, L->enemy, false);
                    if (attacker_count(g))
                        offer_pass(g, VERB_DONE);
                });
            if (chosen(g)->verb == VERB_ADD_ATTACKER)
                declare_attacker(g, chosen(g)->a, L->enemy);
        } while (chosen(g)->verb == VERB_ADD_ATTACKER);
        SETTLE;
        step(g, STEP_6_8_1);
        L->turn = turns_of(g, EVERYBODY & ~(1 << L->player));
        while (player_attack_stands(g, L->enemy) && s->link[L->enemy].zone != ZONE_STAGING &&
               next_turn(g, &L->turn)) {
            do {
                g->option_count = 0;
                offer_attackers(g, L->turn.seat, L->enemy, true);
                if (!g->option_count)
                    break;
                RULE("ranged.4");
                ASK(SEAT(L->turn.seat), "t6.8.1", "Do ranged characters join the attack on {card}?",
                    L->enemy, {
                        offer_attackers(g, L->turn.seat, L->enemy, true);
                        offer_pass(g, VERB_DONE);
                    });
                if (chosen(g)->verb == VERB_ADD_ATTACKER)
                    declare_attacker(g, chosen(g)->a, L->enemy);
            } while (chosen(g)->verb == VERB_ADD_ATTACKER);
        }
    }
    SETTLE;
    if (player_attack_stands(g, L->enemy)) {
        step(g, STEP_6_8_1);
        CALL(action_window);
    }
    if (player_attack_stands(g, L->enemy)) {
        step(g, STEP_6_8_2);
        CALL(action_window);
    }
    if (player_attack_stands(g, L->enemy)) {
        step(g, STEP_6_8_3);
        RULES("t6.8.3a", "defense-strength.3");
        L->strength = (int16_t)(attack_total(g, NULL) - stat_of(g, L->enemy, DEFENSE, NULL));
        if (L->strength > 0) {
            RULE("t6.8.3b");
            CALL(deal_damage, .set = only(L->enemy), .amount = L->strength, .source = 0,
                 .attack = 1);
        } else {
            tell(g, EVENT_NO_DAMAGE, "t6.8.3c", 0, L->enemy, 0);
        }
        SETTLE;
        CALL(action_window);
    }
    step(g, STEP_6_8_4);
    tell(g, EVENT_ATTACK_ENDS, "t6.8.4a", L->player, L->enemy, 1);
    happened(g, FACT_ATTACK_ENDS, L->enemy, L->player, 0, 0);
    SETTLE;
    RULE("t6.8.4b");
    end_attack(g, &L->outer);
    if (L->alone)
        s->step = L->step;
    SETTLE;
    END;
}

bool has_player_attack(struct arb_run *g, int player)
{
    for (int p = -1; p < g->s->players; p++)
        EACH_CARD (g, p < 0 ? ZONE_STAGING : zone_of(p, ENGAGED_AREA), enemy)
            if (may_be_attacked(g, enemy) && !(g->s->card[enemy].attacked_by >> player & 1) &&
                someone_reaches(g, player, enemy))
                return true;
    return false;
}
