/* describe.c - what can be set up: scenario, mode, edition, first player, campaign,
 * deck building, decks. */
#include "lotr.h"

static json_t *choice(const char *value, const char *label)
{
    return json_pack("{s:s, s:s}", "value", value, "label", label);
}

static json_t *option(const char *key, const char *label, bool per_seat, json_t *choices,
                      const char *fallback)
{
    return json_pack("{s:s, s:s, s:b, s:o, s:s}", "key", key, "label", label, "per_seat", per_seat,
                     "choices", choices, "default", fallback);
}

json_t *lotr_describe(const void *content)
{
    const struct lotr_content *c = content;
    json_t *scenarios = json_array(), *decks = json_array();
    for (int i = 0; i < c->scenarios; i++)
        json_array_append_new(scenarios, choice(c->scenario[i].id, c->scenario[i].name));
    for (int i = 0; i < c->decks; i++)
        json_array_append_new(decks, choice(c->deck[i].id, c->deck[i].name));

    json_t *modes = json_array(), *editions = json_array(), *first = json_array();
    json_array_append_new(modes, choice("standard", "Standard"));
    json_array_append_new(modes, choice("easy", "Easy: hard encounter cards removed, each hero "
                                                "starts with a resource"));
    json_array_append_new(editions, choice("2011", "2011 core set"));
    json_array_append_new(editions, choice("2022", "2022 revised core set"));
    json_array_append_new(first, choice("random", "Random"));
    json_array_append_new(first, choice("vote", "The players vote; a tie is broken at random"));

    json_t *campaigns = json_array();
    json_array_append_new(campaigns, choice("none", "No campaign"));
    for (int i = 0; i < c->campaigns->count; i++)
        json_array_append_new(campaigns,
                              choice(c->campaigns->campaign[i].id, c->campaigns->campaign[i].name));

    json_t *building = json_array();
    json_array_append_new(building, choice("standard", "By the rules"));
    json_array_append_new(building, choice("free", "Free: any number of cards and copies"));

    json_t *options = json_array();
    json_array_append_new(options, option("scenario", "Scenario", false, scenarios,
                                          c->scenarios ? c->scenario[0].id : ""));
    json_array_append_new(options, option("mode", "Mode", false, modes, "standard"));
    json_array_append_new(options, option("edition", "Edition", false, editions, "2011"));
    json_array_append_new(options, option("first_player", "First player", false, first, "random"));
    json_array_append_new(options, option("campaign", "Campaign", false, campaigns, "none"));
    json_array_append_new(options,
                          option("deckbuilding", "Deck building", false, building, "standard"));
    json_t *deck = option("deck", "Deck", true, decks, c->decks ? c->deck[0].id : "");
    json_object_set_new(deck, "own", json_string("deck"));
    json_object_set_new(deck, "parts",
                        json_pack("[{s:s, s:s}]", "key", "heroes", "label", "Heroes"));
    json_array_append_new(options, deck);
    return options;
}
