/* campaign_words.c - what the log of a campaign says of this game, for people to read,
 * and who must be replaced before its next scenario. */
#include "campaign_play.h"
#include "numbers.h"

/* Who plays. */

static const char *deck_name(const struct lotr_content *c, const json_t *deck)
{
    const char *id = json_string_value(deck);
    for (int i = 0; i < c->decks && id; i++)
        if (!strcmp(c->deck[i].id, id))
            return c->deck[i].name;
    return campaign_text(deck, "name");
}

void game_player_words(const struct lotr_content *c, const json_t *player, json_t *item)
{
    json_t *heroes = campaign_joined(json_object_get(player, "heroes"), NULL);
    const char *deck = deck_name(c, json_object_get(player, "deck"));
    if (heroes)
        json_object_set_new(item, "text", heroes);
    if (*deck)
        json_object_set_new(item, "note", json_string(deck));
}

/* What was earned. */

static bool is_boon(const struct lotr_content *c, int def)
{
    return c->def[def].pool == BOON;
}

static bool is_burden(const struct lotr_content *c, int def)
{
    return c->def[def].pool == BURDEN;
}

/* What else it says. */

static void add_rest(const json_t *log, json_t *words)
{
    json_int_t penalty = json_integer_value(json_object_get(log, "threat_penalty"));
    campaign_section(words, "Fallen heroes", campaign_joined(json_object_get(log, "fallen"), NULL),
                     NULL);
    if (penalty > 0)
        campaign_section(words, "Threat",
                         json_sprintf("Each player begins with %" JSON_INTEGER_FORMAT
                                      " more, for heroes who took the place of others.",
                                      penalty),
                         NULL);
    keepsake_notes_section(log, "Noted", words);
}

void game_campaign_words(const struct lotr_content *c, const json_t *log, json_t *words)
{
    keepsakes_section(c, log, "Boons", is_boon, words);
    keepsakes_section(c, log, "Burdens", is_burden, words);
    add_rest(log, words);
}

json_t *won_words(const json_t *play)
{
    json_int_t rounds = json_integer_value(json_object_get(play, "rounds"));
    json_t *earned = campaign_joined(json_object_get(play, "earned"), "card");
    json_t *fallen = campaign_joined(json_object_get(play, "fallen"), NULL);
    json_t *words = json_sprintf(
        "Won in %" JSON_INTEGER_FORMAT " %s with a score of %" JSON_INTEGER_FORMAT ".%s%s%s%s%s%s",
        rounds, rounds == 1 ? "round" : "rounds",
        json_integer_value(json_object_get(play, "score")), earned ? " Earned: " : "",
        earned ? json_string_value(earned) : "", earned ? "." : "", fallen ? " Fallen: " : "",
        fallen ? json_string_value(fallen) : "", fallen ? "." : "");
    json_decref(earned);
    json_decref(fallen);
    return words;
}

/* Who has fallen must be replaced. */

static json_t *heroes_brought(const struct lotr_content *c, const json_t *seats)
{
    json_t *all = json_array(), *seat;
    size_t p;
    json_array_foreach (seats, p, seat) {
        struct deck_list deck;
        seat_deck(c, (int)p, seat, &deck);
        json_array_append_new(all, deck_heroes(c, &deck));
        deck_drop(&deck);
    }
    return all;
}

json_t *game_campaign_needs(const struct lotr_content *c, const json_t *log, const json_t *seats)
{
    json_t *brought = heroes_brought(c, seats), *all = json_array();
    EACH_DEF (c, d)
        if (c->def[d].type == HERO)
            json_array_append_new(all, json_string(c->def[d].title));
    json_t *needs = campaign_replace(brought, json_object_get(log, "fallen"), all, "heroes",
                                     "has fallen. Who takes the place? Each player then begins "
                                     "with 1 more threat.");
    json_decref(brought);
    json_decref(all);
    return needs;
}
