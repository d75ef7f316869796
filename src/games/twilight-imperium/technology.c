/* 90 Technology, 97 Unit upgrades.
 *
 * A technology that a seat owns is a bit in its slots: the first for those of everybody in the
 * order of the pack, then those of its faction, then those of others. */
#include "kit_config.h"

enum { OWN_SLOT = COMMON_TECHS, FOREIGN_SLOT = 37 };

int tech_slot(const struct arb_run *g, int seat, int def)
{
    int n = def - g->c->first[TECHNOLOGY];
    const struct player *p = player(g, seat);
    if (!g->c->def[def].faction)
        return g->c->def[def].level; /* its place among those of everybody */
    for (int i = 0; i < 4; i++)
        if (g->c->tech[p->faction][i] == def)
            return OWN_SLOT + i;
    for (int i = 0; i < 3; i++)
        if (p->foreign[i] == def)
            return FOREIGN_SLOT + i;
    return n < 0 ? n : -1;
}

int tech_in_slot(const struct arb_run *g, int seat, int slot)
{
    const struct player *p = player(g, seat);
    if (slot >= FOREIGN_SLOT)
        return p->foreign[slot - FOREIGN_SLOT];
    return slot >= OWN_SLOT ? g->c->tech[p->faction][slot - OWN_SLOT] : g->c->tech_common[slot];
}

bool has_tech(const struct arb_run *g, int seat, int def)
{
    int slot = tech_slot(g, seat, def);
    return slot >= 0 && player(g, seat)->techs >> slot & 1;
}

/* 90.11 Not those of other factions; a faction's own upgrade stands for the one of everybody. */
bool may_own(const struct arb_run *g, int seat, int def)
{
    const struct thing_def *d = &g->c->def[def];
    RULE("90.11");
    if (d->box > (variant(g, BASE_ONLY) ? BOX_BASE : BOX_POK))
        return false;
    if (d->faction)
        return d->faction == player(g, seat)->faction;
    for (int i = 0; i < 4; i++) {
        int own = g->c->tech[player(g, seat)->faction][i];
        if (own && g->c->def[own].other == def)
            return false;
    }
    return true;
}

static void become(struct arb_run *g, int seat, int unit, int def)
{
    unindex_thing(g, UNIT_CARDS + seat * UNITS + unit);
    player(g, seat)->unit[unit] = (uint16_t)def;
    index_thing(g, UNIT_CARDS + seat * UNITS + unit);
}

/* 97.4 From now on all units of that kind are as the upgrade says, or as the sheet does again. */
static void upgrade_units(struct arb_run *g, int seat, int def, bool upgraded)
{
    for (int unit = 0; unit < UNITS; unit++)
        for (int faction = 0; faction <= FACTIONS; faction++) {
            int now = g->c->unit[faction][unit][1], own = player(g, seat)->faction;
            if (!now || g->c->def[now].other != def)
                continue;
            RULES("97.4", "97.4+1", "97.2", "90.6a", "90.10+1");
            if (!upgraded)
                now = g->c->unit[own][unit][0] ? g->c->unit[own][unit][0] : g->c->unit[0][unit][0];
            become(g, seat, unit, now);
        }
}

/* 90.1 Kept for the whole game. */
void gain_tech(struct arb_run *g, int seat, int def, const char *rule)
{
    int slot = tech_slot(g, seat, def);
    if (slot < 0 || player(g, seat)->techs >> slot & 1)
        return;
    player(g, seat)->techs |= BIT(slot);
    RULES("90.1", "90.10", "90.4");
    tell(g, EVENT_RESEARCHES, rule, seat, def, 0);
    if (g->c->def[def].upgrade)
        upgrade_units(g, seat, def, true);
    index_thing(g, TECH_CARDS + seat * TECHS + slot);
    happened(g, FACT_GAINS_TECHNOLOGY, TECH_CARDS + seat * TECHS + slot, seat, 0, 0);
}

void lose_tech(struct arb_run *g, int seat, int def)
{
    int slot = tech_slot(g, seat, def);
    if (slot < 0 || !(player(g, seat)->techs >> slot & 1))
        return;
    effects_forget(g, TECH_CARDS + seat * TECHS + slot);
    player(g, seat)->techs &= ~BIT(slot);
    player(g, seat)->exhausted_techs &= ~BIT(slot);
    if (g->c->def[def].upgrade)
        upgrade_units(g, seat, def, false);
}

/* ---- 90.12 Prerequisites
 * ------------------------------------------------------------------------- */

int techs_of_colour(const struct arb_run *g, int seat, int colour)
{
    int n = 0;
    RULES("90.7a", "90.7b", "90.12b");
    for (uint64_t left = player(g, seat)->techs; left; left &= left - 1)
        n += g->c->def[tech_in_slot(g, seat, __builtin_ctzll(left))].colour == colour;
    return n;
}

/* 90.14, 90.15, 64.4 Readied planets with a specialty. */
static int specialties(const struct arb_run *g, int seat, int colour)
{
    int n = 0;
    EACH_CONTROLLED (g, seat, planet) {
        if (planet_colour(g, planet) != colour)
            continue;
        if (is_exhausted_planet(g, planet))
            RULE("90.15");
        else
            n++;
    }
    return n;
}

bool gives_unit(const struct arb_run *g, int def, int unit)
{
    for (int faction = 0; def && faction <= FACTIONS; faction++)
        for (int level = 0; level < 2; level++) {
            int card = g->c->unit[faction][unit][level];
            if (card && g->c->def[card].other == def)
                return true;
        }
    return false;
}

static int missing_of(const struct arb_run *g, int seat, int def, int colour)
{
    if (may_change(g, NO_PREREQUISITES) &&
        thing_is_told(g, TECH_CARDS + seat * TECHS + tech_slot(g, seat, def), NO_PREREQUISITES))
        return 0;
    int missing = g->c->def[def].needs[colour] - techs_of_colour(g, seat, colour);
    return missing > 0 ? missing : 0;
}

/* 90.12 One owned technology of its colour for each symbol, or an exhausted planet. */
static bool has_prerequisites(struct arb_run *g, int seat, int def)
{
    for (int colour = BLUE; colour < COLOURS; colour++) {
        int missing = missing_of(g, seat, def, colour);
        if (forbid_by(g, missing > specialties(g, seat, colour), "90.12",
                      "{n} prerequisites are missing.", missing, 0, 0))
            return false;
    }
    return true;
}

static bool is_among(const struct arb_run *g, const struct scope *sc, int among, int seat, int def)
{
    return !among || passes(g, sc, among, TECH_CARDS + seat * TECHS + tech_slot(g, seat, def));
}

bool could_research(const struct arb_run *g, const struct scope *sc, int among, int seat)
{
    int first = g->c->first[TECHNOLOGY], end = first + g->c->count[TECHNOLOGY];
    for (int def = first; def < end; def++) {
        if (!may_own(g, seat, def) || has_tech(g, seat, def) || !is_among(g, sc, among, seat, def))
            continue;
        int colour = BLUE;
        while (colour < COLOURS && missing_of(g, seat, def, colour) <= specialties(g, seat, colour))
            colour++;
        if (colour == COLOURS)
            return true;
    }
    return false;
}

static bool may_research(struct arb_run *g, const struct research *L, int def)
{
    const struct thing_def *d = &g->c->def[def];
    if (!may_own(g, L->seat, def) || has_tech(g, L->seat, def) ||
        !is_among(g, SCOPE(g, L->scope), L->among, L->seat, def))
        return false;
    if (L->only == 2) {
        const struct thing_def *f = def_of(g, SHEETS + L->seat);
        return f->choice[0] == def || f->choice[1] == def || f->choice[2] == def;
    }
    if (L->only == 1)
        return !(d->needs[BLUE] | d->needs[GREEN] | d->needs[RED] | d->needs[YELLOW]) &&
               !d->faction;
    return has_prerequisites(g, L->seat, def);
}

static int missing_all(const struct arb_run *g, int seat, int def)
{
    int n = 0;
    for (int colour = BLUE; colour < COLOURS; colour++)
        n += missing_of(g, seat, def, colour);
    return n;
}

static int next_researchable(struct arb_run *g, const struct research *L, int after)
{
    int first = g->c->first[TECHNOLOGY], end = first + g->c->count[TECHNOLOGY];
    for (int def = after ? after + 1 : first; def < end; def++) {
        consider(g, VERB_RESEARCH, def, L->only ? 0 : missing_all(g, L->seat, def), 0);
        if (may_research(g, L, def))
            return def;
    }
    return 0;
}

static struct payment price(const struct research *L)
{
    return (struct payment){
        .seat = L->seat, .what = PAY_TECHNOLOGY, .need = {[WARE_RESOURCES] = L->cost}};
}

/* 90.14 Each missing symbol is ignored for one planet of that specialty. */
static void offer_specialties(struct arb_run *g, int seat, int colour)
{
    EACH_CONTROLLED (g, seat, planet) {
        if (planet_colour(g, planet) != colour)
            continue;
        consider(g, VERB_SPECIALTY, planet, 0, 0);
        if (!forbid(g, is_exhausted_planet(g, planet), "90.15"))
            offer(g);
    }
}

/* 91.2+1, 91.3 Resources are the cost of research (1.11), so that they are spent before a planet
 * helps with prerequisites. */
FLOW(research)
{
    BEGIN;
    struct payment p = price(L);
    if ((L->cost && !pay_possible(g, &p)) || !next_researchable(g, L, 0))
        RETURN(0);
    if (L->cost) {
        ASK(SEAT(L->seat), L->cost == TECHNOLOGY_AGAIN ? "91.2+1" : "91.3",
            "Do you spend {n} resources to research a technology?", L->cost, {
                offer_option(g, VERB_ACCEPT, 0, 0, 0);
                offer_pass(g, VERB_DECLINE);
            });
        if (chosen(g)->verb == VERB_DECLINE)
            RETURN(0);
        CALL(pay, .p = price(L));
        if (!next_researchable(g, L, 0))
            RETURN(0);
    }
    RULES("90.3", "90.3a", "90.9", "90.8a", "90.12c");
    ASK(SEAT(L->seat), "90.9", "What do you research?", 0, {
        for (int def = 0; (def = next_researchable(g, L, def)) != 0;)
            offer(g);
        if (!L->only)
            offer_pass(g, VERB_PASS);
    });
    if (chosen(g)->verb == VERB_PASS)
        RETURN(0);
    L->tech = chosen(g)->a;
    for (L->colour = BLUE; L->colour < COLOURS && !L->only; L->colour++)
        for (L->missing = (uint8_t)missing_of(g, L->seat, L->tech, L->colour); L->missing > 0;
             L->missing--) {
            ASK(SEAT(L->seat), "90.14", "Which planet helps with {tech}?", L->tech,
                { offer_specialties(g, L->seat, L->colour); });
            int planet = chosen(g)->a;
            g->s->exhausted[planet >> 6] |= BIT(planet & 63);
            RULES("64.4", "90.14");
            tell(g, EVENT_SPECIALTY, "90.14", L->seat, planet, 0);
        }
    if (!L->only)
        happened(g, FACT_RESEARCHES, TECH_CARDS + L->seat * TECHS + tech_slot(g, L->seat, L->tech),
                 L->seat, 0, 0);
    gain_tech(g, L->seat, L->tech, "90.10");
    SETTLE;
    END;
}
