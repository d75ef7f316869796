/* Bots bargain with somebody who refuses everything: nobody is asked twice in a turn. */
#include "kit_config.h"

#include "../../src/play/bot.h"
#include "table.h"

#include <stdio.h>
#include <stdlib.h>

enum { REFUSES = 0, ASKS = 6000, GAMES = 3, LEAST = 5 };

static int offered, repeated;

/* Turns of the game so far, and in which each seat was last refused. */
struct count {
    int count, active, agenda;
    int refused[SEATS];
};

static void count_turn(struct count *turns, const struct arb_run *g)
{
    if (turns->active != g->s->active || turns->agenda != g->s->agenda.card)
        turns->count++;
    turns->active = g->s->active;
    turns->agenda = g->s->agenda.card;
}

/* The only one who has not passed takes several turns in a row. */
static bool is_alone(const struct arb_run *g)
{
    int in = 0;
    for (int seat = 0; seat < g->block->seats; seat++)
        in += !player(g, seat)->passed;
    return g->s->phase == PHASE_ACTION && in < 2;
}

/* Refuse; -1: it is no offer that is to be answered. */
static int refusal(const struct arb_run *g, const struct arb_ask *ask, struct count *turns)
{
    for (int i = 0; i < ask->count; i++) {
        if (ask->options[i].verb != DEAL_VERB_REFUSE)
            continue;
        int from = KIT_DEAL(g)->seat[0];
        if (!is_alone(g)) {
            offered++;
            repeated += turns->refused[from] == turns->count;
        }
        turns->refused[from] = turns->count;
        return i;
    }
    return -1;
}

static void play(const arb_game *game, int seed)
{
    struct arb_error err = {0};
    struct arb_bot_seat chair[3];
    struct count turns = {.count = 1};
    json_t *setup = json_pack("{s:i,s:[{},{},{}]}", "seed", seed, "seats");
    arb_table *table = arb_table_open(game, setup, 0, &err);
    json_decref(setup);
    for (int seat = 0; seat < 3; seat++)
        arb_bot_sit(&chair[seat], arb_bot_named("steady"), seat, (uint64_t)seed);
    struct arb_ask ask;
    for (int n = 0; table && n < ASKS && arb_asks(table, &ask, 1) > 0; n++) {
        if (ask.seat == ARB_CHANCE)
            break;
        count_turn(&turns, &table->run);
        int choice = ask.seat == REFUSES ? refusal(&table->run, &ask, &turns) : -1;
        if (choice < 0)
            choice = arb_bot_choose(&chair[ask.seat], table, &ask);
        if (!arb_answer(table, ask.id, ask.seat, choice, &err))
            break;
    }
    if (!table || err.text[0]) {
        fprintf(stderr, "%s\n", err.text);
        exit(2);
    }
    arb_table_close(table);
}

int main(void)
{
    struct arb_error err = {0};
    arb_game *game = arb_game_load("twilight-imperium", NULL, &err);
    for (int seed = 1; game && seed <= GAMES; seed++)
        play(game, seed);
    arb_game_free(game);
    bool good = offered >= LEAST && !repeated;
    printf("%d offers refused, %d of them made again in the same turn%s\n", offered, repeated,
           good ? "" : ": none should be");
    return good ? 0 : 1;
}
