/* The bar of an objective is full exactly where the objective is offered to be scored: whole games
 * of random answers, at every time a seat is asked what it scores. */
#include "kit_config.h"

#include "table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { GAMES = 20, ANSWERS_MOST = 30000, SEATS_HERE = 3 };

static int failed;
static struct {
    int asked, full, partly, empty;
} seen;

static bool offers(const struct arb_ask *ask, int card)
{
    for (int i = 0; i < ask->count; i++)
        if (ask->options[i].verb == VERB_SCORE && ask->options[i].a == card)
            return true;
    return false;
}

static bool has_scored(const json_t *card, int seat)
{
    size_t i;
    json_t *who;
    json_array_foreach (json_object_get(card, "scored"), i, who)
        if (json_integer_value(who) == seat)
            return true;
    return false;
}

static void look_at(const json_t *card, const struct arb_ask *ask)
{
    const json_t *progress = json_object_get(card, "progress");
    int have = (int)json_integer_value(json_object_get(progress, "have"));
    int need = (int)json_integer_value(json_object_get(progress, "need"));
    bool full = progress && have >= need && !json_is_true(json_object_get(progress, "barred")) &&
                !has_scored(card, ask->seat);
    int id = (int)json_integer_value(json_object_get(card, "id"));
    if (full != offers(ask, id) || have < 0 || have > need) {
        failed++;
        printf("FAILED  %s: %d of %d, and is %soffered\n",
               json_string_value(json_object_get(card, "title")), have, need,
               offers(ask, id) ? "" : "not ");
    }
    seen.full += full;
    seen.partly += have > 0 && have < need;
    seen.empty += progress && !have;
}

/* What the seat is asked about lies in this zone. */
static void look_at_all(arb_table *table, const struct arb_ask *ask, const char *zone_id)
{
    json_t *view = arb_view(table, ask->seat), *zone, *card;
    size_t i, k;
    json_array_foreach (json_object_get(view, "zones"), i, zone)
        if (!strcmp(json_string_value(json_object_get(zone, "id")), zone_id))
            json_array_foreach (json_object_get(zone, "cards"), k, card)
                look_at(card, ask);
    json_decref(view);
    seen.asked++;
}

static uint32_t next_random(uint64_t *state)
{
    *state = *state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(*state >> 33);
}

static void play(const arb_game *game, uint64_t seed)
{
    struct arb_error err = {0};
    struct arb_ask ask;
    json_t *setup = json_pack("{s:I,s:[{},{},{}]}", "seed", (json_int_t)seed, "seats");
    arb_table *table = arb_table_open(game, setup, ARB_FAST, &err);
    uint64_t state = seed;
    int public_of = NOBODY; /* the last who was asked about public ones */
    json_decref(setup);
    if (!table) {
        fprintf(stderr, "%s\n", err.text);
        exit(2);
    }
    for (int i = 0; i < ANSWERS_MOST && arb_asks(table, &ask, 1) > 0; i++) {
        const struct score *L = arb_asking(&table->run, ask.seat, FLOW_score);
        char secrets[24];
        snprintf(secrets, sizeof secrets, "secrets.%d", ask.seat);
        if (L)
            look_at_all(table, &ask, L->what == SCORE_PUBLIC ? "objectives" : secrets);
        /* Who was not asked about public ones could not score one. */
        if (L && L->what == SCORE_SECRET && public_of != ask.seat)
            look_at_all(table, &ask, "objectives");
        if (L)
            public_of = L->what == SCORE_PUBLIC ? ask.seat : NOBODY;
        if (!arb_answer(table, ask.id, ask.seat, (int)(next_random(&state) % ask.count), &err)) {
            fprintf(stderr, "%s\n", err.text);
            exit(2);
        }
    }
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
    for (uint64_t seed = 1; seed <= GAMES; seed++)
        play(game, seed);
    arb_game_free(game);
    bool enough = seen.full > 50 && seen.partly > 100 && seen.empty > 100;
    printf("asked %d times: %d bars full, %d in part, %d empty%s; %d wrong\n", seen.asked,
           seen.full, seen.partly, seen.empty, enough ? "" : ": too few", failed);
    return failed > 0 || !enough;
}
