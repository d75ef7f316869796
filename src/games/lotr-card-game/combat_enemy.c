/* combat_enemy.c - enemy attacks: 6.4a to 6.4.4, in and outside the combat phase.
 *
 * s->attack is the attack being resolved. An attack inside an attack saves the
 * outer one in its frame and puts it back when it ends. */
#include "cards.h"
#include "combat.h"
#include "numbers.h"
#include "round.h"
#include "tokens.h"

static bool may_attack(const struct arb_run *g, int enemy, int player)
{
    RULE("t6.4a.3");
    return is_type(g, enemy, ENEMY) && !has_flag(g, enemy, ATTACKED) &&
           !barred_from_attacking(g, enemy, player);
}

void offer_enemy_attacks(struct arb_run *g, int player)
{
    EACH_CARD (g, zone_of(player, ENGAGED_AREA), enemy) {
        consider(g, VERB_ENEMY_ATTACK, enemy, 0, 0);
        if (forbid(g, has_flag(g, enemy, ATTACKED), "t6.4a.3"))
            continue;
        if (forbid(g, barred_from_attacking(g, enemy, player), "cannot.1"))
            continue;
        offer(g);
    }
}

bool enemy_may_attack(const struct arb_run *g, int player)
{
    EACH_CARD (g, zone_of(player, ENGAGED_AREA), enemy)
        if (may_attack(g, enemy, player))
            return true;
    return false;
}

static void offer_defenders(struct arb_run *g, int player, bool sentinels)
{
    EACH_CARD (g, zone_of(player, PLAY_AREA), card) {
        if (!in_play(g, card) || !is_character(g, card) || has_flag(g, card, DEFENDING))
            continue;
        consider(g, VERB_DEFEND, card, 0, 0);
        if (forbid(g, sentinels && !keyword(g, card, SENTINEL), "t6.4.1d"))
            continue;
        if (forbid(g, has_flag(g, card, EXHAUSTED), sentinels ? "sentinel.4" : "t6.4.1b"))
            continue;
        if (forbid(g, changed(g, card, CANNOT_DEFEND), sentinels ? "sentinel.5" : "cannot.1"))
            continue;
        offer(g);
    }
}

static bool has_sentinel(const struct arb_run *g, int player)
{
    EACH_CARD (g, zone_of(player, PLAY_AREA), card)
        if (in_play(g, card) && is_character(g, card) && !has_flag(g, card, EXHAUSTED) &&
            keyword(g, card, SENTINEL) && !changed(g, card, CANNOT_DEFEND))
            return true;
    return false;
}

static void declare_defender(struct arb_run *g, int card, int enemy)
{
    struct lotr *s = g->s;
    RULE("t6.4.1b");
    set_exhausted(g, card, true);
    s->card[card].flags |= DEFENDING;
    if (!s->attack.defender)
        s->attack.defender = (uint16_t)card;
    tell(g, EVENT_DEFEND, "t6.4.1a", s->card[card].controller, card, enemy);
    happened(g, FACT_EXHAUSTED, card, s->card[card].controller, 0, 0);
    happened(g, FACT_DEFENDS, card, s->card[card].controller, enemy, 0);
}

/* 6.4.1 One ready character of the defending player, or none; then another
 * player's sentinel (sentinel.3). */
FLOW(declare_defenders)
{
    struct lotr *s = g->s;
    BEGIN;
    RULE("multiple-defenders.1");
    L->many = table_rule(g, L->player, MANY_DEFENDERS) > 0;
    do {
        ASK(SEAT(L->player), "t6.4.1a", "Who defends against {card}? (attack {n})", L->enemy, {
            g->prompt_arg[1] = (uint16_t)stat_of(g, L->enemy, ATTACK, NULL);
            offer_defenders(g, L->player, false);
            offer_pass(g, s->attack.defender ? VERB_DONE : VERB_DECLINE);
        });
        if (chosen(g)->verb == VERB_DEFEND)
            declare_defender(g, chosen(g)->a, L->enemy);
    } while (chosen(g)->verb == VERB_DEFEND && L->many);
    RULE("sentinel.3");
    if (s->attack.defender)
        RETURN(0);
    RULE("t6.4.1c");
    L->turn = turns_of(g, EVERYBODY & ~(1 << L->player));
    while (!s->attack.defender && next_turn(g, &L->turn)) {
        if (has_sentinel(g, L->turn.seat)) {
            RULE("ability.9");
            ASK(SEAT(L->turn.seat), "sentinel.2", "Does a sentinel defend {player} against {card}?",
                L->player, {
                    g->prompt_arg[1] = L->enemy;
                    offer_defenders(g, L->turn.seat, true);
                    offer_pass(g, VERB_DECLINE);
                });
            if (chosen(g)->verb == VERB_DEFEND) {
                RULE("sentinel.4");
                declare_defender(g, chosen(g)->a, L->enemy);
            }
        }
    }
    if (!s->attack.defender)
        tell(g, EVENT_UNDEFENDED, "t6.4.1c", L->player, L->enemy, 0);
    END;
}

/* An attack that has begun goes on while its enemy is in play and its player in
 * the game; that it cannot attack comes too late. */
static bool attack_stands(const struct arb_run *g, int enemy)
{
    return g->s->attack.enemy == enemy && g->s->attack.by_enemy == 1 &&
           is_playing(g, g->s->attack.player);
}

static bool is_defending(const struct arb_run *g, int card)
{
    return card && in_play(g, card) && has_flag(g, card, DEFENDING);
}

int another_defender(const struct arb_run *g, int card)
{
    EACH_PLAYER (g, p)
        EACH_CARD (g, zone_of(p, PLAY_AREA), other)
            if (other != card && is_defending(g, other))
                return other;
    return 0;
}

static int defense_total(struct arb_run *g, int *defenders)
{
    int total = 0;
    *defenders = 0;
    EACH_PLAYER (g, p)
        EACH_CARD (g, zone_of(p, PLAY_AREA), card) {
            if (!is_defending(g, card))
                continue;
            ++*defenders;
            RULES("defense-strength.2", "multiple-defenders.2");
            total += stat_of(g, card, DEFENSE, NULL);
        }
    if (changed(g, g->s->attack.enemy, DEFENSE_IGNORED))
        return 0;
    return total;
}

static void offer_victims(struct arb_run *g, bool undefended)
{
    EACH_PLAYER (g, p)
        EACH_CARD (g, zone_of(p, PLAY_AREA), card) {
            consider(g, VERB_TAKE_DAMAGE, card, 0, 0);
            if (undefended
                    ? p != g->s->attack.player || !is_type(g, card, HERO) || !in_play(g, card)
                    : !is_defending(g, card))
                continue;
            if (forbid(g, changed(g, card, CANNOT_BE_DAMAGED), "cannot-be-damaged.3"))
                continue;
            offer(g);
        }
    if (!g->option_count)
        offer_pass(g, VERB_DONE); /* nobody can be damaged */
}

static int fighting_flag(const struct attack *attack)
{
    return attack->by_enemy == 1 ? DEFENDING : ATTACKING;
}

/* Who defends (attacks) in an attack that is interrupted has no part in the one
 * that interrupts it. */
void begin_attack(struct arb_run *g, struct attack attack, struct outer_attack *outer)
{
    struct lotr *s = g->s;
    *outer = (struct outer_attack){.attack = s->attack, .serial = NOW(g)};
    EACH_PLAYER (g, p)
        EACH_CARD (g, zone_of(p, PLAY_AREA), card)
            if (s->card[card].flags & fighting_flag(&attack)) {
                set_add(&outer->fighters, card);
                s->card[card].flags &= (uint16_t)~fighting_flag(&attack);
            }
    s->attack = attack;
}

/* The outer attack goes on with those who are still there. */
void end_attack(struct arb_run *g, const struct outer_attack *outer)
{
    struct lotr *s = g->s;
    int flag = fighting_flag(&s->attack);
    EACH_PLAYER (g, p)
        EACH_CARD (g, zone_of(p, PLAY_AREA), card) {
            s->card[card].flags &= (uint16_t)~flag;
            if (set_has(&outer->fighters, card) && in_play(g, card) &&
                !game_is_new(g, card, outer->serial))
                s->card[card].flags |= (uint16_t)flag;
        }
    end_lasting(g, UNTIL_ATTACK, outer->serial);
    s->attack = outer->attack;
    if (game_is_new(g, s->attack.enemy, outer->serial) ||
        (!on_table(g, s->attack.enemy) && s->link[s->attack.enemy].zone != ZONE_SHADOW) ||
        (s->attack.by_enemy == 1 && !is_playing(g, s->attack.player)))
        s->attack.enemy = 0;
    if (s->attack.defender && !is_defending(g, s->attack.defender))
        s->attack.defender = (uint16_t)another_defender(g, s->attack.defender);
}

/* 6.4b to 6.4.4. The enemy has attacked this round, also where the attack is outside the
 * combat phase (reading 19). An attack outside the usual order (.extra) first gets a
 * shadow card of its own. */
FLOW(enemy_attack)
{
    struct lotr *s = g->s;
    BEGIN;
    L->step = s->step;
    L->active = s->active_player;
    begin_attack(g, (struct attack){.enemy = L->enemy, .player = L->player, .by_enemy = 1},
                 &L->outer);
    if (L->against)
        RULE("defending-player.2");
    else
        RULE("defending-player.1");
    if (L->extra)
        s->active_player = L->player;
    step(g, STEP_6_4B);
    tell(g, EVENT_ENEMY_ATTACK, "t6.4b", L->player, L->enemy, 0);
    if (in_play(g, L->enemy))
        s->card[L->enemy].flags |= ATTACKED; /* in whatever phase: t6.4a.3 counts the round */
    if (L->extra) {
        RULES("attacks-outside-combat.1", "attacks-outside-combat.2");
        CALL(deal_shadow, .enemy = L->enemy, .count = 1);
        SETTLE;
    }
    IMMINENT(FACT_ENEMY_ATTACKS, L->enemy, L->player, 0, 0);
    if (result(g) != PREVENTED)
        happened(g, FACT_ENEMY_ATTACKS, L->enemy, L->player, 0, 0);
    SETTLE;
    if (attack_stands(g, L->enemy))
        CALL(action_window);
    if (attack_stands(g, L->enemy)) {
        step(g, STEP_6_4_1);
        CALL(declare_defenders, .enemy = L->enemy, .player = L->player);
        SETTLE;
        if (attack_stands(g, L->enemy))
            CALL(action_window);
    }
    if (attack_stands(g, L->enemy)) {
        step(g, STEP_6_4_2);
        CALL(shadow_effects, .enemy = L->enemy);
        SETTLE;
        if (attack_stands(g, L->enemy))
            CALL(action_window);
    }
    if (attack_stands(g, L->enemy)) {
        step(g, STEP_6_4_3);
        int defenders;
        int defense = defense_total(g, &defenders);
        RULES("attack-strength.2", "t6.4.3a");
        L->damage = (int16_t)(stat_of(g, L->enemy, ATTACK, NULL) - defense);
        L->victim = 0;
        if (L->damage <= 0) {
            RULE("t6.4.3c");
            tell(g, EVENT_NO_DAMAGE, "t6.4.3c", 0, s->attack.defender, 0);
        } else if (defenders == 0 && L->against && in_play(g, L->against) &&
                   !game_is_new(g, L->against, L->outer.serial)) {
            L->victim = L->against;
        } else if (defenders == 1) {
            EACH_PLAYER (g, p)
                EACH_CARD (g, zone_of(p, PLAY_AREA), card)
                    if (is_defending(g, card))
                        L->victim = card;
        } else {
            ASK(SEAT(L->player), s->attack.defender ? "multiple-defenders.3" : "t6.4.3d",
                "Who takes {n} damage from {card}?", L->damage, {
                    int count;
                    defense_total(g, &count);
                    g->prompt_arg[1] = L->enemy;
                    offer_victims(g, count == 0);
                });
            L->victim = chosen(g)->verb == VERB_TAKE_DAMAGE ? chosen(g)->a : 0;
        }
        if (L->victim) {
            RULE("t6.4.3b");
            CALL(deal_damage, .set = only(L->victim), .amount = L->damage, .source = L->enemy,
                 .attack = 1);
        }
        SETTLE;
        if (s->attack.by_enemy == 1 && is_playing(g, L->player))
            CALL(action_window);
    }
    step(g, STEP_6_4_4);
    tell(g, EVENT_ATTACK_ENDS, "t6.4.4a", L->player, L->enemy, 0);
    happened(g, FACT_ENEMY_ATTACKED, L->enemy, L->player, s->attack.defender, 0);
    SETTLE;
    end_attack(g, &L->outer);
    if (L->extra) {
        s->step = L->step;
        s->active_player = L->active;
    }
    SETTLE;
    END;
}
