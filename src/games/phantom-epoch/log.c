/* The document of a campaign: what stands on the campaign sheet and on the character sheets, how
 * it is checked, written down and told. */
#include "kit_config.h"

#include "error.h"

enum { NOVA_MOST = 999 };

/* ---- What things are called in it --------------------------------------------------------- */

static const char *def_called(const struct epoch_content *c, unsigned types, int n)
{
    return n >= c->defs ? NULL : types >> c->def[n].type & 1 ? c->def[n].name : "";
}

static campaign_namer class_called, species_called, gear_called, card_called, mission_called,
    last_called;

static const char *class_called(const struct epoch_content *c, UNUSED const void *sheet, int n)
{
    return def_called(c, 1 << CLASS_BOARD, n);
}

static const char *species_called(const struct epoch_content *c, UNUSED const void *sheet, int n)
{
    return def_called(c, 1 << SPECIES, n);
}

static const char *gear_called(const struct epoch_content *c, UNUSED const void *piece, int n)
{
    return def_called(c, GEAR_TYPES, n);
}

static const char *card_called(const struct epoch_content *c, const void *sheet, int n)
{
    int card = class_card(c, c->def[((const struct sheet *)sheet)->kind[0]].class_, n);
    return card ? c->def[card].name : NULL;
}

static const char *mission_called(const struct epoch_content *c, UNUSED const void *sheet, int n)
{
    return n < c->missions ? c->mission[n].id : NULL;
}

/* One more than a mission; 0: none. */
static const char *last_called(const struct epoch_content *c, const void *record, int n)
{
    return n ? mission_called(c, record, n - 1) : "";
}

/* ---- The sheets --------------------------------------------------------------------------- */

/* sheet.char.1 */
static const struct campaign_field gear_fields[] = {
    {"name", CAMPAIGN_TEXT, 0, 0, KEPT_IN(struct owned, def), .name = gear_called},
    {"charges", CAMPAIGN_NUMBER, 0, 99, KEPT_IN(struct owned, charge)},
    {"worn", CAMPAIGN_FLAG, 0, 0, KEPT_IN(struct owned, worn)},
    {.key = NULL}};
static const struct campaign_record gear_record = {gear_fields, sizeof(struct owned),
                                                   COUNTED_BY_FIRST};
static const struct campaign_field sheet_fields[] = {
    {"name", CAMPAIGN_TEXT, 0, 0, KEPT_IN(struct sheet, name)},
    {"class", CAMPAIGN_TEXT, 0, 0, KEPT_IN(struct sheet, kind[0]), .name = class_called},
    {"species", CAMPAIGN_TEXT, 0, 0, KEPT_IN(struct sheet, kind[1]), .name = species_called},
    {"seat", CAMPAIGN_NUMBER, 0, SEATS - 1, KEPT_IN(struct sheet, seat), .optional = true},
    {"sp", CAMPAIGN_NUMBER, 0, NOVA_MOST, KEPT_IN(struct sheet, sp)},
    {"nova", CAMPAIGN_NUMBER, 0, NOVA_MOST, KEPT_IN(struct sheet, nova)},
    {"cards", CAMPAIGN_TEXTS, 0, 16, KEPT_IN(struct sheet, learned), .name = card_called},
    {"left", CAMPAIGN_TEXTS, 0, 16, KEPT_IN(struct sheet, left), .name = card_called},
    {"completed", CAMPAIGN_TEXTS, 0, 32, KEPT_IN(struct sheet, completed), .name = mission_called},
    {"gear", CAMPAIGN_RECORDS, 0, GEAR_EACH, KEPT_IN(struct sheet, gear), .record = &gear_record},
    {.key = NULL}};
static const struct campaign_record sheet_record = {sheet_fields, sizeof(struct sheet),
                                                    offsetof(struct ship, sheets)};

/* sheet.camp.1. Fame and Vanished technology are counters, schematics and upgrades marks, missions
 * what was done. */
const struct campaign_field game_campaign_fields[] = {
    {"called", CAMPAIGN_TEXT, 0, 0, KEPT_IN(struct ship, called)},
    {"characters", CAMPAIGN_RECORDS, 0, ROSTER_MOST, KEPT_IN(struct ship, sheet),
     .record = &sheet_record},
    {"last", CAMPAIGN_TEXT, 0, 0, KEPT_IN(struct ship, last), .name = last_called},
    {"expedition", CAMPAIGN_NUMBER, 0, 99, KEPT_IN(struct ship, expedition)},
    {"later", CAMPAIGN_NUMBER, 0, 1, KEPT_IN(struct ship, later)},
    {"orbs", CAMPAIGN_NUMBERS, 0, 32, KEPT_IN(struct ship, orbs)},
    {"treasures", CAMPAIGN_NUMBERS, 0, 32, KEPT_IN(struct ship, treasures)},
    {"added", CAMPAIGN_TEXTS, 0, 64, KEPT_IN(struct ship, ventures.added), .name = venture_called},
    {"gone", CAMPAIGN_TEXTS, 0, 64, KEPT_IN(struct ship, ventures.gone), .name = venture_called},
    {.key = NULL}};

/* ---- Is it one? --------------------------------------------------------------------------- */

static bool check_gear(const struct epoch_content *c, const json_t *sheet, struct arb_error *err)
{
    size_t i;
    json_t *piece;
    json_array_foreach (json_object_get(sheet, "gear"), i, piece) {
        int def = find_gear(c, campaign_text(piece, "name"));
        json_int_t charges = json_integer_value(json_object_get(piece, "charges"));
        if (!def)
            return arb_fail(err, "there is no gear \"%.60s\" (%.60s)", campaign_text(piece, "name"),
                            campaign_text(sheet, "name"));
        if (charges < 0 || charges > c->def[def].charges)
            return arb_fail(err, "%s holds 0 to %d nova cells", c->def[def].name,
                            c->def[def].charges);
    }
    return true;
}

/* char.setup.2 to .4: two to four in the crew, each of another class. */
bool game_check_document(const struct epoch_content *c, const json_t *doc, struct arb_error *err)
{
    const json_t *list = json_object_get(doc, "characters"), *sheet;
    int crew = 0, classes[ROSTER_MOST];
    size_t i;
    if (!campaign_check_records(list, sheet_fields, "character", err))
        return false;
    json_array_foreach (list, i, sheet) {
        int class_ = find_def(c, CLASS_BOARD, campaign_text(sheet, "class"));
        if (!class_ || !find_def(c, SPECIES, campaign_text(sheet, "species")))
            return arb_fail(err, "character %zu in the campaign log has no class or no species",
                            i + 1);
        if (!check_gear(c, sheet, err))
            return false;
        if (!json_object_get(sheet, "seat"))
            continue;
        for (int n = 0; n < crew; n++)
            if (classes[n] == class_)
                return arb_fail(err, "two characters of the crew are of one class");
        classes[crew++] = class_;
    }
    return !json_array_size(list) || (crew >= 2 && crew <= CHARACTERS) ||
           arb_fail(err, "two to %d characters of the campaign log have a seat", CHARACTERS);
}

/* ---- After a play ------------------------------------------------------------------------- */

/* result.win.9a, result.fail.5: what was played and how it went. tutorial.3: what was passed over
 * counts as won. */
void game_write_down(struct arb_run *g, json_t *doc, json_t *entry)
{
    const struct ship *s = ship(g);
    char crew[200] = "";
    party_names(g, &(struct arb_text){crew, crew + sizeof crew});
    json_object_set_new(entry, "text",
                        aboard(g) ? json_sprintf("%s made ready.", crew)
                                  : json_sprintf("%s by %s after %d rounds.",
                                                 g->block->status == ARB_WON ? "Won" : "Lost", crew,
                                                 g->s->round));
    if (s->passed_over)
        json_array_append_new(
            json_object_get(doc, "done"),
            json_pack("{s:s, s:i, s:s, s:s}", "part",
                      campaign_of(g)->part[campaign_part_with(g, s->passed_over - 1)].id, "number",
                      campaign_number(campaign_of(g), doc), "result", "won", "text",
                      "Passed over, with its rewards."));
}

/* tutorial.3: whoever begins another one may pass the tutorial over. */
json_t *game_next_campaign(struct arb_run *g, const json_t *doc)
{
    json_t *next = campaign_begun(campaign_of(g), 0);
    (void)doc;
    json_object_set_new(next, "later", json_integer(1));
    return next;
}

/* ---- In words ----------------------------------------------------------------------------- */

static json_t *sheet_in_words(const json_t *sheet)
{
    json_t *learned = campaign_joined(json_object_get(sheet, "cards"), NULL),
           *gear = campaign_joined(json_object_get(sheet, "gear"), "name");
    json_t *words = json_sprintf(
        "%d SP, %d nova cells%s%s%s%s", (int)json_integer_value(json_object_get(sheet, "sp")),
        (int)json_integer_value(json_object_get(sheet, "nova")), learned ? "; learned " : "",
        learned ? json_string_value(learned) : "", gear ? "; has " : "",
        gear ? json_string_value(gear) : "");
    json_decref(learned);
    json_decref(gear);
    return words;
}

/* result.win.9a to .9c: completed with everything, completed, or open. */
static json_t *mission_in_words(const struct epoch_content *c, const json_t *doc, int m)
{
    const struct mission *it = &c->mission[m];
    size_t i;
    json_t *entry;
    bool won = false, left = false;
    json_array_foreach (json_object_get(doc, "done"), i, entry)
        won = won || (!strcmp(campaign_text(entry, "part"), it->id) &&
                      !strcmp(campaign_text(entry, "result"), "won"));
    uint64_t orbs = campaign_bits(json_object_get(doc, "orbs")),
             treasures = campaign_bits(json_object_get(doc, "treasures"));
    for (int cell = 1; cell <= it->board->cells; cell++) {
        uint32_t bits = it->board->kind[it->board->cell[cell].kind].bits;
        int number = (int)(bits >> TERRAIN_NUMBER) - 1;
        left = left || (number >= 0 && !((bits & ORB ? orbs : treasures) >> number & 1));
    }
    return won ? json_string(left ? "won; something is left to find" : "won, everything found")
               : NULL;
}

void game_campaign_words(const struct epoch_content *c, const json_t *doc, json_t *words)
{
    json_t *people = json_array(), *missions = json_array(), *sheet;
    size_t i;
    const char *called = campaign_text(doc, "called");
    json_array_foreach (json_object_get(doc, "characters"), i, sheet)
        json_array_append_new(
            people, json_pack("{s:s, s:o, s:o}", "title", campaign_text(sheet, "name"), "note",
                              json_sprintf("%s, %s%s", campaign_text(sheet, "class"),
                                           campaign_text(sheet, "species"),
                                           json_object_get(sheet, "seat") ? "" : ", at rest"),
                              "text", sheet_in_words(sheet)));
    for (int m = 0; m < c->missions; m++) {
        json_t *text = mission_in_words(c, doc, m);
        if (text && !c->mission[m].ship)
            json_array_append_new(missions, json_pack("{s:s, s:o}", "title", c->mission[m].name,
                                                      "text", json_incref(text)));
        json_decref(text);
    }
    campaign_section(words, "Crew", *called ? json_string(called) : NULL, NULL);
    campaign_section(words, "Characters", NULL, people);
    campaign_section(words, "Missions", NULL, missions);
}
