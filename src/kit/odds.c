#include "odds.h"

#include <stdio.h>
#include <string.h>

/* Counting. */

double odds_choose(int n, int k)
{
    double ways = 1;
    for (int i = 1; i <= k; i++)
        ways = ways * (n - k + i) / i;
    return ways;
}

static int lesser(int a, int b)
{
    return a < b ? a : b;
}

/* ways[m][v]: in how many ways m things can be taken that are worth v together. Now `here`
 * things of one worth may be among them, too; at most `n` things worth `most` in all. */
static void take_in(double *ways, int values, int here, int worth, int n, int most)
{
    for (int m = n; m >= 0; m--)
        for (int v = lesser(most, values - 1); v >= 0; v--) {
            double sum = 0;
            for (int j = 0; j <= here && j <= m && j * worth <= v; j++) {
                double before = ways[(m - j) * values + v - j * worth];
                if (before > 0)
                    sum += before * odds_choose(here, j);
            }
            ways[m * values + v] = sum;
        }
}

void odds_add_drawn(double *sum, int values, const struct odds_lot *lot, int n)
{
    double ways[(n + 1) * values], was[values], all = odds_choose(lot->count, n);
    int most = 0, taken = 0;
    memset(ways, 0, sizeof ways);
    ways[0] = 1;
    for (int worth = 0; worth < ODDS_WORTHS; worth++) {
        if (!lot->with[worth])
            continue;
        taken = lesser(taken + lot->with[worth], n);
        most += lesser(lot->with[worth], n) * worth;
        take_in(ways, values, lot->with[worth], worth, taken, most);
    }
    memcpy(was, sum, sizeof was);
    memset(sum, 0, sizeof was);
    for (int a = 0; a < values; a++)
        for (int v = 0; was[a] > 0 && v <= most && v < values; v++)
            if (ways[n * values + v] > 0)
                sum[lesser(a + v, values - 1)] += was[a] * ways[n * values + v] / all;
}

/* Telling. */

int odds_percent(double p)
{
    int n = (int)(p * 100 + 0.5);
    return p > 1e-9 && n < 1 ? 1 : p < 1 - 1e-9 && n > 99 ? 99 : n;
}

static const char *tone_word(enum odds_tone tone)
{
    return tone == ODDS_GOOD ? "good" : tone == ODDS_BAD ? "bad" : "even";
}

void odds_put_outcome(struct arb_json *out, const char *label, double p, enum odds_tone tone)
{
    arb_put_object(out, NULL);
    arb_put_text(out, "label", label);
    arb_put_real(out, "p", p);
    arb_put_text(out, "tone", tone_word(tone));
    arb_put_end(out);
}

void odds_put_expected(struct arb_json *out, const char *label, double value)
{
    arb_put_object(out, "expected");
    arb_put_text(out, "label", label);
    arb_put_real(out, "value", value);
    arb_put_end(out);
}

void odds_put_bar(struct arb_json *out, const char *label, int value, double p, enum odds_tone tone,
                  const char *note)
{
    arb_put_object(out, NULL);
    arb_put_text(out, "label", label);
    arb_put_number(out, "value", value);
    arb_put_real(out, "p", p);
    arb_put_text(out, "tone", tone_word(tone));
    if (note)
        arb_put_text(out, "note", note);
    arb_put_end(out);
}

void odds_begin_side(struct arb_json *out, int seat)
{
    arb_put_object(out, NULL);
    arb_put_number(out, "seat", seat);
    arb_put_array(out, "pieces");
}

void odds_put_pieces(struct arb_json *out, const char *type, const char *name, int count)
{
    arb_put_object(out, NULL);
    arb_put_text(out, "type", type);
    arb_put_text(out, "name", name);
    arb_put_number(out, "count", count);
    arb_put_end(out);
}

void odds_end_side(struct arb_json *out, const char *label, double value)
{
    arb_put_end(out);
    arb_put_text(out, "label", label);
    arb_put_real(out, "value", value);
    arb_put_end(out);
}

void odds_put_row(struct arb_json *out, const struct odds_row *row)
{
    char percent[16];
    snprintf(percent, sizeof percent, "%d %%", odds_percent(row->p));
    arb_put_object(out, NULL);
    arb_put_text(out, "label", row->label);
    arb_put_text(out, "text", row->text ? row->text : percent);
    if (row->p >= 0)
        arb_put_real(out, "p", row->p);
    if (row->seat >= 0)
        arb_put_number(out, "seat", row->seat);
    if (row->told)
        arb_put_text(out, "tone", tone_word(row->tone));
    arb_put_end(out);
}
