/* Going back: rewind, undo, arrangements, events and traces along the way. */
#include "helper.h"

#include <criterion/criterion.h>

Test(history, rewind_finds_every_position_again)
{
    arb_game *game = toy_game();
    arb_table *t = toy_open(game, "{\"seed\": 4, \"seats\": 3, \"rounds\": 40}", 0);
    uint64_t state = 1;
    struct arb_error err;
    play_on(t, &state, 100000);
    uint32_t length = arb_length(t);
    cr_assert_gt(length, 300);
    uint64_t *hash = malloc(length * sizeof *hash);
    for (uint32_t i = 0; i < length; i++)
        hash[i] = t->history.entry[i].hash;
    cr_assert_not(arb_rewind(t, length + 1, &err));
    cr_assert(arb_rewind(t, length, &err));
    for (uint32_t i = length; i-- > 1;) {
        arb_table *copy = arb_table_copy(t);
        cr_assert(arb_rewind(copy, i, &err), "%s", err.text);
        cr_assert_eq(arb_length(copy), i);
        cr_assert_eq(arb_hash(copy), hash[i - 1]);
        /* Where chance was asked it is asked again, with its options. */
        struct arb_ask ask;
        cr_assert_geq(arb_asks(copy, &ask, 1), 1);
        cr_assert(ask.options);
        if (ask.seat == ARB_CHANCE) {
            cr_assert(arb_answer(copy, ask.id, ask.seat, arb_chance(copy, &ask), &err));
            cr_assert_eq(copy->history.entry[i].hash, hash[i]);
        }
        arb_table_close(copy);
    }
    cr_assert(arb_rewind(t, 0, &err));
    cr_assert_eq(arb_length(t), 0);
    arb_set_referee(t, false);
    state = 1;
    play_on(t, &state, 100000);
    cr_assert_eq(arb_hash(t), hash[length - 1], "played on, it comes out the same");
    free(hash);
    arb_table_close(t);
    arb_game_free(game);
}

Test(history, going_back_costs_the_same_early_and_late)
{
    arb_game *game = toy_game();
    arb_table *t = toy_open(game, "{\"seed\": 4, \"seats\": 4, \"rounds\": 2000}", 0);
    uint64_t state = 1;
    struct arb_error err;
    play_on(t, &state, 100000);
    cr_assert_gt(arb_length(t), 20000);
    /* At any point a snapshot and at most so many steps: `arbiter bench` has the time. */
    for (uint32_t length = 0; length <= arb_length(t); length++)
        cr_assert_leq(length - arb_history_nearest(&t->history, length)->length,
                      ARB_SNAPSHOT_EVERY);
    while (arb_length(t) > 1000)
        cr_assert(arb_rewind(t, arb_length(t) - 997, &err));
    arb_table_close(t);
    arb_game_free(game);
}

Test(history, undo_takes_back_the_last_answer_by_hand_with_what_followed)
{
    arb_game *game = toy_game();
    arb_table *t = toy_open(game, "{\"seed\": 4, \"seats\": 2, \"rounds\": 40}", 0);
    order(t, 1, "{'stop': 'if_able'}");
    struct arb_error err;
    cr_assert_not(arb_undo(t, &err));
    cr_assert(strstr(err.text, "nothing to undo"));
    uint64_t state = 1;
    uint64_t hash[64];
    for (int i = 0; i < 64; i++) {
        hash[i] = arb_hash(t);
        play_on(t, &state, 1);
    }
    for (int i = 64; i-- > 0;) {
        cr_assert(arb_undo(t, &err), "%s", err.text);
        cr_assert_eq(arb_hash(t), hash[i]);
        struct arb_ask ask;
        cr_assert_geq(arb_asks(t, &ask, 1), 1);
        cr_assert_neq(ask.seat, ARB_CHANCE);
    }
    cr_assert_not(arb_undo(t, &err));
    arb_table_close(t);

    t = toy_open(game, "{}", ARB_FAST);
    cr_assert_not(arb_undo(t, &err));
    cr_assert(strstr(err.text, "ARB_FAST"));
    arb_table_close(t);
    arb_game_free(game);
}

Test(history, undo_after_every_answer_changes_nothing)
{
    arb_game *game = toy_game();
    arb_table *t = toy_open(game, "{\"seed\": 11, \"seats\": 3}", 0);
    arb_table *u = toy_open(game, "{\"seed\": 11, \"seats\": 3}", ARB_TORTURE);
    uint64_t a = 6, b = 6;
    struct arb_error err;
    while (play_on(t, &a, 1)) {
        uint64_t again = b;
        play_on(u, &again, 1);
        cr_assert(arb_undo(u, &err));
        play_on(u, &b, 1);
        cr_assert_eq(arb_hash(t), arb_hash(u));
    }
    json_t *x = arb_events(t, 1, 0), *y = arb_events(u, 1, 0);
    cr_assert(json_equal(x, y), "the same events, none twice");
    json_decref(x), json_decref(y);
    arb_table_close(t), arb_table_close(u);
    arb_game_free(game);
}

Test(history, arrangements_are_steps)
{
    arb_game *game = toy_game();
    arb_table *t = toy_open(game, "{\"seed\": 2, \"seats\": 2}", 0);
    struct arb_error err;
    struct arb_ask before, ask;
    uint64_t state = 1;
    play_on(t, &state, 3);
    arb_asks(t, &before, 1);
    uint32_t length = arb_length(t);
    uint64_t hash = arb_hash(t);

    json_t *bad = json_pack("{s:[i,i], s:i}", "coins", 1, 1, "nonsense", 1);
    cr_assert_not(arb_arrange(t, bad, &err));
    cr_assert(strstr(err.text, "nonsense"));
    cr_assert_eq(arb_hash(t), hash, "never half applied");
    cr_assert_eq(arb_length(t), length);
    json_decref(bad);
    cr_assert_not(arb_arrange(t, NULL, &err));

    json_t *good = json_pack("{s:[i,i], s:[i,i]}", "coins", 9, 8, "hand", 20, 21);
    cr_assert(arb_arrange(t, good, &err), "%s", err.text);
    json_decref(good);
    cr_assert_eq(arb_length(t), length + 1);
    cr_assert_eq(toy_of(t)->coins[0], 9);
    arb_asks(t, &ask, 1);
    cr_assert_neq(ask.id, before.id);
    cr_assert_not(arb_answer(t, before.id, before.seat, 0, &err), "the options were others");

    uint64_t arranged = arb_hash(t);
    play_on(t, &state, 10);
    cr_assert(arb_rewind(t, length + 1, &err), "%s", err.text);
    cr_assert_eq(arb_hash(t), arranged);
    cr_assert(arb_rewind(t, length, &err), "%s", err.text);
    cr_assert_eq(arb_hash(t), hash);
    arb_table_close(t);
    arb_game_free(game);
}

/* Events and traces. */

Test(events, each_seat_reads_what_it_saw)
{
    arb_game *game = toy_game();
    arb_table *t = toy_open(game, "{\"seed\": 2, \"seats\": 2}", ARB_REFEREE);
    choose(t, TOY_SHOW_CARD, 9);
    json_t *own = arb_events(t, 0, 0), *other = arb_events(t, 1, 0);
    cr_assert_eq(json_array_size(own), 2);
    json_t *mine = json_array_get(own, 1), *theirs = json_array_get(other, 1);
    cr_assert_str_eq(json_string_value(json_object_get(mine, "text")), "You draw card 9.");
    cr_assert_str_eq(json_string_value(json_object_get(theirs, "text")), "Seat 0 draws a card.");
    cr_assert_null(json_object_get(theirs, "args"));
    cr_assert_str_eq(json_string_value(json_object_get(mine, "kind")), "drew");
    cr_assert_str_eq(json_string_value(json_object_get(mine, "rule")), "toy.4");
    cr_assert_eq(json_integer_value(json_object_get(mine, "n")), 1);
    cr_assert_eq(json_integer_value(json_object_get(mine, "step")), 1);
    json_decref(own), json_decref(other);
    arb_table_close(t);
    arb_game_free(game);
}

Test(events, old_ones_are_made_again_and_rewind_drops_them)
{
    arb_game *game = toy_game();
    arb_table *t = toy_open(game, "{\"seed\": 2, \"seats\": 4, \"rounds\": 5000}", 0);
    uint64_t state = 3;
    struct arb_error err;
    play_on(t, &state, 3000);
    json_t *early = arb_events(t, 1, 0);
    uint32_t half = arb_length(t);
    play_on(t, &state, 100000);
    cr_assert_gt(t->sink->base, 0, "a long play does not carry all its events");
    json_t *all = arb_events(t, 1, 0);
    cr_assert_gt(json_array_size(all), 10000);
    for (size_t i = 0; i < json_array_size(early); i++)
        cr_assert(json_equal(json_array_get(early, i), json_array_get(all, i)));
    json_t *late = arb_events(t, 1, 9000);
    cr_assert_eq(json_integer_value(json_object_get(json_array_get(late, 0), "n")), 9000);
    json_decref(late);
    json_decref(all);
    cr_assert(arb_rewind(t, half, &err));
    all = arb_events(t, 1, 0);
    cr_assert(json_equal(all, early));
    json_decref(all);
    json_decref(early);
    json_t *none = arb_events(t, 1, 1000000);
    cr_assert_eq(json_array_size(none), 0);
    json_decref(none);
    arb_table_close(t);
    arb_game_free(game);
}

Test(marks, rules_that_ran_are_known)
{
    arb_game *game = toy_game();
    arb_table *t = toy_open(game, "{\"seed\": 2}", 0);
    cr_assert_not(arb_traced(t, "toy.2"));
    arb_trace(t);
    cr_assert_not(arb_traced(t, "toy.2"));
    uint64_t state = 1;
    struct arb_error err;
    play_on(t, &state, 2);
    cr_assert(arb_traced(t, "toy.3"));
    cr_assert(arb_traced(t, "toy.5"));
    cr_assert_not(arb_traced(t, "toy.6"));
    json_decref(arb_refusals(t, 0));
    cr_assert(arb_traced(t, "toy.6"), "a refusal is the rule at work");
    cr_assert_not(arb_traced(t, NULL));
    arb_trace(t);
    cr_assert_not(arb_traced(t, "toy.3"));
    arb_undo(t, &err);
    cr_assert_not(arb_traced(t, "toy.3"), "going back carries nothing out");
    arb_table_close(t);
    arb_game_free(game);
}

Test(marks, many_ids_and_one_buffer_for_all)
{
    struct arb_marks *marks = arb_marks_new();
    char id[16];
    arb_marks_add(marks, NULL);
    for (int i = 0; i < 5000; i++) {
        snprintf(id, sizeof id, "r.%d", i);
        arb_marks_add(marks, id);
        arb_marks_add(marks, id);
    }
    for (int i = 0; i < 5000; i++) {
        snprintf(id, sizeof id, "r.%d", i);
        cr_assert(arb_marks_has(marks, id));
    }
    cr_assert_not(arb_marks_has(marks, "r.5000"));
    arb_marks_clear(marks);
    cr_assert_not(arb_marks_has(marks, "r.1"));
    arb_marks_free(marks);
}
