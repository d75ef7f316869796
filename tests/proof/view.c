/* The isle as one seat sees it: everything but the finds of others and secret plans. What is
 * printed on finds and pieces is told once, in the catalogue. */
#include "kit_config.h"

#include "view.h"

#include <stdio.h>

/* Definitions: the things by their numbers, then what else stands on the isle. A piece has
 * the number of its thing; camps have numbers of their own, by their cells. */
enum { DEF_WARDEN = THINGS, DEF_CAMP };

/* ---- The catalogue -------------------------------------------------------------------- */

static const struct view_kind kinds[] = {
    {.id = "worth", .label = "Worth", .brief = "W"},
    {.id = "food", .label = "Food"},
    {.id = "oil", .label = "Oil"},
    {.id = "coins", .label = "Coins"},
    {.id = "leader", .label = "Wounds of the leader"},
    {.id = "guide", .label = "Guide"},
    {.id = "porter", .label = "Porter"},
    {.id = "march", .label = "March"},
    {.id = "dice", .label = "Dice to dig"},
    {.id = "camps", .label = "Camps"},
    {.id = "health", .label = "Health"},
    {.id = "wounds", .label = "Wounds", .of = "health"},
};

void isle_kinds(const struct arb_run *g, struct arb_json *out)
{
    (void)g;
    view_put_kinds(out, kinds, sizeof kinds / sizeof *kinds);
    arb_put_object(out, "labels");
    arb_put_text(out, "shore", "The shore");
    arb_put_text(out, "crater", "The crater");
    arb_put_text(out, "finds", "Finds");
    arb_put_text(out, "relics", "Relics");
    arb_put_end(out);
}

void isle_boards(const struct arb_run *g, struct arb_json *out)
{
    for (int i = 0; i < g->c->boards; i++)
        board_put(out, g->c->board[i]->name, g->c->board[i]);
}

bool isle_printed(const struct arb_run *g, int def, struct arb_json *out)
{
    static const struct thing_def others[] = {{.name = "Warden"}, {.name = "Camp"}};
    if (def > DEF_CAMP)
        return false;
    const struct thing_def *thing = def < THINGS ? &g->c->thing[def] : &others[def - THINGS];
    if (!thing->name) {
        arb_put_null(out, NULL);
        return true;
    }
    arb_put_object(out, NULL);
    arb_put_text(out, "title", thing->name);
    arb_put_text(out, "type", thing->type ? type_names[thing->type] : "piece");
    arb_put_text(out, "text", thing->text ? thing->text : "");
    if (thing->type)
        put_printed_stats(out, thing->stat);
    if (def == DEF_CAMP)
        arb_put_flag(out, "lies", true);
    if (def >= EXPEDITIONS)
        arb_put_text(out, "icon",
                     def == DEF_CAMP     ? "camp"
                     : def == DEF_WARDEN ? "monster"
                                         : "explorer");
    arb_put_end(out);
    return true;
}

/* ---- The view ------------------------------------------------------------------------------ */

static void put_seat(struct arb_run *g, int who, struct arb_json *out)
{
    const struct expedition *e = expedition(g, who);
    char how[24], name[ARB_NAME] = "";
    arb_say_seat(g, who, &(struct arb_text){name, name + sizeof name});
    view_begin_seat(out, who, name, g->block->asked & ~g->block->answered & SEAT(who));
    view_put_if(out, "first", g->s->lead == who);
    view_put_if(out, "out", !seat_is_in(g, who));
    view_begin_tracks(out);
    for (int w = 0; w < PAY_WARE_COUNT; w++)
        view_put_number(out, &(struct view_number){.id = ware_words[w], .value = e->ware[w]});
    for (int m = 0; m < MEMBERS; m++)
        view_put_number(out, &(struct view_number){.id = member_words[m], .value = e->wounds[m]});
    snprintf(how, sizeof how, "march:%d", who);
    view_put_number(out, &(struct view_number){"march", march_points(g, who, NULL), how, 0, NULL});
    view_put_number(out, &(struct view_number){.id = "camps", .value = camps_of(g, who)});
    arb_put_end(out);
    arb_put_end(out);
}

/* 5.3 Only its owner sees which find it is, 14.1 unless it is a relic. */
static void put_finds(struct arb_run *g, int seat, int owner, enum zone sort, struct arb_json *out)
{
    const char *id = sort == ZONE_OPEN ? "relics" : "finds";
    bool seen = sort == ZONE_OPEN || seat == owner;
    if (seen)
        view_begin_zone(out, id, owner);
    else
        view_begin_hidden_zone(out, id, owner, g->s->zone[sort + owner].count);
    if (seen)
        EACH_IN (g->s->zone, g->s->find, sort + owner, find) {
            view_begin_thing(out, find, find);
            arb_put_end(out);
        }
    view_end_things(out);
    arb_put_end(out);
}

static void begin_piece(struct arb_run *g, int id, int def, int cell, int owner,
                        struct arb_json *out)
{
    char name[BOARD_LETTERS];
    view_begin_piece(out, id, def, cell, -1, owner);
    arb_put_text(out, "at", board_name(board(g), cell, name));
}

/* 6.2 Two wounds for the leader, one for each of the others. */
enum { EXPEDITION_HEALTH = 4 };

static void put_expedition(struct arb_run *g, int seat, struct arb_json *out)
{
    static const char *const hurt[] = {"leader hurt", "guide hurt", "porter hurt"};
    const uint8_t *wounds = expedition(g, seat)->wounds;
    struct view_some stats = {.out = out, .key = "stats"};
    struct view_some tokens = {.out = out, .key = "tokens"};
    struct view_some states = {.out = out, .key = "states"};
    begin_piece(g, EXPEDITIONS + seat, EXPEDITIONS + seat, cell_of(g, seat + 1), seat, out);
    view_add_number(&stats, "health", EXPEDITION_HEALTH);
    view_end_some(&stats);
    view_add_number(&tokens, "wounds", wounds[LEADER] + wounds[GUIDE] + wounds[PORTER]);
    view_end_some(&tokens);
    for (int m = 0; m < MEMBERS; m++)
        if (wounds[m])
            view_add_word(&states, hurt[m]);
    view_end_some(&states);
    arb_put_end(out);
}

/* Where the reader's expedition could march, and how far the Warden prowls (9.1). */
static void put_marks(struct arb_run *g, int seat, struct arb_json *out)
{
    struct board_set near;
    arb_put_array(out, "marks");
    if (seat >= 0 && seat < g->block->seats && seat_is_in(g, seat)) {
        struct board_reach reach;
        where_to_march(g, seat, &reach);
        arb_put_object(out, NULL);
        arb_put_text(out, "kind", "reach");
        arb_put_text(out, "label", "March");
        arb_put_number(out, "piece", EXPEDITIONS + seat);
        board_put_reach(out, "cells", &reach, &reach.cells);
        arb_put_end(out);
    }
    board_clear(&near);
    for (int cell = 1; cell <= board(g)->cells; cell++)
        if (steps_between(g, cell_of(g, WARDEN), cell) <= 2)
            board_add(&near, cell);
    arb_put_object(out, NULL);
    arb_put_text(out, "kind", "threat");
    arb_put_text(out, "label", "The Warden prowls");
    arb_put_number(out, "piece", DEF_WARDEN);
    board_put_cells(out, "cells", &near);
    arb_put_end(out);
    arb_put_end(out);
}

static void put_board(struct arb_run *g, int seat, struct arb_json *out)
{
    view_begin_board(out, board(g)->name);
    for (int cell = 1; cell <= board(g)->cells; cell++)
        if (g->s->camp[cell]) {
            begin_piece(g, DEF_CAMP + cell, DEF_CAMP, cell, g->s->camp[cell] - 1, out);
            arb_put_end(out);
        }
    for (int who = 0; who < g->block->seats; who++)
        if (cell_of(g, who + 1))
            put_expedition(g, who, out);
    begin_piece(g, DEF_WARDEN, DEF_WARDEN, cell_of(g, WARDEN), -1, out);
    arb_put_end(out);
    view_end_things(out);
    put_marks(g, seat, out);
    arb_put_end(out);
}

/* The seats are alike but for where they land. */
void isle_side(struct arb_run *g, int seat, struct arb_text *out)
{
    char name[BOARD_LETTERS];
    arb_say(out, "landed at %s", board_name(board(g), scenario(g)->landing[seat], name));
}

void isle_view(struct arb_run *g, int seat, struct arb_json *out)
{
    static const char *const steps[] = {"", "3", "4", "9", "10", "11"};
    arb_put_object(out, NULL);
    arb_put_text(out, "title", scenario(g)->name);
    arb_put_number(out, "round", g->s->round);
    arb_put_text(out, "phase", phase_names[g->s->phase]);
    arb_put_text(out, "step", steps[g->s->phase]);
    arb_put_array(out, "seats");
    for (int who = 0; who < g->block->seats; who++)
        put_seat(g, who, out);
    arb_put_end(out);
    arb_put_array(out, "zones");
    for (int who = 0; who < g->block->seats; who++)
        put_finds(g, seat, who, ZONE_HAND, out);
    for (int who = 0; who < g->block->seats; who++)
        put_finds(g, seat, who, ZONE_OPEN, out);
    arb_put_end(out);
    arb_put_array(out, "boards");
    put_board(g, seat, out);
    arb_put_end(out);
    dice_put(g, seat, "rolls", out);
    vote_put(g, seat, "vote", out);
    arb_put_array(out, "texts");
    view_put_text(out, &(struct view_text){.label = "Story", .text = scenario(g)->story});
    arb_put_end(out);
    arb_put_end(out);
}

/* The points of a march: three, what relics add, and one with a guide (4.2). */
json_t *isle_explain(struct arb_run *g, int seat, const char *name)
{
    struct parts parts = {0};
    int who;
    (void)seat;
    if (sscanf(name, "march:%d", &who) != 1 || who < 0 || who >= g->block->seats)
        return NULL;
    int total = march_points(g, who, &parts);
    json_t *list = json_array();
    for (const struct part *p = parts.part; p < parts.part + parts.count; p++)
        json_array_append_new(list, json_pack("{si ss ss}", "amount", p->amount, "source",
                                              p->source ? g->c->thing[p->source].name : p->what,
                                              "rule", p->rule));
    return json_pack("{ss si so}", "name", name, "total", total, "parts", list);
}
