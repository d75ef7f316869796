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

void show_goods(struct arb_run *g, int def)
{
    if (ship(g)->offers < OFFERED)
        ship(g)->offer[ship(g)->offers++] = (uint16_t)def;
}

/* ---- Creating a character ----------------------------------------------------------------- */

/* Is a class or species in the crew, but for the figure that makes room? */
static bool is_taken(const struct arb_run *g, int def, int place)
{
    for (int f = 1; f <= g->s->characters; f++)
        if (f != place && (g->s->def[board_of(f)] == def || g->s->def[species_of(f)] == def))
            return true;
    return false;
}

/* char.setup.11, class.2: a class beyond the first ones is sealed until the campaign opens it. */
static bool is_sealed(const struct arb_run *g, int def)
{
    const struct def *d = &g->c->def[def];
    return d->type == CLASS_BOARD && d->id && !is_marked(g, d->id);
}

/* char.setup.2: never two of a class; box.11: each species card is for one character. */
static void offer_defs(struct arb_run *g, enum thing_type type, int verb, int place)
{
    for (int i = 1; i < g->c->defs; i++) {
        if (g->c->def[i].type != type)
            continue;
        consider(g, verb, GOODS + i, 0, 0);
        if (!forbid(g, is_sealed(g, i), "char.setup.11") &&
            !forbid(g, is_taken(g, i, place), type == CLASS_BOARD ? "char.setup.2" : "box.11"))
            offer(g);
    }
}

static bool name_is_used(const struct arb_run *g, const char *name)
{
    for (int i = 0; i < ship(g)->sheets; i++)
        if (!strcmp(ship(g)->sheet[i].name, name))
            return true;
    return false;
}

static void offer_names(struct arb_run *g, const struct names *list)
{
    bool some = false;
    for (int pass = 0; pass < 2 && !some; pass++)
        for (int i = 0; i < list->count; i++)
            if (pass || !name_is_used(g, g->c->text[list->name[i]])) {
                offer_option(g, VERB_NAME, list->name[i], 0, 0);
                some = true;
            }
    if (!some)
        offer_option(g, VERB_NAME, 0, 0, 0);
}

/* char.setup.7: what a class begins with lies open while one chooses. */
static void show_classes(struct arb_run *g)
{
    ship(g)->offers = 0;
    for (int i = 1; i < g->c->defs; i++)
        if ((g->c->def[i].type == CLASS_BOARD && !is_sealed(g, i)) ||
            g->c->def[i].type == SPECIES || g->c->def[i].starting)
            show_goods(g, i);
    RULE("char.setup.7");
}

/* char.setup.5 to .16, campaign.char.1, .3: in the place of a figure, or as one more. */
FLOW(create)
{
    BEGIN;
    show_classes(g);
    RULES("char.setup.1", "campaign.char.3");
    ASK(SEAT(L->seat), "char.setup.5", "Of which class is your character?", 0,
        { offer_defs(g, CLASS_BOARD, VERB_CLASS, L->place); });
    L->class_ = (uint16_t)(chosen(g)->a - GOODS);
    ASK(SEAT(L->seat), "char.setup.12", "Of which species?", 0,
        { offer_defs(g, SPECIES, VERB_SPECIES, L->place); });
    L->species = (uint16_t)(chosen(g)->a - GOODS);
    ship(g)->offers = 0;
    ASK(SEAT(L->seat), "char.setup.16", "What is it called?", 0,
        { offer_names(g, &g->c->people); });
    L->sheet = (uint8_t)new_sheet(g, L->class_, L->species, g->c->text[chosen(g)->a]);
    campaign_note(g, EVENT_CREATED, "char.setup.16", L->sheet + 1, GOODS + L->class_,
                  GOODS + L->species);
    change_crew_to(g, L->sheet, L->seat, L->place);
    END;
}

/* campaign.setup.1 to .4: characters, a name, the introduction. char.setup.4: one player has two
 * at least. */
FLOW(begin_campaign)
{
    BEGIN;
    for (L->n = 0; L->n < (g->block->seats > 1 ? g->block->seats : 2); L->n++) {
        RULE("campaign.setup.1");
        CALL(create, .seat = (uint8_t)(L->n % g->block->seats));
    }
    ASK(SEAT(0), "campaign.setup.2", "What do they call your crew?", 0,
        { offer_names(g, &g->c->crews); });
    arb_say(&(struct arb_text){ship(g)->called, ship(g)->called + NAME_LETTERS}, "%s",
            g->c->text[chosen(g)->a]);
    campaign_note(g, EVENT_CALLED, "campaign.setup.2", chosen(g)->a, 0, 0);
    RULES("campaign.setup.4", "char.setup.4");
    tell(g, EVENT_INTRO, "campaign.setup.4", g->s->mission, 0, 0);
    END;
}

/* ---- Changing characters ------------------------------------------------------------------ */

static int characters_of(const struct arb_run *g, int seat)
{
    int count = 0;
    for (int f = 1; f <= g->s->characters; f++)
        count += character(g, f)->seat == seat;
    return count;
}

/* campaign.char.2, char.setup.2: someone created before, of a class that nobody else has. */
static void offer_sheet(struct arb_run *g, int verb, int sheet, int place)
{
    consider(g, verb, sheet + 1, place, 0);
    if (!forbid(g, is_taken(g, ship(g)->sheet[sheet].class_, place), "char.setup.2") &&
        !forbid(g, is_taken(g, ship(g)->sheet[sheet].species, place), "box.11") &&
        !forbid(g, !place && g->s->characters == CHARACTERS, "char.setup.3"))
        offer(g);
}

static void offer_changes(struct arb_run *g, int seat)
{
    for (int f = 0; f <= g->s->characters; f++) {
        if (f && character(g, f)->seat != seat)
            continue;
        for (int i = 0; i < ship(g)->sheets; i++)
            if (!in_crew(g, i))
                offer_sheet(g, f ? VERB_REPLACE : VERB_JOIN, i, f);
        consider(g, f ? VERB_CREATE : VERB_CREATE_MORE, f, 0, 0);
        if (ship(g)->sheets < ROSTER &&
            !forbid(g, !f && g->s->characters == CHARACTERS, "char.setup.3"))
            offer(g);
        consider(g, VERB_STAY, f, 0, 0);
        if (f && !forbid(g, g->s->characters <= 2 || characters_of(g, seat) < 2, "char.setup.4"))
            offer(g);
    }
    offer_pass(g, VERB_BACK);
}

FLOW(change_crew)
{
    BEGIN;
    ASK(SEAT(L->seat), "campaign.char.1", "Who comes along?", 0, { offer_changes(g, L->seat); });
    L->done = *chosen(g);
    if (L->done.verb == VERB_CREATE || L->done.verb == VERB_CREATE_MORE) {
        RULE("campaign.char.1");
        CALL(create, .seat = L->seat, .place = (uint8_t)L->done.a);
    } else if (L->done.verb == VERB_STAY) {
        campaign_note(g, EVENT_STAYS, "campaign.char.2", character(g, L->done.a)->sheet, 0, 0);
        change_crew_to(g, -1, 0, L->done.a);
    } else if (L->done.verb != VERB_BACK) {
        campaign_note(g, EVENT_JOINS, "campaign.char.2", L->done.a, 0, 0);
        change_crew_to(g, L->done.a - 1, L->seat, L->done.b);
    }
    END;
}

/* ---- Which mission comes ------------------------------------------------------------------ */

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

/* ---- Packing ------------------------------------------------------------------------------ */

static int cards_packed(const struct arb_run *g, int figure)
{
    const struct sheet *s = sheet_of(g, figure);
    int count = 0;
    for (int k = 0; class_card(g->c, def_of(g, board_of(figure))->class_, k); k++)
        count += has_card(g, s, k) && !(s->left >> k & 1);
    return count;
}

static void offer_to_leave(struct arb_run *g, int figure)
{
    const struct sheet *s = sheet_of(g, figure);
    int class_ = def_of(g, board_of(figure))->class_;
    g->prompt_arg[1] = (uint16_t)(cards_packed(g, figure) - HAND_CARDS);
    for (int k = 0; class_card(g->c, class_, k); k++)
        if (has_card(g, s, k) && !(s->left >> k & 1))
            offer_option(g, VERB_LEAVE, GOODS + class_card(g->c, class_, k), k, 0);
}

/* mission.setup.9a: exactly ten cards. Those left behind the last time stay behind until something
 * new was learned. */
FLOW(pack_cards)
{
    BEGIN;
    while (cards_packed(g, L->figure) > HAND_CARDS) {
        ASK(SEAT(character(g, L->figure)->seat), "mission.setup.9a",
            "What does {thing} leave behind? ({n} more)", L->figure,
            { offer_to_leave(g, L->figure); });
        sheet_of(g, L->figure)->left |= (uint16_t)(1 << chosen(g)->b);
    }
    END;
}

/* ---- The visit ---------------------------------------------------------------------------- */

static void offer_to_character(struct arb_run *g, int f)
{
    offer_option(g, VERB_GEAR, f, 0, 0);
    consider(g, VERB_SKILLS, f, sheet_of(g, f)->sp, 0);
    if (!forbid(g, !could_learn(g, f), "campaign.sp.2"))
        offer(g);
    offer_option(g, VERB_SHOP, f, character(g, f)->nova, 0);
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
    offer_upgrades(g);
    for (int other = 1; other < g->block->seats && !time_is_up(g); other++)
        offer_option(g, VERB_HAND_OVER, other, 0, 0);
    offer_missions(g);
    if (is_finished(g))
        offer_option(g, VERB_CLOSE, 0, 0, 0);
}

/* What changes at once. */
static void do_at_once(struct arb_run *g, const struct arb_option *o)
{
    if (o->verb == VERB_PAY_UPGRADE)
        pay_upgrade(g, o->a - GOODS);
    else if (o->verb == VERB_BUILD)
        build_upgrade(g, o->a - GOODS);
    else if (o->verb == VERB_PASS_OVER)
        ship(g)->passed_over = (uint8_t)(o->a + 1);
}

/* One seat's time aboard; that of the first ends with the visit. */
FLOW(see_to)
{
    BEGIN;
    do {
        ship(g)->offers = 0;
        ASK(SEAT(L->seat), "campaign.ship.1", "What do you do aboard?", 0,
            { offer_activities(g, L->seat); });
        L->done = *chosen(g);
        did_something(g);
        RULE("campaign.ship.1");
        do_at_once(g, &L->done);
        if (L->done.verb == VERB_GEAR)
            CALL(fit_out, .figure = (uint8_t)L->done.a);
        if (L->done.verb == VERB_SKILLS)
            CALL(learn, .figure = (uint8_t)L->done.a);
        if (L->done.verb == VERB_SHOP)
            CALL(trade, .figure = (uint8_t)L->done.a);
        if (L->done.verb == VERB_GIFTS)
            CALL(give_away, .figure = (uint8_t)L->done.a);
        if (L->done.verb == VERB_CREW)
            CALL(change_crew, .seat = L->seat);
        if (L->done.verb == VERB_EXPEDITION)
            CALL(make_expedition);
        if (L->done.verb == VERB_PASS_OVER) {
            RULE("tutorial.3");
            CALL(grant, .mission = (uint8_t)L->done.a);
            CALL(draw_attachments, .rating = g->c->mission[L->done.a].rating);
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
    if (!ship(g)->sheets)
        CALL(begin_campaign);
    for (L->seat = (uint8_t)(g->block->seats - 1); L->seat > 0; L->seat--)
        CALL(see_to, .seat = L->seat);
    CALL(see_to, .seat = 0);
    L->to = (int16_t)result(g);
    for (L->figure = 1; L->to >= 0 && L->figure <= g->s->characters; L->figure++)
        CALL(pack_cards, .figure = L->figure);
    store_crew(g);
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
