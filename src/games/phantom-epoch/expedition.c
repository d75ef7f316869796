/* Expeditions and ship upgrades.
 *
 * campaign.exp.1    one between two missions, planetary or story
 * campaign.exp.2    a card is drawn; its choices are made before any result is seen
 * campaign.exp.4    then what was chosen is carried out, with a die where the card says so
 * campaign.planet   the card goes back to its deck or leaves the campaign
 * upgrade.2 to .5   what was found and paid for is built */
#include "kit_config.h"

/* campaign.story.3: the card of this number in the deck that belongs to no planet; -1: there is
 * none, or it was done before. */
int story_card(const struct arb_run *g, int number)
{
    for (int n = 0; venture_at(g->c, n); n++) {
        const struct venture *card = &g->c->def[venture_at(g->c, n)].venture;
        bool planetary = false;
        for (int i = 0; i < g->c->planets; i++)
            planetary = planetary || g->c->planet[i].name == card->deck;
        if (!planetary && card->number == number)
            return KIT_VENTURES(g)->gone >> n & 1 ? -1 : n;
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
    if (story || !forbid(g, !p || !ventures_in(g, p->name), "campaign.planet.2"))
        offer(g);
}

FLOW(make_expedition)
{
    BEGIN;
    if (ship(g)->expedition >= STORY_ORDERED) {
        RULES("campaign.story.1", "campaign.story.3", "campaign.story.4");
        L->n = (uint8_t)story_card(g, ship(g)->expedition - STORY_ORDERED);
        KIT_VENTURES(g)->gone |= 1ull << L->n; /* a story is told once */
    } else {
        CALL(venture_draw, .deck = planet_of(g) ? planet_of(g)->name : 0);
        L->n = (uint8_t)result(g);
    }
    ship(g)->expedition = 0;
    show_goods(g, venture_at(g->c, L->n));
    CALL(venture_card, .n = L->n);
    END;
}

/* ---- Choices and results ------------------------------------------------------------------ */

int game_venture_party(const struct arb_run *g)
{
    return g->s->characters;
}

int game_venture_seat(const struct arb_run *g, int figure)
{
    return character(g, figure)->seat;
}

int game_venture_source(UNUSED const struct arb_run *g, int figure)
{
    return board_of(figure);
}

static int nova_of_all(const struct arb_run *g)
{
    int sum = 0;
    for (int f = 1; f <= g->s->characters; f++)
        sum += character(g, f)->nova;
    return sum;
}

/* campaign.exp.3: only what can be paid in full; by the character itself where each decides. */
bool game_may_venture(struct arb_run *g, int figure, const uint8_t price[VENTURE_COST_COUNT],
                      const int owed[VENTURE_COST_COUNT])
{
    int has = figure ? character(g, figure)->nova : nova_of_all(g),
        asked = price[VENTURE_TECHNOLOGY];
    return !forbid_by(g, price[VENTURE_NOVA] > has, "campaign.exp.3",
                      "It costs {n} nova cell{s}; there {is/are} {n}.", price[VENTURE_NOVA], has,
                      0) &&
           !forbid(g, asked && asked > technology(g) - owed[VENTURE_TECHNOLOGY], "campaign.exp.3");
}

enum { OTHER, CRITICAL_RESULT, FUMBLE_RESULT, ROLLED_RESULTS };

/* exped.8: what could come of it is read before the die is chosen. */
static void tell_outlook(struct arb_run *g, int choice)
{
    for (int i = 0; i < ROLLED_RESULTS; i++)
        tell(g, EVENT_OUTLOOK, "exped.8", i, g->c->def[choice].venture.rows + i, 0);
}

/* exped.7: Critical Strike, Fumble, or any other face. */
FLOW(venture_roll)
{
    BEGIN;
    tell_outlook(g, L->choice);
    ASK(SEAT(character(g, L->member)->seat), "exped.8", "Which die does {thing} roll?", L->member, {
        offer_option(g, VERB_DIE, DIE_BASIC, 0, 0);
        offer_option(g, VERB_DIE, DIE_BLITZ, 0, 0);
    });
    L->roll = (uint8_t)dice_open(g, (struct roll_about){.who = L->member,
                                                        .why = WHY_EXPEDITION,
                                                        .seat = character(g, L->member)->seat});
    dice_add(g, L->roll, chosen(g)->a, 1, 0);
    CALL(dice_roll, .roll = L->roll);
    int flags = dice_face(g, dice_of(g, L->roll), 0)->flags;
    dice_close(g, L->roll);
    RULE("exped.7");
    RETURN(flags & FACE_CRITICAL ? CRITICAL_RESULT : flags & FACE_FUMBLE ? FUMBLE_RESULT : OTHER);
    END;
}

/* ---- Dividing nova cells ------------------------------------------------------------------ */

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

/* campaign.exp.9, result.win.8d: among all as the players see fit, paid (below 0) or received;
 * campaign.exp.8: no more than there is. */
FLOW(venture_pay)
{
    BEGIN;
    if (L->cost == VENTURE_TECHNOLOGY) {
        count_technology(g, L->left, "campaign.exp.3");
        L->left = 0;
    } else if (L->member) {
        gain_nova(g, L->member, L->left, "campaign.exp.3");
        L->left = 0;
    } else if (L->left < -nova_of_all(g)) {
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
    CALL(venture_pay, .cost = VENTURE_NOVA, .left = (int8_t)value_of(g, SC, &OP->n));
    END;
}

/* ---- Upgrades ----------------------------------------------------------------------------- */

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
    campaign_set_mark(g, g->c->text[u->paid]);
}

/* upgrade.5, .6: its rules are known and at work from now on. */
void build_upgrade(struct arb_run *g, int def)
{
    campaign_set_mark(g, g->c->def[def].name);
    RULE("upgrade.6");
    campaign_note(g, EVENT_BUILDS, "upgrade.5", GOODS + def, 0, 0);
    tell(g, VENTURE_EVENT_TOLD, "upgrade.5", def, 0, 0);
}
