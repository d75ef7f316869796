#include "kit_config.h"

#include "error.h"
#include "sheets.h"

static const char *const keys[ROSTER_KINDS] = {SHEET_KEYS};

int sheet_def(const ARB_CONTENT *c, int type, const char *name)
{
    for (int i = 1; name && i < KIT_PRINTED_COUNT(c); i++) {
        bool fits = type < 0 ? SHEET_GEAR(KIT_PRINTED(c, i)) : KIT_PRINTED(c, i)->type == type;
        if (fits && !strcmp(KIT_PRINTED(c, i)->name, name))
            return i;
    }
    return 0;
}

SHEET_NAMER(gear_called, SHEET_GEAR(def))

static const struct campaign_field gear_fields[] = {
    {"name", CAMPAIGN_TEXT, 0, 0, KEPT_IN(struct owned, def), .name = gear_called},
    {"charges", CAMPAIGN_NUMBER, 0, UINT8_MAX, KEPT_IN(struct owned, charge)},
    {"worn", CAMPAIGN_FLAG, 0, 0, KEPT_IN(struct owned, worn)},
    {.key = NULL}};
const struct campaign_record gear_record = {gear_fields, sizeof(struct owned), COUNTED_BY_FIRST};

static bool check_gear(const ARB_CONTENT *c, const json_t *sheet, struct arb_error *err)
{
    size_t i;
    json_t *piece;
    json_array_foreach (json_object_get(sheet, "gear"), i, piece) {
        int def = sheet_def(c, -1, campaign_text(piece, "name"));
        json_int_t charges = json_integer_value(json_object_get(piece, "charges"));
        if (!def)
            return arb_fail(err, "there is no gear \"%.60s\" (%.60s)", campaign_text(piece, "name"),
                            campaign_text(sheet, "name"));
        if (charges < 0 || charges > SHEET_HOLDS(KIT_PRINTED(c, def)))
            return arb_fail(err, "%s holds 0 to %d charges", KIT_PRINTED(c, def)->name,
                            SHEET_HOLDS(KIT_PRINTED(c, def)));
    }
    return true;
}

static bool check_sheet(const ARB_CONTENT *c, const json_t *sheet, size_t i, struct arb_error *err)
{
    for (int kind = 0; kind < ROSTER_KINDS; kind++)
        if (!sheet_def(c, game_roster_kinds[kind].type, campaign_text(sheet, keys[kind])))
            return arb_fail(err, "character %zu in the campaign log has no %s that there is", i + 1,
                            keys[kind]);
    return check_gear(c, sheet, err);
}

bool sheets_check(const ARB_CONTENT *c, const json_t *list, const struct campaign_field *fields,
                  struct arb_error *err)
{
    const char *crew[PARTY_MOST];
    int count = 0;
    size_t i;
    json_t *sheet;
    if (!campaign_check_records(list, fields, "character", err))
        return false;
    json_array_foreach (list, i, sheet) {
        const char *kind = campaign_text(sheet, keys[0]);
        if (!check_sheet(c, sheet, i, err))
            return false;
        if (!json_object_get(sheet, "seat"))
            continue;
        for (int n = 0; n < count && n < PARTY_MOST; n++)
            if (!strcmp(crew[n], kind))
                return arb_fail(err, "two characters of the crew are of one %s", keys[0]);
        if (count < PARTY_MOST)
            crew[count] = kind;
        count++;
    }
    return !json_array_size(list) || (count >= ROSTER_LEAST && count <= PARTY_MOST) ||
           arb_fail(err, "%d to %d characters of the campaign log have a seat", ROSTER_LEAST,
                    PARTY_MOST);
}
