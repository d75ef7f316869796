/* The mission as one seat sees it: everything but the hands and the sealed choices of others. What
 * is printed on cards and figures is told once, in the catalogue. */
#include "kit_config.h"

#include "seats.h"
#include "view.h"

#include <stdio.h>

/* What lies on spaces has definitions behind those of the packs. */
static const struct {
    const char *title, *type;
} tokens[] = {{"Fire", "hazard"},           {"Poison", "hazard"},     {"Trap", "hazard"},
              {"Damaged object", "object"}, {"Rubble", "terrain"},    {"Orb", "orb"},
              {"Spent orb", "orb"},         {"Treasure", "treasure"}, {"Nova cells", "nova"}};
enum token_def {
    TOKEN_FIRE,
    TOKEN_POISON,
    TOKEN_TRAP,
    TOKEN_DAMAGED,
    TOKEN_RUBBLE,
    TOKEN_ORB,
    TOKEN_SPENT,
    TOKEN_TREASURE,
    TOKEN_NOVA,
    TOKEN_DEFS
};
enum { ID_OBJECT = 1024, ID_TOKEN = 1280, ID_NOVA = 1536 }; /* and the number of the space */

/* ---- The catalogue --------------------------------------------------------------------------- */

static const struct view_kind kinds[] = {
    {.id = "hp", .label = "Hit points", .brief = "HP"},
    {.id = "ap", .label = "Action points", .brief = "AP"},
    {.id = "attack", .label = "Attack", .brief = "AT"},
    {.id = "guard", .label = "Guard", .brief = "GU"},
    {.id = "range", .label = "Range", .brief = "RA"},
    {.id = "pierce", .label = "Pierce", .brief = "PI"},
    {.id = "initiative", .label = "Initiative", .brief = "IN"},
    {.id = "damage", .label = "damage", .of = "hp"},
    {.id = "nova", .label = "Nova cells"},
    {.id = "sp", .label = "Skill points"},
    {.id = "bandages", .label = "Bandages"},
    {.id = "mp", .label = "Movement points"},
    {.id = "charges", .label = "charges"},
    {.id = "round", .label = "Round"},
};

void epoch_kinds(const struct arb_run *g, struct arb_json *out)
{
    static const char *const labels[][2] = {{"hand", "Hand"},
                                            {"chosen", "Chosen cards"},
                                            {"active", "Active cards"},
                                            {"discard", "Discarded cards"},
                                            {"worn", "Gear"},
                                            {"carried", "Carried"},
                                            {"offers", "To choose from"},
                                            {"drawn", "Drawn for adversaries"}};
    (void)g;
    view_put_kinds(out, kinds, sizeof kinds / sizeof *kinds);
    arb_put_object(out, "labels");
    for (size_t i = 0; i < sizeof labels / sizeof *labels; i++)
        arb_put_text(out, labels[i][0], labels[i][1]);
    arb_put_end(out);
}

void epoch_boards(const struct arb_run *g, struct arb_json *out)
{
    for (int i = 0; i < g->c->maps; i++)
        board_put(out, g->c->map[i]->name, g->c->map[i]);
}

bool epoch_printed(const struct arb_run *g, int number, struct arb_json *out)
{
    if (number >= g->c->defs + TOKEN_DEFS)
        return false;
    arb_put_object(out, NULL);
    if (number >= g->c->defs) {
        arb_put_text(out, "title", tokens[number - g->c->defs].title);
        arb_put_text(out, "type", tokens[number - g->c->defs].type);
        arb_put_text(out, "text", "");
    } else {
        const struct def *def = &g->c->def[number];
        arb_put_text(out, "title", def->name);
        arb_put_text(out, "type", type_names[def->type]);
        arb_put_text(out, "text", def->type != STAGE && def->text ? def->text : "");
        put_printed_stats(out, def->stat);
    }
    arb_put_end(out);
    return true;
}

/* ---- Figures
 * ------------------------------------------------------------------------------------- */

static void put_states(const struct arb_run *g, int figure, struct arb_json *out)
{
    struct view_some states = {.out = out, .key = "states"};
    for (int c = 0; c < CONDITION_COUNT; c++)
        if (has(g, figure, c))
            view_add_word(&states, condition_words[c]);
    if (figure_of(g, figure)->flags & ACTED)
        view_add_word(&states, "acted");
    if (figure_of(g, figure)->flags & CARRIER)
        view_add_word(&states, "has the treasure");
    if (is_character(figure) && character(g, figure)->resting && g->s->phase > PHASE_SELECT)
        view_add_word(&states, "resting");
    view_end_some(&states);
}

/* The initiative is known once all cards lie open. */
static bool knows_initiative(const struct arb_run *g, int figure)
{
    return g->s->phase == PHASE_TURNS && has_turn_left(g, figure);
}

static void put_figure(struct arb_run *g, int f, struct arb_json *out)
{
    char name[BOARD_LETTERS];
    const struct figure *it = figure_of(g, f);
    struct view_some stats = {.out = out, .key = "stats"}, on = {.out = out, .key = "tokens"};
    view_begin_piece(out, f, it->def, it->cell, -1, is_character(f) ? character(g, f)->seat : -1);
    arb_put_text(out, "at", board_name(board(g), it->cell, name));
    arb_put_text(out, "colour", colour_words[it->colour]);
    if (is_character(f)) /* mini.1 */
        arb_put_text(out, "species", def_of(g, species_of(f))->name);
    view_add_number(&stats, "hp", it->max);
    view_add_number(&stats, "attack", attack_bonus(g, f, NULL));
    view_add_number(&stats, "guard", guard_of(g, f, NULL));
    view_add_number(&stats, "range", base_range(g, f));
    if (knows_initiative(g, f))
        view_add_number(&stats, "initiative", initiative_of(g, f, NULL));
    view_end_some(&stats);
    view_add_number(&on, "damage", it->max - it->hp);
    view_end_some(&on);
    put_states(g, f, out);
    arb_put_end(out);
}

/* ---- What lies on the map ----------------------------------------------------------------------
 */

static void put_token_piece(struct arb_run *g, int id, int token, int cell, int count,
                            struct arb_json *out)
{
    char name[BOARD_LETTERS];
    struct view_some on = {.out = out, .key = "tokens"};
    view_begin_piece(out, id, g->c->defs + token, cell, -1, -1);
    arb_put_text(out, "at", board_name(board(g), cell, name));
    if (count)
        view_add_number(&on, "nova", count);
    view_end_some(&on);
    arb_put_end(out);
}

static void put_space(struct arb_run *g, int cell, struct arb_json *out)
{
    static const uint8_t on[] = {
        [ORB_ACTIVE] = TOKEN_ORB, [ORB_USED] = TOKEN_SPENT, [TREASURE_HERE] = TOKEN_TREASURE};
    int worn = g->s->worn[cell], hazard = g->s->token[cell];
    if (worn)
        put_token_piece(g, ID_OBJECT + cell, worn == 1 ? TOKEN_DAMAGED : TOKEN_RUBBLE, cell, 0,
                        out);
    if (hazard)
        put_token_piece(g, SPACES + cell,
                        hazard == FIRE     ? TOKEN_FIRE
                        : hazard == POISON ? TOKEN_POISON
                                           : TOKEN_TRAP,
                        cell, 0, out);
    if (g->s->thing_on[cell])
        put_token_piece(g, ID_TOKEN + cell, on[g->s->thing_on[cell]], cell, 0, out);
    if (g->s->nova[cell])
        put_token_piece(g, ID_NOVA + cell, TOKEN_NOVA, cell, g->s->nova[cell], out);
}

static void put_board(struct arb_run *g, struct arb_json *out)
{
    view_begin_board(out, board(g)->name);
    for (int cell = 1; cell <= board(g)->cells; cell++)
        put_space(g, cell, out);
    EACH_ON_MAP (g, f)
        put_figure(g, f, out);
    view_end_things(out);
    board_put_gates(out, "shut", board(g), &g->s->shut);
    arb_put_end(out);
}

/* ---- Zones
 * --------------------------------------------------------------------------------------- */

static void put_card(struct arb_run *g, int seat, int thing, struct arb_json *out)
{
    struct view_some states = {.out = out, .key = "states"}, on = {.out = out, .key = "tokens"};
    int owner = owner_of(thing);
    view_begin_thing(out, thing, g->s->def[thing]);
    if (thing >= FIRST_GEAR && thing < FIRST_ENEMY_CARD && *charge_of(g, thing))
        view_add_number(&on, "charges", *charge_of(g, thing));
    view_end_some(&on);
    if (thing < FIRST_GEAR && seat == character(g, owner)->seat &&
        character(g, owner)->chosen >> (thing - first_card(owner)) & 1)
        view_add_word(&states, "chosen");
    view_end_some(&states);
    arb_put_end(out);
}

/* select.4: a hand is its player's own. */
static void put_zone(struct arb_run *g, int seat, const char *area, int zone, int figure,
                     struct arb_json *out)
{
    char id[24];
    int owner = figure ? character(g, figure)->seat : -1;
    bool hidden = zone == ZONE_HAND + figure - 1 && owner != seat;
    snprintf(id, sizeof id, figure ? "%s.%d" : "%s", area, figure);
    arb_put_object(out, NULL);
    arb_put_text(out, "id", id);
    if (figure) {
        char label[64];
        struct arb_text text = {label, label + sizeof label};
        say_name(g, figure, &text);
        arb_say(&text, ": %s", area);
        arb_put_text(out, "label", label);
        arb_put_number(out, "owner", owner);
    }
    if (hidden) {
        RULE("select.4");
        view_put_if(out, "hidden", true);
        arb_put_number(out, "count", g->s->zone[zone].count);
    }
    arb_put_array(out, "cards");
    EACH_IN (g->s->zone, g->s->link, zone, thing)
        if (!hidden)
            put_card(g, seat, thing, out);
    arb_put_end(out);
    arb_put_end(out);
}

/* What can be bought, learned or kept lies open. */
static void put_offers(struct arb_run *g, struct arb_json *out)
{
    view_begin_zone(out, "offers", -1);
    for (int i = 0; i < ship(g)->offers; i++)
        if (ship(g)->offer[i]) {
            view_begin_thing(out, GOODS + ship(g)->offer[i], ship(g)->offer[i]);
            arb_put_end(out);
        }
    view_end_things(out);
    arb_put_end(out);
}

static void put_zones(struct arb_run *g, int seat, struct arb_json *out)
{
    static const struct {
        const char *area;
        int zone;
    } areas[] = {{"hand", ZONE_HAND},       {"chosen", ZONE_CHOSEN}, {"active", ZONE_ACTIVE},
                 {"discard", ZONE_DISCARD}, {"worn", ZONE_WORN},     {"carried", ZONE_CARRIED}};
    for (int f = 1; f <= g->s->characters; f++)
        for (size_t i = 0; i < sizeof areas / sizeof *areas; i++)
            if (i == 0 || g->s->zone[areas[i].zone + f - 1].count)
                put_zone(g, seat, areas[i].area, areas[i].zone + f - 1, f, out);
    if (g->s->zone[ZONE_DRAWN].count)
        put_zone(g, seat, "drawn", ZONE_DRAWN, 0, out);
    if (ship(g)->offers)
        put_offers(g, out);
}

/* ---- The whole
 * --------------------------------------------------------------------------------------- */

static void put_track(struct arb_run *g, int figure, const char *id, const char *words, int value,
                      int max, struct arb_json *out)
{
    char label[96];
    struct arb_text text = {label, label + sizeof label};
    say_name(g, figure, &text);
    arb_say(&text, ": %s", words);
    view_put_number(out,
                    &(struct view_number){.id = id, .value = value, .max = max, .label = label});
}

void game_put_seat(struct arb_run *g, int who, struct arb_json *out)
{
    view_put_if(out, "active",
                is_character(g->s->acting) && character(g, g->s->acting)->seat == who);
    view_begin_tracks(out);
    for (int f = 1; f <= g->s->characters; f++) {
        if (character(g, f)->seat != who)
            continue;
        put_track(g, f, "nova", "nova cells", character(g, f)->nova, 0, out);
        if (aboard(g))
            put_track(g, f, "sp", "skill points", sheet_of(g, f)->sp, 0, out);
        else
            put_track(g, f, "bandages", "bandages", character(g, f)->bandages,
                      def_of(g, board_of(f))->bandages, out);
    }
    arb_put_end(out);
}

/* sheet.camp.1: fame and technology, what was found and built. */
static void put_state_of_ship(struct arb_run *g, struct arb_json *out)
{
    const struct campaign *campaign = campaign_of(g);
    char words[600] = "";
    struct arb_text text = {words, words + sizeof words};
    for (int i = 0; i < campaign->counters; i++)
        arb_say(&text, "%s%s %d", i ? ", " : "", campaign->counter[i].name, campaign_counter(g, i));
    for (int i = 0; i < campaign->marks; i++)
        if (campaign_marked(g, i))
            arb_say(&text, ", %s", campaign->mark[i].name);
    view_put_text(out, &(struct view_text){.label = *ship(g)->called ? ship(g)->called : "The crew",
                                           .text = words});
}

/* mission.setup.2b: what could come next is read before one decides. */
static void put_introductions(struct arb_run *g, struct arb_json *out)
{
    for (int part = 0; part < campaign_of(g)->parts; part++) {
        const struct mission *m = &g->c->mission[campaign_of(g)->part[part].record];
        if (m->ship || was_won(g, part) || !campaign_is_open(g, part))
            continue;
        RULE("mission.setup.2b");
        view_put_text(out, &(struct view_text){.label = m->name, .text = m->intro});
    }
}

static void put_texts(struct arb_run *g, struct arb_json *out)
{
    const struct def *stage = &g->c->def[mission(g)->stage + g->s->stage];
    arb_put_array(out, "texts");
    view_put_text(out, &(struct view_text){.label = "Objective", .text = stage->objective});
    if (stage->text && (g->s->phase > PHASE_PREPARE || *ship(g)->called))
        view_put_text(out, &(struct view_text){.label = "Story", .text = stage->text});
    else
        view_put_text(out, &(struct view_text){.label = "Introduction", .text = mission(g)->intro});
    if (aboard(g))
        put_state_of_ship(g, out);
    if (aboard(g) && ship(g)->sheets)
        put_introductions(g, out);
    if (g->s->event)
        view_put_text(out, &(struct view_text){.label = "Event",
                                               .def = g->s->def[FIRST_EVENT + g->s->event - 1]});
    arb_put_end(out);
}

void epoch_view(struct arb_run *g, int seat, struct arb_json *out)
{
    static const char *const steps[PHASES] = {
        "", "campaign.ship", "mission.setup.12", "round.2", "round.3", "round.7", "round.9"};
    arb_put_object(out, NULL);
    arb_put_text(out, "game", g->rules->id);
    arb_put_number(out, "seat", seat);
    arb_put_text(out, "status", arb_status_name(g->s->head.status));
    arb_put_text(out, "title", mission(g)->name);
    arb_put_number(out, "round", g->s->round);
    arb_put_text(out, "phase", phase_names[g->s->phase]);
    arb_put_text(out, "step", steps[g->s->phase]);
    if (g->s->decision)
        arb_put_text(out, "decision", g->c->die[DIE_DECISION].face[g->s->decision - 1].words);
    seats_put(g, out);
    arb_put_array(out, "zones");
    put_zones(g, seat, out);
    arb_put_end(out);
    arb_put_array(out, "boards");
    put_board(g, out);
    arb_put_end(out);
    dice_put(g, seat, "rolls", out);
    put_texts(g, out);
    arb_put_end(out);
}

/* ---- Numbers taken apart
 * ------------------------------------------------------------------------- */

static json_t *parts_of(const struct arb_run *g, const char *name, int total,
                        const struct parts *parts)
{
    json_t *list = json_array();
    for (const struct part *p = parts->part; p < parts->part + parts->count; p++)
        json_array_append_new(list, json_pack("{si ss ss ss}", "amount", p->amount, "source",
                                              p->source ? title_of(g, p->source) : p->what, "what",
                                              p->what, "rule", p->rule ? p->rule : ""));
    return json_pack("{ss si so}", "name", name, "total", total, "parts", list);
}

/* "initiative:3", "attack:7": of a figure by its number. */
json_t *epoch_explain(struct arb_run *g, int seat, const char *name)
{
    struct parts parts = {0};
    char what[24] = "";
    int f = 0, total;
    (void)seat;
    if (sscanf(name, "%23[a-z]:%d", what, &f) != 2 || !is_figure(f) || !on_map(g, f))
        return NULL;
    if (!strcmp(what, "initiative") && g->s->phase == PHASE_TURNS)
        total = initiative_of(g, f, &parts);
    else if (!strcmp(what, "attack"))
        total = attack_bonus(g, f, &parts);
    else if (!strcmp(what, "guard"))
        total = guard_of(g, f, &parts);
    else if (!strcmp(what, "range"))
        total = stat_of(g, f, STAT_RANGE, &parts);
    else
        return NULL;
    return parts_of(g, name, total, &parts);
}
