/* 81 Status phase, 61 Objectives, 98 Victory points.
 *
 * 81.s1 score objectives, 81.s2 reveal one, 81.s3 draw action cards, 81.s4 remove command tokens,
 * 81.s5 gain and redistribute, 81.s6 ready cards, 81.s7 repair units, 81.s8 return strategy cards.
 */
#include "kit_config.h"

/* 98 Victory points. */

int game_score(const struct arb_run *g, int seat)
{
    return player(g, seat)->points;
}

/* 61.15+2, 98.8+1 Of equals who is first in initiative; 98.7+2 without strategy cards who is
 * nearest the speaker. */
int game_tiebreak(const struct arb_run *g, int seat)
{
    bool cards = false;
    int places = 0;
    EACH_SEAT_FROM (g, 0, other)
        cards |= player(g, other)->strategy != 0;
    while (places < g->block->seats && seat_from(g, g->s->speaker, places) != seat)
        places++;
    if (seat + 1 == g->s->winner)
        return 100;
    RULES("98.8+1", "61.15+2");
    return cards ? -initiative(g, seat) : -places;
}

void end_play(struct arb_run *g, int winner)
{
    g->s->winner = (uint8_t)(winner == NOBODY ? 0 : winner + 1);
    place_all(g);
    g->block->status = ARB_OVER;
}

/* 98.4a+1 Never more than the goal, 98.7 which ends the game at once. */
void gain_points(struct arb_run *g, int seat, int points, const char *rule)
{
    struct player *p = player(g, seat);
    int now = p->points + points;
    RULES("98.4", "98.4a", "98.4a+1", "98.2");
    now = now < 0 ? 0 : now > g->s->goal ? g->s->goal : now;
    p->points = (uint8_t)now;
    tell(g, points < 0 ? EVENT_LOSES_POINTS : EVENT_POINTS, rule, seat,
         points < 0 ? -points : points, now);
    if (now >= g->s->goal) {
        RULES("98.0", "98.7", g->s->goal > 10 ? "98.2a" : "98.0");
        end_play(g, seat);
    }
}

/* 61 Objectives. */

/* 61.16 Whoever has lost a planet of the home system scores no public objective. */
static bool holds_home(const struct arb_run *g, int seat)
{
    EACH_PLANET (g, player(g, seat)->home, planet)
        if (!controls(g, seat, planet))
            return false;
    return true;
}

bool is_public(const struct arb_run *g, int card)
{
    return g->s->link[card].zone == ZONE_REVEALED;
}

uint8_t scorers(const struct arb_run *g, int card)
{
    return g->s->scored[card - g->c->first_card[PUBLIC]];
}

void add_scorer(struct arb_run *g, int seat, int card)
{
    g->s->scored[card - g->c->first_card[PUBLIC]] |= (uint8_t)SEAT(seat);
}

/* 61.8 Each once, 61.16 and public ones by those who hold their home system. */
bool may_score_public(struct arb_run *g, int seat, int card)
{
    return !forbid(g, scorers(g, card) >> seat & 1, "61.8") &&
           !forbid(g, !holds_home(g, seat) && !may(g, seat, ALLOW_SCORE), "61.16");
}

/* 61.5, 61.4 What it requires, 61.10 and what it costs. */
static bool fulfils(struct arb_run *g, int seat, int card)
{
    const struct thing_def *d = def_of(g, card);
    struct scope sc = {BEGINNING_SCOPE(card, 0, seat)};
    RULES("61.5", "61.5a", "81.s1a", "81.s1b");
    if (!d->condition && !d->cost)
        return false; /* the pack does not say yet how it is fulfilled */
    return !forbid(g, !holds(g, &sc, d->condition), "61.5") && costs_payable(g, &sc, d->cost);
}

/* The same as a number: as much of what it requires and takes as the seat has now. Looking marks no
 * rule. */
bool progress_of(struct arb_run *g, int seat, int card, struct extent *p)
{
    const struct thing_def *d = def_of(g, card);
    struct scope sc = {BEGINNING_SCOPE(card, 0, seat)};
    struct arb_marks *marks = g->marks;
    *p = (struct extent){0};
    g->marks = NULL;
    extent_of(g, &sc, d->condition, p);
    extent_of_costs(g, &sc, d->cost, p);
    g->marks = marks;
    return p->need > 0;
}

bool is_kept_from_scoring(struct arb_run *g, int seat, int card)
{
    return is_public(g, card) && !holds_home(g, seat) && !may(g, seat, ALLOW_SCORE);
}

static bool may_score(struct arb_run *g, int seat, int card)
{
    consider(g, VERB_SCORE, card, 0, 0);
    return (!is_public(g, card) || may_score_public(g, seat, card)) &&
           !(def_of(g, card)->type == SECRET && def_of(g, card)->kind != SCORE_STATUS) &&
           fulfils(g, seat, card);
}

static int scoring_zone(const struct score *L)
{
    return L->what == SCORE_PUBLIC ? ZONE_REVEALED : ZONE_SECRET + L->seat;
}

static bool could_score(struct arb_run *g, const struct score *L)
{
    EACH_IN (g->s->zone, g->s->link, scoring_zone(L), card)
        if (may_score(g, L->seat, card))
            return true;
    return false;
}

/* 61.12 A token on the card, 61.18 or it lies open before its owner; 61.12+1, 61.18+2 the points.
 */
void mark_scored(struct arb_run *g, int seat, int card)
{
    tell(g, EVENT_SCORES, "61.0", seat, card, 0);
    if (is_public(g, card)) {
        RULES("61.12", "61.12+1");
        add_scorer(g, seat, card);
    } else {
        RULES("61.18", "61.18+1", "61.18+2", "61.19");
        put_card(g, card, ZONE_SCORED + seat, ARB_BOTTOM);
    }
    happened(g, FACT_SCORES, card, seat, 0, 0);
    gain_points(g, seat, def_of(g, card)->points, "81.s1c");
}

/* Nobody is asked about public objectives it cannot score, which all can see; about its secrets it
 * is asked whenever it has some, so that nobody learns from it what they are. */
FLOW(score)
{
    BEGIN;
    if (L->what == SCORE_PUBLIC ? !could_score(g, L) : !g->s->zone[ZONE_SECRET + L->seat].count)
        RETURN(0);
    ASK(SEAT(L->seat), L->imperial ? "45.2" : "81.s1",
        L->what == SCORE_PUBLIC ? "Which public objective do you score?"
                                : "Which secret objective do you score?",
        0, {
            EACH_IN (g->s->zone, g->s->link, scoring_zone(L), card)
                if (may_score(g, L->seat, card))
                    offer(g);
            offer_pass(g, VERB_SCORE_NOT);
        });
    if (chosen(g)->verb == VERB_SCORE_NOT)
        RETURN(0);
    L->card = chosen(g)->a;
    if (def_of(g, L->card)->cost) {
        RULE("61.10");
        L->scope = (uint8_t)new_scope(g, (struct scope){BEGINNING_SCOPE(L->card, 0, L->seat)});
        CALL(pay_costs, .cost = def_of(g, L->card)->cost, .scope = L->scope);
        drop_scope(g);
    }
    ACTS(L->card, 0);
    mark_scored(g, L->seat, L->card);
    SETTLE;
    END;
}

/* 81.s2. */

/* 61.14a, 81.s2+2 Stage II only when all of stage I are faceup. 61.15, 81.s2+1 With none left the
 * game ends. */
FLOW(reveal_objective)
{
    BEGIN;
    L->stage = g->s->laid[0] == 0;
    if (!g->s->laid[L->stage]) {
        tell(g, EVENT_ENDS, "61.15", 0, 0, 0);
        RULES("81.s2+1", "61.15+1", "98.8");
        end_play(g, NOBODY);
        RETURN(0);
    }
    RULES("61.14a", "81.s2+2");
    CALL(top_thing, .zone = ZONE_STAGE_1 + L->stage);
    g->s->laid[L->stage]--;
    put_card(g, result(g), ZONE_REVEALED, ARB_BOTTOM);
    RULES("61.11", "80.6");
    tell(g, EVENT_REVEALS, "61.14", result(g), 0, 0);
    happened(g, FACT_OBJECTIVE_REVEALED, result(g), g->s->speaker, 0, 0);
    SETTLE;
    END;
}

/* The other steps. */

/* 81.s4 Everybody's tokens leave the board. */
static void remove_tokens(struct arb_run *g)
{
    RULE("81.s4");
    EACH_SEAT_FROM (g, 0, seat)
        player(g, seat)->tokens = 0;
}

/* 81.s6, 34.2, 71.5 */
void ready_all(struct arb_run *g)
{
    RULES("81.s6", "34.2", "71.5", "71.6+1", "51.4+1");
    g->s->exhausted[0] = g->s->exhausted[1] = 0;
    EACH_SEAT_FROM (g, 0, seat) {
        player(g, seat)->exhausted_techs = 0;
        player(g, seat)->played = 0;
    }
    for (int card = 1; card <= g->c->cards; card++) {
        bool agent = g->s->card_state[card] & CARD_EXHAUSTED && def_of(g, card)->type == LEADER;
        g->s->card_state[card] &= (uint8_t)~CARD_EXHAUSTED;
        if (agent)
            happened(g, FACT_READIES, card, game_you(g, card, NULL), 0, 0);
    }
}

/* 81.s7, 87.3 */
static void repair_all(struct arb_run *g)
{
    RULE("81.s7");
    for (int place = 1; place < PLACE_SHEET; place++)
        EACH_STACK (g, place, st)
            st->damaged = 0;
}

/* 81.s8 */
static void return_strategy_cards(struct arb_run *g, int seat)
{
    RULE("81.s8");
    player(g, seat)->strategy = 0;
    for (int card = 0; card < STRATEGY_CARDS; card++)
        if (g->s->strategy_of[card] == seat + 1) {
            g->s->strategy_of[card] = 0;
            put_card(g, g->c->first_card[STRATEGY] + card, ZONE_STRATEGY, ARB_BOTTOM);
        }
}

/* The scoring order: 81.s1 clockwise from the speaker by the reference, 81.s1+1 by initiative as
 * published. */
static int scoring_seat(const struct arb_run *g, int n)
{
    if (variant(g, PUBLISHED)) {
        RULE("81.s1+1");
        return g->s->order[n];
    }
    RULE("81.s1");
    return seat_from(g, g->s->speaker, n);
}

FLOW(status_phase)
{
    BEGIN;
    g->s->phase = PHASE_STATUS;
    set_order(g);
    RULE("81.0");
    happened(g, FACT_STATUS_BEGINS, 0, g->s->speaker, 0, 0);
    SETTLE;
    for (L->n = 0; L->n < g->block->seats; L->n++) {
        L->seat = (uint8_t)scoring_seat(g, L->n);
        if (!seat_is_in(g, L->seat))
            continue;
        RULE("61.6");
        CALL(score, .seat = L->seat, .what = SCORE_PUBLIC);
        CALL(score, .seat = L->seat, .what = SCORE_SECRET);
    }
    unlock_all_leaders(g);
    RULES("81.s2", "61.14");
    CALL(reveal_objective);
    for (L->n = 0; L->n < g->block->seats; L->n++) {
        if (!seat_is_in(g, g->s->order[L->n]))
            continue;
        RULES("81.s3", "81.s3+1", "2.1");
        CALL(draw_actions, .seat = g->s->order[L->n],
             .count = (uint8_t)stat_of(g, SHEETS + g->s->order[L->n], STAT_STATUS_DRAW, NULL));
    }
    remove_tokens(g);
    for (L->n = 0; L->n < g->block->seats; L->n++) {
        L->seat = g->s->order[L->n];
        if (!seat_is_in(g, L->seat))
            continue;
        RULES("81.s5", "81.s5+2", "81.s5+4");
        CALL(gain_tokens, .seat = L->seat,
             .count = (uint8_t)stat_of(g, SHEETS + L->seat, STAT_TOKEN_GAIN, NULL));
        happened(g, FACT_STATUS_TOKENS, 0, L->seat, 0, 0);
        SETTLE;
        CALL(redistribute, .seat = L->seat);
        RULE("81.s5+3");
        CALL(keep_all_fleets, .seat = L->seat);
    }
    ready_all(g);
    repair_all(g);
    unlock_all_leaders(g);
    happened(g, FACT_STATUS_ENDS, 0, g->s->speaker, 0, 0);
    SETTLE;
    end_lasting(g, UNTIL_STATUS_ENDS, 0);
    for (L->n = 0; L->n < g->block->seats; L->n++) {
        L->seat = g->s->order[L->n];
        if (!seat_is_in(g, L->seat))
            continue;
        IMMINENT(FACT_RETURNS_CARDS, 0, L->seat, 0, 0);
        if (result(g) != PREVENTED)
            return_strategy_cards(g, L->seat);
    }
    EACH_SEAT_FROM (g, 0, seat)
        player(g, seat)->played = 0;
    END;
}
