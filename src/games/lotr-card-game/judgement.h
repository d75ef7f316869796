/* judgement.h - what the opinions of prefer.c and value.c are made of: numbers with names. What
 * they are called, what they are before anybody trains them and the steps in which training tries
 * others stand in judgement.json of the pack. Nothing here is a rule. */
#ifndef LOTR_JUDGEMENT_H
#define LOTR_JUDGEMENT_H

#include "kit_config.h"

// clang-format off
#define PARAMETERS(X) \
    /* what cards are worth to those who have them, or to the foe */ \
    X(HERO_BASE) X(HERO_WILLPOWER) X(HERO_ATTACK) X(HERO_DEFENSE) X(HERO_LIFE) \
    X(ALLY_WILLPOWER) X(ALLY_ATTACK) X(ALLY_DEFENSE) X(ALLY_LIFE) X(ALLY_COST) X(ENEMY_BASE) \
    X(ENEMY_ATTACK) X(ENEMY_THREAT) X(ENEMY_LIFE) X(LOCATION_BASE) X(LOCATION_THREAT) \
    X(LOCATION_PROGRESS) X(OTHER_BASE) X(OTHER_COST) \
    /* what effects are worth to whoever brings them about */ \
    X(DO_READY) X(DO_HEAL) X(DO_RESOURCES) X(DO_TO_HAND) X(DO_PUT_INTO_PLAY) X(DO_PROGRESS) \
    X(DO_ATTACK) X(DO_DAMAGE) X(DO_CANCEL) X(DO_SEARCH) X(DO_SHUFFLE) X(DO_DRAW) \
    X(DO_LOWER_THREAT) X(DO_RAISE_THREAT) X(TROUBLE) X(IN_TROUBLE) X(BONUS_TIMELY) \
    X(BONUS_EARLY) X(BONUS_MARGIN) X(HOLD_TIMELY) X(OTHER_CHANGE) X(USE_BASE) X(USE_EXHAUSTS) \
    X(USE_DISCARDS) X(USE_MISSED) X(PASS_THREAT) X(BONUS_SHORT) X(HOLD_ATTACK) X(DO_ENGAGE) \
    X(VISIT_WORTH) X(VISIT_QUEST) X(VISIT_FIGHT) X(PAY_SPENDER) X(EVENT_BASE) X(EVENT_COST) X(PLAY_ALLY) X(PLAY_OTHER) X(PLAY_COST) \
    /* questing */ \
    X(COMMIT_BASE) X(COMMIT_WILLPOWER) X(COMMIT_DEFENSE) X(COMMIT_ATTACK) X(COMMIT_LIFE) \
    X(COMMIT_NEEDED) X(COMMIT_SHORT) X(COMMIT_HERO) X(COMMIT_USEFUL) X(WANTED_CARD) X(WANTED_MORE) \
    X(WANTED_LEFT) X(WANTED_AT_MOST) X(WANTED_LOCKED) X(FIGHTERS_EACH) X(FIGHTERS_LIFE) X(FIGHTERS_ATTACK) X(TRAVEL_BASE) \
    X(TRAVEL_THREAT) X(TRAVEL_POINTS) X(TRAVEL_COSTS) \
    /* fighting */ \
    X(ENGAGE_BASE) X(ENGAGE_THREAT) X(ENGAGE_LIFE) X(ENGAGE_ATTACK) X(ENGAGE_CROWD) \
    X(ENGAGE_SOON) X(ENGAGE_QUARRY) X(ENGAGE_KILLS) X(ENGAGE_STRENGTH) X(SPARE_EACH) X(SPARE_MORE) X(DEFEND_BASE) X(DEFEND_ATTACK) \
    X(DEFEND_HURT) X(DEFEND_SHADOW) X(DEFEND_DIES) X(DEFEND_HERO_DIES) X(LET_THROUGH) \
    X(LET_KILL) X(LET_BLOW) X(LET_SHADOW) X(ATTACK_BASE) X(ATTACK_KILLS) X(ATTACK_WORTH) \
    X(ATTACK_QUARRY) X(JOIN_ATTACK) X(JOIN_ENOUGH) X(ORDER_ATTACK) X(TAKE_LIFE) X(TAKE_DIES) X(TAKE_WORTH) \
    /* choosing */ \
    X(TARGET_WORTH) X(TARGET_OWN) X(TARGET_KILLS) X(TARGET_QUARRY) X(ATTACH_OWN) X(ATTACH_WORTH) X(PART_WORTH) X(PART_ALLY) \
    X(PART_EVENT) X(PART_CARD) X(MULLIGAN)

#define FEATURES(X) \
    X(BASE) X(THREAT) X(NEAR_END) X(HEROES) X(HERO_WOUNDS) X(OUT) X(WILLPOWER) X(ATTACK) \
    X(DEFENSE) X(ALLIES) X(ALLY_LIFE) X(ATTACHMENTS) X(HAND) X(RESOURCES) X(ENGAGED) \
    X(ENGAGED_ATTACK) X(ENGAGED_LIFE) X(STAGED) X(STAGED_LIFE) X(STAGING_THREAT) X(TO_EXPLORE) \
    X(STAGE_2) X(STAGE_3) X(PROGRESS) X(LEFT) X(QUARRY) X(QUARRY_LIFE) X(MARGIN) X(ROUND) \
    X(HUNT) X(POINTLESS) X(LOCATIONS) X(SHORT) X(SLOW) X(HALFWAY) X(WEAK_HEROES) X(STAGED_ATTACK)
// clang-format on

#define PARAMETER_ENUM(name) P_##name,
enum parameter { PARAMETERS(PARAMETER_ENUM) PARAMETER_COUNT };

#define FEATURE_ENUM(name) F_##name,
enum feature { FEATURES(FEATURE_ENUM) FEATURE_COUNT };

extern const struct arb_parameter lotr_parameters[];
extern const struct arb_feature lotr_features[];

void lotr_prefer(struct arb_run *g, int seat, const struct arb_option *option, int count,
                 const float *parameter, float *like);
void lotr_features_of(struct arb_run *g, int seat, float *x);
bool lotr_alike(struct arb_run *g, int seat, struct arb_option a, struct arb_option b);
const char *lotr_kind_of_play(const struct arb_run *g);

/* Must this enemy fall before the stage can be defeated, or the game be won? */
bool is_the_quarry(const struct arb_run *g, int card);

/* Progress that still counts at the stage; more than it takes is of no use while the stage is
 * locked. */
static inline int stage_left(const struct arb_run *g)
{
    int left = !g->s->stage
                   ? 0
                   : stat_of(g, g->s->stage, QUEST_POINTS, NULL) - g->s->card[g->s->stage].progress;
    return left > 0 ? left : 0;
}

#endif
