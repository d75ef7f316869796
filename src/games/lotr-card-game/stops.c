/* stops.c - where new players are stopped, and what is chosen for them.
 *
 * An action may be taken in any of some twenty windows of a round, and in nearly all of them
 * it would do nothing that it would not do as well later. Each effect has the steps after
 * whose windows it counts for most: a bonus to willpower once the staging area is known, one
 * to defense once the shadow effects are. What is not in the table counts everywhere. Nothing
 * here is a rule, and a standing order changes all of it. */
#include "lotr.h"

#include "ability.h"
#include "gifts.h"
#include "moments.h"
#include "numbers.h"
#include "opinion.h"
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
    /* It exhausts for it when its work is done, or before it begins. */
    if (steps & PLANNING && exhausts_character(g, option.a, ability))
        steps |= AFTER(5_3);
    return steps >> s->step & 1 && is_open(g, s->step) &&
           (s->step != STEP_2_2 || s->active_player == seat);
}

/* What is chosen for who does not want to be asked. */

/* Does something of its own want to be paid from this pool? */
static int has_use_for_its_pool(const struct arb_run *g, int hero)
{
    return has_cost(g, hero, COST_SPEND, false);
}

/* Pools with the same icons: the fullest one pays, of those that nothing else draws on. */
static int like_as_payer(const struct arb_run *g, int hero)
{
    return g->s->card[hero].resources * 2 - has_use_for_its_pool(g, hero) * 3;
}

/* Of two pools with the same icons, of one player, nobody minds which. */
static bool are_like_pools(const struct arb_run *g, const struct arb_option *option, int count)
{
    for (int i = 1; i < count; i++)
        for (int sphere = 0; sphere < SPHERES; sphere++)
            if (has_icon(g, option[0].a, sphere) != has_icon(g, option[i].a, sphere) ||
                g->s->card[option[0].a].controller != g->s->card[option[i].a].controller)
                return false;
    return true;
}

/* For nothing but resources: into the pool that something draws on. */
static int usual_receiver(const struct arb_run *g, const struct arb_option *option, int count)
{
    int program = running_program(g);
    return program && are_like_pools(g, option, count) && only_does(g, program, OP_RESOURCES)
               ? most_liked(g, option, count, has_use_for_its_pool)
               : -1;
}

/* Who goes to the quest or joins an attack, and brings something to it. */
bool lotr_of_all(struct arb_run *g, int seat, struct arb_option option)
{
    (void)seat;
    bool quests = option.verb == VERB_COMMIT;
    return (quests || option.verb == VERB_ADD_ATTACKER) &&
           (stat_of(g, option.a, quests ? WILLPOWER : ATTACK, NULL) > 0 ||
            answers_fact(g, option.a, quests ? FACT_COMMITS : FACT_DECLARED_ATTACKER));
}

/* Alone one meets the others in any case. */
static bool may_stay_away(struct arb_run *g, int seat, struct arb_option enemy)
{
    return seats_in(g) > 1 || stat_of(g, enemy.a, ENGAGEMENT_COST, NULL) > g->s->threat[seat];
}

bool game_gives(const struct arb_run *g, const struct op *op)
{
    switch (op->code) {
    case OP_RESOURCES:
    case OP_DRAW:
    case OP_HEAL:
    case OP_READY:
    case OP_LOWER_THREAT:
        return true;
    case OP_PROGRESS:
        return op->set.which != WHICH_STAGE;
    case OP_DAMAGE:
        return op->set.which == WHICH_FILTER && g->c->filter[op->set.filter].types == 1 << ENEMY;
    default:
        return false;
    }
}

/* Resources of every round, for an attachment that only exhausts. Anything else that it could
 * give might be wanted later. */
static int usual_income(struct arb_run *g, int seat, const struct arb_option *option, int count)
{
    for (int i = 0; i < count; i++) {
        const struct ability *a = &g->c->ability[option[i].b];
        if (option[i].verb == VERB_USE && !is_character(g, option[i].a) && !a->limit &&
            costs_only_itself(g, a, COST_EXHAUST) && only_does(g, a->program, OP_RESOURCES) &&
            lotr_worth(g, seat, option[i]))
            return i;
    }
    return -1;
}

int lotr_usual(struct arb_run *g, int seat, const struct arb_option *option, int count)
{
    switch (option[0].verb) {
    case VERB_ENGAGE:
        return pass_unless(g, seat, option, count, may_stay_away);
    case VERB_PAY:
        return are_like_pools(g, option, count) ? most_liked(g, option, count, like_as_payer) : -1;
    case VERB_COMMIT:
    case VERB_ADD_ATTACKER: /* nobody of those left has anything to bring */
        return pass_unless(g, seat, option, count, lotr_of_all);
    case VERB_RESPOND:
        return free_gift(g, option, count);
    case VERB_CHOOSE:
        return usual_receiver(g, option, count);
    case VERB_USE:
    case VERB_PLAY:
        return usual_income(g, seat, option, count);
    default:
        return -1;
    }
}
