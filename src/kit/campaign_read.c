/* campaign_read.c - documents of campaigns: begun, read, checked. */
#include "kit_config.h"

#include "campaign.h"
#include "error.h"

/* Finding. */

const char *campaign_text(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text ? text : "";
}

bool campaign_lists(const json_t *list, const char *text)
{
    size_t i;
    json_t *item;
    json_array_foreach (list, i, item)
        if (json_is_string(item) && !strcmp(json_string_value(item), text))
            return true;
    return false;
}

static const struct campaign *campaign_named(const ARB_CONTENT *c, const char *id)
{
    const struct campaigns *all = KIT_CAMPAIGNS(c);
    for (int i = 0; i < all->count; i++)
        if (!strcmp(all->campaign[i].id, id))
            return &all->campaign[i];
    return NULL;
}

static const struct campaign_part *part_named(const struct campaign *campaign, const char *id)
{
    for (int i = 0; i < campaign->parts; i++)
        if (!strcmp(campaign->part[i].id, id))
            return &campaign->part[i];
    return NULL;
}

const struct campaign *campaign_of_document(const ARB_CONTENT *c, const json_t *doc)
{
    return campaign_named(c, campaign_text(doc, "campaign"));
}

const struct campaign_part *campaign_stands_at(const ARB_CONTENT *c, const json_t *doc)
{
    return part_named(campaign_of_document(c, doc), campaign_text(doc, "part"));
}

static bool no_campaign(const ARB_CONTENT *c, const char *id, struct arb_error *err)
{
    const struct campaigns *all = KIT_CAMPAIGNS(c);
    char known[256] = "";
    struct arb_text out = {known, known + sizeof known};
    for (int i = 0; i < all->count; i++)
        arb_say(&out, "%s \"%s\"", i ? "," : ", but", all->campaign[i].id);
    return arb_fail(err, "there is no campaign \"%.60s\"%s", id, known);
}

/* The game's own fields. */

static bool is_list(const struct campaign_field *field)
{
    return field->kind == CAMPAIGN_TEXTS || field->kind == CAMPAIGN_NUMBERS ||
           field->kind == CAMPAIGN_RECORDS;
}

static void make_field(json_t *object, const struct campaign_field *field)
{
    json_t *made = NULL;
    if (field->kind == CAMPAIGN_NUMBER && !field->optional)
        made = json_integer(field->least);
    else if (is_list(field))
        made = json_array();
    else if (field->kind == CAMPAIGN_OBJECT)
        made = json_object();
    if (made)
        json_object_set_new(object, field->key, made);
}

static bool is_list_of(const json_t *value, json_type type, int most)
{
    size_t i;
    json_t *item;
    if (!json_is_array(value) || json_array_size(value) > (size_t)most)
        return false;
    json_array_foreach (value, i, item)
        if (json_typeof(item) != type)
            return false;
    return true;
}

/* "whose": "of the campaign log", "of player 2 in the campaign log". */
static bool check_field(const json_t *value, const struct campaign_field *field, const char *whose,
                        struct arb_error *err)
{
    json_int_t number = json_integer_value(value);
    switch (field->kind) {
    case CAMPAIGN_NUMBER:
        return (json_is_integer(value) && number >= field->least && number <= field->most) ||
               arb_fail(err, "\"%s\" %s must be a number from %d to %d", field->key, whose,
                        field->least, field->most);
    case CAMPAIGN_TEXT:
        return json_is_string(value) || arb_fail(err, "\"%s\" %s is no text", field->key, whose);
    case CAMPAIGN_TEXTS:
        return is_list_of(value, JSON_STRING, field->most) ||
               arb_fail(err, "\"%s\" %s is no list of at most %d texts", field->key, whose,
                        field->most);
    case CAMPAIGN_NUMBERS:
        return is_list_of(value, JSON_INTEGER, field->most) ||
               arb_fail(err, "\"%s\" %s is no list of at most %d numbers", field->key, whose,
                        field->most);
    case CAMPAIGN_RECORDS:
        return is_list_of(value, JSON_OBJECT, field->most) ||
               arb_fail(err, "\"%s\" %s is no list of at most %d objects", field->key, whose,
                        field->most);
    case CAMPAIGN_OBJECT:
        return json_is_object(value) || arb_fail(err, "\"%s\" %s is no object", field->key, whose);
    case CAMPAIGN_FLAG:
        return json_is_boolean(value) ||
               arb_fail(err, "\"%s\" %s must be true or false", field->key, whose);
    case CAMPAIGN_VALUE:
        break;
    }
    return true;
}

static bool check_fields(const json_t *object, const struct campaign_field *fields,
                         const char *whose, struct arb_error *err)
{
    for (const struct campaign_field *f = fields; f->key; f++) {
        const json_t *value = json_object_get(object, f->key);
        if (value && !check_field(value, f, whose, err))
            return false;
    }
    return true;
}

/* Lua does not tell an empty object from an empty list. */
static bool is_absent(const json_t *value, const struct campaign_field *field)
{
    return !value ||
           (field->kind == CAMPAIGN_OBJECT && json_is_array(value) && !json_array_size(value));
}

static void make_fields(json_t *object, const struct campaign_field *fields)
{
    for (const struct campaign_field *f = fields; f->key; f++)
        if (is_absent(json_object_get(object, f->key), f))
            make_field(object, f);
}

/* The fields of every game. */

static const char of_log[] = "of the campaign log";

bool campaign_check_records(const json_t *records, const struct campaign_field *fields,
                            const char *what, struct arb_error *err)
{
    size_t i;
    json_t *record;
    json_array_foreach (records, i, record) {
        char whose[96];
        snprintf(whose, sizeof whose, "of %s %zu in the campaign log", what, i + 1);
        if (!check_fields(record, fields, whose, err))
            return false;
    }
    return true;
}

static bool check_marks(const struct campaign *campaign, const json_t *doc, struct arb_error *err)
{
    size_t i;
    json_t *value;
    const char *name;
    json_array_foreach (json_object_get(doc, "marks"), i, value)
        if (campaign_mark_named(campaign, json_string_value(value)) < 0)
            return arb_fail(err, "%s has no mark \"%.60s\"", campaign->name,
                            json_string_value(value));
    json_object_foreach (json_object_get(doc, "counters"), name, value) {
        json_int_t number = json_integer_value(value);
        if (campaign_counter_named(campaign, name) < 0)
            return arb_fail(err, "%s counts no \"%.60s\"", campaign->name, name);
        if (!json_is_integer(value) || number < INT16_MIN || number > INT16_MAX)
            return arb_fail(err, "the counter \"%s\" %s must be a number from %d to %d", name,
                            of_log, INT16_MIN, INT16_MAX);
    }
    return true;
}

/* A counter that the document does not know yet begins as the campaign says. */
static void make_counters(const struct campaign *campaign, json_t *doc)
{
    json_t *counters = json_object_get(doc, "counters");
    for (int i = 0; i < campaign->counters; i++)
        if (!json_object_get(counters, campaign->counter[i].name))
            json_object_set_new(counters, campaign->counter[i].name,
                                json_integer(campaign->counter[i].begins));
}

static bool check_done(const struct campaign *campaign, const json_t *done, struct arb_error *err)
{
    size_t i;
    json_t *entry;
    json_array_foreach (done, i, entry)
        if (!part_named(campaign, campaign_text(entry, "part")))
            return arb_fail(err, "the campaign log tells of a %s \"%.60s\", which %s has not",
                            CAMPAIGN_PART, campaign_text(entry, "part"), campaign->name);
    return true;
}

static bool check_place(const struct campaign *campaign, json_t *doc, struct arb_error *err)
{
    const char *part = campaign_text(doc, "part");
    if (json_is_true(json_object_get(doc, "complete"))) {
        json_object_del(doc, "part");
        return true;
    }
    return part_named(campaign, part) ||
           arb_fail(err, "%s has no %s \"%.60s\"", campaign->name, CAMPAIGN_PART, part);
}

static bool check_version(const struct campaign *campaign, json_t *doc, struct arb_error *err)
{
    const json_t *version = json_object_get(doc, "version");
    json_int_t number = json_integer_value(version);
    if ((version && !json_is_integer(version)) || number < 0 || number > CAMPAIGN_VERSION)
        return arb_fail(err,
                        "the campaign log is of a later version; this Arbiter knows those "
                        "up to %d",
                        CAMPAIGN_VERSION);
    if (number < CAMPAIGN_VERSION && !game_old_document(campaign, doc, err))
        return false;
    json_object_set_new(doc, "version", json_integer(CAMPAIGN_VERSION));
    return true;
}

/* Reading. */

static const struct campaign_field kit_fields[] = {
    {"players", CAMPAIGN_RECORDS, 0, ARB_SEATS, NOT_KEPT},
    {"marks", CAMPAIGN_TEXTS, 0, CAMPAIGN_MARKS, NOT_KEPT},
    {"counters", CAMPAIGN_OBJECT, 0, 0, NOT_KEPT},
    {"done", CAMPAIGN_RECORDS, 0, 1000, NOT_KEPT},
    {"log", CAMPAIGN_TEXTS, 0, CAMPAIGN_LINES, NOT_KEPT},
    {.key = NULL},
};

json_t *campaign_begun(const struct campaign *campaign, int part)
{
    json_t *doc = json_pack("{s:s, s:s, s:i, s:s}", "game", KIT_GAME.id, "campaign", campaign->id,
                            "version", CAMPAIGN_VERSION, "part", campaign->part[part].id);
    make_fields(doc, kit_fields);
    make_fields(doc, game_campaign_fields);
    make_counters(campaign, doc);
    return doc;
}

/* A document as somebody kept it. What it leaves out is as in a fresh one. */
static bool read_document(const ARB_CONTENT *c, const json_t *written, json_t **doc,
                          struct arb_error *err)
{
    const char *game = campaign_text(written, "game");
    const struct campaign *campaign = campaign_of_document(c, written);
    if (*game && strcmp(game, KIT_GAME.id))
        return arb_fail(err, "this is the log of a campaign of \"%.60s\"", game);
    if (!campaign)
        return no_campaign(c, campaign_text(written, "campaign"), err);
    *doc = json_deep_copy(written);
    json_object_set_new(*doc, "game", json_string(KIT_GAME.id));
    json_object_del(*doc, "played");
    if (!check_version(campaign, *doc, err))
        return false;
    make_fields(*doc, kit_fields);
    make_fields(*doc, game_campaign_fields);
    if (!json_object_get(*doc, "part"))
        json_object_set_new(*doc, "part", json_string(campaign->part[0].id));
    if (!check_place(campaign, *doc, err) || !check_fields(*doc, kit_fields, of_log, err) ||
        !check_fields(*doc, game_campaign_fields, of_log, err) ||
        !campaign_check_records(json_object_get(*doc, "players"), game_player_fields, "player",
                                err) ||
        !check_marks(campaign, *doc, err) ||
        !check_done(campaign, json_object_get(*doc, "done"), err))
        return false;
    make_counters(campaign, *doc);
    return game_check_document(c, *doc, err);
}

/* Where a campaign begins; any part may be named, for those who want to see what it is
 * like. */
static bool begin(const struct campaign *campaign, const char *wanted, json_t **doc,
                  struct arb_error *err)
{
    const struct campaign_part *part = *wanted ? part_named(campaign, wanted) : campaign->part;
    if (!part)
        return arb_fail(err, "%s has no %s \"%.60s\"", campaign->name, CAMPAIGN_PART, wanted);
    *doc = campaign_begun(campaign, (int)(part - campaign->part));
    return true;
}

/* A setup that names a part names the one that comes. */
static bool agrees(const ARB_CONTENT *c, const json_t *doc, const char *wanted,
                   struct arb_error *err)
{
    const struct campaign *campaign = campaign_of_document(c, doc);
    const struct campaign_part *part = campaign_stands_at(c, doc);
    if (!part || !*wanted || !strcmp(part->id, wanted))
        return true;
    return arb_fail(err, "the campaign stands at %s %d, \"%s\", not at \"%.60s\"", CAMPAIGN_PART,
                    campaign_number(campaign, doc), part->id, wanted);
}

static bool means_no(const char *words)
{
    return !*words || !strcmp(words, "none") || !strcmp(words, "no") || !strcmp(words, "false");
}

static bool means_yes(const char *words)
{
    return !strcmp(words, "true") || !strcmp(words, "yes");
}

static bool read_wanted(const ARB_CONTENT *c, const json_t *wanted, const char *part, json_t **doc,
                        struct arb_error *err)
{
    const struct campaigns *all = KIT_CAMPAIGNS(c);
    const char *words = json_string_value(wanted);
    json_t *parsed = words && *words == '{' ? json_loads(words, 0, NULL) : NULL;
    bool good;
    if (json_is_object(wanted) || parsed) {
        good = read_document(c, parsed ? parsed : wanted, doc, err) && agrees(c, *doc, part, err);
    } else {
        const char *id = words ? words : "";
        const struct campaign *campaign =
            json_is_true(wanted) || means_yes(id) ? all->campaign : campaign_named(c, id);
        good = campaign ? begin(campaign, part, doc, err) : no_campaign(c, id, err);
    }
    json_decref(parsed);
    return good;
}

bool campaign_read_any(const ARB_CONTENT *c, const json_t *setup, json_t **doc,
                       struct arb_error *err)
{
    const json_t *wanted = json_object_get(setup, "campaign");
    const char *words = json_string_value(wanted);
    *doc = NULL;
    if (!wanted || json_is_null(wanted) || json_is_false(wanted) || (words && means_no(words)))
        return true;
    if (!KIT_CAMPAIGNS(c)->count)
        return arb_fail(err, "the packs have no campaign");
    if (read_wanted(c, wanted, campaign_text(setup, CAMPAIGN_PART), doc, err))
        return true;
    json_decref(*doc);
    *doc = NULL;
    return false;
}

bool campaign_read(const ARB_CONTENT *c, const json_t *setup, json_t **doc, struct arb_error *err)
{
    if (!campaign_read_any(c, setup, doc, err))
        return false;
    if (!json_is_true(json_object_get(*doc, "complete")))
        return true;
    arb_fail(err, "%s is complete", campaign_of_document(c, *doc)->name);
    json_decref(*doc);
    *doc = NULL;
    return false;
}

/* Seats. */

json_t *campaign_seat(const json_t *doc, const json_t *seat, int player)
{
    const json_t *known = json_array_get(json_object_get(doc, "players"), (size_t)player);
    json_t *brings = json_is_object(seat) ? json_copy((json_t *)seat) : json_object();
    if (known)
        game_seat_brings(known, brings);
    if (!json_object_get(brings, "name") && json_object_get(known, "name"))
        json_object_set(brings, "name", json_object_get(known, "name"));
    return brings;
}
