/* An adversary's turn: what begins it, its primary target, its species card, its class row.
 *
 * convert.adv   a card without movement and round effects that could not be carried out for want
 *               of range or sight is movement instead */
#include "kit_config.h"

/* Primary target. */

static int drawn_row(const struct arb_run *g, int figure)
{
    int kind = figure_of(g, figure)->kind;
    int row = kind ? foe_row(kind - 1, figure_of(g, figure)->colour) : 0;
    return row && g->s->def[row] ? row : 0;
}

static int drawn_species(const struct arb_run *g, int figure)
{
    int kind = figure_of(g, figure)->kind;
    return kind ? g->s->kind[kind - 1].card[BY_SPECIES] : 0;
}

/* The ways its cards of this round hold, bits of 1 << BY_WALKING and 1 << BY_LEAPING; the first
 * of them at *first. */
static unsigned ways_of_turn(const struct arb_run *g, int figure, int *first)
{
    int cards[] = {drawn_species(g, figure), drawn_row(g, figure)};
    unsigned ways = 0;
    for (int i = 0; i < 2; i++) {
        int op = cards[i] ? def_of(g, cards[i])->does : 0;
        for (; op && g->c->op[op].code != OP_END; op++) {
            int code = g->c->op[op].code, way = code == OP_LEAP ? BY_LEAPING : BY_WALKING;
            if (code != OP_LEAP && code != OP_MOVE)
                continue;
            if (!ways)
                *first = way;
            ways |= 1u << way;
        }
    }
    return ways;
}

/* target.close.4: a turn whose movement begins with a leap counts points by leaping. */
static int first_way(const struct arb_run *g, int figure)
{
    int first = BY_WALKING;
    ways_of_turn(g, figure, &first);
    return first;
}

/* target.4: with a move and a leap in one turn each has a target of its own. */
bool aims_anew(const struct arb_run *g, int figure, int how)
{
    int first;
    bool anew = (how == BY_WALKING || how == BY_LEAPING) &&
                ways_of_turn(g, figure, &first) == (1u << BY_WALKING | 1u << BY_LEAPING);
    if (anew)
        RULE("target.4");
    return anew;
}

/* How far the actions of a program reach, if that is farther than `range`. */
int range_of_actions(const struct arb_run *g, int figure, int op, int range)
{
    struct scope sc = {BEGINNING_SCOPE(0, 0, BEYOND + figure)};
    for (; op && g->c->op[op].code != OP_END; op++) {
        if (g->c->op[op].code != OP_ATTACK)
            continue;
        int reach = range_of_action(g, &sc, figure, &g->c->attack[g->c->op[op].arg]);
        range = reach > range ? reach : range;
    }
    return range;
}

/* target.close.1 with reading 2: the range of the description card, or of an action of its turn. */
int widest_range(const struct arb_run *g, int figure)
{
    int range = base_range(g, figure), cards[] = {drawn_species(g, figure), drawn_row(g, figure)};
    if (is_boss(g, figure))
        return range_of_boss_actions(g, figure, range);
    for (int i = 0; i < 2; i++)
        if (cards[i])
            range = range_of_actions(g, figure, def_of(g, cards[i])->does, range);
    return range;
}

/* adv.turn.2, target.1, target.10: chosen once and kept, chosen anew if it is lost (target.5). */
FLOW(find_primary)
{
    BEGIN;
    DECIDE(.what = QUESTION_TARGET, .who = L->figure, .about = L->how);
    g->s->primary = result(g) == DECIDE_NOBODY ? 0 : (uint16_t)result(g);
    if (!g->s->primary) {
        DECIDE(.what = QUESTION_OBJECT, .who = L->figure);
        g->s->primary = result(g) == DECIDE_NOBODY ? 0 : (uint16_t)(SPACES + result(g));
    }
    if (g->s->primary)
        tell(g, EVENT_TARGET, "target.1", L->figure, g->s->primary, 0);
    else
        tell(g, EVENT_NO_TARGET, "target.9", L->figure, 0, 0);
    END;
}

bool lost_target(const struct arb_run *g)
{
    int t = g->s->primary;
    bool lost = t && (is_space(t) ? !is_destructible(g, cell_of(g, t))
                                  : !on_map(g, t) || has(g, t, INVISIBLE));
    if (lost)
        RULE("target.5");
    return lost;
}

/* Conversion. */

/* convert.adv.5: a round effect is an ability on the card. */
static bool has_round_effect(const struct def *card)
{
    return card->own.count > 0;
}

/* convert.adv.2, .3: an action of it is impossible for range or sight. */
bool cannot_reach(const struct arb_run *g, int figure, int op)
{
    struct scope sc = {BEGINNING_SCOPE(0, 0, BEYOND + figure)};
    for (; op && g->c->op[op].code != OP_END; op++) {
        if (g->c->op[op].code != OP_ATTACK)
            continue;
        int range = range_of_action(g, &sc, figure, &g->c->attack[g->c->op[op].arg]);
        if (!can_reach(g, cell_of(g, figure), g->s->primary, range)) {
            bool far = range_between(g, cell_of(g, figure), cell_of(g, g->s->primary)) > range;
            RULE(far ? "convert.adv.2" : "convert.adv.3");
            return true;
        }
    }
    return false;
}

bool converts(const struct arb_run *g, int figure, int card)
{
    const struct def *def = def_of(g, card);
    if (def->moves || has_round_effect(def)) {
        RULE(def->moves ? "convert.adv.4" : "convert.adv.5");
        if (has(g, figure, KNOCKED_DOWN) || (g->s->primary && cannot_reach(g, figure, def->does)))
            RULE("convert.adv.6");
        return false;
    }
    if (has(g, figure, FROZEN)) {
        RULE("cond.frozen.3");
        return false;
    }
    if (has(g, figure, KNOCKED_DOWN)) {
        RULE("cond.knocked.7");
        return true;
    }
    return g->s->primary && cannot_reach(g, figure, def->does);
}

/* convert.adv.1: each card by itself; convert.adv.7: it gives its AP. */
FLOW(adversary_card)
{
    BEGIN;
    RULE("convert.adv.1");
    if (lost_target(g))
        CALL(find_primary, .figure = L->figure, .how = (uint8_t)first_way(g, L->figure));
    if (!can_act(g, L->figure, true))
        RETURN(0);
    if (converts(g, L->figure, L->card)) {
        tell(g, EVENT_CONVERTS, "convert.adv.7", L->figure, L->card,
             card_ap(g, L->figure, L->card));
        CALL(adversary_move, .figure = L->figure, .points = (uint8_t)card_ap(g, L->figure, L->card),
             .how = BY_WALKING);
        RETURN(0);
    }
    CALL(carry, .as = {BEGINNING_SCOPE(L->card, 0, BEYOND + L->figure)},
         .op = def_of(g, L->card)->does);
    SETTLE;
    END;
}

/* Attacks. */

/* attack.multi.4: the primary target first; attack.multi.5: then others by the same criteria, as if
 * those attacked were not there. attack.2b: the Basic die unless the card names another. */
FLOW(adversary_attack)
{
    struct strike *s = &L->s;
    int who = s->attacker, target, at, die = g->c->attack[s->def].die;
    BEGIN;
    g->s->spent = 0;
    for (s->made = 0; s->made < s->targets && may_attack(g, who); s->made++) {
        if (lost_target(g) && !s->made)
            CALL(find_primary, .figure = (uint8_t)who, .how = (uint8_t)first_way(g, who));
        target = s->made ? 0 : g->s->primary;
        if (target && !can_reach(g, cell_of(g, who), target, s->range))
            target = 0;
        if (!target && (s->made || changed(g, g->s->primary, TARGETS))) {
            RULE(s->made ? "attack.multi.5" : "target.3");
            DECIDE(.what = QUESTION_TARGET, .who = (uint16_t)who, .extra = (uint8_t)s->range);
            target = result(g) == DECIDE_NOBODY ? 0 : result(g);
        }
        if (!target)
            break;
        RULE(s->made ? "attack.multi.1" : "attack.multi.4");
        if (is_figure(target))
            g->s->spent |= 1ull << target;
        RULE("attack.2b");
        at = declare_next(g, s, target, die ? die - 1 : DIE_BASIC);
        if (at < 0)
            RETURN(0);
        CALL(attack_flow, .at = (uint8_t)at, .scope = s->scope);
        if (g->c->attack[s->def].together && !(s->lies = (int16_t)result(g)))
            break;
    }
    if (is_critical_roll(s->lies))
        CALL(shared_critical, .attacker = s->attacker, .lies = s->lies);
    g->s->spent = 0;
    END;
}

/* The turn. */

FLOW(turn_adversary)
{
    BEGIN;
    RULE("adv.turn.1");
    CALL(start_of_turn, .figure = L->figure);
    if (on_map(g, L->figure) && can_act(g, L->figure, true)) {
        RULE("adv.turn.2");
        CALL(find_primary, .figure = L->figure, .how = (uint8_t)first_way(g, L->figure));
        if (drawn_species(g, L->figure)) {
            RULES("adv.turn.3", "advcard.species.2");
            CALL(adversary_card, .figure = L->figure,
                 .card = (uint16_t)drawn_species(g, L->figure));
        }
        if (on_map(g, L->figure) && drawn_row(g, L->figure)) {
            RULES("adv.turn.4", "advcard.class.3");
            CALL(adversary_card, .figure = L->figure, .card = (uint16_t)drawn_row(g, L->figure));
        }
    }
    CALL(end_of_turn, .figure = L->figure);
    END;
}
