/* Chapter 1, and what referees and tests may put on the table; what must always hold. */
#include "kit_config.h"

/* What can be set up. */

bool scenario_at(const struct isle_content *c, int i, struct setup_choice *choice)
{
    if (i < c->scenarios)
        *choice = (struct setup_choice){c->scenario[i].id, c->scenario[i].name};
    return i < c->scenarios;
}

/* 13.4 Interludes are parts of campaigns only. */
static bool played_at(const struct isle_content *c, int i, struct setup_choice *choice)
{
    for (int n = 0; scenario_at(c, n, choice); n++)
        if (!c->scenario[n].interlude && i-- == 0)
            return true;
    return false;
}

const struct setup_option game_setup[] = {
    {.key = "scenario", .label = "Scenario", .names = true, .listed = played_at},
    CAMPAIGN_OPTION,
    {0},
};
const char *const game_seat_keys[] = {"name", "bot", NULL};

/* 1.1 Expeditions land, 1.2 with their wares, 1.3 the Warden in its lair, the finds hidden;
 * 1.4 the first player has the lead. */
static void set_up(struct arb_run *g, const json_t *players)
{
    for (int seat = 0; seat < g->block->seats; seat++) {
        set_wares(g, seat, scenario(g)->ware);
        move_piece(g, seat + 1, scenario(g)->landing[seat]);
        if (players)
            take_along(g, seat, json_array_get(players, (size_t)seat));
    }
    move_piece(g, WARDEN, scenario(g)->lair);
    fill_deck(g, ZONE_DECK, FIRST_FIND, g->c->finds);
    fill_deck(g, ZONE_MOTIONS, FIRST_MOTION, g->c->motions);
    g->s->phase = PHASE_PLAN;
    index_init(g);
    RULES("1.1", "1.2", "1.3", "1.4");
}

bool isle_setup(struct arb_run *g, const json_t *setup, struct arb_error *err)
{
    json_t *doc;
    if (!basis_enter(g, setup, &doc, err))
        return false;
    if (doc)
        RULE("13.1");
    g->s->scenario = (uint8_t)basis_record(g, setup);
    set_up(g, json_object_get(doc, "players"));
    json_decref(doc);
    BASIS_BEGIN(isle_play);
    return true;
}

/* Arranging: {"at": ["C-3"], "food": [2, 3], "guide": [1], "finds": [["Jade Mask"]], "camps":
 * [["A-1"]], "warden": "F-4", "dug": ["D-2"], "round": 3, "lead": 1}. */

ARRANGE_NUMBER(set_round, x->g->s->round, 1, scenario(x->g)->rounds)
ARRANGE_NUMBER(set_lead, x->g->s->lead, 0, x->g->block->seats - 1)
ARRANGE_NUMBER(set_wounds, expedition(x->g, x->seat)->wounds[to], 0, 1)
ARRANGE_CELL(set_warden, move_piece(x->g, WARDEN, cell))
ARRANGE_CELL(set_place, move_piece(x->g, x->seat + 1, cell))
ARRANGE_CELLS(set_dug, x->g->s->dug[cell] = RUIN_HOLDS) /* they are empty */
ARRANGE_CELLS(set_camps, x->g->s->camp[cell] = (uint8_t)(x->seat + 1))

ARRANGE_PLACE(set_find)
{
    struct arb_run *g = x->g;
    const char *name = json_string_value(value);
    EACH_IN (g->s->zone, g->s->link, ZONE_DECK, find)
        if (name && strcmp(g->c->thing[find].name, name) == 0) {
            take_find(g, x->seat, find);
            return true;
        }
    return arrange_fail(x, "expected a find that lies hidden on the isle");
}
ARRANGE_EACH(set_finds, set_find)

const struct arrange_part game_parts[] = {
    {"round", set_round, 0, ARRANGE_TABLE},
    {"lead", set_lead, 0, ARRANGE_TABLE},
    {"warden", set_warden, 0, ARRANGE_TABLE},
    {"dug", set_dug, 0, ARRANGE_TABLE},
    {"at", set_place, 0, ARRANGE_SEATS},
    {"food", arrange_ware, WARE_FOOD, ARRANGE_SEATS},
    {"oil", arrange_ware, WARE_OIL, ARRANGE_SEATS},
    {"coins", arrange_ware, WARE_COIN, ARRANGE_SEATS},
    {"leader", set_wounds, LEADER, ARRANGE_SEATS},
    {"guide", set_wounds, GUIDE, ARRANGE_SEATS},
    {"porter", set_wounds, PORTER, ARRANGE_SEATS},
    {"finds", set_finds, 0, ARRANGE_SEAT_LISTS},
    {"camps", set_camps, 0, ARRANGE_SEAT_LISTS},
    {0},
};

/* What must hold. */

bool isle_check(struct arb_run *g, struct arb_text *broken)
{
    const char *wrong = board_check_pieces(KIT_BOARD(g), g->s->pile, g->s->piece, PIECES);
    int lying = 0;
    for (int z = ZONE_DECK; z < ZONES; z++)
        lying += g->s->zone[z].count;
    if (lying != g->c->finds + g->c->motions)
        wrong = "a find or a motion is lost";
    for (int seat = 0; seat < g->block->seats; seat++) {
        int cell = cell_of(g, seat + 1);
        if (seat_is_in(g, seat) != (cell != 0))
            wrong = "an expedition is on the isle if and only if it is in the game";
        if (cell && kind_at(g, cell) == PEAK)
            wrong = "an expedition stands on a peak";
        for (int member = 0; member < MEMBERS; member++)
            if (expedition(g, seat)->wounds[member] > can_take[member])
                wrong = "somebody has more wounds than there can be";
    }
    if (!seat_is_in(g, g->s->lead) && seat_mask(g))
        wrong = "the lead is with an expedition that is out";
    if (wrong)
        arb_say(broken, "%s", wrong);
    return !wrong && effects_check(g, THINGS - 1, broken);
}
