/* The table as one seat sees it: the galaxy with all units, and whatever lies open; hands, secret
 * objectives and notes only those of the reader (2.5, 61.17, 69.6). */
#include "kit_config.h"

#include "forecast_battle.h"

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
    {.id = "odds", .label = "Odds"},
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
    {.id = "now", .label = "Now", .zone = ZONE_NOW, .show = AREA_OPEN | AREA_IF_ANY},
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
    {.id = "technology-deck", .label = "Tech deck", .show = AREA_GAME},
    {0},
};

/* 90.4+1 One's own technology deck: what one does not own yet and could. A spectator has none. */
void game_put_area(struct arb_run *g, int seat, const struct area *area, struct arb_json *out)
{
    if (seat >= g->block->seats || !player(g, seat)->faction)
        return;
    view_begin_zone_of(
        out, &(struct view_zone){.area = area->id, .label = "", .holder = seat, .owner = seat, -1});
    for (int slot = 0; slot < TECHS; slot++) {
        int def = tech_in_slot(g, seat, slot);
        if (!def || !may_own(g, seat, def) || has_tech(g, seat, def))
            continue;
        RULE("90.4+1");
        view_begin_thing(out, TECH_CARDS + seat * TECHS + slot, def);
        arb_put_end(out);
    }
    view_end_things(out);
    arb_put_end(out);
}

/* 84.s2+1 Goods on a strategy card that nobody took; 61.8 who has scored a public objective. */
static void put_marks_of_card(const struct arb_run *g, int card, struct arb_json *out)
{
    const struct thing_def *d = def_of(g, card);
    struct view_some tokens = {.out = out, .key = "tokens"};
    if (d->type == STRATEGY && g->s->goods_on[d->number - 1])
        view_add_number(&tokens, "trade goods", g->s->goods_on[d->number - 1]);
    view_end_some(&tokens);
    if (is_public(g, card) && scorers(g, card)) {
        arb_put_array(out, "scored");
        for (int seat = 0; seat < g->block->seats; seat++)
            if (scorers(g, card) >> seat & 1)
                arb_put_number(out, NULL, seat);
        arb_put_end(out);
    }
}

/* 61.5, 61.10 How far the seat is with an objective that it could score; 61.16 nothing public as
 * long as its home is lost. */
static void put_progress(struct arb_run *g, int seat, int card, struct arb_json *out)
{
    struct extent p;
    int zone = g->s->link[card].zone;
    bool own = seat < g->block->seats && (zone == ZONE_REVEALED || zone == ZONE_SECRET + seat);
    if (!own || !progress_of(g, seat, card, &p))
        return;
    arb_put_object(out, "progress");
    arb_put_number(out, "have", p.have);
    arb_put_number(out, "need", p.need);
    view_put_if(out, "barred", is_kept_from_scoring(g, seat, card));
    arb_put_end(out);
}

static bool is_spent(const struct arb_run *g, int card)
{
    const struct thing_def *d = def_of(g, card);
    int holder = d->type == STRATEGY ? g->s->strategy_of[d->number - 1] : 0;
    return g->s->card_state[card] & CARD_EXHAUSTED ||
           (holder && player(g, holder - 1)->played >> (d->number - 1) & 1);
}

void game_put_thing(struct arb_run *g, int seat, int thing, UNUSED int look, struct arb_json *out)
{
    struct view_some states = {.out = out, .key = "states"};
    view_begin_thing(out, thing, def_number(g, thing));
    if (is_card(thing)) {
        put_marks_of_card(g, thing, out);
        put_progress(g, seat, thing, out);
        if (is_spent(g, thing))
            view_add_word(&states, "exhausted");
        if (is_locked(g, thing))
            view_add_word(&states, "locked");
    }
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
    const struct action_step *step = action_step(g);
    arb_put_text(out, "title", layout(g)->name);
    arb_put_number(out, "round", g->s->round);
    arb_put_text(out, "phase", phase_names[g->s->phase]);
    arb_put_text(out, "step", step ? step->rule : steps[g->s->phase]);
    if (step)
        arb_put_text(out, "step_name", step->name);
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
    if (p->kept_goods)
        view_put_number(out,
                        &(struct view_number){.id = "goods on a card", .value = p->kept_goods});
}

/* What is left to spend, on readied planets: each is a part of it. */
static int readied(const struct arb_run *g, int seat, enum stat stat, struct parts *parts)
{
    int sum = 0;
    EACH_CONTROLLED (g, seat, planet) {
        int worth = is_exhausted_planet(g, planet)
                        ? 0
                        : planet_worth(g, seat, planet, stat == STAT_INFLUENCE);
        if (worth)
            add_part(parts, worth, PLANETS + planet, "readied",
                     stat == STAT_RESOURCES ? "75.2" : "47.2");
        sum += worth;
    }
    return sum;
}

/* The faction sheet: readied planets as numbers, all planets and technologies as words. */
static void put_sheet(const struct arb_run *g, int seat, struct arb_json *out)
{
    const struct player *p = player(g, seat);
    char words[1200] = "";
    struct arb_text text = {words, words + sizeof words};
    if (!p->faction)
        return;
    arb_put_array(out, "sheet");
    char how[2][EXPLAIN_NAME];
    const struct view_number numbers[] = {{.id = "resources",
                                           .value = readied(g, seat, STAT_RESOURCES, NULL),
                                           .how = explain_name(how[0], "resources", seat)},
                                          {.id = "influence",
                                           .value = readied(g, seat, STAT_INFLUENCE, NULL),
                                           .how = explain_name(how[1], "influence", seat)}};
    view_begin_sheet(out, "sheet", numbers, 2);
    arb_put_text(out, "label", def_of(g, SHEETS + seat)->name);
    arb_put_array(out, "words");
    int count = 0;
    EACH_CONTROLLED (g, seat, planet)
        arb_say(&text, "%s%s %d/%d%s", count++ ? ", " : "Planets: ", planet_def(g, planet)->name,
                stat_of(g, PLANETS + planet, STAT_RESOURCES, NULL),
                stat_of(g, PLANETS + planet, STAT_INFLUENCE, NULL),
                is_exhausted_planet(g, planet) ? " (exhausted)" : "");
    arb_put_text(out, NULL, arb_whole_letters(words));
    text.at = words;
    *words = 0;
    count = 0;
    for (uint64_t left = p->techs; left; left &= left - 1) {
        int slot = __builtin_ctzll(left);
        arb_say(&text, "%s%s%s%s",
                count++ ? ", " : "Technologies: ", g->c->def[tech_in_slot(g, seat, slot)].name,
                is_assimilated(g, tech_in_slot(g, seat, slot)) ? " (assimilated)" : "",
                p->exhausted_techs >> slot & 1 ? " (exhausted)" : "");
    }
    arb_put_text(out, NULL, arb_whole_letters(words));
    if (p->seized) {
        text.at = words;
        count = 0;
        for (int other = 0; other < g->block->seats; other++)
            if (p->seized >> other & 1)
                arb_say(&text, "%s%s", count++ ? ", " : "In the fleet pool, a token of: ",
                        def_of(g, SHEETS + other)->called);
        arb_put_text(out, NULL, words);
    }
    arb_put_end(out);
    arb_put_end(out);
    arb_put_end(out);
}

/* What a seat has researched, and which planets it controls. */
void game_put_sheets(struct arb_run *g, int seat, struct arb_json *out)
{
    const struct player *p = player(g, seat);
    arb_put_text(out, "faction", p->faction ? def_of(g, SHEETS + seat)->name : "");
    arb_put_text(out, "side", p->faction ? def_of(g, SHEETS + seat)->called : "");
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
    struct view_some seized = {.out = out, .key = "seized"};
    for (int other = 0; other < g->block->seats; other++)
        if (p->seized >> other & 1)
            view_add_word(&seized, def_of(g, SHEETS + other)->called);
    view_end_some(&seized);
    view_put_if(out, "passed", p->passed);
    view_put_if(out, "speaker", g->s->speaker == seat);
    if (g->s->speaker == seat)
        arb_put_text(out, "role", "speaker");
    put_sheet(g, seat, out);
}

/* What its card prints may be otherwise for a stack where it is. */
static void put_changed_stats(const struct arb_run *g, const struct stack *st, struct arb_json *out)
{
    struct view_some stats = {.out = out, .key = "stats"};
    const struct thing_def *d = &g->c->def[player(g, st->seat)->unit[st->unit]];
    for (int stat = 0; stat < STATS; stat++)
        if (d->stat[stat] != NO_VALUE)
            view_add_change(&stats, stat_names[stat], d->stat[stat],
                            unit_stat(g, st, (enum stat)stat));
    view_end_some(&stats);
}

static void put_stack(struct arb_run *g, const struct stack *st, struct arb_json *out)
{
    struct view_some tokens = {.out = out, .key = "tokens"};
    begin_piece(g, stack_thing(g, st), player(g, st->seat)->unit[st->unit],
                cell_of_place(g, st->place), st->seat, out);
    put_changed_stats(g, st, out);
    view_add_number(&tokens, "count", st->count);
    view_add_number(&tokens, "damage", st->damaged);
    view_end_some(&tokens);
    if (st->place > CELLS)
        arb_put_text(out, "on", planet_def(g, st->place - PLACE_PLANET)->name);
    arb_put_end(out);
}

/* A list of numbers, one for each planet of a system, unless all are as printed or none. */
static void put_planets(const struct arb_run *g, int cell, struct arb_json *out)
{
    bool held = false, changed = false;
    EACH_PLANET (g, cell, planet) {
        held |= g->s->controller[planet] != 0;
        changed |= stat_of(g, PLANETS + planet, STAT_RESOURCES, NULL) !=
                       planet_def(g, planet)->stat[STAT_RESOURCES] ||
                   stat_of(g, PLANETS + planet, STAT_INFLUENCE, NULL) !=
                       planet_def(g, planet)->stat[STAT_INFLUENCE];
    }
    if (held) {
        arb_put_array(out, "held");
        EACH_PLANET (g, cell, planet)
            arb_put_number(out, NULL, g->s->controller[planet] - 1);
        arb_put_end(out);
        arb_put_array(out, "spent");
        EACH_PLANET (g, cell, planet)
            arb_put_number(out, NULL, is_exhausted_planet(g, planet));
        arb_put_end(out);
    }
    if (changed) {
        arb_put_array(out, "worth");
        EACH_PLANET (g, cell, planet) {
            arb_put_number(out, NULL, stat_of(g, PLANETS + planet, STAT_RESOURCES, NULL));
            arb_put_number(out, NULL, stat_of(g, PLANETS + planet, STAT_INFLUENCE, NULL));
        }
        arb_put_end(out);
    }
}

/* Wormholes there now, if they are not those of the tile. */
static void put_wormholes(const struct arb_run *g, int cell, struct arb_json *out)
{
    unsigned now = 0;
    for (int w = 0; w < WORMHOLES; w++)
        now |= (unsigned)(g->s->wormhole[w] >> cell & 1) << w;
    if (now == tile_def(g, cell)->wormholes)
        return;
    arb_put_array(out, "wormholes");
    for (int w = 0; w < WORMHOLES; w++)
        if (now >> w & 1)
            arb_put_text(out, NULL, wormhole_words[w]);
    arb_put_end(out);
}

/* "Alio Prima: Demilitarized Zone": what is attached to its planets. */
static void put_attachments(const struct arb_run *g, int cell, struct arb_json *out)
{
    struct view_some words = {.out = out, .key = "attachments"};
    EACH_PLANET (g, cell, planet)
        EACH_IN (g->s->zone, g->s->link, ZONE_ATTACHED, card)
            if (g->s->host[card] == planet) {
                char line[160];
                snprintf(line, sizeof line, "%s: %s", planet_def(g, planet)->name,
                         def_of(g, card)->name);
                view_add_word(&words, line);
            }
    view_end_some(&words);
}

static void put_system(struct arb_run *g, int cell, struct arb_json *out)
{
    struct view_some tokens = {.out = out, .key = "command"};
    begin_piece(g, SYSTEMS + cell, def_number(g, SYSTEMS + cell), cell, -1, out);
    for (int seat = 0; seat < g->block->seats; seat++)
        if (player(g, seat)->tokens & BIT(cell))
            view_add_word(&tokens, def_of(g, SHEETS + seat)->called);
    view_end_some(&tokens);
    put_planets(g, cell, out);
    put_wormholes(g, cell, out);
    put_attachments(g, cell, out);
    view_put_if(out, "frontier", g->s->frontier >> cell & 1);
    view_put_if(out, "edge", g->s->edge >> cell & 1);
    view_put_if(out, "active", g->s->system == cell);
    arb_put_end(out);
}

/* Systems with their tiles first, then units. */
void game_put_pieces(struct arb_run *g, struct arb_json *out)
{
    EACH_SYSTEM (systems_in_play(g), cell) {
        put_system(g, cell, out);
        EACH_STACK (g, cell, st)
            put_stack(g, st, out);
        EACH_PLANET (g, cell, planet)
            EACH_STACK (g, PLACE_PLANET + planet, st)
                put_stack(g, st, out);
    }
}

/* The battle that the seat is asked about: who wants to know more asks for it. */
int game_table_numbers(struct arb_run *g, int seat, struct view_number *number)
{
    struct battle b;
    if (!battle_ahead(g, seat, NULL, &b))
        return 0;
    *number = (struct view_number){
        .id = "odds", .value = battle_balance(g, &b, NULL), .how = BATTLE_NUMBER};
    return 1;
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

/* The catalogue. */

static void put_bits(struct arb_json *out, const char *key, unsigned bits, const char *const *words)
{
    if (!bits)
        return;
    arb_put_array(out, key);
    for (int i = 0; words[i]; i++)
        if (bits >> i & 1)
            arb_put_text(out, NULL, words[i]);
    arb_put_end(out);
}

static void put_printed_tile(const struct arb_run *g, const struct thing_def *d,
                             struct arb_json *out)
{
    arb_put_flag(out, "lies", true);
    arb_put_flag(out, "ground", true);
    arb_put_text(out, "terrain",
                 d->anomalies ? anomaly_words[__builtin_ctz(d->anomalies)] : "space");
    arb_put_number(out, "number", d->number);
    arb_put_text(out, "kind", tile_words[d->kind]);
    put_bits(out, "anomalies", d->anomalies, anomaly_words);
    put_bits(out, "wormholes", d->wormholes, wormhole_words);
    if (!d->planet[0])
        return;
    arb_put_array(out, "planets");
    for (int n = 0; n < PLANETS_IN_TILE && d->planet[n]; n++) {
        const struct thing_def *planet = planet_def(g, d->planet[n]);
        arb_put_object(out, NULL);
        arb_put_text(out, "name", planet->name);
        arb_put_number(out, "resources", planet->stat[STAT_RESOURCES]);
        arb_put_number(out, "influence", planet->stat[STAT_INFLUENCE]);
        put_bits(out, "traits", planet->traits, trait_words);
        if (planet->colour)
            arb_put_text(out, "specialty", colour_words[planet->colour]);
        view_put_if(out, "legendary", planet->legendary);
        arb_put_end(out);
    }
    arb_put_end(out);
}

/* What is printed on a definition besides title, text and numbers. */
static void put_printed_own(const struct arb_run *g, const struct thing_def *d,
                            struct arb_json *out)
{
    if (d->type == SYSTEM)
        put_printed_tile(g, d, out);
    if (d->type == TECHNOLOGY && d->colour)
        arb_put_text(out, "suit", colour_words[d->colour]);
    if (d->type == STRATEGY)
        arb_put_number(out, "initiative", d->number);
    if (d->type == PUBLIC || d->type == SECRET)
        arb_put_number(out, "worth", d->points);
    if (d->type == LEADER)
        arb_put_text(out, "suit", role_words[d->kind]);
    if (d->timing)
        arb_put_text(out, "timing", d->timing);
}

bool imperium_printed(const struct arb_run *g, int def, struct arb_json *out)
{
    const struct thing_def *d = &g->c->def[def];
    if (def >= g->c->defs)
        return false;
    if (!d->name) {
        arb_put_null(out, NULL);
        return true;
    }
    arb_put_object(out, NULL);
    arb_put_text(out, "title", d->name);
    arb_put_text(out, "type", type_names[d->type]);
    arb_put_text(out, "text", d->text ? d->text : "");
    put_printed_stats(out, d->stat);
    put_printed_own(g, d, out);
    arb_put_end(out);
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

/* Resources and influence of a seat. */
static json_t *explain_readied(const struct arb_run *g, const char *name)
{
    static const struct {
        const char *kind, *label;
        enum stat stat;
    } rows[] = {{"resources", "Resources", STAT_RESOURCES},
                {"influence", "Influence", STAT_INFLUENCE}};
    struct parts parts = {0};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        int seat = explain_seat(g, name, rows[i].kind);
        if (seat >= 0 && player(g, seat)->faction)
            return explained_of_seat(g, name, rows[i].label, seat,
                                     readied(g, seat, rows[i].stat, &parts), &parts);
    }
    return NULL;
}

json_t *imperium_explain(struct arb_run *g, int seat, const char *name)
{
    char planet[40], stat[20], thing[40];
    json_t *of_seat = explain_readied(g, name);
    if (of_seat)
        return of_seat;
    if (sscanf(name, "planet:%39[^:]:%19[a-z_]", planet, stat) == 2)
        for (int n = 1; n <= g->c->count[PLANET]; n++)
            if (!strcmp(planet_def(g, n)->name, planet)) {
                snprintf(thing, sizeof thing, "unit:%d:%s", PLANETS + n, stat);
                return explain_thing(g, seat, thing);
            }
    const struct arb_option *option = explain_option(g, seat, name);
    if (option || !strcmp(name, BATTLE_NUMBER))
        return explain_battle(g, seat, name, option);
    return explain_thing(g, seat, name);
}
