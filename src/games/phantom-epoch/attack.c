/* The attack, in its seven steps.
 *
 * attack.1   declare a target in range and in sight, an enemy or a destructible object
 * attack.2   roll an attack die; a Fumble ends it, a Critical Strike is 3
 * attack.3   the attack value: the roll and all modifiers
 * attack.4   Accuracy for each figure and object on the line, nearest first
 * attack.5   the guard of the target, then pierce
 * attack.6   damage: the attack value less the guard
 * attack.7   with damage above 0 its conditions follow
 * then one critical ability (crit.1), and Vengeful answers (cond.vengeful.1). */
#include "kit_config.h"

/* Numbers. */

/* A number of a figure with the condition that takes 2 of it; `rule` is where an adversary's
 * stands. */
static int lowered_by(const struct arb_run *g, int figure, enum stat stat, int condition,
                      const char *by, const char *rule, struct parts *parts)
{
    int value = stat_of(g, figure, stat, parts);
    if (!is_character(figure) && game_printed(g, figure, stat))
        RULE(rule);
    if (!has(g, figure, condition))
        return value;
    RULE(by);
    add_part(parts, -2, 0, status_words[condition], by);
    return value - 2;
}

/* attack.3a: everything that adds to attacks of a figure. */
int attack_bonus(const struct arb_run *g, int figure, struct parts *parts)
{
    return lowered_by(g, figure, STAT_ATTACK, WEAKENED, "cond.weakened.1", "advdesc.5", parts);
}

/* attack.5a: an object has none. */
int guard_of(const struct arb_run *g, int thing, struct parts *parts)
{
    return is_space(thing) ? 0
                           : lowered_by(g, thing, STAT_GUARD, VULNERABLE, "cond.vulnerable.1",
                                        "advdesc.6", parts);
}

/* range.5: what the class board or the description card says. */
int base_range(const struct arb_run *g, int figure)
{
    return stat_of(g, figure, STAT_RANGE, NULL);
}

/* pierce.1 to .5: only what is above 0, and down to 0. */
int guard_after_pierce(const struct arb_run *g, int guard, int pierce, bool critical)
{
    if (guard <= 0) {
        if (critical)
            RULE("pierce.5");
        else if (pierce)
            RULE("pierce.1");
        return guard;
    }
    if (critical) {
        RULE("pierce.4");
        return 0;
    }
    if (pierce)
        RULES("attack.5b", "pierce.2");
    if (pierce > guard)
        RULE("pierce.3");
    return guard > pierce ? guard - pierce : 0;
}

/* attack.6a, .6b. */
static int damage_of(const struct arb_run *g, int attack, int guard)
{
    if (guard < 0)
        RULE("attack.6b");
    if (attack - guard < 0)
        RULE("attack.6a");
    return attack > guard ? attack - guard : 0;
}

/* 1 Declaring. */

/* fumble.1, convert.char.7, cond.knocked.1. */
bool may_attack(struct arb_run *g, int figure)
{
    if (!can_act(g, figure, false)) {
        if (on_map(g, figure) && has(g, figure, KNOCKED_DOWN))
            RULE("cond.knocked.1");
        return false;
    }
    return !changed(g, figure, CANNOT_ATTACK) && !(figure_of(g, figure)->flags & BARRED);
}

/* attack.1a: an enemy, or an object that can be destroyed (object.5, object.9). */
static bool is_target(const struct arb_run *g, int attacker, int thing)
{
    if (is_space(thing)) {
        bool destructible = is_destructible(g, cell_of(g, thing));
        if (destructible)
            RULES("object.5", "object.6");
        return destructible;
    }
    return on_map(g, thing) && are_enemies(g, attacker, thing);
}

static bool was_attacked(const struct attack_action *L, int thing)
{
    for (int i = 0; i < L->s.made; i++)
        if (L->done[i] == thing)
            return true;
    return false;
}

/* attack.multi.2: each of them against another one. */
static bool may_target(struct arb_run *g, const struct attack_action *L, int thing)
{
    int from = cell_of(g, L->s.attacker);
    if (!is_target(g, L->s.attacker, thing) || forbid(g, was_attacked(L, thing), "attack.multi.2"))
        return false;
    struct set whom = g->c->attack[L->s.def].whom;
    if (whom.which && L->s.scope && !in_set(g, SCOPE(g, L->s.scope - 1), whom, thing))
        return false;
    if (g->marks && range_between(g, from, cell_of(g, thing)) > L->s.range &&
        board_hex_range(board(g), from, cell_of(g, thing)) <= L->s.range)
        RULE("range.3");
    return !forbid(g, is_figure(thing) && has(g, thing, INVISIBLE), "cond.invisible.1") &&
           !forbid_by(g, range_between(g, from, cell_of(g, thing)) > L->s.range, "range.2",
                      "It is {n} away, the attack reaches {n}.",
                      range_between(g, from, cell_of(g, thing)), L->s.range, 0) &&
           !forbid(g, !can_reach(g, from, thing, L->s.range), "attack.1b");
}

/* attack.2a: with every attack the player picks the die, unless the card names it or it was thrown
 * already. */
static void offer_target(struct arb_run *g, const struct attack_action *L, int thing)
{
    int steps = range_between(g, cell_of(g, L->s.attacker), cell_of(g, thing));
    int die = g->c->attack[L->s.def].die;
    consider(g, VERB_ATTACK, thing, die ? die - 1 : DIE_BASIC, steps);
    if (!may_target(g, L, thing))
        return;
    offer(g);
    if (!die && !L->s.lies)
        offer_option(g, VERB_ATTACK, thing, DIE_BLITZ, steps);
}

/* Is it a target? Offered as well, if that is wanted. */
static bool aims_at(struct arb_run *g, const struct attack_action *L, int thing, bool offering)
{
    if (!offering)
        return may_target(g, L, thing);
    offer_target(g, L, thing);
    return false;
}

/* Enemies, and the spaces that have an object: all of them are offered, or one is looked for. */
static bool finds_target(struct arb_run *g, const struct attack_action *L, bool offering)
{
    struct board_set objects = spaces_with(g, DESTRUCTIBLE);
    EACH_ON_MAP (g, f)
        if (are_enemies(g, L->s.attacker, f) && aims_at(g, L, f, offering))
            return true;
    EACH_CELL (&objects, cell)
        if (aims_at(g, L, SPACES + cell, offering))
            return true;
    return false;
}

/* The number of the new attack among those being made; -1: there is no room. */
int declare_attack(struct arb_run *g, struct attack a)
{
    if (g->s->attacks == ATTACKS_NESTED) {
        arb_stop(g, LIMIT_ATTACKS);
        return -1;
    }
    a.distance = (uint8_t)range_between(g, cell_of(g, a.attacker), cell_of(g, a.target));
    g->s->attack[g->s->attacks] = a;
    RULE(a.distance < 2 ? "attack.gen.1" : "attack.gen.2");
    return g->s->attacks++;
}

/* A roll for several targets, kept between their attacks: 0: none, or it was spoiled. */
enum { LIES = 64, LIES_CRITICAL = 128 };

static int roll_that_lies(const struct attack *a)
{
    return LIES + a->rolled + (a->critical ? LIES_CRITICAL : 0);
}

bool is_critical_roll(int lies)
{
    return lies >= LIES_CRITICAL;
}

int declare_next(struct arb_run *g, const struct strike *s, int target, int die)
{
    struct attack a = {.attacker = s->attacker,
                       .target = (uint16_t)target,
                       .def = s->def,
                       .value = s->value,
                       .range = s->range,
                       .pierce = s->pierce,
                       .die = (uint8_t)die,
                       .shared = g->c->attack[s->def].together,
                       .thrown = s->lies != 0,
                       .critical = is_critical_roll(s->lies)};
    if (a.thrown)
        a.rolled = (int8_t)(s->lies - LIES - (a.critical ? LIES_CRITICAL : 0));
    return declare_attack(g, a);
}

/* attack.multi.1, .3: each target is an attack of its own, and there may be fewer. */
FLOW(attack_action)
{
    struct strike *s = &L->s;
    int at;
    BEGIN;
    for (s->made = 0;
         s->made < s->targets && may_attack(g, s->attacker) && finds_target(g, L, false);) {
        ASK(SEAT(character(g, s->attacker)->seat), "attack.1a", "Whom does {thing} attack?",
            s->attacker, {
                finds_target(g, L, true);
                offer_pass(g, VERB_SKIP);
            });
        if (chosen(g)->verb == VERB_SKIP) {
            if (s->made)
                RULE("attack.multi.3");
            break;
        }
        if (s->made)
            RULE("attack.multi.1");
        L->done[s->made++] = chosen(g)->a;
        at = declare_next(g, s, chosen(g)->a, chosen(g)->b);
        if (at < 0)
            RETURN(0);
        CALL(attack_flow, .at = (uint8_t)at, .scope = s->scope);
        if (g->c->attack[s->def].together && !(s->lies = (int16_t)result(g)))
            break;
    }
    if (is_critical_roll(s->lies))
        CALL(shared_critical, .attacker = s->attacker, .lies = s->lies, .made = s->made,
             .done = {L->done[0], L->done[1], L->done[2], L->done[3], L->done[4], L->done[5]});
    END;
}

/* 4 Accuracy. */

enum { PASSES, MISSES, ABSORBED };

/* dice.acc.2 to .6. */
static int accuracy_result(struct arb_run *g, struct attack *a, int cell, int flags)
{
    if (flags & FACE_MISS) {
        tell(g, EVENT_MISSES, "dice.acc.2", a->attacker, 0, 0);
        return MISSES;
    }
    if (flags & FACE_SUCCESS) {
        RULES("dice.acc.5", "dice.acc.6");
        return PASSES;
    }
    if (!g->s->ground.at[cell] && !is_destructible(g, cell)) {
        tell(g, EVENT_ABSORBED, "object.10", a->attacker, cell, 0);
        return ABSORBED;
    }
    a->target = (uint16_t)thing_at(g, cell);
    tell(g, EVENT_BLOCKS, "dice.acc.3", a->attacker, a->target, 0);
    if (is_figure(a->target) && !are_enemies(g, a->attacker, a->target))
        RULE("dice.acc.4");
    if (is_space(a->target))
        RULE("object.7");
    return ABSORBED + 1;
}

/* The i-th space of the attack's line with something to roll for; 0: there are no more. Of two
 * on either side of the line (los.10), the pair that begins at L->pair - 1, L->swapped is the
 * second first. */
static int in_the_way(const struct arb_run *g, const struct accuracy *L, int i, bool *begins_pair)
{
    const struct attack *a = &g->s->attack[L->at];
    struct board_crossed crossed;
    crossed_by(g, a, a->line, &crossed);
    *begins_pair = i + 1 < crossed.count && crossed.beside[i + 1];
    if (L->swapped && i == L->pair - 1)
        i++;
    else if (L->swapped && i == L->pair)
        i--;
    return i < crossed.count ? crossed.cell[i] : 0;
}

/* los.10, los.11: the attacking player says which of the two is rolled for first; for an adversary
 * the Decision die does. True if it is the other one. */
FLOW(order_of_pair)
{
    int who = g->s->attack[L->at].attacker;
    BEGIN;
    if (is_character(who)) {
        ASK(SEAT(character(g, who)->seat), "los.10", "What is rolled for first?", 0, {
            offer_option(g, VERB_FIRST, thing_at(g, L->one), 0, 0);
            offer_option(g, VERB_FIRST, thing_at(g, L->other), 1, 0);
        });
        RETURN(chosen(g)->b);
    }
    DECIDE(.what = QUESTION_BESIDE, .who = (uint16_t)who, .about = L->one, .extra = L->other);
    RETURN(result(g) == L->other);
    END;
}

/* One roll for each thing on the way to the target that was declared; result(g) is MISSES,
 * ABSORBED, or PASSES when the attack goes on, if need be with another target. */
FLOW(accuracy)
{
    struct attack *a = &g->s->attack[L->at];
    bool pair = false, again;
    int what;
    BEGIN;
    for (L->i = 0; in_the_way(g, L, L->i, &pair); L->i++) {
        if (pair) {
            L->pair = (uint8_t)(L->i + 1);
            L->swapped = false;
            CALL(order_of_pair, .at = L->at, .one = (uint8_t)in_the_way(g, L, L->i, &again),
                 .other = (uint8_t)in_the_way(g, L, L->i + 1, &again));
            L->swapped = (uint8_t)result(g);
        }
        CALL(roll_die, .who = a->attacker,
             .about = (uint16_t)thing_at(g, in_the_way(g, L, L->i, &pair)), .why = WHY_ACCURACY,
             .kind = DIE_ACCURACY);
        RULE("attack.4c");
        if (L->i)
            RULE("attack.4e");
        what = accuracy_result(g, a, in_the_way(g, L, L->i, &pair),
                               die_side(g, DIE_ACCURACY, result(g))->flags);
        if (what != PASSES)
            RETURN(what > ABSORBED ? PASSES : what);
    }
    RETURN(PASSES);
    END;
}

/* The whole. */

/* cond.invisible.8: seen as soon as it attacks. attack.gen.3: tried is done. reading 11: what it
 * does in another's turn does not count in its own. */
static void begin_attack(struct arb_run *g, const struct attack *a)
{
    if (a->attacker == g->s->acting)
        g->s->figure[a->attacker].flags |= ATTACKED;
    RULE("attack.gen.3");
    tell(g, EVENT_ATTACKS, "act.attack.1", a->attacker, a->target, a->distance);
    if (has(g, a->attacker, INVISIBLE))
        status_lose(g, a->attacker, INVISIBLE, "cond.invisible.8");
}

static void fumble(struct arb_run *g, const struct attack *a)
{
    if (a->attacker == g->s->acting)
        g->s->figure[a->attacker].flags |= BARRED;
    RULES("attack.2c", "fumble.2");
    tell(g, EVENT_FUMBLES, "fumble.1", a->attacker, 0, 0);
    happened(g, FACT_FUMBLES, a->attacker, NOBODY, 0, 0);
}

/* attack.3a, .5, .6: the damage, told with its numbers. */
static void reckon(struct arb_run *g, struct attack *a)
{
    int value = a->rolled + a->value + attack_bonus(g, a->attacker, NULL);
    int guard = guard_after_pierce(g, guard_of(g, a->target, NULL), a->pierce, a->critical);
    a->damage = (uint8_t)damage_of(g, value, guard);
    if (g->sink)
        arb_tell_sink(g, (struct arb_event){.kind = EVENT_VALUE,
                                            .seen_by = 0xffff,
                                            .a = (int16_t)a->attacker,
                                            .b = (int16_t)a->target,
                                            .c = (int16_t)value,
                                            .d = (int16_t)guard,
                                            .e = a->damage,
                                            .rule = "attack.6a"});
    RULES("attack.3a", "attack.5a", "attack.6a");
}

/* attack.4a, .4b: not in a melee, not after a Critical Strike. */
static bool needs_accuracy(const struct arb_run *g, const struct attack *a)
{
    if (a->distance < 2) {
        RULES("attack.4a", "attack.melee.1");
        return false;
    }
    if (a->critical) {
        RULE("attack.4b");
        return false;
    }
    return !changed(g, a->attacker, SURE_AIM);
}

static bool still_there(const struct arb_run *g, const struct attack *a)
{
    return on_map(g, a->attacker) &&
           (is_space(a->target) ? is_destructible(g, cell_of(g, a->target)) : on_map(g, a->target));
}

/* attack.7a, .7b, object.8: the conditions that follow; 0: none. */
static unsigned conditions_due(const struct arb_run *g, const struct attack *a)
{
    unsigned inflicts = g->c->attack[a->def].inflict;
    if (!inflicts)
        return 0;
    if (!a->damage) {
        RULE("attack.7b");
        return 0;
    }
    if (is_space(a->target)) {
        RULE("object.8");
        return 0;
    }
    RULE("attack.7a");
    return inflicts;
}

/* attack.7c: who says in which order several come: the attacker, or the character attacked. */
static int orders_conditions(const struct arb_run *g, const struct attack *a)
{
    int who = is_character(a->attacker) ? a->attacker : a->target;
    return is_character(who) ? character(g, who)->seat : 0;
}

static void offer_conditions(struct arb_run *g, unsigned pending)
{
    for (; pending; pending &= pending - 1)
        offer_option(g, VERB_ORDER, __builtin_ctz(pending), 0, 0);
}

/* Steps 2 to 4: result(g) is false where the attack is over with them. */
FLOW(attack_roll)
{
    struct attack *a = &g->s->attack[L->at];
    const struct die_face *face;
    BEGIN;
    if (a->thrown)
        goto rolled;
    if (has(g, a->attacker, BLINDED)) {
        CALL(roll_die, .who = a->attacker, .about = a->target, .why = WHY_BLINDED,
             .kind = DIE_ACCURACY);
        RULES("cond.blinded.1", "dice.acc.7");
        if (!(die_side(g, DIE_ACCURACY, result(g))->flags & FACE_SUCCESS)) {
            tell(g, EVENT_MISSES, "cond.blinded.1", a->attacker, 0, 0);
            RETURN(false);
        }
    }
    CALL(roll_die, .who = a->attacker, .about = a->target, .why = WHY_ATTACK, .kind = a->die);
    face = die_side(g, a->die, result(g));
    a->rolled = face->value;
    a->critical = face->flags & FACE_CRITICAL;
    if (face->flags & FACE_FUMBLE) {
        fumble(g, a);
        RETURN(false);
    }
    if (a->critical) {
        tell(g, EVENT_STRIKES, "attack.2d", a->attacker, a->target, 0);
        happened(g, FACT_CRITICAL, a->attacker, NOBODY, a->target, 0);
    }
rolled:
    if (needs_accuracy(g, a)) {
        CALL(accuracy, .at = L->at);
        RETURN(result(g) == PASSES);
    }
    RETURN(true);
    END;
}

/* Steps 5 to 7. */
FLOW(attack_damage)
{
    struct attack *a = &g->s->attack[L->at];
    int condition;
    BEGIN;
    reckon(g, a);
    if (is_space(a->target) && a->damage)
        RULE("attack.6e");
    CALL(hurt, .thing = a->target, .by = a->attacker, .amount = a->damage);
    for (L->pending = (uint16_t)conditions_due(g, a); L->pending;) {
        condition = __builtin_ctz(L->pending);
        if (L->pending & (L->pending - 1)) {
            ASK(SEAT(orders_conditions(g, a)), "attack.7c", "Which condition comes first?", 0,
                { offer_conditions(g, L->pending); });
            condition = chosen(g)->a;
        }
        L->pending &= (uint16_t) ~(1 << condition);
        CALL(inflict, .thing = a->target, .condition = (uint8_t)condition);
    }
    happened(g, a->damage ? FACT_HITS : FACT_FAILS, a->attacker, NOBODY, a->target, a->damage);
    if (a->critical && !a->shared)
        CALL(critical_ability, .at = L->at);
    END;
}

void end_attack(struct arb_run *g, int at)
{
    end_lasting(g, UNTIL_ATTACK, 0);
    g->s->attack[at] = (struct attack){0};
    g->s->attacks = (uint8_t)at;
}

/* The attack number L->at, from its declaration on; `scope` is 1 + that of the card. What the card
 * does besides if it succeeds is about whom it hit. */
FLOW(attack_flow)
{
    struct attack *a = &g->s->attack[L->at];
    struct scope card;
    BEGIN;
    begin_attack(g, a);
    CALL(choose_line, .at = L->at);
    IMMINENT(FACT_ATTACKS, a->attacker, NOBODY, a->target, 0);
    if (result(g) != PREVENTED && still_there(g, a)) {
        CALL(attack_roll, .at = L->at);
        if (result(g))
            CALL(attack_damage, .at = L->at);
        if (a->damage && g->c->attack[a->def].hit && L->scope) {
            card = *SCOPE(g, L->scope - 1);
            card.target[0] = a->target;
            CALL(carry, .as = card, .op = g->c->attack[a->def].hit);
        }
    }
    happened(g, FACT_ATTACKS, a->attacker, NOBODY, a->target, 0);
    CALL(retaliate, .at = L->at);
    SETTLE;
    L->lies = (int16_t)(a->shared && (a->rolled || a->critical) ? roll_that_lies(a) : 0);
    end_attack(g, L->at);
    RETURN(L->lies);
    END;
}
