/* The invariants of check.c: each notices when its own is broken. A table is put in order, its
 * block damaged in one place, checked and put back. */
#include "cards.h"
#include "lotr.h"
#include "round.h"
#include "table.h"

#include <stdio.h>
#include <stdlib.h>

static arb_game *game;
static arb_table *table;
static struct arb_run *g;

static void give_up(const char *words)
{
    fprintf(stderr, "%s\n", words);
    exit(2);
}

/* The number of this card; the second of its title if `nth` is 2. */
static int named(const char *title, int nth)
{
    for (int card = 1; card <= g->s->cards; card++)
        if (!strcmp(g->c->def[g->s->card[card].def].title, title) && !--nth)
            return card;
    give_up(title);
    return 0;
}
#define CARD(title) (&g->s->card[named(title, 1)])

/* What is broken. */

static void beyond(void)
{
    g->s->zone[ZONE_STAGING].first = (uint16_t)(g->s->cards + 1);
}
static void in_a_circle(void)
{
    int card = g->s->zone[ZONE_STAGING].first;
    g->s->link[card].next = (uint16_t)card;
    g->s->link[card].prev = (uint16_t)card;
}
static void linked_elsewhere(void)
{
    g->s->link[g->s->zone[ZONE_STAGING].first].zone = ZONE_ASIDE;
}
static void linked_backwards(void)
{
    g->s->link[g->s->zone[ZONE_STAGING].last].prev = 0;
}
static void miscounted(void)
{
    g->s->zone[ZONE_STAGING].count++;
}
static void loose_one(void)
{
    g->s->zone[ZONE_STAGING].loose++;
}
static void wrong_last(void)
{
    g->s->zone[ZONE_STAGING].last = g->s->zone[ZONE_STAGING].first;
}
static void too_many_cards(void)
{
    g->s->cards = CARDS;
}
static void nowhere(void)
{
    g->s->zone[ZONE_NONE].count = 1;
}
static void first_nowhere(void)
{
    g->s->zone[ZONE_NONE].first = 1;
}
static void unlisted(void)
{
    g->s->cards++;
    g->s->card[g->s->cards] = (struct card){.def = 1, .owner = SCENARIO, .controller = SCENARIO};
}
static void with_nobody(void)
{
    arb_move(g->s->zone, g->s->link, (uint16_t)named("Faramir", 1), zone_of(2, HAND), ARB_TOP);
}
static void attached_beyond(void)
{
    CARD("Aragorn")->attached = (uint16_t)(g->s->cards + 1);
}
static void attached_in_a_circle(void)
{
    CARD("Steward of Gondor")->next_attached = (uint16_t)named("Steward of Gondor", 1);
}
static void attached_to_another(void)
{
    CARD("Steward of Gondor")->host = (uint16_t)named("Gimli", 1);
}
static void attached_but_not_there(void)
{
    arb_move(g->s->zone, g->s->link, (uint16_t)named("Steward of Gondor", 1), ZONE_ASIDE, ARB_TOP);
}
static void host_out_of_play(void)
{
    arb_move(g->s->zone, g->s->link, (uint16_t)named("Aragorn", 1), ZONE_ASIDE, ARB_TOP);
}
static void host_beyond(void)
{
    CARD("Faramir")->host = (uint16_t)(g->s->cards + 1);
}
static void unattached(void)
{
    CARD("Aragorn")->attached = 0;
}
static void shadow_of_nothing(void)
{
    arb_move(g->s->zone, g->s->link, (uint16_t)named("Faramir", 1), ZONE_SHADOW, ARB_TOP);
}
static void shadow_of_one_elsewhere(void)
{
    shadow_of_nothing();
    CARD("Faramir")->host = (uint16_t)named("Sneak Attack", 1);
}
static void guard_elsewhere(void)
{
    CARD("Forest Spider")->host = (uint16_t)named("Sneak Attack", 1);
}
static void hangs_in_hand(void)
{
    CARD("Faramir")->host = (uint16_t)named("Aragorn", 1);
}
static void hidden_answers(void)
{
    g->s->react.answer[0][0].hidden++;
}
static void damage_in_hand(void)
{
    CARD("Faramir")->damage = 1;
}
static void progress_in_hand(void)
{
    CARD("Faramir")->progress = 1;
}
static void resources_in_hand(void)
{
    CARD("Faramir")->resources = 1;
}
static void damaged_location(void)
{
    CARD("Old Forest Road")->damage = 1;
}
static void explored_enemy(void)
{
    CARD("Forest Spider")->progress = 1;
}
static void rich_ally(void)
{
    CARD("Gandalf")->resources = 1;
}
static void committed_location(void)
{
    CARD("Old Forest Road")->flags |= COMMITTED;
}
static void counts_as_another(void)
{
    CARD("Old Forest Road")->as = CARD("Old Forest Road")->def;
}
static void no_owner(void)
{
    CARD("Gandalf")->owner = SCENARIO + 1;
}
static void no_controller(void)
{
    CARD("Gandalf")->controller = SCENARIO + 1;
}
static void strange_owner(void)
{
    CARD("Sneak Attack")->owner = 2;
}
static void first_of_none(void)
{
    g->s->first_player = 2;
}
static void many_players(void)
{
    g->s->players = PLAYERS + 1;
}
static void first_is_out(void)
{
    g->s->eliminated = 1;
}
static void all_are_out(void)
{
    g->s->eliminated = 3;
}
static void two_active(void)
{
    arb_move(g->s->zone, g->s->link, (uint16_t)named("Forest Spider", 1), ZONE_ACTIVE, ARB_TOP);
    arb_move(g->s->zone, g->s->link, (uint16_t)named("Old Forest Road", 1), ZONE_ACTIVE, ARB_TOP);
}
static void another_stage(void)
{
    g->s->stage = (uint16_t)named("Faramir", 1);
}
static void two_stages(void)
{
    arb_move(g->s->zone, g->s->link, g->s->zone[ZONE_QUEST_DECK].first, ZONE_STAGE, ARB_BOTTOM);
}
static void attacker_beyond(void)
{
    g->s->attack.enemy = (uint16_t)(g->s->cards + 1);
}
static void defender_beyond(void)
{
    g->s->attack.defender = (uint16_t)(g->s->cards + 1);
}
static void prisoner_beyond(void)
{
    g->s->prisoner = (uint16_t)(g->s->cards + 1);
}
static void idle_defender(void)
{
    g->s->attack.by_enemy = 1;
    g->s->attack.defender = (uint16_t)named("Aragorn", 1);
}
static void high_threat(void)
{
    g->s->threat[1] = THREAT_ELIMINATION;
}
static void dead_hero(void)
{
    CARD("Aragorn")->damage = 5;
}
static void dead_enemy(void)
{
    CARD("Forest Spider")->damage = 4;
}
static void nobody_is_asked(void)
{
    g->s->head.asked = 0;
}

static const struct {
    void (*breaks)(void);
    const char *words;
} list[] = {
    {beyond, "which does not exist"},
    {in_a_circle, "is listed in zone"},
    {linked_elsewhere, "but its link says zone"},
    {linked_backwards, "is listed in zone"},
    {miscounted, "but holds"},
    {loose_one, "but holds"},
    {wrong_last, "but holds"},
    {too_many_cards, "more than a table holds"},
    {nowhere, "the zone that does not exist"},
    {first_nowhere, "the zone that does not exist"},
    {unlisted, "in the zones"},
    {with_nobody, "with player 3, who does not play"},
    {attached_beyond, "is no list"},
    {attached_in_a_circle, "is no list"},
    {attached_to_another, "is listed as hanging on"},
    {attached_but_not_there, "is not attached to a card in play"},
    {host_out_of_play, "is not attached to a card in play"},
    {host_beyond, "which does not exist"},
    {unattached, "1 cards are attached but 0 hang"},
    {shadow_of_nothing, "is the shadow card of no enemy"},
    {shadow_of_one_elsewhere, "is the shadow card of no enemy"},
    {guard_elsewhere, "which is out of play"},
    {hangs_in_hand, "but lies in zone"},
    {hidden_answers, "are counted"},
    {damage_in_hand, "has tokens out of play"},
    {progress_in_hand, "has tokens out of play"},
    {resources_in_hand, "has tokens out of play"},
    {damaged_location, "has damage but is neither"},
    {explored_enemy, "has progress but is neither"},
    {rich_ally, "has resources but is no hero"},
    {committed_location, "is committed but is no character"},
    {counts_as_another, "lies faceup but counts as another card"},
    {no_owner, "has no owner or controller"},
    {no_controller, "has no owner or controller"},
    {strange_owner, "belongs to a player who does not play"},
    {first_of_none, "cannot be the first player"},
    {many_players, "cannot be the first player"},
    {first_is_out, "the first player is eliminated"},
    {all_are_out, "all players are eliminated"},
    {two_active, "2 locations are active"},
    {another_stage, "the current quest card"},
    {two_stages, "the current quest card"},
    {attacker_beyond, "a card that does not exist"},
    {defender_beyond, "a card that does not exist"},
    {prisoner_beyond, "a card that does not exist"},
    {idle_defender, "is the defender but does not defend"},
    {high_threat, "player 2 has threat 50 and still plays"},
    {dead_hero, "has 5 damage and is still in play"},
    {dead_enemy, "has 4 damage and is still in play"},
    {nobody_is_asked, "nobody is asked"},
};

/* A table in order. */

static const char setup[] =
    "{\"scenario\": \"passage-through-mirkwood\", \"first_player\": 0, \"seed\": 1, \"seats\": ["
    "{\"heroes\": [\"Aragorn\", \"Glóin\"], \"deck\": \"core-leadership\"},"
    "{\"heroes\": [\"Gimli\"], \"deck\": \"core-spirit\"}]}";
static const char position[] =
    "{\"staging\": [\"Forest Spider\", \"Old Forest Road\"], \"hand\": [[\"Faramir\"], []],"
    "\"discard\": [[\"Sneak Attack\"], []], \"play\": [[\"Gandalf\"], []],"
    "\"heroes\": [{\"Aragorn\": {\"attached\": [\"Steward of Gondor\"]}}]}";

static void put_in_order(void)
{
    struct arb_error err = {0};
    game = arb_game_load("lotr-card-game", NULL, &err);
    json_t *json = json_loads(setup, 0, NULL);
    if (!game || !json || !(table = arb_table_open(game, json, 0, &err)))
        give_up(err.text);
    json_decref(json);
    g = &table->run;
    struct arb_ask ask;
    while (g->s->phase != PHASE_PLANNING && arb_asks(table, &ask, 1))
        if (!arb_answer(table, ask.id, ask.seat, 0, &err))
            give_up(err.text);
    json = json_loads(position, 0, NULL);
    if (!arb_arrange(table, json, &err) || !arb_check(table, &err))
        give_up(err.text);
    json_decref(json);
    g->s->react.unsettled = 0;
}

int main(void)
{
    static struct lotr good;
    int passed = 0, failed = 0;
    put_in_order();
    good = *g->s;
    for (size_t i = 0; i < sizeof list / sizeof *list; i++) {
        struct arb_error err = {0};
        list[i].breaks();
        bool sound = arb_check(table, &err);
        if (!sound && strstr(err.text, list[i].words)) {
            passed++;
        } else {
            failed++;
            printf("FAILED  %s: %s\n", list[i].words, sound ? "nothing was noticed" : err.text);
        }
        *g->s = good;
    }
    struct arb_error err = {0};
    if (!arb_check(table, &err))
        failed++, printf("FAILED  the table is not as before: %s\n", err.text);
    arb_table_close(table);
    arb_game_free(game);
    printf("%d passed, %d failed\n", passed, failed);
    return failed > 0;
}
