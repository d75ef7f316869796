/* What the words of exploration do: planets and frontier tokens, attachments, relics, tokens on the
 * map (35, 12, 73, 101). */
#include "kit_config.h"

/* 35.2d Of several the player chooses which comes first, 35.3 also one that was explored before. */
FLOW(op_explore)
{
    BEGIN;
    collect(g, SC, OP->set, &L->set);
    while (set_next(&L->set, 0)) {
        L->thing = (uint16_t)set_next(&L->set, 0);
        if (set_next(&L->set, L->thing)) {
            ASK(SEAT(SC->you), "35.2d", "Which do you explore first?", 0, {
                EACH_OF (&L->set, thing)
                    offer_option(g, VERB_CHOOSE, thing, 0, 0);
            });
            L->thing = chosen(g)->a;
        }
        set_drop(&L->set, L->thing);
        if (is_planet(L->thing)) {
            RULE("35.3");
            /* whose planet it is, if it is somebody's */
            CALL(explore_planet,
                 .seat =
                     (uint8_t)(game_you(g, L->thing, NULL) != NOBODY ? game_you(g, L->thing, NULL)
                                                                     : SC->you),
                 .planet = (uint8_t)(L->thing - PLANETS));
        } else {
            CALL(explore_frontier, .seat = SC->you, .cell = (uint8_t)(L->thing - SYSTEMS));
        }
    }
    END;
}
COULD_THING(could_explore, thing)
{
    if (is_planet(thing))
        return planet_traits(g, thing - PLANETS) != 0;
    return is_system(thing) && g->s->frontier >> (thing - SYSTEMS) & 1;
}

DO_EACH(op_attach, thing)
{
    attach_card(g, sc->source, thing - PLANETS);
    return true;
}

/* A deck of a trait that one of the player's planets has. */
static bool may_dig(const struct arb_run *g, int seat, int deck)
{
    static const uint8_t trait[] = {CULTURAL, HAZARDOUS, INDUSTRIAL};
    if (!g->s->zone[ZONE_EXPLORE + deck].count && !g->s->zone[ZONE_EXPLORE_PILE + deck].count)
        return false;
    EACH_CONTROLLED (g, seat, planet)
        if (planet_traits(g, planet) & trait[deck])
            return true;
    return false;
}
COULD(could_dig)
{
    return may_dig(g, sc->you, DECK_CULTURAL) || may_dig(g, sc->you, DECK_HAZARDOUS) ||
           may_dig(g, sc->you, DECK_INDUSTRIAL);
}
FLOW(op_dig)
{
    BEGIN;
    if (!could_dig(g, SC, OP))
        RETURN(0);
    ASK(SEAT(SC->you), "35.2", "Which deck is it?", 0, {
        for (int deck = 0; deck < DECK_FRONTIER; deck++)
            if (may_dig(g, SC->you, deck))
                offer_option(g, VERB_DECK, deck, 0, 0);
    });
    L->deck = (uint8_t)chosen(g)->a;
    for (L->left = (uint8_t)value_of(g, SC, &OP->n); L->left > 0; L->left--) {
        CALL(next_card, .deck = ZONE_EXPLORE + L->deck, .pile = ZONE_EXPLORE_PILE + L->deck);
        if (!result(g))
            break;
        bool kept = def_of(g, result(g))->kind == EXPLORE_FRAGMENT;
        tell(g, kept ? EVENT_FINDS : EVENT_TURNS_UP, "35.7", SC->you, result(g), 0);
        put_card(g, result(g), kept ? ZONE_AREA + SC->you : ZONE_EXPLORE_PILE + L->deck,
                 kept ? ARB_BOTTOM : ARB_TOP);
        if (kept)
            happened(g, FACT_RECEIVES, result(g), SC->you, 0, 0);
        SETTLE;
    }
    END;
}

DO_EACH(op_destroy_planet, thing)
{
    destroy_planet(g, thing - PLANETS);
    return true;
}
COULD_THING(could_destroy_planet, thing)
{
    return is_planet(thing) && g->s->planet_at[thing - PLANETS];
}

FLOW(op_relic)
{
    BEGIN;
    for (L->turn = turns_of(g, who_mask(g, SC, OP->who)); next_turn(g, &L->turn);)
        CALL(gain_relic, .seat = L->turn.seat);
    END;
}
COULD_SEAT(could_gain_relic, seat)
{
    if (g->s->zone[ZONE_RELICS].count)
        return true;
    RULE("73.2a");
    return false;
}

/* Tokens on the map. */

/* The system of a planet, or the system itself. */
DO_EACH(op_put_gamma, thing)
{
    put_gamma(g, cell_of_thing(g, thing));
    return true;
}
COULD_THING(could_put_gamma, thing)
{
    return !(g->s->wormhole[GAMMA] >> cell_of_thing(g, thing) & 1);
}

FLOW(op_ion_storm)
{
    BEGIN;
    L->cell = (uint8_t)cell_of_thing(g, next_in_set(g, SC, OP->set, 0));
    if (!L->cell)
        RETURN(0);
    ASK(SEAT(SC->you), BY(EFFECT_RESOLVES), "Which side of the ion storm is up?", 0, {
        offer_option(g, VERB_SIDE, ALPHA, 0, 0);
        offer_option(g, VERB_SIDE, BETA, 0, 0);
    });
    put_wormhole(g, TOKEN_ION_STORM, (enum wormhole)chosen(g)->a, L->cell);
    END;
}

/* One of the two tokens of Creuss, from wherever it lies. */
FLOW(op_creuss)
{
    BEGIN;
    L->cell = (uint8_t)cell_of_thing(g, next_in_set(g, SC, OP->set, 0));
    if (!L->cell)
        RETURN(0);
    ASK(SEAT(SC->you), BY(EFFECT_RESOLVES), "Which token is put there?", 0, {
        offer_option(g, VERB_SIDE, ALPHA, 0, 0);
        offer_option(g, VERB_SIDE, BETA, 0, 0);
    });
    put_wormhole(g, chosen(g)->a == ALPHA ? TOKEN_CREUSS_ALPHA : TOKEN_CREUSS_BETA,
                 (enum wormhole)chosen(g)->a, L->cell);
    if (!may_put_gamma_into_nexus(g))
        RETURN(0);
    ASK(SEAT(SC->you), "100.3", "Do you put a gamma token into the wormhole nexus?", 0, {
        offer_option(g, VERB_ACCEPT, 0, 0, 0);
        offer_pass(g, VERB_DECLINE);
    });
    if (chosen(g)->verb == VERB_ACCEPT)
        put_gamma_into_nexus(g);
    END;
}

DO_EACH(op_put_mirage, thing)
{
    put_mirage(g, sc->you, thing - SYSTEMS);
    return true;
}

DO_EACH(op_put_frontier, thing)
{
    RULE("35.4+1");
    g->s->frontier |= BIT(cell_of_thing(g, thing));
    return true;
}
COULD_THING(could_put_frontier, thing)
{
    return is_system(thing) && !(g->s->frontier >> (thing - SYSTEMS) & 1);
}

/* Fragments. */

static bool is_fragment(const struct arb_run *g, int card)
{
    return def_of(g, card)->type == EXPLORATION && def_of(g, card)->kind == EXPLORE_FRAGMENT;
}

bool is_spare_fragment(const struct arb_run *g, int thing)
{
    if (!is_card(thing) || !is_fragment(g, thing))
        return false;
    EACH_IN (g->s->zone, g->s->link, g->s->link[thing].zone, card) {
        if (card == thing)
            return false;
        if (game_alike(g, card, thing))
            return true;
    }
    return false;
}

/* Fragments of a type by their deck; those of the frontier are of any type. */
static int fragments(const struct arb_run *g, int seat, int deck)
{
    int count = 0;
    EACH_IN (g->s->zone, g->s->link, ZONE_AREA + seat, card)
        count += is_fragment(g, card) && def_of(g, card)->level == deck;
    return count;
}

/* Of which type fragments are purged for this: that of a fragment; of another card any. */
static int fragment_type(const struct arb_run *g, const struct scope *sc)
{
    return is_fragment(g, sc->source) ? def_of(g, sc->source)->level : EXPLORE_DECKS;
}

static int usable(const struct arb_run *g, int seat, int type)
{
    int any = fragments(g, seat, DECK_FRONTIER);
    return type == DECK_FRONTIER ? any : any + fragments(g, seat, type);
}

COST_PAYABLE(has_alike_fragments)
{
    int type = fragment_type(g, sc), most = 0;
    for (int deck = 0; deck < EXPLORE_DECKS; deck++)
        if ((type == deck || type == EXPLORE_DECKS) && usable(g, sc->you, deck) > most)
            most = usable(g, sc->you, deck);
    RULES("73.1", "35.9a");
    return !forbid(g, most < n, "1.11a");
}

static void offer_fragments(struct arb_run *g, int seat, int type)
{
    int seen = 0;
    EACH_IN (g->s->zone, g->s->link, ZONE_AREA + seat, card) {
        int deck = def_of(g, card)->level;
        if (!is_fragment(g, card) || (deck != type && deck != DECK_FRONTIER) || seen >> deck & 1)
            continue;
        seen |= 1 << deck;
        offer_option(g, VERB_FRAGMENT, card, 0, 0);
    }
}

/* So many of one type; whoever has unknown ones besides says which go. */
FLOW(cost_alike_fragments)
{
    BEGIN;
    L->type = (uint8_t)fragment_type(g, SC);
    if (L->type == EXPLORE_DECKS) {
        ASK(SEAT(SC->you), "73.1", "Fragments of which type do you purge?", 0, {
            for (int deck = 0; deck < DECK_FRONTIER; deck++)
                if (usable(g, SC->you, deck) >= L->n)
                    offer_option(g, VERB_DECK, deck, 0, 0);
        });
        L->type = (uint8_t)chosen(g)->a;
    }
    for (L->left = L->n; L->left > 0; L->left--) {
        ASK(SEAT(SC->you), "73.1", "Which fragment do you purge?", 0,
            { offer_fragments(g, SC->you, L->type); });
        if (def_of(g, chosen(g)->a)->level == DECK_FRONTIER)
            ACTS(chosen(g)->a, 0); /* it stands for one of that type */
        purge_card(g, chosen(g)->a);
    }
    END;
}
