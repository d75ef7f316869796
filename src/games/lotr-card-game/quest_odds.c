/* quest_odds.c - committed willpower against the threat of the staging area, after the cards
 * still to be revealed have done all they do. */
#include "foresee.h"
#include "numbers.h"
#include "round.h"
#include "stack.h"

#include <stdio.h>
#include <stdlib.h>

static bool is_staged(const struct arb_run *g)
{
    return g->s->step == STEP_3_3 && !arb_stack_holds(g->block, FLOW_staging);
}

bool quest_is_open(const struct arb_run *g)
{
    return g->s->phase == PHASE_QUEST && g->s->head.status == ARB_PLAYING &&
           (g->s->step == STEP_3_2 || is_staged(g));
}

/* As it is, or with one more character committed. */
static bool may_forecast(const struct arb_run *g, int seat, const struct arb_option *option,
                         struct forecast_start *start)
{
    (void)seat, (void)start;
    return quest_is_open(g) && (!option || option->verb == VERB_COMMIT);
}

static int cards_to_come(const struct arb_run *g)
{
    if (g->s->step != STEP_3_2 || table_rule(g, NOBODY, NO_STAGING_STEP))
        return 0;
    int reveals = seats_in(g) + table_rule(g, NOBODY, EXTRA_REVEALS);
    return reveals < 0 ? 0 : reveals;
}

/* A facedown shadow card could be one of the deck. Several cards of a whole deck come in too
 * many ways. */
static bool loosen(struct arb_run *g, int seat)
{
    if (cards_to_come(g) > 1 && g->s->zone[ZONE_ENCOUNTER_DECK].count > 12)
        return false;
    seat = hide_seat(seat);
    EACH_CARD (g, ZONE_SHADOW, card)
        if (game_hidden(g, seat, card))
            return false;
    return hide_loosen(g, seat, ZONE_ENCOUNTER_DECK);
}

static bool foreseen(const struct arb_run *g, const struct forecast_start *start, int *value)
{
    (void)start;
    bool lost = g->s->head.status == ARB_LOST;
    *value = lost ? -FORECAST_HALF : committed_willpower(g, NULL) - staging_threat(g, NULL);
    return is_staged(g) || g->s->phase != PHASE_QUEST || g->s->head.status != ARB_PLAYING;
}

/* In words. */

static void say_balance(int by, char *words, size_t size)
{
    if (by == -FORECAST_HALF || !by)
        snprintf(words, size, "%s", by ? "the game is lost" : "even");
    else
        snprintf(words, size, "%s by %d", by > 0 ? "success" : "failure", abs(by));
}

static void say_what_comes(const struct arb_run *g, char *line, size_t size)
{
    int reveals = cards_to_come(g);
    if (reveals)
        snprintf(line, size, "%d card%s still to be revealed", reveals, reveals == 1 ? "" : "s");
    else
        snprintf(line, size, "No more cards are to be revealed");
}

const struct forecast_of quest_forecast = {
    .title = "Odds of the quest",
    .above = "success",
    .even = "even",
    .below = "failure",
    .expected = "balance to reckon with",
    .one_by_one = "card by card",
    .note = "with all that the cards do, if nobody acts or responds",
    .may = may_forecast,
    .loosen = loosen,
    .foreseen = foreseen,
    .say = say_balance,
    .line = say_what_comes,
};
