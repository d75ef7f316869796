/* What a character does for itself between missions: it learns, buys and sells, takes apart, makes,
 * gives away. What a deck or a shop still holds is what no sheet of the campaign has. */
#include "kit_config.h"

/* ---- Stock -------------------------------------------------------------------------------- */

static int owned_by_sheet(const struct sheet *s, int def)
{
    int count = 0;
    for (int n = 0; n < GEAR_EACH; n++)
        count += s->gear[n].def == def;
    return count;
}

/* campaign.shop.8, campaign.dismantle.3: what is sold or taken apart is back in its deck. */
int in_stock(const struct arb_run *g, int def)
{
    int left = g->c->def[def].copies;
    for (int i = 0; i < ship(g)->sheets; i++)
        if (!in_crew(g, i))
            left -= owned_by_sheet(&ship(g)->sheet[i], def);
    for (int gear = FIRST_GEAR; gear < FIRST_ENEMY_CARD; gear++)
        left -= g->s->def[gear] == def;
    return left;
}

int room_for_gear(const struct arb_run *g, int figure)
{
    for (int gear = first_gear(figure); gear < first_gear(figure) + GEAR_EACH; gear++)
        if (!g->s->def[gear])
            return gear;
    return 0;
}

/* campaign.shop.6: it comes empty. Returns it; 0: there is no room. */
int receive_gear(struct arb_run *g, int figure, int def)
{
    int gear = room_for_gear(g, figure);
    if (!gear)
        return 0;
    g->s->def[gear] = (uint16_t)def;
    *charge_of(g, gear) = 0;
    put_thing(g, gear, ZONE_CARRIED + figure - 1, ARB_BOTTOM);
    return gear;
}

/* campaign.gear.3: what it is charged with stays with its owner. */
void remove_gear(struct arb_run *g, int figure, int gear)
{
    struct character *c = character(g, figure);
    c->nova = (uint16_t)(c->nova + *charge_of(g, gear));
    *charge_of(g, gear) = 0;
    put_thing(g, gear, ZONE_BOX, ARB_BOTTOM);
    arb_remove(g->s->zone, g->s->link, (uint16_t)gear);
    g->s->def[gear] = 0;
}

/* ---- Planets and fame --------------------------------------------------------------------- */

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

/* ---- Skill points ------------------------------------------------------------------------- */

/* The cheapest card it has not learned yet; 0: it knows them all. */
static int cheapest_card(const struct arb_run *g, int figure)
{
    int least = 0, card, class_ = def_of(g, board_of(figure))->class_;
    for (int k = 0; (card = class_card(g->c, class_, k)); k++)
        if (!has_card(g, sheet_of(g, figure), k) && (!least || g->c->def[card].sp < least))
            least = g->c->def[card].sp;
    return least;
}

bool could_learn(const struct arb_run *g, int figure)
{
    int price = cheapest_card(g, figure);
    return price && price <= sheet_of(g, figure)->sp;
}

static void offer_cards_to_learn(struct arb_run *g, int figure)
{
    const struct sheet *s = sheet_of(g, figure);
    int card, class_ = def_of(g, board_of(figure))->class_;
    g->prompt_arg[1] = s->sp;
    for (int k = 0; (card = class_card(g->c, class_, k)); k++) {
        int price = g->c->def[card].sp;
        if (has_card(g, s, k))
            continue;
        consider(g, VERB_LEARN, GOODS + card, price, k);
        if (!forbid_by(g, price > s->sp, "campaign.sp.2", "It costs {n} SP; there are {n}.", price,
                       s->sp, 0))
            offer(g);
    }
    offer_pass(g, VERB_BACK);
}

static void show_cards(struct arb_run *g, int figure)
{
    int card, class_ = def_of(g, board_of(figure))->class_;
    ship(g)->offers = 0;
    for (int k = 0; (card = class_card(g->c, class_, k)); k++)
        if (!has_card(g, sheet_of(g, figure), k))
            show_goods(g, card);
}

/* campaign.sp.1 to .4: cards of its class, for good. */
FLOW(learn)
{
    BEGIN;
    while (could_learn(g, L->figure)) {
        show_cards(g, L->figure);
        ASK(SEAT(character(g, L->figure)->seat), "campaign.sp.1",
            "What does {thing} learn? ({n} SP)", L->figure,
            { offer_cards_to_learn(g, L->figure); });
        if (chosen(g)->verb == VERB_BACK)
            break;
        struct sheet *s = sheet_of(g, L->figure);
        s->sp = (uint16_t)(s->sp - chosen(g)->b);
        s->learned |= (uint16_t)(1 << chosen(g)->c);
        s->left = 0;
        RULES("campaign.sp.2", "campaign.sp.3");
        campaign_note(g, EVENT_LEARNS, "campaign.sp.1", character(g, L->figure)->sheet,
                      chosen(g)->a, chosen(g)->b);
    }
    END;
}

/* ---- Shop, bench and workshop ------------------------------------------------------------- */

/* campaign.shop.1, .4: equipment of the planet; item.2, .6: items of what was built. */
static bool is_on_sale(const struct arb_run *g, int def)
{
    const struct def *d = &g->c->def[def];
    const struct planet *p = planet_of(g);
    if (d->type == EQUIPMENT)
        return p && d->planet == p->name && in_stock(g, def) > 0;
    if (d->type != ITEM || !d->planet)
        return false;
    RULE("item.6");
    return is_marked(g, d->planet);
}

/* Why it cannot be bought: too dear, not famous enough, no place for it. */
static bool may_buy(struct arb_run *g, int figure, int def)
{
    const struct def *d = &g->c->def[def];
    const struct planet *p = planet_of(g);
    int nova = character(g, figure)->nova;
    if (forbid(g, !room_for_gear(g, figure), "campaign.shop.5"))
        return false;
    if (d->type == EQUIPMENT && p && d->tier && d->tier <= EQUIPMENT_TIERS &&
        forbid_by(g, fame_on(g, p) < p->fame[d->tier - 1], "campaign.fame.5",
                  "Tier {n} needs fame {n}; you have {n}.", d->tier, p->fame[d->tier - 1],
                  fame_on(g, p)))
        return false;
    return !forbid_by(g, nova < d->price, d->type == EQUIPMENT ? "campaign.shop.5" : "item.2",
                      "It costs {n}; there {is/are} {n}.", d->price, nova, 0);
}

bool could_buy(const struct arb_run *g, int figure)
{
    const struct planet *p = planet_of(g);
    for (int i = 1; i < g->c->defs; i++) {
        const struct def *d = &g->c->def[i];
        bool famous = d->type == ITEM || (p && d->tier && fame_on(g, p) >= p->fame[d->tier - 1]);
        if (is_on_sale(g, i) && famous && d->price <= character(g, figure)->nova &&
            room_for_gear(g, figure))
            return true;
    }
    return false;
}

static void offer_goods(struct arb_run *g, int figure)
{
    for (int i = 1; i < g->c->defs; i++) {
        if (!is_on_sale(g, i))
            continue;
        consider(g, g->c->def[i].type == ITEM ? VERB_MAKE : VERB_BUY, GOODS + i, g->c->def[i].price,
                 0);
        if (may_buy(g, figure, i))
            offer(g);
    }
    if (!planet_of(g))
        RULE("campaign.shop.2");
}

/* campaign.shop.7: half the price, after a mission on any planet; campaign.dismantle.4: not what
 * a class begins with. */
static void offer_gear_for_nova(struct arb_run *g, int gear)
{
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

static void offer_trade(struct arb_run *g, int figure)
{
    g->prompt_arg[1] = character(g, figure)->nova;
    offer_goods(g, figure);
    for (int gear = first_gear(figure); gear < first_gear(figure) + GEAR_EACH; gear++)
        if (g->s->def[gear])
            offer_gear_for_nova(g, gear);
    offer_pass(g, VERB_BACK);
}

static void show_shop(struct arb_run *g)
{
    ship(g)->offers = 0;
    for (int i = 1; i < g->c->defs; i++)
        if (is_on_sale(g, i))
            show_goods(g, i);
}

static void do_trade(struct arb_run *g, int figure, const struct arb_option *o)
{
    struct character *c = character(g, figure);
    static const char *const rules[] = {"campaign.shop.7", "campaign.dismantle.1"};
    if (o->verb == VERB_BUY || o->verb == VERB_MAKE) {
        c->nova = (uint16_t)(c->nova - o->b);
        int gear = receive_gear(g, figure, o->a - GOODS);
        if (o->verb == VERB_BUY && gear && fits_board(g, figure, gear))
            put_thing(g, gear, ZONE_WORN + figure - 1, ARB_BOTTOM); /* campaign.shop.5 */
        RULES("campaign.shop.4", "campaign.shop.6");
        campaign_note(g, o->verb == VERB_BUY ? EVENT_BUYS : EVENT_MAKES,
                      o->verb == VERB_BUY ? "campaign.shop.1" : "item.2", c->sheet, o->a, o->b);
        return;
    }
    int def = g->s->def[o->a], apart = o->verb == VERB_DISMANTLE;
    remove_gear(g, figure, o->a);
    c->nova = (uint16_t)(c->nova + o->b);
    RULE(apart ? "campaign.dismantle.3" : "campaign.shop.8");
    campaign_note(g, apart ? EVENT_DISMANTLES : EVENT_SELLS, rules[apart], c->sheet, GOODS + def,
                  o->b);
}

FLOW(trade)
{
    BEGIN;
    for (;;) {
        show_shop(g);
        ASK(SEAT(character(g, L->figure)->seat), "campaign.shop.1",
            "What does {thing} buy, sell or take apart? ({n} nova cells)", L->figure,
            { offer_trade(g, L->figure); });
        if (chosen(g)->verb == VERB_BACK)
            break;
        do_trade(g, L->figure, chosen(g));
    }
    END;
}

/* ---- Gifts -------------------------------------------------------------------------------- */

static bool may_be_given(const struct arb_run *g, int figure, int gear)
{
    return g->s->link[gear].zone == ZONE_CARRIED + figure - 1 && def_of(g, gear)->type != ITEM;
}

/* campaign.gear.4, .5: nova cells, attachments and equipment that are not equipped. */
static void offer_gifts(struct arb_run *g, int figure)
{
    int nova = character(g, figure)->nova;
    for (int to = 1; to <= g->s->characters; to++) {
        if (to == figure || ship(g)->deeds >= DEEDS)
            continue;
        for (int gear = first_gear(figure); gear < first_gear(figure) + GEAR_EACH; gear++) {
            if (!g->s->def[gear])
                continue;
            consider(g, VERB_GIVE, gear, to, 0);
            if (!forbid(g, !may_be_given(g, figure, gear) || !room_for_gear(g, to),
                        "campaign.gear.5"))
                offer(g);
        }
        if (nova)
            offer_option(g, VERB_GIVE_NOVA, 1, to, 0);
        if (nova > 1)
            offer_option(g, VERB_GIVE_NOVA, nova, to, 0);
    }
    offer_pass(g, VERB_BACK);
}

static void hand_over(struct arb_run *g, int figure, const struct arb_option *o)
{
    struct character *from = character(g, figure), *to = character(g, o->b);
    if (o->verb == VERB_GIVE_NOVA) {
        from->nova = (uint16_t)(from->nova - o->a);
        to->nova = (uint16_t)(to->nova + o->a);
        campaign_note(g, EVENT_GIVES_NOVA, "campaign.gear.4", from->sheet, to->sheet, o->a);
        return;
    }
    int def = g->s->def[o->a];
    remove_gear(g, figure, o->a);
    receive_gear(g, o->b, def);
    campaign_note(g, EVENT_GIVES, "campaign.gear.5", from->sheet, GOODS + def, to->sheet);
}

FLOW(give_away)
{
    BEGIN;
    for (;;) {
        ASK(SEAT(character(g, L->figure)->seat), "campaign.gear.4",
            "What does {thing} give to another?", L->figure, { offer_gifts(g, L->figure); });
        if (chosen(g)->verb == VERB_BACK)
            break;
        ship(g)->deeds++;
        hand_over(g, L->figure, chosen(g));
    }
    END;
}
