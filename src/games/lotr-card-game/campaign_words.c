/* campaign_words.c - what the log of a campaign says of this game, for people to read,
 * and who must be replaced before its next scenario. */
#include "campaign_play.h"
#include "numbers.h"

/* ---- Who plays ---------------------------------------------------------------------- */

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

/* ---- What was earned ------------------------------------------------------------------ */

static const struct card_def *earned_card(const struct lotr_content *c, const char *title, int pool)
{
    EACH_DEF (c, i)
        if (c->def[i].pool == pool && !strcmp(c->def[i].title, title))
            return &c->def[i];
    return NULL;
}

/* On whom it is, or whose. */
static json_t *holder(const json_t *log, const json_t *entry)
{
    const json_t *owner = json_object_get(entry, "owner");
    const char *bearer = campaign_text(entry, "bearer");
    if (*bearer)
        return json_sprintf("on %s", bearer);
    return json_is_integer(owner) ? campaign_player_name(log, json_integer_value(owner)) : NULL;
}

static void add_pool(const struct lotr_content *c, const json_t *log, int pool, const char *label,
                     json_t *words)
{
    json_t *items = json_array(), *entry;
    size_t i;
    json_array_foreach (json_object_get(log, "pool"), i, entry) {
        const struct card_def *card = earned_card(c, campaign_text(entry, "card"), pool);
        json_t *note = card ? holder(log, entry) : NULL;
        if (!card)
            continue;
        json_t *item = json_pack("{s:s, s:s}", "title", card->title, "text", card->text);
        if (note)
            json_object_set_new(item, "note", note);
        json_array_append_new(items, item);
    }
    campaign_section(words, label, NULL, items);
}

/* ---- What else it says ------------------------------------------------------------------ */

static void add_rest(const json_t *log, json_t *words)
{
    json_t *note, *items = json_array();
    json_int_t penalty = json_integer_value(json_object_get(log, "threat_penalty"));
    const char *word;
    campaign_section(words, "Fallen heroes", campaign_joined(json_object_get(log, "fallen"), NULL),
                     NULL);
    if (penalty > 0)
        campaign_section(words, "Threat",
                         json_sprintf("Each player begins with %" JSON_INTEGER_FORMAT
                                      " more, for heroes who took the place of others.",
                                      penalty),
                         NULL);
    json_object_foreach (json_object_get(log, "notes"), word, note)
        if (json_is_string(note))
            json_array_append_new(items, json_pack("{s:s, s:O}", "title", word, "text", note));
    campaign_section(words, "Noted", NULL, items);
}

void game_campaign_words(const struct lotr_content *c, const json_t *log, json_t *words)
{
    add_pool(c, log, BOON, "Boons", words);
    add_pool(c, log, BURDEN, "Burdens", words);
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

/* ---- Who has fallen must be replaced ------------------------------------------------------ */

static json_t *heroes_brought(const struct lotr_content *c, const json_t *seats)
{
    json_t *all = json_array(), *seat;
    size_t p;
    json_array_foreach (seats, p, seat) {
        json_t *heroes = json_array();
        struct deck_list deck;
        seat_deck(c, (int)p, seat, &deck);
        for (int i = 0; i < deck.lines; i++)
            if (c->def[deck.line[i].what].type == HERO)
                json_array_append_new(heroes, json_string(c->def[deck.line[i].what].title));
        deck_drop(&deck);
        json_array_append_new(all, heroes);
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
