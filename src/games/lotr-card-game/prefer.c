/* prefer.c - what a sensible player would like: a rough judgement of each
 * option, for bots and for suggestions. It reads only what the asked seat may
 * know: the table, its own hand and its own discards. Nothing here is a rule.
 *
 * A weight says how much an option is liked. Doing nothing weighs NOTHING; what
 * weighs less is not done if it can be helped. What the weights are made of has
 * names in judgement.h, so that `arbiter train` can change it. */
#include "ability.h"
#include "cards.h"
#include "judgement.h"
#include "lotr.h"
#include "numbers.h"
#include "round.h"

#include <math.h>

#define NOTHING 50.0f

#define PARAMETER_ROW(name) {#name, 0, 0},
const struct arb_parameter lotr_parameters[] = {PARAMETERS(PARAMETER_ROW){NULL, 0, 0}};
_Static_assert((int)PARAMETER_COUNT <= ARB_PARAMETERS, "a judgement has room for every parameter");

/* One seat that makes up its mind about one ask: what it looks at for more than
 * one option is found once. */
struct mind {
    struct arb_run *g;
    int seat;
    const float *p;
    float wanted;          /* willpower; below 0: not asked yet */
    int committed, staged; /* with it: willpower so far, threat to beat */
    int foes, ready;       /* below 0: not asked yet */
    float fighters;        /* with foes: how many should stay behind */
};
#define P(name) (m->p[P_##name])

static float stat(const struct mind *m, int card, enum stat what)
{
    return (float)stat_of(m->g, card, what, NULL);
}

static float life(const struct mind *m, int card)
{
    return (float)hit_points_left(m->g, card);
}

/* ---- What cards are worth ------------------------------------------------------- */

/* The worth of a character to its player, of an enemy or location to the foe. */
static float worth(const struct mind *m, int card)
{
    const struct card_def *d = def_of(m->g, card);
    float cost = d->stat[COST] > 0 ? d->stat[COST] : 0;
    switch (card_type_now(m->g, card)) {
    case HERO:
        return P(HERO_BASE) + P(HERO_WILLPOWER) * stat(m, card, WILLPOWER) +
               P(HERO_ATTACK) * stat(m, card, ATTACK) + P(HERO_DEFENSE) * stat(m, card, DEFENSE) +
               P(HERO_LIFE) * life(m, card);
    case ALLY:
        return P(ALLY_WILLPOWER) * stat(m, card, WILLPOWER) +
               P(ALLY_ATTACK) * stat(m, card, ATTACK) + P(ALLY_DEFENSE) * stat(m, card, DEFENSE) +
               P(ALLY_LIFE) * life(m, card) + P(ALLY_COST) * cost;
    case ENEMY:
        return P(ENEMY_BASE) + P(ENEMY_ATTACK) * stat(m, card, ATTACK) +
               P(ENEMY_THREAT) * stat(m, card, THREAT) + P(ENEMY_LIFE) * life(m, card);
    case LOCATION:
        return P(LOCATION_BASE) + P(LOCATION_THREAT) * stat(m, card, THREAT) +
               P(LOCATION_PROGRESS) * m->g->s->card[card].progress;
    default:
        return P(OTHER_BASE) + P(OTHER_COST) * cost;
    }
}

static bool is_mine(const struct arb_run *g, int card)
{
    return g->s->card[card].controller != SCENARIO;
}

/* ---- What a program is good for -------------------------------------------------- */

/* Is it good (1) or bad (-1) for whom it happens to? What is it worth to whoever brings it
 * about, at all or (each) for each of its number: a parameter, and 0 stands for none. */
static const struct {
    int8_t kind;
    bool each;
    uint8_t worth;
} opinion[OPS] = {
    [OP_READY] = {1, 0, P_DO_READY},
    [OP_HEAL] = {1, 0, P_DO_HEAL},
    [OP_RESOURCES] = {1, 0, P_DO_RESOURCES},
    [OP_TO_HAND] = {1, 0, P_DO_TO_HAND},
    [OP_PUT_INTO_PLAY] = {1, 0, P_DO_PUT_INTO_PLAY},
    [OP_PROGRESS] = {-1, 0, P_DO_PROGRESS},
    [OP_PLAYER_ATTACK] = {1, 0, P_DO_ATTACK},
    [OP_EXHAUST] = {-1, 0, 0},
    [OP_DAMAGE] = {-1, 0, P_DO_DAMAGE},
    [OP_DISCARD] = {-1, 0, 0},
    [OP_DESTROY] = {-1, 0, 0},
    [OP_REMOVE_FROM_QUEST] = {-1, 0, 0},
    [OP_ATTACH] = {-1, 0, 0},
    [OP_RETURN_TO_HAND] = {-1, 0, 0},
    [OP_SHUFFLE_INTO_DECK] = {-1, 0, 0},
    [OP_CANCEL] = {0, 0, P_DO_CANCEL},
    [OP_SEARCH] = {0, 0, P_DO_SEARCH},
    [OP_SHUFFLE_DISCARD] = {0, 0, P_DO_SHUFFLE},
    [OP_DRAW] = {0, 1, P_DO_DRAW},
    [OP_LOWER_THREAT] = {0, 1, P_DO_LOWER_THREAT},
    [OP_RAISE_THREAT] = {0, 1, P_DO_RAISE_THREAT},
};

static int kindness(const struct arb_run *g, const struct op *op)
{
    if (op->code != OP_LASTING)
        return opinion[op->code].kind;
    const struct modifier *change = &g->c->modifier[op->arg >> 1];
    if (change->change == ADD_STAT)
        return change->value.base >= 0 ? 1 : -1;
    return change->change >= CANNOT_ATTACK && change->change <= NO_THREAT ? -1 : 1;
}

/* Would a bonus to this number help now? */
static bool timely(const struct mind *m, int stat)
{
    const struct lotr *s = m->g->s;
    if (stat == WILLPOWER)
        return s->phase == PHASE_QUEST && (s->step == STEP_3_2 || s->step == STEP_3_3) &&
               (float)committed_willpower(m->g, NULL) <=
                   (float)staging_threat(m->g, NULL) + P(BONUS_MARGIN);
    return s->phase == PHASE_COMBAT && s->attack.by_enemy == (stat == DEFENSE ? 1 : 2);
}

static float benefit_of_lasting(const struct mind *m, const struct modifier *change)
{
    if (change->change == ADD_STAT)
        return timely(m, change->stat) ? P(BONUS_TIMELY) : P(BONUS_EARLY);
    if (change->change == CANNOT_ATTACK || change->change == MANY_DEFENDERS)
        return m->g->s->phase == PHASE_COMBAT && m->g->s->step == STEP_6_2 ? P(HOLD_TIMELY)
                                                                           : P(BONUS_EARLY);
    return P(OTHER_CHANGE);
}

/* How much a program would do for its player now. */
static float benefit(const struct mind *m, int program)
{
    const struct arb_run *g = m->g;
    float sum = 0;
    for (const struct op *op = &g->c->op[program]; op->code != OP_END; op++) {
        float each = opinion[op->code].worth ? m->p[opinion[op->code].worth] : 0;
        if (opinion[op->code].each)
            each *= op->n.measure ? 1.0f : (float)op->n.base;
        if (op->code == OP_LOWER_THREAT && g->s->threat[m->seat] >= P(TROUBLE))
            each *= P(IN_TROUBLE);
        sum += each;
        if (op->code == OP_LASTING)
            sum += benefit_of_lasting(m, &g->c->modifier[op->arg >> 1]);
        bool has_parts = op->code == OP_MODE || op->code == OP_MAY || op->code == OP_EACH_SEAT ||
                         op->code == OP_IF || op->code == OP_REPEAT;
        if (has_parts && op->body)
            sum += benefit(m, op->body) / (op->code == OP_MODE ? 2 : 1);
    }
    return sum;
}

/* ---- Questing ------------------------------------------------------------------------ */

static void count_foe(struct mind *m, int enemy)
{
    m->foes++;
    m->fighters += P(FIGHTERS_EACH) + P(FIGHTERS_LIFE) * life(m, enemy);
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

/* Progress that can still be made at this stage, that of the active location first. */
static int progress_left(const struct arb_run *g)
{
    int left = 0;
    EACH_CARD (g, ZONE_ACTIVE, card)
        left += stat_of(g, card, QUEST_POINTS, NULL) - g->s->card[card].progress;
    return left + stage_left(g);
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
    m->wanted = fmaxf(0, (float)m->staged + P(WANTED_SEAT) * (float)seats_in(g) +
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
    int better = 0;
    float mine = as_fighter(m, card);
    EACH_CARD (m->g, zone_of(m->seat, PLAY_AREA), other)
        better += other != card && is_ready_character(m->g, other) && as_fighter(m, other) < mine;
    return foes(m) > 0 && (float)better < m->fighters;
}

static float like_to_commit(struct mind *m, int card)
{
    float willpower = stat(m, card, WILLPOWER);
    find_wanted(m);
    if (willpower <= 0 || (float)m->committed >= m->wanted)
        return NOTHING - 30;
    float like = NOTHING + P(COMMIT_BASE) + P(COMMIT_WILLPOWER) * willpower + as_fighter(m, card);
    if (needed_in_combat(m, card))
        like += P(COMMIT_NEEDED);
    if (m->committed <= m->staged)
        like += P(COMMIT_SHORT);
    return like + (is_type(m->g, card, HERO) ? P(COMMIT_HERO) : 0);
}

static float like_to_travel(const struct mind *m, int location)
{
    float like = NOTHING + P(TRAVEL_BASE) + P(TRAVEL_THREAT) * stat(m, location, THREAT) +
                 P(TRAVEL_POINTS) * stat(m, location, QUEST_POINTS);
    const struct card_def *d = def_of(m->g, location);
    for (int i = 0; i < d->abilities; i++)
        if (m->g->c->ability[d->ability + i].kind == TRAVEL_COST)
            like += P(TRAVEL_COSTS);
    return like;
}

/* ---- Fighting -------------------------------------------------------------------------- */

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
    return like + (quarry ? P(ENGAGE_QUARRY) : 0);
}

static float blow_of_attacker(const struct mind *m)
{
    int enemy = m->g->s->attack.enemy;
    return enemy ? stat(m, enemy, ATTACK) : 2;
}

static float like_to_defend(const struct mind *m, int card)
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

static float ready_attack(const struct mind *m)
{
    float sum = 0;
    EACH_CARD (m->g, zone_of(m->seat, PLAY_AREA), card)
        if (is_ready_character(m->g, card))
            sum += stat(m, card, ATTACK);
    return sum;
}

static float blows_needed(const struct mind *m, int enemy)
{
    return stat(m, enemy, DEFENSE) + life(m, enemy);
}

static float like_to_attack(const struct mind *m, int enemy)
{
    float have = ready_attack(m);
    if (have <= stat(m, enemy, DEFENSE))
        return NOTHING - 30;
    return NOTHING + P(ATTACK_BASE) + (have >= blows_needed(m, enemy) ? P(ATTACK_KILLS) : 0) +
           P(ATTACK_WORTH) * worth(m, enemy) + (is_the_quarry(m->g, enemy) ? P(ATTACK_QUARRY) : 0);
}

static float like_to_join(const struct mind *m, int card)
{
    int enemy = m->g->s->attack.enemy;
    float like = NOTHING + 10 + P(JOIN_ATTACK) * stat(m, card, ATTACK);
    if (enemy && (float)attack_total(m->g, NULL) >= blows_needed(m, enemy))
        like += P(JOIN_ENOUGH) - 10;
    return like;
}

static float like_to_be_hurt(const struct mind *m, int card)
{
    float left = life(m, card);
    return NOTHING + 10 + P(TAKE_LIFE) * left + (left <= blow_of_attacker(m) ? P(TAKE_DIES) : 0);
}

/* ---- Cards and abilities ------------------------------------------------------------------- */

/* Exhausting a character for an action is for when its work is done. */
static bool exhausts_character(const struct arb_run *g, int card, const struct ability *a)
{
    for (int c = a->cost; c && g->c->cost[c].code != COST_END; c++)
        if (g->c->cost[c].code == COST_EXHAUST)
            return g->c->cost[c].set.which == WHICH_FILTER || is_character(g, card);
    return false;
}

static bool work_is_done(struct mind *m)
{
    const struct lotr *s = m->g->s;
    return s->phase == PHASE_COMBAT ? !s->attack.by_enemy && s->step > STEP_6_6
           : s->phase == PHASE_ENCOUNTER
               ? s->step == STEP_5_3 && !s->zone[zone_of(m->seat, ENGAGED_AREA)].count
               : s->phase == PHASE_TRAVEL && !foes(m);
}

static float like_to_use(struct mind *m, int card, int ability)
{
    const struct arb_run *g = m->g;
    const struct ability *a = &g->c->ability[ability];
    float like = NOTHING + P(USE_BASE) + benefit(m, a->program);
    if (a->kind == ACTION && exhausts_character(g, card, a) && !work_is_done(m))
        like += P(USE_EXHAUSTS);
    for (int c = a->cost; c && g->c->cost[c].code != COST_END; c++)
        if (g->c->cost[c].code == COST_DISCARD_HAND)
            like += P(USE_DISCARDS);
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

/* What comes after a choice decides whom to choose. */
static float like_as_target(const struct mind *m, int card)
{
    const struct arb_run *g = m->g;
    const struct scope *sc = g->s->scopes.count ? SCOPE(g, g->s->scopes.count - 1) : NULL;
    int kind = 0;
    if (sc && sc->ability)
        for (const struct op *op = &g->c->op[g->c->ability[sc->ability].program];
             op->code != OP_END && !kind; op++) {
            kind = kindness(g, op);
            if (!kind && op->body)
                kind = kindness(g, &g->c->op[op->body + 1]);
        }
    float sign = (float)((kind ? kind : 1) * (is_mine(g, card) ? 1 : -1));
    bool own = g->s->card[card].controller == m->seat && kind > 0;
    return NOTHING + 10 + sign * P(TARGET_WORTH) * worth(m, card) + (own ? P(TARGET_OWN) : 0);
}

static float like_to_part_with(const struct mind *m, int card)
{
    if (in_play(m->g, card))
        return NOTHING + 45 + P(PART_WORTH) * worth(m, card);
    const struct card_def *d = def_of(m->g, card);
    return NOTHING + 10 + (d->unique && unique_in_play(m->g, card) ? 20 : 0) +
           (d->type == ALLY ? P(PART_ALLY) : 0) + P(PART_CARD) * worth(m, card);
}

static float like_to_attach_to(const struct mind *m, int card)
{
    return NOTHING + 10 + (m->g->s->card[card].controller == m->seat ? P(ATTACH_OWN) : 0) +
           P(ATTACH_WORTH) * worth(m, card) - (restricted_on(m->g, card) >= 2 ? 30 : 0);
}

static float like_to_take(const struct mind *m, int card)
{
    return NOTHING + 10 +
           (is_mine(m->g, card)         ? worth(m, card)
            : is_the_quarry(m->g, card) ? 0
                                        : -worth(m, card));
}

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
    case VERB_PAY:
        return NOTHING + 10 + m->g->s->card[o.a].resources;
    case VERB_PAY_WITH:
    case VERB_DISCARD:
        return like_to_part_with(m, o.a);
    case VERB_CHOOSE:
        return like_as_target(m, o.a);
    case VERB_CHOOSE_SEAT:
        return NOTHING + 10 + (o.a == m->seat ? 10.0f : 0);
    case VERB_CHOOSE_MODE:
        return NOTHING + 10 + benefit(m, m->g->c->op[o.a].body);
    case VERB_SET_X:
        return NOTHING + 10 + o.a;
    case VERB_ATTACH_TO:
        return like_to_attach_to(m, o.a);
    case VERB_COMMIT:
        return like_to_commit(m, o.a);
    case VERB_TRAVEL:
        return like_to_travel(m, o.a);
    case VERB_ENGAGE:
        return like_to_engage(m, o.a);
    case VERB_ENEMY_ATTACK:
        return NOTHING + 10 + P(ORDER_ATTACK) * stat(m, o.a, ATTACK);
    case VERB_DEFEND:
        return like_to_defend(m, o.a);
    case VERB_ATTACK_ENEMY:
        return like_to_attack(m, o.a);
    case VERB_ADD_ATTACKER:
        return like_to_join(m, o.a);
    case VERB_TAKE_DAMAGE:
        return like_to_be_hurt(m, o.a);
    case VERB_TAKE:
        return like_to_take(m, o.a);
    default:
        return NOTHING;
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

/* ---- Which options come to the same ------------------------------------------------------- */

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
