/* The document of a campaign: what stands on the campaign sheet and on the character sheets, how
 * it is checked, written down and told. */
#include "kit_config.h"

enum { NOVA_MOST = 999 };

/* What things are called in it. */

SHEET_NAMER(class_called, def->type == CLASS_BOARD)
SHEET_NAMER(species_called, def->type == SPECIES)

static const char *card_called(const struct epoch_content *c, const void *sheet, int n)
{
    int card = repertoire_card(c, c->def[((const struct sheet *)sheet)->kind[0]].class_, n);
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

/* The sheets. */

/* sheet.char.1 */
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

/* Is it one? */

/* char.setup.2 to .4: two to four in the crew, each of another class. */
bool game_check_document(const struct epoch_content *c, const json_t *doc, struct arb_error *err)
{
    return sheets_check(c, json_object_get(doc, "characters"), sheet_fields, err);
}

/* After a play. */

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

/* In words. */

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
