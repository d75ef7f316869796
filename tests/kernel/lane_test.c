/* Several seats at once, each with a little procedure of its own. */
#include "helper.h"

#include <criterion/criterion.h>

/* A table whose seats are all asked for their first number. */
static arb_table *open_sealed(arb_game *game, int seats, int flags)
{
    char setup[80];
    snprintf(setup, sizeof setup, "{\"seats\": %d, \"seed\": 1, \"sealed\": 1}", seats);
    arb_table *t = toy_open(game, setup, flags);
    struct arb_ask ask;
    struct arb_error err;
    while (arb_asks(t, &ask, 1) && !t->run.block->lanes)
        cr_assert(arb_answer(t, ask.id, ask.seat, ask.count - 1, &err), "%s", err.text);
    return t;
}

static struct arb_ask ask_of(arb_table *t, int seat)
{
    struct arb_ask asks[ARB_SEATS + 1];
    int n = arb_asks(t, asks, ARB_SEATS + 1);
    for (int i = 0; i < n; i++)
        if (asks[i].seat == seat)
            return asks[i];
    return (struct arb_ask){0};
}

static void pick(arb_table *t, int seat, int number)
{
    struct arb_error err;
    struct arb_ask ask = ask_of(t, seat);
    cr_assert(arb_answer(t, ask.id, seat, number, &err), "%s", err.text);
}

Test(lane, each_seat_goes_at_its_own_pace_and_all_go_on_together)
{
    arb_game *game = toy_game();
    arb_table *t = open_sealed(game, 3, 0);
    for (int seat = 0; seat < 3; seat++)
        cr_assert_eq(ask_of(t, seat).count, 4);
    pick(t, 1, 2);
    cr_assert_eq(ask_of(t, 1).count, 3, "its second question");
    cr_assert_eq(ask_of(t, 0).count, 4, "the others are where they were");
    pick(t, 1, 1);
    cr_assert_eq(ask_of(t, 1).count, 0, "it waits");
    pick(t, 0, 3), pick(t, 0, 0);
    pick(t, 2, 0);
    cr_assert_eq(toy_of(t)->chose[1], 0, "nothing happens before all are done");
    pick(t, 2, 0);
    cr_assert_eq(toy_of(t)->chose[0], 30);
    cr_assert_eq(toy_of(t)->chose[1], 21);
    cr_assert_eq(toy_of(t)->chose[2], 0);
    cr_assert_eq(t->run.block->lanes, 0);
    arb_table_close(t);
    arb_game_free(game);
}

Test(lane, the_order_of_answers_does_not_matter)
{
    arb_game *game = toy_game();
    arb_table *a = open_sealed(game, 2, 0), *b = open_sealed(game, 2, 0);
    pick(a, 0, 2), pick(a, 0, 1), pick(a, 1, 3), pick(a, 1, 2);
    pick(b, 1, 3), pick(b, 0, 2), pick(b, 1, 2), pick(b, 0, 1);
    cr_assert_eq(arb_hash(a), arb_hash(b));
    arb_table_close(a);
    arb_table_close(b);
    arb_game_free(game);
}

Test(lane, an_answer_to_what_is_asked_no_more_is_refused)
{
    arb_game *game = toy_game();
    arb_table *t = open_sealed(game, 2, 0);
    struct arb_error err;
    struct arb_ask first = ask_of(t, 0), other = ask_of(t, 1);
    cr_assert_neq(first.id, other.id);
    pick(t, 0, 1);
    uint64_t hash = arb_hash(t);
    cr_assert_not(arb_answer(t, first.id, 0, 0, &err));
    cr_assert(strstr(err.text, "not pending any more"));
    cr_assert_not(arb_answer(t, other.id, 0, 0, &err), "another seat's question");
    cr_assert_eq(arb_hash(t), hash);
    cr_assert(arb_answer(t, other.id, 1, 0, &err), "whose question is the same as before");
    arb_table_close(t);
    arb_game_free(game);
}

Test(lane, a_seat_may_begin_anew_until_the_last_is_done)
{
    arb_game *game = toy_game();
    arb_table *t = open_sealed(game, 2, 0);
    struct arb_error err;
    pick(t, 0, 2), pick(t, 0, 2);
    cr_assert_eq(ask_of(t, 0).count, 0);
    cr_assert(arb_withdraw(t, 0, &err), "%s", err.text);
    cr_assert_eq(ask_of(t, 0).count, 4, "the first question again");
    pick(t, 0, 1), pick(t, 0, 0);
    pick(t, 1, 0), pick(t, 1, 0);
    cr_assert_eq(toy_of(t)->chose[0], 10);
    cr_assert_not(arb_withdraw(t, 0, &err), "too late");
    cr_assert(*err.text);
    arb_table_close(t);
    arb_game_free(game);
}

Test(lane, undo_save_and_load_know_lanes_and_withdrawals)
{
    arb_game *game = toy_game();
    arb_table *t = open_sealed(game, 3, 0);
    struct arb_error err;
    const char *path = temp_path("lanes.save");
    cr_assert(arb_save(t, path, &err), "%s", err.text);
    pick(t, 2, 3), pick(t, 0, 1), pick(t, 2, 1);
    cr_assert(arb_withdraw(t, 2, &err));
    pick(t, 2, 2);
    uint64_t hash = arb_hash(t);
    arb_table *again = arb_load(game, arb_file(path), 0, NULL, &err);
    cr_assert(again, "%s", err.text);
    cr_assert_eq(arb_hash(again), hash);
    pick(again, 1, 0);
    cr_assert(arb_undo(again, &err), "%s", err.text);
    cr_assert_eq(arb_hash(again), hash);
    pick(again, 2, 0), pick(again, 0, 1), pick(again, 1, 1), pick(again, 1, 0);
    cr_assert_eq(toy_of(again)->chose[2], 20);
    cr_assert_eq(toy_of(again)->chose[0], 11);
    arb_table_close(again);
    arb_table_close(t);
    arb_game_free(game);
}

Test(lane, a_sample_holds_nothing_of_what_others_chose)
{
    arb_game *game = toy_game();
    arb_table *a = open_sealed(game, 2, 0), *b = open_sealed(game, 2, 0);
    pick(a, 1, 3), pick(a, 1, 2);
    pick(b, 1, 0), pick(b, 1, 0);
    arb_table *seen_a = arb_sample(a, 0, 5, NULL), *seen_b = arb_sample(b, 0, 5, NULL);
    cr_assert_eq(arb_hash(seen_a), arb_hash(seen_b));
    cr_assert_eq(ask_of(seen_a, 1).count, 4, "in a sample the other has yet to choose");
    arb_table *own = arb_sample(a, 1, 5, NULL);
    cr_assert_eq(ask_of(own, 1).count, 0, "the own choice stays");
    arb_table_close(own);
    arb_table_close(seen_a);
    arb_table_close(seen_b);
    arb_table_close(a);
    arb_table_close(b);
    arb_game_free(game);
}

Test(lane, random_games_with_lanes_end)
{
    arb_game *game = toy_game();
    for (int seats = 1; seats <= 8; seats++) {
        arb_table *t = open_sealed(game, seats, seats % 2 ? ARB_TORTURE : 0);
        uint64_t state = 3;
        play_on(t, &state, 10000);
        cr_assert_eq(arb_status(t), ARB_WON);
        arb_table_close(t);
    }
    arb_game_free(game);
}
