/* 35 Exploration, 12 Attach, 73 Relics. */
#include "kit_config.h"

/* 12 What is attached to a planet. */

#define EACH_ATTACHED(g, planet_, card)                                                            \
    EACH_IN ((g)->s->zone, (g)->s->link, ZONE_ATTACHED, card)                                      \
        if ((g)->s->host[card] == (planet_))

int planet_traits(const struct arb_run *g, int planet)
{
    int traits = planet_def(g, planet)->traits;
    EACH_ATTACHED(g, planet, card)
    traits |= def_of(g, card)->traits;
    return traits;
}

/* 12.0 The specialty that is printed, or that of what was attached first. */
int planet_colour(const struct arb_run *g, int planet)
{
    if (planet_def(g, planet)->colour)
        return planet_def(g, planet)->colour;
    EACH_ATTACHED(g, planet, card)
    if (def_of(g, card)->colour && !(g->s->card_state[card] & CARD_SPARE))
        return def_of(g, card)->colour;
    return NO_COLOUR;
}

bool is_legendary(const struct arb_run *g, int planet)
{
    if (planet_def(g, planet)->legendary)
        return true;
    EACH_ATTACHED(g, planet, card)
    if (def_of(g, card)->legendary)
        return true;
    return false;
}

/* A specialty on a planet that has one counts as resources and influence instead. */
void attach_card(struct arb_run *g, int card, int planet)
{
    bool spare = def_of(g, card)->colour && planet_colour(g, planet);
    RULES("12.0", "12.3");
    g->s->host[card] = (uint8_t)planet;
    g->s->card_state[card] =
        (uint8_t)((g->s->card_state[card] & ~CARD_SPARE) | (spare ? CARD_SPARE : 0));
    put_card(g, card, ZONE_ATTACHED, ARB_BOTTOM);
    tell(g, EVENT_ATTACHED, "12.0", card, planet, 0);
    unsettle(g);
}

void purge_card(struct arb_run *g, int card)
{
    RULES("70.0", "70.1", "70.2");
    put_card(g, card, ZONE_PURGED, ARB_TOP);
    g->s->host[card] = 0;
    tell(g, EVENT_PURGED, "70.1", card, 0, 0);
}

/* 35 Exploring. */

/* One more card: one of the two is resolved, the other goes to the pile. */
FLOW(explore_more)
{
    BEGIN;
    L->first = L->card;
    CALL(next_card, .deck = ZONE_EXPLORE + L->deck, .pile = ZONE_EXPLORE_PILE + L->deck);
    L->card = (uint16_t)result(g);
    if (!L->card)
        RETURN(L->first);
    put_card(g, L->card, ZONE_NOW, ARB_TOP);
    ASK(SEAT(L->seat), BY(EFFECT_RESOLVES), "Which exploration card do you resolve?", 0, {
        offer_option(g, VERB_CHOOSE, L->first, 0, 0);
        offer_option(g, VERB_CHOOSE, L->card, 0, 0);
    });
    int kept = chosen(g)->a;
    put_card(g, kept == L->first ? L->card : L->first, ZONE_EXPLORE_PILE + L->deck, ARB_TOP);
    RETURN(kept);
    END;
}

/* 35.2, 35.5 The next card is turned up, 35.7 what it says is done; 35.8 attachments stay on the
 * planet, 35.9 fragments before the player, 35.7+1 the rest goes to the pile of its deck. What puts
 * a token on the map is purged by its own text. */
FLOW(resolve_exploration)
{
    BEGIN;
    if (is_planet(L->thing) && may_change(g, ALLOW_MORE_EXPLORED) &&
        seat_is_told_of(g, L->seat, L->thing, ALLOW_MORE_EXPLORED)) {
        ASK(SEAT(L->seat), "1.2", "Do you draw one more exploration card?", 0, {
            offer_option(g, VERB_ACCEPT, 0, 0, 0);
            offer_pass(g, VERB_DECLINE);
        });
        L->more = chosen(g)->verb == VERB_ACCEPT;
    }
    CALL(next_card, .deck = ZONE_EXPLORE + L->deck, .pile = ZONE_EXPLORE_PILE + L->deck);
    L->card = (uint16_t)result(g);
    if (!L->card)
        RETURN(0);
    if (L->more) {
        put_card(g, L->card, ZONE_NOW, ARB_TOP);
        CALL(explore_more, .seat = L->seat, .deck = L->deck, .card = L->card);
        L->card = (uint16_t)result(g);
    }
    if (is_planet(L->thing)) {
        RULE("35.2");
        tell(g, EVENT_EXPLORES, "35.2", L->seat, L->thing - PLANETS, L->card);
    } else {
        RULES("35.5", "38.0");
        tell(g, EVENT_FRONTIER, "35.5", L->seat, g->s->tile[L->thing - SYSTEMS], L->card);
    }
    put_card(g, L->card, ZONE_NOW, ARB_TOP);
    RULES("35.7", "35.2d+1");
    for (L->ability = 0;;) {
        L->ability = (uint16_t)next_of_kind(g, game_abilities(g, L->card), EXPLORED, L->ability);
        if (!L->ability)
            break;
        CALL(trigger, .thing = L->card, .ability = L->ability, .you = L->seat,
             .event = {FACT_EXPLORES, L->seat, L->thing, L->card, 0, 0, NOW(g)});
        SETTLE;
    }
    int kind = def_of(g, L->card)->kind;
    if (g->s->link[L->card].zone != ZONE_NOW) {
        RULE("70.1");
    } else if (kind == EXPLORE_FRAGMENT || kind == EXPLORE_KEEP) {
        RULE("35.9");
        put_card(g, L->card, ZONE_AREA + L->seat, ARB_BOTTOM);
        happened(g, FACT_RECEIVES, L->card, L->seat, 0, 0);
    } else if (kind == EXPLORE_ATTACH) {
        RULE("35.8");
        attach_card(g, L->card, L->thing - PLANETS);
    } else if (kind == EXPLORE_TOKEN) {
        put_card(g, L->card, ZONE_ATTACHED, ARB_BOTTOM); /* it lies beside the map for all to see */
    } else {
        RULE("35.7+1");
        put_card(g, L->card, ZONE_EXPLORE_PILE + L->deck, ARB_TOP);
    }
    happened(g, FACT_EXPLORES, L->thing, L->seat, L->card, 0);
    SETTLE;
    RETURN(L->card);
    END;
}

/* 35.2b A planet without a trait cannot be explored. 35.2c With several the player chooses. */
FLOW(explore_planet)
{
    BEGIN;
    int traits = planet_traits(g, L->planet);
    if (variant(g, BASE_ONLY) || !traits) {
        RULE("35.2b");
        RETURN(0);
    }
    L->deck = (uint8_t)__builtin_ctz((unsigned)traits); /* enum trait has a bit for each deck */
    if (traits & (traits - 1)) {
        ASK(SEAT(L->seat), "35.2c", "Which deck do you draw from?", 0, {
            for (int deck = DECK_CULTURAL; deck <= DECK_INDUSTRIAL; deck++)
                if (planet_traits(g, L->planet) >> deck & 1)
                    offer_option(g, VERB_DECK, deck, 0, 0);
        });
        L->deck = (uint8_t)chosen(g)->a;
    }
    CALL(resolve_exploration, .seat = L->seat, .deck = L->deck,
         .thing = (uint16_t)(PLANETS + L->planet));
    END;
}

/* 35.6 The token goes back. */
FLOW(explore_frontier)
{
    BEGIN;
    if (!(g->s->frontier >> L->cell & 1))
        RETURN(0);
    RULES("35.4", "35.6");
    g->s->frontier &= ~BIT(L->cell);
    CALL(resolve_exploration, .seat = L->seat, .deck = DECK_FRONTIER,
         .thing = (uint16_t)(SYSTEMS + L->cell));
    END;
}

/* 73.2 The top card of the deck, before the player. */
FLOW(gain_relic)
{
    BEGIN;
    CALL(next_card, .deck = ZONE_RELICS);
    if (!result(g)) {
        RULE("73.2a");
        RETURN(0);
    }
    RULES("73.2", "73.3", "35.9b");
    put_card(g, result(g), ZONE_AREA + L->seat, ARB_BOTTOM);
    tell(g, EVENT_RELIC, "73.2", L->seat, result(g), 0);
    happened(g, FACT_RECEIVES, result(g), L->seat, 0, 0);
    SETTLE;
    RETURN(1);
    END;
}

/* Tokens on the map. */

/* A wormhole that no tile and no other token gives to a system is gone. */
static void lift_wormhole(struct arb_run *g, int token)
{
    int cell = g->s->map_token[token].cell, kind = g->s->map_token[token].kind;
    if (!cell)
        return;
    g->s->map_token[token].cell = 0;
    if (printed_wormholes(g, cell) >> kind & 1)
        return;
    for (int other = 0; other < MAP_TOKENS; other++)
        if (g->s->map_token[other].cell == cell && g->s->map_token[other].kind == kind)
            return;
    g->s->wormhole[kind] &= ~BIT(cell);
}

/* It lies in one system: there it gives a wormhole besides those of the tile. */
void put_wormhole(struct arb_run *g, int token, enum wormhole kind, int cell)
{
    lift_wormhole(g, token);
    g->s->map_token[token].cell = (uint8_t)cell;
    g->s->map_token[token].kind = (uint8_t)kind;
    g->s->wormhole[kind] |= BIT(cell);
    tell(g, EVENT_WORMHOLE, "101.0", kind, g->s->tile[cell], 0);
}

uint64_t *storm_wormhole(const struct arb_run *g)
{
    int cell = g->s->map_token[TOKEN_ION_STORM].cell, kind = g->s->map_token[TOKEN_ION_STORM].kind;
    return cell && !(printed_wormholes(g, cell) >> kind & 1) ? &g->s->wormhole[kind] : NULL;
}

void look_for_storm(struct arb_run *g, int seat, int from, int to)
{
    uint64_t *wormhole = storm_wormhole(g);
    if (!wormhole || !is_adjacent(g, seat, from, to))
        return;
    uint64_t was = *wormhole;
    *wormhole &= ~BIT(g->s->map_token[TOKEN_ION_STORM].cell);
    g->s->storm_used = !is_adjacent(g, seat, from, to);
    *wormhole = was;
}

void turn_storm(struct arb_run *g)
{
    int kind = g->s->map_token[TOKEN_ION_STORM].kind;
    if (g->s->storm_used)
        put_wormhole(g, TOKEN_ION_STORM, kind == ALPHA ? BETA : ALPHA,
                     g->s->map_token[TOKEN_ION_STORM].cell);
    g->s->storm_used = 0;
}

/* 12.2+2 Its units are destroyed, what is attached to it is purged, nobody controls it any more. */
void destroy_planet(struct arb_run *g, int planet)
{
    int place = PLACE_PLANET + planet, cell = g->s->planet_at[planet];
    while (g->s->first[place]) {
        const struct stack *st = &g->s->stack[g->s->first[place]];
        destroy_units(g, place, st->seat, st->unit, st->count, st->damaged, "31.0");
    }
    for (int card = 1; card <= g->c->cards; card++)
        if (g->s->link[card].zone == ZONE_ATTACHED && g->s->host[card] == planet) {
            RULE("12.2+2");
            purge_card(g, card);
        }
    purge_legendary(g, planet);
    lose_planet(g, planet);
    g->s->planet_at[planet] = 0;
    g->s->altered |= BIT(cell);
    tell(g, EVENT_PLANET_GONE, "70.1", planet, 0, 0);
    unsettle(g);
}

/* 101.3a A gamma wormhole on top of what there is. */
void put_gamma(struct arb_run *g, int cell)
{
    RULE("101.3a");
    g->s->wormhole[GAMMA] |= BIT(cell);
    tell(g, EVENT_WORMHOLE, "101.3a", GAMMA, g->s->tile[cell], 0);
}

static int planet_without_tile(const struct arb_run *g)
{
    for (int planet = 1; planet <= g->c->count[PLANET]; planet++)
        if (!planet_def(g, planet)->number)
            return planet;
    return 0;
}

/* A planet that lies on no tile comes into the system, ready, to whoever found it. */
void put_mirage(struct arb_run *g, int seat, int cell)
{
    int planet = planet_without_tile(g);
    g->s->planet_at[planet] = (uint8_t)cell;
    g->s->altered |= BIT(cell);
    g->s->controller[planet] = (uint8_t)(seat + 1);
    player(g, seat)->planets[planet >> 6] |= BIT(planet & 63);
    tell(g, EVENT_MIRAGE, "35.7", g->s->tile[cell], 0, 0);
    take_legendary(g, seat, planet);
    happened(g, FACT_GAINS_PLANET, PLANETS + planet, seat, 0, 0);
}

/* 88 Of a system in which planets came or went: those that are there. */
int planet_in_altered(const struct arb_run *g, int cell, int n)
{
    const struct thing_def *tile = tile_def(g, cell);
    for (int i = 0; i < PLANETS_IN_TILE && tile->planet[i]; i++)
        if (g->s->planet_at[tile->planet[i]] == cell && !n--)
            return tile->planet[i];
    int mirage = planet_without_tile(g);
    return g->s->planet_at[mirage] == cell && !n ? mirage : 0;
}
