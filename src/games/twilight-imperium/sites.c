/* Where something is, as the components ask for it: `site = "edge"` of systems, planets, units and
 * cards, as bits, all of which must hold for "you". */
#include "kit_config.h"

const char *const site_words[] = {
#define SITE_WORD(name, word) word,
    SITES(SITE_WORD) NULL
#undef SITE_WORD
};

/* Systems. */

static uint64_t homes_of_others(const struct arb_run *g, int seat)
{
    uint64_t homes = 0;
    for (int other = 0; other < g->block->seats; other++)
        if (other != seat && player(g, other)->faction)
            homes |= BIT(player(g, other)->home);
    return homes;
}

static uint64_t anomalies(const struct arb_run *g)
{
    uint64_t all = 0;
    for (int kind = 0; kind < ANOMALIES; kind++)
        all |= g->s->anomaly[kind];
    return all;
}

/* A legendary planet, Mecatol Rex or an anomaly. */
static bool is_landmark(const struct arb_run *g, int cell)
{
    if (cell == MECATOL || anomalies(g) >> cell & 1)
        return true;
    EACH_PLANET (g, cell, planet)
        if (planet_def(g, planet)->legendary)
            return true;
    return false;
}

static bool has_planet_of_others(const struct arb_run *g, int seat, int cell)
{
    EACH_PLANET (g, cell, planet)
        if (g->s->controller[planet] && !controls(g, seat, planet))
            return true;
    return false;
}
static bool has_planet_of(const struct arb_run *g, int seat, int cell)
{
    EACH_PLANET (g, cell, planet)
        if (controls(g, seat, planet))
            return true;
    return false;
}

/* Is there a stack in the system, in space or on its planets, that passes? */
#define ANY_STACK(g, cell, st, passes)                                                             \
    EACH_STACK (g, cell, st)                                                                       \
        if (passes)                                                                                \
            return true;                                                                           \
    EACH_PLANET (g, cell, planet)                                                                  \
        EACH_STACK (g, PLACE_PLANET + planet, st)                                                  \
            if (passes)                                                                            \
                return true;                                                                       \
    return false

static bool has_foreign_dock(const struct arb_run *g, int seat, int cell)
{
    ANY_STACK(g, cell, st, st->seat != seat && st->unit == UNIT_SPACE_DOCK);
}
static bool has_structure(const struct arb_run *g, int seat, int cell)
{
    ANY_STACK(g, cell, st, st->seat == seat && is_structure(st->unit));
}
static bool has_bombardment(const struct arb_run *g, int seat, int cell)
{
    ANY_STACK(g, cell, st, st->seat == seat && unit_stat(g, st, STAT_BOMBARDMENT) > 0);
}

static bool has_conscripts(const struct arb_run *g, int seat, int cell)
{
    ANY_STACK(g, cell, st,
              st->seat == seat &&
                  (st->unit == UNIT_SPACE_DOCK || unit_stat(g, st, STAT_CAPACITY) > 0));
}

static bool system_is(const struct arb_run *g, int seat, int cell, int site)
{
    const struct layout *l = layout(g);
    switch (site) {
    case SITE_EDGE: /* 39.2, with the nexus and the home of the Creuss */
        return l->edge >> cell & 1 || cell == l->nexus || cell == l->creuss;
    case SITE_ENTERABLE:
        return can_come_to(g, seat, cell);
    case SITE_LANDMARK:
        return is_landmark(g, cell);
    case SITE_ALPHA:
        return g->s->wormhole[ALPHA] >> cell & 1;
    case SITE_BETA:
        return g->s->wormhole[BETA] >> cell & 1;
    case SITE_NEXUS:
        return cell == l->nexus;
    case SITE_FOREIGN_HOME:
        return homes_of_others(g, seat) >> cell & 1;
    case SITE_OFF_HOME:
        return cell != player(g, seat)->home;
    case SITE_POWER:
        return cell == MECATOL || homes_of_others(g, seat) >> cell & 1;
    case SITE_BESIDE_MECATOL:
        return is_adjacent(g, seat, cell, MECATOL);
    case SITE_BESIDE_ANOMALY:
        return (adjacent(g, seat, cell) & anomalies(g)) != 0;
    case SITE_BESIDE_FOREIGN_HOME:
        return (adjacent(g, seat, cell) & homes_of_others(g, seat)) != 0;
    case SITE_FOREIGN_DOCK:
        return has_foreign_dock(g, seat, cell);
    case SITE_FOREIGN_PLANET:
        return has_planet_of_others(g, seat, cell);
    case SITE_OWN_PLANET:
        return has_planet_of(g, seat, cell);
    case SITE_FOREIGN_SHIPS:
        return ships_of_others(g, seat) >> cell & 1;
    case SITE_NO_FOREIGN_SHIPS:
        return !(ships_of_others(g, seat) >> cell & 1);
    case SITE_OWN_SHIPS:
        return player(g, seat)->ships >> cell & 1;
    case SITE_NEAR_OWN_SHIPS:
        return ((adjacent(g, seat, cell) | BIT(cell)) & player(g, seat)->ships) != 0;
    case SITE_OWN_UNITS:
        return player(g, seat)->units >> cell & 1;
    case SITE_OWN_TOKEN:
        return player(g, seat)->tokens >> cell & 1;
    case SITE_CONSCRIPTS:
        return has_conscripts(g, seat, cell);
    case SITE_OWN_STRUCTURE:
        return has_structure(g, seat, cell);
    default:
        return has_bombardment(g, seat, cell); /* SITE_OWN_BOMBARDMENT */
    }
}

/* Planets, cards. */

static bool has_attachment(const struct arb_run *g, int planet)
{
    EACH_IN (g->s->zone, g->s->link, ZONE_ATTACHED, card)
        if (g->s->host[card] == planet)
            return true;
    return false;
}

static int planet_of_thing(const struct arb_run *g, int thing)
{
    int place = is_stack(thing)    ? stack_of(g, thing)->place
                : is_planet(thing) ? thing - SYSTEMS
                                   : 0;
    return place >= PLACE_PLANET && place < PLACE_SHEET ? place - PLACE_PLANET : 0;
}

static bool is_component(const struct arb_run *g, int card)
{
    return next_of_kind(g, game_abilities(g, card), ACTION, 0) != 0;
}

/* An upgrade of a kind of unit that the seat has in the combat. */
static bool upgrades_fighting(const struct arb_run *g, int seat, int thing)
{
    int def = is_tech_card(thing) ? def_number(g, thing) : 0;
    EACH_STACK_OF (g, g->s->combat.place, seat, st)
        for (int faction = 0; def && faction <= FACTIONS; faction++) {
            int upgraded = edition(g)->unit[faction][st->unit][1];
            if (upgraded && g->c->def[upgraded].other == def)
                return true;
        }
    return false;
}

static bool is_at_site(const struct arb_run *g, const struct scope *sc, int thing, int site)
{
    int cell = cell_of_thing(g, thing), planet = planet_of_thing(g, thing);
    switch (site) {
    case SITE_ATTACHED:
        return planet && has_attachment(g, planet);
    case SITE_NO_OWN_DOCK:
        return planet && !units_at(g, PLACE_PLANET + planet, sc->you, UNIT_SPACE_DOCK);
    case SITE_IN_TARGET:
        return cell && cell == cell_of_thing(g, sc->target[0]);
    case SITE_ON_TARGET:
        return planet && planet == planet_of_thing(g, sc->target[0]);
    case SITE_COMPONENT:
        return is_card(thing) && is_component(g, thing);
    case SITE_FRAGMENT:
        return is_card(thing) && def_of(g, thing)->type == EXPLORATION &&
               def_of(g, thing)->kind == EXPLORE_FRAGMENT;
    case SITE_FOREIGN_NOTE:
        return is_card(thing) && note_owner(g, thing) != sc->you;
    case SITE_FIGHTING:
        return upgrades_fighting(g, sc->you, thing);
    default:
        return cell && system_is(g, sc->you, cell, site);
    }
}

bool is_at_sites(const struct arb_run *g, const struct scope *sc, int thing, uint32_t sites)
{
    for (; sites; sites &= sites - 1)
        if (!is_at_site(g, sc, thing, __builtin_ctz(sites)))
            return false;
    return true;
}

/* Two planets at the homes of two others (a public objective). */

/* Planets that the seat controls in or beside the home of another. */
static int planets_at_home(const struct arb_run *g, int seat, int other, int out[2])
{
    uint64_t near = adjacent(g, seat, player(g, other)->home) | BIT(player(g, other)->home);
    int n = 0;
    EACH_CONTROLLED (g, seat, planet)
        if (near >> g->s->planet_at[planet] & 1 && n < 2)
            out[n++] = planet;
    return n;
}

/* For how many others there is a planet of its own; two is all that is asked for. */
MEASURE(measure_distant_lands)
{
    int first[2], second[2], most = 0;
    for (int a = 0; a < g->block->seats; a++) {
        int in_a =
            a == sc->you || !player(g, a)->faction ? 0 : planets_at_home(g, sc->you, a, first);
        most = in_a && !most ? 1 : most;
        for (int b = a + 1; in_a && b < g->block->seats; b++) {
            int in_b = b == sc->you ? 0 : planets_at_home(g, sc->you, b, second);
            if (in_b && (in_a > 1 || in_b > 1 || first[0] != second[0]))
                return 2;
        }
    }
    return most;
}
