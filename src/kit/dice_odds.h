/* dice_odds.h - what a planned roll will bring: its exact distribution, and every modifier
 * in it by name.
 *
 *     struct dice_plan plan = {.what = ODDS_AT_LEAST, .add = 0};
 *     dice_plan_dice(&plan, die, 3, 7, 1);      three dice that hit from 7 on, +1 each
 *     struct dice_odds odds;
 *     if (dice_odds(&plan, &odds))
 *         show(dice_odds_at_least(&odds, 2));   two hits or more
 *
 * Nothing is drawn and nothing allocated: the dice are folded one by one into the
 * chances of each total. The chances are sums of products of equal sides; what rounding
 * adds to one is below 1e-13. They serve screens and bots, never the rules. */
#ifndef KIT_DICE_ODDS_H
#define KIT_DICE_ODDS_H

#include "dice.h"

enum {
    DICE_PLAN_GROUPS = 12, /* kinds of dice or of units in one plan */
    DICE_PLAN_PARTS = 16,  /* named modifiers */
    DICE_PLAN_REROLLS = 16,
    DICE_SPAN = 512 /* different totals */
};

/* What is counted: the numbers, dice whose number is at least `need`, or a symbol. */
enum dice_odds_what { ODDS_SUM, ODDS_AT_LEAST, ODDS_SYMBOL };

struct dice_part {
    const char *source, *rule; /* "morale boost", "56.0" */
    int amount;
};

struct dice_plan {
    uint8_t what;
    uint8_t symbol; /* for ODDS_SYMBOL */
    uint8_t groups, parts;
    int add; /* to the total, see dice_plan_part() */
    /* A simple way to use rerolls: dice in their order, each as long as what it brings is
     * below `below`, at most `per_die` times (0: no limit) and `rerolls` times in all. */
    int8_t below;
    uint8_t rerolls, per_die;
    bool full; /* something did not fit; dice_odds() then refuses */
    struct dice_group {
        const struct die *die;
        uint8_t count;
        int8_t need; /* for ODDS_AT_LEAST */
        int8_t add;  /* to each number */
    } group[DICE_PLAN_GROUPS];
    struct dice_part part[DICE_PLAN_PARTS];
};

struct dice_odds {
    int low, count;      /* totals from low to low + count - 1 */
    double p[DICE_SPAN]; /* their chances */
};

void dice_plan_dice(struct dice_plan *plan, const struct die *die, int count, int need, int add);
/* A modifier of the total with its name. For dice, of each number: `total` is false, and
 * the amount is only named here, since the dice have it. */
void dice_plan_part(struct dice_plan *plan, int amount, const char *source, const char *rule,
                    bool total);

/* False: the plan is larger than DICE_PLAN_... or DICE_SPAN hold. */
bool dice_odds(const struct dice_plan *plan, struct dice_odds *odds);

double dice_odds_exactly(const struct dice_odds *odds, int total);
double dice_odds_at_least(const struct dice_odds *odds, int total);
double dice_odds_mean(const struct dice_odds *odds);
/* Subtract what does not roll (a guard, a defence) and let nothing fall below `floor`. */
void dice_odds_less(struct dice_odds *odds, int less, int floor);

/* One die by what each of its faces brings, and how likely it is to bring that and not 0. */
void dice_odds_of_faces(struct dice_odds *odds, const struct die *die, const int *brings,
                        const double *likely);
/* How many sides of a die have one of these flags, as a part of all. */
double dice_odds_flagged(const struct die *die, int flags);

/* Draws without putting back: the chance that of `draws` from `all` things at least
 * `least` are among the `good` ones. */
double dice_drawn_at_least(int all, int good, int draws, int least);

/* {"mean","totals":[{"total","chance","or_more"}],"parts":[{"amount","source","rule"}]} */
void dice_put_odds(struct arb_json *out, const char *key, const struct dice_plan *plan,
                   const struct dice_odds *odds);

#endif
