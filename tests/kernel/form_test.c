/* Larger choices: asks that belong together, begun anew or taken back as one. */
#include "helper.h"

#include <criterion/criterion.h>

static arb_table *open_payment(arb_game *game)
{
    return toy_open(game, "{\"seed\": 1, \"seats\": 2, \"pays\": 1}", 0);
}

static struct arb_ask pending(arb_table *t)
{
    struct arb_ask ask = {0};
    arb_asks(t, &ask, 1);
    return ask;
}

Test(form, its_asks_know_that_they_belong_together)
{
    arb_game *game = toy_game();
    arb_table *t = open_payment(game);
    uint32_t form = pending(t).form;
    cr_assert_eq(form, pending(t).id);
    choose(t, TOY_PAY, 2);
    cr_assert_eq(pending(t).form, form);
    cr_assert_neq(pending(t).id, form);
    struct arb_ask ask = pending(t);
    json_t *words = arb_ask_words(t, &ask);
    const json_t *parts = json_object_get(json_object_get(words, "form"), "parts");
    cr_assert_eq(json_array_size(parts), 1);
    cr_assert_str_eq(json_string_value(json_object_get(json_array_get(parts, 0), "text")), "pay 2");
    json_decref(words);
    choose(t, TOY_PAY, 1), choose(t, TOY_PAY, 0);
    cr_assert_eq(toy_of(t)->score[0], 1);
    cr_assert_eq(pending(t).form, 0);
    arb_table_close(t);
    arb_game_free(game);
}

Test(form, it_can_be_begun_anew_until_it_is_confirmed)
{
    arb_game *game = toy_game();
    arb_table *t = open_payment(game);
    struct arb_error err;
    uint64_t before = arb_hash(t);
    cr_assert_not(arb_form_restart(t, &err), "nothing was filled in yet");
    choose(t, TOY_PAY, 1), choose(t, TOY_PAY, 2);
    cr_assert(arb_form_restart(t, &err), "%s", err.text);
    cr_assert_eq(arb_hash(t), before);
    choose(t, TOY_PAY, 2), choose(t, TOY_PAY, 1), choose(t, TOY_PAY, 0);
    cr_assert_not(arb_form_restart(t, &err), "confirmed");
    arb_table_close(t);
    arb_game_free(game);
}

Test(form, undo_takes_back_a_part_of_an_open_form_and_all_of_a_confirmed_one)
{
    arb_game *game = toy_game();
    arb_table *t = open_payment(game);
    struct arb_error err;
    struct arb_taken taken;
    uint64_t before = arb_hash(t);
    choose(t, TOY_PAY, 1);
    uint64_t between = arb_hash(t);
    choose(t, TOY_PAY, 2);
    cr_assert(arb_taken(t, 1, &taken));
    cr_assert_eq(taken.first, 1, "an open form is taken back part by part");
    cr_assert(arb_undo(t, &err));
    cr_assert_eq(arb_hash(t), between, "only the last part");
    choose(t, TOY_PAY, 2), choose(t, TOY_PAY, 0);
    cr_assert_eq(toy_of(t)->score[0], 1);
    cr_assert(arb_taken(t, 2, &taken));
    cr_assert_eq(taken.first, 0, "a confirmed one as a whole");
    cr_assert(arb_undo(t, &err));
    cr_assert_eq(arb_hash(t), before, "the whole form");
    arb_table_close(t);
    arb_game_free(game);
}

static bool told(arb_table *t, const char *key)
{
    struct arb_ask ask = pending(t);
    json_t *words = arb_ask_words(t, &ask), *option;
    size_t i;
    bool found = false;
    json_array_foreach (json_object_get(words, "options"), i, option)
        found |= json_is_true(json_object_get(option, key));
    json_decref(words);
    return found;
}

Test(form, what_suggests_and_what_confirms_is_told)
{
    arb_game *game = toy_game();
    arb_table *t = open_payment(game);
    cr_assert(told(t, "suggested") && !told(t, "confirm"));
    choose(t, TOY_PAY, 2), choose(t, TOY_PAY, 1);
    cr_assert(told(t, "confirm") && !told(t, "suggested"));
    arb_table_close(t);
    arb_game_free(game);
}

Test(form, a_suggestion_answers_all_that_is_left)
{
    arb_game *game = toy_game();
    arb_table *t = open_payment(game);
    struct arb_error err;
    choose(t, TOY_PAY, 1);
    struct arb_ask ask = pending(t);
    int last = ask.count - 1;
    cr_assert(ask.options[last].flags & ARB_SUGGESTED);
    cr_assert(arb_answer(t, ask.id, ask.seat, last, &err));
    cr_assert_eq(toy_of(t)->score[0], 1);
    cr_assert_eq(pending(t).form, 0);
    arb_table_close(t);
    arb_game_free(game);
}

Test(form, a_save_in_the_middle_keeps_what_belongs_together)
{
    arb_game *game = toy_game();
    arb_table *t = open_payment(game);
    struct arb_error err;
    const char *path = temp_path("form.save");
    uint64_t before = arb_hash(t);
    cr_assert(arb_save(t, path, &err));
    choose(t, TOY_PAY, 1), choose(t, TOY_PAY, 2);
    arb_table *again = arb_load(game, arb_file(path), 0, NULL, &err);
    cr_assert(again, "%s", err.text);
    choose(again, TOY_PAY, 0);
    cr_assert(arb_undo(again, &err));
    cr_assert_eq(arb_hash(again), before);
    arb_table_close(again);
    arb_table_close(t);
    arb_game_free(game);
}
