/* prefer_program.c - what cards are worth and what programs are good for, to a seat that makes up
 * its mind. Nothing here is a rule. */
#include "cards.h"
#include "numbers.h"
#include "opinion.h"
#include "prefer.h"
#include "round.h"

#include <math.h>

/* What cards are worth. */

float worth(const struct mind *m, int card)
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

/* What a program is good for. */

const struct opinion game_opinions[OPS] = {
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
    [OP_TO_STAGING] = {-1, 0, 0},
    [OP_ENGAGE] = {-1, 0, P_DO_ENGAGE},
    [OP_SHUFFLE_INTO_DECK] = {-1, 0, 0},
    [OP_CANCEL] = {0, 0, P_DO_CANCEL},
    [OP_SEARCH] = {0, 0, P_DO_SEARCH},
    [OP_SHUFFLE_DISCARD] = {0, 0, P_DO_SHUFFLE},
    [OP_DRAW] = {0, 1, P_DO_DRAW},
    [OP_LOWER_THREAT] = {0, 1, P_DO_LOWER_THREAT},
    [OP_RAISE_THREAT] = {0, 1, P_DO_RAISE_THREAT},
};

int game_change_kind(const struct modifier *change)
{
    if (change->change == ADD_STAT)
        return change->value.base >= 0 ? 1 : -1;
    return change->change >= CANNOT_ATTACK && change->change <= NO_THREAT ? -1 : 1;
}

int progress_left(const struct arb_run *g)
{
    int left = 0;
    EACH_CARD (g, ZONE_ACTIVE, card)
        left += stat_of(g, card, QUEST_POINTS, NULL) - g->s->card[card].progress;
    return left + stage_left(g);
}

/* Willpower is added when all cards are revealed and it is known what is short; a fighter's
 * numbers in the fight. */
static float benefit_of_bonus(const struct mind *m, const struct modifier *change, int until)
{
    const struct lotr *s = m->g->s;
    bool passes = until == UNTIL_PHASE || until == UNTIL_ATTACK;
    if (change->stat == WILLPOWER) {
        if (passes && (s->phase != PHASE_QUEST || s->step > STEP_3_3))
            return POINTLESS;
        float margin = (float)(committed_willpower(m->g, NULL) - staging_threat(m->g, NULL));
        float useful = fminf(P(BONUS_MARGIN), (float)progress_left(m->g));
        if (s->step != STEP_3_3 || margin >= useful)
            return P(BONUS_EARLY);
        return P(BONUS_TIMELY) + (margin < 0 ? P(BONUS_SHORT) : 0);
    }
    if (passes && s->phase != PHASE_COMBAT)
        return POINTLESS;
    return s->attack.by_enemy == (change->stat == DEFENSE ? 1 : 2) ? P(BONUS_TIMELY)
                                                                   : P(BONUS_EARLY);
}

static bool before_attacks(const struct arb_run *g)
{
    return (g->s->phase == PHASE_ENCOUNTER && g->s->step >= STEP_5_3) ||
           (g->s->phase == PHASE_COMBAT && g->s->step < STEP_6_4A);
}

static float benefit_of_lasting(const struct mind *m, const struct op *op)
{
    const struct modifier *change = &m->g->c->modifier[op->arg >> 1];
    if (change->change == ADD_STAT)
        return benefit_of_bonus(m, change, op->until);
    if (change->change == CANNOT_ATTACK || change->change == MANY_DEFENDERS)
        return m->g->s->phase == PHASE_COMBAT && m->g->s->step == STEP_6_2 ? P(HOLD_TIMELY)
                                                                           : P(BONUS_EARLY);
    return P(OTHER_CHANGE);
}

/* Sent away before it strikes. */
static float benefit_of_sending_off(const struct mind *m)
{
    float most = 0;
    EACH_PLAYER (m->g, p)
        EACH_CARD (m->g, zone_of(p, ENGAGED_AREA), enemy)
            most = fmaxf(most, stat(m, enemy, ATTACK));
    return before_attacks(m->g) ? P(HOLD_TIMELY) + P(HOLD_ATTACK) * most : POINTLESS;
}

/* An ally who is back in hand when the phase ends comes to quest or to fight. */
static float benefit_of_visit(const struct mind *m)
{
    const struct arb_run *g = m->g;
    float most = 0;
    bool fight = g->s->phase == PHASE_COMBAT &&
                 (g->s->step == STEP_6_2 || g->s->step == STEP_6_6) &&
                 g->s->zone[zone_of(m->seat, ENGAGED_AREA)].count > 0;
    if (!fight && (g->s->phase != PHASE_QUEST || g->s->step != STEP_3_1))
        return POINTLESS;
    EACH_CARD (g, zone_of(m->seat, HAND), card)
        if (def_of(g, card)->type == ALLY)
            most = fmaxf(most, worth(m, card));
    return P(VISIT_WORTH) * most + (fight ? P(VISIT_FIGHT) : P(VISIT_QUEST));
}

float game_op_worth(const void *mind, const struct op *op, const struct op *before, float n)
{
    const struct mind *m = mind;
    switch (op->code) {
    case OP_LOWER_THREAT:
        return n * (1 + P(IN_TROUBLE) * fmaxf(0, m->g->s->threat[m->seat] - P(TROUBLE)) / 10);
    case OP_LASTING:
        return benefit_of_lasting(m, op);
    case OP_TO_STAGING:
        return benefit_of_sending_off(m);
    case OP_DELAYED:
        return before && before->code == OP_PUT_INTO_PLAY ? benefit_of_visit(m) : n;
    default:
        return n;
    }
}
