/* What cards come to together: on a row of cells, with one or two to attack. */
#include "kit_config.h"

#include "tactics.h"

#include <criterion/criterion.h>
#include <math.h>

enum { ROW = 12 };
#define PARAMETER(name, words, usual, step) usual,
static const float usual[] = {TACTICS_PARAMETERS(PARAMETER)};

/* A quarry at a cell of the row, a figure at cell 1 that reaches so far without a card. */
static void add(struct tactics *t, int cell, int hp)
{
    struct quarry *q = &t->quarry[t->quarries++];
    *q =
        (struct quarry){.thing = (uint16_t)(100 + cell), .hp = (int8_t)hp, .reach = 1, .menace = 2};
    for (int c = 1; c <= ROW; c++)
        q->away[c] = q->steps[c] = (uint8_t)(c == cell ? NEVER : abs(c - cell));
}

static struct tactics row(int range)
{
    struct tactics t = {.weigh = usual, .here = 1, .range = range, .left = 1, .step = 0.5f};
    memset(t.goal, NEVER, sizeof t.goal);
    memset(t.near, NEVER, sizeof t.near);
    t.plain = (struct hit){.range = (int8_t)range, .targets = 1};
    for (int i = 0; i < QUARRIES; i++)
        t.plain.damage[i] = t.plain.worth[i] = 1;
    return t;
}

/* Each step along the row costs a point. */
static void walk(struct tactics *t)
{
    uint8_t cost[BOARD_CELLS + 1];
    memset(cost, NEVER, sizeof cost);
    for (int c = 1; c <= ROW; c++)
        cost[c] = (uint8_t)(c - 1);
    tactics_ways(t, cost);
}

static struct deed attack(int cost, int range, float damage)
{
    struct deed d = {
        .cost = (int8_t)cost, .hits = 1, .hit = {{.range = (int8_t)range, .targets = 1}}};
    for (int i = 0; i < QUARRIES; i++)
        d.hit[0].damage[i] = d.hit[0].worth[i] = damage;
    return d;
}

static struct deed step(int cost, int points)
{
    return (struct deed){.cost = (int8_t)cost, .before = (int8_t)points};
}

static unsigned best(const struct tactics *t, const struct deed *deed, int count, unsigned chosen,
                     int points)
{
    static const float none[DEEDS_AT_HAND];
    float worth;
    return tactics_best(t, deed, none, count, chosen, points, &worth);
}

Test(tactics, what_it_costs_to_get_there)
{
    struct tactics t = row(1);
    add(&t, 6, 5);
    walk(&t);
    cr_expect(t.quarry[0].need[1] == 4 && t.quarry[0].need[3] == 2 && t.quarry[0].need[5] == 0);
    cr_expect(t.quarry[0].need[0] == NEVER);
}

Test(tactics, a_way_there_and_the_attack_are_chosen_together)
{
    struct tactics t = row(1);
    add(&t, 6, 5);
    walk(&t);
    struct deed hand[] = {attack(4, 1, 3), step(2, 4), step(2, 3), attack(4, 3, 2)};
    cr_expect(best(&t, hand, 4, 0, 6) == 3, "the step of 4 brings the better attack there");
    cr_expect(best(&t, hand, 4, 4, 6) == 12, "with the step of 3 chosen it is the longer one");
    cr_expect(best(&t, hand, 2, 0, 4) == 2, "what cannot be paid together is not");
}

Test(tactics, what_is_beyond_the_end_counts_half)
{
    struct tactics t = row(3);
    add(&t, 3, 2);
    walk(&t);
    struct deed blow = attack(1, 3, 3);
    const struct deed *one[] = {&blow}, *two[] = {&blow, &blow};
    float kill = usual[TACTICS_KILL];
    cr_expect(fabsf(tactics_from(&t, 1, one, 1) - (3 + kill)) < 1e-4f);
    cr_expect(fabsf(tactics_from(&t, 1, two, 2) - (4.5f + kill)) < 1e-4f);
    cr_expect(tactics_from(&t, ROW, two, 2) == 0, "nobody is reached from there");
}

Test(tactics, an_idle_card_becomes_a_plain_attack)
{
    struct tactics t = row(1);
    add(&t, 2, 9);
    walk(&t);
    static const float none[1];
    struct deed idle = {.cost = 1};
    const struct deed *one[] = {&idle};
    float spent = usual[TACTICS_CARD] + usual[TACTICS_AP], end = 1.0f / 81 * usual[TACTICS_KILL];
    cr_expect(fabsf(tactics_cards(&t, one, none, 1) - (1 + end - spent)) < 1e-4f);
}

Test(tactics, several_targets_are_counted_where_they_are_reached)
{
    struct tactics t = row(1);
    struct deed sweep = attack(1, 2, 1);
    const struct deed *one[] = {&sweep};
    add(&t, 2, 9);
    add(&t, 3, 9);
    add(&t, 9, 9);
    float alone = tactics_from(&t, 1, one, 1);
    sweep.hit[0].targets = 3;
    cr_expect(fabsf(tactics_from(&t, 1, one, 1) - (alone + 1)) < 1e-4f, "the third is too far");
}

Test(tactics, who_is_hurt_keeps_away_and_who_is_not_comes_near)
{
    struct tactics t = row(1);
    add(&t, 4, 5);
    memcpy(t.near, t.quarry[0].steps, sizeof t.near);
    cr_expect(tactics_danger(&t, 3) == 2 && tactics_danger(&t, ROW) == 0);
    cr_expect(tactics_space(&t, 3) > tactics_space(&t, 2));
    cr_expect(tactics_space(&t, 2) > tactics_space(&t, 1));
    t.left = 0.1f;
    cr_expect(tactics_space(&t, 10) > tactics_space(&t, 5));
    t.carries = true;
    for (int c = 1; c <= ROW; c++)
        t.goal[c] = (uint8_t)(ROW - c);
    t.left = 1;
    cr_expect(tactics_space(&t, ROW) > tactics_space(&t, 8));
}
