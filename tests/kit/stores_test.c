/* Gear that is worn, charged and given; shops and spoils; characters and who comes along. */
#include "kit_helper.h"

#include "explain.h"

#include <criterion/criterion.h>

static struct stores *stores_of(arb_table *t)
{
    return &skirmish_of(t)->stores;
}

/* A piece of the first owner or (5 to 8) of the second; its place is its number. */
static void own(arb_table *t, int gear, int def, int charge, bool worn)
{
    int owner = gear > GEAR_EACH ? 2 : 1;
    stores_of(t)->def[gear] = (uint16_t)def;
    stores_of(t)->charge[gear] = (uint8_t)charge;
    gear_wear(&t->run, owner, gear, worn);
}

static arb_table *open_stores(enum stores_tried tried)
{
    arb_table *t = open_bazaar(MODE_STORES);
    stores_of(t)->tried = (uint8_t)tried;
    if (tried == TRY_CREATE || tried == TRY_CREW)
        return t;
    stores_of(t)->members = 2;
    stores_of(t)->crew[2].seat = 1;
    return t;
}

static bool is_over(arb_table *t)
{
    return !strcmp(words_of(t, 0, -1), "That was all.");
}

Test(gear, every_piece_changes_once_and_a_charge_comes_out_of_the_purse)
{
    arb_table *t = open_stores(TRY_FIT_OUT);
    own(t, 1, 3, 0, false);
    own(t, 2, 3, 0, true);
    stores_of(t)->purse[1] = 3;
    stores_of(t)->leisure = true;
    begin_bazaar(t);
    cr_assert_str_eq(words_of(t, 0, -1), "What do you wear? (3 left)");
    cr_assert(!offers(t, 0, GEAR_VERB_ON, 1, -1, -1), "one of each number is worn");
    cr_assert(refuses(t, 0, "st.1g"));
    cr_assert(choose(t, 0, GEAR_VERB_OFF, 2, -1, -1));
    cr_assert(!offers(t, 0, GEAR_VERB_ON, 2, -1, -1), "it was changed already");
    cr_assert(choose(t, 0, GEAR_VERB_ON, 1, -1, -1));
    cr_assert(gear_is_worn(&t->run, 1) && !gear_is_worn(&t->run, 2));
    cr_assert(!offers(t, 0, GEAR_VERB_CHARGE, 2, -1, -1), "it holds no charge");
    cr_assert(choose(t, 0, GEAR_VERB_CHARGE, 1, -1, -1));
    cr_assert(choose(t, 0, GEAR_VERB_CHARGE, 1, -1, -1));
    cr_assert(!offers(t, 0, GEAR_VERB_CHARGE, 1, -1, -1) && refuses(t, 0, "st.1c"));
    cr_assert(stores_of(t)->charge[1] == 2 && stores_of(t)->purse[1] == 1);
    cr_assert(choose(t, 0, GEAR_VERB_UNCHARGE, 1, -1, -1));
    cr_assert(!offers(t, 0, GEAR_VERB_CHARGE, 1, -1, -1), "what was emptied stays so");
    cr_assert(stores_of(t)->charge[1] == 1 && stores_of(t)->purse[1] == 2);
    arb_table_close(t);
}

Test(gear, nobody_is_asked_where_there_is_nothing_to_change)
{
    static const struct {
        int def, burdens, purse;
        bool worn, asked;
        const char *why;
    } cases[] = {{3, 0, 0, true, false, "all is worn"},
                 {3, 0, 0, false, true, "something is carried"},
                 {5, 0, 0, false, false, "that cannot be changed"},
                 {3, 2, 0, true, true, "one may want it off"},
                 {3, 0, 1, true, true, "it could be charged"}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        arb_table *t = open_stores(TRY_FIT_OUT);
        own(t, 1, cases[i].def, 0, cases[i].worn);
        stores_of(t)->burdens = (uint8_t)cases[i].burdens;
        stores_of(t)->purse[1] = (uint16_t)cases[i].purse;
        begin_bazaar(t);
        cr_expect_eq(!is_over(t), cases[i].asked, "%s", cases[i].why);
        arb_table_close(t);
    }
}

Test(gear, a_sheet_holds_what_is_there_and_what_is_kept)
{
    arb_table *t = open_stores(TRY_FIT_OUT);
    struct owned sheet[GEAR_EACH];
    own(t, 1, 3, 2, true);
    own(t, 2, 2, 0, false);
    own(t, 3, 4, 0, false);
    KIT_PUT(&t->run, 2, STORE_AWAY, ARB_BOTTOM);
    KIT_PUT(&t->run, 3, STORE_AWAY, ARB_BOTTOM);
    gear_store(&t->run, 1, sheet);
    cr_assert(sheet[0].def == 3 && sheet[0].charge == 2 && sheet[0].worn);
    cr_assert(!sheet[1].def, "used up");
    cr_assert(sheet[2].def == 4 && !sheet[2].worn, "kept");
    cr_assert(gear_on_sheet(sheet, 4) == 1 && gear_at_table(&t->run, 2) == 1);
    gear_load(&t->run, 2, sheet);
    cr_assert(gear_is_worn(&t->run, 5) && stores_of(t)->charge[5] == 2);
    cr_assert(gear_room(&t->run, 2) == 6);
    gear_remove(&t->run, 2, 5);
    cr_assert(stores_of(t)->purse[2] == 2, "what it was charged with stays");
    arb_table_close(t);
}

Test(gear, a_slot_for_each)
{
    static const uint16_t takes[] = {1 << 1 | 1 << 2, 1 << 1, 1 << 3};
    cr_expect(gear_slots_hold(takes, 3, (const uint8_t[]){1, 2}, 2), "the first one moves over");
    cr_expect(!gear_slots_hold(takes, 3, (const uint8_t[]){2, 2}, 2));
    cr_expect(gear_slots_hold(takes, 3, (const uint8_t[]){0, 1, 2}, 3), "0 takes what is left");
    cr_expect(!gear_slots_hold(takes, 3, (const uint8_t[]){0, 0, 0, 0}, 4));
}

Test(shop, what_is_bought_is_paid_for_and_has_a_place)
{
    arb_table *t = open_stores(TRY_SHOP);
    stores_of(t)->purse[1] = 3;
    stores_of(t)->stock[2] = 1;
    stores_of(t)->stock[4] = 1;
    own(t, 1, 1, 0, true);
    begin_bazaar(t);
    cr_assert_str_eq(words_of(t, 0, -1), "What do you buy? (3 left)");
    cr_assert(stores_of(t)->shown.count == 2 && stores_of(t)->shown.def[1] == 4);
    cr_assert(!offers(t, 0, VERB_BUY, PARTY_GOODS + 4, -1, -1) && refuses(t, 0, "st.2b"));
    cr_assert(could_buy(&t->run, 0, 1));
    cr_assert(choose(t, 0, VERB_BUY, PARTY_GOODS + 2, 2, -1));
    cr_assert(stores_of(t)->def[2] == 2 && stores_of(t)->purse[1] == 1);
    cr_assert(!could_buy(&t->run, 0, 1));
    cr_assert(choose(t, 0, VERB_SELL, 1, -1, -1));
    cr_assert(!stores_of(t)->def[1] && stores_of(t)->purse[1] == 2);
    cr_assert(choose(t, 0, VERB_PASS, -1, -1, -1) && is_over(t));
    arb_table_close(t);
}

/* An option that is asked is explained by its number; to who is asked. */
Test(explain, an_option_by_its_number)
{
    arb_table *t = open_stores(TRY_SHOP);
    stores_of(t)->purse[1] = 3;
    stores_of(t)->stock[2] = 1;
    begin_bazaar(t);
    const struct arb_option *first = explain_option(&t->run, 0, "option:0");
    cr_assert(first && first->verb == VERB_BUY && first->a == PARTY_GOODS + 2);
    cr_expect(!explain_option(&t->run, 0, "option:9") && !explain_option(&t->run, 0, "option"));
    cr_expect(!explain_option(&t->run, 1, "option:0") && !explain_option(&t->run, -1, "option:0"));
    arb_table_close(t);
}

Test(shop, gifts_go_to_others_as_long_as_there_is_time)
{
    arb_table *t = open_stores(TRY_GIFTS);
    stores_of(t)->purse[1] = 5;
    own(t, 1, 3, 2, false);
    own(t, 2, 2, 0, true);
    begin_bazaar(t);
    cr_assert(!offers(t, 0, VERB_GIVE, 2, 2, -1) && refuses(t, 0, "st.4"), "it is worn");
    cr_assert(choose(t, 0, VERB_GIVE, 1, 2, -1));
    cr_assert(stores_of(t)->def[5] == 3 && !stores_of(t)->charge[5]);
    cr_assert(stores_of(t)->purse[1] == 7, "its charges are not given");
    cr_assert(choose(t, 0, VERB_GIVE_COINS, 7, 2, -1));
    cr_assert(!stores_of(t)->purse[1] && stores_of(t)->purse[2] == 7);
    stores_of(t)->gifts = 3;
    stores_of(t)->purse[1] = 1;
    cr_assert(!offers(t, 0, VERB_GIVE_COINS, 1, -1, -1) || choose(t, 0, VERB_PASS, -1, -1, -1));
    arb_table_close(t);
}

Test(shop, of_the_spoils_everybody_keeps_one)
{
    arb_table *t = open_stores(TRY_SPOILS);
    stores_of(t)->lots = 1;
    stores_of(t)->stock[1] = 1;
    stores_of(t)->stock[3] = 2;
    stores_of(t)->stock[4] = 9;
    begin_bazaar(t);
    cr_assert(stores_of(t)->shown.count == 2, "two of the lot are drawn");
    int first = stores_of(t)->shown.def[0];
    cr_assert(first % 2 == 1 && stores_of(t)->shown.def[1] % 2 == 1);
    cr_assert(choose(t, 0, VERB_PICK, PARTY_GOODS + first, 0, -1));
    cr_assert(stores_of(t)->def[1] == first && !stores_of(t)->shown.def[0]);
    cr_assert(choose(t, 1, VERB_PICK, -1, 1, -1));
    cr_assert(stores_of(t)->def[5] % 2 == 1 && is_over(t) && !stores_of(t)->shown.count);
    arb_table_close(t);
}

/* A sheet that is in the crew for seat 0, or (in = false) is not. */
static void add_sheet(arb_table *t, const char *name, int trade, int tribe, bool in)
{
    uint16_t kind[] = {(uint16_t)trade, (uint16_t)tribe};
    int sheet = new_sheet(&t->run, kind, name);
    if (in)
        change_crew_to(&t->run, sheet, 0, 0);
}

Test(roster, a_character_is_made_of_what_nobody_is)
{
    arb_table *t = open_stores(TRY_CREATE);
    add_sheet(t, "Ada", 1, 3, true);
    begin_bazaar(t);
    cr_assert_str_eq(words_of(t, 1, -1), "Which trade?");
    cr_assert(stores_of(t)->shown.count == 1, "what there is lies open");
    cr_assert(!offers(t, 1, VERB_TRADE, PARTY_GOODS + 1, -1, -1) && refuses(t, 1, "st.6a"));
    cr_assert(choose(t, 1, VERB_TRADE, PARTY_GOODS + 2, -1, -1));
    cr_assert(!offers(t, 1, VERB_TRIBE, PARTY_GOODS + 3, -1, -1) && refuses(t, 1, "st.7a"));
    cr_assert(!offers(t, 1, VERB_TRIBE, PARTY_GOODS + 5, -1, -1) && refuses(t, 1, "st.6b"));
    cr_assert(choose(t, 1, VERB_TRIBE, PARTY_GOODS + 4, -1, -1));
    cr_assert(!offers(t, 1, ROSTER_VERB_NAME, 1, -1, -1), "there is an Ada already");
    cr_assert(choose(t, 1, ROSTER_VERB_NAME, 2, -1, -1) && is_over(t));
    const struct store_sheet *bo = &stores_of(t)->sheet[1];
    cr_assert_str_eq(bo->name, "Bo");
    cr_assert(bo->kind[0] == 2 && bo->kind[1] == 4 && bo->seat == 2);
    cr_assert(stores_of(t)->members == 2 && stores_of(t)->crew[2].seat == 1);
    cr_assert(stores_of(t)->sheet[0].loaded == 2, "everybody comes anew");
    arb_table_close(t);
}

Test(roster, somebody_takes_the_place_of_another)
{
    arb_table *t = open_stores(TRY_CREW);
    add_sheet(t, "Ada", 1, 3, true);
    add_sheet(t, "Bo", 2, 4, true);
    add_sheet(t, "Cy", 1, 5, false);
    begin_bazaar(t);
    cr_assert(!offers(t, 0, ROSTER_VERB_JOIN, 3, -1, -1) && refuses(t, 0, "st.6a"));
    cr_assert(!offers(t, 0, ROSTER_VERB_REPLACE, 3, 2, -1), "Ada has the same trade");
    cr_assert(choose(t, 0, ROSTER_VERB_REPLACE, 3, 1, -1) && is_over(t));
    cr_assert(stores_of(t)->crew[1].sheet == 3 && stores_of(t)->crew[2].sheet == 2);
    cr_assert(!in_crew(&t->run, 0) && in_crew(&t->run, 2));
    arb_table_close(t);
}

Test(roster, a_crew_has_its_limits)
{
    arb_table *t = open_stores(TRY_CREW);
    add_sheet(t, "Ada", 1, 3, true);
    begin_bazaar(t);
    cr_assert(!offers(t, 0, ROSTER_VERB_STAY, 1, -1, -1) && refuses(t, 0, "st.5d"));
    arb_table_close(t);
    t = open_stores(TRY_CREW);
    add_sheet(t, "Ada", 1, 3, true);
    add_sheet(t, "Bo", 2, 4, true);
    add_sheet(t, "Cy", 0, 5, true);
    begin_bazaar(t);
    cr_assert(!offers(t, 0, ROSTER_VERB_CREATE_MORE, -1, -1, -1) && refuses(t, 0, "st.5c"));
    cr_assert(offers(t, 0, ROSTER_VERB_CREATE, 2, -1, -1));
    cr_assert(choose(t, 0, ROSTER_VERB_STAY, 2, -1, -1) && is_over(t));
    cr_assert(stores_of(t)->members == 2 && stores_of(t)->crew[2].sheet == 3);
    arb_table_close(t);
}

Test(project, found_then_paid_then_built)
{
    arb_table *t = open_stores(TRY_PROJECTS);
    stores_of(t)->stones = 2;
    begin_bazaar(t);
    cr_assert(!offers(t, 0, PROJECT_VERB_PAY, -1, -1, -1) && refuses(t, 0, "st.8"));
    cr_assert(!offers(t, 0, PROJECT_VERB_BUILD, -1, -1, -1) && refuses(t, 0, "st.8a"));
    arb_table_close(t);
    t = open_stores(TRY_PROJECTS);
    stores_of(t)->stones = 4;
    stores_of(t)->marks = 1 << 1;
    begin_bazaar(t);
    cr_assert(!offers(t, 0, PROJECT_VERB_BUILD, -1, -1, -1) && refuses(t, 0, "st.8b"));
    cr_assert(choose(t, 0, PROJECT_VERB_PAY, PARTY_GOODS + 4, 3, -1));
    cr_assert(stores_of(t)->stones == 1 && stores_of(t)->marks >> 2 & 1);
    cr_assert(!offers(t, 0, PROJECT_VERB_PAY, -1, -1, -1), "it is paid once");
    cr_assert(choose(t, 0, PROJECT_VERB_BUILD, PARTY_GOODS + 4, -1, -1));
    cr_assert(stores_of(t)->marks >> 3 & 1);
    cr_assert(!offers(t, 0, PROJECT_VERB_BUILD, -1, -1, -1), "and built once");
    arb_table_close(t);
}

Test(party, what_is_due_is_paid_by_whom_they_like)
{
    arb_table *t = open_stores(TRY_SHARE);
    stores_of(t)->purse[1] = 3;
    stores_of(t)->purse[2] = 2;
    stores_of(t)->share = -4;
    begin_bazaar(t);
    cr_assert_str_eq(words_of(t, 0, -1), "Who pays? (4)");
    cr_assert(offers(t, 0, PARTY_VERB_PAYS, 1, 3, -1) && !offers(t, 0, PARTY_VERB_PAYS, 1, 4, -1));
    cr_assert(choose(t, 0, PARTY_VERB_PAYS, 2, 2, -1) && choose(t, 0, PARTY_VERB_PAYS, 1, 1, -1));
    cr_assert(choose(t, 0, PARTY_VERB_PAYS, 1, 1, -1) && is_over(t));
    cr_assert(stores_of(t)->purse[1] == 1 && !stores_of(t)->purse[2]);
    cr_assert_eq(party_purse(&t->run), 1);
    arb_table_close(t);
    t = open_stores(TRY_SHARE);
    stores_of(t)->purse[1] = 1;
    stores_of(t)->share = -4;
    begin_bazaar(t);
    cr_assert(choose(t, 0, PARTY_VERB_PAYS, 1, 1, -1) && is_over(t), "no more than there is");
    arb_table_close(t);
    t = open_stores(TRY_SHARE);
    stores_of(t)->share = 2;
    begin_bazaar(t);
    cr_assert(choose(t, 0, PARTY_VERB_GETS, 2, 2, -1) && is_over(t));
    cr_assert_eq(stores_of(t)->purse[2], 2);
    arb_table_close(t);
}

Test(party, names_are_said_where_a_seat_has_several)
{
    arb_table *t = open_stores(TRY_SHARE);
    char words[40] = "";
    cr_assert(party_is_only(&t->run, 1) && party_is_only(&t->run, 2));
    stores_of(t)->crew[2].seat = 0;
    cr_assert(!party_is_only(&t->run, 1));
    party_names(&t->run, &(struct arb_text){words, words + sizeof words});
    cr_assert_str_eq(words, "Ada and Bo");
    struct arb_json out = {0};
    arb_put_array(&out, NULL);
    party_put_number(&t->run, 2, "coins", (struct view_number){.id = "coins", .value = 3}, &out);
    arb_put_end(&out);
    json_t *told = arb_json_value(&out);
    cr_assert_str_eq(json_string_value(json_object_get(json_array_get(told, 0), "label")),
                     "Bo: coins");
    json_decref(told);
    arb_table_close(t);
}

/* In documents. */

static bool is_list_of_sheets(const char *text, const char *wrong)
{
    static const struct campaign_field fields[] = {
        {"name", CAMPAIGN_TEXT, 0, 0, NOT_KEPT},
        {"trade", CAMPAIGN_TEXT, 0, 0, NOT_KEPT},
        {"tribe", CAMPAIGN_TEXT, 0, 0, NOT_KEPT},
        {"seat", CAMPAIGN_NUMBER, 0, 3, NOT_KEPT, .optional = true},
        {"gear", CAMPAIGN_RECORDS, 0, GEAR_EACH, NOT_KEPT, .record = &gear_record},
        {.key = NULL}};
    struct arb_error err = {0};
    json_t *list = json_loads(text, 0, NULL);
    cr_assert(list, "%s", text);
    bool is = sheets_check(NULL, list, fields, &err);
    cr_assert(is == !wrong && (is || strstr(err.text, wrong)), "%s: %s", text, err.text);
    json_decref(list);
    return is;
}

Test(sheets, a_crew_is_checked_as_it_would_be_made)
{
#define ANN "{\"name\": \"Ann\", \"trade\": \"Smith\", \"tribe\": \"Axe\", \"seat\": 0, \"gear\": ["
#define BEN "{\"name\": \"Ben\", \"trade\": \"Scribe\", \"tribe\": \"Axe\", \"gear\": []}"
    is_list_of_sheets("[]", NULL);
    is_list_of_sheets("[" ANN "]}, " BEN "]", NULL);
    is_list_of_sheets("[" BEN "]", "1 to 3 characters of the campaign log have a seat");
    is_list_of_sheets("[" ANN "]}, " ANN "]}]", "of one trade");
    is_list_of_sheets("[{\"name\": \"Cid\", \"trade\": \"Bow\", \"tribe\": \"Axe\", \"gear\": []}]",
                      "has no trade");
    is_list_of_sheets("[" ANN "{\"name\": \"Bow\", \"charges\": 2, \"worn\": true}]}]", NULL);
    is_list_of_sheets("[" ANN "{\"name\": \"Bow\", \"charges\": 3, \"worn\": true}]}]", "0 to 2");
    is_list_of_sheets("[" ANN "{\"name\": \"Smith\", \"charges\": 0, \"worn\": true}]}]",
                      "no gear");
    cr_assert(sheet_def(NULL, 1, "Scribe") == 2 && !sheet_def(NULL, 1, "Axe"));
    cr_assert(sheet_def(NULL, -1, "Axe") == 3 && !sheet_def(NULL, -1, "Smith"));
}
