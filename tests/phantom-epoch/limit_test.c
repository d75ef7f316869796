/* Tables of a fixed size at their limit: the play that would outgrow one stops with words, undo
 * takes back what led to it, and other plays of the same game go on. */
#include "kit_config.h"

#include "table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PLAYS = 40 };

static int failed;

static void check(bool ok, const char *limit, const char *words)
{
    failed += !ok;
    if (!ok)
        printf("FAILED  %s: %s\n", limit, words);
}

static arb_table *open_table(const arb_game *game, unsigned seed)
{
    struct arb_error err = {0};
    json_t *setup = json_pack("{s:i, s:s, s:[{s:[{s:s, s:[s]}, {s:s, s:[s]}]}]}", "seed", seed,
                              "mission", "plain", "seats", "characters", "class", "Warrior", "gear",
                              "Spark Cap", "class", "Ranger", "gear", "Spark Cap");
    arb_table *t = arb_table_open(game, setup, 0, &err);
    json_decref(setup);
    if (!t) {
        fprintf(stderr, "%s\n", err.text);
        exit(2);
    }
    return t;
}

/* Any answer to what is asked first; false: nothing is asked any more. */
static bool step(arb_table *t, uint64_t *state)
{
    struct arb_ask ask;
    struct arb_error err = {0};
    if (arb_asks(t, &ask, 1) <= 0)
        return false;
    *state = arb_mix(*state + 1);
    return arb_answer(t, ask.id, ask.seat, (int)(*state % ask.count), &err);
}

static void fill_attacks(struct epoch *s)
{
    s->attacks = ATTACKS_NESTED;
}
static void fill_dues(struct epoch *s)
{
    s->dues = DUE_MOST;
}

/* A play that stops because this was full before its last answer: any is played on, and a copy is
 * looked at before each answer. NULL: none did. */
static arb_table *play_to_limit(const arb_game *game, void (*fill)(struct epoch *s))
{
    uint64_t state = 5;
    arb_table *full = NULL;
    for (unsigned seed = 1; !full && seed < PLAYS; seed++) {
        arb_table *t = open_table(game, seed);
        do {
            uint64_t same = state;
            arb_table_close(full);
            full = arb_table_copy(t);
            fill(full->run.s);
            step(full, &same);
        } while (arb_status(full) != ARB_STOPPED && step(t, &state));
        if (arb_status(full) != ARB_STOPPED) {
            arb_table_close(full);
            full = NULL;
        }
        arb_table_close(t);
    }
    return full;
}

static void stops_alone(const arb_game *game, const char *words, void (*fill)(struct epoch *s))
{
    struct arb_error err = {0};
    struct arb_ask ask;
    arb_table *other = open_table(game, 1), *t = play_to_limit(game, fill);
    uint64_t state = 7, hash = arb_hash(other);
    check(t, words, "no play came there");
    if (!t)
        return;
    check(!strcmp(arb_stopped(t), words), words, "it is not said");
    check(arb_asks(t, &ask, 1) == 0, words, "something is asked though the play has stopped");
    check(!arb_answer(t, 0, 0, 0, &err) && strstr(err.text, words), words, "an answer is taken");
    check(arb_undo(t, &err) && arb_status(t) == ARB_PLAYING, words, "undo does not lead back");
    check(step(t, &state), words, "it does not go on from there");
    check(arb_hash(other) == hash && step(other, &state), words, "another play has stopped, too");
    arb_table_close(t);
    arb_table_close(other);
}

int main(void)
{
    static const char *const packs[] = {"tests/packs/epoch-lab", NULL};
    struct arb_error err = {0};
    arb_game *game = arb_game_load(KIT_ID, packs, &err);
    if (!game) {
        fprintf(stderr, "%s\n", err.text);
        return 2;
    }
    stops_alone(game, "more attacks inside each other than a table holds", fill_attacks);
    stops_alone(game, "more damage inside damage than a table holds", fill_dues);
    arb_game_free(game);
    printf("%d failed\n", failed);
    return failed > 0;
}
