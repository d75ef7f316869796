/* The table as one seat could imagine it (resample.c): the same cards, each where it could be. */
#include "cards.h"
#include "lotr.h"
#include "table.h"

#include <stdio.h>
#include <stdlib.h>

enum { PLAYS = 6, SEEDS = 8, DEFS = 1024, GUARDS_AT = 30 };

static int failed, shadows, moved_shadows, moved_cards, guards, other_guards;

static void check(bool ok, const char *words)
{
    failed += !ok;
    if (!ok)
        printf("FAILED  %s\n", words);
}

static void give_up(const char *words)
{
    fprintf(stderr, "%s\n", words);
    exit(2);
}

/* How many of each card there are, and whose. */
static void count_cards(const struct lotr *s, int count[PLAYERS + 1][DEFS])
{
    memset(count, 0, sizeof(int[PLAYERS + 1][DEFS]));
    for (int card = 1; card <= s->cards; card++)
        if (s->link[card].zone != ZONE_FORMER)
            count[s->card[card].owner < PLAYERS ? s->card[card].owner : PLAYERS]
                 [s->card[card].def]++;
}

/* What the seat knows lies where it lay; what it does not know may be something else. */
static bool known_stay(const struct lotr *a, const struct lotr *b, int seat)
{
    for (int card = 1; card <= a->cards; card++) {
        bool same =
            a->card[card].def == b->card[card].def && a->link[card].zone == b->link[card].zone;
        if ((a->card[card].known_to >> seat & 1) && !same)
            return false;
        moved_cards += !same;
        if (a->link[card].zone == ZONE_SHADOW) {
            shadows++;
            moved_shadows += !same;
        }
    }
    return true;
}

/* Who fights stays who it is by its id, though a facedown one may be another card. */
static bool fighters_stay(const struct lotr *a, const struct lotr *b)
{
    for (int card = 1; card <= a->cards; card++) {
        if (area_of(a->link[card].zone) != ENGAGED_AREA)
            continue;
        if (a->link[card].zone != b->link[card].zone || a->card[card].flags != b->card[card].flags)
            return false;
        guards += a->card[card].as > 0;
        other_guards += a->card[card].as && a->card[card].def != b->card[card].def;
    }
    return true;
}

static void look_at_samples(const arb_table *table, int seat)
{
    static int before[PLAYERS + 1][DEFS], after[PLAYERS + 1][DEFS];
    arb_table *sample = NULL;
    struct arb_error err = {0};
    count_cards(table->run.s, before);
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        sample = arb_sample(table, seat, seed * 0x9e3779b97f4a7c15u, sample);
        count_cards(sample->run.s, after);
        check(!memcmp(before, after, sizeof before), "a sample has other cards than the table");
        check(known_stay(table->run.s, sample->run.s, seat), "what a seat knows is another card");
        check(fighters_stay(table->run.s, sample->run.s), "an enemy is another one");
        check(!arb_stopped(sample), "a sample stops");
        check(arb_check(sample, &err), err.text);
    }
    arb_table_close(sample);
}

/* To where facedown cards of the players fight as enemies. */
static void go_to_guards(arb_table *table)
{
    struct arb_error err = {0};
    json_t *stage = json_pack("{s:i}", "quest", 3);
    if (!arb_arrange(table, stage, &err))
        give_up(err.text);
    json_decref(stage);
}

static void play(const arb_game *game, const char *scenario, uint32_t seed)
{
    struct arb_error err = {0};
    bool guarded = strcmp(scenario, "escape-from-dol-guldur") == 0;
    json_t *setup = json_pack("{s:s,s:i,s:[{s:s},{s:s}]}", "scenario", scenario, "seed", (int)seed,
                              "seats", "deck", "core-lore", "deck", "core-tactics");
    arb_table *table = arb_table_open(game, setup, seed, &err);
    if (!table)
        give_up(err.text);
    json_decref(setup);
    struct arb_ask ask;
    for (int n = 0; n < 400 && arb_asks(table, &ask, 1); n++) {
        if (n == GUARDS_AT && guarded) {
            go_to_guards(table);
            continue;
        }
        seed = seed * 1664525u + 1013904223u;
        if (!arb_answer(table, ask.id, ask.seat, (int)((seed >> 8) % (uint32_t)ask.count), &err))
            give_up(err.text);
        if (n % 10 == 0 || table->run.s->zone[ZONE_SHADOW].count)
            look_at_samples(table, n % 2);
    }
    arb_table_close(table);
}

int main(void)
{
    struct arb_error err = {0};
    arb_game *game = arb_game_load("lotr-card-game", NULL, &err);
    if (!game)
        give_up(err.text);
    for (uint32_t seed = 1; seed <= PLAYS; seed++)
        play(game, seed % 2 ? "passage-through-mirkwood" : "escape-from-dol-guldur", seed);
    check(moved_cards > 1000, "samples are like the table");
    check(shadows > 100 && moved_shadows > shadows / 2, "shadow cards are what they are");
    check(guards > 20 && other_guards > guards / 2, "facedown enemies are what they are");
    arb_game_free(game);
    printf("%d passed, %d failed\n", failed ? 0 : PLAYS, failed);
    return failed > 0;
}
