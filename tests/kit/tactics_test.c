/* What cards come to together: on a row of cells, with one or two to attack. */
#include "kit_config.h"

#include "tactics_turn.h"

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
    memset(t->cost, NEVER, sizeof t->cost);
    for (int c = 1; c <= ROW; c++)
        t->cost[c] = (uint8_t)(c - 1);
    tactics_ways(t);
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

/* A turn. */

/* Somebody lies at cell 3 and lacks two points. */
float game_heal_from(const struct tactics *t, int cell, const struct deed *deed)
{
    (void)t;
    return abs(cell - 3) <= deed->heal_range ? (float)(deed->heal < 2 ? deed->heal : 2) : 0;
}

static struct tactics_turn turn_at(int quarry, int range, int points)
{
    struct tactics_turn turn = {.t = row(range)};
    add(&turn.t, quarry, 9);
    turn.t.quarry[0].menace = 0;
    turn.t.points = points;
    walk(&turn.t);
    return turn;
}

static void give(struct tactics_turn *turn, int thing, struct deed deed)
{
    deed.thing = (uint16_t)thing;
    tactics_add(turn, deed);
}

Test(tactics, a_cell_is_liked_for_what_can_be_done_from_it)
{
    struct tactics_turn turn = turn_at(6, 1, 4);
    give(&turn, 7, attack(3, 2, 3));
    tactics_begin(&turn);
    float there = tactics_like_cell(&turn, 4, 3), nowhere = tactics_like_cell(&turn, 3, 2);
    cr_expect(there > LIKES_NOTHING && nowhere < there);
    cr_expect(fabsf(nowhere - (LIKES_NOTHING - 0.2f)) < 1e-4f, "a step for nothing costs a little");
    turn.t.beside[3] = 5;
    cr_expect(tactics_like_cell(&turn, 3, 2) > there, "what else is there counts");
}

Test(tactics, a_card_is_played_where_it_does_something)
{
    struct tactics_turn turn = turn_at(3, 1, 0);
    give(&turn, 7, attack(3, 2, 3));
    give(&turn, 8, attack(3, 1, 3));
    give(&turn, 9, step(2, 1));
    tactics_begin(&turn);
    cr_expect(tactics_like_play(&turn, 7) > LIKES_NOTHING, "it reaches");
    cr_expect(tactics_like_play(&turn, 8) < LIKES_NOTHING, "it does not");
    cr_expect(tactics_like_play(&turn, 9) > LIKES_NOTHING, "a step brings it there");
    cr_expect(tactics_like_play(&turn, 10) == LIKES_NOTHING, "no card of this hand");
    cr_expect(tactics_like_as_points(&turn, 8, 2) > tactics_like_as_points(&turn, 7, 2),
              "what can be used is not given away");
    cr_expect(tactics_like_as_points(&turn, 9, 1) < LIKES_NOTHING, "nor for what it gives anyway");
    cr_expect(tactics_like_as_attack(&turn, 9) < LIKES_NOTHING, "nobody is within 1");
}

Test(tactics, who_lies_there_wants_points_and_who_is_hurt_a_heal)
{
    struct tactics_turn turn = turn_at(9, 1, 0);
    struct deed bandage = {.cost = 1, .heals = true, .heal = 2, .heal_range = 1};
    give(&turn, 7, bandage);
    give(&turn, 8, step(2, 2));
    tactics_begin(&turn);
    cr_expect(tactics_like_play(&turn, 7) < LIKES_NOTHING, "too far to heal");
    cr_expect(tactics_like_cell(&turn, 2, 1) > LIKES_NOTHING, "one step, and it is not");
    float up = tactics_like_play(&turn, 8);
    turn.t.down = true;
    cr_expect(fabsf(tactics_like_play(&turn, 8) - (LIKES_NOTHING + LIKES_A_POINT * 1.3f)) < 1e-4f);
    cr_expect(up != tactics_like_play(&turn, 8));
}

Test(tactics, a_hand_is_chosen_card_by_card)
{
    struct tactics_turn turn = turn_at(6, 1, 0);
    struct tactics_hand hand = {.chosen = 0};
    give(&turn, 7, attack(4, 1, 3));
    give(&turn, 8, step(2, 4));
    give(&turn, 9, attack(6, 1, 1));
    tactics_choose(&turn, 6, &hand);
    cr_expect(hand.best == 3);
    cr_expect(tactics_like_choice(&turn, &hand, 7) > LIKES_NOTHING);
    cr_expect(tactics_like_choice(&turn, &hand, 9) < LIKES_NOTHING);
    cr_expect(tactics_like_done(&hand) < LIKES_NOTHING);
    hand.chosen = 3;
    cr_expect(tactics_like_choice(&turn, &hand, 7) < LIKES_NOTHING);
    cr_expect(tactics_like_done(&hand) > LIKES_NOTHING);
}

Test(tactics, of_two_targets_the_one_that_falls)
{
    struct tactics_turn turn = turn_at(2, 1, 0);
    add(&turn.t, 3, 2);
    cr_expect(tactics_like_target(&turn, 1, 2) > tactics_like_target(&turn, 0, 2));
}
