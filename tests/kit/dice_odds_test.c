/* The distribution of a planned roll, held against all its outcomes counted one by one. */
#include "kit_helper.h"

#include "odds_damage.h"

#include <criterion/criterion.h>
#include <math.h>

#define NEAR(a, b)                                                                                 \
    cr_expect_float_eq(a, b, 1e-12, #a " is %.15f, not %.15f", (double)(a), (double)(b))

static const struct die *die(int kind)
{
    return &((const struct skirmish_content *)skirmish()->content)->die[kind];
}

/* Count every way the dice can fall, in their order, rerolling as the plan says. */
struct counted {
    const struct dice_plan *plan;
    const struct dice_group *dice[8];
    int count;
    long double p[128]; /* by total + 32 */
};

static int worth_of(const struct dice_plan *plan, const struct dice_group *group, int side)
{
    const struct die_face *face = &group->die->face[side];
    switch (plan->what) {
    case ODDS_SYMBOL:
        return face->symbol[plan->symbol];
    case ODDS_SUM:
        return face->value + group->add;
    default:
        return face->value + group->add >= group->need ? 1 : 0;
    }
}

static void count_on(struct counted *c, int at, int tries, int left, int total, long double p)
{
    if (at == c->count) {
        c->p[total + c->plan->add + 32] += p;
        return;
    }
    const struct dice_group *group = c->dice[at];
    for (int side = 0; side < group->die->faces; side++) {
        int n = worth_of(c->plan, group, side);
        bool again =
            n < c->plan->below && left > 0 && (!c->plan->per_die || tries < c->plan->per_die);
        count_on(c, again ? at : at + 1, again ? tries + 1 : 0, left - again,
                 again ? total : total + n, p / group->die->faces);
    }
}

static void hold_against_all(const struct dice_plan *plan)
{
    struct counted c = {.plan = plan};
    struct dice_odds odds;
    double sum = 0;
    for (int i = 0; i < plan->groups; i++)
        for (int k = 0; k < plan->group[i].count; k++)
            c.dice[c.count++] = &plan->group[i];
    count_on(&c, 0, 0, plan->rerolls, 0, 1);
    cr_assert(dice_odds(plan, &odds));
    for (int total = -32; total < 96; total++) {
        NEAR(dice_odds_exactly(&odds, total), c.p[total + 32]);
        sum += dice_odds_exactly(&odds, total);
    }
    NEAR(sum, 1);
    NEAR(dice_odds_at_least(&odds, -32), 1);
}

Test(odds, sums_of_mixed_dice)
{
    struct dice_plan plan = {.what = ODDS_SUM};
    dice_plan_dice(&plan, die(BASIC), 2, 0, 1);
    dice_plan_dice(&plan, die(D10), 2, 0, -2);
    dice_plan_part(&plan, -1, "weakened", "cond.weakened.1", true);
    hold_against_all(&plan);
}

Test(odds, hits_of_units_that_hit_from_different_numbers_on)
{
    struct dice_plan plan = {.what = ODDS_AT_LEAST};
    dice_plan_dice(&plan, die(D10), 2, 7, 1);
    dice_plan_dice(&plan, die(D10), 1, 9, 0);
    dice_plan_dice(&plan, die(D10), 1, 5, -1);
    hold_against_all(&plan);
    struct dice_odds odds;
    cr_assert(dice_odds(&plan, &odds));
    NEAR(dice_odds_exactly(&odds, 4), .5 * .5 * .2 * .5);
    NEAR(dice_odds_mean(&odds), .5 + .5 + .2 + .5);
}

Test(odds, symbols)
{
    struct dice_plan plan = {.what = ODDS_SYMBOL, .symbol = STRIKE};
    dice_plan_dice(&plan, die(ACTION_DIE), 3, 0, 0);
    dice_plan_dice(&plan, die(PENALTY), 1, 0, 0);
    hold_against_all(&plan);
}

Test(odds, rerolls_within_a_budget)
{
    for (int what = ODDS_SUM; what <= ODDS_SYMBOL; what++)
        for (int rerolls = 0; rerolls <= 3; rerolls++)
            for (int per_die = 0; per_die <= 2; per_die++) {
                struct dice_plan plan = {.what = (uint8_t)what,
                                         .symbol = AIM,
                                         .below = what == ODDS_SUM ? 2 : 1,
                                         .rerolls = (uint8_t)rerolls,
                                         .per_die = (uint8_t)per_die};
                dice_plan_dice(&plan, die(ACTION_DIE), 1, 0, 0);
                dice_plan_dice(&plan, die(BASIC), 2, 2, 0);
                hold_against_all(&plan);
            }
}

/* The chance of a hit in one try, with a second one: 1 - (1 - p)^2. */
Test(odds, one_reroll_of_one_die)
{
    struct dice_plan plan = {.what = ODDS_AT_LEAST, .below = 1, .rerolls = 1};
    struct dice_odds odds;
    dice_plan_dice(&plan, die(D10), 1, 8, 0);
    cr_assert(dice_odds(&plan, &odds));
    NEAR(dice_odds_at_least(&odds, 1), 1 - .7 * .7);
}

/* Attack value 3 against guard 2 deals 1, guard 4 deals 0, guard -1 deals 4 (attack.6t1 to
 * 6t3), and attack -1 against guard -3 deals 2 (6t4). */
Test(odds, damage_is_what_a_guard_lets_through)
{
    static const struct {
        int attack, guard, damage;
    } rows[] = {{-1, -3, 2}, {3, -1, 4}, {3, 4, 0}, {3, 2, 1}};
    for (size_t i = 0; i < 4; i++) {
        struct dice_plan plan = {.what = ODDS_SUM};
        struct dice_odds odds;
        dice_plan_part(&plan, rows[i].attack, "attack", "attack.3a", true);
        cr_assert(dice_odds(&plan, &odds));
        dice_odds_less(&odds, rows[i].guard, 0);
        cr_expect_eq(odds.low, rows[i].damage);
        NEAR(dice_odds_exactly(&odds, rows[i].damage), 1);
    }
    struct dice_plan plan = {.what = ODDS_SUM};
    struct dice_odds odds;
    dice_plan_dice(&plan, die(BASIC), 1, 0, 0);
    cr_assert(dice_odds(&plan, &odds));
    NEAR(dice_odds_mean(&odds), 15. / 8);
    dice_odds_less(&odds, 2, 0);
    NEAR(dice_odds_exactly(&odds, 0), 5. / 8);
    NEAR(dice_odds_exactly(&odds, 1), 3. / 8);
}

/* Four whites in a bag of 28: two or more of them in three draws, 148 of 3276. */
Test(odds, draws_without_putting_back)
{
    NEAR(dice_drawn_at_least(28, 4, 3, 2), 148. / 3276);
    NEAR(dice_drawn_at_least(28, 4, 3, 0), 1);
    NEAR(dice_drawn_at_least(3, 3, 3, 3), 1);
    NEAR(dice_drawn_at_least(3, 1, 2, 2), 0);
    NEAR(dice_drawn_at_least(3, 2, 4, 1), 0); /* more than there are cannot be drawn */
    NEAR(dice_drawn_at_least(2 * DICE_SPAN, 2 * DICE_SPAN, DICE_SPAN, 1), 0); /* nor so many */
    NEAR(dice_drawn_at_least(2 * DICE_SPAN, 2 * DICE_SPAN, DICE_SPAN - 1, 1), 1);
}

Test(odds, a_large_pool_is_exact_enough)
{
    struct dice_plan plan = {.what = ODDS_AT_LEAST};
    struct dice_odds odds;
    double binomial = pow(.4, 32), sum = 0;
    dice_plan_dice(&plan, die(D10), 32, 7, 0);
    cr_assert(dice_odds(&plan, &odds));
    NEAR(dice_odds_exactly(&odds, 32) / binomial, 1);
    for (int i = 0; i < odds.count; i++)
        sum += odds.p[i];
    NEAR(sum, 1);
}

Test(odds, a_plan_that_does_not_fit_is_refused)
{
    struct dice_plan plan = {.what = ODDS_SUM};
    struct dice_odds odds;
    for (int i = 0; i < DICE_PLAN_GROUPS; i++)
        dice_plan_dice(&plan, die(BASIC), 1, 0, 0);
    cr_expect(dice_odds(&plan, &odds));
    dice_plan_dice(&plan, die(BASIC), 1, 0, 0);
    cr_expect_not(dice_odds(&plan, &odds));
    plan = (struct dice_plan){.what = ODDS_SUM};
    dice_plan_dice(&plan, die(D10), 57, 0, 0);
    cr_expect_not(dice_odds(&plan, &odds), "57 x 9 + 1 totals");
    plan = (struct dice_plan){.what = ODDS_SUM, .rerolls = DICE_PLAN_REROLLS + 1};
    cr_expect_not(dice_odds(&plan, &odds));
}

Test(odds, they_are_shown_with_every_modifier_by_name)
{
    struct dice_plan plan = {.what = ODDS_AT_LEAST};
    struct dice_odds odds;
    struct arb_json out = {0};
    dice_plan_dice(&plan, die(D10), 1, 6, 1);
    dice_plan_part(&plan, 1, "morale boost", "56.0", false);
    cr_assert(dice_odds(&plan, &odds));
    dice_put_odds(&out, NULL, &plan, &odds);
    json_t *json = arb_json_value(&out);
    char *text = json_dumps(json, JSON_COMPACT | JSON_REAL_PRECISION(3));
    cr_expect_str_eq(text, "{\"mean\":0.6,\"totals\":[{\"total\":0,\"chance\":0.4,\"or_more\":1.0},"
                           "{\"total\":1,\"chance\":0.6,\"or_more\":0.6}],\"parts\":[{\"amount\":1,"
                           "\"source\":\"morale boost\",\"rule\":\"56.0\"}]}");
    free(text);
    json_decref(json);
}

/* What a planner finds by trying every outcome at a table is what the odds say. */
static void try_all(arb_table *t, double p, double chance[4])
{
    struct arb_ask ask = pending(t);
    if (ask.seat != ARB_CHANCE) {
        chance[dice_symbols(&t->run, 1, STRIKE)] += p;
        return;
    }
    for (int i = 0; i < ask.count; i++) {
        arb_table *beside = arb_table_copy(t);
        answer(beside, i);
        try_all(beside, p / ask.count, chance);
        arb_table_close(beside);
    }
}

Test(odds, they_are_what_the_table_brings)
{
    arb_table *t = open_skirmish("{\"mode\": 2, \"dice\": [3, 0, 0, 0]}", ARB_REFEREE);
    struct dice_plan plan = {.what = ODDS_SYMBOL, .symbol = STRIKE};
    struct dice_odds odds;
    double chance[4] = {0};
    dice_plan_dice(&plan, die(ACTION_DIE), 3, 0, 0);
    cr_assert(dice_odds(&plan, &odds));
    try_all(t, 1, chance);
    for (int n = 0; n < 4; n++)
        NEAR(chance[n], dice_odds_exactly(&odds, n));
    arb_table_close(t);
}

/* A face that brings 4 misses half the time; one brings nothing, one less than that. */
Test(odds, of_one_die_by_its_faces)
{
    struct die die = {.faces = 4, .face = {{.flags = 1}, {.flags = 3}, {.flags = 2}, {0}}};
    struct dice_odds odds;
    dice_odds_of_faces(&odds, &die, (const int[]){4, 2, 0, -3}, (const double[]){0.5, 1, 1, 1});
    NEAR(dice_odds_exactly(&odds, 4), 0.125);
    NEAR(dice_odds_exactly(&odds, 2), 0.25);
    NEAR(dice_odds_exactly(&odds, 0), 0.625);
    NEAR(dice_odds_mean(&odds), 1);
    NEAR(dice_odds_flagged(&die, 1), 0.5);
    NEAR(dice_odds_flagged(&die, 1 | 2), 0.75);
}

static json_t *told_damage(const struct dice_odds *odds, int hp)
{
    struct arb_json out = {0};
    arb_put_object(&out, NULL);
    odds_put_damage(&out, odds, hp);
    arb_put_end(&out);
    return arb_json_value(&out);
}

Test(odds, of_damage_say_whether_it_hurts_and_whether_it_ends)
{
    struct die die = {.faces = 2};
    struct dice_odds odds;
    dice_odds_of_faces(&odds, &die, (const int[]){3, 1}, (const double[]){1, 1});
    json_t *told = told_damage(&odds, 3), *bars = json_object_get(told, "bars");
    const json_t *outcomes = json_object_get(told, "outcomes");
    cr_assert_eq(json_array_size(outcomes), 2);
    NEAR(json_real_value(json_object_get(json_array_get(outcomes, 0), "p")), 1.0);
    NEAR(json_real_value(json_object_get(json_array_get(outcomes, 1), "p")), 0.5);
    cr_assert_eq(json_array_size(bars), 4);
    cr_expect_str_eq(json_string_value(json_object_get(json_array_get(bars, 0), "tone")), "bad");
    cr_expect_str_eq(json_string_value(json_object_get(json_array_get(bars, 1), "tone")), "even");
    cr_expect_str_eq(json_string_value(json_object_get(json_array_get(bars, 3), "note")),
                     "defeats it");
    json_decref(told);
    told = told_damage(&odds, 0);
    cr_assert_eq(json_array_size(json_object_get(told, "outcomes")), 1, "it cannot be ended");
    json_decref(told);
}
