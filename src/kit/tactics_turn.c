#include "kit_config.h"

#include "tactics_turn.h"

struct deed *tactics_add(struct tactics_turn *turn, struct deed deed)
{
    if (turn->count == DEEDS_AT_HAND)
        return &turn->deed[DEEDS_AT_HAND - 1];
    turn->deed[turn->count] = deed;
    turn->all[turn->count] = &turn->deed[turn->count];
    return &turn->deed[turn->count++];
}

static const struct deed *deed_of(const struct tactics_turn *turn, int thing)
{
    for (int i = 0; i < turn->count; i++)
        if (turn->deed[i].thing == thing)
            return &turn->deed[i];
    return NULL;
}

static float heal_here(const struct tactics_turn *turn, const struct deed *deed)
{
    return deed->heals ? game_heal_from(&turn->t, turn->t.here, deed) : 0;
}

/* Cells. */

static float from(const struct tactics_turn *turn, int cell)
{
    float heals = 0;
    for (int k = 0; k < turn->count; k++) {
        float worth = turn->deed[k].heals ? game_heal_from(&turn->t, cell, &turn->deed[k]) : 0;
        heals = worth > heals ? worth : heals;
    }
    return heals + tactics_from(&turn->t, cell, turn->all, turn->count) +
           tactics_space(&turn->t, cell);
}

void tactics_begin(struct tactics_turn *turn)
{
    turn->here = from(turn, turn->t.here);
}

float tactics_like_cell(const struct tactics_turn *turn, int cell, int points)
{
    return LIKES_NOTHING + LIKES_A_POINT * (from(turn, cell) - turn->here) - 0.1f * (float)points;
}

/* Would more points than there are bring something that these do not? */
static float worth_of_points(const struct tactics_turn *turn, int more)
{
    float best = turn->here, now = turn->here;
    if (turn->t.down)
        return 1;
    for (int cell = 1; cell <= BOARD_CELLS; cell++) {
        if (turn->t.cost[cell] == NEVER || turn->t.cost[cell] > turn->t.points + more)
            continue;
        float there = from(turn, cell);
        best = there > best ? there : best;
        if (turn->t.cost[cell] <= turn->t.points)
            now = there > now ? there : now;
    }
    return best - now;
}

/* Cards. */

/* What a deed alone does from where the figure stands. */
static float here_by(const struct tactics_turn *turn, const struct deed *deed)
{
    return tactics_from(&turn->t, turn->t.here, &deed, 1);
}

float tactics_like_play(const struct tactics_turn *turn, int thing)
{
    const struct deed *d = deed_of(turn, thing);
    if (!d)
        return LIKES_NOTHING;
    float now = here_by(turn, d) + heal_here(turn, d);
    if (!d->hits && !d->heals)
        return d->before ? LIKES_NOTHING +
                               LIKES_A_POINT * (0.3f + d->more + worth_of_points(turn, d->before))
                         : LIKES_NOTHING + LIKES_A_POINT * (d->more + 1);
    if (now > 0)
        return LIKES_NOTHING + 1 + LIKES_A_POINT * now + LIKES_A_POINT * d->more;
    if (d->before + d->after)
        return LIKES_NOTHING + LIKES_A_POINT * (worth_of_points(turn, d->before) * 0.8f);
    return LIKES_NOTHING - 4 + LIKES_A_POINT * d->more;
}

float tactics_like_as_points(const struct tactics_turn *turn, int thing, int points)
{
    const struct deed *d = deed_of(turn, thing);
    if (!d || points <= d->before)
        return LIKES_NOTHING - 10;
    struct tactics_turn rest = *turn;
    float lost = here_by(turn, d) + heal_here(turn, d) + d->more;
    for (int k = 0; k < rest.count; k++)
        rest.all[k] = &rest.deed[k];
    rest.deed[d - turn->deed].hits = 0;
    rest.deed[d - turn->deed].heals = false;
    return LIKES_NOTHING - 1 + LIKES_A_POINT * (worth_of_points(&rest, points) - lost);
}

float tactics_like_as_attack(const struct tactics_turn *turn, int thing)
{
    const struct tactics *t = &turn->t;
    const struct deed *d = deed_of(turn, thing);
    struct deed plain = {.hits = 1, .hit = {t->plain}};
    float now = here_by(turn, &plain), cards = tactics_from(t, t->here, turn->all, turn->count);
    float lost = d ? d->more + (float)(d->before + d->after) * 0.1f : 0;
    return now > 0 ? LIKES_NOTHING - 2 + LIKES_A_POINT * (now - cards - lost) : LIKES_NOTHING - 15;
}

float tactics_like_target(const struct tactics_turn *turn, int quarry, float damage)
{
    const struct quarry *q = &turn->t.quarry[quarry];
    float end = damage / (float)q->hp;
    end = end > 1 ? 1 : end;
    return LIKES_NOTHING + 5 +
           LIKES_A_POINT * (damage + end * turn->t.weigh[TACTICS_KILL] - 0.05f * (float)q->hp);
}

/* For a round. */

void tactics_choose(const struct tactics_turn *turn, int points, struct tactics_hand *hand)
{
    float heal[DEEDS_AT_HAND];
    for (int i = 0; i < turn->count; i++)
        heal[i] = heal_here(turn, &turn->deed[i]);
    hand->best =
        tactics_best(&turn->t, turn->deed, heal, turn->count, hand->chosen, points, &hand->worth);
}

float tactics_like_choice(const struct tactics_turn *turn, const struct tactics_hand *hand,
                          int thing)
{
    const struct deed *d = deed_of(turn, thing);
    return d && (hand->best & ~hand->chosen) >> (d - turn->deed) & 1
               ? LIKES_NOTHING + LIKES_A_POINT * (1 + hand->worth)
               : LIKES_NOTHING - 10;
}

float tactics_like_done(const struct tactics_hand *hand)
{
    return hand->best & ~hand->chosen ? LIKES_NOTHING - 5 : LIKES_NOTHING + 10;
}
