/* Chapter 1, and what referees and tests may put on the table; what must always hold. */
#include "kit_config.h"

/* ---- What can be set up ---------------------------------------------------------------- */

static bool scenario_at(const struct isle_content *c, int n, struct setup_choice *choice)
{
    for (int i = 0; i < c->scenarios; i++)
        if (!c->scenario[i].interlude && n-- == 0) {
            *choice = (struct setup_choice){c->scenario[i].id, c->scenario[i].name};
            return true;
        }
    return false;
}

static bool campaign_at(const struct isle_content *c, int n, struct setup_choice *choice)
{
    if (n >= c->campaigns.count)
        return false;
    const struct campaign *campaign = &c->campaigns.campaign[n];
    *choice = (struct setup_choice){campaign->id, campaign->name};
    return true;
}

const struct setup_option game_setup[] = {
    {.key = "scenario", .label = "Scenario", .listed = scenario_at},
    {.key = "campaign",
     .label = "Campaign",
     .choices = (const struct setup_choice[]){{"none", "No campaign"}, {0}},
     .listed = campaign_at,
     .takes = TAKES_TEXT | TAKES_OBJECT | TAKES_FLAG},
    {0},
};
const char *const game_seat_keys[] = {"name", "bot", NULL};

/* The scenario a setup names, or the first. */
static int wanted_scenario(const struct isle_content *c, const json_t *setup)
{
    int i = c->scenarios - 1;
    while (i > 0 && strcmp(c->scenario[i].id, setup_chosen(c, setup, "scenario")) != 0)
        i--;
    return i;
}

/* As many as sit there, or as were there before, or three. */
static int seats_wanted(const json_t *setup, const json_t *doc)
{
    size_t seats = json_array_size(json_object_get(setup, "seats"));
    size_t players = json_array_size(json_object_get(doc, "players"));
    return (int)(seats ? seats : players ? players : 3);
}

/* 1.1 Expeditions land, 1.2 with their wares, 1.3 the Warden in its lair, the finds hidden;
 * 1.4 the first player has the lead. */
static void set_up(struct arb_run *g, const json_t *doc)
{
    for (int seat = 0; seat < g->block->seats; seat++) {
        memcpy(expedition(g, seat)->ware, scenario(g)->ware, sizeof scenario(g)->ware);
        move_piece(g, seat + 1, scenario(g)->landing[seat]);
        if (doc)
            take_along(g, seat, doc);
    }
    move_piece(g, WARDEN, scenario(g)->lair);
    for (uint16_t find = 1; find <= g->c->finds; find++)
        arb_move(g->s->zone, g->s->find, find, ZONE_DECK, ARB_BOTTOM);
    g->s->phase = PHASE_PLAN;
    index_init(g);
    arb_shuffle(g->s->zone, g->s->find, ZONE_DECK);
    RULES("1.1", "1.2", "1.3", "1.4");
}

bool isle_setup(struct arb_run *g, const json_t *setup, struct arb_error *err)
{
    json_t *doc = NULL;
    if (!campaign_read(g->c, setup, &doc, err))
        return false;
    if (doc) {
        RULE("13.1");
        campaign_enter(g, doc);
    }
    g->block->seats = (uint8_t)seats_wanted(setup, doc);
    g->s->scenario = (uint8_t)(doc ? campaign_part_of(g)->record : wanted_scenario(g->c, setup));
    set_up(g, doc);
    json_decref(doc);
    arb_push(g, FLOW_isle_play, &(struct isle_play){.frame = {0}}, sizeof(struct isle_play));
    return true;
}

/* ---- Arranging: {"at": ["C-3"], "food": [2, 3], "guide": [1], "finds": [["Jade Mask"]],
 * "camps": [["A-1"]], "warden": "F-4", "dug": ["D-2"], "round": 3, "lead": 1} --------------- */

/* A space by its name; 0: there is none, and that is told. */
static int cell_named(struct arranging *x, const json_t *name)
{
    int cell = json_is_string(name) ? board_find(board(x->g), json_string_value(name)) : 0;
    if (!cell)
        arrange_fail(x, "expected a space of this isle, such as \"C-3\"");
    return cell;
}

static bool set_ware(struct arranging *x, int ware, const json_t *value)
{
    int n;
    if (!arrange_number(x, value, 0, 99, &n))
        return false;
    expedition(x->g, x->seat)->ware[ware] = (uint8_t)n;
    return true;
}

static bool set_wounds(struct arranging *x, int member, const json_t *value)
{
    int n;
    if (!arrange_number(x, value, 0, 1, &n))
        return false;
    expedition(x->g, x->seat)->wounds[member] = (uint8_t)n;
    return true;
}

/* The piece of the seat, or the Warden. */
static bool set_piece(struct arranging *x, int piece, const json_t *value)
{
    int cell = cell_named(x, value);
    if (cell)
        move_piece(x->g, piece ? piece : x->seat + 1, cell);
    return cell != 0;
}

static bool set_camp(struct arranging *x, int to, const json_t *value)
{
    (void)to;
    int cell = cell_named(x, value);
    x->g->s->camp[cell] = (uint8_t)(cell ? x->seat + 1 : 0);
    return cell != 0;
}

/* The ruin is empty. */
static bool set_dug(struct arranging *x, int to, const json_t *value)
{
    (void)to;
    int cell = cell_named(x, value);
    x->g->s->dug[cell] = cell ? RUIN_HOLDS : 0;
    return cell != 0;
}

static bool set_find(struct arranging *x, int to, const json_t *value)
{
    struct arb_run *g = x->g;
    const char *name = json_string_value(value);
    (void)to;
    for (uint16_t find = 1; name && find <= g->c->finds; find++)
        if (g->s->find[find].zone == ZONE_DECK && strcmp(g->c->thing[find].name, name) == 0) {
            take_find(g, x->seat, find);
            return true;
        }
    return arrange_fail(x, "expected a find that lies hidden on the isle");
}

static bool set_camps(struct arranging *x, int to, const json_t *value)
{
    return arrange_each(x, to, value, set_camp);
}

static bool set_finds(struct arranging *x, int to, const json_t *value)
{
    return arrange_each(x, to, value, set_find);
}

static bool set_all_dug(struct arranging *x, int to, const json_t *value)
{
    return arrange_each(x, to, value, set_dug);
}

static bool set_number(struct arranging *x, int lead, const json_t *value)
{
    int n, most = lead ? x->g->block->seats - 1 : scenario(x->g)->rounds;
    if (!arrange_number(x, value, lead ? 0 : 1, most, &n))
        return false;
    *(lead ? &x->g->s->lead : &x->g->s->round) = (uint8_t)n;
    return true;
}

const struct arrange_part game_parts[] = {
    {"round", set_number, false, ARRANGE_TABLE},   {"lead", set_number, true, ARRANGE_TABLE},
    {"warden", set_piece, WARDEN, ARRANGE_TABLE},  {"dug", set_all_dug, 0, ARRANGE_TABLE},
    {"at", set_piece, 0, ARRANGE_SEATS},           {"food", set_ware, WARE_FOOD, ARRANGE_SEATS},
    {"oil", set_ware, WARE_OIL, ARRANGE_SEATS},    {"coins", set_ware, WARE_COIN, ARRANGE_SEATS},
    {"leader", set_wounds, LEADER, ARRANGE_SEATS}, {"guide", set_wounds, GUIDE, ARRANGE_SEATS},
    {"porter", set_wounds, PORTER, ARRANGE_SEATS}, {"finds", set_finds, 0, ARRANGE_SEAT_LISTS},
    {"camps", set_camps, 0, ARRANGE_SEAT_LISTS},   {0},
};

bool game_is_thing(const json_t *value)
{
    return json_is_string(value);
}

bool game_arranged(struct arranging *x)
{
    (void)x;
    return true;
}

/* ---- What must hold ------------------------------------------------------------------------ */

bool isle_check(struct arb_run *g, struct arb_text *broken)
{
    const char *wrong = board_check_pieces(board(g), g->s->pile, g->s->piece, PIECES);
    int finds = 0;
    for (int z = ZONE_DECK; z < ZONES; z++)
        finds += g->s->zone[z].count;
    if (finds != g->c->finds)
        wrong = "a find is lost";
    for (int seat = 0; seat < g->block->seats; seat++) {
        const struct expedition *e = expedition(g, seat);
        if (seat_is_in(g, seat) != (cell_of(g, seat + 1) != 0))
            wrong = "an expedition is on the isle if and only if it is in the game";
        if (e->wounds[LEADER] > 2 || e->wounds[GUIDE] > 1 || e->wounds[PORTER] > 1)
            wrong = "somebody has more wounds than there can be";
        if (seat_is_in(g, seat) && cell_of(g, seat + 1) && terrain(g, cell_of(g, seat + 1)) == PEAK)
            wrong = "an expedition stands on a peak";
    }
    if (!seat_is_in(g, g->s->lead) && seat_mask(g))
        wrong = "the lead is with an expedition that is out";
    if (wrong)
        arb_say(broken, "%s", wrong);
    return !wrong && effects_check(g, THINGS - 1, broken);
}
