/* What bots count of a position (value.c), number by number: two players, so that what is
 * counted of each is halved. */
#include "../../src/games/lotr-card-game/judgement.h"
#include "lotr.h"

#include "arbiter_plan.h"

#include <jansson.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static int passed, failed;

static void give_up(const char *words)
{
    fprintf(stderr, "%s\n", words);
    exit(2);
}

/* A table that has come to its first question of planning, arranged so. */
static arb_table *arranged(const arb_game *game, const char *scenario, const char *position)
{
    struct arb_error err = {0};
    json_t *setup = json_pack("{s:s,s:i,s:[{s:[s,s],s:s},{s:[s],s:s}]}", "scenario", scenario,
                              "first_player", 0, "seats", "heroes", "Aragorn", "Glóin", "deck",
                              "core-leadership", "heroes", "Gimli", "deck", "core-spirit");
    arb_table *table = arb_table_open(game, setup, 1, &err);
    json_decref(setup);
    struct arb_ask ask;
    for (int n = 0; table && n < 40 && arb_round(table) < 1 && arb_asks(table, &ask, 1); n++)
        arb_answer(table, ask.id, ask.seat, 0, &err);
    json_t *json = json_loads(position, 0, NULL);
    if (!table || !json || !arb_arrange(table, json, &err))
        give_up(err.text);
    json_decref(json);
    return table;
}

struct expected {
    int feature;
    const char *name;
    double value;
};
#define IS(name, value)                                                                            \
    {                                                                                              \
        F_##name, #name, value                                                                     \
    }

static void expect(const arb_game *game, const char *scenario, const char *position,
                   const struct expected *list, int count)
{
    arb_table *table = arranged(game, scenario, position);
    float x[ARB_FEATURES];
    if (!arb_look(table, 0, x))
        give_up("the game has no features");
    for (int i = 0; i < count; i++) {
        bool near = fabs(x[list[i].feature] - list[i].value) < 0.0005;
        passed += near;
        failed += !near;
        if (!near)
            printf("FAILED  %s, %s: %.4f, not %.4f\n", position, list[i].name,
                   (double)x[list[i].feature], list[i].value);
    }
    arb_table_close(table);
}
#define EXPECT(scenario, position, ...)                                                            \
    do {                                                                                           \
        static const struct expected list[] = {__VA_ARGS__};                                       \
        expect(game, scenario, position, list, (int)(sizeof list / sizeof *list));                 \
    } while (0)

int main(void)
{
    struct arb_error err = {0};
    arb_game *game = arb_game_load("lotr-card-game", NULL, &err);
    if (!game)
        give_up(err.text);
    /* Aragorn 2 3 2 5, Glóin 2 2 1 4, Gimli 2 2 2 5 and Faramir 2 1 2 3: willpower, attack,
     * defense, hit points. A Forest Spider has threat 2, attack 2, defense 1, hit points 4. */
    EXPECT("passage-through-mirkwood",
           "{\"staging\": [\"Forest Spider\", \"Old Forest Road\", \"Enchanted Stream\"],"
           "\"engaged\": [[{\"title\": \"Forest Spider\", \"damage\": 1}], []],"
           "\"active\": [{\"title\": \"Mountains of Mirkwood\", \"progress\": 1}],"
           "\"hand\": [[\"Sneak Attack\", \"Faramir\", \"Gandalf\"], []],"
           "\"play\": [[{\"title\": \"Faramir\", \"damage\": 1}], []], \"threat\": [35, 43],"
           "\"heroes\": [{\"Aragorn\": {\"damage\": 3, \"resources\": 2,"
           "\"attached\": [\"Steward of Gondor\"]}, \"Glóin\": {\"resources\": 1}},"
           "{\"Gimli\": {\"damage\": 2, \"resources\": 0}}], \"quest\": {\"progress\": 3}}",
           IS(BASE, 1), IS(THREAT, (3.5 + 4.3) / 2), IS(NEAR_END, 0.3 / 2),
           IS(HALFWAY, (0.2 + 1.0) / 2), IS(OUT, 0), IS(HEROES, 3 / 2.), IS(HERO_WOUNDS, 5 / 2.),
           IS(WEAK_HEROES, 1 / 2.), IS(RESOURCES, 3 / 2.), IS(ALLIES, 1 / 2.),
           IS(ALLY_LIFE, 2 / 2.), IS(WILLPOWER, 8 / 2.), IS(ATTACK, 10 / 2.), IS(DEFENSE, 7 / 2.),
           IS(HAND, 3 / 2.), IS(ATTACHMENTS, 1 / 2.), IS(ENGAGED, 1 / 2.),
           IS(ENGAGED_ATTACK, 2 / 2.), IS(ENGAGED_LIFE, (3 + 1) / 2.), IS(STAGED, 1 / 2.),
           IS(STAGED_LIFE, 4 / 2.), IS(STAGED_ATTACK, 2 / 2.), IS(LOCATIONS, 2 / 2.),
           IS(STAGING_THREAT, (2 + 1 + 2) / 2.), IS(TO_EXPLORE, (3 - 1) / 2.), IS(STAGE_2, 0),
           IS(STAGE_3, 0), IS(PROGRESS, 3 / 8.), IS(LEFT, 0.5), IS(POINTLESS, 0), IS(QUARRY, 0),
           IS(HUNT, 0), IS(MARGIN, 4 - 2.5), IS(SHORT, 2 - 1.5), IS(SLOW, 5 / 2. / 1.5),
           IS(ROUND, 0.1));
    /* Little willpower against much threat; the second stage. */
    EXPECT("passage-through-mirkwood",
           "{\"staging\": [\"Hill Troll\", \"Forest Spider\", \"Ungoliant's Spawn\","
           "\"King Spider\"], \"threat\": [40, 33],"
           "\"quest\": {\"stage\": 2}, \"play\": [[], []]}",
           IS(NEAR_END, 0), IS(HALFWAY, 0.7 / 2), IS(STAGE_2, 1), IS(STAGE_3, 0), IS(MARGIN, 0),
           IS(WILLPOWER, 6 / 2.), IS(SHORT, 2 - (3 - (1 + 2 + 3 + 2) / 2.)), IS(QUARRY, 0),
           IS(POINTLESS, 0));
    /* The stage is won by the fall of Ungoliant's Spawn, which has 9 hit points. */
    EXPECT("passage-through-mirkwood",
           "{\"quest\": \"\\\"Don't Leave the Path!\\\"\", \"engaged\": [[], []],"
           "\"staging\": [\"Forest Spider\", {\"title\": \"Ungoliant's Spawn\", \"damage\": 2}]}",
           IS(STAGE_2, 1), IS(STAGE_3, 1), IS(POINTLESS, 1), IS(PROGRESS, 0), IS(LEFT, 0),
           IS(QUARRY, 1), IS(QUARRY_LIFE, 0.7), IS(HUNT, 0));
    EXPECT("passage-through-mirkwood",
           "{\"quest\": \"\\\"Don't Leave the Path!\\\"\", \"staging\": [\"Forest Spider\"],"
           "\"engaged\": [[\"Forest Spider\"], []]}",
           IS(QUARRY, 0), IS(QUARRY_LIFE, 0), IS(HUNT, 1));
    /* It cannot be won while she is there; she need not be sought. */
    EXPECT("passage-through-mirkwood",
           "{\"quest\": \"Beorn's Path\", \"staging\": [], \"engaged\": [[], [\"Ungoliant's "
           "Spawn\"]]}",
           IS(STAGE_3, 1), IS(POINTLESS, 0), IS(QUARRY, 1), IS(QUARRY_LIFE, 0.9), IS(HUNT, 0));
    EXPECT("passage-through-mirkwood", "{\"quest\": \"Beorn's Path\", \"staging\": []}",
           IS(QUARRY, 0), IS(HUNT, 0));
    arb_game_free(game);
    printf("%d passed, %d failed\n", passed, failed);
    return failed > 0;
}
