/* quest_odds.c - committed willpower against the threat of the staging area, after the cards
 * still to be revealed have done all they do. */
#include "numbers.h"
#include "round.h"
#include "stack.h"

#include "forecast.h" /* after the block it copies */

#include <stdio.h>

static bool is_staged(const struct arb_run *g)
{
    return g->s->step == STEP_3_3 && !arb_stack_holds(g->block, FLOW_staging);
}

/* Between committing and the resolution; while a card is being dealt with nobody can tell
 * what it will bring. */
bool game_may_forecast(const struct arb_run *g)
{
    return g->s->phase == PHASE_QUEST && g->s->head.status == ARB_PLAYING &&
           (g->s->step == STEP_3_2 || is_staged(g));
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
bool game_loosen(struct arb_run *g, int seat)
{
    if (cards_to_come(g) > 1 && g->s->zone[ZONE_ENCOUNTER_DECK].count > 12)
        return false;
    seat = seat < PLAYERS ? seat : PLAYERS;
    EACH_CARD (g, ZONE_SHADOW, card)
        if (game_hidden(g, seat, card))
            return false;
    return hide_loosen(g, seat, ZONE_ENCOUNTER_DECK);
}

bool game_foreseen(const struct arb_run *g, int *value)
{
    bool lost = g->s->head.status == ARB_LOST;
    *value = lost ? -FORECAST_HALF : committed_willpower(g, NULL) - staging_threat(g, NULL);
    return is_staged(g) || g->s->phase != PHASE_QUEST || g->s->head.status != ARB_PLAYING;
}

/* ---- In words ------------------------------------------------------------------------ */

const struct forecast_words game_forecast_words = {
    .title = "Odds of the quest",
    .above = "success",
    .even = "even",
    .below = "failure",
    .worst = "the game is lost",
    .expected = "balance to reckon with",
    .note = "with all that the cards do, if nobody acts or responds"};

void game_forecast_line(const struct arb_run *g, char *line, size_t size)
{
    int reveals = cards_to_come(g);
    if (reveals)
        snprintf(line, size, "%d card%s still to be revealed", reveals, reveals == 1 ? "" : "s");
    else
        snprintf(line, size, "No more cards are to be revealed");
}
