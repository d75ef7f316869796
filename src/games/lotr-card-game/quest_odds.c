/* quest_odds.c - committed willpower against the threat of the staging area, after the cards
 * still to be revealed have done all they do. */
#include "quest_odds.h"
#include "numbers.h"
#include "round.h"

#include <stdio.h>
#include <stdlib.h>

static bool is_running(const struct arb_run *g, enum flow flow)
{
    const struct arb_block *b = g->block;
    struct arb_frame f;
    for (int at = b->top; b->stack_used; at = f.below) {
        memcpy(&f, b->stack + at, sizeof f);
        if (f.flow == flow)
            return true;
        if (!at)
            break;
    }
    return false;
}

static bool is_staged(const struct arb_run *g)
{
    return g->s->step == STEP_3_3 && !is_running(g, FLOW_staging);
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

/* ---- Telling ------------------------------------------------------------------------- */

static void put_bar(const struct forecast *f, int by, struct arb_json *out)
{
    char label[32] = "even         ";
    if (by)
        snprintf(label, sizeof label, by > 0 ? "success by %2d" : "failure by %2d", abs(by));
    if (by == -FORECAST_HALF)
        snprintf(label, sizeof label, "the game is lost");
    odds_put_bar(out, label, by, f->p[FORECAST_AT(by)],
                 by > 0   ? ODDS_GOOD
                 : by < 0 ? ODDS_BAD
                          : ODDS_EVEN,
                 NULL);
}

static void put_details(const struct arb_run *g, const struct forecast *f, struct arb_json *out)
{
    char line[128] = "No more cards are to be revealed";
    int reveals = cards_to_come(g);
    if (reveals)
        snprintf(line, sizeof line, "%d card%s still to be revealed", reveals,
                 reveals == 1 ? "" : "s");
    arb_put_array(out, "lines");
    arb_put_text(out, NULL, line);
    arb_put_end(out);
    arb_put_array(out, "bars");
    for (int by = FORECAST_HALF - 1; by >= -FORECAST_HALF; by--)
        if (f->p[FORECAST_AT(by)] > 0)
            put_bar(f, by, out);
    arb_put_end(out);
    arb_put_array(out, "notes");
    forecast_say(f, line, sizeof line);
    arb_put_text(out, NULL, line);
    arb_put_text(out, NULL, "with all that the cards do, if nobody acts or responds");
    arb_put_end(out);
}

void put_quest_odds(const struct arb_run *g, const struct forecast *f, const char *key,
                    bool details, struct arb_json *out)
{
    double expected = 0;
    for (int by = -FORECAST_HALF; by < FORECAST_HALF; by++)
        expected += by * f->p[FORECAST_AT(by)];
    arb_put_object(out, key);
    arb_put_text(out, "title", f->exact ? "Odds of the quest" : "Odds of the quest, about");
    arb_put_array(out, "outcomes");
    odds_put_outcome(out, "success", f->above, ODDS_GOOD);
    odds_put_outcome(out, "even", f->even, ODDS_EVEN);
    odds_put_outcome(out, "failure", f->below, ODDS_BAD);
    arb_put_end(out);
    odds_put_expected(out, "balance to reckon with", expected);
    if (details)
        put_details(g, f, out);
    arb_put_end(out);
}
