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
    if (!room_for_gear(g, figure))
        return false;
    receive_gear(g, figure, op->arg);
    if (in_campaign(g))
        campaign_note(g, EVENT_FINDS, "result.win.8", character(g, figure)->sheet, GOODS + op->arg,
                      0);
    return true;
}

/* ---- Numbered orbs and treasures ---------------------------------------------------------- */

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

/* orb.4, orb.5 */
void note_orb(struct arb_run *g, int cell)
{
    if (number_at(g, cell) < 0) {
        RULES("orb.6", "orb.7");
        return;
    }
    RULES("orb.4", "orb.5");
    ship(g)->orbs |= 1u << number_at(g, cell);
}

/* treasure.3, treasure.4 */
void note_treasure(struct arb_run *g, int cell)
{
    if (number_at(g, cell) < 0) {
        RULES("treasure.5", "treasure.6");
        return;
    }
    RULES("treasure.3", "treasure.4");
    ship(g)->treasures |= 1u << number_at(g, cell);
}

/* ---- After a mission ---------------------------------------------------------------------- */

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

/* Of a tier, the attachments no sheet has and that do not lie open: how many, or number i. */
static int of_tier(const struct arb_run *g, int tier, int i)
{
    int count = 0;
    for (int def = 1; def < g->c->defs; def++) {
        const struct def *d = &g->c->def[def];
        if (d->type != ATTACHMENT || d->tier != tier || d->starting)
            continue;
        int left = in_stock(g, def);
        for (int n = 0; n < ship(g)->offers; n++)
            left -= ship(g)->offer[n] == def;
        for (; left > 0; left--)
            if (count++ == i)
                return def;
    }
    return i < 0 ? count : 0;
}

static void offer_attachments(struct arb_run *g, int figure)
{
    for (int n = 0; n < ship(g)->offers; n++)
        if (ship(g)->offer[n])
            offer_option(g, VERB_PICK, GOODS + ship(g)->offer[n], n, 0);
    if (!room_for_gear(g, figure))
        offer_pass(g, VERB_BACK);
}

/* A deck may run out before everybody has one. */
static bool lies_open(const struct arb_run *g)
{
    for (int n = 0; n < ship(g)->offers; n++)
        if (ship(g)->offer[n])
            return true;
    return false;
}

enum { DRAWN_OF_TIER = 4 };

/* result.win.10a to .10d: four of each tier that the mission's rating allows; each character keeps
 * one, the others go back. */
FLOW(draw_attachments)
{
    BEGIN;
    ship(g)->offers = 0;
    for (L->tier = 1; L->tier <= L->rating && L->tier <= TIERS; L->tier++)
        for (L->n = 0; L->n < DRAWN_OF_TIER && of_tier(g, L->tier, -1); L->n++) {
            CHANCE(of_tier(g, L->tier, -1), "result.win.10a", "Which attachment is drawn?", 0, {
                for (int i = 0; i < of_tier(g, L->tier, -1); i++)
                    offer_option(g, VERB_PICK, GOODS + of_tier(g, L->tier, i), 0, 0);
            });
            show_goods(g, of_tier(g, L->tier, chosen(g)->a));
        }
    for (L->figure = 1; L->figure <= g->s->characters && lies_open(g); L->figure++) {
        ASK(SEAT(character(g, L->figure)->seat), "result.win.10b",
            "Which attachment does {thing} keep?", L->figure, { offer_attachments(g, L->figure); });
        if (chosen(g)->verb == VERB_BACK)
            continue;
        receive_gear(g, L->figure, chosen(g)->a - GOODS);
        ship(g)->offer[chosen(g)->b] = 0;
        campaign_note(g, EVENT_FINDS, "result.win.10b", character(g, L->figure)->sheet,
                      chosen(g)->a, 0);
    }
    ship(g)->offers = 0;
    RULES("result.win.10c", "result.win.10d", "mission.setup.4c");
    END;
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
        CALL(draw_attachments, .rating = mission(g)->rating);
    } else {
        RULES("result.fail.3", "result.fail.4", "result.fail.5");
        if (ship(g)->expedition < STORY_ORDERED)
            ship(g)->expedition = 0;
    }
    store_crew(g);
    END;
}
