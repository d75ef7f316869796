/* Weights fitted to how plays ended. */
#include "../../src/play/fit.h"
#include "../../src/play/sim.h"

#include <criterion/criterion.h>
#include <math.h>

/* Positions with two features, won as often as weights of 1.5 and -2 say. */
static struct arb_lots watched(int seats, int count)
{
    struct arb_lots lots = {0};
    struct arb_random random = {7};
    for (int n = 0; n < count; n++) {
        struct arb_lot lot = {.seats = seats};
        double at = (double)(arb_random_next(&random) >> 11) * 0x1p-53, e[ARB_SEATS], sum = 0;
        for (int s = 0; s < seats; s++) {
            lot.x[s][0] = (float)arb_random_below(&random, 5) - 2;
            lot.x[s][1] = (float)arb_random_below(&random, 3) - 1;
            sum += e[s] = exp(1.5 * (double)lot.x[s][0] - 2 * (double)lot.x[s][1]);
        }
        sum += seats == 1;
        for (int s = 0; s < seats && at >= 0; s++)
            if ((at -= e[s] / sum) < 0)
                lot.won[s] = 1;
        arb_lots_add(&lots, &lot);
    }
    return lots;
}

Test(fit, finds_the_weights_of_players_together_and_of_rivals)
{
    for (int seats = 1; seats <= 3; seats++) {
        struct arb_lots lots = watched(seats, 20000);
        float weight[2] = {0, 0}, none[2] = {0, 0};
        double before = arb_fit_loss(&lots, 2, none);
        arb_fit(&lots, 2, 0.1, weight);
        cr_expect(fabsf(weight[0] - 1.5f) < 0.1f, "%d seats: %g", seats, (double)weight[0]);
        cr_expect(fabsf(weight[1] + 2.0f) < 0.12f, "%d seats: %g", seats, (double)weight[1]);
        cr_expect_lt(arb_fit_loss(&lots, 2, weight), before * 0.8);
        arb_lots_free(&lots);
    }
}

Test(fit, a_feature_that_never_changes_and_one_that_is_nothing_do_no_harm)
{
    struct arb_lots lots = watched(1, 500);
    float weight[4] = {0};
    for (size_t i = 0; i < lots.count; i++)
        lots.lot[i].x[0][2] = 1;
    arb_fit(&lots, 4, 1, weight);
    cr_expect(fabsf(weight[2]) < 1);
    cr_expect_float_eq(weight[3], 0, 1e-6);
    arb_lots_free(&lots);
}

Test(fit, weights_stay_near_what_they_were_the_more_the_fewer_the_positions)
{
    struct arb_lots few = watched(1, 20), many = watched(1, 20000);
    float by_few[2] = {5, 5}, by_many[2] = {5, 5}, free_ones[2] = {5, 5};
    arb_fit(&few, 2, 100, by_few);
    arb_fit(&many, 2, 100, by_many);
    arb_fit(&few, 2, 0.1, free_ones);
    cr_expect(fabsf(by_few[1] - 5) < 0.3f, "%g", (double)by_few[1]);
    cr_expect(by_many[1] < -1, "%g", (double)by_many[1]);
    cr_expect(free_ones[1] < 2, "%g", (double)free_ones[1]);
    arb_lots_free(&few);
    arb_lots_free(&many);
}

Test(fit, intervals_hold_the_part_and_shrink_with_games)
{
    double low, high, narrow_low, narrow_high;
    arb_interval(86, 100, &low, &high);
    cr_expect_float_eq(low, 0.779, 0.001);
    cr_expect_float_eq(high, 0.915, 0.001);
    arb_interval(860, 1000, &narrow_low, &narrow_high);
    cr_expect(low < narrow_low && narrow_high < high);
    arb_interval(0, 0, &low, &high);
    cr_expect(low == 0 && high == 1);
}
