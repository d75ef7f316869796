/* prefer.c - what a sensible player would like: a rough judgement of each
 * option, for bots and for suggestions. It reads only what the asked seat may
 * know: the table, its own hand and its own discards. Nothing here is a rule.
 *
 * A weight says how much an option is liked. Doing nothing weighs NEUTRAL_;
 * what weighs less is not done if it can be helped. */
#include "ability.h"
#include "cards.h"
#include "lotr.h"
#include "numbers.h"
#include "round.h"

#include <math.h>

enum { LIKED = 60, NEUTRAL_ = 50, DISLIKED = 20 };

/* ---- What cards are worth ------------------------------------------------------- */

static int hit_points_left(const struct arb_run *g, int card)
{
    return stat_of(g, card, HIT_POINTS, NULL) - g->s->card[card].damage;
}

/* The worth of a character to its player, of an enemy or location to the foe. */
static int worth(const struct arb_run *g, int card)
{
    const struct card_def *d = def_of(g, card);
    switch (card_type_now(g, card)) {
    case HERO:
        return 25 + 3 * stat_of(g, card, WILLPOWER, NULL) + 2 * stat_of(g, card, ATTACK, NULL) +
               2 * stat_of(g, card, DEFENSE, NULL) + hit_points_left(g, card);
    case ALLY:
        return 3 * stat_of(g, card, WILLPOWER, NULL) + 2 * stat_of(g, card, ATTACK, NULL) +
               stat_of(g, card, DEFENSE, NULL) + hit_points_left(g, card) +
               (d->stat[COST] > 0 ? d->stat[COST] : 0);
    case ENEMY:
        return 10 + 3 * stat_of(g, card, ATTACK, NULL) + 2 * stat_of(g, card, THREAT, NULL) +
               hit_points_left(g, card);
    case LOCATION:
        return 5 + 4 * stat_of(g, card, THREAT, NULL) - g->s->card[card].progress;
    default:
        return 5 + (d->stat[COST] > 0 ? 2 * d->stat[COST] : 0);
    }
}

static bool is_mine(const struct arb_run *g, int card)
{
    return g->s->card[card].controller != SCENARIO;
}

/* ---- What a program is good for -------------------------------------------------- */

/* Is it good (1) or bad (-1) for whom it happens to? What is it worth to whoever brings it
 * about, at all and for each of its number? */
static const struct {
    int8_t kind, worth, each;
} opinion[OPS] = {
    [OP_READY] = {1, 8},          [OP_HEAL] = {1, 10},           [OP_RESOURCES] = {1, 8},
    [OP_TO_HAND] = {1, 6},        [OP_PUT_INTO_PLAY] = {1, 14},  [OP_PROGRESS] = {1, 10},
    [OP_PLAYER_ATTACK] = {1, 14}, [OP_EXHAUST] = {-1},           [OP_DAMAGE] = {-1, 14},
    [OP_DISCARD] = {-1},          [OP_DESTROY] = {-1},           [OP_REMOVE_FROM_QUEST] = {-1},
    [OP_ATTACH] = {-1},           [OP_RETURN_TO_HAND] = {-1},    [OP_SHUFFLE_INTO_DECK] = {-1},
    [OP_CANCEL] = {0, 10},        [OP_SEARCH] = {0, 6},          [OP_SHUFFLE_DISCARD] = {0, 6},
    [OP_DRAW] = {0, 0, 6},        [OP_LOWER_THREAT] = {0, 0, 1}, [OP_RAISE_THREAT] = {0, 0, -2},
};

static int kindness(const struct arb_run *g, const struct op *op)
{
    if (op->code != OP_LASTING)
        return opinion[op->code].kind;
    const struct modifier *m = &g->c->modifier[op->arg >> 1];
    if (m->change == ADD_STAT)
        return m->value.base >= 0 ? 1 : -1;
    return m->change >= CANNOT_ATTACK && m->change <= NO_THREAT ? -1 : 1;
}

/* Would a bonus to this number help now? */
static bool timely(const struct arb_run *g, int stat)
{
    const struct lotr *s = g->s;
    if (stat == WILLPOWER)
        return s->phase == PHASE_QUEST && (s->step == STEP_3_2 || s->step == STEP_3_3) &&
               committed_willpower(g, NULL) <= staging_threat(g, NULL) + 2;
    return s->phase == PHASE_COMBAT && s->attack.by_enemy == (stat == DEFENSE ? 1 : 2);
}

static int benefit_of_lasting(const struct arb_run *g, const struct modifier *m)
{
    if (m->change == ADD_STAT)
        return timely(g, m->stat) ? 12 : -20;
    if (m->change == CANNOT_ATTACK || m->change == MANY_DEFENDERS)
        return g->s->phase == PHASE_COMBAT && g->s->step == STEP_6_2 ? 15 : -20;
    return 5;
}

/* How much a program would do for its player now. */
static int benefit(const struct arb_run *g, int player, int program)
{
    int sum = 0;
    for (const struct op *op = &g->c->op[program]; op->code != OP_END; op++) {
        bool in_trouble = op->code == OP_LOWER_THREAT && g->s->threat[player] >= 38;
        int n = op->n.measure ? 1 : op->n.base;
        sum += opinion[op->code].worth + n * opinion[op->code].each * (in_trouble ? 5 : 1);
        if (op->code == OP_LASTING)
            sum += benefit_of_lasting(g, &g->c->modifier[op->arg >> 1]);
        bool has_parts = op->code == OP_MODE || op->code == OP_MAY || op->code == OP_EACH_SEAT ||
                         op->code == OP_IF || op->code == OP_REPEAT;
        if (has_parts && op->body)
            sum += benefit(g, player, op->body) / (op->code == OP_MODE ? 2 : 1);
    }
    return sum;
}

/* The enemy whose defeat wins the game at this stage. */
static bool is_the_quarry(const struct arb_run *g, int card)
{
    if (!g->s->stage)
        return false;
    const struct card_def *d = def_of(g, g->s->stage);
    for (int i = 0; i < d->abilities; i++) {
        const struct ability *a = &g->c->ability[d->ability + i];
        if (a->program && g->c->op[a->program].code == OP_WIN && a->subject.which == WHICH_FILTER &&
            g->c->filter[a->subject.filter].title == def_of(g, card)->title_id)
            return true;
    }
    return false;
}

/* ---- Questing ------------------------------------------------------------------------ */

/* Enemies this player will have to deal with this round. */
static int foes_of(const struct arb_run *g, int player)
{
    int n = g->s->zone[zone_of(player, ENGAGED_AREA)].count;
    EACH_CARD (g, ZONE_STAGING, card)
        n += is_type(g, card, ENEMY) &&
             stat_of(g, card, ENGAGEMENT_COST, NULL) <= g->s->threat[player];
    return n;
}

static bool is_ready_character(const struct arb_run *g, int card)
{
    return in_play(g, card) && is_character(g, card) && !has_flag(g, card, EXHAUSTED);
}

static int ready_characters(const struct arb_run *g, int player)
{
    int n = 0;
    EACH_CARD (g, zone_of(player, PLAY_AREA), card)
        n += is_ready_character(g, card);
    return n;
}

/* Willpower that would see the players through what is likely to be revealed. */
static int willpower_wanted(const struct arb_run *g)
{
    int left = g->s->stage ? stat_of(g, g->s->stage, QUEST_POINTS, NULL) : 0;
    int hurry = left > 0 ? 30 : 0;
    return staging_threat(g, NULL) + 3 * seats_in(g) / 2 + hurry;
}

static int as_fighter(const struct arb_run *g, int card)
{
    return 3 * stat_of(g, card, DEFENSE, NULL) + 2 * stat_of(g, card, ATTACK, NULL) +
           hit_points_left(g, card);
}

/* Is this one of the best fighters, as many of whom should stay behind as there
 * are enemies to meet? */
static bool needed_in_combat(const struct arb_run *g, int seat, int card)
{
    int better = 0, mine = as_fighter(g, card);
    EACH_CARD (g, zone_of(seat, PLAY_AREA), other)
        better += other != card && is_ready_character(g, other) && as_fighter(g, other) > mine;
    return better < foes_of(g, seat);
}

static int like_to_commit(const struct arb_run *g, int seat, int card)
{
    int willpower = stat_of(g, card, WILLPOWER, NULL);
    int committed = committed_willpower(g, NULL);
    if (!willpower)
        return DISLIKED;
    int like = LIKED + 8 * willpower - as_fighter(g, card);
    if (committed >= willpower_wanted(g))
        return DISLIKED;
    if (needed_in_combat(g, seat, card))
        like -= committed > staging_threat(g, NULL) + 8 ? 40 : 0;
    return like > NEUTRAL_ ? like : NEUTRAL_ + 1;
}

static int like_to_travel(const struct arb_run *g, int location)
{
    int like = LIKED + 5 * stat_of(g, location, THREAT, NULL) -
               2 * stat_of(g, location, QUEST_POINTS, NULL);
    const struct card_def *d = def_of(g, location);
    for (int i = 0; i < d->abilities; i++)
        if (g->c->ability[d->ability + i].kind == TRAVEL_COST)
            like -= 8;
    return like;
}

/* ---- Fighting -------------------------------------------------------------------------- */

static int like_to_engage(const struct arb_run *g, int seat, int enemy)
{
    int foes = foes_of(g, seat), ready = ready_characters(g, seat);
    if (is_the_quarry(g, enemy))
        return ready >= 3 ? 90 : NEUTRAL_ + 1;
    bool soon = stat_of(g, enemy, ENGAGEMENT_COST, NULL) <= g->s->threat[seat];
    if (soon)
        return NEUTRAL_ - 5;
    if (ready < 2 * foes + 2 || stat_of(g, enemy, ATTACK, NULL) > 4)
        return DISLIKED;
    return LIKED + 3 * stat_of(g, enemy, THREAT, NULL) - stat_of(g, enemy, HIT_POINTS, NULL);
}

static int like_to_defend(const struct arb_run *g, int card)
{
    int enemy = g->s->attack.enemy;
    int blow = (enemy ? stat_of(g, enemy, ATTACK, NULL) : 2) + 1; /* a shadow may add to it */
    int hurt = blow - stat_of(g, card, DEFENSE, NULL);
    if (hurt < hit_points_left(g, card)) {
        int cost = 2 * stat_of(g, card, ATTACK, NULL) + (hurt > 0 ? 4 * hurt : 0);
        return 85 - cost;
    }
    return is_type(g, card, HERO) ? 10 : 62 - worth(g, card);
}

/* How well an undefended attack could be borne. */
static int like_undefended(const struct arb_run *g, int seat)
{
    int enemy = g->s->attack.enemy, best = 0;
    int blow = (enemy ? stat_of(g, enemy, ATTACK, NULL) : 2) + 2;
    EACH_CARD (g, zone_of(seat, PLAY_AREA), card)
        if (is_type(g, card, HERO) && in_play(g, card) && hit_points_left(g, card) > best)
            best = hit_points_left(g, card);
    return best > blow ? 45 : 12;
}

static int ready_attack(const struct arb_run *g, int player)
{
    int sum = 0;
    EACH_CARD (g, zone_of(player, PLAY_AREA), card)
        if (is_ready_character(g, card))
            sum += stat_of(g, card, ATTACK, NULL);
    return sum;
}

static int attack_so_far(const struct arb_run *g)
{
    int sum = 0;
    for (int p = 0; p < g->s->players; p++)
        EACH_CARD (g, zone_of(p, PLAY_AREA), card)
            if (has_flag(g, card, ATTACKING))
                sum += stat_of(g, card, ATTACK, NULL);
    return sum;
}

static int blows_needed(const struct arb_run *g, int enemy)
{
    return stat_of(g, enemy, DEFENSE, NULL) + hit_points_left(g, enemy);
}

static int like_to_attack(const struct arb_run *g, int seat, int enemy)
{
    int have = ready_attack(g, seat);
    if (have <= stat_of(g, enemy, DEFENSE, NULL))
        return DISLIKED;
    return LIKED + (have >= blows_needed(g, enemy) ? 20 : 0) + worth(g, enemy) / 4 +
           (is_the_quarry(g, enemy) ? 30 : 0);
}

static int like_to_join(const struct arb_run *g, int card)
{
    int enemy = g->s->attack.enemy;
    if (enemy && attack_so_far(g) >= blows_needed(g, enemy))
        return DISLIKED;
    return LIKED + 3 * stat_of(g, card, ATTACK, NULL);
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

static bool work_is_done(const struct arb_run *g, int seat)
{
    return g->s->phase == PHASE_COMBAT ? !g->s->attack.by_enemy && g->s->step > STEP_6_6
           : g->s->phase == PHASE_ENCOUNTER
               ? g->s->step == STEP_5_3 && !g->s->zone[zone_of(seat, ENGAGED_AREA)].count
               : g->s->phase == PHASE_TRAVEL && !foes_of(g, seat);
}

static int like_to_use(const struct arb_run *g, int seat, int card, int ability)
{
    const struct ability *a = &g->c->ability[ability];
    int like = NEUTRAL_ - 4 + benefit(g, seat, a->program);
    if (a->kind == ACTION && exhausts_character(g, card, a) && !work_is_done(g, seat))
        like -= 30;
    for (int c = a->cost; c && g->c->cost[c].code != COST_END; c++)
        if (g->c->cost[c].code == COST_DISCARD_HAND)
            like -= 8;
    return like;
}

static int like_to_play(const struct arb_run *g, int seat, int card, int ability)
{
    const struct card_def *d = def_of(g, card);
    if (d->type == EVENT)
        return like_to_use(g, seat, card, ability) - 2;
    return LIKED + (d->type == ALLY ? 15 : 8) + d->stat[COST];
}

/* What comes after a choice decides whom to choose. */
static int like_as_target(struct arb_run *g, int seat, int card)
{
    const struct scope *sc = g->s->scopes.count ? SCOPE(g, g->s->scopes.count - 1) : NULL;
    int kind = 0;
    if (sc && sc->ability)
        for (const struct op *op = &g->c->op[g->c->ability[sc->ability].program];
             op->code != OP_END && !kind; op++) {
            kind = kindness(g, op);
            if (!kind && op->body)
                kind = kindness(g, &g->c->op[op->body + 1]);
        }
    int own = is_mine(g, card) ? 1 : -1;
    int like = LIKED + (kind ? kind : 1) * own * worth(g, card) / 2;
    return like + (g->s->card[card].controller == seat && kind > 0 ? 4 : 0);
}

static int like_to_part_with(const struct arb_run *g, int card)
{
    if (in_play(g, card))
        return 95 - worth(g, card);
    const struct card_def *d = def_of(g, card);
    return LIKED + (d->unique && unique_in_play(g, card) ? 20 : 0) - (d->type == ALLY ? 4 : 0);
}

int lotr_prefer(struct arb_run *g, int seat, struct arb_option o)
{
    switch (o.verb) {
    case VERB_DECLINE:
        return g->s->step == STEP_6_4_1 ? like_undefended(g, seat) : NEUTRAL_;
    case VERB_KEEP:
    case VERB_ACCEPT:
        return LIKED;
    case VERB_MULLIGAN:
        return DISLIKED;
    case VERB_PLAY:
        return like_to_play(g, seat, o.a, o.b);
    case VERB_USE:
    case VERB_RESPOND:
        return like_to_use(g, seat, o.a, o.b);
    case VERB_PAY:
        return LIKED + g->s->card[o.a].resources;
    case VERB_PAY_WITH:
    case VERB_DISCARD:
        return like_to_part_with(g, o.a);
    case VERB_CHOOSE:
        return like_as_target(g, seat, o.a);
    case VERB_CHOOSE_SEAT:
        return LIKED + (o.a == seat ? 10 : 0);
    case VERB_CHOOSE_MODE:
        return LIKED + benefit(g, seat, g->c->op[o.a].body);
    case VERB_SET_X:
        return LIKED + o.a;
    case VERB_ATTACH_TO:
        return LIKED + (g->s->card[o.a].controller == seat ? 10 : 0) + worth(g, o.a) / 4 -
               (restricted_on(g, o.a) >= 2 ? 30 : 0);
    case VERB_COMMIT:
        return like_to_commit(g, seat, o.a);
    case VERB_TRAVEL:
        return like_to_travel(g, o.a);
    case VERB_ENGAGE:
        return like_to_engage(g, seat, o.a);
    case VERB_ENEMY_ATTACK:
        return LIKED + stat_of(g, o.a, ATTACK, NULL);
    case VERB_DEFEND:
        return like_to_defend(g, o.a);
    case VERB_ATTACK_ENEMY:
        return like_to_attack(g, seat, o.a);
    case VERB_ADD_ATTACKER:
        return like_to_join(g, o.a);
    case VERB_TAKE_DAMAGE:
        return LIKED + 2 * hit_points_left(g, o.a);
    case VERB_TAKE:
        return is_mine(g, o.a)         ? LIKED + worth(g, o.a)
               : is_the_quarry(g, o.a) ? LIKED
                                       : LIKED - worth(g, o.a);
    default:
        return NEUTRAL_;
    }
}

/* The likelihood that the players win, in thousandths: 0 lost, 1000 won. The
 * weights were fitted by logistic regression to 2,400 games of the steady bot
 * (Passage through Mirkwood, easy, every pair of starter decks). */
int lotr_appraise(struct arb_run *g, int seat)
{
    struct lotr *s = g->s;
    (void)seat;
    if (s->head.status != ARB_PLAYING)
        return s->head.status == ARB_WON ? 1000 : 0;
    double threat = 0, heroes = 0, allies = 0, engaged = 0;
    for (int p = 0; p < s->players; p++) {
        threat += is_playing(g, p) ? s->threat[p] : THREAT_ELIMINATION;
        EACH_CARD (g, zone_of(p, PLAY_AREA), card)
            if (in_play(g, card) && is_type(g, card, HERO))
                heroes += 1 - 0.09 * s->card[card].damage;
            else if (in_play(g, card) && is_type(g, card, ALLY))
                allies += stat_of(g, card, WILLPOWER, NULL) + 0.5 * stat_of(g, card, ATTACK, NULL);
        EACH_CARD (g, zone_of(p, ENGAGED_AREA), enemy)
            engaged += stat_of(g, enemy, ATTACK, NULL) + 0.5 * hit_points_left(g, enemy);
    }
    static const double reached[] = {0, 0, 1.4, 3.5};
    int stage = s->stage ? def_of(g, s->stage)->stage : 0;
    int progress = s->stage ? s->card[s->stage].progress : 0;
    double each = -0.05 * threat + 1.28 * heroes + 0.32 * allies - 0.36 * engaged -
                  0.73 * staging_threat(g, NULL);
    double z = -3.7 + each / s->players + reached[stage < 3 ? stage : 3] + 0.125 * progress;
    int score = (int)(1000 / (1 + exp(-z)));
    return score < 1 ? 1 : score > 999 ? 999 : score;
}
