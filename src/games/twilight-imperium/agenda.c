/* 8 Agenda phase, 7 Agendas.
 *
 * 8.s1, 8.s2 Two agendas: a. reveal, b. vote, c. resolve the outcome; then 8.22b predictions.
 * 8.s3 Planets are readied. Votes stand in agenda_vote.c. */
#include "kit_config.h"

/* Agendas and laws. */

/* 7.4 What leaves the area of a seat is no longer owned. */
static void disown(struct arb_run *g, int card)
{
    int zone = g->s->link[card].zone;
    if (zone >= ZONE_AREA && zone < ZONE_LEADERS)
        happened(g, FACT_LOSES, card, zone - ZONE_AREA, 0, 0);
}

/* 63.3+1 What a law allowed beyond two PDS on a planet is removed with it. */
static void keep_structures(struct arb_run *g, int seat)
{
    for (int place = PLACE_PLANET + 1; place < PLACE_SHEET; place++) {
        const struct stack *st = stack_at(g, place, seat, UNIT_PDS);
        int many = st ? st->count - structure_limit(g, seat, UNIT_PDS) : 0;
        if (many <= 0)
            continue;
        RULE("63.3+1");
        take_units(g, place, seat, UNIT_PDS, many, st->damaged < many ? st->damaged : many);
        tell_more(g, (struct arb_event){.kind = EVENT_REMOVED,
                                        .a = (int16_t)seat,
                                        .b = UNIT_PDS,
                                        .c = (int16_t)many,
                                        .d = g->s->tile[cell_of_place(g, place)],
                                        .rule = "63.3+1"});
    }
}

void discard_agenda(struct arb_run *g, int card, const char *rule)
{
    if (is_law(g, card))
        RULE("7.5");
    disown(g, card);
    RULE("7.5+1");
    g->s->host[card] = 0;
    put_card(g, card, ZONE_AGENDAS_PILE, ARB_TOP);
    tell(g, EVENT_AGENDA_GONE, rule, card, 0, 0);
    EACH_SEAT_FROM (g, 0, seat)
        keep_structures(g, seat);
}

/* 7.3, 8.20 It stays, 7.3+1 where its text says: 7.4 before the player who is elected and then owns
 * it, on the planet that is, else in the common area. */
void put_law(struct arb_run *g, int card)
{
    const struct tally *t = KIT_TALLY(g);
    int outcome = g->s->agenda.outcome - 1, zone = ZONE_LAWS;
    RULES("7.2", "7.3", "7.3+1", "8.20");
    if (t->v.what == VOTE_PLAYER) {
        RULE("7.4");
        zone = ZONE_AREA + outcome;
    } else if (t->v.what == VOTE_PLANET) {
        g->s->host[card] = (uint8_t)outcome;
        zone = ZONE_ATTACHED;
    }
    put_card(g, card, zone, ARB_BOTTOM);
    tell(g, EVENT_LAW, "7.3", card, 0, 0);
}

/* 8.s1a Reveal. */

static void begin_agenda(struct arb_run *g, int card)
{
    g->s->agenda = (struct agenda_state){.card = (uint16_t)card};
    disown(g, card); /* it is voted on again */
    g->s->host[card] = 0;
    put_card(g, card, ZONE_NOW, ARB_TOP);
    RULES("8.s1a", "8.s1a+1", "80.5+1");
    tell(g, EVENT_AGENDA, "8.s1a", card, 0, 0);
}

static void open_ballot(struct arb_run *g)
{
    int what = vote_of_agenda(g, deciding_card(g));
    vote_open(g, &(struct ballot){.what = (uint8_t)what,
                                  .how = VOTE_IN_TURN,
                                  .outcomes = (uint8_t)outcomes_of(g, what),
                                  .first = (uint8_t)seat_from(g, g->s->speaker, 1),
                                  .chair = g->s->speaker,
                                  .about = g->s->agenda.card});
}

/* Is there something to decide: a law to elect, a planet, what its text asks for? */
static bool can_be_decided(struct arb_run *g, int card)
{
    struct scope sc = {BEGINNING_SCOPE(card, 0, g->s->speaker)};
    open_ballot(g);
    return holds(g, &sc, def_of(g, card)->condition) && vote_next_outcome(g, -1) >= 0;
}

static void drop_agenda(struct arb_run *g, const char *rule)
{
    int card = g->s->agenda.card;
    KIT_TALLY(g)->open = false;
    if (g->s->agenda.covert)
        discard_agenda(g, g->s->agenda.covert, rule);
    g->s->agenda = (struct agenda_state){0};
    discard_agenda(g, card, rule);
}

/* Covert Legislation: the speaker alone sees which agenda it is; what it decides is told to all. */
FLOW(draw_covert)
{
    BEGIN;
    CALL(next_card, .deck = ZONE_AGENDAS, .pile = ZONE_AGENDAS_PILE);
    if (!result(g))
        RETURN(0);
    g->s->agenda.covert = (uint16_t)result(g);
    put_card(g, result(g), ZONE_COVERT, ARB_TOP);
    make_known(g, result(g), g->s->speaker);
    tell_only(g, (uint16_t)SEAT(g->s->speaker), EVENT_COVERT, "8.s1a", g->s->speaker, result(g), 0);
    END;
}

FLOW(reveal_agenda)
{
    BEGIN;
    for (;;) {
        if (!L->card) {
            CALL(next_card, .deck = ZONE_AGENDAS, .pile = ZONE_AGENDAS_PILE);
            L->card = (uint16_t)result(g);
        }
        if (!L->card)
            RETURN(0);
        begin_agenda(g, L->card);
        if (def_of(g, L->card)->kind == ELECT_HIDDEN)
            CALL(draw_covert);
        if (!can_be_decided(g, deciding_card(g))) {
            tell(g, EVENT_NO_AGENDA, "8.9", L->card, 0, 0);
            drop_agenda(g, "8.9");
        } else {
            IMMINENT(FACT_AGENDA_REVEALED, L->card, g->s->speaker, 0, 0);
            if (result(g) != PREVENTED)
                break;
            drop_agenda(g, "8.s1a");
            end_lasting(g, UNTIL_AGENDA, 0);
        }
        L->card = 0;
    }
    happened(g, FACT_AGENDA_REVEALED, L->card, g->s->speaker, 0, 0);
    SETTLE;
    RETURN(L->card);
    END;
}

/* 8.s1b Vote. */

/* 8.10a, 8.11a The one with the most votes is elected. Who is elected instead may answer that. */
FLOW(decide_agenda)
{
    BEGIN;
    IMMINENT(FACT_VOTING, g->s->agenda.card, g->s->speaker, 0, 0);
    if (!g->s->agenda.outcome) {
        RULES("8.0", "8.5");
        CALL(vote, .v = KIT_TALLY(g)->v);
        g->s->agenda.outcome = (uint8_t)(result(g) + 1);
    }
    KIT_TALLY(g)->open = false;
    while (KIT_TALLY(g)->v.what == VOTE_PLAYER && L->elected != g->s->agenda.outcome) {
        RULE("8.10a");
        L->elected = g->s->agenda.outcome;
        IMMINENT(FACT_ELECTED, SHEETS + L->elected - 1, L->elected - 1, g->s->agenda.card, 0);
    }
    if (KIT_TALLY(g)->v.what == VOTE_PLANET)
        RULE("8.11a");
    END;
}

/* 8.s1c Resolve the outcome. */

static bool passes_as_law(const struct arb_run *g, int card)
{
    return def_of(g, card)->law &&
           (KIT_TALLY(g)->v.what != VOTE_MOTION || g->s->agenda.outcome == OUTCOME_FOR + 1);
}

/* 1.24 Each ability belongs to an outcome. */
static int ability_of_outcome(const struct arb_run *g, int card)
{
    RULE("1.24");
    return NEXT_OF_KIND(g, card,
                        KIT_TALLY(g)->v.what != VOTE_MOTION       ? OUTCOME
                        : g->s->agenda.outcome == OUTCOME_FOR + 1 ? FOR
                                                                  : AGAINST,
                        0);
}

/* The covert agenda is shown, and takes the place of the one that had it voted on. */
static void uncover(struct arb_run *g)
{
    int card = g->s->agenda.card;
    g->s->agenda.card = g->s->agenda.covert;
    g->s->agenda.covert = 0;
    put_card(g, g->s->agenda.card, ZONE_NOW, ARB_TOP);
    tell(g, EVENT_AGENDA, "8.s1c", g->s->agenda.card, 0, 0);
    ACTS(card, 0);
    discard_agenda(g, card, "8.21");
}

static void note_outcome(struct arb_run *g)
{
    int outcome = g->s->agenda.outcome - 1, what = KIT_TALLY(g)->v.what;
    if (what == VOTE_PLAYER || what == VOTE_PLANET)
        happened(g, FACT_ELECTED, outcome_thing(g, what, outcome), elected_seat(g),
                 g->s->agenda.card, 0);
    happened(g, FACT_OUTCOME, g->s->agenda.card, g->s->speaker, 0, g->s->agenda.outcome);
}

/* 8.18 The speaker carries it out. 7.8+1, 8.21 A directive is discarded, 7.6, 7.6+1, 8.21+1 and so
 * is a law that was voted down. */
FLOW(resolve_outcome)
{
    BEGIN;
    IMMINENT(FACT_OUTCOME, g->s->agenda.card, g->s->speaker, 0, g->s->agenda.outcome);
    if (result(g) == PREVENTED) {
        drop_agenda(g, "8.21");
        RETURN(0);
    }
    if (g->s->agenda.covert)
        uncover(g);
    RULES("8.s1c", "8.18");
    if (passes_as_law(g, g->s->agenda.card))
        put_law(g, g->s->agenda.card);
    else
        RULES(def_of(g, g->s->agenda.card)->law ? "7.6" : "7.7", "7.8");
    L->ability = (uint16_t)ability_of_outcome(g, g->s->agenda.card);
    if (L->ability)
        CALL(trigger, .thing = g->s->agenda.card, .ability = L->ability, .you = g->s->speaker);
    SETTLE;
    note_outcome(g);
    SETTLE;
    if (g->s->link[g->s->agenda.card].zone == ZONE_NOW) {
        if (def_of(g, g->s->agenda.card)->law)
            RULES("7.6+1", "8.21+1");
        else
            RULES("7.8+1", "8.21");
        discard_agenda(g, g->s->agenda.card, "8.21");
    }
    END;
}

/* 8.22b Predictions. */

/* Those of a seat that came true, from 0; or NULL. */
static const struct prediction *come_true(const struct arb_run *g, int seat, int n)
{
    const struct agenda_state *a = &g->s->agenda;
    for (int i = 0; i < a->predictions; i++)
        if (a->prediction[i].seat == seat && a->prediction[i].outcome + 1 == a->outcome && n-- == 0)
            return &a->prediction[i];
    return NULL;
}

/* 1.20 One each from the speaker on, until there is none left. */
FLOW(resolve_predictions)
{
    const struct prediction *p;
    BEGIN;
    for (L->i = 0; L->i < g->s->agenda.predictions; L->i++)
        for (L->n = 0; L->n < g->block->seats; L->n++) {
            L->seat = (uint8_t)seat_from(g, g->s->speaker, L->n);
            p = come_true(g, L->seat, L->i);
            if (!p || !seat_is_in(g, L->seat))
                continue;
            RULE("8.22b");
            tell(g, EVENT_FORESEEN, "8.22b", L->seat, p->source, 0);
            CALL(carry, .as = {BEGINNING_SCOPE(p->source, 0, L->seat)}, .op = p->op);
            SETTLE;
        }
    END;
}

/* The phase. */

/* Returns the law that is voted on again. */
static uint16_t close_agenda(struct arb_run *g)
{
    uint16_t again = g->s->agenda.again;
    unlock_all_leaders(g);
    end_lasting(g, UNTIL_AGENDA, 0);
    g->s->agenda = (struct agenda_state){0};
    return again;
}

/* 8.s1 Reveal, vote, resolve; a law that is voted on again follows. */
FLOW(agenda)
{
    BEGIN;
    do {
        CALL(reveal_agenda, .card = L->card);
        if (!result(g))
            RETURN(0);
        CALL(bargain_on_agenda);
        unlock_all_leaders(g);
        CALL(decide_agenda);
        CALL(resolve_outcome);
        CALL(resolve_predictions);
        L->card = close_agenda(g);
    } while (L->card);
    END;
}

/* Without a vote. What is revealed instead or voted on again is decided likewise. */
FLOW(dictate_agenda)
{
    BEGIN;
    do {
        CALL(reveal_agenda, .card = L->card);
        if (!result(g))
            RETURN(0);
        ASK(SEAT(L->seat), BY(EFFECT_RESOLVES), "{vote}: for which outcome is your 1 vote?", 0, {
            for (int o = vote_next_outcome(g, -1); o >= 0; o = vote_next_outcome(g, o))
                offer_option(g, VOTE_VERB_FOR, o, 0, 0);
        });
        g->s->agenda.outcome = (uint8_t)(chosen(g)->a + 1);
        vote_add(g, L->seat, chosen(g)->a, 1);
        CALL(decide_agenda);
        CALL(resolve_outcome);
        CALL(resolve_predictions);
        L->card = close_agenda(g);
    } while (L->card);
    END;
}

/* 8.s3 After the agendas every planet is readied, unless effects keep it to some. */
FLOW(ready_some)
{
    BEGIN;
    for (; L->left > 0 && has_exhausted(g, L->seat); L->left--) {
        ASK(SEAT(L->seat), "8.s3", "Which planet do you ready?", 0, {
            EACH_CONTROLLED (g, L->seat, planet)
                if (is_exhausted_planet(g, planet))
                    offer_option(g, VERB_PLANET, planet, 0, 0);
        });
        ready_planet(g, L->seat, chosen(g)->a, "8.s3");
    }
    END;
}

FLOW(ready_planets_of_all)
{
    BEGIN;
    RULES("8.s3", "8.s3+1");
    if (!may_change(g, READIES_ONLY)) {
        g->s->exhausted[0] = g->s->exhausted[1] = 0;
        RETURN(0);
    }
    for (L->turn = turns_of(g, EVERYBODY); next_turn(g, &L->turn);)
        CALL(ready_some, .seat = L->turn.seat,
             .left = (uint8_t)table_rule(g, L->turn.seat, READIES_ONLY));
    END;
}

FLOW(agenda_phase)
{
    BEGIN;
    g->s->phase = PHASE_AGENDA;
    happened(g, FACT_AGENDA_BEGINS, 0, g->s->speaker, 0, 0);
    SETTLE;
    for (L->n = 0; L->n < 2; L->n++) {
        RULE(L->n ? "8.s2" : "8.s1");
        CALL(agenda);
    }
    CALL(ready_planets_of_all);
    end_lasting(g, UNTIL_AGENDA_PHASE, 0);
    forget_uses(g, LIMIT_AGENDA_PHASE);
    END;
}
