/* Expeditions and ship upgrades.
 *
 * campaign.exp.1    one between two missions, planetary or story
 * campaign.exp.2    a card is drawn; its choices are made before any result is seen
 * campaign.exp.4    then what was chosen is carried out, with a die where the card says so
 * campaign.planet   the card goes back to its deck or leaves the campaign
 * upgrade.2 to .5   what was found and paid for is built */
#include "kit_config.h"

/* ---- Decks -------------------------------------------------------------------------------------
 */

int expedition_at(const struct epoch_content *c, int n)
{
    for (int i = 1; i < c->defs; i++)
        if (c->def[i].type == EXPEDITION && n-- == 0)
            return i;
    return 0;
}

/* exped.3: those without a number from the start, others once they were added. */
bool card_is_in(const struct arb_run *g, int n, int deck)
{
    const struct def *d = &g->c->def[expedition_at(g->c, n)];
    if (d->planet != deck || ship(g)->gone >> n & 1)
        return false;
    RULE("exped.3");
    return !d->number || ship(g)->added >> n & 1;
}

static int cards_in_deck(const struct arb_run *g, int deck)
{
    int count = 0;
    for (int n = 0; expedition_at(g->c, n); n++)
        count += card_is_in(g, n, deck);
    return count;
}

static int card_of_deck(const struct arb_run *g, int deck, int i)
{
    for (int n = 0; expedition_at(g->c, n); n++)
        if (card_is_in(g, n, deck) && i-- == 0)
            return n;
    return 0;
}

/* campaign.story.3: the card of this number in the deck that belongs to no planet; -1: there is
 * none, or it was done before. */
int story_card(const struct arb_run *g, int number)
{
    for (int n = 0; expedition_at(g->c, n); n++) {
        const struct def *d = &g->c->def[expedition_at(g->c, n)];
        bool planetary = false;
        for (int i = 0; i < g->c->planets; i++)
            planetary = planetary || g->c->planet[i].name == d->planet;
        if (!planetary && d->number == number)
            return ship(g)->gone >> n & 1 ? -1 : n;
    }
    return -1;
}

/* campaign.exp.11: a story expedition that was ordered comes instead of any other. */
void offer_expedition(struct arb_run *g)
{
    const struct planet *p = planet_of(g);
    bool story = ship(g)->expedition >= STORY_ORDERED;
    consider(g, VERB_EXPEDITION, story || !p ? 0 : p->name, 0, 0);
    if (forbid(g, !ship(g)->expedition, "campaign.exp.1"))
        return;
    if (story)
        RULES("campaign.exp.11", "campaign.story.2");
    if (story || !forbid(g, !p || !cards_in_deck(g, p->name), "campaign.planet.2"))
        offer(g);
}

/* ---- Choices
 * ------------------------------------------------------------------------------------- */

static int nova_of_all(const struct arb_run *g)
{
    int sum = 0;
    for (int f = 1; f <= g->s->characters; f++)
        sum += character(g, f)->nova;
    return sum;
}

/* What those who have decided will pay of it. */
static int technology_owed(const struct arb_run *g, const struct make_expedition *L)
{
    int sum = 0;
    for (int f = 1; f < L->figure; f++)
        sum += g->c->def[g->c->def[L->card].rows + L->pick[f]].charges;
    return sum;
}

/* campaign.exp.3: only what can be paid in full; by the character itself where each decides. */
static void offer_choices(struct arb_run *g, const struct make_expedition *L)
{
    const struct def *d = &g->c->def[L->card];
    int figure = L->figure;
    for (int i = 0; i < 2; i++) {
        const struct def *choice = &g->c->def[d->rows + i];
        int has = d->each ? character(g, figure)->nova : nova_of_all(g);
        consider(g, VERB_CHOICE, GOODS + d->rows + i, i, 0);
        if (!forbid_by(g, choice->price > has, "campaign.exp.3",
                       "It costs {n} nova cell{s}; there {is/are} {n}.", choice->price, has, 0) &&
            !forbid(g, choice->charges && choice->charges > technology(g) - technology_owed(g, L),
                    "campaign.exp.3"))
            offer(g);
    }
}

/* ---- Results
 * ------------------------------------------------------------------------------------- */

enum { OTHER, CRITICAL_RESULT, FUMBLE_RESULT, ROLLED_RESULTS };

/* exped.8: what could come of it is read before the die is chosen. */
static void tell_outlook(struct arb_run *g, int choice)
{
    for (int i = 0; i < ROLLED_RESULTS; i++)
        tell(g, EVENT_OUTLOOK, "exped.8", i, g->c->def[choice].rows + i, 0);
}

/* exped.7: Critical Strike, Fumble, or any other face. */
FLOW(roll_result)
{
    BEGIN;
    tell_outlook(g, L->choice);
    ASK(SEAT(character(g, L->figure)->seat), "exped.8", "Which die does {thing} roll?", L->figure, {
        offer_option(g, VERB_DIE, DIE_BASIC, 0, 0);
        offer_option(g, VERB_DIE, DIE_BLITZ, 0, 0);
    });
    L->roll = (uint8_t)dice_open(g, (struct roll_about){.who = L->figure,
                                                        .why = WHY_EXPEDITION,
                                                        .seat = character(g, L->figure)->seat});
    dice_add(g, L->roll, chosen(g)->a, 1, 0);
    CALL(dice_roll, .roll = L->roll);
    int flags = dice_face(g, dice_of(g, L->roll), 0)->flags;
    dice_close(g, L->roll);
    RULE("exped.7");
    RETURN(flags & FACE_CRITICAL ? CRITICAL_RESULT : flags & FACE_FUMBLE ? FUMBLE_RESULT : OTHER);
    END;
}

/* What was chosen is paid and comes to pass, for one character or, with the first, for all. */
FLOW(resolve_choice)
{
    const struct def *choice = &g->c->def[L->choice];
    BEGIN;
    if (choice->charges)
        count_technology(g, -choice->charges, "campaign.exp.3");
    if (choice->price && L->each)
        gain_nova(g, L->figure, -choice->price, "campaign.exp.3");
    else if (choice->price)
        CALL(divide, .left = (int8_t)-choice->price);
    L->result = choice->rows;
    if (choice->number > 1) {
        CALL(roll_result, .choice = L->choice, .figure = L->figure);
        L->result = (uint16_t)(g->c->def[L->choice].rows + result(g));
    }
    RULES("campaign.exp.4", "campaign.exp.7");
    tell(g, EVENT_RESULT, L->each ? "campaign.exp.5" : "campaign.exp.6", L->result, 0, 0);
    if (g->c->def[L->result].does) {
        L->scope = (uint8_t)new_scope(
            g,
            (struct scope){BEGINNING_SCOPE(board_of(L->figure), 0, character(g, L->figure)->seat)});
        CALL(perform, .scope = L->scope, .op = g->c->def[L->result].does);
        drop_scope(g);
    }
    END;
}

/* ---- An expedition
 * ------------------------------------------------------------------------------- */

/* campaign.planet.3, .4, exped.9: one choice that says discard is enough; a story is told once. */
static void put_card_back(struct arb_run *g, int n, unsigned picked, bool story)
{
    const struct def *d = &g->c->def[expedition_at(g->c, n)];
    bool gone = story;
    for (int i = 0; i < 2; i++)
        gone = gone || (picked >> i & 1 && g->c->def[d->rows + i].discarded);
    RULE(gone ? "campaign.planet.4" : "campaign.planet.3");
    if (gone && picked == 3)
        RULE("exped.9");
    if (gone)
        ship(g)->gone |= 1ull << n;
}

FLOW(draw_expedition)
{
    int deck = planet_of(g) ? planet_of(g)->name : 0;
    BEGIN;
    if (ship(g)->expedition >= STORY_ORDERED) {
        RULES("campaign.story.1", "campaign.story.3", "campaign.story.4");
        RETURN(story_card(g, ship(g)->expedition - STORY_ORDERED));
    }
    CHANCE(cards_in_deck(g, deck), "campaign.planet.1", "Which expedition is drawn?", 0, {
        for (int i = 0; i < cards_in_deck(g, deck); i++)
            offer_option(g, VERB_PICK, GOODS + expedition_at(g->c, card_of_deck(g, deck, i)), 0, 0);
    });
    RETURN(card_of_deck(g, deck, chosen(g)->a));
    END;
}

FLOW(make_expedition)
{
    const struct def *d = &g->c->def[L->card];
    BEGIN;
    CALL(draw_expedition);
    L->n = (uint8_t)result(g);
    L->card = (uint16_t)expedition_at(g->c, L->n);
    d = &g->c->def[L->card];
    L->story = ship(g)->expedition >= STORY_ORDERED;
    ship(g)->expedition = 0;
    show_goods(g, L->card);
    RULES("campaign.exp.1", "campaign.exp.2", "campaign.exp.10");
    campaign_note(g, EVENT_EXPEDITION, "campaign.exp.2", GOODS + L->card, 0, 0);
    tell(g, EVENT_RESULT, "campaign.exp.2", L->card, 0, 0);
    L->most = d->each ? g->s->characters : 1;
    for (L->figure = 1; L->figure <= L->most; L->figure++) {
        ASK(SEAT(d->each ? character(g, L->figure)->seat : 0), d->each ? "exped.4" : "exped.5",
            d->each ? "What does {thing} do?" : "What do you do?", L->figure,
            { offer_choices(g, L); });
        L->pick[L->figure] = (uint8_t)chosen(g)->b;
        L->picked |= (uint8_t)(1 << chosen(g)->b);
        campaign_note(g, d->each ? EVENT_CHOOSES : EVENT_DECIDES, d->each ? "exped.4" : "exped.5",
                      character(g, L->figure)->sheet, chosen(g)->a, 0);
    }
    for (L->figure = 1; L->figure <= L->most; L->figure++)
        CALL(resolve_choice, .figure = L->figure, .each = g->c->def[L->card].each,
             .choice = (uint16_t)(g->c->def[L->card].rows + L->pick[L->figure]));
    put_card_back(g, L->n, L->picked, L->story);
    END;
}

/* ---- Dividing nova cells
 * ------------------------------------------------------------------------- */

static void offer_shares(struct arb_run *g, int left)
{
    int n = left < 0 ? -left : left;
    g->prompt_arg[0] = (uint16_t)n;
    for (int f = 1; f <= g->s->characters; f++) {
        int most = left > 0 || character(g, f)->nova > n ? n : character(g, f)->nova;
        if (most)
            offer_option(g, left > 0 ? VERB_GETS : VERB_PAYS, f, most, 0);
        if (most > 1)
            offer_option(g, left > 0 ? VERB_GETS : VERB_PAYS, f, 1, 0);
    }
}

/* campaign.exp.9, result.win.8d: as the players see fit; campaign.exp.8: no more than there is. */
FLOW(divide)
{
    BEGIN;
    if (L->left < -nova_of_all(g)) {
        RULE("campaign.exp.8");
        L->left = (int8_t)-nova_of_all(g);
    }
    while (L->left) {
        ASK(SEAT(0), "campaign.exp.9",
            L->left > 0 ? "Who gets nova cells? ({n} to divide)" : "Who pays nova cells? ({n} due)",
            0, { offer_shares(g, L->left); });
        int n = L->left > 0 ? chosen(g)->b : -chosen(g)->b;
        gain_nova(g, chosen(g)->a, n, "campaign.exp.9");
        L->left = (int8_t)(L->left - n);
    }
    END;
}

FLOW(op_share)
{
    BEGIN;
    RULE("result.win.8d");
    CALL(divide, .left = (int8_t)value_of(g, SC, &OP->n));
    END;
}

/* ---- Upgrades
 * ------------------------------------------------------------------------------------- */

static const struct upgrade *upgrade_of(const struct arb_run *g, int def)
{
    const struct upgrade *u = g->c->upgrade;
    while (u->def != def)
        u++;
    return u;
}

static bool all_found(const struct arb_run *g, const struct upgrade *u)
{
    for (int i = 0; i < u->needs; i++)
        if (!is_marked(g, u->need[i]))
            return false;
    return true;
}

/* upgrade.4, .5: the cost box and the boxes of what must be found. */
void offer_upgrades(struct arb_run *g)
{
    for (const struct upgrade *u = g->c->upgrade; u < g->c->upgrade + g->c->upgrades; u++) {
        const struct def *d = &g->c->def[u->def];
        if (is_marked(g, d->id))
            continue;
        consider(g, VERB_PAY_UPGRADE, GOODS + u->def, u->technology, 0);
        if (!is_marked(g, u->paid) &&
            !forbid_by(g, technology(g) < u->technology, "upgrade.4",
                       "It takes {n}; there {is/are} {n}.", u->technology, technology(g), 0))
            offer(g);
        consider(g, VERB_BUILD, GOODS + u->def, 0, 0);
        if (!forbid(g, !all_found(g, u), "upgrade.2") &&
            !forbid(g, !is_marked(g, u->paid), "upgrade.5"))
            offer(g);
    }
}

void pay_upgrade(struct arb_run *g, int def)
{
    const struct upgrade *u = upgrade_of(g, def);
    count_technology(g, -u->technology, "upgrade.4");
    set_mark(g, u->paid);
}

/* upgrade.5, .6: its rules are known and at work from now on. */
void build_upgrade(struct arb_run *g, int def)
{
    set_mark(g, g->c->def[def].id);
    RULE("upgrade.6");
    campaign_note(g, EVENT_BUILDS, "upgrade.5", GOODS + def, 0, 0);
    tell(g, EVENT_RESULT, "upgrade.5", def, 0, 0);
}
