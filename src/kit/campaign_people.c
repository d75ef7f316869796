/* Who goes on in a campaign: people by name who stay, leave and are replaced. */
#include "kit_config.h"

#include "campaign.h"

#include "error.h"

struct campaign_changes campaign_changes(const json_t *before, const json_t *now,
                                         const json_t *gone)
{
    struct campaign_changes changes = {0};
    size_t i;
    json_t *name;
    json_array_foreach (now, i, name)
        changes.fresh += !campaign_lists(before, json_string_value(name));
    json_array_foreach (before, i, name) {
        const char *who = json_string_value(name);
        if (!who || campaign_lists(now, who))
            continue;
        changes.left++;
        changes.by_choice += !campaign_lists(gone, who);
    }
    return changes;
}

bool campaign_renumbered(const struct campaign *campaign, json_t *doc,
                         json_t *(*words)(const json_t *play), struct arb_error *err)
{
    const json_t *number = json_object_get(doc, CAMPAIGN_PART);
    json_int_t part = json_integer_value(number);
    bool complete = json_is_true(json_object_get(doc, "complete")) ||
                    (json_is_integer(number) && part == campaign->parts + 1);
    if (complete)
        json_object_set_new(doc, "complete", json_true());
    else if (number && (!json_is_integer(number) || part < 1 || part > campaign->parts))
        return arb_fail(err,
                        "the " CAMPAIGN_PART " of the campaign log must be a number from 1 to %d",
                        campaign->parts);
    else if (number)
        json_object_set_new(doc, "part", json_string(campaign->part[part - 1].id));
    json_t *history = json_object_get(doc, "history"), *play;
    size_t i;
    json_array_foreach (history, i, play) {
        json_object_set(play, "part", json_object_get(play, CAMPAIGN_PART));
        json_object_set_new(play, "number", json_integer((json_int_t)i + 1));
        json_object_set_new(play, "result", json_string("won"));
        json_object_set_new(play, "text", words(play));
        json_object_del(play, CAMPAIGN_PART);
    }
    if (history)
        json_object_set(doc, "done", history);
    json_object_del(doc, CAMPAIGN_PART);
    json_object_del(doc, "history");
    return true;
}
