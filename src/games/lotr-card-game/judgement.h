/* judgement.h - what the opinions of prefer.c and value.c are made of: numbers with names, each
 * with the value it has before anybody trains it and the step in which training tries others.
 * Nothing here is a rule. */
#ifndef LOTR_JUDGEMENT_H
#define LOTR_JUDGEMENT_H

#include "kit_config.h"

#define PARAMETERS(X)                                                                              \
    /* what cards are worth to those who have them, or to the foe */                               \
    X(HERO_BASE, "hero", 25, 8)                                                                    \
    X(HERO_WILLPOWER, "hero willpower", 3, 1)                                                      \
    X(HERO_ATTACK, "hero attack", 2, 1)                                                            \
    X(HERO_DEFENSE, "hero defense", 2, 1)                                                          \
    X(HERO_LIFE, "hero life", 1, 1)                                                                \
    X(ALLY_WILLPOWER, "ally willpower", 3, 1)                                                      \
    X(ALLY_ATTACK, "ally attack", 2, 1)                                                            \
    X(ALLY_DEFENSE, "ally defense", 1, 1)                                                          \
    X(ALLY_LIFE, "ally life", 1, 1)                                                                \
    X(ALLY_COST, "ally cost", 1, 1)                                                                \
    X(ENEMY_BASE, "enemy", 10, 5)                                                                  \
    X(ENEMY_ATTACK, "enemy attack", 3, 1)                                                          \
    X(ENEMY_THREAT, "enemy threat", 2, 1)                                                          \
    X(ENEMY_LIFE, "enemy life", 1, 1)                                                              \
    X(LOCATION_BASE, "location", 5, 4)                                                             \
    X(LOCATION_THREAT, "location threat", 4, 2)                                                    \
    X(LOCATION_PROGRESS, "location progress", -1, 1)                                               \
    X(OTHER_BASE, "other", 5, 3)                                                                   \
    X(OTHER_COST, "other cost", 2, 1)                                                              \
    /* what effects are worth to whoever brings them about */                                      \
    X(DO_READY, "ready", 8, 5)                                                                     \
    X(DO_HEAL, "heal", 10, 5)                                                                      \
    X(DO_RESOURCES, "resources", 8, 5)                                                             \
    X(DO_TO_HAND, "to hand", 6, 5)                                                                 \
    X(DO_PUT_INTO_PLAY, "put into play", 14, 6)                                                    \
    X(DO_PROGRESS, "progress", 10, 5)                                                              \
    X(DO_ATTACK, "attack out of turn", 14, 6)                                                      \
    X(DO_DAMAGE, "damage", 14, 6)                                                                  \
    X(DO_CANCEL, "cancel", 10, 5)                                                                  \
    X(DO_SEARCH, "search", 6, 5)                                                                   \
    X(DO_SHUFFLE, "shuffle discards", 6, 5)                                                        \
    X(DO_DRAW, "draw", 6, 4)                                                                       \
    X(DO_LOWER_THREAT, "lower threat", 1, 1)                                                       \
    X(DO_RAISE_THREAT, "raise threat", -2, 1)                                                      \
    X(TROUBLE, "threat that is trouble", 38, 4)                                                    \
    X(IN_TROUBLE, "in trouble", 5, 3)                                                              \
    X(BONUS_TIMELY, "bonus in time", 12, 6)                                                        \
    X(BONUS_EARLY, "bonus too early", -20, 8)                                                      \
    X(BONUS_MARGIN, "bonus margin", 2, 2)                                                          \
    X(HOLD_TIMELY, "hold enemies in time", 15, 6)                                                  \
    X(OTHER_CHANGE, "other change", 5, 5)                                                          \
    X(USE_BASE, "use", -4, 4)                                                                      \
    X(USE_EXHAUSTS, "use exhausts", -30, 8)                                                        \
    X(USE_DISCARDS, "use discards", -8, 5)                                                         \
    X(EVENT_BASE, "event", -2, 4)                                                                  \
    X(EVENT_COST, "event cost", 0, 2)                                                              \
    X(PLAY_ALLY, "play ally", 25, 8)                                                               \
    X(PLAY_OTHER, "play attachment", 18, 8)                                                        \
    X(PLAY_COST, "play cost", 1, 2)                                                                \
    /* questing */                                                                                 \
    X(COMMIT_BASE, "commit", 10, 6)                                                                \
    X(COMMIT_WILLPOWER, "commit willpower", 8, 3)                                                  \
    X(COMMIT_DEFENSE, "commit defense", -3, 2)                                                     \
    X(COMMIT_ATTACK, "commit attack", -2, 2)                                                       \
    X(COMMIT_LIFE, "commit life", -1, 1)                                                           \
    X(COMMIT_NEEDED, "commit needed fighter", -8, 8)                                               \
    X(COMMIT_SHORT, "commit while short", 0, 8)                                                    \
    X(COMMIT_HERO, "commit hero", 0, 5)                                                            \
    X(WANTED_SEAT, "willpower wanted a seat", 1.5f, 1)                                             \
    X(WANTED_MORE, "willpower wanted beyond", 30, 8)                                               \
    X(WANTED_LEFT, "willpower wanted of what is left", 0, 0.4f)                                    \
    X(TRAVEL_BASE, "travel", 10, 6)                                                                \
    X(TRAVEL_THREAT, "travel threat", 5, 3)                                                        \
    X(TRAVEL_POINTS, "travel points", -2, 2)                                                       \
    X(TRAVEL_COSTS, "travel costs", -8, 6)                                                         \
    /* fighting */                                                                                 \
    X(ENGAGE_BASE, "engage", 10, 10)                                                               \
    X(ENGAGE_THREAT, "engage threat", 3, 2)                                                        \
    X(ENGAGE_LIFE, "engage life", -1, 1)                                                           \
    X(ENGAGE_ATTACK, "engage attack", 0, 3)                                                        \
    X(ENGAGE_CROWD, "engage while crowded", -38, 12)                                               \
    X(ENGAGE_SOON, "engage what comes", -15, 10)                                                   \
    X(ENGAGE_QUARRY, "engage quarry", 30, 12)                                                      \
    X(SPARE_EACH, "ready for each enemy", 2, 0.6f)                                                 \
    X(SPARE_MORE, "ready beyond", 2, 1)                                                            \
    X(DEFEND_BASE, "defend", 35, 10)                                                               \
    X(DEFEND_ATTACK, "defend attack", -2, 2)                                                       \
    X(DEFEND_HURT, "defend hurt", -4, 3)                                                           \
    X(DEFEND_SHADOW, "shadow of defended", 1, 0.7f)                                                \
    X(DEFEND_DIES, "defender dies", 12, 10)                                                        \
    X(DEFEND_HERO_DIES, "defending hero dies", -40, 12)                                            \
    X(LET_THROUGH, "undefended", -5, 10)                                                           \
    X(LET_KILL, "undefended kills", -38, 10)                                                       \
    X(LET_BLOW, "undefended blow", 0, 2)                                                           \
    X(LET_SHADOW, "shadow of undefended", 2, 1)                                                    \
    X(ATTACK_BASE, "attack", 10, 6)                                                                \
    X(ATTACK_KILLS, "attack kills", 20, 8)                                                         \
    X(ATTACK_WORTH, "attack worth", 0.25f, 0.2f)                                                   \
    X(ATTACK_QUARRY, "attack quarry", 30, 10)                                                      \
    X(JOIN_ATTACK, "join attack", 3, 2)                                                            \
    X(JOIN_ENOUGH, "join enough", -30, 10)                                                         \
    X(ORDER_ATTACK, "first the strong", 1, 1)                                                      \
    X(TAKE_LIFE, "damage where life is", 2, 1)                                                     \
    X(TAKE_DIES, "damage kills", -20, 8)                                                           \
    /* choosing */                                                                                 \
    X(TARGET_WORTH, "target worth", 0.5f, 0.3f)                                                    \
    X(TARGET_OWN, "target own", 4, 3)                                                              \
    X(ATTACH_OWN, "attach to own", 10, 6)                                                          \
    X(ATTACH_WORTH, "attach worth", 0.25f, 0.2f)                                                   \
    X(PART_WORTH, "part with worth", -1, 0.4f)                                                     \
    X(PART_ALLY, "part with ally", -4, 4)                                                          \
    X(MULLIGAN, "mulligan", -30, 10)

#define PARAMETER_ENUM(name, words, usual, step) P_##name,
enum parameter { PARAMETERS(PARAMETER_ENUM) PARAMETER_COUNT };

#define FEATURES(X)                                                                                \
    X(BASE, "", -2.2f)                                                                             \
    X(THREAT, "threat", -0.5f)                                                                     \
    X(NEAR_END, "threat close to the end", 0)                                                      \
    X(HEROES, "heroes", 1.2f)                                                                      \
    X(HERO_WOUNDS, "damage on heroes", -0.12f)                                                     \
    X(OUT, "players eliminated", 0)                                                                \
    X(WILLPOWER, "willpower", 0.15f)                                                               \
    X(ATTACK, "attack", 0.1f)                                                                      \
    X(DEFENSE, "defense", 0.05f)                                                                   \
    X(ALLIES, "allies", 0.1f)                                                                      \
    X(ALLY_LIFE, "hit points of allies", 0)                                                        \
    X(ATTACHMENTS, "attachments", 0)                                                               \
    X(HAND, "cards in hand", 0)                                                                    \
    X(RESOURCES, "resources", 0)                                                                   \
    X(ENGAGED, "enemies engaged", 0)                                                               \
    X(ENGAGED_ATTACK, "attack of enemies engaged", -0.3f)                                          \
    X(ENGAGED_LIFE, "hit points of enemies engaged", -0.15f)                                       \
    X(STAGED, "enemies in the staging area", 0)                                                    \
    X(STAGED_LIFE, "hit points of enemies in the staging area", -0.05f)                            \
    X(STAGING_THREAT, "threat in the staging area", -0.5f)                                         \
    X(TO_EXPLORE, "progress the active location takes", 0)                                         \
    X(STAGE_2, "stages", 1.4f)                                                                     \
    X(STAGE_3, "last stages", 1.5f)                                                                \
    X(PROGRESS, "progress", 1)                                                                     \
    X(LEFT, "progress still to be made", 0)                                                        \
    X(QUARRY, "enemies that must fall", -0.5f)                                                     \
    X(QUARRY_LIFE, "hit points of enemies that must fall", -0.5f)                                  \
    X(MARGIN, "willpower beyond the threat", 0)                                                    \
    X(ROUND, "rounds", 0)

#define FEATURE_ENUM(name, words, weight) F_##name,
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

static inline int hit_points_left(const struct arb_run *g, int card)
{
    return stat_of(g, card, HIT_POINTS, NULL) - g->s->card[card].damage;
}

#endif
