/* The stores: what gear and shops ask of a game. A good costs its number; number 1 is not for the
 * second owner, and one of each number may be worn. */
#include "kit_config.h"

#include "gear.h"
#include "roster.h"
#include "sheets_view.h"
#include "shop.h"
#include "tactics_handful.h"

static struct stores *stores(const struct arb_run *g)
{
    return &g->s->stores;
}

/* A mill needs marks 1 and 2, of which the second says it is paid, and 3 stones. */
struct projects store_projects = {
    1, {{.def = 4, .built = 3, .paid = 2, .needs = 1, .price = 3, .need = {1}}}};

FLOW(stores_build)
{
    BEGIN;
    for (;;) {
        ASK(SEAT(0), "st.8", "Build something?", 0, {
            offer_projects(g);
            offer_pass(g, VERB_PASS);
        });
        if (chosen(g)->verb == VERB_PASS)
            break;
        if (chosen(g)->verb == PROJECT_VERB_PAY)
            pay_project(g, chosen(g)->a - PARTY_GOODS);
        else
            build_project(g, chosen(g)->a - PARTY_GOODS);
    }
    END;
}

FLOW(stores_try)
{
    BEGIN;
    ASK(SEAT(0), "st.0", "Begin?", 0, { offer_pass(g, VERB_PASS); });
    if (stores(g)->tried == TRY_HANDFUL) {
        CALL_EACH(handful_seats(g), choose_handful);
        show_handfuls(g);
        RETURN(0);
    }
    if (stores(g)->tried == TRY_FIT_OUT)
        CALL(fit_out, .owner = 1);
    else if (stores(g)->tried == TRY_SHOP)
        CALL(shop, .member = 1);
    else if (stores(g)->tried == TRY_GIFTS)
        CALL(give_away, .owner = 1);
    else if (stores(g)->tried == TRY_SHARE)
        CALL(share_out, .left = stores(g)->share);
    else if (stores(g)->tried == TRY_PACK)
        CALL(pack_cards, .member = 1);
    else if (stores(g)->tried == TRY_DRAW)
        CALL(draw_foe_cards);
    else if (stores(g)->tried == TRY_PROJECTS)
        CALL(stores_build);
    else if (stores(g)->tried == TRY_CREATE)
        CALL(create, .seat = 1);
    else if (stores(g)->tried == TRY_CREW)
        CALL(change_crew, .seat = 0);
    else
        CALL(divide_spoils, .lots = stores(g)->lots);
    END;
}

bool game_may_change(struct arb_run *g, int owner, int gear, bool worn)
{
    bool taken = false;
    EACH_GEAR (g, owner, other)
        taken = taken || (gear_is_worn(g, other) && KIT_DEFINED(g, other) == KIT_DEFINED(g, gear));
    return worn || !forbid(g, taken, "st.1g");
}

bool game_is_changed(const struct arb_run *g, int gear)
{
    return KIT_DEFINED(g, gear) != 5;
}

bool game_wants_off(const struct arb_run *g, int gear)
{
    return stores(g)->burdens >> gear & 1;
}

bool game_is_kept(const struct arb_run *g, int gear)
{
    return KIT_DEFINED(g, gear) == 4;
}

const struct counter game_counters[] = {{"st.2", "What do you buy? ({n b} left)"}};

bool game_on_sale(const struct arb_run *g, UNUSED int counter, UNUSED int member, int def,
                  struct arb_option *buy)
{
    *buy = (struct arb_option){
        .verb = VERB_BUY, .a = (uint16_t)(PARTY_GOODS + def), .b = (uint16_t)def};
    return stores(g)->stock[def];
}

bool game_may_buy(struct arb_run *g, UNUSED int counter, int member, const struct arb_option *buy)
{
    return !forbid(g, !gear_room(g, member), "st.2a") &&
           !forbid(g, buy->b > KIT_PURSE(g, member), "st.2b");
}

int game_purse(const struct arb_run *g, UNUSED int counter, int member)
{
    return KIT_PURSE(g, member);
}

bool game_stays_at(UNUSED struct arb_run *g, UNUSED int counter, UNUSED int member)
{
    return true;
}

void game_offer_sales(struct arb_run *g, UNUSED int counter, int member)
{
    EACH_GEAR (g, member, gear)
        offer_option(g, VERB_SELL, gear, 1, 0);
}

void game_trade(struct arb_run *g, UNUSED int counter, int member, const struct arb_option *chosen)
{
    bool buys = chosen->verb == VERB_BUY;
    KIT_PURSE(g, member) = (uint16_t)(KIT_PURSE(g, member) + (buys ? -chosen->b : chosen->b));
    if (buys) {
        gear_receive(g, member, chosen->a - PARTY_GOODS);
        stores(g)->stock[chosen->a - PARTY_GOODS]--;
    } else {
        gear_remove(g, member, chosen->a);
    }
}

bool game_may_give(const struct arb_run *g, UNUSED int owner, int gear)
{
    return !gear_is_worn(g, gear);
}

int game_in_lot(const struct arb_run *g, int lot, int def)
{
    return def % 2 == lot % 2 ? stores(g)->stock[def] : 0;
}

/* Definitions 1 and 2 are trades, 3 to 5 tribes; nobody is of the last one. */
const struct names store_names = {2, {1, 2}};
const char *const store_texts[] = {"nobody", "Ada", "Bo"};
const __typeof__(store_printed[0]) store_printed[STORE_GOODS] = {
    {0, ""}, {1, "Smith"}, {1, "Scribe"}, {2, "Axe"}, {2, "Bow"}, {2, "Cup"}};
const struct roster_kind game_roster_kinds[] = {
    {1, VERB_TRADE, "st.6", "Which trade?", "st.6a"},
    {2, VERB_TRIBE, "st.7", "Which tribe?", "st.7a"},
};

bool game_may_be(struct arb_run *g, UNUSED int kind, int def)
{
    return !forbid(g, def == 5, "st.6b");
}

void game_show_kinds(struct arb_run *g, bool open)
{
    hide_goods(g);
    if (open)
        show_goods(g, 1);
}

void game_begin_sheet(UNUSED struct arb_run *g, UNUSED int sheet)
{
}

void game_store_crew(UNUSED struct arb_run *g)
{
}

void game_clear_crew(struct arb_run *g)
{
    memset(stores(g)->crew, 0, sizeof stores(g)->crew);
}

void game_load_member(struct arb_run *g, int member, int sheet, int seat)
{
    struct store_sheet *s = ROSTER_SHEET(g, sheet);
    s->loaded++;
    PARTY_SEAT(g, member) = (uint8_t)seat;
    PARTY_NOTED(g, member) = (uint8_t)(sheet + 1);
    memcpy(stores(g)->crew[member].kind, s->kind, sizeof s->kind);
}

void game_member_name(UNUSED const struct arb_run *g, int member, struct arb_text *out)
{
    arb_say(out, "%s", store_texts[member]);
}

void game_member_gains(struct arb_run *g, int member, int n, UNUSED const char *rule)
{
    KIT_PURSE(g, member) = (uint16_t)(KIT_PURSE(g, member) + n);
}

/* The den: what it asks of a game. */

int game_foe_def(UNUSED const struct arb_run *g, int called)
{
    return called;
}

void game_enlist(struct arb_run *g, int seat, const json_t *one)
{
    int member = ++stores(g)->members;
    const char *trade = enlist_word(one, "trade", true), *tribe = enlist_word(one, "tribe", false);
    stores(g)->crew[member].seat = (uint8_t)seat;
    stores(g)->crew[member].kind[0] = (uint16_t)(trade ? sheet_def(g->c, 1, trade) : 0);
    stores(g)->crew[member].kind[1] = (uint16_t)(tribe ? strlen(tribe) : 0);
    enlist_gear(g, member, one);
}

void game_gets_gear(struct arb_run *g, int member, int def, int charges)
{
    KIT_CHARGE(g, gear_receive(g, member, def)) = (uint8_t)charges;
}

/* A card does as much damage as it costs, to whoever is near. */
struct deed game_read_card(UNUSED const struct tactics *t, int card)
{
    struct deed d = {.thing = (uint16_t)card, .hits = 1, .hit = {{.range = 9, .targets = 1}}};
    d.cost = (int8_t)KIT_DEFINED(t->g, card);
    for (int i = 0; i < QUARRIES; i++)
        d.hit[0].damage[i] = d.hit[0].worth[i] = d.cost;
    return d;
}

int game_sheet_numbers(const struct arb_run *g, int member, struct view_number *numbers)
{
    numbers[0] = (struct view_number){.id = "coins", .value = KIT_PURSE(g, member)};
    return 1;
}

static const char *mark_called(UNUSED const struct arb_run *g, UNUSED int member, int n)
{
    static const char *const names[] = {"red", "blue", "green"};
    return n < 3 ? names[n] : NULL;
}

void game_put_sheet_words(const struct arb_run *g, int member, struct arb_json *out)
{
    sheet_put_names(g, member, "Has ", stores(g)->marks, mark_called, out);
}

uint16_t game_face(UNUSED const struct arb_run *g, int thing)
{
    return (uint16_t)(thing * 10);
}
