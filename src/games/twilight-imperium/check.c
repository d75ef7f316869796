/* What must always hold: units, tokens and cards are conserved, sets agree with what lies there. */
#include "kit_config.h"

#include "checking.h"

static bool check_stacks(const struct arb_run *g, struct arb_text *broken)
{
    uint8_t used[SEATS][UNITS] = {{0}};
    int count = 0;
    for (int place = 1; place < PLACES_ALL; place++) {
        int before = -1;
        EACH_STACK (g, place, st) {
            int rank = st->seat * UNITS + st->unit;
            if (st->place != place || rank <= before || !st->count || st->damaged > st->count)
                BROKEN("a stack of units is out of order: %d %s of seat %d, %d damaged, at %d (%d)",
                       st->count, unit_words[st->unit][0], st->seat, st->damaged, st->place, place);
            if (place <= CELLS && st->unit == UNIT_PDS)
                BROKEN("a structure stands in space");
            if (place > CELLS && place < PLACE_SHEET && is_ship(st->unit) &&
                !(st->unit == UNIT_FIGHTER && cell_of_place(g, place) == g->s->system))
                BROKEN("a ship stands on a planet");
            before = rank;
            count++;
            used[st->seat][st->unit] = (uint8_t)(used[st->seat][st->unit] + st->count);
        }
    }
    for (int n = g->s->free_stack; n; n = g->s->stack[n].next)
        count++;
    if (count != STACKS)
        BROKEN("a stack of units is lost");
    for (int seat = 0; seat < g->block->seats; seat++)
        for (int unit = 0; unit < UNITS; unit++) {
            if (used[seat][unit] != player(g, seat)->used[unit])
                BROKEN("units are not conserved");
            if (reinforcements(g, seat, unit) < 0)
                BROKEN("more units than a colour has");
        }
    return true;
}

static bool check_sets(const struct arb_run *g, struct arb_text *broken)
{
    for (int seat = 0; seat < g->block->seats; seat++) {
        const struct player *p = player(g, seat);
        uint64_t ships = 0, units = 0, stacks[STACK_WORDS] = {0};
        for (int place = 1; place < PLACE_SHEET; place++)
            EACH_STACK_OF (g, place, seat, st) {
                units |= BIT(cell_of_place(g, place));
                ships |= is_ship(st->unit) && place <= CELLS ? BIT(place) : 0;
                stacks[(st - g->s->stack) >> 6] |= BIT((st - g->s->stack) & 63);
            }
        if (ships != p->ships || units != p->units || memcmp(stacks, p->stacks, sizeof stacks))
            BROKEN("the systems of a player are not those of its units");
        EACH_CONTROLLED (g, seat, planet)
            if (g->s->controller[planet] != seat + 1 || !g->s->planet_at[planet])
                BROKEN("a planet is controlled by two");
    }
    for (int planet = 1; planet <= PLANETS_MOST; planet++)
        if (g->s->controller[planet] &&
            !(player(g, g->s->controller[planet] - 1)->planets[planet >> 6] >> (planet & 63) & 1))
            BROKEN("a planet is controlled by nobody");
    return true;
}

/* Between actions: 37 and 16 are kept. */
static bool check_fleets(const struct arb_run *g, struct arb_text *broken)
{
    for (int seat = 0; seat < g->block->seats && g->s->phase == PHASE_STRATEGY; seat++)
        EACH_SYSTEM (player(g, seat)->ships, cell) {
            if (fleet_beyond(g, cell, seat))
                BROKEN("a fleet is larger than its pool: seat %d in %s", seat,
                       tile_def(g, cell)->name);
            if (cargo_at(g, cell, seat) > capacity_at(g, cell, seat))
                BROKEN("more fighters and ground forces than a fleet carries: seat %d in %s", seat,
                       tile_def(g, cell)->name);
        }
    return true;
}

static bool check_tokens(const struct arb_run *g, struct arb_text *broken)
{
    for (int seat = 0; seat < g->block->seats; seat++) {
        if (tokens_left(g, seat) < 0)
            BROKEN("more command tokens than a player has");
        if (player(g, seat)->points > g->s->goal)
            BROKEN("more points than the track has");
        if (player(g, seat)->faction &&
            ware_of(g, seat, WARE_COMMODITIES) > stat_of(g, SHEETS + seat, STAT_COMMODITIES, NULL))
            BROKEN("more commodities than the faction holds");
    }
    return true;
}

/* Nobody chooses from more than this at a time. */
enum { LIST_MOST = 200 };

static bool check_lists(const struct arb_run *g, struct arb_text *broken)
{
    for (int seat = 0; seat < g->block->seats; seat++)
        if (g->list[seat].count > LIST_MOST)
            BROKEN("seat %d has %d options for \"%s\"", seat, g->list[seat].count, g->prompt);
    return true;
}

bool imperium_check(struct arb_run *g, struct arb_text *broken)
{
    return check_stacks(g, broken) && check_sets(g, broken) && check_tokens(g, broken) &&
           check_fleets(g, broken) && check_lists(g, broken) &&
           piles_check(g, ZONES, g->c->cards, broken) && effects_check(g, THINGS - 1, broken);
}
