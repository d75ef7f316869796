/* For programs that play: votes and predictions. An outcome is worth what the agenda's effects
 * would do to the seat and to those ahead of it, if it were decided so. Nothing here is a rule. */
#include "bot_parts.h"

/* What an office or an attachment without effects of its own is worth to whom it falls. */
static const float OFFICE = 6, BURDEN = -8;

/* As if it were decided so. */

/* While an outcome is tried out, it is the agenda's, and the seat has voted as it would. */
struct trial {
    uint8_t outcome, voted;
};

static struct trial begin_trial(struct arb_run *g, int seat, int outcome, int vote)
{
    struct trial was = {g->s->agenda.outcome, KIT_TALLY(g)->voted[seat]};
    g->s->agenda.outcome = (uint8_t)(outcome + 1);
    KIT_TALLY(g)->voted[seat] = (uint8_t)(vote + 1);
    return was;
}

static void end_trial(struct arb_run *g, int seat, struct trial was)
{
    g->s->agenda.outcome = was.outcome;
    KIT_TALLY(g)->voted[seat] = was.voted;
}

/* What an agenda does as a law to whoever owns it or its planet. */
static float worth_of_law(const struct arb_run *g, int card)
{
    const struct abilities own = game_abilities(g, card);
    for (int a = own.first; a < own.first + own.count; a++) {
        int change = g->c->ability[a].modifier ? g->c->modifier[g->c->ability[a].modifier].change
                                               : CHANGE_NONE;
        if (change && change != ADD_STAT && change != SET_STAT && change != FREE_TECHNOLOGY)
            return BURDEN;
    }
    return OFFICE;
}

static float worth_of_effects(struct arb_run *g, int seat, int card, int kind, bool *any)
{
    const struct abilities own = game_abilities(g, card);
    float sum = 0;
    for (int a = own.first; a < own.first + own.count; a++) {
        struct scope sc = {BEGINNING_SCOPE(card, a, g->s->speaker)};
        bool informed = false;
        if (g->c->ability[a].kind == kind)
            sum += worth_of_program(g, &sc, g->c->ability[a].program, seat, &informed);
        *any = *any || informed;
    }
    return sum;
}

/* The effects of an outcome for a seat that has voted so. */
static float worth_of_outcome(struct arb_run *g, int seat, int outcome, int vote)
{
    int what = KIT_TALLY(g)->v.what, card = deciding_card(g);
    bool any = false;
    struct trial was = begin_trial(g, seat, outcome, vote);
    float worth = worth_of_effects(g, seat, card,
                                   what != VOTE_MOTION      ? OUTCOME
                                   : outcome == OUTCOME_FOR ? FOR
                                                            : AGAINST,
                                   &any);
    int thing = what == VOTE_MOTION ? 0 : outcome_thing(g, what, outcome);
    if (thing && (!any || def_of(g, card)->law))
        worth += worth_of_law(g, card) * stake_in(g, seat, game_you(g, thing, NULL));
    end_trial(g, seat, was);
    return worth;
}

/* A vote may be in vain: then it counts what those get who voted so. */
static const float IN_VAIN = 0.35f;
float like_outcome(struct arb_run *g, int seat, int outcome)
{
    float worth = worth_of_outcome(g, seat, outcome, outcome);
    if (KIT_TALLY(g)->v.what != VOTE_MOTION)
        return worth;
    int other = outcome == OUTCOME_FOR ? OUTCOME_AGAINST : OUTCOME_FOR;
    return (1 - IN_VAIN) * worth + IN_VAIN * worth_of_outcome(g, seat, other, outcome);
}

/* Predictions. */

static int favourite(struct arb_run *g, int seat)
{
    int best = -1;
    float most = 0;
    for (int o = vote_next_outcome(g, -1); o >= 0; o = vote_next_outcome(g, o)) {
        float likes = like_outcome(g, seat, o);
        if (best < 0 || likes > most) {
            most = likes;
            best = o;
        }
    }
    return best;
}

/* What the others have votes for, by the influence that is readied. */
float like_prediction(struct arb_run *g, int seat, int outcome)
{
    float votes = 0;
    for (int other = 0; other < g->block->seats; other++)
        if (other != seat && favourite(g, other) == outcome)
            votes += 1 + (float)readied_sum(g, other, STAT_INFLUENCE);
    return 1 + votes + (float)KIT_TALLY(g)->votes[outcome];
}
