/* Aboard the Phantom Epoch: what is done between two missions, in any order and as much as one
 * likes (campaign.ship.1), until the crew embarks.
 *
 * campaign.setup   a new campaign: a name, characters, the introduction
 * campaign.char    characters are created and changed
 * campaign.replay, campaign.embark   which mission comes next
 *
 * Each seat sees to its own characters; the first one leads: it decides last, for all. Every answer
 * counts as a deed, and after DEEDS of them only embarking is left, so that it comes to an end. */
#include "kit_config.h"

static bool time_is_up(const struct arb_run *g)
{
    return ship(g)->deeds >= DEEDS;
}

static void did_something(struct arb_run *g)
{
    if (ship(g)->deeds < DEEDS)
        ship(g)->deeds++;
}

/* Creating a character. */

/* char.setup.2: never two of a class; box.11: each species card is for one character. */
const struct roster_kind game_roster_kinds[] = {
    {CLASS_BOARD, VERB_CLASS, "char.setup.5", "Of which class is your character?", "char.setup.2"},
    {SPECIES, VERB_SPECIES, "char.setup.12", "Of which species?", "box.11"},
};

/* char.setup.11, class.2: a class beyond the first ones is sealed until the campaign opens it. */
static bool is_sealed(const struct arb_run *g, int def)
{
    const struct def *d = &g->c->def[def];
    return d->type == CLASS_BOARD && d->id && !is_marked(g, d->id);
}

bool game_may_be(struct arb_run *g, UNUSED int kind, int def)
{
    return !forbid(g, is_sealed(g, def), "char.setup.11");
}

/* char.setup.7: what a class begins with lies open while one chooses. */
void game_show_kinds(struct arb_run *g, bool open)
{
    hide_goods(g);
    for (int i = 1; open && i < g->c->defs; i++)
        if ((g->c->def[i].type == CLASS_BOARD && !is_sealed(g, i)) ||
            g->c->def[i].type == SPECIES || g->c->def[i].starting)
            show_goods(g, i);
    RULE("char.setup.7");
}

/* campaign.setup.1 to .4: characters, a name, the introduction. char.setup.4: one player has two
 * at least. */
FLOW(begin_campaign)
{
    BEGIN;
    for (L->n = 0; L->n < (g->block->seats > 1 ? g->block->seats : 2); L->n++) {
        RULE(L->n < g->block->seats ? "campaign.setup.1" : "char.setup.4");
        CALL(create, .seat = (uint8_t)(L->n % g->block->seats));
    }
    ASK(SEAT(0), "campaign.setup.2", "What do they call your crew?", 0,
        { offer_names(g, &g->c->crews); });
    arb_say(&(struct arb_text){ship(g)->called, ship(g)->called + NAME_LETTERS}, "%s",
            g->c->text[chosen(g)->a]);
    campaign_note(g, EVENT_CALLED, "campaign.setup.2", chosen(g)->a, 0, 0);
    tell(g, EVENT_INTRO, "campaign.setup.4", g->s->mission, 0, 0);
    END;
}

/* Which mission comes. */

bool was_won(const struct arb_run *g, int part)
{
    return campaign_ended(g, part, CAMPAIGN_WON);
}

static void offer_missions(struct arb_run *g)
{
    for (int part = 0; part < campaign_of(g)->parts; part++) {
        int m = campaign_of(g)->part[part].record;
        if (g->c->mission[m].ship)
            continue;
        consider(g, was_won(g, part) ? VERB_REPLAY : VERB_EMBARK, m, 0, 0);
        RULE("campaign.replay.1");
        if (!forbid(g, !campaign_is_open(g, part), "campaign.embark.1") &&
            !forbid(g, ship(g)->expedition >= STORY_ORDERED, "berkav.23"))
            offer(g);
        consider(g, VERB_PASS_OVER, m, 0, 0);
        if (g->c->mission[m].tutorial && !was_won(g, part) &&
            !forbid(g, !ship(g)->later, "tutorial.2"))
            offer(g);
    }
}

/* result.win.5 of the last part: whoever has seen the end may leave it at that. */
static bool is_finished(const struct arb_run *g)
{
    return was_won(g, campaign_of(g)->parts - 1);
}

/* The visit. */

static void offer_to_character(struct arb_run *g, int f)
{
    offer_option(g, VERB_GEAR, f, 0, 0);
    consider(g, VERB_SKILLS, f, sheet_of(g, f)->sp, 0);
    if (!forbid(g, !could_buy(g, COUNTER_SKILLS, f), "campaign.sp.2"))
        offer(g);
    consider(g, VERB_SHOP, f, character(g, f)->nova, 0);
    if (!forbid(g, !has_trade(g, f), "campaign.shop.2"))
        offer(g);
    offer_option(g, VERB_GIFTS, f, 0, 0);
}

static void offer_activities(struct arb_run *g, int seat)
{
    for (int f = 1; f <= g->s->characters && !time_is_up(g); f++)
        if (character(g, f)->seat == seat)
            offer_to_character(g, f);
    if (!time_is_up(g))
        offer_option(g, VERB_CREW, 0, 0, 0);
    if (seat) {
        offer_pass(g, VERB_READY);
        return;
    }
    offer_expedition(g);
    offer_projects(g);
    for (int other = 1; other < g->block->seats && !time_is_up(g); other++)
        offer_option(g, VERB_HAND_OVER, other, 0, 0);
    offer_missions(g);
    if (is_finished(g))
        offer_option(g, VERB_CLOSE, 0, 0, 0);
}

/* What changes at once. */
static void do_at_once(struct arb_run *g, const struct arb_option *o)
{
    if (o->verb == PROJECT_VERB_PAY) {
        pay_project(g, o->a - GOODS);
    } else if (o->verb == PROJECT_VERB_BUILD) { /* upgrade.6: its rules are known from now on */
        build_project(g, o->a - GOODS);
        tell(g, VENTURE_EVENT_TOLD, "upgrade.5", o->a - GOODS, 0, 0);
    } else if (o->verb == VERB_PASS_OVER) {
        ship(g)->passed_over = (uint8_t)(o->a + 1);
    }
}

/* One seat's time aboard; that of the first ends with the visit. */
FLOW(see_to)
{
    BEGIN;
    do {
        hide_goods(g);
        ASK(SEAT(L->seat), "campaign.ship.1", "What do you do aboard?", 0,
            { offer_activities(g, L->seat); });
        L->done = *chosen(g);
        did_something(g);
        RULE("campaign.ship.1");
        do_at_once(g, &L->done);
        if (L->done.verb == VERB_GEAR)
            CALL(fit_out, .owner = (uint8_t)L->done.a);
        if (L->done.verb == VERB_SKILLS)
            CALL(shop, .member = (uint8_t)L->done.a, .counter = COUNTER_SKILLS);
        if (L->done.verb == VERB_SHOP)
            CALL(shop, .member = (uint8_t)L->done.a, .counter = COUNTER_SHOP);
        if (L->done.verb == VERB_GIFTS)
            CALL(give_away, .owner = (uint8_t)L->done.a);
        if (L->done.verb == VERB_CREW)
            CALL(change_crew, .seat = L->seat);
        if (L->done.verb == VERB_EXPEDITION)
            CALL(make_expedition);
        if (L->done.verb == VERB_PASS_OVER) {
            RULE("tutorial.3");
            CALL(grant, .mission = (uint8_t)L->done.a);
            CALL(divide_spoils, .lots = (uint8_t)lots_of(g, L->done.a));
        }
        if (L->done.verb == VERB_HAND_OVER)
            CALL(see_to, .seat = (uint8_t)L->done.a);
    } while (L->done.verb != VERB_READY && L->done.verb != VERB_EMBARK &&
             L->done.verb != VERB_REPLAY && L->done.verb != VERB_CLOSE);
    RETURN(L->done.verb == VERB_CLOSE ? -1 : L->done.a);
    END;
}

FLOW(aboard)
{
    BEGIN;
    g->s->phase = PHASE_ABOARD;
    if (ship(g)->expedition > 1 && story_card(g, ship(g)->expedition - STORY_ORDERED) < 0)
        ship(g)->expedition = 1; /* a log may order what is not there */
    if (!ship(g)->sheets)
        CALL(begin_campaign);
    for (L->seat = (uint8_t)(g->block->seats - 1); L->seat > 0; L->seat--)
        CALL(see_to, .seat = L->seat);
    CALL(see_to, .seat = 0);
    L->to = (int16_t)result(g);
    for (L->figure = 1; L->to >= 0 && L->figure <= g->s->characters; L->figure++)
        CALL(pack_cards, .member = L->figure);
    game_store_crew(g);
    for (int seat = 0; seat < g->block->seats; seat++)
        place_seat(g, seat, 1, 0);
    if (L->to >= 0) {
        campaign_go_to(g, campaign_part_with(g, L->to));
        campaign_note(g, EVENT_EMBARKS, "campaign.embark.1", L->to, 0, 0);
        if (!was_won(g, campaign_part_with(g, L->to)))
            RULE("campaign.embark.2");
    }
    g->block->status = L->to >= 0 ? ARB_OVER : ARB_WON;
    END;
}
