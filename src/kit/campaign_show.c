/* campaign_show.c - the document of a campaign for people to read, and what must be
 * decided before its next play. It may come from a stranger: of what is not in its form
 * nothing is said. */
#include "kit_config.h"

#include "campaign.h"
#include "error.h"

/* Words. */

void campaign_section(json_t *words, const char *label, json_t *text, json_t *items)
{
    if (text || json_array_size(items)) {
        json_t *section = json_pack("{s:s}", "label", label);
        if (text)
            json_object_set(section, "text", text);
        if (json_array_size(items))
            json_object_set(section, "items", items);
        json_array_append_new(words, section);
    }
    json_decref(text);
    json_decref(items);
}

static json_t *count_of_each(const json_t *list, const char *key)
{
    json_t *counts = json_object(), *item;
    size_t i;
    json_array_foreach (list, i, item) {
        const char *word =
            json_is_object(item) ? campaign_text(item, key) : json_string_value(item);
        if (word && *word)
            json_object_set_new(
                counts, word, json_integer(json_integer_value(json_object_get(counts, word)) + 1));
    }
    return counts;
}

json_t *campaign_joined(const json_t *list, const char *key)
{
    json_t *all = NULL, *count, *counts = count_of_each(list, key);
    const char *word;
    json_object_foreach (counts, word, count) {
        json_int_t n = json_integer_value(count);
        json_t *one =
            n > 1 ? json_sprintf("%" JSON_INTEGER_FORMAT " of %s", n, word) : json_string(word);
        json_t *longer =
            all ? json_sprintf("%s, %s", json_string_value(all), json_string_value(one))
                : json_incref(one);
        json_decref(all);
        json_decref(one);
        all = longer;
    }
    json_decref(counts);
    return all;
}

json_t *campaign_player_name(const json_t *doc, json_int_t seat)
{
    const json_t *player = json_array_get(json_object_get(doc, "players"), (size_t)seat);
    const char *name = campaign_text(player, "name");
    return *name ? json_string(name) : json_sprintf("Player %d", (int)seat + 1);
}

/* Who must be replaced. */

static bool is_free(const json_t *brought, const json_t *gone, const char *name)
{
    size_t p;
    json_t *names;
    json_array_foreach (brought, p, names)
        if (campaign_lists(names, name))
            return false;
    return !campaign_lists(gone, name);
}

json_t *campaign_replace(const json_t *brought, const json_t *gone, const json_t *all,
                         const char *key, const char *words)
{
    json_t *needs = json_array(), *names, *name, *other;
    size_t p, i, k;
    json_array_foreach (brought, p, names)
        json_array_foreach (names, i, name) {
            if (!campaign_lists(gone, json_string_value(name)))
                continue;
            json_t *choices = json_array();
            json_array_foreach (all, k, other) {
                if (!is_free(brought, gone, json_string_value(other)))
                    continue;
                json_t *instead = json_copy(names);
                json_array_set(instead, i, other);
                json_array_append_new(
                    choices, json_pack("{s:O, s:{s:o}}", "label", other, "options", key, instead));
            }
            json_t *text = json_sprintf("%s %s", json_string_value(name), words);
            json_array_append_new(needs, json_pack("{s:i, s:o, s:o}", "seat", (int)p, "text", text,
                                                   "choices", choices));
        }
    return needs;
}

/* Where it stands. */

static bool is_complete(const json_t *doc)
{
    return json_is_true(json_object_get(doc, "complete"));
}

/* In a campaign with branches a part has no place of its own: what was played is counted. */
int campaign_number(const struct campaign *campaign, const json_t *doc)
{
    if (!campaign->line)
        return (int)json_array_size(json_object_get(doc, "done")) + 1;
    int n = 0;
    while (n < campaign->parts && strcmp(campaign->part[n].id, campaign_text(doc, "part")) != 0)
        n++;
    return n + 1;
}

void campaign_describe(const ARB_CONTENT *c, json_t *doc)
{
    const struct campaign_part *part = campaign_stands_at(c, doc);
    json_object_set_new(doc, "name", json_string(campaign_of_document(c, doc)->name));
    if (part)
        json_object_set_new(doc, "stands_at", json_string(part->name));
    else
        json_object_del(doc, "stands_at");
}

/* Sections. */

static void show_players(const ARB_CONTENT *c, const json_t *doc, json_t *words)
{
    json_t *items = json_array(), *player;
    size_t i;
    json_array_foreach (json_object_get(doc, "players"), i, player) {
        json_t *item = json_pack("{s:o}", "title", campaign_player_name(doc, (json_int_t)i));
        game_player_words(c, player, item);
        json_array_append_new(items, item);
    }
    campaign_section(words, "Players", NULL, items);
}

/* Marks that have words of their own stand in the log with them. */
static void show_marks(const struct campaign *campaign, const json_t *doc, json_t *words)
{
    json_t *plain = json_array(), *items = json_array();
    for (int i = 0; i < campaign->marks; i++)
        if (!campaign->mark[i].words &&
            campaign_lists(json_object_get(doc, "marks"), campaign->mark[i].name))
            json_array_append_new(plain, json_string(campaign->mark[i].name));
    for (int i = 0; i < campaign->counters; i++) {
        const char *name = campaign->counter[i].name;
        json_int_t n = json_integer_value(json_object_get(json_object_get(doc, "counters"), name));
        json_array_append_new(items, json_pack("{s:s, s:o}", "title", name, "text",
                                               json_sprintf("%" JSON_INTEGER_FORMAT, n)));
    }
    campaign_section(words, "Counted", NULL, items);
    campaign_section(words, "Marked", campaign_joined(plain, NULL), NULL);
    json_decref(plain);
}

static const char *part_name(const struct campaign *campaign, const char *id)
{
    for (int i = 0; i < campaign->parts; i++)
        if (!strcmp(campaign->part[i].id, id))
            return campaign->part[i].name;
    return id;
}

static void show_history(const struct campaign *campaign, const json_t *doc, json_t *words)
{
    json_t *items = json_array(), *lines = json_array(), *entry;
    size_t i;
    json_array_foreach (json_object_get(doc, "done"), i, entry) {
        const char *text = campaign_text(entry, "text");
        json_array_append_new(items,
                              json_pack("{s:s, s:s}", "title",
                                        part_name(campaign, campaign_text(entry, "part")), "text",
                                        *text ? text : campaign_text(entry, "result")));
    }
    json_array_foreach (json_object_get(doc, "log"), i, entry)
        json_array_append_new(lines, json_pack("{s:O}", "title", entry));
    campaign_section(words, "What happened", NULL, items);
    campaign_section(words, "Log", NULL, lines);
}

/* All of it. */

/* What each seat brings now: its options, or else what its player had before. */
static json_t *seats_brought(const json_t *doc, const json_t *seats)
{
    json_t *all = json_array();
    size_t count = json_array_size(seats ? seats : json_object_get(doc, "players"));
    for (size_t p = 0; p < count && p < ARB_SEATS; p++) {
        json_t *seat = campaign_seat(doc, json_array_get(seats, p), (int)p);
        json_object_del(seat, "name");
        json_array_append_new(all, seat);
    }
    return all;
}

static void show(const ARB_CONTENT *c, const json_t *seats, json_t *doc)
{
    const struct campaign *campaign = campaign_of_document(c, doc);
    json_t *words = json_array(),
           *brought = is_complete(doc) ? json_array() : seats_brought(doc, seats);
    show_players(c, doc, words);
    game_campaign_words(c, doc, words);
    show_marks(campaign, doc, words);
    show_history(campaign, doc, words);
    campaign_describe(c, doc);
    json_object_set_new(doc, "word", json_string(CAMPAIGN_PART));
    json_object_set_new(doc, "number", json_integer(campaign_number(campaign, doc)));
    if (campaign->line)
        json_object_set_new(doc, "of", json_integer(campaign->parts));
    json_object_set_new(doc, "words", words);
    json_object_set_new(doc, "needs", game_campaign_needs(c, doc, brought));
    json_object_set_new(doc, "seats", brought);
}

json_t *campaign_show(const void *content, const json_t *setup, struct arb_error *err)
{
    const json_t *seats = json_object_get(setup, "seats");
    json_t *doc;
    if (!campaign_read_any(content, setup, &doc, err) || !doc)
        return NULL;
    size_t known = json_array_size(json_object_get(doc, "players"));
    if (seats && known && json_array_size(seats) != known) {
        arb_fail(err, "this campaign is played by as many players as it was begun by");
        json_decref(doc);
        return NULL;
    }
    show(content, seats, doc);
    json_t *whole = json_deep_copy(doc);
    json_decref(doc);
    return whole;
}
