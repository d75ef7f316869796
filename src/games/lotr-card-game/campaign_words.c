/* campaign_words.c - the log of a campaign for people to read, and what must be
 * decided before its next scenario. The log may come from a stranger: of what is
 * not in its form nothing is said. */
#include "campaign.h"
#include "error.h"

static const char *text_at(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text ? text : "";
}

/* "Aragorn, 2 of Valor"; NULL if there is none. */
static json_t *joined(const json_t *list)
{
    json_t *all = NULL, *item, *count, *counts = json_object();
    const char *word;
    size_t i;
    json_array_foreach (list, i, item) {
        word = json_is_object(item) ? text_at(item, "card") : json_string_value(item);
        if (word && *word)
            json_object_set_new(
                counts, word, json_integer(json_integer_value(json_object_get(counts, word)) + 1));
    }
    json_object_foreach (counts, word, count) {
        int n = (int)json_integer_value(count);
        json_t *one = n > 1 ? json_sprintf("%d of %s", n, word) : json_string(word);
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

static json_t *section(const char *label, json_t *text, json_t *items)
{
    json_t *json = json_pack("{s:s}", "label", label);
    if (text)
        json_object_set_new(json, "text", text);
    if (items)
        json_object_set_new(json, "items", items);
    return json;
}

/* ---- Who plays ---------------------------------------------------------------------- */

static json_t *player_name(const json_t *log, json_int_t seat)
{
    const json_t *player = json_array_get(json_object_get(log, "players"), (size_t)seat);
    const char *name = text_at(player, "name");
    return *name ? json_string(name) : json_sprintf("Player %d", (int)seat + 1);
}

static const char *deck_name(const struct lotr_content *c, const json_t *deck)
{
    const char *id = json_string_value(deck);
    for (int i = 0; i < c->decks && id; i++)
        if (!strcmp(c->deck[i].id, id))
            return c->deck[i].name;
    return text_at(deck, "name");
}

static void add_players(const struct lotr_content *c, const json_t *log, json_t *words)
{
    json_t *items = json_array(), *player;
    size_t i;
    json_array_foreach (json_object_get(log, "players"), i, player) {
        json_t *heroes = joined(json_object_get(player, "heroes"));
        const char *deck = deck_name(c, json_object_get(player, "deck"));
        json_t *item = json_pack("{s:o}", "title", player_name(log, (json_int_t)i));
        if (heroes)
            json_object_set_new(item, "text", heroes);
        if (*deck)
            json_object_set_new(item, "note", json_string(deck));
        json_array_append_new(items, item);
    }
    if (json_array_size(items))
        json_array_append_new(words, section("Players", NULL, items));
    else
        json_decref(items);
}

/* ---- What was earned ------------------------------------------------------------------ */

static const struct card_def *earned_card(const struct lotr_content *c, const char *title, int pool)
{
    for (int i = 1; i < c->defs; i++)
        if (c->def[i].pool == pool && !strcmp(c->def[i].title, title))
            return &c->def[i];
    return NULL;
}

/* On whom it is, or whose. */
static json_t *holder(const json_t *log, const json_t *entry)
{
    const json_t *owner = json_object_get(entry, "owner");
    const char *bearer = text_at(entry, "bearer");
    if (*bearer)
        return json_sprintf("on %s", bearer);
    return json_is_integer(owner) ? player_name(log, json_integer_value(owner)) : NULL;
}

static void add_pool(const struct lotr_content *c, const json_t *log, int pool, const char *label,
                     json_t *words)
{
    json_t *items = json_array(), *entry;
    size_t i;
    json_array_foreach (json_object_get(log, "pool"), i, entry) {
        const struct card_def *card = earned_card(c, text_at(entry, "card"), pool);
        json_t *note = card ? holder(log, entry) : NULL;
        if (!card)
            continue;
        json_t *item = json_pack("{s:s, s:s}", "title", card->title, "text", card->text);
        if (note)
            json_object_set_new(item, "note", note);
        json_array_append_new(items, item);
    }
    if (json_array_size(items))
        json_array_append_new(words, section(label, NULL, items));
    else
        json_decref(items);
}

/* ---- What else it says ------------------------------------------------------------------ */

static void add_rest(const json_t *log, json_t *words)
{
    json_t *fallen = joined(json_object_get(log, "fallen")), *note, *items = json_array();
    json_int_t penalty = json_integer_value(json_object_get(log, "threat_penalty"));
    const char *word;
    if (fallen)
        json_array_append_new(words, section("Fallen heroes", fallen, NULL));
    if (penalty > 0)
        json_array_append_new(
            words, section("Threat",
                           json_sprintf("Each player begins with %" JSON_INTEGER_FORMAT
                                        " more, for heroes who took the place of others.",
                                        penalty),
                           NULL));
    json_object_foreach (json_object_get(log, "notes"), word, note)
        if (json_is_string(note))
            json_array_append_new(items, json_pack("{s:s, s:O}", "title", word, "text", note));
    if (json_array_size(items))
        json_array_append_new(words, section("Noted", NULL, items));
    else
        json_decref(items);
}

static const char *scenario_name(const struct lotr_content *c, const char *id)
{
    for (int i = 0; i < c->scenarios; i++)
        if (!strcmp(c->scenario[i].id, id))
            return c->scenario[i].name;
    return id;
}

/* "Won in 8 rounds with a score of 120. Earned: Valor. Fallen: Glóin." */
static json_t *won_words(const json_t *play)
{
    json_int_t rounds = json_integer_value(json_object_get(play, "rounds"));
    json_t *earned = joined(json_object_get(play, "earned"));
    json_t *fallen = joined(json_object_get(play, "fallen"));
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

static void add_history(const struct lotr_content *c, const json_t *log, json_t *words)
{
    json_t *items = json_array(), *play;
    size_t i;
    json_array_foreach (json_object_get(log, "history"), i, play)
        if (json_is_object(play))
            json_array_append_new(items, json_pack("{s:s, s:o}", "title",
                                                   scenario_name(c, text_at(play, "scenario")),
                                                   "text", won_words(play)));
    if (json_array_size(items))
        json_array_append_new(words, section("What happened", NULL, items));
    else
        json_decref(items);
}

/* ---- Who has fallen must be replaced ------------------------------------------------------ */

/* What each seat brings now: its options, or else what its player had before. */
static json_t *seats_brought(const json_t *log, const json_t *seats)
{
    json_t *all = json_array();
    size_t count = json_array_size(seats ? seats : json_object_get(log, "players"));
    for (size_t p = 0; p < count && p < PLAYERS; p++) {
        json_t *seat = campaign_seat(log, json_array_get(seats, p), (int)p);
        json_object_del(seat, "name");
        json_array_append_new(all, seat);
    }
    return all;
}

static json_t *heroes_brought(const struct lotr_content *c, const json_t *seats)
{
    json_t *all = json_array(), *seat;
    size_t p;
    json_array_foreach (seats, p, seat) {
        json_t *heroes = json_array();
        struct deck_list deck;
        seat_deck(c, (int)p, seat, &deck);
        for (int i = 0; i < deck.lines; i++)
            if (c->def[deck.line[i].def].type == HERO)
                json_array_append_new(heroes, json_string(c->def[deck.line[i].def].title));
        deck_drop(&deck);
        json_array_append_new(all, heroes);
    }
    return all;
}

static bool is_free(const json_t *brought, const json_t *fallen, const char *hero)
{
    size_t p;
    json_t *heroes;
    json_array_foreach (brought, p, heroes)
        if (list_has(heroes, hero))
            return false;
    return !list_has(fallen, hero);
}

/* Each hero nobody has, in the place of number `at` of these. */
static json_t *others(const struct lotr_content *c, const json_t *brought, const json_t *fallen,
                      const json_t *heroes, size_t at)
{
    json_t *choices = json_array();
    for (int d = 1; d < c->defs; d++) {
        const struct card_def *def = &c->def[d];
        if (def->type != HERO || !is_free(brought, fallen, def->title))
            continue;
        json_t *instead = json_copy((json_t *)heroes);
        json_array_set_new(instead, at, json_string(def->title));
        json_array_append_new(choices, json_pack("{s:s, s:{s:o}}", "label", def->title, "options",
                                                 "heroes", instead));
    }
    return choices;
}

static json_t *needs_of(const struct lotr_content *c, const json_t *log, const json_t *seats)
{
    const json_t *fallen = json_object_get(log, "fallen");
    json_t *needs = json_array(), *brought = heroes_brought(c, seats), *heroes, *hero;
    size_t p, i;
    json_array_foreach (brought, p, heroes)
        json_array_foreach (heroes, i, hero) {
            if (!list_has(fallen, json_string_value(hero)))
                continue;
            json_t *text = json_sprintf("%s has fallen. Who takes the place? Each player then "
                                        "begins with 1 more threat.",
                                        json_string_value(hero));
            json_array_append_new(needs,
                                  json_pack("{s:i, s:o, s:o}", "seat", (int)p, "text", text,
                                            "choices", others(c, brought, fallen, heroes, i)));
        }
    json_decref(brought);
    return needs;
}

/* ---- All of it ---------------------------------------------------------------------------- */

static int parts_of(const struct lotr_content *c, const json_t *log)
{
    for (int i = 0; i < c->campaigns; i++)
        if (!strcmp(c->campaign[i].id, text_at(log, "campaign")))
            return c->campaign[i].parts;
    return 0;
}

json_t *lotr_show_campaign(const void *content, const json_t *setup, struct arb_error *err)
{
    const struct lotr_content *c = content;
    const json_t *seats = json_object_get(setup, "seats");
    json_t *log, *words = json_array();
    if (!campaign_read_any(c, setup, &log, err) || !log) {
        json_decref(words);
        return NULL;
    }
    size_t known = json_array_size(json_object_get(log, "players"));
    if (seats && known && json_array_size(seats) != known) {
        arb_fail(err, "this campaign is played by as many players as it was begun by");
        json_decref(words);
        json_decref(log);
        return NULL;
    }
    bool complete = json_is_true(json_object_get(log, "complete"));
    add_players(c, log, words);
    add_pool(c, log, BOON, "Boons", words);
    add_pool(c, log, BURDEN, "Burdens", words);
    add_rest(log, words);
    add_history(c, log, words);
    campaign_describe(c, log);
    json_object_set_new(log, "of", json_integer(parts_of(c, log)));
    json_object_set_new(log, "words", words);
    json_t *brought = complete ? json_array() : seats_brought(log, seats);
    json_object_set_new(log, "needs", needs_of(c, log, brought));
    json_object_set_new(log, "seats", brought);
    json_t *whole = json_deep_copy(log);
    json_decref(log);
    return whole;
}
