/* The mission as one seat sees it: everything but the hands and the sealed choices of others. What
 * is printed on cards and figures is told once, in the catalogue. */
#include "kit_config.h"

#include "board_here.h"
#include "campaign_view.h"
#include "sheets_view.h"

/* What lies on spaces; its definitions are behind those of the packs. */
const struct lying_row game_lying[] = {
    {ON_OBJECT, 1, "Damaged object", "object"}, {ON_OBJECT, 2, "Rubble", "terrain"},
    {ON_HAZARD, FIRE, "Fire", "hazard"},        {ON_HAZARD, POISON, "Poison", "hazard"},
    {ON_HAZARD, TRAP, "Trap", "hazard"},        {ON_THING, ORB_ACTIVE, "Orb", "orb"},
    {ON_THING, ORB_USED, "Spent orb", "orb"},   {ON_THING, TREASURE_HERE, "Treasure", "treasure"},
    {ON_NOVA, 0, "Nova cells", "nova"},         {0},
};

/* The catalogue. */

const struct view_kind game_kinds[] = {
    {.id = "hp", .label = "Hit points", .brief = "HP"},
    {.id = "ap", .label = "Action points", .brief = "AP", .price = true},
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
    {0},
};

enum { EACH_IF_ANY = AREA_OPEN | AREA_EACH | AREA_IF_ANY };

/* select.4: a hand is its player's own. What can be bought, learned or kept lies open. */
const struct area game_areas[] = {
    {.id = "hand", .label = "Hand", .zone = ZONE_HAND, .show = AREA_OWN | AREA_EACH},
    {.id = "chosen", .label = "This round", .zone = ZONE_CHOSEN, .show = EACH_IF_ANY},
    {.id = "active", .label = "In effect", .zone = ZONE_ACTIVE, .show = EACH_IF_ANY},
    {.id = "discard", .label = "Discarded cards", .zone = ZONE_DISCARD, .show = EACH_IF_ANY},
    {.id = "worn", .label = "Gear", .zone = ZONE_WORN, .show = EACH_IF_ANY},
    {.id = "carried", .label = "Carried", .zone = ZONE_CARRIED, .show = EACH_IF_ANY},
    {.id = "drawn", .label = "Drawn for adversaries", .zone = ZONE_DRAWN, .show = AREA_IF_ANY},
    {.id = "offers", .label = "To choose from", .show = AREA_GAME},
    {0},
};

bool epoch_printed(const struct arb_run *g, int number, struct arb_json *out)
{
    if (number >= g->c->defs)
        return put_lying_def(number - g->c->defs, out);
    const struct def *def = &g->c->def[number];
    arb_put_object(out, NULL);
    arb_put_text(out, "title", def->name);
    arb_put_text(out, "type", type_names[def->type]);
    arb_put_text(out, "text", def->type != STAGE && def->text ? def->text : "");
    put_printed_stats(out, def->stat);
    arb_put_end(out);
    return true;
}

/* Figures. */

static void put_states(const struct arb_run *g, int figure, struct arb_json *out)
{
    struct view_some states = {.out = out, .key = "states"};
    view_add_statuses(g, figure, &states);
    if (figure_of(g, figure)->flags & ACTED && figure != g->s->acting)
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
    const struct figure *it = figure_of(g, f);
    struct view_some stats = {.out = out, .key = "stats"}, on = {.out = out, .key = "tokens"};
    begin_piece(g, f, it->def, it->cell, is_character(f) ? character(g, f)->seat : -1, out);
    arb_put_text(out, "colour", colour_words[it->colour]);
    view_put_if(out, "acting", f == g->s->acting);
    if (is_character(f)) /* mini.1 */
        arb_put_text(out, "species", def_of(g, species_of(f))->name);
    if (is_character(f) && character(g, f)->sheet)
        arb_put_text(out, "called", sheet_of(g, f)->name);
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

void game_put_pieces(struct arb_run *g, struct arb_json *out)
{
    put_lying(g, out);
    EACH_ON_MAP (g, f)
        put_figure(g, f, out);
}

/* Zones. */

void game_put_thing(struct arb_run *g, int seat, int thing, UNUSED int look, struct arb_json *out)
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

void game_area_label(const struct arb_run *g, const struct area *area, int figure,
                     struct arb_text *out)
{
    if (party_is_only(g, figure))
        return;
    say_name(g, figure, out);
    arb_say(out, ": %s", area->id);
}

void game_put_area(struct arb_run *g, UNUSED int seat, const struct area *area,
                   struct arb_json *out)
{
    put_shown(g, area->id, out);
}

/* The whole. */

void game_put_tracks(struct arb_run *g, int who, struct arb_json *out)
{
    for (int f = 1; f <= g->s->characters; f++) {
        const struct character *c = character(g, f);
        if (c->seat != who)
            continue;
        party_put_number(g, f, "nova cells", (struct view_number){.id = "nova", .value = c->nova},
                         out);
        if (aboard(g))
            party_put_number(g, f, "skill points",
                             (struct view_number){.id = "sp", .value = sheet_of(g, f)->sp}, out);
        else
            party_put_number(g, f, "bandages",
                             (struct view_number){.id = "bandages",
                                                  .value = c->bandages,
                                                  .max = def_of(g, board_of(f))->bandages},
                             out);
    }
}

/* sheet.char.1: who it is, what it has won, learned and carries. */
static const char *card_learned(const struct arb_run *g, int f, int k)
{
    int card = repertoire_card(g->c, REPERTOIRE_OF(g, f), k);
    return card ? g->c->def[card].name : NULL;
}

static const char *mission_won(const struct arb_run *g, UNUSED int f, int m)
{
    return m < g->c->missions ? g->c->mission[m].name : NULL;
}

void game_put_sheet_words(const struct arb_run *g, int f, struct arb_json *out)
{
    const struct def *species = def_of(g, species_of(f));
    char words[400] = "";
    arb_say(&(struct arb_text){words, words + sizeof words}, "%s, %s. %s", title_of(g, board_of(f)),
            species->name, species->text ? species->text : "");
    arb_put_text(out, NULL, arb_whole_letters(words));
    sheet_put_names(g, f, "Has learned ", sheet_of(g, f)->learned, card_learned, out);
    sheet_put_names(g, f, "Has won ", sheet_of(g, f)->completed, mission_won, out);
}

int game_sheet_numbers(const struct arb_run *g, int f, struct view_number *numbers)
{
    numbers[0] = (struct view_number){.id = "hp", .value = figure_of(g, f)->max};
    numbers[1] = (struct view_number){.id = "ap", .value = stat_of(g, f, STAT_AP, NULL)};
    numbers[2] = (struct view_number){.id = "nova", .value = character(g, f)->nova};
    numbers[3] = (struct view_number){.id = "sp", .value = sheet_of(g, f)->sp};
    return 4;
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

void game_put_texts(struct arb_run *g, struct arb_json *out)
{
    const struct def *stage = &g->c->def[mission(g)->stage + g->s->stage];
    view_put_text(out, &(struct view_text){.label = "Objective", .text = stage->objective});
    if (stage->text && (g->s->phase > PHASE_PREPARE || *ship(g)->called))
        view_put_text(out, &(struct view_text){.label = "Story", .text = stage->text});
    else
        view_put_text(out, &(struct view_text){.label = "Introduction", .text = mission(g)->intro});
    if (aboard(g))
        campaign_put_state(g, *ship(g)->called ? ship(g)->called : "The crew", out);
    if (aboard(g) && ship(g)->sheets)
        put_introductions(g, out);
    if (g->s->event)
        view_put_text(out, &(struct view_text){.label = "Event",
                                               .def = g->s->def[FIRST_EVENT + g->s->event - 1]});
}

void game_put_head(struct arb_run *g, struct arb_json *out)
{
    static const char *const steps[PHASES] = {
        "", "campaign.ship", "mission.setup.12", "round.2", "round.3", "round.7", "round.9"};
    arb_put_text(out, "title", mission(g)->name);
    arb_put_number(out, "round", g->s->round);
    arb_put_text(out, "phase", phase_names[g->s->phase]);
    arb_put_text(out, "step", steps[g->s->phase]);
    if (g->s->decision)
        arb_put_text(out, "decision", g->c->die[DIE_DECISION].face[g->s->decision - 1].words);
}

/* Numbers taken apart. */

bool game_has_thing(const struct arb_run *g, int thing)
{
    return is_figure(thing) && on_map(g, thing);
}

const char *game_name(const struct arb_run *g, int thing)
{
    return title_of(g, thing);
}

bool game_explain_stat(const struct arb_run *g, UNUSED int seat, int figure, enum stat stat,
                       int *total, struct parts *parts)
{
    if (stat == STAT_INITIATIVE && !knows_initiative(g, figure))
        return false;
    *total = stat == STAT_INITIATIVE ? initiative_of(g, figure, parts)
             : stat == STAT_ATTACK   ? attack_bonus(g, figure, parts)
             : stat == STAT_GUARD    ? guard_of(g, figure, parts)
                                     : stat_of(g, figure, stat, parts);
    return stat == STAT_INITIATIVE || (stat <= STAT_RANGE && stat != STAT_AP);
}
