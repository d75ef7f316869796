/* Newton's method: the sum of losses has one minimum and few weights. */
#include "fit.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

void arb_lots_add(struct arb_lots *lots, const struct arb_lot *lot)
{
    if (lots->count == lots->room) {
        lots->room = lots->room ? lots->room * 2 : 1024;
        lots->lot = realloc(lots->lot, lots->room * sizeof *lots->lot);
        if (!lots->lot)
            abort();
    }
    lots->lot[lots->count++] = *lot;
}

void arb_lots_free(struct arb_lots *lots)
{
    free(lots->lot);
    *lots = (struct arb_lots){0};
}

/* The likelihood of each seat to win; those of players together leave room for losing. */
static void likelihoods(const struct arb_lot *lot, int n, const double *w, double *p)
{
    double most = lot->seats == 1 ? 0 : -1e300, sum = 0;
    for (int s = 0; s < lot->seats; s++) {
        p[s] = 0;
        for (int i = 0; i < n; i++)
            p[s] += w[i] * (double)lot->x[s][i];
        most = p[s] > most ? p[s] : most;
    }
    if (lot->seats == 1)
        sum = exp(-most);
    for (int s = 0; s < lot->seats; s++)
        sum += p[s] = exp(p[s] - most);
    for (int s = 0; s < lot->seats; s++)
        p[s] /= sum;
}

struct newton {
    double slope[ARB_FEATURES], bend[ARB_FEATURES][ARB_FEATURES];
};

static void add_lot(struct newton *at, const struct arb_lot *lot, int n, const double *w)
{
    double p[ARB_SEATS], mean[ARB_FEATURES] = {0};
    likelihoods(lot, n, w, p);
    for (int s = 0; s < lot->seats; s++)
        for (int i = 0; i < n; i++)
            mean[i] += p[s] * (double)lot->x[s][i];
    for (int s = 0; s < lot->seats; s++)
        for (int i = 0; i < n; i++) {
            at->slope[i] += (p[s] - (double)lot->won[s]) * (double)lot->x[s][i];
            for (int k = 0; k <= i; k++)
                at->bend[i][k] += p[s] * (double)lot->x[s][i] * (double)lot->x[s][k];
        }
    for (int i = 0; i < n; i++)
        for (int k = 0; k <= i; k++)
            at->bend[i][k] -= mean[i] * mean[k];
}

/* bend * step = slope, by Cholesky; bend is below its diagonal only. */
static void solve(struct newton *at, int n, double *step)
{
    for (int i = 0; i < n; i++)
        for (int k = 0; k <= i; k++) {
            double sum = at->bend[i][k];
            for (int j = 0; j < k; j++)
                sum -= at->bend[i][j] * at->bend[k][j];
            at->bend[i][k] = i == k ? sqrt(sum > 1e-12 ? sum : 1e-12) : sum / at->bend[k][k];
        }
    for (int i = 0; i < n; i++) {
        step[i] = at->slope[i];
        for (int k = 0; k < i; k++)
            step[i] -= at->bend[i][k] * step[k];
        step[i] /= at->bend[i][i];
    }
    for (int i = n - 1; i >= 0; i--) {
        for (int k = i + 1; k < n; k++)
            step[i] -= at->bend[k][i] * step[k];
        step[i] /= at->bend[i][i];
    }
}

void arb_fit(const struct arb_lots *lots, int features, double ridge, float *weight)
{
    double w[ARB_FEATURES], step[ARB_FEATURES];
    enum { ROUNDS = 12 };
    for (int i = 0; i < features; i++)
        w[i] = (double)weight[i];
    for (int round = 0; round < ROUNDS; round++) {
        struct newton at = {0};
        double longest = 0;
        for (size_t i = 0; i < lots->count; i++)
            add_lot(&at, &lots->lot[i], features, w);
        for (int i = 0; i < features; i++) {
            at.slope[i] += ridge * (w[i] - (double)weight[i]);
            at.bend[i][i] += ridge + 1e-6;
        }
        solve(&at, features, step);
        for (int i = 0; i < features; i++)
            longest = fabs(step[i]) > longest ? fabs(step[i]) : longest;
        double scale = longest > 4 ? 4 / longest : 1;
        for (int i = 0; i < features; i++)
            w[i] -= scale * step[i];
    }
    for (int i = 0; i < features; i++)
        weight[i] = (float)w[i];
}

double arb_fit_loss(const struct arb_lots *lots, int features, const float *weight)
{
    double w[ARB_FEATURES], p[ARB_SEATS], loss = 0;
    for (int i = 0; i < features; i++)
        w[i] = (double)weight[i];
    for (size_t i = 0; i < lots->count; i++) {
        const struct arb_lot *lot = &lots->lot[i];
        double rest = 1, lost = 1;
        likelihoods(lot, features, w, p);
        for (int s = 0; s < lot->seats; s++) {
            loss -= (double)lot->won[s] * log2(p[s] + 1e-12);
            rest -= p[s];
            lost -= (double)lot->won[s];
        }
        if (lot->seats == 1)
            loss -= lost * log2(rest + 1e-12);
    }
    return lots->count ? loss / (double)lots->count : 0;
}
