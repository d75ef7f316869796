/* What a character does for itself between missions: it learns, buys and sells, takes apart, makes,
 * gives away. What a deck or a shop still holds is what no sheet of the campaign has. */
#include "kit_config.h"

/* Stock. */

/* campaign.shop.8, campaign.dismantle.3: what is sold or taken apart is back in its deck. */
int in_stock(const struct arb_run *g, int def)
{
    int left = g->c->def[def].copies - gear_at_table(g, def);
    for (int i = 0; i < ship(g)->sheets; i++)
        if (!in_crew(g, i))
            left -= gear_on_sheet(ship(g)->sheet[i].gear, def);
    return left;
}

/* Planets and fame. */

/* reading 11: of the mission that was completed last; NULL: it has no planet. */
const struct planet *planet_of(const struct arb_run *g)
{
    int last = ship(g)->last;
    for (int i = 0; last && i < g->c->planets; i++)
        if (g->c->planet[i].name == g->c->mission[last - 1].planet)
            return &g->c->planet[i];
    return NULL;
}

int fame_on(const struct arb_run *g, const struct planet *p)
{
    RULE("campaign.fame.1");
    return campaign_counted(g, g->c->text[p->counter]);
}

/* What is on sale. */

const struct counter game_counters[] = {
    [COUNTER_SHOP] = {"campaign.shop.1",
                      "What does {thing} buy, sell or take apart? ({n} nova cell{s})"},
    [COUNTER_SKILLS] = {"campaign.sp.1", "What does {thing} learn? ({n} SP)"},
};

/* campaign.sp.1, .2: cards of its class that it has not learned yet; c is which one. */
static bool can_be_learned(const struct arb_run *g, int figure, int def, struct arb_option *buy)
{
    const struct def *card = &g->c->def[def];
    if (card->type != ACTION_CARD || card->class_ != def_of(g, board_of(figure))->class_)
        return false;
    int k = repertoire_number(g->c, def);
    if (repertoire_has(g->c, card->class_, sheet_of(g, figure)->learned, k))
        return false;
    *buy = (struct arb_option){
        .verb = VERB_LEARN, .a = (uint16_t)(GOODS + def), .b = card->sp, .c = (uint16_t)k};
    return true;
}

/* campaign.shop.1, .4: equipment of the planet; item.2, .6: items of what was built. */
bool game_on_sale(const struct arb_run *g, int counter, int figure, int def, struct arb_option *buy)
{
    const struct def *d = &g->c->def[def];
    const struct planet *p = planet_of(g);
    if (counter == COUNTER_SKILLS)
        return can_be_learned(g, figure, def, buy);
    *buy = (struct arb_option){.verb = d->type == ITEM ? VERB_MAKE : VERB_BUY,
                               .a = (uint16_t)(GOODS + def),
                               .b = d->price};
    if (d->type == EQUIPMENT)
        return p && d->planet == p->name && in_stock(g, def) > 0;
    if (d->type != ITEM || !d->planet)
        return false;
    RULE("item.6");
    return is_marked(g, d->planet);
}

int game_purse(const struct arb_run *g, int counter, int figure)
{
    return counter == COUNTER_SKILLS ? sheet_of(g, figure)->sp : character(g, figure)->nova;
}

/* Why it cannot be bought: too dear, not famous enough, no place for it. */
bool game_may_buy(struct arb_run *g, int counter, int figure, const struct arb_option *buy)
{
    const struct def *d = goods(g, buy->a);
    const struct planet *p = planet_of(g);
    int purse = game_purse(g, counter, figure);
    if (counter == COUNTER_SKILLS)
        return !forbid_by(g, buy->b > purse, "campaign.sp.2", "It costs {n} SP; there are {n}.",
                          buy->b, purse, 0);
    if (forbid(g, !gear_room(g, figure), "campaign.shop.5"))
        return false;
    if (d->type == EQUIPMENT && p && d->tier && d->tier <= EQUIPMENT_TIERS &&
        forbid_by(g, fame_on(g, p) < p->fame[d->tier - 1], "campaign.fame.5",
                  "Tier {n} needs fame {n}; you have {n}.", d->tier, p->fame[d->tier - 1],
                  fame_on(g, p)))
        return false;
    return !forbid_by(g, purse < d->price, d->type == EQUIPMENT ? "campaign.shop.5" : "item.2",
                      "It costs {n}; there {is/are} {n}.", d->price, purse, 0);
}

/* campaign.sp.2: as long as there is a card for the points it has. */
bool game_stays_at(struct arb_run *g, int counter, int figure)
{
    return counter != COUNTER_SKILLS || could_buy(g, counter, figure);
}

/* Is something on sale, or could the character part with something there? */
bool has_trade(const struct arb_run *g, int figure)
{
    struct arb_option buy;
    EACH_GEAR (g, figure, gear) {
        const struct def *d = def_of(g, gear);
        if ((d->type == EQUIPMENT && planet_of(g)) || (d->type == ATTACHMENT && !d->starting))
            return true;
    }
    for (int i = 1; i < g->c->defs; i++)
        if (game_on_sale(g, COUNTER_SHOP, figure, i, &buy))
            return true;
    return false;
}

/* campaign.shop.7: half the price, after a mission on any planet; campaign.dismantle.4: not what
 * a class begins with. */
void game_offer_sales(struct arb_run *g, int counter, int figure)
{
    if (counter == COUNTER_SKILLS)
        return;
    if (!planet_of(g))
        RULE("campaign.shop.2");
    EACH_GEAR (g, figure, gear) {
        const struct def *d = def_of(g, gear);
        if (d->type == EQUIPMENT) {
            consider(g, VERB_SELL, gear, d->price / 2, 0);
            if (!forbid(g, !planet_of(g), "campaign.shop.7"))
                offer(g);
        } else if (d->type == ATTACHMENT) {
            consider(g, VERB_DISMANTLE, gear, d->tier, 0);
            if (!forbid(g, d->starting, "campaign.dismantle.4"))
                offer(g);
        }
    }
}

/* What is done about it. */

/* campaign.sp.1 to .4: for good. */
static void learn(struct arb_run *g, int figure, const struct arb_option *o)
{
    struct sheet *s = sheet_of(g, figure);
    s->sp = (uint16_t)(s->sp - o->b);
    s->learned |= (uint16_t)(1 << o->c);
    s->left = 0;
    RULES("campaign.sp.2", "campaign.sp.3");
    campaign_note(g, EVENT_LEARNS, "campaign.sp.1", character(g, figure)->sheet, o->a, o->b);
}

static void buy(struct arb_run *g, int figure, const struct arb_option *o)
{
    struct character *c = character(g, figure);
    bool bought = o->verb == VERB_BUY;
    c->nova = (uint16_t)(c->nova - o->b);
    int gear = gear_receive(g, figure, o->a - GOODS);
    if (bought && gear && fits_board(g, figure, gear))
        gear_wear(g, figure, gear, true); /* campaign.shop.5 */
    RULES("campaign.shop.4", "campaign.shop.6");
    campaign_note(g, bought ? EVENT_BUYS : EVENT_MAKES, bought ? "campaign.shop.1" : "item.2",
                  c->sheet, o->a, o->b);
}

static void sell(struct arb_run *g, int figure, const struct arb_option *o)
{
    struct character *c = character(g, figure);
    bool apart = o->verb == VERB_DISMANTLE;
    int def = g->s->def[o->a];
    gear_remove(g, figure, o->a);
    c->nova = (uint16_t)(c->nova + o->b);
    RULE(apart ? "campaign.dismantle.3" : "campaign.shop.8");
    campaign_note(g, apart ? EVENT_DISMANTLES : EVENT_SELLS,
                  apart ? "campaign.dismantle.1" : "campaign.shop.7", c->sheet, GOODS + def, o->b);
}

void game_trade(struct arb_run *g, int counter, int figure, const struct arb_option *chosen)
{
    if (counter == COUNTER_SKILLS)
        learn(g, figure, chosen);
    else if (chosen->verb == VERB_BUY || chosen->verb == VERB_MAKE)
        buy(g, figure, chosen);
    else
        sell(g, figure, chosen);
}

/* campaign.gear.5: attachments and equipment that are not equipped. */
bool game_may_give(const struct arb_run *g, int figure, int gear)
{
    return g->s->link[gear].zone == ZONE_CARRIED + figure - 1 && def_of(g, gear)->type != ITEM;
}
