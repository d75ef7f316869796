/* Values as text. */
#include "arbiter_text.h"
#include "helper.h"

#include <criterion/criterion.h>

Test(foreign, what_a_function_gives_becomes_text)
{
    arb_game *game = toy_game();
    arb_table *t = toy_open(game, "{\"seed\": 1}", 0);
    char *text = arb_text_of(arb_view(t, 0));
    json_t *view = arb_view(t, 0), *same = json_loads(text, 0, NULL);
    cr_assert(json_equal(view, same), "%s", text);
    json_decref(view), json_decref(same);
    arb_text_free(text);
    cr_assert_null(arb_text_of(arb_explain(t, 0, "no such number")));
    arb_text_free(NULL);
    arb_table_close(t);
    arb_game_free(game);
}

Test(foreign, what_a_function_takes_is_made_from_text)
{
    arb_game *game = toy_game();
    struct arb_error err;
    json_t *setup = arb_value_of("{\"seed\": 1, \"seats\": 3}", &err);
    arb_table *t = arb_table_open(game, setup, 0, &err);
    cr_assert_eq(arb_seat_count(t), 3);
    arb_value_free(setup);
    json_t *position = arb_value_of("{\"coins\": [7]}", &err);
    cr_assert(arb_arrange(t, position, &err));
    cr_assert_eq(toy_of(t)->coins[0], 7);
    arb_value_free(position);
    json_t *word = arb_value_of("\"a deck may be a text\"", &err);
    cr_assert(json_is_string(word));
    arb_value_free(word);
    cr_assert_null(arb_value_of("{\"seed\":\n nonsense}", &err));
    cr_assert(strstr(err.text, "line 2") && err.line == 2, "%s", err.text);
    cr_assert_null(arb_value_of(NULL, &err));
    cr_assert_null(arb_value_of("{", NULL));
    arb_value_free(NULL);
    arb_table_close(t);
    arb_game_free(game);
}
