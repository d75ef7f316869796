#include "inputs.h"

#include "arbiter_plan.h"

/* A round is over: what it took is noted. */
static void end_round(struct arb_inputs *inputs, int seats)
{
    inputs->rounds++;
    for (int seat = 0; seat < seats; seat++) {
        int n = inputs->now[seat];
        inputs->by_seat[seat] += (uint64_t)n;
        inputs->of[n < ARB_INPUTS_MOST ? n : ARB_INPUTS_MOST - 1]++;
        inputs->now[seat] = 0;
        inputs->gathered[seat] = 0;
    }
}

static int count_of_all(arb_table *table, const struct arb_ask *ask)
{
    int n = 0;
    for (int i = 0; i < ask->count; i++)
        n += arb_is_of_all(table, ask, i);
    return n;
}

/* Who chose one after the other all that there were could have said so at once. */
static void gather(struct arb_inputs *inputs, arb_table *table, const struct arb_ask *ask,
                   int choice, bool input)
{
    uint16_t *gathered = &inputs->gathered[ask->seat];
    bool one = arb_is_of_all(table, ask, choice);
    *gathered = (uint16_t)(one ? *gathered + input : 0);
    if (one && *gathered && count_of_all(table, ask) == 1) {
        inputs->now[ask->seat] -= *gathered - 1;
        *gathered = 0;
    }
}

void arb_inputs_count(struct arb_inputs *inputs, arb_table *table, const struct arb_ask *ask,
                      int choice)
{
    int round = arb_round(table);
    if (round != inputs->round && inputs->round)
        end_round(inputs, arb_seat_count(table));
    inputs->round = round;
    bool input = round && ask->count > 1 && arb_new_player_answers(table, ask) != choice;
    inputs->now[ask->seat] += input;
    gather(inputs, table, ask, choice, input);
}

void arb_inputs_add(struct arb_inputs *sum, const struct arb_inputs *one)
{
    sum->rounds += one->rounds;
    for (int seat = 0; seat < ARB_SEATS; seat++)
        sum->by_seat[seat] += one->by_seat[seat];
    for (int n = 0; n < ARB_INPUTS_MOST; n++)
        sum->of[n] += one->of[n];
}

int arb_inputs_within(const struct arb_inputs *inputs, double part)
{
    uint64_t all = 0, so_far = 0;
    int n = 0;
    for (int i = 0; i < ARB_INPUTS_MOST; i++)
        all += inputs->of[i];
    while (n < ARB_INPUTS_MOST && (double)(so_far += inputs->of[n]) < part * (double)all)
        n++;
    return n;
}
