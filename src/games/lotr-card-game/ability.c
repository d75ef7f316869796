/* ability.c - abilities and events: who may use them when, and what that is in this game.
 *
 * The six steps of initiating-abilities.2 to .7 (restrictions, costs, modified costs,
 * payment, targets, resolution) are the kit's (initiate.h); here is what the rules of the
 * card game add to them. */
#include "ability.h"
#include "cards.h"
#include "lotr.h"
#include "moments.h"
#include "numbers.h"

/* X. */

static bool is_event_in_hand(const struct arb_run *g, const struct scope *sc)
{
    return def_of(g, sc->source)->type == EVENT &&
           g->s->link[sc->source].zone == zone_of(sc->you, HAND);
}

int game_largest_x(const struct arb_run *g, const struct scope *sc)
{
    int pools;
    bool match;
    if (!is_event_in_hand(g, sc) || def_of(g, sc->source)->stat[COST] != COST_X)
        return -1;
    int most = purse(g, sc->you, def_of(g, sc->source)->sphere, &pools, &match) -
               cost_changes(g, sc->you, sc->source, NULL);
    return most > 0 ? most : 0;
}

/* What must be paid for an X; X itself stays what it is. */
static int x_cost(const struct arb_run *g, int player, int card, int x)
{
    RULE("letter-x.3");
    int cost = x + cost_changes(g, player, card, NULL);
    return cost > 0 ? cost : 0;
}

/* An X cost may be any amount that leads to something (letter-x.2). */
static bool x_leads_somewhere(const struct arb_run *g, const struct scope *sc, int x)
{
    struct scope with = *sc;
    with.x = (int16_t)x;
    return could_change(g, &with, g->c->ability[sc->ability].program);
}

/* May it be used now? */

bool game_may_begin(struct arb_run *g, int player, int card, const struct ability *a)
{
    (void)player;
    if (has_flag(g, card, EXHAUSTED))
        RULE("exhausted.5");
    if (!in_play(g, card))
        RULE("in-play.10");
    if (a->kind == ACTION && a->phase)
        RULE("action.3");
    return !forbid_by(g, a->kind == ACTION && a->phase && a->phase != g->s->phase, "action.4",
                      "It is for the {phase} phase; this is the {phase} phase.", a->phase,
                      g->s->phase, 0);
}

/* Would this ability claim its card, an objective that has a guard? */
static bool claims_guarded(const struct arb_run *g, int card, const struct ability *a)
{
    if (!g->s->card[card].host || g->s->link[card].zone != ZONE_STAGING)
        return false;
    for (const struct op *op = &g->c->op[a->program]; op->code != OP_END; op++)
        if (op->code == OP_CLAIM)
            return true;
    return false;
}

bool game_may_initiate(struct arb_run *g, const struct scope *sc)
{
    return !forbid(g, claims_guarded(g, sc->source, &g->c->ability[sc->ability]), "guarded.8");
}

bool game_can_pay_for(struct arb_run *g, const struct scope *sc)
{
    return !is_event_in_hand(g, sc) ||
           can_pay_for(g, sc->you, sc->source, pools_wanted(g, &g->c->ability[sc->ability]));
}

/* Actions. */

static bool may_use_action(const struct arb_run *g, int player, int card, const struct ability *a)
{
    int controller = g->s->card[card].controller;
    if (controller == SCENARIO) {
        int type = card_type_now(g, card);
        if (type == OBJECTIVE) {
            RULES("action.9", "objective-cards.4");
        } else if (type == QUEST) {
            RULE("action.10");
        } else if (type == LOCATION) {
            RULE("action.11");
        } else if (!a->user) {
            return false;
        }
    }
    if (a->from || a->user)
        RULE("play-restrictions.3");
    if (a->user == WHO_FIRST)
        return player == g->s->first_player;
    if (a->user == WHO_ANYONE || controller == SCENARIO)
        return true;
    if (a->from)
        RULE("action.8"); /* out of play its owner controls it */
    else
        RULE("action.6");
    return controller == player;
}

bool game_may_act(struct arb_run *g, int player, int card, const struct ability *a)
{
    return !forbid(g, !may_use_action(g, player, card, a), "action.6");
}

/* A card in hand that is no event: only what says so can be used from there. */
static void offer_from_hand(struct arb_run *g, int player, int card)
{
    const struct card_def *d = def_of(g, card);
    for (int i = 0; i < d->abilities; i++) {
        const struct ability *a = &g->c->ability[d->ability + i];
        if (a->kind != ACTION)
            continue;
        consider(g, VERB_USE, card, d->ability + i, 0);
        if (forbid(g, a->from != IN_HAND, "ability.13"))
            continue;
        RULE("action.8");
        if (may_initiate(g, player, card, d->ability + i, NULL))
            offer(g);
    }
}

/* Is there anything about this card in hand that is worth a closer look? All is, if somebody
 * wants to know why not. */
static bool may_be_usable(const struct arb_run *g, const struct card_def *d, bool planning)
{
    return (d->acts_in >> g->s->phase & 1) || (planning && d->type != EVENT) || is_watched(g);
}

void offer_actions(struct arb_run *g, int player, bool planning)
{
    RULE("action.1");
    offer_abilities(g, player);
    EACH_CARD (g, zone_of(player, HAND), card) {
        const struct card_def *d = def_of(g, card);
        if (!may_be_usable(g, d, planning))
            continue;
        if (d->type != EVENT)
            offer_from_hand(g, player, card);
        consider(g, VERB_PLAY, card, 0, 0);
        if (d->type != EVENT) {
            if (forbid(g, !planning, d->type == ALLY ? "t2.2a" : "t2.2b"))
                continue;
            if (d->type == ALLY)
                RULE("ally-cards.2");
            if (may_play(g, player, card))
                offer(g);
            continue;
        }
        for (int i = 0; i < d->abilities; i++) {
            const struct ability *a = &g->c->ability[d->ability + i];
            consider(g, VERB_PLAY, card, d->ability + i, 0);
            RULE("event-cards.2");
            if (forbid(g, a->kind != ACTION, "response.2"))
                continue;
            RULES("action.7", "ability.15");
            if (may_initiate(g, player, card, d->ability + i, NULL))
                offer(g);
        }
    }
}

/* What a pending ask never considered: cards in hand and abilities in play. */
void lotr_refuse_rest(struct arb_run *g, int seat)
{
    if (seat >= g->s->players || g->window || g->s->head.status != ARB_PLAYING)
        return;
    EACH_CARD (g, zone_of(seat, HAND), card) {
        const struct card_def *d = def_of(g, card);
        consider(g, VERB_PLAY, card, d->abilities ? d->ability : 0, 0);
        RULE("timing.5");
        forbid(g, true, d->type == EVENT ? "action.2" : d->type == ALLY ? "t2.2a" : "t2.2b");
    }
    EACH_LISTENER (g, KIT_INDEX(g)->listening[TIMING_AFTER][FACT_NONE], l) {
        consider(g, VERB_USE, l->thing, l->ability, 0);
        forbid(g, true, "action.2");
    }
}

/* Responses. */

/* Which player may use a response on this card? */
bool game_may_respond(const struct arb_run *g, int player, int card, const struct ability *a)
{
    const struct card *c = &g->s->card[card];
    if (a->user == WHO_FIRST)
        return player == g->s->first_player;
    if (a->user == WHO_ANYONE || c->controller == SCENARIO)
        return true;
    RULE("ability.5");
    return c->controller == player;
}

bool game_fits(const struct arb_run *g, const struct ability *a, const struct happening *event)
{
    (void)g;
    bool of_phase = a->fact == FACT_PHASE_BEGINS || a->fact == FACT_PHASE_ENDS;
    return !of_phase || !a->phase || a->phase == event->amount;
}

int game_delayed_amount(const struct arb_run *g, const struct op *op)
{
    if (op->fact != FACT_PHASE_BEGINS && op->fact != FACT_PHASE_ENDS)
        return 0;
    return op->arg ? op->arg : g->s->phase;
}

bool game_could_answer(const struct arb_run *g, int player, int ability)
{
    int def = g->c->ability[ability].def;
    return g->c->def[def].type != EVENT || could_afford(g, player, def);
}

void game_offer_hidden(struct arb_run *g, const struct window *L, int fact)
{
    EACH_CARD (g, zone_of(L->seat, HAND), card) {
        const struct card_def *d = &g->c->def[g->s->card[card].def];
        if (!(d->answers_in >> L->timing & 1))
            continue;
        for (int k = 0; k < d->abilities; k++)
            if (answers_from_hand(d, &g->c->ability[d->ability + k]) &&
                g->c->ability[d->ability + k].timing == L->timing) {
                if (d->type != EVENT)
                    RULE("ability.13");
                else
                    RULE("ability.15");
                offer_response(g, L, card, d->ability + k, fact);
            }
    }
}

/* Using an ability, playing an event. */

/* An event is played out of hand and paid for; an ability is only told of. */
FLOW(announce)
{
    BEGIN;
    L->card = SC->source;
    if (def_of(g, L->card)->type != EVENT) {
        RULES("ability.2", "triggered-ability.2");
        tell(g, EVENT_USE, "initiating-abilities.1", SC->you, L->card, SC->ability);
        RETURN(0);
    }
    RULES("event-cards.3", "initiating-abilities.1");
    show_to_all(g, L->card);
    if (def_of(g, L->card)->stat[COST] == COST_X) {
        ASK(SEAT(SC->you), "letter-x.2", "How much is X for {card}?", L->card, {
            for (int x = 0; x <= game_largest_x(g, SC); x++)
                if (x_leads_somewhere(g, SC, x))
                    offer_option(g, VERB_SET_X, x, 0, 0);
        });
        SC->x = (int16_t)chosen(g)->a;
        L->cost = (uint8_t)x_cost(g, SC->you, L->card, SC->x);
    } else {
        L->cost = (uint8_t)play_cost(g, SC->you, L->card, NULL);
    }
    RULE("initiating-abilities.4");
    move_card(g, L->card, ZONE_LIMBO, ARB_TOP);
    tell(g, EVENT_PLAY, "event-cards.3", SC->you, L->card, 0);
    CALL(pay_resources, .card = L->card, .player = SC->you, .left = L->cost,
         .different = (uint8_t)pools_wanted(g, &g->c->ability[SC->ability]),
         .sphere = (int8_t)def_of(g, L->card)->sphere);
    END;
}

/* An event that has been played is discarded, whatever came of it. */
FLOW(conclude)
{
    BEGIN;
    if (def_of(g, L->thing)->type != EVENT)
        RETURN(0);
    if (L->prevented)
        RULE("event-cards.7");
    else
        RULE("event-cards.4");
    SETTLE; /* what it did comes before that it has been played */
    happened(g, FACT_PLAYED, L->thing, L->seat, 0, 0);
    if (g->s->link[L->thing].zone == ZONE_LIMBO) {
        RULES("play-and-put-into-play.2", "play-and-put-into-play.10", "cancel.9");
        move_card(g, L->thing, discard_zone(g, L->thing), ARB_TOP);
    }
    END;
}

bool exhausts_character(const struct arb_run *g, int card, const struct ability *a)
{
    const struct cost *cost = cost_of_kind(g, a, COST_EXHAUST);
    return cost && (cost->set.which == WHICH_FILTER || is_character(g, card));
}
