/* history.c - a whole game of random answers. At every ask it is loaded from what was saved
 * so far, and some answers are taken back and given again: each position must come again. */
#include "every.h"

#include <stdlib.h>

enum { MOST_ANSWERS = 4000, BACK = 12, REPLAY_EVERY = 64 };

struct past {
    int answers;
    uint64_t hash[MOST_ANSWERS + 1]; /* by the number of answers before it */
    uint8_t seat[MOST_ANSWERS];
    uint16_t choice[MOST_ANSWERS];
};

static bool answer(struct trial *trial, arb_table *table, int seat, int choice)
{
    struct arb_ask asks[ARB_SEATS + 1];
    struct arb_error err = {0};
    int count = arb_asks(table, asks, ARB_SEATS + 1), i = 0;
    while (i < count && asks[i].seat != seat)
        i++;
    if (i == count)
        return wrong(trial, "seat %d is not asked again what it was asked before", seat);
    return arb_answer(table, asks[i].id, seat, choice, &err) ||
           wrong(trial, "an answer is refused the second time: %s", err.text);
}

/* Where the table stands is where it stood after as many answers. */
static bool stands_as_before(struct trial *trial, const struct past *past, arb_table *table,
                             const char *after)
{
    uint32_t length = arb_length(table);
    return length > (uint32_t)past->answers || arb_hash(table) == past->hash[length] ||
           wrong(trial, "after %s answer %u leads to another position", after, (unsigned)length);
}

static bool go_back_and_forth(struct trial *trial, const struct past *past, arb_table *table)
{
    struct arb_error err = {0};
    int back = 1 + (int)draw(trial, BACK);
    int to = past->answers > back ? past->answers - back : 0;
    if (!arb_rewind(table, (uint32_t)to, &err))
        return wrong(trial, "%d answers cannot be taken back: %s", past->answers - to, err.text);
    if (arb_length(table) != (uint32_t)to)
        return wrong(trial, "going back to %d leads to %u", to, (unsigned)arb_length(table));
    for (int i = to; i < past->answers; i++)
        if (!stands_as_before(trial, past, table, "undo") ||
            !answer(trial, table, past->seat[i], past->choice[i]))
            return false;
    return stands_as_before(trial, past, table, "answering again");
}

static bool load(struct trial *trial, const struct past *past, const struct kept *kept)
{
    bool trust = past->answers % REPLAY_EVERY != 0;
    struct arb_error err = {0};
    arb_table *table = arb_load(trial->game, arb_memory(kept->bytes, kept->count),
                                trust ? ARB_TRUST : 0, NULL, &err);
    if (!table)
        return wrong(trial, "a save of %d answers is refused: %s", past->answers, err.text);
    bool good = stands_as_before(trial, past, table, trust ? "loading" : "playing a save again");
    if (arb_length(table) != (uint32_t)past->answers)
        good = wrong(trial, "a save of %d answers comes back with %u", past->answers,
                     (unsigned)arb_length(table));
    good = good && sound(trial, table);
    arb_table_close(table);
    return good;
}

/* One answer more; false at the end, or with words in trial->why. */
static bool play_on(struct trial *trial, struct past *past, arb_table *table)
{
    struct arb_ask asks[ARB_SEATS + 1];
    int count = arb_asks(table, asks, ARB_SEATS + 1);
    if (!count || past->answers == MOST_ANSWERS)
        return false;
    const struct arb_ask *ask = &asks[draw(trial, (uint32_t)count)];
    int choice = any_choice(trial, ask);
    past->seat[past->answers] = ask->seat;
    past->choice[past->answers] = (uint16_t)choice;
    if (!answer(trial, table, ask->seat, choice))
        return false;
    past->hash[++past->answers] = arb_hash(table);
    return true;
}

bool try_history(struct trial *trial)
{
    arb_table *table = any_table(trial, ARB_REFEREE, 1);
    struct past *past = calloc(1, sizeof *past);
    struct kept kept = {0};
    struct arb_error err = {0};
    if (!past)
        abort();
    bool good = table && (keep(table, &kept, &err) || wrong(trial, "not saved: %s", err.text));
    if (good)
        past->hash[0] = arb_hash(table);
    for (; good && play_on(trial, past, table); trial->steps++)
        good = load(trial, past, &kept) && go_back_and_forth(trial, past, table);
    arb_table_close(table);
    kept_free(&kept);
    free(past);
    return !trial->why[0];
}
