/* campaign_log.c - what a campaign knows of this game: heroes who stay, fall and are
 * replaced, the pool of boons and burdens, notes, scores. */
#include "campaign_play.h"
#include "error.h"
#include "numbers.h"

#include <stdlib.h>

/* The document. */

const struct campaign_field game_campaign_fields[] = {
    {"fallen", CAMPAIGN_TEXTS, 0, 200, NOT_KEPT},
    {"threat_penalty", CAMPAIGN_NUMBER, 0, 99, NOT_KEPT},
    KEEPSAKE_FIELDS,
    {"scores", CAMPAIGN_NUMBERS, 0, 200, NOT_KEPT},
    {.key = NULL}};
const struct campaign_field game_player_fields[] = {{"heroes", CAMPAIGN_TEXTS, 0, 12, NOT_KEPT},
                                                    {.key = NULL}};

bool game_check_document(const struct lotr_content *c, const json_t *log, struct arb_error *err)
{
    return keepsakes_check(c, log, err);
}

/* Before version 1 a log had the number of the scenario that comes. */
bool game_old_document(const struct campaign *campaign, json_t *log, struct arb_error *err)
{
    return campaign_renumbered(campaign, log, won_words, err);
}

const char *campaign_scenario(const struct lotr_content *c, const json_t *log)
{
    return c->scenario[c->chapter[campaign_stands_at(c, log)->record].scenario].id;
}

/* Seats. */

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

json_t *deck_heroes(const struct lotr_content *c, const struct deck_list *deck)
{
    json_t *heroes = json_array();
    for (int i = 0; i < deck->lines; i++)
        if (c->def[deck->line[i].what].type == HERO)
            json_array_append_new(heroes, json_string(c->def[deck->line[i].what].title));
    return heroes;
}

int campaign_replaced(const struct lotr_content *c, const json_t *log, int player,
                      struct deck_list *deck)
{
    const json_t *known = json_array_get(json_object_get(log, "players"), (size_t)player);
    const json_t *before = json_object_get(known, "heroes"),
                 *fallen = json_object_get(log, "fallen");
    json_t *heroes = deck_heroes(c, deck), *hero;
    struct campaign_changes changes = campaign_changes(before, heroes, fallen);
    size_t i;
    json_array_foreach (heroes, i, hero)
        if (campaign_lists(fallen, json_string_value(hero)))
            deck_problem(deck, "", "%s has fallen in this campaign and must be replaced",
                         json_string_value(hero));
    json_decref(heroes);
    if (!json_array_size(before))
        return 0;
    if (changes.by_choice > 1)
        deck_problem(deck, "",
                     "%d heroes are changed by choice; between two scenarios of a campaign it may "
                     "be one",
                     changes.by_choice);
    else if (changes.fresh < changes.by_choice)
        deck_problem(deck, "", "a hero is left out; in a campaign another must take the place");
    if (changes.fresh > changes.left)
        deck_problem(deck, "",
                     "there are %d heroes more than before; in a campaign a hero only takes the "
                     "place of another",
                     changes.fresh - changes.left);
    return changes.fresh;
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

/* The log after a play. */

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

void game_write_down(struct arb_run *g, json_t *log, json_t *entry)
{
    const struct lotr *s = g->s;
    json_t *earned = keepsakes_earned(g), *fell = json_array(), *heroes = json_array();
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
    keepsakes_write(g, earned, log);
    json_array_append_new(json_object_get(log, "scores"), json_integer(s->score));
}

/* Only what the last scenario earned goes on. */
json_t *game_next_campaign(struct arb_run *g, const json_t *log)
{
    json_t *next = campaign_begun(campaign_of(g), 0);
    (void)log;
    json_object_set_new(next, "pool", keepsakes_earned(g));
    return next;
}
