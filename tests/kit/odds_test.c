/* What is drawn and not put back, held against every way to draw it; whole percent. */
#include "odds.h"

#include <criterion/criterion.h>
#include <math.h>

enum { VALUES = 24 };

/* Every way to draw n of the things, one by one. */
static void draw_all(const int *worth, int things, unsigned taken, int n, int sum, double p,
                     double *out)
{
    if (!n) {
        out[sum < VALUES ? sum : VALUES - 1] += p;
        return;
    }
    int left = things - __builtin_popcount(taken);
    for (int i = 0; i < things; i++)
        if (!(taken >> i & 1))
            draw_all(worth, things, taken | 1u << i, n - 1, sum + worth[i], p / left, out);
}

Test(odds, a_handful_is_worth_what_counting_says)
{
    static const int worth[] = {0, 0, 1, 1, 2, 3, 3, 9};
    enum { THINGS = sizeof worth / sizeof *worth };
    struct odds_lot lot = {.count = THINGS};
    for (int i = 0; i < THINGS; i++)
        lot.with[worth[i]]++;
    for (int n = 0; n <= 4; n++)
        for (int before = 0; before <= 20; before += 10) {
            double sum[VALUES] = {0}, right[VALUES] = {0};
            sum[before] = 1;
            odds_add_drawn(sum, VALUES, &lot, n);
            draw_all(worth, THINGS, 0, n, before, 1, right);
            for (int v = 0; v < VALUES; v++)
                cr_expect(fabs(sum[v] - right[v]) < 1e-12, "%d drawn, worth %d: %g, not %g", n, v,
                          sum[v], right[v]);
        }
}

Test(odds, ways_to_choose)
{
    cr_expect_eq(odds_choose(5, 0), 1);
    cr_expect_eq(odds_choose(5, 2), 10);
    cr_expect_eq(odds_choose(52, 5), 2598960);
}

Test(odds, whole_percent_are_certain_only_where_it_is)
{
    cr_expect_eq(odds_percent(0), 0);
    cr_expect_eq(odds_percent(1e-4), 1);
    cr_expect_eq(odds_percent(0.5), 50);
    cr_expect_eq(odds_percent(0.9999), 99);
    cr_expect_eq(odds_percent(1), 100);
}
