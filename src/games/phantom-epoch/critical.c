/* After the seven steps: critical abilities, and Vengeful, who answers. */
#include "kit_config.h"

/* Critical abilities. */

/* crit.2: on the description card, the class board, worn gear. Each critical ability of the
 * attacker is offered, or the first found. Returns how many there are. */
static int criticals(struct arb_run *g, int attacker, bool offering, uint16_t *thing,
                     uint16_t *ability)
{
    int count = 0;
    for (int t = 1; t < FIRST_ENEMY_CARD; t = t == FIGURES ? FIRST_BOARD : t + 1) {
        if (owner_of(t) != attacker || !game_in_play(g, t))
            continue;
        for (int i = 0; (i = NEXT_OF_KIND(g, t, CRITICAL, i)) != 0;) {
            if (offering)
                offer_option(g, VERB_CRITICAL, t, i, 0);
            if (!count++) {
                *thing = (uint16_t)t;
                *ability = (uint16_t)i;
            }
        }
    }
    return count;
}

static int you_of(const struct arb_run *g, int figure)
{
    return is_character(figure) ? character(g, figure)->seat : BEYOND + figure;
}

/* crit.1: one of them, crit.3: the player picks it, crit.8: also without damage. */
FLOW(critical_ability)
{
    struct attack *a = &g->s->attack[L->at];
    int count;
    BEGIN;
    count = criticals(g, a->attacker, false, &L->thing, &L->ability);
    if (!count || !on_map(g, a->attacker))
        RETURN(0);
    if (count > 1 && is_character(a->attacker)) {
        ASK(SEAT(character(g, a->attacker)->seat), "crit.3", "Which critical ability?", 0, {
            uint16_t thing, ability;
            criticals(g, a->attacker, true, &thing, &ability);
        });
        L->thing = chosen(g)->a;
        L->ability = chosen(g)->b;
    }
    RULES("crit.1", "crit.2", "crit.4");
    if (is_character(a->attacker))
        RULE("board.2");
    else
        RULE(is_boss(g, a->attacker) ? "bossboard.5" : "advdesc.8");
    if (!a->damage)
        RULE("crit.8");
    CALL(carry,
         .as = {BEGINNING_SCOPE(L->thing, L->ability, you_of(g, a->attacker)),
                .target = {a->target}},
         .op = g->c->ability[L->ability].program);
    END;
}

/* One roll for several targets. */

/* Those that are still there: offered, or counted, the last at *only. */
static int struck(struct arb_run *g, const struct shared_critical *L, bool offering, int *only)
{
    int count = 0;
    for (int i = 0; i < L->made; i++) {
        if (!is_space(L->done[i]) && !on_map(g, L->done[i]))
            continue;
        *only = L->done[i];
        count++;
        if (offering)
            offer_option(g, VERB_STRUCK, L->done[i], 0, 0);
    }
    return count;
}

/* crit.5: one ability for all of them. crit.6: a player says whom it strikes, crit.7: of an
 * adversary the Decision die does, among those its action has attacked. */
FLOW(shared_critical)
{
    int target = 0;
    BEGIN;
    RULE("crit.5");
    if (!is_character(L->attacker)) {
        RULE("crit.7");
        DECIDE(.what = QUESTION_STRUCK, .who = L->attacker);
        target = result(g) == DECIDE_NOBODY ? 0 : result(g);
    } else if (struck(g, L, false, &target) > 1) {
        ASK(SEAT(character(g, L->attacker)->seat), "crit.6", "Whom does the ability strike?", 0,
            { struck(g, L, true, &target); });
        target = chosen(g)->a;
    }
    if (!target)
        RETURN(0);
    L->at = (uint8_t)declare_next(g, &(struct strike){.attacker = L->attacker, .lies = L->lies},
                                  target, DIE_BASIC);
    CALL(critical_ability, .at = L->at);
    end_attack(g, L->at);
    SETTLE;
    END;
}

/* Vengeful. */

/* cond.vengeful.1: after a melee attack on it; .2: not if it cannot attack; reading 16: an answer
 * is answered once. */
static bool answers_back(struct arb_run *g, int at)
{
    const struct attack *a = &g->s->attack[at];
    if (!is_figure(a->target) || !on_map(g, a->target) || !has(g, a->target, VENGEFUL) ||
        at >= ATTACKS_NESTED - 2)
        return false;
    if (a->distance != 1) {
        RULE("attack.melee.2");
        return false;
    }
    if (!on_map(g, a->attacker)) {
        RULE("cond.vengeful.3");
        return false;
    }
    if (!may_attack(g, a->target) || !can_reach(g, cell_of(g, a->target), a->attacker, 1)) {
        RULE("cond.vengeful.2");
        return false;
    }
    return true;
}

enum { PLAIN_ATTACK, RETALIATION }; /* content->attack */

/* simul.1, .2: before whatever else follows from the attack, which might take one of them away. */
FLOW(retaliate)
{
    struct attack *a = &g->s->attack[L->at];
    int die = DIE_BASIC;
    BEGIN;
    if (!answers_back(g, L->at))
        RETURN(0);
    if (is_character(a->target)) {
        ASK(SEAT(character(g, a->target)->seat), "cond.vengeful.1",
            "{Thing} strikes back. With which die?", a->target, {
                offer_option(g, VERB_ATTACK, a->attacker, DIE_BASIC, 1);
                offer_option(g, VERB_ATTACK, a->attacker, DIE_BLITZ, 1);
            });
        die = chosen(g)->b;
    }
    status_lose(g, a->target, VENGEFUL, "cond.vengeful.1");
    RULE("simul.1");
    L->next = (uint8_t)declare_attack(g, (struct attack){.attacker = a->target,
                                                         .target = a->attacker,
                                                         .def = RETALIATION,
                                                         .value = -1,
                                                         .range = 1,
                                                         .die = (uint8_t)die});
    CALL(attack_flow, .at = L->next);
    END;
}

/* The action of a card. */

static int clamp(int n)
{
    return n > 99 ? 99 : n < -99 ? -99 : n;
}

/* range.6: a signed range adds to the base, range.6b: another stands for it. */
int range_of_action(const struct arb_run *g, const struct scope *sc, int figure,
                    const struct attack_def *a)
{
    if (!a->has_range)
        return base_range(g, figure);
    if (!a->range_adds) {
        RULE("range.6b");
        return value_of(g, sc, &a->range);
    }
    RULE("range.6");
    return base_range(g, figure) + value_of(g, sc, &a->range);
}

FLOW(op_attack)
{
    const struct attack_def *a = &g->c->attack[OP->arg];
    struct strike s;
    int who = actor(g, SC);
    BEGIN;
    start_other_action(g, who);
    if (!may_attack(g, who))
        RETURN(0);
    RULE("mod.1");
    s = (struct strike){
        .attacker = (uint16_t)who,
        .def = OP->arg,
        .value = (int8_t)clamp(value_of(g, SC, &a->value)),
        .range = (int8_t)range_of_action(g, SC, who, a),
        .pierce = (int8_t)(value_of(g, SC, &a->pierce) + stat_of(g, who, STAT_PIERCE, NULL)),
        .scope = (uint8_t)(L->scope + 1),
        .targets = a->targets};
    if (is_character(who))
        CALL(attack_action, .s = s);
    else
        CALL(adversary_attack, .s = s);
    END;
}
