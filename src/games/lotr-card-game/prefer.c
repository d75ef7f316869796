/* prefer.c - what a sensible player would like: a rough judgement of each
 * option, for bots and for suggestions. It reads only what the asked seat may
 * know: the table, its own hand and its own discards. Nothing here is a rule.
 *
 * A weight says how much an option is liked. Doing nothing weighs NOTHING; what
 * weighs less is not done if it can be helped. What the weights are made of has
 * names in judgement.h, so that `arbiter train` can change it. */
#include "prefer.h"
#include "ability.h"
#include "cards.h"
#include "moments.h"
#include "opinion.h"
#include "round.h"

#include <math.h>

#define PARAMETER_ROW(name) {#name, 0, 0},
const struct arb_parameter lotr_parameters[] = {PARAMETERS(PARAMETER_ROW){NULL, 0, 0}};
_Static_assert((int)PARAMETER_COUNT <= ARB_PARAMETERS, "a judgement has room for every parameter");

static bool is_mine(const struct arb_run *g, int card)
{
    return g->s->card[card].controller != SCENARIO;
}

/* Questing. */

static float blows_needed(const struct mind *m, int enemy)
{
    return stat(m, enemy, DEFENSE) + life(m, enemy);
}

static void count_foe(struct mind *m, int enemy)
{
    m->foes++;
    m->fighters += P(FIGHTERS_EACH) + P(FIGHTERS_LIFE) * life(m, enemy);
    m->blows += P(FIGHTERS_ATTACK) * blows_needed(m, enemy);
}

/* Enemies this player will have to deal with this round. */
static int foes(struct mind *m)
{
    const struct arb_run *g = m->g;
    if (m->foes >= 0)
        return m->foes;
    m->foes = 0;
    EACH_CARD (g, zone_of(m->seat, ENGAGED_AREA), enemy)
        count_foe(m, enemy);
    EACH_CARD (g, ZONE_STAGING, card)
        if (is_type(g, card, ENEMY) &&
            stat_of(g, card, ENGAGEMENT_COST, NULL) <= g->s->threat[m->seat])
            count_foe(m, card);
    return m->foes;
}

static bool is_ready_character(const struct arb_run *g, int card)
{
    return in_play(g, card) && is_character(g, card) && !has_flag(g, card, EXHAUSTED);
}

static int ready_characters(struct mind *m)
{
    if (m->ready >= 0)
        return m->ready;
    m->ready = 0;
    EACH_CARD (m->g, zone_of(m->seat, PLAY_AREA), card)
        m->ready += is_ready_character(m->g, card);
    return m->ready;
}

/* Willpower that would see the players through what is likely to be revealed. */
static void find_wanted(struct mind *m)
{
    const struct arb_run *g = m->g;
    if (m->wanted >= 0)
        return;
    float left = (float)progress_left(g);
    m->committed = committed_willpower(g, NULL);
    m->staged = staging_threat(g, NULL);
    float more = (stage_left(g) ? P(WANTED_MORE) : 0) + P(WANTED_LEFT) * left;
    if (table_rule(g, NOBODY, STAGE_LOCKED))
        more *= P(WANTED_LOCKED);
    int cards = table_rule(g, NOBODY, NO_STAGING_STEP)
                    ? 0
                    : seats_in(g) + table_rule(g, NOBODY, EXTRA_REVEALS);
    m->wanted = fmaxf(0, (float)m->staged + P(WANTED_CARD) * (float)cards +
                             fminf(more, P(WANTED_AT_MOST) * left));
}

static float as_fighter(const struct mind *m, int card)
{
    return P(COMMIT_DEFENSE) * stat(m, card, DEFENSE) + P(COMMIT_ATTACK) * stat(m, card, ATTACK) +
           P(COMMIT_LIFE) * life(m, card);
}

/* Is this one of the best fighters, of whom some should stay behind for the enemies to meet? */
static bool needed_in_combat(struct mind *m, int card)
{
    float mine = as_fighter(m, card), better = 0, blows = 0;
    EACH_CARD (m->g, zone_of(m->seat, PLAY_AREA), other)
        if (other != card && is_ready_character(m->g, other) && as_fighter(m, other) < mine) {
            better++;
            blows += stat(m, other, ATTACK);
        }
    return foes(m) > 0 && (better < m->fighters || blows < m->blows);
}

static float like_to_commit(struct mind *m, int card)
{
    float willpower = stat(m, card, WILLPOWER);
    find_wanted(m);
    if (willpower <= 0)
        return POINTLESS;
    if ((float)m->committed >= m->wanted)
        return NOTHING - 30;
    float like = NOTHING + P(COMMIT_BASE) + P(COMMIT_WILLPOWER) * willpower + as_fighter(m, card);
    if (needed_in_combat(m, card))
        like += P(COMMIT_NEEDED);
    if (has_cost(m->g, card, COST_EXHAUST, true)) /* it has something to be ready for */
        like += P(COMMIT_USEFUL);
    if (m->committed <= m->staged)
        like += P(COMMIT_SHORT);
    return like + (is_type(m->g, card, HERO) ? P(COMMIT_HERO) : 0);
}

static float like_to_travel(struct mind *m, int location)
{
    float like = NOTHING + P(TRAVEL_BASE) + P(TRAVEL_THREAT) * stat(m, location, THREAT) +
                 P(TRAVEL_POINTS) * stat(m, location, QUEST_POINTS);
    const struct card_def *d = def_of(m->g, location);
    for (int i = 0; i < d->abilities; i++)
        if (m->g->c->ability[d->ability + i].kind == TRAVEL_COST)
            like += P(TRAVEL_COSTS);
    return like;
}

/* Fighting. */

/* The attack of those who could strike at it; at one in the staging area, if it came. */
static float ready_attack(const struct mind *m, int enemy)
{
    int with = engaged_with(m->g, enemy);
    bool near = with == m->seat || (with == NOBODY && m->g->s->phase != PHASE_COMBAT);
    float sum = 0;
    EACH_CARD (m->g, zone_of(m->seat, PLAY_AREA), card)
        if (is_ready_character(m->g, card) &&
            (near || (with == NOBODY ? changed(m->g, card, ATTACKS_STAGING)
                                     : keyword(m->g, card, RANGED) > 0)))
            sum += stat(m, card, ATTACK);
    return sum;
}

static float like_to_engage(struct mind *m, int enemy)
{
    float like = NOTHING + P(ENGAGE_BASE) + P(ENGAGE_THREAT) * stat(m, enemy, THREAT) +
                 P(ENGAGE_LIFE) * life(m, enemy) + P(ENGAGE_ATTACK) * stat(m, enemy, ATTACK);
    bool soon = stat(m, enemy, ENGAGEMENT_COST) <= m->g->s->threat[m->seat];
    bool quarry = is_the_quarry(m->g, enemy);
    float spare = P(SPARE_EACH) * (float)foes(m) + P(SPARE_MORE);
    bool strong = stat(m, enemy, ATTACK) > 4;
    bool daring = quarry ? ready_characters(m) < 3 : strong && !soon;
    if ((float)ready_characters(m) < spare || daring)
        like += P(ENGAGE_CROWD);
    if (soon)
        like += P(ENGAGE_SOON);
    if (ready_attack(m, enemy) >= blows_needed(m, enemy) + P(ENGAGE_STRENGTH))
        like += P(ENGAGE_KILLS);
    return like + (quarry ? P(ENGAGE_QUARRY) : 0);
}

static float blow_of_attacker(const struct mind *m)
{
    int enemy = m->g->s->attack.enemy;
    return enemy ? stat(m, enemy, ATTACK) : 2;
}

static float like_to_defend(struct mind *m, int card)
{
    float hurt = blow_of_attacker(m) + P(DEFEND_SHADOW) - stat(m, card, DEFENSE);
    if (hurt < life(m, card))
        return NOTHING + P(DEFEND_BASE) + P(DEFEND_ATTACK) * stat(m, card, ATTACK) +
               P(DEFEND_HURT) * (hurt > 0 ? hurt : 0);
    return NOTHING +
           (is_type(m->g, card, HERO) ? P(DEFEND_HERO_DIES) : P(DEFEND_DIES) - worth(m, card));
}

/* How well an undefended attack could be borne. */
static float like_undefended(const struct mind *m)
{
    float blow = blow_of_attacker(m), most = 0;
    EACH_CARD (m->g, zone_of(m->seat, PLAY_AREA), card)
        if (is_type(m->g, card, HERO) && in_play(m->g, card) && life(m, card) > most)
            most = life(m, card);
    return NOTHING + P(LET_BLOW) * blow +
           (most > blow + P(LET_SHADOW) ? P(LET_THROUGH) : P(LET_KILL));
}

static float like_to_attack(struct mind *m, int enemy)
{
    float have = ready_attack(m, enemy);
    if (have <= stat(m, enemy, DEFENSE))
        return engaged_with(m->g, enemy) == NOBODY ? NOTHING - 30 : POINTLESS;
    return NOTHING + P(ATTACK_BASE) + (have >= blows_needed(m, enemy) ? P(ATTACK_KILLS) : 0) +
           P(ATTACK_WORTH) * worth(m, enemy) + (is_the_quarry(m->g, enemy) ? P(ATTACK_QUARRY) : 0);
}

static float like_to_join(struct mind *m, int card)
{
    int enemy = m->g->s->attack.enemy;
    float like = NOTHING + 10 + P(JOIN_ATTACK) * stat(m, card, ATTACK);
    if (enemy && (float)attack_total(m->g, NULL) >= blows_needed(m, enemy))
        like += P(JOIN_ENOUGH) - 10;
    return like;
}

static float like_to_be_hurt(struct mind *m, int card)
{
    float left = life(m, card);
    return NOTHING + 10 + P(TAKE_LIFE) * left +
           (left <= blow_of_attacker(m) ? P(TAKE_DIES) - P(TAKE_WORTH) * worth(m, card) : 0);
}

/* Cards and abilities. */

static bool work_is_done(struct mind *m)
{
    const struct lotr *s = m->g->s;
    return s->phase == PHASE_COMBAT ? !s->attack.by_enemy && s->step > STEP_6_6
           : s->phase == PHASE_ENCOUNTER
               ? s->step == STEP_5_3 && !s->zone[zone_of(m->seat, ENGAGED_AREA)].count
               : s->phase == PHASE_TRAVEL && !foes(m);
}

static float like_to_part_with(struct mind *m, int card)
{
    if (in_play(m->g, card))
        return NOTHING + 45 + P(PART_WORTH) * worth(m, card);
    const struct card_def *d = def_of(m->g, card);
    return NOTHING + 10 + (d->unique && unique_in_play(m->g, card) ? 20 : 0) +
           (d->type == ALLY    ? P(PART_ALLY)
            : d->type == EVENT ? P(PART_EVENT)
                               : 0) +
           P(PART_CARD) * worth(m, card);
}

/* What a cost asks besides resources: cards from hand are those that are missed least; threat
 * that is passed on comes to those who have less. */
static float dislike_of_cost(struct mind *m, const struct cost *cost)
{
    const struct arb_run *g = m->g;
    float best = -30, least = THREAT_ELIMINATION;
    if (cost->code == COST_DISCARD_HAND) {
        EACH_CARD (g, zone_of(m->seat, HAND), card)
            best = fmaxf(best, like_to_part_with(m, card) - NOTHING - 10);
        return P(USE_DISCARDS) + P(USE_MISSED) * best;
    }
    if (cost->code != COST_LOWER_THREAT)
        return 0;
    EACH_PLAYER (g, p)
        if (p != m->seat && is_playing(g, p))
            least = fminf(least, g->s->threat[p]);
    return P(PASS_THREAT) * (g->s->threat[m->seat] - least - (float)cost->n.base);
}

static float like_to_use(struct mind *m, int card, int ability)
{
    const struct arb_run *g = m->g;
    const struct ability *a = &g->c->ability[ability];
    float like = NOTHING + P(USE_BASE) + program_worth(g, a->program, m->p, m);
    if (a->kind == ACTION && exhausts_character(g, card, a) && !work_is_done(m))
        like += P(USE_EXHAUSTS);
    for (int c = a->cost; c && g->c->cost[c].code != COST_END; c++)
        like += dislike_of_cost(m, &g->c->cost[c]);
    return like;
}

static float like_to_play(struct mind *m, int card, int ability)
{
    const struct card_def *d = def_of(m->g, card);
    float cost = d->stat[COST] > 0 ? d->stat[COST] : 0;
    if (d->type == EVENT)
        return like_to_use(m, card, ability) + P(EVENT_BASE) + P(EVENT_COST) * cost;
    return NOTHING + (d->type == ALLY ? P(PLAY_ALLY) : P(PLAY_OTHER)) + P(PLAY_COST) * cost;
}

static float like_as_target(struct mind *m, int card)
{
    const struct arb_run *g = m->g;
    const struct op *by = NULL;
    int kind = kind_of_choice(g, &by), damage = kind && by->code == OP_DAMAGE ? by->n.base : 0;
    float sign = (float)((kind ? kind : 1) * (is_mine(g, card) ? 1 : -1));
    bool own = g->s->card[card].controller == m->seat && kind > 0;
    float more = (own ? P(TARGET_OWN) : 0) + (is_the_quarry(g, card) ? P(TARGET_QUARRY) : 0) +
                 (!is_mine(g, card) && damage >= life(m, card) ? P(TARGET_KILLS) : 0);
    return NOTHING + 10 + sign * P(TARGET_WORTH) * worth(m, card) + more;
}

static float like_to_attach_to(struct mind *m, int card)
{
    return NOTHING + 10 + (m->g->s->card[card].controller == m->seat ? P(ATTACH_OWN) : 0) +
           P(ATTACH_WORTH) * worth(m, card) - (restricted_on(m->g, card) >= 2 ? 30 : 0);
}

static float like_to_take(struct mind *m, int card)
{
    return NOTHING + 10 +
           (is_mine(m->g, card)         ? worth(m, card)
            : is_the_quarry(m->g, card) ? 0
                                        : -worth(m, card));
}

/* Threat falls where it is high and rises where it is low; what makes characters stronger is for
 * whoever quests with most. */
static float like_as_player(struct mind *m, int player)
{
    const struct arb_run *g = m->g;
    int program = running_program(g), questing = 0;
    EACH_CARD (g, zone_of(player, PLAY_AREA), card)
        questing += has_flag(g, card, COMMITTED);
    return NOTHING + 10 +
           (does(g, program, OP_LOWER_THREAT)   ? g->s->threat[player]
            : does(g, program, OP_RAISE_THREAT) ? -g->s->threat[player]
            : does(g, program, OP_LASTING)      ? (float)questing
            : player == m->seat                 ? 10.0f
                                                : 0);
}

/* Who has a use for resources of their own keeps them. */
static float like_to_pay_from(struct mind *m, int hero)
{
    return NOTHING + 10 + m->g->s->card[hero].resources +
           (has_cost(m->g, hero, COST_SPEND, false) ? P(PAY_SPENDER) : 0);
}

static float like_to_meet(struct mind *m, int enemy)
{
    return NOTHING + 10 + P(ORDER_ATTACK) * stat(m, enemy, ATTACK);
}

/* Options that are about a card or a player. */
static float (*const likes_of[VERB_COUNT])(struct mind *m, int what) = {
    [VERB_PAY] = like_to_pay_from,       [VERB_PAY_WITH] = like_to_part_with,
    [VERB_DISCARD] = like_to_part_with,  [VERB_CHOOSE] = like_as_target,
    [VERB_CHOOSE_SEAT] = like_as_player, [VERB_ATTACH_TO] = like_to_attach_to,
    [VERB_COMMIT] = like_to_commit,      [VERB_TRAVEL] = like_to_travel,
    [VERB_ENGAGE] = like_to_engage,      [VERB_ENEMY_ATTACK] = like_to_meet,
    [VERB_DEFEND] = like_to_defend,      [VERB_ATTACK_ENEMY] = like_to_attack,
    [VERB_ADD_ATTACKER] = like_to_join,  [VERB_TAKE_DAMAGE] = like_to_be_hurt,
    [VERB_TAKE] = like_to_take};

static float like(struct mind *m, struct arb_option o)
{
    switch (o.verb) {
    case VERB_DECLINE:
        return m->g->s->step == STEP_6_4_1 ? like_undefended(m) : NOTHING;
    case VERB_KEEP:
    case VERB_ACCEPT:
        return NOTHING + 10;
    case VERB_MULLIGAN:
        return NOTHING + P(MULLIGAN);
    case VERB_PLAY:
        return like_to_play(m, o.a, o.b);
    case VERB_USE:
    case VERB_RESPOND:
        return like_to_use(m, o.a, o.b);
    case VERB_CHOOSE_MODE:
        return NOTHING + 10 + program_worth(m->g, m->g->c->op[o.a].body, m->p, m);
    case VERB_SET_X:
        return NOTHING + 10 + o.a;
    default:
        return likes_of[o.verb] ? likes_of[o.verb](m, o.a) : NOTHING;
    }
}

void lotr_prefer(struct arb_run *g, int seat, const struct arb_option *option, int count,
                 const float *parameter, float *likes)
{
    struct mind mind = {
        .g = g, .seat = seat, .p = parameter, .wanted = -1, .foes = -1, .ready = -1};
    for (int i = 0; i < count; i++)
        likes[i] = like(&mind, option[i]);
}

/* Which options come to the same. */

static bool is_about_card(struct arb_option o)
{
    return o.verb >= VERB_PLAY && o.verb <= VERB_PUT_NEXT && o.verb != VERB_CHOOSE_SEAT &&
           o.verb != VERB_CHOOSE_MODE && o.verb != VERB_SET_X;
}

/* Two copies of a card that lie in the same place in the same state. */
bool lotr_alike(struct arb_run *g, int seat, struct arb_option a, struct arb_option b)
{
    (void)seat;
    if (a.verb != b.verb || !is_about_card(a) || a.b != b.b || a.c != b.c)
        return false;
    const struct card *x = &g->s->card[a.a], *y = &g->s->card[b.a];
    return x->def == y->def && x->as == y->as && x->flags == y->flags && x->host == y->host &&
           !x->attached && !y->attached && x->damage == y->damage && x->progress == y->progress &&
           x->resources == y->resources && x->controller == y->controller &&
           g->s->link[a.a].zone == g->s->link[b.a].zone;
}
