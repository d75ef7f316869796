/* The table as one seat sees it: the galaxy with all units, and whatever lies open; hands, secret
 * objectives and notes only those of the reader (2.5, 61.17, 69.6). */
#include "kit_config.h"

const struct view_kind game_kinds[] = {
    {.id = "points", .label = "Victory points"},
    {.id = "tactic", .label = "Tactic pool"},
    {.id = "fleet", .label = "Fleet pool"},
    {.id = "strategy", .label = "Strategy pool"},
    {.id = "trade goods", .label = "Trade goods"},
    {.id = "commodities", .label = "Commodities"},
    {.id = "count", .label = "Units"},
    {.id = "damage", .label = "Damaged"},
    {.id = "resources", .label = "Resources", .brief = "R"},
    {.id = "influence", .label = "Influence", .brief = "I"},
    {.id = "cost", .label = "Cost"},
    {.id = "combat", .label = "Combat"},
    {.id = "move", .label = "Move"},
    {.id = "capacity", .label = "Capacity"},
    {0},
};

const struct area game_areas[] = {
    {.id = "objectives", .label = "Public objectives", .zone = ZONE_REVEALED, .show = AREA_OPEN},
    {.id = "laws", .label = "Laws", .zone = ZONE_LAWS, .show = AREA_OPEN | AREA_IF_ANY},
    {.id = "strategy", .label = "Strategy cards", .zone = ZONE_STRATEGY, .show = AREA_OPEN},
    {.id = "action-deck", .label = "Action cards", .zone = ZONE_ACTIONS, .show = AREA_COUNT},
    {.id = "action-pile",
     .label = "Discarded action cards",
     .zone = ZONE_ACTIONS_PILE,
     .show = AREA_OPEN | AREA_IF_ANY},
    {.id = "covert",
     .label = "Covert agenda",
     .zone = ZONE_COVERT,
     .show = AREA_DECK | AREA_IF_ANY},
    {.id = "agenda-pile",
     .label = "Discarded agendas",
     .zone = ZONE_AGENDAS_PILE,
     .show = AREA_OPEN | AREA_IF_ANY},
    {.id = "agenda-deck", .label = "Agendas", .zone = ZONE_AGENDAS, .show = AREA_DECK},
    {.id = "hand",
     .label = "Action cards",
     .place = "in the hand of",
     .zone = ZONE_HAND,
     .show = AREA_OWN | AREA_EACH},
    {.id = "secrets",
     .label = "Secret objectives",
     .zone = ZONE_SECRET,
     .show = AREA_OWN | AREA_EACH},
    {.id = "scored",
     .label = "Scored secret objectives",
     .zone = ZONE_SCORED,
     .show = AREA_OPEN | AREA_EACH | AREA_IF_ANY},
    {.id = "notes", .label = "Promissory notes", .zone = ZONE_NOTES, .show = AREA_OWN | AREA_EACH},
    {.id = "area", .label = "Play area", .zone = ZONE_AREA, .show = AREA_OPEN | AREA_EACH},
    {.id = "leaders",
     .label = "Leaders",
     .zone = ZONE_LEADERS,
     .show = AREA_OPEN | AREA_EACH | AREA_IF_ANY},
    {0},
};

void game_put_thing(struct arb_run *g, UNUSED int seat, int thing, UNUSED int look,
                    struct arb_json *out)
{
    struct view_some states = {.out = out, .key = "states"};
    view_begin_thing(out, thing, def_number(g, thing));
    if (is_card(thing) && g->s->card_state[thing] & CARD_EXHAUSTED)
        view_add_word(&states, "exhausted");
    if (is_card(thing) && is_locked(g, thing))
        view_add_word(&states, "locked");
    view_end_some(&states);
    arb_put_end(out);
}

/* 44 Hyperlane tiles, which are no systems: where, which, how they are turned. */
static void put_lanes(const struct arb_run *g, struct arb_json *out)
{
    bool any = false;
    for (int position = 0; position < POSITIONS; position++) {
        int lane = g->s->lane[position];
        if (!lane)
            continue;
        if (!any)
            arb_put_array(out, "lanes");
        any = true;
        arb_put_object(out, NULL);
        arb_put_number(out, "position", position);
        struct axial at = axial_of(position);
        arb_put_number(out, "q", at.q);
        arb_put_number(out, "r", at.r);
        char joins[64] = "";
        struct arb_text text = {joins, joins + sizeof joins};
        for (int a = 0; a < LANE_TURNS; a++)
            for (int b = a + 1; b < LANE_TURNS; b++)
                if (lane_joins(g->c, lane, a) >> b & 1)
                    arb_say(&text, "%s%d-%d", *joins ? " " : "", a, b);
        arb_put_text(out, "joins", joins);
        arb_put_end(out);
    }
    if (any)
        arb_put_end(out);
}

void game_put_head(struct arb_run *g, struct arb_json *out)
{
    static const char *const steps[] = {"", "setup", "84", "3", "81", "8"};
    arb_put_text(out, "title", layout(g)->name);
    arb_put_number(out, "round", g->s->round);
    arb_put_text(out, "phase", phase_names[g->s->phase]);
    arb_put_text(out, "step", steps[g->s->phase]);
    arb_put_number(out, "speaker", g->s->speaker);
    arb_put_number(out, "system", g->s->system);
    arb_put_number(out, "custodians", g->s->custodians);
    put_lanes(g, out);
}

void game_put_tracks(struct arb_run *g, int seat, struct arb_json *out)
{
    static const char *const pools[] = {"tactic", "fleet", "strategy"};
    const struct player *p = player(g, seat);
    view_put_number(out,
                    &(struct view_number){.id = "points", .value = p->points, .max = g->s->goal});
    for (int pool = 0; pool < POOLS; pool++)
        view_put_number(out, &(struct view_number){.id = pools[pool], .value = p->pool[pool]});
    view_put_number(
        out, &(struct view_number){.id = "trade goods", .value = ware_of(g, seat, WARE_GOODS)});
    view_put_number(out, &(struct view_number){.id = "commodities",
                                               .value = ware_of(g, seat, WARE_COMMODITIES)});
}

/* What a seat has researched, and which planets it controls. */
void game_put_sheets(struct arb_run *g, int seat, struct arb_json *out)
{
    const struct player *p = player(g, seat);
    arb_put_text(out, "faction", p->faction ? def_of(g, SHEETS + seat)->name : "");
    struct view_some techs = {.out = out, .key = "technologies"};
    for (uint64_t left = p->techs; left; left &= left - 1)
        view_add_word(&techs, g->c->def[tech_in_slot(g, seat, __builtin_ctzll(left))].name);
    view_end_some(&techs);
    struct view_some planets = {.out = out, .key = "planets"};
    EACH_CONTROLLED (g, seat, planet)
        view_add_word(&planets, planet_def(g, planet)->name);
    view_end_some(&planets);
    struct view_some spent = {.out = out, .key = "exhausted"};
    EACH_CONTROLLED (g, seat, planet)
        if (is_exhausted_planet(g, planet))
            view_add_word(&spent, planet_def(g, planet)->name);
    view_end_some(&spent);
    view_put_if(out, "passed", p->passed);
}

static void put_stack(struct arb_run *g, const struct stack *st, struct arb_json *out)
{
    struct view_some tokens = {.out = out, .key = "tokens"};
    begin_piece(g, stack_thing(g, st), player(g, st->seat)->unit[st->unit],
                cell_of_place(g, st->place), st->seat, out);
    view_add_number(&tokens, "count", st->count);
    view_add_number(&tokens, "damage", st->damaged);
    view_end_some(&tokens);
    if (st->place > CELLS)
        arb_put_text(out, "on", planet_def(g, st->place - PLACE_PLANET)->name);
    arb_put_end(out);
}

/* Systems with their tiles first, then units. */
void game_put_pieces(struct arb_run *g, struct arb_json *out)
{
    EACH_SYSTEM (systems_in_play(g), cell) {
        struct view_some tokens = {.out = out, .key = "command"};
        begin_piece(g, SYSTEMS + cell, def_number(g, SYSTEMS + cell), cell, -1, out);
        for (int seat = 0; seat < g->block->seats; seat++)
            if (player(g, seat)->tokens & BIT(cell))
                view_add_word(&tokens, def_of(g, SHEETS + seat)->called);
        view_end_some(&tokens);
        view_put_if(out, "frontier", g->s->frontier >> cell & 1);
        view_put_if(out, "edge", g->s->edge >> cell & 1);
        arb_put_end(out);
        EACH_STACK (g, cell, st)
            put_stack(g, st, out);
        EACH_PLANET (g, cell, planet)
            EACH_STACK (g, PLACE_PLANET + planet, st)
                put_stack(g, st, out);
    }
}

/* The map as players exchange it. */
void game_put_texts(struct arb_run *g, struct arb_json *out)
{
    char words[400] = "";
    struct arb_text text = {words, words + sizeof words};
    if (g->s->round) {
        write_map_text(g, &text);
        view_put_text(out, &(struct view_text){.label = "Map string", .text = words});
    }
}

bool imperium_printed(const struct arb_run *g, int def, struct arb_json *out)
{
    if (def >= g->c->defs)
        return false;
    if (g->c->def[def].name)
        put_printed_thing(out, &g->c->def[def]);
    else
        arb_put_null(out, NULL);
    return true;
}

bool game_has_thing(const struct arb_run *g, int thing)
{
    return thing > 0 && thing < THINGS && game_in_play(g, thing);
}

bool game_explain_stat(const struct arb_run *g, UNUSED int seat, int thing, enum stat stat,
                       int *total, struct parts *parts)
{
    *total = stat_of(g, thing, stat, parts);
    return true;
}

json_t *imperium_explain(struct arb_run *g, int seat, const char *name)
{
    char planet[40], stat[20], thing[40];
    if (sscanf(name, "planet:%39[^:]:%19[a-z_]", planet, stat) == 2)
        for (int n = 1; n <= g->c->count[PLANET]; n++)
            if (!strcmp(planet_def(g, n)->name, planet)) {
                snprintf(thing, sizeof thing, "unit:%d:%s", PLANETS + n, stat);
                return explain_thing(g, seat, thing);
            }
    return explain_thing(g, seat, name);
}
