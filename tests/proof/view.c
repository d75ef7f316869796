/* The isle as one seat sees it: everything but the finds of others and secret plans. What is
 * printed on finds and pieces is told once, in the catalogue. */
#include "kit_config.h"

const struct view_kind game_kinds[] = {
    {.id = "worth", .label = "Worth", .brief = "W"},
    {.id = "food", .label = "Food"},
    {.id = "oil", .label = "Oil"},
    {.id = "coins", .label = "Coins"},
    {.id = "leader", .label = "Leader’s wounds"},
    {.id = "guide", .label = "guide’s"},
    {.id = "porter", .label = "porter’s"},
    {.id = "march", .label = "March"},
    {.id = "dice", .label = "Dice to dig"},
    {.id = "camps", .label = "Camps"},
    {.id = "health", .label = "Health"},
    {.id = "wounds", .label = "Wounds", .of = "health"},
    {0},
};

/* 5.3 Only its owner sees which find it is, 14.1 unless it is a relic. */
const struct area game_areas[] = {
    {.id = "finds", .label = "Finds", .zone = ZONE_HAND, .show = AREA_OWN | AREA_EACH},
    {.id = "relics", .label = "Relics", .zone = ZONE_OPEN, .show = AREA_OPEN | AREA_EACH},
    {0},
};

void game_put_head(struct arb_run *g, struct arb_json *out)
{
    static const char *const steps[] = {"", "3", "4", "9", "10", "11"};
    arb_put_text(out, "title", scenario(g)->name);
    arb_put_number(out, "round", g->s->round);
    arb_put_text(out, "phase", phase_names[g->s->phase]);
    arb_put_text(out, "step", steps[g->s->phase]);
}

void game_put_tracks(struct arb_run *g, int seat, struct arb_json *out)
{
    char how[EXPLAIN_NAME];
    put_wares(g, seat, out);
    for (int m = 0; m < MEMBERS; m++)
        view_put_number(out, &(struct view_number){.id = member_words[m],
                                                   .value = expedition(g, seat)->wounds[m]});
    view_put_number(out, &(struct view_number){.id = "march",
                                               .value = march_points(g, seat, NULL),
                                               .how = explain_name(how, "march", seat)});
    view_put_number(out, &(struct view_number){.id = "camps", .value = camps_of(g, seat)});
}

static void put_expedition(struct arb_run *g, int seat, struct arb_json *out)
{
    static const char *const hurt[] = {"leader hurt", "guide hurt", "porter hurt"};
    const uint8_t *wounds = expedition(g, seat)->wounds;
    struct view_some tokens = {.out = out, .key = "tokens"};
    struct view_some states = {.out = out, .key = "states"};
    begin_piece(g, EXPEDITIONS + seat, EXPEDITIONS + seat, cell_of(g, seat + 1), seat, out);
    view_add_number(&tokens, "wounds", wounds[LEADER] + wounds[GUIDE] + wounds[PORTER]);
    view_end_some(&tokens);
    for (int m = 0; m < MEMBERS; m++)
        if (wounds[m])
            view_add_word(&states, hurt[m]);
    view_end_some(&states);
    arb_put_end(out);
}

/* A piece has the number of its thing; camps have numbers of their own, by their cells. */
void game_put_pieces(struct arb_run *g, struct arb_json *out)
{
    for (int cell = 1; cell <= KIT_BOARD(g)->cells; cell++)
        if (g->s->camp[cell])
            put_piece(g, THINGS + cell, A_CAMP, cell, g->s->camp[cell] - 1, out);
    EACH_SEAT_FROM (g, 0, seat)
        put_expedition(g, seat, out);
    put_piece(g, THE_WARDEN, THE_WARDEN, cell_of(g, WARDEN), -1, out);
}

/* Where the reader's expedition could march, and how far the Warden prowls (9.1). */
void game_put_marks(struct arb_run *g, int seat, struct arb_json *out)
{
    struct board_reach reach;
    struct board_set near;
    if (seat >= 0 && seat < g->block->seats && seat_is_in(g, seat)) {
        where_to_march(g, seat, &reach);
        put_reach("March", EXPEDITIONS + seat, &reach, out);
    }
    board_ball(KIT_BOARD(g), cell_of(g, WARDEN), 2, &near);
    put_mark("threat", "The Warden prowls", THE_WARDEN, &near, out);
}

void game_put_texts(struct arb_run *g, struct arb_json *out)
{
    view_put_text(out, &(struct view_text){.label = "Story", .text = scenario(g)->story});
}

/* The seats are alike but for where they land. */
void isle_side(const struct arb_run *g, int seat, struct arb_text *out)
{
    char name[BOARD_LETTERS];
    arb_say(out, "landed at %s", board_name(KIT_BOARD(g), scenario(g)->landing[seat], name));
}

/* The points of a march: three, what relics add, and one with a guide (4.2). */
json_t *isle_explain(struct arb_run *g, UNUSED int seat, const char *name)
{
    struct parts parts = {0};
    int who = explain_seat(g, name, "march");
    return who < 0 ? NULL : explained(g, name, "March", march_points(g, who, &parts), &parts);
}
