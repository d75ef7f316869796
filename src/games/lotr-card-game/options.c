/* options.c - what can be set up: scenario, mode, edition, first player, campaign, deck
 * building, decks. */
#include "lotr.h"

static bool scenario_at(const struct lotr_content *c, int i, struct setup_choice *choice)
{
    return setup_listed(c->scenario, c->scenarios, sizeof *c->scenario, i, choice);
}

static bool deck_at(const struct lotr_content *c, int i, struct setup_choice *choice)
{
    return setup_listed(c->deck, c->decks, sizeof *c->deck, i, choice);
}

const struct setup_option game_setup[] = {
    {.key = "scenario", .label = "Scenario", .names = true, .listed = scenario_at},
    {.key = "mode",
     .label = "Mode",
     .choices =
         SETUP_CHOICES({"standard", "Standard"},
                       {"easy", "Easy: hard encounter cards removed, each hero starts with a "
                                "resource"})},
    {.key = "edition",
     .label = "Edition",
     .choices = SETUP_CHOICES({"2011", "2011 core set"}, {"2022", "2022 revised core set"})},
    {.key = "first_player",
     .label = "First player",
     .choices = SETUP_CHOICES({"random", "Random"},
                              {"vote", "The players vote; a tie is broken at random"}),
     .takes = TAKES_SEAT},
    CAMPAIGN_OPTION,
    {.key = "deckbuilding",
     .label = "Deck building",
     .choices = SETUP_CHOICES({"standard", "By the rules"},
                              {"free", "Free: any number of cards and copies"})},
    {.key = "deck",
     .label = "Deck",
     .per_seat = true,
     .listed = deck_at,
     .takes = TAKES_TEXT | TAKES_OBJECT,
     .own = "deck",
     .parts = SETUP_CHOICES({"heroes", "Heroes"})},
    {0},
};

/* A deck in parts, and who sits there. */
const char *const game_seat_keys[] = {"heroes", "cards", "name", "bot", NULL};
