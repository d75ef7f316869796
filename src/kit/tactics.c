#include "kit_config.h"

#include "tactics.h"

static int within_reaches(int range)
{
    return range < 0 ? 0 : range >= REACHES ? REACHES - 1 : range;
}

void tactics_walks(const struct board *b, const struct board_set *to,
                   const struct board_set *closed, uint8_t steps[BOARD_CELLS + 1])
{
    uint16_t queue[BOARD_CELLS + 1];
    int head = 0, tail = 0;
    memset(steps, NEVER, BOARD_CELLS + 1);
    EACH_CELL (to, cell) {
        steps[cell] = 0;
        queue[tail++] = (uint16_t)cell;
    }
    while (head < tail) {
        int cell = queue[head++], next = steps[cell] + (steps[cell] < NEVER - 1);
        EACH_WAY (b, cell, way)
            if (steps[way->to] == NEVER && b->edge[way->edge].kind != BOARD_WALL &&
                !board_has(closed, way->to)) {
                steps[way->to] = (uint8_t)next;
                queue[tail++] = way->to;
            }
    }
}

void tactics_ways(struct tactics *t)
{
    for (int i = 0; i < t->quarries; i++) {
        struct quarry *q = &t->quarry[i];
        memset(q->need, NEVER, sizeof q->need);
        for (int cell = 1; cell <= BOARD_CELLS; cell++)
            for (int r = q->away[cell]; r < REACHES && q->need[r] > t->cost[cell]; r++)
                q->need[r] = t->cost[cell];
    }
}

/* Cells. */

float tactics_danger(const struct tactics *t, int cell)
{
    float sum = 0;
    for (int i = 0; i < t->quarries; i++) {
        int away = t->quarry[i].steps[cell] - t->quarry[i].reach;
        sum += t->quarry[i].menace * (away <= 0 ? 1 : away <= 2 ? 0.7f : away <= 4 ? 0.3f : 0);
    }
    return sum;
}

float tactics_space(const struct tactics *t, int cell)
{
    float hurt = t->left < 0.6f ? (0.6f - t->left) / 0.6f : 0;
    float sum =
        -tactics_danger(t, cell) * (t->weigh[TACTICS_COURAGE] + hurt * t->weigh[TACTICS_FEAR]);
    int near = t->near[cell];
    if (t->goal[cell] != NEVER)
        sum -= t->step * (float)t->goal[cell];
    if (near != NEVER && near > t->range && !t->carries)
        sum -= t->weigh[TACTICS_NEARER] * (float)(near - t->range);
    return sum + t->beside[cell];
}

/* Hits together. */

/* Hits on one quarry add up to its end, and what is beyond that goes elsewhere. */
struct blows {
    float worth, damage;
};

static void count_hit(const struct tactics *t, struct blows *sum, const struct hit *h, int i)
{
    sum->damage += h->damage[i];
    sum->worth += sum->damage > (float)t->quarry[i].hp + 1 ? 0.5f * h->worth[i] : h->worth[i];
}

static float end_tally(const struct tactics *t, const struct blows *sum, int i)
{
    const struct quarry *q = &t->quarry[i];
    float near_end = q->object ? 0 : sum->damage / (float)(q->hp > 0 ? q->hp : 1);
    near_end = near_end > 1 ? 1 : near_end;
    return sum->worth + near_end * near_end * t->weigh[TACTICS_KILL];
}

/* Others that the same action hits besides. */
static float more_targets(const struct tactics *t, const struct hit *h, int cell, int first)
{
    float sum = 0;
    int left = h->targets - 1;
    for (int i = 0; i < t->quarries && left > 0; i++)
        if (i != first && !t->quarry[i].object && t->quarry[i].away[cell] <= h->range) {
            sum += h->worth[i];
            left--;
        }
    return sum;
}

float tactics_from(const struct tactics *t, int cell, const struct deed *const *deed, int count)
{
    float best = 0;
    for (int i = 0; i < t->quarries; i++) {
        struct blows sum = {0};
        float more = 0;
        for (int k = 0; k < count; k++)
            for (int n = 0; n < deed[k]->hits; n++)
                if (t->quarry[i].away[cell] <= deed[k]->hit[n].range) {
                    count_hit(t, &sum, &deed[k]->hit[n], i);
                    more += more_targets(t, &deed[k]->hit[n], cell, i);
                }
        float worth = sum.worth > 0 ? end_tally(t, &sum, i) + more : 0;
        best = worth > best ? worth : best;
    }
    return best;
}

/* Cards together. */

/* All hits of a deed that reach the quarry with so many points of movement. */
static bool strike(const struct tactics *t, int i, const struct deed *d, int points,
                   struct blows *sum, float *more)
{
    bool hits = false;
    for (int k = 0; k < d->hits; k++)
        if (t->quarry[i].need[within_reaches(d->hit[k].range)] <= points) {
            count_hit(t, sum, &d->hit[k], i);
            *more += 0.5f * more_targets(t, &d->hit[k], t->here, i);
            hits = true;
        }
    return hits;
}

/* On one quarry: cards that reach it are played; a card of no other use is turned into movement,
 * as many points as it costs, or into a plain attack. */
static float cards_on(const struct tactics *t, int i, const struct deed *const *deed, int count)
{
    const uint8_t *need = t->quarry[i].need;
    struct blows sum = {0};
    float more = 0;
    int points = 0, idle = 0, plain = need[within_reaches(t->range)];
    bool hits = false;
    for (int k = 0; k < count; k++)
        points += deed[k]->before;
    for (int k = 0; k < count; k++) {
        bool strikes = strike(t, i, deed[k], points, &sum, &more);
        hits = hits || strikes;
        if (!strikes && !deed[k]->before && deed[k]->more <= 0.3f)
            idle |= 1 << k;
    }
    for (int k = 0; k < count && !hits && plain > points; k++) {
        if (!(idle >> k & 1) || !(idle & ~(1 << k)))
            continue;
        points += deed[k]->cost;
        idle &= ~(1 << k);
        for (int j = 0; j < count && !hits; j++)
            hits = j != k && strike(t, i, deed[j], points, &sum, &more);
    }
    if (!hits && idle && plain <= points) {
        count_hit(t, &sum, &t->plain, i);
        hits = true;
    }
    if (hits)
        return end_tally(t, &sum, i) + more;
    for (int k = 0; k < count; k++)
        points += idle >> k & 1 ? deed[k]->cost : 0;
    return (float)(points < plain ? points : plain) * t->weigh[TACTICS_NEARER] * 0.5f;
}

float tactics_cards(const struct tactics *t, const struct deed *const *deed, const float *heal,
                    int count)
{
    float best = 0, sum = 0;
    int run = 0, goal = t->goal[t->here];
    for (int i = 0; i < t->quarries; i++) {
        float worth = cards_on(t, i, deed, count);
        best = worth > best ? worth : best;
    }
    for (int k = 0; k < count; k++) {
        int points = deed[k]->before + deed[k]->after;
        run += points || t->fight ? points : deed[k]->cost;
        sum += deed[k]->more + heal[k] - t->weigh[TACTICS_CARD] -
               t->weigh[TACTICS_AP] * (float)deed[k]->cost;
    }
    float to_goal = goal == NEVER ? 0 : (float)(run < goal ? run : goal) * t->step;
    return sum + (best > to_goal ? best + 0.3f * to_goal : to_goal + 0.3f * best);
}

/* Every set that can be paid. */
struct sets {
    const struct tactics *t;
    const struct deed *deed;
    const float *heal;
    int count, picked, left;
    const struct deed *with[TOGETHER];
    float heals[TOGETHER];
    unsigned set, best_set;
    float best;
};

static void pick(struct sets *s, int i)
{
    s->with[s->picked] = &s->deed[i];
    s->heals[s->picked++] = s->heal[i];
    s->left -= s->deed[i].cost;
    s->set |= 1u << i;
}

static void try_sets(struct sets *s, int from)
{
    float worth = s->picked ? tactics_cards(s->t, s->with, s->heals, s->picked) : s->best;
    if (worth > s->best) {
        s->best = worth;
        s->best_set = s->set;
    }
    for (int i = from; i < s->count && s->picked < TOGETHER; i++) {
        if (s->deed[i].cost > s->left || s->set >> i & 1)
            continue;
        pick(s, i);
        try_sets(s, i + 1);
        s->set &= ~(1u << i);
        s->left += s->deed[i].cost;
        s->picked--;
    }
}

unsigned tactics_best(const struct tactics *t, const struct deed *deed, const float *heal,
                      int count, unsigned chosen, int points, float *worth)
{
    struct sets s = {
        .t = t, .deed = deed, .heal = heal, .count = count, .left = points, .best = -1e9f};
    for (int i = 0; i < count && s.picked < TOGETHER; i++)
        if (chosen >> i & 1)
            pick(&s, i);
    try_sets(&s, 0);
    *worth = s.best;
    return s.best_set;
}
