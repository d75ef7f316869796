/* Records of campaigns: fields of documents kept in the block. */
#include "kit_helper.h"

#include <criterion/criterion.h>

struct chest {
    uint16_t ware;
    uint8_t count;
    bool open;
};
struct hold {
    char called[8];
    uint8_t crews, seat;
    uint16_t score, captain;
    uint32_t seen;
    uint64_t met;
    struct chest chest[3];
    uint16_t crew[4];
};

static const char *ware_called(const struct skirmish_content *c, const void *record, int n)
{
    static const char *const wares[] = {"", "salt", "silk"};
    (void)c, (void)record;
    return n < 3 ? wares[n] : NULL;
}

static const struct campaign_field chest_fields[] = {
    {"ware", CAMPAIGN_TEXT, 0, 0, KEPT_IN(struct chest, ware), .name = ware_called},
    {"count", CAMPAIGN_NUMBER, 0, 9, KEPT_IN(struct chest, count)},
    {"open", CAMPAIGN_FLAG, 0, 0, KEPT_IN(struct chest, open)},
    {.key = NULL}};
static const struct campaign_record chest_record = {chest_fields, sizeof(struct chest),
                                                    COUNTED_BY_FIRST};
static const struct campaign_field crew_fields[] = {
    {"age", CAMPAIGN_NUMBER, 0, 99, .at = 0, .bytes = 2}, {.key = NULL}};
static const struct campaign_record crew_record = {crew_fields, 2, offsetof(struct hold, crews)};
static const struct campaign_field hold_fields[] = {
    {"called", CAMPAIGN_TEXT, 0, 0, KEPT_IN(struct hold, called)},
    {"captain", CAMPAIGN_TEXT, 0, 0, KEPT_IN(struct hold, captain), .name = ware_called},
    {"score", CAMPAIGN_NUMBER, 0, 999, KEPT_IN(struct hold, score)},
    {"seat", CAMPAIGN_NUMBER, 0, 3, KEPT_IN(struct hold, seat), .optional = true},
    {"seen", CAMPAIGN_NUMBERS, 0, 32, KEPT_IN(struct hold, seen)},
    {"met", CAMPAIGN_TEXTS, 0, 3, KEPT_IN(struct hold, met), .name = ware_called},
    {"chests", CAMPAIGN_RECORDS, 0, 3, KEPT_IN(struct hold, chest), .record = &chest_record},
    {"crew", CAMPAIGN_RECORDS, 0, 4, KEPT_IN(struct hold, crew), .record = &crew_record},
    {"beside", CAMPAIGN_VALUE, 0, 0, NOT_KEPT},
    {.key = NULL}};

static const char whole[] =
    "{\"called\": \"Argo\", \"captain\": \"silk\", \"score\": 300, \"seat\": 0, \"seen\": [0, 31],"
    " \"met\": [\"salt\"], \"chests\": [{\"ware\": \"salt\", \"count\": 4, \"open\": true},"
    " {\"ware\": \"silk\", \"count\": 0, \"open\": false}], \"crew\": [{\"age\": 20}, {\"age\": "
    "0}]}";

static struct hold loaded(const char *text)
{
    struct hold hold = {0};
    json_t *doc = json_loads(text, 0, NULL);
    campaign_read_fields(NULL, hold_fields, doc, &hold);
    json_decref(doc);
    return hold;
}

Test(record, fields_go_into_the_block)
{
    struct hold hold = loaded(whole);
    cr_expect_str_eq(hold.called, "Argo");
    cr_expect_eq(hold.captain, 2);
    cr_expect_eq(hold.score, 300);
    cr_expect_eq(hold.seat, 1, "one more than the number");
    cr_expect_eq(hold.seen, 1u | 1u << 31);
    cr_expect_eq(hold.met, 1 << 1);
    cr_expect_eq(hold.chest[0].ware, 1);
    cr_expect_eq(hold.chest[0].count, 4);
    cr_expect(hold.chest[0].open);
    cr_expect_eq(hold.chest[1].ware, 2);
    cr_expect_eq(hold.crews, 2);
    cr_expect_eq(hold.crew[0], 20);
}

Test(record, and_out_of_it_again)
{
    struct hold hold = loaded(whole);
    json_t *doc = json_loads(whole, 0, NULL), *after = json_object();
    campaign_write_fields(NULL, hold_fields, &hold, after);
    cr_expect(json_equal(doc, after), "%s", json_dumps(after, 0));
    json_decref(doc);
    json_decref(after);
}

Test(record, what_is_not_there_is_not_written)
{
    struct hold hold = {.chest = {{0}, {.ware = 2, .count = 1}}};
    json_t *after = json_pack("{s:i, s:s}", "seat", 2, "beside", "kept");
    campaign_write_fields(NULL, hold_fields, &hold, after);
    cr_expect_null(json_object_get(after, "seat"));
    cr_expect_null(json_object_get(after, "called"));
    cr_expect_eq(json_array_size(json_object_get(after, "chests")), 1, "those with a ware");
    cr_expect_eq(json_array_size(json_object_get(after, "crew")), 0);
    cr_expect_not_null(json_object_get(after, "beside"), "what is not kept stays as it was");
    json_decref(after);
}

Test(record, strangers_fit_nowhere)
{
    struct hold hold = loaded("{\"called\": \"A ship of many letters\", \"captain\": \"tin\","
                              " \"met\": [\"tin\", \"silk\"], \"chests\": [{}, {}, {}, {}, {}]}");
    cr_expect_eq(strlen(hold.called), sizeof hold.called - 1);
    cr_expect_eq(hold.captain, 0);
    cr_expect_eq(hold.met, 1 << 2);
    cr_expect_eq(hold.crew[0], 0, "more records than there is room for are left out");
}
