/* 90.16 to 90.22 Tokens that copy technologies of other factions. */
#include "kit_config.h"

enum { FOREIGN_SLOT = TECHS - FOREIGN };

/* Which, on what. */

static int copied(const struct arb_run *g, int seat, int which)
{
    return player(g, seat)->foreign[which];
}

int assimilator(const struct arb_run *g, int seat, int which)
{
    for (int i = 0, n = 0; i < 4; i++) {
        int def = edition(g)->tech[player(g, seat)->faction][i];
        if (def && g->c->def[def].assimilates && n++ == which)
            return has_tech(g, seat, def) || copied(g, seat, which) ? def : 0;
    }
    return 0;
}

bool is_assimilated(const struct arb_run *g, int def)
{
    for (int seat = 0; seat < g->block->seats; seat++)
        for (int i = 0; i < FOREIGN; i++)
            if (copied(g, seat, i) == def)
                return true;
    return false;
}

int assimilated_of(const struct arb_run *g, int seat)
{
    int n = 0;
    for (uint64_t left = player(g, seat)->techs & (BIT(FOREIGN_SLOT) - 1); left; left &= left - 1)
        n += is_assimilated(g, tech_in_slot(g, seat, __builtin_ctzll(left)));
    return n;
}

bool is_idle_assimilator(const struct arb_run *g, int thing)
{
    return is_tech_card(thing) && def_of(g, thing)->assimilates;
}

/* 90.21, 97.1a By the kind of unit, whatever it is called. */
static bool upgrades_alike(const struct arb_run *g, int a, int b)
{
    for (int unit = 0; a && b && unit < UNITS; unit++)
        if (gives_unit(g, a, unit) && gives_unit(g, b, unit))
            return true;
    return false;
}

/* Is it the other token that copies an upgrade of this kind? */
static bool needs_other_token(const struct arb_run *g, int seat, int which, int def)
{
    for (int i = 0; i < FOREIGN; i++)
        if (i != which && upgrades_alike(g, copied(g, seat, i), def))
            return true;
    return false;
}

/* 90.16 Of other factions. */
static bool is_foreign(const struct arb_run *g, int seat, int def)
{
    int faction = g->c->def[def].faction;
    return faction && faction != player(g, seat)->faction;
}

bool can_assimilate(const struct arb_run *g, int seat, int which, int def)
{
    return assimilator(g, seat, which) && is_foreign(g, seat, def) && !is_assimilated(g, def) &&
           !needs_other_token(g, seat, which, def);
}

/* Never on a technology that bears a token already. */
bool may_assimilate(struct arb_run *g, int seat, int which, int def)
{
    int own = assimilator(g, seat, which);
    if (!own || !is_foreign(g, seat, def))
        return false;
    consider(g, VERB_ASSIMILATE, def, own, 0);
    RULE("90.16");
    return !forbid(g, is_assimilated(g, def), "90.16") &&
           !forbid(g, needs_other_token(g, seat, which, def), "90.21+2");
}

/* Tokens come and go. */

void assimilate(struct arb_run *g, int seat, int which, int def)
{
    int own = assimilator(g, seat, which);
    if (copied(g, seat, which)) {
        if (upgrades_alike(g, copied(g, seat, which), def))
            RULES("90.21+1", "97.1a+1");
        lift_assimilator(g, seat, which);
    }
    effects_forget(g, TECH_CARDS + seat * TECHS + tech_slot(g, seat, own));
    player(g, seat)->techs &= ~BIT(tech_slot(g, seat, own));
    tell(g, EVENT_ASSIMILATES, "90.16", seat, def, own);
    end_former_upgrade(g, seat, def);
    player(g, seat)->foreign[which] = (uint16_t)def;
    gain_tech(g, seat, def, "90.16");
    game_acts(g, TECH_CARDS + seat * TECHS + tech_slot(g, seat, own), 0);
}

void take_assimilator_back(struct arb_run *g, int seat, int which)
{
    int slot = tech_slot(g, seat, assimilator(g, seat, which));
    player(g, seat)->foreign[which] = 0;
    player(g, seat)->techs |= BIT(slot);
    index_thing(g, TECH_CARDS + seat * TECHS + slot);
}

void lift_assimilator(struct arb_run *g, int seat, int which)
{
    int own = assimilator(g, seat, which), def = copied(g, seat, which);
    lose_tech(g, seat, def);
    tell(g, EVENT_LIFTS_ASSIMILATOR, "90.21+1", seat, def, own);
}

void lift_assimilators_from(struct arb_run *g, int def)
{
    for (int seat = 0; seat < g->block->seats; seat++)
        for (int i = 0; i < FOREIGN; i++)
            if (copied(g, seat, i) == def)
                lift_assimilator(g, seat, i);
}

void end_former_upgrade(struct arb_run *g, int seat, int def)
{
    if (!assimilator(g, seat, 0) && !assimilator(g, seat, 1))
        return;
    for (uint64_t left = player(g, seat)->techs; left; left &= left - 1) {
        int slot = __builtin_ctzll(left), former = tech_in_slot(g, seat, slot);
        if (former == def || !upgrades_alike(g, former, def))
            continue;
        RULES("90.21+1", "97.1a+1");
        if (slot >= FOREIGN_SLOT) {
            lift_assimilator(g, seat, slot - FOREIGN_SLOT);
        } else {
            lose_tech(g, seat, former);
            tell(g, EVENT_RETURNS_TECH, "90.21+1", seat, former, 0);
        }
    }
}

/* What an upgrade leaves behind when it is lost. */

void note_strays(struct arb_run *g, int seat)
{
    g->s->strays |= (uint8_t)SEAT(seat);
    unsettle(g);
}

static bool may_ground(const struct arb_run *g, int seat, int planet)
{
    return controls(g, seat, planet) && may_place(g, seat, UNIT_SPACE_DOCK, PLACE_PLANET + planet);
}

static int planets_for_dock(const struct arb_run *g, int seat, int cell, int *first)
{
    int n = 0;
    EACH_PLANET (g, cell, planet)
        if (may_ground(g, seat, planet) && !n++)
            *first = planet;
    return n;
}

static void remove_stray(struct arb_run *g, int seat, int cell, int unit, const char *rule)
{
    const struct stack *st = stack_at(g, cell, seat, unit);
    int count = st->count;
    take_units(g, cell, seat, unit, count, st->damaged);
    tell_more(g, (struct arb_event){.kind = EVENT_REMOVED,
                                    .a = (int16_t)seat,
                                    .b = (int16_t)unit,
                                    .c = (int16_t)count,
                                    .d = g->s->tile[cell],
                                    .rule = rule});
}

static void ground_dock(struct arb_run *g, int seat, int cell, int planet)
{
    const struct stack *st = stack_at(g, cell, seat, UNIT_SPACE_DOCK);
    RULE("90.19");
    move_units(g, cell, PLACE_PLANET + planet, seat, UNIT_SPACE_DOCK, 1, st->damaged ? 1 : 0);
    tell(g, EVENT_GROUNDED, "90.19", seat, planet, 0);
}

/* A war sun without its technology. */
static bool is_unowned(const struct arb_run *g, int seat, int unit)
{
    int needed = unit_def(g, seat, unit)->other;
    return needed && !has_tech(g, seat, needed);
}

/* 90.19 Docks that no longer float go to planets of their system, 90.19+1 or to reinforcements. */
FLOW(ground_docks)
{
    int planet = 0;
    BEGIN;
    while (stack_at(g, L->cell, L->seat, UNIT_SPACE_DOCK)) {
        int planets = planets_for_dock(g, L->seat, L->cell, &planet);
        if (!planets) {
            RULE("90.19+1");
            remove_stray(g, L->seat, L->cell, UNIT_SPACE_DOCK, "90.19+1");
            break;
        }
        if (planets > 1) {
            ASK(SEAT(L->seat), "90.19", "Where does your space dock go?", 0, {
                EACH_PLANET (g, L->cell, at)
                    if (may_ground(g, L->seat, at))
                        offer_option(g, VERB_GROUND, at, 0, 0);
            });
            planet = chosen(g)->a;
        }
        ground_dock(g, L->seat, L->cell, planet);
    }
    END;
}

/* 90.20 War suns without their technology go. 16.3, 37.3 Whatever the upgrade was, there may be
 * less room without it; 16.3c not while a combat is fought there. */
FLOW(settle_strays)
{
    BEGIN;
    for (L->seat = 0; L->seat < g->block->seats; L->seat++)
        for (L->cell = 1; g->s->strays >> L->seat & 1 && L->cell <= CELLS; L->cell++) {
            if (!(player(g, L->seat)->units >> L->cell & 1))
                continue;
            if (stack_at(g, L->cell, L->seat, UNIT_WAR_SUN) &&
                is_unowned(g, L->seat, UNIT_WAR_SUN)) {
                RULE("90.20");
                remove_stray(g, L->seat, L->cell, UNIT_WAR_SUN, "90.20");
            }
            if (!unit_def(g, L->seat, UNIT_SPACE_DOCK)->floats)
                CALL(ground_docks, .seat = L->seat, .cell = L->cell);
            if (L->cell != g->s->combat.place)
                CALL(keep_room, .seat = L->seat, .cell = L->cell);
        }
    g->s->strays = 0;
    END;
}
