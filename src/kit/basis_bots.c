/* What programs that play can be told of any game. */
#include "kit_config.h"

#include "basis.h"

struct arb_moment basis_moment(const struct arb_run *g)
{
    return (struct arb_moment){.round = g->s->round, .phase = g->s->phase};
}

#ifdef BOT_PARAMETERS
/* What looks sensible. */

#define PARAMETER(name, words, usual, step) {words, usual, step},
const struct arb_parameter basis_parameters[] = {BOT_PARAMETERS(PARAMETER){NULL, 0, 0}};

/* Is this the end of a form, where no more is given or rolled? */
static bool ends_a_form(int verb)
{
#ifdef KIT_DICE_H
    if (verb == DICE_VERB_ROLL)
        return true;
#endif
#ifdef KIT_PAY_H
    if (verb == PAY_VERB_DONE)
        return true;
#endif
#ifdef KIT_DEAL_H
    if (verb == DEAL_VERB_LEAVE)
        return true;
#endif
    (void)verb;
    return false;
}

float basis_like(struct arb_option option)
{
#ifdef KIT_BID_H
    if (option.verb == BID_VERB_BID)
        return option.a == 1 ? 5 : -30;
#endif
    return option.flags & ARB_SUGGESTED ? 40 : ends_a_form(option.verb) ? 10 : 0;
}

void basis_prefer(struct arb_run *g, int seat, const struct arb_option *option, int count,
                  const float *parameter, float *like)
{
    for (int i = 0; i < count; i++)
        like[i] = 50 + game_like(g, seat, option[i], parameter);
}

/* By what a position is told. */

#define FEATURE(name, words, weight) {#name, words, weight},
#define WARE(name, one, many) {#name, many, 0.05f},
#ifndef SCORE_SAID /* what players call it; "": another feature says it */
#define SCORE_SAID "score"
#endif
const struct arb_feature basis_features[] = {{"SCORE", SCORE_SAID, 0.5f},
                                             {"OUT", "out of the game", -9},
                                             WARES(WARE) BOT_FEATURES(FEATURE){NULL, NULL, 0}};

void basis_features_of(struct arb_run *g, int seat, float *x)
{
#ifdef KIT_ELIMINATE_H
    x[FEATURE_SCORE] = (float)game_score(g, seat);
    x[FEATURE_OUT] = !seat_is_in(g, seat);
#endif
#ifdef KIT_WARES_H
    for (int w = 0; w < WARE_COUNT; w++)
        x[FEATURE_OUT + 1 + w] = (float)ware_of(g, seat, w);
#endif
    game_features(g, seat, x);
}
#endif
