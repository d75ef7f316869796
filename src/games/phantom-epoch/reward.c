/* What a mission leaves behind: rewards, marks on the campaign sheet, attachments (result.win), and
 * what orbs and treasures with a number give once in a campaign. */
#include "kit_config.h"

bool is_marked(const struct arb_run *g, int text)
{
    return campaign_has_mark(g, g->c->text[text]);
}

/* sheet.camp.3: one counter for the whole team. */
int technology(const struct arb_run *g)
{
    return campaign_counted(g, g->c->text[g->c->technology]);
}

void count_technology(struct arb_run *g, int by, const char *rule)
{
    RULE("sheet.camp.3");
    campaign_count_text(g, g->c->technology, by, rule);
}

static void give_sp(struct arb_run *g, int figure, int n, const char *rule)
{
    struct sheet *s = sheet_of(g, figure);
    if (!s)
        return;
    s->sp = (uint16_t)(s->sp + n);
    campaign_note(g, EVENT_SP, rule, character(g, figure)->sheet, n, 0);
}

DO_EACH(do_skill, figure)
{
    give_sp(g, figure, n, "result.win.8");
    return true;
}

DO_EACH(do_find, figure)
{
    if (!gear_room(g, figure))
        return false;
    gear_receive(g, figure, op->arg);
    if (in_campaign(g))
        campaign_note(g, EVENT_FINDS, "result.win.8", character(g, figure)->sheet, GOODS + op->arg,
                      0);
    return true;
}

/* Numbered orbs and treasures. */

static int number_at(const struct arb_run *g, int cell)
{
    return (int)(printed_terrain(g, cell) >> TERRAIN_NUMBER) - 1;
}

/* mission.setup.3c, .3f: what was taken before in this campaign is not there any more. */
bool was_taken(const struct arb_run *g, int cell)
{
    bool orb = printed_terrain(g, cell) & ORB;
    int number = number_at(g, cell);
    if (!in_campaign(g) || number < 0 ||
        !((orb ? ship(g)->orbs : ship(g)->treasures) >> number & 1))
        return false;
    RULE(orb ? "mission.setup.3c" : "mission.setup.3f");
    return true;
}

/* orb.4, .5, treasure.3, .4: what has a number is there once in a campaign; orb.6, .7, treasure.5,
 * .6: what has none is there each time. */
void note_taken(struct arb_run *g, int cell)
{
    bool orb = printed_terrain(g, cell) & ORB;
    int number = number_at(g, cell);
    if (number < 0) {
        RULES(orb ? "orb.6" : "treasure.5", orb ? "orb.7" : "treasure.6");
        return;
    }
    RULES(orb ? "orb.4" : "treasure.3", orb ? "orb.5" : "treasure.4");
    *(orb ? &ship(g)->orbs : &ship(g)->treasures) |= 1u << number;
}

/* After a mission. */

/* result.win.8a, .8b: its SP for each who has not completed it before; result.win.7. */
static void complete_by_each(struct arb_run *g, int m)
{
    const struct def *reward = &g->c->def[g->c->mission[m].reward];
    for (int f = 1; f <= g->s->characters; f++) {
        struct sheet *s = sheet_of(g, f);
        if (!s)
            continue;
        if (s->completed >> m & 1)
            RULE("result.win.8b");
        else if (reward->sp)
            give_sp(g, f, reward->sp, "result.win.8a");
        s->completed |= 1ull << m;
        RULES("result.win.7", "defeat.char.8");
    }
}

/* result.win.9a, .9c; campaign.exp.12: a story that was told is not ordered again. */
static void complete_on_sheet(struct arb_run *g, int m)
{
    const struct def *reward = &g->c->def[g->c->mission[m].reward];
    uint64_t before = campaign_open_parts(g);
    bool story = reward->number && story_card(g, reward->number) >= 0;
    KIT_CAMPAIGN(g)->ended[campaign_part_with(g, m)] |= 1 << CAMPAIGN_WON;
    campaign_tell_unlocked(g, before);
    if (reward->number && !story)
        RULE("campaign.exp.12");
    ship(g)->last = (uint8_t)(m + 1);
    ship(g)->expedition = (uint8_t)(story ? STORY_ORDERED + reward->number : 1);
    RULE("result.win.9a");
}

/* result.win.10a to .10d: four of each tier that the mission's rating allows; each character keeps
 * one, the others go back. */
int lots_of(const struct arb_run *g, int m)
{
    int rating = g->c->mission[m].rating;
    return rating < TIERS ? rating : TIERS;
}

int game_in_lot(const struct arb_run *g, int tier, int def)
{
    const struct def *d = &g->c->def[def];
    return d->type == ATTACHMENT && d->tier == tier && !d->starting ? in_stock(g, def) : 0;
}

/* result.win.8c: all but SP once in a campaign, whoever plays it again. */
FLOW(grant)
{
    BEGIN;
    L->reward = g->c->mission[L->mission].reward;
    complete_by_each(g, L->mission);
    if (campaign_ended(g, campaign_part_with(g, L->mission), CAMPAIGN_WON)) {
        RULES("result.win.8c", "campaign.replay.2");
    } else if (L->reward) {
        tell(g, VENTURE_EVENT_TOLD, "result.win.8", L->reward, 0, 0);
        L->scope = (uint8_t)new_scope(g, (struct scope){BEGINNING_SCOPE(board_of(1), 0, 0)});
        if (g->c->def[L->reward].does)
            CALL(perform, .scope = L->scope, .op = g->c->def[L->reward].does);
        drop_scope(g);
    }
    complete_on_sheet(g, L->mission);
    END;
}

/* result.win.5 to .10; result.fail.3 to .5: the crew comes home with what it has, and may try
 * again. */
FLOW(come_home)
{
    BEGIN;
    if (g->s->won && !g->s->lost) {
        RULES("result.win.5", "result.win.6", "result.win.9b");
        CALL(grant, .mission = g->s->mission);
        CALL(divide_spoils, .lots = (uint8_t)lots_of(g, g->s->mission));
    } else {
        RULES("result.fail.3", "result.fail.4", "result.fail.5");
        if (ship(g)->expedition < STORY_ORDERED)
            ship(g)->expedition = 0;
    }
    game_store_crew(g);
    END;
}
