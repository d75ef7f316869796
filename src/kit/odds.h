/* odds.h - forecasts: what may still come, counted exactly and told in one form that every
 * screen can show.
 *
 *     {"title", "when"?, "lines": [texts], "outcomes": [{"label", "p", "tone"}],
 *      "expected"?: {"label", "value"},
 *      "sides"?: [{"seat", "pieces": [{"type", "name", "count"}], "label", "value"}],
 *      "rows"?: [{"label", "text", "p"?, "seat"?, "tone"?}],
 *      "bars": [{"label", "value", "p", "tone", "note"?}], "notes": [texts]}
 *
 * Sides are who fights, each with what and the hits it may expect; rows are whatever else is
 * to be known: a chance, what is left in the end, what somebody does first.
 * `tone` is good, even or bad for the seat that looks. A game puts it into its view or
 * beside a number it explains; the shorter form without bars is for views. Dice have
 * their own counting (dice_odds.h), things drawn and not put back have it here. Odds serve
 * screens and bots, never the rules; they may depend only on what the seat knows. */
#ifndef KIT_ODDS_H
#define KIT_ODDS_H

#include "json.h"

#include <stdbool.h>

/* Counting. */

/* The ways to take k of n. */
double odds_choose(int n, int k);

/* Things by what each of them is worth: with[v] of them are worth v. */
enum { ODDS_WORTHS = 32 };
struct odds_lot {
    int count;
    int with[ODDS_WORTHS];
};

/* sum[v], v below `values`, is the chance that something comes to v. Add to it what `n`
 * things drawn out of the lot are worth, each as likely as any other; the last value holds
 * all above. */
void odds_add_drawn(double *sum, int values, const struct odds_lot *lot, int n);

/* Telling. */

/* Whole percent; 0 and 100 only if it is certain. */
int odds_percent(double p);

enum odds_tone { ODDS_GOOD, ODDS_EVEN, ODDS_BAD };

/* In this order; each array is begun with arb_put_array() and ended with arb_put_end(). */
void odds_put_outcome(struct arb_json *out, const char *label, double p, enum odds_tone tone);
void odds_put_expected(struct arb_json *out, const char *label, double value);
void odds_put_bar(struct arb_json *out, const char *label, int value, double p, enum odds_tone tone,
                  const char *note);

/* A side of a fight: its pieces by their type, as views have it, then what is to be expected. */
void odds_begin_side(struct arb_json *out, int seat);
void odds_put_pieces(struct arb_json *out, const char *type, const char *name, int count);
void odds_end_side(struct arb_json *out, const char *label, double value);
/* A row of `text`, or of a chance alone (NULL: its percent are the text). */
struct odds_row {
    const char *label, *text;
    double p;  /* below 0: it is none */
    int seat;  /* -1: nobody's */
    bool told; /* it has a tone */
    enum odds_tone tone;
};
void odds_put_row(struct arb_json *out, const struct odds_row *row);

#endif
