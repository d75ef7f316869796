/* What a forecast of a battle says comes true as often: each battle is played out by the real
 * rules, thousands of times with other dice, nobody playing a card; and plain fleets have the odds
 * that counting gives. Seat 0 moves out of Jord, or out of Mehar Xull, to Atlas, which seat 1
 * holds. */
#include "kit_config.h"

#include "stack.h"
#include "table.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PLAYS = 2000, ANSWERS_MOST = 600, SEATS_HERE = 3 };

static int failed;

static void check(bool ok, const char *battle, const char *what, double is, double wanted)
{
    failed += !ok;
    if (!ok)
        printf("FAILED  %s: %s is %.3f, not %.3f\n", battle, what, is, wanted);
}

/* Battles. */

struct battle_case {
    const char *name, *faction; /* of seat 0 */
    const char *position;       /* JSON, with ' for " */
    int cruisers;               /* on each side and nothing else, so that counting is easy */
    int seat, asked_at;         /* whose forecast it is, and in which flow; 0: all is named */
};

#define FROM_JORD "{'fleet':[9,9],'units':[{'Jord':{'space_dock':1,"
#define TO_ATLAS "}},{'Arc Prime':{'infantry':1,'space_dock':1},'Atlas':{"
#define ALL "}}]}"

static const struct battle_case cases[] = {
    {"one cruiser each", "Sol", FROM_JORD "'cruiser':1" TO_ATLAS "'cruiser':1" ALL, 1, 0, 0},
    {"plain fleets", "Sol", FROM_JORD "'cruiser':3" TO_ATLAS "'cruiser':3" ALL, 3, 0, 0},
    {"mixed fleets", "Sol",
     FROM_JORD "'cruiser':2,'carrier':1,'fighter':3" TO_ATLAS "'destroyer':1,'cruiser':2" ALL, 0, 0,
     0},
    {"sustained damage", "Sol", FROM_JORD "'dreadnought':2" TO_ATLAS "'cruiser':3,'fighter':2" ALL,
     0, 0, 0},
    {"barrage", "Sol", FROM_JORD "'destroyer':3" TO_ATLAS "'carrier':1,'fighter':4" ALL, 0, 0, 0},
    {"a combat value changed by technology", "Sol",
     FROM_JORD "'cruiser':2" TO_ATLAS "'cruiser':3}}],'technologies':[['Cruiser II'],[],[]]}", 0, 0,
     0},
    {"a modified roll", "N'orr",
     "{'fleet':[9,9],'units':[{'Mehar Xull':{'cruiser':2}},{'Atlas':{'cruiser':3" ALL, 0, 0, 0},
    {"space cannon, then ships", "Sol",
     FROM_JORD "'cruiser':3" TO_ATLAS "'cruiser':2,'pds':2,'infantry':1" ALL, 0, 0, 0},
    {"space cannon alone", "Sol", FROM_JORD "'cruiser':2" TO_ATLAS "'pds':2" ALL, 0, 0, 0},
    {"many space cannons", "Sol", FROM_JORD "'cruiser':2" TO_ATLAS "'pds':4" ALL, 0, 0, 0},
    {"bombardment and ground combat", "Sol",
     FROM_JORD "'dreadnought':1,'carrier':1,'infantry':4" TO_ATLAS "'infantry':4" ALL, 0, 0, 0},
    {"ground combat under a shield", "Sol",
     FROM_JORD "'dreadnought':1,'carrier':1,'infantry':4" TO_ATLAS "'infantry':3,'pds':1" ALL, 0, 0,
     0},
    {"a fleet, cannons and a landing", "Sol",
     FROM_JORD "'dreadnought':2,'carrier':1,'infantry':4,'fighter':1" TO_ATLAS
               "'cruiser':2,'fighter':2,'infantry':2,'pds':1" ALL,
     0, 0, 0},
    {"as the defender sees it", "Sol",
     FROM_JORD "'cruiser':3" TO_ATLAS "'cruiser':2,'dreadnought':1" ALL, 0, 1,
     FLOW_announce_retreats},
};

/* At the table. */

static bool next_ask(arb_table *table, struct arb_ask *ask)
{
    return arb_asks(table, ask, 1) > 0;
}

static void answer(arb_table *table, const struct arb_ask *ask, int choice)
{
    struct arb_error err = {0};
    if (!arb_answer(table, ask->id, ask->seat, choice, &err)) {
        fprintf(stderr, "%s\n", err.text);
        exit(2);
    }
}

/* The last option of this verb, which names most of them; -1. */
static int most_of(const struct arb_ask *ask, int verb)
{
    for (int i = ask->count; i-- > 0;)
        if (ask->options[i].verb == verb)
            return i;
    return -1;
}

static int passing(const struct arb_ask *ask)
{
    for (int i = 0; i < ask->count; i++)
        if (ask->options[i].flags & ARB_PASS)
            return i;
    return 0;
}

/* The dearest ships need no order here: all of them come, and take all aboard that they can. */
static int by_verbs(const struct arb_ask *ask, const int *verb)
{
    for (; *verb >= 0; verb++)
        if (most_of(ask, *verb) >= 0)
            return most_of(ask, *verb);
    return passing(ask);
}

/* All as suggested; else of what is named first as many as it takes. */
static int hits(const struct arb_ask *ask)
{
    int all = most_of(ask, ASSIGN_VERB_ALL), choice = 0;
    for (int i = 0; all < 0 && i < ask->count; i++)
        if (ask->options[i].verb == ASSIGN_VERB_PUT && ask->options[i].a == ask->options[0].a)
            choice = i;
    return all >= 0 ? all : choice;
}

static int fighting(const struct arb_ask *ask)
{
    static const int verbs[] = {VERB_FIRE_AT, VERB_FIRE, VERB_BOMBARD, VERB_COMMIT, -1};
    if (most_of(ask, ASSIGN_VERB_PUT) >= 0)
        return hits(ask);
    return by_verbs(ask, verbs);
}

/* The action phase in which seat 0 is first, in this position. */
static arb_table *acting(const arb_game *game, const struct battle_case *c)
{
    struct arb_error err = {0};
    struct arb_ask ask;
    json_t *setup = json_pack("{s:i,s:i,s:[{s:s},{s:s},{s:s}]}", "seed", 7, "speaker", 0, "seats",
                              "faction", c->faction, "faction", "Letnev", "faction", "Hacan");
    arb_table *table = arb_table_open(game, setup, 0, &err);
    char text[600];
    json_decref(setup);
    while (table && next_ask(table, &ask) && !arb_asking(&table->run, 0, FLOW_act))
        answer(table, &ask, passing(&ask));
    snprintf(text, sizeof text, "%s", c->position);
    for (char *at = text; *at; at++)
        *at = (char)(*at == '\'' ? '"' : *at);
    json_t *position = json_loads(text, 0, NULL);
    json_t *plain = json_pack("{s:b,s:[bbb],s:{s:[s,s],s:[s,s]}}", "no_secrets", 1, "agents_spent",
                              1, 1, 1, "without", "0", "Antimass Deflectors", "Neural Motivator",
                              "1", "Antimass Deflectors", "Plasma Scoring");
    if (strcmp(c->faction, "Sol") != 0)
        json_object_del(plain, "without");
    if (!table || !position || !arb_arrange(table, plain, &err) ||
        !arb_arrange(table, position, &err)) {
        fprintf(stderr, "%s: %s\n", c->name, err.text);
        exit(2);
    }
    json_decref(position);
    json_decref(plain);
    return table;
}

static int cell_named(const arb_table *table, const char *planet)
{
    const struct arb_run *g = &table->run;
    for (int n = 1; n <= PLANETS_MOST; n++)
        if (g->s->planet_at[n] && !strcmp(planet_def(g, n)->name, planet))
            return g->s->planet_at[n];
    exit(2);
}

static int option_of(const struct arb_ask *ask, int verb, int a)
{
    for (int i = 0; i < ask->count; i++)
        if (ask->options[i].verb == verb && ask->options[i].a == a)
            return i;
    fprintf(stderr, "it is not offered\n");
    exit(2);
}

/* All that can has been named, or the flow asks that the case is about. */
static void come(arb_table *table, const struct battle_case *c, int cell)
{
    static const int verbs[] = {VERB_MOVE, VERB_LOAD, -1};
    struct arb_ask ask;
    next_ask(table, &ask);
    answer(table, &ask, option_of(&ask, VERB_ACTIVATE, cell));
    while (next_ask(table, &ask)) {
        if (!c->asked_at && arb_asking(&table->run, 0, FLOW_movement) &&
            most_of(&ask, VERB_MOVE) < 0)
            return;
        if (c->asked_at && arb_asking(&table->run, c->seat, c->asked_at))
            return;
        answer(table, &ask, by_verbs(&ask, verbs));
    }
}

/* Played out. */

static int fighting_at(const struct arb_run *g, int place, int seat, bool ships)
{
    int n = 0;
    EACH_STACK_OF (g, place, seat, st)
        n += (ships ? is_ship(st->unit) : is_ground_force(st->unit)) ? st->count : 0;
    return n;
}

struct outcome {
    int won, lost, held, unhurt;
};

/* Ships of the seat that came and that are left, of the other left; -1: not yet. */
struct fleets {
    int came, mine, theirs;
};

static void count(struct outcome *sum, const struct battle_case *c, const struct arb_run *g,
                  struct fleets f, int planet, bool on_ground)
{
    if (on_ground) {
        f.mine = fighting_at(g, PLACE_PLANET + planet, c->seat, false);
        f.theirs = fighting_at(g, PLACE_PLANET + planet, !c->seat, false);
    }
    sum->won += f.mine > 0 && !f.theirs;
    sum->lost += f.theirs > 0 && !f.mine;
    sum->held += controls(g, c->seat, planet);
    sum->unhurt += f.mine == f.came;
}

/* One play from where all is named to where the action produces, or is over. */
static struct fleets play(arb_table *table, const struct battle_case *c, int cell)
{
    const struct arb_run *g = &table->run;
    struct fleets f = {-1, -1, -1};
    struct arb_ask ask;
    bool moved = c->asked_at;
    for (int i = 0; i < ANSWERS_MOST && next_ask(table, &ask); i++) {
        bool fights = arb_stack_count(g->block, FLOW_fight_in_space) ||
                      arb_stack_count(g->block, FLOW_space_cannon_offense);
        if (moved && f.came < 0)
            f.came = fighting_at(g, cell, c->seat, true);
        if (moved && !fights && f.mine < 0) {
            f.mine = fighting_at(g, cell, c->seat, true);
            f.theirs = fighting_at(g, cell, !c->seat, true);
        }
        if (moved && (arb_stack_count(g->block, FLOW_produce) ||
                      !arb_stack_count(g->block, FLOW_tactical_action)))
            break;
        moved |= arb_asking(g, 0, FLOW_movement) != NULL;
        answer(table, &ask, fighting(&ask));
    }
    return f;
}

/* It is decided on the ground where only ground forces hold the system. */
static struct outcome play_out(const arb_table *from, const struct battle_case *c, int cell)
{
    const struct arb_run *g = &from->run;
    struct outcome sum = {0};
    arb_table *table = NULL;
    int planet = tile_def(g, cell)->planet[0];
    bool on_ground =
        !fighting_at(g, cell, 1, true) && fighting_at(g, PLACE_PLANET + planet, 1, false);
    for (int n = 1; n <= PLAYS; n++) {
        table = arb_sample(from, c->seat, (uint64_t)n * 0x9e3779b97f4a7c15u, table);
        struct fleets f = play(table, c, cell);
        count(&sum, c, &table->run, f, planet, on_ground);
    }
    arb_table_close(table);
    return sum;
}

/* Told. */

static double chance_of(const json_t *odds, const char *label)
{
    size_t i;
    json_t *one;
    json_array_foreach (json_object_get(odds, "outcomes"), i, one)
        if (!strcmp(json_string_value(json_object_get(one, "label")), label))
            return json_real_value(json_object_get(one, "p"));
    return 0;
}

/* The chance in the row that speaks of a planet; -1. */
static double chance_of_planet(const json_t *odds)
{
    size_t i;
    json_t *row;
    json_array_foreach (json_object_get(odds, "rows"), i, row)
        if (!strncmp(json_string_value(json_object_get(row, "label")), "Then ", 5))
            return json_real_value(json_object_get(row, "p"));
    return -1;
}

static int tries_of(const json_t *odds)
{
    int tries = 0;
    sscanf(json_string_value(json_array_get(json_object_get(odds, "notes"), 0)),
           "played out %d times", &tries);
    return tries;
}

/* Both are counted: four times as far apart as they usually are is too far. */
static void compare(const struct battle_case *c, const char *what, const json_t *odds, double told,
                    int times)
{
    double p = (double)times / PLAYS, even = p * (1 - p) > 0.002 ? p * (1 - p) : 0.002;
    double off = 4 * sqrt(even / PLAYS + (tries_of(odds) ? even / tries_of(odds) : 0));
    check(fabs(told - p) <= off, c->name, what, told, p);
}

/* By counting: fleets of so many ships each that hit with this chance, one hit a ship. */

static double exactly(int n, int k, double p)
{
    double ways = 1;
    for (int i = 1; i <= k; i++)
        ways = ways * (n - k + i) / i;
    return ways * pow(p, k) * pow(1 - p, n - k);
}

static double wins(int mine, int theirs, double p, bool draw)
{
    double sum = 0, idle = pow(1 - p, mine) * pow(1 - p, theirs);
    if (!mine || !theirs)
        return draw ? !mine && !theirs : mine > 0;
    for (int a = 0; a <= mine; a++)
        for (int b = 0; b <= theirs; b++)
            if (a + b)
                sum += exactly(mine, a, p) * exactly(theirs, b, p) *
                       wins(b > mine ? 0 : mine - b, a > theirs ? 0 : theirs - a, p, draw);
    return sum / (1 - idle);
}

static void compare_counted(const struct battle_case *c, const json_t *odds)
{
    static const double cruiser = 0.4;
    for (int draw = 0; draw < 2; draw++) {
        double p = wins(c->cruisers, c->cruisers, cruiser, draw);
        double told = chance_of(odds, draw ? "nobody wins" : "you win");
        check(fabs(told - p) <= 4 * sqrt(p * (1 - p) / tries_of(odds)), c->name,
              draw ? "a draw, by counting" : "victory, by counting", told, p);
    }
}

static void compare_hits(const struct battle_case *c, const json_t *odds)
{
    double hits = json_real_value(
        json_object_get(json_array_get(json_object_get(odds, "sides"), 0), "value"));
    check(fabs(hits - 0.4 * c->cruisers) < 1e-9, c->name, "hits of a round", hits,
          0.4 * c->cruisers);
}

static void try_case(const arb_game *game, const struct battle_case *c)
{
    arb_table *table = acting(game, c);
    int cell = cell_named(table, "Atlas");
    come(table, c, cell);
    json_t *how = arb_explain(table, c->seat, "battle:odds");
    const json_t *odds = json_object_get(how, "odds");
    if (!odds) {
        failed++;
        printf("FAILED  %s: nothing is told\n", c->name);
        arb_table_close(table);
        return;
    }
    struct outcome sum = play_out(table, c, cell);
    const char *title = json_string_value(json_object_get(odds, "title"));
    if (!strncmp(title, "Under fire", 10)) {
        compare(c, "no loss", odds, chance_of(odds, "no ship is lost"), sum.unhurt);
    } else {
        compare(c, "victory", odds, chance_of(odds, "you win"), sum.won);
        compare(c, "defeat", odds, chance_of(odds, "you lose"), sum.lost);
    }
    if (chance_of_planet(odds) >= 0)
        compare(c, "the planet", odds, chance_of_planet(odds), sum.held);
    if (c->cruisers) {
        compare_counted(c, odds);
        compare_hits(c, odds);
    }
    json_decref(how);
    arb_table_close(table);
}

int main(void)
{
    struct arb_error err = {0};
    arb_game *game = arb_game_load("twilight-imperium", NULL, &err);
    if (!game) {
        fprintf(stderr, "%s\n", err.text);
        return 2;
    }
    size_t count = sizeof cases / sizeof *cases;
    for (size_t i = 0; i < count; i++)
        try_case(game, &cases[i]);
    arb_game_free(game);
    printf("%d battles, %d wrong\n", (int)count, failed);
    return failed > 0;
}
