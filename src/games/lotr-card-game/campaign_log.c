/* campaign_log.c - the log of a campaign: read, held against the setup, written. */
#include "campaign.h"
#include "error.h"

#include <stdlib.h>

/* ---- Small readers -------------------------------------------------------------------- */

static const char *text_at(const json_t *object, const char *key)
{
    return json_string_value(json_object_get(object, key));
}

bool list_has(const json_t *list, const char *text)
{
    size_t i;
    json_t *item;
    json_array_foreach (list, i, item)
        if (json_is_string(item) && !strcmp(json_string_value(item), text))
            return true;
    return false;
}

static const struct campaign *campaign_named(const struct lotr_content *c, const char *id)
{
    for (int i = 0; i < c->campaigns; i++)
        if (id && !strcmp(c->campaign[i].id, id))
            return &c->campaign[i];
    return NULL;
}

static bool no_campaign(const struct lotr_content *c, const char *id, struct arb_error *err)
{
    char known[256] = "";
    struct arb_text out = {known, known + sizeof known};
    for (int i = 0; i < c->campaigns; i++)
        arb_say(&out, "%s \"%s\"", i ? "," : ", but", c->campaign[i].id);
    return arb_fail(err, "there is no campaign \"%.60s\"%s", id ? id : "", known);
}

/* ---- Reading a log ---------------------------------------------------------------------- */

static json_t *fresh_log(const struct campaign *campaign, int scenario)
{
    return json_pack("{s:s,s:s,s:i,s:[],s:[],s:i,s:[],s:{},s:[],s:[]}", "game",
                     lotr_card_game_rules.id, "campaign", campaign->id, "scenario", scenario,
                     "players", "fallen", "threat_penalty", 0, "pool", "notes", "scores",
                     "history");
}

static bool check_players(const json_t *players, struct arb_error *err)
{
    size_t i;
    json_t *player;
    if (!json_is_array(players) || json_array_size(players) > PLAYERS)
        return arb_fail(err, "the campaign log has no list of one to four players");
    json_array_foreach (players, i, player) {
        const json_t *heroes = json_object_get(player, "heroes");
        if (!json_is_object(player) || (heroes && !json_is_array(heroes)))
            return arb_fail(err,
                            "player %zu of the campaign log is not {\"name\", \"deck\", "
                            "\"heroes\": [titles]}",
                            i + 1);
    }
    return true;
}

static bool check_pool(const struct lotr_content *c, const json_t *pool, struct arb_error *err)
{
    size_t i;
    json_t *entry;
    if (!json_is_array(pool) || json_array_size(pool) > EARNINGS)
        return arb_fail(err, "the pool of the campaign log is no list of at most %d cards",
                        EARNINGS);
    json_array_foreach (pool, i, entry) {
        const char *title = text_at(entry, "card");
        const json_t *owner = json_object_get(entry, "owner");
        bool known = false;
        for (int d = 1; title && d < c->defs; d++)
            known |= c->def[d].pool && !strcmp(c->def[d].title, title);
        if (!known)
            return arb_fail(err,
                            "the pool of the campaign log names \"%s\", which is no boon and "
                            "no burden",
                            title ? title : "nothing");
        if (owner && (!json_is_integer(owner) || json_integer_value(owner) < 0 ||
                      json_integer_value(owner) >= PLAYERS))
            return arb_fail(err, "\"%s\" in the pool of the campaign log belongs to no seat",
                            title);
    }
    return true;
}

static bool check_lists(const json_t *log, struct arb_error *err)
{
    static const char *const lists[] = {"fallen", "scores", "history"};
    const char *word;
    json_t *title;
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
        if (!json_is_array(json_object_get(log, lists[i])))
            return arb_fail(err, "\"%s\" of the campaign log is no list", lists[i]);
    json_object_foreach (json_object_get(log, "notes"), word, title)
        if (!json_is_string(title))
            return arb_fail(err, "the note \"%s\" of the campaign log is no title", word);
    return true;
}

static bool is_complete(const struct campaign *campaign, const json_t *log)
{
    const json_t *number = json_object_get(log, "scenario");
    return json_is_true(json_object_get(log, "complete")) ||
           (json_is_integer(number) && json_integer_value(number) == campaign->parts + 1);
}

/* A log as somebody kept it. What it leaves out is as in a fresh one. */
static bool read_log(const struct lotr_content *c, const json_t *written, json_t **log,
                     struct arb_error *err)
{
    const struct campaign *campaign = campaign_named(c, text_at(written, "campaign"));
    if (!campaign)
        return no_campaign(c, text_at(written, "campaign"), err);
    const char *game = text_at(written, "game");
    if (game && strcmp(game, lotr_card_game_rules.id))
        return arb_fail(err, "this is the log of a campaign of \"%s\"", game);
    *log = fresh_log(campaign, 1);
    json_object_update(*log, (json_t *)written);
    json_t *notes = json_object_get(*log, "notes");
    if (!json_is_object(notes))
        json_object_set_new(*log, "notes", json_object());
    const json_t *number = json_object_get(*log, "scenario"),
                 *penalty = json_object_get(*log, "threat_penalty");
    json_int_t scenario = json_integer_value(number);
    if (is_complete(campaign, *log)) {
        json_object_set_new(*log, "scenario", json_integer(campaign->parts + 1));
        json_object_set_new(*log, "complete", json_true());
    } else if (!json_is_integer(number) || scenario < 1 || scenario > campaign->parts) {
        return arb_fail(err, "the scenario of the campaign log must be a number from 1 to %d",
                        campaign->parts);
    }
    if (!json_is_integer(penalty) || json_integer_value(penalty) < 0 ||
        json_integer_value(penalty) > 99)
        return arb_fail(err,
                        "the threat penalty of the campaign log must be a number from 0 to 99");
    return check_players(json_object_get(*log, "players"), err) &&
           check_pool(c, json_object_get(*log, "pool"), err) && check_lists(*log, err);
}

/* Where a campaign that begins is to begin: a scenario may be named, for those who
 * want to see what it is like. */
static bool begin_log(const struct campaign *campaign, const struct lotr_content *c,
                      const char *scenario, json_t **log, struct arb_error *err)
{
    int at = 0;
    while (scenario && at < campaign->parts &&
           strcmp(c->scenario[campaign->part[at].scenario].id, scenario))
        at++;
    if (at == campaign->parts)
        return arb_fail(err, "%s has no scenario \"%s\"", campaign->name, scenario);
    *log = fresh_log(campaign, at + 1);
    return true;
}

static bool means_no(const char *words)
{
    return !*words || !strcmp(words, "none") || !strcmp(words, "no") || !strcmp(words, "false");
}

static bool means_yes(const char *words)
{
    return !strcmp(words, "true") || !strcmp(words, "yes");
}

bool campaign_read_any(const struct lotr_content *c, const json_t *setup, json_t **log,
                       struct arb_error *err)
{
    const json_t *wanted = json_object_get(setup, "campaign");
    const char *words = json_string_value(wanted), *scenario = text_at(setup, "scenario");
    *log = NULL;
    if (!wanted || json_is_null(wanted) || json_is_false(wanted) || (words && means_no(words)))
        return true;
    if (!c->campaigns)
        return arb_fail(err, "the packs have no campaign");
    json_t *parsed = words && *words == '{' ? json_loads(words, 0, NULL) : NULL;
    bool good;
    if (json_is_object(wanted) || parsed) {
        good = read_log(c, parsed ? parsed : wanted, log, err);
        bool over = good && json_is_true(json_object_get(*log, "complete"));
        const char *next = good && !over ? campaign_scenario(c, *log) : NULL;
        if (next && scenario && strcmp(scenario, next))
            good = arb_fail(err, "the campaign stands at scenario %d, \"%s\", not at \"%s\"",
                            (int)json_integer_value(json_object_get(*log, "scenario")), next,
                            scenario);
    } else {
        bool first = (json_is_true(wanted) || (words && means_yes(words))) && c->campaigns;
        const struct campaign *campaign = campaign_named(c, first ? c->campaign[0].id : words);
        good = campaign ? begin_log(campaign, c, scenario, log, err) : no_campaign(c, words, err);
    }
    json_decref(parsed);
    if (!good) {
        json_decref(*log);
        *log = NULL;
    }
    return good;
}

bool campaign_read(const struct lotr_content *c, const json_t *setup, json_t **log,
                   struct arb_error *err)
{
    if (!campaign_read_any(c, setup, log, err))
        return false;
    if (!json_is_true(json_object_get(*log, "complete")))
        return true;
    const struct campaign *campaign = campaign_named(c, text_at(*log, "campaign"));
    json_decref(*log);
    *log = NULL;
    return arb_fail(err, "%s is complete; all its %d scenarios have been won", campaign->name,
                    campaign->parts);
}

const char *campaign_scenario(const struct lotr_content *c, const json_t *log)
{
    const struct campaign *campaign = campaign_named(c, text_at(log, "campaign"));
    int at = (int)json_integer_value(json_object_get(log, "scenario")) - 1;
    return c->scenario[campaign->part[at].scenario].id;
}

/* ---- Seats --------------------------------------------------------------------------------- */

json_t *campaign_seat(const json_t *log, const json_t *seat, int player)
{
    const json_t *known = json_array_get(json_object_get(log, "players"), (size_t)player);
    json_t *merged = json_is_object(seat) ? json_copy((json_t *)seat) : json_object();
    json_t *deck = json_object_get(known, "deck"), *heroes = json_object_get(known, "heroes");
    if (!json_object_get(merged, "deck") && !json_object_get(merged, "cards")) {
        if (deck)
            json_object_set(merged, "deck", deck);
        if (!json_object_get(merged, "heroes") && json_array_size(heroes))
            json_object_set(merged, "heroes", heroes);
    }
    if (!json_object_get(merged, "name") && json_object_get(known, "name"))
        json_object_set(merged, "name", json_object_get(known, "name"));
    return merged;
}

static bool brings(const struct lotr_content *c, const struct deck_list *deck, const char *hero)
{
    for (int i = 0; i < deck->lines; i++) {
        const struct card_def *d = &c->def[deck->line[i].def];
        if (d->type == HERO && !strcmp(d->title, hero))
            return true;
    }
    return false;
}

int campaign_replaced(const struct lotr_content *c, const json_t *log, int player,
                      struct deck_list *deck)
{
    const json_t *known = json_array_get(json_object_get(log, "players"), (size_t)player);
    const json_t *before = json_object_get(known, "heroes"),
                 *fallen = json_object_get(log, "fallen");
    int fresh = 0, gone = 0, by_choice = 0;
    for (int i = 0; i < deck->lines; i++) {
        const struct card_def *d = &c->def[deck->line[i].def];
        if (d->type != HERO)
            continue;
        if (list_has(fallen, d->title))
            deck_problem(deck, "", "%s has fallen in this campaign and must be replaced", d->title);
        fresh += !list_has(before, d->title);
    }
    if (!json_array_size(before))
        return 0;
    size_t i;
    json_t *hero;
    json_array_foreach (before, i, hero) {
        const char *title = json_string_value(hero);
        if (!title || brings(c, deck, title))
            continue;
        gone++;
        by_choice += !list_has(fallen, title);
    }
    if (by_choice > 1)
        deck_problem(deck, "",
                     "%d heroes are changed by choice; between two scenarios of a campaign it may "
                     "be one",
                     by_choice);
    else if (fresh < by_choice)
        deck_problem(deck, "", "a hero is left out; in a campaign another must take the place");
    if (fresh > gone)
        deck_problem(deck, "",
                     "there are %d heroes more than before; in a campaign a hero only takes the "
                     "place of another",
                     fresh - gone);
    return fresh;
}

/* A hero of the packs whom nobody brings and who has not fallen, or NULL. */
static const char *free_hero(const struct arb_run *g, const json_t *fallen)
{
    for (int d = 1; d < g->c->defs; d++) {
        const struct card_def *def = &g->c->def[d];
        bool taken = def->type != HERO || list_has(fallen, def->title);
        for (int card = 1; card <= g->s->cards && !taken; card++)
            taken = g->c->def[g->s->card[card].def].title_id == def->title_id;
        if (!taken)
            return def->title;
    }
    return NULL;
}

bool campaign_all_replaced(const struct arb_run *g, const json_t *log, struct arb_error *err)
{
    const char *hero = free_hero(g, json_object_get(log, "fallen"));
    for (int p = 0; p < g->s->players && hero; p++) {
        const json_t *player = json_array_get(json_object_get(log, "players"), (size_t)p);
        int before = (int)json_array_size(json_object_get(player, "heroes"));
        EACH_CARD (g, zone_of(p, PLAY_AREA), card)
            before--;
        if (before > 0)
            return arb_fail(err, "player %d must replace %s in this campaign; %s, for one, is free",
                            p + 1, before == 1 ? "a fallen hero" : "the fallen heroes", hero);
    }
    return true;
}

/* ---- The log after a play ---------------------------------------------------------------------
 */

static json_t *heroes_of(const struct arb_run *g, int player, bool fallen)
{
    json_t *list = json_array();
    for (int card = 1; card <= g->s->cards; card++) {
        const struct card_def *d = &g->c->def[g->s->card[card].def];
        if (d->type == HERO && g->s->card[card].owner == player &&
            (!fallen || area_of(g->s->link[card].zone) == DISCARD_PILE))
            json_array_append_new(list, json_string(d->title));
    }
    return list;
}

/* The deck of a seat as the next setup takes it. */
static json_t *deck_of(const struct arb_run *g, const json_t *seat, int player)
{
    json_t *deck = json_object_get(seat, "deck"), *cards = json_object_get(seat, "cards");
    if (json_is_object(deck) || (json_is_string(deck) && !cards))
        return json_incref(deck);
    if (cards)
        return json_pack("{s:O?,s:O}", "heroes", json_object_get(seat, "heroes"), "cards", cards);
    return json_string(g->c->decks ? g->c->deck[player % g->c->decks].id : "");
}

static json_t *players_json(const struct arb_run *g, const json_t *log, const json_t *setup,
                            bool heroes)
{
    json_t *players = json_array();
    for (int p = 0; p < g->s->players; p++) {
        json_t *seat =
            campaign_seat(log, json_array_get(json_object_get(setup, "seats"), (size_t)p), p);
        const char *name = text_at(seat, "name");
        json_t *player = json_object();
        json_object_set_new(player, "name",
                            name ? json_string(name) : json_sprintf("Player %d", p + 1));
        if (heroes)
            json_object_set_new(player, "heroes", heroes_of(g, p, false));
        if (text_at(seat, "bot"))
            json_object_set_new(player, "bot", json_string(text_at(seat, "bot")));
        json_object_set_new(player, "deck", deck_of(g, seat, p));
        json_array_append_new(players, player);
        json_decref(seat);
    }
    return players;
}

static json_t *earned_json(const struct arb_run *g)
{
    json_t *list = json_array();
    for (int i = 0; i < g->s->earnings; i++) {
        const struct earning *e = &g->s->earning[i];
        json_t *entry = json_pack("{s:s}", "card", g->c->def[e->def].title);
        if (e->owner < PLAYERS)
            json_object_set_new(entry, "owner", json_integer(e->owner));
        if (e->bearer)
            json_object_set_new(entry, "bearer", json_string(g->c->def[e->bearer].title));
        json_array_append_new(list, entry);
    }
    return list;
}

/* A bearer keeps what was attached to them before: it is in the pool already. */
static void add_to_pool(json_t *pool, const json_t *earned)
{
    size_t i, k;
    json_t *entry, *old;
    json_array_foreach (earned, i, entry) {
        bool there = false;
        json_array_foreach (pool, k, old)
            there |= json_object_get(entry, "bearer") && json_equal(entry, old);
        if (!there)
            json_array_append(pool, entry);
    }
}

static void write_down(const struct arb_run *g, const json_t *setup, json_t *log)
{
    const struct lotr *s = g->s;
    const struct campaign *campaign = &g->c->campaign[s->campaign - 1];
    json_t *earned = earned_json(g), *fell = json_array(), *heroes = json_array();
    json_t *players = players_json(g, log, setup, true);
    for (int p = 0; p < s->players; p++) {
        json_t *of_player = heroes_of(g, p, true);
        json_array_extend(fell, of_player);
        json_decref(of_player);
        json_array_append_new(heroes, heroes_of(g, p, false));
    }
    json_int_t penalty = json_integer_value(json_object_get(log, "threat_penalty"));
    json_array_append_new(
        json_object_get(log, "history"),
        json_pack("{s:s,s:i,s:i,s:o,s:I,s:O,s:O}", "scenario", g->c->scenario[s->scenario].id,
                  "score", s->score, "rounds", s->round, "heroes", heroes, "replaced",
                  (json_int_t)s->penalty - penalty, "fallen", fell, "earned", earned));
    json_object_set_new(log, "players", players);
    json_array_extend(json_object_get(log, "fallen"), fell);
    json_object_set_new(log, "threat_penalty", json_integer(s->penalty));
    add_to_pool(json_object_get(log, "pool"), earned);
    for (int i = 0; i < NOTES && s->note[i].word; i++)
        json_object_set_new(json_object_get(log, "notes"), g->c->text[s->note[i].word],
                            json_string(g->c->title[s->note[i].title]));
    json_array_append_new(json_object_get(log, "scores"), json_integer(s->score));
    json_object_set_new(log, "scenario", json_integer(s->part + 2));
    if (s->part + 1 == campaign->parts) {
        json_t *next = fresh_log(campaign, 1);
        json_object_set(next, "pool", earned);
        json_object_set_new(log, "complete", json_true());
        json_object_set_new(log, "next", next);
    }
    json_decref(earned);
    json_decref(fell);
}

void campaign_describe(const struct lotr_content *c, json_t *log)
{
    const struct campaign *campaign = campaign_named(c, text_at(log, "campaign"));
    int at = (int)json_integer_value(json_object_get(log, "scenario")) - 1;
    json_object_set_new(log, "name", json_string(campaign->name));
    if (at < campaign->parts)
        json_object_set_new(log, "stands_at",
                            json_string(c->scenario[campaign->part[at].scenario].name));
    else
        json_object_del(log, "stands_at");
}

json_t *lotr_campaign(struct arb_run *g, const json_t *setup)
{
    struct arb_error err;
    json_t *log, *whole;
    if (!g->s->campaign || !campaign_read(g->c, setup, &log, &err) || !log)
        return NULL;
    whole = json_deep_copy(log);
    json_decref(log);
    if (g->s->head.status == ARB_WON)
        write_down(g, setup, whole);
    else if (!json_array_size(json_object_get(whole, "players")))
        json_object_set_new(whole, "players", players_json(g, whole, setup, false));
    campaign_describe(g->c, whole);
    return whole;
}
