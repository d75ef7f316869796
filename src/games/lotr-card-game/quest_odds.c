/* quest_odds.c - committed willpower against the threat that the cards still to be revealed may
 * bring.
 *
 * What is counted: threat strength as printed, surge, the guards of guarded objectives, and
 * the discard pile that becomes the deck when it runs out (t3.3e). What is not: effects of the
 * cards revealed, and what players may still do.
 *
 * What must hold: the result depends only on what the seat may know. A facedown shadow card
 * may be any of those it has not seen. */
#include "quest_odds.h"
#include "numbers.h"
#include "round.h"
#include "sight.h"

#include <stdio.h>
#include <stdlib.h>

/* ---- Cards to come -------------------------------------------------------------- */

static struct draw reveal_of(const struct arb_run *g, int card)
{
    const struct card_def *d = &g->c->def[g->s->card[card].def];
    int threat = d->type == ENEMY || d->type == LOCATION ? d->stat[THREAT] : 0;
    return (struct draw){.more = (uint8_t)(d->keyword[SURGE] + (d->keyword[GUARDED] > 0)),
                         .stays = d->type != TREACHERY,
                         .worth = (uint8_t)(threat < 0 ? 0 : threat)};
}

/* The latest time a facedown shadow card that the seat has not seen was dealt, -1 without any:
 * what joined the deck after that is none of them. */
static int add_shadows(const struct arb_run *g, int seat, struct draws *draws)
{
    int latest = -1;
    EACH_CARD (g, ZONE_SHADOW, card) {
        if (game_seat_knows(g, seat, card))
            continue;
        draws_elsewhere(draws, reveal_of(g, card));
        if (g->s->card[card].dealt > latest)
            latest = g->s->card[card].dealt;
    }
    return latest;
}

static void add_cards(const struct arb_run *g, int seat, struct draws *draws)
{
    int latest = add_shadows(g, seat, draws);
    EACH_CARD (g, ZONE_ENCOUNTER_DECK, card) {
        struct draw reveal = reveal_of(g, card);
        if (!g->s->link[card].loose && game_seat_knows(g, seat, card))
            draws_known(draws, reveal);
        else
            draws_hidden(draws, reveal, g->s->card[card].dealt <= latest);
    }
    EACH_CARD (g, ZONE_ENCOUNTER_DISCARD, card)
        draws_pile(draws, reveal_of(g, card));
}

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

/* While cards are being revealed there is no telling what the one that is being
 * dealt with will bring. */
static int reveals_to_come(const struct arb_run *g)
{
    if (g->s->phase != PHASE_QUEST || g->s->head.status != ARB_PLAYING)
        return -1;
    if (g->s->step == STEP_3_3)
        return is_running(g, FLOW_staging) ? -1 : 0;
    if (g->s->step != STEP_3_2)
        return -1;
    if (table_rule(g, NOBODY, NO_STAGING_STEP))
        return 0;
    int reveals = seats_in(g) + table_rule(g, NOBODY, EXTRA_REVEALS);
    return reveals < 0 ? 0 : reveals < DRAWS_MOST ? reveals : DRAWS_MOST;
}

/* ---- The odds ------------------------------------------------------------------- */

bool quest_odds(const struct arb_run *g, int seat, struct odds *odds)
{
    int reveals = reveals_to_come(g);
    double more[DRAWS_SUMS];
    if (reveals < 0)
        return false;
    struct draws *draws = draws_begin();
    add_cards(g, seat, draws);
    *odds = (struct odds){.willpower = committed_willpower(g, NULL),
                          .threat = staging_threat(g, NULL),
                          .reveals = reveals,
                          .unseen = draws_unknown(draws)};
    if (!draws_end(draws, reveals, more))
        return false;
    for (int v = 0; v < DRAWS_SUMS; v++) {
        int threat = odds->threat + v < DRAWS_SUMS ? odds->threat + v : DRAWS_SUMS - 1;
        odds->p[threat] += more[v];
        odds->expected += threat * more[v];
        *(threat < odds->willpower    ? &odds->success
          : threat == odds->willpower ? &odds->even
                                      : &odds->fail) += more[v];
    }
    return true;
}

/* ---- Telling ------------------------------------------------------------------------- */

static void put_bar(const struct odds *odds, int threat, struct arb_json *out)
{
    char label[32], note[32] = "even";
    int by = odds->willpower - threat;
    enum odds_tone tone = by > 0 ? ODDS_GOOD : by < 0 ? ODDS_BAD : ODDS_EVEN;
    snprintf(label, sizeof label, "threat %3d", threat);
    if (by)
        snprintf(note, sizeof note, by > 0 ? "success by %d" : "failure by %d", abs(by));
    odds_put_bar(out, label, threat, odds->p[threat], tone, note);
}

static void put_details(const struct odds *odds, struct arb_json *out)
{
    char line[128] = "No more cards are to be revealed";
    if (odds->reveals)
        snprintf(line, sizeof line,
                 "%d card%s still to be revealed; of the deck you have not seen %d", odds->reveals,
                 odds->reveals == 1 ? "" : "s", odds->unseen);
    arb_put_array(out, "lines");
    arb_put_text(out, NULL, line);
    arb_put_end(out);
    arb_put_array(out, "bars");
    for (int t = 0; t < DRAWS_SUMS; t++)
        if (odds->p[t] > 0)
            put_bar(odds, t, out);
    arb_put_end(out);
    arb_put_array(out, "notes");
    arb_put_text(out, NULL,
                 "by printed threat, surge and guards; effects of the cards not counted");
    arb_put_end(out);
}

void put_odds(const struct odds *odds, const char *key, bool details, struct arb_json *out)
{
    arb_put_object(out, key);
    arb_put_text(out, "title", "Odds of the quest");
    arb_put_array(out, "outcomes");
    odds_put_outcome(out, "success", odds->success, ODDS_GOOD);
    odds_put_outcome(out, "even", odds->even, ODDS_EVEN);
    odds_put_outcome(out, "failure", odds->fail, ODDS_BAD);
    arb_put_end(out);
    odds_put_expected(out, "threat to reckon with", odds->expected);
    if (details)
        put_details(odds, out);
    arb_put_end(out);
}
