/* campaign_log.c - what a campaign knows of this game: heroes who stay, fall and are
 * replaced, the pool of boons and burdens, notes, scores. */
#include "campaign_play.h"
#include "error.h"
#include "numbers.h"

#include <stdlib.h>

/* ---- The document --------------------------------------------------------------------- */

const struct campaign_field game_campaign_fields[] = {
    {"fallen", CAMPAIGN_TEXTS, 0, 200, NOT_KEPT},
    {"threat_penalty", CAMPAIGN_NUMBER, 0, 99, NOT_KEPT},
    {"pool", CAMPAIGN_RECORDS, 0, EARNINGS, NOT_KEPT},
    {"notes", CAMPAIGN_OBJECT, 0, 0, NOT_KEPT},
    {"scores", CAMPAIGN_NUMBERS, 0, 200, NOT_KEPT},
    {.key = NULL}};
const struct campaign_field game_player_fields[] = {{"heroes", CAMPAIGN_TEXTS, 0, 12, NOT_KEPT},
                                                    {.key = NULL}};

static bool check_earned(const struct lotr_content *c, const json_t *entry, struct arb_error *err)
{
    const char *title = campaign_text(entry, "card");
    const json_t *owner = json_object_get(entry, "owner");
    bool known = false;
    EACH_DEF (c, d)
        known |= c->def[d].pool && !strcmp(c->def[d].title, title);
    if (!known)
        return arb_fail(err,
                        "the pool of the campaign log names \"%s\", which is no boon and no "
                        "burden",
                        *title ? title : "nothing");
    if (owner && (!json_is_integer(owner) || json_integer_value(owner) < 0 ||
                  json_integer_value(owner) >= PLAYERS))
        return arb_fail(err, "\"%s\" in the pool of the campaign log belongs to no seat", title);
    return true;
}

bool game_check_document(const struct lotr_content *c, const json_t *log, struct arb_error *err)
{
    size_t i;
    json_t *value;
    const char *word;
    json_array_foreach (json_object_get(log, "pool"), i, value)
        if (!check_earned(c, value, err))
            return false;
    if (json_object_size(json_object_get(log, "notes")) > NOTES)
        return arb_fail(err, "the campaign log has %d notes; a table has room for %d",
                        (int)json_object_size(json_object_get(log, "notes")), NOTES);
    json_object_foreach (json_object_get(log, "notes"), word, value)
        if (!json_is_string(value))
            return arb_fail(err, "the note \"%s\" of the campaign log is no title", word);
    return true;
}

/* Before version 1 a log had the number of the scenario that comes, one more than there
 * are when all is won, and a history of those that were won. */
bool game_old_document(const struct campaign *campaign, json_t *log, struct arb_error *err)
{
    const json_t *number = json_object_get(log, "scenario");
    json_int_t scenario = json_integer_value(number);
    bool complete = json_is_true(json_object_get(log, "complete")) ||
                    (json_is_integer(number) && scenario == campaign->parts + 1);
    if (complete)
        json_object_set_new(log, "complete", json_true());
    else if (number && (!json_is_integer(number) || scenario < 1 || scenario > campaign->parts))
        return arb_fail(err, "the scenario of the campaign log must be a number from 1 to %d",
                        campaign->parts);
    else if (number)
        json_object_set_new(log, "part", json_string(campaign->part[scenario - 1].id));
    json_t *history = json_object_get(log, "history"), *play;
    size_t i;
    json_array_foreach (history, i, play) {
        json_object_set(play, "part", json_object_get(play, "scenario"));
        json_object_set_new(play, "number", json_integer((json_int_t)i + 1));
        json_object_set_new(play, "result", json_string("won"));
        json_object_set_new(play, "text", won_words(play));
        json_object_del(play, "scenario");
    }
    if (history)
        json_object_set(log, "done", history);
    json_object_del(log, "scenario");
    json_object_del(log, "history");
    return true;
}

const char *campaign_scenario(const struct lotr_content *c, const json_t *log)
{
    return c->scenario[c->chapter[campaign_stands_at(c, log)->record].scenario].id;
}

/* ---- Seats ---------------------------------------------------------------------------- */

void game_seat_brings(const json_t *player, json_t *seat)
{
    json_t *deck = json_object_get(player, "deck"), *heroes = json_object_get(player, "heroes");
    if (json_object_get(seat, "deck") || json_object_get(seat, "cards"))
        return;
    if (deck)
        json_object_set(seat, "deck", deck);
    if (!json_object_get(seat, "heroes") && json_array_size(heroes))
        json_object_set(seat, "heroes", heroes);
}

static bool brings(const struct lotr_content *c, const struct deck_list *deck, const char *hero)
{
    for (int i = 0; i < deck->lines; i++) {
        const struct card_def *d = &c->def[deck->line[i].what];
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
        const struct card_def *d = &c->def[deck->line[i].what];
        if (d->type != HERO)
            continue;
        if (campaign_lists(fallen, d->title))
            deck_problem(deck, "", "%s has fallen in this campaign and must be replaced", d->title);
        fresh += !campaign_lists(before, d->title);
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
        by_choice += !campaign_lists(fallen, title);
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
    EACH_DEF (g->c, d) {
        const struct card_def *def = &g->c->def[d];
        bool taken = def->type != HERO || campaign_lists(fallen, def->title);
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

/* ---- The log after a play ------------------------------------------------------------ */

static json_t *heroes_of(const struct arb_run *g, int player, bool fallen)
{
    json_t *list = json_array();
    EACH_MADE_CARD (g, card) {
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

void game_write_player(struct arb_run *g, int seat, const json_t *brought, json_t *player)
{
    if (g->block->status == ARB_WON)
        json_object_set_new(player, "heroes", heroes_of(g, seat, false));
    json_object_set_new(player, "deck", deck_of(g, brought, seat));
}

bool game_play_counts(const struct arb_run *g)
{
    return g->block->status == ARB_WON;
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

void game_write_down(struct arb_run *g, json_t *log, json_t *entry)
{
    const struct lotr *s = g->s;
    json_t *earned = earned_json(g), *fell = json_array(), *heroes = json_array();
    EACH_PLAYER (g, p) {
        json_t *of_player = heroes_of(g, p, true);
        json_array_extend(fell, of_player);
        json_decref(of_player);
        json_array_append_new(heroes, heroes_of(g, p, false));
    }
    json_int_t penalty = json_integer_value(json_object_get(log, "threat_penalty"));
    json_t *facts = json_pack("{s:i,s:i,s:o,s:I,s:o,s:o}", "score", s->score, "rounds", s->round,
                              "heroes", heroes, "replaced", (json_int_t)s->penalty - penalty,
                              "fallen", fell, "earned", earned);
    json_object_update(entry, facts);
    json_decref(facts);
    json_object_set_new(entry, "text", won_words(entry));
    json_array_extend(json_object_get(log, "fallen"), fell);
    json_object_set_new(log, "threat_penalty", json_integer(s->penalty));
    add_to_pool(json_object_get(log, "pool"), earned);
    for (int i = 0; i < NOTES && s->note[i].word; i++)
        json_object_set_new(json_object_get(log, "notes"), g->c->text[s->note[i].word],
                            json_string(g->c->title[s->note[i].title]));
    json_array_append_new(json_object_get(log, "scores"), json_integer(s->score));
}

/* Only what the last scenario earned goes on. */
json_t *game_next_campaign(struct arb_run *g, const json_t *log)
{
    json_t *next = campaign_begun(campaign_of(g), 0), *earned = earned_json(g);
    (void)log;
    json_object_set_new(next, "pool", earned);
    return next;
}
