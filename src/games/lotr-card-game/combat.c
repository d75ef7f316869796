/* combat.c - the combat phase (6.1 to 6.11) and attacks outside it.
 *
 * s->attack is the attack being resolved. An attack inside an attack saves the
 * outer one in its frame and puts it back when it ends. */
#include "engine.h"

/* ---- 6.2 Deal shadow cards ------------------------------------------------------------ */

/* A facedown card from the deck. Nobody knows which, so it stays undecided
 * (UNSEEN) until it is turned up, unless the top card was known. */
FLOW(deal_shadow)
{
    struct lotr *s = g->s;
    BEGIN;
    for (; L->count > 0; L->count--) {
        uint16_t card = s->zone[ZONE_ENCOUNTER_DECK].first;
        if (!card) {
            RULE("t6.2d");
            break;
        }
        bool settled = arb_top_is_settled(s->zone, s->link, ZONE_ENCOUNTER_DECK);
        uint8_t known = s->card[card].known_to;
        RULE("t6.2a");
        move_card(g, card, ZONE_SHADOW, ARB_BOTTOM);
        s->card[card].flags |= (uint16_t)(FACEDOWN | (settled ? 0 : UNSEEN));
        s->card[card].known_to = settled ? known : 0;
        s->card[card].host = L->enemy;
        s->card[card].dealt = s->epoch;
        tell_only(g, 0, EVENT_SHADOW_DEALT, "t6.2a", 0, card, L->enemy);
        happened(g, FACT_SHADOW_DEALT, card, engaged_with(g, L->enemy), L->enemy, 0);
    }
    END;
}

/* Could the undecided shadow card be this one? Only a card that was in the
 * deck when it was dealt, and is still nobody knows where. */
static bool may_be(const struct arb_run *g, int shadow, int card)
{
    const struct card *c = &g->s->card[card];
    int zone = g->s->link[card].zone;
    if (zone == ZONE_SHADOW)
        return c->flags & UNSEEN;
    return zone == ZONE_ENCOUNTER_DECK && g->s->link[card].loose &&
           c->dealt <= g->s->card[shadow].dealt;
}

static int possible_cards(const struct arb_run *g, int shadow)
{
    int n = 0;
    for (int card = 1; card <= g->s->cards; card++)
        n += may_be(g, shadow, card);
    return n;
}

/* Chance decides which card an unseen shadow card is. result(g): that card,
 * now in the shadow card's place. */
FLOW(identify)
{
    struct lotr *s = g->s;
    BEGIN;
    if (!(s->card[L->card].flags & UNSEEN))
        RETURN(L->card);
    CHANCE(possible_cards(g, L->card), "t6.4.2a", "Which shadow card does {card} have?",
           s->card[L->card].host, {
               for (int card = 1; card <= s->cards; card++)
                   if (may_be(g, L->card, card))
                       offer_option(g, VERB_DRAWN, card, 0, 0);
           });
    int n = chosen(g)->a, card = 1;
    for (;; card++)
        if (may_be(g, L->card, card) && n-- == 0)
            break;
    if (card != L->card) {
        struct card was = s->card[L->card], is = s->card[card];
        arb_swap(s->zone, s->link, L->card, (uint16_t)card);
        s->card[card] = was;
        s->card[card].def = is.def;
        s->card[L->card] = is;
        s->card[L->card].def = was.def;
    }
    s->card[card].flags &= (uint16_t)~UNSEEN;
    RETURN(card);
    END;
}

int unseen_shadow(const struct arb_run *g, const struct card_set *enemies)
{
    EACH_CARD(g, ZONE_SHADOW, card)
    if (has_flag(g, card, UNSEEN) && set_has(enemies, g->s->card[card].host))
        return card;
    return 0;
}

/* The enemies of the highest engagement cost among those still to be served. */
static struct card_set strongest_unserved(const struct arb_run *g, const struct card_set *todo)
{
    struct card_set best = {{0}};
    int cost = -1;
    EACH_OF(todo, enemy)
    {
        int c = stat_of(g, enemy, ENGAGEMENT_COST, NULL);
        if (c > cost) {
            cost = c;
            best = only(enemy);
        } else if (c == cost) {
            set_add(&best, enemy);
        }
    }
    return best;
}

/* Which of equals comes first matters only if the deck may run out on them or
 * its top card is not left to chance. */
static bool order_matters(const struct arb_run *g, const struct card_set *equals)
{
    int n = set_count(equals);
    return n > 1 && (g->s->zone[ZONE_ENCOUNTER_DECK].count < n ||
                     arb_top_is_settled(g->s->zone, g->s->link, ZONE_ENCOUNTER_DECK));
}

/* ---- 6.4 Enemy attacks ------------------------------------------------------------------------- */

static bool may_attack(const struct arb_run *g, int enemy, int player)
{
    RULE("t6.4a.3");
    return is_type(g, enemy, ENEMY) && !has_flag(g, enemy, ATTACKED) &&
           !barred_from_attacking(g, enemy, player);
}

static void offer_enemy_attacks(struct arb_run *g, int player)
{
    EACH_CARD(g, zone_of(player, ENGAGED_AREA), enemy)
    {
        consider(g, VERB_ENEMY_ATTACK, enemy, 0, 0);
        if (forbid(g, has_flag(g, enemy, ATTACKED), "t6.4a.3"))
            continue;
        if (forbid(g, barred_from_attacking(g, enemy, player), "cannot.1"))
            continue;
        offer(g);
    }
}

static bool enemy_may_attack(const struct arb_run *g, int player)
{
    EACH_CARD(g, zone_of(player, ENGAGED_AREA), enemy)
    if (may_attack(g, enemy, player))
        return true;
    return false;
}

static void offer_defenders(struct arb_run *g, int player, bool sentinels)
{
    EACH_CARD(g, zone_of(player, PLAY_AREA), card)
    {
        if (!in_play(g, card) || !is_character(g, card) || has_flag(g, card, DEFENDING))
            continue;
        consider(g, VERB_DEFEND, card, 0, 0);
        if (forbid(g, sentinels && !keyword(g, card, SENTINEL), "t6.4.1d"))
            continue;
        if (sentinels)
            RULE("sentinel.1");
        if (forbid(g, has_flag(g, card, EXHAUSTED), sentinels ? "sentinel.4" : "t6.4.1b"))
            continue;
        if (forbid(g, changed(g, card, CANNOT_DEFEND), sentinels ? "sentinel.5" : "cannot.1"))
            continue;
        RULE("hero-cards.6");
        offer(g);
    }
}

static bool has_sentinel(const struct arb_run *g, int player)
{
    EACH_CARD(g, zone_of(player, PLAY_AREA), card)
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
    L->many = table_rule(g, L->player, MANY_DEFENDERS) > 0;
    do {
        ASK(SEAT(L->player), "t6.4.1a", "Who defends against {card}? (attack {n})", L->enemy, {
            g->prompt_arg[1] = (uint16_t)stat_of(g, L->enemy, ATTACK, NULL);
            offer_defenders(g, L->player, false);
            offer_pass(g, s->attack.defender ? VERB_DONE : VERB_DECLINE);
        });
        if (chosen(g)->verb == VERB_DEFEND) {
            if (s->attack.defender)
                RULE("multiple-defenders.1");
            declare_defender(g, chosen(g)->a, L->enemy);
        }
    } while (chosen(g)->verb == VERB_DEFEND && L->many);
    RULE("sentinel.3");
    if (s->attack.defender)
        RETURN(0);
    RULE("t6.4.1c");
    L->asked = (uint8_t)next_player(g, L->player);
    while (L->asked != L->player && !s->attack.defender) {
        if (has_sentinel(g, L->asked)) {
            RULE("sentinel.3");
            RULE("ability.9");
            ASK(SEAT(L->asked), "sentinel.2", "Does a sentinel defend {player} against {card}?",
                L->player, {
                    g->prompt_arg[1] = L->enemy;
                    offer_defenders(g, L->asked, true);
                    offer_pass(g, VERB_DECLINE);
                });
            if (chosen(g)->verb == VERB_DEFEND) {
                RULE("defending-player.3");
                RULE("sentinel.4");
                RULE("sentinel.5");
                declare_defender(g, chosen(g)->a, L->enemy);
            }
        }
        L->asked = (uint8_t)next_player(g, L->asked);
    }
    if (!s->attack.defender)
        tell(g, EVENT_UNDEFENDED, "t6.4.1c", L->player, L->enemy, 0);
    END;
}

static int next_shadow(const struct arb_run *g, int enemy)
{
    EACH_CARD(g, ZONE_SHADOW, card)
    if (g->s->card[card].host == enemy && (g->s->card[card].flags & FACEDOWN))
        return card;
    return 0;
}

static int shadow_ability(const struct arb_run *g, int card)
{
    const struct card_def *d = &g->c->def[g->s->card[card].def];
    for (int i = 0; i < d->abilities; i++)
        if (g->c->ability[d->ability + i].kind == SHADOW) {
            RULE("shadow-effects.1");
            RULE("shadow-effects.2"); /* the rest of the text has no part in it */
            return d->ability + i;
        }
    return 0;
}

/* 6.4.2 Turn up every shadow card of the enemy and resolve its effect. */
FLOW(shadow_effects)
{
    struct lotr *s = g->s;
    BEGIN;
    while (s->attack.enemy && next_shadow(g, L->enemy)) {
        CALL(identify, .card = (uint16_t)next_shadow(g, L->enemy));
        L->card = (uint16_t)result(g);
        s->card[L->card].flags &= (uint16_t)~FACEDOWN;
        tell(g, EVENT_SHADOW, "t6.4.2a", s->attack.player, L->card, L->enemy);
        L->ability = (uint16_t)shadow_ability(g, L->card);
        if (!L->ability) {
            RULE("t6.4.2b");
            s->attack.shadow_blanks++;
            continue;
        }
        s->attack.shadow_texts++;
        RULE("shadow-effects.3");
        IMMINENT(FACT_SHADOW_EFFECT, L->card, s->attack.player, L->enemy, 0);
        if (result(g) == PREVENTED) {
            RULE("cancel.2");
        } else {
            RULE("t6.4.2b");
            RULE("defending-player.4");
            CALL(trigger, .card = L->card, .ability = L->ability, .you = s->attack.player,
                 .event = {.fact = FACT_SHADOW_EFFECT,
                           .card = L->card,
                           .other = L->enemy,
                           .player = s->attack.player});
            happened(g, FACT_SHADOW_RESOLVED, L->card, s->attack.player, L->enemy, 0);
        }
        SETTLE;
    }
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
    for (int p = 0; p < g->s->players; p++)
        EACH_CARD(g, zone_of(p, PLAY_AREA), other)
    if (other != card && is_defending(g, other))
        return other;
    return 0;
}

static int defense_total(struct arb_run *g, int *defenders)
{
    int total = 0;
    *defenders = 0;
    for (int p = 0; p < g->s->players; p++)
        EACH_CARD(g, zone_of(p, PLAY_AREA), card)
        {
            if (!is_defending(g, card))
                continue;
            ++*defenders;
            RULE("defense-strength.2");
            total += stat_of(g, card, DEFENSE, NULL);
        }
    if (*defenders > 1)
        RULE("multiple-defenders.2");
    if (changed(g, g->s->attack.enemy, DEFENSE_IGNORED))
        return 0;
    return total;
}

static void offer_victims(struct arb_run *g, bool undefended)
{
    for (int p = 0; p < g->s->players; p++)
        EACH_CARD(g, zone_of(p, PLAY_AREA), card)
        {
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
static void begin_attack(struct arb_run *g, struct attack attack, struct outer_attack *outer)
{
    struct lotr *s = g->s;
    *outer = (struct outer_attack){.attack = s->attack, .serial = s->serial};
    for (int p = 0; p < s->players; p++)
        EACH_CARD(g, zone_of(p, PLAY_AREA), card)
    if (s->card[card].flags & fighting_flag(&attack)) {
        set_add(&outer->fighters, card);
        s->card[card].flags &= (uint16_t)~fighting_flag(&attack);
    }
    s->attack = attack;
}

/* The outer attack goes on with those who are still there. */
static void end_attack(struct arb_run *g, const struct outer_attack *outer)
{
    struct lotr *s = g->s;
    int flag = fighting_flag(&s->attack);
    for (int p = 0; p < s->players; p++)
        EACH_CARD(g, zone_of(p, PLAY_AREA), card)
        {
            s->card[card].flags &= (uint16_t)~flag;
            if (set_has(&outer->fighters, card) && in_play(g, card))
                s->card[card].flags |= (uint16_t)flag;
        }
    end_lasting(g, UNTIL_ATTACK, outer->serial);
    s->attack = outer->attack;
    if (!on_table(g, s->attack.enemy) && s->link[s->attack.enemy].zone != ZONE_SHADOW)
        s->attack.enemy = 0;
    if (s->attack.defender && !is_defending(g, s->attack.defender))
        s->attack.defender = (uint16_t)another_defender(g, s->attack.defender);
}

/* 6.4b to 6.4.4. An attack outside the usual order (.extra) first gets a
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
    if (L->extra) {
        RULE("attacks-outside-combat.1");
        RULE("attacks-outside-combat.2");
        CALL(deal_shadow, .enemy = L->enemy, .count = 1);
        SETTLE;
    } else {
        s->card[L->enemy].flags |= ATTACKED;
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
        RULE("attack-strength.2");
        RULE("t6.4.3a");
        L->damage = (int16_t)(stat_of(g, L->enemy, ATTACK, NULL) - defense);
        L->victim = 0;
        if (defenders == 0) {
            RULE("t6.4.3e");
            RULE("t6.4.3f");
            s->attack.defender = 0;
        }
        if (L->damage <= 0) {
            RULE("t6.4.3c");
            tell(g, EVENT_NO_DAMAGE, "t6.4.3c", 0, s->attack.defender, 0);
        } else if (defenders == 0 && L->against && in_play(g, L->against)) {
            L->victim = L->against;
        } else if (defenders == 1) {
            for (int p = 0; p < s->players; p++)
                EACH_CARD(g, zone_of(p, PLAY_AREA), card)
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
            RULE("t6.4.3g");
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

/* ---- 6.8 Player attacks ---------------------------------------------------------------------------- */

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
    RULE("ranged.1");
    RULE("ranged.2");
    return keyword(g, card, RANGED) > 0;
}

bool has_attack_target(const struct arb_run *g, int card)
{
    if (changed(g, card, CANNOT_ATTACK))
        return false;
    for (int enemy = 1; enemy <= g->s->cards; enemy++)
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
    EACH_CARD(g, zone_of(player, PLAY_AREA), card)
    if (able_to_attack(g, card) && in_reach(g, card, enemy))
        return true;
    return false;
}

/* 6.8a Each enemy is attacked at most once by each player in a phase. */
static void offer_player_attacks(struct arb_run *g, int player)
{
    for (int p = -1; p < g->s->players; p++)
        EACH_CARD(g, p < 0 ? ZONE_STAGING : zone_of(p, ENGAGED_AREA), enemy)
        {
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
    EACH_CARD(g, zone_of(player, PLAY_AREA), card)
    {
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
        if (forbid(g, staging && attacking > 0, "golden-rules.2"))
            continue;
        RULE("hero-cards.5");
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
        RULE("ranged.5");
        RULE("ranged.6");
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
            for (int enemy = 1; enemy <= s->cards; enemy++)
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
            ASK(SEAT(L->player), "t6.8b.2", "Who attacks {card}? (attack {n} against defense {n})",
                L->enemy, {
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
        L->other = (uint8_t)next_player(g, L->player);
        while (L->other != L->player && player_attack_stands(g, L->enemy) &&
               s->link[L->enemy].zone != ZONE_STAGING) {
            do {
                g->option_count = 0;
                offer_attackers(g, L->other, L->enemy, true);
                if (!g->option_count)
                    break;
                RULE("ranged.4");
                ASK(SEAT(L->other), "t6.8.1", "Do ranged characters join the attack on {card}?",
                    L->enemy, {
                        offer_attackers(g, L->other, L->enemy, true);
                        offer_pass(g, VERB_DONE);
                    });
                if (chosen(g)->verb == VERB_ADD_ATTACKER)
                    declare_attacker(g, chosen(g)->a, L->enemy);
            } while (chosen(g)->verb == VERB_ADD_ATTACKER);
            L->other = (uint8_t)next_player(g, L->other);
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
        RULE("t6.8.3a");
        RULE("defense-strength.3");
        L->strength =
            (int16_t)(attack_total(g, NULL) - stat_of(g, L->enemy, DEFENSE, NULL));
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

/* ---- 6. Combat phase -------------------------------------------------------------------------------------- */

static bool has_player_attack(struct arb_run *g, int player)
{
    for (int p = -1; p < g->s->players; p++)
        EACH_CARD(g, p < 0 ? ZONE_STAGING : zone_of(p, ENGAGED_AREA), enemy)
    if (may_be_attacked(g, enemy) && !(g->s->card[enemy].attacked_by >> player & 1) &&
        someone_reaches(g, player, enemy))
        return true;
    return false;
}

FLOW(combat_phase)
{
    struct lotr *s = g->s;
    BEGIN;
    RULE("combat-phase.1");
    step(g, STEP_6_1);
    RULE("t6.1");
    CALL(phase_point, .fact = FACT_PHASE_BEGINS, .phase = PHASE_COMBAT);

    step(g, STEP_6_2);
    L->player = s->first_player;
    for (L->had = 0; !(L->had >> L->player & 1);) {
        L->had |= (uint8_t)(1 << L->player);
        RULE("t6.2b");
        L->todo = (struct card_set){{0}};
        EACH_CARD(g, zone_of(L->player, ENGAGED_AREA), enemy)
        set_add(&L->todo, enemy);
        while (set_next(&L->todo, 0)) {
            RULE("t6.2c");
            struct card_set next = strongest_unserved(g, &L->todo);
            L->enemy = (uint16_t)set_next(&next, 0);
            if (order_matters(g, &next)) {
                ASK(SEAT(s->first_player), "first-player.8",
                    "Equal engagement costs: which enemy is dealt its shadow card first?", 0, {
                        next = strongest_unserved(g, &L->todo);
                        EACH_OF(&next, enemy)
                        offer_option(g, VERB_CHOOSE, enemy, 0, 0);
                    });
                L->enemy = chosen(g)->a;
            }
            set_drop(&L->todo, L->enemy);
            CALL(deal_shadow, .enemy = L->enemy, .count = 1);
        }
        SETTLE;
        L->player = (uint8_t)next_player(g, L->player);
    }
    CALL(action_window);

    step(g, STEP_6_3);
    tell(g, EVENT_PROCESS, "t6.3a", 0, 0, 0);
    RULE("t6.3b");
    RULE("engaged.4");
    RULE("t6.4a.1");
    L->player = s->first_player;
    for (L->had = 0; !(L->had >> L->player & 1);) {
        L->had |= (uint8_t)(1 << L->player);
        s->active_player = L->player;
        while (is_playing(g, L->player) && enemy_may_attack(g, L->player)) {
            step(g, STEP_6_4A);
            RULE("t6.4a.4");
            ASK(SEAT(L->player), "t6.4a.2", "Which enemy attacks next?", 0,
                { offer_enemy_attacks(g, L->player); });
            CALL(enemy_attack, .enemy = chosen(g)->a, .player = L->player);
            RULE("t6.4.4b");
        }
        RULE("t6.4a.5");
        step(g, STEP_6_5);
        RULE("t6.5a");
        L->player = (uint8_t)next_player(g, L->player);
    }
    RULE("t6.5b");
    step(g, STEP_6_6);
    tell(g, EVENT_PROCESS, "t6.6", 0, 1, 0);

    step(g, STEP_6_7);
    tell(g, EVENT_PROCESS, "t6.7a", 1, 0, 0);
    RULE("t6.7b");
    RULE("t6.8a.1");
    L->player = s->first_player;
    for (L->had = 0; !(L->had >> L->player & 1);) {
        L->had |= (uint8_t)(1 << L->player);
        s->active_player = L->player;
        while (is_playing(g, L->player) && has_player_attack(g, L->player)) {
            step(g, STEP_6_8A);
            RULE("t6.8a.3");
            ASK(SEAT(L->player), "t6.8a.2", "Attack which enemy?", 0,
                { offer_player_attacks(g, L->player); });
            if (chosen(g)->verb == VERB_DONE)
                break;
            CALL(player_attack, .player = L->player, .enemy = chosen(g)->a);
            RULE("t6.8.4c");
        }
        RULE("t6.8a.4");
        step(g, STEP_6_9);
        RULE("t6.9a");
        L->player = (uint8_t)next_player(g, L->player);
    }
    RULE("t6.9b");
    step(g, STEP_6_10);
    tell(g, EVENT_PROCESS, "t6.10", 1, 1, 0);

    step(g, STEP_6_11);
    RULE("t6.11a");
    while (s->zone[ZONE_SHADOW].first) {
        CALL(identify, .card = s->zone[ZONE_SHADOW].first);
        tell(g, EVENT_DISCARD, "t6.11b", SCENARIO, result(g), 0);
        move_card(g, result(g), ZONE_ENCOUNTER_DISCARD, ARB_TOP);
    }
    CALL(phase_point, .fact = FACT_PHASE_ENDS, .phase = PHASE_COMBAT);
    END;
}
