/* stops.c - where new players are stopped, and what is chosen for them.
 *
 * An action may be taken in any of some twenty windows of a round, and in nearly all of them
 * it would do nothing that it would not do as well later. Each effect has the steps after
 * whose windows it counts for most: a bonus to willpower once the staging area is known, one
 * to defense once the shadow effects are. What is not in the table counts everywhere. Nothing
 * here is a rule, and a standing order changes all of it. */
#include "lotr.h"
#include "moments.h"
#include "numbers.h"
#include "round.h"

#define AFTER(step) (1ull << STEP_##step)
_Static_assert((int)STEP_COUNT < 63, "a moment is a step");

#define PLANNING AFTER(2_2)
#define FOR_COMBAT AFTER(6_2) /* before the first enemy attacks */

const uint64_t game_effect_moments[OPS] = {
    [OP_RAISE_THREAT] = NO_MOMENT,
    [OP_REMOVE_FROM_GAME] = NO_MOMENT,
    [OP_TO_DECK_BOTTOM] = NO_MOMENT,
    [OP_TO_DECK_TOP] = NO_MOMENT,
    [OP_DRAW] = PLANNING,
    [OP_RESOURCES] = PLANNING,
    [OP_MOVE_RESOURCES] = PLANNING,
    [OP_LOWER_THREAT] = PLANNING,
    [OP_HEAL] = PLANNING,
    [OP_SEARCH] = PLANNING,
    [OP_TO_HAND] = PLANNING,
    [OP_RETURN_TO_HAND] = PLANNING,
    [OP_SHUFFLE_DISCARD] = PLANNING,
    [OP_TAKE_CONTROL] = PLANNING,
    [OP_LOOK] = AFTER(3_2),
    [OP_PROGRESS] = PLANNING | AFTER(3_3),
    [OP_PUT_INTO_PLAY] = PLANNING | AFTER(3_1) | FOR_COMBAT,
    [OP_READY] = AFTER(3_1) | FOR_COMBAT,
    [OP_TO_STAGING] = FOR_COMBAT,
    [OP_DAMAGE] = FOR_COMBAT,
    [OP_PLAYER_ATTACK] = FOR_COMBAT,
};

uint64_t game_change_moments(const struct modifier *change)
{
    if (change->change == ADD_STAT && change->stat == WILLPOWER)
        return AFTER(3_3);
    if (change->change == ADD_STAT && change->stat == ATTACK)
        return AFTER(6_8_1);
    if (change->change == ADD_STAT && change->stat == DEFENSE)
        return AFTER(6_4_2);
    return change->change == NO_THREAT                                           ? AFTER(3_3)
           : change->change == CANNOT_ATTACK || change->change == MANY_DEFENDERS ? FOR_COMBAT
                                                                                 : ANY_MOMENT;
}

static bool somebody_is_engaged(const struct arb_run *g)
{
    EACH_PLAYER (g, p)
        if (g->s->zone[zone_of(p, ENGAGED_AREA)].count)
            return true;
    return false;
}

/* A character that exhausts for it does so when its work is done, or before it begins. */
static bool exhausts_character(const struct arb_run *g, int card, const struct ability *a)
{
    const struct cost *cost = cost_of_kind(g, a, COST_EXHAUST);
    return cost && (cost->set.which == WHICH_FILTER || is_character(g, card));
}

/* Is there a fight, and is the quest not won anyway? */
static bool is_open(const struct arb_run *g, int step)
{
    if (step >= STEP_6_1 && step <= STEP_6_11)
        return somebody_is_engaged(g);
    return step != STEP_3_3 || committed_willpower(g, NULL) <= staging_threat(g, NULL);
}

bool lotr_worth(struct arb_run *g, int seat, struct arb_option option)
{
    const struct lotr *s = g->s;
    bool event = option.verb == VERB_PLAY && def_of(g, option.a)->type == EVENT;
    if (option.verb != VERB_USE && !event)
        return true;
    const struct ability *ability = &g->c->ability[option.b];
    uint64_t steps = moments_of(g, ability->program);
    if (steps == NO_MOMENT)
        return true;
    if (steps & PLANNING && exhausts_character(g, option.a, ability))
        steps |= AFTER(5_3);
    return steps >> s->step & 1 && is_open(g, s->step) &&
           (s->step != STEP_2_2 || s->active_player == seat);
}

/* ---- What is chosen for who does not want to be asked -------------------------------- */

static bool same_icons(const struct arb_run *g, int a, int b)
{
    for (int sphere = 0; sphere < SPHERES; sphere++)
        if (has_icon(g, a, sphere) != has_icon(g, b, sphere))
            return false;
    return true;
}

/* Does something of its own want to be paid from this pool? */
static bool has_use_for_its_pool(const struct arb_run *g, int hero)
{
    const struct card_def *d = def_of(g, hero);
    for (int i = 0; i < d->abilities; i++)
        if (cost_of_kind(g, &g->c->ability[d->ability + i], COST_SPEND))
            return true;
    return false;
}

/* Pools with the same icons: the fullest one, of those that nothing else draws on. */
static int usual_payer(const struct arb_run *g, const struct arb_option *option, int count)
{
    int best = -1, most = 0;
    for (int i = 0; i < count; i++) {
        if (!same_icons(g, option[0].a, option[i].a))
            return -1;
        int like = g->s->card[option[i].a].resources * 2 - has_use_for_its_pool(g, option[i].a) * 3;
        if (best < 0 || like > most) {
            best = i;
            most = like;
        }
    }
    return best;
}

/* Nobody of those left has anything to bring: the choice is done. */
static int usual_end(const struct arb_run *g, const struct arb_option *option, int count,
                     enum stat stat, enum fact fact)
{
    int done = -1;
    for (int i = 0; i < count; i++) {
        if (option[i].flags & ARB_PASS)
            done = i;
        else if (stat_of(g, option[i].a, stat, NULL) > 0 || answers_fact(g, option[i].a, fact))
            return -1;
    }
    return done;
}

/* Alone one meets those whose cost is reached in any case. */
static int usual_engagement(const struct arb_run *g, int seat, const struct arb_option *option,
                            int count)
{
    int decline = -1;
    for (int i = 0; i < count; i++) {
        if (option[i].flags & ARB_PASS)
            decline = i;
        else if (stat_of(g, option[i].a, ENGAGEMENT_COST, NULL) > g->s->threat[seat])
            return -1;
    }
    return seats_in(g) == 1 ? decline : -1;
}

/* Nothing but gifts: who would not take them? */
static bool only_gives(const struct arb_run *g, int program)
{
    for (const struct op *op = &g->c->op[program]; op->code != OP_END; op++)
        switch (op->code) {
        case OP_RESOURCES:
        case OP_HEAL:
        case OP_READY:
        case OP_LOWER_THREAT:
        case OP_CHOOSE:
        case OP_CHOOSE_SEAT:
            break;
        case OP_PROGRESS:
            if (op->set.which == WHICH_STAGE)
                return false;
            break;
        default:
            return false;
        }
    return true;
}

/* The one response there is costs nothing, can be used as often, and only gives. */
static int usual_response(const struct arb_run *g, const struct arb_option *option, int count)
{
    if (count != 2 || !(option[1].flags & ARB_PASS) || !in_play(g, option[0].a))
        return -1;
    const struct ability *a = &g->c->ability[option[0].b];
    return !a->cost && !a->limit && only_gives(g, a->program) ? 0 : -1;
}

int lotr_usual(struct arb_run *g, int seat, const struct arb_option *option, int count)
{
    switch (option[0].verb) {
    case VERB_ENGAGE:
        return usual_engagement(g, seat, option, count);
    case VERB_PAY:
        return usual_payer(g, option, count);
    case VERB_COMMIT:
        return usual_end(g, option, count, WILLPOWER, FACT_COMMITS);
    case VERB_ADD_ATTACKER:
        return usual_end(g, option, count, ATTACK, FACT_DECLARED_ATTACKER);
    case VERB_RESPOND:
        return usual_response(g, option, count);
    default:
        return -1;
    }
}
