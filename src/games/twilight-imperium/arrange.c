/* Positions for tests and referees: where units stand, what seats have, what lies where. */
#include "kit_config.h"

static int system_named(const struct arb_run *g, const char *name)
{
    EACH_SYSTEM (systems_in_play(g), cell)
        if (!strcmp(tile_def(g, cell)->name, name))
            return cell;
    return 0;
}

static int planet_named(const struct arb_run *g, const char *name)
{
    for (int planet = 1; planet <= g->c->count[PLANET]; planet++)
        if (!strcmp(planet_def(g, planet)->name, name) && g->s->planet_at[planet])
            return planet;
    return 0;
}

/* A planet before a system of the same name; {space = "Jord"} does not matter: ships are put into
 * the system of a planet. */
static int place_named(struct arranging *x, const char *name, int unit)
{
    int planet = planet_named(x->g, name), cell = system_named(x->g, name);
    bool floats = unit_def(x->g, x->seat, unit)->floats;
    if (!strncmp(name, "space of ", 9)) {
        planet = 0;
        cell = system_named(x->g, name + 9);
    }
    if (planet && (is_ship(unit) || floats))
        return x->g->s->planet_at[planet];
    return planet ? PLACE_PLANET + planet : cell;
}

static int kind_named(const char *name)
{
    for (int unit = 0; unit < UNITS; unit++)
        if (!strcmp(type_names[FIGHTER + unit], name))
            return unit;
    return -1;
}

static void clear_units(struct arb_run *g, int seat)
{
    for (int place = 1; place < PLACES_ALL; place++)
        for (int unit = 0; unit < UNITS; unit++) {
            const struct stack *st = stack_at(g, place, seat, unit);
            if (st)
                take_units(g, place, seat, unit, st->count, st->damaged);
        }
}

/* {"Jord": {"infantry": 2, "carrier": 1, "damaged": {"dreadnought": 1}}} */
static bool put_units_at(struct arranging *x, const char *where, const json_t *units)
{
    const char *name;
    json_t *value;
    json_object_foreach ((json_t *)units, name, value) {
        int unit = kind_named(name), n;
        if (!strcmp(name, "damaged"))
            continue;
        if (unit < 0)
            return arrange_fail(x, "there is no kind of unit \"%s\"", name);
        int place = place_named(x, where, unit);
        if (!place)
            return arrange_fail(x, "there is no system or planet \"%s\" in this galaxy", where);
        if (!arrange_number(x, value, 0, NO_END, &n))
            return false;
        if (n > reinforcements(x->g, x->seat, unit))
            return arrange_fail(x, "there are not so many in reinforcements");
        if (n)
            add_units(x->g, place, x->seat, unit, n);
        json_t *hurt = json_object_get(json_object_get(units, "damaged"), name);
        struct stack *st = stack_at(x->g, place, x->seat, unit);
        if (hurt && st && !arrange_byte(x, hurt, 0, st->count, &st->damaged))
            return false;
    }
    return true;
}

ARRANGE_PLACE(set_units)
{
    const char *where;
    json_t *units;
    clear_units(x->g, x->seat);
    json_object_foreach ((json_t *)value, where, units)
        if (!put_units_at(x, where, units))
            return false;
    return true;
}
ARRANGE_PLACE(set_more_units)
{
    const char *where;
    json_t *units;
    json_object_foreach ((json_t *)value, where, units)
        if (!put_units_at(x, where, units))
            return false;
    return true;
}

ARRANGE_PLACE(set_planet)
{
    int planet = json_string_value(value) ? planet_named(x->g, json_string_value(value)) : 0;
    if (!planet)
        return arrange_fail(x, "expected a planet of this galaxy");
    lose_planet(x->g, planet);
    x->g->s->controller[planet] = (uint8_t)(x->seat + 1);
    player(x->g, x->seat)->planets[planet >> 6] |= BIT(planet & 63);
    x->g->s->exhausted[planet >> 6] &= ~BIT(planet & 63);
    return true;
}
ARRANGE_EACH(set_planets, set_planet)

ARRANGE_PLACE(set_lost)
{
    int planet = json_string_value(value) ? planet_named(x->g, json_string_value(value)) : 0;
    if (!planet)
        return arrange_fail(x, "expected a planet of this galaxy");
    lose_planet(x->g, planet);
    return true;
}
ARRANGE_EACH(set_losses, set_lost)

ARRANGE_PLACE(set_exhausted)
{
    int planet = json_string_value(value) ? planet_named(x->g, json_string_value(value)) : 0;
    if (!planet)
        return arrange_fail(x, "expected a planet of this galaxy");
    x->g->s->exhausted[planet >> 6] |= BIT(planet & 63);
    return true;
}
ARRANGE_EACH(set_exhausted_planets, set_exhausted)

ARRANGE_PLACE(set_sleeper_on)
{
    int planet = json_string_value(value) ? planet_named(x->g, json_string_value(value)) : 0;
    if (!planet)
        return arrange_fail(x, "expected a planet of this galaxy");
    x->g->s->sleepers[planet >> 6] |= BIT(planet & 63);
    return true;
}
ARRANGE_EACH(set_sleepers, set_sleeper_on)

ARRANGE_PLACE(set_token)
{
    int cell = json_string_value(value) ? system_named(x->g, json_string_value(value)) : 0;
    if (!cell)
        return arrange_fail(x, "expected a system of this galaxy");
    player(x->g, x->seat)->tokens |= BIT(cell);
    return true;
}
ARRANGE_EACH(set_tokens, set_token)

ARRANGE_PLACE(set_tech)
{
    struct arb_run *g = x->g;
    const char *name = json_string_value(value);
    for (int i = 0; name && i < g->c->count[TECHNOLOGY]; i++) {
        int def = technology(g, i);
        if (!strcmp(g->c->def[def].name, name) && tech_slot(g, x->seat, def) >= 0) {
            gain_tech(g, x->seat, def, "90.1");
            return true;
        }
    }
    return arrange_fail(x, "expected a technology that this seat can have");
}
ARRANGE_EACH(set_techs, set_tech)
ARRANGE_PLACE(drop_tech)
{
    const char *name = json_string_value(value);
    (void)to;
    for (int slot = 0; name && slot < TECHS; slot++) {
        int def = tech_in_slot(x->g, x->seat, slot);
        if (def && !strcmp(x->g->c->def[def].name, name)) {
            lose_tech(x->g, x->seat, def);
            return true;
        }
    }
    return arrange_fail(x, "expected a technology of this seat");
}
ARRANGE_EACH(drop_techs, drop_tech)

/* Technologies of others that bear the seat's tokens, the first of them free ones. */
ARRANGE_PLACE(set_assimilated)
{
    struct arb_run *g = x->g;
    const char *name = json_string_value(value);
    (void)to;
    for (int i = 0; name && i < g->c->count[TECHNOLOGY]; i++)
        for (int which = 0; which < FOREIGN; which++)
            if (!strcmp(g->c->def[technology(g, i)].name, name) &&
                !player(g, x->seat)->foreign[which] &&
                can_assimilate(g, x->seat, which, technology(g, i))) {
                assimilate(g, x->seat, which, technology(g, i));
                return true;
            }
    return arrange_fail(x, "expected a technology that this seat can copy");
}
ARRANGE_EACH(set_all_assimilated, set_assimilated)

/* Seats of which a token is in the fleet pool. */
ARRANGE_PLACE(set_seized)
{
    int seat = json_is_integer(value) ? (int)json_integer_value(value) : SEATS;
    (void)to;
    if (seat < 0 || seat >= x->g->block->seats || seat == x->seat)
        return arrange_fail(x, "expected numbers of other seats");
    player(x->g, x->seat)->seized |= (uint8_t)SEAT(seat);
    look_at_loans(x->g);
    return true;
}
ARRANGE_EACH(set_all_seized, set_seized)

ARRANGE_NUMBER(set_pool, player(x->g, x->seat)->pool[to], 0, TOKENS)
ARRANGE_NUMBER(set_points, player(x->g, x->seat)->points, 0, x->g->s->goal - 1)
ARRANGE_SEAT(set_speaker, x->g->s->speaker = (uint8_t)seat)
ARRANGE_NUMBER(set_custodians, x->g->s->custodians, 0, 1)
ARRANGE_NUMBER(set_round, x->g->s->round, 1, 20)

static bool is_deck(int zone)
{
    return zone == ZONE_RELICS || zone == ZONE_ACTIONS || zone == ZONE_AGENDAS ||
           zone == ZONE_SECRETS || (zone >= ZONE_EXPLORE && zone < ZONE_EXPLORE_PILE);
}

/* Cards by their names into a zone of the seat, or of the table; on top of a deck. */
ARRANGE_PLACE(set_card)
{
    struct arb_run *g = x->g;
    const char *name = json_string_value(value);
    int wanted = to >= ZONE_HAND ? to + x->seat : to;
    int found = 0; /* what nobody holds rather than what somebody does */
    bool there = false;
    for (int card = 1; name && card <= g->c->cards; card++) {
        int zone = g->s->link[card].zone;
        there |= zone == wanted && strcmp(def_of(g, card)->name, name) == 0;
        if (strcmp(def_of(g, card)->name, name) == 0 && zone == wanted && zone == ZONE_REVEALED)
            return true;
        if (strcmp(def_of(g, card)->name, name) != 0 || zone == ZONE_NOW ||
            (zone == wanted && !is_deck(wanted)) ||
            (to == ZONE_RELICS && def_of(g, card)->type != RELIC) ||
            (to >= ZONE_EXPLORE && to < ZONE_EXPLORE_PILE && def_of(g, card)->type != EXPLORATION))
            continue;
        if (!found || zone < ZONE_HAND)
            found = card;
        if (zone < ZONE_HAND)
            break;
    }
    if (!found && there)
        return true; /* chance has put the only one there */
    if (!found)
        return arrange_fail(x, "there is no such card left");
    put_card(g, found, wanted, is_deck(wanted) ? ARB_TOP : ARB_BOTTOM);
    return true;
}
ARRANGE_EACH(set_cards, set_card)

/* "Ceasefire of Player 2" is the note of that colour. */
ARRANGE_PLACE(set_note)
{
    struct arb_run *g = x->g;
    const char *name = json_string_value(value);
    for (int i = 0; name && i < g->c->cards_of[NOTE]; i++) {
        int card = g->c->first_card[NOTE] + i;
        char words[80];
        struct arb_text text = {words, words + sizeof words};
        game_thing_words(g, x->seat, card, &text);
        if (!strcmp(words, name)) {
            put_card(g, card, to + x->seat, ARB_BOTTOM);
            if (to == ZONE_NOTES && note_owner(g, card) != x->seat)
                g->s->got_notes |= (uint8_t)SEAT(x->seat);
            return true;
        }
    }
    return arrange_fail(x, "there is no such note; \"Ceasefire of Player 2\" is that of seat 1");
}
ARRANGE_EACH(set_notes, set_note)

/* Leaders of the seat that are unlocked. */
ARRANGE_PLACE(set_unlocked)
{
    const char *name = json_string_value(value);
    (void)to;
    EACH_IN (x->g->s->zone, x->g->s->link, ZONE_LEADERS + x->seat, card)
        if (name && !strcmp(def_of(x->g, card)->name, name) && is_locked(x->g, card)) {
            unlock_leader(x->g, card, "51.6+1");
            return true;
        }
    return arrange_fail(x, "expected a leader of this seat that is locked");
}
ARRANGE_EACH(set_all_unlocked, set_unlocked)

/* The agents of the seat are exhausted, or ready. */
ARRANGE_PLACE(set_agents_spent)
{
    (void)to;
    EACH_IN (x->g->s->zone, x->g->s->link, ZONE_LEADERS + x->seat, card)
        if (def_of(x->g, card)->kind == AGENT) {
            if (json_is_true(value))
                x->g->s->card_state[card] |= CARD_EXHAUSTED;
            else
                x->g->s->card_state[card] &= (uint8_t)~CARD_EXHAUSTED;
        }
    return true;
}

/* The first card of this name; 0. */
static int card_named(const struct arb_run *g, const json_t *name)
{
    for (int card = 1; json_is_string(name) && card <= g->c->cards; card++)
        if (!strcmp(def_of(g, card)->name, json_string_value(name)))
            return card;
    return 0;
}

/* {"Atlas": "Dyson Sphere"}: cards that are attached to planets. */
ARRANGE_PLACE(set_attached)
{
    const char *where;
    json_t *name;
    json_object_foreach ((json_t *)value, where, name) {
        int planet = planet_named(x->g, where), card = card_named(x->g, name);
        if (!planet || !card)
            return arrange_fail(x,
                                "expected planets of this galaxy with the cards attached to them");
        attach_card(x->g, card, planet);
    }
    return true;
}

/* Every strategy card has been used: all may pass. */
ARRANGE_PLACE(set_all_used)
{
    (void)value, (void)to;
    for (int seat = 0; seat < x->g->block->seats; seat++)
        player(x->g, seat)->played = player(x->g, seat)->strategy;
    return true;
}

/* Nobody has a secret objective, so that nobody is asked whether it scores one. */
ARRANGE_PLACE(clear_secrets)
{
    struct arb_run *g = x->g;
    (void)value, (void)to;
    for (int seat = 0; seat < g->block->seats; seat++)
        while (g->s->zone[ZONE_SECRET + seat].count)
            put_card(g, g->s->zone[ZONE_SECRET + seat].first, ZONE_SECRETS, ARB_BOTTOM);
    shuffle_pile(g, ZONE_SECRETS);
    return true;
}
/* Relics before a seat; some are called like an agenda. */
ARRANGE_PLACE(set_relic)
{
    struct arb_run *g = x->g;
    for (int i = 0; i < g->c->cards_of[RELIC]; i++) {
        int card = g->c->first_card[RELIC] + i;
        if (json_string_value(value) && !strcmp(def_of(g, card)->name, json_string_value(value))) {
            put_card(g, card, ZONE_AREA + x->seat, ARB_BOTTOM);
            return true;
        }
    }
    return arrange_fail(x, "there is no such relic");
}
ARRANGE_EACH(set_relics, set_relic)

/* Nothing is left of the frontier deck but what is arranged on top of it afterwards. */
ARRANGE_PLACE(set_empty_frontier)
{
    while (json_is_true(value) && x->g->s->zone[ZONE_EXPLORE + DECK_FRONTIER].count)
        put_card(x->g, x->g->s->zone[ZONE_EXPLORE + DECK_FRONTIER].first, ZONE_OUT, ARB_TOP);
    return true;
}
/* There are no relics left. */
ARRANGE_PLACE(set_no_relics)
{
    while (json_is_true(value) && x->g->s->zone[ZONE_RELICS].count)
        put_card(x->g, x->g->s->zone[ZONE_RELICS].first, ZONE_OUT, ARB_TOP);
    return true;
}
ARRANGE_PLACE(set_gamma)
{
    int cell = json_string_value(value) ? system_named(x->g, json_string_value(value)) : 0;
    if (!cell)
        return arrange_fail(x, "expected a system of this galaxy");
    put_gamma(x->g, cell);
    return true;
}
ARRANGE_EACH(set_gammas, set_gamma)

const struct arrange_part game_parts[] = {
    {"all_used", set_all_used, 0, ARRANGE_TABLE},
    {"no_secrets", clear_secrets, 0, ARRANGE_TABLE},
    {"round", set_round, 0, ARRANGE_TABLE},
    {"speaker", set_speaker, 0, ARRANGE_TABLE},
    {"custodians", set_custodians, 0, ARRANGE_TABLE},
    {"revealed", set_cards, ZONE_REVEALED, ARRANGE_TABLE},
    {"laws", set_cards, ZONE_LAWS, ARRANGE_TABLE},
    {"agendas", set_cards, ZONE_AGENDAS, ARRANGE_TABLE},
    {"cultural", set_cards, ZONE_EXPLORE + DECK_CULTURAL, ARRANGE_TABLE},
    {"hazardous", set_cards, ZONE_EXPLORE + DECK_HAZARDOUS, ARRANGE_TABLE},
    {"industrial", set_cards, ZONE_EXPLORE + DECK_INDUSTRIAL, ARRANGE_TABLE},
    {"empty_frontier", set_empty_frontier, 0, ARRANGE_TABLE},
    {"frontier", set_cards, ZONE_EXPLORE + DECK_FRONTIER, ARRANGE_TABLE},
    {"no_relics", set_no_relics, 0, ARRANGE_TABLE},
    {"relics", set_cards, ZONE_RELICS, ARRANGE_TABLE},
    {"attached", set_attached, 0, ARRANGE_TABLE},
    {"gamma", set_gammas, 0, ARRANGE_TABLE},
    {"pile", set_cards, ZONE_ACTIONS_PILE, ARRANGE_TABLE},
    {"lost", set_losses, 0, ARRANGE_TABLE},
    {"units", set_units, 0, ARRANGE_SEATS},
    {"add_units", set_more_units, 0, ARRANGE_SEATS},
    {"planets", set_planets, 0, ARRANGE_SEAT_LISTS},
    {"exhausted", set_exhausted_planets, 0, ARRANGE_TABLE},
    {"sleepers", set_sleepers, 0, ARRANGE_TABLE},
    {"tokens", set_tokens, 0, ARRANGE_SEAT_LISTS},
    {"technologies", set_techs, 0, ARRANGE_SEAT_LISTS},
    {"without", drop_techs, 0, ARRANGE_SEAT_LISTS},
    {"tactic", set_pool, POOL_TACTIC, ARRANGE_SEATS},
    {"fleet", set_pool, POOL_FLEET, ARRANGE_SEATS},
    {"strategy", set_pool, POOL_STRATEGY, ARRANGE_SEATS},
    {"points", set_points, 0, ARRANGE_SEATS},
    {"goods", arrange_ware, WARE_GOODS, ARRANGE_SEATS},
    {"commodities", arrange_ware, WARE_COMMODITIES, ARRANGE_SEATS},
    {"hand", set_cards, ZONE_HAND, ARRANGE_SEAT_LISTS},
    {"secrets", set_cards, ZONE_SECRET, ARRANGE_SEAT_LISTS},
    {"scored", set_cards, ZONE_SCORED, ARRANGE_SEAT_LISTS},
    {"own_relics", set_relics, 0, ARRANGE_SEAT_LISTS},
    {"area", set_cards, ZONE_AREA, ARRANGE_SEAT_LISTS},
    {"assimilated", set_all_assimilated, 0, ARRANGE_SEAT_LISTS},
    {"seized", set_all_seized, 0, ARRANGE_SEAT_LISTS},
    {"agents_spent", set_agents_spent, 0, ARRANGE_SEATS},
    {"unlocked", set_all_unlocked, 0, ARRANGE_SEAT_LISTS},
    {"notes", set_notes, ZONE_NOTES, ARRANGE_SEAT_LISTS},
    {"shown_notes", set_notes, ZONE_AREA, ARRANGE_SEAT_LISTS},
    {0},
};
